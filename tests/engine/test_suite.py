"""The gates of the suite fail when they should, each with one line that says what to fix."""

import os
import re
import shutil
import subprocess

import pytest
from kata import KataError
from kata.compare import workloads
from kata.problem.folder import Problem
from kata.pytest_plugin import part_of
from tiny import ROOT, SQUARES, Repository, solution

DOUBLE = "problems/double"


def failed(run):
    """The lines with which pytest ends."""
    return [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]


INTERRUPTS = """
import os, signal, time


def pytest_runtest_call(item):
    os.kill(os.getppid(), signal.SIGINT)
    time.sleep(60)
"""


def test_an_interruption_ends_the_suite_in_a_line(repository):
    """Broken: Ctrl-C in `make test` shows pytest's own lines, or another status than elsewhere."""
    repository.patch(INTERRUPTS)
    run = repository.suite("-n1")
    assert (run.returncode, run.stderr) == (130, "")
    assert "interrupted; what has been judged will not be judged again" in run.stdout
    assert "KeyboardInterrupt" not in run.stdout


INTERRUPTS_ALL = """
import os, signal


def pytest_xdist_setupnodes():
    os.setsid()


def pytest_xdist_newgateway(gateway):
    os.killpg(0, signal.SIGINT)
"""


def test_an_interruption_while_workers_start_is_one_of_the_suite(repository):
    """Broken: Ctrl-C in the first seconds of `make test` shows how far each worker had come."""
    repository.patch(INTERRUPTS_ALL)
    run = repository.suite("-n1")
    assert (run.returncode, run.stderr) == (130, "")
    assert "interrupted; what has been judged will not be judged again" in run.stdout


def test_a_complete_folder_passes(repository):
    """Broken: the suite fails on a problem that is as it should be, or judges an editor's files."""
    repository.write(f"{DOUBLE}/solutions/.#adds.py", "no Python")
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


CAUGHT_OTHERWISE = [  # (a mistake, what is said of it)
    (
        f'{SQUARES}VERDICT = "wrong"\n',
        "VERDICT = 'wrong' is unknown; write one of: Wrong Answer, Time Limit Exceeded",
    ),
    (
        f'{SQUARES}CAUGHT_BY = "tests"\n',
        "CAUGHT_BY = 'tests' is unknown; write one of: examples, kept, small",
    ),
    (solution("return 2 * number"), "wrong/squares.py: is Accepted; add a case that catches it"),
    ('"""No class."""', 'write VERDICT = "Runtime Error", CAUGHT_BY = "loading"\n'),
    (solution("return 1 // 0"), 'write VERDICT = "Runtime Error"\n'),
    (solution("return 2 * number + (number > 9)"), 'write CAUGHT_BY = "generated"\n'),
    (
        solution("return 2 * number + (number == 7)") + 'CAUGHT_BY = "killers"\n',
        'write CAUGHT_BY = "small"\n',
    ),
]
AS_DECLARED = (
    solution("return 2 * [number][number // 100]")
    + 'VERDICT = "Runtime Error"\nCAUGHT_BY = "killers"\n'
)


TWO_SUM = "LeetCode [1](https://leetcode.com/problems/two-sum/)"
ASKED = f"README.md: write below the title: {TWO_SUM}, easy, <topic>; the topics are: arrays"
# fmt: off
BROKEN = [  # (a file, what in it becomes what, what is said of that)
    ("README.md", "Output: 6", "Output: 7",
     "documented example 1 states 7, but answer in problem.py gives 6"),
    ("README.md", "Output: 6", "", "README.md:11: no example found"),
    ("README.md", "Input: number = 3\nOutput: 6", "", "README.md: no example found"),
    ("README.md", "number = 3", "n = 3",
     "README.md:11: 'n = 3' is not an input; write it as: number = ..."),
    ("README.md", "number = 3", "number = three", "README.md:11: 'number = three' is not an input"),
    ("README.md", "Output: 6", "Output: six", "README.md:12: 'six' is not a value"),
    ("README.md", "```python", "```text", "README.md: no signature; add LeetCode's own in a"),
    ("README.md", "number: int", "number: Int", "README.md: unknown type in the signature: Int;"),
    ("README.md", "number: int", "number", "unknown type in the signature: a parameter without"),
    ("README.md", "class", "class Other: pass\nclass",
     "there are 2 classes below ## Signature; keep one"),
    ("README.md", "int:", "int", "README.md: the signature is not Python: expected ':'"),
    ("problem.py", "def answer", "def right", "problem.py lacks answer; add what is missing"),
    ("problem.py", "def workloads", "def loads",
     "problem.py lacks workloads(); add what is missing"),
    ("problem.py", "def gen_any", "def any_number",
     "no random input differs from the small ones; add a gen_ function"),
    ("problem.py", "range(10)", "range(-1, 10)",
     "case 2 (every number below 10): illegal input: -1: the bounds"),
    ("problem.py", "(LARGEST,)", "('many',)",
     "(the largest): illegal input: number is 'many' (str), want int"),
    ("problem.py", "rng.randint", "rng.randit",
     "AttributeError: 'Random' object has no attribute 'randit'"),
    ("problem.py", "return 2 *", "return 2 +* ", "problem.py:12: SyntaxError"),
    ("problem.py", '{"plain": (size,)}', '{"plain": size}',
     "workloads(100): 'plain' is 100, not a tuple of arguments"),
    ("README.md", "<!-- solutions -->", "", "README.md has no place for the list"),
    ("README.md", "# Double", "LeetCode [0](https://leetcode.com/problems/double/), easy",
     "README.md still says 'LeetCode [0]('"),
    ("README.md", "`double(number)` gives twice the number.",
     "What is given and what is asked for, in your own words.", "README.md still says 'What"),
    ("solutions/adds.py", "Adds the number to itself.", "The idea in one line.",
     "adds.py still says 'The idea in one line.'"),
    ("wrong/squares.py", "Squares the number, which is the same for 0 and 2.",
     "The mistake in one sentence.", "squares.py still says 'The mistake in one sentence.'"),
    ("problem.py", "range(10)", "(1, 1)", "small() gives an input twice"),
    ("problem.py", "LARGEST = 100", "LARGEST = 2.5", "LARGEST is 2.5; write a whole number"),
    ("wrong/squares.py", "class", "REPORTED = 3\n\n\nclass",
     "squares.py: REPORTED is 3; write a string, as in REPORTED ="),
    ("wrong/squares.py", "class", "CAUGHT_BY = 3\n\n\nclass",
     "squares.py: CAUGHT_BY is 3; write a string, as in CAUGHT_BY ="),
    ("README.md", "# Double\n", f"# Double\n\n{TWO_SUM}, hardish, math\n", ASKED),
    ("README.md", "# Double\n", f"# Double\n\n{TWO_SUM}, easy, tree\n", ASKED),
    ("README.md", "# Double\n", f"# Double\n\n{TWO_SUM.replace('1', '2')}, easy, math\n", ASKED),
    ("solutions/adds.py", "Level: 1", "Level: 1\nBeware: wrong/triples",
     "solutions/adds.py: Beware: double has no solution 'wrong/triples'"),
    ("solutions/adds.py", "Level: 1", "Level: 2",
     "the docstring does not say `Ask:`; ask what leads to the idea"),
    ("solutions/adds.py", "Level: 1", "Level: 1\nFrom: adds; it is shorter",
     "From: adds; adds from adds is a circle"),
    ("solutions/adds.py", "Level: 1", "Level: 1\nFrom: sum; it is shorter",
     "From: sum; no solution with a level has that name"),
    ("solutions/adds.py", "Level: 1", "Level: 1\nFrom: adds",
     "From: adds; say in half a sentence what changes, and why"),
    ("solutions/adds.py", "Time:", "Takes:", "the docstring does not say `Time: O(...)`; add it"),
    ("wrong/squares.py", '"""Squares', 'TEXT = """Squares',
     "a docstring must say what the mistake is"),
    ("problem.py", "return 2 * number", "return str(2 * number)",
     "case 1 (documented example 1): answer(): the result is '6' (str), want int"),
    ("problem.py", "return (rng.randint(0, size),)", "return [0] * 10 ** 5",
     "the arguments are [0, 0, 0"),
    ("problem.py", "return 2 * number", "return None", "answer(): the result is None, want int"),
    ("problem.py", 'return {"plain": (size,)}', 'return {"plain": (100 // (size // 10),)}',
     "workloads(6): ZeroDivisionError: integer division or modulo by zero"),
]
# fmt: on
LACKING = {
    "README.md": "README.md (the spec)",
    "solutions/adds.py": "solutions/*.py (at least one)",
    "wrong/squares.py": "wrong/*.py (at least one mistake that must be caught)",
}


@pytest.fixture(scope="module")
def judged(tmp_path_factory):
    """One run over folders of which nearly each breaks the contract in its own way."""
    repository = Repository(tmp_path_factory.mktemp("repository"))

    def copied(name):
        shutil.copytree(repository.root / DOUBLE, repository.root / "problems" / name)
        return f"problems/{name}"

    for number, (path, old, new, _) in enumerate(BROKEN):
        repository.change(f"{copied(f'broken-{number}')}/{path}", old, new)
    for number, (text, _) in enumerate(CAUGHT_OTHERWISE):
        repository.write(f"{copied(f'caught-{number}')}/wrong/squares.py", text)
    for number, part in enumerate(LACKING):
        (repository.root / copied(f"lacks-{number}") / part).unlink()
    folder = copied("declared")
    repository.write(f"{folder}/wrong/late.py", AS_DECLARED)
    repository.change(f"{folder}/problem.py", "randint(0, size)", "randint(0, size - 1)")
    return repository.suite()


def test_folders_that_break_the_contract_fail(judged):
    """Broken: a folder that proves less than it seems to is passed over in silence."""
    assert judged.returncode == 1
    assert "Traceback" not in judged.stdout
    for number, (*_, says) in enumerate(BROKEN):
        assert says.replace("double", f"broken-{number}") in judged.stdout
        assert any(f"broken-{number}" in line for line in failed(judged))
    for number, says in enumerate(LACKING.values()):
        assert f"problems/lacks-{number}/: it lacks {says}\n" in judged.stdout


def test_what_a_problem_lacks_is_said_in_a_short_line(judged):
    """Broken: a fault of problem.py is shown as an assertion, or at great length."""
    assert "assert [" not in judged.stdout
    assert max(map(len, judged.stdout.splitlines())) < 1000


def test_a_mistake_that_is_not_caught_as_declared_fails(judged):
    """Broken: the gate on wrong/ passes, though the judge lets a mistake through."""
    found = [line.split(" - ")[0] for line in failed(judged) if "[caught-" in line]
    gate = "FAILED tests/test_problems.py::test_mistake_is_caught[caught-{}/wrong/squares]"
    assert sorted(found) == [gate.format(number) for number in range(len(CAUGHT_OTHERWISE))]
    for _, says in CAUGHT_OTHERWISE:
        assert says in judged.stdout


def test_a_folder_is_not_blamed_for_another(judged):
    """Broken: a mistake that is caught as it declares, or what is right, fails beside others."""
    assert not any("[declared" in line or "[double" in line for line in failed(judged))


@pytest.mark.parametrize("name", ["my way.py", "a.b.py", "two-words.py"])
def test_a_file_that_cannot_be_named_is_refused(repository, name):
    """Broken: a solution that no command can name is judged, or passed over."""
    repository.write(f"{DOUBLE}/solutions/{name}", solution("return 2 * number"))
    run = repository.kata("judge", "double")
    assert run.returncode == 2
    assert f"{DOUBLE}/solutions/{name}: name it with letters, digits and _ only" in run.stderr


def test_a_failing_solution_fails_whatever_its_message(repository):
    """Broken: a report that pytest cannot pass on between workers makes the run green."""
    repository.write(f"{DOUBLE}/solutions/odd.py", solution("raise ValueError('\\ud800')"))
    run = repository.suite("-n2")
    assert run.returncode == 1
    assert "INTERNALERROR" not in run.stdout


def test_several_right_answers(repository):
    """Broken: accepts() does not take the place of equality, or its own error goes unseen."""

    def told(*words):
        run = repository.kata("judge", *words)
        return run.stdout + run.stderr

    repository.write(f"{DOUBLE}/solutions/negative.py", solution("return -2 * number"))
    assert "Wrong Answer" in told("double", "negative")
    rules = (repository.root / DOUBLE / "problem.py").read_text()
    accepts = "\n\ndef accepts(arguments, result):\n    return abs(result) == 2 * arguments[0]\n"
    repository.write(f"{DOUBLE}/problem.py", rules + accepts)
    said = told("double", "negative", "--case=5")
    assert "Accepted\n  yours            = -6\n  one right answer = 6" in said
    path = repository.write(f"{DOUBLE}/solutions/nothing.py", solution("return None"))
    assert "the result is None, want int" in told("double", "nothing")
    with_reason = accepts.replace("arguments[0]\n", "arguments[0] or f'{result} is odd'\n")
    repository.write(f"{DOUBLE}/problem.py", rules + with_reason)
    path.write_text(solution("return 1"))
    assert "\n  1 is odd\n" in told("double", "nothing")
    folder = repository.write("mine/a.py", path.read_text()).parent
    repository.write("mine/b.py", path.read_text())
    assert "  number = 0: 1 is odd\n" in told(f"--file={folder}")
    wrong = with_reason.replace("== 2", "== 3")
    repository.write(f"{DOUBLE}/problem.py", rules + wrong)
    assert told("double").endswith("accepts() rejects what answer() returns: 6 is odd\n")
    repository.write(f"{DOUBLE}/problem.py", rules + accepts.replace("== 2", "== 3"))
    assert "accepts() rejects what answer() returns" in told("double")


def test_an_error_in_a_recipe_is_not_blamed_on_workloads(repository):
    """Broken: workloads() is said to fail in a problem.py that has none."""
    rules = (repository.root / DOUBLE / "problem.py").read_text().partition("def small")[0]
    recipe = "def inputs(pick, size):\n    return ([1, 2][size],)\n"
    rules = rules.replace("LARGEST = 100", "SMALL, LARGEST = 1, 1000") + recipe
    repository.write(f"{DOUBLE}/problem.py", rules)
    says = f"{DOUBLE}/problem.py:16: inputs() at size 1,000: IndexError: list index out of range"
    with pytest.raises(KataError) as error:
        workloads.check(Problem(repository.root / DOUBLE))
    assert says in str(error.value)
    assert "workloads" not in str(error.value)


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


def test_an_error_in_problem_py_is_not_the_solutions(repository):
    """Broken: a solution is called wrong because problem.py fails when it looks at the result."""
    rules = (repository.root / DOUBLE / "problem.py").read_text()
    fails = "\n\ndef accepts(_, result):\n    assert result != 7\n    return True\n"
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
    said = repository.kata("judge", "double").stderr
    assert ": case 6 (every number below 10): making all cases takes over 0.5 s" in said


def cached(repository):
    """The file in which the cases were kept last."""
    paths = (repository.root / ".cache" / "double").iterdir()
    return max(
        (path for path in paths if not path.suffix), key=lambda path: path.stat().st_mtime_ns
    )


def test_cases_are_made_once(repository):
    """Broken: every run makes the cases again, or a change of problem.py goes unnoticed."""
    assert repository.kata("judge", "double").returncode == 0
    path, written = cached(repository), cached(repository).stat().st_mtime_ns
    assert repository.kata("judge", "double").returncode == 0
    assert (cached(repository), cached(repository).stat().st_mtime_ns) == (path, written)
    repository.change(f"{DOUBLE}/problem.py", "range(10)", "range(11)")
    assert repository.kata("judge", "double").returncode == 0
    assert cached(repository) != path


def test_a_broken_cache_is_made_anew(repository):
    """Broken: a cache file that is cut short stops every later run."""
    assert repository.kata("judge", "double").returncode == 0
    whole = cached(repository).read_bytes()
    cached(repository).write_bytes(whole[:200])
    assert repository.kata("judge", "double").returncode == 0
    assert cached(repository).read_bytes() == whole


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


@pytest.mark.parametrize(
    ("options", "says"),
    [
        (["--problem=nothing"], "no problem here has a name like 'nothing'; start it: "),
        (["--problem=double", "--solution=x"], "no solution is named 'x'; there are: adds"),
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


def listed(run):
    """The tests that were collected."""
    return [line for line in run.stdout.splitlines() if "::" in line]


def test_shares_run_each_test_once(repository):
    """Broken: a share runs all, or those of several machines leave a test out or run it twice."""
    for name in "triple", "fourfold":
        shutil.copytree(repository.root / DOUBLE, repository.root / "problems" / name)
    repository.write("tests/test_engine.py", "def test_engine():\n    pass\n")
    repository.write("tests/durations.json", '{"double": 21, "triple": 10, "fourfold": 10}')
    whole = listed(repository.suite("--collect-only"))
    shares = [
        listed(repository.suite("--collect-only", "--splits=3", f"--group={number}"))
        for number in (1, 2, 3)
    ]
    assert sorted(test for share in shares for test in share) == sorted(whole)
    assert all(0 < len(share) < len(whole) / 2 for share in shares)
    by_half = listed(repository.suite("--collect-only", "--splits=2", "--group=1"))
    assert {part_of(test) for test in by_half} == {"double"}  # which takes as long as the others
    run = repository.suite("--splits=2", "--group=2", "-n2")
    assert (run.returncode, f"{len(whole) - len(by_half)} passed" in run.stdout) == (0, True)


def test_a_share_without_a_test_is_green(repository):
    """Broken: more shares than problems turn a green suite red."""
    run = repository.suite("--problem=double", "--splits=99", "--group=99", "-n2")
    assert (run.returncode, "no tests ran" in run.stdout) == (0, True)


@pytest.mark.parametrize("text", ["9/8", "0/8", "3", "a/b"])
def test_a_share_that_cannot_be_is_refused(repository, text):
    """Broken: a mistyped share judges nothing, or everything."""
    run = repository.kata("test", f"--shard={text}")
    says = f"test: SHARD={text}: write a share and how many there are, as in 3/8\n"
    assert (run.returncode, run.stderr) == (2, says)


LATE = "import os\n\ndef test_late():\n    assert 'PYTEST_XDIST_WORKER' not in os.environ\n"
NEVER = "def test_never():\n    assert False\n"


@pytest.mark.parametrize(("code", "status"), [(LATE, 0), (LATE + NEVER, 1)])
def test_what_fails_beside_others_is_tested_by_itself(repository, code, status):
    """Broken: a test that was late fails `make check`, or one that always fails passes it."""
    repository.write("tests/engine/test_late.py", code)
    env = {name: text for name, text in os.environ.items() if "XDIST" not in name}
    run = repository.run("scripts/kata", "test", "--all", "--fresh", env=env)
    assert run.returncode == status, run.stdout
    assert "once more, one by one, what failed" in run.stdout


def runs(repository, **environment):
    """What .ci/run calls, by the words of each call."""
    says = '#!/bin/sh\necho "$(basename "$0")" "$@"\n'
    for program in "bin/make", "bin/chromedriver", "bin/npm", ".venv/bin/python":
        repository.write(program, says).chmod(0o755)
    path = repository.write(".ci/run", (ROOT / ".ci/run").read_text())
    env = os.environ | {"PATH": f"{repository.root}/bin:{os.environ['PATH']}"} | environment
    run = subprocess.run(["bash", path], env=env, capture_output=True, text=True, check=True)
    return [line.split() for line in run.stdout.splitlines()]


def test_what_runs_on_github_is_a_share(repository):
    """Broken: SHARD does not reach make, so that each job runs everything."""
    assert runs(repository) == [["make", "check"]]
    assert runs(repository, SHARD="2/3") == [["make", "check", "SHARD=2/3"]]
    judging = ["make", "test", "FRESH=1", "SHARD=2/3"]
    assert runs(repository, SHARD="2/3", PART="problems") == [judging]
    _, engine = runs(repository, PART="engine")
    left_out = [word.partition("=")[2] for word in engine if word.startswith("--ignore=")]
    assert all((ROOT / path).is_file() for path in left_out)


def test_the_jobs_on_github_run_everything_once():
    """Broken: a share, or a Python, has no job."""
    workflow = (ROOT / ".github/workflows/test.yml").read_text()
    found = re.findall(r'{ python: "([\d.]+)"(?:, part: (\w+))?, share: (.*) }', workflow)
    assert len(found) == workflow.count("{ python:")
    assert "SHARD: ${{ matrix.share }}" in workflow
    assert "PART: ${{ matrix.part }}" in workflow
    pythons = sorted({python for python, *_ in found}, reverse=True)
    newest, *_, oldest = pythons
    assert f'requires-python = ">={oldest}"' in (ROOT / "pyproject.toml").read_text()
    engine = [(python, share) for python, part, share in found if part == "engine"]
    assert engine == [(python, "1/1") for python in pythons[1:]]
    judged = [(python, share) for python, part, share in found if part != "engine"]
    for some in {newest}, {oldest}, {*pythons} - {newest, oldest}:
        shares = [share for python, share in judged if python in some]
        assert shares == [f"{number}/{len(shares)}" for number in range(1, len(shares) + 1)]
