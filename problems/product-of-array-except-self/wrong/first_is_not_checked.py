"""Never checks whether the first item is 0, and divides by it.

Reported as accepted in 2022.
"""

REPORTED = "LeetCode-Feedback #8179"
VERDICT = "Runtime Error"


class Solution:
    def productExceptSelf(self, nums: list[int]) -> list[int]:
        product, zeros = nums[0], []
        for i in range(1, len(nums)):
            if nums[i] == 0:
                zeros.append(i)
            else:
                product *= nums[i]
        if zeros:
            result = [0] * len(nums)
            if len(zeros) == 1:
                result[zeros[0]] = product
            return result
        return [product // number for number in nums]
