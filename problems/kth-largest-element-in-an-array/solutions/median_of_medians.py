"""Quickselect with the median of medians as pivot: the median of the medians of groups of five.

At least half of the medians are at least the pivot, and each brings two more numbers of its group.
By symmetry, as many are at most the pivot. So a round drops at least three tenths of the numbers,
up to a constant, whatever their order. The pivot is found by the same method among the medians, a
fifth of the numbers; since 1/5 + 7/10 is less than 1, all rounds together take O(n). The trace has
a line for each call, written when it ends.

For nums = [7, 2, 9, 4, 5, 8, 1, 6, 3, 10, 11], k = 3:

    k  medians     pivot  greater            less             return
    2  -           -      -                  -                6       the median of 5, 6 and 11
    1  -           -      -                  -                9       the only median
    3  [9]         9      [10, 11]           [7, 8]           9       of the greater numbers
    3  [5, 6, 11]  6      [7, 9, 8, 10, 11]  [2, 4, 5, 1, 3]  9
Level: 4
From: quickselect; every random pivot may be bad, so choose a pivot with many numbers on either side
Time: O(n)
Space: O(n)
"""


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        if len(nums) < 5:
            return sorted(nums)[-k]
        groups = [nums[i : i + 5] for i in range(0, len(nums), 5)]
        medians = [sorted(group)[len(group) // 2] for group in groups]
        pivot = self.findKthLargest(medians, (len(medians) + 1) // 2)
        greater = [num for num in nums if num > pivot]
        less = [num for num in nums if num < pivot]
        not_less = len(nums) - len(less)
        if k <= len(greater):
            return self.findKthLargest(greater, k)
        if k > not_less:
            return self.findKthLargest(less, k - not_less)
        return pivot
