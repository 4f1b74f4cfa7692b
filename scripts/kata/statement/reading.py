"""Reads one line of the constraints: a chain of comparisons, letters, or a usual sentence."""

import re
from collections.abc import Iterator, Mapping
from itertools import pairwise, product
from typing import Any

from kata.statement.kinds import Arranged, Bound, Letters, Order
from kata.statement.letters import allowed, are_texts
from kata.statement.lines import NAMES, SIGN, names_in
from kata.statement.names import Names
from kata.statement.paths import (
    CALLS,
    NAME,
    Path,
    UnknownError,
    evaluated,
    number,
    parsed,
    path_of,
)
from kata.statement.sentences import arrangements
from kata.wire.model import Kind

EQUAL_LENGTHS = "equal lengths"  # which were read before
RUN = rf"{NAME}(?: ?== ?{NAME})+"
EQUAL = re.compile(rf"(?<![-+*/] )(?<![-+*/(\w.]){RUN}\b(?!\.| *[-+*/(\d\[])")
ONLY_EQUAL = re.compile(rf"(?:{NAME}(?:,? and |, ))*{RUN}(?:(?:,? and |, ){RUN})*")
ALIKE = re.compile(
    r"all (?:(?:the )?(?:strings|words|elements|arrays) (?:of|in) )?(\w+)(?:\[i\])?"
    r" (?:have|are of) (?:the )?(?:same|equal) length",
    re.IGNORECASE,
)
CALLED = re.compile(
    r"(?:there (?:(?:are|is|will be) at most|<=)|at most) (.+?) (?:total |function )*"
    r"(?:calls|operations)\b(?:.*? (?:to|of) (.+))?",
    re.IGNORECASE,
)
EITHER = re.compile(
    rf"({NAMES}) (?:is|are|==) (?:either |only )?(-?\d+(?:(?:, | or |, or )-?\d+)*),? or (-?\d+)"
)
MULTIPLE = re.compile(
    rf"({NAME}) is (?:an? )?(?:(even|odd)(?: number| integer)?|(?:multiple of|divisible by) (\w+))"
)
SAID = re.compile(
    rf"\W*(?:both |each |all (?:the )?(?:characters|strings|words) (?:in|of) )?({NAMES})"
    r"(?: in \w+)? (?:will )?(?:only |all )?(consists?|contains?|is|are|==) (.+)",
    re.IGNORECASE,
)
ALL_STRINGS = re.compile(
    r"(?:all|each|every)(?: of)?(?: the)? strings?(?: in the input)? (?:will )?(?:only )?"
    r"(consists?|contains?) (.+)",
    re.IGNORECASE,
)
OF_SETS = re.compile("letter|digit|space|parenthes|[(]|case|printable")
BETWEEN = re.compile(rf"'(.)' <= ({NAMES}) <= '(.)'")
RISING = re.compile(r"(\w+)\[i\] (<=?) \1\[i ?\+ ?1\]")
PRODUCT = re.compile(rf"({NAME}) \* ({NAME})")
SUBJECT = re.compile(
    r"(?:both )?[^\s,]+(?:(?:,? and |, (?!and ))[^\s,]+)* (?=is|are|do|ha|con)", re.IGNORECASE
)
VERBS = r"(?:is|are|does|do|has|have|contains?|consists?) "


def read(line: str, names: Names) -> list[Any]:
    """Return what a line says or, if it is not read, what each of its clauses says, if all are.

    A text stands for what was read before, such as equal lengths.
    """
    try:
        if found := [*_said(line, names)]:
            return found
    except UnknownError:
        return []
    if not (subject := SUBJECT.match(line)):
        return []
    parts = re.split(rf",? and (?={VERBS})", line[subject.end() :])
    each = [read(f"{subject[0]}{part}", names) for part in parts] if parts[1:] else []
    return [one for some in each for one in some] if all(each) else []


def _said(line: str, names: Names) -> Iterator[Any]:
    """Yield what one line says."""
    said = {*re.findall(NAME, line)}
    are_equal = ONLY_EQUAL.fullmatch(line) and ".length" in line and names.knows(line)
    if are_equal or ALIKE.fullmatch(line):
        yield EQUAL_LENGTHS
    counted = said & names.counts.keys()
    if counted and line.count(" == ") == 1 and names.knows(*said - counted):
        yield EQUAL_LENGTHS
    if between := BETWEEN.fullmatch(line):
        span = tuple(map(chr, range(ord(between[1]), ord(between[3]) + 1)))
        yield from (Letters(of, span, False) for of in names.paths(between[2]))
    elif (calls := CALLED.fullmatch(line)) and (most := number(calls[1])):
        yield Bound(Path(f"{CALLS}{calls[2] or 'all'}"), None, most)
    elif either := EITHER.fullmatch(line):
        some = tuple(sorted(map(int, (*re.findall(r"-?\d+", either[2]), either[3]))))
        is_range = all(two - one == 1 for one, two in pairwise(some))
        for of in names.paths(either[1]):
            yield Bound(of, some[0], some[-1]) if is_range else Letters(of, some, True)
    elif whole := MULTIPLE.fullmatch(line):
        step = names.term(whole[3]) if whole[3] and number(whole[3]) is None else whole[3] or 2
        yield Order(f"{names.term(whole[1])} % {step}", "==", str(int(whole[2] == "odd")))
    else:
        is_in_signs = SIGN.search(line) and "'" not in line and '"' not in line
        found = [*_compared(line, names)] if is_in_signs else []
        yield from found or [*_lettered(line, names)] or arrangements(line, names)


def _lettered(line: str, names: Names) -> Iterator[Letters]:
    """Yield the letters that a line allows."""
    if every := ALL_STRINGS.fullmatch(line):
        of, verb, words = [*_strings(names.kinds)], every[1], every[2]
    elif (said := SAID.fullmatch(line)) and names.knows(said[1]):
        of, verb, words = names.paths(said[1]), said[2], said[3]
    else:
        return
    if "contain" in verb and "only" not in line and not OF_SETS.search(words):
        return  # what else it contains is not said
    is_one = are_texts(verb, words)
    if texts := allowed(words, is_one):
        yield from (Letters(path, texts, is_one) for path in of)


def _strings(kinds: Mapping[str, Kind]) -> Iterator[Path]:
    """Yield the paths of all strings."""
    for name, of in kinds.items():
        path, kind = Path(name), of
        while kind[0] == "List":
            path, kind = path.items, kind[1]
        if kind == "str":
            yield path


def _compared(line: str, names: Names) -> Iterator[Any]:
    """Yield what a chain such as `1 <= k <= n` says, each number about each name."""
    texts, signs = _chain(line)
    terms = [names_in(one) if re.fullmatch(NAMES, one) else [one] for one in texts]
    indexes = re.findall(r"\[([ij])\b", line)
    try:
        meant = {one: names.term(one, indexes) for some in terms for one in some}
    except UnknownError:
        return
    if not all(map(_is_term, meant.values())):
        return
    ends = [number(meant[some[0]]) if len(some) == 1 else None for some in terms]
    for i, some in enumerate(terms):
        low, high = _ends(i, ends, signs, terms)
        for name in some if (low, high) != (None, None) and ends[i] is None else ():
            yield from _bounds(name, low, high, names)
    for i, sign in enumerate(signs):
        is_number = ends[i] is not None or ends[i + 1] is not None
        for one, other in product(terms[i], terms[i + 1]):
            order = Order(meant[one], sign, meant[other])
            is_named = path_of(order.other if ends[i] is not None else order.of)
            is_counted = names.counts.keys() & {one, other}
            if rising := RISING.fullmatch(" ".join(order)):
                yield Arranged(Path(rising[1]), rising[2])
            elif is_number and sign != "!=" and not order.is_of_places and (is_named or is_counted):
                continue  # it is a bound
            elif not (sign == "==" and names.counts.keys() & {*re.findall(NAME, line)}):
                yield order
    if not signs and texts[0].count(" == ") == 1 and ".length" not in texts[0]:
        yield Order(meant[terms[0][0]], "==", meant[terms[0][1]])


def _chain(line: str) -> tuple[list[str], list[str]]:
    """Split a line into terms and rising signs; names that are equal are one term."""
    texts, signs = SIGN.split(line)[::2], SIGN.split(line)[1::2]
    if {*signs} & {">", ">="} and not {*signs} & {"<", "<="}:
        texts, signs = texts[::-1], [sign.replace(">", "<") for sign in reversed(signs)]
    for i in range(len(signs) - 1, -1, -1):
        if signs[i] == "==" and all(re.fullmatch(NAMES, one) for one in texts[i : i + 2]):
            texts[i : i + 2] = [" == ".join(texts[i : i + 2])]
            del signs[i]
    return texts, signs


def _ends(
    i: int, ends: list[int | None], signs: list[str], terms: list[list[str]]
) -> tuple[int | None, int | None]:
    """Return the least and the largest number that a chain says of one of its terms."""
    lows, highs = list[int](), list[int]()
    for j, end in enumerate(ends):
        between = signs[min(i, j) : max(i, j)]
        if j == i or end is None or "!=" in between:
            continue
        passed = [one for some in terms[min(i, j) + 1 : max(i, j)] for one in some]
        if any("[" in one for one in passed) and not any("[" in one for one in terms[i]):
            continue  # there may be no such item
        if j < i or {*between} == {"=="}:
            lows.append(end + between.count("<"))
        if j > i or {*between} == {"=="}:
            highs.append(end - between.count("<"))
    return max(lows, default=None), min(highs, default=None)


def _bounds(name: str, low: int | None, high: int | None, names: Names) -> Iterator[Any]:
    """Yield what two ends say of a name, of each thing that it stands for, or of a product."""
    if name in names.counts:
        of, scale, offset = names.counts[name]
        ends = (None if end is None else scale * end + offset for end in (low, high))
        yield Bound(of, *ends)
    elif re.fullmatch(NAME, name):
        for path in map(path_of, names.each(name) if names.knows(name) else ()):
            if path and path.places[-1:] == (None,) and names.kind_of(path.list) == "str":
                raise UnknownError(name)
            if path:
                yield Bound(path, low, high)
    elif low == 1 and (sizes := PRODUCT.fullmatch(name)):  # neither is 0
        for size in sizes.groups():
            yield from (Bound(path, 1, high) for path in names.paths(size))


def _is_term(text: str) -> bool:
    """Tell whether a text is an expression of numbers and names."""
    tree = parsed(text)
    try:
        return tree is not None and evaluated(tree, lambda _: 1) is not None
    except ArithmeticError:
        return True
    except (UnknownError, TypeError):
        return False
