"""What the events of Rurik sound like; whatever else happens sounds like a piece put down."""

from prestol.text.sounds import Sound, by_event

SOUNDS = by_event(
    {
        Sound.CARD: (
            "kept_agenda",
            "drew",
            "kept",
            "played",
            "took_deed",
            "discarded",
            "card_turned",
            "shuffled",
            "fresh_deeds",
        ),
        Sound.COIN: ("forfeited", "taxed", "market_bonus", "paid_good", "gained_coins", "income", "exchanged", "stole"),
        Sound.REVEAL: ("check", "revealed", "agenda_shown", "showed"),
        Sound.CLASH: ("attacked", "defeated", "lost", "removed", "razed"),
        Sound.POINT: ("accomplished", "advanced", "unlocked"),
    }
)
