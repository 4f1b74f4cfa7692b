"""Moves on in both lists when their values are equal, but takes only one of the nodes."""


class Solution:
    def mergeTwoLists(self, list1: ListNode | None, list2: ListNode | None) -> ListNode | None:
        extra = tail = ListNode()
        while list1 and list2:
            if list1.val < list2.val:
                tail.next = list1
                list1 = list1.next
            elif list1.val > list2.val:
                tail.next = list2
                list2 = list2.next
            else:
                tail.next = list1
                list1, list2 = list1.next, list2.next
            tail = tail.next
        tail.next = list1 or list2
        return extra.next
