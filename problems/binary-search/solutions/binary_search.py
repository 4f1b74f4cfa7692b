"""Binary search: compare the target with the middle item, and drop the half that cannot hold it.

The invariant: if the target is in the list, its index is between `low` and `high`, inclusive. The
items are in order, so if the middle item is too small, all items before it are too small as well.
The middle is dropped with its half. The range is empty when `low` exceeds `high`. Each comparison
leaves at most half of the range: of 10,000 items, at most 14 are compared.

For nums = [-1, 0, 3, 5, 9, 12], target = 5:

    middle  nums[middle]  low  high
    -       -             0    5     before the first step
    2       3             3    5     too small: go on to the right
    4       9             3    3     too large: go on to the left
    return 3              the middle of 3 and 3 is 3, and nums[3] is 5
Level: 2
From: brute_force; each comparison rules out a single item, although in a sorted list it rules out
  all items on one side as well, so compare with the middle item
Ask: If one item is compared and turns out to be too small, which other items are too small as well?
  Which item rules out the most, whatever the comparison says?
Beware: wrong/keeps_the_middle, wrong/last_item_unseen
Time: O(log n)
Space: O(1)
"""


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        low, high = 0, len(nums) - 1
        while low <= high:
            middle = (low + high) // 2
            if nums[middle] == target:
                return middle
            if nums[middle] < target:
                low = middle + 1
            else:
                high = middle - 1
        return -1
