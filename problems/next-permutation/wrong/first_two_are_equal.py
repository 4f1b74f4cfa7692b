"""Does not recognize the last order if the first two numbers of the list are equal.

Reported as accepted in 2026.
"""

REPORTED = "LeetCode-Feedback #36635"


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        if len(nums) == 1:
            return
        end = []
        place = len(nums) - 1
        while place > 0:
            end.append(nums[place])
            place -= 1
            if nums[place] < nums[place + 1]:
                break
        if place == 0 and nums[0] > end[-1]:
            nums.reverse()
            return
        for i, number in enumerate(end):
            if number > nums[place]:
                nums[place], end[i] = number, nums[place]
                break
        nums[place + 1 :] = end
