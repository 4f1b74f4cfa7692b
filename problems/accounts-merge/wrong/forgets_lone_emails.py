"""Stores only emails that are linked with others, so it may fail for an account with one email."""

VERDICT = "Runtime Error"


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        links = {}
        for _, first, *others in accounts:
            for email in others:
                links.setdefault(first, []).append(email)
                links.setdefault(email, []).append(first)
        merged = []
        reached = set()
        for name, first, *_ in accounts:
            if first in reached:
                continue
            reached.add(first)
            emails = [first]
            for email in emails:  # the list grows as we read it
                for other in links[email]:
                    if other not in reached:
                        reached.add(other)
                        emails.append(other)
            merged.append([name, *sorted(emails)])
        return merged
