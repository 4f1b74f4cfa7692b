"""Returns the index where the key of the target belongs, without checking the number there."""

from bisect import bisect_left


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        first = nums[0]

        def key(number):
            return number < first, number

        index = bisect_left(nums, key(target), key=key)
        return index if index < len(nums) else -1
