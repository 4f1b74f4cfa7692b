"""The files that the words of a call name, and the problem that they solve."""

import re
from argparse import Namespace
from collections.abc import Iterable
from contextlib import suppress
from pathlib import Path

from kata import KataError
from kata.collect.collection import collected
from kata.collect.formats import FORMATS
from kata.commands.cli import warn
from kata.paths import PROBLEMS
from kata.problem.find import named, problems
from kata.problem.folder import Problem
from kata.problem.names import ADDRESS
from kata.spelling import option

FEW = 6  # problems that are listed


def take_files(options: Namespace) -> None:
    """Take words that are paths for files: the first one, and what is there or looks like one."""

    def is_path(word: str) -> bool:
        return looks_like_files(word) or (not options.problem and Path(word).exists())

    if options.problem and not options.files and means_files(options.problem):
        options.files, options.problem = [options.problem], ""
    options.files += filter(is_path, options.solutions)
    options.solutions = [word for word in options.solutions if not is_path(word)]


def looks_like_files(text: str) -> bool:
    """Whether the text ends like the name of a file of ours, or is a pattern of paths."""
    path = re.sub(r":\d+$", "", text)
    return Path(path).suffix.lower() in FORMATS or ("*" in text and bool({*"./"} & {*text}))


def means_files(text: str) -> bool:
    """Whether the text means files, by a path or a pattern; a problem's name means the problem."""
    path, is_there = Path(text), False
    with suppress(OSError, RuntimeError, ValueError):  # a name that no file can have
        path = path.expanduser()
        is_there = path.exists()
    if is_there and path.is_dir() and path.resolve().parent in [f.resolve() for f in PROBLEMS]:
        return False
    if looks_like_files(text) or (is_there and "/" in text):
        return True
    if ADDRESS.search(text) or named(text):
        if is_there:
            warn("judge", f"{text} is the name of a problem; for what is here, write ./{text}")
        return False
    return is_there or "/" in text


def told_files(texts: list[str]) -> str:
    """The first of the texts that name files, and how many more there are."""
    return texts[0] if len(texts) == 1 else f"{texts[0]} and {len(texts) - 1:,} more"


def solved_by(texts: list[str], verb: str) -> Problem:
    """The problem that files solve."""
    found, file = collected(texts, readable(verb, problems())), told_files(texts)
    sure = [solution for solution in found.solutions if solution not in found.doubtful]
    name = option("problem", "<problem>")
    slugs = {one.problem.slug: one.problem for one in sure or found.solutions}
    if len(slugs) > 1:
        some = ", ".join(slugs) if len(slugs) < FEW else f"{len(slugs):,} problems"
        raise KataError(f"{file}: may solve {some}; say which one: {name}")
    if not slugs:
        lone = len(found.files) == 1
        why = found.reason(*found.files) if lone else "no solution of a problem here"
        raise KataError(f"{file}: {why}; name the problem: {name}")
    (problem,) = slugs.values()
    if not sure:
        guessed = f"taken for {problem.slug} because of its method; if that is wrong, pass"
        warn(verb, f"{file}: {guessed} {option('problem')}")
    return problem


def readable(verb: str, found: Iterable[Problem]) -> list[Problem]:
    """The problems whose specs can be read; warns about each of the others."""
    sound = []
    for problem in found:
        try:
            problem.signature  # noqa: B018 (it is read here)
            sound.append(problem)
        except KataError as error:
            warn(verb, f"{problem.slug} is left out: {error}")
    return sound
