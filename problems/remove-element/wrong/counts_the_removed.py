"""Returns how many items are removed, not how many are kept."""


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        removed = kept = 0
        for number in nums:
            if number != val:
                nums[kept] = number
                kept += 1
            else:
                removed += 1
        return removed
