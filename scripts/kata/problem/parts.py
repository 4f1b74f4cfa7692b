"""Parts of a file that holds several solutions: definitions side by side, blocks, and cells.

A part is a text in which all other lines are blank, so that lines keep their numbers.
"""

import ast
import re

from kata.problem.notebook import NOTEBOOK, cells

FENCE = re.compile(r"^([ \t]*)(`{3,}|~{3,})[ \t]*(\w*)")
PYTHON = {"python", "python3", "py"}
UNPARSED = (SyntaxError, ValueError, RecursionError, MemoryError)  # what is not Python raises


def _blocks(text):
    """Each Python block of Markdown."""
    if "```" not in text and "~~~" not in text:
        return
    lines, fence, start = text.split("\n"), None, 0
    for i, line in enumerate([*lines, ""]):
        if not fence:
            fence, start = FENCE.match(line), i + 1
        elif i == len(lines) or re.fullmatch(rf"\s*{fence[2]}+\s*", line):
            if fence[3].lower() in PYTHON:
                margin = re.compile(rf"^[ \t]{{0,{len(fence[1])}}}")
                yield "\n".join([""] * start + [margin.sub("", line) for line in lines[start:i]])
            fence = None


PARTED = {".md": _blocks, ".markdown": _blocks, NOTEBOOK: cells}


def is_parted(path):
    """Whether Python stands in blocks or cells of such a file."""
    return path.suffix.lower() in PARTED


def parts(path, text):
    """Each block or cell of Python, or the file as a whole."""
    return list(PARTED[path.suffix.lower()](text)) if is_parted(path) else [text]


def part(path, text, line):
    """What belongs to the definition that starts in that line: no others of the same name do."""
    for whole in parts(path, text):
        try:
            nodes = definitions_in(whole)
        except UNPARSED:
            continue
        if names := [node.name for node in nodes if node.lineno == line]:
            lines = whole.split("\n")
            for node in nodes:
                if node.name in names and node.lineno != line:
                    first = min(n.lineno for n in (node, *node.decorator_list))
                    lines[first - 1 : node.end_lineno] = [""] * (node.end_lineno - first + 1)
            return "\n".join(lines)
    return ""


def definitions_in(text):
    """The classes and functions at the top of some code."""
    return list(definitions(ast.parse(text).body))


def definitions(body):
    """The classes and functions among statements; a lambda that is given a name is a function."""
    for node in body:
        match node:
            case ast.ClassDef() | ast.FunctionDef():
                yield node
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Lambda(args=args, body=value)):
                yield ast.copy_location(ast.FunctionDef(name, args, [ast.Expr(value)], []), node)


def classes_in(text):
    """The classes at the top of some code."""
    return [node for node in definitions_in(text) if isinstance(node, ast.ClassDef)]
