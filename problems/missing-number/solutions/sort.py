"""Sorting: compare each number with its index; the first index that differs is missing.

In the sorted list, every number less than the missing number is at its own index, and the next
greater number takes the index of the missing number. If every index agrees, n is missing.

For nums = [3, 0, 1]:

    i  number
    0  0
    1  1
    return 2  the number at index 2 is 3
Level: 1
Beware: wrong/no_answer_at_the_end
Time: O(n log n), to sort
Space: O(n), the sorted copy
"""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        for i, number in enumerate(sorted(nums)):
            if number != i:
                return i
        return len(nums)
