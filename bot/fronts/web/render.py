"""The page as HTML: the frame, the form, the answer and what can be said next."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from functools import partial
from hashlib import sha256
from html import escape
from importlib import resources
from string import Template
from typing import Final
from urllib.parse import quote, urlencode

from bot.answer import MAX_TEXT, Answer, AssumptionOut, ChoiceOut, TraceStep
from bot.fronts.web.asked import DROP, EDITION, FACT, LANGUAGE, SAY, TEXT, WHAT_IF, Asked
from bot.fronts.web.labels import fact_label
from bot.languages import names
from bot.proposals import PROPOSAL
from bot.wording.catalogue import Words, words
from bot.wording.document import Document, page_html
from rulings.editions import EDITIONS

LANGUAGE_NAMES: Final = names()
"""Each language calls itself, so that everybody finds their own."""
EXAMPLES: Final = ("page-example-1", "page-example-2", "page-example-3")
MAX_SAID: Final = 300
"""Characters of what is said next."""

_FILES: Final = resources.files("bot.fronts.web")
ASSETS: Final = {name: (_FILES / name).read_bytes() for name in ("page.css", "page.js", "icon.svg")}
"""What a page loads, all of it ours."""
VERSIONS: Final = {name: sha256(body).hexdigest()[:12] for name, body in ASSETS.items()}
_FRAME: Final = Template((_FILES / "page.html").read_text(encoding="utf-8"))


def page(asked: Asked, answer: str = "", passed_on: str = "") -> str:
    """The whole page around an answer that is already HTML; without one, examples.

    ``passed_on`` says who else reads what is written.
    """
    say = words(asked.shown_in)
    address = {name: f"/static/{name}?v={version}" for name, version in VERSIONS.items()}
    home = f"/?language={asked.language}" if asked.language else "/"
    title = say("page-title")
    return _FRAME.substitute(
        language=asked.shown_in,
        tagline=escape(say("page-tagline")),
        title=escape(title),
        tab=escape(f"{_short(asked.text)} · {title}" if asked.text else title),
        icon=address["icon.svg"],
        style=address["page.css"],
        script=address["page.js"],
        home=home,
        skip=escape(say("page-skip")),
        language_label=escape(say("page-language")),
        languages=_languages(asked),
        heading=escape(say("page-answer" if answer else "page-tagline")),
        seen="unseen" if answer else "",
        form=_form(asked, say),
        answer=answer or _examples(asked, say),
        not_kept=escape(f"{say('page-not-kept')} {passed_on}".rstrip()),
        api=escape(say("page-api")),
    )


def _short(text: str) -> str:
    line = " ".join(text.split())
    return line if len(line) <= 60 else f"{line[:59]}…"


def _languages(asked: Asked) -> str:
    links = []
    for code, name in LANGUAGE_NAMES.items():
        current = ' aria-current="true"' if code == asked.shown_in else ""
        href = escape(asked.in_language(code).address())
        links.append(
            f'<a href="{href}" lang="{code}" hreflang="{code}" title="{name}"'
            f' aria-label="{name}"{current}>{code.upper()}</a>'
        )
    return "".join(links)


def _form(asked: Asked, say: Words) -> str:
    options = "".join(
        f"<option{' selected' if str(year) == asked.edition else ''}>{year}</option>"
        for year in EDITIONS
    )
    language = _hidden([(LANGUAGE, asked.language)]) if asked.language else ""
    return (
        f'<form class="ask" action="/ask#answer" method="get">{language}'
        f'<label for="{TEXT}">{escape(say("page-text"))}</label>'
        f'<p class="hint" id="hint">{escape(say("page-hint"))}</p>'
        f'<textarea id="{TEXT}" name="{TEXT}" required maxlength="{MAX_TEXT}" rows="3"'
        f' aria-describedby="hint">{escape(asked.text)}</textarea>'
        f'<div class="row"><label>{escape(say("page-edition"))}'
        f' <select name="{EDITION}">{options}</select></label>'
        f'<button class="main">{escape(say("page-submit"))}</button></div></form>'
    )


def _examples(asked: Asked, say: Words) -> str:
    items = "".join(
        f'<li><a href="{escape(_example(asked, say(message)))}">{escape(say(message))}</a></li>'
        for message in EXAMPLES
    )
    return f'<div class="examples"><p>{escape(say("page-examples"))}</p><ul>{items}</ul></div>'


def _example(asked: Asked, text: str) -> str:
    return Asked(asked.shown_in, text, asked.language).address() + "#answer"


def answer_html(asked: Asked, answer: Answer, *, why: bool = False) -> str:
    """The answer: what was added, the question, the ruling, other circumstances, the reasons.

    With ``why`` the reasons are shown at once.
    """
    say = words(answer.language)
    parts = [
        f'<article lang="{answer.language}">',
        _title(answer.document),
        _told(asked, answer, say),
        _question(asked, answer),
        page_html(_body(answer), partial(law_address, asked, answer)),
        _otherwise(asked, answer, say),
        _also(asked, answer),
        _why(asked, answer, say, shown=why),
        _go_on(asked, answer),
        "</article>",
        _again(asked),
    ]
    return "\n".join(filter(None, parts))


def aside_html(asked: Asked, answer: Answer) -> str:
    """What was asked in between, above the case that stays open."""
    body = page_html(_body(answer), partial(law_address, asked, answer))
    return f'<article lang="{answer.language}">{_title(answer.document)}{body}</article>\n'


def _again(asked: Asked) -> str:
    home = escape(replace(asked, text="", edition="", facts=(), supposed=()).address())
    return (
        f'<p class="again"><a href="{home}">{escape(words(asked.shown_in)("page-again"))}</a></p>'
    )


def _title(document: Document) -> str:
    tag = f' <span class="tag">{escape(document.tag)}</span>' if document.tag else ""
    return f"<h2>{escape(document.title)}{tag}</h2>" if document.title else ""


def _body(answer: Answer) -> Document:
    """The document without its title and without the question, which has its own place."""
    asked = answer.question.text if answer.question else None
    blocks = [replace(b, head="") if b.head == asked else b for b in answer.document.blocks]
    if answer.question and answer.question.slot == "kind" and answer.question.choices:
        blocks = []
    return Document(blocks=blocks)


def law_address(asked: Asked, answer: Answer, paragraph: str) -> str:
    """Where a paragraph is looked up, in the language and edition of the answer."""
    query = urlencode({LANGUAGE: asked.language or answer.language, EDITION: answer.edition})
    return f"/law/{quote(paragraph)}?{query}"


def _hidden(pairs: Iterable[tuple[str, str | None]]) -> str:
    return "".join(
        f'<input type="hidden" name="{escape(name)}" value="{escape(value or "")}">'
        for name, value in pairs
    )


def _ask_again(asked: Asked, body: str, css: str) -> str:
    """A form that asks the same again with what its buttons add."""
    return (
        f'<form class="{css}" action="/ask#answer" method="get">'
        f"{_hidden(asked.pairs())}{body}</form>"
    )


def _buttons(asked: Asked, slot: str, choices: Iterable[ChoiceOut]) -> str:
    name = WHAT_IF if asked.supposed else FACT
    buttons = "".join(
        f'<button name="{name}" value="{escape(f"{slot}:{choice.id}")}">'
        f"{escape(choice.label)}</button>"
        for choice in choices
    )
    return f'<div class="buttons">{buttons}</div>'


def _question(asked: Asked, answer: Answer) -> str:
    question = answer.question
    if question is None or not question.choices:
        return ""
    body = (
        f"<fieldset><legend>{escape(question.text)}</legend>"
        f"{_buttons(asked, question.slot, question.choices)}</fieldset>"
    )
    return _ask_again(asked, body, "asked")


def _told(asked: Asked, answer: Answer, say: Words) -> str:
    take_back = escape(say("page-take-back"))
    labels = [
        (slot, fact_label(say, answer.kind, slot, value))
        for slot, value in asked.standing
        if slot != PROPOSAL
    ]
    chips = "".join(
        f'<button name="{DROP}" value="{escape(slot)}" title="{take_back}">{escape(label)}</button>'
        for slot, label in labels
        if label
    )
    if not chips:
        return ""
    return _ask_again(asked, f"<span>{escape(say('page-told'))}</span>{chips}", "told")


def _otherwise(asked: Asked, answer: Answer, say: Words) -> str:
    """Buttons for what was taken as given, should it have been different."""
    if not answer.assumptions:
        return ""
    body = "".join(_alternative(asked, assumption, say) for assumption in answer.assumptions)
    form = _ask_again(asked, body, "otherwise")
    return f"<details><summary>{escape(say('page-otherwise'))}</summary>{form}</details>"


def _alternative(asked: Asked, assumption: AssumptionOut, say: Words) -> str:
    legend = escape(say("page-instead", None, taken=assumption.text))
    return (
        f'<fieldset><legend class="instead">{legend}</legend>'
        f"{_buttons(asked, assumption.slot, assumption.alternatives)}</fieldset>"
    )


def _law_link(asked: Asked, answer: Answer, paragraph: str) -> str:
    href = escape(law_address(asked, answer, paragraph))
    return f'<span class="cite"><a href="{href}">{escape(paragraph)}</a></span>'


def _why(asked: Asked, answer: Answer, say: Words, *, shown: bool) -> str:
    """The facts that the laws asked for, each with its paragraph."""
    if not answer.trace:
        return ""
    rows = "".join(
        f"<dt>{escape(step.question)}</dt><dd>{escape(step.label)}{_origin(step, say)} · "
        f"{_law_link(asked, answer, step.law)}</dd>"
        for step in answer.trace
    )
    summary = escape(say("page-why"))
    state = " open" if shown else ""
    return f"<details{state}><summary>{summary}</summary><dl class='why'>{rows}</dl></details>"


def _also(asked: Asked, answer: Answer) -> str:
    """Links that ask the other irregularities of the text, each by itself."""
    links = (
        f'<p><a href="{escape(Asked(asked.shown_in, also.text, asked.language).address())}#answer">'
        f"{escape(also.label)}</a></p>"
        for also in answer.also
    )
    return "".join(links)


def _go_on(asked: Asked, answer: Answer) -> str:
    """A line to go on in words, where there is a case to go on with."""
    if not asked.text or not (answer.kind or answer.question):
        return ""
    say = words(asked.shown_in)
    body = (
        f'<label for="{SAY}">{escape(say("page-say"))}</label>'
        f'<input type="text" id="{SAY}" name="{SAY}" required maxlength="{MAX_SAID}"'
        f' autocomplete="off" placeholder="{escape(say("page-say-hint"))}">'
        f"<button>{escape(say('page-say-submit'))}</button>"
    )
    return _ask_again(asked, body, "follow")


def _origin(step: TraceStep, say: Words) -> str:
    """Whether somebody said so or it was taken as given."""
    message = f"page-why-{step.origin}"
    return f' <span class="small">({escape(say(message))})</span>' if say.has(message) else ""


def error_html(asked: Asked, text: str) -> str:
    """What went wrong, in the place of an answer."""
    say = words(asked.shown_in)
    return (
        f'<article class="wrong" role="alert"><h2>{escape(say("page-error"))}</h2>'
        f"<p>{escape(text)}</p></article>"
    )
