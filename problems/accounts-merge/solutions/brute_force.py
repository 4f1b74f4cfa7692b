"""Comparison with all people so far: an account is merged with everyone who shares an email.

No two of the people so far share an email. A new account may connect several of them, so it is
merged with all of them into one person.

For accounts = [["A", "a@m.co"], ["B", "b@m.co"], ["A", "c@m.co"], ["A", "a@m.co", "c@m.co"]]:

    name  emails                people
    A     ['a@m.co']            [('A', {'a@m.co'})]
    B     ['b@m.co']            [('A', {'a@m.co'}), ('B', {'b@m.co'})]
    A     ['c@m.co']            [('A', {'a@m.co'}), ('B', {'b@m.co'}), ('A', {'c@m.co'})]
    A     ['a@m.co', 'c@m.co']  [('B', {'b@m.co'}), ('A', {'a@m.co', 'c@m.co'})]
    return [['B', 'b@m.co'], ['A', 'a@m.co', 'c@m.co']]
Level: 1
Beware: wrong/joins_first_person_only
Time: O(a · e + e log e), for a accounts with e emails in all
Space: O(e)
"""


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        people = []
        for name, *emails in accounts:
            merged = set(emails)
            others = []
            for person in people:
                if merged.isdisjoint(person[1]):
                    others.append(person)
                else:
                    merged |= person[1]
            people = [*others, (name, merged)]
        return [[name, *sorted(emails)] for name, emails in people]
