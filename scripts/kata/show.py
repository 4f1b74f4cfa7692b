"""What a person sees of a verdict: rich text, which is plain text where there is no colour."""

import marshal
import shlex

from rich.text import Text

from kata.picture import draw, drawable
from kata.problem import parameters
from kata.process import ACCEPTED, WRONG

SHORT = 300  # characters of a value that is not shown whole


def headline(verdict, width=0):
    """One line: the word, the file, and how many cases in what time."""
    path = verdict.solution.path
    folder = verdict.solution.problem.folder.parent
    path = path.relative_to(folder) if path.is_relative_to(folder) else path
    right = verdict.word == ACCEPTED
    line = Text(
        f"{'✓' if right else '✗'} {verdict.word}".ljust(12 if right else 24), _style(verdict)
    )
    line.append(f"{path!s:{width}}", "bold")
    if right:
        line.append(f"  {verdict.answered:,} cases in {verdict.seconds:.1f} s", "dim")
    return line


def details(verdict, whole=False):
    """The lines under the headline of a verdict that is not Accepted."""
    failure, case, solution = verdict.failure, verdict.case, verdict.solution
    if case:
        smallest = " (the smallest that fails)" if case.group == "small" else ""
        yield Text(f"  case {case.number:,} of {verdict.total:,}: {case.name}{smallest}", "bold")
    else:
        yield Text("  while the file was loaded", "bold")
    for number in verdict.examples:
        if not case or number != case.number:
            yield Text(f"  documented example {number} fails too")
    yield Text()
    if failure.message:
        yield Text(f"  {failure.message}", _style(verdict))
    if failure.line:
        yield Text.assemble(
            f"  line {failure.line}:  ", (_source(solution.path, failure.line), "bold")
        )
    if case:
        yield from _case(solution.problem.rules, case, failure, whole)
    if failure.printed:
        yield Text("  printed in this case:")
        yield from (Text(f"    {line}", "dim") for line in failure.printed.splitlines())
    if case:
        yield Text()
        yield Text(f"  Again:  {again(solution, case)}", "dim")


def again(solution, case):
    """The command that runs this case once more."""
    inside = solution.path.is_relative_to(solution.problem.folder)
    which = f"S={solution.name}" if inside else f"FILE={shlex.quote(str(solution.path))}"
    return f"make judge P={solution.problem.slug} {which} CASE={case.number}"


def report(verdict, whole=False):
    """Everything about one verdict as one text."""
    below = [] if verdict.accepted else details(verdict, whole)
    return Text("\n").join([headline(verdict), *below])


def _case(rules, case, failure, whole):
    """The input, what was expected and what was given: drawn where they can be."""
    arguments = marshal.loads(case.arguments)
    names = parameters(rules)
    expected = marshal.loads(case.expected)
    given = marshal.loads(failure.answer) if failure.answer else None
    pictures = {"input": drawable(rules, arguments[0])}
    if failure.word == WRONG:
        pictures |= {"expected": drawable(rules, expected)}
        pictures |= {"yours": drawable(rules, given)}
    drawn = {title: rows for title, rows in pictures.items() if rows}
    focus = tuple(rules.focus(*arguments)) if hasattr(rules, "focus") else None
    for name, value in zip(names, arguments):
        if not (name == names[0] and "input" in drawn):
            yield Text(f"  {name} = {_value(value, whole)}")
    if drawn:
        yield from draw(drawn, focus, whole)
    if failure.word == WRONG and "yours" not in drawn:
        if "expected" not in drawn:
            yield Text.assemble("  expected  ", (_value(expected, whole), "green"))
        if failure.answer:
            yield Text.assemble("  yours     ", (_value(given, whole), "red"))


def _style(verdict):
    return "bold green" if verdict.word == ACCEPTED else "bold red"


def _value(value, whole):
    text = repr(value)
    return text if whole or len(text) <= SHORT else f"{text[:SHORT]} ... ({len(text):,} characters)"


def _source(path, line):
    """That line of a file as it stands there."""
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    return lines[line - 1].strip() if line <= len(lines) else ""
