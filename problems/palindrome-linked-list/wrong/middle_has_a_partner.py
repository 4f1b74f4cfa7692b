"""Compares the middle node of a list of odd length with the node before it, not with itself."""

VERDICT = "Runtime Error"


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        passed = []
        slow = fast = head
        while fast and fast.next:
            passed.append(slow.val)
            slow = slow.next
            fast = fast.next.next
        while slow:
            if passed.pop() != slow.val:
                return False
            slow = slow.next
        return True
