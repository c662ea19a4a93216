"""What every test shares."""

from hypothesis import settings

# A slow machine is no failure, and a run of the checks must be repeatable.
settings.register_profile("director", deadline=None, derandomize=True, print_blob=True)
settings.load_profile("director")
