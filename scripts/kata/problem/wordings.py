"""What one line of the constraints says in words: the letters of a string, the order of a list."""

import re
from string import ascii_lowercase, ascii_uppercase, digits
from typing import Any, NamedTuple

from kata.problem.bounds import COMPARE, NAMES, names_in

SAID = re.compile(
    rf"\W*(?:both |each |all (?:the )?(?:characters|strings|words) (?:in|of) )?({NAMES})"
    r"(?: in \w+)? (?:will )?(?:only |all )?(consists?|contains?|is|are) (.+)",
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
    "parentheses": "",  # which are then listed
}
LETTERS = {"letter", "letters"}
CASES = {word for word, some in SETS.items() if some.isalpha()}
FILLING = {*"a an the of and or only either one both character characters from to".split()}
FILLING |= {*"english latin case ascii alphabet plus minus sign".split()}
QUOTE = r"""(?:'([^']+)'|"([^"]+)")"""
SPAN = re.compile(r"'(\w)' ?(?:-|to) ?'(\w)'|\b(\w)-(\w)\b")  # '1'-'9', a-z


class Letters(NamedTuple):
    """What the characters of `s` or `words[i]` may be, or the texts that `grid[i][j]` may be."""

    of: str
    allowed: frozenset[str]
    is_one: bool


def letters_in(line: str) -> list[Letters]:
    """The letters that a line allows."""
    if not (found := SAID.fullmatch(line)):
        return []
    names, verb, words = found.groups()
    is_one = verb.lower() in ("is", "are")
    allowed = _allowed(words, is_one)
    is_vague = "contain" in verb and "only" not in line and not {*words.split()} & {*SETS}
    return [Letters(name, allowed, is_one) for name in names_in(names) if allowed and not is_vague]


def _allowed(words: str, is_one: bool) -> frozenset[str]:
    """What some words stand for, such as `digits, 'x' and English letters`; or nothing."""
    spans = [[*filter(None, span)] for span in SPAN.findall(words)]
    words = SPAN.sub(" ", words)
    quoted = ["".join(pair) for pair in re.findall(QUOTE, words)]
    said = re.findall(r"[\w-]+|[^\s,()\w]", re.sub(QUOTE, " ", words).lower())
    kinds = {*said} - FILLING
    if not kinds <= {*SETS} or not (kinds or spans or quoted):
        return frozenset()
    if kinds & LETTERS and kinds.isdisjoint(CASES):
        kinds |= CASES
    ranges = "".join(chr(c) for low, high in spans for c in range(ord(low), ord(high) + 1))
    texts = quoted if is_one else "".join(quoted)
    return frozenset([*texts, *ranges, *"".join(SETS[kind] for kind in kinds)])


UNIQUE = "unique"
ITEMS = (
    r"(?:elements|integers|items|numbers|strings|values|words|points|positions|characters|pairs)"
)
DIFFERENT = r"(?:pairwise )?(?:unique|distinct|different)"
EACH = [  # in which the names stand for the items themselves
    rf"all (?:of )?(?:the )?(?:{ITEMS} )?((?!{ITEMS}){NAMES}) are {DIFFERENT}",
]
IN = [  # in which they stand for the lists
    rf"all (?:of )?(?:the )?(?:given )?{ITEMS} (?:of|in) (?:the array )?({NAMES}) are {DIFFERENT}",
    rf"the (?:{ITEMS} )(?:of|in) ({NAMES}) are {DIFFERENT}",
    rf"({NAMES}) (?:only )?(?:consists? of|contains?|has|have) (?:only )?{DIFFERENT} {ITEMS}",
    rf"({NAMES}) (?:contains|has) no duplicates?(?: {ITEMS})?",
]
PAIRS = re.compile(rf"all (?:the )?(?:pairs )?[\[(]({NAMES})[\])] are {DIFFERENT}", re.IGNORECASE)
NODES = re.compile(
    rf"all (?:the )?(?:values )?(?:of |in )?(?:the )?(?:tree|list|nodes?|node values|node\.val)s?"
    rf" (?:are|will have|have) {DIFFERENT}(?: values?)?"
    rf"|(?:all )?the values of (?:the |all )?nodes (?:in the (?:tree|list) )?are {DIFFERENT}"
    rf"|all (?:the )?values are {DIFFERENT}|(?:each|every) node has a {DIFFERENT} value",
    re.IGNORECASE,
)
SORTED = re.compile(
    rf"(?:both )?({NAMES}) (?:is|are) (?:guaranteed to be )?(?:sorted(?: in)?(?: an?)? )?"
    r"(strictly |monotonically )?(non-decreasing|ascending|increasing|non-increasing|descending"
    r"|decreasing)(?: order| array)?",
    re.IGNORECASE,
)
ORDER = {"non-decreasing": "<=", "ascending": "<=", "increasing": "<="}
ORDER |= {"non-increasing": ">=", "descending": ">=", "decreasing": ">="}


class Arranged(NamedTuple):
    """That each item of this list is unique, or how it compares with the next."""

    of: str
    how: str  # UNIQUE, or the sign between an item and the next

    def holds(self, item: Any, following: Any) -> bool:
        """Whether two neighbours are in this order; what cannot be compared is."""
        try:
            return COMPARE[self.how](item, following)
        except TypeError:
            return True


def arranged_in(line: str, nodes: list[str], items: dict[str, list[str]]) -> list[Arranged]:
    """How a line arranges lists; `items` is {"xi": ["points[i][0]"]}."""
    if NODES.fullmatch(line):
        return [Arranged(name, UNIQUE) for name in nodes]
    if found := PAIRS.fullmatch(line):
        some = [items.get(name, [""])[0] for name in names_in(found[1])]
        lists = {name.rpartition("[")[0].removesuffix("[i]") for name in some}
        return [Arranged(name, UNIQUE) for name in lists if name]
    for pattern in EACH:
        if found := re.fullmatch(pattern, line, re.IGNORECASE):
            names = [re.sub(r"\[[a-z]\]$", "", name) for name in names_in(found[1])]
            return [Arranged(name, UNIQUE) for name in names]
    for pattern in IN:
        if found := re.fullmatch(pattern, line, re.IGNORECASE):
            return [Arranged(name, UNIQUE) for name in names_in(found[1])]
    if found := SORTED.fullmatch(line):
        sign = ORDER[found[3].lower()]
        strict = found[2] and found[2].lower() == "strictly "
        return [Arranged(name, sign[0] if strict else sign) for name in names_in(found[1])]
    return []
