"""Gray code: each subset differs from the previous subset by a single number.

In steps 1, 2, 3, ..., the lowest 1 bit of the step says which number to add or remove: nums[0] in
every other step, nums[1] in every fourth step, and so on. Between two changes of a number, the
numbers before it go through all of their subsets, so no subset is left out.

For nums = [1, 2, 3]:

    step  lowest  subset
    1     1       {1}
    2     2       {1, 2}
    3     1       {2}        0b011: 1 is removed
    4     4       {2, 3}     0b100: 3 is added
    5     1       {1, 2, 3}
    6     2       {1, 3}
    7     1       {3}
Level: 4
From: bitmask; from one mask to the next, many bits may change, so go through the masks in an order
  in which only one bit changes
Time: O(n · 2ⁿ)
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
