"""The log of Rurik in words: every event, what is private, and the reasons of the rebellion."""

from __future__ import annotations

import re
from random import Random

import pytest
from wording import Strict, checked, strict_narrator

from prestol.core.engine import Event
from prestol.games.rurik import KIT
from prestol.games.rurik.rules import GAME
from prestol.games.rurik.rules.answers import NEUTRAL, REBEL, REBELLION
from prestol.games.rurik.rules.cards import FIRST_AGENDA, FIRST_CARD, FIRST_DEED, FIRST_REWARD, REWARD_TOKENS, STICKERS
from prestol.games.rurik.rules.solo_cards import COIN_BONUS, REVEAL_LESS, SOLO_ROWS
from prestol.games.rurik.rules.state import Rurik
from prestol.games.rurik.text.words import RurikText
from prestol.play.match import Match
from prestol.text import LANGUAGES
from prestol.text.narrator import Narrator

from .rebellion_table import deck, in_turn, solo
from .speech import NAMES, eager
from .table import play, region

KIEV, VOLYN = region("kiev"), region("volyn")
MARKED = next(row for row in SOLO_ROWS[0] if row & 15 == 4)  # “4 attack$ muster tax$”

EVENTS = [  # an event of every kind, and what it says
    ("round", 0, 2, 0, "Round 2 of 4."),
    ("strategy_phase", 0, 0, 0, "Strategy: advisors go to the banners."),
    ("action_phase", 0, 0, 0, "Action: the lowest advisors act first."),
    ("development_phase", 0, 0, 0, "Development: tracks, income, deeds."),
    ("chose_leader", 0, 1, 0, "Ada has Boris as leader."),
    ("kept_agenda", 0, FIRST_AGENDA, 0, "Ada secretly keeps the agenda Dignified."),
    ("placed_troop", 0, KIEV, 0, "Ada places a troop in Kiev."),
    ("placed_leader", 1, KIEV, 0, "Bob places the leader in Kiev."),
    ("placed_advisor", 0, 4 | 2 << 8, 1, "Ada sends advisor 4 to “muster”, slot 2, with a bribe of 2 coins."),
    ("placed_advisor", 0, 4, 20, "Ada sends advisor 4 to “scheme”, slot 1."),
    ("retrieved", 1, 1 | 3 << 8, 16, "Bob takes back advisor 1 from “build”, slot 1."),
    ("entered", 0, KIEV, 0, "Ada has no figure left: leader and troop go to Kiev."),
    ("forfeited", 0, 0, 0, "Ada forfeits the action and takes 1 coin."),
    ("acted", 0, 9, 0, "Ada performs “attack”, slot 2."),
    ("mustered", 0, KIEV, 1, "Ada musters the leader in Kiev."),
    ("moved", 0, KIEV, VOLYN, "Ada moves a troop from Kiev to Volyn."),
    ("moved", 0, VOLYN, KIEV | 16, "Ada moves the leader from Volyn to Kiev."),
    ("brought", 0, 2, KIEV, "Agatha brings 2 troops along to Kiev."),
    ("attacked", 0, KIEV, 1, "Ada attacks in Kiev: Bob."),
    ("attacked", 0, KIEV, NEUTRAL, "Ada attacks in Kiev: the neutral troop."),
    ("attacked", 0, KIEV, REBEL, "Ada attacks in Kiev: the rebel."),
    ("defeated", 0, KIEV, FIRST_REWARD, "Ada defeats the rebel in Kiev and takes: 1 wood."),
    ("defeated", 0, KIEV, FIRST_REWARD + 14, "Ada defeats the rebel in Kiev and takes: 2 coins."),
    ("replaced", 0, KIEV, 0, "Sviatopolk: a troop of Ada takes the rebel's place in Kiev."),
    ("stole", 0, 1, 0, "Boris: Ada steals 1 coin from Bob."),
    (
        "check",
        0,
        2,
        7,
        "Casualty check of Ada: 2 cards (1 for the attack, +1 the defender ruled, +1 stronghold, −1 Boris).",
    ),
    ("check", 0, 0, 8, "Casualty check of Ada: 0 cards (1 for the attack, −1 deed)."),
    (
        "check",
        0,
        1,
        49,
        "Casualty check of Ada: 1 card (1 for the attack, +1 the defender ruled, −1 Sviatopolk, −1 bonus).",
    ),
    ("revealed", 0, 4, 1, "Revealed: 2 muster points (loss symbol) – a loss."),
    ("revealed", 0, 2, 0, "Revealed: 1 muster point (pay 1 coin) – no loss."),
    ("lost", 1, KIEV, 0, "Bob loses a troop in Kiev."),
    ("taxed", 0, KIEV, 0, "Ada collects tax in Kiev: 1 wood."),
    ("market_bonus", 0, 0, 0, "The market brings Ada more: 1 wood."),
    ("market_bonus", 0, -1, 0, "The market brings Ada more: 1 coin."),
    ("built", 0, KIEV, 4, "Ada builds a stronghold in Kiev."),
    ("converted", 0, KIEV, 1, "The church of Ada in Kiev converts Bob's troop."),
    ("passed_token", 0, 1, 0, "Ada gives the first-player token to Bob."),
    ("drew", 0, 3, 1, "Ada looks at 3 scheme cards of deck 2 and keeps 1."),
    ("kept", 0, 26, 0, "Seen only by Ada: a deed from the row, 1 coin (loss symbol)."),
    ("returned", 0, 2, 0, "Ada puts 2 scheme cards back on top."),
    ("played", 0, 22, 0, "Ada plays a scheme: 2 coins."),
    ("took_deed", 0, FIRST_DEED, 0, "Ada takes the deed Market Day."),
    ("accomplished", 0, FIRST_DEED, 0, "Ada accomplishes the deed Market Day: 2 points at the end."),
    ("paid_good", 0, 3, 2, "Ada pays 2 honey."),
    ("discarded", 0, 0, 0, "Ada discards a scheme: 1 muster point."),
    ("removed", 0, KIEV, 0, "Ada removes a troop from Kiev."),
    ("razed", 0, KIEV, 2, "Ada takes down a market in Kiev."),
    ("exchanged", 0, 0, 0, "Ada exchanges two goods for 1 build point."),
    (
        "lured",
        0,
        1 | 1 << 4,
        KIEV | VOLYN << 4,
        "Predslava sends the leader of Bob from Kiev to Volyn; Bob takes 1 coin.",
    ),
    ("showed", 0, 5, 0, "Ada counts 5 goods in the boat."),
    ("advanced", 0, 2, 3, "Ada rises to 3 points on the “trade” track."),
    ("income", 0, 3, 1, "Income of Ada: 4 coins (3 basic, 1 for full columns of the boat)."),
    ("refilled", 0, 0, 0, "Every region has its good again."),
    ("shuffled", 0, 0, 0, "A scheme deck is empty: the cards are shuffled and split again."),
    ("fresh_deeds", 0, 0, 0, "The deeds nobody took are discarded, 3 new ones come."),
    ("first", 1, 0, 0, "Bob goes first."),
    (
        "agenda_shown",
        0,
        FIRST_AGENDA + 7,
        1,
        "Ada shows the agenda Wealthy: 2 points if nobody has more coins than you, and you have at least 1 – "
        "fulfilled.",
    ),
    ("gained_coins", 0, 2, 0, "Ada takes 2 coins."),
]

SOLO_EVENTS = [  # the rebellion says why; the only player is Ada
    ("attacked", 0, KIEV, REBELLION, "Ada attacks in Kiev: Rebellion."),
    (
        "card_turned",
        1,
        FIRST_CARD + 6,
        0,
        "Rebellion turns card 7. Regions: Chernigov, Pereyaslavl, Smolensk, Rostov, Kiev, Novgorod, Polotsk, Volyn. "
        "Builds with priority “attack and move”: stronghold, church, market; with priority “build”: market, church, "
        "stronghold; with priority “tax”: market, church, stronghold.",
    ),
    (
        "card_turned",
        1,
        FIRST_CARD + 6,
        2,
        "Rebellion turns card 7. Regions: Chernigov, Pereyaslavl, Smolensk, Rostov, Kiev, Novgorod, Polotsk, Volyn. "
        "Builds with priority “build”: market, church, stronghold.",
    ),
    (
        "row",
        1,
        2,
        MARKED,
        "Rebellion, row 2 of the bottom card: advisor 4 → attack with a coin mark (priority “attack and move”); "
        "muster (priority “build”); tax with a coin mark (priority “tax”).",
    ),
    (
        "row",
        1,
        2 | 3 << 8,
        MARKED,
        "Rebellion, row 2 of the bottom card: advisor 4 → tax with a coin mark (priority “tax”).",
    ),
    (
        "banner_full",
        1,
        5,
        0,
        "The banner “scheme” is full: the next one to the right with a free slot is “muster”.",
    ),
    ("bribe_mark", 1, 2, 0, "Coin mark: a bribe of 2 coins takes the top slot."),
    ("bribe_mark", 1, 0, 0, "Coin mark: the top slot needs no bribe."),
    (
        "bribe_dear",
        1,
        3,
        0,
        "Coin mark: the top slot would take 3 coins, more than it has; no bribe for the mark.",
    ),
    ("bribe_equal", 1, 4, 0, "Your advisor with the same influence, 4, stands there: it adds a bribe of 1 coin."),
    (
        "rebel_entered",
        1,
        KIEV,
        0,
        "No rebel is on the board: Sviatopolk and a rebel enter the first region of the order, Kiev.",
    ),
    ("cannot_pay", 1, 1, 0, "Rebellion cannot pay the slot's 1 coin: it skips the action and takes 1 coin."),
    ("cannot_act", 1, 2, 0, "The action “attack” would do nothing: Rebellion pays nothing and takes 1 coin."),
    ("rebel_bonus", 1, 1, 2, "Unlocked bonus of “attack”: +1 move point."),
    ("rebel_bonus", 1, REVEAL_LESS, 2, "Unlocked bonus of “attack”: 1 card fewer in the casualty check."),
    (
        "why_muster",
        1,
        KIEV,
        1,
        "Where to muster: Kiev – next in the order among the regions it occupies but does not rule.",
    ),
    (
        "why_target",
        1,
        KIEV,
        1,
        "Where to go: Kiev – the first region of the order that it does not occupy (priority attack and move).",
    ),
    ("why_target", 1, KIEV, 2, "Where to go: Kiev – the first region of the order that it does not rule."),
    (
        "why_source",
        1,
        VOLYN,
        1,
        "Where from: Volyn – the nearest region that can spare a figure (1 border away; among equals the last of the "
        "order).",
    ),
    ("no_target", 1, 1, 0, "No move: it occupies every region."),
    ("no_source", 1, KIEV, 0, "No move to Kiev: no region can spare a figure without handing you the rule."),
    (
        "why_attack",
        1,
        KIEV,
        2,
        "Where to attack: Kiev – the first region of the order with targets among those it rules.",
    ),
    ("why_build", 1, KIEV, 1, "Where to build: Kiev – class B (not ruled, nothing of its own built)."),
    ("why_tax", 1, KIEV, 2, "Where to tax: Kiev – class C (ruled, no room in the boat)."),
    (
        "unlocked",
        1,
        2,
        5 | (COIN_BONUS + 2) << 8,
        "Rebellion takes a coin from the column “tax” and unlocks “scheme”: +2 coins.",
    ),
    ("no_coins_left", 1, 0, 0, "No coin covers a bonus any more: nothing is unlocked."),
    ("priority", 1, 0, 1, "New priority of the rebellion: “attack and move” – you occupy more regions."),
    ("track_ahead", 1, 0, 0, "You are ahead on the “rule” track: the rebellion unlocks a bonus."),
    ("rebel_rallied", 1, KIEV, 0, "End of the round: a rebel joins Sviatopolk in Kiev."),
]


def told(narrator: Narrator, kind: str, seat: int, a: int, b: int) -> str:
    return narrator.event(Event(GAME.events.index(kind), seat, a, b, -1))


@pytest.mark.parametrize(("kind", "seat", "a", "b", "sentence"), EVENTS)
def test_the_log_in_english(kind: str, seat: int, a: int, b: int, sentence: str) -> None:
    assert told(KIT.narrator("en", NAMES[:2]), kind, seat, a, b) == sentence


@pytest.mark.parametrize(("kind", "seat", "a", "b", "sentence"), SOLO_EVENTS)
def test_the_rebellion_gives_its_reasons_in_english(kind: str, seat: int, a: int, b: int, sentence: str) -> None:
    assert told(KIT.narrator("en", NAMES[:1]), kind, seat, a, b) == sentence


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_has_words(language: str) -> None:
    narrator = strict_narrator(GAME, Strict(language, GAME), NAMES[:1])
    for kind, seat, a, b, _ in EVENTS + SOLO_EVENTS:
        checked(told(narrator, kind, seat, a, b))
    assert {kind for kind, *_ in EVENTS + SOLO_EVENTS} == set(GAME.events)


TYPICAL = [
    (
        ("placed_advisor", 0, 4 | 2 << 8, 1),
        "Ada ставит советника 4 к стягу «призыв», место 2, со взяткой в 2 монеты.",
        "Ada stawia doradcę 4 pod chorągwią „zaciąg”, miejsce 2, dając 2 monety łapówki.",
    ),
    (
        ("moved", 0, KIEV, VOLYN | 16),
        "Ada перемещает персонажа из Киева на Волынь.",
        "Ada przesuwa postać z Kijowa na Wołyń.",
    ),
    (
        ("moved", 0, VOLYN, KIEV),
        "Ada перемещает ратника с Волыни в Киев.",
        "Ada przesuwa wojownika z Wołynia do Kijowa.",
    ),
    (("attacked", 0, KIEV, 1), "Ada атакует в Киеве: Bob.", "Ada atakuje w Kijowie: Bob."),
    (("lost", 1, VOLYN, 0), "Bob теряет ратника на Волыни.", "Bob traci wojownika na Wołyniu."),
    (("built", 0, KIEV, 4), "Ada строит крепость в Киеве.", "Ada buduje twierdzę w Kijowie."),
    (("paid_good", 0, 1, 5), "Ada отдаёт: 5 рыб.", "Ada oddaje: 5 ryb."),
    (("gained_coins", 0, 1, 0), "Ada берёт 1 монету.", "Ada bierze 1 monetę."),
    (("took_deed", 0, FIRST_DEED, 0), "Ada берёт подвиг «Базарный день».", "Ada bierze czyn „Dzień targowy”."),
    (
        ("check", 1, 3, 3),
        "Проверка потерь, Bob: 3 карты (1 за атаку, +1 правил защитник, +1 крепость).",
        "Test strat, Bob: 3 karty (1 za atak, +1 rządził obrońca, +1 twierdza).",
    ),
    (
        ("income", 0, 4, 1),
        "Доход, Ada: 5 монет (основной 4, за полные столбцы ладьи 1).",
        "Dochód, Ada: 5 monet (podstawa 4, za pełne kolumny łodzi 1).",
    ),
]


@pytest.mark.parametrize(("event", "russian", "polish"), TYPICAL)
def test_the_log_in_russian_and_polish(event: tuple[str, int, int, int], russian: str, polish: str) -> None:
    assert told(KIT.narrator("ru", NAMES[:2]), *event) == russian
    assert told(KIT.narrator("pl", NAMES[:2]), *event) == polish


def log(s: Rurik, language: str = "en") -> list[str]:
    """What has been told, without what the board shows well enough."""
    narrator = KIT.narrator(language, NAMES[: s.seats])
    assert s.events is not None
    return [line for _, line in narrator.lines(s.events)]


MARCH = "at.1 novgorod; troops.1 novgorod:2; at.2 kiev; troops.2 kiev:4; neutrals volyn; priority build"


def test_a_turn_of_the_rebellion_can_be_checked_against_the_cardboard() -> None:
    """Card 1: Kiev, Volyn …; it rules Kiev, so Volyn is the first region that it does not rule."""
    s = in_turn(MARCH, "move_2", card=1)
    s.events = []
    play(s, "forfeit")
    assert [line for line in log(s) if not line.startswith("Rebellion turns")] == [
        "Ada forfeits the action and takes 1 coin.",
        "Rebellion takes back advisor 4 from “move”, slot 2.",
        "Rebellion performs “move”, slot 2.",
        "Where to go: Volyn – the first region of the order that it does not rule.",
        "Where from: Kiev – the nearest region that can spare a figure (1 border away; among equals the last of the "
        "order).",
        "Rebellion moves the leader from Kiev to Volyn.",
        "Where to go: Volyn – the first region of the order that it does not rule.",
        "Where from: Kiev – the nearest region that can spare a figure (1 border away; among equals the last of the "
        "order).",
        "Rebellion moves a troop from Kiev to Volyn.",
        "Ada takes back advisor 5 from “scheme”, slot 1.",
    ]


def test_a_turn_of_the_rebellion_in_russian_and_polish() -> None:
    s = in_turn("at.1 novgorod; troops.1 novgorod:2; at.2 kiev; troops.2 kiev:4 volyn; priority tax", "build_1", card=1)
    s.events = []
    play(s, "forfeit")
    russian, polish = log(s, "ru")[2:-1], log(s, "pl")[2:-1]
    assert russian == [
        "Мятеж забирает советника 4 от стяга «строительство», место 1.",
        "Мятеж выполняет действие «строительство», место 1.",
        "Где строить: Киев – класс A (правит, своих построек нет).",
        "Мятеж строит рынок в Киеве.",
        "Где строить: Волынь – класс A (правит, своих построек нет).",
        "Мятеж строит рынок на Волыни.",
    ]
    assert polish == [
        "Rebelia zabiera doradcę 4 spod chorągwi „budowa”, miejsce 1.",
        "Rebelia wykonuje akcję „budowa”, miejsce 1.",
        "Gdzie budować: Kijów – klasa A (rządzi, nie ma tam swojej budowli).",
        "Rebelia buduje targ w Kijowie.",
        "Gdzie budować: Wołyń – klasa A (rządzi, nie ma tam swojej budowli).",
        "Rebelia buduje targ na Wołyniu.",
    ]


def test_how_the_rebellion_places_its_advisors() -> None:
    """V12: the 5 of card 1 has a coin mark for build, where the player stands with 6."""
    position = "round 1; coins.2 2; advisors.2 2 5; banner.build 1:5+1; advisors.1 2; priority build"
    start = "step round next=action; step strategy"
    s = solo(f"{position}; slid 4; {start}", cards=deck(1))
    s.events = []
    play(s, "banner:move")
    assert log(s)[1:4] == [
        "Rebellion, row 5 of the bottom card: advisor 5 → build with a coin mark (priority “build”).",
        "Coin mark: a bribe of 2 coins takes the top slot.",
        "Rebellion sends advisor 5 to “build”, slot 1, with a bribe of 2 coins.",
    ]


def test_private_lines_are_told_to_their_owner_only() -> None:
    """Which agenda and which scheme card somebody keeps is for the owner's eyes."""
    match, dice = Match(GAME, 2, 11, {}), Random(11)
    while not match.state.over:
        match.play(match.state.waiting[0], eager(match.state, match.state.waiting[0], dice))
    narrator = KIT.narrator("en", NAMES[:2])
    lines = {
        viewer: [narrator.event(event) for step in range(len(match.log)) for event in match.events(step, viewer)]
        for viewer in (0, 1, None)
    }
    secret = re.compile(r"(?:Seen only by |(?=\w+ secretly keeps ))(Ada|Bob)")
    assert {found[1] for line in lines[0] if (found := secret.search(line))} == {"Ada"}
    assert {found[1] for line in lines[1] if (found := secret.search(line))} == {"Bob"}
    assert not any(secret.search(line) for line in lines[None])
    assert [line for line in lines[0] if not secret.search(line)] == lines[None]


def test_what_the_board_shows_is_not_in_the_log() -> None:
    assert {*RurikText.quiet} == {"refilled", "returned"}


def test_rewards_are_told_by_the_stickers_because_the_tokens_are_the_same() -> None:
    """The log names a reward without knowing the variant; should they ever differ, the event must say which."""
    assert STICKERS == REWARD_TOKENS
