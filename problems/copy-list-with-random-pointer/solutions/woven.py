"""Interleaving: weave the copies into the list, each after its original, in place of a dictionary.

The copy of any node is then `node.next`. So the random pointer of a copy must lead to the node
right after the target of the original's pointer. When all random pointers are set, the two lists
are separated, which also restores the original.

For head = [[1, 1], [2, 1]]:

    node.val  head
    1         1 → 2
    2         1 → 1 → 2      the copy of 1 is woven in
    -         1 → 1 → 2 → 2
    return 1 → 2
Level: 2
From: hash_map; the dictionary only says where the copy of a node is, so put the copy where it can
  be reached from the node
Ask: Where could you keep the copy of each node, so that it can be reached from the node without a
  dictionary?
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
