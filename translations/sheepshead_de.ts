<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de_DE">
<context>
    <name>About</name>
    <message>
        <source>About Sheepshead</source>
        <translation>Über Sheepshead</translation>
    </message>
    <message>
        <source>Sheepshead %1</source>
        <translation>Sheepshead %1</translation>
    </message>
    <message>
        <source>The card game of Wisconsin, descended from Schafkopf, for one player against the computer. It never uses a network.

Free software under the GNU General Public License, version 3 or later. Cards, portraits and icons are in the public domain (CC0 1.0).</source>
        <translation>Das Kartenspiel aus Wisconsin, ein Nachkomme des Schafkopfs, für eine Person gegen den Computer. Es nutzt nie ein Netzwerk.

Freie Software unter der GNU General Public License, Version 3 oder später. Karten, Porträts und Symbole sind gemeinfrei (CC0 1.0).</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Über Qt</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>Built with Qt, a free application framework, used under the GNU Lesser General Public License, version 3.</source>
        <translation>Gebaut mit Qt, einem freien Baukasten für Programme, genutzt unter der GNU Lesser General Public License, Version 3.</translation>
    </message>
    <message>
        <source>What the program remembers</source>
        <translation>Was sich das Programm merkt</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>The card laid under (%1)</source>
        <translation>Die als Under gelegte Karte (%1)</translation>
    </message>
    <message>
        <source>%1 with a blitz</source>
        <translation>%1 mit Blitz</translation>
    </message>
    <message>
        <source>Bury %1</source>
        <translation>%1 drücken</translation>
    </message>
    <message>
        <source>Call %1, with %2 under</source>
        <translation>Ruf: %1, %2 als Under</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Ruf: %1</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>share of a hundred</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Coach: %1 lowers your score by %2</source>
        <translation>Trainer: %1 verschenkt %2 Punkte</translation>
    </message>
    <message>
        <source>No raise</source>
        <extracomment>the stake is not raised: &quot;Better: No raise.&quot;</extracomment>
        <translation>Nicht erhöhen</translation>
    </message>
</context>
<context>
    <name>BubbleWords</name>
    <message>
        <source>pass</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>I&apos;ll pick: %1</source>
        <translation>Ich nehme auf: %1</translation>
    </message>
    <message>
        <source>I have to pick</source>
        <translation>Ich muss aufnehmen</translation>
    </message>
    <message>
        <source>I&apos;ll pick</source>
        <translation>Ich nehme auf</translation>
    </message>
    <message>
        <source>%1, under</source>
        <translation>%1, Under</translation>
    </message>
    <message>
        <source>sheepshead!</source>
        <translation>Sheepshead!</translation>
    </message>
    <message>
        <source>doubler</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>leaster</source>
        <translation>Leaster</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>Solo</translation>
    </message>
    <message>
        <source>call</source>
        <translation>Ruf</translation>
    </message>
    <message>
        <source>crack!</source>
        <translation>Kontra!</translation>
    </message>
    <message>
        <source>crack back!</source>
        <translation>Re!</translation>
    </message>
    <message>
        <source>I&apos;ll pick blind!</source>
        <translation>Ich nehme blind auf!</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Seven of %1</source>
        <translation>%1-Sieben</translation>
    </message>
    <message>
        <source>Eight of %1</source>
        <translation>%1-Acht</translation>
    </message>
    <message>
        <source>Nine of %1</source>
        <translation>%1-Neun</translation>
    </message>
    <message>
        <source>Ten of %1</source>
        <translation>%1-Zehn</translation>
    </message>
    <message>
        <source>Jack of %1</source>
        <translation>%1-Bube</translation>
    </message>
    <message>
        <source>Queen of %1</source>
        <translation>%1-Dame</translation>
    </message>
    <message>
        <source>King of %1</source>
        <translation>%1-König</translation>
    </message>
    <message>
        <source>Ace of %1</source>
        <translation>%1-Ass</translation>
    </message>
    <message>
        <source>the seven of %1</source>
        <translation>%1-Sieben</translation>
    </message>
    <message>
        <source>the eight of %1</source>
        <translation>%1-Acht</translation>
    </message>
    <message>
        <source>the nine of %1</source>
        <translation>%1-Neun</translation>
    </message>
    <message>
        <source>the ten of %1</source>
        <translation>%1-Zehn</translation>
    </message>
    <message>
        <source>the jack of %1</source>
        <translation>%1-Bube</translation>
    </message>
    <message>
        <source>the queen of %1</source>
        <translation>%1-Dame</translation>
    </message>
    <message>
        <source>the king of %1</source>
        <translation>%1-König</translation>
    </message>
    <message>
        <source>the ace of %1</source>
        <translation>%1-Ass</translation>
    </message>
    <message>
        <source>7</source>
        <translation>7</translation>
    </message>
    <message>
        <source>8</source>
        <translation>8</translation>
    </message>
    <message>
        <source>9</source>
        <translation>9</translation>
    </message>
    <message>
        <source>10</source>
        <translation>10</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>Fehl</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, then trump or fail</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Auge</numerusform>
            <numerusform>%n Augen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>%1 (scores only)</source>
        <extracomment>a name, whose result is known by its scores only</extracomment>
        <translation>%1 (nur Ergebnisse)</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Over the mean</source>
        <translation>Über dem Mittel</translation>
    </message>
    <message>
        <source>Over the expert</source>
        <translation>Über dem Experten</translation>
    </message>
    <message>
        <source>Made by %1. %2.</source>
        <comment>a name; the rules</comment>
        <translation>Erstellt von %1. %2.</translation>
    </message>
    <message>
        <source>Everybody got the same cards, against the same computer players. Over the mean: points more than all people had on average in the deals that they played.</source>
        <translation>Alle bekamen dieselben Karten, gegen dieselben Computerspieler. Über dem Mittel: wie viele Punkte mehr als das Mittel aller in den Spielen, die sie gespielt haben.</translation>
    </message>
    <message>
        <source>You and %1 decided differently: you chose %2, %1 chose %3. What that cost is being worked out.</source>
        <translation>Hier trennten sich eure Wege, deiner und der von %1. Du: %2; %1: %3. Was das kostete, wird noch berechnet.</translation>
    </message>
    <message>
        <source>You and %1 decided differently: you chose %2, which cost %3 points; %1 chose %4, which cost %5.</source>
        <translation>Hier trennten sich eure Wege, deiner und der von %1. Du: %2, das kostete %3 Punkte; %1: %4, das kostete %5.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>%1 (real table, seat %2)</source>
        <extracomment>a name, and the seat at a table where real cards were played</extracomment>
        <translation>%1 (echter Tisch, Platz %2)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Alle Plätze</translation>
    </message>
    <message>
        <source>People at the same seat of real tables had the same cards, and at seat 1 those of the people who played at a computer. Over the mean: points more than all of these had on average in the deals that they played. Scores of real tables were typed in; what was done there is not known.</source>
        <translation>Wer an echten Tischen am selben Platz saß, hatte dieselben Karten, am Platz 1 die der Personen, die an einem Computer spielten. Über dem Mittel: Punkte mehr, als alle diese in den Spielen, die sie spielten, im Mittel hatten. Die Punkte echter Tische wurden eingetippt; was dort getan wurde, ist nicht bekannt.</translation>
    </message>
    <message>
        <source>Played at a real table, where decisions are not known: %1.</source>
        <translation>An einem echten Tisch, wo die Entscheidungen nicht bekannt sind, spielten: %1.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Sum %1. Type a number for each seat.</source>
        <translation>Summe %1. Tippe für jeden Platz eine Zahl.</translation>
    </message>
    <message>
        <source>No rules pay that much.</source>
        <translation>So viel zahlen keine Regeln.</translation>
    </message>
    <message>
        <source>The seat that sits out scores 0.</source>
        <translation>Der Platz, der aussetzt, hat 0.</translation>
    </message>
    <message>
        <source>By these rules no score is below 0.</source>
        <translation>Nach diesen Regeln liegt kein Ergebnis unter 0.</translation>
    </message>
    <message>
        <source>Sum %1. What one wins another loses, so it must be 0.</source>
        <translation>Summe %1. Was einer gewinnt, verliert ein anderer, sie muss also 0 sein.</translation>
    </message>
</context>
<context>
    <name>ChoiceWords</name>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Kreuz</translation>
    </message>
    <message>
        <source>S&amp;pades</source>
        <translation>P&amp;ik</translation>
    </message>
    <message>
        <source>H&amp;earts</source>
        <translation>H&amp;erz</translation>
    </message>
    <message>
        <source>Dia&amp;monds</source>
        <translation>Kar&amp;o</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>&amp;Passen</translation>
    </message>
    <message>
        <source>You leave the blind to the others.</source>
        <translation>Du überlässt den Blind den anderen.</translation>
    </message>
    <message>
        <source>Pick and &amp;call %1</source>
        <translation>Aufnehmen und %1 r&amp;ufen</translation>
    </message>
    <message>
        <source>Its holder is your partner, even if it is in the blind.</source>
        <translation>Wer ihn hat, ist dein Partner, auch wenn er im Blind liegt.</translation>
    </message>
    <message>
        <source>&amp;Pick</source>
        <translation>&amp;Aufnehmen</translation>
    </message>
    <message>
        <source>You take the blind and play against the others, often with a partner.</source>
        <translation>Du nimmst den Blind und spielst gegen die anderen, oft mit einem Partner.</translation>
    </message>
    <message>
        <source>Call %1, with the marked card face down as the under.</source>
        <translation>Rufe %1; die markierte Karte liegt dafür verdeckt.</translation>
    </message>
    <message>
        <source>Call %1: its holder is your partner.</source>
        <translation>Rufe %1: Wer die Karte hält, ist dein Partner.</translation>
    </message>
    <message>
        <source>&amp;Call %1</source>
        <translation>%1 r&amp;ufen</translation>
    </message>
    <message>
        <source>All players hear it. Its holder is your partner.</source>
        <translation>Angesagt: Wer die Karte hält, ist dein Partner.</translation>
    </message>
    <message>
        <source>&amp;Keep quiet</source>
        <translation>Sch&amp;weigen</translation>
    </message>
    <message>
        <source>You have %1 and play alone in secret.</source>
        <translation>Du hast selbst %1 und spielst heimlich allein.</translation>
    </message>
    <message>
        <source>&amp;Play with a partner</source>
        <translation>&amp;Mit Partner spielen</translation>
    </message>
    <message>
        <source>The holder of %1 is your partner.</source>
        <translation>Wer %1 hält, ist dein Partner.</translation>
    </message>
    <message>
        <source>&amp;Alone</source>
        <translation>Allei&amp;n</translation>
    </message>
    <message>
        <source>All players hear it. You play against all the others.</source>
        <translation>Angesagt: Du spielst gegen alle anderen.</translation>
    </message>
    <message>
        <source>Pick or pass?</source>
        <translation>Aufnehmen oder passen?</translation>
    </message>
    <message>
        <source>The blind is yours.</source>
        <translation>Der Blind gehört dir.</translation>
    </message>
    <message>
        <source>%1 of %2 marked · %3 buried</source>
        <comment>cards marked for the bury, and their points</comment>
        <translation>%1 von %2 markiert · %3 gedrückt</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n card(s) to bury.</source>
        <translation>
            <numerusform>Markiere %n Karte zum Drücken.</numerusform>
            <numerusform>Markiere %n Karten zum Drücken.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Bury</source>
        <translation>&amp;Drücken</translation>
    </message>
    <message>
        <source>The marked cards count for your side.</source>
        <translation>Die markierten Karten zählen für deine Partei.</translation>
    </message>
    <message>
        <source>Who plays with you?</source>
        <translation>Wer spielt mit dir?</translation>
    </message>
    <message>
        <source>No ordinary call is possible: mark a card to lay face down.</source>
        <translation>Kein gewöhnlicher Ruf möglich: Markiere eine Karte als Under.</translation>
    </message>
    <message>
        <source>You have all the fail aces: call a ten.</source>
        <translation>Du hast alle Fehl-Asse: Rufe eine Zehn.</translation>
    </message>
    <message>
        <source>Which ace do you call?</source>
        <translation>Welches Ass rufst du?</translation>
    </message>
    <message>
        <source>Which suit do you call under?</source>
        <translation>Welche Farbe rufst du mit Under?</translation>
    </message>
    <message>
        <source>points only</source>
        <translation>nur Punkte</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>20 hands</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You leave the game to the others.</source>
        <translation>Du überlässt das Spiel den anderen.</translation>
    </message>
    <message>
        <source>All players hear it. Its holder plays with you, and you are known as a maker.</source>
        <translation>Angesagt: Wer die Karte hält, spielt mit dir, und alle wissen, dass du zur Spielerpartei gehörst.</translation>
    </message>
    <message>
        <source>Sh&amp;eepshead</source>
        <translation>Sh&amp;eepshead</translation>
    </message>
    <message>
        <source>All players hear it. You bet on taking every trick, alone.</source>
        <translation>Alle hören es: Du wettest, allein alle Stiche zu machen.</translation>
    </message>
    <message>
        <source>All players hear it. You bet on taking every trick, with your partner.</source>
        <translation>Alle hören es: Du wettest, mit deinem Partner alle Stiche zu machen.</translation>
    </message>
    <message>
        <source>Sheepshead: %1</source>
        <translation>Sheepshead: %1</translation>
    </message>
    <message>
        <source>&amp;New cards</source>
        <translation>&amp;Neue Karten</translation>
    </message>
    <message>
        <source>The hand is shown, and the same player deals again.</source>
        <translation>Das Blatt wird gezeigt, und derselbe Spieler gibt neu.</translation>
    </message>
    <message>
        <source>D&amp;oubler</source>
        <translation>D&amp;oubler</translation>
    </message>
    <message>
        <source>The cards are thrown in, and the next hand counts double.</source>
        <translation>Die Karten werden zusammengeworfen, und das nächste Spiel zählt doppelt.</translation>
    </message>
    <message>
        <source>L&amp;easter</source>
        <translation>L&amp;easter</translation>
    </message>
    <message>
        <source>All play for themselves, and the fewest points win.</source>
        <translation>Jeder spielt für sich, und die wenigsten Augen gewinnen.</translation>
    </message>
    <message>
        <source>S&amp;olo</source>
        <translation>S&amp;olo</translation>
    </message>
    <message>
        <source>You play alone. You name the solo next.</source>
        <translation>Du spielst allein; welches Solo, sagst du danach.</translation>
    </message>
    <message>
        <source>&amp;Call</source>
        <translation>&amp;Ruf</translation>
    </message>
    <message>
        <source>You call an ace or a ten, and its holder is your partner.</source>
        <translation>Du rufst ein Ass oder eine Zehn; wer die Karte hält, ist dein Partner.</translation>
    </message>
    <message>
        <source>&amp;Best: %1 are trump</source>
        <translation>&amp;Best: %1 ist Trumpf</translation>
    </message>
    <message>
        <source>If you win it, you win the whole game.</source>
        <translation>Wer es gewinnt, gewinnt die ganze Partie.</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>%1 ist Trumpf</translation>
    </message>
    <message>
        <source>A side solo: %1 become an ordinary suit.</source>
        <translation>Ein Farbsolo: %1 wird eine gewöhnliche Farbe.</translation>
    </message>
    <message>
        <source>B&amp;illy: no trick</source>
        <translation>B&amp;illy: kein Stich</translation>
    </message>
    <message>
        <source>You lose with the first trick you take.</source>
        <translation>Mit dem ersten Stich, den du machst, ist es verloren.</translation>
    </message>
    <message>
        <source>All players hear it. The hand counts ×%1.</source>
        <translation>Angesagt: Das Spiel zählt ×%1.</translation>
    </message>
    <message>
        <source>Crack &amp;back</source>
        <translation>&amp;Re</translation>
    </message>
    <message>
        <source>&amp;Crack</source>
        <translation>&amp;Kontra</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>%1 zeigen</translation>
    </message>
    <message>
        <source>All players see them, and the hand counts ×%1.</source>
        <translation>Alle sehen sie, und das Spiel zählt ×%1.</translation>
    </message>
    <message>
        <source>&amp;Keep the hand</source>
        <translation>Blatt &amp;behalten</translation>
    </message>
    <message>
        <source>You play the hand as dealt.</source>
        <translation>Du spielst, was du bekommen hast.</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nein</translation>
    </message>
    <message>
        <source>The stake does not change.</source>
        <translation>Der Einsatz bleibt, wie er ist.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>No bet. The first lead is next.</source>
        <translation>Keine Wette: weiter zum ersten Ausspiel.</translation>
    </message>
    <message>
        <source>&amp;No call</source>
        <translation>&amp;Nicht rufen</translation>
    </message>
    <message>
        <source>You call no further partner.</source>
        <translation>Du rufst keinen weiteren Partner.</translation>
    </message>
    <message>
        <source>Play it and &amp;blitz</source>
        <translation>Spielen und &amp;blitzen</translation>
    </message>
    <message>
        <source>You show both black queens, and the hand counts ×%1.</source>
        <translation>Du zeigst beide schwarzen Damen, und das Spiel zählt ×%1.</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation>%1 s&amp;pielen</translation>
    </message>
    <message>
        <source>You announce nothing.</source>
        <translation>Nichts wird angesagt.</translation>
    </message>
    <message>
        <source>No ace, face card or trump: new cards?</source>
        <translation>Weder Ass noch Bild noch Trumpf: neue Karten?</translation>
    </message>
    <message>
        <source>Call, solo or pass?</source>
        <translation>Ruf, Solo oder passen?</translation>
    </message>
    <message>
        <source>Show a pair?</source>
        <translation>Zeigst du ein Paar?</translation>
    </message>
    <message>
        <source>You were cracked. Crack back?</source>
        <translation>Kontra: Gibst du Re?</translation>
    </message>
    <message>
        <source>Crack?</source>
        <translation>Gibst du Kontra?</translation>
    </message>
    <message>
        <source>Which solo?</source>
        <translation>Welches Solo spielst du?</translation>
    </message>
    <message>
        <source>Call a further partner?</source>
        <translation>Rufst du noch einen Partner?</translation>
    </message>
    <message>
        <source>Bet on every trick?</source>
        <translation>Wettest du auf alle Stiche?</translation>
    </message>
    <message>
        <source>The second black queen: blitz?</source>
        <translation>Die zweite schwarze Dame: ein Blitz?</translation>
    </message>
    <message>
        <source>The unseen blind is your bury, and the hand counts ×%1.</source>
        <translation>Der Blind gilt ungesehen als gedrückt, und das Spiel zählt ×%1.</translation>
    </message>
    <message>
        <source>Pick blind and call %1</source>
        <translation>Blind aufnehmen und %1 rufen</translation>
    </message>
    <message>
        <source>Pick &amp;blind</source>
        <translation>&amp;Blind aufnehmen</translation>
    </message>
    <message>
        <source>Everyone passed: leaster or doubler?</source>
        <translation>Alle haben gepasst: Leaster oder Doubler?</translation>
    </message>
    <message>
        <source>You have all the fail aces and tens: call a king.</source>
        <translation>Du hast alle Fehl-Asse und Fehl-Zehnen: Rufe einen König.</translation>
    </message>
</context>
<context>
    <name>ClaimWords</name>
    <message>
        <source>No card can change the score.</source>
        <translation>Keine Karte kann die Punkte noch ändern.</translation>
    </message>
    <message>
        <source>You lay down your cards: no card can change the score.</source>
        <translation>Du legst hin: Keine Karte kann die Punkte noch ändern.</translation>
    </message>
    <message>
        <source>%1 lays down all cards: no card can change the score.</source>
        <translation>%1 legt hin: Keine Karte kann die Punkte noch ändern.</translation>
    </message>
    <message>
        <source>You lay down and take the rest.</source>
        <translation>Du legst hin und machst den Rest.</translation>
    </message>
    <message>
        <source>%1 lays down and takes the rest.</source>
        <translation>%1 legt hin und macht den Rest.</translation>
    </message>
    <message numerus="yes">
        <source>You are sure of %n more trick(s); after that no card can change the score.</source>
        <translation>
            <numerusform>Dir ist noch %n Stich sicher; danach kann keine Karte die Punkte noch ändern.</numerusform>
            <numerusform>Dir sind noch %n Stiche sicher; danach kann keine Karte die Punkte noch ändern.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest is yours, no matter what the others hold: %n point(s).</source>
        <comment>the points in all tricks that are left</comment>
        <translation>
            <numerusform>Der Rest gehört dir, was auch immer die anderen halten: %n Auge.</numerusform>
            <numerusform>Der Rest gehört dir, was auch immer die anderen halten: %n Augen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest is yours, no matter what the others hold.</source>
        <translation>Der Rest gehört dir, was auch immer die anderen halten.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Keep score book and preferences in this folder.</source>
        <translation>Punktebuch und Einstellungen in diesem Ordner aufbewahren.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>Ordner</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Deal the first new game from this number, the same cards each time.</source>
        <translation>Die erste neue Partie nach dieser Zahl geben, jedes Mal dieselben Karten.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>Play at this speed: %1.</source>
        <translation>Mit diesem Tempo spielen: %1.</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Print this and end.</source>
        <translation>Dies ausgeben und enden.</translation>
    </message>
    <message>
        <source>Print the version and end.</source>
        <translation>Die Version ausgeben und enden.</translation>
    </message>
    <message>
        <source>The card game Sheepshead.</source>
        <translation>Das Kartenspiel Sheepshead.</translation>
    </message>
    <message>
        <source>sheepshead: %1
Try &quot;sheepshead --help&quot; for the options.
</source>
        <translation>sheepshead: %1
„sheepshead --help“ zeigt die Optionen.
</translation>
    </message>
    <message>
        <source>--data-dir needs a folder.</source>
        <translation>--data-dir braucht einen Ordner.</translation>
    </message>
    <message>
        <source>--language %1: not a language of the program. There are: %2.</source>
        <translation>--language %1: keine Sprache des Programms. Es gibt: %2.</translation>
    </message>
    <message>
        <source>--seed %1: not a whole number.</source>
        <translation>--seed %1: keine ganze Zahl.</translation>
    </message>
    <message>
        <source>--speed %1: not a speed. There are: %2.</source>
        <translation>--speed %1: kein Tempo. Es gibt: %2.</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>In dieser Sprache: %1.</translation>
    </message>
    <message>
        <source>Open this beside the game: %1.</source>
        <translation>Dies neben dem Spiel öffnen: %1.</translation>
    </message>
    <message>
        <source>what</source>
        <translation>was</translation>
    </message>
    <message>
        <source>--show %1: nothing to be shown. There are: %2.</source>
        <translation>--show %1: nichts, was gezeigt werden kann. Es gibt: %2.</translation>
    </message>
    <message>
        <source>[file…]</source>
        <translation>[Datei…]</translation>
    </message>
    <message>
        <source>Files of house rules to play by (.sheeprules), of hands (.sheephand), of studies (.sheepstudy), of challenges and their results (.sheepchallenge, .sheepresult), or of tournaments and their results (.sheeptournament, .sheepresults). A program that runs with this folder opens them.</source>
        <translation>Dateien mit Hausregeln, nach denen gespielt wird (.sheeprules), mit Spielen (.sheephand), mit Studien (.sheepstudy), mit Herausforderungen und ihren Ergebnissen (.sheepchallenge, .sheepresult) oder mit Turnieren und ihren Ergebnissen (.sheeptournament, .sheepresults). Ein Programm, das mit diesem Ordner läuft, öffnet sie.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither an option nor a file of house rules, of a hand, of a study, of a challenge or of a tournament.</source>
        <translation>„%1“ ist weder eine Option noch eine Datei mit Hausregeln, einem Spiel, einer Studie, einer Herausforderung oder einem Turnier.</translation>
    </message>
</context>
<context>
    <name>DayResult</name>
    <message>
        <source>MMM d</source>
        <extracomment>a day of the year, as a format of QLocale::toString()</extracomment>
        <translation>d. MMM</translation>
    </message>
    <message>
        <source>Sheepshead, %1: %2, expert %3</source>
        <translation>Sheepshead, %1: %2, Experte %3</translation>
    </message>
    <message>
        <source>Sheepshead, %1: %2</source>
        <translation>Sheepshead, %1: %2</translation>
    </message>
    <message>
        <source>%1 (with undo)</source>
        <comment>a result</comment>
        <translation>%1 (zurückgenommen)</translation>
    </message>
    <message>
        <source>Hands of the day, %1 to %2</source>
        <translation>Spiele des Tages, %1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>a player, the sum of a week, and the scores of its days</extracomment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>Sheepshead · hand of the day, %1</source>
        <translation>Sheepshead · Spiel des Tages, %1</translation>
    </message>
    <message>
        <source>An expert: %1</source>
        <translation>Ein Experte: %1</translation>
    </message>
</context>
<context>
    <name>DealingSheets</name>
    <message>
        <source>%1 on %2</source>
        <extracomment>an open card and the one that lies beneath it, face down</extracomment>
        <translation>%1 auf %2</translation>
    </message>
    <message>
        <source>%1 (dealer)</source>
        <translation>%1 (Geber)</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Blind</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the blind, in one letter</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>%1: deal %2 of %3</source>
        <translation>%1: Spiel %2 von %3</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 gibt.</translation>
    </message>
    <message>
        <source>From a sorted pack</source>
        <translation>Aus einem sortierten Spiel Karten</translation>
    </message>
    <message>
        <source>A number is the seat that the card goes to, B the blind. Only the person who deals for the tables looks at this sheet.</source>
        <translation>Eine Zahl ist der Platz, an den die Karte geht, B der Blind. Nur wer für die Tische gibt, sieht diesen Zettel an.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>%1: the scores of one table</source>
        <translation>%1: die Punkte eines Tisches</translation>
    </message>
    <message>
        <source>Table: ________</source>
        <translation>Tisch: ________</translation>
    </message>
    <message>
        <source>Every deal stands alone: no doubler waits, and no pot. Players of the same seat at other tables have had the same cards.</source>
        <translation>Jedes Spiel steht für sich: Kein Doubler wartet, und kein Pott. Wer an einem anderen Tisch auf demselben Platz sitzt, hatte dieselben Karten.</translation>
    </message>
    <message>
        <source>Blind, for the neighbor</source>
        <translation>Blind, für den Nachbarn</translation>
    </message>
</context>
<context>
    <name>DeckArt</name>
    <message>
        <source>%1: There is no picture of a card in it.</source>
        <translation>%1: Darin ist kein Bild einer Karte.</translation>
    </message>
    <message>
        <source>%1: This is no SVG picture that can be read.</source>
        <translation>%1: Das ist kein lesbares SVG-Bild.</translation>
    </message>
    <message>
        <source>%1: Drawing this deck takes too much time or memory.</source>
        <translation>%1: Dieses Kartenspiel zu zeichnen braucht zu viel Zeit oder Speicher.</translation>
    </message>
</context>
<context>
    <name>DeckFiles</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation>Diese Datei darfst du nicht lesen.</translation>
    </message>
    <message>
        <source>This is no card deck: there is no [KDE Backdeck].</source>
        <translation>Das ist kein Kartenspiel: [KDE Backdeck] fehlt.</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Es gibt keine Datei %1.</translation>
    </message>
    <message>
        <source>The file is too long for a card deck.</source>
        <translation>Die Datei ist für ein Kartenspiel zu lang.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <translation>Es gibt kein Kartenspiel „%1“.</translation>
    </message>
    <message>
        <source>The picture %1 must lie in the same folder.</source>
        <translation>Das Bild %1 muss im selben Ordner liegen.</translation>
    </message>
</context>
<context>
    <name>DeckPreviews</name>
    <message>
        <source>By %1.</source>
        <translation>Von %1.</translation>
    </message>
    <message>
        <source>The suits have two colors.</source>
        <translation>Die Farben sind schwarz und rot gezeichnet.</translation>
    </message>
    <message>
        <source>The suits differ in color.</source>
        <translation>Jede Farbe ist anders gefärbt.</translation>
    </message>
    <message>
        <source>Its pictures are wider than high, so they are shown small.</source>
        <translation>Seine Bilder sind breiter als hoch und werden deshalb klein gezeigt.</translation>
    </message>
    <message>
        <source>Missing, and drawn by the program: %1.</source>
        <translation>Es fehlen und werden vom Programm gezeichnet: %1.</translation>
    </message>
    <message>
        <source>It has no back; the program’s own is used.</source>
        <translation>Es hat keine Rückseite; die des Programms wird gezeigt.</translation>
    </message>
    <message>
        <source>Its ranks stand at the right, so your cards overlap the other way round.</source>
        <translation>Die Werte stehen rechts, deshalb liegen deine Karten andersherum übereinander.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Every suit has its own color.</source>
        <translation>Jede Kartenfarbe hat ihre eigene Farbe.</translation>
    </message>
    <message>
        <source>Two colors</source>
        <translation>Zweifarbig</translation>
    </message>
    <message>
        <source>Clubs and spades are black, hearts and diamonds red.</source>
        <translation>Kreuz und Pik sind schwarz, Herz und Karo rot.</translation>
    </message>
    <message>
        <source>Four colors</source>
        <translation>Vierfarbig</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Große Zeichen</translation>
    </message>
    <message>
        <source>Rank and suit fill the card, for weak eyes.</source>
        <translation>Wert und Farbe füllen die Karte, für schwache Augen.</translation>
    </message>
    <message>
        <source>Large print, four colors</source>
        <translation>Große Zeichen, vierfarbig</translation>
    </message>
    <message>
        <source>Rank and suit fill the card, and every suit has its own color.</source>
        <translation>Wert und Farbe füllen die Karte, und jede Farbe sieht anders aus.</translation>
    </message>
    <message>
        <source>Red sweater</source>
        <translation>Roter Pullover</translation>
    </message>
    <message>
        <source>Blue sweater</source>
        <translation>Blauer Pullover</translation>
    </message>
    <message>
        <source>Argyle</source>
        <translation>Rauten</translation>
    </message>
    <message>
        <source>Snowflakes</source>
        <translation>Schneeflocken</translation>
    </message>
    <message>
        <source>Trellis</source>
        <translation>Gitter</translation>
    </message>
    <message>
        <source>Cheese</source>
        <translation>Käse</translation>
    </message>
</context>
<context>
    <name>DerivationWords</name>
    <message>
        <source>A forced pick is not bumped.</source>
        <translation>Wer aufnehmen musste, zahlt keinen Bump.</translation>
    </message>
    <message>
        <source>No hand was played, so there is no score.</source>
        <translation>Es wurde nicht gespielt: Nichts wird aufgeschrieben.</translation>
    </message>
    <message>
        <source>Makers: %1.</source>
        <translation>Spielerpartei: %1.</translation>
    </message>
    <message>
        <source>Picker: %1, alone.</source>
        <translation>Picker: %1, allein.</translation>
    </message>
    <message>
        <source>Picker: %1, with %2.</source>
        <translation>Picker: %1, mit %2.</translation>
    </message>
    <message>
        <source>Points: %1 for the makers, %2 for the defenders.</source>
        <translation>Augen: %1 für die Spielerpartei, %2 für die Gegner.</translation>
    </message>
    <message>
        <source>The makers took every trick</source>
        <translation>Alle Stiche für die Spielerpartei</translation>
    </message>
    <message>
        <source>The makers won, with the defenders schneider</source>
        <translation>Die Spielerpartei gewinnt, und die Gegner sind Schneider</translation>
    </message>
    <message>
        <source>The makers won</source>
        <translation>Die Spielerpartei gewinnt</translation>
    </message>
    <message>
        <source>The makers lost</source>
        <translation>Die Spielerpartei verliert</translation>
    </message>
    <message>
        <source>The makers lost and are schneider</source>
        <translation>Die Spielerpartei verliert und ist Schneider</translation>
    </message>
    <message>
        <source>The makers took no trick</source>
        <translation>Kein Stich für die Spielerpartei</translation>
    </message>
    <message>
        <source>%1: a stake of %2.</source>
        <comment>why, and the stake</comment>
        <translation>%1: Einsatz %2.</translation>
    </message>
    <message>
        <source>%1 reneged and forfeits the hand: a stake of %2.</source>
        <translation>Nicht bedient und das Spiel verloren: %1. Einsatz %2.</translation>
    </message>
    <message>
        <source>Sheepshead was called and made: a stake of %1.</source>
        <translation>Sheepshead angesagt und geschafft: Einsatz %1.</translation>
    </message>
    <message>
        <source>Sheepshead was called and missed: a stake of %1.</source>
        <translation>Sheepshead angesagt und verfehlt: Einsatz %1.</translation>
    </message>
    <message>
        <source>%1 cracked</source>
        <translation>Kontra (%1)</translation>
    </message>
    <message>
        <source>%1 cracked back</source>
        <translation>Re (%1)</translation>
    </message>
    <message>
        <source>%1 cracked around the corner</source>
        <translation>Re um die Ecke (%1)</translation>
    </message>
    <message>
        <source>%1 showed %2</source>
        <comment>a player, then the pair of a blitz</comment>
        <translation>Blitz (%1), %2</translation>
    </message>
    <message>
        <source>%1: × %2 = %3.</source>
        <comment>why, the factor, and the stake then</comment>
        <translation>%1: × %2 = %3.</translation>
    </message>
    <message>
        <source>Every defender pays %1.</source>
        <translation>Jeder Gegner zahlt %1.</translation>
    </message>
    <message>
        <source>Every defender pays %1 to every maker.</source>
        <translation>Jeder Gegner zahlt jedem der Spielerpartei %1.</translation>
    </message>
    <message>
        <source>Every defender gets %1.</source>
        <translation>Jeder Gegner bekommt %1.</translation>
    </message>
    <message>
        <source>Every defender gets %1 from every maker.</source>
        <translation>Jeder Gegner bekommt %1 von jedem der Spielerpartei.</translation>
    </message>
    <message>
        <source>Every defender gets %1. The picker pays it all: the partner is off the hook.</source>
        <translation>Jeder Gegner bekommt %1. Der Picker zahlt alles, der Partner nichts.</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <comment>a player, and the score</comment>
        <translation>%1: %2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>a leaster</source>
        <translation>ein Leaster</translation>
    </message>
    <message>
        <source>a moster</source>
        <translation>ein Moster</translation>
    </message>
    <message>
        <source>a mittler</source>
        <translation>ein Mittler</translation>
    </message>
    <message>
        <source>a schneidster</source>
        <translation>ein Schneidster</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stichen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in %3.</source>
        <comment>a player, points, tricks</comment>
        <translation>%1: %2 in %3.</translation>
    </message>
    <message>
        <source>The fewest points win.</source>
        <translation>Die wenigsten Augen gewinnen.</translation>
    </message>
    <message>
        <source>The fewest points win. Fewer tricks break the tie.</source>
        <translation>Die wenigsten Augen gewinnen, und bei Gleichstand weniger Stiche.</translation>
    </message>
    <message>
        <source>The only player without a trick wins double.</source>
        <translation>Wer als Einziger keinen Stich hat, gewinnt doppelt.</translation>
    </message>
    <message>
        <source>The fewest points win. The tied players share the win.</source>
        <translation>Bei Gleichstand der wenigsten Augen wird geteilt.</translation>
    </message>
    <message>
        <source>The most points lose.</source>
        <translation>Die meisten Augen verlieren.</translation>
    </message>
    <message>
        <source>A player who takes every trick wins.</source>
        <translation>Wer alle Stiche macht, gewinnt.</translation>
    </message>
    <message>
        <source>The player with the middle points wins.</source>
        <translation>Wer mit den Augen in der Mitte liegt, gewinnt.</translation>
    </message>
    <message>
        <source>The player closest to 30 without going over wins.</source>
        <translation>Wer 30 am nächsten kommt und nicht darüber, gewinnt.</translation>
    </message>
    <message>
        <source>The highest count loses.</source>
        <translation>Wer am meisten zählt, verliert.</translation>
    </message>
    <message>
        <source>The highest count loses. The highest trump breaks the tie.</source>
        <translation>Wer am meisten zählt, verliert, und bei Gleichstand entscheidet der höchste Trumpf.</translation>
    </message>
    <message>
        <source>%1: %2 to each of the others.</source>
        <translation>%1: %2 an jeden anderen.</translation>
    </message>
    <message>
        <source>%1: %2 from each of the others.</source>
        <translation>%1: %2 von jedem anderen.</translation>
    </message>
    <message>
        <source>%1: a count of %2.</source>
        <translation>%1: Zählwert %2.</translation>
    </message>
    <message>
        <source>%1 took every trick: a stake of %2.</source>
        <translation>Gewinner mit allen Stichen: %1, Einsatz %2.</translation>
    </message>
    <message>
        <source>%1 won, and the loser is schneider: a stake of %2.</source>
        <translation>Gewinner: %1; der Verlierer ist Schneider: Einsatz %2.</translation>
    </message>
    <message>
        <source>%1 won: a stake of %2.</source>
        <translation>Gewinner: %1; Einsatz %2.</translation>
    </message>
    <message>
        <source>Bidder: %1, with %2.</source>
        <translation>Bieter: %1, mit %2.</translation>
    </message>
    <message>
        <source>Bidder: %1, a best solo.</source>
        <translation>Bieter: %1, ein Best-Solo.</translation>
    </message>
    <message>
        <source>Bidder: %1, a side solo.</source>
        <translation>Bieter: %1, ein Farbsolo.</translation>
    </message>
    <message>
        <source>Bidder: %1, a billy.</source>
        <translation>Bieter: %1, ein Billy.</translation>
    </message>
    <message>
        <source>Points: %1 for the bidder&apos;s side, %2 for the others.</source>
        <translation>Augen: %1 für die Partei des Bieters, %2 für die anderen.</translation>
    </message>
    <message>
        <source>One side took every trick.</source>
        <translation>Eine Partei hat alle Stiche.</translation>
    </message>
    <message>
        <source>One side is schneider.</source>
        <translation>Eine Partei ist Schneider.</translation>
    </message>
    <message>
        <source>The bid was made. Only the winners score: %1 each.</source>
        <translation>Gewonnen: Nur die Gewinner schreiben an, je %1.</translation>
    </message>
    <message>
        <source>The bid was set. Only the winners score: %1 each.</source>
        <translation>Verloren: Nur die Gewinner schreiben an, je %1.</translation>
    </message>
    <message>
        <source>The leaster puts %1 into the pot.</source>
        <translation>Ein Leaster füllt den Pott um %1.</translation>
    </message>
    <message>
        <source>The makers won and take %1 from the pot.</source>
        <translation>Die Spielerpartei gewinnt und nimmt %1 aus dem Pott.</translation>
    </message>
    <message>
        <source>The makers lost and pay %1 into the pot.</source>
        <translation>Die Spielerpartei verliert und zahlt %1 in den Pott.</translation>
    </message>
    <message>
        <source>The pot of %1 was divided.</source>
        <translation>Der Pott von %1 wurde geteilt.</translation>
    </message>
    <message>
        <source>The pot of %1 went to the best hand of the showdown.</source>
        <translation>Der Pott von %1 ging an das beste Pokerblatt.</translation>
    </message>
    <message>
        <source>The new player bought into the pot with %1.</source>
        <translation>Jemand Neues hat sich mit %1 in den Pott eingekauft.</translation>
    </message>
    <message>
        <source>%1: %2 into the pot</source>
        <translation>%1: %2 in den Pott</translation>
    </message>
    <message>
        <source>%1: %2 from the pot</source>
        <translation>%1: %2 aus dem Pott</translation>
    </message>
    <message>
        <source>Every defender pays %1. A partner gets %1, and the picker gets the rest.</source>
        <translation>Jeder Gegner zahlt %1; ein Partner bekommt %1 und der Picker den Rest.</translation>
    </message>
    <message>
        <source>Every defender gets %1. A partner pays %1, and the picker pays the rest.</source>
        <translation>Jeder Gegner bekommt %1; ein Partner zahlt %1 und der Picker den Rest.</translation>
    </message>
    <message>
        <source>Everyone passed: %1.</source>
        <translation>Alle haben gepasst: %1.</translation>
    </message>
    <message>
        <source>The deciding points are tied: no payment.</source>
        <translation>Gleichstand bei den Augen, die entscheiden: Es wird nicht gezahlt.</translation>
    </message>
    <message>
        <source>60 to 60: a tie.</source>
        <translation>60 zu 60: unentschieden.</translation>
    </message>
    <message>
        <source>%1 has the partner card, and neither pays nor is paid.</source>
        <translation>%1 hat die Partnerkarte, zahlt nichts und bekommt nichts.</translation>
    </message>
    <message>
        <source>Fines put %1 into the pot.</source>
        <translation>Strafen haben %1 in den Pott gebracht.</translation>
    </message>
    <message>
        <source>A bonus of %1 came from the pot.</source>
        <translation>Aus dem Pott kam eine Prämie von %1.</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>Pick or pass</source>
        <translation>Aufnehmen oder passen</translation>
    </message>
    <message>
        <source>Is this hand worth the blind?</source>
        <translation>Ist dieses Blatt den Blind wert?</translation>
    </message>
    <message>
        <source>What to bury</source>
        <translation>Was gedrückt wird</translation>
    </message>
    <message>
        <source>The blind is yours: which cards go down?</source>
        <translation>Der Blind gehört dir: Welche Karten drückst du?</translation>
    </message>
    <message>
        <source>Which ace to call</source>
        <translation>Welches Ass gerufen wird</translation>
    </message>
    <message>
        <source>Which partner helps most?</source>
        <translation>Welcher Partner hilft am meisten?</translation>
    </message>
    <message>
        <source>Count the trump</source>
        <translation>Trumpf zählen</translation>
    </message>
    <message>
        <source>How many trump are still out?</source>
        <translation>Wie viel Trumpf ist noch draußen?</translation>
    </message>
    <message>
        <source>Who is the partner?</source>
        <translation>Wer ist der Partner?</translation>
    </message>
    <message>
        <source>Read from the cards who plays with the picker.</source>
        <translation>Lies aus den Karten, wer mit dem Picker spielt.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) passed before you. Pick or pass?</source>
        <translation>
            <numerusform>%n Spieler hat vor dir gepasst. Aufnehmen oder passen?</numerusform>
            <numerusform>%n Spieler haben vor dir gepasst. Aufnehmen oder passen?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You picked. Bury %n card(s).</source>
        <translation>
            <numerusform>Du hast aufgenommen. Drücke %n Karte.</numerusform>
            <numerusform>Du hast aufgenommen. Drücke %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have buried. Whom do you call?</source>
        <translation>Du hast gedrückt. Wen rufst du?</translation>
    </message>
    <message>
        <source>Some tricks are done. Of all trump, you hold some and saw some fall. How many have you not seen yet?</source>
        <translation>Einige Stiche sind gemacht. Manche Trümpfe hast du, manche hast du fallen sehen. Wie viele hast du noch nicht gesehen?</translation>
    </message>
    <message>
        <source>%1 picked. From what was played so far: who is most likely the partner?</source>
        <translation>%1 hat aufgenommen. Nach allem, was gespielt ist: Wer ist am wahrscheinlichsten der Partner?</translation>
    </message>
    <message>
        <source>This decision could not be measured.</source>
        <translation>Diese Entscheidung ließ sich nicht messen.</translation>
    </message>
    <message>
        <source>Better: %1. %2</source>
        <translation>Besser: %1. %2</translation>
    </message>
    <message>
        <source>There are %1 trump. %2 you saw played or buried, %3 you hold: %4 are left.</source>
        <translation>Es gibt %1 Trümpfe. %2 hast du gespielt oder gedrückt gesehen, %3 hast du: Bleiben %4.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Richtig.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a player and how likely they are the partner</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No one: the picker is alone.</source>
        <translation>Niemand: Der Picker ist allein.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Es ist %1.</translation>
    </message>
    <message>
        <source>First question</source>
        <translation>Erste Frage</translation>
    </message>
    <message>
        <source>%1 right in a row, %2 at best</source>
        <translation>%1 richtig in Folge, Bestwert %2</translation>
    </message>
    <message>
        <source>%1 of the last %2 right</source>
        <translation>%1 der letzten %2 richtig</translation>
    </message>
    <message>
        <source>%1 (before: %2 of %3)</source>
        <translation>%1 (davor: %2 von %3)</translation>
    </message>
    <message>
        <source>%1: score %2, wins %3</source>
        <extracomment>a choice, the score expected, and how often it wins</extracomment>
        <translation>%1: %2 Punkte, gewinnt %3</translation>
    </message>
    <message>
        <source>You speak first. Pick or pass?</source>
        <translation>Du bist zuerst dran. Aufnehmen oder passen?</translation>
    </message>
    <message>
        <source>That was the best choice.</source>
        <translation>Das war die beste Wahl.</translation>
    </message>
    <message>
        <source>Good: its score is only %1 lower than the best.</source>
        <translation>Gut: nur %1 Punkte unter dem Besten.</translation>
    </message>
    <message>
        <source>That lowers your score by %1 on average.</source>
        <translation>Das verschenkt im Schnitt %1 Punkte.</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Deine eigenen Fehler</translation>
    </message>
    <message>
        <source>Costly decisions of hands that count come back: a few a day, the better you know them the later.</source>
        <translation>Teure Entscheidungen aus Spielen, die zählen, kommen wieder: jeden Tag ein paar, und je besser du sie kannst, desto später.</translation>
    </message>
    <message>
        <source>You often pick with too weak a hand</source>
        <translation>Du nimmst oft mit zu schwachem Blatt auf</translation>
    </message>
    <message>
        <source>You often pass a hand that is good enough to pick</source>
        <translation>Du passt oft mit einem Blatt, das zum Aufnehmen gut genug ist</translation>
    </message>
    <message>
        <source>You often bury trump</source>
        <translation>Du drückst oft Trumpf</translation>
    </message>
    <message>
        <source>You often bury too few points</source>
        <translation>Du drückst oft zu wenige Augen</translation>
    </message>
    <message>
        <source>You often bury the wrong fail cards</source>
        <translation>Du drückst oft die falschen Fehlkarten</translation>
    </message>
    <message>
        <source>You often go alone where a partner would help</source>
        <translation>Du spielst oft allein, wo ein Partner helfen würde</translation>
    </message>
    <message>
        <source>You often call a partner where playing alone would pay more</source>
        <translation>Du rufst oft einen Partner, wo sich das Spiel allein mehr lohnt</translation>
    </message>
    <message>
        <source>You often call the wrong card</source>
        <translation>Du rufst oft die falsche Karte</translation>
    </message>
    <message>
        <source>You often lead trump where a fail suit is better</source>
        <translation>Du spielst oft Trumpf aus, wo eine Fehlfarbe besser ist</translation>
    </message>
    <message>
        <source>You often lead a fail suit where trump is better</source>
        <translation>Du spielst oft eine Fehlfarbe aus, wo Trumpf besser ist</translation>
    </message>
    <message>
        <source>You often lead the wrong card of the right kind</source>
        <translation>Du spielst oft die richtige Farbe aus, aber die falsche Karte</translation>
    </message>
    <message>
        <source>You often put too many points on a trick</source>
        <translation>Du gibst oft zu viele Augen in einen Stich</translation>
    </message>
    <message>
        <source>You often keep points that belong on the trick</source>
        <translation>Du behältst oft Augen, die in den Stich gehören</translation>
    </message>
    <message>
        <source>You often follow with the wrong card</source>
        <translation>Du gibst oft die falsche Karte zu</translation>
    </message>
    <message>
        <source>%1 led to this trick. Which card do you play?</source>
        <translation>%1 hat diesen Stich angespielt. Welche Karte spielst du?</translation>
    </message>
    <message>
        <source>You lead. Which card?</source>
        <translation>Du spielst aus. Welche Karte?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Was tust du?</translation>
    </message>
    <message>
        <source>Your decision here on %1 was costly.</source>
        <translation>Deine Entscheidung hier am %1 war teuer.</translation>
    </message>
    <message>
        <source>Your decision here was costly.</source>
        <translation>Deine Entscheidung hier war teuer.</translation>
    </message>
    <message>
        <source>%1 for today, %2 later, %3 known</source>
        <extracomment>mistakes: how many are asked today still, on another day, and not any more</extracomment>
        <translation>%1 für heute, %2 später, %3 gekonnt</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hand(s)</source>
        <extracomment>a habit, and in how many hands it was seen</extracomment>
        <translation>
            <numerusform>%1: %n Spiel</numerusform>
            <numerusform>%1: %n Spiele</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>You deal and sit out.</source>
        <translation>Du gibst und setzt aus.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>%1 deals and sits out.</source>
        <translation>%1 gibt und setzt aus.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 gibt.</translation>
    </message>
    <message>
        <source>A doubler: the hand counts ×%1.</source>
        <translation>Ein Doubler: Das Spiel zählt ×%1.</translation>
    </message>
    <message>
        <source>You show a hand without ace, face card or trump: %1.</source>
        <translation>Du zeigst ein Blatt ohne Ass, Bild und Trumpf: %1.</translation>
    </message>
    <message>
        <source>%1 shows a hand without ace, face card or trump: %2.</source>
        <translation>%1 zeigt ein Blatt ohne Ass, Bild und Trumpf: %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passt.</translation>
    </message>
    <message>
        <source>You have to pick.</source>
        <translation>Du musst aufnehmen.</translation>
    </message>
    <message>
        <source>You pick.</source>
        <translation>Du nimmst auf.</translation>
    </message>
    <message>
        <source>%1 has to pick.</source>
        <translation>%1 muss aufnehmen.</translation>
    </message>
    <message>
        <source>%1 picks.</source>
        <translation>%1 nimmt auf.</translation>
    </message>
    <message>
        <source>Called with the pick: %1.</source>
        <translation>Beim Aufnehmen gerufen: %1.</translation>
    </message>
    <message>
        <source>In the blind: %1.</source>
        <translation>Im Blind: %1.</translation>
    </message>
    <message>
        <source>You bury %1: %2.</source>
        <translation>Du drückst %1: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buries %n card(s).</source>
        <translation>
            <numerusform>%1 drückt %n Karte.</numerusform>
            <numerusform>%1 drückt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You call %1.</source>
        <translation>Du rufst %1.</translation>
    </message>
    <message>
        <source>%1 calls %2.</source>
        <translation>%1 ruft %2.</translation>
    </message>
    <message>
        <source>The holder of %1 is the partner.</source>
        <translation>Wer %1 hält, ist Partner.</translation>
    </message>
    <message>
        <source>Face down as the under: %1.</source>
        <translation>Verdeckt als Under: %1.</translation>
    </message>
    <message>
        <source>One card lies face down as the under.</source>
        <translation>Eine Karte liegt verdeckt als Under.</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Du spielst allein.</translation>
    </message>
    <message>
        <source>%1 plays alone.</source>
        <translation>%1 spielt allein.</translation>
    </message>
    <message>
        <source>You play the under, %1.</source>
        <translation>Du spielst den Under, %1.</translation>
    </message>
    <message>
        <source>%1 plays the card that lay face down.</source>
        <translation>%1 spielt die verdeckte Karte.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Du spielst %1.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 spielt %2.</translation>
    </message>
    <message>
        <source>Your secret is out: you play alone.</source>
        <translation>Dein Geheimnis ist heraus: Du spielst allein.</translation>
    </message>
    <message>
        <source>You are the partner.</source>
        <translation>Du bist der Partner.</translation>
    </message>
    <message>
        <source>%1 was alone in secret.</source>
        <translation>%1 hat heimlich allein gespielt.</translation>
    </message>
    <message>
        <source>%1 is the partner.</source>
        <translation>%1 ist der Partner.</translation>
    </message>
    <message>
        <source>You take trick %1 and the blind with it.</source>
        <translation>Du machst Stich %1 und bekommst den Blind dazu.</translation>
    </message>
    <message>
        <source>%1 takes trick %2 and the blind with it.</source>
        <translation>%1 macht Stich %2 und bekommt den Blind dazu.</translation>
    </message>
    <message>
        <source>You take trick %1.</source>
        <translation>Du machst Stich %1.</translation>
    </message>
    <message>
        <source>%1 takes trick %2.</source>
        <translation>%1 macht Stich %2.</translation>
    </message>
    <message>
        <source>%1 buries %2: %3.</source>
        <translation>%1 drückt %2: %3.</translation>
    </message>
    <message>
        <source>You call sheepshead and bet on every trick.</source>
        <translation>Du sagst Sheepshead an: Alle Stiche müssen deine sein.</translation>
    </message>
    <message>
        <source>%1 calls sheepshead and bets on every trick.</source>
        <translation>%1 sagt Sheepshead an und wettet auf alle Stiche.</translation>
    </message>
    <message>
        <source>You vote for a doubler.</source>
        <translation>Du stimmst für einen Doubler.</translation>
    </message>
    <message>
        <source>%1 votes for a doubler.</source>
        <translation>%1 stimmt für einen Doubler.</translation>
    </message>
    <message>
        <source>You vote for a leaster.</source>
        <translation>Du stimmst für einen Leaster.</translation>
    </message>
    <message>
        <source>%1 votes for a leaster.</source>
        <translation>%1 stimmt für einen Leaster.</translation>
    </message>
    <message>
        <source>You bid a solo.</source>
        <translation>Du bietest ein Solo.</translation>
    </message>
    <message>
        <source>%1 bids a solo.</source>
        <translation>%1 bietet ein Solo.</translation>
    </message>
    <message>
        <source>You bid to call a partner.</source>
        <translation>Du bietest, einen Partner zu rufen.</translation>
    </message>
    <message>
        <source>%1 bids a call.</source>
        <translation>%1 bietet einen Ruf.</translation>
    </message>
    <message>
        <source>You take the rest of the blind: %1.</source>
        <translation>Du nimmst den Rest des Blinds: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) of the blind.</source>
        <translation>
            <numerusform>%1 nimmt %n Karte des Blinds.</numerusform>
            <numerusform>%1 nimmt %n Karten des Blinds.</numerusform>
        </translation>
    </message>
    <message>
        <source>You crack: the hand counts ×%1.</source>
        <translation>Du gibst Kontra: Das Spiel zählt ×%1.</translation>
    </message>
    <message>
        <source>%1 cracks: the hand counts ×%2.</source>
        <translation>%1 gibt Kontra: Das Spiel zählt ×%2.</translation>
    </message>
    <message>
        <source>You crack back: the hand counts ×%1.</source>
        <translation>Du gibst Re: Das Spiel zählt ×%1.</translation>
    </message>
    <message>
        <source>%1 cracks back: the hand counts ×%2.</source>
        <translation>%1 gibt Re: Das Spiel zählt ×%2.</translation>
    </message>
    <message>
        <source>You crack around the corner: the hand counts ×%1.</source>
        <translation>Du gibst Re um die Ecke: Das Spiel zählt ×%1.</translation>
    </message>
    <message>
        <source>%1 cracks around the corner: the hand counts ×%2.</source>
        <translation>%1 gibt Re um die Ecke: Das Spiel zählt ×%2.</translation>
    </message>
    <message>
        <source>You show %1: the hand counts ×%2.</source>
        <translation>Du zeigst %1: Das Spiel zählt ×%2.</translation>
    </message>
    <message>
        <source>%1 shows %2: the hand counts ×%3.</source>
        <translation>%1 zeigt %2: Das Spiel zählt ×%3.</translation>
    </message>
    <message>
        <source>You are known as one of the makers.</source>
        <translation>Du gehörst zur Spielerpartei, und alle wissen es.</translation>
    </message>
    <message>
        <source>%1 is one of the makers.</source>
        <translation>%1 gehört zur Spielerpartei.</translation>
    </message>
    <message>
        <source>You turn %1.</source>
        <translation>Du deckst auf: %1.</translation>
    </message>
    <message>
        <source>%1 turns %2.</source>
        <translation>%1 deckt auf: %2.</translation>
    </message>
    <message>
        <source>You could have followed suit and did not: your side forfeits the hand.</source>
        <translation>Du hast nicht bedient, obwohl du konntest: Deine Partei verliert das Spiel.</translation>
    </message>
    <message>
        <source>%1 could have followed suit and did not: that side forfeits the hand.</source>
        <translation>%1 hätte bedienen können: Diese Partei verliert das Spiel.</translation>
    </message>
    <message>
        <source>You pick blind. The unseen blind is the bury, and the stake doubles.</source>
        <translation>Du nimmst blind auf: Der Blind gilt ungesehen als gedrückt, und der Einsatz verdoppelt sich.</translation>
    </message>
    <message>
        <source>%1 picks blind. The unseen blind is the bury, and the stake doubles.</source>
        <translation>%1 nimmt blind auf: Der Blind gilt ungesehen als gedrückt, und der Einsatz verdoppelt sich.</translation>
    </message>
    <message>
        <source>You had the partner jack: one partner fewer.</source>
        <translation>Du hattest den Partner-Buben selbst: ein Partner weniger.</translation>
    </message>
    <message>
        <source>%1 had the partner jack: one partner fewer.</source>
        <translation>%1 hatte den Partner-Buben selbst: ein Partner weniger.</translation>
    </message>
    <message>
        <source>You took the first trick and play alone.</source>
        <translation>Du hast den ersten Stich gemacht und spielst allein.</translation>
    </message>
    <message>
        <source>%1 took the first trick and plays alone.</source>
        <translation>%1 hat den ersten Stich gemacht und spielt allein.</translation>
    </message>
    <message>
        <source>You are a partner.</source>
        <translation>Du bist ein Partner.</translation>
    </message>
    <message>
        <source>%1 is a partner.</source>
        <translation>%1 ist ein Partner.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buries %n card(s), among them %2.</source>
        <translation>
            <numerusform>%1 drückt %n Karte, nämlich %2.</numerusform>
            <numerusform>%1 drückt %n Karten, darunter %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>%1 (%2: %3).</source>
        <comment>a sentence, then another choice and what holds for that</comment>
        <translation>%1 (%2: %3).</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>It is the only legal card.</source>
        <translation>Nur diese Karte darfst du spielen.</translation>
    </message>
    <message>
        <source>It is the only legal choice.</source>
        <translation>Etwas anderes darfst du nicht tun.</translation>
    </message>
    <message>
        <source>This is the play by the book. No possible deal was found to test it with.</source>
        <translation>So steht es im Lehrbuch. Es fand sich keine mögliche Verteilung zum Ausprobieren.</translation>
    </message>
    <message>
        <source>It is close: %1 is almost as good.</source>
        <translation>Es ist knapp: %1 ist fast genauso gut.</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n Dame</numerusform>
            <numerusform>%n Damen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s)</source>
        <translation>
            <numerusform>%n Bube</numerusform>
            <numerusform>%n Buben</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no trump.</source>
        <translation>Du hast keinen Trumpf.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump.</source>
        <translation>
            <numerusform>Du hast %n Trumpf.</numerusform>
            <numerusform>Du hast %n Trümpfe.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump, %1 among them.</source>
        <translation>
            <numerusform>Du hast %n Trumpf, darunter %1.</numerusform>
            <numerusform>Du hast %n Trümpfe, darunter %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You also have %n fail ace(s).</source>
        <translation>
            <numerusform>Dazu hast du %n Fehl-Ass.</numerusform>
            <numerusform>Dazu hast du %n Fehl-Asse.</numerusform>
        </translation>
    </message>
    <message>
        <source>After your pass another player bids %1.</source>
        <translation>Wenn du passt, bietet %1 jemand anders.</translation>
    </message>
    <message>
        <source>After your pass another player picks %1.</source>
        <translation>Wenn du passt, nimmt %1 jemand anders auf.</translation>
    </message>
    <message>
        <source>%1 have not been led, and you still hold the called card, %2.</source>
        <translation>%1 wurde noch nicht ausgespielt, und die gerufene Karte hast noch du: %2.</translation>
    </message>
    <message>
        <source>%1 have not been led: the called card, %2, is still out.</source>
        <translation>%1 wurde noch nicht ausgespielt, die gerufene Karte ist noch im Spiel: %2.</translation>
    </message>
    <message>
        <source>%1 has the trick so far.</source>
        <translation>Der Stich gehört bisher: %1.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side.</source>
        <translation>Der Stich gehört bisher deiner Seite: %1.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and plays against you.</source>
        <translation>Der Stich gehört bisher der anderen Seite: %1.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side %2.</source>
        <translation>Der Stich gehört bisher: %1, %2 auf deiner Seite.</translation>
    </message>
    <message>
        <source>The most likely partner is %1, %2.</source>
        <translation>Am ehesten ist %1 Partner, %2.</translation>
    </message>
    <message>
        <source>It takes the trick: no card still to come beats it.</source>
        <translation>Der Stich ist sicher: Keine Karte, die noch fallen kann, sticht sie.</translation>
    </message>
    <message>
        <source>It takes the trick %1</source>
        <translation>Damit machst du den Stich %1</translation>
    </message>
    <message>
        <source>Your side takes the trick %1</source>
        <translation>Der Stich geht %1 an deine Seite</translation>
    </message>
    <message>
        <source>It is trumped %1.</source>
        <translation>Die Karte wird %1 mit Trumpf gestochen.</translation>
    </message>
    <message>
        <source>A higher card beats it %1.</source>
        <translation>Eine höhere Karte nimmt dir %1 den Stich.</translation>
    </message>
    <message>
        <source>It is trumped %1, and a higher card beats it %2.</source>
        <translation>Die Karte wird %1 mit Trumpf gestochen, und %2 nimmt ihr eine höhere Karte den Stich.</translation>
    </message>
    <message>
        <source>It gives the others about %1 less in this trick than %2.</source>
        <translation>Damit bekommen die anderen in diesem Stich etwa %1 weniger als mit %2.</translation>
    </message>
    <message>
        <source>It brings you about %1 more in this trick than %2.</source>
        <translation>Damit bekommst du in diesem Stich etwa %1 mehr als mit %2.</translation>
    </message>
    <message>
        <source>It brings your side about %1 more in this trick than %2.</source>
        <translation>Damit bekommt deine Seite in diesem Stich etwa %1 mehr als mit %2.</translation>
    </message>
    <message>
        <source>It forces the called card, and shows the partner, %1</source>
        <translation>Damit holst du %1 die gerufene Karte und den Partner heraus</translation>
    </message>
    <message numerus="yes">
        <source>%n trump are still out; the lead draws about %1 of them from the other side.</source>
        <translation>
            <numerusform>%n Trumpf ist noch draußen; dieses Ausspiel zieht der anderen Seite davon etwa %1.</numerusform>
            <numerusform>%n Trümpfe sind noch draußen; dieses Ausspiel zieht der anderen Seite davon etwa %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves you void in %1, so you can trump them.</source>
        <translation>Danach bist du frei von %1 und kannst stechen.</translation>
    </message>
    <message>
        <source>It keeps %1 for later.</source>
        <translation>Für später bleibt dir: %1.</translation>
    </message>
    <message>
        <source>It buries %1 for your side</source>
        <translation>So liegen %1 für deine Seite</translation>
    </message>
    <message>
        <source>It buries %1 for your side and leaves you void in %2</source>
        <translation>So liegen %1 für deine Seite, und du bist frei von %2</translation>
    </message>
    <message>
        <source>Your under counts as a card of %1.</source>
        <translation>Der Under steht für %1.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of %1.</source>
        <translation>
            <numerusform>Du hast %n Karte in %1.</numerusform>
            <numerusform>Du hast %n Karten in %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side takes the trick with the called card %1</source>
        <translation>Der Stich mit der gerufenen Karte geht %1 an deine Seite</translation>
    </message>
    <message>
        <source>The hand then counts ×%1.</source>
        <translation>Das Spiel zählt dann ×%1.</translation>
    </message>
    <message>
        <source>After a raise the hand would count ×%1.</source>
        <translation>Erhöht würde das Spiel ×%1 zählen.</translation>
    </message>
    <message>
        <source>You end with about %1</source>
        <translation>Am Ende hast du etwa %1</translation>
    </message>
    <message>
        <source>Your side ends with about %1</source>
        <translation>Am Ende hat deine Seite etwa %1</translation>
    </message>
    <message>
        <source>You win the hand %1</source>
        <translation>Du gewinnst das Spiel %1</translation>
    </message>
    <message>
        <source>It is worth %1 on the sheet</source>
        <translation>Das ist auf dem Zettel %1 wert</translation>
    </message>
    <message>
        <source>in almost no deal</source>
        <translation>fast nie</translation>
    </message>
    <message>
        <source>in almost every deal</source>
        <translation>fast immer</translation>
    </message>
    <message>
        <source>in %1 of 10 deals</source>
        <translation>in %1 von 10 Fällen</translation>
    </message>
    <message>
        <source>A defender does not lead trump this early: the other defenders would not expect %1.</source>
        <translation>Ein Gegner spielt so früh keinen Trumpf aus: Seine Mitspieler erwarten das nicht (%1).</translation>
    </message>
    <message>
        <source>%1 are led for the first time, and you hold the called card, %2.</source>
        <translation>%1 wird zum ersten Mal ausgespielt, und die gerufene Karte hast du selbst: %2.</translation>
    </message>
    <message>
        <source>%1 are led for the first time, and the called card, %2, has not been played yet.</source>
        <translation>%1 wird zum ersten Mal ausgespielt, und die gerufene Karte, %2, ist noch nicht gefallen.</translation>
    </message>
    <message>
        <source>After your pass the others all pass %1.</source>
        <translation>Wenn du passt, passen %1 auch alle anderen.</translation>
    </message>
    <message>
        <source>After your pass another player bids %1, and all pass %2.</source>
        <translation>Wenn du passt, bietet %1 jemand anders, und %2 passen alle.</translation>
    </message>
    <message>
        <source>After your pass another player picks %1, and all pass %2.</source>
        <translation>Wenn du passt, nimmt %1 jemand anders auf, und %2 passen alle.</translation>
    </message>
    <message>
        <source>You play last to this trick.</source>
        <translation>Du spielst in diesem Stich zuletzt.</translation>
    </message>
    <message>
        <source>It gives the other player about %1 less in this trick than %2.</source>
        <translation>Damit bekommt dein Gegenüber in diesem Stich etwa %1 weniger als mit %2.</translation>
    </message>
    <message>
        <source>%1 picks on very little.</source>
        <extracomment>about a player who picked this hand, from what was noticed in earlier hands</extracomment>
        <translation>%1 nimmt schon mit sehr wenig auf.</translation>
    </message>
    <message>
        <source>%1 picks on strong hands only.</source>
        <translation>%1 nimmt nur mit starken Karten auf.</translation>
    </message>
    <message>
        <source>If you pass too, it is a leaster.</source>
        <translation>Passt du auch, wird ein Leaster gespielt.</translation>
    </message>
    <message>
        <source>If you pass too, everyone has passed.</source>
        <translation>Passt du auch, haben alle gepasst.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump, but no queen.</source>
        <translation>
            <numerusform>Du hast %n Trumpf, aber keine Dame.</numerusform>
            <numerusform>Du hast %n Trümpfe, aber keine Dame.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side: put %2 on it.</source>
        <translation>Der Stich gehört bisher deiner Seite (%1): Leg deine Augen darauf, %2.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side %2: put %3 on it.</source>
        <translation>Der Stich gehört bisher: %1, %2 auf deiner Seite. Leg deine Augen darauf, %3.</translation>
    </message>
    <message>
        <source>You are the partner: a trump lead helps the picker.</source>
        <translation>Du bist Partner: Trumpf auszuspielen hilft dem Picker.</translation>
    </message>
    <message>
        <source>After that: %1.</source>
        <extracomment>what to do next, such as &quot;Call the ace of clubs&quot;</extracomment>
        <translation>Danach: %1.</translation>
    </message>
    <message>
        <source>A lost pick counts double; otherwise you would pick.</source>
        <translation>Ein verlorenes Spiel des Pickers zählt doppelt; sonst würdest du aufnehmen.</translation>
    </message>
    <message>
        <source>A lost pick counts double: that is most of the difference.</source>
        <translation>Ein verlorenes Spiel des Pickers zählt doppelt: Das macht den größten Teil des Unterschieds.</translation>
    </message>
    <message>
        <source>You have no trick yet, and without one you cannot win.</source>
        <translation>Du hast noch keinen Stich, und ohne Stich kannst du nicht gewinnen.</translation>
    </message>
    <message>
        <source>You have a trick already: more of them only bring points.</source>
        <translation>Du hast schon einen Stich: Weitere bringen nur Augen.</translation>
    </message>
    <message>
        <source>The trick goes to another player: put your points on it.</source>
        <translation>Der Stich geht an jemand anderen: Wirf deine Augen hinein.</translation>
    </message>
    <message>
        <source>The queen would make you one of the makers.</source>
        <translation>Mit der Dame würdest du zur Spielerpartei gehören.</translation>
    </message>
    <message>
        <source>The queen makes you one of the makers.</source>
        <translation>Mit der Dame gehörst du zur Spielerpartei.</translation>
    </message>
    <message>
        <source>Then choose “%1”.</source>
        <extracomment>4H-5, after the bid of a solo: which button to press then, as &quot;Billy: no trick&quot;</extracomment>
        <translation>Wähle danach „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump: %1.</source>
        <translation>
            <numerusform>Du hast %n Trumpf: %1.</numerusform>
            <numerusform>Du hast %n Trümpfe: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep %3 back: the picker, %1, still plays to this trick and would take it %2.</source>
        <translation>Halte %3 zurück: Der Picker, %1, kommt in diesem Stich noch dran und würde ihn damit %2 machen.</translation>
    </message>
    <message>
        <source>Keep %3 back: %1 still plays to this trick and would take it %2.</source>
        <translation>Halte %3 zurück: %1 kommt in diesem Stich noch dran und würde ihn damit %2 machen.</translation>
    </message>
    <message>
        <source>It buries no points</source>
        <translation>So liegen keine Augen</translation>
    </message>
    <message>
        <source>It buries no points, but leaves you void in %1</source>
        <translation>So liegen keine Augen, aber du bist frei von %1</translation>
    </message>
    <message>
        <source>always</source>
        <translation>immer</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>It cannot take the trick</source>
        <translation>Damit kannst du den Stich nicht machen</translation>
    </message>
    <message>
        <source>It forces the called card, and shows the partner.</source>
        <translation>Damit holst du die gerufene Karte und den Partner heraus.</translation>
    </message>
    <message>
        <source>It makes no difference: %1 is just as good.</source>
        <translation>Es ist gleich: %1 ist genauso gut.</translation>
    </message>
</context>
<context>
    <name>FactorWords</name>
    <message>
        <source>schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>alle Stiche</translation>
    </message>
    <message>
        <source>renege</source>
        <translation>nicht bedient</translation>
    </message>
    <message>
        <source>sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Double on the bump</source>
        <translation>Bump</translation>
    </message>
    <message>
        <source>bump</source>
        <translation>Bump</translation>
    </message>
    <message>
        <source>Picked blind</source>
        <translation>Blind aufgenommen</translation>
    </message>
    <message>
        <source>blind pick</source>
        <translation>blind aufgenommen</translation>
    </message>
    <message>
        <source>Cracks and blitzes</source>
        <translation>Kontra, Re und Blitz</translation>
    </message>
    <message>
        <source>raised</source>
        <translation>erhöht</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>doubler</source>
        <translation>Doubler</translation>
    </message>
</context>
<context>
    <name>Felts</name>
    <message>
        <source>Slate blue</source>
        <translation>Schieferblau</translation>
    </message>
    <message>
        <source>Forest green</source>
        <translation>Waldgrün</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgunder</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Eiche</translation>
    </message>
    <message>
        <source>Charcoal knit</source>
        <translation>Anthrazit, gestrickt</translation>
    </message>
    <message>
        <source>Red plaid</source>
        <translation>Rot kariert</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Leaster</source>
        <translation>Leaster</translation>
    </message>
    <message>
        <source>Moster</source>
        <translation>Moster</translation>
    </message>
    <message>
        <source>Mittler</source>
        <translation>Mittler</translation>
    </message>
    <message>
        <source>Schneidster</source>
        <translation>Schneidster</translation>
    </message>
    <message>
        <source>a best solo</source>
        <translation>ein Best-Solo</translation>
    </message>
    <message>
        <source>a solo in %1</source>
        <translation>ein %1-Solo</translation>
    </message>
    <message>
        <source>a billy: no trick at all</source>
        <translation>ein Billy: keinen einzigen Stich</translation>
    </message>
    <message>
        <source>both black queens</source>
        <translation>beide schwarzen Damen</translation>
    </message>
    <message>
        <source>both red queens</source>
        <translation>beide roten Damen</translation>
    </message>
    <message>
        <source>both black jacks</source>
        <translation>beide schwarzen Buben</translation>
    </message>
    <message>
        <source>Everyone passed: a leaster. The fewest points win.</source>
        <translation>Alle haben gepasst: ein Leaster. Die wenigsten Augen gewinnen.</translation>
    </message>
    <message>
        <source>Everyone passed: a moster. The most points lose.</source>
        <translation>Alle haben gepasst: ein Moster. Die meisten Augen verlieren.</translation>
    </message>
    <message>
        <source>Everyone passed: a mittler. The player with the middle points wins.</source>
        <translation>Alle haben gepasst: ein Mittler. Wer mit den Augen in der Mitte liegt, gewinnt.</translation>
    </message>
    <message>
        <source>Everyone passed: a schneidster. The player closest to 30 without going over wins.</source>
        <translation>Alle haben gepasst: ein Schneidster. Wer 30 am nächsten kommt und nicht darüber, gewinnt.</translation>
    </message>
    <message>
        <source>You passed a strong hand (power %1): a mauer.</source>
        <translation>Du hast ein starkes Blatt gepasst (Stärke %1): gemauert.</translation>
    </message>
    <message>
        <source>%1 passed a strong hand (power %2): a mauer.</source>
        <translation>%1 hat ein starkes Blatt gepasst (Stärke %2): gemauert.</translation>
    </message>
    <message>
        <source>%1 (power %2)</source>
        <extracomment>a player, and the power of the hand that was passed</extracomment>
        <translation>%1 (Stärke %2)</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Mauers, who passed a strong hand: %1.</source>
        <translation>Gemauert, also ein starkes Blatt gepasst: %1.</translation>
    </message>
    <message>
        <source>all four jacks</source>
        <translation>alle vier Buben</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a term of the game and what it means</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The glossary explains: %1.</source>
        <translation>Das Glossar erklärt: %1.</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Taste</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Was sie tut</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Befehl</translation>
    </message>
</context>
<context>
    <name>IndianaWords</name>
    <message>
        <source>%1 win</source>
        <comment>several players</comment>
        <translation>%1 gewinnen</translation>
    </message>
    <message>
        <source>%1 lose</source>
        <comment>several players</comment>
        <translation>%1 verlieren</translation>
    </message>
    <message>
        <source>You win your solo</source>
        <translation>Du gewinnst dein Solo</translation>
    </message>
    <message>
        <source>You lose your solo</source>
        <translation>Du verlierst dein Solo</translation>
    </message>
    <message>
        <source>%1 wins the solo</source>
        <translation>%1 gewinnt das Solo</translation>
    </message>
    <message>
        <source>%1 loses the solo</source>
        <translation>%1 verliert das Solo</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, %2 to %3.</source>
        <translation>%1, %2 zu %3.</translation>
    </message>
    <message>
        <source>A billy: not one trick.</source>
        <translation>Ein Billy: kein einziger Stich.</translation>
    </message>
    <message>
        <source>A billy, and a trick was taken.</source>
        <translation>Ein Billy, und es wurde ein Stich gemacht.</translation>
    </message>
    <message>
        <source>Every trick was taken.</source>
        <translation>Alle Stiche wurden gemacht.</translation>
    </message>
    <message>
        <source>No trick was taken.</source>
        <translation>Kein Stich wurde gemacht.</translation>
    </message>
    <message>
        <source>61 were needed.</source>
        <translation>61 waren nötig.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Links, Rechts, Pos1, Ende</translation>
    </message>
    <message>
        <source>Move from card to card</source>
        <translation>Von Karte zu Karte gehen</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Eingabe oder Leertaste</translation>
    </message>
    <message>
        <source>Play the card, mark it for the bury, or press the button</source>
        <translation>Die Karte spielen, zum Drücken markieren oder den Knopf drücken</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Move from the cards to the buttons above them</source>
        <translation>Von den Karten zu den Knöpfen darüber gehen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Enter on the score sheet</source>
        <translation>Eingabe auf dem Punktezettel</translation>
    </message>
    <message>
        <source>Explain the score of the hand</source>
        <translation>Die Wertung des Spiels erklären</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Auf, Ab</translation>
    </message>
    <message>
        <source>With two players: move between the rows of cards</source>
        <translation>Zu zweit: zwischen den Kartenreihen wechseln</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 bis 9, 0</translation>
    </message>
    <message>
        <source>Play or mark the first, second, … ninth, tenth card</source>
        <translation>Die erste, zweite, … neunte, zehnte Karte spielen oder markieren</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Ctrl and Left or Right</source>
        <translation>Strg und Links oder Rechts</translation>
    </message>
    <message>
        <source>Move the card to another place in your hand</source>
        <translation>Die Karte an einen anderen Platz der Hand bewegen</translation>
    </message>
    <message>
        <source>Close the hint, the tricks or the trump that is out</source>
        <translation>Schließt den Tipp, die Stiche oder den Trumpf, der noch draußen ist</translation>
    </message>
    <message>
        <source>Left, Right, Home, End in the tricks of a hand</source>
        <translation>Links, Rechts, Pos1, Ende in den Stichen eines Spiels</translation>
    </message>
    <message>
        <source>Page through them</source>
        <translation>Durch sie blättern</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Deal the next hand, from anywhere in the window</source>
        <translation>Das nächste Spiel geben, von überall im Fenster</translation>
    </message>
</context>
<context>
    <name>LevelSuggestion</name>
    <message>
        <source>Your score of the last %1 hands is %2. Would you like stronger players?</source>
        <translation>In den letzten %1 Spielen hast du %2 Punkte. Möchtest du stärkere Spieler?</translation>
    </message>
    <message>
        <source>Your score of the last %1 hands is %2. Would you like easier players?</source>
        <translation>In den letzten %1 Spielen hast du %2 Punkte. Möchtest du leichtere Spieler?</translation>
    </message>
    <message>
        <source>Stronger &amp;players</source>
        <translation>Stärkere &amp;Spieler</translation>
    </message>
    <message>
        <source>Easier &amp;players</source>
        <translation>Leichtere &amp;Spieler</translation>
    </message>
</context>
<context>
    <name>LineLetters</name>
    <message>
        <source>w</source>
        <comment>typed in short: won</comment>
        <translation>g</translation>
    </message>
    <message>
        <source>s</source>
        <comment>typed in short: schneider</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>a</source>
        <comment>typed in short: every trick</comment>
        <translation>a</translation>
    </message>
    <message>
        <source>l</source>
        <comment>typed in short: lost</comment>
        <translation>v</translation>
    </message>
    <message>
        <source>x</source>
        <comment>typed in short: lost schneider</comment>
        <translation>vs</translation>
    </message>
    <message>
        <source>n</source>
        <comment>typed in short: no trick</comment>
        <translation>n</translation>
    </message>
    <message>
        <source>c</source>
        <comment>typed in short: crack</comment>
        <translation>ko</translation>
    </message>
    <message>
        <source>b</source>
        <comment>typed in short: blitz</comment>
        <translation>b</translation>
    </message>
    <message>
        <source>f</source>
        <comment>typed in short: had to pick</comment>
        <translation>f</translation>
    </message>
    <message>
        <source>k</source>
        <comment>typed in short: picked blind</comment>
        <translation>k</translation>
    </message>
    <message>
        <source>t</source>
        <comment>typed in short: took no trick</comment>
        <translation>t</translation>
    </message>
    <message>
        <source>d</source>
        <comment>typed in short: doubler</comment>
        <translation>d</translation>
    </message>
    <message>
        <source>r</source>
        <comment>typed in short: thrown in</comment>
        <translation>zu</translation>
    </message>
    <message>
        <source>best</source>
        <comment>typed in short: best solo</comment>
        <translation>best</translation>
    </message>
    <message>
        <source>side</source>
        <comment>typed in short: side solo</comment>
        <translation>farbe</translation>
    </message>
    <message>
        <source>billy</source>
        <comment>typed in short: billy</comment>
        <translation>billy</translation>
    </message>
</context>
<context>
    <name>LongRun</name>
    <message>
        <source>%1 of %2 (%3 %)</source>
        <translation>%1 von %2 (%3 %)</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>erwartet</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Urteil</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Im Schnitt</translation>
    </message>
    <message>
        <source>You, hands by number</source>
        <translation>Du, Blätter nach Anzahl</translation>
    </message>
    <message>
        <source>You, on average</source>
        <translation>Du, im Schnitt</translation>
    </message>
    <message>
        <source>The others, on average</source>
        <translation>Die anderen, im Schnitt</translation>
    </message>
    <message>
        <source>Trump dealt to a hand</source>
        <translation>Trümpfe, die ein Blatt bekam</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trümpfe</translation>
    </message>
    <message>
        <source>Queens dealt to a hand</source>
        <translation>Damen, die ein Blatt bekam</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damen</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Blinds</translation>
    </message>
    <message>
        <source>Trump in the blind</source>
        <translation>Trümpfe im Blind</translation>
    </message>
    <message>
        <source>happened</source>
        <translation>gezählt</translation>
    </message>
    <message>
        <source>of hands</source>
        <translation>von Blättern</translation>
    </message>
    <message>
        <source>Hands dealt with the queen of clubs</source>
        <translation>Blätter mit der Kreuz-Dame</translation>
    </message>
    <message>
        <source>of calls</source>
        <translation>von Rufen</translation>
    </message>
    <message>
        <source>You called</source>
        <translation>Du hast gerufen</translation>
    </message>
    <message>
        <source>Others called</source>
        <translation>Andere haben gerufen</translation>
    </message>
    <message>
        <source>Called suits that could go round</source>
        <translation>Ruf-Farben, die laufen konnten</translation>
    </message>
    <message>
        <source>Every player except the picker was dealt a card of the called suit. Only pickers who were asked first are counted: an earlier pass says something about the cards, and then there is no exact expectation.</source>
        <translation>Alle außer dem Picker bekamen eine Karte der gerufenen Farbe. Gezählt sind die Rufe von Pickern, die als Erste gefragt wurden: Wer vor ihnen passt, verrät etwas über seine Karten, und dann kann niemand eine genaue Erwartung angeben.</translation>
    </message>
    <message>
        <source>Asked, from dealer&apos;s left</source>
        <translation>Gefragt, ab links vom Geber</translation>
    </message>
    <message>
        <source>Leasters and other games without a picker</source>
        <translation>Leaster und andere Spiele, die niemand aufnahm</translation>
    </message>
    <message>
        <source>Hands thrown in</source>
        <translation>Zusammengeworfene Spiele</translation>
    </message>
    <message>
        <source>What the players did with their cards</source>
        <translation>Was die Spieler aus ihren Karten machten</translation>
    </message>
    <message>
        <source>How often players pick or trump depends on the players. There is no exact expectation, so these are plain counts.</source>
        <translation>Wie oft jemand aufnimmt oder eine Farbe sticht, hängt davon ab, wer spielt. Eine genaue Erwartung gibt es dafür nicht, darum stehen hier nur die Zahlen.</translation>
    </message>
    <message>
        <source>Picks of the times asked</source>
        <translation>Aufgenommen, so oft gefragt wurde</translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s). &quot;Expected&quot; is the exact average of an honest shuffle by the rules of each hand.</source>
        <translation>
            <numerusform>%n Spiel, das zu Ende gespielt wurde. „Erwartet“ ist, was ehrliches Mischen im Schnitt ergibt, genau nach den Regeln jedes Spiels.</numerusform>
            <numerusform>%n Spiele, die zu Ende gespielt wurden. „Erwartet“ ist, was ehrliches Mischen im Schnitt ergibt, genau nach den Regeln jedes Spiels.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards of %n of them are not counted: they were set up by hand, or the rules let a player with a bad hand ask for new cards.</source>
        <translation>
            <numerusform>Die Karten von %n davon zählen nicht: Sie wurden hingelegt, oder ihr Tisch lässt bei schlechtem Blatt neu geben, und das ist kein bloßes Mischen mehr.</numerusform>
            <numerusform>Die Karten von %n davon zählen nicht: Sie wurden hingelegt, oder ihr Tisch lässt bei schlechtem Blatt neu geben, und das ist kein bloßes Mischen mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>too few hands to tell</source>
        <translation>zu wenige Spiele, um etwas zu sagen</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>wie erwartet</translation>
    </message>
    <message>
        <source>unusual: 1 in %1</source>
        <translation>ungewöhnlich: 1 von %1</translation>
    </message>
    <message>
        <source>very unusual: 1 in %1</source>
        <translation>sehr ungewöhnlich: 1 von %1</translation>
    </message>
    <message>
        <source>No finished hands yet.</source>
        <translation>Hier wurde noch kein Spiel zu Ende gespielt.</translation>
    </message>
    <message>
        <source>&quot;1 in 40&quot; means that of 40 honestly shuffled score books of this length, one is this far off or farther. This page has about ten verdicts, so expect one &quot;unusual: 1 in 10&quot;. Unfinished hands are not counted: players who leave bad hands seem to get better ones than expected.</source>
        <translation>„1 von 40“ heißt: Von 40 Punktebüchern dieser Länge, alle ehrlich gemischt, weicht eines so weit ab wie dieses oder weiter. Auf dieser Seite stehen etwa zehn Urteile, darum gehört etwa ein „ungewöhnlich: 1 von 10“ dazu. Spiele, die mittendrin aufgegeben wurden, fehlen: Wer schlechte Blätter aufgibt, hat bessere als erwartet.</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Alle Tische</translation>
    </message>
    <message>
        <source>Called suits that walked when they were first led (not trumped)</source>
        <translation>Gerufene Farben, die beim ersten Ausspiel liefen (nicht gestochen)</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Score &amp;book…</source>
        <translation>Punkteb&amp;uch…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Letzter Stich</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Punktezettel</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>S&amp;chnell</translation>
    </message>
    <message>
        <source>No &amp;motion</source>
        <translation>Ohne &amp;Bewegung</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>&amp;Configure…</source>
        <translation>&amp;Einrichten…</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Regeln an diesem Tisch</translation>
    </message>
    <message>
        <source>&amp;Honest deals…</source>
        <translation>&amp;Ehrliches Geben…</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>&amp;About Sheepshead</source>
        <translation>&amp;Über Sheepshead</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>Über &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Einstellungen</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source> or </source>
        <translation> oder </translation>
    </message>
    <message>
        <source>New p&amp;layer…</source>
        <translation>Neuer Sp&amp;ieler…</translation>
    </message>
    <message>
        <source>&amp;End the game…</source>
        <translation>Partie been&amp;den…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>&amp;Review the last hand…</source>
        <translation>&amp;Rückblick auf das letzte Spiel…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>History and &amp;statistics…</source>
        <translation>Verlauf und &amp;Statistik…</translation>
    </message>
    <message>
        <source>Pe&amp;ople…</source>
        <translation>Pers&amp;onen…</translation>
    </message>
    <message>
        <source>Score a &amp;table…</source>
        <translation>Am &amp;Tisch anschreiben…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>Save score sheet as P&amp;DF…</source>
        <translation>Punktezettel als PD&amp;F speichern…</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rück&amp;gängig</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Back to the start of the &amp;trick</source>
        <translation>Zurück zum Anfang des &amp;Stichs</translation>
    </message>
    <message>
        <source>This deal &amp;again</source>
        <translation>Diese &amp;Verteilung noch einmal</translation>
    </message>
    <message>
        <source>Play a deal &amp;number…</source>
        <translation>Verteilung nach &amp;Nummer spielen…</translation>
    </message>
    <message>
        <source>Lay do&amp;wn</source>
        <translation>Blatt &amp;hinlegen</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportieren…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importieren…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Sichern…</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Wiederherstellen…</translation>
    </message>
    <message>
        <source>Score book f&amp;ile</source>
        <translation>Punktebuch-D&amp;atei</translation>
    </message>
    <message>
        <source>&amp;What the program remembers</source>
        <translation>&amp;Was sich das Programm merkt</translation>
    </message>
    <message>
        <source>&amp;Learn the game…</source>
        <translation>Das Spiel &amp;lernen…</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Ton</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>Hand&amp;buch</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossar</translation>
    </message>
    <message>
        <source>&amp;Drills…</source>
        <translation>Übu&amp;ngen…</translation>
    </message>
    <message>
        <source>&amp;Save the last hand…</source>
        <translation>Letztes Spiel s&amp;peichern…</translation>
    </message>
    <message>
        <source>&amp;Open a hand…</source>
        <translation>Spiel ö&amp;ffnen…</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Ein &amp;Problem melden…</translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie…</translation>
    </message>
    <message>
        <source>Same game a&amp;gain</source>
        <translation>&amp;Gleiche Partie noch einmal</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Hausregeln…</translation>
    </message>
    <message>
        <source>&amp;Look…</source>
        <translation>&amp;Aussehen…</translation>
    </message>
    <message>
        <source>Hand of the da&amp;y</source>
        <translation>Spi&amp;el des Tages</translation>
    </message>
    <message>
        <source>Trump that &amp;is out</source>
        <translation>Trumpf, der no&amp;ch draußen ist</translation>
    </message>
    <message>
        <source>Say my &amp;hand again</source>
        <translation>Mein &amp;Blatt noch einmal</translation>
    </message>
    <message>
        <source>Say the &amp;trick again</source>
        <translation>Den &amp;Stich noch einmal</translation>
    </message>
    <message>
        <source>Say the &amp;score again</source>
        <translation>Den St&amp;and noch einmal</translation>
    </message>
    <message>
        <source>Say &amp;who is who</source>
        <translation>&amp;Wer ist wer</translation>
    </message>
    <message>
        <source>Say &amp;again</source>
        <translation>Noch einmal &amp;ansagen</translation>
    </message>
    <message>
        <source>&amp;Hands of the last days…</source>
        <translation>Spiele der &amp;letzten Tage…</translation>
    </message>
    <message>
        <source>Save score sheet as &amp;web page…</source>
        <translation>Punktezettel als &amp;Webseite speichern…</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>&amp;Ergebnis kopieren</translation>
    </message>
    <message>
        <source>Set u&amp;p a hand…</source>
        <translation>Spiel &amp;aufbauen…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the result as a picture…</source>
        <translation>Ergebnis als &amp;Bild speichern…</translation>
    </message>
    <message>
        <source>New &amp;challenge…</source>
        <translation>Neue &amp;Herausforderung…</translation>
    </message>
    <message>
        <source>Ch&amp;allenges…</source>
        <translation>Herausforderungen s&amp;pielen…</translation>
    </message>
    <message>
        <source>How &amp;good is a hand…</source>
        <translation>Wie gut &amp;ist ein Blatt…</translation>
    </message>
    <message>
        <source>&amp;Seasons…</source>
        <translation>&amp;Saisons…</translation>
    </message>
    <message>
        <source>&amp;Tournaments…</source>
        <translation>&amp;Turniere…</translation>
    </message>
    <message>
        <source>Cl&amp;ub</source>
        <translation>&amp;Club</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player 1</source>
        <translation>Spieler 1</translation>
    </message>
</context>
<context>
    <name>NoPickWords</name>
    <message>
        <source>You lose the moster</source>
        <translation>Du verlierst den Moster</translation>
    </message>
    <message>
        <source>%1 loses the moster</source>
        <translation>%1 verliert den Moster</translation>
    </message>
    <message>
        <source>You forfeit the hand</source>
        <translation>Du verlierst das Spiel</translation>
    </message>
    <message>
        <source>%1 forfeits the hand</source>
        <translation>%1 verliert das Spiel</translation>
    </message>
    <message>
        <source>%1 win the leaster</source>
        <comment>several players</comment>
        <translation>%1 gewinnen den Leaster</translation>
    </message>
    <message>
        <source>%1: %2 win</source>
        <comment>several players</comment>
        <translation>%1: %2 gewinnen</translation>
    </message>
    <message>
        <source>You win the leaster</source>
        <translation>Du gewinnst den Leaster</translation>
    </message>
    <message>
        <source>%1: you win</source>
        <translation>%1: du gewinnst</translation>
    </message>
    <message>
        <source>%1 wins the leaster</source>
        <translation>%1 gewinnt den Leaster</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1: %2 gewinnt</translation>
    </message>
    <message>
        <source>The fewest points: %1.</source>
        <translation>Die wenigsten Augen: %1.</translation>
    </message>
    <message>
        <source>A tie of %1 with %2 each.</source>
        <translation>Gleichstand: %1 mit je %2.</translation>
    </message>
    <message>
        <source>The most points: %1.</source>
        <translation>Die meisten Augen: %1.</translation>
    </message>
    <message>
        <source>The deciding points are tied.</source>
        <translation>Gleichstand bei den entscheidenden Augen.</translation>
    </message>
    <message>
        <source>Every trick was taken by one player.</source>
        <translation>Alle Stiche hat ein Spieler gemacht.</translation>
    </message>
    <message>
        <source>The middle points: %1.</source>
        <translation>Die mittleren Augen: %1.</translation>
    </message>
    <message>
        <source>Closest to 30: %1.</source>
        <translation>Am nächsten an 30: %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>The leaster has no winner</source>
        <translation>Der Leaster hat keinen Gewinner</translation>
    </message>
    <message>
        <source>%1: no winner</source>
        <translation>%1: ohne Gewinner</translation>
    </message>
</context>
<context>
    <name>OutsideFile</name>
    <message>
        <source>There is no such file.</source>
        <translation>Diese Datei gibt es nicht.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation>Diese Datei darfst du nicht lesen.</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>Das ist keine gewöhnliche Datei.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Die Datei ist größer als %1 MB.</translation>
    </message>
    <message>
        <source>The file is larger than %1 kB.</source>
        <translation>Die Datei ist größer als %1 kB.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Die Datei lässt sich nicht lesen.</translation>
    </message>
</context>
<context>
    <name>PickTable</name>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>an expected score and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Verteilungen</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Aufgenommen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Picking</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Gain by picking</source>
        <translation>Gewinn durch Aufnehmen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Änderung</translation>
    </message>
    <message>
        <source>Picking scores more in every seat.</source>
        <translation>Auf jedem Platz bringt Aufnehmen mehr.</translation>
    </message>
    <message>
        <source>Passing scores more in every seat.</source>
        <translation>Auf jedem Platz bringt Passen mehr.</translation>
    </message>
    <message numerus="yes">
        <source>Picking scores more in seat(s) %1.</source>
        <translation>
            <numerusform>Auf Platz %1 bringt Aufnehmen mehr.</numerusform>
            <numerusform>Auf den Plätzen %1 bringt Aufnehmen mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passing scores more in seat(s) %1.</source>
        <translation>
            <numerusform>Auf Platz %1 bringt Passen mehr.</numerusform>
            <numerusform>Auf den Plätzen %1 bringt Passen mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat(s) %1: too close to say yet.</source>
        <translation>
            <numerusform>Platz %1: noch zu knapp.</numerusform>
            <numerusform>Plätze %1: noch zu knapp.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat, in the order of speaking</source>
        <translation>Platz, in der Reihenfolge des Sagens</translation>
    </message>
    <message>
        <source>Score points</source>
        <translation>Punkte auf dem Zettel</translation>
    </message>
    <message>
        <source>First rules</source>
        <translation>Erste Regeln</translation>
    </message>
    <message>
        <source>Second rules</source>
        <translation>Zweite Regeln</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), seed %1, picks of: %2</source>
        <translation>
            <numerusform>%n Verteilung, Startzahl %1, Aufnehmen von: %2</numerusform>
            <numerusform>%n Verteilungen, Startzahl %1, Aufnehmen von: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a house rule and its choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>dieselben</translation>
    </message>
    <message>
        <source>the same, but %1</source>
        <translation>dieselben, aber %1</translation>
    </message>
    <message>
        <source>By these rules no blind is picked.</source>
        <translation>Nach diesen Regeln wird kein Blind aufgenommen.</translation>
    </message>
    <message>
        <source>These rules deal other cards, so that no deal can be compared.</source>
        <translation>Bei diesen Regeln werden andere Karten gegeben; keine Verteilung lässt sich vergleichen.</translation>
    </message>
    <message>
        <source>This table plays without: %1</source>
        <translation>An diesem Tisch spielt man ohne: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but only %1 are dealt here.</source>
        <extracomment>%1 is a number too</extracomment>
        <translation>
            <numerusform>%n Karte, aber nur %1 werden hier gegeben.</numerusform>
            <numerusform>%n Karten, aber nur %1 werden hier gegeben.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the hand too: %1</source>
        <translation>Auch im Blatt: %1</translation>
    </message>
    <message>
        <source>At least one deal, and at most %1.</source>
        <translation>Mindestens eine Verteilung, höchstens %1.</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 ist zweimal genannt.</translation>
    </message>
    <message>
        <source>%1 is not a card. Write, for example, QC JS AD 10H.</source>
        <translation>%1 ist keine Karte. Schreibe zum Beispiel QC JS AD 10H.</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>cards that are not given</comment>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>Hand: %1.</source>
        <translation>Blatt: %1.</translation>
    </message>
    <message>
        <source>Hand: %1. Blind: %2.</source>
        <translation>Blatt: %1. Blind: %2.</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>Regeln: %1.</translation>
    </message>
    <message>
        <source>First rules: %1. Second rules: %2.</source>
        <translation>Erste Regeln: %1. Zweite Regeln: %2.</translation>
    </message>
    <message>
        <source>First rules: %1</source>
        <translation>Erste Regeln: %1</translation>
    </message>
    <message>
        <source>Second rules: %1</source>
        <translation>Zweite Regeln: %1</translation>
    </message>
    <message>
        <source>The change is from the first rules to the second, in the same deals.</source>
        <translation>Die Änderung ist die von den ersten Regeln zu den zweiten, in denselben Verteilungen.</translation>
    </message>
    <message>
        <source>Picked: how often the player picks. Won: how often picking ends above zero.</source>
        <translation>Aufgenommen: wie oft der Spieler aufnimmt. Gewonnen: wie oft Aufnehmen über null endet.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>3 trump, 1 queen</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n trump</source>
        <translation>
            <numerusform>%n Trumpf</numerusform>
            <numerusform>%n Trümpfe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n Dame</numerusform>
            <numerusform>%n Damen</numerusform>
        </translation>
    </message>
    <message>
        <source>What picking scores</source>
        <translation>Was Aufnehmen bringt</translation>
    </message>
    <message>
        <source>What passing scores</source>
        <translation>Was Passen bringt</translation>
    </message>
    <message>
        <source>What picking brings more than passing</source>
        <translation>Was Aufnehmen mehr bringt als Passen</translation>
    </message>
    <message>
        <source>How often it is picked</source>
        <translation>Wie oft aufgenommen wird</translation>
    </message>
    <message>
        <source>How good is a hand?</source>
        <translation>Wie gut ist ein Blatt?</translation>
    </message>
    <message>
        <source>%1: the change by trump and queens</source>
        <translation>%1: die Änderung nach Trümpfen und Damen</translation>
    </message>
    <message>
        <source>%1 by trump and queens</source>
        <translation>%1 nach Trümpfen und Damen</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gewinn</translation>
    </message>
    <message>
        <source>Seat 1 speaks first. The hand has the choice if all before it pass. Scores are in score points, within the error in 19 of 20 cases. Gain: what picking scores more than passing.</source>
        <translation>Platz 1 sagt zuerst. Das Blatt hat die Wahl, wenn alle davor passen. Angaben in Punkten auf dem Zettel, in 19 von 20 Fällen innerhalb des Fehlers. Gewinn: was Aufnehmen mehr bringt als Passen.</translation>
    </message>
</context>
<context>
    <name>PickedWords</name>
    <message>
        <source>You win alone</source>
        <translation>Du gewinnst allein</translation>
    </message>
    <message>
        <source>You lose alone</source>
        <translation>Du verlierst allein</translation>
    </message>
    <message>
        <source>%1 wins alone</source>
        <translation>%1 gewinnt allein</translation>
    </message>
    <message>
        <source>%1 loses alone</source>
        <translation>%1 verliert allein</translation>
    </message>
    <message>
        <source>%1 win</source>
        <comment>several players</comment>
        <translation>%1 gewinnen</translation>
    </message>
    <message>
        <source>%1 lose</source>
        <comment>several players</comment>
        <translation>%1 verlieren</translation>
    </message>
    <message>
        <source>%1, %2 to %3.</source>
        <translation>%1, %2 zu %3.</translation>
    </message>
    <message>
        <source>The makers took every trick.</source>
        <translation>Die Spielerpartei hat alle Stiche gemacht.</translation>
    </message>
    <message>
        <source>Schneider: the defenders needed %1 to get out.</source>
        <translation>Schneider: Die Gegner hätten %1 gebraucht, um herauszukommen.</translation>
    </message>
    <message>
        <source>Schneider: the makers needed %1 to get out.</source>
        <translation>Schneider: Die Spielerpartei hätte %1 gebraucht, um herauszukommen.</translation>
    </message>
    <message>
        <source>The makers took no trick.</source>
        <translation>Die Spielerpartei hat keinen Stich gemacht.</translation>
    </message>
    <message>
        <source>%1 short of schneider</source>
        <translation>zu Schneider fehlten %1</translation>
    </message>
    <message>
        <source>Just enough; %1.</source>
        <translation>Gerade genug; %1.</translation>
    </message>
    <message>
        <source>%1 more than needed; %2.</source>
        <translation>%1 mehr als nötig; %2.</translation>
    </message>
    <message>
        <source>just out of schneider</source>
        <translation>gerade aus dem Schneider</translation>
    </message>
    <message>
        <source>out of schneider by %1</source>
        <translation>mit %1 mehr als nötig aus dem Schneider</translation>
    </message>
    <message>
        <source>%1 short of the %2 needed; %3.</source>
        <translation>Zu den nötigen %2 fehlten %1; %3.</translation>
    </message>
    <message>
        <source>Stake: %1 = %2</source>
        <translation>Einsatz: %1 = %2</translation>
    </message>
    <message>
        <source>Stake: %1</source>
        <translation>Einsatz: %1</translation>
    </message>
    <message>
        <source>%1; the picker pays for both</source>
        <translation>%1; der Picker zahlt für beide</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Sheepshead was called and made.</source>
        <translation>Sheepshead war angesagt, und alle Stiche wurden gemacht.</translation>
    </message>
    <message>
        <source>Sheepshead was called and missed.</source>
        <translation>Sheepshead war angesagt, und ein Stich ging verloren.</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>kein Stich</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a factor, and what it is for</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Save score sheet as PDF</source>
        <translation>Punktezettel als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
    </message>
    <message>
        <source>The PDF was not saved.</source>
        <translation>Das PDF wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>Es wurde nichts gedruckt.</translation>
    </message>
    <message>
        <source>The file %1 could not be written. If it existed before, it is unchanged. Choose another folder, or free some space.</source>
        <translation>Die Datei %1 ließ sich nicht schreiben. Gab es sie schon, ist sie unverändert. Wähle einen anderen Ordner oder schaffe Platz.</translation>
    </message>
    <message>
        <source>The printer did not accept the pages. Check it and try again.</source>
        <translation>Der Drucker hat die Seiten nicht angenommen. Prüfe ihn und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>The PDF is saved.</source>
        <translation>Das PDF ist gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>Ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>The report is in %1. Attach this file when you write to the project.</source>
        <translation>Der Bericht ist in %1. Hänge diese Datei an, wenn du dem Projekt schreibst.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Ein Problem melden</translation>
    </message>
    <message>
        <source>The report was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Der Bericht wurde nicht gespeichert: Die Datei %1 ließ sich nicht schreiben. Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Bericht speichern</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>Clubs were led: play a club.</source>
        <translation>Kreuz ist ausgespielt: Gib Kreuz zu.</translation>
    </message>
    <message>
        <source>You called %1, so a club stays in your hand until clubs are led.</source>
        <translation>Du hast %1 gerufen: Ein Kreuz bleibt auf deiner Hand, bis Kreuz ausgespielt wird.</translation>
    </message>
    <message>
        <source>Spades were led: play a spade.</source>
        <translation>Pik ist ausgespielt: Gib Pik zu.</translation>
    </message>
    <message>
        <source>You called %1, so a spade stays in your hand until spades are led.</source>
        <translation>Du hast %1 gerufen: Ein Pik bleibt auf deiner Hand, bis Pik ausgespielt wird.</translation>
    </message>
    <message>
        <source>Hearts were led: play a heart.</source>
        <translation>Herz ist ausgespielt: Gib Herz zu.</translation>
    </message>
    <message>
        <source>You called %1, so a heart stays in your hand until hearts are led.</source>
        <translation>Du hast %1 gerufen: Ein Herz bleibt auf deiner Hand, bis Herz ausgespielt wird.</translation>
    </message>
    <message>
        <source>Diamonds were led: play a diamond.</source>
        <translation>Karo ist ausgespielt: Gib Karo zu.</translation>
    </message>
    <message>
        <source>You called %1, so a diamond stays in your hand until diamonds are led.</source>
        <translation>Du hast %1 gerufen: Ein Karo bleibt auf deiner Hand, bis Karo ausgespielt wird.</translation>
    </message>
    <message numerus="yes">
        <source>Bury exactly %n card(s), as many as you took.</source>
        <translation>
            <numerusform>Drücke %n Karte, so viele, wie du genommen hast.</numerusform>
            <numerusform>Drücke %n Karten, so viele, wie du genommen hast.</numerusform>
        </translation>
    </message>
    <message>
        <source>You buried %1, so call a partner.</source>
        <translation>Du hast %1 gedrückt: Rufe einen Partner.</translation>
    </message>
    <message>
        <source>Do not bury %1: without a partner you must keep it in play.</source>
        <translation>Ohne Partner bleibt %1 im Spiel: nicht drücken.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Diese Karte hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>That jack cannot be called with the pick.</source>
        <translation>Dieser Bube lässt sich beim Aufnehmen nicht rufen.</translation>
    </message>
    <message>
        <source>Going alone is not allowed: keep a card to call an ace with.</source>
        <translation>Alleinspiel ist hier nicht erlaubt: Behalte eine Karte, zu der du ein Ass rufen kannst.</translation>
    </message>
    <message>
        <source>Not now.</source>
        <translation>Jetzt nicht.</translation>
    </message>
    <message>
        <source>Call a fail ace, or a ten when you have all the fail aces.</source>
        <translation>Rufe ein Fehl-Ass, oder eine Zehn, wenn du alle Fehl-Asse hast.</translation>
    </message>
    <message>
        <source>Call a fail ace.</source>
        <translation>Rufe ein Fehl-Ass.</translation>
    </message>
    <message>
        <source>Call a card that you do not have.</source>
        <translation>Rufe eine Karte, die du nicht selbst hast.</translation>
    </message>
    <message>
        <source>Call a suit in which you kept a fail card.</source>
        <translation>Rufe eine Farbe, von der du eine Fehlkarte behalten hast.</translation>
    </message>
    <message>
        <source>A ten can be called only when you have all the fail aces.</source>
        <translation>Eine Zehn lässt sich nur rufen, wenn du alle Fehl-Asse hast.</translation>
    </message>
    <message>
        <source>Choose a card to lay face down for the suit you call.</source>
        <translation>Wähle eine Karte, die für die gerufene Farbe verdeckt liegt.</translation>
    </message>
    <message>
        <source>You can call an ace without an under.</source>
        <translation>Du kannst ein Ass ohne Under rufen.</translation>
    </message>
    <message>
        <source>An under cannot be called with these cards.</source>
        <translation>Mit diesen Karten ist kein Under möglich.</translation>
    </message>
    <message>
        <source>That jack cannot be called.</source>
        <translation>Dieser Bube lässt sich nicht rufen.</translation>
    </message>
    <message>
        <source>House rule: you must call a partner if you can.</source>
        <translation>Hausregel: Wer einen Partner haben kann, spielt nicht allein.</translation>
    </message>
    <message>
        <source>You have %1: announce that you play alone.</source>
        <translation>Du hast selbst %1: Sag, dass du allein spielst.</translation>
    </message>
    <message>
        <source>You hold %1, and %2 were led: play the called card.</source>
        <translation>Dein Partner hat %1 gerufen, und jetzt ist %2 ausgespielt: Gib diese Karte.</translation>
    </message>
    <message>
        <source>You hold %1, the called card: keep it until %2 are led.</source>
        <translation>Dein Partner hat %1 gerufen: Diese Karte bleibt auf deiner Hand, bis %2 ausgespielt wird.</translation>
    </message>
    <message>
        <source>Lead %1, the called card, or a suit other than %2.</source>
        <translation>Spiel die gerufene Karte %1 aus oder eine andere Farbe als %2.</translation>
    </message>
    <message>
        <source>You called %1: play %2 first.</source>
        <translation>Du hast %1 gerufen: Spiel zuerst %2.</translation>
    </message>
    <message>
        <source>The suit you called was led: play the card that you laid face down.</source>
        <translation>Deine gerufene Farbe ist ausgespielt: Spiel die verdeckte Karte.</translation>
    </message>
    <message>
        <source>Keep the card that you laid face down until %1 are led.</source>
        <translation>Die verdeckte Karte wartet, bis %1 ausgespielt wird.</translation>
    </message>
    <message>
        <source>Follow suit.</source>
        <translation>Bediene die Farbe.</translation>
    </message>
    <message>
        <source>Trump was led: play a trump.</source>
        <translation>Trumpf ist ausgespielt: Gib Trumpf zu.</translation>
    </message>
    <message>
        <source>You called %1, so %2 stays in your hand until %3 are led.</source>
        <translation>Du hast %1 gerufen: %2 bleibt auf deiner Hand, bis %3 ausgespielt wird.</translation>
    </message>
    <message>
        <source>You buried %1, so %2 cannot be called.</source>
        <translation>Du hast %1 gedrückt, daher lässt sich %2 nicht rufen.</translation>
    </message>
    <message>
        <source>You buried %1.</source>
        <translation>Du hast %1 gedrückt.</translation>
    </message>
    <message>
        <source>You hold %1, so %2 cannot be called.</source>
        <translation>Du hast selbst %1, daher lässt sich %2 nicht rufen.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Du hast selbst %1.</translation>
    </message>
    <message>
        <source>You kept no fail card of %1, so %2 cannot be called.</source>
        <translation>Du hast keine Fehlkarte in %1 behalten, daher lässt sich %2 nicht rufen.</translation>
    </message>
    <message>
        <source>House rule: you need %1 to call sheepshead.</source>
        <translation>Sheepshead lässt sich hier nur mit dieser Karte ansagen: %1.</translation>
    </message>
    <message>
        <source>House rule: sheepshead is called alone.</source>
        <translation>Hausregel: Sheepshead wird allein angesagt.</translation>
    </message>
    <message>
        <source>With %1 as trump this is a best solo, not a side solo.</source>
        <translation>Mit %1 als Trumpf ist es ein Best-Solo, kein Farbsolo.</translation>
    </message>
    <message>
        <source>You hold no card of a suit whose ace you could call.</source>
        <translation>Du hast keine Karte einer Farbe, deren Ass du rufen könntest.</translation>
    </message>
    <message>
        <source>A call was bid already: only a solo beats it.</source>
        <translation>Ein Ruf ist schon geboten: Nur ein Solo geht darüber.</translation>
    </message>
    <message>
        <source>You cannot raise the stake now.</source>
        <translation>Du kannst den Einsatz jetzt nicht erhöhen.</translation>
    </message>
    <message>
        <source>The stake is as high as this table allows.</source>
        <translation>Der Einsatz ist so hoch, wie dieser Tisch es erlaubt.</translation>
    </message>
    <message>
        <source>Picking blind is not allowed at this table.</source>
        <translation>Blind aufnehmen ist an diesem Tisch nicht erlaubt.</translation>
    </message>
    <message>
        <source>Everyone else passed, so you pick.</source>
        <translation>Alle anderen haben gepasst: Du musst aufnehmen.</translation>
    </message>
    <message>
        <source>A king can be called only when you have all the fail aces and tens.</source>
        <translation>Ein König lässt sich nur rufen, wenn du alle Fehl-Asse und Fehl-Zehnen hast.</translation>
    </message>
    <message>
        <source>Call a suit whose ace is in your hand.</source>
        <translation>Rufe eine Farbe, deren Ass du auf der Hand hast.</translation>
    </message>
</context>
<context>
    <name>RenegeWords</name>
    <message>
        <source>You could have followed suit and did not: you forfeit the hand.</source>
        <translation>Du hast nicht bedient, obwohl du konntest, und verlierst das Spiel.</translation>
    </message>
    <message>
        <source>%1 did not follow suit and forfeits the hand.</source>
        <translation>%1 hat nicht bedient und verliert das Spiel.</translation>
    </message>
</context>
<context>
    <name>ReviewSharing</name>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a decision</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>makers win all tricks</source>
        <translation>Spielerpartei macht alle Stiche</translation>
    </message>
    <message>
        <source>makers win with schneider</source>
        <translation>Spielerpartei gewinnt mit Schneider</translation>
    </message>
    <message>
        <source>makers win</source>
        <translation>Spielerpartei gewinnt</translation>
    </message>
    <message>
        <source>makers lose</source>
        <translation>Spielerpartei verliert</translation>
    </message>
    <message>
        <source>makers lose with schneider</source>
        <translation>Spielerpartei verliert mit Schneider</translation>
    </message>
    <message>
        <source>makers take no trick</source>
        <translation>Spielerpartei macht keinen Stich</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who wins, the makers&apos; points</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>noch nicht angesehen</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>Kosten unbekannt</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>kostete %1</translation>
    </message>
    <message>
        <source>the costliest decision of this seat</source>
        <translation>die teuerste Entscheidung dieses Platzes</translation>
    </message>
    <message>
        <source>You had no choice.</source>
        <translation>Du hattest keine Wahl.</translation>
    </message>
    <message>
        <source>%1 had no choice.</source>
        <translation>%1 hatte keine Wahl.</translation>
    </message>
    <message>
        <source>What this cost could not be worked out.</source>
        <translation>Was das gekostet hat, ließ sich nicht ermitteln.</translation>
    </message>
    <message>
        <source>Well played: nothing else promised more.</source>
        <translation>Gut gespielt: Nichts anderes versprach mehr.</translation>
    </message>
    <message>
        <source>Nothing else promised more.</source>
        <translation>Nichts anderes versprach mehr.</translation>
    </message>
    <message>
        <source>%1 was about as good.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;</extracomment>
        <translation>%1 war etwa genauso gut.</translation>
    </message>
    <message>
        <source>Better: %1. On average that brings %2 more.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;; a number of points</extracomment>
        <translation>Besser: %1. Das bringt im Schnitt %2 mehr.</translation>
    </message>
    <message>
        <source>With all cards on the table, this card gave the hand away: %1 would have won it.</source>
        <translation>Bei offenen Karten verschenkte diese Karte das Spiel: %1 hätte es gewonnen.</translation>
    </message>
    <message>
        <source>With all cards on the table, you could still win here.</source>
        <translation>Bei offenen Karten konntest du hier noch gewinnen.</translation>
    </message>
    <message>
        <source>With all cards on the table, you could no longer win here.</source>
        <translation>Bei offenen Karten konntest du hier nicht mehr gewinnen.</translation>
    </message>
    <message>
        <source>With all cards on the table, %1 could still win here.</source>
        <translation>Bei offenen Karten konnte %1 hier noch gewinnen.</translation>
    </message>
    <message>
        <source>With all cards on the table, %1 could no longer win here.</source>
        <translation>Bei offenen Karten konnte %1 hier nicht mehr gewinnen.</translation>
    </message>
    <message>
        <source>Pick a hand like this, and you win about %1 of the time.</source>
        <translation>Wer so ein Blatt aufnimmt, gewinnt in etwa %1 der Fälle.</translation>
    </message>
    <message>
        <source>By the rule of thumb it is a pick: passing it makes a mauer.</source>
        <translation>Nach der Faustregel nimmt man damit auf: Wer passt, mauert.</translation>
    </message>
    <message>
        <source>By the rule of thumb it is a pass, too.</source>
        <translation>Auch nach der Faustregel passt man damit.</translation>
    </message>
    <message>
        <source>None of your decisions cost you anything.</source>
        <translation>Keine deiner Entscheidungen hat dich etwas gekostet.</translation>
    </message>
    <message>
        <source>One decision cost you %1 points on average: %2.</source>
        <extracomment>a number of points, a decision such as &quot;10♥&quot;</extracomment>
        <translation>Eine Entscheidung hat dich im Schnitt %1 Punkte gekostet: %2.</translation>
    </message>
    <message>
        <source>Your decisions cost you %1 points on average, %2 of them with %3.</source>
        <extracomment>two numbers of points, a decision such as &quot;10♥&quot;</extracomment>
        <translation>Deine Entscheidungen haben dich im Schnitt %1 Punkte gekostet, davon %2 bei %3.</translation>
    </message>
    <message>
        <source>gave the hand away with all cards on the table</source>
        <translation>verschenkte bei offenen Karten das Spiel</translation>
    </message>
    <message>
        <source>With all cards on the table from the first card on: %1.</source>
        <translation>Bei offenen Karten von der ersten Karte an: %1.</translation>
    </message>
    <message>
        <source>You gave it away with %1.</source>
        <extracomment>the hand was lost with a card such as &quot;10♥&quot;</extracomment>
        <translation>Du hast es mit %1 verschenkt.</translation>
    </message>
    <message>
        <source>%1 gave it away with %2.</source>
        <translation>%1 hat es mit %2 verschenkt.</translation>
    </message>
    <message>
        <source>Try instead: %1.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;</extracomment>
        <translation>Besser beim nächsten Mal: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a decision such as &quot;10♥&quot;, the score it cost</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>By the rule of thumb it is a pick, but here the pass costs nothing.</source>
        <translation>Nach der Faustregel nimmt man damit auf, aber hier kostet das Passen nichts.</translation>
    </message>
    <message>
        <source>By the rule of thumb it would be a pass.</source>
        <translation>Nach der Faustregel würde man damit passen.</translation>
    </message>
    <message>
        <source>%1 promised more, but a defender does not lead trump this early.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;</extracomment>
        <translation>%1 versprach mehr, aber ein Gegner spielt so früh keinen Trumpf aus.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Called ace</source>
        <translation>Ruf-Ass</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <translation>Karo-Bube</translation>
    </message>
    <message>
        <source>sheepshead.org</source>
        <translation>sheepshead.org</translation>
    </message>
    <message>
        <source>Called ace as in the basic rules of sheepshead.org: when the makers take no trick, the picker pays for the partner too.</source>
        <translation>Ruf-Ass nach den Grundregeln von sheepshead.org: Macht die Spielerpartei keinen Stich, zahlt der Picker für den Partner mit.</translation>
    </message>
    <message>
        <source>playingcards.io</source>
        <translation>playingcards.io</translation>
    </message>
    <message>
        <source>Six at the table</source>
        <translation>Zu sechst am Tisch</translation>
    </message>
    <message>
        <source>Called ace with six players: the dealer sits out.</source>
        <translation>Ruf-Ass mit sechs Spielern: Der Geber setzt aus.</translation>
    </message>
    <message>
        <source>Table and trump</source>
        <translation>Tisch und Trumpf</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Only where the picker calls an ace.</source>
        <translation>Nur wo der Picker ein Ass ruft.</translation>
    </message>
    <message>
        <source>Only where a ten can be called.</source>
        <translation>Nur wo eine Zehn gerufen werden kann.</translation>
    </message>
    <message>
        <source>Only where an under can be called.</source>
        <translation>Nur wo mit Under gerufen werden kann.</translation>
    </message>
    <message>
        <source>Only where a jack finds the partner.</source>
        <translation>Nur wo ein Bube den Partner bestimmt.</translation>
    </message>
    <message>
        <source>Only where the jack of diamonds is the partner.</source>
        <translation>Nur wo der Karo-Bube Partner ist.</translation>
    </message>
    <message>
        <source>Only where the jack of clubs is the partner.</source>
        <translation>Nur wo der Kreuz-Bube Partner ist.</translation>
    </message>
    <message>
        <source>Only where a jack can be called up.</source>
        <translation>Nur wo ein höherer Bube gerufen werden kann.</translation>
    </message>
    <message>
        <source>Only where the picker can have a partner.</source>
        <translation>Nur wo der Picker einen Partner haben kann.</translation>
    </message>
    <message>
        <source>Only where a leaster is played.</source>
        <translation>Nur wo ein Leaster gespielt wird.</translation>
    </message>
    <message>
        <source>Only where doublers are played.</source>
        <translation>Nur wo Doubler gespielt werden.</translation>
    </message>
    <message>
        <source>Only where several doublers double again.</source>
        <translation>Nur wo mehrere Doubler weiter verdoppeln.</translation>
    </message>
    <message>
        <source>Only where the last player must pick.</source>
        <translation>Nur wo der Letzte aufnehmen muss.</translation>
    </message>
    <message>
        <source>Only with double on the bump.</source>
        <translation>Nur mit Bump.</translation>
    </message>
    <message>
        <source>Belongs to another game.</source>
        <translation>Gehört zu einem anderen Spiel.</translation>
    </message>
    <message>
        <source>Five players, called ace</source>
        <translation>Fünf Spieler, Ruf-Ass</translation>
    </message>
    <message>
        <source>Six cards each and two in the blind. The picker calls an ace, and its holder is the partner.</source>
        <translation>Sechs Karten für jeden und zwei im Blind. Der Picker ruft ein Ass; wer es hält, ist Partner.</translation>
    </message>
    <message>
        <source>Five players, partner by jack</source>
        <translation>Fünf Spieler, Partner durch Buben</translation>
    </message>
    <message>
        <source>Six cards each and two in the blind. The holder of the partner jack, usually the jack of diamonds, is the partner.</source>
        <translation>Sechs Karten für jeden und zwei im Blind. Wer den Partner-Buben hält, meist den Karo-Buben, ist Partner.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>The table has one player more than the hand.</source>
        <translation>Am Tisch sitzt einer mehr, als mitspielt.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Diamonds become an ordinary suit.</source>
        <translation>Karo wird eine gewöhnliche Farbe.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>The usual trump suit.</source>
        <translation>Die übliche Trumpffarbe.</translation>
    </message>
    <message>
        <source>No spitz</source>
        <translation>Kein Spitz</translation>
    </message>
    <message>
        <source>The seven of trump is the lowest trump.</source>
        <translation>Die Trumpf-Sieben ist der niedrigste Trumpf.</translation>
    </message>
    <message>
        <source>Second-highest trump</source>
        <translation>Zweithöchster Trumpf</translation>
    </message>
    <message>
        <source>Only the queen of clubs beats the seven of trump.</source>
        <translation>Nur die Kreuz-Dame sticht die Trumpf-Sieben.</translation>
    </message>
    <message>
        <source>Highest trump</source>
        <translation>Höchster Trumpf</translation>
    </message>
    <message>
        <source>The seven of trump beats even the queen of clubs.</source>
        <translation>Die Trumpf-Sieben sticht sogar die Kreuz-Dame.</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>Neu geben</translation>
    </message>
    <message>
        <source>The hand is shown and the same dealer deals again; the stakes stay as they were.</source>
        <translation>Das Blatt wird gezeigt, und derselbe Geber gibt neu; der Einsatz bleibt, wie er war.</translation>
    </message>
    <message>
        <source>Played as dealt</source>
        <translation>Gespielt, wie gegeben</translation>
    </message>
    <message>
        <source>The hand is played. Bad luck.</source>
        <translation>Pech gehabt: Es wird gespielt.</translation>
    </message>
    <message>
        <source>The picker calls the ace of a fail suit, and its holder is the partner.</source>
        <translation>Der Picker ruft das Ass einer Fehlfarbe; wer es hält, ist Partner.</translation>
    </message>
    <message>
        <source>The holder of the jack of diamonds is the partner.</source>
        <translation>Wer den Karo-Buben hält, ist Partner.</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <translation>Kreuz-Bube</translation>
    </message>
    <message>
        <source>The holder of the jack of clubs is the partner.</source>
        <translation>Wer den Kreuz-Buben hält, ist Partner.</translation>
    </message>
    <message>
        <source>No partner</source>
        <translation>Kein Partner</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Nicht nötig</translation>
    </message>
    <message>
        <source>The picker may call any fail ace not in hand, with or without a card of its suit.</source>
        <translation>Der Picker darf jedes Fehl-Ass rufen, das er nicht hat, mit oder ohne Karte der Farbe.</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nötig</translation>
    </message>
    <message>
        <source>The picker keeps a card of the called suit in hand until that suit is led.</source>
        <translation>Der Picker behält eine Karte der gerufenen Farbe auf der Hand, bis diese Farbe ausgespielt wird.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Nicht erlaubt</translation>
    </message>
    <message>
        <source>A picker with all the fail aces plays alone.</source>
        <translation>Ein Picker mit allen Fehl-Assen spielt allein.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Erlaubt</translation>
    </message>
    <message>
        <source>A picker with all the fail aces may call the ten of a suit whose ace stays in hand.</source>
        <translation>Ein Picker mit allen Fehl-Assen darf die Zehn einer Farbe rufen, deren Ass er auf der Hand behält.</translation>
    </message>
    <message>
        <source>Loses to the ace</source>
        <translation>Verliert gegen das Ass</translation>
    </message>
    <message>
        <source>The called ten ranks below the ace, as always.</source>
        <translation>Die gerufene Zehn steht wie immer unter dem Ass.</translation>
    </message>
    <message>
        <source>Beats the ace the first time</source>
        <translation>Sticht das Ass beim ersten Mal</translation>
    </message>
    <message>
        <source>On the first trick of its suit the called ten ranks above the ace; any trump still beats both.</source>
        <translation>Im ersten Stich ihrer Farbe steht die gerufene Zehn über dem Ass; jeder Trumpf sticht beide.</translation>
    </message>
    <message>
        <source>Without an ordinary call the picker plays alone.</source>
        <translation>Ohne gewöhnlichen Ruf spielt der Picker allein.</translation>
    </message>
    <message>
        <source>Without an ordinary call the picker may lay any card face down as a card of the called suit.</source>
        <translation>Ohne gewöhnlichen Ruf darf der Picker eine beliebige Handkarte verdeckt als Karte der gerufenen Farbe hinlegen.</translation>
    </message>
    <message>
        <source>By the cards kept</source>
        <translation>Nach den behaltenen Karten</translation>
    </message>
    <message>
        <source>No ordinary call is possible with the cards left after the bury.</source>
        <translation>Mit den Karten nach dem Drücken ist kein gewöhnlicher Ruf möglich.</translation>
    </message>
    <message>
        <source>By all cards before the bury</source>
        <translation>Nach allen Karten vor dem Drücken</translation>
    </message>
    <message>
        <source>No ordinary call was possible before the bury either.</source>
        <translation>Auch vor dem Drücken war kein gewöhnlicher Ruf möglich.</translation>
    </message>
    <message>
        <source>The picker plays alone only if no partner can be called.</source>
        <translation>Der Picker spielt nur allein, wenn kein Partner gerufen werden kann.</translation>
    </message>
    <message>
        <source>The picker may say “alone” after the bury.</source>
        <translation>Der Picker darf nach dem Drücken „allein“ sagen.</translation>
    </message>
    <message>
        <source>Says nothing</source>
        <translation>Sagt nichts</translation>
    </message>
    <message>
        <source>The others find out when the jack is played, or at the end.</source>
        <translation>Die anderen merken es, wenn der Bube fällt, oder am Ende.</translation>
    </message>
    <message>
        <source>Says so</source>
        <translation>Sagt es an</translation>
    </message>
    <message>
        <source>The picker announces: “I play alone.”</source>
        <translation>Der Picker sagt an: „Ich spiele allein.“</translation>
    </message>
    <message>
        <source>A picker with the jack of diamonds plays alone.</source>
        <translation>Ein Picker mit dem Karo-Buben spielt allein.</translation>
    </message>
    <message>
        <source>Jack of hearts only</source>
        <translation>Nur Herz-Bube</translation>
    </message>
    <message>
        <source>A picker with both jacks plays alone.</source>
        <translation>Ein Picker mit beiden Buben spielt allein.</translation>
    </message>
    <message>
        <source>Next jack not held</source>
        <translation>Nächster fehlender Bube</translation>
    </message>
    <message>
        <source>Hearts, then spades, then clubs. A picker with all four jacks plays alone.</source>
        <translation>Herz, dann Pik, dann Kreuz. Ein Picker mit allen vier Buben spielt allein.</translation>
    </message>
    <message>
        <source>After the bury</source>
        <translation>Nach dem Drücken</translation>
    </message>
    <message>
        <source>The jack of diamonds may also come from the blind.</source>
        <translation>Der Karo-Bube darf auch aus dem Blind kommen.</translation>
    </message>
    <message>
        <source>With the pick</source>
        <translation>Beim Aufnehmen</translation>
    </message>
    <message>
        <source>Only with the jack of diamonds in the hand as dealt. If the called jack is in the blind, the picker is stuck alone.</source>
        <translation>Nur mit dem Karo-Buben im gegebenen Blatt. Liegt der gerufene Bube im Blind, bleibt der Picker allein.</translation>
    </message>
    <message>
        <source>A picker with the jack of clubs plays alone.</source>
        <translation>Ein Picker mit dem Kreuz-Buben spielt allein.</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Pik-Bube</translation>
    </message>
    <message>
        <source>A picker with the jack of clubs may call the jack of spades. A picker with both plays alone.</source>
        <translation>Ein Picker mit dem Kreuz-Buben darf den Pik-Buben rufen. Ein Picker mit beiden spielt allein.</translation>
    </message>
    <message>
        <source>A picker who plays alone keeps the jack in play.</source>
        <translation>Ein Picker, der allein spielt, behält den Buben im Spiel.</translation>
    </message>
    <message>
        <source>The jack may go down; the picker is still alone.</source>
        <translation>Der Bube darf gedrückt werden; der Picker ist trotzdem allein.</translation>
    </message>
    <message>
        <source>Dealer&apos;s left</source>
        <translation>Links vom Geber</translation>
    </message>
    <message>
        <source>The player left of the dealer leads the first trick.</source>
        <translation>Der Spieler links vom Geber spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>Picker&apos;s left</source>
        <translation>Links vom Picker</translation>
    </message>
    <message>
        <source>The player left of the picker leads the first trick.</source>
        <translation>Der Spieler links vom Picker spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>Leaster</source>
        <translation>Leaster</translation>
    </message>
    <message>
        <source>All play for themselves, and the fewest points win 1 from each of the others.</source>
        <translation>Jeder spielt für sich; wer die wenigsten Augen hat, bekommt 1 von jedem anderen.</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>The cards are thrown in, the same dealer deals again, and the next hand counts double.</source>
        <translation>Die Karten werden zusammengeworfen, derselbe Geber gibt neu, und das nächste Spiel zählt doppelt.</translation>
    </message>
    <message>
        <source>Last player must pick</source>
        <translation>Der Letzte muss aufnehmen</translation>
    </message>
    <message>
        <source>When all the others have passed, the last player has to pick.</source>
        <translation>Haben alle anderen gepasst, muss der Letzte aufnehmen.</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>The cards are thrown in and the next player deals. Nothing is doubled.</source>
        <translation>Die Karten werden zusammengeworfen, und der Nächste gibt. Nichts wird verdoppelt.</translation>
    </message>
    <message>
        <source>Doubled as well</source>
        <translation>Auch verdoppelt</translation>
    </message>
    <message>
        <source>The bump doubles a forced picker&apos;s loss like any other.</source>
        <translation>Der Bump verdoppelt den Verlust eines gezwungenen Pickers wie jeden anderen.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <translation>Nicht verdoppelt</translation>
    </message>
    <message>
        <source>The bump spares a picker who had no choice.</source>
        <translation>Der Bump verschont einen Picker, der keine Wahl hatte.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Beiseitegelegt</translation>
    </message>
    <message>
        <source>Its points do not count.</source>
        <translation>Seine Augen zählen nicht.</translation>
    </message>
    <message>
        <source>Goes with the first trick</source>
        <translation>Geht an den ersten Stich</translation>
    </message>
    <message>
        <source>Its points go to the winner of the first trick.</source>
        <translation>Seine Augen bekommt, wer den ersten Stich macht.</translation>
    </message>
    <message>
        <source>Goes with the last trick</source>
        <translation>Geht an den letzten Stich</translation>
    </message>
    <message>
        <source>Its points go to the winner of the last trick.</source>
        <translation>Seine Augen bekommt, wer den letzten Stich macht.</translation>
    </message>
    <message>
        <source>A player without a trick has 0 points and may win.</source>
        <translation>Ein Spieler ohne Stich hat 0 Augen und kann gewinnen.</translation>
    </message>
    <message>
        <source>Only players with a trick can win.</source>
        <translation>Nur wer einen Stich gemacht hat, kann gewinnen.</translation>
    </message>
    <message>
        <source>All of them win</source>
        <translation>Alle gewinnen</translation>
    </message>
    <message>
        <source>Each loser pays 1 to each winner.</source>
        <translation>Jeder Verlierer zahlt 1 an jeden Gewinner.</translation>
    </message>
    <message>
        <source>Fewer tricks win</source>
        <translation>Weniger Stiche gewinnen</translation>
    </message>
    <message>
        <source>One more hand for each</source>
        <translation>Ein Spiel mehr für jeden</translation>
    </message>
    <message>
        <source>Two throw-ins double the next two hands.</source>
        <translation>Zweimal zusammenwerfen verdoppelt die nächsten beiden Spiele.</translation>
    </message>
    <message>
        <source>Double again</source>
        <translation>Weiter verdoppeln</translation>
    </message>
    <message>
        <source>Two throw-ins make the next hand count ×4.</source>
        <translation>Nach zweimal Zusammenwerfen zählt das nächste Spiel ×4.</translation>
    </message>
    <message>
        <source>Double once at most</source>
        <translation>Höchstens einmal verdoppeln</translation>
    </message>
    <message>
        <source>The next hand counts ×2, after any number of throw-ins.</source>
        <translation>Wie oft auch zusammengeworfen wird: Das nächste Spiel zählt ×2.</translation>
    </message>
    <message>
        <source>×4</source>
        <translation>×4</translation>
    </message>
    <message>
        <source>Two throw-ins; more change nothing.</source>
        <translation>Zweimal zusammengeworfen; öfter ändert nichts.</translation>
    </message>
    <message>
        <source>×8</source>
        <translation>×8</translation>
    </message>
    <message>
        <source>Three throw-ins; more change nothing.</source>
        <translation>Dreimal zusammengeworfen; öfter ändert nichts.</translation>
    </message>
    <message>
        <source>×16</source>
        <translation>×16</translation>
    </message>
    <message>
        <source>Four throw-ins; more change nothing.</source>
        <translation>Viermal zusammengeworfen; öfter ändert nichts.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Keine Grenze</translation>
    </message>
    <message>
        <source>Every throw-in doubles once more.</source>
        <translation>Jedes Zusammenwerfen verdoppelt noch einmal.</translation>
    </message>
    <message>
        <source>Losses count once</source>
        <translation>Verluste zählen einfach</translation>
    </message>
    <message>
        <source>The makers lose what they would have won.</source>
        <translation>Die Spielerpartei verliert, was sie gewonnen hätte.</translation>
    </message>
    <message>
        <source>Losses count double</source>
        <translation>Verluste zählen doppelt</translation>
    </message>
    <message>
        <source>The makers lose twice what they would have won.</source>
        <translation>Die Spielerpartei verliert das Doppelte dessen, was sie gewonnen hätte.</translation>
    </message>
    <message>
        <source>Partner pays a share</source>
        <translation>Partner zahlt seinen Teil</translation>
    </message>
    <message>
        <source>As in any other loss.</source>
        <translation>Wie bei jedem anderen Verlust.</translation>
    </message>
    <message>
        <source>Picker pays all if the makers took no trick</source>
        <translation>Picker zahlt alles, wenn die Spielerpartei keinen Stich hat</translation>
    </message>
    <message>
        <source>The partner then pays nothing.</source>
        <translation>Der Partner zahlt dann nichts.</translation>
    </message>
    <message>
        <source>Picker pays all if the picker took no trick</source>
        <translation>Picker zahlt alles, wenn er keinen Stich hat</translation>
    </message>
    <message>
        <source>The partner then pays nothing, even after taking tricks.</source>
        <translation>Der Partner zahlt dann nichts, auch wenn er Stiche gemacht hat.</translation>
    </message>
    <message>
        <source>With 30 points</source>
        <translation>Mit 30 Augen</translation>
    </message>
    <message>
        <source>The makers need 91 to win schneider.</source>
        <translation>Die Spielerpartei braucht 91 für Schneider.</translation>
    </message>
    <message>
        <source>With 31 points</source>
        <translation>Mit 31 Augen</translation>
    </message>
    <message>
        <source>The makers need 90 to win schneider.</source>
        <translation>Die Spielerpartei braucht 90 für Schneider.</translation>
    </message>
    <message>
        <source>Picker takes the difference</source>
        <translation>Picker nimmt den Rest</translation>
    </message>
    <message>
        <source>Partner and defenders win or lose the stake; the picker takes or pays the rest.</source>
        <translation>Partner und Gegner gewinnen oder verlieren den Einsatz; der Picker bekommt oder zahlt den Rest.</translation>
    </message>
    <message>
        <source>Each maker with each defender</source>
        <translation>Jeder der Spielerpartei mit jedem Gegner</translation>
    </message>
    <message>
        <source>Every maker settles the stake with every defender.</source>
        <translation>Jeder der Spielerpartei rechnet den Einsatz mit jedem Gegner ab.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>How many players there are, how the cards are dealt and how a partner is found. Example: with five players everyone holds six cards, the blind has two, and the picker has one partner against three.</source>
        <translation>Wie viele spielen, wie gegeben wird und wie sich der Partner findet. Beispiel: Zu fünft hat jeder sechs Karten, zwei liegen im Blind, und der Picker sucht einen Partner gegen drei.</translation>
    </message>
    <message>
        <source>Dealer sits out</source>
        <translation>Geber setzt aus</translation>
    </message>
    <message>
        <source>The table has one player more than the hand: the dealer deals, sees no cards, and scores 0. Example: six players at a five-handed game. In this hand Ada deals and watches, in the next hand her left neighbor.</source>
        <translation>Am Tisch sitzt einer mehr, als spielt: Der Geber gibt, sieht keine Karten und schreibt 0. Beispiel: sechs beim Spiel zu fünft; diesmal gibt Ada und schaut zu, beim nächsten Mal ihr linker Nachbar.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Trumpffarbe</translation>
    </message>
    <message>
        <source>Queens and jacks are always trump; below them the ace, ten, king, nine, eight and seven of this suit are trump too. Example: with clubs as trump the ace of clubs is trump, and the ace of diamonds is a fail ace that can be called.</source>
        <translation>Damen und Buben sind immer Trumpf; darunter sind auch Ass, Zehn, König, Neun, Acht und Sieben dieser Farbe Trumpf. Beispiel: Ist Kreuz Trumpf, dann ist das Kreuz-Ass Trumpf und das Karo-Ass ein Fehl-Ass, das gerufen werden kann.</translation>
    </message>
    <message>
        <source>Spitz</source>
        <translation>Spitz</translation>
    </message>
    <message>
        <source>The seven of the trump suit may be one of the highest trump. It is still worth no points. Example: as second-highest trump the seven of diamonds takes the queen of spades and loses to the queen of clubs.</source>
        <translation>Die Sieben der Trumpffarbe kann zu den höchsten Trümpfen gehören; Augen zählt sie trotzdem keine. Beispiel: Als zweithöchster Trumpf sticht die Karo-Sieben die Pik-Dame und verliert gegen die Kreuz-Dame.</translation>
    </message>
    <message>
        <source>Hand without ace, face or trump</source>
        <translation>Blatt ohne Ass, Bild und Trumpf</translation>
    </message>
    <message>
        <source>A player is dealt only tens, nines, eights and sevens, and no trump. Example: 10♣ 9♣ 8♠ 7♠ 9♥ 7♥.</source>
        <translation>Jemand bekommt nur Zehnen, Neunen, Achten und Siebenen und keinen Trumpf. Beispiel: 10♣ 9♣ 8♠ 7♠ 9♥ 7♥.</translation>
    </message>
    <message>
        <source>Who helps the picker against the others. The partner stays secret until the partner card is played. Example: you call the ace of clubs. Its holder is your partner and plays it when clubs are led for the first time.</source>
        <translation>Wer dem Picker gegen die anderen hilft. Niemand sagt es: Die Karte verrät es, wenn sie fällt. Beispiel: Du rufst das Kreuz-Ass; wer es hält, ist dein Partner und gibt es zu, wenn zum ersten Mal Kreuz ausgespielt wird.</translation>
    </message>
    <message>
        <source>Card of the called suit</source>
        <translation>Karte der gerufenen Farbe</translation>
    </message>
    <message>
        <source>Whether the picker must hold a fail card of the called suit, and keep it until that suit is led for the first time. Example: you call hearts with the nine and the seven of hearts. Before hearts are led you may discard one of them, not both.</source>
        <translation>Ob der Picker von der gerufenen Farbe eine Fehlkarte halten und bis zum ersten Ausspielen dieser Farbe behalten muss. Beispiel: Du rufst Herz und hast Herz-Neun und Herz-Sieben; eine davon darfst du vorher abwerfen, nicht beide.</translation>
    </message>
    <message>
        <source>Calling a ten</source>
        <translation>Zehn rufen</translation>
    </message>
    <message>
        <source>What a picker with all the fail aces, in hand or buried, may call. Example: you bury the aces of spades and hearts and keep the ace of clubs. You may call the ten of clubs.</source>
        <translation>Was ein Picker tut, der alle Fehl-Asse selbst hat, auf der Hand oder gedrückt. Beispiel: Du drückst Pik-Ass und Herz-Ass und behältst das Kreuz-Ass; du darfst die Kreuz-Zehn rufen.</translation>
    </message>
    <message>
        <source>Called ten</source>
        <translation>Gerufene Zehn</translation>
    </message>
    <message>
        <source>How the called ten ranks when its suit is led for the first time and the trick is not trumped. Example: you called the ten of hearts. The ace, ten, nine and eight of hearts and the seven of spades are played: the ten takes the trick.</source>
        <translation>Wie die gerufene Zehn steht, wenn ihre Farbe zum ersten Mal ausgespielt wird und niemand sticht. Beispiel: Du hast die Herz-Zehn gerufen, und es fallen Ass, Zehn, Neun und Acht von Herz und die Pik-Sieben: Die Zehn macht den Stich.</translation>
    </message>
    <message>
        <source>Calling under</source>
        <translation>Under rufen</translation>
    </message>
    <message>
        <source>What a picker may do who can call no ace and lacks at least one of them. The card laid face down never wins, and its points go to the winner of the trick. Example: you kept ace and king of clubs and four trump. You lay the seven of diamonds face down and call the ace of hearts.</source>
        <translation>Was ein Picker tut, der kein Ass rufen kann und mindestens eines nicht hat. Die verdeckte Karte gewinnt nie, und ihre Augen bekommt, wer den Stich macht. Beispiel: Du hast Ass und König von Kreuz und vier Trümpfe behalten; du legst die Karo-Sieben verdeckt hin und rufst das Herz-Ass.</translation>
    </message>
    <message>
        <source>When an under is allowed</source>
        <translation>Wann ein Under erlaubt ist</translation>
    </message>
    <message>
        <source>Which cards decide that no ordinary call is possible. Example: you buried your only heart and have nothing else to call with. By the cards kept, you may call hearts under. By all cards before the bury, you could have called hearts, so you may not.</source>
        <translation>Mit welchen Karten kein gewöhnlicher Ruf möglich sein darf. Beispiel: Du hast dein einziges Herz gedrückt und kannst sonst nichts rufen. Nach den behaltenen Karten darfst du Herz mit Under rufen; nach allen Karten vor dem Drücken hättest du Herz rufen können, also nicht.</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>Alleinspiel</translation>
    </message>
    <message>
        <source>The picker may announce after the bury: “I play alone”, even if a partner could be called. Example: five players. A picker who wins alone gets 4, and each of the four others loses 1.</source>
        <translation>Der Picker darf nach dem Drücken ansagen: „Ich spiele allein“, auch wenn ein Partner gerufen werden könnte. Beispiel: Zu fünft bekommt ein Picker, der allein gewinnt, 4, und jeder der vier anderen verliert 1.</translation>
    </message>
    <message>
        <source>Picker who has the partner jack</source>
        <translation>Picker hat den Partner-Buben</translation>
    </message>
    <message>
        <source>What a picker with the partner jack says. Unless another jack is called, that picker plays alone. Example: you find the jack of diamonds in the blind.</source>
        <translation>Was ein Picker mit dem Partner-Buben sagt. Wenn er keinen anderen Buben ruft, spielt er allein. Beispiel: Du findest den Karo-Buben im Blind.</translation>
    </message>
    <message>
        <source>Calling up</source>
        <translation>Höheren Buben rufen</translation>
    </message>
    <message>
        <source>A picker with the jack of diamonds may openly call a higher jack instead of playing alone. Example: you have the jacks of diamonds and hearts. If the next jack not held may be called, you call the jack of spades.</source>
        <translation>Ein Picker mit dem Karo-Buben darf laut einen höheren Buben rufen, den er nicht hat, statt allein zu spielen. Beispiel: Du hast Karo- und Herz-Bube; darf der nächste fehlende Bube gerufen werden, rufst du den Pik-Buben.</translation>
    </message>
    <message>
        <source>When to call up</source>
        <translation>Wann gerufen wird</translation>
    </message>
    <message>
        <source>Whether the other jack is named before or after the picker sees the blind. Example: with the pick you call the jack of hearts and then find it in the blind: you play alone.</source>
        <translation>Ob der andere Bube genannt wird, bevor oder nachdem der Picker den Blind sieht. Beispiel: Beim Aufnehmen rufst du den Herz-Buben und findest ihn dann im Blind: Du spielst allein.</translation>
    </message>
    <message>
        <source>Calling down</source>
        <translation>Niedrigeren Buben rufen</translation>
    </message>
    <message>
        <source>A picker with the jack of clubs may openly call the next lower jack instead of playing alone. Example: you have the jack of clubs and not the jack of spades. You call the jack of spades.</source>
        <translation>Ein Picker mit dem Kreuz-Buben darf laut den nächstniedrigeren Buben rufen, statt allein zu spielen. Beispiel: Du hast den Kreuz-Buben und nicht den Pik-Buben; du rufst den Pik-Buben.</translation>
    </message>
    <message>
        <source>Burying the partner jack</source>
        <translation>Partner-Buben drücken</translation>
    </message>
    <message>
        <source>Whether a picker who has the partner jack and plays alone may bury it. Example: you would rather keep a higher trump than the jack of diamonds and put its 2 points away.</source>
        <translation>Ob ein Picker, der den Partner-Buben hat und allein spielt, ihn drücken darf. Beispiel: Du behältst lieber einen höheren Trumpf als den Karo-Buben und bringst seine 2 Augen in Sicherheit.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Erstes Ausspiel</translation>
    </message>
    <message>
        <source>Who plays the first card after a pick. A leaster always begins at the dealer&apos;s left. Example: Ada deals, Bruno on her left passes, Clara picks. At the dealer&apos;s left Bruno leads, at the picker&apos;s left the player after Clara.</source>
        <translation>Wer die erste Karte spielt, wenn jemand aufgenommen hat; ein Leaster beginnt immer links vom Geber. Beispiel: Ada gibt, Bruno links von ihr passt, Clara nimmt auf. Links vom Geber spielt Bruno aus, links vom Picker der Spieler nach Clara.</translation>
    </message>
    <message>
        <source>Forced picker who loses</source>
        <translation>Gezwungener Picker verliert</translation>
    </message>
    <message>
        <source>Whether the bump doubles the loss of a player who had to pick. Example: five players. A forced picker with a partner loses 55 to 65 and pays 4 when it is doubled, 2 when it is not.</source>
        <translation>Ob der Bump auch für einen Spieler gilt, der aufnehmen musste. Beispiel: Zu fünft verliert er mit Partner 55 zu 65: Er zahlt 4, wenn verdoppelt wird, sonst 2.</translation>
    </message>
    <message>
        <source>Blind in a leaster</source>
        <translation>Blind im Leaster</translation>
    </message>
    <message>
        <source>Trick to win a leaster</source>
        <translation>Stich zum Gewinn des Leasters</translation>
    </message>
    <message>
        <source>Whether a player needs a trick to win. Example: Bruno took none, Ada has 9 points, the others more. Ada wins where a trick is needed, Bruno where it is not.</source>
        <translation>Ob man zum Gewinnen einen Stich gemacht haben muss. Beispiel: Bruno hat keinen, Ada 9 Augen, alle anderen mehr. Ist ein Stich nötig, gewinnt Ada, sonst Bruno.</translation>
    </message>
    <message>
        <source>Tie in a leaster</source>
        <translation>Gleichstand im Leaster</translation>
    </message>
    <message>
        <source>Two or more players share the fewest points. Example: five players, and two tie at 20. If both win, they get 3 each and the others lose 2 each.</source>
        <translation>Zwei oder mehr Spieler haben gleich wenige Augen. Beispiel: Zu fünft haben zwei 20; gewinnen beide, bekommen sie je 3, und die anderen verlieren je 2.</translation>
    </message>
    <message>
        <source>Several doublers</source>
        <translation>Mehrere Doubler</translation>
    </message>
    <message>
        <source>Highest doubler</source>
        <translation>Höchster Doubler</translation>
    </message>
    <message>
        <source>How far throw-ins in a row can multiply the next hand. Example: with ×4 a third throw-in in a row changes nothing.</source>
        <translation>Wie weit Zusammenwerfen in Folge das nächste Spiel vervielfachen kann. Beispiel: Bei ×4 ändert ein drittes Mal nichts.</translation>
    </message>
    <message>
        <source>Double on the bump</source>
        <translation>Bump</translation>
    </message>
    <message>
        <source>Whether makers who lose pay double. Example: five players, picker and partner lose 55 to 65. Doubled, the picker pays 4, the partner 2, and each defender gets 2; otherwise half of that.</source>
        <translation>Ob eine Spielerpartei, die verliert, doppelt zahlt. Beispiel: Zu fünft verlieren Picker und Partner 55 zu 65. Verdoppelt zahlt der Picker 4, der Partner 2, und jeder Gegner bekommt 2; sonst die Hälfte.</translation>
    </message>
    <message>
        <source>Losing without a trick</source>
        <translation>Verlust ohne Stich</translation>
    </message>
    <message>
        <source>Whether the partner pays when the picker lost without a trick. Example: five players, the makers take no trick, no bump: picker 6 and partner 3, or the picker all 9.</source>
        <translation>Ob der Partner zahlt, wenn ohne Stich verloren wurde. Beispiel: Zu fünft macht die Spielerpartei keinen Stich, ohne Bump: Picker 6 und Partner 3, oder der Picker alle 9.</translation>
    </message>
    <message>
        <source>Defenders out of schneider</source>
        <translation>Gegner aus dem Schneider</translation>
    </message>
    <message>
        <source>How many points save the defenders from paying double. Example: at 90 to 30 they pay the single stake if 30 are enough, and double if 31 are needed.</source>
        <translation>Wie viele Augen den Gegnern das doppelte Zahlen ersparen. Beispiel: Bei 90 zu 30 zahlen sie einfach, wo 30 reichen, und doppelt, wo 31 nötig sind.</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>How makers and defenders settle the stake. Example: five players, picker and partner win 70 to 50. Either picker +2, partner +1, each defender −1; or both makers +3 and each defender −2.</source>
        <translation>Wie der Einsatz auf Spielerpartei und Gegner verteilt wird. Beispiel: Zu fünft gewinnen Picker und Partner 70 zu 50. Entweder Picker +2, Partner +1, jeder Gegner −1; oder Picker und Partner je +3 und jeder Gegner −2.</translation>
    </message>
    <message>
        <source>Only where a card of the called suit is needed.</source>
        <translation>Nur wo eine Karte der gerufenen Farbe nötig ist.</translation>
    </message>
    <message>
        <source>From the strongest: %1, %2, %3, %4.</source>
        <translation>Vom stärksten abwärts: %1, %2, %3, %4.</translation>
    </message>
    <message>
        <source>Raising the stakes</source>
        <translation>Einsatz erhöhen</translation>
    </message>
    <message>
        <source>Length and money</source>
        <translation>Länge und Geld</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Only where a player picks the blind.</source>
        <translation>Nur wo jemand den Blind aufnimmt.</translation>
    </message>
    <message>
        <source>Only where call and solo are bid.</source>
        <translation>Nur wo Ruf und Solo geboten werden.</translation>
    </message>
    <message>
        <source>Only where the picker may go alone.</source>
        <translation>Nur wo der Picker allein spielen darf.</translation>
    </message>
    <message>
        <source>Only where the losers pay.</source>
        <translation>Nur wo die Verlierer zahlen.</translation>
    </message>
    <message>
        <source>Only where the first queens played find the partners.</source>
        <translation>Nur wo die ersten gespielten Damen die Partner bestimmen.</translation>
    </message>
    <message>
        <source>Only where the neighbor shares the blind.</source>
        <translation>Nur wo der Nachbar am Blind teilhat.</translation>
    </message>
    <message>
        <source>Only with three players and no trick needed to win.</source>
        <translation>Nur mit drei Spielern, und wenn zum Gewinnen kein Stich nötig ist.</translation>
    </message>
    <message>
        <source>Only with a pot.</source>
        <translation>Nur mit Pott.</translation>
    </message>
    <message>
        <source>Only where stakes can be cracked.</source>
        <translation>Nur wo Kontra erlaubt ist.</translation>
    </message>
    <message>
        <source>Only where stakes can be cracked or blitzed.</source>
        <translation>Nur wo Kontra oder Blitz erlaubt ist.</translation>
    </message>
    <message>
        <source>Only where that pair can be shown for a blitz.</source>
        <translation>Nur wo dieses Paar für einen Blitz gezeigt werden kann.</translation>
    </message>
    <message>
        <source>Only where sheepshead can be called.</source>
        <translation>Nur wo Sheepshead angesagt werden kann.</translation>
    </message>
    <message>
        <source>Only for a game with a set length.</source>
        <translation>Nur für eine Partie, die von selbst endet.</translation>
    </message>
    <message>
        <source>Only where the cards are cut.</source>
        <translation>Nur wo abgehoben wird.</translation>
    </message>
    <message>
        <source>Only where enough players are left.</source>
        <translation>Nur wo genug Spieler übrig sind.</translation>
    </message>
    <message>
        <source>cents</source>
        <translation>Cent</translation>
    </message>
    <message>
        <source>Two players, hand and piles</source>
        <translation>Zwei Spieler, Hand und Stapel</translation>
    </message>
    <message>
        <source>Two players, all in piles</source>
        <translation>Zwei Spieler, alles in Stapeln</translation>
    </message>
    <message>
        <source>Three players, ten cards</source>
        <translation>Drei Spieler, zehn Karten</translation>
    </message>
    <message>
        <source>Ten cards each and two in the blind. The picker plays alone against the two others.</source>
        <translation>Je zehn Karten und zwei im Blind. Der Picker spielt allein gegen die beiden anderen.</translation>
    </message>
    <message>
        <source>Three players, nine cards</source>
        <translation>Drei Spieler, neun Karten</translation>
    </message>
    <message>
        <source>Without the black sevens: nine cards each and three in the blind. The picker plays alone.</source>
        <translation>Ohne die schwarzen Siebenen: je neun Karten und drei im Blind. Der Picker spielt allein.</translation>
    </message>
    <message>
        <source>Three players, eight cards</source>
        <translation>Drei Spieler, acht Karten</translation>
    </message>
    <message>
        <source>Without the sevens and eights that are not trump: eight cards each and two in the blind. The picker plays alone.</source>
        <translation>Ohne die Siebenen und Achten, die nicht Trumpf sind: je acht Karten und zwei im Blind. Der Picker spielt allein.</translation>
    </message>
    <message>
        <source>Four players, picker alone</source>
        <translation>Vier Spieler, Picker allein</translation>
    </message>
    <message>
        <source>Seven cards each and four in the blind. The picker buries four and plays alone against the three others.</source>
        <translation>Je sieben Karten und vier im Blind. Der Picker drückt vier und spielt allein gegen die drei anderen.</translation>
    </message>
    <message>
        <source>Four players, called ace</source>
        <translation>Vier Spieler, Ruf-Ass</translation>
    </message>
    <message>
        <source>Seven cards each and four in the blind. The picker buries four and calls an ace, or plays alone.</source>
        <translation>Je sieben Karten und vier im Blind. Der Picker drückt vier und ruft ein Ass oder spielt allein.</translation>
    </message>
    <message>
        <source>Four players, partner by jack</source>
        <translation>Vier Spieler, Partner durch Buben</translation>
    </message>
    <message>
        <source>Without the black sevens: seven cards each and two in the blind. The holder of the partner jack plays with the picker.</source>
        <translation>Ohne die schwarzen Siebenen: je sieben Karten und zwei im Blind. Wer den Partner-Buben hält, spielt mit dem Picker.</translation>
    </message>
    <message>
        <source>Four players, black queens</source>
        <translation>Vier Spieler, schwarze Damen</translation>
    </message>
    <message>
        <source>Four players, first two queens</source>
        <translation>Vier Spieler, erste zwei Damen</translation>
    </message>
    <message>
        <source>Four players, Indiana</source>
        <translation>Vier Spieler, Indiana</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each. Jacks rank above queens, hearts are trump, and the players bid a call or a solo. Only winners add to their score, up to 24.</source>
        <translation>Alle Karten werden gegeben, je acht. Buben stehen über Damen, Herz ist Trumpf, und man bietet einen Ruf oder ein Solo. Nur Gewinner schreiben Punkte, bis 24.</translation>
    </message>
    <message>
        <source>Six players, partner by jack</source>
        <translation>Sechs Spieler, Partner durch Buben</translation>
    </message>
    <message>
        <source>Five cards each and two in the blind. Picker and partner play against four.</source>
        <translation>Je fünf Karten und zwei im Blind. Picker und Partner spielen gegen vier.</translation>
    </message>
    <message>
        <source>Six players, jack and ace</source>
        <translation>Sechs Spieler, Bube und Ass</translation>
    </message>
    <message>
        <source>Five cards each and two in the blind. The holders of the jack of diamonds and of the called ace play with the picker: three against three.</source>
        <translation>Je fünf Karten und zwei im Blind. Wer den Karo-Buben und wer das gerufene Ass hält, spielt mit dem Picker: drei gegen drei.</translation>
    </message>
    <message>
        <source>Seven players, partner by jack</source>
        <translation>Sieben Spieler, Partner durch Buben</translation>
    </message>
    <message>
        <source>Four cards each and four in the blind, all for the picker. The holder of the jack of diamonds is the partner: two against five.</source>
        <translation>Je vier Karten und vier im Blind, alle für den Picker. Wer den Karo-Buben hält, ist Partner: zwei gegen fünf.</translation>
    </message>
    <message>
        <source>Seven players, shared blind</source>
        <translation>Sieben Spieler, geteilter Blind</translation>
    </message>
    <message>
        <source>Four cards each and four in the blind: two for the picker and two for the left neighbor, who is the partner. Each buries two.</source>
        <translation>Je vier Karten und vier im Blind: zwei für den Picker und zwei für seinen linken Nachbarn, der sein Partner ist. Jeder drückt zwei.</translation>
    </message>
    <message>
        <source>Seven players, three and one</source>
        <translation>Sieben Spieler, drei und eine</translation>
    </message>
    <message>
        <source>Four cards each and four in the blind: three for the picker and one for the left neighbor. The holder of the jack of diamonds is the partner.</source>
        <translation>Je vier Karten und vier im Blind: drei für den Picker und eine für seinen linken Nachbarn. Wer den Karo-Buben hält, ist Partner.</translation>
    </message>
    <message>
        <source>Eight players, black queens</source>
        <translation>Acht Spieler, schwarze Damen</translation>
    </message>
    <message>
        <source>Eight players, three cards</source>
        <translation>Acht Spieler, drei Karten</translation>
    </message>
    <message>
        <source>Jack of diamonds and called ace</source>
        <translation>Karo-Bube und Ruf-Ass</translation>
    </message>
    <message>
        <source>Two partners, the holders of the jack of diamonds and of the ace that the picker calls; neither knows the other. One player may be both.</source>
        <translation>Zwei Partner: wer den Karo-Buben und wer das vom Picker gerufene Ass hält; keiner kennt den anderen. Ein Spieler kann beides sein.</translation>
    </message>
    <message>
        <source>Left neighbor</source>
        <translation>Linker Nachbar</translation>
    </message>
    <message>
        <source>The player left of the picker takes a part of the blind and is openly the partner.</source>
        <translation>Der Spieler links vom Picker nimmt einen Teil des Blinds und ist offen der Partner.</translation>
    </message>
    <message>
        <source>Taker of the first trick</source>
        <translation>Wer den ersten Stich macht</translation>
    </message>
    <message>
        <source>The winner of the first trick is the partner. A picker who takes the first trick plays alone.</source>
        <translation>Wer den ersten Stich macht, ist Partner; macht ihn der Picker selbst, ist er allein.</translation>
    </message>
    <message>
        <source>Queen of clubs and seven of diamonds</source>
        <translation>Kreuz-Dame und Karo-Sieben</translation>
    </message>
    <message>
        <source>Their holders play together; one player with both is alone.</source>
        <translation>Wer sie hält, spielt zusammen; wer beide hat, ist allein.</translation>
    </message>
    <message>
        <source>Black queens</source>
        <translation>Schwarze Damen</translation>
    </message>
    <message>
        <source>The holders of the queens of clubs and spades play together; one player with both is alone.</source>
        <translation>Wer Kreuz- und Pik-Dame hält, spielt zusammen; wer beide hat, ist allein.</translation>
    </message>
    <message>
        <source>First two queens</source>
        <translation>Erste zwei Damen</translation>
    </message>
    <message>
        <source>Queen of clubs, jack and seven of diamonds</source>
        <translation>Kreuz-Dame, Karo-Bube und Karo-Sieben</translation>
    </message>
    <message>
        <source>Their three holders play together. A player with two of them may call another card.</source>
        <translation>Die drei, die sie halten, spielen zusammen. Wer zwei davon hat, darf eine andere Karte rufen.</translation>
    </message>
    <message>
        <source>Called by the bidder</source>
        <translation>Vom Bieter gerufen</translation>
    </message>
    <message>
        <source>The bidder of a call names the ace of a fail suit, and its holder is the partner.</source>
        <translation>Wer einen Ruf bietet, nennt das Ass einer Fehlfarbe; wer es hält, ist Partner.</translation>
    </message>
    <message>
        <source>Two: hand and piles</source>
        <translation>Zwei: Hand und Stapel</translation>
    </message>
    <message>
        <source>Two players with eight cards in hand and four open cards on face-down ones.</source>
        <translation>Zwei Spieler mit acht Karten auf der Hand und vier offenen auf verdeckten.</translation>
    </message>
    <message>
        <source>Two: all in piles</source>
        <translation>Zwei: alles in Stapeln</translation>
    </message>
    <message>
        <source>Two players with eight open cards each, all on face-down ones, and no hand.</source>
        <translation>Zwei Spieler mit je acht offenen Karten, alle auf verdeckten, und keiner auf der Hand.</translation>
    </message>
    <message>
        <source>Three: ten cards</source>
        <translation>Drei: zehn Karten</translation>
    </message>
    <message>
        <source>Three players with ten cards and a blind of two; the picker is alone.</source>
        <translation>Drei Spieler mit zehn Karten und zwei im Blind; der Picker ist allein.</translation>
    </message>
    <message>
        <source>Three: nine cards</source>
        <translation>Drei: neun Karten</translation>
    </message>
    <message>
        <source>Three players with nine cards and a blind of three; two sevens stay in the box.</source>
        <translation>Drei Spieler mit neun Karten und drei im Blind; zwei Siebenen bleiben in der Schachtel.</translation>
    </message>
    <message>
        <source>Three: eight cards</source>
        <translation>Drei: acht Karten</translation>
    </message>
    <message>
        <source>Three players with eight cards and a blind of two; six low cards stay in the box.</source>
        <translation>Drei Spieler mit acht Karten und zwei im Blind; sechs niedrige Karten bleiben in der Schachtel.</translation>
    </message>
    <message>
        <source>Four: picker alone</source>
        <translation>Vier: Picker allein</translation>
    </message>
    <message>
        <source>Four players with a blind of four; the picker is alone against three.</source>
        <translation>Vier Spieler mit vier Karten im Blind; der Picker ist allein gegen drei.</translation>
    </message>
    <message>
        <source>Four: jack of diamonds</source>
        <translation>Vier: Karo-Bube</translation>
    </message>
    <message>
        <source>Four players, two against two; the jack of diamonds is the partner.</source>
        <translation>Vier Spieler, zwei gegen zwei; der Karo-Bube ist Partner.</translation>
    </message>
    <message>
        <source>Four: black queens</source>
        <translation>Vier: schwarze Damen</translation>
    </message>
    <message>
        <source>Four: queen of clubs and seven</source>
        <translation>Vier: Kreuz-Dame und Sieben</translation>
    </message>
    <message>
        <source>Four: first two queens</source>
        <translation>Vier: erste zwei Damen</translation>
    </message>
    <message>
        <source>Four: Indiana</source>
        <translation>Vier: Indiana</translation>
    </message>
    <message>
        <source>Four players bid a call or a solo; jacks above queens, hearts trump, to 24.</source>
        <translation>Vier Spieler bieten Ruf oder Solo; Buben über Damen, Herz Trumpf, bis 24.</translation>
    </message>
    <message>
        <source>Five: first trick</source>
        <translation>Fünf: erster Stich</translation>
    </message>
    <message>
        <source>Five players; the winner of the first trick is the picker&apos;s partner.</source>
        <translation>Fünf Spieler; wer den ersten Stich macht, ist der Partner des Pickers.</translation>
    </message>
    <message>
        <source>Five: the dealer&apos;s left picks</source>
        <translation>Fünf: links vom Geber nimmt auf</translation>
    </message>
    <message>
        <source>Called ace, and the player left of the dealer always has to pick.</source>
        <translation>Ruf-Ass, und der Spieler links vom Geber muss immer aufnehmen.</translation>
    </message>
    <message>
        <source>Six: jack of diamonds</source>
        <translation>Sechs: Karo-Bube</translation>
    </message>
    <message>
        <source>Six players, two against four. A picker who finds the jack of diamonds in the blind may call the next one.</source>
        <translation>Sechs Spieler, zwei gegen vier. Ein Picker, der den Karo-Buben im Blind findet, darf den nächsten rufen.</translation>
    </message>
    <message>
        <source>Six: jack of clubs</source>
        <translation>Sechs: Kreuz-Bube</translation>
    </message>
    <message>
        <source>Six players, two against four. The jack of clubs is the partner, and its holder may call down to the jack of spades.</source>
        <translation>Sechs Spieler, zwei gegen vier. Der Kreuz-Bube ist Partner; ein Picker, der ihn hat, darf den Pik-Buben rufen.</translation>
    </message>
    <message>
        <source>Six: jack and ace</source>
        <translation>Sechs: Bube und Ass</translation>
    </message>
    <message>
        <source>Six players, three against three: the jack of diamonds and the called ace play with the picker.</source>
        <translation>Sechs Spieler, drei gegen drei: Karo-Bube und gerufenes Ass spielen mit dem Picker.</translation>
    </message>
    <message>
        <source>Seven: jack of diamonds</source>
        <translation>Sieben: Karo-Bube</translation>
    </message>
    <message>
        <source>Seven players, two against five; the picker takes a blind of four.</source>
        <translation>Sieben Spieler, zwei gegen fünf; der Picker nimmt vier Karten als Blind.</translation>
    </message>
    <message>
        <source>Seven: the neighbor</source>
        <translation>Sieben: der Nachbar</translation>
    </message>
    <message>
        <source>Seven players; the picker and the left neighbor share the blind and play together.</source>
        <translation>Sieben Spieler; der Picker und sein linker Nachbar teilen sich den Blind und spielen zusammen.</translation>
    </message>
    <message>
        <source>Seven: three and one</source>
        <translation>Sieben: drei und eine</translation>
    </message>
    <message>
        <source>Seven players; the picker takes three cards of the blind, the left neighbor one. The jack of diamonds is the partner.</source>
        <translation>Sieben Spieler; der Picker nimmt drei Karten des Blinds, sein linker Nachbar eine. Der Karo-Bube ist Partner.</translation>
    </message>
    <message>
        <source>Eight: black queens</source>
        <translation>Acht: schwarze Damen</translation>
    </message>
    <message>
        <source>Eight: three cards</source>
        <translation>Acht: drei Karten</translation>
    </message>
    <message>
        <source>Eight players; the queen of clubs, the jack and the seven of diamonds play against five.</source>
        <translation>Acht Spieler; Kreuz-Dame, Karo-Bube und Karo-Sieben spielen gegen fünf.</translation>
    </message>
    <message>
        <source>World of Card Games</source>
        <translation>World of Card Games</translation>
    </message>
    <message>
        <source>Japanese page</source>
        <translation>Japanische Seite</translation>
    </message>
    <message>
        <source>Called ace as on a Japanese card game page: no double on the bump.</source>
        <translation>Ruf-Ass wie auf einer japanischen Kartenspielseite: kein Bump.</translation>
    </message>
    <message>
        <source>Crack and blitz</source>
        <translation>Kontra und Blitz</translation>
    </message>
    <message>
        <source>Jack of diamonds with all the raises: crack, crack back, around the corner, and queens shown before the first lead, up to ×16.</source>
        <translation>Karo-Bube mit allen Erhöhungen: Kontra, Re, Re um die Ecke und Damen, die vor dem ersten Ausspiel gezeigt werden, bis ×16.</translation>
    </message>
    <message>
        <source>Dealt again on request</source>
        <translation>Auf Wunsch neu geben</translation>
    </message>
    <message>
        <source>The holder may show the hand for a new deal by the same dealer, or keep it silently.</source>
        <translation>Wer es hat, darf es zeigen, und derselbe Geber gibt neu; oder er behält es und sagt nichts.</translation>
    </message>
    <message>
        <source>The table votes</source>
        <translation>Der Tisch stimmt ab</translation>
    </message>
    <message>
        <source>Every player votes for a leaster or a doubler, and the majority decides.</source>
        <translation>Jeder sagt Leaster oder Doubler, und die Mehrheit entscheidet.</translation>
    </message>
    <message>
        <source>Moster</source>
        <translation>Moster</translation>
    </message>
    <message>
        <source>All play for themselves, and the most points lose 1 to each of the others. But a player who takes every trick wins.</source>
        <translation>Jeder spielt für sich; wer die meisten Augen hat, zahlt 1 an jeden anderen. Wer aber alle Stiche macht, gewinnt.</translation>
    </message>
    <message>
        <source>Mittler</source>
        <translation>Mittler</translation>
    </message>
    <message>
        <source>Schneidster</source>
        <translation>Schneidster</translation>
    </message>
    <message>
        <source>All play for themselves, and the player closest to 30 points without going over wins 1 from each of the others.</source>
        <translation>Jeder spielt für sich; wer 30 Augen am nächsten kommt und nicht darüber, bekommt 1 von jedem anderen.</translation>
    </message>
    <message>
        <source>Schwanzer</source>
        <translation>Schwanzer</translation>
    </message>
    <message>
        <source>The hands are laid open and nothing is played: 3 for a queen, 2 for a jack, 1 for any other trump. The most loses 1 to each of the others.</source>
        <translation>Die Blätter werden offen hingelegt, gespielt wird nicht: 3 für eine Dame, 2 für einen Buben, 1 für jeden anderen Trumpf. Wer am meisten hat, zahlt 1 an jeden anderen.</translation>
    </message>
    <message>
        <source>Queens above jacks</source>
        <translation>Damen über Buben</translation>
    </message>
    <message>
        <source>All four queens beat all four jacks.</source>
        <translation>Alle vier Damen stechen alle vier Buben.</translation>
    </message>
    <message>
        <source>Jacks above queens</source>
        <translation>Buben über Damen</translation>
    </message>
    <message>
        <source>All four jacks beat all four queens.</source>
        <translation>Alle vier Buben stechen alle vier Damen.</translation>
    </message>
    <message>
        <source>The picker calls an ace that another player holds.</source>
        <translation>Der Picker ruft ein Ass, das ein anderer hält.</translation>
    </message>
    <message>
        <source>From anywhere</source>
        <translation>Gleich woher</translation>
    </message>
    <message>
        <source>The jack of diamonds may have been dealt or come in the blind.</source>
        <translation>Der Karo-Bube darf gegeben oder aus dem Blind sein.</translation>
    </message>
    <message>
        <source>Only from the blind</source>
        <translation>Nur aus dem Blind</translation>
    </message>
    <message>
        <source>A picker who was dealt the jack of diamonds plays alone. Only a jack from the blind allows a call.</source>
        <translation>Ein Picker, dem der Karo-Bube gegeben wurde, spielt allein; nur wenn der Bube im Blind lag, darf er rufen.</translation>
    </message>
    <message>
        <source>Not seen</source>
        <translation>Nicht gesehen</translation>
    </message>
    <message>
        <source>Neither sees what the other buried.</source>
        <translation>Keiner sieht, was der andere gedrückt hat.</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Gesehen</translation>
    </message>
    <message>
        <source>The picker and the neighbor see both buries.</source>
        <translation>Der Picker und sein Nachbar sehen beide, was gedrückt wurde.</translation>
    </message>
    <message>
        <source>One player or two</source>
        <translation>Ein Spieler oder zwei</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Zwei Spieler</translation>
    </message>
    <message>
        <source>The first two queens from different players make the partners.</source>
        <translation>Die ersten beiden Damen von verschiedenen Spielern bestimmen die Partner.</translation>
    </message>
    <message>
        <source>First bid wins</source>
        <translation>Das erste Gebot gilt</translation>
    </message>
    <message>
        <source>The first player to bid plays, and the bidding ends.</source>
        <translation>Wer zuerst bietet, spielt; damit endet das Bieten.</translation>
    </message>
    <message>
        <source>Solo beats a call</source>
        <translation>Solo geht über Ruf</translation>
    </message>
    <message>
        <source>After a call the later players may still bid a solo and play instead.</source>
        <translation>Nach einem Ruf dürfen die Spieler dahinter noch ein Solo bieten und statt dessen spielen.</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Nicht möglich</translation>
    </message>
    <message>
        <source>An illegal card is refused, with the reason.</source>
        <translation>Eine Karte, die nicht gespielt werden darf, wird mit Grund abgelehnt.</translation>
    </message>
    <message>
        <source>Forfeits the hand</source>
        <translation>Verliert das Spiel</translation>
    </message>
    <message>
        <source>Any card may be played. When the cards prove that a player did not follow suit, that side loses as if it had taken no trick.</source>
        <translation>Jede Karte darf gespielt werden. Beweisen die Karten, dass jemand nicht bedient hat, verliert seine Partei, als hätte sie keinen Stich.</translation>
    </message>
    <message>
        <source>The player left of the dealer must pick and cannot pass.</source>
        <translation>Der Spieler links vom Geber muss aufnehmen und darf nicht passen.</translation>
    </message>
    <message>
        <source>Counts once</source>
        <translation>Zählt einfach</translation>
    </message>
    <message>
        <source>1 from each of the others, as for any winner.</source>
        <translation>1 von jedem anderen, wie bei jedem Gewinner.</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>Zählt doppelt</translation>
    </message>
    <message>
        <source>The only player without a trick wins 2 from each of the others.</source>
        <translation>Wer als Einziger ohne Stich bleibt, bekommt 2 von jedem anderen.</translation>
    </message>
    <message>
        <source>No pot</source>
        <translation>Kein Pott</translation>
    </message>
    <message>
        <source>The players settle a leaster among themselves.</source>
        <translation>Leaster werden unter den Spielern abgerechnet.</translation>
    </message>
    <message>
        <source>1 from each loser</source>
        <translation>1 von jedem Verlierer</translation>
    </message>
    <message>
        <source>Every loser of a leaster puts 1 in.</source>
        <translation>Wer einen Leaster verliert, legt 1 hinein.</translation>
    </message>
    <message>
        <source>Every player puts 1 in.</source>
        <translation>Jeder Spieler legt 1 hinein.</translation>
    </message>
    <message>
        <source>1 from the winner</source>
        <translation>1 vom Gewinner</translation>
    </message>
    <message>
        <source>Only the winner of the leaster puts 1 in.</source>
        <translation>Nur der Gewinner des Leasters legt 1 hinein.</translation>
    </message>
    <message>
        <source>Makers match it</source>
        <translation>Spielerpartei verdoppelt ihn</translation>
    </message>
    <message>
        <source>They pay in what a win would have paid them.</source>
        <translation>Sie legt hinein, was sie genommen hätte.</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Each partner takes a third, rounded down, and the picker the rest. A picker alone takes all.</source>
        <translation>Jeder Partner nimmt ein Drittel, abgerundet, der Picker den Rest; allein nimmt er alles.</translation>
    </message>
    <message>
        <source>Divided evenly</source>
        <translation>Gleichmäßig geteilt</translation>
    </message>
    <message>
        <source>Odd points go one each from the dealer&apos;s left.</source>
        <translation>Restpunkte gehen links vom Geber beginnend je einer an die Spieler.</translation>
    </message>
    <message>
        <source>Every player gets five cards face up, and the best poker hand takes the pot.</source>
        <translation>Jeder bekommt fünf offene Karten, und das beste Pokerblatt nimmt den Pott.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nicht gespielt</translation>
    </message>
    <message>
        <source>Once a hand</source>
        <translation>Einmal je Spiel</translation>
    </message>
    <message>
        <source>Only the first crack doubles the hand.</source>
        <translation>Nur das erste Kontra verdoppelt.</translation>
    </message>
    <message>
        <source>Several times</source>
        <translation>Mehrmals</translation>
    </message>
    <message>
        <source>Each defender may crack, and each crack doubles again.</source>
        <translation>Jeder Gegner darf Kontra geben, und jedes verdoppelt noch einmal.</translation>
    </message>
    <message>
        <source>A crack cannot be answered.</source>
        <translation>Auf ein Kontra gibt es keine Antwort.</translation>
    </message>
    <message>
        <source>The picker may answer a crack, and the hand counts ×4.</source>
        <translation>Der Picker darf auf ein Kontra antworten, und das Spiel zählt ×4.</translation>
    </message>
    <message>
        <source>The partner cannot answer a crack.</source>
        <translation>Der Partner kann nicht auf ein Kontra antworten.</translation>
    </message>
    <message>
        <source>The partner may answer a crack, and is known as the partner from then on.</source>
        <translation>Der Partner darf auf ein Kontra antworten, und dann wissen alle, dass er Partner ist.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Nicht gezählt</translation>
    </message>
    <message>
        <source>The pair raises nothing.</source>
        <translation>Das Paar erhöht nichts.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Verdoppelt</translation>
    </message>
    <message>
        <source>A player who shows the queens of clubs and spades doubles the hand.</source>
        <translation>Wer Kreuz- und Pik-Dame zeigt, verdoppelt das Spiel.</translation>
    </message>
    <message>
        <source>A player who shows the queens of hearts and diamonds doubles the hand.</source>
        <translation>Wer Herz- und Karo-Dame zeigt, verdoppelt das Spiel.</translation>
    </message>
    <message>
        <source>A player who shows the jacks of clubs and spades doubles the hand.</source>
        <translation>Wer Kreuz- und Pik-Bube zeigt, verdoppelt das Spiel.</translation>
    </message>
    <message>
        <source>After a crack</source>
        <translation>Nach einem Kontra</translation>
    </message>
    <message>
        <source>Only after a crack.</source>
        <translation>Nur wenn jemand Kontra gegeben hat.</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>Vor dem ersten Ausspiel</translation>
    </message>
    <message>
        <source>Cracked or not.</source>
        <translation>Mit oder ohne Kontra.</translation>
    </message>
    <message>
        <source>At the pick</source>
        <translation>Beim Aufnehmen</translation>
    </message>
    <message>
        <source>A player shows the pair when asked to pick or pass.</source>
        <translation>Gezeigt, wenn der Spieler gefragt wird, ob er aufnimmt.</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Beim Ausspielen</translation>
    </message>
    <message>
        <source>Every crack and blitz doubles.</source>
        <translation>Jedes Kontra, Re und jeder Blitz verdoppelt.</translation>
    </message>
    <message>
        <source>Two raises; more are refused.</source>
        <translation>Zwei Erhöhungen; mehr werden abgelehnt.</translation>
    </message>
    <message>
        <source>Three raises; more are refused.</source>
        <translation>Drei Erhöhungen; mehr werden abgelehnt.</translation>
    </message>
    <message>
        <source>Four raises; more are refused.</source>
        <translation>Vier Erhöhungen; mehr werden abgelehnt.</translation>
    </message>
    <message>
        <source>×64</source>
        <translation>×64</translation>
    </message>
    <message>
        <source>Six raises; more are refused.</source>
        <translation>Sechs Erhöhungen; mehr werden abgelehnt.</translation>
    </message>
    <message>
        <source>The picker may bet on every trick before the first lead.</source>
        <translation>Der Picker darf vor dem ersten Ausspiel auf alle Stiche wetten.</translation>
    </message>
    <message>
        <source>With or without partner</source>
        <translation>Mit oder ohne Partner</translation>
    </message>
    <message>
        <source>The picker may bet together with a called partner.</source>
        <translation>Der Picker darf zusammen mit einem gerufenen Partner wetten.</translation>
    </message>
    <message>
        <source>Alone only</source>
        <translation>Nur allein</translation>
    </message>
    <message>
        <source>A picker who bets on every trick plays alone.</source>
        <translation>Ein Picker, der auf alle Stiche wettet, spielt allein.</translation>
    </message>
    <message>
        <source>Any picker</source>
        <translation>Jeder, der aufnimmt</translation>
    </message>
    <message>
        <source>Any picker may bet.</source>
        <translation>Jeder Picker darf wetten.</translation>
    </message>
    <message>
        <source>With the partner jack only</source>
        <translation>Nur mit dem Partner-Buben</translation>
    </message>
    <message>
        <source>Only a picker with the partner jack may bet.</source>
        <translation>Nur ein Picker, der den Partner-Buben selbst hat, darf wetten.</translation>
    </message>
    <message>
        <source>As long as you like</source>
        <translation>So lange du willst</translation>
    </message>
    <message>
        <source>The game ends when you stop.</source>
        <translation>Die Partie endet, wenn du aufhörst.</translation>
    </message>
    <message>
        <source>A number of hands</source>
        <translation>Eine Zahl von Spielen</translation>
    </message>
    <message>
        <source>The hands played are counted; throw-ins are not.</source>
        <translation>Gezählt werden die gespielten Spiele, nicht die zusammengeworfenen.</translation>
    </message>
    <message>
        <source>A number of rounds</source>
        <translation>Eine Zahl von Runden</translation>
    </message>
    <message>
        <source>In a round every player deals once.</source>
        <translation>In einer Runde gibt jeder einmal.</translation>
    </message>
    <message>
        <source>Up to a score</source>
        <translation>Bis zu einem Stand</translation>
    </message>
    <message>
        <source>The game ends with the hand in which a player reaches the score.</source>
        <translation>Die Partie endet mit dem Spiel, das jemanden dorthin bringt.</translation>
    </message>
    <message>
        <source>Order of the queens</source>
        <translation>Reihenfolge der Damen</translation>
    </message>
    <message>
        <source>Which queen beats which, from the strongest down. Example: with ♠ ♣ ♥ ♦ the queen of spades beats the queen of clubs.</source>
        <translation>Welche Dame welche sticht, vom stärksten abwärts. Beispiel: Bei ♠ ♣ ♥ ♦ sticht die Pik-Dame die Kreuz-Dame.</translation>
    </message>
    <message>
        <source>Order of the jacks</source>
        <translation>Reihenfolge der Buben</translation>
    </message>
    <message>
        <source>Which jack beats which, from the strongest down. Example: with ♦ ♥ ♠ ♣ the jack of diamonds beats the three other jacks.</source>
        <translation>Welcher Bube welchen sticht, vom stärksten abwärts. Beispiel: Bei ♦ ♥ ♠ ♣ sticht der Karo-Bube die drei anderen Buben.</translation>
    </message>
    <message>
        <source>Jacks and queens</source>
        <translation>Buben und Damen</translation>
    </message>
    <message>
        <source>Which of the two are the highest trump. Example: with jacks above queens the jack of diamonds takes the queen of clubs.</source>
        <translation>Welche von beiden die höchsten Trümpfe sind. Beispiel: Stehen Buben über Damen, sticht der Karo-Bube die Kreuz-Dame.</translation>
    </message>
    <message>
        <source>Calling your own ace</source>
        <translation>Eigenes Ass rufen</translation>
    </message>
    <message>
        <source>Whether the picker may call an ace in hand, and so play alone while the others look for a partner. Example: you hold the ace of clubs and call clubs. No other player ever shows it.</source>
        <translation>Ob der Picker ein Ass rufen darf, das er selbst hat, und so allein spielt, während die anderen seinen Partner suchen. Beispiel: Du hast das Kreuz-Ass und rufst Kreuz; niemand sonst zeigt es je.</translation>
    </message>
    <message>
        <source>Jack of diamonds for calling up</source>
        <translation>Karo-Bube beim Rufen eines höheren Buben</translation>
    </message>
    <message>
        <source>Which jack of diamonds lets the picker call another jack. Example: you were dealt it. If it must come from the blind, you play alone.</source>
        <translation>Mit welchem Karo-Buben der Picker einen anderen Buben rufen darf. Beispiel: Er wurde dir gegeben; wo er aus dem Blind kommen muss, spielst du allein.</translation>
    </message>
    <message>
        <source>Bury of picker and neighbor</source>
        <translation>Was Picker und Nachbar drücken</translation>
    </message>
    <message>
        <source>Whether the two players who share the blind see each other&apos;s bury. Example: your neighbor buried the ace of hearts. If you see it, you know that hearts will be trumped.</source>
        <translation>Ob die beiden, die sich den Blind teilen, sehen, was der andere drückt. Beispiel: Dein Nachbar hat das Herz-Ass gedrückt; siehst du es, weißt du, dass Herz gestochen wird.</translation>
    </message>
    <message>
        <source>First two queens from one player</source>
        <translation>Erste zwei Damen von einem Spieler</translation>
    </message>
    <message>
        <source>Whether a player of the first two queens is alone. Example: Ada plays the first two queens and Bruno the third. Ada is alone, or Bruno is her partner.</source>
        <translation>Ob ein Spieler, der die ersten beiden Damen spielt, allein ist. Beispiel: Ada spielt zwei Damen, bevor ein anderer eine spielt, und Bruno die dritte. Ada ist allein, oder Bruno ist ihr Partner.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Bieten</translation>
    </message>
    <message>
        <source>Whether a solo beats a call. Example: Ada bids a call and Bruno has a good solo. Where a solo beats a call, Bruno may still bid it.</source>
        <translation>Ob ein Solo über einen Ruf geht. Beispiel: Ada bietet einen Ruf, und Bruno hat ein schönes Solo; geht es darüber, darf er es noch bieten.</translation>
    </message>
    <message>
        <source>Not following suit</source>
        <translation>Nicht bedienen</translation>
    </message>
    <message>
        <source>What happens to a player who could follow suit and does not. Example: hearts are led, you hold the nine of hearts and play a trump. When you play the nine later, the renege is found.</source>
        <translation>Was geschieht, wenn ein Spieler bedienen könnte und es nicht tut. Beispiel: Herz ist ausgespielt, du hast die Herz-Neun und spielst Trumpf; spielst du später die Neun, kommt es heraus.</translation>
    </message>
    <message>
        <source>Who must pick</source>
        <translation>Wer aufnehmen muss</translation>
    </message>
    <message>
        <source>Whether one seat has no choice. Example: Ada deals, and Bruno on her left must take the blind with any hand.</source>
        <translation>Ob ein Platz keine Wahl hat. Beispiel: Ada gibt; Bruno links von ihr nimmt den Blind, was er auch hat.</translation>
    </message>
    <message>
        <source>Winner without a trick</source>
        <translation>Gewinner ohne Stich</translation>
    </message>
    <message>
        <source>With three players, what the winner of a leaster gets without any trick. Example: Ada took none and wins. Counted double she gets 4, and the others lose 2 each.</source>
        <translation>Was ein Leaster zu dritt einem Gewinner ganz ohne Stich bringt. Beispiel: Ada hat keinen und gewinnt; doppelt gezählt bekommt sie 4, und die anderen verlieren je 2.</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pott</translation>
    </message>
    <message>
        <source>What a leaster puts into a pot that the makers of a later hand can win. Example: five players, 1 from each loser: the pot holds 4, and a picker with a partner who win the next hand take 3 and 1.</source>
        <translation>Was ein Leaster in einen Pott legt, den die Spielerpartei eines späteren Spiels gewinnen kann. Beispiel: fünf Spieler, 1 von jedem Verlierer: Im Pott sind 4, und ein Picker mit Partner, die das nächste Spiel gewinnen, nehmen 3 und 1.</translation>
    </message>
    <message>
        <source>Makers who lose with a pot</source>
        <translation>Spielerpartei verliert mit Pott</translation>
    </message>
    <message>
        <source>Makers who win with a pot</source>
        <translation>Spielerpartei gewinnt mit Pott</translation>
    </message>
    <message>
        <source>Pot at the end</source>
        <translation>Pott am Ende</translation>
    </message>
    <message>
        <source>What happens to the pot when the game is over. Example: 7 points and five players. Everyone gets 1, and the first two from the dealer&apos;s left 1 more.</source>
        <translation>Was mit einem Pott geschieht, den am Ende der Partie niemand gewonnen hat. Beispiel: 7 Punkte und fünf Spieler: Jeder bekommt 1, und die ersten beiden links vom Geber noch 1.</translation>
    </message>
    <message>
        <source>Cracking</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Whether a defender who had no chance to pick may double the hand after the call. Example: Ada picks. Bruno, who had no turn yet, has good trump and cracks. A win of 1 becomes 2.</source>
        <translation>Ob ein Gegner, der nicht aufnehmen konnte, das Spiel nach dem Rufen verdoppeln darf. Beispiel: Ada nimmt auf; Bruno hinter ihr hat gute Trümpfe und gibt Kontra. Aus 1 wird 2.</translation>
    </message>
    <message>
        <source>Cracking back</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Whether the picker may double again after a crack. Example: cracked and cracked back, a loss of 2 becomes 8.</source>
        <translation>Ob der Picker nach einem Kontra noch einmal verdoppeln darf. Beispiel: Mit Kontra und Re wird aus einem Verlust von 2 einer von 8.</translation>
    </message>
    <message>
        <source>Cracking around the corner</source>
        <translation>Re um die Ecke</translation>
    </message>
    <message>
        <source>Whether the partner may answer a crack in place of the picker. Example: Bruno cracks, and Clara, who holds the called ace, cracks back: the hand counts ×4.</source>
        <translation>Ob der Partner statt des Pickers auf ein Kontra antworten darf. Beispiel: Bruno gibt Kontra, und Clara, die das gerufene Ass hält, gibt Re: Das Spiel zählt ×4.</translation>
    </message>
    <message>
        <source>Blitz with the black queens</source>
        <translation>Blitz mit den schwarzen Damen</translation>
    </message>
    <message>
        <source>Whether both black queens, shown to all, double the hand. Example: you hold Q♣ and Q♠ and show them: a win of 1 becomes 2.</source>
        <translation>Ob beide schwarzen Damen, allen gezeigt, das Spiel verdoppeln. Beispiel: Du hast Q♣ und Q♠ und zeigst sie: Aus 1 wird 2.</translation>
    </message>
    <message>
        <source>Blitz with the red queens</source>
        <translation>Blitz mit den roten Damen</translation>
    </message>
    <message>
        <source>Whether both red queens, shown to all, double the hand. Example: a player with all four queens may show both pairs, and the hand counts ×4.</source>
        <translation>Ob beide roten Damen, allen gezeigt, das Spiel verdoppeln. Beispiel: Wer alle vier Damen hat, darf beide Paare zeigen, und das Spiel zählt ×4.</translation>
    </message>
    <message>
        <source>Blitz with the black jacks</source>
        <translation>Blitz mit den schwarzen Buben</translation>
    </message>
    <message>
        <source>Whether both black jacks, shown to all, double the hand. Example: you hold J♣ and J♠ and show them: a win of 1 becomes 2.</source>
        <translation>Ob beide schwarzen Buben, allen gezeigt, das Spiel verdoppeln. Beispiel: Du hast J♣ und J♠ und zeigst sie: Aus 1 wird 2.</translation>
    </message>
    <message>
        <source>When to blitz</source>
        <translation>Wann geblitzt wird</translation>
    </message>
    <message>
        <source>When a pair may be shown. Example: you hold both black queens and there is no crack. If a crack is needed, you keep them hidden.</source>
        <translation>Wann ein Paar gezeigt werden darf. Beispiel: Du hast beide schwarzen Damen, und niemand gibt Kontra; wo ein Kontra nötig ist, bleiben sie verborgen.</translation>
    </message>
    <message>
        <source>Highest raise</source>
        <translation>Höchste Erhöhung</translation>
    </message>
    <message>
        <source>How far cracks and blitzes can multiply a hand. Schneider, bump and doubler are not counted. Example: with ×8, after crack, crack back and black queens, the red queens are refused.</source>
        <translation>Wie weit Kontra, Re und Blitz ein Spiel vervielfachen können. Schneider, Bump und Doubler zählen nicht mit. Beispiel: Bei ×8 werden nach Kontra, Re und den schwarzen Damen die roten Damen abgelehnt.</translation>
    </message>
    <message>
        <source>Calling sheepshead</source>
        <translation>Sheepshead ansagen</translation>
    </message>
    <message>
        <source>Whether the picker may bet on every trick. Example: five players. A picker alone wins 24 with every trick, and loses 24 with the first trick lost.</source>
        <translation>Ob der Picker auf alle Stiche wetten darf. Beispiel: Allein zu fünft gewinnt er 24 mit allen Stichen und verliert 24, sobald einer an die anderen geht.</translation>
    </message>
    <message>
        <source>Sheepshead and partner</source>
        <translation>Sheepshead und Partner</translation>
    </message>
    <message>
        <source>Whether the bet on every trick may be made with a partner. Example: five players; picker and partner take every trick: 12 and 6.</source>
        <translation>Ob man mit einem Partner auf alle Stiche wetten darf. Beispiel: fünf Spieler; Picker und Partner machen alle Stiche: 12 und 6.</translation>
    </message>
    <message>
        <source>Who may call sheepshead</source>
        <translation>Wer Sheepshead ansagen darf</translation>
    </message>
    <message>
        <source>Whether the picker needs the partner jack for the bet. Example: another player has the jack of diamonds. If it is needed, you cannot bet.</source>
        <translation>Ob der Picker für die Wette den Partner-Buben braucht. Beispiel: Der Karo-Bube ist woanders; wo er nötig ist, kannst du nicht wetten.</translation>
    </message>
    <message>
        <source>Game length</source>
        <translation>Länge der Partie</translation>
    </message>
    <message>
        <source>When the game is over. Example: one round with five players is five hands, one deal each.</source>
        <translation>Wann die Partie zu Ende ist. Beispiel: Eine Runde zu fünft sind fünf Spiele; jeder gibt einmal.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Wie viele</translation>
    </message>
    <message>
        <source>The number of hands, rounds or points after which the game is over. Example: 20 hands, or 24 points.</source>
        <translation>Nach wie vielen Spielen, Runden oder Punkten die Partie zu Ende ist. Beispiel: 20 Spiele oder 24 Punkte.</translation>
    </message>
    <message>
        <source>Cents a point</source>
        <translation>Cent je Punkt</translation>
    </message>
    <message>
        <source>What a point is worth at the end. Example: at 25 cents a point, +12 is 3.00; with 0 you play for points alone. The first amount counts for all hands of the sheet. A later one counts from the next hand on, or once the pot is won.</source>
        <translation>Was ein Punkt am Ende wert ist. Beispiel: Bei 25 Cent je Punkt sind +12 genau 3,00; mit 0 spielt ihr nur um Punkte. Der erste Betrag gilt für alle Spiele auf dem Zettel. Ein späterer gilt ab dem nächsten Spiel, oder sobald der Pott gewonnen ist.</translation>
    </message>
    <message>
        <source>The picker takes the blind and buries.</source>
        <translation>Der Picker nimmt den Blind auf und drückt.</translation>
    </message>
    <message>
        <source>Counts ×2</source>
        <translation>Zählt ×2</translation>
    </message>
    <message>
        <source>A player who says “blind” leaves the blind face down as the bury and plays the hand as dealt, for twice the stake.</source>
        <translation>Wer „blind“ sagt, lässt den Blind verdeckt als gedrückt liegen und spielt mit dem Blatt, wie es gegeben wurde, um den doppelten Einsatz.</translation>
    </message>
    <message>
        <source>Same dealer</source>
        <translation>Derselbe Geber</translation>
    </message>
    <message>
        <source>The same player deals until there is a pick.</source>
        <translation>Er gibt, bis jemand aufnimmt.</translation>
    </message>
    <message>
        <source>Next dealer after three</source>
        <translation>Nach dreien der nächste Geber</translation>
    </message>
    <message>
        <source>After three throw-ins in a row the deal passes to the left.</source>
        <translation>Nachdem dreimal hintereinander zusammengeworfen wurde, gibt der linke Nachbar.</translation>
    </message>
    <message>
        <source>Picking blind</source>
        <translation>Blind aufnehmen</translation>
    </message>
    <message>
        <source>Whether a player may pick without looking at the blind, for twice the stake. Example: you hold five queens and jacks and pick blind. The two cards stay hidden until the end, and a win of 1 becomes 2. If the ace you call is there, you are alone without knowing it.</source>
        <translation>Ob man aufnehmen darf, ohne den Blind anzusehen, um den doppelten Einsatz. Beispiel: Du hast fünf Damen und Buben und nimmst blind auf; niemand sieht die beiden Karten vor dem Ende, und aus einem Gewinn von 1 wird 2. Liegt das Ass dort, das du rufst, bist du allein, ohne es zu wissen.</translation>
    </message>
    <message>
        <source>Dealer of doublers</source>
        <translation>Geber nach einem Doubler</translation>
    </message>
    <message>
        <source>Whether the same player keeps dealing when hand after hand is thrown in. Example: Ada&apos;s third deal in a row is thrown in. If the deal passes, Bruno deals the fourth.</source>
        <translation>Ob derselbe Spieler weiter gibt, wenn Spiel um Spiel zusammengeworfen wird. Beispiel: Adas drittes Geben hintereinander wird zusammengeworfen; wo das Geben weitergeht, gibt Bruno das vierte Mal.</translation>
    </message>
    <message>
        <source>Makers add a leaster&apos;s worth</source>
        <translation>So viel wie ein Leaster</translation>
    </message>
    <message>
        <source>A leaster&apos;s worth</source>
        <translation>So viel wie ein Leaster</translation>
    </message>
    <message>
        <source>They take as much as one leaster puts in; the rest stays for the next winners.</source>
        <translation>Sie nimmt so viel, wie ein Leaster einbringt; der Rest bleibt für die nächsten Gewinner.</translation>
    </message>
    <message>
        <source>Divided first</source>
        <translation>Erst geteilt</translation>
    </message>
    <message>
        <source>The players so far share the pot, and the next hand begins without one.</source>
        <translation>Wer bisher gespielt hat, teilt sich den Pott, und das nächste Spiel beginnt ohne.</translation>
    </message>
    <message>
        <source>Newcomer buys in</source>
        <translation>Der Neue kauft sich ein</translation>
    </message>
    <message>
        <source>The newcomer adds 1 for every leaster in the pot.</source>
        <translation>Wer dazukommt, legt 1 für jeden Leaster im Pott nach.</translation>
    </message>
    <message>
        <source>What losing makers put into the pot. Example: two leasters put in 4 each, and the makers lose. Matched, the pot holds 16, otherwise 12.</source>
        <translation>Was die Spielerpartei in den Pott zahlt, wenn sie verliert. Beispiel: Zwei Leaster haben je 4 eingebracht, und die Spielerpartei verliert: Verdoppelt sind 16 im Pott, sonst 12.</translation>
    </message>
    <message>
        <source>What winning makers take out of the pot. Example: two leasters put in 4 each. The makers take all 8, or 4 of them.</source>
        <translation>Was die Spielerpartei aus dem Pott nimmt, wenn sie gewinnt. Beispiel: Zwei Leaster haben je 4 eingebracht. Sie nimmt alle 8 oder 4 davon.</translation>
    </message>
    <message>
        <source>Pot when a player joins</source>
        <translation>Pott, wenn jemand dazukommt</translation>
    </message>
    <message>
        <source>What happens to the pot when a new player takes a seat. Example: two leasters put 4 each into the pot. It is divided first, or the newcomer adds 2.</source>
        <translation>Was aus einem wartenden Pott wird, wenn sich jemand Neues setzt. Beispiel: Zwei Leaster haben je 4 in den Pott gebracht; er wird erst geteilt, oder der Neue zahlt 2 dazu.</translation>
    </message>
    <message>
        <source>Four: called ace</source>
        <translation>Vier: Ruf-Ass</translation>
    </message>
    <message>
        <source>Four players, two against two; the picker calls an ace, and two sevens stay in the box.</source>
        <translation>Vier Spieler, zwei gegen zwei; der Picker ruft ein Ass, und zwei Siebenen bleiben in der Schachtel.</translation>
    </message>
    <message>
        <source>Jack, called up</source>
        <translation>Bube, höher gerufen</translation>
    </message>
    <message>
        <source>Jack of diamonds; a picker who holds it may call the next jack up instead.</source>
        <translation>Karo-Bube; ein Picker, der ihn hat, darf statt dessen den nächsthöheren Buben rufen.</translation>
    </message>
    <message>
        <source>Jack, called up before the blind</source>
        <translation>Bube, höher gerufen vor dem Blind</translation>
    </message>
    <message>
        <source>Jack of diamonds; its holder may call the next jack up with the pick, before seeing the blind.</source>
        <translation>Karo-Bube; wer ihn hat, darf beim Aufnehmen den nächsthöheren Buben rufen, bevor er den Blind sieht.</translation>
    </message>
    <message>
        <source>Leaster with the blind</source>
        <translation>Leaster mit Blind</translation>
    </message>
    <message>
        <source>Jack of diamonds; in a leaster the blind goes with the first trick.</source>
        <translation>Karo-Bube; in einem Leaster gehört der Blind zum ersten Stich.</translation>
    </message>
    <message>
        <source>Called ace with doublers</source>
        <translation>Ruf-Ass mit Doublern</translation>
    </message>
    <message>
        <source>Redeal and double</source>
        <translation>Neu geben und doppelt</translation>
    </message>
    <message>
        <source>The last one picks</source>
        <translation>Der Letzte nimmt auf</translation>
    </message>
    <message>
        <source>Called ace; the dealer has to pick when all the others have passed.</source>
        <translation>Ruf-Ass; der Geber muss aufnehmen, wenn alle anderen gepasst haben.</translation>
    </message>
    <message>
        <source>Ten hands</source>
        <translation>Zehn Spiele</translation>
    </message>
    <message>
        <source>Called ace; the game is over after ten hands.</source>
        <translation>Ruf-Ass; die Partie ist nach zehn Spielen zu Ende.</translation>
    </message>
    <message>
        <source>Blitz instead of bump</source>
        <translation>Blitz statt Bump</translation>
    </message>
    <message>
        <source>Called ace without double on the bump; a crack, a crack back and queens shown double the stake instead.</source>
        <translation>Ruf-Ass ohne Bump; statt dessen verdoppeln Kontra, Re und gezeigte Damen den Einsatz.</translation>
    </message>
    <message>
        <source>Three times the stake</source>
        <translation>Dreifacher Einsatz</translation>
    </message>
    <message>
        <source>The usual steps: 1, 2 and 3, or 2, 4 and 6 doubled.</source>
        <translation>Die üblichen Stufen: 1, 2 und 3, verdoppelt 2, 4 und 6.</translation>
    </message>
    <message>
        <source>Four times the stake</source>
        <translation>Vierfacher Einsatz</translation>
    </message>
    <message>
        <source>Every step doubles: 1, 2 and 4, or 2, 4 and 8 doubled.</source>
        <translation>Jede Stufe verdoppelt: 1, 2 und 4, verdoppelt 2, 4 und 8.</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Alle Stiche</translation>
    </message>
    <message>
        <source>How much a hand pays when one side takes every trick. Example: five players, picker and partner take every trick: the picker wins 6 and the partner 3, or the picker 8 and the partner 4.</source>
        <translation>Was ein Spiel zahlt, in dem eine Seite alle Stiche macht. Beispiel: Zu fünft machen Picker und Partner alle Stiche: Der Picker gewinnt 6 und der Partner 3, oder der Picker 8 und der Partner 4.</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Wenn alle passen</translation>
    </message>
    <message>
        <source>A picker who calls an ace in hand plays alone in secret.</source>
        <translation>Ein Picker, der ein eigenes Ass ruft, spielt heimlich allein.</translation>
    </message>
    <message>
        <source>Everyone at the table plays every hand.</source>
        <translation>Alle am Tisch spielen jedes Spiel mit.</translation>
    </message>
    <message>
        <source>Eight cards in hand and four open ones, each on a face-down card. There is no picker: each plays against the other, from the hand and the open cards.</source>
        <translation>Acht Karten auf der Hand und vier offene, jede auf einer verdeckten Karte. Es gibt keinen Picker: Jeder spielt gegen den anderen, aus der Hand und von den offenen Karten.</translation>
    </message>
    <message>
        <source>Eight open cards each, every one on a face-down card, and no hand. There is no picker. A face-down card is turned up once the card on it is played.</source>
        <translation>Je acht offene Karten, jede auf einer verdeckten, und keine auf der Hand. Es gibt keinen Picker. Eine verdeckte Karte wird aufgedeckt, wenn die auf ihr gespielt ist.</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each, and there is no picker. The holders of the two black queens play together, in secret until both queens have fallen.</source>
        <translation>Alle Karten werden gegeben, je acht, und es gibt keinen Picker. Wer die beiden schwarzen Damen hält, spielt zusammen, heimlich, bis beide gefallen sind.</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each, and there is no picker. The players of the first two queens are the makers.</source>
        <translation>Alle Karten werden gegeben, je acht, und es gibt keinen Picker. Wer die ersten beiden Damen spielt, spielt zusammen.</translation>
    </message>
    <message>
        <source>All cards are dealt, four each, and there is no picker. The holders of the two black queens play against the six others.</source>
        <translation>Alle Karten werden gegeben, je vier, und es gibt keinen Picker. Wer die beiden schwarzen Damen hält, spielt gegen die sechs anderen.</translation>
    </message>
    <message>
        <source>All cards are dealt, four each, and there is no picker. The holders of the queen of clubs, the jack of diamonds and the seven of diamonds play together against five.</source>
        <translation>Alle Karten werden gegeben, je vier, und es gibt keinen Picker. Wer Kreuz-Dame, Karo-Bube und Karo-Sieben hält, spielt zusammen gegen fünf.</translation>
    </message>
    <message>
        <source>The picker plays against everyone else.</source>
        <translation>Der Picker spielt gegen alle anderen.</translation>
    </message>
    <message>
        <source>The players of the first two queens are the makers; a player who plays both is alone.</source>
        <translation>Wer die ersten beiden Damen des Spiels spielt, spielt zusammen; wer beide spielt, ist allein.</translation>
    </message>
    <message>
        <source>Five players; the picker calls an ace. Double on the bump, and a leaster when everyone passes.</source>
        <translation>Fünf Spieler; der Picker ruft ein Ass. Verliert er, zählt es doppelt (Bump); passen alle, kommt ein Leaster.</translation>
    </message>
    <message>
        <source>Five players; the jack of diamonds is the partner. Double on the bump, and a leaster when everyone passes.</source>
        <translation>Fünf Spieler; der Karo-Bube ist Partner. Verliert der Picker, zählt es doppelt (Bump); passen alle, kommt ein Leaster.</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and the black queens play together in secret.</source>
        <translation>Vier Spieler; es gibt keinen Picker, und die schwarzen Damen spielen heimlich zusammen.</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and the queen of clubs and the seven of diamonds play together.</source>
        <translation>Vier Spieler; es gibt keinen Picker, und Kreuz-Dame und Karo-Sieben spielen zusammen.</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and the first two queens played make the partners.</source>
        <translation>Vier Spieler; es gibt keinen Picker, und die ersten beiden gespielten Damen bestimmen die Partner.</translation>
    </message>
    <message>
        <source>Called ace; each time everyone passes, one more hand counts double, and after three times the next player deals.</source>
        <translation>Ruf-Ass; jedes Mal, wenn alle passen, zählt ein Spiel mehr doppelt, und nach drei Malen gibt der nächste Spieler.</translation>
    </message>
    <message>
        <source>Jack of diamonds; when everyone passes, the next hand counts double, and never more than that.</source>
        <translation>Karo-Bube; wenn alle passen, zählt das nächste Spiel doppelt, und nie mehr als doppelt.</translation>
    </message>
    <message>
        <source>Eight players; there is no picker, and the black queens play against six.</source>
        <translation>Acht Spieler; es gibt keinen Picker, und die schwarzen Damen spielen gegen sechs.</translation>
    </message>
    <message>
        <source>Four players, called ace, each maker settling with each defender. A new deal when everyone passes; a game is four hands.</source>
        <translation>Vier Spieler, Ruf-Ass; jeder der Spielerpartei rechnet mit jedem Gegner ab. Passen alle, wird neu gegeben; eine Partie hat vier Spiele.</translation>
    </message>
    <message>
        <source>Jack of diamonds as on playingcards.io: no double on the bump, the picker&apos;s left leads, the defenders need 31 to be out of schneider, without a trick the picker pays all, and the table votes when everyone passes.</source>
        <translation>Karo-Bube wie auf playingcards.io: kein Bump, links vom Picker wird ausgespielt, die Gegner brauchen 31, um aus dem Schneider zu sein, ohne Stich zahlt der Picker alles, und passen alle, stimmt der Tisch ab.</translation>
    </message>
    <message>
        <source>No one</source>
        <translation>Niemand</translation>
    </message>
    <message>
        <source>Everyone may pass.</source>
        <translation>Alle dürfen passen.</translation>
    </message>
    <message>
        <source>All play for themselves, and the player with the middle points wins 1 from each of the others. If two players share them, there is no winner.</source>
        <translation>Jeder spielt für sich; wer die mittleren Augen hat, bekommt 1 von jedem anderen. Haben zwei gleich viele, gibt es keinen Gewinner.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Kein Gewinner</translation>
    </message>
    <message>
        <source>Everyone scores 0.</source>
        <translation>Alle schreiben 0.</translation>
    </message>
    <message>
        <source>When the tricks are equal too, there is no winner.</source>
        <translation>Sind auch die Stiche gleich, gibt es keinen Gewinner.</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Alle passen</translation>
    </message>
    <message>
        <source>What happens when everyone passes. Example: five players pass and play a leaster; the winner gets 4, the others lose 1 each.</source>
        <translation>Was geschieht, wenn alle passen. Beispiel: Fünf Spieler passen und spielen einen Leaster; der Gewinner bekommt 4, die anderen verlieren je 1.</translation>
    </message>
    <message>
        <source>Where the blind goes when everyone passes. It stays hidden until the end. Example: an ace and a ten are in the blind. If it goes with the last trick, that trick is worth 21 points more.</source>
        <translation>Was mit dem Blind geschieht, den niemand genommen hat. Niemand sieht ihn vor dem Ende. Beispiel: Im Blind liegen ein Ass und eine Zehn; geht er an den letzten Stich, ist dieser 21 Augen teurer.</translation>
    </message>
    <message>
        <source>What another throw-in does while a doubler is still to be played. Example: everyone passes twice in a row; then two hands count ×2, or one ×4, or one ×2.</source>
        <translation>Was ein weiteres Zusammenwerfen bewirkt, solange noch ein Doubler aussteht. Beispiel: Zweimal nacheinander passen alle; dann zählen zwei Spiele ×2, oder eines ×4, oder eines ×2.</translation>
    </message>
    <message>
        <source>A player who plays both queens is alone.</source>
        <translation>Wer die ersten beiden Damen spielt, ist allein.</translation>
    </message>
    <message>
        <source>1 from each player</source>
        <translation>1 von jedem</translation>
    </message>
    <message>
        <source>They pay in as much as one leaster does, no matter how large the pot is.</source>
        <translation>Sie zahlt so viel ein wie ein Leaster, gleich wie groß der Pott ist.</translation>
    </message>
    <message>
        <source>Best poker hand wins it</source>
        <translation>Das beste Pokerblatt gewinnt ihn</translation>
    </message>
    <message>
        <source>The stake cannot be raised after the call.</source>
        <translation>Nach dem Rufen wird der Einsatz nicht erhöht.</translation>
    </message>
    <message>
        <source>A player who holds both black queens announces it when playing the second one.</source>
        <translation>Wer beide schwarzen Damen spielt, sagt es bei der zweiten an.</translation>
    </message>
    <message>
        <source>There is no bet on every trick.</source>
        <translation>Eine Wette auf alle Stiche gibt es nicht.</translation>
    </message>
    <message>
        <source>Only where a schwanzer is played.</source>
        <translation>Nur wo ein Schwanzer gespielt wird.</translation>
    </message>
    <message>
        <source>The highest trump loses</source>
        <translation>Der höchste Trumpf verliert</translation>
    </message>
    <message>
        <source>Of those with the highest count, only the one with the highest trump.</source>
        <translation>Von denen mit der höchsten Zahl nur, wer den höchsten Trumpf hat.</translation>
    </message>
    <message>
        <source>They pay together</source>
        <translation>Sie zahlen gemeinsam</translation>
    </message>
    <message>
        <source>Each of them pays 1 to each of the others.</source>
        <translation>Jeder von ihnen zahlt 1 an jeden der anderen.</translation>
    </message>
    <message>
        <source>Tie in a schwanzer</source>
        <translation>Gleichstand im Schwanzer</translation>
    </message>
    <message>
        <source>Two or more players share the highest count. Example: five players, and two count 6. The one with the higher trump loses 4, or both lose 3 and the others win 2 each.</source>
        <translation>Zwei oder mehr Spieler teilen sich die höchste Zahl. Beispiel: fünf Spieler, zwei zählen 6. Der mit dem höheren Trumpf verliert 4, oder beide verlieren je 3 und die anderen gewinnen je 2.</translation>
    </message>
    <message>
        <source>A poker hand for each pot</source>
        <translation>Ein Pokerblatt für jeden Pott</translation>
    </message>
    <message>
        <source>The best poker hand takes as much as one leaster puts in, then five cards each are dealt for the next pot. The tenth takes all that is left.</source>
        <translation>Das beste Pokerblatt nimmt so viel, wie ein Leaster einzahlt, dann werden je fünf Karten für den nächsten Pott gegeben. Das zehnte nimmt den ganzen Rest.</translation>
    </message>
    <message>
        <source>Only without a chance to pick</source>
        <translation>Nur wer nicht dran war</translation>
    </message>
    <message>
        <source>A player who passed has had the chance to pick.</source>
        <translation>Wer gepasst hat, konnte aufnehmen.</translation>
    </message>
    <message>
        <source>Players who passed, too</source>
        <translation>Auch wer gepasst hat</translation>
    </message>
    <message>
        <source>Every defender may crack.</source>
        <translation>Jeder Gegner darf Kontra geben.</translation>
    </message>
    <message>
        <source>The four jacks raise nothing.</source>
        <translation>Die vier Buben erhöhen nichts.</translation>
    </message>
    <message>
        <source>A player who shows all four jacks doubles the hand.</source>
        <translation>Wer alle vier Buben zeigt, verdoppelt das Spiel.</translation>
    </message>
    <message>
        <source>Cracking after a pass</source>
        <translation>Kontra nach dem Passen</translation>
    </message>
    <message>
        <source>Whether a defender who passed may crack too. Example: you pass with a good hand, and the player on your left picks. Where everyone may crack, you can double the hand.</source>
        <translation>Ob auch ein Gegner Kontra geben darf, der gepasst hat. Beispiel: Du passt mit einem guten Blatt, und links von dir wird aufgenommen. Wo alle Kontra geben dürfen, kannst du das Spiel verdoppeln.</translation>
    </message>
    <message>
        <source>Blitz with all four jacks</source>
        <translation>Blitz mit allen vier Buben</translation>
    </message>
    <message>
        <source>Whether all four jacks, shown to all by one player, double the hand. Example: you hold them and show them: a win of 1 becomes 2. Shown as four, the black ones are no pair of their own.</source>
        <translation>Ob alle vier Buben, von einem Spieler allen gezeigt, das Spiel verdoppeln. Beispiel: Du hast sie und zeigst sie: Aus einem Gewinn von 1 wird 2. Als vier gezeigt, sind die schwarzen kein Paar für sich.</translation>
    </message>
    <message>
        <source>A picker with all the fail aces and all the fail tens plays alone.</source>
        <translation>Ein Picker mit allen Fehl-Assen und allen Fehl-Zehnen spielt allein.</translation>
    </message>
    <message>
        <source>A picker with all the fail aces and all the fail tens may call the king of a suit whose ace stays in hand. The king ranks as a called ten would.</source>
        <translation>Ein Picker mit allen Fehl-Assen und allen Fehl-Zehnen darf den König einer Farbe rufen, deren Ass auf der Hand bleibt. Der König zählt im Rang wie eine gerufene Zehn.</translation>
    </message>
    <message>
        <source>Only the called card</source>
        <translation>Nur die gerufene Karte</translation>
    </message>
    <message>
        <source>The partner may lead the called card or another suit, but no other card of the called suit.</source>
        <translation>Der Partner darf die gerufene Karte oder eine andere Farbe ausspielen, aber keine andere Karte der gerufenen Farbe.</translation>
    </message>
    <message>
        <source>Any, with four of them</source>
        <translation>Jede, wenn es vier sind</translation>
    </message>
    <message>
        <source>A partner with the called card and three more of its suit may lead any of them. The called card is then free to be played like any other.</source>
        <translation>Ein Partner mit der gerufenen Karte und drei weiteren ihrer Farbe darf jede davon ausspielen. Die gerufene Karte ist danach frei wie jede andere.</translation>
    </message>
    <message>
        <source>Calling a king</source>
        <translation>König rufen</translation>
    </message>
    <message>
        <source>What a picker with all the fail aces and all the fail tens, in hand or buried, may call. Example: you bury the ace and ten of hearts, and keep the ace of clubs. You may call the king of clubs.</source>
        <translation>Was ein Picker rufen darf, der alle Fehl-Asse und alle Fehl-Zehnen selbst hat, auf der Hand oder gedrückt. Beispiel: Du drückst Herz-Ass und Herz-Zehn und behältst das Kreuz-Ass; du darfst den Kreuz-König rufen.</translation>
    </message>
    <message>
        <source>Running with the called suit</source>
        <translation>Davonlaufen mit der gerufenen Farbe</translation>
    </message>
    <message>
        <source>What the partner may lead of the called suit before it was led. Example: clubs are called, and you hold the ace, king, nine and seven of clubs. If you may run, you may lead the seven and keep the ace.</source>
        <translation>Was der Partner von der gerufenen Farbe ausspielen darf, bevor sie ausgespielt wurde. Beispiel: Kreuz ist gerufen, und du hast Ass, König, Neun und Sieben in Kreuz. Darfst du davonlaufen, so darfst du die Sieben ausspielen und das Ass behalten.</translation>
    </message>
    <message>
        <source>Four players, fixed partners</source>
        <translation>Vier Spieler, feste Partner</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each, and there is no picker. Players who sit opposite each other are partners. The side that leads first needs 61 points.</source>
        <translation>Alle Karten werden gegeben, je acht, und es gibt keinen Picker. Wer sich gegenübersitzt, ist Partner. Die Partei, die zuerst ausspielt, braucht 61 Augen.</translation>
    </message>
    <message>
        <source>Four players, 24 cards</source>
        <translation>Vier Spieler, 24 Karten</translation>
    </message>
    <message>
        <source>Without the sevens and eights: six cards each, twelve of the 24 are trump, and there is no picker. The holders of the two black queens play together, in secret until both queens have fallen.</source>
        <translation>Ohne die Siebenen und Achten: je sechs Karten, zwölf der 24 sind Trumpf, und es gibt keinen Picker. Wer die beiden schwarzen Damen hält, spielt zusammen, heimlich, bis beide gefallen sind.</translation>
    </message>
    <message>
        <source>The player opposite</source>
        <translation>Wer gegenübersitzt</translation>
    </message>
    <message>
        <source>Players who sit opposite each other are partners in every hand.</source>
        <translation>Wer sich gegenübersitzt, ist in jedem Spiel Partner.</translation>
    </message>
    <message>
        <source>Four: fixed partners</source>
        <translation>Vier: feste Partner</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and those who sit opposite each other are partners.</source>
        <translation>Vier Spieler; es gibt keinen Picker, und wer sich gegenübersitzt, ist Partner.</translation>
    </message>
    <message>
        <source>Four: 24 cards</source>
        <translation>Vier: 24 Karten</translation>
    </message>
    <message>
        <source>Four players with six cards; the sevens and eights stay in the box, and the black queens play together in secret.</source>
        <translation>Vier Spieler mit sechs Karten; die Siebenen und Achten bleiben in der Schachtel, und die schwarzen Damen spielen heimlich zusammen.</translation>
    </message>
    <message>
        <source>Counted like the others</source>
        <translation>Zählt wie die anderen</translation>
    </message>
    <message>
        <source>The partner card counts, and its holder may lose.</source>
        <translation>Die Partnerkarte zählt, und wer sie hat, kann verlieren.</translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>The holder neither pays nor is paid.</source>
        <translation>Wer sie hat, zahlt nichts und bekommt nichts.</translation>
    </message>
    <message>
        <source>Partner card in a schwanzer</source>
        <translation>Partnerkarte im Schwanzer</translation>
    </message>
    <message>
        <source>What becomes of the holder of the partner jack when the hands are laid open. Example: five players, and the player with the jack of diamonds has the most. If exempt, that player gets 0. The next highest loses 3, and the three others win 1 each.</source>
        <translation>Was mit dem Spieler geschieht, der den Partnerbuben hat, wenn die Hände aufgedeckt werden. Beispiel: fünf Spieler, und wer den Karo-Buben hat, hat die höchste Zahl. Ist dieser Spieler frei, so bekommt er 0. Der Nächsthöchste verliert 3, und die drei anderen gewinnen je 1.</translation>
    </message>
</context>
<context>
    <name>RulesLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>SchwanzerWords</name>
    <message>
        <source>You lose the schwanzer</source>
        <translation>Du verlierst den Schwanzer</translation>
    </message>
    <message>
        <source>%1 loses the schwanzer</source>
        <translation>%1 verliert den Schwanzer</translation>
    </message>
    <message>
        <source>The most trump: a count of %1 (queens 3, jacks 2, others 1).</source>
        <translation>Am meisten Trumpf: %1; Damen zählen 3, Buben 2, andere 1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The schwanzer has no loser</source>
        <translation>Der Schwanzer hat keinen Verlierer</translation>
    </message>
    <message>
        <source>%1 lose the schwanzer</source>
        <comment>several players</comment>
        <translation>%1 verlieren den Schwanzer</translation>
    </message>
    <message>
        <source>All have the same count: %1 (queens 3, jacks 2, others 1).</source>
        <translation>Alle haben gleich viel Trumpf: %1; Damen zählen 3, Buben 2, andere 1.</translation>
    </message>
</context>
<context>
    <name>Season</name>
    <message>
        <source>In parentheses: evenings that do not count. *: won the evening.</source>
        <translation>In Klammern: Abende, die nicht zählen. *: gewann den Abend.</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Wer wem zahlt</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>%1 (substitute)</source>
        <comment>a person&apos;s name</comment>
        <translation>%1 (Ersatz)</translation>
    </message>
    <message>
        <source>%1 (guest)</source>
        <comment>a person&apos;s name</comment>
        <translation>%1 (Gast)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Moved</source>
        <extracomment>places won or lost since the day before</extracomment>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>Je Spiel</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Je Abend</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Best evening</source>
        <translation>Bester Abend</translation>
    </message>
    <message>
        <source>Worst evening</source>
        <translation>Schlechtester Abend</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message>
        <source>Worst hand</source>
        <translation>Schlechtestes Spiel</translation>
    </message>
    <message>
        <source>Most picks won in a row</source>
        <translation>Meiste Spiele in Folge als Picker gewonnen</translation>
    </message>
    <message>
        <source>Most picks lost in a row</source>
        <translation>Meiste Spiele in Folge als Picker verloren</translation>
    </message>
    <message>
        <source>Most hands in an evening</source>
        <translation>Meiste Spiele an einem Abend</translation>
    </message>
    <message>
        <source>ranked by total</source>
        <translation>Rang nach Summe</translation>
    </message>
    <message>
        <source>ranked by average per hand</source>
        <translation>Rang nach Durchschnitt je Spiel</translation>
    </message>
    <message>
        <source>ranked by average per evening</source>
        <translation>Rang nach Durchschnitt je Abend</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Picker</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Einsätze</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Beiträge</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Preise</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>money: positive is still to get, negative still to pay</extracomment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>To</source>
        <translation>An</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1 bis %2</translation>
    </message>
    <message numerus="yes">
        <source>the best %n evening(s) count</source>
        <translation>
            <numerusform>der beste %n Abend zählt</numerusform>
            <numerusform>die besten %n Abende zählen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a place needs %n evening(s)</source>
        <translation>
            <numerusform>für einen Platz braucht es %n Abend</numerusform>
            <numerusform>für einen Platz braucht es %n Abende</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 a point</source>
        <comment>money</comment>
        <translation>%1 je Punkt</translation>
    </message>
    <message>
        <source>%1 pays %2: %3</source>
        <comment>payer, payee, money</comment>
        <translation>%1 zahlt an %2: %3</translation>
    </message>
    <message>
        <source>%1 paid %2: %3 (%4)</source>
        <comment>payer, payee, money, day</comment>
        <translation>%1 hat an %2 gezahlt: %3 (%4)</translation>
    </message>
    <message>
        <source>the kitty</source>
        <translation>die Kasse</translation>
    </message>
    <message>
        <source>Give the season a name.</source>
        <translation>Gib der Saison einen Namen.</translation>
    </message>
    <message>
        <source>The season must not end before it begins.</source>
        <translation>Die Saison darf nicht enden, bevor sie beginnt.</translation>
    </message>
    <message>
        <source>Choose at least two people.</source>
        <translation>Wähle mindestens zwei Personen.</translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n people.</source>
        <translation>
            <numerusform>Wähle höchstens %n Person.</numerusform>
            <numerusform>Wähle höchstens %n Personen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A number is too large.</source>
        <translation>Eine Zahl ist zu groß.</translation>
    </message>
    <message>
        <source>The prizes come to more than 100 percent.</source>
        <translation>Die Preise ergeben mehr als 100 Prozent.</translation>
    </message>
</context>
<context>
    <name>SeatWords</name>
    <message>
        <source>, </source>
        <comment>in a list</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>the end of a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Save the picture</source>
        <translation>Bild speichern</translation>
    </message>
    <message>
        <source>The picture was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Das Bild wurde nicht gespeichert: Die Datei %1 ließ sich nicht schreiben. Wähle einen anderen Ordner.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Bilder (*.png)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Bilder (*.svg *.png)</translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message>
        <source>There are no cards yet.</source>
        <translation>Es sind noch keine Karten da.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>eine verdeckte Karte</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>picker</source>
        <translation>Picker</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>Spielerpartei</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>hat gepasst</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Du hast keine Karten.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s).</source>
        <translation>
            <numerusform>Du hast %n Karte.</numerusform>
            <numerusform>Du hast %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>trump or the name of a suit, then cards of it</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>You may play: %1.</source>
        <translation>Du darfst spielen: %1.</translation>
    </message>
    <message>
        <source>No card lies on the table. %1</source>
        <translation>Auf dem Tisch liegt keine Karte. %1</translation>
    </message>
    <message>
        <source>Trick %1.</source>
        <translation>Stich %1.</translation>
    </message>
    <message>
        <source>%1 led %2.</source>
        <comment>a player, a card</comment>
        <translation>%1 spielt aus: %2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>a player, a card</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: the best card so far, %2 in the trick.</source>
        <comment>a player, points</comment>
        <translation>%1: bisher die höchste Karte, %2 im Stich.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a player and a number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Score: %1.</source>
        <translation>Stand: %1.</translation>
    </message>
    <message>
        <source>Tricks in this hand: %1.</source>
        <translation>Stiche in diesem Spiel: %1.</translation>
    </message>
    <message>
        <source>There is no score yet.</source>
        <translation>Es gibt noch keinen Stand.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a player</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and what they are</comment>
        <translation>%1: %2.</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message>
        <source>The hand is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Your lead.</source>
        <translation>Du spielst aus.</translation>
    </message>
    <message>
        <source>Your turn: trump was led.</source>
        <translation>Du bist dran: Trumpf ist ausgespielt.</translation>
    </message>
    <message>
        <source>Your turn: %1 were led.</source>
        <translation>Du bist dran: %1 ist ausgespielt.</translation>
    </message>
    <message>
        <source>%1: pick or pass?</source>
        <translation>%1: aufnehmen oder passen?</translation>
    </message>
    <message>
        <source>%1 is burying.</source>
        <translation>%1 drückt.</translation>
    </message>
    <message>
        <source>%1 is choosing a partner.</source>
        <translation>%1 wählt den Partner.</translation>
    </message>
    <message>
        <source>%1 leads.</source>
        <translation>%1 spielt aus.</translation>
    </message>
    <message>
        <source>%1 plays.</source>
        <translation>%1 spielt.</translation>
    </message>
    <message>
        <source>Waiting for a redeal decision.</source>
        <translation>Warten, ob jemand neue Karten verlangt.</translation>
    </message>
    <message>
        <source>Waiting for raises.</source>
        <translation>Warten, ob jemand den Einsatz erhöht.</translation>
    </message>
    <message>
        <source>Waiting for further calls.</source>
        <translation>Warten, ob jemand noch einen Partner ruft.</translation>
    </message>
    <message>
        <source>%1: leaster or doubler?</source>
        <translation>%1: Leaster oder Doubler?</translation>
    </message>
    <message>
        <source>%1: call, solo or pass?</source>
        <translation>%1: Ruf, Solo oder passen?</translation>
    </message>
    <message>
        <source>%1 is choosing a solo.</source>
        <translation>%1 wählt ein Solo.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist dran.</translation>
    </message>
</context>
<context>
    <name>StorageFault</name>
    <message>
        <source>The file was left as it is: it is not a score book. Set it aside under another name to begin a new book.</source>
        <translation>Die Datei bleibt, wie sie ist: Sie ist kein Punktebuch. Lege sie unter anderem Namen beiseite, um ein neues Buch zu beginnen.</translation>
    </message>
    <message>
        <source>The file was left as it is: it is damaged. Put a copy of the score book in its place, or set the file aside under another name to begin a new book.</source>
        <translation>Die Datei bleibt, wie sie ist: Sie ist beschädigt. Setze eine Kopie des Punktebuchs an ihre Stelle oder lege die Datei unter anderem Namen beiseite, um ein neues Buch zu beginnen.</translation>
    </message>
    <message>
        <source>The file was left as it is: a newer version of this program wrote it. Use that version, or set the file aside under another name to begin a new book.</source>
        <translation>Die Datei bleibt, wie sie ist: Eine neuere Version des Programms hat sie geschrieben. Nimm diese Version oder lege die Datei unter anderem Namen beiseite, um ein neues Buch zu beginnen.</translation>
    </message>
    <message>
        <source>The file was left as it is: it belongs to another program. Set it aside under another name to begin a new book.</source>
        <translation>Die Datei bleibt, wie sie ist: Sie gehört einem anderen Programm. Lege sie unter anderem Namen beiseite, um ein neues Buch zu beginnen.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book is missing or empty, but the hands that were written last are still beside it. Put the book back, or set these aside under another name to begin a new book.</source>
        <translation>Nichts wurde geändert: Das Punktebuch fehlt oder ist leer, aber die zuletzt geschriebenen Spiele liegen noch daneben. Lege das Buch zurück oder diese unter anderem Namen beiseite, um ein neues Buch zu beginnen.</translation>
    </message>
    <message>
        <source>Nothing was changed: the sheet is no longer in the score book. Open another sheet or begin a new one.</source>
        <translation>Nichts wurde geändert: Der Zettel ist nicht mehr im Punktebuch. Öffne einen anderen oder beginne einen neuen.</translation>
    </message>
    <message>
        <source>The sheet was left as it is: this version of the program cannot read it. Try a newer version, or open another sheet.</source>
        <translation>Der Zettel bleibt, wie er ist: Diese Version des Programms kann ihn nicht lesen. Nimm eine neuere Version oder öffne einen anderen Zettel.</translation>
    </message>
    <message>
        <source>The sheet &quot;%1&quot; cannot be read (%2). It was left as it is; all other sheets can be used.</source>
        <translation>Der Zettel „%1“ kann nicht gelesen werden (%2). Er bleibt, wie er ist; alle anderen sind benutzbar.</translation>
    </message>
    <message>
        <source>Nothing was changed: this person is no longer in the score book. Close the list of people and open it again.</source>
        <translation>Nichts wurde geändert: Diese Person steht nicht mehr im Punktebuch. Schließe die Liste der Personen und öffne sie erneut.</translation>
    </message>
    <message>
        <source>Nothing was changed: another person has this name. Choose another name, or merge the two if they are the same person.</source>
        <translation>Nichts wurde geändert: Eine andere Person hat diesen Namen. Wähle einen anderen Namen, oder führe die beiden zusammen, wenn es dieselbe Person ist.</translation>
    </message>
    <message>
        <source>Nothing was changed: these two played in the same hand, so they cannot be one person.</source>
        <translation>Nichts wurde geändert: Diese beiden haben im selben Spiel mitgespielt, können also nicht eine Person sein.</translation>
    </message>
    <message>
        <source>Nothing was saved: the folder for the score book does not exist. Create the folder, or choose another place.</source>
        <translation>Nichts wurde gespeichert: Der Ordner für das Punktebuch fehlt. Lege ihn an oder wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book cannot be read and written here. Get permission to write to the file and its folder, or choose another place.</source>
        <translation>Nichts wurde geändert: Das Punktebuch lässt sich hier nicht lesen und schreiben. Besorge dir das Schreibrecht für Datei und Ordner oder wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: another program is writing to the score book. Try again in a moment.</source>
        <translation>Alles früher Gespeicherte ist sicher, die letzte Änderung ist noch nicht gespeichert: Ein anderes Programm schreibt gerade in das Punktebuch. Versuche es gleich noch einmal.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: the disk is full. Make room on it and try again.</source>
        <translation>Alles früher Gespeicherte ist sicher, die letzte Änderung ist noch nicht gespeichert: Der Datenträger ist voll. Schaffe Platz und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: the disk could not be read or written. Check that it is connected, and try again.</source>
        <translation>Alles früher Gespeicherte ist sicher, die letzte Änderung ist noch nicht gespeichert: Der Datenträger ließ sich nicht lesen oder schreiben. Prüfe, ob er angeschlossen ist, und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but nothing more is saved here: this sheet was opened in another window. Continue there, or open the sheet again here.</source>
        <translation>Alles früher Gespeicherte ist sicher, aber hier wird nichts mehr gespeichert: Der Zettel wurde in einem anderen Fenster geöffnet. Dort weiterspielen oder ihn hier neu öffnen.</translation>
    </message>
    <message>
        <source>There is no score book in this file. Choose another file.</source>
        <translation>In dieser Datei ist kein Punktebuch. Wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>Nothing was changed: the file cannot be read. Choose another file.</source>
        <translation>Nichts wurde geändert: Die Datei lässt sich nicht lesen. Wähle eine andere Datei.</translation>
    </message>
    <message>
        <source>The file was not written: it cannot be written here. Get permission to write to its folder, or choose another place.</source>
        <translation>Die Datei wurde nicht geschrieben: Hier lässt sie sich nicht schreiben. Besorge dir Schreibrechte für den Ordner oder wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>Nothing was imported: the file is not what a score book exports, or was changed. Correct the place that is named, or export the sheets again.</source>
        <translation>Nichts wurde importiert: Die Datei ist kein Export eines Punktebuchs oder wurde verändert. Berichtige die genannte Stelle oder exportiere die Zettel noch einmal.</translation>
    </message>
    <message>
        <source>Nothing was imported: a newer version of this program wrote the file. Use that version.</source>
        <translation>Nichts wurde importiert: Eine neuere Version dieses Programms hat die Datei geschrieben. Nimm diese Version.</translation>
    </message>
    <message>
        <source>Nothing was imported: two people of the file are one person in this score book, but they played in the same hand. Separate them in the score book first.</source>
        <translation>Nichts wurde importiert: Zwei Personen der Datei sind in diesem Punktebuch eine, haben aber im selben Spiel mitgespielt. Trenne sie zuerst im Punktebuch.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Abgebrochen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book is open in another window or program. Close it there and try again.</source>
        <translation>Nichts wurde geändert: Das Punktebuch ist in einem anderen Fenster oder Programm offen. Schließe es dort und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Nothing was changed: the file is not a score book, is damaged, or was written by a newer version of this program. Choose another backup.</source>
        <translation>Nichts wurde geändert: Die Datei ist kein Punktebuch, ist beschädigt oder stammt von einer neueren Version dieses Programms. Wähle eine andere Sicherung.</translation>
    </message>
    <message>
        <source>Nothing was changed: nothing can be read of the damaged score book. Restore a backup, or set the file aside under another name to begin a new book.</source>
        <translation>Nichts wurde geändert: Vom beschädigten Punktebuch lässt sich nichts lesen. Stelle eine Sicherung wieder her oder lege die Datei unter anderem Namen beiseite, um ein neues Buch zu beginnen.</translation>
    </message>
    <message>
        <source>The newest good backup was last played on %1 and has %2.</source>
        <translation>In der neuesten brauchbaren Sicherung wurde zuletzt am %1 gespielt; sie hat %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: the score book was moved or deleted, or its drive was removed. Put it back.</source>
        <translation>Alles früher Gespeicherte ist sicher, die letzte Änderung ist noch nicht gespeichert: Das Punktebuch wurde verschoben oder gelöscht, oder sein Laufwerk wurde entfernt. Bitte zurücklegen oder wieder anschließen.</translation>
    </message>
    <message>
        <source>Nothing was changed: in the place of the score book, or of what is kept beside it, is no ordinary file. Remove what is there, or rename it.</source>
        <translation>Nichts wurde geändert: An der Stelle des Punktebuchs oder dessen, was daneben liegt, ist keine gewöhnliche Datei. Entferne, was dort ist, oder benenne es um.</translation>
    </message>
    <message>
        <source>Nothing was changed: the season is no longer in the score book. Close the list of seasons and open it again.</source>
        <translation>Nichts wurde geändert: Die Saison ist nicht mehr im Punktebuch. Schließe die Liste der Saisons und öffne sie wieder.</translation>
    </message>
    <message>
        <source>Nothing was changed: one person would have two seats in a game, perhaps under two names. Choose another name, or keep the two names apart in the list of people.</source>
        <translation>Nichts wurde geändert: Eine Person hätte in einem Spiel zwei Plätze, vielleicht unter zwei Namen. Wähle einen anderen Namen, oder lass die beiden Namen in der Liste der Personen getrennt.</translation>
    </message>
</context>
<context>
    <name>StripWords</name>
    <message>
        <source>Called ace</source>
        <translation>Ruf-Ass</translation>
    </message>
    <message>
        <source>Jack of diamonds is the partner</source>
        <translation>Karo-Bube ist Partner</translation>
    </message>
    <message>
        <source>Jack of clubs is the partner</source>
        <translation>Kreuz-Bube ist Partner</translation>
    </message>
    <message>
        <source>You had to pick</source>
        <translation>Du musstest aufnehmen</translation>
    </message>
    <message>
        <source>You picked</source>
        <translation>Du hast aufgenommen</translation>
    </message>
    <message>
        <source>%1 had to pick</source>
        <translation>%1 musste aufnehmen</translation>
    </message>
    <message>
        <source>%1 picked</source>
        <translation>%1 hat aufgenommen</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>calls %1</source>
        <translation>ruft %1</translation>
    </message>
    <message>
        <source>partner by %1</source>
        <translation>Partner durch %1</translation>
    </message>
    <message>
        <source>called %1 under</source>
        <translation>%1 mit Under gerufen</translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>%1 gerufen</translation>
    </message>
    <message>
        <source>alone in secret</source>
        <translation>heimlich allein</translation>
    </message>
    <message>
        <source>you are the partner</source>
        <translation>du bist der Partner</translation>
    </message>
    <message>
        <source>%1 is the partner</source>
        <translation>%1 ist der Partner</translation>
    </message>
    <message>
        <source>Leaster: the fewest points win, the blind is set aside</source>
        <translation>Leaster: Die wenigsten Augen gewinnen, der Blind liegt beiseite</translation>
    </message>
    <message>
        <source>Leaster: the fewest points win, the blind goes with the first trick</source>
        <translation>Leaster: Die wenigsten Augen gewinnen, der Blind geht an den ersten Stich</translation>
    </message>
    <message>
        <source>Leaster: the fewest points win, the blind goes with the last trick</source>
        <translation>Leaster: Die wenigsten Augen gewinnen, der Blind geht an den letzten Stich</translation>
    </message>
    <message>
        <source>×%1 (doubler)</source>
        <translation>×%1 (Doubler)</translation>
    </message>
    <message>
        <source>sheepshead: every trick</source>
        <translation>Sheepshead: alle Stiche</translation>
    </message>
    <message>
        <source>One against one</source>
        <translation>Eins gegen eins</translation>
    </message>
    <message>
        <source>Jack of diamonds and called ace are the partners</source>
        <translation>Karo-Bube und Ruf-Ass sind Partner</translation>
    </message>
    <message>
        <source>The picker&apos;s left neighbor is the partner</source>
        <translation>Der linke Nachbar des Pickers ist Partner</translation>
    </message>
    <message>
        <source>The winner of the first trick is the partner</source>
        <translation>Wer den ersten Stich macht, ist Partner</translation>
    </message>
    <message>
        <source>Queen of clubs and seven of diamonds play together</source>
        <translation>Kreuz-Dame und Karo-Sieben spielen zusammen</translation>
    </message>
    <message>
        <source>The black queens play together</source>
        <translation>Die schwarzen Damen spielen zusammen</translation>
    </message>
    <message>
        <source>The first two queens played are together</source>
        <translation>Die ersten beiden Damen spielen zusammen</translation>
    </message>
    <message>
        <source>Queen of clubs, jack and seven of diamonds play together</source>
        <translation>Kreuz-Dame, Karo-Bube und Karo-Sieben spielen zusammen</translation>
    </message>
    <message>
        <source>Call, solo or pass</source>
        <translation>Ruf, Solo oder passen</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>%1 ist Trumpf</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>Du spielst %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 spielt %2</translation>
    </message>
    <message>
        <source>You bid a solo</source>
        <translation>Du bietest ein Solo</translation>
    </message>
    <message>
        <source>%1 bid a solo</source>
        <translation>Solo: %1</translation>
    </message>
    <message>
        <source>You bid a call</source>
        <translation>Du bietest einen Ruf</translation>
    </message>
    <message>
        <source>%1 bid a call</source>
        <translation>Ruf: %1</translation>
    </message>
    <message>
        <source>%1 are the partners</source>
        <translation>Partner: %1</translation>
    </message>
    <message>
        <source>%1 are makers</source>
        <translation>Spielerpartei: %1</translation>
    </message>
    <message>
        <source>you are a maker</source>
        <translation>du gehörst zur Spielerpartei</translation>
    </message>
    <message>
        <source>%1 is a maker</source>
        <translation>Spielerpartei: %1</translation>
    </message>
    <message>
        <source>Moster: the most points lose</source>
        <translation>Moster: Die meisten Augen verlieren</translation>
    </message>
    <message>
        <source>Mittler: the player with the middle points wins</source>
        <translation>Mittler: Wer mit den Augen in der Mitte liegt, gewinnt</translation>
    </message>
    <message>
        <source>Schneidster: closest to 30 without going over wins</source>
        <translation>Schneidster: Wer 30 am nächsten kommt und nicht darüber, gewinnt</translation>
    </message>
    <message>
        <source>×%1 (blitz)</source>
        <translation>×%1 (Blitz)</translation>
    </message>
    <message>
        <source>×%1 (cracked)</source>
        <translation>×%1 (Kontra)</translation>
    </message>
    <message>
        <source>×%1 (raised)</source>
        <translation>×%1 (erhöht)</translation>
    </message>
    <message>
        <source>You picked blind (×2)</source>
        <translation>Du hast blind aufgenommen (×2)</translation>
    </message>
    <message>
        <source>%1 picked blind (×2)</source>
        <translation>Blind aufgenommen: %1 (×2)</translation>
    </message>
    <message>
        <source>Everyone against the picker</source>
        <translation>Alle gegen den Picker</translation>
    </message>
    <message>
        <source>Players opposite each other are partners</source>
        <translation>Partner sitzen sich gegenüber</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>all tricks</source>
        <translation>alle Stiche</translation>
    </message>
    <message>
        <source>won with schneider</source>
        <translation>mit Schneider gewonnen</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>even</source>
        <translation>ausgeglichen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>lost in schneider</source>
        <translation>im Schneider verloren</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>kein Stich</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Dein Blatt</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Blatt von %1</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Nächste Karte</translation>
    </message>
    <message>
        <source>Played by you</source>
        <translation>Von dir gespielt</translation>
    </message>
    <message>
        <source>Played by %1</source>
        <translation>Gespielt von %1</translation>
    </message>
    <message>
        <source>Trick %1, %2</source>
        <translation>Stich %1, %2</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>Schritt %1, %2</translation>
    </message>
    <message>
        <source>It is the turn of another seat.</source>
        <translation>Ein anderer Platz ist am Zug.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Am Zug: %1.</translation>
    </message>
    <message>
        <source>First %1 has to call a card, or to go alone.</source>
        <translation>Erst muss %1 eine Karte rufen oder allein spielen.</translation>
    </message>
    <message>
        <source>First a card has to be called, or you go alone.</source>
        <translation>Erst musst du eine Karte rufen oder allein spielen.</translation>
    </message>
    <message>
        <source>The rules of this table do not allow this.</source>
        <translation>Die Regeln dieses Tischs erlauben das nicht.</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>This table has no such seat.</source>
        <translation>Diesen Platz hat der Tisch nicht.</translation>
    </message>
    <message>
        <source>This seat does not play the hand.</source>
        <translation>Dieser Platz spielt hier nicht mit.</translation>
    </message>
    <message>
        <source>The factor is a whole number from 1 on.</source>
        <translation>Der Faktor ist eine ganze Zahl ab 1.</translation>
    </message>
    <message>
        <source>%1: this table plays without that card.</source>
        <translation>%1: Dieser Tisch spielt ohne diese Karte.</translation>
    </message>
    <message>
        <source>%1: a card cannot lie in two places.</source>
        <translation>%1: Eine Karte kann nicht an zwei Orten liegen.</translation>
    </message>
    <message>
        <source>There are more cards here than this place has.</source>
        <translation>Hier liegen mehr Karten, als hierher gehören.</translation>
    </message>
    <message>
        <source>At a table for two each pile has one open card; no other table has piles.</source>
        <translation>Am Zweiertisch hat jeder Stapel eine offene Karte; andere Tische haben keine Stapel.</translation>
    </message>
    <message>
        <source>This seat has taken no card of the blind, so it buries none.</source>
        <translation>Dieser Platz hat keine Karte des Blinds genommen, also drückt er keine.</translation>
    </message>
    <message>
        <source>%1: this seat cannot have that card then.</source>
        <translation>%1: Diese Karte kann der Platz da nicht haben.</translation>
    </message>
    <message>
        <source>No card of this seat lies under.</source>
        <translation>Keine Karte dieses Platzes liegt verdeckt als Under.</translation>
    </message>
    <message>
        <source>%1: that card was played before.</source>
        <translation>%1: Diese Karte ist schon gefallen.</translation>
    </message>
    <message>
        <source>The hand was over before this.</source>
        <translation>Das Spiel war vorher zu Ende.</translation>
    </message>
    <message>
        <source>By the rules of this table something else happens here.</source>
        <translation>Nach den Regeln dieses Tischs geschieht hier etwas anderes.</translation>
    </message>
    <message>
        <source>The seat is asked for something else here.</source>
        <translation>Der Platz wird hier etwas anderes gefragt.</translation>
    </message>
    <message>
        <source>No cards fit the places that are not known.</source>
        <translation>Keine Karten passen an die Orte, die nicht bekannt sind.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Dein Platz</translation>
    </message>
    <message>
        <source>Your open cards</source>
        <translation>Deine offenen Karten</translation>
    </message>
    <message>
        <source>Open cards of %1</source>
        <translation>Offene Karten von %1</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Blind</translation>
    </message>
    <message>
        <source>The neighbor&apos;s part of the blind</source>
        <translation>Der Teil des Nachbarn vom Blind</translation>
    </message>
    <message>
        <source>Your bury</source>
        <translation>Dein Gedrücktes</translation>
    </message>
    <message>
        <source>Bury of %1</source>
        <translation>Gedrücktes von %1</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Under</translation>
    </message>
    <message>
        <source>What is decided</source>
        <translation>Was entschieden wird</translation>
    </message>
    <message>
        <source>Bury</source>
        <translation>Gedrückt</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Fiel</translation>
    </message>
    <message>
        <source>You are to act.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>%1 is to act.</source>
        <translation>Am Zug: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a reason and the id of its rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Bury</source>
        <comment>what a seat does</comment>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>Call %1 with a card under</source>
        <translation>%1 rufen, mit einer Karte darunter</translation>
    </message>
    <message>
        <source>Play the under</source>
        <translation>Die Karte darunter spielen</translation>
    </message>
    <message>
        <source>Turn up %1</source>
        <translation>%1 aufdecken</translation>
    </message>
    <message>
        <source>Crack</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Crack back</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Crack around the corner</source>
        <translation>Re um die Ecke</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>an end of the hand and how often</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between ends of a hand</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>an expected score and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
</context>
<context>
    <name>StudyDiagram</name>
    <message>
        <source>Trick %1</source>
        <translation>Stich %1</translation>
    </message>
    <message>
        <source>Own house rules</source>
        <translation>Eigene Hausregeln</translation>
    </message>
    <message>
        <source>%1. Dealer: %2.</source>
        <comment>rules and who deals</comment>
        <translation>%1. Geber: %2.</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what seats said</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n unbekannte Karte</numerusform>
            <numerusform>%n unbekannte Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>, </source>
        <comment>between cards</comment>
        <translation>, </translation>
    </message>
</context>
<context>
    <name>StudyFiles</name>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>There is no study in %1 that can be opened. Nothing was changed.</source>
        <translation>In %1 ist keine Studie, die geöffnet werden kann. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Eine Studie öffnen</translation>
    </message>
    <message>
        <source>Studies and hands (*.sheepstudy *.sheephand);;All files (*)</source>
        <translation>Studien und Spiele (*.sheepstudy *.sheephand);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Die Studie speichern</translation>
    </message>
    <message>
        <source>Studies (*.sheepstudy);;All files (*)</source>
        <translation>Studien (*.sheepstudy);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Study.sheepstudy</source>
        <translation>Studie.sheepstudy</translation>
    </message>
    <message>
        <source>The study was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Die Studie wurde nicht gespeichert: Die Datei %1 konnte nicht geschrieben werden. Wähle einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>StudyPaper</name>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
</context>
<context>
    <name>StudySharing</name>
    <message>
        <source>Study</source>
        <translation>Studie</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the number of a seat and who sits there</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Sheepshead: %1</source>
        <translation>Sheepshead: %1</translation>
    </message>
    <message>
        <source>Seats: %1</source>
        <translation>Plätze: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between seats</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Save the position as PDF</source>
        <translation>Die Stellung als PDF speichern</translation>
    </message>
</context>
<context>
    <name>TableQuestions</name>
    <message numerus="yes">
        <source>Rules for %n players</source>
        <translation>
            <numerusform>Regeln für %n Spieler</numerusform>
            <numerusform>Regeln für %n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands of this number of players are played by:</source>
        <translation>Spiele mit so wenigen gehen nach:</translation>
    </message>
    <message>
        <source>Share the pot</source>
        <translation>Pott teilen</translation>
    </message>
    <message>
        <source>There are %1 points in the pot. Who gets them?</source>
        <translation>Im Pott sind %1 Punkte. Wer bekommt sie?</translation>
    </message>
    <message>
        <source>Divide it evenly, or name the winner of the showdown.</source>
        <translation>Teile ihn gleichmäßig, oder sag, wer den Showdown gewonnen hat.</translation>
    </message>
    <message>
        <source>&amp;All evenly</source>
        <translation>&amp;Alle gleich</translation>
    </message>
</context>
<context>
    <name>TableTop</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This is no picture that can be read.</source>
        <translation>Das ist kein lesbares Bild.</translation>
    </message>
    <message>
        <source>The picture is larger than %1 by %1 pixels.</source>
        <translation>Das Bild ist größer als %1 mal %1 Bildpunkte.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>Das Bild ist beschädigt.</translation>
    </message>
    <message>
        <source>Drawing this picture takes too much time or memory.</source>
        <translation>Dieses Bild zu zeichnen braucht zu viel Zeit oder Speicher.</translation>
    </message>
</context>
<context>
    <name>ThrownInWords</name>
    <message>
        <source>The cards are thrown in, and the same player deals again.</source>
        <translation>Die Karten werden zusammengeworfen, und derselbe Spieler gibt neu.</translation>
    </message>
    <message>
        <source>Everyone passed: thrown in, and a doubler follows.</source>
        <translation>Alle haben gepasst: zusammengeworfen, und ein Doubler folgt.</translation>
    </message>
    <message>
        <source>Everyone passed: thrown in, and the next player deals.</source>
        <translation>Alle haben gepasst: zusammengeworfen, und der Nächste gibt.</translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message>
        <source>%1 %2</source>
        <extracomment>the number and the name of a player in a tournament</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Drawn at random.</source>
        <translation>Zufällig ausgelost.</translation>
    </message>
    <message>
        <source>Constructed: the players of each seat move on together, so that no two players meet twice (cyclic difference matrix).</source>
        <translation>Konstruiert: Die Spieler jedes Platzes rücken gemeinsam weiter, sodass kein Paar sich zweimal trifft (zyklische Differenzmatrix).</translation>
    </message>
    <message>
        <source>Constructed: the players of each seat move on by the arithmetic of a finite field, so that no two players meet twice.</source>
        <translation>Konstruiert: Die Spieler jedes Platzes rücken nach der Rechnung in einem endlichen Körper weiter, sodass kein Paar sich zweimal trifft.</translation>
    </message>
    <message>
        <source>Constructed: those who had the same seat in the first round meet, so that no two players meet twice.</source>
        <translation>Konstruiert: Es treffen sich die, die in der ersten Runde den gleichen Platz hatten, sodass kein Paar sich zweimal trifft.</translation>
    </message>
    <message>
        <source>Found by a seeded local search for the fewest repeated meetings.</source>
        <translation>Gefunden durch eine lokale Suche mit festem Startwert: möglichst wenige wiederholte Begegnungen.</translation>
    </message>
    <message>
        <source>Seats were changed after the draw.</source>
        <translation>Nach der Auslosung wurden Plätze geändert.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) %1×</source>
        <extracomment>how many pairs of players meet how many times: &quot;120 pairs 1×&quot;</extracomment>
        <translation>
            <numerusform>%Ln Paar %1×</numerusform>
            <numerusform>%Ln Paare %1×</numerusform>
        </translation>
    </message>
    <message>
        <source>Meetings up to this round: %1. Repeated meetings: %2; no draw has fewer than %3. Pairs that never meet: no draw has fewer than %4.</source>
        <translation>Bis zu dieser Runde treffen sich: %1. Wiederholte Begegnungen: %2; keine Auslosung hat weniger als %3. Paare, die sich nie treffen: Keine Auslosung hat weniger als %4.</translation>
    </message>
    <message>
        <source>%1 plays this round and has no seat.</source>
        <translation>%1 spielt diese Runde und hat keinen Platz.</translation>
    </message>
    <message>
        <source>%1 has a seat at table %2 and does not play this round.</source>
        <translation>%1 hat einen Platz an Tisch %2 und spielt diese Runde nicht.</translation>
    </message>
    <message>
        <source>Table %1 has fewer than four players.</source>
        <translation>Tisch %1 hat weniger als vier Spieler.</translation>
    </message>
    <message>
        <source>Table %1 has no result.</source>
        <translation>Tisch %1 hat kein Ergebnis.</translation>
    </message>
    <message>
        <source>The scores of table %1 add up to %2, not to 0.</source>
        <translation>Die Punkte von Tisch %1 ergeben %2, nicht 0.</translation>
    </message>
    <message>
        <source>The result of table %1 belongs to players who were not drawn for it.</source>
        <translation>Das Ergebnis von Tisch %1 gehört zu anderen Spielern, als ausgelost wurden.</translation>
    </message>
    <message>
        <source>The name of %1 appears twice.</source>
        <translation>Der Name von %1 kommt zweimal vor.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place in a file, and what is wrong there (in English)</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Best of round %1</source>
        <translation>Bester der Runde %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Platz %1</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Runde</numerusform>
            <numerusform>%n Runden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) a round</source>
        <translation>
            <numerusform>%n Spiel je Runde</numerusform>
            <numerusform>%n Spiele je Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Platz</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>a round, short</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>* Round %1, %2: corrected from %3 to %4 (%5).</source>
        <translation>* Runde %1, %2: korrigiert von %3 auf %4 (%5).</translation>
    </message>
    <message>
        <source>Round %1, %2: a penalty of %3 (%4).</source>
        <translation>Runde %1, %2: eine Strafe von %3 (%4).</translation>
    </message>
</context>
<context>
    <name>TournamentPaper</name>
    <message>
        <source>Table %1</source>
        <translation>Tisch %1</translation>
    </message>
    <message>
        <source>Table %1, seat %2</source>
        <translation>Tisch %1, Platz %2</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Freilos</translation>
    </message>
    <message>
        <source>Round %1: seats</source>
        <translation>Runde %1: Plätze</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a player and their seat</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Runde %1, Tisch %2</translation>
    </message>
    <message>
        <source>Six players: the dealer sits out.</source>
        <translation>Sechs Spieler: Der Geber setzt aus.</translation>
    </message>
    <message>
        <source>The totals add up to 0. Signed: ____________________</source>
        <translation>Die Summen ergeben zusammen 0. Unterschrift: ____________________</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Rangliste nach Runde %1</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>Fees: %1. The host keeps: %2.</source>
        <translation>Startgelder: %1. Beim Veranstalter bleiben: %2.</translation>
    </message>
    <message>
        <source>Prizes without a winner: %1.</source>
        <translation>Preise ohne Gewinner: %1.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the name of a tournament and what a paper shows of it</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Bye: %1.</source>
        <translation>Freilos: %1.</translation>
    </message>
    <message>
        <source>Seat slips</source>
        <translation>Platzzettel</translation>
    </message>
    <message>
        <source>Score cards of round %1</source>
        <translation>Tischzettel der Runde %1</translation>
    </message>
</context>
<context>
    <name>Traits</name>
    <message>
        <source>Picks on less than most.</source>
        <translation>Nimmt mit weniger auf als die meisten.</translation>
    </message>
    <message>
        <source>Picks on strong hands only.</source>
        <translation>Nimmt nur mit starken Karten auf.</translation>
    </message>
    <message>
        <source>As a maker, leads trump more often than most.</source>
        <translation>Spielt in der Spielerpartei öfter Trumpf aus als die meisten.</translation>
    </message>
    <message>
        <source>As a maker, leads trump less often than most.</source>
        <translation>Spielt in der Spielerpartei seltener Trumpf aus als die meisten.</translation>
    </message>
    <message>
        <source>As a defender, leads trump more often than most.</source>
        <translation>Spielt als Gegner öfter Trumpf aus als die meisten.</translation>
    </message>
    <message>
        <source>As a defender, leads trump less often than most.</source>
        <translation>Spielt als Gegner seltener Trumpf aus als die meisten.</translation>
    </message>
    <message>
        <source>As a defender, leads fail aces more often than most.</source>
        <translation>Spielt als Gegner öfter Fehl-Asse aus als die meisten.</translation>
    </message>
    <message>
        <source>As a defender, holds fail aces back.</source>
        <translation>Hält als Gegner Fehl-Asse zurück.</translation>
    </message>
    <message>
        <source>Schmears more points than most.</source>
        <translation>Schmiert mehr Augen als die meisten.</translation>
    </message>
    <message>
        <source>Schmears fewer points than most.</source>
        <translation>Schmiert weniger Augen als die meisten.</translation>
    </message>
    <message>
        <source>Takes an opponent&apos;s trick more often than most.</source>
        <translation>Sticht die andere Partei öfter als die meisten.</translation>
    </message>
    <message>
        <source>Leaves an opponent&apos;s trick more often than most.</source>
        <translation>Lässt der anderen Partei öfter einen Stich als die meisten.</translation>
    </message>
    <message>
        <source>Takes tricks that a friend already has.</source>
        <translation>Nimmt Stiche, die die eigene Partei schon hat.</translation>
    </message>
    <message>
        <source>Leaves tricks to a friend more often than most.</source>
        <translation>Lässt der eigenen Partei öfter den Stich als die meisten.</translation>
    </message>
    <message>
        <source>Takes more tricks of a leaster than most.</source>
        <translation>Macht im Leaster mehr Stiche als die meisten.</translation>
    </message>
    <message>
        <source>Takes fewer tricks of a leaster than most.</source>
        <translation>Macht im Leaster weniger Stiche als die meisten.</translation>
    </message>
    <message>
        <source>Buries more points than most.</source>
        <translation>Drückt mehr Augen als die meisten.</translation>
    </message>
    <message>
        <source>Buries fewer points than most.</source>
        <translation>Drückt weniger Augen als die meisten.</translation>
    </message>
    <message>
        <source>Goes alone more often than most.</source>
        <translation>Spielt öfter allein als die meisten.</translation>
    </message>
    <message>
        <source>Goes alone less often than most.</source>
        <translation>Spielt seltener allein als die meisten.</translation>
    </message>
    <message>
        <source>%1 of 10 sure</source>
        <extracomment>how sure the program is of something: 8 times of 10 it is right</extracomment>
        <translation>zu %1 von 10 sicher</translation>
    </message>
    <message>
        <source>After each hand the score book notices how each player played it, people and computer players. It keeps no cards, only numbers for each player: how likely the player picks, leads trump, schmears and so on.</source>
        <translation>Nach jedem Spiel merkt sich das Punktebuch, wie alle gespielt haben, Menschen und Computerspieler. Es merkt sich dabei keine Karten, nur Zahlen zu jedem: wie wahrscheinlich jemand aufnimmt, Trumpf ausspielt, schmiert und so weiter.</translation>
    </message>
    <message>
        <source>It learns from cards that all players at the table have seen: from hands that were played to their end. It does not learn from practice, from hands that were thrown in, or from your decisions in a hand with a hint.</source>
        <translation>Es lernt aus Karten, die alle am Tisch gesehen haben: aus Spielen, die zu Ende gespielt wurden. Es lernt nicht aus Übungen, aus zusammengeworfenen Spielen und aus deinen Entscheidungen in einem Spiel mit Tipp.</translation>
    </message>
    <message>
        <source>Experts and hints use what is known of the players at the table, you included. They never use cards that are hidden from them.</source>
        <translation>Experten und Tipps nutzen, was von denen am Tisch bekannt ist, auch von dir. Verdeckte Karten nutzen sie nie.</translation>
    </message>
    <message>
        <source>Configure, page Players, turns this off. History and statistics, page How they play, shows what is known of a player and forgets it. Score sheets are not changed by that. Everything stays on this computer.</source>
        <translation>Unter Einrichten, Seite Spieler, lässt es sich abschalten. Verlauf und Statistik, Seite Wie sie spielen, zeigt, was von jemandem bekannt ist, und vergisst es auf Wunsch. Punktezettel ändern sich dadurch nicht. Alles bleibt auf diesem Computer.</translation>
    </message>
</context>
<context>
    <name>TrumpWords</name>
    <message>
        <source>No trump is out</source>
        <translation>Kein Trumpf ist draußen</translation>
    </message>
    <message numerus="yes">
        <source>%n trump is/are out</source>
        <translation>
            <numerusform>%n Trumpf ist draußen</numerusform>
            <numerusform>%n Trümpfe sind draußen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>how many trump are out, and which</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Deine: %1.</translation>
    </message>
    <message>
        <source>Buried: %1.</source>
        <translation>Gedrückt: %1.</translation>
    </message>
    <message>
        <source>Played: %1.</source>
        <translation>Gespielt: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n trump</source>
        <translation>
            <numerusform>%n Trumpf</numerusform>
            <numerusform>%n Trümpfe</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TwoHandedWords</name>
    <message>
        <source>The loser took no trick.</source>
        <translation>Der Verlierer hat keinen Stich gemacht.</translation>
    </message>
    <message>
        <source>Schneider: the loser needed 30 to get out.</source>
        <translation>Schneider: Der Verlierer hätte 30 gebraucht, um herauszukommen.</translation>
    </message>
    <message>
        <source>60 to 60.</source>
        <translation>60 zu 60.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gewinnt</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 zu %2</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>who wins, and the points</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Unentschieden</translation>
    </message>
    <message>
        <source>A tie, 60 to 60.</source>
        <translation>Unentschieden, 60 zu 60.</translation>
    </message>
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Web page</source>
        <translation>Webseite</translation>
    </message>
    <message>
        <source>The page is saved.</source>
        <translation>Die Seite ist gespeichert.</translation>
    </message>
    <message>
        <source>The page was not saved.</source>
        <translation>Die Seite wurde nicht gespeichert.</translation>
    </message>
    <message>
        <source>The file %1 could not be written. If it existed before, it is unchanged. Choose another folder, or free some space.</source>
        <translation>Die Datei %1 konnte nicht geschrieben werden. Gab es sie schon, ist sie unverändert. Wähle einen anderen Ordner oder schaffe Platz.</translation>
    </message>
    <message>
        <source>Save score sheet as web page</source>
        <translation>Punktezettel als Webseite speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
</context>
<context>
    <name>sheepshead::AccessPage</name>
    <message>
        <source>Keep cards and panels still</source>
        <translation>Karten und Fenster stillhalten</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent, behind a number</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Si&amp;ze of all text:</source>
        <translation>&amp;Größe aller Schrift:</translation>
    </message>
    <message>
        <source>As the s&amp;ystem asks</source>
        <translation>Wie das S&amp;ystem es verlangt</translation>
    </message>
    <message>
        <source>This system asks for no motion.</source>
        <translation>Dieses System verlangt keine Bewegung.</translation>
    </message>
    <message>
        <source>This system allows motion.</source>
        <translation>Dieses System erlaubt Bewegung.</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <translation>&amp;Immer</translation>
    </message>
    <message>
        <source>Ne&amp;ver</source>
        <translation>&amp;Nie</translation>
    </message>
    <message>
        <source>F6 to F9 say your hand, the trick, the score and who is who again, for a screen reader and on the status line.</source>
        <translation>F6 bis F9 sagen dein Blatt, den Stich, den Stand und wer wer ist noch einmal, für Bildschirmleser und auf der Statuszeile.</translation>
    </message>
    <message>
        <source>&amp;Reading and motion</source>
        <translation>Lesen und Be&amp;wegung</translation>
    </message>
</context>
<context>
    <name>sheepshead::AllowedCommands</name>
    <message>
        <source>This game is over. Begin a new one.</source>
        <translation>Diese Partie ist zu Ende. Beginne eine neue.</translation>
    </message>
    <message>
        <source>Go back to the game first.</source>
        <translation>Geh zuerst zurück zur Partie.</translation>
    </message>
    <message>
        <source>The hand is not over yet.</source>
        <translation>Das Spiel ist noch nicht zu Ende.</translation>
    </message>
    <message>
        <source>No hand of the game is on the table.</source>
        <translation>Auf dem Tisch liegt kein Spiel der Partie.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Es wurde nichts zurückgenommen.</translation>
    </message>
    <message>
        <source>The game is on the table.</source>
        <translation>Die Partie liegt auf dem Tisch.</translation>
    </message>
    <message>
        <source>The score book is not open.</source>
        <translation>Das Punktebuch ist nicht offen.</translation>
    </message>
    <message>
        <source>The program is still at work on another file of the score book.</source>
        <translation>Das Programm arbeitet noch an einer anderen Datei des Punktebuchs.</translation>
    </message>
</context>
<context>
    <name>sheepshead::AlternativesView</name>
    <message>
        <source>The choices</source>
        <translation>Was zur Wahl stand</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wahl</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <source>With all cards seen</source>
        <translation>Mit offenen Karten</translation>
    </message>
    <message>
        <source>Expected score, by what the player could know</source>
        <translation>Punkte auf dem Zettel, nach dem, was der Platz wissen konnte</translation>
    </message>
    <message>
        <source>How often the player comes out ahead</source>
        <translation>Wie oft der Platz Punkte gewinnt</translation>
    </message>
    <message>
        <source>The result if everyone sees all cards and plays perfectly</source>
        <translation>Was herauskommt, wenn alle alle Karten sehen und so gut wie möglich spielen</translation>
    </message>
    <message>
        <source>▸ %1</source>
        <extracomment>the choice that was taken</extracomment>
        <translation>▸ %1</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>gewählt</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>erwartet %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>gewinnt %1</translation>
    </message>
    <message>
        <source>with all cards seen: %1</source>
        <translation>mit offenen Karten: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::BackgroundTask</name>
    <message>
        <source>Stop</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Punktebuch</translation>
    </message>
</context>
<context>
    <name>sheepshead::BlankSheet</name>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Turnierleitung</translation>
    </message>
    <message>
        <source>Carried forward</source>
        <translation>Übertrag</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Strafen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>Left: the hand&apos;s score, right: the running total. Circle the picker&apos;s score, underline the partner&apos;s.</source>
        <translation>Links die Punkte des Spiels, rechts der laufende Stand. Die Punkte des Pickers einkreisen, die des Partners unterstreichen.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Ort</translation>
    </message>
    <message>
        <source>A point is worth</source>
        <translation>Ein Punkt gilt</translation>
    </message>
    <message>
        <source>Sheepshead tournament</source>
        <translation>Sheepshead-Turnier</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Hands %1 to %2</source>
        <translation>Spiele %1 bis %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>over the numbers of hands, very short</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Zeichen</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a player in a tournament</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Übertrag</translation>
    </message>
    <message numerus="yes">
        <source>Tournament sheet, %n hand(s)</source>
        <translation>
            <numerusform>Turnierzettel, %n Spiel</numerusform>
            <numerusform>Turnierzettel, %n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blank score sheet, %n hand(s)</source>
        <translation>
            <numerusform>Leerer Punktezettel, %n Spiel</numerusform>
            <numerusform>Leerer Punktezettel, %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Marks: A alone · L leaster · D doubler (next hand double) · C crack · R crack back · B blitz · P bump (picker pays double) · S schneider · N no trick · M misplay (penalty)</source>
        <translation>Zeichen: A allein · L Leaster · D Doubler (das nächste Spiel doppelt) · K Kontra · R Re · B Blitz · P Bump (Picker zahlt doppelt) · S Schneider · N kein Stich · M falsch bedient (Strafe)</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookFiles</name>
    <message>
        <source>Score books (*.sqlite)</source>
        <translation>Punktebücher (*.sqlite)</translation>
    </message>
    <message>
        <source>Export the score book</source>
        <translation>Punktebuch exportieren</translation>
    </message>
    <message>
        <source>Exporting the score book…</source>
        <translation>Das Punktebuch wird exportiert…</translation>
    </message>
    <message>
        <source>Exported to %3: %1 with %2.</source>
        <translation>Exportiert nach %3: %1 mit %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n Zettel</numerusform>
            <numerusform>%n Zettel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in it, because they cannot be read:</source>
        <translation>Nicht dabei, weil unlesbar:</translation>
    </message>
    <message>
        <source>Back up the score book</source>
        <translation>Punktebuch sichern</translation>
    </message>
    <message>
        <source>Backing up the score book…</source>
        <translation>Das Punktebuch wird gesichert…</translation>
    </message>
    <message>
        <source>The backup is in %1. It was read again and is good.</source>
        <translation>Die Sicherung liegt in %1. Sie wurde noch einmal gelesen und ist in Ordnung.</translation>
    </message>
    <message>
        <source>Restore the score book from a backup</source>
        <translation>Punktebuch aus einer Sicherung wiederherstellen</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Die Sicherung wird gelesen…</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Punktebuch</translation>
    </message>
    <message>
        <source>Replace the score book with this backup?</source>
        <translation>Das Punktebuch durch diese Sicherung ersetzen?</translation>
    </message>
    <message>
        <source>The backup has %1 with %2.</source>
        <translation>Die Sicherung hat %1 mit %2.</translation>
    </message>
    <message>
        <source>It was last played on %1.</source>
        <translation>Zuletzt wurde am %1 gespielt.</translation>
    </message>
    <message>
        <source>Your current score book is kept beside it under another name.</source>
        <translation>Dein jetziges Punktebuch bleibt unter anderem Namen daneben liegen.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Today&apos;s backup of the score book was not made: %1</source>
        <translation>Die heutige Sicherung des Punktebuchs kam nicht zustande: %1</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Wiederherstellen…</translation>
    </message>
    <message>
        <source>The damaged file is kept in any case.</source>
        <translation>Die beschädigte Datei bleibt auf jeden Fall erhalten.</translation>
    </message>
    <message>
        <source>Re&amp;cover what can be read</source>
        <translation>Lesbares &amp;retten</translation>
    </message>
    <message>
        <source>&amp;Restore the backup</source>
        <translation>Sicherung &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>A part of the score book is damaged.</source>
        <translation>Ein Teil des Punktebuchs ist beschädigt.</translation>
    </message>
    <message>
        <source>Exported score books (*.json)</source>
        <translation>Exportierte Punktebücher (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookImports</name>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n Zettel</numerusform>
            <numerusform>%n Zettel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in it, because they cannot be read:</source>
        <translation>Nicht dabei, weil unlesbar:</translation>
    </message>
    <message>
        <source>Import into the score book</source>
        <translation>In das Punktebuch importieren</translation>
    </message>
    <message>
        <source>Importing into the score book…</source>
        <translation>Es wird in das Punktebuch importiert…</translation>
    </message>
    <message>
        <source>Imported: %1 with %2.</source>
        <translation>Importiert: %1 mit %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) were in the score book already.</source>
        <translation>
            <numerusform>%n Zettel war schon im Punktebuch.</numerusform>
            <numerusform>%n Zettel waren schon im Punktebuch.</numerusform>
        </translation>
    </message>
    <message>
        <source>These were there already but differ; the score book keeps its own:</source>
        <translation>Diese waren schon da, aber anders; das Punktebuch behält seine:</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Punktebuch</translation>
    </message>
    <message>
        <source>Score books and tables of scores (*.json *.sqlite *.csv *.tsv *.txt)</source>
        <translation>Punktebücher und Tabellen mit Punkten (*.json *.sqlite *.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>These scores cannot be read.</source>
        <translation>Diese Punkte sind nicht lesbar.</translation>
    </message>
    <message>
        <source>Taking the import back…</source>
        <translation>Der Import wird zurückgenommen…</translation>
    </message>
    <message>
        <source>The import was taken back.</source>
        <translation>Der Import ist zurückgenommen.</translation>
    </message>
    <message>
        <source>&amp;Take the import back</source>
        <translation>Import &amp;zurücknehmen</translation>
    </message>
    <message numerus="yes">
        <source>%n season(s) came in, too.</source>
        <translation>
            <numerusform>Auch %n Saison kam dazu.</numerusform>
            <numerusform>Auch %n Saisons kamen dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close that window first, then take the import back.</source>
        <translation>Schließe zuerst dieses Fenster, dann nimm den Import zurück.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on the table. Start or resume another game first, then take the import back.</source>
        <translation>„%1“ liegt auf dem Tisch. Beginne zuerst eine andere Partie oder spiele eine andere weiter, dann nimm den Import zurück.</translation>
    </message>
    <message>
        <source>The import was taken back, but for what was changed since:</source>
        <translation>Der Import ist zurückgenommen, bis auf das, was seither geändert wurde:</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookReplacement</name>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Re&amp;cover</source>
        <translation>&amp;Retten</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookWindows</name>
    <message>
        <source>&amp;Resume the other game</source>
        <translation>Mit der anderen &amp;weiterspielen</translation>
    </message>
</context>
<context>
    <name>sheepshead::CardItem</name>
    <message>
        <source>under</source>
        <translation>Under</translation>
    </message>
</context>
<context>
    <name>sheepshead::CellTable</name>
    <message>
        <source>This is not text.</source>
        <translation>Das ist kein Text.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Die Datei ist leer.</translation>
    </message>
    <message>
        <source>The file has too many lines or columns.</source>
        <translation>Die Datei hat zu viele Zeilen oder Spalten.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeController</name>
    <message>
        <source>The challenge was not made: it could not be written to the disk.</source>
        <translation>Die Herausforderung wurde nicht erstellt: Sie ließ sich nicht auf dem Datenträger speichern.</translation>
    </message>
    <message>
        <source>The challenge “%1” is made. Send its file to others; you play it here.</source>
        <translation>Die Herausforderung „%1“ ist fertig. Schicke ihre Datei den anderen; du spielst sie hier.</translation>
    </message>
    <message>
        <source>&amp;Challenges…</source>
        <translation>&amp;Herausforderungen…</translation>
    </message>
    <message>
        <source>Challenge “%1”: deal %2 of %3. There is no undo and no hint; each decision is saved.</source>
        <translation>Herausforderung „%1“: Spiel %2 von %3. Es gibt keine Rücknahme und keinen Tipp; jede Entscheidung wird gespeichert.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>Deal %1 of %2: %3. Your total is %4.</source>
        <translation>Spiel %1 von %2: %3. Deine Summe: %4.</translation>
    </message>
    <message>
        <source>You have played all deals of this challenge. The last one: %1. Your total is %2.</source>
        <translation>Du hast alle Spiele dieser Herausforderung gespielt. Das letzte: %1. Deine Summe: %2.</translation>
    </message>
    <message>
        <source>Your name in this challenge:</source>
        <translation>Dein Name in dieser Herausforderung:</translation>
    </message>
    <message>
        <source>%1 has begun this challenge at this computer. Choose a name of your own:</source>
        <translation>%1 hat diese Herausforderung an diesem Computer schon begonnen. Wähle einen eigenen Namen:</translation>
    </message>
    <message>
        <source>The file of this challenge cannot be read now.</source>
        <translation>Die Datei dieser Herausforderung lässt sich gerade nicht lesen.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeExchange</name>
    <message>
        <source>Save the challenge to send it</source>
        <translation>Herausforderung zum Verschicken speichern</translation>
    </message>
    <message>
        <source>Add a challenge or results</source>
        <translation>Herausforderung oder Ergebnisse hinzufügen</translation>
    </message>
    <message>
        <source>Challenges and results (*.sheepchallenge *.sheepresult);;All files (*)</source>
        <translation>Herausforderungen und Ergebnisse (*.sheepchallenge *.sheepresult);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>%1 was not read.</source>
        <translation>%1 wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1 wurde hinzugefügt.</translation>
    </message>
    <message>
        <source>There is no challenge in this file that can be opened. Nothing was changed.</source>
        <translation>In dieser Datei ist keine Herausforderung, die sich öffnen lässt. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The challenge was not kept: it could not be written to the disk.</source>
        <translation>Die Herausforderung wurde nicht hinzugefügt: Sie ließ sich nicht auf dem Datenträger speichern.</translation>
    </message>
    <message>
        <source>This is a result of a challenge that you do not have. Add the file of the challenge first.</source>
        <translation>Das ist ein Ergebnis einer Herausforderung, die du nicht hast. Füge zuerst die Datei der Herausforderung hinzu.</translation>
    </message>
    <message>
        <source>There is no result in this file that can be read. Nothing was changed.</source>
        <translation>In dieser Datei ist kein Ergebnis, das sich lesen lässt. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>There is no result of this challenge in what you copied. Copy the line that begins with “Sheepshead challenge”.</source>
        <translation>In dem, was du kopiert hast, ist kein Ergebnis dieser Herausforderung. Kopiere die Zeile, die mit „Sheepshead challenge“ beginnt.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) added.</source>
        <translation>
            <numerusform>%n Ergebnis hinzugefügt.</numerusform>
            <numerusform>%n Ergebnisse hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Kopiert. Füge es in eine Nachricht ein.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a challenge, a player</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Save your result to send it</source>
        <translation>Dein Ergebnis zum Verschicken speichern</translation>
    </message>
    <message>
        <source>Dealing sheets</source>
        <translation>Gebezettel</translation>
    </message>
    <message>
        <source>The sheets show the cards of all deals. If you are still to play this challenge, let another person print them.</source>
        <translation>Die Zettel zeigen die Karten aller Spiele. Wenn du diese Herausforderung noch spielen willst, lass jemand anderen sie drucken.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
    </message>
    <message>
        <source>Save the dealing sheets as PDF</source>
        <translation>Gebezettel als PDF speichern</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Herausforderungen</translation>
    </message>
    <message>
        <source>The result was not kept: it could not be written to the disk.</source>
        <translation>Das Ergebnis wurde nicht aufgenommen: Der Datenträger nahm es nicht an.</translation>
    </message>
    <message>
        <source>Save the scores of this table to send them</source>
        <translation>Punkte dieses Tisches zum Verschicken speichern</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengePlay</name>
    <message>
        <source>In a challenge nothing is taken back, and nothing helps you to decide.</source>
        <translation>In einer Herausforderung wird nichts zurückgenommen, und nichts hilft dir bei der Entscheidung.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeViewerRow</name>
    <message>
        <source>S&amp;eat:</source>
        <translation>P&amp;latz:</translation>
    </message>
    <message>
        <source>&amp;Who plays:</source>
        <translation>Wer s&amp;pielt:</translation>
    </message>
    <message>
        <source>Each plays the deals alone, and sees the others&apos; scores of the deals that they have played themselves.</source>
        <translation>Jede Person spielt die Spiele für sich und sieht die Ergebnisse der anderen in den Spielen, die sie selbst gespielt hat.</translation>
    </message>
    <message>
        <source>People at the same seat of real tables had the same cards. Seat 1 had the cards of those who play at a computer.</source>
        <translation>Wer an echten Tischen am selben Platz saß, hatte dieselben Karten. Platz 1 hatte die Karten derer, die an einem Computer spielen.</translation>
    </message>
    <message>
        <source>Real tables</source>
        <extracomment>all deals that tables with real cards have played are shown</extracomment>
        <translation>Echte Tische</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Alle Plätze</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengesDialog</name>
    <message>
        <source>Challenges</source>
        <translation>Herausforderungen</translation>
    </message>
    <message>
        <source>Who scored what</source>
        <translation>Wer wie viel erreicht hat</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Add a &amp;file…</source>
        <translation>&amp;Datei hinzufügen…</translation>
    </message>
    <message>
        <source>Paste a &amp;result</source>
        <translation>Ergebnis &amp;einfügen</translation>
    </message>
    <message>
        <source>C&amp;opy my result</source>
        <translation>Mein Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save my result…</source>
        <translation>&amp;Mein Ergebnis speichern…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>&amp;Als PDF speichern…</translation>
    </message>
    <message>
        <source>Everybody gets the same cards and plays each deal once, without undo. You see the others&apos; scores of the deals that you have played.</source>
        <translation>Alle bekommen dieselben Karten und spielen jedes Spiel einmal, ohne Rücknahme. Die Ergebnisse der anderen siehst du in den Spielen, die du gespielt hast.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Von</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Save the table as PDF</source>
        <translation>Tabelle als PDF speichern</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>deals of a challenge</extracomment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>There is no challenge yet. Make one with Game ▸ New challenge…, or add the file of one that you were sent.</source>
        <translation>Es gibt noch keine Herausforderung. Erstelle eine mit Partie ▸ Neue Herausforderung…, oder füge eine Datei hinzu, die dir geschickt wurde.</translation>
    </message>
    <message>
        <source>Your result of this challenge was changed and cannot be read, so you cannot play it. %1</source>
        <translation>Dein Ergebnis dieser Herausforderung wurde verändert und lässt sich nicht lesen, deshalb wird kein Spiel davon gespielt. %1</translation>
    </message>
    <message>
        <source>Choose a deal to see where the others decided differently.</source>
        <translation>Wähle ein Spiel und sieh, wo die anderen etwas anderes taten als du.</translation>
    </message>
    <message>
        <source>All whose decisions are known did the same as you in this deal.</source>
        <translation>Alle, deren Entscheidungen bekannt sind, taten in diesem Spiel dasselbe wie du.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>The same deals at real tables: which cards go where</source>
        <translation>Dieselben Spiele an echten Tischen: welche Karten wohin gehen</translation>
    </message>
    <message>
        <source>Dealing s&amp;heets…</source>
        <translation>&amp;Gebezettel…</translation>
    </message>
    <message>
        <source>A&amp;nother person…</source>
        <translation>A&amp;ndere Person…</translation>
    </message>
    <message>
        <source>Another person at this computer plays the same deals.</source>
        <translation>Eine andere Person an diesem Computer spielt dieselben Spiele.</translation>
    </message>
    <message>
        <source>&amp;Type results of a table…</source>
        <translation>Ergebnisse eines &amp;Tisches eintippen…</translation>
    </message>
    <message>
        <source>What real tables scored that played the same deals</source>
        <translation>Was echte Tische erreichten, die dieselben Spiele spielten</translation>
    </message>
    <message>
        <source>Scores of real tables are typed in, so what was done there is not known: no cost is worked out, and no parting of ways. The same seat had the same cards.</source>
        <translation>Die Punkte echter Tische sind eingetippt, daher ist nicht bekannt, was dort getan wurde: Es gibt keine Kosten und keinen Punkt, an dem sich Wege trennen. Derselbe Platz hatte dieselben Karten.</translation>
    </message>
    <message>
        <source>You have played all deals of this challenge.</source>
        <translation>Du hast alle Spiele dieser Herausforderung gespielt.</translation>
    </message>
    <message>
        <source>Finish a deal of this challenge first.</source>
        <translation>Spiel zuerst ein Spiel dieser Herausforderung zu Ende.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CharacterWords</name>
    <message>
        <source>Takes aces home early</source>
        <extracomment>how a computer player plays, in a few words without a subject; so are the next ones</extracomment>
        <translation>Bringt Asse früh nach Hause</translation>
    </message>
    <message>
        <source>Saves the best trump for the end</source>
        <translation>Hebt sich den besten Trumpf auf</translation>
    </message>
    <message>
        <source>Trusting: schmears early</source>
        <translation>Vertrauensvoll: schmiert früh</translation>
    </message>
    <message>
        <source>Careful: passes what is not sure</source>
        <translation>Vorsichtig: passt, was nicht sicher ist</translation>
    </message>
    <message>
        <source>Takes charge: draws trump, and soon goes alone</source>
        <translation>Bestimmend: zieht Trumpf, spielt schnell allein</translation>
    </message>
    <message>
        <source>Bold: picks what others pass</source>
        <translation>Mutig: nimmt auf, was andere passen</translation>
    </message>
    <message>
        <source>Likes company: never goes alone</source>
        <translation>Gesellig: spielt nie allein</translation>
    </message>
    <message>
        <source>Likes to crack</source>
        <translation>Gibt gern Kontra</translation>
    </message>
    <message>
        <source>Cheeky: trumps in wherever it can</source>
        <translation>Frech: sticht, wo es geht</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChartPage</name>
    <message>
        <source>As a &amp;table</source>
        <translation>Als &amp;Tabelle</translation>
    </message>
    <message>
        <source>Figures of the chart</source>
        <translation>Werte des Diagramms</translation>
    </message>
    <message>
        <source>Cha&amp;rt:</source>
        <translation>Di&amp;agramm:</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>Dr&amp;ucken…</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChartWords</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>from the least value to the most</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>%1: lowest %2 (%3), highest %4 (%5), last %6.</source>
        <extracomment>name of a line of a chart; its lowest and highest value with their places, and the last</extracomment>
        <translation>%1: niedrigster Wert %2 (%3), höchster %4 (%5), letzter %6.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CheatSheet</name>
    <message>
        <source>%1, with house rules</source>
        <translation>%1, mit Hausregeln</translation>
    </message>
    <message>
        <source>Sheepshead: %1</source>
        <translation>Sheepshead: %1</translation>
    </message>
    <message>
        <source>Trump, from the highest down</source>
        <translation>Trumpf, vom höchsten abwärts</translation>
    </message>
    <message>
        <source>Fail, from the highest down</source>
        <translation>Fehlfarben, von der höchsten Karte abwärts</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Was die Karten zählen</translation>
    </message>
    <message numerus="yes">
        <source>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n points in the deck.</source>
        <translation>
            <numerusform>Ass 11 Augen, Zehn 10, König 4, Dame 3, Bube 2; Neun, Acht und Sieben keine: %n Auge im ganzen Spiel.</numerusform>
            <numerusform>Ass 11 Augen, Zehn 10, König 4, Dame 3, Bube 2; Neun, Acht und Sieben keine: %n Augen im ganzen Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>So läuft ein Spiel</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Wenn niemand aufnimmt</translation>
    </message>
    <message>
        <source>House rules in force</source>
        <translation>Geltende Hausregeln</translation>
    </message>
    <message>
        <source>★ differs from the usual game</source>
        <translation>★ weicht vom üblichen Spiel ab</translation>
    </message>
    <message>
        <source>Cheat sheet, %1</source>
        <translation>Spickzettel, %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChoiceBar</name>
    <message>
        <source>Your decision</source>
        <translation>Deine Entscheidung</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChoiceButton</name>
    <message>
        <source>%1 Key %2.</source>
        <comment>what a choice does, and its key</comment>
        <translation>%1 Taste %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::Coach</name>
    <message>
        <source>%1. Better: %2.</source>
        <extracomment>what the coach says afterwards, and what would have been better</extracomment>
        <translation>%1. Besser: %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CompareDialog</name>
    <message>
        <source>Also show &amp;rules that are the same</source>
        <translation>Auch gleiche &amp;Regeln zeigen</translation>
    </message>
    <message>
        <source>Compare rules</source>
        <translation>Regeln vergleichen</translation>
    </message>
    <message>
        <source>First r&amp;ules:</source>
        <translation>&amp;Erste Regeln:</translation>
    </message>
    <message>
        <source>Sec&amp;ond rules:</source>
        <translation>&amp;Zweite Regeln:</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Datei…</translation>
    </message>
    <message>
        <source>F&amp;ile…</source>
        <translation>Da&amp;tei…</translation>
    </message>
    <message>
        <source>Both rules are the same.</source>
        <translation>Beide Regeln sind gleich.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ.</source>
        <translation>
            <numerusform>%n Regel ist verschieden.</numerusform>
            <numerusform>%n Regeln sind verschieden.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::CurrentGame</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>The hand you left is saved. To resume it later, open the score book in the Game menu.</source>
        <translation>Das verlassene Spiel ist gespeichert. Du kannst es über das Punktebuch im Menü Spiel fortsetzen.</translation>
    </message>
    <message>
        <source>&amp;Resume it now</source>
        <translation>Jetzt &amp;fortsetzen</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>%1 is called %2 in this game: in the score book another player at this table has that name, too.</source>
        <translation>%1 heißt in dieser Partie %2: Im Punktebuch hat auch ein anderer Spieler an diesem Tisch diesen Namen.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CurtainPanel</name>
    <message>
        <source>&amp;Ready</source>
        <translation>&amp;Bereit</translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <translation>Weiter an %1</translation>
    </message>
    <message>
        <source>The others decide</source>
        <translation>Die anderen entscheiden</translation>
    </message>
    <message>
        <source>Only %1 looks at the screen now.</source>
        <translation>Nur %1 schaut jetzt auf den Bildschirm.</translation>
    </message>
    <message>
        <source>No cards are shown until a person is to decide.</source>
        <translation>Karten sind erst zu sehen, wenn ein Mensch entscheidet.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DayHandController</name>
    <message>
        <source>Hand of the day, %1: everybody gets these cards. It does not count, and your game waits for you.</source>
        <translation>Spiel des Tages, %1: Alle bekommen diese Karten. Es zählt nicht, und deine Partie wartet auf dich.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>Hand of the day, %1.</source>
        <translation>Spiel des Tages, %1.</translation>
    </message>
    <message>
        <source>Your score is %1. An expert in your seat scores %2.</source>
        <translation>Dein Ergebnis: %1. Ein Experte an deinem Platz erreicht %2.</translation>
    </message>
    <message>
        <source>Your score is %1. An expert is still playing your cards.</source>
        <translation>Dein Ergebnis: %1. Ein Experte spielt deine Karten noch.</translation>
    </message>
    <message>
        <source>You took decisions back.</source>
        <translation>Du hast Entscheidungen zurückgenommen.</translation>
    </message>
    <message>
        <source>The first time you scored %1.</source>
        <translation>Beim ersten Mal hattest du %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n day(s) in a row.</source>
        <translation>
            <numerusform>Du hast an %n Tag in Folge gespielt.</numerusform>
            <numerusform>Du hast an %n Tagen in Folge gespielt.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Your longest row: %2.</source>
        <comment>a sentence, a number</comment>
        <translation>%1 Dein Rekord: %2.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Kopiert.</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>Ergebnis &amp;kopieren</translation>
    </message>
    <message>
        <source>Other &amp;days…</source>
        <translation>Andere &amp;Tage…</translation>
    </message>
</context>
<context>
    <name>sheepshead::DayHandsDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Copy the &amp;week</source>
        <translation>&amp;Woche kopieren</translation>
    </message>
    <message>
        <source>Hands of the day</source>
        <translation>Spiele des Tages</translation>
    </message>
    <message>
        <source>Everybody gets the same cards on a day. The first time that a player plays a day&apos;s hand is noted; none of them counts in the score book.</source>
        <translation>An einem Tag bekommen alle dieselben Karten. Notiert wird, wie jemand das Spiel eines Tages zum ersten Mal spielt; im Punktebuch zählt keines.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Wer spielt</translation>
    </message>
    <message>
        <source>Wh&amp;o plays:</source>
        <translation>Wer s&amp;pielt:</translation>
    </message>
    <message>
        <source>The scores of the last seven days as text, to send to others</source>
        <translation>Die Ergebnisse der letzten sieben Tage als Text zum Verschicken</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>%1 (back)</source>
        <extracomment>a score of a hand in which decisions were taken back</extracomment>
        <translation>%1 (zurück)</translation>
    </message>
</context>
<context>
    <name>sheepshead::DealNumberDialog</name>
    <message>
        <source>Play a deal number</source>
        <translation>Verteilung nach Nummer spielen</translation>
    </message>
    <message>
        <source>Deal &amp;number</source>
        <translation>&amp;Nummer der Verteilung</translation>
    </message>
    <message>
        <source>De&amp;aler</source>
        <translation>Ge&amp;ber</translation>
    </message>
    <message>
        <source>By the same rules, a number and a dealer give the same cards on every computer. The hand is practice and does not count.</source>
        <translation>Bei gleichen Regeln geben Nummer und Geber auf jedem Computer dieselben Karten. Das Spiel ist Übung und zählt nicht.</translation>
    </message>
    <message>
        <source>This is the last hand&apos;s number.</source>
        <translation>Das ist die Nummer des letzten Spiels.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Geben</translation>
    </message>
</context>
<context>
    <name>sheepshead::DealsPage</name>
    <message>
        <source>after the hand</source>
        <translation>nach dem Spiel</translation>
    </message>
    <message>
        <source>cards set up by hand</source>
        <translation>hingelegte Karten</translation>
    </message>
    <message>
        <source>To check a hand, note the first digits of its hash before you play it. Afterwards, paste the command into a terminal: it shuffles again and compares. Or do not trust our programs at all: copy the text to a file and let any other program compute its SHA-256, for example &quot;sha256sum file&quot;. If you get the hash you noted, no card was changed.</source>
        <translation>So prüfst du ein Spiel: Schreib dir vorher die ersten Ziffern seines Hashs auf. Kopiere danach den Befehl in ein Terminal: Er mischt noch einmal und vergleicht. Oder trau keinem Programm von uns: Kopiere den Text in eine Datei und lass ein anderes ihren SHA-256 berechnen, zum Beispiel „sha256sum Datei“. Ist der Hash der aufgeschriebene, wurde keine Karte vertauscht.</translation>
    </message>
    <message>
        <source>&amp;Hash</source>
        <translation>&amp;Hash</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>&amp;Befehl</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Hash (before the deal)</source>
        <translation>Hash (vor dem Geben)</translation>
    </message>
    <message>
        <source>Seed (after the hand)</source>
        <translation>Startwert (nach dem Spiel)</translation>
    </message>
    <message>
        <source>The hands of this game</source>
        <translation>Die Spiele dieser Partie</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopieren: %1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
    <message>
        <source>While a hand is played, the score book keeps its deal scrambled: opening the file shows no card and no seed at a glance. This is no encryption. The program can unscramble the deal, to resume the hand after a crash, and so could another program.</source>
        <translation>Während eines Spiels liegt die Kartenverteilung verwürfelt im Punktebuch: Wer die Datei öffnet, sieht auf den ersten Blick weder Karten noch Startzahl. Das ist keine Verschlüsselung. Das Programm kann sie auflösen, um das Spiel nach einem Absturz fortzusetzen, und ein anderes Programm könnte das auch.</translation>
    </message>
    <message>
        <source>Before each hand, the program writes down the whole deal: the rules, the dealer, every card, and the secret number behind the shuffle (the seed). You see the hash of that text at once, a fingerprint of 64 digits (SHA-256): its first digits at the bottom right of the window, all of them here. It is impossible to work out the cards from the hash, or to find other cards with the same hash. After the hand you get the text.</source>
        <translation>Bevor ein Spiel gegeben wird, wird alles aufgeschrieben: die Regeln, der Geber, eine geheime Zahl, aus der das Mischen folgt (der Startwert), und jede Karte. Sofort siehst du den Hash dieses Textes, einen Fingerabdruck aus 64 Ziffern (SHA-256): seinen Anfang unten rechts im Fenster, ganz steht er hier. Aus dem Hash lassen sich die Karten nicht erraten, und andere Karten mit demselben Hash lassen sich nicht finden. Nach dem Spiel bekommst du den Text.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DeckSection</name>
    <message>
        <source>Card decks</source>
        <translation>Kartenspiele</translation>
    </message>
    <message>
        <source>&amp;Remove Deck</source>
        <translation>Spiel &amp;entfernen</translation>
    </message>
    <message>
        <source>A&amp;dd Deck…</source>
        <translation>Spiel hin&amp;zufügen…</translation>
    </message>
    <message>
        <source>A KDE card deck: choose the file index.desktop in its folder, or drop the folder here.</source>
        <translation>Ein Kartenspiel für KDE: Wähle die Datei index.desktop in seinem Ordner, oder ziehe den Ordner hierher.</translation>
    </message>
    <message>
        <source>Missing deck</source>
        <translation>Fehlendes Spiel</translation>
    </message>
    <message>
        <source>Add a Card Deck</source>
        <translation>Kartenspiel hinzufügen</translation>
    </message>
    <message>
        <source>Card decks (%1)</source>
        <translation>Kartenspiele (%1)</translation>
    </message>
</context>
<context>
    <name>sheepshead::DerivationDialog</name>
    <message>
        <source>No score breakdown: an older version saved this hand.</source>
        <translation>Keine Aufschlüsselung: Eine ältere Version hat dieses Spiel gespeichert.</translation>
    </message>
    <message>
        <source>Each player&apos;s share</source>
        <translation>Was jeder bekommt</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Der Pott</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Aufschlüsselung der Wertung</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Auf dem Zettel</translation>
    </message>
</context>
<context>
    <name>sheepshead::DrawPage</name>
    <message>
        <source>Round %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>&amp;Draw this round and the next ones</source>
        <translation>Diese Runde und die nächsten &amp;auslosen</translation>
    </message>
    <message>
        <source>Seat late players, take out &amp;missing ones</source>
        <translation>S&amp;päte und fehlende Spieler einpassen</translation>
    </message>
    <message>
        <source>Seats by table and by name</source>
        <translation>Plätze nach Tisch und nach Name</translation>
    </message>
    <message>
        <source>Seat slips of all rounds</source>
        <translation>Platzzettel aller Runden</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Tischzettel</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>This round is not drawn yet.</source>
        <translation>Diese Runde ist noch nicht ausgelost.</translation>
    </message>
    <message>
        <source>Some players could not be seated or taken out: draw the round again, or change the list of players.</source>
        <translation>Nicht alles ließ sich lösen: Lose die Runde neu aus, oder ändere die Liste der Spieler.</translation>
    </message>
    <message>
        <source>A round needs at least four players.</source>
        <translation>Eine Runde braucht mindestens vier Spieler.</translation>
    </message>
    <message>
        <source>Results of this round or a later one are official.</source>
        <translation>Ergebnisse dieser oder einer späteren Runde sind amtlich.</translation>
    </message>
    <message>
        <source>Draw the rounds before this one first.</source>
        <translation>Lose zuerst die Runden davor aus.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DrillController</name>
    <message>
        <source>Drill</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Your table has no such decision.</source>
        <translation>An deinem Tisch gibt es so eine Entscheidung nicht.</translation>
    </message>
    <message>
        <source>The expert is thinking…</source>
        <translation>Der Experte überlegt…</translation>
    </message>
    <message>
        <source>That was today&apos;s pile: %1 of %2 right.</source>
        <translation>Das war der Stapel für heute: %1 von %2 richtig.</translation>
    </message>
    <message>
        <source>There is no hint in a drill. Answer, and you see whether you were right.</source>
        <translation>In einer Übung gibt es keinen Tipp. Antworte, und du siehst, ob es stimmt.</translation>
    </message>
    <message>
        <source>Your table has no such decision. This drill plays by other rules: %1.</source>
        <translation>An deinem Tisch gibt es diese Entscheidung nicht. Diese Übung spielt nach anderen Regeln: %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DrillsDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>Übungen</translation>
    </message>
    <message>
        <source>One kind of decision, again and again, by the rules of your table. An expert measures each answer. Your game waits for you meanwhile.</source>
        <translation>Eine Art von Entscheidung, immer wieder, nach den Regeln deines Tischs. Ein Experte misst jede Antwort. Deine Partie wartet so lange.</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
</context>
<context>
    <name>sheepshead::EntrantsPage</name>
    <message>
        <source>The chosen player</source>
        <translation>Der gewählte Spieler</translation>
    </message>
    <message>
        <source>Has pai&amp;d</source>
        <translation>Hat be&amp;zahlt</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Entfe&amp;rnen</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Bezahlt</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Erste Runde</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Letzte Runde</translation>
    </message>
    <message>
        <source>New players</source>
        <translation>Neue Spieler</translation>
    </message>
    <message>
        <source>New players, one name a line</source>
        <translation>Neue Spieler, ein Name je Zeile</translation>
    </message>
    <message>
        <source>&amp;Add players</source>
        <translation>Spieler hinzu&amp;fügen</translation>
    </message>
    <message>
        <source>Names from a &amp;file…</source>
        <translation>Namen aus einer &amp;Datei…</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>bleibt</translation>
    </message>
    <message>
        <source>0: a player who did not come</source>
        <translation>0: ein Spieler, der nicht gekommen ist</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>Na&amp;me:</translation>
    </message>
    <message>
        <source>F&amp;irst round:</source>
        <translation>Erste R&amp;unde:</translation>
    </message>
    <message>
        <source>Last r&amp;ound:</source>
        <translation>&amp;Letzte Runde:</translation>
    </message>
    <message>
        <source>All ha&amp;ve paid</source>
        <translation>Alle &amp;haben bezahlt</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ja</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nein</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>%n Spieler hinzugefügt.</numerusform>
            <numerusform>%n Spieler hinzugefügt.</numerusform>
        </translation>
    </message>
    <message>
        <source>These names are there already: %1. Give each player a name of their own.</source>
        <translation>Diese Namen gibt es schon: %1. Gib jedem Spieler einen eigenen Namen.</translation>
    </message>
    <message>
        <source>Names from a file</source>
        <translation>Namen aus einer Datei</translation>
    </message>
    <message>
        <source>Lists of names (*.txt *.csv);;All files (*)</source>
        <translation>Namenslisten (*.txt *.csv);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>This player has a seat in a draw. Say in which round they left.</source>
        <translation>Dieser Spieler hat in einer Auslosung einen Platz. Gib an, nach welcher Runde er ging.</translation>
    </message>
</context>
<context>
    <name>sheepshead::EntryPlace</name>
    <message>
        <source>%1 deals next</source>
        <comment>a player</comment>
        <translation>%1 gibt als Nächstes</translation>
    </message>
    <message>
        <source>the next hand counts × %1</source>
        <translation>das nächste Spiel zählt × %1</translation>
    </message>
    <message numerus="yes">
        <source>%n doublers wait</source>
        <translation>
            <numerusform>%n Doubler steht aus</numerusform>
            <numerusform>%n Doubler stehen aus</numerusform>
        </translation>
    </message>
    <message>
        <source>pot: %1</source>
        <translation>Pott: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::ExportDialog</name>
    <message>
        <source>Export the score book</source>
        <translation>Punktebuch exportieren</translation>
    </message>
    <message>
        <source>&amp;Everything, to import again (JSON)</source>
        <translation>&amp;Alles, um es wieder zu importieren (JSON)</translation>
    </message>
    <message>
        <source>A table for a &amp;spreadsheet, with names and words (CSV)</source>
        <translation>Eine Tabelle für ein &amp;Rechenblatt, mit Namen und Worten (CSV)</translation>
    </message>
    <message>
        <source>1,25 – columns by semicolons</source>
        <translation>1,25 – Spalten durch Semikolons</translation>
    </message>
    <message>
        <source>1.25 – columns by commas</source>
        <translation>1.25 – Spalten durch Kommas</translation>
    </message>
    <message>
        <source>&amp;Numbers:</source>
        <translation>&amp;Zahlen:</translation>
    </message>
    <message>
        <source>A table for programs, a line a &amp;hand (CSV)</source>
        <translation>Eine Tabelle für Programme, eine Zeile je &amp;Spiel (CSV)</translation>
    </message>
    <message>
        <source>A table for programs, a line a &amp;player and hand (CSV)</source>
        <translation>Eine Tabelle für Programme, eine Zeile je S&amp;pieler und Spiel (CSV)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportieren…</translation>
    </message>
</context>
<context>
    <name>sheepshead::FaceTexts</name>
    <message>
        <source>The picture could not be copied to %1.</source>
        <translation>Das Bild konnte nicht nach %1 kopiert werden.</translation>
    </message>
</context>
<context>
    <name>sheepshead::FeltSection</name>
    <message>
        <source>Felts</source>
        <translation>Filze</translation>
    </message>
    <message>
        <source>Choose a &amp;Picture…</source>
        <translation>&amp;Bild wählen…</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Dein Bild</translation>
    </message>
    <message>
        <source>A light picture is darkened, so that words on it can be read.</source>
        <translation>Ein helles Bild wird abgedunkelt, damit man die Wörter darauf lesen kann.</translation>
    </message>
    <message>
        <source>A Picture for the Table</source>
        <translation>Ein Bild für den Tisch</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
</context>
<context>
    <name>sheepshead::FeltView</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>sheepshead::FigureWords</name>
    <message>
        <source>Figure</source>
        <translation>Angabe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>95-%-Intervall</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Punkte je Spiel</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>from the least to the most</extracomment>
        <translation>%1 bis %2</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Insgesamt</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Total score</source>
        <translation>Gesamtstand</translation>
    </message>
    <message>
        <source>Average per hand</source>
        <translation>Durchschnitt je Spiel</translation>
    </message>
    <message>
        <source>Best evening</source>
        <translation>Bester Abend</translation>
    </message>
    <message>
        <source>Worst evening</source>
        <translation>Schlechtester Abend</translation>
    </message>
    <message>
        <source>Most hands won in a row</source>
        <translation>Meiste gewonnene Spiele hintereinander</translation>
    </message>
    <message>
        <source>Most hands lost in a row</source>
        <translation>Meiste verlorene Spiele hintereinander</translation>
    </message>
    <message>
        <source>Hands with a hint</source>
        <translation>Spiele mit einem Tipp</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Siege</translation>
    </message>
    <message>
        <source>As picker</source>
        <translation>Als Picker</translation>
    </message>
    <message>
        <source>As picker, alone</source>
        <translation>Als Picker, allein</translation>
    </message>
    <message>
        <source>As partner</source>
        <translation>Als Partner</translation>
    </message>
    <message>
        <source>As defender</source>
        <translation>Als Gegner</translation>
    </message>
    <message>
        <source>Leasters, and each for themselves</source>
        <translation>Leaster und andere Spiele jeder für sich</translation>
    </message>
    <message>
        <source>Schneidered the other side</source>
        <translation>Die andere Partei war Schneider</translation>
    </message>
    <message>
        <source>Was schneidered</source>
        <translation>War Schneider</translation>
    </message>
    <message>
        <source>Hands that ended as leaster or alike</source>
        <translation>Spiele, die ein Leaster oder Ähnliches wurden</translation>
    </message>
    <message>
        <source>Hands thrown in</source>
        <translation>Zusammengeworfene Spiele</translation>
    </message>
    <message>
        <source>Picks</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>Pick rate</source>
        <translation>Nimmt auf</translation>
    </message>
    <message>
        <source>Pick rate, %1</source>
        <translation>Nimmt auf, %1</translation>
    </message>
    <message>
        <source>By trump in the hand, where it is known</source>
        <translation>Nach Trümpfen im Blatt, soweit bekannt</translation>
    </message>
    <message numerus="yes">
        <source>Picks with %n trump</source>
        <translation>
            <numerusform>Nimmt mit %n Trumpf auf</numerusform>
            <numerusform>Nimmt mit %n Trümpfen auf</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins after a pick with %n trump</source>
        <translation>
            <numerusform>Gewinnt, aufgenommen mit %n Trumpf</numerusform>
            <numerusform>Gewinnt, aufgenommen mit %n Trümpfen</numerusform>
        </translation>
    </message>
    <message>
        <source>Mauer meter: hands passed, by power count</source>
        <translation>Mauermesser: gepasste Blätter nach ihrer Stärke</translation>
    </message>
    <message>
        <source>Average power of a passed hand</source>
        <translation>Durchschnittliche Stärke eines gepassten Blatts</translation>
    </message>
    <message>
        <source>Power passed, all together</source>
        <translation>Gepasste Stärke, zusammen</translation>
    </message>
    <message>
        <source>Pick or pass</source>
        <translation>Aufnehmen oder passen</translation>
    </message>
    <message>
        <source>Bury</source>
        <translation>Drücken</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Rufen</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Zugeben</translation>
    </message>
    <message>
        <source>Other decisions</source>
        <translation>Andere Entscheidungen</translation>
    </message>
    <message>
        <source>What decisions cost, as far as reviewed (hands with a hint left out)</source>
        <translation>Was Entscheidungen kosten, soweit nachgesehen (ohne Spiele mit Tipp)</translation>
    </message>
    <message>
        <source>%1: %2 of the points lost</source>
        <extracomment>a kind of decision, and how many of all points lost went there</extracomment>
        <translation>%1: %2 der verlorenen Punkte</translation>
    </message>
    <message>
        <source>Points lost for each decision</source>
        <translation>Verlorene Punkte je Entscheidung</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>links vom Geber</translation>
    </message>
    <message>
        <source>seat %1 from the dealer</source>
        <translation>Platz %1 nach dem Geber</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Picks won</source>
        <translation>Davon gewonnen</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (Computer)</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>&quot;Best evening&quot;, its day, its sheet</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>points a hand</extracomment>
        <translation>Schnitt</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>evening</extracomment>
        <translation>Bester</translation>
    </message>
    <message>
        <source>Worst</source>
        <extracomment>evening</extracomment>
        <translation>Schlechtester</translation>
    </message>
    <message>
        <source>Tricks taken as partner, on average</source>
        <translation>Stiche als Partner im Durchschnitt</translation>
    </message>
    <message>
        <source>Points lost for each hand with such a decision: in the first half of the evenings → in the second</source>
        <translation>Verlorene Punkte je Spiel mit einer solchen Entscheidung: in der ersten Hälfte der Abende → in der zweiten</translation>
    </message>
    <message>
        <source>Improved most</source>
        <translation>Am meisten verbessert</translation>
    </message>
</context>
<context>
    <name>sheepshead::FileDialogs</name>
    <message>
        <source>The file %1 could not be written. Choose another folder.</source>
        <translation>Die Datei %1 ließ sich nicht schreiben. Wähle einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>sheepshead::FirstStartDialog</name>
    <message>
        <source>Welcome to Sheepshead</source>
        <translation>Willkommen bei Sheepshead</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Wie möchtest du beginnen?</translation>
    </message>
    <message>
        <source>You can change your mind at any time: New game is in the Game menu, Learn the game in the Help menu.</source>
        <translation>Du kannst es dir jederzeit anders überlegen: Neue Partie steht im Menü Partie, Das Spiel lernen im Menü Hilfe.</translation>
    </message>
    <message>
        <source>&amp;Teach me</source>
        <translation>&amp;Bring es mir bei</translation>
    </message>
    <message>
        <source>New to Sheepshead? Learn it in ten minutes, at the table and with real cards.</source>
        <translation>Neu bei Sheepshead? Lerne es in zehn Minuten, am Tisch und mit echten Karten.</translation>
    </message>
    <message>
        <source>I play &amp;called ace</source>
        <translation>Ich spiele mit &amp;Ruf-Ass</translation>
    </message>
    <message>
        <source>Five players, six cards each. The picker calls an ace; its holder is the partner.</source>
        <translation>Fünf Spieler, sechs Karten für jeden. Der Picker ruft ein Ass; wer es hält, ist der Partner.</translation>
    </message>
    <message>
        <source>My table &amp;plays…</source>
        <translation>&amp;Mein Tisch spielt…</translation>
    </message>
    <message>
        <source>Two to eight players, jack of diamonds, black queens: choose your game.</source>
        <translation>Zwei bis acht Spieler, Karo-Bube, schwarze Damen: Wähle dein Spiel.</translation>
    </message>
    <message>
        <source>&amp;Score a real table</source>
        <translation>&amp;Am Tisch anschreiben</translation>
    </message>
    <message>
        <source>You play with cards of your own, and the program keeps the score sheet: one short line a hand.</source>
        <translation>Ihr spielt mit eigenen Karten, und das Programm führt den Punktezettel: eine kurze Zeile je Spiel.</translation>
    </message>
</context>
<context>
    <name>sheepshead::GameAtTable</name>
    <message>
        <source>The unfinished hand could not be read (%1: %2). It was set aside in the score book, and its cards were dealt again.</source>
        <translation>Das unterbrochene Spiel kann nicht gelesen werden (%1: %2). Es wurde im Punktebuch beiseitegelegt und neu gegeben.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
</context>
<context>
    <name>sheepshead::GameController</name>
    <message>
        <source>The new rules take effect with the next deal.</source>
        <translation>Die neuen Regeln gelten ab dem nächsten Geben.</translation>
    </message>
    <message>
        <source>&amp;Only in new games</source>
        <translation>N&amp;ur in neuen Partien</translation>
    </message>
    <message numerus="yes">
        <source>The new rules are for %n player(s): they take effect with the next new game.</source>
        <translation>
            <numerusform>Die neuen Regeln sind für %n Spieler: Sie gelten ab der nächsten neuen Partie.</numerusform>
            <numerusform>Die neuen Regeln sind für %n Spieler: Sie gelten ab der nächsten neuen Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The new rules take effect with the next new game.</source>
        <translation>Die neuen Regeln gelten ab der nächsten neuen Partie.</translation>
    </message>
    <message>
        <source>&amp;New game now</source>
        <translation>Jetzt &amp;neue Partie</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) goes to the best hand of five cards.</source>
        <translation>
            <numerusform>Der Pott von %n Punkt geht an das beste Blatt aus fünf Karten.</numerusform>
            <numerusform>Der Pott von %n Punkten geht an das beste Blatt aus fünf Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) is shared out.</source>
        <translation>
            <numerusform>Der Pott von %n Punkt wird geteilt.</numerusform>
            <numerusform>Der Pott von %n Punkten wird geteilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new player can only join between hands. Finish this hand first.</source>
        <translation>Ein neuer Spieler kann nur zwischen zwei Spielen einsteigen. Spiele dieses erst zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) is shared out first.</source>
        <translation>
            <numerusform>Der Pott von %n Punkt wird erst geteilt.</numerusform>
            <numerusform>Der Pott von %n Punkten wird erst geteilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Partie beenden</translation>
    </message>
    <message>
        <source>End this game and see who has won?</source>
        <translation>Diese Partie beenden und sehen, wer gewonnen hat?</translation>
    </message>
    <message>
        <source>The hand on the table is given up and does not count.</source>
        <translation>Das Spiel auf dem Tisch wird aufgegeben und zählt nicht.</translation>
    </message>
    <message>
        <source>&amp;End the game</source>
        <translation>Partie &amp;beenden</translation>
    </message>
    <message>
        <source>The game is over. %1</source>
        <translation>Die Partie ist zu Ende. %1</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Die Partie ist zu Ende</translation>
    </message>
    <message>
        <source>The showdown for the pot:
%1

The final standing:
%2</source>
        <translation>Um den Pott wurde gepokert:
%1

Der Endstand:
%2</translation>
    </message>
    <message>
        <source>The new player adds a point to the pot for every leaster in it.</source>
        <translation>Der neue Spieler zahlt für jeden Leaster im Pott einen Punkt ein.</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) goes to the best hands of five cards, one leaster&apos;s worth after the other.</source>
        <translation>
            <numerusform>Der Pott von %n Punkt geht an die besten Blätter aus fünf Karten, ein Leaster nach dem anderen.</numerusform>
            <numerusform>Der Pott von %n Punkten geht an die besten Blätter aus fünf Karten, ein Leaster nach dem anderen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::GameOverWords</name>
    <message>
        <source>%1 wins with a total of %2.</source>
        <translation>Sieg mit einem Stand von %2: %1.</translation>
    </message>
    <message>
        <source>%1 share the win with a total of %2 each.</source>
        <translation>%1 teilen sich den Sieg mit einem Stand von je %2.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1: %2 (%3)</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandEntry</name>
    <message>
        <source>&amp;In short:</source>
        <translation>&amp;Kurz:</translation>
    </message>
    <message>
        <source>&amp;Hand:</source>
        <translation>Spie&amp;l:</translation>
    </message>
    <message>
        <source>Dea&amp;ler:</source>
        <translation>G&amp;eber:</translation>
    </message>
    <message>
        <source>T&amp;ype points and tricks</source>
        <translation>A&amp;ugen und Stiche eingeben</translation>
    </message>
    <message>
        <source>Points of the makers</source>
        <translation>Augen der Spielerpartei</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>A&amp;ugen:</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Alle Stiche</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Lost schneider</source>
        <translation>Schneider verloren</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Kein Stich</translation>
    </message>
    <message>
        <source>Cracks</source>
        <translation>Kontras</translation>
    </message>
    <message>
        <source>Blitzes</source>
        <translation>Blitze</translation>
    </message>
    <message>
        <source>&amp;Cracks:</source>
        <translation>K&amp;ontras:</translation>
    </message>
    <message>
        <source>&amp;Blitzes:</source>
        <translation>Blit&amp;ze:</translation>
    </message>
    <message>
        <source>Had to pick</source>
        <translation>Musste aufnehmen</translation>
    </message>
    <message>
        <source>Picked blind</source>
        <translation>Blind aufgenommen</translation>
    </message>
    <message>
        <source>Took every trick and wins</source>
        <translation>Hat alle Stiche und gewinnt</translation>
    </message>
    <message>
        <source>Sheepshe&amp;ad:</source>
        <translation>S&amp;heepshead:</translation>
    </message>
    <message>
        <source>Bi&amp;d:</source>
        <translation>&amp;Gebot:</translation>
    </message>
    <message>
        <source>&amp;Misplay:</source>
        <translation>&amp;Falsch bedient:</translation>
    </message>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Notiz:</translation>
    </message>
    <message>
        <source>How the score comes about</source>
        <translation>Wie sich die Wertung ergibt</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Correct hand %1</source>
        <translation>Spiel %1 berichtigen</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>&amp;Write the correction</source>
        <translation>Berichtigung &amp;aufschreiben</translation>
    </message>
    <message>
        <source>&amp;Write the hand</source>
        <translation>Spiel aufs&amp;chreiben</translation>
    </message>
    <message>
        <source>%1 (next)</source>
        <comment>the dealer whose turn it is</comment>
        <translation>%1 (an der Reihe)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no misplay</comment>
        <translation>niemand</translation>
    </message>
    <message>
        <source>not called</source>
        <translation>nicht angesagt</translation>
    </message>
    <message>
        <source>called and made</source>
        <translation>angesagt und gewonnen</translation>
    </message>
    <message>
        <source>called and missed</source>
        <translation>angesagt und verloren</translation>
    </message>
    <message>
        <source>call</source>
        <translation>Ruf</translation>
    </message>
    <message>
        <source>best solo</source>
        <translation>Best-Solo</translation>
    </message>
    <message>
        <source>side solo</source>
        <translation>Farbsolo</translation>
    </message>
    <message>
        <source>billy</source>
        <translation>Billy</translation>
    </message>
    <message>
        <source>The picker took no trick</source>
        <translation>Kein Stich für den Picker</translation>
    </message>
    <message>
        <source>The winner took no trick</source>
        <translation>Ohne Stich gewonnen</translation>
    </message>
    <message>
        <source>&quot;%1&quot; means nothing here.</source>
        <translation>„%1“ bedeutet hier nichts.</translation>
    </message>
    <message>
        <source>%1 points? Press Enter, or type =%1.</source>
        <extracomment>a number in the short line may be points of the makers</extracomment>
        <translation>%1 Augen? Drück Enter, oder tippe =%1.</translation>
    </message>
    <message>
        <source>Crack</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Crack and crack back</source>
        <translation>Kontra und Re</translation>
    </message>
    <message>
        <source>Crack back</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Sheepshead called and made</source>
        <translation>Sheepshead angesagt und gewonnen</translation>
    </message>
    <message>
        <source>Sheepshead called and missed</source>
        <translation>Sheepshead angesagt und verloren</translation>
    </message>
    <message>
        <source>7 points</source>
        <translation>7 Augen</translation>
    </message>
    <message>
        <source>%1 misplayed</source>
        <translation>%1 hat falsch bedient</translation>
    </message>
    <message>
        <source>%1 sits out</source>
        <translation>%1 setzt aus</translation>
    </message>
    <message>
        <source>%1 is exempt</source>
        <translation>%1 ist frei</translation>
    </message>
    <message numerus="yes">
        <source>Choose rules for %n players…</source>
        <translation>
            <numerusform>Regeln für %n Spieler wählen…</numerusform>
            <numerusform>Regeln für %n Spieler wählen…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::HandFiles</name>
    <message>
        <source>Hands (*.sheephand);;All files (*)</source>
        <translation>Spiele (*.sheephand);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Zeile %1</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>There is no hand in %1 that can be opened. Nothing was changed.</source>
        <translation>In %1 ist kein Spiel, das sich öffnen lässt. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open a hand</source>
        <translation>Spiel öffnen</translation>
    </message>
    <message>
        <source>Save the last hand</source>
        <translation>Letztes Spiel speichern</translation>
    </message>
    <message>
        <source>Hand.sheephand</source>
        <translation>Spiel.sheephand</translation>
    </message>
    <message>
        <source>The hand is in %1.</source>
        <translation>Das Spiel ist in %1.</translation>
    </message>
    <message>
        <source>The hand was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Das Spiel wurde nicht gespeichert: Die Datei %1 ließ sich nicht schreiben. Wähle einen anderen Ordner.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandLooks</name>
    <message>
        <source>under</source>
        <translation>Under</translation>
    </message>
    <message>
        <source>blind</source>
        <comment>on a card that came from it</comment>
        <translation>Blind</translation>
    </message>
    <message>
        <source>%1, on a covered card</source>
        <translation>%1, auf einer verdeckten Karte</translation>
    </message>
    <message>
        <source>%1, from the blind</source>
        <translation>%1, aus dem Blind</translation>
    </message>
    <message>
        <source>%1, recommended</source>
        <translation>%1, empfohlen</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandText</name>
    <message>
        <source>Follow suit if you can; trump is one suit. If you cannot, play any card. The highest trump takes the trick; without trump, the highest card of the suit led. The winner leads the next trick.</source>
        <translation>Bediene die Farbe, wenn du kannst; Trumpf ist eine Farbe. Kannst du nicht, spiel eine beliebige Karte. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt zum nächsten aus.</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n card(s).</source>
        <translation>
            <numerusform>Jeder bekommt %n Karte.</numerusform>
            <numerusform>Jeder bekommt %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player gets %1 cards. %2 more lie face down in the middle: the blind.</source>
        <translation>Jeder bekommt %1 Karten, und %2 liegen verdeckt in der Mitte: der Blind.</translation>
    </message>
    <message>
        <source>The dealer sits out.</source>
        <translation>Der Geber gibt und setzt aus.</translation>
    </message>
    <message>
        <source>The deal passes to the left.</source>
        <translation>Gegeben wird reihum nach links.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them lie face down on the table, each under a face-up card. Face-up cards are played like cards in hand; the card beneath is turned up after the trick.</source>
        <translation>
            <numerusform>%n davon liegt verdeckt auf dem Tisch, mit einer offenen Karte darauf. Die offenen Karten werden gespielt wie die auf der Hand; was darunter liegt, wird nach dem Stich aufgedeckt.</numerusform>
            <numerusform>%n davon liegen verdeckt auf dem Tisch, jede mit einer offenen Karte darauf. Die offenen Karten werden gespielt wie die auf der Hand; was darunter liegt, wird nach dem Stich aufgedeckt.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards are held in hand.</source>
        <translation>Niemand hat Karten auf der Hand.</translation>
    </message>
    <message>
        <source>Starting at the dealer&apos;s left, each player picks or passes, once.</source>
        <translation>Links vom Geber beginnend sagt jeder einmal, ob er aufnimmt oder passt.</translation>
    </message>
    <message numerus="yes">
        <source>The picker takes the blind and buries %n cards face down; their points count for the picker&apos;s side.</source>
        <translation>
            <numerusform>Der Picker nimmt den Blind und drückt %n Karte; ihre Augen zählen für seine Partei.</numerusform>
            <numerusform>Der Picker nimmt den Blind und drückt %n Karten; ihre Augen zählen für seine Partei.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picker takes %1 cards of the blind, and the player to the picker&apos;s left takes the rest. Each buries as many cards as they took, and the points count for their side.</source>
        <translation>Der Picker nimmt %1 Karten des Blinds und der Spieler links von ihm die anderen; jeder drückt so viele, wie er genommen hat, und ihre Augen zählen für seine Partei.</translation>
    </message>
    <message>
        <source>Starting at the dealer&apos;s left, each player says once: call, solo or pass. If all pass, the next player deals. A caller needs 61 points together with the holder of a called ace. A solo is played alone against everyone: best with the usual trump, side with another suit as trump, or billy, taking no trick at all.</source>
        <translation>Links vom Geber beginnend sagt jeder einmal: Ruf, Solo oder passe. Passen alle, gibt der Nächste. Ein Ruf heißt 61 Augen zusammen mit dem, der das gerufene Ass hält. Ein Solo wird allein gegen alle gespielt: Best mit dem üblichen Trumpf, Farbsolo mit einer anderen Trumpffarbe, oder Billy ganz ohne Stich.</translation>
    </message>
    <message>
        <source>The picker and the player to the picker&apos;s left are partners, and everyone knows it.</source>
        <translation>Der Picker und der Spieler links von ihm sind Partner, und alle wissen es.</translation>
    </message>
    <message>
        <source>The player who takes the first trick is the picker&apos;s partner. If the picker takes it, the picker plays alone.</source>
        <translation>Wer den ersten Stich macht, ist der Partner des Pickers; macht ihn der Picker, spielt er allein.</translation>
    </message>
    <message>
        <source>There is no partner: the picker plays against everyone else.</source>
        <translation>Es gibt keinen Partner: Der Picker spielt gegen alle anderen.</translation>
    </message>
    <message>
        <source>The holders of %1 and %2 are the makers, and keep it secret until the cards are played. A player who holds both plays alone.</source>
        <translation>Wer %1 und wer %2 hält, bildet die Spielerpartei und sagt nichts, bis die Karten fallen. Wer beide hat, spielt allein.</translation>
    </message>
    <message>
        <source>The holders of the two black queens are the makers, and keep it secret until the queens are played. A player who holds both plays alone.</source>
        <translation>Wer die beiden schwarzen Damen hält, bildet die Spielerpartei und sagt nichts, bis die Damen fallen. Wer beide hat, spielt allein.</translation>
    </message>
    <message>
        <source>The holders of %1, %2 and %3 are the makers, and keep it secret until the cards are played. A player who holds two of them may call another card before the first lead.</source>
        <translation>Wer %1, %2 und %3 hält, bildet die Spielerpartei und sagt nichts, bis die Karten fallen. Wer zwei davon hat, darf vor dem Ausspiel eine andere Karte rufen.</translation>
    </message>
    <message>
        <source>The caller names a fail ace from another hand. Its holder is the partner, and keeps it secret until the ace is played.</source>
        <translation>Wer ruft, nennt ein Fehl-Ass, das er nicht hat; wer es hält, ist Partner und sagt nichts, bis es fällt.</translation>
    </message>
    <message>
        <source>The holder of %1 is one partner of the picker, and the holder of a called ace is the other. Both keep it secret.</source>
        <translation>Wer %1 hält, ist der eine Partner des Pickers, wer das gerufene Ass hält, der andere; keiner sagt ein Wort.</translation>
    </message>
    <message>
        <source>The picker calls the ace of a fail suit. Its holder is the partner, and keeps it secret. The ace must be played the first time its suit is led, and cannot be thrown off before.</source>
        <translation>Der Picker ruft das Ass einer Fehlfarbe. Wer es hält, ist Partner und sagt nichts: Das Ass muss fallen, wenn seine Farbe zum ersten Mal ausgespielt wird, und darf vorher nicht abgeworfen werden.</translation>
    </message>
    <message>
        <source>The holder of %1 is the picker&apos;s partner, and keeps it secret until the card is played.</source>
        <translation>Wer %1 hält, ist der Partner des Pickers und sagt nichts; die Karte verrät es, wenn sie fällt.</translation>
    </message>
    <message>
        <source>The player who did not deal leads to the first trick.</source>
        <translation>Wer nicht gegeben hat, spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>The player at the dealer&apos;s left leads to the first trick.</source>
        <translation>Der Spieler links vom Geber spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>The player at the picker&apos;s left leads to the first trick.</source>
        <translation>Der Spieler links vom Picker spielt zum ersten Stich aus.</translation>
    </message>
    <message>
        <source>The makers win with 61 points or more. At 60 to 60 the others win.</source>
        <translation>Die Spielerpartei gewinnt mit 61 oder mehr Augen. Bei 60 zu 60 gewinnen die anderen.</translation>
    </message>
    <message>
        <source>The picker wins with 61 points or more. At 60 to 60 the defenders win.</source>
        <translation>Der Picker gewinnt mit 61 oder mehr Augen. Bei 60 zu 60 gewinnen die Gegner.</translation>
    </message>
    <message>
        <source>Picker and partner, the makers, win with 61 points or more. At 60 to 60 the defenders win.</source>
        <translation>Picker und Partner, die Spielerpartei, gewinnen mit 61 oder mehr Augen. Bei 60 zu 60 gewinnen die Gegner.</translation>
    </message>
    <message>
        <source>There is no picker: play begins at once.</source>
        <translation>Es gibt keinen Picker: Es wird gleich gespielt.</translation>
    </message>
    <message>
        <source>The players of the first two queens are the makers. Until then there are no sides.</source>
        <translation>Wer die ersten beiden Damen spielt, bildet die Spielerpartei; bis dahin gibt es keine Parteien.</translation>
    </message>
    <message>
        <source>The player with 61 points or more wins. 60 to 60 is a tie.</source>
        <translation>Wer 61 oder mehr Augen macht, gewinnt. 60 zu 60 ist unentschieden.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The winner gets %1, everyone else %2.</source>
        <translation>Der Gewinner bekommt %1, jeder andere %2.</translation>
    </message>
    <message>
        <source>In a tie everyone scores 0.</source>
        <translation>Bei Gleichstand bekommen alle 0.</translation>
    </message>
    <message>
        <source>Two tied winners get %1 each, everyone else %2.</source>
        <translation>Zwei mit gleich wenigen bekommen je %1, jeder andere %2.</translation>
    </message>
    <message>
        <source>Players who sit opposite each other are partners, and everyone knows it. The makers are the player left of the dealer, who leads, and that player&apos;s partner.</source>
        <translation>Wer sich gegenübersitzt, spielt zusammen, und alle wissen es. Die Spielerpartei sind der Spieler links vom Geber, der ausspielt, und dessen Partner.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandbookDialog</name>
    <message>
        <source>Handbook</source>
        <translation>Handbuch</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Im Handbuch suchen</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vorwärts</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Gefunden</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nicht gefunden.</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>An %n Stelle gefunden</numerusform>
            <numerusform>An %n Stellen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Dr&amp;ucken…</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Diese Seite drucken</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandbookView</name>
    <message>
        <source>Page of the handbook</source>
        <translation>Seite des Handbuchs</translation>
    </message>
</context>
<context>
    <name>sheepshead::HintButton</name>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>What would a good player do here, and why? Key %1.</source>
        <translation>Was täte hier jemand, der gut spielt, und warum? Taste %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HintPanel</name>
    <message>
        <source>Click or press Esc to close the hint.</source>
        <translation>Klick oder Esc räumt den Tipp weg.</translation>
    </message>
    <message numerus="yes">
        <source>The best of %n choices</source>
        <translation>
            <numerusform>Die beste von %n Möglichkeit</numerusform>
            <numerusform>Die besten von %n Möglichkeiten</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>Hint: thinking…</source>
        <translation>Tipp: überlegt…</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Tipp: %1</translation>
    </message>
    <message numerus="yes">
        <source>best of %n</source>
        <comment>choices, in little room</comment>
        <translation>
            <numerusform>beste von %n</numerusform>
            <numerusform>beste von %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Coach: thinking…</source>
        <translation>Trainer: überlegt…</translation>
    </message>
    <message>
        <source>Better: %1. %2 Choose the same again to do it anyway.</source>
        <translation>Besser: %1. %2 Wähle dasselbe noch einmal, um es trotzdem zu tun.</translation>
    </message>
    <message>
        <source>score expected</source>
        <translation>Punkte zu erwarten</translation>
    </message>
    <message>
        <source>score</source>
        <comment>expected, in little room</comment>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>%1: a score of %2 expected, wins %3.</source>
        <comment>a choice and what it promises</comment>
        <translation>%1: %2 Punkte zu erwarten, gewinnt %3.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryCharts</name>
    <message>
        <source>Trump in the hand</source>
        <translation>Trümpfe im Blatt</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Anteil</translation>
    </message>
    <message>
        <source>Expected: all players</source>
        <extracomment>the average of all players of the book, to compare</extracomment>
        <translation>Erwartet: alle Spieler</translation>
    </message>
    <message>
        <source>Pick rate of %1 by trump</source>
        <translation>Wie oft %1 aufnimmt, nach Trümpfen</translation>
    </message>
    <message>
        <source>Picks won by %1, by trump</source>
        <translation>Wie oft %1 dann gewinnt, nach Trümpfen</translation>
    </message>
    <message>
        <source>Running totals: %1</source>
        <translation>Laufender Stand: %1</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Score of %1 over time</source>
        <translation>Punktestand von %1 im Lauf der Zeit</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Abend</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Expected without the mistakes found</source>
        <extracomment>a line of a chart: the score without the points that mistakes cost</extracomment>
        <translation>Erwartet ohne die gefundenen Fehler</translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryDialog</name>
    <message>
        <source>History and statistics</source>
        <translation>Verlauf und Statistik</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Person</translation>
    </message>
    <message>
        <source>Figures of a person</source>
        <translation>Angaben zu einer Person</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Diagramme</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Rangliste</translation>
    </message>
    <message>
        <source>Totals of all players</source>
        <translation>Stände aller Spieler</translation>
    </message>
    <message>
        <source>S&amp;heets</source>
        <translation>&amp;Zettel</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>allen</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) are still being counted.</source>
        <translation>
            <numerusform>%n Zettel wird noch gezählt.</numerusform>
            <numerusform>%n Zettel werden noch gezählt.</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Mauer meter…</source>
        <translation>&amp;Mauermesser…</translation>
    </message>
    <message>
        <source>Ho&amp;w they play</source>
        <translation>&amp;Wie sie spielen</translation>
    </message>
    <message>
        <source>Not counted, because of impossible values: %1</source>
        <translation>Nicht gezählt wegen unmöglicher Werte: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryFilterBar</name>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>Sp&amp;ieler:</translation>
    </message>
    <message>
        <source>T&amp;ime:</source>
        <translation>Z&amp;eit:</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Erster Tag</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Letzter Tag</translation>
    </message>
    <message>
        <source>P&amp;lace:</source>
        <translation>&amp;Ort:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>Spie&amp;l:</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>With computer players</source>
        <translation>Mit Computerspielern</translation>
    </message>
    <message>
        <source>At real tables</source>
        <translation>An echten Tischen</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Immer</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Dieses Jahr</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Letztes Jahr</translation>
    </message>
    <message>
        <source>Season %1</source>
        <extracomment>September to August</extracomment>
        <translation>Saison %1</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Zwischen zwei Tagen</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Jedes Spiel</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>exactly the rules of this set of house rules</extracomment>
        <translation>Regeln: %1</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (Computer)</translation>
    </message>
</context>
<context>
    <name>sheepshead::HonestDeals</name>
    <message>
        <source>Hand %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Deal %1…</source>
        <translation>Geben %1…</translation>
    </message>
    <message>
        <source>Next deal %1…</source>
        <translation>Nächstes Geben %1…</translation>
    </message>
    <message>
        <source>The hash of the deal, fixed before the cards are dealt. Click for how to check it.</source>
        <translation>Der Hash dieses Spiels: steht fest, bevor die Karten gegeben werden. Ein Klick sagt, wie man ihn prüft.</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Läuft</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Nächstes</translation>
    </message>
    <message>
        <source>Redealt</source>
        <translation>Neu gegeben</translation>
    </message>
</context>
<context>
    <name>sheepshead::HonestDealsDialog</name>
    <message>
        <source>Honest deals</source>
        <translation>Ehrliches Geben</translation>
    </message>
    <message>
        <source>The &amp;deals of this game</source>
        <translation>&amp;Diese Partie</translation>
    </message>
    <message>
        <source>In the &amp;long run</source>
        <translation>Auf &amp;lange Sicht</translation>
    </message>
</context>
<context>
    <name>sheepshead::HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
</context>
<context>
    <name>sheepshead::KeepingWindow</name>
    <message>
        <source>%1 – score sheet</source>
        <translation>%1 – Punktezettel</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Punktezettel</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Dr&amp;ucken…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Als PD&amp;F speichern…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>S&amp;chließen</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Bearbeiten</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Tisch</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>From the next hand on:</source>
        <translation>Ab dem nächsten Spiel:</translation>
    </message>
    <message>
        <source>From this hand on:</source>
        <translation>Ab diesem Spiel:</translation>
    </message>
    <message>
        <source>&amp;Insert hand before</source>
        <translation>Spiel davor &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;Next hand</source>
        <translation>&amp;Nächstes Spiel</translation>
    </message>
    <message>
        <source>&amp;Players and rules…</source>
        <translation>&amp;Mitspieler und Regeln…</translation>
    </message>
    <message>
        <source>Players and rules &amp;before this hand…</source>
        <translation>Mitspieler und Regeln &amp;vor diesem Spiel…</translation>
    </message>
    <message>
        <source>&amp;Share the pot…</source>
        <translation>&amp;Pott teilen…</translation>
    </message>
    <message>
        <source>&amp;Big type</source>
        <translation>&amp;Große Schrift</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>Als &amp;Webseite speichern…</translation>
    </message>
    <message>
        <source>Same table &amp;again…</source>
        <translation>W&amp;ieder dieser Tisch…</translation>
    </message>
    <message>
        <source>&amp;Totals of an evening…</source>
        <translation>&amp;Summen eines Abends…</translation>
    </message>
    <message>
        <source>Bonus or penalt&amp;y…</source>
        <translation>Prämie oder Stra&amp;fe…</translation>
    </message>
    <message>
        <source>&amp;Correct line</source>
        <translation>Zeile beri&amp;chtigen</translation>
    </message>
    <message>
        <source>&amp;Delete line</source>
        <translation>Zeile &amp;löschen</translation>
    </message>
</context>
<context>
    <name>sheepshead::KeptDocument</name>
    <message>
        <source>%1 left.</source>
        <comment>players</comment>
        <translation>Gegangen: %1.</translation>
    </message>
    <message>
        <source>%1 joined.</source>
        <comment>players</comment>
        <translation>Dazugekommen: %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::KindWords</name>
    <message>
        <source>Picker</source>
        <translation>Picker</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Mit</translation>
    </message>
    <message>
        <source>Bidder</source>
        <translation>Bieter</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Verlierer</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Aufgenommen</translation>
    </message>
    <message>
        <source>Schwanzer</source>
        <translation>Schwanzer</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Geboten</translation>
    </message>
    <message>
        <source>Thrown in: doubler</source>
        <translation>Zusammengeworfen: Doubler</translation>
    </message>
    <message>
        <source>Thrown in: no score</source>
        <translation>Zusammengeworfen: ohne Wertung</translation>
    </message>
    <message>
        <source>3 87: player 3 picked, 87 points</source>
        <translation>3 87: Platz 3 nimmt auf, 87 Augen</translation>
    </message>
    <message>
        <source>3 1 87: player 3 called, with 1, 87 points; 3 side w: a solo won</source>
        <translation>3 1 87: Platz 3 ruft, mit 1, 87 Augen; 3 side w: Farbsolo gewonnen</translation>
    </message>
    <message>
        <source>3 5 87: player 3 picked, with 5, 87 points</source>
        <translation>3 5 87: Platz 3 nimmt auf, mit 5, 87 Augen</translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation>Frei</translation>
    </message>
    <message>
        <source>2 s: player 2 won, schneider</source>
        <translation>2 s: Platz 2 gewinnt, Schneider</translation>
    </message>
</context>
<context>
    <name>sheepshead::LayDownOffer</name>
    <message>
        <source>Lay your cards down?</source>
        <translation>Blatt hinlegen?</translation>
    </message>
    <message>
        <source>Lay down (D)</source>
        <translation>Hinlegen (D)</translation>
    </message>
    <message>
        <source>The rest is played out at once.</source>
        <translation>Der Rest wird auf einmal zu Ende gespielt.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>You are not asked again in this hand.</source>
        <translation>In diesem Spiel wirst du nicht noch einmal gefragt.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LessonController</name>
    <message>
        <source>This lesson could not be read (%1: %2).</source>
        <translation>Diese Lektion konnte nicht gelesen werden (%1: %2).</translation>
    </message>
    <message>
        <source>The expert is thinking…</source>
        <translation>Der Experte überlegt…</translation>
    </message>
    <message>
        <source>There is no hint for this question. Answer, and you see whether you were right.</source>
        <translation>Zu dieser Frage gibt es keinen Tipp. Antworte, und du siehst, ob es stimmt.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LessonPanel</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Richtig</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Lektion beendet</translation>
    </message>
    <message>
        <source>You have taken all lessons. Enjoy the game!</source>
        <translation>Du hast alle Lektionen gemacht. Viel Spaß beim Spiel!</translation>
    </message>
    <message>
        <source>Well done. The next lesson: %1</source>
        <translation>Gut gemacht. Die nächste Lektion: %1</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Nächste Lektion</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Nächste Frage</translation>
    </message>
    <message>
        <source>Not the best</source>
        <translation>Nicht das Beste</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Warten</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lektion %1 von %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::LessonsDialog</name>
    <message>
        <source>Start &amp;over</source>
        <translation>Von &amp;vorn</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Das Spiel lernen</translation>
    </message>
    <message>
        <source>Each lesson takes a minute or two, at the table and with real cards. Your game waits for you meanwhile.</source>
        <translation>Jede Lektion dauert ein, zwei Minuten, am Tisch und mit echten Karten. Deine Partie wartet so lange auf dich.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Schritt %1 von %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Beginnen</translation>
    </message>
</context>
<context>
    <name>sheepshead::LevelBox</name>
    <message>
        <source>%1. %2</source>
        <extracomment>whose level it is, and a sentence on how such a player plays</extracomment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Person</source>
        <extracomment>instead of a level: a person has this seat, and plays at the same computer</extracomment>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Plays at this computer, too.</source>
        <translation>Spielt auch an diesem Computer.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LevelWords</name>
    <message>
        <source>Beginner</source>
        <translation>Anfänger</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Stammspieler</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experte</translation>
    </message>
    <message>
        <source>Like people who are new to the game: passes good hands, picks weak ones, and gives points away.</source>
        <translation>Wie Leute, die das Spiel gerade lernen: passt mit guten Blättern, nimmt mit schwachen auf und verschenkt Augen.</translation>
    </message>
    <message>
        <source>Like people who have played for years: sound, by the rules of thumb. You can read them.</source>
        <translation>Wie Leute, die seit Jahren spielen: solide, nach Faustregeln. Man kann sie durchschauen.</translation>
    </message>
    <message>
        <source>Remembers every card and works out where the others may be. Mistakes cost you.</source>
        <translation>Merkt sich jede Karte und überlegt, wo die anderen liegen können. Fehler kosten dich etwas.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Kenner</translation>
    </message>
    <message>
        <source>Like the best at a good table: has learned from millions of hands what each card is worth, and plays at once.</source>
        <translation>Wie die Besten an einem guten Tisch: hat aus Millionen von Spielen gelernt, was jede Karte wert ist, und spielt sofort.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LineFaultWords</name>
    <message>
        <source>The rules of this table have no such hand.</source>
        <translation>So ein Spiel gibt es nach den Regeln dieses Tisches nicht.</translation>
    </message>
    <message>
        <source>This player does not play the hand.</source>
        <translation>Wer das ist, spielt hier nicht mit.</translation>
    </message>
    <message>
        <source>The picker cannot be the partner, too.</source>
        <translation>Picker und Partner sind zwei verschiedene.</translation>
    </message>
    <message>
        <source>These are too many partners.</source>
        <translation>Das sind zu viele Partner.</translation>
    </message>
    <message>
        <source>The partner is missing.</source>
        <translation>Der Partner fehlt.</translation>
    </message>
    <message>
        <source>The partner is the player to the left of the picker.</source>
        <translation>Partner ist, wer links vom Picker sitzt.</translation>
    </message>
    <message>
        <source>A call needs a partner, and a solo has none.</source>
        <translation>Ein Ruf braucht einen Partner, ein Solo hat keinen.</translation>
    </message>
    <message>
        <source>No cards add up to this number. Possible are 0, 2 to 118, and 120.</source>
        <translation>Keine Karten ergeben diese Zahl. Möglich sind 0, 2 bis 118 und 120.</translation>
    </message>
    <message>
        <source>The cards of these tricks are worth less.</source>
        <translation>Die Karten dieser Stiche sind weniger wert.</translation>
    </message>
    <message>
        <source>All points or tricks together do not add up to those of the deck.</source>
        <translation>Alle Augen oder Stiche zusammen ergeben nicht die des ganzen Spiels.</translation>
    </message>
    <message>
        <source>Every trick brings 120 points.</source>
        <translation>Alle Stiche bringen 120 Augen.</translation>
    </message>
    <message>
        <source>It is either no trick or every trick.</source>
        <translation>Es sind entweder keine oder alle Stiche.</translation>
    </message>
    <message>
        <source>This does not fit the tricks of the picker&apos;s side.</source>
        <translation>Das passt nicht zu den Stichen der Spielerpartei.</translation>
    </message>
    <message>
        <source>The rules of this table do not have this.</source>
        <translation>Das sehen die Regeln dieses Tisches nicht vor.</translation>
    </message>
    <message>
        <source>The rules of this table do not allow so many.</source>
        <translation>So viele erlauben die Regeln dieses Tisches nicht.</translation>
    </message>
    <message>
        <source>The bet is made with every trick, and missed without one.</source>
        <translation>Die Wette gewinnt, wer alle Stiche macht, und verliert, wem einer fehlt.</translation>
    </message>
    <message>
        <source>Sheepshead is called alone at this table.</source>
        <translation>Sheepshead wird an diesem Tisch allein angesagt.</translation>
    </message>
    <message>
        <source>This cannot be the highest trump.</source>
        <translation>Das kann nicht der höchste Trumpf sein.</translation>
    </message>
    <message>
        <source>%1 is not at the table.</source>
        <translation>%1 ist nicht am Tisch.</translation>
    </message>
    <message>
        <source>%1 sits this hand out.</source>
        <translation>%1 setzt dieses Spiel aus.</translation>
    </message>
    <message>
        <source>%1 is at the table already.</source>
        <translation>%1 ist schon am Tisch.</translation>
    </message>
    <message>
        <source>At most eight players can be at the table at one time.</source>
        <translation>Es können höchstens acht zugleich am Tisch sein.</translation>
    </message>
    <message>
        <source>There are no rules for this number of players.</source>
        <translation>Für so wenige gibt es keine Regeln.</translation>
    </message>
    <message>
        <source>There are no rules for this number of players. Who sits out?</source>
        <translation>Für so viele gibt es keine Regeln. Wer setzt aus?</translation>
    </message>
    <message>
        <source>Say who it was.</source>
        <translation>Sag, wer es war.</translation>
    </message>
    <message>
        <source>It can only be one player.</source>
        <translation>Es kann nur einer sein.</translation>
    </message>
    <message>
        <source>Type the makers&apos; points, or say how the hand ended.</source>
        <translation>Gib die Augen der Spielerpartei ein oder sag, wie das Spiel ausging.</translation>
    </message>
    <message>
        <source>The points and the result do not fit each other.</source>
        <translation>Augen und Ergebnis passen nicht zueinander.</translation>
    </message>
    <message>
        <source>Type points and tricks of every player.</source>
        <translation>Gib von allen Augen und Stiche ein.</translation>
    </message>
    <message>
        <source>The pot is empty.</source>
        <translation>Der Pott ist leer.</translation>
    </message>
    <message>
        <source>A side without a trick cannot have so many points.</source>
        <translation>Ohne Stich kann eine Partei nicht so viele Augen haben.</translation>
    </message>
    <message>
        <source>One of these players is not at the table.</source>
        <translation>Jemand davon ist nicht am Tisch.</translation>
    </message>
    <message>
        <source>There is no player with this number on the sheet.</source>
        <translation>Diese Nummer hat auf dem Punktezettel niemand.</translation>
    </message>
    <message>
        <source>With an even number of players there is no middle score.</source>
        <translation>Bei gerader Zahl von Mitspielern gibt es keine Mitte.</translation>
    </message>
    <message>
        <source>The partner is the player opposite.</source>
        <translation>Partner ist, wer gegenübersitzt.</translation>
    </message>
    <message>
        <source>The holder of the partner card cannot lose.</source>
        <translation>Wer die Partnerkarte hat, kann nicht verlieren.</translation>
    </message>
    <message>
        <source>The total of %1 would be too large.</source>
        <translation>Die Summe von %1 würde zu groß.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LongRunPage</name>
    <message>
        <source>T&amp;able</source>
        <translation>T&amp;isch</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>K&amp;opieren</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>Long-run tables</source>
        <translation>Tabellen auf lange Sicht</translation>
    </message>
</context>
<context>
    <name>sheepshead::LookPage</name>
    <message>
        <source>Appearance</source>
        <translation>Erscheinungsbild</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <translation>Wie das &amp;System</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>&amp;Hell</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Dunkel</translation>
    </message>
    <message>
        <source>Same as s&amp;ystem</source>
        <translation>Wie das S&amp;ystem</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aussehen</translation>
    </message>
    <message>
        <source>Card backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Order of your cards</source>
        <translation>Ordnung deiner Karten</translation>
    </message>
    <message>
        <source>A &amp;gold edge on trump</source>
        <translation>&amp;Goldrand für Trümpfe</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karten</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Rückseiten</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>F&amp;ilz</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;Hand</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenster</translation>
    </message>
    <message>
        <source>Back of the deck</source>
        <translation>Wie das Spiel</translation>
    </message>
    <message>
        <source>&amp;Trump first</source>
        <translation>&amp;Trumpf zuerst</translation>
    </message>
    <message>
        <source>Trump by power, then clubs, spades and hearts.</source>
        <translation>Trümpfe nach Stärke, dann Kreuz, Pik und Herz.</translation>
    </message>
    <message>
        <source>By printed &amp;suit</source>
        <translation>Nach &amp;aufgedruckter Farbe</translation>
    </message>
    <message>
        <source>Queens and jacks stay with their suits.</source>
        <translation>Damen und Buben bleiben bei ihrer Farbe.</translation>
    </message>
    <message>
        <source>As &amp;dealt</source>
        <translation>&amp;Wie gegeben</translation>
    </message>
    <message>
        <source>Unsorted.</source>
        <translation>Unsortiert.</translation>
    </message>
    <message>
        <source>During a hand, drag a card to another place, or move it with Ctrl and the arrow keys.</source>
        <translation>Während eines Spiels ziehst du eine Karte an einen anderen Platz oder bewegst sie mit Strg und den Pfeiltasten.</translation>
    </message>
    <message>
        <source>Queens, jacks and diamonds stand out from the other cards.</source>
        <translation>Damen, Buben und Karo heben sich von den anderen Karten ab.</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
</context>
<context>
    <name>sheepshead::LookPreview</name>
    <message>
        <source>Preview of the table</source>
        <translation>Vorschau des Tisches</translation>
    </message>
</context>
<context>
    <name>sheepshead::MainWindow</name>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>The lesson or drill is in the place of the score sheet.</source>
        <translation>Die Lektion oder Übung steht an der Stelle des Punktezettels.</translation>
    </message>
</context>
<context>
    <name>sheepshead::MomentWords</name>
    <message>
        <source>Every single trick!</source>
        <translation>Alle Stiche!</translation>
    </message>
    <message>
        <source>Not one trick for the makers!</source>
        <translation>Kein Stich für die Spielerpartei!</translation>
    </message>
    <message>
        <source>A leaster won without a point!</source>
        <translation>Ein Leaster ohne ein Auge gewonnen!</translation>
    </message>
    <message>
        <source>A mauer was at the table!</source>
        <translation>Hier wurde gemauert!</translation>
    </message>
</context>
<context>
    <name>sheepshead::NewChallengeDialog</name>
    <message>
        <source>&amp;Make the challenge…</source>
        <translation>Herausforderung &amp;erstellen…</translation>
    </message>
    <message>
        <source>New challenge</source>
        <translation>Neue Herausforderung</translation>
    </message>
    <message>
        <source>A challenge is a file with deals that none of you sees beforehand. Send it to others: everybody plays the same cards against the same computer players, and you compare your scores.</source>
        <translation>Eine Herausforderung ist eine Datei mit Spielen, die keiner von euch vorher sieht. Schicke sie anderen: Alle spielen dieselben Karten gegen dieselben Computerspieler, und ihr vergleicht eure Ergebnisse.</translation>
    </message>
    <message>
        <source>Challenge of %1</source>
        <translation>Herausforderung vom %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>Made &amp;by:</source>
        <translation>&amp;Von:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>&amp;Spiele:</translation>
    </message>
    <message>
        <source>Computer &amp;players:</source>
        <translation>&amp;Computerspieler:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Regeln:</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>dein Name</translation>
    </message>
    <message>
        <source>All: %1</source>
        <extracomment>computer players: all of this level</extracomment>
        <translation>Alle: %1</translation>
    </message>
    <message>
        <source>Different levels</source>
        <extracomment>computer players: not all of one level</extracomment>
        <translation>Verschiedene Stufen</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Stufe von Platz %1</translation>
    </message>
    <message>
        <source>Seat &amp;%1:</source>
        <translation>Platz &amp;%1:</translation>
    </message>
    <message>
        <source>Type a name for the challenge.</source>
        <translation>Gib der Herausforderung einen Namen.</translation>
    </message>
    <message>
        <source>Type your name, so that the others see who made the challenge.</source>
        <translation>Gib deinen Namen ein, damit die anderen sehen, von wem die Herausforderung ist.</translation>
    </message>
</context>
<context>
    <name>sheepshead::NewGameDialog</name>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>At the table, clockwise from you</source>
        <translation>Am Tisch, von dir aus im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Spieler:</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>at random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>The largest number is %1.</source>
        <translation>Die größte Nummer ist %1.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Geben</translation>
    </message>
    <message>
        <source>Your house rules</source>
        <translation>Deine Hausregeln</translation>
    </message>
    <message>
        <source>First deal &amp;number:</source>
        <translation>Erste &amp;Karten nach Nummer:</translation>
    </message>
    <message>
        <source>The hand with this deal number comes first. By the same rules and seats the same hands follow it on every computer. Leave it empty for random deals.</source>
        <translation>Das Spiel mit dieser Verteilungsnummer kommt zuerst. Bei gleichen Regeln und Plätzen folgen auf jedem Computer dieselben Spiele. Leer heißt zufällig.</translation>
    </message>
</context>
<context>
    <name>sheepshead::NewPlayerDialog</name>
    <message>
        <source>New player</source>
        <translation>Neuer Spieler</translation>
    </message>
    <message>
        <source>&amp;Name of the new player:</source>
        <translation>&amp;Name des neuen Spielers:</translation>
    </message>
    <message>
        <source>Takes the seat of</source>
        <translation>Setzt sich auf den Platz von</translation>
    </message>
    <message>
        <source>&amp;Sit down</source>
        <translation>&amp;Hinsetzen</translation>
    </message>
    <message>
        <source>A player at this table has that name.</source>
        <translation>Ein Spieler an diesem Tisch heißt so.</translation>
    </message>
</context>
<context>
    <name>sheepshead::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>sheepshead::OldScores</name>
    <message>
        <source>&quot;%1&quot; is not a date.</source>
        <translation>„%1“ ist kein Datum.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
    <message>
        <source>No date is known for this line.</source>
        <translation>Für diese Zeile ist kein Datum bekannt.</translation>
    </message>
    <message>
        <source>A player has no name.</source>
        <translation>Ein Spieler hat keinen Namen.</translation>
    </message>
    <message>
        <source>A player is in the line twice.</source>
        <translation>Ein Spieler steht zweimal in der Zeile.</translation>
    </message>
    <message>
        <source>The number of %1 is no whole number of points.</source>
        <translation>Die Zahl von %1 ist keine ganze Zahl von Punkten.</translation>
    </message>
    <message>
        <source>The number of %1 is too large.</source>
        <translation>Die Zahl von %1 ist zu groß.</translation>
    </message>
    <message numerus="yes">
        <source>An evening can have %n players at most.</source>
        <translation>
            <numerusform>Ein Abend kann höchstens %n Spieler haben.</numerusform>
            <numerusform>Ein Abend kann höchstens %n Spieler haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>over a column of scores</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>over a column of scores</comment>
        <translation>Stand</translation>
    </message>
</context>
<context>
    <name>sheepshead::OldScoresDialog</name>
    <message>
        <source>%1 %2</source>
        <comment>a player and the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Scores from a table</source>
        <translation>Punkte aus einer Tabelle</translation>
    </message>
    <message>
        <source>What does each column hold? These are the first lines of the file.</source>
        <translation>Was steht in jeder Spalte? Das sind die ersten Zeilen der Datei.</translation>
    </message>
    <message>
        <source>First lines of the file</source>
        <translation>Erste Zeilen der Datei</translation>
    </message>
    <message>
        <source>This will be written:</source>
        <translation>Das wird aufgeschrieben:</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Abende</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Zeilen</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>&amp;Leave out lines that cannot be read</source>
        <translation>Zeilen &amp;weglassen, die nicht lesbar sind</translation>
    </message>
    <message>
        <source>The &amp;first line names the columns</source>
        <translation>Die &amp;erste Zeile benennt die Spalten</translation>
    </message>
    <message>
        <source>&amp;Between the columns:</source>
        <translation>Zwischen den &amp;Spalten:</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>Kommas</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>Strichpunkte</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>Tabulatoren</translation>
    </message>
    <message>
        <source>vertical lines</source>
        <translation>senkrechte Striche</translation>
    </message>
    <message>
        <source>&amp;Dates have in front:</source>
        <translation>Im &amp;Datum steht vorn:</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>der Tag</translation>
    </message>
    <message>
        <source>the month</source>
        <translation>der Monat</translation>
    </message>
    <message>
        <source>a point</source>
        <translation>ein Punkt</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>ein Komma</translation>
    </message>
    <message>
        <source>&amp;Each line is:</source>
        <translation>&amp;Jede Zeile ist:</translation>
    </message>
    <message>
        <source>an evening</source>
        <translation>ein Abend</translation>
    </message>
    <message>
        <source>a hand</source>
        <translation>ein Spiel</translation>
    </message>
    <message>
        <source>The numbers are &amp;running totals of the day</source>
        <translation>Die Zahlen sind &amp;laufende Summen des Tages</translation>
    </message>
    <message>
        <source>1 where the numbers are points; the stake where they are money</source>
        <translation>1, wo die Zahlen Punkte sind; der Einsatz, wo sie Geld sind</translation>
    </message>
    <message>
        <source>A &amp;point is worth:</source>
        <translation>Ein &amp;Punkt gilt:</translation>
    </message>
    <message>
        <source>Lines without a da&amp;te are of:</source>
        <translation>Zeilen ohne D&amp;atum sind vom:</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nichts</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>das Datum</translation>
    </message>
    <message>
        <source>points of this player</source>
        <translation>Punkte dieses Spielers</translation>
    </message>
    <message>
        <source>names of players</source>
        <translation>Namen der Spieler</translation>
    </message>
    <message>
        <source>points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>a note</source>
        <translation>eine Notiz</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Spalte %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Zeile %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) cannot be read.</source>
        <translation>
            <numerusform>%n weitere Zeile ist nicht lesbar.</numerusform>
            <numerusform>%n weitere Zeilen sind nicht lesbar.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n line(s) the points do not add up to 0; the first is line %1.</source>
        <translation>
            <numerusform>In %n Zeile ergeben die Punkte zusammen nicht 0; es ist Zeile %1.</numerusform>
            <numerusform>In %n Zeilen ergeben die Punkte zusammen nicht 0; die erste ist Zeile %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are left out.</source>
        <translation>
            <numerusform>%n Zeile wird weggelassen.</numerusform>
            <numerusform>%n Zeilen werden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>No column has points.</source>
        <translation>Keine Spalte hat Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Write %n evening(s)</source>
        <translation>
            <numerusform>%n Abend a&amp;ufschreiben</numerusform>
            <numerusform>%n Abende a&amp;ufschreiben</numerusform>
        </translation>
    </message>
    <message>
        <source>Dec&amp;imal sign:</source>
        <translation>De&amp;zimalzeichen:</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>wie in jeder Zahl</translation>
    </message>
</context>
<context>
    <name>sheepshead::OldSheet</name>
    <message>
        <source>On paper, %1</source>
        <comment>a day</comment>
        <translation>Auf Papier, %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::OpenedFiles</name>
    <message>
        <source>%1 will be opened when you have closed what is open now.</source>
        <translation>%1 wird geöffnet, sobald du geschlossen hast, was jetzt offen ist.</translation>
    </message>
    <message>
        <source>&amp;Open it now</source>
        <translation>Jetzt ö&amp;ffnen</translation>
    </message>
</context>
<context>
    <name>sheepshead::PaperBar</name>
    <message>
        <source>Pr&amp;int…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>Size of the sheet</source>
        <translation>Papiergröße</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
</context>
<context>
    <name>sheepshead::PaperDialog</name>
    <message>
        <source>With the &amp;names of this table</source>
        <translation>Mit den &amp;Namen dieses Tisches</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drucken</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vorschau</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Wer wem zahlt</translation>
    </message>
    <message>
        <source>Blank score sheet</source>
        <translation>Leerer Punktezettel</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Turnierzettel</translation>
    </message>
    <message>
        <source>Our house rules</source>
        <translation>Unsere Hausregeln</translation>
    </message>
    <message>
        <source>Cheat sheet of the rules</source>
        <translation>Spickzettel der Regeln</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Was gedruckt wird</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Letter</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>points only</source>
        <translation>nur Punkte</translation>
    </message>
    <message>
        <source>Pape&amp;r</source>
        <translation>Pa&amp;pier</translation>
    </message>
    <message>
        <source>Pl&amp;ayers</source>
        <translation>Sp&amp;ieler</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation>Spiel&amp;e</translation>
    </message>
    <message>
        <source>A p&amp;oint is worth</source>
        <translation>Ein P&amp;unkt gilt</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als PDF &amp;speichern…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Als PDF speichern</translation>
    </message>
</context>
<context>
    <name>sheepshead::PayText</name>
    <message>
        <source>What a hand pays</source>
        <translation>Was ein Spiel bringt</translation>
    </message>
    <message>
        <source>The loser takes</source>
        <translation>Der Verlierer macht</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gewinner</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Verlierer</translation>
    </message>
    <message>
        <source>30 to 59 points</source>
        <translation>30 bis 59 Augen</translation>
    </message>
    <message>
        <source>fewer than 30 points (schneider)</source>
        <translation>weniger als 30 Augen (Schneider)</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>kein Stich</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Das Spiel</translation>
    </message>
    <message>
        <source>Each bidder</source>
        <translation>Jeder Bieter</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <translation>Jeder Gegner</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Ruf</translation>
    </message>
    <message>
        <source>Best solo</source>
        <translation>Best-Solo</translation>
    </message>
    <message>
        <source>Side solo</source>
        <translation>Farbsolo</translation>
    </message>
    <message>
        <source>Billy</source>
        <translation>Billy</translation>
    </message>
    <message>
        <source>made</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>set</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Only winners add to their score.</source>
        <translation>Nur Gewinner schreiben Punkte.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message numerus="yes">
        <source>%n makers</source>
        <translation>
            <numerusform>%n in der Spielerpartei</numerusform>
            <numerusform>%n in der Spielerpartei</numerusform>
        </translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>Mit Partner</translation>
    </message>
    <message numerus="yes">
        <source>With %n partners</source>
        <translation>
            <numerusform>Mit %n Partner</numerusform>
            <numerusform>Mit %n Partnern</numerusform>
        </translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Picker</translation>
    </message>
    <message>
        <source>First maker</source>
        <translation>Erster der Spielerpartei</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Alleinspieler</translation>
    </message>
    <message>
        <source>Each other player</source>
        <translation>Jeder andere</translation>
    </message>
    <message>
        <source>Each maker</source>
        <translation>Jeder der Spielerpartei</translation>
    </message>
    <message>
        <source>Each defender</source>
        <translation>Jeder Gegner</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Other maker</source>
        <translation>Zweiter der Spielerpartei</translation>
    </message>
    <message>
        <source>Each partner</source>
        <translation>Jeder Partner</translation>
    </message>
    <message>
        <source>The picker takes</source>
        <translation>Der Picker macht</translation>
    </message>
    <message>
        <source>The makers take</source>
        <translation>Die Spielerpartei macht</translation>
    </message>
    <message>
        <source>%1 to %2 points</source>
        <translation>%1 bis %2 Augen</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>alle Stiche</translation>
    </message>
    <message>
        <source>schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>%1 (schneider)</source>
        <translation>%1 (Schneider)</translation>
    </message>
    <message>
        <source>%1, after a forced pick</source>
        <translation>%1, nach erzwungenem Aufnehmen</translation>
    </message>
    <message>
        <source>%1, the picker without a trick</source>
        <translation>%1, der Picker ohne Stich</translation>
    </message>
</context>
<context>
    <name>sheepshead::PayoutPage</name>
    <message>
        <source>Payout</source>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Für</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Betrag</translation>
    </message>
    <message>
        <source>share the place and its money</source>
        <translation>teilen sich Platz und Geld</translation>
    </message>
    <message>
        <source>the higher best round comes first</source>
        <translation>die höhere beste Runde kommt zuerst</translation>
    </message>
    <message>
        <source>&amp;Fee of a player:</source>
        <translation>Startgel&amp;d eines Spielers:</translation>
    </message>
    <message>
        <source>Pe&amp;rcent for the places, from the first on:</source>
        <translation>&amp;Prozent für die Plätze, vom ersten an:</translation>
    </message>
    <message>
        <source>For the &amp;best of each round:</source>
        <translation>Für den &amp;Besten jeder Runde:</translation>
    </message>
    <message>
        <source>Players with the same &amp;total:</source>
        <translation>Spieler mit gleicher S&amp;umme:</translation>
    </message>
    <message>
        <source>Fees: %1. Prizes: %2 %. The host keeps: %3. Prizes without a winner yet: %4.</source>
        <translation>Startgelder: %1. Preise: %2&#xa0;%. Beim Veranstalter bleiben: %3. Preise noch ohne Gewinner: %4.</translation>
    </message>
    <message>
        <source>Type whole percentages with blanks between them.</source>
        <translation>Tippe ganze Prozente mit Leerzeichen dazwischen.</translation>
    </message>
    <message>
        <source>The prizes of all places and rounds are more than 100 %.</source>
        <translation>Die Preise aller Plätze und Runden ergeben mehr als 100&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>sheepshead::PeopleDialog</name>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Suchen:</translation>
    </message>
    <message>
        <source>A person is one entry, whatever sheets and seats they sat in. Merge two entries that are the same person.</source>
        <translation>Eine Person ist ein Eintrag, auf welchen Zetteln und Plätzen sie auch saß. Führe zwei Einträge zusammen, wenn sie dieselbe Person sind.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>column: whether a person or a computer player</extracomment>
        <translation>Name</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Art</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Zettel</translation>
    </message>
    <message>
        <source>People of the score book</source>
        <translation>Personen im Punktebuch</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>&amp;Zusammenführen…</translation>
    </message>
    <message>
        <source>S&amp;eparate</source>
        <translation>&amp;Trennen</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>St&amp;atistik…</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>auch %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>%1 umbenennen</translation>
    </message>
    <message>
        <source>&amp;New name, on all sheets:</source>
        <translation>&amp;Neuer Name, auf allen Zetteln:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Merge %1</source>
        <translation>%1 zusammenführen</translation>
    </message>
    <message>
        <source>%1 is the &amp;same person as:</source>
        <translation>%1 ist &amp;dieselbe Person wie:</translation>
    </message>
    <message>
        <source>All sheets of %1 will show the name you choose here. Nothing is lost: Separate takes it back at any time.</source>
        <translation>Alle Zettel von %1 zeigen dann den Namen, den du hier wählst. Nichts geht verloren: „Trennen“ macht es jederzeit rückgängig.</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Zusammenführen</translation>
    </message>
</context>
<context>
    <name>sheepshead::PersonsTurn</name>
    <message>
        <source>There is nothing for you to decide just now.</source>
        <translation>Gerade hast du nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>You cannot lay down your cards yet: the rest of the hand is not decided.</source>
        <translation>Du kannst noch nicht hinlegen: Der Rest des Spiels ist nicht entschieden.</translation>
    </message>
</context>
<context>
    <name>sheepshead::PickTableDialog</name>
    <message>
        <source>&amp;Stop</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>How good is a hand?</source>
        <translation>Wie gut ist ein Blatt?</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabelle</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Seiten</translation>
    </message>
    <message>
        <source>Deals done</source>
        <translation>Fertige Verteilungen</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>Deals all other cards again and again, and plays these hands</source>
        <translation>Verteilt alle anderen Karten immer wieder und spielt diese Spiele</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>W&amp;eitermachen</translation>
    </message>
</context>
<context>
    <name>sheepshead::PickTableSetup</name>
    <message>
        <source>&amp;Use the hand on the table</source>
        <translation>Das Blatt auf dem Tisch &amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;No cards</source>
        <translation>&amp;Keine Karten</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>gezogen</translation>
    </message>
    <message>
        <source>What you have seen of this hand; it counts as a hint.</source>
        <translation>Was du von diesem Spiel gesehen hast; das gilt als Tipp.</translation>
    </message>
    <message>
        <source>Click &amp;hand cards, or type them (QC JS AD):</source>
        <translation>Karten des &amp;Blatts klicken oder tippen (QC JS AD):</translation>
    </message>
    <message>
        <source>Click cards of the &amp;blind, or type them:</source>
        <translation>Karten des B&amp;linds klicken oder tippen:</translation>
    </message>
    <message>
        <source>Cards of the hand</source>
        <translation>Karten des Blatts</translation>
    </message>
    <message>
        <source>Cards of the blind</source>
        <translation>Karten des Blinds</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Datei…</translation>
    </message>
    <message>
        <source>F&amp;ile…</source>
        <translation>Da&amp;tei…</translation>
    </message>
    <message>
        <source>Rules from a file</source>
        <translation>Regeln aus einer Datei</translation>
    </message>
    <message>
        <source>Other rules from a file</source>
        <translation>Andere Regeln aus einer Datei</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Regeln:</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>&amp;Vergleichen mit:</translation>
    </message>
    <message>
        <source>The rule that is changed</source>
        <translation>Die geänderte Regel</translation>
    </message>
    <message>
        <source>Whose &amp;picks are counted:</source>
        <translation>&amp;Wessen Aufnehmen gezählt wird:</translation>
    </message>
    <message>
        <source>All hands are played to the end by regular players.</source>
        <translation>Alle Spiele spielen Stammspieler zu Ende.</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>Verteil&amp;ungen:</translation>
    </message>
    <message>
        <source>Each is tried in every seat. More deals make errors smaller.</source>
        <translation>Jede wird auf allen Plätzen probiert. Mehr Verteilungen machen die Fehler kleiner.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>&amp;Startzahl:</translation>
    </message>
    <message>
        <source>The same number has the same deals.</source>
        <translation>Dieselbe Zahl hat dieselben Verteilungen.</translation>
    </message>
    <message>
        <source>No other rules</source>
        <translation>Keine anderen Regeln</translation>
    </message>
    <message>
        <source>The same with one rule changed</source>
        <translation>Dieselben, eine Regel geändert</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Regeln des Tischs</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a house rule and its choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Blatt</translation>
    </message>
    <message>
        <source>in the hand</source>
        <translation>im Blatt</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Blind</translation>
    </message>
    <message>
        <source>in the blind</source>
        <translation>im Blind</translation>
    </message>
</context>
<context>
    <name>sheepshead::PickTableView</name>
    <message>
        <source>By seat</source>
        <translation>Nach Platz</translation>
    </message>
    <message>
        <source>By trump and queens</source>
        <translation>Nach Trümpfen und Damen</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>D&amp;rucken…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>&amp;Als PDF speichern…</translation>
    </message>
    <message>
        <source>The hand or the rules have changed since. These figures are about what was asked before.</source>
        <translation>Blatt oder Regeln sind inzwischen andere. Diese Zahlen gelten dem, was vorher gefragt war.</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Nebeneinander</translation>
    </message>
    <message>
        <source>Side by s&amp;ide:</source>
        <translation>Ne&amp;beneinander:</translation>
    </message>
    <message>
        <source>How good is a hand?</source>
        <translation>Wie gut ist ein Blatt?</translation>
    </message>
    <message>
        <source>Save the table as PDF</source>
        <translation>Die Tabelle als PDF speichern</translation>
    </message>
    <message>
        <source>The hand never has the choice: such a hand is dealt again, or another player always picks first.</source>
        <translation>Das Blatt hat nie die Wahl: Ein solches Spiel wird neu gegeben, oder ein anderer nimmt immer vorher auf.</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Wird verteilt…</translation>
    </message>
</context>
<context>
    <name>sheepshead::PlayPage</name>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>&amp;Wait for a click after every trick</source>
        <translation>Nach jedem Stich auf einen &amp;Klick warten</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Langsam</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>S&amp;chnell</translation>
    </message>
    <message>
        <source>No &amp;motion</source>
        <translation>Ohne &amp;Bewegung</translation>
    </message>
    <message>
        <source>Cards move at once and light up briefly.</source>
        <translation>Karten springen an ihren Platz und leuchten kurz auf.</translation>
    </message>
    <message>
        <source>P&amp;ace</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>When the rest of a hand is decided</source>
        <translation>Wenn der Rest eines Spiels entschieden ist</translation>
    </message>
    <message>
        <source>Pla&amp;y every card</source>
        <translation>&amp;Jede Karte spielen</translation>
    </message>
    <message>
        <source>Offer to lay the cards &amp;down</source>
        <translation>Hinlegen anb&amp;ieten</translation>
    </message>
    <message>
        <source>Lay the cards down at onc&amp;e</source>
        <translation>Sofort hinle&amp;gen</translation>
    </message>
    <message>
        <source>Only when the result is certain, no matter what the others hold. Computer players lay down when all remaining tricks are theirs.</source>
        <translation>Nur wenn das Ergebnis feststeht, was die anderen auch halten. Computerspieler legen hin, wenn alle übrigen Stiche ihnen gehören.</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trainer</translation>
    </message>
    <message>
        <source>Also in hands that coun&amp;t</source>
        <translation>Auch in Spielen, die &amp;zählen</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>A&amp;us</translation>
    </message>
    <message>
        <source>Warn before a costly dec&amp;ision</source>
        <translation>Vo&amp;r einer teuren Entscheidung warnen</translation>
    </message>
    <message>
        <source>Tell after a &amp;costly decision</source>
        <translation>Nach einer teuren Entscheidung da&amp;von sagen</translation>
    </message>
    <message>
        <source>Otherwise in practice only. The score sheet marks such hands like hands with a hint.</source>
        <translation>Sonst nur in der Übung. Der Punktezettel markiert solche Spiele wie Spiele mit Tipp.</translation>
    </message>
    <message>
        <source>Costly means at least t&amp;his many points:</source>
        <translation>Teuer heißt mindestens so viele &amp;Punkte:</translation>
    </message>
    <message>
        <source>My last card plays &amp;by itself</source>
        <translation>Meine letzte Karte spielt sich s&amp;elbst</translation>
    </message>
    <message>
        <source>So does any card that I ha&amp;ve to play</source>
        <translation>Auch jede Karte, die ich spielen &amp;muss</translation>
    </message>
</context>
<context>
    <name>sheepshead::PlayerLine</name>
    <message>
        <source>%1  %2</source>
        <comment>a player&apos;s place and name</comment>
        <translation>%1  %2</translation>
    </message>
    <message>
        <source>Score of %1</source>
        <translation>Wertung von %1</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Augen von %1</translation>
    </message>
    <message>
        <source>Tricks of %1</source>
        <translation>Stiche von %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Augen</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Stiche</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a player was, and who</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter beside a player: the dealer</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 gibt</translation>
    </message>
    <message>
        <source>%1 → %2</source>
        <comment>a score, and the total then</comment>
        <translation>%1 → %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::PlayerLines</name>
    <message>
        <source>out</source>
        <comment>sits this hand out</comment>
        <translation>setzt aus</translation>
    </message>
</context>
<context>
    <name>sheepshead::PlayersPage</name>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
    </message>
    <message>
        <source>Clockwise from your seat. Smaller tables use only the first seats.</source>
        <translation>Im Uhrzeigersinn ab deinem Platz. Kleinere Tische nutzen nur die ersten Plätze.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a level of computer players, and a sentence on how they play</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A change of level takes effect with the next deal.</source>
        <translation>Eine andere Stufe gilt ab dem nächsten Geben.</translation>
    </message>
    <message>
        <source>Experts and hints &amp;notice how each player plays</source>
        <translation>Experten und Tipps &amp;merken sich, wie jeder spielt</translation>
    </message>
    <message>
        <source>The score book remembers it by player. History and statistics shows what it knows, and can forget it.</source>
        <translation>Das Punktebuch merkt es sich zu jedem Namen. Verlauf und Statistik zeigt, was es weiß, und kann es vergessen.</translation>
    </message>
    <message>
        <source>Computer players mak&amp;e remarks</source>
        <translation>Computerspieler machen Bemerk&amp;ungen</translation>
    </message>
    <message>
        <source>A &amp;screen reader reads their remarks</source>
        <translation>Ein Screenreader liest ihre Bemerkungen &amp;vor</translation>
    </message>
    <message>
        <source>Other players sit down with the next new game.</source>
        <translation>Andere Spieler setzen sich beim nächsten neuen Spiel an den Tisch.</translation>
    </message>
    <message>
        <source>A few words now and then, about what everyone at the table has seen.</source>
        <translation>Ab und zu ein paar Worte über das, was alle am Tisch gesehen haben.</translation>
    </message>
    <message numerus="yes">
        <source>You have played most with %1: %n game(s).</source>
        <translation>
            <numerusform>Am häufigsten hast du mit %1 gespielt: %n Spiel.</numerusform>
            <numerusform>Am häufigsten hast du mit %1 gespielt: %n Spiele.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::PointsBar</name>
    <message>
        <source>Makers %1, defenders %2</source>
        <translation>Spielerpartei %1, Gegner %2</translation>
    </message>
    <message>
        <source>Makers %1</source>
        <translation>Spielerpartei %1</translation>
    </message>
    <message>
        <source>%1 Defenders</source>
        <translation>%1 Gegner</translation>
    </message>
</context>
<context>
    <name>sheepshead::PointsDialog</name>
    <message>
        <source>Totals of an evening</source>
        <translation>Summen eines Abends</translation>
    </message>
    <message>
        <source>Bonus or penalty</source>
        <translation>Prämie oder Strafe</translation>
    </message>
    <message>
        <source>What has each player won or lost in the hands that were kept on paper?</source>
        <translation>Was hat jeder in den Spielen auf Papier gewonnen oder verloren?</translation>
    </message>
    <message>
        <source>What does each player get, or pay if below 0?</source>
        <translation>Was bekommt jeder Spieler, oder was zahlt jeder (unter 0)?</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Grund:</translation>
    </message>
    <message>
        <source>where or when (optional)</source>
        <translation>wo oder wann, wenn gewünscht</translation>
    </message>
    <message>
        <source>talk at the table</source>
        <translation>Reden am Tisch</translation>
    </message>
    <message>
        <source>It goes into the &amp;pot</source>
        <translation>Es geht in den &amp;Pott</translation>
    </message>
    <message>
        <source>Together these are %1 points. What one wins another loses, so it should be 0.</source>
        <translation>Zusammen sind das %1 Punkte. Was einer gewinnt, verliert ein anderer, also sollte es 0 sein.</translation>
    </message>
    <message>
        <source>Together: %1</source>
        <translation>Zusammen: %1</translation>
    </message>
    <message>
        <source>The pot: %1</source>
        <translation>Der Pott: %1</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>&amp;Aufschreiben</translation>
    </message>
    <message>
        <source>&amp;Write all the same</source>
        <translation>&amp;Trotzdem aufschreiben</translation>
    </message>
</context>
<context>
    <name>sheepshead::PositionView</name>
    <message>
        <source>in the blind</source>
        <translation>im Blind</translation>
    </message>
</context>
<context>
    <name>sheepshead::PowerDialog</name>
    <message>
        <source>Mauer meter</source>
        <translation>Mauermesser</translation>
    </message>
    <message>
        <source>A player who passes a strong hand is a mauer. The meter adds up the trump of the hands that a player passed. Count for</source>
        <translation>Wer ein starkes Blatt passt, mauert. Der Messer zählt die Trümpfe der gepassten Blätter zusammen. Es zählt</translation>
    </message>
    <message>
        <source>A &amp;queen:</source>
        <translation>Eine &amp;Dame:</translation>
    </message>
    <message>
        <source>A &amp;jack:</source>
        <translation>Ein &amp;Bube:</translation>
    </message>
    <message>
        <source>The jack of &amp;diamonds:</source>
        <translation>Der &amp;Karo-Bube:</translation>
    </message>
    <message>
        <source>Any other &amp;trump:</source>
        <translation>Jeder andere &amp;Trumpf:</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nie</translation>
    </message>
    <message>
        <source>Of six cards; other hands in proportion</source>
        <translation>Bei sechs Karten; andere Blätter im Verhältnis</translation>
    </message>
    <message>
        <source>Tell a &amp;mauer after the hand from a power of:</source>
        <translation>&amp;Mauern nach dem Spiel melden ab Stärke:</translation>
    </message>
</context>
<context>
    <name>sheepshead::PreferencesDialog</name>
    <message>
        <source>Configure Sheepshead</source>
        <translation>Sheepshead einrichten</translation>
    </message>
</context>
<context>
    <name>sheepshead::PresetList</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Spieler:</translation>
    </message>
</context>
<context>
    <name>sheepshead::PrintWords</name>
    <message>
        <source>Hand</source>
        <comment>heading over the numbers of hands</comment>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>picker</source>
        <translation>Picker</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>above: this hand, below: the running total</source>
        <translation>oben: dieses Spiel, unten: der Stand</translation>
    </message>
    <message>
        <source>left: this hand, right: the running total</source>
        <translation>links: dieses Spiel, rechts: der Stand</translation>
    </message>
    <message>
        <source>No hand has been played yet.</source>
        <translation>Noch wurde kein Spiel gespielt.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Seite %1 von %2</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>Spielerpartei</translation>
    </message>
    <message>
        <source>partner or maker</source>
        <translation>Partner oder Spielerpartei</translation>
    </message>
</context>
<context>
    <name>sheepshead::ProgramEnd</name>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Change the &amp;language</source>
        <translation>&amp;Sprache wechseln</translation>
    </message>
</context>
<context>
    <name>sheepshead::Questions</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Hand %1 is unfinished.</source>
        <translation>Spiel %1 ist nicht zu Ende.</translation>
    </message>
    <message>
        <source>Hand %1 is next.</source>
        <translation>Als Nächstes kommt Spiel %1.</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Resume &quot;%1&quot;?</source>
        <translation>Mit „%1“ weiterspielen?</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation>Diese Partie wird nicht gespeichert.</translation>
    </message>
    <message>
        <source>Its score sheet is lost when you leave it.</source>
        <translation>Ihr Zettel geht beim Verlassen verloren.</translation>
    </message>
    <message>
        <source>Sheepshead is already running with this score book.</source>
        <translation>Sheepshead läuft schon mit diesem Punktebuch.</translation>
    </message>
    <message>
        <source>If you resume &quot;%1&quot; here, the other window stops saving it.</source>
        <translation>Wird hier mit „%1“ weitergespielt, speichert das andere Fenster nichts mehr davon.</translation>
    </message>
    <message>
        <source>&amp;Close this window</source>
        <translation>Dieses Fenster &amp;schließen</translation>
    </message>
    <message>
        <source>&amp;Resume here</source>
        <translation>&amp;Hier weiterspielen</translation>
    </message>
    <message>
        <source>Sheepshead is already running with this score book on another computer (%1).</source>
        <translation>Sheepshead läuft schon mit diesem Punktebuch auf einem anderen Rechner (%1).</translation>
    </message>
</context>
<context>
    <name>sheepshead::RealTablesDraft</name>
    <message>
        <source>Type a name for each seat.</source>
        <translation>Tippe für jeden Platz einen Namen.</translation>
    </message>
    <message>
        <source>Two people at this table have the same name. Add a letter to one of them.</source>
        <translation>Zwei Personen an diesem Tisch heißen gleich. Hänge an einen der Namen einen Buchstaben an.</translation>
    </message>
    <message>
        <source>Only whole numbers can be scores.</source>
        <translation>Nur ganze Zahlen können Punkte sein.</translation>
    </message>
    <message>
        <source>Deal %1: %2</source>
        <comment>why it is not saved</comment>
        <translation>Spiel %1: %2</translation>
    </message>
    <message>
        <source>No deal has scores yet.</source>
        <translation>Noch hat kein Spiel Punkte.</translation>
    </message>
    <message>
        <source>The disk did not take the last change.</source>
        <translation>Der Datenträger hat die letzte Änderung nicht angenommen.</translation>
    </message>
</context>
<context>
    <name>sheepshead::RemarkWords</name>
    <message>
        <source>I counted on that one.</source>
        <extracomment>short words of Ada at the table: it took a trick with many points</extracomment>
        <translation>Mit dem habe ich gerechnet.</translation>
    </message>
    <message>
        <source>I saw that coming two tricks ago.</source>
        <extracomment>short words of Ada at the table: another player took a trick with many points</extracomment>
        <translation>Das sah ich vor zwei Stichen kommen.</translation>
    </message>
    <message>
        <source>You have counted too, I hope.</source>
        <extracomment>short words of Ada at the table: it has picked, and was cracked</extracomment>
        <translation>Du hast hoffentlich auch gezählt.</translation>
    </message>
    <message>
        <source>The numbers were clear.</source>
        <extracomment>short words of Ada at the table: it won the hand alone</extracomment>
        <translation>Die Zahlen waren eindeutig.</translation>
    </message>
    <message>
        <source>I miscounted. It happens once a year.</source>
        <extracomment>short words of Ada at the table: it lost the hand as picker</extracomment>
        <translation>Verzählt. Das passiert einmal im Jahr.</translation>
    </message>
    <message>
        <source>They did not even make thirty.</source>
        <extracomment>short words of Ada at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Nicht einmal dreißig haben sie.</translation>
    </message>
    <message>
        <source>Least is best today.</source>
        <extracomment>short words of Ada at the table: it won a leaster</extracomment>
        <translation>Am wenigsten ist heute am meisten.</translation>
    </message>
    <message>
        <source>I had the cards. I wanted to be sure.</source>
        <extracomment>short words of Ada at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Ich hatte das Blatt. Ich wollte sicher sein.</translation>
    </message>
    <message>
        <source>Worth the wait.</source>
        <extracomment>short words of Bruno at the table: it took a trick with many points</extracomment>
        <translation>Das Warten hat sich gelohnt.</translation>
    </message>
    <message>
        <source>Hm. That one hurts.</source>
        <extracomment>short words of Bruno at the table: another player took a trick with many points</extracomment>
        <translation>Hm. Der tut weh.</translation>
    </message>
    <message>
        <source>Crack away. I sit well.</source>
        <extracomment>short words of Bruno at the table: it has picked, and was cracked</extracomment>
        <translation>Nur zu mit dem Kontra. Ich sitze gut.</translation>
    </message>
    <message>
        <source>Keep the best for last, I say.</source>
        <extracomment>short words of Bruno at the table: it won the hand alone</extracomment>
        <translation>Das Beste zum Schluss, sage ich.</translation>
    </message>
    <message>
        <source>I kept them too long.</source>
        <extracomment>short words of Bruno at the table: it lost the hand as picker</extracomment>
        <translation>Zu lange aufgehoben.</translation>
    </message>
    <message>
        <source>That will teach them.</source>
        <extracomment>short words of Bruno at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Das wird ihnen eine Lehre sein.</translation>
    </message>
    <message>
        <source>And none of you noticed me.</source>
        <extracomment>short words of Bruno at the table: it won a leaster</extracomment>
        <translation>Und keiner hat mich bemerkt.</translation>
    </message>
    <message>
        <source>I was saving it.</source>
        <extracomment>short words of Bruno at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Das habe ich mir aufgehoben.</translation>
    </message>
    <message>
        <source>Thank you, friends!</source>
        <extracomment>short words of Clara at the table: it took a trick with many points</extracomment>
        <translation>Danke, ihr Lieben!</translation>
    </message>
    <message>
        <source>Oh, what a lovely trick!</source>
        <extracomment>short words of Clara at the table: another player took a trick with many points</extracomment>
        <translation>Oh, was für ein schöner Stich!</translation>
    </message>
    <message>
        <source>A crack? Now I am nervous.</source>
        <extracomment>short words of Clara at the table: it has picked, and was cracked</extracomment>
        <translation>Kontra? Jetzt werde ich nervös.</translation>
    </message>
    <message>
        <source>All by myself!</source>
        <extracomment>short words of Clara at the table: it won the hand alone</extracomment>
        <translation>Ganz allein!</translation>
    </message>
    <message>
        <source>I gave away too much.</source>
        <extracomment>short words of Clara at the table: it lost the hand as picker</extracomment>
        <translation>Ich habe zu viel verschenkt.</translation>
    </message>
    <message>
        <source>Such generous cards!</source>
        <extracomment>short words of Clara at the table: its side won, and the other side has no schneider</extracomment>
        <translation>So großzügige Karten!</translation>
    </message>
    <message>
        <source>For once I gave it all away.</source>
        <extracomment>short words of Clara at the table: it won a leaster</extracomment>
        <translation>Einmal alles verschenkt.</translation>
    </message>
    <message>
        <source>I thought another would pick.</source>
        <extracomment>short words of Clara at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Ich dachte, jemand anders nimmt auf.</translation>
    </message>
    <message>
        <source>Slow and steady.</source>
        <extracomment>short words of Emil at the table: it took a trick with many points</extracomment>
        <translation>Langsam und sicher.</translation>
    </message>
    <message>
        <source>No hurry. There are more tricks.</source>
        <extracomment>short words of Emil at the table: another player took a trick with many points</extracomment>
        <translation>Nur Ruhe. Es gibt noch mehr Stiche.</translation>
    </message>
    <message>
        <source>I should have passed.</source>
        <extracomment>short words of Emil at the table: it has picked, and was cracked</extracomment>
        <translation>Ich hätte passen sollen.</translation>
    </message>
    <message>
        <source>That one was safe.</source>
        <extracomment>short words of Emil at the table: it won the hand alone</extracomment>
        <translation>Das war sicher.</translation>
    </message>
    <message>
        <source>That is why I usually pass.</source>
        <extracomment>short words of Emil at the table: it lost the hand as picker</extracomment>
        <translation>Darum passe ich meistens.</translation>
    </message>
    <message>
        <source>Careful does it.</source>
        <extracomment>short words of Emil at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Vorsicht zahlt sich aus.</translation>
    </message>
    <message>
        <source>Doing nothing pays.</source>
        <extracomment>short words of Emil at the table: it won a leaster</extracomment>
        <translation>Nichtstun lohnt sich.</translation>
    </message>
    <message>
        <source>I was not quite sure.</source>
        <extracomment>short words of Emil at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Ich war nicht ganz sicher.</translation>
    </message>
    <message>
        <source>Follow the bell!</source>
        <extracomment>short words of Frieda at the table: it took a trick with many points</extracomment>
        <translation>Der Glocke nach!</translation>
    </message>
    <message>
        <source>Well led.</source>
        <extracomment>short words of Frieda at the table: another player took a trick with many points</extracomment>
        <translation>Gut geführt.</translation>
    </message>
    <message>
        <source>Then we play for more.</source>
        <extracomment>short words of Frieda at the table: it has picked, and was cracked</extracomment>
        <translation>Dann geht es um mehr.</translation>
    </message>
    <message>
        <source>I needed no help.</source>
        <extracomment>short words of Frieda at the table: it won the hand alone</extracomment>
        <translation>Ich brauchte keine Hilfe.</translation>
    </message>
    <message>
        <source>My lead, my fault.</source>
        <extracomment>short words of Frieda at the table: it lost the hand as picker</extracomment>
        <translation>Ich habe geführt, ich bin schuld.</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <extracomment>short words of Frieda at the table: its side won, and the other side has no schneider</extracomment>
        <translation>So macht man das.</translation>
    </message>
    <message>
        <source>Even a leaster can be led.</source>
        <extracomment>short words of Frieda at the table: it won a leaster</extracomment>
        <translation>Auch einen Leaster kann man führen.</translation>
    </message>
    <message>
        <source>I wanted to see who would lead.</source>
        <extracomment>short words of Frieda at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Ich wollte sehen, wer sich traut.</translation>
    </message>
    <message>
        <source>Mine!</source>
        <extracomment>short words of Gus at the table: it took a trick with many points</extracomment>
        <translation>Meiner!</translation>
    </message>
    <message>
        <source>Enjoy it while it lasts.</source>
        <extracomment>short words of Gus at the table: another player took a trick with many points</extracomment>
        <translation>Freu dich, solange es geht.</translation>
    </message>
    <message>
        <source>Good. Now it is worth something.</source>
        <extracomment>short words of Gus at the table: it has picked, and was cracked</extracomment>
        <translation>Gut. Jetzt lohnt es sich.</translation>
    </message>
    <message>
        <source>Who needs a partner?</source>
        <extracomment>short words of Gus at the table: it won the hand alone</extracomment>
        <translation>Wer braucht schon Partner?</translation>
    </message>
    <message>
        <source>I would pick it again.</source>
        <extracomment>short words of Gus at the table: it lost the hand as picker</extracomment>
        <translation>Ich nähme wieder auf.</translation>
    </message>
    <message>
        <source>Head down, and through!</source>
        <extracomment>short words of Gus at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Kopf runter und durch!</translation>
    </message>
    <message>
        <source>Even I can lie low.</source>
        <extracomment>short words of Gus at the table: it won a leaster</extracomment>
        <translation>Sogar ich kann mich ducken.</translation>
    </message>
    <message>
        <source>Me, passing? I must have been asleep.</source>
        <extracomment>short words of Gus at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Ich und passen? Da habe ich geschlafen.</translation>
    </message>
    <message>
        <source>Oh! Was that me?</source>
        <extracomment>short words of Lottie at the table: it took a trick with many points</extracomment>
        <translation>Oh! War ich das?</translation>
    </message>
    <message>
        <source>You are good at this.</source>
        <extracomment>short words of Lottie at the table: another player took a trick with many points</extracomment>
        <translation>Du kannst das gut.</translation>
    </message>
    <message>
        <source>That sounds serious.</source>
        <extracomment>short words of Lottie at the table: it has picked, and was cracked</extracomment>
        <translation>Das klingt ernst.</translation>
    </message>
    <message>
        <source>I had no choice!</source>
        <extracomment>short words of Lottie at the table: it won the hand alone</extracomment>
        <translation>Ich hatte keine Wahl!</translation>
    </message>
    <message>
        <source>Sorry, everyone.</source>
        <extracomment>short words of Lottie at the table: it lost the hand as picker</extracomment>
        <translation>Tut mir leid, alle zusammen.</translation>
    </message>
    <message>
        <source>That was fun!</source>
        <extracomment>short words of Lottie at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Das hat Spaß gemacht!</translation>
    </message>
    <message>
        <source>I did not want any of it.</source>
        <extracomment>short words of Lottie at the table: it won a leaster</extracomment>
        <translation>Ich wollte nichts davon.</translation>
    </message>
    <message>
        <source>I was waiting for company.</source>
        <extracomment>short words of Lottie at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Ich habe auf Gesellschaft gewartet.</translation>
    </message>
    <message>
        <source>Double it next time.</source>
        <extracomment>short words of Otto at the table: it took a trick with many points</extracomment>
        <translation>Nächstes Mal das Doppelte.</translation>
    </message>
    <message>
        <source>Put it on my bill.</source>
        <extracomment>short words of Otto at the table: another player took a trick with many points</extracomment>
        <translation>Schreib es an.</translation>
    </message>
    <message>
        <source>At last, a real game.</source>
        <extracomment>short words of Otto at the table: it has picked, and was cracked</extracomment>
        <translation>Endlich ein richtiges Spiel.</translation>
    </message>
    <message>
        <source>You should have cracked.</source>
        <extracomment>short words of Otto at the table: it won the hand alone</extracomment>
        <translation>Du hättest Kontra geben sollen.</translation>
    </message>
    <message>
        <source>Well played. Another round?</source>
        <extracomment>short words of Otto at the table: it lost the hand as picker</extracomment>
        <translation>Gut gespielt. Noch eine Runde?</translation>
    </message>
    <message>
        <source>Pay at the counter, please.</source>
        <extracomment>short words of Otto at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Zahlen bitte an der Theke.</translation>
    </message>
    <message>
        <source>The cheapest win of the evening.</source>
        <extracomment>short words of Otto at the table: it won a leaster</extracomment>
        <translation>Der billigste Sieg des Abends.</translation>
    </message>
    <message>
        <source>I bluffed too well.</source>
        <extracomment>short words of Otto at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Zu gut geblufft.</translation>
    </message>
    <message>
        <source>Snip, snap, mine.</source>
        <extracomment>short words of Wilma at the table: it took a trick with many points</extracomment>
        <translation>Schnipp, schnapp, meiner.</translation>
    </message>
    <message>
        <source>Cheeky. I like it.</source>
        <extracomment>short words of Wilma at the table: another player took a trick with many points</extracomment>
        <translation>Frech. Gefällt mir.</translation>
    </message>
    <message>
        <source>Ooh, a brave one.</source>
        <extracomment>short words of Wilma at the table: it has picked, and was cracked</extracomment>
        <translation>Oh, da ist jemand mutig.</translation>
    </message>
    <message>
        <source>Black sheep do it alone.</source>
        <extracomment>short words of Wilma at the table: it won the hand alone</extracomment>
        <translation>Schwarze Schafe schaffen es allein.</translation>
    </message>
    <message>
        <source>Oops.</source>
        <extracomment>short words of Wilma at the table: it lost the hand as picker</extracomment>
        <translation>Hoppla.</translation>
    </message>
    <message>
        <source>Shorn!</source>
        <extracomment>short words of Wilma at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Geschoren!</translation>
    </message>
    <message>
        <source>Nothing for me, thanks.</source>
        <extracomment>short words of Wilma at the table: it won a leaster</extracomment>
        <translation>Für mich nichts, danke.</translation>
    </message>
    <message>
        <source>I passed that? Silly me.</source>
        <extracomment>short words of Wilma at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Das habe ich gepasst? Wie dumm.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReportDialog</name>
    <message>
        <source>The file also has the hand in play up to now, with the cards of all players. So read it only when the hand is over.</source>
        <translation>In der Datei steht auch das laufende Spiel bis hierher, mit den Karten aller Spieler. Lies sie also erst, wenn das Spiel vorbei ist.</translation>
    </message>
    <message>
        <source>The file also has the last hand: its rules, cards and decisions.</source>
        <translation>In der Datei steht auch das letzte Spiel: Regeln, Karten und Entscheidungen.</translation>
    </message>
    <message>
        <source>No hand was played yet, so the file has none.</source>
        <translation>Noch wurde nicht gespielt, deshalb steht kein Spiel in der Datei.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Ein Problem melden</translation>
    </message>
    <message>
        <source>&amp;What happened, and what did you expect?</source>
        <translation>&amp;Was ist geschehen, und was hast du erwartet?</translation>
    </message>
    <message>
        <source>What the report tells</source>
        <translation>Was der Bericht sagt</translation>
    </message>
    <message>
        <source>&amp;Save the report…</source>
        <translation>Bericht &amp;speichern…</translation>
    </message>
    <message>
        <source>The report is one file that you can read and attach to a message. The program sends nothing. No names of players, computers or folders are in it.</source>
        <translation>Der Bericht ist eine Datei, die du lesen und an eine Nachricht anhängen kannst. Das Programm sendet nichts. Namen von Spielern, Computern oder Ordnern stehen nicht darin.</translation>
    </message>
    <message>
        <source>The report also contains:</source>
        <translation>Außer deinen Worten enthält er diese Angaben:</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultDetails</name>
    <message>
        <source>Buried: %1</source>
        <translation>Gedrückt: %1</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Under</translation>
    </message>
    <message>
        <source>Trump in the hand when the play began</source>
        <translation>Trümpfe im Blatt, als das Spiel begann</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultPage</name>
    <message>
        <source>Practice: it does not count.</source>
        <translation>Übung: Es zählt nicht.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) go into the pot.</source>
        <translation>
            <numerusform>%n Punkt geht in den Pott.</numerusform>
            <numerusform>%n Punkte gehen in den Pott.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) come out of the pot.</source>
        <translation>
            <numerusform>%n Punkt kommt aus dem Pott.</numerusform>
            <numerusform>%n Punkte kommen aus dem Pott.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <extracomment>a computer player and what it says</extracomment>
        <translation>%1: „%2“</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultPanel</name>
    <message>
        <source>&amp;Next hand</source>
        <translation>&amp;Nächstes Spiel</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Zusammengeworfen</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Rückblick…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>E&amp;xplain score…</source>
        <translation>Wertung er&amp;klären…</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Weiter</translation>
    </message>
    <message>
        <source>How the score came about</source>
        <translation>Wie die Wertung zustande kam</translation>
    </message>
    <message>
        <source>Look back at every decision of the hand</source>
        <translation>Auf jede Entscheidung des Spiels zurückblicken</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Noch &amp;einmal</translation>
    </message>
    <message>
        <source>The same cards once more; it does not count</source>
        <translation>Dieselben Karten noch einmal; es zählt nicht</translation>
    </message>
    <message>
        <source>&amp;Tricks…</source>
        <translation>&amp;Stiche…</translation>
    </message>
    <message>
        <source>Page through all tricks of the hand</source>
        <translation>Durch alle Stiche des Spiels blättern</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Das Ergebnis</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a player and a score</extracomment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultWords</name>
    <message>
        <source>Picker</source>
        <translation>Picker</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>kein Stich</translation>
    </message>
    <message>
        <source>In the blind</source>
        <translation>Im Blind</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Blind</translation>
    </message>
    <message>
        <source>Bidder</source>
        <translation>Bieter</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Spielerpartei</translation>
    </message>
    <message>
        <source>counts %1</source>
        <translation>zählt %1</translation>
    </message>
    <message>
        <source>You win %1</source>
        <translation>Du gewinnst %1</translation>
    </message>
    <message>
        <source>You lose %1</source>
        <translation>Du verlierst %1</translation>
    </message>
    <message>
        <source>You break even</source>
        <translation>Du kommst auf null heraus</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence that says who wins</extracomment>
        <translation>%1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultsPage</name>
    <message>
        <source>Hand b&amp;y hand, one a line</source>
        <translation>S&amp;piel für Spiel, eines je Zeile</translation>
    </message>
    <message>
        <source>&amp;Save this table</source>
        <translation>Diesen &amp;Tisch speichern</translation>
    </message>
    <message>
        <source>Make the round &amp;official</source>
        <translation>Runde für &amp;amtlich erklären</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tische</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>Totals in the order of the seats</source>
        <translation>Summen in der Reihenfolge der Plätze</translation>
    </message>
    <message>
        <source>Totals in the order of the seats: 4 1 1 -2 -4</source>
        <translation>Summen in der Reihenfolge der Plätze: 4 1 1 -2 -4</translation>
    </message>
    <message>
        <source>Hands, one a line, in the order of the seats</source>
        <translation>Spiele, eines je Zeile, in der Reihenfolge der Plätze</translation>
    </message>
    <message>
        <source>Save results to se&amp;nd…</source>
        <translation>Ergebnisse zum &amp;Verschicken speichern…</translation>
    </message>
    <message>
        <source>&amp;Add results of another computer…</source>
        <translation>Er&amp;gebnisse eines anderen Rechners hinzufügen…</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a table without a result</comment>
        <translation>offen</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>Summe %1</translation>
    </message>
    <message>
        <source>official</source>
        <translation>amtlich</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>eingetippt</translation>
    </message>
    <message>
        <source>This round is not drawn yet.</source>
        <translation>Diese Runde ist noch nicht ausgelost.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) without a result.</source>
        <translation>
            <numerusform>%n Tisch ohne Ergebnis.</numerusform>
            <numerusform>%n Tische ohne Ergebnis.</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are there.</source>
        <translation>Alle Ergebnisse sind da.</translation>
    </message>
    <message>
        <source>The round is official. A change is a correction, and is marked.</source>
        <translation>Die Runde ist amtlich. Eine Änderung ist eine Korrektur und wird vermerkt.</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Tisch %1: %2</translation>
    </message>
    <message>
        <source>Type a number for each seat in every line.</source>
        <translation>Tippe in jede Zeile eine Zahl für jeden Platz.</translation>
    </message>
    <message>
        <source>Sum %1. Type a number for each seat.</source>
        <translation>Summe %1. Tippe eine Zahl für jeden Platz.</translation>
    </message>
    <message>
        <source>Only whole numbers can be scores.</source>
        <translation>Nur ganze Zahlen können Punkte sein.</translation>
    </message>
    <message>
        <source>The sum is 0.</source>
        <translation>Die Summe ist 0.</translation>
    </message>
    <message>
        <source>The sum is %1, not 0: look at the card again.</source>
        <translation>Die Summe ist %1, nicht 0: Sieh dir den Zettel noch einmal an.</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Korrektur</translation>
    </message>
    <message>
        <source>The result is official. Why is it corrected?</source>
        <translation>Das Ergebnis ist amtlich. Warum wird es korrigiert?</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReviewController</name>
    <message>
        <source>Practice: this hand does not count. Your game waits for you.</source>
        <translation>Übung: Dieses Spiel zählt nicht. Deine Partie wartet auf dich.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zurück zur Partie</translation>
    </message>
    <message>
        <source>Deal number %1.</source>
        <translation>Verteilung Nummer %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReviewDialog</name>
    <message>
        <source>&amp;Show all cards</source>
        <translation>Alle Karten &amp;zeigen</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>Von hier &amp;weiterspielen</translation>
    </message>
    <message>
        <source>Review of the hand</source>
        <translation>Rückblick auf das Spiel</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Anfang</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation>&amp;Noch einmal spielen</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Schließen</translation>
    </message>
    <message>
        <source>Play the same cards for practice. It does not count.</source>
        <translation>Dieselben Karten zur Übung; es zählt nicht.</translation>
    </message>
    <message>
        <source>Practice from just before this decision. It does not count.</source>
        <translation>Von vor dieser Entscheidung an, zur Übung; es zählt nicht.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a decision</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Not reviewed yet.</source>
        <translation>Diese Entscheidung ist noch nicht angesehen.</translation>
    </message>
    <message>
        <source>Reviewing decision %1 of %2…</source>
        <translation>Entscheidung %1 von %2 wird angesehen…</translation>
    </message>
    <message>
        <source>Cost: points lost on average. %1 a cost, %2 the player&apos;s costliest, %3 gave the hand away</source>
        <translation>Kosten: im Schnitt verlorene Punkte. %1 Kosten, %2 das Teuerste des Spielers, %3 Spiel verschenkt</translation>
    </message>
    <message>
        <source>Only &amp;my decisions</source>
        <translation>Nur &amp;meine Entscheidungen</translation>
    </message>
    <message>
        <source>Expected: points on average, by what the player could know. Wins: how often the player comes out ahead. With all cards seen: how it ends if everyone sees all cards and plays perfectly.</source>
        <translation>Erwartet: Punkte im Schnitt, nach dem, was der Spieler wissen konnte. Gewinnt: wie oft der Spieler im Plus endet. Mit offenen Karten: wie es ausgeht, wenn alle jede Karte sehen und perfekt spielen.</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Legende</translation>
    </message>
    <message>
        <source>What the figures and colors mean</source>
        <translation>Was die Zahlen und Farben bedeuten</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>Z&amp;ahlen</translation>
    </message>
    <message>
        <source>What each choice was expected to score</source>
        <translation>Was jede Möglichkeit zu bringen versprach</translation>
    </message>
    <message>
        <source>S&amp;tudy this position</source>
        <translation>Diese Stellung &amp;untersuchen</translation>
    </message>
    <message>
        <source>Set it up in a window of its own, to ask and to try out variations.</source>
        <translation>Baut sie in einem eigenen Fenster auf, um zu fragen und Varianten zu probieren.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopieren</translation>
    </message>
    <message>
        <source>What the review says, and this picture of the table, for a message</source>
        <translation>Was der Rückblick sagt, und dieses Bild des Tisches, für eine Nachricht</translation>
    </message>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Als B&amp;ild speichern…</translation>
    </message>
    <message>
        <source>Judged without what the program has noticed of these players.</source>
        <translation>Beurteilt ohne das, was sich das Programm von diesen Spielern gemerkt hat.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReviewModel</name>
    <message>
        <source>End of the hand</source>
        <translation>Ende des Spiels</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Wer</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Entscheidung</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Kosten</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleAgreement</name>
    <message>
        <source>Our house rules</source>
        <translation>Unsere Hausregeln</translation>
    </message>
    <message>
        <source>Date and place</source>
        <translation>Datum und Ort</translation>
    </message>
    <message>
        <source>We play %1. %2</source>
        <translation>Wir spielen %1. %2</translation>
    </message>
    <message>
        <source>Our own rules</source>
        <translation>Unsere eigenen Regeln</translation>
    </message>
    <message>
        <source>None: we play it as it is.</source>
        <translation>Keine: Wir spielen es, wie es ist.</translation>
    </message>
    <message>
        <source>Everyone passes: %1</source>
        <translation>Niemand nimmt auf: %1</translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>So läuft ein Spiel</translation>
    </message>
    <message>
        <source>What a point is worth</source>
        <translation>Was ein Punkt gilt</translation>
    </message>
    <message>
        <source>We play for points only.</source>
        <translation>Wir spielen nur um Punkte.</translation>
    </message>
    <message>
        <source>A point is worth %1.</source>
        <translation>Ein Punkt gilt %1.</translation>
    </message>
    <message>
        <source>We have read this and agree to it. What is not written here, all players decide together before the next deal.</source>
        <translation>Wir haben dies gelesen und sind einverstanden. Was hier nicht steht, entscheiden alle gemeinsam vor dem nächsten Geben.</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleExplanation</name>
    <message>
        <source>Point at a rule, or press Tab, to read what it means.</source>
        <translation>Zeige auf eine Regel oder gehe mit der Tabulatortaste zu ihr, um zu lesen, was sie bedeutet.</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleFileWords</name>
    <message>
        <source>Line %1, column %2</source>
        <translation>Zeile %1, Spalte %2</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <translation>das ist kein Text in UTF-8</translation>
    </message>
    <message>
        <source>expected rule = choice</source>
        <translation>erwartet: Regel = Wahl</translation>
    </message>
    <message>
        <source>expected the number of the format</source>
        <translation>erwartet: die Nummer des Formats</translation>
    </message>
    <message>
        <source>written by a later version of the program</source>
        <translation>von einer neueren Version des Programms geschrieben</translation>
    </message>
    <message>
        <source>the name was given before</source>
        <translation>der Name wurde schon angegeben</translation>
    </message>
    <message>
        <source>there is no rule of this name</source>
        <translation>eine Regel dieses Namens gibt es nicht</translation>
    </message>
    <message>
        <source>this rule was named before</source>
        <translation>diese Regel wurde schon genannt</translation>
    </message>
    <message>
        <source>too long for a file of house rules</source>
        <translation>zu lang für eine Datei mit Hausregeln</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the choices are: %1</source>
        <translation>möglich sind: %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2</source>
        <translation>erwartet: eine Zahl von %1 bis %2</translation>
    </message>
    <message>
        <source>%1: %2 cannot be played beside the other rules</source>
        <translation>%1: %2 lässt sich neben den anderen Regeln nicht spielen</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleFiles</name>
    <message>
        <source>House rules (*.sheeprules);;All files (*)</source>
        <translation>Hausregeln (*.sheeprules);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>The rules in %1 cannot be used. Nothing was changed.</source>
        <translation>Die Regeln in %1 können nicht verwendet werden. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>The rules were not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Die Regeln wurden nicht gespeichert: Die Datei %1 kann nicht geschrieben werden. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Regeln öffnen</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Regeln speichern</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleForm</name>
    <message>
        <source>Reset all</source>
        <translation>Alle zurücksetzen</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>In den Regeln suchen</translation>
    </message>
    <message>
        <source>Reset all rules</source>
        <translation>Alle Regeln zurücksetzen</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, mit %n Änderung</numerusform>
            <numerusform>%1, mit %n Änderungen</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>These rules cannot be played together. %1</source>
        <translation>Diese Regeln passen nicht zusammen. %1</translation>
    </message>
    <message>
        <source>Open r&amp;ules…</source>
        <translation>Regeln &amp;öffnen…</translation>
    </message>
    <message>
        <source>Load rules from a file</source>
        <translation>Regeln aus einer Datei laden</translation>
    </message>
    <message>
        <source>Sa&amp;ve rules…</source>
        <translation>Regeln s&amp;peichern…</translation>
    </message>
    <message>
        <source>Save these rules to a file you can share</source>
        <translation>Diese Regeln in einer Datei zum Weitergeben speichern</translation>
    </message>
    <message>
        <source>Co&amp;mpare…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>Compare these rules with other rules</source>
        <translation>Diese Regeln mit anderen vergleichen</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, geändert</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Diese Regeln</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>Diese Änderung rückgängig machen</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>%1 zurücksetzen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleSections</name>
    <message>
        <source>No rule matches.</source>
        <translation>Keine Regel passt.</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Ausgehen von</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Abschnitte</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, mit %n Änderung</numerusform>
            <numerusform>%1, mit %n Änderungen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesComparison</name>
    <message>
        <source>Rule</source>
        <translation>Regel</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesDialog</name>
    <message>
        <source>Rules of this table</source>
        <translation>Regeln an diesem Tisch</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Dr&amp;ucken…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>Druck&amp;vorschau…</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesOffer</name>
    <message>
        <source>Play by these rules?</source>
        <translation>Nach diesen Regeln spielen?</translation>
    </message>
    <message>
        <source>Start a new game with the rules &quot;%1&quot;? New games keep using them until you change them in the settings.</source>
        <translation>Eine neue Partie nach den Regeln „%1“ beginnen? Sie gelten dann für jede neue Partie, bis du sie in den Einstellungen änderst.</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>Diese Regeln &amp;nehmen</translation>
    </message>
    <message>
        <source>&amp;Keep my rules</source>
        <translation>Meine Regeln &amp;behalten</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Vergleichen…</translation>
    </message>
    <message>
        <source>My rules for new games</source>
        <translation>Meine Regeln für neue Partien</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesPage</name>
    <message>
        <source>Rules of this table</source>
        <translation>Regeln an diesem Tisch</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesText</name>
    <message>
        <source>%1, with house rules</source>
        <translation>%1, mit Hausregeln</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Regeln an diesem Tisch</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message numerus="yes">
        <source>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n points in the deck.</source>
        <translation>
            <numerusform>Ass 11 Augen, Zehn 10, König 4, Dame 3, Bube 2; Neun, Acht und Sieben keine: %n Auge im ganzen Spiel.</numerusform>
            <numerusform>Ass 11 Augen, Zehn 10, König 4, Dame 3, Bube 2; Neun, Acht und Sieben keine: %n Augen im ganzen Spiel.</numerusform>
        </translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>So läuft ein Spiel</translation>
    </message>
    <message>
        <source>The house rules</source>
        <translation>Die Hausregeln</translation>
    </message>
    <message>
        <source>A star marks rules that differ from the usual game.</source>
        <translation>Ein Stern zeigt, was vom üblichen Spiel abweicht.</translation>
    </message>
    <message>
        <source>All are the usual rules of this game.</source>
        <translation>Alle wie in diesem Spiel üblich.</translation>
    </message>
    <message>
        <source>These stay in the box: %1.</source>
        <translation>In der Schachtel bleiben: %1.</translation>
    </message>
    <message>
        <source>All queens and jacks of any suit are trump, and so are all %1. From the highest down:</source>
        <translation>Alle Damen und Buben sind Trumpf, gleich welcher Farbe, und dazu ganz %1. Vom höchsten abwärts:</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Wenn alle passen</translation>
    </message>
    <message>
        <source>The other three suits are fail, each from ace, ten and king down. Any trump takes any fail card.</source>
        <translation>Die drei anderen Farben sind Fehl, jede von Ass, Zehn und König abwärts. Jeder Trumpf sticht jede Fehlkarte.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookController</name>
    <message>
        <source>Score book</source>
        <translation>Punktebuch</translation>
    </message>
    <message>
        <source>&amp;Set aside, begin a new book</source>
        <translation>&amp;Beiseitelegen, neues Buch beginnen</translation>
    </message>
    <message>
        <source>&amp;Play without saving</source>
        <translation>Ohne Speichern s&amp;pielen</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spielen</numerusform>
        </translation>
    </message>
    <message>
        <source>The score book was recovered: %1 with %2.</source>
        <translation>Das Punktebuch ist gerettet: %1 mit %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n Zettel</numerusform>
            <numerusform>%n Zettel</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheets that were lost: %1; hands of other sheets: %2.</source>
        <translation>Verlorene Zettel: %1; Spiele anderer Zettel: %2.</translation>
    </message>
    <message>
        <source>The damaged file is kept in %1.</source>
        <translation>Die beschädigte Datei liegt in %1.</translation>
    </message>
    <message>
        <source>The score book was restored.</source>
        <translation>Das Punktebuch ist wiederhergestellt.</translation>
    </message>
    <message>
        <source>The score book was restored. What was there before is in %1.</source>
        <translation>Das Punktebuch ist wiederhergestellt. Was vorher da war, liegt in %1.</translation>
    </message>
    <message>
        <source>Re&amp;cover what can be read</source>
        <translation>Lesbares &amp;retten</translation>
    </message>
    <message>
        <source>&amp;Restore the backup</source>
        <translation>Sicherung &amp;wiederherstellen</translation>
    </message>
    <message>
        <source>Restoring the backup…</source>
        <translation>Die Sicherung wird wiederhergestellt…</translation>
    </message>
    <message>
        <source>Reading the damaged score book…</source>
        <translation>Das beschädigte Punktebuch wird gelesen…</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) lost their name, and are called &quot;Recovered sheet&quot;.</source>
        <translation>
            <numerusform>%n Zettel hat seinen Namen verloren und heißt „Recovered sheet“.</numerusform>
            <numerusform>%n Zettel haben ihren Namen verloren und heißen „Recovered sheet“.</numerusform>
        </translation>
    </message>
    <message>
        <source>Beside the score book lay changes to another one, as when a book is copied in the place of another. They were not taken over, and are kept in %1.</source>
        <translation>Neben dem Punktebuch lagen Änderungen an einem anderen, wie wenn ein Buch an die Stelle eines anderen kopiert wird. Sie wurden nicht übernommen und liegen in %1.</translation>
    </message>
    <message>
        <source>This is the backup %1, which has more hands than could be read.</source>
        <translation>Es ist die Sicherung %1, die mehr Spiele hat, als gelesen werden konnten.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookDialog</name>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Suche:</translation>
    </message>
    <message>
        <source>name, player, rule or date</source>
        <translation>Name, Spieler, Regel oder Datum</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Öffnen</translation>
    </message>
    <message>
        <source>Rena&amp;me…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>No score sheets yet. Your first hand starts one.</source>
        <translation>Noch keine Zettel. Dein erstes Spiel beginnt einen.</translation>
    </message>
    <message>
        <source>No sheet contains &quot;%1&quot;.</source>
        <translation>Auf keinem Zettel steht „%1“.</translation>
    </message>
    <message>
        <source>Sheet &amp;name:</source>
        <translation>&amp;Name des Zettels:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete &quot;%1&quot; with %2?</source>
        <translation>„%1“ mit %2 löschen?</translation>
    </message>
    <message>
        <source>This deletes the sheet and all its hands. You cannot undo it.</source>
        <translation>Das löscht den Zettel mit allen Spielen. Es lässt sich nicht rückgängig machen.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Punktebuch</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Fortsetzen</translation>
    </message>
    <message>
        <source>Rename sheet</source>
        <translation>Zettel umbenennen</translation>
    </message>
    <message>
        <source>Delete sheet</source>
        <translation>Zettel löschen</translation>
    </message>
    <message>
        <source>Score a &amp;table…</source>
        <translation>Am &amp;Tisch anschreiben…</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open in a window of its own.</source>
        <translation>„%1“ ist in einem eigenen Fenster offen.</translation>
    </message>
    <message>
        <source>Close that window first, then delete the sheet.</source>
        <translation>Schließe zuerst dieses Fenster, dann lösche den Zettel.</translation>
    </message>
    <message>
        <source>The game of this sheet is on the table.</source>
        <translation>Die Partie dieses Zettels liegt auf dem Tisch.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookModel</name>
    <message>
        <source>Rules from a newer version</source>
        <translation>Regeln einer späteren Version</translation>
    </message>
    <message>
        <source>Started %1, last played %2, %3</source>
        <translation>Begonnen %1, zuletzt gespielt %2, %3</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <translation>%1 (auf dem Tisch)</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Zettel</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Zuletzt gespielt</translation>
    </message>
    <message>
        <source>Players and totals</source>
        <translation>Spieler und Stand</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Nicht lesbar: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreSheetModel</name>
    <message>
        <source>%1: %2, total %3</source>
        <translation>%1: %2, Stand %3</translation>
    </message>
    <message>
        <source>%1 sat out, total %2</source>
        <translation>%1 setzt aus, Stand %2</translation>
    </message>
    <message>
        <source>%1: no score, total %2</source>
        <translation>%1: keine Punkte, Stand %2</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>Picker</translation>
    </message>
    <message>
        <source>was the partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>was a maker</source>
        <translation>Spielerpartei</translation>
    </message>
    <message>
        <source>%1; with hints</source>
        <comment>of a hand</comment>
        <translation>%1; mit Tipps</translation>
    </message>
    <message>
        <source>Not counted: %1</source>
        <comment>a line of the sheet, and why</comment>
        <translation>Zählt nicht: %1</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (berichtigt)</translation>
    </message>
    <message>
        <source>D</source>
        <comment>mark of a doubler on the sheet</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>L</source>
        <comment>mark of a leaster on the sheet</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>C</source>
        <comment>mark of a crack on the sheet</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>%1 was not there, total %2</source>
        <translation>%1 war nicht da, Stand %2</translation>
    </message>
    <message>
        <source>P</source>
        <comment>mark of a bump on the sheet</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>%1; with hints for %2</source>
        <comment>of a hand; names</comment>
        <translation>%1; mit Tipps für %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreSheetView</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>No hand has been played yet.</source>
        <translation>Noch wurde kein Spiel gespielt.</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
    <message>
        <source>E&amp;xplain score…</source>
        <translation>Wertung e&amp;rklären…</translation>
    </message>
    <message>
        <source>Review the hand, decision by decision</source>
        <translation>Auf das Spiel zurückblicken, Entscheidung für Entscheidung</translation>
    </message>
    <message>
        <source>Settling up</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>Revie&amp;w…</source>
        <translation>Rück&amp;blick…</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreTotalsModel</name>
    <message>
        <source>%1: %2, leading</source>
        <translation>%1: %2, führt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Geld</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeasonDialog</name>
    <message>
        <source>Group</source>
        <translation>Gruppe</translation>
    </message>
    <message>
        <source>S&amp;ubstitute</source>
        <translation>Ersat&amp;z</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Speichern</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Neue Saison</translation>
    </message>
    <message>
        <source>Change the season</source>
        <translation>Saison ändern</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;First day:</source>
        <translation>&amp;Erster Tag:</translation>
    </message>
    <message>
        <source>&amp;Last day:</source>
        <translation>&amp;Letzter Tag:</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Gruppe</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Money</source>
        <translation>Gel&amp;d</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rolle</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Vorgabe</translation>
    </message>
    <message>
        <source>Plays for members who are away: has a score, but no place and no prize</source>
        <translation>Spielt für Mitglieder, die fehlen: hat Punkte, aber keinen Platz und keinen Preis</translation>
    </message>
    <message>
        <source>Points that each evening of this person gets more, or less</source>
        <translation>Punkte, die diese Person je Abend mehr oder weniger bekommt</translation>
    </message>
    <message>
        <source>&amp;Handicap an evening:</source>
        <translation>&amp;Vorgabe je Abend:</translation>
    </message>
    <message>
        <source>Substitute</source>
        <translation>Ersatz</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Mitglied</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>Average per hand</source>
        <translation>Durchschnitt je Spiel</translation>
    </message>
    <message>
        <source>Average per evening</source>
        <translation>Durchschnitt je Abend</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>instead of a number of evenings</extracomment>
        <translation>alle</translation>
    </message>
    <message>
        <source>A tie is broken by the best evening, then by evenings won; else the place is shared.</source>
        <translation>Bei Gleichstand entscheidet der höhere beste Abend, dann die Zahl gewonnener Abende; sonst wird der Platz geteilt.</translation>
    </message>
    <message>
        <source>Ranked &amp;by:</source>
        <translation>Rang na&amp;ch:</translation>
    </message>
    <message>
        <source>Best evenings that &amp;count:</source>
        <translation>Beste Abende, die zä&amp;hlen:</translation>
    </message>
    <message>
        <source>&amp;Evenings needed for a place:</source>
        <translation>Abende für einen &amp;Platz:</translation>
    </message>
    <message>
        <source>Percent of the fees</source>
        <translation>Prozent der Beiträge</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Beträge</translation>
    </message>
    <message>
        <source>A &amp;point is worth:</source>
        <translation>Ein &amp;Punkt gilt:</translation>
    </message>
    <message>
        <source>En&amp;try fee of each member:</source>
        <translation>E&amp;intritt je Mitglied:</translation>
    </message>
    <message>
        <source>Fee an e&amp;vening:</source>
        <translation>&amp;Beitrag je Abend:</translation>
    </message>
    <message>
        <source>Of the fees for the &amp;kitty:</source>
        <translation>Davon in die &amp;Kasse:</translation>
    </message>
    <message>
        <source>Pr&amp;izes are:</source>
        <translation>&amp;Art der Preise:</translation>
    </message>
    <message>
        <source>Prizes by pl&amp;ace:</source>
        <translation>Preise nach Pla&amp;tz:</translation>
    </message>
    <message>
        <source>Type the prizes as numbers, from the first place on: 50; 30; 20</source>
        <translation>Tippe die Preise als Zahlen, vom ersten Platz an: 50; 30; 20</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeasonMoneyPage</name>
    <message>
        <source>Prizes are &amp;given</source>
        <translation>Preise sind &amp;vergeben</translation>
    </message>
    <message>
        <source>What each has</source>
        <translation>Was jeder hat</translation>
    </message>
    <message>
        <source>Mark as pai&amp;d</source>
        <translation>Als &amp;bezahlt abhaken</translation>
    </message>
    <message>
        <source>Evenings to settle</source>
        <translation>Abzurechnende Abende</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>E&amp;venings to settle:</source>
        <translation>Abzurechnende &amp;Abende:</translation>
    </message>
    <message>
        <source>What each &amp;has:</source>
        <translation>Was &amp;jeder hat:</translation>
    </message>
    <message>
        <source>&amp;Who pays whom:</source>
        <translation>Wer wem za&amp;hlt:</translation>
    </message>
    <message>
        <source>Not pai&amp;d after all</source>
        <translation>Doch nicht &amp;bezahlt</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeasonsDialog</name>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Ändern…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paare</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekorde</translation>
    </message>
    <message>
        <source>Club seasons</source>
        <translation>Clubsaisons</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>&amp;Season:</source>
        <translation>&amp;Saison:</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Neu…</translation>
    </message>
    <message>
        <source>S&amp;tandings</source>
        <translation>&amp;Rangliste</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Paare</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>Re&amp;korde</translation>
    </message>
    <message>
        <source>&amp;Money</source>
        <translation>Gel&amp;d</translation>
    </message>
    <message>
        <source>Sheets that count</source>
        <translation>Zettel, die zählen</translation>
    </message>
    <message>
        <source>Sh&amp;eets</source>
        <translation>&amp;Zettel</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>Dr&amp;ucken…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Als PD&amp;F speichern…</translation>
    </message>
    <message>
        <source>Save the season as PDF</source>
        <translation>Saison als PDF speichern</translation>
    </message>
    <message>
        <source>Save as we&amp;b page…</source>
        <translation>Als &amp;Webseite speichern…</translation>
    </message>
    <message>
        <source>Save for a spreadsheet (CSV)…</source>
        <translation>Für ein Rechenblatt speichern (CSV)…</translation>
    </message>
    <message>
        <source>There is no season yet. New… makes one: a span of days, a group of people, and what counts.</source>
        <translation>Es gibt noch keine Saison. Neu… legt eine an: einen Zeitraum, eine Gruppe und das, was zählt.</translation>
    </message>
    <message>
        <source>This season was left as it is: this version of the program cannot read it (%1).</source>
        <translation>Diese Saison blieb, wie sie ist: Diese Version des Programms kann sie nicht lesen (%1).</translation>
    </message>
    <message>
        <source>No evening yet: no sheet of these days has two people of the group.</source>
        <translation>Noch kein Abend: Kein Zettel dieser Tage hat zwei Personen aus der Gruppe.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sheet, and why it does not count</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not counted, because of impossible values: %1</source>
        <translation>Nicht gezählt wegen unmöglicher Werte: %1</translation>
    </message>
    <message>
        <source>Delete a season</source>
        <translation>Saison löschen</translation>
    </message>
    <message>
        <source>Delete the season &quot;%1&quot;?</source>
        <translation>Die Saison „%1“ löschen?</translation>
    </message>
    <message>
        <source>Its rules and its marks of payments are deleted. The sheets stay.</source>
        <translation>Ihre Regeln und die abgehakten Zahlungen gehen verloren. Die Zettel bleiben.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Save the season as web page</source>
        <translation>Saison als Webseite speichern</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webseiten (*.html)</translation>
    </message>
    <message>
        <source>Save the season for a spreadsheet</source>
        <translation>Saison für ein Rechenblatt speichern</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabellen (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Gespeichert: %1</translation>
    </message>
    <message>
        <source>The file %1 could not be written. If it existed before, it is unchanged. Choose another folder, or free some space.</source>
        <translation>Die Datei %1 ließ sich nicht schreiben. Gab es sie vorher, ist sie unverändert. Wähle einen anderen Ordner oder schaffe Platz.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatChoice</name>
    <message>
        <source>Level of seat %1</source>
        <translation>Stufe von Platz %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Name auf Platz %1</translation>
    </message>
    <message>
        <source>A &amp;Picture of Your Own…</source>
        <translation>Ein &amp;eigenes Bild…</translation>
    </message>
    <message>
        <source>Face of seat %1</source>
        <translation>Gesicht auf Platz %1</translation>
    </message>
    <message>
        <source>Choose another face</source>
        <translation>Ein anderes Gesicht wählen</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with you</source>
        <translation>
            <numerusform>%n Spiel mit dir</numerusform>
            <numerusform>%n Spiele mit dir</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <extracomment>between two short remarks on a player</extracomment>
        <translation> · </translation>
    </message>
    <message>
        <source>A Face for %1</source>
        <translation>Ein Gesicht für %1</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Bilder (%1)</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Spieler %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatItem</name>
    <message>
        <source>dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>picker</source>
        <translation>Picker</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>setzt aus</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>Stand %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n Stich</numerusform>
            <numerusform>%n Stiche</numerusform>
        </translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>cracked</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>Spielerpartei</translation>
    </message>
    <message>
        <source>level: %1</source>
        <translation>Stufe: %1</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a level and how such a player plays</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>DEALER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>GEBER</translation>
    </message>
    <message>
        <source>PICKER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>PICKER</translation>
    </message>
    <message>
        <source>PARTNER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>PARTNER</translation>
    </message>
    <message>
        <source>MAKER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>SPIELER</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>Gegner</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatMarks</name>
    <message>
        <source>D</source>
        <comment>one letter on the score sheet: this player dealt</comment>
        <translation>G</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatsForm</name>
    <message>
        <source>&amp;You:</source>
        <translation>&amp;Du:</translation>
    </message>
    <message>
        <source>Seat &amp;%1:</source>
        <translation>Platz &amp;%1:</translation>
    </message>
</context>
<context>
    <name>sheepshead::SettingsController</name>
    <message>
        <source>The hand in play keeps its rules. A change takes effect with the next deal, or with the next new game if the number of players changes.</source>
        <translation>Das laufende Spiel behält seine Regeln. Eine Änderung gilt ab dem nächsten Geben, bei anderer Spielerzahl ab der nächsten neuen Partie.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SettleUpSlip</name>
    <message>
        <source>Who pays whom, %1</source>
        <translation>Wer wem zahlt, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>the pot</source>
        <translation>Pott</translation>
    </message>
    <message>
        <source>Points only</source>
        <translation>Nur Punkte</translation>
    </message>
    <message>
        <source>A point is worth %1</source>
        <translation>Ein Punkt gilt %1</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Wer wem zahlt</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Stand</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Bekommt</translation>
    </message>
    <message>
        <source>Owes</source>
        <translation>Zahlt</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 zahlt an %2</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Zahlungen</translation>
    </message>
    <message>
        <source>Everyone is even: no payments.</source>
        <translation>Alle sind quitt: keine Zahlungen.</translation>
    </message>
    <message>
        <source>The pot holds %1 until it is won.</source>
        <translation>Im Pott liegen %1, bis er gewonnen wird.</translation>
    </message>
    <message>
        <source>Points were only counted up, so each player settles with the average of the table.</source>
        <translation>Die Punkte wurden nur hochgezählt; darum rechnen alle gegen den Durchschnitt des Tisches ab.</translation>
    </message>
    <message>
        <source>Where everyone stands</source>
        <translation>Wie alle stehen</translation>
    </message>
</context>
<context>
    <name>sheepshead::SettlementWords</name>
    <message>
        <source>Pot: %1.</source>
        <translation>Pott: %1.</translation>
    </message>
    <message>
        <source>%1 pays %2 into the pot</source>
        <translation>%1 zahlt %2 in den Pott</translation>
    </message>
    <message>
        <source>%1 gets %2 from the pot</source>
        <translation>%1 bekommt %2 aus dem Pott</translation>
    </message>
    <message>
        <source>%1 pays %2 %3</source>
        <comment>a player, another, and how much</comment>
        <translation>%1 zahlt %2 %3</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetChanges</name>
    <message>
        <source>from hand %1 on: %2</source>
        <translation>ab Spiel %1: %2</translation>
    </message>
    <message>
        <source>New rules from here on: %1.</source>
        <translation>Ab hier neue Regeln: %1.</translation>
    </message>
    <message>
        <source>%1 takes over from %2.</source>
        <translation>%1 übernimmt den Platz von %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetDialog</name>
    <message>
        <source>&amp;Print…</source>
        <translation>Dr&amp;ucken…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Als PDF speichern…</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>Als &amp;Webseite speichern…</translation>
    </message>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Als B&amp;ild speichern…</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>K&amp;opieren</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetDock</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Show the score sheet (S)</source>
        <translation>Den Punktezettel zeigen (S)</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetWords</name>
    <message>
        <source>Hand %1, %2 dealt</source>
        <translation>Spiel %1, Geber: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 had to pick</source>
        <translation>Picker (gezwungen): %1</translation>
    </message>
    <message>
        <source>%1 picked</source>
        <translation>Picker: %1</translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>%1 gerufen</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>allein</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>Partner: %1</translation>
    </message>
    <message>
        <source>won every trick</source>
        <translation>alle Stiche gewonnen</translation>
    </message>
    <message>
        <source>won %1 to %2, schneider</source>
        <translation>gewonnen %1 zu %2, Schneider</translation>
    </message>
    <message>
        <source>won %1 to %2</source>
        <translation>gewonnen %1 zu %2</translation>
    </message>
    <message>
        <source>lost %1 to %2</source>
        <translation>verloren %1 zu %2</translation>
    </message>
    <message>
        <source>lost %1 to %2, schneider</source>
        <translation>verloren %1 zu %2, Schneider</translation>
    </message>
    <message>
        <source>lost every trick</source>
        <translation>ohne Stich verloren</translation>
    </message>
    <message>
        <source>; %1 paid alone</source>
        <translation>; allein gezahlt: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Thrown in: a redeal hand was shown</source>
        <translation>Zusammengeworfen: ein Blatt zum Neugeben wurde gezeigt</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
    </message>
    <message>
        <source>%1 reneged</source>
        <translation>nicht bedient: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n maker(s): %1</source>
        <translation>
            <numerusform>Alleinspieler (%n): %1</numerusform>
            <numerusform>Spielerpartei (%n): %1</numerusform>
        </translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>verloren</translation>
    </message>
    <message>
        <source>called sheepshead and took every trick</source>
        <translation>Sheepshead angesagt und alle Stiche gemacht</translation>
    </message>
    <message>
        <source>called sheepshead and missed a trick</source>
        <translation>Sheepshead angesagt und einen Stich verfehlt</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost with %n point(s)</source>
        <translation>
            <numerusform>verloren von %1 mit %n Auge</numerusform>
            <numerusform>verloren von %1 mit %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>Schwanzer: %1 lost with a count of %2</source>
        <translation>Schwanzer: verloren von %1 mit %2</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation>gewonnen von %1, %2</translation>
    </message>
    <message>
        <source>%1 won %2 to %3</source>
        <translation>gewonnen von %1, %2 zu %3</translation>
    </message>
    <message>
        <source>%1 called %2</source>
        <translation>Ruf: %1, %2</translation>
    </message>
    <message>
        <source>%1 called</source>
        <translation>Ruf: %1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, Partner: %2</translation>
    </message>
    <message>
        <source>%1 played a best solo</source>
        <translation>Best-Solo von %1</translation>
    </message>
    <message>
        <source>%1 played a side solo</source>
        <translation>Farbsolo von %1</translation>
    </message>
    <message>
        <source>%1 played a billy</source>
        <translation>Billy von %1</translation>
    </message>
    <message>
        <source>The game ended: %1 won the pot in the showdown</source>
        <translation>Die Partie war zu Ende: Der Pott ging im Showdown an %1</translation>
    </message>
    <message>
        <source>; %1 into the pot</source>
        <translation>; %1 in den Pott</translation>
    </message>
    <message>
        <source>; %1 from the pot</source>
        <translation>; %1 aus dem Pott</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Der Pott</translation>
    </message>
    <message>
        <source>%1 picked blind</source>
        <translation>blind aufgenommen: %1</translation>
    </message>
    <message>
        <source>The pot was divided</source>
        <translation>Der Pott wurde geteilt</translation>
    </message>
    <message>
        <source>%1 joined and bought in</source>
        <translation>Dazugekommen und eingekauft: %1</translation>
    </message>
    <message>
        <source>; %1&#xa0;×%2</source>
        <comment>why the stake is higher, and the factor</comment>
        <translation>; %1&#xa0;×%2</translation>
    </message>
    <message>
        <source>won, schneider</source>
        <translation>gewonnen, Schneider</translation>
    </message>
    <message>
        <source>lost, schneider</source>
        <translation>verloren, Schneider</translation>
    </message>
    <message>
        <source>%1 tied</source>
        <translation>Gleichstand: %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>gewonnen: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 tied with %n point(s)</source>
        <translation>
            <numerusform>Gleichstand mit %n Auge: %1</numerusform>
            <numerusform>Gleichstand mit %n Augen: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %n point(s)</source>
        <translation>
            <numerusform>mit %n Auge gewonnen: %1</numerusform>
            <numerusform>mit %n Augen gewonnen: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>verloren: %1</translation>
    </message>
    <message>
        <source>Schwanzer: %1 lost</source>
        <translation>Schwanzer: verloren: %1</translation>
    </message>
    <message>
        <source>%1 won every trick</source>
        <translation>%1 gewinnt alle Stiche</translation>
    </message>
    <message>
        <source>%1 won, schneider</source>
        <translation>%1 gewinnt mit Schneider</translation>
    </message>
    <message>
        <source>%1 won the pot in the showdown</source>
        <translation>Der Pott ging im Showdown an %1</translation>
    </message>
    <message>
        <source>%1: no winner</source>
        <translation>%1: ohne Gewinner</translation>
    </message>
    <message>
        <source>no loser</source>
        <translation>ohne Verlierer</translation>
    </message>
    <message>
        <source>Schwanzer: no loser</source>
        <translation>Schwanzer: ohne Verlierer</translation>
    </message>
    <message>
        <source>A tie: 60 to 60</source>
        <translation>Unentschieden: 60 zu 60</translation>
    </message>
    <message>
        <source>Thrown in: everyone passed, a doubler follows</source>
        <translation>Zusammengeworfen: alle haben gepasst, ein Doubler folgt</translation>
    </message>
    <message>
        <source>Thrown in: everyone passed</source>
        <translation>Zusammengeworfen: alle haben gepasst</translation>
    </message>
    <message>
        <source>Practice: decisions were taken back, so it does not count</source>
        <translation>Übung: Es wurde zurückgenommen, darum zählt es nicht</translation>
    </message>
    <message>
        <source>Hands kept on paper</source>
        <translation>Spiele auf Papier</translation>
    </message>
    <message>
        <source>Bonus or penalty</source>
        <translation>Prämie oder Strafe</translation>
    </message>
    <message>
        <source>What each player won in hands kept on paper</source>
        <translation>Was jeder in Spielen auf Papier gewonnen hat</translation>
    </message>
    <message>
        <source>A bonus for %1</source>
        <translation>Eine Prämie für %1</translation>
    </message>
    <message>
        <source>A penalty for %1</source>
        <translation>Eine Strafe für %1</translation>
    </message>
    <message>
        <source>A bonus for %1, a penalty for %2</source>
        <translation>Eine Prämie für %1, eine Strafe für %2</translation>
    </message>
    <message>
        <source>A hand kept on paper</source>
        <translation>Ein Spiel auf Papier</translation>
    </message>
    <message>
        <source>Kept on paper: only the points are known</source>
        <translation>Auf Papier: nur die Punkte sind bekannt</translation>
    </message>
</context>
<context>
    <name>sheepshead::ShowdownWords</name>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>Q</source>
        <translation>Q</translation>
    </message>
    <message>
        <source>K</source>
        <translation>K</translation>
    </message>
    <message>
        <source>A</source>
        <translation>A</translation>
    </message>
    <message>
        <source>high card</source>
        <translation>höchste Karte</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>ein Paar</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>zwei Paare</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>ein Drilling</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>eine Straße</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>ein Flush</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>ein Full House</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>ein Vierling</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation>ein Straight Flush</translation>
    </message>
</context>
<context>
    <name>sheepshead::SoundPage</name>
    <message>
        <source>P&amp;lay sounds</source>
        <translation>Töne &amp;abspielen</translation>
    </message>
    <message>
        <source>Mute while a screen &amp;reader is in use</source>
        <translation>Stumm, solange ein &amp;Bildschirmleser läuft</translation>
    </message>
    <message>
        <source>Cards that are dealt, played and taken, a knock at a pass, a crack, your turn, and how your hand ended. M mutes the table. Without motion, cards make no sound.</source>
        <translation>Karten beim Geben, Ausspielen und Einstechen, ein Klopfen beim Passen, ein Kontra, wenn du dran bist, und wie dein Spiel ausging. M stellt den Tisch stumm. Ohne Bewegung machen Karten keinen Ton.</translation>
    </message>
    <message>
        <source>L&amp;isten</source>
        <translation>&amp;Anhören</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Lautstärke:</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Ton</translation>
    </message>
</context>
<context>
    <name>sheepshead::Spreadsheet</name>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (Computer)</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Tag</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Verlauf</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notizen</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pott</translation>
    </message>
    <message>
        <source>%1, money</source>
        <translation>%1, Geld</translation>
    </message>
    <message>
        <source>Not counted: %1</source>
        <comment>a line of the sheet, and why</comment>
        <translation>Zählt nicht: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>After which round</source>
        <translation>Nach welcher Runde</translation>
    </message>
    <message>
        <source>&amp;Big screen</source>
        <translation>&amp;Großer Bildschirm</translation>
    </message>
    <message>
        <source>P&amp;enalty…</source>
        <translation>Stra&amp;fe…</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>Nach Runde %1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Strafe</translation>
    </message>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>Spiel&amp;er:</translation>
    </message>
    <message>
        <source>Po&amp;ints taken off:</source>
        <translation>Abge&amp;zogene Punkte:</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Grund:</translation>
    </message>
</context>
<context>
    <name>sheepshead::StandingsScreen</name>
    <message>
        <source>%1: standings after round %2</source>
        <extracomment>the name of a tournament</extracomment>
        <translation>%1: Rangliste nach Runde %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::StartUp</name>
    <message>
        <source>Welcome! New to Sheepshead? Learn it in ten minutes. Or play: your seat is at the bottom, and cards you may play stand a little higher.</source>
        <translation>Willkommen! Sheepshead ist dir neu? Lerne es in zehn Minuten. Oder spiele: Du sitzt unten, und Karten, die du spielen darfst, stehen etwas höher.</translation>
    </message>
    <message>
        <source>&amp;Teach me</source>
        <translation>&amp;Bring es mir bei</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Spielen</translation>
    </message>
    <message>
        <source>Your seat is at the bottom. Cards you may play stand a little higher.</source>
        <translation>Dein Platz ist unten. Karten, die du spielen darfst, stehen etwas höher.</translation>
    </message>
    <message>
        <source>Each window saves its own games.</source>
        <translation>Jedes Fenster speichert seine eigenen Partien.</translation>
    </message>
</context>
<context>
    <name>sheepshead::StripItem</name>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyAnswerView</name>
    <message>
        <source>St&amp;op</source>
        <translation>An&amp;halten</translation>
    </message>
    <message>
        <source>The choices</source>
        <translation>Was zur Wahl steht</translation>
    </message>
    <message>
        <source>Who has what</source>
        <translation>Wer was hat</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Fortschritt</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Möglichkeit</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gewinnt</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Wie es endet</translation>
    </message>
    <message>
        <source>Expected score points; in 19 of 20 cases within the error</source>
        <translation>Erwartete Punkte; in 19 von 20 Fällen innerhalb des Fehlers</translation>
    </message>
    <message>
        <source>How often the seat comes out ahead</source>
        <translation>Wie oft der Platz im Plus endet</translation>
    </message>
    <message>
        <source>Regular players</source>
        <translation>Stammspieler</translation>
    </message>
    <message>
        <source>The people of this table, as they are known</source>
        <translation>Die Leute dieses Tischs, wie das Programm sie kennt</translation>
    </message>
    <message>
        <source>All cards open, and perfect play</source>
        <translation>Alle Karten offen, und vollkommenes Spiel</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>The o&amp;thers</source>
        <translation>Die ande&amp;ren</translation>
    </message>
    <message numerus="yes">
        <source>With all cards open, every card must be known. %n card(s) are missing.</source>
        <translation>
            <numerusform>Sind alle Karten offen, muss jede bekannt sein. Es fehlt %n Karte.</numerusform>
            <numerusform>Sind alle Karten offen, muss jede bekannt sein. Es fehlen %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Denkt nach…</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Blind</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>Gedrückt</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Under</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>W&amp;eitermachen</translation>
    </message>
    <message>
        <source>Nothing can be said about what comes of it.</source>
        <translation>Was dabei herauskommt, lässt sich nicht sagen.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and what it should do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, dann %2</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>empfohlen</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>erwartet %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>gewinnt %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a seat or the blind, and how likely</comment>
        <translation>%1 %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyDeck</name>
    <message>
        <source>Deck</source>
        <translation>Deck</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>noch nicht gelegt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and where it lies</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyDiagramView</name>
    <message>
        <source>The position at this step</source>
        <translation>Die Stellung bei diesem Schritt</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyDialog</name>
    <message>
        <source>Set up a hand</source>
        <translation>Ein Spiel aufbauen</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Stellung</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianten</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Antwort</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Weitergeben</translation>
    </message>
    <message>
        <source>Pages of the study</source>
        <translation>Seiten der Studie</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>Rück&amp;gängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Fragen</translation>
    </message>
    <message>
        <source>What to do here</source>
        <translation>Was hier zu tun ist</translation>
    </message>
    <message>
        <source>Play on at the ta&amp;ble</source>
        <translation>Am Tisch &amp;weiterspielen</translation>
    </message>
    <message>
        <source>Practice from this position. It does not count.</source>
        <translation>Übung von dieser Stellung an. Sie zählt nicht.</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>S&amp;peichern…</translation>
    </message>
    <message>
        <source>Save the study with its variations</source>
        <translation>Die Studie mit ihren Varianten speichern</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Press Ask, and the answer comes here.</source>
        <translation>Drücke Fragen, dann kommt die Antwort hierher.</translation>
    </message>
    <message>
        <source>After %1</source>
        <comment>a step of a variation</comment>
        <translation>Nach: %1</translation>
    </message>
    <message>
        <source>This position cannot be asked about: see what is marked there.</source>
        <translation>Diese Stellung kann nicht gefragt werden: sieh, was dort markiert ist.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Name all cards of that hand first.</source>
        <translation>Nenne erst alle Karten dieses Blatts.</translation>
    </message>
    <message>
        <source>Ho&amp;w good is it?</source>
        <translation>Wie gut &amp;ist das?</translation>
    </message>
    <message>
        <source>What picking and passing score with this hand in each seat</source>
        <translation>Was Aufnehmen und Passen mit diesem Blatt auf jedem Platz bringen</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyNext</name>
    <message>
        <source>What happens next</source>
        <translation>Was als Nächstes geschieht</translation>
    </message>
    <message>
        <source>Ta&amp;ke back the last</source>
        <translation>Das Letzte &amp;zurücknehmen</translation>
    </message>
    <message>
        <source>Buries unknown cards</source>
        <translation>Drückt unbekannte Karten</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyNextSteps</name>
    <message>
        <source>Next step</source>
        <translation>Nächster Schritt</translation>
    </message>
    <message>
        <source>%1  (%2)</source>
        <comment>a step and what is expected</comment>
        <translation>%1  (%2)</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudySetup</name>
    <message>
        <source>&amp;Hand on the table</source>
        <translation>Spiel auf dem &amp;Tisch</translation>
    </message>
    <message>
        <source>Last ha&amp;nd</source>
        <translation>Letztes &amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Paste text</source>
        <translation>Text &amp;einfügen</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Datei…</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Regeln des Tischs</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Regeln</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>Ge&amp;ber</translation>
    </message>
    <message>
        <source>Your s&amp;eat</source>
        <translation>Dei&amp;n Platz</translation>
    </message>
    <message>
        <source>Begin from</source>
        <translation>Beginnen mit</translation>
    </message>
    <message>
        <source>What you have seen of this hand; it counts as a hint.</source>
        <translation>Was du von diesem Spiel gesehen hast; das gilt als Tipp.</translation>
    </message>
    <message>
        <source>Your first decision in the hand before.</source>
        <translation>Deine erste Entscheidung im Spiel davor.</translation>
    </message>
    <message>
        <source>A position that was copied as text.</source>
        <translation>Eine Stellung, die als Text kopiert wurde.</translation>
    </message>
    <message>
        <source>A study, or a hand that was saved.</source>
        <translation>Eine Studie oder ein gespeichertes Spiel.</translation>
    </message>
    <message>
        <source>&amp;Lay cards into</source>
        <translation>&amp;Karten legen in</translation>
    </message>
    <message>
        <source>Lay cards into</source>
        <translation>Karten legen in</translation>
    </message>
    <message>
        <source>The position as te&amp;xt</source>
        <translation>Die Stellung als Te&amp;xt</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>Die Stellung als Text</translation>
    </message>
    <message>
        <source>There is no position to be pasted.</source>
        <translation>Es gibt keine Stellung zum Einfügen.</translation>
    </message>
    <message>
        <source>Rules of this position</source>
        <translation>Regeln dieser Stellung</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the number of a seat and who sits there</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Seats: %1</source>
        <translation>Plätze: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between seats and their numbers</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n Karte</numerusform>
            <numerusform>%1: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: see what is marked.</source>
        <translation>Zeile %1: sieh, was markiert ist.</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyShareView</name>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Als &amp;Text kopieren</translation>
    </message>
    <message>
        <source>Others can read it in a mail, and paste it into this window.</source>
        <translation>Andere können sie in einer Mail lesen und in dieses Fenster einfügen.</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>Als &amp;Bild kopieren</translation>
    </message>
    <message>
        <source>What is shown here</source>
        <translation>Was hier zu sehen ist</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>Das Bild &amp;speichern…</translation>
    </message>
    <message>
        <source>As SVG or PNG</source>
        <translation>Als SVG oder PNG</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Dr&amp;ucken…</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>Auf eine Seite</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>&amp;Als PDF speichern…</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Eine Seite</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyStepsView</name>
    <message>
        <source>&amp;Main line</source>
        <translation>&amp;Hauptvariante</translation>
    </message>
    <message>
        <source>Make the way to this step the main line</source>
        <translation>Den Weg zu diesem Schritt zur Hauptvariante machen</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Entfe&amp;rnen</translation>
    </message>
    <message>
        <source>Remove this step and all after it</source>
        <translation>Diesen Schritt und alles danach entfernen</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Name</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;otiz</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>Vergleichen &amp;mit</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Vergleichen mit</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>Nächster &amp;Schritt</translation>
    </message>
    <message>
        <source>&amp;Take this step</source>
        <translation>Diesen Schri&amp;tt nehmen</translation>
    </message>
    <message>
        <source>The step that is marked</source>
        <translation>Der markierte Schritt</translation>
    </message>
    <message>
        <source>Regular players play on; unknown cards are dealt at random.</source>
        <translation>Stammspieler spielen weiter; unbekannte Karten werden zufällig verteilt.</translation>
    </message>
    <message>
        <source>Computer: &amp;1 step</source>
        <translation>Computer: &amp;1 Schritt</translation>
    </message>
    <message>
        <source>To the end of the tric&amp;k</source>
        <translation>Bis zum Stich&amp;ende</translation>
    </message>
    <message>
        <source>To the &amp;end of the hand</source>
        <translation>&amp;Bis zum Spielende</translation>
    </message>
    <message numerus="yes">
        <source>A study has no more than %n steps. Remove some first.</source>
        <translation>
            <numerusform>Eine Studie hat höchstens %n Schritt. Entferne erst einige.</numerusform>
            <numerusform>Eine Studie hat höchstens %n Schritte. Entferne erst einige.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of this step</source>
        <translation>Name dieses Schritts</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Name der Studie</translation>
    </message>
    <message>
        <source>Note on this step</source>
        <translation>Notiz zu diesem Schritt</translation>
    </message>
    <message>
        <source>Note on the study</source>
        <translation>Notiz zur Studie</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>noch nicht gefragt</translation>
    </message>
    <message>
        <source>hand over, %1</source>
        <comment>your score</comment>
        <translation>Spielende, %1</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>erwartet %1</translation>
    </message>
    <message>
        <source>For you: this branch %1; the other one %2.</source>
        <translation>Für dich: dieser Zweig %1; der andere %2.</translation>
    </message>
    <message>
        <source>Difference: %1.</source>
        <translation>Unterschied: %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyTreeView</name>
    <message>
        <source>Steps</source>
        <translation>Schritte</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Schritt</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Erwartet</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Kostet</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>Expected score points of the seat that did it</source>
        <translation>Erwartete Zettelpunkte des Platzes, der es tat</translation>
    </message>
    <message>
        <source>How much the best choice was worth more</source>
        <translation>Um wie viel die beste Wahl mehr wert war</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Die Stellung</translation>
    </message>
    <message>
        <source>or %1</source>
        <comment>a step instead of another</comment>
        <translation>oder %1</translation>
    </message>
    <message>
        <source>Hand over: %1</source>
        <comment>your score</comment>
        <translation>Spielende: %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>am besten</translation>
    </message>
    <message>
        <source>main line</source>
        <translation>Hauptvariante</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>Variante</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>erwartet %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableCourse</name>
    <message>
        <source>In lessons and drills you count the trump yourself.</source>
        <translation>In Lektionen und Übungen zählst du den Trumpf selbst.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableDialog</name>
    <message>
        <source>Players and rules</source>
        <translation>Mitspieler und Regeln</translation>
    </message>
    <message>
        <source>&amp;Players, clockwise. Type a name and press Enter:</source>
        <translation>&amp;Mitspieler im Uhrzeigersinn. Name eingeben, dann Enter:</translation>
    </message>
    <message>
        <source>Name of a player</source>
        <translation>Name eines Mitspielers</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Hinzufügen</translation>
    </message>
    <message>
        <source>Players at the table, clockwise</source>
        <translation>Mitspieler am Tisch, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Nach &amp;oben</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>Nach &amp;unten</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Entfe&amp;rnen</translation>
    </message>
    <message>
        <source>Deals ne&amp;xt:</source>
        <translation>Gibt als &amp;Nächstes:</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Ändern…</translation>
    </message>
    <message>
        <source>From &amp;file…</source>
        <translation>Aus &amp;Datei…</translation>
    </message>
    <message>
        <source>&amp;House rules:</source>
        <translation>Hausre&amp;geln:</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Diese Regeln</translation>
    </message>
    <message>
        <source>House rules of this table</source>
        <translation>Hausregeln dieses Tisches</translation>
    </message>
    <message>
        <source>Add the players.</source>
        <translation>Trag die Mitspieler ein.</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players. Choose other rules.</source>
        <translation>
            <numerusform>Diese Regeln sind für %n Mitspieler. Wähle andere.</numerusform>
            <numerusform>Diese Regeln sind für %n Mitspieler. Wähle andere.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players. Say in each hand who sits out.</source>
        <translation>
            <numerusform>Diese Regeln sind für %n Mitspieler. Sag bei jedem Spiel, wer aussetzt.</numerusform>
            <numerusform>Diese Regeln sind für %n Mitspieler. Sag bei jedem Spiel, wer aussetzt.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer sits out.</source>
        <translation>Der Geber setzt aus.</translation>
    </message>
    <message>
        <source>Type at least two names.</source>
        <translation>Gib mindestens zwei Namen ein.</translation>
    </message>
    <message>
        <source>%1 is at the table already.</source>
        <translation>%1 sitzt schon am Tisch.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n players only.</source>
        <translation>
            <numerusform>Es ist nur Platz für %n Spieler.</numerusform>
            <numerusform>Es ist nur Platz für %n Spieler.</numerusform>
        </translation>
    </message>
    <message>
        <source>Same &amp;table again:</source>
        <translation>&amp;Wieder derselbe Tisch:</translation>
    </message>
    <message>
        <source>Choose an earlier table</source>
        <translation>Wähle einen früheren Tisch</translation>
    </message>
    <message>
        <source>A sheet has room for %1 players, with those who have left the table. Begin a new sheet.</source>
        <translation>Ein Zettel hat Platz für %1 Spieler, auch für die, die den Tisch verlassen haben. Beginne einen neuen Zettel.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableKeeper</name>
    <message>
        <source>My rules</source>
        <translation>Meine Regeln</translation>
    </message>
    <message>
        <source>Score a table</source>
        <translation>Am Tisch anschreiben</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Beginnen</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>the name of a sheet: who sits at the table</extracomment>
        <translation>Tisch: %1</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a day, and the name of a sheet</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableRemarks</name>
    <message>
        <source>%1: “%2”</source>
        <extracomment>a computer player and what it says</extracomment>
        <translation>%1: „%2“</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableScene</name>
    <message>
        <source>Card of the blind</source>
        <translation>Karte des Blinds</translation>
    </message>
    <message>
        <source>open before %1</source>
        <translation>offen vor %1</translation>
    </message>
    <message>
        <source>on a covered card</source>
        <translation>auf einer verdeckten Karte</translation>
    </message>
    <message>
        <source>played by %1</source>
        <translation>gespielt von %1</translation>
    </message>
    <message>
        <source>takes the trick so far</source>
        <translation>bekommt bisher den Stich</translation>
    </message>
    <message>
        <source>Card lying face down</source>
        <translation>Verdeckt liegende Karte</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableScoresDialog</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>&amp;Delete this table</source>
        <translation>Diesen Tisch &amp;löschen</translation>
    </message>
    <message>
        <source>C&amp;opy as text</source>
        <translation>Als Text &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Save to send…</source>
        <translation>Zum Ver&amp;schicken speichern…</translation>
    </message>
    <message>
        <source>Results of real tables</source>
        <translation>Ergebnisse echter Tische</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Deal %1 (seat %2 deals)</source>
        <translation>Spiel %1 (Platz %2 gibt)</translation>
    </message>
    <message>
        <source>Deal %1 (seat %2 deals and sits out)</source>
        <translation>Spiel %1 (Platz %2 gibt und setzt aus)</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Spiel %1</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Kopiert. Füge es in eine Nachricht ein.</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Neuer Tisch</translation>
    </message>
    <message>
        <source>The table is deleted. Undo brings it back.</source>
        <translation>Der Tisch ist gelöscht. Rückgängig bringt ihn zurück.</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>a deal without scores</extracomment>
        <translation>gespeichert</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>noch nicht gespeichert</translation>
    </message>
    <message>
        <source>open</source>
        <translation>offen</translation>
    </message>
    <message>
        <source>Not saved: it could not be written to the disk.</source>
        <translation>Nicht gespeichert: Der Datenträger hat es nicht angenommen.</translation>
    </message>
    <message>
        <source>The table is saved with its first deal.</source>
        <translation>Der Tisch wird mit seinem ersten Spiel gespeichert.</translation>
    </message>
    <message>
        <source>Some of what you typed is not saved. Close all the same?</source>
        <translation>Einiges von dem, was du getippt hast, ist nicht gespeichert. Trotzdem schließen?</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Ohne das schließen</translation>
    </message>
    <message>
        <source>Tables that played the deals of “%1” by its dealing sheets. Type a line for each deal: the scores in the order of the seats. A deal that is right is saved at once.</source>
        <translation>Tische, die die Spiele von „%1“ nach den Gebezetteln spielten. Tippe für jedes Spiel eine Zeile: die Punkte in der Reihenfolge der Plätze. Ein Spiel, das stimmt, wird sofort gespeichert.</translation>
    </message>
    <message>
        <source>The scores in the order of the seats</source>
        <translation>Die Punkte in der Reihenfolge der Plätze</translation>
    </message>
    <message>
        <source>Seat &amp;%1:</source>
        <translation>Platz &amp;%1:</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableStatus</name>
    <message>
        <source>Lesson</source>
        <translation>Lektion</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Übung</translation>
    </message>
    <message>
        <source>Practice, does not count</source>
        <translation>Übung, zählt nicht</translation>
    </message>
    <message>
        <source>pot: %1</source>
        <comment>points in the pot</comment>
        <translation>Pott: %1</translation>
    </message>
    <message>
        <source>Click or press Space to continue.</source>
        <translation>Weiter mit einem Klick oder der Leertaste.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Herausforderung</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableWidget</name>
    <message>
        <source>%1: press again to play it.</source>
        <translation>%1: Zum Ausspielen noch einmal drücken.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>a card that was moved in the hand, its new place, and how many cards there are</extracomment>
        <translation>%1: %2 von %3</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::TakeBackController</name>
    <message>
        <source>This hand is practice now: it does not count, and the same player deals again. Put everything back, and it counts as before.</source>
        <translation>Dieses Spiel ist jetzt Übung: Es zählt nicht, und derselbe Spieler gibt noch einmal. Stellst du alles wieder her, zählt es wie vorher.</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>&amp;Wiederherstellen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>This also takes back what %1 decided since.</source>
        <translation>Das nimmt auch zurück, was seitdem andere entschieden haben: %1.</translation>
    </message>
    <message>
        <source>Do all of them agree? The hand is practice then.</source>
        <translation>Sind alle einverstanden? Das Spiel ist dann Übung.</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Zurücknehmen</translation>
    </message>
</context>
<context>
    <name>sheepshead::TitleWords</name>
    <message>
        <source>%1 — Sheepshead</source>
        <translation>%1 – Sheepshead</translation>
    </message>
    <message>
        <source>%1 The felt is shown instead.</source>
        <translation>%1 Stattdessen wird der Filz gezeigt.</translation>
    </message>
    <message>
        <source>%1 The usual cards are shown instead.</source>
        <translation>%1 Stattdessen werden die üblichen Karten gezeigt.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TournamentController</name>
    <message>
        <source>Save a copy of the tournament</source>
        <translation>Kopie des Turniers speichern</translation>
    </message>
    <message>
        <source>The tournament is saved again.</source>
        <translation>Das Turnier ist wieder gespeichert.</translation>
    </message>
    <message>
        <source>Add a tournament or results</source>
        <translation>Turnier oder Ergebnisse hinzufügen</translation>
    </message>
    <message>
        <source>Tournaments and results (*.sheeptournament *.sheepresults);;All files (*)</source>
        <translation>Turniere und Ergebnisse (*.sheeptournament *.sheepresults);;Alle Dateien (*)</translation>
    </message>
    <message>
        <source>No table of this round has a result yet.</source>
        <translation>Noch kein Tisch dieser Runde hat ein Ergebnis.</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>the name of a tournament</extracomment>
        <translation>%1, Runde %2</translation>
    </message>
    <message>
        <source>Save the results to send them</source>
        <translation>Ergebnisse zum Verschicken speichern</translation>
    </message>
    <message>
        <source>%1 was not read.</source>
        <translation>%1 wurde nicht gelesen.</translation>
    </message>
    <message>
        <source>There is no tournament in this file that can be opened. Nothing was changed.</source>
        <translation>In dieser Datei ist kein Turnier, das sich öffnen lässt. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>You have this tournament, and the one in the file is different. Replace yours by the one in the file?</source>
        <translation>Du hast dieses Turnier schon, und das in der Datei ist anders. Deines durch das in der Datei ersetzen?</translation>
    </message>
    <message>
        <source>To add only the results of another computer, save them there with Results ▸ Save results to send.</source>
        <translation>Um nur die Ergebnisse eines anderen Rechners hinzuzufügen, speichere sie dort mit Ergebnisse ▸ Ergebnisse zum Verschicken speichern.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Ersetzen</translation>
    </message>
    <message>
        <source>These are results of a tournament that you do not have. Add the file of the tournament first.</source>
        <translation>Das sind Ergebnisse eines Turniers, das du nicht hast. Füge zuerst die Datei des Turniers hinzu.</translation>
    </message>
    <message>
        <source>There are no results in this file that can be read. Nothing was changed.</source>
        <translation>In dieser Datei sind keine Ergebnisse, die sich lesen lassen. Nichts wurde geändert.</translation>
    </message>
    <message>
        <source>Delete the tournament %1?</source>
        <translation>Das Turnier %1 löschen?</translation>
    </message>
    <message>
        <source>Its players, draws and results are deleted for good. A copy that you saved stays.</source>
        <translation>Spieler, Auslosungen und Ergebnisse werden endgültig gelöscht. Eine gespeicherte Kopie bleibt.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
    <message>
        <source>The tournament could not be deleted from the disk.</source>
        <translation>Das Turnier ließ sich nicht vom Datenträger löschen.</translation>
    </message>
    <message>
        <source>The last changes to the tournament “%1” are not saved.</source>
        <translation>Die letzten Änderungen am Turnier „%1“ sind nicht gespeichert.</translation>
    </message>
    <message>
        <source>The tournament could not be written to the disk. It is kept in memory, and the program keeps trying. Save a copy on another disk.</source>
        <translation>Das Turnier lässt sich nicht auf dem Datenträger speichern. Es bleibt im Arbeitsspeicher, und das Programm versucht es weiter. Speichere eine Kopie auf einem anderen Datenträger.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TournamentForm</name>
    <message>
        <source>Allow tables of f&amp;our</source>
        <translation>&amp;Vierertische dürfen auffüllen</translation>
    </message>
    <message>
        <source>Allow tables of si&amp;x; the dealer sits out</source>
        <translation>Se&amp;chsertische dürfen auffüllen; der Geber setzt aus</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Name:</translation>
    </message>
    <message>
        <source>&amp;Day:</source>
        <translation>&amp;Tag:</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Runden:</translation>
    </message>
    <message>
        <source>&amp;Hands a round:</source>
        <translation>&amp;Spiele je Runde:</translation>
    </message>
</context>
<context>
    <name>sheepshead::TournamentWindow</name>
    <message>
        <source>C&amp;hange…</source>
        <translation>Änd&amp;ern…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>&amp;Kopie speichern…</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turniere</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnier</translation>
    </message>
    <message>
        <source>Ne&amp;w tournament…</source>
        <translation>&amp;Neues Turnier…</translation>
    </message>
    <message>
        <source>Add a fi&amp;le…</source>
        <translation>Datei h&amp;inzufügen…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Auslosung</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Rangliste</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Auszahlung</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a tournament and its day</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There is no tournament yet. Make a new one, or add the file of one.</source>
        <translation>Es gibt noch kein Turnier. Lege ein neues an oder füge eine Turnierdatei hinzu.</translation>
    </message>
    <message>
        <source>Tournament of %1</source>
        <translation>Turnier vom %1</translation>
    </message>
    <message>
        <source>Results added: %1. Known already: %2.</source>
        <translation>Hinzugefügte Ergebnisse: %1. Schon bekannt: %2.</translation>
    </message>
    <message>
        <source>Not added: round %1, table %2. One of its players has a result at another table of this round.</source>
        <translation>Nicht hinzugefügt: Runde %1, Tisch %2. Einer der Spieler hat ein Ergebnis an einem anderen Tisch dieser Runde.</translation>
    </message>
    <message>
        <source>Two results</source>
        <translation>Zwei Ergebnisse</translation>
    </message>
    <message>
        <source>Round %1, table %2 has two results. Which one is right?</source>
        <translation>Für Runde %1, Tisch %2 gibt es zwei Ergebnisse. Welches stimmt?</translation>
    </message>
    <message>
        <source>Here: %1
In the file: %2</source>
        <translation>Hier: %1
In der Datei: %2</translation>
    </message>
    <message>
        <source>&amp;Keep ours</source>
        <translation>&amp;Unseres behalten</translation>
    </message>
    <message>
        <source>&amp;Take the one in the file</source>
        <translation>&amp;Das in der Datei nehmen</translation>
    </message>
    <message>
        <source>from another computer</source>
        <translation>von einem anderen Rechner</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Löschen…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>sheepshead::TraitsPage</name>
    <message>
        <source>&amp;Forget this player…</source>
        <translation>Diesen Spieler &amp;vergessen…</translation>
    </message>
    <message>
        <source>Forget &amp;all players…</source>
        <translation>&amp;Alle Spieler vergessen…</translation>
    </message>
    <message>
        <source>How they play</source>
        <translation>Wie sie spielen</translation>
    </message>
    <message>
        <source>Choose a player above.</source>
        <translation>Wähle oben jemanden aus.</translation>
    </message>
    <message>
        <source>Nothing is known yet.</source>
        <translation>Es ist noch nichts bekannt.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) were noticed.</source>
        <translation>
            <numerusform>%n Spiel ist bekannt.</numerusform>
            <numerusform>%n Spiele sind bekannt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is something to say after %n hand(s).</source>
        <translation>
            <numerusform>Nach %n Spiel lässt sich etwas sagen.</numerusform>
            <numerusform>Nach %n Spielen lässt sich etwas sagen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n hand(s); newer ones count more.</source>
        <translation>
            <numerusform>Aus %n Spiel; neuere zählen mehr.</numerusform>
            <numerusform>Aus %n Spielen; neuere zählen mehr.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: this player plays like most.</source>
        <translation>Nichts fällt auf: gespielt wird wie bei den meisten.</translation>
    </message>
    <message>
        <source>Forget how they play</source>
        <translation>Vergessen, wie sie spielen</translation>
    </message>
    <message>
        <source>Forget how all players play?</source>
        <translation>Vergessen, wie alle spielen?</translation>
    </message>
    <message>
        <source>Forget what is known of the player &quot;%1&quot;?</source>
        <translation>Vergessen, was von „%1“ bekannt ist?</translation>
    </message>
    <message>
        <source>Score sheets and statistics stay. What is played from now on is noticed again.</source>
        <translation>Punktezettel und Statistik bleiben. Was von jetzt an gespielt wird, wird wieder gemerkt.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Vergessen</translation>
    </message>
</context>
<context>
    <name>sheepshead::TrickPanel</name>
    <message>
        <source>Trick %1 of %2: %3 took %4</source>
        <comment>numbers, a player, points</comment>
        <translation>Stich %1 von %2: %3, %4</translation>
    </message>
    <message>
        <source>Last trick (%1): %2 took %3</source>
        <comment>its number, a player, points</comment>
        <translation>Letzter Stich (%1): %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>Points taken so far: makers %1, defenders %2</source>
        <translation>In Stichen bis hier: Spielerpartei %1, Gegner %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Points taken so far: %1</source>
        <translation>In Stichen bis hier: %1</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>The trick before this one (Left)</source>
        <translation>Der Stich davor (Links)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>The trick after this one (Right)</source>
        <translation>Der Stich danach (Rechts)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Back to the result (Esc)</source>
        <translation>Zurück zum Ergebnis (Esc)</translation>
    </message>
    <message>
        <source>led and took</source>
        <translation>ausgespielt, Stich</translation>
    </message>
    <message>
        <source>led</source>
        <translation>ausgespielt</translation>
    </message>
    <message>
        <source>took</source>
        <translation>Stich</translation>
    </message>
</context>
<context>
    <name>sheepshead::TrumpPanel</name>
    <message>
        <source>Framed: your own. Faded: played or buried.</source>
        <translation>Mit Rahmen: deine. Blass: gespielt oder gedrückt.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TypedNumber</name>
    <message>
        <source>&quot;%1&quot; may mean %2 or %3. Type a whole number without separators, and decimals with fewer digits.</source>
        <translation>„%1“ kann %2 oder %3 heißen. Gib ganze Zahlen ohne Trennzeichen ein und Dezimalzahlen mit weniger Stellen.</translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation>Gib eine ganze Zahl ein.</translation>
    </message>
    <message numerus="yes">
        <source>Type at most %n decimal(s).</source>
        <translation>
            <numerusform>Gib höchstens %n Dezimalstelle ein.</numerusform>
            <numerusform>Gib höchstens %n Dezimalstellen ein.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>„%1“ ist keine Zahl.</translation>
    </message>
    <message>
        <source>Type a number from %1 to %2.</source>
        <translation>Gib eine Zahl von %1 bis %2 ein.</translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedFiles</name>
    <message>
        <source>The disk does not take them. They are kept in memory, and the program keeps trying.</source>
        <translation>Der Datenträger nimmt sie nicht an. Sie bleiben im Arbeitsspeicher, und das Programm versucht es weiter.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>The disk does not take them. Make room on it, and try again.</source>
        <translation>Der Datenträger nimmt sie nicht an. Schaffe darauf Platz und versuche es noch einmal.</translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedResults</name>
    <message>
        <source>The last decisions in the challenge “%1” are not saved.</source>
        <translation>Die letzten Entscheidungen in der Herausforderung „%1“ sind nicht gespeichert.</translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedWork</name>
    <message>
        <source>This game is not saved: it has no place in a score book. It is lost when you leave it.</source>
        <translation>Diese Partie wird nicht gespeichert: Sie hat keinen Platz in einem Punktebuch. Beim Verlassen geht sie verloren.</translation>
    </message>
    <message>
        <source>The program keeps trying.</source>
        <translation>Das Programm versucht es weiter.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Noch einmal versuchen</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>Kopie &amp;speichern…</translation>
    </message>
    <message>
        <source>The last changes to this game are not saved.</source>
        <translation>Die letzten Änderungen an dieser Partie sind nicht gespeichert.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s) and the hand in play are not saved.</source>
        <translation>
            <numerusform>%n beendetes Spiel und das laufende sind nicht gespeichert.</numerusform>
            <numerusform>%n beendete Spiele und das laufende sind nicht gespeichert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s) are not saved.</source>
        <translation>
            <numerusform>%n beendetes Spiel ist nicht gespeichert.</numerusform>
            <numerusform>%n beendete Spiele sind nicht gespeichert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a copy of the score book</source>
        <translation>Kopie des Punktebuchs speichern</translation>
    </message>
    <message>
        <source>Score books (*.sqlite)</source>
        <translation>Punktebücher (*.sqlite)</translation>
    </message>
    <message>
        <source>The copy was not saved in %1. Choose another place.</source>
        <translation>Die Kopie wurde nicht in %1 gespeichert. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>A copy of the score book is in %1. It is up to date.</source>
        <translation>Eine Kopie des Punktebuchs mit allem bis jetzt liegt in %1.</translation>
    </message>
    <message>
        <source>The score book cannot be read now. The sheet of this game is in %1, with everything up to now.</source>
        <translation>Das Punktebuch ist jetzt nicht lesbar. Der Punktezettel dieser Partie liegt mit allem bis jetzt in %1.</translation>
    </message>
</context>
</TS>
