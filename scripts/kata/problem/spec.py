"""Reads the examples of a problem's README, and inputs in LeetCode's own form."""

import ast
import html
import re
from contextlib import suppress
from typing import Any, NamedTuple

from kata import KataError
from kata.problem.signature import Signature
from kata.text import text_of
from kata.wire.call import first_items
from kata.wire.model import BOTH, ROUND_TRIP

LABEL = r"^[^\w\n]*(?:{})\**[ \t]*(?:[:：]\**|$)"
INPUT, OUTPUT, MORE = (
    LABEL.format(words)
    for words in ("Input|输入", "Output|输出", "Input|输入|Explanation|解释|Example.*|示例.*")
)
EXAMPLE = re.compile(
    rf"{INPUT}(?P<input>.*?){OUTPUT}(?P<output>.*?)(?={MORE}|^```|^\s*$|\Z)",
    re.MULTILINE | re.DOTALL,
)
STATED = re.compile(f"{INPUT}|{OUTPUT}", re.MULTILINE)
CONSTANTS = {"true": True, "false": False, "null": None}
UNREADABLE = SyntaxError, ValueError, TypeError, RecursionError, MemoryError
FULL_WIDTH = str.maketrans("，“”", ',""')


class Example(NamedTuple):
    """An input and its answer, and the line of the spec where it starts."""

    arguments: tuple[Any, ...]
    answer: Any
    line: int


def examples(text: str, signature: Signature, where: str) -> list[Example]:
    """Return the documented examples, in order; `where` is the spec's path."""

    def line(position: int) -> int:
        return text.count("\n", 0, position) + 1

    found: list[Example] = []
    text = _without_tags(text)
    for match in EXAMPLE.finditer(text):
        start = line(match.start("input"))
        arguments = parse_input(match["input"], signature, f"{where}:{start}")
        at = f"{where}:{line(match.start('output'))}"
        answer = parse_answer(match["output"], signature, at)
        found.append(Example(arguments, answer, start))
    stated = [match.start() for match in STATED.finditer(text)]
    if not found or 2 * len(found) != len(stated):
        at = f"{where}:{line(stated[2 * len(found)])}" if stated[2 * len(found) :] else where
        raise KataError(
            f'{at}: no example found; write "Input:" and below it "Output:", each on its own line'
        )
    return found


def parse_input(text: str, signature: Signature, where: str) -> tuple[Any, ...]:
    """`board = [...], click = [3,0]`, or two lists, as arguments in the signature's order.

    Without names, they stand in the signature's order, in a line each as in LeetCode's own field
    for them, or separated by commas.
    """
    names, plays, lines = [*signature.parameters], signature.plays, text.strip().splitlines()
    are_lined = len(lines) == len(names) > 1 and "=" not in text and not plays
    commas = re.sub(r"\]\s+\[", "], [", text.strip()) if plays else ", ".join(lines)
    with suppress(*UNREADABLE):
        call = _called(commas if plays or are_lined else text)
        given = dict(zip(names, map(_literal, call.args)))
        given |= {str(keyword.arg): _literal(keyword.value) for keyword in call.keywords}
        is_complete = len(call.args) + len(call.keywords) == len(names) == len(given)
        if is_complete and (signature.given or signature.way == ROUND_TRIP):
            given = dict(zip(names, given.values()))  # `adjList` in place of `node`
        if is_complete and given.keys() == {*names} and not (plays and call.keywords):
            return tuple(given[name] for name in names)
    wanted = ", ".join(f"{name} = ..." for name in names)
    if plays:
        wanted = f'["{signature.name}", ...] and [[...], ...], one list of arguments for each call'
    raise KataError(f"{where}: {_quoted(text)} is not an input; write it as: {wanted}")


def bare_values(text: str) -> int:
    """Return how many values without names a text holds; 0 if it holds anything else."""
    with suppress(*UNREADABLE):
        call = _called(", ".join(text.splitlines()))
        return 0 if call.keywords else len([*map(_literal, call.args)])
    return 0


def parse_answer(text: str, signature: Signature, where: str) -> Any:
    """Return one value in Python's or LeetCode's spelling, or the words of given.py's `write`."""
    try:
        call = _called(text)
        (value,) = map(_literal, call.args)
        changed = {keyword.arg: _items(keyword.value) for keyword in call.keywords}
        if signature.way != BOTH and not changed:
            return value
        return [value, first_items(changed[signature.changed], value)]
    except (*UNREADABLE, KeyError):
        if signature.written == "str":  # in words, as in: No intersection
            return " ".join(text.split())
        wanted = "a value; write a list, a number, or a string in quotes"
        if signature.way == BOTH:
            example = f"2, {signature.changed} = [1,2,_]"
            wanted = f"a value and an argument; write them as: {example}"
        raise KataError(f"{where}: {_quoted(text)} is not {wanted}") from None


def _items(node: ast.expr) -> Any:
    """Return a value; in a list, what follows the first `_` does not count."""
    if isinstance(node, ast.List):
        is_gap = [isinstance(item, ast.Name) and item.id == "_" for item in node.elts]
        node = ast.List(node.elts[: [*is_gap, True].index(True)], node.ctx)
    return _literal(node)


def _without_tags(text: str) -> str:
    """Return the text without HTML and escapes outside fenced blocks, as LeetHub writes them."""
    parts = re.split(r"(^```.*?^```)", text, flags=re.MULTILINE | re.DOTALL)
    for i in range(0, len(parts), 2):
        bare = html.unescape(re.sub(r"</?[a-zA-Z][^<>\n]*>", "", parts[i]))
        parts[i] = re.sub(r"\\([\[\]_#*-])", r"\1", bare)  # escapes of Markdown
    return "".join(parts).replace("\xa0", " ")


def _called(text: str) -> ast.Call:
    """The text parsed as arguments; full-width commas and quotes are replaced only if need be."""
    try:
        tree = ast.parse(f"_({text.strip()}\n)", mode="eval")
    except SyntaxError:
        tree = ast.parse(f"_({text.translate(FULL_WIDTH).strip()}\n)", mode="eval")
    if isinstance(tree.body, ast.Call) and isinstance(tree.body.func, ast.Name):
        return tree.body
    raise ValueError("more than one call")


class _Constants(ast.NodeTransformer):
    """LeetCode's `true`, `false` and `null` become Python's."""

    def visit_Name(self, node: ast.Name) -> ast.expr:
        return ast.Constant(CONSTANTS[node.id]) if node.id in CONSTANTS else node


def _literal(node: ast.expr) -> Any:
    return ast.literal_eval(_Constants().visit(node))


def _quoted(text: str) -> str:
    return text_of(" ".join(text.split()), 60)
