"""``prestol serve``: the application on this machine."""

from __future__ import annotations

import gc
import threading
import webbrowser
from collections.abc import Callable
from pathlib import Path
from types import FrameType

import uvicorn
from litestar import Litestar
from platformdirs import user_data_path

from prestol.web.app import create_app
from prestol.web.invitation import EVERYWHERE
from prestol.web.workers import usual_number

FILE = "prestol.sqlite3"
OLD_FOLDER = Path.home() / ".local" / "share" / "prestol"  # of version 0.1 on every system: games there go on


class Server(uvicorn.Server):
    """Ends open streams when asked to stop, instead of waiting for them."""

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        app = self.config.app
        app.state.service.signals.close()  # type: ignore[union-attr]
        super().handle_exit(sig, frame)


def serve(
    host: str,
    port: int,
    url: str | None,
    browser: bool,
    keep_days: int,
    workers: int | None,
    announce: Callable[[str], str],
) -> None:
    app = create_app(url or default_url(), keep_days=keep_days, workers=workers or usual_number(), host=host)
    print(announce(f"http://{host}:{port}/"), flush=True)
    if browser:  # “everywhere” is no address that every browser opens
        here = "127.0.0.1" if host in EVERYWHERE else host
        threading.Timer(1.0, webbrowser.open, [f"http://{here}:{port}/"]).start()
    run(app, host, port)


def run(app: Litestar, host: str, port: int) -> None:
    gc.collect()
    gc.freeze()  # what is there now stays: looking through all of it again would hold up everybody for a moment
    config = uvicorn.Config(app, host=host, port=port, log_level="warning", timeout_graceful_shutdown=3)
    Server(config).run()


def default_url() -> str:
    """An SQLite file in the user's data folder."""
    known = [path for path in (user_data_path("prestol"), OLD_FOLDER) if (path / FILE).exists()]
    folder = known[0] if known else user_data_path("prestol")
    folder.mkdir(parents=True, exist_ok=True)
    return f"sqlite:///{folder / FILE}"
