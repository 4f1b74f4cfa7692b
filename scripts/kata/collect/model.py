"""The files of a collection, the solutions in them, and which verdicts count; read this first."""

from dataclasses import dataclass, field
from enum import Enum
from functools import cached_property
from pathlib import Path

from kata.collect.files import LARGEST
from kata.judge.model import Verdict
from kata.problem.solution import Solution


class FileStatus(Enum):
    """The end of a file, in words for many files and for one; an account has this order."""

    JUDGED = "judged", "judged"
    DOUBTFUL = "doubtful, perhaps for another problem", "doubtful"
    UNJUDGED = "that could not be judged, for the reasons above", "could not be judged"
    ELSEWHERE = "for other problems, so not judged", "neither its problem nor a statement is here"
    CLASSES = "with a class that fits no problem here", "no class fits a problem here"
    FUNCTIONS = (
        "with only functions, none of which fits a problem here",
        "no function fits a problem here",
    )
    LACKING = "that lack a module that they need", "needs a module that is not here"
    UNREADABLE = "that could not be read, for the reasons above", "could not be read"
    CLOSED = "that could not be opened", "could not be opened"
    LARGE = f"larger than {LARGEST >> 20} MB", f"larger than {LARGEST >> 20} MB"
    FOREIGN = "in other languages", "not Python"
    EMPTY = "without a Python solution", "no Python solution in it"
    UNREACHED = "not reached before the interruption", "not reached before the interruption"

    def __init__(self, many: str, one: str) -> None:
        self.many, self.one = many, one

    @property
    def is_broken(self) -> bool:
        """True if such a file makes the whole call fail."""
        return self.name in ("UNREADABLE", "CLOSED")

    @property
    def can_be_forced(self) -> bool:
        """True if such a file is judged when its problem is named."""
        return self.name in ("CLASSES", "FUNCTIONS", "LARGE", "LACKING")

    @property
    def is_only_counted(self) -> bool:
        """True if such files are named only on demand, unless more is known of them."""
        return self.can_be_forced or self is FileStatus.ELSEWHERE


@dataclass
class Collection:
    """The solutions found in some files, and the fate of each file."""

    files: list[Path] = field(default_factory=list)
    inside: dict[Path, list[Solution]] = field(default_factory=dict)
    doubtful: set[Solution] = field(default_factory=set)  # they may solve another problem
    helpers: set[Solution] = field(default_factory=set)  # they may be no solutions, but named ones
    fates: dict[Path, FileStatus] = field(default_factory=dict)
    left_out: dict[Path, list[tuple[int, str]]] = field(default_factory=dict)  # (line, why)

    @property
    def solutions(self) -> list[Solution]:
        """All that were found, in the order of their problems and paths."""
        found = [solution for some in self.inside.values() for solution in some]
        return sorted(found, key=lambda s: (s.problem.slug, str(s.path), s.line))

    def reason(self, path: Path) -> str:
        """Return why no solution was found in a file."""
        told = (f"line {line}: {why}" if line else why for line, why in self.left_out.get(path, ()))
        return "; ".join(told) or self.fates[path].one

    def leave_out(self, path: Path, why: str, line: int = 0) -> None:
        """Note why something that could be a solution of ours is not judged."""
        noted = self.left_out.setdefault(path, [])
        noted += [(line, why)] * ((line, why) not in noted)


@dataclass(frozen=True)
class Results:
    """What is known once a collection has been judged, or its judging was interrupted."""

    found: Collection
    verdicts: list[Verdict]

    @cached_property
    def counted(self) -> list[Verdict]:
        """The verdicts that count: on what may be for another problem, only an acceptance."""
        return [v for v in self.verdicts if v.accepted or v.solution not in self.found.doubtful]

    @cached_property
    def doubts(self) -> list[Verdict]:
        """The other verdicts, but for those on code that is accepted for another problem."""
        settled = {(v.solution.path, v.solution.line) for v in self.verdicts if v.accepted}
        rest = (v for v in self.verdicts if not v.accepted and v.solution in self.found.doubtful)
        return [v for v in rest if (v.solution.path, v.solution.line) not in settled]
