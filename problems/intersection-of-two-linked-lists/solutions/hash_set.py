"""Hash set of the nodes of one list: look for the first node of the other list that is in the set.

The set holds the nodes themselves, not their values, since different nodes may have equal values.
Level: 1
Beware: wrong/one_node_per_value
Time: O(m + n)
Space: O(m)
"""


class Solution:
    def getIntersectionNode(self, headA: ListNode, headB: ListNode) -> ListNode | None:
        seen = set()
        node = headA
        while node:
            seen.add(node)
            node = node.next
        node = headB
        while node and node not in seen:
            node = node.next
        return node
