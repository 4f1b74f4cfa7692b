"""Judges a collection: shows each rejected solution as soon as it is known, and sums up."""

import sys
from argparse import Namespace
from contextlib import closing
from functools import partial

from kata import KataError
from kata.collect.cluster import on_cluster
from kata.collect.collection import Collection
from kata.collect.units import Terms, judged_elsewhere
from kata.commands.chosen import files_named
from kata.commands.cli import Status, console, progress, say, status_of, warn
from kata.judge.many import judged
from kata.judge.model import Verdict, Word
from kata.show.collection import summary, verdict_line
from kata.show.data import as_json
from kata.show.markdown import annotations, forms, in_markdown
from kata.show.report import report, warning
from kata.text import option
from kata.watch.why.explain import explained
from kata.watch.why.repair import hinted
from kata.wire.model import Limits


def judge_collection(found: Collection, options: Namespace, limits: Limits) -> Status:
    """Print a line per solution that is not accepted, then a summary."""
    files, meant = f"{len(found.files):,} files", files_named(options.files)
    for name in "case", "solutions":
        if getattr(options, name):
            raise KataError(f"{option(name)} works with one file, but {meant} is {files}")
    screen, solutions = console(), found.solutions
    verdicts: list[Verdict] = []
    about = console(sys.stderr) if options.json else screen
    explain = bool(options.verbose or options.report or options.github)
    interrupted = False
    if options.cluster:
        terms = Terms(limits, explain, options.sandboxed_only)
        spread = partial(on_cluster, options.cluster, partial(warn, "judge"))
        results = judged_elsewhere(solutions, terms, spread, options.fresh)
    else:
        look = explained if explain else None
        hint = hinted if options.verbose and options.hints == "1" else None
        results = judged(solutions, limits, look, say, True, options.fresh, hint)
    try:
        with progress("judging", len(solutions), screen) as advance, closing(results):
            for verdict in results:
                verdicts.append(verdict)
                advance(len(verdicts))
                is_doubtful = verdict.solution in found.doubtful
                if options.json:
                    print(as_json(verdict, doubtful=is_doubtful), flush=True)
                elif _has_line(verdict, is_doubtful):
                    text = (
                        report(verdict).append("\n") if options.verbose else verdict_line(verdict)
                    )
                    screen.show([text])
    except KeyboardInterrupt:
        interrupted = True
    warned = {text.plain: text for verdict in verdicts for text in warning(verdict)}.values()
    sure = [verdict for verdict in verdicts if verdict.solution not in found.doubtful]
    summed_up = [*summary(verdicts, found, options.verbose), *warned]
    about.show(summed_up)
    if options.report:
        about.show(forms(sure))
    if options.github:
        about.show(annotations(sure, found))
        with options.github.open("a", encoding="utf-8") as file:
            file.write(in_markdown(sure, summed_up))
    if interrupted:
        say(f"interrupted: {len(verdicts):,} of {len(solutions):,} were judged")
        return Status.INTERRUPTED
    if not solutions:
        raise KataError(f"{meant}: no solution of a problem here in {files}")
    status = status_of(sure)
    is_broken = any(fate.is_broken for fate in found.fates.values())
    return Status.UNJUDGED if is_broken and status == Status.DONE else status


def _has_line(verdict: Verdict, is_doubtful: bool) -> bool:
    """Tell whether a verdict has a line of its own; the summary names what was not judged."""
    if verdict.word in (Word.ACCEPTED, Word.NOT_JUDGED):
        return verdict.slow is not None
    return not is_doubtful
