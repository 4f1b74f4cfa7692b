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
from kata.problem.header import parse
from kata.problem.spec import EXAMPLE, examples
from kata.statement import constraints_of
from kata.statement.page_text import page_text

MARKS = r"^[^\w\n]*"  # with which a line may begin
MOST_LINES = 60  # of constraints
WRAPPED = 64  # characters of a line which the next one may go on with
ABOVE = 4  # lines in which an address is the problem's own: others may be mentioned below
NOWHERE = Path(os.devnull)  # below which nothing can be: a stated problem has no folder
LARGEST = 40_000  # characters of a text that may be a statement
EDITOR = re.compile(r"^[^\w\n\[]*\[(\d+)\] (.+)$", re.MULTILINE)  # [392] Is Subsequence
NAMED = re.compile(r"^[^\w\n]*(?:\d+[.:] +)?[A-Z(\d].{0,90}$", re.MULTILINE)
TITLE = rf"{MARKS}Constraints[^\w\n]*$"
SECTION = re.compile(rf"{TITLE}\n(.*)", re.MULTILINE | re.DOTALL)
FIRST = re.compile(rf"{MARKS}(?:Examples?\b.*$|Input\W)|{TITLE}", re.MULTILINE)  # after the prose
MARK = re.compile(r"^\s*(?:[-*•+]|\d+\.)(?:\s+|$)")
AFTER = re.compile(  # what may follow the constraints
    r"^[^\w\n]*(?:Follow[- ]?up|Note\b|Accepted\b|Seen this|Topics?\b|Hints?\b|Companies|Related"
    r"|Similar|Solutions?\b|Approach|Complexity|class |def |from |import |\"\"\"|'''|```|@lc|---)"
    r"|^#",
    re.MULTILINE | re.IGNORECASE,
)
NOISE = re.compile(  # lines of a page, or of an editor's header, that say nothing of the problem
    r"^(?:\W*|\d[\d.,]*K?|easy|medium|hard|algorithms|add to list|share|description|companies"
    r"|hint|topics|.*@lc .*|.*https?://.*|(?:likes|dislikes|total \w+|testcase example):.*"
    r"|(?:easy|medium|hard) \(.*|comments: .*|(?:edit_url|difficulty|tags):.*)$",
    re.IGNORECASE,
)
GAP = re.compile(rf"({MARKS}Output[^\w\n\[\"]*)\n\s*\n", re.MULTILINE)
EXPONENT = re.compile(r"\^|\*\*|[⁰¹²³⁴⁵⁶⁷⁸⁹]")
POWER = re.compile(r"\b(?:10[3-9]|101[0-8]|2(?:31|32|63|64))\b")  # if its exponent got lost
PROMISE = re.compile(r"\b(?:may|can) assume|\bguaranteed|\bgenerated (?:so|such)", re.IGNORECASE)
ALSO_RIGHT = re.compile(  # said of a result other than that of an example
    r"\b(?:is|are|it's) also (?:a )?(?:valid|accepted|correct|right)\b(?! \w+, but)"
    r"|\banother valid answer\b",
    re.IGNORECASE,
)
SINGLE_RESULT = re.compile(r"-> (?:int|bool|float)$")  # of which there is one, whatever else is
SPEC = """# {title}

LeetCode [{number}]({address}), {difficulty}{topic}

{prose}

## Constraints

{constraints}

## Signature

```python
{code}```

## Examples

{examples}
## Think first

<!-- questions -->
<!-- end -->

## Solutions

<!-- solutions -->
<!-- end -->
"""


class Statement(NamedTuple):
    """A statement as a spec in our form, and what could not be read of it."""

    listed: Listed
    text: str
    unread: Sequence[str] = ()  # lines of the constraints, and examples, that say nothing to us

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
    plain = GAP.sub(r"\1\n", page_text(text))
    listed = listed or _named(plain)
    if not listed or not listed.code:
        return None
    prose, lines = _parts(plain)
    blocks, faults = _examples(plain, listed)
    if (not blocks and not lines) or len(lines) > MOST_LINES:
        return None
    if not EXPONENT.search("\n".join(lines)):
        lines = [f"{one} (or is it a power?)" if POWER.search(one) else one for one in lines]
    sentences = re.split(r"(?<=[.!?])\s+|\n", prose.replace("`", ""))
    lines += filter(PROMISE.search, sentences)
    if ALSO_RIGHT.search(plain) and not SINGLE_RESULT.search(listed.signature):
        prose = f"{prose}\n\nAny valid answer is right."
    statement = Statement(listed, spec_of(listed, prose, lines, "\n".join(blocks)))
    return statement._replace(unread=_unread(statement.problem) + faults)


def statement_of(text: str, listed: Listed | None, given: str) -> Statement:
    """Return a problem's statement; an error if it is too long, or says that it is another's."""
    if len(text) > LARGEST:
        much = f"{len(text):,} characters, but a statement has at most {LARGEST:,}"
        raise KataError(f"{given} has {much}; keep only the statement")
    above = _named("\n".join(page_text(text).split("\n")[:ABOVE]))
    if listed and above and above != listed:
        is_of = f"{given} states {above.title} ({above.number}), not {listed.title}"
        raise KataError(f"{is_of}; name one of the two")
    if not (found := statement_in(text, listed)):
        name = f"holds no statement of {listed.title}" if listed else "names no problem"
        wanted = "its examples, its constraints, or both" if listed else "its title above it"
        raise KataError(f"{given} {name}; it should have {wanted}")
    return found


def spec_of(
    listed: Listed, prose: str = "", constraints: Sequence[str] = (), examples: str = ""
) -> str:
    """Return the spec of a problem as the README.md of its folder has it, as far as it is known."""
    site = "com" if listed.number.isdecimal() else "cn"
    return SPEC.format(
        title=listed.title,
        number=listed.number,
        address=f"https://leetcode.{site}/problems/{listed.slug}/",
        difficulty=listed.difficulty.lower() or "<difficulty>",
        topic="" if prose else ", <topic>",
        prose=prose or "What is given and what is asked for, in your own words.",
        constraints="\n".join(f"- {line}" for line in constraints) or "- ...",
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
    lines = (text[: first.start()] if first else text).split("\n")
    start = next((i for i, line in enumerate(lines) if _is_prose(line)), len(lines))
    prose = "\n".join(line for line in lines[start:] if not NOISE.match(line) or not line.strip())
    section = SECTION.search(text)
    body = section[1].lstrip("\n") if section else ""
    end = AFTER.search(body)
    return prose.strip(), _items(body[: end.start()] if end else body)


def _is_prose(line: str) -> bool:
    is_title = ADDRESS.search(line) or by_title(title_of(line.lstrip("# ")))
    return len(line.split()) > 5 and not NOISE.match(line) and not is_title


def _items(text: str) -> list[str]:
    """Return the lines of a list, without their marks; a line that goes on is one with the next."""
    found: list[str] = []
    lines = text.split("\n")
    is_marked = any(map(MARK.match, lines))
    before = ""
    for line in lines:
        bare = re.sub(r"`|(?<!\S)[*_]+(?=\S)|(?<=\S)[*_]+(?!\S)", "", MARK.sub("", line)).strip()
        goes_on = is_marked and found and not MARK.match(line)
        if goes_on and bare and not before.strip():  # below a list, and not a part of it
            break
        is_wrapped = not is_marked and found and len(before) > WRAPPED and "<" not in line
        before = line
        if bare and (goes_on or is_wrapped):
            found[-1] = f"{found[-1]} {bare}"
        elif bare:
            found.append(bare)
    return found


def _examples(text: str, listed: Listed) -> tuple[list[str], list[str]]:
    """Return the examples as our specs hold them, and why some could not be read."""
    blocks, faults = [], []
    apart = "\n" if listed.is_class else " "
    for number, match in enumerate(EXAMPLE.finditer(text), 1):
        given, said = (re.sub(r"^[\s`*]+|[\s`*]+$|`", "", match[i]) for i in ("input", "output"))
        for answer in (said, said.partition("\n")[0]):  # which a remark may follow
            block = f"```text\nInput:{apart}{given}\nOutput:{apart}{answer}\n```\n"
            if not (fault := _fault(block, listed)):
                blocks.append(block)
                break
        else:
            faults.append(f"example {number}: {fault}")
    return blocks, faults


def _fault(block: str, listed: Listed) -> str:
    """Return the reason why our reader of examples refuses one; or nothing."""
    text = f"```python\n{listed.code}```\n\n{block}"
    try:
        signature = parse(text, "statement")
        for one in examples(text, signature, "statement"):
            signature.check_arguments(one.arguments)
            signature.check_result(one.answer, one.arguments)
    except (KataError, ValueError) as error:
        return re.sub(r"^statement(?::\d+)?: ", "", str(error))
    return ""


def _unread(problem: Problem) -> list[str]:
    """Return the lines of the constraints that say nothing to us."""
    try:
        return constraints_of(problem).unread
    except KataError as error:
        return [str(error)]
