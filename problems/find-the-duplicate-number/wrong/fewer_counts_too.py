"""Sets each bit whose count differs from the expected count, even if the count is too low."""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        n = len(nums) - 1
        repeated = 0
        for place in range(n.bit_length()):
            bit = 1 << place
            expected = sum((number & bit) > 0 for number in range(1, n + 1))
            if sum((number & bit) > 0 for number in nums) != expected:
                repeated |= bit
        return repeated
