"""Returns the number with the longest run in the list, where the end is joined to the start.

Reported as accepted in 2021.
"""

REPORTED = "LeetCode-Feedback #3138"


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        if len(nums) <= 2:
            return nums[0]
        before, run, longest, result = None, 0, 0, None
        for number in nums + nums:
            if number == before:
                run += 1
                if run >= longest:
                    longest, result = run, number
            else:
                before, run = number, 1
        return result
