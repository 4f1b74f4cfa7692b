"""Binary search: one half of the range is always in order, and its ends tell whether to search it.

The list drops in at most one place, so at most one half is out of order. The first half is in order
if its first item is not greater than the middle item. If the target is between the ends of the
ordered half, it can only be there; otherwise, it can only be in the other half.

For nums = [4, 5, 6, 7, 0, 1, 2], target = 0:

    middle  nums[middle]  in_first  low  high
    -       -             -         0    6     before the first step
    3       7             False     4    6     4 to 7 in order, without 0
    5       1             True      4    4     0 to 1 in order, with 0
    return 4
Level: 2
From: brute_force; every item may be looked at, although at least one half of any range is in order,
  and its ends show whether it can hold the target, so drop one half each time
Ask: The list is cut in the middle: can both halves be out of order? How would you see whether an
  ordered half holds the target?
Beware: wrong/assumes_first_half_in_order, wrong/strictly_below_the_middle
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
            if nums[low] <= nums[middle]:
                in_first = nums[low] <= target < nums[middle]
            else:
                in_first = not (nums[middle] < target <= nums[high])
            if in_first:
                high = middle - 1
            else:
                low = middle + 1
        return -1
