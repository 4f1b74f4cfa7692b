"""Practise what is due today: write it from a blank file, which is judged after every save."""

import os
import shlex
import subprocess
import sys
from argparse import Namespace
from pathlib import Path
from time import monotonic

from rich.text import Text

from kata import KataError
from kata.cases.generate import cases_of
from kata.commands.cli import Parser, Screen, Status, console, say
from kata.commands.find import find_mistake
from kata.commands.keys import CLOSED, REDRAW, Keys, keys
from kata.commands.practising import day_text, diary_of, wanted
from kata.judge.model import Verdict, Word
from kata.paths import SCRIPTS
from kata.practice.attempt import Attempt, Seen, look_at
from kata.practice.background import Background, background
from kata.practice.beside import beside, untried
from kata.practice.blank import KEPT, Blank, blank, prepared, statement
from kata.practice.diary import Diary, Plan
from kata.practice.hints import HINTS, Hint, Hinted
from kata.practice.model import BEGUN, FIND, SOLVE, Effort, Rating
from kata.practice.rating import SOLUTION, reason_of
from kata.practice.schedule import effort_so_far
from kata.problem.folder import Problem
from kata.problem.solution import Solution
from kata.show.report import headline, mark_and_word, warning
from kata.show.values import values_of
from kata.text import SHORT, clean, plural
from kata.watch.why.explain import explained

POLL = 0.1  # seconds between two looks at the file
FEW = 6  # names of what is due
HINT_KEYS = "  ".join(f"{number} {hint.name}" for number, hint in enumerate(HINTS, 1))
RATING_KEYS = "  ".join(f"{rating.key} {rating}" for rating in Rating)


def main(words: list[str]) -> Status:
    options = Parser("today", __doc__, EPILOG).parsed(words)
    diary, some, screen = diary_of("today"), wanted(options, "today"), console()
    goes_on = True
    while goes_on:
        plan = diary.plan(some)
        kind, problem = picked(plan, some, bool(options.problem), diary)
        if not problem:
            break
        screen.show(plan_lines(plan), "dim")
        if kind == FIND:
            goes_on = find_mistake(diary, problem, screen, False)
        else:
            goes_on = practise(diary, problem, screen, options)
        if options.problem:
            return Status.DONE
    else:
        return Status.DONE
    coming = min((card.due for card in diary.cards.values()), default=None)
    more = f"; the next comes back {day_text(coming, diary.today)}" if coming else ""
    screen.show([f"Nothing is left for today{more}."])
    return Status.DONE


EPILOG = """Files are written in ~/kata or, if it is set, KATA_HOME: one for each problem, older
attempts in before/, and the log. Nothing is sent anywhere."""


def picked(
    plan: Plan, some: list[Problem], is_asked_for: bool, diary: Diary
) -> tuple[str, Problem | None]:
    """The kind of practice, and its problem: the one asked for, the first due, or the first new."""
    if is_asked_for:
        return SOLVE, some[0]
    entries = diary.entries
    for problem in some:  # what was begun, and not ended
        if effort_so_far(entries, diary.key(problem)):
            return SOLVE, problem
    if plan.due:
        return plan.due[0].key.kind, diary.here[plan.due[0].key.problem]
    return SOLVE, (plan.new[0] if plan.new else None)


def plan_lines(plan: Plan) -> list[str]:
    """What is due today, and how much is new."""
    if not plan.due:
        return [f"nothing is due; {len(plan.new):,} not practised yet"]
    names = ", ".join(card.title for card in plan.due[:FEW])
    more = f" and {len(plan.due) - FEW:,} more" if plan.due[FEW:] else ""
    return [f"due: {names}{more}; {len(plan.new):,} not practised yet"]


def practise(diary: Diary, problem: Problem, screen: Screen, options: Namespace) -> bool:
    """One attempt, from the blank file to its rating; tells whether to go on with the next."""
    effort = diary.effort(problem)
    file = prepared(problem, diary.folder, effort is not None)
    if effort is None:
        diary.add(problem, BEGUN)
    attempt = Attempt(diary, Solution(problem, file.path), effort or Effort())
    with background() as work, keys() as pressed:
        session = Session(attempt, file, screen, work, pressed, bool(options.verbose))
        if options.edit:
            session.edit()
        return session.run()


class Session:
    """What goes on between the terminal, the file and the judge during one attempt."""

    def __init__(
        self,
        attempt: Attempt,
        file: Blank,
        screen: Screen,
        work: Background,
        pressed: Keys,
        is_verbose: bool,
    ) -> None:
        self.attempt, self.file, self.screen = attempt, file, screen
        self.work, self.keys, self.is_verbose = work, pressed, is_verbose
        self.problem, self.start = attempt.problem, monotonic()
        self.cases = cases_of(self.problem, say)
        self.saved = self._state()
        self.waiting: Hint | None = None  # a hint for which the failure is being explained
        self.is_explained = self.confirms = self.goes_on = self.is_ended = False

    def run(self) -> bool:
        """Judge after every save and answer keys, until one of them ends it."""
        try:
            self.show_problem()
            if self.file.is_continued:
                self.judge()
            while not self.is_ended:
                pressed, ready = self.keys.pressed(self.work.pipes, POLL)
                self.work.take(ready)
                if (state := self._state()) != self.saved:
                    self.saved = state
                    self.judge()
                for key in pressed:
                    self.answer(key)
                if not self.keys.is_open and self.attempt.is_over and not self.work.is_busy:
                    break  # nobody is there to say what comes next
        except KeyboardInterrupt:
            self.goes_on = False
        self.attempt.leave(self.seconds)
        return self.goes_on

    @property
    def seconds(self) -> float:
        """How long it has taken, without the time in which it was suspended."""
        return monotonic() - self.start - self.keys.away

    def _state(self) -> tuple[int, int]:
        """What changes whenever the file is saved."""
        try:
            found = self.file.path.stat()
        except OSError:  # an editor may be replacing it
            return getattr(self, "saved", (0, 0))
        return found.st_mtime_ns, found.st_ino

    def show_problem(self) -> None:
        """Show what is asked for, where it is to be written, and what the keys do."""
        self.screen.clear()
        level = f"  ({_difficulty(self.problem)})" if self.is_verbose else ""
        self.screen.show([Text(f"{self.problem.title}{level}", "bold")])
        self.screen.show([self.problem.address] if self.problem.address else [], "dim")
        self.screen.show(["", *statement(self.problem), ""])
        before = ""
        if self.file.kept:
            before = f"; your last one is now {KEPT}/{self.file.kept.name}"
        elif self.file.is_continued:
            before = ", as you left it"
        self.screen.show([Text.assemble("Write it in ", (_short(self.file.path), "bold"), before)])
        self.show_keys()

    def show_keys(self) -> None:
        edit = "  e edit" if _editor() and not self.attempt.is_over else ""
        if self.attempt.is_over and self.attempt.rating:
            keys = f"{RATING_KEYS}   c compare  p page  n next  q end"
        else:
            keys = f"hints: {HINT_KEYS}   s statement{edit}  q leave"
        self.screen.show([keys if self.keys.is_terminal else f"{keys}, each with Enter"], "dim")

    def judge(self) -> None:
        """Judge what was saved; the file as it was written for the attempt is not judged."""
        self.is_explained, self.waiting = False, None
        if self.attempt.mine.source == blank(self.problem):
            self.work.stop()
            return
        mine = Solution(self.problem, self.file.path)  # which has read nothing yet
        self.attempt.mine = mine
        self.work.start(lambda: look_at(mine, self.cases), self.judged)

    def judged(self, seen: Seen | None) -> None:
        """Show a verdict, but of an input that fails only what LeetCode itself shows."""
        if not seen:
            self.screen.show(["the solution killed its judge; save it to try again"], "red")
            return
        was_over, attempt = self.attempt.is_over, self.attempt
        attempt.saw(seen)
        self.screen.clear()
        title = (self.problem.title, "bold")
        self.screen.show([Text.assemble(title, f"  {_short(self.file.path)}")])
        if seen.verdict.accepted:
            self.screen.show([headline(seen.verdict), *warning(seen.verdict)])
            if not was_over:
                before = attempt.tried_before()
                attempt.finish(self.seconds)
                self.show_rating(reason_of(attempt.effort(self.seconds), SOLVE))
                self.screen.show([f"  {untried(attempt.mine, before)}"])
            mine = attempt.mine
            self.work.start(lambda: beside(mine), self.compared)
        else:
            self.screen.show(failure_lines(self.problem, seen))
            verdict = seen.verdict
            if verdict.word != Word.NOT_JUDGED:
                self.work.start(lambda: explained(verdict), self.looked_into)
        self.show_keys()

    def compared(self, text: str | None) -> None:
        self.screen.show([f"  {text}"] if text else [])

    def looked_into(self, verdict: Verdict | None) -> None:
        """Take what was found out about a failure, and give the hint that waited for it."""
        self.is_explained = True
        if verdict:
            self.attempt.explained(verdict)
        if self.waiting:
            hint, self.waiting = self.waiting, None
            self.tell(hint)

    def show_rating(self, reason: str) -> None:
        again = day_text(self.attempt.card.due, self.attempt.diary.today)
        text = f"  {self.attempt.rating}: {reason}; it comes back {again}"
        self.screen.show([Text(text, "bold")])

    def answer(self, key: str) -> None:
        """Do what a key stands for; all others do nothing."""
        ratings = {rating.key: rating for rating in Rating}
        is_confirmed, self.confirms = self.confirms, False
        if key == CLOSED and not self.keys.is_terminal:
            return
        if key in ("q", CLOSED):
            self.is_ended = True
        elif key == "s":
            self.show_problem()
        elif key == REDRAW:
            self.show_keys()
        elif key.isdigit() and 0 < int(key) <= len(HINTS):
            self.hint(HINTS[int(key) - 1], is_confirmed)
        elif not self.attempt.is_over:
            if key == "e":
                self.edit()
        elif key in ratings:
            self.attempt.overrule(ratings[key])
            self.show_rating("as you say")
        elif key == "n":
            self.is_ended = self.goes_on = True
        elif key in ("c", "p"):
            self.call("compare" if key == "c" else "page")

    def hint(self, hint: Hint, is_confirmed: bool) -> None:
        """Give a hint, or say why there is none yet."""
        verdict = self.attempt.verdict
        if hint.needs_failure and (not verdict or verdict.accepted):
            self.screen.show(["  Nothing has failed yet: save the file first."])
        elif hint.name == SOLUTION and not is_confirmed and not self.attempt.is_over:
            self.screen.show(["  A solution ends the attempt, as again; press the key once more."])
            self.confirms = True
        elif hint.needs_look and not self.is_explained:
            self.waiting = hint
            self.screen.show(["  looking for the smallest input ..."], "dim")
        else:
            self.tell(hint)

    def tell(self, hint: Hint) -> None:
        """Show a hint, and count it."""
        self.attempt.count(hint.name)
        self.screen.show(hint.lines(Hinted(self.attempt.mine, self.attempt.verdict)))
        if hint.name == SOLUTION and not self.attempt.is_over:
            self.attempt.finish(self.seconds)
            self.show_rating(reason_of(self.attempt.effort(self.seconds), SOLVE))
            self.show_keys()

    def edit(self) -> None:
        """Open the editor, and wait for it if it takes the terminal."""
        if not _editor():
            raise KataError("no editor is set; set EDITOR, or open the file yourself")
        with self.keys.lent():
            _run([*shlex.split(_editor()), str(self.file.path)])

    def call(self, verb: str) -> None:
        """Run another command on the file, in this terminal."""
        words = [verb, self.problem.slug, f"--file={self.file.path}"]
        with self.keys.lent():
            _run([sys.executable, str(SCRIPTS / "kata"), *words])
        self.show_keys()


def failure_lines(problem: Problem, seen: Seen) -> list[Text]:
    """What LeetCode would show, too: an example that fails, an exception and its line."""
    failure = seen.verdict.failure
    assert failure
    lines = [mark_and_word(seen.verdict.word)]
    shown = seen.example or failure
    if shown.message and (shown.case is None or shown.word != Word.WRONG or seen.example):
        where = f"line {shown.line}: " if shown.line else ""
        lines.append(Text(f"  {where}{clean(shown.message)}", "red"))
    if seen.example and seen.example.case:
        lines.append(Text(f"  {seen.example.case.name}", "bold"))
        lines += values_of(problem, seen.example, seen.example.case, SHORT)
    elif failure.case:
        number = plural(len(problem.examples), "documented example")
        lines.append(Text(f"  right: {number}, and {seen.verdict.right:,} cases in all"))
    if failure.printed:
        lines += [Text(f"  {clean(line)}", "dim") for line in failure.printed.splitlines()[:10]]
    return lines


def _run(command: list[str]) -> None:
    """Run a program in the foreground; what it is interrupted with ends only the program."""
    try:
        subprocess.run(command, check=False)
    except OSError as error:
        raise KataError(f"{command[0]}: {error.strerror}") from None


def _editor() -> str:
    return os.environ.get("VISUAL") or os.environ.get("EDITOR") or ""


def _difficulty(problem: Problem) -> str:
    from kata.problem.catalog import by_slug

    listed = by_slug(problem.slug)
    return listed.difficulty.lower() if listed else "of unknown difficulty"


def _short(path: Path) -> str:
    """A path with ~ for the home folder."""
    home = Path.home()
    return f"~/{path.relative_to(home)}" if path.is_relative_to(home) else str(path)
