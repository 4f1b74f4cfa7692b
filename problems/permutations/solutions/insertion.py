"""Insertion: insert each number at every place of every permutation of the earlier numbers.

Removing the last number of `nums`, wherever it is, leaves a permutation of the other numbers. So
each permutation is made from exactly one shorter permutation, at exactly one place. A permutation
of k numbers has k + 1 places: before each number, and at the end.

For nums = [1, 2, 3]:

    number  result
    -       [[]]
    1       [[1]]
    2       [[2, 1], [1, 2]]
    3       [[3, 2, 1], [2, 3, 1], [2, 1, 3], [3, 1, 2], [1, 3, 2], [1, 2, 3]]
Level: 3
From: brute_force; rows with a repeated number should never be built, so grow each permutation from
  a shorter one, which has none
Beware: wrong/never_at_the_end
Time: O(n · n!)
Space: O(n!) besides the result, the permutations of all numbers but the last
"""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = [[]]
        for number in nums:
            result = [
                [*permutation[:place], number, *permutation[place:]]
                for permutation in result
                for place in range(len(permutation) + 1)
            ]
        return result
