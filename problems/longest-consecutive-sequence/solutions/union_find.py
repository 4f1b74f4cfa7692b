"""Union-find: unite each number with its successor if both are in the list; the largest group wins.

Every run becomes one group, whose size is kept at its root. With union by size and path halving,
each operation takes nearly constant time: O(α(n)), amortized.

For nums = [1, 3, 2]:

    number  small  large  parent
    1       1      2      {1: 2, 3: 3, 2: 2}
    3       -      -      {1: 2, 3: 3, 2: 2}    4 is not in the list
    2       3      2      {1: 2, 3: 2, 2: 2}    the root of the larger group stays
    return 3
Level: 3
From: hash_map; a run can be found only from its two ends, so let every number lead to a
  representative of its run
Time: O(n · α(n))
Space: O(n)
"""


class Solution:
    def longestConsecutive(self, nums: list[int]) -> int:
        parent = {number: number for number in nums}
        size = dict.fromkeys(parent, 1)

        def find(x):
            while parent[x] != x:
                parent[x] = parent[parent[x]]  # path halving
                x = parent[x]
            return x

        for number in parent:
            if number + 1 in parent:
                small, large = find(number), find(number + 1)
                if size[small] > size[large]:
                    small, large = large, small
                parent[small] = large
                size[large] += size[small]
        return max(size.values(), default=0)
