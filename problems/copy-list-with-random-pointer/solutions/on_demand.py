"""One pass that makes a copy when something first leads to it, by `next` or by `random`.

The dictionary of copies makes what is missing. A random pointer that leads ahead makes a copy
with nothing but its value; its links are set when the walk gets there.
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
