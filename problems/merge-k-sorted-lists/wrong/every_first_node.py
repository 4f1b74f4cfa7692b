"""Looks at the first nodes of all lists for each node of the result: O(k · n)."""

VERDICT = "Time Limit Exceeded"
CAUGHT_BY = "killers"


class Solution:
    def mergeKLists(self, lists: list[ListNode | None]) -> ListNode | None:
        extra = tail = ListNode()
        while True:
            where = None
            for i, node in enumerate(lists):
                if node and (where is None or node.val < lists[where].val):
                    where = i
            if where is None:
                return extra.next
            tail.next = lists[where]
            tail = tail.next
            lists[where] = tail.next
