"""Depth-first search by recursion: a copy asks for the copies of its neighbours.

A copy is entered into the dictionary before its neighbours are asked for. On a cycle the
recursion comes back to it, finds it there, and ends.
Time: O(n + e), for n nodes and e edges
Space: O(n), besides the copy: the dictionary and the depth of the recursion
"""


class Solution:
    def cloneGraph(self, node: Node | None) -> Node | None:
        return self.copy(node, {}) if node else None

    def copy(self, node, copies):
        if node not in copies:
            copies[node] = Node(node.val)
            copies[node].neighbors = [self.copy(near, copies) for near in node.neighbors]
        return copies[node]
