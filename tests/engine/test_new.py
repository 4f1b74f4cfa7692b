"""Starting solutions and problems: what is written fails loudly, and nothing is overwritten."""

import pytest
from kata import KataError
from kata.commands import new
from tiny import ROOT


def test_a_new_solution_fails_until_it_is_written(repository):
    """Broken: a stub is accepted, or not in the shape that the judge wants."""
    run = repository.kata("new", "double", "shifts")
    assert run.returncode == 0, run.stderr
    assert "judge it:  make judge P=double S=shifts" in run.stdout
    judged = repository.kata("judge", "double", "shifts")
    assert "NotImplementedError: shifts is not written yet" in judged.stdout
    suite = repository.suite("--problem=double", "--solution=shifts")
    assert suite.returncode == 1
    path = "problems/double/solutions/shifts.py"
    repository.change(
        path, 'raise NotImplementedError("shifts is not written yet")', "return number << 1"
    )
    assert repository.kata("judge", "double", "shifts").returncode == 0


def test_a_new_mistake_is_started_where_the_judge_finds_it(repository):
    """Broken: a mistake cannot be started by the name under which it is judged."""
    run = repository.kata("new", "Double", "wrong/halves")
    assert run.returncode == 0, run.stderr
    assert "judge it:  make judge P=double S=wrong/halves" in run.stdout
    judged = repository.kata("judge", "double", "wrong/halves")
    assert "NotImplementedError: halves is not written yet" in judged.stdout


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
MARK = """

class Solution:
    def floodFill(self, image, sr, sc, color):
        Fill().floodFill(image, sr, sc, 9)
        return [[color if value == 9 else value for value in row] for row in image]
"""


def test_a_new_problem_is_complete_in_a_few_lines(repository):
    """Broken: the folder that `make new` writes does not say what to do, or leads nowhere."""
    folder = "problems/flood-fill"
    assert repository.kata("new", "flood-fill").returncode == 0

    def says(*texts):
        suite = repository.suite("--problem=flood-fill")
        assert suite.returncode == 1
        assert "Traceback" not in suite.stdout
        for text in texts:
            assert text in suite.stdout

    says("there is no class below ## Signature; paste LeetCode's", "solutions/*.py (at least one)")
    repository.change(f"{folder}/README.md", "```python\n", f"```python\n{SIGNATURE}")
    repository.change(f"{folder}/README.md", "Input:\nOutput:\n", EXAMPLE)
    for name in "dfs", "wrong/always_fills":
        assert repository.kata("new", "flood-fill", name).returncode == 0
    says("answer() takes 1 positional argument but 4 were given")
    text = (ROOT / "problems/README.md").read_text("utf-8")
    example = text.partition("all that `problem.py` needs")[2]
    rules = example.partition("```python\n")[2].partition("```")[0]
    assert rules.count("\n") < 25, "the document promises that it takes few lines"
    repository.write(f"{folder}/problem.py", rules.replace("50 ", "12 "))
    says(
        "NotImplementedError: dfs is not written yet",
        f"{folder}/README.md still says what its template says",
    )
    for unwritten in new.UNWRITTEN:
        for path in "README.md", "solutions/dfs.py", "wrong/always_fills.py":
            text = (repository.root / folder / path).read_text()
            repository.write(f"{folder}/{path}", text.replace(unwritten, "Written. [733]("))
    solution, mistake = f"{folder}/solutions/dfs.py", f"{folder}/wrong/always_fills.py"
    stub = '        raise NotImplementedError("{}")\n'
    repository.change(solution, stub.format("dfs is not written yet"), FILL)
    repository.change(solution, "O(?)", "O(m · n)")
    forever = FILL.replace("if old != color", "if True")
    repository.change(mistake, stub.format("always_fills is not written yet"), forever)
    says('write VERDICT = "Runtime Error"')
    text = (repository.root / mistake).read_text()
    repository.write(mistake, f'{text}\nVERDICT = "Runtime Error"\n')
    suite = repository.suite("--problem=flood-fill")
    assert suite.returncode == 0, suite.stdout
    fill = (repository.root / solution).read_text().replace("class Solution", "class Fill")
    repository.write("elsewhere/nine.py", fill + MARK)
    run = repository.kata("judge", "--file=elsewhere/nine.py", "flood-fill")
    assert "its own constant 9" in run.stdout, "the example takes a legal colour for a marker"


def test_nothing_is_overwritten(repository):
    """Broken: a second `make new` of the same name loses what was written."""
    before = (repository.root / "problems/double/solutions/adds.py").read_text()
    for names in ["double", "adds"], ["double"]:
        run = repository.kata("new", *names)
        assert run.returncode == 2
        assert "already exists" in run.stderr
    assert (repository.root / "problems/double/solutions/adds.py").read_text() == before


@pytest.mark.parametrize(
    ("name", "slug", "title"),
    [
        ("Zigzag Conversion", "zigzag-conversion", "Zigzag Conversion"),
        ("6. Zigzag Conversion", "zigzag-conversion", "Zigzag Conversion"),
        (
            "https://leetcode.cn/problems/zigzag-conversion/description/?a=b",
            "zigzag-conversion",
            "Zigzag conversion",
        ),
        ("island_perimeter", "island-perimeter", "Island perimeter"),
        ("24 Game", "24-game", "24 Game"),
        ("Pow(x, n)", "powx-n", "Pow(x, n)"),
    ],
)
def test_a_problem_is_started_by_what_leetcode_calls_it(monkeypatch, name, slug, title):
    """Broken: a title or an address is refused, or lands in a folder of another name."""
    written = {}
    monkeypatch.setattr(new, "write", lambda path, text: written.update({path.name: (path, text)}))
    new.main([name])
    path, text = written["README.md"]
    assert path == ROOT / "problems" / slug / "README.md"
    assert text.startswith(f"# {title}\n\nLeetCode [0](https://leetcode.com/problems/{slug}/)")


@pytest.mark.parametrize(
    ("names", "says"),
    [
        (["double", "../x"], "S=../x: a name consists of small letters, digits and _"),
        (["double", "a.b"], "S=a.b: a name consists of"),
        (["double", "Bfs"], "S=Bfs: a name consists of"),
        (["double", "two-words"], "S=two-words: a name consists of"),
        (["double", "1st"], "S=1st: a name consists of"),
        (["double", "class"], "S=class is a keyword of Python"),
        (["double", "ä"], "S=ä: a name consists of"),
        (["../x"], "P=../x: a name consists of small letters, digits and -"),
        (["a/b"], "P=a/b: a name consists of"),
        (["a.b"], "P=a.b: a name consists of"),
        (["while"], "P=while is a keyword of Python"),
        (["水"], "P=水: a name consists of"),
        ([""], "name a problem with P=, by its address or title at LeetCode"),
        (["6"], "no problem here has the number 6; start it by its name: make new P=<name>"),
        (["130"], "problems/surrounded-regions already exists; S=<name> starts a solution of it"),
        (["N Queens"], "problems/n-queens already exists"),
        (
            ["nothing", "bfs"],
            "no problem here has a name like 'nothing'; start it: make new P=nothing",
        ),
    ],
)
def test_a_name_that_cannot_be_is_refused(monkeypatch, names, says):
    """Broken: a name lands outside its folder, or as a file that cannot be imported."""
    monkeypatch.setattr(new, "write", lambda *_: pytest.fail("something is written"))
    with pytest.raises(KataError) as error:
        new.main(names)
    assert str(error.value).startswith(says)
    assert "\n" not in str(error.value)


def test_a_refusal_is_one_line_and_2(repository):
    """Broken: what is refused looks like a crash, or like success."""
    run = repository.kata("new", "double", "../x")
    assert (run.stdout, run.stderr.count("\n"), run.returncode) == ("", 1, 2)
    assert run.stderr.startswith("new: S=../x: a name consists of small letters")
