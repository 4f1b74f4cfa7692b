"""Has entries for the 26 lowercase letters only, but there are uppercase letters, too."""

VERDICT = "Runtime Error"


class Solution:
    def numDistinct(self, s: str, t: str) -> int:
        places = [[] for _ in range(26)]
        for j in reversed(range(len(t))):
            places[ord(t[j]) - ord("a")].append(j)
        ways = [1] + [0] * len(t)
        for letter in s:
            for j in places[ord(letter) - ord("a")]:
                ways[j + 1] += ways[j]
        return ways[-1]
