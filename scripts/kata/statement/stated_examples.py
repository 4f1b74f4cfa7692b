"""Reads the examples of a statement, and writes them as our specs hold them."""

import re
from typing import NamedTuple

from kata import KataError
from kata.problem.catalog import Listed
from kata.problem.header import parse
from kata.problem.spec import EXAMPLE, examples

KEYWORD = re.compile(r"(?:^|, ?|\n)([a-zA-Z_]\w*) ?= ?(?=[\[\"'\d\-tfn{])")
GAP = re.compile(r"^([^\w\n]*(?:Input|Output|输入|输出)[^\w\n\[\"]*)\n\s*\n", re.MULTILINE)
NULLS = re.compile(r"(?:, ?null)+(?=\])")  # at the end of a tree, which our readers refuse
BLOCK = "```text\n{}\n```\n"

MOST_LINES = 20  # of an output after which something else may follow it


class Stated(NamedTuple):
    """The examples as text, how many there are, and those that could not be read."""

    text: str
    found: int
    unread: list[str]


def stated_examples(text: str, listed: Listed) -> Stated:
    """Return the examples of a statement of this problem."""
    text = GAP.sub(r"\1\n", text)
    blocks, unread = [], []
    matches = [*EXAMPLE.finditer(text)]
    for number, match in enumerate(matches, 1):
        asked, answer = (_bare(match[side]) for side in ("input", "output"))
        for block in _spellings(asked, answer, listed):
            if not (fault := _fault(block, listed)):
                blocks.append(BLOCK.format(block))
                break
        else:
            unread.append(f"example {number}: {fault}")
    return Stated("\n".join(blocks), len(blocks), unread)


def _bare(text: str) -> str:
    """Return the text of an input or an output without marks of Markdown."""
    return re.sub(r"^[\s`*]+|[\s`*]+$|`", "", text)


def _spellings(asked: str, answer: str, listed: Listed) -> list[str]:
    """Return how an example may be meant: without what follows the answer, with other names."""
    lines = answer.split("\n")
    ends = dict.fromkeys([len(lines), *range(min(len(lines), MOST_LINES), 0, -1)])
    answers = ["\n".join(lines[:end]) for end in ends]
    inputs = [asked, _renamed(asked, listed.parameters)]
    if "TreeNode" in listed.signature:
        inputs += [NULLS.sub("", given) for given in inputs]
        answers += [NULLS.sub("", said) for said in answers]
    if listed.is_class:  # where a call takes no argument
        inputs += [given.replace("[null]", "[]") for given in inputs]
    apart = "\n" if listed.is_class else " "
    return [
        f"Input:{apart}{given}\nOutput:{apart}{said}"
        for given in dict.fromkeys(inputs)
        for said in dict.fromkeys(answers)
    ]


def _renamed(asked: str, parameters: list[str]) -> str:
    """Return an input with the names of the signature, if it has as many of its own."""
    names = _in_place_of(asked, parameters)
    if not names:
        return asked
    return KEYWORD.sub(lambda found: found[0].replace(found[1], names[found[1]], 1), asked)


def own_names(text: str, listed: Listed) -> dict[str, str]:
    """{parameter as the examples call it: as the signature does}, where these differ."""
    first = EXAMPLE.search(text)
    if not first or listed.is_class:
        return {}
    names = _in_place_of(_bare(first["input"]), listed.parameters)
    return {name: known for name, known in names.items() if name != known}


def _in_place_of(asked: str, parameters: list[str]) -> dict[str, str]:
    """{name in an input: that of the signature}, if there are as many of them."""
    own = KEYWORD.findall(asked)
    return dict(zip(own, parameters)) if len(own) == len(parameters) else {}


def _fault(block: str, listed: Listed) -> str:
    """Return the reason why our reader of examples refuses one; or nothing."""
    text = f"```python\n{listed.code}```\n\n{BLOCK.format(block)}"
    try:
        signature = parse(text, "statement")
        for one in examples(text, signature, "statement"):
            signature.check_arguments(one.arguments)
            signature.check_result(one.answer, one.arguments)
    except (KataError, ValueError) as error:
        return re.sub(r"^statement(?::\d+)?: ", "", str(error))
    return ""
