"""Recursion: calls return from the last node to the first, while a second pointer goes forwards.

The deepest call is past the last node. While the values match, each of the other calls moves the
front pointer on by one node as it returns. So the front pointer is always as far from the start as
the node of the call is from the end.

For head = [1, 2, 1]:

    node.val  self.front.val  return
    -         1               True    past the last node
    1         2               True    1 is equal to the first 1: front moves on to 2
    2         1               True
    1         -               True
Level: 3
From: stack; the call stack is a stack, too: the calls of a recursion return from the last node to
  the first
Beware: wrong/front_stays
Time: O(n)
Space: O(n), the depth of the recursion: n + 1 calls
"""


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        self.front = head
        return self.matches(head)

    def matches(self, node):
        """Whether the values from `node` to the end, read backwards, match those from the head."""
        if node is None:
            return True
        if not self.matches(node.next) or node.val != self.front.val:
            return False
        self.front = self.front.next
        return True
