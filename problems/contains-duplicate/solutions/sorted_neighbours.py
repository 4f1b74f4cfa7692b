"""Sort the list: then equal items are next to each other.

Every item is compared with the one after it. Nothing is hashed, so no choice of values makes
this slower than sorting is.
Time: O(n log n)
Space: O(n), which sorting may take
"""

from itertools import pairwise


class Solution:
    def containsDuplicate(self, nums: list[int]) -> bool:
        nums.sort()
        return any(one == next_one for one, next_one in pairwise(nums))
