"""What an attempt has taken: a function of what its sittings have written.

So leaving an attempt and returning to it, in whatever way, changes nothing.
"""

from collections.abc import Iterable
from contextlib import suppress
from itertools import zip_longest
from secrets import token_hex
from typing import Any

from kata.practice.diary import NOTE, Diary
from kata.practice.log_file import add_to_log, replace_log
from kata.practice.model import BEGUN, DONE, FIND, LEFT, SOLVE, Effort, Entry, Rating
from kata.problem.folder import Problem


def effort_of(entries: Iterable[Entry]) -> Effort:
    """Return what an attempt has taken, by its entries.

    A failure like the last one is no further try, and a hint on the same failure no further hint.
    Entries of older logs name no sitting, and neither failures nor what hints were about.
    """
    sittings: dict[str, Entry] = {}
    for number, entry in enumerate(entries):
        name = entry.sitting or str(number)
        if name not in sittings or entry.seconds >= sittings[name].seconds:
            sittings[name] = entry
    failures, told, tries, hints = list[str](), set[object](), 0, list[str]()
    for entry in sittings.values():
        tries += entry.tries
        for failure in entry.failures:
            if failure not in (failures if entry.kind == FIND else failures[-1:]):
                failures.append(failure)
        for hint, about in zip_longest(entry.hints, entry.about):
            if about is None or (hint, about) not in told:
                hints.append(hint)
            told.add((hint, about))
    seconds = round(sum(entry.seconds for entry in sittings.values()))
    return Effort(seconds, tries + len(failures), tuple(hints))


class Sitting:
    """One stay at an attempt, which it begins or goes on with; its seconds are told to it.

    All that it has taken stands in a note beside the log, and in the log once it is left.
    """

    def __init__(
        self, diary: Diary, problem: Problem, kind: str = SOLVE, mistake: str = ""
    ) -> None:
        self.diary, self.problem, self.kind, self.mistake = diary, problem, kind, mistake
        self.name, self.is_open, self.is_writing = token_hex(4), True, False
        self.note = diary.folder / NOTE.replace("*", self.name)
        self.failures, self.hints = list[str](), list[tuple[str, str]]()
        diary.gather()
        self.before = [one for one in diary.attempt(problem, kind) if one.mistake == mistake]
        if not self.before and kind == SOLVE:
            diary.add(problem, BEGUN)

    def tried(self, failure: str, seconds: float) -> None:
        """Take a try that failed in this way."""
        if self.failures[-1:] != [failure]:
            self.failures.append(failure)
        self.beat(seconds)

    def hinted(self, name: str, about: str, seconds: float) -> None:
        """Take a hint, and the failure that it is about, if it is."""
        if (name, about) not in self.hints:
            self.hints.append((name, about))
        self.beat(seconds)

    def beat(self, seconds: float) -> None:
        """Note what was taken so far, for whoever returns after this process was killed."""
        if self.is_open and not self.is_writing:  # a timer may interrupt another beat
            self.is_writing = True
            try:
                with suppress(OSError):
                    replace_log(self.note, self._entry(seconds))
            finally:
                self.is_writing = False

    def leave(self, seconds: float) -> None:
        """Write down that it was left, unless it is over, here or in another session."""
        if self.is_open:
            self.is_open = False
            if self.diary.is_open(self.problem, self.kind):
                add_to_log(self.diary.path, self._entry(seconds))
            self.note.unlink(missing_ok=True)

    def effort(self, seconds: float) -> Effort:
        """Return what the attempt has taken until now."""
        return effort_of([*self.before, self._entry(seconds)])

    def end(self, effort: Effort, rating: Rating, **more: Any) -> None:
        """Write down that the attempt is over, unless another session has ended it."""
        self.is_open = False
        if self.diary.is_open(self.problem, self.kind):
            about = {"kind": self.kind, "mistake": self.mistake, "rating": rating}
            self.diary.add(self.problem, DONE, effort, **about, **more)
        self.note.unlink(missing_ok=True)

    def _entry(self, seconds: float) -> Entry:
        hints, about = zip(*self.hints) if self.hints else ((), ())
        effort = Effort(round(seconds, 3), 0, hints)
        about_it = {"kind": self.kind, "mistake": self.mistake, "sitting": self.name}
        failures = tuple(self.failures)
        return self.diary.entry(
            self.problem, LEFT, effort, failures=failures, about=about, **about_it
        )
