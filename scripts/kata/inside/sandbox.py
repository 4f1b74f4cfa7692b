"""Keeps the process in its folder, as far as the kernel can: rights are given up for good.

Landlock: files and signals, https://docs.kernel.org/userspace-api/landlock.html
seccomp: system calls, https://docs.kernel.org/userspace-api/seccomp_filter.html
capabilities: what root may do, capabilities(7)
"""

import os
import stat
import sys
from functools import cache
from signal import SIGKILL
from struct import pack, unpack
from typing import Any

from kata.inside.system_calls import DEATH_SIGNAL, FILTER, NO_NEW_PRIVILEGES, SET_SECCOMP, program
from kata.wire import BUILTINS
from kata.wire.model import Sandbox

__builtins__ = BUILTINS

ctypes: Any
try:
    import ctypes
except ImportError:  # a Python that was built without it
    ctypes = None

# Landlock's system calls have these numbers on every machine; the rest is in linux/landlock.h.
CREATE_RULESET, ADD_RULE, RESTRICT_SELF = 444, 445, 446
ASK_VERSION, PATH_BENEATH, UNLOGGED = 1, 1, 1  # the last, since version 7: log no refusals
WRITE, READ, LIST, REMOVE_FOLDER, REMOVE_FILE = (1 << bit for bit in range(1, 6))
MAKE = 1 << 7 | 1 << 8 | 1 << 10 | 1 << 12  # folders, files, named pipes, symbolic links
MOVE, TRUNCATE, CONTROL_DEVICE = (1 << bit for bit in (13, 14, 15))
ON_FILES = WRITE | READ | TRUNCATE | CONTROL_DEVICE  # the others are rights on a folder
EVERYTHING = WRITE | READ | LIST | REMOVE_FOLDER | REMOVE_FILE | MAKE | MOVE | TRUNCATE
RIGHTS = {1: 13, 2: 14, 3: 15, 5: 16}  # {version: how many rights on files it knows}
TCP, OUTSIDE = (4, 0b11), (6, 0b11)  # version, rights: connecting and listening; sockets, signals

CAPABILITIES = 0x20080522  # the version of capget and capset, linux/capability.h
READS_ALL = 0b110  # CAP_DAC_OVERRIDE, CAP_DAC_READ_SEARCH: Landlock bounds what root may read

# What Python reads late: its library, the system's libraries, and what these read.
PYTHON = (
    sys.executable,
    os.__file__.removesuffix("/os.py"),
    f"{sys.base_exec_prefix}/{sys.platlibdir}",
    f"{sys.base_prefix}/share/zoneinfo",
)
SYSTEM = """
    /lib /lib64 /usr/lib /usr/lib64 /usr/local/lib /nix/store /etc/ld.so.cache
    /usr/share/zoneinfo /etc/localtime /usr/share/terminfo /etc/terminfo /dev/urandom""".split()
HIDDEN = os.path.realpath(f"{__file__}/../..")  # installed, the package may lie in one of these
DEVICES = "/dev/null", "/dev/zero"
SETTINGS = "/etc/inputrc", "~/.inputrc", "~/.pdbrc"  # of input() and breakpoint() on a terminal

LIBC: Any = ctypes and ctypes.CDLL(None, use_errno=True)


def sandbox(path: str, attached: bool) -> Sandbox:
    """Leave the process this file, what Python needs, and its folder; returns what is in force."""
    if sys.platform != "linux" or not LIBC or LIBC.prctl(NO_NEW_PRIVILEGES, 1, 0, 0, 0):
        return Sandbox()
    _drop_capabilities()
    settings = map(os.path.expanduser, SETTINGS if attached else ())
    version = _landlock(
        {
            EVERYTHING: ["."],
            READ | LIST: [path, *settings, *python_and_system()],
            READ | WRITE | CONTROL_DEVICE: [*DEVICES, *(["/dev/tty"] if attached else ())],
        }
    )
    return Sandbox(version, _seccomp())


def end_with(parent: int) -> None:
    """Have this process killed as soon as its parent ends, as far as the system can."""
    if sys.platform == "linux" and LIBC:
        LIBC.prctl(DEATH_SIGNAL, SIGKILL, 0, 0, 0)
        if os.getppid() != parent:  # it has ended already
            os._exit(1)


@cache
def python_and_system() -> list[str]:
    """Return what may be read of Python and the system: all but what lies with the engine."""
    return sorted(beside(HIDDEN, *PYTHON, *SYSTEM))


def beside(hidden: str, *paths: str) -> set[str]:
    """Return the paths; of a folder that holds the hidden one, what lies in it beside that one."""
    found = set()
    for path in {os.path.realpath(path) for path in paths} - {hidden}:
        if hidden.startswith(f"{path}/"):
            entries = [entry.path for entry in os.scandir(path) if not entry.is_symlink()]
            found |= beside(hidden, *entries)
        else:
            found.add(path)
    return found


def _drop_capabilities() -> None:
    """Give up what only root may do, except for reading files, which Landlock restricts."""
    header, held = pack("Ii", CAPABILITIES, 0), ctypes.create_string_buffer(24)
    LIBC.capget(header, held)
    kept = [word & READS_ALL for word in unpack("3I", held[:12])]
    LIBC.capset(header, pack("6I", *kept, 0, 0, 0))


def _landlock(allowed: dict[int, list[str]]) -> int:
    """Give up all rights that Landlock knows, except {rights: paths}.

    Returns its version, or 0 if it is not in force: the kernel is old, or a filter forbids it.
    """
    version: int = LIBC.syscall(CREATE_RULESET, None, ctypes.c_size_t(0), ASK_VERSION)
    if version < 1:
        return 0
    known = (1 << RIGHTS[max(v for v in RIGHTS if v <= version)]) - 1
    network, scope = (bits if version >= since else 0 for since, bits in (TCP, OUTSIDE))
    handled = pack("QQQ", known, network, scope)
    ruleset: int = LIBC.syscall(CREATE_RULESET, handled, ctypes.c_size_t(len(handled)), 0)
    if ruleset < 0:
        return 0
    refused = 0
    for rights, paths in allowed.items():
        for path in paths:
            try:
                place = os.open(path, os.O_PATH | os.O_CLOEXEC)
            except OSError:
                continue  # what is not there needs no rights
            possible = known if stat.S_ISDIR(os.fstat(place).st_mode) else known & ON_FILES
            rule = pack("=Qi", rights & possible, place)
            refused = refused or LIBC.syscall(ADD_RULE, ruleset, PATH_BENEATH, rule, 0)
            os.close(place)
    refused = refused or LIBC.syscall(RESTRICT_SELF, ruleset, UNLOGGED if version >= 7 else 0)
    os.close(ruleset)
    return 0 if refused else version


def _seccomp() -> bool:
    """Install the filter; returns whether the kernel did."""
    filtered = program()
    if not filtered:
        return False
    code = ctypes.create_string_buffer(filtered, len(filtered))
    given = pack("HP", len(filtered) // 8, ctypes.addressof(code))
    return bool(LIBC.prctl(SET_SECCOMP, FILTER, given, 0, 0) == 0)
