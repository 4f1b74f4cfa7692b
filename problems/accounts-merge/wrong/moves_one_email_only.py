"""Updates the set only for the current email, not for the other emails of its old set."""


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
                    person[email] = more
        people = {id(emails): sorted(emails) for emails in person.values()}
        return [[names[emails[0]], *emails] for emails in people.values()]
