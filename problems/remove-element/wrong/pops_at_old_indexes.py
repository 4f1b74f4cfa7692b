"""Goes through the original indices while the list gets shorter, and runs past its end."""

VERDICT = "Runtime Error"


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        for i in range(len(nums)):
            if nums[i] == val:
                nums.pop(i)
        return len(nums)
