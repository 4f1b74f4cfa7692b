#!/bin/sh
# Makes .venv with the locked packages, when it is missing or when they have changed, and installs
# the command `kata` into it, anew when this folder has moved or pyproject.toml has changed.
set -u
cd "$(dirname "$0")/.." || exit 1
python=${PYTHON:-python3}

# An environment that is linked here is that of another checkout, as are its packages and its `kata`.
has_packages() {
    [ -x .venv/bin/python ] && { [ -L .venv ] || cmp -s requirements.txt .venv/requirements.txt; }
}

has_kata() {
    [ -L .venv ] || kata_comes_from | cmp -s - .venv/kata.txt
}

kata_comes_from() {
    pwd -P
    cat pyproject.toml
}

stop() {
    echo "setup: $1" >&2
    exit 1
}

# The module venv, which Ctrl-C ends without a traceback.
quiet_venv='import runpy, signal
signal.signal(signal.SIGINT, signal.SIG_DFL)
runpy.run_module("venv", run_name="__main__", alter_sys=True)'

install_packages() {
    command -v "$python" >/dev/null || stop "there is no $python; install Python 3.10 or newer, or name yours: make PYTHON=python3.12"
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 10))' ||
        stop "$python is not Python 3.10 or newer; name another: make PYTHON=python3.12"
    "$python" -c 'import ensurepip, venv' 2>/dev/null ||
        stop "$python has no venv module; install it (Debian, Ubuntu: apt install python3-venv)"
    echo "setup: installing the locked packages into .venv, once ..." >&2
    "$python" -c "$quiet_venv" --clear .venv ||
        stop "$python could not make .venv; see its message above"
    pip --require-hashes -r requirements.txt ||
        stop "the packages could not be installed; is the package registry reachable? see pip's message above"
    cp requirements.txt .venv/
}

install_kata() {
    pip --no-deps --no-build-isolation --no-index -e . ||
        stop "the command kata could not be installed; see pip's message above"
    kata_comes_from >.venv/kata.txt
}

pip() {
    .venv/bin/python -m pip install -qq --disable-pip-version-check "$@"
}

version() {
    "$1" -c 'import sys; print(sys.version.split()[0])' 2>/dev/null
}

if [ -n "${PYTHON:-}" ] && has_packages && [ "$(version "$PYTHON")" != "$(version .venv/bin/python)" ]; then
    echo "setup: .venv has Python $(version .venv/bin/python), not that of PYTHON=$PYTHON; run make clean first" >&2
fi
has_packages && has_kata && exit 0

# One at a time: another make in this folder may be at it.
tries=0
until mkdir .venv.lock 2>/dev/null; do
    [ -w . ] || ! has_packages || exit 0 # make runs what lies here, not the command that is missing
    [ -w . ] || stop "$(pwd -P) cannot be written, and has no .venv yet; clone it elsewhere"
    [ $tries -ne 2 ] || echo "setup: waiting for another set-up (if there is none: rmdir .venv.lock)" >&2
    [ $tries -lt 300 ] || stop "another set-up seems to run; if there is none: rmdir .venv.lock"
    tries=$((tries + 1))
    sleep 1
done
trap 'rmdir .venv.lock' EXIT
trap 'exit 130' INT TERM
has_packages || install_packages
has_kata || install_kata
