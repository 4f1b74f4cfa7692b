"""How many cases a problem has, whether they are enough, and the table of all: problems/cases.tsv.

A change of the engine that changes cases shows there, in a diff; and where the tests pass, the
cases are the same, whatever the machine and the version of Python. A row is kept until the cases of
its problem are made anew.
"""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from marshal import dumps
from pathlib import Path

from kata.cases.cache import CASES, cache_path, load, store
from kata.cases.generate import cases_of
from kata.cases.groups import GROUPS
from kata.cases.inputs import inputs_of
from kata.cases.model import GENERATED, SMALL, Cases, LeftOut
from kata.judge.measured import DIGITS, TABLE, rows_in
from kata.problem.folder import Problem
from kata.statement import constraints_of
from kata.text import plural

NAMES = [group.name for group in GROUPS]
HEAD = "\t".join(["# problem", *NAMES, "digest"])
PLAIN = 2  # the version of marshal in which equal values are equal bytes
MOST_ILLEGAL = 0.95  # the share of the inputs of a recipe
FEWEST, FEWEST_DERIVED = 10, 300  # small inputs; small and random ones that are derived


@dataclass
class Counts:
    """How many cases there are, and which inputs were left out."""

    groups: dict[str, tuple[int, int]]  # {group: (cases, different inputs)}
    illegal: LeftOut
    digest: str  # of all cases, with their answers
    size: tuple[int, int]  # of the small inputs of a derived recipe, and of their values


def counts_of(problem: Problem, say: Callable[[str], None] = lambda _: None) -> Counts:
    """Count the cases of a problem, or recall how many there are."""
    found = kept_counts(problem)
    if not found:
        found = counted(cases_of(problem, say))
        store(_path_of(problem), found)
    return found


def kept_counts(problem: Problem) -> Counts | None:
    """Return how many cases of a problem there are, if they were counted already."""
    if found := load(_path_of(problem), Counts):
        inputs_of(problem, found.size)
    return found


def _path_of(problem: Problem) -> Path:
    counting = hashlib.sha256(Path(__file__).read_bytes()).hexdigest()[:DIGITS]
    return cache_path(CASES, problem).with_suffix(f".counts-{counting}")


def counted(cases: Cases) -> Counts:
    """Count these cases."""
    made = dumps([cases.arguments, cases.answers, cases.origins], PLAIN)
    groups = {}
    for group in dict.fromkeys(group for group, _ in cases.origins):
        indexes = cases.in_group(group)
        groups[group] = len(indexes), len({cases.arguments[index] for index in indexes})
    return Counts(groups, cases.illegal, hashlib.sha256(made).hexdigest()[:DIGITS], cases.size)


def lines_on(problem: Problem, found: Counts) -> Iterator[str]:
    """Say how many cases there are, what was left out, and what of the constraints was not read."""
    yield f"cases: {', '.join(f'{name} {count:,}' for name, (count, _) in found.groups.items())}"
    for group, (count, why) in found.illegal.items():
        yield f"left out of {group}: {count:,} inputs are illegal, the first: {why}"
    for line in constraints_of(problem).unread:
        yield f"not read, so only check() can enforce it: {line}"


def poverty(problem: Problem, found: Counts) -> str:
    """Say why these cases are too few to judge by; nothing if they are enough, or all there are."""
    inputs, different = (
        inputs_of(problem),
        {name: count for name, (_, count) in found.groups.items()},
    )
    if inputs.is_whole:
        return ""
    left_out = [found.illegal[group] for group in (SMALL, GENERATED) if group in found.illegal]
    illegal, few = sum(count for count, _ in left_out), different.get(SMALL, 0)
    legal, is_derived = few + different.get(GENERATED, 0), bool(inputs.derived)
    made, is_poor = illegal + legal, is_derived and legal < FEWEST_DERIVED
    if is_poor and not illegal:
        return f"only {legal:,} different inputs are derived from the constraints; write inputs()"
    if illegal > MOST_ILLEGAL * made or is_poor:
        what, fix = "that inputs() makes", "keep inputs() within the constraints"
        if is_derived:
            what = "derived from the constraints"
            fix = "write inputs(), or word the constraint so that it is read"
        left = f"(the first: {left_out[0][1]}), which leaves {legal:,}"
        return f"{illegal:,} of the {made:,} inputs {what} are illegal {left}; {fix}"
    if few < FEWEST:
        found_few = plural(few, "different input")
        return f"the group {SMALL!r} has only {found_few}; let more of them be chosen"
    if GENERATED not in different:
        grow = "let the recipe's choices grow with size" if inputs.recipe else "add a gen_ function"
        return f"no random input differs from the small ones; {grow}"
    return ""


def row_of(problem: Problem, found: Counts) -> str:
    """Return the row of a problem: its name, the number of cases in each group, and the digest."""
    counts = (str(found.groups.get(name, (0, 0))[0]) for name in NAMES)
    return "\t".join([problem.slug, *counts, found.digest])


def change_of(problem: Problem, found: Counts) -> str:
    """Say how the cases of a problem differ from those in the file; or nothing."""
    old, new = rows_in(TABLE).get(problem.slug), row_of(problem, found)
    if not old or old == new:
        return ""
    pairs = zip(NAMES, old.split("\t")[1:], new.split("\t")[1:])
    counts = [f"{name} from {int(a):,} to {int(b):,}" for name, a, b in pairs if a != b]
    return ", ".join(counts) or "as many in each group, but different ones"


def fresh_row(rows: dict[str, str], problem: Problem) -> str:
    """Return the row of a problem: made anew if its cases were, or if it has none."""
    found = kept_counts(problem) or (None if problem.slug in rows else counts_of(problem))
    return row_of(problem, found) if found else rows[problem.slug]
