"""Breadth-first search: a queue, and a dictionary from each node to its copy.

Each node but the first is copied when it is first seen as a neighbour; its own neighbours are
linked when it leaves the queue. The dictionary also records which nodes have been seen.

For adjList = [[2, 3], [1, 3], [1, 2]]:

    original.val  near.val  len(copies)  len(queue)
    1             2         2            1           a new node: copied, queued and linked
    1             3         3            2           a new node: copied, queued and linked
    2             1         3            1           its copy exists: only linked
    2             3         3            1
    3             1         3            0
    3             2         3            0
Level: 2
From: two_passes; `seen` and `copies` hold the same nodes in the end, so one dictionary can do both
  jobs, and the links can be made in the same pass
Ask: When an edge leads to a node that has been seen, where is the copy of this node?
Beware: wrong/links_new_nodes_only, wrong/marks_when_it_leaves
Time: O(n + e), for n nodes and e edges
Space: O(n), besides the copy
"""

from collections import deque


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        if node is None:
            return None
        copies = {node: Node(node.val)}
        queue = deque([node])
        while queue:
            original = queue.popleft()
            for near in original.neighbors:
                if near not in copies:
                    copies[near] = Node(near.val)
                    queue.append(near)
                copies[original].neighbors.append(copies[near])
        return copies[node]
