"""The names that problem.py and the files in wrong/ may set, and what each of them must be."""

from difflib import get_close_matches

from kata import KataError
from kata.text import text_of


def is_size(value):
    """Whether it is a whole number above 0, which True is not."""
    return type(value) is int and value > 0


def are_columns(value):
    """Whether it is a list of (workload, size)."""
    return isinstance(value, (list, tuple)) and all(
        isinstance(pair, tuple) and len(pair) == 2 and isinstance(pair[0], str) and is_size(pair[1])
        for pair in value
    )


def is_text(value):
    return isinstance(value, str)


FUNCTION, CLASS, SIZE, TEXT = (
    "a function of that name",
    "a class of that name",
    "a whole number above 0",
    "a string",
)
FUNCTIONS = (
    "inputs", "check", "bounds", "small", "killers", "workloads", "canonical", "accepts",
    "picture", "focus",
)  # fmt: skip
OPTIONAL = {  # of problem.py: whether a value fits, and what is wanted
    "SMALL": (is_size, f"{SIZE}, as in SMALL = 3"),
    "LARGEST": (is_size, f"{SIZE}, as in LARGEST = 50"),
    "COMPARED": (are_columns, 'workloads with their sizes, as in COMPARED = [("dense", 50)]'),
    **dict.fromkeys(FUNCTIONS, (callable, FUNCTION)),
}
DECLARED = {  # by a file in wrong/
    "VERDICT": (is_text, f'{TEXT}, as in VERDICT = "Runtime Error"'),
    "CAUGHT_BY": (is_text, f'{TEXT}, as in CAUGHT_BY = "killers"'),
    "REPORTED": (is_text, f'{TEXT}, as in REPORTED = "LeetCode-Feedback #1036"'),
}


def generators(rules):
    """The `gen_*` functions by what they are after, in the order of their names."""
    return {name[4:]: make for name, make in sorted(vars(rules).items()) if name[:4] == "gen_"}


def require_fit(table, name, value, where):
    """An error unless the value is what the table wants under this name."""
    fits, wanted = table[name]
    if not fits(value):
        raise KataError(f"{where}: {name} is {text_of(value, 60)}; write {wanted}")


def check_rules(rules, reference, plays, where):
    """An error for what the module problem.py lacks, misspells, or gives another type."""
    there, generated = vars(rules), [f"gen_{name}" for name in generators(rules)]
    reference_fits = (
        (lambda value: isinstance(value, type), CLASS) if plays else (callable, FUNCTION)
    )
    known = OPTIONAL | dict.fromkeys(generated, (callable, FUNCTION)) | {reference: reference_fits}
    for name in sorted(there):
        if name in known:
            require_fit(known, name, there[name], where)
        elif name[0] != "_" and (near := get_close_matches(name, OPTIONAL, 1, 0.85)):
            hint = f"did you mean {near[0]}? (a helper can be named _{name})"
            raise KataError(f"{where}: {name} is not a name the judge knows; {hint}")
    if {"SMALL", "LARGEST"} <= set(there) and rules.SMALL > rules.LARGEST:
        sizes = f"SMALL = {rules.SMALL} is larger than LARGEST = {rules.LARGEST}"
        raise KataError(f"{where}: {sizes}; lower SMALL")
    recipe, small = "inputs" in there, "small" in there
    wanted = {
        reference: True,
        "inputs() (or small())": not recipe and not small,
        "SMALL": recipe and not small,
        "LARGEST": recipe or generated,
        "workloads()": not recipe and small,
    }
    if lacking := [n for n, needed in wanted.items() if needed and n.rstrip("()") not in there]:
        raise KataError(f"{where} lacks {', '.join(lacking)}; add it")
