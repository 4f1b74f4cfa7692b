"""The pages that lead to the others: the index, and the gallery of mistakes."""

from kata.judge.model import VerdictKind
from kata.problem.lists import known_lists
from kata.text import call
from kata.watch.page.model import NODE_KINDS
from kata.watch.page.render import rendered
from kata.watch.page.summary import PageSummary, Refuted

STYLES = "page.css", "figures.css", "index.css"
OTHERS = "others"  # problems without a topic


def index(entries: list[PageSummary]) -> str:
    """Return the HTML of the page that lists the full pages."""
    topics: dict[str, list[PageSummary]] = {}
    for entry in entries:
        topics.setdefault((entry.topic or OTHERS).capitalize(), []).append(entry)
    pictures = {e.slug: {"picture": e.picture, "strings": e.strings} for e in entries if e.picture}
    return rendered(
        "index.html",
        STYLES,
        "index",
        topics=topics,
        first=call("page"),
        lists=[name for name in known_lists() if any(name in entry.lists for entry in entries)],
        data={"kinds": NODE_KINDS, "pictures": pictures},
        refuted=VerdictKind.WRONG,
        accepted=len(_accepted(entries)),
    )


def gallery(entries: list[PageSummary]) -> str:
    """The HTML of the page that lists what LeetCode was told of; nothing if there is none."""
    accepted = _accepted(entries)
    return rendered("gallery.html", STYLES, accepted=accepted) if accepted else ""


def _accepted(entries: list[PageSummary]) -> list[tuple[PageSummary, Refuted]]:
    return [(entry, one) for entry in entries for one in entry.refuted if one.find]
