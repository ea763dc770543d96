"""What must hold of the `.ftl` files.  Each lint is a function from files to its findings, one line each.

`test_files.py` runs them over the files of every language, and shows that each finds what it is there to find.
"""

import re
import unicodedata
from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import pairwise

from babel import Locale
from fluent.syntax import FluentParser, ast

from affray.books import shelf
from affray.lang.nouns import CASES, GENDERS, JOINED

Files = dict[str, str]  # by name, what a file holds
Parts = dict[str, ast.Pattern]  # of a message, by attribute; its value is ""

# Messages that the program looks up by an id it puts together.  All others must stand in the source in full.
PREFIXES = {
    "clause-": "a clause of a rulebook: affray.lang.message_id",
    "noun-": "a creature or a weapon: affray.lang.Noun",
    "event-": "an event told in a log, by its kind",
    "roll-": "what dice are rolled for, by the reason",
    "term-": "a word that all rulebooks share, by its key",
    "page-": "a word of the page: web/src",
    **{f"{book}-": "a word of one rulebook, by its key: its conditions, its own event-…" for book in shelf().names()},
}
# What a language must have, and all that it may have, in a noun.
_OBLIQUE = {str(case) for case in CASES if case != "nom"}
_DECLINED = _OBLIQUE | {"gender"}
NOUN_FORMS: dict[str, set[str]] = {
    "en": set(),
    "ru": _DECLINED,
    "uk": _DECLINED,
    "cs": _DECLINED,
    "pt-BR": {"gender"},
}
# What a noun may have besides: an article that does not follow from its gender.
ARTICLES: dict[str, set[str]] = {"pt-BR": {"o", "a", "os", "as", "none"}}
WITH_ARTICLE = "with-article"
# After what a noun of Portuguese stands without its article: a colon, a bracket, or one of these words.
BARE_AFTER = re.compile(r"(?:[:(“]|(?<!\w)(?:conjura|conjurar|sob|sem|um|uma)) $|[(“]$", re.IGNORECASE)
# Before what a noun that opens a line is a label: a colon, a comma, or nothing more.
LABEL_BEFORE = re.compile(r"[:,]| \(|$")
# What opens an entry of a menu may be a label too: with what, before at whom.
LABELLED = {"weapon", "spell"}
# A man's adjective, said of whom a sentence is about or of a state that anybody may be in; `fica sangrando` serves all.
MASCULINE = r"(?:\w+[aií]do|cego|surdo|lento|preso|surpreso|exposto|\w+oso)(?!\w)"
SAID_OF_ONE = re.compile(rf"^ (?:agora |não )?(?:é|está|fica|foi|vai ser)(?: mais| agora)? {MASCULINE}")
STATES = re.compile(r": \S*(?:say-effect\.|condition-)")
# Words for which Portuguese, or a book in it, has another: each thing has one name.
STRAY = {
    "": r"já não|fracass\w+|tem de|(?:a|à|da|uma) luta",  # não … mais, falha, precisa, combate
    "dnd5e": r"feitiços?|teleporte|nível do espaço",  # magia, teletransporte, círculo
    "drawsteel": r"desvantagem|(?:esquadr|aturdid|contid|engatilhad)\w+|teste de resistência|(?:teleport|desliz)\w+",
}
PLURALS: dict[str, set[str]] = {
    "en": {"one", "other"},
    "ru": {"one", "few", "many", "other"},
    "uk": {"one", "few", "many", "other"},
    "cs": {"one", "few", "many", "other"},
    "pt-BR": {"one", "other"},
}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
# What may be called, with the options it takes.
CALLS: dict[str, set[str]] = {
    "NAME": {"case"},
    "GENDER": set(),
    "DISTANCE": {"case"},
    "SQUARES": {"case"},
    "POLYGONS": {"case"},
    "DICE": set(),
    "PERCENT": {"digits"},
    "NUMBER": {"minimumFractionDigits", "maximumFractionDigits", "useGrouping"},
}
# Grammar: each language calls these as it needs to.
GRAMMAR = {"GENDER", "NUMBER"}

# A question word, or the word for a target, where the noun after it should say by its case whom it means.
ASKED_CASE = re.compile(
    r"(?<!\w)(?:кого|кому|кем|чей|чьи|цель|ким|чий|чиї|ціль|koho|komu|kým|kdo drží|cíl)(?: —| –|:)? $", re.IGNORECASE
)
# After what a distance cannot be in the nominative: a preposition, a height, a comparison.
GOVERNING = re.compile(
    r"(?<!\w)(?:на|за|до|от|с|в|о|по|из|через|более|больше|пределах|высоте|высоты|глубине"
    r"|від|з|із|у|понад|межах|висоті|висоти|глибині|o|na|do|od|z|ze|výšce|výšky|hloubce) $",
    re.IGNORECASE,
)
MEASURES = {"DISTANCE", "SQUARES", "POLYGONS"}
# Two genders in one word, for want of knowing which: `spatřen(a)`.
BOTH_GENDERS = re.compile(r"\w\([aáeéyo]\)")
# Czech that calls the reader by the familiar form, in questions that are otherwise polite.
FAMILIAR = re.compile(r"(?<!\w)(?:ty|tě|ti|tebe|tobě|tvůj|tv[áéou]+|abys|jsi|\w+[áíeů]š)(?!\w)", re.IGNORECASE)
# What to type before words of one's own: `something else: improvise …`.
HINT = re.compile(r"(\S+) …$")

RAW_DICE = re.compile(r"(?<!\w)\d*[dkдк]\d+(?!\w)", re.IGNORECASE)
RAW_DISTANCE = re.compile(
    r"\d\s*(?:ft|feet|foot|m|met(?:re|er|ro|r)\w*|м|метр\w*|фут\w*|sáh\w*|sáz\w*"
    r"|squares?|клет\w+|клітин\w+|quadrados?|pol[eií]\w*)(?!\w)",
    re.IGNORECASE,
)


# --- reading


def parsed(text: str) -> ast.Resource:
    return FluentParser().parse(text)


def entries(text: str) -> list[ast.Message | ast.Term]:
    return [entry for entry in parsed(text).body if isinstance(entry, ast.Message | ast.Term)]


def name_of(entry: ast.Message | ast.Term) -> str:
    return f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name


def parts_of(entry: ast.Message | ast.Term) -> Parts:
    value = {"": entry.value} if entry.value else {}
    return value | {attribute.id.name: attribute.value for attribute in entry.attributes}


def messages(text: str) -> dict[str, Parts]:
    return {name_of(entry): parts_of(entry) for entry in entries(text)}


def patterns(files: Files) -> Iterator[tuple[str, ast.Pattern]]:
    """Every value and attribute, with where it stands."""
    for file, text in files.items():
        for message, parts in messages(text).items():
            for part, pattern in parts.items():
                yield place(file, message, part), pattern


def place(file: str, message: str, part: str = "") -> str:
    return f"{file}: {message}.{part}" if part else f"{file}: {message}"


def nodes(tree: ast.BaseNode) -> Iterator[ast.BaseNode]:
    """A part of a file, and all the parts of it."""
    yield tree
    for value in vars(tree).values():
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode):
                yield from nodes(child)


def words(pattern: ast.Pattern) -> Iterator[str]:
    return (node.value for node in nodes(pattern) if isinstance(node, ast.TextElement))


# --- one language by itself


def junk(files: Files) -> list[str]:
    """What cannot be read."""
    return [
        f"{file}:{text.count(chr(10), 0, entry.span.start if entry.span else 0) + 1}: {entry.annotations[0].message}"
        for file, text in files.items()
        for entry in parsed(text).body
        if isinstance(entry, ast.Junk)
    ]


def said_twice(files: Files) -> list[str]:
    """Of two messages with one id, Fluent takes the first and tells nobody; so of two attributes with one name."""
    found = Counter(name_of(entry) for text in files.values() for entry in entries(text))
    attributes = Counter(
        f"{name_of(entry)}.{attribute.id.name}"
        for text in files.values()
        for entry in entries(text)
        for attribute in entry.attributes
    )
    return [f"{name} stands {times} times" for name, times in (found + attributes).items() if times > 1]


def wrong_nouns(code: str, files: Files) -> list[str]:
    """Nouns that lack a form, or have one that their language has not, or a gender that nobody knows."""
    found = []
    for file, text in files.items():
        for message, parts in messages(text).items():
            forms = set(parts) - {""}
            if message.startswith("noun-"):
                found += different(
                    place(file, message), NOUN_FORMS[code], forms - ({"article"} if code in ARTICLES else set())
                )
                gender = "".join(words(parts["gender"])) if "gender" in parts else "m"
                found += [f"{place(file, message)} has the gender {gender}"] if gender not in GENDERS else []
                article = "".join(words(parts["article"])) if "article" in parts else ""
                known = ARTICLES.get(code, set()) | ({""} if gender != "p" else set())
                found += (
                    [f"{place(file, message)} has the article {article!r}"]
                    if code in ARTICLES and article not in known
                    else []
                )
            if message.startswith("unit-") and forms:
                found += different(place(file, message), _OBLIQUE, forms)
    return found


def wrong_plurals(code: str, files: Files) -> list[str]:
    """Selectors by number that leave out a category of the language, or have one that it never uses."""
    possible = Locale.parse(code, sep="-").plural_form.tags | {"other"}
    found = []
    for where, pattern in patterns(files):
        for node in nodes(pattern):
            if not isinstance(node, ast.SelectExpression):
                continue
            keys = {key.name for variant in node.variants if isinstance(key := variant.key, ast.Identifier)}
            if keys & CATEGORIES:
                found += [f"{where} lacks [{key}]" for key in sorted(PLURALS[code] - keys)]
                found += [f"{where} has [{key}]" for key in sorted(keys - possible)]
    return found


def wrong_calls(files: Files) -> list[str]:
    """Functions that are not there, options that they do not take, and cases that do not exist."""
    found = []
    has_articles = any(WITH_ARTICLE in messages(text) for text in files.values())
    cases = (*CASES, *JOINED) if has_articles else CASES
    for where, pattern in patterns(files):
        for call in (node for node in nodes(pattern) if isinstance(node, ast.FunctionReference)):
            name = call.id.name
            if name not in CALLS:
                found.append(f"{where} calls {name}")
                continue
            for option in call.arguments.named:
                written = getattr(option.value, "value", "")
                if option.name.name not in CALLS[name]:
                    found.append(f"{where} calls {name} with {option.name.name}")
                elif option.name.name == "case" and written not in cases:
                    found.append(f"{where} calls {name} with the case {written}")
    return found


def bare_nouns(files: Files) -> list[str]:
    """Nouns in a sentence without the article that Portuguese wants: `empunha arco curto`."""
    return [
        f"{where} has {noun} without its article"
        for where, pattern in patterns(files)
        for line in lines(pattern)
        for noun in _bare(line)
    ]


def lines(pattern: ast.Pattern) -> Iterator[list[ast.TextElement | ast.Placeable]]:
    """What a pattern may come to, each variant of a selector by itself between what stands before and after it."""
    for at, element in enumerate(pattern.elements):
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            for variant in element.expression.variants:
                whole = [*pattern.elements[:at], *variant.value.elements, *pattern.elements[at + 1 :]]
                yield from lines(ast.Pattern(whole))
            return
    yield list(pattern.elements)


def _bare(line: list[ast.TextElement | ast.Placeable]) -> Iterator[str]:
    for at, element in enumerate(line):
        call = element.expression if isinstance(element, ast.Placeable) else None
        if not isinstance(call, ast.FunctionReference) or call.id.name != "NAME" or call.arguments.named:
            continue
        noun = written(call.arguments.positional[0])
        before = line[at - 1] if at else None
        after = line[at + 1] if at + 1 < len(line) else None
        follows = after.value if isinstance(after, ast.TextElement) else ""
        opens = before is None and (noun[1:] in LABELLED or LABEL_BEFORE.match(follows))
        if not opens and not (isinstance(before, ast.TextElement) and BARE_AFTER.search(before.value)):
            yield noun


def unagreed(files: Files) -> list[str]:
    """Adjectives of Portuguese that fit men only: `A Berta fica mais lento`, or `Berta 12/27, agarrado`."""
    found = []
    for where, pattern in patterns(files):
        for before, element in pairwise([None, *pattern.elements]):
            text = element.value if isinstance(element, ast.TextElement) else ""
            call = before.expression if isinstance(before, ast.Placeable) else None
            of_one = isinstance(call, ast.FunctionReference) and SAID_OF_ONE.match(text)
            wrong = of_one or (STATES.search(where) and re.match(MASCULINE, text))
            found += [f"{where} has {wrong[0].strip()!r} for men only"] if wrong else []
    return found


def stray_words(files: Files) -> list[str]:
    """Words of Portuguese that stand beside the one that the rest of the language, or of the book, has for a thing."""
    return [
        f"{where} has {found[0]!r}"
        for where, pattern in patterns(files)
        for text in words(pattern)
        for book in {"", where.partition("/")[0]} & STRAY.keys()
        if (found := re.search(rf"(?<!\w)(?:{STRAY[book]})(?!\w)", text, re.IGNORECASE))
    ]


def raw_figures(files: Files) -> list[str]:
    """Dice and distances that stand in the words: no reader would get them in the letters and units of the language."""
    return [
        f"{where} has {found[0]!r}"
        for where, pattern in patterns(files)
        for text in words(pattern)
        for raw in (RAW_DICE, RAW_DISTANCE)
        if (found := raw.search(text))
    ]


def wrong_letters(files: Files) -> list[str]:
    """Words of Cyrillic and Latin letters mixed, which only look right; accents that are not part of their letter."""
    found = []
    for where, pattern in patterns(files):
        for text in words(pattern):
            for word in re.findall(r"[^\W\d_]+", text):
                alphabets = {unicodedata.name(letter).partition(" ")[0] for letter in word}
                found += [f"{where} mixes alphabets in {word!r}"] if {"LATIN", "CYRILLIC"} <= alphabets else []
            found += [] if unicodedata.is_normalized("NFC", text) else [f"{where} has loose accents"]
    return found


def straight_apostrophes(files: Files) -> list[str]:
    """Words with the apostrophe of a typewriter where the rest of the language has the curved one."""
    return [
        f"{where} has {found[0]!r}"
        for where, pattern in patterns(files)
        for text in words(pattern)
        if (found := re.search(r"[^\W\d_]+'[^\W\d_]+", text))
    ]


def asked_cases(files: Files) -> list[str]:
    """Nouns in the nominative after the question that their case would answer: `разбудить, кого — гоблин`."""
    return [
        f"{where} has {noun} after {before.strip()!r}"
        for where, noun, before in _calls_after(files, {"NAME"}, ASKED_CASE)
    ]


def bare_distances(files: Files) -> list[str]:
    """Distances in the nominative where a word before them wants another case: `на 1 клетка дальше`."""
    return [
        f"{where} has {what} after {before.strip()!r}"
        for where, what, before in _calls_after(files, MEASURES, GOVERNING)
    ]


def _calls_after(files: Files, names: set[str], before: re.Pattern[str]) -> Iterator[tuple[str, str, str]]:
    """Calls without a case, what they call, and what stands right before them."""
    for where, pattern in patterns(files):
        for line in lines(pattern):
            for first, second in pairwise(line):
                call = second.expression if isinstance(second, ast.Placeable) else None
                if not isinstance(first, ast.TextElement) or not isinstance(call, ast.FunctionReference):
                    continue
                if call.id.name in names and not call.arguments.named and (found := before.search(first.value)):
                    yield where, f"{call.id.name}({written(call.arguments.positional[0])})", found[0]


def both_genders(files: Files) -> list[str]:
    """Words that leave their gender open in brackets."""
    return [
        f"{where} has {found[0]!r}"
        for where, pattern in patterns(files)
        for text in words(pattern)
        if (found := BOTH_GENDERS.search(text))
    ]


def familiar(files: Files) -> list[str]:
    """Questions that call the reader by the familiar form."""
    return [
        f"{where} has {found[0]!r}"
        for where, pattern in patterns(files)
        if "say-question" in where
        for text in words(pattern)
        if (found := FAMILIAR.search(text))
    ]


def foreign_hints(files: Files) -> list[str]:
    """Deeds that show a word to type which is not among the words that the language has for them."""
    every = {message: parts for text in files.values() for message, parts in messages(text).items()}
    found = []
    for file, text in files.items():
        for message, parts in messages(text).items():
            verbs = {**every.get("say-verbs", {}), **every.get(message.replace("-deed", "-verbs"), {})}
            for part, pattern in parts.items():
                hint = HINT.search("".join(words(pattern))) if message.endswith("say-deed") else None
                known = "".join(words(verbs[part])).split(", ") if part in verbs else []
                found += [f"{place(file, message, part)} has {hint[1]!r}"] if hint and hint[1] not in known else []
    return found


def unused(files: Files, sources: Iterable[str]) -> list[str]:
    """Messages that nobody says."""
    quoted = {word for source in sources for word in re.findall(r"[\"']([\w.-]+)[\"']", source)}
    referred = {
        f"-{node.id.name}" if isinstance(node, ast.TermReference) else node.id.name
        for _where, pattern in patterns(files)
        for node in nodes(pattern)
        if isinstance(node, ast.MessageReference | ast.TermReference)
    }
    return [
        place(file, message)
        for file, text in files.items()
        for message in messages(text)
        if message not in quoted | referred and not message.startswith(tuple(PREFIXES))
    ]


# --- one language beside another


def different(where: str, wanted: set[str], found: set[str]) -> list[str]:
    lacks = [f"{where} lacks {name}" for name in sorted(wanted - found)]
    return lacks + [f"{where} has {name} besides" for name in sorted(found - wanted)]


def different_files(wanted: Files, found: Files) -> list[str]:
    return different("the language", set(wanted), set(found))


def different_messages(wanted: Files, found: Files) -> list[str]:
    """Messages and attributes that only one of them has; nouns and units have as many forms as a language has cases."""
    result = []
    for file in sorted(wanted.keys() & found.keys()):
        ours, theirs = messages(wanted[file]), messages(found[file])
        result += different(file, set(ours), set(theirs) - {WITH_ARTICLE})
        for message in (name for name in ours if name in theirs and not name.startswith(("noun-", "unit-"))):
            result += different(place(file, message), set(ours[message]), set(theirs[message]))
    return result


def slots(pattern: ast.Pattern) -> set[str]:
    """Variables and calls, without the options of the calls, which are grammar."""
    found = set()
    for node in nodes(pattern):
        match node:
            case ast.VariableReference():
                found.add(f"${node.id.name}")
            case ast.FunctionReference() if node.id.name not in GRAMMAR:
                found.add(f"{node.id.name}({', '.join(map(written, node.arguments.positional))})")
    return found


def written(argument: ast.BaseNode) -> str:
    match argument:
        case ast.StringLiteral(value=value):
            return f'"{value}"'
        case ast.NumberLiteral(value=value):
            return value
        case ast.VariableReference():
            return f"${argument.id.name}"
        case _:
            return "…"


def different_slots(wanted: Files, found: Files) -> list[str]:
    """Variables and calls that a translation has lost, or has made up.  Which unit it counts in is its own affair."""
    result = []
    for file in sorted(wanted.keys() & found.keys()):
        ours, theirs = messages(wanted[file]), messages(found[file])
        for message in (name for name in ours if name in theirs and not name.startswith("unit-")):
            for part in ours[message].keys() & theirs[message].keys():
                here = place(file, message, part)
                result += different(here, slots(ours[message][part]), slots(theirs[message][part]))
    return result
