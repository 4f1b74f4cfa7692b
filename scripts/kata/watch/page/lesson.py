"""What Learn tells of each file: what it comes from, what to know of it, how its code differs."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher
from itertools import pairwise

from markupsafe import Markup

from kata.judge.model import Verdict, VerdictKind
from kata.problem.folder import by_derivation
from kata.problem.solution import Solution
from kata.problem.traces import Trace, changed, pieces
from kata.show.values import refutation
from kata.watch.page.model import File
from kata.watch.page.render import highlighted, markdown
from kata.watch.steps.code import LINTED

SHORT_VALUE = 200  # characters of a value that is written out
# A stated time up to its first word or comma outside brackets: `O(n log n)`, of whatever follows.
COST = re.compile(r"(?:[^(),;:]|\((?:[^()]|\([^()]*\))*\))*?(?= [a-z]{2,}|[,;:]|$)(?: to \w+)?")
ALIKE = 0.4  # the share of lines that both files have, from which their difference is shown
AROUND = 2  # lines that are shown on either side of what differs
FOLDED = 3  # the fewest lines that are folded
# `ins`, `del` or `div`; `gone` where the lines are the other file's; these, and how many are folded
Stretch = tuple[str, str, list[Markup], int]
TOLD = Markup('<i class="told"></i>')  # a line that Learn tells above the source, or that is ours


@dataclass(frozen=True)
class Details:
    """A file as Learn lists it."""

    file: File
    solution: Solution
    within: str  # of a mistake: the name of the first solution that warns of it
    place: str  # "next" if what it comes from is just above it; "branch" if another comes from that
    cost: str  # its time in short
    more: list[tuple[Markup, Trace | None, list[set[str]]]]  # prose, and what follows it
    facts: dict[str, str]  # {term: text}; a fact without a text is not shown
    like: str  # the name of the file that its code is compared with
    code: list[Stretch]


def lesson(verdicts: list[Verdict], files: list[File]) -> Iterator[Details]:
    """Yield each file, a solution after the one that it comes from."""
    known = {one.solution: (one, file) for one, file in zip(verdicts, files)}
    named = {file.name: one for one, (_, file) in known.items()}
    ordered = by_derivation([*known])
    steps = [one for one in reversed(ordered) if one.level]
    within = {name: known[one][1].name for one in steps for name in one.bewares}
    above, taken, branched = ("", 0), set[str](), set[str]()
    for one in ordered:
        (verdict, file), parent, cost = known[one], one.parent, one.stated("Time")
        other = named.get(parent or file.beside * (file.wrong and not one.level), one)
        told = [(one.prose, None)] if one.is_elsewhere else pieces(one.prose)
        short = found[0] if (found := COST.match(cost)) else ""
        if parent in taken or parent in branched:
            branched.add(file.name)  # the second that comes from the same solution, or from that
        yield Details(
            file,
            one,
            within.get(file.name, ""),
            "next " * ((parent, one.level) == above) + "branch" * (file.name in branched),
            short + " …" * ("O(" in cost[len(short) :]),
            [
                (markdown(text), trace, changed(trace, one.tree) if trace else [])
                for text, trace in told
            ],
            _facts(verdict),
            known[other][1].name,
            [*_stretches(other, one, file.wrong and not one.level)],
        )
        above = file.name, one.level
        taken |= {parent} - {""}


def _facts(verdict: Verdict) -> dict[str, str]:
    solution, failure = verdict.solution, verdict.failure
    facts = {kind: solution.stated(kind) for kind in ("Time", "Space")}
    if failure:
        facts["Verdict"] = str(failure.kind)
        if case := failure.case:
            facts["Refuted by"] = f"case {case.number:,}: {case.name}"
            if failure.kind != VerdictKind.TIME:  # else the input is only large
                texts = refutation(solution, failure, SHORT_VALUE)
                facts |= zip(("Input", "Expected", "Result"), texts)
        else:
            facts["Result"] = failure.message
        facts["Accepted in"] = solution.declared("REPORTED", "")
    return facts


def _stretches(old: Solution, new: Solution, is_wrong: bool) -> Iterator[Stretch]:
    """Yield a file by what differs from another one, if much is the same in both; else whole.

    What is wrong is what would be deleted, and comes first.
    """
    (gone, before), (lines, after) = _lines(old), _lines(new)
    places = [*after, len(lines)]
    found = SequenceMatcher(None, [*before.values()], [*after.values()], autojunk=False)
    if old == new or found.ratio() < ALIKE:
        yield "div", "line", lines, 0
        return

    def part(start: int, end: int) -> list[Markup]:
        return lines[places[start] if start else 0 : places[end]] if start < end else []

    for tag, i, j, start, end in found.get_opcodes():
        if tag == "equal":
            first = start + AROUND * (i + start > 0)
            last = end - AROUND * ((j, end) != (len(before), len(after)))
            cuts = [start, first, last, end] if last - first >= FOLDED else [start, end]
            for n, (here, there) in enumerate(pairwise(cuts)):
                yield "div", "line", part(here, there), (there - here) * (n == 1)
            continue
        own, other = part(start, end), [gone[place] for place in [*before][i:j]]
        if is_wrong:
            yield from [("del", "line", own, 0), ("ins", "gone", other, 0)]
        else:
            yield from [("del", "gone", other, 0), ("ins", "line", own, 0)]


def _lines(solution: Solution) -> tuple[list[Markup], dict[int, str]]:
    """Return the lines of a file, and the text of those that a reader sees, by their indexes."""
    source = LINTED.sub("", solution.source)
    hidden = {number - 1 for number in solution.declarations}
    if solution.docstring:
        told = solution.tree.body[0]
        hidden |= {*range(told.lineno - 1, told.end_lineno or 0)}
    seen = dict[int, str]()
    for i, text in enumerate(source.removesuffix("\n").split("\n")):
        if i in hidden or (i - 1 in hidden and not text.strip()):
            hidden.add(i)  # with the empty lines below it
        else:
            seen[i] = text
    return [TOLD if i in hidden else line for i, line in enumerate(highlighted(source))], seen
