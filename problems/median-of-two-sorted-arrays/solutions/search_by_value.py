"""Binary search on the answer: among all possible numbers, not among the items.

The item with k items before it is the smallest number x such that more than k items are at most x.
The number of items up to x never falls as x grows, so bisect can search for x. In each list,
another binary search counts the items up to x.
Level: 4
From: partition; the cuts need care at the ends of the lists, so search among the numbers instead:
  counting the items up to a number needs no such care
Time: O(log v · log(m + n)), for v possible values of an item
Space: O(1)
"""

from bisect import bisect_right

NUMBERS = range(-(10**6), 10**6 + 1)


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        def items_up_to(number):
            return bisect_right(nums1, number) + bisect_right(nums2, number)

        def after(k):
            """The item with k items before it when all items are in order."""
            return NUMBERS[bisect_right(NUMBERS, k, key=items_up_to)]

        half, odd = divmod(len(nums1) + len(nums2), 2)
        return after(half) if odd else (after(half - 1) + after(half)) / 2
