"""Sorts the name together with the emails, so it need not come first."""


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        parent = list(range(len(accounts)))

        def find(i):
            while parent[i] != i:
                parent[i] = parent[parent[i]]
                i = parent[i]
            return i

        owner = {}
        for i, (_, *emails) in enumerate(accounts):
            for email in emails:
                parent[find(i)] = find(owner.setdefault(email, i))
        merged = {}
        for email, i in owner.items():
            merged.setdefault(find(i), []).append(email)
        return [sorted([accounts[i][0], *emails]) for i, emails in merged.items()]
