"""Sorting by start: add the new interval, sort, and merge all that overlap, as in Merge Intervals.

An interval joins the last merged one if it starts no later than the last merged one ends; if not,
it is added. Python's sort notices that the old intervals are in order, and only has to insert the
new one.

For intervals = [[1, 2], [3, 5], [6, 7], [8, 10]], newInterval = [4, 6]:

    start  end  result
    -      -    []
    1      2    [[1, 2]]
    3      5    [[1, 2], [3, 5]]
    4      6    [[1, 2], [3, 6]]           the new interval
    6      7    [[1, 2], [3, 7]]
    8      10   [[1, 2], [3, 7], [8, 10]]
    return [[1, 2], [3, 7], [8, 10]]
Level: 1
Time: O(n log n); O(n) with Python's sort, which finds the runs that are already in order
Space: O(n), the sorted copy
"""


class Solution:
    def insert(self, intervals: list[list[int]], newInterval: list[int]) -> list[list[int]]:
        result = []
        for start, end in sorted([*intervals, newInterval]):
            if result and start <= result[-1][1]:
                result[-1][1] = max(result[-1][1], end)
            else:
                result.append([start, end])
        return result
