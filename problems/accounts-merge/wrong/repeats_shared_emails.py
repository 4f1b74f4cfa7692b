"""Collects the emails of each account into a list, so shared emails are repeated."""


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        having = {}
        for i, (_, *emails) in enumerate(accounts):
            for email in emails:
                having.setdefault(email, []).append(i)
        visited = set()

        def collect(i, found):
            visited.add(i)
            found += accounts[i][1:]
            for email in accounts[i][1:]:
                for j in having[email]:
                    if j not in visited:
                        collect(j, found)
            return found

        return [
            [account[0], *sorted(collect(i, []))]
            for i, account in enumerate(accounts)
            if i not in visited
        ]
