"""Hash set of the nodes seen so far: the first node that is already in the set closes a cycle.

The set holds the nodes themselves, not their values: two nodes are equal only if they are the
same object, as for any class without `__eq__`, a method that says when two objects are equal.
Level: 1
Beware: wrong/values_in_the_set
Time: O(n)
Space: O(n)
"""


class Solution:
    def hasCycle(self, head: ListNode | None) -> bool:
        seen = set()
        node = head
        while node:
            if node in seen:
                return True
            seen.add(node)
            node = node.next
        return False
