"""Cascading: start with the empty subset; each number is added to a copy of every subset so far.

A subset without the new number is in the list already; a subset with the new number is one of the
copies. So after each number, the list holds all subsets of the numbers so far.

For nums = [1, 2, 3]:

    number  result
    -       [[]]
    1       [[], [1]]
    2       [[], [1], [2], [1, 2]]
    3       [[], [1], [2], [1, 2], [3], [1, 3], [2, 3], [1, 2, 3]]
Level: 1
Beware: wrong/grows_while_it_reads
Time: O(n · 2ⁿ)
Space: O(2ⁿ) besides the result, for the list of the new subsets
"""


class Solution:
    def subsets(self, nums: list[int]) -> list[list[int]]:
        result = [[]]
        for number in nums:
            result += [[*subset, number] for subset in result]
        return result
