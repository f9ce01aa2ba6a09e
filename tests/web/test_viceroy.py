"""Viceroy on the wire: whole games over HTTP in which no payload ever holds what its reader may not know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Sequence
from functools import cache

import pytest

from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.core.errors import CannotUndo
from prestol.games import kit
from prestol.games.viceroy.rules.actions import DISCARD, PLAY
from prestol.games.viceroy.rules.cards import CHARACTERS, LAST_CARD
from prestol.games.viceroy.rules.state import Viceroy
from prestol.play.fuzz import pick

from .conftest import Server
from .play import answers, post
from .wire import LANGUAGES, REVISION, Device, Reader, Wire, otherwise, position_lines, replaced, visible

EVERYTHING = range(1, LAST_CARD + 1)
CARD_PIECE = re.compile(r'\b(?:id="(?:card|chosen)-|(?:start|keep|play|discard|tuck|return)[:-])(\d+)\b')


class ViceroyWire(Wire):
    """Viceroy: its cards go by their numbers."""

    game = "viceroy"
    hidden_places = ("hand", "dealt", "taken", "law_top", "removed", "laws", "deck", "known")

    @property
    def state(self) -> Viceroy:
        state = self.match.state
        assert isinstance(state, Viceroy)
        return state

    def named(self, text: str, language: str) -> set[int]:
        return named(text, language)

    def card_numbers(self, words: Iterable[str]) -> set[int]:
        return set(map(int, words))

    def lively(self, state: State, seat: int, chance: Quick) -> int:
        """Laws hold most of the secrets: they are played as soon as can be."""
        legal = state.legal(seat)
        laws = [action for action in legal if PLAY + CHARACTERS <= action < DISCARD]
        return laws[chance.below(len(laws))] if laws else pick(legal, chance, leaning=True)

    def check_line(self, reader: Reader, name: str, seat: int | None, values: Sequence[str]) -> None:
        """Nothing of what is behind another player's screen, or has gone back from there."""
        if seat is None or seat == reader.seat or not self.state.screens:
            return
        assert name != "sent_back"
        if name in ("returned", "gems"):
            assert set(values) == {"?"}


@cache
def card_names(language: str) -> dict[int, str]:
    say = kit("viceroy").words(language)
    return {card: say(f"card.{card}") for card in EVERYTHING}


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


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(3, 176)])
def test_no_payload_of_a_whole_game_holds_a_secret_of_somebody_else(lone_server: Server, seats: int, seed: int) -> None:
    """Every reader gets every kind of payload in turn, each at every second step, in words of another language."""
    wire, chance, questions = ViceroyWire(lone_server, seats, seed), Quick(seed), set[str]()
    sources = wire.sources()
    while not wire.state.over:
        questions.add(wire.question())
        for number, reader in list(enumerate(wire.readers))[wire.step % 2 :: 2]:
            wire.check(reader, sources[(wire.step // 2 + number) % len(sources)](reader))
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
    wire, chance, different = ViceroyWire(lone_server, seats, seed), Quick(seed), 0
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
    wire, chance = ViceroyWire(lone_server, 2, 5), Quick(5)
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
    wire, chance = ViceroyWire(lone_server, 2, 285), Quick(285)
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
    finished = [texts for texts in shown if "sealed.1 ?" in texts[3]]
    unfinished = [texts for texts in shown if texts not in finished]
    assert len(shown) > 1
    for alike in (finished, unfinished):
        for number, same in enumerate(zip(*alike, strict=True)):
            assert len(set(same)) == 1, number


def test_bids_come_to_light_together(lone_server: Server) -> None:
    wire = ViceroyWire(lone_server, 2, 285)
    wire.play_until("bid", Quick(285))
    anna, boris, _ = wire.readers
    bids = [next(a for a in map(wire.state.game.notation, wire.state.legal(seat)) if "bid:" in a) for seat in (0, 1)]
    wire.answer(0, bids[0])
    assert '"answer":"bid:' not in wire.view(anna)
    for reader in wire.readers[1:]:
        assert "sealed.1 ?" in wire.view(reader)
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
    wire = ViceroyWire(lone_server, 2, 285)
    wire.play_until("bid", Quick(285))
    body = {"answer": "pass", "revision": wire.table.revision}
    for reader in wire.readers[:2]:
        reply = reader.guest.post(f"{wire.api}/answer", json=body, headers=reader.headers)
        assert reply.status_code == 200, reply.text
    assert wire.question() != "bid"


def test_a_sealed_answer_can_be_taken_back_until_it_is_revealed(lone_server: Server) -> None:
    wire = ViceroyWire(lone_server, 2, 285)
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
        assert reply.json()["detail"] == kit("viceroy").words(LANGUAGES[seat]).error(cannot_undo(wire, seat))
    page = wire.page(wire.readers[0])
    assert "something has been revealed since then" in page
    assert f'formaction="{wire.path}/undo"' not in page


def test_what_another_has_sealed_meanwhile_stays_sealed(lone_server: Server) -> None:
    wire = ViceroyWire(lone_server, 3, 176)
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


class ViceroyDevice(Device):
    game = "viceroy"

    @property
    def state(self) -> Viceroy:
        state = self.table.match.state
        assert isinstance(state, Viceroy)
        return state

    def named(self, text: str, language: str) -> set[int]:
        return named(text, language)


def test_behind_the_curtain_is_no_secret_of_either_player(lone_server: Server) -> None:
    device, chance = ViceroyDevice(lone_server), Quick(3)
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
    device = ViceroyDevice(lone_server)
    for _ in range(4):
        device.answer(device.state.waiting[0], device.state.legal(device.state.waiting[0])[0])
    for step in range(len(device.table.match.moves) + 1):
        for eyes in ("", "0", "1", "all"):
            page = device.guest.get(f"{device.path}/replay/{step}?as={eyes}").text
            public = visible(device.table.match.at(step), None)
            assert device.drawn(page) <= public, (step, eyes)


def test_while_somebody_elsewhere_is_asked_one_device_shows_no_hand(lone_server: Server) -> None:
    """Whoever answered last still holds the device: the hand of the first player is none of theirs."""
    device, boris = ViceroyDevice(lone_server, "link"), lone_server.guest()
    boris.get(f"/j/{lone_server.service.token(device.table.id, 2)}")
    post(boris, f"/j/{lone_server.service.token(device.table.id, 2)}", name="Boris")
    for seat in (0, 0, 1, 1):
        device.answer(seat, device.state.legal(seat)[0])
    assert device.state.waiting == [2]
    assert device.shown() <= visible(device.state, None)


def test_undo_on_one_device_takes_back_the_answer_of_whoever_holds_it(lone_server: Server) -> None:
    device = ViceroyDevice(lone_server)
    for seat in (0, 0, 1):
        device.answer(seat, device.state.legal(seat)[0])
    assert [len(sealed) for sealed in device.state.sealed] == [2, 1]
    device.send("undo", 1)
    assert [len(sealed) for sealed in device.state.sealed] == [2, 0]
