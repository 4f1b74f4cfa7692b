"""Marks a node when it leaves the queue, so a node that is queued twice is copied twice."""

from collections import deque


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        if node is None:
            return None
        copies = {node: Node(node.val)}
        done = set()
        queue = deque([node])
        while queue:
            original = queue.popleft()
            for near in original.neighbors:
                if near not in done:
                    copies[near] = Node(near.val)
                    queue.append(near)
                copies[original].neighbors.append(copies[near])
            done.add(original)
        return copies[node]
