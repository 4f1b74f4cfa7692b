"""Which problem a class or a function is meant for, and how certain that is.

The names of a method and of its parameters belong to one problem in 3,135 of 3,591. Where they do
not decide, or what is said of the code contradicts them, the code is only perhaps for a problem.
"""

import ast
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path

from kata.collect.asked import Catalog, Match
from kata.collect.code import Code, Definition, Statement, functions_of, is_blank
from kata.collect.names import BOTH, EDITOR, NUMBER, TITLE, UNLISTED, Claim, Names
from kata.problem.catalog import letters
from kata.problem.folder import Problem

# Where others repeat a problem, these ask for something else: indices from 0, two different words.
ALTERED = "LCR 006", "LCR 032"


def meant(matches: list[Match], claims: list[Claim], is_later: bool) -> tuple[list[Match], bool]:
    """Return the problems that a definition is for, by what is said of it, and if that is certain.

    What is said settles it, unless the parameters are those of another problem; a later class of a
    file may solve a variation.
    """
    by_slug, missed = {one.slug: one for one in matches}, NUMBER
    for slugs, firmness in claims:
        if firmness < missed and missed >= BOTH:
            break
        if hits := [by_slug[slug] for slug in slugs if slug in by_slug]:
            one = next((one for one in hits if one.asked.number.isdecimal()), hits[0])
            also = {s for more, rank in claims if firmness == rank == TITLE for s in more}
            hits = [one, *(m for m in matches if m.slug in {*slugs, *also} and _is_apart(m, one))]
            hits = [m for m in dict.fromkeys(hits) if not m.is_other] or hits
            rivals = _rivals(one, matches)
            is_another = not one.is_alike and any(other.is_alike for other in rivals)
            is_open = (is_later and rivals) or (is_another and firmness < BOTH)
            return hits, not (len(hits) > 1 or UNLISTED in slugs or one.is_other or is_open)
        missed = max(missed, firmness)
    if any(firmness > NUMBER for _, firmness in claims):
        return [], False
    for one in (one for one in matches if one.is_telling):
        if not _rivals(one, matches):
            return [one], True
    return [one for one in matches if not one.is_other], False


def _rivals(one: Match, matches: list[Match]) -> list[Match]:
    """Return the other problems for which the same method may be, but for mere copies of this."""
    return [
        other
        for other in matches
        if other.entry == one.entry and other.slug != one.slug and not other.is_other
        if (other.is_alike or not one.is_alike) and _is_apart(other, one)
    ]


def _is_apart(other: Match, one: Match) -> bool:
    """False for a copy of a problem among LeetCode's other lists."""
    number = other.asked.number
    return number.isdecimal() or number in ALTERED or not one.asked.number.isdecimal()


@dataclass(frozen=True, eq=False)
class Candidate:
    """A class or function with a name that some problem here asks for."""

    code: Code
    statement: Statement
    node: Definition
    matches: list[Match]
    claims: list[Claim]
    is_more: bool  # whether it stands below a Solution, and nothing says what it is for

    def is_elsewhere(self, known: Mapping[str, Problem]) -> bool:
        """Tell whether it is said to be for problems that are not known."""
        said = {slug for slugs, firmness in self.claims if firmness > NUMBER for slug in slugs}
        return bool(self.meant[0]) or (bool(said) and said.isdisjoint(known))

    @cached_property
    def meant(self) -> tuple[list[Match], bool]:
        """The problems that it is for, and whether that is certain; a follow-up asks for more."""
        functions = functions_of(self.node)
        written = [one for one in self.matches if not is_blank(functions.get(one.entry, self.node))]
        found, is_sure = meant(written, self.claims, self.is_more)
        names = f"{self.node.name} {' '.join(one.entry for one in found)}"
        return found, is_sure and not re.search("follow_?up", names, re.IGNORECASE)


def candidates(
    code: Code, path: Path, names: Names, catalog: Catalog, is_named: bool
) -> list[Candidate]:
    """Return the classes with a name of ours and, if none is a Solution, the functions.

    What stands right above one counts more than what stands above all, and that more than the
    path; nothing that is said counts if the only problem is named.
    """
    found, part, is_later = list[Candidate](), code.part, False
    defined = [(one, one.definition) for one in code.own if one.definition]
    classes = {one.name for _, one in defined if isinstance(one, ast.ClassDef)}
    lines, end = part.text.split("\n"), 0
    above_all = "\n".join(lines[: defined[0][1].lineno - part.offset - 1]) if defined else ""
    for statement, node in defined:
        first = node.lineno - part.offset - 1
        start, end = end, (node.end_lineno or node.lineno) - part.offset
        if "Solution" in classes and not isinstance(node, ast.ClassDef):
            continue
        right_above, inside = "\n".join(lines[start:first]), "\n".join(lines[first:end])
        is_more = is_later and node.name != "Solution" and not names.in_text(right_above).slugs
        is_later |= node.name.startswith("Solution")
        if not catalog.names.keys().isdisjoint(map(letters, (node.name, *functions_of(node)))):
            claims = names.claims(path, [right_above, above_all, part.above], inside)
            claims = [Claim(frozenset(catalog.known), EDITOR)] if is_named else claims
            matches = catalog.matches(node, is_named)
            found.append(Candidate(code, statement, node, matches, claims, is_more))
    return found
