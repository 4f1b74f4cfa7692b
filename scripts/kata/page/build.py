"""Builds the page of a problem: what is said on it, and the steps that it can show."""

import json
import re
from dataclasses import dataclass
from marshal import loads
from pathlib import Path

from kata.cases import EXAMPLES, Case
from kata.generate import cases_of
from kata.judge import judge
from kata.page.html import Html, fill, highlighted, rendered, script, with_style
from kata.page.steps import record, shown
from kata.readme import shape_of
from kata.text import text_of
from kata.verdict import Verdict

LARGEST, RUN = 980_000, 90_000  # characters: of a page, and of the JSON of one run on it
BYTES = 3 << 20  # of the steps of a run, before they are made into changes
ALONE = 4  # times as much of each, where few runs were asked for
FAILING = 10  # cases at most that are shown because a mistake fails in them
SCRIPTS = ("draw.js", "stepper.js", "chart.js")


@dataclass(frozen=True)
class Wanted:
    """What a page is to show; nothing means everything that there is room for."""

    solutions: tuple = ()
    case: Case | None = None

    def __bool__(self):
        return bool(self.solutions or self.case)


def page(problem, wanted, reports, say=lambda _: None):
    """The HTML of a problem's page."""
    cases = cases_of(problem, say)
    solutions = list(wanted.solutions) or problem.solutions + problem.wrong
    verdicts = {s: judge(s, cases, explain=False) for s in solutions if s not in problem.solutions}
    pages = _cases(problem, cases, solutions, verdicts, wanted)
    runs, scale = {}, ALONE if wanted else 1
    for solution in solutions:
        own = verdicts[solution].failure if solution in verdicts else None
        theirs = own.case.number if own and own.case else 0
        there = [
            case
            for case in pages
            if wanted or solution in problem.solutions or case.group == EXAMPLES
            or case.number == theirs
        ]  # fmt: skip
        runs[solution.name] = record(solution, there, BYTES * scale)
    left, right = _pair(problem, solutions)
    opening = _opening(left, right, verdicts, wanted, pages)
    data = {
        "slug": problem.slug,
        "files": [{"name": s.name, "wrong": s not in problem.solutions} for s in solutions],
        "cases": [_case(problem, case) for case in pages],
        "runs": {},
        "open": {"left": left.name, "right": right.name, "case": opening},
        "boards_of_strings": hasattr(problem.rules, "picture"),
        "in_place": problem.signature.in_place,
        "report": reports.get(problem.slug),
    }
    room = LARGEST - len(_filled(problem, cases, solutions, verdicts, data))
    data["runs"] = _fitting(runs, opening, room, RUN * scale)
    return _filled(problem, cases, solutions, verdicts, data)


def _cases(problem, cases, solutions, verdicts, wanted):
    """The cases that can be chosen on the page, in their order."""
    if wanted.case:
        return [wanted.case]
    examples = [cases[i] for i in range(len(problem.examples))]
    failing = [verdicts[s].failure.case for s in solutions if s in verdicts and verdicts[s].failure]
    small = [i for i, (group, _) in enumerate(cases.origins) if group == "small"]
    some = [cases[small[i]] for i in (len(small) // 2, -1)] if small else []
    smallest = sorted(filter(None, failing), key=lambda case: len(case.arguments))[:FAILING]
    return sorted({c.number: c for c in examples + smallest + some}.values(), key=_number)


def _number(case):
    return case.number


def _pair(problem, solutions):
    """The two that the page opens with: a single one stands beside one that is right."""
    others = [s for s in problem.solutions if s not in solutions[:1]]
    return solutions[0], [*solutions[1:], *others, solutions[0]][0]


def _opening(left, right, verdicts, wanted, pages):
    """The number of the case that the page opens with: where one of the two fails, if it does."""
    known = {case.number for case in pages}
    for solution in (left, right) if not wanted.case else ():
        failure = verdicts[solution].failure if solution in verdicts else None
        if failure and failure.case and failure.case.number in known:
            return failure.case.number
    return pages[0].number


def _fitting(runs, opening, room, most):
    """The runs that there is room for, those of the case that the page opens with first."""
    found = {name: {} for name in runs}
    flat = [(number != opening, number, name) for name in runs for number in runs[name]]
    for _, number, name in sorted(flat, key=lambda place: place[:2]):
        run = runs[name][number]
        run.cut(most)
        size = len(script(run.as_data())) + 20
        if size <= room:
            room -= size
            found[name][number] = run.as_data()
    return found


def _case(problem, case):
    """A case as the page shows it: its input drawn, as the solutions get it."""
    _, values = problem.reference.prepare(case.arguments)
    signature, calls = problem.signature, []
    if signature.plays:
        calls = [f"{name}({', '.join(map(text_of, given))})" for name, given in values]
    inputs = {} if calls else {n: shown(v) for n, v in zip(signature.parameters, values)}
    return {
        "number": case.number,
        "name": case.name,
        "input": inputs,
        "calls": calls,
        "expected": shown(loads(case.answer)),
    }


def _filled(problem, cases, solutions, verdicts, data):
    """The template of a page with everything in its place."""
    title, _, rest = problem.text.partition("\n")
    title = title.removeprefix("# ")
    spec = re.split(r"^## Solutions", rest, flags=re.MULTILINE)[0]
    entry = _entry(problem, cases, title)
    return with_style(
        "problem.html",
        SCRIPTS,
        title=title,
        spec=rendered(spec),
        domain=entry["domain"],
        solutions=Html("".join(_solution(s) for s in solutions if s not in verdicts)),
        mistakes=Html("".join(_mistake(s, verdicts[s]) for s in solutions if s in verdicts)),
        entry=script(entry),
        data=script(data),
    )


def _solution(solution):
    idea, _, more = solution.docstring.partition("\n")
    facts = dict(re.findall(r"^(Time|Space): *(.*)", more, re.MULTILINE))
    more = re.split(r"^Time:", more, flags=re.MULTILINE)[0].strip()
    return _file(solution, idea, {"How": more, **facts, "Lines of code": solution.lines})


def _mistake(solution, verdict: Verdict):
    """A mistake, or a file from elsewhere, with what the judge says of it."""
    idea, _, more = solution.docstring.partition("\n")
    facts, failure, number = {"How": more.strip(), "Judged": verdict.word}, verdict.failure, ""
    if failure and failure.case:
        case, signature, number = failure.case, solution.problem.signature, failure.case.number
        pairs = zip(signature.parameters, loads(case.arguments))
        facts["Refuted by"] = f"case {number:,}: {case.name}"
        facts["Input"] = ", ".join(f"{name} = {text_of(value, 200)}" for name, value in pairs)
        facts["Expected"] = text_of(loads(case.answer), 200)
        given = text_of(loads(failure.result), 200) if failure.result else failure.message
        facts["Given"] = given
    elif failure:
        facts["Given"] = failure.message
    facts["Reported as accepted"] = solution.declared("REPORTED", "")
    return _file(solution, idea, facts, number)


def _file(solution, idea, facts, number=""):
    listed = (fill("fact.html", term=t, text=str(text)) for t, text in facts.items() if text)
    return fill(
        "file.html",
        name=solution.name,
        idea=idea,
        facts=Html("".join(listed)),
        case=str(number),
        source=highlighted(solution.source),
    )


def _entry(problem, cases, title):
    """What the index says of a problem."""
    names = [name for group, name in cases.origins if group == "small"]
    number = re.search(r"\[([\d.]+)\]\(https://leetcode", problem.text)
    domain = f"{names[0]}: {len(names):,} inputs" if names else ""
    reported = [
        {"what": m.docstring.split("\n")[0].rstrip("."), "where": m.declared("REPORTED", "")}
        for m in problem.wrong
        if m.declared("REPORTED", "")
    ]
    case = _case(problem, cases[0])
    return {
        "slug": problem.slug,
        "title": title,
        "number": number[1] if number else "",
        "shape": shape_of(problem),
        "domain": domain,
        "solutions": len(problem.solutions),
        "mistakes": len(problem.wrong),
        "reported": reported,
        "picture": next(iter(case["input"].values()), case["expected"]),
        "boards_of_strings": hasattr(problem.rules, "picture"),
    }


def index(folder: Path):
    """The HTML of the page that lists the pages in a folder."""
    entries = []
    for path in sorted(folder.glob("*.html")):
        text = path.read_text(encoding="utf-8")
        if found := re.search(r'id="entry">(.*?)</script>', text):
            entries.append(json.loads(found[1]))
    cards = [
        fill(
            "card.html",
            **{key: str(entry[key]) for key in ("slug", "title", "number", "shape", "domain")},
            solutions=str(entry["solutions"]),
            mistakes=str(entry["mistakes"]),
            reported=Html("".join(fill("reported.html", **one) for one in entry["reported"])),
        )
        for entry in entries
    ]
    return with_style(
        "index.html", ("draw.js", "index.js"), cards=Html("".join(cards)), data=script(entries)
    )
