"""Has room for the numbers from 0 to 99, but not for 100."""

VERDICT = "Runtime Error"


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        counts = [0] * 100
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
