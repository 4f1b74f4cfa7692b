"""Where the statements of a source stand: the lines of which some may never run."""

import ast

from kata.source.code import Code


def statements(source: str) -> list[list[int]]:
    """[first line, last line] of each statement in a function; of one with a body, of its head."""
    found = {}
    for function in Code(source).functions:
        for node in ast.walk(function):
            if isinstance(node, ast.stmt) and node is not function and not _is_docstring(node):
                body = getattr(node, "body", [])
                last = max(body[0].lineno - 1, node.lineno) if body else node.end_lineno
                found[node.lineno] = last or node.lineno
    return [[first, last] for first, last in sorted(found.items())]


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
