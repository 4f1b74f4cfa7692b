"""Carry one interval along: if it and the next do not overlap, the one that ends first is finished.

If the two overlap, they merge, and the merged interval is carried. Otherwise, the one that ends
first goes into the result, and the other is carried, as it may overlap later intervals. The
interval carried at the end is added last.

For intervals = [[1, 2], [3, 5], [6, 7], [8, 10]], newInterval = [4, 6]:

    interval  carried  result
    -         [4, 6]   []
    [1, 2]    [4, 6]   [[1, 2]]
    [3, 5]    [3, 6]   [[1, 2]]          merged
    [6, 7]    [3, 7]   [[1, 2]]          merged
    [8, 10]   [8, 10]  [[1, 2], [3, 7]]
    return [[1, 2], [3, 7], [8, 10]]
Level: 3
From: three_phases; three loops go through the list, one after another, so carry one interval along
  instead, and compare it with each interval in a single loop
Beware: wrong/carried_is_lost
Time: O(n)
Space: O(1) besides the result
"""


class Solution:
    def insert(self, intervals: list[list[int]], newInterval: list[int]) -> list[list[int]]:
        result = []
        carried = newInterval
        for interval in intervals:
            if interval[1] < carried[0]:
                result.append(interval)
            elif carried[1] < interval[0]:
                result.append(carried)
                carried = interval
            else:
                carried = [min(carried[0], interval[0]), max(carried[1], interval[1])]
        result.append(carried)
        return result
