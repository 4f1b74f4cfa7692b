"""Reads what the prose of a statement calls things: the parts of items, and lengths."""

import re
from collections.abc import Collection

from kata.problem.constraints.bounds import EXACT, Bound
from kata.problem.constraints.lines import Meanings, names_in

FIELDS = r"[\[(]([a-zA-Z_]\w*(?:, ?[a-zA-Z_]\w*)+)[\])]"  # [from, to, price]
ITEMS = re.compile(rf"(\w+(?:\[[a-z]\])?) ==? {FIELDS}")
SUBSCRIPTS = "", "i", "_i", "ᵢ"  # of a field that the statement names without one
LOW = {"i": "ᵢ", "j": "ⱼ"}
LENGTH = r"(?:each )?of (?:even |odd )?(?:length|size)"
OF_LENGTH = re.compile(rf"\b(\w+),? {LENGTH} (\w+)\b(?! ?[-+*/])")
OF_SIZE = re.compile(r"\b(\w) [x*] (\w)\b (?:[\w-]+,? ){0,4}?(\w+)\b")
HOLDING = re.compile(
    r"\b(\w+) (?:consisting of|of|containing|with) (\w)"
    r" (?:\w+ ){0,2}(?:integers|strings|elements)\b"
)


def stated_lengths(
    text: str, parameters: Collection[str], unknown: Collection[str]
) -> list[tuple[str, str]]:
    """Return the lengths that only the prose of a statement calls so, as in `nums of length n`."""
    found: list[tuple[str, str]] = []
    for pattern in OF_LENGTH, HOLDING:
        for name, number in pattern.findall(text):
            if name in parameters and number in unknown:
                found.append((number, f"{name}.length"))
    for rows, columns, name in OF_SIZE.findall(text):
        if name in parameters and {rows, columns} <= {*unknown}:
            found.append((rows, f"{name}.length"))
            found.append((columns, f"{name}[i].length"))
    return found


def fields(
    text: str, lines: list[str], parameters: Collection[str]
) -> tuple[Meanings, tuple[str, ...]]:
    """Return what the names of fields stand for: {"startᵢ": ["intervals[i][0]"]}, and the records.

    If a statement names them only in passing, as in `a flight [from, to, price]`, they are those of
    the only parameter that has so many.
    """
    found = {name: names_in(some) for name, some in ITEMS.findall(text)}
    items = {item: [f"{of}[{i}]"] for of, some in found.items() for i, item in enumerate(some)}
    exact = [line for line in map(EXACT.fullmatch, lines) if line and line[1].endswith(".length")]
    records = [(line[1].removesuffix(".length"), int(line[2])) for line in exact]
    words = {*re.findall(r"\w+", "\n".join(lines))} - {*parameters}
    for some in dict.fromkeys(re.findall(FIELDS, text)):
        names = names_in(some)
        owners = [of for of, count in records if count == len(names) and of not in found]
        if len(owners) == 1:
            for i, name in enumerate(names):
                for item in words & {f"{name}{subscript}" for subscript in SUBSCRIPTS}:
                    items.setdefault(item, [f"{owners[0]}[{i}]"])
    edges = tuple(of.removesuffix("[i]") for of, count in records if count in (2, 3))
    return items, edges


def widths(text: str, parameters: Collection[str]) -> list[Bound]:
    """Return the lengths of records that a statement always writes as, say, `[start, end]`."""
    found: dict[str, set[int]] = {}
    for of, some in ITEMS.findall(text):
        name, _, index = of.partition("[")
        if index and name in parameters:
            found.setdefault(f"{name}[i].length", set()).add(len(names_in(some)))
    return [Bound(of, n, n) for of, (n, *more) in found.items() if not more]


def with_items(line: str, items: Meanings) -> str:
    """Return a line that compares a field with the next one in indexes of the parameter."""

    def following(found: re.Match[str]) -> str:
        letter = found[2][1]
        names = (f"{found[1]}{subscript}" for subscript in (letter, f"_{letter}", LOW[letter]))
        fields = [items[name][0] for name in names if name in items]
        return re.sub(r"\[[ij]\]", found[2], fields[0]) if fields else found[0]

    changed = re.sub(r"\b(\w+)(\[[ij] ?[-+] ?1\])", following, line)
    if changed == line:
        return line
    return re.sub(r"\b\w+\b(?!\[)", lambda word: items.get(word[0], [word[0]])[0], changed)
