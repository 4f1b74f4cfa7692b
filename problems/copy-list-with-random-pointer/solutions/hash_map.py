"""Hash map from each node to its copy, in two passes: first the copies, then their links.

Once all copies exist, the second pass need not check whether a copy has been made. The dictionary
also maps `None` to `None`, so the end of the list needs no check.
Level: 1
Ask: How do you find the copy of the node to which a pointer leads?
Time: O(n)
Space: O(n), besides the copy
"""


class Solution:
    def copyRandomList(self, head: Node | None) -> Node | None:
        copies = {None: None}
        node = head
        while node:
            copies[node] = Node(node.val)
            node = node.next
        node = head
        while node:
            copies[node].next = copies[node.next]
            copies[node].random = copies[node.random]
            node = node.next
        return copies[head]
