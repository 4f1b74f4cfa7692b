"""What to type next: the commands that show a failure again, or step by step."""

from kata.cases.groups import GENERATED
from kata.judge.verdict import Verdict
from kata.problem.solution import Solution
from kata.source.nearest import nearest
from kata.spelling import call
from kata.text import spelled

LONGEST = 2000  # characters of an input in a command


def again(verdict: Verdict) -> str:
    """The command that shows this again."""
    solution, case = verdict.solution, "" if verdict.passes_alone else _case(verdict)
    return call("judge", problem=solution.problem.slug, **_named(solution), case=case)


def watch(verdict: Verdict) -> str:
    """The command that shows the failure step by step, next to the right solution most like it."""
    solution = verdict.solution
    named, beside = _named(solution), nearest(solution, solution.problem.solutions)
    both = [name for name in (named.get("solutions"), beside and beside.name) if name]
    options = named | {"solutions": ",".join(both), "case": _case(verdict)}
    return call("page", problem=solution.problem.slug, **options)


def is_too_long(verdict: Verdict) -> bool:
    """Whether a shrunk input is too long for a command, which names the original in its place."""
    return verdict.original is not None and len(_input(verdict)) > LONGEST


def _case(verdict: Verdict) -> str:
    """The input of a case that was shrunk, its name if it is random, or else its number."""
    case = verdict.refuted_by
    if not case:
        return ""
    if verdict.original and not is_too_long(verdict):
        return _input(verdict)
    return case.name if case.group == GENERATED else str(case.number)


def _input(verdict: Verdict) -> str:
    """The input of the case as it can be typed."""
    case, signature = verdict.refuted_by, verdict.solution.problem.signature
    values = signature.named(case.values if case else ())
    parts = [spelled(v) if signature.plays else f"{n} = {spelled(v)}" for n, v in values.items()]
    return ", ".join(parts)


def _named(solution: Solution) -> dict[str, str]:
    """The option that names a solution, whether in its folder or elsewhere."""
    return {"file" if solution.is_elsewhere else "solutions": solution.name}
