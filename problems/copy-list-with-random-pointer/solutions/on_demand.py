"""Hash map that makes missing copies: one pass copies a node when a pointer first leads to it.

If a random pointer leads ahead, the copy gets only its value at first; its links are set when the
walk reaches the original.
Level: 3
From: hash_map; two passes are needed only because a link may lead to a node without a copy, so make
  the copy at that moment
Time: O(n)
Space: O(n), besides the copy
"""


class Copies(dict):
    def __missing__(self, node):
        self[node] = Node(node.val)
        return self[node]


class Solution:
    def copyRandomList(self, head: Node | None) -> Node | None:
        copies = Copies({None: None})
        node = head
        while node:
            copy = copies[node]
            copy.next = copies[node.next]
            copy.random = copies[node.random]
            node = node.next
        return copies[head]
