"""Depth-first search, recursive: the list is a graph with up to two edges per node.

A copy is entered into the dictionary before the links of its original are followed. As `next` is
followed first, each random pointer then finds the copy of its target in the dictionary.

For head = [[1, 1], [2, 0]]:

    node.val  len(copies)
    1         0            the first call
    2         1            along the next link of 1
    -         2            along the next link of 2: the end
    1         2            along the random link of 2: copied already
    2         2            along the random link of 1: copied already
    return 1 → 2
Level: 3
From: hash_map; the nodes are taken in the order of the list, although they are a graph with two
  links each, so follow every link from the first node, and copy what it leads to
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
