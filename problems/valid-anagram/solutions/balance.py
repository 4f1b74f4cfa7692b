"""One balance for each letter: `s` pays in, `t` takes out, and all must be 0 in the end.

Since the lengths are equal, each step of one loop handles a letter of each string. There are only
26 letters, so a list of 26 numbers is enough.
Time: O(n)
Space: O(1), 26 numbers
"""


class Solution:
    def isAnagram(self, s: str, t: str) -> bool:
        if len(s) != len(t):
            return False
        balance = [0] * 26
        for paid, taken in zip(s, t):
            balance[ord(paid) - ord("a")] += 1
            balance[ord(taken) - ord("a")] -= 1
        return not any(balance)
