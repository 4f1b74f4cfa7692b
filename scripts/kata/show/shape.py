"""What kind of problem it is, in two words."""

SHAPES = (  # the first that fits
    ("ListNode", "linked list"),
    ("TreeNode", "tree"),
    ("float", "floating point"),
)


def shape_of(problem):
    """Such as `function`, or `tree, any order`."""
    signature = problem.signature
    kinds = str([(m.parameters, m.result) for m in signature.methods.values()])
    found = [name for word, name in SHAPES if f"'{word}'" in kinds]
    found += ["class"] * signature.plays + ["in place"] * signature.in_place
    found += ["own node class"] * bool(signature.given)
    found += ["any order"] * hasattr(problem.rules, "canonical")
    found += ["any right answer"] * hasattr(problem.rules, "accepts")
    return ", ".join(found) or "function"
