"""Sorting by start: if any two meetings overlap, then so do two neighbours.

If a meeting is not over when some later meeting starts, then it is not over when the next meeting
starts, either.

    For example:   1-----4          sorted by start, the neighbours
                       3---5        1-4 and 3-5 overlap
                               7-8
Level: 2
From: wrong/brute_force; even meetings that are hours apart are compared, so put the meetings in
  order of time, where only neighbours need to be compared
Ask: In which order would you enter the meetings in a calendar, to notice an overlap at once?
Beware: wrong/not_sorted, wrong/touching
Time: O(n log n)
Space: O(n), the sorted copy
"""

from itertools import pairwise


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        by_start = sorted(intervals)
        return all(end <= start for (_, end), (start, _) in pairwise(by_start))
