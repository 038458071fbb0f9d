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
        <source>The card game of Wisconsin, American Schafkopf, for one person and the computer players at his table. It never uses a network.

Free software under the GNU General Public License, version 3 or later. Cards, portraits and icons are in the public domain (CC0 1.0).</source>
        <translation>Das Kartenspiel aus Wisconsin, der amerikanische Schafkopf, für einen Menschen und die Computerspieler an seinem Tisch. Es nutzt nie ein Netzwerk.

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
        <source>Windows, pictures and print are made with Qt, a free toolkit for applications, used here under the GNU Lesser General Public License, version 3.</source>
        <translation>Fenster, Bilder und Druck entstehen mit Qt, einem freien Baukasten für Programme, hier genutzt unter der GNU Lesser General Public License, Version 3.</translation>
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
        <translation>&amp;Herz</translation>
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
        <source>Its holder is your partner, whatever the blind brings.</source>
        <translation>Wer die Karte hält, ist dein Partner, was auch immer im Blind liegt.</translation>
    </message>
    <message>
        <source>&amp;Pick</source>
        <translation>&amp;Aufnehmen</translation>
    </message>
    <message>
        <source>You take the blind and play against the others, with a partner if you find one.</source>
        <translation>Du nimmst den Blind und spielst gegen die anderen, mit einem Partner, wenn du einen findest.</translation>
    </message>
    <message>
        <source>Call %1, with the card that you marked laid face down for it.</source>
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
        <source>Said aloud: its holder is your partner.</source>
        <translation>Angesagt: Wer die Karte hält, ist dein Partner.</translation>
    </message>
    <message>
        <source>&amp;Keep quiet</source>
        <translation>Sch&amp;weigen</translation>
    </message>
    <message>
        <source>You have %1 yourself and play alone in secret.</source>
        <translation>Du hast selbst %1 und spielst heimlich allein.</translation>
    </message>
    <message>
        <source>&amp;Play with a partner</source>
        <translation>&amp;Mit Partner spielen</translation>
    </message>
    <message>
        <source>Whoever holds %1 is your partner.</source>
        <translation>Wer %1 hält, ist dein Partner.</translation>
    </message>
    <message>
        <source>&amp;Alone</source>
        <translation>Allei&amp;n</translation>
    </message>
    <message>
        <source>Said aloud: you play against everybody else.</source>
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
        <source>%1 of %2 marked · %3 going down</source>
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
        <source>No ordinary call: mark a card to lay face down.</source>
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
        <source>Speak this language: %1.</source>
        <translation>Diese Sprache sprechen: %1.</translation>
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
        <source>&quot;%1&quot; is no option.</source>
        <translation>„%1“ ist keine Option.</translation>
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
        <source>You show a hand without ace, face or trump: %1.</source>
        <translation>Du zeigst ein Blatt ohne Ass, Bild und Trumpf: %1.</translation>
    </message>
    <message>
        <source>%1 shows a hand without ace, face or trump: %2.</source>
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
        <source>Whoever holds %1 is the partner.</source>
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
        <source>Everybody passed: a leaster. The fewest points win.</source>
        <translation>Alle haben gepasst: ein Leaster. Die wenigsten Augen gewinnen.</translation>
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
        <source>Now all know that you are alone.</source>
        <translation>Jetzt wissen alle, dass du allein spielst.</translation>
    </message>
    <message>
        <source>You are the partner.</source>
        <translation>Du bist der Partner.</translation>
    </message>
    <message>
        <source>%1 has been alone in secret.</source>
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
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Links, Rechts, Pos1, Ende</translation>
    </message>
    <message>
        <source>Go from card to card</source>
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
        <source>1 to 9</source>
        <translation>1 bis 9</translation>
    </message>
    <message>
        <source>Play or mark the first, second, … ninth card</source>
        <translation>Die erste, zweite, … neunte Karte spielen oder markieren</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulator</translation>
    </message>
    <message>
        <source>Go from the cards to the buttons above them</source>
        <translation>Von den Karten zu den Knöpfen darüber gehen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
</context>
<context>
    <name>LeasterWords</name>
    <message>
        <source>Nobody wins the leaster</source>
        <translation>Niemand gewinnt den Leaster</translation>
    </message>
    <message>
        <source>%1 win the leaster</source>
        <comment>several players</comment>
        <translation>%1 gewinnen den Leaster</translation>
    </message>
    <message>
        <source>You win the leaster</source>
        <translation>Du gewinnst den Leaster</translation>
    </message>
    <message>
        <source>%1 wins the leaster</source>
        <translation>%1 gewinnt den Leaster</translation>
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
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>Score &amp;book…</source>
        <translation>Punkteb&amp;uch…</translation>
    </message>
    <message>
        <source>&amp;Print score sheet…</source>
        <translation>Punktezettel &amp;drucken…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>Druck&amp;vorschau…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Als &amp;PDF speichern…</translation>
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
        <translation>&amp;Schnell</translation>
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
        <source>Schneider: the defenders needed %1 to be out of it.</source>
        <translation>Schneider: Die Gegner hätten %1 gebraucht, um herauszukommen.</translation>
    </message>
    <message>
        <source>Schneider: the makers needed %1 to be out of it.</source>
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
        <source>%1 (every trick)</source>
        <translation>%1 (alle Stiche)</translation>
    </message>
    <message>
        <source>%1 (no trick)</source>
        <translation>%1 (kein Stich)</translation>
    </message>
    <message>
        <source>%1 (schneider)</source>
        <translation>%1 (Schneider)</translation>
    </message>
    <message>
        <source>%1 (bump)</source>
        <translation>%1 (Bump)</translation>
    </message>
    <message>
        <source>%1 (doubler)</source>
        <translation>%1 (Doubler)</translation>
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
        <source>Nothing was printed: the file %1 cannot be written. Choose another place.</source>
        <translation>Nichts wurde gedruckt: Die Datei %1 lässt sich nicht schreiben. Wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>Nothing was printed: the printer did not take the pages.</source>
        <translation>Nichts wurde gedruckt: Der Drucker hat die Seiten nicht angenommen.</translation>
    </message>
    <message>
        <source>Save score sheet as PDF</source>
        <translation>Punktezettel als PDF speichern</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>PDF-Dateien (*.pdf)</translation>
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
        <source>Bury %n card(s), as many as you took.</source>
        <translation>
            <numerusform>Drücke %n Karte, so viele du genommen hast.</numerusform>
            <numerusform>Drücke %n Karten, so viele du genommen hast.</numerusform>
        </translation>
    </message>
    <message>
        <source>You buried %1, so call a partner.</source>
        <translation>Du hast %1 gedrückt: Rufe einen Partner.</translation>
    </message>
    <message>
        <source>Without a partner you keep %1 in play: do not bury it.</source>
        <translation>Ohne Partner bleibt %1 im Spiel: nicht drücken.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Diese Karte hast du nicht auf der Hand.</translation>
    </message>
    <message>
        <source>Everybody else passed, so you pick.</source>
        <translation>Alle anderen haben gepasst: Du musst aufnehmen.</translation>
    </message>
    <message>
        <source>That jack cannot be called with the pick.</source>
        <translation>Dieser Bube lässt sich beim Aufnehmen nicht rufen.</translation>
    </message>
    <message>
        <source>Nobody goes alone here: keep a card to call an ace with.</source>
        <translation>Hier spielt niemand allein: Behalte eine Karte, zu der du ein Ass rufen kannst.</translation>
    </message>
    <message>
        <source>Not just now.</source>
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
        <source>Call a card that you do not have yourself.</source>
        <translation>Rufe eine Karte, die du nicht selbst hast.</translation>
    </message>
    <message>
        <source>Call a suit of which you kept a fail card.</source>
        <translation>Rufe eine Farbe, von der du eine Fehlkarte behalten hast.</translation>
    </message>
    <message>
        <source>A ten can be called only when you have all the fail aces.</source>
        <translation>Eine Zehn lässt sich nur rufen, wenn du alle Fehl-Asse hast.</translation>
    </message>
    <message>
        <source>Call the ten of a suit whose ace is in your hand.</source>
        <translation>Rufe die Zehn einer Farbe, deren Ass du auf der Hand hast.</translation>
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
        <source>House rule: nobody goes alone who can have a partner.</source>
        <translation>Hausregel: Wer einen Partner haben kann, spielt nicht allein.</translation>
    </message>
    <message>
        <source>You have %1 yourself: say that you play alone.</source>
        <translation>Du hast selbst %1: Sag, dass du allein spielst.</translation>
    </message>
    <message>
        <source>Your partner called %1, and now %2 were led: play it.</source>
        <translation>Dein Partner hat %1 gerufen, und jetzt ist %2 ausgespielt: Gib diese Karte.</translation>
    </message>
    <message>
        <source>Your partner called %1, so it stays in your hand until %2 are led.</source>
        <translation>Dein Partner hat %1 gerufen: Diese Karte bleibt auf deiner Hand, bis %2 ausgespielt wird.</translation>
    </message>
    <message>
        <source>Lead %1, which your partner called, or another suit than %2.</source>
        <translation>Spiel %1 aus, wie von deinem Partner gerufen, oder eine andere Farbe als %2.</translation>
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
        <source>The card that you laid face down waits until %1 are led.</source>
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
        <source>You buried %1, so its ten cannot be called.</source>
        <translation>Du hast %1 gedrückt, daher lässt sich die Zehn nicht rufen.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>Called ace</source>
        <translation>Ruf-Ass</translation>
    </message>
    <message>
        <source>Five players; the picker calls an ace. Double on the bump, and a leaster when nobody picks.</source>
        <translation>Fünf Spieler; der Picker ruft ein Ass. Verliert er, zählt es doppelt (Bump); nimmt niemand auf, kommt ein Leaster.</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <translation>Karo-Bube</translation>
    </message>
    <message>
        <source>Five players; the jack of diamonds is the partner. Double on the bump, and a leaster when nobody picks.</source>
        <translation>Fünf Spieler; der Karo-Bube ist Partner. Verliert der Picker, zählt es doppelt (Bump); nimmt niemand auf, kommt ein Leaster.</translation>
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
        <source>Jack of diamonds as on playingcards.io: no double on the bump, the picker&apos;s left leads, the defenders need 31 to be out of schneider, and without a trick the picker pays all.</source>
        <translation>Karo-Bube wie auf playingcards.io: kein Bump, links vom Picker wird ausgespielt, die Gegner brauchen 31, um aus dem Schneider zu sein, und ohne Stich zahlt der Picker alles.</translation>
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
        <source>When nobody picks</source>
        <translation>Wenn niemand aufnimmt</translation>
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
        <source>Six cards each and two in the blind. The picker calls an ace, and whoever holds it is the partner.</source>
        <translation>Sechs Karten für jeden und zwei im Blind. Der Picker ruft ein Ass; wer es hält, ist Partner.</translation>
    </message>
    <message>
        <source>Five players, partner by jack</source>
        <translation>Fünf Spieler, Partner durch Buben</translation>
    </message>
    <message>
        <source>Six cards each and two in the blind. Whoever holds the partner jack, usually the jack of diamonds, is the partner.</source>
        <translation>Sechs Karten für jeden und zwei im Blind. Wer den Partner-Buben hält, meist den Karo-Buben, ist Partner.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nein</translation>
    </message>
    <message>
        <source>Everybody at the table plays every hand.</source>
        <translation>Alle am Tisch spielen jedes Spiel mit.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ja</translation>
    </message>
    <message>
        <source>One more sits at the table than plays the hand.</source>
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
        <source>As nearly everybody plays.</source>
        <translation>So spielen es fast alle.</translation>
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
        <source>Bad luck: the hand is played.</source>
        <translation>Pech gehabt: Es wird gespielt.</translation>
    </message>
    <message>
        <source>The picker calls the ace of a fail suit, and whoever holds it is the partner.</source>
        <translation>Der Picker ruft das Ass einer Fehlfarbe; wer es hält, ist Partner.</translation>
    </message>
    <message>
        <source>Whoever holds the jack of diamonds is the partner.</source>
        <translation>Wer den Karo-Buben hält, ist Partner.</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <translation>Kreuz-Bube</translation>
    </message>
    <message>
        <source>Whoever holds the jack of clubs is the partner.</source>
        <translation>Wer den Kreuz-Buben hält, ist Partner.</translation>
    </message>
    <message>
        <source>No partner</source>
        <translation>Kein Partner</translation>
    </message>
    <message>
        <source>The picker plays against everybody else.</source>
        <translation>Der Picker spielt gegen alle anderen.</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Nicht nötig</translation>
    </message>
    <message>
        <source>The picker may call any fail ace that he lacks, with or without a card of its suit.</source>
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
        <source>A picker with all the fail aces may call the ten of a suit whose ace he keeps in hand.</source>
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
        <source>Without an ordinary call the picker may lay any card of his hand face down as a card of the called suit.</source>
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
        <source>Nor was one possible before the bury.</source>
        <translation>Auch vor dem Drücken war keiner möglich.</translation>
    </message>
    <message>
        <source>The picker plays alone only when his cards leave him no partner.</source>
        <translation>Der Picker spielt nur allein, wenn seine Karten ihm keinen Partner lassen.</translation>
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
        <source>He announces that he plays alone.</source>
        <translation>Er sagt an, dass er allein spielt.</translation>
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
        <source>A picker who has that one too plays alone.</source>
        <translation>Ein Picker, der auch diesen hat, spielt allein.</translation>
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
        <source>It counts as well when the jack of diamonds comes in the blind.</source>
        <translation>Das gilt auch, wenn der Karo-Bube im Blind liegt.</translation>
    </message>
    <message>
        <source>With the pick</source>
        <translation>Beim Aufnehmen</translation>
    </message>
    <message>
        <source>Only with the jack of diamonds in the hand as dealt. When that jack or the one called lies in the blind, the picker is stuck alone.</source>
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
        <source>A picker with the jack of clubs may call the jack of spades, unless he has it too.</source>
        <translation>Ein Picker mit dem Kreuz-Buben darf den Pik-Buben rufen, wenn er ihn nicht auch hat.</translation>
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
        <source>Everybody plays for himself, and the fewest points win 1 from each of the others.</source>
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
        <source>When all others have passed, the last one has to pick.</source>
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
        <source>Its points count for nobody.</source>
        <translation>Seine Augen zählen für niemanden.</translation>
    </message>
    <message>
        <source>Goes with the first trick</source>
        <translation>Geht an den ersten Stich</translation>
    </message>
    <message>
        <source>Its points go to whoever takes the first trick.</source>
        <translation>Seine Augen bekommt, wer den ersten Stich macht.</translation>
    </message>
    <message>
        <source>Goes with the last trick</source>
        <translation>Geht an den letzten Stich</translation>
    </message>
    <message>
        <source>Its points go to whoever takes the last trick.</source>
        <translation>Seine Augen bekommt, wer den letzten Stich macht.</translation>
    </message>
    <message>
        <source>A player without a trick has 0 points and may win.</source>
        <translation>Ein Spieler ohne Stich hat 0 Augen und kann gewinnen.</translation>
    </message>
    <message>
        <source>Only those who took a trick can win.</source>
        <translation>Nur wer einen Stich gemacht hat, kann gewinnen.</translation>
    </message>
    <message>
        <source>Nobody wins</source>
        <translation>Niemand gewinnt</translation>
    </message>
    <message>
        <source>Everybody scores 0.</source>
        <translation>Alle schreiben 0.</translation>
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
        <source>When the tricks are equal too, nobody wins.</source>
        <translation>Sind auch die Stiche gleich, gewinnt niemand.</translation>
    </message>
    <message>
        <source>One hand more for each</source>
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
        <source>However many throw-ins, the next hand counts ×2.</source>
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
        <source>Partner pays his share</source>
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
        <source>Picker pays all if he took no trick</source>
        <translation>Picker zahlt alles, wenn er keinen Stich hat</translation>
    </message>
    <message>
        <source>The partner then pays nothing, whatever tricks he took and however they lost.</source>
        <translation>Der Partner zahlt dann nichts, welche Stiche er auch gemacht hat und wie hoch auch verloren wurde.</translation>
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
        <source>How many play, how the cards are dealt and how a partner is found. Example: with five players everybody holds six cards, two lie in the blind, and the picker looks for one partner against three.</source>
        <translation>Wie viele spielen, wie gegeben wird und wie sich der Partner findet. Beispiel: Zu fünft hat jeder sechs Karten, zwei liegen im Blind, und der Picker sucht einen Partner gegen drei.</translation>
    </message>
    <message>
        <source>Dealer sits out</source>
        <translation>Geber setzt aus</translation>
    </message>
    <message>
        <source>One more sits at the table than plays: the dealer deals, sees no cards, and scores 0 for the hand. Example: six at a five-handed game; this hand Ada deals and watches, the next one her left neighbor.</source>
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
        <source>The seven of the trump suit may stand among the highest trump; it is still worth no points. Example: as second-highest trump the seven of diamonds takes the queen of spades and loses to the queen of clubs.</source>
        <translation>Die Sieben der Trumpffarbe kann zu den höchsten Trümpfen gehören; Augen zählt sie trotzdem keine. Beispiel: Als zweithöchster Trumpf sticht die Karo-Sieben die Pik-Dame und verliert gegen die Kreuz-Dame.</translation>
    </message>
    <message>
        <source>Hand without ace, face or trump</source>
        <translation>Blatt ohne Ass, Bild und Trumpf</translation>
    </message>
    <message>
        <source>Somebody is dealt nothing but tens, nines, eights and sevens, and no trump. Example: 10♣ 9♣ 8♠ 7♠ 9♥ 7♥.</source>
        <translation>Jemand bekommt nur Zehnen, Neunen, Achten und Siebenen und keinen Trumpf. Beispiel: 10♣ 9♣ 8♠ 7♠ 9♥ 7♥.</translation>
    </message>
    <message>
        <source>Who helps the picker against the others. Nobody says so: the card tells when it is played. Example: you call the ace of clubs; its holder is your partner and plays it when clubs are led for the first time.</source>
        <translation>Wer dem Picker gegen die anderen hilft. Niemand sagt es: Die Karte verrät es, wenn sie fällt. Beispiel: Du rufst das Kreuz-Ass; wer es hält, ist dein Partner und gibt es zu, wenn zum ersten Mal Kreuz ausgespielt wird.</translation>
    </message>
    <message>
        <source>Card of the called suit</source>
        <translation>Karte der gerufenen Farbe</translation>
    </message>
    <message>
        <source>Whether the picker must hold a fail card of the suit he calls, and keep it until that suit is led for the first time. Example: you call hearts with the nine and the seven of hearts; you may throw off one of them before, not both.</source>
        <translation>Ob der Picker von der gerufenen Farbe eine Fehlkarte halten und bis zum ersten Ausspielen dieser Farbe behalten muss. Beispiel: Du rufst Herz und hast Herz-Neun und Herz-Sieben; eine davon darfst du vorher abwerfen, nicht beide.</translation>
    </message>
    <message>
        <source>Calling a ten</source>
        <translation>Zehn rufen</translation>
    </message>
    <message>
        <source>What a picker does who has all the fail aces himself, in hand or buried. Example: you bury the aces of spades and hearts and keep the ace of clubs; you may call the ten of clubs.</source>
        <translation>Was ein Picker tut, der alle Fehl-Asse selbst hat, auf der Hand oder gedrückt. Beispiel: Du drückst Pik-Ass und Herz-Ass und behältst das Kreuz-Ass; du darfst die Kreuz-Zehn rufen.</translation>
    </message>
    <message>
        <source>Called ten</source>
        <translation>Gerufene Zehn</translation>
    </message>
    <message>
        <source>How the called ten ranks when its suit is led for the first time and nobody trumps. Example: you called the ten of hearts, and ace, ten, nine and eight of hearts and the seven of spades fall: the ten takes the trick.</source>
        <translation>Wie die gerufene Zehn steht, wenn ihre Farbe zum ersten Mal ausgespielt wird und niemand sticht. Beispiel: Du hast die Herz-Zehn gerufen, und es fallen Ass, Zehn, Neun und Acht von Herz und die Pik-Sieben: Die Zehn macht den Stich.</translation>
    </message>
    <message>
        <source>Calling under</source>
        <translation>Under rufen</translation>
    </message>
    <message>
        <source>What a picker does who can call no ace and lacks at least one of them. The card laid face down never wins, and its points go to whoever takes the trick. Example: you kept ace and king of clubs and four trump; you lay the seven of diamonds face down and call the ace of hearts.</source>
        <translation>Was ein Picker tut, der kein Ass rufen kann und mindestens eines nicht hat. Die verdeckte Karte gewinnt nie, und ihre Augen bekommt, wer den Stich macht. Beispiel: Du hast Ass und König von Kreuz und vier Trümpfe behalten; du legst die Karo-Sieben verdeckt hin und rufst das Herz-Ass.</translation>
    </message>
    <message>
        <source>When an under is allowed</source>
        <translation>Wann ein Under erlaubt ist</translation>
    </message>
    <message>
        <source>Which cards must leave no ordinary call. Example: you buried your only heart and have nothing else to call with. By the cards kept, you may call hearts under; by all cards before the bury, you could have called hearts, so you may not.</source>
        <translation>Mit welchen Karten kein gewöhnlicher Ruf möglich sein darf. Beispiel: Du hast dein einziges Herz gedrückt und kannst sonst nichts rufen. Nach den behaltenen Karten darfst du Herz mit Under rufen; nach allen Karten vor dem Drücken hättest du Herz rufen können, also nicht.</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>Alleinspiel</translation>
    </message>
    <message>
        <source>The picker may announce after the bury that he plays against everybody else, even if he could have a partner. Example: at five players a picker who wins alone gets 4, and each of the four others loses 1.</source>
        <translation>Der Picker darf nach dem Drücken ansagen, dass er gegen alle anderen spielt, auch wenn er einen Partner haben könnte. Beispiel: Zu fünft bekommt ein Picker, der allein gewinnt, 4, und jeder der vier anderen verliert 1.</translation>
    </message>
    <message>
        <source>Picker who has the partner jack</source>
        <translation>Picker hat den Partner-Buben</translation>
    </message>
    <message>
        <source>A picker who has the partner jack himself, dealt, from the blind or buried, plays alone unless he calls another jack. Example: you find the jack of diamonds in the blind.</source>
        <translation>Ein Picker, der den Partner-Buben selbst hat, gegeben, aus dem Blind oder gedrückt, spielt allein, wenn er keinen anderen Buben ruft. Beispiel: Du findest den Karo-Buben im Blind.</translation>
    </message>
    <message>
        <source>Calling up</source>
        <translation>Höheren Buben rufen</translation>
    </message>
    <message>
        <source>A picker with the jack of diamonds may call a higher jack that he lacks, for all to hear, instead of playing alone. Example: you have the jacks of diamonds and hearts; when the next jack not held may be called, you call the jack of spades.</source>
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
        <source>A picker with the jack of clubs may call the next lower jack, for all to hear, instead of playing alone. Example: you have the jack of clubs and not the jack of spades; you call the jack of spades.</source>
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
        <source>Who plays the first card when somebody has picked; a leaster always begins at the dealer&apos;s left. Example: Ada deals, Bruno on her left passes, Clara picks. At the dealer&apos;s left Bruno leads, at the picker&apos;s left the player after Clara.</source>
        <translation>Wer die erste Karte spielt, wenn jemand aufgenommen hat; ein Leaster beginnt immer links vom Geber. Beispiel: Ada gibt, Bruno links von ihr passt, Clara nimmt auf. Links vom Geber spielt Bruno aus, links vom Picker der Spieler nach Clara.</translation>
    </message>
    <message>
        <source>Nobody picks</source>
        <translation>Niemand nimmt auf</translation>
    </message>
    <message>
        <source>What happens when everybody passes. Example: five players pass and play a leaster; the winner gets 4, the others lose 1 each.</source>
        <translation>Was geschieht, wenn alle passen. Beispiel: Fünf Spieler passen und spielen einen Leaster; der Gewinner bekommt 4, die anderen verlieren je 1.</translation>
    </message>
    <message>
        <source>Forced picker who loses</source>
        <translation>Gezwungener Picker verliert</translation>
    </message>
    <message>
        <source>Whether the double on the bump holds for a player who had to pick. Example: at five players he loses 55 to 65 with a partner: he pays 4 when it is doubled, 2 when it is not.</source>
        <translation>Ob der Bump auch für einen Spieler gilt, der aufnehmen musste. Beispiel: Zu fünft verliert er mit Partner 55 zu 65: Er zahlt 4, wenn verdoppelt wird, sonst 2.</translation>
    </message>
    <message>
        <source>Blind in a leaster</source>
        <translation>Blind im Leaster</translation>
    </message>
    <message>
        <source>What becomes of the blind that nobody took. Nobody sees it before the end. Example: an ace and a ten lie in the blind; where it goes with the last trick, that trick is 21 points dearer.</source>
        <translation>Was mit dem Blind geschieht, den niemand genommen hat. Niemand sieht ihn vor dem Ende. Beispiel: Im Blind liegen ein Ass und eine Zehn; geht er an den letzten Stich, ist dieser 21 Augen teurer.</translation>
    </message>
    <message>
        <source>Trick to win a leaster</source>
        <translation>Stich zum Gewinn des Leasters</translation>
    </message>
    <message>
        <source>Whether one must have taken a trick to win. Example: Bruno took none, Ada has 9 points, all others more. Ada wins where a trick is needed, Bruno where it is not.</source>
        <translation>Ob man zum Gewinnen einen Stich gemacht haben muss. Beispiel: Bruno hat keinen, Ada 9 Augen, alle anderen mehr. Ist ein Stich nötig, gewinnt Ada, sonst Bruno.</translation>
    </message>
    <message>
        <source>Tie in a leaster</source>
        <translation>Gleichstand im Leaster</translation>
    </message>
    <message>
        <source>Two or more players share the fewest points. Example: at five players two tie at 20; where all of them win, they get 3 each and the others lose 2 each.</source>
        <translation>Zwei oder mehr Spieler haben gleich wenige Augen. Beispiel: Zu fünft haben zwei 20; gewinnen beide, bekommen sie je 3, und die anderen verlieren je 2.</translation>
    </message>
    <message>
        <source>Several doublers</source>
        <translation>Mehrere Doubler</translation>
    </message>
    <message>
        <source>What another throw-in does while a doubler is still to be played. Example: everybody passes twice in a row; then two hands count ×2, or one ×4, or one ×2.</source>
        <translation>Was ein weiteres Zusammenwerfen bewirkt, solange noch ein Doubler aussteht. Beispiel: Zweimal nacheinander passen alle; dann zählen zwei Spiele ×2, oder eines ×4, oder eines ×2.</translation>
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
        <source>How many points save the defenders from paying double. Example: at 90 to 30 they pay the single stake where 30 are enough, and double where 31 are needed.</source>
        <translation>Wie viele Augen den Gegnern das doppelte Zahlen ersparen. Beispiel: Bei 90 zu 30 zahlen sie einfach, wo 30 reichen, und doppelt, wo 31 nötig sind.</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>Aufteilung</translation>
    </message>
    <message>
        <source>How the stake is shared out among makers and defenders. Example: five players, picker and partner win 70 to 50. Either picker +2, partner +1, each defender −1; or both makers +3 and each defender −2.</source>
        <translation>Wie der Einsatz auf Spielerpartei und Gegner verteilt wird. Beispiel: Zu fünft gewinnen Picker und Partner 70 zu 50. Entweder Picker +2, Partner +1, jeder Gegner −1; oder Picker und Partner je +3 und jeder Gegner −2.</translation>
    </message>
    <message>
        <source>Only where a card of the called suit is needed.</source>
        <translation>Nur wo eine Karte der gerufenen Farbe nötig ist.</translation>
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
    <name>StatusWords</name>
    <message>
        <source>The hand is over.</source>
        <translation>Das Spiel ist zu Ende.</translation>
    </message>
    <message>
        <source>Your turn: pick or pass?</source>
        <translation>Du bist dran: aufnehmen oder passen?</translation>
    </message>
    <message numerus="yes">
        <source>Your turn: bury %n card(s).</source>
        <translation>
            <numerusform>Du bist dran: Drücke %n Karte.</numerusform>
            <numerusform>Du bist dran: Drücke %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your turn: who plays with you?</source>
        <translation>Du bist dran: Wer spielt mit dir?</translation>
    </message>
    <message>
        <source>Your turn: call your partner.</source>
        <translation>Du bist dran: Rufe deinen Partner.</translation>
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
</context>
<context>
    <name>StorageFault</name>
    <message>
        <source>Nothing was saved: the folder for the score book is not there. Create the folder, or choose another place.</source>
        <translation>Nichts wurde gespeichert: Der Ordner für das Punktebuch fehlt. Lege ihn an oder wähle einen anderen Ort.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book cannot be read and written here. Ask for the right to write to the file and its folder, or choose another place.</source>
        <translation>Nichts wurde geändert: Das Punktebuch lässt sich hier nicht lesen und schreiben. Besorge dir das Schreibrecht für Datei und Ordner oder wähle einen anderen Ort.</translation>
    </message>
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
        <source>All that was saved before is safe, the last change is not saved yet: another program is writing to the score book. Try again in a moment.</source>
        <translation>Alles früher Gespeicherte ist sicher, die letzte Änderung ist noch nicht gespeichert: Ein anderes Programm schreibt gerade in das Punktebuch. Versuche es gleich noch einmal.</translation>
    </message>
    <message>
        <source>All that was saved before is safe, the last change is not saved yet: the disk is full. Make room on it and try again.</source>
        <translation>Alles früher Gespeicherte ist sicher, die letzte Änderung ist noch nicht gespeichert: Der Datenträger ist voll. Schaffe Platz und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>All that was saved before is safe, the last change is not saved yet: the disk could not be read or written. See that it is connected and try again.</source>
        <translation>Alles früher Gespeicherte ist sicher, die letzte Änderung ist noch nicht gespeichert: Der Datenträger ließ sich nicht lesen oder schreiben. Prüfe, ob er angeschlossen ist, und versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Nothing was changed: the sheet is no longer in the score book. Open another sheet or begin a new one.</source>
        <translation>Nichts wurde geändert: Der Zettel ist nicht mehr im Punktebuch. Öffne einen anderen oder beginne einen neuen.</translation>
    </message>
    <message>
        <source>All that was saved before is safe, but nothing more is saved here: somebody has gone on with this sheet in another window. Go on there, or open the sheet again.</source>
        <translation>Alles früher Gespeicherte ist sicher, aber hier wird nichts mehr gespeichert: Mit diesem Zettel wurde in einem anderen Fenster weitergespielt. Spiele dort weiter oder öffne den Zettel neu.</translation>
    </message>
    <message>
        <source>The sheet was left as it is: this version of the program cannot read it. Try a newer version, or open another sheet.</source>
        <translation>Der Zettel bleibt, wie er ist: Diese Version des Programms kann ihn nicht lesen. Nimm eine neuere Version oder öffne einen anderen Zettel.</translation>
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
        <source>Everybody against the picker</source>
        <translation>Alle gegen den Picker</translation>
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
</context>
<context>
    <name>ThrownInWords</name>
    <message>
        <source>Everybody passed: thrown in, and a doubler follows.</source>
        <translation>Alle haben gepasst: zusammengeworfen, und ein Doubler folgt.</translation>
    </message>
    <message>
        <source>Everybody passed: thrown in, and the next player deals.</source>
        <translation>Alle haben gepasst: zusammengeworfen, und der Nächste gibt.</translation>
    </message>
    <message>
        <source>The cards are thrown in, and the same player deals again.</source>
        <translation>Die Karten werden zusammengeworfen, und derselbe Spieler gibt neu.</translation>
    </message>
</context>
<context>
    <name>sheepshead::Application</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Hand %1 was left in the middle.</source>
        <translation>Spiel %1 wurde mittendrin verlassen.</translation>
    </message>
    <message>
        <source>Hand %1 is next.</source>
        <translation>Als Nächstes kommt Spiel %1.</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Neue Partie</translation>
    </message>
    <message>
        <source>The new rules hold from the next new game on.</source>
        <translation>Die neuen Regeln gelten ab der nächsten neuen Partie.</translation>
    </message>
    <message>
        <source>&amp;New game now</source>
        <translation>Jetzt &amp;neue Partie</translation>
    </message>
    <message>
        <source>&amp;Go on with the other</source>
        <translation>Mit der anderen &amp;weiterspielen</translation>
    </message>
    <message>
        <source>There is no score book: this game is not kept, and is lost when it is left.</source>
        <translation>Es gibt kein Punktebuch: Diese Partie wird nicht aufbewahrt und ist verloren, wenn du sie verlässt.</translation>
    </message>
    <message>
        <source>Welcome! You sit at the bottom. Cards that may be played stand a little higher; press ? for the keys.</source>
        <translation>Willkommen! Du sitzt unten. Karten, die du spielen darfst, stehen etwas höher; mit ? siehst du die Tasten.</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Go on with &quot;%1&quot;?</source>
        <translation>Mit „%1“ weiterspielen?</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>The hand that was left in the middle cannot be read (%1: %2). Its cards were dealt again.</source>
        <translation>Das mittendrin verlassene Spiel ist nicht lesbar (%1: %2). Seine Karten wurden neu gegeben.</translation>
    </message>
    <message>
        <source>This game is not kept.</source>
        <translation>Diese Partie wird nicht aufbewahrt.</translation>
    </message>
    <message>
        <source>Its score sheet is lost when it is left.</source>
        <translation>Ihr Punktezettel ist verloren, wenn du sie verlässt.</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>%1 — Sheepshead</source>
        <translation>%1 – Sheepshead</translation>
    </message>
    <message>
        <source>MMMM d</source>
        <extracomment>a day within its year, as QLocale::toString() takes it</extracomment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>Sheepshead, %1</source>
        <translation>Sheepshead, %1</translation>
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
    <name>sheepshead::GamePage</name>
    <message>
        <source>The game on the table goes on as it began: a change takes effect with the next new game.</source>
        <translation>Die Partie auf dem Tisch geht weiter, wie sie begann: Eine Änderung gilt ab der nächsten neuen Partie.</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandItem</name>
    <message>
        <source>under</source>
        <translation>Under</translation>
    </message>
</context>
<context>
    <name>sheepshead::LastTrickPanel</name>
    <message>
        <source>Trick %1: %2 takes %3</source>
        <translation>Stich %1: %2, %3</translation>
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
    <name>sheepshead::LookPage</name>
    <message>
        <source>Felt</source>
        <translation>Filz</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Windows</source>
        <translation>Fenster</translation>
    </message>
    <message>
        <source>Language (from the next start)</source>
        <translation>Sprache (ab dem nächsten Start)</translation>
    </message>
    <message>
        <source>Slate &amp;blue</source>
        <translation>Schiefer&amp;blau</translation>
    </message>
    <message>
        <source>Forest &amp;green</source>
        <translation>Wald&amp;grün</translation>
    </message>
    <message>
        <source>Burgund&amp;y</source>
        <translation>Burg&amp;under</translation>
    </message>
    <message>
        <source>&amp;Oak</source>
        <translation>&amp;Eiche</translation>
    </message>
    <message>
        <source>&amp;Two colours</source>
        <translation>&amp;Zwei Farben</translation>
    </message>
    <message>
        <source>&amp;Four colours</source>
        <translation>&amp;Vier Farben</translation>
    </message>
    <message>
        <source>Every suit has a colour of its own.</source>
        <translation>Jede Kartenfarbe hat ihre eigene Farbe.</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
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
        <source>As the s&amp;ystem</source>
        <translation>Wie das S&amp;ystem</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aussehen</translation>
    </message>
</context>
<context>
    <name>sheepshead::MainWindow</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
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
        <translation>&amp;Schnell</translation>
    </message>
    <message>
        <source>No &amp;motion</source>
        <translation>Ohne &amp;Bewegung</translation>
    </message>
    <message>
        <source>Cards are where they belong at once, and light up briefly.</source>
        <translation>Karten sind sofort am Ziel und leuchten kurz auf.</translation>
    </message>
    <message>
        <source>P&amp;ace</source>
        <translation>&amp;Tempo</translation>
    </message>
</context>
<context>
    <name>sheepshead::PlayersPage</name>
    <message>
        <source>Clockwise from your own chair. At a table of five the last one stays away.</source>
        <translation>Im Uhrzeigersinn von deinem Platz aus. Am Fünfertisch fehlt der letzte.</translation>
    </message>
    <message>
        <source>&amp;You:</source>
        <translation>&amp;Du:</translation>
    </message>
    <message>
        <source>Seat &amp;%1:</source>
        <translation>Platz &amp;%1:</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Spieler</translation>
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
    <name>sheepshead::PreferencesDialog</name>
    <message>
        <source>Configure Sheepshead</source>
        <translation>Sheepshead einrichten</translation>
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
</context>
<context>
    <name>sheepshead::ResultPanel</name>
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
        <source>&amp;Next hand</source>
        <translation>&amp;Nächstes Spiel</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Zusammengeworfen</translation>
    </message>
    <message>
        <source>Buried: %1</source>
        <translation>Gedrückt: %1</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Under</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleExplanation</name>
    <message>
        <source>Point at a rule, or go to it with the Tab key, to read what it means.</source>
        <translation>Zeige auf eine Regel oder gehe mit der Tabulatortaste zu ihr, um zu lesen, was sie bedeutet.</translation>
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
        <source>No rule says that.</source>
        <translation>Davon sagt keine Regel etwas.</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Ausgehen von</translation>
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
        <source>Takes this change back</source>
        <translation>Nimmt diese Änderung zurück</translation>
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
    <name>sheepshead::RulesDialog</name>
    <message>
        <source>Rules of this table</source>
        <translation>Regeln an diesem Tisch</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Print Pre&amp;view…</source>
        <translation>Druck&amp;vorschau…</translation>
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
        <source>All queens and jacks are trump, whatever their suit, and so are all %1. From the highest down:</source>
        <translation>Alle Damen und Buben sind Trumpf, gleich welcher Farbe, und dazu ganz %1. Vom höchsten abwärts:</translation>
    </message>
    <message>
        <source>The other three suits are fail, each from ace, ten and king down to the seven. Any trump takes any fail card.</source>
        <translation>Die drei anderen Farben sind Fehl, jede von Ass, Zehn und König bis zur Sieben. Jeder Trumpf sticht jede Fehlkarte.</translation>
    </message>
    <message>
        <source>Follow suit if you can; trump is one suit. If you cannot, play any card. The highest trump takes the trick, without trump the highest card of the suit led. Whoever takes it leads the next.</source>
        <translation>Bediene die Farbe, wenn du kannst; Trumpf ist eine Farbe. Kannst du nicht, spiel eine beliebige Karte. Der höchste Trumpf macht den Stich, ohne Trumpf die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>So läuft ein Spiel</translation>
    </message>
    <message>
        <source>Everybody gets %1 cards, and %2 lie face down in the middle: the blind.</source>
        <translation>Jeder bekommt %1 Karten, und %2 liegen verdeckt in der Mitte: der Blind.</translation>
    </message>
    <message>
        <source>The dealer deals, and sits the hand out.</source>
        <translation>Der Geber gibt und setzt aus.</translation>
    </message>
    <message>
        <source>The deal goes round to the left.</source>
        <translation>Gegeben wird reihum nach links.</translation>
    </message>
    <message numerus="yes">
        <source>Beginning at the dealer&apos;s left, each says once whether to pick or to pass. The picker takes the blind and buries %n cards face down; their points count for the picker&apos;s side.</source>
        <translation>
            <numerusform>Links vom Geber beginnend sagt jeder einmal, ob er aufnimmt oder passt. Der Picker nimmt den Blind und drückt %n Karte; ihre Augen zählen für seine Partei.</numerusform>
            <numerusform>Links vom Geber beginnend sagt jeder einmal, ob er aufnimmt oder passt. Der Picker nimmt den Blind und drückt %n Karten; ihre Augen zählen für seine Partei.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is no partner: the picker plays against everybody else.</source>
        <translation>Es gibt keinen Partner: Der Picker spielt gegen alle anderen.</translation>
    </message>
    <message>
        <source>The picker calls the ace of a fail suit. Its holder is the partner, and says nothing: the ace must be played when its suit is led for the first time, and may not be thrown off before.</source>
        <translation>Der Picker ruft das Ass einer Fehlfarbe. Wer es hält, ist Partner und sagt nichts: Das Ass muss fallen, wenn seine Farbe zum ersten Mal ausgespielt wird, und darf vorher nicht abgeworfen werden.</translation>
    </message>
    <message>
        <source>Whoever holds %1 is the picker&apos;s partner, and says nothing; the card tells when it is played.</source>
        <translation>Wer %1 hält, ist der Partner des Pickers und sagt nichts; die Karte verrät es, wenn sie fällt.</translation>
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
        <source>The picker wins with 61 points or more. At 60 to 60 the defenders win.</source>
        <translation>Der Picker gewinnt mit 61 oder mehr Augen. Bei 60 zu 60 gewinnen die Gegner.</translation>
    </message>
    <message>
        <source>Picker and partner, the makers, win with 61 points or more. At 60 to 60 the defenders win.</source>
        <translation>Picker und Partner, die Spielerpartei, gewinnen mit 61 oder mehr Augen. Bei 60 zu 60 gewinnen die Gegner.</translation>
    </message>
    <message>
        <source>What a hand pays</source>
        <translation>Was ein Spiel bringt</translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Picker</translation>
    </message>
    <message>
        <source>Each other player</source>
        <translation>Jeder andere</translation>
    </message>
    <message>
        <source>The picker takes</source>
        <translation>Der Picker macht</translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>Mit Partner</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>The makers take</source>
        <translation>Die Spielerpartei macht</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Each defender</source>
        <translation>Jeder Gegner</translation>
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
        <source>%1 (schneider)</source>
        <translation>%1 (Schneider)</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>kein Stich</translation>
    </message>
    <message>
        <source>%1, after a forced pick</source>
        <translation>%1, nach erzwungenem Aufnehmen</translation>
    </message>
    <message>
        <source>%1, the picker without a trick</source>
        <translation>%1, der Picker ohne Stich</translation>
    </message>
    <message>
        <source>When nobody picks</source>
        <translation>Wenn niemand aufnimmt</translation>
    </message>
    <message>
        <source>The winner gets %1, everybody else %2.</source>
        <translation>Der Gewinner bekommt %1, jeder andere %2.</translation>
    </message>
    <message>
        <source>In a tie nobody gets anything.</source>
        <translation>Bei Gleichstand bekommt niemand etwas.</translation>
    </message>
    <message>
        <source>Two who tie get %1 each, everybody else %2.</source>
        <translation>Zwei mit gleich wenigen bekommen je %1, jeder andere %2.</translation>
    </message>
    <message>
        <source>The house rules</source>
        <translation>Die Hausregeln</translation>
    </message>
    <message>
        <source>A star marks what differs from the usual game.</source>
        <translation>Ein Stern zeigt, was vom üblichen Spiel abweicht.</translation>
    </message>
    <message>
        <source>All of them as usual in this game.</source>
        <translation>Alle wie in diesem Spiel üblich.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookDialog</name>
    <message>
        <source>Score Book</source>
        <translation>Punktebuch</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Suche:</translation>
    </message>
    <message>
        <source>a name, a player, a rule, a date</source>
        <translation>ein Name, ein Spieler, eine Regel, ein Datum</translation>
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
        <source>&amp;Go On</source>
        <translation>&amp;Weiterspielen</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Umbenennen…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Löschen…</translation>
    </message>
    <message>
        <source>There are no sheets yet. The first hand that you play begins one.</source>
        <translation>Es gibt noch keine Zettel. Dein erstes Spiel beginnt einen.</translation>
    </message>
    <message>
        <source>No sheet has &quot;%1&quot; in it.</source>
        <translation>Auf keinem Zettel steht „%1“.</translation>
    </message>
    <message>
        <source>Rename Sheet</source>
        <translation>Zettel umbenennen</translation>
    </message>
    <message>
        <source>&amp;Name of the sheet:</source>
        <translation>&amp;Name des Zettels:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Umbenennen</translation>
    </message>
    <message>
        <source>Delete Sheet</source>
        <translation>Zettel löschen</translation>
    </message>
    <message>
        <source>Delete &quot;%1&quot; with %2?</source>
        <translation>„%1“ mit %2 löschen?</translation>
    </message>
    <message>
        <source>The sheet and its hands are gone for good.</source>
        <translation>Der Zettel und seine Spiele sind dann endgültig weg.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Löschen</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookModel</name>
    <message>
        <source>Rules of a later version</source>
        <translation>Regeln einer späteren Version</translation>
    </message>
    <message>
        <source>Begun %1, last played %2, %3</source>
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
</context>
<context>
    <name>sheepshead::ScoreDesk</name>
    <message>
        <source>Score book</source>
        <translation>Punktebuch</translation>
    </message>
    <message>
        <source>&amp;Play without keeping</source>
        <translation>&amp;Spielen, ohne aufzubewahren</translation>
    </message>
    <message>
        <source>&amp;Set aside, begin a new book</source>
        <translation>&amp;Beiseitelegen, neues Buch beginnen</translation>
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
    <name>sheepshead::SheetDialog</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drucken…</translation>
    </message>
    <message>
        <source>Print Pre&amp;view…</source>
        <translation>Druck&amp;vorschau…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>Als &amp;PDF speichern…</translation>
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
        <source>; bump&#xa0;×2</source>
        <translation>; Bump ×2</translation>
    </message>
    <message>
        <source>; doubler&#xa0;×%1</source>
        <translation>; Doubler ×%1</translation>
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
        <source>Leaster: nobody won</source>
        <translation>Leaster: ohne Gewinner</translation>
    </message>
    <message numerus="yes">
        <source>Leaster: %1 tied with %n point(s)</source>
        <translation>
            <numerusform>Leaster: Gleichstand %1 mit %n Auge</numerusform>
            <numerusform>Leaster: Gleichstand %1 mit %n Augen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Leaster: %1 won with %n point(s)</source>
        <translation>
            <numerusform>Leaster: gewonnen von %1 mit %n Auge</numerusform>
            <numerusform>Leaster: gewonnen von %1 mit %n Augen</numerusform>
        </translation>
    </message>
    <message>
        <source>Thrown in: nobody picked, a doubler follows</source>
        <translation>Zusammengeworfen: niemand nahm auf, ein Doubler folgt</translation>
    </message>
    <message>
        <source>Thrown in: nobody picked</source>
        <translation>Zusammengeworfen: niemand nahm auf</translation>
    </message>
    <message>
        <source>Thrown in: a redeal hand was shown</source>
        <translation>Zusammengeworfen: ein Blatt zum Neugeben wurde gezeigt</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Platz %1</translation>
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
    <name>sheepshead::TableScene</name>
    <message>
        <source>Card of the blind</source>
        <translation>Karte des Blinds</translation>
    </message>
    <message>
        <source>played by %1</source>
        <translation>gespielt von %1</translation>
    </message>
    <message>
        <source>takes the trick so far</source>
        <translation>macht bis jetzt den Stich</translation>
    </message>
    <message>
        <source>Card lying face down</source>
        <translation>Verdeckt liegende Karte</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableView</name>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableWidget</name>
    <message>
        <source>Click or press Space to go on.</source>
        <translation>Weiter mit einem Klick oder der Leertaste.</translation>
    </message>
</context>
</TS>
