"""Bottom up: the ways to cut the first letters, for one letter, for two, and so on to all of them.

The last piece of a way is any palindrome that ends there; before it stands a way to cut a shorter
prefix.
Time: O(n · 2ⁿ), as there are up to 2ⁿ⁻¹ ways to cut
Space: O(n · 2ⁿ), the ways to cut all prefixes
"""


class Solution:
    def partition(self, s: str) -> list[list[str]]:
        ways = [[[]]]
        for end in range(1, len(s) + 1):
            ways_to_end = []
            for start in range(end):
                piece = s[start:end]
                if piece == piece[::-1]:
                    ways_to_end += [[*way, piece] for way in ways[start]]
            ways.append(ways_to_end)
        return ways[-1]
