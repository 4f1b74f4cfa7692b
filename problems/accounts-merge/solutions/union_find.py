"""Union-find on the accounts: for each of its emails, an account joins the first with that email.

A dictionary keeps that first account for each email. In the end, the emails are grouped by the
roots of their accounts. With union by size and path halving, each operation takes nearly constant
time: O(α(a)), amortized, for a accounts.
Level: 2
Beware: wrong/groups_by_parents_not_roots, wrong/joins_nodes_not_sets
Time: O(e log e), for e emails in all accounts: sorting takes longer than the unions
Space: O(e)
"""


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
        return [[accounts[i][0], *sorted(emails)] for i, emails in merged.items()]
