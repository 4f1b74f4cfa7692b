"""Judges all solutions and mistakes of the problems named, in one process: a line of JSON for each.

`python here.py forked two-sum` has them run in processes that are forked, as is usual; with
`started`, each is started anew; with `ticks`, they run in this one, watched by a signal, as in a
browser.
"""

import json
import signal
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "scripts"))

from kata import ticks

if sys.argv[1] == "ticks":
    ticks.start(signal.SIGALRM)
    signal.setitimer(signal.ITIMER_REAL, 0.1, 0.1)

from kata.cases.generate import cases_of
from kata.judge import smaller
from kata.judge.declared import is_slow
from kata.judge.verdict import judge
from kata.problem.lookup import find_problem
from kata.run import forks
from kata.watch.why.explain import explained
from kata.wire.limits import Limits

forks.FORKS &= sys.argv[1] == "forked"
LIMITS = Limits(case=10.0, run=600.0)  # a busy machine changes nothing, and
smaller.SEARCHING, smaller.RUNS = 600.0, 60  # what is found does not depend on its speed


def told(verdict):
    """What a person is told of a verdict, but for times."""
    failure, case = verdict.failure, verdict.refuted_by
    return {
        "word": verdict.kind,
        "right": verdict.right,
        "notes": verdict.notes,
        "examples": [one.case.number for one in verdict.examples],
        "case": case and [case.number, case.group, case.name, case.values, case.expected],
        "original": verdict.original and verdict.original.number,
        "failure": failure and [failure.message, failure.line, failure.call, failure.printed],
        "value": failure and failure.value,
        "why": verdict.how.why,
        "passes_alone": verdict.passes_alone,
        "unsteady": verdict.unsteady,
    }


for slug in sys.argv[2:]:
    problem = find_problem(slug)
    cases = cases_of(problem)
    for solution in [*problem.solutions, *problem.mistakes]:
        if not is_slow(solution):
            verdict = explained(judge(solution, cases, LIMITS), LIMITS)
            print(json.dumps([str(solution), told(verdict)], default=repr), flush=True)

signal.setitimer(signal.ITIMER_REAL, 0)
