"""What a person may call a problem: its slug, number or title, or an address at LeetCode."""

import re
from contextlib import suppress
from difflib import get_close_matches

from kata import KataError

ADDRESS = re.compile(r"leetcode(?:-cn)?\.(?:com|cn)/(?:.*/)?problems/([\w-]+)")
NUMBER = re.compile(r"#?(\d+(?:\.\d+)?)(?:\.\s|\.?$)")  # `130`, or before a title and a dot
LEFT_OUT = r"""[!"#$%&'()*+,:;<=>?@[\]^`{|}~]"""  # of a title, in its slug


def title_of(text):
    """What a text says besides a number; nothing of an address."""
    return "" if ADDRESS.search(text) else NUMBER.sub("", text.strip(), count=1).strip()


def slug_of(text):
    """A title, with its number or not, or an address as a slug; or nothing."""
    if address := ADDRESS.search(text):
        return address[1].lower()
    words = re.sub(LEFT_OUT, "", title_of(text).lower())
    slug = re.sub(r"[\s_-]+", "-", words).strip("-")
    return slug if re.fullmatch(r"[a-z0-9-]+", slug) else ""


def number_of(text):
    """The number that a text is, or has before a title in another script; or nothing."""
    found = NUMBER.match(text.strip())
    return found[1] if found and not slug_of(text) else ""


def meant(text, known):
    """The slugs among {slug: problem} that a text stands for; only the last resort reads specs."""
    folder = text.strip("/").removeprefix("./").removeprefix("problems/")
    slug, number = slug_of(text), number_of(text)
    for name in folder, slug:
        if name in known:
            return [name]
    found = []
    for problem in known.values():
        with suppress(KataError):  # its spec cannot be read
            if (slug and slug == slug_of(problem.title)) or (number and number == problem.number):
                found.append(problem.slug)
    return found


def near(slug, known):
    """Up to three of the names that somebody may have meant."""
    parts = [name for name in sorted(known) if len(slug) > 2 and slug in name]
    return list(dict.fromkeys(get_close_matches(slug, sorted(known), 3, 0.7) + parts))[:3]


def either(names):
    """`a`, `a or b`, `a, b or c`."""
    *most, last = names
    return f"{', '.join(most)} or {last}" if most else last
