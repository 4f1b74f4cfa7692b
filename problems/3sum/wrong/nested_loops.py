"""Brute force: tries all triplets of items, up to 4.5 billion of them.

Level: 1
Time: O(n³)
Space: O(n²), the triplets found
"""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def threeSum(self, nums: list[int]) -> list[list[int]]:
        triplets = set()
        for i in range(len(nums)):
            for j in range(i + 1, len(nums)):
                for k in range(j + 1, len(nums)):
                    if nums[i] + nums[j] + nums[k] == 0:
                        triplets.add(tuple(sorted((nums[i], nums[j], nums[k]))))
        return [list(triplet) for triplet in triplets]
