"""Depth-first search, recursive: the list is a graph with up to two edges per node.

A copy is entered into the dictionary before the links of its original are followed. As `next` is
followed first, each random pointer then finds the copy of its target in the dictionary.
Level: 3
From: hash_map; a node and two links are a graph, and following every link from the first node
  reaches all nodes, in any order
Time: O(n)
Space: O(n), besides the copy: the dictionary and the depth of the recursion, n + 1 calls
"""


class Solution:
    def copyRandomList(self, head: Node | None) -> Node | None:
        return self.copy(head, {})

    def copy(self, node, copies):
        if node is None:
            return None
        if node not in copies:
            copies[node] = Node(node.val)
            copies[node].next = self.copy(node.next, copies)
            copies[node].random = self.copy(node.random, copies)
        return copies[node]
