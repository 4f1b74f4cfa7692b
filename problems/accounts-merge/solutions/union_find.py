"""Union-find on the accounts: for each email, an account joins the first account that has it.

A dictionary keeps that first account for each email. In the end, the emails are grouped by the
roots of their accounts. With union by size and path halving, each operation takes nearly constant
time: O(α(a)), amortized, for a accounts.

For accounts = [["A", "a@m.co", "b@m.co"], ["B", "c@m.co"], ["A", "b@m.co", "d@m.co"]]:

    i  owner                                                 parent
    0  {'a@m.co': 0, 'b@m.co': 0}                            [0, 1, 2]
    1  {'a@m.co': 0, 'b@m.co': 0, 'c@m.co': 1}               [0, 1, 2]
    2  {'a@m.co': 0, 'b@m.co': 0, 'c@m.co': 1, 'd@m.co': 2}  [2, 1, 2]  b@m.co joins 2 and 0
    return [['A', 'a@m.co', 'b@m.co', 'd@m.co'], ['B', 'c@m.co']]
Level: 2
From: brute_force; comparing an account with every person is slow, so join it with just one account
  for each of its emails: the first account that has the email
Ask: Three accounts are known to belong to one person, and all have the same email. With how many of
  them does a fourth account with this email have to be joined?
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
