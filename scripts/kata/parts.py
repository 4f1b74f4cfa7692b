"""Parts of a file that holds several solutions: classes side by side, and blocks of Markdown.

A part is a text in which all other lines are blank, so that lines keep their numbers.
"""

import ast
import re

MARKDOWN = (".md", ".markdown")
FENCE = re.compile(r"^([ \t]*)(`{3,}|~{3,})[ \t]*(\w*)")
PYTHON = {"python", "python3", "py"}
UNPARSED = (SyntaxError, ValueError, RecursionError, MemoryError)  # what is not Python raises


def parts(path, text):
    """The file as a whole or, of Markdown, each of its Python blocks."""
    return _blocks(text) if path.suffix.lower() in MARKDOWN else [text]


def _blocks(text):
    lines, fence, start = text.split("\n"), None, 0
    for i, line in enumerate([*lines, ""]):
        if not fence:
            fence, start = FENCE.match(line), i + 1
        elif i == len(lines) or re.fullmatch(rf"\s*{fence[2]}+\s*", line):
            if fence[3].lower() in PYTHON:
                margin = re.compile(rf"^[ \t]{{0,{len(fence[1])}}}")
                yield "\n".join([""] * start + [margin.sub("", line) for line in lines[start:i]])
            fence = None


def part(path, text, line):
    """What belongs to the class that starts in that line: others of the same name do not."""
    for whole in parts(path, text):
        try:
            classes = classes_in(whole)
        except UNPARSED:
            continue
        if names := [node.name for node in classes if node.lineno == line]:
            lines = whole.split("\n")
            for node in classes:
                if node.name in names and node.lineno != line:
                    first = min(n.lineno for n in (node, *node.decorator_list))
                    lines[first - 1 : node.end_lineno] = [""] * (node.end_lineno - first + 1)
            return "\n".join(lines)
    return ""


def classes_in(text):
    """The classes at the top of some code."""
    return [node for node in ast.parse(text).body if isinstance(node, ast.ClassDef)]
