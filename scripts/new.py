"""Start a new solution of a problem, or a new problem; nothing is ever overwritten."""

import keyword
import re

from kata import KataError
from kata.cli import Parser, end
from kata.paths import ROOT, shown
from kata.problem import find_problem, parameters

SOLUTION = '''"""The idea in one line.

What makes it work, in a line or two.
Time: O(?)
Space: O(?)
"""


class Solution:
    def {method}(self, {parameters}):
        raise NotImplementedError("{name} is not written yet")
'''

MISTAKE = '''"""The mistake in one sentence."""


class Solution:
    def {method}(self, {parameters}):
        raise NotImplementedError("{name} is not written yet")
'''

SPEC = """# {title}

LeetCode [0](https://leetcode.com/problems/{slug}/), easy: `method(value)`

What is given and what is asked for, in your own words.

## Rules

## Constraints

## Examples

```text
```

## Solutions

<!-- solutions -->
<!-- end -->
"""

RULES = '''"""{title}: the rules, the slow sure answer, and the inputs to judge solutions on."""

METHOD = ""  # LeetCode's name of the method
LARGEST = 0  # the largest size that the constraints allow


def check(value):
    """The rules, which say nothing of size: ValueError with the reason."""
    raise NotImplementedError("check() is not written yet")


def bounds(value):
    """The stated constraints on size: ValueError."""
    raise NotImplementedError("bounds() is not written yet")


def answer(value):
    """The rules as they are written: slow, obviously right, at any size."""
    raise NotImplementedError("answer() is not written yet")


def small():
    """every input up to ..."""
    raise NotImplementedError("small() is not written yet; it yields (value,)")


def gen_any(rng, size):
    """A legal input of about that size; write more gen_*, each named by what it is after."""
    raise NotImplementedError("gen_any() is not written yet; it returns (value,)")


def killers():
    """Hard inputs at the bounds, named after what they are hard for."""
    raise NotImplementedError("killers() is not written yet; it yields (name, (value,))")


def workloads(size):
    """Inputs of that size to time."""
    raise NotImplementedError("workloads() is not written yet; it returns {{name: (value,)}}")
'''


def main():
    parser = Parser(prog="new", description=__doc__)
    parser.add_argument("problem", help="LeetCode's name in the address, as in flood-fill")
    parser.add_argument("solution", nargs="?", help="a technique, or a mistake as wrong/<name>")
    options = parser.parse_args()
    if options.solution:
        start_solution(options.problem, options.solution)
    else:
        start_problem(options.problem)


def start_solution(slug, name):
    stem = name.removeprefix("wrong/")
    require(stem, r"[a-z][a-z0-9_]*", "S", "small letters, digits and _, as in union_find")
    problem = find_problem(slug)
    template, folder = (SOLUTION, "solutions") if stem == name else (MISTAKE, "wrong")
    text = template.format(
        method=problem.rules.METHOD, parameters=", ".join(parameters(problem.rules)), name=stem
    )
    write(problem.folder / folder / f"{stem}.py", text)
    print(f"judge it:  make judge P={slug} S={name}")


def start_problem(slug):
    require(slug, r"[a-z0-9]+(-[a-z0-9]+)*", "P", "small letters, digits and -, as in flood-fill")
    folder = ROOT / "problems" / slug
    if folder.exists():
        raise KataError(f"{shown(folder)} already exists; S=<name> starts a solution in it")
    title = slug.replace("-", " ").capitalize()
    for name, text in ("README.md", SPEC), ("problem.py", RULES):
        write(folder / name, text.format(title=title, slug=slug))
    for name in "solutions", "wrong":
        (folder / name).mkdir()
    print("write the spec with its examples, then problem.py from top to bottom; then")
    print(f"  make new P={slug} S=<technique>   starts a solution")
    print(f"  make test P={slug}                says what is still missing")


def require(name, pattern, option, allowed):
    """Refuse a name that cannot be the name of a file here."""
    if keyword.iskeyword(name):
        raise KataError(f"{option}={name} is a keyword of Python; choose another name")
    if not re.fullmatch(pattern, name):
        raise KataError(f"{option}={name}: a name consists of {allowed}")


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise KataError(f"{shown(path)} already exists; choose another name") from None
    print(f"wrote {shown(path)}")


if __name__ == "__main__":
    end(main)
