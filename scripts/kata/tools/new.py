"""Starts a new solution of a problem, or a new problem; nothing is ever overwritten."""

import keyword
import re
from pathlib import Path

from kata import KataError
from kata.paths import PROBLEMS, is_fixed, read_file, shown
from kata.problem.catalog import (
    ADDRESS,
    Listed,
    near_titles,
    number_of,
    problem_called,
    slug_of,
    title_of,
)
from kata.problem.folder import Problem
from kata.problem.lookup import find_problem, start
from kata.problem.statements.statement import LARGEST, Statement, spec_of, statement_in
from kata.text import call, did_you_mean, option
from kata.tools.scaffold import MISTAKE, SOLUTION, failing_class, rules_text, unwritten


def start_solution(text: str, name: str) -> None:
    stem = name.removeprefix("wrong/")
    _require_name(
        stem, r"[a-z][a-z0-9_]*", "solutions", "lowercase letters, digits and _, as in union_find"
    )
    problem = find_problem(text)
    head, folder = (SOLUTION, "solutions") if stem == name else (MISTAKE, "wrong")
    path, options = problem.folder / folder / f"{stem}.py", {"solutions": name}
    if is_fixed(problem.folder):
        path = Path(f"{name}.py")
        options = {"file": str(path)}
    write_new(path, head + failing_class(problem.signature, stem))
    print(f"judge it:  {call('judge', problem=problem.slug, **options)}")


def start_problem(text: str, statement: str = "") -> None:
    """Start the problem of that name, with the statement in a file if one is named."""
    if not text.strip() or text.startswith("-"):
        raise KataError(
            f"name a problem with {option('problem')}, by its number, title or LeetCode address"
        )
    known = problem_called(text)
    listed = known or _not_in_catalog(text)
    if meant := [] if known or _is_place(text) else near_titles(listed.slug):
        insist = f"To start another problem, name its folder: {start(f'problems/{listed.slug}')}"
        raise KataError(f"LeetCode has no {text!r}{did_you_mean(meant)} {insist}")
    if listed.refusal:
        raise KataError(f"{listed.number} is {listed.title}: {listed.refusal}")
    slug = listed.slug.lower()
    _require_name(
        slug, r"[a-z0-9]+(-[a-z0-9]+)*", "problem", "lowercase letters, digits and -, as in two-sum"
    )
    folder = PROBLEMS[-1] / slug
    if _is_stated(folder) and not statement:
        write_new(folder / "problem.py", rules_text(listed))
        print("write answer(), which says what is right; without inputs() and the sizes, inputs")
        print("are derived from the statement")
        return
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        with_name = option("solutions", "<name>")
        raise KataError(f"{shown(folder)} already exists; {with_name} starts a solution of it")
    if is_fixed(folder):
        raise KataError(
            f"{slug}: name a folder of your own, as the package takes no problems: {start(slug)}"
        )
    found = _stated(listed, Path(statement)) if statement else Statement(listed, spec_of(listed))
    write_new(folder / "README.md", found.text)
    if not statement:
        write_new(folder / "problem.py", rules_text(listed))
    for line in found.unread:
        print(f"not read: {line}")
    for line in found.doubted:
        print(f"doubtful: {line}")
    new = call("new", problem=slug, solutions="<technique>")
    test = call("judge", problem=slug) if PROBLEMS[1:] else f"make test P={slug}"
    steps = {new: "starts a solution", test: "says what is still missing"}
    if statement:
        print("look over the spec; then")
        steps[test] = "judges the solutions by the examples and by each other"
        steps[start(slug)] = "starts problem.py, in which answer() says what is right"
    else:
        print("write the spec with its examples, then problem.py from top to bottom; then")
    for command, what in steps.items():
        print(f"  {command:{max(map(len, steps))}}   {what}")


def _is_stated(folder: Path) -> bool:
    """Tell whether a folder has a spec, but nothing that says what is right."""
    return (folder / "README.md").is_file() and not (folder / "problem.py").exists()


def _stated(listed: Listed, path: Path) -> Statement:
    """Return the statement of the problem that a file holds; an error if it holds no such one."""
    given = option("statement", path)
    try:
        text = read_file(path)
    except FileNotFoundError:
        raise KataError(f"{given}: there is no such file; name one with the statement") from None
    if len(text) > LARGEST:
        much = f"{len(text):,} characters, but a statement has at most {LARGEST:,}"
        raise KataError(f"{given} has {much}; keep only the statement")
    named, found = statement_in(text), statement_in(text, listed)
    if named and named.listed != listed:
        other = f"{named.listed.title} ({named.listed.number})"
        raise KataError(f"{given} states {other}, not {listed.title}; name one of the two")
    if not found:
        wanted = "its examples, its constraints, or both"
        raise KataError(f"{given} holds no statement of {listed.title}; it should have {wanted}")
    return found


def _is_place(text: str) -> bool:
    """Tell whether it is an address or a folder, which is taken literally."""
    return bool(ADDRESS.search(text)) or text.startswith("problems/")


def _not_in_catalog(text: str) -> Listed:
    """A problem that the catalog lacks, as far as it is known; the number 0 is to be replaced."""
    text = text.removeprefix("problems/")
    number, title = number_of(text), title_of(text)
    slug = find_problem(number).slug if number else slug_of(text) or text
    title = title if " " in title else slug.replace("-", " ").capitalize()
    return Listed("0", slug, title=title)


def unfinished(problem: Problem) -> list[str]:
    """Return the parts that must still be written before a solution of a problem can be judged."""
    files = [path for path in (problem.spec, problem.rules_file) if path.is_file()]
    texts = {path.name: path.read_text(encoding="utf-8", errors="replace") for path in files}
    found = [
        f"{name} still says {left}" for name, text in texts.items() if (left := unwritten(text))
    ]
    try:
        problem.signature  # noqa: B018 (it is read here)
    except KataError as error:
        found.append(str(error))
    return found


def open_parts(problem: Problem) -> list[str]:
    """All that is to be added to a problem's folder, or still stands there as in a template."""
    missing = problem.missing()
    found = [f"it lacks {', '.join(missing)}"] if missing else []
    found += (
        f"{shown(one.path)} still says {left}"
        for one in problem.solutions + problem.mistakes
        if (left := unwritten(one.docstring))
    )
    return found + (unfinished(problem) if problem.spec.is_file() else [])


def _require_name(name: str, pattern: str, kind: str, allowed: str) -> None:
    """Refuse a name that cannot be the name of a file here."""
    given = option(kind, name)
    if keyword.iskeyword(name):
        raise KataError(f"{given} is a Python keyword; choose another name")
    if not re.fullmatch(pattern, name):
        raise KataError(f"{given}: a name consists of {allowed}")


def write_new(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise KataError(f"{shown(path)} already exists; choose another name") from None
    except OSError as error:
        raise KataError(f"{shown(path)} cannot be written: {error.strerror}") from None
    print(f"wrote {shown(path)}")
