"""Each node knows the list of all that it is joined with; an edge merges two lists into the longer.

Two nodes are joined if they have the very same list. A node moves only into a list that is at least
twice as long as its own was, so it moves at most log₂ n times.
Time: O(n log n)
Space: O(n)
"""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        joined = [[node] for node in range(len(edges) + 1)]
        for a, b in edges:
            shorter, longer = sorted((joined[a], joined[b]), key=len)
            if shorter is longer:
                return [a, b]
            longer += shorter
            for node in shorter:
                joined[node] = longer
