"""Delete each item that equals the one before it, starting at the end of the list.

A deletion moves all later items to the left by one. These have been looked at already, so the
indexes that are still to come are not affected.
Time: O(n²), since a deletion takes O(n)
Space: O(1)
"""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        for i in reversed(range(1, len(nums))):
            if nums[i] == nums[i - 1]:
                del nums[i]
        return len(nums)
