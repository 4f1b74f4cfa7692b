"""Two pointers, a reader and a writer: each item that is not 0 is written; zeros fill the rest.

At most as many items have been written as have been read, so the writer never overwrites an item
that is still to be read. The trace shows the first loop.

For nums = [1, 0, 0, 2]:

    number  end  nums
    1       1    [1, 0, 0, 2]
    0       1    [1, 0, 0, 2]
    0       1    [1, 0, 0, 2]
    2       2    [1, 2, 0, 2]    from index 2 on, zeros follow
Level: 2
From: filtered_copy; the items that are not 0 are copied to a second list, although the front of
  `nums` has been read by then, so write them there
Ask: Where in the list does the next nonzero item belong? Is the item that stands there still
  needed?
Beware: wrong/not_filled
Time: O(n)
Space: O(1)
"""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        end = 0
        for number in nums:
            if number != 0:
                nums[end] = number
                end += 1
        for i in range(end, len(nums)):
            nums[i] = 0
