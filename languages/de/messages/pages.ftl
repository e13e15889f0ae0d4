language-name = Deutsch

## Home
tagline = Ein Spiel mit Bildern und Hinweisen, für drei bis zwölf Leute.
how-to-play = So geht’s
help-label = Hilfe und Sprache
join-label = Mit einem Code mitspielen
join = Los
join-unknown = Tisch { $code } gibt es nicht. Prüf den Code und versuch es noch einmal.
open-table = Tisch eröffnen
my-tables = Meine Tische
more-tables = Weitere Tische
open-tables = Offene Tische
open-tables-all = Alle offenen Tische
open-tables-none = Gerade ist kein Tisch offen. Eröffne einen, den alle finden können.
more-settings = Mehr Einstellungen
bots = Computer
password-optional = Passwort (optional)
locked = Passwort
doing-gathering = vor dem Start
doing-your-turn = du bist dran
doing-playing = läuft
doing-over = zu Ende

mode-classic = Klassisch
mode-party = Party
mode-team = Team
mode-classic-sentence = Ein Hinweis, viele Bilder: Findet die richtige Karte.
mode-party-sentence = Erst der Hinweis, dann die Karten. Einigt euch auf die passendste.
mode-team-sentence = Zu zweit: Ihr sitzt euch gegenüber und teilt euch einen Hasen.

## Titles
title-lobby = Tisch { $code }
title-idea = Wer hat eine Geschichte?
title-tell = Hinweis geben
title-give = Karte legen
title-vote = Abstimmen
title-round = Runde { $round }
title-over = Ende

## The bar, the sheets
tools-label = Tisch
table-label = Tisch { $code }
chat = Chat
chat-open = Chat
chat-lines = Nachrichten
chat-empty = Was du hier schreibst, können alle am Tisch lesen.
chat-off = Die Spielleitung hat den Chat ausgeschaltet.
chat-switch-off = Chat ausschalten
chat-switch-on = Chat einschalten
say = Senden
say-label = Sag etwas
reaction-heart = Herz
reaction-laugh = Lachen
reaction-wow = Wow
reaction-clap = Applaus
reaction-think = Hm
reaction-moon = Mond
close = Schließen
menu = Menü
menu-open = Menü: Einstellungen, Regeln, verlassen
rounds = Runden
rounds-open = Bisherige Runden
rounds-none = Noch ist keine Runde zu Ende.
back-to-table = Zurück zum Tisch
board-open = TV-Ansicht
share = Teilen
share-table = Link teilen
share-copied = Link kopiert.
leave = Tisch verlassen
ticket = Auf anderem Gerät weiter
ticket-words = Scann das mit deinem anderen Gerät oder öffne den Link dort. Dein Platz zieht mit um; auf diesem Gerät kannst du dann nur noch zuschauen. Der Link gilt 15 Minuten und nur einmal.
ticket-qr = QR-Code, mit dem dein Platz umzieht
redeem = Hier weiter
redeem-words = Dein Platz an Tisch { $code } zieht auf dieses Gerät um. Auf dem anderen kannst du dann nur noch zuschauen.
redeem-ticket = Link
redeem-hint = Füg hier den Link vom anderen Gerät ein.
redeem-go = Platz hierher holen

prefs = Deine Einstellungen
prefs-save = Speichern
language = Sprache
theme = Hell oder dunkel
theme-system = Wie das Gerät
theme-light = Hell
theme-dark = Dunkel
pref-sound = Leise Töne
pref-vibration = Vibrieren, wenn ich dran bin
pref-awake = Bildschirm während des Spiels anlassen
pref-motion = Bewegte Karten und Hasen
pref-descriptions = Beschreibung bei geöffneten Karten
pref-spacing = Mehr Abstand, leichter zu lesen

host-tools = Spielleitung
pause = Spiel anhalten
resume = Fortsetzen
stand-in-on = Computer für { $name } spielen lassen
stand-in-off = { $name } wieder spielen lassen
pass-host = Spielleitung an { $name } geben
remove = { $name } entfernen
remove-ask = { $name } entfernen? Zurück an diesen Tisch geht es dann nur mit deiner Erlaubnis.
remove-yes = Entfernen
removed-people = Entfernt
let-in = { $name } wieder hereinlassen
delete-table = Diesen Tisch löschen
delete-table-ask = Tisch { $code } für alle löschen, mit Spiel, Chat und Aufnahmen? Das lässt sich nicht rückgängig machen.
delete-table-yes = Endgültig löschen

## Before the game
invite = Andere einladen
table-code = Tisch
qr-label = QR-Code, der diesen Tisch öffnet
seats-label = Plätze
players-here = { $count ->
    [0] noch niemand da
    [one] 1 Person
   *[other] { $count } Leute
}
host = Leitung
bot = Computer
free-seat = Freier Platz
add-bot = Computer
add-bot-long = Computer dazuholen
bot-level = Spielstärke
# In the lobby, where the computer players have no words of the table’s own language.
bots-speak = Sprache der Computer an diesem Tisch: { $language }.
level-easy = Gemütlich
level-normal = Ausgewogen
level-sharp = Gewieft
you = Du
sit-down = Setz dich
sit = Hinsetzen
your-name = Dein Name
your-rabbit = Dein Hase
dress = Speichern
table-full = Alle zwölf Plätze sind besetzt, aber du kannst zuschauen.
order = Sitzordnung
order-hint = Reihum von oben nach unten.
order-team = Im Team sitzt ihr euch gegenüber.
move-up = { $name } einen Platz nach oben
move-down = { $name } einen Platz nach unten
game = Das Spiel
you-decide = deine Wahl
mode = Modus
goal = Ziel
goal-points = bis { $points } Punkte
goal-tellings = { $times ->
    [one] alle erzählen einmal
   *[other] alle erzählen { $times }-mal
}
choice-points = { $points } Punkte
choice-tellings = { $times ->
    [one] alle erzählen einmal
   *[other] alle erzählen { $times }-mal
}
limit = Zeit pro Schritt
limit-none = Ohne Limit
limit-seconds = { $seconds ->
    [one] 1 Sekunde
   *[other] { $seconds } Sekunden
}
first = Wer anfängt
first-claim = Wer zuerst eine Idee hat
first-random = Zufall
visibility = Wer den Tisch findet
visibility-invited = Nur mit Link
visibility-public = Alle
apply = Übernehmen
start = Spiel starten

rabbit-1 = Rot, mit Herz
rabbit-2 = Orange, mit Ring
rabbit-3 = Gelb, mit Stern
rabbit-4 = Hellgrün, mit Blatt
rabbit-5 = Grün, mit Hügel
rabbit-6 = Türkis, mit Wellen
rabbit-7 = Himmelblau, mit Tropfen
rabbit-8 = Blau, mit Mond
rabbit-9 = Violett, mit Raute
rabbit-10 = Rosa, mit Blume
rabbit-11 = Braun, mit Kreuz
rabbit-12 = Weiß, mit Balken

## The big screen
board-join = Scannen, hinsetzen, spielen
board-watch = Zuschauen oder Platz nehmen
board-fill = Bildschirm füllen

## Password, trouble
password-title = Tisch { $code }
password-hint = Dieser Tisch hat ein Passwort.
password = Passwort
password-wrong = Das stimmt nicht. Frag die Person, die dich eingeladen hat.
password-enter = Eintreten
not-found = Hier ist nichts
not-found-words = Unter dieser Adresse gibt es nichts. Vielleicht fehlt ein Buchstabe.
no-table = Kein Tisch hier
no-table-words = Tisch { $code } gibt es nicht, oder er wurde geschlossen, weil lange niemand gespielt hat.
refused = Das ging nicht
busy = Einen Moment
busy-words = Hier ist gerade viel los. Warte kurz und versuch es noch einmal.
broken = Das lag an uns
broken-words = Bei uns ist etwas kaputtgegangen. Dein Spiel ist sicher; versuch es gleich noch einmal.
go-on = Weiter
to-home = Startseite
offline = Keine Verbindung
offline-words = Moonhare ist nicht erreichbar: Dieses Gerät ist offline, oder der Server startet gerade. Dein Platz und dein Spiel sind sicher; sobald die Verbindung wieder steht, geht es hier von selbst weiter.
try-again = Noch einmal
