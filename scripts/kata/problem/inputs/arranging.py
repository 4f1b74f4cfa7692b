"""Arranges items as constraints say, and strings like others, by the choices of a pick."""

from collections.abc import Iterator, Sequence
from typing import Any

from kata.problem.constraints.worded import UNIQUE
from kata.problem.inputs.quantities import FEW

SIGNS = 2  # times as many as there are letters, since a sign is rarely like another


def arranged(pick: Any, options: Sequence[Any], length: int, how: str) -> Iterator[Any]:
    """Yield so many of the options: in any order, each once, or each with this sign to the next."""
    options = options[::-1] if how[:1] == ">" else options
    is_strict = how in ("<", ">", UNIQUE)
    if how and len(options) <= FEW:  # then only what may follow is tried
        for _ in range(length):
            one = pick(options)
            yield one
            place = options.index(one)
            before = options[:place] if how == UNIQUE else options[:0]
            options = [*before, *options[place + is_strict :]]
    elif is_strict:
        found = [*_different(pick, options, length)]
        yield from found if how == UNIQUE else sorted(found, reverse=how == ">")
    else:
        found = [pick(options) for _ in range(length)]
        yield from sorted(found, reverse=how == ">=") if how else found


def _different(pick: Any, options: Sequence[Any], length: int) -> Iterator[Any]:
    """Yield different options; in place of one that was there, the next that was not."""
    there = set[Any]()
    for _ in range(min(length, len(options))):
        one = pick(options)
        while one in there:
            one = options[(options.index(one) + 1) % len(options)]
        there.add(one)
        yield one


def few_letters(pick: Any, alphabet: str, count: int, *, and_any: bool) -> str:
    """Return the first letters of each kind, so many in all, more signs, and perhaps any."""
    if len(alphabet) <= SIGNS * count:
        return alphabet
    kinds = [[*filter(is_kind, alphabet)] for is_kind in (str.islower, str.isupper, str.isdigit)]
    each = max(1, (count - and_any) // max(sum(map(bool, kinds)), 1))
    signs = [letter for letter in alphabet if not letter.isalnum()][: SIGNS * count]
    few = [*(letter for kind in kinds for letter in kind[:each]), *signs]
    return "".join(dict.fromkeys([*few, *([pick(alphabet * FEW)] if and_any else [])]))


def like(pick: Any, text: str, letters: str) -> str:
    """Return the text, a part of it, some of its letters, the same shuffled or nearly the same."""
    match pick(("same", "near", "part", "shuffled", "some")):
        case "near":
            return str(pick.near(text, letters))
        case "part":
            start = pick(range(len(text)))
            return text[start : start + 1 + pick(range(len(text) - start))]
        case "shuffled":
            return str(pick.shuffled(text))
        case "some":
            return "".join(letter for letter in text if pick((False, True)))
    return text
