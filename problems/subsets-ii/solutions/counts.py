"""Counting: choose how often each number occurs in the subset, from 0 times to its count.

These choices determine the subset, so no two combinations of choices make the same subset. Each
subset of the numbers so far is continued once for each choice.

For nums = [2, 1, 2]:

    number  count  result
    2       2      [[], [2], [2, 2]]
    1       1      [[], [1], [2], [2, 1], [2, 2], [2, 2, 1]]
Level: 3
From: cascading; at each number, one has to ask whether it repeats the previous one, so count the
  copies first: then nothing has to be sorted
Beware: wrong/count_left_out
Time: O(n · 2ⁿ)
Space: O(n · 2ⁿ), the result and the shorter subsets from which it is built
"""

from collections import Counter


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        result = [[]]
        for number, count in Counter(nums).items():
            result = [subset + [number] * times for subset in result for times in range(count + 1)]
        return result
