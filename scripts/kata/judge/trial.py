"""Runs a solution on cases, in as many processes as that takes, and yields the outcomes."""

from collections.abc import Generator, Iterator
from contextlib import ExitStack
from dataclasses import dataclass, field
from itertools import groupby
from math import inf

from kata.cases.keep import temporary_cases
from kata.cases.model import SMALL, Case, Cases
from kata.judge.model import Outcome, Word
from kata.judge.outcome import outcome_of
from kata.problem.solution import Solution
from kata.run.child import ENDED, LAST, Child, Event
from kata.run.process import started
from kata.wire.model import Limits, Sandbox
from kata.wire.records import RESULT

RIGHT = Outcome(Word.ACCEPTED)  # of a result that is the answer byte for byte
ROUNDS = 64  # into which small cases are divided when time is short: a power of two


@dataclass
class Trial:
    """Runs a solution on cases; its output is caught unless it is attached to a terminal."""

    solution: Solution
    cases: Cases
    limits: Limits = field(default_factory=Limits)
    attached: bool = False
    sandbox: Sandbox = field(default_factory=Sandbox)  # the one in force, as soon as it is known
    end: float = inf  # by monotonic(): what has not responded by then is late
    ended_at: int = -1  # the case in which a process ended last, through no fault that we saw

    def outcomes(self, indexes: range) -> Generator[Outcome, None, None]:
        """The outcome of one case after the other; a single one if the file does not load.

        If the process ends in a case, another goes on with the next or, if it was ended from
        outside, with the same. When half of the time for all cases is over, the hardest of the rest
        come first; when all of it is over, the trial ends.
        """
        waiting, spent, bound = [indexes] if indexes else [], 0.0, self.limits.run / 2
        file = self.cases.file.fileno()
        while waiting and spent < self.limits.run:
            if spent >= bound:
                waiting, bound = hardest_first(self.cases, waiting), self.limits.run
            last = None
            with started(self.solution, self.limits, file, waiting, self.attached) as child:
                child.end = self.end
                for outcome in self._outcomes_in(child, waiting):
                    if outcome.word.may_pass:
                        last = outcome
                        break
                    yield outcome
                    if spent + child.clock.seconds >= bound:
                        break
                spent += child.clock.read()
            if last:  # its process is gone: what is tried again has the machine to itself
                yield last

    def _outcomes_in(self, child: Child, waiting: list[range]) -> Iterator[Outcome]:
        """The outcomes of cases in one process, until it ends; each is removed from `waiting`.

        If the file does not load, `waiting` is empty afterwards.
        """
        answers, failed = self.cases.answers, child.failed_to_load()
        self.sandbox = child.sandbox
        if failed:
            outcome = outcome_of(self.solution, None, failed, child)
            if not self._deserves_another(failed, outcome, waiting[0][0]):
                waiting.clear()
                yield outcome
            return
        for event in child.events(self.limits.case):
            index, rest = waiting[0][0], waiting[0][1:]
            outcome = RIGHT
            if event.letter != RESULT or event.rest != answers[index] or event.converted:
                outcome = outcome_of(self.solution, self.cases[index], event, child)
            if self._deserves_another(event, outcome, index):
                return
            waiting[:1] = [rest] if rest else []
            yield outcome
            if not waiting:
                return

    def _deserves_another(self, event: Event, outcome: Outcome, index: int) -> bool:
        """Whether to run a case again: what ended its process may be no fault of the solution."""
        is_known = index == self.ended_at
        if event.letter != ENDED or outcome.word not in (Word.NOT_JUDGED, Word.TIME) or is_known:
            return False
        self.ended_at = index
        return True


def hardest_first(cases: Cases, waiting: list[range]) -> list[range]:
    """The waiting cases, reordered for when there is no time for all of them.

    The later groups, which have the hard and large cases, come first; then the small cases: every
    64th, those halfway between them, and so on, so that they are spread evenly at any time.
    """
    (rest,) = waiting
    spans: list[range] = []
    small = range(0)
    for group, some in groupby(sorted(rest), key=lambda index: cases.origins[index][0]):
        first, *others = some
        span = range(first, first + 1 + len(others))
        if group == SMALL:
            small = span
        else:
            spans.insert(0, span)
    # counting in binary with the digits reversed halves the widest gap again and again
    rounds = sorted(range(ROUNDS), key=lambda i: f"{i:0{ROUNDS.bit_length() - 1}b}"[::-1])
    return [*spans, *filter(None, (small[i::ROUNDS] for i in rounds))]


class SolutionSession(ExitStack):
    """A process that is asked about one input after the other; if it ends, another is started."""

    def __init__(self, solution: Solution, limits: Limits) -> None:
        super().__init__()
        self.solution, self.limits = solution, limits
        self.seconds = self.total = 0.0  # of its time that the last case took, and all that it had
        self.no_cases = temporary_cases([])
        self.child: Child | None = None

    def outcome(self, case: Case) -> Outcome | None:
        """The outcome of a case; None if the file does not load any more."""
        child = self.child or self._started()
        if not child:
            return None
        before = child.clock.read()
        event = child.ask(case.arguments, self.limits.case)
        self.seconds = child.clock.read() - before
        self.total += self.seconds
        found = outcome_of(self.solution, case, event, child)
        if event.letter in LAST:
            self.close()
            self.child = None
        return found

    def _started(self) -> Child | None:
        file = self.no_cases.file.fileno()
        child = self.enter_context(started(self.solution, self.limits, file, []))
        self.child = None if child.failed_to_load() else child
        self.total += child.clock.read()
        return self.child
