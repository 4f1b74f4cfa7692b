"""Copies only the first node of the rest when one list is used up."""


class Solution:
    def mergeTwoLists(self, list1: ListNode | None, list2: ListNode | None) -> ListNode | None:
        extra = tail = ListNode()
        while list1 and list2:
            if list1.val <= list2.val:
                tail.next = ListNode(list1.val)
                list1 = list1.next
            else:
                tail.next = ListNode(list2.val)
                list2 = list2.next
            tail = tail.next
        if rest := list1 or list2:
            tail.next = ListNode(rest.val)
        return extra.next
