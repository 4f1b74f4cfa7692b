"""Counting: count from the end until a number is less than the next; then write the counts out.

The counts yield the next larger number, and then the rest in ascending order: the end needs neither
a search nor sorting.
Level: 3
Time: O(n + m), for numbers up to m
Space: O(m)
"""


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        counts = [0] * (max(nums) + 1)
        place = len(nums) - 1
        counts[nums[place]] += 1
        while place > 0 and nums[place - 1] >= nums[place]:
            place -= 1
            counts[nums[place]] += 1
        if place > 0:
            before = nums[place - 1]
            larger = before + 1
            while counts[larger] == 0:
                larger += 1
            nums[place - 1] = larger
            counts[larger] -= 1
            counts[before] += 1
        for number, count in enumerate(counts):
            for _ in range(count):
                nums[place] = number
                place += 1
