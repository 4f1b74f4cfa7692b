"""What Python answers to a page, for its scripts."""

from dataclasses import dataclass

from kata.judge.model import Account
from kata.watch.page.model import File, NodeKind, Recorded
from kata.watch.steps.model import EncodedValue


@dataclass(frozen=True)
class About:
    """What the editor of a problem starts with."""

    start: str
    examples: list[str]  # as they are typed
    kinds: list[NodeKind]
    strings: bool
    any_order: bool


@dataclass(frozen=True)
class Shown:
    """A verdict, and what its pictures are drawn from."""

    word: str
    mark: str
    colour: str
    stopped: bool  # accepted, but not on all cases
    remarks: str
    phrase: str  # which input fails
    title: str  # the case in which it does
    message: str  # of what was raised, or of a limit
    details: list[str]  # in the words of the terminal
    how: Account  # it came about, which is a hint
    pictures: dict[str, EncodedValue]
    input: str  # the one that fails, as it is typed
    line: int  # that failed, 0 for none
    failure: str  # its name, where it is a try
    near: str  # the title of the solution most like it
    known: dict[str, str]  # the cases that this interpreter does not judge, and how they end


@dataclass(frozen=True)
class Ran:
    """What comes of an input; no `expected` if it is refused."""

    input: str
    expected: str | None
    said: str
    result: str = ""
    ok: bool = False
    printed: str = ""


@dataclass(frozen=True)
class Compared:
    """How long the solutions here take on an input, as multiples of the time of one's own."""

    input: str
    times: dict[str, float]  # by title


@dataclass(frozen=True)
class Exampled:
    """What is said of an example that was typed, and the typical mistakes that are left."""

    said: str
    line: str  # as it is kept, "" if it is not right
    left: list[str]  # names, which are not shown
    total: int
    over: list[str]  # what is said once none is left


@dataclass(frozen=True)
class GivenHint:
    """A hint that is shown."""

    name: str
    text: str
    is_last: bool


@dataclass(frozen=True)
class UnderWay:
    """What an attempt has taken so far."""

    seconds: float
    hints: list[GivenHint]
    examples: list[str]


@dataclass(frozen=True)
class ProblemState:
    """When a problem comes back, and what was made of it so far; days are ISO dates."""

    due: str
    title: str
    last: str
    rating: str
    attempts: int
    solved: str  # the day on which it was first solved, "" for none


@dataclass(frozen=True)
class Rated:
    """What is added to the log, and said."""

    line: str
    said: str
    is_rated: bool
    untried: list[str]  # the name and the title of a solution that no attempt was like, or nothing
    states: dict[str, ProblemState]


@dataclass(frozen=True)
class LogRead:
    """A log with the lines of another one, of which so many are new."""

    states: dict[str, ProblemState]
    broken: list[str]
    log: str
    new: int


@dataclass(frozen=True)
class Solving:
    """A problem that a file may solve; what is not sure counts only if it is accepted."""

    file: int  # its index
    slug: str
    is_sure: bool
    solved: list[str]  # when, which problem, and what: to be sent back


@dataclass(frozen=True)
class Watched:
    """The code, perhaps with what else is one's own, as files of the page, and their runs."""

    files: list[File]
    recorded: Recorded


ANSWERS = (
    *(About, Shown, Ran, Compared, Exampled, GivenHint, UnderWay, Rated, LogRead),
    *(Solving, Watched),
)
