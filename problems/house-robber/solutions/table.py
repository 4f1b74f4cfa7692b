"""Dynamic programming: a table of the most money that can be taken from the first i houses.

House number i, which is nums[i - 1], is either left alone, or robbed while its neighbour is left
alone:

    most[i] = max(most[i - 1], most[i - 2] + nums[i - 1])

The base cases are no house, most[0] = 0, and one house, most[1] = nums[0]. Both entries on the
right belong to shorter streets, so they are final when they are read.

For nums = [2, 7, 9, 3, 1]:

    i  most
    -  [0, 2]
    2  [0, 2, 7]                 7 is more than 2
    3  [0, 2, 7, 11]             2 + 9 is more than 7
    4  [0, 2, 7, 11, 11]         7 + 3 is less than 11
    5  [0, 2, 7, 11, 11, 12]     11 + 1 is more than 11
    return 12
Level: 2
From: memoized_recursion; from i = 1 on, the results become known in the order of i, so a loop can
  compute them in this order, without any recursion
Ask: Which shorter streets must be solved before the first i houses can be?
Beware: wrong/second_house_alone, wrong/every_other_house
Time: O(n)
Space: O(n)
"""


class Solution:
    def rob(self, nums: list[int]) -> int:
        most = [0, nums[0]]
        for i in range(2, len(nums) + 1):
            most.append(max(most[i - 1], most[i - 2] + nums[i - 1]))
        return most[len(nums)]
