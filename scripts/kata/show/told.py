"""What is said of a failure: sentences, the steps that led to it, commands that show it again."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from kata.cases.model import GENERATED, Case
from kata.judge.model import Moment, Sentence, Verdict
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.show.values import named_values
from kata.text import call, clean, spelled

WIDTH = 80  # columns
NARROW = 40  # of them, at most for a line of code that has what it did beside it
GAP = 3
LONGEST_INPUT = 2000  # characters of an input in a command


def why_lines(verdict: Verdict) -> Iterator[Text]:
    """Yield the reasons that are certain, then the steps that led to what is wrong."""
    moments = verdict.how.moments
    shown = [part for one in moments for part in (one.code, one.told.partition(" → ")[0])]
    sentences = (one._replace(code="") if one.code in shown else one for one in verdict.how.why)
    yield from sentence_lines("  Why: ", sentences)
    if verdict.how.title:
        yield Text(f"  {clean(verdict.how.title)}{':' * bool(moments)}")
    if moments:
        yield from moment_lines(moments)


def sentence_lines(start: str, sentences: Iterable[Sentence]) -> Iterator[Text]:
    """Yield sentences below each other, each followed by the code that it speaks of."""
    for one in sentences:
        yield Text(f"{start}{clean(one.text)}{':' * bool(one.code)}")
        start = " " * len(start)
        if one.code:
            yield Text(f"{start}{clean(one.code)}", "bold")


def moment_lines(moments: tuple[Moment, ...]) -> Iterator[Text]:
    """Yield a line for each step: the code, and what it did; two where that is too long."""
    digits = max(len(str(one.line)) for one in moments)
    rows = [(f"    line {n:>{digits}}  ", clean(code), clean(told)) for n, code, told, _ in moments]
    room = WIDTH - len(rows[0][0])
    width = max((len(code) for _, code, _ in rows if len(code) <= NARROW), default=0)
    for start, code, told in rows:
        aligned = max(width, len(code)) + GAP
        if told and aligned + len(told) <= room:
            yield Text.assemble(start, (code.ljust(aligned), "bold"), told)
            continue
        yield Text.assemble(start, (cut(code, room), "bold"))
        if told:
            yield Text(f"{' ' * (len(start) + 2)}{cut(told, room - 2)}")


def cut(text: str, most: int) -> str:
    """Return a text that is no longer than it may be."""
    return text if len(text) <= most else f"{text[: most - 4]} ..."


def repeating_call(verdict: Verdict) -> str:
    """Return the command that judges it again, in the case that fails."""
    case = "" if verdict.passes_alone else _case_option(verdict)
    problem, option = verdict.solution.problem, _solution_option(verdict.solution)
    slug = "" if problem.statement else problem.slug  # a statement lies beside its file
    return call("judge", problem=slug, **option, case=case)


def watching_call(verdict: Verdict) -> str:
    """Return the command that shows the failure in steps, next to the most similar solution."""
    from kata.watch.steps.code import nearest  # here, as what is right needs nothing of watch

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
