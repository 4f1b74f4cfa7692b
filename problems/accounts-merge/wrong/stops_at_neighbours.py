"""Collects only the emails that are linked directly with the first email, and goes no further."""


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
            for other in links[first]:
                if other not in reached:
                    reached.add(other)
                    emails.append(other)
            merged.append([name, *sorted(emails)])
        return merged
