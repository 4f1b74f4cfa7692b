"""One attempt: what is seen of its saves, what it takes, and how it is rated when it is over.

What it has taken is a function of what the log says; so leaving an attempt and returning to it, in
whatever way, changes nothing.
"""

from secrets import token_hex
from typing import Any

from rich.text import Text

from kata.cases.model import EXAMPLES
from kata.judge.model import Verdict
from kata.practice.diary import Diary
from kata.practice.hints import Hint
from kata.practice.model import (
    BEGUN,
    DONE,
    HINTED,
    LEFT,
    RATED,
    TRIED,
    TYPED,
    Card,
    Effort,
    Rating,
)
from kata.practice.rating import (
    SOLUTION,
    effort_of,
    examples_in,
    failure_name,
    is_try,
    rating_of,
    technique_of,
)
from kata.problem.solution import Solution
from kata.show.headline import case_title, mark_and_word
from kata.show.report import failure_lines, printed_lines


class Attempt:
    """One attempt, of which this is a sitting: its seconds are told to it, for it reads no clock.

    What it takes stands in the log as it happens, but for the seconds since the last event.
    """

    def __init__(self, diary: Diary, mine: Solution) -> None:
        self.diary, self.mine, self.problem = diary, mine, mine.problem
        self.verdict: Verdict | None = None  # on what was saved last
        self.rating: Rating | None = None  # once it is over
        self.sitting, self.is_left = token_hex(4), False
        self.is_continued = bool(diary.attempt(self.problem))
        if not self.is_continued:
            diary.add(self.problem, BEGUN)

    @property
    def is_over(self) -> bool:
        return self.rating is not None

    def saw(self, verdict: Verdict, seconds: float) -> None:
        """Take a verdict; one on a file that is not written to its end is no try."""
        self.verdict, failures = verdict, (failure_name(verdict),)
        last = [one.failures for one in self.diary.attempt(self.problem) if one.failures]
        if is_try(verdict) and last[-1:] != [failures]:
            self._note(TRIED, seconds, failures=failures)

    def count(self, hint: Hint, seconds: float) -> None:
        """Count a hint, once for each failure that it is about."""
        about = failure_name(self.verdict) if hint.needs_failure and self.verdict else ""
        self._note(HINTED, seconds, hints=(hint.name,), about=(about,))

    def note_example(self, line: str) -> None:
        """Keep an example that was typed, which costs nothing."""
        self._note(TYPED, 0.0, examples=(line,))

    @property
    def examples(self) -> list[str]:
        """The examples that were typed in this attempt."""
        return examples_in(self.diary.attempt(self.problem))

    def leave(self, seconds: float) -> None:
        """Write down that it was left, unless it is over, here or in another session."""
        if self.diary.is_open(self.problem):
            self._note(LEFT, seconds)
        self.is_left = True

    def effort(self, seconds: float) -> Effort:
        """Return what the attempt has taken until now."""
        now = self.diary.entry(self.problem, LEFT, seconds=seconds, sitting=self.sitting)
        return effort_of([*self.diary.attempt(self.problem), now])

    def finish(self, seconds: float) -> Effort:
        """End it, and write that down unless another session has; return what it has taken."""
        effort = self.effort(seconds)
        self.rating = rating_of(effort)
        if self.diary.is_open(self.problem):
            like = technique_of(self.mine) if SOLUTION not in effort.hints else ""
            self.diary.add(self.problem, DONE, effort, rating=self.rating, like=like)
        return effort

    def overrule(self, rating: Rating) -> None:
        """Rate it otherwise; the log keeps both."""
        self.rating = rating
        self.diary.add(self.problem, RATED, rating=rating)

    @property
    def card(self) -> Card | None:
        """Its card, once an attempt at the problem is over."""
        return self.diary.cards.get(self.diary.key(self.problem))

    def _note(self, event: str, seconds: float, **more: Any) -> None:
        """Write an event down, as long as this sitting goes on."""
        if not (self.is_over or self.is_left):
            more |= {"seconds": round(seconds, 3), "sitting": self.sitting}
            self.diary.add(self.problem, event, **more)


def lines_seen(verdict: Verdict) -> list[Text]:
    """Return what LeetCode shows: the verdict, and the input that fails, an example first."""
    failure, solution = verdict.failure, verdict.solution
    assert failure
    shown = next(iter(verdict.examples), failure)
    lines, case = [mark_and_word(shown.kind)], shown.case
    if case:
        is_stated = case.group == EXAMPLES
        title = case.name if is_stated else case_title(solution, case, verdict.total)
        lines.append(Text(f"  {title}", "bold"))
    return [*lines, *failure_lines(solution, shown), *printed_lines(shown)]


def lines_of_smaller(verdict: Verdict) -> list[Text]:
    """Return the smaller input on which it fails, too, if there is one."""
    failure = verdict.failure if verdict.original and not verdict.examples else None
    if not failure:
        return []
    return [
        Text("  Smaller, and it fails in the same way:", "bold"),
        *failure_lines(verdict.solution, failure),
    ]
