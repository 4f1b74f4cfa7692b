"""Reads a statement from anywhere: an export of LeetCode, a page, a comment, or pasted text.

It becomes a spec as our folders hold it, so that nothing else reads statements in other forms.
"""

import os
import re
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from kata import KataError
from kata.problem.catalog import ADDRESS, Listed, by_number, by_slug, by_title, title_of
from kata.problem.folder import Problem
from kata.statement import constraints_of
from kata.statement.page_text import accepts_more, page_text, promised, restored
from kata.statement.paths import values_of
from kata.statement.stated_examples import own_names, stated_examples

MARKS = r"^[^\w\n]*"  # with which a line may begin
MOST_LINES = 60  # of constraints
WRAPPED = 64  # characters of a line which the next one may go on with
ABOVE = 4  # lines in which an address is the problem's own: others may be mentioned below
NOWHERE = Path(os.devnull)  # below which nothing can be: a stated problem has no folder
LARGEST = 40_000  # characters of a text that may be a statement
EDITOR = re.compile(r"^[^\w\n\[]*\[(\d+)\] (.+)$", re.MULTILINE)  # [392] Is Subsequence
NAMED = re.compile(r"^[^\w\n]*(?:\d+[.:] +)?[A-Z(\d].{0,90}$", re.MULTILINE)
TITLE = rf"{MARKS}(?:Constraints|提示)[^\w\n]*$"
SECTIONS = [
    re.compile(rf"{title}\n(.*)", re.MULTILINE | re.DOTALL | re.IGNORECASE)
    for title in (TITLE, rf"{MARKS}Notes?[^\w\n]*$")
]
FIRST = re.compile(  # where the statement itself ends
    rf"{MARKS}(?:Example|示例)s?\b.*$|{MARKS}(?:Input|输入)\W|{TITLE}", re.MULTILINE | re.IGNORECASE
)
MARK = re.compile(r"^\s*(?:[-*•+]|\d+\.)(?:\s+|$)")
AFTER = re.compile(  # what may follow the constraints
    r"^[^\w\n]*(?:Follow[- ]?up|Note\b|进阶|Accepted\b|Seen this|Topics?\b|Hints?\b|Companies"
    r"|Related|Similar|Solutions?\b|Approach|Complexity|class |def |from |import |\"\"\"|'''|```"
    r"|@lc|---)|^#",
    re.MULTILINE | re.IGNORECASE,
)
NOISE = re.compile(  # lines of a page, or of an editor's header, that say nothing of the problem
    r"^(?:\W*|\d[\d.,]*K?|easy|medium|hard|algorithms|add to list|share|description|companies"
    r"|hint|topics|.*@lc .*|.*https?://.*|(?:likes|dislikes|total \w+|testcase example):.*"
    r"|(?:easy|medium|hard) \(.*|comments: .*|(?:edit_url|difficulty|tags):.*)$",
    re.IGNORECASE,
)
SPEC = """# {title}

LeetCode [{number}]({address}), {difficulty}{topic}

{prose}

## Constraints

{constraints}

{doubtful}## Signature

```python
{code}```

## Examples

{examples}
## Solutions

<!-- solutions -->
<!-- end -->
"""


class Statement(NamedTuple):
    """A statement as a spec in our form, and what could not be read of it."""

    listed: Listed
    text: str
    unread: Sequence[str] = ()  # lines of the constraints, and examples, that say nothing to us
    # Lines, each with the reason: a lost exponent, or an example that breaks it.
    doubted: Sequence[str] = ()

    @property
    def problem(self) -> Problem:
        """The problem, which has no folder."""
        return Problem(NOWHERE / self.listed.slug.lower(), self.text)


def statement_in(text: str, listed: Listed | None = None) -> Statement | None:
    """Return the statement that a text holds; None if it holds none, or nobody knows of what.

    `listed` is the problem that it states, if its path or a person says so.
    """
    if len(text) > LARGEST:
        return None
    plain = page_text(text)
    listed = listed or _named(plain)
    if not listed or not listed.code:
        return None
    prose, lines = _parts(plain)
    examples = stated_examples(plain, listed)
    if names := own_names(plain, listed):
        their = re.compile(rf"\b(?:{'|'.join(names)})\b")
        prose, *lines = (their.sub(lambda m: names[m[0]], part) for part in (prose, *lines))
    if accepts_more(plain, listed):
        prose = f"{prose}\n\nAny valid answer is right."
    if (not examples.found and not lines) or len(lines) > MOST_LINES:
        return None
    powers = restored(lines + [item for one in promised(prose) for item in _items(one)])
    doubted = [*powers.doubted]
    while True:
        kept = [line for line in powers.lines if line not in dict(doubted)]
        spec = spec_of(listed, prose, kept, doubted, examples.text)
        statement = Statement(listed, spec)
        if not (broken := _broken(statement.problem, kept)):
            break
        doubted.append(broken)
    unread = _unread(statement.problem) + examples.unread
    notes = [f"{line}: {reason}" for line, reason in doubted]
    return statement._replace(unread=unread, doubted=powers.notes + notes)


def spec_of(
    listed: Listed,
    prose: str = "",
    constraints: Sequence[str] = (),
    doubted: Sequence[tuple[str, str]] = (),
    examples: str = "",
) -> str:
    """Return the spec of a problem as the README.md of its folder has it, as far as it is known."""
    site = "com" if listed.number.isdecimal() else "cn"
    doubtful = "".join(f"- {line} ({reason})\n" for line, reason in doubted)
    return SPEC.format(
        title=listed.title,
        number=listed.number,
        address=f"https://leetcode.{site}/problems/{listed.slug}/",
        difficulty=listed.difficulty.lower() or "<difficulty>",
        topic="" if prose else ", <topic>",
        prose=prose or "What is given and what is asked for, in your own words.",
        constraints="\n".join(f"- {line}" for line in constraints) or "- ...",
        doubtful=f"## Doubtful\n\n{doubtful}\n" if doubtful else "",
        code=listed.code,
        examples=examples or "```text\nInput:\nOutput:\n```\n",
    )


def _named(text: str) -> Listed | None:
    """Return the problem that a text names: by its address, its title, or its number.

    A title counts more than a number beside it, which may be the one that only LeetCode's database
    uses.
    """
    address = ADDRESS.search(text)
    is_above = address and text.count("\n", 0, address.start()) < ABOVE
    if address and is_above and (found := by_slug(address[1])):
        return found
    if editor := EDITOR.search(text):
        return by_title(editor[2]) or by_number(editor[1])
    for line in NAMED.findall(text)[:5]:
        title = title_of(re.sub(r"^[\W_]+|[\W_]+$", "", line))
        if re.search(r"[^\W\d_]{2}", title) and (found := by_title(title)):
            return found
    return by_slug(address[1]) if address else None


def _parts(text: str) -> tuple[str, list[str]]:
    """Return the prose of a statement, and the lines of its constraints."""
    first = FIRST.search(text)
    above = text[: first.start()] if first else text
    lines = above.split("\n")
    start = next((i for i, line in enumerate(lines) if _is_prose(line)), len(lines))
    prose = "\n".join(line for line in lines[start:] if not NOISE.match(line) or not line.strip())
    section = next(filter(None, (title.search(text) for title in SECTIONS)), None)
    if not section:
        return prose.strip(), []
    body = section[1].lstrip("\n")
    end = AFTER.search(body)
    return prose.strip(), _items(body[: end.start()] if end else body)


def _is_prose(line: str) -> bool:
    is_title = ADDRESS.search(line) or by_title(title_of(line.lstrip("# ")))
    return len(line.split()) > 5 and not NOISE.match(line) and not is_title


def _items(text: str) -> list[str]:
    """Return the lines of a list, without their marks; a line that goes on is one with the next."""
    found: list[str] = []
    lines = text.split("\n")
    is_marked = any(MARK.match(line) for line in lines)
    before = ""
    is_over = False  # whether a blank line has ended an item
    for line in lines:
        bare = re.sub(r"`|(?<!\S)[*_]+(?=\S)|(?<=\S)[*_]+(?!\S)", "", MARK.sub("", line)).strip()
        goes_on = is_marked and found and not MARK.match(line)
        if goes_on and bare and is_over:
            break
        is_wrapped = not is_marked and found and len(before) > WRAPPED and "<" not in line
        before = line
        if bare and (goes_on or is_wrapped):
            found[-1] = f"{found[-1]} {bare}"
        elif bare:
            found.append(bare)
        is_over = not line.strip()
    return found


def _unread(problem: Problem) -> list[str]:
    """Return the lines of the constraints that say nothing to us."""
    try:
        return constraints_of(problem).unread
    except KataError as error:
        return [str(error)]


def _broken(problem: Problem, lines: list[str]) -> tuple[str, str] | None:
    """Return a line without which fewer constraints are broken by the examples, and how it is."""
    try:
        found = _refusals(problem, lines)
    except KataError:
        return None
    for line in lines if found else ():
        left = _refusals(problem, [one for one in lines if one != line])
        if len(left) < len(found):
            reason = next(one for one in found if one not in left)
            return line, f"an example breaks it: {reason}"
    return (lines[0], f"an example breaks it: {found[0]}") if found and lines else None


def _refusals(problem: Problem, lines: list[str]) -> list[str]:
    """Return how the documented examples break these constraints: one reason for each of them."""
    listed = "\n".join(f"- {line}" for line in lines)
    prose = problem.text.partition("## Constraints")[0]
    signature = problem.text.partition("## Signature")[2]
    text = f"{prose}## Constraints\n\n{listed}\n\n## Signature{signature}"
    stated = Problem(problem.folder, text)
    inputs = [values_of(stated.signature, one.arguments) for one in stated.examples]
    said = (
        (why for one in inputs for why in entry.broken_by(one))
        for entry in constraints_of(stated).entries
    )
    return [reason for some in said if (reason := next(some, ""))]
