"""Two pointers: swap the number before the falling end with the next larger; reverse the end.

The longest end that never rises is already in its last order, so the number before the end must
grow, by as little as possible: it is swapped with the last larger number, the smallest of them, and
the end still never rises. Reversing the end then puts it in its first order. The trace leaves out
place 2.

For nums = [1, 3, 5, 4, 2]:

    place  larger  nums
    3      -       [1, 3, 5, 4, 2]
    1      4       [1, 3, 5, 4, 2]  3 is before the falling end
    1      3       [1, 3, 5, 4, 2]  4 is the next larger
    1      3       [1, 4, 5, 3, 2]
    1      3       [1, 4, 2, 3, 5]
Level: 2
Beware: wrong/end_not_reversed, wrong/first_larger_number
Time: O(n)
Space: O(1)
"""


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        place = len(nums) - 2
        while place >= 0 and nums[place] >= nums[place + 1]:
            place -= 1
        if place >= 0:
            larger = len(nums) - 1
            while nums[larger] <= nums[place]:
                larger -= 1
            nums[place], nums[larger] = nums[larger], nums[place]
        left, right = place + 1, len(nums) - 1
        while left < right:
            nums[left], nums[right] = nums[right], nums[left]
            left += 1
            right -= 1
