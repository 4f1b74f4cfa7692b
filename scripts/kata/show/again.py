"""What to type next: the commands that show a failure again, or step by step."""

from kata.judge.verdict import Verdict
from kata.problem.solution import Solution
from kata.spelling import call
from kata.text import spelled

LONGEST = 2000  # characters of an input in a command


def again(verdict: Verdict) -> str:
    """The command that shows this again."""
    solution, case = verdict.solution, "" if verdict.passes_alone else _case(verdict)
    return call("judge", problem=solution.problem.slug, **_named(solution), case=case)


def watch(verdict: Verdict) -> str:
    """The command that shows the failure step by step, next to a right solution."""
    solution = verdict.solution
    others = (other.name for other in solution.problem.solutions if other.path != solution.path)
    named, beside = _named(solution), next(others, "")
    both = [name for name in (named.get("solutions"), beside) if name]
    options = named | {"solutions": ",".join(both), "case": _case(verdict)}
    return call("page", problem=solution.problem.slug, **options)


def _case(verdict: Verdict) -> str:
    """What names the case: its number or, if it was shrunk, its input; nothing if there is none."""
    case, signature = verdict.refuted_by, verdict.solution.problem.signature
    if not case:
        return ""
    if not verdict.original:
        return str(case.number)
    values = {name: spelled(value) for name, value in signature.named(case.values).items()}
    parts = values.values() if signature.plays else map(" = ".join, values.items())
    text = ", ".join(parts)
    return text if len(text) <= LONGEST else str(verdict.original.number)


def _named(solution: Solution) -> dict[str, str]:
    """The option that names a solution, whether in its folder or elsewhere."""
    return {"file" if solution.is_elsewhere else "solutions": solution.name}
