"""Two pointers: one reads every item, and the other is where the next different value is written.

The values kept so far are the first `kept` items. Since equal values are next to each other, a
value is new if it differs from the last one kept. The writer is never ahead of the reader, so
nothing is overwritten before it is read.
Time: O(n)
Space: O(1)
"""


class Solution:
    def removeDuplicates(self, nums: list[int]) -> int:
        kept = 1
        for value in nums:
            if value != nums[kept - 1]:
                nums[kept] = value
                kept += 1
        return kept
