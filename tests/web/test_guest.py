"""Who asks, and in which language: cookies and headers."""

from __future__ import annotations

import hashlib
import hmac
import sys
from pathlib import Path

import pytest

from prestol.core.errors import BadSetup
from prestol.web import serve
from prestol.web.app import create_app
from prestol.web.guest import accepted, sign, unsign, unsign_old

from .conftest import Server

SECRET = "s3cret"


# -- cookies -----------------------------------------------------------------------------------------------------------


def test_a_signed_guest_is_known_again() -> None:
    assert unsign(SECRET, sign(SECRET, "anna")) == "anna"


@pytest.mark.parametrize("value", ["", ".", "anna", "anna.", "anna.x", "anna.ф", "ф.ф", "." + "0" * 64])
def test_a_cookie_that_nobody_has_signed_is_nobody(value: str) -> None:
    assert unsign(SECRET, value) == unsign_old(SECRET, value) == ""


def test_a_signature_fits_one_guest_and_one_secret() -> None:
    signature = sign(SECRET, "anna").rpartition(".")[2]
    assert unsign(SECRET, f"bob.{signature}") == ""
    assert unsign("another", sign(SECRET, "anna")) == ""


def old_cookie(secret: str, guest: str) -> str:
    """As version 0.1 has made them."""
    return f"{guest}.{hmac.new(secret.encode(), guest.encode(), hashlib.sha256).hexdigest()}"


def test_a_guest_with_an_old_cookie_stays_who_they_are_and_gets_a_new_one(lone_server: Server) -> None:
    guest = lone_server.guest()
    secret = lone_server.app.state.secret
    guest.cookies.set("guest", old_cookie(secret, "anna"), domain="127.0.0.1")
    fresh = guest.get("/").cookies["guest"]
    assert unsign(secret, fresh) == "anna"
    guest.cookies.clear()
    guest.cookies.set("guest", fresh, domain="127.0.0.1")
    assert "guest" not in guest.get("/").cookies


def test_a_forged_cookie_makes_a_newcomer(lone_server: Server) -> None:
    guest = lone_server.guest()
    guest.cookies.set("guest", old_cookie("another secret", "anna"), domain="127.0.0.1")
    assert unsign(lone_server.app.state.secret, guest.get("/").cookies["guest"]) not in ("", "anna")


# -- languages ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("header", "languages"),
    [
        ("", [""]),
        ("ru", ["ru"]),
        ("ru-RU,ru;q=0.9,en-US;q=0.8", ["ru", "ru", "en"]),
        ("en;q=0.3, pl;q=0.8", ["pl", "en"]),
        ("de, pl;q=0.5, ru ; q = 0.7", ["de", "ru", "pl"]),
        ("pl;q=0, ru;q=0.1", ["ru"]),
        ("pl;q=1.000, ru;q=1", ["pl", "ru"]),
        ("PL-pl;q=0.900", ["pl"]),
        ("pl;q=high, ru;q=2, en;q=-1, de;q=0.5", ["de"]),
    ],
)
def test_languages_come_in_the_order_of_their_weights(header: str, languages: list[str]) -> None:
    assert accepted(header) == languages


@pytest.mark.parametrize(
    ("header", "language"), [("en;q=0.5,ru;q=0.9", "ru"), ("de,fr;q=0.9", "en"), ("pl;q=0,*;q=0.1", "en"), ("", "en")]
)
def test_a_page_speaks_the_language_that_is_wanted_most(lone_server: Server, header: str, language: str) -> None:
    page = lone_server.guest().get("/rules/conspiracy", headers={"accept-language": header}).text
    assert f'<html lang="{language}"' in page


def test_what_was_chosen_on_the_page_counts_more(lone_server: Server) -> None:
    guest = lone_server.guest()
    guest.cookies.set("language", "pl", domain="127.0.0.1")
    assert '<html lang="pl"' in guest.get("/rules/conspiracy", headers={"accept-language": "ru"}).text


# -- where tables are kept ---------------------------------------------------------------------------------------------


def test_tables_are_kept_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "user_data_path", lambda name: tmp_path / "data" / name)
    monkeypatch.setattr(serve, "OLD_FOLDER", tmp_path / "old")
    assert serve.default_url() == f"sqlite:///{tmp_path}/data/prestol/prestol.sqlite3"
    assert (tmp_path / "data" / "prestol").is_dir()


def test_tables_of_an_older_version_are_found_where_they_are(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(serve, "user_data_path", lambda name: tmp_path / "data" / name)
    monkeypatch.setattr(serve, "OLD_FOLDER", tmp_path / "old")
    (tmp_path / "old").mkdir()
    (tmp_path / "old" / "prestol.sqlite3").touch()
    assert serve.default_url() == f"sqlite:///{tmp_path}/old/prestol.sqlite3"


def test_postgresql_without_its_driver_is_refused_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(BadSetup, match=r"pip install 'prestol\[postgres\]' \(psycopg is missing\)"):
        create_app("postgresql://127.0.0.1:1/nothing")
