"""Keeps the result in a default argument, which still holds the permutations of earlier calls."""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        return self.fill([], nums)

    def fill(self, permutation, left, result=[]):  # noqa: B006 (the mistake)
        if not left:
            result.append(permutation)
        for i, number in enumerate(left):
            self.fill([*permutation, number], [*left[:i], *left[i + 1 :]])
        return result
