"""The files of a new solution or a new problem, and what must still be replaced in them."""

from itertools import chain

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


def answer({parameters}):
    """The rules as they are written: slow, obviously right, at any size."""
    raise NotImplementedError("answer() is not written yet")
'''

RULES_OF_CLASS = '''"""{title}: the calls to judge on, and the slow, obviously right class."""

SMALL, LARGEST = 3, 50  # every input up to size 3 is judged; random ones grow to 50


class {name}:
    """The rules as they are written: slow, obviously right, at any size."""

{stubs}


def inputs(pick, size):
    """Return LeetCode's two lists, of at most this many calls; pick(options) makes each choice."""
    raise NotImplementedError("inputs() is not written yet")
{options}    methods = {{
{methods}
    }}
    names, calls = pick.calls(pick(range(size + 1)), methods)
    return ["{name}", *names], [[{start}], *calls]
'''


def failing_class(signature: Signature, name: str) -> str:
    """Return the class of the signature, with methods that fail."""
    fails = f'        raise NotImplementedError("{name} is not written yet")'
    methods = "\n\n".join(f"    {header}\n{fails}" for header in signature.headers)
    return f"class {signature.name}:\n{methods}\n"


def rules_text(listed: Listed) -> str:
    """The beginning of problem.py: with answer() or, where LeetCode plays, with the class."""
    if not listed.is_class or listed.is_round_trip:
        (parameters, *_) = [*listed.methods.values()][listed.is_round_trip :] or [[]]
        return RULES.format(title=listed.title, parameters=", ".join(parameters) or "value")
    (name, start), *methods = listed.methods.items()
    fails = '        raise NotImplementedError("this class is not written yet")'
    defined = [("__init__", start)] * bool(start) + methods
    arguments = dict.fromkeys(chain.from_iterable(listed.methods.values()))
    options = "".join(f"    {one} = ...\n" for one in arguments)
    return RULES_OF_CLASS.format(
        title=listed.title,
        name=name,
        stubs="\n\n".join(
            f"    def {method}({', '.join(['self', *some])}):\n{fails}" for method, some in defined
        ),
        options=options.replace("...", "...  # the options of each argument, as in range(9)", 1),
        methods="\n".join(f'        "{method}": [{", ".join(some)}],' for method, some in methods),
        start=", ".join(f"pick({one})" for one in start),
    )


def unwritten(text: str) -> str:
    """The parts of a template that a file still has, as `'- ...', 'LeetCode [0]('`; or nothing."""
    return ", ".join(repr(part.strip()) for part in UNWRITTEN if part in text)
