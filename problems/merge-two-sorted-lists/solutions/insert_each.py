"""Insertion: put each node of the second list into the first, like a card into a sorted hand.

The search for the next place starts where the last node was inserted, since no later node of the
second list is smaller. So there is only one walk along the first list, however many nodes are
inserted.

For list1 = [1, 4], list2 = [2, 3]:

    before.val  extra.next     list2
    0           1 → 4          2 → 3
    1           1 → 2 → 4      3      2 is inserted after 1
    2           1 → 2 → 3 → 4  None   3 is inserted after 2
    return 1 → 2 → 3 → 4
Level: 3
From: sentinel; nodes of the first list are linked again, although they are in order already, so
  insert only the nodes of the second list
Time: O(n + m)
Space: O(1)
"""


class Solution:
    def mergeTwoLists(self, list1: ListNode | None, list2: ListNode | None) -> ListNode | None:
        extra = before = ListNode(next=list1)
        while list2:
            inserted, list2 = list2, list2.next
            while before.next and before.next.val < inserted.val:
                before = before.next
            inserted.next = before.next
            before.next = inserted
        return extra.next
