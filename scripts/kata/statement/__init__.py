"""Statements: the constraints in them, inputs derived from these, statements from elsewhere.

In: the spec of a problem, or a page, a comment, an export. Out: Constraints, a recipe, a spec.
Start with constraints.py; a line of it is read in reading.py.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kata.problem.folder import Problem
    from kata.statement.constraints import Constraints


def constraints_of(problem: "Problem") -> "Constraints":
    """Return the constraints of a problem's spec, which are read once."""
    from kata.statement.constraints import read_constraints  # here, as kept cases need none of it

    found: Constraints = vars(problem).get("constraints") or read_constraints(problem)
    vars(problem)["constraints"] = found
    return found
