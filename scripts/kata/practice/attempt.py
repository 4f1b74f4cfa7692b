"""One attempt: what is seen of its saves, the hints, and how it is rated when it is over."""

from kata.judge.model import Verdict
from kata.practice.diary import Diary
from kata.practice.hints import HINTS
from kata.practice.model import RATED, SOLVE, Card, Effort, Rating
from kata.practice.rating import SOLUTION, is_try, rating_of
from kata.practice.seen import SaveResult
from kata.practice.sitting import Sitting
from kata.practice.technique import technique_of
from kata.problem.solution import Solution


class Attempt:
    """One attempt; the seconds of this sitting are told to it, for it reads no clock."""

    def __init__(self, diary: Diary, mine: Solution) -> None:
        self.diary, self.mine = diary, mine
        self.problem = mine.problem
        self.sitting = Sitting(diary, mine.problem)
        self.seen: SaveResult | None = None
        self.effort = Effort()  # once it is over
        self.rating: Rating | None = None

    @property
    def is_over(self) -> bool:
        return self.rating is not None

    @property
    def verdict(self) -> Verdict | None:
        return self.seen.verdict if self.seen else None

    def saw(self, seen: SaveResult, seconds: float) -> None:
        """Take a verdict; one on a file that is not written to its end is no try."""
        self.seen = seen
        if not self.is_over and is_try(seen.verdict):
            self.sitting.tried(_failure(seen.verdict), seconds)

    def explained(self, verdict: Verdict) -> None:
        """Take the same verdict with what was found out about it."""
        if self.seen:
            self.seen = self.seen._replace(verdict=verdict)

    def count(self, name: str, seconds: float) -> None:
        """Count a hint, once for each failure that it is about."""
        needs = next(hint.needs_failure for hint in HINTS if hint.name == name)
        about = _failure(self.verdict) if needs and self.verdict else ""
        if not self.is_over:
            self.sitting.hinted(name, about, seconds)

    def finish(self, seconds: float) -> None:
        """End it: Accepted, or given up by looking at a solution; it is written down at once."""
        self.effort = self.sitting.effort(seconds)
        self.rating = rating_of(self.effort, SOLVE)
        like = technique_of(self.mine) if SOLUTION not in self.effort.hints else ""
        self.sitting.end(self.effort, self.rating, like=like)

    def overrule(self, rating: Rating) -> None:
        """Rate it otherwise; the log keeps both."""
        self.rating = rating
        self.diary.add(self.problem, RATED, rating=rating)

    @property
    def card(self) -> Card:
        """Its card, once it is over."""
        return self.diary.cards[self.diary.key(self.problem)]

    def tried_before(self) -> set[str]:
        """Return the solutions here that earlier attempts were like."""
        card = self.diary.cards.get(self.diary.key(self.problem))
        return {one.like for one in card.attempts} if card else set()


def _failure(verdict: Verdict) -> str:
    """What tells one failure from another, before anything is explained: `Wrong Answer 12`."""
    failure, case = verdict.failure, verdict.original or verdict.refuted_by
    return f"{failure.kind} {case.number if case else 0}" if failure else ""
