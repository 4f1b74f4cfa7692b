"""What to type next: the commands that show a failure again, or step by step."""

from kata.judge.verdict import Verdict
from kata.problem.solution import Solution
from kata.spelling import call


def again(verdict: Verdict) -> str:
    """The command that shows this again."""
    solution, case = verdict.solution, verdict.refuted_by
    number = case.number if case and not verdict.passes_alone else ""
    return call("judge", problem=solution.problem.slug, **_named(solution), case=number)


def watch(verdict: Verdict) -> str:
    """The command that shows the failure step by step, next to a right solution."""
    solution, case = verdict.solution, verdict.refuted_by
    others = (other.name for other in solution.problem.solutions if other.path != solution.path)
    named, beside = _named(solution), next(others, "")
    both = [name for name in (named.get("solutions"), beside) if name]
    options = named | {"solutions": ",".join(both), "case": str(case.number) if case else ""}
    return call("page", problem=solution.problem.slug, **options)


def _named(solution: Solution) -> dict[str, str]:
    """The option that names a solution, whether in its folder or elsewhere."""
    return {"file" if solution.is_elsewhere else "solutions": solution.name}
