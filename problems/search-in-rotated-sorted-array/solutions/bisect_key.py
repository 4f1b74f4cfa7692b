"""`bisect` with a key in which the list is in order: first the part, then the number.

All that was moved to the end is below the first item, and nothing else is. So (number < first,
number) is (False, number) before it and (True, number) from there on, and pairs compare by
their first entry, where False is less than True. The target gets such a key, too.
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
