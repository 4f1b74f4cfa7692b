"""The lists in the README files, made from the problem folders: solutions, inputs, reports."""

import re

from kata import KataError
from kata.generate import cases_of
from kata.judge import judge
from kata.paths import ROOT, shown
from kata.show.collection import refutation

SHAPES = (  # the first that fits
    ("ListNode", "linked list"),
    ("TreeNode", "tree"),
    ("float", "floating point"),
)


def written(problems):
    """{README: its text with the lists as they should be}: the top one's and each problem's."""
    top = ROOT / "README.md"
    reported = [m for problem in problems for m in problem.wrong if m.declared("REPORTED", "")]
    lists = {"problems": _problems(problems), "reported": _reported(reported)}
    texts = {top: _filled(top, lists)}
    for problem in problems:
        texts[problem.spec] = _filled(problem.spec, {"solutions": _solutions(problem)})
    return texts


def _problems(problems):
    """A row per problem: its shape, how many small inputs there are, solutions and mistakes."""
    rows = []
    for problem in problems:
        folder = problem.folder.relative_to(ROOT).as_posix()
        groups = cases_of(problem).origins
        names = [name for group, name in groups if group == "small"]
        links = ", ".join(
            f"[{s.name}]({folder}/solutions/{s.path.name})" for s in problem.solutions
        )
        inputs = f"{len(names):,}: {names[0]}"
        cells = f"[{problem.title}]({folder}/README.md)", problem.number, shape_of(problem)
        rows.append((*cells, inputs, links, str(len(problem.wrong))))
    return _table(
        "problem", "LeetCode", "shape", "small inputs", "solutions", "mistakes", rows=rows
    )


def _reported(mistakes):
    """A row per mistake that LeetCode was reported to have accepted, as the judge refutes it."""
    rows = []
    for mistake in mistakes:
        problem = mistake.problem
        verdict = judge(mistake, cases_of(problem), explain=False)
        if not verdict.failure or not verdict.failure.case:
            raise KataError(f"{mistake}: REPORTED, but no input refutes it; add one that does")
        given, answer, result = refutation(verdict, 60)
        path = mistake.path.relative_to(ROOT).as_posix()
        year = re.search(r"accepted in (\d+)", mistake.docstring)
        report = mistake.declared("REPORTED", "") + (f" ({year[1]})" if year else "")
        what = mistake.docstring.split("\n")[0].partition(". ")[0].rstrip(".")
        row = problem.slug, f"[{what}]({path})", report, f"`{given}`", f"`{answer}`, `{result}`"
        rows.append(row)
    heads = "problem", "mistake", "report", "smallest input that refutes it", "expected, given"
    return _table(*heads, rows=rows)


def _solutions(problem):
    """A row per solution, with links that work from the problem's folder."""
    rows = []
    for solution in problem.solutions:
        idea = solution.docstring.split("\n")[0].rstrip(".")
        stated = (_stated(solution, kind) for kind in ("Time", "Space"))
        rows.append((f"[{solution.name}](solutions/{solution.path.name})", idea, *stated))
    return _table("solution", "idea", "time", "space", rows=rows)


def shape_of(problem):
    """What kind of problem it is, in two words."""
    signature = problem.signature
    kinds = str([(m.parameters, m.result) for m in signature.methods.values()])
    found = [name for word, name in SHAPES if f"'{word}'" in kinds]
    found += ["class"] * signature.plays + ["in place"] * signature.in_place
    found += ["own node class"] * bool(signature.given)
    found += ["any order"] * hasattr(problem.rules, "canonical")
    found += ["any right answer"] * hasattr(problem.rules, "accepts")
    return ", ".join(found) or "function"


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
