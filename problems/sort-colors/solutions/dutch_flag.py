"""Dutch national flag: red in front of one boundary, blue behind another, and white in between.

The objects from `mid` to `high` are unknown. A blue one goes to their end, and as what comes back
from there is unknown as well, `mid` stays. What a red one is swapped with is white, or itself.
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
