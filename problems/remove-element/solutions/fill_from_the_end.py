"""Two pointers from both ends: fill each gap with the last item, since any order will do.

The items from `end` on no longer count. An item taken from the end has not been checked yet, so `i`
stays where it is. There is one assignment for each item removed, and none for the items kept.

For nums = [3, 1, 2, 3], val = 3:

    i  end  nums
    0  4    [3, 1, 2, 3]
    0  3    [3, 1, 2, 3]  3 is replaced with the last item, which is a 3, too
    0  2    [2, 1, 2, 3]  3 is replaced with 2
    1  2    [2, 1, 2, 3]  2 is kept
    2  2    [2, 1, 2, 3]  1 is kept
    return 2
Level: 3
From: two_pointers; every item that is kept may be moved, although the order does not matter, so
  fill only the gaps, with items from the end
Beware: wrong/passes_what_it_moved
Time: O(n)
Space: O(1)
"""


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        i, end = 0, len(nums)
        while i < end:
            if nums[i] == val:
                end -= 1
                nums[i] = nums[end]
            else:
                i += 1
        return end
