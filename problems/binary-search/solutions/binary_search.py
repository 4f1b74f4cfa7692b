"""Binary search: compare the target with the middle item, and drop the half that cannot hold it.

The invariant: if the target is in the list, its index is from `low` to `high`, both included. The
items are in order, so if the middle item is too small, all items before it are too small as well.
The middle is dropped with its half. The range is empty when `low` exceeds `high`. Each comparison
leaves at most half of the range: of 10,000 items, at most 14 are compared.

For nums = [-1, 0, 3, 5, 9, 12], target = 5:

    low  high  middle  nums[middle]
    0    5     2       3             too small: go on to the right
    3    5     4       9             too large: go on to the left
    3    3     3       5
    return 3
Level: 2
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
