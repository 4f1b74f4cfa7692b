"""Two pointers on the values: swap the first with the last, the second with the second to last.

A Python list of the nodes gives access to both ends. The swaps end at the middle; if the number of
nodes is odd, the middle node keeps its value. All links stay as they are, so `head` is still the
first node.
Level: 3
From: stack; the nodes are in a list already, so swap their values from both ends, and leave all
  links alone
Beware: wrong/swaps_twice
Time: O(n)
Space: O(n), the list of the nodes
"""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        nodes = []
        node = head
        while node:
            nodes.append(node)
            node = node.next
        left, right = 0, len(nodes) - 1
        while left < right:
            nodes[left].val, nodes[right].val = nodes[right].val, nodes[left].val
            left += 1
            right -= 1
        return head
