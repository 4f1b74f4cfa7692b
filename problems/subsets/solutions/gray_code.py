"""Gray code: each subset differs from the previous subset by a single number.

In step 1, 2, 3, ..., the lowest 1 bit of the step number says which number to add or remove:
nums[0] every other step, nums[1] every fourth step, and so on. Between two changes of a number, the
numbers before it go through all of their subsets, so no subset is left out.

For nums = [1, 2, 3]:

    step  lowest  subset
    1     1       set()
    2     2       {1}
    3     1       {1, 2}
    4     4       {2}       remove 1
    5     1       {2, 3}
    6     2       {1, 2, 3}
    7     1       {1, 3}
Level: 4
Time: O(n · 2ⁿ) on average, with hashing
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
