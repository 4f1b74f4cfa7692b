"""The glossary: what the field's words mean, and which solutions show it."""

from collections.abc import Iterable

from kata.problem.folder import Problem
from kata.problem.solution import TO_KNOW, Solution
from kata.problem.terms import Term, terms

MOST = 3  # solutions that a term links to


def terms_shown(problems: Iterable[Problem]) -> list[str]:
    """Return a line for each term, with links to the first of the solutions that show it best."""
    solutions = [solution for problem in problems for solution in problem.solutions]
    return [_line(term, solutions) for term in sorted(terms(), key=lambda one: one.name.lower())]


def _rank(term: Term, idea: str) -> int:
    """Return how far a solution is from being about a term, by what its idea begins with."""
    parts = idea.split()[: len(term.name.split())], idea.split(":")[:1], [idea]
    return next((i for i, some in enumerate(parts) if term.occurs_in(" ".join(some))), len(parts))


def _line(term: Term, solutions: list[Solution]) -> str:
    """Return what a term means; where its solutions lie comes from one problem each."""
    named = [one for one in solutions if term.occurs_in(one.docstring)]
    ranked = sorted(
        named or [one for one in solutions if term.name in one.problem.patterns],
        key=lambda one: (_rank(term, one.idea), abs(one.level - TO_KNOW)),
    )
    best = {one.problem: one for one in reversed(ranked)}  # of each problem, the first
    shown = [one for one in ranked if best[one.problem] is one][:MOST]
    links = ", ".join(
        f"[{one.problem.title}: {one.name}]({one.problem.slug}/solutions/{one.path.name})"
        for one in shown
    )
    return f"- **{term.name}**: {term.meaning} {links}".rstrip()
