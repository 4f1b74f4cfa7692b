"""Brute force: tries every pair of items, up to 450 million of them.

Level: 1
Time: O(n²)
Space: O(1)
"""

REPORTED = "LeetCode-Feedback #6173"
VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        for i in range(len(numbers)):
            for j in range(i + 1, len(numbers)):
                if numbers[i] + numbers[j] == target:
                    return [i + 1, j + 1]
