"""The mistakes that LeetCode was told of, as the gallery shows them."""

import ast
import re
import zlib
from base64 import urlsafe_b64encode
from dataclasses import dataclass
from urllib.parse import urlencode

from kata.judge.model import Verdict, Word
from kata.problem.solution import DECLARED, Issue, Solution, issue_of
from kata.show.values import failing_call, refutation
from kata.watch.page.cases import items_in, shown_case
from kata.watch.page.plan import Plan
from kata.watch.page.runs import Runs
from kata.watch.steps.model import Drawn
from kata.watch.steps.recording import drawn
from kata.wire.model import RETURNED

MOST = 100  # items in a picture
SHORT = 200  # characters of a value that is written out
ASKS, ASKS_OF_CALL = "What does it return?", "What does the last call return?"
ASKS_OTHERWISE = "What is the result?"  # of what changes its argument, or of a round trip


@dataclass(frozen=True)
class Exhibit:
    """A mistake that LeetCode was told of, on its smallest input."""

    issue: Issue
    link: str
    idea: str
    source: str  # without what tells the answer
    asks: str
    calls: list[str]  # up to the one that is asked about
    input: dict[str, Drawn]  # of a method; empty if there is too much to draw
    given: str  # the input, the answer and the result as text
    answer: str
    result: str
    expected: Drawn | None  # None if there is too much to draw
    actual: Drawn | None  # None also if it returns nothing
    word: str
    any_order: bool  # whether other results than the expected one are right, too


def exhibit_of(verdict: Verdict, plan: Plan, runs: dict[int, Runs]) -> Exhibit | None:
    """The mistake as an exhibit, if LeetCode was told of it and an input refutes it."""
    solution, failure, issue = verdict.solution, verdict.failure, issue_of(verdict.solution)
    case = verdict.refuted_by
    if not issue or not case or not failure:
        return None
    problem = plan.problem
    shown, texts = shown_case(problem, case), refutation(solution, failure, SHORT)
    run = runs.get(plan.fails_on(verdict), {}).get(plan.names[solution])
    calls, expected, actual = shown.calls, shown.expected, run.result if run else None
    i = failing_call(problem, failure, case)
    if i is not None:
        asks, calls, expected = ASKS_OF_CALL, calls[: i + 1], drawn(case.expected[i])
        actual = drawn(failure.value[i]) if failure.result else None
    else:
        asks = ASKS if problem.signature.way == RETURNED else ASKS_OTHERWISE
    if failure.word != Word.WRONG:
        actual = None
    drawable = all(items_in(value) <= MOST for value in shown.input.values())
    return Exhibit(
        issue=issue,
        link=link_to(verdict, plan),
        idea=solution.idea,
        source=_bare(solution),
        asks=asks,
        calls=calls,
        input=shown.input if drawable else {},
        given=texts.given,
        answer=texts.answer,
        result=texts.result,
        expected=expected if items_in(expected) <= MOST else None,
        actual=actual if actual and items_in(actual) <= MOST else None,
        word=failure.word,
        any_order=problem.rules.any_order,
    )


def _bare(solution: Solution) -> str:
    """The code without its docstring and what it declares, which tell what is wrong with it."""
    lines = solution.source.split("\n")
    for statement in solution.tree.body:
        match statement:
            case ast.Expr(ast.Constant(str())):
                pass
            case ast.Assign([ast.Name(name)]) if name in DECLARED:
                pass
            case _:
                continue
        first, last = statement.lineno - 1, statement.end_lineno or statement.lineno
        lines[first:last] = [""] * (last - first)
    return re.sub(r"\n{3,}", "\n\n\n", "\n".join(lines)).strip("\n")


def packed(code: str) -> str:
    """The code as it stands in an address, after `#find=`: the editor's drafts.mjs unpacks it."""
    packer = zlib.compressobj(9, wbits=-zlib.MAX_WBITS)
    return urlsafe_b64encode(packer.compress(code.encode()) + packer.flush()).decode().rstrip("=")


def link_to(verdict: Verdict, plan: Plan) -> str:
    """The address, within the page, of a mistake beside the solution most like it."""
    mistake, case = verdict.solution, plan.fails_on(verdict)
    names = {"left": mistake, "right": plan.siblings.get(mistake, mistake)}
    fields = {side: plan.names[solution] for side, solution in names.items()}
    return f"#{urlencode(fields | ({'case': str(case)} if case else {}), safe='/')}"
