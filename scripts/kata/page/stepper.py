"""The data behind a page: its files, its cases, and a run of each file on each case."""

from dataclasses import dataclass, replace

from kata.cases.case import EXAMPLES, SMALL, Case, Cases
from kata.compare.report import Report
from kata.judge.verdict import Verdict, Word
from kata.page.names import Wanted, labels, relabelled
from kata.page.render import script
from kata.page.runs import Run, record
from kata.problem.folder import Problem
from kata.spelling import call, option
from kata.steps.recording import Drawn, drawn
from kata.text import text_of
from kata.wire.nodes import NODES
from kata.wire.setup import CHANGED

RUN = 90_000  # characters of the JSON of one run
BYTES = 3 << 19  # that the steps of one run may take, before they become changes
ALONE = 4  # times as much of both on a page with only a few runs
FAILING = 20  # at most so many cases are shown because they refute a mistake


@dataclass(frozen=True)
class File:
    """A solution on a page."""

    name: str
    wrong: bool
    fails: int  # the number of the case that refutes it, 0 for none
    elsewhere: bool


@dataclass(frozen=True)
class DrawnCase:
    """A case on a page: the input as solutions get it, or the calls that LeetCode plays."""

    number: int
    name: str
    input: dict[str, Drawn]
    calls: list[str]
    expected: Drawn


@dataclass(frozen=True)
class Opening:
    """The files and the case that a page opens with."""

    left: str
    right: str
    case: int


@dataclass(frozen=True)
class Mark:
    """How a verdict is marked, and the class of its colour."""

    mark: str
    colour: str


@dataclass(frozen=True)
class Data:
    """Everything that the scripts of a page read."""

    call: str  # the command that builds a page of this problem, without its options
    options: dict[str, str]  # {name: how the command spells it}, with * for the value
    files: list[File]
    cases: list[DrawnCase]
    open: Opening
    words: dict[str, Mark]  # by the word of the verdict
    boards_of_strings: bool
    in_place: bool
    report: Report | None
    runs: dict[str, dict[int, Run]]  # {file: {number of a case: run}}


def page_data(
    problem: Problem, cases: Cases, verdicts: list[Verdict], wanted: Wanted, report: Report | None
) -> Data:
    """The data of a page with all of its runs, whether there is room for them or not."""
    names = labels(verdict.solution for verdict in verdicts)
    chosen, is_part = _cases(cases, verdicts, wanted), wanted != Wanted()
    factor = ALONE if is_part else 1
    files: list[File] = []
    runs: dict[str, dict[int, Run]] = {}
    for verdict in verdicts:
        solution, case, name = verdict.solution, verdict.refuted_by, names[verdict.solution]
        fails = case.number if case else 0
        whole = is_part or verdict.accepted
        some = [one for one in chosen if whole or one.group == EXAMPLES or one.number == fails]
        files.append(File(name, not verdict.accepted, fails, solution.is_elsewhere))
        runs[name] = record(solution, some, BYTES * factor)
        for run in runs[name].values():
            run.cut(RUN * factor)
    return Data(
        call=call("page", problem=problem.slug),
        options={name: option(name, "*") for name in ("file", "solutions", "case")},
        files=files,
        cases=[drawn_case(problem, case) for case in chosen],
        open=_opening(files, [case.number for case in chosen], is_part),
        words={word.value: Mark(word.mark, word.colour) for word in Word},
        boards_of_strings=bool(problem.rules.picture),
        in_place=problem.signature.way == CHANGED,
        report=relabelled(report, [s.name for s in problem.solutions]) if report else None,
        runs=runs,
    )


def _cases(cases: Cases, verdicts: list[Verdict], wanted: Wanted) -> list[Case]:
    """The cases that the page offers, in their order."""
    if wanted.case:
        return [wanted.case]
    refuting = [case for verdict in verdicts if (case := verdict.refuted_by)]
    refuting.sort(key=lambda case: len(case.arguments))
    small = cases.in_group(SMALL)
    indexes = cases.in_group(EXAMPLES) + small[len(small) // 2 :][:1] + small[-1:]
    found = {case.number: case for case in [cases[i] for i in indexes] + refuting[:FAILING]}
    return [found[number] for number in sorted(found)]


def _opening(files: list[File], cases: list[int], is_part: bool) -> Opening:
    """The first file beside another technique (not bfs beside bfs_hashed), where either fails."""
    left, *others = files
    technique = left.name.split("_")[0]
    unlike = (file for file in others if is_part or file.name.split("_")[0] != technique)
    right = next(unlike, left)
    case = next((file.fails for file in (left, right) if file.fails in cases), cases[0])
    return Opening(left.name, right.name, case)


def drawn_case(problem: Problem, case: Case) -> DrawnCase:
    calls, inputs = [], []
    if problem.signature.plays:
        _, values = problem.reference.prepare(case.arguments)
        calls = [f"{name}({', '.join(map(text_of, given))})" for name, given in values]
    else:
        for value, plain in zip(problem.reference.read(case.fresh()), case.values):
            nodes = plain if type(value).__name__ in NODES else ()
            inputs.append(drawn(value, sum(item is not None for item in nodes)))
    named, expected = problem.signature.named(inputs), drawn(case.expected)
    return DrawnCase(case.number, case.name, named, calls, expected)


def fitting(data: Data, room: int) -> Data:
    """The data with only those runs that fit into so many characters: the most wanted first."""
    runs: dict[str, dict[int, Run]] = {file.name: {} for file in data.files}
    room -= len(script(replace(data, runs={})))
    places = [
        (file.wrong and n != file.fails, n not in (file.fails, data.open.case), n, file.name)
        for file in data.files
        for n in data.runs[file.name]
    ]
    for *_, number, name in sorted(places, key=lambda place: place[:3]):
        size = len(script(data.runs[name][number])) + 20
        if size <= room:
            room -= size
            runs[name][number] = data.runs[name][number]
    return replace(data, runs=runs)
