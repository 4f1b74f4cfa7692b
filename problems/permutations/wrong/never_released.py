"""Never releases a number, so no number is left after the first permutation."""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = []
        permutation = []
        used = set()

        def fill():
            if len(permutation) == len(nums):
                result.append(permutation[:])
                return
            for number in nums:
                if number not in used:
                    permutation.append(number)
                    used.add(number)
                    fill()
                    permutation.pop()

        fill()
        return result
