"""Every sentence a person reads, in every language, and the words a person may type."""
