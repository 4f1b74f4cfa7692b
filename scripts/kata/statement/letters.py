"""The letters that words such as `lowercase English letters, '#' and digits` allow."""

import re
from string import ascii_lowercase, ascii_uppercase, digits

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
LETTERS = {"letter", "letters"}
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


def are_texts(verb: str, words: str) -> bool:
    """Tell whether a verb and such words list the texts that each value may be."""
    are_several = not SEVERAL.isdisjoint(re.findall(r"\w+", words))
    return verb.lower() in ("is", "are", "==") and ("'" in words or not are_several)


def allowed(words: str, is_one: bool) -> tuple[str, ...]:
    """Return the texts that words stand for, or the characters of these; or nothing."""
    spans = [[*filter(None, span)] for span in SPAN.findall(words)]
    words = SPAN.sub(" ", words)
    quoted = ["".join(pair) for pair in re.findall(QUOTE, words)]
    kinds = {*re.findall(r"[\w-]+|[^\s,()\w]", re.sub(QUOTE, " ", words).lower())} - FILLING
    is_listed = quoted or kinds.isdisjoint(LISTED)
    if not is_listed or not kinds - LISTED <= {*SETS}:
        return ()
    if kinds & LETTERS and kinds.isdisjoint(CASES):
        kinds |= CASES
    ranges = {chr(c) for low, high in spans for c in range(ord(low), ord(high) + 1)}
    kinds = {kind for kind in kinds - LISTED if ranges.isdisjoint(SETS[kind])}
    texts = quoted if is_one else "".join(quoted)
    return tuple(sorted({*texts, *ranges, *"".join(SETS[kind] for kind in kinds)}))
