"""The rules page: numbered paragraphs in three languages, and refusals that lead to them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from html.parser import HTMLParser
from pathlib import Path

import pytest
from jinja2 import Environment, FileSystemLoader
from wording import entries

import prestol.web
from prestol import Match, Reason
from prestol.kit import GameKit
from prestol.text import LANGUAGES, words
from prestol.web.bar import refused, rule_links
from prestol.web.games_presenter import halfway, rules_page
from prestol.web.view_models import Refused, RuleLink

from .conftest import Server

SECTIONS = {"conspiracy": 15, "viceroy": 14, "rurik": 16, "outpost": 20}  # as RULES.md numbers them
EVERYWHERE = [(game, language) for game in SECTIONS for language in LANGUAGES]
TEMPLATES = Path(prestol.web.__file__).parent / "templates"
MOST = 150_000  # bytes, unpacked


class Anchors(HTMLParser):
    """What stands under each id of a page, and which of its parts are links to themselves."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.texts: dict[str, str] = {}
        self.to_itself: set[str] = set()
        self.open = ""
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        attributes = dict(attrs)
        if name := attributes.get("id"):
            self.ids.append(name)
            self.open = name if tag in ("p", "h2") else ""
        if tag == "a" and self.open and attributes.get("href") == f"#{self.open}":
            self.to_itself.add(self.open)

    def handle_data(self, data: str) -> None:
        if self.open:
            self.texts[self.open] = self.texts.get(self.open, "") + data

    def handle_endtag(self, tag: str) -> None:
        if tag in ("p", "h2"):
            self.open = ""


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[tuple[str, str], str]]:
    """The rules pages of our games, as they are sent."""
    folder = tmp_path_factory.mktemp("rules")
    with Server(f"sqlite:///{folder / 'test.sqlite3'}") as running:
        guest = running.guest()
        yield {
            (game, language): guest.get(f"/rules/{game}", headers={"accept-language": language}).text
            for game, language in EVERYWHERE
        }


def cited(game: str) -> set[str]:
    """The numbers of all rules that refusals of a game name."""
    return {number for reason in prestol.game(game).reasons[1:] for number in reason.rules}


@cache
def paragraphs(game: str, language: str) -> dict[str, str]:
    """Headings and paragraphs of the game's catalogue, by number."""
    said = entries(catalogues(game), language)
    return {key.removeprefix("rules."): texts[0] for key, texts in said.items() if key.startswith("rules.")}


def catalogues(game: str) -> Path:
    found = prestol.GAMES[game].catalogues
    assert found
    return found


def without_paragraph(kit: GameKit, language: str, reasons: Sequence[Reason]) -> set[str]:
    """The numbers that reasons cite and the page of the game cannot lead to."""
    narrator = kit.narrator(language)
    return {link.number for reason in reasons for link in rule_links(narrator, reason) if not link.address}


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_every_rule_that_a_refusal_cites_can_be_read_at_its_anchor(
    pages: dict[tuple[str, str], str], game: str, language: str
) -> None:
    found = Anchors(pages[game, language])
    assert f'<html lang="{language}"' in pages[game, language]
    assert len(cited(game)) > 5
    assert cited(game) - set(found.ids) == set()
    for number in cited(game):
        below = [text for anchor, text in found.texts.items() if anchor == number or anchor.startswith(f"{number}.")]
        assert len("".join(below)) > 60, number  # a heading alone explains nothing


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_every_reason_leads_to_a_paragraph(game: str, language: str) -> None:
    kit, reasons = prestol.GAMES[game], prestol.game(game).reasons[1:]
    assert without_paragraph(kit, language, reasons) == set()
    assert without_paragraph(kit, language, [*reasons, Reason("something_new", "5.2, 99.9")]) == {"99.9"}


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_no_anchor_stands_twice(pages: dict[tuple[str, str], str], game: str, language: str) -> None:
    ids = Anchors(pages[game, language]).ids
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_every_paragraph_of_the_catalogue_is_on_the_page_with_its_number(
    pages: dict[tuple[str, str], str], game: str, language: str
) -> None:
    found, numbers = Anchors(pages[game, language]), list(paragraphs(game, language))
    assert numbers == list(paragraphs(game, "en"))
    assert len(numbers) > 50
    for number in numbers:
        shown, _, text = found.texts[number].strip().partition(" ")
        assert shown == number
        assert text.strip()
        assert number in found.to_itself


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_headings_and_paragraphs_come_in_the_order_of_their_numbers(game: str, language: str) -> None:
    sections = rules_page(prestol.GAMES[game], words(language)).sections
    numbered = [section for section in sections if section.number]
    assert [section.number for section in numbered] == [str(number) for number in range(1, SECTIONS[game] + 1)]
    assert [section.anchor for section in sections if not section.number] == ["rulings"]
    assert sections[-1].anchor == "rulings"
    for section in sections:
        numbers = [[int(part) for part in re.findall(r"\d+", p.number)] for p in section.paragraphs]
        assert section.heading
        assert numbers == sorted(numbers) != []


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_paragraphs_refer_only_to_paragraphs_that_exist(game: str, language: str) -> None:
    """Such as “(5.1)” or “see 2.2”."""
    named = re.findall(r"\b(?:\d+\.\d+|[AR]-?\d+)\b", " ".join(paragraphs(game, language).values()))
    assert set(named) - set(paragraphs(game, "en")) == set()


@pytest.mark.parametrize(("game", "language"), EVERYWHERE)
def test_the_page_stays_light(pages: dict[tuple[str, str], str], game: str, language: str) -> None:
    assert len(pages[game, language].encode()) < MOST


def test_a_paragraph_names_others_by_links(pages: dict[tuple[str, str], str]) -> None:
    assert 'cards of <a href="#6.4">6.4</a>' in pages["rurik", "en"]


# -- links -------------------------------------------------------------------------------------------------------------


def because(no: Refused, language: str) -> str:
    pages = Environment(loader=FileSystemLoader(TEMPLATES), autoescape=True, trim_blocks=True, lstrip_blocks=True)
    source = '{% import "refusal.html" as refusal %}{{ refusal.because(no, say) }}'
    return pages.from_string(source).render(no=no, say=words(language))


def test_a_refusal_knows_its_sentence_and_its_rules_apart() -> None:
    state = Match.new("conspiracy", 2, 1).state
    seat = state.waiting[0]
    first = refused(prestol.GAMES["conspiracy"].plain_narrator("en", 2), state.view(seat), seat)[0]
    assert first.why == "this pile is empty (rule 3.1)"
    assert first.cause == "this pile is empty"
    assert first.rules == [RuleLink("3.1", "/rules/conspiracy#3.1")]


@pytest.mark.parametrize("game", ["conspiracy", "rurik", "outpost"])  # Viceroy refuses nothing at that moment
def test_a_refused_piece_of_a_board_names_its_rules(game: str) -> None:
    """Its sentence is plain text, and a script that shows it can make links of the numbers."""
    kit, board = prestol.GAMES[game], halfway(prestol.game(game))
    picture = kit.board.draw(board, board.waiting[0], kit.plain_narrator("en", board.seats))
    named = re.findall(r'aria-disabled="true" aria-label="[^"]*\(rule ([^)]+)\)" data-rules="([^"]+)"', picture)
    assert named
    assert picture.count("data-rules") == picture.count('aria-disabled="true"') == len(named)
    assert all(rule.replace(",", "") == rules for rule, rules in named)


def test_a_reason_may_cite_several_rules_or_none() -> None:
    assert Reason("deck_short", "3.1, A1").rules == ["3.1", "A1"]
    assert Reason("not_asked").rules == []


@pytest.mark.parametrize(("language", "word"), [("en", "rule"), ("ru", "правило"), ("pl", "zasada")])
def test_on_a_page_every_rule_of_a_refusal_is_a_link(language: str, word: str) -> None:
    no = Refused("", "", "so <it> is", [RuleLink("3.1", "/rules/stair#3.1"), RuleLink("A1", "")])
    link = '<a class="rule" href="/rules/stair#3.1">3.1</a>'
    assert because(no, language) == f"so &lt;it&gt; is ({word} {link}, A1)"
    assert because(Refused("", "", "so <it> is", []), language) == "so &lt;it&gt; is"
