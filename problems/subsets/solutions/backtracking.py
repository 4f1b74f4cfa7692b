"""Backtracking: extend a subset by each of the numbers to the right of its last one, in turn.

So the numbers of a subset are always in the order of the list, and no subset is made twice. Every
call stands for one subset. The one list that all calls share is copied when it is kept.
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
