"""Which names and attributes a place in a source may use, and what its surroundings ask of it."""

import ast

FUNCTIONS = ast.FunctionDef, ast.AsyncFunctionDef
PLACES = *FUNCTIONS, ast.Lambda


class Scope:
    """The names around each node of a tree."""

    def __init__(self, tree: ast.Module) -> None:
        found = [*ast.walk(tree)]
        self.parents = {child: node for node in found for child in ast.iter_child_nodes(node)}
        self.fields = {
            node.attr
            for node in found
            if isinstance(node, ast.Attribute) and not self.is_called(node)
        }
        self.known: dict[ast.AST, set[str]] = {}

    def names(self, node: ast.AST) -> set[str]:
        """The parameters and variables of the functions around a node."""
        found, around = set[str](), self.function(node)
        while around:
            if around not in self.known:
                inner = [*ast.walk(around)]
                stored = {n.id for n in inner if isinstance(n, ast.Name) and not _is_read(n)}
                given = {n.arg for n in inner if isinstance(n, ast.arg)}
                self.known[around] = stored | given - {"self"}
            found |= self.known[around]
            around = self.function(around)
        return found

    def function(self, node: ast.AST) -> ast.AST | None:
        """The innermost function around a node, without itself."""
        around = self.parents.get(node)
        while around and not isinstance(around, FUNCTIONS):
            around = self.parents.get(around)
        return around

    def is_called(self, node: ast.AST) -> bool:
        around = self.parents.get(node)
        return isinstance(around, ast.Call) and around.func is node

    def is_value(self, node: ast.AST) -> bool:
        """Whether a node is read as a value, and not to reach something in it or to call it."""
        around = self.parents.get(node)
        if not isinstance(getattr(node, "ctx", ast.Load()), ast.Load) or self.is_called(node):
            return False
        return not isinstance(around, ast.Attribute) and not (
            isinstance(around, ast.Subscript) and around.value is node
        )

    def is_condition(self, node: ast.AST) -> bool:
        """Whether a node counts as true or false."""
        around = self.parents.get(node)
        return isinstance(around, ast.BoolOp) or getattr(around, "test", None) is node


def _is_read(node: ast.Name) -> bool:
    return isinstance(node.ctx, ast.Load)
