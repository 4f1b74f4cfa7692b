"""The copies are kept in a default argument, by value: the next graph gets those of the last."""

from collections import deque


class Solution:
    def cloneGraph(self, node, copies={}):  # noqa: B006 (the mistake)
        if node is None:
            return None
        if node.val not in copies:
            copies[node.val] = Node(node.val)
        queue = deque([node])
        while queue:
            original = queue.popleft()
            for near in original.neighbors:
                if near.val not in copies:
                    copies[near.val] = Node(near.val)
                    queue.append(near)
                copies[original.val].neighbors.append(copies[near.val])
        return copies[node.val]
