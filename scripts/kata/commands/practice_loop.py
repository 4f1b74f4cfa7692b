"""What goes on between the terminal, the file and the judge while one practises."""

from pathlib import Path

from rich.text import Text

from kata.cases.generate import cases_of
from kata.cases.model import Cases
from kata.commands.cli import Screen, say
from kata.commands.practising import show_statement
from kata.commands.terminal import CLOSED, REDRAW, Keys, call_verb, edit, editor
from kata.judge.model import Verdict, VerdictKind
from kata.judge.pool import Background
from kata.practice.attempt import Attempt, lines_of_smaller, lines_seen
from kata.practice.beside import beside
from kata.practice.blank import KEPT, Blank, blank
from kata.practice.examples import judge_after_own, let_through
from kata.practice.hints import HINTS, Hint, Hinted
from kata.practice.model import Rating
from kata.practice.rating import SOLUTION, reason_of, untried
from kata.practice.schedule import day_text
from kata.practice.typical import known_of
from kata.problem.solution import Solution
from kata.show.headline import headline, warning
from kata.text import call
from kata.watch.why.explain import explained
from kata.watch.why.smallest_repair import hinted

POLL = 0.1  # seconds between two looks at the file
HINT_KEYS = "  ".join(f"{number} {hint.name}" for number, hint in enumerate(HINTS, 1))
RATING_KEYS = "  ".join(f"{rating.key} {rating}" for rating in Rating)


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
        is_shown: bool,
    ) -> None:
        self.attempt, self.file, self.screen = attempt, file, screen
        self.work, self.keys, self.is_verbose = work, pressed, is_verbose
        self.examples = attempt.examples
        self.is_shown = is_shown  # whether the statement is on the screen
        self.problem = attempt.problem
        self.saved, self.at_save = self._state(), 0.0  # the seconds when what is judged was saved
        self.waiting: Hint | None = None  # a hint for which the failure is being explained
        self.is_judging = self.is_explained = False
        self.confirms = self.goes_on = self.is_ended = False
        self.pressed = ""  # the keys that ended a command, which are still to be answered

    def run(self, opens_editor: bool) -> bool:
        """Judge after every save and answer keys, until one of them ends it."""
        try:
            self.show_problem()
            self.cases = cases_of(self.problem, say)  # while the person reads
            if opens_editor:
                edit(self.file.path, self.screen, self.keys)
            if self.file.is_continued:
                self.judge()
                self.at_save = 0.0
            while not self.is_ended:
                pressed, ready = self.keys.pressed(self.work.pipes, POLL)
                self.work.take(ready)
                if (state := self._state()) != self.saved:
                    self.saved = state
                    self.judge()
                pressed, self.pressed = self.pressed + pressed, ""
                for key in pressed:
                    self.answer(key)
                if not self.keys.is_open and self.attempt.is_over and not self.work.is_busy:
                    break  # nobody is there to say what comes next
        except KeyboardInterrupt:
            self.goes_on = False
        if not self.attempt.is_over:
            self.attempt.leave(self.seconds)
            goes_on = call("today", problem=self.problem.slug)
            self.screen.tell([f"  Left unfinished; {goes_on} continues it."])
        return self.goes_on

    @property
    def seconds(self) -> float:
        return self.keys.watch.seconds

    def _state(self) -> tuple[int, int]:
        """Return what changes whenever the file is saved."""
        try:
            found = self.file.path.stat()
        except OSError:  # an editor may be replacing it
            return getattr(self, "saved", (0, 0))
        return found.st_mtime_ns, found.st_ino

    def show_problem(self) -> None:
        """Show what is asked for, where it is to be written, and what the keys do."""
        if not self.is_shown:
            show_statement(self.problem, self.screen, self.is_verbose)
        self.is_shown, before = False, ""
        if self.file.kept:
            before = f"; your last one is now {KEPT}/{self.file.kept.name}"
        elif self.file.is_continued:
            before = ", as you left it"
        self.screen.tell([Text.assemble("Write it in ", (_short(self.file.path), "bold"), before)])
        if self.attempt.is_continued and not self.attempt.is_over:
            self.screen.tell([f"Continued: {reason_of(self.attempt.effort(self.seconds))}"])
        self.show_keys()

    def show_keys(self) -> None:
        edit = "  e edit" if editor() and not self.attempt.is_over else ""
        if self.attempt.is_over:
            lines = [f"rate   {RATING_KEYS}", "keys   c compare  p page  n next  q end"]
        else:
            lines = [f"hints  {HINT_KEYS}", f"keys   s statement{edit}  q leave"]
        lines[-1] += "" if self.keys.is_terminal else ", each with Enter"
        self.screen.tell(lines, "dim")

    def judge(self) -> None:
        """Judge what was saved; the file as it was written for the attempt is not judged."""
        self.is_explained, self.waiting = False, None
        if self.attempt.mine.source == blank(self.problem):
            self.work.stop()
            self.is_judging = False
            return
        mine = Solution(self.problem, self.file.path)  # which has read nothing yet
        self.attempt.mine, self.at_save = mine, self.seconds
        if self.keys.is_terminal:
            self.screen.tell(["judging ..."], "dim")
        self.is_judging = True
        examples, cases = self.examples, self.cases
        self.work.start(lambda: judge_after_own(mine, examples, cases), self.judged)

    def judged(self, verdict: Verdict | None) -> None:
        """Show a verdict, with the input that fails, as LeetCode does."""
        self.is_judging = False
        if not verdict:
            self.screen.tell([f"  not judged: {self.work.trouble}; save again to retry"], "red")
            return
        attempt = self.attempt
        attempt.saw(verdict, self.seconds)
        if self.at_save:  # else it is the file as it was left, below the statement
            self.screen.clear()
        title = (self.problem.title, "bold")
        self.screen.tell([Text.assemble(title, f"  {_short(self.file.path)}")])
        if verdict.accepted:
            self.screen.tell([headline(verdict), *warning(verdict)])
            if not attempt.is_over:
                before = [one.like for one in attempt.card.attempts] if attempt.card else []
                self.show_rating(reason_of(attempt.finish(self.at_save)))
                self.screen.tell([f"  {untried(attempt.mine, before)}"])
            self.screen.tell(["  timing it beside the solutions here ..."], "dim")
            mine, cases, examples = attempt.mine, self.cases, self.examples
            self.work.start(lambda: told_after(mine, cases, examples), self.compared)
        else:
            self.screen.tell(lines_seen(verdict))
            if verdict.kind != VerdictKind.NOT_JUDGED:
                self.work.start(lambda: hinted(explained(verdict)), self.looked_into)
            self.show_keys()
            if waiting := self.waiting:
                self.waiting = None
                self.hint(waiting, False)

    def compared(self, lines: list[str] | None) -> None:
        told = [f"not timed: {self.work.trouble}"] if lines is None else lines
        self.screen.tell(f"  {line}" for line in told)
        self.show_keys()

    def looked_into(self, verdict: Verdict | None) -> None:
        """Take what was found out about a failure, and give the hint that waited for it."""
        self.is_explained = True
        if verdict:
            self.attempt.verdict = verdict
            self.screen.tell(lines_of_smaller(verdict))
        if self.waiting:
            hint, self.waiting = self.waiting, None
            self.tell(hint)

    def show_rating(self, reason: str) -> None:
        if card := self.attempt.card:
            again = day_text(card.due, self.attempt.diary.today)
            text = f"{self.attempt.rating}: {reason}; it comes back {again}"
        else:
            text = "The log was replaced meanwhile and does not hold this attempt."
        self.screen.tell([Text(f"  {text}", "bold")])

    def answer(self, key: str) -> None:
        """Do what a key stands for; all others do nothing."""
        ratings = {rating.key: rating for rating in Rating}
        is_confirmed, self.confirms = self.confirms, False
        if key == CLOSED and not self.keys.is_terminal:
            return
        if key in ("q", CLOSED):
            self.is_ended = True
        elif key == "s":
            self.screen.clear()
            self.show_problem()
        elif key == REDRAW:
            self.show_keys()
        elif key.isdecimal() and 0 < int(key) <= len(HINTS):
            self.hint(HINTS[int(key) - 1], is_confirmed)
        elif not self.attempt.is_over:
            if key == "e":
                edit(self.file.path, self.screen, self.keys)
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
        if hint.needs_failure and self.is_judging:
            self.waiting = hint
            self.screen.tell(["  Your file is being judged; the hint follows."], "dim")
        elif hint.needs_failure and (not verdict or verdict.accepted):
            self.screen.tell(["  Nothing has failed yet: save the file first."])
        elif hint.name == SOLUTION and not is_confirmed and not self.attempt.is_over:
            self.screen.tell(["  A solution ends the attempt as 'again'; press the key once more."])
            self.confirms = True
        elif hint.needs_failure and not self.is_explained:
            self.waiting = hint
            self.screen.tell(["  looking into it ..."], "dim")
        else:
            self.tell(hint)

    def tell(self, hint: Hint) -> None:
        """Show a hint, and count it."""
        mine, verdict = self.attempt.mine, self.attempt.verdict
        self.attempt.count(hint, self.seconds)
        self.screen.tell(hint.lines(Hinted(mine, verdict, is_written=bool(verdict))))
        if hint.name == SOLUTION and not self.attempt.is_over:
            self.show_rating(reason_of(self.attempt.finish(self.seconds)))
            self.show_keys()

    def call(self, verb: str) -> None:
        """Run another verb on the file, until it ends or a key ends it."""
        self.pressed = call_verb([verb, self.problem.slug], self.file.path, self.screen, self.keys)
        self.show_keys()


def told_after(mine: Solution, cases: Cases, examples: list[str]) -> list[str]:
    """Return what the examples would have let through, and the times of the solutions here."""
    known = known_of(mine.problem, cases)
    return [*filter(None, (let_through(mine.problem, examples, known), beside(mine, cases)))]


def _short(path: Path) -> str:
    """Return a path with ~ for the home folder."""
    home = Path.home()
    return f"~/{path.relative_to(home)}" if path.is_relative_to(home) else str(path)
