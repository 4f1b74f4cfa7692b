"""What the scripts of a page read, except the runs, which are stored case by case."""

from dataclasses import dataclass

from kata.compare.report import Report
from kata.problem.feedback import Issue
from kata.steps.recording import Drawn


@dataclass(frozen=True)
class File:
    """A solution on a page."""

    name: str
    wrong: bool
    fails: int  # the number of the case that refutes it, 0 for none
    href: str  # where the file is, "" for one from elsewhere
    report: Issue | None  # where LeetCode was told that it accepts this mistake
    pointers: list[list[str]]  # [function, list, index] or [function, board, row, column]
    masks: list[list[str]]  # [function, name]
    statements: list[list[int]]  # [first line, last line] of each in a function


@dataclass(frozen=True)
class ShownCase:
    """A case on a page: the input as solutions get it, or the calls that LeetCode plays."""

    number: int
    label: str  # which no other case has: its name, the input in short, and what it refutes
    input: dict[str, Drawn]
    calls: list[str]  # the first of them
    uncalled: int  # how many more there are
    expected: Drawn


@dataclass(frozen=True)
class Opening:
    """The files and the case that a page opens with."""

    left: str
    right: str
    case: int


@dataclass(frozen=True)
class Mark:
    """How a verdict is marked, and the class of its colour."""

    mark: str
    colour: str


@dataclass(frozen=True)
class Data:
    """Everything but the runs."""

    files: list[File]
    cases: list[ShownCase]
    open: Opening
    words: dict[str, Mark]  # by the word of the verdict
    strings: bool  # whether a list of strings is a board
    parameters: list[str]  # of the method
    any_order: bool  # whether other results than the expected one are right, too
    report: Report | None
    have: dict[int, list[str]]  # {number of a case: the files that have a run on it}
