"""Stores the follower as the followee, and the followee as the follower."""

from collections import defaultdict
from itertools import islice


class Twitter:
    def __init__(self):
        self.timeline = []
        self.followees = defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.timeline.append((userId, tweetId))

    def getNewsFeed(self, userId: int) -> list[int]:
        authors = {userId, *self.followees[userId]}
        feed = (tweet for author, tweet in reversed(self.timeline) if author in authors)
        return list(islice(feed, 10))

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followees[followeeId].add(followerId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followees[followeeId].discard(followerId)
