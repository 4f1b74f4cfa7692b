"""Each email leads to the set of its person; where an account connects two sets, they become one.

The smaller set goes into the larger one. So whenever an email moves, its set is at least twice as
large as before, and no email moves more than log e times.
Time: O(e log e), for e emails in all accounts
Space: O(e)
"""


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        person = {}  # the set of all emails of the person who has this one
        names = {}
        for name, *emails in accounts:
            for email in emails:
                names[email] = name
                person.setdefault(email, {email})
                less, more = person[email], person[emails[0]]
                if less is not more:
                    if len(less) > len(more):
                        less, more = more, less
                    more |= less
                    for other in less:
                        person[other] = more
        people = {id(emails): emails for emails in person.values()}
        return [[names[min(emails)], *sorted(emails)] for emails in people.values()]
