"""Reads a solution from standard input: code, or the JSON object that the bookmarklet copies."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from kata import KataError
from kata.collect.files import LARGEST
from kata.collect.model import Collection, FileStatus
from kata.problem.catalog import Listed, problem_called
from kata.problem.folder import Problem
from kata.problem.lookup import find_problem
from kata.problem.solution import PASTED, Place, Solution
from kata.run.scratch import scratch_folder
from kata.statement.statement import statement_of

FIELDS = "url", "title", "statement", "code"
BROKEN = f"{PASTED}: write code, or one JSON object with {', '.join(FIELDS)}; this JSON"
OURS = re.compile(r"^[ \t]*(?:def \w+\(|class \w+.*:[ \t]*$)", re.MULTILINE)
FOREIGN = re.compile(r"^[ \t]*(?:(?://|/\*|#include|(?i:select) ).*|.*[{;])[ \t]*$", re.MULTILINE)


class Pasted(NamedTuple):
    """Some code, and what came with it."""

    code: str
    statement: str  # HTML, or plain text
    listed: Listed | None  # the problem that the address or the title names
    problem: Problem | None  # the same, if it is here

    @contextmanager
    def as_file(self) -> Iterator[list[str]]:
        """The path of a file with the code, named after its problem, beside its statement."""
        name = f"{self.listed.number}-{self.listed.slug}" if self.listed else "code"
        with scratch_folder() as folder:
            path = Path(folder, "standard", "input", f"{name}.py")  # folders that name no problem
            path.parent.mkdir(parents=True)
            path.write_text(self.code, encoding="utf-8")
            if self.statement:
                path.with_suffix(".html").write_text(self.statement, encoding="utf-8")
            yield [str(path)]

    def renamed(self, found: Collection) -> Collection:
        """Return what was found in that file as parts of `-`, for which there need be no file."""
        (file,) = found.files

        def ours(one: Place | Solution) -> Place:
            if one.path != file:
                return Place(one.path, one.line, one.part)
            return Place(PASTED, one.line, one.part or self.code)

        def moved(one: Solution) -> Solution:
            others = tuple(map(ours, one.problem.others))
            return Solution(replace(one.problem, others=others), *ours(one))

        if found.fates[file] == FileStatus.ELSEWHERE and self.listed and not self.statement:
            found.leave_out(file, f"{self.listed.title} is not here; add its `statement`")
        found.files, found.fates = [PASTED], {PASTED: found.fates[file]}
        found.inside = {PASTED: [*map(moved, found.solutions)]} if found.solutions else {}
        found.left_out = {PASTED: found.left_out[file]} if file in found.left_out else {}
        found.doubtful, found.helpers = {*map(moved, found.doubtful)}, {*map(moved, found.helpers)}
        return found


def pasted_in(data: bytes) -> Pasted:
    """Return what standard input holds; an error in one line if that is no solution."""
    try:
        text = data.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        where = f"byte {error.start:,} is {data[error.start]:#x}"
        raise KataError(f"{PASTED}: not UTF-8: {where}; pipe text into it") from None
    if not text.strip() or len(data) > LARGEST:
        what = f"larger than {LARGEST >> 20} MB" if text.strip() else "empty"
        raise KataError(f"{PASTED}: standard input is {what}; pipe one solution into it")
    url, title, statement, code = _fields(text) if text.lstrip()[0] == "{" else ["", "", "", text]
    if not OURS.search(code) and (line := FOREIGN.search(code)):
        fix = "choose Python3 in LeetCode's editor"
        said = line[0].strip()[:60]
        raise KataError(f"{PASTED}: only Python is judged, but this says {said!r}; {fix}")
    given = f"{PASTED}: its `statement`"
    if statement and not (url or title):
        title = statement_of(statement, None, given).listed.slug
    listed, problem = _named(url, title)
    if statement and listed and not problem:
        statement_of(statement, listed, given)
    return Pasted(code, statement, listed, problem)


def _fields(text: str) -> list[str]:
    """Return the fields of a JSON object; those that it lacks are empty."""
    try:
        found = json.loads(text)
    except (ValueError, RecursionError) as error:
        raise KataError(f"{BROKEN} cannot be read: {error}") from None
    values = [found.get(name) or "" for name in FIELDS]
    for name, value in zip(FIELDS, values):
        is_text = isinstance(value, str) and not re.search("[\0\ud800-\udfff]", value)
        if not is_text or (name == "code" and not value.strip()):
            raise KataError(f"{BROKEN} has no text as its {name}")
    return values


def _named(url: str, title: str) -> tuple[Listed | None, Problem | None]:
    """Return the problem that an address or else a title names, and its folder if it is here."""
    for name in filter(None, (url, title)):
        listed = problem_called(name)
        with suppress(KataError):
            return listed, find_problem(name)
        if listed and listed.refusal:
            raise KataError(f"{PASTED}: {listed.title} ({listed.number}): {listed.refusal}")
        if listed:
            return listed, None
    if url or title:
        fix = "give LeetCode's address as `url`, or leave out both"
        raise KataError(f"{PASTED}: no problem is known as {url or title!r}; {fix}")
    return None, None
