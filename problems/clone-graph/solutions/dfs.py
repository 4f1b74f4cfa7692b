"""Depth-first search, recursive: a call copies a node, and calls itself for the neighbours.

A copy is entered into the dictionary before its neighbours are copied. On a cycle, the recursion
comes back to the node and finds its copy in the dictionary: this is the base case.

For adjList = [[2, 3], [1, 3], [1, 2]]:

    node.val  len(copies)
    1         0            a new node: copied, and its neighbours are next
    2         1            a new node
    1         2            back at node 1: its copy is returned at once
    3         2            a new node, reached from node 2
    1         3
    2         3
    3         3            node 1 comes to its second neighbour, which has a copy by now
Level: 2
From: bfs; the queue only remembers which neighbours are still to be copied, so let a call copy a
  node and then its neighbours: the call stack remembers the rest
Ask: If an edge leads back to a node that is being copied, what must have been noted about this node
  before?
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
