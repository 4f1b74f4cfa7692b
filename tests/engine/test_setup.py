"""The set-up says plainly what is missing, and make passes names on without running them."""

import json
import os
import subprocess
import sys
import sysconfig

import pytest
from tiny import ROOT, solution


def fake_python(repository, refused):
    """A Python that is fine but for a call that has this word in it; it makes itself a .venv."""
    code = f'case "$*" in *{refused}*) exit 1;; esac\nmkdir -p .venv/bin; cp "$0" .venv/bin/python'
    path = repository.write("fake", f"#!/bin/sh\n{code}\n")
    path.chmod(0o755)
    return str(path)


def setup(repository, **environment):
    if not (repository.root / "requirements.txt").exists():
        repository.write("requirements.txt", "pytest==9.2.0 --hash=sha256:00\n")
    return subprocess.run(
        ["sh", "scripts/setup.sh"],
        cwd=repository.root,
        env={**os.environ, **environment},
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


def test_a_missing_python_is_named(repository):
    """Broken: without python3 a beginner gets the shell's words, or none."""
    run = setup(repository, PYTHON="no-such-python")
    assert run.returncode == 1
    assert "setup: there is no no-such-python; install Python 3.10 or newer" in run.stderr


@pytest.mark.parametrize(
    ("refused", "says"),
    [("version_info", "is not Python 3.10 or newer"), ("ensurepip", "has no venv module")],
)
def test_an_unfit_python_is_named(repository, refused, says):
    """Broken: an old Python, or one without venv, fails somewhere later and obscurely."""
    run = setup(repository, PYTHON=fake_python(repository, refused))
    assert run.returncode == 1
    assert says in run.stderr


def test_an_absent_registry_is_named(repository):
    """Broken: packages that cannot be had leave an environment that passes for complete."""
    run = setup(repository, PYTHON=fake_python(repository, "install"))
    assert run.returncode == 1
    assert "setup: the packages could not be installed; is the package registry" in run.stderr
    assert not (repository.root / ".venv" / "requirements.txt").exists()


def install(repository, command):
    """Have make, and what it calls, run this in place of the environment's Python."""
    repository.write(".venv/bin/python", f'#!/bin/sh\n{command} "$@"\n').chmod(0o755)
    complete(repository)
    pyproject = (repository.root / "pyproject.toml").read_text("utf-8")
    repository.write(".venv/kata.txt", f"{repository.root}\n{pyproject}")


def complete(repository):
    """Have the environment pass for one with all locked packages."""
    repository.write("requirements.txt", "")
    repository.write(".venv/requirements.txt", "")


def visible(repository):
    """All that lies in it, but for the environment."""
    return {path for path in repository.root.rglob("*") if ".venv" not in path.parts}


def test_another_python_than_that_of_the_environment_is_said_to_wait(repository):
    """Broken: PYTHON= is passed over in silence where there is an environment already."""
    install(repository, "echo 3.9.1; exit 0;")
    run = setup(repository, PYTHON=sys.executable)
    assert run.returncode == 0
    assert run.stderr.startswith("setup: .venv has Python 3.9.1, not that of PYTHON=")
    assert run.stderr.endswith("; run make clean first\n")
    assert setup(repository, PYTHON=f"{repository.root}/.venv/bin/python").stderr == ""


@pytest.mark.skipif(os.geteuid() == 0, reason="the superuser may write everywhere")
def test_a_checkout_that_cannot_be_written_is_used_where_it_lies(repository):
    """Broken: a copy of a complete checkout, on a disk that is read-only, cannot be used."""
    install(repository, f"exec {sys.executable}")
    repository.write(".venv/kata.txt", "elsewhere")
    repository.root.chmod(0o500)
    run = setup(repository)
    repository.root.chmod(0o700)
    assert (run.returncode, run.stderr) == (0, "")


def test_the_command_kata_works_from_any_folder(repository, tmp_path_factory):
    """Broken: without make, it is not there, finds no problem, or hides that a solution fails."""
    subprocess.run(
        [sys.executable, "-m", "venv", "--without-pip", ".venv"], cwd=repository.root, check=True
    )
    own = sysconfig.get_path("purelib", vars={"base": str(repository.root / ".venv")})
    repository.write(f"{own}/these.pth", sysconfig.get_path("purelib"))
    complete(repository)
    before = visible(repository)
    run = make(repository, "environment")
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    assert visible(repository) == before
    for words, status in ("adds", 0), ("wrong/squares", 1), ("none", 2):
        run = subprocess.run(
            [repository.root / ".venv/bin/kata", "judge", "double", words],
            cwd=tmp_path_factory.mktemp("elsewhere"),
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
        )
        assert run.returncode == status, run.stderr


@pytest.mark.parametrize(
    ("path", "old"), [("pyproject.toml", "kata.__main__"), (".venv/kata.txt", "/")]
)
def test_kata_is_installed_anew_only_when_it_would_be_another(repository, path, old):
    """Broken: after a change or a move it runs what is no more, or every make waits for pip."""
    assert made(repository, "environment") == []
    repository.change(path, old, "elsewhere")
    assert make(repository, "environment").stdout.endswith("\n-e\n.\n")
    assert make(repository, "environment").stdout == ""


def test_kata_stays_with_the_checkout_that_it_is_of(repository):
    """Broken: make in a worktree, whose .venv is a link, takes the command from its owner."""
    install(repository, "false")
    (repository.root / ".venv").rename(repository.root / "theirs")
    (repository.root / ".venv").symlink_to("theirs")
    repository.change("pyproject.toml", "kata.__main__", "elsewhere")
    assert make(repository, "environment").returncode == 0


def test_kata_that_cannot_be_installed_is_named(repository):
    """Broken: an environment without its command passes for complete."""
    install(repository, "false")
    repository.change("pyproject.toml", "kata.__main__", "elsewhere")
    for _ in range(2):
        run = make(repository, "environment")
        assert run.stderr.startswith("setup: the command kata could not be installed; see pip's")


def made(repository, *arguments):
    """The arguments with which make runs Python."""
    install(repository, r'printf "%s\n"')
    run = make(repository, *arguments)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def make(repository, *arguments, env=None):
    """Run make as a person does."""
    return subprocess.run(
        ["make", *arguments],
        cwd=repository.root,
        env=os.environ | (env or {}),
        capture_output=True,
        text=True,
        timeout=120,
        check=False,
    )


SHOWN = """
import os, sys
from kata.commands import main, tools
os.execv = lambda _, words: sys.exit(print(*words[2:]))
tools.lint = lambda words: print('lint')
del sys.argv[1]
main.main()
"""
WORDS = "import kata.commands.from_make as o, sys; print(*o.words_from_make(sys.argv[2]), sep='|')"


@pytest.mark.parametrize(
    "name", ['x"; touch oops; "', "$(shell touch oops)", "`touch oops`", "a  b\\n$c$$"]
)
def test_make_passes_a_name_on_untouched(repository, name):
    """Broken: what stands after P= is run as code."""
    install(repository, f'PYTHONPATH=scripts exec {sys.executable} -c "{WORDS}"')
    assert make(repository, "judge", f"P={name}").stdout == f"--|{name}\n"
    assert not (repository.root / "oops").exists()


def test_make_check_tests_the_engine_and_make_test_does_not(repository):
    """Broken: one of them leaves out what it should test, or tests what takes too long."""
    assert (ROOT / "tests/engine").is_dir()
    install(repository, f'PYTHONPATH=scripts exec {sys.executable} -c "{SHOWN}"')
    suite = "pytest -q -n auto --dist worksteal"
    run = make(repository, "test", "P=double", "S=adds,twice", "FRESH=1")
    chosen = "--problem=double --solution=adds,twice --fresh --ignore=tests/engine"
    assert run.stdout == f"{suite} {chosen}\n"
    run = make(repository, "check", "P=double", "SHARD=1/2")
    assert run.stdout == f"lint\n{suite} --problem=double --shard=1/2 --fresh\n"


@pytest.mark.parametrize("given", ["p=double", "PROBLEM=double", "Case=1", "p:=double"])
def test_make_refuses_an_option_that_it_does_not_know(repository, given):
    """Broken: `make test p=double` judges every problem for minutes, as if nothing were named."""
    install(repository, f"exec {sys.executable}")
    name = given.partition("=")[0].rstrip(":")
    for target in "test", "judge", "list":
        run = make(repository, target, given)
        assert (run.returncode, run.stdout) == (2, "")
        options = "P= S= FILE= STATEMENT= STATEMENTS= AGAINST= CASE= "
        assert f"no option is called {name}=; the options are {options}" in run.stderr


def test_make_calls_kata(repository):
    """Broken: `make judge` hands on an option that `kata` does not know, or runs another's code."""
    install(repository, f'PYTHONPATH=scripts exec {sys.executable} -c "{WORDS}"')
    run = make(repository, "judge", "P=double", "S=adds", "CASE=5", "V=1")
    assert run.stdout == "--case=5|--verbose|--|double|adds\n"
    run = make(repository, "page", "FILE=a b", "S=adds")
    assert run.stdout == "--file=a b|--||adds\n"
    assert make(repository, "new", "P=$(x)", 'S="').stdout == '--|$(x)|"\n'
    assert make(repository, "lint", "P=double").stdout == "--|double\n"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        ("judge P=double SIZE=3", "judge: make judge takes no SIZE=; see make help\n"),
        ("fmt P=double", "docs: make fmt takes no P=; see make help\n"),
        ("test S=adds FILE=a CASE=1", "test: make test takes no FILE= CASE=; see make help\n"),
        ("lint S=adds", "lint: make lint takes no S=; see make help\n"),
    ],
)
def test_an_option_of_another_target_is_refused(repository, words, says):
    """Broken: make does more, or less, than what it was asked for, and says nothing."""
    install(repository, f"exec {sys.executable}")
    run = make(repository, *words.split())
    assert run.returncode == 2
    assert run.stderr.startswith(says)


def test_what_the_environment_happens_to_have_is_no_error(repository):
    """Broken: nobody can judge who has exported a variable of that name for something else."""
    install(repository, f"exec {sys.executable}")
    exported = {"SIZE": "3", "OUT": "a.html", "S": "nothing", "LIST": "none", "JSON": "1"}
    run = make(repository, "judge", "P=double", env=exported)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("✓ Accepted")


def test_an_option_is_one_line(repository):
    """Broken: a new option must be told to make, to the parser and to messages apart."""
    table, flag = (
        "scripts/kata/commands/options.py",
        '    Option("--loud LOUD=1", {"judge": "?"}),\n',
    )
    repository.change(table, '    Option("--watch', f'{flag}    Option("--watch')
    shown = "import kata.commands.from_make as o; print(o.words_from_make('judge'))"
    install(repository, f'PYTHONPATH=scripts exec {sys.executable} -c "{shown}"')
    assert make(repository, "judge", "LOUD=1").stdout == "['--loud', '--', '']\n"
    assert make(repository, "judge", "LOUD=0").stdout == "['--', '']\n"
    assert "--loud" in repository.kata("judge", "--help").stdout


def test_make_judges(repository):
    """Broken: what make is given does not reach the command, or a flag that is 0 counts."""
    install(repository, f"exec {sys.executable}")
    run = make(repository, "judge", "P=double", "S=adds", "CASE=number = 2", "JSON=1", "V=0")
    assert json.loads(run.stdout)["solution"] == "adds", run.stderr


PLACES = {  # {document: the lists in it}
    "README.md": ["reported"],
    "problems/ACCEPTED.md": ["reported"],
    "problems/README.md": ["lists", "problems"],
    "problems/GLOSSARY.md": ["terms"],
}


def write_places(repository):
    """Write the documents with nothing in their lists."""
    for path, names in PLACES.items():
        repository.write(path, "".join(f"<!-- {name} -->\n<!-- end -->\n" for name in names))


def test_make_fmt_does_what_it_can_and_names_the_rest(repository):
    """Broken: one unfinished folder, or one syntax error, keeps the lists of all as they were."""
    install(repository, f"exec {sys.executable}")
    write_places(repository)
    run = make(repository, "fmt")
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    repository.write("problems/double/solutions/loose.py", "class  Solution :\n    pass")
    repository.write("problems/double/wrong/broken.py", "def double(:\n")
    repository.kata("new", "flood-fill")
    run = make(repository, "fmt")
    assert run.returncode == 2
    assert "Failed to parse problems/double/wrong/broken.py:1:12" in run.stderr
    assert "docs: flood-fill is left out of the lists: README.md still says" in run.stderr
    assert "Traceback" not in run.stderr
    lists = (repository.root / "problems/README.md").read_text()
    assert "| adds, loose |" in lists
    assert "flood-fill" not in lists
    loose = repository.root / "problems/double/solutions/loose.py"
    assert loose.read_text() == "class Solution:\n    pass\n"


def test_make_fmt_looks_only_for_what_refutes_a_mistake_that_has_changed(repository):
    """Broken: in a fresh clone, it looks for the smallest inputs of all mistakes, for an hour."""
    write_places(repository)
    list_of_all = "problems/ACCEPTED.md"
    mistake = "problems/double/wrong/one_more.py"
    body = "return 2 * number + (number > 4)"
    repository.write(
        mistake, f'"""Adds one."""\n\nREPORTED = "LeetCode-Feedback #12"\n\n{solution(body)}'
    )
    assert "1 reported mistake" in repository.kata("docs").stderr
    row = "| `number = 5` | `10`, `11` <!-- "
    assert row in (repository.root / list_of_all).read_text()
    repository.change(list_of_all, row, "| `number = 6` | `12`, `13` <!-- ")
    repository.change(mistake, "Adds one.", "Adds one to some.")
    assert repository.kata("docs").stderr == ""
    assert "[Adds one to some]" in (repository.root / list_of_all).read_text()
    assert "| `number = 6` |" in (repository.root / list_of_all).read_text()
    repository.change(mistake, "number > 4", "number > 2")
    repository.kata("docs")
    assert "| `number = 3` |" in (repository.root / list_of_all).read_text()


CAMEL = """
def isInteger(headA):
    skipA = headA
    return skipA, headA
"""


def test_make_lint_of_a_problem_looks_at_its_folder_only(repository):
    """Broken: what is loose elsewhere fails `make check P=`, or LeetCode's own names do."""
    install(repository, f"exec {sys.executable}")
    repository.write("problems/other/solutions/loose.py", "import os\n")
    repository.write("problems/double/given.py", f'"""Given."""\n\n{CAMEL}')
    rules = (repository.root / "problems/double/problem.py").read_text()
    repository.write("problems/double/problem.py", f"{rules}\n{CAMEL}")
    run = make(repository, "lint", "P=double")
    assert run.returncode == 0, run.stdout
    repository.write("problems/double/solutions/loose.py", "import os\n")
    run = make(repository, "lint", "P=double")
    assert run.returncode == 2
    assert "double/solutions/loose.py" in run.stdout.replace("\\", "/")
    assert "other" not in run.stdout
    assert "other/solutions/loose.py" in make(repository, "lint").stdout


def test_make_lint_checks_the_types_of_the_engine(repository):
    """Broken: a value of a wrong type goes unseen, or fails the lint of a problem."""
    install(repository, f"exec {sys.executable}")
    repository.write("scripts/kata/mistyped.py", 'NUMBER: int = ""\n')
    run = make(repository, "lint")
    assert run.returncode == 2
    assert "scripts/kata/mistyped.py:1: error: Incompatible types" in run.stdout
    assert make(repository, "lint", "P=double").returncode == 0
