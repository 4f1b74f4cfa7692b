"""Statistics on samples of times: intervals, ratios, ranks and growth."""

from collections.abc import Sequence
from math import comb, log, sqrt
from statistics import fmean, linear_regression, median

ENOUGH = 8  # samples: with fewer, even their full range falls short of these odds
ODDS = 200  # to 1 against a median above the interval, and as many against one below it


def interval(samples: Sequence[float]) -> tuple[float, float]:
    """(low, high) around the median, from nothing but the order of the samples."""
    ordered, n = sorted(samples), len(samples)
    skipped, tail = 0, 1  # tail: of 2**n outcomes, those with at most `skipped` below the median
    while (tail := tail + comb(n, skipped + 1)) * ODDS <= 2**n:
        skipped += 1
    return ordered[skipped], ordered[n - 1 - skipped]


def ratio(samples: Sequence[float], base: Sequence[float]) -> tuple[float, float, float]:
    """(median, low, high) of the ratios of samples taken in the same rounds."""
    ratios = [mine / other for mine, other in zip(samples, base)]
    return median(ratios), *interval(ratios)


def ranks(times: dict[str, list[float]]) -> dict[str, int]:
    """{name: rank} of {name: samples}: those not measurably slower than the best remaining tie."""
    waiting = sorted(times, key=lambda name: median(times[name]))
    found: dict[str, int] = {}
    while waiting:
        best, rank = times[waiting[0]], len(found) + 1
        tied = [name for name in waiting if ratio(times[name], best)[1] <= 1]
        found |= dict.fromkeys(tied, rank)
        waiting = [name for name in waiting if name not in tied]
    return found


def growth(times: dict[int, float]) -> tuple[float, float]:
    """(exponent, error) of time ~ size^exponent through {size: time}, by least squares."""
    x, y = [log(size) for size in times], [log(time) for time in times.values()]
    slope, start = linear_regression(x, y)
    rest = sum((b - start - slope * a) ** 2 for a, b in zip(x, y))
    spread = sum((a - fmean(x)) ** 2 for a in x)
    return slope, 2 * sqrt(rest / (len(x) - 2) / spread)
