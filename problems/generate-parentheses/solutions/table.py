"""A table of the strings of 0 to n pairs: a pair around an earlier string, and another after it.

Together, the two have one pair less, so both are in the table before they are needed.
Time: O(n C), for C = (2n)! / (n! (n + 1)!) results
Space: O(n C); all earlier entries together have no more strings than the last one
"""


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        table = [[""]]  # table[i] lists the strings of i pairs
        for pairs in range(1, n + 1):
            table.append(
                [
                    f"({inner}){rest}"
                    for inside in range(pairs)
                    for inner in table[inside]
                    for rest in table[pairs - 1 - inside]
                ]
            )
        return table[n]
