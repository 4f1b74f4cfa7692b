"""Put each number at the index that it equals; the missing number's index is left to n.

A number that arrives may have to move on, hence the `while`. There is no index n, so n ends up
where the missing number would be. Each swap puts a number where it belongs, so there are at most n.
Time: O(n)
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
