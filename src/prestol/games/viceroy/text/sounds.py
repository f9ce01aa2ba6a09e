"""What the events of Viceroy sound like; whatever else happens sounds like a piece put down."""

from prestol.text.sounds import Sound, by_event

SOUNDS = by_event(
    {
        Sound.CARD: (
            "won",
            "virtual_took",
            "discarded",
            "played",
            "drew_law",
            "drew_character",
            "got",
            "tucked",
            "took_back",
            "returned_law",
            "took_offer",
            "put_back",
        ),
        Sound.COIN: ("passed_auction", "paid", "took_gem", "gave_gem", "stored_gem", "circle_gem", "used_infinite"),
        Sound.REVEAL: ("bid_gem", "bid_attack", "virtual_bid", "revealed", "screens_off"),
        Sound.CLASH: ("clashed", "claimed_same", "nothing_left", "lost_token"),
        Sound.POINT: ("gained_token", "gained_attack"),
    }
)
