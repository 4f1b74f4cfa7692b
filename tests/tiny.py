"""A repository in a temporary folder, around a tiny problem; the scripts are the real ones."""

import json
import os
import pkgutil
import shutil
import signal
import subprocess
import sys
import tempfile
import traceback
import warnings
from contextlib import ExitStack
from functools import cache
from importlib import import_module
from pathlib import Path

import kata
from jsonschema import Draft202012Validator
from jsonschema.exceptions import best_match
from kata import paths
from kata.run.forks import end_template
from kata.text import always, variables

ROOT = Path(__file__).parents[1]
PATIENCE = 120  # seconds for a command
JUDGES = "test_solutions.py", "test_problems.py"  # the tests of a problem's folder

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
Level: 1
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
    found = ([*one.values()] if isinstance(one, dict) else one for one in sentences)
    return "\n".join(f"{one[0]}:\n{one[1]}" if one[1] else one[0] for one in found)


@cache
def schema():
    return Draft202012Validator(json.loads((ROOT / "scripts/schema.json").read_text("utf-8")))


def valid(printed):
    """What is printed as JSON, which the schema must describe."""
    error = best_match(schema().iter_errors(printed))
    assert not error, f"{error.message}, in {error.json_path}, which scripts/schema.json forbids"
    return printed


PATH = "import sys; del sys.path[0]; sys.path += sys.argv.pop().splitlines()"
MAIN = "from kata.inside.template import main; main()"


@cache
def import_all():
    """Import the engine, so that no command has to."""
    for module in pkgutil.walk_packages(kata.__path__, "kata."):
        import_module(module.name)


def start_afresh(root):
    """Have what was imported be as if it had just been, in the checkout at this root."""
    variables.clear()
    always.clear()
    for module in [module for name, module in sys.modules.items() if name.startswith("kata.")]:
        for name, value in [*vars(module).items()]:
            if isinstance(value, Path) and value.is_relative_to(ROOT):  # a place, or a part of us
                moved = root / value.relative_to(ROOT)
                setattr(module, name, value if value.is_relative_to(paths.SCRIPTS) else moved)
            elif hasattr(value, "cache_clear") and takes_arguments(value.__wrapped__):
                value.cache_clear()  # the others are the same everywhere, such as the known lists
    paths.CACHE = root / ".cache"
    paths.PROBLEMS[:] = [root / "problems"]


def takes_arguments(function):
    return not hasattr(function, "__code__") or function.__code__.co_argcount > 0


def take_streams(files):
    """Have the standard streams be these files, as a process has them that starts with them."""
    for number, file in files.items():
        os.dup2(file.fileno(), number)
    encoding = os.environ.get("PYTHONIOENCODING", "utf-8")
    sys.stdin, sys.stdout = (os.fdopen(n, mode, encoding=encoding) for n, mode in enumerate("rw"))
    sys.stderr = os.fdopen(2, "w", 1, encoding=encoding, errors="backslashreplace")
    warnings.resetwarnings()
    warnings.showwarning = lambda *about: sys.stderr.write(warnings.formatwarning(*about[:4]))


def exit_after(act):
    """Call it, and end this process, which is a fork, as Python would end after it."""
    status = 1
    try:
        act()
    except SystemExit as error:
        status = error.code or 0
    except BaseException:
        traceback.print_exc()
    finally:
        end_template()
        sys.stdout.flush()
        os._exit(status)


class Repository:
    """Where it lies, and what a person does in it: write files and run commands."""

    def __init__(self, root):
        self.root = root
        self.write("problems/double/README.md", SPEC)
        self.write("problems/double/problem.py", RULES)
        self.write("problems/double/solutions/adds.py", ADDS)
        self.write("problems/double/wrong/squares.py", SQUARES)

    def whole(self):
        """Where all of it lies, for whoever starts a process: a link to what nobody changes."""
        if not (self.root / "Makefile").is_symlink():
            (self.root / "tests").mkdir()
            beside = [path.name for path in (ROOT / "tests").glob("*.py")]
            parts = [name for name in beside if name in JUDGES or not name.startswith("test_")]
            for path in (
                "scripts",
                "Makefile",
                *(f"tests/{name}" for name in [*parts, "__pycache__"]),
            ):
                (self.root / path).symlink_to(ROOT / path)
            shutil.copy2(ROOT / "pyproject.toml", self.root)
        return self.root

    def write(self, path, text):
        if str(path).startswith(("scripts/", "tests/")):
            self.whole()
        if str(path).startswith("scripts/"):
            self.copy_scripts()
        path = self.root / path
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return path

    def copy_scripts(self):
        """Have scripts that can be changed, with what is compiled of them."""
        self.whole()
        if (self.root / "scripts").is_symlink():
            (self.root / "scripts").unlink()
            shutil.copytree(ROOT / "scripts", self.root / "scripts")

    def change(self, path, old, new):
        text = (self.root / path).read_text(encoding="utf-8")
        assert old in text, f"{old!r} is not in {path}"
        self.write(path, text.replace(old, new))

    def patch(self, code):
        """Have this code run before a command, and before the suite; none by default."""
        self.write("conftest.py", code)

    def patch_inside(self, code):
        """Have this code run first in every process of a solution."""
        starts = f"{PATH}\n{code}\n{MAIN}"
        self.patch(f"from kata.run import forks\nforks.START = {starts!r}\n")

    def unconfine(self):
        """Have solutions run as on a system that offers no sandbox."""
        self.patch_inside("from kata.inside import sandbox\nsandbox.LIBC = None")

    def kata(self, *words, env=None, input=None, preexec_fn=None):  # noqa: A002 (as in subprocess)
        """Call the command `kata` in a fork of this process, as in `kata("judge", "double")`."""
        if (self.root / "scripts").is_dir() and not (self.root / "scripts").is_symlink():
            return self.run("scripts/kata", *words, env=env, input=input)  # they were changed
        import_all()
        with ExitStack() as stack:
            files = [stack.enter_context(tempfile.TemporaryFile("w+")) for _ in range(3)]
            files[0].write(input or "")
            files[0].seek(0)
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")  # other threads are not forked, which is fine
                pid = os.fork()
            if not pid:
                exit_after(lambda: self._do(words, dict(env or os.environ), files, preexec_fn))
            status = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
            assert status != -signal.SIGALRM, f"kata {words} takes over {PATIENCE} seconds"
            texts = [file.seek(0) or file.read() for file in files[1:]]
        if "--json" in words:
            is_whole = texts[0].startswith(("[", "{\n"))
            for one in [texts[0]] if is_whole else texts[0].splitlines():
                valid(json.loads(one))
        return subprocess.CompletedProcess(words, status, *texts)

    def _do(self, words, env, files, preexec_fn):
        """Be the command, in a fork."""
        signal.alarm(PATIENCE)
        os.environ.clear()
        os.environ.update(env)
        os.chdir(self.root)
        take_streams(dict(enumerate(files)))
        start_afresh(self.root)
        if (self.root / "conftest.py").is_file():
            exec((self.root / "conftest.py").read_text(), {})
        if preexec_fn:
            preexec_fn()
        sys.argv[:] = ["scripts/kata", *words]
        import_module("kata.commands.main").main()

    def run(self, *command, **options):
        """Run Python with these arguments, as in `run("-m", "pytest")`."""
        return subprocess.run(
            [sys.executable, *command],
            cwd=self.whole(),
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
            **options,
        )

    def suite(self, *options):
        return self.run("-m", "pytest", "-q", "-p", "no:cacheprovider", *options)
