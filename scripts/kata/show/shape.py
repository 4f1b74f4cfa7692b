"""What kind of problem it is, in two words."""

from kata.problem.folder import Problem
from kata.problem.header import classes_in
from kata.wire.nodes import NODES
from kata.wire.setup import BOTH, CHANGED, ROUND_TRIP


def shape_of(problem: Problem) -> str:
    """Such as `function`, or `tree, any order`."""
    signature = problem.signature
    kinds = str([(m.parameters, m.result) for m in signature.methods.values()])
    told = {node.about: f"'{name}'" in kinds for name, node in NODES.items()} | {
        "floating point": "'float'" in kinds,
        "class": signature.plays,
        "in place": signature.way in (CHANGED, BOTH),
        "round trip": signature.way == ROUND_TRIP,
        "own node class": bool(classes_in(signature.given)),
        "any order": bool(problem.rules.canonical),
        "any right answer": bool(problem.rules.accepts),
    }
    return ", ".join(name for name, is_so in told.items() if is_so) or "function"
