"""XORs the list with 1 to n, as if the repeated number always occurred exactly twice."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        repeated = 0
        for number in nums:
            repeated ^= number
        for number in range(1, len(nums)):
            repeated ^= number
        return repeated
