"""Bit manipulation, XOR of all numbers: equal numbers cancel out, and the single number remains.

XOR compares two numbers bit by bit, and has a 1 where they differ. So a ^ a = 0 and a ^ 0 = a, and
since the order does not matter, each pair becomes 0, wherever its numbers are. In Python, a
negative number has infinitely many leading ones; the ones of two equal numbers cancel out, too.

For nums = [4, 1, 2, 1, 2]:

    number  single
    4       4       100
    1       5       101
    2       7       111
    1       6       110: both 1s are gone
    2       4       100: both 2s are gone
Level: 2
From: hash_set; the set needs O(n) space only to let equal numbers cancel out, so let their bits
  cancel out in a single number
Ask: What would a single variable have to do, so that the second 4 undoes what the first 4 did,
  whatever came between them?
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
