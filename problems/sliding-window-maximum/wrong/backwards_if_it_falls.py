"""Goes backwards if the list ends lower than it starts, but the list may fall and rise on the way.

Reported as accepted in 2022.
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"
REPORTED = "LeetCode-Feedback #6671"


class Solution:
    def maxSlidingWindow(self, nums: list[int], k: int) -> list[int]:
        if nums[-1] < nums[0]:
            return self.maxSlidingWindow(nums[::-1], k)[::-1]
        largest = max(range(k), key=nums.__getitem__)
        result = [nums[largest]]
        for i in range(k, len(nums)):
            if largest == i - k:
                largest = max(range(i - k + 1, i + 1), key=nums.__getitem__)
            elif nums[i] >= nums[largest]:
                largest = i
            result.append(nums[largest])
        return result
