"""What a statement promises beyond the constraints that were read, and what these leave open."""

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from kata.statement.kinds import UNIQUE, Arranged, Bound, Letters, Order, Same
from kata.statement.lines import plain
from kata.statement.paths import Path, paths_in
from kata.wire.model import Kind


def unsaid(kinds: Mapping[str, Kind], entries: Iterable[Any]) -> list[str]:
    """Return the paths of the parameters, their lengths and items that no constraint bounds."""
    said = {path for one in entries for path in _said_by(one)}
    paths = (path for name, kind in kinds.items() for path in _paths(Path(name), kind))
    return [str(path) for path in paths if not _is_said(path, said)]


def _said_by(one: Any) -> Iterator[Path]:
    """Yield the paths of which a constraint speaks, each as that of any item."""
    if isinstance(one, Order):
        found = [*paths_in(one.of), *paths_in(one.other)]
    else:
        found = [*one.lengths] if isinstance(one, Same) else [one.of]
    for path in (of._replace(places=(None,) * len(of.places)) for of in found):
        yield path
        if isinstance(one, Bound) or (isinstance(one, Letters) and one.is_one):
            yield path.length  # of a string: then its length goes without saying


def _paths(path: Path, kind: Kind) -> Iterator[Path]:
    """Yield the paths of a value of this kind that have to be bounded."""
    if kind[0] == "Optional":
        kind = kind[1]
    if kind[0] == "List" or kind in ("str", "ListNode", "TreeNode"):
        yield path.length
    if kind[0] == "List":
        yield from _paths(path.items, kind[1])
    elif kind in ("ListNode", "TreeNode"):
        yield path.items
    elif kind in ("int", "float", "str"):
        yield path


def _is_said(path: Path, said: set[Path]) -> bool:
    """Tell whether constraints speak of a path or, if it is no length, of its items."""
    if path in said or path.is_length:
        return path in said
    return any(one.name == path.name and len(one.places) > len(path.places) for one in said)


ASKED = re.compile(  # where a sentence stops to speak of what is given
    r"\b(?:returns?|find|determine|check|count|calculate|compute|design|implement|whether|if|when"
    r"|until|you (?:can|need|want|should|must|are allowed|choose|perform)|your|can be|must be"
    r"|should|minimum|maximum|number of|answer|sub(?:sequence|array|string)s?|we define|so that"
    r"|is (?:defined|considered|called)|operations?|in order to|let|after|denotes?|either|could"
    r"|have to|asked|wants?|select|take)\b|^(?:An?|Two) ",
    re.IGNORECASE,
)
OTHER_PROMISES = (
    r"permutations?|anagrams?|rearrangements?|palindrom\w+|balanced|well-formed|mountain|rotated"
    r"|symmetric|non-overlapping|overlap\w*|never|guaranteed?|always|assume|ensures?|intersect\w*"
    r"|acyclic|cycles?|DAG|bipartite|search trees?|BST"
)
PROMISES: list[tuple[str, set[str]]] = [  # words, and what an entry has to claim of those
    (r"sorted|(?:non-)?(?:in|de)creasing|(?:a|de)scending", {"<", "<=", ">", ">="}),
    (r"unique|distinct|different|duplicates?|no two", {UNIQUE, "!="}),
    (OTHER_PROMISES, set()),
]
OF_TREES = r"connected|rooted|trees?|exactly|except|complete|perfect|valid"  # unless it is one


def unread_promises(text: str, kinds: Mapping[str, Kind], entries: Iterable[Any]) -> Iterator[str]:
    """Yield the sentences and constraints of a spec that promise more than its entries say."""
    prose, _, rest = text.partition("\n## Constraints\n")
    sentences = map(plain, re.split(r"(?<=[.!?])\s+|\n", prose.partition("\n")[2]))
    heads = [(one, ASKED.split(one, maxsplit=1)[0]) for one in sentences]
    lines = [plain(line) for line in rest.partition("\n## ")[0].splitlines()]
    promises = [*PROMISES, *([] if "TreeNode" in str(kinds) else [(OF_TREES, set[str]())])]
    for sentence, head in [*heads, *zip(lines, lines)]:
        words = {*re.findall(r"\w+", head)} - {"a"}
        lists = {name for name in words & {*kinds} if kinds[name] != "int"}
        claims = {_claim(one) for one in entries if not lists or lists & _names(one)}
        is_promise = sentence in lines or words & {*kinds, "given", "Given", "assume"}
        if is_promise and any(
            claims.isdisjoint(some) and re.search(rf"\b(?:{promise})\b", head, re.IGNORECASE)
            for promise, some in promises
        ):
            yield sentence


def _names(one: Any) -> set[str]:
    """Return the parameters of which a constraint speaks first."""
    of = one.lengths[0] if isinstance(one, Same) else one.of
    return {path.name for path in paths_in(str(of))}


def _claim(one: Any) -> str:
    """Return how an entry says that items are arranged, or that two values differ; or nothing."""
    if isinstance(one, Order):
        return one.sign if one.sign == "!=" else ""
    return one.how if isinstance(one, Arranged) else ""
