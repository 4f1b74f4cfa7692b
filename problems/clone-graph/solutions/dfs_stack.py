"""Depth-first search with a stack that holds each node together with its copy.

A copy on the stack has no neighbours yet; they are added when the pair is popped. A neighbour
without a copy is copied, and the new pair is pushed. Values are unique, so they serve as keys.
Level: 3
From: dfs; for n nodes, the recursion may be n + 1 calls deep, so replace the call stack with a
  stack in the code
Time: O(n + e), for n nodes and e edges
Space: O(n), besides the copy
"""


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        if node is None:
            return None
        first = Node(node.val)
        copies = {node.val: first}
        stack = [(node, first)]
        while stack:
            original, copy = stack.pop()
            for near in original.neighbors:
                if near.val not in copies:
                    copies[near.val] = Node(near.val)
                    stack.append((near, copies[near.val]))
                copy.neighbors.append(copies[near.val])
        return first
