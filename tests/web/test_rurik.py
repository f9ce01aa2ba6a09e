"""Rurik on the wire: whole games over HTTP in which no payload ever holds what its reader may not know."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable
from functools import cache
from itertools import cycle

import pytest

from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.games import kit
from prestol.games.rurik.rules import GAME
from prestol.games.rurik.rules.cards import AGENDA_NAMES, DEED_NAMES, FIRST_AGENDA, FIRST_DEED
from prestol.games.rurik.rules.state import Rurik
from prestol.play.fuzz import pick
from prestol.web import presenter

from .conftest import Server
from .play import answers
from .wire import REVISION, Device, Reader, Wire, otherwise, replaced, visible

SCHEME = re.compile(r'(?:\b(?:keep|top|play|discard):|\bid="scheme-)s(\d\d)\b|\bs([0-2]\d): ')
SCHEME_SHAPE = re.compile(r"#ru-s(\d+)\b")
DEED_PIECE = re.compile(r"\b(?:deed|take)[:-]([a-z_]+)\b")
DEED_SHAPE = re.compile(r"#ru-[dew](\d+)\b")
AGENDA_PIECE = re.compile(r"\bagenda[:-]([a-z]+)\b")
PANEL = re.compile(r'<section id="panel-(\d)".*?</section>', re.DOTALL)
TOTAL = re.compile(r'class="total">.*?<b>(\d+)</b>')
NUMBERS = {name: card for pack in GAME.packs.values() for card, name in pack.items()}


class RurikWire(Wire):
    """Rurik: its cards go by their names. Points of agendas are secret as long as these are."""

    game = "rurik"
    hidden_places = (
        *("hand", "drawn", "top", "schemes", "deeds", "dealt", "agenda", "rejected", "agendas", "rewards", "cards"),
        "known",
    )
    tempting = 0  # moments at which a hidden agenda would have brought points

    @property
    def state(self) -> Rurik:
        state = self.match.state
        assert isinstance(state, Rurik)
        return state

    def named(self, text: str, language: str) -> set[int]:
        return named(text, language)

    def card_numbers(self, words: Iterable[str]) -> set[int]:
        return {NUMBERS[word] for word in words}

    def lively(self, state: State, seat: int, chance: Quick) -> int:
        """Cards are drawn and looked at where they can be: they are the secrets."""
        legal = state.legal(seat)
        scheming = [action for action in legal if state.game.notation(action) in ("act", "banner:scheme")]
        return scheming[0] if scheming and chance.below(3) else pick(legal, chance, leaning=True)

    def check(self, reader: Reader, text: str, step: int | None = None) -> None:
        super().check(reader, text, step)
        self.check_points(reader, text, step)
        for seat in {*range(self.state.seats)} - {reader.seat}:
            assert only_for(self, reader, seat) not in text, (self.step, reader.seat)

    def check_points(self, reader: Reader, text: str, step: int | None) -> None:
        """Beside the board and in the API: an agenda counts for who holds it, for others when all are shown."""
        state = self.state if step is None else self.match.at(step)
        assert isinstance(state, Rurik)
        for line in state.results():
            hidden = 0 if line.player == reader.seat or state.over else line.parts.get("agenda", 0)
            self.tempting += hidden > 0
            assert points(text, line.player) == line.total - hidden, (self.step, reader.seat, line.player)


def only_for(wire: Wire, reader: Reader, seat: int) -> str:
    """How the log tells somebody which scheme card they have kept."""
    say = kit("rurik").words(reader.language)
    name = presenter.narrator_of(wire.table, say).player(seat)
    return say("event.kept", name=name, card="|").partition("|")[0]


def points(text: str, player: int) -> int:
    if text.startswith("{"):
        return next(int(line["total"]) for line in json.loads(text)["scores"] if line["player"] == player)
    panel = next(found[0] for found in PANEL.finditer(text) if found[1] == str(player))
    total = TOTAL.search(panel)
    assert total
    return int(total[1])


@cache
def card_names(language: str) -> dict[str, int]:
    """Deeds and agendas; a scheme card has no name in words."""
    say = kit("rurik").words(language)
    deeds = {say(f"deed.{name}"): FIRST_DEED + at for at, name in enumerate(DEED_NAMES)}
    return deeds | {say(f"agenda.{name}"): FIRST_AGENDA + at for at, name in enumerate(AGENDA_NAMES)}


@cache
def name_pattern(language: str) -> re.Pattern[str]:
    """A name never begins or ends within a word."""
    ordered = sorted(card_names(language), key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, ordered))})(?!\w)")


def named(text: str, language: str) -> set[int]:
    """All cards that a text names: as pieces of the board, as answers, or in words."""
    found = {card_names(language)[name] for name in name_pattern(language).findall(text)}
    found |= {int(one or other) - 1 for one, other in SCHEME.findall(text)}
    found |= set(map(int, SCHEME_SHAPE.findall(text)))
    found |= {FIRST_DEED + int(number) for number in DEED_SHAPE.findall(text)}
    found |= {NUMBERS[name] for name in DEED_PIECE.findall(text) if name in NUMBERS}
    return found | {NUMBERS[name] for name in AGENDA_PIECE.findall(text) if name in NUMBERS}


def is_looking(state: State) -> bool:
    """Does somebody look at scheme cards, with others in hand already and some put back on a deck?"""
    assert isinstance(state, Rurik)
    looking = any(len(player.drawn) > 1 for player in state.players)
    return looking and any(player.hand for player in state.players) and any(state.tops)


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (3, 8)])
def test_no_payload_of_a_whole_game_holds_a_secret_of_somebody_else(lone_server: Server, seats: int, seed: int) -> None:
    """Every reader gets every kind of payload in turn; each has words of another language."""
    wire, chance, questions = RurikWire(lone_server, seats, seed), Quick(seed), set[str]()
    reader = wire.readers[-1]
    kinds = cycle([(reader, source) for source in wire.sources() for reader in wire.readers])
    while not wire.state.over:
        questions.add(wire.question())
        if wire.step % 2 or wire.question() == "draw":
            reader, source = next(kinds)
            wire.check(reader, source(reader))
        if wire.step % 15 == 0:  # and of what was once
            earlier = wire.step * 2 // 3
            wire.check(reader, wire.replay(reader, earlier, eyes=str(wire.step % seats)), earlier)
        if wire.step % 5:
            wire.play_past(chance)
            continue
        seat, reply = wire.play_any(chance, by_page=wire.step % 10 == 0)
        if not wire.state.over:
            wire.check(wire.readers[seat], reply)
    assert questions >= {"choose_leader", "choose_agenda", "bribe", "turn", "draw", "reveal", "take_deed"}
    assert wire.tempting > 0 or seats == 1
    agendas = {card for player in wire.state.players[:seats] for card in player.agenda}
    for reader in wire.readers:  # in the end all agendas are there for all to see
        assert '"over":true' in wire.view(reader)
        assert agendas <= named(wire.page(reader), reader.language)


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 5)])
def test_whatever_others_hide_every_payload_is_the_same(lone_server: Server, seats: int, seed: int) -> None:
    """What lies in the decks is hidden from all, and what a player holds from all others."""
    wire, chance, different = RurikWire(lone_server, seats, seed), Quick(seed), list[bool]()
    sources = [wire.view, wire.page, wire.replay]
    while not wire.state.over:
        if wire.step % 4 == 0:
            reader = wire.readers[wire.step // 4 % len(wire.readers)]
            source = sources[wire.step // 4 // len(wire.readers) % len(sources)]
            other, shown = otherwise(wire.state, reader.seat, chance), source(reader)
            different.append(other.position() != wire.state.position())
            with replaced(wire, other):
                assert source(reader) == shown, (wire.step, reader.seat, source.__name__)
        wire.play_past(chance)
    assert sum(different) > len(different) / 2


def test_the_tests_would_notice_a_leak(lone_server: Server) -> None:
    wire = RurikWire(lone_server, 3, 11, is_looking)
    drawing = wire.readers[wire.state.waiting[0]]
    for source in wire.sources():
        with pytest.raises(AssertionError):
            wire.check(wire.readers[-1]._replace(language=drawing.language), source(drawing))
    other, shown = wire.state.view(None).sample(1), wire.view(drawing)
    with replaced(wire, other):
        assert wire.view(drawing) != shown
    assert wire.view(drawing) == shown


# -- cards and points --------------------------------------------------------------------------------------------------


def test_cards_that_are_looked_at_and_put_back_are_for_one_player_only(lone_server: Server) -> None:
    wire = RurikWire(lone_server, 3, 11, is_looking)
    seat = wire.state.waiting[0]
    looked_at = {*wire.state.players[seat].drawn}
    for reader in wire.readers:
        for text in wire.payloads(reader).values():
            wire.check(reader, text)
            assert named(text, reader.language) & looked_at == (looked_at if reader.seat == seat else set())
    returned = looked_at - {NUMBERS[play(wire, seat, "keep:")]}
    while wire.question() == "draw":
        play(wire, seat, "top:")
    assert returned <= {card for deck in wire.state.tops for card in deck}
    for reader in wire.readers:
        for text in wire.payloads(reader).values():
            wire.check(reader, text)
            assert reader.seat == seat or not named(text, reader.language) & looked_at


def play(wire: RurikWire, seat: int, family: str) -> str:
    """The first answer of a family; the card it names."""
    action = next(a for a in map(wire.state.game.notation, wire.state.legal(seat)) if a.startswith(family))
    wire.answer(seat, action)
    return action.removeprefix(family)


def test_points_of_a_hidden_agenda_are_counted_only_for_who_holds_it(lone_server: Server) -> None:
    """Not beside the board, on the board, in a replay or in the API, before all agendas are shown."""
    wire = RurikWire(lone_server, 3, 11, lambda state: state.results()[1].parts["agenda"] > 0)
    line = wire.state.results()[1]
    for reader in wire.readers:
        known = line.total if reader.seat == 1 else line.total - 2
        for text in wire.payloads(reader).values():
            assert points(text, 1) == known
        say = kit("rurik").words(reader.language)
        name = presenter.narrator_of(wire.table, say).player(1)
        board = wire.stream(reader)
        assert f"{name}: {say('ui.points', n=known)}" in board
        assert f"{name}: {say('ui.points', n=2 * line.total - 2 - known)}" not in board


def test_an_agenda_kept_in_secret_looks_the_same_whichever_it_is(lone_server: Server) -> None:
    wire, shown = RurikWire(lone_server, 2, 5, lambda state: len(state.waiting) == 2), list[list[str]]()
    assert wire.question() == "choose_agenda"
    for action in [wire.state.game.notation(action) for action in wire.state.legal(0)]:
        wire.answer(0, action)
        texts = [text for reader in wire.readers[1:] for text in wire.payloads(reader).values()]
        shown.append([REVISION.sub("", text) for text in texts])
        assert wire.undo(0).status_code == 200
        wire.seen.pop()
    assert shown[0] == shown[1]


# -- one device for all ------------------------------------------------------------------------------------------------


class RurikDevice(Device):
    game = "rurik"

    @property
    def state(self) -> Rurik:
        state = self.table.match.state
        assert isinstance(state, Rurik)
        return state

    def named(self, text: str, language: str) -> set[int]:
        return named(text, language)


def test_behind_the_curtain_is_no_secret_of_any_player(lone_server: Server) -> None:
    device, chance, secrets = RurikDevice(lone_server, "device"), Quick(3), 0
    for _ in range(60):
        seat = device.state.waiting[0]
        player, public = device.state.players[seat], visible(device.state, None)
        if device.table.lifted != seat:
            page = device.guest.get(device.path).text
            assert 'id="curtain"' in page
            assert "data-answer" not in page
            assert answers(page) == []
            assert device.drawn(page) <= public
            assert points(page, seat) == device.state.view(None).board.results()[seat].total
            device.send("curtain", seat)
            own = {*player.dealt, *player.hand, *player.drawn, *player.agenda}
            assert own <= device.shown() <= visible(device.state, seat)
            secrets += len(own - public)
        device.send("answer", seat, answer=device.state.game.notation(pick(device.state.legal(seat), chance, True)))
    assert secrets > 0


def test_the_replay_on_one_device_has_no_secret_of_any_player(lone_server: Server) -> None:
    """As long as the game lasts: whoever opens it may not be the one whose agenda it shows."""
    device = RurikDevice(lone_server)
    for _ in range(5):
        device.answer(device.state.waiting[0], device.state.legal(device.state.waiting[0])[0])
    for step in (2, 4, 5):
        for eyes in ("", "0", "1", "all"):
            page = device.guest.get(f"{device.path}/replay/{step}?as={eyes}").text
            assert device.drawn(page) <= visible(device.table.match.at(step), None), (step, eyes)
