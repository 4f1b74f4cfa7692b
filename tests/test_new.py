"""Starting solutions and problems: what is written fails loudly, and nothing is overwritten."""

import sys

import new
import pytest
from kata import KataError


def test_a_new_solution_fails_until_it_is_written(repository):
    """Broken: a stub is accepted, or not in the shape that the judge wants."""
    run = repository.run("scripts/new.py", "double", "shifts")
    assert run.returncode == 0, run.stderr
    assert "judge it:  make judge P=double S=shifts" in run.stdout
    judged = repository.run("scripts/judge.py", "double", "shifts")
    assert "NotImplementedError: shifts is not written yet" in judged.stdout
    suite = repository.suite("--problem=double", "--solution=shifts")
    assert suite.returncode == 1
    path = "problems/double/solutions/shifts.py"
    repository.change(
        path, 'raise NotImplementedError("shifts is not written yet")', "return number << 1"
    )
    assert repository.run("scripts/judge.py", "double", "shifts").returncode == 0


def test_a_new_mistake_is_started_where_the_judge_finds_it(repository):
    """Broken: a mistake cannot be started by the name under which it is judged."""
    run = repository.run("scripts/new.py", "double", "wrong/halves")
    assert run.returncode == 0, run.stderr
    assert "judge it:  make judge P=double S=wrong/halves" in run.stdout
    judged = repository.run("scripts/judge.py", "double", "wrong/halves")
    assert "NotImplementedError: halves is not written yet" in judged.stdout


def test_a_new_problem_says_step_by_step_what_is_missing(repository):
    """Broken: the folder that `make new` writes fails in a way that does not say what to do."""
    run = repository.run("scripts/new.py", "triple")
    assert run.returncode == 0, run.stderr
    folder = "problems/triple"
    says = ["problem.py lacks METHOD, LARGEST", "solutions/*.py (at least one)"]
    steps = [
        ("problem.py", 'METHOD = ""', 'METHOD = "triple"', "problem.py lacks LARGEST"),
        ("problem.py", "LARGEST = 0", "LARGEST = 9", "README.md: no example found"),
        (
            "README.md",
            "```text\n```",
            "```text\nInput: value = 3\nOutput: 9\n```",
            "case 1 (documented example 1): NotImplementedError: check() is not written yet",
        ),
    ]
    for path, old, after, missing in steps:
        suite = repository.suite("--problem=triple")
        assert suite.returncode == 1
        assert "Traceback" not in suite.stdout
        for text in says:
            assert text in suite.stdout
        repository.change(f"{folder}/{path}", old, after)
        says = [missing]
    assert says[0] in repository.suite("--problem=triple").stdout


def test_nothing_is_overwritten(repository):
    """Broken: a second `make new` of the same name loses what was written."""
    before = (repository.root / "problems/double/solutions/adds.py").read_text()
    for names in ["double", "adds"], ["double"]:
        run = repository.run("scripts/new.py", *names)
        assert run.returncode == 2
        assert "already exists" in run.stderr
    assert (repository.root / "problems/double/solutions/adds.py").read_text() == before


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
        (["Flood"], "P=Flood: a name consists of"),
        (["flood_fill"], "P=flood_fill: a name consists of"),
        (["while"], "P=while is a keyword of Python"),
        ([""], "P=: a name consists of"),
        (["nothing", "bfs"], "unknown problem 'nothing'; there are: "),
    ],
)
def test_a_name_that_cannot_be_is_refused(monkeypatch, names, says):
    """Broken: a name lands outside its folder, or as a file that cannot be imported."""
    monkeypatch.setattr(sys, "argv", ["new.py", *names])
    monkeypatch.setattr(new, "write", lambda *_: pytest.fail("something is written"))
    with pytest.raises(KataError) as error:
        new.main()
    assert str(error.value).startswith(says)
    assert "\n" not in str(error.value)


def test_a_refusal_is_one_line_and_2(repository):
    """Broken: what is refused looks like a crash, or like success."""
    run = repository.run("scripts/new.py", "double", "../x")
    assert (run.stdout, run.stderr.count("\n"), run.returncode) == ("", 1, 2)
    assert run.stderr.startswith("new: S=../x: a name consists of small letters")
