"""Next permutation: sort the numbers, then advance in lexicographic order until the last order.

The longest descending tail has no next order, so the number before it must grow: it is swapped with
the next larger number of the tail. The rest of the tail starts again in ascending order.

For nums = [2, 1, 3]:

    nums       place  larger
    [1, 2, 3]  1      2       swap 2 and 3
    [1, 3, 2]  0      2       swap 1 and 2, then reverse the tail [3, 1]
    [2, 1, 3]  1      2
    [2, 3, 1]  0      1       swap 2 and 3, then reverse the tail [2, 1]
    [3, 1, 2]  1      2
    [3, 2, 1]  -1     -       all descending: the last order
Level: 3
Beware: wrong/starts_unsorted
Time: O(n · n!)
Space: O(n) besides the result
"""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = [nums[:]]
        while self.advance(nums):
            result.append(nums[:])
        return result

    def advance(self, nums):
        """Put the numbers into the next order, or return False if this is the last order."""
        place = len(nums) - 2
        while place >= 0 and nums[place] > nums[place + 1]:
            place -= 1
        if place < 0:
            return False
        larger = len(nums) - 1
        while nums[larger] < nums[place]:
            larger -= 1
        nums[place], nums[larger] = nums[larger], nums[place]
        nums[place + 1 :] = nums[:place:-1]
        return True
