"""The part of core that waits: for the store, and for the platforms that show what is stored."""

from core.service.service import Reader, Reply, Service, Settings

__all__ = ["Reader", "Reply", "Service", "Settings"]
