"""Do what the rules say: search for the heaviest stone twice, and put back what is left of it.

A stone of weight 0 is put back, too: it changes nothing, and in the end, it is the answer if no
stone is left.
Time: O(n²)
Space: O(n), the copy
"""


class Solution:
    def lastStoneWeight(self, stones: list[int]) -> int:
        left = stones[:]
        while len(left) > 1:
            first = max(left)
            left.remove(first)
            second = max(left)
            left.remove(second)
            left.append(first - second)
        return left[0]
