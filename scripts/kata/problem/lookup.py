"""Finds problems: all, or the one that a slug, number, title or address names."""

import re
from contextlib import suppress
from pathlib import Path

from kata import KataError
from kata.paths import IS_CHECKOUT, PROBLEMS, shown
from kata.problem.catalog import near_titles, number_of, problem_called, slug_of
from kata.problem.folder import MANY, Problem
from kata.text import call, did_you_mean, near, option


def problems() -> list[Problem]:
    """Return every folder in problems/, and in those that were added to it, sorted by name."""
    found: dict[str, Path] = {}
    for folder in PROBLEMS:
        try:
            inside = [path for path in folder.iterdir() if path.name[0] not in "._"]
        except FileNotFoundError:
            raise KataError(f"{folder}: no such folder; {start('<name>')} makes it") from None
        except OSError as error:
            raise KataError(f"{folder}: cannot be read: {error.strerror}") from None
        inside = [path for path in inside if path.is_dir()]
        if not inside:
            raise KataError(f"{folder}: there is no problem here; {start('<name>')} starts one")
        found |= {path.name: path for path in inside}
    return [Problem(found[name]) for name in sorted(found)]


def start(name: str) -> str:
    """Return the command that starts a problem, in a folder that may be added to."""
    folder = "" if IS_CHECKOUT or PROBLEMS[1:] else "<folder>"
    return call("new", problem=name, problems=folder)


def find_problem(text: str) -> Problem:
    """Return the problem that the text names; the error suggests similar names."""
    known = {problem.slug: problem for problem in problems()}
    text = text.strip()
    if not text:
        where = " and ".join(f"{shown(folder)}/" for folder in PROBLEMS)
        names = ", ".join(known) if len(known) <= MANY else f"the {len(known):,} in {where}"
        raise KataError(f"name a problem, {option('problem')}: one of {names}")
    found = _meant(text, known)
    if len(found) == 1:
        return known[found[0]]
    slug, number, listed = slug_of(text), number_of(text), problem_called(text)
    if listed and not found:
        name = f"{text} is {listed.title}, which" if number else f"{listed.title} ({listed.number})"
        fix = listed.refusal or f"start it: {start(number or listed.slug.lower())}"
        raise KataError(f"{name} is not here; {fix}")
    if some := found or _near(slug, sorted(known)):
        which = f"several problems are called {text!r}" if found else f"unknown problem {text!r}"
        raise KataError(which + did_you_mean(some))
    if number:
        by_name = f"start it by its name: {start('<name>')}"
        raise KataError(f"no problem here has the number {number}; {by_name}")
    which = f"no problem here has a name like {text!r}"
    if meant := near_titles(slug)[:1]:
        raise KataError(f"{which}{did_you_mean(meant)} Start it: {start(*meant)}")
    raise KataError(f"{which}; start it: {start(slug or '<name>')}")


def slugs_named(text: str) -> list[str]:
    """Return the slugs of the problems that the text names."""
    return _meant(text, {problem.slug: problem for problem in problems()})


def _meant(text: str, known: dict[str, Problem]) -> list[str]:
    """Return the slugs that the text may mean; specs are read only as a last resort."""
    folder = text.strip("/").removeprefix("./").removeprefix("problems/")
    slug, number = slug_of(text), number_of(text)
    joined = {name.replace("-", ""): name for name in known}
    bare = re.sub(r"^\d+-", "", slug)  # as in 529-minesweeper
    for name in folder, slug, bare, joined.get(slug, ""):
        if name in known:
            return [name]
    found = []
    for problem in known.values():
        with suppress(KataError):  # its spec cannot be read
            if (slug and slug == slug_of(problem.title)) or (number and number == problem.number):
                found.append(problem.slug)
    if not found and (listed := problem_called(text)) and listed.slug.lower() in known:
        return [listed.slug.lower()]  # by a name that its spec lacks, such as a Chinese one
    return found


def _near(slug: str, known: list[str]) -> list[str]:
    """Up to three names that may have been meant."""
    parts = [name for name in known if len(slug) > 2 and slug in name]
    return list(dict.fromkeys(near(slug, known, least=0.7) + parts))[:3]
