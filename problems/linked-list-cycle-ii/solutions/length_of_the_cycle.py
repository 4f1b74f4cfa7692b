"""Find the length of the cycle by Brent's method, then follow the head at that distance.

A mark stays at a node for twice as many steps as before, until the walker comes back to it: the
steps since then are the length. Of two walkers that far apart, the one in front is a round ahead
when the other arrives at the beginning of the cycle, so there they meet.
Time: O(n)
Space: O(1)
"""


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        length = self.length(head)
        if length == 0:
            return None
        front = head
        for _ in range(length):
            front = front.next
        behind = head
        while behind is not front:
            behind = behind.next
            front = front.next
        return behind

    def length(self, head):
        """How many nodes are in the cycle; 0 if there is none."""
        mark, node = None, head
        steps, limit = 0, 1
        while node and node is not mark:
            if steps == limit:
                steps, limit = 0, 2 * limit
            if steps == 0:
                mark = node
            node = node.next
            steps += 1
        return steps if node else 0
