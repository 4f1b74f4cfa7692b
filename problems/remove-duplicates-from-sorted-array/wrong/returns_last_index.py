"""Returns the index of the last value kept, which is one less than their number."""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        last = 0
        for value in nums:
            if value != nums[last]:
                last += 1
                nums[last] = value
        return last
