"""The filter of system calls: which of them a solution may not make, as a program for seccomp."""

import os
import sys
from errno import EACCES, EAFNOSUPPORT, ENODEV, ENOSYS, EOPNOTSUPP, EPERM
from signal import SIGHUP, SIGINT, SIGKILL, SIGTERM
from struct import pack

from kata.wire import BUILTINS

__builtins__ = BUILTINS

MACHINES = {"x86_64": 0xC000003E, "aarch64": 0xC00000B7}  # their numbers in linux/audit.h
NEWEST = 469  # of the calls known here; libraries do without newer ones
CLONE_THREAD, SOCK_STREAM, SOCK_KIND, ANY = 0x10000, 1, 0xF, 0xFFFFFFFF
# Of fcntl: F_SETOWN and F_SETOWN_EX, which have signals sent to others; F_SETLEASE and F_NOTIFY,
# which tell what others do with a file.
ON_OTHERS = 8, 15, 1024, 1026
OUTSIDE_SIGNALS = SIGHUP, SIGINT, SIGKILL, SIGTERM
SHARED, ANONYMOUS = 0x01, 0x20  # of mmap
OTHERS_CLOCK = 0x80000000  # of clock_gettime: the number of a process, inverted, is in such a clock
TO_TERMINAL = 0x5412, 0x541C, 0x8901, 0x8902  # TIOCSTI, TIOCLINUX, FIOSETOWN, SIOCSPGRP
# Of prctl, in linux/prctl.h; of what is not dumpable, others cannot see how much it has written.
DEATH_SIGNAL, DUMPABLE, SET_SECCOMP, FILTER, NO_NEW_PRIVILEGES = 1, 4, 22, 2, 38

# {how it fails: the calls, each with its number on x86-64 and on aarch64}
REFUSED = {
    # To start processes, and to act on others (Landlock refuses some of it too).
    EPERM: """
        fork 57 -  vfork 58 -  execve 59 221  execveat 322 281  ptrace 101 117  tkill 200 130
        process_vm_readv 310 270  process_vm_writev 311 271  process_madvise 440 440
        process_mrelease 448 448  pidfd_open 434 434  pidfd_getfd 438 438
        pidfd_send_signal 424 424  setpriority 141 140  ioprio_set 251 30
        sched_setparam 142 118  sched_setscheduler 144 119  sched_setattr 314 274""",
    # To change what Landlock leaves alone (modes, owners, times, attributes) or came to know later.
    EACCES: """
        chmod 90 -  fchmod 91 52  fchmodat 268 53  fchmodat2 452 452  chown 92 -  lchown 94 -
        fchown 93 55  fchownat 260 54  utime 132 -  utimes 235 -  futimesat 261 -
        utimensat 280 88  setxattr 188 5  lsetxattr 189 6  fsetxattr 190 7  setxattrat 463 463
        removexattr 197 14  lremovexattr 198 15  fremovexattr 199 16  removexattrat 466 466
        file_setattr 469 469  truncate 76 45  open_by_handle_at 304 265""",
    EAFNOSUPPORT: "socket 41 198  connect 42 203  bind 49 200",
    # To read what Landlock leaves alone; Python's own modules do without where it is unsupported.
    EOPNOTSUPP: """
        getxattr 191 8  lgetxattr 192 9  fgetxattr 193 10  getxattrat 464 464  listxattr 194 11
        llistxattr 195 12  flistxattr 196 13  listxattrat 465 465  file_getattr 468 468
        name_to_handle_at 303 264  quotactl 179 60  quotactl_fd 443 443""",
    # Ways around the above and around the limits; what is shared with others or tells what they do;
    # ways of writing that /proc/<pid>/io does not count, and of keeping files that nobody sees; to
    # be killed as if from outside; a target for attacks.
    ENOSYS: """
        clone3 435 435  io_uring_setup 425 425  memfd_create 319 279  memfd_secret 447 447
        fallocate 285 47  shmget 29 194  shmat 30 196  shmctl 31 195  semget 64 190  semctl 66 191
        semop 65 193  semtimedop 220 192  msgget 68 186  msgctl 71 187  msgsnd 69 189
        msgrcv 70 188  mq_open 240 180  mq_unlink 241 181  add_key 248 217  request_key 249 218
        keyctl 250 219  unshare 272 97  setns 308 268  bpf 321 280  perf_event_open 298 241
        userfaultfd 323 282  inotify_init 253 -  inotify_init1 294 26  inotify_add_watch 254 27
        fanotify_init 300 262  fanotify_mark 301 263  statmount 457 457  listmount 458 458
        syslog 103 116  io_setup 206 0  io_submit 209 2  splice 275 76  vmsplice 278 75
        sendmsg 46 211  sendmmsg 307 269  timer_create 222 107  seccomp 317 277""",
}


Rule = tuple[str, int, int, int, tuple[int, ...], bool]


def depending(own: int) -> tuple[Rule, ...]:
    """(calls, error, index of an argument, bits of it that count, values, whether only these may).

    Of socket pairs, only a stream is sure to reach nobody else. A signal that others send to end a
    process is none that it may send itself, so that its end shows who is to blame.
    """
    signals = "kill 62 129  rt_sigqueueinfo 129 138"
    to_threads = "tgkill 234 131  rt_tgsigqueueinfo 297 240"
    settings = "prlimit64 302 261  sched_setaffinity 203 122"
    return (
        ("clone 56 220", EPERM, 0, CLONE_THREAD, (CLONE_THREAD,), True),
        (f"{signals}  {to_threads}", EPERM, 0, ANY, (own,), True),
        (signals, EPERM, 1, ANY, OUTSIDE_SIGNALS, False),
        (to_threads, EPERM, 2, ANY, OUTSIDE_SIGNALS, False),
        (settings, EPERM, 0, ANY, (0,), True),  # 0 is the process itself
        ("prctl 157 167", EPERM, 0, ANY, (DEATH_SIGNAL, DUMPABLE, SET_SECCOMP), False),
        ("fcntl 72 25", EPERM, 1, ANY, ON_OTHERS, False),
        ("ioctl 16 29", EPERM, 1, ANY, TO_TERMINAL, False),
        ("mmap 9 222", ENODEV, 3, SHARED | ANONYMOUS, (SHARED,), False),  # a file, to write in it
        ("clock_gettime 228 113", EPERM, 0, OTHERS_CLOCK, (0,), True),
        ("socketpair 53 199", EAFNOSUPPORT, 1, SOCK_KIND, (SOCK_STREAM,), True),
    )


LOAD, AND, JUMP, EQUAL, AT_LEAST, RETURN = 0x20, 0x54, 0x05, 0x15, 0x35, 0x06  # bpf_common.h
NUMBER, MACHINE, ARGUMENTS = 0, 4, 16  # offsets in struct seccomp_data, linux/seccomp.h
ALLOW, FAIL = 0x7FFF0000, 0x00050000


def _do(code: int, value: int, if_true: int = 0, if_false: int = 0) -> bytes:
    """Return one instruction; a comparison skips `if_true` or `if_false` of those that follow."""
    return pack("=HBBI", code, if_true, if_false, value)


def program() -> bytes | None:
    """The filter for this process as BPF, or None on a machine whose calls are not known here."""
    name = os.uname().machine
    if name not in MACHINES or sys.maxsize < 1 << 32:
        return None
    made = [
        _do(LOAD, MACHINE),
        _do(EQUAL, MACHINES[name], 1),
        _do(RETURN, FAIL | ENOSYS),  # a call that is numbered as on another machine
        _do(LOAD, NUMBER),
        _do(AT_LEAST, NEWEST + 1, 0, 1),
        _do(RETURN, FAIL | ENOSYS),
    ]
    for error, calls in REFUSED.items():
        for number in _numbers(calls, name):
            made += _do(EQUAL, number, 0, 1), _do(RETURN, FAIL | error)
    for calls, error, index, bits, values, only in depending(os.getpid()):
        for number in _numbers(calls, name):
            made += [
                _do(EQUAL, number, 0, len(values) + 5),
                _do(LOAD, ARGUMENTS + 8 * index),  # its lower half: the kernel reads no more
                _do(AND, bits),
                *(_do(EQUAL, value, len(values) - i + only) for i, value in enumerate(values)),
                _do(JUMP, 0 if only else 1),
                _do(RETURN, FAIL | error),
                _do(LOAD, NUMBER),  # another rule may be about this call, too
            ]
    return b"".join([*made, _do(RETURN, ALLOW)])


def _numbers(calls: str, machine: str) -> list[int]:
    """Return the numbers of these calls on a machine, which may lack some."""
    column = list(MACHINES).index(machine) + 1
    return [int(number) for number in calls.split()[column::3] if number != "-"]
