understood = Oppfattet: { $what }
edition-tag = { $year }
kind-revoke = Revoke
unknown = Jeg kjenner ikke igjen noen feil her. Fortell hvem som gjorde hva, og når.
director-decides = Turneringslederen avgjør, ikke boten (10A).
unknown-nearest = Jeg er ikke sikker på hva som skjedde. Mente du noe av dette?
