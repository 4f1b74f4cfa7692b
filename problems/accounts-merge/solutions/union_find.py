"""Union-find on the accounts: an email that was seen before joins its account with the earlier one.

An email remembers only the first account that has it; the accounts that share it are all joined
with that one. In the end, each email goes to the root of its account.
Time: O(e log e), for e emails in all accounts
Space: O(e)
"""


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
        return [[accounts[i][0], *sorted(emails)] for i, emails in merged.items()]
