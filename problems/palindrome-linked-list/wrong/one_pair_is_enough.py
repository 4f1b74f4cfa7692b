"""Returns True as soon as two values are equal."""


class Solution:
    def isPalindrome(self, head: ListNode | None) -> bool:
        values = []
        while head:
            values.append(head.val)
            head = head.next
        left, right = 0, len(values) - 1
        while left < right:
            if values[left] == values[right]:
                return True
            left += 1
            right -= 1
        return len(values) == 1
