"""Dynamic programming: the longest increasing subsequence that ends at each item.

To end at item i, extend the longest subsequence that ends at an earlier and smaller item:

    longest[i] = 1 + max(longest[j] for each j before i with nums[j] < nums[i])

The base case is an item without a smaller item before it, whose entry is 1. The longest subsequence
may end at any item, so the answer is the maximum of the table. To recover a subsequence, keep in a
second list, for each item, the j that gave the maximum; then follow these links back from the
largest entry.

For nums = [4, 6, 2, 5, 3, 7]:

    i  item  longest
    0  4     [1]
    1  6     [1, 2]              4 6
    2  2     [1, 2, 1]
    3  5     [1, 2, 1, 2]        4 5, or 2 5
    4  3     [1, 2, 1, 2, 2]     2 3
    5  7     [1, 2, 1, 2, 2, 3]  4 6 7, for example
    return 3
Level: 2
From: memoized_recursion; a result waits for results on its right, so ask how long a subsequence can
  be that ends at an item; a loop then computes the results from left to right
Ask: If the longest subsequence that ends at each earlier item is known, how long is the longest one
  that ends here?
Beware: wrong/ends_at_the_last_item
Time: O(n²)
Space: O(n)
"""


class Solution:
    def lengthOfLIS(self, nums: list[int]) -> int:
        longest = []
        for i, item in enumerate(nums):
            before = (longest[j] for j in range(i) if nums[j] < item)
            longest.append(max(before, default=0) + 1)
        return max(longest)
