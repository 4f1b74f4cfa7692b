"""Returns a node, not an empty list, if there are three or more lists and all of them are empty."""


class Solution:
    def mergeKLists(self, lists: list[ListNode | None]) -> ListNode | None:
        if not lists or (len(lists) <= 2 and not any(lists)):
            return None
        first = tail = ListNode()
        left = [node for node in lists if node]
        while left:
            least = min(left, key=lambda node: node.val)
            tail.val = least.val
            left[left.index(least)] = least.next
            left = [node for node in left if node]
            if left:
                tail.next = ListNode()
                tail = tail.next
        return first
