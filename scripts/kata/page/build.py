"""Builds the page of a problem, and the index of all pages."""

import json
import re

from kata.cases.generate import cases_of
from kata.judge.one import judge
from kata.page.html import fill, highlighted, joined, rendered, script, with_style
from kata.page.names import labels, relabelled
from kata.page.stepper import case_data, failing, fitting, is_right, stepper
from kata.show.collection import many, refutation
from kata.show.shape import shape_of

LARGEST = 980_000  # characters of a page
SCRIPTS = "draw.js", "runs.js", "stepper.js", "chart.js", "start.js"
ENTRY = set("slug title number shape domain counts reported picture".split())
SHORT = 200  # characters of a value that is written out


def page(problem, wanted, report=None, say=lambda _: None):
    """The HTML of a problem's page."""
    cases = cases_of(problem, say)
    own, solutions = problem.solutions, wanted.solutions or problem.solutions + problem.wrong
    verdicts = {s: None if s in own else judge(s, cases, explain=False) for s in solutions}
    names = labels(verdicts)
    data, runs = stepper(problem, cases, verdicts, wanted, names)
    data |= {"report": relabelled(report, {solution.name for solution in own}), "runs": {}}
    title, _, rest = problem.text.partition("\n")
    entry = _entry(problem, cases, title.removeprefix("# "))
    fields = {
        "title": entry["title"],
        "domain": entry["domain"],
        "spec": rendered(re.split(r"^## Solutions", rest, flags=re.MULTILINE)[0]),
        "solutions": joined(_solution(s, names[s]) for s, v in verdicts.items() if is_right(v)),
        "mistakes": joined(_mistake(v, names[s]) for s, v in verdicts.items() if not is_right(v)),
        "entry": script(entry),
    }
    room = LARGEST - len(with_style("problem.html", SCRIPTS, **fields, data=script(data)))
    data["runs"] = fitting(data, runs, room, wanted)
    return with_style("problem.html", SCRIPTS, **fields, data=script(data))


def index(folder):
    """The HTML of the page that lists the full pages in a folder."""
    entries = []
    for path in sorted(folder.glob("*.html")):
        found = re.search(r'id="entry">(.*?)</script>', path.read_text(encoding="utf-8"))
        entry = json.loads(found[1]) if found else {}
        if entry.keys() >= ENTRY and entry["slug"] == path.stem:  # a page as they are now
            entries.append(entry)
    cards = (
        fill(
            "card.html",
            **{name: value for name, value in entry.items() if isinstance(value, str)},
            reported=joined(fill("reported.html", **mistake) for mistake in entry["reported"]),
        )
        for entry in entries
    )
    return with_style(
        "index.html", ("draw.js", "index.js"), cards=joined(cards), data=script(entries)
    )


def _entry(problem, cases, title):
    """What the index says of a problem."""
    names = [name for group, name in cases.origins if group == "small"]
    case = case_data(problem, cases[0])
    more = "" if problem.is_whole_domain else ", and on larger ones"
    reported = {m: m.declared("REPORTED", "") for m in problem.wrong}
    return {
        "slug": problem.slug,
        "title": title,
        "number": problem.number,
        "shape": shape_of(problem),
        "domain": f"{names[0]} ({len(names):,}){more}" if names else "the examples",
        "counts": ", ".join(
            (many(len(problem.solutions), "solution"), many(len(problem.wrong), "mistake"))
        ),
        "reported": [
            {"what": mistake.docstring.partition(". ")[0].rstrip(".\n"), "where": where}
            for mistake, where in reported.items()
            if where
        ],
        "picture": max([*case["input"].values(), case["expected"]], key=lambda v: len(v["h"])),
        "boards_of_strings": hasattr(problem.rules, "picture"),
    }


def _solution(solution, name):
    """One of the problem's solutions, with what its docstring says."""
    facts = dict(re.findall(r"^(Time|Space): *(.*)", solution.docstring, re.MULTILINE))
    return _file(solution, name, facts | {"Lines of code": str(solution.lines)})


def _mistake(verdict, name):
    """A mistake, or a file from elsewhere, with what the judge says of it."""
    solution, failure, facts = verdict.solution, verdict.failure, {"Verdict": verdict.word}
    if failing(verdict):
        facts["Refuted by"] = f"case {failure.case.number:,}: {failure.case.name}"
        facts["Input"], facts["Expected"], facts["Result"] = refutation(verdict, SHORT)
    elif failure:
        facts["Result"] = failure.message
    facts["Accepted in"] = solution.declared("REPORTED", "")
    return _file(solution, name, facts, str(failing(verdict) or ""))


def _file(solution, name, facts, case=""):
    """A file with its idea, facts and source; `case` is the one to watch it on."""
    idea, _, more = solution.docstring.partition("\n")
    more = re.split(r"^Time:", more, flags=re.MULTILINE)[0].strip()
    listed = (fill("fact.html", term=term, text=text) for term, text in facts.items() if text)
    return fill(
        "file.html",
        name=name,
        idea=idea,
        more=more,
        facts=joined(listed),
        case=case,
        source=highlighted(solution.source),
    )
