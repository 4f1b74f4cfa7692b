"""Links the first email of an account with its other emails, but not back."""


class Solution:
    def accountsMerge(self, accounts: list[list[str]]) -> list[list[str]]:
        links = {}
        for _, first, *others in accounts:
            links.setdefault(first, []).extend(others)
            for email in others:
                links.setdefault(email, [])
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
