"""Counting from the end until a number is smaller than its successor; then write out the counts.

The counts give the next larger number and the ascending order of the rest without comparing any two
numbers of the end.
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
