"""The pages that lead to the others: the index, and the gallery of mistakes, with its screens."""

from dataclasses import dataclass

from kata.judge.model import Word
from kata.problem.lists import known_lists
from kata.text import call
from kata.watch.page.card import card
from kata.watch.page.entry import Entry
from kata.watch.page.exhibit import Exhibit, packed
from kata.watch.page.model import NODE_KINDS
from kata.watch.page.render import highlighted, markdown, rendered

STYLES = "page.css", "code.css", "figures.css", "gallery.css"
INDEX_STYLES = "page.css", "figures.css", "index.css"
FOLDER = "gallery"  # of the screens, beside the list
OTHERS = "others"  # problems without a topic


def index(entries: list[Entry]) -> str:
    """The HTML of the page that lists the full pages."""
    topics: dict[str, list[Entry]] = {}
    for entry in entries:
        topics.setdefault((entry.topic or OTHERS).capitalize(), []).append(entry)
    pictures = {e.slug: {"picture": e.picture, "strings": e.strings} for e in entries if e.picture}
    return rendered(
        "index.html",
        INDEX_STYLES,
        "index",
        topics=topics,
        first=call("page"),
        lists=[name for name in known_lists() if any(name in entry.lists for entry in entries)],
        data={"kinds": NODE_KINDS, "pictures": pictures},
        refuted=Word.WRONG,
        exhibits=sum(len(entry.exhibits) for entry in entries),
    )


@dataclass(frozen=True)
class Room:
    """One screen: an exhibit, and the problem that it is a solution of."""

    entry: Entry
    exhibit: Exhibit

    @property
    def name(self) -> str:
        """Its address without the ending, by the number of the issue: the file's name tells."""
        return f"{FOLDER}/{self.exhibit.issue.number}"

    @property
    def editor(self) -> str:
        """The address of the editor with its code, from the folder of the pages."""
        return f"{self.entry.slug}.html#find={packed(self.exhibit.source + chr(10))}"

    @property
    def path(self) -> str:
        return f"{self.name}.html"


def gallery(entries: list[Entry], site: str = "") -> dict[str, str | bytes]:
    """{path: content} of the gallery of these pages; nothing if there is none to show.

    `site` is the address at which it is published; only there, links have pictures.
    """
    rooms = [Room(entry, one) for entry in entries for one in entry.exhibits]
    if not rooms:
        return {}
    found: dict[str, str | bytes] = {}
    found["gallery.html"] = rendered("gallery.html", STYLES, "gallery", rooms=rooms)
    for i, room in enumerate(rooms):
        about, _, statement = room.entry.statement.strip().partition("\n\n")
        if site:
            found[f"{room.name}.png"] = card(room.entry.title, room.exhibit.source)
        found[room.path] = rendered(
            "exhibit.html",
            STYLES,
            "gallery",
            entry=room.entry,
            one=room.exhibit,
            editor=room.editor,
            path=room.path,
            picture=f"{room.name}.png",
            site=site,
            nth=i + 1,
            count=len(rooms),
            before=rooms[i - 1] if i else None,
            after=rooms[i + 1] if i + 1 < len(rooms) else None,
            about=markdown(about),
            statement=markdown(statement),
            lines=highlighted(room.exhibit.source),
            data={
                "one": room.exhibit,
                "page": {"kinds": NODE_KINDS, "strings": room.entry.strings},
            },
        )
    return found
