"""Boyer and Moore's majority vote: strike out pairs of different numbers, and see what is left.

Each pair takes away at most one of the majority, which outnumbers all others, so some of it is
left. What has not been struck out is always one number, several times.
Time: O(n)
Space: O(1)
"""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        candidate, votes = nums[0], 0
        for number in nums:
            if votes == 0:
                candidate = number
            votes += 1 if number == candidate else -1
        return candidate
