"""The commands that show a failure again, ready to be pasted into a shell."""

from kata.cases.model import GENERATED, Case
from kata.judge.model import Verdict
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.show.values import named_values
from kata.text import call, spelled
from kata.watch.steps.code import nearest

LONGEST_INPUT = 2000  # characters of an input in a command


def repeating_call(verdict: Verdict) -> str:
    """Return the command that judges it again, in the case that fails."""
    case = "" if verdict.passes_alone else _case_option(verdict)
    problem, option = verdict.solution.problem, _solution_option(verdict.solution)
    slug = "" if problem.statement else problem.slug  # a statement lies beside its file
    return call("judge", problem=slug, **option, case=case)


def watching_call(verdict: Verdict) -> str:
    """Return the command that shows the failure in steps, next to the most similar solution."""
    solution, problem = verdict.solution, verdict.solution.problem
    options, right = _solution_option(solution), nearest(solution, problem.solutions)
    names = [options.get("solutions", ""), right.name if right else ""]
    options |= {"solutions": ",".join(filter(None, names)), "case": _case_option(verdict)}
    return call("page", problem=problem.slug, **options)


def is_too_long(verdict: Verdict) -> bool:
    """Tell whether a shrunk input is too long for a command, which then names the original."""
    return verdict.original is not None and len(typed_input(verdict)) > LONGEST_INPUT


def _case_option(verdict: Verdict) -> str:
    """Return the input of a case that was shrunk, its name if it is random, or else its number."""
    case = verdict.refuted_by
    if not case:
        return ""
    if verdict.original and not is_too_long(verdict):
        return typed_input(verdict)
    return case.name if case.group == GENERATED else str(case.number)


def typed_input(verdict: Verdict) -> str:
    """Return the input of the case as it can be typed."""
    case = verdict.refuted_by
    return typed_case(verdict.solution.problem, case) if case else ""


def typed_case(problem: Problem, case: Case) -> str:
    """Return the input of any case as it can be typed."""
    if problem.signature.plays:
        return ", ".join(map(spelled, case.values))
    return named_values(problem.signature, case.values, spelled)


def _solution_option(solution: Solution) -> dict[str, str]:
    """Return the option that names a solution, whether in its folder or elsewhere."""
    return {"file" if solution.is_elsewhere else "solutions": solution.name}
