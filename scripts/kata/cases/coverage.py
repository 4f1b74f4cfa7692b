"""Measures what the cases of a problem reach: how many inputs, which sizes, which values."""

import hashlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from marshal import dumps, loads
from pathlib import Path
from typing import Any

from kata.cases.cache import CASES, cache_path, load, store
from kata.cases.generate import cases_of
from kata.cases.model import GENERATED, SMALL, Cases
from kata.cases.small_size import set_size
from kata.problem.constraints.named_values import CALLS, values_of
from kata.problem.folder import Problem
from kata.size import length
from kata.text import text_of
from kata.wire.model import RETURNED
from kata.wire.plain import encode

ALL = f"{CALLS}all"
FAR = 10  # times: a bound that cases miss by more is not reached
LETTERS = 30  # that are listed
DIGITS, PLAIN = 12, 2  # of a digest; the version of marshal in which equal values are equal bytes
MOST_INPUTS = 2000  # inputs of a group that are looked at, evenly spread


@dataclass
class Span:
    """The least and the largest of some numbers."""

    low: int
    high: int

    def __str__(self) -> str:
        return f"{self.low:,} to {self.high:,}" if self.low < self.high else f"{self.low:,}"


@dataclass
class Amount:
    """The number of cases in a group, of different inputs, and the name of the first case."""

    cases: int
    different: int
    name: str


@dataclass
class Reach:
    """The cases in each group, counted, and the extremes of what they hold."""

    illegal: dict[str, tuple[int, str]]  # inputs of a group, and why the first of them is
    digest: str  # of all cases, with their answers
    size: tuple[int, int] = 0, 0  # of the small inputs of a derived recipe, and of their values
    groups: dict[str, Amount] = field(default_factory=dict)
    spans: dict[str, Span] = field(default_factory=dict)  # of `nums.length`, `push(n)`, `n` ...
    letters: dict[str, str] = field(default_factory=dict)  # of the strings in a parameter

    def add_number(self, name: str, number: int) -> None:
        span = self.spans.setdefault(name, Span(number, number))
        span.low, span.high = min(span.low, number), max(span.high, number)

    def add_value(self, name: str, value: Any, form: str = "{}", part: str = "") -> None:
        """Add the value of a parameter, or a part of it; `form` is as in `push({})`."""
        part = part or name
        if isinstance(value, str):
            parameter = form.format(name)
            self.letters[parameter] = "".join(sorted({*self.letters.get(parameter, ""), *value}))
        if isinstance(value, (str, list)):
            self.add_number(form.format(f"{part}.length"), length(value))
        if isinstance(value, list):
            item = f"{part}[{'ijkl'[min(part.count('['), 3)]}]"
            numbers = [one for one in value if type(one) is int]
            for number in (min(numbers), max(numbers)) if numbers else ():
                self.add_number(form.format(item), number)
            for one in value if len(numbers) < len(value) else ():
                self.add_value(name, one, form, item)
        elif type(value) is int and part == name:  # those in lists are added all at once
            self.add_number(form.format(name), value)


def reach_of(problem: Problem, say: Callable[[str], None] = lambda _: None) -> Reach:
    """Measure what the cases of a problem reach, or recall it."""
    found = kept_reach(problem)
    if not found:
        found = _measure(problem, cases_of(problem, say))
        store(_path_of(problem), found)
    return found


def kept_reach(problem: Problem) -> Reach | None:
    """Return what the cases of a problem reach, if that was measured already."""
    if found := load(_path_of(problem), Reach):
        set_size(problem, found.size)
    return found


def _path_of(problem: Problem) -> Path:
    return cache_path(CASES, problem).with_suffix(".reach")


def reach_lines(problem: Problem, found: Reach) -> Iterator[str]:
    """Say what is reached, a line for each thing; LARGEST, and what the constraints allow."""
    counts = (f"{group} {amount.different:,}" for group, amount in found.groups.items())
    yield f"different inputs: {', '.join(counts)}"
    for group in SMALL, GENERATED:
        count, why = found.illegal.get(group, (0, ""))
        made = count + (found.groups[group].cases if group in found.groups else 0)
        if count:
            yield f"left out of {group}: {count:,} of {made:,} inputs are illegal, the first: {why}"
    rules, bounds = problem.rules, problem.constraints.bounds
    if rules.LARGEST:
        grows = f", but random inputs only grow to RANDOM = {rules.RANDOM:,}"
        yield f"LARGEST = {rules.LARGEST:,}{grows * (0 < rules.RANDOM < rules.LARGEST)}"
    for name, span in found.spans.items():
        stated = (bound.range for bound in bounds if _is_of(name, bound.of))
        allowed = "".join(f"; the constraints allow {text}" for text in stated)
        yield f"{_for_people(name)}: {span}{allowed}"
    for name, letters in found.letters.items():
        more = " ..." if len(letters) > LETTERS else ""
        yield f"letters in {name}: {text_of(letters[:LETTERS])}{more}"
    for line in problem.constraints.unread:
        yield f"not read, so only check() can enforce it: {line}"


def shortfalls(problem: Problem, found: Reach) -> Iterator[str]:
    """Say what may be missing: a change that no output states, a bound that no case is near."""
    for name in _changed(problem):
        yield f"answer() changes {name}; if that counts, state it: Output: ..., {name} = ..."
    lacking = [] if problem.rules.UNREACHED else [*_far_bounds(problem, found)]
    if GENERATED not in found.groups and not problem.rules.is_whole_domain:
        grow = "let the recipe's choices grow with size"
        lacking.insert(0, f"no random input differs from the small ones; {grow}")
    if lacking and GENERATED in found.illegal:
        count, why = found.illegal[GENERATED]
        yield f"inputs() makes {count:,} random inputs that are illegal, the first: {why}"
    yield from lacking


def _measure(problem: Problem, cases: Cases) -> Reach:
    made = dumps([cases.arguments, cases.answers, cases.origins], PLAIN)
    found = Reach(cases.illegal, hashlib.sha256(made).hexdigest()[:DIGITS], cases.size)
    add = _add_calls if problem.signature.plays else _add_values
    for group in dict.fromkeys(group for group, _ in cases.origins):
        indexes = cases.in_group(group)
        inputs = [*dict.fromkeys(cases.arguments[index] for index in indexes)]
        found.groups[group] = Amount(len(indexes), len(inputs), cases.names[indexes[0]])
        for arguments in inputs[:: len(inputs) // MOST_INPUTS + 1]:
            add(problem, loads(arguments), found)
    return found


def _add_values(problem: Problem, values: Any, found: Reach) -> None:
    for name, value in problem.signature.named(values).items():
        found.add_value(name, value)


def _add_calls(problem: Problem, values: Any, found: Reach) -> None:
    """Add how many calls there are, in all and of each method, and their arguments."""
    named, methods = values_of(problem.signature, values), problem.signature.methods
    stated = [bound.of for bound in problem.constraints.bounds if bound.of.startswith(CALLS)]
    for of in dict.fromkeys([*(stated or [ALL]), *(f"{CALLS}{name}" for name in named.calls)]):
        found.add_number(of, *named.numbers(of))
    for call, arguments in zip(*values):
        for name, value in zip(methods[call].parameters, arguments):
            found.add_value(name, value, f"{call}({{}})")


def _far_bounds(problem: Problem, found: Reach) -> Iterator[str]:
    """Yield the bounds, and the size, that no case comes near."""
    bounds = problem.constraints.bounds
    for bound in bounds:
        spans = [span for name, span in found.spans.items() if _is_of(name, bound.of)]
        if not spans:
            continue
        low, high = min(span.low for span in spans), max(span.high for span in spans)
        if bound.high is not None and bound.high > FAR * max(high, 1):
            yield f"{_for_people(bound.of)} may be {bound.high:,}, but no case exceeds {high:,}"
        if bound.low is not None and bound.low < FAR * min(low, -1):
            yield f"{bound.of} may be {bound.low:,}, but no case is below {low:,}"
    sizes = {
        name: span.high
        for name, span in found.spans.items()
        if name.startswith(CALLS) or name.rstrip(")").endswith(".length")
    }
    stated = {
        name for name in sizes for one in bounds if one.high is not None and _is_of(name, one.of)
    }
    if sizes.keys() - stated and FAR * max(*sizes.values(), 1) < problem.rules.LARGEST:
        what = f"{'sequence of calls, ' * problem.signature.plays}list or string"
        longest = f"no {what} is longer than {max(sizes.values()):,}"
        yield f"LARGEST = {problem.rules.LARGEST:,}, but {longest}"


def _for_people(name: str) -> str:
    """Return a name, where `calls to all` are just calls."""
    return "calls" if name == ALL else name


def _is_of(name: str, of: str) -> bool:
    """Return True if a bound is of this span: one of `n` is also of `push(n)`."""
    return name == of or name.endswith(f"({of})")


def _changed(problem: Problem) -> Iterator[str]:
    """Yield the lists that the reference changes in the first example, and does not return."""
    signature, reference = problem.signature, problem.reference
    if signature.way != RETURNED or signature.inputs is not None or not problem.has_answer:
        return
    data = encode(problem.examples[0].arguments)
    call, arguments = reference.prepare(data)
    result = call(*arguments)
    for (name, kind), before, after in zip(signature.parameters.items(), loads(data), arguments):
        is_list = kind[0] == "List" and "Node" not in str(kind)
        if is_list and before != after and result is not after:
            yield name
