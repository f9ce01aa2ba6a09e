"""The solo cards and boards once more, copied from the components and not from cards.toml: a double entry."""

from __future__ import annotations

PRIORITIES = ["attack_move", "build", "tax"]
BANNERS = ["muster", "move", "attack", "tax", "build", "scheme"]

# Regions in order; what is built first with each priority; rows from the bottom: advisor, a banner for each priority.
CARDS = """
1: kiev volyn pereyaslavl chernigov polotsk smolensk rostov novgorod
    scm csm mcs
    2* scheme attack scheme
    4 attack$ muster tax$
    1 move scheme build
    3* move muster tax
    5 build build$ move
    2 muster move muster
2: chernigov smolensk rostov polotsk kiev volyn novgorod pereyaslavl
    scm msc cms
    4 muster build tax
    2 attack tax tax
    3* build scheme scheme
    1 move$ build move
    2* scheme attack muster
    5 attack muster$ build$
3: polotsk kiev pereyaslavl chernigov smolensk novgorod volyn rostov
    scm csm mcs
    2 move move build
    3* attack tax move
    2* muster muster tax
    4 muster$ attack$ build
    5 attack build tax
    1 scheme scheme scheme$
4: smolensk polotsk kiev chernigov novgorod pereyaslavl rostov volyn
    scm csm mcs
    3* tax attack muster
    4 scheme build move
    2* muster scheme scheme
    2 attack$ tax build$
    1 move muster$ muster
    5 build move tax
5: pereyaslavl smolensk polotsk chernigov kiev volyn rostov novgorod
    csm mcs cms
    2* muster move move
    1 move build scheme
    3* build tax tax
    5 muster muster build
    4 attack build$ muster
    2 scheme$ scheme tax$
6: polotsk smolensk kiev novgorod chernigov volyn pereyaslavl rostov
    scm csm mcs
    2 move muster scheme
    3* attack tax muster
    4 attack tax$ tax
    5 build$ build muster
    1 muster attack build$
    2* muster scheme move
7: chernigov pereyaslavl smolensk rostov kiev novgorod polotsk volyn
    scm mcs mcs
    1 move scheme$ tax
    5 muster$ tax tax
    2* attack muster$ muster$
    3* build attack move
    2 attack$ build scheme
    4 scheme attack build$
8: chernigov polotsk pereyaslavl kiev volyn smolensk novgorod rostov
    scm mcs mcs
    2 move attack$ scheme
    5 tax$ build$ tax
    1 scheme muster tax
    2* build move muster$
    4 attack$ tax build$
    3* attack build move
9: smolensk novgorod pereyaslavl kiev chernigov polotsk rostov volyn
    csm csm mcs
    1 tax tax move
    3* muster$ move tax
    4 move attack$ tax
    5 attack build scheme
    2* attack build$ build$
    2 build$ scheme muster$
10: smolensk kiev chernigov pereyaslavl polotsk volyn rostov novgorod
    msc mcs scm
    2* attack move move
    1 scheme scheme scheme
    4 move tax$ tax$
    3* build$ attack muster
    2 muster$ build$ muster
    5 tax muster build$
11: volyn smolensk pereyaslavl polotsk kiev rostov chernigov novgorod
    csm mcs mcs
    3* attack$ attack tax
    4 muster build$ tax
    2* scheme tax muster$
    1 scheme muster$ build
    5 move tax move
    2 attack$ scheme scheme$
12: kiev chernigov rostov pereyaslavl smolensk novgorod volyn polotsk
    scm smc csm
    2 move muster tax$
    3* attack$ attack$ move
    1 muster move scheme
    4 scheme$ scheme build$
    5 build build muster
    2* attack tax$ tax
13: novgorod rostov smolensk chernigov pereyaslavl volyn polotsk kiev
    scm cms mcs
    2 muster move tax
    3* build$ attack$ build$
    2* tax tax muster$
    1 move build move
    5 attack$ tax tax
    4 scheme muster$ scheme
14: novgorod smolensk kiev pereyaslavl chernigov polotsk rostov volyn
    smc csm scm
    3* build build build$
    1 muster muster$ muster
    4 scheme$ scheme scheme
    5 tax$ attack muster
    2 move build$ tax$
    2* attack tax scheme
15: volyn kiev smolensk polotsk novgorod rostov chernigov pereyaslavl
    csm csm mcs
    2* attack attack scheme
    1 muster scheme muster
    5 move move tax
    3* attack muster$ tax
    2 scheme tax build$
    4 tax$ build move
16: pereyaslavl chernigov smolensk polotsk volyn rostov novgorod kiev
    csm csm msc
    4 attack build build
    5 muster build tax
    3* build attack$ muster$
    1 tax$ tax move
    2* scheme move tax
    2 move attack scheme
17: polotsk volyn chernigov smolensk kiev pereyaslavl novgorod rostov
    csm mcs mcs
    1 move muster muster
    2* scheme build build$
    2 scheme tax scheme
    3* tax tax tax
    5 attack scheme tax
    4 build$ attack$ move
18: polotsk novgorod rostov chernigov kiev smolensk volyn pereyaslavl
    csm cms mcs
    1 scheme move scheme
    2* muster muster move
    5 build build scheme
    2 move tax$ build
    4 attack$ attack tax$
    3* tax move muster
"""

# By level: the starting priority, then the columns attack_move, build, tax from the top: main action, effect, + covered
BOARDS = """
1: build
    build build+, attack reveal_less+
    muster muster, attack attack+, move move+
    tax tax+, scheme coin_2+
2: tax
    move move+, attack attack+
    muster coin_1, build build+, attack move+
    tax tax, attack reveal_less+, scheme coin_2+, muster muster+
3: attack_move
    muster move, attack reveal_less+, move move+
    attack attack, build build+, tax tax+, attack attack+
    tax tax+, build move+, scheme coin_2+
4: build
    attack reveal_less, attack attack+, build move+, muster muster+
    build build, attack move+, tax tax+, attack attack+
    muster move, tax tax+, scheme coin_2+, move move+
"""

# By banner: points and cost of the slots from the top.
SLOTS = {
    "muster": [(3, 0), (2, 0), (1, 1)],
    "move": [(3, 0), (2, 0), (1, 0)],
    "attack": [(2, 0), (1, 0), (1, 1)],
    "tax": [(2, 0), (1, 0), (1, 1)],
    "build": [(2, 0), (1, 0), (1, 1)],
    "scheme": [(3, 0), (2, 0), (1, 0)],
}
BOAT = {"wood": 3, "fish": 3, "stone": 2, "honey": 2, "fur": 1}
BORDERS = """
novgorod-polotsk novgorod-smolensk novgorod-rostov rostov-smolensk rostov-chernigov polotsk-volyn polotsk-kiev
polotsk-chernigov polotsk-smolensk smolensk-chernigov volyn-kiev kiev-chernigov kiev-pereyaslavl chernigov-pereyaslavl
"""

STRUCTURES = {"c": "church", "m": "market", "s": "stronghold"}


class Card:
    """One solo card as words."""

    def __init__(self, lines: list[str]) -> None:
        number, *self.regions = lines[0].replace(":", "").split()
        self.number = int(number)
        orders = [[STRUCTURES[letter] for letter in word] for word in lines[1].split()]
        self.builds = dict(zip(PRIORITIES, orders, strict=True))
        self.rows = [line.split() for line in lines[2:]]


class Board:
    """One level as words: the starting priority, and columns of (main action, effect, covered)."""

    def __init__(self, lines: list[str]) -> None:
        self.start = lines[0].split()[1]
        columns = [[bonus(text) for text in line.split(",")] for line in lines[1:]]
        self.columns = dict(zip(PRIORITIES, columns, strict=True))


def bonus(text: str) -> tuple[str, str, bool]:
    main, effect = text.split()
    return main, effect.removesuffix("+"), effect.endswith("+")


def chunks(text: str, size: int) -> list[list[str]]:
    lines = text.strip().splitlines()
    return [lines[at : at + size] for at in range(0, len(lines), size)]


SOLO_CARDS = {card.number: card for card in (Card(lines) for lines in chunks(CARDS, 8))}
SOLO_BOARDS = {level: Board(lines) for level, lines in enumerate(chunks(BOARDS, 4), 1)}
