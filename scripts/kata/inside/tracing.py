"""Records the steps of a call: the state before each statement runs, and when a frame ends.

Comprehensions and generator expressions belong to the statement around them. A value that can
change has a number, the same wherever it appears, and its content is in `h`, once.
A step is a JSON object, with the keys and the cells that wire/cells.py defines:
  event      "line", or how the frame ends: "return", "yield" or "raise"; or "back", in the frame
             around it, where a statement goes on with what was returned or yielded
  value      the value that is returned or yielded, or the text of the exception
  depth      the number of frames
  frames     the innermost of them, the current one last: [function, line, {name: cell}, number],
             where a generator that goes on has the number that it had before
  globals    {name: cell} of those that the source sets, if any
  arguments  of the call
  move       the index of the call that LeetCode plays
  called     how often functions of the solution have been called so far
  printed    what has been printed since the step before, if anything has
  at         where the expression stands that raised, if one did and that is known
  heap       what mutable values hold
Beyond the limit, {"n": how many steps are left out, "ran": {line: how often it begins in these}}
is sent at once, then every 1,000 steps, and at the end.
"""

import sys
from collections import Counter
from collections.abc import Callable, Sequence
from contextlib import redirect_stderr, redirect_stdout
from opcode import opname
from types import FrameType
from typing import Any

from kata.inside.statements import Statements
from kata.inside.tape import Tape
from kata.wire import BUILTINS, NAME
from kata.wire.call import Caller
from kata.wire.cells import LEFT_OUT_KEYS, OPTIONAL, STEP_KEYS, Values, compact
from kata.wire.model import PLAYED
from kata.wire.plain import LARGEST_RESULT, PLAIN, encode
from kata.wire.records import message_of

__builtins__ = BUILTINS

NO_FILE = -1  # for a tape that nobody else reads
FRAMES = 40  # the innermost, in one step
STEPS_UNREPORTED = 1000  # steps left out between two reports of how many
BACK = "back"
INNER = {"<genexpr>", "<listcomp>", "<setcomp>", "<dictcomp>", "<lambda>"}


def steps(
    emit: Callable[[bytes], None],
    caller: Caller,
    arguments: bytes,
    source: str,
    most: tuple[int, ...],
) -> tuple[int, list[bytes]]:
    """Report the first steps of a call; returns how many are left out, and the result.

    At most so many steps are reported, so many are reported or counted, and the reports take about
    so many bytes; what runs after those that are counted is not traced. A fourth number says how
    many steps are passed over first.
    """
    call, own = caller.prepare(arguments)
    given = [] if caller.shape.way == PLAYED else own[: caller.count]
    tape = Tape(NO_FILE)
    recorder = Recorder(emit, caller, given, Statements(source), tape, *most)
    with redirect_stdout(tape), redirect_stderr(tape):
        sys.settrace(recorder.enter)
        try:
            value = call(*own)
        finally:
            sys.settrace(None)
            if recorder.left_out:
                recorder.report()
    return recorder.left_out, [encode(caller.finish(own, value), LARGEST_RESULT)]


class Recorder:
    """Keeps no frame between two steps."""

    def __init__(
        self,
        emit: Callable[[bytes], None],
        caller: Caller,
        arguments: list[Any],
        statements: Statements,
        tape: Tape,
        most: int,
        counted: int,
        largest: int,
        passed: int = 0,
    ) -> None:
        self.emit, self.caller, self.arguments, self.tape = emit, caller, arguments, tape
        self.statements, self.most, self.counted, self.largest = statements, most, counted, largest
        self.passed = passed
        self.count = self.left_out = self.reported = self.size = self.calls = 0
        self.numbers: dict[tuple[int, str], int] = {}
        self.kept: dict[int, Any] = {}  # another object may get the identity of one that is gone
        self.alive: dict[int, int] = {}  # {identity of a frame that has not ended: its number}
        self.ran: Counter[int] = Counter()  # of the steps that are left out

    def enter(self, frame: FrameType, event: str, arg: Any) -> Any:  # noqa: ARG002 (the interpreter's)
        """Return the function that traces a frame of the solution, None for any other."""
        if frame.f_code.co_filename != NAME or frame.f_code.co_name in INNER:
            return None
        is_new = id(frame) not in self.alive
        self.calls += is_new
        self.alive.setdefault(id(frame), self.calls)
        statement, start, line, error, is_closed = None, 0, frame.f_lineno, "", False
        at = list[int]()

        def trace(frame: FrameType, event: str, arg: Any) -> Any:
            nonlocal statement, start, line, error, is_closed, at
            if event == "line":
                before, (statement, folds) = statement, self.statements.at(frame)
                if folds and statement is before and frame.f_lasti > start:
                    return trace
                start = frame.f_lasti
                line = statement.lineno if folds else frame.f_lineno
                self.step(frame, "line", line)
            elif event == "exception":
                error, is_closed = error_text(*arg[:2]), arg[0] is GeneratorExit
                at = self.statements.expression(frame)
            elif is_closed:  # a generator that nobody asks any more, perhaps after the call
                self.alive.pop(id(frame), None)
            elif event == "return":
                end = ending(frame)
                if end == "raise":
                    self.step(frame, end, frame.f_lineno, error, at)
                else:
                    self.step(frame, end, line, arg)
                    self.go_back(frame, arg)
                if end != "yield":
                    self.alive.pop(id(frame), None)
            return trace

        return trace

    def go_back(self, frame: FrameType, value: Any) -> None:
        """Report the step to the statement that has a use for what a frame gives, if one has."""
        outer = above(frame)
        if outer and (line := self.statements.line_with_use(outer, frame.f_code.co_name)):
            self.step(outer, BACK, line, value)

    def report(self) -> None:
        """Say what is left out so far."""
        self.reported = self.left_out
        self.emit(compact(dict(zip(LEFT_OUT_KEYS, (self.left_out, self.ran)))).encode())

    def step(
        self,
        frame: FrameType,
        event: str,
        line: int,
        value: Any = None,
        at: Sequence[int] = (),
    ) -> None:
        """Report one step or, beyond the limit, only count it."""
        if self.passed > 0:
            self.passed -= 1
            return
        if self.left_out or self.count >= self.most or self.size > self.largest:
            self.left_out += 1
            self.ran[line] += event == "line"
            if self.left_out >= self.reported + STEPS_UNREPORTED or not self.reported:
                self.report()
            if self.count + self.left_out >= self.counted:
                sys.settrace(None)
            return
        values, stack = Values(self.numbers, self.kept), list[FrameType]()
        outer: FrameType | None = frame
        while outer:
            stack.append(outer)
            outer = above(outer)
        lines = [line, *(one.f_lineno for one in stack[1:FRAMES])]
        own, known = self.statements.globals, frame.f_globals
        parts = {  # in this order, as each numbers the values that are new in it
            "event": event,
            "value": values.of(value),
            "depth": len(stack),
            "frames": [
                [one.f_code.co_name, number, values.named(one.f_locals), self.alive.get(id(one), 0)]
                for one, number in zip(stack, lines)
            ][::-1],
            "arguments": [values.of(argument) for argument in self.arguments],
            "globals": values.named({name: known[name] for name in own if name in known}),
            "move": self.caller.call_index,
            "called": self.calls,
            "printed": self.tape.taken().decode("utf-8", "replace"),
            "at": at,
            "heap": values.heap(),
        }
        sent = {STEP_KEYS[key]: part for key, part in parts.items() if part or key not in OPTIONAL}
        record = compact(sent).encode()
        self.count, self.size = self.count + 1, self.size + len(record) * (event != BACK)
        self.emit(record)


def above(frame: FrameType) -> FrameType | None:
    """Return the frame of the solution around another one, apart from the inner ones."""
    outer = frame.f_back
    while outer and (outer.f_code.co_filename != NAME or outer.f_code.co_name in INNER):
        outer = outer.f_back
    return outer


def error_text(kind: type, error: BaseException) -> str:
    """Return an exception in a line, without running any of the solution's code."""
    own = kind.__module__ != "builtins" or not {*map(type, error.args)} <= PLAIN
    return kind.__name__ if own else f"{kind.__name__}: {message_of(error)}".removesuffix(": ")


def ending(frame: FrameType) -> str:
    """Return the event with which a frame ends, as its last instruction tells."""
    name = opname[frame.f_code.co_code[frame.f_lasti]]
    return "yield" if name.startswith("YIELD") else "return" if "RETURN" in name else "raise"
