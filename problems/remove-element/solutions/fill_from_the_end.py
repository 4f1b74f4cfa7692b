"""Fill each gap with the last item: since any order will do, nothing else has to move.

Nothing from `end` on counts any more. An item that comes from the end has not been looked at yet,
so `i` stays where it is. There is one assignment for each item removed, and none for those kept.
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
