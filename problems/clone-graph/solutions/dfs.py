"""Depth-first search, recursive: a call copies a node, and calls itself for the neighbours.

A copy is entered into the dictionary before its neighbours are copied. On a cycle, the recursion
comes back to the node and finds its copy in the dictionary: this is the base case.
Level: 2
Beware: wrong/stores_copy_too_late
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
