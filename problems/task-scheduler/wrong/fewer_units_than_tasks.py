"""Returns what the most frequent kinds need, but there may be more tasks than units."""

from collections import Counter


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        counts = [*Counter(tasks).values()]
        most = max(counts)
        return (most - 1) * (n + 1) + counts.count(most)
