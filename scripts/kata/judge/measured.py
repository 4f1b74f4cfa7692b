"""problems/slow.tsv: the mistakes that are too slow, with a digest of what that depends on.

Whether they exceed the real limit is measured when that has changed; otherwise, a shorter limit
ends them.
"""

import hashlib
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from tokenize import TokenError

from kata.paths import ROOT
from kata.problem.solution import Solution
from kata.wire.limits import Limits

SLOW, TABLE = ROOT / "problems/slow.tsv", ROOT / "problems/cases.tsv"
DIGITS = 12  # of a digest


def is_measured(mistake: Solution) -> bool:
    """Tell whether neither a mistake nor its cases have changed since it was measured."""
    row = measured_row(mistake)
    return rows_in(SLOW).get(row.partition("\t")[0]) == row


def measured_row(mistake: Solution) -> str:
    """Return the row of a mistake: its name, and a digest of its code and its problem's cases."""
    slug, code = mistake.problem.slug, mistake.source
    with suppress(TokenError, SyntaxError):  # it is no Python
        code = mistake.without_words
    text = "\t".join([code, rows_in(TABLE).get(slug, ""), str(Limits().case)])
    digest = hashlib.sha256(text.encode("utf-8", "replace")).hexdigest()[:DIGITS]
    return f"{slug}/{mistake.name}\t{digest}"


def rows_in(table: Path) -> dict[str, str]:
    """{the first column: the whole row}, of a table that has a head."""
    return _rows(table, table.stat().st_mtime_ns) if table.is_file() else {}


@lru_cache(maxsize=4)  # which each mistake asks for, and which `kata docs` writes in between
def _rows(table: Path, _written: int) -> dict[str, str]:
    lines = table.read_text(encoding="utf-8").splitlines()
    return {line.partition("\t")[0]: line for line in lines[1:]}
