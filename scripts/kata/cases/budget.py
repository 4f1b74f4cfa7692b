"""The processor time in which the cases of a problem must be made, and what took too much of it."""

import signal
from collections import Counter
from time import process_time

from kata.cases.recipe import every
from kata.cases.reference import alarm
from kata.paths import shown
from kata.wire.plain import encode

LOOK = 0.05  # seconds of processor time between two looks at what is running
COUNTING = 5  # seconds for counting how many inputs there are at a smaller size
FEWER = {"generated": "lower LARGEST", "killers": "choose smaller killers"}


class Budget:
    """Interrupts what takes more processor time, and knows which function of problem.py took it.

    `doing` is what is under way, said by whoever does it: a group, and a case or a size.
    """

    def __init__(self, problem, seconds):
        self.problem, self.seconds = problem, seconds
        self.called = problem.rules_file.name, 0  # the function of problem.py, and its line
        self.doing = "constants", ""
        self.spent = Counter()  # seconds on (called, doing)

    def __enter__(self):
        self.begun = self.looked = process_time()
        self.before = signal.signal(signal.SIGPROF, self._look)
        signal.setitimer(signal.ITIMER_PROF, LOOK, LOOK)

    def __exit__(self, *_):
        signal.setitimer(signal.ITIMER_PROF, 0)
        signal.signal(signal.SIGPROF, self.before)

    def _look(self, _, frame):
        while frame:  # up to the outermost of problem.py, which is what the engine called
            code, frame = frame.f_code, frame.f_back
            if code.co_filename == str(self.problem.rules_file):
                self.called = f"{code.co_name}()", code.co_firstlineno
        now = process_time()
        self.spent[self.called, self.doing] += now - self.looked
        self.looked = now
        if now - self.begun > self.seconds:
            raise TimeoutError

    def overdrawn(self):
        """Which function was slow, on what, and what would help, in one line."""
        shares = Counter()
        for (called, (group, _)), seconds in self.spent.items():
            shares[called, group] += seconds
        (((name, line), group), share), *_ = shares.most_common(1)
        parts = {what: s for (c, (g, what)), s in self.spent.items() if c[0] == name and g == group}
        longest = max(parts, key=parts.get)
        single = parts[longest] > share / 2
        what = f" {longest}".rstrip() if single else f" in the group {group!r}"
        seconds = min(parts[longest] if single else share, self.seconds)
        took = f"took {seconds:.2g} of the {self.seconds:g} s"
        where = f"{shown(self.problem.rules_file)}:{line}: {name}{what}"
        return f"{where} {took} allowed for making all cases; {self._fix(name, group, single)}"

    def _fix(self, name, group, single):
        fix, few = f"make {name} faster", FEWER.get(group)
        if group == "small" and name == "inputs()":
            return counted(self.problem)
        if group == "small" and not single:
            own = hasattr(self.problem.rules, "small")
            few = "let small() yield fewer inputs" if own else counted(self.problem)
        return f"{fix}, or {few}" if few else fix


def counted(problem):
    """The advice to lower SMALL, with the number of inputs that there are at each size."""
    counts = []
    for size in range(1, problem.rules.SMALL + 1):
        found = set()
        try:
            with alarm(COUNTING):
                for arguments in every(problem.rules.inputs, size):
                    found.add(encode(arguments))
            counts.append(f"up to {size}: {len(found):,}")
        except TimeoutError:
            counts.append(f"up to {size}: over {len(found):,}")
            break
    return f"choose a smaller SMALL (inputs {'; '.join(counts)})"
