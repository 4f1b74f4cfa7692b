"""Two passes: first put all values into a dictionary, then look for each item's partner in it.

Of equal values, the dictionary keeps the last index. If the two items of the answer are equal, the
first of them still finds the second. An item that finds itself is skipped.
Time: O(n), if hashing spreads the values as usual
Space: O(n)
"""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        last = {number: i for i, number in enumerate(nums)}
        for i, number in enumerate(nums):
            partner = last.get(target - number, i)
            if partner != i:
                return [i, partner]
