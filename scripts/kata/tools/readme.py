"""What the README of a problem lists below its spec: solutions, how they follow, and mistakes."""

from collections.abc import Iterator

from kata.judge.declared import is_slow
from kata.problem.folder import Problem, by_derivation
from kata.problem.solution import LEVELS, Solution
from kata.show.exported import ISSUES, table
from kata.tools.refuted import refutation_of

NONE = "none that is short"  # or it fails only after other inputs


def questions_of(problem: Problem) -> Iterator[str]:
    """Yield what to ask oneself before reading any solution."""
    for question in dict.fromkeys(one.stated("Ask") for one in problem.solutions):
        if question:
            yield f"- {question}"


def lists_of(problem: Problem) -> Iterator[str]:
    """Yield the lines of all lists, with links that work from the problem's folder.

    What comes to mind first and is too slow stands among the mistakes, and is listed all the same.
    """
    known = {one.name: one for one in (*problem.mistakes, *problem.solutions)}
    slow = [one for one in problem.mistakes if one.level and is_slow(one)]
    solutions = by_derivation([*slow, *problem.solutions])
    yield f"Levels: {'; '.join(f'{level}, {what}' for level, what in LEVELS.items())}."
    yield ""
    heads = "level", "solution", "idea", "time", "space"
    yield from table(*heads, rows=(_row(one, one in slow) for one in solutions))
    if derived := [one for one in solutions if one.came_from[1]]:
        yield from ("", "### How one leads to the next", "")
        yield from (_step(one, known) for one in derived)
    if mistakes := [one for one in problem.mistakes if one not in slow]:
        yield from ("", "## Mistakes", "")
        yield from mistake_table(mistakes)


def mistake_table(mistakes: list[Solution], folder: str = "", titles: bool = False) -> list[str]:
    """Return a row for each mistake, with links from where the problem's folder is `folder`."""
    heads = "what goes wrong", "smallest input", "expected, actual", "yet it passes"
    if not titles:
        return table(*heads, rows=(_mistake_row(one, folder) for one in mistakes))
    rows = (
        (one.problem.title, *_mistake_row(one, f"{folder}{one.problem.slug}/")) for one in mistakes
    )
    return table("problem", *heads, rows=rows)


def linked(solution: Solution, text: str = "", folder: str = "") -> str:
    """Return a link to the file of a solution, by default under its name."""
    path = f"{folder}{solution.path.parent.name}/{solution.path.name}"
    return f"[{text or solution.path.stem}]({path})"


def _row(solution: Solution, is_too_slow: bool) -> tuple[str, ...]:
    stated = (solution.stated(kind) or "?" for kind in ("Time", "Space"))
    name = linked(solution) + ", too slow" * is_too_slow
    return str(solution.level or ""), name, solution.idea, *stated


def _step(solution: Solution, known: dict[str, Solution]) -> str:
    """Return what leads to a solution, and what one gets wrong in it first."""
    name, why = solution.came_from
    before = known[name].path.stem if name in known else name
    bewares = [linked(known[one], known[one].idea) for one in solution.bewares if one in known]
    beware = f" Beware: {'; '.join(bewares)}." if bewares else ""
    return f"- {before} → **{solution.path.stem}**: {why.rstrip('.')}.{beware}"


def _mistake_row(mistake: Solution, folder: str) -> tuple[str, ...]:
    link, found = linked(mistake, mistake.idea, folder), refutation_of(mistake)
    if not found:
        return link, "", "", ""
    results = ", ".join(map(_code, filter(None, (found.expected, found.actual))))
    reported = mistake.declared("REPORTED", "").rpartition("#")[2]
    passes = ["the examples"] * found.passes_examples
    passes += [f"[LeetCode]({ISSUES}/{reported})"] * bool(reported)
    given = _code(found.input) if found.input else NONE if found.expected or found.actual else ""
    return link, given, results, ", ".join(passes)


def _code(text: str) -> str:
    """Return a text as code in Markdown."""
    return f"`` {text} ``" if "`" in text else f"`{text}`"
