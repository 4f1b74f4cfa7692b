"""Removes items from the list that it iterates over, and skips the item after each of them."""


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        for number in nums:
            if number == val:
                nums.remove(val)
        return len(nums)
