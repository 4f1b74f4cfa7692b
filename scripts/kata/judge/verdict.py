"""What the judge says about a solution, in LeetCode's words."""

from collections import Counter
from dataclasses import dataclass, field

from kata.cases.case import Case
from kata.problem.solution import Solution

ACCEPTED, WRONG, RUNTIME = "Accepted", "Wrong Answer", "Runtime Error"
TIME, MEMORY = "Time Limit Exceeded", "Memory Limit Exceeded"
NOT_JUDGED = "Not Judged"  # which says nothing about the solution
WORDS = (ACCEPTED, WRONG, RUNTIME, TIME, MEMORY)


@dataclass(frozen=True)
class Failure:
    """What went wrong in one case, or while the file was loaded."""

    word: str
    message: str = ""
    line: int = 0  # in the solution's file, 0 where none is known
    call: int = 0  # which of the calls that LeetCode plays raised it
    result: bytes | None = None
    printed: str = ""
    case: Case | None = None  # None while the file was loaded
    passes_alone: bool = False  # in a process of its own: what earlier calls left behind matters
    returned: bool = False  # something, where what is returned is ignored
    peers: tuple[tuple[str, float], ...] = ()  # (solution, seconds) of those fast where it is slow


@dataclass(frozen=True)
class Verdict:
    """What the judge says about one solution; the failure is the first after the examples."""

    solution: Solution
    right: int  # cases
    total: int
    seconds: float
    failure: Failure | None
    examples: tuple[int, ...] = ()  # the documented examples that fail
    notes: Counter = field(default_factory=Counter)  # {what is off in a right result: cases}
    stopped: float = 0  # seconds after which it ended with cases left, 0 if it did not
    domain: int = 0  # inputs, where these are all there are
    result: bytes | None = None  # the last that is right, but not the reference's
    sandbox: dict = field(default_factory=dict)  # {"landlock": version, "seccomp": in force}
    before: bool = False  # whether it was found in an earlier run

    @property
    def accepted(self):
        return self.failure is None

    @property
    def word(self):
        return self.failure.word if self.failure else ACCEPTED


def not_judged(solution, why):
    """The verdict on a solution that nothing can be said about."""
    return Verdict(solution, 0, 0, 0.0, Failure(NOT_JUDGED, why))
