"""Merges the nodes after the first one, but does not link the first node to the result."""


class Solution:
    def mergeTwoLists(self, list1: ListNode | None, list2: ListNode | None) -> ListNode | None:
        if list1 is None or list2 is None:
            return list1 or list2
        if list1.val > list2.val:
            list1, list2 = list2, list1
        self.mergeTwoLists(list1.next, list2)
        return list1
