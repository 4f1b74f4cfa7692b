"""Sets the recursion limit to 500, but a chain may link all 1,000 accounts."""

import sys

VERDICT = "Runtime Error"
CAUGHT_BY = "killers"


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        having = {}
        for i, (_, *emails) in enumerate(accounts):
            for email in emails:
                having.setdefault(email, []).append(i)
        visited = set()
        sys.setrecursionlimit(500)

        def collect(i, found):
            visited.add(i)
            for email in accounts[i][1:]:
                if email not in found:
                    found.add(email)
                    for j in having[email]:
                        if j not in visited:
                            collect(j, found)
            return found

        return [
            [account[0], *sorted(collect(i, set()))]
            for i, account in enumerate(accounts)
            if i not in visited
        ]
