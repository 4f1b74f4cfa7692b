"""The verdicts on a collection, and which of them count."""

from dataclasses import dataclass
from functools import cached_property

from kata.collect.model import Collection
from kata.judge.model import Verdict


@dataclass(frozen=True)
class Results:
    """What is known once a collection has been judged, or its judging was interrupted."""

    found: Collection
    verdicts: list[Verdict]
    is_interrupted: bool = False

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
