"""What the judge says of solutions that misbehave, asked as a person asks: `kata judge`."""

import json
import re
from pathlib import Path
from textwrap import indent

import pytest
from kata.wire.limits import Limits
from kata.wire.plain import encode, value_of
from tiny import ADDS, ROOT, judged, solution

FAST = ("--limit=case=0.6", "--limit=run=20", "--limit=memory=100")
FASTER = {
    "hangs": ("--limit=case=0.3", "--limit=load=1"),
    "errors": ("--limit=recursion=20000",),
    "right nevertheless": ("--limit=memory=512",),  # as Python 3.10 needs for calls that deep
}
WA, RE, TLE, MLE = (
    "Wrong Answer",
    "Runtime Error",
    "Time Limit Exceeded",
    "Memory Limit Exceeded",
)


def hangs(body):
    """A solution that hangs in one case only, which takes a single limit to find out."""
    return solution(f"if number: return 2 * number\n{body}")


def gives_up(why):
    """A solution with which the interpreter itself ends the process."""
    return solution(f"import ctypes\nctypes.pythonapi.Py_FatalError(b'Cannot recover from {why}')")


FORGE = """\
import os
for fd in range(3, 30):
    try:
        os.write(fd, bytes([1, 0, 0, 0, ord("E")]))
    except OSError:
        pass
"""

HOSTILE = {
    "hangs": {
        "a hang in Python": (hangs("while True: pass"), TLE),
        "a hang in C": (hangs("return pow(10, 10 ** 10)"), TLE),
        "a hang in a regular expression": (hangs("return re.match('(a*)*b', 'a' * 40)"), TLE),
        "a sleep": (hangs("import time\ntime.sleep(60)"), TLE),
        "a hang while loading": ("while True: pass", TLE),
        "a sleep while loading": ("import time\ntime.sleep(60)", TLE),
        "catching everything": (
            hangs(
                "while True:\n    try:\n        while True: pass\n    except BaseException: pass"
            ),
            TLE,
        ),
        "exponential": (
            hangs("f = lambda n: 1 if n < 2 else f(n - 1) + f(n - 2)\nf(99)"),
            TLE,
        ),
        "a deadlock": (
            hangs("import threading\nx = threading.Lock()\nx.acquire()\nx.acquire()"),
            TLE,
        ),
    },
    "memory": {
        "a list without end": (solution("x = []\nwhile True: x.append(bytearray(10 ** 7))"), MLE),
        "one large block": (solution("return len(bytearray(10 ** 10))"), MLE),
        "memory while loading": ("x = bytearray(10 ** 10)", MLE),
        "memory that a cache lacks": (
            solution("raise SystemError('<a cache> returned NULL without setting an exception')"),
            MLE,
        ),
        "memory that C code lacks": (
            solution("raise SystemError('error return without exception set')"),
            MLE,
        ),
        "memory that the interpreter lacks": (gives_up("MemoryErrors while normalizing"), MLE),
    },
    "errors": {
        "an exception": (solution("return 1 // 0"), RE),
        "an exception without a message": (solution("raise KeyError"), RE),
        "an exception that cannot be shown": (
            solution("class E(Exception):\n    def __str__(self): raise ValueError\nraise E"),
            RE,
        ),
        "recursion without end": (solution("return self.double(number)"), RE),
        "a message that cannot be encoded": (solution("raise ValueError('\\ud800')"), RE),
        "records of its own": (solution(FORGE), WA),
        "sys.exit": (solution("sys.exit(0)"), RE),
        "os._exit with 0": (solution("import os\nos._exit(0)"), RE),
        "os._exit with 3": (solution("import os\nos._exit(3)"), RE),
        "os._exit while loading": ("import os\nos._exit(0)", RE),
        "KeyboardInterrupt": (solution("raise KeyboardInterrupt"), RE),
        "GeneratorExit": (solution("raise GeneratorExit"), RE),
        "a crash": (solution("import faulthandler\nfaulthandler._sigsegv()"), RE),
        "an abort": (solution("import os\nos.abort()"), RE),
        "what the interpreter cannot go on from": (gives_up("stack overflow"), RE),
        "a kill": (solution("import os, signal\nos.kill(os.getpid(), signal.SIGKILL)"), RE),
        "standard input": (solution("return int(input())"), RE),
        "a builtin overwritten that it needs": (
            "import builtins\nbuiltins.len = None\n" + solution("return len('x') * 2 * number"),
            RE,
        ),
        "closed descriptors": (solution("import os\nos.closerange(0, 100)\nreturn 2 * number"), RE),
    },
    "loading": {
        "a syntax error": (solution("return 2 *"), RE),
        "Python 2": (solution("print 'x'"), RE),
        "bytes that are not UTF-8": (b"# \xff\xfe\n" + ADDS.encode(), RE),
        "a null byte": (b"x = 1\0", RE),
        "no class": ("def twice(number): return 2 * number", RE),
        "no method": (ADDS.replace("def double", "def twice"), RE),
        "a missing module": ("import requests\n" + ADDS, RE),
        "an empty file": ("", RE),
        "an exit while loading": ("raise SystemExit", RE),
        "an __init__ with arguments": (
            ADDS.replace("class Solution:", "class Solution:\n    def __init__(self, x): pass\n"),
            RE,
        ),
    },
    "answers": {
        "None": (solution("pass"), WA),
        "a float": (solution("return 2.0 * number"), WA),
        "a text around the number": (solution("return f'{2 * number} '"), WA),
        "the text of a wrong number": (solution("return str(2 * number + 1)"), WA),
        "a tuple": (solution("return (2 * number,)"), WA),
        "True for 1": (solution("return True if number == 0 else 2 * number"), WA),
        "a subclass of int": (solution("class I(int): pass\nreturn I(2 * number)"), WA),
        "a lambda": (solution("return lambda: 2 * number"), WA),
        "a generator without end": (solution("return iter(int, 1)"), WA),
        "a list that contains itself": (solution("x = []\nx.append(x)\nreturn x"), WA),
        "an answer that cannot be encoded": (solution("return '\\ud800'"), WA),
        "an answer nested deep": (solution("x = []\nfor _ in range(1500): x = [x]\nreturn x"), WA),
        "a number of many digits": (solution("return 10 ** 5000"), WA),
        "a huge answer": (solution("return [0] * 5 * 10 ** 6"), WA),
        "an __eq__ that lies": (
            solution("class Yes:\n    def __eq__(self, other): return True\nreturn Yes()"),
            WA,
        ),
        "state that errs late": (
            "calls = []\n" + solution("calls.append(1)\nreturn 2 * number + (len(calls) == 65)"),
            WA,
        ),
        "an error on large input": (solution("return 2 * number + (number == 100)"), WA),
    },
    "right nevertheless": {
        "the text of the number": (solution("return str(2 * number)"), "Accepted"),
        "much printing": (solution("print('x' * 10 ** 5)\nreturn 2 * number"), "Accepted"),
        "printing to the descriptor": (
            solution("import os\nos.write(1, b'x' * 10 ** 5)\nreturn 2 * number"),
            "Accepted",
        ),
        "a low recursion limit": (
            "import sys\nsys.setrecursionlimit(60)\n" + ADDS,
            "Accepted",
        ),
        "patched builtins it does not need": (
            "import builtins, marshal, os\n"
            "for name in 'len isinstance getattr type str print super BaseException'.split():\n"
            "    setattr(builtins, name, None)\n"
            "marshal.dumps = os.write = os._exit = None\n" + ADDS,
            "Accepted",
        ),
        "threads that go on": (
            "import threading, time\n"
            "for _ in range(3): threading.Thread(target=time.sleep, args=(60,)).start()\n" + ADDS,
            "Accepted",
        ),
        "a closed standard output": ("import sys\nsys.stdout.close()\n" + ADDS, "Accepted"),
        "deep recursion": (
            solution(
                "f = lambda n: n and 1 + f(n - 1)\n"
                "return 2 * number + (f(540_000) - 540_000 if number == 9 else 0)"
            ),
            "Accepted",
        ),
        "deep recursion of generators": (
            solution(
                "def g(n):\n    if n: yield from g(n - 1)\n    yield n\n"
                "return 2 * number + (next(g(200_000)) if number == 9 else 0)"
            ),
            "Accepted",
        ),
        "deep recursion through a cache": (
            solution(
                "f = cache(lambda n: n and 1 + f(n - 1))\nreturn f(9_999) - 9_999 + 2 * number"
            ),
            "Accepted",
        ),
    },
}


def verdicts(repository, sources, faster=()):
    """{what: the JSON object for it}, all judged in one run beside an innocent solution."""
    files = {re.sub(r"\W+", "_", what).lower(): what for what in sources}
    for name, what in files.items():
        repository.write(f"problems/double/solutions/{name}.py", sources[what])
    run = repository.kata("judge", *FAST, *faster, "--json", "double")
    assert "Traceback" not in run.stderr
    found = [json.loads(line) for line in run.stdout.splitlines()]
    innocent = [one for one in found if one["solution"] == "adds"]
    assert [one["verdict"] for one in innocent] == ["Accepted"]
    return {files[one["solution"]]: one for one in found if one["solution"] != "adds"}


@pytest.mark.parametrize("kind", HOSTILE)
def test_verdicts(repository, kind):
    """Broken: a way to misbehave gets another verdict than the contract's table says."""
    sources = {what: source for what, (source, _) in HOSTILE[kind].items()}
    found = verdicts(repository, sources, FASTER.get(kind, ()))
    assert {what: one["verdict"] for what, one in found.items()} == {
        what: word for what, (_, word) in HOSTILE[kind].items()
    }
    for what, one in found.items():
        assert (one["cases"] == 95) == (one["verdict"] == "Accepted"), what
        assert "kata" not in one["message"], what


def test_nothing_is_left_behind(repository):
    """Broken: without a sandbox, a process that a solution starts lives on after its verdict."""
    repository.unconfine()
    note = repository.root / "pid"
    body = f"    open({str(note)!r}, 'w').write(str(os.getpid()))\n    time.sleep(60)\n"
    verdicts(
        repository, {"forks": f"import os, time\nif not os.fork():\n{body}time.sleep(0.2)\n{ADDS}"}
    )
    assert not lives(int(note.read_text()))


def lives(pid):
    """Whether a process is there that is not just waiting to be buried."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] != "Z"
    except FileNotFoundError:
        return False


def test_printing_wins_no_time(repository):
    """Broken: who prints a dot now and then may run for as long as the whole run."""
    found = judged(
        repository,
        "import time\nwhile True:\n    print('.')\n    time.sleep(0.2)",
        "--limit=case=0.6",
    )
    assert (found["verdict"], found["case"]["number"]) == (TLE, 2)
    assert (
        found["message"] == "the limit is 0.6 s for one case"
    )  # example 1 was late too, tried twice


def test_a_flood_of_printing_wins_no_time(repository):
    """Broken: a solution that writes records of its own without end is never stopped."""
    flood = "import os\nfor fd in range(3, 30):\n    try:\n        while True: os.write(fd, {})\n"
    flood += "    except OSError: pass\nwhile True: pass"
    for record in "b'\\2\\0\\0\\0Px' * 999", "b'\\xff' * 9999":
        found = judged(repository, flood.format(record), "--limit=case=0.6")
        assert found["verdict"] in (TLE, RE)


def test_the_time_of_the_run_is_no_verdict(repository):
    """Broken: many cases, each within its limit, are together called too slow."""
    body = "import time\ntime.sleep(0.05)\nreturn 2 * number"
    found = judged(repository, body, "--limit=run=1.5")
    assert (found["verdict"], found["stopped"]) == ("Accepted", 1.5)
    assert 2 < found["cases"] < 95


def test_cases_that_time_runs_out_for_are_spread(repository):
    """Broken: of a slow solution, only the smallest cases are judged, and no hard one."""
    body = "import time\ntime.sleep(0.05)\nreturn 2 * number + (number == 100)"
    found = judged(repository, body, "--limit=run=1.5")
    assert (found["verdict"], found["arguments"]) == (WA, {"number": 100})


def test_a_hang_at_the_end_of_the_run_is_one(repository):
    """Broken: what hangs when the time for all cases is nearly over is accepted."""
    body = "import time\nwhile number == 100: pass\ntime.sleep(0.05)\nreturn 2 * number"
    found = judged(repository, body, "--limit=run=1.5", "--limit=case=1")
    assert (found["verdict"], found["arguments"]) == (TLE, {"number": 100})


def test_what_hangs_on_every_input_is_shown_with_a_small_one(repository):
    """Broken: what is tried again counts as time for all cases, and only large ones remain."""
    found = judged(repository, "while True: pass", "--limit=case=0.3", "--limit=run=2")
    assert (found["verdict"], found["arguments"]) == (TLE, {"number": 0})


FORGED = {
    "a list that claims two thousand million items": b"[\xff\xff\xff\x7f",
    "lists in lists that each claim many": b"[\x00\x00\x10\x00" * 1000,
    "code": b"c" + b"\0" * 40,
    "half a number": b"i\x01",
    "nothing": b"",
}


@pytest.mark.parametrize("data", FORGED.values(), ids=FORGED)
def test_forged_bytes_are_not_believed(data):
    """Broken: a record that a solution forges makes the judge allocate, hang or crash."""
    with pytest.raises(ValueError, match="not plain data"):
        value_of(data)


@pytest.mark.parametrize(
    "value",
    [None, True, 0, -5, 2**70, -(2**70), 1.5, "é\ud800", b"x", (1, "a"), [[], [[1]]], ["a"] * 5000],
    ids=repr,
)
def test_plain_data_is_read_back(value):
    """Broken: a wrong result cannot be shown, or is shown as something else."""
    assert repr(value_of(encode(value))) == repr(value)


def test_a_forged_result_is_a_runtime_error(repository):
    """Broken: what a solution writes into the judge's pipe passes for a result."""
    forge = FORGE.replace('bytes([1, 0, 0, 0, ord("E")])', "b'\\6\\0\\0\\0A[\\xff\\xff\\xff\\x7f'")
    found = judged(repository, f"if number == 5:\n{indent(forge, '    ')}\nreturn 2 * number")
    assert (found["verdict"], found["case"]["number"]) == (RE, 7)
    assert found["message"] == "the solution wrote into the judge's pipe"


def test_a_fault_of_the_engine_is_not_the_solutions(repository):
    """Broken: an error in the engine's own part of the process looks like the solution's."""
    repository.patch_inside(
        "from kata.inside import server\nload = server.loaded\n"
        "server.loaded = lambda *given: load(*given) and 1 // 0"
    )
    exhausts = "import os, sys\ntry:\n    while True: os.dup(1)\nexcept OSError: sys.path.clear()\n"
    for before in "", exhausts:
        path = repository.write("elsewhere/one.py", before + solution("return 2 * number"))
        run = repository.kata("judge", f"--file={path}", "--json", "double")
        message = json.loads(run.stdout)["message"]
        assert message.startswith("the judge's part of the process failed: ZeroDivisionError")


def test_the_documented_limits_are_the_real_ones():
    """Broken: the manual promises other limits than the judge sets."""
    limits, document = Limits(), (ROOT / "scripts/JUDGE.md").read_text("utf-8")
    stated = re.search(
        r"has (\d+) s to load, (\d+) s for a case and (\d+) s for all of them, (\d+) MB,"
        r" and ([\d,]+) nested",
        document,
    )
    load, case, run, memory, calls = (int(n.replace(",", "")) for n in stated.groups())
    assert (limits.load, limits.case, limits.run) == (load, case, run)
    assert (limits.memory, limits.recursion) == (memory, calls)


def test_recursion_that_only_a_browser_refuses_is_not_judged(repository):
    """Broken: a right solution fails in a browser, where C code nests only so deep."""
    as_if = "from kata.wire import records\nrecords.IS_SHALLOW = True\n"
    repository.patch_inside(as_if)
    repository.patch((repository.root / "conftest.py").read_text() + as_if)
    deep = "x = []\nfor _ in range(50_000): x = [x]\nrepr(x)"
    large = f"if number < 100: return 2 * number\n{deep}"  # so that right calls could nest as deep
    found = judged(repository, large, "--limit=recursion=1000")
    assert found["verdict"] == "Not Judged"
    assert "cannot nest this deep; judge it with `kata judge`" in found["message"]
    found = judged(repository, deep, "--limit=recursion=1000")
    assert found["verdict"] == "Runtime Error"
    found = judged(repository, "if number > 4: raise RecursionError\nreturn 2 * number")
    assert found["verdict"] == "Runtime Error"
    found = judged(repository, "f = lambda: f()\nreturn f()")
    assert found["verdict"] == "Runtime Error"


@pytest.mark.parametrize("megabytes", [350, 600])
def test_the_limit_of_memory_is_what_it_says(repository, megabytes):
    """Broken: a solution has less memory than is promised, or far more."""
    found = judged(repository, f"number or len(bytearray({megabytes} << 20))\nreturn 2 * number")
    assert found["verdict"] == ("Accepted" if megabytes < 512 else MLE)


def test_a_limit_holds_for_a_single_case(repository):
    """Broken: --limit is ignored with CASE=."""
    path = repository.write("elsewhere/one.py", solution("import time\ntime.sleep(60)"))
    run = repository.kata("judge", f"--file={path}", "--case=5", "--limit=case=0.5", "double")
    assert "the limit is 0.5 s for one case" in run.stdout


def test_options_are_not_abbreviated(repository):
    """Broken: --wat is taken for --watch, and starts itself again and again."""
    run = repository.kata("judge", "--wat", "double")
    assert (run.returncode, run.stdout) == (2, "")
    assert "judge: unrecognized arguments: --wat" in run.stderr


def test_files_are_written_elsewhere(repository):
    """Broken: what a solution writes lands in the tree."""
    verdicts(repository, {"writes": "open('junk', 'w').write('x')\n" + ADDS})
    assert not list(repository.root.rglob("junk"))


LEAKS = "held = vars(sys).setdefault('held', {})\nheld[number] = bytes(20 << 20)\nreturn 2 * number"


def test_memory_that_earlier_cases_left_is_not_the_solutions(repository):
    """Broken: a right solution with a cache is too large, as LeetCode never runs it so often."""
    assert judged(repository, LEAKS)["verdict"] == "Accepted"
    found = judged(repository, "held = bytes(20 << max(20, number // 3))\nreturn 2 * number")
    assert found["verdict"] == "Memory Limit Exceeded"


SLOW = (
    "import time\nend = time.process_time() + 0.9\nwhile time.process_time() < end: pass\nreturn 0"
)
LATE = "return 2 * number + (number in (7, 100))"


@pytest.mark.parametrize(
    ("body", "declared", "says"),
    [
        (SLOW, 'VERDICT = "Time Limit Exceeded"', "the limit is 0.5 s for one case\n"),
        (LATE, 'CAUGHT_BY = "killers"', "case 95 of 95: the largest"),
    ],
)
def test_a_mistake_is_judged_as_the_suite_judges_it(repository, body, declared, says):
    """Broken: `make judge S=wrong/x` accepts what `make test` sees caught, or by another case."""
    text = f'"""Late."""\n{declared}\n{solution(body)}'
    repository.write("problems/double/wrong/late.py", text)
    assert says in repository.kata("judge", "double", "wrong/late").stdout
