"""Breadth-first search from email to email: each account links its first email with the others.

That is enough to connect all of an account, with fewer links than between any two of its emails.
Time: O(e log e), for e emails in all accounts
Space: O(e)
"""


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        links = {}
        for _, first, *others in accounts:
            links.setdefault(first, []).extend(others)
            for email in others:
                links.setdefault(email, []).append(first)
        merged = []
        reached = set()
        for name, first, *_ in accounts:
            if first in reached:
                continue
            reached.add(first)
            emails = [first]
            for email in emails:  # the list grows as we read it
                for other in links[email]:
                    if other not in reached:
                        reached.add(other)
                        emails.append(other)
            merged.append([name, *sorted(emails)])
        return merged
