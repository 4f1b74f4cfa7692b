"""Makes the list one place too short, so it has no count for 10,000."""

VERDICT = "Runtime Error"

SMALLEST, LARGEST = -(10**4), 10**4


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        counts = [0] * (LARGEST - SMALLEST)
        for num in nums:
            counts[num - SMALLEST] += 1
        num, passed = LARGEST + 1, 0
        while passed < k:
            num -= 1
            passed += counts[num - SMALLEST]
        return num
