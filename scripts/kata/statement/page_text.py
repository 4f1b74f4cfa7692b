"""Turns a page of HTML, or the comments above some code, into the plain lines of a statement."""

import re
from collections.abc import Callable
from html import unescape

REAL_TAG = re.compile(r"<(?:p|pre|ul|li|strong|code|sup|div|br|h\d|b|em)\b[^<>]*>", re.IGNORECASE)
RAISED = str.maketrans("0123456789-+", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺")
LOWERED = {"i": "ᵢ", "j": "ⱼ", "k": "ₖ"}
TAGS: list[tuple[str, str | Callable[[re.Match[str]], str]]] = [  # in this order
    (r"<(script|style)\b.*?</\1>", ""),
    (r"<a\b[^<>]*href=\"([^\"]*leetcode\.[^\"]*/problems/[^\"]*)\"[^<>]*>", r"\1 "),
    (r"<sup>\s*([\d+ -]*?)\s*</sup>", lambda found: found[1].translate(RAISED)),
    (r"<sup>", "^"),
    (r"<sub>\s*([ijk])\s*</sub>", lambda found: LOWERED[found[1]]),
    (r"<li\b[^<>]*>\s*", "\n- "),
    (r"<(?:br|tr|div|/div|/p|/ul|/pre|/h\d|/tr)\b[^<>]*>", "\n"),
    (r"<(?:p|ul|ol|pre|h\d|hr|table|section)\b[^<>]*>", "\n\n"),
    (r"</?code>", "`"),
    (r"</?[a-z][^<>]*>", ""),
]
HEADER = re.compile(r"\A---\n.*?\n---\n", re.DOTALL)  # of Markdown: tags and the like
INVISIBLE = re.compile(r"[\u200b-\u200d\u2060\ufeff]")
COMMENT = re.compile(r"^[ \t]*(?:#|//)[ \t]?", re.MULTILINE)
STAR = re.compile(r"^[ \t]*\*[ \t]?", re.MULTILINE)  # before each line of a block comment
COMMENTED = re.compile(r"(?:^[ \t]*(?:#|//)[^\n]*\n(?:[ \t]*\n)*){3,}", re.MULTILINE)
QUOTED = re.compile(r'^[ \t]*[rR]?("""|\'\'\')(.*?)\1', re.MULTILINE | re.DOTALL)
BLOCK_COMMENT = re.compile(r"/\*((?:(?!/\*).)*?)\*/", re.DOTALL)
LABELS = "Input", "Example", "Constraints"


def page_text(text: str) -> str:
    """Return a statement as plain text: without tags, and without the code that it stands in."""
    text = HEADER.sub("", _in_comments(text.replace("\r\n", "\n")))
    if REAL_TAG.search(text):
        for pattern, new in TAGS:
            text = re.sub(pattern, new, text, flags=re.IGNORECASE | re.DOTALL)
        text = unescape(text)
    text = INVISIBLE.sub("", text).replace("\xa0", " ")
    text = re.sub(r"\\([\[\]_#*<>()!-])", r"\1", text)  # escapes of Markdown
    indexed = "|".join({*re.findall(r"\b([a-zA-Z]\w*)ᵢ", text)})
    text = re.sub(rf"\b({indexed})i\b", r"\1ᵢ", text) if indexed else text
    lines = (line.rstrip(" \t") for line in text.split("\n"))
    return re.sub(r"\n{3,}", "\n\n", "\n".join(lines)).strip()


def _in_comments(text: str) -> str:
    """Return the comment or docstring that holds a statement; the text itself if none does."""
    commented = [COMMENT.sub("", found[0]) for found in COMMENTED.finditer(f"{text}\n")]
    quoted = [found[2] for found in QUOTED.finditer(text)]
    quoted += [STAR.sub("", found[1]) for found in BLOCK_COMMENT.finditer(text)]
    for part in quoted + commented:
        if any(label in part for label in LABELS):
            head = text.partition(part.strip().split("\n")[0])[0] if part in quoted else ""
            return f"{COMMENT.sub('', head)}\n{part}"
    return text
