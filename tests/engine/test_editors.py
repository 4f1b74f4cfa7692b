"""What editors are given: tasks whose output they can read, and a case to debug."""

import json
import re
import subprocess
import sys

from kata.commands.main import VERBS
from kata.paths import ROOT
from tiny import SQUARES


def settings(path):
    return json.loads((ROOT / path).read_text("utf-8"))


def test_the_problem_matcher_reads_what_the_task_prints(repository):
    """Broken: VS Code runs the task, and lists no problem at the file and line."""
    task, *others = settings(".vscode/tasks.json")["tasks"]
    path = repository.write("elsewhere/double.py", SQUARES.replace("number * number", "number / 0"))
    words = [word.replace("${file}", str(path)) for word in task["args"]]
    assert all(other["args"][0] in (*VERBS, "environment") for other in others)
    run = repository.kata(*words)
    pattern = task["problemMatcher"]["pattern"]
    (found,) = re.finditer(pattern["regexp"], run.stdout, re.MULTILINE)
    severity, file, line, code, message = (
        found[pattern[name]] for name in ("severity", "file", "line", "code", "message")
    )
    assert (severity, file, line, code) == ("error", str(path), "6", "Runtime Error")
    assert "ZeroDivisionError" in message


def debug(repository, *words, python=()):
    return repository.run(*python, "scripts/debug.py", *words, input="")


def test_a_case_is_debugged(repository):
    """Broken: a breakpoint in the file is never reached, or at a line that is another."""
    launch = settings(".vscode/launch.json")["configurations"][0]
    assert launch["program"].endswith("/scripts/debug.py")
    path = repository.write("elsewhere/one.py", SQUARES)
    repository.copy_scripts()  # pdb follows a link to where it leads
    run = debug(repository, str(path), "number = 7")
    assert run.stdout == "result   49\nexpected 14\n", run.stderr
    stop = ["-m", "pdb", "-c", f"break {path}:6", "-c", "continue", "-c", "print(number + 1000)"]
    run = debug(repository, str(path), "number = 7", python=stop)
    assert "return number * number" in run.stdout, run.stderr
    assert "1007" in run.stdout


def test_a_case_that_cannot_be_debugged_is_one_line(repository):
    """Broken: a typing mistake ends in a traceback of the engine."""
    path = repository.write("elsewhere/one.py", SQUARES)
    assert debug(repository, str(path)).stderr == "usage: python scripts/debug.py FILE CASE\n"
    run = debug(repository, str(path), "number = 1000")
    assert (run.returncode, run.stderr.count("\n")) == (1, 1)
    assert "the bounds are 0 to 100" in run.stderr


def test_the_container_can_run_the_tests():
    """Broken: the container starts without the environment that `make test` needs."""
    found = settings(".devcontainer/devcontainer.json")
    command = found["postCreateCommand"].split()
    subprocess.run([*command, "--dry-run"], cwd=ROOT, check=True, capture_output=True)
    assert tuple(map(int, found["image"].rpartition(":")[2].split("."))) >= (3, 10)
    assert sys.version_info >= (3, 10)
