"""Stores a copy only after copying its neighbours, so the recursion never ends on a cycle."""

VERDICT = "Runtime Error"


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        return self.copy(node, {}) if node else None

    def copy(self, node, copies):
        if node not in copies:
            copy = Node(node.val)
            copy.neighbors = [self.copy(near, copies) for near in node.neighbors]
            copies[node] = copy
        return copies[node]
