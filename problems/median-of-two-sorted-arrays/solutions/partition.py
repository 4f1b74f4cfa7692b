"""Binary search for a partition: cut both lists so that the lower half of all items is on the left.

The cut through the shorter list determines the other cut: the left sides together have half of the
items, rounded down. A cut is far enough to the right if the item after it is not less than the item
before the other cut. The first such cut is not too far, either: one index earlier, the test fails,
so the item just before this cut is less than the item after the other cut. Infinities stand in for
missing items.

For nums1 = [1, 8, 9], nums2 = [2, 3, 4, 7]:

    cut  low  high
    -    0    3     before the first step
    1    0    1     [1 | 8, 9] and [2, 3 | 4, 7]: 8 ≥ 3, far enough
    0    1    1     [| 1, 8, 9] and [2, 3, 4 | 7]: 1 < 4, not far enough
    return 4        the smaller of 8 and 4
Level: 2
From: merge; the lower half of all items is taken one by one, so search instead for the number of
  items that one list contributes to this half
Ask: If you knew how many items of one list are in the lower half of all items, how many items of
  the other list are in it? How could you tell that your number is too small?
Beware: wrong/cut_through_the_first, wrong/zero_as_minus_infinity
Time: O(log(min(m, n)))
Space: O(1)
"""

from math import inf


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        if len(nums1) > len(nums2):
            nums1, nums2 = nums2, nums1
        total = len(nums1) + len(nums2)
        low, high = 0, len(nums1)
        while low < high:
            cut = (low + high) // 2
            if nums1[cut] < nums2[total // 2 - cut - 1]:
                low = cut + 1
            else:
                high = cut
        cut1, cut2 = low, total // 2 - low
        right1 = nums1[cut1] if cut1 < len(nums1) else inf
        right2 = nums2[cut2] if cut2 < len(nums2) else inf
        if total % 2:
            return min(right1, right2)
        left1 = nums1[cut1 - 1] if cut1 > 0 else -inf
        left2 = nums2[cut2 - 1] if cut2 > 0 else -inf
        return (max(left1, left2) + min(right1, right2)) / 2
