"""What comes back when, what is on the disk whatever happens, and what counts in an attempt."""

import json
import os
import re
import select
import signal
import traceback
from dataclasses import replace
from datetime import date, datetime, timedelta, timezone
from functools import partial
from itertools import count, pairwise
from random import Random

import pytest
from fsrs import Card as FsrsCard
from fsrs import Rating as FsrsRating
from fsrs import Scheduler
from kata import KataError
from kata.cases.generate import cases_of
from kata.cases.model import Case
from kata.judge.model import Outcome, Verdict, VerdictKind
from kata.judge.pool import background
from kata.practice import blank as blanks
from kata.practice.attempt import Attempt, lines_seen
from kata.practice.blank import blank, prepared, statement
from kata.practice.diary import Diary, add_to_log, read_log
from kata.practice.hints import HINTS, Hinted, solution
from kata.practice.model import BEGUN, DONE, LEFT, LOOKED, RATED, SOLVED, Effort, Entry, Rating
from kata.practice.rating import SOLUTION, effort_of, rating_of
from kata.practice.schedule import cards_of, day_text, due_after, open_attempts
from kata.problem.catalog import by_number
from kata.problem.lookup import find_problem, known_lists, problems, problems_in, road
from kata.problem.solution import DECLARED, Solution
from kata.tools.new import open_parts

# A worker of the suite has threads, of which what is forked here needs none.
pytestmark = pytest.mark.filterwarnings("ignore:.*is multi-threaded:DeprecationWarning")

HINT = {hint.name: hint for hint in HINTS}
START = datetime(2026, 3, 20, 21, 30, tzinfo=timezone(timedelta(hours=1)))


class Clock:
    """A clock that only goes on when it is told to."""

    def __init__(self):
        self.time = START

    def __call__(self):
        return self.time


@pytest.fixture
def clock():
    return Clock()


@pytest.fixture
def diary(tmp_path, clock):
    return Diary(tmp_path / "kata", clock)


def entry(day=1, event=DONE, **more):
    at = datetime(2026, 3, day, 12, tzinfo=timezone.utc).isoformat()
    rating = Rating.GOOD if event in (DONE, RATED) else None
    fields = {"number": "1", "problem": "two-sum", "rating": rating} | more
    return Entry(at, event=event, **fields)


# The schedule.


def test_two_weeks_follow_the_package(diary, clock):
    """Broken: what comes back on a day is not what FSRS says, or is lost between two days."""
    own = Scheduler(learning_steps=(), relearning_steps=(), enable_fuzzing=False)
    some, ratings = problems()[:30], [*Rating]
    memories = {}
    for number in range(14):
        clock.time = START + timedelta(days=number, hours=number % 3)  # not always at one hour
        day = clock.time.date()
        plan = diary.plan(some)
        expected = {one for one, memory in memories.items() if memory.due.date() <= day}
        assert {diary.here[card.key] for card in plan.due} == expected
        assert {*plan.new} == {*some} - {*memories}
        for problem in [*(diary.here[card.key] for card in plan.due), *plan.new[:2]]:
            rating = ratings[(number * 7 + len(problem.slug)) % 4]
            diary.add(problem, DONE, Effort(60), rating=rating)
            memory = memories.get(problem) or FsrsCard(card_id=1)
            at = datetime.combine(day, datetime.min.time(), timezone.utc)
            grade = FsrsRating[rating.capitalize()]
            memories[problem], _ = own.review_card(memory, grade, at)
    assert len(diary.cards) > 20
    for problem, memory in memories.items():
        assert diary.cards[diary.key(problem)].due == memory.due.date()


def test_nothing_comes_back_on_the_day_on_which_it_was_done(diary):
    """Broken: what was forgotten is asked for again within minutes, as if it were a flash card."""
    for rating in Rating:
        diary.add(find_problem("two-sum"), DONE, rating=rating)
        assert diary.plan([find_problem("two-sum")]).due == []


def test_a_day_is_a_day_at_any_hour():
    """Broken: an evening and the next morning count as no day apart, or two days as one."""
    early, late = "2026-03-01T06:00:00+00:00", "2026-03-01T23:59:00+00:00"
    done = entry(1, rating=Rating.EASY)
    again = "2026-03-09T05:00:00+00:00"
    dues = {due_after([replace(done, at=at), replace(done, at=again)]) for at in (early, late)}
    assert len(dues) == 1


def test_the_day_is_that_of_the_person():
    """Broken: who practises in the evening in Tokyo has it written to the day before."""
    assert replace(entry(), at="2026-03-02T01:00:00+09:00").day == date(2026, 3, 2)


def test_a_renamed_problem_keeps_its_history():
    """Broken: a new slug of a problem starts from nothing."""
    old, new = entry(1, problem="2-sum"), entry(9, problem="two-sum")
    cards = cards_of([old, new], {"1": "two-sum"})
    assert [(card.slug, len(card.attempts)) for card in cards.values()] == [("two-sum", 2)]
    assert cards_of([old], {"1": "two-sum"})["1"].slug == "two-sum"


def test_the_last_of_several_ratings_counts(diary):
    """Broken: what overrules a rating is another attempt, or of two within a second the first."""
    problem = find_problem("two-sum")
    diary.add(problem, DONE, rating=Rating.GOOD)
    for rating in Rating.EASY, Rating.HARD, Rating.EASY:
        diary.add(problem, RATED, rating=rating)
    (card,) = diary.cards.values()
    assert [one.rating for one in card.attempts] == [Rating.EASY]
    assert card.due == due_after([entry(20, rating=Rating.EASY)])


def test_an_attempt_of_an_older_log_goes_on(diary, clock):
    """Broken: what was left before sittings had names has lost its time, its tries or its hints."""
    problem = find_problem("two-sum")
    assert diary.attempt(problem) == []
    diary.add(problem, BEGUN)
    diary.add(problem, LEFT, Effort(100, 2, ("topic",)))
    clock.time += timedelta(1)
    diary.add(problem, LEFT, Effort(50, 1, ("input",)))
    assert effort_of(diary.attempt(problem)) == Effort(150, 3, ("topic", "input"))
    diary.add(problem, DONE, rating=Rating.GOOD)
    assert diary.attempt(problem) == []


# The log.


def test_rounds_of_a_game_in_an_older_log_are_passed_over(tmp_path):
    """Broken: a log of an earlier version is called broken, or a game comes back as a problem."""
    add_to_log(tmp_path / "log", entry(1))
    line = (tmp_path / "log").read_text()
    game = {"kind": "find", "mistake": "own_partner", "size": 3, "smallest": 3}
    (tmp_path / "log").write_text(f"{line}{json.dumps(json.loads(line) | game)}\n")
    assert read_log(tmp_path / "log") == ([entry(1)], [])


def test_a_broken_line_is_named_and_skipped(tmp_path):
    """Broken: one bad line loses the history, or is lost without a word."""
    path = tmp_path / "log.jsonl"
    add_to_log(path, entry(1))
    bad = (
        b"<<<<<<< HEAD",
        b"\xff\xfe",
        b'{"at": "yesterday"}',
        b"[1, 2]",
        b'{"at": 5}',
        b"[" * 10**5,
    )
    late = json.dumps({**json.loads(path.read_text()), "at": "9999-12-31T12:00:00+00:00"}).encode()
    endless = [
        json.dumps({**json.loads(path.read_text()), "seconds": seconds}).encode()
        for seconds in (1e999, 1e308, 10**400, -1.0)
    ]
    timeless = json.dumps({**json.loads(path.read_text()), "at": "2026-03-01T12:00:00"}).encode()
    unknown = json.dumps({**json.loads(path.read_text()), "colour": "red"}).encode()
    with path.open("ab") as file:
        file.write(b"\n".join([*bad, timeless, unknown, late, *endless, b"", b""]))
    add_to_log(path, entry(2))
    log = read_log(path)
    assert [one.day.day for one in log.entries] == [1, 2]
    assert [int(re.search(r":(\d+): ", text)[1]) for text in log.broken] == [*range(2, 15)]


def test_logs_can_be_merged(tmp_path):
    """Broken: two machines' logs, one after the other in a file, count attempts twice."""
    path = tmp_path / "log.jsonl"
    for day in 1, 5, 3:
        add_to_log(path, entry(day))
    text = path.read_bytes()
    path.write_bytes(text + text)
    assert [one.day.day for one in read_log(path).entries] == [1, 3, 5]


def test_what_follows_a_line_without_an_end_is_not_lost(tmp_path):
    """Broken: an editor that leaves out the last newline makes one broken line of two."""
    path = tmp_path / "log"
    add_to_log(path, entry(1))
    path.write_bytes(path.read_bytes()[:-1])
    add_to_log(path, entry(2))
    assert [len(part) for part in read_log(path)] == [2, 0]


def in_a_process(work):
    """Run this in a process of its own; its exit status, as of `os.waitpid`."""
    number = os.fork()
    if not number:
        try:
            work()
        except BaseException:
            traceback.print_exc()
            os._exit(1)
        os._exit(0)
    return os.waitpid(number, 0)[1]


def test_two_at_once_lose_nothing(tmp_path):
    """Broken: of two sessions that end together, one overwrites or tears the other's line."""
    path, children = tmp_path / "log", []
    for worker in range(4):
        if number := os.fork():
            children.append(number)
            continue
        for number in range(50):
            add_to_log(path, entry(1, seconds=worker * 1000 + number))
        os._exit(0)
    assert {os.waitpid(number, 0)[1] for number in children} == {0}
    log = read_log(path)
    assert log.broken == []
    expected = sorted(worker * 1000 + number for worker in range(4) for number in range(50))
    assert sorted(one.seconds for one in log.entries) == expected


STEPS = "open write fsync link unlink mkdir rename fchmod".split()  # of os, which change the disk


def die_at(number, monkeypatch, is_half=False):
    """Have this process killed at the step of that number, or in the middle of a write."""
    steps = count(1)

    def deadly(step):
        def take(*arguments, **options):
            if next(steps) == number:
                if is_half and step.__name__ == "write":
                    step(arguments[0], arguments[1][: len(arguments[1]) // 2])
                os.kill(os.getpid(), signal.SIGKILL)
            return step(*arguments, **options)

        return take

    for name in STEPS:
        monkeypatch.setattr(os, name, deadly(getattr(os, name)))


@pytest.mark.parametrize("is_half", [False, True])
def test_a_kill_at_any_moment_loses_nothing(diary, clock, monkeypatch, is_half):
    """Broken: a session that is killed leaves half a file, or an attempt or an entry is gone."""
    problem = find_problem("two-sum")
    diary.folder.mkdir()
    path, kept = diary.folder / "two-sum.py", diary.folder / "before"
    survived = 0
    for number in range(1, 40):
        clock.time += timedelta(minutes=1)
        written = f"# attempt {number}\n"
        path.write_text(written)
        entries = diary.entries

        def session(number=number):
            with monkeypatch.context() as patch:
                die_at(number, patch, is_half)
                prepared(problem, diary.folder, is_open=False)
                diary.add(problem, BEGUN)
                diary.add(problem, DONE, Effort(number), rating=Rating.GOOD)

        status = in_a_process(session)
        assert status in (0, signal.SIGKILL)
        survived += status == 0
        log = read_log(diary.path)
        assert log.entries[: len(entries)] == entries
        assert len(log.broken) <= number * is_half
        assert not path.exists() or path.read_text() in (written, blank(problem))
        prepared(problem, diary.folder, is_open=False)  # as the next session does
        assert path.read_text() == blank(problem)
        (old,) = kept.iterdir()
        assert old.read_text() == written
        old.unlink()
    assert 3 < survived < 35  # it was killed at each step, and after the last one went through


# The practice folder.


def test_a_file_that_is_there_is_never_overwritten(tmp_path):
    """Broken: a finished attempt, or a file of one's own, is gone when the problem comes back."""
    problem = find_problem("two-sum")
    first = prepared(problem, tmp_path, is_open=False)
    assert first.path.read_text() == blank(problem)
    for text in "one", "two", "three":
        first.path.write_text(text)
        file = prepared(problem, tmp_path, is_open=False)
        assert file.path == first.path
        assert file.path.read_text() == blank(problem)
        assert file.kept.read_text() == text
    assert len({*(tmp_path / "before").iterdir()}) == 3


def test_a_file_that_appears_meanwhile_is_not_overwritten(tmp_path):
    """Broken: two sessions that start together write over what one has begun."""
    path = tmp_path / "two-sum.py"
    path.write_text("mine")
    with pytest.raises(FileExistsError):
        blanks.write_once(path, "blank")
    assert [one.name for one in tmp_path.iterdir()] == ["two-sum.py"]
    assert path.read_text() == "mine"


def test_a_file_system_without_links_will_do(tmp_path, monkeypatch):
    """Broken: nobody can practise on a stick or a share that knows no hard links."""

    def link(*_):
        raise PermissionError(1, "Operation not permitted")

    monkeypatch.setattr(os, "link", link)
    for text in "one", "two":
        path = prepared(find_problem("two-sum"), tmp_path, is_open=False).path
        assert path.read_text() == blank(find_problem("two-sum"))
        path.write_text(text)
    file = prepared(find_problem("two-sum"), tmp_path, is_open=False)
    assert file.kept.read_text() == "two"
    assert sorted(one.read_text() for one in (tmp_path / "before").iterdir()) == ["one", "two"]


def test_a_folder_that_cannot_be_written_is_one_line(tmp_path):
    """Broken: a practice folder that is a file ends in a traceback."""
    (tmp_path / "kata").write_text("")
    with pytest.raises(KataError, match=r"kata"):
        prepared(find_problem("two-sum"), tmp_path / "kata", is_open=False)


def finished():
    """The problems here, but for those that somebody is still writing."""
    return [problem for problem in problems() if not open_parts(problem)]


def test_neither_the_statement_nor_the_blank_file_gives_anything_away():
    """Broken: difficulty, topic or the ideas of solutions are shown without being asked for."""
    for problem in finished():
        compile(blank(problem), "blank", "exec")
        for text in blank(problem), "\n".join(statement(problem)):
            assert not re.search(r"\b(easy|medium|hard), |solutions/", text), problem
            assert f", {problem.topic}\n" not in text, problem
            assert {"Input", "Output"} <= {*re.findall(r"\w+", text)}, problem


# Ratings, tries and hints.


def test_a_solution_that_is_shown_breaks_where_the_terminal_does():
    """Broken: every second line of a docstring has two words, as it was wrapped for an editor."""
    for problem in finished():
        about = Hinted(problem.solutions[0], None)
        _, *shown = [line.plain[2:] for line in solution(about)]
        source = about.right.source.rstrip()
        assert "\n".join(shown).split() == source.split()
        assert shown[-1] == source.splitlines()[-1]
        for line in source.splitlines():
            if line.startswith(("Level: ", "Time: ", "Space: ", '"""', "class ", "    def ")):
                assert any(one.startswith(line) for one in shown), line
        for line, after in pairwise(shown):
            is_wrapped = line[:1].isalpha() and len(f"{line} {after.partition(' ')[0]}") > 100
            assert not is_wrapped or after[-1:] in '":' or ": " in after or len(line) > 100, line


@pytest.mark.parametrize(
    ("rating", "minutes", "tries", "hints"),
    [
        (Rating.EASY, 10, 0, 0),
        (Rating.GOOD, 11, 0, 0),
        (Rating.GOOD, 3, 1, 0),
        (Rating.GOOD, 30, 3, 0),
        (Rating.HARD, 31, 0, 0),
        (Rating.HARD, 5, 4, 0),
        (Rating.HARD, 5, 0, 1),
        (Rating.HARD, 500, 90, 5),
        (Rating.HARD, 10**7, 10**7, 5),
    ],
)
def test_ratings(rating, minutes, tries, hints):
    """Broken: an attempt is rated otherwise than the manual says."""
    effort = Effort(60 * minutes, tries, ("topic",) * hints)
    assert rating_of(effort) == rating
    assert rating_of(effort._replace(hints=(*effort.hints, SOLUTION))) == Rating.AGAIN


@pytest.fixture
def attempt(diary, tmp_path):
    problem = find_problem("two-sum")
    path = tmp_path / "two-sum.py"
    path.write_text(problem.solution("hash_map").source)
    return Attempt(diary, Solution(problem, path))


def failing(attempt, number, message="", word=VerdictKind.WRONG):
    """A verdict that fails in the case of that number; while loading, if it is 0."""
    case = Case(number, "small", "every", b"", b"") if number else None
    return Verdict(attempt.mine, 0, 9, 0.0, Outcome(word, message, case))


def test_only_another_failure_is_another_try(attempt):
    """Broken: saving twice, or an editor that saves by itself, makes a problem a hard one."""
    for second, number in enumerate((4, 4, 4)):
        attempt.saw(failing(attempt, number), second)
    assert attempt.effort(2).tries == 1
    for second, number in enumerate((7, 4), 3):
        attempt.saw(failing(attempt, number), second)
    assert attempt.effort(4).tries == 3


def test_what_is_not_written_yet_is_no_try(attempt):
    """Broken: a file that is saved while it is being written counts as a mistake."""
    attempt.saw(failing(attempt, 0, "SyntaxError: '(' was never closed", VerdictKind.RUNTIME), 0)
    attempt.saw(failing(attempt, 3, "NotImplementedError", VerdictKind.RUNTIME), 0)
    assert attempt.effort(0).tries == 0


def test_each_hint_counts_once_for_each_failure(attempt):
    """Broken: looking at a hint again is punished, or the next failure's input is free."""
    attempt.saw(failing(attempt, 4), 0)
    for second, name in enumerate(("patterns", "why", "why", "patterns"), 1):
        attempt.count(HINT[name], second)
    attempt.saw(failing(attempt, 7), 5)
    attempt.count(HINT["why"], 6)
    attempt.count(HINT["patterns"], 7)
    assert attempt.effort(7).hints == ("patterns", "why", "why")


def test_an_attempt_is_written_down_at_once_and_once(attempt, diary):
    """Broken: an attempt is lost by a kill before it is rated, or counted when it is left."""
    attempt.finish(seconds=60)
    (card,) = diary.cards.values()
    assert (card.last.rating, card.last.like) == (Rating.EASY, "hash_map")
    attempt.leave(seconds=70)
    attempt.overrule(Rating.HARD)
    assert [one.event for one in diary.entries] == [BEGUN, DONE, RATED]
    assert attempt.card.last.rating == Rating.HARD


def test_an_attempt_is_kept_though_the_clock_was_ahead(attempt, diary, clock):
    """Broken: where the log has a later time, what is practised is lost without a word."""
    clock.time += timedelta(10)
    attempt.finish(seconds=60)
    clock.time -= timedelta(5)
    Attempt(diary, attempt.mine).finish(seconds=90)
    assert {one.seconds for one in attempt.card.attempts} == {60, 90}


class Interrupted:
    """An attempt at which somebody sits, leaves, returns, and whose terminal may be killed."""

    def __init__(self, diary, clock, mine):
        self.diary, self.clock, self.mine = diary, clock, mine
        self.number = None  # of the case in which the file fails, once it was saved
        self.sit_down()

    def sit_down(self):
        self.seconds, self.attempt = 0, Attempt(self.diary, self.mine)

    def spend(self, seconds):
        self.clock.time += timedelta(seconds=seconds)
        self.seconds += seconds

    def save(self, number):
        self.number = number
        self.attempt.saw(failing(self.attempt, number), self.seconds)

    def hint(self, name):
        self.attempt.count(HINT[name], self.seconds)

    def leave(self):
        self.attempt.leave(self.seconds)
        self.clock.time += timedelta(hours=1)  # away, which costs nothing
        self.kill()

    def kill(self):
        self.sit_down()
        if self.number is not None:
            self.save(self.number)  # since the file is judged anew

    def finish(self):
        self.attempt.finish(self.seconds)
        return self.diary.entries[-1]


@pytest.mark.parametrize("seed", range(40))
def test_an_attempt_is_rated_as_if_it_had_never_been_left(tmp_path, attempt, seed):
    """Broken: leaving, returning or being killed adds a try or a hint, or loses one, or time.

    A kill loses the seconds since the last event, and no more.
    """
    rng, mine = Random(seed), attempt.mine
    calm, restless = (
        Interrupted(Diary(tmp_path / name, clock), clock, mine)
        for name, clock in {"calm": Clock(), "restless": Clock()}.items()
    )
    steps = rng.choices(["save", "hint", "leave", "kill"], k=rng.randrange(2, 25))
    for step in steps:
        what = {"save": rng.choice([0, 4, 4, 7]), "hint": rng.choice(["patterns", "idea", "why"])}
        seconds = rng.randrange(1, 600) / 8
        for one in calm, restless:
            one.spend(seconds)
            if step in what:
                getattr(one, step)(what[step])
        if step not in what:
            getattr(restless, step)()
    one, other = calm.finish(), restless.finish()
    if "kill" in steps:
        assert other.seconds <= one.seconds
        other = replace(other, seconds=one.seconds, rating=one.rating)
    assert replace(other, at=one.at) == one


def test_logs_that_are_merged_in_the_middle_of_an_attempt_count_once(attempt, diary):
    """Broken: whoever merges the log of a second machine has twice the tries and the time."""
    attempt.saw(failing(attempt, 4), 10)
    attempt.count(HINT["why"], 20)
    attempt.leave(30)
    lines = diary.path.read_bytes().splitlines(keepends=True)
    diary.path.write_bytes(b"".join([*lines, *lines]))
    assert Attempt(diary, attempt.mine).effort(5) == Effort(35, 1, ("why",))


def test_an_attempt_in_two_terminals_takes_the_time_of_both(attempt, diary):
    """Broken: a second terminal takes the time of the first, which then counts twice or never."""
    attempt.count(HINT["patterns"], 20)  # and is killed
    Attempt(diary, attempt.mine).leave(5)
    assert Attempt(diary, attempt.mine).effort(0) == Effort(25, 0, ("patterns",))


def test_a_sitting_that_goes_on_after_the_attempt_was_over_starts_none(attempt, diary, clock):
    """Broken: an attempt that a second terminal has ended is under way again."""
    Attempt(diary, attempt.mine).finish(60)
    clock.time += timedelta(minutes=1)
    attempt.count(HINT["patterns"], 90)  # and is killed
    assert diary.attempt(attempt.problem) == []


@pytest.mark.parametrize(("days", "rating"), [((1, 1), Rating.AGAIN), ((1, 2), Rating.EASY)])
def test_a_look_at_a_solution_counts_on_the_day_on_which_an_attempt_begins(days, rating):
    """Broken: who copies a solution has solved it, or who saw one last week never can."""
    look, begun = map(partial(entry, number="1"), days, (LOOKED, BEGUN))
    look = replace(look, hints=(SOLUTION,), about=("",))
    later = entry(2, LOOKED, hints=(SOLUTION,), about=("",))
    assert rating_of(effort_of(open_attempts([look, begun])["1"])) == rating
    assert rating_of(effort_of(open_attempts([begun, later])["1"])) == Rating.AGAIN
    assert open_attempts([look, later]) == {}
    solved = entry(1, SOLVED)
    assert open_attempts([begun, solved, later]) == {"1": [begun, solved]}


def test_a_day_that_is_a_year_away_has_its_year():
    """Broken: in seventeen years, on Sat 18 June, is read as the next 18 June."""
    today = date(2026, 11, 29)
    assert day_text(date(2027, 11, 28), today) == "in 364 days, on Sun 28 November"
    assert day_text(date(2044, 6, 18), today) == "in 6411 days, on Sat 18 June 2044"


def test_the_verdict_is_that_of_the_example_shown(attempt):
    """Broken: an example that is merely wrong stands below the words Runtime Error."""
    case = next(iter(cases_of(attempt.problem)))
    example = Outcome(VerdictKind.WRONG, case=case, result=case.answer)
    verdict = failing(attempt, 9, "ZeroDivisionError", VerdictKind.RUNTIME)
    assert "Wrong Answer" in lines_seen(replace(verdict, examples=(example,)))[0].plain


def test_an_attempt_in_two_terminals_ends_once(attempt, diary):
    """Broken: with the file open in two terminals, one attempt counts as two."""
    other = Attempt(diary, attempt.mine)
    attempt.finish(seconds=60)
    other.finish(seconds=90)
    other.leave(seconds=95)
    assert [one.event for one in diary.entries] == [BEGUN, DONE]


# Work in the background.


def ended(work):
    """What comes of some work, and what the trouble was."""
    found = []
    with background() as place:
        place.start(work, found.append)
        while not found:
            ready, _, _ = select.select(place.pipes, [], [])
            place.take(ready)
        return found[0], place.trouble


def test_work_that_fails_says_why():
    """Broken: an error in the background is a traceback in the middle of a session, or silence."""
    assert ended(lambda: 5) == (5, "")
    assert ended(lambda: 5 / 0) == (None, "ZeroDivisionError: division by zero")
    assert ended(lambda: os._exit(0)) == (None, "its process was ended")


def test_new_work_ends_what_is_under_way():
    """Broken: a verdict on what was saved before the last save is shown, or runs on."""
    found, (alive, at_work) = [], os.pipe()
    with background() as place:
        place.start(lambda: os.write(at_work, b"1") and select.select([], [], []), found.append)
        os.read(alive, 1)
        place.start(lambda: 5, found.append)
        while not found:
            place.take(select.select(place.pipes, [], [])[0])
    os.close(at_work)
    assert found == [5]
    assert os.read(alive, 1) == b""  # nobody is left who could write
    os.close(alive)


# Lists.


def test_lists_hold_known_problems():
    """Broken: a list has a number twice, or one that LeetCode does not have."""
    for numbers in known_lists().values():
        assert len({*numbers}) == len(numbers)
        assert all(map(by_number, numbers))


def test_a_list_of_ones_own_names_what_is_not_here(tmp_path):
    """Broken: a file with one problem per line is no list, or is shorter without a word."""
    path = tmp_path / "mine.txt"
    path.write_text("# week 1\n1\nword-search  # a comment\nMinesweeper\n\n4000\nnothing like it\n")
    found = problems_in(str(path))
    assert [one.slug for one in found.problems] == ["two-sum", "word-search", "minesweeper"]
    assert found.missing == ["4000 Largest Integer With Given Digit Sum", "nothing like it"]
    assert found.shortfall.startswith("2 problems of the list not here: ")


def test_a_topic_or_a_pattern_is_a_list_and_what_is_none_is_refused():
    """Broken: LIST=graphs finds nothing, or a name that is mistyped means all problems."""
    assert {one.topic for one in problems_in("linked-lists").problems} == {"linked lists"}
    assert all("union-find" in one.patterns for one in problems_in("union-find").problems)
    with pytest.raises(KataError, match="no such list; did you mean blind75"):
        problems_in("blind57")
    with pytest.raises(KataError, match=r"no such list; write one of blind75, .*, arrays and"):
        problems_in("of mine")


def test_without_a_list_all_come_in_the_order_of_the_road():
    """Broken: a beginner meets problems in the order of the alphabet."""
    found = problems_in("").problems
    assert {*found} == {*problems()}
    assert [one.slug for one in found] == [slug for some in road().values() for slug in some]


# Find the mistake.


def all_mistakes():
    return [mistake for problem in problems() for mistake in problem.mistakes]


def test_code_to_search_says_nothing_about_its_mistake():
    """Broken: a docstring, a comment or a declaration gives the mistake away."""
    for mistake in all_mistakes():
        text = mistake.without_words
        compile(text, str(mistake), "exec")
        assert '"""' not in text, mistake
        assert not re.search(r"^\s*#|  # ", text, re.MULTILINE), mistake
        assert not re.search(rf"^({'|'.join(DECLARED)})\b", text, re.MULTILINE), mistake


def test_a_log_that_is_no_file_is_refused(tmp_path):
    """Broken: a log that leads to a device is read until the memory is full."""
    (tmp_path / "log.jsonl").symlink_to("/dev/full")
    with pytest.raises(KataError, match="not a regular file"):
        read_log(tmp_path / "log.jsonl")
