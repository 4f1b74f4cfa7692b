"""Formula: the sum of 0 to n is n · (n + 1) / 2; subtract the sum of the list.

The first and the last of the n + 1 numbers add up to n, and so does each pair further in, so the
average is n / 2. The difference of the two sums is the missing number. One of n and n + 1 is even,
so the division leaves no remainder.
Level: 2
From: hash_set; all numbers are stored to find a single one, so add them up instead: the total gives
  the missing number away
Ask: Which single number about all of 0 to n do you know without a list?
Beware: wrong/float_division, wrong/n_not_counted
Time: O(n)
Space: O(1)
"""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        n = len(nums)
        return n * (n + 1) // 2 - sum(nums)
