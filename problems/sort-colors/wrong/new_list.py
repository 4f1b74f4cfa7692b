"""Makes a new list of that name: the list that was given stays as it is."""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        nums = [0] * nums.count(0) + [1] * nums.count(1) + [2] * nums.count(2)
