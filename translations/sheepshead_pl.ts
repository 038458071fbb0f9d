<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pl_PL">
<context>
    <name>About</name>
    <message>
        <source>About Sheepshead</source>
        <translation>O programie Sheepshead</translation>
    </message>
    <message>
        <source>Sheepshead %1</source>
        <translation>Sheepshead %1</translation>
    </message>
    <message>
        <source>The card game of Wisconsin, descended from Schafkopf, for one player against the computer. It never uses a network.

Free software under the GNU General Public License, version 3 or later. Cards, portraits and icons are in the public domain (CC0 1.0).</source>
        <translation>Gra karciana z Wisconsin, potomkini schafkopfa, dla jednej osoby przeciwko komputerowi. Nigdy nie korzysta z sieci.

Wolne oprogramowanie na licencji GNU General Public License w wersji 3 lub nowszej. Karty, portrety i ikony należą do domeny publicznej (CC0 1.0).</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>O Qt</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>Built with Qt, a free application framework, used under the GNU Lesser General Public License, version 3.</source>
        <translation>Zbudowano z użyciem Qt, wolnej platformy programistycznej, na licencji GNU Lesser General Public License w wersji 3.</translation>
    </message>
    <message>
        <source>What the program remembers</source>
        <translation>Co program zauważa u graczy</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>The card laid under (%1)</source>
        <translation>Karta wyłożona jako under (%1)</translation>
    </message>
    <message>
        <source>%1 with a blitz</source>
        <translation>%1 z blitzem</translation>
    </message>
    <message>
        <source>Bury %1</source>
        <translation>Odłóż: %1</translation>
    </message>
    <message>
        <source>Call %1, with %2 under</source>
        <translation>Wołaj: %1, jako under %2</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Wołaj: %1</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>share of a hundred</comment>
        <translation>%1%</translation>
    </message>
    <message>
        <source>Coach: %1 lowers your score by %2</source>
        <translation>Trener: %1 obniża twój wynik o %2</translation>
    </message>
    <message>
        <source>No raise</source>
        <extracomment>the stake is not raised: &quot;Better: No raise.&quot;</extracomment>
        <translation>Bez podbicia</translation>
    </message>
</context>
<context>
    <name>BubbleWords</name>
    <message>
        <source>pass</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>w pojedynkę</translation>
    </message>
    <message>
        <source>sheepshead!</source>
        <translation>sheepshead!</translation>
    </message>
    <message>
        <source>I&apos;ll pick blind!</source>
        <translation>Biorę w ciemno!</translation>
    </message>
    <message>
        <source>I&apos;ll pick: %1</source>
        <translation>Biorę: %1</translation>
    </message>
    <message>
        <source>I have to pick</source>
        <translation>Muszę brać</translation>
    </message>
    <message>
        <source>I&apos;ll pick</source>
        <translation>Biorę</translation>
    </message>
    <message>
        <source>doubler</source>
        <translation>doubler</translation>
    </message>
    <message>
        <source>leaster</source>
        <translation>leaster</translation>
    </message>
    <message>
        <source>solo</source>
        <translation>solo</translation>
    </message>
    <message>
        <source>call</source>
        <translation>wołanie</translation>
    </message>
    <message>
        <source>crack!</source>
        <translation>kontra!</translation>
    </message>
    <message>
        <source>crack back!</source>
        <translation>rekontra!</translation>
    </message>
    <message>
        <source>%1, under</source>
        <translation>%1, under</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Seven of %1</source>
        <translation>Siódemka %1</translation>
    </message>
    <message>
        <source>Eight of %1</source>
        <translation>Ósemka %1</translation>
    </message>
    <message>
        <source>Nine of %1</source>
        <translation>Dziewiątka %1</translation>
    </message>
    <message>
        <source>Ten of %1</source>
        <translation>Dziesiątka %1</translation>
    </message>
    <message>
        <source>Jack of %1</source>
        <translation>Walet %1</translation>
    </message>
    <message>
        <source>Queen of %1</source>
        <translation>Dama %1</translation>
    </message>
    <message>
        <source>King of %1</source>
        <translation>Król %1</translation>
    </message>
    <message>
        <source>Ace of %1</source>
        <translation>As %1</translation>
    </message>
    <message>
        <source>the seven of %1</source>
        <translation>siódemka %1</translation>
    </message>
    <message>
        <source>the eight of %1</source>
        <translation>ósemka %1</translation>
    </message>
    <message>
        <source>the nine of %1</source>
        <translation>dziewiątka %1</translation>
    </message>
    <message>
        <source>the ten of %1</source>
        <translation>dziesiątka %1</translation>
    </message>
    <message>
        <source>the jack of %1</source>
        <translation>walet %1</translation>
    </message>
    <message>
        <source>the queen of %1</source>
        <translation>dama %1</translation>
    </message>
    <message>
        <source>the king of %1</source>
        <translation>król %1</translation>
    </message>
    <message>
        <source>the ace of %1</source>
        <translation>as %1</translation>
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
        <translation>Trefl</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Kier</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trefl</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pik</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>kier</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>karo</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>atut</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>boczna</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, then trump or fail</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n oczko</numerusform>
            <numerusform>%n oczka</numerusform>
            <numerusform>%n oczek</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>Deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>%1 (scores only)</source>
        <extracomment>a name, whose result is known by its scores only</extracomment>
        <translation>%1 (tylko wyniki)</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Over the mean</source>
        <translation>Ponad średnią</translation>
    </message>
    <message>
        <source>Over the expert</source>
        <translation>Ponad eksperta</translation>
    </message>
    <message>
        <source>Made by %1. %2.</source>
        <comment>a name; the rules</comment>
        <translation>Autor: %1. %2.</translation>
    </message>
    <message>
        <source>Everybody got the same cards, against the same computer players. Over the mean: points more than all people had on average in the deals that they played.</source>
        <translation>Wszyscy dostali te same karty, przeciw tym samym graczom komputerowym. Ponad średnią: o ile punktów więcej niż średnia wszystkich w rozdaniach, które rozegrali.</translation>
    </message>
    <message>
        <source>You and %1 decided differently: you chose %2, %1 chose %3. What that cost is being worked out.</source>
        <translation>Tu rozeszły się drogi twoje i gracza %1. Ty: %2; %1: %3. Koszt jest obliczany.</translation>
    </message>
    <message>
        <source>You and %1 decided differently: you chose %2, which cost %3 points; %1 chose %4, which cost %5.</source>
        <translation>Tu rozeszły się drogi twoje i gracza %1. Ty: %2, koszt: %3 pkt; %1: %4, koszt: %5.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Wiersz %1</translation>
    </message>
    <message>
        <source>%1 (real table, seat %2)</source>
        <extracomment>a name, and the seat at a table where real cards were played</extracomment>
        <translation>%1 (prawdziwy stół, miejsce %2)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Wszystkie miejsca</translation>
    </message>
    <message>
        <source>People at the same seat of real tables had the same cards, and at seat 1 those of the people who played at a computer. Over the mean: points more than all of these had on average in the deals that they played. Scores of real tables were typed in; what was done there is not known.</source>
        <translation>Osoby na tym samym miejscu przy prawdziwych stołach miały te same karty, a na miejscu 1 karty osób, które grały przy komputerze. Ponad średnią: o ile punktów więcej, niż wszyscy ci mieli średnio w rozdaniach, które grali. Wyniki prawdziwych stołów wpisano ręcznie; nie wiadomo, jak tam grano.</translation>
    </message>
    <message>
        <source>Played at a real table, where decisions are not known: %1.</source>
        <translation>Przy prawdziwym stole, gdzie decyzje nie są znane, grali: %1.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Sum %1. Type a number for each seat.</source>
        <translation>Suma %1. Wpisz liczbę dla każdego miejsca.</translation>
    </message>
    <message>
        <source>No rules pay that much.</source>
        <translation>Żadne zasady tyle nie wypłacają.</translation>
    </message>
    <message>
        <source>The seat that sits out scores 0.</source>
        <translation>Miejsce, które pauzuje, ma 0.</translation>
    </message>
    <message>
        <source>By these rules no score is below 0.</source>
        <translation>Według tych zasad żaden wynik nie jest poniżej 0.</translation>
    </message>
    <message>
        <source>Sum %1. What one wins another loses, so it must be 0.</source>
        <translation>Suma %1. Co jeden wygrywa, drugi przegrywa, więc musi być 0.</translation>
    </message>
</context>
<context>
    <name>ChoiceWords</name>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Trefl</translation>
    </message>
    <message>
        <source>S&amp;pades</source>
        <translation>&amp;Pik</translation>
    </message>
    <message>
        <source>H&amp;earts</source>
        <translation>&amp;Kier</translation>
    </message>
    <message>
        <source>Dia&amp;monds</source>
        <translation>Ka&amp;ro</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>P&amp;as</translation>
    </message>
    <message>
        <source>You leave the game to the others.</source>
        <translation>Oddajesz grę innym.</translation>
    </message>
    <message>
        <source>You leave the blind to the others.</source>
        <translation>Zostawiasz talon innym.</translation>
    </message>
    <message>
        <source>The unseen blind is your bury, and the hand counts ×%1.</source>
        <translation>Niewidziany talon staje się odkładem, a rozdanie liczy się ×%1.</translation>
    </message>
    <message>
        <source>Pick blind and call %1</source>
        <translation>Biorę w ciemno i wołam: %1</translation>
    </message>
    <message>
        <source>Pick &amp;blind</source>
        <translation>W &amp;ciemno</translation>
    </message>
    <message>
        <source>Pick and &amp;call %1</source>
        <translation>Biorę i &amp;wołam: %1</translation>
    </message>
    <message>
        <source>Its holder is your partner, even if it is in the blind.</source>
        <translation>Kto ma tę kartę, jest twoim partnerem, nawet jeśli leży ona w talonie.</translation>
    </message>
    <message>
        <source>&amp;Pick</source>
        <translation>&amp;Biorę</translation>
    </message>
    <message>
        <source>You take the blind and play against the others, often with a partner.</source>
        <translation>Bierzesz talon i grasz przeciwko pozostałym, często z partnerem.</translation>
    </message>
    <message>
        <source>&amp;Bury</source>
        <translation>&amp;Odłóż</translation>
    </message>
    <message>
        <source>The marked cards count for your side.</source>
        <translation>Zaznaczone karty liczą się dla twojej strony.</translation>
    </message>
    <message>
        <source>Call %1, with the marked card face down as the under.</source>
        <translation>Wołasz: %1, a zaznaczona karta leży zakryta jako under.</translation>
    </message>
    <message>
        <source>Call %1: its holder is your partner.</source>
        <translation>Wołasz: %1. Kto ma tę kartę, jest twoim partnerem.</translation>
    </message>
    <message>
        <source>&amp;Call %1</source>
        <translation>&amp;Wołam: %1</translation>
    </message>
    <message>
        <source>All players hear it. Its holder is your partner.</source>
        <translation>Słyszą to wszyscy. Kto ma tę kartę, jest twoim partnerem.</translation>
    </message>
    <message>
        <source>&amp;Keep quiet</source>
        <translation>&amp;Milczę</translation>
    </message>
    <message>
        <source>You have %1 and play alone in secret.</source>
        <translation>Masz kartę %1 i po cichu grasz w pojedynkę.</translation>
    </message>
    <message>
        <source>&amp;Play with a partner</source>
        <translation>&amp;Gram z partnerem</translation>
    </message>
    <message>
        <source>The holder of %1 is your partner.</source>
        <translation>Kto ma kartę %1, jest twoim partnerem.</translation>
    </message>
    <message>
        <source>All players hear it. Its holder plays with you, and you are known as a maker.</source>
        <translation>Słyszą to wszyscy. Kto ma tę kartę, gra z tobą, i wiadomo, że należysz do strony rozgrywającej.</translation>
    </message>
    <message>
        <source>&amp;Alone</source>
        <translation>W po&amp;jedynkę</translation>
    </message>
    <message>
        <source>All players hear it. You play against all the others.</source>
        <translation>Słyszą to wszyscy. Grasz przeciwko wszystkim pozostałym.</translation>
    </message>
    <message>
        <source>Sh&amp;eepshead</source>
        <translation>Sh&amp;eepshead</translation>
    </message>
    <message>
        <source>All players hear it. You bet on taking every trick, alone.</source>
        <translation>Słyszą to wszyscy. Zakładasz się, że w pojedynkę weźmiesz wszystkie lewy.</translation>
    </message>
    <message>
        <source>All players hear it. You bet on taking every trick, with your partner.</source>
        <translation>Słyszą to wszyscy. Zakładasz się, że razem z partnerem weźmiecie wszystkie lewy.</translation>
    </message>
    <message>
        <source>Sheepshead: %1</source>
        <translation>Sheepshead: %1</translation>
    </message>
    <message>
        <source>&amp;New cards</source>
        <translation>&amp;Nowe karty</translation>
    </message>
    <message>
        <source>The hand is shown, and the same player deals again.</source>
        <translation>Karty zostają pokazane, a ta sama osoba rozdaje jeszcze raz.</translation>
    </message>
    <message>
        <source>D&amp;oubler</source>
        <translation>D&amp;oubler</translation>
    </message>
    <message>
        <source>The cards are thrown in, and the next hand counts double.</source>
        <translation>Karty zostają rzucone, a następne rozdanie liczy się podwójnie.</translation>
    </message>
    <message>
        <source>L&amp;easter</source>
        <translation>L&amp;easter</translation>
    </message>
    <message>
        <source>All play for themselves, and the fewest points win.</source>
        <translation>Każdy gra dla siebie, wygrywa, kto ma najmniej oczek.</translation>
    </message>
    <message>
        <source>S&amp;olo</source>
        <translation>S&amp;olo</translation>
    </message>
    <message>
        <source>You play alone. You name the solo next.</source>
        <translation>Grasz w pojedynkę. Rodzaj solo wybierasz za chwilę.</translation>
    </message>
    <message>
        <source>&amp;Call</source>
        <translation>&amp;Wołanie</translation>
    </message>
    <message>
        <source>You call an ace or a ten, and its holder is your partner.</source>
        <translation>Wołasz asa lub dziesiątkę; kto ma tę kartę, jest twoim partnerem.</translation>
    </message>
    <message>
        <source>&amp;Best: %1 are trump</source>
        <translation>&amp;Best: atutem jest %1</translation>
    </message>
    <message>
        <source>If you win it, you win the whole game.</source>
        <translation>Wygrane solo wygrywa całą partię.</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>Atutem jest %1</translation>
    </message>
    <message>
        <source>A side solo: %1 become an ordinary suit.</source>
        <translation>Solo boczne: %1 staje się zwykłym kolorem.</translation>
    </message>
    <message>
        <source>B&amp;illy: no trick</source>
        <translation>B&amp;illy: bez lewy</translation>
    </message>
    <message>
        <source>You lose with the first trick you take.</source>
        <translation>Przegrywasz z pierwszą wziętą lewą.</translation>
    </message>
    <message>
        <source>All players hear it. The hand counts ×%1.</source>
        <translation>Słyszą to wszyscy. Rozdanie liczy się ×%1.</translation>
    </message>
    <message>
        <source>Crack &amp;back</source>
        <translation>&amp;Rekontra</translation>
    </message>
    <message>
        <source>&amp;Crack</source>
        <translation>&amp;Kontra</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Pokaż: %1</translation>
    </message>
    <message>
        <source>All players see them, and the hand counts ×%1.</source>
        <translation>Widzą je wszyscy, a rozdanie liczy się ×%1.</translation>
    </message>
    <message>
        <source>&amp;Keep the hand</source>
        <translation>&amp;Zatrzymaj karty</translation>
    </message>
    <message>
        <source>You play the hand as dealt.</source>
        <translation>Grasz tym, co masz na ręce.</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Nie</translation>
    </message>
    <message>
        <source>The stake does not change.</source>
        <translation>Stawka się nie zmienia.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>No bet. The first lead is next.</source>
        <translation>Bez zakładu. Teraz pierwsze wyjście.</translation>
    </message>
    <message>
        <source>&amp;No call</source>
        <translation>&amp;Nie wołam</translation>
    </message>
    <message>
        <source>You call no further partner.</source>
        <translation>Nie wołasz kolejnego partnera.</translation>
    </message>
    <message>
        <source>Play it and &amp;blitz</source>
        <translation>Zagraj z &amp;blitzem</translation>
    </message>
    <message>
        <source>You show both black queens, and the hand counts ×%1.</source>
        <translation>Pokazujesz obie czarne damy, a rozdanie liczy się ×%1.</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation>&amp;Zagraj: %1</translation>
    </message>
    <message>
        <source>You announce nothing.</source>
        <translation>Niczego nie zapowiadasz.</translation>
    </message>
    <message>
        <source>No ace, face card or trump: new cards?</source>
        <translation>Ani asa, ani figury, ani atutu: nowe karty?</translation>
    </message>
    <message>
        <source>Everyone passed: leaster or doubler?</source>
        <translation>Wszyscy spasowali: leaster czy doubler?</translation>
    </message>
    <message>
        <source>Call, solo or pass?</source>
        <translation>Wołanie, solo czy pas?</translation>
    </message>
    <message>
        <source>Show a pair?</source>
        <translation>Pokazujesz parę?</translation>
    </message>
    <message>
        <source>You were cracked. Crack back?</source>
        <translation>Masz kontrę. Dajesz rekontrę?</translation>
    </message>
    <message>
        <source>Crack?</source>
        <translation>Dajesz kontrę?</translation>
    </message>
    <message>
        <source>Pick or pass?</source>
        <translation>Bierzesz czy pasujesz?</translation>
    </message>
    <message>
        <source>The blind is yours.</source>
        <translation>Talon jest twój.</translation>
    </message>
    <message>
        <source>%1 of %2 marked · %3 buried</source>
        <comment>cards marked for the bury, and their points</comment>
        <translation>Zaznaczone: %1 z %2 · odkład: %3</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n card(s) to bury.</source>
        <translation>
            <numerusform>Zaznacz %n kartę do odłożenia.</numerusform>
            <numerusform>Zaznacz %n karty do odłożenia.</numerusform>
            <numerusform>Zaznacz %n kart do odłożenia.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which solo?</source>
        <translation>Które solo?</translation>
    </message>
    <message>
        <source>Call a further partner?</source>
        <translation>Wołasz kolejnego partnera?</translation>
    </message>
    <message>
        <source>Bet on every trick?</source>
        <translation>Zakładasz się o wszystkie lewy?</translation>
    </message>
    <message>
        <source>Who plays with you?</source>
        <translation>Kto gra z tobą?</translation>
    </message>
    <message>
        <source>No ordinary call is possible: mark a card to lay face down.</source>
        <translation>Zwykłe wołanie niemożliwe: zaznacz kartę do położenia zakrytej.</translation>
    </message>
    <message>
        <source>Which suit do you call under?</source>
        <translation>W którym kolorze wołasz z underem?</translation>
    </message>
    <message>
        <source>You have all the fail aces: call a ten.</source>
        <translation>Masz wszystkie boczne asy: zawołaj dziesiątkę.</translation>
    </message>
    <message>
        <source>Which ace do you call?</source>
        <translation>Którego asa wołasz?</translation>
    </message>
    <message>
        <source>The second black queen: blitz?</source>
        <translation>Druga czarna dama: blitz?</translation>
    </message>
    <message>
        <source>points only</source>
        <translation>tylko punkty</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>20 hands</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You have all the fail aces and tens: call a king.</source>
        <translation>Masz wszystkie boczne asy i dziesiątki: zawołaj króla.</translation>
    </message>
</context>
<context>
    <name>ClaimWords</name>
    <message>
        <source>No card can change the score.</source>
        <translation>Żadna karta nie zmieni już wyniku.</translation>
    </message>
    <message numerus="yes">
        <source>You are sure of %n more trick(s); after that no card can change the score.</source>
        <translation>
            <numerusform>Masz zapewnioną jeszcze %n lewę; potem żadna karta nie zmieni wyniku.</numerusform>
            <numerusform>Masz zapewnione jeszcze %n lewy; potem żadna karta nie zmieni wyniku.</numerusform>
            <numerusform>Masz zapewnionych jeszcze %n lew; potem żadna karta nie zmieni wyniku.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest is yours, no matter what the others hold: %n point(s).</source>
        <comment>the points in all tricks that are left</comment>
        <translation>
            <numerusform>Reszta jest twoja, cokolwiek mają inni: %n oczko.</numerusform>
            <numerusform>Reszta jest twoja, cokolwiek mają inni: %n oczka.</numerusform>
            <numerusform>Reszta jest twoja, cokolwiek mają inni: %n oczek.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest is yours, no matter what the others hold.</source>
        <translation>Reszta jest twoja, cokolwiek mają inni.</translation>
    </message>
    <message>
        <source>You lay down your cards: no card can change the score.</source>
        <translation>Wykładasz karty: żadna karta nie zmieni już wyniku.</translation>
    </message>
    <message>
        <source>%1 lays down all cards: no card can change the score.</source>
        <translation>%1 wykłada karty: żadna karta nie zmieni już wyniku.</translation>
    </message>
    <message>
        <source>You lay down and take the rest.</source>
        <translation>Wykładasz karty i bierzesz resztę.</translation>
    </message>
    <message>
        <source>%1 lays down and takes the rest.</source>
        <translation>%1 wykłada karty i bierze resztę.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Keep score book and preferences in this folder.</source>
        <translation>Trzymaj księgę wyników i ustawienia w tym folderze.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>folder</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>Użyj tego języka: %1.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>kod</translation>
    </message>
    <message>
        <source>Deal the first new game from this number, the same cards each time.</source>
        <translation>Rozdaj pierwszą nową partię od tej liczby, za każdym razem te same karty.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>liczba</translation>
    </message>
    <message>
        <source>Play at this speed: %1.</source>
        <translation>Graj w tym tempie: %1.</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>tempo</translation>
    </message>
    <message>
        <source>Open this beside the game: %1.</source>
        <translation>Otwórz to obok gry: %1.</translation>
    </message>
    <message>
        <source>what</source>
        <translation>co</translation>
    </message>
    <message>
        <source>Print this and end.</source>
        <translation>Wypisz to i zakończ.</translation>
    </message>
    <message>
        <source>Print the version and end.</source>
        <translation>Wypisz wersję i zakończ.</translation>
    </message>
    <message>
        <source>The card game Sheepshead.</source>
        <translation>Gra karciana Sheepshead.</translation>
    </message>
    <message>
        <source>sheepshead: %1
Try &quot;sheepshead --help&quot; for the options.
</source>
        <translation>sheepshead: %1
Opcje pokaże „sheepshead --help”.
</translation>
    </message>
    <message>
        <source>--data-dir needs a folder.</source>
        <translation>--data-dir wymaga folderu.</translation>
    </message>
    <message>
        <source>--language %1: not a language of the program. There are: %2.</source>
        <translation>--language %1: program nie zna tego języka. Dostępne: %2.</translation>
    </message>
    <message>
        <source>--seed %1: not a whole number.</source>
        <translation>--seed %1: to nie jest liczba całkowita.</translation>
    </message>
    <message>
        <source>--speed %1: not a speed. There are: %2.</source>
        <translation>--speed %1: nie ma takiego tempa. Dostępne: %2.</translation>
    </message>
    <message>
        <source>--show %1: nothing to be shown. There are: %2.</source>
        <translation>--show %1: nie ma czego pokazać. Dostępne: %2.</translation>
    </message>
    <message>
        <source>[file…]</source>
        <translation>[plik…]</translation>
    </message>
    <message>
        <source>Files of house rules to play by (.sheeprules), of hands (.sheephand), of studies (.sheepstudy), of challenges and their results (.sheepchallenge, .sheepresult), or of tournaments and their results (.sheeptournament, .sheepresults). A program that runs with this folder opens them.</source>
        <translation>Pliki z zasadami domowymi do gry (.sheeprules), z rozdaniami (.sheephand), ze studiami (.sheepstudy), z wyzwaniami i ich wynikami (.sheepchallenge, .sheepresult) lub z turniejami i ich wynikami (.sheeptournament, .sheepresults). Otwiera je program działający z tym folderem.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither an option nor a file of house rules, of a hand, of a study, of a challenge or of a tournament.</source>
        <translation>„%1” nie jest ani opcją, ani plikiem z zasadami domowymi, rozdaniem, studium, wyzwaniem lub turniejem.</translation>
    </message>
</context>
<context>
    <name>DayResult</name>
    <message>
        <source>MMM d</source>
        <extracomment>a day of the year, as a format of QLocale::toString()</extracomment>
        <translation>d MMM</translation>
    </message>
    <message>
        <source>Sheepshead, %1: %2, expert %3</source>
        <translation>Sheepshead, %1: %2, ekspert %3</translation>
    </message>
    <message>
        <source>Sheepshead, %1: %2</source>
        <translation>Sheepshead, %1: %2</translation>
    </message>
    <message>
        <source>%1 (with undo)</source>
        <comment>a result</comment>
        <translation>%1 (z cofaniem)</translation>
    </message>
    <message>
        <source>Hands of the day, %1 to %2</source>
        <translation>Rozdania dnia, od %1 do %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>a player, the sum of a week, and the scores of its days</extracomment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>Sheepshead · hand of the day, %1</source>
        <translation>Sheepshead · rozdanie dnia, %1</translation>
    </message>
    <message>
        <source>An expert: %1</source>
        <translation>Ekspert: %1</translation>
    </message>
</context>
<context>
    <name>DealingSheets</name>
    <message>
        <source>%1 on %2</source>
        <extracomment>an open card and the one that lies beneath it, face down</extracomment>
        <translation>%1 na %2</translation>
    </message>
    <message>
        <source>%1 (dealer)</source>
        <translation>%1 (rozdający)</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the blind, in one letter</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>%1: deal %2 of %3</source>
        <translation>%1: rozdanie %2 z %3</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>Rozdaje: %1.</translation>
    </message>
    <message>
        <source>From a sorted pack</source>
        <translation>Z ułożonej talii</translation>
    </message>
    <message>
        <source>A number is the seat that the card goes to, B the blind. Only the person who deals for the tables looks at this sheet.</source>
        <translation>Liczba to miejsce, do którego trafia karta, T to talon. Na ten arkusz patrzy tylko ten, kto rozdaje dla stołów.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>%1: the scores of one table</source>
        <translation>%1: punkty jednego stołu</translation>
    </message>
    <message>
        <source>Table: ________</source>
        <translation>Stół: ________</translation>
    </message>
    <message>
        <source>Every deal stands alone: no doubler waits, and no pot. Players of the same seat at other tables have had the same cards.</source>
        <translation>Każde rozdanie jest osobne: nie czeka doubler ani pula. Kto siedzi na tym samym miejscu przy innym stole, miał te same karty.</translation>
    </message>
    <message>
        <source>Blind, for the neighbor</source>
        <translation>Talon dla sąsiada</translation>
    </message>
</context>
<context>
    <name>DeckArt</name>
    <message>
        <source>%1: There is no picture of a card in it.</source>
        <translation>%1: brak w nim obrazka karty.</translation>
    </message>
    <message>
        <source>%1: This is no SVG picture that can be read.</source>
        <translation>%1: to nie jest czytelny obraz SVG.</translation>
    </message>
    <message>
        <source>%1: Drawing this deck takes too much time or memory.</source>
        <translation>%1: rysowanie tej talii zajmuje zbyt wiele czasu lub pamięci.</translation>
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
        <translation>Nie ma takiego pliku.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation>Nie masz prawa odczytu tego pliku.</translation>
    </message>
    <message>
        <source>This is no card deck: there is no [KDE Backdeck].</source>
        <translation>To nie jest talia kart: brak sekcji [KDE Backdeck].</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Nie ma pliku %1.</translation>
    </message>
    <message>
        <source>The file is too long for a card deck.</source>
        <translation>Plik jest za długi na talię kart.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <translation>Nie ma talii „%1”.</translation>
    </message>
    <message>
        <source>The picture %1 must lie in the same folder.</source>
        <translation>Obrazek %1 musi leżeć w tym samym folderze.</translation>
    </message>
</context>
<context>
    <name>DeckPreviews</name>
    <message>
        <source>By %1.</source>
        <translation>Autor: %1.</translation>
    </message>
    <message>
        <source>The suits have two colors.</source>
        <translation>Kolory kart są czarne i czerwone.</translation>
    </message>
    <message>
        <source>The suits differ in color.</source>
        <translation>Każdy kolor kart ma inną barwę.</translation>
    </message>
    <message>
        <source>Its ranks stand at the right, so your cards overlap the other way round.</source>
        <translation>Znaki stoją po prawej, więc twoje karty zachodzą na siebie odwrotnie.</translation>
    </message>
    <message>
        <source>Its pictures are wider than high, so they are shown small.</source>
        <translation>Obrazki są szersze niż wyższe, więc są pokazywane w małym rozmiarze.</translation>
    </message>
    <message>
        <source>Missing, and drawn by the program: %1.</source>
        <translation>Brakuje i zostały narysowane przez program: %1.</translation>
    </message>
    <message>
        <source>It has no back; the program’s own is used.</source>
        <translation>Talia nie ma rewersu; używany jest rewers programu.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Two colors</source>
        <translation>Dwie barwy</translation>
    </message>
    <message>
        <source>Clubs and spades are black, hearts and diamonds red.</source>
        <translation>Trefl i pik są czarne, kier i karo czerwone.</translation>
    </message>
    <message>
        <source>Four colors</source>
        <translation>Cztery barwy</translation>
    </message>
    <message>
        <source>Every suit has its own color.</source>
        <translation>Każdy kolor ma własną barwę.</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Duży druk</translation>
    </message>
    <message>
        <source>Rank and suit fill the card, for weak eyes.</source>
        <translation>Znak i kolor wypełniają kartę, dla słabszych oczu.</translation>
    </message>
    <message>
        <source>Large print, four colors</source>
        <translation>Duży druk, cztery barwy</translation>
    </message>
    <message>
        <source>Rank and suit fill the card, and every suit has its own color.</source>
        <translation>Znak i kolor wypełniają kartę, a każdy kolor ma własną barwę.</translation>
    </message>
    <message>
        <source>Red sweater</source>
        <translation>Czerwony sweter</translation>
    </message>
    <message>
        <source>Blue sweater</source>
        <translation>Niebieski sweter</translation>
    </message>
    <message>
        <source>Argyle</source>
        <translation>Romby</translation>
    </message>
    <message>
        <source>Snowflakes</source>
        <translation>Płatki śniegu</translation>
    </message>
    <message>
        <source>Trellis</source>
        <translation>Kratka</translation>
    </message>
    <message>
        <source>Cheese</source>
        <translation>Ser</translation>
    </message>
</context>
<context>
    <name>DerivationWords</name>
    <message>
        <source>A forced pick is not bumped.</source>
        <translation>Kto musi brać, nie płaci bumpa.</translation>
    </message>
    <message>
        <source>Everyone passed: %1.</source>
        <translation>Wszyscy spasowali: %1.</translation>
    </message>
    <message>
        <source>No hand was played, so there is no score.</source>
        <translation>Rozdania nie rozegrano, więc nie ma punktów.</translation>
    </message>
    <message>
        <source>Makers: %1.</source>
        <translation>Strona rozgrywająca: %1.</translation>
    </message>
    <message>
        <source>Picker: %1, alone.</source>
        <translation>Rozgrywający: %1, w pojedynkę.</translation>
    </message>
    <message>
        <source>Picker: %1, with %2.</source>
        <translation>Rozgrywający: %1, partner: %2.</translation>
    </message>
    <message>
        <source>Points: %1 for the makers, %2 for the defenders.</source>
        <translation>Oczka: strona rozgrywająca %1, obrońcy %2.</translation>
    </message>
    <message>
        <source>The makers took every trick</source>
        <translation>Strona rozgrywająca bierze wszystkie lewy</translation>
    </message>
    <message>
        <source>The makers won, with the defenders schneider</source>
        <translation>Strona rozgrywająca wygrywa, obrońcy mają schneidera</translation>
    </message>
    <message>
        <source>The makers won</source>
        <translation>Strona rozgrywająca wygrywa</translation>
    </message>
    <message>
        <source>The makers lost</source>
        <translation>Strona rozgrywająca przegrywa</translation>
    </message>
    <message>
        <source>The makers lost and are schneider</source>
        <translation>Strona rozgrywająca przegrywa i ma schneidera</translation>
    </message>
    <message>
        <source>The makers took no trick</source>
        <translation>Strona rozgrywająca nie bierze ani jednej lewy</translation>
    </message>
    <message>
        <source>%1: a stake of %2.</source>
        <comment>why, and the stake</comment>
        <translation>%1: stawka %2.</translation>
    </message>
    <message>
        <source>%1 reneged and forfeits the hand: a stake of %2.</source>
        <translation>Fałszywy renons (%1) i rozdanie przegrane: stawka %2.</translation>
    </message>
    <message>
        <source>Sheepshead was called and made: a stake of %1.</source>
        <translation>Sheepshead zapowiedziany i zrobiony: stawka %1.</translation>
    </message>
    <message>
        <source>Sheepshead was called and missed: a stake of %1.</source>
        <translation>Sheepshead zapowiedziany i niezrobiony: stawka %1.</translation>
    </message>
    <message>
        <source>%1 cracked</source>
        <translation>Kontra (%1)</translation>
    </message>
    <message>
        <source>%1 cracked back</source>
        <translation>Rekontra (%1)</translation>
    </message>
    <message>
        <source>%1 cracked around the corner</source>
        <translation>Rekontra zza rogu (%1)</translation>
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
        <translation>Każdy z obrońców płaci %1.</translation>
    </message>
    <message>
        <source>Every defender pays %1. A partner gets %1, and the picker gets the rest.</source>
        <translation>Każdy z obrońców płaci %1. Partner dostaje %1, a rozgrywający resztę.</translation>
    </message>
    <message>
        <source>Every defender pays %1 to every maker.</source>
        <translation>Każdy z obrońców płaci %1 każdemu ze strony rozgrywającej.</translation>
    </message>
    <message>
        <source>Every defender gets %1.</source>
        <translation>Każdy z obrońców dostaje %1.</translation>
    </message>
    <message>
        <source>Every defender gets %1. A partner pays %1, and the picker pays the rest.</source>
        <translation>Każdy z obrońców dostaje %1. Partner płaci %1, a rozgrywający resztę.</translation>
    </message>
    <message>
        <source>Every defender gets %1 from every maker.</source>
        <translation>Każdy z obrońców dostaje %1 od każdego ze strony rozgrywającej.</translation>
    </message>
    <message>
        <source>Every defender gets %1. The picker pays it all: the partner is off the hook.</source>
        <translation>Każdy z obrońców dostaje %1. Rozgrywający płaci wszystko, partner nic.</translation>
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
        <translation>leaster</translation>
    </message>
    <message>
        <source>a moster</source>
        <translation>moster</translation>
    </message>
    <message>
        <source>a mittler</source>
        <translation>mittler</translation>
    </message>
    <message>
        <source>a schneidster</source>
        <translation>schneidster</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n lewie</numerusform>
            <numerusform>%n lewach</numerusform>
            <numerusform>%n lewach</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in %3.</source>
        <comment>a player, points, tricks</comment>
        <translation>%1: %2 w %3.</translation>
    </message>
    <message>
        <source>The fewest points win.</source>
        <translation>Wygrywa, kto ma najmniej oczek.</translation>
    </message>
    <message>
        <source>The fewest points win. Fewer tricks break the tie.</source>
        <translation>Wygrywa, kto ma najmniej oczek. Przy remisie decyduje mniej lew.</translation>
    </message>
    <message>
        <source>The only player without a trick wins double.</source>
        <translation>Jedyny gracz bez lewy wygrywa podwójnie.</translation>
    </message>
    <message>
        <source>The fewest points win. The tied players share the win.</source>
        <translation>Wygrywa, kto ma najmniej oczek. Przy remisie wygrana jest dzielona.</translation>
    </message>
    <message>
        <source>The deciding points are tied: no payment.</source>
        <translation>Decydujące oczka są równe: nikt nie płaci.</translation>
    </message>
    <message>
        <source>The most points lose.</source>
        <translation>Przegrywa, kto ma najwięcej oczek.</translation>
    </message>
    <message>
        <source>A player who takes every trick wins.</source>
        <translation>Kto weźmie wszystkie lewy, wygrywa.</translation>
    </message>
    <message>
        <source>The player with the middle points wins.</source>
        <translation>Wygrywa środkowa liczba oczek.</translation>
    </message>
    <message>
        <source>The player closest to 30 without going over wins.</source>
        <translation>Wygrywa, kto jest najbliżej 30, nie przekraczając.</translation>
    </message>
    <message>
        <source>The highest count loses.</source>
        <translation>Przegrywa najwyższa wartość.</translation>
    </message>
    <message>
        <source>The highest count loses. The highest trump breaks the tie.</source>
        <translation>Przegrywa najwyższa wartość. Przy remisie decyduje najwyższy atut.</translation>
    </message>
    <message>
        <source>%1: %2 to each of the others.</source>
        <translation>%1: %2 dla każdego z pozostałych.</translation>
    </message>
    <message>
        <source>%1: %2 from each of the others.</source>
        <translation>%1: %2 od każdego z pozostałych.</translation>
    </message>
    <message>
        <source>%1: a count of %2.</source>
        <translation>%1: wartość %2.</translation>
    </message>
    <message>
        <source>60 to 60: a tie.</source>
        <translation>60 do 60: remis.</translation>
    </message>
    <message>
        <source>%1 took every trick: a stake of %2.</source>
        <translation>Wszystkie lewy bierze %1: stawka %2.</translation>
    </message>
    <message>
        <source>%1 won, and the loser is schneider: a stake of %2.</source>
        <translation>Wygrywa %1, a druga strona ma schneidera: stawka %2.</translation>
    </message>
    <message>
        <source>%1 won: a stake of %2.</source>
        <translation>Wygrywa %1: stawka %2.</translation>
    </message>
    <message>
        <source>Bidder: %1, with %2.</source>
        <translation>Licytujący: %1, partner: %2.</translation>
    </message>
    <message>
        <source>Bidder: %1, a best solo.</source>
        <translation>Licytujący: %1, solo best.</translation>
    </message>
    <message>
        <source>Bidder: %1, a side solo.</source>
        <translation>Licytujący: %1, solo boczne.</translation>
    </message>
    <message>
        <source>Bidder: %1, a billy.</source>
        <translation>Licytujący: %1, billy.</translation>
    </message>
    <message>
        <source>Points: %1 for the bidder&apos;s side, %2 for the others.</source>
        <translation>Oczka: strona licytująca %1, pozostali %2.</translation>
    </message>
    <message>
        <source>One side took every trick.</source>
        <translation>Jedna strona ma wszystkie lewy.</translation>
    </message>
    <message>
        <source>One side is schneider.</source>
        <translation>Jedna strona ma schneidera.</translation>
    </message>
    <message>
        <source>The bid was made. Only the winners score: %1 each.</source>
        <translation>Kontrakt zrobiony. Punktują tylko wygrani: po %1.</translation>
    </message>
    <message>
        <source>The bid was set. Only the winners score: %1 each.</source>
        <translation>Kontrakt przegrany. Punktują tylko wygrani: po %1.</translation>
    </message>
    <message>
        <source>The leaster puts %1 into the pot.</source>
        <translation>Leaster dokłada %1 do puli.</translation>
    </message>
    <message>
        <source>The makers won and take %1 from the pot.</source>
        <translation>Strona rozgrywająca wygrywa i bierze z puli %1.</translation>
    </message>
    <message>
        <source>The makers lost and pay %1 into the pot.</source>
        <translation>Strona rozgrywająca przegrywa i płaci %1 do puli.</translation>
    </message>
    <message>
        <source>The pot of %1 was divided.</source>
        <translation>Pula w wysokości %1 została podzielona.</translation>
    </message>
    <message>
        <source>The pot of %1 went to the best hand of the showdown.</source>
        <translation>Pulę w wysokości %1 bierze najlepszy układ pokerowy.</translation>
    </message>
    <message>
        <source>The new player bought into the pot with %1.</source>
        <translation>Nowa osoba wkupiła się do puli za %1.</translation>
    </message>
    <message>
        <source>%1: %2 into the pot</source>
        <translation>%1: %2 do puli</translation>
    </message>
    <message>
        <source>%1: %2 from the pot</source>
        <translation>%1: %2 z puli</translation>
    </message>
    <message>
        <source>%1 has the partner card, and neither pays nor is paid.</source>
        <translation>%1 ma kartę partnera, nie płaci i nic nie dostaje.</translation>
    </message>
    <message>
        <source>Fines put %1 into the pot.</source>
        <translation>Kary wniosły do puli %1.</translation>
    </message>
    <message>
        <source>A bonus of %1 came from the pot.</source>
        <translation>Z puli wypłacono premię %1.</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>Pick or pass</source>
        <translation>Brać czy pasować</translation>
    </message>
    <message>
        <source>Is this hand worth the blind?</source>
        <translation>Czy te karty są warte talonu?</translation>
    </message>
    <message>
        <source>What to bury</source>
        <translation>Co odłożyć</translation>
    </message>
    <message>
        <source>The blind is yours: which cards go down?</source>
        <translation>Talon jest twój: które karty odkładasz?</translation>
    </message>
    <message>
        <source>Which ace to call</source>
        <translation>Którego asa wołać</translation>
    </message>
    <message>
        <source>Which partner helps most?</source>
        <translation>Który partner pomoże najbardziej?</translation>
    </message>
    <message>
        <source>Count the trump</source>
        <translation>Liczenie atutów</translation>
    </message>
    <message>
        <source>How many trump are still out?</source>
        <translation>Ile atutów jest jeszcze w grze?</translation>
    </message>
    <message>
        <source>Who is the partner?</source>
        <translation>Kto jest partnerem?</translation>
    </message>
    <message>
        <source>Read from the cards who plays with the picker.</source>
        <translation>Wyczytaj z kart, kto gra z rozgrywającym.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) passed before you. Pick or pass?</source>
        <translation>
            <numerusform>Przed tobą spasowała %n osoba. Bierzesz czy pasujesz?</numerusform>
            <numerusform>Przed tobą spasowały %n osoby. Bierzesz czy pasujesz?</numerusform>
            <numerusform>Przed tobą spasowało %n osób. Bierzesz czy pasujesz?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You picked. Bury %n card(s).</source>
        <translation>
            <numerusform>Bierzesz talon. Odłóż %n kartę.</numerusform>
            <numerusform>Bierzesz talon. Odłóż %n karty.</numerusform>
            <numerusform>Bierzesz talon. Odłóż %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have buried. Whom do you call?</source>
        <translation>Odkład gotowy. Kogo wołasz?</translation>
    </message>
    <message>
        <source>Some tricks are done. Of all trump, you hold some and saw some fall. How many have you not seen yet?</source>
        <translation>Kilka lew już rozegrano. Część atutów masz na ręce, część już spadła. Ilu jeszcze nie widzisz?</translation>
    </message>
    <message>
        <source>%1 picked. From what was played so far: who is most likely the partner?</source>
        <translation>%1 bierze talon. Sądząc po dotychczasowej grze: kto najpewniej jest partnerem?</translation>
    </message>
    <message>
        <source>This decision could not be measured.</source>
        <translation>Tej decyzji nie udało się zmierzyć.</translation>
    </message>
    <message>
        <source>Better: %1. %2</source>
        <translation>Lepiej: %1. %2</translation>
    </message>
    <message>
        <source>There are %1 trump. %2 you saw played or buried, %3 you hold: %4 are left.</source>
        <translation>Atutów jest %1. Zagrane lub odłożone: %2, u ciebie: %3, pozostaje: %4.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Dobrze.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a player and how likely they are the partner</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No one: the picker is alone.</source>
        <translation>Nikt: rozgrywający gra w pojedynkę.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>To %1.</translation>
    </message>
    <message>
        <source>First question</source>
        <translation>Pierwsze pytanie</translation>
    </message>
    <message>
        <source>%1 right in a row, %2 at best</source>
        <translation>%1 dobrze z rzędu, najlepiej %2</translation>
    </message>
    <message>
        <source>%1 of the last %2 right</source>
        <translation>%1 z ostatnich %2 dobrze</translation>
    </message>
    <message>
        <source>%1 (before: %2 of %3)</source>
        <translation>%1 (przedtem: %2 z %3)</translation>
    </message>
    <message>
        <source>%1: score %2, wins %3</source>
        <extracomment>a choice, the score expected, and how often it wins</extracomment>
        <translation>%1: wynik %2, wygrywa %3</translation>
    </message>
    <message>
        <source>You speak first. Pick or pass?</source>
        <translation>Zaczynasz. Bierzesz czy pasujesz?</translation>
    </message>
    <message>
        <source>That was the best choice.</source>
        <translation>To był najlepszy wybór.</translation>
    </message>
    <message>
        <source>Good: its score is only %1 lower than the best.</source>
        <translation>Dobrze: wynik tylko o %1 niższy od najlepszego.</translation>
    </message>
    <message>
        <source>That lowers your score by %1 on average.</source>
        <translation>To obniża twój wynik średnio o %1.</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Twoje własne błędy</translation>
    </message>
    <message>
        <source>Costly decisions of hands that count come back: a few a day, the better you know them the later.</source>
        <translation>Kosztowne decyzje z rozdań, które się liczą, wracają: po kilka dziennie, im lepiej je znasz, tym później.</translation>
    </message>
    <message>
        <source>You often pick with too weak a hand</source>
        <translation>Często bierzesz ze zbyt słabymi kartami</translation>
    </message>
    <message>
        <source>You often pass a hand that is good enough to pick</source>
        <translation>Często pasujesz z kartami, z którymi warto brać</translation>
    </message>
    <message>
        <source>You often bury trump</source>
        <translation>Często odkładasz atuty</translation>
    </message>
    <message>
        <source>You often bury too few points</source>
        <translation>Często odkładasz za mało punktów</translation>
    </message>
    <message>
        <source>You often bury the wrong fail cards</source>
        <translation>Często odkładasz niewłaściwe karty boczne</translation>
    </message>
    <message>
        <source>You often go alone where a partner would help</source>
        <translation>Często grasz w pojedynkę, gdy partner by pomógł</translation>
    </message>
    <message>
        <source>You often call a partner where playing alone would pay more</source>
        <translation>Często wołasz partnera, gdy gra w pojedynkę dałaby więcej</translation>
    </message>
    <message>
        <source>You often call the wrong card</source>
        <translation>Często wołasz niewłaściwą kartę</translation>
    </message>
    <message>
        <source>You often lead trump where a fail suit is better</source>
        <translation>Często wychodzisz w atut, gdy lepszy jest kolor boczny</translation>
    </message>
    <message>
        <source>You often lead a fail suit where trump is better</source>
        <translation>Często wychodzisz w kolor boczny, gdy lepszy jest atut</translation>
    </message>
    <message>
        <source>You often lead the wrong card of the right kind</source>
        <translation>Często wychodzisz w dobry kolor, ale złą kartą</translation>
    </message>
    <message>
        <source>You often put too many points on a trick</source>
        <translation>Często dajesz do lewy za dużo punktów</translation>
    </message>
    <message>
        <source>You often keep points that belong on the trick</source>
        <translation>Często zatrzymujesz punkty, które powinny iść do lewy</translation>
    </message>
    <message>
        <source>You often follow with the wrong card</source>
        <translation>Często dokładasz niewłaściwą kartę</translation>
    </message>
    <message>
        <source>%1 led to this trick. Which card do you play?</source>
        <translation>Do tej lewy wychodzi %1. Jaką kartę grasz?</translation>
    </message>
    <message>
        <source>You lead. Which card?</source>
        <translation>Wychodzisz. Jaką kartą?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Co robisz?</translation>
    </message>
    <message>
        <source>Your decision here on %1 was costly.</source>
        <translation>Twoja decyzja tutaj (%1) była kosztowna.</translation>
    </message>
    <message>
        <source>Your decision here was costly.</source>
        <translation>Twoja decyzja tutaj była kosztowna.</translation>
    </message>
    <message>
        <source>%1 for today, %2 later, %3 known</source>
        <extracomment>mistakes: how many are asked today still, on another day, and not any more</extracomment>
        <translation>%1 na dziś, %2 później, %3 opanowane</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hand(s)</source>
        <extracomment>a habit, and in how many hands it was seen</extracomment>
        <translation>
            <numerusform>%1: %n rozdanie</numerusform>
            <numerusform>%1: %n rozdania</numerusform>
            <numerusform>%1: %n rozdań</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>You deal and sit out.</source>
        <translation>Rozdajesz i pauzujesz.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Rozdajesz.</translation>
    </message>
    <message>
        <source>%1 deals and sits out.</source>
        <translation>%1 rozdaje i pauzuje.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 rozdaje.</translation>
    </message>
    <message>
        <source>A doubler: the hand counts ×%1.</source>
        <translation>Doubler: rozdanie liczy się ×%1.</translation>
    </message>
    <message>
        <source>You show a hand without ace, face card or trump: %1.</source>
        <translation>Pokazujesz karty bez asa, figury i atutu: %1.</translation>
    </message>
    <message>
        <source>%1 shows a hand without ace, face card or trump: %2.</source>
        <translation>%1 pokazuje karty bez asa, figury i atutu: %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasujesz.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasuje.</translation>
    </message>
    <message>
        <source>You pick blind. The unseen blind is the bury, and the stake doubles.</source>
        <translation>Bierzesz w ciemno. Niewidziany talon staje się odkładem, a stawka się podwaja.</translation>
    </message>
    <message>
        <source>%1 picks blind. The unseen blind is the bury, and the stake doubles.</source>
        <translation>%1 bierze w ciemno. Niewidziany talon staje się odkładem, a stawka się podwaja.</translation>
    </message>
    <message>
        <source>You have to pick.</source>
        <translation>Musisz brać.</translation>
    </message>
    <message>
        <source>You pick.</source>
        <translation>Bierzesz talon.</translation>
    </message>
    <message>
        <source>%1 has to pick.</source>
        <translation>%1 musi brać.</translation>
    </message>
    <message>
        <source>%1 picks.</source>
        <translation>%1 bierze talon.</translation>
    </message>
    <message>
        <source>Called with the pick: %1.</source>
        <translation>Wołanie przy braniu: %1.</translation>
    </message>
    <message>
        <source>In the blind: %1.</source>
        <translation>W talonie: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buries %n card(s), among them %2.</source>
        <translation>
            <numerusform>%1 odkłada %n kartę, a mianowicie: %2.</numerusform>
            <numerusform>%1 odkłada %n karty, w tym: %2.</numerusform>
            <numerusform>%1 odkłada %n kart, w tym: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You bury %1: %2.</source>
        <translation>Odkładasz %1: %2.</translation>
    </message>
    <message>
        <source>%1 buries %2: %3.</source>
        <translation>%1 odkłada %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buries %n card(s).</source>
        <translation>
            <numerusform>%1 odkłada %n kartę.</numerusform>
            <numerusform>%1 odkłada %n karty.</numerusform>
            <numerusform>%1 odkłada %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You call %1.</source>
        <translation>Wołasz: %1.</translation>
    </message>
    <message>
        <source>%1 calls %2.</source>
        <translation>%1 woła: %2.</translation>
    </message>
    <message>
        <source>The holder of %1 is the partner.</source>
        <translation>Partnerem jest ten, kto ma kartę %1.</translation>
    </message>
    <message>
        <source>Face down as the under: %1.</source>
        <translation>Zakryta jako under: %1.</translation>
    </message>
    <message>
        <source>One card lies face down as the under.</source>
        <translation>Jedna karta leży zakryta jako under.</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Grasz w pojedynkę.</translation>
    </message>
    <message>
        <source>%1 plays alone.</source>
        <translation>%1 gra w pojedynkę.</translation>
    </message>
    <message>
        <source>You call sheepshead and bet on every trick.</source>
        <translation>Zapowiadasz sheepshead: wszystkie lewy mają być twoje.</translation>
    </message>
    <message>
        <source>%1 calls sheepshead and bets on every trick.</source>
        <translation>%1 zapowiada sheepshead: wszystkie lewy.</translation>
    </message>
    <message>
        <source>You vote for a doubler.</source>
        <translation>Głosujesz za doublerem.</translation>
    </message>
    <message>
        <source>%1 votes for a doubler.</source>
        <translation>%1 głosuje za doublerem.</translation>
    </message>
    <message>
        <source>You vote for a leaster.</source>
        <translation>Głosujesz za leasterem.</translation>
    </message>
    <message>
        <source>%1 votes for a leaster.</source>
        <translation>%1 głosuje za leasterem.</translation>
    </message>
    <message>
        <source>You bid a solo.</source>
        <translation>Licytujesz solo.</translation>
    </message>
    <message>
        <source>%1 bids a solo.</source>
        <translation>%1 licytuje solo.</translation>
    </message>
    <message>
        <source>You bid to call a partner.</source>
        <translation>Licytujesz wołanie partnera.</translation>
    </message>
    <message>
        <source>%1 bids a call.</source>
        <translation>%1 licytuje wołanie.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Zagrywasz: %1.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 zagrywa: %2.</translation>
    </message>
    <message>
        <source>You take the rest of the blind: %1.</source>
        <translation>Bierzesz resztę talonu: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) of the blind.</source>
        <translation>
            <numerusform>%1 bierze z talonu %n kartę.</numerusform>
            <numerusform>%1 bierze z talonu %n karty.</numerusform>
            <numerusform>%1 bierze z talonu %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>You crack: the hand counts ×%1.</source>
        <translation>Dajesz kontrę: rozdanie liczy się ×%1.</translation>
    </message>
    <message>
        <source>%1 cracks: the hand counts ×%2.</source>
        <translation>%1 daje kontrę: rozdanie liczy się ×%2.</translation>
    </message>
    <message>
        <source>You crack back: the hand counts ×%1.</source>
        <translation>Dajesz rekontrę: rozdanie liczy się ×%1.</translation>
    </message>
    <message>
        <source>%1 cracks back: the hand counts ×%2.</source>
        <translation>%1 daje rekontrę: rozdanie liczy się ×%2.</translation>
    </message>
    <message>
        <source>You crack around the corner: the hand counts ×%1.</source>
        <translation>Dajesz rekontrę zza rogu: rozdanie liczy się ×%1.</translation>
    </message>
    <message>
        <source>%1 cracks around the corner: the hand counts ×%2.</source>
        <translation>%1 daje rekontrę zza rogu: rozdanie liczy się ×%2.</translation>
    </message>
    <message>
        <source>You show %1: the hand counts ×%2.</source>
        <translation>Pokazujesz: %1. Rozdanie liczy się ×%2.</translation>
    </message>
    <message>
        <source>%1 shows %2: the hand counts ×%3.</source>
        <translation>%1 pokazuje: %2. Rozdanie liczy się ×%3.</translation>
    </message>
    <message>
        <source>You play the under, %1.</source>
        <translation>Zagrywasz under: %1.</translation>
    </message>
    <message>
        <source>%1 plays the card that lay face down.</source>
        <translation>%1 zagrywa kartę, która leżała zakryta.</translation>
    </message>
    <message>
        <source>You had the partner jack: one partner fewer.</source>
        <translation>Walet partnera był u ciebie: o jednego partnera mniej.</translation>
    </message>
    <message>
        <source>%1 had the partner jack: one partner fewer.</source>
        <translation>Walet partnera był tu: %1. O jednego partnera mniej.</translation>
    </message>
    <message>
        <source>You took the first trick and play alone.</source>
        <translation>Bierzesz pierwszą lewę i grasz w pojedynkę.</translation>
    </message>
    <message>
        <source>%1 took the first trick and plays alone.</source>
        <translation>%1 bierze pierwszą lewę i gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Your secret is out: you play alone.</source>
        <translation>Tajemnica wydana: grasz w pojedynkę.</translation>
    </message>
    <message>
        <source>%1 was alone in secret.</source>
        <translation>Gra po cichu w pojedynkę: %1.</translation>
    </message>
    <message>
        <source>You are known as one of the makers.</source>
        <translation>Wiadomo, że należysz do strony rozgrywającej.</translation>
    </message>
    <message>
        <source>%1 is one of the makers.</source>
        <translation>%1 należy do strony rozgrywającej.</translation>
    </message>
    <message>
        <source>You are a partner.</source>
        <translation>Jesteś jednym z partnerów.</translation>
    </message>
    <message>
        <source>%1 is a partner.</source>
        <translation>%1: jeden z partnerów.</translation>
    </message>
    <message>
        <source>You are the partner.</source>
        <translation>Partnerem jesteś ty.</translation>
    </message>
    <message>
        <source>%1 is the partner.</source>
        <translation>Partnerem jest %1.</translation>
    </message>
    <message>
        <source>You take trick %1 and the blind with it.</source>
        <translation>Bierzesz lewę %1 razem z talonem.</translation>
    </message>
    <message>
        <source>%1 takes trick %2 and the blind with it.</source>
        <translation>%1 bierze lewę %2 razem z talonem.</translation>
    </message>
    <message>
        <source>You take trick %1.</source>
        <translation>Bierzesz lewę %1.</translation>
    </message>
    <message>
        <source>%1 takes trick %2.</source>
        <translation>%1 bierze lewę %2.</translation>
    </message>
    <message>
        <source>You turn %1.</source>
        <translation>Odsłaniasz: %1.</translation>
    </message>
    <message>
        <source>%1 turns %2.</source>
        <translation>%1 odsłania: %2.</translation>
    </message>
    <message>
        <source>You could have followed suit and did not: your side forfeits the hand.</source>
        <translation>Twój fałszywy renons: twoja strona przegrywa rozdanie.</translation>
    </message>
    <message>
        <source>%1 could have followed suit and did not: that side forfeits the hand.</source>
        <translation>Fałszywy renons: %1. Ta strona przegrywa rozdanie.</translation>
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
        <translation>Tylko tę kartę wolno zagrać.</translation>
    </message>
    <message>
        <source>It is the only legal choice.</source>
        <translation>Tylko to wolno zrobić.</translation>
    </message>
    <message>
        <source>This is the play by the book. No possible deal was found to test it with.</source>
        <translation>To zagranie książkowe. Nie znaleziono rozkładu, na którym dałoby się je sprawdzić.</translation>
    </message>
    <message>
        <source>It is close: %1 is almost as good.</source>
        <translation>Różnica jest mała, prawie równie dobrze: %1.</translation>
    </message>
    <message>
        <source>A defender does not lead trump this early: the other defenders would not expect %1.</source>
        <translation>Obrońca nie wychodzi tak wcześnie w atut: pozostali obrońcy nie spodziewają się zagrania %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n damę</numerusform>
            <numerusform>%n damy</numerusform>
            <numerusform>%n dam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s)</source>
        <translation>
            <numerusform>%n waleta</numerusform>
            <numerusform>%n walety</numerusform>
            <numerusform>%n waletów</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no trump.</source>
        <translation>Nie masz atutów.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump.</source>
        <translation>
            <numerusform>Masz %n atut.</numerusform>
            <numerusform>Masz %n atuty.</numerusform>
            <numerusform>Masz %n atutów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump, %1 among them.</source>
        <translation>
            <numerusform>Masz %n atut, w tym %1.</numerusform>
            <numerusform>Masz %n atuty, w tym %1.</numerusform>
            <numerusform>Masz %n atutów, w tym %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You also have %n fail ace(s).</source>
        <translation>
            <numerusform>Do tego masz %n bocznego asa.</numerusform>
            <numerusform>Do tego masz %n boczne asy.</numerusform>
            <numerusform>Do tego masz %n bocznych asów.</numerusform>
        </translation>
    </message>
    <message>
        <source>After your pass the others all pass %1.</source>
        <translation>Gdy spasujesz, pozostali też pasują %1.</translation>
    </message>
    <message>
        <source>After your pass another player bids %1.</source>
        <translation>Gdy spasujesz, ktoś inny licytuje %1.</translation>
    </message>
    <message>
        <source>After your pass another player picks %1.</source>
        <translation>Gdy spasujesz, ktoś inny bierze talon %1.</translation>
    </message>
    <message>
        <source>After your pass another player bids %1, and all pass %2.</source>
        <translation>Gdy spasujesz, ktoś inny licytuje %1, a %2 pasują wszyscy.</translation>
    </message>
    <message>
        <source>After your pass another player picks %1, and all pass %2.</source>
        <translation>Gdy spasujesz, ktoś inny bierze talon %1, a %2 pasują wszyscy.</translation>
    </message>
    <message>
        <source>%1 are led for the first time, and you hold the called card, %2.</source>
        <translation>%1: to pierwsze wyjście w ten kolor, a wołaną kartę (%2) masz ty.</translation>
    </message>
    <message>
        <source>%1 are led for the first time, and the called card, %2, has not been played yet.</source>
        <translation>%1: to pierwsze wyjście w ten kolor, a wołanej karty (%2) jeszcze nie było.</translation>
    </message>
    <message>
        <source>%1 have not been led, and you still hold the called card, %2.</source>
        <translation>%1: w ten kolor nikt jeszcze nie wychodził, a wołaną kartę (%2) nadal masz ty.</translation>
    </message>
    <message>
        <source>%1 have not been led: the called card, %2, is still out.</source>
        <translation>%1: w ten kolor nikt jeszcze nie wychodził, a wołana karta (%2) wciąż jest w grze.</translation>
    </message>
    <message>
        <source>%1 has the trick so far.</source>
        <translation>Lewę ma na razie %1.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side.</source>
        <translation>Lewę ma na razie %1, z twojej strony.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and plays against you.</source>
        <translation>Lewę ma na razie %1, przeciwko tobie.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side %2.</source>
        <translation>Lewę ma na razie %1 i jest po twojej stronie %2.</translation>
    </message>
    <message>
        <source>The most likely partner is %1, %2.</source>
        <translation>Najpewniej partnerem jest %1, %2.</translation>
    </message>
    <message>
        <source>%1 picks on very little.</source>
        <extracomment>about a player who picked this hand, from what was noticed in earlier hands</extracomment>
        <translation>%1 bierze talon już z byle czym.</translation>
    </message>
    <message>
        <source>%1 picks on strong hands only.</source>
        <translation>%1 bierze talon tylko z mocną kartą.</translation>
    </message>
    <message>
        <source>You play last to this trick.</source>
        <translation>Dokładasz do tej lewy na końcu.</translation>
    </message>
    <message>
        <source>It takes the trick: no card still to come beats it.</source>
        <translation>Ta karta bierze lewę: żadna z kart, które mogą spaść, jej nie bije.</translation>
    </message>
    <message>
        <source>It takes the trick %1</source>
        <translation>Ta karta bierze lewę %1</translation>
    </message>
    <message>
        <source>Your side takes the trick %1</source>
        <translation>Twoja strona bierze lewę %1</translation>
    </message>
    <message>
        <source>It is trumped %1.</source>
        <translation>Ta karta zostaje przebita atutem %1.</translation>
    </message>
    <message>
        <source>A higher card beats it %1.</source>
        <translation>Bije ją wyższa karta %1.</translation>
    </message>
    <message>
        <source>It is trumped %1, and a higher card beats it %2.</source>
        <translation>Ta karta zostaje przebita atutem %1, a wyższa karta bije ją %2.</translation>
    </message>
    <message>
        <source>It gives the other player about %1 less in this trick than %2.</source>
        <translation>Ta karta daje drugiej osobie w tej lewie mniej więcej o %1 mniej niż %2.</translation>
    </message>
    <message>
        <source>It gives the others about %1 less in this trick than %2.</source>
        <translation>Ta karta daje pozostałym w tej lewie mniej więcej o %1 mniej niż %2.</translation>
    </message>
    <message>
        <source>It brings you about %1 more in this trick than %2.</source>
        <translation>Ta karta daje ci w tej lewie mniej więcej o %1 więcej niż %2.</translation>
    </message>
    <message>
        <source>It brings your side about %1 more in this trick than %2.</source>
        <translation>Ta karta daje twojej stronie w tej lewie mniej więcej o %1 więcej niż %2.</translation>
    </message>
    <message>
        <source>It forces the called card, and shows the partner, %1</source>
        <translation>Ta karta wymusza wołaną kartę i ujawnia partnera %1</translation>
    </message>
    <message numerus="yes">
        <source>%n trump are still out; the lead draws about %1 of them from the other side.</source>
        <translation>
            <numerusform>W grze jest jeszcze %n atut; to wyjście ściąga drugiej stronie mniej więcej %1.</numerusform>
            <numerusform>W grze są jeszcze %n atuty; to wyjście ściąga z nich drugiej stronie mniej więcej %1.</numerusform>
            <numerusform>W grze jest jeszcze %n atutów; to wyjście ściąga z nich drugiej stronie mniej więcej %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves you void in %1, so you can trump them.</source>
        <translation>Zostawia ci renons (%1), więc możesz przebijać atutem.</translation>
    </message>
    <message>
        <source>It keeps %1 for later.</source>
        <translation>Na później zostaje ci %1.</translation>
    </message>
    <message>
        <source>It buries %1 for your side</source>
        <translation>Do odkładu idzie dla twojej strony %1</translation>
    </message>
    <message>
        <source>It buries %1 for your side and leaves you void in %2</source>
        <translation>Do odkładu idzie dla twojej strony %1 i powstaje renons (%2)</translation>
    </message>
    <message>
        <source>Your under counts as a card of %1.</source>
        <translation>Twój under liczy się jako karta w kolorze %1.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of %1.</source>
        <translation>
            <numerusform>W kolorze %1 masz %n kartę.</numerusform>
            <numerusform>W kolorze %1 masz %n karty.</numerusform>
            <numerusform>W kolorze %1 masz %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side takes the trick with the called card %1</source>
        <translation>Lewę z wołaną kartą bierze twoja strona %1</translation>
    </message>
    <message>
        <source>The hand then counts ×%1.</source>
        <translation>Rozdanie liczy się wtedy ×%1.</translation>
    </message>
    <message>
        <source>After a raise the hand would count ×%1.</source>
        <translation>Po podbiciu rozdanie liczyłoby się ×%1.</translation>
    </message>
    <message>
        <source>You end with about %1</source>
        <translation>Na koniec masz mniej więcej %1</translation>
    </message>
    <message>
        <source>Your side ends with about %1</source>
        <translation>Na koniec twoja strona ma mniej więcej %1</translation>
    </message>
    <message>
        <source>You win the hand %1</source>
        <translation>Wygrywasz rozdanie %1</translation>
    </message>
    <message>
        <source>It is worth %1 on the sheet</source>
        <translation>W zapisie to jest warte %1</translation>
    </message>
    <message>
        <source>in almost no deal</source>
        <translation>w prawie żadnym rozdaniu</translation>
    </message>
    <message>
        <source>in almost every deal</source>
        <translation>w prawie każdym rozdaniu</translation>
    </message>
    <message>
        <source>in %1 of 10 deals</source>
        <translation>w %1 na 10 rozdań</translation>
    </message>
    <message>
        <source>If you pass too, it is a leaster.</source>
        <translation>Jeśli też spasujesz, gra się leastera.</translation>
    </message>
    <message>
        <source>If you pass too, everyone has passed.</source>
        <translation>Jeśli też spasujesz, spasowali wszyscy.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump, but no queen.</source>
        <translation>
            <numerusform>Masz %n atut, ale żadnej damy.</numerusform>
            <numerusform>Masz %n atuty, ale żadnej damy.</numerusform>
            <numerusform>Masz %n atutów, ale żadnej damy.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side: put %2 on it.</source>
        <translation>Lewę ma na razie %1, z twojej strony: dołóż punkty (%2).</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side %2: put %3 on it.</source>
        <translation>Lewę ma na razie %1 i jest po twojej stronie %2: dołóż punkty (%3).</translation>
    </message>
    <message>
        <source>You are the partner: a trump lead helps the picker.</source>
        <translation>Jesteś partnerem: wyjście w atut pomaga rozgrywającemu.</translation>
    </message>
    <message>
        <source>After that: %1.</source>
        <extracomment>what to do next, such as &quot;Call the ace of clubs&quot;</extracomment>
        <translation>Potem: %1.</translation>
    </message>
    <message>
        <source>A lost pick counts double; otherwise you would pick.</source>
        <translation>Przegrana rozgrywającego liczy się podwójnie; bez tego lepiej byłoby brać.</translation>
    </message>
    <message>
        <source>A lost pick counts double: that is most of the difference.</source>
        <translation>Przegrana rozgrywającego liczy się podwójnie: z tego bierze się większość różnicy.</translation>
    </message>
    <message>
        <source>You have no trick yet, and without one you cannot win.</source>
        <translation>Nie masz jeszcze żadnej lewy, a bez lewy nie możesz wygrać.</translation>
    </message>
    <message>
        <source>You have a trick already: more of them only bring points.</source>
        <translation>Masz już lewę: następne przyniosą tylko punkty.</translation>
    </message>
    <message>
        <source>The trick goes to another player: put your points on it.</source>
        <translation>Lewę weźmie ktoś inny: dorzuć do niej swoje punkty.</translation>
    </message>
    <message>
        <source>The queen would make you one of the makers.</source>
        <translation>Dama włączyłaby cię do strony rozgrywającej.</translation>
    </message>
    <message>
        <source>The queen makes you one of the makers.</source>
        <translation>Z damą należysz do strony rozgrywającej.</translation>
    </message>
    <message>
        <source>Then choose “%1”.</source>
        <extracomment>4H-5, after the bid of a solo: which button to press then, as &quot;Billy: no trick&quot;</extracomment>
        <translation>Potem wybierz „%1”.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump: %1.</source>
        <translation>
            <numerusform>Masz %n atut: %1.</numerusform>
            <numerusform>Masz %n atuty: %1.</numerusform>
            <numerusform>Masz %n atutów: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep %3 back: the picker, %1, still plays to this trick and would take it %2.</source>
        <translation>Zachowaj punkty (%3): rozgrywający, %1, zagra jeszcze w tej lewie i wziąłby ją z nimi %2.</translation>
    </message>
    <message>
        <source>Keep %3 back: %1 still plays to this trick and would take it %2.</source>
        <translation>Zachowaj punkty (%3): %1 zagra jeszcze w tej lewie i może ją z nimi wziąć %2.</translation>
    </message>
    <message>
        <source>It buries no points</source>
        <translation>Do odkładu nie idą żadne punkty</translation>
    </message>
    <message>
        <source>It buries no points, but leaves you void in %1</source>
        <translation>Do odkładu nie idą żadne punkty, ale powstaje renons (%1)</translation>
    </message>
    <message>
        <source>always</source>
        <translation>zawsze</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>It cannot take the trick</source>
        <translation>Ta karta nie może wziąć lewy</translation>
    </message>
    <message>
        <source>It forces the called card, and shows the partner.</source>
        <translation>Ta karta wymusza wołaną kartę i ujawnia partnera.</translation>
    </message>
    <message>
        <source>It makes no difference: %1 is just as good.</source>
        <translation>Bez różnicy, równie dobrze: %1.</translation>
    </message>
</context>
<context>
    <name>FactorWords</name>
    <message>
        <source>schneider</source>
        <translation>schneider</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>wszystkie lewy</translation>
    </message>
    <message>
        <source>renege</source>
        <translation>fałszywy renons</translation>
    </message>
    <message>
        <source>sheepshead</source>
        <translation>sheepshead</translation>
    </message>
    <message>
        <source>Double on the bump</source>
        <translation>Podwójnie przy bumpie</translation>
    </message>
    <message>
        <source>bump</source>
        <translation>bump</translation>
    </message>
    <message>
        <source>Picked blind</source>
        <translation>Branie w ciemno</translation>
    </message>
    <message>
        <source>blind pick</source>
        <translation>w ciemno</translation>
    </message>
    <message>
        <source>Cracks and blitzes</source>
        <translation>Kontry i blitze</translation>
    </message>
    <message>
        <source>raised</source>
        <translation>podbicie</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>doubler</source>
        <translation>doubler</translation>
    </message>
</context>
<context>
    <name>Felts</name>
    <message>
        <source>Slate blue</source>
        <translation>Łupkowy błękit</translation>
    </message>
    <message>
        <source>Forest green</source>
        <translation>Leśna zieleń</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burgund</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Dąb</translation>
    </message>
    <message>
        <source>Charcoal knit</source>
        <translation>Dzianina grafitowa</translation>
    </message>
    <message>
        <source>Red plaid</source>
        <translation>Czerwona krata</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Everyone passed: a leaster. The fewest points win.</source>
        <translation>Wszyscy spasowali: leaster. Wygrywa, kto ma najmniej oczek.</translation>
    </message>
    <message>
        <source>Everyone passed: a moster. The most points lose.</source>
        <translation>Wszyscy spasowali: moster. Przegrywa, kto ma najwięcej oczek.</translation>
    </message>
    <message>
        <source>Everyone passed: a mittler. The player with the middle points wins.</source>
        <translation>Wszyscy spasowali: mittler. Wygrywa środkowa liczba oczek.</translation>
    </message>
    <message>
        <source>Everyone passed: a schneidster. The player closest to 30 without going over wins.</source>
        <translation>Wszyscy spasowali: schneidster. Wygrywa, kto jest najbliżej 30, nie przekraczając.</translation>
    </message>
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
        <translation>solo best</translation>
    </message>
    <message>
        <source>a solo in %1</source>
        <translation>solo %1</translation>
    </message>
    <message>
        <source>a billy: no trick at all</source>
        <translation>billy: ani jednej lewy</translation>
    </message>
    <message>
        <source>both black queens</source>
        <translation>obie czarne damy</translation>
    </message>
    <message>
        <source>both red queens</source>
        <translation>obie czerwone damy</translation>
    </message>
    <message>
        <source>both black jacks</source>
        <translation>oba czarne walety</translation>
    </message>
    <message>
        <source>You passed a strong hand (power %1): a mauer.</source>
        <translation>Pasujesz z mocną kartą (siła %1): to murowanie.</translation>
    </message>
    <message>
        <source>%1 passed a strong hand (power %2): a mauer.</source>
        <translation>%1 pasuje z mocną kartą (siła %2): to murowanie.</translation>
    </message>
    <message>
        <source>%1 (power %2)</source>
        <extracomment>a player, and the power of the hand that was passed</extracomment>
        <translation>%1 (siła %2)</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Mauers, who passed a strong hand: %1.</source>
        <translation>Murowanie, czyli pas z mocną kartą: %1.</translation>
    </message>
    <message>
        <source>all four jacks</source>
        <translation>wszystkie cztery walety</translation>
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
        <translation>Słowniczek wyjaśnia: %1.</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klawisz</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Co robi</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Polecenie</translation>
    </message>
</context>
<context>
    <name>IndianaWords</name>
    <message>
        <source>%1 win</source>
        <comment>several players</comment>
        <translation>Wygrywają: %1</translation>
    </message>
    <message>
        <source>%1 lose</source>
        <comment>several players</comment>
        <translation>Przegrywają: %1</translation>
    </message>
    <message>
        <source>You win your solo</source>
        <translation>Wygrywasz swoje solo</translation>
    </message>
    <message>
        <source>You lose your solo</source>
        <translation>Przegrywasz swoje solo</translation>
    </message>
    <message>
        <source>%1 wins the solo</source>
        <translation>%1 wygrywa solo</translation>
    </message>
    <message>
        <source>%1 loses the solo</source>
        <translation>%1 przegrywa solo</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, %2 to %3.</source>
        <translation>%1, %2 do %3.</translation>
    </message>
    <message>
        <source>A billy: not one trick.</source>
        <translation>Billy: ani jednej lewy.</translation>
    </message>
    <message>
        <source>A billy, and a trick was taken.</source>
        <translation>Billy, a jednak wzięto lewę.</translation>
    </message>
    <message>
        <source>Every trick was taken.</source>
        <translation>Wzięto wszystkie lewy.</translation>
    </message>
    <message>
        <source>No trick was taken.</source>
        <translation>Nie wzięto ani jednej lewy.</translation>
    </message>
    <message>
        <source>61 were needed.</source>
        <translation>Potrzeba było 61.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>W lewo, W prawo, Home, End</translation>
    </message>
    <message>
        <source>Move from card to card</source>
        <translation>Przechodź z karty na kartę</translation>
    </message>
    <message>
        <source>Ctrl and Left or Right</source>
        <translation>Ctrl i W lewo lub W prawo</translation>
    </message>
    <message>
        <source>Move the card to another place in your hand</source>
        <translation>Przenieś kartę w inne miejsce na ręce</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>W górę, W dół</translation>
    </message>
    <message>
        <source>With two players: move between the rows of cards</source>
        <translation>Przy dwóch osobach: przechodź między rzędami kart</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter lub spacja</translation>
    </message>
    <message>
        <source>Play the card, mark it for the bury, or press the button</source>
        <translation>Zagraj kartę, zaznacz ją do odłożenia albo naciśnij przycisk</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>Od 1 do 9, 0</translation>
    </message>
    <message>
        <source>Play or mark the first, second, … ninth, tenth card</source>
        <translation>Zagraj lub zaznacz pierwszą, drugą, … dziewiątą, dziesiątą kartę</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move from the cards to the buttons above them</source>
        <translation>Przejdź od kart do przycisków nad nimi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter on the score sheet</source>
        <translation>Enter na zapisie</translation>
    </message>
    <message>
        <source>Explain the score of the hand</source>
        <translation>Wyjaśnij punktację rozdania</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klawisze</translation>
    </message>
    <message>
        <source>Close the hint, the tricks or the trump that is out</source>
        <translation>Zamknij podpowiedź, lewy lub atuty w grze</translation>
    </message>
    <message>
        <source>Left, Right, Home, End in the tricks of a hand</source>
        <translation>W lewo, W prawo, Home, End w lewach rozdania</translation>
    </message>
    <message>
        <source>Page through them</source>
        <translation>Przeglądaj je po kolei</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Deal the next hand, from anywhere in the window</source>
        <translation>Rozdać następne rozdanie z dowolnego miejsca w oknie</translation>
    </message>
</context>
<context>
    <name>LevelSuggestion</name>
    <message>
        <source>Your score of the last %1 hands is %2. Would you like stronger players?</source>
        <translation>Twój wynik z ostatnich %1 rozdań to %2. Chcesz silniejszych graczy?</translation>
    </message>
    <message>
        <source>Your score of the last %1 hands is %2. Would you like easier players?</source>
        <translation>Twój wynik z ostatnich %1 rozdań to %2. Chcesz łatwiejszych graczy?</translation>
    </message>
    <message>
        <source>Stronger &amp;players</source>
        <translation>&amp;Silniejsi gracze</translation>
    </message>
    <message>
        <source>Easier &amp;players</source>
        <translation>Ł&amp;atwiejsi gracze</translation>
    </message>
</context>
<context>
    <name>LineLetters</name>
    <message>
        <source>w</source>
        <comment>typed in short: won</comment>
        <translation>w</translation>
    </message>
    <message>
        <source>s</source>
        <comment>typed in short: schneider</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>a</source>
        <comment>typed in short: every trick</comment>
        <translation>ws</translation>
    </message>
    <message>
        <source>l</source>
        <comment>typed in short: lost</comment>
        <translation>p</translation>
    </message>
    <message>
        <source>x</source>
        <comment>typed in short: lost schneider</comment>
        <translation>ps</translation>
    </message>
    <message>
        <source>n</source>
        <comment>typed in short: no trick</comment>
        <translation>bez</translation>
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
        <translation>mus</translation>
    </message>
    <message>
        <source>k</source>
        <comment>typed in short: picked blind</comment>
        <translation>ci</translation>
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
        <translation>rz</translation>
    </message>
    <message>
        <source>best</source>
        <comment>typed in short: best solo</comment>
        <translation>best</translation>
    </message>
    <message>
        <source>side</source>
        <comment>typed in short: side solo</comment>
        <translation>kolor</translation>
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
        <translation>%1 z %2 (%3%)</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Pozostali</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>oczekiwane</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Ocena</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>Średnio</translation>
    </message>
    <message>
        <source>You, hands by number</source>
        <translation>Ty, ręce według liczby</translation>
    </message>
    <message>
        <source>You, on average</source>
        <translation>Ty, średnio</translation>
    </message>
    <message>
        <source>The others, on average</source>
        <translation>Pozostali, średnio</translation>
    </message>
    <message>
        <source>Trump dealt to a hand</source>
        <translation>Atuty rozdane na rękę</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atuty</translation>
    </message>
    <message>
        <source>Queens dealt to a hand</source>
        <translation>Damy rozdane na rękę</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Damy</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Talony</translation>
    </message>
    <message>
        <source>Trump in the blind</source>
        <translation>Atuty w talonie</translation>
    </message>
    <message>
        <source>happened</source>
        <translation>było</translation>
    </message>
    <message>
        <source>of hands</source>
        <translation>z rąk</translation>
    </message>
    <message>
        <source>Hands dealt with the queen of clubs</source>
        <translation>Ręce z damą trefl</translation>
    </message>
    <message>
        <source>of calls</source>
        <translation>z wołań</translation>
    </message>
    <message>
        <source>You called</source>
        <translation>Twoje wołania</translation>
    </message>
    <message>
        <source>Others called</source>
        <translation>Wołania innych</translation>
    </message>
    <message>
        <source>Called suits that could go round</source>
        <translation>Wołane kolory, które mogły przejść</translation>
    </message>
    <message>
        <source>Every player except the picker was dealt a card of the called suit. Only pickers who were asked first are counted: an earlier pass says something about the cards, and then there is no exact expectation.</source>
        <translation>Każdy oprócz rozgrywającego dostał w rozdaniu kartę wołanego koloru. Liczą się tylko rozgrywający pytani jako pierwsi: wcześniejszy pas mówi coś o kartach i wtedy nie ma dokładnej wartości oczekiwanej.</translation>
    </message>
    <message>
        <source>Asked, from dealer&apos;s left</source>
        <translation>Kolejność pytania, od lewej rozdającego</translation>
    </message>
    <message>
        <source>Leasters and other games without a picker</source>
        <translation>Leastery i inne gry bez rozgrywającego</translation>
    </message>
    <message>
        <source>Hands thrown in</source>
        <translation>Rozdania rzucone</translation>
    </message>
    <message>
        <source>Called suits that walked when they were first led (not trumped)</source>
        <translation>Wołane kolory, które przeszły przy pierwszym wyjściu (bez przebitki)</translation>
    </message>
    <message>
        <source>What the players did with their cards</source>
        <translation>Co gracze zrobili ze swoimi kartami</translation>
    </message>
    <message>
        <source>How often players pick or trump depends on the players. There is no exact expectation, so these are plain counts.</source>
        <translation>Jak często gracze biorą talon lub przebijają atutem, zależy od nich samych. Nie ma dokładnej wartości oczekiwanej, więc to tylko liczby.</translation>
    </message>
    <message>
        <source>Picks of the times asked</source>
        <translation>Branie talonu na liczbę pytań</translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s). &quot;Expected&quot; is the exact average of an honest shuffle by the rules of each hand.</source>
        <translation>
            <numerusform>%n zakończone rozdanie. „Oczekiwane” to dokładna średnia uczciwego tasowania według zasad każdego rozdania.</numerusform>
            <numerusform>%n zakończone rozdania. „Oczekiwane” to dokładna średnia uczciwego tasowania według zasad każdego rozdania.</numerusform>
            <numerusform>%n zakończonych rozdań. „Oczekiwane” to dokładna średnia uczciwego tasowania według zasad każdego rozdania.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards of %n of them are not counted: they were set up by hand, or the rules let a player with a bad hand ask for new cards.</source>
        <translation>
            <numerusform>Karty %n z nich się nie liczą: ułożono je ręcznie albo zasady pozwalają przy złych kartach prosić o nowe.</numerusform>
            <numerusform>Karty %n z nich się nie liczą: ułożono je ręcznie albo zasady pozwalają przy złych kartach prosić o nowe.</numerusform>
            <numerusform>Karty %n z nich się nie liczą: ułożono je ręcznie albo zasady pozwalają przy złych kartach prosić o nowe.</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished hands yet.</source>
        <translation>Nie ma jeszcze zakończonych rozdań.</translation>
    </message>
    <message>
        <source>&quot;1 in 40&quot; means that of 40 honestly shuffled score books of this length, one is this far off or farther. This page has about ten verdicts, so expect one &quot;unusual: 1 in 10&quot;. Unfinished hands are not counted: players who leave bad hands seem to get better ones than expected.</source>
        <translation>„1 na 40” znaczy: z 40 uczciwie tasowanych ksiąg wyników tej długości jedna odbiega tak daleko lub dalej. Na tej stronie jest około dziesięciu ocen, więc można się spodziewać jednej „nietypowo: 1 na 10”. Niedokończone rozdania się nie liczą: kto porzuca złe karty, ma na oko lepsze niż oczekiwane.</translation>
    </message>
    <message>
        <source>too few hands to tell</source>
        <translation>za mało rozdań, by coś powiedzieć</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>zgodnie z oczekiwaniem</translation>
    </message>
    <message>
        <source>unusual: 1 in %1</source>
        <translation>nietypowo: 1 na %1</translation>
    </message>
    <message>
        <source>very unusual: 1 in %1</source>
        <translation>bardzo nietypowo: 1 na %1</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Wszystkie stoły</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Score &amp;book…</source>
        <translation>&amp;Księga wyników…</translation>
    </message>
    <message>
        <source>History and &amp;statistics…</source>
        <translation>&amp;Historia i statystyka…</translation>
    </message>
    <message>
        <source>Pe&amp;ople…</source>
        <translation>&amp;Osoby…</translation>
    </message>
    <message>
        <source>Score a &amp;table…</source>
        <translation>Zapis przy s&amp;tole…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importuj…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Kopia zapasowa…</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Przywróć…</translation>
    </message>
    <message>
        <source>New p&amp;layer…</source>
        <translation>Nowy &amp;gracz…</translation>
    </message>
    <message>
        <source>&amp;End the game…</source>
        <translation>&amp;Zakończ partię…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Save score sheet as P&amp;DF…</source>
        <translation>Zapis wyników jako PD&amp;F…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Wyjdź</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>Back to the start of the &amp;trick</source>
        <translation>Do początku &amp;lewy</translation>
    </message>
    <message>
        <source>This deal &amp;again</source>
        <translation>Jeszcze &amp;raz to rozdanie</translation>
    </message>
    <message>
        <source>Play a deal &amp;number…</source>
        <translation>Rozdanie o &amp;numerze…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>Po&amp;dpowiedź</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Ostatnia lewa</translation>
    </message>
    <message>
        <source>&amp;Review the last hand…</source>
        <translation>Pr&amp;zegląd ostatniego rozdania…</translation>
    </message>
    <message>
        <source>&amp;Save the last hand…</source>
        <translation>Zapi&amp;sz ostatnie rozdanie…</translation>
    </message>
    <message>
        <source>&amp;Open a hand…</source>
        <translation>O&amp;twórz rozdanie…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Wróć do partii</translation>
    </message>
    <message>
        <source>Lay do&amp;wn</source>
        <translation>W&amp;yłóż karty</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Zapis</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Wolno</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normalnie</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Szybko</translation>
    </message>
    <message>
        <source>No &amp;motion</source>
        <translation>&amp;Bez ruchu</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pełny ekran</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Dźwięk</translation>
    </message>
    <message>
        <source>&amp;Configure…</source>
        <translation>&amp;Konfiguruj…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>Pod&amp;ręcznik</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Słowniczek</translation>
    </message>
    <message>
        <source>&amp;Learn the game…</source>
        <translation>&amp;Nauka gry…</translation>
    </message>
    <message>
        <source>&amp;Drills…</source>
        <translation>Ć&amp;wiczenia…</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Zasady tego stołu</translation>
    </message>
    <message>
        <source>&amp;Honest deals…</source>
        <translation>&amp;Uczciwe rozdania…</translation>
    </message>
    <message>
        <source>&amp;What the program remembers</source>
        <translation>&amp;Co program zauważa u graczy</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klawisze</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Z&amp;głoś problem…</translation>
    </message>
    <message>
        <source>&amp;About Sheepshead</source>
        <translation>&amp;O programie Sheepshead</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>O &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Gra</translation>
    </message>
    <message>
        <source>Score book f&amp;ile</source>
        <translation>P&amp;lik księgi wyników</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Ruch</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ustawienia</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>&amp;Pomoc</translation>
    </message>
    <message>
        <source> or </source>
        <translation> lub </translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nowa partia…</translation>
    </message>
    <message>
        <source>Same game a&amp;gain</source>
        <translation>T&amp;a sama partia jeszcze raz</translation>
    </message>
    <message>
        <source>Hand of the da&amp;y</source>
        <translation>Rozdan&amp;ie dnia</translation>
    </message>
    <message>
        <source>Trump that &amp;is out</source>
        <translation>&amp;Atuty w grze</translation>
    </message>
    <message>
        <source>Say my &amp;hand again</source>
        <translation>Moje &amp;karty jeszcze raz</translation>
    </message>
    <message>
        <source>Say the &amp;trick again</source>
        <translation>&amp;Lewa jeszcze raz</translation>
    </message>
    <message>
        <source>Say the &amp;score again</source>
        <translation>&amp;Wynik jeszcze raz</translation>
    </message>
    <message>
        <source>Say &amp;who is who</source>
        <translation>Kto &amp;jest kim</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Zasady domowe…</translation>
    </message>
    <message>
        <source>&amp;Look…</source>
        <translation>&amp;Wygląd…</translation>
    </message>
    <message>
        <source>Say &amp;again</source>
        <translation>Powiedz &amp;jeszcze raz</translation>
    </message>
    <message>
        <source>&amp;Hands of the last days…</source>
        <translation>&amp;Rozdania ostatnich dni…</translation>
    </message>
    <message>
        <source>Save score sheet as &amp;web page…</source>
        <translation>Zapis wyników jako &amp;strona WWW…</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>&amp;Kopiuj wynik</translation>
    </message>
    <message>
        <source>Set u&amp;p a hand…</source>
        <translation>&amp;Ustaw rozdanie…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the result as a picture…</source>
        <translation>Zapisz wyn&amp;ik jako obraz…</translation>
    </message>
    <message>
        <source>New &amp;challenge…</source>
        <translation>Now&amp;e wyzwanie…</translation>
    </message>
    <message>
        <source>Ch&amp;allenges…</source>
        <translation>W&amp;yzwania…</translation>
    </message>
    <message>
        <source>How &amp;good is a hand…</source>
        <translation>&amp;Jak dobra jest ręka…</translation>
    </message>
    <message>
        <source>&amp;Seasons…</source>
        <translation>&amp;Sezony…</translation>
    </message>
    <message>
        <source>&amp;Tournaments…</source>
        <translation>&amp;Turnieje…</translation>
    </message>
    <message>
        <source>Cl&amp;ub</source>
        <translation>Kl&amp;ub</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player 1</source>
        <translation>Gracz 1</translation>
    </message>
</context>
<context>
    <name>NoPickWords</name>
    <message>
        <source>You lose the moster</source>
        <translation>Przegrywasz mostera</translation>
    </message>
    <message>
        <source>%1 loses the moster</source>
        <translation>%1 przegrywa mostera</translation>
    </message>
    <message>
        <source>You forfeit the hand</source>
        <translation>Przegrywasz rozdanie</translation>
    </message>
    <message>
        <source>%1 forfeits the hand</source>
        <translation>%1 przegrywa rozdanie</translation>
    </message>
    <message>
        <source>The leaster has no winner</source>
        <translation>Leaster bez zwycięzcy</translation>
    </message>
    <message>
        <source>%1: no winner</source>
        <translation>%1: bez zwycięzcy</translation>
    </message>
    <message>
        <source>%1 win the leaster</source>
        <comment>several players</comment>
        <translation>Leastera wygrywają: %1</translation>
    </message>
    <message>
        <source>%1: %2 win</source>
        <comment>several players</comment>
        <translation>%1: wygrywają %2</translation>
    </message>
    <message>
        <source>You win the leaster</source>
        <translation>Wygrywasz leastera</translation>
    </message>
    <message>
        <source>%1: you win</source>
        <translation>%1: wygrywasz</translation>
    </message>
    <message>
        <source>%1 wins the leaster</source>
        <translation>%1 wygrywa leastera</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1: wygrywa %2</translation>
    </message>
    <message>
        <source>The fewest points: %1.</source>
        <translation>Najmniej oczek: %1.</translation>
    </message>
    <message>
        <source>A tie of %1 with %2 each.</source>
        <translation>Remis, po %2: %1.</translation>
    </message>
    <message>
        <source>The most points: %1.</source>
        <translation>Najwięcej oczek: %1.</translation>
    </message>
    <message>
        <source>The deciding points are tied.</source>
        <translation>Decydujące oczka są równe.</translation>
    </message>
    <message>
        <source>Every trick was taken by one player.</source>
        <translation>Wszystkie lewy wzięła jedna osoba.</translation>
    </message>
    <message>
        <source>The middle points: %1.</source>
        <translation>Środkowa liczba oczek: %1.</translation>
    </message>
    <message>
        <source>Closest to 30: %1.</source>
        <translation>Najbliżej 30: %1.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <translation>%1, %2.</translation>
    </message>
</context>
<context>
    <name>OutsideFile</name>
    <message>
        <source>There is no such file.</source>
        <translation>Nie ma takiego pliku.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation>Nie masz prawa odczytu tego pliku.</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>To nie jest zwykły plik.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Plik jest większy niż %1 MB.</translation>
    </message>
    <message>
        <source>The file is larger than %1 kB.</source>
        <translation>Plik jest większy niż %1 kB.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Nie można odczytać pliku.</translation>
    </message>
</context>
<context>
    <name>PickTable</name>
    <message>
        <source>Seat %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>an expected score and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Brane</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Picking</source>
        <translation>Branie</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Pasowanie</translation>
    </message>
    <message>
        <source>Gain by picking</source>
        <translation>Zysk z brania</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Zmiana</translation>
    </message>
    <message>
        <source>Picking scores more in every seat.</source>
        <translation>Branie daje więcej na każdym miejscu.</translation>
    </message>
    <message>
        <source>Passing scores more in every seat.</source>
        <translation>Pasowanie daje więcej na każdym miejscu.</translation>
    </message>
    <message numerus="yes">
        <source>Picking scores more in seat(s) %1.</source>
        <translation>
            <numerusform>Branie daje więcej na miejscu %1.</numerusform>
            <numerusform>Branie daje więcej na miejscach %1.</numerusform>
            <numerusform>Branie daje więcej na miejscach %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passing scores more in seat(s) %1.</source>
        <translation>
            <numerusform>Pasowanie daje więcej na miejscu %1.</numerusform>
            <numerusform>Pasowanie daje więcej na miejscach %1.</numerusform>
            <numerusform>Pasowanie daje więcej na miejscach %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat(s) %1: too close to say yet.</source>
        <translation>
            <numerusform>Miejsce %1: jeszcze zbyt blisko.</numerusform>
            <numerusform>Miejsca %1: jeszcze zbyt blisko.</numerusform>
            <numerusform>Miejsca %1: jeszcze zbyt blisko.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat, in the order of speaking</source>
        <translation>Miejsce, w kolejności mówienia</translation>
    </message>
    <message>
        <source>Score points</source>
        <translation>Punkty zapisu</translation>
    </message>
    <message>
        <source>First rules</source>
        <translation>Pierwsze zasady</translation>
    </message>
    <message>
        <source>Second rules</source>
        <translation>Drugie zasady</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), seed %1, picks of: %2</source>
        <translation>
            <numerusform>%n rozdanie, ziarno %1, brania gracza: %2</numerusform>
            <numerusform>%n rozdania, ziarno %1, brania gracza: %2</numerusform>
            <numerusform>%n rozdań, ziarno %1, brania gracza: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a house rule and its choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>te same</translation>
    </message>
    <message>
        <source>the same, but %1</source>
        <translation>te same, ale %1</translation>
    </message>
    <message>
        <source>By these rules no blind is picked.</source>
        <translation>Według tych zasad nikt nie bierze talonu.</translation>
    </message>
    <message>
        <source>These rules deal other cards, so that no deal can be compared.</source>
        <translation>Te zasady rozdają inne karty; żadnego rozdania nie da się porównać.</translation>
    </message>
    <message>
        <source>This table plays without: %1</source>
        <translation>Ten stół gra bez: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but only %1 are dealt here.</source>
        <extracomment>%1 is a number too</extracomment>
        <translation>
            <numerusform>%n karta, a rozdaje się tu tylko %1.</numerusform>
            <numerusform>%n karty, a rozdaje się tu tylko %1.</numerusform>
            <numerusform>%n kart, a rozdaje się tu tylko %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the hand too: %1</source>
        <translation>Także w ręce: %1</translation>
    </message>
    <message>
        <source>At least one deal, and at most %1.</source>
        <translation>Co najmniej jedno rozdanie, najwyżej %1.</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 podano dwa razy.</translation>
    </message>
    <message>
        <source>%1 is not a card. Write, for example, QC JS AD 10H.</source>
        <translation>%1 to nie karta. Napisz na przykład QC JS AD 10H.</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>cards that are not given</comment>
        <translation>losowana</translation>
    </message>
    <message>
        <source>Hand: %1.</source>
        <translation>Ręka: %1.</translation>
    </message>
    <message>
        <source>Hand: %1. Blind: %2.</source>
        <translation>Ręka: %1. Talon: %2.</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>Zasady: %1.</translation>
    </message>
    <message>
        <source>First rules: %1. Second rules: %2.</source>
        <translation>Pierwsze zasady: %1. Drugie zasady: %2.</translation>
    </message>
    <message>
        <source>First rules: %1</source>
        <translation>Pierwsze zasady: %1</translation>
    </message>
    <message>
        <source>Second rules: %1</source>
        <translation>Drugie zasady: %1</translation>
    </message>
    <message>
        <source>The change is from the first rules to the second, in the same deals.</source>
        <translation>Zmiana jest od pierwszych zasad do drugich, w tych samych rozdaniach.</translation>
    </message>
    <message>
        <source>Picked: how often the player picks. Won: how often picking ends above zero.</source>
        <translation>Brane: jak często gracz bierze. Wygrane: jak często branie kończy się powyżej zera.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>3 trump, 1 queen</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n trump</source>
        <translation>
            <numerusform>%n atut</numerusform>
            <numerusform>%n atuty</numerusform>
            <numerusform>%n atutów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n dama</numerusform>
            <numerusform>%n damy</numerusform>
            <numerusform>%n dam</numerusform>
        </translation>
    </message>
    <message>
        <source>What picking scores</source>
        <translation>Co daje branie</translation>
    </message>
    <message>
        <source>What passing scores</source>
        <translation>Co daje pasowanie</translation>
    </message>
    <message>
        <source>What picking brings more than passing</source>
        <translation>O ile więcej daje branie niż pasowanie</translation>
    </message>
    <message>
        <source>How often it is picked</source>
        <translation>Jak często się bierze</translation>
    </message>
    <message>
        <source>How good is a hand?</source>
        <translation>Jak dobra jest ręka?</translation>
    </message>
    <message>
        <source>%1: the change by trump and queens</source>
        <translation>%1: zmiana według atutów i dam</translation>
    </message>
    <message>
        <source>%1 by trump and queens</source>
        <translation>%1 według atutów i dam</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Zysk</translation>
    </message>
    <message>
        <source>Seat 1 speaks first. The hand has the choice if all before it pass. Scores are in score points, within the error in 19 of 20 cases. Gain: what picking scores more than passing.</source>
        <translation>Miejsce 1 mówi pierwsze. Ręka ma wybór, gdy wszyscy przed nią spasują. Wartości w punktach zapisu, w 19 na 20 przypadków w granicach błędu. Zysk: o ile więcej daje branie niż pasowanie.</translation>
    </message>
</context>
<context>
    <name>PickedWords</name>
    <message>
        <source>You win alone</source>
        <translation>Wygrywasz w pojedynkę</translation>
    </message>
    <message>
        <source>You lose alone</source>
        <translation>Przegrywasz w pojedynkę</translation>
    </message>
    <message>
        <source>%1 wins alone</source>
        <translation>%1 wygrywa w pojedynkę</translation>
    </message>
    <message>
        <source>%1 loses alone</source>
        <translation>%1 przegrywa w pojedynkę</translation>
    </message>
    <message>
        <source>%1 win</source>
        <comment>several players</comment>
        <translation>Wygrywają: %1</translation>
    </message>
    <message>
        <source>%1 lose</source>
        <comment>several players</comment>
        <translation>Przegrywają: %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, %2 to %3.</source>
        <translation>%1, %2 do %3.</translation>
    </message>
    <message>
        <source>Sheepshead was called and made.</source>
        <translation>Sheepshead zapowiedziany i zrobiony.</translation>
    </message>
    <message>
        <source>Sheepshead was called and missed.</source>
        <translation>Sheepshead zapowiedziany i niezrobiony.</translation>
    </message>
    <message>
        <source>The makers took every trick.</source>
        <translation>Strona rozgrywająca bierze wszystkie lewy.</translation>
    </message>
    <message>
        <source>Schneider: the defenders needed %1 to get out.</source>
        <translation>Schneider: obrońcom, by wyjść, potrzeba było %1.</translation>
    </message>
    <message>
        <source>Schneider: the makers needed %1 to get out.</source>
        <translation>Schneider: stronie rozgrywającej, by wyjść, potrzeba było %1.</translation>
    </message>
    <message>
        <source>The makers took no trick.</source>
        <translation>Strona rozgrywająca nie bierze ani jednej lewy.</translation>
    </message>
    <message>
        <source>%1 short of schneider</source>
        <translation>do schneidera zabrakło %1</translation>
    </message>
    <message>
        <source>Just enough; %1.</source>
        <translation>W sam raz; %1.</translation>
    </message>
    <message>
        <source>%1 more than needed; %2.</source>
        <translation>%1 ponad potrzebę; %2.</translation>
    </message>
    <message>
        <source>just out of schneider</source>
        <translation>ledwo bez schneidera</translation>
    </message>
    <message>
        <source>out of schneider by %1</source>
        <translation>bez schneidera z zapasem %1</translation>
    </message>
    <message>
        <source>%1 short of the %2 needed; %3.</source>
        <translation>Do potrzebnych %2 zabrakło %1; %3.</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>bez lewy</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a factor, and what it is for</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Stake: %1 = %2</source>
        <translation>Stawka: %1 = %2</translation>
    </message>
    <message>
        <source>Stake: %1</source>
        <translation>Stawka: %1</translation>
    </message>
    <message>
        <source>%1; the picker pays for both</source>
        <translation>%1; rozgrywający płaci za obu</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Save score sheet as PDF</source>
        <translation>Zapis wyników jako PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Pliki PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>The PDF was not saved.</source>
        <translation>PDF nie został zapisany.</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>Nic nie wydrukowano.</translation>
    </message>
    <message>
        <source>The file %1 could not be written. If it existed before, it is unchanged. Choose another folder, or free some space.</source>
        <translation>Nie udało się zapisać pliku %1. Jeśli już istniał, jest niezmieniony. Wybierz inny folder albo zwolnij miejsce.</translation>
    </message>
    <message>
        <source>The printer did not accept the pages. Check it and try again.</source>
        <translation>Drukarka nie przyjęła stron. Sprawdź ją i spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>The PDF is saved.</source>
        <translation>PDF jest zapisany.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otwórz</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>The report is in %1. Attach this file when you write to the project.</source>
        <translation>Raport jest tutaj: %1. Dołącz ten plik, gdy piszesz do projektu.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Zgłoś problem</translation>
    </message>
    <message>
        <source>The report was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Raport nie został zapisany: nie udało się zapisać pliku %1. Wybierz inny folder.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Zapisz raport</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>Clubs were led: play a club.</source>
        <translation>Wyjście w trefle: dołóż trefla.</translation>
    </message>
    <message>
        <source>You called %1, so a club stays in your hand until clubs are led.</source>
        <translation>Wołasz: %1, więc trefl zostaje u ciebie do wyjścia w trefle.</translation>
    </message>
    <message>
        <source>Spades were led: play a spade.</source>
        <translation>Wyjście w piki: dołóż pika.</translation>
    </message>
    <message>
        <source>You called %1, so a spade stays in your hand until spades are led.</source>
        <translation>Wołasz: %1, więc pik zostaje u ciebie do wyjścia w piki.</translation>
    </message>
    <message>
        <source>Hearts were led: play a heart.</source>
        <translation>Wyjście w kiery: dołóż kiera.</translation>
    </message>
    <message>
        <source>You called %1, so a heart stays in your hand until hearts are led.</source>
        <translation>Wołasz: %1, więc kier zostaje u ciebie do wyjścia w kiery.</translation>
    </message>
    <message>
        <source>Diamonds were led: play a diamond.</source>
        <translation>Wyjście w kara: dołóż karo.</translation>
    </message>
    <message>
        <source>You called %1, so a diamond stays in your hand until diamonds are led.</source>
        <translation>Wołasz: %1, więc karo zostaje u ciebie do wyjścia w kara.</translation>
    </message>
    <message numerus="yes">
        <source>Bury exactly %n card(s), as many as you took.</source>
        <translation>
            <numerusform>Odłóż %n kartę, tyle, ile było w talonie.</numerusform>
            <numerusform>Odłóż %n karty, tyle, ile było w talonie.</numerusform>
            <numerusform>Odłóż %n kart, tyle, ile było w talonie.</numerusform>
        </translation>
    </message>
    <message>
        <source>You buried %1, so call a partner.</source>
        <translation>W odkładzie jest %1, więc zawołaj partnera.</translation>
    </message>
    <message>
        <source>Do not bury %1: without a partner you must keep it in play.</source>
        <translation>Nie odkładaj karty %1: bez partnera musi zostać w grze.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Nie masz tej karty na ręce.</translation>
    </message>
    <message>
        <source>Everyone else passed, so you pick.</source>
        <translation>Wszyscy pozostali spasowali, więc musisz brać.</translation>
    </message>
    <message>
        <source>That jack cannot be called with the pick.</source>
        <translation>Tego waleta nie można zawołać przy braniu talonu.</translation>
    </message>
    <message>
        <source>Picking blind is not allowed at this table.</source>
        <translation>Przy tym stole nie wolno brać w ciemno.</translation>
    </message>
    <message>
        <source>Going alone is not allowed: keep a card to call an ace with.</source>
        <translation>Gra w pojedynkę niedozwolona: zatrzymaj kartę, do której zawołasz asa.</translation>
    </message>
    <message>
        <source>Not now.</source>
        <translation>Nie teraz.</translation>
    </message>
    <message>
        <source>Call a fail ace, or a ten when you have all the fail aces.</source>
        <translation>Zawołaj bocznego asa albo dziesiątkę, gdy masz wszystkie boczne asy.</translation>
    </message>
    <message>
        <source>Call a fail ace.</source>
        <translation>Zawołaj bocznego asa.</translation>
    </message>
    <message>
        <source>Call a card that you do not have.</source>
        <translation>Zawołaj kartę, której nie masz.</translation>
    </message>
    <message>
        <source>Call a suit in which you kept a fail card.</source>
        <translation>Zawołaj kolor, w którym została ci karta boczna.</translation>
    </message>
    <message>
        <source>A ten can be called only when you have all the fail aces.</source>
        <translation>Dziesiątkę można wołać tylko przy wszystkich bocznych asach na ręce.</translation>
    </message>
    <message>
        <source>Choose a card to lay face down for the suit you call.</source>
        <translation>Wybierz kartę, która będzie leżeć zakryta zamiast wołanego koloru.</translation>
    </message>
    <message>
        <source>You can call an ace without an under.</source>
        <translation>Możesz zawołać asa bez underu.</translation>
    </message>
    <message>
        <source>An under cannot be called with these cards.</source>
        <translation>Z tymi kartami nie można wołać z underem.</translation>
    </message>
    <message>
        <source>That jack cannot be called.</source>
        <translation>Tego waleta nie można zawołać.</translation>
    </message>
    <message>
        <source>House rule: you must call a partner if you can.</source>
        <translation>Zasada domowa: jeśli możesz, musisz zawołać partnera.</translation>
    </message>
    <message>
        <source>House rule: you need %1 to call sheepshead.</source>
        <translation>Zasada domowa: sheepshead można zapowiedzieć tylko z tą kartą: %1.</translation>
    </message>
    <message>
        <source>House rule: sheepshead is called alone.</source>
        <translation>Zasada domowa: sheepshead zapowiada się w pojedynkę.</translation>
    </message>
    <message>
        <source>With %1 as trump this is a best solo, not a side solo.</source>
        <translation>Gdy atutem jest %1, to solo best, a nie solo boczne.</translation>
    </message>
    <message>
        <source>You hold no card of a suit whose ace you could call.</source>
        <translation>Nie masz żadnej karty w kolorze, którego asa można zawołać.</translation>
    </message>
    <message>
        <source>A call was bid already: only a solo beats it.</source>
        <translation>Wołanie już wylicytowano: przebije je tylko solo.</translation>
    </message>
    <message>
        <source>You cannot raise the stake now.</source>
        <translation>Teraz nie można podbić stawki.</translation>
    </message>
    <message>
        <source>The stake is as high as this table allows.</source>
        <translation>Stawka jest najwyższa, na jaką pozwala ten stół.</translation>
    </message>
    <message>
        <source>You have %1: announce that you play alone.</source>
        <translation>Masz kartę %1: zapowiedz grę w pojedynkę.</translation>
    </message>
    <message>
        <source>You hold %1, and %2 were led: play the called card.</source>
        <translation>Masz kartę %1, a wyjście jest w kolor %2: dołóż wołaną kartę.</translation>
    </message>
    <message>
        <source>You hold %1, the called card: keep it until %2 are led.</source>
        <translation>Masz wołaną kartę %1: trzymaj ją do wyjścia w kolor %2.</translation>
    </message>
    <message>
        <source>Lead %1, the called card, or a suit other than %2.</source>
        <translation>Wyjdź w wołaną kartę %1 albo w inny kolor niż %2.</translation>
    </message>
    <message>
        <source>You called %1: play %2 first.</source>
        <translation>Wołasz: %1, najpierw zagraj %2.</translation>
    </message>
    <message>
        <source>The suit you called was led: play the card that you laid face down.</source>
        <translation>Wyjście w wołany kolor: zagraj kartę, która leży zakryta.</translation>
    </message>
    <message>
        <source>Keep the card that you laid face down until %1 are led.</source>
        <translation>Zakrytą kartę trzymaj do wyjścia w kolor %1.</translation>
    </message>
    <message>
        <source>Follow suit.</source>
        <translation>Dołóż do koloru.</translation>
    </message>
    <message>
        <source>Trump was led: play a trump.</source>
        <translation>Wyjście w atut: dołóż atut.</translation>
    </message>
    <message>
        <source>You called %1, so %2 stays in your hand until %3 are led.</source>
        <translation>Wołasz: %1, więc %2 zostaje u ciebie do wyjścia w kolor %3.</translation>
    </message>
    <message>
        <source>You buried %1, so %2 cannot be called.</source>
        <translation>W odkładzie jest %1, więc nie można wołać karty %2.</translation>
    </message>
    <message>
        <source>You buried %1.</source>
        <translation>W odkładzie jest %1.</translation>
    </message>
    <message>
        <source>You hold %1, so %2 cannot be called.</source>
        <translation>Masz kartę %1, więc nie można wołać karty %2.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Masz kartę %1.</translation>
    </message>
    <message>
        <source>You kept no fail card of %1, so %2 cannot be called.</source>
        <translation>Nie masz karty bocznej w kolorze %1, więc nie można wołać karty %2.</translation>
    </message>
    <message>
        <source>A king can be called only when you have all the fail aces and tens.</source>
        <translation>Króla można wołać tylko przy wszystkich bocznych asach i dziesiątkach.</translation>
    </message>
    <message>
        <source>Call a suit whose ace is in your hand.</source>
        <translation>Zawołaj kolor, w którym masz asa na ręce.</translation>
    </message>
</context>
<context>
    <name>RenegeWords</name>
    <message>
        <source>You could have followed suit and did not: you forfeit the hand.</source>
        <translation>Twój fałszywy renons: przegrywasz rozdanie.</translation>
    </message>
    <message>
        <source>%1 did not follow suit and forfeits the hand.</source>
        <translation>Fałszywy renons: %1 przegrywa rozdanie.</translation>
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
        <source>You had no choice.</source>
        <translation>Nie było wyboru.</translation>
    </message>
    <message>
        <source>%1 had no choice.</source>
        <translation>%1: bez wyboru.</translation>
    </message>
    <message>
        <source>What this cost could not be worked out.</source>
        <translation>Nie udało się ustalić, ile to kosztowało.</translation>
    </message>
    <message>
        <source>Well played: nothing else promised more.</source>
        <translation>Dobrze zagrane: nic innego nie obiecywało więcej.</translation>
    </message>
    <message>
        <source>Nothing else promised more.</source>
        <translation>Nic innego nie obiecywało więcej.</translation>
    </message>
    <message>
        <source>%1 was about as good.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;</extracomment>
        <translation>Mniej więcej tak samo dobre: %1.</translation>
    </message>
    <message>
        <source>Better: %1. On average that brings %2 more.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;; a number of points</extracomment>
        <translation>Lepiej: %1. Średnio daje to o %2 więcej.</translation>
    </message>
    <message>
        <source>With all cards on the table, this card gave the hand away: %1 would have won it.</source>
        <translation>W otwarte karty to zagranie oddało rozdanie: wygrać dało się tak: %1.</translation>
    </message>
    <message>
        <source>With all cards on the table, you could still win here.</source>
        <translation>W otwarte karty dało się tu jeszcze wygrać.</translation>
    </message>
    <message>
        <source>With all cards on the table, you could no longer win here.</source>
        <translation>W otwarte karty nie dało się tu już wygrać.</translation>
    </message>
    <message>
        <source>With all cards on the table, %1 could still win here.</source>
        <translation>W otwarte karty dało się tu jeszcze wygrać (%1).</translation>
    </message>
    <message>
        <source>With all cards on the table, %1 could no longer win here.</source>
        <translation>W otwarte karty nie dało się tu już wygrać (%1).</translation>
    </message>
    <message>
        <source>Pick a hand like this, and you win about %1 of the time.</source>
        <translation>Kto bierze talon z takimi kartami, wygrywa w mniej więcej %1 przypadków.</translation>
    </message>
    <message>
        <source>By the rule of thumb it is a pick: passing it makes a mauer.</source>
        <translation>Z reguły praktycznej wynika, że to się bierze: pas to murowanie.</translation>
    </message>
    <message>
        <source>By the rule of thumb it is a pass, too.</source>
        <translation>Z reguły praktycznej też wynika pas.</translation>
    </message>
    <message>
        <source>makers win all tricks</source>
        <translation>strona rozgrywająca bierze wszystkie lewy</translation>
    </message>
    <message>
        <source>makers win with schneider</source>
        <translation>strona rozgrywająca wygrywa ze schneiderem</translation>
    </message>
    <message>
        <source>makers win</source>
        <translation>strona rozgrywająca wygrywa</translation>
    </message>
    <message>
        <source>makers lose</source>
        <translation>strona rozgrywająca przegrywa</translation>
    </message>
    <message>
        <source>makers lose with schneider</source>
        <translation>strona rozgrywająca przegrywa ze schneiderem</translation>
    </message>
    <message>
        <source>makers take no trick</source>
        <translation>strona rozgrywająca bez lewy</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who wins, the makers&apos; points</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>None of your decisions cost you anything.</source>
        <translation>Żadna z twoich decyzji nic cię nie kosztowała.</translation>
    </message>
    <message>
        <source>One decision cost you %1 points on average: %2.</source>
        <extracomment>a number of points, a decision such as &quot;10♥&quot;</extracomment>
        <translation>Jedna decyzja kosztowała cię średnio %1 pkt: %2.</translation>
    </message>
    <message>
        <source>Your decisions cost you %1 points on average, %2 of them with %3.</source>
        <extracomment>two numbers of points, a decision such as &quot;10♥&quot;</extracomment>
        <translation>Twoje decyzje kosztowały cię średnio %1 pkt, z tego %2 pkt to %3.</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>jeszcze nieprzejrzane</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>koszt nieznany</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>koszt: %1</translation>
    </message>
    <message>
        <source>the costliest decision of this seat</source>
        <translation>najdroższa decyzja z tego miejsca</translation>
    </message>
    <message>
        <source>gave the hand away with all cards on the table</source>
        <translation>w otwarte karty oddało rozdanie</translation>
    </message>
    <message>
        <source>With all cards on the table from the first card on: %1.</source>
        <translation>W otwarte karty od pierwszego zagrania: %1.</translation>
    </message>
    <message>
        <source>You gave it away with %1.</source>
        <extracomment>the hand was lost with a card such as &quot;10♥&quot;</extracomment>
        <translation>Rozdanie oddało twoje zagranie: %1.</translation>
    </message>
    <message>
        <source>%1 gave it away with %2.</source>
        <translation>Rozdanie oddało zagranie gracza %1: %2.</translation>
    </message>
    <message>
        <source>Try instead: %1.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;</extracomment>
        <translation>Lepiej tak: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a decision such as &quot;10♥&quot;, the score it cost</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>By the rule of thumb it is a pick, but here the pass costs nothing.</source>
        <translation>Z reguły praktycznej wynika, że to się bierze, ale tutaj pas nic nie kosztuje.</translation>
    </message>
    <message>
        <source>By the rule of thumb it would be a pass.</source>
        <translation>Z reguły praktycznej wynikałby pas.</translation>
    </message>
    <message>
        <source>%1 promised more, but a defender does not lead trump this early.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;</extracomment>
        <translation>Więcej obiecywało: %1, ale obrońca nie wychodzi tak wcześnie w atut.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>From the strongest: %1, %2, %3, %4.</source>
        <translation>Od najsilniejszej: %1, %2, %3, %4.</translation>
    </message>
    <message>
        <source>Table and trump</source>
        <translation>Stół i atuty</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdawanie</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Rozgrywka</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Gdy wszyscy pasują</translation>
    </message>
    <message>
        <source>Raising the stakes</source>
        <translation>Podbijanie stawki</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punktacja</translation>
    </message>
    <message>
        <source>Length and money</source>
        <translation>Długość i pieniądze</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>rozdań</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rund</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punktów</translation>
    </message>
    <message>
        <source>Only where the picker calls an ace.</source>
        <translation>Tylko gdy rozgrywający woła asa.</translation>
    </message>
    <message>
        <source>Only where a card of the called suit is needed.</source>
        <translation>Tylko gdy potrzebna jest karta wołanego koloru.</translation>
    </message>
    <message>
        <source>Only where a ten can be called.</source>
        <translation>Tylko gdy można wołać dziesiątkę.</translation>
    </message>
    <message>
        <source>Only where an under can be called.</source>
        <translation>Tylko gdy można wołać z underem.</translation>
    </message>
    <message>
        <source>Only where a jack finds the partner.</source>
        <translation>Tylko gdy partnera wskazuje walet.</translation>
    </message>
    <message>
        <source>Only where the jack of diamonds is the partner.</source>
        <translation>Tylko gdy partnerem jest walet karo.</translation>
    </message>
    <message>
        <source>Only where the jack of clubs is the partner.</source>
        <translation>Tylko gdy partnerem jest walet trefl.</translation>
    </message>
    <message>
        <source>Only where a jack can be called up.</source>
        <translation>Tylko gdy można wołać wyższego waleta.</translation>
    </message>
    <message>
        <source>Only where the picker can have a partner.</source>
        <translation>Tylko gdy rozgrywający może mieć partnera.</translation>
    </message>
    <message>
        <source>Only where a leaster is played.</source>
        <translation>Tylko gdy gra się leastera.</translation>
    </message>
    <message>
        <source>Only where doublers are played.</source>
        <translation>Tylko gdy gra się doublery.</translation>
    </message>
    <message>
        <source>Only where several doublers double again.</source>
        <translation>Tylko gdy kolejne doublery podwajają dalej.</translation>
    </message>
    <message>
        <source>Only where the last player must pick.</source>
        <translation>Tylko gdy ostatni gracz musi brać.</translation>
    </message>
    <message>
        <source>Only with double on the bump.</source>
        <translation>Tylko z podwójną stawką przy bumpie.</translation>
    </message>
    <message>
        <source>Only where a player picks the blind.</source>
        <translation>Tylko gdy ktoś bierze talon.</translation>
    </message>
    <message>
        <source>Only where call and solo are bid.</source>
        <translation>Tylko gdy licytuje się wołanie i solo.</translation>
    </message>
    <message>
        <source>Only where the picker may go alone.</source>
        <translation>Tylko gdy rozgrywający może grać w pojedynkę.</translation>
    </message>
    <message>
        <source>Only where the losers pay.</source>
        <translation>Tylko gdy przegrani płacą.</translation>
    </message>
    <message>
        <source>Only where the first queens played find the partners.</source>
        <translation>Tylko gdy partnerów wskazują pierwsze zagrane damy.</translation>
    </message>
    <message>
        <source>Only where the neighbor shares the blind.</source>
        <translation>Tylko gdy sąsiad dostaje część talonu.</translation>
    </message>
    <message>
        <source>Only with three players and no trick needed to win.</source>
        <translation>Tylko przy trzech graczach i gdy do wygranej nie trzeba lewy.</translation>
    </message>
    <message>
        <source>Only with a pot.</source>
        <translation>Tylko z pulą.</translation>
    </message>
    <message>
        <source>Only where stakes can be cracked.</source>
        <translation>Tylko gdy można dawać kontrę.</translation>
    </message>
    <message>
        <source>Only where stakes can be cracked or blitzed.</source>
        <translation>Tylko gdy można dawać kontrę lub pokazać blitz.</translation>
    </message>
    <message>
        <source>Only where that pair can be shown for a blitz.</source>
        <translation>Tylko gdy tę parę można pokazać na blitz.</translation>
    </message>
    <message>
        <source>Only where sheepshead can be called.</source>
        <translation>Tylko gdy można zapowiedzieć sheepshead.</translation>
    </message>
    <message>
        <source>Only for a game with a set length.</source>
        <translation>Tylko dla partii o ustalonej długości.</translation>
    </message>
    <message>
        <source>Only where the cards are cut.</source>
        <translation>Tylko gdy przekłada się karty.</translation>
    </message>
    <message>
        <source>Only where enough players are left.</source>
        <translation>Tylko gdy zostaje dość graczy.</translation>
    </message>
    <message>
        <source>Belongs to another game.</source>
        <translation>Należy do innej gry.</translation>
    </message>
    <message>
        <source>cents</source>
        <translation>centów</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Niepotrzebna</translation>
    </message>
    <message>
        <source>The picker may call any fail ace not in hand, with or without a card of its suit.</source>
        <translation>Rozgrywający może wołać każdego bocznego asa, którego nie ma, z kartą tego koloru lub bez niej.</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Potrzebna</translation>
    </message>
    <message>
        <source>The picker keeps a card of the called suit in hand until that suit is led.</source>
        <translation>Rozgrywający trzyma kartę wołanego koloru na ręce, aż ktoś wyjdzie w ten kolor.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Niedozwolone</translation>
    </message>
    <message>
        <source>A picker with all the fail aces plays alone.</source>
        <translation>Rozgrywający z wszystkimi bocznymi asami gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Dozwolone</translation>
    </message>
    <message>
        <source>A picker with all the fail aces may call the ten of a suit whose ace stays in hand.</source>
        <translation>Rozgrywający z wszystkimi bocznymi asami może wołać dziesiątkę koloru, w którym ma asa na ręce.</translation>
    </message>
    <message>
        <source>Loses to the ace</source>
        <translation>Przegrywa z asem</translation>
    </message>
    <message>
        <source>The called ten ranks below the ace, as always.</source>
        <translation>Wołana dziesiątka stoi jak zwykle niżej niż as.</translation>
    </message>
    <message>
        <source>Beats the ace the first time</source>
        <translation>Za pierwszym razem bije asa</translation>
    </message>
    <message>
        <source>On the first trick of its suit the called ten ranks above the ace; any trump still beats both.</source>
        <translation>W pierwszej lewie swojego koloru wołana dziesiątka stoi wyżej niż as; każdy atut i tak bije obie karty.</translation>
    </message>
    <message>
        <source>Without an ordinary call the picker plays alone.</source>
        <translation>Gdy zwykłe wołanie jest niemożliwe, rozgrywający gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Without an ordinary call the picker may lay any card face down as a card of the called suit.</source>
        <translation>Gdy zwykłe wołanie jest niemożliwe, rozgrywający może położyć zakrytą dowolną kartę jako kartę wołanego koloru.</translation>
    </message>
    <message>
        <source>By the cards kept</source>
        <translation>Według zatrzymanych kart</translation>
    </message>
    <message>
        <source>No ordinary call is possible with the cards left after the bury.</source>
        <translation>Z kartami, które zostały po odkładzie, zwykłe wołanie jest niemożliwe.</translation>
    </message>
    <message>
        <source>By all cards before the bury</source>
        <translation>Według wszystkich kart przed odkładem</translation>
    </message>
    <message>
        <source>No ordinary call was possible before the bury either.</source>
        <translation>Zwykłe wołanie było niemożliwe także przed odkładem.</translation>
    </message>
    <message>
        <source>The picker calls an ace that another player holds.</source>
        <translation>Rozgrywający woła asa, którego ma inny gracz.</translation>
    </message>
    <message>
        <source>A picker who calls an ace in hand plays alone in secret.</source>
        <translation>Rozgrywający, który woła własnego asa, gra po cichu w pojedynkę.</translation>
    </message>
    <message>
        <source>The picker plays alone only if no partner can be called.</source>
        <translation>Rozgrywający gra w pojedynkę tylko wtedy, gdy nie może wołać partnera.</translation>
    </message>
    <message>
        <source>The picker may say “alone” after the bury.</source>
        <translation>Rozgrywający może po odkładzie powiedzieć „w pojedynkę”.</translation>
    </message>
    <message>
        <source>First bid wins</source>
        <translation>Pierwsza odzywka wygrywa</translation>
    </message>
    <message>
        <source>The first player to bid plays, and the bidding ends.</source>
        <translation>Kto licytuje pierwszy, gra, i licytacja się kończy.</translation>
    </message>
    <message>
        <source>Solo beats a call</source>
        <translation>Solo przebija wołanie</translation>
    </message>
    <message>
        <source>After a call the later players may still bid a solo and play instead.</source>
        <translation>Po wołaniu następni gracze mogą jeszcze licytować solo i grać zamiast tego.</translation>
    </message>
    <message>
        <source>Who helps the picker against the others. The partner stays secret until the partner card is played. Example: you call the ace of clubs. Its holder is your partner and plays it when clubs are led for the first time.</source>
        <translation>Kto pomaga rozgrywającemu przeciw pozostałym. Partner pozostaje tajny do zagrania karty partnera. Przykład: wołasz asa trefl. Kto go ma, jest twoim partnerem i dokłada go przy pierwszym wyjściu w trefle.</translation>
    </message>
    <message>
        <source>Card of the called suit</source>
        <translation>Karta wołanego koloru</translation>
    </message>
    <message>
        <source>Whether the picker must hold a fail card of the called suit, and keep it until that suit is led for the first time. Example: you call hearts with the nine and the seven of hearts. Before hearts are led you may discard one of them, not both.</source>
        <translation>Czy rozgrywający musi mieć kartę boczną wołanego koloru i trzymać ją do pierwszego wyjścia w ten kolor. Przykład: wołasz kiery, mając dziewiątkę i siódemkę kier. Przed wyjściem w kiery możesz zrzucić jedną z nich, nie obie.</translation>
    </message>
    <message>
        <source>Calling a ten</source>
        <translation>Wołanie dziesiątki</translation>
    </message>
    <message>
        <source>What a picker with all the fail aces, in hand or buried, may call. Example: you bury the aces of spades and hearts and keep the ace of clubs. You may call the ten of clubs.</source>
        <translation>Co może wołać rozgrywający, który ma wszystkie boczne asy na ręce lub w odkładzie. Przykład: odkładasz asy pik i kier, a zatrzymujesz asa trefl. Możesz wołać dziesiątkę trefl.</translation>
    </message>
    <message>
        <source>Called ten</source>
        <translation>Wołana dziesiątka</translation>
    </message>
    <message>
        <source>How the called ten ranks when its suit is led for the first time and the trick is not trumped. Example: you called the ten of hearts. The ace, ten, nine and eight of hearts and the seven of spades are played: the ten takes the trick.</source>
        <translation>Jaką siłę ma wołana dziesiątka przy pierwszym wyjściu w jej kolor, gdy nikt nie przebije atutem. Przykład: wołasz dziesiątkę kier. Spadają as, dziesiątka, dziewiątka i ósemka kier oraz siódemka pik: lewę bierze dziesiątka.</translation>
    </message>
    <message>
        <source>Calling under</source>
        <translation>Wołanie z underem</translation>
    </message>
    <message>
        <source>What a picker may do who can call no ace and lacks at least one of them. The card laid face down never wins, and its points go to the winner of the trick. Example: you kept ace and king of clubs and four trump. You lay the seven of diamonds face down and call the ace of hearts.</source>
        <translation>Co może zrobić rozgrywający, który nie może wołać asa, a co najmniej jednego nie ma. Zakryta karta nigdy nie wygrywa, a jej oczka dostaje zwycięzca lewy. Przykład: zostały ci as i król trefl oraz cztery atuty. Kładziesz zakrytą siódemkę karo i wołasz asa kier.</translation>
    </message>
    <message>
        <source>When an under is allowed</source>
        <translation>Kiedy wolno użyć underu</translation>
    </message>
    <message>
        <source>Which cards decide that no ordinary call is possible. Example: you buried your only heart and have nothing else to call with. By the cards kept, you may call hearts under. By all cards before the bury, you could have called hearts, so you may not.</source>
        <translation>Które karty decydują, że zwykłe wołanie jest niemożliwe. Przykład: odkładasz jedynego kiera i nie masz do czego wołać. Według zatrzymanych kart możesz wołać kiery z underem. Według kart przed odkładem dało się wołać kiery, więc nie możesz.</translation>
    </message>
    <message>
        <source>Calling your own ace</source>
        <translation>Wołanie własnego asa</translation>
    </message>
    <message>
        <source>Whether the picker may call an ace in hand, and so play alone while the others look for a partner. Example: you hold the ace of clubs and call clubs. No other player ever shows it.</source>
        <translation>Czy rozgrywający może wołać asa, którego sam ma, i tak grać w pojedynkę, gdy inni szukają partnera. Przykład: masz asa trefl i wołasz trefle. Nikt inny nigdy go nie pokaże.</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>Gra w pojedynkę</translation>
    </message>
    <message>
        <source>The picker may announce after the bury: “I play alone”, even if a partner could be called. Example: five players. A picker who wins alone gets 4, and each of the four others loses 1.</source>
        <translation>Rozgrywający może po odkładzie zapowiedzieć: „Gram w pojedynkę”, nawet gdy mógłby wołać partnera. Przykład: pięć osób. Rozgrywający, który wygrywa w pojedynkę, dostaje 4, a każdy z czterech pozostałych traci 1.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Whether a solo beats a call. Example: Ada bids a call and Bruno has a good solo. Where a solo beats a call, Bruno may still bid it.</source>
        <translation>Czy solo przebija wołanie. Przykład: Ada licytuje wołanie, a Bruno ma dobre solo. Gdzie solo przebija wołanie, Bruno może je jeszcze zalicytować.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>Everyone at the table plays every hand.</source>
        <translation>Wszyscy przy stole grają każde rozdanie.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Tak</translation>
    </message>
    <message>
        <source>The table has one player more than the hand.</source>
        <translation>Przy stole siedzi o jedną osobę więcej, niż gra.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Trefl</translation>
    </message>
    <message>
        <source>Diamonds become an ordinary suit.</source>
        <translation>Karo staje się zwykłym kolorem.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Kier</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>The usual trump suit.</source>
        <translation>Zwykły kolor atutowy.</translation>
    </message>
    <message>
        <source>No spitz</source>
        <translation>Bez spitza</translation>
    </message>
    <message>
        <source>The seven of trump is the lowest trump.</source>
        <translation>Siódemka atutowa jest najniższym atutem.</translation>
    </message>
    <message>
        <source>Second-highest trump</source>
        <translation>Drugi najwyższy atut</translation>
    </message>
    <message>
        <source>Only the queen of clubs beats the seven of trump.</source>
        <translation>Tylko dama trefl bije siódemkę atutową.</translation>
    </message>
    <message>
        <source>Highest trump</source>
        <translation>Najwyższy atut</translation>
    </message>
    <message>
        <source>The seven of trump beats even the queen of clubs.</source>
        <translation>Siódemka atutowa bije nawet damę trefl.</translation>
    </message>
    <message>
        <source>Queens above jacks</source>
        <translation>Damy nad waletami</translation>
    </message>
    <message>
        <source>All four queens beat all four jacks.</source>
        <translation>Wszystkie cztery damy biją wszystkie cztery walety.</translation>
    </message>
    <message>
        <source>Jacks above queens</source>
        <translation>Walety nad damami</translation>
    </message>
    <message>
        <source>All four jacks beat all four queens.</source>
        <translation>Wszystkie cztery walety biją wszystkie cztery damy.</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>Nowe rozdanie</translation>
    </message>
    <message>
        <source>The hand is shown and the same dealer deals again; the stakes stay as they were.</source>
        <translation>Karty zostają pokazane i ta sama osoba (rozdający) rozdaje jeszcze raz; stawka się nie zmienia.</translation>
    </message>
    <message>
        <source>Dealt again on request</source>
        <translation>Nowe rozdanie na życzenie</translation>
    </message>
    <message>
        <source>The holder may show the hand for a new deal by the same dealer, or keep it silently.</source>
        <translation>Kto ma takie karty, może je pokazać i dostać nowe od tego samego rozdającego albo po cichu je zatrzymać.</translation>
    </message>
    <message>
        <source>Played as dealt</source>
        <translation>Gra się tym, co rozdano</translation>
    </message>
    <message>
        <source>The hand is played. Bad luck.</source>
        <translation>Rozdanie się gra. Pech.</translation>
    </message>
    <message>
        <source>Dealer&apos;s left</source>
        <translation>Na lewo od rozdającego</translation>
    </message>
    <message>
        <source>The player left of the dealer leads the first trick.</source>
        <translation>Do pierwszej lewy wychodzi gracz na lewo od rozdającego.</translation>
    </message>
    <message>
        <source>Picker&apos;s left</source>
        <translation>Na lewo od rozgrywającego</translation>
    </message>
    <message>
        <source>The player left of the picker leads the first trick.</source>
        <translation>Do pierwszej lewy wychodzi gracz na lewo od rozgrywającego.</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Niemożliwe</translation>
    </message>
    <message>
        <source>An illegal card is refused, with the reason.</source>
        <translation>Niedozwolona karta jest odrzucana, z podaniem powodu.</translation>
    </message>
    <message>
        <source>Forfeits the hand</source>
        <translation>Przegrywa rozdanie</translation>
    </message>
    <message>
        <source>Any card may be played. When the cards prove that a player did not follow suit, that side loses as if it had taken no trick.</source>
        <translation>Można zagrać dowolną kartę. Gdy karty dowiodą, że ktoś nie dołożył do koloru, jego strona przegrywa, jakby nie wzięła ani jednej lewy.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Gra</translation>
    </message>
    <message>
        <source>How many players there are, how the cards are dealt and how a partner is found. Example: with five players everyone holds six cards, the blind has two, and the picker has one partner against three.</source>
        <translation>Ilu jest graczy, jak rozdaje się karty i jak znajduje się partnera. Przykład: w pięć osób każdy ma sześć kart, w talonie są dwie, a rozgrywający ma jednego partnera przeciw trzem.</translation>
    </message>
    <message>
        <source>Dealer sits out</source>
        <translation>Rozdający pauzuje</translation>
    </message>
    <message>
        <source>The table has one player more than the hand: the dealer deals, sees no cards, and scores 0. Example: six players at a five-handed game. In this hand Ada deals and watches, in the next hand her left neighbor.</source>
        <translation>Przy stole siedzi o jedną osobę więcej, niż gra: rozdający rozdaje, nie widzi kart i zapisuje 0. Przykład: sześć osób przy grze na pięć. W tym rozdaniu Ada rozdaje i patrzy, w następnym jej lewy sąsiad.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Kolor atutowy</translation>
    </message>
    <message>
        <source>Queens and jacks are always trump; below them the ace, ten, king, nine, eight and seven of this suit are trump too. Example: with clubs as trump the ace of clubs is trump, and the ace of diamonds is a fail ace that can be called.</source>
        <translation>Damy i walety zawsze są atutami; poniżej nich atutami są też as, dziesiątka, król, dziewiątka, ósemka i siódemka tego koloru. Przykład: gdy atutem jest trefl, as trefl jest atutem, a as karo bocznym asem, którego można wołać.</translation>
    </message>
    <message>
        <source>Spitz</source>
        <translation>Spitz</translation>
    </message>
    <message>
        <source>The seven of the trump suit may be one of the highest trump. It is still worth no points. Example: as second-highest trump the seven of diamonds takes the queen of spades and loses to the queen of clubs.</source>
        <translation>Siódemka koloru atutowego może być jednym z najwyższych atutów. Nadal nie ma oczek. Przykład: jako drugi najwyższy atut siódemka karo bije damę pik i przegrywa z damą trefl.</translation>
    </message>
    <message>
        <source>Order of the queens</source>
        <translation>Kolejność dam</translation>
    </message>
    <message>
        <source>Which queen beats which, from the strongest down. Example: with ♠ ♣ ♥ ♦ the queen of spades beats the queen of clubs.</source>
        <translation>Która dama bije którą, od najsilniejszej. Przykład: przy ♠ ♣ ♥ ♦ dama pik bije damę trefl.</translation>
    </message>
    <message>
        <source>Order of the jacks</source>
        <translation>Kolejność waletów</translation>
    </message>
    <message>
        <source>Which jack beats which, from the strongest down. Example: with ♦ ♥ ♠ ♣ the jack of diamonds beats the three other jacks.</source>
        <translation>Który walet bije którego, od najsilniejszego. Przykład: przy ♦ ♥ ♠ ♣ walet karo bije trzy pozostałe walety.</translation>
    </message>
    <message>
        <source>Jacks and queens</source>
        <translation>Walety i damy</translation>
    </message>
    <message>
        <source>Which of the two are the highest trump. Example: with jacks above queens the jack of diamonds takes the queen of clubs.</source>
        <translation>Które z nich są najwyższymi atutami. Przykład: gdy walety stoją nad damami, walet karo bije damę trefl.</translation>
    </message>
    <message>
        <source>Hand without ace, face or trump</source>
        <translation>Ręka bez asa, figury i atutu</translation>
    </message>
    <message>
        <source>A player is dealt only tens, nines, eights and sevens, and no trump. Example: 10♣ 9♣ 8♠ 7♠ 9♥ 7♥.</source>
        <translation>Ktoś dostaje same dziesiątki, dziewiątki, ósemki i siódemki, i żadnego atutu. Przykład: 10♣ 9♣ 8♠ 7♠ 9♥ 7♥.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Pierwsze wyjście</translation>
    </message>
    <message>
        <source>Who plays the first card after a pick. A leaster always begins at the dealer&apos;s left. Example: Ada deals, Bruno on her left passes, Clara picks. At the dealer&apos;s left Bruno leads, at the picker&apos;s left the player after Clara.</source>
        <translation>Kto zagrywa pierwszą kartę, gdy ktoś wziął talon. Leaster zawsze zaczyna się na lewo od rozdającego. Przykład: Ada rozdaje, Bruno na lewo od niej pasuje, Clara bierze talon. Na lewo od rozdającego wychodzi Bruno, na lewo od rozgrywającego gracz po Clarze.</translation>
    </message>
    <message>
        <source>Not following suit</source>
        <translation>Niedołożenie do koloru</translation>
    </message>
    <message>
        <source>What happens to a player who could follow suit and does not. Example: hearts are led, you hold the nine of hearts and play a trump. When you play the nine later, the renege is found.</source>
        <translation>Co spotyka gracza, który może dołożyć do koloru, a tego nie robi. Przykład: wyjście w kiery, masz dziewiątkę kier, a zagrywasz atut. Gdy później zagrasz dziewiątkę, fałszywy renons wyjdzie na jaw.</translation>
    </message>
    <message>
        <source>Two players, hand and piles</source>
        <translation>Dwóch graczy, ręka i stosy</translation>
    </message>
    <message>
        <source>Eight cards in hand and four open ones, each on a face-down card. There is no picker: each plays against the other, from the hand and the open cards.</source>
        <translation>Osiem kart na ręce i cztery otwarte, każda na zakrytej. Nie ma rozgrywającego: gra się jeden na jednego, z ręki i z otwartych kart.</translation>
    </message>
    <message>
        <source>Two players, all in piles</source>
        <translation>Dwóch graczy, wszystko w stosach</translation>
    </message>
    <message>
        <source>Eight open cards each, every one on a face-down card, and no hand. There is no picker. A face-down card is turned up once the card on it is played.</source>
        <translation>Po osiem otwartych kart, każda na zakrytej, i nic na ręce. Nie ma rozgrywającego. Zakrytą kartę odsłania się, gdy zagrana zostanie karta leżąca na niej.</translation>
    </message>
    <message>
        <source>Three players, ten cards</source>
        <translation>Trzech graczy, dziesięć kart</translation>
    </message>
    <message>
        <source>Ten cards each and two in the blind. The picker plays alone against the two others.</source>
        <translation>Po dziesięć kart i dwie w talonie. Rozgrywający gra w pojedynkę przeciw dwóm pozostałym.</translation>
    </message>
    <message>
        <source>Three players, nine cards</source>
        <translation>Trzech graczy, dziewięć kart</translation>
    </message>
    <message>
        <source>Without the black sevens: nine cards each and three in the blind. The picker plays alone.</source>
        <translation>Bez czarnych siódemek: po dziewięć kart i trzy w talonie. Rozgrywający gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Three players, eight cards</source>
        <translation>Trzech graczy, osiem kart</translation>
    </message>
    <message>
        <source>Without the sevens and eights that are not trump: eight cards each and two in the blind. The picker plays alone.</source>
        <translation>Bez siódemek i ósemek, które nie są atutami: po osiem kart i dwie w talonie. Rozgrywający gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Four players, picker alone</source>
        <translation>Czterech graczy, rozgrywający w pojedynkę</translation>
    </message>
    <message>
        <source>Seven cards each and four in the blind. The picker buries four and plays alone against the three others.</source>
        <translation>Po siedem kart i cztery w talonie. Rozgrywający odkłada cztery i gra w pojedynkę przeciw trzem pozostałym.</translation>
    </message>
    <message>
        <source>Four players, called ace</source>
        <translation>Czterech graczy, wołany as</translation>
    </message>
    <message>
        <source>Seven cards each and four in the blind. The picker buries four and calls an ace, or plays alone.</source>
        <translation>Po siedem kart i cztery w talonie. Rozgrywający odkłada cztery i woła asa albo gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Four players, partner by jack</source>
        <translation>Czterech graczy, partner z waletem</translation>
    </message>
    <message>
        <source>Without the black sevens: seven cards each and two in the blind. The holder of the partner jack plays with the picker.</source>
        <translation>Bez czarnych siódemek: po siedem kart i dwie w talonie. Kto ma waleta partnera, gra z rozgrywającym.</translation>
    </message>
    <message>
        <source>Four players, black queens</source>
        <translation>Czterech graczy, czarne damy</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each, and there is no picker. The holders of the two black queens play together, in secret until both queens have fallen.</source>
        <translation>Rozdaje się wszystkie karty, po osiem, i nie ma rozgrywającego. Kto ma czarną damę, gra z posiadaczem drugiej, po cichu, aż obie spadną.</translation>
    </message>
    <message>
        <source>Four players, first two queens</source>
        <translation>Czterech graczy, pierwsze dwie damy</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each, and there is no picker. The players of the first two queens are the makers.</source>
        <translation>Rozdaje się wszystkie karty, po osiem, i nie ma rozgrywającego. Kto zagra pierwsze dwie damy, tworzy stronę rozgrywającą.</translation>
    </message>
    <message>
        <source>Four players, Indiana</source>
        <translation>Czterech graczy, Indiana</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each. Jacks rank above queens, hearts are trump, and the players bid a call or a solo. Only winners add to their score, up to 24.</source>
        <translation>Rozdaje się wszystkie karty, po osiem. Walety stoją nad damami, kier jest atutem, a gracze licytują wołanie lub solo. Tylko zwycięzcy zapisują punkty, do 24.</translation>
    </message>
    <message>
        <source>Five players, called ace</source>
        <translation>Pięciu graczy, wołany as</translation>
    </message>
    <message>
        <source>Six cards each and two in the blind. The picker calls an ace, and its holder is the partner.</source>
        <translation>Po sześć kart i dwie w talonie. Rozgrywający woła asa, a kto go ma, jest partnerem.</translation>
    </message>
    <message>
        <source>Five players, partner by jack</source>
        <translation>Pięciu graczy, partner z waletem</translation>
    </message>
    <message>
        <source>Six cards each and two in the blind. The holder of the partner jack, usually the jack of diamonds, is the partner.</source>
        <translation>Po sześć kart i dwie w talonie. Kto ma waleta partnera, zwykle waleta karo, jest partnerem.</translation>
    </message>
    <message>
        <source>Six players, partner by jack</source>
        <translation>Sześciu graczy, partner z waletem</translation>
    </message>
    <message>
        <source>Five cards each and two in the blind. Picker and partner play against four.</source>
        <translation>Po pięć kart i dwie w talonie. Rozgrywający i partner grają przeciw czterem.</translation>
    </message>
    <message>
        <source>Six players, jack and ace</source>
        <translation>Sześciu graczy, walet i as</translation>
    </message>
    <message>
        <source>Five cards each and two in the blind. The holders of the jack of diamonds and of the called ace play with the picker: three against three.</source>
        <translation>Po pięć kart i dwie w talonie. Kto ma waleta karo i kto ma wołanego asa, gra z rozgrywającym: trzech na trzech.</translation>
    </message>
    <message>
        <source>Seven players, partner by jack</source>
        <translation>Siedmiu graczy, partner z waletem</translation>
    </message>
    <message>
        <source>Four cards each and four in the blind, all for the picker. The holder of the jack of diamonds is the partner: two against five.</source>
        <translation>Po cztery karty i cztery w talonie, wszystkie dla rozgrywającego. Kto ma waleta karo, jest partnerem: dwóch na pięciu.</translation>
    </message>
    <message>
        <source>Seven players, shared blind</source>
        <translation>Siedmiu graczy, dzielony talon</translation>
    </message>
    <message>
        <source>Four cards each and four in the blind: two for the picker and two for the left neighbor, who is the partner. Each buries two.</source>
        <translation>Po cztery karty i cztery w talonie: dwie dla rozgrywającego i dwie dla lewego sąsiada, który jest partnerem. Każdy z nich odkłada dwie.</translation>
    </message>
    <message>
        <source>Seven players, three and one</source>
        <translation>Siedmiu graczy, trzy i jedna</translation>
    </message>
    <message>
        <source>Four cards each and four in the blind: three for the picker and one for the left neighbor. The holder of the jack of diamonds is the partner.</source>
        <translation>Po cztery karty i cztery w talonie: trzy dla rozgrywającego i jedna dla lewego sąsiada. Kto ma waleta karo, jest partnerem.</translation>
    </message>
    <message>
        <source>Eight players, black queens</source>
        <translation>Ośmiu graczy, czarne damy</translation>
    </message>
    <message>
        <source>All cards are dealt, four each, and there is no picker. The holders of the two black queens play against the six others.</source>
        <translation>Rozdaje się wszystkie karty, po cztery, i nie ma rozgrywającego. Kto ma czarną damę, gra z posiadaczem drugiej przeciw sześciu pozostałym.</translation>
    </message>
    <message>
        <source>Eight players, three cards</source>
        <translation>Ośmiu graczy, trzy karty</translation>
    </message>
    <message>
        <source>All cards are dealt, four each, and there is no picker. The holders of the queen of clubs, the jack of diamonds and the seven of diamonds play together against five.</source>
        <translation>Rozdaje się wszystkie karty, po cztery, i nie ma rozgrywającego. Posiadacze damy trefl, waleta karo i siódemki karo grają razem przeciw pięciu.</translation>
    </message>
    <message>
        <source>Called ace</source>
        <translation>Wołany as</translation>
    </message>
    <message>
        <source>The picker calls the ace of a fail suit, and its holder is the partner.</source>
        <translation>Rozgrywający woła asa bocznego koloru, a kto go ma, jest partnerem.</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <translation>Walet karo</translation>
    </message>
    <message>
        <source>The holder of the jack of diamonds is the partner.</source>
        <translation>Kto ma waleta karo, jest partnerem.</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <translation>Walet trefl</translation>
    </message>
    <message>
        <source>The holder of the jack of clubs is the partner.</source>
        <translation>Kto ma waleta trefl, jest partnerem.</translation>
    </message>
    <message>
        <source>No partner</source>
        <translation>Bez partnera</translation>
    </message>
    <message>
        <source>The picker plays against everyone else.</source>
        <translation>Rozgrywający gra przeciw wszystkim pozostałym.</translation>
    </message>
    <message>
        <source>Jack of diamonds and called ace</source>
        <translation>Walet karo i wołany as</translation>
    </message>
    <message>
        <source>Two partners, the holders of the jack of diamonds and of the ace that the picker calls; neither knows the other. One player may be both.</source>
        <translation>Dwóch partnerów: kto ma waleta karo i kto ma asa, którego woła rozgrywający; nie wiedzą o sobie. Jeden gracz może być jednym i drugim.</translation>
    </message>
    <message>
        <source>Left neighbor</source>
        <translation>Lewy sąsiad</translation>
    </message>
    <message>
        <source>The player left of the picker takes a part of the blind and is openly the partner.</source>
        <translation>Gracz na lewo od rozgrywającego bierze część talonu i jest jawnym partnerem.</translation>
    </message>
    <message>
        <source>Taker of the first trick</source>
        <translation>Kto weźmie pierwszą lewę</translation>
    </message>
    <message>
        <source>The winner of the first trick is the partner. A picker who takes the first trick plays alone.</source>
        <translation>Kto weźmie pierwszą lewę, jest partnerem. Rozgrywający, który weźmie pierwszą lewę, gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Queen of clubs and seven of diamonds</source>
        <translation>Dama trefl i siódemka karo</translation>
    </message>
    <message>
        <source>Their holders play together; one player with both is alone.</source>
        <translation>Ich posiadacze grają razem; kto ma obie, gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Black queens</source>
        <translation>Czarne damy</translation>
    </message>
    <message>
        <source>The holders of the queens of clubs and spades play together; one player with both is alone.</source>
        <translation>Posiadacze damy trefl i damy pik grają razem; kto ma obie, gra w pojedynkę.</translation>
    </message>
    <message>
        <source>First two queens</source>
        <translation>Pierwsze dwie damy</translation>
    </message>
    <message>
        <source>The players of the first two queens are the makers; a player who plays both is alone.</source>
        <translation>Kto zagra pierwsze dwie damy, tworzy stronę rozgrywającą; kto zagra obie, gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Queen of clubs, jack and seven of diamonds</source>
        <translation>Dama trefl, walet i siódemka karo</translation>
    </message>
    <message>
        <source>Their three holders play together. A player with two of them may call another card.</source>
        <translation>Ich trzej posiadacze grają razem. Kto ma dwie z nich, może wołać inną kartę.</translation>
    </message>
    <message>
        <source>Called by the bidder</source>
        <translation>Woła licytujący</translation>
    </message>
    <message>
        <source>The bidder of a call names the ace of a fail suit, and its holder is the partner.</source>
        <translation>Kto licytuje wołanie (licytujący), nazywa asa bocznego koloru; kto go ma, jest partnerem.</translation>
    </message>
    <message>
        <source>Five players; the picker calls an ace. Double on the bump, and a leaster when everyone passes.</source>
        <translation>Pięciu graczy; rozgrywający woła asa. Podwójnie przy bumpie i leaster, gdy wszyscy spasują.</translation>
    </message>
    <message>
        <source>Five players; the jack of diamonds is the partner. Double on the bump, and a leaster when everyone passes.</source>
        <translation>Pięciu graczy; partnerem jest walet karo. Podwójnie przy bumpie i leaster, gdy wszyscy spasują.</translation>
    </message>
    <message>
        <source>Two: hand and piles</source>
        <translation>Dwóch: ręka i stosy</translation>
    </message>
    <message>
        <source>Two players with eight cards in hand and four open cards on face-down ones.</source>
        <translation>Dwóch graczy z ośmioma kartami na ręce i czterema otwartymi na zakrytych.</translation>
    </message>
    <message>
        <source>Two: all in piles</source>
        <translation>Dwóch: wszystko w stosach</translation>
    </message>
    <message>
        <source>Two players with eight open cards each, all on face-down ones, and no hand.</source>
        <translation>Dwóch graczy, każdy z ośmioma otwartymi kartami na zakrytych i z pustą ręką.</translation>
    </message>
    <message>
        <source>Three: ten cards</source>
        <translation>Trzech: dziesięć kart</translation>
    </message>
    <message>
        <source>Three players with ten cards and a blind of two; the picker is alone.</source>
        <translation>Trzech graczy z dziesięcioma kartami i dwie w talonie; rozgrywający gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Three: nine cards</source>
        <translation>Trzech: dziewięć kart</translation>
    </message>
    <message>
        <source>Three players with nine cards and a blind of three; two sevens stay in the box.</source>
        <translation>Trzech graczy z dziewięcioma kartami i trzy w talonie; dwie siódemki zostają w pudełku.</translation>
    </message>
    <message>
        <source>Three: eight cards</source>
        <translation>Trzech: osiem kart</translation>
    </message>
    <message>
        <source>Three players with eight cards and a blind of two; six low cards stay in the box.</source>
        <translation>Trzech graczy z ośmioma kartami i dwie w talonie; sześć niskich kart zostaje w pudełku.</translation>
    </message>
    <message>
        <source>Four: picker alone</source>
        <translation>Czterech: rozgrywający w pojedynkę</translation>
    </message>
    <message>
        <source>Four players with a blind of four; the picker is alone against three.</source>
        <translation>Czterech graczy i cztery karty w talonie; rozgrywający gra w pojedynkę przeciw trzem.</translation>
    </message>
    <message>
        <source>Four: jack of diamonds</source>
        <translation>Czterech: walet karo</translation>
    </message>
    <message>
        <source>Four players, two against two; the jack of diamonds is the partner.</source>
        <translation>Czterech graczy, dwóch na dwóch; partnerem jest walet karo.</translation>
    </message>
    <message>
        <source>Four: called ace</source>
        <translation>Czterech: wołany as</translation>
    </message>
    <message>
        <source>Four players, two against two; the picker calls an ace, and two sevens stay in the box.</source>
        <translation>Czterech graczy, dwóch na dwóch; rozgrywający woła asa, a dwie siódemki zostają w pudełku.</translation>
    </message>
    <message>
        <source>Four: black queens</source>
        <translation>Czterech: czarne damy</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and the black queens play together in secret.</source>
        <translation>Czterech graczy; nie ma rozgrywającego, a czarne damy grają po cichu razem.</translation>
    </message>
    <message>
        <source>Four: queen of clubs and seven</source>
        <translation>Czterech: dama trefl i siódemka</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and the queen of clubs and the seven of diamonds play together.</source>
        <translation>Czterech graczy; nie ma rozgrywającego, a dama trefl i siódemka karo grają razem.</translation>
    </message>
    <message>
        <source>Four: first two queens</source>
        <translation>Czterech: pierwsze dwie damy</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and the first two queens played make the partners.</source>
        <translation>Czterech graczy; nie ma rozgrywającego, a partnerów wskazują pierwsze dwie zagrane damy.</translation>
    </message>
    <message>
        <source>Four: Indiana</source>
        <translation>Czterech: Indiana</translation>
    </message>
    <message>
        <source>Four players bid a call or a solo; jacks above queens, hearts trump, to 24.</source>
        <translation>Czterech graczy licytuje wołanie lub solo; walety nad damami, atutem kier, do 24.</translation>
    </message>
    <message>
        <source>Jack, called up</source>
        <translation>Walet, wołanie wyżej</translation>
    </message>
    <message>
        <source>Jack of diamonds; a picker who holds it may call the next jack up instead.</source>
        <translation>Walet karo; rozgrywający, który go ma, może zamiast niego zawołać następnego wyższego waleta.</translation>
    </message>
    <message>
        <source>Jack, called up before the blind</source>
        <translation>Walet, wołanie wyżej przed talonem</translation>
    </message>
    <message>
        <source>Jack of diamonds; its holder may call the next jack up with the pick, before seeing the blind.</source>
        <translation>Walet karo; kto go ma, może przy braniu, przed obejrzeniem talonu, zawołać następnego wyższego waleta.</translation>
    </message>
    <message>
        <source>Leaster with the blind</source>
        <translation>Leaster z talonem</translation>
    </message>
    <message>
        <source>Jack of diamonds; in a leaster the blind goes with the first trick.</source>
        <translation>Walet karo; w leasterze talon idzie z pierwszą lewą.</translation>
    </message>
    <message>
        <source>Called ace with doublers</source>
        <translation>Wołany as z doublerami</translation>
    </message>
    <message>
        <source>Called ace; each time everyone passes, one more hand counts double, and after three times the next player deals.</source>
        <translation>Wołany as; za każdym razem, gdy wszyscy spasują, kolejne rozdanie liczy się podwójnie, a po trzech razach rozdaje następny gracz.</translation>
    </message>
    <message>
        <source>Redeal and double</source>
        <translation>Rozdaj znów i podwój</translation>
    </message>
    <message>
        <source>Jack of diamonds; when everyone passes, the next hand counts double, and never more than that.</source>
        <translation>Walet karo; gdy wszyscy spasują, następne rozdanie liczy się podwójnie, ale nigdy więcej.</translation>
    </message>
    <message>
        <source>The last one picks</source>
        <translation>Ostatni bierze</translation>
    </message>
    <message>
        <source>Called ace; the dealer has to pick when all the others have passed.</source>
        <translation>Wołany as; rozdający musi brać, gdy wszyscy pozostali spasowali.</translation>
    </message>
    <message>
        <source>Ten hands</source>
        <translation>Dziesięć rozdań</translation>
    </message>
    <message>
        <source>Called ace; the game is over after ten hands.</source>
        <translation>Wołany as; partia kończy się po dziesięciu rozdaniach.</translation>
    </message>
    <message>
        <source>Five: first trick</source>
        <translation>Pięciu: pierwsza lewa</translation>
    </message>
    <message>
        <source>Five players; the winner of the first trick is the picker&apos;s partner.</source>
        <translation>Pięciu graczy; kto weźmie pierwszą lewę, jest partnerem rozgrywającego.</translation>
    </message>
    <message>
        <source>Five: the dealer&apos;s left picks</source>
        <translation>Pięciu: bierze lewy sąsiad rozdającego</translation>
    </message>
    <message>
        <source>Called ace, and the player left of the dealer always has to pick.</source>
        <translation>Wołany as, a gracz na lewo od rozdającego zawsze musi brać.</translation>
    </message>
    <message>
        <source>Six: jack of diamonds</source>
        <translation>Sześciu: walet karo</translation>
    </message>
    <message>
        <source>Six players, two against four. A picker who finds the jack of diamonds in the blind may call the next one.</source>
        <translation>Sześciu graczy, dwóch na czterech. Rozgrywający, który znajdzie w talonie waleta karo, może zawołać następnego.</translation>
    </message>
    <message>
        <source>Six: jack of clubs</source>
        <translation>Sześciu: walet trefl</translation>
    </message>
    <message>
        <source>Six players, two against four. The jack of clubs is the partner, and its holder may call down to the jack of spades.</source>
        <translation>Sześciu graczy, dwóch na czterech. Partnerem jest walet trefl, a kto go ma, może zawołać niżej, waleta pik.</translation>
    </message>
    <message>
        <source>Six: jack and ace</source>
        <translation>Sześciu: walet i as</translation>
    </message>
    <message>
        <source>Six players, three against three: the jack of diamonds and the called ace play with the picker.</source>
        <translation>Sześciu graczy, trzech na trzech: walet karo i wołany as grają z rozgrywającym.</translation>
    </message>
    <message>
        <source>Six at the table</source>
        <translation>Sześciu przy stole</translation>
    </message>
    <message>
        <source>Called ace with six players: the dealer sits out.</source>
        <translation>Wołany as w sześć osób: rozdający pauzuje.</translation>
    </message>
    <message>
        <source>Seven: jack of diamonds</source>
        <translation>Siedmiu: walet karo</translation>
    </message>
    <message>
        <source>Seven players, two against five; the picker takes a blind of four.</source>
        <translation>Siedmiu graczy, dwóch na pięciu; rozgrywający bierze talon z czterech kart.</translation>
    </message>
    <message>
        <source>Seven: the neighbor</source>
        <translation>Siedmiu: sąsiad</translation>
    </message>
    <message>
        <source>Seven players; the picker and the left neighbor share the blind and play together.</source>
        <translation>Siedmiu graczy; rozgrywający i lewy sąsiad dzielą talon i grają razem.</translation>
    </message>
    <message>
        <source>Seven: three and one</source>
        <translation>Siedmiu: trzy i jedna</translation>
    </message>
    <message>
        <source>Seven players; the picker takes three cards of the blind, the left neighbor one. The jack of diamonds is the partner.</source>
        <translation>Siedmiu graczy; rozgrywający bierze trzy karty talonu, lewy sąsiad jedną. Partnerem jest walet karo.</translation>
    </message>
    <message>
        <source>Eight: black queens</source>
        <translation>Ośmiu: czarne damy</translation>
    </message>
    <message>
        <source>Eight players; there is no picker, and the black queens play against six.</source>
        <translation>Ośmiu graczy; nie ma rozgrywającego, a czarne damy grają przeciw sześciu.</translation>
    </message>
    <message>
        <source>Eight: three cards</source>
        <translation>Ośmiu: trzy karty</translation>
    </message>
    <message>
        <source>Eight players; the queen of clubs, the jack and the seven of diamonds play against five.</source>
        <translation>Ośmiu graczy; dama trefl, walet karo i siódemka karo grają przeciw pięciu.</translation>
    </message>
    <message>
        <source>sheepshead.org</source>
        <translation>sheepshead.org</translation>
    </message>
    <message>
        <source>Called ace as in the basic rules of sheepshead.org: when the makers take no trick, the picker pays for the partner too.</source>
        <translation>Wołany as według podstawowych zasad sheepshead.org: gdy strona rozgrywająca nie weźmie ani jednej lewy, rozgrywający płaci też za partnera.</translation>
    </message>
    <message>
        <source>World of Card Games</source>
        <translation>World of Card Games</translation>
    </message>
    <message>
        <source>Four players, called ace, each maker settling with each defender. A new deal when everyone passes; a game is four hands.</source>
        <translation>Czterech graczy, wołany as, każdy ze strony rozgrywającej rozlicza się z każdym z obrońców. Gdy wszyscy spasują, rozdaje się od nowa; partia to cztery rozdania.</translation>
    </message>
    <message>
        <source>playingcards.io</source>
        <translation>playingcards.io</translation>
    </message>
    <message>
        <source>Jack of diamonds as on playingcards.io: no double on the bump, the picker&apos;s left leads, the defenders need 31 to be out of schneider, without a trick the picker pays all, and the table votes when everyone passes.</source>
        <translation>Walet karo jak na playingcards.io: bez podwójnej stawki przy bumpie, wychodzi gracz na lewo od rozgrywającego, obrońcy potrzebują 31, by uniknąć schneidera, bez lewy rozgrywający płaci wszystko, a gdy wszyscy spasują, stół głosuje.</translation>
    </message>
    <message>
        <source>Japanese page</source>
        <translation>Strona japońska</translation>
    </message>
    <message>
        <source>Called ace as on a Japanese card game page: no double on the bump.</source>
        <translation>Wołany as jak na japońskiej stronie o grach karcianych: bez podwójnej stawki przy bumpie.</translation>
    </message>
    <message>
        <source>Crack and blitz</source>
        <translation>Kontra i blitz</translation>
    </message>
    <message>
        <source>Jack of diamonds with all the raises: crack, crack back, around the corner, and queens shown before the first lead, up to ×16.</source>
        <translation>Walet karo ze wszystkimi podbiciami: kontra, rekontra, rekontra zza rogu i damy pokazywane przed pierwszym wyjściem, do ×16.</translation>
    </message>
    <message>
        <source>Blitz instead of bump</source>
        <translation>Blitz zamiast bumpa</translation>
    </message>
    <message>
        <source>Called ace without double on the bump; a crack, a crack back and queens shown double the stake instead.</source>
        <translation>Wołany as bez podwójnej stawki przy bumpie; zamiast tego stawkę podwajają kontra, rekontra i pokazane damy.</translation>
    </message>
    <message>
        <source>No one</source>
        <translation>Nikt</translation>
    </message>
    <message>
        <source>Everyone may pass.</source>
        <translation>Każdy może spasować.</translation>
    </message>
    <message>
        <source>The player left of the dealer must pick and cannot pass.</source>
        <translation>Gracz na lewo od rozdającego musi brać i nie może spasować.</translation>
    </message>
    <message>
        <source>The picker takes the blind and buries.</source>
        <translation>Rozgrywający bierze talon i odkłada.</translation>
    </message>
    <message>
        <source>Counts ×2</source>
        <translation>Liczy się ×2</translation>
    </message>
    <message>
        <source>A player who says “blind” leaves the blind face down as the bury and plays the hand as dealt, for twice the stake.</source>
        <translation>Kto powie „w ciemno”, zostawia zakryty talon jako odkład i gra rozdanymi kartami o podwójną stawkę.</translation>
    </message>
    <message>
        <source>Leaster</source>
        <translation>Leaster</translation>
    </message>
    <message>
        <source>All play for themselves, and the fewest points win 1 from each of the others.</source>
        <translation>Każdy gra dla siebie, a kto ma najmniej oczek, wygrywa po 1 od każdego z pozostałych.</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>The cards are thrown in, the same dealer deals again, and the next hand counts double.</source>
        <translation>Karty zostają rzucone, rozdający rozdaje jeszcze raz, a następne rozdanie liczy się podwójnie.</translation>
    </message>
    <message>
        <source>Last player must pick</source>
        <translation>Ostatni musi brać</translation>
    </message>
    <message>
        <source>When all the others have passed, the last player has to pick.</source>
        <translation>Gdy wszyscy pozostali spasowali, ostatni gracz musi brać.</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nowe rozdanie</translation>
    </message>
    <message>
        <source>The cards are thrown in and the next player deals. Nothing is doubled.</source>
        <translation>Karty zostają rzucone i rozdaje następny gracz. Nic się nie podwaja.</translation>
    </message>
    <message>
        <source>The table votes</source>
        <translation>Stół głosuje</translation>
    </message>
    <message>
        <source>Every player votes for a leaster or a doubler, and the majority decides.</source>
        <translation>Każdy głosuje za leasterem albo doublerem, decyduje większość.</translation>
    </message>
    <message>
        <source>Moster</source>
        <translation>Moster</translation>
    </message>
    <message>
        <source>All play for themselves, and the most points lose 1 to each of the others. But a player who takes every trick wins.</source>
        <translation>Każdy gra dla siebie, a kto ma najwięcej oczek, płaci po 1 każdemu z pozostałych. Kto jednak weźmie wszystkie lewy, wygrywa.</translation>
    </message>
    <message>
        <source>Mittler</source>
        <translation>Mittler</translation>
    </message>
    <message>
        <source>All play for themselves, and the player with the middle points wins 1 from each of the others. If two players share them, there is no winner.</source>
        <translation>Każdy gra dla siebie, a środkowa liczba oczek wygrywa po 1 od każdego z pozostałych. Jeśli ma ją dwóch graczy, nie ma zwycięzcy.</translation>
    </message>
    <message>
        <source>Schneidster</source>
        <translation>Schneidster</translation>
    </message>
    <message>
        <source>All play for themselves, and the player closest to 30 points without going over wins 1 from each of the others.</source>
        <translation>Każdy gra dla siebie, a kto jest najbliżej 30 oczek, nie przekraczając ich, wygrywa po 1 od każdego z pozostałych.</translation>
    </message>
    <message>
        <source>Schwanzer</source>
        <translation>Schwanzer</translation>
    </message>
    <message>
        <source>The hands are laid open and nothing is played: 3 for a queen, 2 for a jack, 1 for any other trump. The most loses 1 to each of the others.</source>
        <translation>Karty się odkrywa i nic się nie gra: 3 za damę, 2 za waleta, 1 za każdy inny atut. Kto ma najwięcej, płaci po 1 każdemu z pozostałych.</translation>
    </message>
    <message>
        <source>Doubled as well</source>
        <translation>Też podwajana</translation>
    </message>
    <message>
        <source>The bump doubles a forced picker&apos;s loss like any other.</source>
        <translation>Bump podwaja przegraną zmuszonego rozgrywającego jak każdą inną.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <translation>Niepodwajana</translation>
    </message>
    <message>
        <source>The bump spares a picker who had no choice.</source>
        <translation>Bump oszczędza rozgrywającego, który nie miał wyboru.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Odłożony na bok</translation>
    </message>
    <message>
        <source>Its points do not count.</source>
        <translation>Jego oczka się nie liczą.</translation>
    </message>
    <message>
        <source>Goes with the first trick</source>
        <translation>Idzie z pierwszą lewą</translation>
    </message>
    <message>
        <source>Its points go to the winner of the first trick.</source>
        <translation>Jego oczka dostaje zwycięzca pierwszej lewy.</translation>
    </message>
    <message>
        <source>Goes with the last trick</source>
        <translation>Idzie z ostatnią lewą</translation>
    </message>
    <message>
        <source>Its points go to the winner of the last trick.</source>
        <translation>Jego oczka dostaje zwycięzca ostatniej lewy.</translation>
    </message>
    <message>
        <source>A player without a trick has 0 points and may win.</source>
        <translation>Gracz bez lewy ma 0 oczek i może wygrać.</translation>
    </message>
    <message>
        <source>Only players with a trick can win.</source>
        <translation>Wygrać może tylko gracz z lewą.</translation>
    </message>
    <message>
        <source>Counts once</source>
        <translation>Liczy się raz</translation>
    </message>
    <message>
        <source>1 from each of the others, as for any winner.</source>
        <translation>Po 1 od każdego z pozostałych, jak przy każdej wygranej.</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>Liczy się podwójnie</translation>
    </message>
    <message>
        <source>The only player without a trick wins 2 from each of the others.</source>
        <translation>Jedyny gracz bez lewy wygrywa po 2 od każdego z pozostałych.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Bez zwycięzcy</translation>
    </message>
    <message>
        <source>Everyone scores 0.</source>
        <translation>Wszyscy zapisują 0.</translation>
    </message>
    <message>
        <source>All of them win</source>
        <translation>Wygrywają wszyscy z nich</translation>
    </message>
    <message>
        <source>Each loser pays 1 to each winner.</source>
        <translation>Każdy przegrany płaci 1 każdemu wygranemu.</translation>
    </message>
    <message>
        <source>Fewer tricks win</source>
        <translation>Wygrywa mniej lew</translation>
    </message>
    <message>
        <source>When the tricks are equal too, there is no winner.</source>
        <translation>Gdy i lew jest tyle samo, nie ma zwycięzcy.</translation>
    </message>
    <message>
        <source>One more hand for each</source>
        <translation>Jedno rozdanie więcej za każdym razem</translation>
    </message>
    <message>
        <source>Two throw-ins double the next two hands.</source>
        <translation>Dwa rzucenia kart podwajają dwa następne rozdania.</translation>
    </message>
    <message>
        <source>Double again</source>
        <translation>Podwajaj dalej</translation>
    </message>
    <message>
        <source>Two throw-ins make the next hand count ×4.</source>
        <translation>Po dwóch rzuceniach kart następne rozdanie liczy się ×4.</translation>
    </message>
    <message>
        <source>Double once at most</source>
        <translation>Podwajaj najwyżej raz</translation>
    </message>
    <message>
        <source>The next hand counts ×2, after any number of throw-ins.</source>
        <translation>Po dowolnej liczbie rzuceń następne rozdanie liczy się ×2.</translation>
    </message>
    <message>
        <source>×4</source>
        <translation>×4</translation>
    </message>
    <message>
        <source>Two throw-ins; more change nothing.</source>
        <translation>Dwa rzucenia; kolejne nic nie zmieniają.</translation>
    </message>
    <message>
        <source>×8</source>
        <translation>×8</translation>
    </message>
    <message>
        <source>Three throw-ins; more change nothing.</source>
        <translation>Trzy rzucenia; kolejne nic nie zmieniają.</translation>
    </message>
    <message>
        <source>×16</source>
        <translation>×16</translation>
    </message>
    <message>
        <source>Four throw-ins; more change nothing.</source>
        <translation>Cztery rzucenia; kolejne nic nie zmieniają.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez ograniczeń</translation>
    </message>
    <message>
        <source>Every throw-in doubles once more.</source>
        <translation>Każde rzucenie podwaja jeszcze raz.</translation>
    </message>
    <message>
        <source>Same dealer</source>
        <translation>Ten sam rozdający</translation>
    </message>
    <message>
        <source>The same player deals until there is a pick.</source>
        <translation>Ten sam gracz rozdaje, aż ktoś weźmie talon.</translation>
    </message>
    <message>
        <source>Next dealer after three</source>
        <translation>Po trzech następny rozdający</translation>
    </message>
    <message>
        <source>After three throw-ins in a row the deal passes to the left.</source>
        <translation>Po trzech rzuceniach z rzędu rozdawanie przechodzi w lewo.</translation>
    </message>
    <message>
        <source>Who must pick</source>
        <translation>Kto musi brać</translation>
    </message>
    <message>
        <source>Whether one seat has no choice. Example: Ada deals, and Bruno on her left must take the blind with any hand.</source>
        <translation>Czy jedno z miejsc nie ma wyboru. Przykład: Ada rozdaje, a Bruno na lewo od niej musi wziąć talon z każdymi kartami.</translation>
    </message>
    <message>
        <source>Picking blind</source>
        <translation>Branie w ciemno</translation>
    </message>
    <message>
        <source>Whether a player may pick without looking at the blind, for twice the stake. Example: you hold five queens and jacks and pick blind. The two cards stay hidden until the end, and a win of 1 becomes 2. If the ace you call is there, you are alone without knowing it.</source>
        <translation>Czy wolno brać bez oglądania talonu, o podwójną stawkę. Przykład: masz pięć dam i waletów i bierzesz w ciemno. Dwie karty pozostają zakryte do końca, a wygrana 1 zmienia się w 2. Jeśli leży tam wołany as, grasz w pojedynkę, nie wiedząc o tym.</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Wszyscy pasują</translation>
    </message>
    <message>
        <source>What happens when everyone passes. Example: five players pass and play a leaster; the winner gets 4, the others lose 1 each.</source>
        <translation>Co się dzieje, gdy wszyscy spasują. Przykład: pięć osób pasuje i gra leastera; zwycięzca dostaje 4, pozostali tracą po 1.</translation>
    </message>
    <message>
        <source>Forced picker who loses</source>
        <translation>Przegrana zmuszonego rozgrywającego</translation>
    </message>
    <message>
        <source>Whether the bump doubles the loss of a player who had to pick. Example: five players. A forced picker with a partner loses 55 to 65 and pays 4 when it is doubled, 2 when it is not.</source>
        <translation>Czy bump podwaja przegraną gracza, który musiał brać. Przykład: pięć osób. Zmuszony rozgrywający z partnerem przegrywa 55 do 65 i płaci 4 z podwojeniem, 2 bez niego.</translation>
    </message>
    <message>
        <source>Blind in a leaster</source>
        <translation>Talon w leasterze</translation>
    </message>
    <message>
        <source>Where the blind goes when everyone passes. It stays hidden until the end. Example: an ace and a ten are in the blind. If it goes with the last trick, that trick is worth 21 points more.</source>
        <translation>Dokąd idzie talon, gdy wszyscy spasują. Do końca pozostaje zakryty. Przykład: w talonie leżą as i dziesiątka. Jeśli idzie z ostatnią lewą, jest ona warta o 21 oczek więcej.</translation>
    </message>
    <message>
        <source>Trick to win a leaster</source>
        <translation>Lewa do wygrania leastera</translation>
    </message>
    <message>
        <source>Whether a player needs a trick to win. Example: Bruno took none, Ada has 9 points, the others more. Ada wins where a trick is needed, Bruno where it is not.</source>
        <translation>Czy do wygranej trzeba wziąć lewę. Przykład: Bruno nie ma żadnej, Ada ma 9 oczek, pozostali więcej. Gdzie lewa jest potrzebna, wygrywa Ada, gdzie nie, Bruno.</translation>
    </message>
    <message>
        <source>Winner without a trick</source>
        <translation>Zwycięzca bez lewy</translation>
    </message>
    <message>
        <source>With three players, what the winner of a leaster gets without any trick. Example: Ada took none and wins. Counted double she gets 4, and the others lose 2 each.</source>
        <translation>Co w trzy osoby dostaje zwycięzca leastera, który nie ma ani jednej lewy. Przykład: Ada nie bierze żadnej i wygrywa. Przy podwójnym liczeniu dostaje 4, a pozostali tracą po 2.</translation>
    </message>
    <message>
        <source>Tie in a leaster</source>
        <translation>Remis w leasterze</translation>
    </message>
    <message>
        <source>Two or more players share the fewest points. Example: five players, and two tie at 20. If both win, they get 3 each and the others lose 2 each.</source>
        <translation>Dwóch lub więcej graczy ma najmniej oczek po równo. Przykład: pięć osób, dwie mają po 20. Jeśli obie wygrywają, dostają po 3, a pozostałe tracą po 2.</translation>
    </message>
    <message>
        <source>Several doublers</source>
        <translation>Kilka doublerów</translation>
    </message>
    <message>
        <source>What another throw-in does while a doubler is still to be played. Example: everyone passes twice in a row; then two hands count ×2, or one ×4, or one ×2.</source>
        <translation>Co daje kolejne rzucenie kart, gdy jakiś doubler czeka jeszcze na rozegranie. Przykład: dwa razy z rzędu wszyscy pasują; wtedy dwa rozdania liczą się ×2 albo jedno ×4, albo jedno ×2.</translation>
    </message>
    <message>
        <source>Highest doubler</source>
        <translation>Najwyższy doubler</translation>
    </message>
    <message>
        <source>How far throw-ins in a row can multiply the next hand. Example: with ×4 a third throw-in in a row changes nothing.</source>
        <translation>Ile razy rzucenia z rzędu mogą zwielokrotnić następne rozdanie. Przykład: przy ×4 trzecie rzucenie z rzędu nic nie zmienia.</translation>
    </message>
    <message>
        <source>Dealer of doublers</source>
        <translation>Rozdający przy doublerach</translation>
    </message>
    <message>
        <source>Whether the same player keeps dealing when hand after hand is thrown in. Example: Ada&apos;s third deal in a row is thrown in. If the deal passes, Bruno deals the fourth.</source>
        <translation>Czy ta sama osoba rozdaje dalej, gdy rozdanie po rozdaniu zostaje rzucone. Przykład: trzecie z rzędu rozdanie Ady zostaje rzucone. Jeśli rozdawanie przechodzi dalej, czwarte rozdaje Bruno.</translation>
    </message>
    <message>
        <source>Says nothing</source>
        <translation>Nic nie mówi</translation>
    </message>
    <message>
        <source>The others find out when the jack is played, or at the end.</source>
        <translation>Pozostali dowiadują się, gdy spadnie walet, albo na końcu.</translation>
    </message>
    <message>
        <source>Says so</source>
        <translation>Mówi o tym</translation>
    </message>
    <message>
        <source>The picker announces: “I play alone.”</source>
        <translation>Rozgrywający zapowiada: „Gram w pojedynkę.”</translation>
    </message>
    <message>
        <source>A picker with the jack of diamonds plays alone.</source>
        <translation>Rozgrywający z waletem karo gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Jack of hearts only</source>
        <translation>Tylko walet kier</translation>
    </message>
    <message>
        <source>A picker with both jacks plays alone.</source>
        <translation>Rozgrywający z oboma waletami gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Next jack not held</source>
        <translation>Następny brakujący walet</translation>
    </message>
    <message>
        <source>Hearts, then spades, then clubs. A picker with all four jacks plays alone.</source>
        <translation>Kier, potem pik, potem trefl. Rozgrywający z czterema waletami gra w pojedynkę.</translation>
    </message>
    <message>
        <source>After the bury</source>
        <translation>Po odkładzie</translation>
    </message>
    <message>
        <source>The jack of diamonds may also come from the blind.</source>
        <translation>Walet karo może też pochodzić z talonu.</translation>
    </message>
    <message>
        <source>With the pick</source>
        <translation>Przy braniu</translation>
    </message>
    <message>
        <source>Only with the jack of diamonds in the hand as dealt. If the called jack is in the blind, the picker is stuck alone.</source>
        <translation>Tylko z waletem karo w rozdanych kartach. Jeśli wołany walet leży w talonie, rozgrywający zostaje bez partnera.</translation>
    </message>
    <message>
        <source>From anywhere</source>
        <translation>Skądkolwiek</translation>
    </message>
    <message>
        <source>The jack of diamonds may have been dealt or come in the blind.</source>
        <translation>Walet karo może być rozdany albo pochodzić z talonu.</translation>
    </message>
    <message>
        <source>Only from the blind</source>
        <translation>Tylko z talonu</translation>
    </message>
    <message>
        <source>A picker who was dealt the jack of diamonds plays alone. Only a jack from the blind allows a call.</source>
        <translation>Rozgrywający, któremu rozdano waleta karo, gra w pojedynkę. Wołać wolno tylko z waletem z talonu.</translation>
    </message>
    <message>
        <source>A picker with the jack of clubs plays alone.</source>
        <translation>Rozgrywający z waletem trefl gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Walet pik</translation>
    </message>
    <message>
        <source>A picker with the jack of clubs may call the jack of spades. A picker with both plays alone.</source>
        <translation>Rozgrywający z waletem trefl może zawołać waleta pik. Rozgrywający z oboma gra w pojedynkę.</translation>
    </message>
    <message>
        <source>A picker who plays alone keeps the jack in play.</source>
        <translation>Rozgrywający, który gra w pojedynkę, zostawia waleta w grze.</translation>
    </message>
    <message>
        <source>The jack may go down; the picker is still alone.</source>
        <translation>Waleta wolno odłożyć; rozgrywający i tak gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Not seen</source>
        <translation>Niewidoczny</translation>
    </message>
    <message>
        <source>Neither sees what the other buried.</source>
        <translation>Żaden z nich nie widzi, co odłożył drugi.</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Widoczny</translation>
    </message>
    <message>
        <source>The picker and the neighbor see both buries.</source>
        <translation>Rozgrywający i sąsiad widzą oba odkłady.</translation>
    </message>
    <message>
        <source>One player or two</source>
        <translation>Jeden gracz lub dwóch</translation>
    </message>
    <message>
        <source>A player who plays both queens is alone.</source>
        <translation>Kto zagra obie damy, gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dwóch graczy</translation>
    </message>
    <message>
        <source>The first two queens from different players make the partners.</source>
        <translation>Partnerów wskazują pierwsze dwie damy od różnych graczy.</translation>
    </message>
    <message>
        <source>Picker who has the partner jack</source>
        <translation>Rozgrywający ma waleta partnera</translation>
    </message>
    <message>
        <source>What a picker with the partner jack says. Unless another jack is called, that picker plays alone. Example: you find the jack of diamonds in the blind.</source>
        <translation>Co mówi rozgrywający, który ma waleta partnera. Jeśli nie zawoła innego waleta, gra w pojedynkę. Przykład: znajdujesz w talonie waleta karo.</translation>
    </message>
    <message>
        <source>Calling up</source>
        <translation>Wołanie wyżej</translation>
    </message>
    <message>
        <source>A picker with the jack of diamonds may openly call a higher jack instead of playing alone. Example: you have the jacks of diamonds and hearts. If the next jack not held may be called, you call the jack of spades.</source>
        <translation>Rozgrywający z waletem karo może głośno zawołać wyższego waleta, zamiast grać w pojedynkę. Przykład: masz walety karo i kier. Jeśli można wołać następnego brakującego, wołasz waleta pik.</translation>
    </message>
    <message>
        <source>When to call up</source>
        <translation>Kiedy wołać wyżej</translation>
    </message>
    <message>
        <source>Whether the other jack is named before or after the picker sees the blind. Example: with the pick you call the jack of hearts and then find it in the blind: you play alone.</source>
        <translation>Czy rozgrywający nazywa innego waleta przed obejrzeniem talonu, czy po nim. Przykład: przy braniu wołasz waleta kier, a potem znajdujesz go w talonie: grasz w pojedynkę.</translation>
    </message>
    <message>
        <source>Jack of diamonds for calling up</source>
        <translation>Walet karo przy wołaniu wyżej</translation>
    </message>
    <message>
        <source>Which jack of diamonds lets the picker call another jack. Example: you were dealt it. If it must come from the blind, you play alone.</source>
        <translation>Z którym waletem karo rozgrywający może zawołać innego waleta. Przykład: dostajesz go w rozdaniu. Jeśli musi pochodzić z talonu, grasz w pojedynkę.</translation>
    </message>
    <message>
        <source>Calling down</source>
        <translation>Wołanie niżej</translation>
    </message>
    <message>
        <source>A picker with the jack of clubs may openly call the next lower jack instead of playing alone. Example: you have the jack of clubs and not the jack of spades. You call the jack of spades.</source>
        <translation>Rozgrywający z waletem trefl może głośno zawołać następnego niższego waleta, zamiast grać w pojedynkę. Przykład: masz waleta trefl, a nie masz waleta pik. Wołasz waleta pik.</translation>
    </message>
    <message>
        <source>Burying the partner jack</source>
        <translation>Odkładanie waleta partnera</translation>
    </message>
    <message>
        <source>Whether a picker who has the partner jack and plays alone may bury it. Example: you would rather keep a higher trump than the jack of diamonds and put its 2 points away.</source>
        <translation>Czy rozgrywający, który ma waleta partnera i gra w pojedynkę, może go odłożyć. Przykład: wolisz zatrzymać wyższy atut niż walet karo, a jego 2 oczka schować.</translation>
    </message>
    <message>
        <source>Bury of picker and neighbor</source>
        <translation>Odkład rozgrywającego i sąsiada</translation>
    </message>
    <message>
        <source>Whether the two players who share the blind see each other&apos;s bury. Example: your neighbor buried the ace of hearts. If you see it, you know that hearts will be trumped.</source>
        <translation>Czy dwaj gracze, którzy dzielą talon, widzą nawzajem swoje odkłady. Przykład: sąsiad odkłada asa kier. Jeśli to widzisz, wiesz, że kier zostanie przebity atutem.</translation>
    </message>
    <message>
        <source>First two queens from one player</source>
        <translation>Pierwsze dwie damy od jednego gracza</translation>
    </message>
    <message>
        <source>Whether a player of the first two queens is alone. Example: Ada plays the first two queens and Bruno the third. Ada is alone, or Bruno is her partner.</source>
        <translation>Czy kto zagra pierwsze dwie damy, gra w pojedynkę. Przykład: Ada zagrywa pierwsze dwie damy, a Bruno trzecią. Ada gra w pojedynkę albo Bruno jest jej partnerem.</translation>
    </message>
    <message>
        <source>No pot</source>
        <translation>Bez puli</translation>
    </message>
    <message>
        <source>The players settle a leaster among themselves.</source>
        <translation>Gracze rozliczają leastera między sobą.</translation>
    </message>
    <message>
        <source>1 from each loser</source>
        <translation>Po 1 od przegranych</translation>
    </message>
    <message>
        <source>Every loser of a leaster puts 1 in.</source>
        <translation>Każdy, kto przegra leastera, wkłada 1.</translation>
    </message>
    <message>
        <source>1 from each player</source>
        <translation>Po 1 od każdego</translation>
    </message>
    <message>
        <source>Every player puts 1 in.</source>
        <translation>Każdy gracz wkłada 1.</translation>
    </message>
    <message>
        <source>1 from the winner</source>
        <translation>1 od zwycięzcy</translation>
    </message>
    <message>
        <source>Only the winner of the leaster puts 1 in.</source>
        <translation>Tylko zwycięzca leastera wkłada 1.</translation>
    </message>
    <message>
        <source>Makers match it</source>
        <translation>Strona rozgrywająca ją podwaja</translation>
    </message>
    <message>
        <source>They pay in what a win would have paid them.</source>
        <translation>Wpłaca tyle, ile wzięłaby za wygraną.</translation>
    </message>
    <message>
        <source>Makers add a leaster&apos;s worth</source>
        <translation>Strona rozgrywająca dokłada jak za leastera</translation>
    </message>
    <message>
        <source>They pay in as much as one leaster does, no matter how large the pot is.</source>
        <translation>Wpłaca tyle, co jeden leaster, niezależnie od wielkości puli.</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Całość</translation>
    </message>
    <message>
        <source>Each partner takes a third, rounded down, and the picker the rest. A picker alone takes all.</source>
        <translation>Każdy partner bierze jedną trzecią, zaokrągloną w dół, a rozgrywający resztę. Rozgrywający w pojedynkę bierze wszystko.</translation>
    </message>
    <message>
        <source>A leaster&apos;s worth</source>
        <translation>Tyle, co za leastera</translation>
    </message>
    <message>
        <source>They take as much as one leaster puts in; the rest stays for the next winners.</source>
        <translation>Bierze tyle, ile wkłada jeden leaster; reszta zostaje dla następnych zwycięzców.</translation>
    </message>
    <message>
        <source>Divided evenly</source>
        <translation>Podzielona po równo</translation>
    </message>
    <message>
        <source>Odd points go one each from the dealer&apos;s left.</source>
        <translation>Punkty, których nie da się podzielić, idą po jednym od lewej rozdającego.</translation>
    </message>
    <message>
        <source>Best poker hand wins it</source>
        <translation>Bierze najlepszy układ pokerowy</translation>
    </message>
    <message>
        <source>Every player gets five cards face up, and the best poker hand takes the pot.</source>
        <translation>Każdy dostaje pięć odkrytych kart, a pulę bierze najlepszy układ pokerowy.</translation>
    </message>
    <message>
        <source>Divided first</source>
        <translation>Najpierw podział</translation>
    </message>
    <message>
        <source>The players so far share the pot, and the next hand begins without one.</source>
        <translation>Dotychczasowi gracze dzielą się pulą, a następne rozdanie zaczyna się bez niej.</translation>
    </message>
    <message>
        <source>Newcomer buys in</source>
        <translation>Nowy gracz wkupuje się</translation>
    </message>
    <message>
        <source>The newcomer adds 1 for every leaster in the pot.</source>
        <translation>Nowy gracz dokłada 1 za każdego leastera w puli.</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pula</translation>
    </message>
    <message>
        <source>What a leaster puts into a pot that the makers of a later hand can win. Example: five players, 1 from each loser: the pot holds 4, and a picker with a partner who win the next hand take 3 and 1.</source>
        <translation>Co leaster wkłada do puli, którą może wygrać strona rozgrywająca późniejszego rozdania. Przykład: pięć osób, po 1 od przegranych: w puli są 4, a rozgrywający i partner, którzy wygrają następne rozdanie, biorą 3 i 1.</translation>
    </message>
    <message>
        <source>Makers who lose with a pot</source>
        <translation>Przegrana strony rozgrywającej przy puli</translation>
    </message>
    <message>
        <source>What losing makers put into the pot. Example: two leasters put in 4 each, and the makers lose. Matched, the pot holds 16, otherwise 12.</source>
        <translation>Co wpłaca do puli strona rozgrywająca, która przegrywa. Przykład: dwa leastery wniosły po 4, a strona rozgrywająca przegrywa. Z podwojeniem w puli jest 16, bez niego 12.</translation>
    </message>
    <message>
        <source>Makers who win with a pot</source>
        <translation>Wygrana strony rozgrywającej przy puli</translation>
    </message>
    <message>
        <source>What winning makers take out of the pot. Example: two leasters put in 4 each. The makers take all 8, or 4 of them.</source>
        <translation>Co strona rozgrywająca bierze z puli, gdy wygrywa. Przykład: dwa leastery wniosły po 4. Strona rozgrywająca bierze wszystkie 8 albo 4 z nich.</translation>
    </message>
    <message>
        <source>Pot at the end</source>
        <translation>Pula na koniec</translation>
    </message>
    <message>
        <source>What happens to the pot when the game is over. Example: 7 points and five players. Everyone gets 1, and the first two from the dealer&apos;s left 1 more.</source>
        <translation>Co dzieje się z pulą, gdy partia się kończy. Przykład: 7 punktów i pięć osób. Każdy dostaje 1, a pierwsze dwie osoby od lewej rozdającego jeszcze po 1.</translation>
    </message>
    <message>
        <source>Pot when a player joins</source>
        <translation>Pula, gdy ktoś się przysiada</translation>
    </message>
    <message>
        <source>What happens to the pot when a new player takes a seat. Example: two leasters put 4 each into the pot. It is divided first, or the newcomer adds 2.</source>
        <translation>Co dzieje się z pulą, gdy miejsce zajmuje nowy gracz. Przykład: dwa leastery wniosły do puli po 4. Najpierw zostaje podzielona albo nowy gracz dokłada 2.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nie gra się</translation>
    </message>
    <message>
        <source>The stake cannot be raised after the call.</source>
        <translation>Po wołaniu nie można podbić stawki.</translation>
    </message>
    <message>
        <source>Once a hand</source>
        <translation>Raz na rozdanie</translation>
    </message>
    <message>
        <source>Only the first crack doubles the hand.</source>
        <translation>Tylko pierwsza kontra podwaja rozdanie.</translation>
    </message>
    <message>
        <source>Several times</source>
        <translation>Kilka razy</translation>
    </message>
    <message>
        <source>Each defender may crack, and each crack doubles again.</source>
        <translation>Każdy z obrońców może dać kontrę, a każda kontra znów podwaja.</translation>
    </message>
    <message>
        <source>A crack cannot be answered.</source>
        <translation>Na kontrę nie ma odpowiedzi.</translation>
    </message>
    <message>
        <source>The picker may answer a crack, and the hand counts ×4.</source>
        <translation>Rozgrywający może odpowiedzieć na kontrę i rozdanie liczy się ×4.</translation>
    </message>
    <message>
        <source>The partner cannot answer a crack.</source>
        <translation>Partner nie może odpowiedzieć na kontrę.</translation>
    </message>
    <message>
        <source>The partner may answer a crack, and is known as the partner from then on.</source>
        <translation>Partner może odpowiedzieć na kontrę i od tej chwili wiadomo, że jest partnerem.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Nie liczy się</translation>
    </message>
    <message>
        <source>The pair raises nothing.</source>
        <translation>Para niczego nie podbija.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Podwaja</translation>
    </message>
    <message>
        <source>A player who shows the queens of clubs and spades doubles the hand.</source>
        <translation>Kto pokaże damy trefl i pik, podwaja rozdanie.</translation>
    </message>
    <message>
        <source>A player who shows the queens of hearts and diamonds doubles the hand.</source>
        <translation>Kto pokaże damy kier i karo, podwaja rozdanie.</translation>
    </message>
    <message>
        <source>A player who shows the jacks of clubs and spades doubles the hand.</source>
        <translation>Kto pokaże walety trefl i pik, podwaja rozdanie.</translation>
    </message>
    <message>
        <source>After a crack</source>
        <translation>Po kontrze</translation>
    </message>
    <message>
        <source>Only after a crack.</source>
        <translation>Tylko po kontrze.</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>Przed pierwszym wyjściem</translation>
    </message>
    <message>
        <source>Cracked or not.</source>
        <translation>Z kontrą lub bez kontry.</translation>
    </message>
    <message>
        <source>At the pick</source>
        <translation>Przy braniu</translation>
    </message>
    <message>
        <source>A player shows the pair when asked to pick or pass.</source>
        <translation>Parę pokazuje się przy pytaniu, czy się bierze, czy pasuje.</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>W trakcie gry</translation>
    </message>
    <message>
        <source>A player who holds both black queens announces it when playing the second one.</source>
        <translation>Kto ma obie czarne damy, zapowiada je przy zagraniu drugiej.</translation>
    </message>
    <message>
        <source>Every crack and blitz doubles.</source>
        <translation>Każda kontra i każdy blitz podwaja.</translation>
    </message>
    <message>
        <source>Two raises; more are refused.</source>
        <translation>Dwa podbicia; kolejne są odrzucane.</translation>
    </message>
    <message>
        <source>Three raises; more are refused.</source>
        <translation>Trzy podbicia; kolejne są odrzucane.</translation>
    </message>
    <message>
        <source>Four raises; more are refused.</source>
        <translation>Cztery podbicia; kolejne są odrzucane.</translation>
    </message>
    <message>
        <source>×64</source>
        <translation>×64</translation>
    </message>
    <message>
        <source>Six raises; more are refused.</source>
        <translation>Sześć podbić; kolejne są odrzucane.</translation>
    </message>
    <message>
        <source>There is no bet on every trick.</source>
        <translation>Nie ma zakładu o wszystkie lewy.</translation>
    </message>
    <message>
        <source>The picker may bet on every trick before the first lead.</source>
        <translation>Rozgrywający może przed pierwszym wyjściem założyć się o wszystkie lewy.</translation>
    </message>
    <message>
        <source>With or without partner</source>
        <translation>Z partnerem lub bez partnera</translation>
    </message>
    <message>
        <source>The picker may bet together with a called partner.</source>
        <translation>Rozgrywający może założyć się razem z wołanym partnerem.</translation>
    </message>
    <message>
        <source>Alone only</source>
        <translation>Tylko w pojedynkę</translation>
    </message>
    <message>
        <source>A picker who bets on every trick plays alone.</source>
        <translation>Rozgrywający, który zakłada się o wszystkie lewy, gra w pojedynkę.</translation>
    </message>
    <message>
        <source>Any picker</source>
        <translation>Każdy rozgrywający</translation>
    </message>
    <message>
        <source>Any picker may bet.</source>
        <translation>Każdy rozgrywający może się założyć.</translation>
    </message>
    <message>
        <source>With the partner jack only</source>
        <translation>Tylko z waletem partnera</translation>
    </message>
    <message>
        <source>Only a picker with the partner jack may bet.</source>
        <translation>Założyć się może tylko rozgrywający z waletem partnera.</translation>
    </message>
    <message>
        <source>Cracking</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Whether a defender who had no chance to pick may double the hand after the call. Example: Ada picks. Bruno, who had no turn yet, has good trump and cracks. A win of 1 becomes 2.</source>
        <translation>Czy obrońca, który nie miał okazji brać, może po wołaniu podwoić rozdanie. Przykład: Ada bierze talon. Bruno, do którego kolej nie doszła, ma dobre atuty i daje kontrę. Wygrana 1 zmienia się w 2.</translation>
    </message>
    <message>
        <source>Cracking back</source>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>Whether the picker may double again after a crack. Example: cracked and cracked back, a loss of 2 becomes 8.</source>
        <translation>Czy rozgrywający może po kontrze podwoić jeszcze raz. Przykład: z kontrą i rekontrą przegrana 2 zmienia się w 8.</translation>
    </message>
    <message>
        <source>Cracking around the corner</source>
        <translation>Rekontra zza rogu</translation>
    </message>
    <message>
        <source>Whether the partner may answer a crack in place of the picker. Example: Bruno cracks, and Clara, who holds the called ace, cracks back: the hand counts ×4.</source>
        <translation>Czy partner może odpowiedzieć na kontrę zamiast rozgrywającego. Przykład: Bruno daje kontrę, a Clara, która ma wołanego asa, rekontrę: rozdanie liczy się ×4.</translation>
    </message>
    <message>
        <source>Blitz with the black queens</source>
        <translation>Blitz z czarnymi damami</translation>
    </message>
    <message>
        <source>Whether both black queens, shown to all, double the hand. Example: you hold Q♣ and Q♠ and show them: a win of 1 becomes 2.</source>
        <translation>Czy obie czarne damy, pokazane wszystkim, podwajają rozdanie. Przykład: masz Q♣ i Q♠ i je pokazujesz: wygrana 1 zmienia się w 2.</translation>
    </message>
    <message>
        <source>Blitz with the red queens</source>
        <translation>Blitz z czerwonymi damami</translation>
    </message>
    <message>
        <source>Whether both red queens, shown to all, double the hand. Example: a player with all four queens may show both pairs, and the hand counts ×4.</source>
        <translation>Czy obie czerwone damy, pokazane wszystkim, podwajają rozdanie. Przykład: gracz z czterema damami może pokazać obie pary i rozdanie liczy się ×4.</translation>
    </message>
    <message>
        <source>Blitz with the black jacks</source>
        <translation>Blitz z czarnymi waletami</translation>
    </message>
    <message>
        <source>Whether both black jacks, shown to all, double the hand. Example: you hold J♣ and J♠ and show them: a win of 1 becomes 2.</source>
        <translation>Czy oba czarne walety, pokazane wszystkim, podwajają rozdanie. Przykład: masz J♣ i J♠ i je pokazujesz: wygrana 1 zmienia się w 2.</translation>
    </message>
    <message>
        <source>When to blitz</source>
        <translation>Kiedy blitz</translation>
    </message>
    <message>
        <source>When a pair may be shown. Example: you hold both black queens and there is no crack. If a crack is needed, you keep them hidden.</source>
        <translation>Kiedy wolno pokazać parę. Przykład: masz obie czarne damy, a nikt nie dał kontry. Jeśli kontra jest potrzebna, zostają ukryte.</translation>
    </message>
    <message>
        <source>Highest raise</source>
        <translation>Najwyższe podbicie</translation>
    </message>
    <message>
        <source>How far cracks and blitzes can multiply a hand. Schneider, bump and doubler are not counted. Example: with ×8, after crack, crack back and black queens, the red queens are refused.</source>
        <translation>Ile razy kontry i blitze mogą zwielokrotnić rozdanie. Schneider, bump i doubler się nie liczą. Przykład: przy ×8, po kontrze, rekontrze i czarnych damach, czerwone damy są odrzucane.</translation>
    </message>
    <message>
        <source>Calling sheepshead</source>
        <translation>Zapowiadanie sheepshead</translation>
    </message>
    <message>
        <source>Whether the picker may bet on every trick. Example: five players. A picker alone wins 24 with every trick, and loses 24 with the first trick lost.</source>
        <translation>Czy rozgrywający może założyć się o wszystkie lewy. Przykład: pięć osób. Rozgrywający w pojedynkę wygrywa 24 z wszystkimi lewami, a traci 24 z pierwszą oddaną lewą.</translation>
    </message>
    <message>
        <source>Sheepshead and partner</source>
        <translation>Sheepshead i partner</translation>
    </message>
    <message>
        <source>Whether the bet on every trick may be made with a partner. Example: five players; picker and partner take every trick: 12 and 6.</source>
        <translation>Czy o wszystkie lewy można założyć się z partnerem. Przykład: pięć osób; rozgrywający i partner biorą wszystkie lewy: 12 i 6.</translation>
    </message>
    <message>
        <source>Who may call sheepshead</source>
        <translation>Kto może zapowiedzieć sheepshead</translation>
    </message>
    <message>
        <source>Whether the picker needs the partner jack for the bet. Example: another player has the jack of diamonds. If it is needed, you cannot bet.</source>
        <translation>Czy do zakładu rozgrywający potrzebuje waleta partnera. Przykład: waleta karo ma ktoś inny. Jeśli jest potrzebny, nie możesz się założyć.</translation>
    </message>
    <message>
        <source>Losses count once</source>
        <translation>Przegrane liczą się raz</translation>
    </message>
    <message>
        <source>The makers lose what they would have won.</source>
        <translation>Strona rozgrywająca traci tyle, ile by wygrała.</translation>
    </message>
    <message>
        <source>Losses count double</source>
        <translation>Przegrane liczą się podwójnie</translation>
    </message>
    <message>
        <source>The makers lose twice what they would have won.</source>
        <translation>Strona rozgrywająca traci dwa razy tyle, ile by wygrała.</translation>
    </message>
    <message>
        <source>Partner pays a share</source>
        <translation>Partner płaci swoją część</translation>
    </message>
    <message>
        <source>As in any other loss.</source>
        <translation>Jak przy każdej innej przegranej.</translation>
    </message>
    <message>
        <source>Picker pays all if the makers took no trick</source>
        <translation>Rozgrywający płaci wszystko, gdy jego strona jest bez lewy</translation>
    </message>
    <message>
        <source>The partner then pays nothing.</source>
        <translation>Partner nic wtedy nie płaci.</translation>
    </message>
    <message>
        <source>Picker pays all if the picker took no trick</source>
        <translation>Rozgrywający płaci wszystko, gdy sam jest bez lewy</translation>
    </message>
    <message>
        <source>The partner then pays nothing, even after taking tricks.</source>
        <translation>Partner nic wtedy nie płaci, nawet gdy ma lewy.</translation>
    </message>
    <message>
        <source>Three times the stake</source>
        <translation>Potrójna stawka</translation>
    </message>
    <message>
        <source>The usual steps: 1, 2 and 3, or 2, 4 and 6 doubled.</source>
        <translation>Zwykłe stopnie: 1, 2 i 3, a z podwojeniem 2, 4 i 6.</translation>
    </message>
    <message>
        <source>Four times the stake</source>
        <translation>Poczwórna stawka</translation>
    </message>
    <message>
        <source>Every step doubles: 1, 2 and 4, or 2, 4 and 8 doubled.</source>
        <translation>Każdy stopień podwaja: 1, 2 i 4, a z podwojeniem 2, 4 i 8.</translation>
    </message>
    <message>
        <source>With 30 points</source>
        <translation>Z 30 oczkami</translation>
    </message>
    <message>
        <source>The makers need 91 to win schneider.</source>
        <translation>Strona rozgrywająca potrzebuje 91 do wygranej ze schneiderem.</translation>
    </message>
    <message>
        <source>With 31 points</source>
        <translation>Z 31 oczkami</translation>
    </message>
    <message>
        <source>The makers need 90 to win schneider.</source>
        <translation>Strona rozgrywająca potrzebuje 90 do wygranej ze schneiderem.</translation>
    </message>
    <message>
        <source>Picker takes the difference</source>
        <translation>Rozgrywający bierze różnicę</translation>
    </message>
    <message>
        <source>Partner and defenders win or lose the stake; the picker takes or pays the rest.</source>
        <translation>Partner i obrońcy wygrywają lub tracą stawkę; rozgrywający bierze lub płaci resztę.</translation>
    </message>
    <message>
        <source>Each maker with each defender</source>
        <translation>Każdy rozgrywający z każdym obrońcą</translation>
    </message>
    <message>
        <source>Every maker settles the stake with every defender.</source>
        <translation>Każdy ze strony rozgrywającej rozlicza stawkę z każdym z obrońców.</translation>
    </message>
    <message>
        <source>As long as you like</source>
        <translation>Jak długo chcesz</translation>
    </message>
    <message>
        <source>The game ends when you stop.</source>
        <translation>Partia kończy się, gdy przestajesz grać.</translation>
    </message>
    <message>
        <source>A number of hands</source>
        <translation>Liczba rozdań</translation>
    </message>
    <message>
        <source>The hands played are counted; throw-ins are not.</source>
        <translation>Liczą się rozdania rozegrane, rzucone nie.</translation>
    </message>
    <message>
        <source>A number of rounds</source>
        <translation>Liczba rund</translation>
    </message>
    <message>
        <source>In a round every player deals once.</source>
        <translation>W rundzie każdy rozdaje raz.</translation>
    </message>
    <message>
        <source>Up to a score</source>
        <translation>Do liczby punktów</translation>
    </message>
    <message>
        <source>The game ends with the hand in which a player reaches the score.</source>
        <translation>Partia kończy się rozdaniem, w którym ktoś osiągnie tę liczbę.</translation>
    </message>
    <message>
        <source>Double on the bump</source>
        <translation>Podwójnie przy bumpie</translation>
    </message>
    <message>
        <source>Whether makers who lose pay double. Example: five players, picker and partner lose 55 to 65. Doubled, the picker pays 4, the partner 2, and each defender gets 2; otherwise half of that.</source>
        <translation>Czy strona rozgrywająca płaci za przegraną podwójnie. Przykład: pięć osób, rozgrywający i partner przegrywają 55 do 65. Z podwojeniem rozgrywający płaci 4, partner 2, a każdy z obrońców dostaje 2; bez niego połowę tego.</translation>
    </message>
    <message>
        <source>Losing without a trick</source>
        <translation>Przegrana bez lewy</translation>
    </message>
    <message>
        <source>Whether the partner pays when the picker lost without a trick. Example: five players, the makers take no trick, no bump: picker 6 and partner 3, or the picker all 9.</source>
        <translation>Czy partner płaci, gdy rozgrywający przegrywa bez lewy. Przykład: pięć osób, strona rozgrywająca nie bierze ani jednej lewy, bez bumpa: rozgrywający 6 i partner 3 albo rozgrywający całe 9.</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Wszystkie lewy</translation>
    </message>
    <message>
        <source>How much a hand pays when one side takes every trick. Example: five players, picker and partner take every trick: the picker wins 6 and the partner 3, or the picker 8 and the partner 4.</source>
        <translation>Ile płaci rozdanie, w którym jedna strona bierze wszystkie lewy. Przykład: pięć osób, rozgrywający i partner biorą wszystkie lewy: rozgrywający wygrywa 6, a partner 3, albo rozgrywający 8, a partner 4.</translation>
    </message>
    <message>
        <source>Defenders out of schneider</source>
        <translation>Obrońcy bez schneidera</translation>
    </message>
    <message>
        <source>How many points save the defenders from paying double. Example: at 90 to 30 they pay the single stake if 30 are enough, and double if 31 are needed.</source>
        <translation>Ile oczek ratuje obrońców przed płaceniem podwójnie. Przykład: przy 90 do 30 płacą pojedynczą stawkę, jeśli wystarczy 30, a podwójną, jeśli trzeba 31.</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>Rozliczenie</translation>
    </message>
    <message>
        <source>How makers and defenders settle the stake. Example: five players, picker and partner win 70 to 50. Either picker +2, partner +1, each defender −1; or both makers +3 and each defender −2.</source>
        <translation>Jak strona rozgrywająca i obrońcy rozliczają stawkę. Przykład: pięć osób, rozgrywający i partner wygrywają 70 do 50. Albo rozgrywający +2, partner +1, każdy z obrońców −1; albo rozgrywający i partner po +3, a każdy z obrońców −2.</translation>
    </message>
    <message>
        <source>Game length</source>
        <translation>Długość partii</translation>
    </message>
    <message>
        <source>When the game is over. Example: one round with five players is five hands, one deal each.</source>
        <translation>Kiedy kończy się partia. Przykład: jedna runda w pięć osób to pięć rozdań, każdy rozdaje raz.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Ile</translation>
    </message>
    <message>
        <source>The number of hands, rounds or points after which the game is over. Example: 20 hands, or 24 points.</source>
        <translation>Po ilu rozdaniach, rundach lub punktach kończy się partia. Przykład: 20 rozdań albo 24 punkty.</translation>
    </message>
    <message>
        <source>Cents a point</source>
        <translation>Centów za punkt</translation>
    </message>
    <message>
        <source>What a point is worth at the end. Example: at 25 cents a point, +12 is 3.00; with 0 you play for points alone. The first amount counts for all hands of the sheet. A later one counts from the next hand on, or once the pot is won.</source>
        <translation>Ile na koniec wart jest punkt. Przykład: przy 25 centach za punkt +12 to 3,00; przy 0 gracie tylko o punkty. Pierwsza kwota liczy się dla wszystkich rozdań w zapisie. Późniejsza liczy się od następnego rozdania albo od chwili, gdy ktoś wygra pulę.</translation>
    </message>
    <message>
        <source>Only where a schwanzer is played.</source>
        <translation>Tylko tam, gdzie gra się schwanzera.</translation>
    </message>
    <message>
        <source>The highest trump loses</source>
        <translation>Przegrywa najwyższy atut</translation>
    </message>
    <message>
        <source>Of those with the highest count, only the one with the highest trump.</source>
        <translation>Z tych, którzy mają najwyższą sumę, tylko ten z najwyższym atutem.</translation>
    </message>
    <message>
        <source>They pay together</source>
        <translation>Płacą razem</translation>
    </message>
    <message>
        <source>Each of them pays 1 to each of the others.</source>
        <translation>Każdy z nich płaci 1 każdemu z pozostałych.</translation>
    </message>
    <message>
        <source>Tie in a schwanzer</source>
        <translation>Remis w schwanzerze</translation>
    </message>
    <message>
        <source>Two or more players share the highest count. Example: five players, and two count 6. The one with the higher trump loses 4, or both lose 3 and the others win 2 each.</source>
        <translation>Dwóch lub więcej graczy ma najwyższą sumę. Przykład: pięciu graczy, dwóch liczy 6. Ten z wyższym atutem przegrywa 4 albo obaj przegrywają po 3, a pozostali wygrywają po 2.</translation>
    </message>
    <message>
        <source>A poker hand for each pot</source>
        <translation>Układ pokerowy o każdą pulę</translation>
    </message>
    <message>
        <source>The best poker hand takes as much as one leaster puts in, then five cards each are dealt for the next pot. The tenth takes all that is left.</source>
        <translation>Najlepszy układ pokerowy bierze tyle, ile wpłaca jeden leaster, potem rozdaje się po pięć kart o następną pulę. Dziesiąty bierze całą resztę.</translation>
    </message>
    <message>
        <source>Only without a chance to pick</source>
        <translation>Tylko bez szansy na podniesienie</translation>
    </message>
    <message>
        <source>A player who passed has had the chance to pick.</source>
        <translation>Kto spasował, mógł podnieść.</translation>
    </message>
    <message>
        <source>Players who passed, too</source>
        <translation>Także kto spasował</translation>
    </message>
    <message>
        <source>Every defender may crack.</source>
        <translation>Każdy obrońca może dać kontrę.</translation>
    </message>
    <message>
        <source>The four jacks raise nothing.</source>
        <translation>Cztery walety niczego nie podnoszą.</translation>
    </message>
    <message>
        <source>A player who shows all four jacks doubles the hand.</source>
        <translation>Kto pokaże wszystkie cztery walety, podwaja rozdanie.</translation>
    </message>
    <message>
        <source>Cracking after a pass</source>
        <translation>Kontra po spasowaniu</translation>
    </message>
    <message>
        <source>Whether a defender who passed may crack too. Example: you pass with a good hand, and the player on your left picks. Where everyone may crack, you can double the hand.</source>
        <translation>Czy kontrę może dać także obrońca, który spasował. Przykład: pasujesz z dobrą ręką, a podnosi gracz po twojej lewej. Gdzie wszyscy mogą dać kontrę, możesz podwoić rozdanie.</translation>
    </message>
    <message>
        <source>Blitz with all four jacks</source>
        <translation>Blitz z czterema waletami</translation>
    </message>
    <message>
        <source>Whether all four jacks, shown to all by one player, double the hand. Example: you hold them and show them: a win of 1 becomes 2. Shown as four, the black ones are no pair of their own.</source>
        <translation>Czy cztery walety, pokazane wszystkim przez jednego gracza, podwajają rozdanie. Przykład: masz je i pokazujesz: wygrana 1 staje się 2. Pokazane jako cztery, czarne nie są osobną parą.</translation>
    </message>
    <message>
        <source>A picker with all the fail aces and all the fail tens plays alone.</source>
        <translation>Rozgrywający z wszystkimi bocznymi asami i wszystkimi bocznymi dziesiątkami gra w pojedynkę.</translation>
    </message>
    <message>
        <source>A picker with all the fail aces and all the fail tens may call the king of a suit whose ace stays in hand. The king ranks as a called ten would.</source>
        <translation>Rozgrywający z wszystkimi bocznymi asami i wszystkimi bocznymi dziesiątkami może wołać króla koloru, w którym ma asa na ręce. Król ma starszeństwo wołanej dziesiątki.</translation>
    </message>
    <message>
        <source>Only the called card</source>
        <translation>Tylko w wołaną kartę</translation>
    </message>
    <message>
        <source>The partner may lead the called card or another suit, but no other card of the called suit.</source>
        <translation>Partner może wyjść w wołaną kartę albo w inny kolor, ale nie w inną kartę wołanego koloru.</translation>
    </message>
    <message>
        <source>Any, with four of them</source>
        <translation>W dowolną z czterech</translation>
    </message>
    <message>
        <source>A partner with the called card and three more of its suit may lead any of them. The called card is then free to be played like any other.</source>
        <translation>Partner z wołaną kartą i trzema innymi w jej kolorze może wyjść w dowolną z nich. Wołaną kartą można potem grać jak każdą inną.</translation>
    </message>
    <message>
        <source>Calling a king</source>
        <translation>Wołanie króla</translation>
    </message>
    <message>
        <source>What a picker with all the fail aces and all the fail tens, in hand or buried, may call. Example: you bury the ace and ten of hearts, and keep the ace of clubs. You may call the king of clubs.</source>
        <translation>Co może wołać rozgrywający, który ma wszystkie boczne asy i wszystkie boczne dziesiątki na ręce lub w odkładzie. Przykład: odkładasz asa i dziesiątkę kier, a zatrzymujesz asa trefl. Możesz wołać króla trefl.</translation>
    </message>
    <message>
        <source>Running with the called suit</source>
        <translation>Ucieczka z wołanym kolorem</translation>
    </message>
    <message>
        <source>What the partner may lead of the called suit before it was led. Example: clubs are called, and you hold the ace, king, nine and seven of clubs. If you may run, you may lead the seven and keep the ace.</source>
        <translation>W co może wyjść partner w wołanym kolorze, zanim ktoś w niego wyszedł. Przykład: wołane są trefle, a masz asa, króla, dziewiątkę i siódemkę trefl. Jeśli wolno uciec, możesz wyjść siódemką i zatrzymać asa.</translation>
    </message>
    <message>
        <source>Four players, fixed partners</source>
        <translation>Czterech graczy, stali partnerzy</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each, and there is no picker. Players who sit opposite each other are partners. The side that leads first needs 61 points.</source>
        <translation>Rozdaje się wszystkie karty, po osiem, i nie ma rozgrywającego. Gracze siedzący naprzeciw siebie są partnerami. Strona, która wychodzi pierwsza, potrzebuje 61 punktów.</translation>
    </message>
    <message>
        <source>Four players, 24 cards</source>
        <translation>Czterech graczy, 24 karty</translation>
    </message>
    <message>
        <source>Without the sevens and eights: six cards each, twelve of the 24 are trump, and there is no picker. The holders of the two black queens play together, in secret until both queens have fallen.</source>
        <translation>Bez siódemek i ósemek: po sześć kart, dwanaście z 24 to atuty, i nie ma rozgrywającego. Kto ma czarną damę, gra z posiadaczem drugiej, po cichu, aż obie spadną.</translation>
    </message>
    <message>
        <source>The player opposite</source>
        <translation>Gracz naprzeciw</translation>
    </message>
    <message>
        <source>Players who sit opposite each other are partners in every hand.</source>
        <translation>Gracze siedzący naprzeciw siebie są partnerami w każdym rozdaniu.</translation>
    </message>
    <message>
        <source>Four: fixed partners</source>
        <translation>Czterech: stali partnerzy</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and those who sit opposite each other are partners.</source>
        <translation>Czterech graczy; nie ma rozgrywającego, a siedzący naprzeciw siebie są partnerami.</translation>
    </message>
    <message>
        <source>Four: 24 cards</source>
        <translation>Czterech: 24 karty</translation>
    </message>
    <message>
        <source>Four players with six cards; the sevens and eights stay in the box, and the black queens play together in secret.</source>
        <translation>Czterech graczy z sześcioma kartami; siódemki i ósemki zostają w pudełku, a czarne damy grają po cichu razem.</translation>
    </message>
    <message>
        <source>Counted like the others</source>
        <translation>Liczy się jak inni</translation>
    </message>
    <message>
        <source>The partner card counts, and its holder may lose.</source>
        <translation>Karta partnera się liczy, a jej posiadacz może przegrać.</translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation>Zwolniony</translation>
    </message>
    <message>
        <source>The holder neither pays nor is paid.</source>
        <translation>Posiadacz nie płaci i nic nie dostaje.</translation>
    </message>
    <message>
        <source>Partner card in a schwanzer</source>
        <translation>Karta partnera w schwanzerze</translation>
    </message>
    <message>
        <source>What becomes of the holder of the partner jack when the hands are laid open. Example: five players, and the player with the jack of diamonds has the most. If exempt, that player gets 0. The next highest loses 3, and the three others win 1 each.</source>
        <translation>Co z posiadaczem waleta partnera, gdy ręce zostają odkryte. Przykład: pięciu graczy, a najwięcej ma gracz z waletem karo. Zwolniony dostaje 0. Następny w kolejności przegrywa 3, a trzej pozostali wygrywają po 1.</translation>
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
        <translation>Przegrywasz schwanzera</translation>
    </message>
    <message>
        <source>%1 loses the schwanzer</source>
        <translation>%1 przegrywa schwanzera</translation>
    </message>
    <message>
        <source>The most trump: a count of %1 (queens 3, jacks 2, others 1).</source>
        <translation>Najwięcej atutów: wartość %1 (damy 3, walety 2, inne 1).</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The schwanzer has no loser</source>
        <translation>Schwanzer bez przegranego</translation>
    </message>
    <message>
        <source>%1 lose the schwanzer</source>
        <comment>several players</comment>
        <translation>Schwanzera przegrywają: %1</translation>
    </message>
    <message>
        <source>All have the same count: %1 (queens 3, jacks 2, others 1).</source>
        <translation>Wszyscy mają tę samą wartość: %1 (damy 3, walety 2, inne 1).</translation>
    </message>
</context>
<context>
    <name>Season</name>
    <message>
        <source>In parentheses: evenings that do not count. *: won the evening.</source>
        <translation>W nawiasach: wieczory, które się nie liczą. *: wygrany wieczór.</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Kto komu płaci</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Zapłacone</translation>
    </message>
    <message>
        <source>%1 (substitute)</source>
        <comment>a person&apos;s name</comment>
        <translation>%1 (zastępca)</translation>
    </message>
    <message>
        <source>%1 (guest)</source>
        <comment>a person&apos;s name</comment>
        <translation>%1 (gość)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Moved</source>
        <extracomment>places won or lost since the day before</extracomment>
        <translation>Zmiana</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>Na rozdanie</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Na wieczór</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Wieczory</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>Best evening</source>
        <translation>Najlepszy wieczór</translation>
    </message>
    <message>
        <source>Worst evening</source>
        <translation>Najgorszy wieczór</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Najlepsze rozdanie</translation>
    </message>
    <message>
        <source>Worst hand</source>
        <translation>Najgorsze rozdanie</translation>
    </message>
    <message>
        <source>Most picks won in a row</source>
        <translation>Najwięcej wygranych z rzędu jako rozgrywający</translation>
    </message>
    <message>
        <source>Most picks lost in a row</source>
        <translation>Najwięcej przegranych z rzędu jako rozgrywający</translation>
    </message>
    <message>
        <source>Most hands in an evening</source>
        <translation>Najwięcej rozdań w jeden wieczór</translation>
    </message>
    <message>
        <source>ranked by total</source>
        <translation>kolejność według sumy</translation>
    </message>
    <message>
        <source>ranked by average per hand</source>
        <translation>kolejność według średniej na rozdanie</translation>
    </message>
    <message>
        <source>ranked by average per evening</source>
        <translation>kolejność według średniej na wieczór</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Rozgrywający</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Rekord</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Stawki</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Składki</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Nagrody</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>money: positive is still to get, negative still to pay</extracomment>
        <translation>Do rozliczenia</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Do</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>od %1 do %2</translation>
    </message>
    <message numerus="yes">
        <source>the best %n evening(s) count</source>
        <translation>
            <numerusform>liczy się %n najlepszy wieczór</numerusform>
            <numerusform>liczą się %n najlepsze wieczory</numerusform>
            <numerusform>liczy się %n najlepszych wieczorów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a place needs %n evening(s)</source>
        <translation>
            <numerusform>do miejsca potrzeba %n wieczoru</numerusform>
            <numerusform>do miejsca potrzeba %n wieczorów</numerusform>
            <numerusform>do miejsca potrzeba %n wieczorów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 a point</source>
        <comment>money</comment>
        <translation>%1 za punkt</translation>
    </message>
    <message>
        <source>%1 pays %2: %3</source>
        <comment>payer, payee, money</comment>
        <translation>%1 płaci %2: %3</translation>
    </message>
    <message>
        <source>%1 paid %2: %3 (%4)</source>
        <comment>payer, payee, money, day</comment>
        <translation>%1 zapłacił(a) %2: %3 (%4)</translation>
    </message>
    <message>
        <source>the kitty</source>
        <translation>kasa</translation>
    </message>
    <message>
        <source>Give the season a name.</source>
        <translation>Nadaj sezonowi nazwę.</translation>
    </message>
    <message>
        <source>The season must not end before it begins.</source>
        <translation>Sezon nie może się skończyć, zanim się zacznie.</translation>
    </message>
    <message>
        <source>Choose at least two people.</source>
        <translation>Wybierz co najmniej dwie osoby.</translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n people.</source>
        <translation>
            <numerusform>Wybierz najwyżej %n osobę.</numerusform>
            <numerusform>Wybierz najwyżej %n osoby.</numerusform>
            <numerusform>Wybierz najwyżej %n osób.</numerusform>
        </translation>
    </message>
    <message>
        <source>A number is too large.</source>
        <translation>Jakaś liczba jest za duża.</translation>
    </message>
    <message>
        <source>The prizes come to more than 100 percent.</source>
        <translation>Nagrody dają razem ponad 100 procent.</translation>
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
        <translation>%1 i %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Save the picture</source>
        <translation>Zapisz obraz</translation>
    </message>
    <message>
        <source>The picture was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Obraz nie został zapisany: nie można zapisać pliku %1. Wybierz inny folder.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Obrazy (*.png)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Obrazy (*.svg *.png)</translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message>
        <source>There are no cards yet.</source>
        <translation>Nie ma jeszcze kart.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>zakryta karta</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>pauzuje</translation>
    </message>
    <message>
        <source>picker</source>
        <translation>rozgrywający</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>strona rozgrywająca</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>obrońca</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Nie masz kart.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s).</source>
        <translation>
            <numerusform>Masz %n kartę.</numerusform>
            <numerusform>Masz %n karty.</numerusform>
            <numerusform>Masz %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>trump or the name of a suit, then cards of it</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atuty</translation>
    </message>
    <message>
        <source>You may play: %1.</source>
        <translation>Możesz zagrać: %1.</translation>
    </message>
    <message>
        <source>No card lies on the table. %1</source>
        <translation>Na stole nie leży żadna karta. %1</translation>
    </message>
    <message>
        <source>Trick %1.</source>
        <translation>Lewa %1.</translation>
    </message>
    <message>
        <source>%1 led %2.</source>
        <comment>a player, a card</comment>
        <translation>%1, wyjście: %2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>a player, a card</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: the best card so far, %2 in the trick.</source>
        <comment>a player, points</comment>
        <translation>%1: jak dotąd najwyższa karta, w lewie %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a player and a number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Score: %1.</source>
        <translation>Wynik: %1.</translation>
    </message>
    <message>
        <source>Tricks in this hand: %1.</source>
        <translation>Lewy w tym rozdaniu: %1.</translation>
    </message>
    <message>
        <source>There is no score yet.</source>
        <translation>Nie ma jeszcze wyniku.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>rozdający</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>na ruchu</translation>
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
        <translation>Rozdanie skończone.</translation>
    </message>
    <message>
        <source>Waiting for a redeal decision.</source>
        <translation>Czekamy, czy ktoś zażąda nowych kart.</translation>
    </message>
    <message>
        <source>Waiting for raises.</source>
        <translation>Czekamy na podbicia.</translation>
    </message>
    <message>
        <source>Waiting for further calls.</source>
        <translation>Czekamy na kolejne wołania.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Twoja kolej.</translation>
    </message>
    <message>
        <source>Your lead.</source>
        <translation>Twoje wyjście.</translation>
    </message>
    <message>
        <source>Your turn: trump was led.</source>
        <translation>Twoja kolej: wyjście w atut.</translation>
    </message>
    <message>
        <source>Your turn: %1 were led.</source>
        <translation>Twoja kolej: wyjście w kolor %1.</translation>
    </message>
    <message>
        <source>%1: pick or pass?</source>
        <translation>%1: bierze czy pasuje?</translation>
    </message>
    <message>
        <source>%1: leaster or doubler?</source>
        <translation>%1: leaster czy doubler?</translation>
    </message>
    <message>
        <source>%1: call, solo or pass?</source>
        <translation>%1: wołanie, solo czy pas?</translation>
    </message>
    <message>
        <source>%1 is burying.</source>
        <translation>%1 odkłada karty.</translation>
    </message>
    <message>
        <source>%1 is choosing a solo.</source>
        <translation>%1 wybiera solo.</translation>
    </message>
    <message>
        <source>%1 is choosing a partner.</source>
        <translation>%1 wybiera partnera.</translation>
    </message>
    <message>
        <source>%1 leads.</source>
        <translation>%1 wychodzi.</translation>
    </message>
    <message>
        <source>%1 plays.</source>
        <translation>%1 gra.</translation>
    </message>
</context>
<context>
    <name>StorageFault</name>
    <message>
        <source>The newest good backup was last played on %1 and has %2.</source>
        <translation>W najnowszej dobrej kopii zapasowej ostatnia gra jest z %1; zawiera ona %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet &quot;%1&quot; cannot be read (%2). It was left as it is; all other sheets can be used.</source>
        <translation>Nie można odczytać zapisu „%1” (%2). Został, jaki był; wszystkich innych zapisów można używać.</translation>
    </message>
    <message>
        <source>Nothing was saved: the folder for the score book does not exist. Create the folder, or choose another place.</source>
        <translation>Nic nie zapisano: folder na księgę wyników nie istnieje. Utwórz go albo wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book cannot be read and written here. Get permission to write to the file and its folder, or choose another place.</source>
        <translation>Niczego nie zmieniono: nie można tu czytać i zapisywać księgi wyników. Uzyskaj prawo zapisu pliku i folderu albo wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>The file was left as it is: it is not a score book. Set it aside under another name to begin a new book.</source>
        <translation>Plik pozostał bez zmian: to nie jest księga wyników. Odłóż go pod inną nazwą, by zacząć nową księgę.</translation>
    </message>
    <message>
        <source>The file was left as it is: it is damaged. Put a copy of the score book in its place, or set the file aside under another name to begin a new book.</source>
        <translation>Plik pozostał bez zmian: jest uszkodzony. Wstaw w jego miejsce kopię księgi wyników albo odłóż go pod inną nazwą, by zacząć nową księgę.</translation>
    </message>
    <message>
        <source>The file was left as it is: a newer version of this program wrote it. Use that version, or set the file aside under another name to begin a new book.</source>
        <translation>Plik pozostał bez zmian: zapisała go nowsza wersja programu. Użyj tej wersji albo odłóż plik pod inną nazwą, by zacząć nową księgę.</translation>
    </message>
    <message>
        <source>The file was left as it is: it belongs to another program. Set it aside under another name to begin a new book.</source>
        <translation>Plik pozostał bez zmian: należy do innego programu. Odłóż go pod inną nazwą, by zacząć nową księgę.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book is missing or empty, but the hands that were written last are still beside it. Put the book back, or set these aside under another name to begin a new book.</source>
        <translation>Niczego nie zmieniono: księgi wyników brak albo jest pusta, ale ostatnio zapisane rozdania wciąż leżą obok. Przywróć księgę na miejsce albo odłóż je pod inną nazwą, by zacząć nową księgę.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: another program is writing to the score book. Try again in a moment.</source>
        <translation>Wszystko, co zapisano wcześniej, jest bezpieczne, ale ostatnia zmiana nie jest jeszcze zapisana: inny program zapisuje księgę wyników. Za chwilę spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: the disk is full. Make room on it and try again.</source>
        <translation>Wszystko, co zapisano wcześniej, jest bezpieczne, ale ostatnia zmiana nie jest jeszcze zapisana: dysk jest pełny. Zrób na nim miejsce i spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: the disk could not be read or written. Check that it is connected, and try again.</source>
        <translation>Wszystko, co zapisano wcześniej, jest bezpieczne, ale ostatnia zmiana nie jest jeszcze zapisana: nie można czytać z dysku ani na nim zapisywać. Sprawdź, czy jest podłączony, i spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>Nothing was changed: the sheet is no longer in the score book. Open another sheet or begin a new one.</source>
        <translation>Niczego nie zmieniono: tego zapisu nie ma już w księdze wyników. Otwórz inny zapis albo zacznij nowy.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but nothing more is saved here: this sheet was opened in another window. Continue there, or open the sheet again here.</source>
        <translation>Wszystko, co zapisano wcześniej, jest bezpieczne, ale tutaj nic więcej nie będzie zapisywane: ten zapis otwarto w innym oknie. Graj dalej tam albo otwórz go tu ponownie.</translation>
    </message>
    <message>
        <source>The sheet was left as it is: this version of the program cannot read it. Try a newer version, or open another sheet.</source>
        <translation>Zapis pozostał bez zmian: ta wersja programu nie może go odczytać. Spróbuj nowszej wersji albo otwórz inny zapis.</translation>
    </message>
    <message>
        <source>Nothing was changed: this person is no longer in the score book. Close the list of people and open it again.</source>
        <translation>Niczego nie zmieniono: tej osoby nie ma już w księdze wyników. Zamknij listę osób i otwórz ją ponownie.</translation>
    </message>
    <message>
        <source>Nothing was changed: another person has this name. Choose another name, or merge the two if they are the same person.</source>
        <translation>Niczego nie zmieniono: tak nazywa się inna osoba. Wybierz inną nazwę albo połącz obie, jeśli to ta sama osoba.</translation>
    </message>
    <message>
        <source>Nothing was changed: these two played in the same hand, so they cannot be one person.</source>
        <translation>Niczego nie zmieniono: obie grały w tym samym rozdaniu, więc nie mogą być jedną osobą.</translation>
    </message>
    <message>
        <source>There is no score book in this file. Choose another file.</source>
        <translation>W tym pliku nie ma księgi wyników. Wybierz inny plik.</translation>
    </message>
    <message>
        <source>Nothing was changed: the file cannot be read. Choose another file.</source>
        <translation>Niczego nie zmieniono: nie można odczytać pliku. Wybierz inny plik.</translation>
    </message>
    <message>
        <source>The file was not written: it cannot be written here. Get permission to write to its folder, or choose another place.</source>
        <translation>Plik nie został zapisany: tutaj nie można go zapisać. Uzyskaj prawo zapisu w tym folderze albo wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>Nothing was imported: the file is not what a score book exports, or was changed. Correct the place that is named, or export the sheets again.</source>
        <translation>Niczego nie zaimportowano: plik nie jest eksportem księgi wyników albo został zmieniony. Popraw wskazane miejsce albo wyeksportuj zapisy jeszcze raz.</translation>
    </message>
    <message>
        <source>Nothing was imported: a newer version of this program wrote the file. Use that version.</source>
        <translation>Niczego nie zaimportowano: plik zapisała nowsza wersja programu. Użyj tej wersji.</translation>
    </message>
    <message>
        <source>Nothing was imported: two people of the file are one person in this score book, but they played in the same hand. Separate them in the score book first.</source>
        <translation>Niczego nie zaimportowano: dwie osoby z pliku są w tej księdze wyników jedną osobą, ale grały w tym samym rozdaniu. Najpierw rozdziel je w księdze.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Zatrzymano. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book is open in another window or program. Close it there and try again.</source>
        <translation>Niczego nie zmieniono: księga wyników jest otwarta w innym oknie lub programie. Zamknij ją tam i spróbuj jeszcze raz.</translation>
    </message>
    <message>
        <source>Nothing was changed: the file is not a score book, is damaged, or was written by a newer version of this program. Choose another backup.</source>
        <translation>Niczego nie zmieniono: plik nie jest księgą wyników, jest uszkodzony albo zapisała go nowsza wersja programu. Wybierz inną kopię zapasową.</translation>
    </message>
    <message>
        <source>Nothing was changed: nothing can be read of the damaged score book. Restore a backup, or set the file aside under another name to begin a new book.</source>
        <translation>Niczego nie zmieniono: z uszkodzonej księgi wyników nie da się nic odczytać. Przywróć kopię zapasową albo odłóż plik pod inną nazwą, by zacząć nową księgę.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: the score book was moved or deleted, or its drive was removed. Put it back.</source>
        <translation>Wszystko, co zapisano wcześniej, jest bezpieczne, ale ostatnia zmiana nie jest jeszcze zapisana: księgę wyników przeniesiono lub usunięto albo odłączono jej dysk. Przywróć ją na miejsce.</translation>
    </message>
    <message>
        <source>Nothing was changed: in the place of the score book, or of what is kept beside it, is no ordinary file. Remove what is there, or rename it.</source>
        <translation>Nic nie zmieniono: w miejscu księgi wyników lub tego, co leży obok niej, nie ma zwykłego pliku. Usuń to, co tam jest, albo zmień jego nazwę.</translation>
    </message>
    <message>
        <source>Nothing was changed: the season is no longer in the score book. Close the list of seasons and open it again.</source>
        <translation>Niczego nie zmieniono: tego sezonu nie ma już w księdze wyników. Zamknij listę sezonów i otwórz ją ponownie.</translation>
    </message>
    <message>
        <source>Nothing was changed: one person would have two seats in a game, perhaps under two names. Choose another name, or keep the two names apart in the list of people.</source>
        <translation>Niczego nie zmieniono: jedna osoba miałaby w grze dwa miejsca, może pod dwiema nazwami. Wybierz inną nazwę albo zostaw obie nazwy osobno na liście osób.</translation>
    </message>
</context>
<context>
    <name>StripWords</name>
    <message>
        <source>sheepshead: every trick</source>
        <translation>sheepshead: wszystkie lewy</translation>
    </message>
    <message>
        <source>Called ace</source>
        <translation>Wołany as</translation>
    </message>
    <message>
        <source>Jack of diamonds is the partner</source>
        <translation>Partnerem jest walet karo</translation>
    </message>
    <message>
        <source>Jack of clubs is the partner</source>
        <translation>Partnerem jest walet trefl</translation>
    </message>
    <message>
        <source>One against one</source>
        <translation>Jeden na jednego</translation>
    </message>
    <message>
        <source>Everyone against the picker</source>
        <translation>Wszyscy przeciw rozgrywającemu</translation>
    </message>
    <message>
        <source>Jack of diamonds and called ace are the partners</source>
        <translation>Partnerami są walet karo i wołany as</translation>
    </message>
    <message>
        <source>The picker&apos;s left neighbor is the partner</source>
        <translation>Partnerem jest lewy sąsiad rozgrywającego</translation>
    </message>
    <message>
        <source>The winner of the first trick is the partner</source>
        <translation>Partnerem jest zwycięzca pierwszej lewy</translation>
    </message>
    <message>
        <source>Queen of clubs and seven of diamonds play together</source>
        <translation>Dama trefl i siódemka karo grają razem</translation>
    </message>
    <message>
        <source>The black queens play together</source>
        <translation>Czarne damy grają razem</translation>
    </message>
    <message>
        <source>The first two queens played are together</source>
        <translation>Pierwsze dwie zagrane damy grają razem</translation>
    </message>
    <message>
        <source>Queen of clubs, jack and seven of diamonds play together</source>
        <translation>Dama trefl, walet i siódemka karo grają razem</translation>
    </message>
    <message>
        <source>Call, solo or pass</source>
        <translation>Wołanie, solo czy pas</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>Atutem jest %1</translation>
    </message>
    <message>
        <source>You picked blind (×2)</source>
        <translation>Bierzesz w ciemno (×2)</translation>
    </message>
    <message>
        <source>%1 picked blind (×2)</source>
        <translation>%1 bierze w ciemno (×2)</translation>
    </message>
    <message>
        <source>You had to pick</source>
        <translation>Branie z musu</translation>
    </message>
    <message>
        <source>You picked</source>
        <translation>Bierzesz talon</translation>
    </message>
    <message>
        <source>%1 had to pick</source>
        <translation>bierze z musu: %1</translation>
    </message>
    <message>
        <source>%1 picked</source>
        <translation>%1 bierze talon</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>Grasz: %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 gra: %2</translation>
    </message>
    <message>
        <source>You bid a solo</source>
        <translation>Licytujesz solo</translation>
    </message>
    <message>
        <source>%1 bid a solo</source>
        <translation>%1 licytuje solo</translation>
    </message>
    <message>
        <source>You bid a call</source>
        <translation>Licytujesz wołanie</translation>
    </message>
    <message>
        <source>%1 bid a call</source>
        <translation>%1 licytuje wołanie</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>w pojedynkę</translation>
    </message>
    <message>
        <source>calls %1</source>
        <translation>woła: %1</translation>
    </message>
    <message>
        <source>partner by %1</source>
        <translation>partner: %1</translation>
    </message>
    <message>
        <source>called %1 under</source>
        <translation>wołanie z underem: %1</translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>wołanie: %1</translation>
    </message>
    <message>
        <source>alone in secret</source>
        <translation>po cichu w pojedynkę</translation>
    </message>
    <message>
        <source>%1 are the partners</source>
        <translation>partnerzy: %1</translation>
    </message>
    <message>
        <source>you are the partner</source>
        <translation>partnerem jesteś ty</translation>
    </message>
    <message>
        <source>%1 is the partner</source>
        <translation>partnerem jest %1</translation>
    </message>
    <message>
        <source>%1 are makers</source>
        <translation>strona rozgrywająca: %1</translation>
    </message>
    <message>
        <source>you are a maker</source>
        <translation>jesteś po stronie rozgrywającej</translation>
    </message>
    <message>
        <source>%1 is a maker</source>
        <translation>strona rozgrywająca: %1</translation>
    </message>
    <message>
        <source>Moster: the most points lose</source>
        <translation>Moster: przegrywa, kto ma najwięcej oczek</translation>
    </message>
    <message>
        <source>Mittler: the player with the middle points wins</source>
        <translation>Mittler: wygrywa środkowa liczba oczek</translation>
    </message>
    <message>
        <source>Schneidster: closest to 30 without going over wins</source>
        <translation>Schneidster: wygrywa, kto jest najbliżej 30, nie przekraczając</translation>
    </message>
    <message>
        <source>Leaster: the fewest points win, the blind is set aside</source>
        <translation>Leaster: wygrywa, kto ma najmniej oczek, talon leży na boku</translation>
    </message>
    <message>
        <source>Leaster: the fewest points win, the blind goes with the first trick</source>
        <translation>Leaster: wygrywa, kto ma najmniej oczek, talon idzie z pierwszą lewą</translation>
    </message>
    <message>
        <source>Leaster: the fewest points win, the blind goes with the last trick</source>
        <translation>Leaster: wygrywa, kto ma najmniej oczek, talon idzie z ostatnią lewą</translation>
    </message>
    <message>
        <source>×%1 (doubler)</source>
        <translation>×%1 (doubler)</translation>
    </message>
    <message>
        <source>×%1 (blitz)</source>
        <translation>×%1 (blitz)</translation>
    </message>
    <message>
        <source>×%1 (cracked)</source>
        <translation>×%1 (kontra)</translation>
    </message>
    <message>
        <source>×%1 (raised)</source>
        <translation>×%1 (podbicie)</translation>
    </message>
    <message>
        <source>Players opposite each other are partners</source>
        <translation>Gracze naprzeciw siebie są partnerami</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>all tricks</source>
        <translation>wszystkie lewy</translation>
    </message>
    <message>
        <source>won with schneider</source>
        <translation>wygrana ze schneiderem</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>even</source>
        <translation>remis</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>lost in schneider</source>
        <translation>przegrana w schneiderze</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>bez lewy</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Twoja ręka</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Karty: %1</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Następna karta</translation>
    </message>
    <message>
        <source>Played by you</source>
        <translation>Zagrane przez ciebie</translation>
    </message>
    <message>
        <source>Played by %1</source>
        <translation>Zagrane: %1</translation>
    </message>
    <message>
        <source>Trick %1, %2</source>
        <translation>Lewa %1, %2</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>Krok %1, %2</translation>
    </message>
    <message>
        <source>It is the turn of another seat.</source>
        <translation>Teraz kolej innego miejsca.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Teraz twoja kolej.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Teraz kolej: %1.</translation>
    </message>
    <message>
        <source>First %1 has to call a card, or to go alone.</source>
        <translation>Najpierw %1 musi wywołać kartę albo grać w pojedynkę.</translation>
    </message>
    <message>
        <source>First a card has to be called, or you go alone.</source>
        <translation>Najpierw wywołaj kartę albo graj w pojedynkę.</translation>
    </message>
    <message>
        <source>The rules of this table do not allow this.</source>
        <translation>Zasady tego stołu na to nie pozwalają.</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>This table has no such seat.</source>
        <translation>Ten stół nie ma takiego miejsca.</translation>
    </message>
    <message>
        <source>This seat does not play the hand.</source>
        <translation>To miejsce nie gra rozdania.</translation>
    </message>
    <message>
        <source>The factor is a whole number from 1 on.</source>
        <translation>Mnożnik to liczba całkowita od 1.</translation>
    </message>
    <message>
        <source>%1: this table plays without that card.</source>
        <translation>%1: ten stół gra bez tej karty.</translation>
    </message>
    <message>
        <source>%1: a card cannot lie in two places.</source>
        <translation>%1: karta nie może leżeć w dwóch miejscach.</translation>
    </message>
    <message>
        <source>There are more cards here than this place has.</source>
        <translation>Jest tu więcej kart, niż powinno.</translation>
    </message>
    <message>
        <source>At a table for two each pile has one open card; no other table has piles.</source>
        <translation>Przy stole dla dwojga każdy stos ma jedną odkrytą kartę; inne stoły nie mają stosów.</translation>
    </message>
    <message>
        <source>This seat has taken no card of the blind, so it buries none.</source>
        <translation>To miejsce nie wzięło karty z talonu, więc żadnej nie odkłada.</translation>
    </message>
    <message>
        <source>%1: this seat cannot have that card then.</source>
        <translation>%1: to miejsce nie może wtedy mieć tej karty.</translation>
    </message>
    <message>
        <source>No card of this seat lies under.</source>
        <translation>Żadna karta tego miejsca nie leży pod spodem.</translation>
    </message>
    <message>
        <source>%1: that card was played before.</source>
        <translation>%1: ta karta już spadła.</translation>
    </message>
    <message>
        <source>The hand was over before this.</source>
        <translation>Rozdanie skończyło się wcześniej.</translation>
    </message>
    <message>
        <source>By the rules of this table something else happens here.</source>
        <translation>Według zasad tego stołu dzieje się tu coś innego.</translation>
    </message>
    <message>
        <source>The seat is asked for something else here.</source>
        <translation>Miejsce jest tu pytane o coś innego.</translation>
    </message>
    <message>
        <source>No cards fit the places that are not known.</source>
        <translation>Żadne karty nie pasują w nieznane miejsca.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdający</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Twoje miejsce</translation>
    </message>
    <message>
        <source>Your open cards</source>
        <translation>Twoje odkryte karty</translation>
    </message>
    <message>
        <source>Open cards of %1</source>
        <translation>Odkryte karty: %1</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>The neighbor&apos;s part of the blind</source>
        <translation>Część talonu sąsiada</translation>
    </message>
    <message>
        <source>Your bury</source>
        <translation>Twój odkład</translation>
    </message>
    <message>
        <source>Bury of %1</source>
        <translation>Odkład: %1</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Pod spodem</translation>
    </message>
    <message>
        <source>What is decided</source>
        <translation>O czym się decyduje</translation>
    </message>
    <message>
        <source>Bury</source>
        <translation>Odkład</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Spadła</translation>
    </message>
    <message>
        <source>You are to act.</source>
        <translation>Twoja kolej.</translation>
    </message>
    <message>
        <source>%1 is to act.</source>
        <translation>Kolej: %1.</translation>
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
        <translation>Odłożyć</translation>
    </message>
    <message>
        <source>Call %1 with a card under</source>
        <translation>Wywołaj %1 z kartą pod spodem</translation>
    </message>
    <message>
        <source>Play the under</source>
        <translation>Zagraj kartę spod spodu</translation>
    </message>
    <message>
        <source>Turn up %1</source>
        <translation>Odkryj %1</translation>
    </message>
    <message>
        <source>Crack</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Crack back</source>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>Crack around the corner</source>
        <translation>Rekontra zza rogu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Wiersz %1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Wiersz %1, kolumna %2</translation>
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
        <translation>Lewa %1</translation>
    </message>
    <message>
        <source>Own house rules</source>
        <translation>Własne zasady domowe</translation>
    </message>
    <message>
        <source>%1. Dealer: %2.</source>
        <comment>rules and who deals</comment>
        <translation>%1. Rozdaje: %2.</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Przed rozgrywką</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what seats said</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Rozdanie skończone.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n nieznana karta</numerusform>
            <numerusform>%n nieznane karty</numerusform>
            <numerusform>%n nieznanych kart</numerusform>
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
        <translation>Studium</translation>
    </message>
    <message>
        <source>There is no study in %1 that can be opened. Nothing was changed.</source>
        <translation>W pliku %1 nie ma studium, które można otworzyć. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Otwórz studium</translation>
    </message>
    <message>
        <source>Studies and hands (*.sheepstudy *.sheephand);;All files (*)</source>
        <translation>Studia i rozdania (*.sheepstudy *.sheephand);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Zapisz studium</translation>
    </message>
    <message>
        <source>Studies (*.sheepstudy);;All files (*)</source>
        <translation>Studia (*.sheepstudy);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Study.sheepstudy</source>
        <translation>Studium.sheepstudy</translation>
    </message>
    <message>
        <source>The study was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Studium nie zapisano: nie udało się zapisać pliku %1. Wybierz inny folder.</translation>
    </message>
</context>
<context>
    <name>StudyPaper</name>
    <message>
        <source>Study</source>
        <translation>Studium</translation>
    </message>
</context>
<context>
    <name>StudySharing</name>
    <message>
        <source>Study</source>
        <translation>Studium</translation>
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
        <translation>Miejsca: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between seats</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Save the position as PDF</source>
        <translation>Zapisz pozycję jako PDF</translation>
    </message>
</context>
<context>
    <name>TableQuestions</name>
    <message numerus="yes">
        <source>Rules for %n players</source>
        <translation>
            <numerusform>Zasady dla %n gracza</numerusform>
            <numerusform>Zasady dla %n graczy</numerusform>
            <numerusform>Zasady dla %n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands of this number of players are played by:</source>
        <translation>Rozdania w tak małym gronie według:</translation>
    </message>
    <message>
        <source>Share the pot</source>
        <translation>Podziel pulę</translation>
    </message>
    <message>
        <source>There are %1 points in the pot. Who gets them?</source>
        <translation>Punkty w puli: %1. Kto je dostaje?</translation>
    </message>
    <message>
        <source>Divide it evenly, or name the winner of the showdown.</source>
        <translation>Podziel ją po równo albo wskaż, kto wygrywa wyłożenie kart.</translation>
    </message>
    <message>
        <source>&amp;All evenly</source>
        <translation>&amp;Wszyscy po równo</translation>
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
        <translation>To nie jest czytelny obrazek.</translation>
    </message>
    <message>
        <source>The picture is larger than %1 by %1 pixels.</source>
        <translation>Obrazek jest większy niż %1 na %1 pikseli.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>Obraz jest uszkodzony.</translation>
    </message>
    <message>
        <source>Drawing this picture takes too much time or memory.</source>
        <translation>Rysowanie tego obrazu zajmuje zbyt wiele czasu lub pamięci.</translation>
    </message>
</context>
<context>
    <name>ThrownInWords</name>
    <message>
        <source>Everyone passed: thrown in, and a doubler follows.</source>
        <translation>Wszyscy spasowali: karty rzucone, potem doubler.</translation>
    </message>
    <message>
        <source>Everyone passed: thrown in, and the next player deals.</source>
        <translation>Wszyscy spasowali: karty rzucone, rozdaje następny gracz.</translation>
    </message>
    <message>
        <source>The cards are thrown in, and the same player deals again.</source>
        <translation>Karty zostają rzucone, a ta sama osoba rozdaje jeszcze raz.</translation>
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
        <translation>Czyste losowanie.</translation>
    </message>
    <message>
        <source>Constructed: the players of each seat move on together, so that no two players meet twice (cyclic difference matrix).</source>
        <translation>Konstrukcja: gracze z każdego miejsca przesuwają się razem, więc żadna para nie spotyka się dwa razy (cykliczna macierz różnic).</translation>
    </message>
    <message>
        <source>Constructed: the players of each seat move on by the arithmetic of a finite field, so that no two players meet twice.</source>
        <translation>Konstrukcja: gracze z każdego miejsca przesuwają się według arytmetyki ciała skończonego, więc żadna para nie spotyka się dwa razy.</translation>
    </message>
    <message>
        <source>Constructed: those who had the same seat in the first round meet, so that no two players meet twice.</source>
        <translation>Konstrukcja: spotykają się ci, którzy w pierwszej rundzie mieli to samo miejsce, więc żadna para nie spotyka się dwa razy.</translation>
    </message>
    <message>
        <source>Found by a seeded local search for the fewest repeated meetings.</source>
        <translation>Znalezione przez wyszukiwanie lokalne z ustalonym ziarnem: jak najmniej powtórzonych spotkań.</translation>
    </message>
    <message>
        <source>Seats were changed after the draw.</source>
        <translation>Po losowaniu zmieniono miejsca.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) %1×</source>
        <extracomment>how many pairs of players meet how many times: &quot;120 pairs 1×&quot;</extracomment>
        <translation>
            <numerusform>%Ln para %1×</numerusform>
            <numerusform>%Ln pary %1×</numerusform>
            <numerusform>%Ln par %1×</numerusform>
        </translation>
    </message>
    <message>
        <source>Meetings up to this round: %1. Repeated meetings: %2; no draw has fewer than %3. Pairs that never meet: no draw has fewer than %4.</source>
        <translation>Do tej rundy spotykają się: %1. Powtórzone spotkania: %2; żadne losowanie nie ma ich mniej niż %3. Pary, które się nie spotykają: żadne losowanie nie ma ich mniej niż %4.</translation>
    </message>
    <message>
        <source>%1 plays this round and has no seat.</source>
        <translation>%1 gra w tej rundzie i nie ma miejsca.</translation>
    </message>
    <message>
        <source>%1 has a seat at table %2 and does not play this round.</source>
        <translation>%1 ma miejsce przy stole %2 i nie gra w tej rundzie.</translation>
    </message>
    <message>
        <source>Table %1 has fewer than four players.</source>
        <translation>Przy stole %1 jest mniej niż czterech graczy.</translation>
    </message>
    <message>
        <source>Table %1 has no result.</source>
        <translation>Stół %1 nie ma wyniku.</translation>
    </message>
    <message>
        <source>The scores of table %1 add up to %2, not to 0.</source>
        <translation>Punkty stołu %1 dają razem %2, nie 0.</translation>
    </message>
    <message>
        <source>The result of table %1 belongs to players who were not drawn for it.</source>
        <translation>Wynik stołu %1 dotyczy innych graczy niż wylosowani.</translation>
    </message>
    <message>
        <source>The name of %1 appears twice.</source>
        <translation>Imię %1 występuje dwa razy.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place in a file, and what is wrong there (in English)</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Best of round %1</source>
        <translation>Najlepszy w rundzie %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n runda</numerusform>
            <numerusform>%n rundy</numerusform>
            <numerusform>%n rund</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) a round</source>
        <translation>
            <numerusform>%n rozdanie w rundzie</numerusform>
            <numerusform>%n rozdania w rundzie</numerusform>
            <numerusform>%n rozdań w rundzie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>a round, short</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>* Round %1, %2: corrected from %3 to %4 (%5).</source>
        <translation>* Runda %1, %2: poprawiono z %3 na %4 (%5).</translation>
    </message>
    <message>
        <source>Round %1, %2: a penalty of %3 (%4).</source>
        <translation>Runda %1, %2: kara %3 (%4).</translation>
    </message>
</context>
<context>
    <name>TournamentPaper</name>
    <message>
        <source>Table %1</source>
        <translation>Stół %1</translation>
    </message>
    <message>
        <source>Table %1, seat %2</source>
        <translation>stół %1, miejsce %2</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Wolny los</translation>
    </message>
    <message>
        <source>Round %1: seats</source>
        <translation>Runda %1: miejsca</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a player and their seat</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Runda %1: %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Runda %1, stół %2</translation>
    </message>
    <message>
        <source>Six players: the dealer sits out.</source>
        <translation>Sześciu graczy: rozdający pauzuje.</translation>
    </message>
    <message>
        <source>The totals add up to 0. Signed: ____________________</source>
        <translation>Sumy dają razem 0. Podpis: ____________________</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Klasyfikacja po rundzie %1</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Za</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Kwota</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Wypłata</translation>
    </message>
    <message>
        <source>Fees: %1. The host keeps: %2.</source>
        <translation>Wpisowe: %1. Zostaje u organizatora: %2.</translation>
    </message>
    <message>
        <source>Prizes without a winner: %1.</source>
        <translation>Nagrody bez zwycięzcy: %1.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the name of a tournament and what a paper shows of it</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Bye: %1.</source>
        <translation>Wolny los: %1.</translation>
    </message>
    <message>
        <source>Seat slips</source>
        <translation>Karteczki z miejscami</translation>
    </message>
    <message>
        <source>Score cards of round %1</source>
        <translation>Karty zapisu rundy %1</translation>
    </message>
</context>
<context>
    <name>Traits</name>
    <message>
        <source>Picks on less than most.</source>
        <translation>Bierze talon z mniejszą siłą niż większość.</translation>
    </message>
    <message>
        <source>Picks on strong hands only.</source>
        <translation>Bierze talon tylko z mocną kartą.</translation>
    </message>
    <message>
        <source>As a maker, leads trump more often than most.</source>
        <translation>Po stronie rozgrywającej wychodzi w atut częściej niż większość.</translation>
    </message>
    <message>
        <source>As a maker, leads trump less often than most.</source>
        <translation>Po stronie rozgrywającej wychodzi w atut rzadziej niż większość.</translation>
    </message>
    <message>
        <source>As a defender, leads trump more often than most.</source>
        <translation>Jako obrońca wychodzi w atut częściej niż większość.</translation>
    </message>
    <message>
        <source>As a defender, leads trump less often than most.</source>
        <translation>Jako obrońca wychodzi w atut rzadziej niż większość.</translation>
    </message>
    <message>
        <source>As a defender, leads fail aces more often than most.</source>
        <translation>Jako obrońca wychodzi w boczne asy częściej niż większość.</translation>
    </message>
    <message>
        <source>As a defender, holds fail aces back.</source>
        <translation>Jako obrońca przetrzymuje boczne asy.</translation>
    </message>
    <message>
        <source>Schmears more points than most.</source>
        <translation>Dosmarowuje więcej oczek niż większość.</translation>
    </message>
    <message>
        <source>Schmears fewer points than most.</source>
        <translation>Dosmarowuje mniej oczek niż większość.</translation>
    </message>
    <message>
        <source>Takes an opponent&apos;s trick more often than most.</source>
        <translation>Bije lewę przeciwników częściej niż większość.</translation>
    </message>
    <message>
        <source>Leaves an opponent&apos;s trick more often than most.</source>
        <translation>Zostawia lewę przeciwnikom częściej niż większość.</translation>
    </message>
    <message>
        <source>Takes tricks that a friend already has.</source>
        <translation>Bierze lewy, które jego strona już ma.</translation>
    </message>
    <message>
        <source>Leaves tricks to a friend more often than most.</source>
        <translation>Zostawia lewę swojej stronie częściej niż większość.</translation>
    </message>
    <message>
        <source>Takes more tricks of a leaster than most.</source>
        <translation>Bierze w leasterze więcej lew niż większość.</translation>
    </message>
    <message>
        <source>Takes fewer tricks of a leaster than most.</source>
        <translation>Bierze w leasterze mniej lew niż większość.</translation>
    </message>
    <message>
        <source>Buries more points than most.</source>
        <translation>Odkłada więcej oczek niż większość.</translation>
    </message>
    <message>
        <source>Buries fewer points than most.</source>
        <translation>Odkłada mniej oczek niż większość.</translation>
    </message>
    <message>
        <source>Goes alone more often than most.</source>
        <translation>Gra w pojedynkę częściej niż większość.</translation>
    </message>
    <message>
        <source>Goes alone less often than most.</source>
        <translation>Gra w pojedynkę rzadziej niż większość.</translation>
    </message>
    <message>
        <source>%1 of 10 sure</source>
        <extracomment>how sure the program is of something: 8 times of 10 it is right</extracomment>
        <translation>pewność %1 na 10</translation>
    </message>
    <message>
        <source>After each hand the score book notices how each player played it, people and computer players. It keeps no cards, only numbers for each player: how likely the player picks, leads trump, schmears and so on.</source>
        <translation>Po każdym rozdaniu księga wyników zauważa, jak zagrał każdy z graczy, ludzie i komputer. Nie przechowuje kart, tylko liczby dla każdego: jak często ktoś bierze talon, wychodzi w atut, dosmarowuje i tak dalej.</translation>
    </message>
    <message>
        <source>It learns from cards that all players at the table have seen: from hands that were played to their end. It does not learn from practice, from hands that were thrown in, or from your decisions in a hand with a hint.</source>
        <translation>Uczy się z kart, które widział cały stół: z rozdań rozegranych do końca. Nie uczy się z ćwiczeń, z rozdań rzuconych ani z twoich decyzji w rozdaniu z podpowiedzią.</translation>
    </message>
    <message>
        <source>Experts and hints use what is known of the players at the table, you included. They never use cards that are hidden from them.</source>
        <translation>Eksperci i podpowiedzi korzystają z tego, co wiadomo o graczach przy stole, także o tobie. Nigdy nie korzystają z kart, których nie widzą.</translation>
    </message>
    <message>
        <source>Configure, page Players, turns this off. History and statistics, page How they play, shows what is known of a player and forgets it. Score sheets are not changed by that. Everything stays on this computer.</source>
        <translation>Wyłącza to Konfiguracja, strona Gracze. Historia i statystyka, strona Jak grają, pokazuje, co o kim wiadomo, i pozwala to zapomnieć. Zapisy wyników się przez to nie zmieniają. Wszystko zostaje na tym komputerze.</translation>
    </message>
</context>
<context>
    <name>TrumpWords</name>
    <message>
        <source>No trump is out</source>
        <translation>W grze nie ma już atutów</translation>
    </message>
    <message numerus="yes">
        <source>%n trump is/are out</source>
        <translation>
            <numerusform>W grze jest jeszcze %n atut</numerusform>
            <numerusform>W grze są jeszcze %n atuty</numerusform>
            <numerusform>W grze jest jeszcze %n atutów</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>how many trump are out, and which</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Masz: %1.</translation>
    </message>
    <message>
        <source>Buried: %1.</source>
        <translation>Odłożone: %1.</translation>
    </message>
    <message>
        <source>Played: %1.</source>
        <translation>Zagrane: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n trump</source>
        <translation>
            <numerusform>%n atut</numerusform>
            <numerusform>%n atuty</numerusform>
            <numerusform>%n atutów</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TwoHandedWords</name>
    <message>
        <source>The loser took no trick.</source>
        <translation>Przegrany nie wziął ani jednej lewy.</translation>
    </message>
    <message>
        <source>Schneider: the loser needed 30 to get out.</source>
        <translation>Schneider: przegranemu do wyjścia potrzeba było 30.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Remis</translation>
    </message>
    <message>
        <source>A tie, 60 to 60.</source>
        <translation>Remis, 60 do 60.</translation>
    </message>
    <message>
        <source>60 to 60.</source>
        <translation>60 do 60.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Wygrywasz</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 wygrywa</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 do %2</translation>
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
</context>
<context>
    <name>WebPage</name>
    <message>
        <source>Web page</source>
        <translation>Strona WWW</translation>
    </message>
    <message>
        <source>The page is saved.</source>
        <translation>Strona jest zapisana.</translation>
    </message>
    <message>
        <source>The page was not saved.</source>
        <translation>Strona nie została zapisana.</translation>
    </message>
    <message>
        <source>The file %1 could not be written. If it existed before, it is unchanged. Choose another folder, or free some space.</source>
        <translation>Nie udało się zapisać pliku %1. Jeśli już istniał, jest niezmieniony. Wybierz inny folder albo zwolnij miejsce.</translation>
    </message>
    <message>
        <source>Save score sheet as web page</source>
        <translation>Zapis wyników jako strona WWW</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Strony WWW (*.html)</translation>
    </message>
</context>
<context>
    <name>sheepshead::AccessPage</name>
    <message>
        <source>Keep cards and panels still</source>
        <translation>Nieruchome karty i panele</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent, behind a number</comment>
        <translation>%</translation>
    </message>
    <message>
        <source>Si&amp;ze of all text:</source>
        <translation>W&amp;ielkość całego tekstu:</translation>
    </message>
    <message>
        <source>As the s&amp;ystem asks</source>
        <translation>Jak chce syste&amp;m</translation>
    </message>
    <message>
        <source>This system asks for no motion.</source>
        <translation>Ten system nie chce ruchu.</translation>
    </message>
    <message>
        <source>This system allows motion.</source>
        <translation>Ten system pozwala na ruch.</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <translation>&amp;Zawsze</translation>
    </message>
    <message>
        <source>Ne&amp;ver</source>
        <translation>&amp;Nigdy</translation>
    </message>
    <message>
        <source>F6 to F9 say your hand, the trick, the score and who is who again, for a screen reader and on the status line.</source>
        <translation>Klawisze od F6 do F9 podają jeszcze raz twoje karty, lewę, wynik i kto jest kim, dla czytnika ekranu i na pasku stanu.</translation>
    </message>
    <message>
        <source>&amp;Reading and motion</source>
        <translation>Czytanie i r&amp;uch</translation>
    </message>
</context>
<context>
    <name>sheepshead::AllowedCommands</name>
    <message>
        <source>This game is over. Begin a new one.</source>
        <translation>Ta partia jest skończona. Zacznij nową.</translation>
    </message>
    <message>
        <source>Go back to the game first.</source>
        <translation>Najpierw wróć do partii.</translation>
    </message>
    <message>
        <source>The hand is not over yet.</source>
        <translation>Rozdanie jeszcze się nie skończyło.</translation>
    </message>
    <message>
        <source>No hand of the game is on the table.</source>
        <translation>Na stole nie ma rozdania z partii.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Nie ma czego cofać.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Niczego nie cofnięto.</translation>
    </message>
    <message>
        <source>The game is on the table.</source>
        <translation>Partia jest na stole.</translation>
    </message>
    <message>
        <source>The score book is not open.</source>
        <translation>Księga wyników nie jest otwarta.</translation>
    </message>
    <message>
        <source>The program is still at work on another file of the score book.</source>
        <translation>Program pracuje jeszcze nad innym plikiem księgi wyników.</translation>
    </message>
</context>
<context>
    <name>sheepshead::AlternativesView</name>
    <message>
        <source>The choices</source>
        <translation>Możliwości</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Wybór</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Oczekiwane</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wygrywa</translation>
    </message>
    <message>
        <source>With all cards seen</source>
        <translation>W otwarte karty</translation>
    </message>
    <message>
        <source>Expected score, by what the player could know</source>
        <translation>Oczekiwane punkty według tego, co gracz mógł wiedzieć</translation>
    </message>
    <message>
        <source>How often the player comes out ahead</source>
        <translation>Jak często gracz wychodzi na plus</translation>
    </message>
    <message>
        <source>The result if everyone sees all cards and plays perfectly</source>
        <translation>Wynik, gdyby wszyscy widzieli wszystkie karty i grali bezbłędnie</translation>
    </message>
    <message>
        <source>▸ %1</source>
        <extracomment>the choice that was taken</extracomment>
        <translation>▸ %1</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>wybrane</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>oczekiwane %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>wygrywa %1</translation>
    </message>
    <message>
        <source>with all cards seen: %1</source>
        <translation>w otwarte karty: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::BackgroundTask</name>
    <message>
        <source>Stop</source>
        <translation>Zatrzymaj</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Księga wyników</translation>
    </message>
</context>
<context>
    <name>sheepshead::BlankSheet</name>
    <message numerus="yes">
        <source>Tournament sheet, %n hand(s)</source>
        <translation>
            <numerusform>Zapis turniejowy, %n rozdanie</numerusform>
            <numerusform>Zapis turniejowy, %n rozdania</numerusform>
            <numerusform>Zapis turniejowy, %n rozdań</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blank score sheet, %n hand(s)</source>
        <translation>
            <numerusform>Pusty zapis, %n rozdanie</numerusform>
            <numerusform>Pusty zapis, %n rozdania</numerusform>
            <numerusform>Pusty zapis, %n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Kierownik turnieju</translation>
    </message>
    <message>
        <source>Carried forward</source>
        <translation>Do przeniesienia</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Kary</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>Left: the hand&apos;s score, right: the running total. Circle the picker&apos;s score, underline the partner&apos;s.</source>
        <translation>Po lewej punkty rozdania, po prawej suma bieżąca. Punkty rozgrywającego weź w kółko, punkty partnera podkreśl.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Data</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Miejsce</translation>
    </message>
    <message>
        <source>A point is worth</source>
        <translation>Punkt jest wart</translation>
    </message>
    <message>
        <source>Sheepshead tournament</source>
        <translation>Turniej sheepsheada</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Hands %1 to %2</source>
        <translation>Rozdania od %1 do %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>over the numbers of hands, very short</comment>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdający</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Znaki</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a player in a tournament</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Z przeniesienia</translation>
    </message>
    <message>
        <source>Marks: A alone · L leaster · D doubler (next hand double) · C crack · R crack back · B blitz · P bump (picker pays double) · S schneider · N no trick · M misplay (penalty)</source>
        <translation>Znaki: A w pojedynkę · L leaster · D doubler (następne rozdanie podwójne) · K kontra · R rekontra · B blitz · P bump (rozgrywający płaci podwójnie) · S schneider · N bez lewy · M błąd (kara)</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookFiles</name>
    <message>
        <source>Score books (*.sqlite)</source>
        <translation>Księgi wyników (*.sqlite)</translation>
    </message>
    <message>
        <source>Export the score book</source>
        <translation>Eksport księgi wyników</translation>
    </message>
    <message>
        <source>Exporting the score book…</source>
        <translation>Eksport księgi wyników…</translation>
    </message>
    <message>
        <source>Exported to %3: %1 with %2.</source>
        <translation>Wyeksportowano do %3: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n zapis</numerusform>
            <numerusform>%n zapisy</numerusform>
            <numerusform>%n zapisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in it, because they cannot be read:</source>
        <translation>Brakuje, bo nie można ich odczytać:</translation>
    </message>
    <message>
        <source>Back up the score book</source>
        <translation>Kopia zapasowa księgi wyników</translation>
    </message>
    <message>
        <source>Backing up the score book…</source>
        <translation>Tworzenie kopii zapasowej księgi wyników…</translation>
    </message>
    <message>
        <source>The backup is in %1. It was read again and is good.</source>
        <translation>Kopia zapasowa jest tutaj: %1. Po ponownym odczytaniu okazała się dobra.</translation>
    </message>
    <message>
        <source>Restore the score book from a backup</source>
        <translation>Przywróć księgę wyników z kopii zapasowej</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Odczytywanie kopii zapasowej…</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Księga wyników</translation>
    </message>
    <message>
        <source>Replace the score book with this backup?</source>
        <translation>Zastąpić księgę wyników tą kopią zapasową?</translation>
    </message>
    <message>
        <source>The backup has %1 with %2.</source>
        <translation>Kopia zapasowa zawiera: %1, %2.</translation>
    </message>
    <message>
        <source>It was last played on %1.</source>
        <translation>Ostatnia gra: %1.</translation>
    </message>
    <message>
        <source>Your current score book is kept beside it under another name.</source>
        <translation>Obecna księga wyników zostaje obok pod inną nazwą.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Przywróć</translation>
    </message>
    <message>
        <source>Today&apos;s backup of the score book was not made: %1</source>
        <translation>Nie powstała dzisiejsza kopia zapasowa księgi wyników: %1</translation>
    </message>
    <message>
        <source>A part of the score book is damaged.</source>
        <translation>Część księgi wyników jest uszkodzona.</translation>
    </message>
    <message>
        <source>The damaged file is kept in any case.</source>
        <translation>Uszkodzony plik w każdym razie zostaje zachowany.</translation>
    </message>
    <message>
        <source>Re&amp;cover what can be read</source>
        <translation>O&amp;dzyskaj, co da się odczytać</translation>
    </message>
    <message>
        <source>&amp;Restore the backup</source>
        <translation>&amp;Przywróć kopię zapasową</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Przywróć…</translation>
    </message>
    <message>
        <source>Exported score books (*.json)</source>
        <translation>Wyeksportowane księgi wyników (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookImports</name>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n zapis</numerusform>
            <numerusform>%n zapisy</numerusform>
            <numerusform>%n zapisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in it, because they cannot be read:</source>
        <translation>Brakuje, bo nie można ich odczytać:</translation>
    </message>
    <message>
        <source>Import into the score book</source>
        <translation>Import do księgi wyników</translation>
    </message>
    <message>
        <source>Importing into the score book…</source>
        <translation>Import do księgi wyników…</translation>
    </message>
    <message>
        <source>Imported: %1 with %2.</source>
        <translation>Zaimportowano: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) were in the score book already.</source>
        <translation>
            <numerusform>%n zapis był już w księdze wyników.</numerusform>
            <numerusform>%n zapisy były już w księdze wyników.</numerusform>
            <numerusform>%n zapisów było już w księdze wyników.</numerusform>
        </translation>
    </message>
    <message>
        <source>These were there already but differ; the score book keeps its own:</source>
        <translation>Te już tam były, ale różnią się; księga wyników zachowuje swoje:</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Księga wyników</translation>
    </message>
    <message>
        <source>Score books and tables of scores (*.json *.sqlite *.csv *.tsv *.txt)</source>
        <translation>Księgi wyników i tabele punktów (*.json *.sqlite *.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>These scores cannot be read.</source>
        <translation>Nie można odczytać tych punktów.</translation>
    </message>
    <message>
        <source>Taking the import back…</source>
        <translation>Cofanie importu…</translation>
    </message>
    <message>
        <source>The import was taken back.</source>
        <translation>Import został cofnięty.</translation>
    </message>
    <message>
        <source>&amp;Take the import back</source>
        <translation>&amp;Cofnij import</translation>
    </message>
    <message numerus="yes">
        <source>%n season(s) came in, too.</source>
        <translation>
            <numerusform>Doszedł też %n sezon.</numerusform>
            <numerusform>Doszły też %n sezony.</numerusform>
            <numerusform>Doszło też %n sezonów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close that window first, then take the import back.</source>
        <translation>Najpierw zamknij to okno, potem cofnij import.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on the table. Start or resume another game first, then take the import back.</source>
        <translation>„%1” jest na stole. Najpierw zacznij albo wznów inną partię, potem cofnij import.</translation>
    </message>
    <message>
        <source>The import was taken back, but for what was changed since:</source>
        <translation>Import został cofnięty oprócz tego, co od tego czasu zmieniono:</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookReplacement</name>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Przywróć</translation>
    </message>
    <message>
        <source>Re&amp;cover</source>
        <translation>&amp;Odzyskaj</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookWindows</name>
    <message>
        <source>&amp;Resume the other game</source>
        <translation>&amp;Wznów drugą partię</translation>
    </message>
</context>
<context>
    <name>sheepshead::CardItem</name>
    <message>
        <source>under</source>
        <translation>under</translation>
    </message>
</context>
<context>
    <name>sheepshead::CellTable</name>
    <message>
        <source>This is not text.</source>
        <translation>To nie jest tekst.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Plik jest pusty.</translation>
    </message>
    <message>
        <source>The file has too many lines or columns.</source>
        <translation>Plik ma za dużo wierszy lub kolumn.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeController</name>
    <message>
        <source>The challenge was not made: it could not be written to the disk.</source>
        <translation>Wyzwanie nie powstało: nie udało się go zapisać na dysku.</translation>
    </message>
    <message>
        <source>The challenge “%1” is made. Send its file to others; you play it here.</source>
        <translation>Wyzwanie „%1” jest gotowe. Wyślij jego plik innym; ty grasz je tutaj.</translation>
    </message>
    <message>
        <source>&amp;Challenges…</source>
        <translation>&amp;Wyzwania…</translation>
    </message>
    <message>
        <source>Challenge “%1”: deal %2 of %3. There is no undo and no hint; each decision is saved.</source>
        <translation>Wyzwanie „%1”: rozdanie %2 z %3. Bez cofania i bez podpowiedzi; każda decyzja jest zapisywana.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Wróć do partii</translation>
    </message>
    <message>
        <source>Deal %1 of %2: %3. Your total is %4.</source>
        <translation>Rozdanie %1 z %2: %3. Razem masz %4.</translation>
    </message>
    <message>
        <source>You have played all deals of this challenge. The last one: %1. Your total is %2.</source>
        <translation>To już wszystkie rozdania tego wyzwania. Ostatnie: %1. Razem masz %2.</translation>
    </message>
    <message>
        <source>Your name in this challenge:</source>
        <translation>Twoje imię w tym wyzwaniu:</translation>
    </message>
    <message>
        <source>%1 has begun this challenge at this computer. Choose a name of your own:</source>
        <translation>%1 gra już w to wyzwanie na tym komputerze. Wybierz własne imię:</translation>
    </message>
    <message>
        <source>The file of this challenge cannot be read now.</source>
        <translation>Pliku tego wyzwania nie da się teraz odczytać.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeExchange</name>
    <message>
        <source>Save the challenge to send it</source>
        <translation>Zapisz wyzwanie do wysłania</translation>
    </message>
    <message>
        <source>Add a challenge or results</source>
        <translation>Dodaj wyzwanie lub wyniki</translation>
    </message>
    <message>
        <source>Challenges and results (*.sheepchallenge *.sheepresult);;All files (*)</source>
        <translation>Wyzwania i wyniki (*.sheepchallenge *.sheepresult);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>%1 was not read.</source>
        <translation>Nie odczytano %1.</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>Dodano %1.</translation>
    </message>
    <message>
        <source>There is no challenge in this file that can be opened. Nothing was changed.</source>
        <translation>W tym pliku nie ma wyzwania, które można otworzyć. Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>The challenge was not kept: it could not be written to the disk.</source>
        <translation>Wyzwania nie dodano: nie udało się go zapisać na dysku.</translation>
    </message>
    <message>
        <source>This is a result of a challenge that you do not have. Add the file of the challenge first.</source>
        <translation>To wynik wyzwania, którego nie masz. Najpierw dodaj plik wyzwania.</translation>
    </message>
    <message>
        <source>There is no result in this file that can be read. Nothing was changed.</source>
        <translation>W tym pliku nie ma wyniku, który można odczytać. Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>There is no result of this challenge in what you copied. Copy the line that begins with “Sheepshead challenge”.</source>
        <translation>W tym, co skopiowano, nie ma wyniku tego wyzwania. Skopiuj wiersz, który zaczyna się od „Sheepshead challenge”.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) added.</source>
        <translation>
            <numerusform>Dodano %n wynik.</numerusform>
            <numerusform>Dodano %n wyniki.</numerusform>
            <numerusform>Dodano %n wyników.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Skopiowano. Wklej to do wiadomości.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a challenge, a player</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Save your result to send it</source>
        <translation>Zapisz swój wynik do wysłania</translation>
    </message>
    <message>
        <source>Dealing sheets</source>
        <translation>Arkusze rozdań</translation>
    </message>
    <message>
        <source>The sheets show the cards of all deals. If you are still to play this challenge, let another person print them.</source>
        <translation>Arkusze pokazują karty wszystkich rozdań. Jeśli to wyzwanie jest jeszcze przed tobą, niech wydrukuje je ktoś inny.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Save the dealing sheets as PDF</source>
        <translation>Zapisz arkusze rozdań jako PDF</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Wyzwania</translation>
    </message>
    <message>
        <source>The result was not kept: it could not be written to the disk.</source>
        <translation>Wyniku nie zachowano: dysk go nie przyjął.</translation>
    </message>
    <message>
        <source>Save the scores of this table to send them</source>
        <translation>Zapisz wyniki tego stołu do wysłania</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengePlay</name>
    <message>
        <source>In a challenge nothing is taken back, and nothing helps you to decide.</source>
        <translation>W wyzwaniu niczego się nie cofa i nic nie pomaga w decyzji.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeViewerRow</name>
    <message>
        <source>S&amp;eat:</source>
        <translation>&amp;Miejsce:</translation>
    </message>
    <message>
        <source>&amp;Who plays:</source>
        <translation>Kt&amp;o gra:</translation>
    </message>
    <message>
        <source>Each plays the deals alone, and sees the others&apos; scores of the deals that they have played themselves.</source>
        <translation>Każdy gra rozdania sam i widzi wyniki innych w tych rozdaniach, które sam rozegrał.</translation>
    </message>
    <message>
        <source>People at the same seat of real tables had the same cards. Seat 1 had the cards of those who play at a computer.</source>
        <translation>Osoby na tym samym miejscu przy prawdziwych stołach miały te same karty. Miejsce 1 miało karty osób, które grają przy komputerze.</translation>
    </message>
    <message>
        <source>Real tables</source>
        <extracomment>all deals that tables with real cards have played are shown</extracomment>
        <translation>Prawdziwe stoły</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Wszystkie miejsca</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengesDialog</name>
    <message>
        <source>Challenges</source>
        <translation>Wyzwania</translation>
    </message>
    <message>
        <source>Who scored what</source>
        <translation>Kto ile zdobył</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Graj</translation>
    </message>
    <message>
        <source>Add a &amp;file…</source>
        <translation>Dodaj &amp;plik…</translation>
    </message>
    <message>
        <source>Paste a &amp;result</source>
        <translation>Wkle&amp;j wynik</translation>
    </message>
    <message>
        <source>C&amp;opy my result</source>
        <translation>&amp;Kopiuj mój wynik</translation>
    </message>
    <message>
        <source>&amp;Save my result…</source>
        <translation>&amp;Zapisz mój wynik…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Zapisz jako PD&amp;F…</translation>
    </message>
    <message>
        <source>Everybody gets the same cards and plays each deal once, without undo. You see the others&apos; scores of the deals that you have played.</source>
        <translation>Wszyscy dostają te same karty i grają każde rozdanie raz, bez cofania. Wyniki innych widzisz w rozdaniach, które masz za sobą.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Wyzwanie</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Rozegrane</translation>
    </message>
    <message>
        <source>Save the table as PDF</source>
        <translation>Zapisz tabelę jako PDF</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>deals of a challenge</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>There is no challenge yet. Make one with Game ▸ New challenge…, or add the file of one that you were sent.</source>
        <translation>Nie ma jeszcze wyzwania. Utwórz je przez Gra ▸ Nowe wyzwanie… albo dodaj plik tego, które ktoś ci przysłał.</translation>
    </message>
    <message>
        <source>Your result of this challenge was changed and cannot be read, so you cannot play it. %1</source>
        <translation>Twój wynik tego wyzwania został zmieniony i nie da się go odczytać, dlatego żadne jego rozdanie nie jest grane. %1</translation>
    </message>
    <message>
        <source>Choose a deal to see where the others decided differently.</source>
        <translation>Wybierz rozdanie, aby zobaczyć, gdzie inni zrobili coś innego niż ty.</translation>
    </message>
    <message>
        <source>All whose decisions are known did the same as you in this deal.</source>
        <translation>Wszyscy, których decyzje są znane, zrobili w tym rozdaniu to samo co ty.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Graj dalej</translation>
    </message>
    <message>
        <source>The same deals at real tables: which cards go where</source>
        <translation>Te same rozdania przy prawdziwych stołach: które karty dokąd</translation>
    </message>
    <message>
        <source>Dealing s&amp;heets…</source>
        <translation>&amp;Arkusze rozdań…</translation>
    </message>
    <message>
        <source>A&amp;nother person…</source>
        <translation>&amp;Inna osoba…</translation>
    </message>
    <message>
        <source>Another person at this computer plays the same deals.</source>
        <translation>Inna osoba przy tym komputerze gra te same rozdania.</translation>
    </message>
    <message>
        <source>&amp;Type results of a table…</source>
        <translation>&amp;Wpisz wyniki stołu…</translation>
    </message>
    <message>
        <source>What real tables scored that played the same deals</source>
        <translation>Ile zdobyły prawdziwe stoły, które grały te same rozdania</translation>
    </message>
    <message>
        <source>Scores of real tables are typed in, so what was done there is not known: no cost is worked out, and no parting of ways. The same seat had the same cards.</source>
        <translation>Wyniki prawdziwych stołów są wpisane ręcznie, więc nie wiadomo, jak tam grano: nie oblicza się kosztów ani miejsc, w których drogi się rozeszły. To samo miejsce miało te same karty.</translation>
    </message>
    <message>
        <source>You have played all deals of this challenge.</source>
        <translation>Masz za sobą wszystkie rozdania tego wyzwania.</translation>
    </message>
    <message>
        <source>Finish a deal of this challenge first.</source>
        <translation>Najpierw skończ jedno rozdanie tego wyzwania.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CharacterWords</name>
    <message>
        <source>Takes aces home early</source>
        <extracomment>how a computer player plays, in a few words without a subject; so are the next ones</extracomment>
        <translation>Szybko zgarnia lewy na asy</translation>
    </message>
    <message>
        <source>Saves the best trump for the end</source>
        <translation>Najlepsze atuty trzyma na koniec</translation>
    </message>
    <message>
        <source>Trusting: schmears early</source>
        <translation>Ufa innym: wcześnie dosmarowuje</translation>
    </message>
    <message>
        <source>Careful: passes what is not sure</source>
        <translation>Gra ostrożnie: bez pewności pasuje</translation>
    </message>
    <message>
        <source>Takes charge: draws trump, and soon goes alone</source>
        <translation>Rządzi: ściąga atuty i szybko gra w pojedynkę</translation>
    </message>
    <message>
        <source>Bold: picks what others pass</source>
        <translation>Gra odważnie: bierze to, z czym inni pasują</translation>
    </message>
    <message>
        <source>Likes company: never goes alone</source>
        <translation>Lubi towarzystwo: nigdy nie gra w pojedynkę</translation>
    </message>
    <message>
        <source>Likes to crack</source>
        <translation>Lubi dawać kontrę</translation>
    </message>
    <message>
        <source>Cheeky: trumps in wherever it can</source>
        <translation>Gra zuchwale: przebija atutem, gdzie się da</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChartPage</name>
    <message>
        <source>Cha&amp;rt:</source>
        <translation>W&amp;ykres:</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>Jako &amp;tabela</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Figures of the chart</source>
        <translation>Liczby wykresu</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChartWords</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>from the least value to the most</extracomment>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Przedział 95%</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>%1: lowest %2 (%3), highest %4 (%5), last %6.</source>
        <extracomment>name of a line of a chart; its lowest and highest value with their places, and the last</extracomment>
        <translation>%1: najniżej %2 (%3), najwyżej %4 (%5), na końcu %6.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CheatSheet</name>
    <message>
        <source>%1, with house rules</source>
        <translation>%1, z zasadami domowymi</translation>
    </message>
    <message>
        <source>Sheepshead: %1</source>
        <translation>Sheepshead: %1</translation>
    </message>
    <message>
        <source>Trump, from the highest down</source>
        <translation>Atuty, od najwyższego</translation>
    </message>
    <message>
        <source>Fail, from the highest down</source>
        <translation>Kolory boczne, od najwyższej karty</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Ile liczą się karty</translation>
    </message>
    <message numerus="yes">
        <source>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n points in the deck.</source>
        <translation>
            <numerusform>As 11 oczek, dziesiątka 10, król 4, dama 3, walet 2; dziewiątka, ósemka i siódemka nic: w talii jest %n oczko.</numerusform>
            <numerusform>As 11 oczek, dziesiątka 10, król 4, dama 3, walet 2; dziewiątka, ósemka i siódemka nic: w talii są %n oczka.</numerusform>
            <numerusform>As 11 oczek, dziesiątka 10, król 4, dama 3, walet 2; dziewiątka, ósemka i siódemka nic: w talii jest %n oczek.</numerusform>
        </translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>Jak przebiega rozdanie</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Gdy nikt nie bierze talonu</translation>
    </message>
    <message>
        <source>House rules in force</source>
        <translation>Obowiązujące zasady domowe</translation>
    </message>
    <message>
        <source>★ differs from the usual game</source>
        <translation>★ różni się od zwykłej gry</translation>
    </message>
    <message>
        <source>Cheat sheet, %1</source>
        <translation>Ściąga, %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChoiceBar</name>
    <message>
        <source>Your decision</source>
        <translation>Twoja decyzja</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChoiceButton</name>
    <message>
        <source>%1 Key %2.</source>
        <comment>what a choice does, and its key</comment>
        <translation>%1 Klawisz %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::Coach</name>
    <message>
        <source>%1. Better: %2.</source>
        <extracomment>what the coach says afterwards, and what would have been better</extracomment>
        <translation>%1. Lepiej: %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CompareDialog</name>
    <message>
        <source>Also show &amp;rules that are the same</source>
        <translation>Pokaż też &amp;jednakowe zasady</translation>
    </message>
    <message>
        <source>Compare rules</source>
        <translation>Porównanie zasad</translation>
    </message>
    <message>
        <source>First r&amp;ules:</source>
        <translation>&amp;Pierwsze zasady:</translation>
    </message>
    <message>
        <source>Sec&amp;ond rules:</source>
        <translation>&amp;Drugie zasady:</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>P&amp;lik…</translation>
    </message>
    <message>
        <source>F&amp;ile…</source>
        <translation>Pl&amp;ik…</translation>
    </message>
    <message>
        <source>Both rules are the same.</source>
        <translation>Oba zestawy zasad są jednakowe.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ.</source>
        <translation>
            <numerusform>Różni się %n zasada.</numerusform>
            <numerusform>Różnią się %n zasady.</numerusform>
            <numerusform>Różni się %n zasad.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::CurrentGame</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nowa partia</translation>
    </message>
    <message>
        <source>The hand you left is saved. To resume it later, open the score book in the Game menu.</source>
        <translation>Porzucone rozdanie jest zapisane. Aby je później wznowić, otwórz księgę wyników w menu Gra.</translation>
    </message>
    <message>
        <source>&amp;Resume it now</source>
        <translation>&amp;Wznów teraz</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>%1 is called %2 in this game: in the score book another player at this table has that name, too.</source>
        <translation>%1 nazywa się w tej grze %2: w księdze wyników tak samo nazywa się inny gracz przy tym stole.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CurtainPanel</name>
    <message>
        <source>&amp;Ready</source>
        <translation>&amp;Gotowe</translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <translation>Teraz %1</translation>
    </message>
    <message>
        <source>The others decide</source>
        <translation>Decydują pozostali</translation>
    </message>
    <message>
        <source>Only %1 looks at the screen now.</source>
        <translation>Na ekran patrzy teraz tylko %1.</translation>
    </message>
    <message>
        <source>No cards are shown until a person is to decide.</source>
        <translation>Karty widać dopiero, gdy ma decydować człowiek.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DayHandController</name>
    <message>
        <source>Hand of the day, %1: everybody gets these cards. It does not count, and your game waits for you.</source>
        <translation>Rozdanie dnia, %1: te karty dostają wszyscy. Nie liczy się, a twoja partia czeka na ciebie.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Wróć do partii</translation>
    </message>
    <message>
        <source>Hand of the day, %1.</source>
        <translation>Rozdanie dnia, %1.</translation>
    </message>
    <message>
        <source>Your score is %1. An expert in your seat scores %2.</source>
        <translation>Twój wynik: %1. Ekspert na twoim miejscu: %2.</translation>
    </message>
    <message>
        <source>Your score is %1. An expert is still playing your cards.</source>
        <translation>Twój wynik: %1. Ekspert jeszcze rozgrywa twoje karty.</translation>
    </message>
    <message>
        <source>You took decisions back.</source>
        <translation>Twoje decyzje były cofane.</translation>
    </message>
    <message>
        <source>The first time you scored %1.</source>
        <translation>Wynik za pierwszym razem: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n day(s) in a row.</source>
        <translation>
            <numerusform>Grasz %n dzień z rzędu.</numerusform>
            <numerusform>Grasz %n dni z rzędu.</numerusform>
            <numerusform>Grasz %n dni z rzędu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Your longest row: %2.</source>
        <comment>a sentence, a number</comment>
        <translation>%1 Najwięcej dni z rzędu: %2.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Skopiowano.</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>&amp;Kopiuj wynik</translation>
    </message>
    <message>
        <source>Other &amp;days…</source>
        <translation>Inne &amp;dni…</translation>
    </message>
</context>
<context>
    <name>sheepshead::DayHandsDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Graj</translation>
    </message>
    <message>
        <source>Copy the &amp;week</source>
        <translation>&amp;Kopiuj tydzień</translation>
    </message>
    <message>
        <source>Hands of the day</source>
        <translation>Rozdania dnia</translation>
    </message>
    <message>
        <source>Everybody gets the same cards on a day. The first time that a player plays a day&apos;s hand is noted; none of them counts in the score book.</source>
        <translation>Jednego dnia wszyscy dostają te same karty. Zapisuje się pierwsza próba każdego gracza; żadna nie liczy się w księdze wyników.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kto gra</translation>
    </message>
    <message>
        <source>Wh&amp;o plays:</source>
        <translation>Kt&amp;o gra:</translation>
    </message>
    <message>
        <source>The scores of the last seven days as text, to send to others</source>
        <translation>Wyniki ostatnich siedmiu dni jako tekst do wysłania</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dzisiaj</translation>
    </message>
    <message>
        <source>%1 (back)</source>
        <extracomment>a score of a hand in which decisions were taken back</extracomment>
        <translation>%1 (z cofaniem)</translation>
    </message>
</context>
<context>
    <name>sheepshead::DealNumberDialog</name>
    <message>
        <source>Play a deal number</source>
        <translation>Rozdanie o numerze</translation>
    </message>
    <message>
        <source>Deal &amp;number</source>
        <translation>&amp;Numer rozdania</translation>
    </message>
    <message>
        <source>De&amp;aler</source>
        <translation>&amp;Rozdający</translation>
    </message>
    <message>
        <source>By the same rules, a number and a dealer give the same cards on every computer. The hand is practice and does not count.</source>
        <translation>Przy tych samych zasadach numer i rozdający dają na każdym komputerze te same karty. To rozdanie jest ćwiczeniem i się nie liczy.</translation>
    </message>
    <message>
        <source>This is the last hand&apos;s number.</source>
        <translation>To numer ostatniego rozdania.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>R&amp;ozdaj</translation>
    </message>
</context>
<context>
    <name>sheepshead::DealsPage</name>
    <message>
        <source>after the hand</source>
        <translation>po rozdaniu</translation>
    </message>
    <message>
        <source>cards set up by hand</source>
        <translation>karty ułożone ręcznie</translation>
    </message>
    <message>
        <source>Before each hand, the program writes down the whole deal: the rules, the dealer, every card, and the secret number behind the shuffle (the seed). You see the hash of that text at once, a fingerprint of 64 digits (SHA-256): its first digits at the bottom right of the window, all of them here. It is impossible to work out the cards from the hash, or to find other cards with the same hash. After the hand you get the text.</source>
        <translation>Przed każdym rozdaniem program spisuje całość: zasady, rozdającego, każdą kartę i tajną liczbę, z której wynika tasowanie (ziarno). Od razu widzisz skrót (hash) tego tekstu, odcisk palca z 64 cyfr (SHA-256): pierwsze cyfry na dole okna po prawej, wszystkie tutaj. Z hasha nie da się wyliczyć kart ani znaleźć innych kart o tym samym hashu. Po rozdaniu dostajesz tekst.</translation>
    </message>
    <message>
        <source>To check a hand, note the first digits of its hash before you play it. Afterwards, paste the command into a terminal: it shuffles again and compares. Or do not trust our programs at all: copy the text to a file and let any other program compute its SHA-256, for example &quot;sha256sum file&quot;. If you get the hash you noted, no card was changed.</source>
        <translation>Aby sprawdzić rozdanie, zanotuj przed grą pierwsze cyfry hasha. Potem wklej polecenie do terminala: przetasuje jeszcze raz i porówna. Albo nie ufaj naszym programom wcale: skopiuj tekst do pliku i niech dowolny inny program policzy jego SHA-256, na przykład „sha256sum plik”. Jeśli wyjdzie zanotowany hash, żadnej karty nie zmieniono.</translation>
    </message>
    <message>
        <source>While a hand is played, the score book keeps its deal scrambled: opening the file shows no card and no seed at a glance. This is no encryption. The program can unscramble the deal, to resume the hand after a crash, and so could another program.</source>
        <translation>W trakcie rozdania księga wyników trzyma jego karty w przemieszanej postaci: otwarcie pliku nie pokazuje na pierwszy rzut oka żadnej karty ani ziarna. To nie jest szyfrowanie. Program umie je odczytać, by wznowić rozdanie po awarii, i inny program też by mógł.</translation>
    </message>
    <message>
        <source>&amp;Hash</source>
        <translation>&amp;Hash</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>Po&amp;lecenie</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Hash (before the deal)</source>
        <translation>Hash (przed rozdaniem)</translation>
    </message>
    <message>
        <source>Seed (after the hand)</source>
        <translation>Ziarno (po rozdaniu)</translation>
    </message>
    <message>
        <source>The hands of this game</source>
        <translation>Rozdania tej partii</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopiuj</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopiuj: %1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Tekst</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Tekst</translation>
    </message>
</context>
<context>
    <name>sheepshead::DeckSection</name>
    <message>
        <source>Card decks</source>
        <translation>Talie kart</translation>
    </message>
    <message>
        <source>&amp;Remove Deck</source>
        <translation>&amp;Usuń talię</translation>
    </message>
    <message>
        <source>A&amp;dd Deck…</source>
        <translation>&amp;Dodaj talię…</translation>
    </message>
    <message>
        <source>A KDE card deck: choose the file index.desktop in its folder, or drop the folder here.</source>
        <translation>Talia kart KDE: wybierz plik index.desktop w jej folderze albo upuść tu folder.</translation>
    </message>
    <message>
        <source>Missing deck</source>
        <translation>Brak talii</translation>
    </message>
    <message>
        <source>Add a Card Deck</source>
        <translation>Dodaj talię kart</translation>
    </message>
    <message>
        <source>Card decks (%1)</source>
        <translation>Talie kart (%1)</translation>
    </message>
</context>
<context>
    <name>sheepshead::DerivationDialog</name>
    <message>
        <source>No score breakdown: an older version saved this hand.</source>
        <translation>Brak wyjaśnienia punktów: rozdanie zapisała starsza wersja.</translation>
    </message>
    <message>
        <source>Each player&apos;s share</source>
        <translation>Udział każdego gracza</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Pula</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>W zapisie</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Wyjaśnienie punktów</translation>
    </message>
</context>
<context>
    <name>sheepshead::DrawPage</name>
    <message>
        <source>Round %1</source>
        <translation>Runda %1</translation>
    </message>
    <message>
        <source>&amp;Draw this round and the next ones</source>
        <translation>&amp;Losuj tę i następne rundy</translation>
    </message>
    <message>
        <source>Seat late players, take out &amp;missing ones</source>
        <translation>Uwzględnij spóźnionych i nieo&amp;becnych</translation>
    </message>
    <message>
        <source>Seats by table and by name</source>
        <translation>Miejsca według stołów i imion</translation>
    </message>
    <message>
        <source>Seat slips of all rounds</source>
        <translation>Karteczki z miejscami na wszystkie rundy</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Karty zapisu</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Miejsca</translation>
    </message>
    <message>
        <source>This round is not drawn yet.</source>
        <translation>Ta runda nie jest jeszcze wylosowana.</translation>
    </message>
    <message>
        <source>Some players could not be seated or taken out: draw the round again, or change the list of players.</source>
        <translation>Nie wszystko dało się rozwiązać: wylosuj rundę ponownie albo zmień listę graczy.</translation>
    </message>
    <message>
        <source>A round needs at least four players.</source>
        <translation>Runda wymaga co najmniej czterech graczy.</translation>
    </message>
    <message>
        <source>Results of this round or a later one are official.</source>
        <translation>Wyniki tej lub późniejszej rundy są oficjalne.</translation>
    </message>
    <message>
        <source>Draw the rounds before this one first.</source>
        <translation>Najpierw rozlosuj wcześniejsze rundy.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DrillController</name>
    <message>
        <source>Drill</source>
        <translation>Ćwiczenie</translation>
    </message>
    <message>
        <source>Your table has no such decision.</source>
        <translation>Przy twoim stole nie ma takiej decyzji.</translation>
    </message>
    <message>
        <source>The expert is thinking…</source>
        <translation>Ekspert myśli…</translation>
    </message>
    <message>
        <source>That was today&apos;s pile: %1 of %2 right.</source>
        <translation>To wszystko na dziś: %1 z %2 dobrze.</translation>
    </message>
    <message>
        <source>There is no hint in a drill. Answer, and you see whether you were right.</source>
        <translation>W ćwiczeniu nie ma podpowiedzi. Odpowiedz, a zobaczysz, czy dobrze.</translation>
    </message>
    <message>
        <source>Your table has no such decision. This drill plays by other rules: %1.</source>
        <translation>Przy twoim stole nie ma takiej decyzji. To ćwiczenie jest według innych zasad: %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DrillsDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Zacznij</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>Ćwiczenia</translation>
    </message>
    <message>
        <source>One kind of decision, again and again, by the rules of your table. An expert measures each answer. Your game waits for you meanwhile.</source>
        <translation>Jeden rodzaj decyzji, raz za razem, według zasad twojego stołu. Każdą odpowiedź mierzy ekspert. Twoja partia w tym czasie czeka.</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Ćwiczenie</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
</context>
<context>
    <name>sheepshead::EntrantsPage</name>
    <message>
        <source>The chosen player</source>
        <translation>Wybrany gracz</translation>
    </message>
    <message>
        <source>Has pai&amp;d</source>
        <translation>Zapła&amp;cono</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number</comment>
        <translation>Nr.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Zapłacono</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Pierwsza runda</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Ostatnia runda</translation>
    </message>
    <message>
        <source>New players</source>
        <translation>Nowi gracze</translation>
    </message>
    <message>
        <source>New players, one name a line</source>
        <translation>Nowi gracze, jedno imię w wierszu</translation>
    </message>
    <message>
        <source>&amp;Add players</source>
        <translation>Dod&amp;aj graczy</translation>
    </message>
    <message>
        <source>Names from a &amp;file…</source>
        <translation>Imiona z p&amp;liku…</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>zostaje</translation>
    </message>
    <message>
        <source>0: a player who did not come</source>
        <translation>0: gracz, który nie przyszedł</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Imię:</translation>
    </message>
    <message>
        <source>F&amp;irst round:</source>
        <translation>Pie&amp;rwsza runda:</translation>
    </message>
    <message>
        <source>Last r&amp;ound:</source>
        <translation>&amp;Ostatnia runda:</translation>
    </message>
    <message>
        <source>All ha&amp;ve paid</source>
        <translation>&amp;Wszyscy zapłacili</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>tak</translation>
    </message>
    <message>
        <source>no</source>
        <translation>nie</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>Dodano %n gracza.</numerusform>
            <numerusform>Dodano %n graczy.</numerusform>
            <numerusform>Dodano %n graczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>These names are there already: %1. Give each player a name of their own.</source>
        <translation>Te imiona już są: %1. Nadaj każdemu graczowi własne imię.</translation>
    </message>
    <message>
        <source>Names from a file</source>
        <translation>Imiona z pliku</translation>
    </message>
    <message>
        <source>Lists of names (*.txt *.csv);;All files (*)</source>
        <translation>Listy imion (*.txt *.csv);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>This player has a seat in a draw. Say in which round they left.</source>
        <translation>Ten gracz ma miejsce w losowaniu. Podaj, w której rundzie odszedł.</translation>
    </message>
</context>
<context>
    <name>sheepshead::EntryPlace</name>
    <message>
        <source>%1 deals next</source>
        <comment>a player</comment>
        <translation>teraz rozdaje %1</translation>
    </message>
    <message>
        <source>the next hand counts × %1</source>
        <translation>następne rozdanie liczy się × %1</translation>
    </message>
    <message numerus="yes">
        <source>%n doublers wait</source>
        <translation>
            <numerusform>czeka %n doubler</numerusform>
            <numerusform>czekają %n doublery</numerusform>
            <numerusform>czeka %n doublerów</numerusform>
        </translation>
    </message>
    <message>
        <source>pot: %1</source>
        <translation>pula: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::ExportDialog</name>
    <message>
        <source>Export the score book</source>
        <translation>Eksport księgi wyników</translation>
    </message>
    <message>
        <source>&amp;Everything, to import again (JSON)</source>
        <translation>&amp;Wszystko, do ponownego importu (JSON)</translation>
    </message>
    <message>
        <source>A table for a &amp;spreadsheet, with names and words (CSV)</source>
        <translation>Tabela do &amp;arkusza kalkulacyjnego, z imionami i słowami (CSV)</translation>
    </message>
    <message>
        <source>1,25 – columns by semicolons</source>
        <translation>1,25 – kolumny oddzielone średnikami</translation>
    </message>
    <message>
        <source>1.25 – columns by commas</source>
        <translation>1.25 – kolumny oddzielone przecinkami</translation>
    </message>
    <message>
        <source>&amp;Numbers:</source>
        <translation>&amp;Liczby:</translation>
    </message>
    <message>
        <source>A table for programs, a line a &amp;hand (CSV)</source>
        <translation>Tabela dla programów, wiersz na &amp;rozdanie (CSV)</translation>
    </message>
    <message>
        <source>A table for programs, a line a &amp;player and hand (CSV)</source>
        <translation>Tabela dla programów, wiersz na &amp;gracza i rozdanie (CSV)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>&amp;Eksportuj…</translation>
    </message>
</context>
<context>
    <name>sheepshead::FaceTexts</name>
    <message>
        <source>The picture could not be copied to %1.</source>
        <translation>Nie udało się skopiować obrazka do %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::FeltSection</name>
    <message>
        <source>Felts</source>
        <translation>Sukna</translation>
    </message>
    <message>
        <source>Choose a &amp;Picture…</source>
        <translation>&amp;Wybierz obrazek…</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Twój obrazek</translation>
    </message>
    <message>
        <source>A light picture is darkened, so that words on it can be read.</source>
        <translation>Jasny obrazek zostaje przyciemniony, by dało się czytać napisy.</translation>
    </message>
    <message>
        <source>A Picture for the Table</source>
        <translation>Obrazek na stół</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Obrazki (%1)</translation>
    </message>
</context>
<context>
    <name>sheepshead::FeltView</name>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
</context>
<context>
    <name>sheepshead::FigureWords</name>
    <message>
        <source>Figure</source>
        <translation>Liczba</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wartość</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Przedział 95%</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Punkty na rozdanie</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rozdania</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>from the least to the most</extracomment>
        <translation>od %1 do %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>&quot;Best evening&quot;, its day, its sheet</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Ogółem</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Wieczory</translation>
    </message>
    <message>
        <source>Total score</source>
        <translation>Łączny wynik</translation>
    </message>
    <message>
        <source>Average per hand</source>
        <translation>Średnio na rozdanie</translation>
    </message>
    <message>
        <source>Best evening</source>
        <translation>Najlepszy wieczór</translation>
    </message>
    <message>
        <source>Worst evening</source>
        <translation>Najgorszy wieczór</translation>
    </message>
    <message>
        <source>Most hands won in a row</source>
        <translation>Najwięcej wygranych rozdań z rzędu</translation>
    </message>
    <message>
        <source>Most hands lost in a row</source>
        <translation>Najwięcej przegranych rozdań z rzędu</translation>
    </message>
    <message>
        <source>Hands with a hint</source>
        <translation>Rozdania z podpowiedzią</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wygrane</translation>
    </message>
    <message>
        <source>As picker</source>
        <translation>Jako rozgrywający</translation>
    </message>
    <message>
        <source>As picker, alone</source>
        <translation>Jako rozgrywający, w pojedynkę</translation>
    </message>
    <message>
        <source>As partner</source>
        <translation>Jako partner</translation>
    </message>
    <message>
        <source>As defender</source>
        <translation>Jako obrońca</translation>
    </message>
    <message>
        <source>Leasters, and each for themselves</source>
        <translation>Leastery i gry każdy dla siebie</translation>
    </message>
    <message>
        <source>Schneidered the other side</source>
        <translation>Druga strona ze schneiderem</translation>
    </message>
    <message>
        <source>Was schneidered</source>
        <translation>Własny schneider</translation>
    </message>
    <message>
        <source>Hands that ended as leaster or alike</source>
        <translation>Rozdania, z których wyszedł leaster lub podobna gra</translation>
    </message>
    <message>
        <source>Hands thrown in</source>
        <translation>Rozdania rzucone</translation>
    </message>
    <message>
        <source>Picks</source>
        <translation>Brania</translation>
    </message>
    <message>
        <source>Pick rate</source>
        <translation>Częstość brania</translation>
    </message>
    <message>
        <source>Pick rate, %1</source>
        <translation>Częstość brania, %1</translation>
    </message>
    <message>
        <source>By trump in the hand, where it is known</source>
        <translation>Według atutów na ręce, jeśli są znane</translation>
    </message>
    <message numerus="yes">
        <source>Picks with %n trump</source>
        <translation>
            <numerusform>Bierze z %n atutem</numerusform>
            <numerusform>Bierze z %n atutami</numerusform>
            <numerusform>Bierze z %n atutami</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins after a pick with %n trump</source>
        <translation>
            <numerusform>Wygrywa po braniu z %n atutem</numerusform>
            <numerusform>Wygrywa po braniu z %n atutami</numerusform>
            <numerusform>Wygrywa po braniu z %n atutami</numerusform>
        </translation>
    </message>
    <message>
        <source>Mauer meter: hands passed, by power count</source>
        <translation>Miernik murowania: spasowane ręce według siły</translation>
    </message>
    <message>
        <source>Average power of a passed hand</source>
        <translation>Średnia siła spasowanej ręki</translation>
    </message>
    <message>
        <source>Power passed, all together</source>
        <translation>Spasowana siła, łącznie</translation>
    </message>
    <message>
        <source>Pick or pass</source>
        <translation>Brać czy pasować</translation>
    </message>
    <message>
        <source>Bury</source>
        <translation>Odkład</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Wołanie</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Wyjście</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Dokładanie</translation>
    </message>
    <message>
        <source>Other decisions</source>
        <translation>Inne decyzje</translation>
    </message>
    <message>
        <source>What decisions cost, as far as reviewed (hands with a hint left out)</source>
        <translation>Ile kosztują decyzje, o ile przejrzane (bez rozdań z podpowiedzią)</translation>
    </message>
    <message>
        <source>%1: %2 of the points lost</source>
        <extracomment>a kind of decision, and how many of all points lost went there</extracomment>
        <translation>%1: %2 straconych punktów</translation>
    </message>
    <message>
        <source>Points lost for each decision</source>
        <translation>Stracone punkty na decyzję</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>rozdający</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>na lewo od rozdającego</translation>
    </message>
    <message>
        <source>seat %1 from the dealer</source>
        <translation>miejsce %1 od rozdającego</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>points a hand</extracomment>
        <translation>Średnio</translation>
    </message>
    <message>
        <source>Picks won</source>
        <translation>Wygrane po braniu</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>evening</extracomment>
        <translation>Najlepszy</translation>
    </message>
    <message>
        <source>Worst</source>
        <extracomment>evening</extracomment>
        <translation>Najgorszy</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (komputer)</translation>
    </message>
    <message>
        <source>Tricks taken as partner, on average</source>
        <translation>Średnio wziętych lew jako partner</translation>
    </message>
    <message>
        <source>Points lost for each hand with such a decision: in the first half of the evenings → in the second</source>
        <translation>Stracone punkty na rozdanie z taką decyzją: w pierwszej połowie wieczorów → w drugiej</translation>
    </message>
    <message>
        <source>Improved most</source>
        <translation>Największy postęp</translation>
    </message>
</context>
<context>
    <name>sheepshead::FileDialogs</name>
    <message>
        <source>The file %1 could not be written. Choose another folder.</source>
        <translation>Nie udało się zapisać pliku %1. Wybierz inny folder.</translation>
    </message>
</context>
<context>
    <name>sheepshead::FirstStartDialog</name>
    <message>
        <source>Welcome to Sheepshead</source>
        <translation>Witaj w Sheepshead</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Jak chcesz zacząć?</translation>
    </message>
    <message>
        <source>You can change your mind at any time: New game is in the Game menu, Learn the game in the Help menu.</source>
        <translation>Zawsze możesz zmienić zdanie: Nowa partia jest w menu Gra, a Nauka gry w menu Pomoc.</translation>
    </message>
    <message>
        <source>&amp;Teach me</source>
        <translation>&amp;Naucz mnie</translation>
    </message>
    <message>
        <source>New to Sheepshead? Learn it in ten minutes, at the table and with real cards.</source>
        <translation>Nie znasz jeszcze Sheepshead? Naucz się w dziesięć minut, przy stole i z prawdziwymi kartami.</translation>
    </message>
    <message>
        <source>I play &amp;called ace</source>
        <translation>Gram w &amp;wołanego asa</translation>
    </message>
    <message>
        <source>Five players, six cards each. The picker calls an ace; its holder is the partner.</source>
        <translation>Pięciu graczy, po sześć kart. Rozgrywający woła asa; kto go ma, jest partnerem.</translation>
    </message>
    <message>
        <source>My table &amp;plays…</source>
        <translation>&amp;Mój stół gra…</translation>
    </message>
    <message>
        <source>Two to eight players, jack of diamonds, black queens: choose your game.</source>
        <translation>Od dwóch do ośmiu graczy, walet karo, czarne damy: wybierz swoją grę.</translation>
    </message>
    <message>
        <source>&amp;Score a real table</source>
        <translation>&amp;Zapis przy prawdziwym stole</translation>
    </message>
    <message>
        <source>You play with cards of your own, and the program keeps the score sheet: one short line a hand.</source>
        <translation>Gracie własnymi kartami, a program prowadzi zapis: jedna krótka linia na rozdanie.</translation>
    </message>
</context>
<context>
    <name>sheepshead::GameAtTable</name>
    <message>
        <source>The unfinished hand could not be read (%1: %2). It was set aside in the score book, and its cards were dealt again.</source>
        <translation>Nie udało się odczytać niedokończonego rozdania (%1: %2). Zostało odstawione w księdze wyników, a karty rozdano od nowa.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partia skończona.</translation>
    </message>
</context>
<context>
    <name>sheepshead::GameController</name>
    <message>
        <source>The new rules take effect with the next deal.</source>
        <translation>Nowe zasady obowiązują od następnego rozdania.</translation>
    </message>
    <message>
        <source>&amp;Only in new games</source>
        <translation>&amp;Tylko w nowych partiach</translation>
    </message>
    <message numerus="yes">
        <source>The new rules are for %n player(s): they take effect with the next new game.</source>
        <translation>
            <numerusform>Nowe zasady są na %n osobę: obowiązują od następnej nowej partii.</numerusform>
            <numerusform>Nowe zasady są na %n osoby: obowiązują od następnej nowej partii.</numerusform>
            <numerusform>Nowe zasady są na %n osób: obowiązują od następnej nowej partii.</numerusform>
        </translation>
    </message>
    <message>
        <source>The new rules take effect with the next new game.</source>
        <translation>Nowe zasady obowiązują od następnej nowej partii.</translation>
    </message>
    <message>
        <source>&amp;New game now</source>
        <translation>&amp;Nowa partia teraz</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) goes to the best hand of five cards.</source>
        <translation>
            <numerusform>Pulę, %n punkt, bierze najlepszy układ pięciu kart.</numerusform>
            <numerusform>Pulę, %n punkty, bierze najlepszy układ pięciu kart.</numerusform>
            <numerusform>Pulę, %n punktów, bierze najlepszy układ pięciu kart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) is shared out.</source>
        <translation>
            <numerusform>Pula, %n punkt, zostaje podzielona.</numerusform>
            <numerusform>Pula, %n punkty, zostaje podzielona.</numerusform>
            <numerusform>Pula, %n punktów, zostaje podzielona.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new player can only join between hands. Finish this hand first.</source>
        <translation>Nowy gracz może dojść tylko między rozdaniami. Najpierw dokończ to rozdanie.</translation>
    </message>
    <message>
        <source>The new player adds a point to the pot for every leaster in it.</source>
        <translation>Nowy gracz dokłada do puli punkt za każdego leastera, który w niej jest.</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) is shared out first.</source>
        <translation>
            <numerusform>Najpierw zostaje podzielona pula, %n punkt.</numerusform>
            <numerusform>Najpierw zostaje podzielona pula, %n punkty.</numerusform>
            <numerusform>Najpierw zostaje podzielona pula, %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Koniec partii</translation>
    </message>
    <message>
        <source>End this game and see who has won?</source>
        <translation>Zakończyć tę partię i zobaczyć, kto wygrał?</translation>
    </message>
    <message>
        <source>The hand on the table is given up and does not count.</source>
        <translation>Rozdanie na stole zostaje porzucone i się nie liczy.</translation>
    </message>
    <message>
        <source>&amp;End the game</source>
        <translation>&amp;Zakończ partię</translation>
    </message>
    <message>
        <source>The game is over. %1</source>
        <translation>Partia skończona. %1</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nowa partia</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Partia skończona</translation>
    </message>
    <message>
        <source>The showdown for the pot:
%1

The final standing:
%2</source>
        <translation>Karty wyłożone o pulę:
%1

Stan końcowy:
%2</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) goes to the best hands of five cards, one leaster&apos;s worth after the other.</source>
        <translation>
            <numerusform>Pula, %n punkt, trafia do najlepszych układów z pięciu kart, jeden leaster po drugim.</numerusform>
            <numerusform>Pula, %n punkty, trafia do najlepszych układów z pięciu kart, jeden leaster po drugim.</numerusform>
            <numerusform>Pula, %n punktów, trafia do najlepszych układów z pięciu kart, jeden leaster po drugim.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::GameOverWords</name>
    <message>
        <source>%1 wins with a total of %2.</source>
        <translation>Zwycięstwo z wynikiem %2: %1.</translation>
    </message>
    <message>
        <source>%1 share the win with a total of %2 each.</source>
        <translation>Wspólne zwycięstwo z wynikiem po %2: %1.</translation>
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
        <source>&amp;Note:</source>
        <translation>&amp;Notatka:</translation>
    </message>
    <message>
        <source>&amp;In short:</source>
        <translation>Skró&amp;tem:</translation>
    </message>
    <message>
        <source>&amp;Hand:</source>
        <translation>&amp;Rozdanie:</translation>
    </message>
    <message>
        <source>Dea&amp;ler:</source>
        <translation>Roz&amp;dający:</translation>
    </message>
    <message>
        <source>T&amp;ype points and tricks</source>
        <translation>Wp&amp;isz oczka i lewy</translation>
    </message>
    <message>
        <source>Points of the makers</source>
        <translation>Oczka strony rozgrywającej</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Oczka:</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Wszystkie lewy</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Wygrana</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Przegrana</translation>
    </message>
    <message>
        <source>Lost schneider</source>
        <translation>Przegrana ze schneiderem</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Bez lewy</translation>
    </message>
    <message>
        <source>Cracks</source>
        <translation>Kontry</translation>
    </message>
    <message>
        <source>Blitzes</source>
        <translation>Blitze</translation>
    </message>
    <message>
        <source>&amp;Cracks:</source>
        <translation>&amp;Kontry:</translation>
    </message>
    <message>
        <source>&amp;Blitzes:</source>
        <translation>&amp;Blitze:</translation>
    </message>
    <message>
        <source>Had to pick</source>
        <translation>Branie z musu</translation>
    </message>
    <message>
        <source>Picked blind</source>
        <translation>Branie w ciemno</translation>
    </message>
    <message>
        <source>Took every trick and wins</source>
        <translation>Bierze wszystkie lewy i wygrywa</translation>
    </message>
    <message>
        <source>Sheepshe&amp;ad:</source>
        <translation>S&amp;heepshead:</translation>
    </message>
    <message>
        <source>Bi&amp;d:</source>
        <translation>Li&amp;cytacja:</translation>
    </message>
    <message>
        <source>&amp;Misplay:</source>
        <translation>Błędne za&amp;granie:</translation>
    </message>
    <message>
        <source>How the score comes about</source>
        <translation>Skąd ta punktacja</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Anuluj</translation>
    </message>
    <message>
        <source>Correct hand %1</source>
        <translation>Popraw rozdanie %1</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Rozdanie %1</translation>
    </message>
    <message>
        <source>&amp;Write the correction</source>
        <translation>Z&amp;apisz poprawkę</translation>
    </message>
    <message>
        <source>&amp;Write the hand</source>
        <translation>Z&amp;apisz rozdanie</translation>
    </message>
    <message>
        <source>%1 (next)</source>
        <comment>the dealer whose turn it is</comment>
        <translation>%1 (kolej)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no misplay</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>not called</source>
        <translation>bez zapowiedzi</translation>
    </message>
    <message>
        <source>called and made</source>
        <translation>zapowiedź zrobiona</translation>
    </message>
    <message>
        <source>called and missed</source>
        <translation>zapowiedź niezrobiona</translation>
    </message>
    <message>
        <source>call</source>
        <translation>wołanie</translation>
    </message>
    <message>
        <source>best solo</source>
        <translation>solo best</translation>
    </message>
    <message>
        <source>side solo</source>
        <translation>solo boczne</translation>
    </message>
    <message>
        <source>billy</source>
        <translation>billy</translation>
    </message>
    <message>
        <source>The picker took no trick</source>
        <translation>Rozgrywający bez lewy</translation>
    </message>
    <message>
        <source>The winner took no trick</source>
        <translation>Zwycięzca bez lewy</translation>
    </message>
    <message>
        <source>&quot;%1&quot; means nothing here.</source>
        <translation>„%1” nic tu nie znaczy.</translation>
    </message>
    <message>
        <source>%1 points? Press Enter, or type =%1.</source>
        <extracomment>a number in the short line may be points of the makers</extracomment>
        <translation>Oczka: %1? Naciśnij Enter albo wpisz =%1.</translation>
    </message>
    <message>
        <source>Crack</source>
        <translation>Kontra</translation>
    </message>
    <message>
        <source>Crack and crack back</source>
        <translation>Kontra i rekontra</translation>
    </message>
    <message>
        <source>Crack back</source>
        <translation>Rekontra</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Sheepshead called and made</source>
        <translation>Sheepshead zapowiedziany i zrobiony</translation>
    </message>
    <message>
        <source>Sheepshead called and missed</source>
        <translation>Sheepshead zapowiedziany i niezrobiony</translation>
    </message>
    <message>
        <source>7 points</source>
        <translation>7 oczek</translation>
    </message>
    <message>
        <source>%1 misplayed</source>
        <translation>%1: błędne zagranie</translation>
    </message>
    <message>
        <source>%1 sits out</source>
        <translation>%1 pauzuje</translation>
    </message>
    <message>
        <source>%1 is exempt</source>
        <translation>%1: zwolnienie</translation>
    </message>
    <message numerus="yes">
        <source>Choose rules for %n players…</source>
        <translation>
            <numerusform>Wybierz zasady dla %n gracza…</numerusform>
            <numerusform>Wybierz zasady dla %n graczy…</numerusform>
            <numerusform>Wybierz zasady dla %n graczy…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::HandFiles</name>
    <message>
        <source>Hands (*.sheephand);;All files (*)</source>
        <translation>Rozdania (*.sheephand);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Wiersz %1</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>There is no hand in %1 that can be opened. Nothing was changed.</source>
        <translation>W %1 nie ma rozdania, które można otworzyć. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open a hand</source>
        <translation>Otwórz rozdanie</translation>
    </message>
    <message>
        <source>Save the last hand</source>
        <translation>Zapisz ostatnie rozdanie</translation>
    </message>
    <message>
        <source>Hand.sheephand</source>
        <translation>Rozdanie.sheephand</translation>
    </message>
    <message>
        <source>The hand is in %1.</source>
        <translation>Rozdanie jest tutaj: %1.</translation>
    </message>
    <message>
        <source>The hand was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Rozdanie nie zostało zapisane: nie udało się zapisać pliku %1. Wybierz inny folder.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandLooks</name>
    <message>
        <source>under</source>
        <translation>under</translation>
    </message>
    <message>
        <source>blind</source>
        <comment>on a card that came from it</comment>
        <translation>talon</translation>
    </message>
    <message>
        <source>%1, on a covered card</source>
        <translation>%1, na zakrytej karcie</translation>
    </message>
    <message>
        <source>%1, from the blind</source>
        <translation>%1, z talonu</translation>
    </message>
    <message>
        <source>%1, recommended</source>
        <translation>%1, polecana</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandText</name>
    <message>
        <source>Follow suit if you can; trump is one suit. If you cannot, play any card. The highest trump takes the trick; without trump, the highest card of the suit led. The winner leads the next trick.</source>
        <translation>Dołóż do koloru, jeśli możesz; atuty są jednym kolorem. Jeśli nie możesz, zagraj dowolną kartę. Lewę bierze najwyższy atut, a bez atutu najwyższa karta koloru wyjścia. Zwycięzca wychodzi do następnej lewy.</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n card(s).</source>
        <translation>
            <numerusform>Każdy dostaje %n kartę.</numerusform>
            <numerusform>Każdy dostaje %n karty.</numerusform>
            <numerusform>Każdy dostaje %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player gets %1 cards. %2 more lie face down in the middle: the blind.</source>
        <translation>Każdy dostaje po %1 kart. Zakryte karty na środku (%2) to talon.</translation>
    </message>
    <message>
        <source>The dealer sits out.</source>
        <translation>Rozdający pauzuje.</translation>
    </message>
    <message>
        <source>The deal passes to the left.</source>
        <translation>Rozdawanie przechodzi w lewo.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them lie face down on the table, each under a face-up card. Face-up cards are played like cards in hand; the card beneath is turned up after the trick.</source>
        <translation>
            <numerusform>%n z nich leży zakryta na stole, pod odkrytą kartą. Odkrytymi kartami gra się jak kartami z ręki; kartę pod spodem odsłania się po lewie.</numerusform>
            <numerusform>%n z nich leżą zakryte na stole, każda pod odkrytą kartą. Odkrytymi kartami gra się jak kartami z ręki; kartę pod spodem odsłania się po lewie.</numerusform>
            <numerusform>%n z nich leży zakrytych na stole, każda pod odkrytą kartą. Odkrytymi kartami gra się jak kartami z ręki; kartę pod spodem odsłania się po lewie.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards are held in hand.</source>
        <translation>Na ręce nie ma żadnych kart.</translation>
    </message>
    <message>
        <source>There is no picker: play begins at once.</source>
        <translation>Nie ma rozgrywającego: gra zaczyna się od razu.</translation>
    </message>
    <message>
        <source>Starting at the dealer&apos;s left, each player picks or passes, once.</source>
        <translation>Od lewej rozdającego każdy jeden raz bierze albo pasuje.</translation>
    </message>
    <message numerus="yes">
        <source>The picker takes the blind and buries %n cards face down; their points count for the picker&apos;s side.</source>
        <translation>
            <numerusform>Rozgrywający bierze talon i odkłada zakrytą %n kartę; jej oczka liczą się dla jego strony.</numerusform>
            <numerusform>Rozgrywający bierze talon i odkłada zakryte %n karty; ich oczka liczą się dla jego strony.</numerusform>
            <numerusform>Rozgrywający bierze talon i odkłada zakrytych %n kart; ich oczka liczą się dla jego strony.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picker takes %1 cards of the blind, and the player to the picker&apos;s left takes the rest. Each buries as many cards as they took, and the points count for their side.</source>
        <translation>Rozgrywający bierze z talonu karty w liczbie %1, a gracz na lewo od niego resztę. Każdy odkłada tyle kart, ile wziął, a oczka liczą się dla ich strony.</translation>
    </message>
    <message>
        <source>Starting at the dealer&apos;s left, each player says once: call, solo or pass. If all pass, the next player deals. A caller needs 61 points together with the holder of a called ace. A solo is played alone against everyone: best with the usual trump, side with another suit as trump, or billy, taking no trick at all.</source>
        <translation>Od lewej rozdającego każdy jeden raz mówi: wołanie, solo albo pas. Gdy wszyscy spasują, rozdaje następny gracz. Wołający potrzebuje 61 oczek razem z posiadaczem wołanego asa. Solo gra się w pojedynkę przeciw wszystkim: best ze zwykłym atutem, boczne z innym kolorem atutowym albo billy, bez jednej lewy.</translation>
    </message>
    <message>
        <source>The picker and the player to the picker&apos;s left are partners, and everyone knows it.</source>
        <translation>Rozgrywający i gracz na lewo od niego są partnerami, i wszyscy o tym wiedzą.</translation>
    </message>
    <message>
        <source>The player who takes the first trick is the picker&apos;s partner. If the picker takes it, the picker plays alone.</source>
        <translation>Kto weźmie pierwszą lewę, jest partnerem rozgrywającego. Jeśli weźmie ją rozgrywający, gra w pojedynkę.</translation>
    </message>
    <message>
        <source>There is no partner: the picker plays against everyone else.</source>
        <translation>Nie ma partnera: rozgrywający gra przeciw wszystkim pozostałym.</translation>
    </message>
    <message>
        <source>The holders of %1 and %2 are the makers, and keep it secret until the cards are played. A player who holds both plays alone.</source>
        <translation>Posiadacze kart %1 i %2 są stroną rozgrywającą i nie zdradzają się do ich zagrania. Kto ma obie, gra w pojedynkę.</translation>
    </message>
    <message>
        <source>The holders of the two black queens are the makers, and keep it secret until the queens are played. A player who holds both plays alone.</source>
        <translation>Posiadacze dwóch czarnych dam są stroną rozgrywającą i nie zdradzają się do ich zagrania. Kto ma obie, gra w pojedynkę.</translation>
    </message>
    <message>
        <source>The players of the first two queens are the makers. Until then there are no sides.</source>
        <translation>Kto zagra pierwsze dwie damy, tworzy stronę rozgrywającą. Do tej chwili nie ma stron.</translation>
    </message>
    <message>
        <source>The holders of %1, %2 and %3 are the makers, and keep it secret until the cards are played. A player who holds two of them may call another card before the first lead.</source>
        <translation>Posiadacze kart %1, %2 i %3 są stroną rozgrywającą i nie zdradzają się do ich zagrania. Kto ma dwie z nich, może przed pierwszym wyjściem zawołać inną kartę.</translation>
    </message>
    <message>
        <source>The caller names a fail ace from another hand. Its holder is the partner, and keeps it secret until the ace is played.</source>
        <translation>Wołający nazywa bocznego asa z cudzej ręki. Kto go ma, jest partnerem i nie zdradza się do jego zagrania.</translation>
    </message>
    <message>
        <source>The holder of %1 is one partner of the picker, and the holder of a called ace is the other. Both keep it secret.</source>
        <translation>Jednym partnerem rozgrywającego jest posiadacz karty %1, drugim posiadacz wołanego asa. Obaj się nie zdradzają.</translation>
    </message>
    <message>
        <source>The picker calls the ace of a fail suit. Its holder is the partner, and keeps it secret. The ace must be played the first time its suit is led, and cannot be thrown off before.</source>
        <translation>Rozgrywający woła asa bocznego koloru. Kto go ma, jest partnerem i się nie zdradza. Asa trzeba zagrać przy pierwszym wyjściu w jego kolor i nie wolno go wcześniej zrzucić.</translation>
    </message>
    <message>
        <source>The holder of %1 is the picker&apos;s partner, and keeps it secret until the card is played.</source>
        <translation>Kto ma kartę %1, jest partnerem rozgrywającego i nie zdradza się do jej zagrania.</translation>
    </message>
    <message>
        <source>The player who did not deal leads to the first trick.</source>
        <translation>Do pierwszej lewy wychodzi ten, kto nie rozdawał.</translation>
    </message>
    <message>
        <source>The player at the dealer&apos;s left leads to the first trick.</source>
        <translation>Do pierwszej lewy wychodzi gracz na lewo od rozdającego.</translation>
    </message>
    <message>
        <source>The player at the picker&apos;s left leads to the first trick.</source>
        <translation>Do pierwszej lewy wychodzi gracz na lewo od rozgrywającego.</translation>
    </message>
    <message>
        <source>The player with 61 points or more wins. 60 to 60 is a tie.</source>
        <translation>Wygrywa gracz, który ma 61 oczek lub więcej. 60 do 60 to remis.</translation>
    </message>
    <message>
        <source>The makers win with 61 points or more. At 60 to 60 the others win.</source>
        <translation>Strona rozgrywająca wygrywa, mając 61 oczek lub więcej. Przy 60 do 60 wygrywają pozostali.</translation>
    </message>
    <message>
        <source>The picker wins with 61 points or more. At 60 to 60 the defenders win.</source>
        <translation>Rozgrywający wygrywa, mając 61 oczek lub więcej. Przy 60 do 60 wygrywają obrońcy.</translation>
    </message>
    <message>
        <source>Picker and partner, the makers, win with 61 points or more. At 60 to 60 the defenders win.</source>
        <translation>Rozgrywający i partner, strona rozgrywająca, wygrywają, mając 61 oczek lub więcej. Przy 60 do 60 wygrywają obrońcy.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The winner gets %1, everyone else %2.</source>
        <translation>Zwycięzca dostaje %1, każdy inny %2.</translation>
    </message>
    <message>
        <source>In a tie everyone scores 0.</source>
        <translation>Przy remisie wszyscy zapisują 0.</translation>
    </message>
    <message>
        <source>Two tied winners get %1 each, everyone else %2.</source>
        <translation>Dwóch remisujących zwycięzców dostaje po %1, każdy inny %2.</translation>
    </message>
    <message>
        <source>Players who sit opposite each other are partners, and everyone knows it. The makers are the player left of the dealer, who leads, and that player&apos;s partner.</source>
        <translation>Gracze siedzący naprzeciw siebie są partnerami i wszyscy o tym wiedzą. Strona rozgrywająca to gracz na lewo od rozdającego, który wychodzi, i jego partner.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandbookDialog</name>
    <message>
        <source>Handbook</source>
        <translation>Podręcznik</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Szukaj w podręczniku</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Wstecz</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Dalej</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Spis treści</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Znalezione</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nie znaleziono.</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>Znaleziono w %n miejscu</numerusform>
            <numerusform>Znaleziono w %n miejscach</numerusform>
            <numerusform>Znaleziono w %n miejscach</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Drukuj tę stronę</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandbookView</name>
    <message>
        <source>Page of the handbook</source>
        <translation>Strona podręcznika</translation>
    </message>
</context>
<context>
    <name>sheepshead::HintButton</name>
    <message>
        <source>Hint</source>
        <translation>Podpowiedź</translation>
    </message>
    <message>
        <source>What would a good player do here, and why? Key %1.</source>
        <translation>Co zrobiłby tu dobry gracz i dlaczego? Klawisz %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HintPanel</name>
    <message numerus="yes">
        <source>The best of %n choices</source>
        <translation>
            <numerusform>Najlepsza z %n możliwości</numerusform>
            <numerusform>Najlepsze z %n możliwości</numerusform>
            <numerusform>Najlepsze z %n możliwości</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>wygrywa</translation>
    </message>
    <message numerus="yes">
        <source>best of %n</source>
        <comment>choices, in little room</comment>
        <translation>
            <numerusform>najlepsza z %n</numerusform>
            <numerusform>najlepsze z %n</numerusform>
            <numerusform>najlepsze z %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: thinking…</source>
        <translation>Podpowiedź: myślę…</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Podpowiedź: %1</translation>
    </message>
    <message>
        <source>Coach: thinking…</source>
        <translation>Trener: myślę…</translation>
    </message>
    <message>
        <source>Better: %1. %2 Choose the same again to do it anyway.</source>
        <translation>Lepiej: %1. %2 Aby mimo to tak zagrać, wybierz to samo jeszcze raz.</translation>
    </message>
    <message>
        <source>Click or press Esc to close the hint.</source>
        <translation>Kliknij lub naciśnij Esc, by schować podpowiedź.</translation>
    </message>
    <message>
        <source>score expected</source>
        <translation>oczekiwany wynik</translation>
    </message>
    <message>
        <source>score</source>
        <comment>expected, in little room</comment>
        <translation>wynik</translation>
    </message>
    <message>
        <source>%1: a score of %2 expected, wins %3.</source>
        <comment>a choice and what it promises</comment>
        <translation>%1: oczekiwany wynik %2, wygrywa %3.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryCharts</name>
    <message>
        <source>Score of %1 over time</source>
        <translation>Wynik w czasie: %1</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Wieczór</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Expected without the mistakes found</source>
        <extracomment>a line of a chart: the score without the points that mistakes cost</extracomment>
        <translation>Oczekiwane bez znalezionych błędów</translation>
    </message>
    <message>
        <source>Trump in the hand</source>
        <translation>Atuty na ręce</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Częstość</translation>
    </message>
    <message>
        <source>Expected: all players</source>
        <extracomment>the average of all players of the book, to compare</extracomment>
        <translation>Oczekiwane: wszyscy gracze</translation>
    </message>
    <message>
        <source>Pick rate of %1 by trump</source>
        <translation>Częstość brania według atutów: %1</translation>
    </message>
    <message>
        <source>Picks won by %1, by trump</source>
        <translation>Wygrane po braniu według atutów: %1</translation>
    </message>
    <message>
        <source>Running totals: %1</source>
        <translation>Sumy bieżące: %1</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rozdanie</translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryDialog</name>
    <message>
        <source>History and statistics</source>
        <translation>Historia i statystyka</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Osoba</translation>
    </message>
    <message>
        <source>Figures of a person</source>
        <translation>Liczby jednej osoby</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Wykresy</translation>
    </message>
    <message>
        <source>Ho&amp;w they play</source>
        <translation>Jak &amp;grają</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>Klasy&amp;fikacja</translation>
    </message>
    <message>
        <source>Totals of all players</source>
        <translation>Wyniki wszystkich graczy</translation>
    </message>
    <message>
        <source>S&amp;heets</source>
        <translation>&amp;Zapisy</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Zapisy wyników</translation>
    </message>
    <message>
        <source>&amp;Mauer meter…</source>
        <translation>&amp;Miernik murowania…</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>wszyscy</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) are still being counted.</source>
        <translation>
            <numerusform>Trwa jeszcze liczenie %n zapisu.</numerusform>
            <numerusform>Trwa jeszcze liczenie %n zapisów.</numerusform>
            <numerusform>Trwa jeszcze liczenie %n zapisów.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted, because of impossible values: %1</source>
        <translation>Nieliczone z powodu niemożliwych wartości: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryFilterBar</name>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>Gra&amp;cz:</translation>
    </message>
    <message>
        <source>T&amp;ime:</source>
        <translation>Cza&amp;s:</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Pierwszy dzień</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Ostatni dzień</translation>
    </message>
    <message>
        <source>P&amp;lace:</source>
        <translation>Mi&amp;ejsce:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>Gr&amp;a:</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Wszędzie</translation>
    </message>
    <message>
        <source>With computer players</source>
        <translation>Z graczami komputerowymi</translation>
    </message>
    <message>
        <source>At real tables</source>
        <translation>Przy prawdziwych stołach</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Cały czas</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>W tym roku</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>W zeszłym roku</translation>
    </message>
    <message>
        <source>Season %1</source>
        <extracomment>September to August</extracomment>
        <translation>Sezon %1</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Między dwoma dniami</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Każda gra</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>exactly the rules of this set of house rules</extracomment>
        <translation>Zasady: %1</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Wszyscy</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (komputer)</translation>
    </message>
</context>
<context>
    <name>sheepshead::HonestDeals</name>
    <message>
        <source>Hand %1</source>
        <translation>Rozdanie %1</translation>
    </message>
    <message>
        <source>Redealt</source>
        <translation>Rozdane od nowa</translation>
    </message>
    <message>
        <source>Deal %1…</source>
        <translation>Rozdanie %1…</translation>
    </message>
    <message>
        <source>Next deal %1…</source>
        <translation>Następne rozdanie %1…</translation>
    </message>
    <message>
        <source>The hash of the deal, fixed before the cards are dealt. Click for how to check it.</source>
        <translation>Hash rozdania, ustalony przed rozdaniem kart. Kliknij, by zobaczyć, jak go sprawdzić.</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>W grze</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Następne</translation>
    </message>
</context>
<context>
    <name>sheepshead::HonestDealsDialog</name>
    <message>
        <source>Honest deals</source>
        <translation>Uczciwe rozdania</translation>
    </message>
    <message>
        <source>The &amp;deals of this game</source>
        <translation>&amp;Rozdania tej partii</translation>
    </message>
    <message>
        <source>In the &amp;long run</source>
        <translation>Na dłuższą &amp;metę</translation>
    </message>
</context>
<context>
    <name>sheepshead::HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Zasady domowe</translation>
    </message>
</context>
<context>
    <name>sheepshead::KeepingWindow</name>
    <message>
        <source>%1 – score sheet</source>
        <translation>%1 – zapis wyników</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Zapis</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Zapisz jako PD&amp;F…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Edycja</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Ponów</translation>
    </message>
    <message>
        <source>&amp;Insert hand before</source>
        <translation>&amp;Wstaw rozdanie przed</translation>
    </message>
    <message>
        <source>&amp;Next hand</source>
        <translation>&amp;Następne rozdanie</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Stół</translation>
    </message>
    <message>
        <source>&amp;Players and rules…</source>
        <translation>&amp;Gracze i zasady…</translation>
    </message>
    <message>
        <source>Players and rules &amp;before this hand…</source>
        <translation>Gracze i zasady &amp;przed tym rozdaniem…</translation>
    </message>
    <message>
        <source>&amp;Share the pot…</source>
        <translation>Podziel p&amp;ulę…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Widok</translation>
    </message>
    <message>
        <source>&amp;Big type</source>
        <translation>&amp;Duże litery</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>From the next hand on:</source>
        <translation>Od następnego rozdania:</translation>
    </message>
    <message>
        <source>From this hand on:</source>
        <translation>Od tego rozdania:</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>Zapisz jako s&amp;tronę WWW…</translation>
    </message>
    <message>
        <source>Same table &amp;again…</source>
        <translation>Ten sam stół p&amp;onownie…</translation>
    </message>
    <message>
        <source>&amp;Totals of an evening…</source>
        <translation>&amp;Sumy wieczoru…</translation>
    </message>
    <message>
        <source>Bonus or penalt&amp;y…</source>
        <translation>Premia lub &amp;kara…</translation>
    </message>
    <message>
        <source>&amp;Correct line</source>
        <translation>P&amp;opraw wiersz</translation>
    </message>
    <message>
        <source>&amp;Delete line</source>
        <translation>&amp;Usuń wiersz</translation>
    </message>
</context>
<context>
    <name>sheepshead::KeptDocument</name>
    <message>
        <source>%1 left.</source>
        <comment>players</comment>
        <translation>Odchodzi: %1.</translation>
    </message>
    <message>
        <source>%1 joined.</source>
        <comment>players</comment>
        <translation>Dochodzi: %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::KindWords</name>
    <message>
        <source>Picker</source>
        <translation>Rozgrywający</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Rozgrywa</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Z kim</translation>
    </message>
    <message>
        <source>Bidder</source>
        <translation>Licytujący</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Przegrany</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Zwycięzca</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Grane</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Wzięte</translation>
    </message>
    <message>
        <source>Schwanzer</source>
        <translation>Schwanzer</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Licytacja</translation>
    </message>
    <message>
        <source>Thrown in: doubler</source>
        <translation>Karty rzucone: doubler</translation>
    </message>
    <message>
        <source>Thrown in: no score</source>
        <translation>Karty rzucone: bez punktów</translation>
    </message>
    <message>
        <source>3 87: player 3 picked, 87 points</source>
        <translation>3 87: bierze gracz 3, 87 oczek</translation>
    </message>
    <message>
        <source>3 1 87: player 3 called, with 1, 87 points; 3 side w: a solo won</source>
        <translation>3 1 87: woła gracz 3, z 1, 87 oczek; 3 side w: wygrane solo</translation>
    </message>
    <message>
        <source>3 5 87: player 3 picked, with 5, 87 points</source>
        <translation>3 5 87: bierze gracz 3, z 5, 87 oczek</translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation>Zwolniony</translation>
    </message>
    <message>
        <source>2 s: player 2 won, schneider</source>
        <translation>2 s: wygrywa gracz 2, schneider</translation>
    </message>
</context>
<context>
    <name>sheepshead::LayDownOffer</name>
    <message>
        <source>Lay your cards down?</source>
        <translation>Wyłożyć karty?</translation>
    </message>
    <message>
        <source>Lay down (D)</source>
        <translation>Wyłóż (D)</translation>
    </message>
    <message>
        <source>The rest is played out at once.</source>
        <translation>Reszta zostaje rozegrana od razu.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Graj dalej</translation>
    </message>
    <message>
        <source>You are not asked again in this hand.</source>
        <translation>W tym rozdaniu pytanie się nie powtórzy.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LessonController</name>
    <message>
        <source>This lesson could not be read (%1: %2).</source>
        <translation>Nie udało się odczytać tej lekcji (%1: %2).</translation>
    </message>
    <message>
        <source>The expert is thinking…</source>
        <translation>Ekspert myśli…</translation>
    </message>
    <message>
        <source>There is no hint for this question. Answer, and you see whether you were right.</source>
        <translation>Do tego pytania nie ma podpowiedzi. Odpowiedz, a zobaczysz, czy dobrze.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LessonPanel</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Wróć do partii</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekcja</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Następne pytanie</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Dobrze</translation>
    </message>
    <message>
        <source>Not the best</source>
        <translation>Nie najlepiej</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Spróbuj jeszcze raz</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Czekaj</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Lekcja skończona</translation>
    </message>
    <message>
        <source>You have taken all lessons. Enjoy the game!</source>
        <translation>Wszystkie lekcje są za tobą. Miłej gry!</translation>
    </message>
    <message>
        <source>Well done. The next lesson: %1</source>
        <translation>Brawo. Następna lekcja: %1</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Następna lekcja</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lekcja %1 z %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::LessonsDialog</name>
    <message>
        <source>Start &amp;over</source>
        <translation>Od &amp;początku</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Nauka gry</translation>
    </message>
    <message>
        <source>Each lesson takes a minute or two, at the table and with real cards. Your game waits for you meanwhile.</source>
        <translation>Każda lekcja trwa minutę lub dwie, przy stole i z prawdziwymi kartami. Twoja partia w tym czasie czeka.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekcja</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekcje</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Gotowe</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Wznów</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Zacznij</translation>
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
        <translation>Człowiek</translation>
    </message>
    <message>
        <source>Plays at this computer, too.</source>
        <translation>Też gra przy tym komputerze.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LevelWords</name>
    <message>
        <source>Beginner</source>
        <translation>Początkujący</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Bywalec</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Ekspert</translation>
    </message>
    <message>
        <source>Like people who are new to the game: passes good hands, picks weak ones, and gives points away.</source>
        <translation>Jak ktoś, kto dopiero poznaje grę: pasuje z dobrymi kartami, bierze ze słabymi i oddaje punkty.</translation>
    </message>
    <message>
        <source>Like people who have played for years: sound, by the rules of thumb. You can read them.</source>
        <translation>Jak ktoś, kto gra od lat: solidnie, według praktycznych reguł. Da się go przejrzeć.</translation>
    </message>
    <message>
        <source>Remembers every card and works out where the others may be. Mistakes cost you.</source>
        <translation>Pamięta każdą kartę i wylicza, gdzie mogą być pozostałe. Błędy kosztują.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Wyga</translation>
    </message>
    <message>
        <source>Like the best at a good table: has learned from millions of hands what each card is worth, and plays at once.</source>
        <translation>Jak najlepsi przy dobrym stole: z milionów rozdań wie, ile warta jest każda karta, i gra od razu.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LineFaultWords</name>
    <message>
        <source>The rules of this table have no such hand.</source>
        <translation>Zasady tego stołu nie znają takiego rozdania.</translation>
    </message>
    <message>
        <source>This player does not play the hand.</source>
        <translation>Ta osoba nie gra w tym rozdaniu.</translation>
    </message>
    <message>
        <source>The picker cannot be the partner, too.</source>
        <translation>Rozgrywający nie może być też partnerem.</translation>
    </message>
    <message>
        <source>These are too many partners.</source>
        <translation>To za wielu partnerów.</translation>
    </message>
    <message>
        <source>The partner is missing.</source>
        <translation>Brakuje partnera.</translation>
    </message>
    <message>
        <source>The partner is the player to the left of the picker.</source>
        <translation>Partnerem jest gracz na lewo od rozgrywającego.</translation>
    </message>
    <message>
        <source>A call needs a partner, and a solo has none.</source>
        <translation>Wołanie wymaga partnera, a solo go nie ma.</translation>
    </message>
    <message>
        <source>No cards add up to this number. Possible are 0, 2 to 118, and 120.</source>
        <translation>Żadne karty nie dają takiej sumy. Możliwe są 0, od 2 do 118 i 120.</translation>
    </message>
    <message>
        <source>A side without a trick cannot have so many points.</source>
        <translation>Strona bez lewy nie może mieć tylu oczek.</translation>
    </message>
    <message>
        <source>The cards of these tricks are worth less.</source>
        <translation>Karty z tych lew są warte mniej.</translation>
    </message>
    <message>
        <source>All points or tricks together do not add up to those of the deck.</source>
        <translation>Wszystkie oczka lub lewy razem nie dają tylu, ile jest w talii.</translation>
    </message>
    <message>
        <source>Every trick brings 120 points.</source>
        <translation>Wszystkie lewy dają 120 oczek.</translation>
    </message>
    <message>
        <source>It is either no trick or every trick.</source>
        <translation>Albo żadnej lewy, albo wszystkie lewy.</translation>
    </message>
    <message>
        <source>This does not fit the tricks of the picker&apos;s side.</source>
        <translation>To nie pasuje do lew strony rozgrywającej.</translation>
    </message>
    <message>
        <source>The rules of this table do not have this.</source>
        <translation>Zasady tego stołu tego nie przewidują.</translation>
    </message>
    <message>
        <source>The rules of this table do not allow so many.</source>
        <translation>Zasady tego stołu nie pozwalają na tyle.</translation>
    </message>
    <message>
        <source>The bet is made with every trick, and missed without one.</source>
        <translation>Zakład jest wygrany ze wszystkimi lewami, a przegrany, gdy brakuje choć jednej.</translation>
    </message>
    <message>
        <source>Sheepshead is called alone at this table.</source>
        <translation>Przy tym stole sheepshead zapowiada się w pojedynkę.</translation>
    </message>
    <message>
        <source>This cannot be the highest trump.</source>
        <translation>To nie może być najwyższy atut.</translation>
    </message>
    <message>
        <source>One of these players is not at the table.</source>
        <translation>Kogoś z nich nie ma przy stole.</translation>
    </message>
    <message>
        <source>%1 is not at the table.</source>
        <translation>%1: nie ma tej osoby przy stole.</translation>
    </message>
    <message>
        <source>%1 sits this hand out.</source>
        <translation>%1 pauzuje w tym rozdaniu.</translation>
    </message>
    <message>
        <source>%1 is at the table already.</source>
        <translation>%1 już siedzi przy stole.</translation>
    </message>
    <message>
        <source>At most eight players can be at the table at one time.</source>
        <translation>Przy stole może siedzieć naraz najwyżej osiem osób.</translation>
    </message>
    <message>
        <source>There is no player with this number on the sheet.</source>
        <translation>W zapisie nie ma gracza o tym numerze.</translation>
    </message>
    <message>
        <source>There are no rules for this number of players.</source>
        <translation>Nie ma zasad dla tak niewielu graczy.</translation>
    </message>
    <message>
        <source>There are no rules for this number of players. Who sits out?</source>
        <translation>Nie ma zasad dla tylu graczy. Kto pauzuje?</translation>
    </message>
    <message>
        <source>Say who it was.</source>
        <translation>Powiedz, kto to był.</translation>
    </message>
    <message>
        <source>It can only be one player.</source>
        <translation>To może być tylko jeden gracz.</translation>
    </message>
    <message>
        <source>With an even number of players there is no middle score.</source>
        <translation>Przy parzystej liczbie graczy nie ma środka.</translation>
    </message>
    <message>
        <source>Type the makers&apos; points, or say how the hand ended.</source>
        <translation>Wpisz oczka strony rozgrywającej albo powiedz, jak skończyło się rozdanie.</translation>
    </message>
    <message>
        <source>The points and the result do not fit each other.</source>
        <translation>Oczka i wynik nie pasują do siebie.</translation>
    </message>
    <message>
        <source>Type points and tricks of every player.</source>
        <translation>Wpisz oczka i lewy każdego gracza.</translation>
    </message>
    <message>
        <source>The pot is empty.</source>
        <translation>Pula jest pusta.</translation>
    </message>
    <message>
        <source>The partner is the player opposite.</source>
        <translation>Partnerem jest gracz naprzeciw.</translation>
    </message>
    <message>
        <source>The holder of the partner card cannot lose.</source>
        <translation>Posiadacz karty partnera nie może przegrać.</translation>
    </message>
    <message>
        <source>The total of %1 would be too large.</source>
        <translation>Suma gracza %1 byłaby za duża.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LongRunPage</name>
    <message>
        <source>T&amp;able</source>
        <translation>&amp;Stół</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Long-run tables</source>
        <translation>Tabele na dłuższą metę</translation>
    </message>
</context>
<context>
    <name>sheepshead::LookPage</name>
    <message>
        <source>Card backs</source>
        <translation>Rewersy kart</translation>
    </message>
    <message>
        <source>Order of your cards</source>
        <translation>Układ twoich kart</translation>
    </message>
    <message>
        <source>A &amp;gold edge on trump</source>
        <translation>&amp;Złota krawędź na atutach</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Wygląd</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karty</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Rewersy</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>&amp;Sukno</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>Ręk&amp;a</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Okno</translation>
    </message>
    <message>
        <source>Back of the deck</source>
        <translation>Rewers z talii</translation>
    </message>
    <message>
        <source>&amp;Trump first</source>
        <translation>&amp;Najpierw atuty</translation>
    </message>
    <message>
        <source>Trump by power, then clubs, spades and hearts.</source>
        <translation>Atuty według siły, potem trefle, piki i kiery.</translation>
    </message>
    <message>
        <source>By printed &amp;suit</source>
        <translation>Według ko&amp;loru z karty</translation>
    </message>
    <message>
        <source>Queens and jacks stay with their suits.</source>
        <translation>Damy i walety zostają w swoich kolorach.</translation>
    </message>
    <message>
        <source>As &amp;dealt</source>
        <translation>Jak w rozdan&amp;iu</translation>
    </message>
    <message>
        <source>Unsorted.</source>
        <translation>Bez sortowania.</translation>
    </message>
    <message>
        <source>During a hand, drag a card to another place, or move it with Ctrl and the arrow keys.</source>
        <translation>W trakcie rozdania przeciągnij kartę w inne miejsce albo przesuń ją klawiszem Ctrl ze strzałkami.</translation>
    </message>
    <message>
        <source>Queens, jacks and diamonds stand out from the other cards.</source>
        <translation>Damy, walety i kara odróżniają się od innych kart.</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <translation>Jak syste&amp;m</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>&amp;Jasny</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Ci&amp;emny</translation>
    </message>
    <message>
        <source>Same as s&amp;ystem</source>
        <translation>Jak s&amp;ystem</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Wygląd</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Język</translation>
    </message>
</context>
<context>
    <name>sheepshead::LookPreview</name>
    <message>
        <source>Preview of the table</source>
        <translation>Podgląd stołu</translation>
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
        <translation>Lekcja lub ćwiczenie zajmuje miejsce zapisu wyników.</translation>
    </message>
</context>
<context>
    <name>sheepshead::MomentWords</name>
    <message>
        <source>Every single trick!</source>
        <translation>Wszystkie lewy!</translation>
    </message>
    <message>
        <source>Not one trick for the makers!</source>
        <translation>Ani jednej lewy dla strony rozgrywającej!</translation>
    </message>
    <message>
        <source>A leaster won without a point!</source>
        <translation>Leaster wygrany bez jednego oczka!</translation>
    </message>
    <message>
        <source>A mauer was at the table!</source>
        <translation>Przy tym stole się murowało!</translation>
    </message>
</context>
<context>
    <name>sheepshead::NewChallengeDialog</name>
    <message>
        <source>&amp;Make the challenge…</source>
        <translation>&amp;Utwórz wyzwanie…</translation>
    </message>
    <message>
        <source>New challenge</source>
        <translation>Nowe wyzwanie</translation>
    </message>
    <message>
        <source>A challenge is a file with deals that none of you sees beforehand. Send it to others: everybody plays the same cards against the same computer players, and you compare your scores.</source>
        <translation>Wyzwanie to plik z rozdaniami, których nikt z was wcześniej nie widzi. Wyślij go innym: wszyscy grają tymi samymi kartami przeciw tym samym graczom komputerowym, a potem porównujecie wyniki.</translation>
    </message>
    <message>
        <source>Challenge of %1</source>
        <translation>Wyzwanie z %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nazwa:</translation>
    </message>
    <message>
        <source>Made &amp;by:</source>
        <translation>&amp;Autor:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>&amp;Rozdania:</translation>
    </message>
    <message>
        <source>Computer &amp;players:</source>
        <translation>&amp;Gracze komputerowi:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Zasady:</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>twoje imię</translation>
    </message>
    <message>
        <source>All: %1</source>
        <extracomment>computer players: all of this level</extracomment>
        <translation>Wszyscy: %1</translation>
    </message>
    <message>
        <source>Different levels</source>
        <extracomment>computer players: not all of one level</extracomment>
        <translation>Różne poziomy</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Poziom miejsca %1</translation>
    </message>
    <message>
        <source>Seat &amp;%1:</source>
        <translation>Miejsce &amp;%1:</translation>
    </message>
    <message>
        <source>Type a name for the challenge.</source>
        <translation>Wpisz nazwę wyzwania.</translation>
    </message>
    <message>
        <source>Type your name, so that the others see who made the challenge.</source>
        <translation>Wpisz swoje imię, aby inni widzieli, od kogo jest wyzwanie.</translation>
    </message>
</context>
<context>
    <name>sheepshead::NewGameDialog</name>
    <message>
        <source>Games</source>
        <translation>Gry</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nowa partia</translation>
    </message>
    <message>
        <source>At the table, clockwise from you</source>
        <translation>Przy stole, od ciebie zgodnie z ruchem zegara</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Gracze:</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
    <message>
        <source>at random</source>
        <translation>losowo</translation>
    </message>
    <message>
        <source>The largest number is %1.</source>
        <translation>Największy numer to %1.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Rozdaj</translation>
    </message>
    <message>
        <source>Your house rules</source>
        <translation>Twoje zasady domowe</translation>
    </message>
    <message>
        <source>First deal &amp;number:</source>
        <translation>&amp;Numer pierwszego rozdania:</translation>
    </message>
    <message>
        <source>The hand with this deal number comes first. By the same rules and seats the same hands follow it on every computer. Leave it empty for random deals.</source>
        <translation>Najpierw będzie rozdanie o tym numerze. Przy tych samych zasadach i miejscach następują po nim te same rozdania na każdym komputerze. Puste pole to rozdania losowe.</translation>
    </message>
</context>
<context>
    <name>sheepshead::NewPlayerDialog</name>
    <message>
        <source>New player</source>
        <translation>Nowy gracz</translation>
    </message>
    <message>
        <source>&amp;Name of the new player:</source>
        <translation>&amp;Imię nowego gracza:</translation>
    </message>
    <message>
        <source>Takes the seat of</source>
        <translation>Siada na miejscu gracza</translation>
    </message>
    <message>
        <source>&amp;Sit down</source>
        <translation>&amp;Siadaj</translation>
    </message>
    <message>
        <source>A player at this table has that name.</source>
        <translation>Gracz przy tym stole ma tę nazwę.</translation>
    </message>
</context>
<context>
    <name>sheepshead::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
</context>
<context>
    <name>sheepshead::OldScores</name>
    <message>
        <source>&quot;%1&quot; is not a date.</source>
        <translation>„%1” nie jest datą.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>„%1” nie jest liczbą.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
    <message>
        <source>No date is known for this line.</source>
        <translation>Dla tego wiersza nie jest znana data.</translation>
    </message>
    <message>
        <source>A player has no name.</source>
        <translation>Któryś gracz nie ma imienia.</translation>
    </message>
    <message>
        <source>A player is in the line twice.</source>
        <translation>Któryś gracz jest w wierszu dwa razy.</translation>
    </message>
    <message>
        <source>The number of %1 is no whole number of points.</source>
        <translation>Liczba gracza %1 nie jest całkowitą liczbą punktów.</translation>
    </message>
    <message>
        <source>The number of %1 is too large.</source>
        <translation>Liczba gracza %1 jest za duża.</translation>
    </message>
    <message numerus="yes">
        <source>An evening can have %n players at most.</source>
        <translation>
            <numerusform>Wieczór może mieć najwyżej %n gracza.</numerusform>
            <numerusform>Wieczór może mieć najwyżej %n graczy.</numerusform>
            <numerusform>Wieczór może mieć najwyżej %n graczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>over a column of scores</comment>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>over a column of scores</comment>
        <translation>Razem</translation>
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
        <translation>Punkty z tabeli</translation>
    </message>
    <message>
        <source>What does each column hold? These are the first lines of the file.</source>
        <translation>Co zawiera każda kolumna? To są pierwsze wiersze pliku.</translation>
    </message>
    <message>
        <source>First lines of the file</source>
        <translation>Pierwsze wiersze pliku</translation>
    </message>
    <message>
        <source>This will be written:</source>
        <translation>To zostanie zapisane:</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Wieczory</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Wiersze</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkty</translation>
    </message>
    <message>
        <source>&amp;Leave out lines that cannot be read</source>
        <translation>&amp;Pomiń wiersze, których nie można odczytać</translation>
    </message>
    <message>
        <source>The &amp;first line names the columns</source>
        <translation>W pierwszym wierszu są &amp;nazwy kolumn</translation>
    </message>
    <message>
        <source>&amp;Between the columns:</source>
        <translation>&amp;Między kolumnami:</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>przecinki</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>średniki</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>tabulatory</translation>
    </message>
    <message>
        <source>vertical lines</source>
        <translation>pionowe kreski</translation>
    </message>
    <message>
        <source>&amp;Dates have in front:</source>
        <translation>&amp;Data zaczyna się od:</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>dnia</translation>
    </message>
    <message>
        <source>the month</source>
        <translation>miesiąca</translation>
    </message>
    <message>
        <source>a point</source>
        <translation>kropka</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>przecinek</translation>
    </message>
    <message>
        <source>&amp;Each line is:</source>
        <translation>&amp;Każdy wiersz to:</translation>
    </message>
    <message>
        <source>an evening</source>
        <translation>wieczór</translation>
    </message>
    <message>
        <source>a hand</source>
        <translation>rozdanie</translation>
    </message>
    <message>
        <source>The numbers are &amp;running totals of the day</source>
        <translation>Liczby są &amp;sumami narastającymi dnia</translation>
    </message>
    <message>
        <source>1 where the numbers are points; the stake where they are money</source>
        <translation>1, gdy liczby to punkty; stawka, gdy to pieniądze</translation>
    </message>
    <message>
        <source>A &amp;point is worth:</source>
        <translation>Punkt jest &amp;wart:</translation>
    </message>
    <message>
        <source>Lines without a da&amp;te are of:</source>
        <translation>Wiersze bez da&amp;ty są z dnia:</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>data</translation>
    </message>
    <message>
        <source>points of this player</source>
        <translation>punkty tego gracza</translation>
    </message>
    <message>
        <source>names of players</source>
        <translation>imiona graczy</translation>
    </message>
    <message>
        <source>points</source>
        <translation>punkty</translation>
    </message>
    <message>
        <source>a note</source>
        <translation>notatka</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Kolumna %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Wiersz %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) cannot be read.</source>
        <translation>
            <numerusform>Jeszcze %n wiersza nie można odczytać.</numerusform>
            <numerusform>Jeszcze %n wierszy nie można odczytać.</numerusform>
            <numerusform>Jeszcze %n wierszy nie można odczytać.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n line(s) the points do not add up to 0; the first is line %1.</source>
        <translation>
            <numerusform>W %n wierszu punkty nie dają razem 0; jest to wiersz %1.</numerusform>
            <numerusform>W %n wierszach punkty nie dają razem 0; pierwszy to wiersz %1.</numerusform>
            <numerusform>W %n wierszach punkty nie dają razem 0; pierwszy to wiersz %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are left out.</source>
        <translation>
            <numerusform>Pominięto %n wiersz.</numerusform>
            <numerusform>Pominięto %n wiersze.</numerusform>
            <numerusform>Pominięto %n wierszy.</numerusform>
        </translation>
    </message>
    <message>
        <source>No column has points.</source>
        <translation>Żadna kolumna nie ma punktów.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Write %n evening(s)</source>
        <translation>
            <numerusform>&amp;Zapisz %n wieczór</numerusform>
            <numerusform>&amp;Zapisz %n wieczory</numerusform>
            <numerusform>&amp;Zapisz %n wieczorów</numerusform>
        </translation>
    </message>
    <message>
        <source>Dec&amp;imal sign:</source>
        <translation>Znak dzi&amp;esiętny:</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>według liczby</translation>
    </message>
</context>
<context>
    <name>sheepshead::OldSheet</name>
    <message>
        <source>On paper, %1</source>
        <comment>a day</comment>
        <translation>Na papierze, %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::OpenedFiles</name>
    <message>
        <source>%1 will be opened when you have closed what is open now.</source>
        <translation>%1 zostanie otwarty, gdy zamkniesz to, co jest teraz otwarte.</translation>
    </message>
    <message>
        <source>&amp;Open it now</source>
        <translation>&amp;Otwórz teraz</translation>
    </message>
</context>
<context>
    <name>sheepshead::PaperBar</name>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Zapisz jako PD&amp;F…</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Co drukować</translation>
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
        <translation>Rozmiar papieru</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
</context>
<context>
    <name>sheepshead::PaperDialog</name>
    <message>
        <source>With the &amp;names of this table</source>
        <translation>Z &amp;imionami z tego stołu</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Drukuj</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Podgląd</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Zapis wyników</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Kto komu płaci</translation>
    </message>
    <message>
        <source>Blank score sheet</source>
        <translation>Pusty zapis</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Zapis turniejowy</translation>
    </message>
    <message>
        <source>Our house rules</source>
        <translation>Nasze zasady domowe</translation>
    </message>
    <message>
        <source>Cheat sheet of the rules</source>
        <translation>Ściąga z zasad</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Co wydrukować</translation>
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
        <translation>tylko punkty</translation>
    </message>
    <message>
        <source>Pape&amp;r</source>
        <translation>&amp;Papier</translation>
    </message>
    <message>
        <source>Pl&amp;ayers</source>
        <translation>&amp;Gracze</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation>&amp;Rozdania</translation>
    </message>
    <message>
        <source>A p&amp;oint is worth</source>
        <translation>P&amp;unkt jest wart</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Zapisz jako PDF</translation>
    </message>
</context>
<context>
    <name>sheepshead::PayText</name>
    <message>
        <source>What a hand pays</source>
        <translation>Ile płaci rozdanie</translation>
    </message>
    <message>
        <source>The loser takes</source>
        <translation>Przegrany bierze</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Zwycięzca</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Przegrany</translation>
    </message>
    <message>
        <source>30 to 59 points</source>
        <translation>od 30 do 59 oczek</translation>
    </message>
    <message>
        <source>fewer than 30 points (schneider)</source>
        <translation>mniej niż 30 oczek (schneider)</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>bez lewy</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Rozdanie</translation>
    </message>
    <message>
        <source>Each bidder</source>
        <translation>Każdy licytujący</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <translation>Każdy przeciwnik</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Wołanie</translation>
    </message>
    <message>
        <source>Best solo</source>
        <translation>Solo best</translation>
    </message>
    <message>
        <source>Side solo</source>
        <translation>Solo boczne</translation>
    </message>
    <message>
        <source>Billy</source>
        <translation>Billy</translation>
    </message>
    <message>
        <source>made</source>
        <translation>wygrane</translation>
    </message>
    <message>
        <source>set</source>
        <translation>przegrane</translation>
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
        <translation>Punkty zapisują tylko wygrani.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>W pojedynkę</translation>
    </message>
    <message numerus="yes">
        <source>%n makers</source>
        <translation>
            <numerusform>Po stronie rozgrywającej: %n</numerusform>
            <numerusform>Po stronie rozgrywającej: %n</numerusform>
            <numerusform>Po stronie rozgrywającej: %n</numerusform>
        </translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>Z partnerem</translation>
    </message>
    <message numerus="yes">
        <source>With %n partners</source>
        <translation>
            <numerusform>Z %n partnerem</numerusform>
            <numerusform>Z %n partnerami</numerusform>
            <numerusform>Z %n partnerami</numerusform>
        </translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Rozgrywający</translation>
    </message>
    <message>
        <source>First maker</source>
        <translation>Pierwszy ze strony rozgrywającej</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Strona rozgrywająca</translation>
    </message>
    <message>
        <source>Each other player</source>
        <translation>Każdy inny gracz</translation>
    </message>
    <message>
        <source>Each maker</source>
        <translation>Każdy ze strony rozgrywającej</translation>
    </message>
    <message>
        <source>Each defender</source>
        <translation>Każdy z obrońców</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Other maker</source>
        <translation>Drugi ze strony rozgrywającej</translation>
    </message>
    <message>
        <source>Each partner</source>
        <translation>Każdy partner</translation>
    </message>
    <message>
        <source>The picker takes</source>
        <translation>Rozgrywający bierze</translation>
    </message>
    <message>
        <source>The makers take</source>
        <translation>Strona rozgrywająca bierze</translation>
    </message>
    <message>
        <source>%1 to %2 points</source>
        <translation>od %1 do %2 oczek</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>wszystkie lewy</translation>
    </message>
    <message>
        <source>schneider</source>
        <translation>schneider</translation>
    </message>
    <message>
        <source>%1 (schneider)</source>
        <translation>%1 (schneider)</translation>
    </message>
    <message>
        <source>%1, after a forced pick</source>
        <translation>%1, po braniu z musu</translation>
    </message>
    <message>
        <source>%1, the picker without a trick</source>
        <translation>%1, rozgrywający bez lewy</translation>
    </message>
</context>
<context>
    <name>sheepshead::PayoutPage</name>
    <message>
        <source>Payout</source>
        <translation>Wypłata</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Za</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Kwota</translation>
    </message>
    <message>
        <source>share the place and its money</source>
        <translation>dzielą się miejscem i pieniędzmi</translation>
    </message>
    <message>
        <source>the higher best round comes first</source>
        <translation>decyduje wyższy wynik najlepszej rundy</translation>
    </message>
    <message>
        <source>&amp;Fee of a player:</source>
        <translation>&amp;Wpisowe gracza:</translation>
    </message>
    <message>
        <source>Pe&amp;rcent for the places, from the first on:</source>
        <translation>P&amp;rocent za miejsca, od pierwszego:</translation>
    </message>
    <message>
        <source>For the &amp;best of each round:</source>
        <translation>Dla najlepszego każdej r&amp;undy:</translation>
    </message>
    <message>
        <source>Players with the same &amp;total:</source>
        <translation>Gr&amp;acze z tą samą sumą:</translation>
    </message>
    <message>
        <source>Fees: %1. Prizes: %2 %. The host keeps: %3. Prizes without a winner yet: %4.</source>
        <translation>Wpisowe: %1. Nagrody: %2%. Zostaje u organizatora: %3. Nagrody jeszcze bez zwycięzcy: %4.</translation>
    </message>
    <message>
        <source>Type whole percentages with blanks between them.</source>
        <translation>Wpisz całe procenty oddzielone spacjami.</translation>
    </message>
    <message>
        <source>The prizes of all places and rounds are more than 100 %.</source>
        <translation>Nagrody za wszystkie miejsca i rundy to więcej niż 100%.</translation>
    </message>
</context>
<context>
    <name>sheepshead::PeopleDialog</name>
    <message>
        <source>People</source>
        <translation>Osoby</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Szukaj:</translation>
    </message>
    <message>
        <source>A person is one entry, whatever sheets and seats they sat in. Merge two entries that are the same person.</source>
        <translation>Osoba to jeden wpis, niezależnie od zapisów i miejsc przy stole. Połącz dwa wpisy, które są tą samą osobą.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>column: whether a person or a computer player</extracomment>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Rodzaj</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Zapisy</translation>
    </message>
    <message>
        <source>People of the score book</source>
        <translation>Osoby w księdze wyników</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>Zmień &amp;nazwę…</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>&amp;Połącz…</translation>
    </message>
    <message>
        <source>S&amp;eparate</source>
        <translation>&amp;Rozdziel</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatystyka…</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Gracz komputerowy</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Osoba</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>także %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Zmień nazwę: %1</translation>
    </message>
    <message>
        <source>&amp;New name, on all sheets:</source>
        <translation>&amp;Nowa nazwa, we wszystkich zapisach:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Merge %1</source>
        <translation>Połącz: %1</translation>
    </message>
    <message>
        <source>%1 is the &amp;same person as:</source>
        <translation>%1 to &amp;ta sama osoba co:</translation>
    </message>
    <message>
        <source>All sheets of %1 will show the name you choose here. Nothing is lost: Separate takes it back at any time.</source>
        <translation>Wszystkie zapisy z %1 pokażą wybraną tu nazwę. Nic nie przepada: Rozdziel cofa to w każdej chwili.</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Połącz</translation>
    </message>
</context>
<context>
    <name>sheepshead::PersonsTurn</name>
    <message>
        <source>There is nothing for you to decide just now.</source>
        <translation>Teraz nie masz nic do zdecydowania.</translation>
    </message>
    <message>
        <source>You cannot lay down your cards yet: the rest of the hand is not decided.</source>
        <translation>Nie możesz jeszcze wyłożyć kart: reszta rozdania nie jest rozstrzygnięta.</translation>
    </message>
</context>
<context>
    <name>sheepshead::PickTableDialog</name>
    <message>
        <source>&amp;Stop</source>
        <translation>Zatrzy&amp;maj</translation>
    </message>
    <message>
        <source>How good is a hand?</source>
        <translation>Jak dobra jest ręka?</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabela</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Wykres</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Strony</translation>
    </message>
    <message>
        <source>Deals done</source>
        <translation>Wykonane rozdania</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>Za&amp;pytaj</translation>
    </message>
    <message>
        <source>Deals all other cards again and again, and plays these hands</source>
        <translation>Rozdaje wciąż na nowo wszystkie inne karty i rozgrywa te rozdania</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>D&amp;alej</translation>
    </message>
</context>
<context>
    <name>sheepshead::PickTableSetup</name>
    <message>
        <source>&amp;Use the hand on the table</source>
        <translation>&amp;Użyj ręki ze stołu</translation>
    </message>
    <message>
        <source>&amp;No cards</source>
        <translation>&amp;Bez kart</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>losowana</translation>
    </message>
    <message>
        <source>What you have seen of this hand; it counts as a hint.</source>
        <translation>To, co widzisz z tego rozdania; liczy się jako podpowiedź.</translation>
    </message>
    <message>
        <source>Click &amp;hand cards, or type them (QC JS AD):</source>
        <translation>Klikaj karty &amp;ręki albo wpisz je (QC JS AD):</translation>
    </message>
    <message>
        <source>Click cards of the &amp;blind, or type them:</source>
        <translation>Klikaj karty &amp;talonu albo wpisz je:</translation>
    </message>
    <message>
        <source>Cards of the hand</source>
        <translation>Karty ręki</translation>
    </message>
    <message>
        <source>Cards of the blind</source>
        <translation>Karty talonu</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>P&amp;lik…</translation>
    </message>
    <message>
        <source>F&amp;ile…</source>
        <translation>Pl&amp;ik…</translation>
    </message>
    <message>
        <source>Rules from a file</source>
        <translation>Zasady z pliku</translation>
    </message>
    <message>
        <source>Other rules from a file</source>
        <translation>Inne zasady z pliku</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>Za&amp;sady:</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>Porównaj &amp;z:</translation>
    </message>
    <message>
        <source>The rule that is changed</source>
        <translation>Zmieniona zasada</translation>
    </message>
    <message>
        <source>Whose &amp;picks are counted:</source>
        <translation>&amp;Czyje brania się liczą:</translation>
    </message>
    <message>
        <source>All hands are played to the end by regular players.</source>
        <translation>Wszystkie rozdania dogrywają stali gracze.</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>R&amp;ozdania:</translation>
    </message>
    <message>
        <source>Each is tried in every seat. More deals make errors smaller.</source>
        <translation>Każde jest próbowane na wszystkich miejscach. Więcej rozdań to mniejsze błędy.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>Ziar&amp;no:</translation>
    </message>
    <message>
        <source>The same number has the same deals.</source>
        <translation>Ta sama liczba ma te same rozdania.</translation>
    </message>
    <message>
        <source>No other rules</source>
        <translation>Żadne inne zasady</translation>
    </message>
    <message>
        <source>The same with one rule changed</source>
        <translation>Te same z jedną zmienioną zasadą</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Zasady stołu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a house rule and its choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Ręka</translation>
    </message>
    <message>
        <source>in the hand</source>
        <translation>w ręce</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>in the blind</source>
        <translation>w talonie</translation>
    </message>
</context>
<context>
    <name>sheepshead::PickTableView</name>
    <message>
        <source>By seat</source>
        <translation>Według miejsca</translation>
    </message>
    <message>
        <source>By trump and queens</source>
        <translation>Według atutów i dam</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Kopiuj jako te&amp;kst</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>D&amp;rukuj…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Zapisz jako PD&amp;F…</translation>
    </message>
    <message>
        <source>The hand or the rules have changed since. These figures are about what was asked before.</source>
        <translation>Ręka lub zasady zmieniły się od tamtej pory. Te liczby dotyczą poprzedniego pytania.</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Obok siebie</translation>
    </message>
    <message>
        <source>Side by s&amp;ide:</source>
        <translation>&amp;Obok siebie:</translation>
    </message>
    <message>
        <source>How good is a hand?</source>
        <translation>Jak dobra jest ręka?</translation>
    </message>
    <message>
        <source>Save the table as PDF</source>
        <translation>Zapisz tabelę jako PDF</translation>
    </message>
    <message>
        <source>The hand never has the choice: such a hand is dealt again, or another player always picks first.</source>
        <translation>Ręka nigdy nie ma wyboru: takie rozdanie jest powtarzane albo zawsze wcześniej bierze inny gracz.</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Rozdawanie…</translation>
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
        <translation>Cz&amp;ekaj na kliknięcie po każdej lewie</translation>
    </message>
    <message>
        <source>When the rest of a hand is decided</source>
        <translation>Gdy reszta rozdania jest przesądzona</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trener</translation>
    </message>
    <message>
        <source>Also in hands that coun&amp;t</source>
        <translation>Także w rozdaniach, które &amp;się liczą</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>Wo&amp;lno</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normalnie</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>Sz&amp;ybko</translation>
    </message>
    <message>
        <source>No &amp;motion</source>
        <translation>&amp;Bez ruchu</translation>
    </message>
    <message>
        <source>Cards move at once and light up briefly.</source>
        <translation>Karty przenoszą się od razu i na chwilę rozbłyskują.</translation>
    </message>
    <message>
        <source>Pla&amp;y every card</source>
        <translation>Rozgrywaj każdą &amp;kartę</translation>
    </message>
    <message>
        <source>Offer to lay the cards &amp;down</source>
        <translation>&amp;Proponuj wyłożenie kart</translation>
    </message>
    <message>
        <source>Only when the result is certain, no matter what the others hold. Computer players lay down when all remaining tricks are theirs.</source>
        <translation>Tylko gdy wynik jest pewny, cokolwiek mają inni. Gracze komputerowi wykładają karty, gdy wszystkie pozostałe lewy są ich.</translation>
    </message>
    <message>
        <source>Lay the cards down at onc&amp;e</source>
        <translation>Wykładaj karty &amp;od razu</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>Wyłąc&amp;zony</translation>
    </message>
    <message>
        <source>Warn before a costly dec&amp;ision</source>
        <translation>Ost&amp;rzegaj przed kosztowną decyzją</translation>
    </message>
    <message>
        <source>Tell after a &amp;costly decision</source>
        <translation>&amp;Mów po kosztownej decyzji</translation>
    </message>
    <message>
        <source>Otherwise in practice only. The score sheet marks such hands like hands with a hint.</source>
        <translation>W innym razie tylko w ćwiczeniach. Zapis oznacza takie rozdania jak rozdania z podpowiedzią.</translation>
    </message>
    <message>
        <source>Costly means at least t&amp;his many points:</source>
        <translation>Kosztown&amp;a, czyli co najmniej tyle punktów:</translation>
    </message>
    <message>
        <source>P&amp;ace</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>My last card plays &amp;by itself</source>
        <translation>Mo&amp;ja ostatnia karta zagrywa się sama</translation>
    </message>
    <message>
        <source>So does any card that I ha&amp;ve to play</source>
        <translation>Tak samo każ&amp;da karta, którą muszę zagrać</translation>
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
        <translation>Punkty za rozdanie: %1</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Oczka: %1</translation>
    </message>
    <message>
        <source>Tricks of %1</source>
        <translation>Lewy: %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Oczka</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Lewy</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a player was, and who</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter beside a player: the dealer</comment>
        <translation>R</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 rozdaje</translation>
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
        <translation>pauza</translation>
    </message>
</context>
<context>
    <name>sheepshead::PlayersPage</name>
    <message>
        <source>Clockwise from your seat. Smaller tables use only the first seats.</source>
        <translation>Zgodnie z ruchem zegara od twojego miejsca. Mniejsze stoły używają tylko pierwszych miejsc.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a level of computer players, and a sentence on how they play</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A change of level takes effect with the next deal.</source>
        <translation>Zmiana poziomu obowiązuje od następnego rozdania.</translation>
    </message>
    <message>
        <source>Experts and hints &amp;notice how each player plays</source>
        <translation>Eksperci i podpowiedzi &amp;zauważają, jak kto gra</translation>
    </message>
    <message>
        <source>The score book remembers it by player. History and statistics shows what it knows, and can forget it.</source>
        <translation>Księga wyników pamięta to dla każdego gracza. Historia i statystyka pokazuje, co wie, i może to zapomnieć.</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Gra&amp;cze</translation>
    </message>
    <message>
        <source>Computer players mak&amp;e remarks</source>
        <translation>Gracze komputerowi czasem się &amp;odzywają</translation>
    </message>
    <message>
        <source>A &amp;screen reader reads their remarks</source>
        <translation>Czytnik &amp;ekranu odczytuje ich uwagi</translation>
    </message>
    <message>
        <source>Other players sit down with the next new game.</source>
        <translation>Inni gracze siadają do stołu od następnej nowej partii.</translation>
    </message>
    <message>
        <source>A few words now and then, about what everyone at the table has seen.</source>
        <translation>Od czasu do czasu parę słów o tym, co widział cały stół.</translation>
    </message>
    <message numerus="yes">
        <source>You have played most with %1: %n game(s).</source>
        <translation>
            <numerusform>Najczęściej przy stole: %1, %n partia.</numerusform>
            <numerusform>Najczęściej przy stole: %1, %n partie.</numerusform>
            <numerusform>Najczęściej przy stole: %1, %n partii.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::PointsBar</name>
    <message>
        <source>Makers %1, defenders %2</source>
        <translation>Strona rozgrywająca %1, obrońcy %2</translation>
    </message>
    <message>
        <source>Makers %1</source>
        <translation>Rozgrywający %1</translation>
    </message>
    <message>
        <source>%1 Defenders</source>
        <translation>%1 obrońcy</translation>
    </message>
</context>
<context>
    <name>sheepshead::PointsDialog</name>
    <message>
        <source>Totals of an evening</source>
        <translation>Sumy wieczoru</translation>
    </message>
    <message>
        <source>Bonus or penalty</source>
        <translation>Premia lub kara</translation>
    </message>
    <message>
        <source>What has each player won or lost in the hands that were kept on paper?</source>
        <translation>Ile każdy wygrał lub przegrał w rozdaniach zapisanych na papierze?</translation>
    </message>
    <message>
        <source>What does each player get, or pay if below 0?</source>
        <translation>Ile każdy dostaje albo (poniżej 0) płaci?</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>P&amp;owód:</translation>
    </message>
    <message>
        <source>where or when (optional)</source>
        <translation>gdzie lub kiedy, jeśli trzeba</translation>
    </message>
    <message>
        <source>talk at the table</source>
        <translation>rozmowy przy stole</translation>
    </message>
    <message>
        <source>It goes into the &amp;pot</source>
        <translation>Trafia do p&amp;uli</translation>
    </message>
    <message>
        <source>Together these are %1 points. What one wins another loses, so it should be 0.</source>
        <translation>Razem to %1 pkt. Co jeden wygrywa, drugi przegrywa, więc powinno być 0.</translation>
    </message>
    <message>
        <source>Together: %1</source>
        <translation>Razem: %1</translation>
    </message>
    <message>
        <source>The pot: %1</source>
        <translation>Pula: %1</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>&amp;Write all the same</source>
        <translation>&amp;Zapisz mimo to</translation>
    </message>
</context>
<context>
    <name>sheepshead::PositionView</name>
    <message>
        <source>in the blind</source>
        <translation>w talonie</translation>
    </message>
</context>
<context>
    <name>sheepshead::PowerDialog</name>
    <message>
        <source>Mauer meter</source>
        <translation>Miernik murowania</translation>
    </message>
    <message>
        <source>A player who passes a strong hand is a mauer. The meter adds up the trump of the hands that a player passed. Count for</source>
        <translation>Kto pasuje z mocną kartą, muruje. Miernik sumuje atuty rąk, z którymi ktoś spasował. Liczą się</translation>
    </message>
    <message>
        <source>A &amp;queen:</source>
        <translation>&amp;Dama:</translation>
    </message>
    <message>
        <source>A &amp;jack:</source>
        <translation>&amp;Walet:</translation>
    </message>
    <message>
        <source>The jack of &amp;diamonds:</source>
        <translation>Walet &amp;karo:</translation>
    </message>
    <message>
        <source>Any other &amp;trump:</source>
        <translation>Każdy inny &amp;atut:</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nigdy</translation>
    </message>
    <message>
        <source>Of six cards; other hands in proportion</source>
        <translation>Przy sześciu kartach; inne ręce proporcjonalnie</translation>
    </message>
    <message>
        <source>Tell a &amp;mauer after the hand from a power of:</source>
        <translation>Zgłoś &amp;murowanie po rozdaniu od siły:</translation>
    </message>
</context>
<context>
    <name>sheepshead::PreferencesDialog</name>
    <message>
        <source>Configure Sheepshead</source>
        <translation>Konfiguracja Sheepshead</translation>
    </message>
</context>
<context>
    <name>sheepshead::PresetList</name>
    <message>
        <source>Players:</source>
        <translation>Gracze:</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n gracz</numerusform>
            <numerusform>%n gracze</numerusform>
            <numerusform>%n graczy</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::PrintWords</name>
    <message>
        <source>Hand</source>
        <comment>heading over the numbers of hands</comment>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdający</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co się działo</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>picker</source>
        <translation>rozgrywający</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>strona rozgrywająca</translation>
    </message>
    <message>
        <source>partner or maker</source>
        <translation>partner lub strona rozgrywająca</translation>
    </message>
    <message>
        <source>above: this hand, below: the running total</source>
        <translation>u góry: to rozdanie, u dołu: suma bieżąca</translation>
    </message>
    <message>
        <source>left: this hand, right: the running total</source>
        <translation>po lewej: to rozdanie, po prawej: suma bieżąca</translation>
    </message>
    <message>
        <source>No hand has been played yet.</source>
        <translation>Nie rozegrano jeszcze żadnego rozdania.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strona %1 z %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::ProgramEnd</name>
    <message>
        <source>&amp;Quit</source>
        <translation>Wyj&amp;dź</translation>
    </message>
    <message>
        <source>Change the &amp;language</source>
        <translation>Zmień &amp;język</translation>
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
        <translation>Rozdanie %1 jest niedokończone.</translation>
    </message>
    <message>
        <source>Hand %1 is next.</source>
        <translation>Następne jest rozdanie %1.</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Resume &quot;%1&quot;?</source>
        <translation>Wznowić „%1”?</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Wznów</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nowa partia</translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation>Ta partia nie jest zapisana.</translation>
    </message>
    <message>
        <source>Its score sheet is lost when you leave it.</source>
        <translation>Jej zapis wyników przepadnie, gdy z niej wyjdziesz.</translation>
    </message>
    <message>
        <source>Sheepshead is already running with this score book.</source>
        <translation>Sheepshead już działa z tą księgą wyników.</translation>
    </message>
    <message>
        <source>If you resume &quot;%1&quot; here, the other window stops saving it.</source>
        <translation>Jeśli wznowisz „%1” tutaj, drugie okno przestanie ją zapisywać.</translation>
    </message>
    <message>
        <source>&amp;Close this window</source>
        <translation>&amp;Zamknij to okno</translation>
    </message>
    <message>
        <source>&amp;Resume here</source>
        <translation>&amp;Wznów tutaj</translation>
    </message>
    <message>
        <source>Sheepshead is already running with this score book on another computer (%1).</source>
        <translation>Sheepshead już działa z tą księgą wyników na innym komputerze (%1).</translation>
    </message>
</context>
<context>
    <name>sheepshead::RealTablesDraft</name>
    <message>
        <source>Type a name for each seat.</source>
        <translation>Wpisz imię dla każdego miejsca.</translation>
    </message>
    <message>
        <source>Two people at this table have the same name. Add a letter to one of them.</source>
        <translation>Dwie osoby przy tym stole mają to samo imię. Dodaj literę do jednego z nich.</translation>
    </message>
    <message>
        <source>Only whole numbers can be scores.</source>
        <translation>Wynikami mogą być tylko liczby całkowite.</translation>
    </message>
    <message>
        <source>Deal %1: %2</source>
        <comment>why it is not saved</comment>
        <translation>Rozdanie %1: %2</translation>
    </message>
    <message>
        <source>No deal has scores yet.</source>
        <translation>Żadne rozdanie nie ma jeszcze wyników.</translation>
    </message>
    <message>
        <source>The disk did not take the last change.</source>
        <translation>Dysk nie przyjął ostatniej zmiany.</translation>
    </message>
</context>
<context>
    <name>sheepshead::RemarkWords</name>
    <message>
        <source>I counted on that one.</source>
        <extracomment>short words of Ada at the table: it took a trick with many points</extracomment>
        <translation>To było wyliczone.</translation>
    </message>
    <message>
        <source>I saw that coming two tricks ago.</source>
        <extracomment>short words of Ada at the table: another player took a trick with many points</extracomment>
        <translation>To było widać już dwie lewy temu.</translation>
    </message>
    <message>
        <source>You have counted too, I hope.</source>
        <extracomment>short words of Ada at the table: it has picked, and was cracked</extracomment>
        <translation>Mam nadzieję, że też umiesz liczyć.</translation>
    </message>
    <message>
        <source>The numbers were clear.</source>
        <extracomment>short words of Ada at the table: it won the hand alone</extracomment>
        <translation>Liczby nie kłamią.</translation>
    </message>
    <message>
        <source>I miscounted. It happens once a year.</source>
        <extracomment>short words of Ada at the table: it lost the hand as picker</extracomment>
        <translation>Błąd w rachunkach. Zdarza się raz na rok.</translation>
    </message>
    <message>
        <source>They did not even make thirty.</source>
        <extracomment>short words of Ada at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Nie mają nawet trzydziestu.</translation>
    </message>
    <message>
        <source>Least is best today.</source>
        <extracomment>short words of Ada at the table: it won a leaster</extracomment>
        <translation>Dziś mniej znaczy więcej.</translation>
    </message>
    <message>
        <source>I had the cards. I wanted to be sure.</source>
        <extracomment>short words of Ada at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Karta była. Pewności nie było.</translation>
    </message>
    <message>
        <source>Worth the wait.</source>
        <extracomment>short words of Bruno at the table: it took a trick with many points</extracomment>
        <translation>Warto było czekać.</translation>
    </message>
    <message>
        <source>Hm. That one hurts.</source>
        <extracomment>short words of Bruno at the table: another player took a trick with many points</extracomment>
        <translation>Hm. To zabolało.</translation>
    </message>
    <message>
        <source>Crack away. I sit well.</source>
        <extracomment>short words of Bruno at the table: it has picked, and was cracked</extracomment>
        <translation>Kontruj sobie, kontruj. Dobrze mi się siedzi.</translation>
    </message>
    <message>
        <source>Keep the best for last, I say.</source>
        <extracomment>short words of Bruno at the table: it won the hand alone</extracomment>
        <translation>Najlepsze na koniec, jak zawsze mówię.</translation>
    </message>
    <message>
        <source>I kept them too long.</source>
        <extracomment>short words of Bruno at the table: it lost the hand as picker</extracomment>
        <translation>Za długo siedziały w ręce.</translation>
    </message>
    <message>
        <source>That will teach them.</source>
        <extracomment>short words of Bruno at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Będą mieć nauczkę.</translation>
    </message>
    <message>
        <source>And none of you noticed me.</source>
        <extracomment>short words of Bruno at the table: it won a leaster</extracomment>
        <translation>I nikt mnie nie zauważył.</translation>
    </message>
    <message>
        <source>I was saving it.</source>
        <extracomment>short words of Bruno at the table: it passed a strong hand, as all see now</extracomment>
        <translation>To było na później.</translation>
    </message>
    <message>
        <source>Thank you, friends!</source>
        <extracomment>short words of Clara at the table: it took a trick with many points</extracomment>
        <translation>Dzięki, kochani!</translation>
    </message>
    <message>
        <source>Oh, what a lovely trick!</source>
        <extracomment>short words of Clara at the table: another player took a trick with many points</extracomment>
        <translation>Och, jaka śliczna lewa!</translation>
    </message>
    <message>
        <source>A crack? Now I am nervous.</source>
        <extracomment>short words of Clara at the table: it has picked, and was cracked</extracomment>
        <translation>Kontra? Teraz to się denerwuję.</translation>
    </message>
    <message>
        <source>All by myself!</source>
        <extracomment>short words of Clara at the table: it won the hand alone</extracomment>
        <translation>Bez niczyjej pomocy!</translation>
    </message>
    <message>
        <source>I gave away too much.</source>
        <extracomment>short words of Clara at the table: it lost the hand as picker</extracomment>
        <translation>Za dużo tych prezentów.</translation>
    </message>
    <message>
        <source>Such generous cards!</source>
        <extracomment>short words of Clara at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Jakie hojne karty!</translation>
    </message>
    <message>
        <source>For once I gave it all away.</source>
        <extracomment>short words of Clara at the table: it won a leaster</extracomment>
        <translation>Choć raz wszystko oddane.</translation>
    </message>
    <message>
        <source>I thought another would pick.</source>
        <extracomment>short words of Clara at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Przecież ktoś inny miał brać.</translation>
    </message>
    <message>
        <source>Slow and steady.</source>
        <extracomment>short words of Emil at the table: it took a trick with many points</extracomment>
        <translation>Powoli, ale pewnie.</translation>
    </message>
    <message>
        <source>No hurry. There are more tricks.</source>
        <extracomment>short words of Emil at the table: another player took a trick with many points</extracomment>
        <translation>Bez pośpiechu. Będą jeszcze inne lewy.</translation>
    </message>
    <message>
        <source>I should have passed.</source>
        <extracomment>short words of Emil at the table: it has picked, and was cracked</extracomment>
        <translation>Trzeba było spasować.</translation>
    </message>
    <message>
        <source>That one was safe.</source>
        <extracomment>short words of Emil at the table: it won the hand alone</extracomment>
        <translation>To była pewna sprawa.</translation>
    </message>
    <message>
        <source>That is why I usually pass.</source>
        <extracomment>short words of Emil at the table: it lost the hand as picker</extracomment>
        <translation>Właśnie dlatego zwykle pasuję.</translation>
    </message>
    <message>
        <source>Careful does it.</source>
        <extracomment>short words of Emil at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Ostrożność popłaca.</translation>
    </message>
    <message>
        <source>Doing nothing pays.</source>
        <extracomment>short words of Emil at the table: it won a leaster</extracomment>
        <translation>Nicnierobienie się opłaca.</translation>
    </message>
    <message>
        <source>I was not quite sure.</source>
        <extracomment>short words of Emil at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Trochę brakowało mi pewności.</translation>
    </message>
    <message>
        <source>Follow the bell!</source>
        <extracomment>short words of Frieda at the table: it took a trick with many points</extracomment>
        <translation>Za dzwonkiem marsz!</translation>
    </message>
    <message>
        <source>Well led.</source>
        <extracomment>short words of Frieda at the table: another player took a trick with many points</extracomment>
        <translation>Dobrze poprowadzone.</translation>
    </message>
    <message>
        <source>Then we play for more.</source>
        <extracomment>short words of Frieda at the table: it has picked, and was cracked</extracomment>
        <translation>No to gramy o więcej.</translation>
    </message>
    <message>
        <source>I needed no help.</source>
        <extracomment>short words of Frieda at the table: it won the hand alone</extracomment>
        <translation>Obyło się bez pomocy.</translation>
    </message>
    <message>
        <source>My lead, my fault.</source>
        <extracomment>short words of Frieda at the table: it lost the hand as picker</extracomment>
        <translation>Ja prowadzę, moja wina.</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <extracomment>short words of Frieda at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Tak to się robi.</translation>
    </message>
    <message>
        <source>Even a leaster can be led.</source>
        <extracomment>short words of Frieda at the table: it won a leaster</extracomment>
        <translation>Nawet leasterem da się pokierować.</translation>
    </message>
    <message>
        <source>I wanted to see who would lead.</source>
        <extracomment>short words of Frieda at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Ciekawiło mnie, kto poprowadzi.</translation>
    </message>
    <message>
        <source>Mine!</source>
        <extracomment>short words of Gus at the table: it took a trick with many points</extracomment>
        <translation>Moja!</translation>
    </message>
    <message>
        <source>Enjoy it while it lasts.</source>
        <extracomment>short words of Gus at the table: another player took a trick with many points</extracomment>
        <translation>Ciesz się, póki możesz.</translation>
    </message>
    <message>
        <source>Good. Now it is worth something.</source>
        <extracomment>short words of Gus at the table: it has picked, and was cracked</extracomment>
        <translation>Dobrze. Teraz jest o co grać.</translation>
    </message>
    <message>
        <source>Who needs a partner?</source>
        <extracomment>short words of Gus at the table: it won the hand alone</extracomment>
        <translation>A po co mi partner?</translation>
    </message>
    <message>
        <source>I would pick it again.</source>
        <extracomment>short words of Gus at the table: it lost the hand as picker</extracomment>
        <translation>I tak biorę znowu.</translation>
    </message>
    <message>
        <source>Head down, and through!</source>
        <extracomment>short words of Gus at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Głowa w dół i naprzód!</translation>
    </message>
    <message>
        <source>Even I can lie low.</source>
        <extracomment>short words of Gus at the table: it won a leaster</extracomment>
        <translation>Nawet ja umiem się przyczaić.</translation>
    </message>
    <message>
        <source>Me, passing? I must have been asleep.</source>
        <extracomment>short words of Gus at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Ja i pas? To chyba przez sen.</translation>
    </message>
    <message>
        <source>Oh! Was that me?</source>
        <extracomment>short words of Lottie at the table: it took a trick with many points</extracomment>
        <translation>Och! To naprawdę ja?</translation>
    </message>
    <message>
        <source>You are good at this.</source>
        <extracomment>short words of Lottie at the table: another player took a trick with many points</extracomment>
        <translation>Świetnie ci idzie.</translation>
    </message>
    <message>
        <source>That sounds serious.</source>
        <extracomment>short words of Lottie at the table: it has picked, and was cracked</extracomment>
        <translation>To brzmi poważnie.</translation>
    </message>
    <message>
        <source>I had no choice!</source>
        <extracomment>short words of Lottie at the table: it won the hand alone</extracomment>
        <translation>Nie było wyboru!</translation>
    </message>
    <message>
        <source>Sorry, everyone.</source>
        <extracomment>short words of Lottie at the table: it lost the hand as picker</extracomment>
        <translation>Przepraszam wszystkich.</translation>
    </message>
    <message>
        <source>That was fun!</source>
        <extracomment>short words of Lottie at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Ale była zabawa!</translation>
    </message>
    <message>
        <source>I did not want any of it.</source>
        <extracomment>short words of Lottie at the table: it won a leaster</extracomment>
        <translation>Nic z tego mi niepotrzebne.</translation>
    </message>
    <message>
        <source>I was waiting for company.</source>
        <extracomment>short words of Lottie at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Brakowało mi towarzystwa.</translation>
    </message>
    <message>
        <source>Double it next time.</source>
        <extracomment>short words of Otto at the table: it took a trick with many points</extracomment>
        <translation>Następnym razem podwójnie.</translation>
    </message>
    <message>
        <source>Put it on my bill.</source>
        <extracomment>short words of Otto at the table: another player took a trick with many points</extracomment>
        <translation>Dopisz do mojego rachunku.</translation>
    </message>
    <message>
        <source>At last, a real game.</source>
        <extracomment>short words of Otto at the table: it has picked, and was cracked</extracomment>
        <translation>Nareszcie prawdziwa gra.</translation>
    </message>
    <message>
        <source>You should have cracked.</source>
        <extracomment>short words of Otto at the table: it won the hand alone</extracomment>
        <translation>Trzeba było dać kontrę.</translation>
    </message>
    <message>
        <source>Well played. Another round?</source>
        <extracomment>short words of Otto at the table: it lost the hand as picker</extracomment>
        <translation>Ładnie zagrane. Jeszcze jedna kolejka?</translation>
    </message>
    <message>
        <source>Pay at the counter, please.</source>
        <extracomment>short words of Otto at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Płacimy przy barze, proszę.</translation>
    </message>
    <message>
        <source>The cheapest win of the evening.</source>
        <extracomment>short words of Otto at the table: it won a leaster</extracomment>
        <translation>Najtańsza wygrana wieczoru.</translation>
    </message>
    <message>
        <source>I bluffed too well.</source>
        <extracomment>short words of Otto at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Za dobry ten mój blef.</translation>
    </message>
    <message>
        <source>Snip, snap, mine.</source>
        <extracomment>short words of Wilma at the table: it took a trick with many points</extracomment>
        <translation>Ciach, ciach i moja.</translation>
    </message>
    <message>
        <source>Cheeky. I like it.</source>
        <extracomment>short words of Wilma at the table: another player took a trick with many points</extracomment>
        <translation>Bezczelne. Podoba mi się.</translation>
    </message>
    <message>
        <source>Ooh, a brave one.</source>
        <extracomment>short words of Wilma at the table: it has picked, and was cracked</extracomment>
        <translation>Oho, ktoś tu ma odwagę.</translation>
    </message>
    <message>
        <source>Black sheep do it alone.</source>
        <extracomment>short words of Wilma at the table: it won the hand alone</extracomment>
        <translation>Czarna owca obejdzie się bez stada.</translation>
    </message>
    <message>
        <source>Oops.</source>
        <extracomment>short words of Wilma at the table: it lost the hand as picker</extracomment>
        <translation>Ups.</translation>
    </message>
    <message>
        <source>Shorn!</source>
        <extracomment>short words of Wilma at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Ostrzyżeni!</translation>
    </message>
    <message>
        <source>Nothing for me, thanks.</source>
        <extracomment>short words of Wilma at the table: it won a leaster</extracomment>
        <translation>Dla mnie nic, dziękuję.</translation>
    </message>
    <message>
        <source>I passed that? Silly me.</source>
        <extracomment>short words of Wilma at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Pas z taką kartą? Głuptas ze mnie.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReportDialog</name>
    <message>
        <source>The file also has the hand in play up to now, with the cards of all players. So read it only when the hand is over.</source>
        <translation>W pliku jest też trwające rozdanie do tej chwili, z kartami wszystkich graczy. Czytaj go więc dopiero po rozdaniu.</translation>
    </message>
    <message>
        <source>The file also has the last hand: its rules, cards and decisions.</source>
        <translation>W pliku jest też ostatnie rozdanie: zasady, karty i decyzje.</translation>
    </message>
    <message>
        <source>No hand was played yet, so the file has none.</source>
        <translation>Nie rozegrano jeszcze żadnego rozdania, więc w pliku go nie ma.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Zgłoś problem</translation>
    </message>
    <message>
        <source>&amp;What happened, and what did you expect?</source>
        <translation>&amp;Co się stało, a co miało się stać?</translation>
    </message>
    <message>
        <source>What the report tells</source>
        <translation>Co jest w raporcie</translation>
    </message>
    <message>
        <source>&amp;Save the report…</source>
        <translation>&amp;Zapisz raport…</translation>
    </message>
    <message>
        <source>The report is one file that you can read and attach to a message. The program sends nothing. No names of players, computers or folders are in it.</source>
        <translation>Raport to jeden plik, który możesz przeczytać i dołączyć do wiadomości. Program niczego nie wysyła. Nie ma w nim nazw graczy, komputerów ani folderów.</translation>
    </message>
    <message>
        <source>The report also contains:</source>
        <translation>Oprócz twoich słów zawiera te dane:</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultDetails</name>
    <message>
        <source>Buried: %1</source>
        <translation>W odkładzie: %1</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Under</translation>
    </message>
    <message>
        <source>Trump in the hand when the play began</source>
        <translation>Atuty na ręce na początku rozgrywki</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultPage</name>
    <message>
        <source>Practice: it does not count.</source>
        <translation>Ćwiczenie: nie liczy się.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) go into the pot.</source>
        <translation>
            <numerusform>Do puli idzie %n punkt.</numerusform>
            <numerusform>Do puli idą %n punkty.</numerusform>
            <numerusform>Do puli idzie %n punktów.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) come out of the pot.</source>
        <translation>
            <numerusform>Z puli wychodzi %n punkt.</numerusform>
            <numerusform>Z puli wychodzą %n punkty.</numerusform>
            <numerusform>Z puli wychodzi %n punktów.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <extracomment>a computer player and what it says</extracomment>
        <translation>%1: „%2”</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultPanel</name>
    <message>
        <source>E&amp;xplain score…</source>
        <translation>Wyjaśnij p&amp;unkty…</translation>
    </message>
    <message>
        <source>How the score came about</source>
        <translation>Skąd wzięły się punkty</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Przegląd…</translation>
    </message>
    <message>
        <source>Look back at every decision of the hand</source>
        <translation>Przejrzyj każdą decyzję rozdania</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Jeszcze raz</translation>
    </message>
    <message>
        <source>The same cards once more; it does not count</source>
        <translation>Te same karty jeszcze raz; nie liczy się</translation>
    </message>
    <message>
        <source>&amp;Next hand</source>
        <translation>&amp;Następne rozdanie</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>W&amp;róć do partii</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Dalej</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Karty rzucone</translation>
    </message>
    <message>
        <source>&amp;Tricks…</source>
        <translation>&amp;Lewy…</translation>
    </message>
    <message>
        <source>Page through all tricks of the hand</source>
        <translation>Przejrzyj po kolei wszystkie lewy rozdania</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Klawisz %1</translation>
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
        <source>Bidder</source>
        <translation>Licytujący</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Rozgrywający</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Strona rozgrywająca</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>bez lewy</translation>
    </message>
    <message>
        <source>You win %1</source>
        <translation>Wygrywasz %1</translation>
    </message>
    <message>
        <source>You lose %1</source>
        <translation>Przegrywasz %1</translation>
    </message>
    <message>
        <source>You break even</source>
        <translation>Wychodzisz na zero</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence that says who wins</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>counts %1</source>
        <translation>liczy się %1</translation>
    </message>
    <message>
        <source>In the blind</source>
        <translation>W talonie</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Talon</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultsPage</name>
    <message>
        <source>Hand b&amp;y hand, one a line</source>
        <translation>Rozdanie po rozdaniu, jedno w &amp;wierszu</translation>
    </message>
    <message>
        <source>&amp;Save this table</source>
        <translation>Zapisz ten &amp;stół</translation>
    </message>
    <message>
        <source>Make the round &amp;official</source>
        <translation>Uznaj rundę za o&amp;ficjalną</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Runda</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Stoły</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Wynik</translation>
    </message>
    <message>
        <source>Totals in the order of the seats</source>
        <translation>Sumy w kolejności miejsc</translation>
    </message>
    <message>
        <source>Totals in the order of the seats: 4 1 1 -2 -4</source>
        <translation>Sumy w kolejności miejsc: 4 1 1 -2 -4</translation>
    </message>
    <message>
        <source>Hands, one a line, in the order of the seats</source>
        <translation>Rozdania, jedno w wierszu, w kolejności miejsc</translation>
    </message>
    <message>
        <source>Save results to se&amp;nd…</source>
        <translation>Zapisz wyniki do w&amp;ysłania…</translation>
    </message>
    <message>
        <source>&amp;Add results of another computer…</source>
        <translation>Dod&amp;aj wyniki z innego komputera…</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a table without a result</comment>
        <translation>brak</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>suma %1</translation>
    </message>
    <message>
        <source>official</source>
        <translation>oficjalny</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>wpisany</translation>
    </message>
    <message>
        <source>This round is not drawn yet.</source>
        <translation>Ta runda nie jest jeszcze wylosowana.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) without a result.</source>
        <translation>
            <numerusform>%n stół bez wyniku.</numerusform>
            <numerusform>%n stoły bez wyniku.</numerusform>
            <numerusform>%n stołów bez wyniku.</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are there.</source>
        <translation>Są wszystkie wyniki.</translation>
    </message>
    <message>
        <source>The round is official. A change is a correction, and is marked.</source>
        <translation>Runda jest oficjalna. Zmiana to poprawka i zostaje oznaczona.</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Stół %1: %2</translation>
    </message>
    <message>
        <source>Type a number for each seat in every line.</source>
        <translation>Wpisz w każdym wierszu liczbę dla każdego miejsca.</translation>
    </message>
    <message>
        <source>Sum %1. Type a number for each seat.</source>
        <translation>Suma %1. Wpisz liczbę dla każdego miejsca.</translation>
    </message>
    <message>
        <source>Only whole numbers can be scores.</source>
        <translation>Wpisać można tylko liczby całkowite.</translation>
    </message>
    <message>
        <source>The sum is 0.</source>
        <translation>Suma wynosi 0.</translation>
    </message>
    <message>
        <source>The sum is %1, not 0: look at the card again.</source>
        <translation>Suma wynosi %1, nie 0: spójrz jeszcze raz na kartę.</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Poprawka</translation>
    </message>
    <message>
        <source>The result is official. Why is it corrected?</source>
        <translation>Wynik jest oficjalny. Dlaczego jest poprawiany?</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReviewController</name>
    <message>
        <source>Practice: this hand does not count. Your game waits for you.</source>
        <translation>Ćwiczenie: to rozdanie się nie liczy. Twoja partia czeka.</translation>
    </message>
    <message>
        <source>Deal number %1.</source>
        <translation>Rozdanie numer %1.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Wróć do partii</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReviewDialog</name>
    <message>
        <source>Cost: points lost on average. %1 a cost, %2 the player&apos;s costliest, %3 gave the hand away</source>
        <translation>Koszt: punkty tracone średnio. %1 koszt, %2 najdroższa decyzja gracza, %3 oddane rozdanie</translation>
    </message>
    <message>
        <source>Only &amp;my decisions</source>
        <translation>Tylko &amp;moje decyzje</translation>
    </message>
    <message>
        <source>&amp;Show all cards</source>
        <translation>&amp;Pokaż wszystkie karty</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Graj stąd dalej</translation>
    </message>
    <message>
        <source>Review of the hand</source>
        <translation>Przegląd rozdania</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decyzje</translation>
    </message>
    <message>
        <source>Expected: points on average, by what the player could know. Wins: how often the player comes out ahead. With all cards seen: how it ends if everyone sees all cards and plays perfectly.</source>
        <translation>Oczekiwane: średnie punkty według tego, co gracz mógł wiedzieć. Wygrywa: jak często gracz wychodzi na plus. W otwarte karty: jak się kończy, gdy wszyscy widzą wszystkie karty i grają bezbłędnie.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Pierwsza</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Poprzednia</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Następna</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Ostatnia</translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation>&amp;Jeszcze raz to rozdanie</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Zamknij</translation>
    </message>
    <message>
        <source>Play the same cards for practice. It does not count.</source>
        <translation>Zagraj te same karty dla ćwiczenia. Nie liczy się.</translation>
    </message>
    <message>
        <source>Practice from just before this decision. It does not count.</source>
        <translation>Ćwicz od chwili tuż przed tą decyzją. Nie liczy się.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a decision</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Rozdanie skończone.</translation>
    </message>
    <message>
        <source>Not reviewed yet.</source>
        <translation>Jeszcze nieprzejrzane.</translation>
    </message>
    <message>
        <source>Reviewing decision %1 of %2…</source>
        <translation>Przegląd decyzji %1 z %2…</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Legenda</translation>
    </message>
    <message>
        <source>What the figures and colors mean</source>
        <translation>Co znaczą liczby i barwy</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>L&amp;iczby</translation>
    </message>
    <message>
        <source>What each choice was expected to score</source>
        <translation>Ile obiecywał każdy wybór</translation>
    </message>
    <message>
        <source>S&amp;tudy this position</source>
        <translation>Zbadaj &amp;tę pozycję</translation>
    </message>
    <message>
        <source>Set it up in a window of its own, to ask and to try out variations.</source>
        <translation>Ustawia ją w osobnym oknie, aby pytać i próbować wariantów.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>&amp;Kopiuj</translation>
    </message>
    <message>
        <source>What the review says, and this picture of the table, for a message</source>
        <translation>Co mówi przegląd i ten obraz stołu, do wiadomości</translation>
    </message>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Zapisz jako o&amp;braz…</translation>
    </message>
    <message>
        <source>Judged without what the program has noticed of these players.</source>
        <translation>Oceniono bez tego, co program zauważył u tych graczy.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReviewModel</name>
    <message>
        <source>End of the hand</source>
        <translation>Koniec rozdania</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kto</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decyzja</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Koszt</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleAgreement</name>
    <message>
        <source>Our house rules</source>
        <translation>Nasze zasady domowe</translation>
    </message>
    <message>
        <source>Date and place</source>
        <translation>Data i miejsce</translation>
    </message>
    <message>
        <source>We play %1. %2</source>
        <translation>Gramy w: %1. %2</translation>
    </message>
    <message>
        <source>We have read this and agree to it. What is not written here, all players decide together before the next deal.</source>
        <translation>Przeczytaliśmy to i się zgadzamy. O tym, czego tu nie ma, wszyscy gracze decydują razem przed następnym rozdaniem.</translation>
    </message>
    <message>
        <source>Our own rules</source>
        <translation>Nasze własne zasady</translation>
    </message>
    <message>
        <source>None: we play it as it is.</source>
        <translation>Żadne: gramy tak, jak jest.</translation>
    </message>
    <message>
        <source>Everyone passes: %1</source>
        <translation>Nikt nie bierze: %1</translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>Jak przebiega rozdanie</translation>
    </message>
    <message>
        <source>What a point is worth</source>
        <translation>Ile wart jest punkt</translation>
    </message>
    <message>
        <source>We play for points only.</source>
        <translation>Gramy tylko o punkty.</translation>
    </message>
    <message>
        <source>A point is worth %1.</source>
        <translation>Punkt jest wart %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleExplanation</name>
    <message>
        <source>Point at a rule, or press Tab, to read what it means.</source>
        <translation>Wskaż zasadę albo naciśnij Tab, by przeczytać, co znaczy.</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleFileWords</name>
    <message>
        <source>Line %1, column %2</source>
        <translation>Wiersz %1, kolumna %2</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <translation>to nie jest tekst w UTF-8</translation>
    </message>
    <message>
        <source>expected rule = choice</source>
        <translation>oczekiwano: zasada = wybór</translation>
    </message>
    <message>
        <source>expected the number of the format</source>
        <translation>oczekiwano numeru formatu</translation>
    </message>
    <message>
        <source>written by a later version of the program</source>
        <translation>zapisane przez nowszą wersję programu</translation>
    </message>
    <message>
        <source>the name was given before</source>
        <translation>nazwa została już podana</translation>
    </message>
    <message>
        <source>there is no rule of this name</source>
        <translation>nie ma zasady o tej nazwie</translation>
    </message>
    <message>
        <source>this rule was named before</source>
        <translation>ta zasada została już podana</translation>
    </message>
    <message>
        <source>too long for a file of house rules</source>
        <translation>za długie na plik z zasadami domowymi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the choices are: %1</source>
        <translation>możliwości: %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2</source>
        <translation>oczekiwano liczby od %1 do %2</translation>
    </message>
    <message>
        <source>%1: %2 cannot be played beside the other rules</source>
        <translation>%1: %2 nie da się grać razem z pozostałymi zasadami</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleFiles</name>
    <message>
        <source>House rules (*.sheeprules);;All files (*)</source>
        <translation>Zasady domowe (*.sheeprules);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>The rules in %1 cannot be used. Nothing was changed.</source>
        <translation>Nie można użyć zasad z %1. Niczego nie zmieniono.</translation>
    </message>
    <message>
        <source>The rules were not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Zasady nie zostały zapisane: nie udało się zapisać pliku %1. Wybierz inny folder.</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Otwórz zasady</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Zapisz zasady</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleForm</name>
    <message>
        <source>Reset all</source>
        <translation>Przywróć wszystko</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Szukaj w zasadach</translation>
    </message>
    <message>
        <source>Open r&amp;ules…</source>
        <translation>&amp;Otwórz zasady…</translation>
    </message>
    <message>
        <source>Load rules from a file</source>
        <translation>Wczytaj zasady z pliku</translation>
    </message>
    <message>
        <source>Sa&amp;ve rules…</source>
        <translation>Zapi&amp;sz zasady…</translation>
    </message>
    <message>
        <source>Save these rules to a file you can share</source>
        <translation>Zapisz te zasady do pliku, który możesz komuś dać</translation>
    </message>
    <message>
        <source>Co&amp;mpare…</source>
        <translation>Po&amp;równaj…</translation>
    </message>
    <message>
        <source>Compare these rules with other rules</source>
        <translation>Porównaj te zasady z innymi</translation>
    </message>
    <message>
        <source>Reset all rules</source>
        <translation>Przywróć wszystkie zasady</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, zmienione</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Te zasady</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, z %n zmianą</numerusform>
            <numerusform>%1, z %n zmianami</numerusform>
            <numerusform>%1, z %n zmianami</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>These rules cannot be played together. %1</source>
        <translation>Tych zasad nie da się grać razem. %1</translation>
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
        <translation>Przywróć</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>Cofnij tę zmianę</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Przywróć: %1</translation>
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
        <translation>Żadna zasada nie pasuje.</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Punkt wyjścia</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Działy</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, %n zmiana</numerusform>
            <numerusform>%1, %n zmiany</numerusform>
            <numerusform>%1, %n zmian</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesComparison</name>
    <message>
        <source>Rule</source>
        <translation>Zasada</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesDialog</name>
    <message>
        <source>Rules of this table</source>
        <translation>Zasady tego stołu</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>Podgląd &amp;wydruku…</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesOffer</name>
    <message>
        <source>Play by these rules?</source>
        <translation>Grać według tych zasad?</translation>
    </message>
    <message>
        <source>Start a new game with the rules &quot;%1&quot;? New games keep using them until you change them in the settings.</source>
        <translation>Zacząć nową partię według zasad „%1”? Nowe partie będą ich używać, dopóki nie zmienisz ich w ustawieniach.</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Użyj tych zasad</translation>
    </message>
    <message>
        <source>&amp;Keep my rules</source>
        <translation>&amp;Zachowaj moje zasady</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Porównaj…</translation>
    </message>
    <message>
        <source>My rules for new games</source>
        <translation>Moje zasady dla nowych partii</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesPage</name>
    <message>
        <source>Rules of this table</source>
        <translation>Zasady tego stołu</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesText</name>
    <message>
        <source>%1, with house rules</source>
        <translation>%1, z zasadami domowymi</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Zasady tego stołu</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>These stay in the box: %1.</source>
        <translation>W pudełku zostają: %1.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Karty</translation>
    </message>
    <message numerus="yes">
        <source>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n points in the deck.</source>
        <translation>
            <numerusform>As 11 oczek, dziesiątka 10, król 4, dama 3, walet 2; dziewiątka, ósemka i siódemka nic: w talii jest %n oczko.</numerusform>
            <numerusform>As 11 oczek, dziesiątka 10, król 4, dama 3, walet 2; dziewiątka, ósemka i siódemka nic: w talii są %n oczka.</numerusform>
            <numerusform>As 11 oczek, dziesiątka 10, król 4, dama 3, walet 2; dziewiątka, ósemka i siódemka nic: w talii jest %n oczek.</numerusform>
        </translation>
    </message>
    <message>
        <source>All queens and jacks of any suit are trump, and so are all %1. From the highest down:</source>
        <translation>Atutami są wszystkie damy i walety każdego koloru oraz cały kolor %1. Od najwyższego:</translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>Jak przebiega rozdanie</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Gdy wszyscy pasują</translation>
    </message>
    <message>
        <source>The house rules</source>
        <translation>Zasady domowe</translation>
    </message>
    <message>
        <source>A star marks rules that differ from the usual game.</source>
        <translation>Gwiazdka oznacza zasady, które różnią się od zwykłej gry.</translation>
    </message>
    <message>
        <source>All are the usual rules of this game.</source>
        <translation>Wszystkie są zwykłymi zasadami tej gry.</translation>
    </message>
    <message>
        <source>The other three suits are fail, each from ace, ten and king down. Any trump takes any fail card.</source>
        <translation>Pozostałe trzy kolory są boczne, każdy od asa, dziesiątki i króla w dół. Każdy atut bije każdą kartę boczną.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookController</name>
    <message>
        <source>The score book was recovered: %1 with %2.</source>
        <translation>Księga wyników została odzyskana: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n zapis</numerusform>
            <numerusform>%n zapisy</numerusform>
            <numerusform>%n zapisów</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheets that were lost: %1; hands of other sheets: %2.</source>
        <translation>Utracone zapisy: %1; rozdania z innych zapisów: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) lost their name, and are called &quot;Recovered sheet&quot;.</source>
        <translation>
            <numerusform>Zapis bez nazwy (%n) nosi teraz nazwę „Recovered sheet”.</numerusform>
            <numerusform>%n zapisy straciły nazwę i noszą teraz nazwę „Recovered sheet”.</numerusform>
            <numerusform>%n zapisów straciło nazwę i nosi teraz nazwę „Recovered sheet”.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is kept in %1.</source>
        <translation>Uszkodzony plik został zachowany tutaj: %1.</translation>
    </message>
    <message>
        <source>The score book was restored.</source>
        <translation>Księga wyników została przywrócona.</translation>
    </message>
    <message>
        <source>The score book was restored. What was there before is in %1.</source>
        <translation>Księga wyników została przywrócona. To, co było przedtem, jest tutaj: %1.</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Księga wyników</translation>
    </message>
    <message>
        <source>&amp;Play without saving</source>
        <translation>&amp;Graj bez zapisu</translation>
    </message>
    <message>
        <source>&amp;Set aside, begin a new book</source>
        <translation>&amp;Odstaw i zacznij nową księgę</translation>
    </message>
    <message>
        <source>Re&amp;cover what can be read</source>
        <translation>O&amp;dzyskaj, co da się odczytać</translation>
    </message>
    <message>
        <source>&amp;Restore the backup</source>
        <translation>&amp;Przywróć kopię zapasową</translation>
    </message>
    <message>
        <source>Restoring the backup…</source>
        <translation>Przywracanie kopii zapasowej…</translation>
    </message>
    <message>
        <source>Reading the damaged score book…</source>
        <translation>Odczytywanie uszkodzonej księgi wyników…</translation>
    </message>
    <message>
        <source>Beside the score book lay changes to another one, as when a book is copied in the place of another. They were not taken over, and are kept in %1.</source>
        <translation>Obok księgi wyników leżały zmiany innej księgi, jak wtedy, gdy jedną księgę skopiuje się w miejsce drugiej. Nie zostały przejęte i są zachowane w %1.</translation>
    </message>
    <message>
        <source>This is the backup %1, which has more hands than could be read.</source>
        <translation>To kopia zapasowa %1, która ma więcej rozdań, niż udało się odczytać.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookDialog</name>
    <message>
        <source>Score book</source>
        <translation>Księga wyników</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Szukaj:</translation>
    </message>
    <message>
        <source>name, player, rule or date</source>
        <translation>nazwa, gracz, zasada lub data</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Zapisy wyników</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otwórz</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Wznów</translation>
    </message>
    <message>
        <source>Rena&amp;me…</source>
        <translation>&amp;Zmień nazwę…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Usuń…</translation>
    </message>
    <message>
        <source>Score a &amp;table…</source>
        <translation>Zapis przy s&amp;tole…</translation>
    </message>
    <message>
        <source>No score sheets yet. Your first hand starts one.</source>
        <translation>Nie ma jeszcze zapisów. Pierwsze rozdanie zacznie nowy.</translation>
    </message>
    <message>
        <source>No sheet contains &quot;%1&quot;.</source>
        <translation>Żaden zapis nie zawiera „%1”.</translation>
    </message>
    <message>
        <source>Rename sheet</source>
        <translation>Zmień nazwę zapisu</translation>
    </message>
    <message>
        <source>Sheet &amp;name:</source>
        <translation>&amp;Nazwa zapisu:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Zmień nazwę</translation>
    </message>
    <message>
        <source>Delete sheet</source>
        <translation>Usuń zapis</translation>
    </message>
    <message>
        <source>Delete &quot;%1&quot; with %2?</source>
        <translation>Usunąć „%1” (%2)?</translation>
    </message>
    <message>
        <source>This deletes the sheet and all its hands. You cannot undo it.</source>
        <translation>Usuwa to zapis i wszystkie jego rozdania. Nie da się tego cofnąć.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open in a window of its own.</source>
        <translation>„%1” jest otwarte we własnym oknie.</translation>
    </message>
    <message>
        <source>Close that window first, then delete the sheet.</source>
        <translation>Najpierw zamknij to okno, potem usuń zapis.</translation>
    </message>
    <message>
        <source>The game of this sheet is on the table.</source>
        <translation>Partia z tego zapisu jest na stole.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookModel</name>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Nie można odczytać: %1</translation>
    </message>
    <message>
        <source>Rules from a newer version</source>
        <translation>Zasady z nowszej wersji</translation>
    </message>
    <message>
        <source>Started %1, last played %2, %3</source>
        <translation>Początek %1, ostatnia gra %2, %3</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <translation>%1 (na stole)</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Ostatnia gra</translation>
    </message>
    <message>
        <source>Players and totals</source>
        <translation>Gracze i wyniki</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Zasady</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rozdania</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreSheetModel</name>
    <message>
        <source>%1; with hints</source>
        <comment>of a hand</comment>
        <translation>%1; z podpowiedziami</translation>
    </message>
    <message>
        <source>Not counted: %1</source>
        <comment>a line of the sheet, and why</comment>
        <translation>Nie liczy się: %1</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (poprawione)</translation>
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
        <source>%1: %2, total %3</source>
        <translation>%1: %2, razem %3</translation>
    </message>
    <message>
        <source>%1 sat out, total %2</source>
        <translation>%1: pauza, razem %2</translation>
    </message>
    <message>
        <source>%1 was not there, total %2</source>
        <translation>%1: nieobecność, razem %2</translation>
    </message>
    <message>
        <source>%1: no score, total %2</source>
        <translation>%1: bez punktów, razem %2</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>rozdający</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>rozgrywający</translation>
    </message>
    <message>
        <source>was the partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>was a maker</source>
        <translation>strona rozgrywająca</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co się działo</translation>
    </message>
    <message>
        <source>P</source>
        <comment>mark of a bump on the sheet</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>%1; with hints for %2</source>
        <comment>of a hand; names</comment>
        <translation>%1; z podpowiedziami dla: %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreSheetView</name>
    <message>
        <source>E&amp;xplain score…</source>
        <translation>Wyjaśnij p&amp;unkty…</translation>
    </message>
    <message>
        <source>Revie&amp;w…</source>
        <translation>&amp;Przegląd…</translation>
    </message>
    <message>
        <source>Review the hand, decision by decision</source>
        <translation>Przejrzyj rozdanie, decyzja po decyzji</translation>
    </message>
    <message>
        <source>Settling up</source>
        <translation>Rozliczenie</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Zapis wyników</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
    <message>
        <source>No hand has been played yet.</source>
        <translation>Nie rozegrano jeszcze żadnego rozdania.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreTotalsModel</name>
    <message>
        <source>%1: %2, leading</source>
        <translation>%1: %2, prowadzi</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Pieniądze</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeasonDialog</name>
    <message>
        <source>Group</source>
        <translation>Grupa</translation>
    </message>
    <message>
        <source>S&amp;ubstitute</source>
        <translation>Zast&amp;ępca</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Zapisz</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Nowy sezon</translation>
    </message>
    <message>
        <source>Change the season</source>
        <translation>Zmień sezon</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nazwa:</translation>
    </message>
    <message>
        <source>&amp;First day:</source>
        <translation>P&amp;ierwszy dzień:</translation>
    </message>
    <message>
        <source>&amp;Last day:</source>
        <translation>&amp;Ostatni dzień:</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Grupa</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Za&amp;sady</translation>
    </message>
    <message>
        <source>&amp;Money</source>
        <translation>Pieniądz&amp;e</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Imię</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rola</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Fory</translation>
    </message>
    <message>
        <source>Plays for members who are away: has a score, but no place and no prize</source>
        <translation>Gra za nieobecnych członków: ma wynik, ale nie ma miejsca ani nagrody</translation>
    </message>
    <message>
        <source>Points that each evening of this person gets more, or less</source>
        <translation>Punkty dodawane do każdego wieczoru tej osoby albo odejmowane</translation>
    </message>
    <message>
        <source>&amp;Handicap an evening:</source>
        <translation>&amp;Fory na wieczór:</translation>
    </message>
    <message>
        <source>Substitute</source>
        <translation>Zastępca</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Członek</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Suma</translation>
    </message>
    <message>
        <source>Average per hand</source>
        <translation>Średnia na rozdanie</translation>
    </message>
    <message>
        <source>Average per evening</source>
        <translation>Średnia na wieczór</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>instead of a number of evenings</extracomment>
        <translation>wszystkie</translation>
    </message>
    <message>
        <source>A tie is broken by the best evening, then by evenings won; else the place is shared.</source>
        <translation>Przy równym wyniku decyduje wyższy wynik najlepszego wieczoru, potem liczba wygranych wieczorów; inaczej miejsce jest wspólne.</translation>
    </message>
    <message>
        <source>Ranked &amp;by:</source>
        <translation>&amp;Kolejność według:</translation>
    </message>
    <message>
        <source>Best evenings that &amp;count:</source>
        <translation>Najlepsze wieczory, które się &amp;liczą:</translation>
    </message>
    <message>
        <source>&amp;Evenings needed for a place:</source>
        <translation>&amp;Wieczory potrzebne do miejsca:</translation>
    </message>
    <message>
        <source>Percent of the fees</source>
        <translation>Procent składek</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Kwoty</translation>
    </message>
    <message>
        <source>A &amp;point is worth:</source>
        <translation>P&amp;unkt jest wart:</translation>
    </message>
    <message>
        <source>En&amp;try fee of each member:</source>
        <translation>Wpisowe każdego &amp;członka:</translation>
    </message>
    <message>
        <source>Fee an e&amp;vening:</source>
        <translation>Składka za wieczó&amp;r:</translation>
    </message>
    <message>
        <source>Of the fees for the &amp;kitty:</source>
        <translation>Z tego &amp;do kasy:</translation>
    </message>
    <message>
        <source>Pr&amp;izes are:</source>
        <translation>&amp;Jakie nagrody:</translation>
    </message>
    <message>
        <source>Prizes by pl&amp;ace:</source>
        <translation>N&amp;agrody według miejsc:</translation>
    </message>
    <message>
        <source>Type the prizes as numbers, from the first place on: 50; 30; 20</source>
        <translation>Wpisz nagrody jako liczby, od pierwszego miejsca: 50; 30; 20</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeasonMoneyPage</name>
    <message>
        <source>Prizes are &amp;given</source>
        <translation>Nagrody są w&amp;ydane</translation>
    </message>
    <message>
        <source>What each has</source>
        <translation>Konto każdego</translation>
    </message>
    <message>
        <source>Mark as pai&amp;d</source>
        <translation>Zaznacz jako &amp;zapłacone</translation>
    </message>
    <message>
        <source>Evenings to settle</source>
        <translation>Wieczory do rozliczenia</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Płatności</translation>
    </message>
    <message>
        <source>E&amp;venings to settle:</source>
        <translation>Wieczory do rozl&amp;iczenia:</translation>
    </message>
    <message>
        <source>What each &amp;has:</source>
        <translation>Kon&amp;to każdego:</translation>
    </message>
    <message>
        <source>&amp;Who pays whom:</source>
        <translation>Kto k&amp;omu płaci:</translation>
    </message>
    <message>
        <source>Not pai&amp;d after all</source>
        <translation>Jednak nie&amp;zapłacone</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeasonsDialog</name>
    <message>
        <source>&amp;Change…</source>
        <translation>Z&amp;mień…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Pary</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Rekordy</translation>
    </message>
    <message>
        <source>Club seasons</source>
        <translation>Sezony klubu</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Sezon</translation>
    </message>
    <message>
        <source>&amp;Season:</source>
        <translation>&amp;Sezon:</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nowy…</translation>
    </message>
    <message>
        <source>S&amp;tandings</source>
        <translation>&amp;Klasyfikacja</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Pary</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>&amp;Rekordy</translation>
    </message>
    <message>
        <source>&amp;Money</source>
        <translation>Pieniądz&amp;e</translation>
    </message>
    <message>
        <source>Sheets that count</source>
        <translation>Zapisy, które się liczą</translation>
    </message>
    <message>
        <source>Sh&amp;eets</source>
        <translation>Z&amp;apisy</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Zapisz jako PD&amp;F…</translation>
    </message>
    <message>
        <source>Save the season as PDF</source>
        <translation>Zapisz sezon jako PDF</translation>
    </message>
    <message>
        <source>Save as we&amp;b page…</source>
        <translation>Zapisz jako stronę WW&amp;W…</translation>
    </message>
    <message>
        <source>Save for a spreadsheet (CSV)…</source>
        <translation>Zapisz dla arkusza kalkulacyjnego (CSV)…</translation>
    </message>
    <message>
        <source>There is no season yet. New… makes one: a span of days, a group of people, and what counts.</source>
        <translation>Nie ma jeszcze sezonu. Nowy… tworzy sezon: okres, grupę osób i to, co się liczy.</translation>
    </message>
    <message>
        <source>This season was left as it is: this version of the program cannot read it (%1).</source>
        <translation>Ten sezon pozostał bez zmian: ta wersja programu nie potrafi go odczytać (%1).</translation>
    </message>
    <message>
        <source>No evening yet: no sheet of these days has two people of the group.</source>
        <translation>Nie ma jeszcze żadnego wieczoru: w żadnym zapisie z tych dni nie ma dwóch osób z grupy.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sheet, and why it does not count</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not counted, because of impossible values: %1</source>
        <translation>Nie liczy się z powodu niemożliwych wartości: %1</translation>
    </message>
    <message>
        <source>Delete a season</source>
        <translation>Usuń sezon</translation>
    </message>
    <message>
        <source>Delete the season &quot;%1&quot;?</source>
        <translation>Usunąć sezon „%1”?</translation>
    </message>
    <message>
        <source>Its rules and its marks of payments are deleted. The sheets stay.</source>
        <translation>Jego zasady i zaznaczone płatności znikną. Zapisy zostaną.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Usuń</translation>
    </message>
    <message>
        <source>Save the season as web page</source>
        <translation>Zapisz sezon jako stronę WWW</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Strony WWW (*.html)</translation>
    </message>
    <message>
        <source>Save the season for a spreadsheet</source>
        <translation>Zapisz sezon dla arkusza kalkulacyjnego</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabele (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Zapisano: %1</translation>
    </message>
    <message>
        <source>The file %1 could not be written. If it existed before, it is unchanged. Choose another folder, or free some space.</source>
        <translation>Nie udało się zapisać pliku %1. Jeśli istniał wcześniej, jest niezmieniony. Wybierz inny folder albo zwolnij miejsce.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatChoice</name>
    <message>
        <source>Level of seat %1</source>
        <translation>Poziom miejsca %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Imię na miejscu %1</translation>
    </message>
    <message>
        <source>A &amp;Picture of Your Own…</source>
        <translation>&amp;Własny obrazek…</translation>
    </message>
    <message>
        <source>Face of seat %1</source>
        <translation>Twarz na miejscu %1</translation>
    </message>
    <message>
        <source>Choose another face</source>
        <translation>Wybierz inną twarz</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with you</source>
        <translation>
            <numerusform>%n partia z tobą</numerusform>
            <numerusform>%n partie z tobą</numerusform>
            <numerusform>%n partii z tobą</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <extracomment>between two short remarks on a player</extracomment>
        <translation> · </translation>
    </message>
    <message>
        <source>A Face for %1</source>
        <translation>Twarz dla gracza %1</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Obrazki (%1)</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Gracz %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatItem</name>
    <message>
        <source>level: %1</source>
        <translation>poziom: %1</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>rozdający</translation>
    </message>
    <message>
        <source>picker</source>
        <translation>rozgrywający</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>strona rozgrywająca</translation>
    </message>
    <message>
        <source>cracked</source>
        <translation>kontra</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>pauzuje</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>wynik %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n kart</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n lewa</numerusform>
            <numerusform>%n lewy</numerusform>
            <numerusform>%n lew</numerusform>
        </translation>
    </message>
    <message>
        <source>to act</source>
        <translation>na ruchu</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a level and how such a player plays</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>DEALER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>ROZDAJE</translation>
    </message>
    <message>
        <source>PICKER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>ROZGRYWA</translation>
    </message>
    <message>
        <source>PARTNER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>PARTNER</translation>
    </message>
    <message>
        <source>MAKER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>ROZGRYWA</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>obrońca</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatMarks</name>
    <message>
        <source>D</source>
        <comment>one letter on the score sheet: this player dealt</comment>
        <translation>R</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatsForm</name>
    <message>
        <source>&amp;You:</source>
        <translation>T&amp;y:</translation>
    </message>
    <message>
        <source>Seat &amp;%1:</source>
        <translation>Miejsce &amp;%1:</translation>
    </message>
</context>
<context>
    <name>sheepshead::SettingsController</name>
    <message>
        <source>The hand in play keeps its rules. A change takes effect with the next deal, or with the next new game if the number of players changes.</source>
        <translation>Trwające rozdanie zachowuje swoje zasady. Zmiana obowiązuje od następnego rozdania, a przy innej liczbie graczy od następnej nowej partii.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SettleUpSlip</name>
    <message>
        <source>Who pays whom, %1</source>
        <translation>Kto komu płaci, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punkt</numerusform>
            <numerusform>%n punkty</numerusform>
            <numerusform>%n punktów</numerusform>
        </translation>
    </message>
    <message>
        <source>the pot</source>
        <translation>pula</translation>
    </message>
    <message>
        <source>Points only</source>
        <translation>Tylko punkty</translation>
    </message>
    <message>
        <source>A point is worth %1</source>
        <translation>Punkt jest wart %1</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Kto komu płaci</translation>
    </message>
    <message>
        <source>Where everyone stands</source>
        <translation>Jak kto stoi</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Gracz</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Razem</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Dostaje</translation>
    </message>
    <message>
        <source>Owes</source>
        <translation>Płaci</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>płaci %1, dostaje %2</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Płatności</translation>
    </message>
    <message>
        <source>Everyone is even: no payments.</source>
        <translation>Wszyscy są kwita: nie ma płatności.</translation>
    </message>
    <message>
        <source>The pot holds %1 until it is won.</source>
        <translation>W puli zostaje %1, aż ktoś ją wygra.</translation>
    </message>
    <message>
        <source>Points were only counted up, so each player settles with the average of the table.</source>
        <translation>Punkty tylko sumowano, więc każdy gracz rozlicza się ze średnią stołu.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SettlementWords</name>
    <message>
        <source>Pot: %1.</source>
        <translation>Pula: %1.</translation>
    </message>
    <message>
        <source>%1 pays %2 into the pot</source>
        <translation>%1 płaci %2 do puli</translation>
    </message>
    <message>
        <source>%1 gets %2 from the pot</source>
        <translation>%1 dostaje %2 z puli</translation>
    </message>
    <message>
        <source>%1 pays %2 %3</source>
        <comment>a player, another, and how much</comment>
        <translation>płaci %1, dostaje %2: %3</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetChanges</name>
    <message>
        <source>from hand %1 on: %2</source>
        <translation>od rozdania %1: %2</translation>
    </message>
    <message>
        <source>New rules from here on: %1.</source>
        <translation>Odtąd nowe zasady: %1.</translation>
    </message>
    <message>
        <source>%1 takes over from %2.</source>
        <translation>Miejsce zmienia gracza: %2 → %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetDialog</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Zapisz jako PDF…</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>Zapisz jako s&amp;tronę WWW…</translation>
    </message>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Zapisz jako o&amp;braz…</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopiuj</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetDock</name>
    <message>
        <source>Score sheet</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Show the score sheet (S)</source>
        <translation>Pokaż zapis wyników (S)</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetWords</name>
    <message>
        <source>Practice: decisions were taken back, so it does not count</source>
        <translation>Ćwiczenie: cofano decyzje, więc się nie liczy</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n rozdanie</numerusform>
            <numerusform>%n rozdania</numerusform>
            <numerusform>%n rozdań</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reneged</source>
        <translation>fałszywy renons: %1</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Pula</translation>
    </message>
    <message>
        <source>Hand %1, %2 dealt</source>
        <translation>Rozdanie %1, rozdający: %2</translation>
    </message>
    <message>
        <source>%1 picked blind</source>
        <translation>bierze w ciemno: %1</translation>
    </message>
    <message>
        <source>%1 had to pick</source>
        <translation>bierze z musu: %1</translation>
    </message>
    <message>
        <source>%1 picked</source>
        <translation>bierze %1</translation>
    </message>
    <message numerus="yes">
        <source>%n maker(s): %1</source>
        <translation>
            <numerusform>strona rozgrywająca (%n): %1</numerusform>
            <numerusform>strona rozgrywająca (%n): %1</numerusform>
            <numerusform>strona rozgrywająca (%n): %1</numerusform>
        </translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>wołanie: %1</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>w pojedynkę</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>partner: %1</translation>
    </message>
    <message>
        <source>won, schneider</source>
        <translation>wygrana, schneider</translation>
    </message>
    <message>
        <source>lost, schneider</source>
        <translation>przegrana, schneider</translation>
    </message>
    <message>
        <source>won every trick</source>
        <translation>wygrane wszystkie lewy</translation>
    </message>
    <message>
        <source>lost every trick</source>
        <translation>przegrane wszystkie lewy</translation>
    </message>
    <message>
        <source>won %1 to %2, schneider</source>
        <translation>wygrana %1 do %2, schneider</translation>
    </message>
    <message>
        <source>won %1 to %2</source>
        <translation>wygrana %1 do %2</translation>
    </message>
    <message>
        <source>lost %1 to %2</source>
        <translation>przegrana %1 do %2</translation>
    </message>
    <message>
        <source>lost %1 to %2, schneider</source>
        <translation>przegrana %1 do %2, schneider</translation>
    </message>
    <message>
        <source>won</source>
        <translation>wygrana</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>przegrana</translation>
    </message>
    <message>
        <source>called sheepshead and took every trick</source>
        <translation>sheepshead zapowiedziany, wszystkie lewy wzięte</translation>
    </message>
    <message>
        <source>called sheepshead and missed a trick</source>
        <translation>sheepshead zapowiedziany, jedna lewa oddana</translation>
    </message>
    <message>
        <source>; %1&#xa0;×%2</source>
        <comment>why the stake is higher, and the factor</comment>
        <translation>; %1 ×%2</translation>
    </message>
    <message>
        <source>; %1 paid alone</source>
        <translation>; płaci tylko %1</translation>
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
        <source>%1: no winner</source>
        <translation>%1: bez zwycięzcy</translation>
    </message>
    <message>
        <source>%1 tied</source>
        <translation>remis: %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>wygrywa %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 tied with %n point(s)</source>
        <translation>
            <numerusform>remis, po %n oczku: %1</numerusform>
            <numerusform>remis, po %n oczka: %1</numerusform>
            <numerusform>remis, po %n oczek: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %n point(s)</source>
        <translation>
            <numerusform>wygrywa %1, %n oczko</numerusform>
            <numerusform>wygrywa %1, %n oczka</numerusform>
            <numerusform>wygrywa %1, %n oczek</numerusform>
        </translation>
    </message>
    <message>
        <source>no loser</source>
        <translation>bez przegranego</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>przegrywa %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost with %n point(s)</source>
        <translation>
            <numerusform>przegrywa %1, %n oczko</numerusform>
            <numerusform>przegrywa %1, %n oczka</numerusform>
            <numerusform>przegrywa %1, %n oczek</numerusform>
        </translation>
    </message>
    <message>
        <source>Schwanzer: no loser</source>
        <translation>Schwanzer: bez przegranego</translation>
    </message>
    <message>
        <source>Schwanzer: %1 lost</source>
        <translation>Schwanzer: przegrywa %1</translation>
    </message>
    <message>
        <source>Schwanzer: %1 lost with a count of %2</source>
        <translation>Schwanzer: przegrywa %1, wartość %2</translation>
    </message>
    <message>
        <source>%1 won every trick</source>
        <translation>%1 wygrywa wszystkie lewy</translation>
    </message>
    <message>
        <source>%1 won, schneider</source>
        <translation>%1 wygrywa, schneider</translation>
    </message>
    <message>
        <source>A tie: 60 to 60</source>
        <translation>Remis: 60 do 60</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation>wygrywa %1, %2</translation>
    </message>
    <message>
        <source>%1 won %2 to %3</source>
        <translation>wygrywa %1, %2 do %3</translation>
    </message>
    <message>
        <source>%1 called %2</source>
        <translation>woła %1: %2</translation>
    </message>
    <message>
        <source>%1 called</source>
        <translation>woła %1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, partner: %2</translation>
    </message>
    <message>
        <source>%1 played a best solo</source>
        <translation>solo best: %1</translation>
    </message>
    <message>
        <source>%1 played a side solo</source>
        <translation>solo boczne: %1</translation>
    </message>
    <message>
        <source>%1 played a billy</source>
        <translation>billy: %1</translation>
    </message>
    <message>
        <source>%1 won the pot in the showdown</source>
        <translation>Pulę przy wyłożeniu kart wygrywa %1</translation>
    </message>
    <message>
        <source>The pot was divided</source>
        <translation>Pula podzielona</translation>
    </message>
    <message>
        <source>The game ended: %1 won the pot in the showdown</source>
        <translation>Koniec partii: pulę przy wyłożeniu kart wygrywa %1</translation>
    </message>
    <message>
        <source>%1 joined and bought in</source>
        <translation>Dochodzi i wkupuje się: %1</translation>
    </message>
    <message>
        <source>; %1 into the pot</source>
        <translation>; %1 do puli</translation>
    </message>
    <message>
        <source>; %1 from the pot</source>
        <translation>; %1 z puli</translation>
    </message>
    <message>
        <source>Thrown in: everyone passed, a doubler follows</source>
        <translation>Karty rzucone: wszyscy spasowali, potem doubler</translation>
    </message>
    <message>
        <source>Thrown in: everyone passed</source>
        <translation>Karty rzucone: wszyscy spasowali</translation>
    </message>
    <message>
        <source>Thrown in: a redeal hand was shown</source>
        <translation>Karty rzucone: pokazano rękę na nowe rozdanie</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Miejsce %1</translation>
    </message>
    <message>
        <source>Hands kept on paper</source>
        <translation>Rozdania zapisane na papierze</translation>
    </message>
    <message>
        <source>Bonus or penalty</source>
        <translation>Premia lub kara</translation>
    </message>
    <message>
        <source>What each player won in hands kept on paper</source>
        <translation>Ile każdy wygrał w rozdaniach zapisanych na papierze</translation>
    </message>
    <message>
        <source>A bonus for %1</source>
        <translation>Premia: %1</translation>
    </message>
    <message>
        <source>A penalty for %1</source>
        <translation>Kara: %1</translation>
    </message>
    <message>
        <source>A bonus for %1, a penalty for %2</source>
        <translation>Premia: %1, kara: %2</translation>
    </message>
    <message>
        <source>A hand kept on paper</source>
        <translation>Rozdanie zapisane na papierze</translation>
    </message>
    <message>
        <source>Kept on paper: only the points are known</source>
        <translation>Zapisane na papierze: znane są tylko punkty</translation>
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
        <translation>wysoka karta</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>para</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>dwie pary</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>trójka</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>strit</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>kolor</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>full</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>kareta</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation>poker</translation>
    </message>
</context>
<context>
    <name>sheepshead::SoundPage</name>
    <message>
        <source>P&amp;lay sounds</source>
        <translation>Odtwarz&amp;aj dźwięki</translation>
    </message>
    <message>
        <source>Mute while a screen &amp;reader is in use</source>
        <translation>Wycisz przy włączonym czyt&amp;niku ekranu</translation>
    </message>
    <message>
        <source>Cards that are dealt, played and taken, a knock at a pass, a crack, your turn, and how your hand ended. M mutes the table. Without motion, cards make no sound.</source>
        <translation>Karty rozdawane, zagrywane i brane, stuknięcie przy pasie, kontra, twoja kolej i wynik twojego rozdania. M wycisza stół. Bez ruchu karty nie wydają dźwięku.</translation>
    </message>
    <message>
        <source>L&amp;isten</source>
        <translation>Po&amp;słuchaj</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>Gł&amp;ośność:</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Dźwięk</translation>
    </message>
</context>
<context>
    <name>sheepshead::Spreadsheet</name>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (komputer)</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Zapis</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Dzień</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Nr</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdający</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Co się działo</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notatki</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pula</translation>
    </message>
    <message>
        <source>%1, money</source>
        <translation>%1, pieniądze</translation>
    </message>
    <message>
        <source>Not counted: %1</source>
        <comment>a line of the sheet, and why</comment>
        <translation>Nie liczy się: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>After which round</source>
        <translation>Po której rundzie</translation>
    </message>
    <message>
        <source>&amp;Big screen</source>
        <translation>Duży &amp;ekran</translation>
    </message>
    <message>
        <source>P&amp;enalty…</source>
        <translation>Ka&amp;ra…</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>Po rundzie %1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Kara</translation>
    </message>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>&amp;Gracz:</translation>
    </message>
    <message>
        <source>Po&amp;ints taken off:</source>
        <translation>Odjęte &amp;punkty:</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>P&amp;owód:</translation>
    </message>
</context>
<context>
    <name>sheepshead::StandingsScreen</name>
    <message>
        <source>%1: standings after round %2</source>
        <extracomment>the name of a tournament</extracomment>
        <translation>%1: klasyfikacja po rundzie %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::StartUp</name>
    <message>
        <source>Welcome! New to Sheepshead? Learn it in ten minutes. Or play: your seat is at the bottom, and cards you may play stand a little higher.</source>
        <translation>Witaj! Nie znasz jeszcze Sheepshead? Naucz się w dziesięć minut. Albo graj: siedzisz na dole, a karty, które wolno zagrać, wystają trochę wyżej.</translation>
    </message>
    <message>
        <source>&amp;Teach me</source>
        <translation>&amp;Naucz mnie</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Graj</translation>
    </message>
    <message>
        <source>Your seat is at the bottom. Cards you may play stand a little higher.</source>
        <translation>Siedzisz na dole. Karty, które wolno zagrać, wystają trochę wyżej.</translation>
    </message>
    <message>
        <source>Each window saves its own games.</source>
        <translation>Każde okno zapisuje własne partie.</translation>
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
        <translation>Zatrzy&amp;maj</translation>
    </message>
    <message>
        <source>The choices</source>
        <translation>Możliwości</translation>
    </message>
    <message>
        <source>Who has what</source>
        <translation>Kto co ma</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Postęp</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Możliwość</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Oczekiwane</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Wygrywa</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Jak się kończy</translation>
    </message>
    <message>
        <source>Expected score points; in 19 of 20 cases within the error</source>
        <translation>Oczekiwane punkty; w 19 na 20 przypadków w granicach błędu</translation>
    </message>
    <message>
        <source>How often the seat comes out ahead</source>
        <translation>Jak często miejsce kończy na plusie</translation>
    </message>
    <message>
        <source>Regular players</source>
        <translation>Bywalcy</translation>
    </message>
    <message>
        <source>The people of this table, as they are known</source>
        <translation>Ludzie przy tym stole, jakimi ich znamy</translation>
    </message>
    <message>
        <source>All cards open, and perfect play</source>
        <translation>Wszystkie karty odkryte i doskonała gra</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Inni</translation>
    </message>
    <message>
        <source>The o&amp;thers</source>
        <translation>&amp;Inni</translation>
    </message>
    <message numerus="yes">
        <source>With all cards open, every card must be known. %n card(s) are missing.</source>
        <translation>
            <numerusform>Przy odkrytych kartach każda karta musi być znana. Brakuje %n karty.</numerusform>
            <numerusform>Przy odkrytych kartach każda karta musi być znana. Brakuje %n kart.</numerusform>
            <numerusform>Przy odkrytych kartach każda karta musi być znana. Brakuje %n kart.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Myśli…</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>Odłożona</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Pod spodem</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>D&amp;alej</translation>
    </message>
    <message>
        <source>Nothing can be said about what comes of it.</source>
        <translation>Nic nie da się powiedzieć o wyniku.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and what it should do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, potem %2</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>zalecane</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>oczekiwane %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>wygrywa %1</translation>
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
        <translation>Talia</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>nieumieszczona</translation>
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
        <translation>Pozycja w tym kroku</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyDialog</name>
    <message>
        <source>Set up a hand</source>
        <translation>Ustaw rozdanie</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Warianty</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpowiedź</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Udostępnij</translation>
    </message>
    <message>
        <source>Pages of the study</source>
        <translation>Strony studium</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>Za&amp;pytaj</translation>
    </message>
    <message>
        <source>What to do here</source>
        <translation>Co tu zrobić</translation>
    </message>
    <message>
        <source>Play on at the ta&amp;ble</source>
        <translation>&amp;Graj dalej przy stole</translation>
    </message>
    <message>
        <source>Practice from this position. It does not count.</source>
        <translation>Ćwiczenie od tej pozycji. Nie liczy się.</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;Zapisz…</translation>
    </message>
    <message>
        <source>Save the study with its variations</source>
        <translation>Zapisz studium z wariantami</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Press Ask, and the answer comes here.</source>
        <translation>Naciśnij Zapytaj, a odpowiedź pojawi się tutaj.</translation>
    </message>
    <message>
        <source>After %1</source>
        <comment>a step of a variation</comment>
        <translation>Po: %1</translation>
    </message>
    <message>
        <source>This position cannot be asked about: see what is marked there.</source>
        <translation>O tę pozycję nie można pytać: zobacz, co jest w niej zaznaczone.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Rozdanie skończone.</translation>
    </message>
    <message>
        <source>Name all cards of that hand first.</source>
        <translation>Najpierw podaj wszystkie karty tej ręki.</translation>
    </message>
    <message>
        <source>Ho&amp;w good is it?</source>
        <translation>&amp;Jak dobra jest?</translation>
    </message>
    <message>
        <source>What picking and passing score with this hand in each seat</source>
        <translation>Co daje branie i pasowanie z tą ręką na każdym miejscu</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyNext</name>
    <message>
        <source>What happens next</source>
        <translation>Co dzieje się dalej</translation>
    </message>
    <message>
        <source>Ta&amp;ke back the last</source>
        <translation>Co&amp;fnij ostatnie</translation>
    </message>
    <message>
        <source>Buries unknown cards</source>
        <translation>Odkłada nieznane karty</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyNextSteps</name>
    <message>
        <source>Next step</source>
        <translation>Następny krok</translation>
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
        <translation>Rozdanie &amp;na stole</translation>
    </message>
    <message>
        <source>Last ha&amp;nd</source>
        <translation>&amp;Ostatnie rozdanie</translation>
    </message>
    <message>
        <source>&amp;Paste text</source>
        <translation>&amp;Wklej tekst</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>P&amp;lik…</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Zasady stołu</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Za&amp;sady</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>&amp;Rozdający</translation>
    </message>
    <message>
        <source>Your s&amp;eat</source>
        <translation>&amp;Twoje miejsce</translation>
    </message>
    <message>
        <source>Begin from</source>
        <translation>Zacznij od</translation>
    </message>
    <message>
        <source>What you have seen of this hand; it counts as a hint.</source>
        <translation>To, co widziano z tego rozdania; liczy się jak podpowiedź.</translation>
    </message>
    <message>
        <source>Your first decision in the hand before.</source>
        <translation>Twoja pierwsza decyzja w poprzednim rozdaniu.</translation>
    </message>
    <message>
        <source>A position that was copied as text.</source>
        <translation>Pozycja skopiowana jako tekst.</translation>
    </message>
    <message>
        <source>A study, or a hand that was saved.</source>
        <translation>Studium albo zapisane rozdanie.</translation>
    </message>
    <message>
        <source>&amp;Lay cards into</source>
        <translation>Połóż karty &amp;do</translation>
    </message>
    <message>
        <source>Lay cards into</source>
        <translation>Połóż karty do</translation>
    </message>
    <message>
        <source>The position as te&amp;xt</source>
        <translation>Poz&amp;ycja jako tekst</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>Pozycja jako tekst</translation>
    </message>
    <message>
        <source>There is no position to be pasted.</source>
        <translation>Nie ma pozycji do wklejenia.</translation>
    </message>
    <message>
        <source>Rules of this position</source>
        <translation>Zasady tej pozycji</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the number of a seat and who sits there</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Seats: %1</source>
        <translation>Miejsca: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between seats and their numbers</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n karta</numerusform>
            <numerusform>%1: %n karty</numerusform>
            <numerusform>%1: %n kart</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: see what is marked.</source>
        <translation>Wiersz %1: zobacz, co zaznaczono.</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyShareView</name>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Kopiuj jako &amp;tekst</translation>
    </message>
    <message>
        <source>Others can read it in a mail, and paste it into this window.</source>
        <translation>Inni mogą ją przeczytać w liście i wkleić do tego okna.</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>Kopiuj jako &amp;obraz</translation>
    </message>
    <message>
        <source>What is shown here</source>
        <translation>To, co tu widać</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>Zap&amp;isz obraz…</translation>
    </message>
    <message>
        <source>As SVG or PNG</source>
        <translation>Jako SVG lub PNG</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Drukuj…</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>Na jednej stronie</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Z&amp;apisz jako PDF…</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Jedna strona</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyStepsView</name>
    <message>
        <source>&amp;Main line</source>
        <translation>&amp;Wariant główny</translation>
    </message>
    <message>
        <source>Make the way to this step the main line</source>
        <translation>Uczyń drogę do tego kroku wariantem głównym</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Remove this step and all after it</source>
        <translation>Usuń ten krok i wszystko po nim</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>N&amp;azwa</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>&amp;Notatka</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>Porówna&amp;j z</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Porównaj z</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>Następny &amp;krok</translation>
    </message>
    <message>
        <source>&amp;Take this step</source>
        <translation>Wykonaj &amp;ten krok</translation>
    </message>
    <message>
        <source>The step that is marked</source>
        <translation>Zaznaczony krok</translation>
    </message>
    <message>
        <source>Regular players play on; unknown cards are dealt at random.</source>
        <translation>Dalej grają bywalcy; nieznane karty są rozdawane losowo.</translation>
    </message>
    <message>
        <source>Computer: &amp;1 step</source>
        <translation>Komputer: &amp;1 krok</translation>
    </message>
    <message>
        <source>To the end of the tric&amp;k</source>
        <translation>Do końca &amp;lewy</translation>
    </message>
    <message>
        <source>To the &amp;end of the hand</source>
        <translation>Do k&amp;ońca rozdania</translation>
    </message>
    <message numerus="yes">
        <source>A study has no more than %n steps. Remove some first.</source>
        <translation>
            <numerusform>Studium ma najwyżej %n krok. Najpierw usuń niektóre.</numerusform>
            <numerusform>Studium ma najwyżej %n kroki. Najpierw usuń niektóre.</numerusform>
            <numerusform>Studium ma najwyżej %n kroków. Najpierw usuń niektóre.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of this step</source>
        <translation>Nazwa tego kroku</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Nazwa studium</translation>
    </message>
    <message>
        <source>Note on this step</source>
        <translation>Notatka do tego kroku</translation>
    </message>
    <message>
        <source>Note on the study</source>
        <translation>Notatka do studium</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>jeszcze bez pytania</translation>
    </message>
    <message>
        <source>hand over, %1</source>
        <comment>your score</comment>
        <translation>koniec rozdania, %1</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>oczekiwane %1</translation>
    </message>
    <message>
        <source>For you: this branch %1; the other one %2.</source>
        <translation>Dla ciebie: ta gałąź %1; druga %2.</translation>
    </message>
    <message>
        <source>Difference: %1.</source>
        <translation>Różnica: %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyTreeView</name>
    <message>
        <source>Steps</source>
        <translation>Kroki</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Oczekiwane</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Koszt</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nazwa</translation>
    </message>
    <message>
        <source>Expected score points of the seat that did it</source>
        <translation>Oczekiwane punkty na karcie dla miejsca, które to zrobiło</translation>
    </message>
    <message>
        <source>How much the best choice was worth more</source>
        <translation>O ile więcej był wart najlepszy wybór</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Pozycja</translation>
    </message>
    <message>
        <source>or %1</source>
        <comment>a step instead of another</comment>
        <translation>albo %1</translation>
    </message>
    <message>
        <source>Hand over: %1</source>
        <comment>your score</comment>
        <translation>Koniec rozdania: %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>najlepsze</translation>
    </message>
    <message>
        <source>main line</source>
        <translation>wariant główny</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>wariant</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>oczekiwane %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableCourse</name>
    <message>
        <source>In lessons and drills you count the trump yourself.</source>
        <translation>W lekcjach i ćwiczeniach atuty liczysz samodzielnie.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableDialog</name>
    <message>
        <source>Players and rules</source>
        <translation>Gracze i zasady</translation>
    </message>
    <message>
        <source>&amp;Players, clockwise. Type a name and press Enter:</source>
        <translation>Gra&amp;cze zgodnie z ruchem zegara. Wpisz imię i naciśnij Enter:</translation>
    </message>
    <message>
        <source>Name of a player</source>
        <translation>Imię gracza</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>Dod&amp;aj</translation>
    </message>
    <message>
        <source>Players at the table, clockwise</source>
        <translation>Gracze przy stole, zgodnie z ruchem zegara</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>W &amp;górę</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>W &amp;dół</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>Deals ne&amp;xt:</source>
        <translation>T&amp;eraz rozdaje:</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Zmień…</translation>
    </message>
    <message>
        <source>From &amp;file…</source>
        <translation>Z &amp;pliku…</translation>
    </message>
    <message>
        <source>&amp;House rules:</source>
        <translation>Zasady do&amp;mowe:</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>R&amp;ozpocznij</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Te zasady</translation>
    </message>
    <message>
        <source>House rules of this table</source>
        <translation>Zasady domowe tego stołu</translation>
    </message>
    <message>
        <source>Add the players.</source>
        <translation>Dodaj graczy.</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players. Choose other rules.</source>
        <translation>
            <numerusform>Te zasady są na %n osobę. Wybierz inne.</numerusform>
            <numerusform>Te zasady są na %n osoby. Wybierz inne.</numerusform>
            <numerusform>Te zasady są na %n osób. Wybierz inne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players. Say in each hand who sits out.</source>
        <translation>
            <numerusform>Te zasady są na %n osobę. W każdym rozdaniu podaj, kto pauzuje.</numerusform>
            <numerusform>Te zasady są na %n osoby. W każdym rozdaniu podaj, kto pauzuje.</numerusform>
            <numerusform>Te zasady są na %n osób. W każdym rozdaniu podaj, kto pauzuje.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer sits out.</source>
        <translation>Rozdający pauzuje.</translation>
    </message>
    <message>
        <source>Type at least two names.</source>
        <translation>Wpisz co najmniej dwa imiona.</translation>
    </message>
    <message>
        <source>%1 is at the table already.</source>
        <translation>%1 siedzi już przy stole.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n players only.</source>
        <translation>
            <numerusform>Jest miejsce tylko dla %n gracza.</numerusform>
            <numerusform>Jest miejsce tylko dla %n graczy.</numerusform>
            <numerusform>Jest miejsce tylko dla %n graczy.</numerusform>
        </translation>
    </message>
    <message>
        <source>Same &amp;table again:</source>
        <translation>Znów ten sam &amp;stół:</translation>
    </message>
    <message>
        <source>Choose an earlier table</source>
        <translation>Wybierz wcześniejszy stół</translation>
    </message>
    <message>
        <source>A sheet has room for %1 players, with those who have left the table. Begin a new sheet.</source>
        <translation>Zapis ma miejsce dla %1 graczy, także dla tych, którzy odeszli od stołu. Zacznij nowy zapis.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableKeeper</name>
    <message>
        <source>My rules</source>
        <translation>Moje zasady</translation>
    </message>
    <message>
        <source>Score a table</source>
        <translation>Zapis przy stole</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>R&amp;ozpocznij</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>the name of a sheet: who sits at the table</extracomment>
        <translation>Stół: %1</translation>
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
        <translation>%1: „%2”</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableScene</name>
    <message>
        <source>open before %1</source>
        <translation>odkryta przed: %1</translation>
    </message>
    <message>
        <source>on a covered card</source>
        <translation>na zakrytej karcie</translation>
    </message>
    <message>
        <source>played by %1</source>
        <translation>zagrywa %1</translation>
    </message>
    <message>
        <source>takes the trick so far</source>
        <translation>na razie bierze lewę</translation>
    </message>
    <message>
        <source>Card lying face down</source>
        <translation>Zakryta karta</translation>
    </message>
    <message>
        <source>Card of the blind</source>
        <translation>Karta talonu</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableScoresDialog</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Cofnij</translation>
    </message>
    <message>
        <source>&amp;Delete this table</source>
        <translation>&amp;Usuń ten stół</translation>
    </message>
    <message>
        <source>C&amp;opy as text</source>
        <translation>&amp;Kopiuj jako tekst</translation>
    </message>
    <message>
        <source>&amp;Save to send…</source>
        <translation>&amp;Zapisz do wysłania…</translation>
    </message>
    <message>
        <source>Results of real tables</source>
        <translation>Wyniki prawdziwych stołów</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stół</translation>
    </message>
    <message>
        <source>Deal %1 (seat %2 deals)</source>
        <translation>Rozdanie %1 (rozdaje miejsce %2)</translation>
    </message>
    <message>
        <source>Deal %1 (seat %2 deals and sits out)</source>
        <translation>Rozdanie %1 (miejsce %2 rozdaje i pauzuje)</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Rozdanie %1</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Skopiowano. Wklej to do wiadomości.</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nowy stół</translation>
    </message>
    <message>
        <source>The table is deleted. Undo brings it back.</source>
        <translation>Stół został usunięty. Cofnij go przywraca.</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>a deal without scores</extracomment>
        <translation>zapisane</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>jeszcze niezapisane</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otwarte</translation>
    </message>
    <message>
        <source>Not saved: it could not be written to the disk.</source>
        <translation>Nie zapisano: dysk tego nie przyjął.</translation>
    </message>
    <message>
        <source>The table is saved with its first deal.</source>
        <translation>Stół zapisuje się z pierwszym rozdaniem.</translation>
    </message>
    <message>
        <source>Some of what you typed is not saved. Close all the same?</source>
        <translation>Część tego, co wpisano, nie jest zapisana. Mimo to zamknąć?</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Zamknij bez tego</translation>
    </message>
    <message>
        <source>Tables that played the deals of “%1” by its dealing sheets. Type a line for each deal: the scores in the order of the seats. A deal that is right is saved at once.</source>
        <translation>Stoły, które grały rozdania wyzwania „%1” według arkuszy rozdań. Wpisz wiersz dla każdego rozdania: wyniki w kolejności miejsc. Poprawne rozdanie zapisuje się od razu.</translation>
    </message>
    <message>
        <source>The scores in the order of the seats</source>
        <translation>Wyniki w kolejności miejsc</translation>
    </message>
    <message>
        <source>Seat &amp;%1:</source>
        <translation>Miejsce &amp;%1:</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableStatus</name>
    <message>
        <source>Lesson</source>
        <translation>Lekcja</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Ćwiczenie</translation>
    </message>
    <message>
        <source>Practice, does not count</source>
        <translation>Ćwiczenie, nie liczy się</translation>
    </message>
    <message>
        <source>pot: %1</source>
        <comment>points in the pot</comment>
        <translation>pula: %1</translation>
    </message>
    <message>
        <source>Click or press Space to continue.</source>
        <translation>Kliknij lub naciśnij spację, by grać dalej.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Wyzwanie</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableWidget</name>
    <message>
        <source>%1: press again to play it.</source>
        <translation>%1: naciśnij jeszcze raz, by zagrać.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>a card that was moved in the hand, its new place, and how many cards there are</extracomment>
        <translation>%1: %2 z %3</translation>
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
        <translation>To rozdanie jest teraz ćwiczeniem: nie liczy się i ta sama osoba rozdaje jeszcze raz. Przywróć wszystko, a będzie się liczyć jak przedtem.</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>&amp;Przywróć</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>This also takes back what %1 decided since.</source>
        <translation>To cofa także późniejsze decyzje: %1.</translation>
    </message>
    <message>
        <source>Do all of them agree? The hand is practice then.</source>
        <translation>Czy wszyscy się zgadzają? Rozdanie będzie ćwiczeniem.</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Cofnij</translation>
    </message>
</context>
<context>
    <name>sheepshead::TitleWords</name>
    <message>
        <source>%1 — Sheepshead</source>
        <translation>%1 — Sheepshead</translation>
    </message>
    <message>
        <source>%1 The felt is shown instead.</source>
        <translation>%1 Zamiast tego pokazywane jest sukno.</translation>
    </message>
    <message>
        <source>%1 The usual cards are shown instead.</source>
        <translation>%1 Zamiast nich pokazywane są zwykłe karty.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TournamentController</name>
    <message>
        <source>Save a copy of the tournament</source>
        <translation>Zapisz kopię turnieju</translation>
    </message>
    <message>
        <source>The tournament is saved again.</source>
        <translation>Turniej jest znów zapisany.</translation>
    </message>
    <message>
        <source>Add a tournament or results</source>
        <translation>Dodaj turniej lub wyniki</translation>
    </message>
    <message>
        <source>Tournaments and results (*.sheeptournament *.sheepresults);;All files (*)</source>
        <translation>Turnieje i wyniki (*.sheeptournament *.sheepresults);;Wszystkie pliki (*)</translation>
    </message>
    <message>
        <source>No table of this round has a result yet.</source>
        <translation>Żaden stół tej rundy nie ma jeszcze wyniku.</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>the name of a tournament</extracomment>
        <translation>%1, runda %2</translation>
    </message>
    <message>
        <source>Save the results to send them</source>
        <translation>Zapisz wyniki, aby je wysłać</translation>
    </message>
    <message>
        <source>%1 was not read.</source>
        <translation>Nie odczytano %1.</translation>
    </message>
    <message>
        <source>There is no tournament in this file that can be opened. Nothing was changed.</source>
        <translation>W tym pliku nie ma turnieju, który da się otworzyć. Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <source>You have this tournament, and the one in the file is different. Replace yours by the one in the file?</source>
        <translation>Masz już ten turniej, a ten w pliku jest inny. Zastąpić twój turniejem z pliku?</translation>
    </message>
    <message>
        <source>To add only the results of another computer, save them there with Results ▸ Save results to send.</source>
        <translation>Aby dodać tylko wyniki z innego komputera, zapisz je tam przez Wyniki ▸ Zapisz wyniki do wysłania.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Zastąp</translation>
    </message>
    <message>
        <source>These are results of a tournament that you do not have. Add the file of the tournament first.</source>
        <translation>To wyniki turnieju, którego nie masz. Dodaj najpierw plik turnieju.</translation>
    </message>
    <message>
        <source>There are no results in this file that can be read. Nothing was changed.</source>
        <translation>W tym pliku nie ma wyników, które da się odczytać. Nic nie zmieniono.</translation>
    </message>
    <message>
        <source>Delete the tournament %1?</source>
        <translation>Usunąć turniej %1?</translation>
    </message>
    <message>
        <source>Its players, draws and results are deleted for good. A copy that you saved stays.</source>
        <translation>Gracze, losowania i wyniki zostaną usunięte na zawsze. Zapisana kopia pozostanie.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Usuń</translation>
    </message>
    <message>
        <source>The tournament could not be deleted from the disk.</source>
        <translation>Nie udało się usunąć turnieju z dysku.</translation>
    </message>
    <message>
        <source>The last changes to the tournament “%1” are not saved.</source>
        <translation>Ostatnie zmiany w turnieju „%1” nie są zapisane.</translation>
    </message>
    <message>
        <source>The tournament could not be written to the disk. It is kept in memory, and the program keeps trying. Save a copy on another disk.</source>
        <translation>Nie udaje się zapisać turnieju na dysku. Pozostaje w pamięci, a program próbuje dalej. Zapisz kopię na innym dysku.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TournamentForm</name>
    <message>
        <source>Allow tables of f&amp;our</source>
        <translation>Uzupełniaj stołami po &amp;czterech</translation>
    </message>
    <message>
        <source>Allow tables of si&amp;x; the dealer sits out</source>
        <translation>Uzupełniaj stołami po &amp;sześciu; rozdający pauzuje</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nazwa:</translation>
    </message>
    <message>
        <source>&amp;Day:</source>
        <translation>&amp;Dzień:</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Rundy:</translation>
    </message>
    <message>
        <source>&amp;Hands a round:</source>
        <translation>Ro&amp;zdania w rundzie:</translation>
    </message>
</context>
<context>
    <name>sheepshead::TournamentWindow</name>
    <message>
        <source>C&amp;hange…</source>
        <translation>&amp;Zmień…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Zapisz &amp;kopię…</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turnieje</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turniej</translation>
    </message>
    <message>
        <source>Ne&amp;w tournament…</source>
        <translation>&amp;Nowy turniej…</translation>
    </message>
    <message>
        <source>Add a fi&amp;le…</source>
        <translation>Dodaj &amp;plik…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Gracze</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Losowanie</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Wyniki</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Klasyfikacja</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Wypłata</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a tournament and its day</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There is no tournament yet. Make a new one, or add the file of one.</source>
        <translation>Nie ma jeszcze turnieju. Utwórz nowy albo dodaj plik turnieju.</translation>
    </message>
    <message>
        <source>Tournament of %1</source>
        <translation>Turniej z %1</translation>
    </message>
    <message>
        <source>Results added: %1. Known already: %2.</source>
        <translation>Dodane wyniki: %1. Już znane: %2.</translation>
    </message>
    <message>
        <source>Not added: round %1, table %2. One of its players has a result at another table of this round.</source>
        <translation>Nie dodano: runda %1, stół %2. Jeden z graczy ma wynik przy innym stole tej rundy.</translation>
    </message>
    <message>
        <source>Two results</source>
        <translation>Dwa wyniki</translation>
    </message>
    <message>
        <source>Round %1, table %2 has two results. Which one is right?</source>
        <translation>Runda %1, stół %2: są dwa wyniki. Który jest prawidłowy?</translation>
    </message>
    <message>
        <source>Here: %1
In the file: %2</source>
        <translation>Tutaj: %1
W pliku: %2</translation>
    </message>
    <message>
        <source>&amp;Keep ours</source>
        <translation>&amp;Zostaw nasz</translation>
    </message>
    <message>
        <source>&amp;Take the one in the file</source>
        <translation>&amp;Weź ten z pliku</translation>
    </message>
    <message>
        <source>from another computer</source>
        <translation>z innego komputera</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Usuń…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Cofnij</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Ponów</translation>
    </message>
</context>
<context>
    <name>sheepshead::TraitsPage</name>
    <message>
        <source>&amp;Forget this player…</source>
        <translation>Za&amp;pomnij tego gracza…</translation>
    </message>
    <message>
        <source>Forget &amp;all players…</source>
        <translation>Zapomnij wszyst&amp;kich…</translation>
    </message>
    <message>
        <source>How they play</source>
        <translation>Jak grają</translation>
    </message>
    <message>
        <source>Choose a player above.</source>
        <translation>Wybierz gracza powyżej.</translation>
    </message>
    <message>
        <source>Nothing is known yet.</source>
        <translation>Nic jeszcze nie wiadomo.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) were noticed.</source>
        <translation>
            <numerusform>Zauważono %n rozdanie.</numerusform>
            <numerusform>Zauważono %n rozdania.</numerusform>
            <numerusform>Zauważono %n rozdań.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is something to say after %n hand(s).</source>
        <translation>
            <numerusform>Coś da się powiedzieć po %n rozdaniu.</numerusform>
            <numerusform>Coś da się powiedzieć po %n rozdaniach.</numerusform>
            <numerusform>Coś da się powiedzieć po %n rozdaniach.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n hand(s); newer ones count more.</source>
        <translation>
            <numerusform>Z %n rozdania; nowsze liczą się bardziej.</numerusform>
            <numerusform>Z %n rozdań; nowsze liczą się bardziej.</numerusform>
            <numerusform>Z %n rozdań; nowsze liczą się bardziej.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: this player plays like most.</source>
        <translation>Nic się nie wyróżnia: gra jak większość.</translation>
    </message>
    <message>
        <source>Forget how they play</source>
        <translation>Zapomnij, jak grają</translation>
    </message>
    <message>
        <source>Forget how all players play?</source>
        <translation>Zapomnieć, jak grają wszyscy?</translation>
    </message>
    <message>
        <source>Forget what is known of the player &quot;%1&quot;?</source>
        <translation>Zapomnieć, co wiadomo o graczu „%1”?</translation>
    </message>
    <message>
        <source>Score sheets and statistics stay. What is played from now on is noticed again.</source>
        <translation>Zapisy wyników i statystyka zostają. Dalsza gra znów będzie zauważana.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>Za&amp;pomnij</translation>
    </message>
</context>
<context>
    <name>sheepshead::TrickPanel</name>
    <message>
        <source>Trick %1 of %2: %3 took %4</source>
        <comment>numbers, a player, points</comment>
        <translation>Lewa %1 z %2: %3, %4</translation>
    </message>
    <message>
        <source>Last trick (%1): %2 took %3</source>
        <comment>its number, a player, points</comment>
        <translation>Ostatnia lewa (%1): %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>zakryta</translation>
    </message>
    <message>
        <source>Points taken so far: makers %1, defenders %2</source>
        <translation>W lewach do tej pory: strona rozgrywająca %1, obrońcy %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Points taken so far: %1</source>
        <translation>W lewach do tej pory: %1</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Poprzednia</translation>
    </message>
    <message>
        <source>The trick before this one (Left)</source>
        <translation>Poprzednia lewa (W lewo)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Następna</translation>
    </message>
    <message>
        <source>The trick after this one (Right)</source>
        <translation>Następna lewa (W prawo)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zamknij</translation>
    </message>
    <message>
        <source>Back to the result (Esc)</source>
        <translation>Wróć do wyniku (Esc)</translation>
    </message>
    <message>
        <source>led and took</source>
        <translation>wyjście, bierze</translation>
    </message>
    <message>
        <source>led</source>
        <translation>wyjście</translation>
    </message>
    <message>
        <source>took</source>
        <translation>bierze</translation>
    </message>
</context>
<context>
    <name>sheepshead::TrumpPanel</name>
    <message>
        <source>Framed: your own. Faded: played or buried.</source>
        <translation>W ramce: twoje. Wyblakłe: zagrane lub odłożone.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TypedNumber</name>
    <message>
        <source>&quot;%1&quot; may mean %2 or %3. Type a whole number without separators, and decimals with fewer digits.</source>
        <translation>„%1” może znaczyć %2 albo %3. Wpisz liczby całkowite bez separatorów, a dziesiętne z mniejszą liczbą cyfr.</translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation>Wpisz liczbę całkowitą.</translation>
    </message>
    <message numerus="yes">
        <source>Type at most %n decimal(s).</source>
        <translation>
            <numerusform>Wpisz najwyżej %n miejsce po przecinku.</numerusform>
            <numerusform>Wpisz najwyżej %n miejsca po przecinku.</numerusform>
            <numerusform>Wpisz najwyżej %n miejsc po przecinku.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>„%1” nie jest liczbą.</translation>
    </message>
    <message>
        <source>Type a number from %1 to %2.</source>
        <translation>Wpisz liczbę od %1 do %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedFiles</name>
    <message>
        <source>The disk does not take them. They are kept in memory, and the program keeps trying.</source>
        <translation>Dysk ich nie przyjmuje. Zostają w pamięci, a program próbuje dalej.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Spróbuj ponownie</translation>
    </message>
    <message>
        <source>The disk does not take them. Make room on it, and try again.</source>
        <translation>Dysk ich nie przyjmuje. Zrób na nim miejsce i spróbuj ponownie.</translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedResults</name>
    <message>
        <source>The last decisions in the challenge “%1” are not saved.</source>
        <translation>Ostatnie decyzje w wyzwaniu „%1” nie są zapisane.</translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedWork</name>
    <message>
        <source>This game is not saved: it has no place in a score book. It is lost when you leave it.</source>
        <translation>Ta partia nie jest zapisana: nie ma miejsca w księdze wyników. Przepadnie, gdy z niej wyjdziesz.</translation>
    </message>
    <message>
        <source>The program keeps trying.</source>
        <translation>Program próbuje dalej.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Spróbuj ponownie</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>Zapisz &amp;kopię…</translation>
    </message>
    <message>
        <source>The last changes to this game are not saved.</source>
        <translation>Ostatnie zmiany w tej partii nie są zapisane.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s) and the hand in play are not saved.</source>
        <translation>
            <numerusform>%n zakończone rozdanie i trwające rozdanie nie są zapisane.</numerusform>
            <numerusform>%n zakończone rozdania i trwające rozdanie nie są zapisane.</numerusform>
            <numerusform>%n zakończonych rozdań i trwające rozdanie nie są zapisane.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s) are not saved.</source>
        <translation>
            <numerusform>%n zakończone rozdanie nie jest zapisane.</numerusform>
            <numerusform>%n zakończone rozdania nie są zapisane.</numerusform>
            <numerusform>%n zakończonych rozdań nie jest zapisanych.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a copy of the score book</source>
        <translation>Zapisz kopię księgi wyników</translation>
    </message>
    <message>
        <source>Score books (*.sqlite)</source>
        <translation>Księgi wyników (*.sqlite)</translation>
    </message>
    <message>
        <source>The copy was not saved in %1. Choose another place.</source>
        <translation>Kopia nie została zapisana tutaj: %1. Wybierz inne miejsce.</translation>
    </message>
    <message>
        <source>A copy of the score book is in %1. It is up to date.</source>
        <translation>Kopia księgi wyników jest tutaj: %1. Zawiera wszystko do tej chwili.</translation>
    </message>
    <message>
        <source>The score book cannot be read now. The sheet of this game is in %1, with everything up to now.</source>
        <translation>Nie można teraz odczytać księgi wyników. Zapis tej partii jest tutaj: %1, ze wszystkim do tej chwili.</translation>
    </message>
</context>
</TS>
