"""Lay out the most frequent kind with n units of waiting between its tasks, and fill these up.

Between its tasks are most - 1 gaps, and no other kind can use a gap twice. What is left of the
waiting is added to the number of tasks; if there is more to run than waiting, none is left.
Time: O(t) for t tasks
Space: O(1), a count for each of 26 letters
"""

from collections import Counter


class Solution:
    def leastInterval(self, tasks: list[str], n: int) -> int:
        most, *others = sorted(Counter(tasks).values(), reverse=True)
        gaps = most - 1
        idle = gaps * n
        for count in others:
            idle -= min(count, gaps)
        return len(tasks) + max(idle, 0)
