"""Bit set of the sums: each sum is a bit of one integer, and one shift adds a number to all sums.

Bit s is set if some of the numbers so far have the sum s. Each number may be left out or taken, so
the shifted bits join the unshifted bits.

For nums = [1, 2, 3]:

    number  sums
    1       3     binary 11: the sums 1 and 0
    2       15    binary 1111: the sums 3, 2, 1 and 0
    3       127   bit 3, half of the total, is set
    return True
Level: 3
From: one_row; a row of truth values is a row of bits, so let a single shift move all of them
Beware: wrong/sixty_four_bits
Time: O(n · total) bit operations, 30 at a time
Space: O(total) bits
"""


class Solution:
    def canPartition(self, nums: list[int]) -> bool:
        total = sum(nums)
        if total % 2 == 1:
            return False
        sums = 1
        for number in nums:
            sums |= sums << number
        return ((sums >> (total // 2)) & 1) == 1
