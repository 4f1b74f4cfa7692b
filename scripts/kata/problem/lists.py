"""Lists of problems that people practise: well-known ones, topics, patterns, files of one's own.

Beside this file, lists.tsv holds the well-known ones, and says where they come from; road.tsv holds
the order in which one learns, and what each problem adds to the ones before it.
"""

from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import NamedTuple, Protocol

from kata import KataError
from kata.problem.catalog import Listed, by_number, problem_called
from kata.problem.folder import Problem
from kata.problem.lookup import find_problem, problems
from kata.text import did_you_mean, near, option, plural

FILE = Path(__file__).with_name("lists.tsv")
ROAD = FILE.with_name("road.tsv")
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
        more = f" and {len(self.missing) - FEW_NAMES:,} more" if self.missing[FEW_NAMES:] else ""
        names = ", ".join(self.missing[:FEW_NAMES])
        return f"{plural(len(self.missing), 'problem')} of the list not here: {names}{more}"


@cache
def known_lists() -> dict[str, list[str]]:
    """{list: LeetCode's numbers in it}, in order."""
    found: dict[str, list[str]] = {}
    for line in FILE.read_text(encoding="utf-8").splitlines():
        if line[0] != "#":
            name, numbers = line.split("\t")
            found.setdefault(name, []).extend(numbers.split())
    return found


def problems_chosen(problem: str | None, name: str | None) -> Chosen:
    """Return the problem that is named, or those of the list, or all."""
    if problem and name:
        one, some = option("problem", problem), option("list", name)
        raise KataError(f"{one} is one problem, and {some} several; leave out one of them")
    return Chosen([find_problem(problem)], []) if problem else problems_in(name or "")


def problems_in(name: str) -> Chosen:
    """The problems of a list, a topic, a pattern, or the lines of a file; all without a name.

    Those that no list sorts stand in the order of the road.
    """
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
    if (path := Path(name).expanduser()).is_file():
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
    for line in ROAD.read_text(encoding="utf-8").splitlines():
        name, tab, added = line.partition("\t")
        if tab:
            found[topic][name] = added
        elif not line.startswith("#"):
            topic = name
            found[topic] = {}
    return found


class OnRoad(Protocol):
    """A problem, or what a page says of one."""

    @property
    def slug(self) -> str: ...

    @property
    def topic(self) -> str: ...


def by_road(one: OnRoad) -> tuple[bool, int, str, int, str]:
    """Return what sorts problems into the order in which one learns; unlisted ones come last."""
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
