"""What a person sees of a verdict: rich text, which is plain text where there is no colour."""

import marshal
import shlex

from rich.text import Text

from kata.judge import peers
from kata.picture import differences, draw, drawable
from kata.plain import text_of
from kata.problem import parameters
from kata.process import TIME, WRONG

SHORT = 300  # characters of a value that is not shown whole


def short(solution):
    """The path of a solution, from its problem's folder on."""
    root = solution.problem.folder.parent
    path = solution.path
    return str(path.relative_to(root) if path.is_relative_to(root) else path)


def headline(verdict, width=0):
    """One line: the word, the file (in a list its name), and how many cases in what time."""
    line = _word(verdict, 12 if verdict.accepted and not width else 23)
    line.append(
        f" {verdict.solution.name:{width}}" if width else f" {short(verdict.solution)}", "bold"
    )
    if verdict.accepted:
        line.append(f"  {verdict.answered:,} cases in {verdict.seconds:.1f} s", "dim")
    return line


def details(verdict, cases):
    """The lines under the headline of a verdict that is not Accepted."""
    case, solution = verdict.case, verdict.solution
    if case:
        smallest = " (the smallest that fails)" if case.group == "small" else ""
        yield Text(f"  {_which(solution, case, len(cases))}{smallest}", "bold")
    else:
        yield Text("  while the file was loaded", "bold")
    for number in verdict.examples:
        if not case or number != case.number:
            yield Text(f"  documented example {number} fails too")
    yield Text()
    yield from _reason(verdict, cases)
    if case:
        yield from _values(verdict, whole=False)
    if verdict.failure.printed:
        yield Text("  printed in this case:")
        printed = verdict.failure.printed.splitlines()
        yield from (Text(f"    {clean(line)}", "dim") for line in printed)
    yield Text()
    yield Text(f"  Again:  {again(verdict)}", "dim")


def report(verdict, cases):
    """Everything about one verdict as one text."""
    below = [] if verdict.accepted else details(verdict, cases)
    return Text("\n").join([headline(verdict), *below])


def task(solution, cases, index):
    """What is about to be run: the case, and its arguments as Python."""
    case = cases[index]
    yield Text.assemble((short(solution), "bold"), f"  {_which(solution, case, len(cases))}")
    for name, value in zip(parameters(solution.problem.rules), marshal.loads(case.arguments)):
        yield Text(f"{name} = {value!r}")
    yield Text()


def result(verdict, cases, index):
    """What came out when that one case was run."""
    yield _word(verdict)
    if verdict.accepted:
        yield Text(f"  expected = {marshal.loads(cases[index].expected)!r}")
        if cases[index].group != "typed":
            yield Text("  If it failed among all cases, the failure did not come again alone: then")
            yield Text(
                "  it comes from what earlier cases leave behind, from chance, or the clock."
            )
    else:
        yield from _reason(verdict, cases)
        yield from _values(verdict, whole=True)


def _word(verdict, width=0):
    style = "bold green" if verdict.accepted else "bold red"
    return Text().append(f"{'✓' if verdict.accepted else '✗'} {verdict.word}".ljust(width), style)


def _which(solution, case, total):
    """`case 214 of 92,065: wide opening 15, board 4 × 4`."""
    number = f"case {case.number:,} of {total:,}: " if case.group != "typed" else ""
    values = zip(parameters(solution.problem.rules), marshal.loads(case.arguments))
    sizes = [f", {name} {size}" for name, value in values if (size := _size(value))]
    return f"{number}{case.name}{''.join(sizes if case.group != 'small' else ())}"


def _size(value):
    """`4 × 5` for a matrix, `7 long` for what is long, else nothing."""
    if not isinstance(value, (list, str)) or len(value) < 3:
        return ""
    if all(isinstance(row, (list, str)) and len(row) == len(value[0]) > 1 for row in value):
        return f"{len(value)} × {len(value[0])}"
    return f"{len(value)} long"


def again(verdict):
    """The command that shows this once more."""
    solution = verdict.solution
    outside = solution.name == str(solution.path)
    which = f"FILE={shlex.quote(solution.name)}" if outside else f"S={solution.name}"
    case = f" CASE={verdict.case.number}" if verdict.case else ""
    return f"make judge P={solution.problem.slug} {which}{case}"


def _reason(verdict, cases):
    """Why it is not right, and at which line."""
    failure, path = verdict.failure, verdict.solution.path
    if failure.message:
        yield Text(f"  {clean(failure.message)}", "red")
    if failure.line:
        yield Text.assemble(f"  line {failure.line}:  ", (_source(path, failure.line), "bold"))
    if failure.word == TIME and verdict.case and (others := peers(verdict, cases)):
        most = max(others.values())
        yield Text(f"  {', '.join(others)}: right in {most:.2g} s, with the start of a process")


def _values(verdict, whole):
    """The input, what was expected and what was given: drawn where they can be."""
    rules, failure = verdict.solution.problem.rules, verdict.failure
    arguments = marshal.loads(verdict.case.arguments)
    drawn, wrong = {"input": drawable(rules, arguments[0])}, {}
    if failure.word == WRONG:
        wrong = {"expected": marshal.loads(verdict.case.expected)}
        if failure.answer:
            wrong["yours"] = marshal.loads(failure.answer)
    boards = {title: drawable(rules, value) for title, value in wrong.items()}
    if differences(boards.get("expected"), boards.get("yours")):
        drawn |= boards
    drawn = {title: rows for title, rows in drawn.items() if rows}
    for i, (name, value) in enumerate(zip(parameters(rules), arguments)):
        if not whole and (i > 0 or not drawn):
            yield Text(f"  {name} = {text_of(value, None if whole else SHORT)}")
    if drawn:
        focus = tuple(rules.focus(*arguments)) if hasattr(rules, "focus") else None
        yield from draw(drawn, focus, whole)
    for title, value in wrong.items() if whole or "yours" not in drawn else ():
        style = "green" if title == "expected" else "red"
        yield Text.assemble(f"  {title:8} = ", (text_of(value, None if whole else SHORT), style))


def _source(path, number):
    """That line of a file."""
    lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
    return clean(lines[number - 1].strip()) if number <= len(lines) else ""


def clean(text):
    """The text with whatever could upset a terminal, or cannot be encoded, written out."""
    return "".join(c if c.isprintable() else c.encode("unicode_escape").decode() for c in text)
