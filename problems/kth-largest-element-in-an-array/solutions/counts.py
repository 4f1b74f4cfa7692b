"""Counting: count how often each number occurs, then go down until k numbers are passed.

Only 20,001 numbers are possible, so a list has room for a count of each. No two numbers are
compared.
Level: 3
From: sort; numbers are compared, although only 20,001 values are possible, so count each value, and
  go down from the largest
Beware: wrong/negative_numbers_wrap
Time: O(n + m), for m possible numbers
Space: O(m)
"""

SMALLEST, LARGEST = -(10**4), 10**4


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        counts = [0] * (LARGEST - SMALLEST + 1)
        for num in nums:
            counts[num - SMALLEST] += 1
        num, passed = LARGEST + 1, 0
        while passed < k:
            num -= 1
            passed += counts[num - SMALLEST]
        return num
