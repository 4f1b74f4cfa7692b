"""Compares the middle node of an odd-length list with the previous node instead of skipping it."""

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
