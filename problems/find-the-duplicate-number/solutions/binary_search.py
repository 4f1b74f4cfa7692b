"""Binary search on the answer: are there more than m numbers up to m, the middle of the range?

If the repeated number is above m, each number up to m occurs at most once, so there are at most m
of them. Otherwise, each number above m occurs at most once, so there are at most n - m of them
among the n + 1, and more than m are left.

For nums = [1, 3, 4, 2, 2]:

    low  high  middle  count
    1    4     2       3      more than 2: the answer is at most 2
    1    2     1       1      not more than 1: the answer is above 1
    return 2
Level: 3
Beware: wrong/counts_from_low_on
Time: O(n log n): each step counts through the whole list
Space: O(1)
"""


class Solution:
    def findDuplicate(self, nums: list[int]) -> int:
        low, high = 1, len(nums) - 1
        while low < high:
            middle = (low + high) // 2
            count = sum(number <= middle for number in nums)
            if count > middle:
                high = middle
            else:
                low = middle + 1
        return low
