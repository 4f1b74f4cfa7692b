"""Dynamic programming: list the strings of 0, 1, ..., n pairs, each list made from shorter ones.

The first parenthesis closes somewhere, with some pairs inside and the other pairs after it:

    table[pairs] = ["(" + inner + ")" + rest for inside in 0 ... pairs - 1
                    for inner in table[inside] for rest in table[pairs - 1 - inside]]

The base case is table[0] = [""]. Both parts have fewer pairs, so their lists are complete.

For n = 3:

    pairs  table
    -      [['']]
    1      [[''], ['()']]
    2      [[''], ['()'], ['()()', '(())']]
    return ['()()()', '()(())', '(())()', '(()())', '((()))']
Level: 3
From: recursion; the same short strings are made again for each string that they are joined to, so
  list the strings of each length once
Beware: wrong/entries_are_one_list
Time: O(n C), for C = (2n)! / (n! (n + 1)!) results, the n-th Catalan number
Space: O(n C); all earlier lists together have no more strings than the last list
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
