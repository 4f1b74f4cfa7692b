"""What the scripts share: how they read their arguments, print, and end."""

import argparse
import os
import signal
import sys
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console

from kata import KataError
from kata.cases.generate import cases_of, own_cases, typed
from kata.collect.collection import collected
from kata.problem.parts import is_parted
from kata.problem.solution import Solution
from kata.text import clean


class Parser(argparse.ArgumentParser):
    """Complains in one line, and takes no abbreviations."""

    def __init__(self, **options):
        super().__init__(allow_abbrev=False, **options)

    def error(self, message):
        raise KataError(f"{message}; see {self.prog} --help")


def end(main):
    """Run a script's main function and end the process as its user expects."""
    name = Path(sys.argv[0]).stem
    for number in signal.SIGINT, signal.SIGTERM, signal.SIGHUP:  # a shell may have one ignored
        signal.signal(number, signal.default_int_handler)
    try:
        sys.exit(main())
    except KataError as error:
        print(f"{name}: {error}", file=sys.stderr)
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:  # whoever reads our output has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(141)


def console(stream=None):
    """Colour and at most 80 columns on a terminal; plain, unbroken lines elsewhere."""
    stream = stream or sys.stdout
    stream.reconfigure(errors="replace")
    if not stream.isatty():
        return Console(file=stream, width=10_000, highlight=False, color_system=None)
    colours = None if "NO_COLOR" in os.environ else "auto"
    width = min(80, os.get_terminal_size(stream.fileno()).columns or 80)
    return Console(file=stream, width=width, highlight=False, color_system=colours)


@contextmanager
def progress(title, total, screen):
    """A bar with the time that remains, on a terminal; what advances it."""
    # Here, since importing it takes long, and few calls show a bar.
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)


def readable(found):
    """The problems whose specs can be read; the others are left out by name."""
    sound = []
    for problem in found:
        try:
            problem.signature  # noqa: B018 (it is read here)
            sound.append(problem)
        except KataError as error:
            print(f"{Path(sys.argv[0]).stem}: {problem.slug} is left out: {error}", file=sys.stderr)
    return sound


def say(text):
    """Tell a person who waits at a terminal what takes the time."""
    if sys.stderr.isatty():
        print(text, file=sys.stderr)


def chosen(problem, texts, file=None):
    """The solutions of these names, which commas may separate, and the file; by default all."""
    names = [name for text in texts for name in text.split(",") if name]
    found = [problem.solution(name) for name in names]
    if not names and not file:
        found = problem.solutions
    if file:
        found += _in_file(problem, file)
    if not found:
        start = f"make new P={problem.slug} S=<name>"
        raise KataError(f"{problem.slug} has no solution yet; {start} starts one")
    return list(dict.fromkeys(found))


def _in_file(problem, text):
    """The solutions of a problem in files; a Python file alone is one, whatever it holds."""
    found = collected(text, [problem])
    path, *others = found.files or [None]
    if not others and path:
        if not found.solutions and is_parted(path):
            raise KataError(f"FILE={text}: not judged: {found.reason(path)}")
        return found.solutions or [Solution(problem, path)]
    if not found.solutions:
        some = f"{len(found.files):,} files"
        raise KataError(f"FILE={text}: {some}, but no solution of {problem.slug}")
    sure = [solution for solution in found.solutions if solution not in found.doubtful]
    for name in sorted(clean(str(solution)) for solution in found.doubtful if sure):
        print(f"{name}: left out, since it may solve another problem", file=sys.stderr)
    return sure or found.solutions


def case_named(solution, text):
    """The cases, or those of the solution's own constants, and the index of the one in them."""
    cases = cases_of(solution.problem, say)
    try:
        return cases, cases.find(text)
    except KataError:
        own = own_cases(cases, solution)
        if not own:
            raise
        return own, own.find(text)


def typed_case(problem, text):
    """The input that was typed, or None where the text is the number or the name of a case."""
    if "=" not in text and "[" not in text:
        return None
    try:
        return typed(problem, text)
    except KataError:
        if text in cases_of(problem, say).names:
            return None
        raise
