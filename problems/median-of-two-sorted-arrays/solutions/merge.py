"""Two pointers: merge the lists, always taking the smaller of two items, but stop at the middle.

The next item in order is the smaller of the two items at the pointers, or, once a list is used up,
the other list's item. Only the last two items are kept. After total // 2 + 1 items, they are the
lower and upper middle items; if the total is odd, the upper item is the median.

For nums1 = [1, 3], nums2 = [2, 4]:

    i  j  lower  upper
    0  0  None   None
    1  0  None   1
    1  1  1      2
    2  1  2      3
    return 2.5
Level: 2
From: sort; sorting orders all items, although both lists are in order already, so walk along both,
  past the smaller of two items each time, and stop in the middle
Ask: Which item of the two lists is the smallest of all, and which comes next? When can you stop?
Beware: wrong/loses_the_rest, wrong/reads_past_a_used_up_list
Time: O(m + n)
Space: O(1)
"""


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        total = len(nums1) + len(nums2)
        i = j = 0
        lower = upper = None
        for _ in range(total // 2 + 1):
            lower = upper
            if j == len(nums2) or (i < len(nums1) and nums1[i] < nums2[j]):
                upper = nums1[i]
                i += 1
            else:
                upper = nums2[j]
                j += 1
        return upper if total % 2 else (lower + upper) / 2
