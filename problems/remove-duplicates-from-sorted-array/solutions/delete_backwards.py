"""Deletion from the end to the front: each item that equals its left neighbour is deleted.

A deletion moves all later items to the left by one. These have been checked already, so the indices
that are still to be checked are not affected.

For nums = [1, 1, 2, 2, 3]:

    i  nums
    4  [1, 1, 2, 2, 3]
    3  [1, 1, 2, 3]
    2  [1, 1, 2, 3]
    1  [1, 2, 3]
    return 3
Level: 1
Beware: wrong/advances_after_deleting
Time: O(n²), since a deletion takes O(n)
Space: O(1)
"""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        for i in reversed(range(1, len(nums))):
            if nums[i] == nums[i - 1]:
                del nums[i]
        return len(nums)
