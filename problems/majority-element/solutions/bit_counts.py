"""Bit manipulation: each bit of the majority is what more than n / 2 numbers have in that position.

In every bit, the copies of the majority outvote all other numbers. 31 bits and the sign are enough.
In a negative number, the sign bit is 1 and stands for -2³¹: two's complement.
Level: 3
From: counts; a dictionary needs an entry for each distinct number, so count the ones of each of the
  32 bits instead, and put the majority together bit by bit
Beware: wrong/forgets_the_sign
Time: O(n · 32): one pass for each bit
Space: O(1)
"""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        result = 0
        for bit in range(32):
            if sum((number >> bit) & 1 for number in nums) > len(nums) // 2:
                result |= 1 << bit
        return result - (1 << 32) if result >> 31 else result
