"""Sorting starts and ends separately: no meeting may start before all earlier meetings are over.

When the (i + 1)-th meeting in order of start begins, i other meetings have begun, and all of these
are over if the i-th end has passed. It does not matter which meeting an end belongs to.
Level: 3
From: sort_by_start; which end belongs to which start does not matter, so sort the starts and the
  ends on their own, and compare only times
Beware: wrong/shifts_the_ends
Time: O(n log n)
Space: O(n), the two sorted lists
"""


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        starts = sorted(start for start, _ in intervals)
        ends = sorted(end for _, end in intervals)
        return all(end <= start for end, start in zip(ends, starts[1:]))
