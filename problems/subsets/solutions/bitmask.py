"""Bitmask: count from 0 to 2ⁿ - 1; the 1 bits of each mask say which numbers are in the subset.

Each number is in a subset or not, like a bit that is 1 or 0. So subsets and n-bit masks correspond
one to one, and counting through all masks makes each subset once. Bit i stands for nums[i].

For nums = [5, 6]:

    mask  result
    0     [[]]                    0b00 takes nothing
    1     [[], [5]]               0b01 takes nums[0]
    2     [[], [5], [6]]          0b10 takes nums[1]
    3     [[], [5], [6], [5, 6]]  0b11 takes both
Level: 3
From: cascading; the list doubles with each number, as there is one subset for each number of n
  bits, so count through these numbers, and build each subset on its own
Beware: wrong/stops_before_the_last_mask
Time: O(n · 2ⁿ)
Space: O(1) besides the result
"""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        result = []
        for mask in range(1 << len(nums)):
            subset = [number for i, number in enumerate(nums) if (mask >> i) & 1]
            result.append(subset)
        return result
