"""Depth-first search, recursive, from account to account, through the emails that they share.

Each account is visited once. An email is followed only the first time it is met, because the first
time already leads to all accounts that have this email.
Level: 2
Beware: wrong/recursion_limit_of_500
Time: O(e log e), for e emails in all accounts
Space: O(e)
"""


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        having = {}
        for i, (_, *emails) in enumerate(accounts):
            for email in emails:
                having.setdefault(email, []).append(i)
        visited = set()

        def collect(i, found):
            visited.add(i)
            for email in accounts[i][1:]:
                if email not in found:
                    found.add(email)
                    for j in having[email]:
                        if j not in visited:
                            collect(j, found)
            return found

        merged = []
        for i, (name, *_) in enumerate(accounts):
            if i not in visited:
                merged.append([name, *sorted(collect(i, set()))])
        return merged
