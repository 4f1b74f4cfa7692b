"""Examples typed before there is code: whether one is right, and which mistakes it refutes.

The typical mistakes of a problem are those that some input refutes which a person can type. Which
inputs do is found out once, on the smallest cases, and kept.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field, replace
from pathlib import Path

from kata import KataError
from kata.cases import checker
from kata.cases.cache import EXPLANATIONS, cache_path, load, store
from kata.cases.generate import WHAT_WAS_TYPED, typed
from kata.cases.model import (
    EXAMPLES,
    GENERATED,
    KEPT,
    KILLERS,
    ORDERS,
    SMALL,
    TYPED,
    Case,
    Cases,
)
from kata.judge.batch import verdict_on
from kata.judge.declared import LOADING, declared
from kata.judge.model import Verdict, VerdictKind
from kata.judge.trial import Trial
from kata.judge.verdict import judge, judge_one, judge_some
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.problem.spec import parse_answer, parse_input
from kata.show.report import typed_case
from kata.size import cells, leaves, lists_in, weight
from kata.text import plural
from kata.wire.plain import encode
from kata.wire.records import UnfitError

ARROW = re.compile(r"[ \t]*(?:→|->|\n)\s*")
TRIED = 500  # inputs on which each mistake runs, of the small ones and of the others
TYPABLE = 40  # numbers and letters of an input that a person types
HOPELESS = 3  # inputs on which a mistake takes too long, after which it runs on no more of them
REFUTING = VerdictKind.WRONG, VerdictKind.RUNTIME  # what an input can show on which one is quick
WRONG = "that is not right; ? shows what is"


@dataclass(frozen=True)
class Known:
    """What is known of the typical mistakes of a problem, with inputs as bytes."""

    refuted: dict[bytes, list[str]]  # {small input: the mistakes that it refutes}
    passed: dict[bytes, list[str]]  # and those that are right on it
    least: dict[str, bytes]  # {mistake: the smallest input that refutes it}
    fewest: list[bytes]  # as few inputs as refute them all


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
        self.last = None if tried.line else tried.case
        if tried.line and tried.line not in self.lines:
            self.lines.append(tried.line)
        self.left -= tried.refuted


def known_of(problem: Problem, cases: Cases) -> Known:
    """Return what is known of the typical mistakes, found now or earlier."""
    sources = [one.path.read_bytes() for one in problem.mistakes] + [Path(__file__).read_bytes()]
    path = cache_path(EXPLANATIONS, problem, "examples", sources)
    found = load(path, Known)
    if not found:
        found = _find_out(problem, cases)
        store(path, found)
    return found


def _find_out(problem: Problem, cases: Cases) -> Known:
    mistakes = [one for one in problem.mistakes if may_be_typical(one)]
    plays = problem.signature.plays

    def is_short(case: Case) -> bool:
        """Tell whether a person can type it; the names of calls are no effort."""
        return cells(case.values[1] if plays else case.values) <= TYPABLE

    def smallest(groups: set[str]) -> list[Case]:
        indexes = [i for i, (group, _) in enumerate(cases.origins) if group in groups]
        some = sorted(indexes, key=lambda i: len(cases.arguments[i]))[: 2 * TRIED]
        short = filter(is_short, map(cases.__getitem__, some))
        return sorted(short, key=lambda case: weight(case.values))[:TRIED]

    tried = [*smallest({EXAMPLES, KEPT, SMALL}), *smallest({GENERATED, ORDERS, KILLERS})]
    ran = {one.name: dict(_results(one, tried)) for one in mistakes}
    rest = [one for one in mistakes if True not in ran[one.name].values()]
    more = [case for one in rest if (case := verdict_on(one, lambda: cases).refuted_by)]
    tried += (more := [*filter(is_short, more)])
    for one in mistakes if more else ():
        ran[one.name] |= _results(one, more)
    sizes = {one.arguments: weight(one.values) for one in tried}
    least = {}
    for one in mistakes:
        some = [data for data, fails in ran[one.name].items() if fails]
        data = min(some, key=sizes.__getitem__, default=None)
        if data and not judge_one(one, single(problem, data), 0)[0].accepted:
            least[one.name] = data

    def named(wanted: bool) -> dict[bytes, list[str]]:
        return {data: [n for n in least if ran[n].get(data) is wanted] for data in sizes}

    refuted = named(True)
    sets = {data: frozenset(refuted[data]) for data in sorted(sizes, key=sizes.__getitem__)}
    return Known(refuted, named(False), least, fewest(sets))


def may_be_typical(mistake: Solution) -> bool:
    """Tell whether a mistake is one of the result, and not merely slow."""
    how = declared(mistake)
    return how.VERDICT in {kind.value for kind in REFUTING} and how.CAUGHT_BY != LOADING


def single(problem: Problem, arguments: bytes) -> Cases:
    """Return an input as the only case."""
    return Cases.of([checker.case_of(problem, 1, TYPED, WHAT_WAS_TYPED, arguments)])


def _results(mistake: Solution, tried: list[Case]) -> Iterator[tuple[bytes, bool]]:
    """Yield inputs, and whether a mistake fails on each; a few that take too long are enough."""
    late = 0
    with Trial(mistake) as trial:
        for case, outcome in zip(tried, trial.outcomes(Cases.of(tried), range(len(tried)))):
            if outcome.kind == VerdictKind.NOT_JUDGED:
                break
            yield case.arguments, outcome.kind.rejects
            late += outcome.kind == VerdictKind.TIME
            if late == HOPELESS:
                break


def fewest(refuted: dict[bytes, frozenset[str]]) -> list[bytes]:
    """Return as few inputs as refute all that any does; of two that do as much, the first."""
    first: dict[frozenset[str], bytes] = {}
    for data, names in refuted.items():
        first.setdefault(names, data)
    widest = [names for names in first if not any(names < other for other in first)]

    def cover(left: frozenset[str], count: int) -> list[frozenset[str]] | None:
        if not left or not count:
            return None if left else []
        hardest = min(left, key=lambda name: (sum(name in names for names in widest), name))
        for names in widest:
            if hardest in names and (rest := cover(left - names, count - 1)) is not None:
                return [names, *rest]
        return None

    every, count = frozenset[str]().union(*widest), 0
    while (found := cover(every, count)) is None:
        count += 1
    return [first[names] for names in found]


class Mistakes(ExitStack):
    """Mistakes of a problem, each in a process that waits for inputs."""

    def __init__(self, problem: Problem, known: Known) -> None:
        super().__init__()
        self.problem, self.known = problem, known
        some = [one for one in problem.mistakes if one.name in known.least]
        self.trials = {one.name: self.enter_context(Trial(one)) for one in some}
        first = single(problem, checker.encoded(tuple(problem.examples[0].arguments)))[0]
        for trial in self.trials.values():
            trial.outcome(first)  # so that it has begun when a person has typed an input

    def refuted_by(self, case: Case) -> frozenset[str]:
        """Return the names of those that fail on an input."""
        refuted = {*self.known.refuted.get(case.arguments, ())}
        passed = {*self.known.passed.get(case.arguments, ())}
        for name in self.trials.keys() - refuted - passed:
            outcome = self.trials[name].outcome(case)
            if outcome and outcome.kind == VerdictKind.NOT_JUDGED:
                raise KataError(f"{self.problem.slug} cannot be judged: {outcome.message}")
            refuted |= {name} if outcome and outcome.kind.rejects else set()
        return frozenset(refuted & self.trials.keys())


def tried(problem: Problem, text: str, refuted_by: Callable[[Case], frozenset[str]]) -> Tried:
    """Try a line: an input, an arrow or a new line, and what it should give."""
    given, answer = parted(problem, text)
    try:
        case = typed(problem, given or text)[0]
    except KataError as error:
        return Tried(str(error).removeprefix(f"{WHAT_WAS_TYPED}: "))
    if not answer:
        return Tried("write what it should give behind an arrow: -> ...", case)
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
    of_them = f", {accepted:,} of them accepted by LeetCode" if accepted else ""
    still = "passes" if len(progress.left) == 1 else "pass"
    return f"{told}; {len(progress.left):,} still {still}{of_them}"


def own_cases(problem: Problem, lines: list[str]) -> Cases:
    """Return the examples that were typed as cases; those that are illegal by now are left out."""
    found: list[Case] = []
    for number, line in enumerate(lines, 1):
        with suppress(KataError):
            case = typed(problem, parted(problem, line)[0])[0]
            found.append(replace(case, number=len(found) + 1, name=f"your example {number}"))
    return Cases.of(found)


def judge_after_own(mine: Solution, lines: list[str], cases: Cases) -> Verdict:
    """Judge a solution first by the examples that were typed."""
    own = own_cases(mine.problem, lines)
    verdict = judge_some(mine, own, range(len(own)))
    return judge(mine, cases) if verdict.accepted else verdict


def let_through(problem: Problem, lines: list[str], known: Known) -> str:
    """Say what the examples that were typed would have let through."""
    if not lines:
        return ""
    own = own_cases(problem, lines)
    with Mistakes(problem, known) as mistakes:
        refuted = {name for i in range(len(own)) for name in mistakes.refuted_by(own[i])}
    left = plural(len(known.least.keys() - refuted), "mistake")
    return f"your {plural(len(lines), 'example')} would have let {left} of {len(known.least)} pass"
