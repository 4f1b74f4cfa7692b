"""Backtracking: extend the subset by each later number in turn, then take that number back.

Each call stands for one subset and records it. A subset grows only by numbers that come after its
last number. So its numbers are in the order of the list, and no subset is made twice. All calls
share one list, so the result gets a copy of it.

For nums = [1, 2, 3]:

    start  subset
    0      []
    1      [1]
    2      [1, 2]
    3      [1, 2, 3]
    3      [1, 3]     3 and 2 have been taken back
    2      [2]
    3      [2, 3]
    3      [3]
Level: 2
Beware: wrong/keeps_the_live_list, wrong/never_takes_back
Time: O(n · 2ⁿ)
Space: O(n) besides the result
"""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        result = []
        subset = []

        def extend(start):
            result.append(subset[:])
            for i in range(start, len(nums)):
                subset.append(nums[i])
                extend(i + 1)
                subset.pop()

        extend(0)
        return result
