"""Two pointers: swap each item that is not 0 with the first zero.

The invariant: all items from the first zero to just before the current item are zeros. So the
nonzero items stay in order, and the zeros move towards the end.

For nums = [1, 0, 0, 2]:

    i  number  zero  nums
    0  1       1     [1, 0, 0, 2]    swapped with itself
    1  0       1     [1, 0, 0, 2]
    2  0       1     [1, 0, 0, 2]
    3  2       2     [1, 2, 0, 0]    swapped with the first zero
Level: 2
From: write_then_fill; the zeros are overwritten and then written again, so swap each other item
  with the first zero instead, which keeps the zeros
Ask: Which item stands at the place where the next nonzero item is written, and where should it go?
Beware: wrong/order_lost
Time: O(n)
Space: O(1)
"""


class Solution:
    def moveZeroes(self, nums: list[int]) -> None:
        zero = 0  # the index of the first zero or, while there is none, of the current item
        for i, number in enumerate(nums):
            if number != 0:
                nums[zero], nums[i] = nums[i], nums[zero]
                zero += 1
