"""Hash map in two passes: first enter every value, then look up each item's partner.

Of equal values, the dictionary keeps the last index. If the two items of the answer are equal, the
first of them still finds the second. An item that finds only itself is skipped.

For nums = [3, 2, 4], target = 6:

    i  number  last                partner
    0  3       {3: 0, 2: 1, 4: 2}  0          6 - 3 = 3 is at index 0: the item itself
    return [1, 2]  6 - 2 = 4 is at index 2
Level: 2
From: brute_force; the inner loop goes through the list to find a single value, which is known in
  advance, so enter all values into a dictionary, and look this one up
Ask: Which value must be added to an item to get the target? What could tell at once where that
  value is?
Beware: wrong/own_partner
Time: O(n)
Space: O(n)
"""


class Solution:
    def twoSum(self, nums: list[int], target: int) -> list[int]:
        last = {number: i for i, number in enumerate(nums)}
        for i, number in enumerate(nums):
            partner = last.get(target - number, i)  # without a partner, the item itself
            if partner != i:
                return [i, partner]
