"""What problem.py and the files in wrong/ set is of the type that the engine reads, or so told."""

import pytest
from kata import KataError
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from test_shapes import PLAYED
from tiny import RULES, SPEC

RECIPE = RULES.partition("def small")[0].replace("LARGEST = 100", "SMALL, LARGEST = 3, 100")
RECIPE += "def inputs(pick, size):\n    return (pick(range(size)),)\n"
SIZE = "write a whole number above 0, as in"
COLUMNS = 'write workloads with their sizes, as in COMPARED = [("dense", 50)]'
LEVELS = "write 1 if the items of a result may be in any order, 2 if those of each item may be, too"


def problem_with(folder, rules, spec=SPEC):
    (folder / "README.md").write_text(spec)
    (folder / "problem.py").write_text(rules)
    return Problem(folder)


@pytest.mark.parametrize(
    ("line", "says"),
    [
        ('SMALL = "3"', f"SMALL is '3'; {SIZE} SMALL = 3"),
        ("SMALL = True", f"SMALL is True; {SIZE} SMALL = 3"),
        ("SMALL = 0", f"SMALL is 0; {SIZE} SMALL = 3"),
        ("SMALL = 101", "SMALL = 101 is larger than LARGEST = 100; lower SMALL"),
        ("LARGEST = 2.5", f"LARGEST is 2.5; {SIZE} LARGEST = 50"),
        ("COMPARED = 3", f"COMPARED is 3; {COLUMNS}"),
        ("COMPARED = ['dense']", f"COMPARED is ['dense']; {COLUMNS}"),
        ("COMPARED = [('dense', '5')]", f"COMPARED is [('dense', '5')]; {COLUMNS}"),
        ("ANY_ORDER = [1]", f"ANY_ORDER is [1]; {LEVELS}"),
        ("inputs = 5", "inputs is 5; write a function of that name"),
        ("check = None", "check is None; write a function of that name"),
        ("answer = 5", "answer is 5; write a function of that name"),
        ("gen_walls = [1]", "gen_walls is [1]; write a function of that name"),
        (
            "def gen_random(rng, size): return (1,)",
            "inputs() already makes the random inputs; rename gen_random",
        ),
    ],
)
def test_a_value_of_another_type_is_one_line(tmp_path, line, says):
    """Broken: a slip in problem.py ends in a traceback of the engine, or much later."""
    problem = problem_with(tmp_path, f"{RECIPE}\n\n{line}\n")
    with pytest.raises(KataError) as error:
        problem.rules  # noqa: B018 (reading it is what fails)
    assert str(error.value) == f"{tmp_path}/problem.py: {says}"


def test_a_reference_that_is_played_is_a_class(tmp_path):
    """Broken: a function in place of the class that LeetCode plays ends in a traceback."""
    class_ = "class Adder:\n    def __init__(self, start: int):\n        pass\n"
    spec = f"# Adder\n\n```python\n{class_}    def add(self, number: int) -> int:\n```\n"
    assert problem_with(tmp_path, PLAYED, spec).rules
    with pytest.raises(KataError, match=r"Adder is <function .*; write a class of that name"):
        problem_with(tmp_path, f"{PLAYED}\n\ndef Adder():\n    pass\n", spec).rules  # noqa: B018


@pytest.mark.parametrize("name", ["VERDICT", "CAUGHT_BY", "REPORTED"])
def test_a_mistake_declares_text(tmp_path, name):
    """Broken: `REPORTED = 3` ends make fmt and make page in a traceback."""
    path = tmp_path / "wrong" / "some.py"
    path.parent.mkdir()
    path.write_text(f'"""Some."""\n{name} = 3\n')
    with pytest.raises(KataError) as error:
        Solution(Problem(tmp_path), path).declared(name, "")
    assert str(error.value).startswith(f"{path}: {name} is 3; write a string, as in {name} = ")
