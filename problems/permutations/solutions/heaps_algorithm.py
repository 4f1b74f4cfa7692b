"""Heap's algorithm: each permutation is the one before with a single pair of numbers swapped.

Permute the first k - 1 numbers, then put another number in the k-th place, k - 1 times over. If k
is even, that is the first number, then the second, and so on. If k is odd, it is always the first:
the others have moved on by one place meanwhile.
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
