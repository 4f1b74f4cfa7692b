"""What the rounds of measuring say: plain data, of which the tables show the most part."""

from math import exp, log
from statistics import fmean, median

from kata import stats


def summary(measured, columns, ladder, solutions, base=None):
    """Times, ratios and ranks by workload; growth, memory and lines by solution."""
    names = [solution.name for solution in solutions]
    return {
        "workloads": {job.name: _workload(measured.times(job, names), base) for job in columns},
        "missing": {job: dict(why) for job, why in _missing(measured, columns, names).items()},
        "growth": _growth(measured, ladder, names),
        "weighed": measured.weighed.name if measured.weighed else "",
        "memory": {name: measured.memory[name] for name in names if name in measured.memory},
        "lines": {solution.name: solution.lines for solution in solutions},
        "ranks": _overall(measured, columns, names),
        "rounds": len(measured.rounds),
    }


def _workload(times, base):
    """{name: seconds, ratio with its interval, rank} from {name: seconds of each round}."""
    if not times:
        return {}
    ranks = stats.ranks(times)
    fastest = min(times, key=lambda name: median(times[name]))
    found = {}
    for name in sorted(times, key=lambda name: (ranks[name], name)):
        ratio, low, high = stats.ratio(times[name], times[base if base in times else fastest])
        seconds = median(times[name])
        found[name] = {
            "seconds": seconds, "ratio": ratio, "low": low, "high": high, "rank": ranks[name],
        }  # fmt: skip
    return found


def _missing(measured, columns, names):
    """{job: {name: why it has no time}}."""
    found = {}
    for job in columns:
        for name in names:
            if (job.name, name) in measured.refused:
                found.setdefault(job.name, {})[name] = measured.refused[job.name, name]
    return found


def _growth(measured, ladder, names):
    """{name: exponent and error} from the rungs that it was timed on, three at least."""
    found, of = {}, "cells" if len({job.cells for job in ladder}) > 1 else "size"
    for name in names:
        times = {job: measured.times(job, [name]).get(name) for job in ladder}
        rungs = {getattr(job, of): median(times[job]) for job in ladder if times[job]}
        if len(rungs) >= 3:
            exponent, error = stats.growth(rungs)
            found[name] = {"of": of, "exponent": exponent, "error": error}
    return found


def _overall(measured, columns, names):
    """{name: rank} by the mean of all columns, each counted alike; first who has them all."""
    full = [n for n in names if all((job.name, n) not in measured.refused for job in columns)]
    by_job = [measured.times(job, full) for job in columns]
    rounds = min((len(next(iter(times.values()))) for times in by_job if times), default=0)
    if not (full and all(by_job) and rounds):
        return dict.fromkeys(names, 1)
    means = {n: [exp(fmean(log(t[n][i]) for t in by_job)) for i in range(rounds)] for n in full}
    ranks = stats.ranks(means)
    return ranks | {name: len(full) + 1 for name in names if name not in full}
