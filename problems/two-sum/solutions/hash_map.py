"""Hash map with the index of every earlier value: one lookup finds an item's partner.

The partner of `number` is `target - number`. It is looked up before the item itself is added, so no
item is its own partner, but an equal earlier item can be. The later item of the answer finds the
earlier one.

For nums = [3, 2, 4], target = 6:

    i  number  seen
    0  3       {3: 0}
    1  2       {3: 0, 2: 1}
    return [1, 2]  6 - 4 = 2 is at index 1
Level: 2
From: hash_map_in_two_passes; the first pass enters the whole list, but the later item of the answer
  needs only the items before it, so look up and enter item by item, in a single pass
Ask: When the later item of the answer is read, which items have been read already?
Beware: wrong/adds_before_looking
Time: O(n)
Space: O(n)
"""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        seen = {}
        for i, number in enumerate(nums):
            if target - number in seen:
                return [seen[target - number], i]
            seen[number] = i
