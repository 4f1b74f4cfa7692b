"""One pass with a dictionary: has the partner of this item been seen before?

The dictionary maps each value seen so far to its index. It is searched for an item's partner before
the item is added, so no item is its own partner, while an equal one that came earlier can be.
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
