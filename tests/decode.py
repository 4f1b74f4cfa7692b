"""What a page holds, as its scripts read it."""

import gzip
import json
import re
from base64 import b64decode


def decoded(html):
    """The data of a page, and {case number: what it holds of the runs on it}."""
    data = json.loads(re.search(r'id="data">(.*?)</script>', html)[1])
    packed = re.findall(r'type="application/gzip" id="case-(\d+)">(.*?)</script>', html)
    return data, {number: json.loads(gzip.decompress(b64decode(text))) for number, text in packed}


def events_in(steps):
    """The event and the depth of each state, of which the others are kept by their changes."""
    found = []
    for step in steps:
        now = step if not found else {one["path"][0]: one.get("value") for one in step}
        event, depth = found[-1] if found else ("", 0)
        found.append((now.get("event", event), now.get("depth", depth)))
    return found
