"""Heap of the first nodes: the smallest of them is next, and its successor takes its place.

The heap never holds more than one node of each list, since a node cannot be next before its
predecessor. In each entry, the number of the list stands before the node: if values are equal, the
heap compares these numbers, not the nodes, which cannot be compared.

For lists = [[1, 4], [2], [3]]:

    node.val  len(heap)  extra.next
    -         3          None           the first nodes: 1, 2, 3
    1         3          1 → 4          4 takes the place of 1
    2         2          1 → 2
    3         1          1 → 2 → 3
    4         0          1 → 2 → 3 → 4
    return 1 → 2 → 3 → 4
Level: 2
From: sort; all values are copied and sorted, although the next value is always at the front of one
  of the lists, so keep only the first nodes in order
Ask: Which nodes can come next in the result, and which node can come next once one of them is
  taken?
Beware: wrong/first_nodes_only
Time: O(k + n log k) for n nodes in all
Space: O(k), the heap
"""

from heapq import heapify, heappop, heappush


class Solution:
    def mergeKLists(self, lists: list[ListNode | None]) -> ListNode | None:
        heap = [(node.val, i, node) for i, node in enumerate(lists) if node]
        heapify(heap)
        extra = tail = ListNode()
        while heap:
            _, i, node = heappop(heap)
            tail.next = node
            tail = node
            if node.next:
                heappush(heap, (node.next.val, i, node.next))
        return extra.next
