"""Installed from a wheel, `kata` works far from any checkout, and so does the action for GitHub."""

import json
import os
import re
import shutil
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest
from kata.watch.page.render import shared
from tiny import ADDS, ROOT, RULES, SPEC

PACKAGES = sysconfig.get_path("purelib")
RIGHT = (ROOT / "problems/two-sum/solutions/hash_map.py").read_text("utf-8")
WRONG = (ROOT / "problems/two-sum/wrong/own_partner.py").read_text("utf-8")
ACTION = ROOT / ".github/actions/judge/action.yml"


@pytest.fixture(scope="module")
def wheel(tmp_path_factory):
    """The wheel of this repository, built without a network."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", folder]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    (path,) = folder.iterdir()
    return path


@pytest.fixture(scope="module")
def program(wheel, tmp_path_factory):
    """The command in an environment that holds the wheel, and sees the packages of this one."""
    folder = tmp_path_factory.mktemp("environment")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    own = sysconfig.get_path("purelib", vars={"base": str(folder)})
    pip = [sys.executable, "-m", "pip", "--python", folder, "install", "-qq", "--no-compile"]
    subprocess.run([*pip, "--no-deps", "--no-index", wheel], check=True)
    with open(f"{own}/these.pth", "w") as file:
        file.write(PACKAGES)
    return folder / "bin/kata"


@pytest.fixture
def elsewhere(tmp_path):
    """A folder with a right and a wrong solution, outside any checkout."""
    folder = tmp_path / "elsewhere"
    (folder / "leetcode").mkdir(parents=True)
    (folder / "leetcode/right.py").write_text(RIGHT)
    (folder / "leetcode/wrong.py").write_text(f"# Accepted, 52 ms\n{WRONG}")
    return folder


@pytest.fixture
def kata(program, elsewhere):
    """Runs the installed command there, as in `kata("judge", "leetcode")`."""
    here = {**os.environ, "KATA_CALLED_BY": "", "XDG_CACHE_HOME": str(elsewhere.parent / "caches")}

    def run(*words):
        return run_in(elsewhere, [program, *words], here)

    return run


def run_in(folder, command, environment):
    """Run a command; what it prints must be no traceback."""
    run = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        timeout=300,
        check=False,
    )
    assert "Traceback" not in run.stderr
    return run


def files_in(folder):
    """The paths of all files in a folder, as text."""
    return {str(path.relative_to(folder)) for path in folder.rglob("*") if path.is_file()}


def test_the_wheel_holds_all_problems_and_little_else(wheel):
    """Broken: an installed kata lacks problems, or carries tests, caches or a heap of bytes."""
    with zipfile.ZipFile(wheel) as file:
        names = file.namelist()
    assert wheel.stat().st_size < 3_500_000
    known = {path.relative_to(ROOT / "problems") for path in ROOT.glob("problems/*/*/*.py")}
    assert {f"kata/problems/{path}" for path in known} <= {*names}
    assert not re.findall(r".*(?:\btest|pycache|\.cache|\.pyc).*", "\n".join(names))


@pytest.mark.parametrize(
    ("path", "status", "says"),
    [
        ("leetcode/right.py", 0, "✓ Accepted   leetcode/right.py"),
        ("leetcode/wrong.py", 1, "Again:  kata judge two-sum --file=leetcode/wrong.py --case="),
        ("leetcode", 1, "2 solutions of 1 problem in 2 files: 1 accepted, 1 wrong"),
        ("leetcode/*.py", 1, "2 solutions of 1 problem in 2 files: 1 accepted, 1 wrong"),
        ("nowhere/", 2, "judge: nowhere/: no such file or folder"),
    ],
)
def test_a_path_is_judged_and_nothing_is_written_beside_it(kata, elsewhere, path, status, says):
    """Broken: outside a checkout, files are not judged, or caches are left among them."""
    before = files_in(elsewhere)
    run = kata("judge", path)
    assert says in run.stdout + run.stderr
    assert run.returncode == status
    assert files_in(elsewhere) == before
    assert status == 2 or (elsewhere.parent / "caches/kata/two-sum").is_dir()


def test_a_solution_cannot_read_the_package(kata, elsewhere):
    """Broken: once installed, solutions run unconfined, or read the answers beside the engine."""
    verdict = json.loads(kata("judge", "leetcode/right.py", "--json").stdout)
    if not all(verdict["sandbox"].values()):
        pytest.skip("this system offers no sandbox")
    package = kata("judge").stderr.split()[-1]
    assert package.endswith("/kata/problems/")
    held = f"class Solution:\n    held = open('{package}two-sum/problem.py')\n"
    (elsewhere / "reads.py").write_text(RIGHT.replace("class Solution:\n", held))
    run = kata("judge", "reads.py")
    assert "Permission denied" in run.stdout
    assert "a solution may not open files outside its folder" in run.stdout


def test_a_package_called_like_a_module_of_python_is_not_taken_for_it(program, kata):
    """Broken: an old backport of typing, installed beside kata, breaks every solution."""
    (package,) = program.parents[1].glob("lib/python*/site-packages/kata")
    backport = package.with_name("typing.py")
    backport.write_text("raise ImportError('this is for Python 3.4')\n")
    try:
        assert "✓ Accepted" in kata("judge", "leetcode/right.py").stdout
    finally:
        backport.unlink()


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["lint"], "lint: this works only in a checkout, .* an installed package; .*: make lint"),
        (["mutants", "two-sum"], "mutants: two-sum is .*; clone .*: make mutants P=two-sum"),
        (["new", "Zigzag Conversion"], "new: .*: kata new zigzag-conversion --problems=<folder>"),
        (
            ["new", "two-sum"],
            "new: .*two-sum already exists; kata new two-sum <name> starts a solution of it",
        ),
        (["judge", "zigzag"], "judge: .*; start it: kata new zigzag --problems=<folder>"),
        (["judge"], r"judge: name a problem, PROBLEM: one of the \d+ in /.*/kata/problems/"),
        (["judge", "two-sum", "--problems=my"], "judge: /.*/my: no such folder; .*=my"),
    ],
)
def test_what_an_installed_kata_cannot_do_is_one_line_with_the_fix(kata, elsewhere, words, says):
    """Broken: what needs a checkout fails obscurely elsewhere, or writes into the package."""
    before = files_in(elsewhere)
    run = kata(*words)
    assert (run.returncode, run.stdout) == (2, "")
    assert re.fullmatch(says + ".*\n", run.stderr), run.stderr
    assert files_in(elsewhere) == before


def test_a_solution_is_started_in_the_current_folder(kata, elsewhere):
    """Broken: it is started in the package, or cannot be judged by the call that is shown."""
    run = kata("new", "two-sum", "mine")
    assert run.stdout == "wrote mine.py\njudge it:  kata judge two-sum --file=mine.py\n"
    run = kata("judge", "two-sum", "--file=mine.py")
    assert "NotImplementedError: mine is not written yet" in run.stdout
    (elsewhere / "mine.py").write_text(RIGHT)
    assert kata("judge", "mine.py").returncode == 0


def test_problems_of_ones_own_are_added_to_those_inside(kata, elsewhere):
    """Broken: a folder of one's own is not read, hides the others, or is left out of messages."""
    mine = "--problems=my/problems"
    run = kata("new", "Double", mine)
    assert "kata new double <technique> --problems=my/problems   starts a sol" in run.stdout
    assert "kata judge double --problems=my/problems " in run.stdout
    folder = elsewhere / "my/problems/double"
    assert {"README.md", "problem.py"} == files_in(folder)
    (folder / "README.md").write_text(SPEC)
    (folder / "problem.py").write_text(RULES)
    assert "wrote" in kata("new", mine, "double", "adds").stdout
    run = kata("judge", mine, "double")
    assert "Again:  kata judge double adds --case=2 --problems=my/problems\n" in run.stdout
    (folder / "solutions/adds.py").write_text(ADDS)
    (elsewhere / "leetcode/double.py").write_text(ADDS)
    run = kata("judge", mine, ".")
    assert "4 solutions of 2 problems in 4 files: 3 accepted, 1 wrong" in run.stdout


def test_pages_are_built_in_the_current_folder(kata, elsewhere):
    """Broken: pages go into the package, or are not to be found."""
    before = files_in(elsewhere)
    run = kata("page", "two-sum", "hash_map,wrong/own_partner")
    assert run.returncode == 0, run.stderr
    by_itself = {f"build/{name}" for name in shared()}  # what the page loads is not named
    assert files_in(elsewhere) - before == set(run.stdout.split()) | by_itself
    assert all(path.startswith("build/") for path in run.stdout.split())


def test_the_action_shows_what_refutes_a_file(elsewhere):
    """Broken: a push with a wrong solution passes, or shows neither where nor why it is wrong.

    Or its own modules and settings run, or say what is installed; or that is not locked. Or a pull
    request is shown what others had done before, or not a file whose name says something to git,
    to a shell or to the runner. Or the index is missing.
    """
    text = ACTION.read_text("utf-8")
    steps = re.findall(r"run: \|\n((?: {8}.*\n)+)", text)
    locked = 'install --require-hashes -r "$GITHUB_ACTION_PATH/../../../requirements.txt"\n'
    (pth,) = re.findall(rf"^ {{8}}{re.escape(locked)}", steps[0], re.MULTILINE)
    linked = f"echo {PACKAGES} >$(echo environment/lib/python*/site-packages)/these.pth\n"
    steps[0] = steps[0].replace(pth, linked)  # no network is needed
    inputs = {"path": "leetcode", "python": "3.13", "statements": "leetcode", "against": ""}
    passed = re.findall(r"^ {8}(\w+): \$\{\{ inputs\.(\w+) \}\}", text, re.MULTILINE)
    for name in "venv", "string", "shutil", "pip", "kata", "hatchling", "rich", "sitecustomize":
        (elsewhere / f"{name}.py").write_text(f"open({str(elsewhere / 'run')!r}, 'w').close()\n")
    (elsewhere / "pip.conf").write_text(f"[global]\nlog = {elsewhere}/run\n")
    odd = elsewhere / "leetcode" / os.fsdecode(b"$(touch run)\n::error::%0A\xff.py")
    for path in elsewhere / "leetcode/before.py", odd:
        shutil.copy(elsewhere / "leetcode/wrong.py", path)
    commit = "git -c user.name=me -c user.email=me commit -qm"
    commits = f"git init -q; git add leetcode/before.py; {commit} 1; git add .; {commit} 2"
    subprocess.run(["bash", "-ec", commits], cwd=elsewhere, check=True)
    with open(elsewhere / ".git/config", "a") as file:
        file.write('[core]\n\tfsmonitor = "touch run; false"\n')
    runner = elsewhere.parent / "runner"
    runner.mkdir()
    environment = {
        **os.environ,
        **{name: inputs[option] for name, option in passed},
        "PATH": f"{Path(sys.executable).parent}:{os.environ['PATH']}",
        "PYTHONPATH": str(elsewhere),
        "PIP_CONFIG_FILE": str(elsewhere / "pip.conf"),
        "KATA_CALLED_BY": "",
        "XDG_CACHE_HOME": str(runner / "caches"),
        "RUNNER_TEMP": str(runner),
        "GITHUB_ACTION_PATH": str(ACTION.parent),
        "GITHUB_STEP_SUMMARY": str(runner / "summary.md"),
        "GITHUB_EVENT_NAME": "pull_request",
        "GITHUB_SHA": "HEAD",
    }
    bash = ["bash", "--noprofile", "--norc", "-eo", "pipefail", "-c"]
    before = files_in(elsewhere)
    install, judge, index = (run_in(elsewhere, [*bash, step], environment) for step in steps)
    assert install.returncode == 0, install.stderr
    assert judge.returncode == 1, judge.stderr
    why = "nums = [2, 3, 1], target = 4: [1, 2], not [0, 0]"
    line = 1 + (elsewhere / "leetcode/wrong.py").read_text().split("\n").index("class Solution:")
    shown = r"$(touch run)\n%3A%3Aerror%3A%3A%250A\udcff.py", "wrong.py"
    assert [one for one in judge.stdout.splitlines() if one.lstrip().startswith("::")] == [
        f"::error file=leetcode/{name},line={line},title=Wrong Answer::{why}" for name in shown
    ]
    assert f"leetcode/wrong.py  {why}\n" in (runner / "summary.md").read_text("utf-8")
    assert (index.returncode, index.stderr) == (0, "")
    written = {f"leetcode/{name}" for name in ("INDEX.md", "kata-badge.svg", "kata-calendar.svg")}
    assert files_in(elsewhere) == before | written
