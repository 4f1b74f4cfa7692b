"""List of nodes: in a Python list, the middle node can be read by its index.

Level: 1
Time: O(n)
Space: O(n), the list
"""


class Solution:
    def middleNode(self, head: ListNode | None) -> ListNode | None:
        nodes = []
        node = head
        while node:
            nodes.append(node)
            node = node.next
        return nodes[len(nodes) // 2]
