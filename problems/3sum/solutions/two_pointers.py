"""Sorting, then two pointers for each first value: the other two must add up to its negative.

If the sum is too small, the smaller of the two values is too small for any remaining partner, and
its pointer moves up; if the sum is too large, the upper pointer moves down. Equal values are
neighbours, so a first or second value that has been used is easily skipped.

For nums = [-1, 0, 1, 2, -1]:

    i  first  low  high  total
    0  -1     2    4     0        -1, -1 and 2 are found
    0  -1     2    3     1        -1, 0 and 2 are too large
    0  -1     3    3     0        -1, 0 and 1 are found
    2  0      3    3     3        0, 1 and 2 are too large; the second -1 was skipped
    return [[-1, -1, 2], [-1, 0, 1]]
Level: 2
From: seen_values; the same triplet is found several times, and a set has to remember it, so sort
  the list, where equal values are side by side and can be skipped
Ask: Once the first value is chosen, which problem remains for the other two? In which order of the
  values are repeated choices easy to notice?
Beware: wrong/first_value_again, wrong/skips_what_comes_again
Time: O(n²)
Space: O(n) for sorting, besides the result
"""


class Solution:
    def threeSum(self, nums: list[int]) -> list[list[int]]:
        nums.sort()
        result = []
        for i, first in enumerate(nums):
            if first > 0:
                break  # the two larger values are positive, too
            if i > 0 and first == nums[i - 1]:
                continue
            low, high = i + 1, len(nums) - 1
            while low < high:
                total = first + nums[low] + nums[high]
                if total < 0:
                    low += 1
                elif total > 0:
                    high -= 1
                else:
                    result.append([first, nums[low], nums[high]])
                    low += 1
                    while low < high and nums[low] == nums[low - 1]:
                        low += 1
        return result
