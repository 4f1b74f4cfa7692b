"""Stops when no value is below 10⁴, but nodes with the value 10⁴ may be left."""

CAUGHT_BY = "generated"

HIGHEST = 10**4


class Solution:
    def mergeKLists(self, lists: list[ListNode | None]) -> ListNode | None:
        extra = tail = ListNode()
        while True:
            least, where = HIGHEST, None
            for i, node in enumerate(lists):
                if node and node.val < least:
                    least, where = node.val, i
            if where is None:
                return extra.next
            tail.next = lists[where]
            tail = tail.next
            lists[where] = tail.next
