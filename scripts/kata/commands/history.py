"""Takes what was solved elsewhere into the log: `kata log --import`."""

from argparse import Namespace
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from rich.text import Text

from kata import KataError
from kata.collect.dates import Dated, solved_at
from kata.collect.model import Results
from kata.commands import chosen
from kata.commands.cli import Status, console, warn
from kata.commands.files import found_in, nothing_in
from kata.commands.practising import diary_of
from kata.commands.verdicts import judged_before_writing, told_what_is_written
from kata.judge.batch import Terms
from kata.judge.model import Verdict
from kata.practice.diary import add_to_log
from kata.practice.history import Solved, digest_of, imported, known_digests
from kata.practice.model import Card, Entry
from kata.practice.rating import failure_name
from kata.practice.schedule import A_DAY, day_text
from kata.problem.lookup import slugs_named
from kata.show.collection import summary
from kata.text import option, plural


def take_in(options: Namespace) -> Status:
    """Judge what is in folders, and add to the log what it lacks, as of when it was written."""
    if options.json:
        raise KataError(f"{option('json', True)} prints the log; leave it out to import")
    more = options.problem
    if more and Path(more).is_dir() and not slugs_named(more):
        raise KataError(f"{more}: write {option('import', more)} for this folder, too")
    with told_what_is_written("log") as written:
        return _take_in(options, written)


def _take_in(options: Namespace, written: list[str]) -> Status:
    diary, screen = diary_of("log"), console()
    problems = chosen.readable_problems("log", chosen.listed_problems(options))
    found = found_in(options.folders, problems)
    if not found.solutions:
        raise nothing_in(options.folders, found)
    terms = Terms(remembers=True)
    results = Results(found, judged_before_writing(found.solutions, terms, screen))
    known, own = known_digests(diary.entries), diary.folder.resolve()
    dates = solved_at({one.solution.path for one in results.counted}, partial(warn, "log"))
    solved, old = dict[Solved, Verdict](), 0
    for one in results.counted:
        problem, path = one.solution.problem, one.solution.path
        key, digest = diary.key(problem), digest_of(one.solution.source)
        if (key, digest) in known or path.resolve().is_relative_to(own):
            old += 1
        elif path in dates and (one.accepted or one.kind.rejects):
            solved[Solved(dates[path].at, key, problem.slug, digest, failure_name(one))] = one
    new = imported(solved, diary.entries, diary.now())
    cards = diary.cards_with(new)
    if new and options.dry_run:
        screen.show(_table(new, solved, dates, cards))
    elif new:
        add_to_log(diary.path, *new)
        written.append(str(diary.path))
    wrong = sum(bool(entry.failures) for entry in new)
    where = "nothing is written; this would be added to" if options.dry_run else "added to"
    counts = f"{where} {diary.path}: {len(new) - wrong:,} right, {wrong:,} wrong"
    told = [counts if new else f"nothing to add to {diary.path}"]
    if old:
        told.append(f"{plural(old, 'solution')} in the log or the practice folder already")
    if more := len(solved) - sum(len(entry.files) for entry in new):
        why = "wrong beside a right one or a later try, or of a day that the log has"
        told.append(f"{more:,} not added: {why}")
    if new:
        days = {entry.key: cards[entry.key].due for entry in new}
        several = f"at most {A_DAY} of them come back on a day, the last"
        last = day_text(max(days.values()), diary.today)
        told.append(f"{several if days.keys() - {new[0].key} else 'it comes back'} {last}")
    screen.show(summary(results))
    screen.tell(told)
    return Status.DONE


def _table(
    new: list[Entry],
    solved: dict[Solved, Verdict],
    dates: dict[Path, Dated],
    cards: dict[str, Card],
) -> Iterator[Text]:
    """Yield a line for each entry: when that was, how it is known, the verdict, when it is due."""
    by_file = {(one.key, one.digest): verdict for one, verdict in solved.items()}
    yield Text("solved      known by   verdict      comes back  problem", "dim")
    for entry in sorted(new, key=lambda entry: (cards[entry.key].due, entry.at)):
        verdict, card = by_file[entry.key, entry.files[0]], cards[entry.key]
        how, kind = dates[verdict.solution.path].how, verdict.kind
        line = Text(f"{entry.day}  {how:9}  ").append(f"{kind.mark} {kind.one:11}", kind.colour)
        yield line.append(f"{card.due}  {card.title}")
    yield Text()
