"""What the judge makes of what a hostile solution sends it, and of faults that are not its own."""

from itertools import islice
from textwrap import indent

import pytest
from kata.cases.generate import typed
from kata.cases.model import Cases
from kata.judge.verdict import judge_some
from kata.problem.folder import Problem
from kata.problem.lookup import find_problem
from kata.problem.solution import Solution
from kata.run import process_session
from kata.run.process import started
from kata.run.session import LATE
from kata.wire.limits import Limits
from kata.wire.records import RAISED, unpacked
from tiny import ADDS, judged, solution

WA, RE = "Wrong Answer", "Runtime Error"
PIPE = "the solution wrote into the judge's pipe"

FINDS = """\
import os, stat
fds = [fd for fd in range(3, 30) if os.path.exists(f"/proc/self/fd/{fd}")]
pipes = [fd for fd in fds if stat.S_ISFIFO(os.fstat(fd).st_mode)]
OUT = pipes[0]
"""
WRITES = """
while sent:
    sent = sent[os.write(OUT, sent):]
"""


def forged(made):
    """The body of a method that writes bytes, which these lines call `sent`, into the pipe."""
    return f"if number == 5:\n{indent(FINDS + made + WRITES, '    ')}\nreturn 2 * number"


RECORD = "sent = len(sent).to_bytes(4, 'little') + sent"
COLLIDING = """\
import marshal
sent = b'A<' + marshal.dumps([i * (2**61 - 1) for i in range({})], 2)[1:]"""
RECORDS = {
    "a list of two thousand million items": ("sent = b'A[\\xff\\xff\\xff\\x7f'", RE, PIPE),
    "a set whose items collide": (
        COLLIDING.format(400_000),
        WA,
        "returned 6.5 MB; the answer has 5 bytes",
    ),
    "few items that collide": (COLLIDING.format(4_000), WA, "returned a value of type set"),
    "33 MB of dictionaries": (
        "sent = b'A[\\0\\0\\0\\1' + b'{0' * (1 << 23)",
        WA,
        "returned 16.0 MB",
    ),
    "64 kB of dictionaries": (
        "sent = b'A[\\0\\x70\\0\\0' + b'{0' * 28672",
        WA,
        "returned data with a value of type dict in it",
    ),
    "lists in lists": ("sent = b'A' + b'[\\1\\0\\0\\0' * 1500 + b'N'", WA, "more than 100 deep"),
    "a line of nine digits and more": (
        "sent = b'EValueError\\n' + b'9' * 4000 + b'\\n0\\nx'",
        RE,
        PIPE,
    ),
    "a long text": ("sent = b'U' + b'x' * 10 ** 7", WA, "xxx"),
    "a letter of the judge's own": ("sent = b'T'", RE, PIPE),
    "that it is loaded": ("sent = b'L'", RE, PIPE),
}


@pytest.mark.parametrize("made", RECORDS)
def test_a_record_that_a_solution_writes_costs_little(repository, made):
    """Broken: the judge reads for minutes what a solution sends, or believes it."""
    lines, verdict, message = RECORDS[made]
    found = judged(repository, forged(f"{lines}\n{RECORD}"))
    assert (found["verdict"], found["case"]["number"]) == (verdict, 7)
    assert message in found["message"]
    assert len(found["message"]) <= 1000


@pytest.mark.parametrize("letter", "PRLSCX")
@pytest.mark.parametrize("when", ["loading", "a case"])
def test_a_flood_of_records_wins_no_time(repository, letter, when):
    """Broken: each record that a solution writes gives it the time of another case."""
    flood = f"while True:\n    os.write(OUT, b'\\1\\0\\0\\0{letter}' * 99)"
    body = "return 2 * number" if when == "loading" else f"if number == 5:\n{indent(flood, '    ')}"
    source = FINDS + flood * (when == "loading") + "\n" + solution(body + "\nreturn 2 * number")
    repository.write("problems/double/solutions/one.py", source)
    run = repository.kata("judge", "--limit=case=0.3", "--json", "double", "one")
    assert run.returncode == 1
    assert '"Accepted"' not in run.stdout


STEP = """\
import sys
for value in (b'0', b'null', b'"x"', b'[1]', b'{"a":1}', b'[["f",1,{"a":["@",5]}]]'):
    if sys.gettrace():
        sent = b'S{' + b','.join(b'"%c":%s' % (key, value) for key in b'evdfahonc') + b'}'
        sent = len(sent).to_bytes(4, 'little') + sent
        while sent: sent = sent[os.write(OUT, sent):]
"""
COUNTS = """\
import sys
if sys.gettrace():
    sent = b'S{"n": 1e400, "ran": [], "called": 7}'
    sent = len(sent).to_bytes(4, 'little') + sent
    os.write(OUT, sent)
"""


@pytest.mark.parametrize("sends", [STEP, COUNTS], ids=["steps", "counts"])
def test_steps_that_make_no_sense_explain_nothing(repository, monkeypatch, sends):
    """Broken: a solution that writes steps of its own is not judged, for an error of ours."""
    monkeypatch.delenv("PYTEST_CURRENT_TEST")  # else what fails on such steps would be raised
    found = judged(repository, f"{FINDS}{sends}\nreturn 2 * number + (number == 5)")
    assert (found["verdict"], found["case"]["number"]) == (WA, 7)


@pytest.mark.parametrize(
    "data", [b"", b"E", b"E\n-1\n0\nx", b"E\n1\n0\n" + b"x" * 999, b"E\n\n\nx"]
)
def test_only_our_own_exceptions_are_believed(data):
    """Broken: a forged exception has a line that no file has, or a text of megabytes."""
    with pytest.raises(ValueError, match="not an exception"):
        unpacked(data)


def test_a_process_that_reads_nothing_is_ended(repository):
    """Broken: the judge waits for good until a hanging process takes a long request."""
    path = repository.write("elsewhere/one.py", "pow(10, 10 ** 10)\n" + ADDS)
    hanging = Solution(Problem(repository.root / "problems/double"), path)
    with started(hanging, Limits(load=0.6)) as session:
        event = session.ask(9, "lines", bytes(10**6))
    assert event.letter == LATE


def test_a_record_without_end_costs_one_case(repository, monkeypatch):
    """Broken: a solution that claims to send gigabytes fails in later cases for that, too."""
    monkeypatch.setattr(process_session, "LONGEST_RECORD", 9)
    adds = Problem(repository.root / "problems/double").solution("adds")
    with started(adds, Limits()) as session:
        session.failed_to_load()
        session.buffer.extend(b"\xff" * 10)
        assert [event.letter for event in islice(session.events(1), 2)] == [RAISED]


def test_notes_of_its_own_do_no_harm(repository):
    """Broken: a number of 5,000 digits where a line is looked for leaves a solution unjudged."""
    writes = "for fd in fds:\n    try: os.write(fd, note)\n    except OSError: pass"
    note = """note = b'File "<solution>", line ' + b'1' * 5000 + b'\\n'"""
    found = judged(repository, f"{FINDS}{note}\n{writes}\nos._exit(3)")
    assert (found["verdict"], found["message"]) == (RE, "the process exited with status 3")


UNINSTALLED = "raise ModuleNotFoundError(\"No module named 'numpy'\", name='numpy')"
UNJUDGED = {
    "that a package is missing": UNINSTALLED,
    "that an import failed": f"if not number: import numpy\n{UNINSTALLED}",
    "a name of ours": "raise type('RecursionError through C', (Exception,), {})",
    "a fault of the engine": "import os\nos._exit(70)",
    "a fault of the engine, with a note": FINDS
    + "for fd in {*fds} - {*pipes}: os.write(fd, b'x')\nos._exit(70)",
    "a note on a kill": "import os\nos.write(2, b'killed from outside: x\\n')\nos._exit(70)",
    "a note on the interpreter": "import os\n"
    "os.write(2, b'Cannot recover from killed from outside\\n')\nos.abort()",
    "an import that never runs": "exec(compile('\\n' * 12 + 'import numpy',"
    " self.double.__code__.co_filename, 'exec'))\nreturn 0\nimport numpy",
    "a line before the first": "error = SyntaxError('x')\nerror.lineno = -10 ** 5000\nraise error",
}


@pytest.mark.parametrize("says", UNJUDGED)
def test_no_solution_decides_that_it_is_not_judged(repository, says):
    """Broken: a solution that fails chooses a verdict that says nothing about it."""
    body = f"if number < 5: return 2 * number\n{UNJUDGED[says]}"
    assert judged(repository, body)["verdict"] == RE


def test_a_process_that_cannot_be_started_is_no_fault_of_the_solution(repository):
    """Broken: where the engine fails before the solution's file is read, that is at fault."""
    repository.patch_inside("from kata.inside import child\nchild.set_limits = lambda *_: 1 // 0")
    found = judged(repository, "return 2 * number")
    assert found["verdict"] == "Not Judged"
    assert "ZeroDivisionError" in found["message"]


KILLED = """
import os, signal
from kata.run.process_session import ProcessSession
events, left = ProcessSession.events_once_loaded, [{}]
def killed(session, patience):
    for event in events(session, patience):
        if event.letter == b"{}" and left[0]:
            left[0] -= 1
            os.kill(session.process.pid, signal.{})
        yield event
ProcessSession.events_once_loaded = killed
"""


@pytest.mark.parametrize("letter", "RL")
@pytest.mark.parametrize("by", ["SIGKILL", "SIGTERM"])
def test_a_kill_from_outside_is_no_fault_of_the_solution(repository, letter, by):
    """Broken: where the system lacks memory and ends a process, a right solution is an error."""
    body = "import time\ntime.sleep(0.02)\nreturn 2 * number"
    repository.patch(KILLED.format(1, letter, by))
    found = judged(repository, body)
    assert (found["verdict"], found["cases"]) == ("Accepted", 95)
    repository.patch(KILLED.format(99, letter, by))
    found = judged(repository, body)
    assert found["verdict"] == "Not Judged"
    assert found["message"].endswith(", though it stayed within its limits")
    repository.patch("")
    assert judged(repository, body)["verdict"] == "Accepted"  # nothing of that is remembered


CREATE = "libc.timer_create(1, event, ctypes.byref(timer)) == 0"
ENDS = {
    "a signal": "os.kill(os.getpid(), {0})",
    "a signal to a thread": "import threading\nsignal.pthread_kill(threading.get_ident(), {0})",
    "a timer": "import ctypes\nlibc, timer = ctypes.CDLL(None), ctypes.c_void_p()\n"
    f"event = bytes(8) + bytes([{{0}}]) + bytes(55)\nif not ({CREATE}): raise OSError('no timer')\n"
    "libc.timer_settime(timer, 0, (ctypes.c_long * 4)(0, 0, 0, 1), None)\nwhile True: pass",
    "a limit": "import resource\nresource.setrlimit(0, (1, 1))\nwhile True: pass",
    "a filter": "import ctypes\nassert not ctypes.CDLL(None).prctl(22, 1, 0, 0, 0)\nos.getpid()",
}


@pytest.mark.parametrize("act", ENDS)
def test_no_solution_is_killed_from_outside_by_itself(repository, act):
    """Broken: a solution that is wrong ends its process so that it is not judged."""
    ends = indent(f"import os, signal\n{ENDS[act]}".format(9), "    ")
    body = f"if number == 5:\n{ends}\nreturn 2 * number"
    assert judged(repository, body, "--limit=case=9")["verdict"] == RE


def test_a_limit_of_the_caller_is_no_verdict(repository):
    """Broken: under `ulimit -v`, a right solution is too large; under `ulimit -d`, all waits."""
    path = repository.write("elsewhere/one.py", solution("return 2 * number"))
    command = "import resource, runpy, sys\nresource.setrlimit(resource.RLIMIT_{}, ({}, {}))\n"
    command += "sys.argv[0] = 'scripts/kata'\nrunpy.run_path('scripts/kata', run_name='__main__')"
    for kind, name in {"AS": "v", "DATA": "d"}.items():
        lowered = command.format(kind, 10**9, 10**9)
        run = repository.run("-c", lowered, "judge", f"--file={path}", "double")
        assert run.returncode == 2
        assert f"`ulimit -{name}` allows 976,562, and a solution may use 1," in run.stdout


def test_threads_are_counted(repository):
    """Broken: a solution makes threads until the system has no memory for them."""
    body = "import threading, time\nthreading.stack_size(1 << 15)\n"
    body += "for _ in range(999): threading.Thread(target=time.sleep, args=(60,)).start()\n"
    body += "time.sleep(1)"  # else all cases are over before anybody looks
    found = judged(repository, f"if number == 5:\n{indent(body, '    ')}\nreturn 2 * number")
    assert (found["verdict"], found["case"]["number"]) == (RE, 7)
    assert found["message"] == "a solution may not have more than 128 threads"


def test_where_landlock_is_refused_that_is_said(repository):
    """Broken: in a container whose filter refuses Landlock, right solutions are errors."""
    repository.patch_inside("from kata.inside import sandbox\nsandbox.RESTRICT_SELF = 9999")
    found = judged(repository, "return 2 * number")
    assert found["verdict"] == "Accepted"
    assert found["sandbox"]["landlock"] == 0


def test_luck_differs_from_case_to_case_and_not_from_run_to_run(repository):
    """Broken: who errs by chance has the same luck in each case, or another in each run."""
    body = "import random\nreturn 2 * number + (random.random() < 0.05)"
    first, second = judged(repository, body), judged(repository, body)
    assert first["verdict"] == WA
    assert (first["case"], first["arguments"]) == (second["case"], second["arguments"])
    number = first["arguments"]["number"]
    path = repository.root / "elsewhere/one.py"
    again = repository.kata("judge", f"--file={path}", f"--case=number = {number}", "double")
    assert "Wrong Answer" in again.stdout


@pytest.mark.parametrize(
    "keeps", ["mmap.mmap(file.fileno(), 9, flags=mmap.MAP_PRIVATE)", "os.dup(file.fileno())"]
)
def test_files_that_nobody_sees_are_counted(repository, keeps):
    """Broken: a solution fills the disk with files that it deletes and keeps by other means."""
    fills = (
        "import mmap, os\nkept = []\nwhile True:\n    with open('x', 'wb+') as file:\n"
        f"        file.write(bytes(10 ** 7))\n        file.flush()\n        kept.append({keeps})\n"
        "    os.remove('x')"
    )
    found = judged(repository, fills, "--limit=case=20", "--limit=written=100")
    assert found["message"] == (
        "a solution may not write more than 64 MB or 1,000 files, or 100 MB in all"
    )


DRIPS = """
import ctypes, os, signal, sys, threading, time
libc = ctypes.CDLL(None)
libc.signal(signal.SIGUSR2, ctypes.cast(libc.pause, ctypes.c_void_p))
signal.pthread_kill(threading.main_thread().ident, signal.SIGUSR2)
ends = []
for number in range(3, 64):
    try: mode = os.fstat(number).st_mode
    except OSError: continue
    if mode & 0o170000 == 0o010000: ends.append(number)
while True:
    time.sleep(0.2)
    os.read(ends[1], 4096)
"""


def test_who_reads_its_request_slowly_wins_no_time(repository):
    """Broken: a solution sleeps for hours before its first case, while it takes its request."""
    path = repository.write("elsewhere/one.py", DRIPS + ADDS)
    slow = Solution(Problem(repository.root / "problems/double"), path)
    with started(slow, Limits(load=0.6)) as session:
        session.request("cases", [bytes(100)] * 10**5)
        events = [*session.events(0.6)]
    assert (events[-1].letter, len(events)) == (LATE, 1)
    assert session.clock.seconds < 6


def test_results_do_not_count_as_written_files():
    """Broken: a right solution is an error where its results are large."""
    problem = find_problem("counting-bits")
    cases = Cases.of([typed(problem, "n = 100000")[0]] * 30)
    verdict = judge_some(problem.solutions[0], cases, range(30), Limits(written=1))
    assert verdict.accepted, verdict.failure
