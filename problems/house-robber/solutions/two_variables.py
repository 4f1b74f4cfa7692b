"""Dynamic programming in two variables: leave each house alone, or rob it and skip its neighbour.

`last` is the most money up to the previous house, `before_last` the most up to the house before it.
The table's older entries are not read again, so these two variables replace it.

For nums = [2, 7, 9, 3, 1]:

    money  before_last  last
    2      0            2
    7      2            7
    9      7            11    2 + 9
    3      11           11    7 + 3 is less than 11
    1      11           12    11 + 1
    return 12
Level: 3
From: table; each entry is needed only for the next two entries, so keep the last two entries
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
