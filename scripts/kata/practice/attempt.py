"""One attempt at a problem: what it has taken so far, and how it is rated when it is over."""

from kata.judge.model import Verdict, Word
from kata.practice.beside import technique_of
from kata.practice.diary import Diary
from kata.practice.hints import HINTS
from kata.practice.model import DONE, LEFT, RATED, SOLVE, Card, Effort, Rating
from kata.practice.rating import SOLUTION, rating_of
from kata.practice.seen import Seen
from kata.problem.solution import Solution

UNWRITTEN = "NotImplementedError"  # what a blank method raises: that is no try yet


class Attempt:
    """One attempt; the seconds that it has taken are told to it, for it reads no clock."""

    def __init__(self, diary: Diary, mine: Solution, before: Effort) -> None:
        self.diary, self.mine, self.before = diary, mine, before
        self.problem = mine.problem
        self.tries = 0
        self.hints: list[str] = []
        self.seen: Seen | None = None
        self.told: set[tuple[str, object]] = set()  # (hint, verdict that it was about)
        self.is_over = False
        self.rating: Rating | None = None

    @property
    def verdict(self) -> Verdict | None:
        return self.seen.verdict if self.seen else None

    def effort(self, seconds: float) -> Effort:
        """All that it has taken, with what it took before it was left."""
        return self.before.and_then(Effort(round(seconds), self.tries, tuple(self.hints)))

    def saw(self, seen: Seen) -> None:
        """Take a verdict; one that says the same as the last is no further try."""
        is_new = not self.seen or _failure(seen.verdict) != _failure(self.seen.verdict)
        if is_new and not self.is_over and _is_try(seen.verdict):
            self.tries += 1
        self.seen = seen

    def explained(self, verdict: Verdict) -> None:
        """Take the same verdict with what was found out about it."""
        if self.seen:
            self.seen = self.seen._replace(verdict=verdict)

    def count(self, name: str) -> None:
        """Count a hint, once for each failure that it is about."""
        needs = next(hint.needs_failure for hint in HINTS if hint.name == name)
        about = _failure(self.verdict) if needs and self.verdict else None
        if (name, about) not in self.told and not self.is_over:
            self.told.add((name, about))
            self.hints.append(name)

    def leave(self, seconds: float) -> None:
        """Write down what it has taken, unless it is over, here or in another session."""
        if not self.is_over and self.diary.is_open(self.problem):
            mine = Effort(round(seconds), self.tries, tuple(self.hints))
            self.diary.add(self.problem, LEFT, mine)

    def finish(self, seconds: float) -> None:
        """End it: Accepted, or given up by looking at a solution; it is written down at once.

        An attempt that another session has ended meanwhile is not ended twice.
        """
        effort = self.effort(seconds)
        self.rating, self.is_over = rating_of(effort, SOLVE), True
        like = technique_of(self.mine) if SOLUTION not in effort.hints else ""
        if self.diary.is_open(self.problem):
            self.diary.add(self.problem, DONE, effort, rating=self.rating, like=like)

    def overrule(self, rating: Rating) -> None:
        """Rate it otherwise; the log keeps both."""
        self.rating = rating
        self.diary.add(self.problem, RATED, rating=rating)

    @property
    def card(self) -> Card:
        """Its card, once it is over."""
        return self.diary.cards[self.diary.key(self.problem)]

    def tried_before(self) -> set[str]:
        """The solutions here that earlier attempts were like."""
        card = self.diary.cards.get(self.diary.key(self.problem))
        return {one.like for one in card.attempts} if card else set()


def _failure(verdict: Verdict) -> tuple[object, ...]:
    """What tells one failure from another, before anything is explained."""
    failure = verdict.failure
    case = verdict.original or verdict.refuted_by
    number = case.number if case else 0
    return (failure.word, number) if failure else ()


def _is_try(verdict: Verdict) -> bool:
    """True if a solution was rejected that is written to its end."""
    failure = verdict.failure
    if not failure or failure.word == Word.NOT_JUDGED or not failure.case:
        return False
    return not failure.message.startswith(UNWRITTEN)
