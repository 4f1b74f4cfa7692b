"""What is asked of a page, and what its scripts read."""

import re
from dataclasses import dataclass, field
from typing import Any, NamedTuple, TypedDict

from kata import KataError
from kata.cases.model import Case
from kata.judge.model import Account, VerdictKind
from kata.problem.solution import Solution
from kata.show.exported import ISSUES
from kata.watch.steps.model import EncodedValue, Story
from kata.wire.nodes import NODES


@dataclass(frozen=True)
class Issue:
    """The report of a mistake, as REPORTED names it, and its address."""

    text: str  # `LeetCode-Feedback #1036`
    url: str
    year: str  # in which it was accepted, if that is known


def issue_of(mistake: Solution) -> Issue | None:
    """Return the issue that the mistake names, if it names one."""
    text = mistake.declared("REPORTED", "")
    if not text:
        return None
    if found := re.fullmatch(r"LeetCode-Feedback #(\d+)", text):
        year = re.search(r"accepted in (\d+)", mistake.docstring)
        return Issue(text, f"{ISSUES}/{found[1]}", year[1] if year else "")
    raise KataError(f'{mistake}: write the report as in REPORTED = "LeetCode-Feedback #1036"')


@dataclass(frozen=True)
class PageRequest:
    """What a page is to show; by default, all that the problem has."""

    solutions: tuple[Solution, ...] = ()
    case: Case | None = None


@dataclass(frozen=True)
class Pointer:
    """Variables that lead to an item of a list, or to a square of a board."""

    function: str
    base: str  # the list
    names: list[str]


@dataclass(frozen=True)
class File:
    """A solution on a page."""

    name: str  # in addresses
    title: str  # everywhere else
    wrong: bool
    fails: int  # the number of the case that refutes it, 0 for none
    beside: str  # a right solution, the one most like a mistake; itself where there is no other
    href: str  # where the file is, "" for one from elsewhere
    report: Issue | None  # where LeetCode was told that it accepts this mistake
    pointers: list[Pointer]
    statements: dict[int, int]  # {first line: last line} of each in a function


@dataclass(frozen=True)
class ShownCase:
    """A case on a page: the input as solutions get it, or the calls that LeetCode plays."""

    number: int
    label: str  # which no other case has: its name, the input in short, and what it refutes
    input: dict[str, EncodedValue]
    calls: list[str]  # the first of them
    uncalled: int  # how many more there are
    expected: EncodedValue


@dataclass(frozen=True)
class ListedCase:
    """A case as a menu names it."""

    number: int
    label: str
    input: str  # as it is typed, of a case that is none of the problem's


@dataclass(frozen=True)
class Opening:
    """The files and the case that a page opens with."""

    left: str
    right: str
    case: int


@dataclass(frozen=True)
class Mark:
    """How a verdict is marked, the class of its colour, and whether the solution is right."""

    mark: str
    colour: str
    accepts: bool


@dataclass(frozen=True)
class NodeKind:
    """How nodes with these links are drawn, whatever their class is called."""

    name: str
    links: list[str]  # the fields that lead to other nodes
    drawn: str  # as a "chain" or a "tree"


NODE_KINDS = [NodeKind(one.about, [*one.links], one.drawn) for one in NODES.values() if one.drawn]


@dataclass(frozen=True)
class Data:
    """Everything but the runs, and the inputs that are no examples."""

    slug: str  # of the problem
    number: str  # LeetCode's
    files: list[File]
    cases: list[ListedCase]
    examples: list[ShownCase]  # which the statement draws
    open: Opening
    words: dict[str, Mark]  # by the word of the verdict
    kinds: list[NodeKind]
    strings: bool  # whether a list of strings is a board
    parameters: list[str]  # of the method
    any_order: bool  # whether other results than the expected one are right, too
    have: dict[int, list[str]]  # {number of a case: the files that have a run on it}
    traced: dict[str, dict[str, EncodedValue]]  # {the input of a trace in Learn: its values}


class Printed(NamedTuple):
    """What a step has printed."""

    step: int
    text: str


@dataclass(frozen=True)
class ShownRun:
    """What the judge says about one call; its first step, and the changes that make the others."""

    word: VerdictKind
    message: str = ""
    line: int = 0  # that raised an exception, 0 for none
    result: EncodedValue | None = None
    steps: list[Any] = field(default_factory=list)
    left_out: int = 0  # steps that follow these, as far as they were counted
    stopped: bool = False  # whether the recording ended before the run did
    printed: list[Printed] = field(default_factory=list)
    how: Account = field(default_factory=Account)  # it came to fail
    story: Story | None = None
    scenes: dict[str, Any] = field(default_factory=dict)  # {"name value": a board for it}


Runs = dict[str, ShownRun]  # {name of the file: its run} on one case


class Parting(TypedDict):
    """The last steps of two runs that agree."""

    wrong: int
    right: int


class Recorded(TypedDict):
    """A case and the runs on it, as a page reads them."""

    shown: ShownCase
    runs: dict[str, ShownRun]
    partings: dict[str, dict[str, Parting]]  # {one that fails: {one that is right: ...}}
