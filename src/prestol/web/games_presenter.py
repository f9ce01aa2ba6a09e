"""The games as pages show them before they are played: on the first page, and in their rules."""

from __future__ import annotations

import logging
import re
from collections.abc import Collection, Iterator, Sequence
from functools import cache
from itertools import count, takewhile

from prestol.bots import BOTS
from prestol.core.chance import Quick
from prestol.core.engine import State
from prestol.core.game import Game, Option
from prestol.games import GAMES
from prestol.kit import GameKit
from prestol.play.fuzz import pick
from prestol.text import Words, readable
from prestol.web.view_models import CardRow, GameCard, OptionField, Paragraph, RulesPage, RulesSection

log = logging.getLogger(__name__)
USUAL_BOT = "apprentice"  # a fair opponent that answers at once
TEACHER = "novice"  # for who has never finished a game of the kind
RULINGS = ("A{}", "R{}", "R-{:02}")  # how games number their rulings
REFERENCE = re.compile(r"\b(\d+\.\d+|[AR]-?\d+)\b")
MOST_PARAGRAPHS = 100  # Viceroy's laws are numbered to 88


def game_cards(say: Words) -> list[GameCard]:
    """All games that can be drawn: the mistake of one must not cost the others their page."""
    found = []
    for kit in GAMES.values():
        try:
            found.append(game_card(kit, say))
        except Exception:
            log.exception("the game %s cannot be shown", kit.name)
    return found


@cache
def game_card(kit: GameKit, say: Words) -> GameCard:
    rules = kit.rules
    board = halfway(rules)
    picture = kit.board.glimpse(board, kit.plain_narrator(say.language, board.seats))
    return GameCard(
        name=kit.name,
        title=kit.title(say.language),
        line=kit.words(say.language).get("game.line", ""),
        picture=apart(kit.name, picture),
        symbols=apart(kit.name, kit.board.symbols_in(picture)),
        seats=[(number, number not in rules.unofficial_seats) for number in rules.seats],
        usual_seats=usual_seats(rules),
        players=say("web.player_count", range=seat_range(rules), n=rules.seats[-1]),
        minutes=kit.minutes,
        options=[option_field(option, kit.words(say.language)) for option in rules.choices],
    )


def usual_seats(rules: Game) -> int:
    return 2 if 2 in rules.seats else rules.seats[0]


def seat_range(rules: Game) -> str:
    least, most = rules.seats[0], rules.seats[-1]
    return str(most) if least == most else f"{least}–{most}"


def first_game(cards: Sequence[GameCard]) -> GameCard | None:
    """The one that takes the least time; those of which nobody knows how long they take come last."""
    return min(cards, key=lambda card: card.minutes or 1000, default=None)


def opponents(cards: Sequence[GameCard], finished: Collection[str]) -> dict[str, str]:
    """The usual bot of each game against a guest who has finished these."""
    return {card.name: USUAL_BOT if card.name in finished else TEACHER for card in cards}


def apart(name: str, drawn: str) -> str:
    """With names of its own: on the first page boards stand together that each have a medal, and not the same."""
    return re.sub(r'( id="|href="#|url\(#)', rf"\1{name}-", drawn)


def halfway(found: Game) -> State:
    """A game in full swing, to be looked at: played at random, leaning to what does more than to pass."""
    seats = 3 if 3 in found.seats else found.seats[-1]
    chance, states = Quick(5), [found.new(seats, 7)]
    while not states[-1].over:
        state = states[-1].clone()
        seat = state.waiting[0]
        state.apply(seat, pick(state.legal(seat), chance, leaning=True))
        states.append(state)
    return states[len(states) * 2 // 3]


def option_field(option: Option, words: Words) -> OptionField:
    key = f"option.{option.name}"
    values = [(value, words.value(value)) for value in option.values]
    free = option.pattern != ""
    name, line = words.get(key, option.name), words.get(f"{key}.line", "")
    return OptionField(option.name, name, line, option.official, values, option.seats, free)


def bot_names(say: Words) -> list[tuple[str, str]]:
    """All bots, from the weakest to the strongest, each with a word about how it plays."""
    return [(name, f"{say(f'bot.{name}')} – {say(f'bot.{name}.line')}") for name in BOTS]


def rules_page(kit: GameKit, say: Words) -> RulesPage:
    """The rules in our own words, from the game's catalogue, and its cards."""
    narrator = kit.narrator(say.language)
    cards = narrator.cards()
    packs = [
        (
            narrator.words.get(f"pack.{pack}", readable(pack)),
            [
                CardRow(card.id, card.name, card.copies, card.effect, say.get(f"provenance.{card.provenance}", ""))
                for card in cards
                if card.pack == pack
            ],
        )
        for pack in dict.fromkeys(card.pack for card in cards)
    ]
    sections = list(rules_sections(narrator.words))
    return RulesPage(kit.name, narrator.title, usual_seats(kit.rules), TEACHER, sections, packs)


def rules_sections(words: Words) -> Iterator[RulesSection]:
    """Headings rules.1, rules.2 … with their paragraphs rules.1.1, rules.1.2 …, and then the rulings."""
    for number in takewhile(lambda number: words.has(f"rules.{number}"), map(str, count(1))):
        yield RulesSection(number, number, words(f"rules.{number}"), paragraphs(words, (f"{number}.{{}}",)))
    if rulings := paragraphs(words, RULINGS):
        yield RulesSection("", "rulings", words("web.rules.rulings"), rulings)


def paragraphs(words: Words, forms: Sequence[str]) -> list[Paragraph]:
    """Those that the catalogue has; numbers may be left out, so that ours are those of the sources."""
    numbers = [form.format(number) for form in forms for number in range(1, MOST_PARAGRAPHS)]
    return [Paragraph(number, parts(words, number)) for number in numbers if words.has(f"rules.{number}")]


def parts(words: Words, number: str) -> list[tuple[str, bool]]:
    """The text of a paragraph, cut where it names another one: “see 2.2”."""
    cut = REFERENCE.split(words(f"rules.{number}"))
    return [(text, place % 2 == 1 and words.has(f"rules.{text}")) for place, text in enumerate(cut) if text]
