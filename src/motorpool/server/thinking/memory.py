"""The bots that a worker remembers, each with what it has seen of its game."""

import secrets
from collections import OrderedDict
from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any

import orjson

from motorpool.bots.bot import Bot, View
from motorpool.bots.search.bot import SearchBot
from motorpool.core.game import Decision, Game
from motorpool.games import PRESETS, game_of_position, make_game
from motorpool.server.thinking.messages import Message, unpack_decision

MOST_BOTS = 400
MakeBot = Callable[[str, Game, int, str], Bot]


@lru_cache(maxsize=32)
def game_of(packed: bytes) -> Game:
    """A game by its packed name, seats and options: card sets take long to build."""
    told = orjson.loads(packed)
    return make_game(told["name"], PRESETS[told["name"]][0], told["seats"], told["options"])


class Chair:
    """A bot at a table and how far it has come."""

    def __init__(self, bot: Bot, undone: int) -> None:
        self.bot = bot
        self.undone = undone
        self.met = 0  # decisions of its seat
        self.last: int | None = None  # its choice at the latest of them

    def meet(self, number: int, view: View, decision: Decision, imagined: Any = None) -> int:
        """Choose at the decision of this number, from 1; after a failure at the same again."""
        self.met = number
        self.last = None
        if isinstance(self.bot, SearchBot):
            _, state = game_of_position(imagined)
            self.bot.imagine(state)
        self.last = self.bot.choose(view if self.bot.wants_view else None, decision)
        return self.last

    def answer(self, action: int) -> Message:
        reason = self.bot.reason if isinstance(self.bot, SearchBot) else []
        return {"action": action, "reason": reason}

    def meet_again(self, shown: list[Any] | None) -> None:
        """Meet a decision of the past, or only count one that is left out."""
        if shown is None:
            self.met += 1
            return
        view, decision = shown[0], unpack_decision(shown[1])
        try:
            if isinstance(self.bot, SearchBot):  # the past is not thought through again
                self.met += 1
                self.last = None
                self.bot.watch(view, decision)
            else:
                self.meet(self.met + 1, view, decision)
        except Exception:  # whatever went wrong then was answered then
            self.last = None

    def lacks(self, seen: int, undone: int) -> int | None:
        """From which decision on it has to be told the past; None when it is up to date."""
        if not self.bot.wants_view:
            return None
        if self.undone != undone or self.met > seen + 1:
            return 0
        return self.met if self.met < seen else None


class Memory:
    """Answers requests; the bots that were not asked for longest are forgotten."""

    def __init__(self, make_bot: MakeBot) -> None:
        self.make_bot = make_bot
        self.chairs: OrderedDict[tuple[str, int, str], Chair] = OrderedDict()

    def answer(self, request: Message) -> Iterator[Message]:
        """The replies to a request: a sign of life for each decision of the past, then the last."""
        key = (request["table"], request["seat"], request["bot"])
        seen, undone = request["seen"], request["undone"]
        chair = self.chairs.get(key)
        try:
            if "past" in request and request["start"] == 0:
                chair = self.sit_down(key, request)
            if chair is None:
                yield {"past": 0}
                return
            self.chairs.move_to_end(key)
            if "past" in request and request["start"] == chair.met:
                for shown in request["past"]:
                    chair.meet_again(shown)
                    yield {"met": chair.met}
            start = chair.lacks(seen, undone)
            if start is not None:
                yield {"past": start}
            elif chair.met == seen + 1 and chair.last is not None:
                yield chair.answer(chair.last)  # asked again, as after a lost connection
            else:
                decision = unpack_decision(request["decision"])
                action = chair.meet(seen + 1, request["view"], decision, request["imagined"])
                yield chair.answer(action)
        except Exception as error:
            yield {"failed": type(error).__name__}

    def sit_down(self, key: tuple[str, int, str], request: Message) -> Chair:
        game = game_of(orjson.dumps(request["game"], option=orjson.OPT_SORT_KEYS))
        seed = request["seed"] or secrets.token_hex(16)
        bot = self.make_bot(request["bot"], game, request["seat"], seed)
        self.chairs[key] = chair = Chair(bot, request["undone"])
        while len(self.chairs) > MOST_BOTS:
            self.chairs.popitem(last=False)
        return chair
