"""Skips a node in the middle even if the list has an even number of nodes."""


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        passed = []
        slow = fast = head
        while fast and fast.next:
            passed.append(slow.val)
            slow = slow.next
            fast = fast.next.next
        slow = slow.next
        while slow:
            if passed.pop() != slow.val:
                return False
            slow = slow.next
        return True
