"""A solution's process that is asked about one input after the other."""

from contextlib import ExitStack
from types import TracebackType

from kata.cases.case import Case
from kata.cases.keep import unnamed
from kata.judge.outcome import outcome_of
from kata.judge.verdict import Outcome
from kata.problem.solution import Solution
from kata.run.child import ENDED, FULL, LATE, Child
from kata.run.process import started
from kata.wire.limits import Limits


class Asked:
    """The process; if it ends, the next question starts another."""

    def __init__(self, solution: Solution, limits: Limits) -> None:
        self.solution, self.limits = solution, limits
        self.none = unnamed([])
        self.child: Child | None = None
        self.seconds = 0.0  # of its time that the last case took
        self.stack = ExitStack()

    def __enter__(self) -> "Asked":
        return self

    def __exit__(
        self, kind: type[BaseException] | None, _error: object, _trace: TracebackType | None
    ) -> None:
        self.stack.close()

    def outcome(self, case: Case) -> Outcome | None:
        """The outcome of a case; None if the file does not load any more."""
        child = self.child or self._begin()
        if not child:
            return None
        before = child.clock.read()
        event = child.ask(case.arguments, self.limits.case)
        self.seconds = child.clock.read() - before
        found = outcome_of(self.solution, case, event, child)
        if event.letter in (LATE, FULL, ENDED):
            self.stack.close()
            self.child = None
        return found

    def _begin(self) -> Child | None:
        process = started(self.solution, self.limits, self.none.file.fileno(), [])
        child = self.stack.enter_context(process)
        self.child = None if child.failed_to_load() else child
        return self.child
