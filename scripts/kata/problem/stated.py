"""The rules of a problem of which only a statement is known."""

from __future__ import annotations

import re
from typing import Any

from kata.problem.rules import Rules, in_order, in_outer_order

ORDERLESS = re.compile(r"\bany order\b|\border\b[^.]*\b(?:not|n't) matter", re.IGNORECASE)
WANTS_ALL = re.compile(r"\b(?:return|find|output) (?:an? (?:array|list) of )?all\b", re.IGNORECASE)
ORDERED = re.compile(r"\border|\bsort|scending\b|creasing\b|lexicographic", re.IGNORECASE)
ANY = re.compile(  # results are right, if this is said of the answer
    r"\b(?:return|find|print|output|accept)\w* (?:(?:the|an?) \w+ (?:to|of) )?any\b(?! order)"
    r"|\bany (?:valid (?:answer|solution|result|output|one)|(?:one )?of (?:them|these))\b"
    r"|\b(?:returns? a|picks? a|generates? a uniform) random\b|\brandomly picks?\b"
    r"|\bequally likely (?:as a result|to be (?:chosen|returned))\b",
    re.IGNORECASE,
)
SEVERAL = re.compile(  # are right, too, unless it is said which of them is wanted
    r"\b(?:multiple|several|more than one)\b[^.]*\b(?:answers?|solutions?)\b", re.IGNORECASE
)
DECIDED = re.compile(r"smallest|largest|lexicographical|first|last|minim|maxim", re.IGNORECASE)


def rules_without_answer(text: str, answers: list[Any]) -> Rules:
    """Return what a statement says about results that are right as well."""
    sentences = re.split(r"[.\n]", text)
    is_open = any(
        ANY.search(one) or (SEVERAL.search(one) and not DECIDED.search(one)) for one in sentences
    )
    canonical = in_order if all(map(_stay_apart, answers)) else in_outer_order
    return Rules(
        lambda: None,  # a solution gives the answers
        canonical=canonical if ORDERLESS.search(text) else None,
        # Which results of the stated type are right is said in prose.
        accepts=(lambda _arguments, _result: True) if is_open else None,
    )


def says_no_order(text: str) -> bool:
    """Tell whether a statement asks for all of something, and says nothing of their order."""
    prose = text.partition("\n## ")[0]
    return bool(WANTS_ALL.search(prose)) and not ORDERED.search(prose)


def _stay_apart(answer: Any) -> bool:
    """Tell whether the items of an answer still differ when each of them is sorted."""
    items = answer if isinstance(answer, list) else []
    return len({*map(repr, map(in_order, items))}) == len({*map(repr, items)})
