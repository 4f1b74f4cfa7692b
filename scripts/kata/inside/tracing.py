"""Records the steps of a call: before each statement runs, and when a frame ends, what is there.

Comprehensions and generator expressions are part of the statement they stand in. A value that can
change has a number, by which it is the same value wherever it is seen, and stands in `h` once.
A step is a JSON object:
  e  the event: "line", or how the frame ends: "return", "yield" or "raise"
  v  what is returned or yielded
  d  how many frames there are
  f  the innermost of them, the current one last: [function, line, {name: value}]
  a  the arguments of the call
  h  {number: [type, "list" | "set" | "map" | "object", items, and where some are cut, how many]}
  o  what the statement looks at: [number, index], or [number, index, index] in a list of strings
  n  which of the calls that LeetCode plays this is
  c  how many calls the solution's functions have had
Where there are too many, a number says how many are left out: at first, then now and again, and
when the call ends.
"""

import sys
from json import dumps
from opcode import opname

from kata.inside.statements import Statements, items_in
from kata.wire import BUILTINS, NAME
from kata.wire.plain import MOST, encode
from kata.wire.values import Values

__builtins__ = BUILTINS

FRAMES = 40  # the innermost, in one step
OFTEN = 1000  # steps left out between two reports of how many
INNER = {"<genexpr>", "<listcomp>", "<setcomp>", "<dictcomp>", "<lambda>"}


def steps(report, caller, arguments, source, most, largest):
    """Report the first steps of a call, and how many are left out; that, and the result."""
    call, own = caller.prepare(arguments)
    given = [] if caller.plays else own
    recorder = Recorder(report, caller, given, Statements(source), most, largest)
    sys.settrace(recorder.enter)
    try:
        value = call(*own)
    finally:
        sys.settrace(None)
        if recorder.left_out:
            recorder.report(b"%d" % recorder.left_out)
    return recorder.left_out, [encode(caller.finish(own, value), MOST)]


class Recorder:
    """Keeps no frame and no value between two steps, only their numbers."""

    def __init__(self, report, caller, arguments, statements, most, largest):
        self.report, self.caller, self.arguments = report, caller, arguments
        self.statements, self.most, self.largest = statements, most, largest  # steps, their bytes
        self.count = self.left_out = self.size = self.calls = 0
        self.numbers, self.paused = {}, set()

    def enter(self, frame, event, arg):  # noqa: ARG002 (the interpreter's)
        """What traces a frame of the solution, None for any other."""
        if frame.f_code.co_filename != NAME or frame.f_code.co_name in INNER:
            return None
        self.calls += id(frame) not in self.paused
        self.paused.discard(id(frame))
        statement, start, line = None, 0, frame.f_lineno

        def trace(frame, event, arg):
            nonlocal statement, start, line
            if event == "line":
                before, (statement, folds) = statement, self.statements.at(frame)
                if folds and statement is before and frame.f_lasti > start:
                    return trace
                start = frame.f_lasti
                line = statement.lineno if folds else frame.f_lineno
                self.step(frame, "line", line, looked_at=statement)
            elif event == "return":
                how = ending(frame)
                if how == "yield":
                    self.paused.add(id(frame))
                self.step(frame, how, frame.f_lineno if how == "raise" else line, arg)
            return trace

        return trace

    def step(self, frame, event, line, value=None, looked_at=None):
        """Report one step, unless there are enough."""
        if self.left_out or self.count == self.most or self.size > self.largest:
            self.left_out += 1
            if self.left_out % OFTEN == 1:
                self.report(b"%d" % self.left_out)
            return
        values, stack = Values(self.numbers), []
        while frame:
            if frame.f_code.co_filename == NAME and frame.f_code.co_name not in INNER:
                stack.append(frame)
            frame = frame.f_back
        step = {
            "e": event,
            "v": values.of(value),
            "d": len(stack),
            "f": [
                [frame.f_code.co_name, frame.f_lineno, values.named(frame.f_locals)]
                for frame in stack[:FRAMES]
            ][::-1],
            "a": [values.of(argument) for argument in self.arguments],
            "o": items_in(looked_at, stack[0].f_locals, values),
            "n": self.caller.call,
            "c": self.calls,
        }
        step["f"][-1][1] = line
        record = dumps(step | {"h": values.heap()}, separators=(",", ":")).encode()
        self.count, self.size = self.count + 1, self.size + len(record)
        self.report(record)


def ending(frame):
    """How a frame ends: by the instruction it has come to."""
    name = opname[frame.f_code.co_code[frame.f_lasti]]
    return "yield" if name.startswith("YIELD") else "return" if "RETURN" in name else "raise"
