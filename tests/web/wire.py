"""A table on the wire: everybody who reads what it sends, and who could see which cards when."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from html import unescape
from typing import NamedTuple

import httpx
import pytest
from sights import symbols

from prestol import Match
from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.play.fuzz import pick

from .conftest import Server
from .play import create, post
from .test_secrets import board, sit

LANGUAGES = ("en", "ru", "pl")
TOLD = re.compile(r'<section id="log".*?</section>|data-said="[^"]*"|<span class="last">.*?</span>', re.DOTALL)
REVISION = re.compile(r'(data-revision="|name="revision" value="|"revision":|^id: )\d+', re.MULTILINE)


class Reader(NamedTuple):
    """Somebody at the table, or (seat None) only looking on: with a browser, and with a program."""

    seat: int | None
    guest: httpx.Client
    headers: dict[str, str]
    language: str


class Wire:
    """A table of one game; what can name a card there is for each game to say."""

    game = ""
    hidden_places: Sequence[str] = ()  # of a position: where cards lie that not everybody sees

    def __init__(self, server: Server, seats: int, seed: int, until: Callable[[State], bool] | None = None) -> None:
        """A new table, or one where as much has been played already as it takes until that is so."""
        match = Match.new(self.game, seats, seed)
        before, chance = list[dict[int | None, set[int]]](), Quick(seed)
        while until is not None and not until(match.state):
            before.append({seat: visible(match.state, seat) for seat in (None, *range(seats))})
            seat = match.state.waiting[chance.below(len(match.state.waiting))]
            match.play(seat, self.lively(match.state, seat, chance))
        self.server = server
        self.table, tokens = server.run(server.service.adopt(match, [{"kind": "open"}] * seats, ""))
        self.path, self.api = f"/t/{self.table.id}", f"/api/tables/{self.table.id}"
        self.readers = [self.reader(seat, token) for seat, token in enumerate(tokens)]
        self.readers.append(Reader(None, server.guest("en"), {}, "en"))
        self.seen = [*before, self.visible()]

    def named(self, text: str, language: str) -> set[int]:
        """All cards that a text names: as pieces of the board, as answers, or in words."""
        raise NotImplementedError

    def card_numbers(self, words: Iterable[str]) -> set[int]:
        """The cards of a line of a position."""
        raise NotImplementedError

    def reader(self, seat: int, token: str) -> Reader:
        language = LANGUAGES[seat % len(LANGUAGES)]
        headers = {"authorization": f"Bearer {token}", "accept-language": language}
        return Reader(seat, sit(self.server, token, language), headers, language)

    @property
    def match(self) -> Match:
        return self.table.match

    @property
    def step(self) -> int:
        return len(self.match.moves)

    def question(self) -> str:
        return self.match.state.question

    def visible(self) -> dict[int | None, set[int]]:
        return {reader.seat: visible(self.match.state, reader.seat) for reader in self.readers}

    def ever(self, seat: int | None) -> set[int]:
        """All cards that a reader has seen in this game: the log may name them for ever."""
        return set().union(*(seen[seat] for seen in self.seen))

    # -- what goes up --------------------------------------------------------------------------------------------------

    def answer(self, seat: int, action: str, by_page: bool = False) -> str:
        """By the form of the page or by the API; what comes back."""
        reader = self.readers[seat]
        if by_page:
            number = str(self.table.revision)
            reply = post(reader.guest, f"{self.path}/answer", seat=str(seat), answer=action, revision=number)
        else:
            body = {"answer": action, "revision": self.table.revision}
            reply = reader.guest.post(f"{self.api}/answer", json=body, headers=reader.headers)
        assert reply.status_code == 200, reply.text
        self.seen.append(self.visible())
        return reply.text

    def undo(self, seat: int) -> httpx.Response:
        reader, body = self.readers[seat], {"revision": self.table.revision}
        return reader.guest.post(f"{self.api}/undo", json=body, headers=reader.headers)

    def play_until(self, question: str, chance: Quick) -> None:
        while self.question() != question:
            self.play_any(chance)

    def lively(self, state: State, seat: int, chance: Quick) -> int:
        """What somebody answers who wants to see everything happen."""
        return pick(state.legal(seat), chance, leaning=True)

    def play_any(self, chance: Quick, by_page: bool = False) -> tuple[int, str]:
        state = self.match.state
        seat = state.waiting[chance.below(len(state.waiting))]
        action = state.game.notation(self.lively(state, seat, chance))
        return seat, self.answer(seat, action, by_page)

    def play_past(self, chance: Quick) -> None:
        """An answer of which nobody reads anything: quicker."""
        state = self.match.state
        seat = state.waiting[chance.below(len(state.waiting))]
        action = state.game.notation(self.lively(state, seat, chance))
        self.server.run(self.server.service.answer(self.table, seat, action, self.table.revision))
        self.seen.append(self.visible())

    # -- what comes down -----------------------------------------------------------------------------------------------

    def page(self, reader: Reader) -> str:
        return reader.guest.get(self.path).text

    def stream(self, reader: Reader) -> str:
        return board(reader.guest, self.path)

    def replay(self, reader: Reader, step: int | None = None, eyes: str = "all") -> str:
        """As somebody asks for it who would like to see everything."""
        return reader.guest.get(f"{self.path}/replay/{self.step if step is None else step}?as={eyes}").text

    def view(self, reader: Reader) -> str:
        return reader.guest.get(self.api, headers=reader.headers).text

    def events(self, reader: Reader) -> str:
        with reader.guest.stream("GET", f"{self.api}/stream", headers=reader.headers) as stream:
            return next(line.removeprefix("data: ") for line in stream.iter_lines() if line.startswith("data: {"))

    def payloads(self, reader: Reader) -> dict[str, str]:
        return {source.__name__: source(reader) for source in self.sources()}

    def sources(self) -> list[Callable[[Reader], str]]:
        return [self.page, self.stream, self.replay, self.view, self.events]

    # -- what may be in it ---------------------------------------------------------------------------------------------

    def check(self, reader: Reader, text: str, step: int | None = None) -> None:
        """Nothing of another seat is in a payload about this moment, or about an earlier step."""
        now = self.seen[-1 if step is None else step][reader.seat]
        if text.startswith("{"):
            told = " ".join(json.loads(text)["log"])
            self.check_view(reader, json.loads(text))
            text = json.dumps({**json.loads(text), "log": [], "position": ""}, ensure_ascii=False)
        else:
            text = text.replace(symbols(self.game), "")  # the same for everybody
            told = unescape(" ".join(TOLD.findall(text)))
            text = unescape(TOLD.sub("", text))
        assert self.named(text, reader.language) <= now, (self.step, reader.seat)
        assert self.named(told, reader.language) <= self.ever(reader.seat), (self.step, reader.seat)

    def check_view(self, reader: Reader, view: dict[str, object]) -> None:
        """The position that a program gets, line by line."""
        cards = self.seen[-1][reader.seat]
        for name, seat, values in position_lines(str(view["position"])):
            if name in self.hidden_places:
                assert self.card_numbers(word for word in values if word != "?") <= cards, (name, seat)
            elif name == "sealed" and seat != reader.seat:
                assert values == ["?"]
            else:
                self.check_line(reader, name, seat, values)
        if reader.seat is None:
            assert view["legal"] == view["refused"] == []

    def check_line(self, reader: Reader, name: str, seat: int | None, values: Sequence[str]) -> None:
        """Other secrets than cards."""


def visible(state: State, seat: int | None) -> set[int]:
    return {card for zone in state.view(seat).board.zones() for cards in zone.lists for card in cards if card >= 0}


def position_lines(position: str) -> Iterator[tuple[str, int | None, list[str]]]:
    """The name of each line, whose it is, and its words."""
    for line in position.splitlines()[1:]:
        head, *values = line.split(" ")
        name, _, player = head.partition(".")
        yield name, int(player) - 1 if player.isdecimal() else None, values


# -- the same moment, if others had other secrets ----------------------------------------------------------------------


def otherwise(state: State, seat: int | None, chance: Quick) -> State:
    """The same for this seat, but others hold, have sent back or have answered something else, where they can."""
    samples = [state.view(seat).sample(chance.below(1 << 30)) for _ in range(6)]
    other = next((sample for sample in samples if sample.sealed != state.sealed), samples[0])
    other.answers, other.reveals = state.answers, state.reveals  # how many is the same for everybody
    return other


@contextmanager
def replaced(wire: Wire, state: State) -> Iterator[None]:
    """The table has come to another state by the same answers."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wire.table.match, "state", state)
        patch.setattr(wire.table.match, "at", lambda step: state.clone())
        wire.table.drawn.clear()
        yield
    wire.table.drawn.clear()


# -- one device for all ------------------------------------------------------------------------------------------------


class Device:
    """Two players who hand one device to each other; others may sit elsewhere."""

    game = ""

    def __init__(self, server: Server, *others: str) -> None:
        self.guest = server.guest()
        chairs = {f"seat_{seat}": kind for seat, kind in enumerate(("device", "device", *others))}
        self.path = create(self.guest, len(chairs), game=self.game, **chairs)
        self.table = server.service.tables[self.path.removeprefix("/t/")]

    def named(self, text: str, language: str) -> set[int]:
        raise NotImplementedError

    def drawn(self, page: str) -> set[int]:
        return self.named(unescape(TOLD.sub("", page.replace(symbols(self.game), ""))), "en")

    def shown(self) -> set[int]:
        """The cards that the device shows now, not counting the log."""
        return self.drawn(self.guest.get(self.path).text) | self.drawn(board(self.guest, self.path))

    def send(self, what: str, seat: int, **fields: str) -> httpx.Response:
        reply = post(
            self.guest, f"{self.path}/{what}", True, seat=str(seat), revision=str(self.table.revision), **fields
        )
        assert reply.status_code == 204, reply.text
        return reply

    def answer(self, seat: int, action: int) -> None:
        self.send("curtain", seat)
        self.send("answer", seat, answer=self.table.match.game.notation(action))
