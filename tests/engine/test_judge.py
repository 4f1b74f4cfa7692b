"""What the judge says of solutions that misbehave, asked as a person asks: `kata judge`."""

import json
import re
from collections import Counter
from itertools import chain
from pathlib import Path

import pytest
from kata.cases.model import Cases
from kata.judge.trial import SHARE, by_need
from kata.wire.limits import Limits
from kata.wire.plain import encode, value_of
from tiny import ADDS, ROOT, RULES, judged, solution

FAST = ("--limit=case=0.6", "--limit=run=20", "--limit=memory=100")
FASTER = {
    "hangs": ("--limit=case=0.3", "--limit=load=1"),
    "errors": ("--limit=recursion=20000",),
    "right nevertheless": ("--limit=memory=512",),  # as Python 3.10 needs for calls that deep
}
WA, RE, TLE, MLE, NJ = (
    "Wrong Answer",
    "Runtime Error",
    "Time Limit Exceeded",
    "Memory Limit Exceeded",
    "Not Judged",
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

WORDS = {  # {how a solution misbehaves: its verdict}
    "hangs": TLE,
    "memory": MLE,
    "errors": RE,
    "loading": RE,
    "another Python": NJ,
    "answers": WA,
    "right nevertheless": "Accepted",
}
HOSTILE = {  # {how a solution misbehaves: {what it does: the file}}
    "hangs": {
        "a hang in Python": hangs("while True: pass"),
        "a hang in C": hangs("return pow(10, 10 ** 10)"),
        "a hang in a regular expression": hangs("return re.match('(a*)*b', 'a' * 40)"),
        "a sleep": hangs("import time\ntime.sleep(60)"),
        "a hang while loading": "while True: pass",
        "catching everything": hangs(
            "while True:\n    try:\n        while True: pass\n    except BaseException: pass"
        ),
    },
    "memory": {
        "a list without end": solution("x = []\nwhile True: x.append(bytearray(10 ** 7))"),
        "one large block": solution("return len(bytearray(10 ** 10))"),
        "memory while loading": "x = bytearray(10 ** 10)",
        "memory that a cache lacks": solution(
            "raise SystemError('<a cache> returned NULL without setting an exception')"
        ),
        "memory that C code lacks": solution(
            "raise SystemError('error return without exception set')"
        ),
        "memory that the interpreter lacks": gives_up("MemoryErrors while normalizing"),
    },
    "errors": {
        "an exception": solution("return 1 // 0"),
        "an exception without a message": solution("raise KeyError"),
        "an exception that cannot be shown": solution(
            "class E(Exception):\n    def __str__(self): raise ValueError\nraise E"
        ),
        "recursion without end": solution("return self.double(number)"),
        "a message that cannot be encoded": solution("raise ValueError('\\ud800')"),
        "sys.exit": solution("sys.exit(0)"),
        "os._exit with 0": solution("import os\nos._exit(0)"),
        "os._exit while loading": "import os\nos._exit(0)",
        "KeyboardInterrupt": solution("raise KeyboardInterrupt"),
        "a crash": solution("import faulthandler\nfaulthandler._sigsegv()"),
        "an abort": solution("import os\nos.abort()"),
        "what the interpreter cannot go on from": gives_up("stack overflow"),
        "a kill": solution("import os, signal\nos.kill(os.getpid(), signal.SIGKILL)"),
        "standard input": solution("return int(input())"),
        "a builtin overwritten that it needs": "import builtins\nbuiltins.len = None\n"
        + solution("return len('x') * 2 * number"),
        "closed descriptors": solution("import os\nos.closerange(0, 100)\nreturn 2 * number"),
    },
    "loading": {
        "a syntax error": solution("return 2 *"),
        "bytes that are not UTF-8": b"# \xff\xfe\n" + ADDS.encode(),
        "a null byte": b"x = 1\0",
        "no class": "def twice(number): return 2 * number",
        "no method": ADDS.replace("def double", "def twice"),
        "a missing module": "import requests\n" + ADDS,
        "an empty file": "",
        "an exit while loading": "raise SystemExit",
        "an __init__ with arguments": ADDS.replace(
            "class Solution:", "class Solution:\n    def __init__(self, x): pass\n"
        ),
    },
    "another Python": {"Python 2": solution("print 'x'")},
    "answers": {
        "None": solution("pass"),
        "a float": solution("return 2.0 * number"),
        "a text around the number": solution("return f'{2 * number} '"),
        "the text of a wrong number": solution("return str(2 * number + 1)"),
        "a tuple": solution("return (2 * number,)"),
        "True for 1": solution("return True if number == 0 else 2 * number"),
        "a subclass of int": solution("class I(int): pass\nreturn I(2 * number)"),
        "a generator without end": solution("return iter(int, 1)"),
        "a list that contains itself": solution("x = []\nx.append(x)\nreturn x"),
        "an answer that cannot be encoded": solution("return '\\ud800'"),
        "an answer nested deep": solution("x = []\nfor _ in range(1500): x = [x]\nreturn x"),
        "a number of many digits": solution("return 10 ** 5000"),
        "a huge answer": solution("return [0] * 5 * 10 ** 6"),
        "an __eq__ that lies": solution(
            "class Yes:\n    def __eq__(self, other): return True\nreturn Yes()"
        ),
        "state that errs late": "calls = []\n"
        + solution("calls.append(1)\nreturn 2 * number + (len(calls) == 65)"),
        "an error on large input": solution("return 2 * number + (number == 100)"),
        "records of its own": solution(FORGE),
    },
    "right nevertheless": {
        "the text of the number": solution("return str(2 * number)"),
        "much printing": solution("print('x' * 10 ** 5)\nreturn 2 * number"),
        "printing to the descriptor": solution(
            "import os\nos.write(1, b'x' * 10 ** 5)\nreturn 2 * number"
        ),
        "a low recursion limit": "import sys\nsys.setrecursionlimit(60)\n" + ADDS,
        "patched builtins it does not need": "import builtins, marshal, os\n"
        "for name in 'len isinstance getattr type str print super BaseException'.split():\n"
        "    setattr(builtins, name, None)\n"
        "marshal.dumps = os.write = os._exit = None\n" + ADDS,
        "threads that go on": "import threading, time\n"
        "for _ in range(3): threading.Thread(target=time.sleep, args=(60,)).start()\n" + ADDS,
        "a closed standard output": "import sys\nsys.stdout.close()\n" + ADDS,
        "deep recursion": solution(
            "f = lambda n: n and 1 + f(n - 1)\n"
            "return 2 * number + (f(540_000) - 540_000 if number == 9 else 0)"
        ),
        "deep recursion of generators": solution(
            "def g(n):\n    if n: yield from g(n - 1)\n    yield n\n"
            "return 2 * number + (next(g(200_000)) if number == 9 else 0)"
        ),
        "deep recursion through a cache": solution(
            "f = cache(lambda n: n and 1 + f(n - 1))\nreturn f(9_999) - 9_999 + 2 * number"
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
    found = verdicts(repository, HOSTILE[kind], FASTER.get(kind, ()))
    words = {what: one["verdict"] for what, one in found.items()}
    assert words == dict.fromkeys(HOSTILE[kind], WORDS[kind])
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
    assert found["message"] == "the limit is 0.6 s for one case"  # example 1 was late twice


@pytest.mark.parametrize(
    ("first", "more", "verdict"),
    [
        ("", "", "Accepted"),
        ("", " + (number == 100)", WA),
        ("while number == 100: pass\n", "", TLE),
    ],
)
def test_the_time_of_the_run_is_no_verdict_once_enough_has_run(repository, first, more, verdict):
    """Broken: many cases, each within its limit, are too slow together, or hide a hard one."""
    body = f"import time\n{first}time.sleep(0.05)\nreturn 2 * number{more}"
    found = judged(repository, body, "--limit=run=1.5", "--limit=case=1")
    assert found["verdict"] == verdict
    if verdict == "Accepted":
        assert 1.5 <= found["stopped"] < 4.5
        assert 10 + 84 // SHARE < found["cases"] < 95
    else:
        assert found["arguments"] == {"number": 100}


def test_what_is_not_run_on_enough_cases_is_too_slow(repository):
    """Broken: what sleeps in each case is accepted, as hardly any case can be run in time."""
    body = "import time\ntime.sleep(0.4)\nreturn 2 * number"
    found = judged(repository, body, "--limit=run=1.5")
    assert (found["verdict"], found["case"]) == (TLE, None)
    said = rf"{found['cases']} of 95 cases took \d s; the limit for all of them is 1\.5 s"
    assert re.fullmatch(said, found["message"])
    run = repository.kata("judge", "--file=elsewhere/one.py", "--limit=run=1.5", "double")
    assert "while the file was loaded" not in run.stdout


def test_all_small_inputs_and_killers_must_be_run_and_a_share_of_the_others():
    """Broken: who wastes time is not judged on small inputs, on killers, or on large ones."""
    groups = dict(zip(("examples", "small", "killers", "constants"), (3, 200, 2, 50)))
    origins = [(group, "") for group, count in groups.items() for _ in range(count)]
    cases = Cases([b""] * len(origins), [b""] * len(origins), origins, {})
    needed, more = ([*chain(*some)] for some in by_need(cases, [range(1, len(cases))]))
    assert sorted(needed + more) == [*range(1, len(cases))]
    assert Counter(origins[i][0] for i in needed) == {
        "examples": 2,
        "small": 200,
        "killers": 2,
        "constants": 13,
    }
    assert needed[0] == len(cases) - 1, "the largest ones come first"
    assert by_need(cases, []) == ([], [])


NUMBERS = (
    RULES
    + """

def accepts(arguments, result):
    return result == answer(*arguments) or f"{result} is wrong"
"""
)


def test_a_number_that_python_does_not_write_is_wrong(repository):
    """Broken: a result of ten thousand digits is no result, but a fault of problem.py."""
    repository.write("problems/double/problem.py", NUMBERS)
    found = judged(repository, "return 10**10000 if number == 4 else 2 * number")
    assert (found["verdict"], found["arguments"]) == (WA, {"number": 4})
    assert found["message"] == "the result holds a number with too many digits"


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
    its = Limits()
    stated = f"{its.load:g} s to load, {its.case:g} s for a case and {its.run:g} s for all of them,"
    stated += f" {its.memory} MB, and {its.recursion:,} nested calls"
    assert stated in (ROOT / "scripts/JUDGE.md").read_text("utf-8")


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
    assert judged(repository, deep, "--limit=recursion=1000")["verdict"] == RE
    for body in "if number > 4: raise RecursionError\nreturn 2 * number", "f = lambda: f()\nf()":
        assert judged(repository, body)["verdict"] == RE


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
