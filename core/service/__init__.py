"""The part of core that waits: for the store, and for the platforms that show what is stored."""

from core.service.service import IsAdmin, Reader, Reply, Service, Settings

__all__ = ["IsAdmin", "Reader", "Reply", "Service", "Settings"]
