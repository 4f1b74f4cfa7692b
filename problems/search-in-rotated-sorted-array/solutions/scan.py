"""Look at every item until the target is found.

This makes no use of the order, so it is not as fast as the statement asks. 5000 items are too few
to tell, since `in` and `index` are fast loops.
Time: O(n)
Space: O(1)
"""


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        return nums.index(target) if target in nums else -1
