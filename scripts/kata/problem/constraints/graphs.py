"""Reads and checks what a list of edges, or of parents, is as a graph: a tree, connected ..."""

import re
from collections import Counter
from collections.abc import Callable, Iterator
from typing import NamedTuple

from kata.problem.constraints.lines import NAMES, Line, matched, names_in
from kata.problem.constraints.named_values import InputValues
from kata.text import text_of

TREE, CONNECTED, ACYCLIC = "a tree", "connected", "without cycles"
SINGLE, SINGLE_DIRECTED, LOOPLESS = "without repeated edges", "without equal edges", "without loops"
EDGES = r"(?:edges?|roads?|highways?|connections?|relations?|flights?|links?|corridors?)"
NO_EDGES = "quer|point|guess|interval|item"  # how parameters begin whose pairs are no edges
GRAPH = r"(?:the |all )?(?:given |input )*(?:undirected |directed )?(?:graph|network)s?"
HAS_NO = r"(?:has no|contains no|does not (?:contain|have)(?: any)?)"
REPEATED = r"(?:repeated|duplicate|multiple|parallel)"
LOOPS = r"self[- ]?(?:loops?|edges?)"
FORMS = r"(?:represents?|forms?|makes?|is|are)(?: an?)?(?: valid)?"
REACHES = r"(?:be reached (?:directly or indirectly )?from|directly or indirectly reach)"
OTHER = r"(?:every other|any other|another)"
WHERE = rf"(?: (?:in|among) (?:the )?(?:graph|({NAMES})))?"
ONE_EDGE = rf"(?:one|a single) (?:direct )?{EDGES} (?:between|connecting)"
PAIR = r"(?:any |each )?(?:two|pair of)(?: different)?"
GRAPHS = {  # {how: wordings, in which a group, if there is one, names the edges or the parents}
    TREE: [
        rf"(?:the )?(?:parent )?(?:array )?({NAMES}) {FORMS}(?: binary| rooted)? trees?",
        rf"(?:the )?(?:given )?(?:input|edges|graph) (?:always )?{FORMS}(?: undirected)? tree",
    ],
    CONNECTED: [
        rf"{GRAPH} (?:is|are) (?:always |fully )?connected",
        rf"(?:the )?(?:graph|network) (?:represented by|formed by) ({NAMES}) is connected",
        r"there is (?:always )?at least one path between (?:any|every|each) (?:two|pair of) \w+",
        rf"(?:each|every|any) (?:vertex|node|server|city) can {REACHES} {OTHER} \w+",
        r"you can reach any \w+ from any other \w+",
    ],
    ACYCLIC: [
        rf"{GRAPH} (?:is|are) (?:an? )?(?:dag|directed acyclic graph|(?:directed and )?acyclic)",
        rf"{GRAPH} {HAS_NO} cycles?",
    ],
    SINGLE: [
        rf"there (?:is|are) no {REPEATED} ({EDGES})(?: between \w+ \w+)?{WHERE}",
        rf"there (?:is|are) at most {ONE_EDGE} {PAIR} (?:\w+ )?\w+",
        rf"{GRAPH} {HAS_NO} {REPEATED} {EDGES}",
        rf"each pair of \w+ has at most one {EDGES} connecting them",
    ],
    LOOPLESS: [
        rf"there (?:is|are) no {LOOPS}(?: in the graph)?",
        rf"{GRAPH} {HAS_NO} {LOOPS}",
    ],
}
BOTH = rf"(?:{LOOPS}|{REPEATED} edges)"
NEITHER = rf"there (?:are|is) no {BOTH} (?:and|or) (?:no )?{BOTH}(?: in the graph)?"

PAIR_OF_FIELDS = re.compile(
    r"all (?:the )?(?:pairs )?[\[(](\w+), ?(\w+)[\])] are (?:unique|distinct|different)",
    re.IGNORECASE,
)


class Graph(NamedTuple):
    """What a list of edges, `[[0, 1], [1, 2]]`, or of parents, `[-1, 0, 1]`, is as a graph."""

    of: str
    how: str  # TREE, CONNECTED ...

    @staticmethod
    def read(line: Line) -> list["Graph"]:
        """Return what a line says of edges; if it names none, of the only list of records."""
        if pair := PAIR_OF_FIELDS.fullmatch(line.text):
            fields = [line.items.get(name, [""])[0] for name in pair.groups()]
            of = fields[0].partition("[")[0]
            return [Graph(of, SINGLE_DIRECTED)] * (fields == [f"{of}[i][0]", f"{of}[i][1]"])
        named: list[str] = []
        hows = [SINGLE, LOOPLESS] if matched(line, [NEITHER]) else []
        for how, wordings in GRAPHS.items():
            if match := matched(line, wordings):
                hows.append(how)
                named += names_in(", ".join(filter(None, match.groups())))
        records = line.records or [one for one in line.parameters if re.fullmatch(EDGES, one)]
        edges = [name for name in records if not re.match(NO_EDGES, name)]
        edges = [name for name in edges if name in line.text.split()] or edges
        owners = [name for name in named if name in line.parameters] or edges[: len(edges) == 1]
        if line.is_directed:  # in which paths have a direction, too
            hows = [SINGLE_DIRECTED if how == SINGLE else how for how in hows if how != CONNECTED]
        return [Graph(name, how) for name in owners for how in hows]

    def broken_by(self, values: InputValues) -> Iterator[str]:
        """Say that the edges are something else, if they are."""
        for some in values.by_name.get(self.of, []):
            if not isinstance(some, list):
                continue
            is_parents = all(type(one) is int for one in some)
            if is_parents:
                pairs = [(node, one) for one, node in enumerate(some) if node >= 0]
            else:
                pairs = [(one[0], one[1]) for one in some if isinstance(one, list) and one[1:]]
            count = next(iter(values.numbers("n")), len(some) if is_parents else 0)  # of nodes
            if not CHECKS[self.how](pairs, count):
                yield f"{self.of} is {text_of(some)}; want {NOUNS.get(self.how, self.how)}"


Pairs = list[tuple[int, int]]


def _is_connected(pairs: Pairs, count: int) -> bool:
    """Tell whether so many nodes, or if that is 0, all that are named, are connected."""
    root: dict[int, int] = {}

    def find(node: int) -> int:
        while root.setdefault(node, node) != node:
            root[node] = node = root[root[node]]
        return node

    for one, other in pairs:
        root[find(one)] = find(other)
    groups = sum(node == parent for node, parent in root.items())
    return groups <= 1 and (not count or len(root) == count or count == 1)


def _is_tree(pairs: Pairs, count: int) -> bool:
    nodes = count or len({node for pair in pairs for node in pair}) or 1
    return len(pairs) == nodes - 1 and _is_connected(pairs, count)


def _is_acyclic(pairs: Pairs, _: int) -> bool:
    """Take away nodes to which no edge leads, as long as there are any."""
    after: dict[int, list[int]] = {}
    for one, other in pairs:
        after.setdefault(one, []).append(other)
    entering = Counter(other for _, other in pairs)
    free = [node for node in after if not entering[node]]
    for node in free:  # the list grows as we read it
        for other in after.get(node, ()):
            entering[other] -= 1
            if not entering[other]:
                free.append(other)
    return not any(entering.values())


CHECKS: dict[str, Callable[[Pairs, int], bool]] = {
    TREE: _is_tree,
    CONNECTED: _is_connected,
    ACYCLIC: _is_acyclic,
    SINGLE: lambda pairs, _: len({tuple(sorted(pair)) for pair in pairs}) == len(pairs),
    SINGLE_DIRECTED: lambda pairs, _: len({*pairs}) == len(pairs),
    LOOPLESS: lambda pairs, _: all(one != other for one, other in pairs),
}
NOUNS = {CONNECTED: "a connected graph", ACYCLIC: "no cycle"}
NOUNS |= {SINGLE: "no edge twice", SINGLE_DIRECTED: "no edge twice", LOOPLESS: "no loop"}
