<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="cs_CZ">
<context>
    <name>About</name>
    <message>
        <source>About Sheepshead</source>
        <translation>O programu Sheepshead</translation>
    </message>
    <message>
        <source>Sheepshead %1</source>
        <translation>Sheepshead %1</translation>
    </message>
    <message>
        <source>The card game of Wisconsin, descended from Schafkopf, for one player against the computer. It never uses a network.

Free software under the GNU General Public License, version 3 or later. Cards, portraits and icons are in the public domain (CC0 1.0).</source>
        <translation>Karetní hra z Wisconsinu, potomek Schafkopfu, pro jednu osobu proti počítači. Síť nikdy nepoužívá.

Svobodný software pod licencí GNU General Public License verze 3 nebo novější. Karty, portréty a ikony jsou volné dílo (CC0 1.0).</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>O knihovně Qt</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>Built with Qt, a free application framework, used under the GNU Lesser General Public License, version 3.</source>
        <translation>Vytvořeno s Qt, svobodným aplikačním frameworkem, používaným pod licencí GNU Lesser General Public License verze 3.</translation>
    </message>
    <message>
        <source>What the program remembers</source>
        <translation>Co program u hráčů sleduje</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>The card laid under (%1)</source>
        <translation>Karta vyložená jako under (%1)</translation>
    </message>
    <message>
        <source>%1 with a blitz</source>
        <translation>%1 s blitzem</translation>
    </message>
    <message>
        <source>Bury %1</source>
        <translation>Odložit: %1</translation>
    </message>
    <message>
        <source>Call %1, with %2 under</source>
        <translation>Volat: %1, under: %2</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Volat: %1</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>share of a hundred</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Coach: %1 lowers your score by %2</source>
        <translation>Trenér: %1 – o %2 nižší skóre</translation>
    </message>
    <message>
        <source>No raise</source>
        <extracomment>the stake is not raised: &quot;Better: No raise.&quot;</extracomment>
        <translation>Nezvyšovat</translation>
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
        <translation>bez partnera</translation>
    </message>
    <message>
        <source>sheepshead!</source>
        <translation>sheepshead!</translation>
    </message>
    <message>
        <source>I&apos;ll pick blind!</source>
        <translation>Beru naslepo!</translation>
    </message>
    <message>
        <source>I&apos;ll pick: %1</source>
        <translation>Beru talon: %1</translation>
    </message>
    <message>
        <source>I have to pick</source>
        <translation>Musím brát</translation>
    </message>
    <message>
        <source>I&apos;ll pick</source>
        <translation>Beru talon</translation>
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
        <translation>sólo</translation>
    </message>
    <message>
        <source>call</source>
        <translation>volání</translation>
    </message>
    <message>
        <source>crack!</source>
        <translation>flek!</translation>
    </message>
    <message>
        <source>crack back!</source>
        <translation>re!</translation>
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
        <translation>Sedma %1</translation>
    </message>
    <message>
        <source>Eight of %1</source>
        <translation>Osma %1</translation>
    </message>
    <message>
        <source>Nine of %1</source>
        <translation>Devítka %1</translation>
    </message>
    <message>
        <source>Ten of %1</source>
        <translation>Desítka %1</translation>
    </message>
    <message>
        <source>Jack of %1</source>
        <translation>Kluk %1</translation>
    </message>
    <message>
        <source>Queen of %1</source>
        <translation>Dáma %1</translation>
    </message>
    <message>
        <source>King of %1</source>
        <translation>Král %1</translation>
    </message>
    <message>
        <source>Ace of %1</source>
        <translation>Eso %1</translation>
    </message>
    <message>
        <source>the seven of %1</source>
        <translation>sedma %1</translation>
    </message>
    <message>
        <source>the eight of %1</source>
        <translation>osma %1</translation>
    </message>
    <message>
        <source>the nine of %1</source>
        <translation>devítka %1</translation>
    </message>
    <message>
        <source>the ten of %1</source>
        <translation>desítka %1</translation>
    </message>
    <message>
        <source>the jack of %1</source>
        <translation>kluk %1</translation>
    </message>
    <message>
        <source>the queen of %1</source>
        <translation>dáma %1</translation>
    </message>
    <message>
        <source>the king of %1</source>
        <translation>král %1</translation>
    </message>
    <message>
        <source>the ace of %1</source>
        <translation>eso %1</translation>
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
        <translation>Kříže</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Piky</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Srdce</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Káry</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>kříže</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>piky</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>srdce</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>káry</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>trumf</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>netrumf</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, then trump or fail</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n očko</numerusform>
            <numerusform>%n očka</numerusform>
            <numerusform>%n oček</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>Deal</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>%1 (scores only)</source>
        <extracomment>a name, whose result is known by its scores only</extracomment>
        <translation>%1 (jen výsledky)</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Over the mean</source>
        <translation>Nad průměrem</translation>
    </message>
    <message>
        <source>Over the expert</source>
        <translation>Nad expertem</translation>
    </message>
    <message>
        <source>Made by %1. %2.</source>
        <comment>a name; the rules</comment>
        <translation>Autor: %1. %2.</translation>
    </message>
    <message>
        <source>Everybody got the same cards, against the same computer players. Over the mean: points more than all people had on average in the deals that they played.</source>
        <translation>Všichni dostali stejné karty, proti stejným počítačovým hráčům. Nad průměrem: o kolik bodů víc, než měli všichni v průměru v rozdáních, která hráli.</translation>
    </message>
    <message>
        <source>You and %1 decided differently: you chose %2, %1 chose %3. What that cost is being worked out.</source>
        <translation>Tady se vaše cesty rozešly, tvoje a hráče %1. Ty: %2; %1: %3. Kolik to stálo, se ještě počítá.</translation>
    </message>
    <message>
        <source>You and %1 decided differently: you chose %2, which cost %3 points; %1 chose %4, which cost %5.</source>
        <translation>Tady se vaše cesty rozešly, tvoje a hráče %1. Ty: %2, stálo to %3 bodu; %1: %4, stálo to %5.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Řádek %1</translation>
    </message>
    <message>
        <source>%1 (real table, seat %2)</source>
        <extracomment>a name, and the seat at a table where real cards were played</extracomment>
        <translation>%1 (skutečný stůl, místo %2)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Všechna místa</translation>
    </message>
    <message>
        <source>People at the same seat of real tables had the same cards, and at seat 1 those of the people who played at a computer. Over the mean: points more than all of these had on average in the deals that they played. Scores of real tables were typed in; what was done there is not known.</source>
        <translation>Kdo seděl u skutečných stolů na stejném místě, měl stejné karty, na místě 1 pak karty těch, kdo hráli u počítače. Nad průměrem: o kolik bodů více, než měli tito všichni průměrně v rozdáních, která hráli. Výsledky skutečných stolů byly zapsány ručně; jak se tam hrálo, není známo.</translation>
    </message>
    <message>
        <source>Played at a real table, where decisions are not known: %1.</source>
        <translation>U skutečného stolu, kde rozhodnutí nejsou známa, hráli: %1.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Místo %1</translation>
    </message>
    <message>
        <source>Sum %1. Type a number for each seat.</source>
        <translation>Součet %1. Zapište číslo pro každé místo.</translation>
    </message>
    <message>
        <source>No rules pay that much.</source>
        <translation>Tolik žádná pravidla nevyplácejí.</translation>
    </message>
    <message>
        <source>The seat that sits out scores 0.</source>
        <translation>Místo, které nehraje, má 0.</translation>
    </message>
    <message>
        <source>By these rules no score is below 0.</source>
        <translation>Podle těchto pravidel není nikdo pod 0.</translation>
    </message>
    <message>
        <source>Sum %1. What one wins another loses, so it must be 0.</source>
        <translation>Součet %1. Co jeden vyhraje, druhý prohraje, musí tedy být 0.</translation>
    </message>
</context>
<context>
    <name>ChoiceWords</name>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Kříže</translation>
    </message>
    <message>
        <source>S&amp;pades</source>
        <translation>&amp;Piky</translation>
    </message>
    <message>
        <source>H&amp;earts</source>
        <translation>&amp;Srdce</translation>
    </message>
    <message>
        <source>Dia&amp;monds</source>
        <translation>Ká&amp;ry</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>&amp;Pas</translation>
    </message>
    <message>
        <source>You leave the game to the others.</source>
        <translation>Hru necháš ostatním.</translation>
    </message>
    <message>
        <source>You leave the blind to the others.</source>
        <translation>Talon necháš ostatním.</translation>
    </message>
    <message>
        <source>The unseen blind is your bury, and the hand counts ×%1.</source>
        <translation>Neviděný talon platí za odložené karty a rozdání se počítá ×%1.</translation>
    </message>
    <message>
        <source>Pick blind and call %1</source>
        <translation>Brát naslepo a volat: %1</translation>
    </message>
    <message>
        <source>Pick &amp;blind</source>
        <translation>Brát &amp;naslepo</translation>
    </message>
    <message>
        <source>Pick and &amp;call %1</source>
        <translation>Brát a &amp;volat: %1</translation>
    </message>
    <message>
        <source>Its holder is your partner, even if it is in the blind.</source>
        <translation>Kdo ji má, je tvůj partner, i když leží v talonu.</translation>
    </message>
    <message>
        <source>&amp;Pick</source>
        <translation>&amp;Brát talon</translation>
    </message>
    <message>
        <source>You take the blind and play against the others, often with a partner.</source>
        <translation>Vezmeš talon a hraješ proti ostatním, často s partnerem.</translation>
    </message>
    <message>
        <source>&amp;Bury</source>
        <translation>&amp;Odložit</translation>
    </message>
    <message>
        <source>The marked cards count for your side.</source>
        <translation>Označené karty se počítají tvé straně.</translation>
    </message>
    <message>
        <source>Call %1, with the marked card face down as the under.</source>
        <translation>Voláš: %1. Označená karta leží rubem nahoru jako under.</translation>
    </message>
    <message>
        <source>Call %1: its holder is your partner.</source>
        <translation>Voláš: %1. Kdo tu kartu má, je tvůj partner.</translation>
    </message>
    <message>
        <source>&amp;Call %1</source>
        <translation>&amp;Volat: %1</translation>
    </message>
    <message>
        <source>All players hear it. Its holder is your partner.</source>
        <translation>Slyší to všichni. Kdo kartu má, je tvůj partner.</translation>
    </message>
    <message>
        <source>&amp;Keep quiet</source>
        <translation>&amp;Mlčet</translation>
    </message>
    <message>
        <source>You have %1 and play alone in secret.</source>
        <translation>V ruce je %1: hraješ tajně bez partnera.</translation>
    </message>
    <message>
        <source>&amp;Play with a partner</source>
        <translation>Hrát s &amp;partnerem</translation>
    </message>
    <message>
        <source>The holder of %1 is your partner.</source>
        <translation>Partnera určuje karta: %1.</translation>
    </message>
    <message>
        <source>All players hear it. Its holder plays with you, and you are known as a maker.</source>
        <translation>Slyší to všichni. Kdo kartu má, hraje s tebou, a o tobě se ví, že patříš k hrající straně.</translation>
    </message>
    <message>
        <source>&amp;Alone</source>
        <translation>&amp;Bez partnera</translation>
    </message>
    <message>
        <source>All players hear it. You play against all the others.</source>
        <translation>Slyší to všichni. Hraješ proti všem ostatním.</translation>
    </message>
    <message>
        <source>Sh&amp;eepshead</source>
        <translation>Sh&amp;eepshead</translation>
    </message>
    <message>
        <source>All players hear it. You bet on taking every trick, alone.</source>
        <translation>Slyší to všichni. Sázíš na všechny štychy, bez partnera.</translation>
    </message>
    <message>
        <source>All players hear it. You bet on taking every trick, with your partner.</source>
        <translation>Slyší to všichni. Sázíš na všechny štychy, s partnerem.</translation>
    </message>
    <message>
        <source>Sheepshead: %1</source>
        <translation>Sheepshead: %1</translation>
    </message>
    <message>
        <source>&amp;New cards</source>
        <translation>&amp;Nové karty</translation>
    </message>
    <message>
        <source>The hand is shown, and the same player deals again.</source>
        <translation>Karty se ukážou a stejný hráč rozdává znovu.</translation>
    </message>
    <message>
        <source>D&amp;oubler</source>
        <translation>D&amp;oubler</translation>
    </message>
    <message>
        <source>The cards are thrown in, and the next hand counts double.</source>
        <translation>Karty se složí a příští rozdání se počítá dvojnásob.</translation>
    </message>
    <message>
        <source>L&amp;easter</source>
        <translation>L&amp;easter</translation>
    </message>
    <message>
        <source>All play for themselves, and the fewest points win.</source>
        <translation>Každý hraje za sebe a vyhrává nejméně oček.</translation>
    </message>
    <message>
        <source>S&amp;olo</source>
        <translation>&amp;Sólo</translation>
    </message>
    <message>
        <source>You play alone. You name the solo next.</source>
        <translation>Hraješ bez partnera. Které sólo, řekneš potom.</translation>
    </message>
    <message>
        <source>&amp;Call</source>
        <translation>&amp;Volání</translation>
    </message>
    <message>
        <source>You call an ace or a ten, and its holder is your partner.</source>
        <translation>Zavoláš eso nebo desítku a kdo kartu má, je tvůj partner.</translation>
    </message>
    <message>
        <source>&amp;Best: %1 are trump</source>
        <translation>&amp;Best: trumf jsou %1</translation>
    </message>
    <message>
        <source>If you win it, you win the whole game.</source>
        <translation>Vyhrané sólo vyhrává celou partii.</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>Trumf jsou %1</translation>
    </message>
    <message>
        <source>A side solo: %1 become an ordinary suit.</source>
        <translation>Barevné sólo: %1 se stávají obyčejnou barvou.</translation>
    </message>
    <message>
        <source>B&amp;illy: no trick</source>
        <translation>B&amp;illy: žádný štych</translation>
    </message>
    <message>
        <source>You lose with the first trick you take.</source>
        <translation>Prohráváš prvním štychem, který vezmeš.</translation>
    </message>
    <message>
        <source>All players hear it. The hand counts ×%1.</source>
        <translation>Slyší to všichni. Rozdání se počítá ×%1.</translation>
    </message>
    <message>
        <source>Crack &amp;back</source>
        <translation>&amp;Re</translation>
    </message>
    <message>
        <source>&amp;Crack</source>
        <translation>&amp;Flek</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Ukázat: %1</translation>
    </message>
    <message>
        <source>All players see them, and the hand counts ×%1.</source>
        <translation>Uvidí je všichni a rozdání se počítá ×%1.</translation>
    </message>
    <message>
        <source>&amp;Keep the hand</source>
        <translation>Ne&amp;chat si karty</translation>
    </message>
    <message>
        <source>You play the hand as dealt.</source>
        <translation>Hraješ s tím, co přišlo.</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Ne</translation>
    </message>
    <message>
        <source>The stake does not change.</source>
        <translation>Sazba se nemění.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Hrát dál</translation>
    </message>
    <message>
        <source>No bet. The first lead is next.</source>
        <translation>Žádná sázka. Následuje první výnos.</translation>
    </message>
    <message>
        <source>&amp;No call</source>
        <translation>&amp;Nevolat</translation>
    </message>
    <message>
        <source>You call no further partner.</source>
        <translation>Dalšího partnera nevoláš.</translation>
    </message>
    <message>
        <source>Play it and &amp;blitz</source>
        <translation>Zahrát a &amp;blitz</translation>
    </message>
    <message>
        <source>You show both black queens, and the hand counts ×%1.</source>
        <translation>Ukážeš obě černé dámy a rozdání se počítá ×%1.</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation>&amp;Zahrát: %1</translation>
    </message>
    <message>
        <source>You announce nothing.</source>
        <translation>Nic neohlašuješ.</translation>
    </message>
    <message>
        <source>No ace, face card or trump: new cards?</source>
        <translation>Žádné eso, figura ani trumf: nové karty?</translation>
    </message>
    <message>
        <source>Everyone passed: leaster or doubler?</source>
        <translation>Všichni pasovali: leaster, nebo doubler?</translation>
    </message>
    <message>
        <source>Call, solo or pass?</source>
        <translation>Volání, sólo, nebo pas?</translation>
    </message>
    <message>
        <source>Show a pair?</source>
        <translation>Ukázat dvojici?</translation>
    </message>
    <message>
        <source>You were cracked. Crack back?</source>
        <translation>Dostáváš flek. Dáš re?</translation>
    </message>
    <message>
        <source>Crack?</source>
        <translation>Dáš flek?</translation>
    </message>
    <message>
        <source>Pick or pass?</source>
        <translation>Brát talon, nebo pasovat?</translation>
    </message>
    <message>
        <source>The blind is yours.</source>
        <translation>Talon je tvůj.</translation>
    </message>
    <message>
        <source>%1 of %2 marked · %3 buried</source>
        <comment>cards marked for the bury, and their points</comment>
        <translation>označeno %1 z %2 · odloženo %3</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n card(s) to bury.</source>
        <translation>
            <numerusform>Označ %n kartu k odložení.</numerusform>
            <numerusform>Označ %n karty k odložení.</numerusform>
            <numerusform>Označ %n karet k odložení.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which solo?</source>
        <translation>Které sólo?</translation>
    </message>
    <message>
        <source>Call a further partner?</source>
        <translation>Zavolat dalšího partnera?</translation>
    </message>
    <message>
        <source>Bet on every trick?</source>
        <translation>Vsadit na všechny štychy?</translation>
    </message>
    <message>
        <source>Who plays with you?</source>
        <translation>Kdo hraje s tebou?</translation>
    </message>
    <message>
        <source>No ordinary call is possible: mark a card to lay face down.</source>
        <translation>Obyčejné volání není možné: označ kartu, která bude ležet rubem nahoru.</translation>
    </message>
    <message>
        <source>Which suit do you call under?</source>
        <translation>Kterou barvu voláš s underem?</translation>
    </message>
    <message>
        <source>You have all the fail aces: call a ten.</source>
        <translation>Máš všechna netrumfová esa: zavolej desítku.</translation>
    </message>
    <message>
        <source>Which ace do you call?</source>
        <translation>Které eso voláš?</translation>
    </message>
    <message>
        <source>The second black queen: blitz?</source>
        <translation>Druhá černá dáma: blitz?</translation>
    </message>
    <message>
        <source>points only</source>
        <translation>jen o body</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>20 hands</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You have all the fail aces and tens: call a king.</source>
        <translation>Máš všechna netrumfová esa a desítky: zavolej krále.</translation>
    </message>
</context>
<context>
    <name>ClaimWords</name>
    <message>
        <source>No card can change the score.</source>
        <translation>Žádná karta už výsledek nezmění.</translation>
    </message>
    <message numerus="yes">
        <source>You are sure of %n more trick(s); after that no card can change the score.</source>
        <translation>
            <numerusform>Jistý je ti ještě %n štych; potom už žádná karta výsledek nezmění.</numerusform>
            <numerusform>Jisté jsou ti ještě %n štychy; potom už žádná karta výsledek nezmění.</numerusform>
            <numerusform>Jistých je ti ještě %n štychů; potom už žádná karta výsledek nezmění.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest is yours, no matter what the others hold: %n point(s).</source>
        <comment>the points in all tricks that are left</comment>
        <translation>
            <numerusform>Zbytek je tvůj, ať mají ostatní cokoli: %n očko.</numerusform>
            <numerusform>Zbytek je tvůj, ať mají ostatní cokoli: %n očka.</numerusform>
            <numerusform>Zbytek je tvůj, ať mají ostatní cokoli: %n oček.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest is yours, no matter what the others hold.</source>
        <translation>Zbytek je tvůj, ať mají ostatní cokoli.</translation>
    </message>
    <message>
        <source>You lay down your cards: no card can change the score.</source>
        <translation>Vykládáš karty: žádná karta už výsledek nezmění.</translation>
    </message>
    <message>
        <source>%1 lays down all cards: no card can change the score.</source>
        <translation>%1 vykládá všechny karty: žádná karta už výsledek nezmění.</translation>
    </message>
    <message>
        <source>You lay down and take the rest.</source>
        <translation>Vykládáš karty a bereš zbytek.</translation>
    </message>
    <message>
        <source>%1 lays down and takes the rest.</source>
        <translation>%1 vykládá karty a bere zbytek.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Keep score book and preferences in this folder.</source>
        <translation>Uchovávat knihu zápisů a nastavení v této složce.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>složka</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>Použít tento jazyk: %1.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>kód</translation>
    </message>
    <message>
        <source>Deal the first new game from this number, the same cards each time.</source>
        <translation>Rozdat první novou partii podle tohoto čísla, pokaždé stejné karty.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>číslo</translation>
    </message>
    <message>
        <source>Play at this speed: %1.</source>
        <translation>Hrát touto rychlostí: %1.</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>rychlost</translation>
    </message>
    <message>
        <source>Open this beside the game: %1.</source>
        <translation>Otevřít vedle hry toto: %1.</translation>
    </message>
    <message>
        <source>what</source>
        <translation>co</translation>
    </message>
    <message>
        <source>Print this and end.</source>
        <translation>Vypsat toto a skončit.</translation>
    </message>
    <message>
        <source>Print the version and end.</source>
        <translation>Vypsat verzi a skončit.</translation>
    </message>
    <message>
        <source>The card game Sheepshead.</source>
        <translation>Karetní hra Sheepshead.</translation>
    </message>
    <message>
        <source>sheepshead: %1
Try &quot;sheepshead --help&quot; for the options.
</source>
        <translation>sheepshead: %1
Volby vypíše „sheepshead --help“.
</translation>
    </message>
    <message>
        <source>--data-dir needs a folder.</source>
        <translation>--data-dir potřebuje složku.</translation>
    </message>
    <message>
        <source>--language %1: not a language of the program. There are: %2.</source>
        <translation>--language %1: tento jazyk program nemá. Má tyto: %2.</translation>
    </message>
    <message>
        <source>--seed %1: not a whole number.</source>
        <translation>--seed %1: není celé číslo.</translation>
    </message>
    <message>
        <source>--speed %1: not a speed. There are: %2.</source>
        <translation>--speed %1: taková rychlost není. Jsou tyto: %2.</translation>
    </message>
    <message>
        <source>--show %1: nothing to be shown. There are: %2.</source>
        <translation>--show %1: to ukázat nejde. Jde toto: %2.</translation>
    </message>
    <message>
        <source>[file…]</source>
        <translation>[soubor…]</translation>
    </message>
    <message>
        <source>Files of house rules to play by (.sheeprules), of hands (.sheephand), of studies (.sheepstudy), of challenges and their results (.sheepchallenge, .sheepresult), or of tournaments and their results (.sheeptournament, .sheepresults). A program that runs with this folder opens them.</source>
        <translation>Soubory domácích pravidel, podle kterých se má hrát (.sheeprules), rozdání (.sheephand), studií (.sheepstudy), výzev a jejich výsledků (.sheepchallenge, .sheepresult) nebo turnajů a jejich výsledků (.sheeptournament, .sheepresults). Otevře je program, který s touto složkou běží.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither an option nor a file of house rules, of a hand, of a study, of a challenge or of a tournament.</source>
        <translation>„%1“ není volba ani soubor s domácími pravidly, s rozdáním, se studií, s výzvou nebo s turnajem.</translation>
    </message>
</context>
<context>
    <name>DayResult</name>
    <message>
        <source>MMM d</source>
        <extracomment>a day of the year, as a format of QLocale::toString()</extracomment>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>Sheepshead, %1: %2, expert %3</source>
        <translation>Sheepshead, %1: %2, expert %3</translation>
    </message>
    <message>
        <source>Sheepshead, %1: %2</source>
        <translation>Sheepshead, %1: %2</translation>
    </message>
    <message>
        <source>%1 (with undo)</source>
        <comment>a result</comment>
        <translation>%1 (s vracením)</translation>
    </message>
    <message>
        <source>Hands of the day, %1 to %2</source>
        <translation>Rozdání dne, %1 až %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>a player, the sum of a week, and the scores of its days</extracomment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>Sheepshead · hand of the day, %1</source>
        <translation>Sheepshead · rozdání dne, %1</translation>
    </message>
    <message>
        <source>An expert: %1</source>
        <translation>Expert: %1</translation>
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
        <translation>%1 (rozdávající)</translation>
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
        <translation>%1: rozdání %2 z %3</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>Rozdává %1.</translation>
    </message>
    <message>
        <source>From a sorted pack</source>
        <translation>Ze seřazených karet</translation>
    </message>
    <message>
        <source>A number is the seat that the card goes to, B the blind. Only the person who deals for the tables looks at this sheet.</source>
        <translation>Číslo je místo, kam karta patří, T je talon. Na tento list se dívá jen ten, kdo rozdává pro stoly.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>%1: the scores of one table</source>
        <translation>%1: body jednoho stolu</translation>
    </message>
    <message>
        <source>Table: ________</source>
        <translation>Stůl: ________</translation>
    </message>
    <message>
        <source>Every deal stands alone: no doubler waits, and no pot. Players of the same seat at other tables have had the same cards.</source>
        <translation>Každé rozdání stojí samo za sebe: nečeká žádný doubler ani bank. Kdo sedí u jiného stolu na stejném místě, měl stejné karty.</translation>
    </message>
    <message>
        <source>Blind, for the neighbor</source>
        <translation>Talon pro souseda</translation>
    </message>
</context>
<context>
    <name>DeckArt</name>
    <message>
        <source>%1: There is no picture of a card in it.</source>
        <translation>%1: Není v něm obrázek karty.</translation>
    </message>
    <message>
        <source>%1: This is no SVG picture that can be read.</source>
        <translation>%1: Není to čitelný obrázek SVG.</translation>
    </message>
    <message>
        <source>%1: Drawing this deck takes too much time or memory.</source>
        <translation>%1: Kreslení této sady karet trvá příliš dlouho nebo potřebuje příliš mnoho paměti.</translation>
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
        <translation>Takový soubor neexistuje.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation>Tento soubor nesmíš číst.</translation>
    </message>
    <message>
        <source>This is no card deck: there is no [KDE Backdeck].</source>
        <translation>Není to sada karet: chybí [KDE Backdeck].</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Soubor %1 neexistuje.</translation>
    </message>
    <message>
        <source>The file is too long for a card deck.</source>
        <translation>Soubor je na sadu karet příliš dlouhý.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <translation>Sada karet „%1“ neexistuje.</translation>
    </message>
    <message>
        <source>The picture %1 must lie in the same folder.</source>
        <translation>Obrázek %1 musí být ve stejné složce.</translation>
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
        <translation>Barvy jsou jen černé a červené.</translation>
    </message>
    <message>
        <source>The suits differ in color.</source>
        <translation>Každá barva má svůj odstín.</translation>
    </message>
    <message>
        <source>Its ranks stand at the right, so your cards overlap the other way round.</source>
        <translation>Hodnoty jsou vpravo, proto se tvoje karty překrývají opačně.</translation>
    </message>
    <message>
        <source>Its pictures are wider than high, so they are shown small.</source>
        <translation>Obrázky jsou širší než vyšší, proto se ukazují malé.</translation>
    </message>
    <message>
        <source>Missing, and drawn by the program: %1.</source>
        <translation>Chybí a kreslí je program: %1.</translation>
    </message>
    <message>
        <source>It has no back; the program’s own is used.</source>
        <translation>Nemá rub; použije se rub programu.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Two colors</source>
        <translation>Dvoubarevné</translation>
    </message>
    <message>
        <source>Clubs and spades are black, hearts and diamonds red.</source>
        <translation>Kříže a piky jsou černé, srdce a káry červené.</translation>
    </message>
    <message>
        <source>Four colors</source>
        <translation>Čtyřbarevné</translation>
    </message>
    <message>
        <source>Every suit has its own color.</source>
        <translation>Každá barva má svůj odstín.</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Velký tisk</translation>
    </message>
    <message>
        <source>Rank and suit fill the card, for weak eyes.</source>
        <translation>Hodnota a barva vyplňují celou kartu, pro slabší zrak.</translation>
    </message>
    <message>
        <source>Large print, four colors</source>
        <translation>Velký tisk, čtyřbarevné</translation>
    </message>
    <message>
        <source>Rank and suit fill the card, and every suit has its own color.</source>
        <translation>Hodnota a barva vyplňují celou kartu a každá barva má svůj odstín.</translation>
    </message>
    <message>
        <source>Red sweater</source>
        <translation>Červený svetr</translation>
    </message>
    <message>
        <source>Blue sweater</source>
        <translation>Modrý svetr</translation>
    </message>
    <message>
        <source>Argyle</source>
        <translation>Kosočtverce</translation>
    </message>
    <message>
        <source>Snowflakes</source>
        <translation>Sněhové vločky</translation>
    </message>
    <message>
        <source>Trellis</source>
        <translation>Mřížka</translation>
    </message>
    <message>
        <source>Cheese</source>
        <translation>Sýr</translation>
    </message>
</context>
<context>
    <name>DerivationWords</name>
    <message>
        <source>A forced pick is not bumped.</source>
        <translation>Za vynucené braní se bump neplatí.</translation>
    </message>
    <message>
        <source>Everyone passed: %1.</source>
        <translation>Všichni pasovali: %1.</translation>
    </message>
    <message>
        <source>No hand was played, so there is no score.</source>
        <translation>Nic se nehrálo, takže není co zapsat.</translation>
    </message>
    <message>
        <source>Makers: %1.</source>
        <translation>Hrající strana: %1.</translation>
    </message>
    <message>
        <source>Picker: %1, alone.</source>
        <translation>Aktér: %1, bez partnera.</translation>
    </message>
    <message>
        <source>Picker: %1, with %2.</source>
        <translation>Aktér: %1, partner: %2.</translation>
    </message>
    <message>
        <source>Points: %1 for the makers, %2 for the defenders.</source>
        <translation>Očka: %1 pro hrající stranu, %2 pro obranu.</translation>
    </message>
    <message>
        <source>The makers took every trick</source>
        <translation>Hrající strana vzala všechny štychy</translation>
    </message>
    <message>
        <source>The makers won, with the defenders schneider</source>
        <translation>Hrající strana vyhrála a obrana je schneider</translation>
    </message>
    <message>
        <source>The makers won</source>
        <translation>Hrající strana vyhrála</translation>
    </message>
    <message>
        <source>The makers lost</source>
        <translation>Hrající strana prohrála</translation>
    </message>
    <message>
        <source>The makers lost and are schneider</source>
        <translation>Hrající strana prohrála a je schneider</translation>
    </message>
    <message>
        <source>The makers took no trick</source>
        <translation>Hrající strana nevzala žádný štych</translation>
    </message>
    <message>
        <source>%1: a stake of %2.</source>
        <comment>why, and the stake</comment>
        <translation>%1: sazba %2.</translation>
    </message>
    <message>
        <source>%1 reneged and forfeits the hand: a stake of %2.</source>
        <translation>Nepřiznání barvy a prohrané rozdání: %1. Sazba %2.</translation>
    </message>
    <message>
        <source>Sheepshead was called and made: a stake of %1.</source>
        <translation>Sheepshead ohlášen a splněn: sazba %1.</translation>
    </message>
    <message>
        <source>Sheepshead was called and missed: a stake of %1.</source>
        <translation>Sheepshead ohlášen a nesplněn: sazba %1.</translation>
    </message>
    <message>
        <source>%1 cracked</source>
        <translation>Flek (%1)</translation>
    </message>
    <message>
        <source>%1 cracked back</source>
        <translation>Re (%1)</translation>
    </message>
    <message>
        <source>%1 cracked around the corner</source>
        <translation>Re přes roh (%1)</translation>
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
        <translation>Každý obránce platí %1.</translation>
    </message>
    <message>
        <source>Every defender pays %1. A partner gets %1, and the picker gets the rest.</source>
        <translation>Každý obránce platí %1. Partner dostává %1 a aktér zbytek.</translation>
    </message>
    <message>
        <source>Every defender pays %1 to every maker.</source>
        <translation>Každý obránce platí %1 každému z hrající strany.</translation>
    </message>
    <message>
        <source>Every defender gets %1.</source>
        <translation>Každý obránce dostává %1.</translation>
    </message>
    <message>
        <source>Every defender gets %1. A partner pays %1, and the picker pays the rest.</source>
        <translation>Každý obránce dostává %1. Partner platí %1 a aktér zbytek.</translation>
    </message>
    <message>
        <source>Every defender gets %1 from every maker.</source>
        <translation>Každý obránce dostává %1 od každého z hrající strany.</translation>
    </message>
    <message>
        <source>Every defender gets %1. The picker pays it all: the partner is off the hook.</source>
        <translation>Každý obránce dostává %1. Všechno platí aktér, partner nic.</translation>
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
            <numerusform>%n štych</numerusform>
            <numerusform>%n štychy</numerusform>
            <numerusform>%n štychů</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in %3.</source>
        <comment>a player, points, tricks</comment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>The fewest points win.</source>
        <translation>Vyhrává nejméně oček.</translation>
    </message>
    <message>
        <source>The fewest points win. Fewer tricks break the tie.</source>
        <translation>Vyhrává nejméně oček. Při shodě rozhoduje méně štychů.</translation>
    </message>
    <message>
        <source>The only player without a trick wins double.</source>
        <translation>Jediný hráč bez štychu vyhrává dvojnásob.</translation>
    </message>
    <message>
        <source>The fewest points win. The tied players share the win.</source>
        <translation>Vyhrává nejméně oček. Hráči se shodou se o výhru dělí.</translation>
    </message>
    <message>
        <source>The deciding points are tied: no payment.</source>
        <translation>Rozhodující očka jsou shodná: neplatí se.</translation>
    </message>
    <message>
        <source>The most points lose.</source>
        <translation>Prohrává nejvíc oček.</translation>
    </message>
    <message>
        <source>A player who takes every trick wins.</source>
        <translation>Vyhrává hráč, který vezme všechny štychy.</translation>
    </message>
    <message>
        <source>The player with the middle points wins.</source>
        <translation>Vyhrává prostřední počet oček.</translation>
    </message>
    <message>
        <source>The player closest to 30 without going over wins.</source>
        <translation>Vyhrává hráč, který je nejblíž 30 a nemá víc.</translation>
    </message>
    <message>
        <source>The highest count loses.</source>
        <translation>Prohrává nejvyšší součet.</translation>
    </message>
    <message>
        <source>The highest count loses. The highest trump breaks the tie.</source>
        <translation>Prohrává nejvyšší součet. Při shodě rozhoduje nejvyšší trumf.</translation>
    </message>
    <message>
        <source>%1: %2 to each of the others.</source>
        <translation>%1: %2 každému z ostatních.</translation>
    </message>
    <message>
        <source>%1: %2 from each of the others.</source>
        <translation>%1: %2 od každého z ostatních.</translation>
    </message>
    <message>
        <source>%1: a count of %2.</source>
        <translation>%1: součet %2.</translation>
    </message>
    <message>
        <source>60 to 60: a tie.</source>
        <translation>60 ku 60: nerozhodně.</translation>
    </message>
    <message>
        <source>%1 took every trick: a stake of %2.</source>
        <translation>Vítěz se všemi štychy: %1, sazba %2.</translation>
    </message>
    <message>
        <source>%1 won, and the loser is schneider: a stake of %2.</source>
        <translation>Vítěz: %1, a soupeř je schneider: sazba %2.</translation>
    </message>
    <message>
        <source>%1 won: a stake of %2.</source>
        <translation>Vítěz: %1, sazba %2.</translation>
    </message>
    <message>
        <source>Bidder: %1, with %2.</source>
        <translation>Dražitel: %1, partner: %2.</translation>
    </message>
    <message>
        <source>Bidder: %1, a best solo.</source>
        <translation>Dražitel: %1, best-sólo.</translation>
    </message>
    <message>
        <source>Bidder: %1, a side solo.</source>
        <translation>Dražitel: %1, barevné sólo.</translation>
    </message>
    <message>
        <source>Bidder: %1, a billy.</source>
        <translation>Dražitel: %1, billy.</translation>
    </message>
    <message>
        <source>Points: %1 for the bidder&apos;s side, %2 for the others.</source>
        <translation>Očka: %1 pro stranu dražitele, %2 pro ostatní.</translation>
    </message>
    <message>
        <source>One side took every trick.</source>
        <translation>Jedna strana vzala všechny štychy.</translation>
    </message>
    <message>
        <source>One side is schneider.</source>
        <translation>Jedna strana je schneider.</translation>
    </message>
    <message>
        <source>The bid was made. Only the winners score: %1 each.</source>
        <translation>Závazek splněn. Zapisují jen vítězové: každý %1.</translation>
    </message>
    <message>
        <source>The bid was set. Only the winners score: %1 each.</source>
        <translation>Závazek nesplněn. Zapisují jen vítězové: každý %1.</translation>
    </message>
    <message>
        <source>The leaster puts %1 into the pot.</source>
        <translation>Leaster vkládá do banku %1.</translation>
    </message>
    <message>
        <source>The makers won and take %1 from the pot.</source>
        <translation>Hrající strana vyhrála a bere z banku %1.</translation>
    </message>
    <message>
        <source>The makers lost and pay %1 into the pot.</source>
        <translation>Hrající strana prohrála a platí do banku %1.</translation>
    </message>
    <message>
        <source>The pot of %1 was divided.</source>
        <translation>Bank (%1) se rozdělil.</translation>
    </message>
    <message>
        <source>The pot of %1 went to the best hand of the showdown.</source>
        <translation>Bank (%1) získala nejlepší pokerová kombinace.</translation>
    </message>
    <message>
        <source>The new player bought into the pot with %1.</source>
        <translation>Nový hráč vložil do banku %1.</translation>
    </message>
    <message>
        <source>%1: %2 into the pot</source>
        <translation>%1: %2 do banku</translation>
    </message>
    <message>
        <source>%1: %2 from the pot</source>
        <translation>%1: %2 z banku</translation>
    </message>
    <message>
        <source>%1 has the partner card, and neither pays nor is paid.</source>
        <translation>%1 má partnerovu kartu, neplatí a nic nedostane.</translation>
    </message>
    <message>
        <source>Fines put %1 into the pot.</source>
        <translation>Pokuty vložily do banku %1.</translation>
    </message>
    <message>
        <source>A bonus of %1 came from the pot.</source>
        <translation>Z banku byla vyplacena prémie %1.</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>Pick or pass</source>
        <translation>Brát, nebo pasovat</translation>
    </message>
    <message>
        <source>Is this hand worth the blind?</source>
        <translation>Stojí tyto karty za talon?</translation>
    </message>
    <message>
        <source>What to bury</source>
        <translation>Co odložit</translation>
    </message>
    <message>
        <source>The blind is yours: which cards go down?</source>
        <translation>Talon je tvůj: které karty odložíš?</translation>
    </message>
    <message>
        <source>Which ace to call</source>
        <translation>Které eso volat</translation>
    </message>
    <message>
        <source>Which partner helps most?</source>
        <translation>Který partner pomůže nejvíc?</translation>
    </message>
    <message>
        <source>Count the trump</source>
        <translation>Počítání trumfů</translation>
    </message>
    <message>
        <source>How many trump are still out?</source>
        <translation>Kolik trumfů je ještě venku?</translation>
    </message>
    <message>
        <source>Who is the partner?</source>
        <translation>Kdo je partner?</translation>
    </message>
    <message>
        <source>Read from the cards who plays with the picker.</source>
        <translation>Poznej z karet, kdo hraje s aktérem.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) passed before you. Pick or pass?</source>
        <translation>
            <numerusform>Před tebou pasoval %n hráč. Brát talon, nebo pasovat?</numerusform>
            <numerusform>Před tebou pasovali %n hráči. Brát talon, nebo pasovat?</numerusform>
            <numerusform>Před tebou pasovalo %n hráčů. Brát talon, nebo pasovat?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You picked. Bury %n card(s).</source>
        <translation>
            <numerusform>Talon je tvůj. Odlož %n kartu.</numerusform>
            <numerusform>Talon je tvůj. Odlož %n karty.</numerusform>
            <numerusform>Talon je tvůj. Odlož %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have buried. Whom do you call?</source>
        <translation>Odloženo. Koho voláš?</translation>
    </message>
    <message>
        <source>Some tricks are done. Of all trump, you hold some and saw some fall. How many have you not seen yet?</source>
        <translation>Několik štychů je za vámi. Některé trumfy máš v ruce, jiné už padly. Kolik jich ještě nebylo vidět?</translation>
    </message>
    <message>
        <source>%1 picked. From what was played so far: who is most likely the partner?</source>
        <translation>Aktér: %1. Podle toho, co se zatím hrálo: kdo je nejspíš partner?</translation>
    </message>
    <message>
        <source>This decision could not be measured.</source>
        <translation>Toto rozhodnutí se nepodařilo změřit.</translation>
    </message>
    <message>
        <source>Better: %1. %2</source>
        <translation>Lepší: %1. %2</translation>
    </message>
    <message>
        <source>There are %1 trump. %2 you saw played or buried, %3 you hold: %4 are left.</source>
        <translation>Trumfů je %1. Zahraných nebo odložených je vidět %2, v ruce máš %3: zbývá %4.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Správně.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a player and how likely they are the partner</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No one: the picker is alone.</source>
        <translation>Nikdo: aktér je bez partnera.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Partner: %1.</translation>
    </message>
    <message>
        <source>First question</source>
        <translation>První otázka</translation>
    </message>
    <message>
        <source>%1 right in a row, %2 at best</source>
        <translation>správně v řadě: %1, nejlépe %2</translation>
    </message>
    <message>
        <source>%1 of the last %2 right</source>
        <translation>správně %1 z posledních %2</translation>
    </message>
    <message>
        <source>%1 (before: %2 of %3)</source>
        <translation>%1 (předtím %2 z %3)</translation>
    </message>
    <message>
        <source>%1: score %2, wins %3</source>
        <extracomment>a choice, the score expected, and how often it wins</extracomment>
        <translation>%1: skóre %2, vyhrává %3</translation>
    </message>
    <message>
        <source>You speak first. Pick or pass?</source>
        <translation>Mluvíš první. Brát talon, nebo pasovat?</translation>
    </message>
    <message>
        <source>That was the best choice.</source>
        <translation>To byla nejlepší volba.</translation>
    </message>
    <message>
        <source>Good: its score is only %1 lower than the best.</source>
        <translation>Dobře: skóre je jen o %1 nižší než u nejlepší volby.</translation>
    </message>
    <message>
        <source>That lowers your score by %1 on average.</source>
        <translation>Tím se tvé skóre v průměru sníží o %1.</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Tvoje vlastní chyby</translation>
    </message>
    <message>
        <source>Costly decisions of hands that count come back: a few a day, the better you know them the later.</source>
        <translation>Drahá rozhodnutí z her, které se počítají, se vracejí: pár denně, a čím lépe je znáš, tím později.</translation>
    </message>
    <message>
        <source>You often pick with too weak a hand</source>
        <translation>Často bereš s příliš slabými kartami</translation>
    </message>
    <message>
        <source>You often pass a hand that is good enough to pick</source>
        <translation>Často pasuješ s kartami, se kterými se vyplatí brát</translation>
    </message>
    <message>
        <source>You often bury trump</source>
        <translation>Často odkládáš trumfy</translation>
    </message>
    <message>
        <source>You often bury too few points</source>
        <translation>Často odkládáš málo bodů</translation>
    </message>
    <message>
        <source>You often bury the wrong fail cards</source>
        <translation>Často odkládáš nesprávné netrumfové karty</translation>
    </message>
    <message>
        <source>You often go alone where a partner would help</source>
        <translation>Často hraješ bez partnera, i když by pomohl</translation>
    </message>
    <message>
        <source>You often call a partner where playing alone would pay more</source>
        <translation>Často voláš partnera, i když by se víc vyplatilo hrát bez něj</translation>
    </message>
    <message>
        <source>You often call the wrong card</source>
        <translation>Často voláš nesprávnou kartu</translation>
    </message>
    <message>
        <source>You often lead trump where a fail suit is better</source>
        <translation>Často vynášíš trumf, když je lepší netrumfová barva</translation>
    </message>
    <message>
        <source>You often lead a fail suit where trump is better</source>
        <translation>Často vynášíš netrumfovou barvu, když je lepší trumf</translation>
    </message>
    <message>
        <source>You often lead the wrong card of the right kind</source>
        <translation>Často vynášíš správný druh, ale nesprávnou kartu</translation>
    </message>
    <message>
        <source>You often put too many points on a trick</source>
        <translation>Často dáváš do štychu moc bodů</translation>
    </message>
    <message>
        <source>You often keep points that belong on the trick</source>
        <translation>Často si necháváš body, které patří do štychu</translation>
    </message>
    <message>
        <source>You often follow with the wrong card</source>
        <translation>Často přidáváš nesprávnou kartu</translation>
    </message>
    <message>
        <source>%1 led to this trick. Which card do you play?</source>
        <translation>Do tohoto štychu vynáší %1. Kterou kartu zahraješ?</translation>
    </message>
    <message>
        <source>You lead. Which card?</source>
        <translation>Vynášíš. Kterou kartu?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Co uděláš?</translation>
    </message>
    <message>
        <source>Your decision here on %1 was costly.</source>
        <translation>Tvoje rozhodnutí tady (%1) bylo drahé.</translation>
    </message>
    <message>
        <source>Your decision here was costly.</source>
        <translation>Tvoje rozhodnutí tady bylo drahé.</translation>
    </message>
    <message>
        <source>%1 for today, %2 later, %3 known</source>
        <extracomment>mistakes: how many are asked today still, on another day, and not any more</extracomment>
        <translation>%1 na dnes, %2 později, %3 zvládnuto</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hand(s)</source>
        <extracomment>a habit, and in how many hands it was seen</extracomment>
        <translation>
            <numerusform>%1: %n hra</numerusform>
            <numerusform>%1: %n hry</numerusform>
            <numerusform>%1: %n her</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>You deal and sit out.</source>
        <translation>Rozdáváš a vynecháváš.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Rozdáváš.</translation>
    </message>
    <message>
        <source>%1 deals and sits out.</source>
        <translation>%1 rozdává a vynechává.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 rozdává.</translation>
    </message>
    <message>
        <source>A doubler: the hand counts ×%1.</source>
        <translation>Doubler: rozdání se počítá ×%1.</translation>
    </message>
    <message>
        <source>You show a hand without ace, face card or trump: %1.</source>
        <translation>Ukazuješ karty bez esa, figury a trumfu: %1.</translation>
    </message>
    <message>
        <source>%1 shows a hand without ace, face card or trump: %2.</source>
        <translation>%1 ukazuje karty bez esa, figury a trumfu: %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasuješ.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasuje.</translation>
    </message>
    <message>
        <source>You pick blind. The unseen blind is the bury, and the stake doubles.</source>
        <translation>Bereš naslepo. Neviděný talon platí za odložené karty a sazba se zdvojnásobuje.</translation>
    </message>
    <message>
        <source>%1 picks blind. The unseen blind is the bury, and the stake doubles.</source>
        <translation>%1 bere naslepo. Neviděný talon platí za odložené karty a sazba se zdvojnásobuje.</translation>
    </message>
    <message>
        <source>You have to pick.</source>
        <translation>Musíš brát talon.</translation>
    </message>
    <message>
        <source>You pick.</source>
        <translation>Bereš talon.</translation>
    </message>
    <message>
        <source>%1 has to pick.</source>
        <translation>%1 musí brát talon.</translation>
    </message>
    <message>
        <source>%1 picks.</source>
        <translation>%1 bere talon.</translation>
    </message>
    <message>
        <source>Called with the pick: %1.</source>
        <translation>Zavoláno při braní: %1.</translation>
    </message>
    <message>
        <source>In the blind: %1.</source>
        <translation>V talonu: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buries %n card(s), among them %2.</source>
        <translation>
            <numerusform>%1 odkládá %n kartu, a to: %2.</numerusform>
            <numerusform>%1 odkládá %n karty, mezi nimi: %2.</numerusform>
            <numerusform>%1 odkládá %n karet, mezi nimi: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You bury %1: %2.</source>
        <translation>Odkládáš %1: %2.</translation>
    </message>
    <message>
        <source>%1 buries %2: %3.</source>
        <translation>%1 odkládá %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buries %n card(s).</source>
        <translation>
            <numerusform>%1 odkládá %n kartu.</numerusform>
            <numerusform>%1 odkládá %n karty.</numerusform>
            <numerusform>%1 odkládá %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>You call %1.</source>
        <translation>Voláš: %1.</translation>
    </message>
    <message>
        <source>%1 calls %2.</source>
        <translation>%1 volá: %2.</translation>
    </message>
    <message>
        <source>The holder of %1 is the partner.</source>
        <translation>Kdo má kartu %1, je partner.</translation>
    </message>
    <message>
        <source>Face down as the under: %1.</source>
        <translation>Rubem nahoru jako under: %1.</translation>
    </message>
    <message>
        <source>One card lies face down as the under.</source>
        <translation>Jedna karta leží rubem nahoru jako under.</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Hraješ bez partnera.</translation>
    </message>
    <message>
        <source>%1 plays alone.</source>
        <translation>%1 hraje bez partnera.</translation>
    </message>
    <message>
        <source>You call sheepshead and bet on every trick.</source>
        <translation>Ohlašuješ sheepshead a sázíš na všechny štychy.</translation>
    </message>
    <message>
        <source>%1 calls sheepshead and bets on every trick.</source>
        <translation>%1 ohlašuje sheepshead a sází na všechny štychy.</translation>
    </message>
    <message>
        <source>You vote for a doubler.</source>
        <translation>Hlasuješ pro doubler.</translation>
    </message>
    <message>
        <source>%1 votes for a doubler.</source>
        <translation>%1 hlasuje pro doubler.</translation>
    </message>
    <message>
        <source>You vote for a leaster.</source>
        <translation>Hlasuješ pro leaster.</translation>
    </message>
    <message>
        <source>%1 votes for a leaster.</source>
        <translation>%1 hlasuje pro leaster.</translation>
    </message>
    <message>
        <source>You bid a solo.</source>
        <translation>Dražíš sólo.</translation>
    </message>
    <message>
        <source>%1 bids a solo.</source>
        <translation>%1 draží sólo.</translation>
    </message>
    <message>
        <source>You bid to call a partner.</source>
        <translation>Dražíš volání partnera.</translation>
    </message>
    <message>
        <source>%1 bids a call.</source>
        <translation>%1 draží volání.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Hraješ: %1.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 hraje: %2.</translation>
    </message>
    <message>
        <source>You take the rest of the blind: %1.</source>
        <translation>Bereš zbytek talonu: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) of the blind.</source>
        <translation>
            <numerusform>%1 bere z talonu %n kartu.</numerusform>
            <numerusform>%1 bere z talonu %n karty.</numerusform>
            <numerusform>%1 bere z talonu %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>You crack: the hand counts ×%1.</source>
        <translation>Dáváš flek: rozdání se počítá ×%1.</translation>
    </message>
    <message>
        <source>%1 cracks: the hand counts ×%2.</source>
        <translation>%1 dává flek: rozdání se počítá ×%2.</translation>
    </message>
    <message>
        <source>You crack back: the hand counts ×%1.</source>
        <translation>Dáváš re: rozdání se počítá ×%1.</translation>
    </message>
    <message>
        <source>%1 cracks back: the hand counts ×%2.</source>
        <translation>%1 dává re: rozdání se počítá ×%2.</translation>
    </message>
    <message>
        <source>You crack around the corner: the hand counts ×%1.</source>
        <translation>Dáváš re přes roh: rozdání se počítá ×%1.</translation>
    </message>
    <message>
        <source>%1 cracks around the corner: the hand counts ×%2.</source>
        <translation>%1 dává re přes roh: rozdání se počítá ×%2.</translation>
    </message>
    <message>
        <source>You show %1: the hand counts ×%2.</source>
        <translation>Ukazuješ %1: rozdání se počítá ×%2.</translation>
    </message>
    <message>
        <source>%1 shows %2: the hand counts ×%3.</source>
        <translation>%1 ukazuje %2: rozdání se počítá ×%3.</translation>
    </message>
    <message>
        <source>You play the under, %1.</source>
        <translation>Hraješ under: %1.</translation>
    </message>
    <message>
        <source>%1 plays the card that lay face down.</source>
        <translation>%1 hraje kartu, která ležela rubem nahoru.</translation>
    </message>
    <message>
        <source>You had the partner jack: one partner fewer.</source>
        <translation>Partnerského kluka máš ty: o partnera méně.</translation>
    </message>
    <message>
        <source>%1 had the partner jack: one partner fewer.</source>
        <translation>Partnerského kluka má %1: o partnera méně.</translation>
    </message>
    <message>
        <source>You took the first trick and play alone.</source>
        <translation>První štych je tvůj a hraješ bez partnera.</translation>
    </message>
    <message>
        <source>%1 took the first trick and plays alone.</source>
        <translation>%1 bere první štych a hraje bez partnera.</translation>
    </message>
    <message>
        <source>Your secret is out: you play alone.</source>
        <translation>Tajemství je venku: hraješ bez partnera.</translation>
    </message>
    <message>
        <source>%1 was alone in secret.</source>
        <translation>Tajně bez partnera: %1.</translation>
    </message>
    <message>
        <source>You are known as one of the makers.</source>
        <translation>Už se ví, že patříš k hrající straně.</translation>
    </message>
    <message>
        <source>%1 is one of the makers.</source>
        <translation>%1 patří k hrající straně.</translation>
    </message>
    <message>
        <source>You are a partner.</source>
        <translation>Jsi partner.</translation>
    </message>
    <message>
        <source>%1 is a partner.</source>
        <translation>%1 je partner.</translation>
    </message>
    <message>
        <source>You are the partner.</source>
        <translation>Jsi partner.</translation>
    </message>
    <message>
        <source>%1 is the partner.</source>
        <translation>Partner: %1.</translation>
    </message>
    <message>
        <source>You take trick %1 and the blind with it.</source>
        <translation>Bereš %1. štych a s ním talon.</translation>
    </message>
    <message>
        <source>%1 takes trick %2 and the blind with it.</source>
        <translation>%1 bere %2. štych a s ním talon.</translation>
    </message>
    <message>
        <source>You take trick %1.</source>
        <translation>Bereš %1. štych.</translation>
    </message>
    <message>
        <source>%1 takes trick %2.</source>
        <translation>%1 bere %2. štych.</translation>
    </message>
    <message>
        <source>You turn %1.</source>
        <translation>Odkrýváš: %1.</translation>
    </message>
    <message>
        <source>%1 turns %2.</source>
        <translation>%1 odkrývá: %2.</translation>
    </message>
    <message>
        <source>You could have followed suit and did not: your side forfeits the hand.</source>
        <translation>Nepřiznáváš barvu, i když ji máš: tvá strana prohrává rozdání.</translation>
    </message>
    <message>
        <source>%1 could have followed suit and did not: that side forfeits the hand.</source>
        <translation>%1 nepřiznává barvu, i když ji má: tato strana prohrává rozdání.</translation>
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
        <translation>Je to jediná povolená karta.</translation>
    </message>
    <message>
        <source>It is the only legal choice.</source>
        <translation>Je to jediná povolená volba.</translation>
    </message>
    <message>
        <source>This is the play by the book. No possible deal was found to test it with.</source>
        <translation>Takto se to hraje podle učebnice. Žádné rozložení karet k vyzkoušení se nenašlo.</translation>
    </message>
    <message>
        <source>It is close: %1 is almost as good.</source>
        <translation>Je to těsné, skoro stejně dobré je: %1.</translation>
    </message>
    <message>
        <source>A defender does not lead trump this early: the other defenders would not expect %1.</source>
        <translation>Obránce takhle brzy trumf nevynáší: ostatní obránci by to nečekali (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n dáma</numerusform>
            <numerusform>%n dámy</numerusform>
            <numerusform>%n dam</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s)</source>
        <translation>
            <numerusform>%n kluk</numerusform>
            <numerusform>%n kluci</numerusform>
            <numerusform>%n kluků</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no trump.</source>
        <translation>Nemáš žádný trumf.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump.</source>
        <translation>
            <numerusform>Máš %n trumf.</numerusform>
            <numerusform>Máš %n trumfy.</numerusform>
            <numerusform>Máš %n trumfů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump, %1 among them.</source>
        <translation>
            <numerusform>Máš %n trumf, z toho %1.</numerusform>
            <numerusform>Máš %n trumfy, z toho %1.</numerusform>
            <numerusform>Máš %n trumfů, z toho %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You also have %n fail ace(s).</source>
        <translation>
            <numerusform>K tomu máš %n netrumfové eso.</numerusform>
            <numerusform>K tomu máš %n netrumfová esa.</numerusform>
            <numerusform>K tomu máš %n netrumfových es.</numerusform>
        </translation>
    </message>
    <message>
        <source>After your pass the others all pass %1.</source>
        <translation>Po tvém pasu pasují i všichni ostatní %1.</translation>
    </message>
    <message>
        <source>After your pass another player bids %1.</source>
        <translation>Po tvém pasu draží někdo jiný %1.</translation>
    </message>
    <message>
        <source>After your pass another player picks %1.</source>
        <translation>Po tvém pasu bere talon někdo jiný %1.</translation>
    </message>
    <message>
        <source>After your pass another player bids %1, and all pass %2.</source>
        <translation>Po tvém pasu draží někdo jiný %1 a všichni pasují %2.</translation>
    </message>
    <message>
        <source>After your pass another player picks %1, and all pass %2.</source>
        <translation>Po tvém pasu bere talon někdo jiný %1 a všichni pasují %2.</translation>
    </message>
    <message>
        <source>%1 are led for the first time, and you hold the called card, %2.</source>
        <translation>%1: barva se vynáší poprvé a volanou kartu máš ty: %2.</translation>
    </message>
    <message>
        <source>%1 are led for the first time, and the called card, %2, has not been played yet.</source>
        <translation>%1: barva se vynáší poprvé a volaná karta ještě nepadla: %2.</translation>
    </message>
    <message>
        <source>%1 have not been led, and you still hold the called card, %2.</source>
        <translation>%1: barva se ještě nevynášela a volanou kartu máš pořád ty: %2.</translation>
    </message>
    <message>
        <source>%1 have not been led: the called card, %2, is still out.</source>
        <translation>%1: barva se ještě nevynášela a volaná karta je pořád venku: %2.</translation>
    </message>
    <message>
        <source>%1 has the trick so far.</source>
        <translation>Štych má zatím %1.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side.</source>
        <translation>Štych má zatím %1, na tvé straně.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and plays against you.</source>
        <translation>Štych má zatím %1, proti tobě.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side %2.</source>
        <translation>Štych má zatím %1, na tvé straně %2.</translation>
    </message>
    <message>
        <source>The most likely partner is %1, %2.</source>
        <translation>Nejpravděpodobnější partner je %1, %2.</translation>
    </message>
    <message>
        <source>%1 picks on very little.</source>
        <extracomment>about a player who picked this hand, from what was noticed in earlier hands</extracomment>
        <translation>%1 bere talon i na slabé karty.</translation>
    </message>
    <message>
        <source>%1 picks on strong hands only.</source>
        <translation>%1 bere talon jen na silné karty.</translation>
    </message>
    <message>
        <source>You play last to this trick.</source>
        <translation>V tomto štychu hraješ na konci.</translation>
    </message>
    <message>
        <source>It takes the trick: no card still to come beats it.</source>
        <translation>Štych je jistý: žádná karta, která ještě přijde, ji nepřebije.</translation>
    </message>
    <message>
        <source>It takes the trick %1</source>
        <translation>Karta bere štych %1</translation>
    </message>
    <message>
        <source>Your side takes the trick %1</source>
        <translation>Tvá strana bere štych %1</translation>
    </message>
    <message>
        <source>It is trumped %1.</source>
        <translation>Někdo ji přebije trumfem %1.</translation>
    </message>
    <message>
        <source>A higher card beats it %1.</source>
        <translation>Přebije ji vyšší karta %1.</translation>
    </message>
    <message>
        <source>It is trumped %1, and a higher card beats it %2.</source>
        <translation>Někdo ji přebije trumfem %1 a vyšší karta ji přebije %2.</translation>
    </message>
    <message>
        <source>It gives the other player about %1 less in this trick than %2.</source>
        <translation>Karta dá soupeři v tomto štychu asi o %1 méně než %2.</translation>
    </message>
    <message>
        <source>It gives the others about %1 less in this trick than %2.</source>
        <translation>Karta dá ostatním v tomto štychu asi o %1 méně než %2.</translation>
    </message>
    <message>
        <source>It brings you about %1 more in this trick than %2.</source>
        <translation>Karta ti přinese v tomto štychu asi o %1 víc než %2.</translation>
    </message>
    <message>
        <source>It brings your side about %1 more in this trick than %2.</source>
        <translation>Karta přinese tvé straně v tomto štychu asi o %1 víc než %2.</translation>
    </message>
    <message>
        <source>It forces the called card, and shows the partner, %1</source>
        <translation>Karta vynutí volanou kartu a ukáže partnera %1</translation>
    </message>
    <message numerus="yes">
        <source>%n trump are still out; the lead draws about %1 of them from the other side.</source>
        <translation>
            <numerusform>Venku je ještě %n trumf; tento výnos jich z druhé strany vytáhne asi %1.</numerusform>
            <numerusform>Venku jsou ještě %n trumfy; tento výnos jich z druhé strany vytáhne asi %1.</numerusform>
            <numerusform>Venku je ještě %n trumfů; tento výnos jich z druhé strany vytáhne asi %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves you void in %1, so you can trump them.</source>
        <translation>Zbavíš se barvy (%1) a můžeš ji trumfovat.</translation>
    </message>
    <message>
        <source>It keeps %1 for later.</source>
        <translation>Na později ti zůstane: %1.</translation>
    </message>
    <message>
        <source>It buries %1 for your side</source>
        <translation>Tvé straně odloží %1</translation>
    </message>
    <message>
        <source>It buries %1 for your side and leaves you void in %2</source>
        <translation>Tvé straně odloží %1 a zbaví tě barvy: %2</translation>
    </message>
    <message>
        <source>Your under counts as a card of %1.</source>
        <translation>Tvůj under platí jako karta barvy %1.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of %1.</source>
        <translation>
            <numerusform>Máš %n kartu barvy %1.</numerusform>
            <numerusform>Máš %n karty barvy %1.</numerusform>
            <numerusform>Máš %n karet barvy %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side takes the trick with the called card %1</source>
        <translation>Tvá strana bere štych s volanou kartou %1</translation>
    </message>
    <message>
        <source>The hand then counts ×%1.</source>
        <translation>Rozdání se pak počítá ×%1.</translation>
    </message>
    <message>
        <source>After a raise the hand would count ×%1.</source>
        <translation>Po zvýšení by se rozdání počítalo ×%1.</translation>
    </message>
    <message>
        <source>You end with about %1</source>
        <translation>Na konci máš asi %1</translation>
    </message>
    <message>
        <source>Your side ends with about %1</source>
        <translation>Na konci má tvá strana asi %1</translation>
    </message>
    <message>
        <source>You win the hand %1</source>
        <translation>Rozdání vyhráváš %1</translation>
    </message>
    <message>
        <source>It is worth %1 on the sheet</source>
        <translation>V zápisu to vynese %1</translation>
    </message>
    <message>
        <source>in almost no deal</source>
        <translation>skoro v žádném rozdání</translation>
    </message>
    <message>
        <source>in almost every deal</source>
        <translation>skoro v každém rozdání</translation>
    </message>
    <message>
        <source>in %1 of 10 deals</source>
        <translation>%1krát z 10 rozdání</translation>
    </message>
    <message>
        <source>If you pass too, it is a leaster.</source>
        <translation>Když také pasuješ, hraje se leaster.</translation>
    </message>
    <message>
        <source>If you pass too, everyone has passed.</source>
        <translation>Když také pasuješ, pasovali všichni.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump, but no queen.</source>
        <translation>
            <numerusform>Máš %n trumf, ale žádnou dámu.</numerusform>
            <numerusform>Máš %n trumfy, ale žádnou dámu.</numerusform>
            <numerusform>Máš %n trumfů, ale žádnou dámu.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side: put %2 on it.</source>
        <translation>Štych má zatím %1, na tvé straně: přidej do něj body (%2).</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side %2: put %3 on it.</source>
        <translation>Štych má zatím %1, na tvé straně %2: přidej do něj body (%3).</translation>
    </message>
    <message>
        <source>You are the partner: a trump lead helps the picker.</source>
        <translation>Jsi partner: výnos trumfu pomáhá aktérovi.</translation>
    </message>
    <message>
        <source>After that: %1.</source>
        <extracomment>what to do next, such as &quot;Call the ace of clubs&quot;</extracomment>
        <translation>Potom: %1.</translation>
    </message>
    <message>
        <source>A lost pick counts double; otherwise you would pick.</source>
        <translation>Prohra aktéra se počítá dvojnásob; jinak by bylo lepší brát.</translation>
    </message>
    <message>
        <source>A lost pick counts double: that is most of the difference.</source>
        <translation>Prohra aktéra se počítá dvojnásob: to tvoří většinu rozdílu.</translation>
    </message>
    <message>
        <source>You have no trick yet, and without one you cannot win.</source>
        <translation>Nemáš ještě žádný štych a bez štychu nemůžeš vyhrát.</translation>
    </message>
    <message>
        <source>You have a trick already: more of them only bring points.</source>
        <translation>Štych už máš: další přinesou jen body.</translation>
    </message>
    <message>
        <source>The trick goes to another player: put your points on it.</source>
        <translation>Štych vezme někdo jiný: dej do něj své body.</translation>
    </message>
    <message>
        <source>The queen would make you one of the makers.</source>
        <translation>Dáma by tě zařadila k hrající straně.</translation>
    </message>
    <message>
        <source>The queen makes you one of the makers.</source>
        <translation>S dámou patříš k hrající straně.</translation>
    </message>
    <message>
        <source>Then choose “%1”.</source>
        <extracomment>4H-5, after the bid of a solo: which button to press then, as &quot;Billy: no trick&quot;</extracomment>
        <translation>Potom zvolte „%1“.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump: %1.</source>
        <translation>
            <numerusform>Máš %n trumf: %1.</numerusform>
            <numerusform>Máš %n trumfy: %1.</numerusform>
            <numerusform>Máš %n trumfů: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep %3 back: the picker, %1, still plays to this trick and would take it %2.</source>
        <translation>Body si nech (%3): aktér, %1, v tomto štychu ještě hraje a vzal by ho s nimi %2.</translation>
    </message>
    <message>
        <source>Keep %3 back: %1 still plays to this trick and would take it %2.</source>
        <translation>Body si nech (%3): %1 v tomto štychu ještě hraje a může ho s nimi vzít %2.</translation>
    </message>
    <message>
        <source>It buries no points</source>
        <translation>Neodloží žádné body</translation>
    </message>
    <message>
        <source>It buries no points, but leaves you void in %1</source>
        <translation>Neodloží žádné body, ale zbaví tě barvy: %1</translation>
    </message>
    <message>
        <source>always</source>
        <translation>vždy</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikdy</translation>
    </message>
    <message>
        <source>It cannot take the trick</source>
        <translation>Karta nemůže vzít štych</translation>
    </message>
    <message>
        <source>It forces the called card, and shows the partner.</source>
        <translation>Karta vynutí volanou kartu a ukáže partnera.</translation>
    </message>
    <message>
        <source>It makes no difference: %1 is just as good.</source>
        <translation>Je to jedno, stejně dobré je: %1.</translation>
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
        <translation>všechny štychy</translation>
    </message>
    <message>
        <source>renege</source>
        <translation>nepřiznání barvy</translation>
    </message>
    <message>
        <source>sheepshead</source>
        <translation>sheepshead</translation>
    </message>
    <message>
        <source>Double on the bump</source>
        <translation>Bump</translation>
    </message>
    <message>
        <source>bump</source>
        <translation>bump</translation>
    </message>
    <message>
        <source>Picked blind</source>
        <translation>Bráno naslepo</translation>
    </message>
    <message>
        <source>blind pick</source>
        <translation>braní naslepo</translation>
    </message>
    <message>
        <source>Cracks and blitzes</source>
        <translation>Fleky, re a blitzy</translation>
    </message>
    <message>
        <source>raised</source>
        <translation>zvýšeno</translation>
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
        <translation>Břidlicově modrá</translation>
    </message>
    <message>
        <source>Forest green</source>
        <translation>Lesní zelená</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Vínová</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Dub</translation>
    </message>
    <message>
        <source>Charcoal knit</source>
        <translation>Uhlově šedá, pletená</translation>
    </message>
    <message>
        <source>Red plaid</source>
        <translation>Červená kostkovaná</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Everyone passed: a leaster. The fewest points win.</source>
        <translation>Všichni pasovali: leaster. Vyhrává nejméně oček.</translation>
    </message>
    <message>
        <source>Everyone passed: a moster. The most points lose.</source>
        <translation>Všichni pasovali: moster. Prohrává nejvíc oček.</translation>
    </message>
    <message>
        <source>Everyone passed: a mittler. The player with the middle points wins.</source>
        <translation>Všichni pasovali: mittler. Vyhrává prostřední počet oček.</translation>
    </message>
    <message>
        <source>Everyone passed: a schneidster. The player closest to 30 without going over wins.</source>
        <translation>Všichni pasovali: schneidster. Vyhrává hráč, který je nejblíž 30 a nemá víc.</translation>
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
        <translation>best-sólo</translation>
    </message>
    <message>
        <source>a solo in %1</source>
        <translation>sólo: %1</translation>
    </message>
    <message>
        <source>a billy: no trick at all</source>
        <translation>billy: vůbec žádný štych</translation>
    </message>
    <message>
        <source>both black queens</source>
        <translation>obě černé dámy</translation>
    </message>
    <message>
        <source>both red queens</source>
        <translation>obě červené dámy</translation>
    </message>
    <message>
        <source>both black jacks</source>
        <translation>oba černé kluky</translation>
    </message>
    <message>
        <source>You passed a strong hand (power %1): a mauer.</source>
        <translation>Pas se silnými kartami (síla %1): mauer na tebe.</translation>
    </message>
    <message>
        <source>%1 passed a strong hand (power %2): a mauer.</source>
        <translation>%1: pas se silnými kartami (síla %2), tedy mauer.</translation>
    </message>
    <message>
        <source>%1 (power %2)</source>
        <extracomment>a player, and the power of the hand that was passed</extracomment>
        <translation>%1 (síla %2)</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Mauers, who passed a strong hand: %1.</source>
        <translation>Mauer, tedy pas se silnými kartami: %1.</translation>
    </message>
    <message>
        <source>all four jacks</source>
        <translation>všichni čtyři kluci</translation>
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
        <translation>Slovníček vysvětluje: %1.</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Klávesa</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Co dělá</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Příkaz</translation>
    </message>
</context>
<context>
    <name>IndianaWords</name>
    <message>
        <source>%1 win</source>
        <comment>several players</comment>
        <translation>Vyhrávají: %1</translation>
    </message>
    <message>
        <source>%1 lose</source>
        <comment>several players</comment>
        <translation>Prohrávají: %1</translation>
    </message>
    <message>
        <source>You win your solo</source>
        <translation>Vyhráváš své sólo</translation>
    </message>
    <message>
        <source>You lose your solo</source>
        <translation>Prohráváš své sólo</translation>
    </message>
    <message>
        <source>%1 wins the solo</source>
        <translation>%1 vyhrává sólo</translation>
    </message>
    <message>
        <source>%1 loses the solo</source>
        <translation>%1 prohrává sólo</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, %2 to %3.</source>
        <translation>%1, %2 ku %3.</translation>
    </message>
    <message>
        <source>A billy: not one trick.</source>
        <translation>Billy: ani jeden štych.</translation>
    </message>
    <message>
        <source>A billy, and a trick was taken.</source>
        <translation>Billy, a padl štych.</translation>
    </message>
    <message>
        <source>Every trick was taken.</source>
        <translation>Všechny štychy na jedné straně.</translation>
    </message>
    <message>
        <source>No trick was taken.</source>
        <translation>Žádný štych.</translation>
    </message>
    <message>
        <source>61 were needed.</source>
        <translation>Bylo potřeba 61.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Vlevo, Vpravo, Home, End</translation>
    </message>
    <message>
        <source>Move from card to card</source>
        <translation>Přejít z karty na kartu</translation>
    </message>
    <message>
        <source>Ctrl and Left or Right</source>
        <translation>Ctrl a Vlevo nebo Vpravo</translation>
    </message>
    <message>
        <source>Move the card to another place in your hand</source>
        <translation>Přesunout kartu v ruce na jiné místo</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Nahoru, Dolů</translation>
    </message>
    <message>
        <source>With two players: move between the rows of cards</source>
        <translation>Ve dvou hráčích: přejít mezi řadami karet</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Enter nebo mezerník</translation>
    </message>
    <message>
        <source>Play the card, mark it for the bury, or press the button</source>
        <translation>Zahrát kartu, označit ji k odložení nebo stisknout tlačítko</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 až 9, 0</translation>
    </message>
    <message>
        <source>Play or mark the first, second, … ninth, tenth card</source>
        <translation>Zahrát nebo označit první, druhou, … devátou, desátou kartu</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move from the cards to the buttons above them</source>
        <translation>Přejít od karet k tlačítkům nad nimi</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter on the score sheet</source>
        <translation>Enter v zápisu</translation>
    </message>
    <message>
        <source>Explain the score of the hand</source>
        <translation>Vysvětlit výsledek rozdání</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Klávesy</translation>
    </message>
    <message>
        <source>Close the hint, the tricks or the trump that is out</source>
        <translation>Zavřít radu, štychy nebo trumfy venku</translation>
    </message>
    <message>
        <source>Left, Right, Home, End in the tricks of a hand</source>
        <translation>Vlevo, Vpravo, Home, End ve štyších rozdání</translation>
    </message>
    <message>
        <source>Page through them</source>
        <translation>Listovat jimi</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Deal the next hand, from anywhere in the window</source>
        <translation>Rozdat další rozdání, odkudkoli v okně</translation>
    </message>
</context>
<context>
    <name>LevelSuggestion</name>
    <message>
        <source>Your score of the last %1 hands is %2. Would you like stronger players?</source>
        <translation>Tvůj výsledek za posledních %1 rozdání je %2. Chceš silnější hráče?</translation>
    </message>
    <message>
        <source>Your score of the last %1 hands is %2. Would you like easier players?</source>
        <translation>Tvůj výsledek za posledních %1 rozdání je %2. Chceš snazší hráče?</translation>
    </message>
    <message>
        <source>Stronger &amp;players</source>
        <translation>&amp;Silnější hráči</translation>
    </message>
    <message>
        <source>Easier &amp;players</source>
        <translation>&amp;Snazší hráči</translation>
    </message>
</context>
<context>
    <name>LineLetters</name>
    <message>
        <source>w</source>
        <comment>typed in short: won</comment>
        <translation>v</translation>
    </message>
    <message>
        <source>s</source>
        <comment>typed in short: schneider</comment>
        <translation>s</translation>
    </message>
    <message>
        <source>a</source>
        <comment>typed in short: every trick</comment>
        <translation>vš</translation>
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
        <translation>ž</translation>
    </message>
    <message>
        <source>c</source>
        <comment>typed in short: crack</comment>
        <translation>flek</translation>
    </message>
    <message>
        <source>b</source>
        <comment>typed in short: blitz</comment>
        <translation>b</translation>
    </message>
    <message>
        <source>f</source>
        <comment>typed in short: had to pick</comment>
        <translation>vy</translation>
    </message>
    <message>
        <source>k</source>
        <comment>typed in short: picked blind</comment>
        <translation>na</translation>
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
        <translation>sl</translation>
    </message>
    <message>
        <source>best</source>
        <comment>typed in short: best solo</comment>
        <translation>best</translation>
    </message>
    <message>
        <source>side</source>
        <comment>typed in short: side solo</comment>
        <translation>barva</translation>
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
        <translation>%1 z %2 (%3 %)</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Ostatní</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>očekáváno</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdikt</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>V průměru</translation>
    </message>
    <message>
        <source>You, hands by number</source>
        <translation>Ty, rozdání podle počtu</translation>
    </message>
    <message>
        <source>You, on average</source>
        <translation>Ty, v průměru</translation>
    </message>
    <message>
        <source>The others, on average</source>
        <translation>Ostatní, v průměru</translation>
    </message>
    <message>
        <source>Trump dealt to a hand</source>
        <translation>Rozdané trumfy na hráče</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumfy</translation>
    </message>
    <message>
        <source>Queens dealt to a hand</source>
        <translation>Rozdané dámy na hráče</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Dámy</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Talony</translation>
    </message>
    <message>
        <source>Trump in the blind</source>
        <translation>Trumfy v talonu</translation>
    </message>
    <message>
        <source>happened</source>
        <translation>nastalo</translation>
    </message>
    <message>
        <source>of hands</source>
        <translation>z rozdání</translation>
    </message>
    <message>
        <source>Hands dealt with the queen of clubs</source>
        <translation>Rozdání s křížovou dámou v ruce</translation>
    </message>
    <message>
        <source>of calls</source>
        <translation>z volání</translation>
    </message>
    <message>
        <source>You called</source>
        <translation>Tvoje volání</translation>
    </message>
    <message>
        <source>Others called</source>
        <translation>Volání ostatních</translation>
    </message>
    <message>
        <source>Called suits that could go round</source>
        <translation>Volané barvy, které mohly projít</translation>
    </message>
    <message>
        <source>Every player except the picker was dealt a card of the called suit. Only pickers who were asked first are counted: an earlier pass says something about the cards, and then there is no exact expectation.</source>
        <translation>Každý hráč kromě aktéra dostal kartu volané barvy. Počítají se jen aktéři, kteří byli na řadě první: dřívější pas něco prozrazuje o kartách a přesné očekávání pak neexistuje.</translation>
    </message>
    <message>
        <source>Asked, from dealer&apos;s left</source>
        <translation>Na řadě, zleva od rozdávajícího</translation>
    </message>
    <message>
        <source>Leasters and other games without a picker</source>
        <translation>Leastery a jiné hry bez aktéra</translation>
    </message>
    <message>
        <source>Hands thrown in</source>
        <translation>Složená rozdání</translation>
    </message>
    <message>
        <source>Called suits that walked when they were first led (not trumped)</source>
        <translation>Volané barvy, které při prvním výnosu prošly (bez trumfu)</translation>
    </message>
    <message>
        <source>What the players did with their cards</source>
        <translation>Co hráči se svými kartami udělali</translation>
    </message>
    <message>
        <source>How often players pick or trump depends on the players. There is no exact expectation, so these are plain counts.</source>
        <translation>Jak často hráči berou talon nebo trumfují, záleží na nich. Přesné očekávání neexistuje, proto jsou tu jen počty.</translation>
    </message>
    <message>
        <source>Picks of the times asked</source>
        <translation>Braní z počtu příležitostí</translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s). &quot;Expected&quot; is the exact average of an honest shuffle by the rules of each hand.</source>
        <translation>
            <numerusform>%n dohrané rozdání. „Očekáváno“ je přesný průměr poctivého míchání podle pravidel každého rozdání.</numerusform>
            <numerusform>%n dohraná rozdání. „Očekáváno“ je přesný průměr poctivého míchání podle pravidel každého rozdání.</numerusform>
            <numerusform>%n dohraných rozdání. „Očekáváno“ je přesný průměr poctivého míchání podle pravidel každého rozdání.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards of %n of them are not counted: they were set up by hand, or the rules let a player with a bad hand ask for new cards.</source>
        <translation>
            <numerusform>Karty %n z nich se nepočítají: byly připraveny ručně, nebo pravidla dovolují se špatnými kartami žádat o nové.</numerusform>
            <numerusform>Karty %n z nich se nepočítají: byly připraveny ručně, nebo pravidla dovolují se špatnými kartami žádat o nové.</numerusform>
            <numerusform>Karty %n z nich se nepočítají: byly připraveny ručně, nebo pravidla dovolují se špatnými kartami žádat o nové.</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished hands yet.</source>
        <translation>Zatím žádné dohrané rozdání.</translation>
    </message>
    <message>
        <source>&quot;1 in 40&quot; means that of 40 honestly shuffled score books of this length, one is this far off or farther. This page has about ten verdicts, so expect one &quot;unusual: 1 in 10&quot;. Unfinished hands are not counted: players who leave bad hands seem to get better ones than expected.</source>
        <translation>„1 ze 40“ znamená, že ze 40 poctivě míchaných knih zápisů této délky se jedna odchyluje takto nebo víc. Na této stránce je asi deset verdiktů, takže jedno „neobvyklé: 1 z 10“ se dá čekat. Nedohraná rozdání se nepočítají: hráč, který odchází od špatných karet, by měl zdánlivě lepší, než se čeká.</translation>
    </message>
    <message>
        <source>too few hands to tell</source>
        <translation>příliš málo rozdání pro závěr</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>podle očekávání</translation>
    </message>
    <message>
        <source>unusual: 1 in %1</source>
        <translation>neobvyklé: 1 z %1</translation>
    </message>
    <message>
        <source>very unusual: 1 in %1</source>
        <translation>velmi neobvyklé: 1 z %1</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Všechny stoly</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Score &amp;book…</source>
        <translation>&amp;Kniha zápisů…</translation>
    </message>
    <message>
        <source>History and &amp;statistics…</source>
        <translation>&amp;Historie a statistika…</translation>
    </message>
    <message>
        <source>Pe&amp;ople…</source>
        <translation>&amp;Lidé…</translation>
    </message>
    <message>
        <source>Score a &amp;table…</source>
        <translation>Zapisovat u &amp;stolu…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportovat…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importovat…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Zálohovat…</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Obnovit…</translation>
    </message>
    <message>
        <source>New p&amp;layer…</source>
        <translation>Nový h&amp;ráč…</translation>
    </message>
    <message>
        <source>&amp;End the game…</source>
        <translation>&amp;Ukončit partii…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>Save score sheet as P&amp;DF…</source>
        <translation>Uložit zápis jako P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>Uk&amp;ončit program</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Z&amp;novu</translation>
    </message>
    <message>
        <source>Back to the start of the &amp;trick</source>
        <translation>Zpět na z&amp;ačátek štychu</translation>
    </message>
    <message>
        <source>This deal &amp;again</source>
        <translation>Totéž rozdání &amp;ještě jednou</translation>
    </message>
    <message>
        <source>Play a deal &amp;number…</source>
        <translation>Hrát rozdání po&amp;dle čísla…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Rada</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>&amp;Poslední štych</translation>
    </message>
    <message>
        <source>&amp;Review the last hand…</source>
        <translation>Roz&amp;bor posledního rozdání…</translation>
    </message>
    <message>
        <source>&amp;Save the last hand…</source>
        <translation>&amp;Uložit poslední rozdání…</translation>
    </message>
    <message>
        <source>&amp;Open a hand…</source>
        <translation>&amp;Otevřít rozdání…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Zpět ke &amp;hře</translation>
    </message>
    <message>
        <source>Lay do&amp;wn</source>
        <translation>&amp;Vyložit karty</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Zápis</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Pomalu</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normálně</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rychle</translation>
    </message>
    <message>
        <source>No &amp;motion</source>
        <translation>&amp;Bez pohybu</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Celá obrazovka</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>Z&amp;vuk</translation>
    </message>
    <message>
        <source>&amp;Configure…</source>
        <translation>&amp;Nastavit…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Příručka</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Slovníček</translation>
    </message>
    <message>
        <source>&amp;Learn the game…</source>
        <translation>&amp;Naučit se hru…</translation>
    </message>
    <message>
        <source>&amp;Drills…</source>
        <translation>&amp;Cvičení…</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>Pravidla tohoto s&amp;tolu</translation>
    </message>
    <message>
        <source>&amp;Honest deals…</source>
        <translation>Poctivé &amp;rozdávání…</translation>
    </message>
    <message>
        <source>&amp;What the program remembers</source>
        <translation>Co program u &amp;hráčů sleduje</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Klávesy</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Nahlásit pro&amp;blém…</translation>
    </message>
    <message>
        <source>&amp;About Sheepshead</source>
        <translation>O programu Sh&amp;eepshead</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>O knihovně &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Hra</translation>
    </message>
    <message>
        <source>Score book f&amp;ile</source>
        <translation>Sou&amp;bor s knihou zápisů</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Tah</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Zobrazení</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Rychlost</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Nastavení</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Ná&amp;pověda</translation>
    </message>
    <message>
        <source> or </source>
        <translation> nebo </translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nová partie…</translation>
    </message>
    <message>
        <source>Same game a&amp;gain</source>
        <translation>T&amp;atáž partie znovu</translation>
    </message>
    <message>
        <source>Hand of the da&amp;y</source>
        <translation>Rozdání dn&amp;e</translation>
    </message>
    <message>
        <source>Trump that &amp;is out</source>
        <translation>&amp;Trumfy venku</translation>
    </message>
    <message>
        <source>Say my &amp;hand again</source>
        <translation>Moje &amp;karty znovu</translation>
    </message>
    <message>
        <source>Say the &amp;trick again</source>
        <translation>Štych &amp;znovu</translation>
    </message>
    <message>
        <source>Say the &amp;score again</source>
        <translation>&amp;Stav znovu</translation>
    </message>
    <message>
        <source>Say &amp;who is who</source>
        <translation>Kdo &amp;je kdo</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Domácí pravidla…</translation>
    </message>
    <message>
        <source>&amp;Look…</source>
        <translation>V&amp;zhled…</translation>
    </message>
    <message>
        <source>Say &amp;again</source>
        <translation>Říct zno&amp;vu</translation>
    </message>
    <message>
        <source>&amp;Hands of the last days…</source>
        <translation>Rozdání &amp;posledních dní…</translation>
    </message>
    <message>
        <source>Save score sheet as &amp;web page…</source>
        <translation>Uložit zápis jako &amp;webovou stránku…</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>&amp;Kopírovat výsledek</translation>
    </message>
    <message>
        <source>Set u&amp;p a hand…</source>
        <translation>S&amp;estavit rozdání…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the result as a picture…</source>
        <translation>U&amp;ložit výsledek jako obrázek…</translation>
    </message>
    <message>
        <source>New &amp;challenge…</source>
        <translation>Nová vý&amp;zva…</translation>
    </message>
    <message>
        <source>Ch&amp;allenges…</source>
        <translation>&amp;Výzvy…</translation>
    </message>
    <message>
        <source>How &amp;good is a hand…</source>
        <translation>Jak &amp;silné jsou karty…</translation>
    </message>
    <message>
        <source>&amp;Seasons…</source>
        <translation>&amp;Sezony…</translation>
    </message>
    <message>
        <source>&amp;Tournaments…</source>
        <translation>&amp;Turnaje…</translation>
    </message>
    <message>
        <source>Cl&amp;ub</source>
        <translation>Klub&amp;y</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>Player 1</source>
        <translation>Hráč 1</translation>
    </message>
</context>
<context>
    <name>NoPickWords</name>
    <message>
        <source>You lose the moster</source>
        <translation>Prohráváš moster</translation>
    </message>
    <message>
        <source>%1 loses the moster</source>
        <translation>%1 prohrává moster</translation>
    </message>
    <message>
        <source>You forfeit the hand</source>
        <translation>Prohráváš rozdání</translation>
    </message>
    <message>
        <source>%1 forfeits the hand</source>
        <translation>%1 prohrává rozdání</translation>
    </message>
    <message>
        <source>The leaster has no winner</source>
        <translation>Leaster nemá vítěze</translation>
    </message>
    <message>
        <source>%1: no winner</source>
        <translation>%1: bez vítěze</translation>
    </message>
    <message>
        <source>%1 win the leaster</source>
        <comment>several players</comment>
        <translation>Leaster vyhrávají: %1</translation>
    </message>
    <message>
        <source>%1: %2 win</source>
        <comment>several players</comment>
        <translation>%1, vyhrávají: %2</translation>
    </message>
    <message>
        <source>You win the leaster</source>
        <translation>Vyhráváš leaster</translation>
    </message>
    <message>
        <source>%1: you win</source>
        <translation>%1: vyhráváš</translation>
    </message>
    <message>
        <source>%1 wins the leaster</source>
        <translation>%1 vyhrává leaster</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1: vyhrává %2</translation>
    </message>
    <message>
        <source>The fewest points: %1.</source>
        <translation>Nejméně oček: %1.</translation>
    </message>
    <message>
        <source>A tie of %1 with %2 each.</source>
        <translation>Shoda: %1, každý %2.</translation>
    </message>
    <message>
        <source>The most points: %1.</source>
        <translation>Nejvíc oček: %1.</translation>
    </message>
    <message>
        <source>The deciding points are tied.</source>
        <translation>Rozhodující očka jsou shodná.</translation>
    </message>
    <message>
        <source>Every trick was taken by one player.</source>
        <translation>Všechny štychy vzal jeden hráč.</translation>
    </message>
    <message>
        <source>The middle points: %1.</source>
        <translation>Prostřední počet oček: %1.</translation>
    </message>
    <message>
        <source>Closest to 30: %1.</source>
        <translation>Nejblíž 30: %1.</translation>
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
        <translation>Takový soubor neexistuje.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation>Tento soubor nesmíš číst.</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>Není to obyčejný soubor.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Soubor je větší než %1 MB.</translation>
    </message>
    <message>
        <source>The file is larger than %1 kB.</source>
        <translation>Soubor je větší než %1 kB.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Soubor nelze přečíst.</translation>
    </message>
</context>
<context>
    <name>PickTable</name>
    <message>
        <source>Seat %1</source>
        <translation>Místo %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>an expected score and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Bráno</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vyhráno</translation>
    </message>
    <message>
        <source>Picking</source>
        <translation>Brát</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Pasovat</translation>
    </message>
    <message>
        <source>Gain by picking</source>
        <translation>Zisk z braní</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Změna</translation>
    </message>
    <message>
        <source>Picking scores more in every seat.</source>
        <translation>Brát vynese víc na každém místě.</translation>
    </message>
    <message>
        <source>Passing scores more in every seat.</source>
        <translation>Pasovat vynese víc na každém místě.</translation>
    </message>
    <message numerus="yes">
        <source>Picking scores more in seat(s) %1.</source>
        <translation>
            <numerusform>Brát vynese víc na místě %1.</numerusform>
            <numerusform>Brát vynese víc na místech %1.</numerusform>
            <numerusform>Brát vynese víc na místech %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passing scores more in seat(s) %1.</source>
        <translation>
            <numerusform>Pasovat vynese víc na místě %1.</numerusform>
            <numerusform>Pasovat vynese víc na místech %1.</numerusform>
            <numerusform>Pasovat vynese víc na místech %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat(s) %1: too close to say yet.</source>
        <translation>
            <numerusform>Místo %1: zatím příliš těsné.</numerusform>
            <numerusform>Místa %1: zatím příliš těsné.</numerusform>
            <numerusform>Místa %1: zatím příliš těsné.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat, in the order of speaking</source>
        <translation>Místo, v pořadí hlášení</translation>
    </message>
    <message>
        <source>Score points</source>
        <translation>Body v zápisu</translation>
    </message>
    <message>
        <source>First rules</source>
        <translation>První pravidla</translation>
    </message>
    <message>
        <source>Second rules</source>
        <translation>Druhá pravidla</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), seed %1, picks of: %2</source>
        <translation>
            <numerusform>%n rozdání, semínko %1, bere: %2</numerusform>
            <numerusform>%n rozdání, semínko %1, bere: %2</numerusform>
            <numerusform>%n rozdání, semínko %1, bere: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a house rule and its choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>stejná</translation>
    </message>
    <message>
        <source>the same, but %1</source>
        <translation>stejná, ale %1</translation>
    </message>
    <message>
        <source>By these rules no blind is picked.</source>
        <translation>Podle těchto pravidel se talon nebere.</translation>
    </message>
    <message>
        <source>These rules deal other cards, so that no deal can be compared.</source>
        <translation>Podle těchto pravidel se rozdávají jiné karty; žádné rozdání nelze porovnat.</translation>
    </message>
    <message>
        <source>This table plays without: %1</source>
        <translation>U tohoto stolu se hraje bez: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but only %1 are dealt here.</source>
        <extracomment>%1 is a number too</extracomment>
        <translation>
            <numerusform>%n karta, ale rozdává se sem jen %1.</numerusform>
            <numerusform>%n karty, ale rozdává se sem jen %1.</numerusform>
            <numerusform>%n karet, ale rozdává se sem jen %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the hand too: %1</source>
        <translation>Také v ruce: %1</translation>
    </message>
    <message>
        <source>At least one deal, and at most %1.</source>
        <translation>Nejméně jedno rozdání, nejvýše %1.</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 je uvedena dvakrát.</translation>
    </message>
    <message>
        <source>%1 is not a card. Write, for example, QC JS AD 10H.</source>
        <translation>%1 není karta. Napiš například QC JS AD 10H.</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>cards that are not given</comment>
        <translation>losuje se</translation>
    </message>
    <message>
        <source>Hand: %1.</source>
        <translation>Karty: %1.</translation>
    </message>
    <message>
        <source>Hand: %1. Blind: %2.</source>
        <translation>Karty: %1. Talon: %2.</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>Pravidla: %1.</translation>
    </message>
    <message>
        <source>First rules: %1. Second rules: %2.</source>
        <translation>První pravidla: %1. Druhá pravidla: %2.</translation>
    </message>
    <message>
        <source>First rules: %1</source>
        <translation>První pravidla: %1</translation>
    </message>
    <message>
        <source>Second rules: %1</source>
        <translation>Druhá pravidla: %1</translation>
    </message>
    <message>
        <source>The change is from the first rules to the second, in the same deals.</source>
        <translation>Změna je od prvních pravidel k druhým, ve stejných rozdáních.</translation>
    </message>
    <message>
        <source>Picked: how often the player picks. Won: how often picking ends above zero.</source>
        <translation>Bráno: jak často hráč bere. Vyhráno: jak často braní skončí nad nulou.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>3 trump, 1 queen</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n trump</source>
        <translation>
            <numerusform>%n trumf</numerusform>
            <numerusform>%n trumfy</numerusform>
            <numerusform>%n trumfů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n dáma</numerusform>
            <numerusform>%n dámy</numerusform>
            <numerusform>%n dam</numerusform>
        </translation>
    </message>
    <message>
        <source>What picking scores</source>
        <translation>Co vynese brát</translation>
    </message>
    <message>
        <source>What passing scores</source>
        <translation>Co vynese pasovat</translation>
    </message>
    <message>
        <source>What picking brings more than passing</source>
        <translation>O kolik víc vynese brát než pasovat</translation>
    </message>
    <message>
        <source>How often it is picked</source>
        <translation>Jak často se bere</translation>
    </message>
    <message>
        <source>How good is a hand?</source>
        <translation>Jak silné jsou karty?</translation>
    </message>
    <message>
        <source>%1: the change by trump and queens</source>
        <translation>%1: změna podle trumfů a dam</translation>
    </message>
    <message>
        <source>%1 by trump and queens</source>
        <translation>%1 podle trumfů a dam</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Zisk</translation>
    </message>
    <message>
        <source>Seat 1 speaks first. The hand has the choice if all before it pass. Scores are in score points, within the error in 19 of 20 cases. Gain: what picking scores more than passing.</source>
        <translation>Místo 1 hlásí první. Karty mají na vybranou, když všichni před nimi pasují. Hodnoty v bodech zápisu, v 19 z 20 případů v mezích chyby. Zisk: o kolik víc vynese brát než pasovat.</translation>
    </message>
</context>
<context>
    <name>PickedWords</name>
    <message>
        <source>You win alone</source>
        <translation>Vyhráváš bez partnera</translation>
    </message>
    <message>
        <source>You lose alone</source>
        <translation>Prohráváš bez partnera</translation>
    </message>
    <message>
        <source>%1 wins alone</source>
        <translation>%1 vyhrává bez partnera</translation>
    </message>
    <message>
        <source>%1 loses alone</source>
        <translation>%1 prohrává bez partnera</translation>
    </message>
    <message>
        <source>%1 win</source>
        <comment>several players</comment>
        <translation>Vyhrávají: %1</translation>
    </message>
    <message>
        <source>%1 lose</source>
        <comment>several players</comment>
        <translation>Prohrávají: %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, %2 to %3.</source>
        <translation>%1, %2 ku %3.</translation>
    </message>
    <message>
        <source>Sheepshead was called and made.</source>
        <translation>Sheepshead byl ohlášen a splněn.</translation>
    </message>
    <message>
        <source>Sheepshead was called and missed.</source>
        <translation>Sheepshead byl ohlášen a nesplněn.</translation>
    </message>
    <message>
        <source>The makers took every trick.</source>
        <translation>Hrající strana vzala všechny štychy.</translation>
    </message>
    <message>
        <source>Schneider: the defenders needed %1 to get out.</source>
        <translation>Schneider: obraně bylo k záchraně potřeba %1.</translation>
    </message>
    <message>
        <source>Schneider: the makers needed %1 to get out.</source>
        <translation>Schneider: hrající straně bylo k záchraně potřeba %1.</translation>
    </message>
    <message>
        <source>The makers took no trick.</source>
        <translation>Hrající strana nevzala žádný štych.</translation>
    </message>
    <message>
        <source>%1 short of schneider</source>
        <translation>do schneideru chybělo %1</translation>
    </message>
    <message>
        <source>Just enough; %1.</source>
        <translation>Tak akorát; %1.</translation>
    </message>
    <message>
        <source>%1 more than needed; %2.</source>
        <translation>O %1 víc, než bylo potřeba; %2.</translation>
    </message>
    <message>
        <source>just out of schneider</source>
        <translation>těsně bez schneideru</translation>
    </message>
    <message>
        <source>out of schneider by %1</source>
        <translation>bez schneideru o %1</translation>
    </message>
    <message>
        <source>%1 short of the %2 needed; %3.</source>
        <translation>K potřebným %2 chybělo %1; %3.</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>žádný štych</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a factor, and what it is for</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Stake: %1 = %2</source>
        <translation>Sazba: %1 = %2</translation>
    </message>
    <message>
        <source>Stake: %1</source>
        <translation>Sazba: %1</translation>
    </message>
    <message>
        <source>%1; the picker pays for both</source>
        <translation>%1; aktér platí za oba</translation>
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
        <translation>Uložit zápis jako PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Soubory PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tisk</translation>
    </message>
    <message>
        <source>The PDF was not saved.</source>
        <translation>PDF se neuložilo.</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>Nic se nevytisklo.</translation>
    </message>
    <message>
        <source>The file %1 could not be written. If it existed before, it is unchanged. Choose another folder, or free some space.</source>
        <translation>Soubor %1 nebylo možné zapsat. Pokud už existoval, zůstal beze změny. Vyber jinou složku nebo uvolni místo.</translation>
    </message>
    <message>
        <source>The printer did not accept the pages. Check it and try again.</source>
        <translation>Tiskárna stránky nepřijala. Zkontroluj ji a zkus to znovu.</translation>
    </message>
    <message>
        <source>The PDF is saved.</source>
        <translation>PDF je uložené.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otevřít</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>The report is in %1. Attach this file when you write to the project.</source>
        <translation>Zpráva je v souboru %1. Přilož ho, až budeš psát projektu.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Nahlásit problém</translation>
    </message>
    <message>
        <source>The report was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Zpráva se neuložila: soubor %1 nebylo možné zapsat. Vyber jinou složku.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Uložit zprávu</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>Clubs were led: play a club.</source>
        <translation>Byly vyneseny kříže: zahraj křížovou kartu.</translation>
    </message>
    <message>
        <source>You called %1, so a club stays in your hand until clubs are led.</source>
        <translation>Voláš: %1. Jedna křížová karta ti proto zůstane v ruce, dokud se nevynesou kříže.</translation>
    </message>
    <message>
        <source>Spades were led: play a spade.</source>
        <translation>Byly vyneseny piky: zahraj pikovou kartu.</translation>
    </message>
    <message>
        <source>You called %1, so a spade stays in your hand until spades are led.</source>
        <translation>Voláš: %1. Jedna piková karta ti proto zůstane v ruce, dokud se nevynesou piky.</translation>
    </message>
    <message>
        <source>Hearts were led: play a heart.</source>
        <translation>Byla vynesena srdce: zahraj srdcovou kartu.</translation>
    </message>
    <message>
        <source>You called %1, so a heart stays in your hand until hearts are led.</source>
        <translation>Voláš: %1. Jedna srdcová karta ti proto zůstane v ruce, dokud se nevynesou srdce.</translation>
    </message>
    <message>
        <source>Diamonds were led: play a diamond.</source>
        <translation>Byly vyneseny káry: zahraj károvou kartu.</translation>
    </message>
    <message>
        <source>You called %1, so a diamond stays in your hand until diamonds are led.</source>
        <translation>Voláš: %1. Jedna kárová karta ti proto zůstane v ruce, dokud se nevynesou káry.</translation>
    </message>
    <message numerus="yes">
        <source>Bury exactly %n card(s), as many as you took.</source>
        <translation>
            <numerusform>Odlož %n kartu, tolik, kolik bylo v talonu.</numerusform>
            <numerusform>Odlož %n karty, tolik, kolik bylo v talonu.</numerusform>
            <numerusform>Odlož %n karet, tolik, kolik bylo v talonu.</numerusform>
        </translation>
    </message>
    <message>
        <source>You buried %1, so call a partner.</source>
        <translation>Odloženo: %1. Proto zavolej partnera.</translation>
    </message>
    <message>
        <source>Do not bury %1: without a partner you must keep it in play.</source>
        <translation>Neodkládej: %1. Bez partnera musí tato karta zůstat ve hře.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Tuto kartu v ruce nemáš.</translation>
    </message>
    <message>
        <source>Everyone else passed, so you pick.</source>
        <translation>Všichni ostatní pasovali, takže bereš talon.</translation>
    </message>
    <message>
        <source>That jack cannot be called with the pick.</source>
        <translation>Tohoto kluka při braní volat nejde.</translation>
    </message>
    <message>
        <source>Picking blind is not allowed at this table.</source>
        <translation>Brát naslepo se u tohoto stolu nesmí.</translation>
    </message>
    <message>
        <source>Going alone is not allowed: keep a card to call an ace with.</source>
        <translation>Hrát bez partnera se nesmí: nech si kartu, ke které můžeš zavolat eso.</translation>
    </message>
    <message>
        <source>Not now.</source>
        <translation>Teď ne.</translation>
    </message>
    <message>
        <source>Call a fail ace, or a ten when you have all the fail aces.</source>
        <translation>Zavolej netrumfové eso, nebo desítku, máš-li všechna netrumfová esa.</translation>
    </message>
    <message>
        <source>Call a fail ace.</source>
        <translation>Zavolej netrumfové eso.</translation>
    </message>
    <message>
        <source>Call a card that you do not have.</source>
        <translation>Zavolej kartu, kterou nemáš.</translation>
    </message>
    <message>
        <source>Call a suit in which you kept a fail card.</source>
        <translation>Zavolej barvu, ze které ti zůstala netrumfová karta.</translation>
    </message>
    <message>
        <source>A ten can be called only when you have all the fail aces.</source>
        <translation>Desítku lze volat, jen když máš všechna netrumfová esa.</translation>
    </message>
    <message>
        <source>Choose a card to lay face down for the suit you call.</source>
        <translation>Vyber kartu, která bude ležet rubem nahoru za volanou barvu.</translation>
    </message>
    <message>
        <source>You can call an ace without an under.</source>
        <translation>Můžeš zavolat eso bez underu.</translation>
    </message>
    <message>
        <source>An under cannot be called with these cards.</source>
        <translation>S těmito kartami under volat nejde.</translation>
    </message>
    <message>
        <source>That jack cannot be called.</source>
        <translation>Tohoto kluka volat nejde.</translation>
    </message>
    <message>
        <source>House rule: you must call a partner if you can.</source>
        <translation>Domácí pravidlo: kdo může mít partnera, musí ho zavolat.</translation>
    </message>
    <message>
        <source>House rule: you need %1 to call sheepshead.</source>
        <translation>Domácí pravidlo: k ohlášení sheepsheadu musíš mít kartu: %1.</translation>
    </message>
    <message>
        <source>House rule: sheepshead is called alone.</source>
        <translation>Domácí pravidlo: sheepshead se ohlašuje bez partnera.</translation>
    </message>
    <message>
        <source>With %1 as trump this is a best solo, not a side solo.</source>
        <translation>S tímto trumfem (%1) je to best-sólo, ne barevné sólo.</translation>
    </message>
    <message>
        <source>You hold no card of a suit whose ace you could call.</source>
        <translation>Nemáš kartu žádné barvy, jejíž eso by šlo zavolat.</translation>
    </message>
    <message>
        <source>A call was bid already: only a solo beats it.</source>
        <translation>Volání už někdo dražil: přebije ho jen sólo.</translation>
    </message>
    <message>
        <source>You cannot raise the stake now.</source>
        <translation>Sazbu teď zvýšit nejde.</translation>
    </message>
    <message>
        <source>The stake is as high as this table allows.</source>
        <translation>Sazba je nejvyšší, jakou tento stůl dovoluje.</translation>
    </message>
    <message>
        <source>You have %1: announce that you play alone.</source>
        <translation>V ruce je %1: ohlas, že hraješ bez partnera.</translation>
    </message>
    <message>
        <source>You hold %1, and %2 were led: play the called card.</source>
        <translation>V ruce je %1 a vynesla se tato barva: %2. Zahraj volanou kartu.</translation>
    </message>
    <message>
        <source>You hold %1, the called card: keep it until %2 are led.</source>
        <translation>V ruce je %1, volaná karta: nech si ji, dokud se nevynesou %2.</translation>
    </message>
    <message>
        <source>Lead %1, the called card, or a suit other than %2.</source>
        <translation>Vynes volanou kartu (%1), nebo jinou barvu než %2.</translation>
    </message>
    <message>
        <source>You called %1: play %2 first.</source>
        <translation>Voláš: %1. Zahraj nejdřív: %2.</translation>
    </message>
    <message>
        <source>The suit you called was led: play the card that you laid face down.</source>
        <translation>Byla vynesena barva, kterou voláš: zahraj kartu, která leží rubem nahoru.</translation>
    </message>
    <message>
        <source>Keep the card that you laid face down until %1 are led.</source>
        <translation>Kartu, která leží rubem nahoru, si nech, dokud se nevynesou %1.</translation>
    </message>
    <message>
        <source>Follow suit.</source>
        <translation>Přiznej barvu.</translation>
    </message>
    <message>
        <source>Trump was led: play a trump.</source>
        <translation>Byl vynesen trumf: zahraj trumf.</translation>
    </message>
    <message>
        <source>You called %1, so %2 stays in your hand until %3 are led.</source>
        <translation>Voláš: %1. Proto ti %2 zůstane v ruce, dokud se nevynesou %3.</translation>
    </message>
    <message>
        <source>You buried %1, so %2 cannot be called.</source>
        <translation>Odloženo: %1. Proto nejde volat %2.</translation>
    </message>
    <message>
        <source>You buried %1.</source>
        <translation>Odloženo: %1.</translation>
    </message>
    <message>
        <source>You hold %1, so %2 cannot be called.</source>
        <translation>V ruce je %1, proto nejde volat %2.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>V ruce máš: %1.</translation>
    </message>
    <message>
        <source>You kept no fail card of %1, so %2 cannot be called.</source>
        <translation>Nezůstala ti netrumfová karta barvy %1, proto nejde volat %2.</translation>
    </message>
    <message>
        <source>A king can be called only when you have all the fail aces and tens.</source>
        <translation>Krále lze volat, jen když máš všechna netrumfová esa a desítky.</translation>
    </message>
    <message>
        <source>Call a suit whose ace is in your hand.</source>
        <translation>Zavolej barvu, jejíž eso máš v ruce.</translation>
    </message>
</context>
<context>
    <name>RenegeWords</name>
    <message>
        <source>You could have followed suit and did not: you forfeit the hand.</source>
        <translation>Nepřiznáváš barvu, i když ji máš: prohráváš rozdání.</translation>
    </message>
    <message>
        <source>%1 did not follow suit and forfeits the hand.</source>
        <translation>%1 nepřiznává barvu a prohrává rozdání.</translation>
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
        <translation>Jiná možnost nebyla.</translation>
    </message>
    <message>
        <source>%1 had no choice.</source>
        <translation>%1: jiná možnost nebyla.</translation>
    </message>
    <message>
        <source>What this cost could not be worked out.</source>
        <translation>Kolik to stálo, se nepodařilo spočítat.</translation>
    </message>
    <message>
        <source>Well played: nothing else promised more.</source>
        <translation>Dobře zahráno: nic jiného neslibovalo víc.</translation>
    </message>
    <message>
        <source>Nothing else promised more.</source>
        <translation>Nic jiného neslibovalo víc.</translation>
    </message>
    <message>
        <source>%1 was about as good.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;</extracomment>
        <translation>Asi stejně dobré: %1.</translation>
    </message>
    <message>
        <source>Better: %1. On average that brings %2 more.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;; a number of points</extracomment>
        <translation>Lepší: %1. V průměru to přinese o %2 víc.</translation>
    </message>
    <message>
        <source>With all cards on the table, this card gave the hand away: %1 would have won it.</source>
        <translation>Při otevřených kartách tato karta rozdání zahodila; vyhrálo by ho toto: %1.</translation>
    </message>
    <message>
        <source>With all cards on the table, you could still win here.</source>
        <translation>Při otevřených kartách se tu ještě dalo vyhrát.</translation>
    </message>
    <message>
        <source>With all cards on the table, you could no longer win here.</source>
        <translation>Při otevřených kartách se tu už nedalo vyhrát.</translation>
    </message>
    <message>
        <source>With all cards on the table, %1 could still win here.</source>
        <translation>Při otevřených kartách tu ještě šlo vyhrát: %1.</translation>
    </message>
    <message>
        <source>With all cards on the table, %1 could no longer win here.</source>
        <translation>Při otevřených kartách tu už vyhrát nešlo: %1.</translation>
    </message>
    <message>
        <source>Pick a hand like this, and you win about %1 of the time.</source>
        <translation>Kdo s takovými kartami bere talon, vyhraje asi v %1 případů.</translation>
    </message>
    <message>
        <source>By the rule of thumb it is a pick: passing it makes a mauer.</source>
        <translation>Podle praktického pravidla se s nimi bere: pas je mauer.</translation>
    </message>
    <message>
        <source>By the rule of thumb it is a pass, too.</source>
        <translation>I podle praktického pravidla se s nimi pasuje.</translation>
    </message>
    <message>
        <source>makers win all tricks</source>
        <translation>hrající strana bere všechny štychy</translation>
    </message>
    <message>
        <source>makers win with schneider</source>
        <translation>hrající strana vyhrává se schneiderem</translation>
    </message>
    <message>
        <source>makers win</source>
        <translation>hrající strana vyhrává</translation>
    </message>
    <message>
        <source>makers lose</source>
        <translation>hrající strana prohrává</translation>
    </message>
    <message>
        <source>makers lose with schneider</source>
        <translation>hrající strana prohrává se schneiderem</translation>
    </message>
    <message>
        <source>makers take no trick</source>
        <translation>hrající strana nebere žádný štych</translation>
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
        <translation>Žádné z tvých rozhodnutí tě nic nestálo.</translation>
    </message>
    <message>
        <source>One decision cost you %1 points on average: %2.</source>
        <extracomment>a number of points, a decision such as &quot;10♥&quot;</extracomment>
        <translation>Jedno rozhodnutí tě v průměru stálo %1 bodu: %2.</translation>
    </message>
    <message>
        <source>Your decisions cost you %1 points on average, %2 of them with %3.</source>
        <extracomment>two numbers of points, a decision such as &quot;10♥&quot;</extracomment>
        <translation>Tvá rozhodnutí tě v průměru stála %1 bodu, z toho %2: %3.</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>zatím bez rozboru</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>cena neznámá</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>stálo %1</translation>
    </message>
    <message>
        <source>the costliest decision of this seat</source>
        <translation>nejdražší rozhodnutí tohoto místa</translation>
    </message>
    <message>
        <source>gave the hand away with all cards on the table</source>
        <translation>při otevřených kartách zahodilo rozdání</translation>
    </message>
    <message>
        <source>With all cards on the table from the first card on: %1.</source>
        <translation>Při otevřených kartách od první karty: %1.</translation>
    </message>
    <message>
        <source>You gave it away with %1.</source>
        <extracomment>the hand was lost with a card such as &quot;10♥&quot;</extracomment>
        <translation>Rozdání zahodila tvoje karta: %1.</translation>
    </message>
    <message>
        <source>%1 gave it away with %2.</source>
        <translation>Rozdání zahodil hráč %1 kartou %2.</translation>
    </message>
    <message>
        <source>Try instead: %1.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;</extracomment>
        <translation>Zkus raději: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a decision such as &quot;10♥&quot;, the score it cost</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>By the rule of thumb it is a pick, but here the pass costs nothing.</source>
        <translation>Podle praktického pravidla se s nimi bere, ale tady pas nic nestojí.</translation>
    </message>
    <message>
        <source>By the rule of thumb it would be a pass.</source>
        <translation>Podle praktického pravidla by se s nimi pasovalo.</translation>
    </message>
    <message>
        <source>%1 promised more, but a defender does not lead trump this early.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;</extracomment>
        <translation>Víc slibovalo: %1, ale obránce takhle brzy trumf nevynáší.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>From the strongest: %1, %2, %3, %4.</source>
        <translation>Od nejsilnějšího: %1, %2, %3, %4.</translation>
    </message>
    <message>
        <source>Table and trump</source>
        <translation>Stůl a trumfy</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Rozdávání</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Sehrávka</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Když všichni pasují</translation>
    </message>
    <message>
        <source>Raising the stakes</source>
        <translation>Zvyšování sazby</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Zapisování</translation>
    </message>
    <message>
        <source>Length and money</source>
        <translation>Délka a peníze</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>rozdání</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>kol</translation>
    </message>
    <message>
        <source>points</source>
        <translation>bodů</translation>
    </message>
    <message>
        <source>Only where the picker calls an ace.</source>
        <translation>Jen kde aktér volá eso.</translation>
    </message>
    <message>
        <source>Only where a card of the called suit is needed.</source>
        <translation>Jen kde je nutná karta volané barvy.</translation>
    </message>
    <message>
        <source>Only where a ten can be called.</source>
        <translation>Jen kde se smí volat desítka.</translation>
    </message>
    <message>
        <source>Only where an under can be called.</source>
        <translation>Jen kde se smí volat s underem.</translation>
    </message>
    <message>
        <source>Only where a jack finds the partner.</source>
        <translation>Jen kde partnera určuje kluk.</translation>
    </message>
    <message>
        <source>Only where the jack of diamonds is the partner.</source>
        <translation>Jen kde je partnerem kárový kluk.</translation>
    </message>
    <message>
        <source>Only where the jack of clubs is the partner.</source>
        <translation>Jen kde je partnerem křížový kluk.</translation>
    </message>
    <message>
        <source>Only where a jack can be called up.</source>
        <translation>Jen kde se smí volat vyšší kluk.</translation>
    </message>
    <message>
        <source>Only where the picker can have a partner.</source>
        <translation>Jen kde aktér může mít partnera.</translation>
    </message>
    <message>
        <source>Only where a leaster is played.</source>
        <translation>Jen kde se hraje leaster.</translation>
    </message>
    <message>
        <source>Only where doublers are played.</source>
        <translation>Jen kde se hrají doublery.</translation>
    </message>
    <message>
        <source>Only where several doublers double again.</source>
        <translation>Jen kde další doubler znovu zdvojnásobí.</translation>
    </message>
    <message>
        <source>Only where the last player must pick.</source>
        <translation>Jen kde poslední hráč musí brát talon.</translation>
    </message>
    <message>
        <source>Only with double on the bump.</source>
        <translation>Jen s bumpem.</translation>
    </message>
    <message>
        <source>Only where a player picks the blind.</source>
        <translation>Jen kde někdo bere talon.</translation>
    </message>
    <message>
        <source>Only where call and solo are bid.</source>
        <translation>Jen kde se draží volání a sólo.</translation>
    </message>
    <message>
        <source>Only where the picker may go alone.</source>
        <translation>Jen kde aktér smí hrát bez partnera.</translation>
    </message>
    <message>
        <source>Only where the losers pay.</source>
        <translation>Jen kde platí poražení.</translation>
    </message>
    <message>
        <source>Only where the first queens played find the partners.</source>
        <translation>Jen kde partnery určují první zahrané dámy.</translation>
    </message>
    <message>
        <source>Only where the neighbor shares the blind.</source>
        <translation>Jen kde se o talon dělí soused.</translation>
    </message>
    <message>
        <source>Only with three players and no trick needed to win.</source>
        <translation>Jen ve třech hráčích, a když k výhře není potřeba štych.</translation>
    </message>
    <message>
        <source>Only with a pot.</source>
        <translation>Jen s bankem.</translation>
    </message>
    <message>
        <source>Only where stakes can be cracked.</source>
        <translation>Jen kde se smí dávat flek.</translation>
    </message>
    <message>
        <source>Only where stakes can be cracked or blitzed.</source>
        <translation>Jen kde se smí dávat flek nebo blitz.</translation>
    </message>
    <message>
        <source>Only where that pair can be shown for a blitz.</source>
        <translation>Jen kde se tato dvojice smí ukázat pro blitz.</translation>
    </message>
    <message>
        <source>Only where sheepshead can be called.</source>
        <translation>Jen kde se smí ohlásit sheepshead.</translation>
    </message>
    <message>
        <source>Only for a game with a set length.</source>
        <translation>Jen pro partii s danou délkou.</translation>
    </message>
    <message>
        <source>Only where the cards are cut.</source>
        <translation>Jen kde se snímá.</translation>
    </message>
    <message>
        <source>Only where enough players are left.</source>
        <translation>Jen kde zbývá dost hráčů.</translation>
    </message>
    <message>
        <source>Belongs to another game.</source>
        <translation>Patří k jiné hře.</translation>
    </message>
    <message>
        <source>cents</source>
        <translation>centů</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Není nutná</translation>
    </message>
    <message>
        <source>The picker may call any fail ace not in hand, with or without a card of its suit.</source>
        <translation>Aktér smí volat kterékoli netrumfové eso, které nemá v ruce, ať má kartu jeho barvy, nebo ne.</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nutná</translation>
    </message>
    <message>
        <source>The picker keeps a card of the called suit in hand until that suit is led.</source>
        <translation>Aktér si nechá v ruce kartu volané barvy, dokud se tato barva nevynese.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Zakázáno</translation>
    </message>
    <message>
        <source>A picker with all the fail aces plays alone.</source>
        <translation>Aktér se všemi netrumfovými esy hraje bez partnera.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Povoleno</translation>
    </message>
    <message>
        <source>A picker with all the fail aces may call the ten of a suit whose ace stays in hand.</source>
        <translation>Aktér se všemi netrumfovými esy smí volat desítku barvy, jejíž eso si nechá v ruce.</translation>
    </message>
    <message>
        <source>Loses to the ace</source>
        <translation>Prohrává s esem</translation>
    </message>
    <message>
        <source>The called ten ranks below the ace, as always.</source>
        <translation>Volaná desítka je jako vždy nižší než eso.</translation>
    </message>
    <message>
        <source>Beats the ace the first time</source>
        <translation>Poprvé přebíjí eso</translation>
    </message>
    <message>
        <source>On the first trick of its suit the called ten ranks above the ace; any trump still beats both.</source>
        <translation>V prvním štychu své barvy je volaná desítka vyšší než eso; každý trumf obě přebije.</translation>
    </message>
    <message>
        <source>Without an ordinary call the picker plays alone.</source>
        <translation>Bez obyčejného volání hraje aktér bez partnera.</translation>
    </message>
    <message>
        <source>Without an ordinary call the picker may lay any card face down as a card of the called suit.</source>
        <translation>Bez obyčejného volání smí aktér vyložit kteroukoli kartu rubem nahoru jako kartu volané barvy.</translation>
    </message>
    <message>
        <source>By the cards kept</source>
        <translation>Podle ponechaných karet</translation>
    </message>
    <message>
        <source>No ordinary call is possible with the cards left after the bury.</source>
        <translation>S kartami, které zbyly po odložení, není obyčejné volání možné.</translation>
    </message>
    <message>
        <source>By all cards before the bury</source>
        <translation>Podle všech karet před odložením</translation>
    </message>
    <message>
        <source>No ordinary call was possible before the bury either.</source>
        <translation>Ani před odložením nebylo obyčejné volání možné.</translation>
    </message>
    <message>
        <source>The picker calls an ace that another player holds.</source>
        <translation>Aktér volá eso, které má jiný hráč.</translation>
    </message>
    <message>
        <source>A picker who calls an ace in hand plays alone in secret.</source>
        <translation>Aktér, který volá vlastní eso, hraje tajně bez partnera.</translation>
    </message>
    <message>
        <source>The picker plays alone only if no partner can be called.</source>
        <translation>Aktér hraje bez partnera, jen když žádného nemůže zavolat.</translation>
    </message>
    <message>
        <source>The picker may say “alone” after the bury.</source>
        <translation>Aktér smí po odložení říct „bez partnera“.</translation>
    </message>
    <message>
        <source>First bid wins</source>
        <translation>První závazek platí</translation>
    </message>
    <message>
        <source>The first player to bid plays, and the bidding ends.</source>
        <translation>Hraje hráč, který draží první, a dražba tím končí.</translation>
    </message>
    <message>
        <source>Solo beats a call</source>
        <translation>Sólo přebíjí volání</translation>
    </message>
    <message>
        <source>After a call the later players may still bid a solo and play instead.</source>
        <translation>Po volání smějí další hráči ještě dražit sólo a hrát místo něj.</translation>
    </message>
    <message>
        <source>Who helps the picker against the others. The partner stays secret until the partner card is played. Example: you call the ace of clubs. Its holder is your partner and plays it when clubs are led for the first time.</source>
        <translation>Kdo pomáhá aktérovi proti ostatním. Partner zůstává tajný, dokud nepadne partnerská karta. Příklad: voláš křížové eso. Kdo ho má, je tvůj partner a zahraje ho, až se kříže vynesou poprvé.</translation>
    </message>
    <message>
        <source>Card of the called suit</source>
        <translation>Karta volané barvy</translation>
    </message>
    <message>
        <source>Whether the picker must hold a fail card of the called suit, and keep it until that suit is led for the first time. Example: you call hearts with the nine and the seven of hearts. Before hearts are led you may discard one of them, not both.</source>
        <translation>Zda aktér musí mít netrumfovou kartu volané barvy a nechat si ji, dokud se tato barva poprvé nevynese. Příklad: voláš srdce a máš srdcovou devítku a sedmu. Než se srdce vynesou, smíš odhodit jednu z nich, ne obě.</translation>
    </message>
    <message>
        <source>Calling a ten</source>
        <translation>Volání desítky</translation>
    </message>
    <message>
        <source>What a picker with all the fail aces, in hand or buried, may call. Example: you bury the aces of spades and hearts and keep the ace of clubs. You may call the ten of clubs.</source>
        <translation>Co smí volat aktér, který má všechna netrumfová esa, v ruce nebo odložená. Příklad: odložíš pikové a srdcové eso a necháš si křížové. Smíš volat křížovou desítku.</translation>
    </message>
    <message>
        <source>Called ten</source>
        <translation>Volaná desítka</translation>
    </message>
    <message>
        <source>How the called ten ranks when its suit is led for the first time and the trick is not trumped. Example: you called the ten of hearts. The ace, ten, nine and eight of hearts and the seven of spades are played: the ten takes the trick.</source>
        <translation>Jakou sílu má volaná desítka, když se její barva vynese poprvé a štych nikdo netrumfuje. Příklad: voláš srdcovou desítku. Padnou srdcové eso, desítka, devítka a osma a piková sedma: štych bere desítka.</translation>
    </message>
    <message>
        <source>Calling under</source>
        <translation>Volání s underem</translation>
    </message>
    <message>
        <source>What a picker may do who can call no ace and lacks at least one of them. The card laid face down never wins, and its points go to the winner of the trick. Example: you kept ace and king of clubs and four trump. You lay the seven of diamonds face down and call the ace of hearts.</source>
        <translation>Co smí aktér, který nemůže volat žádné eso a aspoň jedno mu chybí. Karta vyložená rubem nahoru nikdy nebere a její očka dostane, kdo vezme štych. Příklad: zůstalo ti křížové eso, křížový král a čtyři trumfy. Vyložíš károvou sedmu rubem nahoru a voláš srdcové eso.</translation>
    </message>
    <message>
        <source>When an under is allowed</source>
        <translation>Kdy je under dovolen</translation>
    </message>
    <message>
        <source>Which cards decide that no ordinary call is possible. Example: you buried your only heart and have nothing else to call with. By the cards kept, you may call hearts under. By all cards before the bury, you could have called hearts, so you may not.</source>
        <translation>Podle kterých karet není obyčejné volání možné. Příklad: odložíš své jediné srdce a k ničemu jinému volat nemůžeš. Podle ponechaných karet smíš volat srdce s underem. Podle všech karet před odložením šlo srdce volat, takže nesmíš.</translation>
    </message>
    <message>
        <source>Calling your own ace</source>
        <translation>Volání vlastního esa</translation>
    </message>
    <message>
        <source>Whether the picker may call an ace in hand, and so play alone while the others look for a partner. Example: you hold the ace of clubs and call clubs. No other player ever shows it.</source>
        <translation>Zda aktér smí volat eso, které má v ruce, a hrát tak bez partnera, zatímco ho ostatní hledají. Příklad: máš křížové eso a voláš kříže. Nikdo jiný ho nikdy neukáže.</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>Hra bez partnera</translation>
    </message>
    <message>
        <source>The picker may announce after the bury: “I play alone”, even if a partner could be called. Example: five players. A picker who wins alone gets 4, and each of the four others loses 1.</source>
        <translation>Aktér smí po odložení ohlásit: „Hraju bez partnera“, i když by partnera zavolat mohl. Příklad: pět hráčů. Aktér, který vyhraje bez partnera, získá 4 a každý ze čtyř ostatních ztratí 1.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Dražba</translation>
    </message>
    <message>
        <source>Whether a solo beats a call. Example: Ada bids a call and Bruno has a good solo. Where a solo beats a call, Bruno may still bid it.</source>
        <translation>Zda sólo přebíjí volání. Příklad: Ada draží volání a Bruno má dobré sólo. Kde sólo přebíjí volání, smí ho Bruno ještě dražit.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Ne</translation>
    </message>
    <message>
        <source>Everyone at the table plays every hand.</source>
        <translation>Každý u stolu hraje každé rozdání.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Ano</translation>
    </message>
    <message>
        <source>The table has one player more than the hand.</source>
        <translation>U stolu je o jednoho hráče víc, než hraje.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kříže</translation>
    </message>
    <message>
        <source>Diamonds become an ordinary suit.</source>
        <translation>Káry se stávají obyčejnou barvou.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Piky</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Srdce</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Káry</translation>
    </message>
    <message>
        <source>The usual trump suit.</source>
        <translation>Obvyklá trumfová barva.</translation>
    </message>
    <message>
        <source>No spitz</source>
        <translation>Bez spitze</translation>
    </message>
    <message>
        <source>The seven of trump is the lowest trump.</source>
        <translation>Trumfová sedma je nejnižší trumf.</translation>
    </message>
    <message>
        <source>Second-highest trump</source>
        <translation>Druhý nejvyšší trumf</translation>
    </message>
    <message>
        <source>Only the queen of clubs beats the seven of trump.</source>
        <translation>Trumfovou sedmu přebije jen křížová dáma.</translation>
    </message>
    <message>
        <source>Highest trump</source>
        <translation>Nejvyšší trumf</translation>
    </message>
    <message>
        <source>The seven of trump beats even the queen of clubs.</source>
        <translation>Trumfová sedma přebije i křížovou dámu.</translation>
    </message>
    <message>
        <source>Queens above jacks</source>
        <translation>Dámy nad kluky</translation>
    </message>
    <message>
        <source>All four queens beat all four jacks.</source>
        <translation>Všechny čtyři dámy přebíjejí všechny čtyři kluky.</translation>
    </message>
    <message>
        <source>Jacks above queens</source>
        <translation>Kluci nad dámami</translation>
    </message>
    <message>
        <source>All four jacks beat all four queens.</source>
        <translation>Všichni čtyři kluci přebíjejí všechny čtyři dámy.</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>Rozdá se znovu</translation>
    </message>
    <message>
        <source>The hand is shown and the same dealer deals again; the stakes stay as they were.</source>
        <translation>Karty se ukážou a stejný hráč rozdává znovu; sazby zůstávají, jak byly.</translation>
    </message>
    <message>
        <source>Dealt again on request</source>
        <translation>Rozdá se znovu na přání</translation>
    </message>
    <message>
        <source>The holder may show the hand for a new deal by the same dealer, or keep it silently.</source>
        <translation>Kdo takové karty má, smí je ukázat a stejný hráč rozdává znovu, nebo si je mlčky nechá.</translation>
    </message>
    <message>
        <source>Played as dealt</source>
        <translation>Hraje se, jak je rozdáno</translation>
    </message>
    <message>
        <source>The hand is played. Bad luck.</source>
        <translation>Hraje se dál. Smůla.</translation>
    </message>
    <message>
        <source>Dealer&apos;s left</source>
        <translation>Vlevo od rozdávajícího</translation>
    </message>
    <message>
        <source>The player left of the dealer leads the first trick.</source>
        <translation>První štych vynáší hráč vlevo od rozdávajícího.</translation>
    </message>
    <message>
        <source>Picker&apos;s left</source>
        <translation>Vlevo od aktéra</translation>
    </message>
    <message>
        <source>The player left of the picker leads the first trick.</source>
        <translation>První štych vynáší hráč vlevo od aktéra.</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Není možné</translation>
    </message>
    <message>
        <source>An illegal card is refused, with the reason.</source>
        <translation>Nepovolená karta se odmítne a program řekne proč.</translation>
    </message>
    <message>
        <source>Forfeits the hand</source>
        <translation>Prohrává rozdání</translation>
    </message>
    <message>
        <source>Any card may be played. When the cards prove that a player did not follow suit, that side loses as if it had taken no trick.</source>
        <translation>Zahrát se smí kterákoli karta. Když karty dokážou, že někdo nepřiznal barvu, jeho strana prohrává, jako by neměla žádný štych.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Hra</translation>
    </message>
    <message>
        <source>How many players there are, how the cards are dealt and how a partner is found. Example: with five players everyone holds six cards, the blind has two, and the picker has one partner against three.</source>
        <translation>Kolik je hráčů, jak se rozdává a jak se najde partner. Příklad: v pěti má každý šest karet, talon dvě a aktér jednoho partnera proti třem.</translation>
    </message>
    <message>
        <source>Dealer sits out</source>
        <translation>Rozdávající vynechává</translation>
    </message>
    <message>
        <source>The table has one player more than the hand: the dealer deals, sees no cards, and scores 0. Example: six players at a five-handed game. In this hand Ada deals and watches, in the next hand her left neighbor.</source>
        <translation>U stolu je o jednoho hráče víc, než hraje: rozdávající rozdá, nevidí žádné karty a zapíše si 0. Příklad: šest lidí při hře pěti. Tentokrát rozdává a dívá se Ada, příště její soused vlevo.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Trumfová barva</translation>
    </message>
    <message>
        <source>Queens and jacks are always trump; below them the ace, ten, king, nine, eight and seven of this suit are trump too. Example: with clubs as trump the ace of clubs is trump, and the ace of diamonds is a fail ace that can be called.</source>
        <translation>Dámy a kluci jsou vždy trumfy; pod nimi jsou trumfem i eso, desítka, král, devítka, osma a sedma této barvy. Příklad: jsou-li trumfem kříže, je křížové eso trumf a kárové eso je netrumfové eso, které lze volat.</translation>
    </message>
    <message>
        <source>Spitz</source>
        <translation>Spitz</translation>
    </message>
    <message>
        <source>The seven of the trump suit may be one of the highest trump. It is still worth no points. Example: as second-highest trump the seven of diamonds takes the queen of spades and loses to the queen of clubs.</source>
        <translation>Sedma trumfové barvy může patřit k nejvyšším trumfům. Očka za ni nejsou ani tak. Příklad: jako druhý nejvyšší trumf bere kárová sedma pikovou dámu a prohrává s křížovou.</translation>
    </message>
    <message>
        <source>Order of the queens</source>
        <translation>Pořadí dam</translation>
    </message>
    <message>
        <source>Which queen beats which, from the strongest down. Example: with ♠ ♣ ♥ ♦ the queen of spades beats the queen of clubs.</source>
        <translation>Která dáma kterou přebíjí, od nejsilnější dolů. Příklad: při ♠ ♣ ♥ ♦ přebíjí piková dáma křížovou.</translation>
    </message>
    <message>
        <source>Order of the jacks</source>
        <translation>Pořadí kluků</translation>
    </message>
    <message>
        <source>Which jack beats which, from the strongest down. Example: with ♦ ♥ ♠ ♣ the jack of diamonds beats the three other jacks.</source>
        <translation>Který kluk kterého přebíjí, od nejsilnějšího dolů. Příklad: při ♦ ♥ ♠ ♣ přebíjí kárový kluk tři ostatní kluky.</translation>
    </message>
    <message>
        <source>Jacks and queens</source>
        <translation>Kluci a dámy</translation>
    </message>
    <message>
        <source>Which of the two are the highest trump. Example: with jacks above queens the jack of diamonds takes the queen of clubs.</source>
        <translation>Kdo z nich je nejvyšší trumf. Příklad: jsou-li kluci nad dámami, bere kárový kluk křížovou dámu.</translation>
    </message>
    <message>
        <source>Hand without ace, face or trump</source>
        <translation>Karty bez esa, figury a trumfu</translation>
    </message>
    <message>
        <source>A player is dealt only tens, nines, eights and sevens, and no trump. Example: 10♣ 9♣ 8♠ 7♠ 9♥ 7♥.</source>
        <translation>Hráč dostane jen desítky, devítky, osmy a sedmy a žádný trumf. Příklad: 10♣ 9♣ 8♠ 7♠ 9♥ 7♥.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>První výnos</translation>
    </message>
    <message>
        <source>Who plays the first card after a pick. A leaster always begins at the dealer&apos;s left. Example: Ada deals, Bruno on her left passes, Clara picks. At the dealer&apos;s left Bruno leads, at the picker&apos;s left the player after Clara.</source>
        <translation>Kdo zahraje první kartu, když někdo vezme talon. Leaster začíná vždy vlevo od rozdávajícího. Příklad: Ada rozdává, Bruno vlevo od ní pasuje, Clara bere. Vlevo od rozdávajícího vynáší Bruno, vlevo od aktéra hráč po Claře.</translation>
    </message>
    <message>
        <source>Not following suit</source>
        <translation>Nepřiznání barvy</translation>
    </message>
    <message>
        <source>What happens to a player who could follow suit and does not. Example: hearts are led, you hold the nine of hearts and play a trump. When you play the nine later, the renege is found.</source>
        <translation>Co se stane hráči, který barvu přiznat může, ale nepřizná. Příklad: vynesou se srdce, máš srdcovou devítku a zahraješ trumf. Až devítku později zahraješ, nepřiznání se pozná.</translation>
    </message>
    <message>
        <source>Two players, hand and piles</source>
        <translation>Dva hráči, ruka a sloupce</translation>
    </message>
    <message>
        <source>Eight cards in hand and four open ones, each on a face-down card. There is no picker: each plays against the other, from the hand and the open cards.</source>
        <translation>Osm karet v ruce a čtyři odkryté, každá na kartě rubem nahoru. Aktér není: každý hraje proti druhému, z ruky i z odkrytých karet.</translation>
    </message>
    <message>
        <source>Two players, all in piles</source>
        <translation>Dva hráči, vše ve sloupcích</translation>
    </message>
    <message>
        <source>Eight open cards each, every one on a face-down card, and no hand. There is no picker. A face-down card is turned up once the card on it is played.</source>
        <translation>Každý má osm odkrytých karet, každou na kartě rubem nahoru, a nic v ruce. Aktér není. Spodní karta se odkryje, když se zahraje ta na ní.</translation>
    </message>
    <message>
        <source>Three players, ten cards</source>
        <translation>Tři hráči, deset karet</translation>
    </message>
    <message>
        <source>Ten cards each and two in the blind. The picker plays alone against the two others.</source>
        <translation>Každý má deset karet a v talonu jsou dvě. Aktér hraje bez partnera proti dvěma ostatním.</translation>
    </message>
    <message>
        <source>Three players, nine cards</source>
        <translation>Tři hráči, devět karet</translation>
    </message>
    <message>
        <source>Without the black sevens: nine cards each and three in the blind. The picker plays alone.</source>
        <translation>Bez černých sedem: každý má devět karet a v talonu jsou tři. Aktér hraje bez partnera.</translation>
    </message>
    <message>
        <source>Three players, eight cards</source>
        <translation>Tři hráči, osm karet</translation>
    </message>
    <message>
        <source>Without the sevens and eights that are not trump: eight cards each and two in the blind. The picker plays alone.</source>
        <translation>Bez netrumfových sedem a osem: každý má osm karet a v talonu jsou dvě. Aktér hraje bez partnera.</translation>
    </message>
    <message>
        <source>Four players, picker alone</source>
        <translation>Čtyři hráči, aktér bez partnera</translation>
    </message>
    <message>
        <source>Seven cards each and four in the blind. The picker buries four and plays alone against the three others.</source>
        <translation>Každý má sedm karet a v talonu jsou čtyři. Aktér čtyři odloží a hraje bez partnera proti třem ostatním.</translation>
    </message>
    <message>
        <source>Four players, called ace</source>
        <translation>Čtyři hráči, volané eso</translation>
    </message>
    <message>
        <source>Seven cards each and four in the blind. The picker buries four and calls an ace, or plays alone.</source>
        <translation>Každý má sedm karet a v talonu jsou čtyři. Aktér čtyři odloží a volá eso, nebo hraje bez partnera.</translation>
    </message>
    <message>
        <source>Four players, partner by jack</source>
        <translation>Čtyři hráči, partnera určuje kluk</translation>
    </message>
    <message>
        <source>Without the black sevens: seven cards each and two in the blind. The holder of the partner jack plays with the picker.</source>
        <translation>Bez černých sedem: každý má sedm karet a v talonu jsou dvě. Kdo má partnerského kluka, hraje s aktérem.</translation>
    </message>
    <message>
        <source>Four players, black queens</source>
        <translation>Čtyři hráči, černé dámy</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each, and there is no picker. The holders of the two black queens play together, in secret until both queens have fallen.</source>
        <translation>Rozdají se všechny karty, každému osm, a aktér není. Kdo má černé dámy, hraje spolu, tajně, dokud nepadnou obě.</translation>
    </message>
    <message>
        <source>Four players, first two queens</source>
        <translation>Čtyři hráči, první dvě dámy</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each, and there is no picker. The players of the first two queens are the makers.</source>
        <translation>Rozdají se všechny karty, každému osm, a aktér není. Kdo zahraje první dvě dámy, je hrající strana.</translation>
    </message>
    <message>
        <source>Four players, Indiana</source>
        <translation>Čtyři hráči, Indiana</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each. Jacks rank above queens, hearts are trump, and the players bid a call or a solo. Only winners add to their score, up to 24.</source>
        <translation>Rozdají se všechny karty, každému osm. Kluci jsou nad dámami, trumfem jsou srdce a draží se volání nebo sólo. Body přibývají jen vítězům, do 24.</translation>
    </message>
    <message>
        <source>Five players, called ace</source>
        <translation>Pět hráčů, volané eso</translation>
    </message>
    <message>
        <source>Six cards each and two in the blind. The picker calls an ace, and its holder is the partner.</source>
        <translation>Každý má šest karet a v talonu jsou dvě. Aktér volá eso a kdo ho má, je partner.</translation>
    </message>
    <message>
        <source>Five players, partner by jack</source>
        <translation>Pět hráčů, partnera určuje kluk</translation>
    </message>
    <message>
        <source>Six cards each and two in the blind. The holder of the partner jack, usually the jack of diamonds, is the partner.</source>
        <translation>Každý má šest karet a v talonu jsou dvě. Partner je ten, kdo má partnerského kluka, obvykle kárového.</translation>
    </message>
    <message>
        <source>Six players, partner by jack</source>
        <translation>Šest hráčů, partnera určuje kluk</translation>
    </message>
    <message>
        <source>Five cards each and two in the blind. Picker and partner play against four.</source>
        <translation>Každý má pět karet a v talonu jsou dvě. Aktér a partner hrají proti čtyřem.</translation>
    </message>
    <message>
        <source>Six players, jack and ace</source>
        <translation>Šest hráčů, kluk a eso</translation>
    </message>
    <message>
        <source>Five cards each and two in the blind. The holders of the jack of diamonds and of the called ace play with the picker: three against three.</source>
        <translation>Každý má pět karet a v talonu jsou dvě. S aktérem hraje, kdo má kárového kluka a kdo má volané eso: tři proti třem.</translation>
    </message>
    <message>
        <source>Seven players, partner by jack</source>
        <translation>Sedm hráčů, partnera určuje kluk</translation>
    </message>
    <message>
        <source>Four cards each and four in the blind, all for the picker. The holder of the jack of diamonds is the partner: two against five.</source>
        <translation>Každý má čtyři karty a v talonu jsou čtyři, všechny pro aktéra. Kdo má kárového kluka, je partner: dva proti pěti.</translation>
    </message>
    <message>
        <source>Seven players, shared blind</source>
        <translation>Sedm hráčů, dělený talon</translation>
    </message>
    <message>
        <source>Four cards each and four in the blind: two for the picker and two for the left neighbor, who is the partner. Each buries two.</source>
        <translation>Každý má čtyři karty a v talonu jsou čtyři: dvě pro aktéra a dvě pro souseda vlevo, který je partner. Každý dvě odloží.</translation>
    </message>
    <message>
        <source>Seven players, three and one</source>
        <translation>Sedm hráčů, tři a jedna</translation>
    </message>
    <message>
        <source>Four cards each and four in the blind: three for the picker and one for the left neighbor. The holder of the jack of diamonds is the partner.</source>
        <translation>Každý má čtyři karty a v talonu jsou čtyři: tři pro aktéra a jedna pro souseda vlevo. Kdo má kárového kluka, je partner.</translation>
    </message>
    <message>
        <source>Eight players, black queens</source>
        <translation>Osm hráčů, černé dámy</translation>
    </message>
    <message>
        <source>All cards are dealt, four each, and there is no picker. The holders of the two black queens play against the six others.</source>
        <translation>Rozdají se všechny karty, každému čtyři, a aktér není. Kdo má černé dámy, hraje proti šesti ostatním.</translation>
    </message>
    <message>
        <source>Eight players, three cards</source>
        <translation>Osm hráčů, tři karty</translation>
    </message>
    <message>
        <source>All cards are dealt, four each, and there is no picker. The holders of the queen of clubs, the jack of diamonds and the seven of diamonds play together against five.</source>
        <translation>Rozdají se všechny karty, každému čtyři, a aktér není. Kdo má křížovou dámu, kárového kluka a károvou sedmu, hraje spolu proti pěti.</translation>
    </message>
    <message>
        <source>Called ace</source>
        <translation>Volané eso</translation>
    </message>
    <message>
        <source>The picker calls the ace of a fail suit, and its holder is the partner.</source>
        <translation>Aktér volá eso netrumfové barvy a kdo ho má, je partner.</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <translation>Kárový kluk</translation>
    </message>
    <message>
        <source>The holder of the jack of diamonds is the partner.</source>
        <translation>Kdo má kárového kluka, je partner.</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <translation>Křížový kluk</translation>
    </message>
    <message>
        <source>The holder of the jack of clubs is the partner.</source>
        <translation>Kdo má křížového kluka, je partner.</translation>
    </message>
    <message>
        <source>No partner</source>
        <translation>Žádný partner</translation>
    </message>
    <message>
        <source>The picker plays against everyone else.</source>
        <translation>Aktér hraje proti všem ostatním.</translation>
    </message>
    <message>
        <source>Jack of diamonds and called ace</source>
        <translation>Kárový kluk a volané eso</translation>
    </message>
    <message>
        <source>Two partners, the holders of the jack of diamonds and of the ace that the picker calls; neither knows the other. One player may be both.</source>
        <translation>Dva partneři: kdo má kárového kluka a kdo má eso, které aktér volá; navzájem se neznají. Obojí může být jeden hráč.</translation>
    </message>
    <message>
        <source>Left neighbor</source>
        <translation>Soused vlevo</translation>
    </message>
    <message>
        <source>The player left of the picker takes a part of the blind and is openly the partner.</source>
        <translation>Hráč vlevo od aktéra bere část talonu a je otevřeně partner.</translation>
    </message>
    <message>
        <source>Taker of the first trick</source>
        <translation>Kdo vezme první štych</translation>
    </message>
    <message>
        <source>The winner of the first trick is the partner. A picker who takes the first trick plays alone.</source>
        <translation>Kdo vezme první štych, je partner. Aktér, který ho vezme, hraje bez partnera.</translation>
    </message>
    <message>
        <source>Queen of clubs and seven of diamonds</source>
        <translation>Křížová dáma a kárová sedma</translation>
    </message>
    <message>
        <source>Their holders play together; one player with both is alone.</source>
        <translation>Kdo je má, hraje spolu; hráč s oběma je bez partnera.</translation>
    </message>
    <message>
        <source>Black queens</source>
        <translation>Černé dámy</translation>
    </message>
    <message>
        <source>The holders of the queens of clubs and spades play together; one player with both is alone.</source>
        <translation>Kdo má křížovou a pikovou dámu, hraje spolu; hráč s oběma je bez partnera.</translation>
    </message>
    <message>
        <source>First two queens</source>
        <translation>První dvě dámy</translation>
    </message>
    <message>
        <source>The players of the first two queens are the makers; a player who plays both is alone.</source>
        <translation>Kdo zahraje první dvě dámy, je hrající strana; hráč, který zahraje obě, je bez partnera.</translation>
    </message>
    <message>
        <source>Queen of clubs, jack and seven of diamonds</source>
        <translation>Křížová dáma, kárový kluk a kárová sedma</translation>
    </message>
    <message>
        <source>Their three holders play together. A player with two of them may call another card.</source>
        <translation>Tři hráči, kteří je mají, hrají spolu. Hráč se dvěma z nich smí volat jinou kartu.</translation>
    </message>
    <message>
        <source>Called by the bidder</source>
        <translation>Volá dražitel</translation>
    </message>
    <message>
        <source>The bidder of a call names the ace of a fail suit, and its holder is the partner.</source>
        <translation>Dražitel volání jmenuje eso netrumfové barvy a kdo ho má, je partner.</translation>
    </message>
    <message>
        <source>Five players; the picker calls an ace. Double on the bump, and a leaster when everyone passes.</source>
        <translation>Pět hráčů; aktér volá eso. Bump, a když všichni pasují, leaster.</translation>
    </message>
    <message>
        <source>Five players; the jack of diamonds is the partner. Double on the bump, and a leaster when everyone passes.</source>
        <translation>Pět hráčů; partner je kárový kluk. Bump, a když všichni pasují, leaster.</translation>
    </message>
    <message>
        <source>Two: hand and piles</source>
        <translation>Dva: ruka a sloupce</translation>
    </message>
    <message>
        <source>Two players with eight cards in hand and four open cards on face-down ones.</source>
        <translation>Dva hráči s osmi kartami v ruce a čtyřmi odkrytými na kartách rubem nahoru.</translation>
    </message>
    <message>
        <source>Two: all in piles</source>
        <translation>Dva: vše ve sloupcích</translation>
    </message>
    <message>
        <source>Two players with eight open cards each, all on face-down ones, and no hand.</source>
        <translation>Dva hráči, každý s osmi odkrytými kartami na kartách rubem nahoru a s ničím v ruce.</translation>
    </message>
    <message>
        <source>Three: ten cards</source>
        <translation>Tři: deset karet</translation>
    </message>
    <message>
        <source>Three players with ten cards and a blind of two; the picker is alone.</source>
        <translation>Tři hráči s deseti kartami a dvěma v talonu; aktér je bez partnera.</translation>
    </message>
    <message>
        <source>Three: nine cards</source>
        <translation>Tři: devět karet</translation>
    </message>
    <message>
        <source>Three players with nine cards and a blind of three; two sevens stay in the box.</source>
        <translation>Tři hráči s devíti kartami a třemi v talonu; dvě sedmy zůstanou v krabičce.</translation>
    </message>
    <message>
        <source>Three: eight cards</source>
        <translation>Tři: osm karet</translation>
    </message>
    <message>
        <source>Three players with eight cards and a blind of two; six low cards stay in the box.</source>
        <translation>Tři hráči s osmi kartami a dvěma v talonu; šest nízkých karet zůstane v krabičce.</translation>
    </message>
    <message>
        <source>Four: picker alone</source>
        <translation>Čtyři: aktér bez partnera</translation>
    </message>
    <message>
        <source>Four players with a blind of four; the picker is alone against three.</source>
        <translation>Čtyři hráči a čtyři karty v talonu; aktér je bez partnera proti třem.</translation>
    </message>
    <message>
        <source>Four: jack of diamonds</source>
        <translation>Čtyři: kárový kluk</translation>
    </message>
    <message>
        <source>Four players, two against two; the jack of diamonds is the partner.</source>
        <translation>Čtyři hráči, dva proti dvěma; partner je kárový kluk.</translation>
    </message>
    <message>
        <source>Four: called ace</source>
        <translation>Čtyři: volané eso</translation>
    </message>
    <message>
        <source>Four players, two against two; the picker calls an ace, and two sevens stay in the box.</source>
        <translation>Čtyři hráči, dva proti dvěma; aktér volá eso a dvě sedmy zůstanou v krabičce.</translation>
    </message>
    <message>
        <source>Four: black queens</source>
        <translation>Čtyři: černé dámy</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and the black queens play together in secret.</source>
        <translation>Čtyři hráči; aktér není a černé dámy hrají tajně spolu.</translation>
    </message>
    <message>
        <source>Four: queen of clubs and seven</source>
        <translation>Čtyři: křížová dáma a sedma</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and the queen of clubs and the seven of diamonds play together.</source>
        <translation>Čtyři hráči; aktér není a křížová dáma s károvou sedmou hrají spolu.</translation>
    </message>
    <message>
        <source>Four: first two queens</source>
        <translation>Čtyři: první dvě dámy</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and the first two queens played make the partners.</source>
        <translation>Čtyři hráči; aktér není a partnery určí první dvě zahrané dámy.</translation>
    </message>
    <message>
        <source>Four: Indiana</source>
        <translation>Čtyři: Indiana</translation>
    </message>
    <message>
        <source>Four players bid a call or a solo; jacks above queens, hearts trump, to 24.</source>
        <translation>Čtyři hráči draží volání nebo sólo; kluci nad dámami, trumf srdce, do 24.</translation>
    </message>
    <message>
        <source>Jack, called up</source>
        <translation>Kluk, volání výš</translation>
    </message>
    <message>
        <source>Jack of diamonds; a picker who holds it may call the next jack up instead.</source>
        <translation>Kárový kluk; aktér, který ho má, smí místo něj volat dalšího vyššího kluka.</translation>
    </message>
    <message>
        <source>Jack, called up before the blind</source>
        <translation>Kluk, volání výš před talonem</translation>
    </message>
    <message>
        <source>Jack of diamonds; its holder may call the next jack up with the pick, before seeing the blind.</source>
        <translation>Kárový kluk; kdo ho má, smí při braní volat dalšího vyššího kluka, dřív než uvidí talon.</translation>
    </message>
    <message>
        <source>Leaster with the blind</source>
        <translation>Leaster s talonem</translation>
    </message>
    <message>
        <source>Jack of diamonds; in a leaster the blind goes with the first trick.</source>
        <translation>Kárový kluk; v leasteru jde talon k prvnímu štychu.</translation>
    </message>
    <message>
        <source>Called ace with doublers</source>
        <translation>Volané eso s doublery</translation>
    </message>
    <message>
        <source>Called ace; each time everyone passes, one more hand counts double, and after three times the next player deals.</source>
        <translation>Volané eso; pokaždé, když všichni pasují, se jedno další rozdání počítá dvojnásob, a po třetím rozdává další hráč.</translation>
    </message>
    <message>
        <source>Redeal and double</source>
        <translation>Rozdat znovu a dvojnásob</translation>
    </message>
    <message>
        <source>Jack of diamonds; when everyone passes, the next hand counts double, and never more than that.</source>
        <translation>Kárový kluk; když všichni pasují, počítá se příští rozdání dvojnásob a nikdy víc.</translation>
    </message>
    <message>
        <source>The last one picks</source>
        <translation>Poslední bere</translation>
    </message>
    <message>
        <source>Called ace; the dealer has to pick when all the others have passed.</source>
        <translation>Volané eso; když všichni ostatní pasovali, musí brát rozdávající.</translation>
    </message>
    <message>
        <source>Ten hands</source>
        <translation>Deset rozdání</translation>
    </message>
    <message>
        <source>Called ace; the game is over after ten hands.</source>
        <translation>Volané eso; partie končí po deseti rozdáních.</translation>
    </message>
    <message>
        <source>Five: first trick</source>
        <translation>Pět: první štych</translation>
    </message>
    <message>
        <source>Five players; the winner of the first trick is the picker&apos;s partner.</source>
        <translation>Pět hráčů; aktérův partner je ten, kdo vezme první štych.</translation>
    </message>
    <message>
        <source>Five: the dealer&apos;s left picks</source>
        <translation>Pět: bere hráč vlevo od rozdávajícího</translation>
    </message>
    <message>
        <source>Called ace, and the player left of the dealer always has to pick.</source>
        <translation>Volané eso a hráč vlevo od rozdávajícího musí vždy brát.</translation>
    </message>
    <message>
        <source>Six: jack of diamonds</source>
        <translation>Šest: kárový kluk</translation>
    </message>
    <message>
        <source>Six players, two against four. A picker who finds the jack of diamonds in the blind may call the next one.</source>
        <translation>Šest hráčů, dva proti čtyřem. Aktér, který najde kárového kluka v talonu, smí volat dalšího.</translation>
    </message>
    <message>
        <source>Six: jack of clubs</source>
        <translation>Šest: křížový kluk</translation>
    </message>
    <message>
        <source>Six players, two against four. The jack of clubs is the partner, and its holder may call down to the jack of spades.</source>
        <translation>Šest hráčů, dva proti čtyřem. Partner je křížový kluk a kdo ho má, smí volat nižšího, pikového.</translation>
    </message>
    <message>
        <source>Six: jack and ace</source>
        <translation>Šest: kluk a eso</translation>
    </message>
    <message>
        <source>Six players, three against three: the jack of diamonds and the called ace play with the picker.</source>
        <translation>Šest hráčů, tři proti třem: s aktérem hrají kárový kluk a volané eso.</translation>
    </message>
    <message>
        <source>Six at the table</source>
        <translation>Šest u stolu</translation>
    </message>
    <message>
        <source>Called ace with six players: the dealer sits out.</source>
        <translation>Volané eso v šesti hráčích: rozdávající vynechává.</translation>
    </message>
    <message>
        <source>Seven: jack of diamonds</source>
        <translation>Sedm: kárový kluk</translation>
    </message>
    <message>
        <source>Seven players, two against five; the picker takes a blind of four.</source>
        <translation>Sedm hráčů, dva proti pěti; aktér bere čtyři karty talonu.</translation>
    </message>
    <message>
        <source>Seven: the neighbor</source>
        <translation>Sedm: soused</translation>
    </message>
    <message>
        <source>Seven players; the picker and the left neighbor share the blind and play together.</source>
        <translation>Sedm hráčů; aktér a soused vlevo se dělí o talon a hrají spolu.</translation>
    </message>
    <message>
        <source>Seven: three and one</source>
        <translation>Sedm: tři a jedna</translation>
    </message>
    <message>
        <source>Seven players; the picker takes three cards of the blind, the left neighbor one. The jack of diamonds is the partner.</source>
        <translation>Sedm hráčů; aktér bere tři karty talonu, soused vlevo jednu. Partner je kárový kluk.</translation>
    </message>
    <message>
        <source>Eight: black queens</source>
        <translation>Osm: černé dámy</translation>
    </message>
    <message>
        <source>Eight players; there is no picker, and the black queens play against six.</source>
        <translation>Osm hráčů; aktér není a černé dámy hrají proti šesti.</translation>
    </message>
    <message>
        <source>Eight: three cards</source>
        <translation>Osm: tři karty</translation>
    </message>
    <message>
        <source>Eight players; the queen of clubs, the jack and the seven of diamonds play against five.</source>
        <translation>Osm hráčů; křížová dáma, kárový kluk a kárová sedma hrají proti pěti.</translation>
    </message>
    <message>
        <source>sheepshead.org</source>
        <translation>sheepshead.org</translation>
    </message>
    <message>
        <source>Called ace as in the basic rules of sheepshead.org: when the makers take no trick, the picker pays for the partner too.</source>
        <translation>Volané eso podle základních pravidel sheepshead.org: když hrající strana nevezme žádný štych, platí aktér i za partnera.</translation>
    </message>
    <message>
        <source>World of Card Games</source>
        <translation>World of Card Games</translation>
    </message>
    <message>
        <source>Four players, called ace, each maker settling with each defender. A new deal when everyone passes; a game is four hands.</source>
        <translation>Čtyři hráči, volané eso; každý z hrající strany účtuje s každým obráncem. Když všichni pasují, rozdává se znovu; partie má čtyři rozdání.</translation>
    </message>
    <message>
        <source>playingcards.io</source>
        <translation>playingcards.io</translation>
    </message>
    <message>
        <source>Jack of diamonds as on playingcards.io: no double on the bump, the picker&apos;s left leads, the defenders need 31 to be out of schneider, without a trick the picker pays all, and the table votes when everyone passes.</source>
        <translation>Kárový kluk jako na playingcards.io: bez bumpu, vynáší hráč vlevo od aktéra, obrana potřebuje 31, aby nebyla schneider, bez štychu platí všechno aktér, a když všichni pasují, stůl hlasuje.</translation>
    </message>
    <message>
        <source>Japanese page</source>
        <translation>Japonská stránka</translation>
    </message>
    <message>
        <source>Called ace as on a Japanese card game page: no double on the bump.</source>
        <translation>Volané eso jako na japonské stránce karetních her: bez bumpu.</translation>
    </message>
    <message>
        <source>Crack and blitz</source>
        <translation>Flek a blitz</translation>
    </message>
    <message>
        <source>Jack of diamonds with all the raises: crack, crack back, around the corner, and queens shown before the first lead, up to ×16.</source>
        <translation>Kárový kluk se všemi zvýšeními: flek, re, re přes roh a dámy ukázané před prvním výnosem, až ×16.</translation>
    </message>
    <message>
        <source>Blitz instead of bump</source>
        <translation>Blitz místo bumpu</translation>
    </message>
    <message>
        <source>Called ace without double on the bump; a crack, a crack back and queens shown double the stake instead.</source>
        <translation>Volané eso bez bumpu; sazbu místo toho zdvojnásobí flek, re a ukázané dámy.</translation>
    </message>
    <message>
        <source>No one</source>
        <translation>Nikdo</translation>
    </message>
    <message>
        <source>Everyone may pass.</source>
        <translation>Pasovat smějí všichni.</translation>
    </message>
    <message>
        <source>The player left of the dealer must pick and cannot pass.</source>
        <translation>Hráč vlevo od rozdávajícího musí brát talon a pasovat nesmí.</translation>
    </message>
    <message>
        <source>The picker takes the blind and buries.</source>
        <translation>Aktér bere talon a odkládá.</translation>
    </message>
    <message>
        <source>Counts ×2</source>
        <translation>Počítá se ×2</translation>
    </message>
    <message>
        <source>A player who says “blind” leaves the blind face down as the bury and plays the hand as dealt, for twice the stake.</source>
        <translation>Hráč, který řekne „naslepo“, nechá talon rubem nahoru jako odložené karty a hraje s tím, co dostal, o dvojnásobnou sazbu.</translation>
    </message>
    <message>
        <source>Leaster</source>
        <translation>Leaster</translation>
    </message>
    <message>
        <source>All play for themselves, and the fewest points win 1 from each of the others.</source>
        <translation>Každý hraje za sebe a kdo má nejméně oček, vyhrává 1 od každého z ostatních.</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>The cards are thrown in, the same dealer deals again, and the next hand counts double.</source>
        <translation>Karty se složí, stejný hráč rozdává znovu a příští rozdání se počítá dvojnásob.</translation>
    </message>
    <message>
        <source>Last player must pick</source>
        <translation>Poslední hráč musí brát</translation>
    </message>
    <message>
        <source>When all the others have passed, the last player has to pick.</source>
        <translation>Když všichni ostatní pasovali, musí poslední hráč brát talon.</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nové rozdání</translation>
    </message>
    <message>
        <source>The cards are thrown in and the next player deals. Nothing is doubled.</source>
        <translation>Karty se složí a rozdává další hráč. Nic se nezdvojnásobí.</translation>
    </message>
    <message>
        <source>The table votes</source>
        <translation>Stůl hlasuje</translation>
    </message>
    <message>
        <source>Every player votes for a leaster or a doubler, and the majority decides.</source>
        <translation>Každý hráč hlasuje pro leaster nebo doubler a rozhoduje většina.</translation>
    </message>
    <message>
        <source>Moster</source>
        <translation>Moster</translation>
    </message>
    <message>
        <source>All play for themselves, and the most points lose 1 to each of the others. But a player who takes every trick wins.</source>
        <translation>Každý hraje za sebe a kdo má nejvíc oček, ztrácí po 1 každému z ostatních. Hráč, který vezme všechny štychy, ale vyhrává.</translation>
    </message>
    <message>
        <source>Mittler</source>
        <translation>Mittler</translation>
    </message>
    <message>
        <source>All play for themselves, and the player with the middle points wins 1 from each of the others. If two players share them, there is no winner.</source>
        <translation>Každý hraje za sebe a kdo má prostřední počet oček, vyhrává 1 od každého z ostatních. Mají-li je dva hráči, vítěz není.</translation>
    </message>
    <message>
        <source>Schneidster</source>
        <translation>Schneidster</translation>
    </message>
    <message>
        <source>All play for themselves, and the player closest to 30 points without going over wins 1 from each of the others.</source>
        <translation>Každý hraje za sebe a hráč, který je nejblíž 30 očkům a nemá víc, vyhrává 1 od každého z ostatních.</translation>
    </message>
    <message>
        <source>Schwanzer</source>
        <translation>Schwanzer</translation>
    </message>
    <message>
        <source>The hands are laid open and nothing is played: 3 for a queen, 2 for a jack, 1 for any other trump. The most loses 1 to each of the others.</source>
        <translation>Karty se vyloží a nehraje se: 3 za dámu, 2 za kluka, 1 za každý jiný trumf. Kdo má nejvíc, ztrácí po 1 každému z ostatních.</translation>
    </message>
    <message>
        <source>Doubled as well</source>
        <translation>Také dvojnásob</translation>
    </message>
    <message>
        <source>The bump doubles a forced picker&apos;s loss like any other.</source>
        <translation>Bump zdvojnásobí prohru donuceného aktéra jako každou jinou.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <translation>Bez zdvojnásobení</translation>
    </message>
    <message>
        <source>The bump spares a picker who had no choice.</source>
        <translation>Bump ušetří aktéra, který neměl na výběr.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Odloží se stranou</translation>
    </message>
    <message>
        <source>Its points do not count.</source>
        <translation>Jeho očka se nepočítají.</translation>
    </message>
    <message>
        <source>Goes with the first trick</source>
        <translation>Jde k prvnímu štychu</translation>
    </message>
    <message>
        <source>Its points go to the winner of the first trick.</source>
        <translation>Jeho očka dostane, kdo vezme první štych.</translation>
    </message>
    <message>
        <source>Goes with the last trick</source>
        <translation>Jde k poslednímu štychu</translation>
    </message>
    <message>
        <source>Its points go to the winner of the last trick.</source>
        <translation>Jeho očka dostane, kdo vezme poslední štych.</translation>
    </message>
    <message>
        <source>A player without a trick has 0 points and may win.</source>
        <translation>Hráč bez štychu má 0 oček a může vyhrát.</translation>
    </message>
    <message>
        <source>Only players with a trick can win.</source>
        <translation>Vyhrát mohou jen hráči se štychem.</translation>
    </message>
    <message>
        <source>Counts once</source>
        <translation>Počítá se jednou</translation>
    </message>
    <message>
        <source>1 from each of the others, as for any winner.</source>
        <translation>1 od každého z ostatních, jako u každého vítěze.</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>Počítá se dvojnásob</translation>
    </message>
    <message>
        <source>The only player without a trick wins 2 from each of the others.</source>
        <translation>Jediný hráč bez štychu vyhrává 2 od každého z ostatních.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Bez vítěze</translation>
    </message>
    <message>
        <source>Everyone scores 0.</source>
        <translation>Všichni si zapíšou 0.</translation>
    </message>
    <message>
        <source>All of them win</source>
        <translation>Vyhrávají všichni</translation>
    </message>
    <message>
        <source>Each loser pays 1 to each winner.</source>
        <translation>Každý poražený platí 1 každému vítězi.</translation>
    </message>
    <message>
        <source>Fewer tricks win</source>
        <translation>Vyhrává méně štychů</translation>
    </message>
    <message>
        <source>When the tricks are equal too, there is no winner.</source>
        <translation>Jsou-li shodné i štychy, vítěz není.</translation>
    </message>
    <message>
        <source>One more hand for each</source>
        <translation>Za každé jedno rozdání navíc</translation>
    </message>
    <message>
        <source>Two throw-ins double the next two hands.</source>
        <translation>Dvojí složení zdvojnásobí příští dvě rozdání.</translation>
    </message>
    <message>
        <source>Double again</source>
        <translation>Znovu zdvojnásobit</translation>
    </message>
    <message>
        <source>Two throw-ins make the next hand count ×4.</source>
        <translation>Po dvojím složení se příští rozdání počítá ×4.</translation>
    </message>
    <message>
        <source>Double once at most</source>
        <translation>Zdvojnásobit nejvýš jednou</translation>
    </message>
    <message>
        <source>The next hand counts ×2, after any number of throw-ins.</source>
        <translation>Příští rozdání se počítá ×2, ať se skládalo kolikrát chce.</translation>
    </message>
    <message>
        <source>×4</source>
        <translation>×4</translation>
    </message>
    <message>
        <source>Two throw-ins; more change nothing.</source>
        <translation>Dvě složení; další nic nemění.</translation>
    </message>
    <message>
        <source>×8</source>
        <translation>×8</translation>
    </message>
    <message>
        <source>Three throw-ins; more change nothing.</source>
        <translation>Tři složení; další nic nemění.</translation>
    </message>
    <message>
        <source>×16</source>
        <translation>×16</translation>
    </message>
    <message>
        <source>Four throw-ins; more change nothing.</source>
        <translation>Čtyři složení; další nic nemění.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Bez omezení</translation>
    </message>
    <message>
        <source>Every throw-in doubles once more.</source>
        <translation>Každé složení zdvojnásobí ještě jednou.</translation>
    </message>
    <message>
        <source>Same dealer</source>
        <translation>Stejný rozdávající</translation>
    </message>
    <message>
        <source>The same player deals until there is a pick.</source>
        <translation>Stejný hráč rozdává, dokud někdo nevezme talon.</translation>
    </message>
    <message>
        <source>Next dealer after three</source>
        <translation>Po třech rozdává další</translation>
    </message>
    <message>
        <source>After three throw-ins in a row the deal passes to the left.</source>
        <translation>Po třech složeních za sebou rozdává hráč vlevo.</translation>
    </message>
    <message>
        <source>Who must pick</source>
        <translation>Kdo musí brát</translation>
    </message>
    <message>
        <source>Whether one seat has no choice. Example: Ada deals, and Bruno on her left must take the blind with any hand.</source>
        <translation>Zda jedno místo nemá na výběr. Příklad: Ada rozdává a Bruno vlevo od ní musí vzít talon s jakýmikoli kartami.</translation>
    </message>
    <message>
        <source>Picking blind</source>
        <translation>Braní naslepo</translation>
    </message>
    <message>
        <source>Whether a player may pick without looking at the blind, for twice the stake. Example: you hold five queens and jacks and pick blind. The two cards stay hidden until the end, and a win of 1 becomes 2. If the ace you call is there, you are alone without knowing it.</source>
        <translation>Zda hráč smí brát bez pohledu do talonu, o dvojnásobnou sazbu. Příklad: máš pět dam a kluků a bereš naslepo. Obě karty zůstanou skryté až do konce a z výhry 1 jsou 2. Leží-li tam volané eso, jsi bez partnera a nevíš o tom.</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Všichni pasují</translation>
    </message>
    <message>
        <source>What happens when everyone passes. Example: five players pass and play a leaster; the winner gets 4, the others lose 1 each.</source>
        <translation>Co se stane, když všichni pasují. Příklad: pět hráčů pasuje a hraje leaster; vítěz získá 4, ostatní ztratí po 1.</translation>
    </message>
    <message>
        <source>Forced picker who loses</source>
        <translation>Donucený aktér prohraje</translation>
    </message>
    <message>
        <source>Whether the bump doubles the loss of a player who had to pick. Example: five players. A forced picker with a partner loses 55 to 65 and pays 4 when it is doubled, 2 when it is not.</source>
        <translation>Zda bump zdvojnásobí prohru hráče, který musel brát. Příklad: pět hráčů. Donucený aktér s partnerem prohraje 55 ku 65 a platí 4 se zdvojnásobením, 2 bez něj.</translation>
    </message>
    <message>
        <source>Blind in a leaster</source>
        <translation>Talon v leasteru</translation>
    </message>
    <message>
        <source>Where the blind goes when everyone passes. It stays hidden until the end. Example: an ace and a ten are in the blind. If it goes with the last trick, that trick is worth 21 points more.</source>
        <translation>Kam jde talon, když všichni pasují. Zůstává skrytý až do konce. Příklad: v talonu je eso a desítka. Jde-li k poslednímu štychu, má ten štych o 21 oček víc.</translation>
    </message>
    <message>
        <source>Trick to win a leaster</source>
        <translation>Štych k výhře v leasteru</translation>
    </message>
    <message>
        <source>Whether a player needs a trick to win. Example: Bruno took none, Ada has 9 points, the others more. Ada wins where a trick is needed, Bruno where it is not.</source>
        <translation>Zda hráč potřebuje k výhře štych. Příklad: Bruno nemá žádný, Ada má 9 oček, ostatní víc. Kde je štych potřeba, vyhrává Ada, jinak Bruno.</translation>
    </message>
    <message>
        <source>Winner without a trick</source>
        <translation>Vítěz bez štychu</translation>
    </message>
    <message>
        <source>With three players, what the winner of a leaster gets without any trick. Example: Ada took none and wins. Counted double she gets 4, and the others lose 2 each.</source>
        <translation>Co ve třech hráčích získá vítěz leasteru, který nemá žádný štych. Příklad: Ada žádný nemá a vyhrává. Při dvojnásobku získá 4 a ostatní ztratí po 2.</translation>
    </message>
    <message>
        <source>Tie in a leaster</source>
        <translation>Shoda v leasteru</translation>
    </message>
    <message>
        <source>Two or more players share the fewest points. Example: five players, and two tie at 20. If both win, they get 3 each and the others lose 2 each.</source>
        <translation>Dva nebo více hráčů má shodně nejméně oček. Příklad: pět hráčů a dva mají 20. Vyhrávají-li oba, získají po 3 a ostatní ztratí po 2.</translation>
    </message>
    <message>
        <source>Several doublers</source>
        <translation>Více doublerů</translation>
    </message>
    <message>
        <source>What another throw-in does while a doubler is still to be played. Example: everyone passes twice in a row; then two hands count ×2, or one ×4, or one ×2.</source>
        <translation>Co udělá další složení, když na odehrání ještě čeká doubler. Příklad: všichni pasují dvakrát za sebou; pak se počítají dvě rozdání ×2, nebo jedno ×4, nebo jedno ×2.</translation>
    </message>
    <message>
        <source>Highest doubler</source>
        <translation>Nejvyšší doubler</translation>
    </message>
    <message>
        <source>How far throw-ins in a row can multiply the next hand. Example: with ×4 a third throw-in in a row changes nothing.</source>
        <translation>Kolikrát mohou složení za sebou znásobit příští rozdání. Příklad: při ×4 třetí složení za sebou nic nemění.</translation>
    </message>
    <message>
        <source>Dealer of doublers</source>
        <translation>Rozdávající při doublerech</translation>
    </message>
    <message>
        <source>Whether the same player keeps dealing when hand after hand is thrown in. Example: Ada&apos;s third deal in a row is thrown in. If the deal passes, Bruno deals the fourth.</source>
        <translation>Zda stejný hráč rozdává dál, když se skládá jedno rozdání za druhým. Příklad: Adino třetí rozdání za sebou se složí. Kde rozdávání přechází, rozdává počtvrté Bruno.</translation>
    </message>
    <message>
        <source>Says nothing</source>
        <translation>Nic neříká</translation>
    </message>
    <message>
        <source>The others find out when the jack is played, or at the end.</source>
        <translation>Ostatní to zjistí, až kluk padne, nebo na konci.</translation>
    </message>
    <message>
        <source>Says so</source>
        <translation>Řekne to</translation>
    </message>
    <message>
        <source>The picker announces: “I play alone.”</source>
        <translation>Aktér ohlásí: „Hraju bez partnera.“</translation>
    </message>
    <message>
        <source>A picker with the jack of diamonds plays alone.</source>
        <translation>Aktér s károvým klukem hraje bez partnera.</translation>
    </message>
    <message>
        <source>Jack of hearts only</source>
        <translation>Jen srdcový kluk</translation>
    </message>
    <message>
        <source>A picker with both jacks plays alone.</source>
        <translation>Aktér s oběma kluky hraje bez partnera.</translation>
    </message>
    <message>
        <source>Next jack not held</source>
        <translation>Nejbližší kluk, kterého nemá</translation>
    </message>
    <message>
        <source>Hearts, then spades, then clubs. A picker with all four jacks plays alone.</source>
        <translation>Srdce, pak piky, pak kříže. Aktér se všemi čtyřmi kluky hraje bez partnera.</translation>
    </message>
    <message>
        <source>After the bury</source>
        <translation>Po odložení</translation>
    </message>
    <message>
        <source>The jack of diamonds may also come from the blind.</source>
        <translation>Kárový kluk smí být i z talonu.</translation>
    </message>
    <message>
        <source>With the pick</source>
        <translation>Při braní</translation>
    </message>
    <message>
        <source>Only with the jack of diamonds in the hand as dealt. If the called jack is in the blind, the picker is stuck alone.</source>
        <translation>Jen s károvým klukem v rozdaných kartách. Leží-li volaný kluk v talonu, zůstane aktér bez partnera.</translation>
    </message>
    <message>
        <source>From anywhere</source>
        <translation>Odkudkoli</translation>
    </message>
    <message>
        <source>The jack of diamonds may have been dealt or come in the blind.</source>
        <translation>Kárový kluk mohl být rozdán nebo přijít z talonu.</translation>
    </message>
    <message>
        <source>Only from the blind</source>
        <translation>Jen z talonu</translation>
    </message>
    <message>
        <source>A picker who was dealt the jack of diamonds plays alone. Only a jack from the blind allows a call.</source>
        <translation>Aktér, který kárového kluka dostal při rozdání, hraje bez partnera. Volat dovoluje jen kluk z talonu.</translation>
    </message>
    <message>
        <source>A picker with the jack of clubs plays alone.</source>
        <translation>Aktér s křížovým klukem hraje bez partnera.</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Pikový kluk</translation>
    </message>
    <message>
        <source>A picker with the jack of clubs may call the jack of spades. A picker with both plays alone.</source>
        <translation>Aktér s křížovým klukem smí volat pikového kluka. Aktér s oběma hraje bez partnera.</translation>
    </message>
    <message>
        <source>A picker who plays alone keeps the jack in play.</source>
        <translation>Aktér, který hraje bez partnera, nechá kluka ve hře.</translation>
    </message>
    <message>
        <source>The jack may go down; the picker is still alone.</source>
        <translation>Kluk se odložit smí; aktér je stejně bez partnera.</translation>
    </message>
    <message>
        <source>Not seen</source>
        <translation>Nevidí</translation>
    </message>
    <message>
        <source>Neither sees what the other buried.</source>
        <translation>Žádný nevidí, co odložil druhý.</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vidí</translation>
    </message>
    <message>
        <source>The picker and the neighbor see both buries.</source>
        <translation>Aktér a soused vidí obojí odložené karty.</translation>
    </message>
    <message>
        <source>One player or two</source>
        <translation>Jeden hráč, nebo dva</translation>
    </message>
    <message>
        <source>A player who plays both queens is alone.</source>
        <translation>Hráč, který zahraje obě dámy, je bez partnera.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dva hráči</translation>
    </message>
    <message>
        <source>The first two queens from different players make the partners.</source>
        <translation>Partnery určí první dvě dámy od různých hráčů.</translation>
    </message>
    <message>
        <source>Picker who has the partner jack</source>
        <translation>Aktér s partnerským klukem</translation>
    </message>
    <message>
        <source>What a picker with the partner jack says. Unless another jack is called, that picker plays alone. Example: you find the jack of diamonds in the blind.</source>
        <translation>Co řekne aktér s partnerským klukem. Pokud nezavolá jiného kluka, hraje bez partnera. Příklad: najdeš kárového kluka v talonu.</translation>
    </message>
    <message>
        <source>Calling up</source>
        <translation>Volání výš</translation>
    </message>
    <message>
        <source>A picker with the jack of diamonds may openly call a higher jack instead of playing alone. Example: you have the jacks of diamonds and hearts. If the next jack not held may be called, you call the jack of spades.</source>
        <translation>Aktér s károvým klukem smí nahlas volat vyššího kluka, místo aby hrál bez partnera. Příklad: máš kárového a srdcového kluka. Smí-li se volat nejbližší kluk, kterého nemáš, voláš pikového kluka.</translation>
    </message>
    <message>
        <source>When to call up</source>
        <translation>Kdy volat výš</translation>
    </message>
    <message>
        <source>Whether the other jack is named before or after the picker sees the blind. Example: with the pick you call the jack of hearts and then find it in the blind: you play alone.</source>
        <translation>Zda se jiný kluk jmenuje předtím, nebo potom, co aktér uvidí talon. Příklad: při braní voláš srdcového kluka a pak ho najdeš v talonu: hraješ bez partnera.</translation>
    </message>
    <message>
        <source>Jack of diamonds for calling up</source>
        <translation>Kárový kluk k volání výš</translation>
    </message>
    <message>
        <source>Which jack of diamonds lets the picker call another jack. Example: you were dealt it. If it must come from the blind, you play alone.</source>
        <translation>S kterým károvým klukem smí aktér volat jiného kluka. Příklad: máš ho z rozdání. Musí-li být z talonu, hraješ bez partnera.</translation>
    </message>
    <message>
        <source>Calling down</source>
        <translation>Volání níž</translation>
    </message>
    <message>
        <source>A picker with the jack of clubs may openly call the next lower jack instead of playing alone. Example: you have the jack of clubs and not the jack of spades. You call the jack of spades.</source>
        <translation>Aktér s křížovým klukem smí nahlas volat nejbližšího nižšího kluka, místo aby hrál bez partnera. Příklad: máš křížového kluka a nemáš pikového. Voláš pikového kluka.</translation>
    </message>
    <message>
        <source>Burying the partner jack</source>
        <translation>Odložení partnerského kluka</translation>
    </message>
    <message>
        <source>Whether a picker who has the partner jack and plays alone may bury it. Example: you would rather keep a higher trump than the jack of diamonds and put its 2 points away.</source>
        <translation>Zda aktér, který má partnerského kluka a hraje bez partnera, ho smí odložit. Příklad: raději si necháš vyšší trumf než kárového kluka a jeho 2 očka uklidíš.</translation>
    </message>
    <message>
        <source>Bury of picker and neighbor</source>
        <translation>Co odloží aktér a soused</translation>
    </message>
    <message>
        <source>Whether the two players who share the blind see each other&apos;s bury. Example: your neighbor buried the ace of hearts. If you see it, you know that hearts will be trumped.</source>
        <translation>Zda dva hráči, kteří se dělí o talon, vidí navzájem odložené karty. Příklad: soused odložil srdcové eso. Pokud ho vidíš, víš, že srdce někdo přebije trumfem.</translation>
    </message>
    <message>
        <source>First two queens from one player</source>
        <translation>První dvě dámy od jednoho hráče</translation>
    </message>
    <message>
        <source>Whether a player of the first two queens is alone. Example: Ada plays the first two queens and Bruno the third. Ada is alone, or Bruno is her partner.</source>
        <translation>Zda je hráč, který zahraje první dvě dámy, bez partnera. Příklad: Ada zahraje první dvě dámy a Bruno třetí. Ada je bez partnera, nebo je Bruno její partner.</translation>
    </message>
    <message>
        <source>No pot</source>
        <translation>Bez banku</translation>
    </message>
    <message>
        <source>The players settle a leaster among themselves.</source>
        <translation>Leaster si hráči vyúčtují mezi sebou.</translation>
    </message>
    <message>
        <source>1 from each loser</source>
        <translation>1 od každého poraženého</translation>
    </message>
    <message>
        <source>Every loser of a leaster puts 1 in.</source>
        <translation>Každý poražený v leasteru vloží 1.</translation>
    </message>
    <message>
        <source>1 from each player</source>
        <translation>1 od každého hráče</translation>
    </message>
    <message>
        <source>Every player puts 1 in.</source>
        <translation>Každý hráč vloží 1.</translation>
    </message>
    <message>
        <source>1 from the winner</source>
        <translation>1 od vítěze</translation>
    </message>
    <message>
        <source>Only the winner of the leaster puts 1 in.</source>
        <translation>Jen vítěz leasteru vloží 1.</translation>
    </message>
    <message>
        <source>Makers match it</source>
        <translation>Hrající strana dorovná</translation>
    </message>
    <message>
        <source>They pay in what a win would have paid them.</source>
        <translation>Zaplatí tolik, kolik by výhrou získala.</translation>
    </message>
    <message>
        <source>Makers add a leaster&apos;s worth</source>
        <translation>Hrající strana přidá cenu leasteru</translation>
    </message>
    <message>
        <source>They pay in as much as one leaster does, no matter how large the pot is.</source>
        <translation>Zaplatí tolik co jeden leaster, ať je bank jakkoli velký.</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Všechno</translation>
    </message>
    <message>
        <source>Each partner takes a third, rounded down, and the picker the rest. A picker alone takes all.</source>
        <translation>Každý partner bere třetinu, zaokrouhleno dolů, a aktér zbytek. Aktér bez partnera bere všechno.</translation>
    </message>
    <message>
        <source>A leaster&apos;s worth</source>
        <translation>Cenu leasteru</translation>
    </message>
    <message>
        <source>They take as much as one leaster puts in; the rest stays for the next winners.</source>
        <translation>Bere tolik, kolik vkládá jeden leaster; zbytek zůstane dalším vítězům.</translation>
    </message>
    <message>
        <source>Divided evenly</source>
        <translation>Rozdělí se rovným dílem</translation>
    </message>
    <message>
        <source>Odd points go one each from the dealer&apos;s left.</source>
        <translation>Zbylé body dostávají hráči po jednom, zleva od rozdávajícího.</translation>
    </message>
    <message>
        <source>Best poker hand wins it</source>
        <translation>Bere ho nejlepší pokerová kombinace</translation>
    </message>
    <message>
        <source>Every player gets five cards face up, and the best poker hand takes the pot.</source>
        <translation>Každý hráč dostane pět odkrytých karet a bank bere nejlepší pokerová kombinace.</translation>
    </message>
    <message>
        <source>Divided first</source>
        <translation>Nejdřív se rozdělí</translation>
    </message>
    <message>
        <source>The players so far share the pot, and the next hand begins without one.</source>
        <translation>Dosavadní hráči se o bank podělí a příští rozdání začíná bez něj.</translation>
    </message>
    <message>
        <source>Newcomer buys in</source>
        <translation>Nový hráč vloží</translation>
    </message>
    <message>
        <source>The newcomer adds 1 for every leaster in the pot.</source>
        <translation>Nový hráč přidá 1 za každý leaster v banku.</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>What a leaster puts into a pot that the makers of a later hand can win. Example: five players, 1 from each loser: the pot holds 4, and a picker with a partner who win the next hand take 3 and 1.</source>
        <translation>Co leaster vkládá do banku, který může vyhrát hrající strana dalšího rozdání. Příklad: pět hráčů, 1 od každého poraženého: v banku jsou 4 a aktér s partnerem, kteří vyhrají příští rozdání, berou 3 a 1.</translation>
    </message>
    <message>
        <source>Makers who lose with a pot</source>
        <translation>Hrající strana prohraje s bankem</translation>
    </message>
    <message>
        <source>What losing makers put into the pot. Example: two leasters put in 4 each, and the makers lose. Matched, the pot holds 16, otherwise 12.</source>
        <translation>Co platí do banku hrající strana, která prohraje. Příklad: dva leastery vložily po 4 a hrající strana prohraje. Po dorovnání je v banku 16, jinak 12.</translation>
    </message>
    <message>
        <source>Makers who win with a pot</source>
        <translation>Hrající strana vyhraje s bankem</translation>
    </message>
    <message>
        <source>What winning makers take out of the pot. Example: two leasters put in 4 each. The makers take all 8, or 4 of them.</source>
        <translation>Co bere z banku hrající strana, která vyhraje. Příklad: dva leastery vložily po 4. Hrající strana bere všech 8, nebo z nich 4.</translation>
    </message>
    <message>
        <source>Pot at the end</source>
        <translation>Bank na konci</translation>
    </message>
    <message>
        <source>What happens to the pot when the game is over. Example: 7 points and five players. Everyone gets 1, and the first two from the dealer&apos;s left 1 more.</source>
        <translation>Co se stane s bankem, když partie skončí. Příklad: 7 bodů a pět hráčů. Každý dostane 1 a první dva zleva od rozdávajícího ještě 1.</translation>
    </message>
    <message>
        <source>Pot when a player joins</source>
        <translation>Bank, když přijde hráč</translation>
    </message>
    <message>
        <source>What happens to the pot when a new player takes a seat. Example: two leasters put 4 each into the pot. It is divided first, or the newcomer adds 2.</source>
        <translation>Co se stane s bankem, když si přisedne nový hráč. Příklad: dva leastery vložily do banku po 4. Nejdřív se rozdělí, nebo nový hráč přidá 2.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Nehraje se</translation>
    </message>
    <message>
        <source>The stake cannot be raised after the call.</source>
        <translation>Sazbu po volání zvýšit nejde.</translation>
    </message>
    <message>
        <source>Once a hand</source>
        <translation>Jednou za rozdání</translation>
    </message>
    <message>
        <source>Only the first crack doubles the hand.</source>
        <translation>Rozdání zdvojnásobí jen první flek.</translation>
    </message>
    <message>
        <source>Several times</source>
        <translation>Vícekrát</translation>
    </message>
    <message>
        <source>Each defender may crack, and each crack doubles again.</source>
        <translation>Flek smí dát každý obránce a každý znovu zdvojnásobí.</translation>
    </message>
    <message>
        <source>A crack cannot be answered.</source>
        <translation>Na flek nejde odpovědět.</translation>
    </message>
    <message>
        <source>The picker may answer a crack, and the hand counts ×4.</source>
        <translation>Aktér smí na flek odpovědět a rozdání se počítá ×4.</translation>
    </message>
    <message>
        <source>The partner cannot answer a crack.</source>
        <translation>Partner na flek odpovědět nesmí.</translation>
    </message>
    <message>
        <source>The partner may answer a crack, and is known as the partner from then on.</source>
        <translation>Partner smí na flek odpovědět a od té chvíle se o něm ví.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Nepočítá se</translation>
    </message>
    <message>
        <source>The pair raises nothing.</source>
        <translation>Dvojice nic nezvyšuje.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Zdvojnásobuje</translation>
    </message>
    <message>
        <source>A player who shows the queens of clubs and spades doubles the hand.</source>
        <translation>Hráč, který ukáže křížovou a pikovou dámu, zdvojnásobí rozdání.</translation>
    </message>
    <message>
        <source>A player who shows the queens of hearts and diamonds doubles the hand.</source>
        <translation>Hráč, který ukáže srdcovou a károvou dámu, zdvojnásobí rozdání.</translation>
    </message>
    <message>
        <source>A player who shows the jacks of clubs and spades doubles the hand.</source>
        <translation>Hráč, který ukáže křížového a pikového kluka, zdvojnásobí rozdání.</translation>
    </message>
    <message>
        <source>After a crack</source>
        <translation>Po fleku</translation>
    </message>
    <message>
        <source>Only after a crack.</source>
        <translation>Jen po fleku.</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>Před prvním výnosem</translation>
    </message>
    <message>
        <source>Cracked or not.</source>
        <translation>S flekem i bez něj.</translation>
    </message>
    <message>
        <source>At the pick</source>
        <translation>Při braní</translation>
    </message>
    <message>
        <source>A player shows the pair when asked to pick or pass.</source>
        <translation>Hráč ukáže dvojici, když je na řadě s braním talonu nebo pasem.</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Ve hře</translation>
    </message>
    <message>
        <source>A player who holds both black queens announces it when playing the second one.</source>
        <translation>Hráč, který má obě černé dámy, to ohlásí, když zahraje druhou.</translation>
    </message>
    <message>
        <source>Every crack and blitz doubles.</source>
        <translation>Zdvojnásobuje každý flek a blitz.</translation>
    </message>
    <message>
        <source>Two raises; more are refused.</source>
        <translation>Dvě zvýšení; další se odmítnou.</translation>
    </message>
    <message>
        <source>Three raises; more are refused.</source>
        <translation>Tři zvýšení; další se odmítnou.</translation>
    </message>
    <message>
        <source>Four raises; more are refused.</source>
        <translation>Čtyři zvýšení; další se odmítnou.</translation>
    </message>
    <message>
        <source>×64</source>
        <translation>×64</translation>
    </message>
    <message>
        <source>Six raises; more are refused.</source>
        <translation>Šest zvýšení; další se odmítnou.</translation>
    </message>
    <message>
        <source>There is no bet on every trick.</source>
        <translation>Na všechny štychy se nesází.</translation>
    </message>
    <message>
        <source>The picker may bet on every trick before the first lead.</source>
        <translation>Aktér smí před prvním výnosem vsadit na všechny štychy.</translation>
    </message>
    <message>
        <source>With or without partner</source>
        <translation>S partnerem i bez něj</translation>
    </message>
    <message>
        <source>The picker may bet together with a called partner.</source>
        <translation>Aktér smí vsadit společně s volaným partnerem.</translation>
    </message>
    <message>
        <source>Alone only</source>
        <translation>Jen bez partnera</translation>
    </message>
    <message>
        <source>A picker who bets on every trick plays alone.</source>
        <translation>Aktér, který vsadí na všechny štychy, hraje bez partnera.</translation>
    </message>
    <message>
        <source>Any picker</source>
        <translation>Každý aktér</translation>
    </message>
    <message>
        <source>Any picker may bet.</source>
        <translation>Vsadit smí každý aktér.</translation>
    </message>
    <message>
        <source>With the partner jack only</source>
        <translation>Jen s partnerským klukem</translation>
    </message>
    <message>
        <source>Only a picker with the partner jack may bet.</source>
        <translation>Vsadit smí jen aktér s partnerským klukem.</translation>
    </message>
    <message>
        <source>Cracking</source>
        <translation>Flek</translation>
    </message>
    <message>
        <source>Whether a defender who had no chance to pick may double the hand after the call. Example: Ada picks. Bruno, who had no turn yet, has good trump and cracks. A win of 1 becomes 2.</source>
        <translation>Zda obránce, který neměl možnost brát, smí po volání zdvojnásobit rozdání. Příklad: Ada bere. Bruno, který ještě nebyl na řadě, má dobré trumfy a dá flek. Z výhry 1 jsou 2.</translation>
    </message>
    <message>
        <source>Cracking back</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Whether the picker may double again after a crack. Example: cracked and cracked back, a loss of 2 becomes 8.</source>
        <translation>Zda aktér smí po fleku znovu zdvojnásobit. Příklad: s flekem a re se z prohry 2 stane 8.</translation>
    </message>
    <message>
        <source>Cracking around the corner</source>
        <translation>Re přes roh</translation>
    </message>
    <message>
        <source>Whether the partner may answer a crack in place of the picker. Example: Bruno cracks, and Clara, who holds the called ace, cracks back: the hand counts ×4.</source>
        <translation>Zda na flek smí místo aktéra odpovědět partner. Příklad: Bruno dá flek a Clara, která má volané eso, dá re: rozdání se počítá ×4.</translation>
    </message>
    <message>
        <source>Blitz with the black queens</source>
        <translation>Blitz s černými dámami</translation>
    </message>
    <message>
        <source>Whether both black queens, shown to all, double the hand. Example: you hold Q♣ and Q♠ and show them: a win of 1 becomes 2.</source>
        <translation>Zda obě černé dámy, ukázané všem, zdvojnásobí rozdání. Příklad: máš Q♣ a Q♠ a ukážeš je: z výhry 1 jsou 2.</translation>
    </message>
    <message>
        <source>Blitz with the red queens</source>
        <translation>Blitz s červenými dámami</translation>
    </message>
    <message>
        <source>Whether both red queens, shown to all, double the hand. Example: a player with all four queens may show both pairs, and the hand counts ×4.</source>
        <translation>Zda obě červené dámy, ukázané všem, zdvojnásobí rozdání. Příklad: hráč se všemi čtyřmi dámami smí ukázat obě dvojice a rozdání se počítá ×4.</translation>
    </message>
    <message>
        <source>Blitz with the black jacks</source>
        <translation>Blitz s černými kluky</translation>
    </message>
    <message>
        <source>Whether both black jacks, shown to all, double the hand. Example: you hold J♣ and J♠ and show them: a win of 1 becomes 2.</source>
        <translation>Zda oba černí kluci, ukázaní všem, zdvojnásobí rozdání. Příklad: máš J♣ a J♠ a ukážeš je: z výhry 1 jsou 2.</translation>
    </message>
    <message>
        <source>When to blitz</source>
        <translation>Kdy dát blitz</translation>
    </message>
    <message>
        <source>When a pair may be shown. Example: you hold both black queens and there is no crack. If a crack is needed, you keep them hidden.</source>
        <translation>Kdy se smí dvojice ukázat. Příklad: máš obě černé dámy a nepadl flek. Kde je flek potřeba, zůstanou skryté.</translation>
    </message>
    <message>
        <source>Highest raise</source>
        <translation>Nejvyšší zvýšení</translation>
    </message>
    <message>
        <source>How far cracks and blitzes can multiply a hand. Schneider, bump and doubler are not counted. Example: with ×8, after crack, crack back and black queens, the red queens are refused.</source>
        <translation>Kolikrát mohou fleky a blitzy znásobit rozdání. Schneider, bump a doubler se nepočítají. Příklad: při ×8 se po fleku, re a černých dámách červené dámy odmítnou.</translation>
    </message>
    <message>
        <source>Calling sheepshead</source>
        <translation>Ohlášení sheepsheadu</translation>
    </message>
    <message>
        <source>Whether the picker may bet on every trick. Example: five players. A picker alone wins 24 with every trick, and loses 24 with the first trick lost.</source>
        <translation>Zda aktér smí vsadit na všechny štychy. Příklad: pět hráčů. Aktér bez partnera získá se všemi štychy 24 a ztratí 24 s prvním ztraceným štychem.</translation>
    </message>
    <message>
        <source>Sheepshead and partner</source>
        <translation>Sheepshead a partner</translation>
    </message>
    <message>
        <source>Whether the bet on every trick may be made with a partner. Example: five players; picker and partner take every trick: 12 and 6.</source>
        <translation>Zda se na všechny štychy smí vsadit s partnerem. Příklad: pět hráčů; aktér a partner vezmou všechny štychy: 12 a 6.</translation>
    </message>
    <message>
        <source>Who may call sheepshead</source>
        <translation>Kdo smí ohlásit sheepshead</translation>
    </message>
    <message>
        <source>Whether the picker needs the partner jack for the bet. Example: another player has the jack of diamonds. If it is needed, you cannot bet.</source>
        <translation>Zda aktér k sázce potřebuje partnerského kluka. Příklad: kárového kluka má jiný hráč. Kde je potřeba, vsadit nemůžeš.</translation>
    </message>
    <message>
        <source>Losses count once</source>
        <translation>Prohry se počítají jednou</translation>
    </message>
    <message>
        <source>The makers lose what they would have won.</source>
        <translation>Hrající strana ztrácí, co by vyhrála.</translation>
    </message>
    <message>
        <source>Losses count double</source>
        <translation>Prohry se počítají dvojnásob</translation>
    </message>
    <message>
        <source>The makers lose twice what they would have won.</source>
        <translation>Hrající strana ztrácí dvojnásobek toho, co by vyhrála.</translation>
    </message>
    <message>
        <source>Partner pays a share</source>
        <translation>Partner platí svůj díl</translation>
    </message>
    <message>
        <source>As in any other loss.</source>
        <translation>Jako při každé jiné prohře.</translation>
    </message>
    <message>
        <source>Picker pays all if the makers took no trick</source>
        <translation>Aktér platí vše, když hrající strana nevezme štych</translation>
    </message>
    <message>
        <source>The partner then pays nothing.</source>
        <translation>Partner pak neplatí nic.</translation>
    </message>
    <message>
        <source>Picker pays all if the picker took no trick</source>
        <translation>Aktér platí vše, když sám nevezme štych</translation>
    </message>
    <message>
        <source>The partner then pays nothing, even after taking tricks.</source>
        <translation>Partner pak neplatí nic, ani když nějaké štychy má.</translation>
    </message>
    <message>
        <source>Three times the stake</source>
        <translation>Trojnásobek sazby</translation>
    </message>
    <message>
        <source>The usual steps: 1, 2 and 3, or 2, 4 and 6 doubled.</source>
        <translation>Obvyklé stupně: 1, 2 a 3, zdvojnásobené 2, 4 a 6.</translation>
    </message>
    <message>
        <source>Four times the stake</source>
        <translation>Čtyřnásobek sazby</translation>
    </message>
    <message>
        <source>Every step doubles: 1, 2 and 4, or 2, 4 and 8 doubled.</source>
        <translation>Každý stupeň zdvojnásobuje: 1, 2 a 4, zdvojnásobené 2, 4 a 8.</translation>
    </message>
    <message>
        <source>With 30 points</source>
        <translation>S 30 očky</translation>
    </message>
    <message>
        <source>The makers need 91 to win schneider.</source>
        <translation>Hrající strana potřebuje k výhře se schneiderem 91.</translation>
    </message>
    <message>
        <source>With 31 points</source>
        <translation>S 31 očky</translation>
    </message>
    <message>
        <source>The makers need 90 to win schneider.</source>
        <translation>Hrající strana potřebuje k výhře se schneiderem 90.</translation>
    </message>
    <message>
        <source>Picker takes the difference</source>
        <translation>Aktér bere rozdíl</translation>
    </message>
    <message>
        <source>Partner and defenders win or lose the stake; the picker takes or pays the rest.</source>
        <translation>Partner a obránci získají nebo ztratí sazbu; aktér bere nebo platí zbytek.</translation>
    </message>
    <message>
        <source>Each maker with each defender</source>
        <translation>Každý z hrající strany s každým obráncem</translation>
    </message>
    <message>
        <source>Every maker settles the stake with every defender.</source>
        <translation>Každý z hrající strany vyúčtuje sazbu s každým obráncem.</translation>
    </message>
    <message>
        <source>As long as you like</source>
        <translation>Jak dlouho chceš</translation>
    </message>
    <message>
        <source>The game ends when you stop.</source>
        <translation>Partie končí, až přestaneš.</translation>
    </message>
    <message>
        <source>A number of hands</source>
        <translation>Počet rozdání</translation>
    </message>
    <message>
        <source>The hands played are counted; throw-ins are not.</source>
        <translation>Počítají se odehraná rozdání, složená ne.</translation>
    </message>
    <message>
        <source>A number of rounds</source>
        <translation>Počet kol</translation>
    </message>
    <message>
        <source>In a round every player deals once.</source>
        <translation>V jednom kole rozdává každý hráč jednou.</translation>
    </message>
    <message>
        <source>Up to a score</source>
        <translation>Do daného stavu</translation>
    </message>
    <message>
        <source>The game ends with the hand in which a player reaches the score.</source>
        <translation>Partie končí rozdáním, v němž hráč tohoto stavu dosáhne.</translation>
    </message>
    <message>
        <source>Double on the bump</source>
        <translation>Bump</translation>
    </message>
    <message>
        <source>Whether makers who lose pay double. Example: five players, picker and partner lose 55 to 65. Doubled, the picker pays 4, the partner 2, and each defender gets 2; otherwise half of that.</source>
        <translation>Zda hrající strana, která prohraje, platí dvojnásob. Příklad: pět hráčů, aktér a partner prohrají 55 ku 65. Se zdvojnásobením platí aktér 4, partner 2 a každý obránce dostane 2; jinak polovinu.</translation>
    </message>
    <message>
        <source>Losing without a trick</source>
        <translation>Prohra bez štychu</translation>
    </message>
    <message>
        <source>Whether the partner pays when the picker lost without a trick. Example: five players, the makers take no trick, no bump: picker 6 and partner 3, or the picker all 9.</source>
        <translation>Zda platí partner, když aktér prohraje bez štychu. Příklad: pět hráčů, hrající strana nevezme žádný štych, bez bumpu: aktér 6 a partner 3, nebo aktér všech 9.</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Všechny štychy</translation>
    </message>
    <message>
        <source>How much a hand pays when one side takes every trick. Example: five players, picker and partner take every trick: the picker wins 6 and the partner 3, or the picker 8 and the partner 4.</source>
        <translation>Kolik rozdání vynese, když jedna strana vezme všechny štychy. Příklad: pět hráčů, aktér a partner vezmou všechny štychy: aktér získá 6 a partner 3, nebo aktér 8 a partner 4.</translation>
    </message>
    <message>
        <source>Defenders out of schneider</source>
        <translation>Obrana bez schneideru</translation>
    </message>
    <message>
        <source>How many points save the defenders from paying double. Example: at 90 to 30 they pay the single stake if 30 are enough, and double if 31 are needed.</source>
        <translation>Kolik oček zachrání obranu před dvojnásobnou platbou. Příklad: při 90 ku 30 platí jednoduchou sazbu, kde 30 stačí, a dvojnásobnou, kde je potřeba 31.</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>Vyúčtování</translation>
    </message>
    <message>
        <source>How makers and defenders settle the stake. Example: five players, picker and partner win 70 to 50. Either picker +2, partner +1, each defender −1; or both makers +3 and each defender −2.</source>
        <translation>Jak si hrající strana a obrana vyúčtují sazbu. Příklad: pět hráčů, aktér a partner vyhrají 70 ku 50. Buď aktér +2, partner +1 a každý obránce −1, nebo oba z hrající strany +3 a každý obránce −2.</translation>
    </message>
    <message>
        <source>Game length</source>
        <translation>Délka partie</translation>
    </message>
    <message>
        <source>When the game is over. Example: one round with five players is five hands, one deal each.</source>
        <translation>Kdy partie končí. Příklad: jedno kolo v pěti hráčích je pět rozdání; každý rozdává jednou.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Kolik</translation>
    </message>
    <message>
        <source>The number of hands, rounds or points after which the game is over. Example: 20 hands, or 24 points.</source>
        <translation>Po kolika rozdáních, kolech nebo bodech partie končí. Příklad: 20 rozdání nebo 24 bodů.</translation>
    </message>
    <message>
        <source>Cents a point</source>
        <translation>Centů za bod</translation>
    </message>
    <message>
        <source>What a point is worth at the end. Example: at 25 cents a point, +12 is 3.00; with 0 you play for points alone. The first amount counts for all hands of the sheet. A later one counts from the next hand on, or once the pot is won.</source>
        <translation>Jakou cenu má bod na konci. Příklad: při 25 centech za bod je +12 přesně 3,00; s 0 se hraje jen o body. První částka platí pro všechna rozdání v zápisu. Pozdější platí od příštího rozdání, nebo jakmile někdo vyhraje bank.</translation>
    </message>
    <message>
        <source>Only where a schwanzer is played.</source>
        <translation>Jen tam, kde se hraje schwanzer.</translation>
    </message>
    <message>
        <source>The highest trump loses</source>
        <translation>Prohrává nejvyšší trumf</translation>
    </message>
    <message>
        <source>Of those with the highest count, only the one with the highest trump.</source>
        <translation>Z těch, kdo mají nejvyšší součet, jen ten s nejvyšším trumfem.</translation>
    </message>
    <message>
        <source>They pay together</source>
        <translation>Platí společně</translation>
    </message>
    <message>
        <source>Each of them pays 1 to each of the others.</source>
        <translation>Každý z nich platí 1 každému z ostatních.</translation>
    </message>
    <message>
        <source>Tie in a schwanzer</source>
        <translation>Shoda ve schwanzeru</translation>
    </message>
    <message>
        <source>Two or more players share the highest count. Example: five players, and two count 6. The one with the higher trump loses 4, or both lose 3 and the others win 2 each.</source>
        <translation>Dva nebo více hráčů má nejvyšší součet. Příklad: pět hráčů, dva mají 6. Kdo má vyšší trumf, prohrává 4, nebo oba prohrávají 3 a ostatní vyhrávají po 2.</translation>
    </message>
    <message>
        <source>A poker hand for each pot</source>
        <translation>Pokerový list o každý bank</translation>
    </message>
    <message>
        <source>The best poker hand takes as much as one leaster puts in, then five cards each are dealt for the next pot. The tenth takes all that is left.</source>
        <translation>Nejlepší pokerový list bere tolik, kolik vloží jeden leaster, pak se rozdá po pěti kartách o další bank. Desátý bere celý zbytek.</translation>
    </message>
    <message>
        <source>Only without a chance to pick</source>
        <translation>Jen kdo nemohl zvednout</translation>
    </message>
    <message>
        <source>A player who passed has had the chance to pick.</source>
        <translation>Kdo pasoval, měl možnost zvednout.</translation>
    </message>
    <message>
        <source>Players who passed, too</source>
        <translation>I kdo pasoval</translation>
    </message>
    <message>
        <source>Every defender may crack.</source>
        <translation>Flek smí dát každý obránce.</translation>
    </message>
    <message>
        <source>The four jacks raise nothing.</source>
        <translation>Čtyři kluci nic nezvyšují.</translation>
    </message>
    <message>
        <source>A player who shows all four jacks doubles the hand.</source>
        <translation>Kdo ukáže všechny čtyři kluky, zdvojnásobí rozdání.</translation>
    </message>
    <message>
        <source>Cracking after a pass</source>
        <translation>Flek po pasu</translation>
    </message>
    <message>
        <source>Whether a defender who passed may crack too. Example: you pass with a good hand, and the player on your left picks. Where everyone may crack, you can double the hand.</source>
        <translation>Zda smí dát flek i obránce, který pasoval. Příklad: pasuješ s dobrým listem a zvedne hráč po tvé levici. Kde smějí dát flek všichni, můžeš rozdání zdvojnásobit.</translation>
    </message>
    <message>
        <source>Blitz with all four jacks</source>
        <translation>Blitz se čtyřmi kluky</translation>
    </message>
    <message>
        <source>Whether all four jacks, shown to all by one player, double the hand. Example: you hold them and show them: a win of 1 becomes 2. Shown as four, the black ones are no pair of their own.</source>
        <translation>Zda čtyři kluci, které jeden hráč všem ukáže, zdvojnásobí rozdání. Příklad: máš je a ukážeš: z výhry 1 jsou 2. Ukázaní jako čtyři nejsou černí zvláštní dvojicí.</translation>
    </message>
    <message>
        <source>A picker with all the fail aces and all the fail tens plays alone.</source>
        <translation>Aktér se všemi netrumfovými esy a všemi netrumfovými desítkami hraje bez partnera.</translation>
    </message>
    <message>
        <source>A picker with all the fail aces and all the fail tens may call the king of a suit whose ace stays in hand. The king ranks as a called ten would.</source>
        <translation>Aktér se všemi netrumfovými esy a všemi netrumfovými desítkami smí volat krále barvy, jejíž eso si nechá v ruce. Král platí jako volaná desítka.</translation>
    </message>
    <message>
        <source>Only the called card</source>
        <translation>Jen volanou kartu</translation>
    </message>
    <message>
        <source>The partner may lead the called card or another suit, but no other card of the called suit.</source>
        <translation>Partner smí vynést volanou kartu nebo jinou barvu, ale žádnou jinou kartu volané barvy.</translation>
    </message>
    <message>
        <source>Any, with four of them</source>
        <translation>Kteroukoli ze čtyř</translation>
    </message>
    <message>
        <source>A partner with the called card and three more of its suit may lead any of them. The called card is then free to be played like any other.</source>
        <translation>Partner s volanou kartou a dalšími třemi kartami její barvy smí vynést kteroukoli z nich. Volanou kartu pak lze hrát jako každou jinou.</translation>
    </message>
    <message>
        <source>Calling a king</source>
        <translation>Volání krále</translation>
    </message>
    <message>
        <source>What a picker with all the fail aces and all the fail tens, in hand or buried, may call. Example: you bury the ace and ten of hearts, and keep the ace of clubs. You may call the king of clubs.</source>
        <translation>Co smí volat aktér, který má všechna netrumfová esa a všechny netrumfové desítky, v ruce nebo odložené. Příklad: odložíš srdcové eso a srdcovou desítku a necháš si křížové eso. Smíš volat křížového krále.</translation>
    </message>
    <message>
        <source>Running with the called suit</source>
        <translation>Útěk s volanou barvou</translation>
    </message>
    <message>
        <source>What the partner may lead of the called suit before it was led. Example: clubs are called, and you hold the ace, king, nine and seven of clubs. If you may run, you may lead the seven and keep the ace.</source>
        <translation>Co smí partner vynést z volané barvy, dokud nebyla vynesena. Příklad: volané jsou kříže a máš křížové eso, krále, devítku a sedmu. Smíš-li utéct, můžeš vynést sedmu a eso si nechat.</translation>
    </message>
    <message>
        <source>Four players, fixed partners</source>
        <translation>Čtyři hráči, stálí partneři</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each, and there is no picker. Players who sit opposite each other are partners. The side that leads first needs 61 points.</source>
        <translation>Rozdají se všechny karty, každému osm, a aktér není. Hráči, kteří sedí proti sobě, jsou partneři. Strana, která vynáší první, potřebuje 61 bodů.</translation>
    </message>
    <message>
        <source>Four players, 24 cards</source>
        <translation>Čtyři hráči, 24 karet</translation>
    </message>
    <message>
        <source>Without the sevens and eights: six cards each, twelve of the 24 are trump, and there is no picker. The holders of the two black queens play together, in secret until both queens have fallen.</source>
        <translation>Bez sedm a osm: každému šest karet, dvanáct z 24 je trumfů, a aktér není. Kdo má černé dámy, hraje spolu, tajně, dokud nepadnou obě.</translation>
    </message>
    <message>
        <source>The player opposite</source>
        <translation>Hráč naproti</translation>
    </message>
    <message>
        <source>Players who sit opposite each other are partners in every hand.</source>
        <translation>Hráči, kteří sedí proti sobě, jsou partneři v každé hře.</translation>
    </message>
    <message>
        <source>Four: fixed partners</source>
        <translation>Čtyři: stálí partneři</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and those who sit opposite each other are partners.</source>
        <translation>Čtyři hráči; aktér není a ti, kdo sedí proti sobě, jsou partneři.</translation>
    </message>
    <message>
        <source>Four: 24 cards</source>
        <translation>Čtyři: 24 karet</translation>
    </message>
    <message>
        <source>Four players with six cards; the sevens and eights stay in the box, and the black queens play together in secret.</source>
        <translation>Čtyři hráči se šesti kartami; sedmy a osmy zůstanou v krabičce a černé dámy hrají tajně spolu.</translation>
    </message>
    <message>
        <source>Counted like the others</source>
        <translation>Počítá se jako ostatní</translation>
    </message>
    <message>
        <source>The partner card counts, and its holder may lose.</source>
        <translation>Partnerova karta se počítá a její držitel může prohrát.</translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation>Osvobozen</translation>
    </message>
    <message>
        <source>The holder neither pays nor is paid.</source>
        <translation>Držitel neplatí a nic nedostane.</translation>
    </message>
    <message>
        <source>Partner card in a schwanzer</source>
        <translation>Partnerova karta ve schwanzeru</translation>
    </message>
    <message>
        <source>What becomes of the holder of the partner jack when the hands are laid open. Example: five players, and the player with the jack of diamonds has the most. If exempt, that player gets 0. The next highest loses 3, and the three others win 1 each.</source>
        <translation>Co se stane s držitelem partnerského kluka, když se karty vyloží. Příklad: pět hráčů a nejvíc má hráč s károvým klukem. Je-li osvobozen, má 0. Další v pořadí prohrává 3 a tři ostatní vyhrávají po 1.</translation>
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
        <translation>Prohráváš schwanzer</translation>
    </message>
    <message>
        <source>%1 loses the schwanzer</source>
        <translation>%1 prohrává schwanzer</translation>
    </message>
    <message>
        <source>The most trump: a count of %1 (queens 3, jacks 2, others 1).</source>
        <translation>Nejvíc trumfů: součet %1 (dámy 3, kluci 2, ostatní 1).</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The schwanzer has no loser</source>
        <translation>Schwanzer nemá poraženého</translation>
    </message>
    <message>
        <source>%1 lose the schwanzer</source>
        <comment>several players</comment>
        <translation>Schwanzer prohrávají: %1</translation>
    </message>
    <message>
        <source>All have the same count: %1 (queens 3, jacks 2, others 1).</source>
        <translation>Všichni mají stejný součet: %1 (dámy 3, kluci 2, ostatní 1).</translation>
    </message>
</context>
<context>
    <name>Season</name>
    <message>
        <source>In parentheses: evenings that do not count. *: won the evening.</source>
        <translation>V závorkách: večery, které se nepočítají. *: vyhraný večer.</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Kdo komu platí</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Zaplaceno</translation>
    </message>
    <message>
        <source>%1 (substitute)</source>
        <comment>a person&apos;s name</comment>
        <translation>%1 (náhradník)</translation>
    </message>
    <message>
        <source>%1 (guest)</source>
        <comment>a person&apos;s name</comment>
        <translation>%1 (host)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Moved</source>
        <extracomment>places won or lost since the day before</extracomment>
        <translation>Posun</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>Na rozdání</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Na večer</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Večery</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vyhráno</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Best evening</source>
        <translation>Nejlepší večer</translation>
    </message>
    <message>
        <source>Worst evening</source>
        <translation>Nejhorší večer</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Nejlepší rozdání</translation>
    </message>
    <message>
        <source>Worst hand</source>
        <translation>Nejhorší rozdání</translation>
    </message>
    <message>
        <source>Most picks won in a row</source>
        <translation>Nejvíc vyhraných rozdání za sebou jako aktér</translation>
    </message>
    <message>
        <source>Most picks lost in a row</source>
        <translation>Nejvíc prohraných rozdání za sebou jako aktér</translation>
    </message>
    <message>
        <source>Most hands in an evening</source>
        <translation>Nejvíc rozdání za večer</translation>
    </message>
    <message>
        <source>ranked by total</source>
        <translation>pořadí podle součtu</translation>
    </message>
    <message>
        <source>ranked by average per hand</source>
        <translation>pořadí podle průměru na rozdání</translation>
    </message>
    <message>
        <source>ranked by average per evening</source>
        <translation>pořadí podle průměru na večer</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Dvojice</translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Aktér</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Body</translation>
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
        <translation>Den</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Sazby</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Příspěvky</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Ceny</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>money: positive is still to get, negative still to pay</extracomment>
        <translation>Zbývá</translation>
    </message>
    <message>
        <source>From</source>
        <translation>Od</translation>
    </message>
    <message>
        <source>To</source>
        <translation>Komu</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>%1 až %2</translation>
    </message>
    <message numerus="yes">
        <source>the best %n evening(s) count</source>
        <translation>
            <numerusform>počítá se %n nejlepší večer</numerusform>
            <numerusform>počítají se %n nejlepší večery</numerusform>
            <numerusform>počítá se %n nejlepších večerů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a place needs %n evening(s)</source>
        <translation>
            <numerusform>k umístění je potřeba %n večer</numerusform>
            <numerusform>k umístění jsou potřeba %n večery</numerusform>
            <numerusform>k umístění je potřeba %n večerů</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 a point</source>
        <comment>money</comment>
        <translation>%1 za bod</translation>
    </message>
    <message>
        <source>%1 pays %2: %3</source>
        <comment>payer, payee, money</comment>
        <translation>%1 zaplatí %2: %3</translation>
    </message>
    <message>
        <source>%1 paid %2: %3 (%4)</source>
        <comment>payer, payee, money, day</comment>
        <translation>%1 zaplatil(a) %2: %3 (%4)</translation>
    </message>
    <message>
        <source>the kitty</source>
        <translation>pokladna</translation>
    </message>
    <message>
        <source>Give the season a name.</source>
        <translation>Dej sezoně název.</translation>
    </message>
    <message>
        <source>The season must not end before it begins.</source>
        <translation>Sezona nesmí skončit dřív, než začne.</translation>
    </message>
    <message>
        <source>Choose at least two people.</source>
        <translation>Vyber aspoň dva lidi.</translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n people.</source>
        <translation>
            <numerusform>Vyber nejvýš %n člověka.</numerusform>
            <numerusform>Vyber nejvýš %n lidi.</numerusform>
            <numerusform>Vyber nejvýš %n lidí.</numerusform>
        </translation>
    </message>
    <message>
        <source>A number is too large.</source>
        <translation>Některé číslo je příliš velké.</translation>
    </message>
    <message>
        <source>The prizes come to more than 100 percent.</source>
        <translation>Ceny dávají dohromady přes 100 procent.</translation>
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
        <translation>%1 a %2</translation>
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
        <translation>Uložit obrázek</translation>
    </message>
    <message>
        <source>The picture was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Obrázek nebyl uložen: soubor %1 nelze zapsat. Zvolte jinou složku.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Obrázky (*.png)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Obrázky (*.svg *.png)</translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message>
        <source>There are no cards yet.</source>
        <translation>Zatím tu nejsou žádné karty.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>karta rubem nahoru</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>vynechává</translation>
    </message>
    <message>
        <source>picker</source>
        <translation>aktér</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>hrající</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>obrana</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>pas</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Nemáš žádné karty.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s).</source>
        <translation>
            <numerusform>Máš %n kartu.</numerusform>
            <numerusform>Máš %n karty.</numerusform>
            <numerusform>Máš %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>trump or the name of a suit, then cards of it</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Trumfy</translation>
    </message>
    <message>
        <source>You may play: %1.</source>
        <translation>Smíš zahrát: %1.</translation>
    </message>
    <message>
        <source>No card lies on the table. %1</source>
        <translation>Na stole neleží žádná karta. %1</translation>
    </message>
    <message>
        <source>Trick %1.</source>
        <translation>Štych %1.</translation>
    </message>
    <message>
        <source>%1 led %2.</source>
        <comment>a player, a card</comment>
        <translation>%1, výnos: %2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>a player, a card</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: the best card so far, %2 in the trick.</source>
        <comment>a player, points</comment>
        <translation>%1: zatím nejvyšší karta, ve štychu %2.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a player and a number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Score: %1.</source>
        <translation>Stav: %1.</translation>
    </message>
    <message>
        <source>Tricks in this hand: %1.</source>
        <translation>Štychy v tomto rozdání: %1.</translation>
    </message>
    <message>
        <source>There is no score yet.</source>
        <translation>Zatím není žádný stav.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>rozdávající</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>na řadě</translation>
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
        <translation>Rozdání skončilo.</translation>
    </message>
    <message>
        <source>Waiting for a redeal decision.</source>
        <translation>Čeká se, zda někdo chce nové karty.</translation>
    </message>
    <message>
        <source>Waiting for raises.</source>
        <translation>Čeká se na zvýšení.</translation>
    </message>
    <message>
        <source>Waiting for further calls.</source>
        <translation>Čeká se na další volání.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Jsi na řadě.</translation>
    </message>
    <message>
        <source>Your lead.</source>
        <translation>Vynášíš.</translation>
    </message>
    <message>
        <source>Your turn: trump was led.</source>
        <translation>Jsi na řadě: byl vynesen trumf.</translation>
    </message>
    <message>
        <source>Your turn: %1 were led.</source>
        <translation>Jsi na řadě, vynesená barva: %1.</translation>
    </message>
    <message>
        <source>%1: pick or pass?</source>
        <translation>%1: brát talon, nebo pasovat?</translation>
    </message>
    <message>
        <source>%1: leaster or doubler?</source>
        <translation>%1: leaster, nebo doubler?</translation>
    </message>
    <message>
        <source>%1: call, solo or pass?</source>
        <translation>%1: volání, sólo, nebo pas?</translation>
    </message>
    <message>
        <source>%1 is burying.</source>
        <translation>%1 odkládá.</translation>
    </message>
    <message>
        <source>%1 is choosing a solo.</source>
        <translation>%1 vybírá sólo.</translation>
    </message>
    <message>
        <source>%1 is choosing a partner.</source>
        <translation>%1 vybírá partnera.</translation>
    </message>
    <message>
        <source>%1 leads.</source>
        <translation>%1 vynáší.</translation>
    </message>
    <message>
        <source>%1 plays.</source>
        <translation>%1 hraje.</translation>
    </message>
</context>
<context>
    <name>StorageFault</name>
    <message>
        <source>The newest good backup was last played on %1 and has %2.</source>
        <translation>V nejnovější dobré záloze se naposledy hrálo %1 a je v ní %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet &quot;%1&quot; cannot be read (%2). It was left as it is; all other sheets can be used.</source>
        <translation>Zápis „%1“ nejde přečíst (%2). Zůstal, jak je; všechny ostatní zápisy lze používat.</translation>
    </message>
    <message>
        <source>Nothing was saved: the folder for the score book does not exist. Create the folder, or choose another place.</source>
        <translation>Nic se neuložilo: složka pro knihu zápisů neexistuje. Vytvoř ji, nebo vyber jiné místo.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book cannot be read and written here. Get permission to write to the file and its folder, or choose another place.</source>
        <translation>Nic se nezměnilo: knihu zápisů tu nejde číst ani zapisovat. Získej právo k zápisu do souboru a jeho složky, nebo vyber jiné místo.</translation>
    </message>
    <message>
        <source>The file was left as it is: it is not a score book. Set it aside under another name to begin a new book.</source>
        <translation>Soubor zůstal, jak je: není to kniha zápisů. Odlož ho stranou pod jiným názvem a začni novou knihu.</translation>
    </message>
    <message>
        <source>The file was left as it is: it is damaged. Put a copy of the score book in its place, or set the file aside under another name to begin a new book.</source>
        <translation>Soubor zůstal, jak je: je poškozený. Dej na jeho místo kopii knihy zápisů, nebo ho odlož stranou pod jiným názvem a začni novou knihu.</translation>
    </message>
    <message>
        <source>The file was left as it is: a newer version of this program wrote it. Use that version, or set the file aside under another name to begin a new book.</source>
        <translation>Soubor zůstal, jak je: zapsala ho novější verze tohoto programu. Použij ji, nebo soubor odlož stranou pod jiným názvem a začni novou knihu.</translation>
    </message>
    <message>
        <source>The file was left as it is: it belongs to another program. Set it aside under another name to begin a new book.</source>
        <translation>Soubor zůstal, jak je: patří jinému programu. Odlož ho stranou pod jiným názvem a začni novou knihu.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book is missing or empty, but the hands that were written last are still beside it. Put the book back, or set these aside under another name to begin a new book.</source>
        <translation>Nic se nezměnilo: kniha zápisů chybí nebo je prázdná, ale naposledy zapsaná rozdání jsou pořád vedle ní. Vrať knihu zpět, nebo je odlož stranou pod jiným názvem a začni novou knihu.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: another program is writing to the score book. Try again in a moment.</source>
        <translation>Všechno dříve uložené je v bezpečí, ale poslední změna ještě uložená není: do knihy zápisů zapisuje jiný program. Zkus to za chvíli znovu.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: the disk is full. Make room on it and try again.</source>
        <translation>Všechno dříve uložené je v bezpečí, ale poslední změna ještě uložená není: disk je plný. Uvolni na něm místo a zkus to znovu.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: the disk could not be read or written. Check that it is connected, and try again.</source>
        <translation>Všechno dříve uložené je v bezpečí, ale poslední změna ještě uložená není: z disku nešlo číst nebo na něj zapisovat. Zkontroluj, že je připojený, a zkus to znovu.</translation>
    </message>
    <message>
        <source>Nothing was changed: the sheet is no longer in the score book. Open another sheet or begin a new one.</source>
        <translation>Nic se nezměnilo: zápis už v knize zápisů není. Otevři jiný zápis, nebo začni nový.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but nothing more is saved here: this sheet was opened in another window. Continue there, or open the sheet again here.</source>
        <translation>Všechno dříve uložené je v bezpečí, ale tady se už nic neukládá: tento zápis byl otevřen v jiném okně. Pokračuj tam, nebo zápis otevři znovu tady.</translation>
    </message>
    <message>
        <source>The sheet was left as it is: this version of the program cannot read it. Try a newer version, or open another sheet.</source>
        <translation>Zápis zůstal, jak je: tato verze programu ho nedokáže přečíst. Zkus novější verzi, nebo otevři jiný zápis.</translation>
    </message>
    <message>
        <source>Nothing was changed: this person is no longer in the score book. Close the list of people and open it again.</source>
        <translation>Nic se nezměnilo: tento člověk už v knize zápisů není. Zavři seznam lidí a otevři ho znovu.</translation>
    </message>
    <message>
        <source>Nothing was changed: another person has this name. Choose another name, or merge the two if they are the same person.</source>
        <translation>Nic se nezměnilo: toto jméno má někdo jiný. Vyber jiné jméno, nebo oba záznamy sluč, je-li to tentýž člověk.</translation>
    </message>
    <message>
        <source>Nothing was changed: these two played in the same hand, so they cannot be one person.</source>
        <translation>Nic se nezměnilo: tito dva hráli ve stejném rozdání, takže nemohou být jeden člověk.</translation>
    </message>
    <message>
        <source>There is no score book in this file. Choose another file.</source>
        <translation>V tomto souboru není kniha zápisů. Vyber jiný soubor.</translation>
    </message>
    <message>
        <source>Nothing was changed: the file cannot be read. Choose another file.</source>
        <translation>Nic se nezměnilo: soubor nejde přečíst. Vyber jiný soubor.</translation>
    </message>
    <message>
        <source>The file was not written: it cannot be written here. Get permission to write to its folder, or choose another place.</source>
        <translation>Soubor se nezapsal: tady zapisovat nejde. Získej právo k zápisu do jeho složky, nebo vyber jiné místo.</translation>
    </message>
    <message>
        <source>Nothing was imported: the file is not what a score book exports, or was changed. Correct the place that is named, or export the sheets again.</source>
        <translation>Nic se neimportovalo: soubor není export knihy zápisů, nebo byl změněn. Oprav uvedené místo, nebo zápisy exportuj znovu.</translation>
    </message>
    <message>
        <source>Nothing was imported: a newer version of this program wrote the file. Use that version.</source>
        <translation>Nic se neimportovalo: soubor zapsala novější verze tohoto programu. Použij ji.</translation>
    </message>
    <message>
        <source>Nothing was imported: two people of the file are one person in this score book, but they played in the same hand. Separate them in the score book first.</source>
        <translation>Nic se neimportovalo: dva lidé ze souboru jsou v této knize zápisů jeden člověk, ale hráli ve stejném rozdání. Nejdřív je v knize zápisů rozděl.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Zastaveno. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book is open in another window or program. Close it there and try again.</source>
        <translation>Nic se nezměnilo: kniha zápisů je otevřená v jiném okně nebo programu. Zavři ji tam a zkus to znovu.</translation>
    </message>
    <message>
        <source>Nothing was changed: the file is not a score book, is damaged, or was written by a newer version of this program. Choose another backup.</source>
        <translation>Nic se nezměnilo: soubor není kniha zápisů, je poškozený, nebo ho zapsala novější verze tohoto programu. Vyber jinou zálohu.</translation>
    </message>
    <message>
        <source>Nothing was changed: nothing can be read of the damaged score book. Restore a backup, or set the file aside under another name to begin a new book.</source>
        <translation>Nic se nezměnilo: z poškozené knihy zápisů nejde nic přečíst. Obnov zálohu, nebo soubor odlož stranou pod jiným názvem a začni novou knihu.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: the score book was moved or deleted, or its drive was removed. Put it back.</source>
        <translation>Všechno dříve uložené je v bezpečí, ale poslední změna ještě uložená není: kniha zápisů byla přesunuta nebo smazána, nebo byl odpojen její disk. Vrať ji zpět.</translation>
    </message>
    <message>
        <source>Nothing was changed: in the place of the score book, or of what is kept beside it, is no ordinary file. Remove what is there, or rename it.</source>
        <translation>Nic se nezměnilo: na místě knihy zápisů, nebo toho, co leží vedle ní, není obyčejný soubor. Odstraň, co tam je, nebo to přejmenuj.</translation>
    </message>
    <message>
        <source>Nothing was changed: the season is no longer in the score book. Close the list of seasons and open it again.</source>
        <translation>Nic se nezměnilo: sezona už v knize zápisů není. Zavři seznam sezon a otevři ho znovu.</translation>
    </message>
    <message>
        <source>Nothing was changed: one person would have two seats in a game, perhaps under two names. Choose another name, or keep the two names apart in the list of people.</source>
        <translation>Nic se nezměnilo: jeden člověk by měl ve hře dvě místa, možná pod dvěma jmény. Zvolte jiné jméno, nebo nechte obě jména v seznamu lidí oddělená.</translation>
    </message>
</context>
<context>
    <name>StripWords</name>
    <message>
        <source>sheepshead: every trick</source>
        <translation>sheepshead: všechny štychy</translation>
    </message>
    <message>
        <source>Called ace</source>
        <translation>Volané eso</translation>
    </message>
    <message>
        <source>Jack of diamonds is the partner</source>
        <translation>Partner je kárový kluk</translation>
    </message>
    <message>
        <source>Jack of clubs is the partner</source>
        <translation>Partner je křížový kluk</translation>
    </message>
    <message>
        <source>One against one</source>
        <translation>Jeden proti jednomu</translation>
    </message>
    <message>
        <source>Everyone against the picker</source>
        <translation>Všichni proti aktérovi</translation>
    </message>
    <message>
        <source>Jack of diamonds and called ace are the partners</source>
        <translation>Partneři jsou kárový kluk a volané eso</translation>
    </message>
    <message>
        <source>The picker&apos;s left neighbor is the partner</source>
        <translation>Partner je aktérův soused vlevo</translation>
    </message>
    <message>
        <source>The winner of the first trick is the partner</source>
        <translation>Partner je, kdo vezme první štych</translation>
    </message>
    <message>
        <source>Queen of clubs and seven of diamonds play together</source>
        <translation>Křížová dáma a kárová sedma hrají spolu</translation>
    </message>
    <message>
        <source>The black queens play together</source>
        <translation>Černé dámy hrají spolu</translation>
    </message>
    <message>
        <source>The first two queens played are together</source>
        <translation>První dvě zahrané dámy hrají spolu</translation>
    </message>
    <message>
        <source>Queen of clubs, jack and seven of diamonds play together</source>
        <translation>Křížová dáma, kárový kluk a kárová sedma hrají spolu</translation>
    </message>
    <message>
        <source>Call, solo or pass</source>
        <translation>Volání, sólo, nebo pas</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>Trumf jsou %1</translation>
    </message>
    <message>
        <source>You picked blind (×2)</source>
        <translation>Bereš naslepo (×2)</translation>
    </message>
    <message>
        <source>%1 picked blind (×2)</source>
        <translation>%1 bere naslepo (×2)</translation>
    </message>
    <message>
        <source>You had to pick</source>
        <translation>Musíš brát</translation>
    </message>
    <message>
        <source>You picked</source>
        <translation>Aktér jsi ty</translation>
    </message>
    <message>
        <source>%1 had to pick</source>
        <translation>%1 musí brát</translation>
    </message>
    <message>
        <source>%1 picked</source>
        <translation>Aktér: %1</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>Hraješ: %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 hraje: %2</translation>
    </message>
    <message>
        <source>You bid a solo</source>
        <translation>Dražíš sólo</translation>
    </message>
    <message>
        <source>%1 bid a solo</source>
        <translation>Sólo: %1</translation>
    </message>
    <message>
        <source>You bid a call</source>
        <translation>Dražíš volání</translation>
    </message>
    <message>
        <source>%1 bid a call</source>
        <translation>Volání: %1</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>bez partnera</translation>
    </message>
    <message>
        <source>calls %1</source>
        <translation>volá: %1</translation>
    </message>
    <message>
        <source>partner by %1</source>
        <translation>partnera určuje %1</translation>
    </message>
    <message>
        <source>called %1 under</source>
        <translation>zavoláno s underem: %1</translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>zavoláno: %1</translation>
    </message>
    <message>
        <source>alone in secret</source>
        <translation>tajně bez partnera</translation>
    </message>
    <message>
        <source>%1 are the partners</source>
        <translation>partneři: %1</translation>
    </message>
    <message>
        <source>you are the partner</source>
        <translation>partner jsi ty</translation>
    </message>
    <message>
        <source>%1 is the partner</source>
        <translation>partner: %1</translation>
    </message>
    <message>
        <source>%1 are makers</source>
        <translation>hrající strana: %1</translation>
    </message>
    <message>
        <source>you are a maker</source>
        <translation>patříš k hrající straně</translation>
    </message>
    <message>
        <source>%1 is a maker</source>
        <translation>hrající strana: %1</translation>
    </message>
    <message>
        <source>Moster: the most points lose</source>
        <translation>Moster: prohrává nejvíc oček</translation>
    </message>
    <message>
        <source>Mittler: the player with the middle points wins</source>
        <translation>Mittler: vyhrává prostřední počet oček</translation>
    </message>
    <message>
        <source>Schneidster: closest to 30 without going over wins</source>
        <translation>Schneidster: vyhrává, kdo je nejblíž 30 a nemá víc</translation>
    </message>
    <message>
        <source>Leaster: the fewest points win, the blind is set aside</source>
        <translation>Leaster: vyhrává nejméně oček, talon jde stranou</translation>
    </message>
    <message>
        <source>Leaster: the fewest points win, the blind goes with the first trick</source>
        <translation>Leaster: vyhrává nejméně oček, talon jde k prvnímu štychu</translation>
    </message>
    <message>
        <source>Leaster: the fewest points win, the blind goes with the last trick</source>
        <translation>Leaster: vyhrává nejméně oček, talon jde k poslednímu štychu</translation>
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
        <translation>×%1 (flek)</translation>
    </message>
    <message>
        <source>×%1 (raised)</source>
        <translation>×%1 (zvýšeno)</translation>
    </message>
    <message>
        <source>Players opposite each other are partners</source>
        <translation>Hráči proti sobě jsou partneři</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>all tricks</source>
        <translation>všechny štychy</translation>
    </message>
    <message>
        <source>won with schneider</source>
        <translation>výhra se schneiderem</translation>
    </message>
    <message>
        <source>won</source>
        <translation>výhra</translation>
    </message>
    <message>
        <source>even</source>
        <translation>nerozhodně</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>prohra</translation>
    </message>
    <message>
        <source>lost in schneider</source>
        <translation>prohra ve schneideru</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>žádný štych</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tvé karty</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>List: %1</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Další karta</translation>
    </message>
    <message>
        <source>Played by you</source>
        <translation>Zahrál jsi</translation>
    </message>
    <message>
        <source>Played by %1</source>
        <translation>Zahráno: %1</translation>
    </message>
    <message>
        <source>Trick %1, %2</source>
        <translation>Štych %1, %2</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>Krok %1, %2</translation>
    </message>
    <message>
        <source>It is the turn of another seat.</source>
        <translation>Na tahu je jiné místo.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Jsi na tahu.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Na tahu je %1.</translation>
    </message>
    <message>
        <source>First %1 has to call a card, or to go alone.</source>
        <translation>Nejdřív musí %1 zavolat kartu, nebo hrát samo.</translation>
    </message>
    <message>
        <source>First a card has to be called, or you go alone.</source>
        <translation>Nejdřív zavolej kartu, nebo hraj sólo.</translation>
    </message>
    <message>
        <source>The rules of this table do not allow this.</source>
        <translation>Pravidla tohoto stolu to nedovolují.</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Karta</translation>
    </message>
    <message>
        <source>This table has no such seat.</source>
        <translation>Tento stůl takové místo nemá.</translation>
    </message>
    <message>
        <source>This seat does not play the hand.</source>
        <translation>Toto místo rozdání nehraje.</translation>
    </message>
    <message>
        <source>The factor is a whole number from 1 on.</source>
        <translation>Násobek je celé číslo od 1.</translation>
    </message>
    <message>
        <source>%1: this table plays without that card.</source>
        <translation>%1: tento stůl hraje bez této karty.</translation>
    </message>
    <message>
        <source>%1: a card cannot lie in two places.</source>
        <translation>%1: karta nemůže ležet na dvou místech.</translation>
    </message>
    <message>
        <source>There are more cards here than this place has.</source>
        <translation>Je tu víc karet, než sem patří.</translation>
    </message>
    <message>
        <source>At a table for two each pile has one open card; no other table has piles.</source>
        <translation>U stolu pro dva má každá hromádka jednu odkrytou kartu; jiné stoly hromádky nemají.</translation>
    </message>
    <message>
        <source>This seat has taken no card of the blind, so it buries none.</source>
        <translation>Toto místo nevzalo žádnou kartu talonu, tak žádnou neodkládá.</translation>
    </message>
    <message>
        <source>%1: this seat cannot have that card then.</source>
        <translation>%1: tuto kartu tam místo mít nemůže.</translation>
    </message>
    <message>
        <source>No card of this seat lies under.</source>
        <translation>Žádná karta tohoto místa neleží pod.</translation>
    </message>
    <message>
        <source>%1: that card was played before.</source>
        <translation>%1: tato karta už padla.</translation>
    </message>
    <message>
        <source>The hand was over before this.</source>
        <translation>Rozdání skončilo už předtím.</translation>
    </message>
    <message>
        <source>By the rules of this table something else happens here.</source>
        <translation>Podle pravidel tohoto stolu se tu děje něco jiného.</translation>
    </message>
    <message>
        <source>The seat is asked for something else here.</source>
        <translation>Místo je tu tázáno na něco jiného.</translation>
    </message>
    <message>
        <source>No cards fit the places that are not known.</source>
        <translation>Na neznámá místa se nehodí žádné karty.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Ty</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Místo %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdává</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Tvé místo</translation>
    </message>
    <message>
        <source>Your open cards</source>
        <translation>Tvé odkryté karty</translation>
    </message>
    <message>
        <source>Open cards of %1</source>
        <translation>Odkryté karty: %1</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>The neighbor&apos;s part of the blind</source>
        <translation>Sousedova část talonu</translation>
    </message>
    <message>
        <source>Your bury</source>
        <translation>Tvé odložené karty</translation>
    </message>
    <message>
        <source>Bury of %1</source>
        <translation>Odložené karty: %1</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>What is decided</source>
        <translation>O čem se rozhoduje</translation>
    </message>
    <message>
        <source>Bury</source>
        <translation>Odlož</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Padla</translation>
    </message>
    <message>
        <source>You are to act.</source>
        <translation>Jsi na tahu.</translation>
    </message>
    <message>
        <source>%1 is to act.</source>
        <translation>Na tahu je %1.</translation>
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
        <translation>Odložit</translation>
    </message>
    <message>
        <source>Call %1 with a card under</source>
        <translation>Zavolat %1 s kartou vespod</translation>
    </message>
    <message>
        <source>Play the under</source>
        <translation>Zahrát spodní kartu</translation>
    </message>
    <message>
        <source>Turn up %1</source>
        <translation>Otočit %1</translation>
    </message>
    <message>
        <source>Crack</source>
        <translation>Flek</translation>
    </message>
    <message>
        <source>Crack back</source>
        <translation>Re</translation>
    </message>
    <message>
        <source>Crack around the corner</source>
        <translation>Re za rohem</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Řádek %1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Řádek %1, sloupec %2</translation>
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
        <translation>Štych %1</translation>
    </message>
    <message>
        <source>Own house rules</source>
        <translation>Vlastní domácí pravidla</translation>
    </message>
    <message>
        <source>%1. Dealer: %2.</source>
        <comment>rules and who deals</comment>
        <translation>%1. Rozdává: %2.</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Před hrou</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what seats said</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Rozdání skončilo.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n neznámá karta</numerusform>
            <numerusform>%n neznámé karty</numerusform>
            <numerusform>%n neznámých karet</numerusform>
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
        <translation>V souboru %1 není studie, kterou lze otevřít. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Otevřít studii</translation>
    </message>
    <message>
        <source>Studies and hands (*.sheepstudy *.sheephand);;All files (*)</source>
        <translation>Studie a rozdání (*.sheepstudy *.sheephand);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Uložit studii</translation>
    </message>
    <message>
        <source>Studies (*.sheepstudy);;All files (*)</source>
        <translation>Studie (*.sheepstudy);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Study.sheepstudy</source>
        <translation>Studie.sheepstudy</translation>
    </message>
    <message>
        <source>The study was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Studie nebyla uložena: soubor %1 nelze zapsat. Zvol jinou složku.</translation>
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
        <translation>Místa: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between seats</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Save the position as PDF</source>
        <translation>Uložit pozici jako PDF</translation>
    </message>
</context>
<context>
    <name>TableQuestions</name>
    <message numerus="yes">
        <source>Rules for %n players</source>
        <translation>
            <numerusform>Pravidla pro %n hráče</numerusform>
            <numerusform>Pravidla pro %n hráče</numerusform>
            <numerusform>Pravidla pro %n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands of this number of players are played by:</source>
        <translation>Rozdání s tak málo hráči se hrají podle:</translation>
    </message>
    <message>
        <source>Share the pot</source>
        <translation>Rozdělit bank</translation>
    </message>
    <message>
        <source>There are %1 points in the pot. Who gets them?</source>
        <translation>V banku je bodů: %1. Kdo je dostane?</translation>
    </message>
    <message>
        <source>Divide it evenly, or name the winner of the showdown.</source>
        <translation>Rozděl ho rovným dílem, nebo jmenuj vítěze ukázání karet.</translation>
    </message>
    <message>
        <source>&amp;All evenly</source>
        <translation>&amp;Všem stejně</translation>
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
        <translation>Není to čitelný obrázek.</translation>
    </message>
    <message>
        <source>The picture is larger than %1 by %1 pixels.</source>
        <translation>Obrázek je větší než %1 × %1 pixelů.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>Obrázek je poškozený.</translation>
    </message>
    <message>
        <source>Drawing this picture takes too much time or memory.</source>
        <translation>Kreslení tohoto obrázku trvá příliš dlouho nebo potřebuje příliš mnoho paměti.</translation>
    </message>
</context>
<context>
    <name>ThrownInWords</name>
    <message>
        <source>Everyone passed: thrown in, and a doubler follows.</source>
        <translation>Všichni pasovali: karty se skládají a následuje doubler.</translation>
    </message>
    <message>
        <source>Everyone passed: thrown in, and the next player deals.</source>
        <translation>Všichni pasovali: karty se skládají a rozdává další hráč.</translation>
    </message>
    <message>
        <source>The cards are thrown in, and the same player deals again.</source>
        <translation>Karty se skládají a stejný hráč rozdává znovu.</translation>
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
        <translation>Vylosováno náhodně.</translation>
    </message>
    <message>
        <source>Constructed: the players of each seat move on together, so that no two players meet twice (cyclic difference matrix).</source>
        <translation>Konstrukce: hráči každého místa postupují společně, takže se žádná dvojice nepotká dvakrát (cyklická diferenční matice).</translation>
    </message>
    <message>
        <source>Constructed: the players of each seat move on by the arithmetic of a finite field, so that no two players meet twice.</source>
        <translation>Konstrukce: hráči každého místa postupují podle počítání v konečném tělese, takže se žádná dvojice nepotká dvakrát.</translation>
    </message>
    <message>
        <source>Constructed: those who had the same seat in the first round meet, so that no two players meet twice.</source>
        <translation>Konstrukce: potkají se ti, kdo měli v prvním kole stejné místo, takže se žádná dvojice nepotká dvakrát.</translation>
    </message>
    <message>
        <source>Found by a seeded local search for the fewest repeated meetings.</source>
        <translation>Nalezeno lokálním hledáním s pevným semínkem: co nejméně opakovaných setkání.</translation>
    </message>
    <message>
        <source>Seats were changed after the draw.</source>
        <translation>Místa se po losování změnila.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) %1×</source>
        <extracomment>how many pairs of players meet how many times: &quot;120 pairs 1×&quot;</extracomment>
        <translation>
            <numerusform>%Ln dvojice %1×</numerusform>
            <numerusform>%Ln dvojice %1×</numerusform>
            <numerusform>%Ln dvojic %1×</numerusform>
        </translation>
    </message>
    <message>
        <source>Meetings up to this round: %1. Repeated meetings: %2; no draw has fewer than %3. Pairs that never meet: no draw has fewer than %4.</source>
        <translation>Do tohoto kola se potkají: %1. Opakovaná setkání: %2; žádné losování jich nemá méně než %3. Dvojice, které se nepotkají: žádné losování jich nemá méně než %4.</translation>
    </message>
    <message>
        <source>%1 plays this round and has no seat.</source>
        <translation>%1 hraje toto kolo a nemá místo.</translation>
    </message>
    <message>
        <source>%1 has a seat at table %2 and does not play this round.</source>
        <translation>%1 má místo u stolu %2 a toto kolo nehraje.</translation>
    </message>
    <message>
        <source>Table %1 has fewer than four players.</source>
        <translation>U stolu %1 je méně než čtyři hráči.</translation>
    </message>
    <message>
        <source>Table %1 has no result.</source>
        <translation>Stůl %1 nemá výsledek.</translation>
    </message>
    <message>
        <source>The scores of table %1 add up to %2, not to 0.</source>
        <translation>Body stolu %1 dávají dohromady %2, ne 0.</translation>
    </message>
    <message>
        <source>The result of table %1 belongs to players who were not drawn for it.</source>
        <translation>Výsledek stolu %1 patří jiným hráčům, než byli vylosováni.</translation>
    </message>
    <message>
        <source>The name of %1 appears twice.</source>
        <translation>Jméno hráče %1 je tu dvakrát.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place in a file, and what is wrong there (in English)</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Best of round %1</source>
        <translation>Nejlepší v kole %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>%1. místo</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n kolo</numerusform>
            <numerusform>%n kola</numerusform>
            <numerusform>%n kol</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) a round</source>
        <translation>
            <numerusform>%n rozdání v kole</numerusform>
            <numerusform>%n rozdání v kole</numerusform>
            <numerusform>%n rozdání v kole</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number</comment>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>a round, short</comment>
        <translation>K%1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalizace</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>* Round %1, %2: corrected from %3 to %4 (%5).</source>
        <translation>* Kolo %1, %2: opraveno z %3 na %4 (%5).</translation>
    </message>
    <message>
        <source>Round %1, %2: a penalty of %3 (%4).</source>
        <translation>Kolo %1, %2: penalizace %3 (%4).</translation>
    </message>
</context>
<context>
    <name>TournamentPaper</name>
    <message>
        <source>Table %1</source>
        <translation>Stůl %1</translation>
    </message>
    <message>
        <source>Table %1, seat %2</source>
        <translation>stůl %1, místo %2</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Volno</translation>
    </message>
    <message>
        <source>Round %1: seats</source>
        <translation>Kolo %1: místa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a player and their seat</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Kolo %1: %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Kolo %1, stůl %2</translation>
    </message>
    <message>
        <source>Six players: the dealer sits out.</source>
        <translation>Šest hráčů: rozdávající vynechává.</translation>
    </message>
    <message>
        <source>The totals add up to 0. Signed: ____________________</source>
        <translation>Součty dávají dohromady 0. Podpis: ____________________</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Pořadí po kole %1</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Za</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Částka</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Výplata</translation>
    </message>
    <message>
        <source>Fees: %1. The host keeps: %2.</source>
        <translation>Startovné: %1. Zůstává pořadateli: %2.</translation>
    </message>
    <message>
        <source>Prizes without a winner: %1.</source>
        <translation>Ceny bez vítěze: %1.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the name of a tournament and what a paper shows of it</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Bye: %1.</source>
        <translation>Volno: %1.</translation>
    </message>
    <message>
        <source>Seat slips</source>
        <translation>Lístky s místy</translation>
    </message>
    <message>
        <source>Score cards of round %1</source>
        <translation>Zápisové karty kola %1</translation>
    </message>
</context>
<context>
    <name>Traits</name>
    <message>
        <source>Picks on less than most.</source>
        <translation>Bere talon na slabší karty než většina.</translation>
    </message>
    <message>
        <source>Picks on strong hands only.</source>
        <translation>Bere talon jen na silné karty.</translation>
    </message>
    <message>
        <source>As a maker, leads trump more often than most.</source>
        <translation>Na hrající straně vynáší trumf častěji než většina.</translation>
    </message>
    <message>
        <source>As a maker, leads trump less often than most.</source>
        <translation>Na hrající straně vynáší trumf méně často než většina.</translation>
    </message>
    <message>
        <source>As a defender, leads trump more often than most.</source>
        <translation>V obraně vynáší trumf častěji než většina.</translation>
    </message>
    <message>
        <source>As a defender, leads trump less often than most.</source>
        <translation>V obraně vynáší trumf méně často než většina.</translation>
    </message>
    <message>
        <source>As a defender, leads fail aces more often than most.</source>
        <translation>V obraně vynáší netrumfová esa častěji než většina.</translation>
    </message>
    <message>
        <source>As a defender, holds fail aces back.</source>
        <translation>V obraně netrumfová esa drží.</translation>
    </message>
    <message>
        <source>Schmears more points than most.</source>
        <translation>Maže víc oček než většina.</translation>
    </message>
    <message>
        <source>Schmears fewer points than most.</source>
        <translation>Maže méně oček než většina.</translation>
    </message>
    <message>
        <source>Takes an opponent&apos;s trick more often than most.</source>
        <translation>Bere soupeřův štych častěji než většina.</translation>
    </message>
    <message>
        <source>Leaves an opponent&apos;s trick more often than most.</source>
        <translation>Nechává soupeři štych častěji než většina.</translation>
    </message>
    <message>
        <source>Takes tricks that a friend already has.</source>
        <translation>Bere štychy, které už má vlastní strana.</translation>
    </message>
    <message>
        <source>Leaves tricks to a friend more often than most.</source>
        <translation>Nechává štych vlastní straně častěji než většina.</translation>
    </message>
    <message>
        <source>Takes more tricks of a leaster than most.</source>
        <translation>V leasteru bere víc štychů než většina.</translation>
    </message>
    <message>
        <source>Takes fewer tricks of a leaster than most.</source>
        <translation>V leasteru bere méně štychů než většina.</translation>
    </message>
    <message>
        <source>Buries more points than most.</source>
        <translation>Odkládá víc oček než většina.</translation>
    </message>
    <message>
        <source>Buries fewer points than most.</source>
        <translation>Odkládá méně oček než většina.</translation>
    </message>
    <message>
        <source>Goes alone more often than most.</source>
        <translation>Hraje bez partnera častěji než většina.</translation>
    </message>
    <message>
        <source>Goes alone less often than most.</source>
        <translation>Hraje bez partnera méně často než většina.</translation>
    </message>
    <message>
        <source>%1 of 10 sure</source>
        <extracomment>how sure the program is of something: 8 times of 10 it is right</extracomment>
        <translation>jistota %1 z 10</translation>
    </message>
    <message>
        <source>After each hand the score book notices how each player played it, people and computer players. It keeps no cards, only numbers for each player: how likely the player picks, leads trump, schmears and so on.</source>
        <translation>Po každém rozdání si kniha zápisů všímá, jak ho kdo hrál, lidé i počítačoví hráči. Neuchovává karty, jen čísla ke každému hráči: jak často bere talon, vynáší trumf, maže a podobně.</translation>
    </message>
    <message>
        <source>It learns from cards that all players at the table have seen: from hands that were played to their end. It does not learn from practice, from hands that were thrown in, or from your decisions in a hand with a hint.</source>
        <translation>Učí se z karet, které viděli všichni u stolu: z dohraných rozdání. Neučí se z tréninku, ze složených rozdání ani z tvých rozhodnutí v rozdání s radou.</translation>
    </message>
    <message>
        <source>Experts and hints use what is known of the players at the table, you included. They never use cards that are hidden from them.</source>
        <translation>Experti a rady využívají, co se ví o hráčích u stolu, i o tobě. Skryté karty nepoužívají nikdy.</translation>
    </message>
    <message>
        <source>Configure, page Players, turns this off. History and statistics, page How they play, shows what is known of a player and forgets it. Score sheets are not changed by that. Everything stays on this computer.</source>
        <translation>Vypíná se to v Nastavení na stránce Hráči. Historie a statistika na stránce Jak hrají ukazuje, co se o hráči ví, a umí to zapomenout. Zápisy se tím nemění. Všechno zůstává v tomto počítači.</translation>
    </message>
</context>
<context>
    <name>TrumpWords</name>
    <message>
        <source>No trump is out</source>
        <translation>Venku už není žádný trumf</translation>
    </message>
    <message numerus="yes">
        <source>%n trump is/are out</source>
        <translation>
            <numerusform>Venku je ještě %n trumf</numerusform>
            <numerusform>Venku jsou ještě %n trumfy</numerusform>
            <numerusform>Venku je ještě %n trumfů</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>how many trump are out, and which</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Máš: %1.</translation>
    </message>
    <message>
        <source>Buried: %1.</source>
        <translation>Odložené: %1.</translation>
    </message>
    <message>
        <source>Played: %1.</source>
        <translation>Zahrané: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n trump</source>
        <translation>
            <numerusform>%n trumf</numerusform>
            <numerusform>%n trumfy</numerusform>
            <numerusform>%n trumfů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TwoHandedWords</name>
    <message>
        <source>The loser took no trick.</source>
        <translation>Poražený nevzal žádný štych.</translation>
    </message>
    <message>
        <source>Schneider: the loser needed 30 to get out.</source>
        <translation>Schneider: poražený potřeboval k záchraně 30.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Nerozhodně</translation>
    </message>
    <message>
        <source>A tie, 60 to 60.</source>
        <translation>Nerozhodně, 60 ku 60.</translation>
    </message>
    <message>
        <source>60 to 60.</source>
        <translation>60 ku 60.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vyhráváš</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 vyhrává</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 ku %2</translation>
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
        <translation>Webová stránka</translation>
    </message>
    <message>
        <source>The page is saved.</source>
        <translation>Stránka je uložena.</translation>
    </message>
    <message>
        <source>The page was not saved.</source>
        <translation>Stránka se neuložila.</translation>
    </message>
    <message>
        <source>The file %1 could not be written. If it existed before, it is unchanged. Choose another folder, or free some space.</source>
        <translation>Soubor %1 nešlo zapsat. Pokud už existoval, nezměnil se. Zvol jinou složku nebo uvolni místo.</translation>
    </message>
    <message>
        <source>Save score sheet as web page</source>
        <translation>Uložit zápis jako webovou stránku</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webové stránky (*.html)</translation>
    </message>
</context>
<context>
    <name>sheepshead::AccessPage</name>
    <message>
        <source>Keep cards and panels still</source>
        <translation>Karty a panely bez pohybu</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent, behind a number</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Si&amp;ze of all text:</source>
        <translation>Veli&amp;kost všeho textu:</translation>
    </message>
    <message>
        <source>As the s&amp;ystem asks</source>
        <translation>Jak chce &amp;systém</translation>
    </message>
    <message>
        <source>This system asks for no motion.</source>
        <translation>Tento systém si pohyb nepřeje.</translation>
    </message>
    <message>
        <source>This system allows motion.</source>
        <translation>Tento systém pohyb dovoluje.</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <translation>&amp;Vždy</translation>
    </message>
    <message>
        <source>Ne&amp;ver</source>
        <translation>&amp;Nikdy</translation>
    </message>
    <message>
        <source>F6 to F9 say your hand, the trick, the score and who is who again, for a screen reader and on the status line.</source>
        <translation>Klávesy F6 až F9 znovu řeknou tvé karty, štych, stav a kdo je kdo, pro čtečku obrazovky i ve stavovém řádku.</translation>
    </message>
    <message>
        <source>&amp;Reading and motion</source>
        <translation>Čtení a po&amp;hyb</translation>
    </message>
</context>
<context>
    <name>sheepshead::AllowedCommands</name>
    <message>
        <source>This game is over. Begin a new one.</source>
        <translation>Tahle partie skončila. Začni novou.</translation>
    </message>
    <message>
        <source>Go back to the game first.</source>
        <translation>Nejdřív se vrať k partii.</translation>
    </message>
    <message>
        <source>The hand is not over yet.</source>
        <translation>Rozdání ještě neskončilo.</translation>
    </message>
    <message>
        <source>No hand of the game is on the table.</source>
        <translation>Na stole není žádné rozdání partie.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Není co vracet.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Nic se nevrátilo.</translation>
    </message>
    <message>
        <source>The game is on the table.</source>
        <translation>Partie je na stole.</translation>
    </message>
    <message>
        <source>The score book is not open.</source>
        <translation>Kniha zápisů není otevřená.</translation>
    </message>
    <message>
        <source>The program is still at work on another file of the score book.</source>
        <translation>Program ještě pracuje s jiným souborem knihy zápisů.</translation>
    </message>
</context>
<context>
    <name>sheepshead::AlternativesView</name>
    <message>
        <source>The choices</source>
        <translation>Možnosti</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Volba</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Očekáváno</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vyhrává</translation>
    </message>
    <message>
        <source>With all cards seen</source>
        <translation>S odkrytými kartami</translation>
    </message>
    <message>
        <source>Expected score, by what the player could know</source>
        <translation>Očekávané body podle toho, co hráč mohl vědět</translation>
    </message>
    <message>
        <source>How often the player comes out ahead</source>
        <translation>Jak často je hráč v plusu</translation>
    </message>
    <message>
        <source>The result if everyone sees all cards and plays perfectly</source>
        <translation>Výsledek, když všichni vidí všechny karty a hrají bezchybně</translation>
    </message>
    <message>
        <source>▸ %1</source>
        <extracomment>the choice that was taken</extracomment>
        <translation>▸ %1</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>zvoleno</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>očekáváno %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>vyhrává %1</translation>
    </message>
    <message>
        <source>with all cards seen: %1</source>
        <translation>s odkrytými kartami: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::BackgroundTask</name>
    <message>
        <source>Stop</source>
        <translation>Zastavit</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Kniha zápisů</translation>
    </message>
</context>
<context>
    <name>sheepshead::BlankSheet</name>
    <message numerus="yes">
        <source>Tournament sheet, %n hand(s)</source>
        <translation>
            <numerusform>Turnajový zápis, %n rozdání</numerusform>
            <numerusform>Turnajový zápis, %n rozdání</numerusform>
            <numerusform>Turnajový zápis, %n rozdání</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blank score sheet, %n hand(s)</source>
        <translation>
            <numerusform>Prázdný zápis, %n rozdání</numerusform>
            <numerusform>Prázdný zápis, %n rozdání</numerusform>
            <numerusform>Prázdný zápis, %n rozdání</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Hráč %1</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Ředitel turnaje</translation>
    </message>
    <message>
        <source>Carried forward</source>
        <translation>K přenosu</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Penalizace</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>Left: the hand&apos;s score, right: the running total. Circle the picker&apos;s score, underline the partner&apos;s.</source>
        <translation>Vlevo body za rozdání, vpravo průběžný součet. Body aktéra zakroužkuj, body partnera podtrhni.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Místo</translation>
    </message>
    <message>
        <source>A point is worth</source>
        <translation>Cena bodu</translation>
    </message>
    <message>
        <source>Sheepshead tournament</source>
        <translation>Turnaj ve hře Sheepshead</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Hands %1 to %2</source>
        <translation>Rozdání %1 až %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>over the numbers of hands, very short</comment>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdává</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Značky</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a player in a tournament</comment>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Z přenosu</translation>
    </message>
    <message>
        <source>Marks: A alone · L leaster · D doubler (next hand double) · C crack · R crack back · B blitz · P bump (picker pays double) · S schneider · N no trick · M misplay (penalty)</source>
        <translation>Značky: P bez partnera · L leaster · D doubler (příští rozdání dvojnásob) · F flek · R re · B blitz · A bump (aktér platí dvojnásob) · S schneider · N žádný štych · C chyba (penalizace)</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookFiles</name>
    <message>
        <source>Score books (*.sqlite)</source>
        <translation>Knihy zápisů (*.sqlite)</translation>
    </message>
    <message>
        <source>Export the score book</source>
        <translation>Exportovat knihu zápisů</translation>
    </message>
    <message>
        <source>Exporting the score book…</source>
        <translation>Exportuje se kniha zápisů…</translation>
    </message>
    <message>
        <source>Exported to %3: %1 with %2.</source>
        <translation>Exportováno do %3: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n zápis</numerusform>
            <numerusform>%n zápisy</numerusform>
            <numerusform>%n zápisů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in it, because they cannot be read:</source>
        <translation>Chybí v něm, protože nejdou přečíst:</translation>
    </message>
    <message>
        <source>Back up the score book</source>
        <translation>Zálohovat knihu zápisů</translation>
    </message>
    <message>
        <source>Backing up the score book…</source>
        <translation>Zálohuje se kniha zápisů…</translation>
    </message>
    <message>
        <source>The backup is in %1. It was read again and is good.</source>
        <translation>Záloha je v souboru %1. Kontrolní čtení proběhlo v pořádku.</translation>
    </message>
    <message>
        <source>Restore the score book from a backup</source>
        <translation>Obnovit knihu zápisů ze zálohy</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Čte se záloha…</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Kniha zápisů</translation>
    </message>
    <message>
        <source>Replace the score book with this backup?</source>
        <translation>Nahradit knihu zápisů touto zálohou?</translation>
    </message>
    <message>
        <source>The backup has %1 with %2.</source>
        <translation>V záloze je: %1, %2.</translation>
    </message>
    <message>
        <source>It was last played on %1.</source>
        <translation>Naposledy se v ní hrálo %1.</translation>
    </message>
    <message>
        <source>Your current score book is kept beside it under another name.</source>
        <translation>Tvá současná kniha zápisů zůstane vedle ní pod jiným názvem.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Obnovit</translation>
    </message>
    <message>
        <source>Today&apos;s backup of the score book was not made: %1</source>
        <translation>Dnešní záloha knihy zápisů se nepodařila: %1</translation>
    </message>
    <message>
        <source>A part of the score book is damaged.</source>
        <translation>Část knihy zápisů je poškozená.</translation>
    </message>
    <message>
        <source>The damaged file is kept in any case.</source>
        <translation>Poškozený soubor se v každém případě uchová.</translation>
    </message>
    <message>
        <source>Re&amp;cover what can be read</source>
        <translation>&amp;Zachránit, co jde přečíst</translation>
    </message>
    <message>
        <source>&amp;Restore the backup</source>
        <translation>&amp;Obnovit zálohu</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Obnovit…</translation>
    </message>
    <message>
        <source>Exported score books (*.json)</source>
        <translation>Exportované knihy zápisů (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabulky (*.csv)</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookImports</name>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n zápis</numerusform>
            <numerusform>%n zápisy</numerusform>
            <numerusform>%n zápisů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in it, because they cannot be read:</source>
        <translation>Chybí v něm, protože nejdou přečíst:</translation>
    </message>
    <message>
        <source>Import into the score book</source>
        <translation>Importovat do knihy zápisů</translation>
    </message>
    <message>
        <source>Importing into the score book…</source>
        <translation>Importuje se do knihy zápisů…</translation>
    </message>
    <message>
        <source>Imported: %1 with %2.</source>
        <translation>Importováno: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) were in the score book already.</source>
        <translation>
            <numerusform>%n zápis už v knize zápisů byl.</numerusform>
            <numerusform>%n zápisy už v knize zápisů byly.</numerusform>
            <numerusform>%n zápisů už v knize zápisů bylo.</numerusform>
        </translation>
    </message>
    <message>
        <source>These were there already but differ; the score book keeps its own:</source>
        <translation>Tyto tam už byly, ale liší se; kniha zápisů si nechává svoje:</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Kniha zápisů</translation>
    </message>
    <message>
        <source>Score books and tables of scores (*.json *.sqlite *.csv *.tsv *.txt)</source>
        <translation>Knihy zápisů a tabulky s body (*.json *.sqlite *.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>These scores cannot be read.</source>
        <translation>Tyto body nelze přečíst.</translation>
    </message>
    <message>
        <source>Taking the import back…</source>
        <translation>Import se bere zpět…</translation>
    </message>
    <message>
        <source>The import was taken back.</source>
        <translation>Import byl vzat zpět.</translation>
    </message>
    <message>
        <source>&amp;Take the import back</source>
        <translation>&amp;Vzít import zpět</translation>
    </message>
    <message numerus="yes">
        <source>%n season(s) came in, too.</source>
        <translation>
            <numerusform>Přibyla také %n sezona.</numerusform>
            <numerusform>Přibyly také %n sezony.</numerusform>
            <numerusform>Přibylo také %n sezon.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close that window first, then take the import back.</source>
        <translation>Nejdřív zavřete to okno, potom vezměte import zpět.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on the table. Start or resume another game first, then take the import back.</source>
        <translation>„%1“ je na stole. Nejdřív začněte jinou partii nebo v jiné pokračujte, potom vezměte import zpět.</translation>
    </message>
    <message>
        <source>The import was taken back, but for what was changed since:</source>
        <translation>Import byl vzat zpět kromě toho, co se od té doby změnilo:</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookReplacement</name>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Obnovit</translation>
    </message>
    <message>
        <source>Re&amp;cover</source>
        <translation>&amp;Zachránit</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookWindows</name>
    <message>
        <source>&amp;Resume the other game</source>
        <translation>&amp;Pokračovat v druhé partii</translation>
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
        <translation>To není text.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Soubor je prázdný.</translation>
    </message>
    <message>
        <source>The file has too many lines or columns.</source>
        <translation>Soubor má příliš mnoho řádků nebo sloupců.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeController</name>
    <message>
        <source>The challenge was not made: it could not be written to the disk.</source>
        <translation>Výzva nevznikla: nepodařilo se ji uložit na disk.</translation>
    </message>
    <message>
        <source>The challenge “%1” is made. Send its file to others; you play it here.</source>
        <translation>Výzva „%1“ je hotová. Pošli její soubor ostatním; ty ji hraješ tady.</translation>
    </message>
    <message>
        <source>&amp;Challenges…</source>
        <translation>&amp;Výzvy…</translation>
    </message>
    <message>
        <source>Challenge “%1”: deal %2 of %3. There is no undo and no hint; each decision is saved.</source>
        <translation>Výzva „%1“: rozdání %2 z %3. Bez vracení a bez nápovědy; každé rozhodnutí se ukládá.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zpět ke hře</translation>
    </message>
    <message>
        <source>Deal %1 of %2: %3. Your total is %4.</source>
        <translation>Rozdání %1 z %2: %3. Celkem máš %4.</translation>
    </message>
    <message>
        <source>You have played all deals of this challenge. The last one: %1. Your total is %2.</source>
        <translation>To byla všechna rozdání této výzvy. Poslední: %1. Celkem máš %2.</translation>
    </message>
    <message>
        <source>Your name in this challenge:</source>
        <translation>Tvé jméno v této výzvě:</translation>
    </message>
    <message>
        <source>%1 has begun this challenge at this computer. Choose a name of your own:</source>
        <translation>%1 už tuto výzvu na tomto počítači hraje. Zvol si vlastní jméno:</translation>
    </message>
    <message>
        <source>The file of this challenge cannot be read now.</source>
        <translation>Soubor této výzvy teď nejde přečíst.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeExchange</name>
    <message>
        <source>Save the challenge to send it</source>
        <translation>Uložit výzvu k odeslání</translation>
    </message>
    <message>
        <source>Add a challenge or results</source>
        <translation>Přidat výzvu nebo výsledky</translation>
    </message>
    <message>
        <source>Challenges and results (*.sheepchallenge *.sheepresult);;All files (*)</source>
        <translation>Výzvy a výsledky (*.sheepchallenge *.sheepresult);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>%1 was not read.</source>
        <translation>%1: soubor se nepřečetl.</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1: přidáno.</translation>
    </message>
    <message>
        <source>There is no challenge in this file that can be opened. Nothing was changed.</source>
        <translation>V tomto souboru není výzva, kterou by šlo otevřít. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>The challenge was not kept: it could not be written to the disk.</source>
        <translation>Výzva se nepřidala: nepodařilo se ji uložit na disk.</translation>
    </message>
    <message>
        <source>This is a result of a challenge that you do not have. Add the file of the challenge first.</source>
        <translation>To je výsledek výzvy, kterou nemáš. Nejdřív přidej soubor výzvy.</translation>
    </message>
    <message>
        <source>There is no result in this file that can be read. Nothing was changed.</source>
        <translation>V tomto souboru není výsledek, který by šlo přečíst. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>There is no result of this challenge in what you copied. Copy the line that begins with “Sheepshead challenge”.</source>
        <translation>V tom, co je zkopírováno, není výsledek této výzvy. Zkopíruj řádek, který začíná „Sheepshead challenge“.</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) added.</source>
        <translation>
            <numerusform>Přidán %n výsledek.</numerusform>
            <numerusform>Přidány %n výsledky.</numerusform>
            <numerusform>Přidáno %n výsledků.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Zkopírováno. Vlož to do zprávy.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a challenge, a player</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Save your result to send it</source>
        <translation>Uložit svůj výsledek k odeslání</translation>
    </message>
    <message>
        <source>Dealing sheets</source>
        <translation>Rozdávací listy</translation>
    </message>
    <message>
        <source>The sheets show the cards of all deals. If you are still to play this challenge, let another person print them.</source>
        <translation>Listy ukazují karty všech rozdání. Pokud máš tuto výzvu teprve hrát, ať je vytiskne někdo jiný.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Uložit jako PDF…</translation>
    </message>
    <message>
        <source>Save the dealing sheets as PDF</source>
        <translation>Uložit rozdávací listy jako PDF</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Výzvy</translation>
    </message>
    <message>
        <source>The result was not kept: it could not be written to the disk.</source>
        <translation>Výsledek se neuložil: disk ho nepřijal.</translation>
    </message>
    <message>
        <source>Save the scores of this table to send them</source>
        <translation>Uložit výsledky tohoto stolu k odeslání</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengePlay</name>
    <message>
        <source>In a challenge nothing is taken back, and nothing helps you to decide.</source>
        <translation>Ve výzvě se nic nevrací a nic ti nepomáhá v rozhodování.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeViewerRow</name>
    <message>
        <source>S&amp;eat:</source>
        <translation>&amp;Místo:</translation>
    </message>
    <message>
        <source>&amp;Who plays:</source>
        <translation>Kd&amp;o hraje:</translation>
    </message>
    <message>
        <source>Each plays the deals alone, and sees the others&apos; scores of the deals that they have played themselves.</source>
        <translation>Každý hraje rozdání sám a vidí výsledky ostatních v těch rozdáních, která sám odehrál.</translation>
    </message>
    <message>
        <source>People at the same seat of real tables had the same cards. Seat 1 had the cards of those who play at a computer.</source>
        <translation>Kdo seděl u skutečných stolů na stejném místě, měl stejné karty. Místo 1 mělo karty těch, kdo hrají u počítače.</translation>
    </message>
    <message>
        <source>Real tables</source>
        <extracomment>all deals that tables with real cards have played are shown</extracomment>
        <translation>Skutečné stoly</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Všechna místa</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengesDialog</name>
    <message>
        <source>Challenges</source>
        <translation>Výzvy</translation>
    </message>
    <message>
        <source>Who scored what</source>
        <translation>Kdo kolik získal</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Hrát</translation>
    </message>
    <message>
        <source>Add a &amp;file…</source>
        <translation>Přidat &amp;soubor…</translation>
    </message>
    <message>
        <source>Paste a &amp;result</source>
        <translation>&amp;Vložit výsledek</translation>
    </message>
    <message>
        <source>C&amp;opy my result</source>
        <translation>&amp;Kopírovat můj výsledek</translation>
    </message>
    <message>
        <source>&amp;Save my result…</source>
        <translation>&amp;Uložit můj výsledek…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Uložit jako &amp;PDF…</translation>
    </message>
    <message>
        <source>Everybody gets the same cards and plays each deal once, without undo. You see the others&apos; scores of the deals that you have played.</source>
        <translation>Všichni dostávají stejné karty a hrají každé rozdání jednou, bez vracení. Výsledky ostatních vidíš v rozdáních, která máš za sebou.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Výzva</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Autor</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Odehráno</translation>
    </message>
    <message>
        <source>Save the table as PDF</source>
        <translation>Uložit tabulku jako PDF</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>deals of a challenge</extracomment>
        <translation>%1 z %2</translation>
    </message>
    <message>
        <source>There is no challenge yet. Make one with Game ▸ New challenge…, or add the file of one that you were sent.</source>
        <translation>Zatím tu není žádná výzva. Vytvoř ji přes Hra ▸ Nová výzva…, nebo přidej soubor té, kterou ti někdo poslal.</translation>
    </message>
    <message>
        <source>Your result of this challenge was changed and cannot be read, so you cannot play it. %1</source>
        <translation>Tvůj výsledek této výzvy byl změněn a nejde přečíst, proto se žádné její rozdání nehraje. %1</translation>
    </message>
    <message>
        <source>Choose a deal to see where the others decided differently.</source>
        <translation>Vyber rozdání a podívej se, kde ostatní udělali něco jiného než ty.</translation>
    </message>
    <message>
        <source>All whose decisions are known did the same as you in this deal.</source>
        <translation>Všichni, jejichž rozhodnutí jsou známa, udělali v tomto rozdání totéž co ty.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Hrát dál</translation>
    </message>
    <message>
        <source>The same deals at real tables: which cards go where</source>
        <translation>Stejná rozdání u skutečných stolů: která karta patří kam</translation>
    </message>
    <message>
        <source>Dealing s&amp;heets…</source>
        <translation>&amp;Rozdávací listy…</translation>
    </message>
    <message>
        <source>A&amp;nother person…</source>
        <translation>&amp;Další osoba…</translation>
    </message>
    <message>
        <source>Another person at this computer plays the same deals.</source>
        <translation>Další osoba u tohoto počítače hraje stejná rozdání.</translation>
    </message>
    <message>
        <source>&amp;Type results of a table…</source>
        <translation>&amp;Zapsat výsledky stolu…</translation>
    </message>
    <message>
        <source>What real tables scored that played the same deals</source>
        <translation>Kolik získaly skutečné stoly, které hrály stejná rozdání</translation>
    </message>
    <message>
        <source>Scores of real tables are typed in, so what was done there is not known: no cost is worked out, and no parting of ways. The same seat had the same cards.</source>
        <translation>Výsledky skutečných stolů jsou zapsány ručně, takže není známo, jak se tam hrálo: nepočítá se, co rozhodnutí stála ani kde se cesty rozešly. Stejné místo mělo stejné karty.</translation>
    </message>
    <message>
        <source>You have played all deals of this challenge.</source>
        <translation>Všechna rozdání této výzvy máš za sebou.</translation>
    </message>
    <message>
        <source>Finish a deal of this challenge first.</source>
        <translation>Nejdřív dohraj jedno rozdání této výzvy.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CharacterWords</name>
    <message>
        <source>Takes aces home early</source>
        <extracomment>how a computer player plays, in a few words without a subject; so are the next ones</extracomment>
        <translation>Esa stahuje domů brzy</translation>
    </message>
    <message>
        <source>Saves the best trump for the end</source>
        <translation>Nejlepší trumfy si šetří na konec</translation>
    </message>
    <message>
        <source>Trusting: schmears early</source>
        <translation>Důvěřuje: maže brzy</translation>
    </message>
    <message>
        <source>Careful: passes what is not sure</source>
        <translation>Hraje opatrně: bez jistoty pasuje</translation>
    </message>
    <message>
        <source>Takes charge: draws trump, and soon goes alone</source>
        <translation>Velí: stahuje trumfy a brzy hraje bez partnera</translation>
    </message>
    <message>
        <source>Bold: picks what others pass</source>
        <translation>Hraje odvážně: bere, na co jiní pasují</translation>
    </message>
    <message>
        <source>Likes company: never goes alone</source>
        <translation>Hledá společnost: bez partnera nehraje nikdy</translation>
    </message>
    <message>
        <source>Likes to crack</source>
        <translation>S chutí dává flek</translation>
    </message>
    <message>
        <source>Cheeky: trumps in wherever it can</source>
        <translation>Hraje drze: trumfuje, kde to jde</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChartPage</name>
    <message>
        <source>Cha&amp;rt:</source>
        <translation>Gra&amp;f:</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>Jako ta&amp;bulka</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>T&amp;isk…</translation>
    </message>
    <message>
        <source>Figures of the chart</source>
        <translation>Hodnoty grafu</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChartWords</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>from the least value to the most</extracomment>
        <translation>%1 až %2</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Interval 95 %</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>%1: lowest %2 (%3), highest %4 (%5), last %6.</source>
        <extracomment>name of a line of a chart; its lowest and highest value with their places, and the last</extracomment>
        <translation>%1: nejnižší %2 (%3), nejvyšší %4 (%5), poslední %6.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CheatSheet</name>
    <message>
        <source>%1, with house rules</source>
        <translation>%1, s domácími pravidly</translation>
    </message>
    <message>
        <source>Sheepshead: %1</source>
        <translation>Sheepshead: %1</translation>
    </message>
    <message>
        <source>Trump, from the highest down</source>
        <translation>Trumfy, od nejvyššího dolů</translation>
    </message>
    <message>
        <source>Fail, from the highest down</source>
        <translation>Netrumfy, od nejvyššího dolů</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Co platí karty</translation>
    </message>
    <message numerus="yes">
        <source>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n points in the deck.</source>
        <translation>
            <numerusform>Eso 11 oček, desítka 10, král 4, dáma 3, kluk 2; devítka, osma a sedma nic: v balíčku je %n očko.</numerusform>
            <numerusform>Eso 11 oček, desítka 10, král 4, dáma 3, kluk 2; devítka, osma a sedma nic: v balíčku jsou %n očka.</numerusform>
            <numerusform>Eso 11 oček, desítka 10, král 4, dáma 3, kluk 2; devítka, osma a sedma nic: v balíčku je %n oček.</numerusform>
        </translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>Jak probíhá rozdání</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Když nikdo nebere</translation>
    </message>
    <message>
        <source>House rules in force</source>
        <translation>Platná domácí pravidla</translation>
    </message>
    <message>
        <source>★ differs from the usual game</source>
        <translation>★ se liší od obvyklé hry</translation>
    </message>
    <message>
        <source>Cheat sheet, %1</source>
        <translation>Tahák, %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChoiceBar</name>
    <message>
        <source>Your decision</source>
        <translation>Tvé rozhodnutí</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChoiceButton</name>
    <message>
        <source>%1 Key %2.</source>
        <comment>what a choice does, and its key</comment>
        <translation>%1 Klávesa %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::Coach</name>
    <message>
        <source>%1. Better: %2.</source>
        <extracomment>what the coach says afterwards, and what would have been better</extracomment>
        <translation>%1. Lepší: %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CompareDialog</name>
    <message>
        <source>Also show &amp;rules that are the same</source>
        <translation>Ukázat i stejná &amp;pravidla</translation>
    </message>
    <message>
        <source>Compare rules</source>
        <translation>Porovnat pravidla</translation>
    </message>
    <message>
        <source>First r&amp;ules:</source>
        <translation>První p&amp;ravidla:</translation>
    </message>
    <message>
        <source>Sec&amp;ond rules:</source>
        <translation>&amp;Druhá pravidla:</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Soubor…</translation>
    </message>
    <message>
        <source>F&amp;ile…</source>
        <translation>S&amp;oubor…</translation>
    </message>
    <message>
        <source>Both rules are the same.</source>
        <translation>Oboje pravidla jsou stejná.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ.</source>
        <translation>
            <numerusform>Liší se %n pravidlo.</numerusform>
            <numerusform>Liší se %n pravidla.</numerusform>
            <numerusform>Liší se %n pravidel.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::CurrentGame</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nová partie</translation>
    </message>
    <message>
        <source>The hand you left is saved. To resume it later, open the score book in the Game menu.</source>
        <translation>Opuštěné rozdání je uložené. Pokračovat v něm můžeš přes knihu zápisů v nabídce Hra.</translation>
    </message>
    <message>
        <source>&amp;Resume it now</source>
        <translation>&amp;Pokračovat hned</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Hráč %1</translation>
    </message>
    <message>
        <source>%1 is called %2 in this game: in the score book another player at this table has that name, too.</source>
        <translation>%1 se v této hře jmenuje %2: v knize zápisů má toto jméno i jiný hráč u tohoto stolu.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CurtainPanel</name>
    <message>
        <source>&amp;Ready</source>
        <translation>&amp;Připraveno</translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <translation>Na řadě je %1</translation>
    </message>
    <message>
        <source>The others decide</source>
        <translation>Rozhodují ostatní</translation>
    </message>
    <message>
        <source>Only %1 looks at the screen now.</source>
        <translation>Na obrazovku se teď dívá jen %1.</translation>
    </message>
    <message>
        <source>No cards are shown until a person is to decide.</source>
        <translation>Karty se ukážou, až bude rozhodovat člověk.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DayHandController</name>
    <message>
        <source>Hand of the day, %1: everybody gets these cards. It does not count, and your game waits for you.</source>
        <translation>Rozdání dne, %1: tyto karty dostanou všichni. Nepočítá se a tvá partie na tebe počká.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Zpět ke &amp;hře</translation>
    </message>
    <message>
        <source>Hand of the day, %1.</source>
        <translation>Rozdání dne, %1.</translation>
    </message>
    <message>
        <source>Your score is %1. An expert in your seat scores %2.</source>
        <translation>Tvůj výsledek: %1. Expert na tvém místě: %2.</translation>
    </message>
    <message>
        <source>Your score is %1. An expert is still playing your cards.</source>
        <translation>Tvůj výsledek: %1. Expert tvé karty ještě hraje.</translation>
    </message>
    <message>
        <source>You took decisions back.</source>
        <translation>Tvá rozhodnutí se vracela.</translation>
    </message>
    <message>
        <source>The first time you scored %1.</source>
        <translation>Výsledek napoprvé: %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n day(s) in a row.</source>
        <translation>
            <numerusform>Hraješ %n den v řadě.</numerusform>
            <numerusform>Hraješ %n dny v řadě.</numerusform>
            <numerusform>Hraješ %n dní v řadě.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Your longest row: %2.</source>
        <comment>a sentence, a number</comment>
        <translation>%1 Nejvíc dní v řadě: %2.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Zkopírováno.</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>&amp;Kopírovat výsledek</translation>
    </message>
    <message>
        <source>Other &amp;days…</source>
        <translation>Jiné &amp;dny…</translation>
    </message>
</context>
<context>
    <name>sheepshead::DayHandsDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Hrát</translation>
    </message>
    <message>
        <source>Copy the &amp;week</source>
        <translation>&amp;Kopírovat týden</translation>
    </message>
    <message>
        <source>Hands of the day</source>
        <translation>Rozdání dne</translation>
    </message>
    <message>
        <source>Everybody gets the same cards on a day. The first time that a player plays a day&apos;s hand is noted; none of them counts in the score book.</source>
        <translation>V jeden den dostanou všichni stejné karty. Zaznamená se, jak kdo rozdání dne zahraje poprvé; do knihy zápisů se žádné nepočítá.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Kdo hraje</translation>
    </message>
    <message>
        <source>Wh&amp;o plays:</source>
        <translation>K&amp;do hraje:</translation>
    </message>
    <message>
        <source>The scores of the last seven days as text, to send to others</source>
        <translation>Výsledky posledních sedmi dní jako text k odeslání</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Den</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Dnes</translation>
    </message>
    <message>
        <source>%1 (back)</source>
        <extracomment>a score of a hand in which decisions were taken back</extracomment>
        <translation>%1 (s vracením)</translation>
    </message>
</context>
<context>
    <name>sheepshead::DealNumberDialog</name>
    <message>
        <source>Play a deal number</source>
        <translation>Hrát rozdání podle čísla</translation>
    </message>
    <message>
        <source>Deal &amp;number</source>
        <translation>Čís&amp;lo rozdání</translation>
    </message>
    <message>
        <source>De&amp;aler</source>
        <translation>&amp;Rozdává</translation>
    </message>
    <message>
        <source>By the same rules, a number and a dealer give the same cards on every computer. The hand is practice and does not count.</source>
        <translation>Při stejných pravidlech dá totéž číslo a tentýž rozdávající na každém počítači stejné karty. Takové rozdání je trénink a nepočítá se.</translation>
    </message>
    <message>
        <source>This is the last hand&apos;s number.</source>
        <translation>Toto je číslo posledního rozdání.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>Roz&amp;dat</translation>
    </message>
</context>
<context>
    <name>sheepshead::DealsPage</name>
    <message>
        <source>after the hand</source>
        <translation>po rozdání</translation>
    </message>
    <message>
        <source>cards set up by hand</source>
        <translation>karty připravené ručně</translation>
    </message>
    <message>
        <source>Before each hand, the program writes down the whole deal: the rules, the dealer, every card, and the secret number behind the shuffle (the seed). You see the hash of that text at once, a fingerprint of 64 digits (SHA-256): its first digits at the bottom right of the window, all of them here. It is impossible to work out the cards from the hash, or to find other cards with the same hash. After the hand you get the text.</source>
        <translation>Před každým rozdáním si program zapíše celé rozložení: pravidla, rozdávajícího, každou kartu a tajné číslo, ze kterého míchání vychází (semínko). Hash tohoto textu vidíš hned, je to otisk o 64 číslicích (SHA-256): jeho první číslice vpravo dole v okně, všechny tady. Z hashe se karty zjistit nedají a nejde ani najít jiné karty se stejným hashem. Po rozdání dostaneš i ten text.</translation>
    </message>
    <message>
        <source>To check a hand, note the first digits of its hash before you play it. Afterwards, paste the command into a terminal: it shuffles again and compares. Or do not trust our programs at all: copy the text to a file and let any other program compute its SHA-256, for example &quot;sha256sum file&quot;. If you get the hash you noted, no card was changed.</source>
        <translation>Když chceš rozdání ověřit, opiš si předem první číslice jeho hashe. Potom vlož příkaz do terminálu: zamíchá znovu a porovná. Nebo našim programům vůbec nevěř: zkopíruj text do souboru a nech jeho SHA-256 spočítat jakýkoli jiný program, třeba „sha256sum soubor“. Vyjde-li opsaný hash, žádná karta se nezměnila.</translation>
    </message>
    <message>
        <source>While a hand is played, the score book keeps its deal scrambled: opening the file shows no card and no seed at a glance. This is no encryption. The program can unscramble the deal, to resume the hand after a crash, and so could another program.</source>
        <translation>Dokud se rozdání hraje, uchovává kniha zápisů jeho rozložení zpřeházené: po otevření souboru není na první pohled vidět žádná karta ani semínko. Není to šifrování. Program umí rozložení složit zpět, aby rozdání po pádu pokračovalo, a jiný program by to uměl také.</translation>
    </message>
    <message>
        <source>&amp;Hash</source>
        <translation>&amp;Hash</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>&amp;Příkaz</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Hash (before the deal)</source>
        <translation>Hash (před rozdáním)</translation>
    </message>
    <message>
        <source>Seed (after the hand)</source>
        <translation>Semínko (po rozdání)</translation>
    </message>
    <message>
        <source>The hands of this game</source>
        <translation>Rozdání této partie</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopírovat</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Kopírovat: %1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Text</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Text</translation>
    </message>
</context>
<context>
    <name>sheepshead::DeckSection</name>
    <message>
        <source>Card decks</source>
        <translation>Sady karet</translation>
    </message>
    <message>
        <source>&amp;Remove Deck</source>
        <translation>&amp;Odebrat sadu</translation>
    </message>
    <message>
        <source>A&amp;dd Deck…</source>
        <translation>Při&amp;dat sadu…</translation>
    </message>
    <message>
        <source>A KDE card deck: choose the file index.desktop in its folder, or drop the folder here.</source>
        <translation>Sada karet pro KDE: vyber soubor index.desktop v její složce, nebo sem složku přetáhni.</translation>
    </message>
    <message>
        <source>Missing deck</source>
        <translation>Chybějící sada</translation>
    </message>
    <message>
        <source>Add a Card Deck</source>
        <translation>Přidat sadu karet</translation>
    </message>
    <message>
        <source>Card decks (%1)</source>
        <translation>Sady karet (%1)</translation>
    </message>
</context>
<context>
    <name>sheepshead::DerivationDialog</name>
    <message>
        <source>No score breakdown: an older version saved this hand.</source>
        <translation>Rozpis chybí: rozdání uložila starší verze.</translation>
    </message>
    <message>
        <source>Each player&apos;s share</source>
        <translation>Podíl každého hráče</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>V zápisu</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Rozpis výsledku</translation>
    </message>
</context>
<context>
    <name>sheepshead::DrawPage</name>
    <message>
        <source>Round %1</source>
        <translation>Kolo %1</translation>
    </message>
    <message>
        <source>&amp;Draw this round and the next ones</source>
        <translation>&amp;Losovat toto a další kola</translation>
    </message>
    <message>
        <source>Seat late players, take out &amp;missing ones</source>
        <translation>Zařadit pozdní a &amp;chybějící hráče</translation>
    </message>
    <message>
        <source>Seats by table and by name</source>
        <translation>Místa podle stolů a jmen</translation>
    </message>
    <message>
        <source>Seat slips of all rounds</source>
        <translation>Lístky s místy na všechna kola</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Zápisové karty</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Místa</translation>
    </message>
    <message>
        <source>This round is not drawn yet.</source>
        <translation>Toto kolo ještě není vylosováno.</translation>
    </message>
    <message>
        <source>Some players could not be seated or taken out: draw the round again, or change the list of players.</source>
        <translation>Nešlo vyřešit vše: vylosuj kolo znovu, nebo změň seznam hráčů.</translation>
    </message>
    <message>
        <source>A round needs at least four players.</source>
        <translation>Kolo potřebuje aspoň čtyři hráče.</translation>
    </message>
    <message>
        <source>Results of this round or a later one are official.</source>
        <translation>Výsledky tohoto nebo pozdějšího kola jsou oficiální.</translation>
    </message>
    <message>
        <source>Draw the rounds before this one first.</source>
        <translation>Nejdřív rozlosuj předchozí kola.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DrillController</name>
    <message>
        <source>Drill</source>
        <translation>Cvičení</translation>
    </message>
    <message>
        <source>Your table has no such decision.</source>
        <translation>U tvého stolu takové rozhodnutí není.</translation>
    </message>
    <message>
        <source>The expert is thinking…</source>
        <translation>Expert přemýšlí…</translation>
    </message>
    <message>
        <source>That was today&apos;s pile: %1 of %2 right.</source>
        <translation>To je pro dnešek vše: %1 z %2 správně.</translation>
    </message>
    <message>
        <source>There is no hint in a drill. Answer, and you see whether you were right.</source>
        <translation>Ve cvičení není nápověda. Odpověz a uvidíš, jestli to bylo správně.</translation>
    </message>
    <message>
        <source>Your table has no such decision. This drill plays by other rules: %1.</source>
        <translation>U tvého stolu takové rozhodnutí není. Tohle cvičení hraje podle jiných pravidel: %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DrillsDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Začít</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>Cvičení</translation>
    </message>
    <message>
        <source>One kind of decision, again and again, by the rules of your table. An expert measures each answer. Your game waits for you meanwhile.</source>
        <translation>Jeden druh rozhodnutí, znovu a znovu, podle pravidel tvého stolu. Každou odpověď změří expert. Tvá partie na tebe zatím počká.</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Cvičení</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Pokrok</translation>
    </message>
</context>
<context>
    <name>sheepshead::EntrantsPage</name>
    <message>
        <source>The chosen player</source>
        <translation>Vybraný hráč</translation>
    </message>
    <message>
        <source>Has pai&amp;d</source>
        <translation>Zap&amp;laceno</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>Odst&amp;ranit</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number</comment>
        <translation>Č.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Zaplaceno</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>První kolo</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Poslední kolo</translation>
    </message>
    <message>
        <source>New players</source>
        <translation>Noví hráči</translation>
    </message>
    <message>
        <source>New players, one name a line</source>
        <translation>Noví hráči, jedno jméno na řádek</translation>
    </message>
    <message>
        <source>&amp;Add players</source>
        <translation>Přidat &amp;hráče</translation>
    </message>
    <message>
        <source>Names from a &amp;file…</source>
        <translation>Jmén&amp;a ze souboru…</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>zůstává</translation>
    </message>
    <message>
        <source>0: a player who did not come</source>
        <translation>0: hráč, který nepřišel</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>&amp;Jméno:</translation>
    </message>
    <message>
        <source>F&amp;irst round:</source>
        <translation>&amp;První kolo:</translation>
    </message>
    <message>
        <source>Last r&amp;ound:</source>
        <translation>Posle&amp;dní kolo:</translation>
    </message>
    <message>
        <source>All ha&amp;ve paid</source>
        <translation>&amp;Všichni zaplatili</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>ano</translation>
    </message>
    <message>
        <source>no</source>
        <translation>ne</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>Přidán %n hráč.</numerusform>
            <numerusform>Přidáni %n hráči.</numerusform>
            <numerusform>Přidáno %n hráčů.</numerusform>
        </translation>
    </message>
    <message>
        <source>These names are there already: %1. Give each player a name of their own.</source>
        <translation>Tato jména už tu jsou: %1. Dej každému hráči vlastní jméno.</translation>
    </message>
    <message>
        <source>Names from a file</source>
        <translation>Jména ze souboru</translation>
    </message>
    <message>
        <source>Lists of names (*.txt *.csv);;All files (*)</source>
        <translation>Seznamy jmen (*.txt *.csv);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>This player has a seat in a draw. Say in which round they left.</source>
        <translation>Tento hráč má místo v losování. Uveď, ve kterém kole odešel.</translation>
    </message>
</context>
<context>
    <name>sheepshead::EntryPlace</name>
    <message>
        <source>%1 deals next</source>
        <comment>a player</comment>
        <translation>Příště rozdává %1</translation>
    </message>
    <message>
        <source>the next hand counts × %1</source>
        <translation>příští rozdání se počítá × %1</translation>
    </message>
    <message numerus="yes">
        <source>%n doublers wait</source>
        <translation>
            <numerusform>čeká %n doubler</numerusform>
            <numerusform>čekají %n doublery</numerusform>
            <numerusform>čeká %n doublerů</numerusform>
        </translation>
    </message>
    <message>
        <source>pot: %1</source>
        <translation>bank: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::ExportDialog</name>
    <message>
        <source>Export the score book</source>
        <translation>Exportovat knihu zápisů</translation>
    </message>
    <message>
        <source>&amp;Everything, to import again (JSON)</source>
        <translation>&amp;Všechno, k opětovnému importu (JSON)</translation>
    </message>
    <message>
        <source>A table for a &amp;spreadsheet, with names and words (CSV)</source>
        <translation>Tabulka pro ta&amp;bulkový procesor, se jmény a slovy (CSV)</translation>
    </message>
    <message>
        <source>1,25 – columns by semicolons</source>
        <translation>1,25 – sloupce oddělené středníky</translation>
    </message>
    <message>
        <source>1.25 – columns by commas</source>
        <translation>1.25 – sloupce oddělené čárkami</translation>
    </message>
    <message>
        <source>&amp;Numbers:</source>
        <translation>Čí&amp;sla:</translation>
    </message>
    <message>
        <source>A table for programs, a line a &amp;hand (CSV)</source>
        <translation>Tabulka pro programy, řádek na &amp;rozdání (CSV)</translation>
    </message>
    <message>
        <source>A table for programs, a line a &amp;player and hand (CSV)</source>
        <translation>Tabulka pro programy, řádek na &amp;hráče a rozdání (CSV)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportovat…</translation>
    </message>
</context>
<context>
    <name>sheepshead::FaceTexts</name>
    <message>
        <source>The picture could not be copied to %1.</source>
        <translation>Obrázek se nepodařilo zkopírovat do %1.</translation>
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
        <translation>Vybrat &amp;obrázek…</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Tvůj obrázek</translation>
    </message>
    <message>
        <source>A light picture is darkened, so that words on it can be read.</source>
        <translation>Světlý obrázek se ztmaví, aby na něm byl text čitelný.</translation>
    </message>
    <message>
        <source>A Picture for the Table</source>
        <translation>Obrázek na stůl</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Obrázky (%1)</translation>
    </message>
</context>
<context>
    <name>sheepshead::FeltView</name>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
</context>
<context>
    <name>sheepshead::FigureWords</name>
    <message>
        <source>Figure</source>
        <translation>Údaj</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Hodnota</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Interval 95 %</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Bodů na rozdání</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>from the least to the most</extracomment>
        <translation>%1 až %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>&quot;Best evening&quot;, its day, its sheet</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>Celkově</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Večery</translation>
    </message>
    <message>
        <source>Total score</source>
        <translation>Body celkem</translation>
    </message>
    <message>
        <source>Average per hand</source>
        <translation>Průměr na rozdání</translation>
    </message>
    <message>
        <source>Best evening</source>
        <translation>Nejlepší večer</translation>
    </message>
    <message>
        <source>Worst evening</source>
        <translation>Nejhorší večer</translation>
    </message>
    <message>
        <source>Most hands won in a row</source>
        <translation>Nejvíc vyhraných rozdání za sebou</translation>
    </message>
    <message>
        <source>Most hands lost in a row</source>
        <translation>Nejvíc prohraných rozdání za sebou</translation>
    </message>
    <message>
        <source>Hands with a hint</source>
        <translation>Rozdání s radou</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Výhry</translation>
    </message>
    <message>
        <source>As picker</source>
        <translation>Jako aktér</translation>
    </message>
    <message>
        <source>As picker, alone</source>
        <translation>Jako aktér bez partnera</translation>
    </message>
    <message>
        <source>As partner</source>
        <translation>Jako partner</translation>
    </message>
    <message>
        <source>As defender</source>
        <translation>V obraně</translation>
    </message>
    <message>
        <source>Leasters, and each for themselves</source>
        <translation>Leastery a hry každý za sebe</translation>
    </message>
    <message>
        <source>Schneidered the other side</source>
        <translation>Druhá strana schneider</translation>
    </message>
    <message>
        <source>Was schneidered</source>
        <translation>Vlastní schneider</translation>
    </message>
    <message>
        <source>Hands that ended as leaster or alike</source>
        <translation>Rozdání, která skončila leasterem a podobně</translation>
    </message>
    <message>
        <source>Hands thrown in</source>
        <translation>Složená rozdání</translation>
    </message>
    <message>
        <source>Picks</source>
        <translation>Braní</translation>
    </message>
    <message>
        <source>Pick rate</source>
        <translation>Četnost braní</translation>
    </message>
    <message>
        <source>Pick rate, %1</source>
        <translation>Četnost braní, %1</translation>
    </message>
    <message>
        <source>By trump in the hand, where it is known</source>
        <translation>Podle trumfů v ruce, pokud jsou známy</translation>
    </message>
    <message numerus="yes">
        <source>Picks with %n trump</source>
        <translation>
            <numerusform>Bere s %n trumfem</numerusform>
            <numerusform>Bere s %n trumfy</numerusform>
            <numerusform>Bere s %n trumfy</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins after a pick with %n trump</source>
        <translation>
            <numerusform>Výhry po braní s %n trumfem</numerusform>
            <numerusform>Výhry po braní s %n trumfy</numerusform>
            <numerusform>Výhry po braní s %n trumfy</numerusform>
        </translation>
    </message>
    <message>
        <source>Mauer meter: hands passed, by power count</source>
        <translation>Mauer-metr: pasy podle síly karet</translation>
    </message>
    <message>
        <source>Average power of a passed hand</source>
        <translation>Průměrná síla karet při pasu</translation>
    </message>
    <message>
        <source>Power passed, all together</source>
        <translation>Síla při pasech celkem</translation>
    </message>
    <message>
        <source>Pick or pass</source>
        <translation>Brát, nebo pasovat</translation>
    </message>
    <message>
        <source>Bury</source>
        <translation>Odložení</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Volání</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Výnos</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Přiznání</translation>
    </message>
    <message>
        <source>Other decisions</source>
        <translation>Jiná rozhodnutí</translation>
    </message>
    <message>
        <source>What decisions cost, as far as reviewed (hands with a hint left out)</source>
        <translation>Co stojí rozhodnutí, pokud mají rozbor (bez rozdání s radou)</translation>
    </message>
    <message>
        <source>%1: %2 of the points lost</source>
        <extracomment>a kind of decision, and how many of all points lost went there</extracomment>
        <translation>%1: %2 ztracených bodů</translation>
    </message>
    <message>
        <source>Points lost for each decision</source>
        <translation>Ztracené body na rozhodnutí</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>rozdávající</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>vlevo od rozdávajícího</translation>
    </message>
    <message>
        <source>seat %1 from the dealer</source>
        <translation>%1. místo od rozdávajícího</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>points a hand</extracomment>
        <translation>Průměr</translation>
    </message>
    <message>
        <source>Picks won</source>
        <translation>Vyhraná braní</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>evening</extracomment>
        <translation>Nejlepší</translation>
    </message>
    <message>
        <source>Worst</source>
        <extracomment>evening</extracomment>
        <translation>Nejhorší</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (počítač)</translation>
    </message>
    <message>
        <source>Tricks taken as partner, on average</source>
        <translation>Průměrný počet štychů jako partner</translation>
    </message>
    <message>
        <source>Points lost for each hand with such a decision: in the first half of the evenings → in the second</source>
        <translation>Ztracené body na hru s takovým rozhodnutím: v první polovině večerů → ve druhé</translation>
    </message>
    <message>
        <source>Improved most</source>
        <translation>Největší zlepšení</translation>
    </message>
</context>
<context>
    <name>sheepshead::FileDialogs</name>
    <message>
        <source>The file %1 could not be written. Choose another folder.</source>
        <translation>Soubor %1 nebylo možné zapsat. Vyber jinou složku.</translation>
    </message>
</context>
<context>
    <name>sheepshead::FirstStartDialog</name>
    <message>
        <source>Welcome to Sheepshead</source>
        <translation>Vítej ve hře Sheepshead</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Jak chceš začít?</translation>
    </message>
    <message>
        <source>You can change your mind at any time: New game is in the Game menu, Learn the game in the Help menu.</source>
        <translation>Kdykoli si to můžeš rozmyslet: Nová partie je v nabídce Hra, Naučit se hru v nabídce Nápověda.</translation>
    </message>
    <message>
        <source>&amp;Teach me</source>
        <translation>&amp;Nauč mě to</translation>
    </message>
    <message>
        <source>New to Sheepshead? Learn it in ten minutes, at the table and with real cards.</source>
        <translation>Sheepshead neznáš? Naučíš se ho za deset minut, u stolu a se skutečnými kartami.</translation>
    </message>
    <message>
        <source>I play &amp;called ace</source>
        <translation>Hraju &amp;volané eso</translation>
    </message>
    <message>
        <source>Five players, six cards each. The picker calls an ace; its holder is the partner.</source>
        <translation>Pět hráčů, každý šest karet. Aktér volá eso; kdo ho má, je partner.</translation>
    </message>
    <message>
        <source>My table &amp;plays…</source>
        <translation>&amp;Můj stůl hraje…</translation>
    </message>
    <message>
        <source>Two to eight players, jack of diamonds, black queens: choose your game.</source>
        <translation>Dva až osm hráčů, kárový kluk, černé dámy: vyber si svou hru.</translation>
    </message>
    <message>
        <source>&amp;Score a real table</source>
        <translation>&amp;Zapisovat u skutečného stolu</translation>
    </message>
    <message>
        <source>You play with cards of your own, and the program keeps the score sheet: one short line a hand.</source>
        <translation>Hrajete s vlastními kartami a program vede zápis: jedna krátká řádka na rozdání.</translation>
    </message>
</context>
<context>
    <name>sheepshead::GameAtTable</name>
    <message>
        <source>The unfinished hand could not be read (%1: %2). It was set aside in the score book, and its cards were dealt again.</source>
        <translation>Nedohrané rozdání nešlo přečíst (%1: %2). V knize zápisů se odložilo stranou a jeho karty se rozdaly znovu.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Partie skončila.</translation>
    </message>
</context>
<context>
    <name>sheepshead::GameController</name>
    <message>
        <source>The new rules take effect with the next deal.</source>
        <translation>Nová pravidla platí od příštího rozdání.</translation>
    </message>
    <message>
        <source>&amp;Only in new games</source>
        <translation>&amp;Jen v nových partiích</translation>
    </message>
    <message numerus="yes">
        <source>The new rules are for %n player(s): they take effect with the next new game.</source>
        <translation>
            <numerusform>Nová pravidla jsou pro %n hráče: platí od příští nové partie.</numerusform>
            <numerusform>Nová pravidla jsou pro %n hráče: platí od příští nové partie.</numerusform>
            <numerusform>Nová pravidla jsou pro %n hráčů: platí od příští nové partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The new rules take effect with the next new game.</source>
        <translation>Nová pravidla platí od příští nové partie.</translation>
    </message>
    <message>
        <source>&amp;New game now</source>
        <translation>&amp;Nová partie hned</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) goes to the best hand of five cards.</source>
        <translation>
            <numerusform>Bank s %n bodem bere nejlepší kombinace z pěti karet.</numerusform>
            <numerusform>Bank s %n body bere nejlepší kombinace z pěti karet.</numerusform>
            <numerusform>Bank s %n body bere nejlepší kombinace z pěti karet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) is shared out.</source>
        <translation>
            <numerusform>Bank s %n bodem se dělí.</numerusform>
            <numerusform>Bank s %n body se dělí.</numerusform>
            <numerusform>Bank s %n body se dělí.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new player can only join between hands. Finish this hand first.</source>
        <translation>Nový hráč může přisednout jen mezi rozdáními. Nejdřív toto dohraj.</translation>
    </message>
    <message>
        <source>The new player adds a point to the pot for every leaster in it.</source>
        <translation>Nový hráč přidá do banku bod za každý leaster, který v něm je.</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) is shared out first.</source>
        <translation>
            <numerusform>Bank s %n bodem se nejdřív rozdělí.</numerusform>
            <numerusform>Bank s %n body se nejdřív rozdělí.</numerusform>
            <numerusform>Bank s %n body se nejdřív rozdělí.</numerusform>
        </translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Ukončit partii</translation>
    </message>
    <message>
        <source>End this game and see who has won?</source>
        <translation>Ukončit tuto partii a ukázat, kdo vyhrál?</translation>
    </message>
    <message>
        <source>The hand on the table is given up and does not count.</source>
        <translation>Rozehrané rozdání se zruší a nepočítá se.</translation>
    </message>
    <message>
        <source>&amp;End the game</source>
        <translation>&amp;Ukončit partii</translation>
    </message>
    <message>
        <source>The game is over. %1</source>
        <translation>Partie skončila. %1</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nová partie</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Partie skončila</translation>
    </message>
    <message>
        <source>The showdown for the pot:
%1

The final standing:
%2</source>
        <translation>Ukázání karet o bank:
%1

Konečný stav:
%2</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) goes to the best hands of five cards, one leaster&apos;s worth after the other.</source>
        <translation>
            <numerusform>Bank s %n bodem připadne nejlepším listům z pěti karet, jeden leaster po druhém.</numerusform>
            <numerusform>Bank s %n body připadne nejlepším listům z pěti karet, jeden leaster po druhém.</numerusform>
            <numerusform>Bank s %n body připadne nejlepším listům z pěti karet, jeden leaster po druhém.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::GameOverWords</name>
    <message>
        <source>%1 wins with a total of %2.</source>
        <translation>%1 vyhrává s celkovým stavem %2.</translation>
    </message>
    <message>
        <source>%1 share the win with a total of %2 each.</source>
        <translation>O výhru se dělí %1, každý se stavem %2.</translation>
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
        <translation>&amp;Poznámka:</translation>
    </message>
    <message>
        <source>&amp;In short:</source>
        <translation>S&amp;tručně:</translation>
    </message>
    <message>
        <source>&amp;Hand:</source>
        <translation>Rozdá&amp;ní:</translation>
    </message>
    <message>
        <source>Dea&amp;ler:</source>
        <translation>Rozdá&amp;vá:</translation>
    </message>
    <message>
        <source>T&amp;ype points and tricks</source>
        <translation>Zadat očka a štyc&amp;hy</translation>
    </message>
    <message>
        <source>Points of the makers</source>
        <translation>Očka hrající strany</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>Oč&amp;ka:</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Všechny štychy</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Vyhráno</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Prohráno</translation>
    </message>
    <message>
        <source>Lost schneider</source>
        <translation>Prohráno, schneider</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Žádný štych</translation>
    </message>
    <message>
        <source>Cracks</source>
        <translation>Fleky</translation>
    </message>
    <message>
        <source>Blitzes</source>
        <translation>Blitzy</translation>
    </message>
    <message>
        <source>&amp;Cracks:</source>
        <translation>&amp;Fleky:</translation>
    </message>
    <message>
        <source>&amp;Blitzes:</source>
        <translation>&amp;Blitzy:</translation>
    </message>
    <message>
        <source>Had to pick</source>
        <translation>Vynucené braní</translation>
    </message>
    <message>
        <source>Picked blind</source>
        <translation>Bráno naslepo</translation>
    </message>
    <message>
        <source>Took every trick and wins</source>
        <translation>Bere všechny štychy a vyhrává</translation>
    </message>
    <message>
        <source>Sheepshe&amp;ad:</source>
        <translation>Sh&amp;eepshead:</translation>
    </message>
    <message>
        <source>Bi&amp;d:</source>
        <translation>&amp;Dražba:</translation>
    </message>
    <message>
        <source>&amp;Misplay:</source>
        <translation>Ch&amp;yba:</translation>
    </message>
    <message>
        <source>How the score comes about</source>
        <translation>Jak výsledek vznikl</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Zrušit</translation>
    </message>
    <message>
        <source>Correct hand %1</source>
        <translation>Opravit rozdání %1</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Rozdání %1</translation>
    </message>
    <message>
        <source>&amp;Write the correction</source>
        <translation>Z&amp;apsat opravu</translation>
    </message>
    <message>
        <source>&amp;Write the hand</source>
        <translation>Z&amp;apsat rozdání</translation>
    </message>
    <message>
        <source>%1 (next)</source>
        <comment>the dealer whose turn it is</comment>
        <translation>%1 (na řadě)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no misplay</comment>
        <translation>nikdo</translation>
    </message>
    <message>
        <source>not called</source>
        <translation>neohlášen</translation>
    </message>
    <message>
        <source>called and made</source>
        <translation>ohlášen a splněn</translation>
    </message>
    <message>
        <source>called and missed</source>
        <translation>ohlášen a nesplněn</translation>
    </message>
    <message>
        <source>call</source>
        <translation>volání</translation>
    </message>
    <message>
        <source>best solo</source>
        <translation>best-sólo</translation>
    </message>
    <message>
        <source>side solo</source>
        <translation>barevné sólo</translation>
    </message>
    <message>
        <source>billy</source>
        <translation>billy</translation>
    </message>
    <message>
        <source>The picker took no trick</source>
        <translation>Aktér nevzal žádný štych</translation>
    </message>
    <message>
        <source>The winner took no trick</source>
        <translation>Vítěz nevzal žádný štych</translation>
    </message>
    <message>
        <source>&quot;%1&quot; means nothing here.</source>
        <translation>„%1“ tu nic neznamená.</translation>
    </message>
    <message>
        <source>%1 points? Press Enter, or type =%1.</source>
        <extracomment>a number in the short line may be points of the makers</extracomment>
        <translation>%1 oček? Stiskni Enter, nebo napiš =%1.</translation>
    </message>
    <message>
        <source>Crack</source>
        <translation>Flek</translation>
    </message>
    <message>
        <source>Crack and crack back</source>
        <translation>Flek a re</translation>
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
        <translation>Sheepshead ohlášen a splněn</translation>
    </message>
    <message>
        <source>Sheepshead called and missed</source>
        <translation>Sheepshead ohlášen a nesplněn</translation>
    </message>
    <message>
        <source>7 points</source>
        <translation>7 oček</translation>
    </message>
    <message>
        <source>%1 misplayed</source>
        <translation>%1: chyba</translation>
    </message>
    <message>
        <source>%1 sits out</source>
        <translation>%1 vynechává</translation>
    </message>
    <message>
        <source>%1 is exempt</source>
        <translation>%1: osvobozen</translation>
    </message>
    <message numerus="yes">
        <source>Choose rules for %n players…</source>
        <translation>
            <numerusform>Vybrat pravidla pro %n hráče…</numerusform>
            <numerusform>Vybrat pravidla pro %n hráče…</numerusform>
            <numerusform>Vybrat pravidla pro %n hráčů…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::HandFiles</name>
    <message>
        <source>Hands (*.sheephand);;All files (*)</source>
        <translation>Rozdání (*.sheephand);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Řádek %1</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>There is no hand in %1 that can be opened. Nothing was changed.</source>
        <translation>V souboru %1 není rozdání, které by šlo otevřít. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open a hand</source>
        <translation>Otevřít rozdání</translation>
    </message>
    <message>
        <source>Save the last hand</source>
        <translation>Uložit poslední rozdání</translation>
    </message>
    <message>
        <source>Hand.sheephand</source>
        <translation>Rozdani.sheephand</translation>
    </message>
    <message>
        <source>The hand is in %1.</source>
        <translation>Rozdání je v souboru %1.</translation>
    </message>
    <message>
        <source>The hand was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Rozdání se neuložilo: soubor %1 nebylo možné zapsat. Vyber jinou složku.</translation>
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
        <translation>%1, na zakryté kartě</translation>
    </message>
    <message>
        <source>%1, from the blind</source>
        <translation>%1, z talonu</translation>
    </message>
    <message>
        <source>%1, recommended</source>
        <translation>%1, doporučeno</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandText</name>
    <message>
        <source>Follow suit if you can; trump is one suit. If you cannot, play any card. The highest trump takes the trick; without trump, the highest card of the suit led. The winner leads the next trick.</source>
        <translation>Přiznej barvu, když můžeš; trumfy jsou jedna barva. Když nemůžeš, zahraj kteroukoli kartu. Štych bere nejvyšší trumf, bez trumfu nejvyšší karta vynesené barvy. Kdo ho vezme, vynáší do dalšího.</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n card(s).</source>
        <translation>
            <numerusform>Každý hráč dostane %n kartu.</numerusform>
            <numerusform>Každý hráč dostane %n karty.</numerusform>
            <numerusform>Každý hráč dostane %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player gets %1 cards. %2 more lie face down in the middle: the blind.</source>
        <translation>Každý hráč dostane tolik karet: %1. Uprostřed leží rubem nahoru talon, počet karet: %2.</translation>
    </message>
    <message>
        <source>The dealer sits out.</source>
        <translation>Rozdávající vynechává.</translation>
    </message>
    <message>
        <source>The deal passes to the left.</source>
        <translation>Rozdávání přechází doleva.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them lie face down on the table, each under a face-up card. Face-up cards are played like cards in hand; the card beneath is turned up after the trick.</source>
        <translation>
            <numerusform>%n z nich leží na stole rubem nahoru, zakrytá odkrytou kartou. Odkryté karty se hrají jako karty v ruce; spodní karta se odkryje po štychu.</numerusform>
            <numerusform>%n z nich leží na stole rubem nahoru, každá zakrytá odkrytou kartou. Odkryté karty se hrají jako karty v ruce; spodní karta se odkryje po štychu.</numerusform>
            <numerusform>%n z nich leží na stole rubem nahoru, každá zakrytá odkrytou kartou. Odkryté karty se hrají jako karty v ruce; spodní karta se odkryje po štychu.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards are held in hand.</source>
        <translation>V ruce se žádné karty nedrží.</translation>
    </message>
    <message>
        <source>There is no picker: play begins at once.</source>
        <translation>Aktér není: hned se hraje.</translation>
    </message>
    <message>
        <source>Starting at the dealer&apos;s left, each player picks or passes, once.</source>
        <translation>Zleva od rozdávajícího každý hráč jednou bere talon, nebo pasuje.</translation>
    </message>
    <message numerus="yes">
        <source>The picker takes the blind and buries %n cards face down; their points count for the picker&apos;s side.</source>
        <translation>
            <numerusform>Aktér bere talon a odloží %n kartu rubem nahoru; její očka se počítají jeho straně.</numerusform>
            <numerusform>Aktér bere talon a odloží %n karty rubem nahoru; jejich očka se počítají jeho straně.</numerusform>
            <numerusform>Aktér bere talon a odloží %n karet rubem nahoru; jejich očka se počítají jeho straně.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picker takes %1 cards of the blind, and the player to the picker&apos;s left takes the rest. Each buries as many cards as they took, and the points count for their side.</source>
        <translation>Aktér bere z talonu karty v počtu %1 a hráč vlevo od něj zbytek. Každý odloží tolik karet, kolik vzal, a jejich očka se počítají jejich straně.</translation>
    </message>
    <message>
        <source>Starting at the dealer&apos;s left, each player says once: call, solo or pass. If all pass, the next player deals. A caller needs 61 points together with the holder of a called ace. A solo is played alone against everyone: best with the usual trump, side with another suit as trump, or billy, taking no trick at all.</source>
        <translation>Zleva od rozdávajícího každý hráč jednou řekne: volání, sólo, nebo pas. Když všichni pasují, rozdává další. Kdo volá, potřebuje 61 oček společně s tím, kdo má volané eso. Sólo se hraje bez partnera proti všem: best s obvyklým trumfem, barevné s jinou barvou jako trumfem, nebo billy bez jediného štychu.</translation>
    </message>
    <message>
        <source>The picker and the player to the picker&apos;s left are partners, and everyone knows it.</source>
        <translation>Aktér a hráč vlevo od něj jsou partneři a všichni to vědí.</translation>
    </message>
    <message>
        <source>The player who takes the first trick is the picker&apos;s partner. If the picker takes it, the picker plays alone.</source>
        <translation>Kdo vezme první štych, je aktérův partner. Vezme-li ho aktér, hraje bez partnera.</translation>
    </message>
    <message>
        <source>There is no partner: the picker plays against everyone else.</source>
        <translation>Partner není: aktér hraje proti všem ostatním.</translation>
    </message>
    <message>
        <source>The holders of %1 and %2 are the makers, and keep it secret until the cards are played. A player who holds both plays alone.</source>
        <translation>Hrající strana jsou hráči, kteří mají tyto karty: %1 a %2. Tají to, dokud karty nepadnou. Kdo má obě, hraje bez partnera.</translation>
    </message>
    <message>
        <source>The holders of the two black queens are the makers, and keep it secret until the queens are played. A player who holds both plays alone.</source>
        <translation>Hrající strana jsou hráči, kteří mají černé dámy. Tají to, dokud dámy nepadnou. Kdo má obě, hraje bez partnera.</translation>
    </message>
    <message>
        <source>The players of the first two queens are the makers. Until then there are no sides.</source>
        <translation>Hrající strana jsou hráči, kteří zahrají první dvě dámy. Do té doby strany nejsou.</translation>
    </message>
    <message>
        <source>The holders of %1, %2 and %3 are the makers, and keep it secret until the cards are played. A player who holds two of them may call another card before the first lead.</source>
        <translation>Hrající strana jsou hráči, kteří mají tyto karty: %1, %2 a %3. Tají to, dokud karty nepadnou. Kdo má dvě z nich, smí před prvním výnosem volat jinou kartu.</translation>
    </message>
    <message>
        <source>The caller names a fail ace from another hand. Its holder is the partner, and keeps it secret until the ace is played.</source>
        <translation>Kdo volá, jmenuje netrumfové eso, které nemá. Kdo ho má, je partner a tají to, dokud eso nepadne.</translation>
    </message>
    <message>
        <source>The holder of %1 is one partner of the picker, and the holder of a called ace is the other. Both keep it secret.</source>
        <translation>Jeden aktérův partner má tuto kartu: %1. Druhý má volané eso. Oba to tají.</translation>
    </message>
    <message>
        <source>The picker calls the ace of a fail suit. Its holder is the partner, and keeps it secret. The ace must be played the first time its suit is led, and cannot be thrown off before.</source>
        <translation>Aktér volá eso netrumfové barvy. Kdo ho má, je partner a tají to. Eso musí padnout, až se jeho barva poprvé vynese, a dřív ho odhodit nejde.</translation>
    </message>
    <message>
        <source>The holder of %1 is the picker&apos;s partner, and keeps it secret until the card is played.</source>
        <translation>Aktérův partner má tuto kartu: %1. Tají to, dokud nepadne.</translation>
    </message>
    <message>
        <source>The player who did not deal leads to the first trick.</source>
        <translation>Do prvního štychu vynáší hráč, který nerozdával.</translation>
    </message>
    <message>
        <source>The player at the dealer&apos;s left leads to the first trick.</source>
        <translation>Do prvního štychu vynáší hráč vlevo od rozdávajícího.</translation>
    </message>
    <message>
        <source>The player at the picker&apos;s left leads to the first trick.</source>
        <translation>Do prvního štychu vynáší hráč vlevo od aktéra.</translation>
    </message>
    <message>
        <source>The player with 61 points or more wins. 60 to 60 is a tie.</source>
        <translation>Vyhrává hráč s 61 nebo více očky. 60 ku 60 je nerozhodně.</translation>
    </message>
    <message>
        <source>The makers win with 61 points or more. At 60 to 60 the others win.</source>
        <translation>Hrající strana vyhrává s 61 nebo více očky. Při 60 ku 60 vyhrávají ostatní.</translation>
    </message>
    <message>
        <source>The picker wins with 61 points or more. At 60 to 60 the defenders win.</source>
        <translation>Aktér vyhrává s 61 nebo více očky. Při 60 ku 60 vyhrává obrana.</translation>
    </message>
    <message>
        <source>Picker and partner, the makers, win with 61 points or more. At 60 to 60 the defenders win.</source>
        <translation>Aktér a partner, hrající strana, vyhrávají s 61 nebo více očky. Při 60 ku 60 vyhrává obrana.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The winner gets %1, everyone else %2.</source>
        <translation>Vítěz získá %1, každý jiný %2.</translation>
    </message>
    <message>
        <source>In a tie everyone scores 0.</source>
        <translation>Při shodě si všichni zapíšou 0.</translation>
    </message>
    <message>
        <source>Two tied winners get %1 each, everyone else %2.</source>
        <translation>Dva vítězové se shodou získají po %1, každý jiný %2.</translation>
    </message>
    <message>
        <source>Players who sit opposite each other are partners, and everyone knows it. The makers are the player left of the dealer, who leads, and that player&apos;s partner.</source>
        <translation>Hráči, kteří sedí proti sobě, jsou partneři a všichni to vědí. Hrající strana je hráč vlevo od rozdávajícího, který vynáší, a jeho partner.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandbookDialog</name>
    <message>
        <source>Handbook</source>
        <translation>Příručka</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Hledat v příručce</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Vpřed</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Obsah</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Nalezeno</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Nenalezeno.</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>Nalezeno na %n místě</numerusform>
            <numerusform>Nalezeno na %n místech</numerusform>
            <numerusform>Nalezeno na %n místech</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Vytisknout tuto stránku</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandbookView</name>
    <message>
        <source>Page of the handbook</source>
        <translation>Stránka příručky</translation>
    </message>
</context>
<context>
    <name>sheepshead::HintButton</name>
    <message>
        <source>Hint</source>
        <translation>Rada</translation>
    </message>
    <message>
        <source>What would a good player do here, and why? Key %1.</source>
        <translation>Co by tu udělal dobrý hráč a proč? Klávesa %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HintPanel</name>
    <message numerus="yes">
        <source>The best of %n choices</source>
        <translation>
            <numerusform>Nejlepší z %n možnosti</numerusform>
            <numerusform>Nejlepší ze %n možností</numerusform>
            <numerusform>Nejlepší z %n možností</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>vyhrává</translation>
    </message>
    <message numerus="yes">
        <source>best of %n</source>
        <comment>choices, in little room</comment>
        <translation>
            <numerusform>nejlepší z %n</numerusform>
            <numerusform>nejlepší ze %n</numerusform>
            <numerusform>nejlepší z %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: thinking…</source>
        <translation>Rada: přemýšlí…</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Rada: %1</translation>
    </message>
    <message>
        <source>Coach: thinking…</source>
        <translation>Trenér: přemýšlí…</translation>
    </message>
    <message>
        <source>Better: %1. %2 Choose the same again to do it anyway.</source>
        <translation>Lepší: %1. %2 Chceš-li to přesto zahrát, zvol totéž znovu.</translation>
    </message>
    <message>
        <source>Click or press Esc to close the hint.</source>
        <translation>Radu zavřeš kliknutím nebo klávesou Esc.</translation>
    </message>
    <message>
        <source>score expected</source>
        <translation>očekávané skóre</translation>
    </message>
    <message>
        <source>score</source>
        <comment>expected, in little room</comment>
        <translation>skóre</translation>
    </message>
    <message>
        <source>%1: a score of %2 expected, wins %3.</source>
        <comment>a choice and what it promises</comment>
        <translation>%1: očekávané skóre %2, vyhrává %3.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryCharts</name>
    <message>
        <source>Score of %1 over time</source>
        <translation>Vývoj bodů: %1</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Večer</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Expected without the mistakes found</source>
        <extracomment>a line of a chart: the score without the points that mistakes cost</extracomment>
        <translation>Očekáváno bez nalezených chyb</translation>
    </message>
    <message>
        <source>Trump in the hand</source>
        <translation>Trumfy v ruce</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Četnost</translation>
    </message>
    <message>
        <source>Expected: all players</source>
        <extracomment>the average of all players of the book, to compare</extracomment>
        <translation>Očekáváno: všichni hráči</translation>
    </message>
    <message>
        <source>Pick rate of %1 by trump</source>
        <translation>Četnost braní podle trumfů: %1</translation>
    </message>
    <message>
        <source>Picks won by %1, by trump</source>
        <translation>Vyhraná braní podle trumfů: %1</translation>
    </message>
    <message>
        <source>Running totals: %1</source>
        <translation>Průběžné součty: %1</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rozdání</translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryDialog</name>
    <message>
        <source>History and statistics</source>
        <translation>Historie a statistika</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>Čl&amp;ověk</translation>
    </message>
    <message>
        <source>Figures of a person</source>
        <translation>Údaje o člověku</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Grafy</translation>
    </message>
    <message>
        <source>Ho&amp;w they play</source>
        <translation>&amp;Jak hrají</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Pořadí</translation>
    </message>
    <message>
        <source>Totals of all players</source>
        <translation>Součty všech hráčů</translation>
    </message>
    <message>
        <source>S&amp;heets</source>
        <translation>&amp;Zápisy</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Zápisy</translation>
    </message>
    <message>
        <source>&amp;Mauer meter…</source>
        <translation>&amp;Mauer-metr…</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>všichni</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) are still being counted.</source>
        <translation>
            <numerusform>%n zápis se ještě počítá.</numerusform>
            <numerusform>%n zápisy se ještě počítají.</numerusform>
            <numerusform>%n zápisů se ještě počítá.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted, because of impossible values: %1</source>
        <translation>Nezapočítáno kvůli nemožným hodnotám: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryFilterBar</name>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>H&amp;ráč:</translation>
    </message>
    <message>
        <source>T&amp;ime:</source>
        <translation>Č&amp;as:</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>První den</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Poslední den</translation>
    </message>
    <message>
        <source>P&amp;lace:</source>
        <translation>Mís&amp;to:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>&amp;Hra:</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Všude</translation>
    </message>
    <message>
        <source>With computer players</source>
        <translation>S počítačovými hráči</translation>
    </message>
    <message>
        <source>At real tables</source>
        <translation>U skutečných stolů</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Celá doba</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Letos</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>Loni</translation>
    </message>
    <message>
        <source>Season %1</source>
        <extracomment>September to August</extracomment>
        <translation>Sezona %1</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Mezi dvěma dny</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Jakákoli hra</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>exactly the rules of this set of house rules</extracomment>
        <translation>Pravidla: %1</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Všichni</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (počítač)</translation>
    </message>
</context>
<context>
    <name>sheepshead::HonestDeals</name>
    <message>
        <source>Hand %1</source>
        <translation>Rozdání %1</translation>
    </message>
    <message>
        <source>Redealt</source>
        <translation>Rozdáno znovu</translation>
    </message>
    <message>
        <source>Deal %1…</source>
        <translation>Rozdání %1…</translation>
    </message>
    <message>
        <source>Next deal %1…</source>
        <translation>Příští rozdání %1…</translation>
    </message>
    <message>
        <source>The hash of the deal, fixed before the cards are dealt. Click for how to check it.</source>
        <translation>Hash rozdání, určený dřív, než se karty rozdají. Jak ho ověřit, ukáže kliknutí.</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Hraje se</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Příští</translation>
    </message>
</context>
<context>
    <name>sheepshead::HonestDealsDialog</name>
    <message>
        <source>Honest deals</source>
        <translation>Poctivé rozdávání</translation>
    </message>
    <message>
        <source>The &amp;deals of this game</source>
        <translation>&amp;Rozdání této partie</translation>
    </message>
    <message>
        <source>In the &amp;long run</source>
        <translation>&amp;Dlouhodobě</translation>
    </message>
</context>
<context>
    <name>sheepshead::HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Domácí pravidla</translation>
    </message>
</context>
<context>
    <name>sheepshead::KeepingWindow</name>
    <message>
        <source>%1 – score sheet</source>
        <translation>%1 – zápis</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Zápis</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Uložit jako P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Za&amp;vřít</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>Úp&amp;ravy</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Z&amp;novu</translation>
    </message>
    <message>
        <source>&amp;Insert hand before</source>
        <translation>&amp;Vložit rozdání před</translation>
    </message>
    <message>
        <source>&amp;Next hand</source>
        <translation>&amp;Další rozdání</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Stůl</translation>
    </message>
    <message>
        <source>&amp;Players and rules…</source>
        <translation>&amp;Hráči a pravidla…</translation>
    </message>
    <message>
        <source>Players and rules &amp;before this hand…</source>
        <translation>Hráči a pravidla &amp;před tímto rozdáním…</translation>
    </message>
    <message>
        <source>&amp;Share the pot…</source>
        <translation>Rozdělit &amp;bank…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>Z&amp;obrazení</translation>
    </message>
    <message>
        <source>&amp;Big type</source>
        <translation>&amp;Velké písmo</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>From the next hand on:</source>
        <translation>Od příštího rozdání:</translation>
    </message>
    <message>
        <source>From this hand on:</source>
        <translation>Od tohoto rozdání:</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>Uložit jako &amp;webovou stránku…</translation>
    </message>
    <message>
        <source>Same table &amp;again…</source>
        <translation>&amp;Znovu stejný stůl…</translation>
    </message>
    <message>
        <source>&amp;Totals of an evening…</source>
        <translation>&amp;Součty večera…</translation>
    </message>
    <message>
        <source>Bonus or penalt&amp;y…</source>
        <translation>Prém&amp;ie nebo penalizace…</translation>
    </message>
    <message>
        <source>&amp;Correct line</source>
        <translation>&amp;Opravit řádek</translation>
    </message>
    <message>
        <source>&amp;Delete line</source>
        <translation>&amp;Smazat řádek</translation>
    </message>
</context>
<context>
    <name>sheepshead::KeptDocument</name>
    <message>
        <source>%1 left.</source>
        <comment>players</comment>
        <translation>Odchází: %1.</translation>
    </message>
    <message>
        <source>%1 joined.</source>
        <comment>players</comment>
        <translation>Přichází: %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::KindWords</name>
    <message>
        <source>Picker</source>
        <translation>Aktér</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Hrající</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>With</source>
        <translation>S kým</translation>
    </message>
    <message>
        <source>Bidder</source>
        <translation>Dražitel</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Poražený</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vítěz</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Hráno</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Bráno</translation>
    </message>
    <message>
        <source>Schwanzer</source>
        <translation>Schwanzer</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Draženo</translation>
    </message>
    <message>
        <source>Thrown in: doubler</source>
        <translation>Karty složeny: doubler</translation>
    </message>
    <message>
        <source>Thrown in: no score</source>
        <translation>Karty složeny: bez zápisu</translation>
    </message>
    <message>
        <source>3 87: player 3 picked, 87 points</source>
        <translation>3 87: bere hráč 3, 87 oček</translation>
    </message>
    <message>
        <source>3 1 87: player 3 called, with 1, 87 points; 3 side w: a solo won</source>
        <translation>3 1 87: volá hráč 3, s hráčem 1, 87 oček; 3 side w: vyhrané sólo</translation>
    </message>
    <message>
        <source>3 5 87: player 3 picked, with 5, 87 points</source>
        <translation>3 5 87: bere hráč 3, s hráčem 5, 87 oček</translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation>Osvobozen</translation>
    </message>
    <message>
        <source>2 s: player 2 won, schneider</source>
        <translation>2 s: hráč 2 vyhrává, schneider</translation>
    </message>
</context>
<context>
    <name>sheepshead::LayDownOffer</name>
    <message>
        <source>Lay your cards down?</source>
        <translation>Vyložit karty?</translation>
    </message>
    <message>
        <source>Lay down (D)</source>
        <translation>Vyložit (D)</translation>
    </message>
    <message>
        <source>The rest is played out at once.</source>
        <translation>Zbytek se dohraje najednou.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Hrát dál</translation>
    </message>
    <message>
        <source>You are not asked again in this hand.</source>
        <translation>V tomto rozdání už otázka nepřijde.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LessonController</name>
    <message>
        <source>This lesson could not be read (%1: %2).</source>
        <translation>Tuto lekci nešlo přečíst (%1: %2).</translation>
    </message>
    <message>
        <source>The expert is thinking…</source>
        <translation>Expert přemýšlí…</translation>
    </message>
    <message>
        <source>There is no hint for this question. Answer, and you see whether you were right.</source>
        <translation>K této otázce není nápověda. Odpověz a uvidíš, jestli to bylo správně.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LessonPanel</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Pokračovat</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zpět ke hře</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Další otázka</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Správně</translation>
    </message>
    <message>
        <source>Not the best</source>
        <translation>Není to nejlepší</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Zkus to znovu</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Počkej</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Lekce dokončena</translation>
    </message>
    <message>
        <source>You have taken all lessons. Enjoy the game!</source>
        <translation>Máš za sebou všechny lekce. Užij si hru!</translation>
    </message>
    <message>
        <source>Well done. The next lesson: %1</source>
        <translation>Výborně. Další lekce: %1</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Další lekce</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lekce %1 z %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::LessonsDialog</name>
    <message>
        <source>Start &amp;over</source>
        <translation>&amp;Od začátku</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Naučit se hru</translation>
    </message>
    <message>
        <source>Each lesson takes a minute or two, at the table and with real cards. Your game waits for you meanwhile.</source>
        <translation>Každá lekce trvá minutu či dvě, u stolu a se skutečnými kartami. Tvá partie na tebe zatím počká.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Pokrok</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Krok %1 z %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hotovo</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Pokračovat</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Začít</translation>
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
        <translation>Člověk</translation>
    </message>
    <message>
        <source>Plays at this computer, too.</source>
        <translation>Hraje také u tohoto počítače.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LevelWords</name>
    <message>
        <source>Beginner</source>
        <translation>Začátečník</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Štamgast</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Like people who are new to the game: passes good hands, picks weak ones, and gives points away.</source>
        <translation>Jako lidé, kteří hru teprve poznávají: pasuje s dobrými kartami, bere se slabými a rozdává body.</translation>
    </message>
    <message>
        <source>Like people who have played for years: sound, by the rules of thumb. You can read them.</source>
        <translation>Jako lidé, kteří hrají léta: spolehlivě, podle praktických pravidel. Dá se přečíst.</translation>
    </message>
    <message>
        <source>Remembers every card and works out where the others may be. Mistakes cost you.</source>
        <translation>Pamatuje si každou kartu a odhaduje, kde mohou být ostatní. Chyby něco stojí.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Znalec</translation>
    </message>
    <message>
        <source>Like the best at a good table: has learned from millions of hands what each card is worth, and plays at once.</source>
        <translation>Jako nejlepší u dobrého stolu: z milionů rozdání ví, jakou cenu má každá karta, a hraje hned.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LineFaultWords</name>
    <message>
        <source>The rules of this table have no such hand.</source>
        <translation>Takové rozdání pravidla tohoto stolu neznají.</translation>
    </message>
    <message>
        <source>This player does not play the hand.</source>
        <translation>Tento hráč v rozdání nehraje.</translation>
    </message>
    <message>
        <source>The picker cannot be the partner, too.</source>
        <translation>Aktér nemůže být zároveň partner.</translation>
    </message>
    <message>
        <source>These are too many partners.</source>
        <translation>To je příliš mnoho partnerů.</translation>
    </message>
    <message>
        <source>The partner is missing.</source>
        <translation>Chybí partner.</translation>
    </message>
    <message>
        <source>The partner is the player to the left of the picker.</source>
        <translation>Partner je hráč vlevo od aktéra.</translation>
    </message>
    <message>
        <source>A call needs a partner, and a solo has none.</source>
        <translation>Volání potřebuje partnera a sólo ho nemá.</translation>
    </message>
    <message>
        <source>No cards add up to this number. Possible are 0, 2 to 118, and 120.</source>
        <translation>Žádné karty nedají toto číslo. Možné jsou 0, 2 až 118 a 120.</translation>
    </message>
    <message>
        <source>A side without a trick cannot have so many points.</source>
        <translation>Strana bez štychu nemůže mít tolik oček.</translation>
    </message>
    <message>
        <source>The cards of these tricks are worth less.</source>
        <translation>Karty těchto štychů mají menší cenu.</translation>
    </message>
    <message>
        <source>All points or tricks together do not add up to those of the deck.</source>
        <translation>Všechna očka nebo štychy dohromady nedají součet balíčku.</translation>
    </message>
    <message>
        <source>Every trick brings 120 points.</source>
        <translation>Všechny štychy přinesou 120 oček.</translation>
    </message>
    <message>
        <source>It is either no trick or every trick.</source>
        <translation>Je to buď žádný štych, nebo všechny.</translation>
    </message>
    <message>
        <source>This does not fit the tricks of the picker&apos;s side.</source>
        <translation>To nesedí se štychy aktérovy strany.</translation>
    </message>
    <message>
        <source>The rules of this table do not have this.</source>
        <translation>Pravidla tohoto stolu to neznají.</translation>
    </message>
    <message>
        <source>The rules of this table do not allow so many.</source>
        <translation>Pravidla tohoto stolu jich tolik nedovolují.</translation>
    </message>
    <message>
        <source>The bet is made with every trick, and missed without one.</source>
        <translation>Sázka je splněna se všemi štychy a nesplněna, když jeden chybí.</translation>
    </message>
    <message>
        <source>Sheepshead is called alone at this table.</source>
        <translation>Sheepshead se u tohoto stolu ohlašuje bez partnera.</translation>
    </message>
    <message>
        <source>This cannot be the highest trump.</source>
        <translation>Tohle nemůže být nejvyšší trumf.</translation>
    </message>
    <message>
        <source>One of these players is not at the table.</source>
        <translation>Jeden z těchto hráčů u stolu není.</translation>
    </message>
    <message>
        <source>%1 is not at the table.</source>
        <translation>%1 u stolu není.</translation>
    </message>
    <message>
        <source>%1 sits this hand out.</source>
        <translation>%1 toto rozdání vynechává.</translation>
    </message>
    <message>
        <source>%1 is at the table already.</source>
        <translation>%1 už u stolu je.</translation>
    </message>
    <message>
        <source>At most eight players can be at the table at one time.</source>
        <translation>U stolu může být současně nejvýš osm hráčů.</translation>
    </message>
    <message>
        <source>There is no player with this number on the sheet.</source>
        <translation>Hráč s tímto číslem v zápisu není.</translation>
    </message>
    <message>
        <source>There are no rules for this number of players.</source>
        <translation>Pro tak málo hráčů pravidla nejsou.</translation>
    </message>
    <message>
        <source>There are no rules for this number of players. Who sits out?</source>
        <translation>Pro tolik hráčů pravidla nejsou. Kdo vynechává?</translation>
    </message>
    <message>
        <source>Say who it was.</source>
        <translation>Řekni, kdo to byl.</translation>
    </message>
    <message>
        <source>It can only be one player.</source>
        <translation>Může to být jen jeden hráč.</translation>
    </message>
    <message>
        <source>With an even number of players there is no middle score.</source>
        <translation>Při sudém počtu hráčů není výsledek uprostřed.</translation>
    </message>
    <message>
        <source>Type the makers&apos; points, or say how the hand ended.</source>
        <translation>Zadej očka hrající strany, nebo řekni, jak rozdání skončilo.</translation>
    </message>
    <message>
        <source>The points and the result do not fit each other.</source>
        <translation>Očka a výsledek k sobě nesedí.</translation>
    </message>
    <message>
        <source>Type points and tricks of every player.</source>
        <translation>Zadej očka a štychy každého hráče.</translation>
    </message>
    <message>
        <source>The pot is empty.</source>
        <translation>Bank je prázdný.</translation>
    </message>
    <message>
        <source>The partner is the player opposite.</source>
        <translation>Partner je hráč naproti.</translation>
    </message>
    <message>
        <source>The holder of the partner card cannot lose.</source>
        <translation>Držitel partnerovy karty nemůže prohrát.</translation>
    </message>
    <message>
        <source>The total of %1 would be too large.</source>
        <translation>Součet hráče %1 by byl příliš velký.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LongRunPage</name>
    <message>
        <source>T&amp;able</source>
        <translation>&amp;Stůl</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopírovat</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>Long-run tables</source>
        <translation>Dlouhodobé tabulky</translation>
    </message>
</context>
<context>
    <name>sheepshead::LookPage</name>
    <message>
        <source>Card backs</source>
        <translation>Ruby karet</translation>
    </message>
    <message>
        <source>Order of your cards</source>
        <translation>Řazení tvých karet</translation>
    </message>
    <message>
        <source>A &amp;gold edge on trump</source>
        <translation>Zl&amp;atý okraj trumfů</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Motiv</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Karty</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Ruby</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>&amp;Sukno</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>&amp;V ruce</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Okno</translation>
    </message>
    <message>
        <source>Back of the deck</source>
        <translation>Rub sady</translation>
    </message>
    <message>
        <source>&amp;Trump first</source>
        <translation>Trumfy &amp;první</translation>
    </message>
    <message>
        <source>Trump by power, then clubs, spades and hearts.</source>
        <translation>Trumfy podle síly, pak kříže, piky a srdce.</translation>
    </message>
    <message>
        <source>By printed &amp;suit</source>
        <translation>Podle natištěné &amp;barvy</translation>
    </message>
    <message>
        <source>Queens and jacks stay with their suits.</source>
        <translation>Dámy a kluci zůstanou u své barvy.</translation>
    </message>
    <message>
        <source>As &amp;dealt</source>
        <translation>&amp;Jak se rozdalo</translation>
    </message>
    <message>
        <source>Unsorted.</source>
        <translation>Bez řazení.</translation>
    </message>
    <message>
        <source>During a hand, drag a card to another place, or move it with Ctrl and the arrow keys.</source>
        <translation>Během rozdání kartu přetáhni na jiné místo, nebo ji posuň klávesou Ctrl a šipkami.</translation>
    </message>
    <message>
        <source>Queens, jacks and diamonds stand out from the other cards.</source>
        <translation>Dámy, kluci a káry se odliší od ostatních karet.</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <translation>Po&amp;dle systému</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>Svět&amp;lý</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>T&amp;mavý</translation>
    </message>
    <message>
        <source>Same as s&amp;ystem</source>
        <translation>Podle s&amp;ystému</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>V&amp;zhled</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Jazyk</translation>
    </message>
</context>
<context>
    <name>sheepshead::LookPreview</name>
    <message>
        <source>Preview of the table</source>
        <translation>Náhled stolu</translation>
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
        <translation>Lekce nebo cvičení je na místě zápisu.</translation>
    </message>
</context>
<context>
    <name>sheepshead::MomentWords</name>
    <message>
        <source>Every single trick!</source>
        <translation>Všechny štychy!</translation>
    </message>
    <message>
        <source>Not one trick for the makers!</source>
        <translation>Ani jeden štych pro hrající stranu!</translation>
    </message>
    <message>
        <source>A leaster won without a point!</source>
        <translation>Leaster vyhraný bez jediného očka!</translation>
    </message>
    <message>
        <source>A mauer was at the table!</source>
        <translation>U stolu se našel mauer!</translation>
    </message>
</context>
<context>
    <name>sheepshead::NewChallengeDialog</name>
    <message>
        <source>&amp;Make the challenge…</source>
        <translation>&amp;Vytvořit výzvu…</translation>
    </message>
    <message>
        <source>New challenge</source>
        <translation>Nová výzva</translation>
    </message>
    <message>
        <source>A challenge is a file with deals that none of you sees beforehand. Send it to others: everybody plays the same cards against the same computer players, and you compare your scores.</source>
        <translation>Výzva je soubor s rozdáními, která nikdo z vás předem nevidí. Pošli ho ostatním: všichni hrají stejné karty proti stejným počítačovým hráčům a porovnáte své výsledky.</translation>
    </message>
    <message>
        <source>Challenge of %1</source>
        <translation>Výzva z %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Název:</translation>
    </message>
    <message>
        <source>Made &amp;by:</source>
        <translation>&amp;Autor:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>&amp;Rozdání:</translation>
    </message>
    <message>
        <source>Computer &amp;players:</source>
        <translation>&amp;Počítačoví hráči:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Pravidla:</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>tvé jméno</translation>
    </message>
    <message>
        <source>All: %1</source>
        <extracomment>computer players: all of this level</extracomment>
        <translation>Všichni: %1</translation>
    </message>
    <message>
        <source>Different levels</source>
        <extracomment>computer players: not all of one level</extracomment>
        <translation>Různé úrovně</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Úroveň místa %1</translation>
    </message>
    <message>
        <source>Seat &amp;%1:</source>
        <translation>Místo &amp;%1:</translation>
    </message>
    <message>
        <source>Type a name for the challenge.</source>
        <translation>Zadej název výzvy.</translation>
    </message>
    <message>
        <source>Type your name, so that the others see who made the challenge.</source>
        <translation>Napiš své jméno, aby ostatní viděli, od koho výzva je.</translation>
    </message>
</context>
<context>
    <name>sheepshead::NewGameDialog</name>
    <message>
        <source>Games</source>
        <translation>Hry</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nová partie</translation>
    </message>
    <message>
        <source>At the table, clockwise from you</source>
        <translation>U stolu, od tebe po směru hodinových ručiček</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Hráči:</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
    <message>
        <source>at random</source>
        <translation>náhodně</translation>
    </message>
    <message>
        <source>The largest number is %1.</source>
        <translation>Největší číslo je %1.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Rozdat</translation>
    </message>
    <message>
        <source>Your house rules</source>
        <translation>Tvá domácí pravidla</translation>
    </message>
    <message>
        <source>First deal &amp;number:</source>
        <translation>Čí&amp;slo prvního rozdání:</translation>
    </message>
    <message>
        <source>The hand with this deal number comes first. By the same rules and seats the same hands follow it on every computer. Leave it empty for random deals.</source>
        <translation>Nejprve přijde rozdání s tímto číslem. Při stejných pravidlech a místech po něm na každém počítači následují stejná rozdání. Prázdné pole znamená náhodná rozdání.</translation>
    </message>
</context>
<context>
    <name>sheepshead::NewPlayerDialog</name>
    <message>
        <source>New player</source>
        <translation>Nový hráč</translation>
    </message>
    <message>
        <source>&amp;Name of the new player:</source>
        <translation>&amp;Jméno nového hráče:</translation>
    </message>
    <message>
        <source>Takes the seat of</source>
        <translation>Sedne si na místo hráče</translation>
    </message>
    <message>
        <source>&amp;Sit down</source>
        <translation>&amp;Posadit</translation>
    </message>
    <message>
        <source>A player at this table has that name.</source>
        <translation>Hráč u tohoto stolu se tak jmenuje.</translation>
    </message>
</context>
<context>
    <name>sheepshead::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
</context>
<context>
    <name>sheepshead::OldScores</name>
    <message>
        <source>&quot;%1&quot; is not a date.</source>
        <translation>„%1“ není datum.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>„%1“ není číslo.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Hráč %1</translation>
    </message>
    <message>
        <source>No date is known for this line.</source>
        <translation>Pro tento řádek není známo datum.</translation>
    </message>
    <message>
        <source>A player has no name.</source>
        <translation>Některý hráč nemá jméno.</translation>
    </message>
    <message>
        <source>A player is in the line twice.</source>
        <translation>Některý hráč je v řádku dvakrát.</translation>
    </message>
    <message>
        <source>The number of %1 is no whole number of points.</source>
        <translation>Číslo hráče %1 není celý počet bodů.</translation>
    </message>
    <message>
        <source>The number of %1 is too large.</source>
        <translation>Číslo hráče %1 je příliš velké.</translation>
    </message>
    <message numerus="yes">
        <source>An evening can have %n players at most.</source>
        <translation>
            <numerusform>Večer může mít nejvýše %n hráče.</numerusform>
            <numerusform>Večer může mít nejvýše %n hráče.</numerusform>
            <numerusform>Večer může mít nejvýše %n hráčů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>over a column of scores</comment>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>over a column of scores</comment>
        <translation>Celkem</translation>
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
        <translation>Body z tabulky</translation>
    </message>
    <message>
        <source>What does each column hold? These are the first lines of the file.</source>
        <translation>Co obsahuje každý sloupec? Toto jsou první řádky souboru.</translation>
    </message>
    <message>
        <source>First lines of the file</source>
        <translation>První řádky souboru</translation>
    </message>
    <message>
        <source>This will be written:</source>
        <translation>Toto se zapíše:</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Večery</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Den</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Řádky</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Body</translation>
    </message>
    <message>
        <source>&amp;Leave out lines that cannot be read</source>
        <translation>&amp;Vynechat řádky, které nelze přečíst</translation>
    </message>
    <message>
        <source>The &amp;first line names the columns</source>
        <translation>V &amp;prvním řádku jsou názvy sloupců</translation>
    </message>
    <message>
        <source>&amp;Between the columns:</source>
        <translation>&amp;Mezi sloupci:</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>čárky</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>středníky</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>tabulátory</translation>
    </message>
    <message>
        <source>vertical lines</source>
        <translation>svislé čáry</translation>
    </message>
    <message>
        <source>&amp;Dates have in front:</source>
        <translation>Dat&amp;um začíná:</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>dnem</translation>
    </message>
    <message>
        <source>the month</source>
        <translation>měsícem</translation>
    </message>
    <message>
        <source>a point</source>
        <translation>tečka</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>čárka</translation>
    </message>
    <message>
        <source>&amp;Each line is:</source>
        <translation>Každý řá&amp;dek je:</translation>
    </message>
    <message>
        <source>an evening</source>
        <translation>večer</translation>
    </message>
    <message>
        <source>a hand</source>
        <translation>rozdání</translation>
    </message>
    <message>
        <source>The numbers are &amp;running totals of the day</source>
        <translation>Čísla jsou průběžné &amp;součty dne</translation>
    </message>
    <message>
        <source>1 where the numbers are points; the stake where they are money</source>
        <translation>1, jsou-li čísla body; sazba, jsou-li to peníze</translation>
    </message>
    <message>
        <source>A &amp;point is worth:</source>
        <translation>Cena &amp;bodu:</translation>
    </message>
    <message>
        <source>Lines without a da&amp;te are of:</source>
        <translation>Řádky bez da&amp;ta jsou ze dne:</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nic</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>datum</translation>
    </message>
    <message>
        <source>points of this player</source>
        <translation>body tohoto hráče</translation>
    </message>
    <message>
        <source>names of players</source>
        <translation>jména hráčů</translation>
    </message>
    <message>
        <source>points</source>
        <translation>body</translation>
    </message>
    <message>
        <source>a note</source>
        <translation>poznámka</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Sloupec %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Řádek %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) cannot be read.</source>
        <translation>
            <numerusform>Další %n řádek nelze přečíst.</numerusform>
            <numerusform>Další %n řádky nelze přečíst.</numerusform>
            <numerusform>Dalších %n řádků nelze přečíst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n line(s) the points do not add up to 0; the first is line %1.</source>
        <translation>
            <numerusform>V %n řádku nedávají body dohromady 0; je to řádek %1.</numerusform>
            <numerusform>Ve %n řádcích nedávají body dohromady 0; první je řádek %1.</numerusform>
            <numerusform>V %n řádcích nedávají body dohromady 0; první je řádek %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are left out.</source>
        <translation>
            <numerusform>%n řádek je vynechán.</numerusform>
            <numerusform>%n řádky jsou vynechány.</numerusform>
            <numerusform>%n řádků je vynecháno.</numerusform>
        </translation>
    </message>
    <message>
        <source>No column has points.</source>
        <translation>Žádný sloupec nemá body.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Write %n evening(s)</source>
        <translation>
            <numerusform>&amp;Zapsat %n večer</numerusform>
            <numerusform>&amp;Zapsat %n večery</numerusform>
            <numerusform>&amp;Zapsat %n večerů</numerusform>
        </translation>
    </message>
    <message>
        <source>Dec&amp;imal sign:</source>
        <translation>Desetinné z&amp;naménko:</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>podle čísla</translation>
    </message>
</context>
<context>
    <name>sheepshead::OldSheet</name>
    <message>
        <source>On paper, %1</source>
        <comment>a day</comment>
        <translation>Na papíře, %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::OpenedFiles</name>
    <message>
        <source>%1 will be opened when you have closed what is open now.</source>
        <translation>%1 se otevře, až zavřeš to, co je teď otevřené.</translation>
    </message>
    <message>
        <source>&amp;Open it now</source>
        <translation>&amp;Otevřít teď</translation>
    </message>
</context>
<context>
    <name>sheepshead::PaperBar</name>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Uložit jako &amp;PDF…</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Co tisknout</translation>
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
        <translation>Velikost papíru</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Uložit jako PDF</translation>
    </message>
</context>
<context>
    <name>sheepshead::PaperDialog</name>
    <message>
        <source>With the &amp;names of this table</source>
        <translation>Se &amp;jmény tohoto stolu</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Tisk</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Náhled</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Kdo komu platí</translation>
    </message>
    <message>
        <source>Blank score sheet</source>
        <translation>Prázdný zápis</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Turnajový zápis</translation>
    </message>
    <message>
        <source>Our house rules</source>
        <translation>Naše domácí pravidla</translation>
    </message>
    <message>
        <source>Cheat sheet of the rules</source>
        <translation>Tahák s pravidly</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Co tisknout</translation>
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
        <translation>jen o body</translation>
    </message>
    <message>
        <source>Pape&amp;r</source>
        <translation>Pa&amp;pír</translation>
    </message>
    <message>
        <source>Pl&amp;ayers</source>
        <translation>H&amp;ráči</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation>R&amp;ozdání</translation>
    </message>
    <message>
        <source>A p&amp;oint is worth</source>
        <translation>&amp;Cena bodu</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Uložit jako PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Uložit jako PDF</translation>
    </message>
</context>
<context>
    <name>sheepshead::PayText</name>
    <message>
        <source>What a hand pays</source>
        <translation>Kolik rozdání vynese</translation>
    </message>
    <message>
        <source>The loser takes</source>
        <translation>Poražený má</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Vítěz</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Poražený</translation>
    </message>
    <message>
        <source>30 to 59 points</source>
        <translation>30 až 59 oček</translation>
    </message>
    <message>
        <source>fewer than 30 points (schneider)</source>
        <translation>méně než 30 oček (schneider)</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>žádný štych</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Each bidder</source>
        <translation>Každý dražitel</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <translation>Každý soupeř</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Volání</translation>
    </message>
    <message>
        <source>Best solo</source>
        <translation>Best-sólo</translation>
    </message>
    <message>
        <source>Side solo</source>
        <translation>Barevné sólo</translation>
    </message>
    <message>
        <source>Billy</source>
        <translation>Billy</translation>
    </message>
    <message>
        <source>made</source>
        <translation>splněno</translation>
    </message>
    <message>
        <source>set</source>
        <translation>nesplněno</translation>
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
        <translation>Body přibývají jen vítězům.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Bez partnera</translation>
    </message>
    <message numerus="yes">
        <source>%n makers</source>
        <translation>
            <numerusform>%n hráč hrající strany</numerusform>
            <numerusform>%n hráči hrající strany</numerusform>
            <numerusform>%n hráčů hrající strany</numerusform>
        </translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>S partnerem</translation>
    </message>
    <message numerus="yes">
        <source>With %n partners</source>
        <translation>
            <numerusform>S %n partnerem</numerusform>
            <numerusform>Se %n partnery</numerusform>
            <numerusform>S %n partnery</numerusform>
        </translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Aktér</translation>
    </message>
    <message>
        <source>First maker</source>
        <translation>První hrající</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Hrající</translation>
    </message>
    <message>
        <source>Each other player</source>
        <translation>Každý jiný hráč</translation>
    </message>
    <message>
        <source>Each maker</source>
        <translation>Každý z hrající strany</translation>
    </message>
    <message>
        <source>Each defender</source>
        <translation>Každý obránce</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Other maker</source>
        <translation>Druhý hrající</translation>
    </message>
    <message>
        <source>Each partner</source>
        <translation>Každý partner</translation>
    </message>
    <message>
        <source>The picker takes</source>
        <translation>Aktér má</translation>
    </message>
    <message>
        <source>The makers take</source>
        <translation>Hrající strana má</translation>
    </message>
    <message>
        <source>%1 to %2 points</source>
        <translation>%1 až %2 oček</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>všechny štychy</translation>
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
        <translation>%1, po vynuceném braní</translation>
    </message>
    <message>
        <source>%1, the picker without a trick</source>
        <translation>%1, aktér bez štychu</translation>
    </message>
</context>
<context>
    <name>sheepshead::PayoutPage</name>
    <message>
        <source>Payout</source>
        <translation>Výplata</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Za</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Částka</translation>
    </message>
    <message>
        <source>share the place and its money</source>
        <translation>dělí se o místo i peníze</translation>
    </message>
    <message>
        <source>the higher best round comes first</source>
        <translation>rozhoduje vyšší výsledek nejlepšího kola</translation>
    </message>
    <message>
        <source>&amp;Fee of a player:</source>
        <translation>&amp;Startovné hráče:</translation>
    </message>
    <message>
        <source>Pe&amp;rcent for the places, from the first on:</source>
        <translation>Procent&amp;a za místa, od prvního:</translation>
    </message>
    <message>
        <source>For the &amp;best of each round:</source>
        <translation>Pro nej&amp;lepšího v každém kole:</translation>
    </message>
    <message>
        <source>Players with the same &amp;total:</source>
        <translation>Hráči se st&amp;ejným součtem:</translation>
    </message>
    <message>
        <source>Fees: %1. Prizes: %2 %. The host keeps: %3. Prizes without a winner yet: %4.</source>
        <translation>Startovné: %1. Ceny: %2&#xa0;%. Zůstává pořadateli: %3. Ceny zatím bez vítěze: %4.</translation>
    </message>
    <message>
        <source>Type whole percentages with blanks between them.</source>
        <translation>Napiš celá procenta oddělená mezerami.</translation>
    </message>
    <message>
        <source>The prizes of all places and rounds are more than 100 %.</source>
        <translation>Ceny všech míst a kol dávají dohromady více než 100&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>sheepshead::PeopleDialog</name>
    <message>
        <source>People</source>
        <translation>Lidé</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Hledat:</translation>
    </message>
    <message>
        <source>A person is one entry, whatever sheets and seats they sat in. Merge two entries that are the same person.</source>
        <translation>Jeden člověk je jeden záznam, ať seděl v jakýchkoli zápisech a na jakýchkoli místech. Dva záznamy téhož člověka sluč.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>column: whether a person or a computer player</extracomment>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Druh</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Zápisy</translation>
    </message>
    <message>
        <source>People of the score book</source>
        <translation>Lidé v knize zápisů</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Přejmenovat…</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>&amp;Sloučit…</translation>
    </message>
    <message>
        <source>S&amp;eparate</source>
        <translation>&amp;Rozdělit</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistika…</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Počítačový hráč</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Člověk</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>také %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Přejmenovat: %1</translation>
    </message>
    <message>
        <source>&amp;New name, on all sheets:</source>
        <translation>&amp;Nové jméno ve všech zápisech:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Přejmenovat</translation>
    </message>
    <message>
        <source>Merge %1</source>
        <translation>Sloučit: %1</translation>
    </message>
    <message>
        <source>%1 is the &amp;same person as:</source>
        <translation>%1 je &amp;tentýž člověk jako:</translation>
    </message>
    <message>
        <source>All sheets of %1 will show the name you choose here. Nothing is lost: Separate takes it back at any time.</source>
        <translation>Všechny zápisy, kde je %1, budou ukazovat jméno, které tu vybereš. Nic se neztratí: „Rozdělit“ to kdykoli vrátí.</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Sloučit</translation>
    </message>
</context>
<context>
    <name>sheepshead::PersonsTurn</name>
    <message>
        <source>There is nothing for you to decide just now.</source>
        <translation>Právě teď nemáš o čem rozhodovat.</translation>
    </message>
    <message>
        <source>You cannot lay down your cards yet: the rest of the hand is not decided.</source>
        <translation>Karty ještě nemůžeš vyložit: zbytek rozdání není rozhodnutý.</translation>
    </message>
</context>
<context>
    <name>sheepshead::PickTableDialog</name>
    <message>
        <source>&amp;Stop</source>
        <translation>Za&amp;stavit</translation>
    </message>
    <message>
        <source>How good is a hand?</source>
        <translation>Jak silné jsou karty?</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabulka</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Graf</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Stránky</translation>
    </message>
    <message>
        <source>Deals done</source>
        <translation>Hotová rozdání</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>Ze&amp;ptat se</translation>
    </message>
    <message>
        <source>Deals all other cards again and again, and plays these hands</source>
        <translation>Stále znovu rozdává všechny ostatní karty a tato rozdání hraje</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Pokr&amp;ačovat</translation>
    </message>
</context>
<context>
    <name>sheepshead::PickTableSetup</name>
    <message>
        <source>&amp;Use the hand on the table</source>
        <translation>Použít karty na sto&amp;le</translation>
    </message>
    <message>
        <source>&amp;No cards</source>
        <translation>Žá&amp;dné karty</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>losuje se</translation>
    </message>
    <message>
        <source>What you have seen of this hand; it counts as a hint.</source>
        <translation>Co jste z tohoto rozdání viděli; počítá se to jako rada.</translation>
    </message>
    <message>
        <source>Click &amp;hand cards, or type them (QC JS AD):</source>
        <translation>Klikejte na &amp;karty v ruce, nebo je napište (QC JS AD):</translation>
    </message>
    <message>
        <source>Click cards of the &amp;blind, or type them:</source>
        <translation>Klikejte na karty &amp;talonu, nebo je napište:</translation>
    </message>
    <message>
        <source>Cards of the hand</source>
        <translation>Karty v ruce</translation>
    </message>
    <message>
        <source>Cards of the blind</source>
        <translation>Karty talonu</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>So&amp;ubor…</translation>
    </message>
    <message>
        <source>F&amp;ile…</source>
        <translation>S&amp;oubor…</translation>
    </message>
    <message>
        <source>Rules from a file</source>
        <translation>Pravidla ze souboru</translation>
    </message>
    <message>
        <source>Other rules from a file</source>
        <translation>Jiná pravidla ze souboru</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>Pra&amp;vidla:</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>Porov&amp;nat s:</translation>
    </message>
    <message>
        <source>The rule that is changed</source>
        <translation>Změněné pravidlo</translation>
    </message>
    <message>
        <source>Whose &amp;picks are counted:</source>
        <translation>Č&amp;í braní se počítá:</translation>
    </message>
    <message>
        <source>All hands are played to the end by regular players.</source>
        <translation>Všechna rozdání dohrávají štamgasti.</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>&amp;Rozdání:</translation>
    </message>
    <message>
        <source>Each is tried in every seat. More deals make errors smaller.</source>
        <translation>Každé se zkouší na všech místech. Více rozdání dává menší chyby.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>S&amp;emínko:</translation>
    </message>
    <message>
        <source>The same number has the same deals.</source>
        <translation>Stejné číslo má stejná rozdání.</translation>
    </message>
    <message>
        <source>No other rules</source>
        <translation>Žádná jiná pravidla</translation>
    </message>
    <message>
        <source>The same with one rule changed</source>
        <translation>Stejná s jedním změněným pravidlem</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Pravidla stolu</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a house rule and its choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Karty</translation>
    </message>
    <message>
        <source>in the hand</source>
        <translation>v ruce</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Talon</translation>
    </message>
    <message>
        <source>in the blind</source>
        <translation>v talonu</translation>
    </message>
</context>
<context>
    <name>sheepshead::PickTableView</name>
    <message>
        <source>By seat</source>
        <translation>Podle místa</translation>
    </message>
    <message>
        <source>By trump and queens</source>
        <translation>Podle trumfů a dam</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Kopírovat jako te&amp;xt</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>&amp;Tisknout…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Uložit jako PD&amp;F…</translation>
    </message>
    <message>
        <source>The hand or the rules have changed since. These figures are about what was asked before.</source>
        <translation>Karty nebo pravidla se mezitím změnila. Tato čísla patří k předchozí otázce.</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Vedle sebe</translation>
    </message>
    <message>
        <source>Side by s&amp;ide:</source>
        <translation>V&amp;edle sebe:</translation>
    </message>
    <message>
        <source>How good is a hand?</source>
        <translation>Jak silné jsou karty?</translation>
    </message>
    <message>
        <source>Save the table as PDF</source>
        <translation>Uložit tabulku jako PDF</translation>
    </message>
    <message>
        <source>The hand never has the choice: such a hand is dealt again, or another player always picks first.</source>
        <translation>Karty nikdy nemají na vybranou: takové rozdání se opakuje, nebo vždy dřív bere jiný hráč.</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Rozdává se…</translation>
    </message>
</context>
<context>
    <name>sheepshead::PlayPage</name>
    <message>
        <source>Speed</source>
        <translation>Rychlost</translation>
    </message>
    <message>
        <source>&amp;Wait for a click after every trick</source>
        <translation>Po každém štychu če&amp;kat na kliknutí</translation>
    </message>
    <message>
        <source>When the rest of a hand is decided</source>
        <translation>Když je o zbytku rozdání rozhodnuto</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Trenér</translation>
    </message>
    <message>
        <source>Also in hands that coun&amp;t</source>
        <translation>I v rozdáních, která se počíta&amp;jí</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Pomalu</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normálně</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rychle</translation>
    </message>
    <message>
        <source>No &amp;motion</source>
        <translation>&amp;Bez pohybu</translation>
    </message>
    <message>
        <source>Cards move at once and light up briefly.</source>
        <translation>Karty se přesunou hned a krátce se rozsvítí.</translation>
    </message>
    <message>
        <source>Pla&amp;y every card</source>
        <translation>Hrát kaž&amp;dou kartu</translation>
    </message>
    <message>
        <source>Offer to lay the cards &amp;down</source>
        <translation>Nabídnout &amp;vyložení karet</translation>
    </message>
    <message>
        <source>Only when the result is certain, no matter what the others hold. Computer players lay down when all remaining tricks are theirs.</source>
        <translation>Jen když je výsledek jistý, ať mají ostatní cokoli. Počítačoví hráči vyloží karty, když jsou všechny zbylé štychy jejich.</translation>
    </message>
    <message>
        <source>Lay the cards down at onc&amp;e</source>
        <translation>Vyložit karty hn&amp;ed</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>V&amp;ypnuto</translation>
    </message>
    <message>
        <source>Warn before a costly dec&amp;ision</source>
        <translation>V&amp;arovat před drahým rozhodnutím</translation>
    </message>
    <message>
        <source>Tell after a &amp;costly decision</source>
        <translation>Říct p&amp;o drahém rozhodnutí</translation>
    </message>
    <message>
        <source>Otherwise in practice only. The score sheet marks such hands like hands with a hint.</source>
        <translation>Jinak jen v tréninku. Zápis taková rozdání označí jako rozdání s radou.</translation>
    </message>
    <message>
        <source>Costly means at least t&amp;his many points:</source>
        <translation>Drahé znamená a&amp;spoň tolik bodů:</translation>
    </message>
    <message>
        <source>P&amp;ace</source>
        <translation>&amp;Tempo</translation>
    </message>
    <message>
        <source>My last card plays &amp;by itself</source>
        <translation>Moje poslední karta se zahraje sa&amp;ma</translation>
    </message>
    <message>
        <source>So does any card that I ha&amp;ve to play</source>
        <translation>Stejně tak každá karta, ktero&amp;u musím zahrát</translation>
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
        <translation>Výsledek: %1</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Očka: %1</translation>
    </message>
    <message>
        <source>Tricks of %1</source>
        <translation>Štychy: %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Očka</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Štychy</translation>
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
        <translation>%1 rozdává</translation>
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
        <translation>vynechává</translation>
    </message>
</context>
<context>
    <name>sheepshead::PlayersPage</name>
    <message>
        <source>Clockwise from your seat. Smaller tables use only the first seats.</source>
        <translation>Po směru hodinových ručiček od tvého místa. Menší stoly používají jen první místa.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a level of computer players, and a sentence on how they play</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A change of level takes effect with the next deal.</source>
        <translation>Změna úrovně platí od příštího rozdání.</translation>
    </message>
    <message>
        <source>Experts and hints &amp;notice how each player plays</source>
        <translation>Experti a rady si &amp;všímají, jak kdo hraje</translation>
    </message>
    <message>
        <source>The score book remembers it by player. History and statistics shows what it knows, and can forget it.</source>
        <translation>Kniha zápisů si to pamatuje u každého hráče. Historie a statistika ukazuje, co ví, a umí to zapomenout.</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Hráč&amp;i</translation>
    </message>
    <message>
        <source>Computer players mak&amp;e remarks</source>
        <translation>Počítačoví hráči občas něco &amp;prohodí</translation>
    </message>
    <message>
        <source>A &amp;screen reader reads their remarks</source>
        <translation>Čtečka &amp;obrazovky jejich poznámky čte</translation>
    </message>
    <message>
        <source>Other players sit down with the next new game.</source>
        <translation>Jiní hráči si ke stolu sednou v příští nové partii.</translation>
    </message>
    <message>
        <source>A few words now and then, about what everyone at the table has seen.</source>
        <translation>Tu a tam pár slov o tom, co viděli všichni u stolu.</translation>
    </message>
    <message numerus="yes">
        <source>You have played most with %1: %n game(s).</source>
        <translation>
            <numerusform>Nejčastěji u stolu: %1, %n partie.</numerusform>
            <numerusform>Nejčastěji u stolu: %1, %n partie.</numerusform>
            <numerusform>Nejčastěji u stolu: %1, %n partií.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::PointsBar</name>
    <message>
        <source>Makers %1, defenders %2</source>
        <translation>Hrající strana %1, obrana %2</translation>
    </message>
    <message>
        <source>Makers %1</source>
        <translation>Hrající strana %1</translation>
    </message>
    <message>
        <source>%1 Defenders</source>
        <translation>%1 obrana</translation>
    </message>
</context>
<context>
    <name>sheepshead::PointsDialog</name>
    <message>
        <source>Totals of an evening</source>
        <translation>Součty večera</translation>
    </message>
    <message>
        <source>Bonus or penalty</source>
        <translation>Prémie nebo penalizace</translation>
    </message>
    <message>
        <source>What has each player won or lost in the hands that were kept on paper?</source>
        <translation>Kolik každý hráč vyhrál nebo prohrál v rozdáních zapsaných na papíře?</translation>
    </message>
    <message>
        <source>What does each player get, or pay if below 0?</source>
        <translation>Kolik každý hráč dostane, nebo (pod 0) zaplatí?</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Důvod:</translation>
    </message>
    <message>
        <source>where or when (optional)</source>
        <translation>kde nebo kdy, je-li třeba</translation>
    </message>
    <message>
        <source>talk at the table</source>
        <translation>řeči u stolu</translation>
    </message>
    <message>
        <source>It goes into the &amp;pot</source>
        <translation>Jde do &amp;banku</translation>
    </message>
    <message>
        <source>Together these are %1 points. What one wins another loses, so it should be 0.</source>
        <translation>Dohromady je to bodů: %1. Co jeden vyhraje, druhý prohraje, proto by to mělo být 0.</translation>
    </message>
    <message>
        <source>Together: %1</source>
        <translation>Dohromady: %1</translation>
    </message>
    <message>
        <source>The pot: %1</source>
        <translation>Bank: %1</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>&amp;Zapsat</translation>
    </message>
    <message>
        <source>&amp;Write all the same</source>
        <translation>&amp;Přesto zapsat</translation>
    </message>
</context>
<context>
    <name>sheepshead::PositionView</name>
    <message>
        <source>in the blind</source>
        <translation>v talonu</translation>
    </message>
</context>
<context>
    <name>sheepshead::PowerDialog</name>
    <message>
        <source>Mauer meter</source>
        <translation>Mauer-metr</translation>
    </message>
    <message>
        <source>A player who passes a strong hand is a mauer. The meter adds up the trump of the hands that a player passed. Count for</source>
        <translation>Kdo se silnými kartami pasuje, je mauer. Mauer-metr sčítá trumfy v rukou, se kterými hráč pasoval. Počítá se</translation>
    </message>
    <message>
        <source>A &amp;queen:</source>
        <translation>&amp;Dáma:</translation>
    </message>
    <message>
        <source>A &amp;jack:</source>
        <translation>&amp;Kluk:</translation>
    </message>
    <message>
        <source>The jack of &amp;diamonds:</source>
        <translation>Kár&amp;ový kluk:</translation>
    </message>
    <message>
        <source>Any other &amp;trump:</source>
        <translation>Každý jiný &amp;trumf:</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nikdy</translation>
    </message>
    <message>
        <source>Of six cards; other hands in proportion</source>
        <translation>Ze šesti karet; jiné počty poměrně</translation>
    </message>
    <message>
        <source>Tell a &amp;mauer after the hand from a power of:</source>
        <translation>&amp;Mauer ohlásit po rozdání od síly:</translation>
    </message>
</context>
<context>
    <name>sheepshead::PreferencesDialog</name>
    <message>
        <source>Configure Sheepshead</source>
        <translation>Nastavení hry Sheepshead</translation>
    </message>
</context>
<context>
    <name>sheepshead::PresetList</name>
    <message>
        <source>Players:</source>
        <translation>Hráči:</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n hráč</numerusform>
            <numerusform>%n hráči</numerusform>
            <numerusform>%n hráčů</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::PrintWords</name>
    <message>
        <source>Hand</source>
        <comment>heading over the numbers of hands</comment>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdává</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Průběh</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>picker</source>
        <translation>aktér</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>hrající</translation>
    </message>
    <message>
        <source>partner or maker</source>
        <translation>partner nebo hrající</translation>
    </message>
    <message>
        <source>above: this hand, below: the running total</source>
        <translation>nahoře: toto rozdání, dole: průběžný součet</translation>
    </message>
    <message>
        <source>left: this hand, right: the running total</source>
        <translation>vlevo: toto rozdání, vpravo: průběžný součet</translation>
    </message>
    <message>
        <source>No hand has been played yet.</source>
        <translation>Zatím se žádné rozdání nehrálo.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Strana %1 z %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::ProgramEnd</name>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Ukončit</translation>
    </message>
    <message>
        <source>Change the &amp;language</source>
        <translation>Změnit &amp;jazyk</translation>
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
        <translation>Rozdání %1 není dohrané.</translation>
    </message>
    <message>
        <source>Hand %1 is next.</source>
        <translation>Následuje rozdání %1.</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Resume &quot;%1&quot;?</source>
        <translation>Pokračovat v partii „%1“?</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Pokračovat</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nová partie</translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation>Tato partie není uložená.</translation>
    </message>
    <message>
        <source>Its score sheet is lost when you leave it.</source>
        <translation>Když ji opustíš, její zápis se ztratí.</translation>
    </message>
    <message>
        <source>Sheepshead is already running with this score book.</source>
        <translation>Sheepshead už s touto knihou zápisů běží.</translation>
    </message>
    <message>
        <source>If you resume &quot;%1&quot; here, the other window stops saving it.</source>
        <translation>Když budeš v partii „%1“ pokračovat tady, druhé okno ji přestane ukládat.</translation>
    </message>
    <message>
        <source>&amp;Close this window</source>
        <translation>&amp;Zavřít toto okno</translation>
    </message>
    <message>
        <source>&amp;Resume here</source>
        <translation>&amp;Pokračovat tady</translation>
    </message>
    <message>
        <source>Sheepshead is already running with this score book on another computer (%1).</source>
        <translation>Sheepshead už s touto knihou zápisů běží na jiném počítači (%1).</translation>
    </message>
</context>
<context>
    <name>sheepshead::RealTablesDraft</name>
    <message>
        <source>Type a name for each seat.</source>
        <translation>Zapište jméno pro každé místo.</translation>
    </message>
    <message>
        <source>Two people at this table have the same name. Add a letter to one of them.</source>
        <translation>Dvě osoby u tohoto stolu mají stejné jméno. Přidejte k jednomu písmeno.</translation>
    </message>
    <message>
        <source>Only whole numbers can be scores.</source>
        <translation>Výsledky jsou jen celá čísla.</translation>
    </message>
    <message>
        <source>Deal %1: %2</source>
        <comment>why it is not saved</comment>
        <translation>Rozdání %1: %2</translation>
    </message>
    <message>
        <source>No deal has scores yet.</source>
        <translation>Žádné rozdání ještě nemá výsledky.</translation>
    </message>
    <message>
        <source>The disk did not take the last change.</source>
        <translation>Disk nepřijal poslední změnu.</translation>
    </message>
</context>
<context>
    <name>sheepshead::RemarkWords</name>
    <message>
        <source>I counted on that one.</source>
        <extracomment>short words of Ada at the table: it took a trick with many points</extracomment>
        <translation>S tím se počítalo.</translation>
    </message>
    <message>
        <source>I saw that coming two tricks ago.</source>
        <extracomment>short words of Ada at the table: another player took a trick with many points</extracomment>
        <translation>To bylo jasné už před dvěma štychy.</translation>
    </message>
    <message>
        <source>You have counted too, I hope.</source>
        <extracomment>short words of Ada at the table: it has picked, and was cracked</extracomment>
        <translation>Doufám, že taky umíš počítat.</translation>
    </message>
    <message>
        <source>The numbers were clear.</source>
        <extracomment>short words of Ada at the table: it won the hand alone</extracomment>
        <translation>Čísla mluvila jasně.</translation>
    </message>
    <message>
        <source>I miscounted. It happens once a year.</source>
        <extracomment>short words of Ada at the table: it lost the hand as picker</extracomment>
        <translation>Chyba v počtech. Stane se jednou za rok.</translation>
    </message>
    <message>
        <source>They did not even make thirty.</source>
        <extracomment>short words of Ada at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Nemají ani třicet.</translation>
    </message>
    <message>
        <source>Least is best today.</source>
        <extracomment>short words of Ada at the table: it won a leaster</extracomment>
        <translation>Dneska platí: méně je více.</translation>
    </message>
    <message>
        <source>I had the cards. I wanted to be sure.</source>
        <extracomment>short words of Ada at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Karty byly. Jistota nebyla.</translation>
    </message>
    <message>
        <source>Worth the wait.</source>
        <extracomment>short words of Bruno at the table: it took a trick with many points</extracomment>
        <translation>Vyplatilo se počkat.</translation>
    </message>
    <message>
        <source>Hm. That one hurts.</source>
        <extracomment>short words of Bruno at the table: another player took a trick with many points</extracomment>
        <translation>Hm. To bolí.</translation>
    </message>
    <message>
        <source>Crack away. I sit well.</source>
        <extracomment>short words of Bruno at the table: it has picked, and was cracked</extracomment>
        <translation>Jen flekuj. Sedí se mi dobře.</translation>
    </message>
    <message>
        <source>Keep the best for last, I say.</source>
        <extracomment>short words of Bruno at the table: it won the hand alone</extracomment>
        <translation>Nejlepší nakonec, to říkám vždycky.</translation>
    </message>
    <message>
        <source>I kept them too long.</source>
        <extracomment>short words of Bruno at the table: it lost the hand as picker</extracomment>
        <translation>Moc dlouho zůstaly v ruce.</translation>
    </message>
    <message>
        <source>That will teach them.</source>
        <extracomment>short words of Bruno at the table: its side won, and the other side has no schneider</extracomment>
        <translation>To si budou pamatovat.</translation>
    </message>
    <message>
        <source>And none of you noticed me.</source>
        <extracomment>short words of Bruno at the table: it won a leaster</extracomment>
        <translation>A nikdo z vás si mě nevšiml.</translation>
    </message>
    <message>
        <source>I was saving it.</source>
        <extracomment>short words of Bruno at the table: it passed a strong hand, as all see now</extracomment>
        <translation>To bylo na potom.</translation>
    </message>
    <message>
        <source>Thank you, friends!</source>
        <extracomment>short words of Clara at the table: it took a trick with many points</extracomment>
        <translation>Děkuju, přátelé!</translation>
    </message>
    <message>
        <source>Oh, what a lovely trick!</source>
        <extracomment>short words of Clara at the table: another player took a trick with many points</extracomment>
        <translation>Jé, to je krásný štych!</translation>
    </message>
    <message>
        <source>A crack? Now I am nervous.</source>
        <extracomment>short words of Clara at the table: it has picked, and was cracked</extracomment>
        <translation>Flek? Teď jsem z toho nervózní.</translation>
    </message>
    <message>
        <source>All by myself!</source>
        <extracomment>short words of Clara at the table: it won the hand alone</extracomment>
        <translation>A docela bez pomoci!</translation>
    </message>
    <message>
        <source>I gave away too much.</source>
        <extracomment>short words of Clara at the table: it lost the hand as picker</extracomment>
        <translation>Těch dárků bylo moc.</translation>
    </message>
    <message>
        <source>Such generous cards!</source>
        <extracomment>short words of Clara at the table: its side won, and the other side has no schneider</extracomment>
        <translation>To jsou ale štědré karty!</translation>
    </message>
    <message>
        <source>For once I gave it all away.</source>
        <extracomment>short words of Clara at the table: it won a leaster</extracomment>
        <translation>Pro jednou všechno rozdáno.</translation>
    </message>
    <message>
        <source>I thought another would pick.</source>
        <extracomment>short words of Clara at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Vždyť to měl brát někdo jiný.</translation>
    </message>
    <message>
        <source>Slow and steady.</source>
        <extracomment>short words of Emil at the table: it took a trick with many points</extracomment>
        <translation>Pomalu, ale jistě.</translation>
    </message>
    <message>
        <source>No hurry. There are more tricks.</source>
        <extracomment>short words of Emil at the table: another player took a trick with many points</extracomment>
        <translation>Žádný spěch. Štychů je ještě dost.</translation>
    </message>
    <message>
        <source>I should have passed.</source>
        <extracomment>short words of Emil at the table: it has picked, and was cracked</extracomment>
        <translation>To chtělo pas.</translation>
    </message>
    <message>
        <source>That one was safe.</source>
        <extracomment>short words of Emil at the table: it won the hand alone</extracomment>
        <translation>To byla jistota.</translation>
    </message>
    <message>
        <source>That is why I usually pass.</source>
        <extracomment>short words of Emil at the table: it lost the hand as picker</extracomment>
        <translation>Proto většinou pasuju.</translation>
    </message>
    <message>
        <source>Careful does it.</source>
        <extracomment>short words of Emil at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Opatrnosti není nikdy dost.</translation>
    </message>
    <message>
        <source>Doing nothing pays.</source>
        <extracomment>short words of Emil at the table: it won a leaster</extracomment>
        <translation>Nicnedělání se vyplácí.</translation>
    </message>
    <message>
        <source>I was not quite sure.</source>
        <extracomment>short words of Emil at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Chyběla mi jistota.</translation>
    </message>
    <message>
        <source>Follow the bell!</source>
        <extracomment>short words of Frieda at the table: it took a trick with many points</extracomment>
        <translation>Všichni za zvoncem!</translation>
    </message>
    <message>
        <source>Well led.</source>
        <extracomment>short words of Frieda at the table: another player took a trick with many points</extracomment>
        <translation>Dobře vedeno.</translation>
    </message>
    <message>
        <source>Then we play for more.</source>
        <extracomment>short words of Frieda at the table: it has picked, and was cracked</extracomment>
        <translation>Tak se hraje o víc.</translation>
    </message>
    <message>
        <source>I needed no help.</source>
        <extracomment>short words of Frieda at the table: it won the hand alone</extracomment>
        <translation>Pomoc nebyla třeba.</translation>
    </message>
    <message>
        <source>My lead, my fault.</source>
        <extracomment>short words of Frieda at the table: it lost the hand as picker</extracomment>
        <translation>Moje vedení, moje vina.</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <extracomment>short words of Frieda at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Takhle se to dělá.</translation>
    </message>
    <message>
        <source>Even a leaster can be led.</source>
        <extracomment>short words of Frieda at the table: it won a leaster</extracomment>
        <translation>I leaster se dá vést.</translation>
    </message>
    <message>
        <source>I wanted to see who would lead.</source>
        <extracomment>short words of Frieda at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Zajímalo mě, kdo se ujme vedení.</translation>
    </message>
    <message>
        <source>Mine!</source>
        <extracomment>short words of Gus at the table: it took a trick with many points</extracomment>
        <translation>Můj!</translation>
    </message>
    <message>
        <source>Enjoy it while it lasts.</source>
        <extracomment>short words of Gus at the table: another player took a trick with many points</extracomment>
        <translation>Užij si to, dokud to jde.</translation>
    </message>
    <message>
        <source>Good. Now it is worth something.</source>
        <extracomment>short words of Gus at the table: it has picked, and was cracked</extracomment>
        <translation>Dobře. Teď je o co hrát.</translation>
    </message>
    <message>
        <source>Who needs a partner?</source>
        <extracomment>short words of Gus at the table: it won the hand alone</extracomment>
        <translation>K čemu partnera?</translation>
    </message>
    <message>
        <source>I would pick it again.</source>
        <extracomment>short words of Gus at the table: it lost the hand as picker</extracomment>
        <translation>A příště beru zas.</translation>
    </message>
    <message>
        <source>Head down, and through!</source>
        <extracomment>short words of Gus at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Hlavu dolů a vpřed!</translation>
    </message>
    <message>
        <source>Even I can lie low.</source>
        <extracomment>short words of Gus at the table: it won a leaster</extracomment>
        <translation>I já umím ležet v trávě.</translation>
    </message>
    <message>
        <source>Me, passing? I must have been asleep.</source>
        <extracomment>short words of Gus at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Já a pas? To bylo snad ze spaní.</translation>
    </message>
    <message>
        <source>Oh! Was that me?</source>
        <extracomment>short words of Lottie at the table: it took a trick with many points</extracomment>
        <translation>Jé! To jako já?</translation>
    </message>
    <message>
        <source>You are good at this.</source>
        <extracomment>short words of Lottie at the table: another player took a trick with many points</extracomment>
        <translation>Tobě to ale jde.</translation>
    </message>
    <message>
        <source>That sounds serious.</source>
        <extracomment>short words of Lottie at the table: it has picked, and was cracked</extracomment>
        <translation>To zní vážně.</translation>
    </message>
    <message>
        <source>I had no choice!</source>
        <extracomment>short words of Lottie at the table: it won the hand alone</extracomment>
        <translation>Nic jiného nezbylo!</translation>
    </message>
    <message>
        <source>Sorry, everyone.</source>
        <extracomment>short words of Lottie at the table: it lost the hand as picker</extracomment>
        <translation>Promiňte mi to, všichni.</translation>
    </message>
    <message>
        <source>That was fun!</source>
        <extracomment>short words of Lottie at the table: its side won, and the other side has no schneider</extracomment>
        <translation>To byla legrace!</translation>
    </message>
    <message>
        <source>I did not want any of it.</source>
        <extracomment>short words of Lottie at the table: it won a leaster</extracomment>
        <translation>Já z toho nechci nic.</translation>
    </message>
    <message>
        <source>I was waiting for company.</source>
        <extracomment>short words of Lottie at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Chyběla mi společnost.</translation>
    </message>
    <message>
        <source>Double it next time.</source>
        <extracomment>short words of Otto at the table: it took a trick with many points</extracomment>
        <translation>Příště dvojnásob.</translation>
    </message>
    <message>
        <source>Put it on my bill.</source>
        <extracomment>short words of Otto at the table: another player took a trick with many points</extracomment>
        <translation>Připiš mi to na účet.</translation>
    </message>
    <message>
        <source>At last, a real game.</source>
        <extracomment>short words of Otto at the table: it has picked, and was cracked</extracomment>
        <translation>Konečně pořádná hra.</translation>
    </message>
    <message>
        <source>You should have cracked.</source>
        <extracomment>short words of Otto at the table: it won the hand alone</extracomment>
        <translation>To chtělo flek.</translation>
    </message>
    <message>
        <source>Well played. Another round?</source>
        <extracomment>short words of Otto at the table: it lost the hand as picker</extracomment>
        <translation>Dobře zahráno. Dáme ještě rundu?</translation>
    </message>
    <message>
        <source>Pay at the counter, please.</source>
        <extracomment>short words of Otto at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Platí se u pultu, prosím.</translation>
    </message>
    <message>
        <source>The cheapest win of the evening.</source>
        <extracomment>short words of Otto at the table: it won a leaster</extracomment>
        <translation>Nejlevnější výhra večera.</translation>
    </message>
    <message>
        <source>I bluffed too well.</source>
        <extracomment>short words of Otto at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Ten můj blaf byl až moc dobrý.</translation>
    </message>
    <message>
        <source>Snip, snap, mine.</source>
        <extracomment>short words of Wilma at the table: it took a trick with many points</extracomment>
        <translation>Šmik, šmik a je můj.</translation>
    </message>
    <message>
        <source>Cheeky. I like it.</source>
        <extracomment>short words of Wilma at the table: another player took a trick with many points</extracomment>
        <translation>Drzost. To se mi líbí.</translation>
    </message>
    <message>
        <source>Ooh, a brave one.</source>
        <extracomment>short words of Wilma at the table: it has picked, and was cracked</extracomment>
        <translation>Óó, někdo tu má kuráž.</translation>
    </message>
    <message>
        <source>Black sheep do it alone.</source>
        <extracomment>short words of Wilma at the table: it won the hand alone</extracomment>
        <translation>Černá ovce to zvládne bez stáda.</translation>
    </message>
    <message>
        <source>Oops.</source>
        <extracomment>short words of Wilma at the table: it lost the hand as picker</extracomment>
        <translation>Jejda.</translation>
    </message>
    <message>
        <source>Shorn!</source>
        <extracomment>short words of Wilma at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Ostříháno!</translation>
    </message>
    <message>
        <source>Nothing for me, thanks.</source>
        <extracomment>short words of Wilma at the table: it won a leaster</extracomment>
        <translation>Pro mě nic, díky.</translation>
    </message>
    <message>
        <source>I passed that? Silly me.</source>
        <extracomment>short words of Wilma at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Pas na tohle? To jsem ale trdlo.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReportDialog</name>
    <message>
        <source>The file also has the hand in play up to now, with the cards of all players. So read it only when the hand is over.</source>
        <translation>V souboru je i rozehrané rozdání až do této chvíle, s kartami všech hráčů. Čti ho tedy, až rozdání skončí.</translation>
    </message>
    <message>
        <source>The file also has the last hand: its rules, cards and decisions.</source>
        <translation>V souboru je i poslední rozdání: pravidla, karty a rozhodnutí.</translation>
    </message>
    <message>
        <source>No hand was played yet, so the file has none.</source>
        <translation>Žádné rozdání se ještě nehrálo, takže v souboru není.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Nahlásit problém</translation>
    </message>
    <message>
        <source>&amp;What happened, and what did you expect?</source>
        <translation>&amp;Co se stalo a co se mělo stát?</translation>
    </message>
    <message>
        <source>What the report tells</source>
        <translation>Co zpráva říká</translation>
    </message>
    <message>
        <source>&amp;Save the report…</source>
        <translation>&amp;Uložit zprávu…</translation>
    </message>
    <message>
        <source>The report is one file that you can read and attach to a message. The program sends nothing. No names of players, computers or folders are in it.</source>
        <translation>Zpráva je jeden soubor, který si můžeš přečíst a přiložit k dopisu. Program nic neposílá. Nejsou v něm jména hráčů, počítačů ani složek.</translation>
    </message>
    <message>
        <source>The report also contains:</source>
        <translation>Kromě tvých slov obsahuje tyto údaje:</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultDetails</name>
    <message>
        <source>Buried: %1</source>
        <translation>Odloženo: %1</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Under</translation>
    </message>
    <message>
        <source>Trump in the hand when the play began</source>
        <translation>Trumfy v ruce na začátku sehrávky</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultPage</name>
    <message>
        <source>Practice: it does not count.</source>
        <translation>Trénink: nepočítá se.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) go into the pot.</source>
        <translation>
            <numerusform>Do banku jde %n bod.</numerusform>
            <numerusform>Do banku jdou %n body.</numerusform>
            <numerusform>Do banku jde %n bodů.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) come out of the pot.</source>
        <translation>
            <numerusform>Z banku přichází %n bod.</numerusform>
            <numerusform>Z banku přicházejí %n body.</numerusform>
            <numerusform>Z banku přichází %n bodů.</numerusform>
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
        <source>E&amp;xplain score…</source>
        <translation>Vysvětlit &amp;výsledek…</translation>
    </message>
    <message>
        <source>How the score came about</source>
        <translation>Jak výsledek vznikl</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Rozbor…</translation>
    </message>
    <message>
        <source>Look back at every decision of the hand</source>
        <translation>Projít všechna rozhodnutí tohoto rozdání</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Hrát &amp;znovu</translation>
    </message>
    <message>
        <source>The same cards once more; it does not count</source>
        <translation>Tytéž karty ještě jednou; nepočítá se to</translation>
    </message>
    <message>
        <source>&amp;Next hand</source>
        <translation>&amp;Další rozdání</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>Zpět ke &amp;hře</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Pokračovat</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Karty složeny</translation>
    </message>
    <message>
        <source>&amp;Tricks…</source>
        <translation>&amp;Ukázat štychy…</translation>
    </message>
    <message>
        <source>Page through all tricks of the hand</source>
        <translation>Listovat všemi štychy rozdání</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Klávesa %1</translation>
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
        <translation>Dražitel</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partner</translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Aktér</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Hrající</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>žádný štych</translation>
    </message>
    <message>
        <source>You win %1</source>
        <translation>Získáváš %1</translation>
    </message>
    <message>
        <source>You lose %1</source>
        <translation>Ztrácíš %1</translation>
    </message>
    <message>
        <source>You break even</source>
        <translation>Vycházíš na nulu</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence that says who wins</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>counts %1</source>
        <translation>součet %1</translation>
    </message>
    <message>
        <source>In the blind</source>
        <translation>V talonu</translation>
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
        <translation>&amp;Rozdání po rozdání, jedno na řádek</translation>
    </message>
    <message>
        <source>&amp;Save this table</source>
        <translation>Uložit tento &amp;stůl</translation>
    </message>
    <message>
        <source>Make the round &amp;official</source>
        <translation>Prohlásit kolo za o&amp;ficiální</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Kolo</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Stoly</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Výsledek</translation>
    </message>
    <message>
        <source>Totals in the order of the seats</source>
        <translation>Součty v pořadí míst</translation>
    </message>
    <message>
        <source>Totals in the order of the seats: 4 1 1 -2 -4</source>
        <translation>Součty v pořadí míst: 4 1 1 -2 -4</translation>
    </message>
    <message>
        <source>Hands, one a line, in the order of the seats</source>
        <translation>Rozdání, jedno na řádek, v pořadí míst</translation>
    </message>
    <message>
        <source>Save results to se&amp;nd…</source>
        <translation>Uložit výsledky k o&amp;deslání…</translation>
    </message>
    <message>
        <source>&amp;Add results of another computer…</source>
        <translation>Přidat výsledky jiného počít&amp;ače…</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a table without a result</comment>
        <translation>chybí</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>součet %1</translation>
    </message>
    <message>
        <source>official</source>
        <translation>oficiální</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>zapsáno</translation>
    </message>
    <message>
        <source>This round is not drawn yet.</source>
        <translation>Toto kolo ještě není vylosováno.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) without a result.</source>
        <translation>
            <numerusform>%n stůl bez výsledku.</numerusform>
            <numerusform>%n stoly bez výsledku.</numerusform>
            <numerusform>%n stolů bez výsledku.</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are there.</source>
        <translation>Všechny výsledky jsou zapsány.</translation>
    </message>
    <message>
        <source>The round is official. A change is a correction, and is marked.</source>
        <translation>Kolo je oficiální. Změna je oprava a bude vyznačena.</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Stůl %1: %2</translation>
    </message>
    <message>
        <source>Type a number for each seat in every line.</source>
        <translation>Napiš do každého řádku číslo pro každé místo.</translation>
    </message>
    <message>
        <source>Sum %1. Type a number for each seat.</source>
        <translation>Součet %1. Napiš číslo pro každé místo.</translation>
    </message>
    <message>
        <source>Only whole numbers can be scores.</source>
        <translation>Zapsat lze jen celá čísla.</translation>
    </message>
    <message>
        <source>The sum is 0.</source>
        <translation>Součet je 0.</translation>
    </message>
    <message>
        <source>The sum is %1, not 0: look at the card again.</source>
        <translation>Součet je %1, ne 0: podívej se znovu na kartu.</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Oprava</translation>
    </message>
    <message>
        <source>The result is official. Why is it corrected?</source>
        <translation>Výsledek je oficiální. Proč se opravuje?</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReviewController</name>
    <message>
        <source>Practice: this hand does not count. Your game waits for you.</source>
        <translation>Trénink: toto rozdání se nepočítá. Tvá partie na tebe čeká.</translation>
    </message>
    <message>
        <source>Deal number %1.</source>
        <translation>Rozdání číslo %1.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Zpět ke hře</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReviewDialog</name>
    <message>
        <source>Cost: points lost on average. %1 a cost, %2 the player&apos;s costliest, %3 gave the hand away</source>
        <translation>Cena: body ztracené v průměru. %1 cena, %2 nejdražší volba hráče, %3 zahozené rozdání</translation>
    </message>
    <message>
        <source>Only &amp;my decisions</source>
        <translation>Jen &amp;má rozhodnutí</translation>
    </message>
    <message>
        <source>&amp;Show all cards</source>
        <translation>&amp;Ukázat všechny karty</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Hrát odtud dál</translation>
    </message>
    <message>
        <source>Review of the hand</source>
        <translation>Rozbor rozdání</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Expected: points on average, by what the player could know. Wins: how often the player comes out ahead. With all cards seen: how it ends if everyone sees all cards and plays perfectly.</source>
        <translation>Očekáváno: body v průměru podle toho, co hráč mohl vědět. Vyhrává: jak často je hráč v plusu. S odkrytými kartami: jak to skončí, když všichni vidí všechny karty a hrají bezchybně.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>První</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Předchozí</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Poslední</translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation>Hrát &amp;toto rozdání znovu</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>Za&amp;vřít</translation>
    </message>
    <message>
        <source>Play the same cards for practice. It does not count.</source>
        <translation>Zahrát tytéž karty v tréninku. Nepočítá se to.</translation>
    </message>
    <message>
        <source>Practice from just before this decision. It does not count.</source>
        <translation>Trénink od chvíle těsně před tímto rozhodnutím. Nepočítá se to.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a decision</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Rozdání skončilo.</translation>
    </message>
    <message>
        <source>Not reviewed yet.</source>
        <translation>Zatím bez rozboru.</translation>
    </message>
    <message>
        <source>Reviewing decision %1 of %2…</source>
        <translation>Rozbor rozhodnutí %1 z %2…</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Legenda</translation>
    </message>
    <message>
        <source>What the figures and colors mean</source>
        <translation>Co znamenají čísla a barvy</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>H&amp;odnoty</translation>
    </message>
    <message>
        <source>What each choice was expected to score</source>
        <translation>Kolik každá volba slibovala</translation>
    </message>
    <message>
        <source>S&amp;tudy this position</source>
        <translation>Pro&amp;zkoumat tuto pozici</translation>
    </message>
    <message>
        <source>Set it up in a window of its own, to ask and to try out variations.</source>
        <translation>Postaví ji ve vlastním okně, kde se lze ptát a zkoušet varianty.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Ko&amp;pírovat</translation>
    </message>
    <message>
        <source>What the review says, and this picture of the table, for a message</source>
        <translation>Co říká rozbor a tento obrázek stolu, pro zprávu</translation>
    </message>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Uložit jako o&amp;brázek…</translation>
    </message>
    <message>
        <source>Judged without what the program has noticed of these players.</source>
        <translation>Posouzeno bez toho, co program u těchto hráčů vypozoroval.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReviewModel</name>
    <message>
        <source>End of the hand</source>
        <translation>Konec rozdání</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Kdo</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Rozhodnutí</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Cena</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleAgreement</name>
    <message>
        <source>Our house rules</source>
        <translation>Naše domácí pravidla</translation>
    </message>
    <message>
        <source>Date and place</source>
        <translation>Datum a místo</translation>
    </message>
    <message>
        <source>We play %1. %2</source>
        <translation>Hrajeme %1. %2</translation>
    </message>
    <message>
        <source>We have read this and agree to it. What is not written here, all players decide together before the next deal.</source>
        <translation>Přečetli jsme si to a souhlasíme s tím. O čem se tu nepíše, o tom rozhodnou všichni hráči společně před dalším rozdáním.</translation>
    </message>
    <message>
        <source>Our own rules</source>
        <translation>Naše vlastní pravidla</translation>
    </message>
    <message>
        <source>None: we play it as it is.</source>
        <translation>Žádná: hrajeme to, jak to je.</translation>
    </message>
    <message>
        <source>Everyone passes: %1</source>
        <translation>Nikdo nebere: %1</translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>Jak probíhá rozdání</translation>
    </message>
    <message>
        <source>What a point is worth</source>
        <translation>Jakou cenu má bod</translation>
    </message>
    <message>
        <source>We play for points only.</source>
        <translation>Hrajeme jen o body.</translation>
    </message>
    <message>
        <source>A point is worth %1.</source>
        <translation>Cena bodu je %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleExplanation</name>
    <message>
        <source>Point at a rule, or press Tab, to read what it means.</source>
        <translation>Ukaž na pravidlo, nebo k němu přejdi klávesou Tab, a přečteš si, co znamená.</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleFileWords</name>
    <message>
        <source>Line %1, column %2</source>
        <translation>Řádek %1, sloupec %2</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <translation>toto není text v UTF-8</translation>
    </message>
    <message>
        <source>expected rule = choice</source>
        <translation>očekáváno: pravidlo = volba</translation>
    </message>
    <message>
        <source>expected the number of the format</source>
        <translation>očekáváno číslo formátu</translation>
    </message>
    <message>
        <source>written by a later version of the program</source>
        <translation>zapsáno novější verzí programu</translation>
    </message>
    <message>
        <source>the name was given before</source>
        <translation>název už byl uveden</translation>
    </message>
    <message>
        <source>there is no rule of this name</source>
        <translation>pravidlo s tímto názvem není</translation>
    </message>
    <message>
        <source>this rule was named before</source>
        <translation>toto pravidlo už bylo uvedeno</translation>
    </message>
    <message>
        <source>too long for a file of house rules</source>
        <translation>na soubor s domácími pravidly příliš dlouhé</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the choices are: %1</source>
        <translation>možnosti jsou: %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2</source>
        <translation>očekáváno číslo od %1 do %2</translation>
    </message>
    <message>
        <source>%1: %2 cannot be played beside the other rules</source>
        <translation>%1: %2 se vedle ostatních pravidel hrát nedá</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleFiles</name>
    <message>
        <source>House rules (*.sheeprules);;All files (*)</source>
        <translation>Domácí pravidla (*.sheeprules);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>The rules in %1 cannot be used. Nothing was changed.</source>
        <translation>Pravidla v souboru %1 nejdou použít. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>The rules were not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Pravidla se neuložila: soubor %1 nebylo možné zapsat. Vyber jinou složku.</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Otevřít pravidla</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Uložit pravidla</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleForm</name>
    <message>
        <source>Reset all</source>
        <translation>Vše výchozí</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Hledat v pravidlech</translation>
    </message>
    <message>
        <source>Open r&amp;ules…</source>
        <translation>&amp;Otevřít pravidla…</translation>
    </message>
    <message>
        <source>Load rules from a file</source>
        <translation>Načíst pravidla ze souboru</translation>
    </message>
    <message>
        <source>Sa&amp;ve rules…</source>
        <translation>&amp;Uložit pravidla…</translation>
    </message>
    <message>
        <source>Save these rules to a file you can share</source>
        <translation>Uložit tato pravidla do souboru, který můžeš dát ostatním</translation>
    </message>
    <message>
        <source>Co&amp;mpare…</source>
        <translation>Poro&amp;vnat…</translation>
    </message>
    <message>
        <source>Compare these rules with other rules</source>
        <translation>Porovnat tato pravidla s jinými</translation>
    </message>
    <message>
        <source>Reset all rules</source>
        <translation>Vrátit všechna pravidla</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, změněno</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Tato pravidla</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, s %n změnou</numerusform>
            <numerusform>%1, se %n změnami</numerusform>
            <numerusform>%1, s %n změnami</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>These rules cannot be played together. %1</source>
        <translation>Tato pravidla se spolu hrát nedají. %1</translation>
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
        <translation>Vrátit</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>Vrátit tuto změnu</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Vrátit: %1</translation>
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
        <translation>Neodpovídá žádné pravidlo.</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Vyjít z</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Oddíly</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, %n změna</numerusform>
            <numerusform>%1, %n změny</numerusform>
            <numerusform>%1, %n změn</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesComparison</name>
    <message>
        <source>Rule</source>
        <translation>Pravidlo</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesDialog</name>
    <message>
        <source>Rules of this table</source>
        <translation>Pravidla tohoto stolu</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>&amp;Náhled tisku…</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesOffer</name>
    <message>
        <source>Play by these rules?</source>
        <translation>Hrát podle těchto pravidel?</translation>
    </message>
    <message>
        <source>Start a new game with the rules &quot;%1&quot;? New games keep using them until you change them in the settings.</source>
        <translation>Začít novou partii s pravidly „%1“? Budou platit i pro další partie, dokud je v nastavení nezměníš.</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Použít tato pravidla</translation>
    </message>
    <message>
        <source>&amp;Keep my rules</source>
        <translation>&amp;Nechat má pravidla</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>Poro&amp;vnat…</translation>
    </message>
    <message>
        <source>My rules for new games</source>
        <translation>Má pravidla pro nové partie</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesPage</name>
    <message>
        <source>Rules of this table</source>
        <translation>Pravidla tohoto stolu</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesText</name>
    <message>
        <source>%1, with house rules</source>
        <translation>%1, s domácími pravidly</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Pravidla tohoto stolu</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>These stay in the box: %1.</source>
        <translation>V krabičce zůstanou: %1.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Karty</translation>
    </message>
    <message numerus="yes">
        <source>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n points in the deck.</source>
        <translation>
            <numerusform>Eso 11 oček, desítka 10, král 4, dáma 3, kluk 2; devítka, osma a sedma nic: v balíčku je %n očko.</numerusform>
            <numerusform>Eso 11 oček, desítka 10, král 4, dáma 3, kluk 2; devítka, osma a sedma nic: v balíčku jsou %n očka.</numerusform>
            <numerusform>Eso 11 oček, desítka 10, král 4, dáma 3, kluk 2; devítka, osma a sedma nic: v balíčku je %n oček.</numerusform>
        </translation>
    </message>
    <message>
        <source>All queens and jacks of any suit are trump, and so are all %1. From the highest down:</source>
        <translation>Trumfy jsou všechny dámy a všichni kluci bez ohledu na barvu a k tomu celá barva %1. Od nejvyššího dolů:</translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>Jak probíhá rozdání</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Když všichni pasují</translation>
    </message>
    <message>
        <source>The house rules</source>
        <translation>Domácí pravidla</translation>
    </message>
    <message>
        <source>A star marks rules that differ from the usual game.</source>
        <translation>Hvězdička značí pravidla, která se liší od obvyklé hry.</translation>
    </message>
    <message>
        <source>All are the usual rules of this game.</source>
        <translation>Všechna jsou obvyklá pravidla této hry.</translation>
    </message>
    <message>
        <source>The other three suits are fail, each from ace, ten and king down. Any trump takes any fail card.</source>
        <translation>Ostatní tři barvy jsou netrumfové, každá od esa, desítky a krále dolů. Každý trumf bere každou netrumfovou kartu.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookController</name>
    <message>
        <source>The score book was recovered: %1 with %2.</source>
        <translation>Kniha zápisů je zachráněná: %1, %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n zápis</numerusform>
            <numerusform>%n zápisy</numerusform>
            <numerusform>%n zápisů</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheets that were lost: %1; hands of other sheets: %2.</source>
        <translation>Ztracené zápisy: %1; rozdání jiných zápisů: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) lost their name, and are called &quot;Recovered sheet&quot;.</source>
        <translation>
            <numerusform>%n zápis ztratil název a jmenuje se „Recovered sheet“.</numerusform>
            <numerusform>%n zápisy ztratily název a jmenují se „Recovered sheet“.</numerusform>
            <numerusform>%n zápisů ztratilo název a jmenují se „Recovered sheet“.</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is kept in %1.</source>
        <translation>Poškozený soubor je uchován jako %1.</translation>
    </message>
    <message>
        <source>The score book was restored.</source>
        <translation>Kniha zápisů je obnovená.</translation>
    </message>
    <message>
        <source>The score book was restored. What was there before is in %1.</source>
        <translation>Kniha zápisů je obnovená. Co v ní bylo předtím, je v souboru %1.</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Kniha zápisů</translation>
    </message>
    <message>
        <source>&amp;Play without saving</source>
        <translation>&amp;Hrát bez ukládání</translation>
    </message>
    <message>
        <source>&amp;Set aside, begin a new book</source>
        <translation>&amp;Odložit stranou a začít novou knihu</translation>
    </message>
    <message>
        <source>Re&amp;cover what can be read</source>
        <translation>&amp;Zachránit, co jde přečíst</translation>
    </message>
    <message>
        <source>&amp;Restore the backup</source>
        <translation>O&amp;bnovit zálohu</translation>
    </message>
    <message>
        <source>Restoring the backup…</source>
        <translation>Obnovuje se záloha…</translation>
    </message>
    <message>
        <source>Reading the damaged score book…</source>
        <translation>Čte se poškozená kniha zápisů…</translation>
    </message>
    <message>
        <source>Beside the score book lay changes to another one, as when a book is copied in the place of another. They were not taken over, and are kept in %1.</source>
        <translation>Vedle knihy zápisů ležely změny jiné knihy, jako když se jedna kniha zkopíruje na místo druhé. Nebyly převzaty a jsou uloženy v %1.</translation>
    </message>
    <message>
        <source>This is the backup %1, which has more hands than could be read.</source>
        <translation>Je to záloha %1, která má více her, než se podařilo přečíst.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookDialog</name>
    <message>
        <source>Score book</source>
        <translation>Kniha zápisů</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Hledat:</translation>
    </message>
    <message>
        <source>name, player, rule or date</source>
        <translation>název, hráč, pravidlo nebo datum</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Zápisy</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Otevřít</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Pokračovat</translation>
    </message>
    <message>
        <source>Rena&amp;me…</source>
        <translation>Př&amp;ejmenovat…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Smazat…</translation>
    </message>
    <message>
        <source>Score a &amp;table…</source>
        <translation>Zapisovat u s&amp;tolu…</translation>
    </message>
    <message>
        <source>No score sheets yet. Your first hand starts one.</source>
        <translation>Zatím žádné zápisy. První začne tvým prvním rozdáním.</translation>
    </message>
    <message>
        <source>No sheet contains &quot;%1&quot;.</source>
        <translation>Žádný zápis neobsahuje „%1“.</translation>
    </message>
    <message>
        <source>Rename sheet</source>
        <translation>Přejmenovat zápis</translation>
    </message>
    <message>
        <source>Sheet &amp;name:</source>
        <translation>&amp;Název zápisu:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Přejmenovat</translation>
    </message>
    <message>
        <source>Delete sheet</source>
        <translation>Smazat zápis</translation>
    </message>
    <message>
        <source>Delete &quot;%1&quot; with %2?</source>
        <translation>Smazat „%1“ (%2)?</translation>
    </message>
    <message>
        <source>This deletes the sheet and all its hands. You cannot undo it.</source>
        <translation>Smaže se zápis i všechna jeho rozdání. Vrátit to nejde.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Smazat</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open in a window of its own.</source>
        <translation>„%1“ je otevřeno ve vlastním okně.</translation>
    </message>
    <message>
        <source>Close that window first, then delete the sheet.</source>
        <translation>Nejdřív zavřete to okno, potom zápis smažte.</translation>
    </message>
    <message>
        <source>The game of this sheet is on the table.</source>
        <translation>Partie tohoto zápisu je na stole.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookModel</name>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Nejde přečíst: %1</translation>
    </message>
    <message>
        <source>Rules from a newer version</source>
        <translation>Pravidla z novější verze</translation>
    </message>
    <message>
        <source>Started %1, last played %2, %3</source>
        <translation>Začátek %1, naposledy %2, %3</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <translation>%1 (na stole)</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Naposledy</translation>
    </message>
    <message>
        <source>Players and totals</source>
        <translation>Hráči a součty</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Pravidla</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Rozdání</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreSheetModel</name>
    <message>
        <source>%1; with hints</source>
        <comment>of a hand</comment>
        <translation>%1; s radami</translation>
    </message>
    <message>
        <source>Not counted: %1</source>
        <comment>a line of the sheet, and why</comment>
        <translation>Nepočítá se: %1</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (opraveno)</translation>
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
        <translation>F</translation>
    </message>
    <message>
        <source>%1: %2, total %3</source>
        <translation>%1: %2, celkem %3</translation>
    </message>
    <message>
        <source>%1 sat out, total %2</source>
        <translation>%1 vynechává, celkem %2</translation>
    </message>
    <message>
        <source>%1 was not there, total %2</source>
        <translation>%1 není u stolu, celkem %2</translation>
    </message>
    <message>
        <source>%1: no score, total %2</source>
        <translation>%1: bez zápisu, celkem %2</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>rozdávající</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>aktér</translation>
    </message>
    <message>
        <source>was the partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>was a maker</source>
        <translation>hrající</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Průběh</translation>
    </message>
    <message>
        <source>P</source>
        <comment>mark of a bump on the sheet</comment>
        <translation>A</translation>
    </message>
    <message>
        <source>%1; with hints for %2</source>
        <comment>of a hand; names</comment>
        <translation>%1; s radami pro: %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreSheetView</name>
    <message>
        <source>E&amp;xplain score…</source>
        <translation>Vysvětl&amp;it výsledek…</translation>
    </message>
    <message>
        <source>Revie&amp;w…</source>
        <translation>&amp;Rozbor…</translation>
    </message>
    <message>
        <source>Review the hand, decision by decision</source>
        <translation>Rozbor rozdání, jedno rozhodnutí za druhým</translation>
    </message>
    <message>
        <source>Settling up</source>
        <translation>Vyúčtování</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Součty</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
    <message>
        <source>No hand has been played yet.</source>
        <translation>Zatím se žádné rozdání nehrálo.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreTotalsModel</name>
    <message>
        <source>%1: %2, leading</source>
        <translation>%1: %2, ve vedení</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Peníze</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeasonDialog</name>
    <message>
        <source>Group</source>
        <translation>Skupina</translation>
    </message>
    <message>
        <source>S&amp;ubstitute</source>
        <translation>N&amp;áhradník</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Uložit</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Nová sezona</translation>
    </message>
    <message>
        <source>Change the season</source>
        <translation>Změnit sezonu</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Název:</translation>
    </message>
    <message>
        <source>&amp;First day:</source>
        <translation>&amp;První den:</translation>
    </message>
    <message>
        <source>&amp;Last day:</source>
        <translation>Pos&amp;lední den:</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>&amp;Skupina</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>P&amp;ravidla</translation>
    </message>
    <message>
        <source>&amp;Money</source>
        <translation>P&amp;eníze</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Role</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Plays for members who are away: has a score, but no place and no prize</source>
        <translation>Hraje za členy, kteří chybí: má body, ale žádné umístění ani cenu</translation>
    </message>
    <message>
        <source>Points that each evening of this person gets more, or less</source>
        <translation>Body, které se přičtou ke každému večeru tohoto člověka, nebo odečtou</translation>
    </message>
    <message>
        <source>&amp;Handicap an evening:</source>
        <translation>&amp;Handicap na večer:</translation>
    </message>
    <message>
        <source>Substitute</source>
        <translation>Náhradník</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Člen</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Average per hand</source>
        <translation>Průměr na rozdání</translation>
    </message>
    <message>
        <source>Average per evening</source>
        <translation>Průměr na večer</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>instead of a number of evenings</extracomment>
        <translation>všechny</translation>
    </message>
    <message>
        <source>A tie is broken by the best evening, then by evenings won; else the place is shared.</source>
        <translation>Při shodě rozhodne vyšší výsledek nejlepšího večera, pak počet vyhraných večerů; jinak je místo společné.</translation>
    </message>
    <message>
        <source>Ranked &amp;by:</source>
        <translation>Pořadí po&amp;dle:</translation>
    </message>
    <message>
        <source>Best evenings that &amp;count:</source>
        <translation>Nejlepší večery, které se p&amp;očítají:</translation>
    </message>
    <message>
        <source>&amp;Evenings needed for a place:</source>
        <translation>&amp;Večery potřebné k umístění:</translation>
    </message>
    <message>
        <source>Percent of the fees</source>
        <translation>Procenta z příspěvků</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Částky</translation>
    </message>
    <message>
        <source>A &amp;point is worth:</source>
        <translation>Cena &amp;bodu:</translation>
    </message>
    <message>
        <source>En&amp;try fee of each member:</source>
        <translation>&amp;Zápisné každého člena:</translation>
    </message>
    <message>
        <source>Fee an e&amp;vening:</source>
        <translation>Přísp&amp;ěvek za večer:</translation>
    </message>
    <message>
        <source>Of the fees for the &amp;kitty:</source>
        <translation>Z toho do po&amp;kladny:</translation>
    </message>
    <message>
        <source>Pr&amp;izes are:</source>
        <translation>&amp;Druh cen:</translation>
    </message>
    <message>
        <source>Prizes by pl&amp;ace:</source>
        <translation>&amp;Ceny podle místa:</translation>
    </message>
    <message>
        <source>Type the prizes as numbers, from the first place on: 50; 30; 20</source>
        <translation>Napiš ceny jako čísla, od prvního místa: 50; 30; 20</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeasonMoneyPage</name>
    <message>
        <source>Prizes are &amp;given</source>
        <translation>Ceny &amp;jsou rozdány</translation>
    </message>
    <message>
        <source>What each has</source>
        <translation>Kdo co má</translation>
    </message>
    <message>
        <source>Mark as pai&amp;d</source>
        <translation>Označit jako z&amp;aplacené</translation>
    </message>
    <message>
        <source>Evenings to settle</source>
        <translation>Večery k vyúčtování</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Platby</translation>
    </message>
    <message>
        <source>E&amp;venings to settle:</source>
        <translation>&amp;Večery k vyúčtování:</translation>
    </message>
    <message>
        <source>What each &amp;has:</source>
        <translation>Kdo co &amp;má:</translation>
    </message>
    <message>
        <source>&amp;Who pays whom:</source>
        <translation>&amp;Kdo komu platí:</translation>
    </message>
    <message>
        <source>Not pai&amp;d after all</source>
        <translation>Přece jen nez&amp;aplaceno</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeasonsDialog</name>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Změnit…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Smazat…</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Dvojice</translation>
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
        <translation>Sezona</translation>
    </message>
    <message>
        <source>&amp;Season:</source>
        <translation>&amp;Sezona:</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nová…</translation>
    </message>
    <message>
        <source>S&amp;tandings</source>
        <translation>P&amp;ořadí</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>&amp;Dvojice</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>&amp;Rekordy</translation>
    </message>
    <message>
        <source>&amp;Money</source>
        <translation>P&amp;eníze</translation>
    </message>
    <message>
        <source>Sheets that count</source>
        <translation>Zápisy, které se počítají</translation>
    </message>
    <message>
        <source>Sh&amp;eets</source>
        <translation>Zápis&amp;y</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>T&amp;isk…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Uložit jako PD&amp;F…</translation>
    </message>
    <message>
        <source>Save the season as PDF</source>
        <translation>Uložit sezonu jako PDF</translation>
    </message>
    <message>
        <source>Save as we&amp;b page…</source>
        <translation>Uložit jako &amp;webovou stránku…</translation>
    </message>
    <message>
        <source>Save for a spreadsheet (CSV)…</source>
        <translation>Uložit pro tabulkový procesor (CSV)…</translation>
    </message>
    <message>
        <source>There is no season yet. New… makes one: a span of days, a group of people, and what counts.</source>
        <translation>Zatím není žádná sezona. Nová… ji založí: období, skupinu lidí a to, co se počítá.</translation>
    </message>
    <message>
        <source>This season was left as it is: this version of the program cannot read it (%1).</source>
        <translation>Tato sezona zůstala, jak je: tato verze programu ji neumí přečíst (%1).</translation>
    </message>
    <message>
        <source>No evening yet: no sheet of these days has two people of the group.</source>
        <translation>Zatím žádný večer: v žádném zápisu z těchto dnů nejsou dva lidé ze skupiny.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sheet, and why it does not count</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not counted, because of impossible values: %1</source>
        <translation>Nepočítá se kvůli nemožným hodnotám: %1</translation>
    </message>
    <message>
        <source>Delete a season</source>
        <translation>Smazat sezonu</translation>
    </message>
    <message>
        <source>Delete the season &quot;%1&quot;?</source>
        <translation>Smazat sezonu „%1“?</translation>
    </message>
    <message>
        <source>Its rules and its marks of payments are deleted. The sheets stay.</source>
        <translation>Její pravidla a označené platby zmizí. Zápisy zůstanou.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Smazat</translation>
    </message>
    <message>
        <source>Save the season as web page</source>
        <translation>Uložit sezonu jako webovou stránku</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Webové stránky (*.html)</translation>
    </message>
    <message>
        <source>Save the season for a spreadsheet</source>
        <translation>Uložit sezonu pro tabulkový procesor</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tabulky (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Uloženo: %1</translation>
    </message>
    <message>
        <source>The file %1 could not be written. If it existed before, it is unchanged. Choose another folder, or free some space.</source>
        <translation>Soubor %1 nebylo možné zapsat. Pokud už existoval, je beze změny. Vyber jinou složku, nebo uvolni místo.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatChoice</name>
    <message>
        <source>Level of seat %1</source>
        <translation>Úroveň místa %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Jméno místa %1</translation>
    </message>
    <message>
        <source>A &amp;Picture of Your Own…</source>
        <translation>&amp;Vlastní obrázek…</translation>
    </message>
    <message>
        <source>Face of seat %1</source>
        <translation>Obličej místa %1</translation>
    </message>
    <message>
        <source>Choose another face</source>
        <translation>Vybrat jiný obličej</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with you</source>
        <translation>
            <numerusform>%n partie s tebou</numerusform>
            <numerusform>%n partie s tebou</numerusform>
            <numerusform>%n partií s tebou</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <extracomment>between two short remarks on a player</extracomment>
        <translation> · </translation>
    </message>
    <message>
        <source>A Face for %1</source>
        <translation>Obličej pro hráče %1</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Obrázky (%1)</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Hráč %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatItem</name>
    <message>
        <source>level: %1</source>
        <translation>úroveň: %1</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>rozdávající</translation>
    </message>
    <message>
        <source>picker</source>
        <translation>aktér</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partner</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>hrající</translation>
    </message>
    <message>
        <source>cracked</source>
        <translation>flek</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>vynechává</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>stav %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n karta</numerusform>
            <numerusform>%n karty</numerusform>
            <numerusform>%n karet</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n štych</numerusform>
            <numerusform>%n štychy</numerusform>
            <numerusform>%n štychů</numerusform>
        </translation>
    </message>
    <message>
        <source>to act</source>
        <translation>na řadě</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a level and how such a player plays</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>DEALER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>ROZDÁVÁ</translation>
    </message>
    <message>
        <source>PICKER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>AKTÉR</translation>
    </message>
    <message>
        <source>PARTNER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>PARTNER</translation>
    </message>
    <message>
        <source>MAKER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>HRAJÍCÍ</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>obrana</translation>
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
        <translation>Místo &amp;%1:</translation>
    </message>
</context>
<context>
    <name>sheepshead::SettingsController</name>
    <message>
        <source>The hand in play keeps its rules. A change takes effect with the next deal, or with the next new game if the number of players changes.</source>
        <translation>Rozehrané rozdání si nechá svá pravidla. Změna platí od příštího rozdání, nebo při jiném počtu hráčů od příští nové partie.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SettleUpSlip</name>
    <message>
        <source>Who pays whom, %1</source>
        <translation>Kdo komu platí, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n bod</numerusform>
            <numerusform>%n body</numerusform>
            <numerusform>%n bodů</numerusform>
        </translation>
    </message>
    <message>
        <source>the pot</source>
        <translation>bank</translation>
    </message>
    <message>
        <source>Points only</source>
        <translation>Jen o body</translation>
    </message>
    <message>
        <source>A point is worth %1</source>
        <translation>Cena bodu je %1</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Kdo komu platí</translation>
    </message>
    <message>
        <source>Where everyone stands</source>
        <translation>Kdo jak stojí</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Hráč</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Celkem</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Dostane</translation>
    </message>
    <message>
        <source>Owes</source>
        <translation>Dluží</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 platí: %2</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Platby</translation>
    </message>
    <message>
        <source>Everyone is even: no payments.</source>
        <translation>Všichni jsou vyrovnaní: nic se neplatí.</translation>
    </message>
    <message>
        <source>The pot holds %1 until it is won.</source>
        <translation>V banku zůstává %1, dokud ho někdo nevyhraje.</translation>
    </message>
    <message>
        <source>Points were only counted up, so each player settles with the average of the table.</source>
        <translation>Body se jen přičítaly, proto se každý hráč vyrovná s průměrem stolu.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SettlementWords</name>
    <message>
        <source>Pot: %1.</source>
        <translation>Bank: %1.</translation>
    </message>
    <message>
        <source>%1 pays %2 into the pot</source>
        <translation>%1 platí do banku %2</translation>
    </message>
    <message>
        <source>%1 gets %2 from the pot</source>
        <translation>%1 dostává z banku %2</translation>
    </message>
    <message>
        <source>%1 pays %2 %3</source>
        <comment>a player, another, and how much</comment>
        <translation>%1 platí: %2 %3</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetChanges</name>
    <message>
        <source>from hand %1 on: %2</source>
        <translation>od rozdání %1: %2</translation>
    </message>
    <message>
        <source>New rules from here on: %1.</source>
        <translation>Odtud nová pravidla: %1.</translation>
    </message>
    <message>
        <source>%1 takes over from %2.</source>
        <translation>%1 nastupuje za: %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetDialog</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Uložit jako PDF…</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>Uložit jako &amp;webovou stránku…</translation>
    </message>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Uložit jako o&amp;brázek…</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>&amp;Kopírovat</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetDock</name>
    <message>
        <source>Score sheet</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>Show the score sheet (S)</source>
        <translation>Ukázat zápis (S)</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetWords</name>
    <message>
        <source>Practice: decisions were taken back, so it does not count</source>
        <translation>Trénink: rozhodnutí se vracela, proto se nepočítá</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
            <numerusform>%n rozdání</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reneged</source>
        <translation>nepřiznání barvy: %1</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>Hand %1, %2 dealt</source>
        <translation>Rozdání %1, rozdává %2</translation>
    </message>
    <message>
        <source>%1 picked blind</source>
        <translation>naslepo bere %1</translation>
    </message>
    <message>
        <source>%1 had to pick</source>
        <translation>musí brát %1</translation>
    </message>
    <message>
        <source>%1 picked</source>
        <translation>aktér: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n maker(s): %1</source>
        <translation>
            <numerusform>hrající (%n): %1</numerusform>
            <numerusform>hrající (%n): %1</numerusform>
            <numerusform>hrající (%n): %1</numerusform>
        </translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>zavoláno: %1</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>bez partnera</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>partner: %1</translation>
    </message>
    <message>
        <source>won, schneider</source>
        <translation>výhra, schneider</translation>
    </message>
    <message>
        <source>lost, schneider</source>
        <translation>prohra, schneider</translation>
    </message>
    <message>
        <source>won every trick</source>
        <translation>výhra se všemi štychy</translation>
    </message>
    <message>
        <source>lost every trick</source>
        <translation>prohra bez štychu</translation>
    </message>
    <message>
        <source>won %1 to %2, schneider</source>
        <translation>výhra %1 ku %2, schneider</translation>
    </message>
    <message>
        <source>won %1 to %2</source>
        <translation>výhra %1 ku %2</translation>
    </message>
    <message>
        <source>lost %1 to %2</source>
        <translation>prohra %1 ku %2</translation>
    </message>
    <message>
        <source>lost %1 to %2, schneider</source>
        <translation>prohra %1 ku %2, schneider</translation>
    </message>
    <message>
        <source>won</source>
        <translation>výhra</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>prohra</translation>
    </message>
    <message>
        <source>called sheepshead and took every trick</source>
        <translation>sheepshead ohlášen, všechny štychy</translation>
    </message>
    <message>
        <source>called sheepshead and missed a trick</source>
        <translation>sheepshead ohlášen, štych chyběl</translation>
    </message>
    <message>
        <source>; %1&#xa0;×%2</source>
        <comment>why the stake is higher, and the factor</comment>
        <translation>; %1 ×%2</translation>
    </message>
    <message>
        <source>; %1 paid alone</source>
        <translation>; platí jen %1</translation>
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
        <translation>%1: bez vítěze</translation>
    </message>
    <message>
        <source>%1 tied</source>
        <translation>shoda: %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>výhra: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 tied with %n point(s)</source>
        <translation>
            <numerusform>shoda s %n očkem: %1</numerusform>
            <numerusform>shoda se %n očky: %1</numerusform>
            <numerusform>shoda s %n očky: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %n point(s)</source>
        <translation>
            <numerusform>výhra s %n očkem: %1</numerusform>
            <numerusform>výhra se %n očky: %1</numerusform>
            <numerusform>výhra s %n očky: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no loser</source>
        <translation>bez poraženého</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>prohra: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost with %n point(s)</source>
        <translation>
            <numerusform>prohra s %n očkem: %1</numerusform>
            <numerusform>prohra se %n očky: %1</numerusform>
            <numerusform>prohra s %n očky: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Schwanzer: no loser</source>
        <translation>Schwanzer: bez poraženého</translation>
    </message>
    <message>
        <source>Schwanzer: %1 lost</source>
        <translation>Schwanzer: prohrává %1</translation>
    </message>
    <message>
        <source>Schwanzer: %1 lost with a count of %2</source>
        <translation>Schwanzer: prohrává %1, součet %2</translation>
    </message>
    <message>
        <source>%1 won every trick</source>
        <translation>%1 bere všechny štychy</translation>
    </message>
    <message>
        <source>%1 won, schneider</source>
        <translation>%1 vyhrává se schneiderem</translation>
    </message>
    <message>
        <source>A tie: 60 to 60</source>
        <translation>Nerozhodně: 60 ku 60</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation>%1 vyhrává, %2</translation>
    </message>
    <message>
        <source>%1 won %2 to %3</source>
        <translation>%1 vyhrává %2 ku %3</translation>
    </message>
    <message>
        <source>%1 called %2</source>
        <translation>%1 volá: %2</translation>
    </message>
    <message>
        <source>%1 called</source>
        <translation>volání: %1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, partner: %2</translation>
    </message>
    <message>
        <source>%1 played a best solo</source>
        <translation>best-sólo: %1</translation>
    </message>
    <message>
        <source>%1 played a side solo</source>
        <translation>barevné sólo: %1</translation>
    </message>
    <message>
        <source>%1 played a billy</source>
        <translation>billy: %1</translation>
    </message>
    <message>
        <source>%1 won the pot in the showdown</source>
        <translation>Bank po ukázání karet získává %1</translation>
    </message>
    <message>
        <source>The pot was divided</source>
        <translation>Bank se rozdělil</translation>
    </message>
    <message>
        <source>The game ended: %1 won the pot in the showdown</source>
        <translation>Partie skončila: bank po ukázání karet získává %1</translation>
    </message>
    <message>
        <source>%1 joined and bought in</source>
        <translation>%1 přichází a vkládá do banku</translation>
    </message>
    <message>
        <source>; %1 into the pot</source>
        <translation>; %1 do banku</translation>
    </message>
    <message>
        <source>; %1 from the pot</source>
        <translation>; %1 z banku</translation>
    </message>
    <message>
        <source>Thrown in: everyone passed, a doubler follows</source>
        <translation>Karty složeny: všichni pasovali, následuje doubler</translation>
    </message>
    <message>
        <source>Thrown in: everyone passed</source>
        <translation>Karty složeny: všichni pasovali</translation>
    </message>
    <message>
        <source>Thrown in: a redeal hand was shown</source>
        <translation>Karty složeny: ukázány karty na nové rozdání</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Místo %1</translation>
    </message>
    <message>
        <source>Hands kept on paper</source>
        <translation>Rozdání zapsaná na papíře</translation>
    </message>
    <message>
        <source>Bonus or penalty</source>
        <translation>Prémie nebo penalizace</translation>
    </message>
    <message>
        <source>What each player won in hands kept on paper</source>
        <translation>Co každý hráč vyhrál v rozdáních zapsaných na papíře</translation>
    </message>
    <message>
        <source>A bonus for %1</source>
        <translation>Prémie: %1</translation>
    </message>
    <message>
        <source>A penalty for %1</source>
        <translation>Penalizace: %1</translation>
    </message>
    <message>
        <source>A bonus for %1, a penalty for %2</source>
        <translation>Prémie: %1, penalizace: %2</translation>
    </message>
    <message>
        <source>A hand kept on paper</source>
        <translation>Rozdání zapsané na papíře</translation>
    </message>
    <message>
        <source>Kept on paper: only the points are known</source>
        <translation>Zapsáno na papíře: známy jsou jen body</translation>
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
        <translation>vysoká karta</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>pár</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>dva páry</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>trojice</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>postupka</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>barva</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>full house</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>čtveřice</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation>čistá postupka</translation>
    </message>
</context>
<context>
    <name>sheepshead::SoundPage</name>
    <message>
        <source>P&amp;lay sounds</source>
        <translation>&amp;Přehrávat zvuky</translation>
    </message>
    <message>
        <source>Mute while a screen &amp;reader is in use</source>
        <translation>Ztlumit, když běží čtečka &amp;obrazovky</translation>
    </message>
    <message>
        <source>Cards that are dealt, played and taken, a knock at a pass, a crack, your turn, and how your hand ended. M mutes the table. Without motion, cards make no sound.</source>
        <translation>Karty při rozdávání, hraní a braní štychů, zaťukání při pasu, flek, tvá řada a jak tvé rozdání dopadlo. M ztlumí stůl. Bez pohybu karty zvuk nevydávají.</translation>
    </message>
    <message>
        <source>L&amp;isten</source>
        <translation>Po&amp;slechnout</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>Hl&amp;asitost:</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>Zv&amp;uk</translation>
    </message>
</context>
<context>
    <name>sheepshead::Spreadsheet</name>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (počítač)</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Zápis</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Den</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Rozdání</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Rozdává</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Průběh</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Poznámky</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Bank</translation>
    </message>
    <message>
        <source>%1, money</source>
        <translation>%1, peníze</translation>
    </message>
    <message>
        <source>Not counted: %1</source>
        <comment>a line of the sheet, and why</comment>
        <translation>Nepočítá se: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>After which round</source>
        <translation>Po kterém kole</translation>
    </message>
    <message>
        <source>&amp;Big screen</source>
        <translation>&amp;Velká obrazovka</translation>
    </message>
    <message>
        <source>P&amp;enalty…</source>
        <translation>Penali&amp;zace…</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>Po kole %1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalizace</translation>
    </message>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>&amp;Hráč:</translation>
    </message>
    <message>
        <source>Po&amp;ints taken off:</source>
        <translation>O&amp;debrané body:</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>Dů&amp;vod:</translation>
    </message>
</context>
<context>
    <name>sheepshead::StandingsScreen</name>
    <message>
        <source>%1: standings after round %2</source>
        <extracomment>the name of a tournament</extracomment>
        <translation>%1: pořadí po kole %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::StartUp</name>
    <message>
        <source>Welcome! New to Sheepshead? Learn it in ten minutes. Or play: your seat is at the bottom, and cards you may play stand a little higher.</source>
        <translation>Vítej! Sheepshead neznáš? Naučíš se ho za deset minut. Nebo hraj: sedíš dole a karty, které smíš zahrát, jsou trochu výš.</translation>
    </message>
    <message>
        <source>&amp;Teach me</source>
        <translation>&amp;Nauč mě to</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Hrát</translation>
    </message>
    <message>
        <source>Your seat is at the bottom. Cards you may play stand a little higher.</source>
        <translation>Sedíš dole. Karty, které smíš zahrát, jsou trochu výš.</translation>
    </message>
    <message>
        <source>Each window saves its own games.</source>
        <translation>Každé okno ukládá své vlastní partie.</translation>
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
        <translation>Za&amp;stavit</translation>
    </message>
    <message>
        <source>The choices</source>
        <translation>Možnosti</translation>
    </message>
    <message>
        <source>Who has what</source>
        <translation>Kdo co má</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Průběh</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Možnost</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Očekáváno</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Vyhrává</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Jak to skončí</translation>
    </message>
    <message>
        <source>Expected score points; in 19 of 20 cases within the error</source>
        <translation>Očekávané body; v 19 z 20 případů v mezích chyby</translation>
    </message>
    <message>
        <source>How often the seat comes out ahead</source>
        <translation>Jak často místo skončí v plusu</translation>
    </message>
    <message>
        <source>Regular players</source>
        <translation>Štamgasti</translation>
    </message>
    <message>
        <source>The people of this table, as they are known</source>
        <translation>Lidé u tohoto stolu, jak je program zná</translation>
    </message>
    <message>
        <source>All cards open, and perfect play</source>
        <translation>Všechny karty odkryté a dokonalá hra</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Ostatní</translation>
    </message>
    <message>
        <source>The o&amp;thers</source>
        <translation>Os&amp;tatní</translation>
    </message>
    <message numerus="yes">
        <source>With all cards open, every card must be known. %n card(s) are missing.</source>
        <translation>
            <numerusform>S odkrytými kartami musí být každá karta známá. Chybí %n karta.</numerusform>
            <numerusform>S odkrytými kartami musí být každá karta známá. Chybějí %n karty.</numerusform>
            <numerusform>S odkrytými kartami musí být každá karta známá. Chybí %n karet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Přemýšlí…</translation>
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
        <translation>Odloženo</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Pod</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Pokr&amp;ačovat</translation>
    </message>
    <message>
        <source>Nothing can be said about what comes of it.</source>
        <translation>O tom, co z toho vzejde, se nedá nic říct.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and what it should do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, pak %2</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>doporučeno</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>očekáváno %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>vyhrává %1</translation>
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
        <translation>Karty</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>neumístěna</translation>
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
        <translation>Pozice v tomto kroku</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyDialog</name>
    <message>
        <source>Set up a hand</source>
        <translation>Sestavit rozdání</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Varianty</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Odpověď</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Sdílet</translation>
    </message>
    <message>
        <source>Pages of the study</source>
        <translation>Stránky studie</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>Ze&amp;ptat se</translation>
    </message>
    <message>
        <source>What to do here</source>
        <translation>Co tu udělat</translation>
    </message>
    <message>
        <source>Play on at the ta&amp;ble</source>
        <translation>Hrát dál u st&amp;olu</translation>
    </message>
    <message>
        <source>Practice from this position. It does not count.</source>
        <translation>Trénink od této pozice. Nepočítá se.</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>&amp;Uložit…</translation>
    </message>
    <message>
        <source>Save the study with its variations</source>
        <translation>Uložit studii s variantami</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Press Ask, and the answer comes here.</source>
        <translation>Stiskni Zeptat se a odpověď přijde sem.</translation>
    </message>
    <message>
        <source>After %1</source>
        <comment>a step of a variation</comment>
        <translation>Poté: %1</translation>
    </message>
    <message>
        <source>This position cannot be asked about: see what is marked there.</source>
        <translation>Na tuto pozici se nelze ptát: podívej se, co je v ní vyznačeno.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>Rozdání skončilo.</translation>
    </message>
    <message>
        <source>Name all cards of that hand first.</source>
        <translation>Nejdřív uveď všechny karty tohoto listu.</translation>
    </message>
    <message>
        <source>Ho&amp;w good is it?</source>
        <translation>Jak jsou s&amp;ilné?</translation>
    </message>
    <message>
        <source>What picking and passing score with this hand in each seat</source>
        <translation>Co s těmito kartami vynese brát a pasovat na každém místě</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyNext</name>
    <message>
        <source>What happens next</source>
        <translation>Co se stane dál</translation>
    </message>
    <message>
        <source>Ta&amp;ke back the last</source>
        <translation>Vzít poslední zpě&amp;t</translation>
    </message>
    <message>
        <source>Buries unknown cards</source>
        <translation>Odkládá neznámé karty</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyNextSteps</name>
    <message>
        <source>Next step</source>
        <translation>Další krok</translation>
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
        <translation>Rozdání &amp;na stole</translation>
    </message>
    <message>
        <source>Last ha&amp;nd</source>
        <translation>Posl&amp;ední rozdání</translation>
    </message>
    <message>
        <source>&amp;Paste text</source>
        <translation>&amp;Vložit text</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Soubor…</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Pravidla stolu</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Pravid&amp;la</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>&amp;Rozdává</translation>
    </message>
    <message>
        <source>Your s&amp;eat</source>
        <translation>Tvé &amp;místo</translation>
    </message>
    <message>
        <source>Begin from</source>
        <translation>Začít od</translation>
    </message>
    <message>
        <source>What you have seen of this hand; it counts as a hint.</source>
        <translation>Co jsi z tohoto rozdání viděl; platí to jako rada.</translation>
    </message>
    <message>
        <source>Your first decision in the hand before.</source>
        <translation>Tvé první rozhodnutí v minulém rozdání.</translation>
    </message>
    <message>
        <source>A position that was copied as text.</source>
        <translation>Pozice zkopírovaná jako text.</translation>
    </message>
    <message>
        <source>A study, or a hand that was saved.</source>
        <translation>Studie, nebo uložené rozdání.</translation>
    </message>
    <message>
        <source>&amp;Lay cards into</source>
        <translation>Klást karty &amp;do</translation>
    </message>
    <message>
        <source>Lay cards into</source>
        <translation>Klást karty do</translation>
    </message>
    <message>
        <source>The position as te&amp;xt</source>
        <translation>Pozice jako te&amp;xt</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>Pozice jako text</translation>
    </message>
    <message>
        <source>There is no position to be pasted.</source>
        <translation>Není tu pozice, kterou by šlo vložit.</translation>
    </message>
    <message>
        <source>Rules of this position</source>
        <translation>Pravidla této pozice</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the number of a seat and who sits there</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Seats: %1</source>
        <translation>Místa: %1</translation>
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
            <numerusform>%1: %n karet</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: see what is marked.</source>
        <translation>Řádek %1: viz, co je vyznačeno.</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyShareView</name>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Kopírovat &amp;jako text</translation>
    </message>
    <message>
        <source>Others can read it in a mail, and paste it into this window.</source>
        <translation>Ostatní ji mohou číst v e-mailu a vložit do tohoto okna.</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>&amp;Kopírovat jako obrázek</translation>
    </message>
    <message>
        <source>What is shown here</source>
        <translation>Co je zde vidět</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>U&amp;ložit obrázek…</translation>
    </message>
    <message>
        <source>As SVG or PNG</source>
        <translation>Jako SVG nebo PNG</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>&amp;Tisk…</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>Na jednu stranu</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Uložit jako P&amp;DF…</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Jedna strana</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyStepsView</name>
    <message>
        <source>&amp;Main line</source>
        <translation>&amp;Hlavní varianta</translation>
    </message>
    <message>
        <source>Make the way to this step the main line</source>
        <translation>Udělat z cesty k tomuto kroku hlavní variantu</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>O&amp;dstranit</translation>
    </message>
    <message>
        <source>Remove this step and all after it</source>
        <translation>Odstranit tento krok a vše po něm</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Název</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>Pozná&amp;mka</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>Porovnat &amp;s</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Porovnat s</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>Další k&amp;rok</translation>
    </message>
    <message>
        <source>&amp;Take this step</source>
        <translation>Použí&amp;t tento krok</translation>
    </message>
    <message>
        <source>The step that is marked</source>
        <translation>Označený krok</translation>
    </message>
    <message>
        <source>Regular players play on; unknown cards are dealt at random.</source>
        <translation>Dál hrají štamgasti; neznámé karty se rozdají náhodně.</translation>
    </message>
    <message>
        <source>Computer: &amp;1 step</source>
        <translation>Počítač: &amp;1 krok</translation>
    </message>
    <message>
        <source>To the end of the tric&amp;k</source>
        <translation>Do &amp;konce štychu</translation>
    </message>
    <message>
        <source>To the &amp;end of the hand</source>
        <translation>Do konc&amp;e rozdání</translation>
    </message>
    <message numerus="yes">
        <source>A study has no more than %n steps. Remove some first.</source>
        <translation>
            <numerusform>Studie má nejvýš %n krok. Nejdřív některé odstraň.</numerusform>
            <numerusform>Studie má nejvýš %n kroky. Nejdřív některé odstraň.</numerusform>
            <numerusform>Studie má nejvýš %n kroků. Nejdřív některé odstraň.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of this step</source>
        <translation>Název tohoto kroku</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Název studie</translation>
    </message>
    <message>
        <source>Note on this step</source>
        <translation>Poznámka k tomuto kroku</translation>
    </message>
    <message>
        <source>Note on the study</source>
        <translation>Poznámka ke studii</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>zatím bez dotazu</translation>
    </message>
    <message>
        <source>hand over, %1</source>
        <comment>your score</comment>
        <translation>konec rozdání, %1</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>očekáváno %1</translation>
    </message>
    <message>
        <source>For you: this branch %1; the other one %2.</source>
        <translation>Pro tebe: tato větev %1; ta druhá %2.</translation>
    </message>
    <message>
        <source>Difference: %1.</source>
        <translation>Rozdíl: %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyTreeView</name>
    <message>
        <source>Steps</source>
        <translation>Kroky</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Krok</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Očekáváno</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Stojí</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Jméno</translation>
    </message>
    <message>
        <source>Expected score points of the seat that did it</source>
        <translation>Očekávané body na lístku pro místo, které to udělalo</translation>
    </message>
    <message>
        <source>How much the best choice was worth more</source>
        <translation>O kolik víc stála nejlepší volba</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>Pozice</translation>
    </message>
    <message>
        <source>or %1</source>
        <comment>a step instead of another</comment>
        <translation>nebo %1</translation>
    </message>
    <message>
        <source>Hand over: %1</source>
        <comment>your score</comment>
        <translation>Konec rozdání: %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>nejlepší</translation>
    </message>
    <message>
        <source>main line</source>
        <translation>hlavní varianta</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>varianta</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>očekáváno %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableCourse</name>
    <message>
        <source>In lessons and drills you count the trump yourself.</source>
        <translation>V lekcích a cvičeních počítáš trumfy ty.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableDialog</name>
    <message>
        <source>Players and rules</source>
        <translation>Hráči a pravidla</translation>
    </message>
    <message>
        <source>&amp;Players, clockwise. Type a name and press Enter:</source>
        <translation>&amp;Hráči po směru hodinových ručiček. Napiš jméno a stiskni Enter:</translation>
    </message>
    <message>
        <source>Name of a player</source>
        <translation>Jméno hráče</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Přidat</translation>
    </message>
    <message>
        <source>Players at the table, clockwise</source>
        <translation>Hráči u stolu po směru hodinových ručiček</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Nahoru</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Dolů</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Odebrat</translation>
    </message>
    <message>
        <source>Deals ne&amp;xt:</source>
        <translation>Příště &amp;rozdává:</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>Z&amp;měnit…</translation>
    </message>
    <message>
        <source>From &amp;file…</source>
        <translation>Ze so&amp;uboru…</translation>
    </message>
    <message>
        <source>&amp;House rules:</source>
        <translation>Domácí pravid&amp;la:</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Začít</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Tato pravidla</translation>
    </message>
    <message>
        <source>House rules of this table</source>
        <translation>Domácí pravidla tohoto stolu</translation>
    </message>
    <message>
        <source>Add the players.</source>
        <translation>Přidej hráče.</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players. Choose other rules.</source>
        <translation>
            <numerusform>Tato pravidla jsou pro %n hráče. Vyber jiná.</numerusform>
            <numerusform>Tato pravidla jsou pro %n hráče. Vyber jiná.</numerusform>
            <numerusform>Tato pravidla jsou pro %n hráčů. Vyber jiná.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players. Say in each hand who sits out.</source>
        <translation>
            <numerusform>Tato pravidla jsou pro %n hráče. U každého rozdání řekni, kdo vynechává.</numerusform>
            <numerusform>Tato pravidla jsou pro %n hráče. U každého rozdání řekni, kdo vynechává.</numerusform>
            <numerusform>Tato pravidla jsou pro %n hráčů. U každého rozdání řekni, kdo vynechává.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer sits out.</source>
        <translation>Rozdávající vynechává.</translation>
    </message>
    <message>
        <source>Type at least two names.</source>
        <translation>Napiš aspoň dvě jména.</translation>
    </message>
    <message>
        <source>%1 is at the table already.</source>
        <translation>%1 už u stolu sedí.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n players only.</source>
        <translation>
            <numerusform>Je místo jen pro %n hráče.</numerusform>
            <numerusform>Je místo jen pro %n hráče.</numerusform>
            <numerusform>Je místo jen pro %n hráčů.</numerusform>
        </translation>
    </message>
    <message>
        <source>Same &amp;table again:</source>
        <translation>S&amp;tejný stůl znovu:</translation>
    </message>
    <message>
        <source>Choose an earlier table</source>
        <translation>Vyber dřívější stůl</translation>
    </message>
    <message>
        <source>A sheet has room for %1 players, with those who have left the table. Begin a new sheet.</source>
        <translation>Zápis má místo pro %1 hráčů, i s těmi, kdo už od stolu odešli. Začni nový zápis.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableKeeper</name>
    <message>
        <source>My rules</source>
        <translation>Má pravidla</translation>
    </message>
    <message>
        <source>Score a table</source>
        <translation>Zapisovat u stolu</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Začít</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>the name of a sheet: who sits at the table</extracomment>
        <translation>Stůl: %1</translation>
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
        <source>open before %1</source>
        <translation>odkryté u hráče %1</translation>
    </message>
    <message>
        <source>on a covered card</source>
        <translation>na zakryté kartě</translation>
    </message>
    <message>
        <source>played by %1</source>
        <translation>hraje %1</translation>
    </message>
    <message>
        <source>takes the trick so far</source>
        <translation>zatím bere štych</translation>
    </message>
    <message>
        <source>Card lying face down</source>
        <translation>Karta ležící rubem nahoru</translation>
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
        <translation>&amp;Zpět</translation>
    </message>
    <message>
        <source>&amp;Delete this table</source>
        <translation>&amp;Smazat tento stůl</translation>
    </message>
    <message>
        <source>C&amp;opy as text</source>
        <translation>&amp;Kopírovat jako text</translation>
    </message>
    <message>
        <source>&amp;Save to send…</source>
        <translation>&amp;Uložit k odeslání…</translation>
    </message>
    <message>
        <source>Results of real tables</source>
        <translation>Výsledky skutečných stolů</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Stůl</translation>
    </message>
    <message>
        <source>Deal %1 (seat %2 deals)</source>
        <translation>Rozdání %1 (rozdává místo %2)</translation>
    </message>
    <message>
        <source>Deal %1 (seat %2 deals and sits out)</source>
        <translation>Rozdání %1 (místo %2 rozdává a nehraje)</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Rozdání %1</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Zkopírováno. Vlož to do zprávy.</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nový stůl</translation>
    </message>
    <message>
        <source>The table is deleted. Undo brings it back.</source>
        <translation>Stůl je smazán. Zpět ho vrátí.</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>a deal without scores</extracomment>
        <translation>uloženo</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>ještě neuloženo</translation>
    </message>
    <message>
        <source>open</source>
        <translation>otevřené</translation>
    </message>
    <message>
        <source>Not saved: it could not be written to the disk.</source>
        <translation>Neuloženo: disk to nepřijal.</translation>
    </message>
    <message>
        <source>The table is saved with its first deal.</source>
        <translation>Stůl se uloží s prvním rozdáním.</translation>
    </message>
    <message>
        <source>Some of what you typed is not saved. Close all the same?</source>
        <translation>Část toho, co jste zapsali, není uložena. Přesto zavřít?</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Zavřít bez toho</translation>
    </message>
    <message>
        <source>Tables that played the deals of “%1” by its dealing sheets. Type a line for each deal: the scores in the order of the seats. A deal that is right is saved at once.</source>
        <translation>Stoly, které hrály rozdání výzvy „%1“ podle rozdávacích listů. Pro každé rozdání zapište řádek: výsledky v pořadí míst. Správné rozdání se hned uloží.</translation>
    </message>
    <message>
        <source>The scores in the order of the seats</source>
        <translation>Výsledky v pořadí míst</translation>
    </message>
    <message>
        <source>Seat &amp;%1:</source>
        <translation>Místo &amp;%1:</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableStatus</name>
    <message>
        <source>Lesson</source>
        <translation>Lekce</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Cvičení</translation>
    </message>
    <message>
        <source>Practice, does not count</source>
        <translation>Trénink, nepočítá se</translation>
    </message>
    <message>
        <source>pot: %1</source>
        <comment>points in the pot</comment>
        <translation>bank: %1</translation>
    </message>
    <message>
        <source>Click or press Space to continue.</source>
        <translation>Pokračuj kliknutím nebo mezerníkem.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Výzva</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableWidget</name>
    <message>
        <source>%1: press again to play it.</source>
        <translation>%1: zahraješ ji dalším stisknutím.</translation>
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
        <translation>Toto rozdání je teď trénink: nepočítá se a stejný hráč rozdává znovu. Vrať všechno zpět a bude se počítat jako předtím.</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>&amp;Vrátit zpět</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Vrátit zpět</translation>
    </message>
    <message>
        <source>This also takes back what %1 decided since.</source>
        <translation>Vrátí se i to, co mezitím rozhodli: %1.</translation>
    </message>
    <message>
        <source>Do all of them agree? The hand is practice then.</source>
        <translation>Souhlasí všichni? Rozdání bude potom trénink.</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Vrátit zpět</translation>
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
        <translation>%1 Místo toho se ukazuje sukno.</translation>
    </message>
    <message>
        <source>%1 The usual cards are shown instead.</source>
        <translation>%1 Místo toho se ukazují obvyklé karty.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TournamentController</name>
    <message>
        <source>Save a copy of the tournament</source>
        <translation>Uložit kopii turnaje</translation>
    </message>
    <message>
        <source>The tournament is saved again.</source>
        <translation>Turnaj je opět uložen.</translation>
    </message>
    <message>
        <source>Add a tournament or results</source>
        <translation>Přidat turnaj nebo výsledky</translation>
    </message>
    <message>
        <source>Tournaments and results (*.sheeptournament *.sheepresults);;All files (*)</source>
        <translation>Turnaje a výsledky (*.sheeptournament *.sheepresults);;Všechny soubory (*)</translation>
    </message>
    <message>
        <source>No table of this round has a result yet.</source>
        <translation>Žádný stůl tohoto kola ještě nemá výsledek.</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>the name of a tournament</extracomment>
        <translation>%1, kolo %2</translation>
    </message>
    <message>
        <source>Save the results to send them</source>
        <translation>Uložit výsledky k odeslání</translation>
    </message>
    <message>
        <source>%1 was not read.</source>
        <translation>%1: soubor se nepřečetl.</translation>
    </message>
    <message>
        <source>There is no tournament in this file that can be opened. Nothing was changed.</source>
        <translation>V tomto souboru není turnaj, který by šlo otevřít. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turnaje</translation>
    </message>
    <message>
        <source>You have this tournament, and the one in the file is different. Replace yours by the one in the file?</source>
        <translation>Tento turnaj už máš a ten v souboru je jiný. Nahradit tvůj turnaj tím ze souboru?</translation>
    </message>
    <message>
        <source>To add only the results of another computer, save them there with Results ▸ Save results to send.</source>
        <translation>Chceš-li přidat jen výsledky jiného počítače, ulož je tam přes Výsledky ▸ Uložit výsledky k odeslání.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Nahradit</translation>
    </message>
    <message>
        <source>These are results of a tournament that you do not have. Add the file of the tournament first.</source>
        <translation>To jsou výsledky turnaje, který nemáš. Nejdřív přidej soubor turnaje.</translation>
    </message>
    <message>
        <source>There are no results in this file that can be read. Nothing was changed.</source>
        <translation>V tomto souboru nejsou výsledky, které by šlo přečíst. Nic se nezměnilo.</translation>
    </message>
    <message>
        <source>Delete the tournament %1?</source>
        <translation>Smazat turnaj %1?</translation>
    </message>
    <message>
        <source>Its players, draws and results are deleted for good. A copy that you saved stays.</source>
        <translation>Hráči, losování a výsledky se smažou natrvalo. Uložená kopie zůstane.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Smazat</translation>
    </message>
    <message>
        <source>The tournament could not be deleted from the disk.</source>
        <translation>Turnaj se nepodařilo z disku smazat.</translation>
    </message>
    <message>
        <source>The last changes to the tournament “%1” are not saved.</source>
        <translation>Poslední změny turnaje „%1“ nejsou uložené.</translation>
    </message>
    <message>
        <source>The tournament could not be written to the disk. It is kept in memory, and the program keeps trying. Save a copy on another disk.</source>
        <translation>Turnaj se nedaří uložit na disk. Zůstává v paměti a program to zkouší dál. Ulož kopii na jiný disk.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TournamentForm</name>
    <message>
        <source>Allow tables of f&amp;our</source>
        <translation>Doplnit stoly po č&amp;tyřech</translation>
    </message>
    <message>
        <source>Allow tables of si&amp;x; the dealer sits out</source>
        <translation>Doplnit stoly po še&amp;sti; rozdávající vynechává</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Název:</translation>
    </message>
    <message>
        <source>&amp;Day:</source>
        <translation>&amp;Den:</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Kola:</translation>
    </message>
    <message>
        <source>&amp;Hands a round:</source>
        <translation>&amp;Rozdání v kole:</translation>
    </message>
</context>
<context>
    <name>sheepshead::TournamentWindow</name>
    <message>
        <source>C&amp;hange…</source>
        <translation>&amp;Upravit…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Uložit &amp;kopii…</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Turnaje</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Turnaj</translation>
    </message>
    <message>
        <source>Ne&amp;w tournament…</source>
        <translation>&amp;Nový turnaj…</translation>
    </message>
    <message>
        <source>Add a fi&amp;le…</source>
        <translation>Přidat s&amp;oubor…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Hráči</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Losování</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Výsledky</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Pořadí</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Výplata</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a tournament and its day</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There is no tournament yet. Make a new one, or add the file of one.</source>
        <translation>Zatím tu není žádný turnaj. Založ nový, nebo přidej soubor turnaje.</translation>
    </message>
    <message>
        <source>Tournament of %1</source>
        <translation>Turnaj z %1</translation>
    </message>
    <message>
        <source>Results added: %1. Known already: %2.</source>
        <translation>Přidané výsledky: %1. Už známé: %2.</translation>
    </message>
    <message>
        <source>Not added: round %1, table %2. One of its players has a result at another table of this round.</source>
        <translation>Nepřidáno: kolo %1, stůl %2. Některý z jeho hráčů má výsledek u jiného stolu tohoto kola.</translation>
    </message>
    <message>
        <source>Two results</source>
        <translation>Dva výsledky</translation>
    </message>
    <message>
        <source>Round %1, table %2 has two results. Which one is right?</source>
        <translation>Kolo %1, stůl %2: výsledky jsou dva. Který je správný?</translation>
    </message>
    <message>
        <source>Here: %1
In the file: %2</source>
        <translation>Zde: %1
V souboru: %2</translation>
    </message>
    <message>
        <source>&amp;Keep ours</source>
        <translation>Ponechat &amp;náš</translation>
    </message>
    <message>
        <source>&amp;Take the one in the file</source>
        <translation>&amp;Vzít ten ze souboru</translation>
    </message>
    <message>
        <source>from another computer</source>
        <translation>z jiného počítače</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Smazat…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Zpět</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Znovu</translation>
    </message>
</context>
<context>
    <name>sheepshead::TraitsPage</name>
    <message>
        <source>&amp;Forget this player…</source>
        <translation>Zapome&amp;nout tohoto hráče…</translation>
    </message>
    <message>
        <source>Forget &amp;all players…</source>
        <translation>Zapomenout &amp;všechny hráče…</translation>
    </message>
    <message>
        <source>How they play</source>
        <translation>Jak hrají</translation>
    </message>
    <message>
        <source>Choose a player above.</source>
        <translation>Vyber nahoře hráče.</translation>
    </message>
    <message>
        <source>Nothing is known yet.</source>
        <translation>Zatím se nic neví.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) were noticed.</source>
        <translation>
            <numerusform>Zaznamenáno: %n rozdání.</numerusform>
            <numerusform>Zaznamenáno: %n rozdání.</numerusform>
            <numerusform>Zaznamenáno: %n rozdání.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is something to say after %n hand(s).</source>
        <translation>
            <numerusform>Něco se dá říct po tolika rozdáních: %n.</numerusform>
            <numerusform>Něco se dá říct po tolika rozdáních: %n.</numerusform>
            <numerusform>Něco se dá říct po tolika rozdáních: %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n hand(s); newer ones count more.</source>
        <translation>
            <numerusform>Z %n rozdání; novější váží víc.</numerusform>
            <numerusform>Ze %n rozdání; novější váží víc.</numerusform>
            <numerusform>Z %n rozdání; novější váží víc.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: this player plays like most.</source>
        <translation>Nic nevyčnívá: hraje jako většina.</translation>
    </message>
    <message>
        <source>Forget how they play</source>
        <translation>Zapomenout, jak hrají</translation>
    </message>
    <message>
        <source>Forget how all players play?</source>
        <translation>Zapomenout, jak hrají všichni hráči?</translation>
    </message>
    <message>
        <source>Forget what is known of the player &quot;%1&quot;?</source>
        <translation>Zapomenout, co se ví o hráči „%1“?</translation>
    </message>
    <message>
        <source>Score sheets and statistics stay. What is played from now on is noticed again.</source>
        <translation>Zápisy a statistika zůstanou. Co se zahraje od teďka, se bude zase sledovat.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Zapomenout</translation>
    </message>
</context>
<context>
    <name>sheepshead::TrickPanel</name>
    <message>
        <source>Trick %1 of %2: %3 took %4</source>
        <comment>numbers, a player, points</comment>
        <translation>Štych %1 z %2: %3, %4</translation>
    </message>
    <message>
        <source>Last trick (%1): %2 took %3</source>
        <comment>its number, a player, points</comment>
        <translation>Poslední štych (%1): %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>rubem nahoru</translation>
    </message>
    <message>
        <source>Points taken so far: makers %1, defenders %2</source>
        <translation>Ve štyších zatím: hrající strana %1, obrana %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Points taken so far: %1</source>
        <translation>Ve štyších zatím: %1</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Předchozí</translation>
    </message>
    <message>
        <source>The trick before this one (Left)</source>
        <translation>Předchozí štych (Vlevo)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Další</translation>
    </message>
    <message>
        <source>The trick after this one (Right)</source>
        <translation>Další štych (Vpravo)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Zavřít</translation>
    </message>
    <message>
        <source>Back to the result (Esc)</source>
        <translation>Zpět k výsledku (Esc)</translation>
    </message>
    <message>
        <source>led and took</source>
        <translation>výnos a štych</translation>
    </message>
    <message>
        <source>led</source>
        <translation>výnos</translation>
    </message>
    <message>
        <source>took</source>
        <translation>štych</translation>
    </message>
</context>
<context>
    <name>sheepshead::TrumpPanel</name>
    <message>
        <source>Framed: your own. Faded: played or buried.</source>
        <translation>V rámečku: tvé. Vybledlé: zahrané nebo odložené.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TypedNumber</name>
    <message>
        <source>&quot;%1&quot; may mean %2 or %3. Type a whole number without separators, and decimals with fewer digits.</source>
        <translation>„%1“ může znamenat %2 nebo %3. Celá čísla piš bez oddělovačů a desetinná s menším počtem míst.</translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation>Napiš celé číslo.</translation>
    </message>
    <message numerus="yes">
        <source>Type at most %n decimal(s).</source>
        <translation>
            <numerusform>Napiš nejvýše %n desetinné místo.</numerusform>
            <numerusform>Napiš nejvýše %n desetinná místa.</numerusform>
            <numerusform>Napiš nejvýše %n desetinných míst.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>„%1“ není číslo.</translation>
    </message>
    <message>
        <source>Type a number from %1 to %2.</source>
        <translation>Napiš číslo od %1 do %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedFiles</name>
    <message>
        <source>The disk does not take them. They are kept in memory, and the program keeps trying.</source>
        <translation>Disk je nepřijímá. Zůstávají v paměti a program to zkouší dál.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Zkusit znovu</translation>
    </message>
    <message>
        <source>The disk does not take them. Make room on it, and try again.</source>
        <translation>Disk je nepřijímá. Uvolni na něm místo a zkus to znovu.</translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedResults</name>
    <message>
        <source>The last decisions in the challenge “%1” are not saved.</source>
        <translation>Poslední rozhodnutí ve výzvě „%1“ nejsou uložená.</translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedWork</name>
    <message>
        <source>This game is not saved: it has no place in a score book. It is lost when you leave it.</source>
        <translation>Tato partie není uložená: v knize zápisů nemá místo. Když ji opustíš, ztratí se.</translation>
    </message>
    <message>
        <source>The program keeps trying.</source>
        <translation>Program to zkouší dál.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Zkusit znovu</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Uložit kopii…</translation>
    </message>
    <message>
        <source>The last changes to this game are not saved.</source>
        <translation>Poslední změny této partie nejsou uložené.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s) and the hand in play are not saved.</source>
        <translation>
            <numerusform>%n dohrané rozdání a to rozehrané nejsou uložené.</numerusform>
            <numerusform>%n dohraná rozdání a to rozehrané nejsou uložené.</numerusform>
            <numerusform>%n dohraných rozdání a to rozehrané nejsou uložené.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s) are not saved.</source>
        <translation>
            <numerusform>%n dohrané rozdání není uložené.</numerusform>
            <numerusform>%n dohraná rozdání nejsou uložená.</numerusform>
            <numerusform>%n dohraných rozdání není uloženo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a copy of the score book</source>
        <translation>Uložit kopii knihy zápisů</translation>
    </message>
    <message>
        <source>Score books (*.sqlite)</source>
        <translation>Knihy zápisů (*.sqlite)</translation>
    </message>
    <message>
        <source>The copy was not saved in %1. Choose another place.</source>
        <translation>Kopie se do %1 neuložila. Vyber jiné místo.</translation>
    </message>
    <message>
        <source>A copy of the score book is in %1. It is up to date.</source>
        <translation>Kopie knihy zápisů je v souboru %1. Je v ní všechno až dosud.</translation>
    </message>
    <message>
        <source>The score book cannot be read now. The sheet of this game is in %1, with everything up to now.</source>
        <translation>Knihu zápisů teď nejde přečíst. Zápis této partie je v souboru %1 se vším až dosud.</translation>
    </message>
</context>
</TS>
