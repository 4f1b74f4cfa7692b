"""The index of all pages."""

from pathlib import Path

from kata.judge.model import Word
from kata.watch.page.entry import Entry, entries_in
from kata.watch.page.model import NODE_KINDS
from kata.watch.page.render import rendered

STYLES = "page.css", "figures.css", "index.css"
OTHERS = "others"  # problems without a topic


def index(folder: Path) -> str:
    """The HTML of the page that lists the full pages in a folder."""
    entries = entries_in(folder)
    topics: dict[str, list[Entry]] = {}
    for entry in entries:
        topics.setdefault((entry.topic or OTHERS).capitalize(), []).append(entry)
    pictures = {e.slug: {"picture": e.picture, "strings": e.strings} for e in entries if e.picture}
    return rendered(
        "index.html",
        STYLES,
        "index",
        topics=topics,
        data={"kinds": NODE_KINDS, "pictures": pictures},
        refuted=Word.WRONG,
        exhibits=sum(len(entry.exhibits) for entry in entries),
    )
