# mypyc
"""Where cards lie and who sees them."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

ALL: Final = 0  # everybody sees the cards
OWNER: Final = 1  # the seat with the list's number sees them
NONE: Final = 2  # nobody sees them, unless shown one by one (State.known)


@final
class Zone:
    """A place where cards of one pack lie: one list, or one for each label (a seat, a colour …).

    ``home`` is where a card lies that a written position does not name. An unordered zone is kept sorted, so that its
    order tells nothing and two equal positions are equal. Clones may share a hidden zone's lists only if unshare()
    parts them.
    """

    def __init__(
        self,
        name: str,
        pack: str,
        lists: list[list[int]],
        seen: i64 = ALL,
        labels: list[str] | None = None,
        ordered: bool = True,
        home: bool = False,
    ) -> None:
        self.name: str = name
        self.pack: str = pack
        self.lists: list[list[int]] = lists
        self.seen: i64 = seen
        self.labels: list[str] = labels if labels is not None else [""]
        self.ordered: bool = ordered
        self.home: bool = home

    def names(self) -> list[str]:
        """The names of its lists in a written position: “deck”, “alliance.0”, “pile.Y”."""
        return [f"{self.name}.{label}" if label else self.name for label in self.labels]

    def hidden_from(self, owner: i64, viewer: i64) -> bool:
        return self.seen == NONE or (self.seen == OWNER and owner != viewer)


def put_in_order(cards: list[int], card: int) -> None:
    """Insert a card into a sorted list; quicker than sorting for the handfuls of cards that games move."""
    at: i64 = len(cards)
    while at > 0 and cards[at - 1] > card:
        at -= 1
    cards.insert(at, card)
