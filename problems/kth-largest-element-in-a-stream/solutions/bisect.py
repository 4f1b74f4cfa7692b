"""Sorted list: binary search finds the index of a new number; the answer is k-th from the end.

`insort` inserts the number there. That is O(n), since all greater numbers move up by one place.

For ["KthLargest", "add", "add"],
[[2, [4, 5, 8]], [3], [7]]:

    val  self.ordered     return
    3    [3, 4, 5, 8]     5       the second from the end
    7    [3, 4, 5, 7, 8]  7
Level: 1
Beware: wrong/appends_unsorted, wrong/from_the_start
Time: O(n) to add a number, after O(n log n) for the numbers at the start
Space: O(n)
"""

from bisect import insort


class KthLargest:
    def __init__(self, k: int, nums: list[int]):
        self.k = k
        self.ordered = sorted(nums)

    def add(self, val: int) -> int:
        insort(self.ordered, val)
        return self.ordered[-self.k]
