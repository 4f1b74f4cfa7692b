"""Uses the formula for rounds with gaps even where the other tasks do not all fit into the gaps.

Reported as accepted in 2020.
"""

from collections import Counter

REPORTED = "LeetCode-Feedback #55"


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        counts = [*Counter(tasks).values()]
        most = max(counts)
        if len(tasks) <= most * (n + 1):
            return (most - 1) * (n + 1) + min(counts.count(most), n + 1)
        return len(tasks)
