// Answers arrive in place instead of on a new page. Without this file everything works the same.
"use strict";

const swapped = ["main", "nav", "title"];
let shown = location.pathname + location.search;

async function show(address, push) {
  const url = new URL(address, location.href);
  const main = document.querySelector("main");
  main.setAttribute("aria-busy", "true");
  const response = await fetch(url, { headers: { Accept: "text/html" } });
  const next = new DOMParser().parseFromString(await response.text(), "text/html");
  if (!next.querySelector("#answer")) {
    throw new Error("not a page of ours");
  }
  for (const part of swapped) {
    document.querySelector(part).replaceWith(next.querySelector(part));
  }
  document.documentElement.lang = next.documentElement.lang;
  shown = url.pathname + url.search;
  if (push) {
    history.pushState(null, "", url);
    const answer = document.querySelector("#answer");
    if (answer.childElementCount) {
      answer.focus({ preventScroll: true });
      answer.scrollIntoView();
    } else {
      scrollTo(0, 0);
    }
  }
}

function go(url) {
  show(url, true).catch(() => location.assign(url));
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (form.method !== "get") {
    return;
  }
  event.preventDefault();
  const url = new URL(form.action);
  url.search = new URLSearchParams(new FormData(form, event.submitter));
  event.submitter?.setAttribute("aria-busy", "true");
  go(url);
});

document.addEventListener("keydown", (event) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && event.target.form) {
    event.target.form.requestSubmit();
  }
});

window.addEventListener("popstate", () => {
  if (shown === location.pathname + location.search) {
    return; // a jump within the page
  }
  show(location.href, false).catch(() => location.reload());
});
