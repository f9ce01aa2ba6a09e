"""Outpost on the wire: nothing that chance will bring is in any payload; and tables with cards of one's own."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from html import unescape
from itertools import cycle
from pathlib import Path

import pytest
from sights import symbols

import prestol
from prestol import Match, use_cards
from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.games.outpost.rules.data import standard
from prestol.games.outpost.rules.state import Outpost
from prestol.play.fuzz import pick
from prestol.text import words

from .conftest import Server
from .play import post
from .wire import TOLD, Reader, Wire, otherwise, position_lines, replaced

PIECE = re.compile(r'\bid="card-(\d+)"')
LABEL = re.compile(r"\b(?:I{1,3}-\d\d|[TGBM]\d\d)\b")  # territories and heroes; buildings and artifacts are many alike
HERO = '{ guild = "guard", cost = { gold = 1 }, monster = "red" }'
HEROES = f"[heroes]\nlist = [{', '.join([HERO] * 48)}]"


class OutpostWire(Wire):
    """Outpost: everybody sees the same. What is left of a stack is known, but not what comes next."""

    game = "outpost"

    @property
    def state(self) -> Outpost:
        state = self.match.state
        assert isinstance(state, Outpost)
        return state

    def lively(self, state: State, seat: int, chance: Quick) -> int:
        """Rather do something than pass."""
        legal = state.legal(seat)
        doing = [action for action in legal if state.game.actions.family(action)[0] not in ("pass", "trade")]
        return pick(doing or legal, chance, leaning=True)

    def check(self, reader: Reader, text: str, step: int | None = None) -> None:
        """A face that lies in a stack is on no page; a program gets the stacks as sets, and no chance."""
        state = self.state if step is None else self.match.at(step)
        assert isinstance(state, Outpost)
        if text.startswith("{"):
            self.check_view(reader, json.loads(text))
            return
        text = text.replace(symbols(self.game), "")
        told, text = unescape(" ".join(TOLD.findall(text))), unescape(TOLD.sub("", text))
        names = {state.cards.names[card] for card in covered(state)}
        assert not set(map(int, PIECE.findall(text))) & covered(state), self.step
        assert not set(LABEL.findall(text)) & names, self.step
        later = {self.state.cards.names[card] for card in covered(self.state)}
        assert not set(LABEL.findall(told)) & later, self.step

    def check_view(self, reader: Reader, view: dict[str, object]) -> None:
        lines = {name: values for name, _, values in position_lines(str(view["position"]))}
        assert lines.get("chance", ["?"]) == ["?"]
        text = json.dumps({**view, "position": ""}, ensure_ascii=False)
        assert not set(LABEL.findall(text)) & {self.state.cards.names[card] for card in covered(self.state)}
        for name in lines:  # what lies face down is what lies nowhere else: no line of its own, or one in order
            if name.startswith(("stack", "deck", "pile", "box")):
                numbers = [self.state.cards.names.index(word) for word in lines[name] if word != "?"]
                assert numbers == sorted(numbers), name


def covered(state: Outpost) -> set[int]:
    """The cards that lie face down."""
    return {card for cards in (*state.stacks, state.pile, state.deck, state.box) for card in cards}


# -- whole games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(1, 3), (2, 5)])
def test_no_payload_of_a_whole_game_tells_what_comes_next(lone_server: Server, seats: int, seed: int) -> None:
    """Every reader gets every kind of payload in turn; the same ones if something else were to come."""
    wire, chance, different = OutpostWire(lone_server, seats, seed), Quick(seed), list[bool]()
    kinds = cycle([(reader, source) for source in wire.sources() for reader in wire.readers])
    while not wire.state.over:
        if wire.step % 4 == 0:
            reader, source = next(kinds)
            shown, other = source(reader), otherwise(wire.state, reader.seat, chance)
            wire.check(reader, shown)
            different.append(other.position() != wire.state.position())
            with replaced(wire, other):
                assert source(reader) == shown, (wire.step, reader.seat, source.__name__)
        if wire.step % 15 == 0:  # and of what was once
            earlier = wire.step * 2 // 3
            wire.check(wire.readers[0], wire.replay(wire.readers[0], earlier), earlier)
        if wire.step % 6:
            wire.play_past(chance)
            continue
        seat, reply = wire.play_any(chance, by_page=wire.step % 12 == 0)
        wire.check(wire.readers[seat], reply)
    assert all(different)
    for reader in wire.readers:
        assert '"over":true' in wire.view(reader)
        assert 'id="score"' in wire.page(reader)


def test_the_tests_would_notice_a_leak(lone_server: Server) -> None:
    wire = OutpostWire(lone_server, 2, 5, lambda state: len(state.waiting) > 0)
    reader, hidden = wire.readers[0], wire.state.deck[0]
    for text in (f'<g id="card-{hidden}">', f"<p>{wire.state.cards.names[hidden]}</p>"):
        with pytest.raises(AssertionError):
            wire.check(reader, wire.page(reader) + text)
    view = json.loads(wire.view(reader))
    with pytest.raises(AssertionError):
        wire.check(reader, json.dumps({**view, "position": f"{view['position']}\nchance 7 0"}))
    with pytest.raises(AssertionError):
        wire.check(reader, json.dumps({**view, "log": [wire.state.cards.names[hidden]]}))


def test_the_key_of_all_chance_is_in_no_payload_before_the_end(lone_server: Server) -> None:
    seed = 918_273_645_546
    wire = OutpostWire(lone_server, 2, seed, lambda state: len(state.waiting) > 0)
    for reader in wire.readers:
        texts = [*wire.payloads(reader).values(), reader.guest.get(f"{wire.path}/report").text]
        assert not any(str(seed) in text for text in texts)
        assert reader.guest.get(f"{wire.path}/record").status_code == 403


# -- cards of one's own ------------------------------------------------------------------------------------------------


@pytest.fixture
def own_cards(tmp_path: Path) -> Iterator[Path]:
    """A file of cards; afterwards the usual ones are played with again."""
    path = tmp_path / "cards.toml"
    path.write_text(HEROES, encoding="utf-8")
    yield path
    use_cards(None)


def test_a_server_with_own_cards_says_so(own_cards: Path, lone_server: Server) -> None:
    guest, say = lone_server.guest(), words("en")
    assert say("provenance.owner") not in guest.get("/rules/outpost").text
    prestol.use_cards(own_cards)
    page = unescape(guest.get("/rules/outpost").text)
    assert page.count(f'<td class="provenance">{say("provenance.owner")}</td>') >= 1
    assert say("provenance.reconstructed") in page  # the territories are still ours
    wire = OutpostWire(lone_server, 2, 4)
    assert wire.state.cards.checksum != standard().checksum
    wire.check(wire.readers[0], wire.page(wire.readers[0]))
    assert say("provenance.owner") not in unescape(wire.page(wire.readers[-1]))
    wire.play_any(Quick(1), by_page=True)


@pytest.mark.parametrize("language", ["en", "ru", "pl"])
def test_a_table_with_other_cards_is_refused_in_a_sentence(own_cards: Path, lone_server: Server, language: str) -> None:
    """As after a restart with another file: the page, the API and all else say why; other tables go on."""
    guest, service, say = lone_server.guest(language), lone_server.service, words(language)
    guest.get("/")
    creator = (guest.cookies.get("guest") or "").rpartition(".")[0]
    chairs = [{"kind": "person", "name": "Anna"}]
    table, _ = lone_server.run(service.adopt(Match.new("outpost", 1, 3), chairs, creator))
    usual = f"/t/{table.id}"
    assert guest.get(usual).status_code == 200
    theirs, ours = standard().checksum, prestol.use_cards(own_cards).data.checksum
    service.tables.clear()
    sentence = say("this was played with other cards ({theirs}) than these ({ours})", theirs=theirs, ours=ours)
    for path in (usual, f"{usual}/replay", f"{usual}/replay/0", f"/api/tables/{table.id}"):
        reply = guest.get(path)
        assert reply.status_code == 400, path
        assert sentence in unescape(reply.text), path
    assert post(guest, f"{usual}/answer", seat="0", answer="pass", revision="0").status_code == 400
    home = guest.get("/")
    assert home.status_code == 200
    fresh, _ = lone_server.run(service.adopt(Match.new("outpost", 1, 3), chairs, creator))
    assert guest.get(f"/t/{fresh.id}").status_code == 200
    assert guest.get("/").status_code == 200
