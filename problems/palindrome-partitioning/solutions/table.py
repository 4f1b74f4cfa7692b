"""Dynamic programming: list the ways to cut the first 0, 1, ..., n letters.

Each way ends with a palindrome; the pieces before it are a way to cut a shorter prefix:

    ways[end] = [way + [s[start:end]] for each palindrome s[start:end] for way in ways[start]]

The base case is ways[0] = [[]]. Each start is smaller than the end, so its ways are complete.

For s = "aab":

    end  ways
    -    [[[]]]
    1    [[[]], [['a']]]
    2    [[[]], [['a']], [['aa'], ['a', 'a']]]
    3    [[[]], [['a']], [['aa'], ['a', 'a']], [['aa', 'b'], ['a', 'a', 'b']]]
    return [['aa', 'b'], ['a', 'a', 'b']]
Level: 3
From: memoized_recursion; each list of ways needs only lists for other lengths, so fill them in
  order, without recursion
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
