"""What is asked of a page, and what its scripts read."""

from dataclasses import dataclass

from kata.cases.model import Case
from kata.problem.solution import Issue, Solution
from kata.watch.steps.model import EncodedValue
from kata.wire.nodes import NODES


@dataclass(frozen=True)
class PageRequest:
    """What a page is to show; by default, all that the problem has."""

    solutions: tuple[Solution, ...] = ()
    case: Case | None = None


@dataclass(frozen=True)
class File:
    """A solution on a page."""

    name: str  # in addresses, and in menus if there is no idea
    idea: str  # of a mistake: what it does, in a sentence
    wrong: bool
    fails: int  # the number of the case that refutes it, 0 for none
    beside: str  # a right solution, the one most like a mistake; itself where there is no other
    href: str  # where the file is, "" for one from elsewhere
    report: Issue | None  # where LeetCode was told that it accepts this mistake
    pointers: list[list[str]]  # [function, list, index] or [function, board, row, column]
    masks: list[list[str]]  # [function, name]
    statements: list[list[int]]  # [first line, last line] of each in a function
    docstrings: list[list[int]]  # the same of each that takes several lines


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


NODE_KINDS = [
    NodeKind(node.about, [*node.links], node.drawn) for node in NODES.values() if node.drawn
]


@dataclass(frozen=True)
class Data:
    """Everything but the runs, and the inputs that are no examples."""

    slug: str  # of the problem
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
