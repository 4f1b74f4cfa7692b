"""Takes what was solved elsewhere into the log: `kata log --import`."""

from argparse import Namespace
from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from rich.text import Text

from kata import KataError
from kata.collect.dates import solved_at
from kata.collect.model import Collection, Results
from kata.commands import chosen
from kata.commands.cli import Status, console, warn
from kata.commands.practising import diary_of
from kata.commands.verdicts import Request, judged_and_shown
from kata.judge.batch import Terms
from kata.judge.model import VerdictKind
from kata.practice.diary import Diary, add_to_log
from kata.practice.history import Solved, digest_of, imported, known_digests
from kata.practice.model import Card, Entry
from kata.practice.rating import failure_name
from kata.practice.schedule import A_DAY, day_text
from kata.problem.solution import Solution
from kata.show.collection import summary
from kata.text import option, plural
from kata.wire.limits import Limits


def take_in(options: Namespace) -> Status:
    """Judge what is in folders and not in the log yet, and add it as of when it was written."""
    if options.json:
        raise KataError(f"{option('json', True)} prints the log; leave it out to import")
    diary, say = diary_of(options.verb), partial(warn, options.verb)
    problems = chosen.readable_problems(options.verb, chosen.listed_problems(options))
    found = chosen.found_in(options.folders, problems)
    if not found.solutions:
        what = f"no solution of a problem here in {plural(len(found.files), 'file')}"
        raise KataError(f"{chosen.files_named(options.folders)}: {what}")
    digests = {one: digest_of(one.source) for one in found.solutions}
    rest = _without_known(found, diary, digests)
    judging = Namespace(**vars(options), cluster="", fresh=False)
    request = Request(judging, rest.solutions, rest, Limits(), console())
    verdicts, is_interrupted = judged_and_shown(request, Terms(remembers=True), lambda _: ())
    if is_interrupted:
        done = f"{len(verdicts):,} of {len(rest.solutions):,} were judged, and are remembered"
        say(f"interrupted: {done}; nothing is added yet, and the same call goes on from there")
        return Status.INTERRUPTED
    results, solved = Results(rest, verdicts), dict[Solved, tuple[str, VerdictKind]]()
    dates = solved_at({one.solution.path: None for one in results.counted}, say)
    for one in results.counted:
        is_told = one.kind.rejects or one.kind in (VerdictKind.ACCEPTED, VerdictKind.NOT_REFUTED)
        if is_told and (dated := dates.get(one.solution.path)):
            failure = failure_name(one) if one.kind.rejects else ""
            key, problem = digests[one.solution], one.solution.problem
            made = Solved(dated.at, diary.key(problem), problem.slug, key, failure)
            solved[made] = dated.how, one.kind
    new = imported(solved, diary.entries, diary.now())
    if new and not options.dry_run:
        add_to_log(diary.path, *new)
    cards = diary.cards_with(new)
    request.screen.show(_table(new, solved, cards) if options.dry_run else ())
    request.screen.show(summary(results))
    known = len(found.solutions) - len(rest.solutions)
    more = len(solved) - sum(len(entry.files) for entry in new)
    request.screen.tell(_account(options, diary, new, cards, known, more))
    return Status.DONE


def _without_known(found: Collection, diary: Diary, digests: dict[Solution, str]) -> Collection:
    """Return what is in neither the log nor the practice folder, without the files of the rest."""
    known, own = known_digests(diary.entries), diary.folder.resolve()

    def is_new(one: Solution) -> bool:
        is_known = (diary.key(one.problem), digests[one]) in known
        return not (is_known or one.path.resolve().is_relative_to(own))

    inside = {path: [*filter(is_new, some)] for path, some in found.inside.items()}
    gone = {path for path, some in inside.items() if not some}
    files = [path for path in found.files if path not in gone]
    return replace(found, files=files, inside={p: some for p, some in inside.items() if some})


def _table(
    new: list[Entry], solved: dict[Solved, tuple[str, VerdictKind]], cards: dict[str, Card]
) -> Iterator[Text]:
    """Yield a line for each entry: when that was, how it is known, the verdict, when it is due."""
    by_file = {(one.key, one.digest): told for one, told in solved.items()}
    yield Text("solved      known by   verdict      comes back  problem", "dim")
    for entry in sorted(new, key=lambda entry: (cards[entry.key].due, entry.at)):
        how, kind = by_file[entry.key, entry.files[0]]
        verdict = Text(f"{kind.mark} {kind.one:11}", kind.colour)
        back = f"{cards[entry.key].due}  {cards[entry.key].title}"
        yield Text.assemble(f"{entry.day}  {how:9}  ", verdict, f"{back}")
    yield Text()


def _account(
    options: Namespace,
    diary: Diary,
    new: list[Entry],
    cards: dict[str, Card],
    known: int,
    more: int,
) -> Iterator[str]:
    """Yield what is added, what is not, and when the last of it comes back."""
    wrong = sum(bool(entry.failures) for entry in new)
    counts = f"{len(new) - wrong:,} right, {wrong:,} wrong"
    where = "nothing is written; this would be added to" if options.dry_run else "added to"
    yield f"{where} {diary.path}: {counts if new else 'nothing'}"
    if known:
        yield f"{plural(known, 'solution')} in the log or the practice folder already"
    if more:
        yield f"{more:,} not added: wrong beside a right one, or of a day that the log has"
    if new:
        last = day_text(max(cards[entry.key].due for entry in new), diary.today)
        yield f"at most {A_DAY} of them come back on a day, the last {last}"
