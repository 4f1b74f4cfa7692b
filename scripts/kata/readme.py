"""The lists of solutions in the README files, made from the docstrings of the solutions."""

import re
from functools import partial

from kata import KataError
from kata.paths import ROOT, shown

BETWEEN = re.compile(r"(?<=<!-- solutions -->\n).*?(?=<!-- end -->)", re.DOTALL)
HEAD = ["| solution | idea | time | space |", "|---|---|---|---|"]


def indexed(problems):
    """{README: its text with the list as it should be}: the top one's and each problem's."""
    parts = []
    for problem in problems:
        parts += [
            f"### [{problem.slug}](problems/{problem.slug}/README.md)",
            "",
            *_table(problem, ROOT),
            "",
        ]
    top = {ROOT / "README.md": ["", *parts]}
    own = {problem.spec: ["", *_table(problem, problem.folder), ""] for problem in problems}
    return {path: _filled(path, lines) for path, lines in (top | own).items()}


def _table(problem, start):
    """A row for each solution, with links that work from the `start` folder."""
    rows = []
    for solution in problem.solutions:
        link = f"[{solution.name}]({solution.path.relative_to(start).as_posix()})"
        idea = solution.docstring.split("\n")[0].rstrip(".")
        cells = [link, idea, *map(partial(_stated, solution), ("Time", "Space"))]
        rows.append(f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in cells)} |")
    return HEAD + rows


def _stated(solution, kind):
    """Its time or space, or a question mark, which the test of its folder complains of."""
    try:
        return solution.complexity(kind)
    except KataError:
        return "?"


def _filled(path, lines):
    """The text of a README with these lines between its markers."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    if not BETWEEN.search(text):
        raise KataError(
            f"{shown(path)}: no place for the list; add <!-- solutions --> and <!-- end -->"
        )
    return BETWEEN.sub(lambda _: "\n".join(lines) + "\n", text)
