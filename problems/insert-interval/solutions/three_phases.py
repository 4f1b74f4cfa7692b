"""Three phases: copy the intervals before the new one, merge all that overlap, and copy the rest.

The list is sorted, so the intervals that overlap the new one stand next to each other. The first of
them may begin before the new one, and the last of them may end after it.

For intervals = [[1, 2], [3, 5], [6, 7], [8, 10]], newInterval = [4, 6]:

    i  start  end  result
    1  4      6    [[1, 2]]
    2  3      6    [[1, 2]]  3-5 is merged
    3  3      7    [[1, 2]]  6-7 is merged
    return [[1, 2], [3, 7], [8, 10]]
Level: 2
From: sort_and_merge; the list is sorted already, so copy the intervals on either side as they are,
  and merge only those in between
Ask: Which intervals does the new one leave as they are, and where in the list are they?
Beware: wrong/ends_inside_only, wrong/start_stays
Time: O(n)
Space: O(1) besides the result
"""


class Solution:
    def insert(self, intervals: list[list[int]], newInterval: list[int]) -> list[list[int]]:
        start, end = newInterval
        result = []
        i = 0
        while i < len(intervals) and intervals[i][1] < start:
            result.append(intervals[i])
            i += 1
        while i < len(intervals) and intervals[i][0] <= end:
            start = min(start, intervals[i][0])
            end = max(end, intervals[i][1])
            i += 1
        result.append([start, end])
        while i < len(intervals):
            result.append(intervals[i])
            i += 1
        return result
