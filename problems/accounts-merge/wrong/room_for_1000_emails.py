"""Has room for 1,000 emails, as if each of 1,000 accounts had one, but each has up to nine."""

VERDICT = "Runtime Error"
CAUGHT_BY = "generated"


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        parent = list(range(1000))
        size = [1] * len(parent)

        def find(x):
            while parent[x] != x:
                parent[x] = parent[parent[x]]  # path halving
                x = parent[x]
            return x

        def union(a, b):
            a, b = find(a), find(b)
            if a == b:
                return
            if size[a] < size[b]:
                a, b = b, a  # the larger group's root stays
            parent[b] = a
            size[a] += size[b]

        number = {}
        names = []
        for name, *emails in accounts:
            for email in emails:
                if email not in number:
                    number[email] = len(number)
                    names.append(name)
                union(number[email], number[emails[0]])
        merged = {}
        for email, i in number.items():
            merged.setdefault(find(i), []).append(email)
        return [[names[i], *sorted(emails)] for i, emails in merged.items()]
