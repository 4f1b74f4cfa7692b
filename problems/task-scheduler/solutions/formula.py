"""The kind that comes most often sets the pace: a round of n + 1 units for each task but the last.

After these rounds come the last tasks of all kinds that are as frequent. The others fit into the
gaps; if the gaps are too few, the rounds grow longer, and the machine never waits.
Time: O(t) for t tasks
Space: O(1), a count for each of 26 letters
"""

from collections import Counter


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        counts = [*Counter(tasks).values()]
        most = max(counts)
        return max(len(tasks), (most - 1) * (n + 1) + counts.count(most))
