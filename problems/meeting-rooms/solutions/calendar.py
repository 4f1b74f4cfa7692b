"""Bisect in a sorted calendar: enter the meetings one by one, and stop at the first overlap.

No two meetings in the calendar overlap, so their ends are sorted, too. A binary search finds the
first meeting that is not over when the new one starts. If even that meeting does not start before
the new one ends, nothing overlaps. This also works if the meetings arrive one at a time.

For intervals = [[5, 7], [1, 4], [3, 5]]:

    start  end  index  calendar
    -      -    -      []
    5      7    0      [[5, 7]]
    1      4    0      [[1, 4], [5, 7]]
    return False  the meeting 3-5 begins before 1-4 is over
Level: 3
From: sort_by_start; all meetings have to be known in advance, so keep a sorted calendar, and enter
  the meetings as people ask for them
Time: O(n²), since inserting shifts all later meetings; the searches take O(n log n)
Space: O(n), the calendar
"""

from bisect import bisect_right
from operator import itemgetter


class Solution:
    def canAttendMeetings(self, intervals: list[list[int]]) -> bool:
        calendar = []
        for meeting in intervals:
            start, end = meeting
            index = bisect_right(calendar, start, key=itemgetter(1))
            if index < len(calendar) and calendar[index][0] < end:
                return False
            calendar.insert(index, meeting)
        return True
