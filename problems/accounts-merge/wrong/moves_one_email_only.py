"""Updates the set only for the current email, not for the other emails of its old set."""


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
                    person[email] = larger
        people = {id(emails): sorted(emails) for emails in person.values()}
        return [[names[emails[0]], *emails] for emails in people.values()]
