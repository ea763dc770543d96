"""Saves of earlier formats, converted to the current one."""

import pytest

from affray import Fight
from affray.core.codec import as_json
from affray.core.old_formats import modernised, with_place
from affray.testing import TableForTests
from tests.core.test_saves import edited
from tests.toy import BOOKS, Toy, arrange, foe, hero


def test_inner_values_are_read_anew_before_those_that_hold_them() -> None:
    plain = {"is": "Herd", "of": [{"is": "Cow", "at": 3}, {"is": "Cow", "at": 4, "height": 1}, "bell"]}

    def counted(herd: dict[str, object]) -> dict[str, object]:
        return herd | {"places": as_json(herd["of"]).count("Place")}

    assert modernised(plain, {"Cow": with_place, "Herd": counted}) == {
        "is": "Herd",
        "of": [
            {"is": "Cow", "place": {"is": "Place", "square": 3, "height": 0}},
            {"is": "Cow", "place": {"is": "Place", "square": 4, "height": 1}},
            "bell",
        ],
        "places": 2,
    }


def test_a_save_of_the_first_format_goes_on_by_what_its_book_says_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    table = TableForTests(arrange)
    table.set(hero("ana", "b2"), foe("orc", "c2"))
    text = edited(table.fight.save(), 0, affray=1)
    monkeypatch.setattr(Toy, "former", {"Fighter": lambda fields: fields | {"name": "bold " + fields["name"]}})

    fight = Fight.restore(text, books=BOOKS)

    assert fight.state.creatures["ana"].name == "bold ana"
    assert fight.save().startswith('{"affray":2')
