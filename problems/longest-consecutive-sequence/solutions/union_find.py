"""Union-find: each number is joined with its successor if that is there; the largest set wins.

Every run becomes one set, whose size is kept at its representative. The smaller set is attached to
the larger one, so no path to a representative is longer than log n steps.
Time: O(n log n), if hashing spreads the values as usual
Space: O(n)
"""


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        parent = {number: number for number in nums}
        size = dict.fromkeys(parent, 1)

        def find(number):
            while parent[number] != number:
                number = parent[number]
            return number

        for number in parent:
            if number + 1 in parent:
                small, large = sorted((find(number), find(number + 1)), key=size.get)
                parent[small] = large
                size[large] += size[small]
        return max(size.values(), default=0)
