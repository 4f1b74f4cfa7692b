"""Insert a pair at every place of every string with one pair less, and drop what comes twice.

Every string has an innermost pair, without which it is well-formed too, so it is found.
Time: O(n² C), for C = (2n)! / (n! (n + 1)!) results, if hashing spreads the strings as usual
Space: O(n C)
"""


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        strings = {""}
        for _ in range(n):
            strings = {
                string[:place] + "()" + string[place:]
                for string in strings
                for place in range(len(string) + 1)
            }
        return list(strings)
