"""Keeps the copies in a table of 100 entries, indexed by value: the value 100 has no place."""

from collections import deque

CAUGHT_BY = "generated"
VERDICT = "Runtime Error"


class Solution:
    def cloneGraph(self, node):
        if node is None:
            return None
        copies = [None] * 100
        copies[node.val] = Node(node.val)
        queue = deque([node])
        while queue:
            original = queue.popleft()
            for near in original.neighbors:
                if copies[near.val] is None:
                    copies[near.val] = Node(near.val)
                    queue.append(near)
                copies[original.val].neighbors.append(copies[near.val])
        return copies[node.val]
