"""What the names in constraints stand for: parameters, their fields, lengths that have a name."""

import re
from collections.abc import Collection, Mapping
from dataclasses import dataclass, field

from kata.statement.lines import names_in
from kata.statement.paths import FUNCTIONS, NAME, Path, UnknownError, path_of, value_of
from kata.wire.model import Kind

FIELDS = r"[\[(]([a-zA-Z_]\w*(?:, ?[a-zA-Z_]\w*)+)[\])]"  # [from, to, price]
ITEMS = re.compile(rf"\b(\w+(?:\[[a-z]\])?) ==? {FIELDS}")
SUBSCRIPTS = "", "i", "_i", "ᵢ"  # of a field that the statement names without one
NO_EDGES = "quer|point|guess|interval|item"  # how parameters begin whose pairs are no edges
EDGES = r"(?:edges?|roads?|highways?|connections?|relations?|flights?|links?|corridors?)"
NODES = {*"tree trees list lists linked graph nodes node Node both".split()}
POINTS = 0, 1, 2, 1_000_003  # at which a line is told from anything else
BESIDE = re.compile(r"\b(\w+)\[([ij])( ?[-+] ?1)\]")  # start[i + 1], of a field
WORD = re.compile(r"[a-zA-Z_]\w*")


@dataclass
class Names:
    """The parameters with their kinds, and what else has a name."""

    kinds: Mapping[str, Kind]
    nodes: list[str]  # the parameters that hold nodes
    items: dict[str, list[str]] = field(default_factory=dict)  # {"u": ["edges[i][0]"], "n": ...}
    counts: dict[str, tuple[Path, int, int]] = field(default_factory=dict)  # length, scale, offset
    records: list[str] = field(default_factory=list)  # lists whose items have two or three parts
    is_directed: bool = False  # whether the spec speaks of directed edges

    def each(self, name: str) -> list[str]:
        """Return the paths, as texts, that a name stands for."""
        if name.startswith("sum("):
            return [f"sum({one})" for one in self.each(name[4:-1])]
        base, rest = re.fullmatch(r"(\w+)(.*)", name, re.DOTALL).groups()  # type: ignore[union-attr]
        bad = {*re.findall(r"\[([a-z])\]", rest)} & {*self.kinds, *self.items} - {*"ij"}
        if bad or rest.rpartition(".")[2] not in ("", "length", "val", rest):
            raise UnknownError(name)
        if base in self.kinds and rest == ".val":
            return [f"{base}[i]"]
        if base in self.kinds:
            return [name]
        if name in self.items:
            return self.items[name]
        if base in self.items:
            return [one + rest for one in self.items[base]]
        if base in NODES and rest in (".val", ".length") and self.nodes:
            return [f"{node}{rest.replace('.val', '[i]')}" for node in self.nodes]
        raise UnknownError(name)

    def paths(self, text: str) -> list[Path]:
        """Return the paths that the names in a text stand for."""
        found = [path_of(one) for name in names_in(text) for one in self.each(name)]
        if None in found:
            raise UnknownError(text)
        return [path for path in found if path]

    def knows(self, *texts: str) -> bool:
        try:
            return bool([self.paths(text) for text in texts])
        except UnknownError:
            return False

    def term(self, text: str, indexes: Collection[str] = ()) -> str:
        """Return an expression in which all names are those of parameters, or given indexes."""

        def following(found: re.Match[str]) -> str:
            of_letter = ("", "i", "_i", "ᵢ") if found[2] == "i" else ("j", "_j", "ⱼ", "")
            names = (f"{found[1]}{one}" for one in of_letter)
            of = next((self.items[name][0] for name in names if name in self.items), "")
            return of.replace("[i]", f"[{found[2]}{found[3]}]") or found[0]

        def meant(found: re.Match[str]) -> str:
            name, (length, scale, offset) = found[0], self.counts.get(found[0], (Path(""), 1, 0))
            if length.name:
                text = f"({length} {-offset:+})".replace("+", "+ ").replace("-", "- ")
                text = text if offset else str(length)
                return f"({text} / {scale})" if scale > 1 else text
            is_own = name in FUNCTIONS or (name in indexes and name not in self.kinds)
            return name if is_own else self.each(name)[0]

        return re.sub(NAME, meant, BESIDE.sub(following, text.strip()))

    def kind_of(self, path: Path) -> Kind:
        """Return the kind of the values that a path stands for; of lengths, a number."""
        kind = self.kinds.get(path.name, "int")
        for _ in path.places:
            kind = kind[1] if kind[0] == "Optional" else kind
            kind = kind[1] if kind[0] == "List" else "str" if kind == "str" else "int"
        return "int" if path.is_length else kind[1] if kind[0] == "Optional" else kind

    def listed(self, path: Path) -> Path:
        """Return a path of lists, strings, or values of each item; UnknownError for any other."""
        is_column = len(path.places) > 1 and isinstance(path.places[-1], int)
        kind = self.kind_of(path)
        if not is_column and kind[0] != "List" and kind not in ("str", "ListNode", "TreeNode"):
            raise UnknownError(path)
        return path

    def lists(self, text: str) -> list[Path]:
        return [*map(self.listed, self.paths(text))]

    def edges(self, line: str) -> list[str]:
        """Return the parameter that a line means by edges: the one it names, or the only one."""
        some = self.records or [one for one in self.kinds if re.fullmatch(EDGES, one)]
        found = [name for name in some if not re.match(NO_EDGES, name)]
        found = [name for name in found if name in line.split()] or found
        return found if len(found) == 1 else []

    def count(self, left: str, right: str) -> None:
        """Note what a name is, of which an equation with a length is all that is said."""
        for side, other in (left, right), (right, left):
            lengths = [one for one in re.findall(NAME, side) if one.endswith(".length")]
            names = {*WORD.findall(other)}
            if len(lengths) != 1 or len(names) != 1 or names & {*self.kinds, *self.items}:
                continue
            (name,), (length,) = names, lengths
            one, two = linear(side, length), linear(other, name)
            if one and two and one[0] == 1 and two[0] > 0 and self.knows(length):
                of = self.paths(length)[0]
                self.counts.setdefault(name, (of, two[0], two[1] - one[1]))


def linear(text: str, name: str) -> tuple[int, int] | None:
    """Return a and b if the text is a * name + b."""
    at = [value_of(text, {path_of(name): value}.get) for value in POINTS]
    if None in at:
        return None
    zero, one, two, far = (one or 0 for one in at)
    slope = one - zero
    is_line = two == zero + 2 * slope and far == zero + POINTS[-1] * slope
    return (slope, zero) if is_line else None


def fields(
    text: str, lines: list[str], known: Mapping[str, Kind]
) -> tuple[dict[str, list[str]], dict[str, int]]:
    """Return what the names of fields stand for, {"startᵢ": ["intervals[i][0]"]}, and the widths.

    If a statement names them only in passing, as in `a flight [from, to, price]`, they are those of
    the only parameter that has so many.
    """
    stated = ((name, names_in(some)) for name, some in ITEMS.findall(text))
    found = {name: some for name, some in stated if name.partition("[")[0] in known}
    items = {item: [f"{of}[{i}]"] for of, some in found.items() for i, item in enumerate(some)}
    exact = [one for line in lines if (one := re.fullmatch(rf"({NAME}) == (\d+)", line))]
    widths = {one[1].removesuffix(".length"): int(one[2]) for one in exact if ".length" in one[1]}
    words = {*re.findall(r"\w+", "\n".join(lines))} - {*known}
    for some in dict.fromkeys(re.findall(FIELDS, text)):
        names = names_in(some)
        owners = [of for of, count in widths.items() if count == len(names) and of not in found]
        for i, name in enumerate(names if len(owners) == 1 else ()):
            for item in words & {f"{name}{subscript}" for subscript in SUBSCRIPTS}:
                items.setdefault(item, [f"{owners[0]}[{i}]"])
    return items, widths
