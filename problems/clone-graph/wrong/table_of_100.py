"""Keeps the copies in a table of 100 entries, indexed by value, with no entry for the value 100."""

CAUGHT_BY = "generated"
VERDICT = "Runtime Error"


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        if node is None:
            return None
        first = Node(node.val)
        copies = [None] * 100
        copies[node.val] = first
        stack = [(node, first)]
        while stack:
            original, copy = stack.pop()
            for near in original.neighbors:
                if copies[near.val] is None:
                    copies[near.val] = Node(near.val)
                    stack.append((near, copies[near.val]))
                copy.neighbors.append(copies[near.val])
        return first
