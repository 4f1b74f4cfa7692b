"""Two pointers: swap the pivot with the next larger number of the suffix, then reverse the suffix.

Take the longest suffix that never rises. Its numbers are already in their last order, so the number
before it, the pivot, has to grow. To grow as little as possible, swap it with the smallest larger
number of the suffix, which is the last such number. The suffix still never rises, so reversing it
puts it in its first order. Successive permutations show it:

    1 3 4 2    the suffix 4 2 never rises, so 3 has to grow
    1 4 2 3    to 4, and the rest is in its first order
    1 4 3 2    the suffix 4 3 2 never rises, so 1 has to grow
    2 1 3 4    to 2, and the rest is in its first order

The trace shows the reversal.

For nums = [1, 3, 6, 5, 4, 2]:

    pivot  larger  left  right  nums
    1      4       2     5      [1, 4, 6, 5, 3, 2]    3 was the pivot, 4 the next larger number
    1      4       3     4      [1, 4, 2, 5, 3, 6]
    1      4       4     3      [1, 4, 2, 3, 5, 6]
Level: 2
From: sort_the_rest; all later numbers are searched at each index, and the rest is sorted, although
  it is in descending order, so only look for where this order begins, and reverse the rest
Ask: Write six successive permutations below one another. Which numbers change from one to the next,
  and in what order do the numbers to the right of the first changed place stand just before the
  change?
Beware: wrong/end_not_reversed, wrong/first_larger_number
Time: O(n)
Space: O(1)
"""


class Solution:
    def nextPermutation(self, nums: list[int]) -> None:
        pivot = len(nums) - 2
        while pivot >= 0 and nums[pivot] >= nums[pivot + 1]:
            pivot -= 1
        if pivot >= 0:
            larger = len(nums) - 1
            while nums[larger] <= nums[pivot]:
                larger -= 1
            nums[pivot], nums[larger] = nums[larger], nums[pivot]
        left, right = pivot + 1, len(nums) - 1
        while left < right:
            nums[left], nums[right] = nums[right], nums[left]
            left += 1
            right -= 1
