"""Dynamic programming: a table of the most money that can be taken from the first i houses.

The robber either leaves the latest house alone, or robs it and leaves its neighbour alone:

    most[i + 1] = max(most[i], most[i - 1] + nums[i])

The base cases are no house, most[0] = 0, and one house, most[1] = nums[0].

For nums = [2, 7, 9, 3, 1]:

    i  most
    1  [0, 2]
    2  [0, 2, 7]
    3  [0, 2, 7, 11]          2 + 9 is more than 7
    4  [0, 2, 7, 11, 11]      7 + 3 is less than 11
    return 12
Level: 2
Beware: wrong/second_house_alone, wrong/every_other_house
Time: O(n)
Space: O(n)
"""


class Solution:
    def rob(self, nums: list[int]) -> int:
        most = [0, nums[0]]
        for i in range(1, len(nums)):
            most.append(max(most[i], most[i - 1] + nums[i]))
        return most[-1]
