"""The command `kata`: its verbs, its help, and how its messages name options."""

import os
import signal
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest
from kata.commands.main import VERBS
from kata.text import call
from tiny import ROOT

PLAIN = {**os.environ, "KATA_CALLED_BY": ""}


@pytest.mark.parametrize("verb", VERBS)
def test_every_verb_has_help(repository, verb):
    """Broken: a verb that is listed is not there, or does not say what it takes."""
    run = repository.kata(verb, "--help")
    assert (run.returncode, run.stderr) == (0, "")
    assert run.stdout.startswith(f"usage: kata {verb} [-h]")
    module, _, name = VERBS[verb][0].partition(".")
    assert callable(getattr(import_module(f"kata.commands.{module}"), name))
    assert f"\n  {verb} " in repository.kata("--help").stdout


def test_an_unknown_verb_is_one_line_and_2(repository):
    """Broken: a mistyped verb ends in a traceback, or does something."""
    run = repository.kata("frobnicate", "double")
    says = f"kata: there is no verb 'frobnicate'; choose one of: {', '.join(VERBS)}\n"
    assert (run.returncode, run.stdout, run.stderr) == (2, "", says)


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        (["jugde", "double"], "judge"),
        (["judge", "duoble"], "double"),
        (["judge", "double", "add"], "adds"),
        (["compare", "double", "--base=ads"], "adds"),
        (["judge", "double", "--jsno"], "--json"),
        (["judge", "double", "--jsno", "--watc"], "--json or --watch"),
        (["judge", "double", "--limit=cse=5"], "case"),
        (["judge", "--list=blind57"], "blind75"),
        (["list", "duoble"], "double"),
    ],
)
def test_what_is_mistyped_is_answered_with_what_was_meant(repository, words, meant):
    """Broken: a slip of the finger is answered with a list to search, or with nothing."""
    run = repository.kata(*words)
    assert (run.returncode, run.stdout, run.stderr.count("\n")) == (2, "", 1)
    assert run.stderr.endswith(f"; did you mean {meant}?\n"), run.stderr


@pytest.mark.parametrize(
    ("caller", "words", "says"),
    [
        ("", ["judge"], "judge: name a problem, PROBLEM: one of double\n"),
        ("make", ["judge"], "judge: name a problem, P=: one of double\n"),
        (
            "",
            ["judge", "--json", "--report"],
            "--report prints a text to paste; leave out --json\n",
        ),
        ("make", ["judge", "--json", "--report"], "REPORT=1 prints a text to paste; leave out"),
        ("", ["new", "double", "a-b"], "new: a-b: a name consists of lowercase letters"),
        ("", ["judge", "halve"], "'halve'; start it: kata new halve\n"),
        ("", ["judge", "double", "--file="], "judge: --file= is empty; give it a value"),
        ("", ["compare", "double", "--size=x"], "compare: --size=x: write a whole number\n"),
        ("make", ["compare", "double", "--budget=x"], "compare: BUDGET=x: write a number\n"),
        ("", ["judge", "--list=blind75", "--watch"], "--watch judges one problem, not --list=bl"),
        ("", ["log", "--list=a", "--list=b"], "log: --list is given twice; leave one out\n"),
        ("", ["log", "--import=a", "problems"], "log: problems: write --import=problems for this"),
        (
            "",
            ["index", "problems/double/README.md"],
            "a file; an index is of its folder: kata index problems/double\n",
        ),
        ("", ["judge", "*.txt"], "judge: *.txt: no such file or folder\n"),
        ("", ["judge", "./double"], "judge: ./double: no such file or folder\n"),
        ("", ["judge", "/dev/null"], "judge: /dev/null: neither a file nor a folder\n"),
        (
            "",
            ["judge", "--problems=problems/double/README.md"],
            "README.md: cannot be read: Not a directory\n",
        ),
        ("", ["judge", "--problems=none"], "none: no such folder; kata new <name> --problems"),
    ],
)
def test_a_message_names_options_as_its_caller_does(repository, caller, words, says):
    """Broken: who calls `kata` is told of options of make, or the other way round."""
    run = repository.kata(*words, env=PLAIN | {"KATA_CALLED_BY": caller})
    assert says in run.stderr


def test_a_flag_that_is_0_is_off():
    """Broken: `make judge V=0 JSON=0` prints JSON."""
    command = ["make", "-s", "list", "FIND=two-sum", "JSON=0"]
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
    assert run.stdout.startswith("arrays and hashing\n")


def test_a_problem_that_is_begun_says_all_that_is_missing(repository):
    """Broken: of a skeleton, one message sends its author to the next, and that one back."""
    assert repository.kata("new", "halve").returncode == 0
    run = repository.kata("judge", "halve")
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
    for part in "'- ...'", "no class below ## Sig", "answer() is not written yet", "new P=halve":
        assert part in run.stderr


def test_a_folder_in_place_of_a_solution_is_named(repository):
    """Broken: what looks like a solution is left out, and nobody says so."""
    (repository.root / "problems/double/solutions/folder.py").mkdir()
    run = repository.kata("judge", "double")
    said = "judge: problems/double/solutions/folder.py is not a file; move it away\n"
    assert (run.returncode, run.stderr) == (2, said)


def test_a_value_in_a_command_is_no_pattern():
    """Broken: a command to paste has the shell look for files, or read one."""
    told = call("judge", case="*x", file="<x.py", solutions="<name>")
    assert [word for word in told.split() if word.endswith(("*x'", "<x.py'", "<name>"))] == [
        "CASE='*x'",
        "FILE='<x.py'",
        "S=<name>",
    ]


def test_no_home_folder_is_one_line(repository):
    """Broken: a practice folder of a user that is not there ends in a traceback."""
    run = repository.kata("log", env=PLAIN | {"KATA_HOME": "~nobody-here"})
    said = "log: ~nobody-here: no home folder is known for ~nobody-here\n"
    assert (run.returncode, run.stderr) == (2, said)


def test_all_mistakes_are_judged_by_one_name(repository):
    """Broken: outside a checkout, nothing shows that the mistakes of a problem are caught."""
    run = repository.kata("judge", "double", "wrong/")
    mistakes = (repository.root / "problems/double/wrong").glob("*.py")
    assert all(f"wrong/{path.stem}" in run.stdout for path in mistakes)


def test_a_pipe_that_is_closed_ends_a_report_quietly():
    """Broken: with `| head -1`, a problem counts as rejected, or a traceback is shown."""
    reader, writer = os.pipe()
    os.close(reader)
    command = [sys.executable, ROOT / "scripts/kata", "judge", "two-sum", "hash_map"]
    run = subprocess.run(command, stdout=writer, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writer)
    assert (run.returncode, run.stderr) == (141, "")


@pytest.mark.parametrize("closed", ["<&-", ">&-", "2>&-", "<&- >&- 2>&-"])
def test_a_closed_stream_changes_no_verdict(closed):
    """Broken: without standard output there is a traceback; without input, all is rejected."""
    command = f"{sys.executable} {ROOT}/scripts/kata judge two-sum hash_map"
    run = subprocess.run(f"{command} {closed}", shell=True, capture_output=True, check=False)
    assert run.returncode == 0
    assert (b"Accepted" in run.stdout) == (">&-" not in closed.replace("2>", ""))
    assert b"Traceback" not in run.stderr
    run = subprocess.run(f"{command}s {closed}", shell=True, capture_output=True, check=False)
    assert run.returncode == 2, "no solution has that name"


@pytest.mark.parametrize(
    ("value", "says"),
    [
        (["P=--help"], "judge: no problem here has a name like '--help'"),
        (["P=two-sum", "S=*"], "judge: two-sum has no solution '*'; it has:"),
        (["P=*"], "judge: no problem here has a name like '*'"),
    ],
)
def test_a_value_that_looks_like_something_else_is_a_value(value, says):
    """Broken: the help of another program is shown with status 0, or all files here are judged."""
    run = subprocess.run(["make", "judge", *value], cwd=ROOT, capture_output=True, check=False)
    assert run.returncode == 2
    assert run.stderr.decode().startswith(says)
    assert not run.stdout


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs a disk that is full")
def test_a_full_disk_is_told_in_one_line():
    """Broken: output that cannot be written ends in a traceback, or counts as a rejection."""
    with open("/dev/full", "w") as full:
        command = [sys.executable, ROOT / "scripts/kata", "--help"]
        run = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert (run.returncode, run.stderr) == (2, "kata: No space left on device\n")


def test_an_interruption_while_we_import_is_no_traceback(repository):
    """Broken: who presses Ctrl-C at once sees a traceback of ours."""
    rooms = "import os, signal\nos.kill(os.getpid(), signal.SIGINT)\n"
    repository.write("scripts/kata/commands/__init__.py", rooms)
    run = repository.kata("list")
    assert (run.returncode, run.stdout, run.stderr) == (-signal.SIGINT, "", "")


def completed(repository, *words):
    """What bash offers for the last of these words."""
    script = repository.kata("completion", "bash").stdout
    ask = 'COMP_WORDS=("$@") COMP_CWORD=$(($# - 1)); _shtab_kata; echo "${COMPREPLY[*]}"'
    command = ["bash", "-c", f"{script}\n{ask}", "bash", *words]
    run = subprocess.run(command, capture_output=True, text=True, check=True, cwd=repository.root)
    return run.stdout.split()


def test_bash_completes_and_runs_nothing_of_a_name(repository):
    """Broken: pressing Tab offers nothing, or runs what a folder is called."""
    repository.write("problems/$(touch ran)/README.md", "")
    repository.write("problems/`touch ran`/README.md", "")
    assert completed(repository, "kata", "to") == ["today"]
    assert set(completed(repository, "kata", "judge", "d")) == {"double"}
    assert "$(touch" in completed(repository, "kata", "judge", "")
    assert completed(repository, "kata", "today", "--l") == ["--list"]
    assert {*VERBS} <= {*completed(repository, "kata", "")}
    assert not (repository.root / "ran").exists()
    assert "_kata_problem" in repository.kata("completion", "zsh").stdout
