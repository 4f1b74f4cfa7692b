"""A verdict for people, as rich text; without colour, it prints as plain text."""

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from kata.cases.model import SAMPLED, SMALL, TYPED, Case
from kata.cases.tolerances import reaction_to
from kata.judge.model import Outcome, Verdict, VerdictKind
from kata.paths import ROOT
from kata.problem.solution import Solution
from kata.show.told import is_too_long, repeating_call, sentence_lines, watching_call, why_lines
from kata.show.values import compared_values, values_of
from kata.size import grid, spelled_size
from kata.text import SHORT, clean, plural
from kata.wire.model import ROUND_TRIP

LINES = 10  # that are shown of what a solution prints
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
WIDEST = max(len(f"{word.mark} {word}") for word in VerdictKind)


def report(verdict: Verdict) -> Text:
    """Return everything about one verdict as one text."""
    return Text("\n").join([headline(verdict), *details(verdict)])


def headline(verdict: Verdict, width: int = 0) -> Text:
    """Return one line: the word, the file (in a list its name), and how many cases in what time."""
    line = mark_and_word(verdict.kind, 12 if verdict.accepted and not width else WIDEST)
    name = f"{verdict.solution.name:{width}}" if width else short_path(verdict.solution)
    return line.append(f" {name}", "bold").append_text(remarks(verdict))


def remarks(verdict: Verdict) -> Text:
    """Say how many cases in what time, what was returned in place of another type, what is slow."""
    line = Text()
    if verdict.accepted:
        others = ", ".join(verdict.against or ()) or "no other solution"
        compared = "" if verdict.against is None else f", compared with {others}"
        if verdict.stopped:
            line.append(f"  {stopped_after(verdict)}{compared}", "yellow")
        else:
            whole = f": all {verdict.domain:,} inputs there are" if verdict.domain else ""
            some = f"  {plural(verdict.right, 'case')} in {verdict.seconds:.1f} s"
            line.append(f"{some}{whole}{compared}", "dim")
    for note, count in verdict.notes.items() if verdict.accepted else ():
        line.append(f"; returned {note} in {plural(count, 'case')}, {reaction_to(note)}", "yellow")
    for kind, count in verdict.excused.items() if verdict.accepted else ():
        line.append(f"; {kind} on {plural(count, 'input')} that may be illegal", "yellow")
    if verdict.accepted and verdict.slow:
        line.append(f"; {slowness(verdict)}", "yellow")
    return line


def stopped_after(verdict: Verdict) -> str:
    """Return how far a solution came: `600 of 7,013 cases in 36.1 s, stopped after 30 s`."""
    some = f"{verdict.right:,} of {plural(verdict.total, 'case')} in {verdict.seconds:.1f} s"
    return f"{some}, stopped after {verdict.stopped:.3g} s"


def slowness(verdict: Verdict) -> str:
    """Return the time of an accepted solution that is slow: `took 3.1 s for case 9 of 90: ...`."""
    slow = verdict.slow
    assert slow
    assert slow.case
    where = case_title(verdict.solution, slow.case, verdict.total)
    return f"took {slow.seconds:.1f} s for {where}{peer_speed(verdict)}"


def peer_speed(verdict: Verdict) -> str:
    """Return the time that the solutions here take where this one is slow, or nothing."""
    seconds = verdict.slowest_peer
    return f"; the solutions here take {seconds:.2g} s at most" if seconds else ""


def details(verdict: Verdict, values: bool = True, commands: bool = True) -> Iterator[Text]:
    """Yield the lines below the headline of a verdict that is not Accepted."""
    failure, case = verdict.failure, verdict.refuted_by
    if not failure:
        return
    if failure.kind == VerdictKind.NOT_JUDGED:
        yield Text(f"  {clean(failure.message)}")
        return
    if case:
        is_next = case.number == verdict.right + len(verdict.examples) + 1  # no case was left out
        found = "found" if case.name.endswith(SAMPLED) else "that fails"
        smallest = f" (the smallest {found})" if case.group == SMALL and is_next else ""
        if verdict.original:
            sizes, were = (_sizes(verdict.solution, one) for one in (case, verdict.original))
            smallest = f", shrunk{sizes.replace(',', ' to', 1) if sizes != were else ''}"
        title = case_title(verdict.solution, verdict.original or case, verdict.total)
        yield Text(f"  {title}{smallest}", "bold")
    elif not verdict.stopped:
        yield Text("  while the file was loaded", "bold")
    for one in verdict.examples if commands else ():  # a page shows each beside the verdict
        if one.case and not (case and case.number == one.case.number):
            yield Text(f"  documented example {one.case.number} fails too")
    yield Text()
    yield from failure_lines(verdict.solution, failure, values=values)
    if verdict.peers and commands:
        names, seconds = ", ".join(name for name, _ in verdict.peers), verdict.slowest_peer
        yield Text(f"  {names}: correct in {seconds:.2g} s, including process start")
    elif verdict.peers:  # names give ideas away
        yield Text(f"  {peer_speed(verdict).removeprefix('; ')}")
    yield from sentence_lines("  Others: ", verdict.others)
    yield from why_lines(verdict)
    yield from printed_lines(failure)
    for is_so, lines in (verdict.passes_alone, PASSES_ALONE), (verdict.unsteady, UNSTEADY):
        yield from map(Text, lines if is_so else ())
    if commands and not verdict.solution.problem.statement:  # which no command could name
        whole = "  (the whole input: what is shown is too long for a command)"
        yield Text()
        yield Text(f"  Again:  {repeating_call(verdict)}{whole * is_too_long(verdict)}", "dim")
        if verdict.kind == VerdictKind.WRONG and case and not verdict.passes_alone:
            yield Text(f"  Watch:  {watching_call(verdict)}", "dim")
    if verdict.hint:
        yield Text()
    yield from sentence_lines("  Hint: ", verdict.hint)


def warning(verdict: Verdict) -> Iterator[Text]:
    """Yield a line if a file from outside the repository ran without a part of the sandbox."""
    missing, where = verdict.sandbox.missing, clean(verdict.machine) or "this system"
    is_outside = not verdict.solution.path.resolve().is_relative_to(ROOT.resolve())
    if missing and is_outside and verdict.kind != VerdictKind.NOT_JUDGED:
        about = "see Sandbox in the repository's scripts/JUDGE.md"
        yield Text(f"  not sandboxed: {where} offers no {missing}; {about}", "yellow")


def failure_lines(
    solution: Solution, failure: Outcome, most: int = SHORT, values: bool = True
) -> Iterator[Text]:
    """Yield what went wrong, at which line, with what values: the same wherever it is shown.

    Values are drawn, or cut after `most` characters; if that is 0, they are whole.
    """
    case, signature = failure.case, solution.problem.signature
    if failure.message:
        yield Text(f"  {clean(failure.message)}", "red")
    if failure.line:
        lines = solution.source.splitlines()
        source = clean(lines[failure.line - 1].strip()) if failure.line <= len(lines) else ""
        yield Text.assemble(f"  line {failure.line}:  ", (source, "bold"))
    if case and failure.message and signature.way == ROUND_TRIP and not signature.shared:
        yield Text("  each method has an instance and globals of its own, and gets only plain data")
    if failure.returned and case and failure.value == case.values[0]:  # it changed nothing
        name = next(iter(signature.parameters))
        yield Text(f"  LeetCode ignores what is returned here; change `{name}` itself", "red")
    if case and values:
        yield from values_of(solution.problem, failure, case, most)


def printed_lines(failure: Outcome) -> Iterator[Text]:
    """Yield what the solution printed in the case that fails."""
    printed = [clean(line) for line in failure.printed.splitlines()]
    if printed:
        yield Text("  printed in this case:")
    for line in printed[:LINES] + ["..."] * (len(printed) > LINES):
        yield Text(f"    {line}", "dim")


def mark_and_word(word: VerdictKind, width: int = 0) -> Text:
    """Return a verdict's mark and word, as in `✗ Wrong Answer`."""
    return Text().append(f"{word.mark} {word}".ljust(width), f"bold {word.colour}")


def case_title(solution: Solution, case: Case, total: int) -> str:
    """`case 214 of 92,065: wide opening 15, board 4 × 4`."""
    number = f"case {case.number:,} of {total:,}: " if case.group != TYPED else ""
    return f"{number}{case.name}{_sizes(solution, case) if case.group != SMALL else ''}"


def _sizes(solution: Solution, case: Case) -> str:
    """Return `, board 4 × 4, word 12 long`, or nothing."""
    if solution.problem.signature.plays:
        return f", {len(case.values[0]):,} calls"
    values = solution.problem.signature.named(case.values).items()
    return "".join(f", {name} {size}" for name, value in values if (size := _size(value)))


def _size(value: Any) -> str:
    """`4 × 5` for a matrix, `7 long` for another long list or string, otherwise nothing."""
    if not isinstance(value, (list, str)):
        return ""
    if (lengths := grid(value)) and lengths[1] > 1:
        return spelled_size(*lengths)
    return spelled_size(len(value)) if len(value) > 2 else ""


def short_path(solution: Solution) -> str:
    """Return the path of a solution, starting at its problem's folder."""
    root, path = solution.problem.folder.parent, solution.path
    inside = path.relative_to(root) if path.is_relative_to(root) else path
    return clean(str(inside)) + solution.place


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
