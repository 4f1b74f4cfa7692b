"""Makes the list one place too short, so that there is no count for 10,000."""

VERDICT = "Runtime Error"

LEAST, GREATEST = -(10**4), 10**4


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        counts = [0] * (GREATEST - LEAST)
        for num in nums:
            counts[num - LEAST] += 1
        num = GREATEST
        left = k - counts[num - LEAST]
        while left > 0:
            num -= 1
            left -= counts[num - LEAST]
        return num
