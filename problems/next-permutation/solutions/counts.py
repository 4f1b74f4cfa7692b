"""Count the numbers from the last one on, until one is smaller; then lay out what was counted.

The counts know the next larger number and the rising order of the rest without comparing any two
numbers of the end.
Time: O(n + m), for numbers up to m
Space: O(m)
"""


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        counts = [0] * (max(nums) + 1)
        place = len(nums) - 1
        largest = nums[place]
        counts[largest] += 1
        while place > 0 and nums[place - 1] >= largest:
            place -= 1
            largest = nums[place]
            counts[largest] += 1
        if place > 0:
            number = nums[place - 1]
            larger = number + 1
            while counts[larger] == 0:
                larger += 1
            nums[place - 1] = larger
            counts[larger] -= 1
            counts[number] += 1
        for number, count in enumerate(counts):
            nums[place : place + count] = [number] * count
            place += count
