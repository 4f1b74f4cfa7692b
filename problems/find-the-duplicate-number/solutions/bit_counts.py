"""Bit manipulation, bit by bit: which bits occur more often in the list than in the numbers 1 to n?

The list consists of the numbers 1 to n and a second copy of one of them; each further copy replaces
another number. If the repeated number has a bit, the second copy adds 1 to the bit's count, and no
replacement lowers the count; if it lacks the bit, no copy raises the count.
Level: 4
From: binary_search; numbers are counted for one half of a range after another, so count ones for
  one bit after another instead: the answer comes bit by bit
Time: O(n log n): two counts for each bit of n
Space: O(1)
"""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        n = len(nums) - 1
        repeated = 0
        for place in range(n.bit_length()):
            bit = 1 << place
            expected = sum((number & bit) > 0 for number in range(1, n + 1))
            if sum((number & bit) > 0 for number in nums) > expected:
                repeated |= bit
        return repeated
