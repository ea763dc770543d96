"""Where the shipped files lie."""

from pathlib import Path

import affray

CONTENT = Path(affray.__file__).parent / "content"
