"""`bisect` with a key by which the rotated list is in order: first the part, then the number.

All that was moved to the end is below the first item, and nothing else is. So the keys, (number <
first, number), begin with False before it and with True from there on. Pairs compare by their
first entries, and False is less than True. The target gets such a key, too.
Time: O(log n)
Space: O(1)
"""

from bisect import bisect_left


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        first = nums[0]

        def key(number):
            return number < first, number

        index = bisect_left(nums, key(target), key=key)
        return index if index < len(nums) and nums[index] == target else -1
