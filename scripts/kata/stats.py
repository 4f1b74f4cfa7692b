"""Statistics on lists of numbers: medians, ratios with their interval, ranks and growth."""

from math import comb, log, sqrt
from statistics import fmean, linear_regression, median

ENOUGH = 8  # samples: with fewer, no interval is as sure as this:
DOUBT = 0.01  # the chance that an interval misses, on both sides together


def interval(samples):
    """Low and high around the median, from nothing but the order of the samples."""
    ordered, n = sorted(samples), len(samples)
    skipped, tail = 0, 0.5**n  # the chance that the median lies beyond the outermost sample
    while (tail := tail + comb(n, skipped + 1) * 0.5**n) <= DOUBT / 2:
        skipped += 1
    return ordered[skipped], ordered[n - 1 - skipped]


def ratio(samples, base):
    """(median, low, high) of the ratios of samples taken in the same rounds."""
    ratios = [one / other for one, other in zip(samples, base)]
    return median(ratios), *interval(ratios)


def ranks(times):
    """{name: rank} of {name: samples}: who cannot be told from the best of the rest ties."""
    waiting, found = sorted(times, key=lambda name: median(times[name])), {}
    while waiting:
        best, rank = times[waiting[0]], len(found) + 1
        tied = [name for name in waiting if ratio(times[name], best)[1] <= 1]
        found |= dict.fromkeys(tied, rank)
        waiting = [name for name in waiting if name not in tied]
    return found


def growth(times):
    """(exponent, error) of time ~ size^exponent through {size: time}, by least squares."""
    x, y = [log(size) for size in times], [log(time) for time in times.values()]
    slope, start = linear_regression(x, y)
    rest = sum((b - start - slope * a) ** 2 for a, b in zip(x, y))
    spread = sum((a - fmean(x)) ** 2 for a in x)
    return slope, 2 * sqrt(rest / (len(x) - 2) / spread)
