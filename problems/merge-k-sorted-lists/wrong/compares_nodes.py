"""Puts pairs of value and node into the heap, which compares nodes if their values are equal."""

from heapq import heapify, heappop, heappush

VERDICT = "Runtime Error"


class Solution:
    def mergeKLists(self, lists: list[ListNode | None]) -> ListNode | None:
        heap = [(node.val, node) for node in lists if node]
        heapify(heap)
        extra = tail = ListNode()
        while heap:
            _, node = heappop(heap)
            tail.next = node
            tail = node
            if node.next:
                heappush(heap, (node.next.val, node.next))
        return extra.next
