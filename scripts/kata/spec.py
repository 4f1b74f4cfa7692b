"""The documented examples, read out of a problem's README in LeetCode's own form."""

import ast
import re

from kata import KataError
from kata.paths import shown
from kata.problem import parameters
from kata.text import text_of

EXAMPLE = re.compile(
    r"^\W*Input:\**(?P<input>.*?)^\W*Output:\**(?P<output>.*?)"
    r"(?=^\W*(?:Input:|Explanation:)|^```|^\s*$|\Z)",
    re.MULTILINE | re.DOTALL,
)
CONSTANTS = {"true": True, "false": False, "null": None}


def examples(problem):
    """The documented examples as (arguments, answer), in the order they stand in."""
    try:
        text = problem.spec.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise KataError(f"{shown(problem.spec)} is missing; write the spec") from None
    except (OSError, UnicodeDecodeError) as error:
        raise KataError(f"{shown(problem.spec)}: cannot be read as UTF-8 text: {error}") from None
    parsed = [
        (
            parse_arguments(problem, match["input"], _where(problem, text, match.start("input"))),
            (parse_value(match["output"], _where(problem, text, match.start("output")))),
        )
        for match in EXAMPLE.finditer(text)
    ]
    stated = [match.start() for match in re.finditer(r"^\W*(Input|Output):", text, re.MULTILINE)]
    if not parsed or 2 * len(parsed) != len(stated):
        where = _where(problem, text, stated[2 * len(parsed)]) if stated else shown(problem.spec)
        raise KataError(
            f'{where}: no example found; write "Input:" and then "Output:", each on a line'
        )
    return parsed


def parse_arguments(problem, text, where):
    """`board = [...], click = [3,0]` as a tuple in the order of the method's parameters."""
    names = parameters(problem.rules)
    try:
        call = ast.parse(f"_({text.strip()})", mode="eval").body
        given = {keyword.arg: _literal(keyword.value) for keyword in call.keywords}
        complete = not call.args and set(given) == set(names)
    except (SyntaxError, ValueError, AttributeError):
        complete = False
    if not complete:
        wanted = ", ".join(f"{name} = ..." for name in names)
        raise KataError(f"{where}: {_quoted(text)} is not an input; write it as: {wanted}")
    return tuple(given[name] for name in names)


def parse_value(text, where):
    """One value in Python's or LeetCode's spelling."""
    try:
        return _literal(ast.parse(text.strip(), mode="eval").body)
    except (SyntaxError, ValueError):
        raise KataError(
            f"{where}: {_quoted(text)} is not a value; write a list, a string or a number"
        ) from None


class _Constants(ast.NodeTransformer):
    """LeetCode's `true`, `false` and `null` become Python's."""

    def visit_Name(self, node):
        return ast.Constant(CONSTANTS[node.id]) if node.id in CONSTANTS else node


def _literal(node):
    return ast.literal_eval(_Constants().visit(node))


def _where(problem, text, position):
    """`problems/two-sum/README.md:12`."""
    return f"{shown(problem.spec)}:{text.count(chr(10), 0, position) + 1}"


def _quoted(text):
    return text_of(" ".join(text.split()), 60)
