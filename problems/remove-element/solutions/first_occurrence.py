"""Remove the first occurrence, again and again, until there is none.

Whether there is one is asked anew for each, so no index or iterator has to survive a removal.
Each question and each removal may go through the whole list.
Time: O(n²)
Space: O(1)
"""


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        while val in nums:
            nums.remove(val)
        return len(nums)
