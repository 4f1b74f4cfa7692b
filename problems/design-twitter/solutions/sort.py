"""Sorting: collect the ten latest tweets of the user and of each followee, and sort them by time.

No other tweets can be needed: ten later tweets of the same author would already fill the feed.

For ["Twitter", "postTweet", "postTweet", "follow", "postTweet", "getNewsFeed"],
[[], [1, 5], [2, 6], [1, 2], [1, 7], [1]]:

    author  recent
    1       [(1, 5), (3, 7)]          user 1 has posted 5 and 7
    2       [(1, 5), (3, 7), (2, 6)]  user 2 has posted 6 in between
    return [7, 6, 5]
Level: 1
Beware: wrong/nine_earlier_ones
Time: O(e log e) to read, for e followees; O(1) for all other calls
Space: O(t + r + u), for t tweets, r pairs of a follower and a followee, and u users in all calls:
  each of them may have a list and a set, even if both are empty
"""

from collections import defaultdict


class Twitter:
    def __init__(self):
        self.time = 0
        self.tweets = defaultdict(list)
        self.followees = defaultdict(set)

    def postTweet(self, userId: int, tweetId: int) -> None:
        self.time += 1
        self.tweets[userId].append((self.time, tweetId))

    def getNewsFeed(self, userId: int) -> list[int]:
        recent = []
        for author in {userId, *self.followees[userId]}:
            recent += self.tweets[author][-10:]
        recent.sort(reverse=True)
        return [tweet for _, tweet in recent[:10]]

    def follow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].add(followeeId)

    def unfollow(self, followerId: int, followeeId: int) -> None:
        self.followees[followerId].discard(followeeId)
