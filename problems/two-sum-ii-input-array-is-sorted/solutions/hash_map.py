"""Hash map, as for a list in any order: has the partner of this item been seen before?

The dictionary maps each value seen so far to its place. That takes more than the constant space
that the problem asks for, since it makes no use of the order.
Level: 1
Beware: wrong/finds_itself
Time: O(n), if hashing spreads the values as usual
Space: O(n)
"""


class Solution:
    def twoSum(self, numbers: list[int], target: int) -> list[int]:
        seen = {}
        for place, number in enumerate(numbers, 1):
            if target - number in seen:
                return [seen[target - number], place]
            seen[number] = place
