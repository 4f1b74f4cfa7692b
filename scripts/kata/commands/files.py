"""Reads the files of a call, or its standard input: which solutions are in them."""

import os
import sys
from contextlib import suppress
from pathlib import Path

from kata import KataError
from kata.collect.files import LARGEST, files_meant
from kata.collect.model import Collection, FileStatus
from kata.collect.pasted import Pasted, pasted_in
from kata.collect.statements import compared, stated_problems
from kata.collect.submissions import collected
from kata.commands.chosen import files_named
from kata.commands.cli import say, warn
from kata.problem.folder import Problem
from kata.text import option, plural


def nothing_in(texts: list[str], found: Collection) -> KataError:
    """Return the error for files without a solution of a problem here."""
    what = f"no solution of a problem here in {plural(len(found.files), 'file')}"
    return KataError(f"{files_named(texts)}: {what}")


def found_in(texts: list[str], known: list[Problem], is_named: bool = False) -> Collection:
    """The solutions in these paths for the problems; `is_named` if the call named the problem."""
    if any(Path(text).is_dir() for text in texts):
        say(f"looking for solutions in {files_named(texts)} ...")
    return collected(texts, known, is_named)


def with_stated(
    found: Collection,
    known: list[Problem],
    statements: list[str],
    against: list[str],
    verb: str = "judge",
) -> Collection:
    """Return what is found, including problems of which only the statements are at hand."""
    for text in against:
        with suppress(KataError):
            if files_meant([text]):
                continue
        raise KataError(f"{option('against', text)}: no such file or folder, or nothing in it")
    others = [path for path in found.files if found.fates[path] == FileStatus.ELSEWHERE]
    stated, faults = stated_problems(others, statements, known)
    for path in {*others} & {*faults}:
        found.leave_out(path, faults[path])
    if stated:
        more = found_in([str(path) for path in others], stated)
        for name in "inside", "fates", "left_out", "doubtful":
            getattr(found, name).update(getattr(more, name))
    stated += [problem for problem in known if problem.statement]
    compared_with = found_in(against, stated) if stated and against else Collection()
    found = compared(found, compared_with)
    if against and not compared_with.solutions:
        why = "nothing in it is compared, as it solves no problem that only a statement describes"
        warn(verb, f"{option('against', against[0])}: {why}")
    return found


def pasted() -> Pasted:
    """Return what standard input holds, from which nobody can read afterwards."""
    if sys.stdin.isatty():
        print("reading standard input: paste, then press Enter and Ctrl-D", file=sys.stderr)
    data = sys.stdin.buffer.read(LARGEST + 1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), sys.stdin.fileno())
    return pasted_in(data)
