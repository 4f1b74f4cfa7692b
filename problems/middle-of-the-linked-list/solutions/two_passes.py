"""Two passes: count the nodes, then take half as many steps, rounded down.

Of 5 nodes, the middle is 2 steps from the first; of 6, the second in the middle is 3 steps from it.
Level: 1
Time: O(n), 3n / 2 steps
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
