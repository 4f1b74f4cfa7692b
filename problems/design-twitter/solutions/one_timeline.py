"""One timeline of all tweets: read it backwards, and skip the tweets of other authors.

The search stops as soon as it has found ten tweets. It is short if the authors of the latest tweets
are followed, but for a user who follows nobody, it may read everything.
Level: 1
Beware: wrong/ten_tweets_kept
Time: O(t + e) to read, for t tweets and e followees; O(1) for all other calls
Space: O(t + r + u), for t tweets, r pairs of a follower and a followee, and u users who have read
  or unfollowed: each of them has a set, even if it is empty
"""

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
        self.followees[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].discard(followeeId)
