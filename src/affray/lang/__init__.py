"""Every word a person reads, in five languages.  Start at `language`.

    ru = language("ru")
    ru.say("term-round")                                   # раунд
    ru.name(Noun("goblin", 2), case="gen")                 # гоблина 2
    ru.distance(6), ru.dice("2d20kh1")                     # 9 м, 2к20вл1

The words that all rulebooks share stand in `<language>/*.ftl` (Project Fluent), those of one rulebook in its own
folder: `language("ru", book="…")` has both. `functions.py` says what the files may call.
"""

from affray.lang.clauses import clause_ids, feature_ids, message_id, rulebook_of
from affray.lang.codes import LANGUAGES, UnknownLanguage, best_language
from affray.lang.language import Language, language
from affray.lang.nouns import Noun

__all__ = [
    "LANGUAGES",
    "Language",
    "Noun",
    "UnknownLanguage",
    "best_language",
    "clause_ids",
    "feature_ids",
    "language",
    "message_id",
    "rulebook_of",
]
