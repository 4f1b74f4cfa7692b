"""Binary search for a boundary: find the first item that is not less than the target.

The invariant: all items before `low` are less than the target, and no item from `high` on is. When
`low` and `high` meet, they are the boundary, and the target is there or nowhere. The end of the
range is not included, so the boundary may be after the last item. This form carries over to every
question whose answer changes at most once: with `<=` in place of `<`, it finds the first item that
is greater. `middle` is rounded down, so it is below `high`, and `high = middle` shrinks the range;
`low = middle` might not.

For nums = [-1, 0, 3, 5, 9, 12], target = 2:

    middle  nums[middle]  low  high
    -       -             0    6     before the first step
    3       5             0    3     not less: the boundary is here or before
    1       0             2    3     less: the boundary is after it
    2       3             2    2     not less: low and high meet
    return -1             nums[2] is not the target
Level: 2
From: binary_search; the search does not say where a missing target belongs, so ask of an item only
  whether it is less than the target, a question whose answer changes at most once
Ask: The items less than the target come first, then all other items: how would you find where the
  first part ends, without ever asking whether an item is equal?
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
