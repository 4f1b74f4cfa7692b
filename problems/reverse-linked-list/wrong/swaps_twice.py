"""Goes on beyond the middle, and swaps every pair back."""


class Solution:
    def reverseList(self, head: ListNode | None) -> ListNode | None:
        nodes = []
        node = head
        while node:
            nodes.append(node)
            node = node.next
        for i in range(len(nodes)):
            mirrored = nodes[-1 - i]
            nodes[i].val, mirrored.val = mirrored.val, nodes[i].val
        return head
