"""Binary search for a boundary: find the first item that is not less than the target.

The invariant: all items before `low` are less than the target, and all items from `high` on are
not. When `low` and `high` meet, they are the boundary, and the target is there or nowhere. The end
of the range is not included, so the boundary may be after the last item. This form carries over to
every question whose answer changes once: with `<=` in place of `<`, it finds the first item that is
greater. `middle` is rounded down, so it is below `high`, and `high = middle` shrinks the range;
`low = middle` might not.

For nums = [-1, 0, 3, 5, 9, 12], target = 2:

    low  high  middle  nums[middle]
    0    6     3       5             not less: the boundary is here or before
    0    3     1       0             less: the boundary is after it
    2    3     2       3             not less
    2    2     -       -             nums[2] is not the target
    return -1
Level: 2
Beware: wrong/drops_an_unseen_item
Time: O(log n)
Space: O(1)
"""


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        low, high = 0, len(nums)
        while low < high:
            middle = (low + high) // 2
            if nums[middle] < target:
                low = middle + 1
            else:
                high = middle
        return low if low < len(nums) and nums[low] == target else -1
