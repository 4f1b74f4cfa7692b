"""Count how often each number occurs, and go down from the greatest until k have been passed.

There are only 20,001 different numbers, so a list has room for all their counts. Nothing has to be
compared.
Time: O(n + m), for m numbers that are allowed
Space: O(m)
"""

LEAST, GREATEST = -(10**4), 10**4


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        counts = [0] * (GREATEST - LEAST + 1)
        for num in nums:
            counts[num - LEAST] += 1
        num = GREATEST
        left = k - counts[num - LEAST]
        while left > 0:
            num -= 1
            left -= counts[num - LEAST]
        return num
