"""Keeps only the latest value of a key and forgets the earlier values."""


class TimeMap:
    def __init__(self):
        self.latest = {}

    def set(self, key: str, value: str, timestamp: int) -> None:
        self.latest[key] = timestamp, value

    def get(self, key: str, timestamp: int) -> str:
        time, value = self.latest.get(key, (0, ""))
        return value if time <= timestamp else ""
