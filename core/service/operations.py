"""The ids of updates, by which a repeated one is known, as short as a table remembers them."""

import base64
import hashlib

LONGEST = 8
"""Characters of an id that is kept as it is; of a longer one a fingerprint of as many is kept."""


def short(operation: str) -> str:
    """Return what an update is remembered as: the same for the same id, another one for another.

    >>> short("update:7")
    'update:7'
    >>> short("matrix:$2kJ9xQw0ZrTn8vLb5mCy3HfGd7SaPe1UoIqKjRtWxYz")
    '_ID2rrGT'
    """
    if len(operation) <= LONGEST:
        return operation
    digest = hashlib.blake2b(operation.encode(), digest_size=LONGEST * 3 // 4).digest()
    return base64.urlsafe_b64encode(digest).decode()
