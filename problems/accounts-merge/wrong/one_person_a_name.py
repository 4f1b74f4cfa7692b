"""Merges all accounts with the same name."""


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        parent = list(range(len(accounts)))

        def find(i):
            while parent[i] != i:
                parent[i] = parent[parent[i]]
                i = parent[i]
            return i

        owner = {}
        for i, (name, *emails) in enumerate(accounts):
            for email in emails:
                owner.setdefault(email, i)
            parent[find(i)] = find(owner.setdefault(name, i))
        merged = {}
        for email, i in owner.items():
            if "@" in email:
                merged.setdefault(find(i), []).append(email)
        return [[accounts[i][0], *sorted(emails)] for i, emails in merged.items()]
