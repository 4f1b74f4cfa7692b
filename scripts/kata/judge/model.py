"""The words, outcomes and verdicts with which the judge speaks of a solution; read this first."""

from dataclasses import dataclass, field
from enum import Enum
from typing import Any, NamedTuple, TypeAlias

from kata.cases.model import Case
from kata.problem.solution import Solution
from kata.statement import constraints_of
from kata.wire.model import Sandbox
from kata.wire.plain import value_of

Rows: TypeAlias = tuple[tuple[str, ...], ...]
REORDERED = "only the order is different, and the statement does not say which one is right"


class VerdictKind(str, Enum):
    """The word of a verdict, its mark and colour, and how one and several are counted."""

    mark: str
    colour: str
    one: str
    several: str

    ACCEPTED = "Accepted", "✓", "green", "accepted"
    WRONG = "Wrong Answer", "✗", "red", "wrong"
    TIME = "Time Limit Exceeded", "✗", "red", "too slow"
    MEMORY = "Memory Limit Exceeded", "✗", "red", "too large"
    RUNTIME = "Runtime Error", "✗", "red", "error", "errors"
    DIFFERS = "Differs", "≠", "yellow", "differs", "differ"  # from others, where nobody is sure
    NOT_REFUTED = "Not Refuted", "·", "cyan", "not refuted"  # where only others are known
    NOT_JUDGED = "Not Judged", "?", "yellow", "not judged"  # says nothing about the solution

    def __new__(cls, text: str, mark: str, colour: str, one: str, many: str = "") -> "VerdictKind":
        word = str.__new__(cls, text)
        word._value_ = text
        word.mark, word.colour, word.one, word.several = mark, colour, one, many or one
        return word

    __str__ = str.__str__

    @property
    def may_pass(self) -> bool:
        """True if what ended so may be right, given more time or memory."""
        return self in (VerdictKind.TIME, VerdictKind.MEMORY)

    @property
    def is_of_result(self) -> bool:
        """True if it says that a result is not the one that is expected."""
        return self in (VerdictKind.WRONG, VerdictKind.DIFFERS)

    @property
    def rejects(self) -> bool:
        """True if it says that a solution is wrong."""
        says_little = VerdictKind.DIFFERS, VerdictKind.NOT_REFUTED, VerdictKind.NOT_JUDGED
        return self not in (VerdictKind.ACCEPTED, *says_little)


@dataclass(frozen=True)
class Drawing:
    """What problem.py draws of a failing case: boards, and the square that matters."""

    boards: dict[str, Rows] = field(default_factory=dict)  # of the input, the answer and yours
    focus: tuple[int, int] | None = None
    faults: tuple[str, ...] = ()  # what is wrong with the functions that draw


@dataclass(frozen=True)
class Outcome:
    """The way one case ended or, without a case, the loading of the file."""

    kind: VerdictKind
    message: str = ""
    case: Case | None = None  # None if the file does not load, or the result is the answer exactly
    result: bytes | None = None  # None if there is none, or it is the answer exactly
    note: str = ""  # what a right result has in place of the stated type
    line: int = 0  # in the solution's file, 0 if unknown
    call: int = 0  # the index of the played call that raised the exception
    printed: str = ""
    seconds: float = 0.0  # of its time, if it was right but took longer than the limit
    drawing: Drawing = field(default_factory=Drawing)

    @property
    def value(self) -> Any:
        """The result, only to be read."""
        return value_of(self.result) if self.result else None


class Sentence(NamedTuple):
    """What is said of a failure, and a line of code or values that it speaks of."""

    text: str
    code: str = ""
    line: int = 0  # of the solution, 0 for none


class Moment(NamedTuple):
    """A step of a run that fails: a line of the solution, and what it did."""

    line: int
    code: str
    told: str = ""
    step: int = -1  # of the recorded run; -1 for what ran before it


@dataclass(frozen=True)
class Account:
    """How a run came to fail: what is certain, then the steps that led to it, in their order."""

    title: str = ""
    moments: tuple[Moment, ...] = ()  # none of these steps need be wrong
    why: tuple[Sentence, ...] = ()  # what no step shows, and where it parts from a right run


@dataclass(frozen=True)
class Verdict:
    """The judge's opinion of one solution."""

    solution: Solution
    right: int  # how many cases it got right
    total: int  # the number of the last case
    seconds: float
    failure: Outcome | None  # that ended the trial or, if only examples fail, the first of these
    examples: tuple[Outcome, ...] = ()  # of the documented examples that fail
    notes: dict[str, int] = field(default_factory=dict)  # {note on right results: cases}
    excused: dict[str, int] = field(default_factory=dict)  # {error: illegal inputs, perhaps}
    stopped: float = 0.0  # seconds after which it ended with cases left, 0 if it did not
    domain: int = 0  # how many inputs there are, if all of them are cases
    passes_alone: bool = False  # whether the failing case passes in a process of its own
    original: Case | None = None  # the case that failed, if what is shown is a smaller input
    free: str = ""  # which values of what is shown do not matter
    how: Account = field(default_factory=Account)  # it came to fail, as far as recordings show that
    hint: tuple[Sentence, ...] = ()  # the change that repairs it, and on what that was checked
    unsteady: bool = False  # whether smaller inputs fail only at times
    peers: tuple[tuple[str, float], ...] = ()  # (solution, seconds) of those here where it is slow
    slow: Outcome | None = None  # of a case that it got right only when it had more time
    sandbox: Sandbox = field(default_factory=Sandbox)  # the parts that were in force
    against: tuple[str, ...] | None = None  # what it was compared with, where there is no answer()
    others: tuple[Sentence, ...] = ()  # who gives what where it differs from them
    opposed: tuple[str, ...] = ()  # of those compared, the ones that give what is expected there
    before: bool = False  # whether it was found in an earlier run
    machine: str = ""  # the name of the one that judged it, if it is another

    @property
    def accepted(self) -> bool:
        return self.failure is None

    @property
    def kind(self) -> VerdictKind:
        if self.failure:
            return self.failure.kind
        return VerdictKind.ACCEPTED if self.against is None else VerdictKind.NOT_REFUTED

    @property
    def is_unsure(self) -> bool:
        """True if it differs only on an input that may be illegal, or in the order of a result."""
        failure = self.failure if self.kind == VerdictKind.DIFFERS else None
        is_whole = failure and constraints_of(self.solution.problem).are_whole
        return bool(failure and (failure.message == REORDERED or not is_whole))

    @property
    def refuted_by(self) -> Case | None:
        """The case in which it fails, if it fails in one."""
        return self.failure.case if self.failure else None

    @property
    def slow_case(self) -> Case | None:
        """The case that takes it too long or, if it is accepted, longer than the limit."""
        slow = self.failure if self.kind == VerdictKind.TIME else self.slow
        return slow.case if slow else None

    @property
    def slowest_peer(self) -> float:
        """The seconds that the slowest of the problem's own solutions takes there, or 0."""
        return max((seconds for _, seconds in self.peers), default=0.0)


def not_judged(solution: Solution, why: str) -> Verdict:
    """Return the verdict on a solution that cannot be judged, which says why."""
    return Verdict(solution, 0, 0, 0.0, Outcome(VerdictKind.NOT_JUDGED, why))
