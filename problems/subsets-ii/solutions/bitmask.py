"""Bitmask over the sorted list: skip masks that leave out a number but take an equal one after it.

For [2, 2, 2], the masks 0b000, 0b001, 0b011 and 0b111 are kept: one for each number of 2s. Every
other mask takes a 2 but not the 2 to its left. So exactly one mask is kept for each subset.
Level: 4
From: brute_force; the set holds every subset to recognize repetitions, so look at the mask instead,
  which shows by itself whether its subset is a repetition
Time: O(n · 2ⁿ)
Space: O(n) besides the result
"""


class Solution:
    def subsetsWithDup(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        equal_before = [i for i in range(1, len(nums)) if nums[i] == nums[i - 1]]
        return [
            [number for i, number in enumerate(nums) if (mask >> i) & 1]
            for mask in range(1 << len(nums))
            if not any((mask >> (i - 1) & 0b11) == 0b10 for i in equal_before)
        ]
