"""What ``director score --help`` shows below its options: what can be typed, in every language."""

from __future__ import annotations

from bot.scored import OPERATIONS
from bot.wording.catalogue import LANGUAGES, words


def typed_examples() -> str:
    """Every operation with an example, language by language."""
    parts = []
    for language in LANGUAGES:
        say = words(language)
        lines = [f"{say('score-examples')} (--lang {language})"]
        for op in OPERATIONS:
            first, *more = say(f"score-example-{op}").splitlines()
            lines += [f"  {say(f'score-name-{op}')}: {first}", *(f"    {line}" for line in more)]
        parts.append("\n".join(lines))
    return "\n\n".join(parts)
