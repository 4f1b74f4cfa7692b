"""Reads one line of the constraints: a chain of comparisons, letters, or a usual sentence."""

import ast
import re
from collections.abc import Iterator
from itertools import pairwise, product
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any

from kata.statement.kinds import UNIQUE, Arranged, Bound, Letters, Order, Same
from kata.statement.lines import EQUAL, NAMES, RUN, SIGN, Names, names_in
from kata.statement.paths import (
    CALLS,
    NAME,
    Path,
    evaluated,
    number,
    parsed,
    path_of,
)
from kata.wire.expressions import UnknownError

ONLY_EQUAL = re.compile(rf"(?:{NAME}(?:,? and |, ))*{RUN}(?:(?:,? and |, ){RUN})*")
CALLED = re.compile(
    r"(?:there are at most|at most) (.+?) calls\b(?:.*? (?:to|of) (.+))?", re.IGNORECASE
)
EITHER = re.compile(
    rf"({NAMES}) (?:is|are|==) (?:either )?(-?\d+(?:(?:, | or |, or )-?\d+)*),? or (-?\d+)"
)
SAID = re.compile(
    rf"\W*(?:both |each |all (?:the )?(?:characters|strings|words) (?:in|of) )?({NAMES})"
    r" (?:only )?(consists?|contains?|is|are|==) (.+)",
    re.IGNORECASE,
)
OF_SETS = re.compile("letter|digit|space|parenthes|[(]|case|printable")
UNIT = r"(?:elements?|integers?|items?|numbers?|strings?|values?|words?|points?|characters?|pairs?)"
ALL_UNIQUE = re.compile(  # the lists, their items, or fields that differ
    rf"(?:(?P<all>all|each) )?(?:the )?(?:{UNIT} )?(?:(?P<of>of|in) )?(?:the )?({NAMES})"
    rf" (?:is|are|(?P<has>has|have|contains?|consists? of)) (?:all )?(?:unique|distinct|different)"
    rf"(?: {UNIT})?|no two (?:{UNIT} )?(?:(?:of|in) )?({NAMES}) are (?:equal|the same)",
    re.IGNORECASE,
)
SORTED = re.compile(
    rf"(?:both )?({NAMES}) (?:is|are) (?:both )?sorted in (?:an? )?(?P<strictly>strictly )?"
    r"(?:(?P<up>ascending|increasing|non-decreasing)|descending|decreasing|non-increasing) order",
    re.IGNORECASE,
)
PRINTABLE = "".join(map(chr, range(32, 127)))
SETS = {  # {word: the characters that it stands for}
    **dict.fromkeys(("lowercase", "lower-case", "lower", "small"), ascii_lowercase),
    **dict.fromkeys(("uppercase", "upper-case", "upper", "capital"), ascii_uppercase),
    **dict.fromkeys(("letter", "letters"), ""),  # of both cases, if no case is named
    **dict.fromkeys(("digit", "digits"), digits),
    "space": " ", "printable": PRINTABLE, "parenthesis": "()", "parentheses": "()",
    "dot": ".", "period": ".", "slash": "/", "dash": "-", "hyphen": "-", "comma": ",",
    "underscore": "_", "hash": "#", "asterisk": "*",
}  # fmt: skip
SETS |= {
    f"{word}{'e' * word.endswith('sh')}s": some for word, some in SETS.items() if len(some) == 1
}
SEVERAL = {"letters", "digits", "characters"}
CASES = {word for word, some in SETS.items() if some.isalpha()}
LISTED = {*"symbol symbols operator operators bracket brackets".split()}  # in quotes
FILLING = {
    *"a an the of and or only either one both character characters from to in set list value"
    " values round square curly exclamation question single mark some any following inclusive"
    " equal all also with english latin case ascii alphabet plus minus sign".split()
}
QUOTE = r"""(?:'([^']+)'|"([^"]+)")"""
SPAN = re.compile(  # '1'-'9', a-z, 0 to 9
    r"'(\w)' ?(?:-|to|through) ?'(\w)'|\b(\w)-(\w)\b|(?<= )\[?(\w)\b(?: to | through |, )(\w)\b\]?"
)


def read(line: str, names: Names) -> list[Any]:
    """Return what a line says; nothing if it is not read."""
    try:
        return [*_said(line, names)]
    except UnknownError:
        return []


def _said(line: str, names: Names) -> Iterator[Any]:
    """Yield what one line says."""
    if (calls := CALLED.fullmatch(line)) and (most := number(calls[1])):
        yield Bound(Path(f"{CALLS}{calls[2] or 'all'}"), None, most)
    elif either := EITHER.fullmatch(line):
        some = sorted(map(int, (*re.findall(r"-?\d+", either[2]), either[3])))
        if all(two - one == 1 for one, two in pairwise(some)):
            yield from (Bound(of, some[0], some[-1]) for of in names.paths(either[1]))
    elif SIGN.search(line) and "'" not in line and '"' not in line:
        same = [Same(names.equal(run)) for run in EQUAL.findall(line) if ".length" in run]
        is_all = same and ONLY_EQUAL.fullmatch(line)
        found = [] if is_all else [*_compared(line, names)]
        yield from [*found, *same] if found or is_all else ()
    else:
        yield from [*_lettered(line, names)] or _arranged(line, names)


def _lettered(line: str, names: Names) -> Iterator[Letters]:
    """Yield the letters that a line allows."""
    said = SAID.fullmatch(line)
    if not said or not names.knows(said[1]):
        return
    verb, words = said[2], said[3]
    if "contain" in verb and "only" not in line and not OF_SETS.search(words):
        return  # what else it contains is not said
    is_one = _are_texts(verb, words)
    if texts := _allowed(words, is_one):
        yield from (Letters(path, texts, is_one) for path in names.paths(said[1]))


def _are_texts(verb: str, words: str) -> bool:
    """Tell whether a verb and such words list the texts that each value may be."""
    are_several = not SEVERAL.isdisjoint(re.findall(r"\w+", words))
    return verb.lower() in ("is", "are", "==") and ("'" in words or not are_several)


def _allowed(words: str, is_one: bool) -> tuple[str, ...]:
    """Return the texts that words stand for, or the characters of these; or nothing."""
    spans = [[*filter(None, span)] for span in SPAN.findall(words)]
    words = SPAN.sub(" ", words)
    quoted = ["".join(pair) for pair in re.findall(QUOTE, words)]
    kinds = {*re.findall(r"[\w-]+|[^\s,()\w]", re.sub(QUOTE, " ", words).lower())} - FILLING
    is_listed = quoted or kinds.isdisjoint(LISTED)
    if not is_listed or not kinds - LISTED <= {*SETS}:
        return ()
    if kinds & {"letter", "letters"} and kinds.isdisjoint(CASES):
        kinds |= CASES
    ranges = {chr(c) for low, high in spans for c in range(ord(low), ord(high) + 1)}
    kinds = {kind for kind in kinds - LISTED if ranges.isdisjoint(SETS[kind])}
    texts = quoted if is_one else "".join(quoted)
    return tuple(sorted({*texts, *ranges, *"".join(SETS[kind] for kind in kinds)}))


def _arranged(line: str, names: Names) -> Iterator[Arranged | Order]:
    """Yield which lists a line calls sorted, or what it says to be unique."""
    if found := SORTED.fullmatch(line):
        sign = ("<=" if found["up"] else ">=")[: 1 if found["strictly"] else 2]
        yield from (Arranged(names.listed(of), sign) for of in names.paths(found[1]))
    elif found := ALL_UNIQUE.fullmatch(line):
        paths = names.paths(found[3] or found[5])
        is_inside = found["of"] or found["has"] or not found[3]
        are_lists = all(names.kind_of(of)[0] == "List" for of in paths)
        for of in paths if len(paths) == 1 or (are_lists and not found["all"]) else ():
            is_list = is_inside and names.kind_of(of)[0] == "List"
            is_item = of.places[-1:] == (None,) and not is_list
            yield Arranged(names.listed(of.list if is_item else of), UNIQUE)


def _compared(line: str, names: Names) -> Iterator[Any]:
    """Yield what a chain such as `1 <= k <= n` says, each number about each name."""
    texts, signs = _chain(line)
    terms = [names_in(one) if re.fullmatch(NAMES, one) else [one] for one in texts]
    meant = {one: names.term(one) for some in terms for one in some}
    if not all(map(_is_term, meant.values())):
        return
    numbers = [number(meant[some[0]]) if len(some) == 1 else None for some in terms]
    lows = _carried(numbers, signs, texts, 1)
    highs = _carried(numbers[::-1], signs[::-1], texts[::-1], -1)[::-1]
    for some, low, high, own in zip(terms, lows, highs, numbers):
        for name in some if (low, high) != (None, None) and own is None else ():
            yield from _bounds(name, low, high, names)
    for i, sign in enumerate(signs):
        for one, other in product(terms[i], terms[i + 1]):
            order = Order(meant[one], sign, meant[other])
            is_bound = (numbers[i] is not None and path_of(order.other)) or (
                numbers[i + 1] is not None and path_of(order.of)
            )
            letters = [re.findall(r"\[([a-z])\]", side) for side in (one, other)]
            if all(letters) and letters[0] != letters[1]:
                raise UnknownError(line)  # of different items
            if not is_bound or sign == "!=":
                yield order


def _chain(line: str) -> tuple[list[str], list[str]]:
    """Split a line into terms and rising signs; names that are equal are one term."""
    texts, signs = SIGN.split(line)[::2], SIGN.split(line)[1::2]
    if {*signs} & {">", ">="} and not {*signs} & {"<", "<="}:
        texts, signs = texts[::-1], [sign.replace(">", "<") for sign in reversed(signs)]
    for i in range(len(signs) - 1, -1, -1) if signs[1:] else ():
        if signs[i] == "==" and all(re.fullmatch(NAMES, one) for one in texts[i : i + 2]):
            texts[i : i + 2] = [" == ".join(texts[i : i + 2])]
            del signs[i]
    return texts, signs


def _carried(
    numbers: list[int | None], signs: list[str], texts: list[str], step: int
) -> list[int | None]:
    """Return how the numbers before each term of a chain bound it; items may be none."""
    found, end, is_of_items = list[int | None](), None, False
    for i, known in enumerate(numbers):
        sign = signs[i - 1] if i else "!="
        end = None if sign == "!=" or end is None else end + step * (sign == "<")
        found.append(None if is_of_items and "[" not in texts[i] else end)
        if known is not None:
            end, is_of_items = known, False
        is_of_items |= "[" in texts[i]
    if len(numbers) == 2 and signs == ["=="]:
        return [numbers[1], numbers[0]]
    return found


def _bounds(name: str, low: int | None, high: int | None, names: Names) -> Iterator[Bound]:
    """Yield what two ends say of a name, of each thing that it stands for, or of a product."""
    if re.fullmatch(NAME, name):
        for path in names.paths(name):
            if path.places[-1:] == (None,) and names.kind_of(path.list) == "str":
                raise UnknownError(name)
            yield Bound(path, low, high)
    elif low == 1 and (sizes := re.fullmatch(rf"({NAME}) \* ({NAME})", name)):  # neither is 0
        for size in sizes.groups():
            yield from (Bound(path, 1, high) for path in names.paths(size))


def _is_term(text: str) -> bool:
    """Tell whether a text is an expression of numbers and paths."""

    def known(node: ast.expr) -> int:
        if not path_of(ast.unparse(node)):
            raise UnknownError(text)
        return 1

    tree = parsed(text)
    try:
        return tree is not None and evaluated(tree, known) is not None
    except ArithmeticError:
        return True
    except (UnknownError, TypeError):
        return False
