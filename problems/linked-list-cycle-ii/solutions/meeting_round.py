"""Two walkers meet in the cycle; a round from there collects its nodes, of which the first counts.

The nodes of the cycle are a set. The walk from the head enters the cycle at its beginning, so the
first node that is in the set is the result.
Time: O(n)
Space: O(c), for a cycle of c nodes
"""


class Solution:
    def detectCycle(self, head: ListNode | None) -> ListNode | None:
        slow = fast = head
        while fast and fast.next:
            slow = slow.next
            fast = fast.next.next
            if slow is fast:
                break
        else:
            return None
        cycle = {slow}
        node = slow.next
        while node is not slow:
            cycle.add(node)
            node = node.next
        node = head
        while node not in cycle:
            node = node.next
        return node
