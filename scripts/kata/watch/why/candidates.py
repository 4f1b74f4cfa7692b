"""Runs other texts of a solution on an input, many of them in one process of its own."""

from collections import deque
from collections.abc import Iterator
from contextlib import suppress
from itertools import islice
from time import monotonic

from kata.cases.checker import is_right
from kata.cases.model import Case
from kata.problem.solution import Solution
from kata.run.process import started
from kata.run.session import LAST, Event, Session, ask
from kata.run.usage import Allowance
from kata.wire.limits import Limits
from kata.wire.plain import value_of
from kata.wire.records import RESULT

NESTED = 1000  # calls, so that a recursion without end costs little
LARGE = 512  # bytes of an input on which a run may take its time
QUICK, PATIENT = 0.05, 0.5  # seconds of its time for a text: on an input, on large ones or more
PATIENT_WALL = 60.0  # seconds on the clock, for a machine that is too busy to run anything
AT_ONCE = 64  # requests that are sent before the first is responded to
STEPS = 20_000  # for each input, if none is large: then a run is ended


class CandidateRunner:
    """Runs other texts of a solution in a process; if that ends, in another, while time is left.

    What is found here is a guess that has to be confirmed: a text can see what others left behind.
    """

    def __init__(self, solution: Solution, limits: Limits, seconds: float) -> None:
        nested = min(limits.recursion, NESTED)
        self.solution, self.limits = solution, limits._replace(recursion=nested)
        self.allowance = Allowance(seconds)
        self.end = monotonic() + PATIENT_WALL  # however little time it has had by then

    def lines(self, case: Case) -> set[int]:
        """Return the lines that the solution runs on an input; nothing if it runs for long."""
        with started(self.solution, self.limits) as session, suppress(ValueError, TypeError):
            session.end = self.end
            event = ask(session, PATIENT, "lines", case.arguments, STEPS)
            return {int(line) for line in value_of(event.rest)} if event.letter == RESULT else set()
        return set()

    def right(self, texts: list[str], cases: list[Case]) -> list[str]:
        """Return the texts that are right in all of these cases, as far as there is time."""
        inputs = [case.arguments for case in cases]
        is_large = max(map(len, inputs)) > LARGE
        steps = 0 if is_large else STEPS * len(cases)
        patience = PATIENT if is_large or len(cases) > 1 else QUICK
        waiting, found = deque(texts), list[str]()
        while waiting and self.allowance.left() > 0 and monotonic() < self.end:
            with started(self.solution, self.limits) as session:
                session.end = self.end
                for event, text in self._responses(session, waiting, (inputs, steps), patience):
                    if event.letter == RESULT and self._is_right(event.rest, cases):
                        found.append(text)
        return found

    def _responses(
        self, session: Session, waiting: deque[str], how: tuple[list[bytes], int], patience: float
    ) -> Iterator[tuple[Event, str]]:
        """Yield the response to each text that waits, until the process or the time ends."""
        while waiting:
            for text in islice(waiting, AT_ONCE):
                session.request("edited", text, *how)
            for event in islice(session.events(patience), min(AT_ONCE, len(waiting))):
                yield event, waiting.popleft()
                if event.letter in LAST or self.allowance.left(session.clock.read()) <= 0:
                    return

    def _is_right(self, results: bytes, cases: list[Case]) -> bool:
        with suppress(Exception):  # problem.py need not foresee every type
            pairs = zip(cases, value_of(results))  # it may have had no time for the last ones
            return all(is_right(self.solution.problem, case, one) for case, one in pairs)
        return False
