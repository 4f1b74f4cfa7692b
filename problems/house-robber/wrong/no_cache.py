"""Plain recursion, take or leave: computes the most for the same part of the street many times.

Level: 1
Time: O(φⁿ), for the golden ratio φ = 1.618...
Space: O(n), the recursion
"""

VERDICT = "Time Limit Exceeded"


class Solution:
    def rob(self, nums: list[int]) -> int:
        def most(i):
            if i <= 0:
                return 0
            return max(most(i - 1), most(i - 2) + nums[i - 1])

        return most(len(nums))
