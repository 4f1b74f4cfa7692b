"""A whole repository in a temporary folder: the real scripts and suite, around a tiny problem."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
SUITE = ("test_solutions.", "test_problems.")

SPEC = """# Double

`double(number)` gives twice the number.

```python
class Solution:
    def double(self, number: int) -> int:
```

```text
Input: number = 3
Output: 6
```

<!-- solutions -->
<!-- end -->
"""

RULES = '''"""Doubling."""

LARGEST = 100


def check(number):
    if not 0 <= number <= LARGEST:
        raise ValueError(f"{number}: the bounds are 0 to {LARGEST}")


def answer(number):
    return 2 * number


def small():
    """every number below 10"""
    for number in range(10):
        yield (number,)


def gen_any(rng, size):
    return (rng.randint(0, size),)


def killers():
    yield "the largest", (LARGEST,)


def workloads(size):
    return {"plain": (size,)}
'''

ADDS = '''"""Adds the number to itself.
Level: 2
Time: O(1)
Space: O(1)
"""


class Solution:
    def double(self, number):
        return number + number
'''

SQUARES = '''"""Squares the number, which is the same for 0 and 2."""


class Solution:
    def double(self, number):
        return number * number
'''


def solution(body):
    """A file whose method `double` has this body."""
    lines = "\n".join(f"        {line}" for line in body.splitlines())
    return ADDS.replace("        return number + number", lines)


def judged(repository, body, *options):
    """The verdict on a solution whose method `double` has this body, as its JSON object."""
    path = repository.write("elsewhere/one.py", solution(body))
    run = repository.kata("judge", f"--file={path}", "--json", *options, "double")
    assert "Traceback" not in run.stderr
    return json.loads(run.stdout)


def spoken(sentences):
    """Sentences below each other, each with the code that it speaks of after a colon."""
    pairs = (one.values() if isinstance(one, dict) else one for one in sentences)
    return "\n".join(f"{text}:\n{code}" if code else text for text, code in pairs)


PATH = "import sys; del sys.path[0]; sys.path.append('{}/scripts')"
MAIN = "from kata.inside.main import main; main()"
PATCHED = """
import sys
sys.path[0] = "scripts"
exec(open("conftest.py").read())
from kata.commands.main import main
main()
"""


def other_tests(_, names):
    """What of the tests folder is not copied: every test but those of a problem's folder."""
    tests = [name for name in names if name.startswith("test_")]
    return ["engine", *(name for name in tests if not name.startswith(SUITE))]


class Repository:
    """Where it lies, and what a person does in it: write files and run commands."""

    def __init__(self, root):
        self.root = root
        # With their times and what is compiled of them, so that no test compiles them anew.
        shutil.copytree(ROOT / "scripts", root / "scripts")
        shutil.copytree(ROOT / "tests", root / "tests", ignore=other_tests)
        for path in "pyproject.toml", "Makefile":
            shutil.copy2(ROOT / path, root / path)
        self.write("problems/double/README.md", SPEC)
        self.write("problems/double/problem.py", RULES)
        self.write("problems/double/solutions/adds.py", ADDS)
        self.write("problems/double/wrong/squares.py", SQUARES)

    def write(self, path, text):
        path = self.root / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    def change(self, path, old, new):
        text = (self.root / path).read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {path}"
        self.write(path, text.replace(old, new))

    def patch(self, code):
        """Have this code run before a command, and before the suite; none by default."""
        self.write("conftest.py", code)

    def patch_inside(self, code):
        """Have this code run first in every process of a solution."""
        starts = f"{PATH.format(self.root)}\n{code}\n{MAIN}"
        self.patch(f"from kata.run import forks\nforks.START = {starts!r}\n")

    def unconfine(self):
        """Have solutions run as on a system that offers no sandbox."""
        self.patch_inside("from kata.inside import sandbox\nsandbox.LIBC = None")

    def kata(self, *words, **options):
        """Run the command `kata`, as in `kata("judge", "double")`."""
        if (self.root / "conftest.py").is_file():
            return self.run("-c", PATCHED, *words, **options)
        return self.run("scripts/kata", *words, **options)

    def run(self, *command, **options):
        """Run Python with these arguments, as in `run("-m", "pytest")`."""
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.root,
            capture_output=True,
            text=True,
            timeout=120,
            check=False,
            **options,
        )

    def suite(self, *options):
        return self.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *options)
