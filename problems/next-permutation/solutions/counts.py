"""Counting: count the numbers from the end until one is less than the next; refill from the counts.

The smaller number is counted, too, and the next larger counted number takes its place. The counts
yield the rest in ascending order, so the end needs neither searching nor sorting.
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
