"""LeetCode's problems, here or not, and what a person may call one of them.

leetcode.tsv and also.tsv beside this file list them.
"""

import re
from collections.abc import Iterator
from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

from kata.text import near

ADDRESS = re.compile(r"leetcode(?:-cn)?\.(?:com|cn)/(?:.*/)?problems/([\w-]+)")
NUMBER = re.compile(r"^#?(\d+(?:\.\d+)?)(?:\.\s|\.?$)")  # `130`, or before a title and a dot
LEFT_OUT = r"""[!"#$%&'()*+,:;<=>?@[\]^`{|}~]"""  # characters of a title that its slug lacks
METHOD = re.compile(r"(\w+)\(([^)]*)\)(?: -> ([^;]+))?")
FOLDER = Path(__file__).parent


def title_of(text: str) -> str:
    """Return the text without its number; nothing if it is an address."""
    return "" if ADDRESS.search(text) else NUMBER.sub("", text.strip(), count=1).strip()


def slug_of(text: str) -> str:
    """The slug of a title, with or without a number, or of an address; nothing if it has none."""
    if address := ADDRESS.search(text):
        return address[1].lower()
    words = re.sub(LEFT_OUT, "", title_of(text).lower())
    slug = re.sub(r"[\s_-]+", "-", words).strip("-")
    return slug if re.fullmatch(r"[a-z0-9-]+", slug) else ""


def number_of(text: str) -> str:
    """Return the number that the text is, or has before a title in another script; or nothing."""
    found = NUMBER.match(text.strip())
    return found[1] if found and not slug_of(text) else ""


class Listed(NamedTuple):
    """One problem, or another name of one, as a line of the tables states it."""

    number: str  # `42`, `LCCI 16.04`; of another name, who calls it so: `NeetCode`
    slug: str
    difficulty: str = ""
    title: str = ""
    signature: str = ""  # `trap(height: List[int]) -> int`; or `SQL`, where that is what counts
    chinese: str = ""

    @property
    def refusal(self) -> str:
        """The reason not to judge it, if LeetCode takes another language; or nothing."""
        if not self.signature or "(" in self.signature:
            return ""
        return f"LeetCode wants it in {self.signature}, and only Python is judged"

    @property
    def is_class(self) -> bool:
        """True if LeetCode wants a class with several methods, or with a constructor."""
        return ";" in self.signature

    @property
    def is_round_trip(self) -> bool:
        """True if the second method of a class takes nothing but what the first one returns."""
        start, first, *others = METHOD.findall(self.signature) if self.is_class else ["", ""]
        if start and first[1] and not start[1] and len(others) == 1:
            name, _, kind = others[0][1].partition(": ")
            return bool(name) and kind == first[2]
        return False

    @property
    def method(self) -> str:
        """The name of the method or, if that is what LeetCode wants, of the class; or nothing."""
        return next(iter(self.methods), "")

    @property
    def methods(self) -> dict[str, list[str]]:
        """{name: names of its parameters}; a constructor has the name of its class."""
        return {name: _names(inside) for name, inside, _ in METHOD.findall(self.signature)}

    @property
    def code(self) -> str:
        """The class and its methods without bodies, as in LeetCode's editor; or nothing."""
        name, methods = "Solution", METHOD.findall(self.signature)
        if self.is_class:
            (name, inside, _), *methods = methods
            methods = [("__init__", inside, "")] * bool(inside) + methods
        lines = []
        for method, inside, result in methods:
            parameters = f"self, {inside}" if inside else "self"
            lines.append(f"    def {method}({parameters}){f' -> {result}' * bool(result)}:\n")
        return f"class {name}:\n" + "\n".join(lines) if lines else ""


def _names(inside: str) -> list[str]:
    """Return the names in `nums: List[int], pairs: Dict[str, int]`."""
    while "[" in inside:
        inside = re.sub(r"\[[^\[\]]*\]", "", inside)
    return [one.partition(":")[0].strip() for one in inside.split(",") if one]


@cache
def listed() -> dict[str, Listed]:
    """Return every problem by its slug."""
    return {fields[1]: Listed(*fields) for fields in rows_in("leetcode.tsv")}


@cache
def others() -> list[Listed]:
    """Other names and signatures of some of them."""
    found = []
    for who, slug, *rest in rows_in("also.tsv"):
        title, signature, chinese = [*rest, "", ""][:3]
        found.append(Listed(who, slug, listed()[slug].difficulty, title, signature, chinese))
    return found


def rows_in(name: str) -> Iterator[list[str]]:
    """Yield the rows of a table beside this file."""
    lines = (FOLDER / name).read_text(encoding="utf-8").splitlines()
    return (line.split("\t") for line in lines if line[0] != "#")


def problem_called(text: str) -> Listed | None:
    """Return the problem of that address, slug, number or title, or of a number and a title."""
    if address := ADDRESS.search(text):
        return by_slug(address[1])
    text = text.strip()
    if found := by_slug(text) or by_number(text) or by_title(text):
        return found
    number, dot, _ = text.partition(". ")
    if dot and not number.isdecimal():  # `剑指 Offer 24. 反转链表`, which is also the title of 206
        return by_number(number)
    return by_title(re.sub(r"^#?\d+[\s._-]+", "", text))


def by_slug(slug: str) -> Listed | None:
    """Return the problem of that slug, in which some have capital letters."""
    return listed().get(_slugs().get(slug.lower(), ""))


def by_number(number: str) -> Listed | None:
    """Return the problem numbered `42`, `0042`, `16.04`, `LCR 1` or `剑指 Offer 68-I`."""
    return listed().get(_numbers().get(_number(number), ""))


def by_title(text: str) -> Listed | None:
    """The problem of that title, English, Chinese or NeetCode's; letters and digits count."""
    return listed().get(_titles().get(letters(text), ""))


def near_titles(slug: str) -> list[str]:
    """Return the slugs of LeetCode's problems that are nearly this one."""
    return near(slug, listed(), least=0.85)


@lru_cache(maxsize=1 << 14)  # the same names are compared with those of each problem
def letters(text: str) -> str:
    """The letters and digits of a text, all small; a slash stays, so that no path is a title."""
    return "".join(c for c in text.lower() if c.isalnum() or c == "/")


@cache
def _slugs() -> dict[str, str]:
    """Slugs as LeetCode writes them, by themselves in lowercase."""
    return {slug.lower(): slug for slug in listed()}


@cache
def _numbers() -> dict[str, str]:
    """Slugs by number."""
    rows = [*listed().values(), *(row for row in others() if row.number != "NeetCode")]
    return {row.number if row.number.isdecimal() else _number(row.number): row.slug for row in rows}


@cache
def _titles() -> dict[str, str]:
    """Slugs by the letters of a title; of two problems with one title, the first counts."""
    found: dict[str, str] = {}
    for row in [*listed().values(), *others()]:
        for title in row.title, row.slug, row.chinese:
            found.setdefault(letters(title), row.slug)
    found.pop("", None)
    return found


def _number(text: str) -> str:
    """A number in one of the ways in which it is written, as in `LCCI16.4` and `OFFER68I`."""
    text = re.sub(r"[\s_#-]+", "", text.upper()).rstrip(".")
    text = re.sub(r"^(?:面试题|LCCI)?(?=\d+\.\d+$)", "LCCI", text)
    text = re.sub(r"^(?:剑指)?OFFERII(?=\d)", "LCR", text)
    text = re.sub(r"^(?:剑指OFFER|面试题|LCOF)", "OFFER", text)
    return re.sub(r"(?<!\d)0+(?=\d)", "", text)
