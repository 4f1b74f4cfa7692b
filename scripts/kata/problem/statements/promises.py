"""What the prose of a statement promises of every input, and which results it accepts as well."""

import re

from kata.problem.catalog import Listed

PROMISE = re.compile(  # of what is true of every input
    r"\b(?:may|can) assume|\bguaranteed|\bgenerated (?:so|such)|\bis always valid", re.IGNORECASE
)
NO_PROMISE = re.compile(r"surrounded", re.IGNORECASE)  # by water, which helps to read a grid
OF_SEARCH_TREE = re.compile(r"\broot`? of an? (?:valid )?(?:binary search tree|BST)\b")
OF_SORTED = re.compile(
    r"(?:you are given|given|there is) [^.]*?(?:(`\w+`(?: and `\w+`)?),?(?: (?:which|that) is)?"
    r"(?: already)?|array) sorted in (?:an? )?((?:strictly )?[a-z-]+) order",
    re.IGNORECASE,
)
ALSO_RIGHT = re.compile(  # said of a result other than that of an example
    r"\b(?:is|are|it's) also (?:a )?(?:valid|accepted|correct|right)\b(?! \w+, but)"
    r"|\banother valid answer\b",
    re.IGNORECASE,
)
SINGLE_RESULT = re.compile(r"-> (?:int|bool|float)$")  # of which there is one, whatever else is


def promised(prose: str) -> list[str]:
    """Return what the prose promises of every input: its sentences, search trees, sorted lists."""
    sentences = re.split(r"(?<=[.!?])\s+|\n", prose)
    said = [one for one in sentences if PROMISE.search(one) and not NO_PROMISE.search(one)]
    said += ["The tree is a binary search tree"] * bool(OF_SEARCH_TREE.search(prose))
    for given in filter(None, map(OF_SORTED.match, sentences)):
        names = (given[1] or "The array").replace("`", "")
        said.append(f"{names} {'are' if ' and ' in names else 'is'} sorted in {given[2]} order")
    return said


def accepts_more(text: str, listed: Listed) -> bool:
    """Tell whether a statement says that other results than those of its examples are right."""
    return bool(ALSO_RIGHT.search(text)) and not SINGLE_RESULT.search(listed.signature)
