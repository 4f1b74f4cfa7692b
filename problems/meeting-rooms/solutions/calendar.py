"""Bisect in a sorted calendar: enter the meetings one by one, unless one overlaps with another.

No two meetings in the calendar overlap, so their ends are sorted, too. A binary search finds the
first meeting that is not over when the new one starts. The two overlap only if that meeting starts
before the new one ends. So it works for meetings that arrive one at a time.
Level: 3
Time: O(n²), since a list moves all that follows; O(n log n) to search
Space: O(n), the calendar
"""

from bisect import bisect_right
from operator import itemgetter


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        calendar = []
        for meeting in intervals:
            start, end = meeting
            place = bisect_right(calendar, start, key=itemgetter(1))
            if place < len(calendar) and calendar[place][0] < end:
                return False
            calendar.insert(place, meeting)
        return True
