"""Depth-first search, recursive, from account to account, through the emails that they share.

A dictionary lists the accounts that have an email. Each account is visited once. An email is
followed only the first time it is met, because the first time already leads to all accounts that
have this email. In the trace, a row is a call that ends.

For accounts = [["A", "a@m.co", "b@m.co"], ["B", "c@m.co"], ["A", "b@m.co", "d@m.co"]]:

    i  visited    return
    2  {0, 2}     {'a@m.co', 'b@m.co', 'd@m.co'}  reached from account 0, by way of b@m.co
    0  {0, 2}     {'a@m.co', 'b@m.co', 'd@m.co'}
    1  {0, 1, 2}  {'c@m.co'}
    return [['A', 'a@m.co', 'b@m.co', 'd@m.co'], ['B', 'c@m.co']]
Level: 2
From: brute_force; each account is compared with every person, so look up in a dictionary which
  accounts share an email, and go from account to account through their emails
Ask: If an account is a node, what is an edge? How does one get from an account to its neighbours
  without reading all the other accounts?
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
