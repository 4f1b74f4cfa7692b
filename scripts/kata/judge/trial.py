"""Runs a solution on cases, in as many sessions as that takes, and yields the outcomes."""

from collections.abc import Generator, Iterator
from contextlib import ExitStack
from itertools import chain, groupby
from math import inf
from typing import Any

from kata.cases.model import EXAMPLES, KEPT, KILLERS, SMALL, Case, Cases
from kata.judge.model import Outcome, VerdictKind
from kata.judge.outcome import outcome_of
from kata.problem.solution import Solution
from kata.run.process import started
from kata.run.session import ENDED, LAST, Event, Session
from kata.wire.limits import Limits
from kata.wire.model import Sandbox
from kata.wire.records import CASES, RESULT

RIGHT = Outcome(VerdictKind.ACCEPTED)  # of a result that is the answer byte for byte
SHARE = 4  # one in so many cases that were not chosen must be run
ROUNDS = 64  # into which small cases are divided when time is short: a power of two


class Trial(ExitStack):
    """A solution that runs cases and is probed, in one session for as long as that goes well."""

    def __init__(
        self,
        solution: Solution,
        limits: Limits = Limits(),
        attached: bool = False,
        end: float = inf,
    ) -> None:
        super().__init__()
        self.solution, self.limits, self.attached = solution, limits, attached
        self.end = end  # by monotonic(): what has not responded by then is late
        self.session: Session | None = None
        self.sandbox = Sandbox()  # the one in force, as soon as it is known
        self.seconds = self.total = 0.0  # of its time: for the last request, and for all
        self.spent = 0.0  # of its time for the last cases: of these,
        self.is_thinned = self.is_short = False  # whether some were not run, or too few were

    def outcomes(
        self, cases: Cases, indexes: range, patience: int = 1
    ) -> Generator[Outcome, None, None]:
        """Yield the outcome of one case after the other; a single one if the file does not load.

        If the process ends in a case, another goes on with the next or, if it was ended from
        outside, with the same. When half of the time for all cases is over, those that must be run
        come first; they have `patience` times that time if they can be done in it.
        """
        limit, waiting = self.limits.run, [indexes] if indexes else []
        self.spent, self.is_thinned, self.is_short = 0.0, False, False
        self.ended_at = -1  # the case in which a process ended last, through no fault that we saw
        try:
            yield from self._outcomes_until(limit / 2, cases, waiting)
            needed, more = by_need(cases, waiting)
            for times in range(1, patience + 1):
                yield from self._outcomes_until(times * limit, cases, needed)
                left = sum(map(len, needed))
                ran = len(indexes) - left - sum(map(len, more))
                if left * self.spent > ran * (patience * limit - self.spent):
                    break  # there is no hope
            yield from self._outcomes_until(limit, cases, more)
            self.is_thinned, self.is_short = bool(needed or more), bool(needed)
        finally:
            self._end_unless_idle(waiting)

    def _outcomes_until(self, end: float, cases: Cases, waiting: list[range]) -> Iterator[Outcome]:
        """Yield the outcomes of cases until so much time is spent; each leaves `waiting`."""
        while waiting and self.spent < end:
            last, session = None, self._begun()
            before = session.clock.read()
            for outcome in self._outcomes(session, cases, waiting):
                if outcome.kind.may_pass:
                    last = outcome
                    break
                yield outcome
                if self.spent + session.clock.seconds - before >= end:
                    break
            self.spent += session.clock.read() - before
            if last:  # what is tried again has the machine, and then a process, to itself
                self.end_session()
                yield last
            else:
                self._end_unless_idle(waiting)

    def _outcomes(self, session: Session, cases: Cases, waiting: list[range]) -> Iterator[Outcome]:
        """Yield the outcomes of cases in one session until it ends; each leaves `waiting`.

        If the file does not load, `waiting` is empty afterwards.
        """
        failed = session.failed_to_load()
        self.sandbox = session.sandbox
        if failed:
            self.session, outcome = None, outcome_of(self.solution, None, failed, session)
            if not self._deserves_another(failed, outcome, waiting[0][0]):
                waiting.clear()
                yield outcome
            return
        answers = cases.answers
        session.request(CASES, [cases.arguments[index] for some in waiting for index in some])
        for event in session.events(self.limits.case):
            index, rest = waiting[0][0], waiting[0][1:]
            outcome = RIGHT
            if event.letter != RESULT or event.rest != answers[index] or event.converted:
                outcome = outcome_of(self.solution, cases[index], event, session)
            if event.letter in LAST:
                self.session = None
            if self._deserves_another(event, outcome, index):
                return
            waiting[:1] = [rest] if rest else []
            yield outcome
            if not waiting:
                return

    def _deserves_another(self, event: Event, outcome: Outcome, index: int) -> bool:
        """Tell whether to run a case again, as its process may have ended for another reason."""
        may_pass = outcome.kind in (VerdictKind.NOT_JUDGED, VerdictKind.TIME)
        if event.letter != ENDED or not may_pass or index == self.ended_at:
            return False
        self.ended_at = index
        return True

    def outcome(self, case: Case) -> Outcome | None:
        """Return the outcome of a single case; None if the file does not load any more."""
        session, event = self._asked(self.limits.case, CASES, [case.arguments])
        is_loaded = not session.failed_to_load()
        found = outcome_of(self.solution, case, event, session) if is_loaded else None
        self._end_after(event)
        return found

    def probe(self, patience: float, verb: str, *details: Any) -> Event:
        """Return the event with which the solution responds to a probe, or what came instead."""
        _, event = self._asked(patience, verb, *details)
        self._end_after(event)
        return event

    def _asked(self, patience: float, verb: str, *details: Any) -> tuple[Session, Event]:
        session = self._begun()
        begun, failure = session.clock.read(), session.failed_to_load()
        before = session.clock.read()
        event = failure or session.ask(patience, verb, *details)
        now = session.clock.read()
        self.seconds, self.total = now - before, self.total + now - begun
        return session, event

    def _begun(self) -> Session:
        """Return the session, or a new one if the limits are others or its time is used up."""
        session = self.session
        is_spent = session and session.clock.seconds + self.limits.run > self.limits.processor
        if not session or is_spent or session.limits != self.limits:
            self.end_session()
            session = self.session = self.enter_context(
                started(self.solution, self.limits, self.attached)
            )
            session.end = self.end
        return session

    def _end_after(self, event: Event) -> None:
        if event.letter in LAST or (self.session and self.session.failed_to_load()):
            self.end_session()

    def _end_unless_idle(self, waiting: list[range]) -> None:
        if waiting or not self.session:
            self.end_session()

    def end_session(self) -> None:
        self.close()
        self.session = None


def by_need(cases: Cases, waiting: list[range]) -> tuple[list[range], list[range]]:
    """Return those of the waiting cases that must be run, and the others, for when time is short.

    All killers, and one in four of the other later groups, which have the hard and large cases, the
    largest first; then all small ones: every 64th, those halfway between them, and so on, so that
    they are spread evenly at any time.
    """
    needed: list[range] = []
    more: list[range] = []
    # counting in binary with the digits reversed halves the widest gap again and again
    rounds = sorted(range(ROUNDS), key=lambda i: f"{i:0{ROUNDS.bit_length() - 1}b}"[::-1])
    for group, some in groupby(sorted(chain(*waiting)), key=lambda i: cases.origins[i][0]):
        first, *others = some
        span = range(first, first + 1 + len(others))
        if group in (EXAMPLES, SMALL):
            needed += filter(None, (span[i::ROUNDS] for i in rounds))
        else:
            step = 1 if group in (KEPT, KILLERS) else SHARE
            share, *rest = filter(None, (span[::-1][i::step] for i in range(step)))
            needed, more = [share, *needed], [*rest, *more]
    return needed, more
