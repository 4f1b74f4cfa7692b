"""Has solutions judged as a call asks for it: the one place where commands take verdicts."""

from argparse import Namespace
from collections.abc import Generator, Iterable
from contextlib import closing, nullcontext
from dataclasses import dataclass, field
from functools import partial
from importlib import import_module
from typing import Any

from kata.collect.model import Collection, Results
from kata.commands.cli import Screen, Status, console, progress, say, status_of, warn
from kata.judge.batch import Terms, judged
from kata.judge.model import Verdict
from kata.problem.solution import Solution
from kata.show.as_json import as_json
from kata.wire.limits import Limits

EXPLAINS = "kata.watch.why.explain"


@dataclass(frozen=True)
class Request:
    """A call to judge: the solutions that its words mean, where they were found, and how."""

    options: Namespace
    solutions: list[Solution]
    found: Collection
    limits: Limits
    named: str = ""  # the slug of the problem, if that was named
    screen: Screen = field(default_factory=console)


class Rendering:
    """One way to show verdicts: some of it as soon as a verdict is known, the rest at the end."""

    is_explained = True
    is_hinted = False
    is_remembered = True  # whether verdicts of earlier runs count

    def __init__(self, request: Request) -> None:
        self.request, self.options, self.screen = request, request.options, request.screen

    def begin(self) -> None:
        """Show what is known before anything is judged."""

    def add(self, verdict: Verdict) -> None:
        """Show a verdict as soon as it is known."""
        if self.options.json:
            is_doubtful = verdict.solution in self.request.found.doubtful
            print(as_json(verdict, doubtful=is_doubtful), flush=True)
        else:
            self.screen.show(self.lines(verdict))

    def lines(self, verdict: Verdict) -> Iterable[Any]:
        """Return the lines of a verdict for people."""
        raise NotImplementedError

    def end(self, results: Results) -> None:
        """Show what can be said only now."""
        raise NotImplementedError

    def status(self, results: Results) -> Status:
        """Return the exit status; a file that cannot be read counts less than a rejection."""
        status = status_of(results.counted)
        is_broken = any(fate.is_broken for fate in results.found.fates.values())
        return Status.UNJUDGED if is_broken and status == Status.DONE else status


def shown_as(rendering: Rendering) -> Status:
    """Judge what was requested and show it; after Ctrl-C, what is known by then."""
    request, verdicts, is_interrupted = rendering.request, list[Verdict](), False
    count = len(request.solutions)
    rendering.begin()
    bar = progress("judging", count, request.screen) if rendering.is_remembered else None
    try:
        with bar or nullcontext(lambda _: None) as advance, closing(_stream(rendering)) as stream:
            for verdict in stream:
                verdicts.append(verdict)
                advance(len(verdicts))
                rendering.add(verdict)
    except KeyboardInterrupt:
        is_interrupted = True
    results = Results(request.found, verdicts)
    rendering.end(results)
    if is_interrupted:
        say(f"interrupted: {len(verdicts):,} of {count:,} were judged")
        return Status.INTERRUPTED
    return rendering.status(results)


def _stream(rendering: Rendering) -> Generator[Verdict, None, None]:
    """Return the verdicts on what was requested, in order, from here or from a cluster."""
    request, options = rendering.request, rendering.options
    if options.cluster:
        from kata.collect.cluster import judged_on_cluster  # here, as few calls need it
        from kata.collect.task import Task

        task = Task(request.limits, rendering.is_explained, options.sandboxed_only)
        say_why = partial(warn, "judge")
        return judged_on_cluster(options.cluster, request.solutions, task, say_why, options.fresh)
    if rendering.is_explained and len(request.solutions) > 1:
        import_module(EXPLAINS)  # once, for all processes that judge
    terms = Terms(
        request.limits,
        explained if rendering.is_explained else None,
        hinted if rendering.is_hinted else None,
        rendering.is_remembered,
        options.fresh,
    )
    return judged(request.solutions, terms, say)


def explained(verdict: Verdict, limits: Limits) -> Verdict:
    """Return the verdict with a smaller input, and why the solution fails there."""
    from kata.watch.why.explain import explained as found  # here, as what is right needs none of it

    return found(verdict, limits)


def hinted(verdict: Verdict, limits: Limits) -> Verdict:
    """Return the verdict with a change that repairs the solution, if one is found."""
    from kata.watch.why.smallest_repair import hinted as found

    return found(verdict, limits)
