"""Counts through the old indexes while the list gets shorter, and ends beyond its last item."""

VERDICT = "Runtime Error"


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        for i in range(len(nums)):
            if nums[i] == val:
                nums.pop(i)
        return len(nums)
