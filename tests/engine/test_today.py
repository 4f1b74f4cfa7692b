"""A session as a person has it: keys, saves and hints at a terminal, which is left as it was."""

import fcntl
import json
import os
import pty
import re
import select
import shutil
import signal
import struct
import sys
import termios
import time
from contextlib import suppress
from pathlib import Path

import pytest
from tiny import ADDS, SPEC, SQUARES

# A worker of the suite has threads, of which what is forked here needs none.
pytestmark = pytest.mark.filterwarnings("ignore:.*is multi-threaded:DeprecationWarning")

LIMIT = 60  # seconds after which a test gives up
SHELL = """
import os, signal, sys, termios

def echo():
    return bool(termios.tcgetattr(0)[3] & termios.ECHO)

number = os.fork()
if not number:
    os.setpgid(0, 0)
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    os.tcsetpgrp(0, os.getpgrp())
    signal.signal(signal.SIGTTOU, signal.SIG_DFL)
    os.execv(sys.executable, [sys.executable, "scripts/kata", *sys.argv[1:]])
print(f"<{number}>", flush=True)
while True:
    _, status = os.waitpid(number, os.WUNTRACED)
    if not os.WIFSTOPPED(status):
        break
    print("stopped with echo" if echo() else "stopped", flush=True)
    os.kill(number, signal.SIGCONT)
if os.WIFSIGNALED(status):
    print("killed", flush=True)
print("ended with echo" if echo() else "ended", os.WEXITSTATUS(status), flush=True)
"""  # what a shell does: a job of its own, which may be stopped and goes on


CLEARED = "\x1b[2J"  # what clears a screen


class Terminal:
    """A pseudo-terminal in which a command runs, and all that it has shown."""

    def __init__(self, repository, *words, types="\n", shell=(sys.executable, "-c", SHELL)):
        self.home = repository.root / "home"
        self.file, self.text, self.past = self.home / "double.py", "", 0
        environment = os.environ | {"KATA_HOME": str(self.home), "TERM": "xterm", "NO_COLOR": "1"}
        environment |= {"KATA_NOW": "2026-03-20T21:30", "EDITOR": "", "PS1": "ready> "}
        self.child, self.keys = pty.fork()
        if not self.child:
            os.chdir(repository.whole())
            fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("4H", 40, 80, 0, 0))
            os.execvpe(shell[0], [*shell, *words], environment)
        self.press(types)  # no example; in an attempt that goes on, it is no key

    def shows(self, words):
        """Wait until these words are shown, after those that were waited for last."""
        end = time.monotonic() + LIMIT
        while words not in self.text[self.past :]:
            ready, _, _ = select.select([self.keys], [], [], max(0, end - time.monotonic()))
            assert ready, f"{words!r} is not shown: {self.text[self.past :]}"
            try:
                read = os.read(self.keys, 1 << 16)
            except OSError:
                read = b""
            assert read, f"it ended without {words!r}: {self.text[self.past :]}"
            self.text += read.decode("utf-8", "replace").replace("\r\n", "\n")
        start = self.past
        self.past = self.text.index(words, start) + len(words)
        return self.text[start : self.past]

    def press(self, keys):
        os.write(self.keys, keys.encode())

    def save(self, text):
        """Save as editors do: another file takes the place of the old one."""
        new = self.file.with_suffix(".new")
        new.write_text(text)
        new.replace(self.file)

    def log(self):
        lines = (self.home / "log.jsonl").read_text().splitlines()
        return [json.loads(line) for line in lines]

    def number(self):
        """The process number of the command."""
        return int(re.search(r"<(\d+)>", self.text)[1])


@pytest.fixture
def terminal(repository):
    started = []

    def start(*words, **options):
        started.append(Terminal(repository, *words, **options))
        return started[-1]

    yield start
    for one in started:
        os.close(one.keys)
        os.waitpid(one.child, 0)


def test_a_session(terminal):
    """Broken: a save is not judged, a hint not given or not counted, or the attempt not rated."""
    one = terminal("today", "double")
    assert "`double(number)` gives twice the number." in one.shows("Write it in")
    shown = one.shows("q leave")
    assert "hints  1 cost  2 question  3 patterns  4 idea  5 why  6 solution\n" in shown
    assert "Continued: " not in shown
    one.press("5")
    one.shows("Nothing has failed yet")
    one.save(SQUARES)
    shown = one.shows("q leave")
    assert "documented example 1" in shown
    assert "number = 3" in shown
    one.press("5")
    one.shows("How it came about:")
    one.press("4")
    one.shows("Idea: Adds the number to itself")
    one.press("4")
    one.save(ADDS)
    one.shows("Accepted")
    one.shows("hard: ")
    assert "1 failing verdict, 2 hints; it comes back tomorrow" in one.shows("tomorrow")
    one.shows("most like adds; every technique here has been tried")
    one.shows("as a multiple of yours: adds ")
    one.shows("q end")
    one.press("e")
    one.shows("easy: as you say; it comes back in 8 days, on Sat 28 March")
    one.press("q")
    one.shows("ended with echo 0")
    begun, *_, done, rated = one.log()
    assert (begun["event"], rated["event"], rated["rating"]) == ("begun", "rated", "easy")
    assert (done["tries"], done["rating"], done["like"]) == (1, "hard", "adds")
    assert done["hints"] == ["why", "idea"]


def test_a_solution_is_shown_only_after_a_second_key(terminal):
    """Broken: one key too many spoils a problem, or looking it up is rated as solving it."""
    one = terminal("today", "double")
    one.shows("q leave")
    one.press("6")
    one.shows("press the key once more")
    one.press("s")
    one.shows("q leave")
    one.press("6")
    one.shows("press the key once more")
    one.press("6")
    assert "return number + number" in one.shows("again: the solution was shown")
    one.shows("q end")
    one.press("q")
    one.shows("ended with echo 0")
    assert [line["event"] for line in one.log()] == ["begun", "hinted", "done"]


def test_a_hint_while_a_save_is_judged_waits_for_the_verdict(terminal):
    """Broken: a hint is about the version before, or says that nothing has failed yet."""
    one = terminal("today", "double")
    one.shows("q leave")
    one.file.write_text(f"import time\ntime.sleep(1)\n\n{SQUARES}")
    one.shows("judging ...")
    one.press("5")
    one.shows("Your file is being judged; the hint follows.")
    one.shows("✗ Wrong Answer")
    one.shows("How it came about:")
    one.press("q")
    one.shows("ended with echo 0")


def test_an_input_that_fails_is_shown_with_what_was_printed(terminal):
    """Broken: one must pay for what LeetCode shows, the input that fails."""
    one = terminal("today", "double")
    one.shows("q leave")
    one.save(ADDS.replace("number + number", "print('got', number) or (6 if number == 3 else 7)"))
    shown = one.shows("q leave")
    assert "case 2 of " in shown
    assert "number = 0" in shown
    assert "got 0" in shown
    one.save(ADDS.replace("number + number", "print('got', number) or 3 + 4"))
    shown = one.shows("q leave")
    assert "documented example 1" in shown
    assert "got 3" in shown


def test_examples_come_before_code(terminal):
    """Broken: what was typed is lost or not judged first, or what it lets pass is not told."""
    one = terminal("today", "double", types="")
    one.shows("example> ")
    one.press("number = 5 -> 9\n")
    one.shows("that is not right; ? shows what is")
    one.press("?\n")
    one.shows("number = 5 → 10")
    one.press("number = 2 -> 4\n")
    one.shows("right: it refutes 0 of 1 typical mistake; 1 still passes")
    one.press("?\n")
    one.shows("1: the smallest input known has 1 value")
    one.press("\n")
    one.shows("q leave")
    one.save(ADDS.replace("number + number", "6 if number == 3 else 5"))
    assert "number = 2" in one.shows("q leave")
    assert "your example 1" in one.text
    one.save(ADDS)
    one.shows("your 1 example would have let 1 mistake of 1 pass")
    one.shows("q end")
    one.press("q")
    one.shows("ended with echo 0")
    assert one.log()[1]["examples"] == ["number = 2 → 4"]


@pytest.mark.parametrize("number", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_the_terminal_is_restored_after_a_signal(terminal, number):
    """Broken: after Ctrl-C, what one types is invisible; or what was done is forgotten."""
    one = terminal("today", "double")
    one.shows("q leave")
    os.kill(one.number(), number)
    one.shows("ended with echo")
    assert [line["event"] for line in one.log()] == ["begun", "left"]


def test_the_terminal_is_restored_after_an_error(terminal):
    """Broken: an error in the middle leaves a terminal without echo."""
    one = terminal("today", "double")
    one.shows("q leave")
    (one.home / "log.jsonl").rename(one.home / "older")
    (one.home / "log.jsonl").mkdir()
    one.press("q")
    one.shows("not a regular file")
    one.shows("ended with echo 2")


def test_the_terminal_is_restored_while_it_is_suspended(terminal):
    """Broken: Ctrl-Z leaves a shell without echo, or keys need Enter afterwards."""
    one = terminal("today", "double")
    one.shows("q leave")
    one.press("\x1a")
    one.shows("stopped with echo")
    one.shows("q leave")
    one.press("3")
    one.shows("Topic: ")
    one.press("q")
    one.shows("ended with echo 0")


def below(number):
    """The process that another has started in this terminal, what that has started, and so on."""
    with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
        for child in Path(f"/proc/{number}/task/{number}/children").read_text().split():
            state, *_, terminal = stat(child)[:5]
            if terminal != "0" and state != "Z":  # which has ended, whenever the shell takes note
                return [int(child), *below(child)]
    return []


def stat(number):
    """What /proc tells of a process behind its name."""
    return Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()


def is_stopped(number):
    return stat(number)[0] == "T"


def wait_until(is_so):
    end = time.monotonic() + LIMIT
    while not is_so():
        assert time.monotonic() < end


@pytest.mark.parametrize("parent", ["{}", "sh -c '{}; :'"])
def test_a_stopped_job_goes_on_and_ends_even_with_a_parent_such_as_make(terminal, parent):
    """Broken: the shell takes the terminal first, and the job stays stopped whatever one does."""
    one = terminal(shell=("bash", "--norc", "--noprofile", "-i"))

    def stop():
        for number in below(one.child):  # the parent first, so that the shell has the terminal
            os.kill(number, signal.SIGTSTP)
            wait_until(lambda number=number: is_stopped(number))
        one.shows("Stopped")
        one.shows("ready> ")

    one.shows("ready> ")
    one.press(parent.format(f"{sys.executable} scripts/kata today double") + "\r")
    one.shows("example> ")
    one.press("\n")
    one.shows("q leave")
    for _ in range(2):
        stop()
        one.press("fg\r")
        one.shows("q leave")
        one.press("3")
        one.shows("Topic: ")
    stop()
    one.press("kill %1\r")
    one.shows("Left unfinished")
    wait_until(lambda: not below(one.child))
    assert [line["event"] for line in one.log()] == ["begun", "hinted", "hinted", "left"]
    one.press("exit\r")


def test_arrow_keys_do_nothing(terminal):
    """Broken: an arrow, which ends in a letter, counts as the key of that letter."""
    one = terminal("today", "double")
    one.shows("q leave")
    one.press("\x1b[A\x1b[1q")
    one.press("q")
    one.shows("ended with echo 0")
    assert one.log()[-1].get("hints", []) == []


def test_an_attempt_goes_on_where_it_was_left(terminal):
    """Broken: who comes back starts again, is not charged for the hints, or not told of them."""
    one = terminal("today", "double")
    one.shows("q leave")
    one.press("3")
    one.shows("Topic")
    one.save(SQUARES)
    one.shows("Wrong Answer")
    one.press("q")
    one.shows("ended with echo 0")
    two = terminal("today")
    assert "left unfinished: double; 0 not practised yet" in two.shows("you left it")
    two.shows("Continued: ")
    two.shows(" s, 1 failing verdict, 1 hint\n")
    assert CLEARED not in two.shows("Wrong Answer"), "the statement is gone"
    two.save(ADDS)
    two.shows("1 hint; it comes back")
    two.press("n")  # which is nothing, on this day
    two.shows("Nothing is left for today; the next comes back tomorrow.")
    two.shows("ended with echo 0")


def session(repository, lines, *words, now="2026-03-20T21:30"):
    """A session without a terminal, to which these lines are given."""
    environment = os.environ | {"KATA_HOME": str(repository.root / "home"), "KATA_NOW": now}
    return repository.kata(*words, input=lines, env=environment)


def test_lines_take_the_place_of_keys(repository):
    """Broken: without a terminal, a session can neither be given hints nor be left."""
    run = session(repository, "3\n\nq\n", "today", "double")
    assert run.returncode == 0, run.stderr
    assert "q leave, each with Enter" in run.stdout
    assert "Topic: none is stated" in run.stdout


def test_a_mistake_is_found(repository):
    """Broken: an input that breaks nothing, or is illegal, counts wrongly, or none is compared."""
    lines = "number = 2 -> 4\nnumber = 1000\n5\nwhat?\nnumber = 7 → 14\nq\n"
    run = session(repository, lines, "examples", "double", "--code")
    assert "return number * number" in run.stdout
    assert "Squares" not in run.stdout.partition("It fails")[0]
    assert "right, and the code says so, too" in run.stdout
    assert "the bounds are 0 to 100" in run.stdout
    assert "is not an input; write it as: number = ..." in run.stdout
    assert "expected = 14" in run.stdout
    assert "2 examples; 1 would have done:" in run.stdout
    assert "Squares the number, which is the same for 0 and 2" in run.stdout
    assert not (repository.root / "home").exists()  # it is a game


def test_a_mistake_that_is_given_up_is_explained(repository):
    """Broken: giving up is a dead end, or the mistake is not explained then."""
    run = session(repository, "x\nq\n", "examples", "double", "--code")
    assert "Squares the number, which is the same for 0 and 2" in run.stdout
    assert "number = 1 → 2" in run.stdout


def test_a_mistake_that_cannot_be_read_leaves_out_its_problem_alone(repository):
    """Broken: one malformed declaration keeps one from finding the mistakes of all problems."""
    shutil.copytree(repository.root / "problems" / "double", repository.root / "problems" / "a")
    repository.write("problems/a/wrong/squares.py", f"{SQUARES}\n\nVERDICT = 5\n")
    run = session(repository, "x\n\nq\n", "examples")  # whichever of the two is drawn first
    assert "examples: left out: " in run.stderr
    assert "a/wrong/squares.py: VERDICT is 5; write a string" in run.stderr
    assert "Type examples that refute 1 typical mistake, each in this form:" in run.stdout


@pytest.mark.parametrize("verb", ["log", "today"])
def test_a_folder_without_a_spec_stands_in_nobodys_way(repository, verb):
    """Broken: one folder without a README keeps one from the log, and from what is due."""
    (repository.root / "problems" / "empty").mkdir()
    run = session(repository, "q\n", verb)
    assert (run.returncode, run.stderr) == (0, "")


def test_a_log_for_people(repository):
    """Broken: `kata log` fails on an empty folder, or a broken line stops it."""
    said = "Nothing has been practised yet; make today starts."
    assert said in session(repository, "", "log").stdout
    session(repository, "q\n", "today", "double")
    assert session(repository, "", "log").stdout.startswith(
        "left unfinished: double\ndue today: no"
    )
    assert json.loads(session(repository, "", "log", "--json").stdout)["left"] == ["double"]
    session(repository, "6\n6\nq\n", "today", "double")
    with (repository.root / "home" / "log.jsonl").open("a") as file:
        file.write("=======\n")
    run = session(repository, "", "log")
    assert run.returncode == 0
    assert "log.jsonl:5: not an entry of the log, skipped: =======" in run.stderr
    assert "double  2026-03-21         1  2026-03-20: again" in run.stdout
    assert "due today: nothing\n" in run.stdout
    assert "due today: double\n" in session(repository, "", "log", now="2026-03-21").stdout


def test_a_log_of_one_problem_speaks_of_that_alone(repository):
    """Broken: `kata log P=b` says that nothing has been practised, though another problem was."""
    repository.write("problems/b/README.md", SPEC.replace("Double", "B"))
    session(repository, "6\n6\nq\n", "today", "double")
    said = "None of these problems has been practised yet; make today P=b starts.\n"
    assert session(repository, "", "log", "b").stdout == said


def test_what_comes_back_next_is_of_the_list(repository):
    """Broken: with LIST=, a problem that is not on it is said to come back next."""
    shutil.copytree(repository.root / "problems" / "double", repository.root / "problems" / "b")
    path = repository.write("list.txt", "b\n")
    session(repository, "6\n6\nq\n", "today", "double")
    session(repository, "6\n6\nq\n", "today", "b", now="2026-03-25T21:30")
    run = session(repository, "", "today", f"--list={path}", now="2026-03-25T22:00")
    assert run.stdout == "Nothing is left for today; the next comes back tomorrow.\n"


def test_any_problem_may_come_next_where_they_are_mixed(repository):
    """Broken: MIX=1 keeps the order of the road, which tells what the next problem is about."""
    for name in "bcdefghij":
        repository.write(f"problems/{name}/README.md", SPEC.replace("Double", name))
    first = set()
    for _ in range(8):
        shutil.rmtree(repository.root / "home", ignore_errors=True)
        first.add(session(repository, "q\n", "today", "--mix").stdout.splitlines()[1])
    assert len(first) > 1


def test_the_clock_can_be_set_in_one_place_only(repository):
    """Broken: a time that cannot be read is a traceback."""
    run = session(repository, "", "log", now="soon")
    assert (run.returncode, run.stderr) == (
        2,
        "log: KATA_NOW=soon: write it as in 2026-11-24T09:00\n",
    )
