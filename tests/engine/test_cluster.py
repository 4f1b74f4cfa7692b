"""Files judged on other machines: as on this one, whoever is lost or must not judge them."""

import json
import os
import platform
import re
import select
import signal
import subprocess
import sys
from dataclasses import replace

import pytest
import tiny
from fleet import DASK, MISSING, Fleet
from kata.collect import task as tasks
from kata.collect.cluster import batches
from kata.collect.task import File, Task, reply_to, version_of
from kata.data import to_data
from kata.problem.folder import Problem
from kata.problem.solution import Solution

# With a type, so that it is certain which problem they solve.
ADDS, SQUARES = (text.replace("number):", "number: int):") for text in (tiny.ADDS, tiny.SQUARES))
HERE = platform.python_version()
SECONDS = r"take [.\d]+ s"
needs_dask = pytest.mark.skipif(not DASK, reason=MISSING)


def solution(body):
    return tiny.solution(body).replace("number):", "number: int):")


# The tasks are worked on here; neither paths nor what is loaded reach that place.
STAND_IN = """
import marshal
from contextlib import nullcontext
from types import SimpleNamespace
from kata.collect import cluster
from kata.collect.task import reply_to

def submit(call, task, **_):
    answer = lambda: ("here", marshal.dumps(tuple(reply_to(marshal.loads(task)))))
    return SimpleNamespace(result=answer, status="finished")

client = SimpleNamespace(submit=submit, nthreads=lambda: {"here": 1})
cluster._client = lambda address: nullcontext(client)
"""
CLUSTER = "--cluster=tcp://127.0.0.1:1"
FILES = {
    "right.py": ADDS,
    "wrong.py": SQUARES,
    "late.py": solution("return number + number * (number < 60)"),
    "slow.py": solution("while number: pass\nreturn 0"),
    "raises.py": solution("return number // 0"),
    "exits.py": "import os\nos._exit(0)\n" + ADDS,
    "latin.py": ADDS.encode() + b"# \xe9\n",
    "mark.py": b"\xef\xbb\xbf" + ADDS.replace("\n", "\r\n").encode(),
    "noted.py": solution("return 2 * number") + "VERDICT = 5\n",
    "two.py": f"{ADDS}\n\n{SQUARES}",
    "README.md": f"# Double\n\n```python\n{SQUARES}```\n",
    "bare.py": "def double(number):\n    return 2 * number\n",
    "doubtful.py": "class Solution:\n    def double(self, x): return 0\n",
    "triple.py": ADDS.replace("double", "triple").replace("+ number", "* 3"),
}


@pytest.fixture
def filled(repository):
    """A repository with two problems, and files for them."""
    for name in "README.md", "problem.py":
        text = (repository.root / "problems/double" / name).read_text("utf-8")
        text = (
            text.replace("Double", "Triple").replace("double", "triple").replace("twice", "thrice")
        )
        repository.write(
            f"problems/triple/{name}", text.replace("2 * n", "3 * n").replace(": 6", ": 9")
        )
    for name, content in FILES.items():
        repository.write(f"mine/{name}", content)
    return repository


def lines(text):
    """The objects in this text, without the time that judging took."""
    return [{**json.loads(line), "seconds": 0} for line in text.splitlines()]


def judged(repository, *options):
    run = repository.kata("judge", "--file=mine", "--json", "--limit=case=0.5", *options)
    assert "Traceback" not in run.stderr
    return run.returncode, lines(run.stdout), run.stderr


@pytest.mark.parametrize("verbose", [(), ("--verbose", "--hints=0")])  # which clusters never give
def test_verdicts_are_those_of_this_machine(filled, verbose):
    """Broken: elsewhere a file gets another verdict, another input, or none."""
    here = judged(filled, "--fresh", *verbose)
    filled.patch(STAND_IN)
    assert judged(filled, "--fresh", *verbose, CLUSTER) == here
    assert len({one["solution"] for one in here[1]}) == len(FILES) + 1


def test_memory_and_summary_are_those_of_this_machine(filled):
    """Broken: what was accepted before, on whatever machine, is sent again, or summed up apart."""
    filled.patch(STAND_IN)
    _, first, _ = judged(filled, CLUSTER)
    _, second, _ = judged(filled, CLUSTER)
    known = [one["verdict"] != "Not Judged" for one in first]
    assert [one["before"] for one in second] == known
    there, here = (
        filled.kata("judge", "--file=mine", "--limit=case=0.5", *options).stdout
        for options in ([CLUSTER], [])
    )
    assert re.sub(SECONDS, "", there) == re.sub(SECONDS, "", here)


def test_a_broken_problem_stops_no_other(filled):
    """Broken: one problem whose cases cannot be made ends the judging of files for others."""
    filled.change("problems/triple/problem.py", "3 * number", "1 // 0")
    filled.patch(STAND_IN)
    _, found, _ = judged(filled, CLUSTER)
    *others, last = found
    assert (last["verdict"], last["problem"]) == ("Not Judged", "triple")
    assert "ZeroDivisionError" in last["message"]
    assert "Accepted" in {one["verdict"] for one in others}


@pytest.fixture
def task(repository, monkeypatch):
    """A task for the problem of a tiny repository, which is all that this machine has."""
    problem = Problem(repository.root / "problems/double")
    monkeypatch.setattr(tasks, "problems", lambda: [problem])
    version = version_of(problem)
    return Task(slug="double", version=version, files=[File("a.py", 0, "", ADDS.encode())])


@pytest.mark.parametrize(
    ("change", "says"),
    [
        ({"slug": "triple"}, "has no problem triple; install it there"),
        ({"version": "0"}, "has another version of double; install the same there"),
        ({"python": "2.7"}, f"has Python {HERE}, not 2.7; install the same there"),
    ],
)
def test_another_version_is_refused(task, change, says):
    """Broken: a machine judges by other cases, or another Python, than where its verdicts go."""
    assert reply_to(to_data(task)).verdicts
    reply = reply_to(to_data(replace(task, **change)))
    assert (reply.refused, reply.verdicts) == (says, ())


def test_a_task_of_another_kata_is_refused(task):
    """Broken: a worker that knows another form of task raises an error instead."""
    for data in ({"where": "double"}, to_data(task) | {"more": 1}, [], None):
        assert reply_to(data).refused == "has another version of kata; install the same there"


def test_a_worker_without_a_sandbox_is_named_and_may_be_refused(repository, tmp_path_factory):
    """Broken: files from anywhere run unconfined on some machine, and nobody is told."""
    for name in "ab":
        (tmp_path_factory.getbasetemp() / "outside").mkdir(exist_ok=True)
        (tmp_path_factory.getbasetemp() / f"outside/{name}.py").write_text(ADDS)
    repository.unconfine()
    repository.patch((repository.root / "conftest.py").read_text() + STAND_IN)
    options = f"--file={tmp_path_factory.getbasetemp()}/outside", CLUSTER
    name = os.uname().nodename
    run = repository.kata("judge", *options)
    assert run.stdout.count(f"not sandboxed: {name} offers no landlock and no seccomp;") == 1
    run = repository.kata("judge", *options, "--sandboxed-only", "--fresh")
    assert run.returncode == 2
    why = f"worker {name} offers no landlock and no seccomp; a sandbox needs it"
    assert f"? 2 not judged: {why}\n" in run.stdout
    assert "not sandboxed" not in run.stdout


def test_few_solutions_make_small_tasks(tmp_path):
    """Broken: one machine gets all there is to do, or a scheduler a million tasks."""
    problems = [Problem(tmp_path / name) for name in "ab"]
    for count, size in (1, 1), (50, 1), (300, 6), (9999, 8):
        made = [Solution(p, tmp_path / f"{n}.py") for p in problems for n in range(count)]
        found = batches(made)
        assert [one for batch in found for one in batch] == made
        assert max(map(len, found)) == size
        assert all(len({one.problem for one in batch}) == 1 for batch in found)


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["double", "--file=mine", CLUSTER], "judges files, whatever they solve; name them: FILE="),
        ([CLUSTER], "judges files, whatever they solve; name them: FILE="),
        (
            ["--file=mine", "--sandboxed-only"],
            "--sandboxed-only is for the workers of a cluster; name it: CLUSTER=",
        ),
        (["--file=mine", CLUSTER], "no scheduler answers" if DASK else "distributed is missing"),
        (["--file=mine", "--cluster=here"], "as in tcp://" if DASK else "distributed is missing"),
    ],
)
def test_a_call_that_cannot_work_is_one_line(repository, words, says):
    """Broken: without a scheduler, or Dask, the run ends in a traceback or never."""
    repository.write("mine/a.py", ADDS)
    quick = {**os.environ, "DASK_DISTRIBUTED__COMM__TIMEOUTS__CONNECT": "1s"}
    run = repository.kata("judge", *words, env=quick)
    assert (run.returncode, run.stderr.count("\n")) == (2, 1)
    assert says in run.stderr


@pytest.fixture
def fleet(repository, tmp_path_factory):
    """A scheduler with three workers."""
    found = Fleet(repository.root, tmp_path_factory.mktemp("fleet"), 3)
    yield found
    found.end()


def client(repository, fleet, *options):
    """Judge `mine` on the fleet."""
    return subprocess.Popen(
        [
            sys.executable,
            "scripts/kata",
            "judge",
            "--file=mine",
            f"--cluster={fleet.address}",
            *options,
        ],
        cwd=repository.root,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


@needs_dask
def test_lost_workers_lose_nothing(filled, fleet):
    """Broken: with a worker, its units are lost, judged twice, or waited for for ever."""
    for number in range(12):
        filled.write(f"mine/{number}.py", ADDS)
    _, here, _ = judged(filled, "--fresh")
    killed, frozen, _ = fleet.workers
    run = client(filled, fleet, "--fresh", "--json", "--limit=case=0.5")
    first = run.stdout.readline()
    killed.kill()
    frozen.send_signal(signal.SIGSTOP)
    select.select([run.stdout], [], [], 1)  # something may come from the third
    frozen.kill()
    rest, errors = run.communicate(timeout=120)
    assert errors.count("\n") == len(errors.splitlines())
    assert lines(first + rest) == here
    fleet.end()
    while fleet.running():
        assert run.poll() is not None


@needs_dask
def test_an_interrupt_cancels_what_is_queued(repository, fleet):
    """Broken: Ctrl-C loses what has been found, waits for the rest, or leaves it to the cluster."""
    repository.write("mine/a.py", SQUARES)
    for number in range(40):
        repository.write(f"mine/b{number}.py", solution("__import__('time').sleep(60)"))
    run = client(repository, fleet, "--limit=case=50")
    assert "a.py" in run.stdout.readline()
    run.send_signal(signal.SIGINT)
    rest, errors = run.communicate(timeout=30)
    assert rest.startswith("1 solution of 1 problem in 1 file: 1 wrong\n")
    assert (run.returncode, errors) == (130, "")


@needs_dask
def test_a_worker_with_another_version_leaves_its_units_to_others(repository, fleet):
    """Broken: a machine that was not updated spoils every run: to refuse is fastest."""
    for name in "abc":
        repository.write(f"mine/{name}.py", ADDS)
    for number in "01":
        path = fleet.folder / number / "problems/double/problem.py"
        path.write_text(path.read_text().replace("range(10)", "range(11)"))
    run = client(repository, fleet, "--json")
    found, _ = run.communicate(timeout=120)
    assert {one["verdict"] for one in lines(found)} == {"Accepted"}


HARD = """
import os, signal

def judge(solution, *more, plainly=judge):
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)  # an error in any but a main thread
    return os.kill(os.getpid(), 9) if solution.path.name == "kills.py" else plainly(solution, *more)
"""


@needs_dask
def test_each_task_has_a_process_of_its_own(repository, fleet):
    """Broken: a judge that is killed takes others along, or cannot be timed by a signal."""
    for name in "a", "kills", "z":
        repository.write(f"mine/{name}.py", ADDS)
    for number in "012":
        with (fleet.folder / number / "scripts/kata/collect/task.py").open("a") as file:
            file.write(HARD)
    repository.patch("from kata.collect import cluster\ncluster.TASKS = 1\n")  # three files in one
    run = client(repository, fleet, "--json")
    found, _ = run.communicate(timeout=120)
    assert [one["verdict"] for one in lines(found)] == ["Accepted", "Not Judged", "Accepted"]
    assert lines(found)[1]["message"].endswith("its judge was killed, twice")
