"""Adds an account to the first person who shares an email, and never looks for a second person."""


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        people = []
        for name, *emails in accounts:
            for _, known in people:
                if not known.isdisjoint(emails):
                    known.update(emails)
                    break
            else:
                people.append((name, set(emails)))
        return [[name, *sorted(emails)] for name, emails in people]
