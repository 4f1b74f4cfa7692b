"""Hash set of the nodes seen so far: the first node that is already in the set begins the cycle.

The set holds the nodes themselves, not their values: two nodes are equal only if they are the
same object, as for any class without `__eq__`.
Level: 1
Time: O(n)
Space: O(n)
"""


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        seen = set()
        node = head
        while node and node not in seen:
            seen.add(node)
            node = node.next
        return node
