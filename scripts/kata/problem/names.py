"""What a person may call a problem: its slug, number or title, or an address at LeetCode."""

import re

ADDRESS = re.compile(r"leetcode(?:-cn)?\.(?:com|cn)/(?:.*/)?problems/([\w-]+)")
NUMBER = re.compile(r"^#?(\d+(?:\.\d+)?)(?:\.\s|\.?$)")  # `130`, or before a title and a dot
LEFT_OUT = r"""[!"#$%&'()*+,:;<=>?@[\]^`{|}~]"""  # characters of a title that its slug lacks


def title_of(text: str) -> str:
    """The text without its number; nothing if it is an address."""
    return "" if ADDRESS.search(text) else NUMBER.sub("", text.strip(), count=1).strip()


def slug_of(text: str) -> str:
    """The slug of a title, with or without a number, or of an address; nothing if it has none."""
    if address := ADDRESS.search(text):
        return address[1].lower()
    words = re.sub(LEFT_OUT, "", title_of(text).lower())
    slug = re.sub(r"[\s_-]+", "-", words).strip("-")
    return slug if re.fullmatch(r"[a-z0-9-]+", slug) else ""


def number_of(text: str) -> str:
    """The number that the text is, or has before a title in another script; or nothing."""
    found = NUMBER.match(text.strip())
    return found[1] if found and not slug_of(text) else ""
