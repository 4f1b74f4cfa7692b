"""Makes one derived input, by the choices of a pick."""

from collections.abc import Sequence
from typing import Any

from kata.problem.signature import required
from kata.statement.arranging import arranged, few_letters, like, near_example
from kata.statement.kinds import UNIQUE
from kata.statement.paths import Path
from kata.statement.quantities import FEW, Quantities, near_zero
from kata.wire.model import Kind

LEAN = 2  # values that even the leanest small inputs choose among
RECORD = 4  # items up to which those of an inner list may differ in meaning
EXAMPLES = 8  # of so many large inputs, one is nearly an example
AGAIN = 5  # tries to make a record that is not there yet


class Making(Quantities):
    """One input under construction."""

    def arguments(self) -> tuple[Any, ...]:
        """Return the arguments that a case holds."""
        recipe = self.recipe
        if not self.is_small and recipe.examples and self.pick(range(EXAMPLES)) == 0:
            return near_example(self.pick, recipe.examples, recipe.signature.plays)
        if recipe.signature.plays:
            return self.calls()
        parameters = recipe.signature.parameters
        for path in recipe.measures:
            self.fix(path)
        for name, kind in parameters.items():
            if (path := Path(name)) not in recipe.numbers:
                self.built[path] = self.value(path, kind)
        for path in recipe.numbers:  # which may be items of the lists, or sums of some
            if path not in self.known:
                self.known[path] = self.number(path)
            self.built[path] = self.known[path]
        return tuple(self.built[Path(name)] for name in parameters)

    def calls(self) -> tuple[Any, ...]:
        """Return the calls of a class: any methods, with arguments within their bounds."""
        constructor, *methods = self.recipe.signature.methods
        first = self.arguments_of(constructor)
        names = [self.pick(methods) for _ in range(self.pick(range(1, self.size + 1)))]
        return [constructor, *names], [first, *map(self.arguments_of, names)]

    def arguments_of(self, method: str) -> list[Any]:
        """Return the arguments of one call; those of the constructor stay known."""
        parameters, found = self.recipe.signature.methods[method].parameters, []
        for path in map(Path, parameters):  # of an earlier call
            self.known.pop(path, None)
            self.known.pop(path.length, None)
        for path, kind in zip(map(Path, parameters), parameters.values()):
            found.append(self.value(path, kind))
            if kind == "int":
                self.known[path] = found[-1]
            elif isinstance(found[-1], (list, str)):
                self.known[path.length] = len(found[-1])
        return found

    def value(self, path: Path, kind: Kind) -> Any:
        """Return a value of this kind."""
        kind = required(kind)
        if kind[0] == "List":
            return self.rows(path, kind[1])
        if kind == "str":
            return self.text(path)
        if kind == "ListNode":
            return self.plain_items(path, "int", self.length(path))
        if kind == "TreeNode":
            return self.tree(path)
        if kind in ("int", "bool", "float"):
            number = self.pick(self.options(path, kind))
            return number + self.pick((0.0, 0.5)) if kind == "float" else number
        return self.pick(())  # a kind that only given.py knows

    def length(self, path: Path) -> int:
        """Choose the length of a list or a string, unless it is known."""
        of = path.length
        if of in self.known or of in self.recipe.equal:
            self.fix(of)
            return self.known[of]
        low, high = self.ends(of)
        return self.each_of(range(low, self.most(of, low, high) + 1))

    def options(self, path: Path, kind: Kind = "int") -> Any:
        """What values at this path are chosen from, throughout this input if possible."""
        if kind == "bool":
            return (False, True)
        if kind == "str":
            return self.recipe.texts(path) or self.letters(path)
        if self.recipe.varies(path):
            options = self.among(path, *self.ends(path))
            if not self.is_small or len(options) <= self.recipe.richness:
                return options
            low, high = self.recipe.span(path)
            some = self.some_of(range(low, high + 1))
            return [number for number in some if number in options]
        if path not in self.chosen_from:
            options = self.among(path, *self.ends(path))
            distinct = self.size if path.list in self.recipe.arranged else 0
            self.chosen_from[path] = self.some_of(options, distinct)
        return self.chosen_from[path]

    def some_of(self, options: Sequence[int], least: int = 0) -> Sequence[int]:
        """Return the options that this input uses: in a small one, few near 0 and any."""
        if not self.is_small:
            way = self.pick(range(4))
            if way == 0 and options:
                some: Sequence[int] = self.pick.values(options)  # perhaps a very long range
                return some
            return near_zero(options, self.size) if way == 1 and options else options
        rich = max(self.recipe.richness, least)
        if len(options) <= rich:
            return options
        key = options[0], options[-1], rich
        if key not in self.chosen_from:
            near = near_zero(options, rich - (rich > LEAN))
            more = [self.pick(options)] if rich > LEAN and len(options) > FEW else []
            self.chosen_from[key] = [*dict.fromkeys([*near, *more])]
        return list(self.chosen_from[key])

    def rows(self, path: Path, kind: Kind) -> list[Any]:
        """Return a list of items of this kind."""
        length, item = self.length(path), path.items
        if kind[0] != "List":
            if kind in ("int", "str", "bool"):
                return self.plain_items(path, kind, length)
            return [self.value(item, kind) for _ in range(length)]
        width = self.recipe.span(item.length)
        if width[0] == width[1] <= RECORD and item.length in self.recipe.bounds:
            return self.records(path, kind[1], length, width[0])
        rows, each = [], self.left // max(length, 1)
        for _ in range(length):
            self.left = each
            rows.append(self.rows(item, kind[1]))
        return rows

    def records(self, path: Path, kind: Kind, length: int, width: int) -> list[Any]:
        """Return rows whose items have each a meaning of its own, as in `[start, end]`."""
        item, is_unique = path.items, self.recipe.arranged.get(path) == UNIQUE
        rows, there = [], set[str]()
        for _ in range(length):
            for _ in range(AGAIN):
                row = self.record(item, kind, width)
                if not (is_unique and repr(row) in there):
                    rows.append(row)
                    there.add(repr(row))
                    break
        return rows

    def record(self, item: Path, kind: Kind, width: int) -> list[Any]:
        """Return one record, each item chosen after those before it."""
        row = []
        for place in range(width):
            row.append(self.value(self.recipe.path_at(item, place), kind))
            if kind == "int":
                self.known[item.at(place)] = row[-1]
        for place in range(width):
            self.known.pop(item.at(place), None)
        return row

    def plain_items(self, path: Path, kind: Kind, length: int) -> list[Any]:
        """Return numbers or strings, arranged as the constraints say."""
        item, how = path.items, self.recipe.arranged.get(path, "")
        self.left -= length
        if length <= RECORD and self.recipe.path_at(path, 0) != item:  # click = [row, column]
            return [self.value(self.recipe.path_at(path, place), kind) for place in range(length)]
        if kind != "str" or self.recipe.texts(item):
            return [*arranged(self.pick, self.options(item, kind), length, how)]
        items = [self.text(item) for _ in range(length)]
        if how == UNIQUE:
            return [*dict.fromkeys(items)]
        return sorted(items, reverse=how[0] == ">") if how else items

    def letters(self, path: Path) -> str:
        """The letters of the strings at this path: in a small input, few of each kind and any."""
        if path not in self.chosen_from:
            alphabet = self.recipe.alphabet(path)
            if self.is_small:
                rich = self.recipe.richness
                alphabet = few_letters(self.pick, alphabet, rich, and_any=rich > LEAN)
            elif self.pick((True, True, False)):
                alphabet = self.pick.letters(alphabet)
            self.chosen_from[path] = alphabet
        return str(self.chosen_from[path])

    def text(self, path: Path) -> str:
        """Return a string."""
        if texts := self.recipe.texts(path):
            return str(self.pick(texts))
        others = [one for one in self.built.values() if one and isinstance(one, str)]
        if others and not self.is_small and self.pick((False, True)):
            return like(self.pick, self.pick(others), self.letters(path))
        length, how = self.length(path), self.recipe.arranged.get(path, "")
        self.left -= length
        return "".join(arranged(self.pick, self.letters(path), length, how))

    def tree(self, path: Path) -> list[Any]:
        """Return a tree in LeetCode's notation."""
        nodes, options = self.length(path), self.options(path.items)
        if self.recipe.arranged.get(path) == UNIQUE:
            values = arranged(self.pick, options, nodes, UNIQUE)
            return [one and next(values, None) for one in self.pick.tree(nodes, (1,))]
        return list(self.pick.tree(nodes, options))
