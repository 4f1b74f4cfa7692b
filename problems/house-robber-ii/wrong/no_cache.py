"""Plain recursion: computes the same pairs of a house and a flag again and again.

Level: 1
Time: O(φⁿ), for the golden ratio φ = 1.618...
Space: O(n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def rob(self, nums: list[int]) -> int:
        def most_from(i, first_robbed):
            if i >= len(nums):
                return 0
            skipped = most_from(i + 1, first_robbed)
            if first_robbed and i == len(nums) - 1:
                return skipped
            return max(skipped, nums[i] + most_from(i + 2, first_robbed))

        return max(nums[0] + most_from(2, True), most_from(1, False))
