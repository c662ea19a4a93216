### Laws 72-93 as the editions of 2007 and 1997 have them.

## Sentences

p1997-11B1 = The right to a penalty may be lost if he is there because of the non-offending side.
p1997-11B2 = The right to put the irregularity right may be lost if he is there because of the offending side.
p2007-79B2-after_round = Called after the round, the director need not raise either side’s score.
p1997-79B-after_round = Called after the round, the director may not raise either side’s score.
p1997-79C-late = The score stands: these Laws know no later correction.
p1997-81C4-spectators = These Laws do not say who is a spectator; the director keeps order in the playing area.
p1997-84D = Where the director chooses between a penalty and an adjusted score, doubt favours the non-offending side.
p1997-84E = The director adjusts the score for damage that no penalty covers, and tells the offenders that they can appeal.
p1997-92D-absent = Whoever is absent counts as agreeing.
p1997-93C = After that, a further appeal goes to the national authority.
p2007-86A = Average plus and average minus are plus and minus 3 IMPs.
p2007-86B = In a knock-out match scores that do not balance are computed for each team and averaged.
p2007-86D = The result at the other table favours the innocent side: the director assigns a score in IMPs on that basis.
p2007-86D-may = As there is a result at the other table, the director may instead assign a score in IMPs.
p1997-87A = A board in which cards changed hands, so that not all played the same deal, is fouled.
p1997-87A-same = All played the board in the same form: it is not fouled, the scores stand.
p1997-87A-conditions = Only misplaced cards foul a board in these Laws; a wrong dealer or vulnerability is an error of procedure.
p2007-87B-teams = In a match there is only one result for each form of the board: nothing can be compared, so the score is adjusted.
p1997-87B-redeal = In some team contests the organizer can have the board dealt again.

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
