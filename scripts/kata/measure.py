"""Times solutions side by side: in rounds, each in a process of its own, every answer checked."""

import marshal
import select
from collections import defaultdict
from contextlib import ExitStack, suppress
from dataclasses import dataclass, field
from pathlib import Path
from time import monotonic

from kata import records
from kata.cases import dumps, is_right
from kata.jobs import SLOW, Job, job_of
from kata.process import Limits, started

TIMER = str(Path(__file__).with_name("timer.py"))
BATCH = 0.0002  # seconds: calls that are shorter are timed together
SHARE = 0.015  # seconds for the batches of one solution in one job of a round
BATCHES = 25  # at most


@dataclass
class Measured:
    """What is known so far; a round that was broken off is not in it."""

    jobs: list[Job]
    rounds: list[dict] = field(default_factory=list)  # {(job name, solution name): seconds}
    refused: dict = field(default_factory=dict)  # {(job name, solution name): why}
    weighed: Job | None = None  # the job at which memory is measured
    memory: dict = field(default_factory=dict)  # {solution name: bytes}
    calls: dict = field(default_factory=dict)  # {(job name, solution name): calls and batches}
    answers: dict = field(default_factory=lambda: defaultdict(set))  # {job name: right answers}

    @property
    def limits(self):
        """What the largest size needs: recursion may go as deep as there are cells."""
        frames = 100_000 + 2 * max(job.cells for job in self.jobs)
        return Limits(run=300, memory=8192, stack=256 + (frames >> 10), recursion=frames)

    def times(self, job, names):
        """{solution name: seconds} of one job, from the rounds in which all of them are."""
        there = [n for n in names if any((job.name, n) in one for one in self.rounds)]
        there = [n for n in there if (job.name, n) not in self.refused]
        rounds = [one for one in self.rounds if all((job.name, n) in one for n in there)]
        return {n: [one[job.name, n] for one in rounds] for n in there} if rounds else {}


class RefusedError(Exception):
    """Why a solution has no time for a job, in two words."""


def play_round(measured, solutions, rng):
    """Time every job once with every solution, in an order that is different each time."""
    sample = {}
    with ExitStack() as stack:
        children = {
            solution: stack.enter_context(started(TIMER, solution, measured.limits))
            for solution in solutions
        }
        for job in measured.jobs:
            for solution in rng.sample(solutions, len(solutions)):
                key = job.name, solution.name
                if key in measured.refused or solution not in children:
                    continue
                try:
                    sample[key] = _sample(measured, job, solution, children[solution])
                except RefusedError as error:
                    del children[solution]
                    for larger in measured.jobs:
                        if larger.workload == job.workload and larger.size >= job.size:
                            measured.refused[larger.name, solution.name] = str(error)
    measured.rounds.append(sample)


def weigh(measured, problem, solutions, workload):
    """Find the peak of memory, in a pass of its own: tracing makes deep recursion far slower."""
    measured.weighed = job = job_of(problem, workload, min(problem.rules.LARGEST, 50))
    for solution in solutions if job else ():
        with started(TIMER, solution, measured.limits) as child, suppress(RefusedError):
            measured.memory[solution.name] = _ask(child, "memory", job)[0]


def _sample(measured, job, solution, child):
    """Seconds for one call: the best of as many batches as a round has time for."""
    key = job.name, solution.name
    seconds, answers = _ask(child, "time", job, 1, 1)  # this one warms up, and tells how many
    _verify(measured, job, solution, answers)
    calls, batches = measured.calls.setdefault(key, _batches(seconds))
    if seconds < 4 * SHARE or not measured.rounds:
        seconds, answers = _ask(child, "time", job, calls, batches)
        _verify(measured, job, solution, answers)
    return seconds


def _batches(seconds):
    """How many calls make a batch, and how many batches a sample."""
    calls = max(1, min(round(BATCH / seconds), 1000))
    return calls, max(1, min(round(SHARE / seconds / calls), BATCHES))


def _verify(measured, job, solution, answers):
    """Hold answers against the reference's or, where it is too slow, the other solutions'."""
    right = measured.answers[job.name]
    for answer in set(answers) - right:
        with suppress(Exception):  # accepts() on an answer of another shape
            rules = solution.problem.rules
            known = job.case.expected or hasattr(rules, "accepts")
            if is_right(rules, job.case, answer) if known else not right:
                right.add(answer)
    if set(answers) - right:
        raise RefusedError("wrong" if job.case.expected else "differs")


def _ask(child, what, job, *how):
    """The reply of a process to a request: the measure, and the different answers."""
    records.send(child.life.fileno(), dumps((what, job.case.arguments, *how)))
    buffer, until = bytearray(), monotonic() + SLOW
    while not (replies := list(records.received(buffer))):
        if not select.select([child.out], [], [], max(until - monotonic(), 0))[0]:
            raise RefusedError("too slow")
        data = child.out.read(1 << 20)
        if not data:
            raise RefusedError("crashed")
        buffer += data
    reply = marshal.loads(replies[0])
    if isinstance(reply[0], str):
        words = {"RecursionError": "too deep", "MemoryError": "no memory"}
        raise RefusedError(words.get(reply[0], reply[0]))
    return reply
