"""Reads and checks constraints in words: the letters of a string, the order of a list."""

import re
from collections.abc import Iterator
from itertools import pairwise
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any, NamedTuple

from kata.problem.constraints.bounds import COMPARE
from kata.problem.constraints.graphs import EDGES
from kata.problem.constraints.lines import (
    NAMES,
    RISING,
    Line,
    Meanings,
    matched,
    meant_by,
    names_in,
    ordered,
)
from kata.problem.constraints.named_values import ANY_STRING, InputValues
from kata.problem.constraints.plain_lines import in_signs
from kata.text import text_of
from kata.wire.plain import encode

SAID = re.compile(
    rf"\W*(?:both |each |all (?:the )?(?:characters|strings|words) (?:in|of) )?({NAMES})"
    r"(?: in \w+)? (?:will )?(?:only |all )?(consists?|contains?|is|are) (.+)",
    re.IGNORECASE,
)
ALL_STRINGS = re.compile(
    r"(?:all|each|every)(?: of)?(?: the)? strings?(?: in the input)? (?:will )?(?:only )?"
    r"(consists?|contains?) (.+)",
    re.IGNORECASE,
)
PRINTABLE = "".join(map(chr, range(32, 127)))
SETS = {  # {word: the characters that it stands for}
    **dict.fromkeys(("lowercase", "lower-case", "lower", "small"), ascii_lowercase),
    **dict.fromkeys(("uppercase", "upper-case", "upper", "capital"), ascii_uppercase),
    **dict.fromkeys(("letter", "letters"), ""),  # of both cases, if no case is named
    **dict.fromkeys(("digit", "digits"), digits),
    **dict.fromkeys(("space", "spaces"), " "),
    "printable": PRINTABLE,
    **dict.fromkeys(("parentheses", "parenthesis"), "()"),
    **dict.fromkeys(("dot", "dots", "period", "periods"), "."),
    **dict.fromkeys(("slash", "slashes"), "/"),
    **dict.fromkeys(("dash", "dashes", "hyphen", "hyphens"), "-"),
    **dict.fromkeys(("comma", "commas"), ","),
    **dict.fromkeys(("underscore", "underscores"), "_"),
    **dict.fromkeys(("hash", "hashes"), "#"),
    **dict.fromkeys(("asterisk", "asterisks"), "*"),
}
LETTERS = {"letter", "letters"}
SEVERAL = {"letters", "digits", "characters"}
CASES = {word for word, some in SETS.items() if some.isalpha()}
FILLING = {*"a an the of and or only either one both character characters from to".split()}
LISTED = {*"symbol symbols operator operators bracket brackets".split()}  # in quotes
FILLING |= {*"in set list value values round square curly exclamation question".split()}
FILLING |= {*"single mark some any following inclusive equal all also with".split()}
FILLING |= {*"english latin case ascii alphabet plus minus sign".split()}
QUOTE = r"""(?:'([^']+)'|"([^"]+)")"""
SQUARE = re.compile(r"\[[a-z]\]\[[a-z]\]$")
SPAN = re.compile(  # '1'-'9', a-z, 0 to 9
    r"'(\w)' ?(?:-|to|through) ?'(\w)'|\b(\w)-(\w)\b|(?<= )\[?(\w)\b(?: to | through |, )(\w)\b\]?"
)
LISTING = re.compile(r"\b(?:(?:lower|upper|english) ?(?:case)? )*letters? (?=['\"])", re.IGNORECASE)
EXACTLY = re.compile(rf"({NAMES}) == (?='|\")(.+)")
BETWEEN = re.compile(rf"'(.)' <= ({NAMES}) <= '(.)'")


class Letters(NamedTuple):
    """The characters that `s` or `words[i]` may hold, or the texts that `grid[i][j]` may be."""

    of: str
    allowed: tuple[str, ...]
    is_one: bool

    @staticmethod
    def read(line: Line) -> list["Letters"]:
        """Return the letters that a line allows."""
        if found := BETWEEN.fullmatch(line.text):
            span = tuple(map(chr, range(ord(found[1]), ord(found[3]) + 1)))
            return [Letters(ordered(name), span, False) for name in names_in(found[2])]
        if found := EXACTLY.fullmatch(line.text):
            names, verb, words = found[1], "is", found[2]
        elif found := ALL_STRINGS.fullmatch(line.text):
            names, (verb, words) = ANY_STRING, found.groups()
        elif found := SAID.fullmatch(line.text):
            names, verb, words = found.groups()
        else:
            return []
        if "contain" in verb and "only" not in line.text and {*words.split()}.isdisjoint(SETS):
            return []  # what else it contains is not said
        kinds = {*re.findall(r"\w+", words)}
        is_one = verb.lower() in ("is", "are") and (kinds.isdisjoint(SEVERAL) or "'" in words)
        allowed = tuple(sorted(_allowed(words, is_one)))
        meant = [names] if names == ANY_STRING else [ordered(name) for name in names_in(names)]
        return [Letters(name, allowed, is_one) for name in meant if allowed]

    def meant(self, meanings: Meanings) -> list["Letters"]:
        """Return the letters of each thing that its name stands for."""
        return [self._replace(of=of) for of in meant_by(self.of, meanings)]

    def of_squares(self) -> "Letters":
        """Return the letters where no length is stated: each square of a grid holds one of them."""
        return self._replace(is_one=self.is_one or bool(SQUARE.search(self.of)))

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say which of the strings, or of their characters, are not allowed."""
        allowed = frozenset(self.allowed)
        for text in values.texts(self.of):
            if self.is_one and text not in allowed:
                yield f"{self.of} is {text_of(text)}; the constraints do not allow it"
            elif not self.is_one and (bad := {*text} - allowed):
                yield f"{self.of} has {text_of(min(bad))}; the constraints do not allow it"


def _allowed(words: str, is_one: bool) -> set[str]:
    """The texts that words stand for, such as `digits, 'x' and English letters`; or nothing."""
    spans = [[*filter(None, span)] for span in SPAN.findall(words)]
    words = LISTING.sub("", SPAN.sub(" ", words))
    quoted = ["".join(pair) for pair in re.findall(QUOTE, words)]
    kinds = {*re.findall(r"[\w-]+|[^\s,()\w]", re.sub(QUOTE, " ", words).lower())} - FILLING
    is_listed = quoted or kinds.isdisjoint(LISTED)
    if not is_listed or not kinds - LISTED <= {*SETS}:
        return set()
    if kinds & LETTERS and kinds.isdisjoint(CASES):
        kinds |= CASES
    ranges = [chr(c) for low, high in spans for c in range(ord(low), ord(high) + 1)]
    kinds = {kind for kind in kinds if not (ranges and {*ranges} & {*SETS.get(kind, "")})}
    texts = quoted if is_one else "".join(quoted)
    return {*texts, *ranges, *"".join(SETS[kind] for kind in kinds - LISTED)}


UNIQUE, APART = "unique", "different from each other"  # APART: all that the name stands for
ITEMS = (
    r"(?:elements|integers|items|numbers|strings|values|words|points|positions|characters|pairs)"
)
DIFFERENT = r"(?:pairwise )?(?:unique|distinct|different)"
HAVE = "(?:are|will have|have)"
OF_NODES = r"(?:tree|list|nodes?|node values|node\.val)s?"
NODES = [  # in which the values of all nodes are meant
    rf"all (?:the )?(?:values )?(?:of |in )?(?:the )?{OF_NODES} {HAVE} {DIFFERENT}(?: values?)?",
    rf"(?:all )?the values of (?:the |all )?nodes (?:in the (?:tree|list) )?are {DIFFERENT}",
    rf"all (?:the )?values are {DIFFERENT}",
    rf"(?:each|every) node has a {DIFFERENT} value",
]
PAIRS = rf"all (?:the )?(?:pairs )?[\[(]({NAMES})[\])] are {DIFFERENT}"
EACH = [  # of the items
    rf"all (?:of )?(?:the )?(?:{ITEMS} )?((?!{ITEMS}(?!\[)){NAMES}) are {DIFFERENT}",
    rf"each ({NAMES}\[i\]) is {DIFFERENT}",
]
THE_LIST = rf"(?:the array )?({NAMES})(?: array| list)?"
IN = [  # in which the names stand for the lists
    rf"all (?:of )?(?:the )?(?:given )?{ITEMS} (?:of|in) {THE_LIST} are {DIFFERENT}",
    rf"the (?:{ITEMS} )(?:of|in) ({NAMES}) are {DIFFERENT}",
    rf"({NAMES}) (?:only )?(?:consists? of|contains?|has|have) (?:only )?{DIFFERENT} {ITEMS}",
    rf"({NAMES}) (?:contains|has) no duplicates?(?: {ITEMS})?",
    rf"each (?:element|value|integer|number) (?:in|of) ({NAMES}) is {DIFFERENT}",
    rf"there (?:is|are) no (?:duplicates?|repeated|equal) (?:{ITEMS} )?in ({NAMES})",
    rf"(?!.*\[)({NAMES}) are {DIFFERENT}",  # or numbers that differ: those are read by apart()
]
OWN = [  # in which a word may be the name of a parameter
    rf"all (?:of )?(?:the )?(?:given )?(\w+) are {DIFFERENT}",
    rf"there (?:is|are) no (?:duplicate|repeated|equal) (?!{EDGES}$)(\w+)",
    r"no two (\w+) are (?:equal|the same)",
]
FIELD = [  # in which a word may be the name of a field
    rf"(?:each|all|every) (?:the )?(\w+?)s?(?: in \w+)? (?:is|are) {DIFFERENT}",
    rf"(\w+) (?:is|are) {DIFFERENT}",
    rf"all (?:the )?values (?:of )?(\w+) are {DIFFERENT}",
]
SORTED = (
    rf"(?:both )?({NAMES}) (?:both )?(?:is|are) (?:both )?(?:sorted(?: in)?(?: an?)? |an? |in )?"
    r"(strictly |monotonically )?(non-decreasing|ascending|increasing|non-increasing|descending"
    r"|decreasing|sorted)(?: order| array| list)?"
)
DISTINCT_RISING = (
    rf"(?:all (?:the )?{ITEMS} (?:of|in) )?({NAMES}) (?:contains |has |are |is )?"
    rf"(?:distinct|unique)(?: {ITEMS})?(?: and)? sorted in"
    r" (?:strictly )?(?:ascending|increasing) order"
)
SORTED_NODES = r"the (?:linked )?list is sorted in (?:ascending|non-decreasing) order"
SORTED_ROWS = [
    r"each row (?:of|in) (\w+) is (?:sorted )?in (?:non-decreasing|ascending) order",
    r"all (?:the )?rows of (\w+) are sorted in (?:non-decreasing|ascending) order",
]
ORDER = {"non-decreasing": "<=", "ascending": "<=", "increasing": "<=", "sorted": "<="}
ORDER |= {"non-increasing": ">=", "descending": ">=", "decreasing": ">="}


class Arranged(NamedTuple):
    """A list whose items are unique, or each of which compares in one way with the next."""

    of: str
    how: str  # UNIQUE, or the sign between an item and the next

    @staticmethod
    def read(line: Line) -> list["Arranged"]:
        """Return the lists that a line says to be unique or sorted."""
        names, how = [], UNIQUE
        if matched(line, NODES):
            names = line.nodes
        elif found := matched(line, [PAIRS]):
            some = [line.items.get(name, [""])[0] for name in names_in(found[1])]
            lists = {name.rpartition("[")[0].removesuffix("[i]") for name in some}
            names = [name for name in lists if name]
        elif (found := matched(line, FIELD)) and found[1] in line.items:
            names, how = line.items[found[1]], APART
        elif rising := RISING.search(in_signs(line.text)):
            names, how = [rising[1]], rising[2]
        elif (found := matched(line, OWN)) and found[1] in line.parameters:
            names = [found[1]]
        elif found := matched(line, EACH):
            names = [re.sub(r"\[[a-z]\]$", "", name) for name in names_in(found[1])]
        elif found := matched(line, IN):
            names = names_in(found[1])
            if len(names) > 1 and re.match("(?:all|the)\\b", line.text, re.IGNORECASE):
                names = []  # perhaps those of all lists together
        elif matched(line, [SORTED_NODES]):
            names, how = line.nodes, "<="
        elif found := matched(line, SORTED_ROWS):
            names, how = [f"{found[1]}[i]"], "<="
        elif found := matched(line, [DISTINCT_RISING]):
            names, how = names_in(found[1]), "<"
        elif found := matched(line, [SORTED]):
            names = [name for name in names_in(found[1]) if name not in line.items]
            how = ORDER[found[3].lower()]
            if found[2] and found[2].lower() == "strictly ":
                how = how[0]
        return [Arranged(name, how) for name in names]

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say how each list that is not arranged like this breaks the rule."""
        whole = values.parts(self.of)
        for some in [whole] if self.how == APART else whole:
            items = [i for i in some if i is not None] if type(some) in (list, str) else []
            if self.how in (UNIQUE, APART):
                seen: set[bytes] = set()
                for item in items:
                    if (data := encode(item)) in seen:
                        yield f"{self.of} has {text_of(item)} twice; the constraints forbid it"
                    seen.add(data)
            elif pair := next((pair for pair in pairwise(items) if not self._holds(*pair)), None):
                before, after = map(text_of, pair)
                yield f"{self.of} has {before} before {after}; the constraints want another order"

    def _holds(self, item: Any, following: Any) -> bool:
        """Return True if two neighbours are in this order, or cannot be compared."""
        try:
            return COMPARE[self.how](item, following)
        except TypeError:
            return True
