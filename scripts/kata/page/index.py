"""Builds the page that lists the pages of all problems."""

import json
import re
from contextlib import suppress
from pathlib import Path

from kata.data import from_data
from kata.page.entry import Entry
from kata.page.render import rendered


def index(folder: Path) -> str:
    """The HTML of the page that lists the full pages in a folder."""
    entries = []
    for path in sorted(folder.glob("*.html")):
        found = re.search(r'id="entry">(.*?)</script>', path.read_text(encoding="utf-8"))
        with suppress(ValueError):  # it is no page, or one from an earlier version
            entry = from_data(Entry, json.loads(found[1] if found else ""))
            if entry.slug == path.stem:
                entries.append(entry)
    return rendered("index.html", ("page.css",), "index", entries=entries)
