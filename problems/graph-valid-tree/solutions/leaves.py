"""Take off leaves, one by one: all of a tree vanishes but its last node, and a cycle has no leaf.

A leaf has one neighbour. It is enough to keep how many neighbours a node has, and their sum: when
a leaf is taken off, its number is subtracted there, so that in the end the sum is the last one.
Time: O(n + e)
Space: O(n)
"""


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        degree, total = [0] * n, [0] * n  # how many neighbours, and the sum of their numbers
        for a, b in edges:
            degree[a] += 1
            degree[b] += 1
            total[a] += b
            total[b] += a
        taken = 0
        leaves = [node for node in range(n) if degree[node] == 1]
        for leaf in leaves:  # the list grows as we read it
            if degree[leaf] == 1:  # not the last node, which has lost its only neighbour
                taken += 1
                other = total[leaf]
                total[other] -= leaf
                degree[other] -= 1
                if degree[other] == 1:
                    leaves.append(other)
        return taken == n - 1
