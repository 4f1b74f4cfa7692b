"""Heap's algorithm: each permutation differs from the previous one by a single swap.

To permute k numbers, permute the first k - 1 of them k times, each time with a new number in the
k-th place. If k is even, the new number comes from the first place, then from the second, and so
on. If k is odd, it always comes from the first place: each time that the first k - 1 numbers, an
even number of them, have been permuted, a number that was not in the k-th place yet is there. The
trace shows the calls with k = 1, which record a permutation.

For nums = [1, 2, 3]:

    k  nums
    1  [1, 2, 3]
    1  [2, 1, 3]  1 and 2 swapped
    1  [3, 1, 2]  2 and 3 swapped: 2 is in the last place
    1  [1, 3, 2]
    1  [2, 3, 1]  1 and 2 swapped: 1 is in the last place
    1  [3, 2, 1]
Level: 4
From: swapping; every swap is undone again, so choose the swaps in such a way that none has to be
  undone
Time: O(n · n!)
Space: O(n) besides the result
"""


class Solution:
    def permute(self, nums: list[int]) -> list[list[int]]:
        result = []

        def permute_first(k):
            if k == 1:
                result.append(nums[:])
                return
            permute_first(k - 1)
            for i in range(k - 1):
                other = i if k % 2 == 0 else 0
                nums[other], nums[k - 1] = nums[k - 1], nums[other]
                permute_first(k - 1)

        permute_first(len(nums))
        return result
