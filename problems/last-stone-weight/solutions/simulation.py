"""Simulation: in each round, search for the heaviest stone twice, and put the difference back.

A difference of 0 is put back, too. A stone of weight 0 does no harm: it takes no weight off another
stone, and if it is the last stone, its weight of 0 is the answer.

For stones = [2, 7, 4, 1, 8, 1]:

    first  second  remaining
    -      -       [2, 7, 4, 1, 8, 1]
    8      7       [2, 4, 1, 1, 1]     8 - 7 is 1
    4      2       [1, 1, 1, 2]
    2      1       [1, 1, 1]
    1      1       [1, 0]              a stone of weight 0
    1      0       [1]
    return 1
Level: 1
Beware: wrong/sorts_only_once
Time: O(n²)
Space: O(n), the copy
"""


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        remaining = stones[:]
        while len(remaining) > 1:
            first = max(remaining)
            remaining.remove(first)
            second = max(remaining)
            remaining.remove(second)
            remaining.append(first - second)
        return remaining[0]
