"""Binary search on the answer: if more than m items are at most m, the repeated number is, too.

`middle` is m, and `count` says how many items are at most m. If the repeated number is above m,
each number up to m occurs at most once, so `count` is at most m. Otherwise, each number above m
occurs at most once, so at most n - m of the n + 1 items are above m, and `count` exceeds m.

For nums = [1, 3, 4, 2, 2]:

    middle  count  low  high
    -       -      1    4     before the first step
    2       3      1    2     more than 2: the answer is at most 2
    1       1      2    2     not more than 1: the answer is above 1
    return 2
Level: 3
From: wrong/nested_loops; each number is compared with all others, so count the numbers up to m
  instead, which shows on which side of m the repeated number is
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
