"""A line of constraints as Python text: `1 ≤ nums.length ≤ 10⁴` as `1 <= nums.length <= 10**4`."""

import re
from collections.abc import Callable, Collection

from kata.statement.paths import NAME

RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
MARKS: list[tuple[str, str | Callable[[re.Match[str]], str]]] = [  # replaced in any text
    (r"≤", "<="),
    (r"≥", ">="),
    (r"≠", "!="),
    (r"(?<=\w)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)", lambda found: "**" + found[1].translate(RAISED)),
    (r"\^", "**"),
    (r"[·×]", "*"),
    (r"`|(?<=\d),(?=\d{3})", ""),
    (r"^\s*(?:[-*]\s+)?|\.?\s*$", ""),
]
NODES = [  # how many there are of whose nodes, which is the first group
    (r"^(?:the )?number of nodes(?: in ([\w, ]+?))?(?= (?:is|are|<=) )", "{}"),
    (r"^([\w ]+?) (?:has|have) (\S+(?: \* \S+)?) to (.+) nodes$", r"\2 <= {} <= \3"),
    (r"^([\w ]+?) has (\w+) nodes$", r"{} == \2"),
]
OF_NODES = r"(?:tree|list|graph)s?$"  # not those of a level
RANGE = (
    r"(?:in the (?:inclusive )?range(?: of)?|between) \[?(\S+?)(?:, ?| and | to )([^\[\],]+?)\]?"
)
WORDS: list[tuple[str, str]] = [  # replaced in a line, in this order
    (r"\bwill (?:all |always )?be\b(?! (?:at most|made))", "is"),
    (r"\[row\]\[col\]|\[r\]\[c\]", "[i][j]"),
    (rf"^(.+?) (?:is|are) {RANGE}$", r"\2 <= \1 <= \3"),
    (r"(?<![<>!='\"])=(?!=| ?['\"])", "=="),
    (r"\b(\d+)([a-z])\b(?!\w)", r"\1 * \2"),
]
SIGN = re.compile(r" *(<=|>=|<|>|!=|==) *")
AND = r"(?: ?,? and | ?, ?)"
RUN = rf"{NAME}(?: ?== ?{NAME})+"
EQUAL = re.compile(rf"(?<![-+*/] )(?<![-+*/(\w.]){RUN}\b(?!\.| *[-+*/(\d\[])")
NAMES = rf"{NAME}(?:(?:{AND}| ?== ?){NAME})*"


def plain(text: str) -> str:
    """Return the text with powers as `**`, and without marks of lists and code, and full stops."""
    for pattern, new in MARKS:
        text = re.sub(pattern, new, text)
    return text


def in_python(line: str, nodes: Collection[str]) -> str:
    """Return a plain line in signs, as far as its words compare anything."""
    for pattern, new in NODES:
        found = re.match(pattern, line, re.IGNORECASE)
        of = (found[1] or "tree") if found else ""
        named = [word for word in re.findall(r"\w+", of) if word in nodes]
        if found and (named := named or [*(nodes if re.search(OF_NODES, of) else ())]):
            lengths = " and ".join(f"{name}.length" for name in named)
            line = found.expand(new).replace("{}", lengths) + line[found.end() :]
    for pattern, replacement in WORDS:
        line = re.sub(pattern, replacement, line, flags=re.IGNORECASE)
    return line


def names_in(text: str) -> list[str]:
    """Return the names in `nums`, in `m, n`, or in `n == grid.length`."""
    return re.findall(NAME, re.sub(r" and\b", ", ", text))
