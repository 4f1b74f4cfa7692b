"""What the rounds say: plain data, most of which the tables show."""

from math import exp, log
from statistics import fmean, median

from kata.compare import statistics


def summary(measurements, columns, ladder, weighed, solutions, base=None):
    """Times, ratios and ranks by workload; growth, memory and lines by solution."""
    names = [solution.name for solution in solutions]
    refused, peaks = measurements.refused, measurements.peaks
    return {
        "workloads": {w.name: _times(measurements.times(w, names), base) for w in columns},
        "missing": {
            w.name: {n: refused[w.name, n] for n in names if (w.name, n) in refused}
            for w in columns
        },
        "growth": _growth(measurements, ladder, names),
        "ladder": _rungs(measurements, ladder, names),
        "weighed": weighed[0].name if weighed else "",
        "memory": {name: peaks[name] for name in names if name in peaks},
        "lines": {solution.name: solution.lines for solution in solutions},
        "ranks": _overall(measurements, columns, names),
        "rounds": len(measurements.rounds),
    }


def _times(times, base):
    """{name: seconds, ratio with its interval, rank} from {name: seconds of each round}."""
    if not times:
        return {}
    ranks = statistics.ranks(times)
    fastest = min(times, key=lambda name: median(times[name]))
    found = {}
    for name in sorted(times, key=lambda name: (ranks[name], name)):
        ratio, low, high = statistics.ratio(times[name], times[base if base in times else fastest])
        seconds = median(times[name])
        found[name] = {
            "seconds": seconds, "ratio": ratio, "low": low, "high": high, "rank": ranks[name],
        }  # fmt: skip
    return found


def _growth(measurements, ladder, names):
    """{name: exponent and error} from the rungs that it was timed on, three at least."""
    found, of = {}, _unit(ladder)
    for name in names:
        times = {workload: measurements.times(workload, [name]).get(name) for workload in ladder}
        rungs = {
            getattr(w, of): median(seconds) for w, seconds in times.items() if seconds and w.cells
        }
        if len(rungs) >= 3:
            exponent, error = statistics.growth(rungs)
            found[name] = {"of": of, "exponent": exponent, "error": error}
    return found


def _rungs(measurements, ladder, names):
    """What growth is measured from: {name: [size, seconds, low, high] of each rung}, to draw."""
    found, of = {}, _unit(ladder)
    for name in names:
        for workload in ladder:
            if seconds := measurements.times(workload, [name]).get(name):
                low, high = statistics.interval(seconds)
                rung = [getattr(workload, of), median(seconds), low, high]
                found.setdefault(name, []).append(rung)
    return {"kind": ladder[0].kind if ladder else "", "of": of, "times": found}


def _unit(ladder):
    """What the rungs differ in: in cells or, where they all have as many, in size."""
    return "cells" if len({workload.cells for workload in ladder}) > 1 else "size"


def _overall(measurements, columns, names):
    """{name: rank} by the geometric mean of all columns; those that lack a column come last."""
    full = [n for n in names if all(measurements.times(workload, [n]) for workload in columns)]
    by_column = [measurements.times(workload, full) for workload in columns]
    rounds = min((len(next(iter(times.values()))) for times in by_column if times), default=0)
    if not rounds or not all(by_column):
        return dict.fromkeys(names, 1)
    means = {
        n: [exp(fmean(log(times[n][i]) for times in by_column)) for i in range(rounds)]
        for n in full
    }
    return dict.fromkeys(names, len(full) + 1) | statistics.ranks(means)
