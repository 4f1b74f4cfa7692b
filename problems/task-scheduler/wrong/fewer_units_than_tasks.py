"""Returns the units that the most frequent kinds need, even if there are more tasks."""

from collections import Counter


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        counts = [*Counter(tasks).values()]
        most = max(counts)
        return (most - 1) * (n + 1) + counts.count(most)
