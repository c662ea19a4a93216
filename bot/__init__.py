"""People talk to it: understanding, conversation, wording, front ends, storage."""
