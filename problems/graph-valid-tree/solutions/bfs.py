"""Breadth-first search and a count: n - 1 edges that connect all n nodes make a tree.

It takes at least n - 1 edges to connect n nodes. If exactly that many do, no edge is left to close
a cycle, so the search only has to record which nodes it has seen, not how it reached them.
Level: 2
Beware: wrong/counts_edges_only
Time: O(n), since only a graph of n - 1 edges is searched
Space: O(n)
"""


class Solution:
    def validTree(self, n: int, edges: list[list[int]]) -> bool:
        if len(edges) != n - 1:
            return False
        near = [[] for _ in range(n)]
        for a, b in edges:
            near[a].append(b)
            near[b].append(a)
        seen, queue = {0}, [0]
        for node in queue:  # the list grows as we read it
            for other in near[node]:
                if other not in seen:
                    seen.add(other)
                    queue.append(other)
        return len(seen) == n
