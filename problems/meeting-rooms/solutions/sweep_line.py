"""Sweep line: go through all starts and ends in order of time, and count the meetings under way.

At equal times, ends precede starts, since -1 sorts before 1. So a meeting that starts when another
one ends does not count as a second one.

For intervals = [[1, 4], [5, 6], [3, 5]]:

    change  under_way
    -       0
    1       1          a meeting starts at 1
    return False  the next one starts at 3, before the first one ends
Level: 3
From: sort_by_start; sorting shows that two meetings overlap, but not how many are under way at a
  time, so go through starts and ends in order, and count
Beware: wrong/starts_before_ends
Time: O(n log n)
Space: O(n), the events
"""


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        events = [(start, 1) for start, _ in intervals] + [(end, -1) for _, end in intervals]
        under_way = 0
        for _, change in sorted(events):
            under_way += change
            if under_way > 1:
                return False
        return True
