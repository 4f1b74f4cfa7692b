"""Binary search with bisect and a key that puts the rotated list in order: part, then number.

Only the items of the second part are less than the first item of the list. So `number < first` is
False in the first part and True in the second part, and False is less than True. Pairs compare by
their first entries, then by their second entries. The key of the target is made in the same way.

For nums = [4, 5, 0, 1], target = 0:

    first  index
    4      2      keys, F for False: (F, 4), (F, 5), (T, 0), (T, 1)
    return 2
Level: 4
From: binary_search_twice; the drop has to be found first, so use a key that says in which part a
  number is: by this key, the whole list ascends
Time: O(log n)
Space: O(1)
"""

from bisect import bisect_left


class Solution:
    def search(self, nums: list[int], target: int) -> int:
        first = nums[0]

        def key(number):
            return number < first, number

        index = bisect_left(nums, key(target), key=key)
        return index if index < len(nums) and nums[index] == target else -1
