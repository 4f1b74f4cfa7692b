"""What the verbs share: how they read their arguments, spell options, and print."""

import argparse
import io
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Literal, NoReturn, TextIO

from rich.console import Console

from kata import KataError
from kata.paths import IS_CHECKOUT, PROBLEMS, ROOT
from kata.text import Spelling, always, as_arguments, caller, option

MAKE = {"problem": "P", "solutions": "S", "verbose": "V"}  # the others have their own names


def as_variables(name: str, value: Any) -> str:
    """An option as make takes it, as in `CASE=5`; a flag is 1."""
    if name == "limit":
        limit, _, number = value.partition("=")
        return f"SOAK={number}" if limit == "soak" else as_arguments(name, value)
    return f"{MAKE.get(name, name.upper())}={1 if value is True else value}"


def spell_as_caller() -> None:
    """Spell options as make does, if the environment says that it called us."""
    if os.environ.get("KATA_CALLED_BY") == "make":
        caller[0] = Spelling("make", as_variables)


def added(text: str) -> str:
    """Add a folder of problems, which every call that is shown then names, too."""
    if not text:
        raise KataError("--problems= is empty; name a folder of problems")
    PROBLEMS.append(Path(text).expanduser().resolve())
    always["problems"] = text
    return text


def written(name: str) -> Callable[[str], str]:
    """Takes the value of an option, which must not be empty."""

    def read(text: str) -> str:
        if not text:
            raise KataError(f"--{name}= is empty; give it a value, or leave it out")
        return text

    return read


MARK = "\0"  # before what is no option: no word of a command line can hold it


class Parser(argparse.ArgumentParser):
    """Complains in one line, and takes no abbreviations."""

    def __init__(self, verb: str, **options: Any) -> None:
        super().__init__(prog=f"kata {verb}", allow_abbrev=False, **options)

    def parsed(self, words: list[str]) -> argparse.Namespace:
        """The options and values; what follows `--` is a value, even if it looks like an option."""
        end = words.index("--") if "--" in words else len(words)
        marked = [MARK + word for word in words[end + 1 :]]
        found = self.parse_intermixed_args([*words[:end], *marked])
        for name, value in vars(found).items():
            if isinstance(value, str):
                setattr(found, name, value.removeprefix(MARK))
            elif isinstance(value, list):
                setattr(found, name, [word.removeprefix(MARK) for word in value])
        return found

    def takes_problems(self) -> None:
        """Take a folder of problems beside those that are here."""
        about = "a folder of problems of your own, added to those here"
        self.add_argument("--problems", type=added, metavar="FOLDER", help=about)

    def takes_solutions(self, default: str = "", or_files: bool = False) -> None:
        """Take a problem and some of its solutions."""
        self.takes_problems()
        about = f"its folder, title, number or address{default and f' (default: {default})'}"
        about += "; or the path of your own files" * or_files
        self.add_argument("problem", nargs="?", metavar="PROBLEM", help=about)
        names = "as in bfs,dfs or wrong/digits_spread (default: all)"
        names += "; or more paths" * or_files
        self.add_argument("solutions", nargs="*", metavar="SOLUTIONS", help=names)

    def takes_files(self, about: str) -> None:
        """Take files from anywhere."""
        option: dict[str, Any] = {"dest": "files", "action": "append", "default": []}
        self.add_argument("--file", type=written("file"), metavar="PATH", help=about, **option)

    def error(self, message: str) -> NoReturn:
        raise KataError(f"{message}; see {self.prog} --help")


class Screen(Console):
    """A console that leaves a closed pipe to whoever ends the process."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def console(stream: TextIO | None = None) -> Console:
    """Colour and at most 80 columns on a terminal; plain, unbroken lines elsewhere."""
    stream = stream or sys.stdout
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="replace")
    if not stream.isatty():
        return Screen(file=stream, width=10_000, highlight=False, color_system=None)
    colours: Literal["auto"] | None = None if "NO_COLOR" in os.environ else "auto"
    width = min(80, os.get_terminal_size(stream.fileno()).columns or 80)
    return Screen(file=stream, width=width, highlight=False, color_system=colours)


@contextmanager
def progress(title: str, total: float, screen: Console) -> Iterator[Callable[[float], None]]:
    """Show a bar with the remaining time, on a terminal; yields a function that advances it."""
    # Here, since importing it takes long, and few calls show a bar.
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns, console=screen, transient=True, disable=not screen.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda done: bar.update(task, completed=done)


def require_checkout(target: str) -> None:
    """Refuse what an installed package has nothing for, and name the target of make instead."""
    if not IS_CHECKOUT:
        fix = f"clone the repository, and there: make {target}"
        raise KataError(f"this works in a checkout only, and {ROOT} is installed; {fix}")


def require_writable(name: str, path: Path) -> None:
    """Raise an error, before anything is done, if this option's file cannot be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.open("a").close()
    except OSError as error:
        reason = f"{error.strerror}; name a file that can be written"
        raise KataError(f"{option(name, path)}: cannot write there: {reason}") from None


def say(text: str) -> None:
    """Tell a person who is waiting at a terminal what takes so long."""
    if sys.stderr.isatty():
        print(text, file=sys.stderr)


def warn(verb: str, text: object) -> None:
    """Say in one line what is left out."""
    print(f"{verb}: {text}", file=sys.stderr)
