"""Damage whose roll the Director has amended."""

from affray.testing import TableForTests, clause
from tests.drawsteel.kit import foe, hero


@clause("ds.stamina.temporary")
def test_damage_ruled_below_nothing_heals_nobody(table: TableForTests) -> None:
    table.set(hero("ana", "b2", hp=12), foe("imp", "d2"))
    table.play("rule: ana hurt 1d6", dice=[3])

    table.play("rule: roll bonus -10")

    assert table.ana.hp == 12
