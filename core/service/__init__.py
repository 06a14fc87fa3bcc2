"""The part of core that waits: for the store, and for the platforms that show what is stored."""

from core.service.asking import IsAdmin, KeptFor, Reader, Reply, Settings
from core.service.service import Service

__all__ = ["IsAdmin", "KeptFor", "Reader", "Reply", "Service", "Settings"]
