"""Bit manipulation, XOR of all numbers: equal numbers cancel out, and the single number remains.

a ^ a = 0 and a ^ 0 = a, and the order does not matter: each pair becomes 0, wherever its numbers
are. Negative numbers have infinitely many leading ones in Python; those of a pair cancel out, too.

For nums = [4, 1, 2, 1, 2]:

    number  single
    4       0
    1       4       100
    2       5       101
    1       7       111
    2       6       110: both 1s are gone
    return 4
Level: 2
Beware: wrong/xor_from_one
Time: O(n)
Space: O(1)
"""


class Solution:
    def singleNumber(self, nums: list[int]) -> int:
        single = 0
        for number in nums:
            single ^= number
        return single
