"""Bursts a run of equal numbers at once; the last but one to burst is always the leftmost.

Reported as accepted in 2022.
"""

REPORTED = "LeetCode-Feedback #5785"


class Solution:
    def maxCoins(self, nums: list[int]) -> int:
        nums = [1, *nums, 1]
        known = {}

        def coins(i, j):
            count = j - i - 1
            if count == 0:
                return 0
            if (i, j) not in known:
                number, alike = nums[i + 1], len(set(nums[i + 1 : j])) == 1
                if count > 1 and alike and number >= max(nums[i], nums[j]):
                    last_two = nums[i] * number * number + nums[i] * number * nums[j]
                    known[i, j] = (count - 2) * number**3 + last_two
                else:
                    known[i, j] = max(
                        coins(i, last) + nums[i] * nums[last] * nums[j] + coins(last, j)
                        for last in range(i + 1, j)
                    )
            return known[i, j]

        return coins(0, len(nums) - 1)
