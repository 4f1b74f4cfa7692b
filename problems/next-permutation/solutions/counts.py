"""Counting: count the pivot and the suffix after it, and rewrite the suffix from the counts.

The pivot is the last number that is smaller than the number after it. The smallest counted number
that is larger takes its place. The counts then yield the rest in ascending order, so nothing is
sorted.
Level: 3
From: sort_the_rest; the numbers after the pivot are sorted by comparing them, although they are
  small numbers, so count them, and write them again in order
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
