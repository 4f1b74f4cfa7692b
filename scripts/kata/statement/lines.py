"""A line of constraints as Python text, and what the names in it stand for.

`1 ≤ nums.length ≤ 10⁴` is `1 <= nums.length <= 10**4`.
"""

import re
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field

from kata.statement.paths import FUNCTIONS, NAME, Path, path_of
from kata.wire.expressions import UnknownError
from kata.wire.model import Kind

RAISED = str.maketrans("⁰¹²³⁴⁵⁶⁷⁸⁹", "0123456789")
MARKS: list[tuple[str, str | Callable[[re.Match[str]], str]]] = [  # replaced in any text
    (r"≤", "<="),
    (r"≥", ">="),
    (r"≠", "!="),
    (r"(?<=\w)([⁰¹²³⁴⁵⁶⁷⁸⁹]+)", lambda found: "**" + found[1].translate(RAISED)),
    (r"\^", "**"),
    (r"[·×]", "*"),
    (r"`|(?<=\d),(?=\d{3})", ""),
    (r"^\s*(?:[-*]\s+)?|\.?\s*$", ""),
]
NODES = [  # how many there are of whose nodes, which is the first group
    (r"^(?:the )?number of nodes(?: in ([\w, ]+?))?(?= (?:is|are|<=) )", "{}"),
    (r"^([\w ]+?) (?:has|have) (\S+(?: \* \S+)?) to (.+) nodes$", r"\2 <= {} <= \3"),
    (r"^([\w ]+?) has (\w+) nodes$", r"{} == \2"),
]
OF_NODES = r"(?:tree|list|graph)s?$"  # not those of a level
RANGE = (
    r"(?:in the (?:inclusive )?range(?: of)?|between) \[?(\S+?)(?:, ?| and | to )([^\[\],]+?)\]?"
)
WORDS: list[tuple[str, str]] = [  # replaced in a line, in this order
    (r"\bwill (?:all |always )?be\b(?! (?:at most|made))", "is"),
    (r"\[row\]\[col\]|\[r\]\[c\]", "[i][j]"),
    (rf"^(.+?) (?:is|are) {RANGE}$", r"\2 <= \1 <= \3"),
    (r"(?<![<>!='\"])=(?!=| ?['\"])", "=="),
    (r"\b(\d+)([a-z])\b(?!\w)", r"\1 * \2"),
]
SIGN = re.compile(r" *(<=|>=|<|>|!=|==) *")
AND = r"(?: ?,? and | ?, ?)"
RUN = rf"{NAME}(?: ?== ?{NAME})+"
EQUAL = re.compile(rf"(?<![-+*/] )(?<![-+*/(\w.]){RUN}\b(?!\.| *[-+*/(\d\[])")
NAMES = rf"{NAME}(?:(?:{AND}| ?== ?){NAME})*"
ITEMS = re.compile(  # flights[i] = [from, to, price]
    r"\b(\w+(?:\[[a-z]\])?) ==? [\[(]([a-zA-Z_]\w*(?:, ?[a-zA-Z_]\w*)+)[\])]"
)
NODE_VALUES = "Node.val", "node.val"


def plain(text: str) -> str:
    """Return the text with powers as `**`, and without marks of lists and code, and full stops."""
    for pattern, new in MARKS:
        text = re.sub(pattern, new, text)
    return text


def in_python(line: str, nodes: Collection[str]) -> str:
    """Return a plain line in signs, as far as its words compare anything."""
    for pattern, new in NODES:
        found = re.match(pattern, line, re.IGNORECASE)
        of = (found[1] or "tree") if found else ""
        named = [word for word in re.findall(r"\w+", of) if word in nodes]
        if found and (named := named or [*(nodes if re.search(OF_NODES, of) else ())]):
            lengths = " and ".join(f"{name}.length" for name in named)
            line = found.expand(new).replace("{}", lengths) + line[found.end() :]
    for pattern, replacement in WORDS:
        line = re.sub(pattern, replacement, line, flags=re.IGNORECASE)
    return line


def names_in(text: str) -> list[str]:
    """Return the names in `nums`, in `m, n`, or in `n == grid.length`."""
    return re.findall(NAME, re.sub(r" and\b", ", ", text))


@dataclass
class Names:
    """The parameters with their kinds, and what else has a name."""

    kinds: Mapping[str, Kind]
    nodes: list[str]  # the parameters that hold nodes
    items: dict[str, list[str]] = field(default_factory=dict)  # {"u": ["edges[i][0]"], "n": ...}
    lengths: dict[str, list[str]] = field(default_factory=dict)  # {"n": ["grid.length"]}

    def each(self, name: str) -> list[str]:
        """Return the paths, as texts, that a name stands for."""
        base, rest = re.fullmatch(r"(\w+)(.*)", name, re.DOTALL).groups()  # type: ignore[union-attr]
        bad = {*re.findall(r"\[([a-z])\]", rest)} & {*self.kinds, *self.items} - {*"ij"}
        if bad or rest.rpartition(".")[2] not in ("", "length", "val", rest):
            raise UnknownError(name)
        if base in self.kinds:
            return [f"{base}[i]" if rest == ".val" else name]
        if base in self.items:
            return self.items.get(name) or [one + rest for one in self.items[base]]
        if name in NODE_VALUES and self.nodes:
            return [f"{node}[i]" for node in self.nodes]
        raise UnknownError(name)

    def paths(self, text: str) -> list[Path]:
        """Return the paths that the names in a text stand for."""
        found = [path_of(one) for name in names_in(text) for one in self.each(name)]
        if None in found:
            raise UnknownError(text)
        return [path for path in found if path]

    def note_lengths(self, line: str) -> None:
        """Note which lengths a line says to be equal to a name, which may be no parameter."""
        for some in map(names_in, EQUAL.findall(line)):
            known = [one for one in some if one.endswith(".length") and self.knows(one)]
            for name in (one for one in some if known and one.isidentifier()):
                lengths = self.lengths.setdefault(name, [])
                lengths += [str(path) for one in known for path in self.paths(one)]
                if name not in self.kinds:
                    self.items[name] = [*dict.fromkeys(lengths)]

    def equal(self, run: str) -> tuple[Path, ...]:
        """Return all that is equal to what `n == grid.length == grid[i].length` names."""
        found = self.paths(run)
        for name in names_in(run):
            found += filter(None, map(path_of, self.lengths.get(name, ())))
        return tuple(sorted(dict.fromkeys(found), key=lambda path: path.is_length))

    def knows(self, text: str) -> bool:
        try:
            return bool(self.paths(text))
        except UnknownError:
            return False

    def term(self, text: str) -> str:
        """Return an expression in which all names are those of parameters."""

        def meant(found: re.Match[str]) -> str:
            return found[0] if found[0] in FUNCTIONS else self.each(found[0])[0]

        return re.sub(NAME, meant, text.strip())

    def kind_of(self, path: Path) -> Kind:
        """Return the kind of the values that a path stands for; of lengths, a number."""
        kind = self.kinds.get(path.name, "int")
        for _ in path.places:
            kind = kind[1] if kind[0] == "Optional" else kind
            kind = kind[1] if kind[0] == "List" else "str" if kind == "str" else "int"
        return "int" if path.is_length else kind[1] if kind[0] == "Optional" else kind

    def listed(self, path: Path) -> Path:
        """Return a path of lists or strings; UnknownError for any other."""
        kind = self.kind_of(path)
        if kind[0] != "List" and kind not in ("str", "ListNode", "TreeNode"):
            raise UnknownError(path)
        return path


def fields(text: str, known: Mapping[str, Kind]) -> dict[str, list[str]]:
    """Return what the names of fields stand for: {"startᵢ": ["intervals[i][0]"]}."""
    return {
        field: [f"{name}[{place}]"]
        for name, some in ITEMS.findall(text)
        for place, field in enumerate(names_in(some))
        if name.partition("[")[0] in known
    }
