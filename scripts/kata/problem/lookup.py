"""Finds problems: all, those on a list, or the one that a slug, number, title or address names."""

import re
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from kata import KataError
from kata.paths import IS_CHECKOUT, PROBLEMS, expanded, shown
from kata.problem.catalog import (
    Listed,
    by_number,
    near_titles,
    number_of,
    problem_called,
    rows_in,
    slug_of,
)
from kata.problem.folder import MANY, Problem
from kata.text import call, did_you_mean, first_names, near, option, plural

PATTERNS = "patterns"  # the folder of pages about them, which is no problem


def pattern_page(name: str) -> Path | None:
    """Return the page about a topic or a pattern, if there is one."""
    path = PROBLEMS[0] / PATTERNS / f"{name.lower().replace(' ', '-')}.md"
    return path if path.is_file() else None


def pattern_pages(problem: Problem) -> list[Path]:
    """Return the pages about the patterns of a problem, and about its topic."""
    names = dict.fromkeys((*problem.patterns, problem.topic))
    return [page for name in names if (page := pattern_page(name))]


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
        inside = [path for path in inside if path.is_dir() and path.name != PATTERNS]
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


FEW_NAMES = 3  # names of problems that are missing


class Chosen(NamedTuple):
    """The problems of a list that are here, in its order, and the names of those that are not."""

    problems: list[Problem]
    missing: list[str]

    @property
    def shortfall(self) -> str:
        """How many problems of the list are not here, and some of their names; or nothing."""
        if not self.missing:
            return ""
        names = first_names(self.missing, FEW_NAMES)
        return f"{plural(len(self.missing), 'problem')} of the list not here: {names}"


@cache
def known_lists() -> dict[str, list[str]]:
    """{list: LeetCode's numbers in it}, in order."""
    found: dict[str, list[str]] = {}
    for name, numbers in rows_in("lists.tsv"):
        found.setdefault(name, []).extend(numbers.split())
    return found


def problems_chosen(problem: str | None, name: str | None) -> Chosen:
    """Return the problem that is named, or those of the list, or all."""
    if problem and name:
        one, some = option("problem", problem), option("list", name)
        raise KataError(f"{one} is one problem, and {some} several; leave out one of them")
    return Chosen([find_problem(problem)], []) if problem else problems_in(name or "")


def problems_in(name: str) -> Chosen:
    """The problems of a list, a topic, a pattern, or the lines of a file; all without a name."""
    if numbers := known_lists().get(name.lower().replace(" ", "")):
        return _sorted_out([(number, by_number(number)) for number in numbers], problems())
    here = sorted(problems(), key=by_road)
    if not name:
        return Chosen(here, [])
    groups: dict[str, list[Problem]] = {}
    for problem in here:
        for group in dict.fromkeys((problem.topic, *problem.patterns)):
            groups.setdefault(group, []).append(problem)
    spelled = {group.lower().replace("-", " "): some for group, some in groups.items()}
    if found := spelled.get(name.lower().replace("-", " ")):
        return Chosen(found, [])
    if (path := expanded(name)).is_file():
        lines = path.read_text(encoding="utf-8", errors="replace").splitlines()
        texts = [text for line in lines if (text := line.partition("#")[0].strip())]
        return _sorted_out([(text, problem_called(text)) for text in texts], here)
    names = [*known_lists(), *dict.fromkeys(one.topic for one in here if one.topic)]
    meant = did_you_mean(near(name, [*names, *groups]))
    fix = meant or f"; write one of {', '.join(names)}, a pattern, or a file"
    raise KataError(f"{option('list', name)}: no such list{fix}")


def lists_of(number: str) -> list[str]:
    """Return the well-known lists with the problem of this number."""
    return [name for name, numbers in known_lists().items() if number in numbers]


@cache
def road() -> dict[str, dict[str, str]]:
    """{topic: {slug: what the problem adds}}, in the order in which one learns."""
    found: dict[str, dict[str, str]] = {}
    topic = ""
    for name, *added in rows_in("road.tsv"):
        if added:
            found[topic][name] = added[0]
        else:
            topic, found[name] = name, {}
    return found


def by_road(one: Any) -> tuple[bool, int, str, int, str]:
    """Return what sorts problems into the order in which one learns; unlisted ones come last.

    Each is a Problem, or what a page says of one.
    """
    topic, slug, topics = "", one.slug, [*road()]
    with suppress(KataError):  # its spec cannot be read
        topic = one.topic
    of_topic = topics.index(topic) if topic in topics else len(topics)
    listed = [*road().get(topic, ())]
    place = listed.index(slug) if slug in listed else len(listed)
    return not topic, of_topic, topic, place, slug


def _sorted_out(named: list[tuple[str, Listed | None]], here: list[Problem]) -> Chosen:
    """Return those that are here, and in words those that are not."""
    by_slug = {problem.slug: problem for problem in here}
    found: dict[Problem, None] = {}
    missing = []
    for text, listed in named:
        slug = listed.slug.lower() if listed else text
        if slug in by_slug:
            found[by_slug[slug]] = None
        else:
            missing.append(f"{listed.number} {listed.title}" if listed else text)
    return Chosen([*found], missing)
