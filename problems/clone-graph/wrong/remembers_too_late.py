"""Enters a copy into the dictionary after its neighbours: a cycle never ends."""

VERDICT = "Runtime Error"


class Solution:
    def cloneGraph(self, node):
        return self.copy(node, {}) if node else None

    def copy(self, node, copies):
        if node in copies:
            return copies[node]
        copy = Node(node.val)
        for near in node.neighbors:
            copy.neighbors.append(self.copy(near, copies))
        copies[node] = copy
        return copy
