"""Examples typed before there is code: whether one is right, and which mistakes it refutes."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from types import NoneType

from rich.text import Text

from kata import KataError
from kata.cases import checker
from kata.cases.generate import WHAT_WAS_TYPED, typed
from kata.cases.model import TYPED, Case, Cases
from kata.judge.model import Verdict
from kata.judge.verdict import judge, judge_some
from kata.practice.typical import Known, Mistakes, single
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.problem.spec import parse_answer, parse_input
from kata.show.report import typed_case
from kata.size import leaves, lists_in
from kata.text import plural, spelled
from kata.wire.limits import Limits
from kata.wire.plain import encode
from kata.wire.records import UnfitError

ARROW = re.compile(r"[ \t]*(?:→|->|\n)\s*")
WRONG = "that is not right; ? shows what is"


@dataclass(frozen=True)
class Tried:
    """What comes of a line: an error, or the case that it states and the mistakes it refutes."""

    said: str = ""  # what is wrong with it
    case: Case | None = None  # if the input is legal
    line: str = ""  # the example as a spec has it, if it is right
    refuted: frozenset[str] = frozenset()  # names of mistakes


@dataclass
class Progress:
    """The right examples so far, and the mistakes that they leave."""

    known: Known
    lines: list[str] = field(default_factory=list)
    left: set[str] = field(default_factory=set)
    last: Case | None = None  # of an example whose answer was not right

    def __post_init__(self) -> None:
        self.left |= {*self.known.least}

    def take(self, tried: Tried) -> None:
        """Count what was tried, if it is right."""
        self.last = tried.case if tried.said == WRONG else None
        if tried.line and tried.line not in self.lines:
            self.lines.append(tried.line)
        self.left -= tried.refuted


def tried(problem: Problem, text: str, refuted_by: Callable[[Case], frozenset[str]]) -> Tried:
    """Try a line: an input, an arrow or a new line, and what it should give."""
    given, answer = parted(problem, text)
    try:
        case = typed(problem, given or text)[0]
    except KataError as error:
        return Tried(str(error).removeprefix(f"{WHAT_WAS_TYPED}: "))
    if why := _strange(problem, case):
        return Tried(why)
    if not answer:
        return Tried("write what it should give after an arrow: -> ...", case)
    try:
        value = parse_answer(answer, problem.signature, "")
        data = encode(value)
    except (KataError, UnfitError) as error:
        return Tried(str(error).removeprefix(": "), case)
    if why := checker.type_error(problem, case, value):
        return Tried(f"{why}", case)
    if not checker.is_right(problem, case, data):
        return Tried(WRONG, case)
    line = f"{typed_case(problem, case)} → {answer}"
    return Tried("", case, line, refuted_by(replace(case, group=TYPED)))


def _strange(problem: Problem, case: Case) -> str:
    """Say which value of a node is no whole number, where the examples have nothing else."""
    stated = {type(leaf) for one in problem.examples for leaf in leaves(list(one.arguments))}
    if "Node" in repr(problem.signature.parameters) and stated <= {int, NoneType}:
        for leaf in leaves(case.values):
            if type(leaf) not in (int, NoneType):
                return f"illegal input: {spelled(leaf)} is no whole number"
    return ""


def parted(problem: Problem, text: str) -> tuple[str, str]:
    """Return the input and the answer in a line, or "" for either; strings may hold arrows, too."""
    ends = [(arrow.start(), arrow.end()) for arrow in ARROW.finditer(text)]
    for start, end in [(len(text), len(text)), *reversed(ends)]:
        with suppress(KataError):
            parse_input(text[:start], problem.signature, "")
            return text[:start], text[end:].strip()
    return "", ""


def kind_of(problem: Problem, case: Case) -> str:
    """Say in a few words what kind of input a case has: `2 values, some of them equal`."""
    values = case.values
    if problem.signature.plays:
        return plural(len(values[0]) - 1, "call")
    found = [leaf for leaf in leaves(values) if leaf not in ("", None)]
    told = [plural(len(found), "value") if found else "no value at all"]
    if found and not all(lists_in(values)):
        told.append("something empty")
    if any(type(leaf) is int and leaf < 0 for leaf in found):
        told.append("something negative")
    if len({*map(repr, found)}) < len(found):
        told.append("some of them equal")
    return ", ".join(told)


def score(progress: Progress, problem: Problem, refuted: frozenset[str]) -> str:
    """Say what an example refutes, and how many mistakes pass all so far."""
    every = len(progress.known.least)
    told = f"it refutes {len(refuted):,} of {plural(every, 'typical mistake')}"
    if not progress.left:
        return f"{told}, and none is left"
    accepted = sum(
        bool(one.declared("REPORTED", "")) for one in problem.mistakes if one.name in progress.left
    )
    if len(progress.left) == 1:
        return f"{told}; 1 still passes{', and LeetCode accepted it' * accepted}"
    of_them = f", {accepted:,} of them accepted by LeetCode" if accepted else ""
    return f"{told}; {len(progress.left):,} still pass{of_them}"


def hints(problem: Problem, progress: Progress) -> Iterator[str]:
    """Yield the right answer to an example that was wrong, or what the rest would need."""
    if case := progress.last:
        progress.last = None
        yield f"  {shown_case(problem, case)}"
        return
    kinds = Counter(
        kind_of(problem, single(problem, progress.known.least[name])[0])
        for name in sorted(progress.left)
    )
    for kind, count in kinds.most_common():
        yield f"  {count:,}: the smallest input known has {kind}"


def given_away(problem: Problem, progress: Progress) -> Iterator[str | Text]:
    """Yield each mistake that is left, with the smallest input that is known to refute it."""
    for mistake in problem.mistakes:
        if mistake.name in progress.left:
            case = single(problem, progress.known.least[mistake.name])[0]
            yield Text(f"  {mistake.idea}", "bold")
            yield f"    {shown_case(problem, case)}"


def summary(problem: Problem, progress: Progress) -> Iterator[str]:
    """Yield how many examples it took, and as few as would have done."""
    took, known = plural(len(progress.lines), "example"), progress.known
    few = len(known.fewest)
    if len(progress.lines) <= few:
        yield f"  {took}, the fewest known."
        return
    yield f"  {took}; {few:,} would have done:"
    for data in known.fewest:
        yield f"    {shown_case(problem, single(problem, data)[0])}"


def shown_case(problem: Problem, case: Case) -> str:
    """Return a case as it is typed: the input, an arrow, the answer."""
    return f"{typed_case(problem, case)} → {problem.signature.told(case.expected, spelled)}"


def own_cases(problem: Problem, lines: list[str]) -> Cases:
    """Return the examples that were typed as cases; those that are illegal by now are left out."""
    found: list[Case] = []
    for number, line in enumerate(lines, 1):
        with suppress(KataError):
            case = typed(problem, parted(problem, line)[0])[0]
            found.append(replace(case, number=len(found) + 1, name=f"your example {number}"))
    return Cases.of(found)


def judge_after_own(
    mine: Solution, lines: list[str], cases: Cases, limits: Limits = Limits()
) -> Verdict:
    """Judge a solution first by the examples that were typed."""
    own = own_cases(mine.problem, lines)
    verdict = judge_some(mine, own, range(len(own)), limits)
    return judge(mine, cases, limits) if verdict.accepted else verdict


def let_through(problem: Problem, lines: list[str], known: Known, waits: bool = True) -> str:
    """Say what the examples that were typed would have let through."""
    if not lines:
        return ""
    with Mistakes(problem, known, waits) as mistakes:
        refuted = mistakes.refuted_by_any(own_cases(problem, lines))
    left = plural(len(known.least.keys() - refuted), "mistake")
    return f"your {plural(len(lines), 'example')} would have let {left} of {len(known.least)} pass"
