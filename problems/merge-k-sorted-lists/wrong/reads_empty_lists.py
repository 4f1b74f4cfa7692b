"""Reads the first value of every list, even of an empty one."""

from heapq import heapify, heappop, heappush

VERDICT = "Runtime Error"


class Solution:
    def mergeKLists(self, lists: list[ListNode | None]) -> ListNode | None:
        heap = [(node.val, i, node) for i, node in enumerate(lists)]
        heapify(heap)
        extra = tail = ListNode()
        while heap:
            _, i, node = heappop(heap)
            tail.next = node
            tail = node
            if node.next:
                heappush(heap, (node.next.val, i, node.next))
        return extra.next
