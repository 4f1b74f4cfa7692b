"""Recursion: reverse the rest of the list, then link the end of the rest to the first node.

The first node still points to the second node, which is now the last of the reversed rest: the
first node belongs right after it:

    1 → 2 ← 3  the rest is reversed, and head.next is still 2
    1 ⇄ 2 ← 3  head.next.next = head
    1 ← 2 ← 3  head.next = None

The base case is a list of at most one node, which is its own reverse. Each call passes the new
first node on to its caller.

For head = [1, 2, 3]:

    head  return
    3     3          the last call ends first: the base case
    2     3 → 2
    1     3 → 2 → 1
Level: 2
From: stack; the call stack is a stack, too: with one call for each node, the calls return from the
  last node to the first
Ask: If everything after the first node were reversed already, which two links would still have to
  change?
Beware: wrong/keeps_the_old_link, wrong/hands_up_the_wrong_node
Time: O(n)
Space: O(n), the depth of the recursion: as many calls as nodes, or one for an empty list
"""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        if head is None or head.next is None:
            return head
        first = self.reverseList(head.next)
        head.next.next = head
        head.next = None
        return first
