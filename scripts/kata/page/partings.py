"""Where the runs on one case part."""

from kata.judge.verdict import Word
from kata.page.packing import Partings
from kata.page.plan import Plan
from kata.page.runs import Run
from kata.problem.folder import Problem
from kata.why.parting import Ended, parting


def partings(problem: Problem, plan: Plan, runs: dict[str, Run]) -> Partings:
    """{file that fails: {file that does not: where they part}}, as far as that is certain."""
    is_answer = not problem.rules.any_order
    ended = {
        name: Ended(run.steps, solution.source, run.value, run.line, is_answer)
        for solution, name in plan.names.items()
        if (run := runs.get(name))
    }
    failing = [name for name in ended if runs[name].word != Word.ACCEPTED]
    shape = problem.signature.shape
    found = {
        name: {
            other: where
            for other in ended
            if other not in failing and (where := parting(ended[name], ended[other], shape))
        }
        for name in failing
    }
    return {name: some for name, some in found.items() if some}
