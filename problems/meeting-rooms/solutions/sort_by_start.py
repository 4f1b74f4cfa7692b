"""Sort by start: if any two meetings overlap, then so do two that are next to each other.

If a meeting is not over when any later one starts, then it is not over when the next one starts.
Time: O(n log n)
Space: O(n), the sorted copy
"""

from itertools import pairwise


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        return all(start >= end for (_, end), (start, _) in pairwise(sorted(intervals)))
