"""Next permutation: sort the numbers, then advance in lexicographic order until the last order.

The longest descending suffix is already in its last order, so the number before it, the pivot, has
to grow. It is swapped with the smallest larger number of the suffix, which is the last such number.
The suffix is still descending, so reversing it puts it into its first order.

For nums = [2, 1, 3]:

    nums       pivot  larger  return
    [1, 3, 2]  1      2       True    2 and 3 swapped
    [2, 1, 3]  0      2       True    1 and 2 swapped, then the suffix [3, 1] reversed
    [2, 3, 1]  1      2       True
    [3, 1, 2]  0      1       True    2 and 3 swapped, then the suffix [2, 1] reversed
    [3, 2, 1]  1      2       True
    [3, 2, 1]  -1     -       False   all descending: the last order
Level: 3
From: backtracking; the search has to remember what it has tried, so find a rule that makes each
  permutation from the previous one alone
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
        pivot = len(nums) - 2
        while pivot >= 0 and nums[pivot] > nums[pivot + 1]:
            pivot -= 1
        if pivot < 0:
            return False
        larger = len(nums) - 1
        while nums[larger] < nums[pivot]:
            larger -= 1
        nums[pivot], nums[larger] = nums[larger], nums[pivot]
        nums[pivot + 1 :] = reversed(nums[pivot + 1 :])
        return True
