### Laws 72-93 as the editions of 2007 and 1997 have them.

## Summaries

law1997-72A = How players keep to the laws.
    .title = Keeping to the laws
law1997-72A3 = No player may waive a penalty himself; he may ask the director to do so.
    .title = Waiving a penalty
law1997-72A6 = Penalties and redress are the business of the director and the laws, not of the players.
    .title = Who penalizes
law1997-73F = What follows when a breach of this law does damage.
    .title = Damage by a breach
law1997-73F1 = Partner acted on what he was not to use: the score is adjusted under Law 16.
    .title = Information from partner used
law1997-76A = How a spectator behaves.
    .title = Conduct of spectators
law1997-81C1 = Finding the assistants that the director needs.
    .title = Assistants
law1997-84D = Where the director may choose between a penalty and an adjusted score, doubts favour the innocent side.
    .title = The director’s choice
law1997-84E = Where no penalty is provided but damage is likely, the score is adjusted and the offenders are told of their appeal.
    .title = The director’s discretion
law2007-86A = Average plus and average minus are plus and minus 3 IMPs.
    .title = Average in IMPs
law2007-86B = In a knock-out match two adjusted scores that do not balance are computed separately and averaged.
    .title = Scores that do not balance
law2007-86D = With a result at the other table the director may assign a score in IMPs, and should if it favours the innocent side.
    .title = Result at the other table
law1997-87A = A board in which cards changed hands, so that those compared did not play the same deal.
    .title = What a fouled board is
law1997-88 = In pairs and individuals an innocent side gets at least 60 per cent, or its own average if that is higher.
    .title = Indemnity points
law1997-89 = In an individual both partners share an adjusted score, but a blameless partner gets no penalty points.
    .title = Individual contests
law1997-93C = After that an appeal can go to the national authority.
    .title = Further appeals
