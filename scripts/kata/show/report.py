"""What a person sees of a verdict: rich text, which is plain text where there is no colour."""

import marshal

from rich.text import Text

from kata.cases.right import noted
from kata.judge.verdict import ACCEPTED, NOT_JUDGED, WRONG
from kata.paths import ROOT
from kata.show.values import both, values_of
from kata.spelling import call
from kata.text import SHORT, clean
from kata.wire.plain import value_of

LINES = 10  # of what a solution prints
STYLES = {ACCEPTED: ("✓", "bold green"), NOT_JUDGED: ("?", "bold yellow")}


def headline(verdict, width=0):
    """One line: the word, the file (in a list its name), and how many cases in what time."""
    line = word(verdict, 12 if verdict.accepted and not width else 23)
    name = f"{verdict.solution.name:{width}}" if width else _short(verdict.solution)
    line.append(f" {name}", "bold")
    if verdict.accepted:
        seconds = f" in {verdict.seconds:.1f} s"
        if verdict.stopped:
            some = f"  {verdict.right:,} of {_cases(verdict.total)}"
            line.append(f"{some}{seconds}, stopped after {verdict.stopped:g} s", "yellow")
        else:
            line.append(f"  {_cases(verdict.right)}{seconds}", "dim")
    if verdict.accepted and verdict.domain and not verdict.stopped:
        line.append(f": all {verdict.domain:,} inputs there are", "dim")
    for note, count in verdict.notes.items():
        line.append(f"; returned {note} in {_cases(count)}, {noted(note)}", "yellow")
    return line


def _cases(count):
    return f"{count:,} case{'s' * (count != 1)}"


def details(verdict):
    """The lines below the headline of a verdict that is not Accepted."""
    failure, solution = verdict.failure, verdict.solution
    if failure.case:
        is_next = failure.case.number == verdict.right + len(verdict.examples) + 1  # none left out
        is_smallest = failure.case.group == "small" and is_next
        smallest = " (the smallest that fails)" if is_smallest else ""
        yield Text(f"  {_which(solution, failure.case, verdict.total)}{smallest}", "bold")
    elif failure.word == NOT_JUDGED:
        yield Text(f"  {clean(failure.message)}")
        return
    else:
        yield Text("  while the file was loaded", "bold")
    for number in verdict.examples:
        if not failure.case or number != failure.case.number:
            yield Text(f"  documented example {number} fails too")
    yield Text()
    yield from _reason(solution, failure)
    if failure.case:
        yield from values_of(solution, failure, SHORT)
    if failure.printed:
        yield Text("  printed in this case:")
        lines = failure.printed.splitlines()
        yield from (Text(f"    {clean(line)}", "dim") for line in lines[:LINES])
        if len(lines) > LINES:
            yield Text("    ...", "dim")
    if failure.passes_alone:
        yield Text()
        yield Text("  Judged alone, this case passes: an earlier call left state behind")
        yield Text("  (a class attribute, a default argument, a global), or the result is random.")
    yield Text()
    yield Text(f"  Again:  {again(verdict)}", "dim")
    if failure.word == WRONG and failure.case and not failure.passes_alone:
        yield Text(f"  Watch:  {watch(verdict)}", "dim")


def report(verdict):
    """Everything about one verdict as one text."""
    below = [] if verdict.accepted else details(verdict)
    return Text("\n").join([headline(verdict), *below])


def warning(verdict):
    """A line where a file from elsewhere ran with rights that the sandbox takes away."""
    missing = " and no ".join(name for name, in_force in verdict.sandbox.items() if not in_force)
    if missing and not verdict.solution.path.resolve().is_relative_to(ROOT.resolve()):
        text = f"  not sandboxed: this system offers no {missing}; see Sandbox in scripts/README.md"
        yield Text(text, "yellow")


def before(solution, cases, index):
    """What is about to be run: the case, and its arguments as Python."""
    case = cases[index]
    yield Text.assemble((_short(solution), "bold"), f"  {_which(solution, case, cases.last)}")
    for name, value in zip(solution.problem.signature.parameters, marshal.loads(case.arguments)):
        yield Text(f"{name} = {value!r}")
    yield Text()


def after(verdict, cases, index):
    """What came out when that one case was run."""
    yield word(verdict)
    if verdict.accepted:
        values = both(verdict.solution.problem.rules, cases[index].answer, verdict.result)
        width = max(map(len, values))
        for title, value in values.items():
            yield Text(f"  {title:{width}} = {value!r}")
        if cases[index].group != "typed":
            yield Text("  If it failed in a full run, an earlier call left state behind,")
            yield Text("  or the result depends on chance or time.")
    else:
        yield from _reason(verdict.solution, verdict.failure)
        if verdict.failure.case:
            yield from values_of(verdict.solution, verdict.failure, None)


def again(verdict):
    """The command that shows this once more."""
    failure = verdict.failure
    alone = failure.case and not failure.passes_alone
    case = failure.case.number if alone else ""
    solution = verdict.solution
    return call("judge", problem=solution.problem.slug, **_named(solution), case=case)


def watch(verdict):
    """The command that shows the failure step by step, beside a solution that is right."""
    solution = verdict.solution
    others = (other.name for other in solution.problem.solutions if other.path != solution.path)
    named, beside = _named(solution), next(others, "")
    both = [name for name in (named.get("solutions"), beside) if name]
    options = named | {"solutions": ",".join(both), "case": verdict.failure.case.number}
    return call("page", problem=solution.problem.slug, **options)


def _named(solution):
    """The option that names it: one in its folder, or a file from elsewhere."""
    return {"file" if solution.is_elsewhere else "solutions": solution.name}


def _short(solution):
    """The path of a solution, from its problem's folder on."""
    root = solution.problem.folder.parent
    path = solution.path
    return (
        clean(str(path.relative_to(root) if path.is_relative_to(root) else path)) + solution.place
    )


def word(verdict, width=0):
    mark, style = STYLES.get(verdict.word, ("✗", "bold red"))
    return Text().append(f"{mark} {verdict.word}".ljust(width), style)


def _which(solution, case, total):
    """`case 214 of 92,065: wide opening 15, board 4 × 4`."""
    number = f"case {case.number:,} of {total:,}: " if case.group != "typed" else ""
    values = zip(solution.problem.signature.parameters, marshal.loads(case.arguments))
    sizes = [f", {name} {size}" for name, value in values if (size := _size(value))]
    return f"{number}{case.name}{''.join(sizes if case.group != 'small' else ())}"


def _size(value):
    """`4 × 5` for a matrix, `7 long` for what is long, else nothing."""
    if not isinstance(value, (list, str)) or len(value) < 3:
        return ""
    if all(isinstance(row, (list, str)) and len(row) == len(value[0]) > 1 for row in value):
        return f"{len(value)} × {len(value[0])}"
    return f"{len(value)} long"


def _reason(solution, failure):
    """Why it is not right, and at which line."""
    if failure.message:
        yield Text(f"  {clean(failure.message)}", "red")
    if failure.line:
        source = _source(solution, failure.line)
        yield Text.assemble(f"  line {failure.line}:  ", (source, "bold"))
    if failure.peers:
        names, seconds = zip(*failure.peers)
        yield Text(
            f"  {', '.join(names)}: correct in {max(seconds):.2g} s, including process start"
        )
    if failure.returned and _is_unchanged(failure):
        name = next(iter(solution.problem.signature.parameters))
        yield Text(f"  LeetCode ignores what is returned here; change `{name}` itself", "red")


def _is_unchanged(failure):
    """Whether the argument that should be changed in place is as it was."""
    return value_of(failure.result) == marshal.loads(failure.case.arguments)[0]


def _source(solution, number):
    """That line of a file."""
    lines = solution.source.splitlines()
    return clean(lines[number - 1].strip()) if 0 < number <= len(lines) else ""
