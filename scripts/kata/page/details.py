"""What a page says about a file, below the workbench."""

import re
from dataclasses import dataclass

from markupsafe import Markup

from kata.judge.verdict import Verdict
from kata.page.data import File
from kata.page.render import highlighted
from kata.show.collection import refutation

SHORT = 200  # characters of a value that is written out


@dataclass(frozen=True)
class Details:
    """A file as it is listed on a page."""

    file: File
    idea: str
    more: str
    facts: dict[str, str]  # {term: text}; a fact without a text is not shown
    lines: list[Markup]  # of its source


def details(verdict: Verdict, file: File) -> Details:
    solution, failure, docstring = verdict.solution, verdict.failure, verdict.solution.docstring
    if failure:
        facts = {"Verdict": str(failure.word)}
        if case := failure.case:
            facts["Refuted by"] = f"case {case.number:,}: {case.name}"
            texts = refutation(solution, failure, case, SHORT)
            facts |= zip(("Input", "Expected", "Result"), texts)
        else:
            facts["Result"] = failure.message
        facts["Accepted in"] = solution.declared("REPORTED", "")
    else:
        facts = dict(re.findall(r"^(Time|Space): *(.*)", docstring, re.MULTILINE))
        facts["Lines of code"] = str(solution.lines)
    idea, _, more = docstring.partition("\n")
    more = re.split(r"^Time:", more, flags=re.MULTILINE)[0].strip()
    return Details(file, idea, more, facts, highlighted(solution.source))
