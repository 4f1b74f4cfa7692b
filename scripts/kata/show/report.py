"""Why a solution is not accepted, as rich text; without colour, it prints as plain text."""

from collections.abc import Iterable, Iterator

from rich.text import Text

from kata.cases.model import GENERATED, SAMPLED, SMALL, Case
from kata.judge.model import Account, Moment, Outcome, Sentence, Verdict, VerdictKind
from kata.problem.folder import Problem
from kata.problem.solution import PASTED, Solution
from kata.show.headline import case_title, headline, mark_and_word, peer_speed, short_path, sizes_of
from kata.show.values import compared_values, named_values, values_of
from kata.text import SHORT, call, clean, spelled
from kata.wire.model import ROUND_TRIP

WIDTH = 80  # columns
NARROW = 40  # of them, at most for a line of code that has what it did beside it
GAP = 3
LONGEST_INPUT = 2000  # characters of an input in a command
LINES = 10  # that are shown of what a solution prints
SMALLEST, SMALLEST_FOUND = " (the smallest that fails)", " (the smallest found)"
PASSES_ALONE = (
    "",
    "  Judged alone, this case passes: an earlier call left state behind",
    "  (a class attribute, a default argument, a global), or the result is random.",
)
UNSTEADY = (
    "",
    "  Not shrunk: smaller inputs fail only at times: the result is random, or an",
    "  earlier call left state behind (a class attribute, a default argument ...).",
)


def report(verdict: Verdict) -> Text:
    """Return everything about one verdict as one text."""
    return Text("\n").join([headline(verdict), *details(verdict)])


def details(verdict: Verdict, values: bool = True, commands: bool = True) -> Iterator[Text]:
    """Yield the lines below the headline of a verdict that is not Accepted.

    A page, to which commands are nothing, has places of its own for what fails, and how.
    """
    failure, case = verdict.failure, verdict.refuted_by
    if not failure:
        return
    if failure.kind == VerdictKind.NOT_JUDGED:
        if commands:
            yield Text(f"  {clean(failure.message)}")
        return
    if commands and (case or not verdict.stopped):
        yield Text(f"  {''.join(title_of(verdict))}", "bold")
    for one in verdict.examples if commands else ():
        if one.case and not (case and case.number == one.case.number):
            yield Text(f"  documented example {one.case.number} fails too")
    if commands:
        yield Text()
    yield from failure_lines(verdict.solution, failure, values=values, said=commands)
    if verdict.free:
        yield Text(f"  {verdict.free}", "dim")
    if verdict.peers and commands:
        names, seconds = ", ".join(name for name, _ in verdict.peers), verdict.slowest_peer
        yield Text(f"  {names}: correct in {seconds:.2g} s, including process start")
    elif verdict.peers:  # names give ideas away
        yield Text(f"  {peer_speed(verdict).removeprefix('; ')}")
    yield from sentence_lines("  Others: ", verdict.others)
    yield from why_lines(verdict) if commands else ()
    yield from printed_lines(failure)
    for is_so, lines in (verdict.passes_alone, PASSES_ALONE), (verdict.unsteady, UNSTEADY):
        yield from map(Text, lines if is_so else ())
    path, is_stated = verdict.solution.path, verdict.solution.problem.statement
    is_pasted = path == PASTED  # which no page can be built of
    if commands and not is_stated and (is_pasted or path.is_file()):  # else no command names it
        whole = "  (the whole input: what is shown is too long for a command)"
        yield Text()
        yield Text(f"  Again:  {repeating_call(verdict)}{whole * is_too_long(verdict)}", "dim")
        if verdict.kind == VerdictKind.WRONG and case and not (verdict.passes_alone or is_pasted):
            yield Text(f"  Watch:  {watching_call(verdict)}", "dim")
    if verdict.hint:
        yield Text()
    yield from sentence_lines("  Hint: ", verdict.hint)


def title_of(verdict: Verdict) -> tuple[str, str]:
    """Return which case fails, and how small it is: `case 4 of 48: n`, ` (the smallest found)`."""
    case, size = verdict.refuted_by, ""
    if not case:
        return "while the file was loaded", ""
    is_next = case.number == verdict.right + len(verdict.examples) + 1  # no case was left out
    if case.group == SMALL and is_next:
        size = SMALLEST_FOUND if case.name.endswith(SAMPLED) else SMALLEST
    if verdict.original:
        sizes, were = (sizes_of(verdict.solution, one) for one in (case, verdict.original))
        size = f", shrunk{sizes.replace(',', ' to', 1) if sizes != were else ''}"
    return case_title(verdict.solution, verdict.original or case, verdict.total), size


def failure_lines(
    solution: Solution, failure: Outcome, most: int = SHORT, values: bool = True, said: bool = True
) -> Iterator[Text]:
    """Yield what went wrong, at which line, with what values: the same wherever it is shown.

    Values are drawn, or cut after `most` characters; if that is 0, they are whole.
    """
    case, signature = failure.case, solution.problem.signature
    if failure.message and said:
        yield Text(f"  {clean(failure.message)}", "red")
    if failure.line and said:
        lines = solution.source.splitlines()
        source = clean(lines[failure.line - 1].strip()) if failure.line <= len(lines) else ""
        yield Text.assemble(f"  line {failure.line}:  ", (source, "bold"))
    if case and failure.message and signature.way == ROUND_TRIP and not signature.shared:
        yield Text("  each method has an instance and globals of its own, and gets only plain data")
    if case and values:
        yield from values_of(solution.problem, failure, case, most)


def printed_lines(failure: Outcome) -> Iterator[Text]:
    """Yield what the solution printed in the case that fails."""
    printed = [clean(line) for line in failure.printed.splitlines()]
    if printed:
        yield Text("  printed in this case:")
    for line in printed[:LINES] + ["..."] * (len(printed) > LINES):
        yield Text(f"    {line}", "dim")


def case_lines(solution: Solution, case: Case, total: int) -> Iterator[Text]:
    """Yield the case, and its arguments as Python."""
    yield Text.assemble((short_path(solution), "bold"), f"  {case_title(solution, case, total)}")
    for name, value in solution.problem.signature.named(case.values).items():
        yield Text(f"{name} = {value!r}")
    yield Text()


def outcome_lines(verdict: Verdict, outcome: Outcome, case: Case) -> Iterator[Text]:
    """Yield the outcome, with the answer and the result."""
    yield mark_and_word(verdict.kind)
    problem = verdict.solution.problem
    if verdict.failure:
        yield from failure_lines(verdict.solution, outcome, 0)
        return
    values = compared_values(problem.rules, case, outcome)
    width = max(map(len, values))
    for title, value in values.items():
        yield Text(f"  {title:{width}} = {problem.signature.told(value, repr)}")


def why_lines(verdict: Verdict) -> Iterator[Text]:
    """Yield the reasons that are certain, then the steps that led to what is wrong."""
    moments = verdict.how.moments
    yield from sentence_lines("  Why: ", reasons(verdict.how))
    if verdict.how.title:
        yield Text(f"  {clean(verdict.how.title)}{':' * bool(moments)}")
    if moments:
        yield from moment_lines(moments)


def reasons(how: Account) -> Iterator[Sentence]:
    """Yield what is certain, without the code that a step shows."""
    shown = [part for one in how.moments for part in (one.code, one.told.partition(" → ")[0])]
    return (one._replace(code="") if one.code in shown else one for one in how.why)


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
