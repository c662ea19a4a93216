# Sourced by ./director and ./test, which set $root: keeps $root/.venv in step with a lock file.
#
#   ensure_environment LOCK   returns at once when .venv holds what $root/LOCK pins
#
# A complete installation is stamped in .venv with the checksum of its lock. Another checksum: the
# new lock is installed on top. No stamp, or the mark of an installation that was cut short: .venv
# is made anew.

venv=$root/.venv

ensure_environment() {
    lock=$1
    [ -r "$root/$lock" ] || fail "$lock is missing in $root: check the files out again."
    wanted=$(cksum <"$root/$lock")
    environment_is_ready || (prepare_environment </dev/null) || exit
}

environment_is_ready() {
    [ -x "$venv/bin/python" ] && [ ! -e "$venv/.incomplete" ] && [ -r "$venv/.stamp-$lock" ] &&
        read -r stamped <"$venv/.stamp-$lock" && [ "$stamped" = "$wanted" ]
}

# Runs in a subshell: the lock on descriptor 9 ends with it and with whatever it started.
prepare_environment() {
    find_python
    [ -w "$root" ] || fail "$root is not writable for you: start as the owner of these files."
    exec 9>"$root/.venv.lock"
    hold_lock 'fcntl.LOCK_EX | fcntl.LOCK_NB' || {
        say "Another start is preparing the environment: waiting for it ..."
        hold_lock fcntl.LOCK_EX
    }
    environment_is_ready && return
    trap 'say "Interrupted: the next start begins this step again."; exit 130' INT TERM HUP
    if [ -x "$venv/bin/python" ] && [ ! -e "$venv/.incomplete" ] && has_stamp; then
        say "$lock has changed: updating the environment ..."
    else
        make_venv
    fi
    install_lock
}

has_stamp() {
    for stamp in "$venv"/.stamp-*; do
        [ -e "$stamp" ] && return
    done
    return 1
}

# The lock belongs to the open descriptor, so it outlives the python that takes it.
hold_lock() {
    "$python" -c "import fcntl; fcntl.flock(9, $1)" 2>/dev/null
}

find_python() {
    found='' needs=''
    for name in python3 python3.14 python3.13 python3.12 python3.11; do
        command -v "$name" >/dev/null || continue
        # The real file, not a name that an upgrade may point elsewhere: then .venv is made anew.
        python=$("$name" -c 'import os, sys; print(os.path.realpath(sys.executable))' 2>/dev/null) ||
            continue
        version=$("$python" -c 'import sys; print("%d.%d" % sys.version_info[:2])') || continue
        if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
            found=${found:-" ($name is $version)"}
        elif "$python" -c 'import venv, ensurepip' 2>/dev/null; then
            return
        else
            needs=${needs:-$name}
        fi
    done
    [ -z "$needs" ] || fail "$needs has no venv module:" \
        "install it (Debian, Ubuntu: sudo apt install $needs-venv) and start again."
    [ -z "$found" ] || fail "Python 3.11 or newer is needed$found:" \
        "install a newer one (Debian 12 and Ubuntu 24.04 bring it) and start again."
    fail "Python 3.11 or newer is needed and there is no working python3:" \
        "install it (Debian, Ubuntu: sudo apt install python3 python3-venv) and start again."
}

make_venv() {
    say "Making the Python environment in $venv (once, a minute or two) ..."
    rm -rf "$venv" && mkdir "$venv" && : >"$venv/.incomplete" &&
        "$python" -m venv "$venv" >"$venv/install.log" 2>&1 ||
        fail_with_log "the Python environment could not be made"
}

install_lock() {
    : >"$venv/.incomplete"
    total=$(sed -n "/sys_platform == 'win32'/d; s/==.*//p" "$root/$lock" | sort -u | wc -l)
    {
        "$venv/bin/python" -m pip install --disable-pip-version-check --no-input --retries 2 \
            --require-hashes -r "$root/$lock" 2>&1
        echo "pip ended with $?"
    } | tee "$venv/install.log" | show_progress $((total)) || explain_failure
    # The lock for development holds everything that the runtime lock pins.
    if [ "$lock" = requirements-dev.lock ]; then
        cksum <"$root/requirements.lock" >"$venv/.stamp-requirements.lock"
    fi
    echo "$wanted" >"$venv/.stamp-$lock"
    rm "$venv/.incomplete"
    say "The environment is ready."
}

# Shortens what pip says to a line for each package; the status is pip's own.
show_progress() {
    count=0 status=1
    while IFS= read -r line; do
        case $line in
            "Collecting "* | "Processing "* | "Requirement already satisfied: "*)
                count=$((count + 1))
                package=${line#Collecting } package=${package#Processing }
                package=${package#Requirement already satisfied: }
                package=${package%% *} package=${package##*/}
                package=${package%%==*} package=${package%%-[0-9]*}
                progress "  package $count of $1: $package"
                ;;
            "Installing collected packages"*) progress "  installing ..." ;;
            "pip ended with "*) status=${line##* } ;;
        esac
    done
    progress ''
    return "$status"
}

# One line that is written over on a terminal, a line each in a log.
progress() {
    if [ -t 2 ]; then
        printf '\r\033[K%s' "$1" >&2
    elif [ -n "$1" ]; then
        say "$1"
    fi
}

explain_failure() {
    # pip has put back what it had begun; only a new environment has nothing to go back to.
    has_stamp && rm "$venv/.incomplete"
    case $(cat "$venv/install.log") in
        *"No space left on device"*)
            fail "the disk is full: make room (about 600 MB) and start again."
            ;;
        *"DO NOT MATCH THE HASHES"*)
            fail "a downloaded package is not the one that $lock pins: look at the proxy or mirror" \
                "between here and the packages, and start again."
            ;;
        *"NewConnectionError"* | *"name resolution"* | *"Connection refused"* | *"timed out"* | \
            *"ProxyError"* | *"SSLError"*)
            fail "the packages could not be downloaded: check the network connection" \
                "(or the proxy settings) and start again."
            ;;
    esac
    fail_with_log "the packages could not be installed"
}

fail_with_log() {
    tail -n 15 "$venv/install.log" >&2
    fail "$1: the reason stands above and in $venv/install.log; mend it and start again."
}

say() {
    printf '%s\n' "$*" >&2
}

fail() {
    say "${0##*/}: $*"
    exit 1
}
