"""Knows where the processor time for making a problem's cases goes, and says what took too much."""

from collections import defaultdict
from types import FrameType

from kata import KataError
from kata.cases.alarm import alarm
from kata.cases.case import SMALL
from kata.cases.recipe import every
from kata.paths import shown
from kata.problem.folder import Problem
from kata.wire.plain import encode

COUNTING = 5  # seconds to count the inputs at each size
CALL = 10  # seconds for a single call of any function of problem.py


class Budget:
    """Knows which function of problem.py spent the time, from looks at it while it is running.

    Whoever makes cases sets `group`, the number `made` and, in `doing`, the size or case under way.
    """

    def __init__(self, problem: Problem, seconds: float) -> None:
        self.problem, self.seconds = problem, seconds
        self.called = problem.rules_file.name, 0  # the function of problem.py, and its line
        self.group = self.doing = ""
        self.made = 0  # cases
        self.looked = self.begun = 0.0  # seconds spent at the last look, and when this call began
        self.call: tuple[FrameType | None, int] = None, 0  # its frame, and how many had been made
        self.line = 0  # of problem.py, at the last look
        self.is_stuck = False  # in a call that takes too long
        # {(called, group): {doing: seconds}}
        self.spent: dict[tuple[tuple[str, int], str], dict[str, float]] = defaultdict(
            lambda: defaultdict(float)
        )

    def look(self, seconds: float, frame: FrameType | None) -> bool:
        """Note what has spent the seconds since the last look; whether one call takes too long."""
        running = []  # in problem.py; the last of these frames is of the function that we called
        while frame:
            if frame.f_code.co_filename == str(self.problem.rules_file):
                running.append(frame)
            frame = frame.f_back
        outermost = running[-1] if running else None
        if (call := (outermost, self.made)) != self.call:
            self.call, self.begun = call, self.looked
        if outermost:
            code, self.line = outermost.f_code, running[0].f_lineno
            self.called = f"{code.co_name}()", code.co_firstlineno
        self.spent[self.called, self.group][self.doing] += seconds - self.looked
        self.looked = seconds
        self.is_stuck = bool(outermost) and seconds - self.begun > CALL
        return self.is_stuck

    def overdrawn(self, fewer: dict[str, str]) -> str:
        """Which function was slow, on what, and what would help, in one line.

        `fewer` is {group: how to make fewer cases}.
        """
        if self.is_stuck:
            (name, _), few = self.called, fewer.get(self.group)
            where = f"{shown(self.problem.rules_file)}:{self.line}: {name} {self.doing}".rstrip()
            why = f"is still running after {CALL:g} s, at this line; does its loop end?"
            return f"{where} {why} If it does, make {name} faster" + (f", or {few}" if few else "")
        ((name, line), group), parts = max(
            self.spent.items(), key=lambda item: sum(item[1].values())
        )
        share, longest = sum(parts.values()), max(parts, key=parts.__getitem__)
        single = parts[longest] > share / 2
        what = f" {longest}".rstrip() if single else f" in the group {group!r}"
        seconds = min(parts[longest] if single else share, self.seconds)
        took = f"took {seconds:.2g} of the {self.seconds:g} s"
        where = f"{shown(self.problem.rules_file)}:{line}: {name}{what}"
        fix = self._fix(name, group, single, fewer.get(group))
        return f"{where} {took} allowed for making all cases; {fix}"

    def _fix(self, name: str, group: str, single: bool, few: str | None) -> str:
        if group == SMALL and name == "inputs()":
            return counted(self.problem)
        if group == SMALL and not single:
            own = self.problem.rules.small
            few = "let small() yield fewer inputs" if own else counted(self.problem)
        return f"make {name} faster" + (f", or {few}" if few else "")


def counted(problem: Problem) -> str:
    """The advice to lower SMALL, with the number of inputs at each size."""
    counts = []
    for size in range(1, problem.rules.SMALL + 1):
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
