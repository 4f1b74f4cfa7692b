"""Puts lines of a statement into plain text and, where their words compare numbers, into signs."""

import html
import re
from collections.abc import Callable

TAG = r"</?\w(?:[^<>=\"]|=\"[^\"<>]*\")*>"
MARKS = rf"^(?:[^\w<]|{TAG})*"  # with which a line may begin
RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
PLAIN = [  # what is replaced in each line, in this order
    (r"(?<!\w)\*\*([A-Za-z][^*]*?)\*\*|(?<!\S)[*_](\w[^*_]*)[*_](?!\w)", r"\1\2"),  # emphasis
    (r"<!--.*?-->|[\u200b-\u200d\u2060\ufeff]", ""),
    (r"<sup>\s*</sup>", ""),
    (r"<sup>(.*?)</sup>", r"**\1"),
    (r"<sub>(\w+ ?[-+] ?\w+)</sub>", r"[\1]"),  # of the next item
    (TAG, ""),  # such as <code>
]
UNESCAPED: list[tuple[str, str | Callable[[re.Match[str]], str]]] = [
    (r"\\([\[\]_#*<>-])", r"\1"),
    (r"\\(?:leq?|leqslant)\b", "<="),
    (r"\\(?:times|cdot)\b", "*"),
    (r"(?<=\w)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)", lambda found: "**" + found[1].translate(RAISED)),
    (r"≤", "<="),
    (r"≥", ">="),
    (r"≠", "!="),
    (r"\^", "**"),
    (r"[·×]|(?<=\d) ?x ?(?=10\b)", "*"),
    (r"(?<!\w)[\u2013\u2212](?=\d)", "-"),
    (r"(\*\*|_)\{(\w+)\}", r"\1\2"),
    (r"`|(?<!['\"])\$(?!['\"])|(?<=\d),(?=\d{3})", ""),
    (r"^\s*(?:[-*+•]\s+)?|\.?\s*$", ""),
]
SAYS = (  # which of the wordings of a promise leave the rest as it is
    r"(?:note that )?(?:it(?: is|'s) (?:also )?guaranteed|you (?:may|can) assume"
    r"|(?:the )?(?:inputs?|test ?cases?|tests?|test data) (?:is|are) generated"
    r"(?: so| such| in a way)?)"
)
NOT_FIRST = r"(?:all )?(?:i >= 1|i > 0|i != 0|1 <= i(?: <=? [^<]+)?|i in \[1, [^\]]+\])"
EACH = (
    r"(?:(?:all|any|each|every) (?:valid )?(?:i|index i)|0 <= [ij] <=? [^<]+"
    r"|i (?:lies )?in (?:the range )?\[0, [^\]]+\])"
)
REWORDED = [  # of each line, in this order
    (rf"^{SAYS},? (?:that )?", ""),
    (r"\b(is|are) guaranteed to be\b", r"\1"),
    (r"\bwill (?:all |always )?be\b(?! at most)", "is"),
    (r"\b(?:will not|won't|will never) be\b", "is not"),
    (r" \((?:i\.e\.|that is|chronological|both )[^()]*\)$", ""),
    (r",? (?:\(?inclusive\)?|\(both inclusive\))$", ""),
    (r"\band/or\b", "and"),
    (r"\bnode\.val\b", "Node.val"),
    (r"^(\w+)\[(\w)\] does not contain \2$", r"\1[i][j] != i"),
    (r"\[row\]\[col(?:umn)?\]|\[r\]\[c\]", "[i][j]"),
    (r"\b(\w+)\[0\]\.length\b", r"\1[i].length"),
    (r"\b(\w+)\[\1\.length - 1\]|(\])?\[[mn] - 1\]", r"\1\2[-1]"),
    (rf"^(.*?)\[i\](.*?),? for {NOT_FIRST}$", r"\1[1:]\2"),
    (rf",? (?:for|where) {EACH}$", ""),
]
NUMBER = r"(?:(?:an? )?(?:positive |non-negative )?(?:integers?|numbers?) )?"
ENDS = r"\[?(\S+?)(?:, | and | to )([^\[\],]+?)\]?"
WITHIN = rf"{NUMBER}(?:in )?(?:the )?(?:inclusive )?(?:range(?: of)?|between) {ENDS}"
LENGTHS = r"(?:lengths? of (?:all )?(?:the )?(?:strings|words)|length of (?:all )?(?:the )?\w+)"
SIGNS = [  # words that compare numbers
    (r"\b(?:does not|doesn't|will not|won't|never|cannot) exceeds?\b", "<="),
    (r"\b(?:is|are) (?:at most|no(?:t)? (?:more|greater|larger) than)\b", "<="),
    (r"\b(?:is|are) (?:less|smaller) than or equal(?: to)?\b", "<="),
    (r"\b(?:is|are) (?:greater|larger) than or equal(?: to)?\b|\b(?:is|are) at least\b", ">="),
    (r"\b(?:is|are) (?:strictly )?(?:less|smaller) than\b", "<"),
    (r"\b(?:is|are) (?:strictly )?(?:greater|larger) than\b", ">"),
    (r"\b(?:is|are) (?:not|never) equal(?: to)?\b", "!="),
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
    (r"^all (?:the )?(?:integers|values|elements|numbers) (?:in|of) (\w+)(?= )", r"\1[i]"),
    (rf"^(?:all )?(?:the )?(?:\w+ )?(?:in|of) (\w+) (?:is|are) {WITHIN}$", r"\2 <= \1[i] <= \3"),
    (r"\bfloor\(", "("),
    (r"\|([^|]+)\|", r"abs(\1)"),
]


SUBJECT = re.compile(
    r"(?:both )?[^\s,]+(?:(?:,? and |, (?!and ))[^\s,]+)* (?=is|are|do|ha|con)", re.IGNORECASE
)


def plain(text: str) -> str:
    """Return the text with powers as `**`, and without marks of lists and code, and full stops."""
    for pattern, new in PLAIN:
        text = re.sub(pattern, new, text)
    text = html.unescape(text).replace("\xa0", " ")
    for pattern, replacement in UNESCAPED:
        text = re.sub(pattern, replacement, text)
    return text


def reworded(line: str) -> str:
    """Return a plain line without promises, and without `for every i`."""
    return _replaced(line, REWORDED)


def clauses(line: str) -> list[str]:
    """Return the parts of `s has only digits and has no spaces`, each with the subject."""
    if not (found := SUBJECT.match(line)):
        return [line]
    verb = r"(?:is|are|does|do|has|have|contains?|consists?) "
    return [f"{found[0]}{one}" for one in re.split(rf",? and (?={verb})", line[found.end() :])]


def in_signs(line: str) -> str:
    """Return a line with signs in place of words that compare: `sum(nums) <= 100`."""
    return _replaced(line, SIGNS)


def _replaced(line: str, table: list[tuple[str, str]]) -> str:
    for pattern, new in table:
        line = re.sub(pattern, new, line, flags=re.IGNORECASE)
    return line
