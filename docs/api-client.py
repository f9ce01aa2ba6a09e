"""A program at the table: creates a game against a bot and plays it with random answers.

Start a server first (``prestol serve``), then: ``python docs/api-client.py [ADDRESS]``
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any
from urllib.request import Request, urlopen

SERVER = sys.argv[1] if len(sys.argv) > 1 else "http://127.0.0.1:8000"


def call(path: str, body: object = None, token: str = "") -> Any:
    headers = {"content-type": "application/json"} | ({"authorization": f"Bearer {token}"} if token else {})
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{SERVER}/api{path}", data, headers)) as answer:
        return json.load(answer)


def main() -> None:
    table = call("/tables", {"game": "conspiracy", "seats": [{"kind": "open"}, {"kind": "bot", "bot": "greedy"}]})
    token = table["seats"][0]["token"]
    call("/join", {"token": token, "name": "a program"})
    path = f"/tables/{table['table']}"
    while not (view := call(path, token=token))["over"]:
        if not view["legal"]:  # the bot is thinking; a patient program listens to /stream instead
            time.sleep(0.1)
            continue
        choice = random.choice(view["legal"])
        print(choice["text"])
        call(f"{path}/answer", {"answer": choice["answer"], "revision": view["revision"]}, token)
    for score in view["scores"]:
        print(f"player {score['player']}: {score['total']} points, place {score['rank']}")


if __name__ == "__main__":
    main()
