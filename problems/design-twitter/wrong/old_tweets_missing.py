"""Does not add the earlier tweets of a new followee to the feed."""

from collections import defaultdict, deque


class Twitter:
    def __init__(self):
        self.time = 0
        self.tweets = defaultdict(list)
        self.followers, self.followees = defaultdict(set), defaultdict(set)
        self.feeds = defaultdict(lambda: deque(maxlen=10))

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.time += 1
        tweet = self.time, tweetId
        self.tweets[userId].append(tweet)
        for reader in {userId, *self.followers[userId]}:
            self.feeds[reader].append(tweet)

    def getNewsFeed(self, userId: int) -> list[int]:
        return [tweet for _, tweet in reversed(self.feeds[userId])]

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].add(followeeId)
        self.followers[followeeId].add(followerId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].discard(followeeId)
        self.followers[followeeId].discard(followerId)
        self.collect(followerId)

    def collect(self, reader):
        """Rebuild this feed from the ten latest tweets of each author."""
        recent = []
        for author in {reader, *self.followees[reader]}:
            recent += self.tweets[author][-10:]
        recent.sort()
        self.feeds[reader] = deque(recent, maxlen=10)
