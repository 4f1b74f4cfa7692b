"""Dutch national flag: red before one boundary, blue after another, and white in between.

The invariant: the objects from `mid` to `high` are unknown. A blue object is swapped to the end of
this range; the object that comes back is unknown, too, so `mid` stays. A red object is swapped with
a white object or with itself, so `mid` moves on.

For nums = [2, 0, 1]:

    low  mid  high  nums
    0    0    2     [2, 0, 1]
    0    0    1     [1, 0, 2]  blue went to the end
    0    1    1     [1, 0, 2]  white stayed
    1    2    1     [0, 1, 2]  red went to the front
Level: 2
From: two_passes; the first pass reads the blue objects, too, but leaves them for later: let it swap
  them to the end
Ask: A red object goes to the front as soon as it is read. Where could a blue object go in the same
  pass, and what comes back from there?
Beware: wrong/skips_what_was_swapped_in, wrong/last_one_not_checked
Time: O(n), in one pass
Space: O(1)
"""


class Solution:
    def sortColors(self, nums: list[int]) -> None:
        low, mid, high = 0, 0, len(nums) - 1
        while mid <= high:
            if nums[mid] == 0:
                nums[low], nums[mid] = nums[mid], nums[low]
                low += 1
                mid += 1
            elif nums[mid] == 1:
                mid += 1
            else:
                nums[mid], nums[high] = nums[high], nums[mid]
                high -= 1
