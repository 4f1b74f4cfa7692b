"""Backtracking: extend the subset by each later number in turn, then take that number back.

Each call stands for one subset, and records a copy of it, because all calls share one list. A
subset grows only by numbers that come after its last number in `nums`. So its numbers are in the
order of `nums`, and no subset is made twice.

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
From: take_or_leave; a call that leaves a number out only passes the same subset on, so go straight
  to the next number that is taken, and let every call record a subset
Ask: Which numbers may come next, if each subset is to be built in one order only?
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
