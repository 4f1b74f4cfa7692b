"""What is shown before and after a case that runs attached to the terminal."""

from collections.abc import Iterator

from rich.text import Text

from kata.cases.case import Case
from kata.judge.verdict import Outcome, Verdict
from kata.problem.solution import Solution
from kata.show.report import reason, short_path, which, word
from kata.show.values import both, values_of


def before(solution: Solution, case: Case, total: int) -> Iterator[Text]:
    """The case, and its arguments as Python."""
    yield Text.assemble((short_path(solution), "bold"), f"  {which(solution, case, total)}")
    for name, value in solution.problem.signature.named(case.values).items():
        yield Text(f"{name} = {value!r}")
    yield Text()


def after(verdict: Verdict, outcome: Outcome, case: Case) -> Iterator[Text]:
    """The outcome, with the answer and the result."""
    yield word(verdict.word)
    problem = verdict.solution.problem
    if verdict.failure:
        yield from reason(verdict)
        if outcome.case:
            yield from values_of(problem, outcome, case, 0)
        return
    values = both(problem.rules, case, outcome)
    width = max(map(len, values))
    for title, value in values.items():
        yield Text(f"  {title:{width}} = {problem.signature.told(value, repr)}")
