"""Binary search with the bisect module: `bisect_left` finds where the target belongs.

`bisect_left` returns the index of the first item that is not less than the target, or the length of
the list if there is none. If the target is in the list, it is that item. So two checks remain: does
the index exist, and is the target there?
Level: 2
From: binary_search_half_open; the standard library has this search, so call the library, and only
  check whether the target stands at the index that it returns
Ask: Where in the list would the target have to stand? How does this place tell whether the target
  is there?
Beware: wrong/reads_after_the_end, wrong/returns_insertion_point
Time: O(log n)
Space: O(1)
"""

from bisect import bisect_left


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        index = bisect_left(nums, target)
        return index if index < len(nums) and nums[index] == target else -1
