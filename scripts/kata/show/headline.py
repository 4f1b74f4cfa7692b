"""A verdict in one line, as rich text: its word, its file, and what is to be said of both."""

from collections.abc import Iterator
from typing import Any

from rich.text import Text

from kata.cases.model import SMALL, TYPED, Case
from kata.cases.tolerances import reaction_to
from kata.judge.model import Verdict, VerdictKind
from kata.paths import ROOT
from kata.problem.solution import Solution
from kata.size import grid, spelled_size
from kata.statement import constraints_of
from kata.text import clean, plural

WIDEST = max(len(f"{word.mark} {word}") for word in VerdictKind)


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
    if verdict.accepted and verdict.against is not None:
        for one in constraints_of(verdict.solution.problem).unread:
            line.append(f"; not read: {clean(one)}", "yellow")
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


def warning(verdict: Verdict) -> Iterator[Text]:
    """Yield a line if a file from outside the repository ran without a part of the sandbox."""
    missing, where = verdict.sandbox.missing, clean(verdict.machine) or "this system"
    is_outside = not verdict.solution.path.resolve().is_relative_to(ROOT.resolve())
    if missing and is_outside and verdict.kind != VerdictKind.NOT_JUDGED:
        about = "see Sandbox in the repository's scripts/JUDGE.md"
        yield Text(f"  not sandboxed: {where} offers no {missing}; {about}", "yellow")


def mark_and_word(word: VerdictKind, width: int = 0) -> Text:
    """Return a verdict's mark and word, as in `✗ Wrong Answer`."""
    return Text().append(f"{word.mark} {word}".ljust(width), f"bold {word.colour}")


def case_title(solution: Solution, case: Case, total: int) -> str:
    """`case 214 of 92,065: wide opening 15, board 4 × 4`."""
    number = f"case {case.number:,} of {total:,}: " if case.group != TYPED else ""
    return f"{number}{case.name}{sizes_of(solution, case) if case.group != SMALL else ''}"


def sizes_of(solution: Solution, case: Case) -> str:
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
