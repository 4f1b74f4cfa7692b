"""Sort `p`, and each substring of `s` that is as long: anagrams are equal when sorted.

Each substring is sorted anew, though it differs from the one before in only two letters.
Time: O(n · m · log m), for n letters in `s` and m in `p`
Space: O(m), besides the result
"""


class Solution:
    def findAnagrams(self, s: str, p: str) -> list[int]:
        m = len(p)
        wanted = sorted(p)
        return [i for i in range(len(s) - m + 1) if sorted(s[i : i + m]) == wanted]
