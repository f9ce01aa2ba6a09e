"""Viceroy on the wire: whole games over HTTP in which no payload ever holds what its reader may not know."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from html import unescape
from typing import NamedTuple

import httpx
import pytest

from prestol import Match
from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.core.errors import CannotUndo
from prestol.draw import symbols
from prestol.games.viceroy.cards import CHARACTERS, LAST_CARD
from prestol.games.viceroy.state import DISCARD, PLAY, Viceroy
from prestol.table.fuzz import pick
from prestol.text import words

from .conftest import Server
from .play import answers, create, post
from .test_secrets import board, sit

LANGUAGES = ("en", "ru", "pl")
EVERYTHING = range(1, LAST_CARD + 1)
CARD_PIECE = re.compile(r'\b(?:id="(?:card|chosen)-|(?:start|keep|play|discard|tuck|return)[:-])(\d+)\b')
TOLD = re.compile(r'<section id="log".*?</section>|data-said="[^"]*"|<span class="last">.*?</span>', re.DOTALL)
HIDDEN_PLACES = ("hand", "dealt", "taken", "law_top", "removed", "laws", "deck", "known")
REVISION = re.compile(r'(data-revision="|name="revision" value="|"revision":|^id: )\d+', re.MULTILINE)


class Reader(NamedTuple):
    """Somebody at the table, or (seat None) only looking on: with a browser, and with a program."""

    seat: int | None
    guest: httpx.Client
    headers: dict[str, str]
    language: str


class Wire:
    """A table, everybody who reads what it sends, and who could see which cards when."""

    def __init__(self, server: Server, seats: int, seed: int) -> None:
        match = Match.new("viceroy", seats, seed)
        self.server = server
        self.table, tokens = server.run(server.house.adopt(match, [{"kind": "open"}] * seats, ""))
        self.path, self.api = f"/t/{self.table.id}", f"/api/tables/{self.table.id}"
        self.readers = [self.reader(seat, token) for seat, token in enumerate(tokens)]
        self.readers.append(Reader(None, server.guest("en"), {}, "en"))
        self.seen = [self.visible()]

    def reader(self, seat: int, token: str) -> Reader:
        language = LANGUAGES[seat % len(LANGUAGES)]
        headers = {"authorization": f"Bearer {token}", "accept-language": language}
        return Reader(seat, sit(self.server, token, language), headers, language)

    @property
    def state(self) -> Viceroy:
        state = self.table.match.state
        assert isinstance(state, Viceroy)
        return state

    @property
    def step(self) -> int:
        return len(self.table.match.moves)

    def question(self) -> str:
        asked = self.state.stack[-1].step
        return next(name for name, step in self.state.game.steps.items() if step is asked)

    def visible(self) -> dict[int | None, set[int]]:
        return {reader.seat: visible(self.state, reader.seat) for reader in self.readers}

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

    def play_any(self, chance: Quick, by_page: bool = False) -> tuple[int, str]:
        seat = self.state.waiting[chance.below(len(self.state.waiting))]
        action = self.state.game.notation(lively(self.state, seat, chance))
        return seat, self.answer(seat, action, by_page)

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
            text = text.replace(symbols("viceroy"), "")  # the same for everybody
            told = unescape(" ".join(TOLD.findall(text)))
            text = unescape(TOLD.sub("", text))
        assert named(text, reader.language) <= now, (self.step, reader.seat)
        assert named(told, reader.language) <= self.ever(reader.seat), (self.step, reader.seat)

    def check_view(self, reader: Reader, view: dict[str, object]) -> None:
        """The position that a program gets, line by line."""
        cards = self.seen[-1][reader.seat]
        for name, seat, values in position_lines(str(view["position"])):
            other = seat is not None and seat != reader.seat
            if name in HIDDEN_PLACES:
                assert {int(word) for word in values if word != "?"} <= cards, (name, seat)
            elif name == "sealed" and other:
                assert values == ["?"]
            elif other and self.state.screens:
                self.check_screen(name, seat or 0, values)
        if reader.seat is None:
            assert view["legal"] == view["refused"] == []

    def check_screen(self, name: str, seat: int, values: Sequence[str]) -> None:
        """Others know what would be behind a screen if no start gem had gone back, and no more."""
        player = self.state.players[seat]
        assert name != "sent_back"
        if name == "returned":
            assert values == ["none"] * 4
        if name == "gems":
            assert list(map(int, values)) == [a + b for a, b in zip(player.gems, player.returned, strict=True)]


def lively(state: Viceroy, seat: int, chance: Quick) -> int:
    """Laws hold most of the secrets: they are played as soon as can be."""
    legal = state.legal(seat)
    laws = [action for action in legal if PLAY + CHARACTERS <= action < DISCARD]
    return laws[chance.below(len(laws))] if laws else pick(legal, chance, leaning=True)


def visible(state: State, seat: int | None) -> set[int]:
    return {card for zone in state.view(seat).board.zones() for cards in zone.lists for card in cards if card > 0}


def position_lines(position: str) -> Iterator[tuple[str, int | None, list[str]]]:
    for line in position.splitlines()[1:]:
        head, *values = line.split(" ")
        name, _, seat = head.partition(".")
        yield name, int(seat) if seat.isdecimal() else None, values


@cache
def card_names(language: str) -> dict[int, str]:
    say = words(language)
    return {card: say(f"viceroy.card.{card}") for card in EVERYTHING}


@cache
def name_pattern(language: str) -> re.Pattern[str]:
    """Any card by its name, the longest first; a name never begins or ends within a word."""
    ordered = sorted(card_names(language).values(), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, ordered))})(?!\w)")


def named(text: str, language: str) -> set[int]:
    """All cards that a text names: as pieces of the board, as answers, or in words."""
    numbers = {name: card for card, name in card_names(language).items()}
    spoken = {numbers[name] for name in name_pattern(language).findall(text)}
    return spoken | set(map(int, CARD_PIECE.findall(text)))


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


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(2, 285), (3, 176)])
def test_no_payload_of_a_whole_game_holds_a_secret_of_somebody_else(lone_server: Server, seats: int, seed: int) -> None:
    """Every reader gets every kind of payload in turn; each has words of another language."""
    wire, chance, questions = Wire(lone_server, seats, seed), Quick(seed), set[str]()
    sources = wire.sources()
    while not wire.state.over:
        questions.add(wire.question())
        for number, reader in enumerate(wire.readers):
            wire.check(reader, sources[(wire.step + number) % len(sources)](reader))
        if wire.step % 4 == 0:  # and of what was once
            reader, earlier = wire.readers[wire.step // 4 % len(wire.readers)], wire.step * 2 // 3
            wire.check(reader, wire.replay(reader, earlier, eyes=str(wire.step % seats)), earlier)
        seat, reply = wire.play_any(chance, by_page=wire.step % 3 == 0)
        if not wire.state.over:
            wire.check(wire.readers[seat], reply)
    assert questions >= {"pick_start", "bid", "claim", "choose", "return_law", "recolour"}
    assert {wire.view(reader).count('"over":true') for reader in wire.readers} == {1}


@pytest.mark.parametrize(("seats", "seed"), [(2, 285)])
def test_whatever_others_hide_every_payload_is_the_same(lone_server: Server, seats: int, seed: int) -> None:
    wire, chance, different = Wire(lone_server, seats, seed), Quick(seed), 0
    sources = wire.sources()
    while not wire.state.over:
        reader = wire.readers[wire.step % len(wire.readers)]
        other = otherwise(wire.state, reader.seat, chance)
        different += other.position() != wire.state.position()
        for source in (wire.view, sources[wire.step // len(wire.readers) % 3]):
            shown = source(reader)
            with replaced(wire, other):
                assert source(reader) == shown, (wire.step, reader.seat, source.__name__)
        wire.play_any(chance)
    assert different > wire.step / 2


def test_the_tests_would_notice_a_leak(lone_server: Server) -> None:
    wire, chance = Wire(lone_server, 2, 5), Quick(5)
    wire.play_until("choose", chance)
    anna, boris, nobody = wire.readers
    for source in wire.sources():
        with pytest.raises(AssertionError):
            wire.check(nobody._replace(language=anna.language), source(anna))
    other, shown = wire.state.view(0).sample(1), wire.view(boris)
    with replaced(wire, other):
        assert wire.view(boris) != shown
    assert wire.view(boris) == shown


# -- sealed answers ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("question", ["pick_start", "bid", "choose", "claim", "recolour"])
def test_a_sealed_answer_looks_the_same_whatever_it_is(lone_server: Server, question: str) -> None:
    wire, chance = Wire(lone_server, 2, 285), Quick(285)
    wire.play_until(question, chance)
    while len(wire.state.waiting) < 2:  # both are asked
        wire.play_any(chance)
        wire.play_until(question, chance)
    shown = list[list[str]]()
    for action in [wire.state.game.notation(action) for action in wire.state.legal(0)]:
        wire.answer(0, action)
        if wire.question() == question and wire.state.sealed[0]:
            texts = [text for reader in wire.readers[1:] for text in wire.payloads(reader).values()]
            shown.append([REVISION.sub("", text) for text in texts])
        assert wire.undo(0).status_code == 200
        wire.seen.pop()
    finished = [texts for texts in shown if "sealed.0 ?" in texts[3]]
    unfinished = [texts for texts in shown if texts not in finished]
    assert len(shown) > 1
    for alike in (finished, unfinished):
        for number, same in enumerate(zip(*alike, strict=True)):
            assert len(set(same)) == 1, number


def test_bids_come_to_light_together(lone_server: Server) -> None:
    wire = Wire(lone_server, 2, 285)
    wire.play_until("bid", Quick(285))
    anna, boris, _ = wire.readers
    bids = [next(a for a in map(wire.state.game.notation, wire.state.legal(seat)) if "bid:" in a) for seat in (0, 1)]
    wire.answer(0, bids[0])
    assert '"answer":"bid:' not in wire.view(anna)
    for reader in wire.readers[1:]:
        assert "sealed.0 ?" in wire.view(reader)
        assert bids[0] not in wire.view(reader).split('"legal"')[0]
    own = [name for name, _, values in position_lines(json.loads(wire.view(anna))["position"]) if values == [bids[0]]]
    assert own == ["sealed"]
    wire.answer(1, bids[1])
    for reader in wire.readers:
        position = json.loads(wire.view(reader))["position"]
        assert "sealed" not in position
        assert "bids " in position or wire.question() != "bid"
        assert len([line for line in json.loads(wire.view(reader))["log"] if line]) > 0
    assert bids[0] not in answers(wire.page(boris)) or wire.question() == "bid"


def test_two_who_answer_in_secret_at_the_same_time_are_both_heard(lone_server: Server) -> None:
    """What another has sealed meanwhile changes nothing of the question: nobody has to look again."""
    wire = Wire(lone_server, 2, 285)
    wire.play_until("bid", Quick(285))
    body = {"answer": "pass", "revision": wire.table.revision}
    for reader in wire.readers[:2]:
        reply = reader.guest.post(f"{wire.api}/answer", json=body, headers=reader.headers)
        assert reply.status_code == 200, reply.text
    assert wire.question() != "bid"


def test_a_sealed_answer_can_be_taken_back_until_it_is_revealed(lone_server: Server) -> None:
    wire = Wire(lone_server, 2, 285)
    wire.play_until("bid", Quick(285))
    legal = json.loads(wire.view(wire.readers[0]))["legal"]
    wire.answer(0, "pass")
    assert wire.undo(1).status_code == 400  # the last answer of that seat lies before a reveal
    assert 'formaction="' + wire.path + '/undo"' in wire.page(wire.readers[0])
    reply = wire.undo(0)
    assert reply.status_code == 200
    assert reply.json()["legal"] == legal
    wire.answer(0, "pass")
    guest = wire.readers[0].guest
    assert post(guest, f"{wire.path}/undo", seat="0", revision=str(wire.table.revision)).status_code == 200
    assert wire.state.waiting == [0, 1]
    wire.answer(0, "pass")
    wire.answer(1, "pass")
    for seat in (0, 1):
        reply = wire.undo(seat)
        assert reply.status_code == 400
        assert reply.json()["detail"] == words(LANGUAGES[seat]).error(cannot_undo(wire, seat))
    page = wire.page(wire.readers[0])
    assert "something has been revealed since then" in page
    assert f'formaction="{wire.path}/undo"' not in page


def test_what_another_has_sealed_meanwhile_stays_sealed(lone_server: Server) -> None:
    wire = Wire(lone_server, 3, 176)
    wire.play_until("bid", Quick(176))
    wire.answer(0, "pass")
    wire.answer(1, "pass")
    assert wire.undo(0).status_code == 200
    assert wire.state.waiting == [0, 2]
    assert wire.state.sealed[1] == [wire.state.game.parse("pass")]


def cannot_undo(wire: Wire, seat: int) -> CannotUndo:
    with pytest.raises(CannotUndo, match="revealed") as refusal:
        wire.table.match.undoable(seat)
    return refusal.value


# -- one device for all ------------------------------------------------------------------------------------------------


class Device:
    """Two players who hand one device to each other; others may sit elsewhere."""

    def __init__(self, server: Server, *others: str) -> None:
        self.guest = server.guest()
        chairs = {f"seat_{seat}": kind for seat, kind in enumerate(("device", "device", *others))}
        self.path = create(self.guest, len(chairs), game="viceroy", **chairs)
        self.table = server.house.tables[self.path.removeprefix("/t/")]

    @property
    def state(self) -> Viceroy:
        state = self.table.match.state
        assert isinstance(state, Viceroy)
        return state

    def shown(self) -> set[int]:
        """The cards that the device shows now, not counting the log."""
        return drawn(self.guest.get(self.path).text) | drawn(board(self.guest, self.path))

    def send(self, what: str, seat: int, **fields: str) -> httpx.Response:
        reply = post(
            self.guest, f"{self.path}/{what}", True, seat=str(seat), revision=str(self.table.revision), **fields
        )
        assert reply.status_code == 204, reply.text
        return reply

    def answer(self, seat: int, action: int) -> None:
        self.send("curtain", seat)
        self.send("answer", seat, answer=self.state.game.notation(action))


def drawn(page: str) -> set[int]:
    return named(unescape(TOLD.sub("", page.replace(symbols("viceroy"), ""))), "en")


def test_behind_the_curtain_is_no_secret_of_either_player(lone_server: Server) -> None:
    device, chance = Device(lone_server), Quick(3)
    for _ in range(40):
        seat = device.state.waiting[0]
        if device.table.lifted != seat:
            page = device.guest.get(device.path).text
            assert 'id="curtain"' in page
            assert "data-answer" not in page
            assert answers(page) == []
            assert device.shown() <= visible(device.state, None)
            device.send("curtain", seat)
        player = device.state.players[seat]
        assert {*player.dealt, *player.hand} <= device.shown() <= visible(device.state, seat)
        device.send("answer", seat, answer=device.state.game.notation(pick(device.state.legal(seat), chance, True)))


def test_the_replay_on_one_device_has_no_secret_of_either_player(lone_server: Server) -> None:
    """As long as the game lasts: whoever opens it may not be the one whose hand it shows."""
    device = Device(lone_server)
    for _ in range(4):
        device.answer(device.state.waiting[0], device.state.legal(device.state.waiting[0])[0])
    for step in range(len(device.table.match.moves) + 1):
        for eyes in ("", "0", "1", "all"):
            page = device.guest.get(f"{device.path}/replay/{step}?as={eyes}").text
            public = visible(device.table.match.at(step), None)
            assert drawn(page) <= public, (step, eyes)


def test_while_somebody_elsewhere_is_asked_one_device_shows_no_hand(lone_server: Server) -> None:
    """Whoever answered last still holds the device: the hand of the first player is none of theirs."""
    device, boris = Device(lone_server, "link"), lone_server.guest()
    boris.get(f"/j/{lone_server.house.token(device.table.id, 2)}")
    post(boris, f"/j/{lone_server.house.token(device.table.id, 2)}", name="Boris")
    for seat in (0, 0, 1, 1):
        device.answer(seat, device.state.legal(seat)[0])
    assert device.state.waiting == [2]
    assert device.shown() <= visible(device.state, None)


def test_undo_on_one_device_takes_back_the_answer_of_whoever_holds_it(lone_server: Server) -> None:
    device = Device(lone_server)
    for seat in (0, 0, 1):
        device.answer(seat, device.state.legal(seat)[0])
    assert [len(sealed) for sealed in device.state.sealed] == [2, 1]
    device.send("undo", 1)
    assert [len(sealed) for sealed in device.state.sealed] == [2, 0]
