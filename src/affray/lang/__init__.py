"""Every word a person reads, in five languages.  Start at `language`.

    ru = language("ru")
    ru.say("dnd5e-cover-half")                             # укрытие на половину
    ru.name(Noun("goblin", 2), case="gen")                 # гоблина 2
    ru.distance(6), ru.dice("2d20kh1")                     # 9 м, 2к20вл1

The words stand in `<language>/*.ftl` (Project Fluent); `functions.py` says what those files may call.
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
