"""Judges a collection: shows each rejected solution as soon as it is known, and sums up."""

import json
import sys
from argparse import Namespace
from collections.abc import Iterable
from contextlib import closing
from functools import partial

from kata import KataError
from kata.collect.cluster import on_cluster
from kata.collect.collection import Collection
from kata.collect.units import Terms, judged_elsewhere
from kata.commands.chosen import told_files
from kata.commands.cli import console, progress, say, warn
from kata.judge.many import judged
from kata.judge.model import Verdict, Word
from kata.show.collection import line, summary
from kata.show.data import as_data
from kata.show.markdown import annotations, forms, in_markdown
from kata.show.report import report, warning
from kata.text import option
from kata.watch.why.explain import explained
from kata.wire.model import Limits


def judge_collection(found: Collection, options: Namespace, limits: Limits) -> int:
    """Print a line per solution that is not accepted, then a summary; returns the exit status."""
    files, meant = f"{len(found.files):,} files", told_files(options.files)
    if options.case:
        raise KataError(f"{option('case')} works with one file, but {meant} is {files}")
    if options.solutions:
        raise KataError(f"{option('solutions')} works with one file, but {meant} is {files}")
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
        results = judged(solutions, limits, look, say, remember=True, fresh=options.fresh)
    try:
        with progress("judging", len(solutions), screen) as advance, closing(results):
            for verdict in results:
                verdicts.append(verdict)
                advance(len(verdicts))
                is_doubtful = verdict.solution in found.doubtful
                if options.json:
                    print(json.dumps(as_data(verdict) | {"doubtful": is_doubtful}), flush=True)
                elif _is_told(verdict, is_doubtful):
                    text = report(verdict).append("\n") if options.verbose else line(verdict)
                    screen.print(text, soft_wrap=True)
    except KeyboardInterrupt:
        interrupted = True
    warned = {text.plain: text for verdict in verdicts for text in warning(verdict)}.values()
    sure = [verdict for verdict in verdicts if verdict.solution not in found.doubtful]
    reports = forms(sure) if options.report else ()
    summed_up = [*summary(verdicts, found, options.verbose), *warned]
    annotated = annotations(sure, found) if options.github else ()
    for text in (*summed_up, *reports, *annotated):
        about.print(text, soft_wrap=True)
    if options.github:
        with options.github.open("a", encoding="utf-8") as file:
            file.write(in_markdown(sure, summed_up))
    if interrupted:
        say(f"interrupted: {len(verdicts):,} of {len(solutions):,} were judged")
        return 130
    if not solutions:
        raise KataError(f"{meant}: no solution of a problem here in {files}")
    return status(sure) or 2 * any(fate.is_broken for fate in found.fates.values())


def _is_told(verdict: Verdict, is_doubtful: bool) -> bool:
    """Whether a verdict has a line of its own: the summary tells what could not be judged."""
    if verdict.word in (Word.ACCEPTED, Word.NOT_JUDGED):
        return verdict.slow is not None
    return not is_doubtful


def status(verdicts: Iterable[Verdict]) -> int:
    """The exit status: 1 if a solution is rejected, else 2 if one could not be judged, else 0."""
    words = {verdict.word for verdict in verdicts} - {Word.ACCEPTED}
    return 1 if words - {Word.NOT_JUDGED} else 2 * len(words)
