"""The base of all irregularities: frozen, sparse, and able to refuse what cannot be."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, Self

from pydantic import BaseModel, ConfigDict, ValidationError, model_validator

from rulings.slots import detail
from rulings.terms import Seat

if TYPE_CHECKING:
    from collections.abc import Mapping

MAX_STEPS = 6
"""What follows from what follows: so often at most, far more than any kind needs."""


class Impossible(ValueError):
    """Facts that cannot be true together; the message names the slots."""


class Irregularity(BaseModel):
    """A structured irregularity: a ``kind`` and the slots that are known.

    A slot that is not known is ``None`` in the object and absent in JSON. Annotations give the
    type of a *known* value, because a law function never sees an unknown one (the engine forks
    first). ``derive`` fills in what follows from richer slots and raises ``Impossible`` for
    facts that contradict each other.
    """

    model_config = ConfigDict(frozen=True, extra="forbid", validate_default=False)

    kind: ClassVar[str]

    offender: Seat = detail()
    declarer: Seat = detail()

    @model_validator(mode="before")
    @classmethod
    def _complete(cls, data: Any) -> Any:
        if not isinstance(data, dict):
            return data
        known = {k: v for k, v in data.items() if v is not None and k != "kind"}
        for _ in range(MAX_STEPS):
            try:
                derived = cls.derive(dict(known))
            except Impossible:
                raise
            except (ArithmeticError, LookupError, TypeError, ValueError):
                return known  # not of the fields' types: their own validation says which and why
            for slot, value in derived.items():
                if slot in known and known[slot] != value:
                    msg = f"{slot}: {known[slot]!r} contradicts {value!r}"
                    raise Impossible(msg)
            if derived.keys() <= known.keys():
                break
            known |= derived
        return known

    @classmethod
    def derive(cls, told: dict[str, Any]) -> dict[str, Any]:
        """Slots that follow from those told; a kind overrides this. Raises ``Impossible``.

        ``told`` holds the known slots only (JSON values or enum members; both compare equal).
        """
        del told
        return {}

    def known(self) -> dict[str, Any]:
        """The known slots by name."""
        return {k: v for k, v in self.__dict__.items() if v is not None}

    def adding(self, **slots: Any) -> Self:
        """The same case with more slots known. Raises ``ValidationError`` where that cannot be."""
        return type(self)(**{**self.known(), **slots})

    def given(self, **slots: Any) -> Self | None:
        """The same case with more slots known, or ``None`` where that cannot be."""
        try:
            return self.adding(**slots)
        except ValidationError:
            return None

    def with_most(self, slots: Mapping[str, Any]) -> Self:
        """The same case with more slots known, the first ones first; left out what cannot be."""
        whole = self.given(**slots)
        if whole is not None:
            return whole
        built = self
        for name, value in slots.items():
            built = built.given(**{name: value}) or built
        return built

    def as_json(self) -> dict[str, Any]:
        """The public form: ``kind`` and the known slots."""
        return {"kind": self.kind, **self.model_dump(mode="json", exclude_none=True)}
