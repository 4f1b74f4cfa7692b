"""Breadth-first search from email to email: an account links its first email with its others.

These links connect all emails of an account: one link fewer than emails, not one for each pair.
Each connected component is a person.

For accounts = [["A", "a@m.co", "b@m.co"], ["B", "c@m.co"], ["A", "b@m.co", "d@m.co"]]:

    email   links[email]          emails
    a@m.co  ['b@m.co']            ['a@m.co', 'b@m.co']
    b@m.co  ['a@m.co', 'd@m.co']  ['a@m.co', 'b@m.co', 'd@m.co']
    d@m.co  ['b@m.co']            ['a@m.co', 'b@m.co', 'd@m.co']  the first A is complete
    c@m.co  []                    ['c@m.co']
    return [['A', 'a@m.co', 'b@m.co', 'd@m.co'], ['B', 'c@m.co']]
Level: 2
From: dfs; only the emails are wanted, so make the emails themselves the nodes, and search them with
  a queue
Ask: If the emails are the nodes, how few edges are enough to connect all emails of one account?
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
