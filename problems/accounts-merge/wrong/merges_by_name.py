"""Merges all accounts with the same name."""


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        parent = list(range(len(accounts)))
        size = [1] * len(parent)

        def find(x):
            while parent[x] != x:
                parent[x] = parent[parent[x]]  # path halving
                x = parent[x]
            return x

        def union(a, b):
            a, b = find(a), find(b)
            if a == b:
                return
            if size[a] < size[b]:
                a, b = b, a  # the larger group's root stays
            parent[b] = a
            size[a] += size[b]

        owner = {}
        for i, (name, *emails) in enumerate(accounts):
            for email in emails:
                owner.setdefault(email, i)
            union(i, owner.setdefault(name, i))
        merged = {}
        for email, i in owner.items():
            if "@" in email:
                merged.setdefault(find(i), []).append(email)
        return [[accounts[i][0], *sorted(emails)] for i, emails in merged.items()]
