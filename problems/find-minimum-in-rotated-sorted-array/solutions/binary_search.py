"""Binary search: compare the middle with the last item of the range to tell where the smallest is.

The invariant: the smallest item is in the range from `low` to `high`. If the middle item is greater
than the last item, the list drops between the two, so the smallest item is after the middle.
Otherwise, the items from the middle to the last ascend, so the smallest item is the middle one or
comes before it.

For nums = [4, 5, 6, 7, 0, 1, 2]:

    middle  nums[middle]  low  high
    -       -             0    6     before the first step
    3       7             4    6     7 > 2: the drop is to the right
    5       1             4    5     1 < 2: the items ascend from the middle
    4       0             4    4     0 < 1
    return 0
Level: 2
From: brute_force; the items are read one by one, although a comparison with the last item shows on
  which side the smallest is, so compare the middle item, and drop half of the list
Ask: On which side of the smallest item are the items that are greater than the last item? What does
  one comparison with the last item show?
Beware: wrong/against_the_first, wrong/drops_the_middle
Time: O(log n)
Space: O(1)
"""


class Solution:
    def findMin(self, nums: list[int]) -> int:
        low, high = 0, len(nums) - 1
        while low < high:
            middle = (low + high) // 2
            if nums[middle] > nums[high]:
                low = middle + 1
            else:
                high = middle
        return nums[low]
