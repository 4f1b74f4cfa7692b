"""Makes the list one place too short, so it has no count for 10,000."""

VERDICT = "Runtime Error"

LEAST, GREATEST = -(10**4), 10**4


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        counts = [0] * (GREATEST - LEAST)
        for num in nums:
            counts[num - LEAST] += 1
        num, passed = GREATEST + 1, 0
        while passed < k:
            num -= 1
            passed += counts[num - LEAST]
        return num
