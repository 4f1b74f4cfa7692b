"""Selection by halving: to find the item with k items before it, drop about k / 2 items per round.

Take about k / 2 items from the front of each list. The part that ends with the smaller item is
dropped: its items have fewer than k items before them, so the item wanted comes later. Each round
halves k, roughly, or uses up a list. If the number of items is even, both middle items are found.

For nums1 = [1, 3, 8], nums2 = [2, 4, 5, 7]:

    k  start1  start2
    3  0       0
    1  2       0       [1, 3] ends lower than [2, 4]: dropped
    0  2       1       [2] ends lower than [8]: dropped
    return 4           the smaller of 8 and 4
Level: 3
From: merge; the merge passes one item per step, so pass about k / 2 at once, in the list whose item
  at this distance is smaller
Beware: wrong/dropped_items_forgotten
Time: O(log(m + n))
Space: O(1)
"""


class Solution:
    def findMedianSortedArrays(self, nums1: list[int], nums2: list[int]) -> float:
        half, odd = divmod(len(nums1) + len(nums2), 2)
        upper = self.after(half, nums1, nums2)
        return upper if odd else (self.after(half - 1, nums1, nums2) + upper) / 2

    def after(self, k, nums1, nums2):
        """The item with k items before it when all items are in order."""
        start1 = start2 = 0
        while start1 < len(nums1) and start2 < len(nums2):
            if k == 0:
                return min(nums1[start1], nums2[start2])
            step = (k + 1) // 2
            end1 = min(start1 + step, len(nums1))
            end2 = min(start2 + step, len(nums2))
            if nums1[end1 - 1] < nums2[end2 - 1]:
                k -= end1 - start1
                start1 = end1
            else:
                k -= end2 - start2
                start2 = end2
        return nums1[start1 + k] if start1 < len(nums1) else nums2[start2 + k]
