"""Merges by name all accounts that share an email with any other, but names are not unique."""


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        having = {}
        for i, (_, *emails) in enumerate(accounts):
            for email in emails:
                having.setdefault(email, []).append(i)
        sharing = {}
        visited = set()
        for indices in having.values():
            if len(indices) > 1:
                for i in indices:
                    name, *emails = accounts[i]
                    sharing.setdefault(name, set()).update(emails)
                    visited.add(i)
        merged = [[name, *sorted(emails)] for name, emails in sharing.items()]
        for i, (name, *emails) in enumerate(accounts):
            if i not in visited:
                merged.append([name, *sorted(emails)])
        return merged
