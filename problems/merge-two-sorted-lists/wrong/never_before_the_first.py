"""Inserts nodes only after the first node of the first list, even if their values are smaller."""


class Solution:
    def mergeTwoLists(self, list1: ListNode | None, list2: ListNode | None) -> ListNode | None:
        if list1 is None:
            return list2
        before = list1
        while list2:
            inserted, list2 = list2, list2.next
            while before.next and before.next.val < inserted.val:
                before = before.next
            inserted.next = before.next
            before.next = inserted
        return list1
