"""Put the numbers into a set, and ask for 0, 1, 2 ... until one is not there.

If 0 to n - 1 are all there, the missing number is n, the last one asked for.
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
