"""Two pointers, one from each end: each goes on to the next letter or digit, until they meet.

Nothing is copied. The pointers also stop when they meet among symbols, so a string of symbols needs
no special case.

For s = "Ab, ba":

    left  right  s[left:right + 1]
    0     5      'Ab, ba'           before the first step
    1     4      'b, b'             A and a are equal
    2     3      ', '               b and b are equal
    3     3      ' '                the comma is skipped
    return True
Level: 2
From: reversed_copy; two new strings are made only to compare characters that can be compared where
  they are, so walk inwards from both ends of the string
Ask: Which two characters of the string have to be equal first? Which pair comes next, and where
  does it end?
Beware: wrong/skips_one_symbol, wrong/runs_off_the_end
Time: O(n)
Space: O(1)
"""


class Solution:
    def isPalindrome(self, s: str) -> bool:
        left, right = 0, len(s) - 1
        while left < right:
            if not s[left].isalnum():
                left += 1
            elif not s[right].isalnum():
                right -= 1
            elif s[left].lower() != s[right].lower():
                return False
            else:
                left += 1
                right -= 1
        return True
