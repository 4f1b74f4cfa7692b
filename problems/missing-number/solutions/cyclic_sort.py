"""Cyclic sort: swap each number to the index that it equals; n, if present, ends up in the gap.

A number that arrives by a swap may have to move on, so a `while` loop repeats the swap. There is no
index n, so n only moves when another number takes its place. Each swap puts a number at its index
for good, so there are at most n swaps in all.

For nums = [3, 0, 1]:

    i  nums
    0  [3, 0, 1]  3 is n: it stays
    1  [3, 0, 1]  0 goes to index 0
    1  [0, 3, 1]  3 stays
    2  [0, 3, 1]  1 goes to index 1
    2  [0, 1, 3]
    return 2
Level: 3
From: sort; no comparison is needed to find a number's place, as each number but n is an index
  itself, so swap each number to its index directly
Beware: wrong/one_swap_each, wrong/swaps_into_the_new_place
Time: O(n), amortized: each swap settles a number
Space: O(1): it changes the list that it is given
"""


class Solution:
    def missingNumber(self, nums: list[int]) -> int:
        n = len(nums)
        for i in range(n):
            while nums[i] not in (i, n):
                home = nums[i]
                nums[i], nums[home] = nums[home], nums[i]
        for i in range(n):
            if nums[i] != i:
                return i
        return n
