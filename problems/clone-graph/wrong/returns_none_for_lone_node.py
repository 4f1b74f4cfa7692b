"""Treats a node without neighbours as an empty graph."""

from collections import deque


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        if node is None or not node.neighbors:
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
