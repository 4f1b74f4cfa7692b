"""Bit manipulation, XOR of all indices, all numbers and n: two equal numbers cancel out.

The indices and n are the numbers 0 to n; the list has the same numbers except for the missing one.
So only the missing number occurs once. Unlike a sum, the XOR never has more bits than n.

For nums = [3, 0, 1]:

    index  number  missing
    0      3       3        starts as n
    1      0       0        3 ^ 0 ^ 3
    2      1       1        0 ^ 1 ^ 0
    return 2
Level: 2
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
