"""Breadth-first search from email to email: each account links its first email with the others.

These links connect all emails of an account, with far fewer links than one for each pair of emails.
Each connected component is a person.
Level: 2
Beware: wrong/one_way_edges, wrong/overwrites_earlier_links
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
