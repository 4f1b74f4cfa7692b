"""A Python list of the nodes, in which the one in the middle has an index.

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
