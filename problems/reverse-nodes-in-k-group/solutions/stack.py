"""Stack for each group: push k nodes, then pop them, the last one first.

If the list ends before the stack holds k nodes, these nodes keep their order: the end of the
reversed part is linked to the first of them.

For head = [1, 2, 3, 4, 5], k = 2:

    first.val  front.next     node.val
    -          None           1
    1          2 → 1          3         1 and 2 are popped in reverse
    3          2 → 1 → 4 → 3  5
    return 2 → 1 → 4 → 3 → 5
Level: 2
From: list_of_nodes; the whole list of nodes is not needed at once, so keep only the k nodes of one
  group at a time
Ask: How many nodes must you have seen before you may link the first of them? In which order do you
  take them then?
Time: O(n)
Space: O(k), the stack
"""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        front = last = ListNode()
        node = head
        while node:
            first, stack = node, []
            while node and len(stack) < k:
                stack.append(node)
                node = node.next
            if len(stack) < k:
                last.next = first
                return front.next
            while stack:
                last.next = stack.pop()
                last = last.next
        last.next = None  # its old link may lead to the node that is now before it
        return front.next
