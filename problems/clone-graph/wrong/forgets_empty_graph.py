"""Reads the value of the first node even if the graph is empty."""

from collections import deque

VERDICT = "Runtime Error"


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
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
