"""Hash map: count every number, until one has been there more than n / 2 times.

Time: O(n)
Space: O(n)
"""


class Solution:
    def majorityElement(self, nums: list[int]) -> int:
        counts = {}
        for number in nums:
            counts[number] = counts.get(number, 0) + 1
            if counts[number] > len(nums) // 2:
                return number
