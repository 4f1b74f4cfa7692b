"""Never counts the number that is replaced, so that number is missing from the rest."""


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        counts = [0] * (max(nums) + 1)
        place = len(nums) - 1
        counts[nums[place]] += 1
        while place > 0 and nums[place - 1] >= nums[place]:
            place -= 1
            counts[nums[place]] += 1
        if place > 0:
            larger = nums[place - 1] + 1
            while counts[larger] == 0:
                larger += 1
            nums[place - 1] = larger
            counts[larger] -= 1
        for number, count in enumerate(counts):
            for _ in range(count):
                nums[place] = number
                place += 1
