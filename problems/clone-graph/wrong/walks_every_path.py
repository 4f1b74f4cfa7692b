"""Removes a node from `path` on return, so it walks every path: over 99! in a complete graph."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        return self.copy(node, {}, set()) if node else None

    def copy(self, node, copies, path):
        if node not in copies:
            copies[node] = Node(node.val)
        path.add(node)
        neighbours = []
        for near in node.neighbors:
            if near not in path:
                self.copy(near, copies, path)
            neighbours.append(copies[near])
        path.remove(node)
        copies[node].neighbors = neighbours
        return copies[node]
