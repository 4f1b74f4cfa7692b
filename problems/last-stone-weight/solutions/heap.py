"""Heap: the heaviest stone is always on top; the difference of the two heaviest is pushed back.

Each round needs the two largest weights of a collection that changes, which is what a heap is for.
Python's heaps keep the smallest number on top, so the weights are negated.

For stones = [2, 7, 4, 1, 8, 1]:

    first  second  negated
    -      -       [-8, -7, -4, -1, -2, -1]
    8      7       [-4, -2, -1, -1, -1]      1 has entered
    4      2       [-2, -1, -1, -1]          2 has entered
    2      1       [-1, -1, -1]              1 has entered
    1      1       [-1]                      both are destroyed
    return 1
Level: 2
From: simulation; each round looks at all stones to find two of them, so keep the stones in a heap,
  with the heaviest on top
Ask: Each round asks for the two heaviest stones and adds a lighter one. Does the order of all other
  stones matter?
Beware: wrong/lightest_first, wrong/expects_a_stone
Time: O(n log n)
Space: O(n)
"""

from heapq import heapify, heappop, heappush


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        negated = [-stone for stone in stones]
        heapify(negated)
        while len(negated) > 1:
            first, second = -heappop(negated), -heappop(negated)
            if first > second:
                heappush(negated, -(first - second))
        return -negated[0] if negated else 0
