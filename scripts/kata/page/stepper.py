"""What the stepper of a page has to show: the files, the cases, and a run for each pair of them."""

from dataclasses import dataclass
from marshal import loads

from kata.cases.case import EXAMPLES, Case
from kata.page.html import script
from kata.page.runs import record
from kata.spelling import call, option
from kata.steps.recording import shown
from kata.text import text_of

RUN = 90_000  # characters of the JSON of one run
BYTES = 3 << 19  # of the steps of a run, before they are made into changes
ALONE = 4  # times as much of each, where few runs were asked for
FAILING = 20  # cases at most that are shown because a mistake fails in them


@dataclass(frozen=True)
class Wanted:
    """What a page is to show; nothing means everything that there is room for."""

    solutions: tuple = ()
    case: Case | None = None

    def __bool__(self):
        return bool(self.solutions or self.case)


def stepper(problem, cases, verdicts, wanted, names):
    """All that is shown, but for the runs; and {name: {case number: Run}}.

    The verdicts are {solution: Verdict}, None for one of the problem's own; names are {solution:
    what it is called on the page}.
    """
    shown_cases = _cases(problem, cases, verdicts, wanted)
    runs = {}
    for solution, verdict in verdicts.items():
        whole = wanted or is_right(verdict)
        there = [
            case
            for case in shown_cases
            if whole or case.group == EXAMPLES or case.number == failing(verdict)
        ]
        size = BYTES * ALONE if wanted else BYTES
        runs[names[solution]] = record(solution, there, size)
    left, *others = verdicts  # beside another technique, not bfs beside bfs_hashed
    technique = names[left].split("_")[0]
    unlike = (one for one in others if wanted or names[one].split("_")[0] != technique)
    right = next(unlike, left)
    known = [case.number for case in shown_cases]
    fails = [failing(verdicts[solution]) for solution in (left, right)]
    data = {
        "call": call(
            "page", problem=problem.slug
        ),  # to which options are added, * being their value
        "options": {name: option(name, "*") for name in ("file", "solutions", "case")},
        "files": [
            {
                "name": names[solution],
                "wrong": not is_right(verdict),
                "fails": failing(verdict),
                "elsewhere": solution.is_elsewhere,
            }
            for solution, verdict in verdicts.items()
        ],
        "cases": [case_data(problem, case) for case in shown_cases],
        "open": {
            "left": names[left],
            "right": names[right],
            "case": next((number for number in fails if number in known), known[0]),
        },
        "boards_of_strings": hasattr(problem.rules, "picture"),
        "in_place": problem.signature.in_place,
    }
    return data, runs


def is_right(verdict):
    """Whether it is one of the problem's solutions, or accepted."""
    return not verdict or verdict.accepted


def failing(verdict):
    """The number of the case in which a solution fails, 0 for none."""
    failure = verdict and verdict.failure
    return failure.case.number if failure and failure.case else 0


def _cases(problem, cases, verdicts, wanted):
    """The cases that can be chosen on the page, in their order."""
    if wanted.case:
        return [wanted.case]
    examples = [cases[i] for i in range(len(problem.examples))]
    refuting = [verdict.failure.case for verdict in verdicts.values() if failing(verdict)]
    small = [i for i, (group, _) in enumerate(cases.origins) if group == "small"]
    some = [cases[small[i]] for i in (len(small) // 2, -1)] if small else []
    refuting = sorted(refuting, key=lambda case: len(case.arguments))[:FAILING]
    found = {case.number: case for case in examples + refuting + some}
    return [found[number] for number in sorted(found)]


def fitting(data, runs, room, wanted):
    """The runs that there is room for, as data: those that are most wanted first."""
    opening, found = data["open"]["case"], {name: {} for name in runs}

    def rank(place):
        number, file = place
        refutes = number == file["fails"]
        return file["wrong"] and not refutes, number != opening and not refutes, number

    for number, file in sorted(((n, f) for f in data["files"] for n in runs[f["name"]]), key=rank):
        run = runs[file["name"]][number]
        run.cut(RUN * ALONE if wanted else RUN)
        size = len(script(vars(run))) + 20
        if size <= room:
            room -= size
            found[file["name"]][number] = vars(run)
    return found


def case_data(problem, case):
    """A case as the page shows it: its input drawn, as the solutions get it."""
    _, values = problem.reference.prepare(case.arguments)
    signature, calls, inputs = problem.signature, [], {}
    if signature.plays:
        calls = [f"{name}({', '.join(map(text_of, given))})" for name, given in values]
    else:
        for name, value, plain in zip(signature.parameters, values, loads(case.arguments)):
            inputs[name] = shown(value)
            if type(value).__name__ in ("ListNode", "TreeNode"):
                inputs[name]["nodes"] = sum(item is not None for item in plain)
    return {
        "number": case.number,
        "name": case.name,
        "input": inputs,
        "calls": calls,
        "expected": shown(loads(case.answer)),
    }
