"""Hash set: put the numbers into a set, and look up 0, 1, 2 ... until a number is not in the set.

If 0 to n - 1 are all in the set, the missing number is n, where the loop stops.

For nums = [1, 0, 3]:

    there      missing
    {0, 1, 3}  0
    {0, 1, 3}  1
    {0, 1, 3}  2
    return 2
Level: 1
Time: O(n)
Space: O(n)
"""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        there = set(nums)
        missing = 0
        while missing in there:
            missing += 1
        return missing
