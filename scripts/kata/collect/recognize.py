"""The solutions among the classes and functions of one file."""

import ast
from collections import Counter

from kata.collect.fit import CERTAIN, DOUBTFUL, NAMED, fit
from kata.problem.parts import definitions_in, is_parted
from kata.problem.solution import Solution


def candidates(code):
    """The classes at the top of some code or, without a class Solution, the functions too."""
    nodes = definitions_in(code)
    classes = [node for node in nodes if isinstance(node, ast.ClassDef)]
    return classes if any(node.name == "Solution" for node in classes) else nodes


def fitting(nodes, problems, path):
    """Each (node, problem, degree) that fits.

    A class that is not named as LeetCode's may be a helper: its parameters must leave no doubt,
    unless nothing else in the file fits.
    """
    sure, others = [], []
    for node in nodes:
        degrees = {problem: fit(node, problem, path) for problem in problems}
        least = NAMED if NAMED in degrees.values() else DOUBTFUL
        for problem, degree in degrees.items():
            if degree >= least:
                usual = not isinstance(node, ast.ClassDef) or problem.signature.name in node.name
                is_sure = usual or fit(node, problem) == CERTAIN
                (sure if is_sure else others).append((node, problem, degree))
    return sure or others


def solutions(path, nodes, fits, line):
    """Each (solution, whether it is doubtful); with its line unless it is all of a Python file."""
    names = Counter(node.name for node in nodes)
    several = Counter(problem for _, problem, _ in fits)
    for node, problem, degree in fits:
        if line not in (0, node.lineno):
            continue
        signature = problem.signature
        usual = signature.name if isinstance(node, ast.ClassDef) else signature.main
        alone = names[node.name] == several[problem] == 1 and node.name == usual
        is_part = line or not alone or is_parted(path)
        yield Solution(problem, path, node.lineno if is_part else 0), degree == DOUBTFUL
