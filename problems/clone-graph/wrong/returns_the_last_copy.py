"""Reuses `node` in the loop, and returns the copy of the node visited last."""

from collections import deque


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        if node is None:
            return None
        copies = {node: Node(node.val)}
        queue = deque([node])
        while queue:
            node = queue.popleft()
            for near in node.neighbors:
                if near not in copies:
                    copies[near] = Node(near.val)
                    queue.append(near)
                copies[node].neighbors.append(copies[near])
        return copies[node]
