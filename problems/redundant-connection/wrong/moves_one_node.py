"""Records the longer list only for the first node of the shorter list, not for the other nodes."""


class Solution:
    def findRedundantConnection(self, edges: list[list[int]]) -> list[int]:
        joined = [[node] for node in range(len(edges) + 1)]
        for a, b in edges:
            shorter, longer = sorted((joined[a], joined[b]), key=len)
            if shorter is longer:
                return [a, b]
            longer += shorter
            joined[shorter[0]] = longer
