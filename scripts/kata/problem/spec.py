"""What a problem's README says: the signature, and the examples in LeetCode's own form."""

import ast
import re
from collections import namedtuple

from kata import KataError
from kata.text import text_of

Example = namedtuple("Example", "arguments answer line")

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


def examples(text, signature, where):
    """The documented examples, in the order they stand in; `where` is the spec's path."""

    def line(position):
        return text.count("\n", 0, position) + 1

    found = []
    for match in EXAMPLE.finditer(text):
        start = line(match.start("input"))
        arguments = parse_input(match["input"], signature, f"{where}:{start}")
        answer = _parse_answer(match["output"], f"{where}:{line(match.start('output'))}")
        found.append(Example(arguments, answer, start))
    stated = [match.start() for match in STATED.finditer(text)]
    if not found or 2 * len(found) != len(stated):
        at = f"{where}:{line(stated[2 * len(found)])}" if stated[2 * len(found) :] else where
        raise KataError(
            f'{at}: no example found; write "Input:" and then "Output:", each on a line'
        )
    return found


def parse_input(text, signature, where):
    """`board = [...], click = [3,0]`, or two lists, as arguments in the signature's order."""
    names = list(signature.parameters)
    if signature.plays:
        wanted = f'["{signature.name}", ...] and [[...], ...], one list of arguments for each call'
    else:
        wanted = ", ".join(f"{name} = ..." for name in names)
    try:
        if signature.plays:
            call = _called(re.sub(r"\]\s+\[", "], [", text.strip()))
            arguments = tuple(map(_literal, call.args))
            complete = len(arguments) == 2 and not call.keywords
        else:
            call = _called(text)
            given = {keyword.arg: _literal(keyword.value) for keyword in call.keywords}
            if len(given) == len(names) and signature.given:  # LeetCode names what they are made of
                given = dict(zip(names, given.values()))
            complete = not call.args and set(given) == set(names)
            arguments = tuple(given[name] for name in names if complete)
    except UNREADABLE:
        complete = False
    if not complete:
        raise KataError(f"{where}: {_quoted(text)} is not an input; write it as: {wanted}")
    return arguments


def _parse_answer(text, where):
    """One value in Python's or LeetCode's spelling."""
    try:
        (value,) = _called(text).args
        return _literal(value)
    except UNREADABLE:
        raise KataError(
            f"{where}: {_quoted(text)} is not a value; write a list, a string or a number"
        ) from None


def _called(text):
    """The text as the arguments of a call; full-width commas and quotes are a last resort."""
    try:
        tree = ast.parse(f"_({text.strip()}\n)", mode="eval")
    except SyntaxError:
        tree = ast.parse(f"_({text.translate(FULL_WIDTH).strip()}\n)", mode="eval")
    if isinstance(getattr(tree.body, "func", None), ast.Name):
        return tree.body
    raise ValueError("more than one call")


class _Constants(ast.NodeTransformer):
    """LeetCode's `true`, `false` and `null` become Python's."""

    def visit_Name(self, node):
        return ast.Constant(CONSTANTS[node.id]) if node.id in CONSTANTS else node


def _literal(node):
    return ast.literal_eval(_Constants().visit(node))


def _quoted(text):
    return text_of(" ".join(text.split()), 60)
