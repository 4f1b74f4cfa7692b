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
