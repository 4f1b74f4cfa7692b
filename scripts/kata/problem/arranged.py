"""What one line of the constraints says in words of how the items of a list are arranged."""

import re
from typing import Any, NamedTuple

from kata.problem.bounds import COMPARE, NAMES, names_in

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
