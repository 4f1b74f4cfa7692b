"""Two passes: count the nodes, then take half as many steps, rounded down.

With 5 nodes, the middle is 2 steps from the first; with 6, the second middle node is 3 steps away.
Level: 1
From: list_of_nodes; of the list of nodes, only the length is needed, so count the nodes, and walk
  once more
Time: O(n), 3n / 2 steps, rounded down
Space: O(1)
"""


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        count = 0
        node = head
        while node:
            count += 1
            node = node.next
        middle = head
        for _ in range(count // 2):
            middle = middle.next
        return middle
