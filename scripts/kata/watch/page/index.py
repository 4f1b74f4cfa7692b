"""The home page, which leads to the pages of the problems, and the mistakes beside it."""

import json
from itertools import groupby

from kata.problem.lists import known_lists
from kata.text import call
from kata.watch.page.model import NODE_KINDS
from kata.watch.page.render import ICON, beside, bundled, highlighted, rendered, script
from kata.watch.page.summary import PageSummary, Refuted

OTHERS = "others"  # problems without a topic
PREFERRED = "invert-binary-tree"  # of whose mistakes one is the example, if its page is there


def index(entries: list[PageSummary]) -> str:
    """Return the HTML of the page that lists the full pages, in the order of the road."""
    topics = {name: [*some] for name, some in groupby(entries, lambda one: one.topic or OTHERS)}
    able = sorted((one for one in entries if one.example), key=lambda one: one.slug != PREFERRED)
    shown = next(iter(able or entries), None)
    example = shown and shown.example
    data = {
        "slug": shown and shown.slug,  # of which the page has a judge
        "strings": bool(shown and shown.strings),
        "kinds": NODE_KINDS,
        "code": example.code if example else "",
        "pictures": example.pictures if example else {},
    }
    return rendered(
        "index.html",
        "index",
        topics=topics,
        first=call("page"),
        lists=[name for name in known_lists() if any(name in entry.lists for entry in entries)],
        data=data,
        begin=next(iter(entries), None),
        shown=shown,
        lines=highlighted(example.code) if example else [],
        accepted=sum(bool(one.find) for entry in entries for one in entry.refuted),
    )


def mistakes(entries: list[PageSummary]) -> str:
    """Return a script that hands the page all mistakes, {slug: [[name, idea], ...]}.

    One that was reported to LeetCode also has its code, packed, the issue and its year.
    """
    found = {entry.slug: [_told(one) for one in entry.refuted] for entry in entries}
    return f'dispatchEvent(new CustomEvent("mistakes", {{ detail: {script(found)} }}));\n'


def shared() -> dict[str, str]:
    """Return {name: content} of what pages load, and of what makes browsers install the site."""
    icon = {"src": ICON, "sizes": "any", "type": "image/svg+xml", "purpose": "any maskable"}
    manifest = {
        "name": "Katas",
        "start_url": "index.html",
        "display": "standalone",
        "background_color": "#fcfcfa",
        "icons": [icon],
    }
    alone = {"keeper.js": bundled("keeper"), "manifest.webmanifest": json.dumps(manifest)}
    return beside("watch") | beside("index") | alone


def _told(one: Refuted) -> list[str]:
    report = [one.find, one.issue.url, one.issue.year] if one.issue else []
    return [one.name, one.idea, *report]
