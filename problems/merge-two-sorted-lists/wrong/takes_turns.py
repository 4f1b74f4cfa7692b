"""Takes nodes from the two lists in turn, whatever their values."""


class Solution:
    def mergeTwoLists(self, list1: ListNode | None, list2: ListNode | None) -> ListNode | None:
        if list1 is None or list2 is None:
            return list1 or list2
        list1.next = self.mergeTwoLists(list2, list1.next)
        return list1
