"""Two pointers, group by group: find the last node of the group, then turn each link up to it.

Turning starts with the node after the group, so that the old first node, now the last, links on to
the rest. With a sentinel in front, the first group is not a special case: there is always a node
before the group, and this node has to link to the new first node of the group.

For head = [1, 2, 3, 4, 5], k = 2:

    first.val  after.val  front.next
    1          3          1 → 2 → 3 → 4 → 5
    3          5          2 → 1 → 3 → 4 → 5
    return 2 → 1 → 4 → 3 → 5
Level: 2
Beware: wrong/groups_not_joined, wrong/goes_on_from_the_new_first
Time: O(n)
Space: O(1)
"""


class Solution:
    def reverseKGroup(self, head: ListNode | None, k: int) -> ListNode | None:
        front = before = ListNode(next=head)
        while last := self.ahead(before, k):
            first, after = before.next, last.next
            previous, node = after, first
            while node is not after:
                node.next, previous, node = previous, node, node.next
            before.next = last
            before = first
        return front.next

    def ahead(self, node, k):
        while node and k:
            node = node.next
            k -= 1
        return node
