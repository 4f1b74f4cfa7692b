"""Queues a node again until it leaves the queue, which is exponential in the number of layers."""

from collections import deque

VERDICT = "Time Limit Exceeded"


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        if node is None:
            return None
        copies = {node: Node(node.val)}
        done = set()
        queue = deque([node])
        while queue:
            original = queue.popleft()
            done.add(original)
            for near in original.neighbors:
                if near not in copies:
                    copies[near] = Node(near.val)
                if near not in done:
                    queue.append(near)
            copies[original].neighbors = [copies[near] for near in original.neighbors]
        return copies[node]
