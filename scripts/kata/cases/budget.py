"""Knows where the time for making a problem's cases goes, and ends what takes too much."""

from collections import Counter, defaultdict
from types import CodeType, FrameType
from typing import NamedTuple

from kata import KataError
from kata.cases.checker import answer_to
from kata.cases.model import SMALL
from kata.cases.recipe import every
from kata.paths import shown
from kata.problem.folder import Problem
from kata.ticks import alarm
from kata.wire.call import Caller
from kata.wire.plain import encode

COUNTING = 5  # seconds to count the inputs at each size
QUICK = 0.001  # seconds for an answer: if they are too slow, there are too many of them
CALL = 10  # seconds for a single call of any function of problem.py
ANSWERING, PLAYING = answer_to.__code__, Caller.play.__code__


class Spender(NamedTuple):
    """A function of problem.py, the line at which it starts, and the group that it works for."""

    name: str
    line: int
    group: str


class Budget:
    """Knows which function of problem.py spent the time, from looks at it while it is running.

    Whoever makes cases sets `group`, the number `made`, in `doing` the size or case under way, and
    in `fewer` what would make fewer cases of this group, if anything does.
    """

    def __init__(self, problem: Problem, seconds: float) -> None:
        self.problem, self.seconds = problem, seconds
        self.group = self.doing = ""
        self.made = 0  # cases
        self.counts: Counter[str] = Counter()  # of these, by group
        self.fewer: dict[str, str] = {}  # {group: advice}
        self.running = Spender(problem.rules_file.name, 0, "")
        # {who spent them: {on what: seconds}}
        self.spent: dict[Spender, dict[str, float]] = defaultdict(lambda: defaultdict(float))
        self.looked = self.begun = 0.0  # seconds spent at the last look, and when this call began
        self.call: tuple[FrameType | None, int] = None, 0  # its frame, and how many had been made
        self.stuck = ""  # what is said of a call that takes too long

    def at(self, size: int, fewer: str = "") -> None:
        """Inputs of this size are under way."""
        self.doing, self.fewer[self.group] = f"at size {size:,}", fewer

    def look(self, seconds: float, frame: FrameType | None) -> bool:
        """Note what has spent the seconds since the last look; whether one call takes too long."""
        stack = []
        while frame:
            stack.append(frame)
            frame = frame.f_back
        file = str(self.problem.rules_file)
        running = [one for one in stack if one.f_code.co_filename == file]
        outermost = running[-1] if running else None
        if (call := (outermost, self.made)) != self.call:
            self.call, self.begun = call, self.looked
        self.running = self._spender({one.f_code: one for one in stack}, outermost)
        self.spent[self.running][self.doing] += seconds - self.looked
        self.looked = seconds
        if not running or seconds - self.begun <= CALL:
            return False
        where = f"{shown(self.problem.rules_file)}:{running[0].f_lineno}: {self.running.name}"
        why = f"is still running after {CALL:g} s, at this line; does its loop end?"
        self.stuck = (
            f"{where} {self.doing}".rstrip() + f" {why} If it does, {self._advice(self.running)}"
        )
        return True

    def _spender(self, stack: dict[CodeType, FrameType], outermost: FrameType | None) -> Spender:
        """Return the function of problem.py that runs or, if none does, that ran at the last look.

        Python is looked at only between some steps: a method that copies a list may be over then.
        """
        if ANSWERING in stack:
            function, name = self.problem.rules.reference, self.problem.reference_name
            if playing := stack.get(PLAYING):
                method = playing.f_locals.get("name", "__init__")
                function = getattr(function, method)
                name += f".{method}" * (method != "__init__")
            code = getattr(function, "__code__", None)
            return Spender(f"{name}()", code.co_firstlineno if code else 0, self.group)
        if outermost:
            code = outermost.f_code
            return Spender(f"{code.co_name}()", code.co_firstlineno, self.group)
        return self.running._replace(group=self.group)

    def overdrawn(self) -> str:
        """Says in one line which function was slow, on what, and what would help."""
        if self.stuck:
            return self.stuck
        slowest, parts = max(self.spent.items(), key=lambda item: sum(item[1].values()))
        share, longest = sum(parts.values()), max(parts, key=parts.__getitem__)
        is_single = parts[longest] > share / 2
        what = f" {longest}".rstrip() if is_single else f" in the group {slowest.group!r}"
        seconds = min(parts[longest] if is_single else share, self.seconds)
        took = f"took {seconds:.2g} of the {self.seconds:g} s allowed for making all cases"
        where = shown(self.problem.rules_file) + f":{slowest.line}" * bool(slowest.line)
        where = f"{where}: {slowest.name}{what}"
        advice, count = self._advice(slowest), self.counts[slowest.group]
        own = self.problem.rules.small
        fewer = "let small() yield fewer inputs" if own else ""
        is_quick = not is_single and seconds < QUICK * count
        if slowest.group == SMALL and is_quick and slowest.name != "inputs()":
            took += f", on {count:,} inputs so far, which are too many"
            advice = fewer or lower_small(self.problem)
        elif slowest.group == SMALL and slowest.name == "inputs()":
            advice = lower_small(self.problem)
        elif slowest.group == SMALL and not is_single:
            advice += f", or {fewer or lower_small(self.problem)}"
        return f"{where} {took}; {advice}"

    def _advice(self, slow: Spender) -> str:
        fewer = self.fewer.get(slow.group)
        return f"make {slow.name} faster" + (f", or {fewer}" if fewer else "")


def lower_small(problem: Problem) -> str:
    """Return the advice to lower SMALL, with the number of inputs at each size."""
    counts = []
    for size in range(1, problem.rules.small_size + 1):
        found: set[bytes] = set()
        try:
            with alarm(COUNTING):
                for arguments in every(problem.rules.inputs, size):
                    found.add(encode(arguments))
            counts.append(f"up to {size}: {len(found):,}")
        except (TimeoutError, KataError):  # what is wrong at a smaller size is told another time
            counts.append(f"up to {size}: over {len(found):,}")
            break
    return f"choose a smaller SMALL (inputs {'; '.join(counts)})"
