"""The engine: states, questions, knowledge, chance and notation. It knows no game and depends on nothing."""
