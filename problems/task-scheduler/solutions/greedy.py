"""Greedy: lay out the most frequent kind with gaps of n units, and fill the gaps with other kinds.

If this kind has `most` tasks, there are most - 1 gaps. Another kind can fill one unit of each gap;
if it has `most` tasks, too, its last task runs after the last gap. The units that no kind fills are
added to the number of tasks. If the gaps are full, nothing is added.
Level: 3
From: formula; the formula has two cases, gaps that overflow and kinds that tie, so count the units
  that stay empty instead
Beware: wrong/last_gap_used, wrong/negative_waiting
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
