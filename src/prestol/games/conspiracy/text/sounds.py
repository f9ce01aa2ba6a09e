"""What the events of Conspiracy sound like; whatever else happens sounds like a piece put down."""

from prestol.text.sounds import Sound, by_event

SOUNDS = by_event(
    {
        Sound.CARD: (
            "drew",
            "took_pile",
            "kept",
            "discarded",
            "returned",
            "searched",
            "reshuffled_lords",
            "reshuffled_locations",
        ),
        Sound.REVEAL: ("revealed_lord", "revealed_location"),
        Sound.POINT: ("gained_pearls", "became_keeper", "took_location"),
        Sound.CLASH: ("bound_others", "last_round"),
    }
)
