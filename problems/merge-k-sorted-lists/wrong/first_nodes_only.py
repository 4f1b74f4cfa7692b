"""Never puts the next node of a list into the heap."""

from heapq import heapify, heappop


class Solution:
    def mergeKLists(self, lists: list[ListNode | None]) -> ListNode | None:
        heap = [(node.val, i, node) for i, node in enumerate(lists) if node]
        heapify(heap)
        extra = tail = ListNode()
        while heap:
            _, _, node = heappop(heap)
            tail.next = node
            tail = node
        return extra.next
