"""0/1 knapsack in one large integer: its digits count ways, and a shift adds to all sums at once.

Each digit counts the ways to make one sum. With 21 bits per digit, no count overflows into the next
digit: there are at most 2^20 ways. Digit 0 is for the smallest sum, -total. A plus instead of a
minus raises a sum by twice the number, so each number adds a copy of all digits, shifted by twice
its value.
Level: 4
From: one_row; every entry is added to the entry a fixed distance away, so pack the row into one
  integer, and let one shift and one addition do it at once
Beware: wrong/sixteen_bits_a_digit
Time: O(n · total) bit operations, 30 at a time; a digit has 21 bits
Space: O(total) bits
"""

BITS = 21


class Solution:
    def findTargetSumWays(self, nums: list[int], target: int) -> int:
        total = sum(nums)
        if abs(target) > total:
            return 0
        ways = 1
        for number in nums:
            ways += ways << (2 * number * BITS)
        return (ways >> ((total + target) * BITS)) & ((1 << BITS) - 1)
