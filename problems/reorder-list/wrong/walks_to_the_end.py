"""Walks to the end of the list for every node that it takes from there: O(n²)."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def reorderList(self, head: ListNode | None) -> None:
        first = head
        while first.next and first.next.next:
            before_last = first
            while before_last.next.next:
                before_last = before_last.next
            last = before_last.next
            before_last.next = None
            last.next = first.next
            first.next = last
            first = last.next
