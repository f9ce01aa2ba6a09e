"""What the events of Outpost sound like; whatever else happens sounds like a piece put down."""

from prestol.text.sounds import Sound, by_event

SOUNDS = by_event(
    {
        Sound.CARD: ("took_artifact", "explored", "invited", "hero_came", "hero_left", "market_came", "market_merged"),
        Sound.COIN: ("traded", "gained", "paid", "stored", "returned"),
        Sound.REVEAL: ("monster", "no_monster"),
        Sound.CLASH: ("hunted"),
        Sound.POINT: ("gained_settlers", "fortified"),
    }
)
