"""What a solution may not do: each act of a table is tried, and looked for from outside."""

import ctypes
import json
import os
import re
import socket
import sys
from pathlib import Path

import pytest
from kata.inside import sandbox
from kata.inside.system_calls import MACHINES
from tiny import ADDS, Repository, judged, solution

# Expressions that are true when the act succeeded. The constants are set by `tried`.
ACTS = {
    "delete a file": "os.remove(VICTIM) is None",
    "overwrite a file": "open(VICTIM, 'w').write('x')",
    "truncate a file": "os.truncate(VICTIM, 0) is None",
    "empty a file by opening it": "os.open(VICTIM, os.O_RDONLY | os.O_TRUNC)",
    "make a file": "open(VICTIM + 'x', 'w').write('x')",
    "move a file": "os.rename(VICTIM, 'mine') is None",
    "link a file into its folder": "os.link(VICTIM, 'mine') is None",
    "change a mode": "os.chmod(VICTIM, 0o640) is None",
    "change the mode of what it may read": "os.fchmod(os.open(__file__, 0), 0o640) is None",
    "change a time": "os.utime(VICTIM, (1, 1)) is None",
    "read a file in the home folder": "open(SECRET).read()",
    "read it through a link": "os.symlink(SECRET, 'link') or open('link').read()",
    "list the home folder": "os.listdir(os.path.dirname(SECRET))",
    "read the cases' cache": "open(CACHE, 'rb').read()",
    "list /proc/1": "os.listdir('/proc/1')",
    "TCP": "socket.create_connection(TCP)",
    "UDP": "socket.socket(type=socket.SOCK_DGRAM).sendto(b'x', UDP)",
    "a Unix socket": "socket.socket(socket.AF_UNIX).connect(PATH) is None",
    "a Unix socket without a path": "socket.socket(socket.AF_UNIX).connect(ABSTRACT) is None",
    "a letter from a pair of sockets": (
        "socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)[0].sendto(b'x', LETTERS)"
    ),
    "fork": "os.fork() or os._exit(0)",
    "a fork bomb": "[os.fork() or time.sleep(9) for _ in range(4)]",
    "forkpty": "os.forkpty()[0] or os._exit(0)",
    "subprocess": "subprocess.run(['true']).returncode == 0",
    "os.system": "os.system('true') == 0",
    "posix_spawn": "os.posix_spawn('/bin/sh', ['sh'], {})",
    "multiprocessing": "multiprocessing.Process(target=int).start() is None",
    "exec": "os.execv('/bin/sh', ['sh', '-c', 'exit 77'])",
    "signal the judge": "os.kill(JUDGE, signal.SIGCONT) is None",
    "signal the judge by a descriptor": (
        "signal.pidfd_send_signal(os.pidfd_open(JUDGE), signal.SIGCONT) is None"
    ),
    "have the system signal the judge": "fcntl.fcntl(0, fcntl.F_SETOWN, JUDGE) is not None",
    "renice the judge": "os.setpriority(os.PRIO_PROCESS, JUDGE, 19) is None",
    "move the judge": "os.sched_setaffinity(JUDGE, os.sched_getaffinity(JUDGE)) is None",
    "limit the judge": "resource.prlimit(JUDGE, resource.RLIMIT_CORE, (0, 0))",
    "memory that no limit counts": "os.memfd_create('x')",
    "unlink by ctypes": "libc.unlink(VICTIM.encode()) == 0",
    "open by ctypes": "libc.open(SECRET.encode(), 0) >= 0",
    "fork by ctypes": "(libc.fork() or os._exit(0)) > 0",
    "a socket by ctypes": "libc.socket(2, 1, 0) >= 0",
    "signal by ctypes": "libc.kill(JUDGE, signal.SIGCONT) == 0",
    "fork by a system call": "(libc.syscall(FORK, 17, 0, 0, 0, 0) or os._exit(0)) > 0",
    "kill the judge": "os.kill(JUDGE, signal.SIGKILL) is None",
    "watch a file": "libc.inotify_add_watch(libc.inotify_init(), VICTIM.encode(), 2) > 0",
    "watch a folder": "fcntl.fcntl(os.open(os.path.dirname(os.__file__), 0), 1026, 2) == 0",
    "hear of who opens a file": "fcntl.fcntl(os.open('mine', 64), 1024, 0) == 0",
    "list attributes": "os.listxattr(SECRET) is not None",
    "see how busy the judge is": "time.clock_gettime((~JUDGE << 3) | 2) > 0",
    "send itself a descriptor": "(s := socket.socketpair())[0].sendmsg([b'x'])",
    "write by a mapping": (
        "os.truncate(f := os.open('m', 66), 9) is None and mmap.mmap(f, 9) is not None"
    ),
    # These an ordinary user may not do anywhere, or not on every system.
    "trace the judge": "libc.ptrace(0x4206, JUDGE, None, None) == 0",
    "write to the judge's memory": "open(f'/proc/{JUDGE}/mem', 'r+b')",
    "raise its own limits": "resource.setrlimit(resource.RLIMIT_AS, (-1, -1)) is None",
    "set the clock": "time.clock_settime(0, time.time()) is None",
    "io_uring": "libc.syscall(425, 1, ctypes.create_string_buffer(120)) >= 0",
    "name a file by a handle": (
        "libc.name_to_handle_at(-100, SECRET.encode(), ctypes.create_string_buffer(b'x', 136),"
        " ctypes.create_string_buffer(8), 0) == 0"
    ),
    "watch everything": "libc.fanotify_init(0, 0) >= 0",
    "type into the terminal": "fcntl.ioctl(0, 0x5412, b'x') is not None",
}
AS_ROOT = list(ACTS)[list(ACTS).index("trace the judge") :]

TRIED = """\
import atexit, ctypes, os, threading
JUDGE, libc, found = os.getppid(), ctypes.CDLL(None), []


def attempt():
    try:
        found.append("HARM" if {act} else "nothing")
    except Exception as error:
        found.append(type(error).__name__)


class Solution:
    def double(self, number):
        attempt()
        thread = threading.Thread(target=attempt)
        thread.start()
        thread.join()
        atexit.register(attempt)
        atexit._run_exitfuncs()
        raise SystemExit(" ".join(found[:3]))
"""


def offered():
    """What the kernel says that it offers, asked past the engine's own code."""
    version = ctypes.CDLL(None).syscall(444, None, ctypes.c_size_t(0), 1)
    filters = Path("/proc/sys/kernel/seccomp/actions_avail").exists()
    return {"landlock": max(version, 0), "seccomp": filters and os.uname().machine in MACHINES}


OFFERED = offered() if sys.platform == "linux" else {"landlock": 0, "seccomp": False}
needs_sandbox = pytest.mark.skipif(not all(OFFERED.values()), reason="the kernel offers no sandbox")


@pytest.fixture(scope="module")
def world(tmp_path_factory):
    """A repository, a home folder and listeners: what there is to be harmed."""
    root = tmp_path_factory.mktemp("world")
    (root / "repository").mkdir()
    (root / "home").mkdir()
    (root / "home" / "secret").write_text("secret")
    world = Repository(root / "repository")
    world.listeners = {}
    for name, family, kind, address in (
        ("TCP", socket.AF_INET, socket.SOCK_STREAM, ("127.0.0.1", 0)),
        ("UDP", socket.AF_INET, socket.SOCK_DGRAM, ("127.0.0.1", 0)),
        ("PATH", socket.AF_UNIX, socket.SOCK_STREAM, str(root / "stream")),
        ("LETTERS", socket.AF_UNIX, socket.SOCK_DGRAM, str(root / "letters")),
        ("ABSTRACT", socket.AF_UNIX, socket.SOCK_STREAM, f"\0{root}"),
    ):
        listener = world.listeners[name] = socket.socket(family, kind)
        listener.setblocking(False)
        listener.bind(address)
        if kind == socket.SOCK_STREAM:
            listener.listen()
    yield world
    for listener in world.listeners.values():
        listener.close()


def tried(world):
    """{act: the message with which it ended}, the victims that changed, and all verdicts."""
    names = {f"act_{i:02}": act for i, act in enumerate(ACTS)}
    world.kata("judge", "double", "adds")  # which makes the cache
    constants = {name: one.getsockname() for name, one in world.listeners.items()} | {
        "SECRET": str(world.root.parent / "home" / "secret"),
        "CACHE": str(next(world.root.glob(".cache/*/*"))),
        "FORK": 56 if os.uname().machine == "x86_64" else 220,  # clone
    }
    for name, act in names.items():
        victim = world.write(f"victims/{name}", "whole")
        os.utime(victim, (1e9, 1e9))
        own = constants | {"VICTIM": str(victim)}
        lines = "\n".join(f"{key} = {value!r}" for key, value in own.items())
        modules = sorted(set(re.findall(r"\b([a-z]+)\.", ACTS[act])) & sys.stdlib_module_names)
        source = f"import {', '.join(modules or ['os'])}\n{lines}\n{TRIED}"
        source = source.replace("{act}", ACTS[act])
        # As a mistake, since why one fails is found by running solutions beside it.
        world.write(f"problems/double/wrong/{name}.py", source)
    before = snapshot(world)
    environment = {**os.environ, "TMPDIR": str(world.root.parent)}  # a judge that is killed litters
    run = world.kata("judge", "--json", "double", "adds", "wrong/", env=environment)
    verdicts = [json.loads(line) for line in run.stdout.splitlines()]
    messages = {names.get(Path(one["solution"]).name): one["message"] for one in verdicts}
    after = snapshot(world)
    changed = {names[name] for name in names if before[name] != after.get(name)}
    return messages, changed | (set(after) - set(before)), verdicts


def snapshot(world):
    """The files that a solution could harm, as they are."""
    return {
        path.name: (path.read_bytes(), path.stat().st_mode, path.stat().st_mtime)
        for path in (world.root / "victims").iterdir()
    }


def heard(world):
    """The listeners that somebody reached."""
    found = set()
    for name, listener in world.listeners.items():
        try:
            letters = listener.type == socket.SOCK_DGRAM
            listener.recv(9) if letters else listener.accept()[0].close()
            found.add(name)
        except BlockingIOError:
            pass
    return found


@needs_sandbox
def test_no_act_does_harm(world):
    """Broken: a solution reaches something outside its folder, or hurts the verdict on another."""
    messages, changed, verdicts = tried(world)
    assert not {act: text for act, text in messages.items() if "HARM" in text or "77" in text}
    assert not changed
    assert not heard(world)
    assert set(messages) >= set(ACTS)
    assert all(text.startswith("SystemExit: ") for act, text in messages.items() if act)
    innocent = next(one for one in verdicts if one["solution"] == "adds")
    assert (innocent["verdict"], innocent["cases"], innocent["message"]) == ("Accepted", 95, "")


@needs_sandbox
def test_without_a_sandbox_each_act_would_do_harm(world):
    """Broken: an act of the table fails for another reason, so that it tests nothing."""
    world.unconfine()
    messages, changed, verdicts = tried(world)
    world.patch("")
    harmful = {act for act, text in messages.items() if "HARM" in text or "77" in text}
    if messages["kill the judge"] == "its judge was killed, twice":
        harmful.add("kill the judge")
    expected = set(ACTS) - set(AS_ROOT)
    assert expected <= harmful, expected - harmful
    assert {"delete a file", "overwrite a file", "change a mode", "unlink by ctypes"} <= changed
    assert heard(world) == set(world.listeners)
    assert verdicts[0]["sandbox"] == {"landlock": 0, "seccomp": False}


@pytest.mark.parametrize(
    ("act", "says"),
    [
        ("import os\nos.fork()", "a solution may not start processes"),
        ("open('/etc/passwd')", "a solution may not open files outside its folder"),
        ("import socket\nsocket.socket()", "a solution may not connect"),
        ("import os\nos.sched_setscheduler(0, 5, os.sched_param(0))", "or act on any, itself"),
        ("raise PermissionError('mine')", ""),
        ("raise PermissionError(1, 'mine')", ""),
        ("import os\nos.mkdir('x')\nos.mkdir('x')", ""),
    ],
)
@needs_sandbox
def test_a_forbidden_act_is_said_to_be_one(repository, act, says):
    """Broken: who tries what is forbidden is told of it in no word, or others are."""
    found = judged(repository, act)
    assert found["verdict"] == "Runtime Error"
    assert says in found["message"]
    assert ("may not" in found["message"]) == bool(says)


@needs_sandbox
def test_who_catches_the_refusal_and_is_right_is_accepted(repository):
    """Broken: a solution is rejected for what it did not get, though its results are right."""
    found = judged(repository, "try: open('/etc/passwd')\nexcept OSError: return 2 * number")
    assert found["verdict"] == "Accepted"


def test_what_the_kernel_offers_is_in_force(repository):
    """Broken: the sandbox is off, in whole or in part, where there could be one."""
    assert judged(repository, "return 2 * number")["sandbox"] == OFFERED


HARMLESS = """\
import asyncio, concurrent.futures, ctypes, curses, decimal, encodings.idna, hashlib, json, locale
import importlib.resources, multiprocessing, random, shutil, sqlite3, ssl, statistics, tempfile
import platform, resource, socket, time, unicodedata, zoneinfo
from pathlib import Path
assert importlib.resources.files(json).joinpath("decoder.py").read_text()
assert zoneinfo.ZoneInfo("Europe/Berlin") and time.localtime() and platform.platform()
assert "x".encode("cp1252") and "ä".encode("idna") and statistics.mean([decimal.Decimal(1)]) == 1
assert hashlib.new("md5", b"").digest() and ssl.create_default_context() and random.random()
assert sqlite3.connect("rows").execute("create table t(x)") and resource.getrlimit(0)
async def later():
    return await asyncio.to_thread(int, "1")
assert asyncio.run(later()) == 1
with concurrent.futures.ThreadPoolExecutor() as pool:
    assert list(pool.map(abs, [-1])) == [1]
with tempfile.TemporaryDirectory() as name, tempfile.TemporaryFile() as file:
    folder = Path(name)
    (folder / "a").mkdir()
    (folder / "a" / "b").write_text("x")
    (folder / "link").symlink_to("a")
    (folder / "link" / "b").rename(folder / "c")
    shutil.copyfile(folder / "c", folder / "d")
    (folder / "d").unlink()
    (folder / "a").rmdir()
    assert [path.name for path in folder.iterdir() if path.is_file()] == ["c"]
for path in map("/proc/self/fd/{}".format, range(64)):  # the cases, with their answers, are closed
    assert not os.path.lexists(path) or ".cache" not in os.readlink(path)
"""


def test_what_a_solution_may_do_goes_on_working(repository):
    """Broken: the sandbox keeps Python's own modules, or a file in its folder, from a solution."""
    repository.write("problems/double/solutions/modules.py", f"import os\n{HARMLESS}\n{ADDS}")
    run = repository.kata("judge", "--json", "double", "modules")
    found = json.loads(run.stdout)
    assert (found["verdict"], found["message"]) == ("Accepted", "")


FILLS = """\
import os
{}
while True: pass
"""


@pytest.mark.parametrize(
    "how",
    [
        "for i in range(99999): open(str(i), 'wb').write(bytes(10 ** 6))",
        "for i in range(99999): open(str(i), 'w')",
        "for i in range(3000):\n    os.mkdir('x' * 99)\n    os.chdir('x' * 99)",
        "os.umask(0o777)\nfor i in range(1100): os.mkdir(str(i))",
    ],
    ids=["large", "many", "deep", "closed"],
)
def test_a_full_folder_ends_the_solution(repository, how):
    """Broken: a solution fills the disk, or leaves behind what the judge cannot remove."""
    scratch = repository.root / "tmp"
    scratch.mkdir()
    environment = {**os.environ, "TMPDIR": str(scratch)}
    repository.write("problems/double/solutions/one.py", FILLS.format(how) + ADDS)
    run = repository.kata("judge", "--limit=case=20", "double", "one", env=environment)
    assert "a solution may not write more than 64 MB or 1,000 files" in run.stdout
    assert not list(scratch.iterdir())


def test_one_case_runs_inside_too(repository):
    """Broken: with CASE= a solution reads what it may not, or runs in the user's folder."""
    path = repository.write("elsewhere/one.py", solution("open('new', 'w')\nopen('/etc/passwd')"))
    run = repository.kata("judge", f"--file={path}", "--case=5", "double")
    assert not list(repository.root.rglob("new"))
    assert "may not open files" in run.stdout or not all(OFFERED.values())


def test_a_file_from_elsewhere_without_a_sandbox_is_told(repository, tmp_path_factory):
    """Broken: a stranger's file runs with all rights, and nothing says so."""
    repository.unconfine()
    path = tmp_path_factory.mktemp("elsewhere") / "one.py"
    path.write_text(ADDS)
    for options in (), ("--case=5",):
        run = repository.kata("judge", f"--file={path}", *options, "double", "adds")
        assert (
            run.stdout.count("not sandboxed: this system offers no landlock and no seccomp;") == 1
        )
    run = repository.kata("page", f"--file={path}", "--case=5", "double")
    assert run.stderr.count("page: not sandboxed: this system offers no landlock and no se") == 1


def test_a_folder_that_must_stay_hidden_is_left_out_of_those_around_it(tmp_path):
    """Broken: installed into Python's own library, the answers can be read along with it."""
    for path in "python/random.py", "python/site-packages/kata/problems", "python/json", "other":
        (tmp_path / path).mkdir(parents=True)
    (tmp_path / "lib").symlink_to("python")
    (tmp_path / "python/link").symlink_to("site-packages/kata")
    hidden = tmp_path / "python/site-packages/kata"
    given = ("lib", "python", "python/site-packages/kata", "other", "missing")
    left = sandbox.beside(str(hidden), *(str(tmp_path / path) for path in given))
    names = {"python/random.py", "python/json", "other", "missing"}
    assert left == {str(tmp_path / name) for name in names}
