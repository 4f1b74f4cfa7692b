"""Work on all cores: whoever is ended, and whenever, nobody waits and nothing is lost."""

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest
from kata.judge import pool
from kata.judge.pool import on_all_cores
from tiny import solution

RIGHT = solution("return 2 * number")


def killed_at(place, times, item):
    """The item; the process is killed at that place so many times."""
    if item == place and times:
        note = Path(times)
        note.write_text(note.read_text() + "x" if note.exists() else "x")
        if len(note.read_text()) < 2 or note.suffix == ".always":
            os.kill(os.getpid(), signal.SIGKILL)
    return item


@pytest.mark.parametrize(("name", "found"), [("once", 1), ("each.always", None)])
def test_a_worker_that_is_killed_loses_nothing(tmp_path, name, found):
    """Broken: a killed worker keeps the others waiting, or takes a result with it."""
    work = partial(killed_at, 1, str(tmp_path / name))
    assert list(on_all_cores(work, range(4))) == [(0, 0), (1, found), (2, 2), (3, 3)]


@pytest.mark.parametrize(
    ("allowed", "quota", "found"),
    [(8, "max 100000", 8), (8, "150000 100000", 2), (1, "150000 100000", 1), (8, "9000 100000", 1)],
)
def test_no_more_processors_are_used_than_we_may(monkeypatch, tmp_path, allowed, quota, found):
    """Broken: in a container with two of 64 processors, 64 solutions slow each other down."""
    monkeypatch.setattr(os, "sched_getaffinity", lambda _: {*range(allowed)}, raising=False)
    monkeypatch.setattr(pool, "QUOTA", tmp_path / "cpu.max")
    pool.QUOTA.write_text(f"{quota}\n")
    assert pool.cores() == found


def interrupting(parent, item):
    """The first item never ends; the last, which is given out after one is done, interrupts."""
    if item == 2:
        os.kill(parent, signal.SIGINT)
    while item != 1:
        time.sleep(1)
    return item


def test_an_interrupt_loses_nothing(monkeypatch, request):
    """Broken: Ctrl-C throws away what was done, or leaves a process that goes on."""
    monkeypatch.setattr(pool, "cores", lambda: 2)
    before = signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may ignore it
    request.addfinalizer(lambda: signal.signal(signal.SIGINT, before))
    results = on_all_cores(partial(interrupting, os.getpid()), range(3))
    assert next(results) == (1, 1)
    with pytest.raises(KeyboardInterrupt):
        next(results)


def children(pid):
    """The processes that a process has started; none, when it has ended."""
    with suppress(FileNotFoundError):
        return [int(n) for n in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []


def test_a_killed_judge_takes_its_solution_with_it(repository):
    """Broken: when a worker is killed, the process of its solution lives on."""
    for name in "a", "b":
        repository.write(f"mine/{name}.py", solution("while True: pass"))
    command = [sys.executable, "scripts/kata", "judge", "--file=mine", "--json", "--limit=case=600"]
    run = subprocess.Popen(
        command, cwd=repository.whole(), stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    try:
        while not (solutions := [n for one in children(run.pid) for n in children(one)]):
            assert run.poll() is None
        for worker in children(run.pid):
            os.kill(worker, signal.SIGKILL)
        while any(Path(f"/proc/{n}").exists() for n in solutions):
            assert run.poll() is None
    finally:
        run.send_signal(signal.SIGINT)
        _, errors = run.communicate(timeout=60)
    assert run.returncode == 130
    assert b"Traceback" not in errors


LEAVING = """
import os, signal, sys
sys.path.append("scripts")
from kata.run.process import scratch_folder
with scratch_folder() as folder:
    os.makedirs(f"{folder}/deep/er")
    open(f"{folder}/deep/file", "w").close()
    os.chmod(f"{folder}/deep", 0)
    print(folder, flush=True)
    if "stay" in sys.argv:
        input()
    elif "leave" in sys.argv:
        os.kill(os.getpid(), signal.SIGKILL)
"""


def test_what_a_killed_run_left_behind_is_removed_by_the_next(repository):
    """Broken: folders of killed runs fill the disk, or those of a run under way are removed."""
    temporary = repository.root / "tmp"
    temporary.mkdir()
    environment = {**os.environ, "TMPDIR": str(temporary)}
    here = {"cwd": repository.whole(), "env": environment, "text": True, "stdout": subprocess.PIPE}
    command = [sys.executable, "-c", LEAVING]
    with subprocess.Popen([*command, "stay"], stdin=subprocess.PIPE, **here) as staying:
        stays = Path(staying.stdout.readline().strip())
        left = Path(subprocess.run([*command, "leave"], check=False, **here).stdout.strip())
        assert left.is_dir()
        subprocess.run(command, check=True, **here)
        assert (left.exists(), stays.exists()) == (False, True)
        staying.communicate("\n")
    assert not list(temporary.iterdir())


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux ends a process with its parent")
def test_a_killed_run_takes_its_workers_with_it(repository):
    """Broken: when the first process is killed, its workers go on with what they are at."""
    for name in "a", "b":
        repository.write(f"mine/{name}.py", solution("while True: pass"))
    command = [sys.executable, "scripts/kata", "judge", "--file=mine", "--json", "--limit=case=600"]
    with subprocess.Popen(command, cwd=repository.whole(), stdout=subprocess.PIPE) as run:
        while not (solutions := [n for one in children(run.pid) for n in children(one)]):
            assert run.poll() is None
        workers = children(run.pid)
        run.kill()
    while any(is_alive(pid) for pid in workers + solutions):
        pass


def is_alive(pid):
    """Whether a process is there that is not just waiting to be buried."""
    with suppress(FileNotFoundError, ProcessLookupError):
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    return False


RULES = """
SMALL, LARGEST = 1, 9

def inputs(pick, size):
    return (pick(range(10**6)),)

def check(number):
    if number == 777_777:
        raise TypeError("a fault of this file")

def answer(number):
    return 2 * number
"""


def test_an_error_of_one_solutions_own_cases_stops_no_other(repository):
    """Broken: one file whose constants upset problem.py ends the judging of a whole folder."""
    repository.write("problems/double/problem.py", RULES)
    repository.write("mine/a.py", RIGHT)
    repository.write(
        "mine/b.py", solution("return 2 * number if number < 777_777 else number + number")
    )
    repository.write("mine/c.py", solution("return number"))
    run = repository.kata("judge", "--file=mine", "--json")
    found = [json.loads(line) for line in run.stdout.splitlines()]
    assert [one["verdict"] for one in found] == ["Accepted", "Not Judged", "Wrong Answer"]
    assert "problem.py:9" in found[1]["message"]
    assert "a fault of this file" in found[1]["message"]


def test_a_problem_that_cannot_make_its_cases_stops_no_other(repository):
    """Broken: one problem.py with an error ends the judging of files for other problems."""
    for name in "README.md", "problem.py":
        text = (repository.root / "problems/double" / name).read_text("utf-8")
        text = text.replace("double", "triple").replace("2 * number", "1 // 0")
        repository.write(f"problems/triple/{name}", text)
    repository.write("mine/a.py", RIGHT)
    repository.write("mine/b.py", RIGHT.replace("double", "triple"))
    run = repository.kata("judge", "--file=mine")
    assert "ZeroDivisionError" in run.stdout
    assert "1 accepted" in run.stdout
