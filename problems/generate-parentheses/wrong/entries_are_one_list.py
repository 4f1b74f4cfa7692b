"""Repeats one list by multiplication, so all entries of the table are the same list."""


class Solution:
    def generateParenthesis(self, n: int) -> list[str]:
        table = [[]] * (n + 1)
        table[0].append("")
        for pairs in range(1, n + 1):
            table[pairs] += [
                f"({inner}){rest}"
                for inside in range(pairs)
                for inner in table[inside]
                for rest in table[pairs - 1 - inside]
            ]
        return table[n]
