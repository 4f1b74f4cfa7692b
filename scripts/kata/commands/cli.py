"""Arguments, exit statuses and output, as all verbs have them."""

import argparse
import io
import os
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from enum import IntEnum
from pathlib import Path
from typing import Any, Literal, NoReturn, TextIO

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from kata import KataError
from kata.cases.cache import write_whole
from kata.commands.options import OPTIONS
from kata.judge.model import Verdict, VerdictKind
from kata.paths import IS_CHECKOUT, ROOT
from kata.text import clean, did_you_mean, near, option


class Status(IntEnum):
    """The exit status of a verb."""

    DONE = 0
    REJECTED = 1
    UNJUDGED = 2  # the call is wrong, or something could not be judged
    INTERRUPTED = 130
    UNREAD = 141  # whoever reads our output has seen enough


STATUSES = """\
exit status: 0 when all is well; 1 when a solution is rejected; 2 when the call is wrong or,
with nothing rejected, something could not be judged; 130 after Ctrl-C."""

MARK = "\0"  # before what is a value even if it looks like an option: no word can hold it


class Parser(argparse.ArgumentParser):
    """Complains in one line, and takes no abbreviations."""

    def __init__(self, verb: str, about: str | None, epilog: str | None = None) -> None:
        super().__init__(f"kata {verb}", description=about, epilog=epilog, allow_abbrev=False)
        self.verb = verb
        self.set_defaults(verb=verb)
        add_options(self, verb)

    def parsed(self, words: list[str]) -> argparse.Namespace:
        """The options and values; what follows `--` is a value, even if it looks like an option."""
        end = words.index("--") if "--" in words else len(words)
        given = Counter(word.partition("=")[0] for word in words[:end])
        for one in OPTIONS[self.verb]:
            if given[one.word] > 1 and one.is_named and one.metavar and not one.adds:
                raise KataError(f"{one.word} is given twice; leave one out")
        for word in words[:end]:
            if re.fullmatch(r"--\w+=", word):
                raise KataError(f"{word} is empty; give it a value, or leave it out")
        marked = [MARK + word for word in words[end + 1 :]]
        return self.parse_intermixed_args([*words[:end], *marked])

    def error(self, message: str) -> NoReturn:
        given = re.findall(r"--[\w-]+", message.partition("unrecognized arguments: ")[2])
        meant = [one for word in given for one in near(word, self._option_string_actions, 1)]
        raise KataError(f"{message}{did_you_mean(meant) or f'; see {self.prog} --help'}")


def add_options(parser: argparse.ArgumentParser, verb: str) -> None:
    """Have a parser take what a verb takes."""
    for one in OPTIONS[verb]:
        shape: dict[str, Any] = {"action": "store_true"}
        if one.metavar:
            shape = {"metavar": one.metavar, "type": lambda word: word.removeprefix(MARK)}
        name = one.word if one.is_named else one.name
        about = one.about + "; may be repeated" * one.adds
        parser.add_argument(name, **{"help": about, **shape, **one.settings})


LEAD = re.compile(r" *(?:(?:[-*]|\d+\.) )?")


def _breaks(text: str, start: int, width: int) -> Iterator[int]:
    """Yield where a text goes on in a new line, which begins in this column; never in a word."""
    column = start
    for word in re.compile(r"\S+\s*").finditer(text, start):
        if column > start and column + cell_len(word[0].rstrip()) > width:
            yield word.start()
            column = start
        column += cell_len(word[0])


class Screen(Console):
    """A console that leaves a closed pipe to whoever ends the process."""

    def tell(self, lines: Iterable[str | Text], style: str | None = None) -> None:
        """Print prose: a line that is too wide is broken at words, and goes on below its text."""
        for line in lines:
            text = Text(line) if isinstance(line, str) else line
            match = LEAD.match(text.plain)
            start = match.end() if match else 0
            parts = text.divide(_breaks(text.plain, start, self.width))
            for number, part in enumerate(parts):
                part.rstrip()
                self.show([Text(" " * start * (number > 0)).append_text(part)], style)

    def show(self, lines: Iterable[str | Text], style: str | None = None) -> None:
        """Print lines as they are, however long; brackets in them are no markup."""
        for line in lines:
            self.print(line, style=style, soft_wrap=True, markup=False, emoji=False)

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError


def console(stream: TextIO | None = None) -> Screen:
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


def status_of(verdicts: Iterable[Verdict]) -> Status:
    """The exit status after these verdicts; a rejection counts more than what was not judged."""
    kinds = {verdict.kind for verdict in verdicts}
    if any(kind.rejects for kind in kinds):
        return Status.REJECTED
    return Status.UNJUDGED if VerdictKind.NOT_JUDGED in kinds else Status.DONE


def require_checkout(target: str) -> None:
    """Refuse what an installed package has nothing for, and name the target of make instead."""
    if not IS_CHECKOUT:
        fix = f"clone the repository, and run there: make {target}"
        raise KataError(f"this works only in a checkout, and {ROOT} is an installed package; {fix}")


def write_out(name: str, path: Path, text: str | None = None) -> None:
    """Write this option's file, all or nothing; without a text, see that it can be written."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        is_new = not path.exists()
        if text is not None and (is_new or path.is_file()):
            write_whole(path.resolve(), text.encode())
        else:  # or it is a device
            with path.open("a", encoding="utf-8") as file:
                file.write(text or "")
            if is_new:
                path.unlink()
    except OSError as error:
        reason = f"{error.strerror}; name a file that can be written"
        raise KataError(f"{option(name, path)}: cannot write there: {reason}") from None


def say(text: str) -> None:
    """Tell a person who is waiting at a terminal what takes so long."""
    if sys.stderr.isatty():
        print(text, file=sys.stderr)


def warn(verb: str, text: object) -> None:
    """Say in one line what is left out."""
    print(f"{verb}: {clean(str(text))}", file=sys.stderr)
