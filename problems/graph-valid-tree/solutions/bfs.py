"""Breadth-first search and a count: n - 1 edges that connect all n nodes make a tree.

It takes at least n - 1 edges to connect n nodes. If exactly that many do, no edge is left to close
a cycle, so the search only has to record which nodes it has seen, not how it reached them.

For n = 4, edges = [[0, 1], [1, 2], [1, 3]]:

    node  near[node]  queue
    -     -           [0]
    0     [1]         [0, 1]
    1     [0, 2, 3]   [0, 1, 2, 3]  0 has been seen, 2 and 3 are new
    2     [1]         [0, 1, 2, 3]
    3     [1]         [0, 1, 2, 3]  all four nodes are reached
    return True
Level: 2
From: dfs; the exception for the parent is easily forgotten, so count the edges instead: if n - 1
  edges connect all n nodes, there can be no cycle
Ask: How many edges does it take to connect n nodes? If there are exactly as many, and the nodes are
  connected, can there be a cycle?
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
