"""Has room for 1,000 emails, as many as there may be accounts, though each has up to nine."""

VERDICT = "Runtime Error"
CAUGHT_BY = "generated"


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        parent = list(range(1000))

        def find(i):
            while parent[i] != i:
                parent[i] = parent[parent[i]]
                i = parent[i]
            return i

        number = {}
        names = []
        for name, *emails in accounts:
            for email in emails:
                if email not in number:
                    number[email] = len(number)
                    names.append(name)
                parent[find(number[email])] = find(number[emails[0]])
        merged = {}
        for email, i in number.items():
            merged.setdefault(find(i), []).append(email)
        return [[names[i], *sorted(emails)] for i, emails in merged.items()]
