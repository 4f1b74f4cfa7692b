"""Interleaving: weave the copies into the list, each after its original, in place of a dictionary.

The copy of any node is then `node.next`. So the random pointer of a copy must lead to the node
right after the target of the original's pointer. When all random pointers are set, the two lists
are separated, which also restores the original.
Level: 2
Time: O(n)
Space: O(1), besides the copy
"""


class Solution:
    def copyRandomList(self, head: Node | None) -> Node | None:
        node = head
        while node:
            node.next = Node(node.val, node.next)
            node = node.next.next
        node = head
        while node:
            if node.random:
                node.next.random = node.random.next
            node = node.next.next
        first = head.next if head else None
        node = head
        while node:
            copy = node.next
            node.next = copy.next
            copy.next = node.next.next if node.next else None
            node = node.next
        return first
