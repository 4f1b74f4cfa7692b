"""Starting solutions and problems: what is written fails loudly, and nothing is overwritten."""

import re
from pathlib import Path

import pytest
from kata import KataError
from kata.commands import main
from kata.problem import lookup
from kata.problem.header import parse
from kata.tools import new, scaffold
from tiny import ROOT


def test_a_new_solution_fails_until_it_is_written(repository):
    """Broken: a stub is accepted, or not in the shape that the judge wants."""
    run = repository.kata("new", "double", "shifts")
    assert run.returncode == 0, run.stderr
    assert "judge it:  make judge P=double S=shifts" in run.stdout
    mistake = repository.kata("new", "Double", "wrong/halves")
    assert "judge it:  make judge P=double S=wrong/halves" in mistake.stdout
    judged = repository.kata("judge", "double", "shifts")
    assert "NotImplementedError: shifts is not written yet" in judged.stdout
    suite = repository.suite("--problem=double", "--solution=shifts")
    assert suite.returncode == 1, suite.stdout
    path = "problems/double/solutions/shifts.py"
    repository.change(
        path, 'raise NotImplementedError("shifts is not written yet")', "return number << 1"
    )
    assert repository.kata("judge", "double", "shifts").returncode == 0


SIGNATURE = """\
class Solution:
    def floodFill(self, image: List[List[int]], sr: int, sc: int, color: int) -> List[List[int]]:
"""
EXAMPLE = """\
Input: image = [[1,1,1],[1,1,0],[1,0,1]], sr = 1, sc = 1, color = 2
Output: [[2,2,2],[2,2,0],[2,0,1]]
"""
FILL = """\
        old = image[sr][sc]
        if old != color:
            image[sr][sc] = color
            for i, j in (sr - 1, sc), (sr + 1, sc), (sr, sc - 1), (sr, sc + 1):
                if 0 <= i < len(image) and 0 <= j < len(image[0]) and image[i][j] == old:
                    self.floodFill(image, i, j, color)
        return image
"""


def test_a_new_problem_is_complete_in_a_few_lines(repository):
    """Broken: the folder that `make new` writes does not say what to do, or leads nowhere."""
    folder = "problems/flood-fill"
    assert repository.kata("new", "733").returncode == 0

    def says(*texts):
        suite = repository.suite("--problem=flood-fill")
        assert suite.returncode == 1
        assert "Traceback" not in suite.stdout
        for text in texts:
            assert text in suite.stdout

    says(*PARTS)
    judged = repository.kata("judge", "flood-fill")
    assert [part for part in PARTS if part not in judged.stderr] == []
    assert f"```python\n{SIGNATURE}```" in (repository.root / folder / "README.md").read_text()
    repository.change(f"{folder}/README.md", "Input:\nOutput:\n", EXAMPLE)
    for name in "dfs", "wrong/always_fills":
        assert repository.kata("new", "flood-fill", name).returncode == 0
    says("NotImplementedError: answer() is not written yet")
    text = (ROOT / "problems/README.md").read_text("utf-8")
    example = text.partition("all that `problem.py` needs")[2]
    rules = example.partition("```python\n")[2].partition("```")[0]
    assert rules.count("\n") < 25, "the document promises that it takes few lines"
    repository.write(f"{folder}/problem.py", rules.replace("50 ", "12 "))
    says(
        "NotImplementedError: dfs is not written yet",
        f"{folder}/solutions/dfs.py still says 'The idea in one line.'",
        "README.md still says 'What is given and what is asked for, in your own words.'",
    )
    for unwritten in scaffold.UNWRITTEN:
        for path in "README.md", "solutions/dfs.py", "wrong/always_fills.py":
            text = (repository.root / folder / path).read_text()
            repository.write(f"{folder}/{path}", text.replace(unwritten, "Written. [733]("))
    solution, mistake = f"{folder}/solutions/dfs.py", f"{folder}/wrong/always_fills.py"
    stub = '        raise NotImplementedError("{}")\n'
    repository.change(solution, stub.format("dfs is not written yet"), FILL)
    repository.change(solution, "O(?)", "O(m · n)")
    repository.change(solution, "Ask: ?", "Ask: Which squares may a filled one fill?")
    forever = FILL.replace("if old != color", "if True")
    repository.change(mistake, stub.format("always_fills is not written yet"), forever)
    says('write VERDICT = "Runtime Error"')
    text = (repository.root / mistake).read_text()
    repository.write(mistake, f'{text}\nVERDICT = "Runtime Error"\n')
    suite = repository.suite("--problem=flood-fill")
    assert suite.returncode == 0, suite.stdout


PARTS = (  # that are open in a new folder
    "it lacks solutions/*.py (at least one), wrong/*.py (at least one mistake that must be caught)",
    "README.md still says 'What is given and what is asked for, in your own words.', '- ...',",
    "problem.py still says 'inputs() is not written yet', 'answer() is not written yet'",
)
EMPTY = Path("/nothing/is/here")
ZIGZAG = "6", "6. Z 字形变换", "https://leetcode.cn/problems/zigzag-conversion/description/?a=b"


def test_what_is_written_is_named_as_seen_from_here(repository):
    """Broken: run in another folder, `kata new` names a file that is not there."""
    for folder, place in (".", "problems/double/solutions/"), ("problems", "double/solutions/"):
        name = f"in_{len(folder)}"
        patch = f"import os\nos.chdir({str(repository.root / folder)!r})\n"
        repository.patch(patch)
        run = repository.kata("new", "double", name)
        assert run.stdout.startswith(f"wrote {place}{name}.py\n"), run.stderr


def test_nothing_is_overwritten(repository):
    """Broken: a second `make new` of the same name loses what was written."""
    before = (repository.root / "problems/double/solutions/adds.py").read_text()
    for names in ["double", "adds"], ["double"]:
        run = repository.kata("new", *names)
        assert run.returncode == 2
        assert "already exists" in run.stderr
    assert (repository.root / "problems/double/solutions/adds.py").read_text() == before


@pytest.mark.parametrize(
    ("name", "slug", "head"),
    [
        *((name, "zigzag-conversion", "Zigzag Conversion [6] medium convert") for name in ZIGZAG),
        ("island_perimeter", "island-perimeter", "Island Perimeter [463] easy islandPerimeter"),
        ("Pow(x, n)", "powx-n", "Pow(x, n) [50] medium myPow"),
        ("LCR 1", "xoh6oh", "整数除法 [LCR 001] <difficulty> divide"),
        ("16.04", "tic-tac-toe-lcci", "Tic-Tac-Toe [LCCI 16.04] medium tictactoe"),
    ],
)
def test_a_problem_is_started_by_what_leetcode_calls_it(monkeypatch, name, slug, head):
    """Broken: a name is refused, lands in a folder of another name, or without what is known."""
    written = {}
    monkeypatch.setattr(new, "write_new", lambda path, text: written.update({path: text}))
    monkeypatch.setattr(new, "PROBLEMS", [*new.PROBLEMS, EMPTY])
    main.run("new", [name])
    assert {path.parent for path in written} == {EMPTY / slug}
    text = written[EMPTY / slug / "README.md"]
    pattern = (
        r"# (.*)\n\nLeetCode (\[.*\])\((.*)\), (\S*), <topic>\n[^`]*```python\n.*\n    def (\w+)\("
    )
    title, number, address, difficulty, method = re.match(pattern, text).groups()
    assert f"{title} {number} {difficulty} {method}" == head
    assert lookup.problem_called(address).slug.lower() == slug


def test_a_new_class_has_its_constructor_and_no_answer(monkeypatch):
    """Broken: a class lacks what LeetCode constructs it with, or a Codec is played as a class."""
    written = {}
    monkeypatch.setattr(new, "write_new", lambda path, text: written.update({path.name: text}))
    main.run("new", ["https://leetcode.com/problems/lfu-cache/description/"])
    signature = parse(written["README.md"], "README.md")
    assert signature.headers == (
        "def __init__(self, capacity: int):",
        "def get(self, key: int) -> int:",
        "def put(self, key: int, value: int) -> None:",
    )
    assert "def answer(" not in written["problem.py"]
    main.run("new", ["535"])
    assert "def answer(longUrl):" in written["problem.py"]


@pytest.mark.parametrize(
    ("names", "says"),
    [
        (["double", "../x"], "S=../x: a name consists of lowercase letters, digits and _"),
        (["double", "class"], "S=class is a Python keyword"),
        (["double", "x", "--statement=y"], "STATEMENT=y is for a new problem; leave out S="),
        (["../x"], "P=../x: a name consists of lowercase letters, digits and -"),
        (["while"], "P=while is a Python keyword"),
        ([""], "name a problem with P=, by its number, title or LeetCode address"),
        (["9999"], "no problem here has the number 9999; start it by its name: make new P=<name>"),
        (["175"], "175 is Combine Two Tables: LeetCode wants it in SQL, and only Python is judged"),
        (["44", "bfs"], "44 is Wildcard Matching, which is not here; start it: make new P=44"),
        (["130"], "problems/surrounded-regions already exists; make new P=surrounded-regions S="),
        (["two-sun"], "LeetCode has no 'two-sun'; did you mean two-sum? To start another problem,"),
        (["nothing", "bfs"], "no problem here has a name like 'nothing'; start it: make new P="),
    ],
)
def test_a_name_that_cannot_be_is_refused(monkeypatch, names, says):
    """Broken: a name lands outside its folder, or as a file that cannot be imported."""
    monkeypatch.setattr(new, "write_new", lambda *_: pytest.fail("something is written"))
    with pytest.raises(KataError) as error:
        main.run("new", names)
    assert str(error.value).startswith(says)
    assert "\n" not in str(error.value)


@pytest.mark.parametrize(
    "name", ["problems/two-smu", "https://leetcode.com/problems/two-smu/", "Treble", "two heaps"]
)
def test_a_problem_that_is_not_mistyped_is_started(monkeypatch, name):
    """Broken: nobody can start a problem whose name is like one of LeetCode's."""
    written = []
    monkeypatch.setattr(new, "write_new", lambda path, _: written.append(path.parent.name))
    main.run("new", [name])
    assert set(written) == {Path(name).name.lower().replace(" ", "-")}


STATEMENT = """<p>Of the integers <code>nums</code>, return the third in size, if there is one.</p>
<pre>
<strong>Input:</strong> nums = [3,2,1]
<strong>Output:</strong> 1
</pre>
<pre>
<strong>Input:</strong> numbers [1,2]
<strong>Output:</strong> 2
</pre>
<p><strong>Constraints:</strong></p>
<ul>
\t<li><code>1 &lt;= nums.length &lt;= 104</code></li>
\t<li>The answer is nice.</li>
</ul>
"""


def test_a_problem_is_started_with_its_statement(repository):
    """Broken: whoever has a statement must copy it by hand, and what is lost is not said."""
    path = repository.write("pages/third.html", STATEMENT)
    run = repository.kata("new", "414", f"--statement={path}")
    assert (run.returncode, run.stderr) == (0, "")
    assert "not read: The answer is nice\n" in run.stdout
    assert "not read: example 2: 'numbers [1,2]' is not an input; write it as:" in run.stdout
    assert "not read: 1 <= nums.length <= 104 (or is it a power?)\n" in run.stdout
    few = "few cases: only 206 different inputs are derived from the constraints; write inputs()"
    assert few in run.stdout
    text = (repository.root / "problems/third-maximum-number/README.md").read_text("utf-8")
    assert "LeetCode [414](https://leetcode.com/problems/third-maximum-number/), easy" in text
    assert "\n\nOf the integers `nums`, return the third in size, if there is one.\n\n" in text
    assert "\n- The answer is nice.\n" in text
    assert "```text\nInput: nums = [3,2,1]\nOutput: 1\n```\n\n## Think first\n" in text
    rules = "problems/third-maximum-number/problem.py"
    assert not (repository.root / rules).exists()
    run = repository.kata("new", "414")
    assert run.stdout.startswith(f"wrote {rules}\nwrite answer(), which says what is")


REFUSED = {  # {what the file holds: what is said}
    "another": (
        f'<a href="https://leetcode.com/problems/two-sum">1</a>{STATEMENT}',
        "states Two Sum",
    ),
    "much": (STATEMENT + "x" * 40_000, "characters, but a statement has at most 40,000"),
    "nothing": ("Nothing.", "holds no statement of Third Maximum Number; it should have its"),
    "missing": ("", "there is no such file; name one with the statement"),
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_file_without_the_statement_is_refused(repository, name):
    """Broken: a folder is filled with the statement of another problem, or with nothing."""
    text, says = REFUSED[name]
    path = repository.write("page.html", text)
    if not text:
        path.unlink()
    run = repository.kata("new", "414", f"--statement={path}")
    assert (run.returncode, says in run.stderr) == (2, True), run.stderr
    assert run.stderr.count("\n") == 1
    assert not (repository.root / "problems/third-maximum-number").exists()
