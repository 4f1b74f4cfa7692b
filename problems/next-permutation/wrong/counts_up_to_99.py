"""Has room for the numbers from 0 to 99, and none for 100."""

VERDICT = "Runtime Error"


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        counts = [0] * 100
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
