"""Hash map, as for a list in any order: has the partner of this item been seen before?

The dictionary maps each value seen so far to its place. This solution ignores the order, and needs
O(n) space, although the problem asks for constant space.
Level: 1
Beware: wrong/finds_itself
Time: O(n)
Space: O(n)
"""


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        seen = {}
        for place, number in enumerate(numbers, 1):
            if target - number in seen:
                return [seen[target - number], place]
            seen[number] = place
