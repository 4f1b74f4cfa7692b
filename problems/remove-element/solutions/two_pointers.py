"""Two pointers: one reads every item, and the other is where the next item to keep is written.

The items kept so far are the first `kept` ones, in their old order. The writer is never ahead of
the reader, so nothing is overwritten before it is read.
Time: O(n)
Space: O(1)
"""


class Solution:
    def removeElement(self, nums: list[int], val: int) -> int:
        kept = 0
        for number in nums:
            if number != val:
                nums[kept] = number
                kept += 1
        return kept
