"""Reads a solution from standard input: code, or the JSON object that the bookmarklet copies."""

import ast
import json
import re
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import NamedTuple

from kata import KataError
from kata.collect.cut import functions_of
from kata.collect.files import LARGEST, is_python
from kata.collect.model import Collection, FileStatus
from kata.collect.statements import fault_of
from kata.problem.catalog import NUMBER, Listed, problem_called, slug_of, title_of
from kata.problem.folder import Problem
from kata.problem.header import stated_types
from kata.problem.lookup import find_problem
from kata.problem.solution import PASTED, UNPARSED, Place, Solution, parsed
from kata.run.scratch import scratch_folder
from kata.statement.statement import statement_of

FIELDS = "url", "title", "statement", "code"
BROKEN = f"{PASTED}: write code, or one JSON object with {', '.join(FIELDS)}; this JSON"
OURS = re.compile(r"^[ \t]*(?:def \w+\(|class \w+[^{\n]*:[ \t]*$)", re.MULTILINE)


class Pasted(NamedTuple):
    """Some code, and what came with it."""

    code: str
    statement: str  # HTML, or plain text
    listed: Listed | None  # the problem that the address or the title names
    problem: Problem | None  # the same, if it is here or its statement came with the code

    @contextmanager
    def as_file(self) -> Iterator[list[str]]:
        """The path of a file with the code, named after its problem."""
        name = f"{self.listed.number}-{self.listed.slug}" if self.listed else "code"
        with scratch_folder() as folder:
            path = Path(folder, "standard", "input", f"{name}.py")  # folders that name no problem
            path.parent.mkdir(parents=True)
            path.write_text(self.code, encoding="utf-8")
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
    if not OURS.search(code) and not is_python(code):
        fix = "choose Python3 in LeetCode's editor"
        said = code.strip().partition("\n")[0][:60]
        raise KataError(f"{PASTED}: only Python is judged, but this says {said!r}; {fix}")
    given = f"{PASTED}: its `statement`"
    if statement and not (url or title):
        title = statement_of(statement, None, given).listed.slug
    listed, problem = _named(url, title)
    if (url or title) and not (listed or problem):
        listed = _newer(url, title, statement, code)
    if statement and not problem:
        problem = statement_of(statement, listed, given).problem
        if fault := fault_of(problem):
            raise KataError(f"{PASTED}: {fault}")
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
    return None, None


def _newer(url: str, title: str, statement: str, code: str) -> Listed:
    """Return a problem that our table lacks, with the signature that its code states."""
    slug, number = slug_of(url) or slug_of(title), NUMBER.match(title)
    if not (slug and statement):
        fix = "give LeetCode's address as `url`, and the `statement`, or leave out both"
        raise KataError(f"{PASTED}: no problem is known as {url or title!r}; {fix}")
    title = " ".join(title_of(title).split()) or slug
    if signature := _signature_in(code, statement):
        return Listed(number[1] if number else "0", slug, "", title, signature)
    fix = "its code must state their types, as in `def f(self, nums: List[int]) -> int`"
    raise KataError(f"{PASTED}: what {title} takes and returns is not known here; {fix}")


def _signature_in(code: str, statement: str) -> str:
    """Return the signature that code states, as our table has it; nothing if it lacks a type."""
    said = {*re.findall(r"\w+", statement)}
    played = {*re.findall(r"(?:\"|&quot;)(\w+)", statement)}  # in the example of a class
    with suppress(*UNPARSED):
        for node in parsed(code).body:
            if not isinstance(node, ast.ClassDef) or node.name not in {"Solution", *played}:
                continue
            methods, parts = functions_of(node), list[str]()
            start = methods.pop("__init__", None)
            if node.name in played:
                parts.append(_header(start, node.name) if start else f"{node.name}()")
                some = [one for name, one in methods.items() if name in played]
            else:
                named = (one for one in methods.values() if said.issuperset(_parameters(one)))
                some = [*named, *methods.values()][:1]
            parts += map(_header, some)
            if some and all(parts):
                return "; ".join(parts)
    return ""


def _parameters(method: ast.FunctionDef) -> dict[str, ast.expr | None]:
    """Return the parameters of a method, each with the type that is stated."""
    stated = stated_types(method)
    return {one.arg: one.annotation or stated.get(one.arg) for one in method.args.args[1:]}


def _header(method: ast.FunctionDef, name: str = "") -> str:
    """Return a method, or under another name a constructor, as our table has it; or nothing."""
    types, result = _parameters(method), method.returns or stated_types(method).get("")
    inside = ", ".join(f"{one}: {ast.unparse(kind)}" for one, kind in types.items() if kind)
    told = "" if name else f" -> {ast.unparse(result) if result else None}"
    return f"{name or method.name}({inside}){told}" if all(types.values()) else ""
