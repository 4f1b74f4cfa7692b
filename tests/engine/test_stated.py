"""Files that solve problems which are not here are judged where a statement is at hand."""

import json

import pytest

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


def judged(repository, *options):
    """{file: (verdict, arguments)} of the files in the folder `mine`, and the exit status."""
    run = repository.kata("judge", "--file=mine", "--json", *options)
    assert "Traceback" not in run.stderr, run.stderr
    found = [json.loads(line) for line in run.stdout.splitlines()]
    verdicts = {one["solution"].rpartition("/")[2]: one["verdict"] for one in found}
    return verdicts, run.returncode


def test_a_statement_beside_a_solution_is_enough(repository):
    """Broken: a problem that is not here is only counted, though its statement lies beside it."""
    repository.write("mine/0463-island-perimeter/README.md", STATEMENT)
    repository.write("mine/0463-island-perimeter/right.py", RIGHT)
    assert judged(repository) == ({"right.py": "Not Refuted"}, 0)
    repository.write("mine/0463-island-perimeter/right.py", NO_LAND)
    assert judged(repository) == ({"right.py": "Runtime Error"}, 1)


def test_the_summary_counts_what_is_not_refuted(repository):
    """Broken: the summary of a collection ends in a traceback, or does not tell these apart."""
    repository.write("mine/0463-island-perimeter/README.md", STATEMENT)
    for name, text in {"a": RIGHT, "b": f"#{RIGHT}", "c": NO_LAND}.items():
        repository.write(f"mine/0463-island-perimeter/{name}.py", text)
    run = repository.kata("judge", "--file=mine")
    assert (run.returncode, run.stderr) == (1, "")
    assert "3 solutions of 1 problem in 3 files: 1 error, 2 not refuted\n" in run.stdout


def test_solutions_of_a_stated_problem_are_timed_and_watched(repository):
    """Broken: compare and page know only the problems that are here."""
    files = [f"mine/0463-island-perimeter/{name}.py" for name in ("right", "same", "ones")]
    repository.write("mine/0463-island-perimeter/README.md", STATEMENT)
    for path, text in zip(files, (RIGHT, f"#{RIGHT}", NO_NEIGHBOURS)):
        repository.write(path, text)
    run = repository.kata("compare", *files, "--size=3", "--budget=0.01")
    assert f"{files[0]} " in run.stdout
    assert f"{files[2]}: Differs; why: make judge FILE={files[2]} CASE=" in run.stdout
    run = repository.kata("page", *files[:2])
    assert (run.returncode, run.stderr) == (0, "")


def test_without_a_statement_it_is_only_counted(repository):
    """Broken: a file is judged as a problem of which nothing is known."""
    repository.write("mine/0463-island-perimeter/right.py", RIGHT)
    run = repository.kata("judge", "--file=mine")
    assert (run.returncode, run.stderr) == (2, "judge: mine: not judged: for another problem\n")


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
    repository.write("mine/463-island-perimeter/README.md", STATEMENT)
    for folder in "ann", "ben":
        repository.write(f"others/463-{folder}/463.py", f"# {folder}\n{RIGHT}")
    path = repository.write("mine/463-island-perimeter/wrong.py", AT_MOST_FOUR)
    options = f"--file={path}", "--against=others", "--case=[[0]]", "--json"
    run = repository.kata("judge", *options)
    found = json.loads(run.stdout)
    assert (run.returncode, found["verdict"]) == (0, "Differs")
    assert {*found["against"]} == {"463-ann/463.py", "463-ben/463.py"}


def test_a_difference_is_a_warning_to_github(repository):
    """Broken: a pull request shows as an error what only differs from another solution."""
    repository.write("mine/463-island-perimeter/README.md", STATEMENT)
    repository.write("mine/463-island-perimeter/right.py", RIGHT)
    repository.write("mine/463-island-perimeter/wrong.py", AT_MOST_FOUR)
    run = repository.kata("judge", "--file=mine", "--github=summary.md")
    warnings = [line for line in run.stdout.splitlines() if line.startswith("::warning")]
    assert (run.returncode, "::error" in run.stdout, len(warnings)) == (0, False, 2)
    assert warnings[0].endswith("title=Differs::grid = [[0]]: others give 4, this one 0")


@pytest.mark.parametrize(
    ("others", "words"),
    [
        ([RIGHT], ["Differs", "Differs"]),
        ([RIGHT, RIGHT + "# again"], ["Differs", "Not Refuted", "Not Refuted"]),
    ],
)
def test_the_own_solutions_are_compared_with_each_other(repository, others, words):
    """Broken: two of one's own solutions disagree, and nothing is said of it."""
    repository.write("mine/463-island-perimeter/README.md", STATEMENT)
    for number, code in enumerate([AT_MOST_FOUR, *others]):
        repository.write(f"mine/463-island-perimeter/way_{number}.py", code)
    found, status = judged(repository)
    assert ([*found.values()], status) == (words, 0)


def test_a_helper_that_has_a_method_of_a_problem_here_changes_nothing(repository):
    """Broken: a Solution of another problem is not judged for the name of a helper's method."""
    repository.write("mine/0463-island-perimeter/README.md", STATEMENT)
    helper = "class Cell:\n    def double(self):\n        return 2\n\n"
    repository.write("mine/0463-island-perimeter/right.py", f"{helper}{RIGHT}")
    assert judged(repository) == ({"right.py": "Not Refuted"}, 0)


def test_a_list_of_solutions_is_no_statement(repository):
    """Broken: a README about a whole collection is taken for the statement of each file."""
    repository.write("mine/README.md", STATEMENT.replace("Island Perimeter", "My solutions"))
    repository.write("mine/0464-can-i-win.py", RIGHT.replace("islandPerimeter", "canIWin"))
    run = repository.kata("judge", "--file=mine")
    assert "can-i-win" not in run.stdout.partition("files looked at")[0]


def test_a_stated_problem_reads_nothing_of_the_folder_in_which_one_stands(repository):
    """Broken: a file called problem.py in somebody's collection runs outside the sandbox."""
    repository.write("mine/0463-island-perimeter/README.md", STATEMENT)
    repository.write("mine/0463-island-perimeter/right.py", RIGHT)
    for name in "problem.py", "given.py":
        repository.write(f"island-perimeter/{name}", f"open({name!r} + '.ran', 'w')")
    assert judged(repository) == ({"right.py": "Not Refuted"}, 0)
    assert not [*repository.root.glob("*.ran")]


def test_a_statement_with_a_doubtful_line_accuses_nobody(repository):
    """Broken: a bound that lost its exponent is dropped, and what breaks it counts as legal."""
    lost = STATEMENT.replace("- `1 <= row, col <= 100`", "- `1 <= row, col <= 104`")
    repository.write("mine/0463-island-perimeter/README.md", lost)
    repository.write("mine/0463-island-perimeter/right.py", NO_LAND)
    found, status = judged(repository)
    assert (found["right.py"] in ("Differs", "Not Refuted"), status) == (True, 0)


def test_a_missing_folder_of_statements_is_named(repository):
    """Broken: a slip in the name of a folder looks as if nothing could be judged."""
    repository.write("mine/0463-island-perimeter.py", RIGHT)
    run = repository.kata("judge", "--file=mine", "--statements=typo")
    assert (run.returncode, run.stderr) == (2, "judge: STATEMENTS=typo: no such folder\n")
