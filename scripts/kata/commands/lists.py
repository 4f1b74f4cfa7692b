"""Write the lists into the README files, between their markers: solutions, inputs, reports."""

import re

from kata import KataError
from kata.cases.generate import cases_of
from kata.commands.cli import Parser, warn
from kata.judge.one import judge
from kata.paths import ROOT, shown
from kata.problem.folder import problems
from kata.show.collection import refutation
from kata.show.shape import shape_of

COLUMNS = "problem", "LeetCode", "shape", "small inputs", "solutions", "mistakes"
REPORTS = "problem", "mistake", "report", "smallest input that refutes it", "expected, given"


def main(words):
    Parser("lists", description=__doc__).parse_args(words)
    texts, left_out = written(problems())
    for path, text in texts.items():
        path.write_text(text, encoding="utf-8")
    for problem, error in left_out.items():
        warn("lists", f"{problem.slug} is left out of the lists: {error}")
    return int(bool(left_out))


def written(problems):
    """{README: its text with the lists as they should be}, and {problem: why it is in none}."""
    texts, rows, reported, left_out = {}, [], [], {}
    for problem in problems:
        try:
            row = _row(problem)
            found = [_reported(m) for m in problem.wrong if m.declared("REPORTED", "")]
            texts[problem.spec] = _filled(problem.spec, {"solutions": _solutions(problem)})
        except KataError as error:
            left_out[problem] = error
            continue
        rows.append(row)
        reported += found
    top = ROOT / "README.md"
    lists = {"problems": _table(*COLUMNS, rows=rows), "reported": _table(*REPORTS, rows=reported)}
    return {top: _filled(top, lists)} | texts, left_out


def _row(problem):
    """A problem's shape, how many small inputs there are, its solutions and mistakes."""
    folder = problem.folder.relative_to(ROOT).as_posix()
    names = [name for group, name in cases_of(problem).origins if group == "small"]
    links = ", ".join(f"[{s.name}]({folder}/solutions/{s.path.name})" for s in problem.solutions)
    cells = f"[{problem.title}]({folder}/README.md)", problem.number, shape_of(problem)
    return *cells, ": ".join([f"{len(names):,}", *names[:1]]), links, str(len(problem.wrong))


def _reported(mistake):
    """A mistake that LeetCode was reported to have accepted, as the judge refutes it."""
    problem = mistake.problem
    verdict = judge(mistake, cases_of(problem), explain=False)
    if not verdict.failure or not verdict.failure.case:
        raise KataError(f"{mistake}: REPORTED, but no input refutes it; add one that does")
    given, answer, result = refutation(verdict, 60)
    path = mistake.path.relative_to(ROOT).as_posix()
    year = re.search(r"accepted in (\d+)", mistake.docstring)
    report = mistake.declared("REPORTED", "") + (f" ({year[1]})" if year else "")
    what = mistake.docstring.split("\n")[0].partition(". ")[0].rstrip(".")
    return problem.slug, f"[{what}]({path})", report, f"`{given}`", f"`{answer}`, `{result}`"


def _solutions(problem):
    """A row per solution, with links that work from the problem's folder."""
    rows = []
    for solution in problem.solutions:
        idea = solution.docstring.split("\n")[0].rstrip(".")
        stated = (_stated(solution, kind) for kind in ("Time", "Space"))
        rows.append((f"[{solution.name}](solutions/{solution.path.name})", idea, *stated))
    return _table("solution", "idea", "time", "space", rows=rows)


def _stated(solution, kind):
    """Its time or space, or a question mark, of which the test of its folder complains."""
    try:
        return solution.complexity(kind)
    except KataError:
        return "?"


def _table(*heads, rows):
    lines = [heads, ["---"] * len(heads), *rows]
    return [
        f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in line)} |" for line in lines
    ]


def _filled(path, lists):
    """The text of a README with each list between its markers."""
    text = path.read_text(encoding="utf-8") if path.is_file() else ""
    for name, lines in lists.items():
        between = re.compile(rf"(?<=<!-- {name} -->\n).*?(?=<!-- end -->)", re.DOTALL)
        if not between.search(text):
            raise KataError(
                f"{shown(path)}: no place for the list; add <!-- {name} --> and <!-- end -->"
            )
        text = between.sub(lambda _, rows=lines: "\n".join(["", *rows, "", ""]), text, count=1)
    return text
