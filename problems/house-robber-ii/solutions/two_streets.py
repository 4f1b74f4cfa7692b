"""Dynamic programming on two streets: the circle without its first house, and without its last.

The first and the last house are neighbours, so at least one is left alone. The rest form a street,
which House Robber solves. With a single house, both streets are empty, so it is a special case.

For nums = [2, 7, 9, 3]:

    nums       money  before_last  last
    [7, 9, 3]  7      0            7
    [7, 9, 3]  9      7            9
    [7, 9, 3]  3      9            10    7 + 3
    return 10
    [2, 7, 9]  2      0            2
    [2, 7, 9]  7      2            7
    [2, 7, 9]  9      7            11    2 + 9
    return 11
    return 11
Level: 2
From: memoized_recursion; the flag matters at the last house only, so decide first which end of the
  street is left alone
Ask: Of the first and the last house, which must a plan leave alone? What remains of the circle
  then?
Beware: wrong/street_is_straight, wrong/leaves_out_a_single_house
Time: O(n)
Space: O(n), the slices
"""


class Solution:
    def rob(self, nums: list[int]) -> int:
        if len(nums) == 1:
            return nums[0]
        return max(self.street(nums[1:]), self.street(nums[:-1]))

    def street(self, nums):
        """The most money from houses in a row."""
        before_last, last = 0, 0
        for money in nums:
            before_last, last = last, max(last, before_last + money)
        return last
