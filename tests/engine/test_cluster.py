"""Files judged on other machines: as on this one, whoever is lost or must not judge them."""

import json
import os
import select
import subprocess
import sys
from dataclasses import replace

import pytest
import tiny
from fleet import DASK, MISSING, Fleet
from kata.collect import cluster
from kata.collect.cluster import File, Task, reply_to, version_of
from kata.data import to_data
from kata.problem.folder import Problem

# With a type, so that it is certain which problem they solve.
ADDS, SQUARES = (text.replace("number):", "number: int):") for text in (tiny.ADDS, tiny.SQUARES))

# The tasks are worked on here; neither paths nor what is loaded reach that place.
STAND_IN = """
import marshal
from contextlib import nullcontext
from types import SimpleNamespace
from kata.collect import cluster

def submit(call, task, **_):
    return SimpleNamespace(
        result=lambda: ("here", marshal.dumps(cluster.reply_to(marshal.loads(task))))
    )

client = SimpleNamespace(submit=submit, nthreads=lambda: {"here": 1})
cluster._client = lambda address: nullcontext(client)
"""
CLUSTER = "--cluster=tcp://127.0.0.1:1"
FILES = {
    "right.py": ADDS,
    "late.py": ADDS.replace("number + number", "2 * number + number // 60"),
    "slow.py": ADDS.replace("return", "while number: pass\n        return"),
    "exits.py": "import os\nos._exit(0)\n" + ADDS,
    "latin.py": ADDS.encode() + b"# \xe9\n",
    "two.py": f"{ADDS}\n\n{SQUARES.replace('Solution', 'Solution2')}",
    "bare.py": "def double(number):\n    return 2 * number\n",
    "triple.py": ADDS.replace("double", "triple").replace("+ number", "* 3"),
}


@pytest.fixture
def filled(repository):
    """A repository with files, and with a second problem, which is broken."""
    for name in "README.md", "problem.py":
        text = (repository.root / "problems/double" / name).read_text("utf-8")
        text = text.replace("Double", "Triple").replace("double", "triple")
        repository.write(f"problems/triple/{name}", text.replace("2 * number", "1 // 0"))
    for name, content in FILES.items():
        repository.write(f"mine/{name}", content)
    return repository


def lines(text):
    """The objects in this text, without the time that judging took."""
    return [{**json.loads(line), "seconds": 0} for line in text.splitlines()]


def judged(repository, *options):
    run = repository.kata("judge", "--file=mine", "--json", "--limit=case=0.5", *options)
    assert "Traceback" not in run.stderr
    return run.returncode, lines(run.stdout)


def test_verdicts_are_those_of_this_machine(filled):
    """Broken: elsewhere a file gets another verdict, another input, or none, or is forgotten."""
    here = judged(filled, "--fresh", "--verbose")
    filled.patch(STAND_IN)
    there = judged(filled, "--fresh", "--verbose", CLUSTER)
    assert there == here
    assert "ZeroDivisionError" in there[1][-1]["message"]
    again = judged(filled, "--verbose", CLUSTER)
    assert [one["before"] for one in again[1]] == [True] * len(FILES) + [False]


def test_another_version_is_refused(repository, monkeypatch):
    """Broken: a machine judges by other cases, or another Python, than where its verdicts go."""
    problem = Problem(repository.root / "problems/double")
    monkeypatch.setattr(cluster, "problems", lambda: [problem])
    files = [File("a.py", 0, "", ADDS.encode())]
    task = Task(slug="double", version=version_of(problem), files=files)
    refused, (verdict,) = reply_to(to_data(task))
    assert (refused, verdict["failure"]) == ("", None)
    for data, says in (
        (to_data(replace(task, slug="triple")), "has no problem triple; install it there"),
        (to_data(replace(task, version="0")), "has another version of double, kata or Python;"),
        (to_data(task) | {"more": 1}, "has another version of kata; install the same there"),
        (None, "has another version of kata; install the same there"),
    ):
        refused, verdicts = reply_to(data)
        assert (says in refused, verdicts) == (True, [])


def test_a_worker_without_a_sandbox_is_named(repository, tmp_path_factory):
    """Broken: files from anywhere run unconfined on some machine, and nobody is told."""
    outside = tmp_path_factory.mktemp("outside")
    for name in "ab":
        (outside / f"{name}.py").write_text(ADDS)
    repository.unconfine()
    repository.patch((repository.root / "conftest.py").read_text() + STAND_IN)
    run = repository.kata("judge", f"--file={outside}", CLUSTER)
    why = f"not sandboxed: {os.uname().nodename} offers no landlock and no seccomp;"
    assert run.stdout.count(why) == 1


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["double", "--file=mine", CLUSTER], "is for files, whatever they solve; name them: FILE="),
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


KILLS = """
import os

def judge(solution, *more, plainly=judge):
    signal.signal(signal.SIGVTALRM, signal.SIG_DFL)  # an error in any but a main thread
    kills = solution.path.name == "kills.py"
    return os.kill(os.getpid(), 9) if kills else plainly(solution, *more)
"""


@pytest.mark.skipif(not DASK, reason=MISSING)
def test_what_happens_to_a_worker_happens_to_no_file(repository, tmp_path_factory):
    """Broken: with a worker, or one of another version, files are lost, or waited for for ever."""
    for number in range(20):
        repository.write(f"mine/a{number}.py", ADDS)
    for name in "kills", "z":
        repository.write(f"mine/{name}.py", ADDS)
    fleet = Fleet(repository.whole(), tmp_path_factory.mktemp("fleet"), 3)
    try:
        for number in "012":
            with (fleet.folder / number / "scripts/kata/collect/cluster.py").open("a") as file:
                file.write(KILLS)
        with (fleet.folder / "0/scripts/kata/judge/verdict.py").open("a") as file:
            file.write("\n# another version\n")
        command = "judge", "--file=mine", "--json", f"--cluster={fleet.address}"
        run = subprocess.Popen(
            [sys.executable, "scripts/kata", *command],
            cwd=repository.whole(),
            stdout=subprocess.PIPE,
            text=True,
        )
        first = run.stdout.readline()
        fleet.workers[1].kill()
        select.select([run.stdout], [], [], 1)
        rest, _ = run.communicate(timeout=120)
    finally:
        fleet.end()
    *right, kills, last = lines(first + rest)
    assert [one["verdict"] for one in (*right, last)] == ["Accepted"] * 21
    assert kills["message"].endswith("its judge was killed, twice")
