"""Uses the value 100 to mark a list that is used up, but 100 is also a legal value."""

VERDICT = "Runtime Error"
CAUGHT_BY = "generated"

END = 100


class Solution:
    def mergeTwoLists(self, list1: ListNode | None, list2: ListNode | None) -> ListNode | None:
        extra = tail = ListNode()
        while list1 or list2:
            first = list1.val if list1 else END
            second = list2.val if list2 else END
            if first <= second:
                tail.next = list1
                list1 = list1.next
            else:
                tail.next = list2
                list2 = list2.next
            tail = tail.next
        return extra.next
