"""Turns a page of HTML, or the comments above some code, into the plain lines of a statement."""

import re
from html.parser import HTMLParser

REAL_TAG = re.compile(r"<(?:p|pre|ul|li|strong|code|sup|div|br|h\d|b|em)\b[^<>]*>", re.IGNORECASE)
BLOCKS = {*"p div ul ol pre h1 h2 h3 h4 hr br table tr section".split()}
RAISED = str.maketrans("0123456789-+ninmk", "⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺ⁿⁱⁿᵐᵏ")
LOWERED = {"i": "ᵢ", "j": "ⱼ", "k": "ₖ"}
INVISIBLE = re.compile(r"[\u200b-\u200d\u2060\ufeff]")
COMMENT = re.compile(r"^[ \t]*(?:#|//)[ \t]?", re.MULTILINE)
STAR = re.compile(r"^[ \t]*\*[ \t]?", re.MULTILINE)  # before each line of a block comment
COMMENTED = re.compile(r"(?:^[ \t]*(?:#|//)[^\n]*\n(?:[ \t]*\n)*){3,}", re.MULTILINE)
QUOTED = re.compile(r'^[ \t]*[rR]?("""|\'\'\')(.*?)\1', re.MULTILINE | re.DOTALL)
BLOCK_COMMENT = re.compile(r"/\*((?:(?!/\*).)*?)\*/", re.DOTALL)
LABELS = "Input", "Example", "Constraints"


def page_text(text: str) -> str:
    """Return a statement as plain text: without tags, and without the code that it stands in."""
    text = text.replace("\r\n", "\n")
    text = _in_comments(text)
    if REAL_TAG.search(text):
        page = _Page()
        page.feed(text)
        page.close()
        text = "".join(page.parts)
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


def _joined(blanks: re.Match[str]) -> str:
    """Return a blank in place of the end of a line, and of the blanks around it.

    A blank line is kept: it parts what surrounds a page from its text.
    """
    lines = blanks[0].count("\n")
    return "\n\n" if lines > 1 else " " if lines else blanks[0]


def _lowered(data: str) -> str:
    """Return what stands in <sub>: an index as a letter, and anything else as it is."""
    if found := re.fullmatch(r"\s*([ijk])(\W*)", data):
        return LOWERED[found[1]] + found[2]
    return data


class _Page(HTMLParser):
    """The text of a page in which code, powers, indexes and items of lists are still seen."""

    def __init__(self) -> None:
        super().__init__(convert_charrefs=True)
        self.parts: list[str] = []
        self.open: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        address = dict(attrs).get("href") or ""
        if tag == "a" and "leetcode." in address and "/problems/" in address:
            self.parts.append(f"{address} ")
        if tag == "li":
            self.parts.append("\n- ")
        elif tag in BLOCKS:
            self.parts.append("\n" if tag in ("br", "tr", "div") else "\n\n")
        if tag in ("sup", "sub", "pre", "code", "script", "style"):
            self.open.append(tag)
        if tag == "code" and "pre" not in self.open:
            self.parts.append("`")

    def handle_endtag(self, tag: str) -> None:
        if tag in self.open:
            self.open.remove(tag)
        if tag == "code" and "pre" not in self.open:
            self.parts.append("`")
        if tag in BLOCKS:
            self.parts.append("\n")

    def handle_data(self, data: str) -> None:
        inside = self.open[-1:] and self.open[-1]
        if inside in ("script", "style"):
            return
        if inside == "sup":
            data = data.strip()
            data = data.translate(RAISED) if re.fullmatch(r"[\d+ -]*", data) else f"^{data}"
        elif inside == "sub":
            data = _lowered(data)
        elif "pre" not in self.open:
            is_blank = not data.strip()
            data = data[:1] if is_blank else re.sub(r"\s+", _joined, data)
        self.parts.append(data)
