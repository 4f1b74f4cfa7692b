"""Sorts the name together with the emails, so the name need not come first."""


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
        for i, (_, *emails) in enumerate(accounts):
            for email in emails:
                union(i, owner.setdefault(email, i))
        merged = {}
        for email, i in owner.items():
            merged.setdefault(find(i), []).append(email)
        return [sorted([accounts[i][0], *emails]) for i, emails in merged.items()]
