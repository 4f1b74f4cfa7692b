"""Enter one meeting after the other into a calendar that is always sorted.

In it, no two overlap, so a binary search finds the first meeting that is not over when the new one
starts. Only if that one starts before the new one ends do they overlap.
Time: O(n²) in the worst case, since a list moves all that follows; O(n log n) to search
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
