"""Recursion: nodes are counted on the way back, when the end of the list is known.

Each call returns what becomes of the list from its node on, and how many nodes that was. The n-th
to return hands on what follows it instead of itself; the node before then links to that.
Time: O(sz)
Space: O(sz), the depth of the recursion: sz + 1 calls
"""


class Solution:
    def removeNthFromEnd(self, head: ListNode | None, n: int) -> ListNode | None:
        return self.without(head, n)[0]

    def without(self, node, n):
        """The rest of the list without its n-th node from the end, and its length before that."""
        if node is None:
            return None, 0
        node.next, count = self.without(node.next, n)
        count += 1
        return (node.next if count == n else node), count
