"""Breadth-first search: a queue, and a dictionary from each node to its copy.

A node is copied when it is first seen as a neighbour; its own neighbours are linked when it leaves
the queue. The dictionary is also the record of what has been seen.
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
