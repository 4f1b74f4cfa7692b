"""Dynamic programming: the palindromes that end at one letter yield those that end at the next.

Without its outer letters, a palindrome is still a palindrome, and it ends one letter earlier. So a
palindrome that ends at the new letter starts just before an old start, with an equal letter. Two
more starts are the base cases: the new letter itself, and the empty string after it.

For s = "aaba":

    end  letter  starts     count
    0    'a'     [0, 1]     1
    1    'a'     [0, 1, 2]  3      "aa" and "a"
    2    'b'     [2, 3]     4      "b"
    3    'a'     [1, 3, 4]  6      "aba" and "a"
    return 6
Level: 3
From: table; an end needs only the starts of the palindromes that end one letter earlier, so carry a
  list of starts along
Beware: wrong/forgets_the_empty_string
Time: O(n²)
Space: O(n)
"""


class Solution:
    def countSubstrings(self, s: str) -> int:
        count = 0
        starts = [0]
        for end, letter in enumerate(s):
            starts = [start - 1 for start in starts if start > 0 and s[start - 1] == letter]
            starts.append(end)
            count += len(starts)
            starts.append(end + 1)
        return count
