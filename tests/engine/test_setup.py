"""The set-up says plainly what is missing, and make passes names on without running them."""

import os
import subprocess
import sys
import sysconfig

import pytest
from tiny import ROOT


@pytest.fixture
def repository(repository):
    """All of it, since make and the set-up start in it."""
    repository.whole()
    return repository


def fake_python(repository, refused):
    """A Python that is fine but for a call that has this word in it; it makes itself a .venv."""
    code = f'case "$*" in *{refused}*) exit 1;; esac\nmkdir -p .venv/bin; cp "$0" .venv/bin/python'
    path = repository.write("fake", f"#!/bin/sh\n{code}\n")
    path.chmod(0o755)
    return str(path)


def ran(command, folder, environment):
    """Run a command as a person does."""
    return subprocess.run(
        command, cwd=folder, env=os.environ | environment,
        capture_output=True, text=True, timeout=120, check=False,
    )  # fmt: skip


def setup(repository, **environment):
    if not (repository.root / "requirements.txt").exists():
        repository.write("requirements.txt", "pytest==9.2.0 --hash=sha256:00\n")
    return ran(["sh", "scripts/setup.sh"], repository.root, environment)


def make(repository, *arguments, **environment):
    return ran(["make", *arguments], repository.root, environment)


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


def test_the_environment_of_another_checkout_is_left_alone(repository, tmp_path_factory):
    """Broken: where a link to it lies, one make with other packages empties it for everybody."""
    other = tmp_path_factory.mktemp("other")
    install(repository, "true")
    (repository.root / ".venv").rename(other / ".venv")
    (repository.root / ".venv").symlink_to(other / ".venv")
    repository.write("requirements.txt", "pytest==9.2.0 --hash=sha256:00\n")
    assert (setup(repository).returncode, setup(repository).stderr) == (0, "")
    assert (other / ".venv/bin/python").exists()


def install(repository, command):
    """Have make, and what it calls, run this in place of the environment's Python."""
    repository.write(".venv/bin/python", f'#!/bin/sh\n{command} "$@"\n').chmod(0o755)
    complete(repository)
    pyproject = (repository.whole() / "pyproject.toml").read_text("utf-8")
    repository.write(".venv/kata.txt", f"{repository.root}\n{pyproject}")


def complete(repository):
    """Have the environment pass for one with all locked packages."""
    repository.write("requirements.txt", "")
    repository.write(".venv/requirements.txt", "")


def visible(repository):
    """All that lies in it, but for the environment."""
    return {path for path in repository.root.rglob("*") if ".venv" not in path.parts}


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
    repository.write("README.md", "# Double\n")  # which the package's metadata holds
    before = visible(repository)
    run = make(repository, "environment")
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    assert visible(repository) == before
    for words, status in ("adds", 0), ("wrong/squares", 1), ("none", 2):
        command = [repository.root / ".venv/bin/kata", "judge", "double", words]
        run = ran(command, tmp_path_factory.mktemp("elsewhere"), {})
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


SHOWN = """
import pytest, sys
from kata.commands import main, tools
pytest.main = lambda words: sys.exit(print(*words))
tools.lint = lambda options: print('lint')
del sys.argv[1]
main.main()
"""
WORDS = "import kata.commands.main as o, sys; print(*o.words_from_make(sys.argv[2]), sep='|')"


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
    suite = "-q -n auto --dist worksteal"
    run = make(repository, "test", "P=double", "S=adds,twice", "FRESH=1")
    chosen = "--problem=double --solution=adds,twice --changed --fresh --ignore=tests/engine"
    assert run.stdout == f"{suite} {chosen}\n"
    run = make(repository, "check", "P=double", "SHARD=1/2")
    chosen = "--problem=double --group=1 --splits=2 --changed --fresh --durations=10"
    assert run.stdout == f"lint\n{suite} {chosen}\n"


@pytest.mark.parametrize(
    ("target", "given", "says"),
    [
        ("test", "p=double", "no option is called p=; did you mean P=?"),
        ("list", "CASES=1", "no option is called CASES=; did you mean CASE=?"),
        ("test", "p:=double", "no option is called p=; did you mean P=?"),
        ("judge", "X=1", "no option is called X=; the options are P= S= FILE= CASE= LIST= "),
        ("judge", "FILE=", "FILE= is empty; give it a value, or leave it out"),
    ],
)
def test_make_refuses_an_option_that_it_cannot_use(repository, target, given, says):
    """Broken: `make test p=double` judges every problem for minutes, as if nothing were named."""
    install(repository, f"exec {sys.executable}")
    run = make(repository, target, given)
    assert (run.returncode, run.stdout) == (2, "")
    assert says in run.stderr


def test_make_calls_kata(repository):
    """Broken: `make judge` hands on what `kata` does not know, or a flag that is 0 counts."""
    install(repository, f'PYTHONPATH=scripts exec {sys.executable} -c "{WORDS}"')
    run = make(repository, "judge", "P=double", "S=adds", "CASE=5", "V=1", "JSON=0")
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
    run = make(repository, "judge", "P=double", **exported)
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith("✓ Accepted")


PLACES = {  # {document: the lists in it}
    "problems/README.md": ["lists", "problems"],
    "problems/GLOSSARY.md": ["terms"],
}


def test_make_fmt_does_what_it_can_and_names_the_rest(repository):
    """Broken: one unfinished folder, or one syntax error, keeps the lists of all as they were."""
    install(repository, f"exec {sys.executable}")
    repository.write("scripts/own.py", "")  # so that no file of ours is formatted
    for path, names in PLACES.items():
        repository.write(path, "".join(f"<!-- {name} -->\n<!-- end -->\n" for name in names))
    run = make(repository, "fmt")
    assert (run.returncode, run.stdout, run.stderr) == (0, "", "")
    repository.kata("new", "flood-fill")
    run = make(repository, "fmt")
    left_out = "docs: flood-fill is left out of the lists: README.md still says"
    assert run.stderr.startswith(left_out)
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (0, "", 1)
    repository.write("problems/double/solutions/loose.py", "class  Solution :\n    pass")
    repository.write("problems/double/wrong/broken.py", "def double(:\n")
    run = make(repository, "fmt")
    assert run.returncode == 2
    assert "Failed to parse problems/double/wrong/broken.py:1:12" in run.stderr
    assert left_out in run.stderr
    assert "Traceback" not in run.stderr
    lists = (repository.root / "problems/README.md").read_text()
    assert "| adds, loose |" in lists
    assert "flood-fill" not in lists
    loose = repository.root / "problems/double/solutions/loose.py"
    assert loose.read_text() == "class Solution:\n    pass\n"


READ_ONLY = "mount --bind . . && mount -o remount,ro,bind . . && cd $PWD && exec make fmt"


def test_make_fmt_says_that_it_cannot_write(repository):
    """Broken: in a checkout that cannot be written to, one gets a backtrace of the formatter."""
    install(repository, f"exec {sys.executable}")
    run = ran(["unshare", "--mount", "sh", "-c", READ_ONLY], repository.root, {})
    if "mount" in run.stderr or "unshare" in run.stderr:
        pytest.skip("nothing can be mounted here")
    assert run.stderr.startswith("fmt: problems/ cannot be written to; nothing was fixed\n")
    assert run.returncode == 2


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


def test_make_lint_looks_at_everything_and_at_the_types_of_the_engine(repository):
    """Broken: what is loose in a folder, or a value of a wrong type, goes unseen."""
    install(repository, f"exec {sys.executable}")
    repository.write("problems/double/solutions/loose.py", "import os\n")
    repository.write("scripts/kata/mistyped.py", 'NUMBER: int = ""\n')
    run = make(repository, "lint")
    assert run.returncode == 2
    assert "double/solutions/loose.py" in run.stdout
    assert "scripts/kata/mistyped.py:1: error: Incompatible types" in run.stdout
