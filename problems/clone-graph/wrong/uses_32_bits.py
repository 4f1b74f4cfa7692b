"""Records the seen nodes in a 32-bit word, where the values 1 and 33 share a bit."""

from collections import deque

CAUGHT_BY = "generated"


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        if node is None:
            return None
        copies = {node: Node(node.val)}
        seen = 1 << node.val % 32
        queue = deque([node])
        while queue:
            original = queue.popleft()
            for near in original.neighbors:
                bit = 1 << near.val % 32
                if not seen & bit:
                    seen |= bit
                    copies[near] = Node(near.val)
                    queue.append(near)
                if near in copies:
                    copies[original].neighbors.append(copies[near])
        return copies[node]
