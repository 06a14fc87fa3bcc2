from collections.abc import Mapping

class OlmAccount:
    identity_keys: Mapping[str, str]
