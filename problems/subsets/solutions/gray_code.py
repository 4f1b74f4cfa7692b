"""Gray code: each subset is the one before with a single number added or removed.

The number to change in step 1, 2, 3, ... is the one whose place is that of the lowest 1 bit of the
step: the first number every other time, the second one every fourth time, and so on. Between two
changes of a number, those before it run through all of their subsets.
Time: O(n · 2ⁿ), if hashing spreads the numbers as usual
Space: O(n) besides the result
"""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        result = [[]]
        subset = set()
        for step in range(1, 1 << len(nums)):
            lowest = step & -step  # 0b100 for 0b1100
            subset ^= {nums[lowest.bit_length() - 1]}
            result.append([*subset])
        return result
