"""Binary search on the answer: the largest number with at least k items at or above it.

A larger number never has more items at or above it, so the range can be halved. At least k items
are at or above the result, but fewer than k are above it, so some item equals the result.

For nums = [3, 2, 1, 5, 6, 4], k = 2:

    middle  low  high
    -       1    6
    4       4    6     3 items are 4 or more: enough
    5       5    6     2 items are 5 or more: enough
    6       5    5     only one is 6 or more
    return 5
Level: 3
From: counts; every possible number has a count, although one count shows whether the answer is
  above or below a number, so halve the range
Beware: wrong/rounds_down, wrong/returns_a_number_in_between
Time: O(n log m), for m = max(nums) - min(nums) + 1
Space: O(1)
"""


class Solution:
    def findKthLargest(self, nums: list[int], k: int) -> int:
        low, high = min(nums), max(nums)
        while low < high:
            middle = (low + high + 1) // 2
            if sum(num >= middle for num in nums) >= k:
                low = middle
            else:
                high = middle - 1
        return low
