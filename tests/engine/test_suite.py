"""The gates of the suite fail when they should, each with one line that says what to fix."""

import shutil

import pytest
from tiny import SQUARES, solution

DOUBLE = "problems/double"


def failed(run):
    """The lines with which pytest ends."""
    return [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]


def test_a_complete_folder_passes(repository):
    """Broken: the suite fails on a problem that is as it should be."""
    run = repository.suite()
    assert run.returncode == 0, run.stdout
    assert "95 cases judged" in run.stdout  # 1 example, 10 small ones, 83 random ones, 1 killer


def test_a_wrong_solution_fails(repository):
    """Broken: a wrong solution leaves the suite green."""
    repository.write(f"{DOUBLE}/solutions/off.py", solution("return 2 * number + (number == 7)"))
    run = repository.suite()
    assert run.returncode == 1
    assert len(failed(run)) == 1
    assert "test_generated_cases[double/off]" in failed(run)[0]
    assert "case 9 of 95: every number below 10" in run.stdout


@pytest.mark.parametrize(
    ("text", "says"),
    [
        (
            f'{SQUARES}VERDICT = "wrong"\n',
            "VERDICT = 'wrong' is unknown; write one of: Wrong Answer, Time Limit Exceeded",
        ),
        (
            f'{SQUARES}CAUGHT_BY = "tests"\n',
            "CAUGHT_BY = 'tests' is unknown; write one of: examples, small",
        ),
        (
            solution("return 2 * number"),
            "wrong/squares.py: is Accepted; add a case that catches it",
        ),
        ('"""No class."""', 'write VERDICT = "Runtime Error", CAUGHT_BY = "loading"\n'),
        (solution("return 1 // 0"), 'write VERDICT = "Runtime Error"\n'),
        (solution("return 2 * number + (number > 9)"), 'write CAUGHT_BY = "generated"\n'),
        (
            solution("return 2 * number + (number == 7)") + 'CAUGHT_BY = "killers"\n',
            'write CAUGHT_BY = "small"\n',
        ),
    ],
)
def test_a_mistake_that_is_not_caught_as_declared_fails(repository, text, says):
    """Broken: the gate on wrong/ passes, though the judge lets a mistake through."""
    repository.write(f"{DOUBLE}/wrong/squares.py", text)
    run = repository.suite()
    assert run.returncode == 1
    assert [line.split(" - ")[0] for line in failed(run)] == [
        "FAILED tests/test_problems.py::test_mistake_is_caught[double/wrong/squares]"
    ]
    assert says in run.stdout


def test_a_declared_verdict_is_taken(repository):
    """Broken: a mistake that declares its verdict and group is held to the usual ones."""
    text = solution("return 2 * [number][number // 100]")
    declared = 'VERDICT = "Runtime Error"\nCAUGHT_BY = "killers"\n'
    repository.write(f"{DOUBLE}/wrong/late.py", text + declared)
    repository.change(f"{DOUBLE}/problem.py", "randint(0, size)", "randint(0, size - 1)")
    assert repository.suite().returncode == 0


BROKEN = [
    (
        "README.md",
        "Output: 6",
        "Output: 7",
        "documented example 1 states 7, but answer in problem.py gives 6",
    ),
    ("README.md", "Output: 6", "", "README.md:11: no example found"),
    ("README.md", "Input: number = 3\nOutput: 6", "", "README.md: no example found"),
    (
        "README.md",
        "number = 3",
        "n = 3",
        "README.md:11: 'n = 3' is not an input; write it as: number = ...",
    ),
    ("README.md", "number = 3", "number = three", "README.md:11: 'number = three' is not an input"),
    ("README.md", "Output: 6", "Output: six", "README.md:12: 'six' is not a value"),
    ("README.md", "```python", "```text", "README.md: no signature; add LeetCode's own in a"),
    ("README.md", "number: int", "number: Int", "README.md: unknown type in the signature: Int;"),
    ("README.md", "number: int", "number", "unknown type in the signature: a parameter without"),
    (
        "README.md",
        "class",
        "class Other: pass\nclass",
        "there are 2 classes below ## Signature; keep one",
    ),
    ("README.md", "int:", "int", "README.md: the signature is not Python: expected ':'"),
    ("problem.py", "def answer", "def right", "problem.py lacks answer; add what is missing"),
    (
        "problem.py",
        "def workloads",
        "def loads",
        "problem.py lacks workloads(); add what is missing",
    ),
    ("problem.py", "def gen_any", "def any_number", "no case in the group 'generated'; add one"),
    (
        "problem.py",
        "range(10)",
        "range(-1, 10)",
        "case 2 (every number below 10): illegal input: -1: the bounds",
    ),
    (
        "problem.py",
        "(LARGEST,)",
        "('many',)",
        "(the largest): illegal input: number is 'many' (str), want int",
    ),
    (
        "problem.py",
        "rng.randint",
        "rng.randit",
        "AttributeError: 'Random' object has no attribute 'randit'",
    ),
    ("problem.py", "return 2 *", "return 2 +* ", "problem.py:12: SyntaxError"),
    (
        "problem.py",
        '{"plain": (size,)}',
        '{"plain": size}',
        "workloads(100): 'plain' is 100, not a tuple of arguments",
    ),
    ("README.md", "<!-- solutions -->", "", "README.md has no place for the list"),
    (
        "README.md",
        "# Double",
        "LeetCode [0](https://leetcode.com/problems/double/), easy",
        "README.md still says 'LeetCode [0]('",
    ),
    (
        "README.md",
        "`double(number)` gives twice the number.",
        "What is given and what is asked for, in your own words.",
        "README.md still says 'What is given and what is asked for, in",
    ),
    (
        "solutions/adds.py",
        "Adds the number to itself.",
        "The idea in one line.",
        "adds.py still says 'The idea in one line.'",
    ),
    (
        "wrong/squares.py",
        "Squares the number, which is the same for 0 and 2.",
        "The mistake in one sentence.",
        "squares.py still says 'The mistake in one sentence.'",
    ),
    ("problem.py", "range(10)", "(1, 1)", "small() gives an input twice"),
    ("problem.py", "LARGEST = 100", "LARGEST = 2.5", "LARGEST is 2.5; write a whole number"),
    (
        "wrong/squares.py",
        "class",
        "REPORTED = 3\n\n\nclass",
        "squares.py: REPORTED is 3; write a string, as in REPORTED =",
    ),
    (
        "wrong/squares.py",
        "class",
        "CAUGHT_BY = 3\n\n\nclass",
        "squares.py: CAUGHT_BY is 3; write a string, as in CAUGHT_BY =",
    ),
    (
        "solutions/adds.py",
        "Time:",
        "Takes:",
        "the docstring does not say `Time: O(...)`; add it",
    ),
    (
        "wrong/squares.py",
        '"""Squares',
        'TEXT = """Squares',
        "a docstring must say what the mistake is",
    ),
]


def test_folders_that_break_the_contract_fail(repository):
    """Broken: a folder that proves less than it seems to is passed over in silence."""
    for number, (path, old, new, _) in enumerate(BROKEN):
        shutil.copytree(repository.root / DOUBLE, repository.root / f"problems/broken-{number}")
        repository.change(f"problems/broken-{number}/{path}", old, new)
    run = repository.suite()
    assert run.returncode == 1
    assert "Traceback" not in run.stdout
    for number, (*_, says) in enumerate(BROKEN):
        assert says.replace("double", f"broken-{number}") in run.stdout
        assert any(f"broken-{number}" in line for line in failed(run))


@pytest.mark.parametrize("name", ["my way.py", "a.b.py", "two-words.py"])
def test_a_file_that_cannot_be_named_is_refused(repository, name):
    """Broken: a solution that no command can name is judged, or passed over."""
    repository.write(f"{DOUBLE}/solutions/{name}", solution("return 2 * number"))
    run = repository.suite()
    assert run.returncode == 4
    assert f"{DOUBLE}/solutions/{name}: name it with letters, digits and _ only" in run.stderr


def test_hidden_files_are_no_solutions(repository):
    """Broken: what an editor leaves beside a file is judged."""
    repository.write(f"{DOUBLE}/solutions/.#adds.py", "no Python")
    (repository.root / DOUBLE / "solutions" / "folder.py").mkdir()
    assert repository.suite().returncode == 0


def test_a_failing_solution_fails_whatever_its_message(repository):
    """Broken: a report that pytest cannot pass on between workers makes the run green."""
    repository.write(f"{DOUBLE}/solutions/odd.py", solution("raise ValueError('\\ud800')"))
    run = repository.suite("-n2")
    assert run.returncode == 1
    assert "INTERNALERROR" not in run.stdout


def test_several_right_answers(repository):
    """Broken: accepts() does not take the place of equality, or its own error goes unseen."""
    repository.write(f"{DOUBLE}/solutions/negative.py", solution("return -2 * number"))
    assert repository.suite().returncode == 1
    rules = (repository.root / DOUBLE / "problem.py").read_text()
    accepts = "\n\ndef accepts(arguments, result):\n    return abs(result) == 2 * arguments[0]\n"
    repository.write(f"{DOUBLE}/problem.py", rules + accepts)
    assert repository.suite().returncode == 0
    run = repository.kata("judge", "double", "negative", "--case=5")
    assert "Accepted\n  yours            = -6\n  one right answer = 6" in run.stdout
    repository.write(f"{DOUBLE}/solutions/nothing.py", solution("return None"))
    run = repository.suite()
    assert "the result is None, want int" in run.stdout
    with_reason = accepts.replace("arguments[0]\n", "arguments[0] or f'{result} is odd'\n")
    repository.write(f"{DOUBLE}/problem.py", rules + with_reason)
    repository.write(f"{DOUBLE}/solutions/nothing.py", solution("return 1"))
    run = repository.kata("judge", "double", "nothing")
    assert "\n  1 is odd\n" in run.stdout
    path = repository.root / DOUBLE / "solutions/nothing.py"
    folder = repository.write("mine/a.py", path.read_text()).parent
    repository.write("mine/b.py", path.read_text())
    assert "  number = 0: 1 is odd\n" in repository.kata("judge", f"--file={folder}").stdout
    wrong = with_reason.replace("== 2", "== 3")
    repository.write(f"{DOUBLE}/problem.py", rules + wrong)
    said = repository.kata("judge", "double").stderr
    assert said.endswith("accepts() rejects what answer() returns: 6 is odd\n")
    repository.write(f"{DOUBLE}/problem.py", rules + accepts.replace("== 2", "== 3"))
    assert "accepts() rejects what answer() returns" in repository.suite().stdout


def test_an_error_in_a_recipe_is_not_blamed_on_workloads(repository):
    """Broken: workloads() is said to fail in a problem.py that has none."""
    rules = (repository.root / DOUBLE / "problem.py").read_text().partition("def small")[0]
    recipe = "def inputs(pick, size):\n    return ([1, 2][size],)\n"
    rules = rules.replace("LARGEST = 100", "SMALL, LARGEST = 1, 1000") + recipe
    repository.write(f"{DOUBLE}/problem.py", rules)
    says = f"{DOUBLE}/problem.py:16: inputs() at size 1,000: IndexError: list index out of range"
    run = repository.suite("tests/test_problems.py", "-k", "complete")
    assert says in run.stdout
    assert "workloads" not in run.stdout


def test_an_example_that_accepts_rejects_is_told_with_its_reason(repository):
    """Broken: answer() is said to disagree with an example, which it need not equal at all."""
    rules = (repository.root / DOUBLE / "problem.py").read_text()
    accepts = "\n\ndef accepts(arguments, result):\n    return result >= 0 or 'it is negative'\n"
    repository.write(f"{DOUBLE}/problem.py", rules + accepts)
    repository.change(f"{DOUBLE}/README.md", "Output: 6", "Output: -6")
    said = "README.md:11: accepts() in problem.py rejects documented example 1: {}; correct one of"
    assert said.format("it is negative") in repository.kata("judge", "double").stderr
    repository.change(f"{DOUBLE}/problem.py", " or 'it is negative'", "")
    assert said.format("-6") in repository.kata("judge", "double").stderr
    repository.change(f"{DOUBLE}/problem.py", "result >= 0", "[True][result < 0]")
    said = "cannot tell whether documented example 1 is right: IndexError"
    assert said in repository.kata("judge", "double").stderr
    repository.change(f"{DOUBLE}/problem.py", "[True][result < 0]", "result >= 0")
    repository.change(f"{DOUBLE}/README.md", "Output: -6", "Output: 7")
    assert repository.kata("judge", "double").returncode == 0


@pytest.mark.parametrize("rule", ["accepts(_, result)", "canonical(result)"])
def test_an_error_in_problem_py_is_not_the_solutions(repository, rule):
    """Broken: a solution is called wrong because problem.py fails when it looks at the result."""
    rules = (repository.root / DOUBLE / "problem.py").read_text()
    fails = f"\n\ndef {rule}:\n    assert result != 7\n    return [result]\n"
    repository.write(f"{DOUBLE}/problem.py", rules + fails)
    line = rules.count("\n") + 4
    path = repository.write("elsewhere/one.py", solution("return 2 * number or 7"))
    run = repository.kata("judge", f"--file={path}", "double")
    assert run.returncode == 2
    where = f"{DOUBLE}/problem.py:{line}: cannot tell whether this is right: AssertionError"
    assert where in run.stdout


def test_a_reference_without_end_is_ended(repository):
    """Broken: making the cases can hang the suite."""
    repository.change(
        f"{DOUBLE}/problem.py", "return 2 *", "while number == 4: pass\n    return 2 *"
    )
    repository.patch("from kata.cases import generate\ngenerate.MAKING = 0.5\n")
    run = repository.suite()
    assert "answer() on case 6 (every number below 10) took 0." in run.stdout


@pytest.mark.parametrize("line", ["import mine", "from mine import twice", "from . import mine"])
@pytest.mark.parametrize("indented", ["", "    "])
def test_a_problem_imports_only_the_standard_library(repository, line, indented):
    """Broken: when a module beside problem.py changes, verdicts by the old one come back."""
    repository.write("scripts/mine.py", "def twice(number):\n    return 2 * number\n")
    rules = (repository.root / DOUBLE / "problem.py").read_text()
    start = "if True:\n" if indented else ""
    repository.write(f"{DOUBLE}/problem.py", f"import math\n{start}{indented}{line}\n{rules}")
    run = repository.kata("judge", "double")
    at = 3 if indented else 2
    name = "." if " . " in line else "mine"
    says = (
        f"judge: {DOUBLE}/problem.py:{at}: imports {name}; a problem has only the standard library"
    )
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr.startswith(says)


def cached(repository):
    """The file in which the cases are kept."""
    (path,) = (p for p in (repository.root / ".cache" / "double").iterdir() if not p.suffix)
    return path


def test_cases_are_made_once(repository):
    """Broken: every run makes the cases again, or a change of problem.py goes unnoticed."""
    assert repository.suite().returncode == 0
    path, written = cached(repository), cached(repository).stat().st_mtime_ns
    assert repository.suite().returncode == 0
    assert (cached(repository), cached(repository).stat().st_mtime_ns) == (path, written)
    repository.change(f"{DOUBLE}/problem.py", "range(10)", "range(11)")
    assert repository.suite().returncode == 0
    assert cached(repository) != path


def test_a_broken_cache_is_made_anew(repository):
    """Broken: a cache file that is cut short stops every later run."""
    assert repository.suite().returncode == 0
    whole = cached(repository).read_bytes()
    cached(repository).write_bytes(whole[:200])
    assert repository.suite("--fresh").returncode == 0
    assert cached(repository).read_bytes() == whole


@pytest.mark.parametrize(
    ("path", "old", "new", "says"),
    [
        (
            "problem.py",
            "return 2 * number",
            "return str(2 * number)",
            "case 1 (documented example 1): answer(): the result is '6' (str), want int",
        ),
        (
            "problem.py",
            "return (rng.randint(0, size),)",
            "return [0] * 10 ** 5",
            "the arguments are [0, 0, 0",
        ),
        (
            "problem.py",
            "return 2 * number",
            "return None",
            "answer(): the result is None, want int",
        ),
        (
            "problem.py",
            'return {"plain": (size,)}',
            'return {"plain": (100 // (size // 10),)}',
            "workloads(6): ZeroDivisionError: integer division or modulo by zero",
        ),
    ],
)
def test_what_a_problem_lacks_is_said_in_a_short_line(repository, path, old, new, says):
    """Broken: a fault of problem.py is shown as an assertion, at great length, or much later."""
    repository.change(f"{DOUBLE}/{path}", old, new)
    run = repository.suite("--problem=double")
    assert run.returncode == 1
    assert says in run.stdout
    assert "assert [" not in run.stdout
    assert max(map(len, run.stdout.splitlines())) < 1000


def test_only_the_selected_problem_is_loaded(repository):
    """Broken: judging one problem of a thousand runs the others' code."""
    repository.write("problems/other/problem.py", "raise SystemExit('loaded')")
    repository.write("problems/other/solutions/any.py", "raise SystemExit('loaded')")
    run = repository.suite("--problem=double")
    assert run.returncode == 0, run.stdout
    assert repository.kata("judge", "double").returncode == 0


def test_several_solutions_can_be_selected(repository):
    """Broken: S=a,b works for the judge and not for the suite."""
    repository.write(f"{DOUBLE}/solutions/shifts.py", solution("return number << 1"))
    repository.write(f"{DOUBLE}/solutions/off.py", solution("return number"))
    run = repository.suite("--problem=double", "--solution=adds,shifts")
    assert (run.returncode, "6 passed" in run.stdout) == (0, True), run.stdout


LACKING = {
    "README.md": "README.md (the spec)",
    "solutions/adds.py": "solutions/*.py (at least one)",
    "wrong/squares.py": "wrong/*.py (at least one mistake that must be caught)",
}


def test_folders_that_lack_a_part_fail(repository):
    """Broken: an incomplete folder is skipped instead of named."""
    for number, part in enumerate(LACKING):
        shutil.copytree(repository.root / DOUBLE, repository.root / f"problems/lacks-{number}")
        (repository.root / f"problems/lacks-{number}" / part).unlink()
    run = repository.suite()
    assert run.returncode == 1
    for number, says in enumerate(LACKING.values()):
        assert f"problems/lacks-{number}/: it lacks {says}\n" in run.stdout


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (
            ["--problem=nothing"],
            "no problem here has a name like 'nothing'; start it: make new P=nothing",
        ),
        (
            ["--problem=../problems"],
            "no problem here has a name like '../problems'; start it: make new",
        ),
        (["--problem=double", "--solution=x"], "no solution is named 'x'; there are: adds"),
        (["--solution=x"], "no solution is named 'x'; there are: adds"),
    ],
)
def test_a_selection_of_nothing_fails(repository, options, says):
    """Broken: a misspelt name runs no test and is green."""
    run = repository.suite(*options, "-n2")
    assert run.returncode == 4
    assert says in run.stderr


def test_a_selection_collects_nothing_else(repository):
    """Broken: P= and S= judge more than was asked for."""
    repository.write("problems/triple/README.md", "not ready")
    repository.write("tests/test_engine.py", "def test_engine(): assert False")
    repository.write(f"{DOUBLE}/solutions/shifts.py", solution("return number << 1"))
    listed = repository.suite("--problem=double", "--solution=shifts", "--collect-only").stdout
    assert listed.splitlines()[:2] == [
        "tests/test_solutions.py::test_documented_examples[double/shifts]",
        "tests/test_solutions.py::test_generated_cases[double/shifts]",
    ]
    run = repository.suite("--problem=double")
    assert run.returncode == 0, run.stdout


def test_shares_hold_every_problem_once(repository):
    """Broken: shares that run on several machines leave a problem out, or judge one twice."""
    for name in "triple", "fourfold":
        for path in "README.md", "problem.py", "solutions/adds.py", "wrong/squares.py":
            text = (repository.root / DOUBLE / path).read_text("utf-8")
            repository.write(f"problems/{name}/{path}", text)
    repository.write("tests/test_engine.py", "def test_engine():\n    pass\n")
    runs = [repository.suite("--collect-only", f"--shard={i}/3").stdout for i in (1, 2, 3)]
    for name in "double", "triple", "fourfold":
        assert sum(f"test_folder_is_complete[{name}]" in run for run in runs) == 1, name
    assert ["::test_engine" in run for run in runs] == [True, False, False]


def test_a_share_without_a_problem_is_green_and_says_so(repository):
    """Broken: more shares than problems turn a green suite red, or look like a full run."""
    run = repository.suite("--shard=8/8")
    assert run.returncode == 0
    assert "share 8/8 has no problem" in run.stdout


@pytest.mark.parametrize("text", ["9/8", "0/8", "3", "a/b"])
def test_a_share_that_cannot_be_is_refused(repository, text):
    """Broken: a mistyped share judges nothing, or everything."""
    run = repository.suite(f"--shard={text}")
    assert f"SHARD={text}: write a share and how many there are, as in 3/8" in run.stderr
    assert run.returncode != 0
