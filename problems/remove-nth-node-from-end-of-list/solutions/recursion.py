"""Recursion: nodes are counted on the way back, when the end of the list is known.

Each call returns its part of the list without the node to remove, and the old length of that part.
The call for the n-th node from the end returns the next node in place of its own.

For head = [1, 2, 3, 4], n = 2:

    node       count
    None       -      after the last node: a length of 0
    4          1
    3 → 4      2      the count is n: this call returns 4, not 3
    2 → 4      3
    1 → 2 → 4  4
    return 1 → 2 → 4
Level: 3
From: two_passes; the list is walked twice because nothing counts from the end, so let a recursion
  come back from the end, and count on the way
Time: O(sz)
Space: O(sz), the depth of the recursion: sz + 1 calls
"""


class Solution:
    def removeNthFromEnd(self, head: ListNode | None, n: int) -> ListNode | None:
        return self.without(head, n)[0]

    def without(self, node, n):
        """The list from `node` on without its n-th node from the end, and its old length."""
        if node is None:
            return None, 0
        node.next, count = self.without(node.next, n)
        count += 1
        return (node.next if count == n else node), count
