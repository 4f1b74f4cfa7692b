"""Sorting by start: each interval in turn can overlap only with the last merged interval.

Each merged interval except the last one ends before the last one starts, and no later interval
starts earlier, so these are final. The new interval may lie inside the last one, so the merged end
is the larger of the two ends.

For intervals = [[1, 4], [6, 8], [2, 3], [7, 9]]:

    start  end  merged
    -      -    []
    1      4    [[1, 4]]
    2      3    [[1, 4]]          inside the last one
    6      8    [[1, 4], [6, 8]]
    7      9    [[1, 4], [6, 9]]  the last one grows
    return [[1, 4], [6, 9]]
Level: 2
From: brute_force; an interval may come anywhere, so each is compared with all merged ones. Take the
  intervals in order instead
Ask: In which order should the intervals come, so that a merged interval is final as soon as the
  next one begins?
Beware: wrong/last_end_counts, wrong/not_sorted
Time: O(n log n)
Space: O(n), the sorted copy
"""


class Solution:
    def merge(self, intervals: list[list[int]]) -> list[list[int]]:
        merged = []
        for start, end in sorted(intervals):
            if merged and start <= merged[-1][1]:
                merged[-1][1] = max(merged[-1][1], end)
            else:
                merged.append([start, end])
        return merged
