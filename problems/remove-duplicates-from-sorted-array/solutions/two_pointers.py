"""Two pointers: one reads every item, and the other marks where the next new value goes.

The invariant: the values kept so far are the first `kept` items. Since equal values are neighbours,
a value is new if it differs from the last value kept. No value is written ahead of the reader, so
nothing is overwritten before it is read.

For nums = [1, 1, 2, 2, 3]:

    value  kept  nums
    1      1     [1, 1, 2, 2, 3]
    1      1     [1, 1, 2, 2, 3]
    2      2     [1, 2, 2, 2, 3]
    2      2     [1, 2, 2, 2, 3]
    3      3     [1, 2, 3, 2, 3]
    return 3
Level: 2
From: delete_backwards; each deletion moves all later items by one place, so leave the repeated
  items alone, and write each new value once, to the place where it belongs
Ask: To which single item must you compare a value to tell whether it is new? Where does a new value
  belong?
Beware: wrong/compares_with_free_place
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
