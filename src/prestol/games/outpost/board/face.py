"""The faces of Outpost's pieces: their classes in style sheets begin with “op-”."""

from __future__ import annotations

from prestol.board.scene import FaceMaker

face = FaceMaker("op-")
