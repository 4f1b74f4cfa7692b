"""What has not changed is not judged again, and what is remembered is never trusted blindly."""

import json
import marshal
import os
import re
import subprocess
import sys
import zlib
from pathlib import Path

import pytest
import tiny
from kata import paths
from kata.cases import cache as keys
from kata.cases.cache import CASES, EXPLANATIONS, ROOMS, VERDICTS, cache_path
from kata.cases.generate import cases_of
from kata.data import from_data, to_data
from kata.judge import batch
from kata.judge.model import Sentence
from kata.paths import KATA, SCRIPTS
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.wire.limits import Limits
from test_layers import ARROWS, imported, room_of
from tiny import solution

RIGHT, WRONG = solution("return 2 * number"), solution("return number * number")


def judged(repository, *options):
    """{file: (verdict, whether it was found in an earlier run)}, of one run over `mine`."""
    run = repository.kata("judge", "--file=mine", "--json", *options)
    found = [json.loads(line) for line in run.stdout.splitlines()]
    return {one["solution"].removeprefix("mine/"): (one["verdict"], one["before"]) for one in found}


def test_only_what_is_new_or_changed_is_judged(repository):
    """Broken: a collection is judged all over again, or a change goes unnoticed."""
    for name, source in ("a", RIGHT), ("b", WRONG), ("c", RIGHT):
        repository.write(f"mine/{name}.py", source)
    first = {"a.py": ("Accepted", False), "b.py": ("Wrong Answer", False)}
    assert judged(repository) == first | {"c.py": ("Accepted", False)}
    repository.write("mine/c.py", WRONG + "\n")
    second = {"a.py": ("Accepted", True), "b.py": ("Wrong Answer", True)}
    assert judged(repository) == second | {"c.py": ("Wrong Answer", False)}
    (repository.root / "link").symlink_to("mine")
    for spelled in repository.root / "mine", "link/":
        assert '"before": false' not in repository.kata("judge", str(spelled), "--json").stdout
    assert {before for _, before in judged(repository, "--fresh").values()} == {False}
    assert judged(repository)["a.py"] == ("Accepted", True)
    repository.change("problems/double/problem.py", "range(10)", "range(11)")
    assert {before for _, before in judged(repository).values()} == {False}


def test_a_refusal_is_remembered(repository):
    """Broken: each run over a collection takes as long as its slowest solutions."""
    repository.write("mine/slow.py", solution("while number: pass\nreturn 0"))
    repository.write("mine/crash.py", solution("import os\nos.abort()"))
    words = {"slow.py": "Time Limit Exceeded", "crash.py": "Runtime Error"}
    for options, before in ([], False), ([], True), (["--fresh"], False):
        found = judged(repository, "--limit=case=0.2", *options)
        assert found == {name: (word, before) for name, word in words.items()}


def test_what_could_not_be_judged_is_tried_again(repository):
    """Broken: a package that is installed meanwhile, or a fault that has passed, is ignored."""
    repository.write("mine/needs.py", solution("import numpy\nreturn 2 * number"))
    for _ in range(2):
        assert judged(repository) == {"needs.py": ("Not Judged", False)}


def test_a_broken_memory_is_not_trusted(repository):
    """Broken: a damaged file ends the run, or is taken for a verdict."""
    for name in "a", "b":
        repository.write(f"mine/{name}.py", RIGHT)
    judged(repository)
    kept, _ = (repository.root / ".cache/verdicts").glob("*/*")
    for content in b"", b"\xff", kept.read_bytes()[:-9], b"i\1\0\0\0":
        kept.write_bytes(content)
        for before in [False, True], [True, True]:
            found = judged(repository).values()
            assert sorted(found) == [("Accepted", one) for one in before]


@pytest.mark.parametrize("kind", ROOMS)
def test_rooms_of_a_key_import_no_others(kind):
    """Broken: something that cases or verdicts depend on changes, and old ones are shown."""
    rooms = {room.replace("/", ".") or "kata" for room in ROOMS[kind]}
    whole = {room if room in ARROWS else room.split(".")[0] for room in rooms}  # of their folders
    texts = ((KATA / module).read_text("utf-8") for module in keys.modules_of(kind))
    assert {room_of(name) for text in texts for name in imported(text)} <= whole
    core = KATA / "problem"
    used = {name for path in core.glob("*.py") for name in imported(path.read_text("utf-8"))}
    folders = {f"problem.{folder.name}" for folder in core.iterdir() if folder.is_dir()}
    assert {
        one for one in folders if any(name.startswith(f"kata.{one}.") for name in used)
    } <= rooms


def place(kind, path, line=0, limits=Limits()):
    """Where the cases, the verdict or the explanation of a solution is kept."""
    one = Solution(Problem(path.parents[1]), path, line)
    if kind == CASES:
        return cache_path(CASES, one.problem)
    return batch._place(one, limits, kind)


ALL, JUDGED = [*ROOMS], [VERDICTS, EXPLANATIONS]
CHANGES = [  # (file, a part of it, or nothing for all of it, what replaces it, what is made anew)
    ("problems/double/solutions/adds.py", "", "class Solution: pass", JUDGED),
    ("problems/double/solutions/other.py", "", tiny.ADDS, [EXPLANATIONS]),
    ("problems/double/problem.py", "range(10)", "range(11)", ALL),
    ("problems/double/README.md", "-> int", "-> float", ALL),
    ("problems/double/README.md", "number = 3", "number = 4", ALL),
    ("scripts/kata/cases/__init__.py", "", "# a comment", ALL),
    ("scripts/kata/text.py", "", "# a comment", JUDGED),
    ("scripts/kata/judge/__init__.py", "", "# a comment", JUDGED),
    ("scripts/kata/watch/why/__init__.py", "", "# a comment", [EXPLANATIONS]),
    ("scripts/kata/show/__init__.py", "", "# a comment", []),
    ("scripts/kata/pytest_plugin.py", "", "# a comment", []),
    ("scripts/kata/__init__.py", "", "# a comment", []),
]


def places(repository, **more):
    """Where all that is kept of a solution lies, for an engine that is read again."""
    keys.engine_hash.cache_clear()
    path = repository.root / "problems/double/solutions/adds.py"
    return {kind: place(kind, path, **more) for kind in ROOMS}


@pytest.mark.parametrize(("file", "part", "new", "anew"), CHANGES)
def test_what_is_kept_depends_on_files(repository, monkeypatch, file, part, new, anew):
    """Broken: what has changed goes unnoticed, or everything is made anew for a comment."""
    repository.write("scripts/kata/text.py", (KATA / "text.py").read_text())  # has all copied
    monkeypatch.setattr(keys, "KATA", repository.root / "scripts/kata")
    before = places(repository)
    assert places(repository) == before
    if part:
        repository.change(file, part, new)
    else:
        repository.write(file, new)
    after = places(repository)
    assert [kind for kind in ROOMS if after[kind] != before[kind]] == anew


def test_what_is_kept_depends_on_more_than_files(repository, monkeypatch):
    """Broken: a verdict within other limits, of another class or Python is taken for this one."""
    before = places(repository)
    found = [places(repository, **more) for more in ({"line": 3}, {"limits": Limits(case=9)})]
    monkeypatch.setattr(sys, "version", "4.0")
    for after in *found, places(repository):
        assert [kind for kind in ROOMS if after[kind] != before[kind]] == JUDGED
    keys.engine_hash.cache_clear()


@pytest.mark.parametrize("spoilt", ["shorter", "of numbers", "a text"])
@pytest.mark.parametrize("column", range(6))
def test_cases_of_another_shape_are_made_again(tmp_path, monkeypatch, column, spoilt):
    """Broken: what is no set of cases is taken for one, and the problem is not judged for good."""
    monkeypatch.setattr(paths, "CACHE", tmp_path / ".cache")
    problem = tiny.Repository(tmp_path).root / "problems/double"
    made = cases_of(Problem(problem))
    path = cache_path(CASES, Problem(problem))
    parts = marshal.loads(zlib.decompress(path.read_bytes()))
    some = parts[column] if column < 2 else [0, 0]
    other = {"shorter": some[:-1], "of numbers": [7] * len(some), "a text": "x" * len(parts[0])}
    new = [*parts[:column], other[spoilt], *parts[column + 1 :]]
    path.write_bytes(zlib.compress(marshal.dumps(tuple(new))))
    assert keys.load_cases(path) is None
    assert cases_of(Problem(problem)) == made


def test_an_account_of_another_shape_is_not_believed():
    """Broken: a verdict that was kept is shown until its text turns out to be a number."""
    sentence = Sentence("it fails", "return 1", 3)
    assert from_data(Sentence, to_data(sentence)) == sentence
    with pytest.raises(ValueError, match="int in place of"):
        from_data(Sentence, [1, "return 1", 3])


def test_a_pipe_in_the_memory_makes_nobody_wait(repository):
    """Broken: a run waits for ever for a writer, where a file of the memory should be."""
    repository.write("mine/a.py", RIGHT)
    repository.write("mine/b.py", RIGHT)
    judged(repository)
    memory = repository.root / ".cache"
    files = [path for path in memory.rglob("*") if path.is_file()]
    assert {"", ".lock"} <= {path.suffix for path in files}
    for path in files:
        path.unlink()
        os.mkfifo(path)
    assert judged(repository)["a.py"] == ("Accepted", False)


def test_what_makes_cases_is_in_their_key(tmp_path):
    """Broken: a module that makes cases changes, and the old cases are kept."""
    program = (
        "import sys\nfrom pathlib import Path\nfrom kata import paths\n"
        f"paths.CACHE = Path({str(tmp_path)!r})\n"
        "from kata.cases.generate import cases_of\nfrom kata.problem.folder import Problem\n"
        "for slug in 'plus-one', 'min-stack':\n"
        "    assert cases_of(Problem(paths.ROOT / 'problems' / slug))\n"
        "files = [m.__file__ for name, m in sys.modules.items() if name.split('.')[0] == 'kata']\n"
        "print(*[Path(file).relative_to(paths.KATA).as_posix() for file in files])"
    )
    environment = os.environ | {"PYTHONPATH": str(SCRIPTS)}
    shown = subprocess.check_output([sys.executable, "-c", program], env=environment, text=True)
    words = {"__init__.py", "cases/cache.py"}  # which name, keep or time something
    words |= {"data.py", "faults.py", "paths.py", "text.py", "ticks.py"}
    assert {*shown.split()} - {*keys.modules_of(CASES)} == words
    assert all((KATA / name).is_file() for name in keys.NO_MAKERS)


def test_what_has_not_been_used_for_two_weeks_is_forgotten(tmp_path):
    """Broken: each change of the engine adds to the cache for good, or what is used is lost."""
    for name in "unused", "used":
        keys.store(tmp_path / name, 1)
        os.utime(tmp_path / name, (0, 0))
    assert keys.load(tmp_path / "used", int) == 1
    keys.store(tmp_path / "new", 1)
    assert {path.name for path in tmp_path.iterdir()} == {"used", "new"}


def test_a_file_that_cannot_be_written_whole_leaves_nothing(tmp_path, monkeypatch):
    """Broken: on a full disk, each run adds another half of a file."""
    monkeypatch.setattr(Path, "replace", lambda *_: 1 // 0)
    with pytest.raises(ZeroDivisionError):
        keys.write_whole(tmp_path / "new", b"x")
    assert not [*tmp_path.iterdir()]


def suite(repository, *options):
    """How many cases the suite says it has judged, now and before."""
    run = repository.suite(*options)
    assert run.returncode == 0, run.stdout
    return re.search(r"^[\d,]+ cases.*", run.stdout, re.MULTILINE)[0]


def test_the_suite_judges_only_what_has_changed(repository):
    """Broken: `make test` judges everything again, or passes what has been broken since."""
    unchanged = "95 cases: 0 judged now, the rest earlier, and unchanged since"
    both = f"{unchanged}; 0 of 1 mistakes judged now"
    assert [suite(repository), suite(repository)] == ["95 cases judged", both]
    assert suite(repository, "--fresh") == "95 cases judged"
    repository.write("problems/double/solutions/twice.py", tiny.solution("return 2 * number"))
    some = "190 cases: 95 judged now, the rest earlier, and unchanged since"
    assert [suite(repository, "--solution=adds,twice"), suite(repository, "--solution=twice")] == [
        some,
        unchanged,
    ]


def test_what_passed_is_left_out_until_something_changes(repository):
    """Broken: `make test` runs every test again, or none of what has been broken since."""
    first = suite(repository, "--changed")
    run = repository.suite("--changed")
    assert (first, run.returncode) == ("95 cases judged", 0)
    assert "no tests ran" in run.stdout
    assert "95 cases: 0 judged now, the rest earlier, and unchanged since; 0 of 1" in run.stdout
    assert suite(repository, "--changed", "--fresh") == first
    repository.write("problems/double/solutions/adds.py", tiny.solution("return 7"))
    for _ in range(2):
        assert repository.suite("--changed").returncode == 1


@pytest.mark.parametrize(
    ("file", "body"), [("solutions/adds", "return 7"), ("wrong/squares", "return 2 * number")]
)
def test_what_fails_is_judged_until_it_passes(repository, file, body):
    """Broken: what failed before is taken as judged, or what passed before the last change."""
    suite(repository)
    repository.write(f"problems/double/{file}.py", f'"""Idea."""\n{solution(body)}')
    for _ in range(2):
        run = repository.suite()
        assert run.returncode == 1
        assert file.rpartition("/")[2] in run.stdout
