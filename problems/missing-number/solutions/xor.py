"""Bit manipulation, XOR of all indices, all numbers and n: two equal numbers cancel out.

The indices and n are the numbers 0 to n, and the list has the same numbers except for the missing
number. So only the missing number occurs once. Unlike a sum, the XOR never has more bits than n.

For nums = [3, 0, 1]:

    index  number  missing
    -      -       3        starts as n
    0      3       0        3 ^ 0 ^ 3
    1      0       1        0 ^ 1 ^ 0
    2      1       2        1 ^ 2 ^ 1
Level: 2
From: formula; in most languages, a sum may overflow, so let equal numbers cancel out bit by bit
  instead
Ask: Write 0 to n beside the list: which numbers stand there twice, and how do you let them cancel
  out?
Beware: wrong/xor_from_zero
Time: O(n)
Space: O(1)
"""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        missing = len(nums)
        for index, number in enumerate(nums):
            missing ^= index ^ number
        return missing
