"""Changes of whole statements: one moved, swapped with its neighbour, written anew, or added."""

import ast
from collections.abc import Iterator
from itertools import pairwise

from kata.edits.changes import Edit, Source
from kata.edits.guards import RETURNED
from kata.edits.scope import FUNCTIONS, Scope

BLOCKS = "body", "orelse"
OPENING = ast.If, ast.For, ast.While
LEAVING = ast.Return, ast.Raise, ast.Break, ast.Continue


def moved_statements(source: Source, node: ast.AST, _: Scope) -> Iterator[Edit]:
    """A statement one indentation further out or in, or before its neighbour; `while` for `if`."""
    for block in _blocks(node):
        yield from _block_moves(source, block)
        first, last = block[0], block[-1]
        if isinstance(node, OPENING) and len(block) > 1:
            yield from _moved_out(source, node, first, last)
    match node:
        case ast.For(body=[ast.For() as inner]) if inner.lineno > node.lineno:
            yield from _swapped_loops(source, node, inner)
        case ast.If() | ast.While():
            start = source.extent(node)[0]
            for old, news in (
                (b"elif", ("if",)),
                (b"if", ("while", "elif")),
                (b"while", ("if",)),
            ):
                if source.data.startswith(old + b" ", start):
                    yield from (Edit(start, start + len(old), new) for new in news)


def _swapped_loops(source: Source, outer: ast.For, inner: ast.For) -> Iterator[Edit]:
    """The inner loop around the outer one."""
    (start, end), (begin, stop) = source.header_extent(outer), source.header_extent(inner)
    first, gap, second = (
        source.data[a:b].decode() for a, b in ((start, end), (end, begin), (begin, stop))
    )
    yield Edit(start, stop, second + gap + first)


def _block_moves(source: Source, block: list[ast.stmt]) -> Iterator[Edit]:
    """Two neighbours swapped, one of them moved into the other, or both assigned at once."""
    for one, other in pairwise(block):
        if not (_stands_alone(source, one) and _stands_alone(source, other)):
            continue
        (start, middle), (begin, end) = _rows(source, one), _rows(source, other)
        first, gap, second = (
            source.data[a:b].decode() for a, b in ((start, middle), (middle, begin), (begin, end))
        )
        if not isinstance(one, FUNCTIONS):
            yield Edit(start, end, _ended(second) + gap + first)
        match one, other:
            case ast.Assign(targets=[a], value=b), ast.Assign(targets=[c], value=d):
                parts = [source.text(part) for part in (a, c, b, d)]
                start, end = source.extent(one)[0], source.extent(other)[1]
                yield Edit(start, end, "{}, {} = {}, {}".format(*parts))
                continue
        if isinstance(one, OPENING):
            for inner in _last_blocks(one):
                if isinstance(inner[-1], LEAVING):  # where it would never run
                    break
                deep = inner[0].col_offset - other.col_offset
                yield Edit(begin, end, _indented(second, deep))
        if isinstance(other, OPENING):
            deep = other.body[0].col_offset - one.col_offset
            at = _rows(source, other.body[0])[0]
            if at > begin:
                head = source.data[begin:at].decode()
                yield Edit(start, at, gap + head + _indented(first, deep))


def _moved_out(source: Source, around: ast.stmt, first: ast.stmt, last: ast.stmt) -> Iterator[Edit]:
    """The last statement of a block after it, and the first one before it."""
    if _stands_alone(source, last) and last.end_lineno == around.end_lineno:
        start, end = _rows(source, last)
        text = source.data[start:end].decode()
        yield Edit(start, end, _indented(text, around.col_offset - last.col_offset))
    if _stands_alone(source, first) and first is getattr(around, "body", [None])[0]:
        (start, end), begin = _rows(source, first), _rows(source, around)[0]
        head, text = source.data[begin:start].decode(), source.data[start:end].decode()
        if not head.lstrip().startswith("elif"):
            moved = _indented(text, around.col_offset - first.col_offset)
            yield Edit(begin, end, _ended(moved) + head)


def added_statements(source: Source, node: ast.AST, scope: Scope) -> Iterator[Edit]:
    """A return, a step of a loop, an order, what takes back a change, or a line once more."""
    if not isinstance(node, FUNCTIONS):
        return
    names = sorted(scope.names(node.body[0]))
    given = [one.arg for one in node.args.args if one.arg != "self"]
    start, indent = source.extent(node.body[0])[0], source.indent(node.body[0])
    inside = [one for one in ast.walk(node) if isinstance(one, ast.stmt) and one is not node]
    outer = scope.function(node)
    if outer:
        for name in sorted(_stored(node) & _stored(outer)):
            yield Edit(start, start, f"nonlocal {name}\n{indent}")
    for name in given:
        yield Edit(start, start, f"{name} = sorted({name})\n{indent}")
    end, ending = source.extent(node)[1], "\n" + indent
    yield from (Edit(end, end, f"{ending}return {value}") for value in (*names, *RETURNED))
    steps = {f"{name} {sign} 1" for name in _counted(inside) for sign in ("+=", "-=")}
    texts = {source.text(one) for one in inside if isinstance(one, (ast.Expr, ast.AugAssign))}
    texts |= {source.text(one) for one in inside if isinstance(one, ast.Assign)}
    texts |= _taken_back(source, node, texts)
    texts |= {"break", "continue", "return"}
    for one in inside:
        if _stands_alone(source, one):
            at, indent = source.extent(one)[0], source.indent(one)
            for text in sorted(texts | steps):
                if "\n" not in text:
                    yield Edit(at, at, f"{text}\n{indent}")
                    yield Edit(_rows(source, one)[1], _rows(source, one)[1], f"{indent}{text}\n")


def _taken_back(source: Source, node: ast.AST, texts: set[str]) -> set[str]:
    """What undoes these statements, or cuts a list of nodes."""
    found = {f"{text.partition('.append(')[0]}.pop()" for text in texts if ".append(" in text}
    found |= {text.replace(".add(", ".remove(") for text in texts if ".add(" in text}
    inside = [*ast.walk(node)]
    values = {source.text(one) for one in inside if _is_mark(one)}
    for one in inside:
        match one:
            case ast.Assign(targets=[ast.Subscript() as target], value=value) if _is_mark(value):
                found |= {f"{source.text(target)} = {other}" for other in values}
            case ast.Attribute(value=ast.Name(id=name), attr="next"):
                found.add(f"{name}.next = None")
    return found


def _is_mark(node: ast.AST) -> bool:
    """Whether it is a text or a truth value, as a board is marked with."""
    return isinstance(node, ast.Constant) and isinstance(node.value, (bool, str))


def _blocks(node: ast.AST) -> Iterator[list[ast.stmt]]:
    for name in BLOCKS:
        block = getattr(node, name, None)
        if isinstance(block, list) and block:
            yield block


def _last_blocks(node: ast.stmt) -> Iterator[list[ast.stmt]]:
    """The blocks that end where a statement does, from the outermost to the innermost."""
    while True:
        blocks = [*_blocks(node)]
        if not blocks:
            return
        yield blocks[-1]
        node = blocks[-1][-1]


def _stands_alone(source: Source, statement: ast.stmt) -> bool:
    """Whether nothing else stands in the lines of a statement."""
    start, end = source.extent(statement)
    begin, stop = _rows(source, statement)
    return not (source.data[begin:start] + source.data[end:stop].partition(b"#")[0]).strip()


def _rows(source: Source, statement: ast.stmt) -> tuple[int, int]:
    """Where the lines of a statement start and end."""
    return source.lines[statement.lineno - 1], source.lines[statement.end_lineno or 0]


def _indented(text: str, deep: int) -> str:
    """Lines that are indented by so many more spaces or tabs, or fewer."""
    lines = text.splitlines(keepends=True)
    return "".join(text[:1] * deep + line if deep > 0 else line[-deep:] for line in lines)


def _ended(text: str) -> str:
    return text if text.endswith("\n") else text + "\n"


def _stored(function: ast.AST) -> set[str]:
    return {
        one.id
        for one in ast.walk(function)
        if isinstance(one, ast.Name) and isinstance(one.ctx, ast.Store)
    }


def _counted(inside: list[ast.stmt]) -> set[str]:
    """The variables that a number is given to."""
    return {
        target.id
        for one in inside
        if isinstance(one, ast.Assign) and isinstance(one.value, ast.Constant)
        for target in one.targets
        if isinstance(target, ast.Name)
    }
