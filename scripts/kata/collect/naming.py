"""The problem that some code says it solves: in a comment above it, or by its file or folder."""

import re
from pathlib import Path

from kata.collect.fates import GENERIC
from kata.problem.folder import Problem

HEADER = re.compile(  # as editors and people write it above their code
    r"@lc app=leetcode(?:\.cn)? id=([\d.]+)"
    r"|leetcode(?:-cn)?\.(?:com|cn)/(?:contest/[\w-]+/)?problems/([\w-]+)"
)
TITLE = re.compile(r"\W*(?:leetcode\W*)?(?:problem\W*)?(\d+)\. ?(\w+ .+?)\W*", re.IGNORECASE)
NUMBERED = re.compile(r"(?:\D{1,12}[\W_])?\d{1,4}[\W_]+(.*[a-zA-Z]{3}.*)")
BEFORE = r"(?:[\W_\d]|leetcode|lc|problem|easy|medium|hard)*"  # a title, in a name
SEQUEL = re.compile(  # after a title: the beginning of a longer one
    r"[\W_]*(?:(?:i{2,}|iv|vi*|[2-9])(?![a-z0-9])|with(?![a-z])|in(?![a-z]))", re.IGNORECASE
)


def is_named(problem: Problem, path: Path, above: str = "") -> bool | None:
    """Whether the code is said to solve this problem; None if nothing is said.

    What stands above the code counts most, then the file's name, then those of two folders.
    """
    folder = path.absolute().parent
    said = [
        _header_is(problem, above),
        _name_is(problem, path.stem),
        _name_is(problem, folder.name),
        _name_is(problem, folder.parent.name) or None,  # this one is often about something else
    ]
    return next((one for one in said if one is not None), None)


def _header_is(problem: Problem, above: str) -> bool | None:
    said = {text for found in HEADER.findall(above) for text in found if text}
    if title := TITLE.fullmatch(above.lstrip("\n #\"'").partition("\n")[0]):
        said |= {title[1], _slug(title[2])}
    return not said.isdisjoint({problem.number, problem.slug}) if said else None


def _name_is(problem: Problem, name: str) -> bool | None:
    """Whether a name such as `0001-two-sum-hash-map` is the problem's; None if it says nothing."""
    title = re.match(BEFORE + r"[\W_]*".join(problem.slug.split("-")), name, re.IGNORECASE)
    numbers = {n.lstrip("0") for n in re.findall(r"\d+\.\d\d|\d+", name)}
    if problem.number and problem.number in numbers:
        return True
    if title:
        return not SEQUEL.match(name, title.end())
    other = NUMBERED.match(name)
    return False if other and not GENERIC.fullmatch(_slug(other[1])) else None


def _slug(text: str) -> str:
    return re.sub(r"[\W_]+", "-", text.lower()).strip("-")
