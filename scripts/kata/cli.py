"""What the scripts share: how they read their arguments, print, and end."""

import argparse
import os
import signal
import sys
from pathlib import Path

from rich.console import Console

from kata import KataError
from kata.problem import Solution


class Parser(argparse.ArgumentParser):
    """Complains in one line."""

    def error(self, message):
        raise KataError(f"{message}; {self.prog} --help says more")


def end(main):
    """Run a script's main function and end the process as its user expects."""
    name = Path(sys.argv[0]).stem
    for number in signal.SIGTERM, signal.SIGHUP:
        signal.signal(number, signal.default_int_handler)
    try:
        sys.exit(main())
    except KataError as error:
        print(f"{name}: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # whoever read us has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)


def console():
    """Colour and at most 80 columns on a terminal; plain, unbroken lines elsewhere."""
    sys.stdout.reconfigure(errors="replace")
    if not sys.stdout.isatty():
        return Console(width=10_000, highlight=False, color_system=None)
    colours = None if "NO_COLOR" in os.environ else "auto"
    width = min(80, os.get_terminal_size().columns or 80)
    return Console(width=width, highlight=False, color_system=colours)


def say(text):
    """A word to a person who waits, where there is one."""
    if sys.stderr.isatty():
        print(text, file=sys.stderr)


def named(problem, texts):
    """The solutions of these names, which commas may part; all when there are none."""
    names = [name for text in texts for name in text.split(",") if name]
    found = [problem.solution(name) for name in names] or problem.solutions
    if not found:
        start = f"make new P={problem.slug} S=<name>"
        raise KataError(f"{problem.slug} has no solution yet; {start} starts one")
    return found


def from_file(problem, text):
    """The solution in a file, wherever it is."""
    path = Path(text).expanduser()
    if not path.is_file():
        raise KataError(f"FILE={text}: this is no file; write its path from here")
    known = {solution.path: solution for solution in problem.solutions + problem.wrong}
    return known.get(path.resolve(), Solution(problem, path))
