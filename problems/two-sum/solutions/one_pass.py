"""One pass with a dictionary: has the partner of this item been seen before?

The dictionary maps each value seen so far to its index. An item is looked up before it is put in,
so it is never its own partner, while an equal item that came earlier can be.
Time: O(n), if hashing spreads the values as usual
Space: O(n)
"""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        seen = {}
        for i, number in enumerate(nums):
            if target - number in seen:
                return [seen[target - number], i]
            seen[number] = i
