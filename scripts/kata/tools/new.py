"""Starts a new solution of a problem, or a new problem; nothing is ever overwritten."""

import keyword
import re
from pathlib import Path

from kata import KataError
from kata.cases.generate import derived_cases
from kata.paths import PROBLEMS, is_fixed, read_file, shown
from kata.problem import catalog
from kata.problem.folder import Problem
from kata.problem.lookup import find_problem, start
from kata.statement.statement import Statement, spec_of, statement_of
from kata.text import call, did_you_mean, option
from kata.tools.case_counts import counted, poverty
from kata.tools.scaffold import CAME_FROM, MISTAKE, SOLUTION, failing_class, rules_text, unwritten


def start_solution(text: str, name: str, code: str = "") -> None:
    """Start a solution of the problem of that name, or write down one that is given."""
    stem = name.removeprefix("wrong/")
    _require_name(
        stem, r"[a-z][a-z0-9_]*", "solutions", "lowercase letters, digits and _, as in union_find"
    )
    problem = find_problem(text)
    solution = SOLUTION.format(came_from=CAME_FROM if problem.solutions else "")
    head, folder = (solution, "solutions") if stem == name else (MISTAKE, "wrong")
    path, options = problem.folder / folder / f"{stem}.py", {"solutions": name}
    if is_fixed(problem.folder):
        path = Path(f"{name}.py")
        options = {"file": str(path)}
    write_new(path, head + (code or failing_class(problem.signature, stem)))
    print(f"judge it:  {call('judge', problem=problem.slug, **options)}")


def start_problem(
    text: str, statement: str = "", given: str = "", listed: catalog.Listed | None = None
) -> None:
    """Start the problem of that name, with its statement if it is `given` somewhere."""
    if not text.strip() or text.startswith("-"):
        raise KataError(
            f"name a problem with {option('problem')}, by its number, title or LeetCode address"
        )
    is_pasted, known = bool(listed), listed or catalog.problem_called(text)
    listed = known or _not_in_catalog(text)
    is_literal = text.startswith("problems/") or bool(catalog.ADDRESS.search(text))
    if meant := [] if known or is_literal else catalog.near_titles(listed.slug):
        insist = f"To start another problem, name its folder: {start(f'problems/{listed.slug}')}"
        raise KataError(f"LeetCode has no {text!r}{did_you_mean(meant)} {insist}")
    if listed.refusal:
        raise KataError(f"{listed.number} is {listed.title}: {listed.refusal}")
    slug = listed.slug.lower()
    _require_name(
        slug, r"[a-z0-9]+(-[a-z0-9]+)*", "problem", "lowercase letters, digits and -, as in two-sum"
    )
    folder, again = PROBLEMS[-1] / slug, "-" if is_pasted else slug
    has_answer = (folder / "problem.py").exists()
    if (folder / "README.md").is_file() and not (has_answer or given):  # only a statement
        write_new(folder / "problem.py", rules_text(listed))
        print("write answer(), which says what is right; without inputs() and the sizes, inputs")
        print("are derived from the statement")
        return
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        with_name = call("new", problem=again, solutions="<name>")
        raise KataError(f"{shown(folder)} already exists; {with_name} starts a solution of it")
    if is_fixed(folder):
        why = "name a folder of your own, as the package takes no problems"
        raise KataError(f"{slug}: {why}: {start(again)}")
    found = statement_of(statement, listed, given) if given else Statement(listed, spec_of(listed))
    write_new(folder / "README.md", found.text)
    if not given:
        write_new(folder / "problem.py", rules_text(listed))
    for line in found.unread:
        print(f"not read: {line}")
    if given and (why := _poverty(Problem(folder))):
        print(f"few cases: {why}")
    new = call("new", problem=slug, solutions="<technique>")
    test = call("judge", problem=slug) if PROBLEMS[1:] else f"make test P={slug}"
    steps = {new: "starts a solution", test: "says what is still missing"}
    if given:
        print("look over the spec; then")
        steps[test] = "judges the solutions by the examples and by each other"
        steps[start(slug)] = "starts problem.py, in which answer() says what is right"
    else:
        print("write the spec with its examples, then problem.py from top to bottom; then")
    for command, what in steps.items():
        print(f"  {command:{max(map(len, steps))}}   {what}")


def _poverty(problem: Problem) -> str:
    """Say why the inputs derived from a statement are too few; nothing if they are enough."""
    try:
        return poverty(problem, counted(derived_cases(problem)))
    except KataError as error:
        return str(error)


def statement_file(text: str) -> str:
    """Return the text of a file with a statement."""
    try:
        return read_file(Path(text))
    except FileNotFoundError:
        given = option("statement", text)
        raise KataError(f"{given}: there is no such file; name one with the statement") from None


def _not_in_catalog(text: str) -> catalog.Listed:
    """A problem that the catalog lacks, as far as it is known; the number 0 is to be replaced."""
    text = text.removeprefix("problems/")
    number, title = catalog.number_of(text), catalog.title_of(text)
    slug = find_problem(number).slug if number else catalog.slug_of(text) or text
    title = title if " " in title else slug.replace("-", " ").capitalize()
    return catalog.Listed("0", slug, title=title)


def unfinished(problem: Problem) -> list[str]:
    """Return the parts that must still be written before a solution of a problem can be judged."""
    files = [path for path in (problem.spec, problem.rules_file) if path.is_file()]
    texts = {path.name: path.read_text(encoding="utf-8", errors="replace") for path in files}
    found = [f"{name} still says {left}" for name, one in texts.items() if (left := unwritten(one))]
    try:
        problem.signature  # noqa: B018 (it is read here)
    except KataError as error:
        found.append(str(error))
    return found


def open_parts(problem: Problem) -> list[str]:
    """All that is to be added to a problem's folder, or still stands there as in a template."""
    wanted = {
        "README.md (the spec)": problem.spec.is_file(),
        "solutions/*.py (at least one)": problem.solutions,
        "wrong/*.py (at least one mistake that must be caught)": problem.mistakes
        or not problem.has_answer,
    }
    missing = [part for part, is_there in wanted.items() if not is_there]
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
    where = path.relative_to(Path.cwd()) if path.is_relative_to(Path.cwd()) else path
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise KataError(f"{where} already exists; choose another name") from None
    except OSError as error:
        raise KataError(f"{where} cannot be written: {error.strerror}") from None
    print(f"wrote {where}")
