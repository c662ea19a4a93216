### Kommandona: vad vart och ett gör, och ett exempel på vad som står efter det.

command-ruling = Domslut på det som hände
    .example = Väst spelade ut i fel tur
command-score = Kontrakt, IMP, justerade resultat …; ensamt visar det vad man skriver
    .example = 4♠x-2 N i zonen
command-law = Slå upp en lag eller ett begrepp
    .example = 64A
command-diff = Vad två utgåvor dömer olika
    .example = 27 1997 2017
command-log = Kvällens domslut
    .example = export
command-recall = Påminn mig, om några minuter eller efter ronden
    .example = 20 kontrollera 64C, bord 5
command-poll = Fråga kollegor vad de överväger och väljer
command-settings = Vad den här chatten har valt
command-language = Välj språk
command-edition = Välj lagbokens utgåva
command-help = Hur man frågar, och alla kommandon
command-privacy = Vad jag sparar, och hur länge
command-forget = Radera det jag har sparat om dig
