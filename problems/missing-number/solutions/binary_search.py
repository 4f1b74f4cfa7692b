"""Binary search after sorting: find the first number that is greater than its index.

Every number less than the missing number is at its own index; every greater number is one index
further left. So `ordered[middle] > middle` turns from false to true once, at the missing number. If
it is never true, n is missing. The search pays off only if the list is already sorted.

For nums = [3, 0, 1, 4]:

    ordered       start  end  middle
    [0, 1, 3, 4]  0      4    -
    [0, 1, 3, 4]  0      2    2       3 > 2: the missing number is 2 or less
    [0, 1, 3, 4]  2      2    1       1 = 1: the missing number is greater than 1
    return 2
Level: 3
From: sort; the numbers are compared with their indices one after another, although all agree up to
  the missing number, and none after it, so bisect for this place
Beware: wrong/last_index_at_most
Time: O(n log n) to sort, and O(log n) to search
Space: O(n), the sorted copy
"""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        ordered = sorted(nums)
        start, end = 0, len(nums)
        while start < end:
            middle = (start + end) // 2
            if ordered[middle] > middle:
                end = middle
            else:
                start = middle + 1
        return start
