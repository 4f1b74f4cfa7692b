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
"""

import ast
import sys
from bisect import bisect_left
from collections import deque
from contextlib import suppress
from itertools import islice
from json import dumps
from opcode import opname

from kata.inside import BUILTINS, NAME
from kata.inside.call import MOST, encode

__builtins__ = BUILTINS

FRAMES, OBJECTS, ITEMS, LETTERS, DEEP = 40, 300, 100, 200, 4  # at most, in one step
EXACT = 1 << 53  # beyond it, JavaScript's numbers have gaps
LONG = 256  # bits of an integer that is written out
OWN = {"solution", "given", "kata.inside.nodes"}  # the modules whose objects are looked into
INNER = {"<genexpr>", "<listcomp>", "<setcomp>", "<dictcomp>", "<lambda>"}
COMPREHENSIONS = ast.ListComp, ast.SetComp, ast.DictComp
SCOPES = (*COMPREHENSIONS, ast.GeneratorExp, ast.Lambda, ast.stmt)
PLAIN = {int, str, bool, type(None)}


def steps(report, caller, arguments, source, most, largest):
    """Report the first steps of a call; how many are left out, and the result."""
    call, own = caller.prepare(arguments)
    recorder = Recorder(report, caller, [] if caller.plays else own, source)
    recorder.most, recorder.largest = most, largest
    sys.settrace(recorder.enter)
    try:
        value = call(*own)
    finally:
        sys.settrace(None)
    return recorder.left_out, [encode(caller.finish(own, value), MOST)]


class Recorder:
    """Keeps no frame and no value between two steps, only their numbers."""

    def __init__(self, report, caller, arguments, source):
        self.report, self.caller, self.arguments = report, caller, arguments
        self.most = self.largest = 0  # steps, and bytes of them
        self.statements = Statements(source)
        self.count = self.left_out = self.size = self.calls = 0
        self.numbers, self.paused = {}, set()

    def enter(self, frame, event, arg):  # noqa: ARG002 (the interpreter's)
        """What traces a frame of the solution, None for any other."""
        if frame.f_code.co_filename != NAME or frame.f_code.co_name in INNER:
            return None
        self.calls += id(frame) not in self.paused
        self.paused.discard(id(frame))
        statement, start = None, 0

        def trace(frame, event, arg):
            nonlocal statement, start
            if event == "line":
                before, (statement, folds) = statement, self.statements.at(frame)
                if folds and statement is before and frame.f_lasti > start:
                    return trace
                start = frame.f_lasti
                self.step(frame, "line", statement)
            elif event == "return":
                how = ending(frame)
                if how == "yield":
                    self.paused.add(id(frame))
                self.step(frame, how, None, arg)
            return trace

        return trace

    def step(self, frame, event, statement, value=None):
        """Report one step, unless there are enough."""
        if self.left_out or self.count == self.most or self.size > self.largest:
            self.left_out += 1
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
            "o": looked_at(statement, stack[0].f_locals, values),
            "n": self.caller.call,
            "c": self.calls,
        }
        record = dumps(step | {"h": values.heap()}, separators=(",", ":")).encode()
        self.count, self.size = self.count + 1, self.size + len(record)
        self.report(record)


def ending(frame):
    """How a frame ends: by the instruction it has come to."""
    name = opname[frame.f_code.co_code[frame.f_lasti]]
    return "yield" if name.startswith("YIELD") else "return" if "RETURN" in name else "raise"


class Statements:
    """The statements of a source, by where they start."""

    def __init__(self, source):
        try:
            nodes = list(ast.walk(ast.parse(source)))
        except (SyntaxError, ValueError):  # it was decoded in another way
            nodes = []
        self.nodes = sorted((node for node in nodes if isinstance(node, ast.stmt)), key=started_at)
        self.starts = [started_at(node) for node in self.nodes]
        self.inlined = [
            (started_at(node), (node.end_lineno, node.end_col_offset))
            for node in nodes
            if isinstance(node, COMPREHENSIONS)
        ]
        self.positions = {}  # of the instructions, by code

    def at(self, frame):
        """The statement that a frame has come to, and whether it may still be the same run of it.

        A simple statement goes on over all of its lines; the head of a loop goes on only within a
        comprehension: what comes back to it from elsewhere, if only from the same line, is new.
        """
        place = self._place(frame)
        index = bisect_left(self.starts, (place[0], place[1] + 1)) - 1
        if place[1] < 0 and index + 1 < len(self.nodes) and self.starts[index + 1][0] == place[0]:
            index += 1  # without columns, the first on the line
        if index < 0:
            return None, False
        node = self.nodes[index]
        if hasattr(node, "body") or hasattr(node, "cases"):
            return node, any(start < place < end for start, end in self.inlined)
        return node, place[0] <= node.end_lineno

    def _place(self, frame):
        """The line and the column of the instruction; before Python 3.11, -1 for the column."""
        code = frame.f_code
        if not hasattr(code, "co_positions"):
            return frame.f_lineno, -1
        if code not in self.positions:
            self.positions[code] = [(line, start) for line, _, start, _ in code.co_positions()]
        line, column = self.positions[code][frame.f_lasti // 2]
        return (frame.f_lineno, -1) if line is None or column is None else (line, column)


def started_at(node):
    return node.lineno, node.col_offset


def looked_at(statement, names, values):
    """The items that a statement names by plain subscripts, as `board[row][column - 1]` does."""
    found, waiting = [], [statement] if statement else []
    for node in waiting:  # which grows meanwhile
        waiting += (n for n in ast.iter_child_nodes(node) if not isinstance(n, SCOPES))
        if not isinstance(node, ast.Subscript):
            continue
        with suppress(LookupError, ArithmeticError, TypeError, AttributeError):
            base, index = value_of(node.value, names), value_of(node.slice, names)
            path = [index]
            if type(base) is str and isinstance(node.value, ast.Subscript):
                path = [value_of(node.value.slice, names), index]
                base = value_of(node.value.value, names)
            if type(base) is list and {*map(type, path)} == {int}:
                found.append([values.of(base)[1], *path])
    return found


def value_of(node, names):
    """The value of a plain expression; nothing of the solution's is called for it."""
    match node:
        case ast.Constant(value=value):
            return value
        case ast.Name(id=name):
            return names[name]
        case ast.Attribute(value=owner, attr=name):
            return dict(attributes(value_of(owner, names)))[name]
        case ast.UnaryOp(op=ast.USub(), operand=operand):
            return -whole(value_of(operand, names))
        case ast.BinOp(left=left, op=ast.Add() | ast.Sub() as op, right=right):
            left, right = (whole(value_of(side, names)) for side in (left, right))
            return left + right if isinstance(op, ast.Add) else left - right
        case ast.Subscript(value=base, slice=index):
            base, index = value_of(base, names), whole(value_of(index, names))
            if type(base) in (list, tuple, str):
                return base[index]
    raise LookupError


def whole(value):
    if type(value) is not int:
        raise LookupError
    return value


def attributes(value):
    """The attributes of an object of the solution's, or of a node, past any code of its class."""
    for kind in type(value).__mro__:
        slots = kind.__dict__.get("__slots__", ())
        for name in [slots] if isinstance(slots, str) else slots:
            if hasattr(kind.__dict__.get(name), "__get__"):
                with suppress(AttributeError):
                    yield name, kind.__dict__[name].__get__(value)
    with suppress(AttributeError):
        yield from object.__getattribute__(value, "__dict__").items()


class Values:
    """The values of one step as JSON; what is no plain data is named by its type."""

    def __init__(self, numbers):
        self.numbers, self.waiting, self.seen = numbers, [], set()

    def named(self, names):
        """Local variables, without functions, classes and modules."""
        return {
            name: self.of(value)
            for name, value in names.items()
            if name[:1] not in "._" and not (callable(value) and type(value).__module__ not in OWN)
        }

    def of(self, value, deep=0):
        """A value: itself, or a list of what it is and what stands for it."""
        kind = type(value)
        if value is None or kind is bool or (kind is int and -EXACT < value < EXACT):
            return value
        if kind is str:
            return value if len(value) <= LETTERS else f"{value[:LETTERS]}…"
        if kind is int:
            bits = value.bit_length()
            return ["int", str(value) if bits <= LONG else f"a number of {bits:,} bits"]
        if kind is float:
            return ["float", repr(value)]
        if kind is range:
            return ["other", repr(value)]
        if issubclass(kind, (tuple, frozenset)) and deep < DEEP:
            name = "tuple" if issubclass(kind, tuple) else "frozenset"
            items = [self.of(item, deep + 1) for item in islice(kind.__iter__(value), ITEMS)]
            return [name, *(items if name == "tuple" else ordered(items))]
        known = issubclass(kind, (list, dict, set, deque)) or kind.__module__ in OWN
        if not known or (id(value) not in self.seen and len(self.seen) >= OBJECTS):
            return ["other", kind.__name__]
        key = id(value), kind.__name__
        if id(value) not in self.seen:
            self.seen.add(id(value))
            self.waiting.append((self.numbers.setdefault(key, len(self.numbers)), value))
        return ["@", self.numbers[key]]

    def heap(self):
        """{number: what it holds} of all that can be reached."""
        found = {}
        for number, value in self.waiting:  # which grows meanwhile
            found[number] = self._held(value)
        return found

    def _held(self, value):
        kind = type(value)
        if issubclass(kind, (list, deque)):
            base = list if issubclass(kind, list) else deque
            items = [
                item if type(item) is str and len(item) < 9 else self.of(item)
                for item in islice(base.__iter__(value), ITEMS)
            ]
            shape, size = "list", base.__len__(value)
        elif issubclass(kind, set):
            items = ordered([self.of(item) for item in islice(set.__iter__(value), ITEMS)])
            shape, size = "set", set.__len__(value)
        else:
            shape = "map" if issubclass(kind, dict) else "object"
            pairs = list((dict.items if shape == "map" else attributes)(value))
            items, size = [[self.of(k), self.of(v)] for k, v in pairs[:ITEMS]], len(pairs)
        return [kind.__name__, shape, items, *([size] if size > len(items) else [])]


def ordered(items):
    """The items of a set, the smaller first where that can be told."""
    try:
        return sorted(items, key=lambda item: (type(item).__name__, item))
    except TypeError:
        return sorted(items, key=repr)
