"""Small-to-large merging: an edge moves the shorter list of nodes into the longer one.

Each node refers to the list of its component; the nodes of the shorter list are redirected to the
longer one. A node that moves ends up in a list at least twice as long, so it moves at most log₂ n
times: 10 times for 2000 nodes.
Level: 3
From: union_find; the walk to the root costs the time, so let each node refer directly to its group,
  and pay when groups are joined
Beware: wrong/moves_two_nodes_only
Time: O(n log n + e)
Space: O(n)
"""


class Solution:
    def countComponents(self, n: int, edges: list[list[int]]) -> int:
        component = [[node] for node in range(n)]
        components = n
        for a, b in edges:
            if component[a] is not component[b]:
                shorter, longer = sorted((component[a], component[b]), key=len)
                longer += shorter
                for node in shorter:
                    component[node] = longer
                components -= 1
        return components
