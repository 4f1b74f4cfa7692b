"""Judges again whenever a file that a verdict depends on is saved."""

import subprocess
import sys
import time
from contextlib import suppress

from kata import KataError
from kata.collect.files import files_meant
from kata.commands.cli import console, say
from kata.paths import SCRIPTS
from kata.problem.folder import find_problem

POLL = 0.1  # seconds between two looks at the files


def watch(name, file, words):
    """Judge after every save, until Ctrl-C; a save ends the run that is under way."""
    problem = find_problem(name) if name else None
    screen, seen, running = console(), None, None
    again = (word for word in words if word != "--watch")
    command = [sys.executable, str(SCRIPTS / "kata"), "judge", *again]
    try:
        while True:
            if (now := _stamps(problem, file)) != seen:
                _stop(running)
                seen = now
                screen.clear()
                say("judging after every save; Ctrl-C ends")
                running = subprocess.Popen(command)
            time.sleep(POLL)
    except KeyboardInterrupt:
        return 0
    finally:
        _stop(running)


def _stop(running):
    """End a run, if there is one."""
    if running:
        running.terminate()
        running.wait()


def _stamps(problem, file):
    """When the files that a verdict depends on were last changed."""
    paths = list(problem.folder.rglob("[!.]*.*")) if problem else []
    with suppress(KataError):  # the run itself says that there is no such file
        paths += files_meant(file)[0] if file else []
    found = {}
    for path in paths:
        with suppress(OSError):  # an editor may be replacing it
            found[path] = path.stat().st_mtime_ns
    return found
