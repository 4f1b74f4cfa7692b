"""Attaches the account itself, not its root, so it loses the accounts joined earlier."""


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        parent = list(range(len(accounts)))

        def find(x):
            while parent[x] != x:
                parent[x] = parent[parent[x]]  # path halving
                x = parent[x]
            return x

        owner = {}
        for i, (_, *emails) in enumerate(accounts):
            for email in emails:
                parent[i] = find(owner.setdefault(email, i))
        merged = {}
        for email, i in owner.items():
            merged.setdefault(find(i), []).append(email)
        return [[accounts[i][0], *sorted(emails)] for i, emails in merged.items()]
