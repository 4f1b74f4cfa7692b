"""A line of constraints as Python text: signs in place of words, and nothing that says no more."""

import re
from collections.abc import Callable, Collection

from kata.statement.paths import NAME

RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
MARKS: list[tuple[str, str | Callable[[re.Match[str]], str]]] = [  # replaced in any text
    (r"(?<!\w)\*\*([A-Za-z][^*]*?)\*\*|(?<!\S)[*_](\w[^*_]*)[*_](?!\w)", r"\1\2"),  # emphasis
    (r"<sub>(\w+ ?[-+] ?\w+)</sub>", r"[\1]"),  # of the next item
    (r"</?sub>", ""),
    (r"\\([\[\]_#*<>-])", r"\1"),
    (r"\\(?:leq?|leqslant)\b|≤", "<="),
    (r"≥", ">="),
    (r"≠", "!="),
    (r"(?<=\w)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)", lambda found: "**" + found[1].translate(RAISED)),
    (r"\^", "**"),
    (r"[·×]|\\(?:times|cdot)\b|(?<=\d) ?x ?(?=10\b)", "*"),
    (r"(?<!\w)[\u2013\u2212](?=\d)", "-"),
    (r"(\*\*|_)\{(\w+)\}", r"\1\2"),
    (r"`|(?<!['\"])\$(?!['\"])|(?<=\d),(?=\d{3})", ""),
    (r"^\s*(?:[-*+•]\s+)?|\.?\s*$", ""),
]
SAYS = (  # how a promise may begin
    r"(?:note that )?(?:it(?: is|'s) (?:also )?guaranteed|you (?:may|can) assume"
    r"|(?:the )?(?:inputs?|test ?cases?|tests?|test data) (?:is|are) generated"
    r"(?: so| such| in a way)?)"
)
EACH = (
    r"(?:(?:all|any|each|every) (?:valid )?(?:i|index i)|0 <= [ij] <=? [^<]+"
    r"|i (?:lies )?in (?:the range )?\[0, [^\]]+\])"
)
NOT_FIRST = r"(?:all )?(?:i >= 1|i > 0|i != 0|1 <= i(?: <=? [^<]+)?|i in \[1, [^\]]+\])"
WITHIN = (
    r"(?:(?:an? )?(?:positive |non-negative )?(?:integers?|numbers?) )?(?:in )?(?:the )?"
    r"(?:inclusive )?(?:range(?: of)?|between):? \[?(\S+?)(?:, ?| and | to )([^\[\],]+?)\]?"
)
ARE = r"\b(?:is|are) "
LENGTHS = r"(?:lengths? of (?:all )?(?:the )?(?:strings|words)|length of (?:all )?(?:the )?\w+)"
HAS_VALUE = r"(?:\w+ )?(?:node'?s?'? values?|values? of (?:(?:the|all|each|every) )*nodes?)"
THEN = r" (?:is|are|will|does|cannot|never|<=)(?!\w)"
OF_NODES = r"(?:tree|list|graph)s?$"
NODES = [  # how many there are of whose nodes, which is the first group
    (rf"^(?:the )?(?:total )?number of (?:the )?nodes(?: (?:in|of) ([\w, ]+?))?(?={THEN})", "{}"),
    (r"^([\w ]+?) (?:has|have) (\S+(?: \* \S+)?) to (.+) nodes$", r"\2 <= {} <= \3"),
    (r"^([\w ]+?) (?:contains?|contain) between (\S+) and (\S+) nodes$", r"\2 <= {} <= \3"),
    (r"^([\w ]+?) (?:has|have|contains?) at most (\S+) nodes$", r"{} <= \2"),
    (r"^([\w ]+?) has (\w+) nodes$", r"{} == \2"),
]
WORDS: list[tuple[str, str]] = [  # replaced in a line, in this order
    (r"\b(is|are) guaranteed to be\b", r"\1"),
    (r"\bwill (?:all |always )?be\b(?! (?:at most|made))", "is"),
    (r"\b(?:will not|won't|will never) be\b", "is not"),
    (r" \((?:i\.e\.|that is|chronological|both )[^()]*\)$", ""),
    (r",? (?:\(?inclusive\)?|\(both inclusive\))$", ""),
    (r"\band/or\b", "and"),
    (r"\bnode\.val\b", "Node.val"),
    (r"^(\w+)\[(\w)\] does not contain \2$", r"\1[i][j] != i"),
    (r"\[row\]\[col(?:umn)?\]|\[r\]\[c\]", "[i][j]"),
    (r"\b(\w+)\[0\]\.length\b", r"\1[i].length"),
    (r"\b(\w+)\[\1\.length - 1\]|(\])?\[[mn] - 1\]", r"\1\2[-1]"),
    (rf"^(.*?)\[i\](.*?),? (?:for|where) {NOT_FIRST}$", r"\1[1:]\2"),
    (rf",? (?:for|where) {EACH}$", ""),
    (r"^(\w+\.length) is (?!even|odd)(\w+)$", r"\1 == \2"),
    (rf"^(?:all )?(?:the )?{HAS_VALUE}(?: in .*?)?(?= (?:is|are|<=|will)\b)", "Node.val"),
    (r"^each node (?:in .*? )?(?:has|have) (?=\S+ <= Node\.val)", ""),
    (r"^(?:each|every) node (?:in .*? )?has a value(?= between| in)", "Node.val is"),
    (r"\b(?:does not|doesn't|will not|won't|never|cannot) exceeds?\b", "<="),
    (rf"{ARE}(?:at most|no(?:t)? (?:more|greater|larger) than)\b", "<="),
    (rf"{ARE}(?:less|smaller) than or equal(?: to)?\b", "<="),
    (rf"{ARE}(?:greater|larger) than or equal(?: to)?\b|{ARE}at least\b", ">="),
    (rf"{ARE}(?:strictly )?(?:less|smaller) than\b", "<"),
    (rf"{ARE}(?:strictly )?(?:greater|larger) than\b", ">"),
    (rf"{ARE}(?:not|never) equal(?: to)?\b", "!="),
    (
        rf"^(?:the )?(?:total|sum of(?: the)?) {LENGTHS} (?:in|of) (\w+)(?:\[i\])?(?= )",
        r"sum(\1[i].length)",
    ),
    (
        r"^(?:the )?(?:total )?sum of (?:all )?(?:the )?(?:values of |elements of )?(\w\S*)(?= )",
        r"sum(\1)",
    ),
    (r"\b(?:the )?length of (?:the )?(?:string |array )?(\w+(?:\[i\])?)(?= |$)", r"\1.length"),
    (rf"^(.+?) (?:is|are) {WITHIN}$", r"\2 <= \1 <= \3"),
    (r"^all (?:the )?(?:integers|values|elements|numbers) (?:in|of) (\w+)(?= <| >)", r"\1[i]"),
    (r"^(\S+ <= )(?:all )?(?:the )?(?:\w+ )?(?:in|of) (\w+)(?= <= )", r"\1\2[i]"),
    (r"\bfloor\(", "("),
    (r"\|([\w\[\]+ .*-]+)\|", r"abs(\1)"),
    (r"(?<![<>!='\"])=(?!=| ?['\"])", "=="),
    (r"\b(\d+)([a-z])\b(?!\w)", r"\1 * \2"),
]
SIGN = re.compile(r" *(<=|>=|<|>|!=|==) *")
AND = r"(?: ?,? and | ?, ?)"
NAMES = rf"{NAME}(?:(?:{AND}| ?== ?){NAME})*"


def plain(text: str) -> str:
    """Return the text with powers as `**`, and without marks of lists and code, and full stops."""
    for pattern, new in MARKS:
        text = re.sub(pattern, new, text)
    return text


def in_python(line: str, nodes: Collection[str]) -> str:
    """Return a plain line in signs, as far as its words compare anything."""
    line = re.sub(rf"^{SAYS},? (?:that )?", "", line, flags=re.IGNORECASE)
    for pattern, new in NODES:
        found = re.match(pattern, line, re.IGNORECASE)
        words = re.findall(r"\w+", found[1] or "") if found else []
        named = [word for word in words if word in nodes]
        if found and (named or re.search(OF_NODES, found[1] or "tree")):  # not those of a level
            lengths = " and ".join(f"{name}.length" for name in named or ["tree"])
            line = found.expand(new).replace("{}", lengths) + line[found.end() :]
    for pattern, replacement in WORDS:
        line = re.sub(pattern, replacement, line, flags=re.IGNORECASE)
    return line


def names_in(text: str) -> list[str]:
    """Return the names in `nums`, in `m, n`, or in `n == grid.length`."""
    return re.findall(NAME, re.sub(r" and\b", ", ", text))
