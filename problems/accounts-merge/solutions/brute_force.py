"""Brute force: compare each account with all people so far; merge it with all who share an email.

No two of the people so far share an email. A new account may connect several of them, so it is
merged with all of them into one person.

For accounts = [["A", "a@m"], ["B", "c@m"], ["A", "d@m"], ["A", "a@m", "d@m"]]:

    name  emails          people
    A     ['a@m']         []
    B     ['c@m']         [('A', {'a@m'})]
    A     ['d@m']         [('A', {'a@m'}), ('B', {'c@m'})]
    A     ['a@m', 'd@m']  [('A', {'a@m'}), ('B', {'c@m'}), ('A', {'d@m'})]
    -     -               [('B', {'c@m'}), ('A', {'a@m', 'd@m'})]
    return [['B', 'c@m'], ['A', 'a@m', 'd@m']]
Level: 1
Beware: wrong/joins_first_person_only
Time: O(a · e), for a accounts with e emails in all
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
