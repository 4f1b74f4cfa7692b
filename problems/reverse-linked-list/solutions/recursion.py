"""Recursion: reverse the rest of the list, then link the end of the rest to the first node.

The first node still points to the second one, which is now the last of the reversed rest: the first
node belongs right after it. The base case is a list of at most one node, which is its own reverse.
Each call passes the new first node on to its caller.

For head = [1, 2, 3]:

    head.val  head.next.val  first
    1         2              -
    2         3              -
    return 3
    2         3              3          3 is the new first
    return 3 → 2
    1         2              3 → 2
    return 3 → 2 → 1
Level: 2
Beware: wrong/keeps_the_old_link, wrong/hands_up_the_wrong_node
Time: O(n)
Space: O(n), the depth of the recursion: as many calls as nodes
"""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        if head is None or head.next is None:
            return head
        first = self.reverseList(head.next)
        head.next.next = head
        head.next = None
        return first
