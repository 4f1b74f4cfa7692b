"""Judges again whenever a file that a verdict depends on is saved."""

import os
import signal
import sys
import time
from contextlib import suppress
from pathlib import Path

from kata import KataError
from kata.collect.files import files_meant
from kata.commands.cli import Status, console, say
from kata.problem.find import find_problem
from kata.problem.folder import Problem
from kata.run.template import hand_on

POLL = 0.1  # seconds between two looks at the files


def judge_after_saves(name: str | None, files: list[str], words: list[str]) -> Status:
    """Judge after every save, until Ctrl-C; a save ends the run that is under way."""
    problem = find_problem(name) if name else None
    screen = console()
    seen: dict[Path, int] | None = None
    running = 0
    once = [word for word in words if word != "--watch"]
    try:
        while True:
            if (now := _save_times(problem, files)) != seen:
                _stop(running)
                running, seen = 0, now
                screen.clear()
                say("judging after every save; Ctrl-C ends")
                running = _judging(once)
            time.sleep(POLL)
    except KeyboardInterrupt:
        return Status.DONE
    finally:
        _stop(running)


def _judging(words: list[str]) -> int:
    """The number of a process that judges; it is forked, since this one has all that it needs."""
    from kata.commands.main import done  # here, since it is what calls us

    sys.stdout.flush()
    sys.stderr.flush()
    hand_on()
    if number := os.fork():
        return number
    status: int = Status.UNJUDGED
    try:
        status = done("judge", words)
        sys.stdout.flush()
    finally:
        os._exit(status)


def _stop(running: int) -> None:
    """End a run, if there is one."""
    if running:
        with suppress(ProcessLookupError, ChildProcessError):  # Ctrl-C came just after its end
            os.kill(running, signal.SIGTERM)
            os.waitpid(running, 0)


def _save_times(problem: Problem | None, files: list[str]) -> dict[Path, int]:
    """{path: the time of its last change} of the files that a verdict depends on."""
    paths = list(problem.folder.rglob("[!.]*.*")) if problem else []
    with suppress(KataError):  # the run itself says that there is no such file
        paths += files_meant(files)
    found = {}
    for path in paths:
        with suppress(OSError):  # an editor may be replacing it
            found[path] = path.stat().st_mtime_ns
    return found
