"""Small-to-large merging: if an account connects two sets of emails, the smaller joins the larger.

Each email refers to the set of its person. When an email moves, its new set is at least twice as
large as the old one, so none of the e emails moves more than log₂ e times.
Level: 3
From: brute_force; each account looks at every person, so let each email refer to the set of its
  person, and when an account connects two sets, move only the smaller set
Beware: wrong/moves_one_email_only
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
                smaller, larger = person[email], person[emails[0]]
                if smaller is not larger:
                    if len(smaller) > len(larger):
                        smaller, larger = larger, smaller
                    larger |= smaller
                    for other in smaller:
                        person[other] = larger
        people = {id(emails): emails for emails in person.values()}
        return [[names[min(emails)], *sorted(emails)] for emails in people.values()]
