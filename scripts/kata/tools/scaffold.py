"""The files of a new solution or a new problem, and what must still be replaced in them."""

import re

from kata.problem.catalog import Listed
from kata.problem.signature import Signature

UNWRITTEN = (  # parts of the templates that must be replaced
    "The idea in one line.",
    "What makes it work, in a line or two.",
    "The mistake in one sentence.",
    "What is given and what is asked for, in your own words.",
    "- ...\n",
    "LeetCode [0](",
    "<difficulty>",
    "<topic>",
    "inputs() is not written yet",
    "answer() is not written yet",
    "this class is not written yet",
)
SOLUTION = '''"""The idea in one line.

What makes it work, in a line or two.
Level: 2
{came_from}Ask: ?
Time: O(?)
Space: O(?)
"""


'''
CAME_FROM = "From: ?; what changes, and why\n"  # but for the first solution
MISTAKE = '''"""The mistake in one sentence."""


'''
RULES = '''"""{title}: the inputs to judge on, and the slow, obviously right answer."""

SMALL, LARGEST = 3, 50  # every input up to size 3 is judged; random ones grow to 50


def inputs(pick, size):
    """Return one input of at most this size as a tuple; pick(options) makes each choice."""
    raise NotImplementedError("inputs() is not written yet")


{answer}'''
ANSWER = '''def answer({parameters}):
    """The rules as they are written: slow, obviously right, at any size."""
    raise NotImplementedError("answer() is not written yet")
'''


def failing_class(signature: Signature, name: str) -> str:
    """Return the class of the signature, with methods that fail."""
    fails = f'        raise NotImplementedError("{name} is not written yet")'
    methods = "\n\n".join(f"    {header}\n{fails}" for header in signature.headers)
    return f"class {signature.name}:\n{methods}\n"


def rules_text(listed: Listed) -> str:
    """The beginning of problem.py: with answer() or, where LeetCode plays, with the class."""
    if listed.is_class and not listed.is_round_trip:
        fails = '        raise NotImplementedError("this class is not written yet")'
        answer = re.sub(r"( def .*)", rf"\1\n{fails}", listed.code)
    else:
        (parameters, *_) = [*listed.methods.values()][listed.is_round_trip :] or [[]]
        answer = ANSWER.format(parameters=", ".join(parameters) or "value")
    return RULES.format(title=listed.title, answer=answer)


def unwritten(text: str) -> str:
    """The parts of a template that a file still has, as `'- ...', 'LeetCode [0]('`; or nothing."""
    return ", ".join(repr(part.strip()) for part in UNWRITTEN if part in text)
