"""Has solutions judged as a call asks for it, and shows the verdicts: by reports, or summed up."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Generator, Iterable, Iterator
from contextlib import AbstractContextManager, closing, contextmanager, nullcontext
from dataclasses import dataclass
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from rich.text import Text

from kata.cases.model import EXAMPLES, KEPT
from kata.commands.cli import Screen, Status, progress, say, status_of, warn, write_out
from kata.judge.batch import Terms, judged
from kata.judge.model import Verdict, VerdictKind
from kata.paths import shown
from kata.problem.solution import Solution
from kata.show.headline import headline, warning
from kata.text import clean
from kata.wire.limits import Limits

if TYPE_CHECKING:
    from kata.collect.model import Collection  # which only files need

LONGEST_KEPT = 10_000  # characters of an input that is kept
FEW = 10  # solutions, of which one need not wait long
EXPLAINS = "kata.watch.why.explain"


@dataclass(frozen=True)
class Request:
    """A call to judge: the solutions that its words mean, the files that it names, and how."""

    options: Namespace
    solutions: list[Solution]
    found: Collection | None
    limits: Limits
    screen: Screen  # for people; apart from what is printed for programs

    def shows_json(self, verdict: Verdict) -> bool:
        """Print the verdict as JSON, if that is asked for."""
        if self.options.json:
            from kata.show.exported import as_json  # here, as few calls need it

            is_doubtful = bool(self.found and verdict.solution in self.found.doubtful)
            print(as_json(verdict, is_doubtful), flush=True)
        return bool(self.options.json)


def judged_and_shown(
    request: Request, terms: Terms, lines: Callable[[Verdict], Iterable[Text]]
) -> tuple[list[Verdict], bool]:
    """Judge what was requested, and show each verdict as soon as it is known.

    Return the verdicts, those so far after Ctrl-C, and whether there was one.
    """
    count, screen = len(request.solutions), request.screen
    has_bar = terms.remembers and not request.options.json
    bar = progress("judging", count, screen) if has_bar else nullcontext(lambda _: None)
    _announce(count * terms.remembers, screen)

    def take(verdict: Verdict) -> None:
        if not request.shows_json(verdict):
            screen.show(lines(verdict))

    return _until_interrupted(partial(_stream, request, terms), bar, take)


@contextmanager
def told_what_is_written(verb: str) -> Iterator[list[str]]:
    """Yield a list for what is written, which is said after Ctrl-C."""
    written = list[str]()
    try:
        yield written
    except KeyboardInterrupt as error:
        some = f"only {', '.join(written)} written" if written else "nothing is written"
        warn(verb, f"interrupted: {error}{some}, and the same call goes on from there")
        raise


def judged_before_writing(solutions: list[Solution], terms: Terms, screen: Screen) -> list[Verdict]:
    """Judge all solutions; Ctrl-C says how many were judged."""
    bar, start = progress("judging", len(solutions), screen), partial(judged, solutions, terms, say)
    _announce(len(solutions), screen)
    verdicts, is_interrupted = _until_interrupted(start, bar, lambda _: None)
    if is_interrupted:
        done = f"{len(verdicts):,} of {len(solutions):,} were judged, and are remembered"
        raise KeyboardInterrupt(f"{done}; ")
    return verdicts


def _announce(count: int, screen: Screen) -> None:
    """Say in a line that many solutions are being judged, where no terminal shows a bar."""
    if count > FEW and not screen.is_terminal:
        print(f"judging {count:,} solutions ...", file=sys.stderr)


def _until_interrupted(
    start: Callable[[], Generator[Verdict, None, None]],
    bar: AbstractContextManager[Callable[[int], None]],
    take: Callable[[Verdict], None],
) -> tuple[list[Verdict], bool]:
    """Take each verdict as it comes; return all, or those before Ctrl-C, and whether that came."""
    verdicts = list[Verdict]()
    try:
        with bar as advance, closing(start()) as stream:
            for verdict in stream:
                verdicts.append(verdict)
                advance(len(verdicts))
                take(verdict)
    except KeyboardInterrupt:
        return verdicts, True
    return verdicts, False


def _stream(request: Request, terms: Terms) -> Generator[Verdict, None, None]:
    """Return the verdicts on what was requested, in order, from here or from a cluster."""
    options = request.options
    if options.cluster:
        from kata.collect.cluster import Task, judged_on_cluster  # here, as few calls need it

        task, say_why = Task(request.limits, bool(terms.explain)), partial(warn, "judge")
        return judged_on_cluster(options.cluster, request.solutions, task, say_why, options.fresh)
    if terms.explain and len(request.solutions) > 1:
        import_module(EXPLAINS)  # once, for all processes that judge
    return judged(request.solutions, terms, say)


def _interrupted(request: Request, verdicts: list[Verdict]) -> Status:
    say(f"interrupted: {len(verdicts):,} of {len(request.solutions):,} were judged")
    return Status.INTERRUPTED


def explained(verdict: Verdict, limits: Limits) -> Verdict:
    """Return the verdict with a smaller input, and why the solution fails there."""
    from kata.watch.why.explain import explained as found  # here, as what is right needs none of it

    return found(verdict, limits)


def hinted(verdict: Verdict, limits: Limits) -> Verdict:
    """Return the verdict with a change that repairs the solution, if one is found."""
    from kata.watch.why.smallest_repair import hinted as found

    return found(verdict, limits)


def reports(request: Request) -> Status:
    """Show a line for each solution of one problem, then why some are not accepted."""
    options, screen, names = request.options, request.screen, [s.name for s in request.solutions]
    width = 0 if len(names) == 1 else max(map(len, names))
    if options.verbose and not options.json:
        from kata.tools.case_counts import counts_of, lines_on  # here, as few calls need it

        problem = request.solutions[0].problem
        screen.show([*lines_on(problem, counts_of(problem, say))], "dim")
    terms = Terms(request.limits, explained, hinted if options.hints == "1" else None)
    verdicts, is_interrupted = judged_and_shown(
        request, terms, lambda verdict: [headline(verdict, width), *warning(verdict)]
    )
    if failing := [verdict for verdict in verdicts if not verdict.accepted]:
        # Here, as what is right needs none of it.
        from kata.show.exported import forms
        from kata.show.report import details

        for verdict in failing if not options.json else ():
            if width:
                screen.show([f"\n{verdict.solution.name}"], "bold")
            screen.show(details(verdict))
        if options.report:
            screen.show(forms(failing))
        if options.keep:
            screen.show(kept_lines(failing))
    return _interrupted(request, verdicts) if is_interrupted else status_of(verdicts)


def kept_lines(verdicts: list[Verdict]) -> Iterator[str]:
    """Keep the inputs that refute solutions as cases of their problems, and say where."""
    from kata.show.report import typed_input

    for verdict in verdicts:
        problem, case = verdict.solution.problem, verdict.refuted_by
        text = typed_input(verdict)
        if not case or not verdict.kind.rejects or case.group in (EXAMPLES, KEPT):
            continue
        if problem.statement or len(text) > LONGEST_KEPT:
            yield f"not kept: {'nobody is sure' if problem.statement else 'too long'}: {text[:80]}"
            continue
        name, path = verdict.solution.path.name, problem.kept_file
        before = path.read_text(encoding="utf-8") if path.is_file() else ""
        if text not in {line.partition("  # ")[0] for line in before.splitlines()}:
            end = "\n" * (before[-1:] not in ("", "\n"))
            line = f"{text}  # refutes {clean(name)}"
            write_out("keep", path, f"{before}{end}{line}\n")
            yield f"kept in {shown(path)}: {line}"


def summed_up(request: Request, found: Collection) -> Status:
    """Show a line for each solution that is not accepted, then what became of all files."""
    # Here, as a report does not need it.
    from kata.collect.model import Results
    from kata.commands.files import nothing_in
    from kata.show.collection import annotations, in_markdown, summary, verdict_line
    from kata.show.exported import forms
    from kata.show.report import report

    options, screen = request.options, request.screen

    def lines(verdict: Verdict) -> Iterator[Text]:
        if verdict.accepted or verdict.kind == VerdictKind.NOT_JUDGED:  # the summary tells why not
            has_line = verdict.slow is not None or verdict.stopped > 0
        else:
            is_sure = options.verbose or not verdict.is_unsure
            has_line = is_sure and verdict.solution not in found.doubtful
        if has_line:
            yield report(verdict).append("\n") if options.verbose else verdict_line(verdict)

    is_explained = options.verbose or options.report or options.github
    terms = Terms(
        request.limits,
        explained if is_explained else None,
        hinted if is_explained and options.hints == "1" else None,
        remembers=True,
        is_fresh=options.fresh,
    )
    verdicts, is_interrupted = judged_and_shown(request, terms, lines)
    results = Results(found, verdicts)
    warned = {text.plain: text for v in verdicts for text in warning(v)}.values()
    told = [*summary(results, options.verbose), *warned]
    screen.show(told)
    if options.report:
        screen.show(forms(results.counted))
    if options.keep:
        screen.show(kept_lines(results.counted))
    if options.github:
        screen.show(annotations(results, options.changed))
        with options.github.open("a", encoding="utf-8") as file:
            file.write(in_markdown(results, told))
    if is_interrupted:
        return _interrupted(request, verdicts)
    if not verdicts:
        raise nothing_in(options.files, found)
    status, is_broken = status_of(results.counted), any(f.is_broken for f in found.fates.values())
    return Status.UNJUDGED if is_broken and status == Status.DONE else status
