"""The sentences that say how values are arranged: which form they have, or that they differ."""

import re
from collections.abc import Iterator
from itertools import combinations

from kata.statement.forms import (
    ACYCLIC,
    CANONICAL,
    CLOCK,
    COMPLETE_TREE,
    CONNECTED,
    FROM_0,
    FROM_1,
    LOOPLESS,
    OUTSIDE,
    PALINDROME,
    SAME_ITEMS,
    SEARCH_TREE,
    SINGLE,
    SINGLE_DIRECTED,
    SPACED,
    TREE,
    TRIMMED,
    WITHIN,
    WORDED,
)
from kata.statement.kinds import UNIQUE, Arranged, Order
from kata.statement.lines import NAMES, names_in
from kata.statement.names import Names
from kata.statement.paths import NAME, Path

BARE = [  # replaced in a sentence, in this order, so that it is said in one way
    (r"\ba (?!(?:is|are|and|has|have|contains?|consists?|will|does)\b)", ""),  # or a is a name
    (r"\b(?:the|an|given|always|guaranteed|valid|fully|any|only|exactly|pairwise) (?!is\b)", ""),
    (r"\bare\b|\bwill (?:be|have)\b", "is"),
    (r"\b(?:does not|do not|doesn't|don't|cannot|will not) (?:contain|have)\b", "has no"),
    (r"\b(?:contains?|have) no\b", "has no"),
    (r"\b(?:contains?|have|consists? of)\b", "has"),
    (r"\b(?:distinct|different)\b", "unique"),
    (r"\b(?:ascending|non-decreasing|(?<!-)increasing)\b", "rising"),
    (r"\b(?:descending|non-increasing|(?<!-)decreasing)\b", "falling"),
    (r"\b(?:repeated|duplicate|multiple|parallel) (?=\w+)", "repeated "),
    (r"\bself[- ]?(?:loops?|edges?)\b", "loops"),
]
N = rf"({NAMES})"
UNIT = (
    r"(?:elements?|integers?|items?|numbers?|strings?|values?|words?|points?|positions?"
    r"|characters?|pairs?|letters?|tokens?)"
)
ENDS = r"leading (?:or|and) trailing spaces"
IN = rf"(?: (?:in|of) {N})?"
SPACE = r"is separated by (?:one )?(?:single )?space(?: character)?"
EDGES = r"(?:edges?|roads?|highways?|connections?|relations?|flights?|links?|corridors?)"
GRAPH = r"(?:input |undirected |directed |all )*(?:graph|network)s?"
REACH = r"(?:be reached (?:directly or indirectly )?from|directly or indirectly reach)"
MADE = r"(?:represents?|forms?|makes?|is)"
SPAN = r"(?:all )?(?:(?:integers|numbers|values) )?(?:in )?(?:range )?(?:\[|from |between )?{},? .*"
NODES = r"(?:tree|list|nodes?|node values|node\.val)s?(?: in (?:each )?\w+)?"
SENTENCES: list[tuple[tuple[str, ...], str]] = [  # a group names what has these forms
    ((TRIMMED,), rf"{N} has no {ENDS}|there is no {ENDS}{IN}"),
    ((TRIMMED,), rf"{N} does not (?:begin|start) or end with spaces?"),
    ((SPACED, TRIMMED), rf"(?:all |every two consecutive )?(?:adjacent )?{UNIT}{IN} {SPACE}.*"),
    ((SPACED, TRIMMED), rf"{N} has words separated by (?:one )?single space(?: without .*)?"),
    ((SPACED,), rf"{N} has no (?:two )?consecutive spaces"),
    ((WORDED,), rf"there (?:is|>=)(?: at least)? one word in {N}|{N} has at least one word"),
    ((CANONICAL,), rf"(?:both )?{N} (?:both )?has no leading zeros(?:,? \(?except .*)?"),
    ((CLOCK,), rf"{N} is (?:times? )?in (?:24-hour )?form(?:at)? (?:of )?\"?HH:MM\"?"),
    ((PALINDROME,), rf"{N} is palindrom(?:e|ic)"),
    ((SEARCH_TREE,), rf"(?:{N}|(?:input )?tree) is binary search tree"),
    ((COMPLETE_TREE,), rf"(?:{N}|(?:input )?tree) is complete(?: binary tree)?"),
    ((TREE,), rf"(?:input|edges|graph) {MADE}(?: undirected)? tree"),
    ((TREE,), rf"(?:parent )?(?:array )?{N} {MADE}(?: binary| rooted)? trees?"),
    ((CONNECTED,), rf"{GRAPH} is connected"),
    ((CONNECTED,), r"there (?:is at least|>=) one path between (?:every |each )?(?:two|pair) .*"),
    ((CONNECTED,), rf"(?:(?:each|every) )?\w+ can {REACH} (?:every other|other|another) \w+"),
    ((ACYCLIC,), rf"{GRAPH} is (?:dag|directed acyclic graph|(?:directed and )?acyclic)"),
    ((ACYCLIC,), rf"{GRAPH} has no cycles?"),
    ((SINGLE,), rf"(?:there is|{GRAPH} has) no repeated {EDGES}(?: (?:between|in) \w+(?: \w+)?)?"),
    ((SINGLE,), rf"there is no repeated {EDGES} (?:in|among) {N}"),
    ((SINGLE,), rf"there <= (?:one|single) (?:direct )?{EDGES} (?:between|connecting) .*"),
    ((SINGLE,), rf"each pair of \w+ has at most one {EDGES} connecting them"),
    ((SINGLE, LOOPLESS), r"there is no (?:loops|repeated \w+) (?:and|or) (?:no )?(?:loops|re).*"),
    ((LOOPLESS,), rf"(?:there is|{GRAPH} has) no loops(?: in graph)?"),
    ((FROM_0,), rf"{N} is permutations? of {SPAN.format(0)}"),
    ((FROM_1,), rf"{N} is permutations? of {SPAN.format(1)}"),
    ((UNIQUE,), rf"(?:(?:all|each|every|values?|of|in) )*{NODES} (?:is|has) unique(?: values?)?"),
    ((UNIQUE,), r"all values is unique"),
    (("<=",), r"(?:linked )?list is sorted in rising order"),
]  # fmt: skip
OF = rf"(?:in|of) (?:array |list |string )?({NAME})"
PAIRED = [  # how one value is to another
    (WITHIN, rf"{N} (?:is|exists?|appears?|occurs?) (?:{UNIT} )?(?:present |at least once )?{OF}"),
    (OUTSIDE, rf"{N} is not (?:{UNIT} )?{OF}"),
    (SAME_ITEMS, rf"{N} is (?:permutation|anagram|rearrangement) of ({NAME})"),
    (SAME_ITEMS, rf"({NAME}) and ({NAME}) is (?:anagrams|permutations) of (?:each|one) \w+"),
]  # fmt: skip
UNIQUE_WORDS = re.compile(  # the lists, their items, or fields that differ
    rf"(?:(?P<all>all|each|every) )?(?:of )?(?:{UNIT} )?(?:(?P<of>of|in) )?(?:array )?{N}"
    rf"(?: array| list| in \w+)? (?:is|(?P<has>has)) (?:all )?unique(?: {UNIT})?"
    rf"|(?:there is )?no (?:duplicates?|repeated|equal) (?:{UNIT} )?(?:(?:of|in) )?{N}"
    rf"|no two (?:{UNIT} )?(?:(?:of|in) )?{N} is (?:equal|same)"
    rf"|{N} has no (?:duplicates?|repeated)(?: {UNIT})?",
    re.IGNORECASE,
)
PAIR = r"all (?:pairs )?[\[(](\w+), ?(\w+)[\])] is unique"
SORTED = r"(strictly |monotonically )?(rising|falling|sorted)(?: order| array| list)?"
RISING = (
    rf"(?:both )?{N} (?:both )?is (?:both )?(?:sorted(?: in)? |in )?{SORTED}"
    rf"|(?:each|all) rows? (?:of|in) {N} is (?:sorted )?in {SORTED}"
)
UNIQUE_RISING = (
    rf"(?:all {UNIT} (?:of|in) )?{N} (?:has |is )?unique(?: {UNIT})?(?: and)? sorted in"
    r" (?:strictly )?rising order"
)
BY_FIELD = rf"(?:\w+ is sorted by )?(\w+)(?: is(?: sorted)?)?(?: in)?,? ?{SORTED}"
TREES, TEXTS = {SEARCH_TREE, COMPLETE_TREE}, {TRIMMED, SPACED, WORDED, CANONICAL, CLOCK}
GRAPHS = {TREE, CONNECTED, ACYCLIC, SINGLE, LOOPLESS}


def arrangements(line: str, names: Names) -> Iterator[Arranged | Order]:
    """Yield what a line says of how values are arranged; UnknownError if of what is not known."""
    bare = line
    for pattern, new in BARE:
        bare = re.sub(pattern, new, bare, flags=re.IGNORECASE)

    def has(wording: str) -> re.Match[str] | None:
        return re.fullmatch(wording, bare, re.IGNORECASE)

    for hows, wording in SENTENCES:
        if found := has(wording):
            named = next(filter(None, found.groups()), "")
            yield from _in_forms([*hows], named, line, names)
            return
    for how, wording in PAIRED:
        if (found := has(wording)) and names.knows(found[1], found[2]):
            (other,) = names.paths(found[2])
            yield from (Arranged(of, how, other) for of in names.paths(found[1]))
            return
    if (by := has(BY_FIELD)) and by[1] in names.items:
        field = names.items[by[1]][0]
        yield Order(field, _sign(by[2], by[3]), field.replace("[i]", "[i + 1]", 1))
    elif found := has(UNIQUE_RISING):
        yield from (Arranged(of, "<") for of in names.lists(found[1]))
    elif found := has(RISING):
        lists = names.lists(found[1]) if found[1] else [one.items for one in names.paths(found[4])]
        sign = _sign(found[2] or found[5], found[3] or found[6])
        yield from (Arranged(names.listed(of), sign) for of in lists)
    elif (pair := has(PAIR)) and names.knows(pair[1], pair[2]):
        one, other = names.paths(f"{pair[1]}, {pair[2]}")
        if one.list == other.list and one.places:
            yield Arranged(one.list.list, UNIQUE)
            if (one.places[-1], other.places[-1]) == (0, 1):
                yield Arranged(one.list.list, SINGLE_DIRECTED)
    elif found := UNIQUE_WORDS.fullmatch(bare):
        named = next(one for one in (found[3], *found.groups()[4:]) if one)
        is_inside = bool(found["of"] or found["has"] or not found[3])
        yield from _different(named, bool(found["all"]), is_inside, names)


def _sign(strictly: str | None, order: str) -> str:
    sign = ">=" if order.lower() == "falling" else "<="
    return sign[0] if strictly and strictly.lower() == "strictly " else sign


def _in_forms(hows: list[str], named: str, line: str, names: Names) -> Iterator[Arranged]:
    """Yield that what is named, or what a sentence without a name speaks of, has these forms."""
    if names.is_directed:  # in which paths have a direction, too
        hows = [SINGLE_DIRECTED if how == SINGLE else how for how in hows if how != CONNECTED]
    if {*hows} & GRAPHS or SINGLE_DIRECTED in hows:
        owners = [Path(name) for name in names_in(named) if name in names.kinds]
        owners = owners or [Path(name) for name in names.edges(line)]
    elif {*hows} & TREES or (not named and not {*hows} & TEXTS):
        of_named = [name for name in names.nodes if re.search(rf"\b{name}\b", line)]
        owners = [Path(name) for name in of_named or names.nodes]
    elif named:
        owners = names.paths(named)
    else:
        owners = [Path(name) for name in names.kinds if len(names.kinds) == 1]
    yield from (Arranged(of, how) for of in owners for how in hows)


def _different(
    named: str, is_of_all: bool, is_inside: bool, names: Names
) -> Iterator[Arranged | Order]:
    """Yield that the items of lists differ, or single values from each other."""
    paths = names.paths(named)
    if (
        all(names.kind_of(path) in ("int", "str") and not path.places for path in paths[:2])
        and paths[1:]
    ):
        pairs = combinations(map(str, paths), 2)
        yield from (Order(one, "!=", other) for one, other in pairs if not is_of_all)
    elif len(paths) == 1 or not is_of_all or "[" in named:
        for of in paths:
            is_list = is_inside and names.kind_of(of)[0] == "List"
            is_item = of.places[-1:] == (None,) and not is_list
            yield Arranged(names.listed(of.list if is_item else of), UNIQUE)
