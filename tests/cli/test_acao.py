"""Ação e Combate in the terminal: its own words, its questions, and maps of hexes."""

import pytest

from tests.cli.kit import affray, in_order, play, typed


def test_the_players_are_asked_who_acts_and_how_a_hero_reacts() -> None:
    told = play("goblins-in-the-wood", "pt-BR", "nara", "fim", "defender", "sair")

    assert in_order(told, ["Jogadores: quem age agora?", "4 Nara", "Nara, o que você faz? Resta: 6 polígonos, ação."])
    assert in_order(told, ["O goblin 1 ataca o Lírio com a cimitarra.", "Lírio: o goblin 1 ataca. Como você reage?"])
    assert in_order(
        told, ["1 Defender-se: 55% de evitar", "Contra-atacar com a adaga: 15% de evitar", "evita o golpe."]
    )


def test_a_map_of_hexes_has_every_second_row_half_a_hex_to_the_right() -> None:
    rows = play("goblins-in-the-wood", "en", "quit").splitlines()
    first = next(place for place, row in enumerate(rows) if row.startswith("  1 "))

    assert rows[first].startswith('  1 ♣ · " "')
    assert rows[first + 1].startswith('  2  · " " 1')
    assert rows[first + 2].startswith('  3 · · " "')


def test_the_legend_names_the_grounds_of_the_book() -> None:
    assert "% vapores" in play("spider-cellar", "pt-BR", "mapa", "sair")


def test_why_tells_the_test_and_a_critical_in_the_words_of_the_book() -> None:
    told = play("bandits-at-the-ford", "pt-BR", "lirio", "1", "porquê", "sair")

    assert "Classe de Armadura" not in told
    assert "ataque (ac.attack.test)" in told


def test_real_dice_are_asked_of_the_heroes_alone() -> None:
    told = affray(
        "play", "bandits-at-the-ford", "--lang", "pt-BR", "--seed", "3", "--dice", "real",
        typed=typed("lirio", "atacar bandit-1", "1", "18", "sair"),
    ).output  # fmt: skip

    assert "role 1d20 para o ataque" in told


def test_a_saved_fight_is_told_again_in_the_words_of_the_book(tmp_path: object) -> None:
    file = f"{tmp_path}/fight.affray"
    play("goblins-in-the-wood", "pt-BR", "nara", "fim", "defender", f"salvar {file}", "sair")

    told = affray("replay", file, "--verify", "--lang", "pt-BR").output

    assert in_order(told, ["Goblins na mata", "Lírio se defende: total 22, e evita o golpe.", "Conferido"])


def test_many_fights_are_played_and_reported() -> None:
    told = affray("sim", "ogre-bridge", "-n", "20", "--lang", "pt-BR").output

    assert in_order(told, ["20 combates", "Os heróis vencem", "Lírio", "Ogro"])


@pytest.mark.parametrize("kind", ["encounter", "creature"])
def test_the_schemas_of_the_book_are_printed(kind: str) -> None:
    told = affray("check", "--schema", kind, "--rulebook", "acao").output

    assert "ancestries" in told


def test_the_rules_list_the_table_options_and_explain_a_manoeuvre() -> None:
    told = affray("rules", "acao", "--lang", "pt-BR").output

    assert in_order(told, ["ac.safeguard  salvaguarda", "ac.manoeuvre.help  ajuda", "Ação e Combate. Opções da mesa"])
    assert in_order(told, ["karma", "se há Karma", "off  não", "on  sim"])
    assert "5e." not in told
    assert "Imobilizar: com um teste de VIG" in affray("rules", "ac.manoeuvre.immobilise", "--lang", "pt-BR").output
