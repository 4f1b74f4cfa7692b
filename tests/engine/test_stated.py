"""Files that solve problems which are not here are judged where a statement is at hand."""

import json
import os

import pytest
from kata import KataError
from kata.cases import generate
from kata.cases.groups import Group, examples
from kata.cases.model import EXAMPLES
from kata.collect import statements
from kata.collect.statements import stated_problems
from kata.statement import constraints_of
from kata.statement.statement import statement_in
from tiny import ADDS

STATEMENT = """# [463. Island Perimeter](https://leetcode.com/problems/island-perimeter/)

You are given a `grid` of land and water. Return the perimeter of the land.

**Example 1:**

```
Input: grid = [[1]]
Output: 4
```

**Constraints:**

- `row == grid.length`
- `col == grid[i].length`
- `1 <= row, col <= 100`
- `grid[i][j]` is `0` or `1`.
"""
RIGHT = """
class Solution:
    def islandPerimeter(self, grid):
        land = {(i, j) for i, row in enumerate(grid) for j, one in enumerate(row) if one}
        near = lambda i, j: {(i + 1, j), (i - 1, j), (i, j + 1), (i, j - 1)}
        return sum(len(near(i, j) - land) for i, j in land)
"""
NO_NEIGHBOURS = """
class Solution:
    def islandPerimeter(self, grid):
        return 4 * sum(map(sum, grid))
"""
AT_MOST_FOUR = """
class Solution:
    def islandPerimeter(self, grid):
        return 4
"""
NO_LAND = """
class Solution:
    def islandPerimeter(self, grid):
        return 4 // sum(map(sum, grid))
"""


HERE = "mine/0463-island-perimeter"


def write(repository, statement=STATEMENT, **solutions):
    """Write solutions beside a statement."""
    repository.write(f"{HERE}/README.md", statement)
    for name, text in solutions.items():
        repository.write(f"{HERE}/{name}.py", text)


def test_a_pipe_in_place_of_a_statement_is_not_waited_for(repository):
    """Broken: a pipe beside a file keeps whoever judges that file waiting for good."""
    repository.write(f"{HERE}/a.py", RIGHT)
    os.mkfifo(repository.root / f"{HERE}/README.md")
    run = repository.kata("judge", "--file=mine")
    assert run.stderr == "judge: mine: no solution of a problem here in 2 files\n"


def test_others_that_are_not_compared_are_named(repository):
    """Broken: whoever names files to compare with does not learn that none of them was."""
    path = repository.write("mine/double.py", ADDS)
    run = repository.kata("judge", f"--file={path}", "--against=problems/double")
    said = "solves no problem that only a statement describes\n"
    start = "judge: AGAINST=problems/double: nothing in it is compared, as it "
    assert (run.returncode, run.stderr) == (0, start + said)


def judged(repository, *options):
    """{file: its verdict} of the files in the folder `mine`, and the exit status."""
    run = repository.kata("judge", "--file=mine", "--json", *options)
    assert "Traceback" not in run.stderr, run.stderr
    found = [json.loads(line) for line in run.stdout.splitlines()]
    verdicts = {one["solution"].rpartition("/")[2]: one["verdict"] for one in found}
    return verdicts, run.returncode


def test_a_statement_beside_a_solution_is_enough(repository):
    """Broken: a problem that is not here is only counted, or its folder's problem.py is run."""
    for name in "problem.py", "given.py":
        repository.write(f"island-perimeter/{name}", f"open({name!r} + '.ran', 'w')")
    helper = "class Cell:\n    def double(self):\n        return 2\n\n"
    write(repository, a=RIGHT, b=f"{helper}{RIGHT}", c=NO_LAND)
    verdicts = ["Not Refuted", "Not Refuted", "Runtime Error"]
    assert judged(repository) == (dict(zip(("a.py", "b.py", "c.py"), verdicts)), 1)
    run = repository.kata("judge", "--file=mine")
    assert (run.returncode, run.stderr) == (1, "")
    assert "3 solutions of 1 problem in 3 files: 1 error, 2 not refuted\n" in run.stdout
    assert not [*repository.root.glob("*.ran")]


def test_solutions_of_a_stated_problem_are_timed_and_watched(repository):
    """Broken: compare and page know only the problems that are here."""
    files = [f"{HERE}/{name}.py" for name in ("right", "same", "ones")]
    write(repository, right=RIGHT, same=f"#{RIGHT}", ones=NO_NEIGHBOURS)
    run = repository.kata("compare", *files, "--size=3", "--budget=0.01")
    assert " right.py " in run.stdout
    assert f"{files[2]}: Differs; why: make judge FILE={files[2]} CASE=" in run.stdout
    run = repository.kata("page", *files[:2])
    assert (run.returncode, run.stderr) == (0, "")


def test_without_a_statement_it_is_only_counted(repository):
    """Broken: a file is judged as a problem of which nothing is known, or of its folder's list."""
    repository.write("mine/0463-island-perimeter.py", RIGHT)
    repository.write("mine/README.md", STATEMENT.replace("Island Perimeter", "My solutions"))
    repository.write("mine/0464-can-i-win.py", RIGHT.replace("islandPerimeter", "canIWin"))
    run = repository.kata("judge", "--file=mine")
    assert "can-i-win" not in run.stdout.partition("files looked at")[0]
    run = repository.kata("judge", "--file=mine", "--statements=typo")
    assert (run.returncode, run.stderr) == (2, "judge: STATEMENTS=typo: no such folder\n")


@pytest.mark.parametrize("words", [["double", "mine"], ["mine", "--list=blind75"]])
def test_what_would_be_ignored_is_an_error(repository, words):
    """Broken: AGAINST= does nothing, and says nothing, where there is an answer."""
    write(repository, a=RIGHT)
    run = repository.kata("judge", *words, "--against=mine")
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
    assert "AGAINST=mine is for files, whatever they solve; " in run.stderr
    run = repository.kata("judge", "mine", "--against=typo")
    says = "judge: AGAINST=typo: no such file or folder, or nothing in it\n"
    assert (run.returncode, run.stderr) == (2, says)


def test_a_statement_may_stand_in_the_file(repository):
    """Broken: the description that an editor writes into a file is not read."""
    repository.write("mine/463.island-perimeter.py", f'"""\n{STATEMENT}"""\n{NO_LAND}')
    assert judged(repository) == ({"463.island-perimeter.py": "Runtime Error"}, 1)


@pytest.mark.parametrize(
    ("statement", "file"),
    [
        ("0463.Island Perimeter/README_EN.md", "0463-island-perimeter.py"),
        ("463.md", "463.py"),
        ("island-perimeter.html", "463. Island Perimeter/463-2.py"),
    ],
)
def test_statements_and_solutions_by_others_may_lie_elsewhere(repository, statement, file):
    """Broken: a folder of statements, or of solutions by others, is not used."""
    repository.write(f"statements/{statement}", STATEMENT)
    repository.write("others/463.py", RIGHT)
    repository.write(f"mine/{file}", NO_NEIGHBOURS)
    found, status = judged(repository, "--statements=statements", "--against=others")
    assert (found, status) == ({file.rpartition("/")[2]: "Differs"}, 0)


def test_one_case_of_a_stated_problem_accuses_nobody(repository):
    """Broken: CASE= calls wrong what only differs from another solution, or names nobody."""
    write(repository, wrong=AT_MOST_FOUR)
    for folder in "ann", "ben":
        repository.write(f"others/463-{folder}/463.py", f"# {folder}\n{RIGHT}")
    options = f"--file={HERE}/wrong.py", "--against=others", "--case=[[0]]", "--json"
    run = repository.kata("judge", *options)
    found = json.loads(run.stdout)
    assert (run.returncode, found["verdict"]) == (0, "Differs")
    assert {*found["against"]} == {"463-ann/463.py", "463-ben/463.py"}


def test_a_difference_is_a_warning_to_github(repository):
    """Broken: a pull request shows as an error what only differs from another solution."""
    write(repository, right=RIGHT, wrong=AT_MOST_FOUR)
    run = repository.kata("judge", "--file=mine", "--github=summary.md")
    warnings = [line for line in run.stdout.splitlines() if line.startswith("::warning")]
    assert (run.returncode, "::error" in run.stdout, len(warnings)) == (0, False, 2)
    says = "4 (1 other: wrong.py), this one 0; one of the two is wrong"
    assert warnings[0].endswith(f"title=Differs::grid = [[0]]: {says}")


def test_a_statement_with_a_doubtful_line_accuses_nobody(repository):
    """Broken: a bound that lost its exponent is dropped, and what breaks it counts as legal."""
    lost = STATEMENT.replace("- `1 <= row, col <= 100`", "- `1 <= row, col <= 104`")
    write(repository, lost, right=NO_LAND)
    found, status = judged(repository)
    assert (found["right.py"] in ("Differs", "Not Refuted"), status) == (True, 0)


def test_a_difference_on_a_doubtful_input_is_counted_and_held_against_nobody(repository):
    """Broken: a right solution is listed as wrong for an input that the prose rules out."""
    said = STATEMENT.replace("Return the", "The given land is connected. Return the")
    write(repository, said, right=RIGHT, wrong=AT_MOST_FOUR)
    run = repository.kata("judge", "--file=mine", "--github=summary.md")
    told = (
        "? 2 differ only on inputs that may be illegal, or in the order of a result; V=1 shows them"
    )
    assert (run.returncode, run.stdout.splitlines()[1]) == (0, told)
    assert "right.py" not in run.stdout + (repository.root / "summary.md").read_text()
    assert "≠ Differs" in repository.kata("judge", "--file=mine", "--verbose").stdout


def test_what_is_not_refuted_says_so_where_nothing_was_compared(repository):
    """Broken: a solution that nothing was compared with looks as good as one that agrees."""
    write(repository, right=RIGHT)
    what = "passes the examples, but there was no other solution to compare with"
    told = f"? 1 {what}: right.py; AGAINST= names some\n"
    assert told in repository.kata("judge", "--file=mine", "--github=s").stdout
    write(repository, same=f"#{RIGHT}")
    assert "AGAINST=" not in repository.kata("judge", "--file=mine", "--github=s").stdout


OLD = "def islandPerimeter(self, grid):\n        return 4 * sum(grid[i][0] for i in xrange(1))"


def test_a_file_of_python_2_is_compared_with_nothing(repository):
    """Broken: what divides in another way under Python 2 makes a right solution differ."""
    repository.write("others/463.py", f"{NO_NEIGHBOURS}\n\nclass Solution2:\n    {OLD}\n")
    write(repository, right=RIGHT)
    run = repository.kata("judge", "--file=mine", "--against=others", "--json")
    assert json.loads(run.stdout)["against"] == []


def test_the_statement_that_says_most_is_taken(repository):
    """Broken: of two statements, the first is taken, though its constraints are lost."""
    short = STATEMENT.partition("- `row ==")[0]
    write(repository, short, right=RIGHT)
    repository.write(f"{HERE}/description.md", STATEMENT)
    (problem,), _ = stated_problems([repository.root / HERE / "right.py"], [], [])
    assert constraints_of(problem).are_whole


def test_a_problem_that_its_statement_does_not_suffice_for_says_why(repository):
    """Broken: a file whose statement lies beside it is for another problem, and nobody says why."""
    said = STATEMENT.replace("463. Island Perimeter", "590. N-ary Tree Postorder Traversal")
    repository.write(
        "mine/590/README.md", said.replace("island-perimeter", "n-ary-tree-postorder-traversal")
    )
    code = RIGHT.replace("islandPerimeter(self, grid", "postorder(self, root")
    repository.write("mine/590/590-n-ary-tree-postorder-traversal.py", code)
    write(repository, right=RIGHT)
    told = "not judged: its statement is not enough: unknown type in the signature: Node\n"
    assert told in repository.kata("judge", "--file=mine").stdout


def test_a_statement_of_which_no_input_can_be_made_says_nothing_to_its_author(monkeypatch):
    """Broken: whoever judges a file is told to change a problem.py that nobody has written."""
    problem, broken = statement_in(STATEMENT).problem, Group("small", lambda _: iter([1 // 0]))
    groups = [Group(EXAMPLES, examples), broken]
    logged: list[str] = []
    monkeypatch.setattr(generate, "log_fault", lambda doing, _: logged.append(doing))
    made, _ = generate.collect(problem, groups, 9, {}, in_part=True)
    assert len(made) == 1
    assert logged == ["the cases of island-perimeter after 1"]
    with pytest.raises(KataError, match=r"^no input can be made of what its statement says$"):
        generate.collect(problem, [broken], 9, {}, in_part=True)


def test_a_notebook_gets_its_statement(repository):
    """Broken: notebooks are for other problems, whatever statements are at hand."""
    repository.write("statements/463.md", STATEMENT)
    cells = [{"cell_type": "code", "source": RIGHT}]
    repository.write("mine/0463-island-perimeter.ipynb", json.dumps({"cells": cells}))
    found, _ = judged(repository, "--statements=statements")
    assert [*found.values()] == ["Not Refuted"]


def test_a_statement_has_a_budget(tmp_path, monkeypatch):
    """Broken: one statement of a few kilobytes holds up a whole collection."""
    page = tmp_path / "463.md"
    page.write_text(STATEMENT)
    monkeypatch.setattr(statements, "SECONDS", 0.1)
    monkeypatch.setattr(statements, "statement_in", lambda *_: sum(1 for _ in range(10**8)))
    assert statements._problem_of((page, "island-perimeter")) is None
