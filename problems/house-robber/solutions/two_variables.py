"""Dynamic programming in two variables: leave a house alone, or rob it and not the one before it.

`last` is the most money up to the previous house, `before_last` the most up to the house before it.
table.py reads no older entries, so these two variables replace its table.

For nums = [2, 7, 9, 3, 1]:

    money  before_last  last
    2      0            0
    7      0            2
    9      2            7
    3      7            11
    1      11           11
    return 12
Level: 3
Beware: wrong/one_after_the_other
Time: O(n)
Space: O(1)
"""


class Solution:
    def rob(self, nums: list[int]) -> int:
        before_last, last = 0, 0
        for money in nums:
            before_last, last = last, max(last, before_last + money)
        return last
