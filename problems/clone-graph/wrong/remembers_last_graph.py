"""Keeps the copies, by value, in a default argument, so the next graph gets this graph's copies."""


class Solution:
    def cloneGraph(self, node: Node | None, copies={}) -> Node | None:  # noqa: B006 (the mistake)
        if node is None:
            return None
        first = Node(node.val)
        copies[node.val] = first
        stack = [(node, first)]
        while stack:
            original, copy = stack.pop()
            for near in original.neighbors:
                if near.val not in copies:
                    copies[near.val] = Node(near.val)
                    stack.append((near, copies[near.val]))
                copy.neighbors.append(copies[near.val])
        return first
