"""Builds the page that lists the pages of all problems."""

import json
import re
from contextlib import suppress
from pathlib import Path

from kata.data import from_data
from kata.page.entry import Entry
from kata.page.render import rendered

STYLES = "page.css", "figures.css", "index.css"
OTHERS = "others"  # problems without a topic


def index(folder: Path) -> str:
    """The HTML of the page that lists the full pages in a folder."""
    entries = []
    for path in sorted(folder.glob("*.html")):
        found = re.search(r'id="entry">(.*?)</script>', path.read_text(encoding="utf-8"))
        with suppress(ValueError):  # it is no page, or one from an earlier version
            entry = from_data(Entry, json.loads(found[1] if found else ""))
            if entry.slug == path.stem:
                entries.append(entry)
    topics = {entry.topic or OTHERS for entry in entries}
    by_topic = {
        topic.capitalize(): [entry for entry in entries if (entry.topic or OTHERS) == topic]
        for topic in sorted(topics, key=lambda topic: (topic == OTHERS, topic))
    }
    pictures = {e.slug: {"picture": e.picture, "strings": e.strings} for e in entries if e.picture}
    return rendered("index.html", STYLES, "index", topics=by_topic, pictures=pictures)
