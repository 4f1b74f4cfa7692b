"""Two pointers: one reads every item, and the other marks where the next item to keep goes.

The invariant: the items kept so far are the first `kept` items, in their original order. The writer
is never ahead of the reader, so nothing is overwritten before it is read.

For nums = [3, 1, 3, 2], val = 3:

    number  kept  nums
    3       0     [3, 1, 3, 2]
    1       1     [1, 1, 3, 2]
    3       1     [1, 1, 3, 2]
    2       2     [1, 2, 3, 2]
    return 2
Level: 2
From: filtered_copy; the items to keep are copied to a new list, although the front of the old list
  is free as soon as it has been read, so write them there
Ask: When item i is read, at most how many items have been kept? Which part of the list is free,
  then?
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
