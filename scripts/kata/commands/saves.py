"""Judges again whenever a file that a verdict depends on is saved."""

import signal
import sys
from argparse import Namespace
from contextlib import suppress
from functools import partial
from multiprocessing.connection import wait
from pathlib import Path

from kata import KataError
from kata.collect.files import files_meant
from kata.commands.cli import Status, console, say
from kata.commands.judge import main
from kata.commands.main import done
from kata.judge.pool import background
from kata.problem.folder import Problem
from kata.problem.lookup import find_problem

POLL = 0.1  # seconds between two looks at the files


def judge_after_saves(options: Namespace) -> Status:
    """Judge after every save, until Ctrl-C; a save ends the run that is under way."""
    problem = find_problem(options.problem) if options.problem else None
    screen = console()
    seen: dict[Path, int] | None = None
    options.watch = False
    try:
        with background() as work:
            while True:
                if (now := _save_times(problem, options.files)) != seen:
                    work.stop()
                    seen = now
                    screen.clear()
                    say("judging after every save; Ctrl-C ends")
                    sys.stdout.flush()
                    work.start(partial(_judge, options), lambda _: None)
                work.take(wait(work.pipes, POLL))
    except KeyboardInterrupt:
        return Status.DONE


def _judge(options: Namespace) -> None:
    """Judge once; if a save ends that, nothing is said of it."""
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    done("judge", partial(main, options))


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
