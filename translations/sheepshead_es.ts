<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="es_ES">
<context>
    <name>About</name>
    <message>
        <source>About Sheepshead</source>
        <translation>Acerca de Sheepshead</translation>
    </message>
    <message>
        <source>Sheepshead %1</source>
        <translation>Sheepshead %1</translation>
    </message>
    <message>
        <source>The card game of Wisconsin, descended from Schafkopf, for one player against the computer. It never uses a network.

Free software under the GNU General Public License, version 3 or later. Cards, portraits and icons are in the public domain (CC0 1.0).</source>
        <translation>El juego de cartas de Wisconsin, descendiente del Schafkopf, para una persona contra el ordenador. Nunca usa la red.

Software libre bajo la GNU General Public License, versión 3 o posterior. Las cartas, los retratos y los iconos son de dominio público (CC0 1.0).</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>Acerca de Qt</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>Built with Qt, a free application framework, used under the GNU Lesser General Public License, version 3.</source>
        <translation>Hecho con Qt, un entorno libre para crear aplicaciones, usado bajo la GNU Lesser General Public License, versión 3.</translation>
    </message>
    <message>
        <source>What the program remembers</source>
        <translation>Qué se observa de los jugadores</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>The card laid under (%1)</source>
        <translation>La carta tapada (%1)</translation>
    </message>
    <message>
        <source>%1 with a blitz</source>
        <translation>%1 con blitz</translation>
    </message>
    <message>
        <source>Bury %1</source>
        <translation>Enterrar %1</translation>
    </message>
    <message>
        <source>Call %1, with %2 under</source>
        <translation>Pedir %1, con %2 de tapada</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Pedir %1</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>share of a hundred</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Coach: %1 lowers your score by %2</source>
        <translation>Entrenador: %1 te baja el tanteo en %2</translation>
    </message>
    <message>
        <source>No raise</source>
        <extracomment>the stake is not raised: &quot;Better: No raise.&quot;</extracomment>
        <translation>No subir</translation>
    </message>
</context>
<context>
    <name>BubbleWords</name>
    <message>
        <source>pass</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>en solitario</translation>
    </message>
    <message>
        <source>sheepshead!</source>
        <translation>¡sheepshead!</translation>
    </message>
    <message>
        <source>I&apos;ll pick blind!</source>
        <translation>¡Tomo a ciegas!</translation>
    </message>
    <message>
        <source>I&apos;ll pick: %1</source>
        <translation>Tomo: %1</translation>
    </message>
    <message>
        <source>I have to pick</source>
        <translation>Tengo que tomar</translation>
    </message>
    <message>
        <source>I&apos;ll pick</source>
        <translation>Tomo</translation>
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
        <translation>pido</translation>
    </message>
    <message>
        <source>crack!</source>
        <translation>¡contro!</translation>
    </message>
    <message>
        <source>crack back!</source>
        <translation>¡recontro!</translation>
    </message>
    <message>
        <source>%1, under</source>
        <translation>%1, con tapada</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Seven of %1</source>
        <translation>Siete de %1</translation>
    </message>
    <message>
        <source>Eight of %1</source>
        <translation>Ocho de %1</translation>
    </message>
    <message>
        <source>Nine of %1</source>
        <translation>Nueve de %1</translation>
    </message>
    <message>
        <source>Ten of %1</source>
        <translation>Diez de %1</translation>
    </message>
    <message>
        <source>Jack of %1</source>
        <translation>Jota de %1</translation>
    </message>
    <message>
        <source>Queen of %1</source>
        <translation>Reina de %1</translation>
    </message>
    <message>
        <source>King of %1</source>
        <translation>Rey de %1</translation>
    </message>
    <message>
        <source>Ace of %1</source>
        <translation>As de %1</translation>
    </message>
    <message>
        <source>the seven of %1</source>
        <translation>el siete de %1</translation>
    </message>
    <message>
        <source>the eight of %1</source>
        <translation>el ocho de %1</translation>
    </message>
    <message>
        <source>the nine of %1</source>
        <translation>el nueve de %1</translation>
    </message>
    <message>
        <source>the ten of %1</source>
        <translation>el diez de %1</translation>
    </message>
    <message>
        <source>the jack of %1</source>
        <translation>la jota de %1</translation>
    </message>
    <message>
        <source>the queen of %1</source>
        <translation>la reina de %1</translation>
    </message>
    <message>
        <source>the king of %1</source>
        <translation>el rey de %1</translation>
    </message>
    <message>
        <source>the ace of %1</source>
        <translation>el as de %1</translation>
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
        <translation>Tréboles</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>tréboles</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>picas</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>corazones</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>diamantes</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>triunfo</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>lateral</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, then trump or fail</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n tanto</numerusform>
            <numerusform>%n tantos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>Deal</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>%1 (scores only)</source>
        <extracomment>a name, whose result is known by its scores only</extracomment>
        <translation>%1 (solo puntos)</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Over the mean</source>
        <translation>Sobre la media</translation>
    </message>
    <message>
        <source>Over the expert</source>
        <translation>Sobre el experto</translation>
    </message>
    <message>
        <source>Made by %1. %2.</source>
        <comment>a name; the rules</comment>
        <translation>Hecho por %1. %2.</translation>
    </message>
    <message>
        <source>Everybody got the same cards, against the same computer players. Over the mean: points more than all people had on average in the deals that they played.</source>
        <translation>Todos recibieron las mismas cartas, contra los mismos jugadores de ordenador. Sobre la media: puntos de más respecto a la media de todos en las manos que jugaron.</translation>
    </message>
    <message>
        <source>You and %1 decided differently: you chose %2, %1 chose %3. What that cost is being worked out.</source>
        <translation>Aquí %1 y tú jugasteis distinto. Tú: %2; %1: %3. Lo que costó se está calculando.</translation>
    </message>
    <message>
        <source>You and %1 decided differently: you chose %2, which cost %3 points; %1 chose %4, which cost %5.</source>
        <translation>Aquí %1 y tú jugasteis distinto. Tú: %2, lo que costó %3 puntos; %1: %4, lo que costó %5.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>%1 (real table, seat %2)</source>
        <extracomment>a name, and the seat at a table where real cards were played</extracomment>
        <translation>%1 (mesa real, asiento %2)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Todos los asientos</translation>
    </message>
    <message>
        <source>People at the same seat of real tables had the same cards, and at seat 1 those of the people who played at a computer. Over the mean: points more than all of these had on average in the deals that they played. Scores of real tables were typed in; what was done there is not known.</source>
        <translation>Quienes ocuparon el mismo asiento en mesas reales tuvieron las mismas cartas, y en el asiento 1 las de quienes jugaron en un ordenador. Sobre la media: puntos más que la media de todos ellos en las manos que jugaron. Los resultados de las mesas reales se escribieron a mano; no se sabe qué se hizo allí.</translation>
    </message>
    <message>
        <source>Played at a real table, where decisions are not known: %1.</source>
        <translation>En una mesa real, donde no se conocen las decisiones, jugaron: %1.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Asiento %1</translation>
    </message>
    <message>
        <source>Sum %1. Type a number for each seat.</source>
        <translation>Suma %1. Escribe un número para cada asiento.</translation>
    </message>
    <message>
        <source>No rules pay that much.</source>
        <translation>Ninguna regla paga tanto.</translation>
    </message>
    <message>
        <source>The seat that sits out scores 0.</source>
        <translation>El asiento que descansa hace 0.</translation>
    </message>
    <message>
        <source>By these rules no score is below 0.</source>
        <translation>Con estas reglas ningún resultado baja de 0.</translation>
    </message>
    <message>
        <source>Sum %1. What one wins another loses, so it must be 0.</source>
        <translation>Suma %1. Lo que uno gana lo pierde otro, así que debe ser 0.</translation>
    </message>
</context>
<context>
    <name>ChoiceWords</name>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Tréboles</translation>
    </message>
    <message>
        <source>S&amp;pades</source>
        <translation>P&amp;icas</translation>
    </message>
    <message>
        <source>H&amp;earts</source>
        <translation>Cora&amp;zones</translation>
    </message>
    <message>
        <source>Dia&amp;monds</source>
        <translation>Dia&amp;mantes</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>P&amp;asar</translation>
    </message>
    <message>
        <source>You leave the game to the others.</source>
        <translation>Dejas el juego a los demás.</translation>
    </message>
    <message>
        <source>You leave the blind to the others.</source>
        <translation>Dejas el talón a los demás.</translation>
    </message>
    <message>
        <source>The unseen blind is your bury, and the hand counts ×%1.</source>
        <translation>El talón queda enterrado sin verlo, y la mano cuenta ×%1.</translation>
    </message>
    <message>
        <source>Pick blind and call %1</source>
        <translation>Tomar a ciegas y pedir %1</translation>
    </message>
    <message>
        <source>Pick &amp;blind</source>
        <translation>Tomar a &amp;ciegas</translation>
    </message>
    <message>
        <source>Pick and &amp;call %1</source>
        <translation>Tomar y p&amp;edir %1</translation>
    </message>
    <message>
        <source>Its holder is your partner, even if it is in the blind.</source>
        <translation>Quien la tenga es tu compañero, aunque esté en el talón.</translation>
    </message>
    <message>
        <source>&amp;Pick</source>
        <translation>&amp;Tomar</translation>
    </message>
    <message>
        <source>You take the blind and play against the others, often with a partner.</source>
        <translation>Tomas el talón y juegas contra los demás, a menudo con un compañero.</translation>
    </message>
    <message>
        <source>&amp;Bury</source>
        <translation>&amp;Enterrar</translation>
    </message>
    <message>
        <source>The marked cards count for your side.</source>
        <translation>Las cartas marcadas cuentan para tu bando.</translation>
    </message>
    <message>
        <source>Call %1, with the marked card face down as the under.</source>
        <translation>Pide %1, con la carta marcada boca abajo como tapada.</translation>
    </message>
    <message>
        <source>Call %1: its holder is your partner.</source>
        <translation>Pide %1: quien tenga la carta es tu compañero.</translation>
    </message>
    <message>
        <source>&amp;Call %1</source>
        <translation>&amp;Pedir %1</translation>
    </message>
    <message>
        <source>All players hear it. Its holder is your partner.</source>
        <translation>Lo oyen todos. Quien tenga la carta es tu compañero.</translation>
    </message>
    <message>
        <source>&amp;Keep quiet</source>
        <translation>&amp;Callar</translation>
    </message>
    <message>
        <source>You have %1 and play alone in secret.</source>
        <translation>Tienes tú %1 y juegas en solitario, en secreto.</translation>
    </message>
    <message>
        <source>&amp;Play with a partner</source>
        <translation>&amp;Jugar con compañero</translation>
    </message>
    <message>
        <source>The holder of %1 is your partner.</source>
        <translation>Quien tiene %1 es tu compañero.</translation>
    </message>
    <message>
        <source>All players hear it. Its holder plays with you, and you are known as a maker.</source>
        <translation>Lo oyen todos. Quien tenga la carta juega contigo, y se sabe que estás en el ataque.</translation>
    </message>
    <message>
        <source>&amp;Alone</source>
        <translation>En &amp;solitario</translation>
    </message>
    <message>
        <source>All players hear it. You play against all the others.</source>
        <translation>Lo oyen todos. Juegas contra todos los demás.</translation>
    </message>
    <message>
        <source>Sh&amp;eepshead</source>
        <translation>S&amp;heepshead</translation>
    </message>
    <message>
        <source>All players hear it. You bet on taking every trick, alone.</source>
        <translation>Lo oyen todos. Apuestas a hacer todas las bazas, en solitario.</translation>
    </message>
    <message>
        <source>All players hear it. You bet on taking every trick, with your partner.</source>
        <translation>Lo oyen todos. Apuestas a hacer todas las bazas, con tu compañero.</translation>
    </message>
    <message>
        <source>Sheepshead: %1</source>
        <translation>Sheepshead: %1</translation>
    </message>
    <message>
        <source>&amp;New cards</source>
        <translation>Cartas &amp;nuevas</translation>
    </message>
    <message>
        <source>The hand is shown, and the same player deals again.</source>
        <translation>Se enseñan las cartas y vuelve a repartir la misma persona.</translation>
    </message>
    <message>
        <source>D&amp;oubler</source>
        <translation>D&amp;oubler</translation>
    </message>
    <message>
        <source>The cards are thrown in, and the next hand counts double.</source>
        <translation>Se tiran las cartas, y la mano siguiente cuenta doble.</translation>
    </message>
    <message>
        <source>L&amp;easter</source>
        <translation>L&amp;easter</translation>
    </message>
    <message>
        <source>All play for themselves, and the fewest points win.</source>
        <translation>Cada cual juega por su cuenta, y gana quien tiene menos tantos.</translation>
    </message>
    <message>
        <source>S&amp;olo</source>
        <translation>S&amp;olo</translation>
    </message>
    <message>
        <source>You play alone. You name the solo next.</source>
        <translation>Juegas en solitario. Después dices qué solo.</translation>
    </message>
    <message>
        <source>&amp;Call</source>
        <translation>Pe&amp;dir</translation>
    </message>
    <message>
        <source>You call an ace or a ten, and its holder is your partner.</source>
        <translation>Pides un as o un diez, y quien lo tenga es tu compañero.</translation>
    </message>
    <message>
        <source>&amp;Best: %1 are trump</source>
        <translation>&amp;Best: triunfan los %1</translation>
    </message>
    <message>
        <source>If you win it, you win the whole game.</source>
        <translation>Si se gana, gana la partida entera.</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>Triunfo: %1</translation>
    </message>
    <message>
        <source>A side solo: %1 become an ordinary suit.</source>
        <translation>Un solo de palo: los %1 pasan a ser un palo corriente.</translation>
    </message>
    <message>
        <source>B&amp;illy: no trick</source>
        <translation>B&amp;illy: ni una baza</translation>
    </message>
    <message>
        <source>You lose with the first trick you take.</source>
        <translation>Pierdes con la primera baza que hagas.</translation>
    </message>
    <message>
        <source>All players hear it. The hand counts ×%1.</source>
        <translation>Lo oyen todos. La mano cuenta ×%1.</translation>
    </message>
    <message>
        <source>Crack &amp;back</source>
        <translation>&amp;Recontro</translation>
    </message>
    <message>
        <source>&amp;Crack</source>
        <translation>&amp;Contro</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Enseñar %1</translation>
    </message>
    <message>
        <source>All players see them, and the hand counts ×%1.</source>
        <translation>Las ven todos, y la mano cuenta ×%1.</translation>
    </message>
    <message>
        <source>&amp;Keep the hand</source>
        <translation>&amp;Quedarte la mano</translation>
    </message>
    <message>
        <source>You play the hand as dealt.</source>
        <translation>Juegas con lo que te ha tocado.</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;No</translation>
    </message>
    <message>
        <source>The stake does not change.</source>
        <translation>La apuesta no cambia.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Seguir</translation>
    </message>
    <message>
        <source>No bet. The first lead is next.</source>
        <translation>Sin apostar. Ahora viene la primera salida.</translation>
    </message>
    <message>
        <source>&amp;No call</source>
        <translation>&amp;No pedir</translation>
    </message>
    <message>
        <source>You call no further partner.</source>
        <translation>No pides más compañeros.</translation>
    </message>
    <message>
        <source>Play it and &amp;blitz</source>
        <translation>Jugarla y hacer &amp;blitz</translation>
    </message>
    <message>
        <source>You show both black queens, and the hand counts ×%1.</source>
        <translation>Enseñas las dos reinas negras, y la mano cuenta ×%1.</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation>&amp;Jugar %1</translation>
    </message>
    <message>
        <source>You announce nothing.</source>
        <translation>No anuncias nada.</translation>
    </message>
    <message>
        <source>No ace, face card or trump: new cards?</source>
        <translation>Ni as, ni figura, ni triunfo: ¿cartas nuevas?</translation>
    </message>
    <message>
        <source>Everyone passed: leaster or doubler?</source>
        <translation>Todos han pasado: ¿leaster o doubler?</translation>
    </message>
    <message>
        <source>Call, solo or pass?</source>
        <translation>¿Pedir, solo o pasar?</translation>
    </message>
    <message>
        <source>Show a pair?</source>
        <translation>¿Enseñas una pareja?</translation>
    </message>
    <message>
        <source>You were cracked. Crack back?</source>
        <translation>Te han contrado. ¿Recontro?</translation>
    </message>
    <message>
        <source>Crack?</source>
        <translation>¿Contro?</translation>
    </message>
    <message>
        <source>Pick or pass?</source>
        <translation>¿Tomar o pasar?</translation>
    </message>
    <message>
        <source>The blind is yours.</source>
        <translation>El talón es tuyo.</translation>
    </message>
    <message>
        <source>%1 of %2 marked · %3 buried</source>
        <comment>cards marked for the bury, and their points</comment>
        <translation>%1 de %2 marcadas · %3 enterrados</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n card(s) to bury.</source>
        <translation>
            <numerusform>Marca %n carta para enterrar.</numerusform>
            <numerusform>Marca %n cartas para enterrar.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which solo?</source>
        <translation>¿Qué solo?</translation>
    </message>
    <message>
        <source>Call a further partner?</source>
        <translation>¿Pides otro compañero?</translation>
    </message>
    <message>
        <source>Bet on every trick?</source>
        <translation>¿Apuestas a todas las bazas?</translation>
    </message>
    <message>
        <source>Who plays with you?</source>
        <translation>¿Quién juega contigo?</translation>
    </message>
    <message>
        <source>No ordinary call is possible: mark a card to lay face down.</source>
        <translation>No puedes pedir de forma normal: marca una carta para ponerla boca abajo.</translation>
    </message>
    <message>
        <source>Which suit do you call under?</source>
        <translation>¿Qué palo pides con tapada?</translation>
    </message>
    <message>
        <source>You have all the fail aces: call a ten.</source>
        <translation>Tienes todos los ases laterales: pide un diez.</translation>
    </message>
    <message>
        <source>Which ace do you call?</source>
        <translation>¿Qué as pides?</translation>
    </message>
    <message>
        <source>The second black queen: blitz?</source>
        <translation>La segunda reina negra: ¿blitz?</translation>
    </message>
    <message>
        <source>points only</source>
        <translation>solo puntos</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>20 hands</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You have all the fail aces and tens: call a king.</source>
        <translation>Tienes todos los ases y todos los dieces laterales: pide un rey.</translation>
    </message>
</context>
<context>
    <name>ClaimWords</name>
    <message>
        <source>No card can change the score.</source>
        <translation>Ninguna carta puede cambiar ya los puntos.</translation>
    </message>
    <message numerus="yes">
        <source>You are sure of %n more trick(s); after that no card can change the score.</source>
        <translation>
            <numerusform>Tienes segura %n baza más; después ninguna carta puede cambiar los puntos.</numerusform>
            <numerusform>Tienes seguras %n bazas más; después ninguna carta puede cambiar los puntos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest is yours, no matter what the others hold: %n point(s).</source>
        <comment>the points in all tricks that are left</comment>
        <translation>
            <numerusform>El resto es tuyo, tengan lo que tengan los demás: %n tanto.</numerusform>
            <numerusform>El resto es tuyo, tengan lo que tengan los demás: %n tantos.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest is yours, no matter what the others hold.</source>
        <translation>El resto es tuyo, tengan lo que tengan los demás.</translation>
    </message>
    <message>
        <source>You lay down your cards: no card can change the score.</source>
        <translation>Enseñas tus cartas: ninguna carta puede cambiar ya los puntos.</translation>
    </message>
    <message>
        <source>%1 lays down all cards: no card can change the score.</source>
        <translation>%1 enseña todas sus cartas: ninguna carta puede cambiar ya los puntos.</translation>
    </message>
    <message>
        <source>You lay down and take the rest.</source>
        <translation>Enseñas tus cartas y te llevas el resto.</translation>
    </message>
    <message>
        <source>%1 lays down and takes the rest.</source>
        <translation>%1 enseña sus cartas y se lleva el resto.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Keep score book and preferences in this folder.</source>
        <translation>Guardar el libro de puntos y las preferencias en esta carpeta.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>carpeta</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>Usar este idioma: %1.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>código</translation>
    </message>
    <message>
        <source>Deal the first new game from this number, the same cards each time.</source>
        <translation>Repartir la primera partida nueva a partir de este número: siempre las mismas cartas.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>número</translation>
    </message>
    <message>
        <source>Play at this speed: %1.</source>
        <translation>Jugar a esta velocidad: %1.</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>velocidad</translation>
    </message>
    <message>
        <source>Open this beside the game: %1.</source>
        <translation>Abrir esto junto a la partida: %1.</translation>
    </message>
    <message>
        <source>what</source>
        <translation>qué</translation>
    </message>
    <message>
        <source>Print this and end.</source>
        <translation>Mostrar esto y terminar.</translation>
    </message>
    <message>
        <source>Print the version and end.</source>
        <translation>Mostrar la versión y terminar.</translation>
    </message>
    <message>
        <source>The card game Sheepshead.</source>
        <translation>El juego de cartas Sheepshead.</translation>
    </message>
    <message>
        <source>sheepshead: %1
Try &quot;sheepshead --help&quot; for the options.
</source>
        <translation>sheepshead: %1
«sheepshead --help» muestra las opciones.
</translation>
    </message>
    <message>
        <source>--data-dir needs a folder.</source>
        <translation>--data-dir necesita una carpeta.</translation>
    </message>
    <message>
        <source>--language %1: not a language of the program. There are: %2.</source>
        <translation>--language %1: no es un idioma del programa. Hay: %2.</translation>
    </message>
    <message>
        <source>--seed %1: not a whole number.</source>
        <translation>--seed %1: no es un número entero.</translation>
    </message>
    <message>
        <source>--speed %1: not a speed. There are: %2.</source>
        <translation>--speed %1: no es una velocidad. Hay: %2.</translation>
    </message>
    <message>
        <source>--show %1: nothing to be shown. There are: %2.</source>
        <translation>--show %1: no hay nada así que mostrar. Hay: %2.</translation>
    </message>
    <message>
        <source>[file…]</source>
        <translation>[archivo…]</translation>
    </message>
    <message>
        <source>Files of house rules to play by (.sheeprules), of hands (.sheephand), of studies (.sheepstudy), of challenges and their results (.sheepchallenge, .sheepresult), or of tournaments and their results (.sheeptournament, .sheepresults). A program that runs with this folder opens them.</source>
        <translation>Archivos de reglas de la casa con las que jugar (.sheeprules), de manos (.sheephand), de estudios (.sheepstudy), de desafíos y sus resultados (.sheepchallenge, .sheepresult) o de torneos y sus resultados (.sheeptournament, .sheepresults). Los abre el programa que se ejecuta con esta carpeta.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither an option nor a file of house rules, of a hand, of a study, of a challenge or of a tournament.</source>
        <translation>«%1» no es ni una opción ni un archivo de reglas de la casa, de una mano, de un estudio, de un desafío o de un torneo.</translation>
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
        <translation>Sheepshead, %1: %2, experto %3</translation>
    </message>
    <message>
        <source>Sheepshead, %1: %2</source>
        <translation>Sheepshead, %1: %2</translation>
    </message>
    <message>
        <source>%1 (with undo)</source>
        <comment>a result</comment>
        <translation>%1 (con deshacer)</translation>
    </message>
    <message>
        <source>Hands of the day, %1 to %2</source>
        <translation>Manos del día, del %1 al %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>a player, the sum of a week, and the scores of its days</extracomment>
        <translation>%1: %2 (%3)</translation>
    </message>
    <message>
        <source>Sheepshead · hand of the day, %1</source>
        <translation>Sheepshead · mano del día, %1</translation>
    </message>
    <message>
        <source>An expert: %1</source>
        <translation>Un experto: %1</translation>
    </message>
</context>
<context>
    <name>DealingSheets</name>
    <message>
        <source>%1 on %2</source>
        <extracomment>an open card and the one that lies beneath it, face down</extracomment>
        <translation>%1 sobre %2</translation>
    </message>
    <message>
        <source>%1 (dealer)</source>
        <translation>%1 (reparte)</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Talón</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the blind, in one letter</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>%1: deal %2 of %3</source>
        <translation>%1: reparto %2 de %3</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>Reparte: %1.</translation>
    </message>
    <message>
        <source>From a sorted pack</source>
        <translation>De una baraja ordenada</translation>
    </message>
    <message>
        <source>A number is the seat that the card goes to, B the blind. Only the person who deals for the tables looks at this sheet.</source>
        <translation>Un número es el asiento al que va la carta; T es el talón. Esta hoja solo la mira quien reparte para las mesas.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1: the scores of one table</source>
        <translation>%1: los puntos de una mesa</translation>
    </message>
    <message>
        <source>Table: ________</source>
        <translation>Mesa: ________</translation>
    </message>
    <message>
        <source>Every deal stands alone: no doubler waits, and no pot. Players of the same seat at other tables have had the same cards.</source>
        <translation>Cada reparto va por separado: no queda doubler pendiente ni bote. Quien ocupa el mismo asiento en otra mesa ha tenido las mismas cartas.</translation>
    </message>
    <message>
        <source>Blind, for the neighbor</source>
        <translation>Talón, para el vecino</translation>
    </message>
</context>
<context>
    <name>DeckArt</name>
    <message>
        <source>%1: There is no picture of a card in it.</source>
        <translation>%1: no contiene la imagen de ninguna carta.</translation>
    </message>
    <message>
        <source>%1: This is no SVG picture that can be read.</source>
        <translation>%1: no es una imagen SVG legible.</translation>
    </message>
    <message>
        <source>%1: Drawing this deck takes too much time or memory.</source>
        <translation>%1: dibujar esta baraja lleva demasiado tiempo o memoria.</translation>
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
        <translation>No existe ese archivo.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation>No tienes permiso para leer este archivo.</translation>
    </message>
    <message>
        <source>This is no card deck: there is no [KDE Backdeck].</source>
        <translation>No es una baraja: falta [KDE Backdeck].</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>No existe el archivo %1.</translation>
    </message>
    <message>
        <source>The file is too long for a card deck.</source>
        <translation>El archivo es demasiado largo para una baraja.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <translation>No existe la baraja «%1».</translation>
    </message>
    <message>
        <source>The picture %1 must lie in the same folder.</source>
        <translation>La imagen %1 debe estar en la misma carpeta.</translation>
    </message>
</context>
<context>
    <name>DeckPreviews</name>
    <message>
        <source>By %1.</source>
        <translation>De %1.</translation>
    </message>
    <message>
        <source>The suits have two colors.</source>
        <translation>Los palos son de dos colores.</translation>
    </message>
    <message>
        <source>The suits differ in color.</source>
        <translation>Cada palo tiene su color.</translation>
    </message>
    <message>
        <source>Its ranks stand at the right, so your cards overlap the other way round.</source>
        <translation>Los valores están a la derecha, así que tus cartas se solapan al revés.</translation>
    </message>
    <message>
        <source>Its pictures are wider than high, so they are shown small.</source>
        <translation>Las imágenes son más anchas que altas, así que se ven pequeñas.</translation>
    </message>
    <message>
        <source>Missing, and drawn by the program: %1.</source>
        <translation>Faltan, y las dibuja el programa: %1.</translation>
    </message>
    <message>
        <source>It has no back; the program’s own is used.</source>
        <translation>No tiene reverso; se usa el del programa.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Two colors</source>
        <translation>Dos colores</translation>
    </message>
    <message>
        <source>Clubs and spades are black, hearts and diamonds red.</source>
        <translation>Tréboles y picas son negros; corazones y diamantes, rojos.</translation>
    </message>
    <message>
        <source>Four colors</source>
        <translation>Cuatro colores</translation>
    </message>
    <message>
        <source>Every suit has its own color.</source>
        <translation>Cada palo tiene su propio color.</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Letra grande</translation>
    </message>
    <message>
        <source>Rank and suit fill the card, for weak eyes.</source>
        <translation>Valor y palo llenan la carta, para vista cansada.</translation>
    </message>
    <message>
        <source>Large print, four colors</source>
        <translation>Letra grande, cuatro colores</translation>
    </message>
    <message>
        <source>Rank and suit fill the card, and every suit has its own color.</source>
        <translation>Valor y palo llenan la carta, y cada palo tiene su propio color.</translation>
    </message>
    <message>
        <source>Red sweater</source>
        <translation>Jersey rojo</translation>
    </message>
    <message>
        <source>Blue sweater</source>
        <translation>Jersey azul</translation>
    </message>
    <message>
        <source>Argyle</source>
        <translation>Rombos</translation>
    </message>
    <message>
        <source>Snowflakes</source>
        <translation>Copos de nieve</translation>
    </message>
    <message>
        <source>Trellis</source>
        <translation>Celosía</translation>
    </message>
    <message>
        <source>Cheese</source>
        <translation>Queso</translation>
    </message>
</context>
<context>
    <name>DerivationWords</name>
    <message>
        <source>A forced pick is not bumped.</source>
        <translation>Quien toma a la fuerza no paga bump.</translation>
    </message>
    <message>
        <source>Everyone passed: %1.</source>
        <translation>Todos han pasado: %1.</translation>
    </message>
    <message>
        <source>No hand was played, so there is no score.</source>
        <translation>No se ha jugado ninguna mano: no hay puntos.</translation>
    </message>
    <message>
        <source>Makers: %1.</source>
        <translation>Ataque: %1.</translation>
    </message>
    <message>
        <source>Picker: %1, alone.</source>
        <translation>Declarante: %1, en solitario.</translation>
    </message>
    <message>
        <source>Picker: %1, with %2.</source>
        <translation>Declarante: %1, con %2.</translation>
    </message>
    <message>
        <source>Points: %1 for the makers, %2 for the defenders.</source>
        <translation>Tantos: %1 para el ataque, %2 para la defensa.</translation>
    </message>
    <message>
        <source>The makers took every trick</source>
        <translation>El ataque hace todas las bazas</translation>
    </message>
    <message>
        <source>The makers won, with the defenders schneider</source>
        <translation>El ataque gana y la defensa queda schneider</translation>
    </message>
    <message>
        <source>The makers won</source>
        <translation>El ataque gana</translation>
    </message>
    <message>
        <source>The makers lost</source>
        <translation>El ataque pierde</translation>
    </message>
    <message>
        <source>The makers lost and are schneider</source>
        <translation>El ataque pierde y queda schneider</translation>
    </message>
    <message>
        <source>The makers took no trick</source>
        <translation>El ataque no hace ninguna baza</translation>
    </message>
    <message>
        <source>%1: a stake of %2.</source>
        <comment>why, and the stake</comment>
        <translation>%1: apuesta de %2.</translation>
    </message>
    <message>
        <source>%1 reneged and forfeits the hand: a stake of %2.</source>
        <translation>Renuncio y mano perdida: %1. Apuesta de %2.</translation>
    </message>
    <message>
        <source>Sheepshead was called and made: a stake of %1.</source>
        <translation>Sheepshead anunciado y cumplido: apuesta de %1.</translation>
    </message>
    <message>
        <source>Sheepshead was called and missed: a stake of %1.</source>
        <translation>Sheepshead anunciado y fallido: apuesta de %1.</translation>
    </message>
    <message>
        <source>%1 cracked</source>
        <translation>Contro (%1)</translation>
    </message>
    <message>
        <source>%1 cracked back</source>
        <translation>Recontro (%1)</translation>
    </message>
    <message>
        <source>%1 cracked around the corner</source>
        <translation>Recontro del compañero (%1)</translation>
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
        <translation>Cada defensor paga %1.</translation>
    </message>
    <message>
        <source>Every defender pays %1. A partner gets %1, and the picker gets the rest.</source>
        <translation>Cada defensor paga %1. Un compañero cobra %1, y el declarante, el resto.</translation>
    </message>
    <message>
        <source>Every defender pays %1 to every maker.</source>
        <translation>Cada defensor paga %1 a cada atacante.</translation>
    </message>
    <message>
        <source>Every defender gets %1.</source>
        <translation>Cada defensor cobra %1.</translation>
    </message>
    <message>
        <source>Every defender gets %1. A partner pays %1, and the picker pays the rest.</source>
        <translation>Cada defensor cobra %1. Un compañero paga %1, y el declarante, el resto.</translation>
    </message>
    <message>
        <source>Every defender gets %1 from every maker.</source>
        <translation>Cada defensor cobra %1 de cada atacante.</translation>
    </message>
    <message>
        <source>Every defender gets %1. The picker pays it all: the partner is off the hook.</source>
        <translation>Cada defensor cobra %1. Lo paga todo el declarante: el compañero no paga nada.</translation>
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
        <translation>un leaster</translation>
    </message>
    <message>
        <source>a moster</source>
        <translation>un moster</translation>
    </message>
    <message>
        <source>a mittler</source>
        <translation>un mittler</translation>
    </message>
    <message>
        <source>a schneidster</source>
        <translation>un schneidster</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in %3.</source>
        <comment>a player, points, tricks</comment>
        <translation>%1: %2 en %3.</translation>
    </message>
    <message>
        <source>The fewest points win.</source>
        <translation>Gana quien tiene menos tantos.</translation>
    </message>
    <message>
        <source>The fewest points win. Fewer tricks break the tie.</source>
        <translation>Gana quien tiene menos tantos. En caso de empate, menos bazas.</translation>
    </message>
    <message>
        <source>The only player without a trick wins double.</source>
        <translation>El único jugador sin bazas gana el doble.</translation>
    </message>
    <message>
        <source>The fewest points win. The tied players share the win.</source>
        <translation>Gana quien tiene menos tantos. En caso de empate se reparte la ganancia.</translation>
    </message>
    <message>
        <source>The deciding points are tied: no payment.</source>
        <translation>Empate en los tantos decisivos: nadie paga.</translation>
    </message>
    <message>
        <source>The most points lose.</source>
        <translation>Pierde quien tiene más tantos.</translation>
    </message>
    <message>
        <source>A player who takes every trick wins.</source>
        <translation>Quien hace todas las bazas gana.</translation>
    </message>
    <message>
        <source>The player with the middle points wins.</source>
        <translation>Ganan los tantos intermedios.</translation>
    </message>
    <message>
        <source>The player closest to 30 without going over wins.</source>
        <translation>Gana quien más se acerca a 30 sin pasarse.</translation>
    </message>
    <message>
        <source>The highest count loses.</source>
        <translation>Pierde la cuenta más alta.</translation>
    </message>
    <message>
        <source>The highest count loses. The highest trump breaks the tie.</source>
        <translation>Pierde la cuenta más alta. En caso de empate decide el triunfo más alto.</translation>
    </message>
    <message>
        <source>%1: %2 to each of the others.</source>
        <translation>%1: %2 para cada uno de los demás.</translation>
    </message>
    <message>
        <source>%1: %2 from each of the others.</source>
        <translation>%1: %2 de cada uno de los demás.</translation>
    </message>
    <message>
        <source>%1: a count of %2.</source>
        <translation>%1: cuenta de %2.</translation>
    </message>
    <message>
        <source>60 to 60: a tie.</source>
        <translation>60 a 60: empate.</translation>
    </message>
    <message>
        <source>%1 took every trick: a stake of %2.</source>
        <translation>Todas las bazas (%1): apuesta de %2.</translation>
    </message>
    <message>
        <source>%1 won, and the loser is schneider: a stake of %2.</source>
        <translation>Victoria (%1), y el rival queda schneider: apuesta de %2.</translation>
    </message>
    <message>
        <source>%1 won: a stake of %2.</source>
        <translation>Victoria (%1): apuesta de %2.</translation>
    </message>
    <message>
        <source>Bidder: %1, with %2.</source>
        <translation>Subasta: %1, con %2.</translation>
    </message>
    <message>
        <source>Bidder: %1, a best solo.</source>
        <translation>Subasta: %1, un solo best.</translation>
    </message>
    <message>
        <source>Bidder: %1, a side solo.</source>
        <translation>Subasta: %1, un solo de palo.</translation>
    </message>
    <message>
        <source>Bidder: %1, a billy.</source>
        <translation>Subasta: %1, un billy.</translation>
    </message>
    <message>
        <source>Points: %1 for the bidder&apos;s side, %2 for the others.</source>
        <translation>Tantos: %1 para el bando que subasta, %2 para los demás.</translation>
    </message>
    <message>
        <source>One side took every trick.</source>
        <translation>Un bando ha hecho todas las bazas.</translation>
    </message>
    <message>
        <source>One side is schneider.</source>
        <translation>Un bando queda schneider.</translation>
    </message>
    <message>
        <source>The bid was made. Only the winners score: %1 each.</source>
        <translation>Subasta cumplida. Solo puntúan los ganadores: %1 cada uno.</translation>
    </message>
    <message>
        <source>The bid was set. Only the winners score: %1 each.</source>
        <translation>Subasta fallida. Solo puntúan los ganadores: %1 cada uno.</translation>
    </message>
    <message>
        <source>The leaster puts %1 into the pot.</source>
        <translation>El leaster pone %1 en el bote.</translation>
    </message>
    <message>
        <source>The makers won and take %1 from the pot.</source>
        <translation>El ataque gana y se lleva %1 del bote.</translation>
    </message>
    <message>
        <source>The makers lost and pay %1 into the pot.</source>
        <translation>El ataque pierde y paga %1 al bote.</translation>
    </message>
    <message>
        <source>The pot of %1 was divided.</source>
        <translation>El bote de %1 se ha repartido.</translation>
    </message>
    <message>
        <source>The pot of %1 went to the best hand of the showdown.</source>
        <translation>El bote de %1 ha sido para la mejor mano de póquer.</translation>
    </message>
    <message>
        <source>The new player bought into the pot with %1.</source>
        <translation>El nuevo jugador ha entrado en el bote con %1.</translation>
    </message>
    <message>
        <source>%1: %2 into the pot</source>
        <translation>%1: %2 al bote</translation>
    </message>
    <message>
        <source>%1: %2 from the pot</source>
        <translation>%1: %2 del bote</translation>
    </message>
    <message>
        <source>%1 has the partner card, and neither pays nor is paid.</source>
        <translation>%1 tiene la carta del compañero, y no paga ni cobra.</translation>
    </message>
    <message>
        <source>Fines put %1 into the pot.</source>
        <translation>Las multas han puesto %1 en el bote.</translation>
    </message>
    <message>
        <source>A bonus of %1 came from the pot.</source>
        <translation>Del bote ha salido una prima de %1.</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>Pick or pass</source>
        <translation>Tomar o pasar</translation>
    </message>
    <message>
        <source>Is this hand worth the blind?</source>
        <translation>¿Valen tus cartas para tomar el talón?</translation>
    </message>
    <message>
        <source>What to bury</source>
        <translation>Qué enterrar</translation>
    </message>
    <message>
        <source>The blind is yours: which cards go down?</source>
        <translation>El talón es tuyo: ¿qué cartas entierras?</translation>
    </message>
    <message>
        <source>Which ace to call</source>
        <translation>Qué as pedir</translation>
    </message>
    <message>
        <source>Which partner helps most?</source>
        <translation>¿Qué compañero ayuda más?</translation>
    </message>
    <message>
        <source>Count the trump</source>
        <translation>Contar los triunfos</translation>
    </message>
    <message>
        <source>How many trump are still out?</source>
        <translation>¿Cuántos triunfos quedan fuera?</translation>
    </message>
    <message>
        <source>Who is the partner?</source>
        <translation>¿Quién es el compañero?</translation>
    </message>
    <message>
        <source>Read from the cards who plays with the picker.</source>
        <translation>Deduce por las cartas quién juega con el declarante.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) passed before you. Pick or pass?</source>
        <translation>
            <numerusform>%n jugador ha pasado antes que tú. ¿Tomar o pasar?</numerusform>
            <numerusform>%n jugadores han pasado antes que tú. ¿Tomar o pasar?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You picked. Bury %n card(s).</source>
        <translation>
            <numerusform>Has tomado. Entierra %n carta.</numerusform>
            <numerusform>Has tomado. Entierra %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have buried. Whom do you call?</source>
        <translation>Has enterrado. ¿A quién pides?</translation>
    </message>
    <message>
        <source>Some tricks are done. Of all trump, you hold some and saw some fall. How many have you not seen yet?</source>
        <translation>Ya se han hecho algunas bazas. Unos triunfos los tienes tú, otros los has visto caer. ¿Cuántos no has visto aún?</translation>
    </message>
    <message>
        <source>%1 picked. From what was played so far: who is most likely the partner?</source>
        <translation>Declarante: %1. Por lo jugado hasta ahora: ¿quién es con más probabilidad el compañero?</translation>
    </message>
    <message>
        <source>This decision could not be measured.</source>
        <translation>Esta decisión no se ha podido medir.</translation>
    </message>
    <message>
        <source>Better: %1. %2</source>
        <translation>Mejor: %1. %2</translation>
    </message>
    <message>
        <source>There are %1 trump. %2 you saw played or buried, %3 you hold: %4 are left.</source>
        <translation>Hay %1 triunfos. %2 los has visto jugar o enterrar, %3 los tienes tú: quedan %4.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Correcto.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a player and how likely they are the partner</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>No one: the picker is alone.</source>
        <translation>Nadie: el declarante juega en solitario.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>Es %1.</translation>
    </message>
    <message>
        <source>First question</source>
        <translation>Primera pregunta</translation>
    </message>
    <message>
        <source>%1 right in a row, %2 at best</source>
        <translation>%1 aciertos seguidos, récord %2</translation>
    </message>
    <message>
        <source>%1 of the last %2 right</source>
        <translation>%1 aciertos de los últimos %2</translation>
    </message>
    <message>
        <source>%1 (before: %2 of %3)</source>
        <translation>%1 (antes: %2 de %3)</translation>
    </message>
    <message>
        <source>%1: score %2, wins %3</source>
        <extracomment>a choice, the score expected, and how often it wins</extracomment>
        <translation>%1: tanteo %2, gana %3</translation>
    </message>
    <message>
        <source>You speak first. Pick or pass?</source>
        <translation>Hablas primero. ¿Tomar o pasar?</translation>
    </message>
    <message>
        <source>That was the best choice.</source>
        <translation>Era la mejor elección.</translation>
    </message>
    <message>
        <source>Good: its score is only %1 lower than the best.</source>
        <translation>Bien: su tanteo es solo %1 menor que el mejor.</translation>
    </message>
    <message>
        <source>That lowers your score by %1 on average.</source>
        <translation>Eso te baja el tanteo en %1 de media.</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Tus propios errores</translation>
    </message>
    <message>
        <source>Costly decisions of hands that count come back: a few a day, the better you know them the later.</source>
        <translation>Las decisiones costosas de las manos que cuentan vuelven: unas pocas al día, y cuanto mejor las sabes, más tarde.</translation>
    </message>
    <message>
        <source>You often pick with too weak a hand</source>
        <translation>Tomas a menudo con una mano demasiado débil</translation>
    </message>
    <message>
        <source>You often pass a hand that is good enough to pick</source>
        <translation>Pasas a menudo con una mano lo bastante buena para tomar</translation>
    </message>
    <message>
        <source>You often bury trump</source>
        <translation>Entierras triunfos a menudo</translation>
    </message>
    <message>
        <source>You often bury too few points</source>
        <translation>Entierras a menudo muy pocos puntos</translation>
    </message>
    <message>
        <source>You often bury the wrong fail cards</source>
        <translation>Entierras a menudo las cartas laterales equivocadas</translation>
    </message>
    <message>
        <source>You often go alone where a partner would help</source>
        <translation>Juegas a menudo en solitario cuando un compañero ayudaría</translation>
    </message>
    <message>
        <source>You often call a partner where playing alone would pay more</source>
        <translation>Pides a menudo un compañero cuando jugar en solitario daría más</translation>
    </message>
    <message>
        <source>You often call the wrong card</source>
        <translation>Pides a menudo la carta equivocada</translation>
    </message>
    <message>
        <source>You often lead trump where a fail suit is better</source>
        <translation>Sales a menudo de triunfo cuando es mejor un palo lateral</translation>
    </message>
    <message>
        <source>You often lead a fail suit where trump is better</source>
        <translation>Sales a menudo de un palo lateral cuando es mejor el triunfo</translation>
    </message>
    <message>
        <source>You often lead the wrong card of the right kind</source>
        <translation>Sales a menudo de la clase correcta, pero con la carta equivocada</translation>
    </message>
    <message>
        <source>You often put too many points on a trick</source>
        <translation>Pones a menudo demasiados puntos en una baza</translation>
    </message>
    <message>
        <source>You often keep points that belong on the trick</source>
        <translation>Te guardas a menudo puntos que van en la baza</translation>
    </message>
    <message>
        <source>You often follow with the wrong card</source>
        <translation>Juegas a menudo la carta equivocada sobre la baza</translation>
    </message>
    <message>
        <source>%1 led to this trick. Which card do you play?</source>
        <translation>%1 ha salido en esta baza. ¿Qué carta juegas?</translation>
    </message>
    <message>
        <source>You lead. Which card?</source>
        <translation>Sales tú. ¿Qué carta?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>¿Qué haces?</translation>
    </message>
    <message>
        <source>Your decision here on %1 was costly.</source>
        <translation>Tu decisión aquí, el %1, salió cara.</translation>
    </message>
    <message>
        <source>Your decision here was costly.</source>
        <translation>Tu decisión aquí salió cara.</translation>
    </message>
    <message>
        <source>%1 for today, %2 later, %3 known</source>
        <extracomment>mistakes: how many are asked today still, on another day, and not any more</extracomment>
        <translation>%1 para hoy, %2 más tarde, %3 aprendidos</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hand(s)</source>
        <extracomment>a habit, and in how many hands it was seen</extracomment>
        <translation>
            <numerusform>%1: %n mano</numerusform>
            <numerusform>%1: %n manos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>You deal and sit out.</source>
        <translation>Repartes y descansas.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Repartes.</translation>
    </message>
    <message>
        <source>%1 deals and sits out.</source>
        <translation>%1 reparte y descansa.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 reparte.</translation>
    </message>
    <message>
        <source>A doubler: the hand counts ×%1.</source>
        <translation>Doubler: la mano cuenta ×%1.</translation>
    </message>
    <message>
        <source>You show a hand without ace, face card or trump: %1.</source>
        <translation>Enseñas unas cartas sin as, figura ni triunfo: %1.</translation>
    </message>
    <message>
        <source>%1 shows a hand without ace, face card or trump: %2.</source>
        <translation>%1 enseña unas cartas sin as, figura ni triunfo: %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Pasas.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 pasa.</translation>
    </message>
    <message>
        <source>You pick blind. The unseen blind is the bury, and the stake doubles.</source>
        <translation>Tomas a ciegas. El talón queda enterrado sin verlo, y la apuesta se dobla.</translation>
    </message>
    <message>
        <source>%1 picks blind. The unseen blind is the bury, and the stake doubles.</source>
        <translation>%1 toma a ciegas. El talón queda enterrado sin verlo, y la apuesta se dobla.</translation>
    </message>
    <message>
        <source>You have to pick.</source>
        <translation>Tienes que tomar.</translation>
    </message>
    <message>
        <source>You pick.</source>
        <translation>Tomas.</translation>
    </message>
    <message>
        <source>%1 has to pick.</source>
        <translation>%1 tiene que tomar.</translation>
    </message>
    <message>
        <source>%1 picks.</source>
        <translation>%1 toma.</translation>
    </message>
    <message>
        <source>Called with the pick: %1.</source>
        <translation>Carta pedida al tomar: %1.</translation>
    </message>
    <message>
        <source>In the blind: %1.</source>
        <translation>En el talón: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buries %n card(s), among them %2.</source>
        <translation>
            <numerusform>%1 entierra %n carta: %2.</numerusform>
            <numerusform>%1 entierra %n cartas, entre ellas %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You bury %1: %2.</source>
        <translation>Entierras %1: %2.</translation>
    </message>
    <message>
        <source>%1 buries %2: %3.</source>
        <translation>%1 entierra %2: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buries %n card(s).</source>
        <translation>
            <numerusform>%1 entierra %n carta.</numerusform>
            <numerusform>%1 entierra %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>You call %1.</source>
        <translation>Pides %1.</translation>
    </message>
    <message>
        <source>%1 calls %2.</source>
        <translation>%1 pide %2.</translation>
    </message>
    <message>
        <source>The holder of %1 is the partner.</source>
        <translation>Quien tiene %1 es el compañero.</translation>
    </message>
    <message>
        <source>Face down as the under: %1.</source>
        <translation>Boca abajo, de tapada: %1.</translation>
    </message>
    <message>
        <source>One card lies face down as the under.</source>
        <translation>Una carta queda boca abajo, de tapada.</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Juegas en solitario.</translation>
    </message>
    <message>
        <source>%1 plays alone.</source>
        <translation>%1 juega en solitario.</translation>
    </message>
    <message>
        <source>You call sheepshead and bet on every trick.</source>
        <translation>Anuncias sheepshead y apuestas a hacer todas las bazas.</translation>
    </message>
    <message>
        <source>%1 calls sheepshead and bets on every trick.</source>
        <translation>%1 anuncia sheepshead y apuesta a hacer todas las bazas.</translation>
    </message>
    <message>
        <source>You vote for a doubler.</source>
        <translation>Votas por un doubler.</translation>
    </message>
    <message>
        <source>%1 votes for a doubler.</source>
        <translation>%1 vota por un doubler.</translation>
    </message>
    <message>
        <source>You vote for a leaster.</source>
        <translation>Votas por un leaster.</translation>
    </message>
    <message>
        <source>%1 votes for a leaster.</source>
        <translation>%1 vota por un leaster.</translation>
    </message>
    <message>
        <source>You bid a solo.</source>
        <translation>Subastas un solo.</translation>
    </message>
    <message>
        <source>%1 bids a solo.</source>
        <translation>%1 subasta un solo.</translation>
    </message>
    <message>
        <source>You bid to call a partner.</source>
        <translation>Subastas pidiendo compañero.</translation>
    </message>
    <message>
        <source>%1 bids a call.</source>
        <translation>%1 subasta pidiendo compañero.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Juegas %1.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 juega %2.</translation>
    </message>
    <message>
        <source>You take the rest of the blind: %1.</source>
        <translation>Te quedas el resto del talón: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) of the blind.</source>
        <translation>
            <numerusform>%1 se queda %n carta del talón.</numerusform>
            <numerusform>%1 se queda %n cartas del talón.</numerusform>
        </translation>
    </message>
    <message>
        <source>You crack: the hand counts ×%1.</source>
        <translation>Dices contro: la mano cuenta ×%1.</translation>
    </message>
    <message>
        <source>%1 cracks: the hand counts ×%2.</source>
        <translation>%1 dice contro: la mano cuenta ×%2.</translation>
    </message>
    <message>
        <source>You crack back: the hand counts ×%1.</source>
        <translation>Dices recontro: la mano cuenta ×%1.</translation>
    </message>
    <message>
        <source>%1 cracks back: the hand counts ×%2.</source>
        <translation>%1 dice recontro: la mano cuenta ×%2.</translation>
    </message>
    <message>
        <source>You crack around the corner: the hand counts ×%1.</source>
        <translation>Dices recontro como compañero: la mano cuenta ×%1.</translation>
    </message>
    <message>
        <source>%1 cracks around the corner: the hand counts ×%2.</source>
        <translation>%1 dice recontro como compañero: la mano cuenta ×%2.</translation>
    </message>
    <message>
        <source>You show %1: the hand counts ×%2.</source>
        <translation>Enseñas %1: la mano cuenta ×%2.</translation>
    </message>
    <message>
        <source>%1 shows %2: the hand counts ×%3.</source>
        <translation>%1 enseña %2: la mano cuenta ×%3.</translation>
    </message>
    <message>
        <source>You play the under, %1.</source>
        <translation>Juegas la tapada, %1.</translation>
    </message>
    <message>
        <source>%1 plays the card that lay face down.</source>
        <translation>%1 juega la carta que estaba boca abajo.</translation>
    </message>
    <message>
        <source>You had the partner jack: one partner fewer.</source>
        <translation>Tenías tú la jota del compañero: un compañero menos.</translation>
    </message>
    <message>
        <source>%1 had the partner jack: one partner fewer.</source>
        <translation>%1 tenía la jota del compañero: un compañero menos.</translation>
    </message>
    <message>
        <source>You took the first trick and play alone.</source>
        <translation>Has hecho la primera baza y juegas en solitario.</translation>
    </message>
    <message>
        <source>%1 took the first trick and plays alone.</source>
        <translation>%1 ha hecho la primera baza y juega en solitario.</translation>
    </message>
    <message>
        <source>Your secret is out: you play alone.</source>
        <translation>Tu secreto se ha descubierto: juegas en solitario.</translation>
    </message>
    <message>
        <source>%1 was alone in secret.</source>
        <translation>%1 jugaba en solitario, en secreto.</translation>
    </message>
    <message>
        <source>You are known as one of the makers.</source>
        <translation>Se sabe que estás en el ataque.</translation>
    </message>
    <message>
        <source>%1 is one of the makers.</source>
        <translation>%1 está en el ataque.</translation>
    </message>
    <message>
        <source>You are a partner.</source>
        <translation>Juegas de compañero.</translation>
    </message>
    <message>
        <source>%1 is a partner.</source>
        <translation>%1 juega de compañero.</translation>
    </message>
    <message>
        <source>You are the partner.</source>
        <translation>Eres el compañero.</translation>
    </message>
    <message>
        <source>%1 is the partner.</source>
        <translation>%1 es el compañero.</translation>
    </message>
    <message>
        <source>You take trick %1 and the blind with it.</source>
        <translation>Te llevas la baza %1 y, con ella, el talón.</translation>
    </message>
    <message>
        <source>%1 takes trick %2 and the blind with it.</source>
        <translation>%1 se lleva la baza %2 y, con ella, el talón.</translation>
    </message>
    <message>
        <source>You take trick %1.</source>
        <translation>Te llevas la baza %1.</translation>
    </message>
    <message>
        <source>%1 takes trick %2.</source>
        <translation>%1 se lleva la baza %2.</translation>
    </message>
    <message>
        <source>You turn %1.</source>
        <translation>Descubres %1.</translation>
    </message>
    <message>
        <source>%1 turns %2.</source>
        <translation>%1 descubre %2.</translation>
    </message>
    <message>
        <source>You could have followed suit and did not: your side forfeits the hand.</source>
        <translation>Podías servir y no lo has hecho: tu bando pierde la mano.</translation>
    </message>
    <message>
        <source>%1 could have followed suit and did not: that side forfeits the hand.</source>
        <translation>%1 podía servir y no lo ha hecho: su bando pierde la mano.</translation>
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
        <translation>Es la única carta permitida.</translation>
    </message>
    <message>
        <source>It is the only legal choice.</source>
        <translation>Es la única opción permitida.</translation>
    </message>
    <message>
        <source>This is the play by the book. No possible deal was found to test it with.</source>
        <translation>Es la jugada de manual. No se ha encontrado ningún reparto con que probarla.</translation>
    </message>
    <message>
        <source>It is close: %1 is almost as good.</source>
        <translation>Va muy justo: %1 vale casi lo mismo.</translation>
    </message>
    <message>
        <source>A defender does not lead trump this early: the other defenders would not expect %1.</source>
        <translation>Un defensor no sale de triunfo tan pronto: los otros defensores no esperarían %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n reina</numerusform>
            <numerusform>%n reinas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s)</source>
        <translation>
            <numerusform>%n jota</numerusform>
            <numerusform>%n jotas</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no trump.</source>
        <translation>No tienes triunfos.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump.</source>
        <translation>
            <numerusform>Tienes %n triunfo.</numerusform>
            <numerusform>Tienes %n triunfos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump, %1 among them.</source>
        <translation>
            <numerusform>Tienes %n triunfo, y es %1.</numerusform>
            <numerusform>Tienes %n triunfos, entre ellos %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You also have %n fail ace(s).</source>
        <translation>
            <numerusform>Además tienes %n as lateral.</numerusform>
            <numerusform>Además tienes %n ases laterales.</numerusform>
        </translation>
    </message>
    <message>
        <source>After your pass the others all pass %1.</source>
        <translation>Si pasas, los demás pasan también %1.</translation>
    </message>
    <message>
        <source>After your pass another player bids %1.</source>
        <translation>Si pasas, otro jugador subasta %1.</translation>
    </message>
    <message>
        <source>After your pass another player picks %1.</source>
        <translation>Si pasas, otro jugador toma %1.</translation>
    </message>
    <message>
        <source>After your pass another player bids %1, and all pass %2.</source>
        <translation>Si pasas, otro jugador subasta %1, y todos pasan %2.</translation>
    </message>
    <message>
        <source>After your pass another player picks %1, and all pass %2.</source>
        <translation>Si pasas, otro jugador toma %1, y todos pasan %2.</translation>
    </message>
    <message>
        <source>%1 are led for the first time, and you hold the called card, %2.</source>
        <translation>Se sale de %1 por primera vez, y la carta pedida la tienes tú: %2.</translation>
    </message>
    <message>
        <source>%1 are led for the first time, and the called card, %2, has not been played yet.</source>
        <translation>Se sale de %1 por primera vez, y la carta pedida, %2, aún no se ha jugado.</translation>
    </message>
    <message>
        <source>%1 have not been led, and you still hold the called card, %2.</source>
        <translation>Nadie ha salido de %1, y la carta pedida la tienes aún tú: %2.</translation>
    </message>
    <message>
        <source>%1 have not been led: the called card, %2, is still out.</source>
        <translation>Nadie ha salido de %1: la carta pedida, %2, sigue fuera.</translation>
    </message>
    <message>
        <source>%1 has the trick so far.</source>
        <translation>De momento, la baza es para %1.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side.</source>
        <translation>De momento, la baza es para %1, que va contigo.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and plays against you.</source>
        <translation>De momento, la baza es para %1, que va contra ti.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side %2.</source>
        <translation>De momento, la baza es para %1, que va contigo %2.</translation>
    </message>
    <message>
        <source>The most likely partner is %1, %2.</source>
        <translation>El compañero más probable es %1, %2.</translation>
    </message>
    <message>
        <source>%1 picks on very little.</source>
        <extracomment>about a player who picked this hand, from what was noticed in earlier hands</extracomment>
        <translation>%1 toma con muy poco.</translation>
    </message>
    <message>
        <source>%1 picks on strong hands only.</source>
        <translation>%1 toma solo con cartas fuertes.</translation>
    </message>
    <message>
        <source>You play last to this trick.</source>
        <translation>Eres quien cierra esta baza.</translation>
    </message>
    <message>
        <source>It takes the trick: no card still to come beats it.</source>
        <translation>La carta gana la baza: ninguna carta de las que faltan la supera.</translation>
    </message>
    <message>
        <source>It takes the trick %1</source>
        <translation>La carta gana la baza %1</translation>
    </message>
    <message>
        <source>Your side takes the trick %1</source>
        <translation>Tu bando gana la baza %1</translation>
    </message>
    <message>
        <source>It is trumped %1.</source>
        <translation>La fallan %1.</translation>
    </message>
    <message>
        <source>A higher card beats it %1.</source>
        <translation>La supera una carta más alta %1.</translation>
    </message>
    <message>
        <source>It is trumped %1, and a higher card beats it %2.</source>
        <translation>La fallan %1, y la supera una carta más alta %2.</translation>
    </message>
    <message>
        <source>It gives the other player about %1 less in this trick than %2.</source>
        <translation>La carta da al rival unos %1 menos en esta baza que %2.</translation>
    </message>
    <message>
        <source>It gives the others about %1 less in this trick than %2.</source>
        <translation>La carta da a los demás unos %1 menos en esta baza que %2.</translation>
    </message>
    <message>
        <source>It brings you about %1 more in this trick than %2.</source>
        <translation>La carta te da unos %1 más en esta baza que %2.</translation>
    </message>
    <message>
        <source>It brings your side about %1 more in this trick than %2.</source>
        <translation>La carta da a tu bando unos %1 más en esta baza que %2.</translation>
    </message>
    <message>
        <source>It forces the called card, and shows the partner, %1</source>
        <translation>La carta obliga a jugar la carta pedida, y descubre al compañero, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n trump are still out; the lead draws about %1 of them from the other side.</source>
        <translation>
            <numerusform>Queda fuera %n triunfo; la salida arrastra unos %1 del otro bando.</numerusform>
            <numerusform>Quedan fuera %n triunfos; la salida arrastra unos %1 del otro bando.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves you void in %1, so you can trump them.</source>
        <translation>Te deja fallo en %1, así que puedes fallar.</translation>
    </message>
    <message>
        <source>It keeps %1 for later.</source>
        <translation>Guarda %1 para más tarde.</translation>
    </message>
    <message>
        <source>It buries %1 for your side</source>
        <translation>Entierra %1 para tu bando</translation>
    </message>
    <message>
        <source>It buries %1 for your side and leaves you void in %2</source>
        <translation>Entierra %1 para tu bando y te deja fallo en %2</translation>
    </message>
    <message>
        <source>Your under counts as a card of %1.</source>
        <translation>Tu tapada cuenta como carta de %1.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of %1.</source>
        <translation>
            <numerusform>Tienes %n carta de %1.</numerusform>
            <numerusform>Tienes %n cartas de %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side takes the trick with the called card %1</source>
        <translation>Tu bando gana la baza con la carta pedida %1</translation>
    </message>
    <message>
        <source>The hand then counts ×%1.</source>
        <translation>La mano cuenta entonces ×%1.</translation>
    </message>
    <message>
        <source>After a raise the hand would count ×%1.</source>
        <translation>Tras una subida, la mano contaría ×%1.</translation>
    </message>
    <message>
        <source>You end with about %1</source>
        <translation>Acabas con unos %1</translation>
    </message>
    <message>
        <source>Your side ends with about %1</source>
        <translation>Tu bando acaba con unos %1</translation>
    </message>
    <message>
        <source>You win the hand %1</source>
        <translation>Ganas la mano %1</translation>
    </message>
    <message>
        <source>It is worth %1 on the sheet</source>
        <translation>Vale %1 en la hoja</translation>
    </message>
    <message>
        <source>in almost no deal</source>
        <translation>en casi ningún reparto</translation>
    </message>
    <message>
        <source>in almost every deal</source>
        <translation>en casi todos los repartos</translation>
    </message>
    <message>
        <source>in %1 of 10 deals</source>
        <translation>en %1 de cada 10 repartos</translation>
    </message>
    <message>
        <source>If you pass too, it is a leaster.</source>
        <translation>Si tú también pasas, se juega un leaster.</translation>
    </message>
    <message>
        <source>If you pass too, everyone has passed.</source>
        <translation>Si tú también pasas, todos han pasado.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump, but no queen.</source>
        <translation>
            <numerusform>Tienes %n triunfo, pero ninguna reina.</numerusform>
            <numerusform>Tienes %n triunfos, pero ninguna reina.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side: put %2 on it.</source>
        <translation>De momento, la baza es para %1, que va contigo: cárgala con %2.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side %2: put %3 on it.</source>
        <translation>De momento, la baza es para %1, que va contigo %2: cárgala con %3.</translation>
    </message>
    <message>
        <source>You are the partner: a trump lead helps the picker.</source>
        <translation>Eres el compañero: salir de triunfo ayuda al declarante.</translation>
    </message>
    <message>
        <source>After that: %1.</source>
        <extracomment>what to do next, such as &quot;Call the ace of clubs&quot;</extracomment>
        <translation>Después: %1.</translation>
    </message>
    <message>
        <source>A lost pick counts double; otherwise you would pick.</source>
        <translation>Tomar y perder cuenta el doble; si no, tomarías.</translation>
    </message>
    <message>
        <source>A lost pick counts double: that is most of the difference.</source>
        <translation>Tomar y perder cuenta el doble: de ahí viene casi toda la diferencia.</translation>
    </message>
    <message>
        <source>You have no trick yet, and without one you cannot win.</source>
        <translation>Aún no tienes ninguna baza, y sin baza no puedes ganar.</translation>
    </message>
    <message>
        <source>You have a trick already: more of them only bring points.</source>
        <translation>Ya tienes una baza: más bazas solo traen puntos.</translation>
    </message>
    <message>
        <source>The trick goes to another player: put your points on it.</source>
        <translation>La baza será de otro jugador: echa en ella tus puntos.</translation>
    </message>
    <message>
        <source>The queen would make you one of the makers.</source>
        <translation>Con la reina estarías en el ataque.</translation>
    </message>
    <message>
        <source>The queen makes you one of the makers.</source>
        <translation>Con la reina estás en el ataque.</translation>
    </message>
    <message>
        <source>Then choose “%1”.</source>
        <extracomment>4H-5, after the bid of a solo: which button to press then, as &quot;Billy: no trick&quot;</extracomment>
        <translation>Después elige «%1».</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump: %1.</source>
        <translation>
            <numerusform>Tienes %n triunfo: %1.</numerusform>
            <numerusform>Tienes %n triunfos: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep %3 back: the picker, %1, still plays to this trick and would take it %2.</source>
        <translation>Guarda %3: el declarante, %1, todavía juega en esta baza y así se la llevaría %2.</translation>
    </message>
    <message>
        <source>Keep %3 back: %1 still plays to this trick and would take it %2.</source>
        <translation>Guarda %3: %1 todavía juega en esta baza y así se la llevaría %2.</translation>
    </message>
    <message>
        <source>It buries no points</source>
        <translation>No entierra ningún punto</translation>
    </message>
    <message>
        <source>It buries no points, but leaves you void in %1</source>
        <translation>No entierra ningún punto, pero te deja fallo en %1</translation>
    </message>
    <message>
        <source>always</source>
        <translation>siempre</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>It cannot take the trick</source>
        <translation>La carta no puede ganar la baza</translation>
    </message>
    <message>
        <source>It forces the called card, and shows the partner.</source>
        <translation>La carta obliga a jugar la carta pedida, y descubre al compañero.</translation>
    </message>
    <message>
        <source>It makes no difference: %1 is just as good.</source>
        <translation>Da igual: %1 vale lo mismo.</translation>
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
        <translation>todas las bazas</translation>
    </message>
    <message>
        <source>renege</source>
        <translation>renuncio</translation>
    </message>
    <message>
        <source>sheepshead</source>
        <translation>sheepshead</translation>
    </message>
    <message>
        <source>Double on the bump</source>
        <translation>Doble por bump</translation>
    </message>
    <message>
        <source>bump</source>
        <translation>bump</translation>
    </message>
    <message>
        <source>Picked blind</source>
        <translation>Tomado a ciegas</translation>
    </message>
    <message>
        <source>blind pick</source>
        <translation>a ciegas</translation>
    </message>
    <message>
        <source>Cracks and blitzes</source>
        <translation>Contros y blitz</translation>
    </message>
    <message>
        <source>raised</source>
        <translation>subida</translation>
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
        <translation>Azul pizarra</translation>
    </message>
    <message>
        <source>Forest green</source>
        <translation>Verde bosque</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Burdeos</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Roble</translation>
    </message>
    <message>
        <source>Charcoal knit</source>
        <translation>Punto gris oscuro</translation>
    </message>
    <message>
        <source>Red plaid</source>
        <translation>Cuadros rojos</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Everyone passed: a leaster. The fewest points win.</source>
        <translation>Todos han pasado: leaster. Gana quien tiene menos tantos.</translation>
    </message>
    <message>
        <source>Everyone passed: a moster. The most points lose.</source>
        <translation>Todos han pasado: moster. Pierde quien tiene más tantos.</translation>
    </message>
    <message>
        <source>Everyone passed: a mittler. The player with the middle points wins.</source>
        <translation>Todos han pasado: mittler. Ganan los tantos intermedios.</translation>
    </message>
    <message>
        <source>Everyone passed: a schneidster. The player closest to 30 without going over wins.</source>
        <translation>Todos han pasado: schneidster. Gana quien más se acerca a 30 sin pasarse.</translation>
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
        <translation>un solo best</translation>
    </message>
    <message>
        <source>a solo in %1</source>
        <translation>un solo de %1</translation>
    </message>
    <message>
        <source>a billy: no trick at all</source>
        <translation>un billy: ni una baza</translation>
    </message>
    <message>
        <source>both black queens</source>
        <translation>las dos reinas negras</translation>
    </message>
    <message>
        <source>both red queens</source>
        <translation>las dos reinas rojas</translation>
    </message>
    <message>
        <source>both black jacks</source>
        <translation>las dos jotas negras</translation>
    </message>
    <message>
        <source>You passed a strong hand (power %1): a mauer.</source>
        <translation>Has pasado con cartas fuertes (fuerza %1): eso es amarrar.</translation>
    </message>
    <message>
        <source>%1 passed a strong hand (power %2): a mauer.</source>
        <translation>%1 ha pasado con cartas fuertes (fuerza %2): eso es amarrar.</translation>
    </message>
    <message>
        <source>%1 (power %2)</source>
        <extracomment>a player, and the power of the hand that was passed</extracomment>
        <translation>%1 (fuerza %2)</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Mauers, who passed a strong hand: %1.</source>
        <translation>Han amarrado, pasando con cartas fuertes: %1.</translation>
    </message>
    <message>
        <source>all four jacks</source>
        <translation>las cuatro jotas</translation>
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
        <translation>El glosario explica: %1.</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Tecla</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Qué hace</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Orden</translation>
    </message>
</context>
<context>
    <name>IndianaWords</name>
    <message>
        <source>%1 win</source>
        <comment>several players</comment>
        <translation>Ganan: %1</translation>
    </message>
    <message>
        <source>%1 lose</source>
        <comment>several players</comment>
        <translation>Pierden: %1</translation>
    </message>
    <message>
        <source>You win your solo</source>
        <translation>Ganas tu solo</translation>
    </message>
    <message>
        <source>You lose your solo</source>
        <translation>Pierdes tu solo</translation>
    </message>
    <message>
        <source>%1 wins the solo</source>
        <translation>%1 gana el solo</translation>
    </message>
    <message>
        <source>%1 loses the solo</source>
        <translation>%1 pierde el solo</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, %2 to %3.</source>
        <translation>%1, %2 a %3.</translation>
    </message>
    <message>
        <source>A billy: not one trick.</source>
        <translation>Un billy: ni una sola baza.</translation>
    </message>
    <message>
        <source>A billy, and a trick was taken.</source>
        <translation>Un billy, y se hizo una baza.</translation>
    </message>
    <message>
        <source>Every trick was taken.</source>
        <translation>Se hicieron todas las bazas.</translation>
    </message>
    <message>
        <source>No trick was taken.</source>
        <translation>No se hizo ninguna baza.</translation>
    </message>
    <message>
        <source>61 were needed.</source>
        <translation>Hacían falta 61.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Izquierda, Derecha, Inicio, Fin</translation>
    </message>
    <message>
        <source>Move from card to card</source>
        <translation>Ir de carta en carta</translation>
    </message>
    <message>
        <source>Ctrl and Left or Right</source>
        <translation>Control e Izquierda o Derecha</translation>
    </message>
    <message>
        <source>Move the card to another place in your hand</source>
        <translation>Mover la carta a otro lugar de tu mano</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Arriba, Abajo</translation>
    </message>
    <message>
        <source>With two players: move between the rows of cards</source>
        <translation>Con dos jugadores: cambiar de fila de cartas</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Intro o Espacio</translation>
    </message>
    <message>
        <source>Play the card, mark it for the bury, or press the button</source>
        <translation>Jugar la carta, marcarla para enterrar o pulsar el botón</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>De 1 a 9, 0</translation>
    </message>
    <message>
        <source>Play or mark the first, second, … ninth, tenth card</source>
        <translation>Jugar o marcar la primera, segunda, … novena, décima carta</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tabulador</translation>
    </message>
    <message>
        <source>Move from the cards to the buttons above them</source>
        <translation>Ir de las cartas a los botones de encima</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Enter on the score sheet</source>
        <translation>Intro en la hoja de puntos</translation>
    </message>
    <message>
        <source>Explain the score of the hand</source>
        <translation>Explicar los puntos de la mano</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Close the hint, the tricks or the trump that is out</source>
        <translation>Cerrar la pista, las bazas o los triunfos que quedan fuera</translation>
    </message>
    <message>
        <source>Left, Right, Home, End in the tricks of a hand</source>
        <translation>Izquierda, Derecha, Inicio, Fin en las bazas de una mano</translation>
    </message>
    <message>
        <source>Page through them</source>
        <translation>Pasar de una a otra</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Deal the next hand, from anywhere in the window</source>
        <translation>Repartir la mano siguiente, desde cualquier lugar de la ventana</translation>
    </message>
</context>
<context>
    <name>LevelSuggestion</name>
    <message>
        <source>Your score of the last %1 hands is %2. Would you like stronger players?</source>
        <translation>Tu marcador de las últimas %1 manos es %2. ¿Quieres jugadores más fuertes?</translation>
    </message>
    <message>
        <source>Your score of the last %1 hands is %2. Would you like easier players?</source>
        <translation>Tu marcador de las últimas %1 manos es %2. ¿Quieres jugadores más fáciles?</translation>
    </message>
    <message>
        <source>Stronger &amp;players</source>
        <translation>Jugadores más &amp;fuertes</translation>
    </message>
    <message>
        <source>Easier &amp;players</source>
        <translation>Jugadores más &amp;fáciles</translation>
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
        <translation>to</translation>
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
        <translation>n</translation>
    </message>
    <message>
        <source>c</source>
        <comment>typed in short: crack</comment>
        <translation>co</translation>
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
        <translation>an</translation>
    </message>
    <message>
        <source>best</source>
        <comment>typed in short: best solo</comment>
        <translation>best</translation>
    </message>
    <message>
        <source>side</source>
        <comment>typed in short: side solo</comment>
        <translation>palo</translation>
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
        <translation>%1 de %2 (%3 %)</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>esperado</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Veredicto</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>De media</translation>
    </message>
    <message>
        <source>You, hands by number</source>
        <translation>Tú, manos por número</translation>
    </message>
    <message>
        <source>You, on average</source>
        <translation>Tú, de media</translation>
    </message>
    <message>
        <source>The others, on average</source>
        <translation>Los demás, de media</translation>
    </message>
    <message>
        <source>Trump dealt to a hand</source>
        <translation>Triunfos repartidos por mano</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfos</translation>
    </message>
    <message>
        <source>Queens dealt to a hand</source>
        <translation>Reinas repartidas por mano</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Reinas</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Talones</translation>
    </message>
    <message>
        <source>Trump in the blind</source>
        <translation>Triunfos en el talón</translation>
    </message>
    <message>
        <source>happened</source>
        <translation>ocurrido</translation>
    </message>
    <message>
        <source>of hands</source>
        <translation>de manos</translation>
    </message>
    <message>
        <source>Hands dealt with the queen of clubs</source>
        <translation>Manos con la reina de tréboles</translation>
    </message>
    <message>
        <source>of calls</source>
        <translation>de pedidas</translation>
    </message>
    <message>
        <source>You called</source>
        <translation>Has pedido</translation>
    </message>
    <message>
        <source>Others called</source>
        <translation>Otros han pedido</translation>
    </message>
    <message>
        <source>Called suits that could go round</source>
        <translation>Palos pedidos que podían dar la vuelta</translation>
    </message>
    <message>
        <source>Every player except the picker was dealt a card of the called suit. Only pickers who were asked first are counted: an earlier pass says something about the cards, and then there is no exact expectation.</source>
        <translation>Todos los jugadores salvo el declarante recibieron una carta del palo pedido. Solo cuentan los declarantes a quienes se preguntó primero: un pase anterior dice algo sobre las cartas, y entonces no hay una expectativa exacta.</translation>
    </message>
    <message>
        <source>Asked, from dealer&apos;s left</source>
        <translation>Turno, desde la izquierda de quien reparte</translation>
    </message>
    <message>
        <source>Leasters and other games without a picker</source>
        <translation>Leasters y otros juegos sin declarante</translation>
    </message>
    <message>
        <source>Hands thrown in</source>
        <translation>Manos tiradas</translation>
    </message>
    <message>
        <source>Called suits that walked when they were first led (not trumped)</source>
        <translation>Palos pedidos que corrieron en su primera salida (sin fallar)</translation>
    </message>
    <message>
        <source>What the players did with their cards</source>
        <translation>Qué hicieron los jugadores con sus cartas</translation>
    </message>
    <message>
        <source>How often players pick or trump depends on the players. There is no exact expectation, so these are plain counts.</source>
        <translation>Cuánto toman o fallan los jugadores depende de ellos. No hay expectativa exacta, así que son simples recuentos.</translation>
    </message>
    <message>
        <source>Picks of the times asked</source>
        <translation>Veces que tomó, de las preguntadas</translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s). &quot;Expected&quot; is the exact average of an honest shuffle by the rules of each hand.</source>
        <translation>
            <numerusform>%n mano terminada. «Esperado» es la media exacta de una baraja bien mezclada según las reglas de cada mano.</numerusform>
            <numerusform>%n manos terminadas. «Esperado» es la media exacta de una baraja bien mezclada según las reglas de cada mano.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards of %n of them are not counted: they were set up by hand, or the rules let a player with a bad hand ask for new cards.</source>
        <translation>
            <numerusform>Las cartas de %n de ellas no cuentan: se pusieron a mano, o las reglas permiten pedir cartas nuevas con una mala mano.</numerusform>
            <numerusform>Las cartas de %n de ellas no cuentan: se pusieron a mano, o las reglas permiten pedir cartas nuevas con una mala mano.</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished hands yet.</source>
        <translation>Aún no hay manos terminadas.</translation>
    </message>
    <message>
        <source>&quot;1 in 40&quot; means that of 40 honestly shuffled score books of this length, one is this far off or farther. This page has about ten verdicts, so expect one &quot;unusual: 1 in 10&quot;. Unfinished hands are not counted: players who leave bad hands seem to get better ones than expected.</source>
        <translation>«1 de 40» significa que, de 40 libros de puntos de esta longitud bien mezclados, uno se desvía tanto o más. Esta página tiene unos diez veredictos, así que es normal un «inusual: 1 de 10». Las manos sin terminar no cuentan: quien abandona las malas manos parece recibir mejores de lo esperado.</translation>
    </message>
    <message>
        <source>too few hands to tell</source>
        <translation>pocas manos para juzgar</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>según lo esperado</translation>
    </message>
    <message>
        <source>unusual: 1 in %1</source>
        <translation>inusual: 1 de %1</translation>
    </message>
    <message>
        <source>very unusual: 1 in %1</source>
        <translation>muy inusual: 1 de %1</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Todas las mesas</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Score &amp;book…</source>
        <translation>&amp;Libro de puntos…</translation>
    </message>
    <message>
        <source>History and &amp;statistics…</source>
        <translation>&amp;Historial y estadísticas…</translation>
    </message>
    <message>
        <source>Pe&amp;ople…</source>
        <translation>&amp;Jugadores…</translation>
    </message>
    <message>
        <source>Score a &amp;table…</source>
        <translation>Apuntar en una &amp;mesa…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exportar…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importar…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Copia de seguridad…</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Restaurar…</translation>
    </message>
    <message>
        <source>New p&amp;layer…</source>
        <translation>N&amp;uevo jugador…</translation>
    </message>
    <message>
        <source>&amp;End the game…</source>
        <translation>&amp;Terminar la partida…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>Save score sheet as P&amp;DF…</source>
        <translation>Guardar hoja de puntos como P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>Back to the start of the &amp;trick</source>
        <translation>Volver al inicio de la &amp;baza</translation>
    </message>
    <message>
        <source>This deal &amp;again</source>
        <translation>Este reparto otra &amp;vez</translation>
    </message>
    <message>
        <source>Play a deal &amp;number…</source>
        <translation>Jugar un reparto por &amp;número…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Pista</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Ú&amp;ltima baza</translation>
    </message>
    <message>
        <source>&amp;Review the last hand…</source>
        <translation>Revisar la última &amp;mano…</translation>
    </message>
    <message>
        <source>&amp;Save the last hand…</source>
        <translation>&amp;Guardar la última mano…</translation>
    </message>
    <message>
        <source>&amp;Open a hand…</source>
        <translation>&amp;Abrir una mano…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>V&amp;olver a la partida</translation>
    </message>
    <message>
        <source>Lay do&amp;wn</source>
        <translation>&amp;Enseñar las cartas</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>&amp;Hoja de puntos</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>No &amp;motion</source>
        <translation>&amp;Sin movimiento</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Pantalla completa</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Sonido</translation>
    </message>
    <message>
        <source>&amp;Configure…</source>
        <translation>&amp;Configurar…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Manual</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glosario</translation>
    </message>
    <message>
        <source>&amp;Learn the game…</source>
        <translation>A&amp;prender el juego…</translation>
    </message>
    <message>
        <source>&amp;Drills…</source>
        <translation>&amp;Ejercicios…</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Reglas de esta mesa</translation>
    </message>
    <message>
        <source>&amp;Honest deals…</source>
        <translation>Reparto &amp;honesto…</translation>
    </message>
    <message>
        <source>&amp;What the program remembers</source>
        <translation>&amp;Qué se observa de los jugadores</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>I&amp;nformar de un problema…</translation>
    </message>
    <message>
        <source>&amp;About Sheepshead</source>
        <translation>&amp;Acerca de Sheepshead</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>A&amp;cerca de Qt</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partida</translation>
    </message>
    <message>
        <source>Score book f&amp;ile</source>
        <translation>Arch&amp;ivo del libro de puntos</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Jugada</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>Ve&amp;locidad</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Ajustes</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;yuda</translation>
    </message>
    <message>
        <source> or </source>
        <translation> o </translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nueva partida…</translation>
    </message>
    <message>
        <source>Same game a&amp;gain</source>
        <translation>Misma partida &amp;otra vez</translation>
    </message>
    <message>
        <source>Hand of the da&amp;y</source>
        <translation>Mano del dí&amp;a</translation>
    </message>
    <message>
        <source>Trump that &amp;is out</source>
        <translation>Triunfos que quedan &amp;fuera</translation>
    </message>
    <message>
        <source>Say my &amp;hand again</source>
        <translation>Decir otra vez mis &amp;cartas</translation>
    </message>
    <message>
        <source>Say the &amp;trick again</source>
        <translation>Decir otra vez la &amp;baza</translation>
    </message>
    <message>
        <source>Say the &amp;score again</source>
        <translation>Decir otra vez los &amp;puntos</translation>
    </message>
    <message>
        <source>Say &amp;who is who</source>
        <translation>Decir &amp;quién es quién</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Reglas de la casa…</translation>
    </message>
    <message>
        <source>&amp;Look…</source>
        <translation>&amp;Aspecto…</translation>
    </message>
    <message>
        <source>Say &amp;again</source>
        <translation>&amp;Decir otra vez</translation>
    </message>
    <message>
        <source>&amp;Hands of the last days…</source>
        <translation>Manos d&amp;e los últimos días…</translation>
    </message>
    <message>
        <source>Save score sheet as &amp;web page…</source>
        <translation>Guardar la hoja como página &amp;web…</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>&amp;Copiar el resultado</translation>
    </message>
    <message>
        <source>Set u&amp;p a hand…</source>
        <translation>Preparar &amp;una mano…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the result as a picture…</source>
        <translation>Guardar el resultado como &amp;imagen…</translation>
    </message>
    <message>
        <source>New &amp;challenge…</source>
        <translation>Nuevo desa&amp;fío…</translation>
    </message>
    <message>
        <source>Ch&amp;allenges…</source>
        <translation>&amp;Ver desafíos…</translation>
    </message>
    <message>
        <source>How &amp;good is a hand…</source>
        <translation>&amp;Qué vale una mano…</translation>
    </message>
    <message>
        <source>&amp;Seasons…</source>
        <translation>&amp;Temporadas…</translation>
    </message>
    <message>
        <source>&amp;Tournaments…</source>
        <translation>T&amp;orneos…</translation>
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
        <translation>Jugador 1</translation>
    </message>
</context>
<context>
    <name>NoPickWords</name>
    <message>
        <source>You lose the moster</source>
        <translation>Pierdes el moster</translation>
    </message>
    <message>
        <source>%1 loses the moster</source>
        <translation>%1 pierde el moster</translation>
    </message>
    <message>
        <source>You forfeit the hand</source>
        <translation>Pierdes la mano por renuncio</translation>
    </message>
    <message>
        <source>%1 forfeits the hand</source>
        <translation>%1 pierde la mano por renuncio</translation>
    </message>
    <message>
        <source>The leaster has no winner</source>
        <translation>El leaster queda sin ganador</translation>
    </message>
    <message>
        <source>%1: no winner</source>
        <translation>%1: sin ganador</translation>
    </message>
    <message>
        <source>%1 win the leaster</source>
        <comment>several players</comment>
        <translation>Ganan el leaster: %1</translation>
    </message>
    <message>
        <source>%1: %2 win</source>
        <comment>several players</comment>
        <translation>%1: ganan %2</translation>
    </message>
    <message>
        <source>You win the leaster</source>
        <translation>Ganas el leaster</translation>
    </message>
    <message>
        <source>%1: you win</source>
        <translation>%1: ganas tú</translation>
    </message>
    <message>
        <source>%1 wins the leaster</source>
        <translation>%1 gana el leaster</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1: gana %2</translation>
    </message>
    <message>
        <source>The fewest points: %1.</source>
        <translation>Menos tantos: %1.</translation>
    </message>
    <message>
        <source>A tie of %1 with %2 each.</source>
        <translation>Empate de %1, con %2 cada uno.</translation>
    </message>
    <message>
        <source>The most points: %1.</source>
        <translation>Más tantos: %1.</translation>
    </message>
    <message>
        <source>The deciding points are tied.</source>
        <translation>Los tantos decisivos están empatados.</translation>
    </message>
    <message>
        <source>Every trick was taken by one player.</source>
        <translation>Un solo jugador hizo todas las bazas.</translation>
    </message>
    <message>
        <source>The middle points: %1.</source>
        <translation>Los tantos intermedios: %1.</translation>
    </message>
    <message>
        <source>Closest to 30: %1.</source>
        <translation>Más cerca de 30: %1.</translation>
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
        <translation>No existe ese archivo.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation>No tienes permiso para leer este archivo.</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>No es un archivo normal.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>El archivo ocupa más de %1 MB.</translation>
    </message>
    <message>
        <source>The file is larger than %1 kB.</source>
        <translation>El archivo ocupa más de %1 kB.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>No se puede leer el archivo.</translation>
    </message>
</context>
<context>
    <name>PickTable</name>
    <message>
        <source>Seat %1</source>
        <translation>Asiento %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>an expected score and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Repartos</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Tomadas</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Picking</source>
        <translation>Tomar</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Pasar</translation>
    </message>
    <message>
        <source>Gain by picking</source>
        <translation>Ganancia al tomar</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>Picking scores more in every seat.</source>
        <translation>Tomar da más en todos los asientos.</translation>
    </message>
    <message>
        <source>Passing scores more in every seat.</source>
        <translation>Pasar da más en todos los asientos.</translation>
    </message>
    <message numerus="yes">
        <source>Picking scores more in seat(s) %1.</source>
        <translation>
            <numerusform>Tomar da más en el asiento %1.</numerusform>
            <numerusform>Tomar da más en los asientos %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passing scores more in seat(s) %1.</source>
        <translation>
            <numerusform>Pasar da más en el asiento %1.</numerusform>
            <numerusform>Pasar da más en los asientos %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat(s) %1: too close to say yet.</source>
        <translation>
            <numerusform>Asiento %1: aún demasiado igualado.</numerusform>
            <numerusform>Asientos %1: aún demasiado igualado.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat, in the order of speaking</source>
        <translation>Asiento, por orden de palabra</translation>
    </message>
    <message>
        <source>Score points</source>
        <translation>Puntos de la cuenta</translation>
    </message>
    <message>
        <source>First rules</source>
        <translation>Primeras reglas</translation>
    </message>
    <message>
        <source>Second rules</source>
        <translation>Segundas reglas</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), seed %1, picks of: %2</source>
        <translation>
            <numerusform>%n reparto, semilla %1, tomas de: %2</numerusform>
            <numerusform>%n repartos, semilla %1, tomas de: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a house rule and its choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>las mismas</translation>
    </message>
    <message>
        <source>the same, but %1</source>
        <translation>las mismas, pero %1</translation>
    </message>
    <message>
        <source>By these rules no blind is picked.</source>
        <translation>Con estas reglas nadie toma el talón.</translation>
    </message>
    <message>
        <source>These rules deal other cards, so that no deal can be compared.</source>
        <translation>Estas reglas reparten otras cartas; ningún reparto se puede comparar.</translation>
    </message>
    <message>
        <source>This table plays without: %1</source>
        <translation>Esta mesa juega sin: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but only %1 are dealt here.</source>
        <extracomment>%1 is a number too</extracomment>
        <translation>
            <numerusform>%n carta, pero aquí solo se reparten %1.</numerusform>
            <numerusform>%n cartas, pero aquí solo se reparten %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the hand too: %1</source>
        <translation>También en la mano: %1</translation>
    </message>
    <message>
        <source>At least one deal, and at most %1.</source>
        <translation>Al menos un reparto y como mucho %1.</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 aparece dos veces.</translation>
    </message>
    <message>
        <source>%1 is not a card. Write, for example, QC JS AD 10H.</source>
        <translation>%1 no es una carta. Escriba, por ejemplo, QC JS AD 10H.</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>cards that are not given</comment>
        <translation>al azar</translation>
    </message>
    <message>
        <source>Hand: %1.</source>
        <translation>Mano: %1.</translation>
    </message>
    <message>
        <source>Hand: %1. Blind: %2.</source>
        <translation>Mano: %1. Talón: %2.</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>Reglas: %1.</translation>
    </message>
    <message>
        <source>First rules: %1. Second rules: %2.</source>
        <translation>Primeras reglas: %1. Segundas reglas: %2.</translation>
    </message>
    <message>
        <source>First rules: %1</source>
        <translation>Primeras reglas: %1</translation>
    </message>
    <message>
        <source>Second rules: %1</source>
        <translation>Segundas reglas: %1</translation>
    </message>
    <message>
        <source>The change is from the first rules to the second, in the same deals.</source>
        <translation>El cambio es de las primeras reglas a las segundas, en los mismos repartos.</translation>
    </message>
    <message>
        <source>Picked: how often the player picks. Won: how often picking ends above zero.</source>
        <translation>Tomadas: cuántas veces toma el jugador. Ganadas: cuántas veces tomar acaba por encima de cero.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Asiento</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>3 trump, 1 queen</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n trump</source>
        <translation>
            <numerusform>%n triunfo</numerusform>
            <numerusform>%n triunfos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n reina</numerusform>
            <numerusform>%n reinas</numerusform>
        </translation>
    </message>
    <message>
        <source>What picking scores</source>
        <translation>Lo que da tomar</translation>
    </message>
    <message>
        <source>What passing scores</source>
        <translation>Lo que da pasar</translation>
    </message>
    <message>
        <source>What picking brings more than passing</source>
        <translation>Lo que tomar da de más que pasar</translation>
    </message>
    <message>
        <source>How often it is picked</source>
        <translation>Con qué frecuencia se toma</translation>
    </message>
    <message>
        <source>How good is a hand?</source>
        <translation>¿Qué tan buena es una mano?</translation>
    </message>
    <message>
        <source>%1: the change by trump and queens</source>
        <translation>%1: el cambio por triunfos y reinas</translation>
    </message>
    <message>
        <source>%1 by trump and queens</source>
        <translation>%1 por triunfos y reinas</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Ganancia</translation>
    </message>
    <message>
        <source>Seat 1 speaks first. The hand has the choice if all before it pass. Scores are in score points, within the error in 19 of 20 cases. Gain: what picking scores more than passing.</source>
        <translation>El asiento 1 habla primero. La mano puede elegir si todos los de antes pasan. Valores en puntos de la cuenta, dentro del error en 19 de 20 casos. Ganancia: lo que tomar da de más que pasar.</translation>
    </message>
</context>
<context>
    <name>PickedWords</name>
    <message>
        <source>You win alone</source>
        <translation>Ganas en solitario</translation>
    </message>
    <message>
        <source>You lose alone</source>
        <translation>Pierdes en solitario</translation>
    </message>
    <message>
        <source>%1 wins alone</source>
        <translation>%1 gana en solitario</translation>
    </message>
    <message>
        <source>%1 loses alone</source>
        <translation>%1 pierde en solitario</translation>
    </message>
    <message>
        <source>%1 win</source>
        <comment>several players</comment>
        <translation>Ganan: %1</translation>
    </message>
    <message>
        <source>%1 lose</source>
        <comment>several players</comment>
        <translation>Pierden: %1</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, %2 to %3.</source>
        <translation>%1, %2 a %3.</translation>
    </message>
    <message>
        <source>Sheepshead was called and made.</source>
        <translation>Sheepshead anunciado y cumplido.</translation>
    </message>
    <message>
        <source>Sheepshead was called and missed.</source>
        <translation>Sheepshead anunciado y fallido.</translation>
    </message>
    <message>
        <source>The makers took every trick.</source>
        <translation>El ataque ha hecho todas las bazas.</translation>
    </message>
    <message>
        <source>Schneider: the defenders needed %1 to get out.</source>
        <translation>Schneider: la defensa necesitaba %1 para salir.</translation>
    </message>
    <message>
        <source>Schneider: the makers needed %1 to get out.</source>
        <translation>Schneider: el ataque necesitaba %1 para salir.</translation>
    </message>
    <message>
        <source>The makers took no trick.</source>
        <translation>El ataque no ha hecho ninguna baza.</translation>
    </message>
    <message>
        <source>%1 short of schneider</source>
        <translation>a %1 de dejar schneider</translation>
    </message>
    <message>
        <source>Just enough; %1.</source>
        <translation>Lo justo; %1.</translation>
    </message>
    <message>
        <source>%1 more than needed; %2.</source>
        <translation>%1 más de lo necesario; %2.</translation>
    </message>
    <message>
        <source>just out of schneider</source>
        <translation>salvado de schneider por los pelos</translation>
    </message>
    <message>
        <source>out of schneider by %1</source>
        <translation>salvado de schneider por %1</translation>
    </message>
    <message>
        <source>%1 short of the %2 needed; %3.</source>
        <translation>Faltan %1 para los %2 necesarios; %3.</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>ninguna baza</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a factor, and what it is for</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Stake: %1 = %2</source>
        <translation>Apuesta: %1 = %2</translation>
    </message>
    <message>
        <source>Stake: %1</source>
        <translation>Apuesta: %1</translation>
    </message>
    <message>
        <source>%1; the picker pays for both</source>
        <translation>%1; el declarante paga por los dos</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Save score sheet as PDF</source>
        <translation>Guardar hoja de puntos como PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Archivos PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>The PDF was not saved.</source>
        <translation>No se ha guardado el PDF.</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>No se ha imprimido nada.</translation>
    </message>
    <message>
        <source>The file %1 could not be written. If it existed before, it is unchanged. Choose another folder, or free some space.</source>
        <translation>No se ha podido escribir el archivo %1. Si ya existía, sigue igual. Elige otra carpeta o libera espacio.</translation>
    </message>
    <message>
        <source>The printer did not accept the pages. Check it and try again.</source>
        <translation>La impresora no ha aceptado las páginas. Revísala e inténtalo otra vez.</translation>
    </message>
    <message>
        <source>The PDF is saved.</source>
        <translation>PDF guardado.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>The report is in %1. Attach this file when you write to the project.</source>
        <translation>El informe está en %1. Adjunta este archivo cuando escribas al proyecto.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Informar de un problema</translation>
    </message>
    <message>
        <source>The report was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>No se ha guardado el informe: no se ha podido escribir el archivo %1. Elige otra carpeta.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Guardar el informe</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>Clubs were led: play a club.</source>
        <translation>Han salido de tréboles: juega un trébol.</translation>
    </message>
    <message>
        <source>You called %1, so a club stays in your hand until clubs are led.</source>
        <translation>Has pedido %1: guarda un trébol en la mano hasta que se salga de tréboles.</translation>
    </message>
    <message>
        <source>Spades were led: play a spade.</source>
        <translation>Han salido de picas: juega una pica.</translation>
    </message>
    <message>
        <source>You called %1, so a spade stays in your hand until spades are led.</source>
        <translation>Has pedido %1: guarda una pica en la mano hasta que se salga de picas.</translation>
    </message>
    <message>
        <source>Hearts were led: play a heart.</source>
        <translation>Han salido de corazones: juega un corazón.</translation>
    </message>
    <message>
        <source>You called %1, so a heart stays in your hand until hearts are led.</source>
        <translation>Has pedido %1: guarda un corazón en la mano hasta que se salga de corazones.</translation>
    </message>
    <message>
        <source>Diamonds were led: play a diamond.</source>
        <translation>Han salido de diamantes: juega un diamante.</translation>
    </message>
    <message>
        <source>You called %1, so a diamond stays in your hand until diamonds are led.</source>
        <translation>Has pedido %1: guarda un diamante en la mano hasta que se salga de diamantes.</translation>
    </message>
    <message numerus="yes">
        <source>Bury exactly %n card(s), as many as you took.</source>
        <translation>
            <numerusform>Entierra %n carta, la misma cantidad que has tomado.</numerusform>
            <numerusform>Entierra %n cartas, tantas como has tomado.</numerusform>
        </translation>
    </message>
    <message>
        <source>You buried %1, so call a partner.</source>
        <translation>Has enterrado %1, así que pide un compañero.</translation>
    </message>
    <message>
        <source>Do not bury %1: without a partner you must keep it in play.</source>
        <translation>No entierres %1: sin compañero, esa carta debe seguir en juego.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Esa carta no está en tu mano.</translation>
    </message>
    <message>
        <source>Everyone else passed, so you pick.</source>
        <translation>Los demás han pasado, así que tomas tú.</translation>
    </message>
    <message>
        <source>That jack cannot be called with the pick.</source>
        <translation>Esa jota no se puede pedir al tomar.</translation>
    </message>
    <message>
        <source>Picking blind is not allowed at this table.</source>
        <translation>En esta mesa no se puede tomar a ciegas.</translation>
    </message>
    <message>
        <source>Going alone is not allowed: keep a card to call an ace with.</source>
        <translation>No se puede jugar en solitario: guarda una carta con la que pedir un as.</translation>
    </message>
    <message>
        <source>Not now.</source>
        <translation>Ahora no.</translation>
    </message>
    <message>
        <source>Call a fail ace, or a ten when you have all the fail aces.</source>
        <translation>Pide un as lateral, o un diez si tienes todos los ases laterales.</translation>
    </message>
    <message>
        <source>Call a fail ace.</source>
        <translation>Pide un as lateral.</translation>
    </message>
    <message>
        <source>Call a card that you do not have.</source>
        <translation>Pide una carta que no tengas.</translation>
    </message>
    <message>
        <source>Call a suit in which you kept a fail card.</source>
        <translation>Pide un palo en el que conserves una carta lateral.</translation>
    </message>
    <message>
        <source>A ten can be called only when you have all the fail aces.</source>
        <translation>Solo se puede pedir un diez si tienes todos los ases laterales.</translation>
    </message>
    <message>
        <source>Choose a card to lay face down for the suit you call.</source>
        <translation>Elige una carta para ponerla boca abajo por el palo que pides.</translation>
    </message>
    <message>
        <source>You can call an ace without an under.</source>
        <translation>Puedes pedir un as sin tapada.</translation>
    </message>
    <message>
        <source>An under cannot be called with these cards.</source>
        <translation>Con estas cartas no se puede pedir con tapada.</translation>
    </message>
    <message>
        <source>That jack cannot be called.</source>
        <translation>Esa jota no se puede pedir.</translation>
    </message>
    <message>
        <source>House rule: you must call a partner if you can.</source>
        <translation>Regla de la casa: si puedes pedir un compañero, debes hacerlo.</translation>
    </message>
    <message>
        <source>House rule: you need %1 to call sheepshead.</source>
        <translation>Regla de la casa: necesitas %1 para anunciar sheepshead.</translation>
    </message>
    <message>
        <source>House rule: sheepshead is called alone.</source>
        <translation>Regla de la casa: sheepshead se anuncia en solitario.</translation>
    </message>
    <message>
        <source>With %1 as trump this is a best solo, not a side solo.</source>
        <translation>Si triunfan los %1, es un solo best, no un solo de palo.</translation>
    </message>
    <message>
        <source>You hold no card of a suit whose ace you could call.</source>
        <translation>No tienes ninguna carta de un palo cuyo as puedas pedir.</translation>
    </message>
    <message>
        <source>A call was bid already: only a solo beats it.</source>
        <translation>Ya se ha subastado pidiendo compañero: únicamente un solo lo supera.</translation>
    </message>
    <message>
        <source>You cannot raise the stake now.</source>
        <translation>Ahora no puedes subir la apuesta.</translation>
    </message>
    <message>
        <source>The stake is as high as this table allows.</source>
        <translation>La apuesta ya está en el máximo de esta mesa.</translation>
    </message>
    <message>
        <source>You have %1: announce that you play alone.</source>
        <translation>Tienes %1: anuncia que juegas en solitario.</translation>
    </message>
    <message>
        <source>You hold %1, and %2 were led: play the called card.</source>
        <translation>Tienes %1 y han salido de %2: juega la carta pedida.</translation>
    </message>
    <message>
        <source>You hold %1, the called card: keep it until %2 are led.</source>
        <translation>Tienes %1, la carta pedida: guárdala hasta que se salga de %2.</translation>
    </message>
    <message>
        <source>Lead %1, the called card, or a suit other than %2.</source>
        <translation>Sal con %1, la carta pedida, o de un palo que no sea %2.</translation>
    </message>
    <message>
        <source>You called %1: play %2 first.</source>
        <translation>Has pedido %1: juega antes %2.</translation>
    </message>
    <message>
        <source>The suit you called was led: play the card that you laid face down.</source>
        <translation>Han salido del palo que pediste: juega la carta que pusiste boca abajo.</translation>
    </message>
    <message>
        <source>Keep the card that you laid face down until %1 are led.</source>
        <translation>Guarda la carta que pusiste boca abajo hasta que se salga de %1.</translation>
    </message>
    <message>
        <source>Follow suit.</source>
        <translation>Hay que servir.</translation>
    </message>
    <message>
        <source>Trump was led: play a trump.</source>
        <translation>Han salido de triunfo: juega un triunfo.</translation>
    </message>
    <message>
        <source>You called %1, so %2 stays in your hand until %3 are led.</source>
        <translation>Has pedido %1: guarda %2 en la mano hasta que se salga de %3.</translation>
    </message>
    <message>
        <source>You buried %1, so %2 cannot be called.</source>
        <translation>Has enterrado %1, así que no se puede pedir %2.</translation>
    </message>
    <message>
        <source>You buried %1.</source>
        <translation>Has enterrado %1.</translation>
    </message>
    <message>
        <source>You hold %1, so %2 cannot be called.</source>
        <translation>Tienes %1, así que no se puede pedir %2.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Tienes %1.</translation>
    </message>
    <message>
        <source>You kept no fail card of %1, so %2 cannot be called.</source>
        <translation>No te queda ninguna carta lateral de %1, así que no se puede pedir %2.</translation>
    </message>
    <message>
        <source>A king can be called only when you have all the fail aces and tens.</source>
        <translation>Solo se puede pedir un rey si tienes todos los ases y todos los dieces laterales.</translation>
    </message>
    <message>
        <source>Call a suit whose ace is in your hand.</source>
        <translation>Pide un palo cuyo as tengas en la mano.</translation>
    </message>
</context>
<context>
    <name>RenegeWords</name>
    <message>
        <source>You could have followed suit and did not: you forfeit the hand.</source>
        <translation>Podías servir y no lo has hecho: pierdes la mano.</translation>
    </message>
    <message>
        <source>%1 did not follow suit and forfeits the hand.</source>
        <translation>%1 no ha servido y pierde la mano.</translation>
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
        <translation>No tenías elección.</translation>
    </message>
    <message>
        <source>%1 had no choice.</source>
        <translation>%1 no tenía elección.</translation>
    </message>
    <message>
        <source>What this cost could not be worked out.</source>
        <translation>No se ha podido calcular cuánto costó.</translation>
    </message>
    <message>
        <source>Well played: nothing else promised more.</source>
        <translation>Bien jugado: nada prometía más.</translation>
    </message>
    <message>
        <source>Nothing else promised more.</source>
        <translation>Nada prometía más.</translation>
    </message>
    <message>
        <source>%1 was about as good.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;</extracomment>
        <translation>%1 valía casi lo mismo.</translation>
    </message>
    <message>
        <source>Better: %1. On average that brings %2 more.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;; a number of points</extracomment>
        <translation>Mejor: %1. De media da %2 más.</translation>
    </message>
    <message>
        <source>With all cards on the table, this card gave the hand away: %1 would have won it.</source>
        <translation>Con todas las cartas a la vista, esta carta perdió la mano: con %1 se ganaba.</translation>
    </message>
    <message>
        <source>With all cards on the table, you could still win here.</source>
        <translation>Con todas las cartas a la vista, aquí aún podías ganar.</translation>
    </message>
    <message>
        <source>With all cards on the table, you could no longer win here.</source>
        <translation>Con todas las cartas a la vista, aquí ya no podías ganar.</translation>
    </message>
    <message>
        <source>With all cards on the table, %1 could still win here.</source>
        <translation>Con todas las cartas a la vista, %1 aún podía ganar aquí.</translation>
    </message>
    <message>
        <source>With all cards on the table, %1 could no longer win here.</source>
        <translation>Con todas las cartas a la vista, %1 ya no podía ganar aquí.</translation>
    </message>
    <message>
        <source>Pick a hand like this, and you win about %1 of the time.</source>
        <translation>Toma con unas cartas así y ganarás cerca del %1 de las veces.</translation>
    </message>
    <message>
        <source>By the rule of thumb it is a pick: passing it makes a mauer.</source>
        <translation>Por la regla práctica hay que tomar: pasar es amarrar.</translation>
    </message>
    <message>
        <source>By the rule of thumb it is a pass, too.</source>
        <translation>Por la regla práctica también hay que pasar.</translation>
    </message>
    <message>
        <source>makers win all tricks</source>
        <translation>el ataque gana con todas las bazas</translation>
    </message>
    <message>
        <source>makers win with schneider</source>
        <translation>el ataque gana con schneider</translation>
    </message>
    <message>
        <source>makers win</source>
        <translation>el ataque gana</translation>
    </message>
    <message>
        <source>makers lose</source>
        <translation>el ataque pierde</translation>
    </message>
    <message>
        <source>makers lose with schneider</source>
        <translation>el ataque pierde con schneider</translation>
    </message>
    <message>
        <source>makers take no trick</source>
        <translation>el ataque no hace ninguna baza</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who wins, the makers&apos; points</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>None of your decisions cost you anything.</source>
        <translation>Ninguna de tus decisiones te ha costado nada.</translation>
    </message>
    <message>
        <source>One decision cost you %1 points on average: %2.</source>
        <extracomment>a number of points, a decision such as &quot;10♥&quot;</extracomment>
        <translation>Una decisión te costó %1 puntos de media: %2.</translation>
    </message>
    <message>
        <source>Your decisions cost you %1 points on average, %2 of them with %3.</source>
        <extracomment>two numbers of points, a decision such as &quot;10♥&quot;</extracomment>
        <translation>Tus decisiones te costaron %1 puntos de media, %2 de ellos con %3.</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>sin revisar aún</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>coste desconocido</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>costó %1</translation>
    </message>
    <message>
        <source>the costliest decision of this seat</source>
        <translation>la decisión más cara de este asiento</translation>
    </message>
    <message>
        <source>gave the hand away with all cards on the table</source>
        <translation>perdió la mano con todas las cartas a la vista</translation>
    </message>
    <message>
        <source>With all cards on the table from the first card on: %1.</source>
        <translation>Con todas las cartas a la vista desde la primera: %1.</translation>
    </message>
    <message>
        <source>You gave it away with %1.</source>
        <extracomment>the hand was lost with a card such as &quot;10♥&quot;</extracomment>
        <translation>Perdiste la mano con %1.</translation>
    </message>
    <message>
        <source>%1 gave it away with %2.</source>
        <translation>%1 perdió la mano con %2.</translation>
    </message>
    <message>
        <source>Try instead: %1.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;</extracomment>
        <translation>Prueba mejor: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a decision such as &quot;10♥&quot;, the score it cost</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>By the rule of thumb it is a pick, but here the pass costs nothing.</source>
        <translation>Por la regla práctica hay que tomar, pero aquí pasar no cuesta nada.</translation>
    </message>
    <message>
        <source>By the rule of thumb it would be a pass.</source>
        <translation>Por la regla práctica habría que pasar.</translation>
    </message>
    <message>
        <source>%1 promised more, but a defender does not lead trump this early.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;</extracomment>
        <translation>%1 prometía más, pero un defensor no sale de triunfo tan pronto.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>From the strongest: %1, %2, %3, %4.</source>
        <translation>De mayor a menor: %1, %2, %3, %4.</translation>
    </message>
    <message>
        <source>Table and trump</source>
        <translation>Mesa y triunfos</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Reparto</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Compañero</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Cuando todos pasan</translation>
    </message>
    <message>
        <source>Raising the stakes</source>
        <translation>Subir la apuesta</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Puntuación</translation>
    </message>
    <message>
        <source>Length and money</source>
        <translation>Duración y dinero</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>manos</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>rondas</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>Only where the picker calls an ace.</source>
        <translation>Solo si el declarante pide un as.</translation>
    </message>
    <message>
        <source>Only where a card of the called suit is needed.</source>
        <translation>Solo si hace falta una carta del palo pedido.</translation>
    </message>
    <message>
        <source>Only where a ten can be called.</source>
        <translation>Solo si se puede pedir un diez.</translation>
    </message>
    <message>
        <source>Only where an under can be called.</source>
        <translation>Solo si se puede pedir con tapada.</translation>
    </message>
    <message>
        <source>Only where a jack finds the partner.</source>
        <translation>Solo si una jota decide quién es el compañero.</translation>
    </message>
    <message>
        <source>Only where the jack of diamonds is the partner.</source>
        <translation>Solo si la jota de diamantes decide quién es el compañero.</translation>
    </message>
    <message>
        <source>Only where the jack of clubs is the partner.</source>
        <translation>Solo si la jota de tréboles decide quién es el compañero.</translation>
    </message>
    <message>
        <source>Only where a jack can be called up.</source>
        <translation>Solo si se puede pedir una jota más alta.</translation>
    </message>
    <message>
        <source>Only where the picker can have a partner.</source>
        <translation>Solo si el declarante puede tener compañero.</translation>
    </message>
    <message>
        <source>Only where a leaster is played.</source>
        <translation>Solo si se juega un leaster.</translation>
    </message>
    <message>
        <source>Only where doublers are played.</source>
        <translation>Solo si se juegan doublers.</translation>
    </message>
    <message>
        <source>Only where several doublers double again.</source>
        <translation>Solo si varios doublers vuelven a doblar.</translation>
    </message>
    <message>
        <source>Only where the last player must pick.</source>
        <translation>Solo si el último jugador debe tomar.</translation>
    </message>
    <message>
        <source>Only with double on the bump.</source>
        <translation>Solo con doble por bump.</translation>
    </message>
    <message>
        <source>Only where a player picks the blind.</source>
        <translation>Solo si un jugador toma el talón.</translation>
    </message>
    <message>
        <source>Only where call and solo are bid.</source>
        <translation>Solo si se subasta con petición y solo.</translation>
    </message>
    <message>
        <source>Only where the picker may go alone.</source>
        <translation>Solo si el declarante puede jugar en solitario.</translation>
    </message>
    <message>
        <source>Only where the losers pay.</source>
        <translation>Solo si pagan los perdedores.</translation>
    </message>
    <message>
        <source>Only where the first queens played find the partners.</source>
        <translation>Solo si las primeras reinas jugadas deciden los compañeros.</translation>
    </message>
    <message>
        <source>Only where the neighbor shares the blind.</source>
        <translation>Solo si el vecino comparte el talón.</translation>
    </message>
    <message>
        <source>Only with three players and no trick needed to win.</source>
        <translation>Solo con tres jugadores y sin necesidad de baza para ganar.</translation>
    </message>
    <message>
        <source>Only with a pot.</source>
        <translation>Solo con bote.</translation>
    </message>
    <message>
        <source>Only where stakes can be cracked.</source>
        <translation>Solo si se permiten los contros.</translation>
    </message>
    <message>
        <source>Only where stakes can be cracked or blitzed.</source>
        <translation>Solo si se permiten contros o blitz.</translation>
    </message>
    <message>
        <source>Only where that pair can be shown for a blitz.</source>
        <translation>Solo si esa pareja se puede enseñar como blitz.</translation>
    </message>
    <message>
        <source>Only where sheepshead can be called.</source>
        <translation>Solo si se puede anunciar sheepshead.</translation>
    </message>
    <message>
        <source>Only for a game with a set length.</source>
        <translation>Solo en partidas de duración fija.</translation>
    </message>
    <message>
        <source>Only where the cards are cut.</source>
        <translation>Solo si se cortan las cartas.</translation>
    </message>
    <message>
        <source>Only where enough players are left.</source>
        <translation>Solo si quedan jugadores suficientes.</translation>
    </message>
    <message>
        <source>Belongs to another game.</source>
        <translation>Es de otro juego.</translation>
    </message>
    <message>
        <source>cents</source>
        <translation>céntimos</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>No hace falta</translation>
    </message>
    <message>
        <source>The picker may call any fail ace not in hand, with or without a card of its suit.</source>
        <translation>El declarante puede pedir cualquier as lateral que no tenga en la mano, con o sin carta de su palo.</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Hace falta</translation>
    </message>
    <message>
        <source>The picker keeps a card of the called suit in hand until that suit is led.</source>
        <translation>El declarante guarda en la mano una carta del palo pedido hasta que se salga de ese palo.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>No se permite</translation>
    </message>
    <message>
        <source>A picker with all the fail aces plays alone.</source>
        <translation>Un declarante con todos los ases laterales juega en solitario.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Se permite</translation>
    </message>
    <message>
        <source>A picker with all the fail aces may call the ten of a suit whose ace stays in hand.</source>
        <translation>Un declarante con todos los ases laterales puede pedir el diez de un palo cuyo as conserva en la mano.</translation>
    </message>
    <message>
        <source>Loses to the ace</source>
        <translation>Pierde contra el as</translation>
    </message>
    <message>
        <source>The called ten ranks below the ace, as always.</source>
        <translation>El diez pedido va por debajo del as, como siempre.</translation>
    </message>
    <message>
        <source>Beats the ace the first time</source>
        <translation>Supera al as la primera vez</translation>
    </message>
    <message>
        <source>On the first trick of its suit the called ten ranks above the ace; any trump still beats both.</source>
        <translation>En la primera baza de su palo, el diez pedido va por encima del as; cualquier triunfo supera a ambos.</translation>
    </message>
    <message>
        <source>Without an ordinary call the picker plays alone.</source>
        <translation>Si no puede pedir de forma normal, el declarante juega en solitario.</translation>
    </message>
    <message>
        <source>Without an ordinary call the picker may lay any card face down as a card of the called suit.</source>
        <translation>Si no puede pedir de forma normal, el declarante puede poner cualquier carta boca abajo como carta del palo pedido.</translation>
    </message>
    <message>
        <source>By the cards kept</source>
        <translation>Según las cartas conservadas</translation>
    </message>
    <message>
        <source>No ordinary call is possible with the cards left after the bury.</source>
        <translation>No se puede pedir de forma normal con las cartas que quedan tras enterrar.</translation>
    </message>
    <message>
        <source>By all cards before the bury</source>
        <translation>Según todas las cartas antes de enterrar</translation>
    </message>
    <message>
        <source>No ordinary call was possible before the bury either.</source>
        <translation>Tampoco antes de enterrar se podía pedir de forma normal.</translation>
    </message>
    <message>
        <source>The picker calls an ace that another player holds.</source>
        <translation>El declarante pide un as que tiene otro jugador.</translation>
    </message>
    <message>
        <source>A picker who calls an ace in hand plays alone in secret.</source>
        <translation>Un declarante que pide un as de su mano juega en solitario y en secreto.</translation>
    </message>
    <message>
        <source>The picker plays alone only if no partner can be called.</source>
        <translation>El declarante juega en solitario solo si no puede pedir compañero.</translation>
    </message>
    <message>
        <source>The picker may say “alone” after the bury.</source>
        <translation>El declarante puede decir «en solitario» después de enterrar.</translation>
    </message>
    <message>
        <source>First bid wins</source>
        <translation>Gana la primera subasta</translation>
    </message>
    <message>
        <source>The first player to bid plays, and the bidding ends.</source>
        <translation>Juega quien subasta primero, y ahí acaba la subasta.</translation>
    </message>
    <message>
        <source>Solo beats a call</source>
        <translation>El solo supera a la petición</translation>
    </message>
    <message>
        <source>After a call the later players may still bid a solo and play instead.</source>
        <translation>Tras una petición, los siguientes jugadores aún pueden subastar un solo y jugar ellos.</translation>
    </message>
    <message>
        <source>Who helps the picker against the others. The partner stays secret until the partner card is played. Example: you call the ace of clubs. Its holder is your partner and plays it when clubs are led for the first time.</source>
        <translation>Quién ayuda al declarante contra los demás. El compañero es secreto hasta que se juega su carta. Ejemplo: pides el as de tréboles. Quien lo tiene es tu compañero y lo juega cuando se sale por primera vez de tréboles.</translation>
    </message>
    <message>
        <source>Card of the called suit</source>
        <translation>Carta del palo pedido</translation>
    </message>
    <message>
        <source>Whether the picker must hold a fail card of the called suit, and keep it until that suit is led for the first time. Example: you call hearts with the nine and the seven of hearts. Before hearts are led you may discard one of them, not both.</source>
        <translation>Si el declarante debe tener una carta lateral del palo pedido y guardarla hasta que se salga por primera vez de ese palo. Ejemplo: pides corazones con el nueve y el siete de corazones. Antes de que se salga de corazones puedes descartarte de una, no de las dos.</translation>
    </message>
    <message>
        <source>Calling a ten</source>
        <translation>Pedir un diez</translation>
    </message>
    <message>
        <source>What a picker with all the fail aces, in hand or buried, may call. Example: you bury the aces of spades and hearts and keep the ace of clubs. You may call the ten of clubs.</source>
        <translation>Qué puede pedir un declarante con todos los ases laterales, en la mano o enterrados. Ejemplo: entierras los ases de picas y de corazones y conservas el as de tréboles. Puedes pedir el diez de tréboles.</translation>
    </message>
    <message>
        <source>Called ten</source>
        <translation>Diez pedido</translation>
    </message>
    <message>
        <source>How the called ten ranks when its suit is led for the first time and the trick is not trumped. Example: you called the ten of hearts. The ace, ten, nine and eight of hearts and the seven of spades are played: the ten takes the trick.</source>
        <translation>Qué vale el diez pedido cuando se sale por primera vez de su palo y nadie falla la baza con triunfo. Ejemplo: has pedido el diez de corazones. Se juegan as, diez, nueve y ocho de corazones y el siete de picas: el diez gana la baza.</translation>
    </message>
    <message>
        <source>Calling under</source>
        <translation>Pedir con tapada</translation>
    </message>
    <message>
        <source>What a picker may do who can call no ace and lacks at least one of them. The card laid face down never wins, and its points go to the winner of the trick. Example: you kept ace and king of clubs and four trump. You lay the seven of diamonds face down and call the ace of hearts.</source>
        <translation>Qué puede hacer un declarante que no puede pedir ningún as y al que le falta alguno. La carta puesta boca abajo nunca gana, y sus tantos son para quien gana la baza. Ejemplo: conservas as y rey de tréboles y cuatro triunfos. Pones el siete de diamantes boca abajo y pides el as de corazones.</translation>
    </message>
    <message>
        <source>When an under is allowed</source>
        <translation>Cuándo se permite la tapada</translation>
    </message>
    <message>
        <source>Which cards decide that no ordinary call is possible. Example: you buried your only heart and have nothing else to call with. By the cards kept, you may call hearts under. By all cards before the bury, you could have called hearts, so you may not.</source>
        <translation>Qué cartas deciden que no se puede pedir de forma normal. Ejemplo: has enterrado tu único corazón y no tienes nada más con que pedir. Según las cartas conservadas, puedes pedir corazones con tapada. Según todas las cartas antes de enterrar, podías pedir corazones, así que no.</translation>
    </message>
    <message>
        <source>Calling your own ace</source>
        <translation>Pedir el as propio</translation>
    </message>
    <message>
        <source>Whether the picker may call an ace in hand, and so play alone while the others look for a partner. Example: you hold the ace of clubs and call clubs. No other player ever shows it.</source>
        <translation>Si el declarante puede pedir un as de su mano y jugar así en solitario mientras los demás buscan un compañero. Ejemplo: tienes el as de tréboles y pides tréboles. Ningún otro jugador lo enseñará.</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>Jugar en solitario</translation>
    </message>
    <message>
        <source>The picker may announce after the bury: “I play alone”, even if a partner could be called. Example: five players. A picker who wins alone gets 4, and each of the four others loses 1.</source>
        <translation>El declarante puede anunciar después de enterrar: «Juego en solitario», aunque pudiera pedir un compañero. Ejemplo: cinco jugadores. Un declarante que gana en solitario cobra 4, y cada uno de los otros cuatro pierde 1.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Whether a solo beats a call. Example: Ada bids a call and Bruno has a good solo. Where a solo beats a call, Bruno may still bid it.</source>
        <translation>Si un solo supera a una petición. Ejemplo: Ada subasta una petición y Bruno tiene un buen solo. Si el solo supera a la petición, Bruno aún puede subastarlo.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>No</translation>
    </message>
    <message>
        <source>Everyone at the table plays every hand.</source>
        <translation>Todos los de la mesa juegan todas las manos.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Sí</translation>
    </message>
    <message>
        <source>The table has one player more than the hand.</source>
        <translation>En la mesa hay un jugador más de los que juegan la mano.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Tréboles</translation>
    </message>
    <message>
        <source>Diamonds become an ordinary suit.</source>
        <translation>Los diamantes pasan a ser un palo corriente.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Picas</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Corazones</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Diamantes</translation>
    </message>
    <message>
        <source>The usual trump suit.</source>
        <translation>El palo de triunfo habitual.</translation>
    </message>
    <message>
        <source>No spitz</source>
        <translation>Sin spitz</translation>
    </message>
    <message>
        <source>The seven of trump is the lowest trump.</source>
        <translation>El siete de triunfo es el triunfo más bajo.</translation>
    </message>
    <message>
        <source>Second-highest trump</source>
        <translation>Segundo triunfo más alto</translation>
    </message>
    <message>
        <source>Only the queen of clubs beats the seven of trump.</source>
        <translation>Solo la reina de tréboles supera al siete de triunfo.</translation>
    </message>
    <message>
        <source>Highest trump</source>
        <translation>Triunfo más alto</translation>
    </message>
    <message>
        <source>The seven of trump beats even the queen of clubs.</source>
        <translation>El siete de triunfo supera incluso a la reina de tréboles.</translation>
    </message>
    <message>
        <source>Queens above jacks</source>
        <translation>Reinas sobre jotas</translation>
    </message>
    <message>
        <source>All four queens beat all four jacks.</source>
        <translation>Las cuatro reinas superan a las cuatro jotas.</translation>
    </message>
    <message>
        <source>Jacks above queens</source>
        <translation>Jotas sobre reinas</translation>
    </message>
    <message>
        <source>All four jacks beat all four queens.</source>
        <translation>Las cuatro jotas superan a las cuatro reinas.</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>Se vuelve a repartir</translation>
    </message>
    <message>
        <source>The hand is shown and the same dealer deals again; the stakes stay as they were.</source>
        <translation>Se enseñan las cartas y vuelve a repartir la misma persona; la apuesta sigue igual.</translation>
    </message>
    <message>
        <source>Dealt again on request</source>
        <translation>Se vuelve a repartir si se pide</translation>
    </message>
    <message>
        <source>The holder may show the hand for a new deal by the same dealer, or keep it silently.</source>
        <translation>Quien tiene esas cartas puede enseñarlas para que vuelva a repartir la misma persona, o quedárselas sin decir nada.</translation>
    </message>
    <message>
        <source>Played as dealt</source>
        <translation>Se juega tal cual</translation>
    </message>
    <message>
        <source>The hand is played. Bad luck.</source>
        <translation>Se juega la mano. Mala suerte.</translation>
    </message>
    <message>
        <source>Dealer&apos;s left</source>
        <translation>Izquierda de quien reparte</translation>
    </message>
    <message>
        <source>The player left of the dealer leads the first trick.</source>
        <translation>Quien está a la izquierda de quien reparte sale a la primera baza.</translation>
    </message>
    <message>
        <source>Picker&apos;s left</source>
        <translation>Izquierda del declarante</translation>
    </message>
    <message>
        <source>The player left of the picker leads the first trick.</source>
        <translation>Quien está a la izquierda del declarante sale a la primera baza.</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Imposible</translation>
    </message>
    <message>
        <source>An illegal card is refused, with the reason.</source>
        <translation>Una carta no permitida se rechaza, con el motivo.</translation>
    </message>
    <message>
        <source>Forfeits the hand</source>
        <translation>Se pierde la mano</translation>
    </message>
    <message>
        <source>Any card may be played. When the cards prove that a player did not follow suit, that side loses as if it had taken no trick.</source>
        <translation>Se puede jugar cualquier carta. Cuando las cartas demuestran que un jugador no sirvió, su bando pierde como si no hubiera hecho ninguna baza.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Juego</translation>
    </message>
    <message>
        <source>How many players there are, how the cards are dealt and how a partner is found. Example: with five players everyone holds six cards, the blind has two, and the picker has one partner against three.</source>
        <translation>Cuántos juegan, cómo se reparten las cartas y cómo se encuentra compañero. Ejemplo: con cinco jugadores, cada uno tiene seis cartas, el talón tiene dos, y el declarante tiene un compañero contra tres.</translation>
    </message>
    <message>
        <source>Dealer sits out</source>
        <translation>Quien reparte descansa</translation>
    </message>
    <message>
        <source>The table has one player more than the hand: the dealer deals, sees no cards, and scores 0. Example: six players at a five-handed game. In this hand Ada deals and watches, in the next hand her left neighbor.</source>
        <translation>En la mesa hay un jugador más de los que juegan la mano: quien reparte da las cartas, no las ve y apunta 0. Ejemplo: seis jugadores en un juego de cinco. En esta mano Ada reparte y mira; en la siguiente, su vecino de la izquierda.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Palo de triunfo</translation>
    </message>
    <message>
        <source>Queens and jacks are always trump; below them the ace, ten, king, nine, eight and seven of this suit are trump too. Example: with clubs as trump the ace of clubs is trump, and the ace of diamonds is a fail ace that can be called.</source>
        <translation>Las reinas y las jotas siempre son triunfo; por debajo lo son también el as, diez, rey, nueve, ocho y siete de este palo. Ejemplo: si triunfan los tréboles, el as de tréboles es triunfo, y el as de diamantes es un as lateral que se puede pedir.</translation>
    </message>
    <message>
        <source>Spitz</source>
        <translation>Spitz</translation>
    </message>
    <message>
        <source>The seven of the trump suit may be one of the highest trump. It is still worth no points. Example: as second-highest trump the seven of diamonds takes the queen of spades and loses to the queen of clubs.</source>
        <translation>El siete del palo de triunfo puede ser uno de los triunfos más altos. Sigue sin valer tantos. Ejemplo: como segundo triunfo más alto, el siete de diamantes gana a la reina de picas y pierde contra la reina de tréboles.</translation>
    </message>
    <message>
        <source>Order of the queens</source>
        <translation>Orden de las reinas</translation>
    </message>
    <message>
        <source>Which queen beats which, from the strongest down. Example: with ♠ ♣ ♥ ♦ the queen of spades beats the queen of clubs.</source>
        <translation>Qué reina supera a cuál, de mayor a menor. Ejemplo: con ♠ ♣ ♥ ♦ la reina de picas supera a la reina de tréboles.</translation>
    </message>
    <message>
        <source>Order of the jacks</source>
        <translation>Orden de las jotas</translation>
    </message>
    <message>
        <source>Which jack beats which, from the strongest down. Example: with ♦ ♥ ♠ ♣ the jack of diamonds beats the three other jacks.</source>
        <translation>Qué jota supera a cuál, de mayor a menor. Ejemplo: con ♦ ♥ ♠ ♣ la jota de diamantes supera a las otras tres jotas.</translation>
    </message>
    <message>
        <source>Jacks and queens</source>
        <translation>Jotas y reinas</translation>
    </message>
    <message>
        <source>Which of the two are the highest trump. Example: with jacks above queens the jack of diamonds takes the queen of clubs.</source>
        <translation>Cuáles de las dos son los triunfos más altos. Ejemplo: con jotas sobre reinas, la jota de diamantes gana a la reina de tréboles.</translation>
    </message>
    <message>
        <source>Hand without ace, face or trump</source>
        <translation>Mano sin as, figura ni triunfo</translation>
    </message>
    <message>
        <source>A player is dealt only tens, nines, eights and sevens, and no trump. Example: 10♣ 9♣ 8♠ 7♠ 9♥ 7♥.</source>
        <translation>Un jugador recibe solo dieces, nueves, ochos y sietes, y ningún triunfo. Ejemplo: 10♣ 9♣ 8♠ 7♠ 9♥ 7♥.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Primera salida</translation>
    </message>
    <message>
        <source>Who plays the first card after a pick. A leaster always begins at the dealer&apos;s left. Example: Ada deals, Bruno on her left passes, Clara picks. At the dealer&apos;s left Bruno leads, at the picker&apos;s left the player after Clara.</source>
        <translation>Quién juega la primera carta después de tomar. Un leaster empieza siempre a la izquierda de quien reparte. Ejemplo: Ada reparte, Bruno, a su izquierda, pasa, y Clara toma. A la izquierda de quien reparte sale Bruno; a la izquierda del declarante, quien sigue a Clara.</translation>
    </message>
    <message>
        <source>Not following suit</source>
        <translation>No servir</translation>
    </message>
    <message>
        <source>What happens to a player who could follow suit and does not. Example: hearts are led, you hold the nine of hearts and play a trump. When you play the nine later, the renege is found.</source>
        <translation>Qué le pasa a un jugador que puede servir y no lo hace. Ejemplo: se sale de corazones, tienes el nueve de corazones y juegas un triunfo. Cuando después juegas el nueve, se descubre el renuncio.</translation>
    </message>
    <message>
        <source>Two players, hand and piles</source>
        <translation>Dos jugadores, mano y montones</translation>
    </message>
    <message>
        <source>Eight cards in hand and four open ones, each on a face-down card. There is no picker: each plays against the other, from the hand and the open cards.</source>
        <translation>Ocho cartas en la mano y cuatro descubiertas, cada una sobre una boca abajo. No hay declarante: juega uno contra otro, con la mano y las cartas descubiertas.</translation>
    </message>
    <message>
        <source>Two players, all in piles</source>
        <translation>Dos jugadores, todo en montones</translation>
    </message>
    <message>
        <source>Eight open cards each, every one on a face-down card, and no hand. There is no picker. A face-down card is turned up once the card on it is played.</source>
        <translation>Ocho cartas descubiertas por jugador, cada una sobre una boca abajo, y sin mano. No hay declarante. Una carta boca abajo se descubre al jugar la que tiene encima.</translation>
    </message>
    <message>
        <source>Three players, ten cards</source>
        <translation>Tres jugadores, diez cartas</translation>
    </message>
    <message>
        <source>Ten cards each and two in the blind. The picker plays alone against the two others.</source>
        <translation>Diez cartas por jugador y dos en el talón. El declarante juega en solitario contra los otros dos.</translation>
    </message>
    <message>
        <source>Three players, nine cards</source>
        <translation>Tres jugadores, nueve cartas</translation>
    </message>
    <message>
        <source>Without the black sevens: nine cards each and three in the blind. The picker plays alone.</source>
        <translation>Sin los sietes negros: nueve cartas por jugador y tres en el talón. El declarante juega en solitario.</translation>
    </message>
    <message>
        <source>Three players, eight cards</source>
        <translation>Tres jugadores, ocho cartas</translation>
    </message>
    <message>
        <source>Without the sevens and eights that are not trump: eight cards each and two in the blind. The picker plays alone.</source>
        <translation>Sin los sietes y ochos que no son triunfo: ocho cartas por jugador y dos en el talón. El declarante juega en solitario.</translation>
    </message>
    <message>
        <source>Four players, picker alone</source>
        <translation>Cuatro jugadores, declarante en solitario</translation>
    </message>
    <message>
        <source>Seven cards each and four in the blind. The picker buries four and plays alone against the three others.</source>
        <translation>Siete cartas por jugador y cuatro en el talón. El declarante entierra cuatro y juega en solitario contra los otros tres.</translation>
    </message>
    <message>
        <source>Four players, called ace</source>
        <translation>Cuatro jugadores, as pedido</translation>
    </message>
    <message>
        <source>Seven cards each and four in the blind. The picker buries four and calls an ace, or plays alone.</source>
        <translation>Siete cartas por jugador y cuatro en el talón. El declarante entierra cuatro y pide un as o juega en solitario.</translation>
    </message>
    <message>
        <source>Four players, partner by jack</source>
        <translation>Cuatro jugadores, compañero por jota</translation>
    </message>
    <message>
        <source>Without the black sevens: seven cards each and two in the blind. The holder of the partner jack plays with the picker.</source>
        <translation>Sin los sietes negros: siete cartas por jugador y dos en el talón. Quien tiene la jota del compañero juega con el declarante.</translation>
    </message>
    <message>
        <source>Four players, black queens</source>
        <translation>Cuatro jugadores, reinas negras</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each, and there is no picker. The holders of the two black queens play together, in secret until both queens have fallen.</source>
        <translation>Se reparten todas las cartas, ocho por jugador, y no hay declarante. Quienes tienen las dos reinas negras juegan juntos, en secreto hasta que caen ambas.</translation>
    </message>
    <message>
        <source>Four players, first two queens</source>
        <translation>Cuatro jugadores, dos primeras reinas</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each, and there is no picker. The players of the first two queens are the makers.</source>
        <translation>Se reparten todas las cartas, ocho por jugador, y no hay declarante. Quienes juegan las dos primeras reinas forman el ataque.</translation>
    </message>
    <message>
        <source>Four players, Indiana</source>
        <translation>Cuatro jugadores, Indiana</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each. Jacks rank above queens, hearts are trump, and the players bid a call or a solo. Only winners add to their score, up to 24.</source>
        <translation>Se reparten todas las cartas, ocho por jugador. Las jotas van sobre las reinas, triunfan los corazones, y se subasta una petición o un solo. Solo suman puntos los ganadores, hasta 24.</translation>
    </message>
    <message>
        <source>Five players, called ace</source>
        <translation>Cinco jugadores, as pedido</translation>
    </message>
    <message>
        <source>Six cards each and two in the blind. The picker calls an ace, and its holder is the partner.</source>
        <translation>Seis cartas por jugador y dos en el talón. El declarante pide un as, y quien lo tiene es el compañero.</translation>
    </message>
    <message>
        <source>Five players, partner by jack</source>
        <translation>Cinco jugadores, compañero por jota</translation>
    </message>
    <message>
        <source>Six cards each and two in the blind. The holder of the partner jack, usually the jack of diamonds, is the partner.</source>
        <translation>Seis cartas por jugador y dos en el talón. Quien tiene la jota del compañero, normalmente la de diamantes, es el compañero.</translation>
    </message>
    <message>
        <source>Six players, partner by jack</source>
        <translation>Seis jugadores, compañero por jota</translation>
    </message>
    <message>
        <source>Five cards each and two in the blind. Picker and partner play against four.</source>
        <translation>Cinco cartas por jugador y dos en el talón. Declarante y compañero juegan contra cuatro.</translation>
    </message>
    <message>
        <source>Six players, jack and ace</source>
        <translation>Seis jugadores, jota y as</translation>
    </message>
    <message>
        <source>Five cards each and two in the blind. The holders of the jack of diamonds and of the called ace play with the picker: three against three.</source>
        <translation>Cinco cartas por jugador y dos en el talón. Quienes tienen la jota de diamantes y el as pedido juegan con el declarante: tres contra tres.</translation>
    </message>
    <message>
        <source>Seven players, partner by jack</source>
        <translation>Siete jugadores, compañero por jota</translation>
    </message>
    <message>
        <source>Four cards each and four in the blind, all for the picker. The holder of the jack of diamonds is the partner: two against five.</source>
        <translation>Cuatro cartas por jugador y cuatro en el talón, todas para el declarante. Quien tiene la jota de diamantes es el compañero: dos contra cinco.</translation>
    </message>
    <message>
        <source>Seven players, shared blind</source>
        <translation>Siete jugadores, talón compartido</translation>
    </message>
    <message>
        <source>Four cards each and four in the blind: two for the picker and two for the left neighbor, who is the partner. Each buries two.</source>
        <translation>Cuatro cartas por jugador y cuatro en el talón: dos para el declarante y dos para el vecino de la izquierda, que es el compañero. Cada uno entierra dos.</translation>
    </message>
    <message>
        <source>Seven players, three and one</source>
        <translation>Siete jugadores, tres y una</translation>
    </message>
    <message>
        <source>Four cards each and four in the blind: three for the picker and one for the left neighbor. The holder of the jack of diamonds is the partner.</source>
        <translation>Cuatro cartas por jugador y cuatro en el talón: tres para el declarante y una para el vecino de la izquierda. Quien tiene la jota de diamantes es el compañero.</translation>
    </message>
    <message>
        <source>Eight players, black queens</source>
        <translation>Ocho jugadores, reinas negras</translation>
    </message>
    <message>
        <source>All cards are dealt, four each, and there is no picker. The holders of the two black queens play against the six others.</source>
        <translation>Se reparten todas las cartas, cuatro por jugador, y no hay declarante. Quienes tienen las dos reinas negras juegan contra los otros seis.</translation>
    </message>
    <message>
        <source>Eight players, three cards</source>
        <translation>Ocho jugadores, tres cartas</translation>
    </message>
    <message>
        <source>All cards are dealt, four each, and there is no picker. The holders of the queen of clubs, the jack of diamonds and the seven of diamonds play together against five.</source>
        <translation>Se reparten todas las cartas, cuatro por jugador, y no hay declarante. Quienes tienen la reina de tréboles, la jota de diamantes y el siete de diamantes juegan juntos contra cinco.</translation>
    </message>
    <message>
        <source>Called ace</source>
        <translation>As pedido</translation>
    </message>
    <message>
        <source>The picker calls the ace of a fail suit, and its holder is the partner.</source>
        <translation>El declarante pide el as de un palo lateral, y quien lo tiene es el compañero.</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <translation>Jota de diamantes</translation>
    </message>
    <message>
        <source>The holder of the jack of diamonds is the partner.</source>
        <translation>Quien tiene la jota de diamantes es el compañero.</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <translation>Jota de tréboles</translation>
    </message>
    <message>
        <source>The holder of the jack of clubs is the partner.</source>
        <translation>Quien tiene la jota de tréboles es el compañero.</translation>
    </message>
    <message>
        <source>No partner</source>
        <translation>Sin compañero</translation>
    </message>
    <message>
        <source>The picker plays against everyone else.</source>
        <translation>El declarante juega contra todos los demás.</translation>
    </message>
    <message>
        <source>Jack of diamonds and called ace</source>
        <translation>Jota de diamantes y as pedido</translation>
    </message>
    <message>
        <source>Two partners, the holders of the jack of diamonds and of the ace that the picker calls; neither knows the other. One player may be both.</source>
        <translation>Dos compañeros: quienes tienen la jota de diamantes y el as que pide el declarante; ninguno conoce al otro. Un solo jugador puede ser ambos.</translation>
    </message>
    <message>
        <source>Left neighbor</source>
        <translation>Vecino de la izquierda</translation>
    </message>
    <message>
        <source>The player left of the picker takes a part of the blind and is openly the partner.</source>
        <translation>Quien está a la izquierda del declarante toma parte del talón y es abiertamente el compañero.</translation>
    </message>
    <message>
        <source>Taker of the first trick</source>
        <translation>Quien gana la primera baza</translation>
    </message>
    <message>
        <source>The winner of the first trick is the partner. A picker who takes the first trick plays alone.</source>
        <translation>Quien gana la primera baza es el compañero. Un declarante que la gana juega en solitario.</translation>
    </message>
    <message>
        <source>Queen of clubs and seven of diamonds</source>
        <translation>Reina de tréboles y siete de diamantes</translation>
    </message>
    <message>
        <source>Their holders play together; one player with both is alone.</source>
        <translation>Quienes las tienen juegan juntos; quien tiene las dos, en solitario.</translation>
    </message>
    <message>
        <source>Black queens</source>
        <translation>Reinas negras</translation>
    </message>
    <message>
        <source>The holders of the queens of clubs and spades play together; one player with both is alone.</source>
        <translation>Quienes tienen las reinas de tréboles y de picas juegan juntos; quien tiene las dos, en solitario.</translation>
    </message>
    <message>
        <source>First two queens</source>
        <translation>Dos primeras reinas</translation>
    </message>
    <message>
        <source>The players of the first two queens are the makers; a player who plays both is alone.</source>
        <translation>Quienes juegan las dos primeras reinas forman el ataque; quien juega ambas está en solitario.</translation>
    </message>
    <message>
        <source>Queen of clubs, jack and seven of diamonds</source>
        <translation>Reina de tréboles, jota y siete de diamantes</translation>
    </message>
    <message>
        <source>Their three holders play together. A player with two of them may call another card.</source>
        <translation>Los tres que las tienen juegan juntos. Quien tiene dos puede pedir otra carta.</translation>
    </message>
    <message>
        <source>Called by the bidder</source>
        <translation>Lo pide quien subasta</translation>
    </message>
    <message>
        <source>The bidder of a call names the ace of a fail suit, and its holder is the partner.</source>
        <translation>Quien subasta una petición nombra el as de un palo lateral, y quien lo tiene es el compañero.</translation>
    </message>
    <message>
        <source>Five players; the picker calls an ace. Double on the bump, and a leaster when everyone passes.</source>
        <translation>Cinco jugadores; el declarante pide un as. Doble por bump, y leaster cuando todos pasan.</translation>
    </message>
    <message>
        <source>Five players; the jack of diamonds is the partner. Double on the bump, and a leaster when everyone passes.</source>
        <translation>Cinco jugadores; la jota de diamantes decide quién es el compañero. Doble por bump, y leaster cuando todos pasan.</translation>
    </message>
    <message>
        <source>Two: hand and piles</source>
        <translation>Dos: mano y montones</translation>
    </message>
    <message>
        <source>Two players with eight cards in hand and four open cards on face-down ones.</source>
        <translation>Dos jugadores con ocho cartas en la mano y cuatro descubiertas sobre otras boca abajo.</translation>
    </message>
    <message>
        <source>Two: all in piles</source>
        <translation>Dos: todo en montones</translation>
    </message>
    <message>
        <source>Two players with eight open cards each, all on face-down ones, and no hand.</source>
        <translation>Dos jugadores con ocho cartas descubiertas cada uno, todas sobre otras boca abajo, y sin mano.</translation>
    </message>
    <message>
        <source>Three: ten cards</source>
        <translation>Tres: diez cartas</translation>
    </message>
    <message>
        <source>Three players with ten cards and a blind of two; the picker is alone.</source>
        <translation>Tres jugadores con diez cartas y un talón de dos; el declarante juega en solitario.</translation>
    </message>
    <message>
        <source>Three: nine cards</source>
        <translation>Tres: nueve cartas</translation>
    </message>
    <message>
        <source>Three players with nine cards and a blind of three; two sevens stay in the box.</source>
        <translation>Tres jugadores con nueve cartas y un talón de tres; dos sietes se quedan en la caja.</translation>
    </message>
    <message>
        <source>Three: eight cards</source>
        <translation>Tres: ocho cartas</translation>
    </message>
    <message>
        <source>Three players with eight cards and a blind of two; six low cards stay in the box.</source>
        <translation>Tres jugadores con ocho cartas y un talón de dos; seis cartas bajas se quedan en la caja.</translation>
    </message>
    <message>
        <source>Four: picker alone</source>
        <translation>Cuatro: declarante en solitario</translation>
    </message>
    <message>
        <source>Four players with a blind of four; the picker is alone against three.</source>
        <translation>Cuatro jugadores con un talón de cuatro; el declarante juega en solitario contra tres.</translation>
    </message>
    <message>
        <source>Four: jack of diamonds</source>
        <translation>Cuatro: jota de diamantes</translation>
    </message>
    <message>
        <source>Four players, two against two; the jack of diamonds is the partner.</source>
        <translation>Cuatro jugadores, dos contra dos; la jota de diamantes decide quién es el compañero.</translation>
    </message>
    <message>
        <source>Four: called ace</source>
        <translation>Cuatro: as pedido</translation>
    </message>
    <message>
        <source>Four players, two against two; the picker calls an ace, and two sevens stay in the box.</source>
        <translation>Cuatro jugadores, dos contra dos; el declarante pide un as, y dos sietes se quedan en la caja.</translation>
    </message>
    <message>
        <source>Four: black queens</source>
        <translation>Cuatro: reinas negras</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and the black queens play together in secret.</source>
        <translation>Cuatro jugadores; no hay declarante, y las reinas negras juegan juntas en secreto.</translation>
    </message>
    <message>
        <source>Four: queen of clubs and seven</source>
        <translation>Cuatro: reina de tréboles y siete</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and the queen of clubs and the seven of diamonds play together.</source>
        <translation>Cuatro jugadores; no hay declarante, y la reina de tréboles y el siete de diamantes juegan juntos.</translation>
    </message>
    <message>
        <source>Four: first two queens</source>
        <translation>Cuatro: dos primeras reinas</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and the first two queens played make the partners.</source>
        <translation>Cuatro jugadores; no hay declarante, y las dos primeras reinas jugadas deciden los compañeros.</translation>
    </message>
    <message>
        <source>Four: Indiana</source>
        <translation>Cuatro: Indiana</translation>
    </message>
    <message>
        <source>Four players bid a call or a solo; jacks above queens, hearts trump, to 24.</source>
        <translation>Cuatro jugadores subastan una petición o un solo; jotas sobre reinas, triunfan los corazones, hasta 24.</translation>
    </message>
    <message>
        <source>Jack, called up</source>
        <translation>Jota, pedir más alta</translation>
    </message>
    <message>
        <source>Jack of diamonds; a picker who holds it may call the next jack up instead.</source>
        <translation>Jota de diamantes; un declarante que la tiene puede pedir en su lugar la siguiente jota más alta.</translation>
    </message>
    <message>
        <source>Jack, called up before the blind</source>
        <translation>Jota, pedir más alta antes del talón</translation>
    </message>
    <message>
        <source>Jack of diamonds; its holder may call the next jack up with the pick, before seeing the blind.</source>
        <translation>Jota de diamantes; quien la tiene puede pedir al tomar la siguiente jota más alta, antes de ver el talón.</translation>
    </message>
    <message>
        <source>Leaster with the blind</source>
        <translation>Leaster con el talón</translation>
    </message>
    <message>
        <source>Jack of diamonds; in a leaster the blind goes with the first trick.</source>
        <translation>Jota de diamantes; en un leaster, el talón va con la primera baza.</translation>
    </message>
    <message>
        <source>Called ace with doublers</source>
        <translation>As pedido con doublers</translation>
    </message>
    <message>
        <source>Called ace; each time everyone passes, one more hand counts double, and after three times the next player deals.</source>
        <translation>As pedido; cada vez que todos pasan, una mano más cuenta doble, y a la tercera reparte el siguiente jugador.</translation>
    </message>
    <message>
        <source>Redeal and double</source>
        <translation>Repartir de nuevo y doblar</translation>
    </message>
    <message>
        <source>Jack of diamonds; when everyone passes, the next hand counts double, and never more than that.</source>
        <translation>Jota de diamantes; cuando todos pasan, la mano siguiente cuenta doble, y nunca más que eso.</translation>
    </message>
    <message>
        <source>The last one picks</source>
        <translation>El último toma</translation>
    </message>
    <message>
        <source>Called ace; the dealer has to pick when all the others have passed.</source>
        <translation>As pedido; quien reparte tiene que tomar cuando todos los demás han pasado.</translation>
    </message>
    <message>
        <source>Ten hands</source>
        <translation>Diez manos</translation>
    </message>
    <message>
        <source>Called ace; the game is over after ten hands.</source>
        <translation>As pedido; la partida acaba tras diez manos.</translation>
    </message>
    <message>
        <source>Five: first trick</source>
        <translation>Cinco: primera baza</translation>
    </message>
    <message>
        <source>Five players; the winner of the first trick is the picker&apos;s partner.</source>
        <translation>Cinco jugadores; quien gana la primera baza es el compañero del declarante.</translation>
    </message>
    <message>
        <source>Five: the dealer&apos;s left picks</source>
        <translation>Cinco: toma la izquierda de quien reparte</translation>
    </message>
    <message>
        <source>Called ace, and the player left of the dealer always has to pick.</source>
        <translation>As pedido, y quien está a la izquierda de quien reparte siempre tiene que tomar.</translation>
    </message>
    <message>
        <source>Six: jack of diamonds</source>
        <translation>Seis: jota de diamantes</translation>
    </message>
    <message>
        <source>Six players, two against four. A picker who finds the jack of diamonds in the blind may call the next one.</source>
        <translation>Seis jugadores, dos contra cuatro. Un declarante que encuentra la jota de diamantes en el talón puede pedir la siguiente.</translation>
    </message>
    <message>
        <source>Six: jack of clubs</source>
        <translation>Seis: jota de tréboles</translation>
    </message>
    <message>
        <source>Six players, two against four. The jack of clubs is the partner, and its holder may call down to the jack of spades.</source>
        <translation>Seis jugadores, dos contra cuatro. La jota de tréboles decide quién es el compañero, y quien la tiene puede pedir la de picas, más baja.</translation>
    </message>
    <message>
        <source>Six: jack and ace</source>
        <translation>Seis: jota y as</translation>
    </message>
    <message>
        <source>Six players, three against three: the jack of diamonds and the called ace play with the picker.</source>
        <translation>Seis jugadores, tres contra tres: la jota de diamantes y el as pedido juegan con el declarante.</translation>
    </message>
    <message>
        <source>Six at the table</source>
        <translation>Seis en la mesa</translation>
    </message>
    <message>
        <source>Called ace with six players: the dealer sits out.</source>
        <translation>As pedido con seis jugadores: quien reparte descansa.</translation>
    </message>
    <message>
        <source>Seven: jack of diamonds</source>
        <translation>Siete: jota de diamantes</translation>
    </message>
    <message>
        <source>Seven players, two against five; the picker takes a blind of four.</source>
        <translation>Siete jugadores, dos contra cinco; el declarante toma un talón de cuatro.</translation>
    </message>
    <message>
        <source>Seven: the neighbor</source>
        <translation>Siete: el vecino</translation>
    </message>
    <message>
        <source>Seven players; the picker and the left neighbor share the blind and play together.</source>
        <translation>Siete jugadores; el declarante y el vecino de la izquierda comparten el talón y juegan juntos.</translation>
    </message>
    <message>
        <source>Seven: three and one</source>
        <translation>Siete: tres y una</translation>
    </message>
    <message>
        <source>Seven players; the picker takes three cards of the blind, the left neighbor one. The jack of diamonds is the partner.</source>
        <translation>Siete jugadores; el declarante toma tres cartas del talón y el vecino de la izquierda, una. La jota de diamantes decide quién es el compañero.</translation>
    </message>
    <message>
        <source>Eight: black queens</source>
        <translation>Ocho: reinas negras</translation>
    </message>
    <message>
        <source>Eight players; there is no picker, and the black queens play against six.</source>
        <translation>Ocho jugadores; no hay declarante, y las reinas negras juegan contra seis.</translation>
    </message>
    <message>
        <source>Eight: three cards</source>
        <translation>Ocho: tres cartas</translation>
    </message>
    <message>
        <source>Eight players; the queen of clubs, the jack and the seven of diamonds play against five.</source>
        <translation>Ocho jugadores; la reina de tréboles, la jota y el siete de diamantes juegan contra cinco.</translation>
    </message>
    <message>
        <source>sheepshead.org</source>
        <translation>sheepshead.org</translation>
    </message>
    <message>
        <source>Called ace as in the basic rules of sheepshead.org: when the makers take no trick, the picker pays for the partner too.</source>
        <translation>As pedido según las reglas básicas de sheepshead.org: si el ataque no hace ninguna baza, el declarante paga también por el compañero.</translation>
    </message>
    <message>
        <source>World of Card Games</source>
        <translation>World of Card Games</translation>
    </message>
    <message>
        <source>Four players, called ace, each maker settling with each defender. A new deal when everyone passes; a game is four hands.</source>
        <translation>Cuatro jugadores, as pedido; cada atacante arregla cuentas con cada defensor. Se reparte de nuevo cuando todos pasan; una partida son cuatro manos.</translation>
    </message>
    <message>
        <source>playingcards.io</source>
        <translation>playingcards.io</translation>
    </message>
    <message>
        <source>Jack of diamonds as on playingcards.io: no double on the bump, the picker&apos;s left leads, the defenders need 31 to be out of schneider, without a trick the picker pays all, and the table votes when everyone passes.</source>
        <translation>Jota de diamantes como en playingcards.io: sin doble por bump, sale la izquierda del declarante, la defensa necesita 31 para librarse de schneider, sin bazas el declarante lo paga todo, y la mesa vota cuando todos pasan.</translation>
    </message>
    <message>
        <source>Japanese page</source>
        <translation>Página japonesa</translation>
    </message>
    <message>
        <source>Called ace as on a Japanese card game page: no double on the bump.</source>
        <translation>As pedido como en una página japonesa de juegos de cartas: sin doble por bump.</translation>
    </message>
    <message>
        <source>Crack and blitz</source>
        <translation>Contro y blitz</translation>
    </message>
    <message>
        <source>Jack of diamonds with all the raises: crack, crack back, around the corner, and queens shown before the first lead, up to ×16.</source>
        <translation>Jota de diamantes con todas las subidas: contro, recontro, recontro del compañero y reinas enseñadas antes de la primera salida, hasta ×16.</translation>
    </message>
    <message>
        <source>Blitz instead of bump</source>
        <translation>Blitz en vez de bump</translation>
    </message>
    <message>
        <source>Called ace without double on the bump; a crack, a crack back and queens shown double the stake instead.</source>
        <translation>As pedido sin doble por bump; en su lugar, un contro, un recontro y las reinas enseñadas doblan la apuesta.</translation>
    </message>
    <message>
        <source>No one</source>
        <translation>Nadie</translation>
    </message>
    <message>
        <source>Everyone may pass.</source>
        <translation>Todos pueden pasar.</translation>
    </message>
    <message>
        <source>The player left of the dealer must pick and cannot pass.</source>
        <translation>Quien está a la izquierda de quien reparte debe tomar y no puede pasar.</translation>
    </message>
    <message>
        <source>The picker takes the blind and buries.</source>
        <translation>El declarante toma el talón y entierra.</translation>
    </message>
    <message>
        <source>Counts ×2</source>
        <translation>Cuenta ×2</translation>
    </message>
    <message>
        <source>A player who says “blind” leaves the blind face down as the bury and plays the hand as dealt, for twice the stake.</source>
        <translation>Quien dice «a ciegas» deja el talón boca abajo como cartas enterradas y juega con las que recibió, por el doble de la apuesta.</translation>
    </message>
    <message>
        <source>Leaster</source>
        <translation>Leaster</translation>
    </message>
    <message>
        <source>All play for themselves, and the fewest points win 1 from each of the others.</source>
        <translation>Cada cual juega por su cuenta, y los menos tantos ganan 1 de cada uno de los demás.</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>The cards are thrown in, the same dealer deals again, and the next hand counts double.</source>
        <translation>Se tiran las cartas, vuelve a repartir la misma persona, y la mano siguiente cuenta doble.</translation>
    </message>
    <message>
        <source>Last player must pick</source>
        <translation>El último debe tomar</translation>
    </message>
    <message>
        <source>When all the others have passed, the last player has to pick.</source>
        <translation>Cuando todos los demás han pasado, el último jugador tiene que tomar.</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Reparto nuevo</translation>
    </message>
    <message>
        <source>The cards are thrown in and the next player deals. Nothing is doubled.</source>
        <translation>Se tiran las cartas y reparte el siguiente jugador. No se dobla nada.</translation>
    </message>
    <message>
        <source>The table votes</source>
        <translation>La mesa vota</translation>
    </message>
    <message>
        <source>Every player votes for a leaster or a doubler, and the majority decides.</source>
        <translation>Cada jugador vota por un leaster o un doubler, y decide la mayoría.</translation>
    </message>
    <message>
        <source>Moster</source>
        <translation>Moster</translation>
    </message>
    <message>
        <source>All play for themselves, and the most points lose 1 to each of the others. But a player who takes every trick wins.</source>
        <translation>Cada cual juega por su cuenta, y los más tantos pierden 1 con cada uno de los demás. Pero quien hace todas las bazas gana.</translation>
    </message>
    <message>
        <source>Mittler</source>
        <translation>Mittler</translation>
    </message>
    <message>
        <source>All play for themselves, and the player with the middle points wins 1 from each of the others. If two players share them, there is no winner.</source>
        <translation>Cada cual juega por su cuenta, y los tantos intermedios ganan 1 de cada uno de los demás. Si dos jugadores los comparten, no gana nadie.</translation>
    </message>
    <message>
        <source>Schneidster</source>
        <translation>Schneidster</translation>
    </message>
    <message>
        <source>All play for themselves, and the player closest to 30 points without going over wins 1 from each of the others.</source>
        <translation>Cada cual juega por su cuenta, y quien más se acerca a 30 tantos sin pasarse gana 1 de cada uno de los demás.</translation>
    </message>
    <message>
        <source>Schwanzer</source>
        <translation>Schwanzer</translation>
    </message>
    <message>
        <source>The hands are laid open and nothing is played: 3 for a queen, 2 for a jack, 1 for any other trump. The most loses 1 to each of the others.</source>
        <translation>Se descubren las manos y no se juega nada: 3 por reina, 2 por jota, 1 por cualquier otro triunfo. La cuenta más alta pierde 1 con cada uno de los demás.</translation>
    </message>
    <message>
        <source>Doubled as well</source>
        <translation>También doblada</translation>
    </message>
    <message>
        <source>The bump doubles a forced picker&apos;s loss like any other.</source>
        <translation>El bump dobla la pérdida de un declarante forzado como cualquier otra.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <translation>Sin doblar</translation>
    </message>
    <message>
        <source>The bump spares a picker who had no choice.</source>
        <translation>El bump no castiga a un declarante que no tuvo elección.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Aparte</translation>
    </message>
    <message>
        <source>Its points do not count.</source>
        <translation>Sus tantos no cuentan.</translation>
    </message>
    <message>
        <source>Goes with the first trick</source>
        <translation>Va con la primera baza</translation>
    </message>
    <message>
        <source>Its points go to the winner of the first trick.</source>
        <translation>Sus tantos son para quien gana la primera baza.</translation>
    </message>
    <message>
        <source>Goes with the last trick</source>
        <translation>Va con la última baza</translation>
    </message>
    <message>
        <source>Its points go to the winner of the last trick.</source>
        <translation>Sus tantos son para quien gana la última baza.</translation>
    </message>
    <message>
        <source>A player without a trick has 0 points and may win.</source>
        <translation>Un jugador sin bazas tiene 0 tantos y puede ganar.</translation>
    </message>
    <message>
        <source>Only players with a trick can win.</source>
        <translation>Solo puede ganar quien tenga alguna baza.</translation>
    </message>
    <message>
        <source>Counts once</source>
        <translation>Cuenta una vez</translation>
    </message>
    <message>
        <source>1 from each of the others, as for any winner.</source>
        <translation>1 de cada uno de los demás, como cualquier ganador.</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>Cuenta doble</translation>
    </message>
    <message>
        <source>The only player without a trick wins 2 from each of the others.</source>
        <translation>El único jugador sin bazas gana 2 de cada uno de los demás.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Sin ganador</translation>
    </message>
    <message>
        <source>Everyone scores 0.</source>
        <translation>Todos apuntan 0.</translation>
    </message>
    <message>
        <source>All of them win</source>
        <translation>Ganan todos ellos</translation>
    </message>
    <message>
        <source>Each loser pays 1 to each winner.</source>
        <translation>Cada perdedor paga 1 a cada ganador.</translation>
    </message>
    <message>
        <source>Fewer tricks win</source>
        <translation>Ganan menos bazas</translation>
    </message>
    <message>
        <source>When the tricks are equal too, there is no winner.</source>
        <translation>Si también hay empate a bazas, no gana nadie.</translation>
    </message>
    <message>
        <source>One more hand for each</source>
        <translation>Una mano más por cada uno</translation>
    </message>
    <message>
        <source>Two throw-ins double the next two hands.</source>
        <translation>Dos manos tiradas doblan las dos manos siguientes.</translation>
    </message>
    <message>
        <source>Double again</source>
        <translation>Doblar otra vez</translation>
    </message>
    <message>
        <source>Two throw-ins make the next hand count ×4.</source>
        <translation>Dos manos tiradas hacen que la siguiente cuente ×4.</translation>
    </message>
    <message>
        <source>Double once at most</source>
        <translation>Doblar una vez como máximo</translation>
    </message>
    <message>
        <source>The next hand counts ×2, after any number of throw-ins.</source>
        <translation>La mano siguiente cuenta ×2, sean cuantas sean las manos tiradas.</translation>
    </message>
    <message>
        <source>×4</source>
        <translation>×4</translation>
    </message>
    <message>
        <source>Two throw-ins; more change nothing.</source>
        <translation>Dos manos tiradas; más no cambian nada.</translation>
    </message>
    <message>
        <source>×8</source>
        <translation>×8</translation>
    </message>
    <message>
        <source>Three throw-ins; more change nothing.</source>
        <translation>Tres manos tiradas; más no cambian nada.</translation>
    </message>
    <message>
        <source>×16</source>
        <translation>×16</translation>
    </message>
    <message>
        <source>Four throw-ins; more change nothing.</source>
        <translation>Cuatro manos tiradas; más no cambian nada.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sin límite</translation>
    </message>
    <message>
        <source>Every throw-in doubles once more.</source>
        <translation>Cada mano tirada dobla una vez más.</translation>
    </message>
    <message>
        <source>Same dealer</source>
        <translation>Reparte la misma persona</translation>
    </message>
    <message>
        <source>The same player deals until there is a pick.</source>
        <translation>Reparte la misma persona hasta que alguien toma.</translation>
    </message>
    <message>
        <source>Next dealer after three</source>
        <translation>Reparte el siguiente tras tres</translation>
    </message>
    <message>
        <source>After three throw-ins in a row the deal passes to the left.</source>
        <translation>Tras tres manos tiradas seguidas, el reparto pasa a la izquierda.</translation>
    </message>
    <message>
        <source>Who must pick</source>
        <translation>Quién debe tomar</translation>
    </message>
    <message>
        <source>Whether one seat has no choice. Example: Ada deals, and Bruno on her left must take the blind with any hand.</source>
        <translation>Si un asiento no tiene elección. Ejemplo: Ada reparte, y Bruno, a su izquierda, debe tomar el talón con cualquier mano.</translation>
    </message>
    <message>
        <source>Picking blind</source>
        <translation>Tomar a ciegas</translation>
    </message>
    <message>
        <source>Whether a player may pick without looking at the blind, for twice the stake. Example: you hold five queens and jacks and pick blind. The two cards stay hidden until the end, and a win of 1 becomes 2. If the ace you call is there, you are alone without knowing it.</source>
        <translation>Si un jugador puede tomar sin mirar el talón, por el doble de la apuesta. Ejemplo: tienes cinco reinas y jotas y tomas a ciegas. Las dos cartas siguen ocultas hasta el final, y una ganancia de 1 pasa a 2. Si el as que pides está ahí, juegas en solitario sin saberlo.</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Todos pasan</translation>
    </message>
    <message>
        <source>What happens when everyone passes. Example: five players pass and play a leaster; the winner gets 4, the others lose 1 each.</source>
        <translation>Qué ocurre cuando todos pasan. Ejemplo: cinco jugadores pasan y juegan un leaster; quien gana cobra 4, los demás pierden 1 cada uno.</translation>
    </message>
    <message>
        <source>Forced picker who loses</source>
        <translation>Declarante forzado que pierde</translation>
    </message>
    <message>
        <source>Whether the bump doubles the loss of a player who had to pick. Example: five players. A forced picker with a partner loses 55 to 65 and pays 4 when it is doubled, 2 when it is not.</source>
        <translation>Si el bump dobla la pérdida de un jugador que tuvo que tomar. Ejemplo: cinco jugadores. Un declarante forzado con compañero pierde 55 a 65 y paga 4 si se dobla, 2 si no.</translation>
    </message>
    <message>
        <source>Blind in a leaster</source>
        <translation>Talón en un leaster</translation>
    </message>
    <message>
        <source>Where the blind goes when everyone passes. It stays hidden until the end. Example: an ace and a ten are in the blind. If it goes with the last trick, that trick is worth 21 points more.</source>
        <translation>Adónde va el talón cuando todos pasan. Sigue oculto hasta el final. Ejemplo: hay un as y un diez en el talón. Si va con la última baza, esa baza vale 21 tantos más.</translation>
    </message>
    <message>
        <source>Trick to win a leaster</source>
        <translation>Baza para ganar un leaster</translation>
    </message>
    <message>
        <source>Whether a player needs a trick to win. Example: Bruno took none, Ada has 9 points, the others more. Ada wins where a trick is needed, Bruno where it is not.</source>
        <translation>Si un jugador necesita una baza para ganar. Ejemplo: Bruno no hizo ninguna, Ada tiene 9 tantos, los demás más. Gana Ada si hace falta una baza, y Bruno si no.</translation>
    </message>
    <message>
        <source>Winner without a trick</source>
        <translation>Ganador sin bazas</translation>
    </message>
    <message>
        <source>With three players, what the winner of a leaster gets without any trick. Example: Ada took none and wins. Counted double she gets 4, and the others lose 2 each.</source>
        <translation>Con tres jugadores, qué cobra quien gana un leaster sin ninguna baza. Ejemplo: Ada no hizo ninguna y gana. Si cuenta doble, cobra 4, y los demás pierden 2 cada uno.</translation>
    </message>
    <message>
        <source>Tie in a leaster</source>
        <translation>Empate en un leaster</translation>
    </message>
    <message>
        <source>Two or more players share the fewest points. Example: five players, and two tie at 20. If both win, they get 3 each and the others lose 2 each.</source>
        <translation>Dos o más jugadores comparten los menos tantos. Ejemplo: cinco jugadores, y dos empatan a 20. Si ganan ambos, cobran 3 cada uno y los demás pierden 2 cada uno.</translation>
    </message>
    <message>
        <source>Several doublers</source>
        <translation>Varios doublers</translation>
    </message>
    <message>
        <source>What another throw-in does while a doubler is still to be played. Example: everyone passes twice in a row; then two hands count ×2, or one ×4, or one ×2.</source>
        <translation>Qué hace otra mano tirada mientras queda un doubler por jugar. Ejemplo: todos pasan dos veces seguidas; entonces dos manos cuentan ×2, o una ×4, o una ×2.</translation>
    </message>
    <message>
        <source>Highest doubler</source>
        <translation>Doubler máximo</translation>
    </message>
    <message>
        <source>How far throw-ins in a row can multiply the next hand. Example: with ×4 a third throw-in in a row changes nothing.</source>
        <translation>Hasta cuánto pueden multiplicar la mano siguiente las manos tiradas seguidas. Ejemplo: con ×4, una tercera mano tirada seguida no cambia nada.</translation>
    </message>
    <message>
        <source>Dealer of doublers</source>
        <translation>Quién reparte en los doublers</translation>
    </message>
    <message>
        <source>Whether the same player keeps dealing when hand after hand is thrown in. Example: Ada&apos;s third deal in a row is thrown in. If the deal passes, Bruno deals the fourth.</source>
        <translation>Si sigue repartiendo la misma persona cuando se tira una mano tras otra. Ejemplo: Ada reparte por tercera vez seguida y se tira la mano. Si el reparto pasa, la cuarta la reparte Bruno.</translation>
    </message>
    <message>
        <source>Says nothing</source>
        <translation>No dice nada</translation>
    </message>
    <message>
        <source>The others find out when the jack is played, or at the end.</source>
        <translation>Los demás se enteran cuando se juega la jota, o al final.</translation>
    </message>
    <message>
        <source>Says so</source>
        <translation>Lo dice</translation>
    </message>
    <message>
        <source>The picker announces: “I play alone.”</source>
        <translation>El declarante anuncia: «Juego en solitario.»</translation>
    </message>
    <message>
        <source>A picker with the jack of diamonds plays alone.</source>
        <translation>Un declarante con la jota de diamantes juega en solitario.</translation>
    </message>
    <message>
        <source>Jack of hearts only</source>
        <translation>Solo la jota de corazones</translation>
    </message>
    <message>
        <source>A picker with both jacks plays alone.</source>
        <translation>Un declarante con ambas jotas juega en solitario.</translation>
    </message>
    <message>
        <source>Next jack not held</source>
        <translation>La siguiente jota que no tenga</translation>
    </message>
    <message>
        <source>Hearts, then spades, then clubs. A picker with all four jacks plays alone.</source>
        <translation>Corazones, después picas, después tréboles. Un declarante con las cuatro jotas juega en solitario.</translation>
    </message>
    <message>
        <source>After the bury</source>
        <translation>Después de enterrar</translation>
    </message>
    <message>
        <source>The jack of diamonds may also come from the blind.</source>
        <translation>La jota de diamantes también puede venir del talón.</translation>
    </message>
    <message>
        <source>With the pick</source>
        <translation>Al tomar</translation>
    </message>
    <message>
        <source>Only with the jack of diamonds in the hand as dealt. If the called jack is in the blind, the picker is stuck alone.</source>
        <translation>Solo con la jota de diamantes entre las cartas recibidas. Si la jota pedida está en el talón, el declarante se queda en solitario.</translation>
    </message>
    <message>
        <source>From anywhere</source>
        <translation>De cualquier sitio</translation>
    </message>
    <message>
        <source>The jack of diamonds may have been dealt or come in the blind.</source>
        <translation>La jota de diamantes puede ser recibida en el reparto o venir en el talón.</translation>
    </message>
    <message>
        <source>Only from the blind</source>
        <translation>Solo del talón</translation>
    </message>
    <message>
        <source>A picker who was dealt the jack of diamonds plays alone. Only a jack from the blind allows a call.</source>
        <translation>Un declarante que recibió la jota de diamantes juega en solitario. Solo una jota del talón permite pedir.</translation>
    </message>
    <message>
        <source>A picker with the jack of clubs plays alone.</source>
        <translation>Un declarante con la jota de tréboles juega en solitario.</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Jota de picas</translation>
    </message>
    <message>
        <source>A picker with the jack of clubs may call the jack of spades. A picker with both plays alone.</source>
        <translation>Un declarante con la jota de tréboles puede pedir la jota de picas. Un declarante con ambas juega en solitario.</translation>
    </message>
    <message>
        <source>A picker who plays alone keeps the jack in play.</source>
        <translation>Un declarante que juega en solitario mantiene la jota en juego.</translation>
    </message>
    <message>
        <source>The jack may go down; the picker is still alone.</source>
        <translation>La jota se puede enterrar; el declarante sigue en solitario.</translation>
    </message>
    <message>
        <source>Not seen</source>
        <translation>No se ve</translation>
    </message>
    <message>
        <source>Neither sees what the other buried.</source>
        <translation>Ninguno ve lo que enterró el otro.</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Se ve</translation>
    </message>
    <message>
        <source>The picker and the neighbor see both buries.</source>
        <translation>El declarante y el vecino ven lo que entierran ambos.</translation>
    </message>
    <message>
        <source>One player or two</source>
        <translation>Un jugador o dos</translation>
    </message>
    <message>
        <source>A player who plays both queens is alone.</source>
        <translation>Un jugador que juega ambas reinas está en solitario.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Dos jugadores</translation>
    </message>
    <message>
        <source>The first two queens from different players make the partners.</source>
        <translation>Las dos primeras reinas de jugadores distintos deciden los compañeros.</translation>
    </message>
    <message>
        <source>Picker who has the partner jack</source>
        <translation>Declarante con la jota del compañero</translation>
    </message>
    <message>
        <source>What a picker with the partner jack says. Unless another jack is called, that picker plays alone. Example: you find the jack of diamonds in the blind.</source>
        <translation>Qué dice un declarante que tiene la jota del compañero. Si no se pide otra jota, ese declarante juega en solitario. Ejemplo: encuentras la jota de diamantes en el talón.</translation>
    </message>
    <message>
        <source>Calling up</source>
        <translation>Pedir más alta</translation>
    </message>
    <message>
        <source>A picker with the jack of diamonds may openly call a higher jack instead of playing alone. Example: you have the jacks of diamonds and hearts. If the next jack not held may be called, you call the jack of spades.</source>
        <translation>Un declarante con la jota de diamantes puede pedir abiertamente una jota más alta en vez de jugar en solitario. Ejemplo: tienes las jotas de diamantes y de corazones. Si se puede pedir la siguiente que no tengas, pides la jota de picas.</translation>
    </message>
    <message>
        <source>When to call up</source>
        <translation>Cuándo pedir más alta</translation>
    </message>
    <message>
        <source>Whether the other jack is named before or after the picker sees the blind. Example: with the pick you call the jack of hearts and then find it in the blind: you play alone.</source>
        <translation>Si la otra jota se nombra antes o después de que el declarante vea el talón. Ejemplo: al tomar pides la jota de corazones y luego la encuentras en el talón: juegas en solitario.</translation>
    </message>
    <message>
        <source>Jack of diamonds for calling up</source>
        <translation>Jota de diamantes para pedir más alta</translation>
    </message>
    <message>
        <source>Which jack of diamonds lets the picker call another jack. Example: you were dealt it. If it must come from the blind, you play alone.</source>
        <translation>Qué jota de diamantes permite al declarante pedir otra jota. Ejemplo: la recibiste en el reparto. Si debe venir del talón, juegas en solitario.</translation>
    </message>
    <message>
        <source>Calling down</source>
        <translation>Pedir más baja</translation>
    </message>
    <message>
        <source>A picker with the jack of clubs may openly call the next lower jack instead of playing alone. Example: you have the jack of clubs and not the jack of spades. You call the jack of spades.</source>
        <translation>Un declarante con la jota de tréboles puede pedir abiertamente la siguiente jota más baja en vez de jugar en solitario. Ejemplo: tienes la jota de tréboles y no la de picas. Pides la jota de picas.</translation>
    </message>
    <message>
        <source>Burying the partner jack</source>
        <translation>Enterrar la jota del compañero</translation>
    </message>
    <message>
        <source>Whether a picker who has the partner jack and plays alone may bury it. Example: you would rather keep a higher trump than the jack of diamonds and put its 2 points away.</source>
        <translation>Si un declarante que tiene la jota del compañero y juega en solitario puede enterrarla. Ejemplo: prefieres conservar un triunfo más alto que la jota de diamantes y asegurar sus 2 tantos.</translation>
    </message>
    <message>
        <source>Bury of picker and neighbor</source>
        <translation>Qué entierran declarante y vecino</translation>
    </message>
    <message>
        <source>Whether the two players who share the blind see each other&apos;s bury. Example: your neighbor buried the ace of hearts. If you see it, you know that hearts will be trumped.</source>
        <translation>Si los dos jugadores que comparten el talón ven lo que entierra el otro. Ejemplo: tu vecino enterró el as de corazones. Si lo ves, sabes que los corazones se fallarán con triunfo.</translation>
    </message>
    <message>
        <source>First two queens from one player</source>
        <translation>Dos primeras reinas de un jugador</translation>
    </message>
    <message>
        <source>Whether a player of the first two queens is alone. Example: Ada plays the first two queens and Bruno the third. Ada is alone, or Bruno is her partner.</source>
        <translation>Si quien juega las dos primeras reinas está en solitario. Ejemplo: Ada juega las dos primeras reinas y Bruno la tercera. Ada está en solitario, o Bruno es su compañero.</translation>
    </message>
    <message>
        <source>No pot</source>
        <translation>Sin bote</translation>
    </message>
    <message>
        <source>The players settle a leaster among themselves.</source>
        <translation>Los jugadores saldan el leaster entre ellos.</translation>
    </message>
    <message>
        <source>1 from each loser</source>
        <translation>1 de cada perdedor</translation>
    </message>
    <message>
        <source>Every loser of a leaster puts 1 in.</source>
        <translation>Cada perdedor de un leaster pone 1.</translation>
    </message>
    <message>
        <source>1 from each player</source>
        <translation>1 de cada jugador</translation>
    </message>
    <message>
        <source>Every player puts 1 in.</source>
        <translation>Cada jugador pone 1.</translation>
    </message>
    <message>
        <source>1 from the winner</source>
        <translation>1 del ganador</translation>
    </message>
    <message>
        <source>Only the winner of the leaster puts 1 in.</source>
        <translation>Solo quien gana el leaster pone 1.</translation>
    </message>
    <message>
        <source>Makers match it</source>
        <translation>El ataque lo iguala</translation>
    </message>
    <message>
        <source>They pay in what a win would have paid them.</source>
        <translation>Paga lo que habría cobrado por ganar.</translation>
    </message>
    <message>
        <source>Makers add a leaster&apos;s worth</source>
        <translation>El ataque añade un leaster</translation>
    </message>
    <message>
        <source>They pay in as much as one leaster does, no matter how large the pot is.</source>
        <translation>Paga tanto como un leaster, sea cual sea el tamaño del bote.</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Todo</translation>
    </message>
    <message>
        <source>Each partner takes a third, rounded down, and the picker the rest. A picker alone takes all.</source>
        <translation>Cada compañero se lleva un tercio, redondeado a la baja, y el declarante el resto. Un declarante en solitario se lo lleva todo.</translation>
    </message>
    <message>
        <source>A leaster&apos;s worth</source>
        <translation>Lo que vale un leaster</translation>
    </message>
    <message>
        <source>They take as much as one leaster puts in; the rest stays for the next winners.</source>
        <translation>Se lleva tanto como pone un leaster; el resto queda para los próximos ganadores.</translation>
    </message>
    <message>
        <source>Divided evenly</source>
        <translation>A partes iguales</translation>
    </message>
    <message>
        <source>Odd points go one each from the dealer&apos;s left.</source>
        <translation>Los puntos sobrantes van de uno en uno desde la izquierda de quien reparte.</translation>
    </message>
    <message>
        <source>Best poker hand wins it</source>
        <translation>Para la mejor mano de póquer</translation>
    </message>
    <message>
        <source>Every player gets five cards face up, and the best poker hand takes the pot.</source>
        <translation>Cada jugador recibe cinco cartas descubiertas, y la mejor mano de póquer se lleva el bote.</translation>
    </message>
    <message>
        <source>Divided first</source>
        <translation>Primero se reparte</translation>
    </message>
    <message>
        <source>The players so far share the pot, and the next hand begins without one.</source>
        <translation>Los jugadores de antes comparten el bote, y la mano siguiente empieza sin él.</translation>
    </message>
    <message>
        <source>Newcomer buys in</source>
        <translation>El nuevo paga su entrada</translation>
    </message>
    <message>
        <source>The newcomer adds 1 for every leaster in the pot.</source>
        <translation>El nuevo añade 1 por cada leaster del bote.</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Bote</translation>
    </message>
    <message>
        <source>What a leaster puts into a pot that the makers of a later hand can win. Example: five players, 1 from each loser: the pot holds 4, and a picker with a partner who win the next hand take 3 and 1.</source>
        <translation>Lo que un leaster pone en un bote que puede ganar el ataque de una mano posterior. Ejemplo: cinco jugadores, 1 de cada perdedor: el bote tiene 4, y un declarante con compañero que ganan la mano siguiente se llevan 3 y 1.</translation>
    </message>
    <message>
        <source>Makers who lose with a pot</source>
        <translation>Ataque que pierde con bote</translation>
    </message>
    <message>
        <source>What losing makers put into the pot. Example: two leasters put in 4 each, and the makers lose. Matched, the pot holds 16, otherwise 12.</source>
        <translation>Lo que pone en el bote un ataque que pierde. Ejemplo: dos leasters ponen 4 cada uno, y el ataque pierde. Si lo iguala, el bote tiene 16; si no, 12.</translation>
    </message>
    <message>
        <source>Makers who win with a pot</source>
        <translation>Ataque que gana con bote</translation>
    </message>
    <message>
        <source>What winning makers take out of the pot. Example: two leasters put in 4 each. The makers take all 8, or 4 of them.</source>
        <translation>Lo que saca del bote un ataque que gana. Ejemplo: dos leasters ponen 4 cada uno. El ataque se lleva los 8, o 4 de ellos.</translation>
    </message>
    <message>
        <source>Pot at the end</source>
        <translation>Bote al final</translation>
    </message>
    <message>
        <source>What happens to the pot when the game is over. Example: 7 points and five players. Everyone gets 1, and the first two from the dealer&apos;s left 1 more.</source>
        <translation>Qué pasa con el bote cuando acaba la partida. Ejemplo: 7 puntos y cinco jugadores. Cada uno recibe 1, y los dos primeros desde la izquierda de quien reparte, 1 más.</translation>
    </message>
    <message>
        <source>Pot when a player joins</source>
        <translation>Bote cuando entra un jugador</translation>
    </message>
    <message>
        <source>What happens to the pot when a new player takes a seat. Example: two leasters put 4 each into the pot. It is divided first, or the newcomer adds 2.</source>
        <translation>Qué pasa con el bote cuando se sienta un nuevo jugador. Ejemplo: dos leasters ponen 4 cada uno en el bote. Primero se reparte, o el nuevo añade 2.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>No se juega</translation>
    </message>
    <message>
        <source>The stake cannot be raised after the call.</source>
        <translation>No se puede subir la apuesta después de pedir.</translation>
    </message>
    <message>
        <source>Once a hand</source>
        <translation>Una vez por mano</translation>
    </message>
    <message>
        <source>Only the first crack doubles the hand.</source>
        <translation>Solo el primer contro dobla la mano.</translation>
    </message>
    <message>
        <source>Several times</source>
        <translation>Varias veces</translation>
    </message>
    <message>
        <source>Each defender may crack, and each crack doubles again.</source>
        <translation>Cada defensor puede decir contro, y cada contro dobla otra vez.</translation>
    </message>
    <message>
        <source>A crack cannot be answered.</source>
        <translation>A un contro no se puede responder.</translation>
    </message>
    <message>
        <source>The picker may answer a crack, and the hand counts ×4.</source>
        <translation>El declarante puede responder a un contro, y la mano cuenta ×4.</translation>
    </message>
    <message>
        <source>The partner cannot answer a crack.</source>
        <translation>El compañero no puede responder a un contro.</translation>
    </message>
    <message>
        <source>The partner may answer a crack, and is known as the partner from then on.</source>
        <translation>El compañero puede responder a un contro, y desde entonces se sabe quién es.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>No cuenta</translation>
    </message>
    <message>
        <source>The pair raises nothing.</source>
        <translation>El par no sube nada.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Dobla</translation>
    </message>
    <message>
        <source>A player who shows the queens of clubs and spades doubles the hand.</source>
        <translation>Quien enseña las reinas de tréboles y de picas dobla la mano.</translation>
    </message>
    <message>
        <source>A player who shows the queens of hearts and diamonds doubles the hand.</source>
        <translation>Quien enseña las reinas de corazones y de diamantes dobla la mano.</translation>
    </message>
    <message>
        <source>A player who shows the jacks of clubs and spades doubles the hand.</source>
        <translation>Quien enseña las jotas de tréboles y de picas dobla la mano.</translation>
    </message>
    <message>
        <source>After a crack</source>
        <translation>Tras un contro</translation>
    </message>
    <message>
        <source>Only after a crack.</source>
        <translation>Solo tras un contro.</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>Antes de la primera salida</translation>
    </message>
    <message>
        <source>Cracked or not.</source>
        <translation>Con contro o sin él.</translation>
    </message>
    <message>
        <source>At the pick</source>
        <translation>Al tomar</translation>
    </message>
    <message>
        <source>A player shows the pair when asked to pick or pass.</source>
        <translation>Un jugador enseña la pareja cuando se le pregunta si toma o pasa.</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>Durante el juego</translation>
    </message>
    <message>
        <source>A player who holds both black queens announces it when playing the second one.</source>
        <translation>Un jugador con las dos reinas negras lo anuncia al jugar la segunda.</translation>
    </message>
    <message>
        <source>Every crack and blitz doubles.</source>
        <translation>Cada contro y cada blitz dobla.</translation>
    </message>
    <message>
        <source>Two raises; more are refused.</source>
        <translation>Dos subidas; más se rechazan.</translation>
    </message>
    <message>
        <source>Three raises; more are refused.</source>
        <translation>Tres subidas; más se rechazan.</translation>
    </message>
    <message>
        <source>Four raises; more are refused.</source>
        <translation>Cuatro subidas; más se rechazan.</translation>
    </message>
    <message>
        <source>×64</source>
        <translation>×64</translation>
    </message>
    <message>
        <source>Six raises; more are refused.</source>
        <translation>Seis subidas; más se rechazan.</translation>
    </message>
    <message>
        <source>There is no bet on every trick.</source>
        <translation>No se apuesta a todas las bazas.</translation>
    </message>
    <message>
        <source>The picker may bet on every trick before the first lead.</source>
        <translation>El declarante puede apostar a todas las bazas antes de la primera salida.</translation>
    </message>
    <message>
        <source>With or without partner</source>
        <translation>Con o sin compañero</translation>
    </message>
    <message>
        <source>The picker may bet together with a called partner.</source>
        <translation>El declarante puede apostar junto con un compañero pedido.</translation>
    </message>
    <message>
        <source>Alone only</source>
        <translation>Solo en solitario</translation>
    </message>
    <message>
        <source>A picker who bets on every trick plays alone.</source>
        <translation>Un declarante que apuesta a todas las bazas juega en solitario.</translation>
    </message>
    <message>
        <source>Any picker</source>
        <translation>Cualquier declarante</translation>
    </message>
    <message>
        <source>Any picker may bet.</source>
        <translation>Puede apostar cualquier declarante.</translation>
    </message>
    <message>
        <source>With the partner jack only</source>
        <translation>Solo con la jota del compañero</translation>
    </message>
    <message>
        <source>Only a picker with the partner jack may bet.</source>
        <translation>Solo puede apostar un declarante con la jota del compañero.</translation>
    </message>
    <message>
        <source>Cracking</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Whether a defender who had no chance to pick may double the hand after the call. Example: Ada picks. Bruno, who had no turn yet, has good trump and cracks. A win of 1 becomes 2.</source>
        <translation>Si un defensor que no tuvo ocasión de tomar puede doblar la mano después de pedir. Ejemplo: Ada toma. Bruno, a quien aún no le tocaba, tiene buenos triunfos y dice contro. Una ganancia de 1 pasa a 2.</translation>
    </message>
    <message>
        <source>Cracking back</source>
        <translation>Recontro</translation>
    </message>
    <message>
        <source>Whether the picker may double again after a crack. Example: cracked and cracked back, a loss of 2 becomes 8.</source>
        <translation>Si el declarante puede doblar otra vez tras un contro. Ejemplo: con contro y recontro, una pérdida de 2 pasa a 8.</translation>
    </message>
    <message>
        <source>Cracking around the corner</source>
        <translation>Recontro del compañero</translation>
    </message>
    <message>
        <source>Whether the partner may answer a crack in place of the picker. Example: Bruno cracks, and Clara, who holds the called ace, cracks back: the hand counts ×4.</source>
        <translation>Si el compañero puede responder a un contro en lugar del declarante. Ejemplo: Bruno dice contro, y Clara, que tiene el as pedido, dice recontro: la mano cuenta ×4.</translation>
    </message>
    <message>
        <source>Blitz with the black queens</source>
        <translation>Blitz con las reinas negras</translation>
    </message>
    <message>
        <source>Whether both black queens, shown to all, double the hand. Example: you hold Q♣ and Q♠ and show them: a win of 1 becomes 2.</source>
        <translation>Si las dos reinas negras, enseñadas a todos, doblan la mano. Ejemplo: tienes Q♣ y Q♠ y las enseñas: una ganancia de 1 pasa a 2.</translation>
    </message>
    <message>
        <source>Blitz with the red queens</source>
        <translation>Blitz con las reinas rojas</translation>
    </message>
    <message>
        <source>Whether both red queens, shown to all, double the hand. Example: a player with all four queens may show both pairs, and the hand counts ×4.</source>
        <translation>Si las dos reinas rojas, enseñadas a todos, doblan la mano. Ejemplo: un jugador con las cuatro reinas puede enseñar ambos pares, y la mano cuenta ×4.</translation>
    </message>
    <message>
        <source>Blitz with the black jacks</source>
        <translation>Blitz con las jotas negras</translation>
    </message>
    <message>
        <source>Whether both black jacks, shown to all, double the hand. Example: you hold J♣ and J♠ and show them: a win of 1 becomes 2.</source>
        <translation>Si las dos jotas negras, enseñadas a todos, doblan la mano. Ejemplo: tienes J♣ y J♠ y las enseñas: una ganancia de 1 pasa a 2.</translation>
    </message>
    <message>
        <source>When to blitz</source>
        <translation>Cuándo hacer blitz</translation>
    </message>
    <message>
        <source>When a pair may be shown. Example: you hold both black queens and there is no crack. If a crack is needed, you keep them hidden.</source>
        <translation>Cuándo se puede enseñar una pareja. Ejemplo: tienes las dos reinas negras y no hay contro. Si hace falta un contro, siguen ocultas.</translation>
    </message>
    <message>
        <source>Highest raise</source>
        <translation>Subida máxima</translation>
    </message>
    <message>
        <source>How far cracks and blitzes can multiply a hand. Schneider, bump and doubler are not counted. Example: with ×8, after crack, crack back and black queens, the red queens are refused.</source>
        <translation>Hasta cuánto pueden multiplicar una mano los contros y los blitz. Schneider, bump y doubler no cuentan. Ejemplo: con ×8, tras contro, recontro y reinas negras, se rechazan las reinas rojas.</translation>
    </message>
    <message>
        <source>Calling sheepshead</source>
        <translation>Anunciar sheepshead</translation>
    </message>
    <message>
        <source>Whether the picker may bet on every trick. Example: five players. A picker alone wins 24 with every trick, and loses 24 with the first trick lost.</source>
        <translation>Si el declarante puede apostar a todas las bazas. Ejemplo: cinco jugadores. Un declarante en solitario gana 24 con todas las bazas, y pierde 24 con la primera baza perdida.</translation>
    </message>
    <message>
        <source>Sheepshead and partner</source>
        <translation>Sheepshead y compañero</translation>
    </message>
    <message>
        <source>Whether the bet on every trick may be made with a partner. Example: five players; picker and partner take every trick: 12 and 6.</source>
        <translation>Si se puede apostar a todas las bazas con un compañero. Ejemplo: cinco jugadores; declarante y compañero hacen todas las bazas: 12 y 6.</translation>
    </message>
    <message>
        <source>Who may call sheepshead</source>
        <translation>Quién puede anunciar sheepshead</translation>
    </message>
    <message>
        <source>Whether the picker needs the partner jack for the bet. Example: another player has the jack of diamonds. If it is needed, you cannot bet.</source>
        <translation>Si el declarante necesita la jota del compañero para la apuesta. Ejemplo: otro jugador tiene la jota de diamantes. Si hace falta, no puedes apostar.</translation>
    </message>
    <message>
        <source>Losses count once</source>
        <translation>Las pérdidas cuentan una vez</translation>
    </message>
    <message>
        <source>The makers lose what they would have won.</source>
        <translation>El ataque pierde lo que habría ganado.</translation>
    </message>
    <message>
        <source>Losses count double</source>
        <translation>Las pérdidas cuentan doble</translation>
    </message>
    <message>
        <source>The makers lose twice what they would have won.</source>
        <translation>El ataque pierde el doble de lo que habría ganado.</translation>
    </message>
    <message>
        <source>Partner pays a share</source>
        <translation>El compañero paga su parte</translation>
    </message>
    <message>
        <source>As in any other loss.</source>
        <translation>Como en cualquier otra pérdida.</translation>
    </message>
    <message>
        <source>Picker pays all if the makers took no trick</source>
        <translation>El declarante lo paga todo si el ataque no hizo bazas</translation>
    </message>
    <message>
        <source>The partner then pays nothing.</source>
        <translation>El compañero no paga nada entonces.</translation>
    </message>
    <message>
        <source>Picker pays all if the picker took no trick</source>
        <translation>El declarante lo paga todo si él no hizo bazas</translation>
    </message>
    <message>
        <source>The partner then pays nothing, even after taking tricks.</source>
        <translation>El compañero no paga nada entonces, aunque haya hecho bazas.</translation>
    </message>
    <message>
        <source>Three times the stake</source>
        <translation>El triple de la apuesta</translation>
    </message>
    <message>
        <source>The usual steps: 1, 2 and 3, or 2, 4 and 6 doubled.</source>
        <translation>Los pasos habituales: 1, 2 y 3, o 2, 4 y 6 doblados.</translation>
    </message>
    <message>
        <source>Four times the stake</source>
        <translation>El cuádruple de la apuesta</translation>
    </message>
    <message>
        <source>Every step doubles: 1, 2 and 4, or 2, 4 and 8 doubled.</source>
        <translation>Cada paso dobla: 1, 2 y 4, o 2, 4 y 8 doblados.</translation>
    </message>
    <message>
        <source>With 30 points</source>
        <translation>Con 30 tantos</translation>
    </message>
    <message>
        <source>The makers need 91 to win schneider.</source>
        <translation>El ataque necesita 91 para ganar con schneider.</translation>
    </message>
    <message>
        <source>With 31 points</source>
        <translation>Con 31 tantos</translation>
    </message>
    <message>
        <source>The makers need 90 to win schneider.</source>
        <translation>El ataque necesita 90 para ganar con schneider.</translation>
    </message>
    <message>
        <source>Picker takes the difference</source>
        <translation>El declarante asume la diferencia</translation>
    </message>
    <message>
        <source>Partner and defenders win or lose the stake; the picker takes or pays the rest.</source>
        <translation>Compañero y defensores ganan o pierden la apuesta; el declarante cobra o paga el resto.</translation>
    </message>
    <message>
        <source>Each maker with each defender</source>
        <translation>Cada atacante con cada defensor</translation>
    </message>
    <message>
        <source>Every maker settles the stake with every defender.</source>
        <translation>Cada atacante salda la apuesta con cada defensor.</translation>
    </message>
    <message>
        <source>As long as you like</source>
        <translation>Hasta que quieras</translation>
    </message>
    <message>
        <source>The game ends when you stop.</source>
        <translation>La partida acaba cuando la dejas.</translation>
    </message>
    <message>
        <source>A number of hands</source>
        <translation>Un número de manos</translation>
    </message>
    <message>
        <source>The hands played are counted; throw-ins are not.</source>
        <translation>Se cuentan las manos jugadas; las tiradas, no.</translation>
    </message>
    <message>
        <source>A number of rounds</source>
        <translation>Un número de rondas</translation>
    </message>
    <message>
        <source>In a round every player deals once.</source>
        <translation>En una ronda, cada jugador reparte una vez.</translation>
    </message>
    <message>
        <source>Up to a score</source>
        <translation>Hasta una puntuación</translation>
    </message>
    <message>
        <source>The game ends with the hand in which a player reaches the score.</source>
        <translation>La partida acaba con la mano en que un jugador alcanza la puntuación.</translation>
    </message>
    <message>
        <source>Double on the bump</source>
        <translation>Doble por bump</translation>
    </message>
    <message>
        <source>Whether makers who lose pay double. Example: five players, picker and partner lose 55 to 65. Doubled, the picker pays 4, the partner 2, and each defender gets 2; otherwise half of that.</source>
        <translation>Si un ataque que pierde paga el doble. Ejemplo: cinco jugadores, declarante y compañero pierden 55 a 65. Doblado, el declarante paga 4, el compañero 2, y cada defensor cobra 2; si no, la mitad.</translation>
    </message>
    <message>
        <source>Losing without a trick</source>
        <translation>Perder sin bazas</translation>
    </message>
    <message>
        <source>Whether the partner pays when the picker lost without a trick. Example: five players, the makers take no trick, no bump: picker 6 and partner 3, or the picker all 9.</source>
        <translation>Si el compañero paga cuando el declarante perdió sin bazas. Ejemplo: cinco jugadores, el ataque no hace ninguna baza, sin bump: el declarante 6 y el compañero 3, o el declarante los 9.</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Todas las bazas</translation>
    </message>
    <message>
        <source>How much a hand pays when one side takes every trick. Example: five players, picker and partner take every trick: the picker wins 6 and the partner 3, or the picker 8 and the partner 4.</source>
        <translation>Cuánto paga una mano si un bando hace todas las bazas. Ejemplo: cinco jugadores, declarante y compañero hacen todas las bazas: el declarante gana 6 y el compañero 3, o el declarante 8 y el compañero 4.</translation>
    </message>
    <message>
        <source>Defenders out of schneider</source>
        <translation>Defensa sin schneider</translation>
    </message>
    <message>
        <source>How many points save the defenders from paying double. Example: at 90 to 30 they pay the single stake if 30 are enough, and double if 31 are needed.</source>
        <translation>Cuántos tantos libran a la defensa de pagar doble. Ejemplo: con 90 a 30 paga la apuesta simple si bastan 30, y el doble si hacen falta 31.</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>Ajuste de cuentas</translation>
    </message>
    <message>
        <source>How makers and defenders settle the stake. Example: five players, picker and partner win 70 to 50. Either picker +2, partner +1, each defender −1; or both makers +3 and each defender −2.</source>
        <translation>Cómo saldan la apuesta el ataque y la defensa. Ejemplo: cinco jugadores, declarante y compañero ganan 70 a 50. O bien declarante +2, compañero +1, cada defensor −1; o cada atacante +3 y cada defensor −2.</translation>
    </message>
    <message>
        <source>Game length</source>
        <translation>Duración de la partida</translation>
    </message>
    <message>
        <source>When the game is over. Example: one round with five players is five hands, one deal each.</source>
        <translation>Cuándo acaba la partida. Ejemplo: una ronda con cinco jugadores son cinco manos, un reparto cada uno.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Cuántos</translation>
    </message>
    <message>
        <source>The number of hands, rounds or points after which the game is over. Example: 20 hands, or 24 points.</source>
        <translation>El número de manos, rondas o puntos tras el que acaba la partida. Ejemplo: 20 manos, o 24 puntos.</translation>
    </message>
    <message>
        <source>Cents a point</source>
        <translation>Céntimos por punto</translation>
    </message>
    <message>
        <source>What a point is worth at the end. Example: at 25 cents a point, +12 is 3.00; with 0 you play for points alone. The first amount counts for all hands of the sheet. A later one counts from the next hand on, or once the pot is won.</source>
        <translation>Cuánto vale un punto al final. Ejemplo: a 25 céntimos el punto, +12 son 3,00; con 0 se juega solo por los puntos. El primer importe cuenta para todas las manos de la hoja. Uno posterior cuenta desde la mano siguiente, o en cuanto alguien gane el bote.</translation>
    </message>
    <message>
        <source>Only where a schwanzer is played.</source>
        <translation>Solo donde se juega un schwanzer.</translation>
    </message>
    <message>
        <source>The highest trump loses</source>
        <translation>Pierde el triunfo más alto</translation>
    </message>
    <message>
        <source>Of those with the highest count, only the one with the highest trump.</source>
        <translation>De quienes tienen la cuenta más alta, solo quien tiene el triunfo más alto.</translation>
    </message>
    <message>
        <source>They pay together</source>
        <translation>Pagan juntos</translation>
    </message>
    <message>
        <source>Each of them pays 1 to each of the others.</source>
        <translation>Cada uno de ellos paga 1 a cada uno de los demás.</translation>
    </message>
    <message>
        <source>Tie in a schwanzer</source>
        <translation>Empate en el schwanzer</translation>
    </message>
    <message>
        <source>Two or more players share the highest count. Example: five players, and two count 6. The one with the higher trump loses 4, or both lose 3 and the others win 2 each.</source>
        <translation>Dos o más jugadores comparten la cuenta más alta. Ejemplo: cinco jugadores, y dos cuentan 6. Quien tiene el triunfo más alto pierde 4, o ambos pierden 3 y los demás ganan 2 cada uno.</translation>
    </message>
    <message>
        <source>A poker hand for each pot</source>
        <translation>Una mano de póquer por bote</translation>
    </message>
    <message>
        <source>The best poker hand takes as much as one leaster puts in, then five cards each are dealt for the next pot. The tenth takes all that is left.</source>
        <translation>La mejor mano de póquer se lleva lo que aporta un leaster; luego se reparten cinco cartas a cada uno para el bote siguiente. La décima se lleva todo lo que queda.</translation>
    </message>
    <message>
        <source>Only without a chance to pick</source>
        <translation>Solo quien no pudo tomar</translation>
    </message>
    <message>
        <source>A player who passed has had the chance to pick.</source>
        <translation>Quien pasó tuvo la ocasión de tomar.</translation>
    </message>
    <message>
        <source>Players who passed, too</source>
        <translation>También quien pasó</translation>
    </message>
    <message>
        <source>Every defender may crack.</source>
        <translation>Cada defensor puede decir contro.</translation>
    </message>
    <message>
        <source>The four jacks raise nothing.</source>
        <translation>Las cuatro jotas no suben nada.</translation>
    </message>
    <message>
        <source>A player who shows all four jacks doubles the hand.</source>
        <translation>Quien enseña las cuatro jotas dobla la mano.</translation>
    </message>
    <message>
        <source>Cracking after a pass</source>
        <translation>Contro después de pasar</translation>
    </message>
    <message>
        <source>Whether a defender who passed may crack too. Example: you pass with a good hand, and the player on your left picks. Where everyone may crack, you can double the hand.</source>
        <translation>Si también puede decir contro un defensor que pasó. Ejemplo: pasas con una buena mano y toma quien está a tu izquierda. Donde todos pueden decir contro, puedes doblar la mano.</translation>
    </message>
    <message>
        <source>Blitz with all four jacks</source>
        <translation>Blitz con las cuatro jotas</translation>
    </message>
    <message>
        <source>Whether all four jacks, shown to all by one player, double the hand. Example: you hold them and show them: a win of 1 becomes 2. Shown as four, the black ones are no pair of their own.</source>
        <translation>Si las cuatro jotas, mostradas a todos por un jugador, doblan la mano. Ejemplo: las tienes y las muestras: una ganancia de 1 pasa a 2. Mostradas las cuatro, las negras ya no son una pareja aparte.</translation>
    </message>
    <message>
        <source>A picker with all the fail aces and all the fail tens plays alone.</source>
        <translation>Un declarante con todos los ases y todos los dieces laterales juega en solitario.</translation>
    </message>
    <message>
        <source>A picker with all the fail aces and all the fail tens may call the king of a suit whose ace stays in hand. The king ranks as a called ten would.</source>
        <translation>Un declarante con todos los ases y todos los dieces laterales puede pedir el rey de un palo cuyo as conserva en la mano. El rey vale como un diez pedido.</translation>
    </message>
    <message>
        <source>Only the called card</source>
        <translation>Solo la carta pedida</translation>
    </message>
    <message>
        <source>The partner may lead the called card or another suit, but no other card of the called suit.</source>
        <translation>El compañero puede salir con la carta pedida o de otro palo, pero con ninguna otra carta del palo pedido.</translation>
    </message>
    <message>
        <source>Any, with four of them</source>
        <translation>Cualquiera, si tiene cuatro</translation>
    </message>
    <message>
        <source>A partner with the called card and three more of its suit may lead any of them. The called card is then free to be played like any other.</source>
        <translation>Un compañero con la carta pedida y otras tres de su palo puede salir con cualquiera de ellas. Después, la carta pedida se juega como cualquier otra.</translation>
    </message>
    <message>
        <source>Calling a king</source>
        <translation>Pedir un rey</translation>
    </message>
    <message>
        <source>What a picker with all the fail aces and all the fail tens, in hand or buried, may call. Example: you bury the ace and ten of hearts, and keep the ace of clubs. You may call the king of clubs.</source>
        <translation>Qué puede pedir un declarante con todos los ases y todos los dieces laterales, en la mano o enterrados. Ejemplo: entierras el as y el diez de corazones y conservas el as de tréboles. Puedes pedir el rey de tréboles.</translation>
    </message>
    <message>
        <source>Running with the called suit</source>
        <translation>Huir con el palo pedido</translation>
    </message>
    <message>
        <source>What the partner may lead of the called suit before it was led. Example: clubs are called, and you hold the ace, king, nine and seven of clubs. If you may run, you may lead the seven and keep the ace.</source>
        <translation>Con qué cartas del palo pedido puede salir el compañero antes de que se salga de él. Ejemplo: se han pedido tréboles, y tienes el as, el rey, el nueve y el siete de tréboles. Si puedes huir, puedes salir con el siete y conservar el as.</translation>
    </message>
    <message>
        <source>Four players, fixed partners</source>
        <translation>Cuatro jugadores, compañeros fijos</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each, and there is no picker. Players who sit opposite each other are partners. The side that leads first needs 61 points.</source>
        <translation>Se reparten todas las cartas, ocho por jugador, y no hay declarante. Quienes se sientan frente a frente son compañeros. El bando que sale primero necesita 61 puntos.</translation>
    </message>
    <message>
        <source>Four players, 24 cards</source>
        <translation>Cuatro jugadores, 24 cartas</translation>
    </message>
    <message>
        <source>Without the sevens and eights: six cards each, twelve of the 24 are trump, and there is no picker. The holders of the two black queens play together, in secret until both queens have fallen.</source>
        <translation>Sin los sietes ni los ochos: seis cartas por jugador, doce de las 24 son triunfos, y no hay declarante. Quienes tienen las dos reinas negras juegan juntos, en secreto hasta que caen ambas.</translation>
    </message>
    <message>
        <source>The player opposite</source>
        <translation>El jugador de enfrente</translation>
    </message>
    <message>
        <source>Players who sit opposite each other are partners in every hand.</source>
        <translation>Quienes se sientan frente a frente son compañeros en todas las manos.</translation>
    </message>
    <message>
        <source>Four: fixed partners</source>
        <translation>Cuatro: compañeros fijos</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and those who sit opposite each other are partners.</source>
        <translation>Cuatro jugadores; no hay declarante, y quienes se sientan frente a frente son compañeros.</translation>
    </message>
    <message>
        <source>Four: 24 cards</source>
        <translation>Cuatro: 24 cartas</translation>
    </message>
    <message>
        <source>Four players with six cards; the sevens and eights stay in the box, and the black queens play together in secret.</source>
        <translation>Cuatro jugadores con seis cartas; los sietes y los ochos se quedan en la caja, y las reinas negras juegan juntas en secreto.</translation>
    </message>
    <message>
        <source>Counted like the others</source>
        <translation>Cuenta como los demás</translation>
    </message>
    <message>
        <source>The partner card counts, and its holder may lose.</source>
        <translation>La carta del compañero cuenta, y quien la tiene puede perder.</translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation>Exento</translation>
    </message>
    <message>
        <source>The holder neither pays nor is paid.</source>
        <translation>Quien la tiene no paga ni cobra.</translation>
    </message>
    <message>
        <source>Partner card in a schwanzer</source>
        <translation>Carta del compañero en el schwanzer</translation>
    </message>
    <message>
        <source>What becomes of the holder of the partner jack when the hands are laid open. Example: five players, and the player with the jack of diamonds has the most. If exempt, that player gets 0. The next highest loses 3, and the three others win 1 each.</source>
        <translation>Qué pasa con quien tiene la jota del compañero cuando se muestran las manos. Ejemplo: cinco jugadores, y quien tiene la jota de diamantes suma más. Si está exento, recibe 0. El siguiente pierde 3, y los otros tres ganan 1 cada uno.</translation>
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
        <translation>Pierdes el schwanzer</translation>
    </message>
    <message>
        <source>%1 loses the schwanzer</source>
        <translation>%1 pierde el schwanzer</translation>
    </message>
    <message>
        <source>The most trump: a count of %1 (queens 3, jacks 2, others 1).</source>
        <translation>Más triunfo: cuenta de %1 (reinas 3, jotas 2, otros 1).</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The schwanzer has no loser</source>
        <translation>El schwanzer queda sin perdedor</translation>
    </message>
    <message>
        <source>%1 lose the schwanzer</source>
        <comment>several players</comment>
        <translation>Pierden el schwanzer: %1</translation>
    </message>
    <message>
        <source>All have the same count: %1 (queens 3, jacks 2, others 1).</source>
        <translation>Todos tienen la misma cuenta: %1 (reinas 3, jotas 2, otros 1).</translation>
    </message>
</context>
<context>
    <name>Season</name>
    <message>
        <source>In parentheses: evenings that do not count. *: won the evening.</source>
        <translation>Entre paréntesis: sesiones que no cuentan. *: ganó la sesión.</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Quién paga a quién</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>%1 (substitute)</source>
        <comment>a person&apos;s name</comment>
        <translation>%1 (suplente)</translation>
    </message>
    <message>
        <source>%1 (guest)</source>
        <comment>a person&apos;s name</comment>
        <translation>%1 (invitado)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Moved</source>
        <extracomment>places won or lost since the day before</extracomment>
        <translation>Cambio</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>Por mano</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Por sesión</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganadas</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>Best evening</source>
        <translation>Mejor sesión</translation>
    </message>
    <message>
        <source>Worst evening</source>
        <translation>Peor sesión</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Mejor mano</translation>
    </message>
    <message>
        <source>Worst hand</source>
        <translation>Peor mano</translation>
    </message>
    <message>
        <source>Most picks won in a row</source>
        <translation>Más manos tomadas y ganadas seguidas</translation>
    </message>
    <message>
        <source>Most picks lost in a row</source>
        <translation>Más manos tomadas y perdidas seguidas</translation>
    </message>
    <message>
        <source>Most hands in an evening</source>
        <translation>Más manos en una sesión</translation>
    </message>
    <message>
        <source>ranked by total</source>
        <translation>clasificación según el total</translation>
    </message>
    <message>
        <source>ranked by average per hand</source>
        <translation>clasificación según la media por mano</translation>
    </message>
    <message>
        <source>ranked by average per evening</source>
        <translation>clasificación según la media por sesión</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Declarante</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Compañero</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Récords</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Récord</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Apuestas</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Cuotas</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Premios</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>money: positive is still to get, negative still to pay</extracomment>
        <translation>Pendiente</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>A</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>del %1 al %2</translation>
    </message>
    <message numerus="yes">
        <source>the best %n evening(s) count</source>
        <translation>
            <numerusform>cuenta la mejor %n sesión</numerusform>
            <numerusform>cuentan las %n mejores sesiones</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a place needs %n evening(s)</source>
        <translation>
            <numerusform>para tener puesto hace falta %n sesión</numerusform>
            <numerusform>para tener puesto hacen falta %n sesiones</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 a point</source>
        <comment>money</comment>
        <translation>%1 por punto</translation>
    </message>
    <message>
        <source>%1 pays %2: %3</source>
        <comment>payer, payee, money</comment>
        <translation>%1 paga a %2: %3</translation>
    </message>
    <message>
        <source>%1 paid %2: %3 (%4)</source>
        <comment>payer, payee, money, day</comment>
        <translation>%1 pagó a %2: %3 (%4)</translation>
    </message>
    <message>
        <source>the kitty</source>
        <translation>el fondo</translation>
    </message>
    <message>
        <source>Give the season a name.</source>
        <translation>Ponle un nombre a la temporada.</translation>
    </message>
    <message>
        <source>The season must not end before it begins.</source>
        <translation>La temporada no puede terminar antes de empezar.</translation>
    </message>
    <message>
        <source>Choose at least two people.</source>
        <translation>Elige al menos dos personas.</translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n people.</source>
        <translation>
            <numerusform>Elige como máximo %n persona.</numerusform>
            <numerusform>Elige como máximo %n personas.</numerusform>
        </translation>
    </message>
    <message>
        <source>A number is too large.</source>
        <translation>Un número es demasiado grande.</translation>
    </message>
    <message>
        <source>The prizes come to more than 100 percent.</source>
        <translation>Los premios suman más del 100 por ciento.</translation>
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
        <translation>%1 y %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Save the picture</source>
        <translation>Guardar la imagen</translation>
    </message>
    <message>
        <source>The picture was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>La imagen no se ha guardado: no se pudo escribir el archivo %1. Elige otra carpeta.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Imágenes (*.png)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Imágenes (*.svg *.png)</translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message>
        <source>There are no cards yet.</source>
        <translation>Aún no hay cartas.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>una carta boca abajo</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>picker</source>
        <translation>declarante</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>compañero</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>defensa</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>paso</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>No tienes cartas.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s).</source>
        <translation>
            <numerusform>Tienes %n carta.</numerusform>
            <numerusform>Tienes %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>trump or the name of a suit, then cards of it</extracomment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Triunfos</translation>
    </message>
    <message>
        <source>You may play: %1.</source>
        <translation>Puedes jugar: %1.</translation>
    </message>
    <message>
        <source>No card lies on the table. %1</source>
        <translation>No hay ninguna carta en la mesa. %1</translation>
    </message>
    <message>
        <source>Trick %1.</source>
        <translation>Baza %1.</translation>
    </message>
    <message>
        <source>%1 led %2.</source>
        <comment>a player, a card</comment>
        <translation>%1, de salida: %2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>a player, a card</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: the best card so far, %2 in the trick.</source>
        <comment>a player, points</comment>
        <translation>%1: de momento, la mejor carta, %2 en la baza.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a player and a number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Score: %1.</source>
        <translation>Puntos: %1.</translation>
    </message>
    <message>
        <source>Tricks in this hand: %1.</source>
        <translation>Bazas en esta mano: %1.</translation>
    </message>
    <message>
        <source>There is no score yet.</source>
        <translation>Aún no hay puntos.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>quien reparte</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>con el turno</translation>
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
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>Waiting for a redeal decision.</source>
        <translation>A la espera de si se vuelve a repartir.</translation>
    </message>
    <message>
        <source>Waiting for raises.</source>
        <translation>Esperando subidas.</translation>
    </message>
    <message>
        <source>Waiting for further calls.</source>
        <translation>Esperando más peticiones.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Te toca.</translation>
    </message>
    <message>
        <source>Your lead.</source>
        <translation>Te toca salir.</translation>
    </message>
    <message>
        <source>Your turn: trump was led.</source>
        <translation>Te toca: han salido de triunfo.</translation>
    </message>
    <message>
        <source>Your turn: %1 were led.</source>
        <translation>Te toca: han salido de %1.</translation>
    </message>
    <message>
        <source>%1: pick or pass?</source>
        <translation>%1: ¿tomar o pasar?</translation>
    </message>
    <message>
        <source>%1: leaster or doubler?</source>
        <translation>%1: ¿leaster o doubler?</translation>
    </message>
    <message>
        <source>%1: call, solo or pass?</source>
        <translation>%1: ¿pedir, solo o pasar?</translation>
    </message>
    <message>
        <source>%1 is burying.</source>
        <translation>%1 está enterrando.</translation>
    </message>
    <message>
        <source>%1 is choosing a solo.</source>
        <translation>%1 está eligiendo solo.</translation>
    </message>
    <message>
        <source>%1 is choosing a partner.</source>
        <translation>%1 está eligiendo compañero.</translation>
    </message>
    <message>
        <source>%1 leads.</source>
        <translation>%1 sale.</translation>
    </message>
    <message>
        <source>%1 plays.</source>
        <translation>%1 juega.</translation>
    </message>
</context>
<context>
    <name>StorageFault</name>
    <message>
        <source>The newest good backup was last played on %1 and has %2.</source>
        <translation>La última copia buena se jugó por última vez el %1 y tiene %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet &quot;%1&quot; cannot be read (%2). It was left as it is; all other sheets can be used.</source>
        <translation>La hoja «%1» no se puede leer (%2). Se ha dejado como estaba; todas las demás hojas se pueden usar.</translation>
    </message>
    <message>
        <source>Nothing was saved: the folder for the score book does not exist. Create the folder, or choose another place.</source>
        <translation>No se ha guardado nada: la carpeta del libro de puntos no existe. Crea la carpeta o elige otro lugar.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book cannot be read and written here. Get permission to write to the file and its folder, or choose another place.</source>
        <translation>No se ha cambiado nada: aquí no se puede leer ni escribir el libro de puntos. Consigue permiso para escribir en el archivo y su carpeta, o elige otro lugar.</translation>
    </message>
    <message>
        <source>The file was left as it is: it is not a score book. Set it aside under another name to begin a new book.</source>
        <translation>El archivo se ha dejado como estaba: no es un libro de puntos. Apártalo con otro nombre para empezar un libro nuevo.</translation>
    </message>
    <message>
        <source>The file was left as it is: it is damaged. Put a copy of the score book in its place, or set the file aside under another name to begin a new book.</source>
        <translation>El archivo se ha dejado como estaba: está dañado. Pon en su lugar una copia del libro de puntos, o aparta el archivo con otro nombre para empezar un libro nuevo.</translation>
    </message>
    <message>
        <source>The file was left as it is: a newer version of this program wrote it. Use that version, or set the file aside under another name to begin a new book.</source>
        <translation>El archivo se ha dejado como estaba: lo escribió una versión más nueva de este programa. Usa esa versión, o aparta el archivo con otro nombre para empezar un libro nuevo.</translation>
    </message>
    <message>
        <source>The file was left as it is: it belongs to another program. Set it aside under another name to begin a new book.</source>
        <translation>El archivo se ha dejado como estaba: es de otro programa. Apártalo con otro nombre para empezar un libro nuevo.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book is missing or empty, but the hands that were written last are still beside it. Put the book back, or set these aside under another name to begin a new book.</source>
        <translation>No se ha cambiado nada: el libro de puntos falta o está vacío, pero las últimas manos escritas siguen a su lado. Devuelve el libro a su sitio, o apártalas con otro nombre para empezar un libro nuevo.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: another program is writing to the score book. Try again in a moment.</source>
        <translation>Todo lo guardado antes está a salvo, pero el último cambio aún no se ha guardado: otro programa está escribiendo en el libro de puntos. Inténtalo otra vez dentro de un momento.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: the disk is full. Make room on it and try again.</source>
        <translation>Todo lo guardado antes está a salvo, pero el último cambio aún no se ha guardado: el disco está lleno. Libera espacio e inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: the disk could not be read or written. Check that it is connected, and try again.</source>
        <translation>Todo lo guardado antes está a salvo, pero el último cambio aún no se ha guardado: no se ha podido leer o escribir en el disco. Comprueba que está conectado e inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Nothing was changed: the sheet is no longer in the score book. Open another sheet or begin a new one.</source>
        <translation>No se ha cambiado nada: la hoja ya no está en el libro de puntos. Abre otra hoja o empieza una nueva.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but nothing more is saved here: this sheet was opened in another window. Continue there, or open the sheet again here.</source>
        <translation>Todo lo guardado antes está a salvo, pero aquí no se guarda nada más: esta hoja se ha abierto en otra ventana. Sigue allí, o vuelve a abrir la hoja aquí.</translation>
    </message>
    <message>
        <source>The sheet was left as it is: this version of the program cannot read it. Try a newer version, or open another sheet.</source>
        <translation>La hoja se ha dejado como estaba: esta versión del programa no puede leerla. Prueba una versión más nueva o abre otra hoja.</translation>
    </message>
    <message>
        <source>Nothing was changed: this person is no longer in the score book. Close the list of people and open it again.</source>
        <translation>No se ha cambiado nada: esta persona ya no está en el libro de puntos. Cierra la lista de jugadores y ábrela otra vez.</translation>
    </message>
    <message>
        <source>Nothing was changed: another person has this name. Choose another name, or merge the two if they are the same person.</source>
        <translation>No se ha cambiado nada: otra persona tiene este nombre. Elige otro nombre, o une las dos si son la misma persona.</translation>
    </message>
    <message>
        <source>Nothing was changed: these two played in the same hand, so they cannot be one person.</source>
        <translation>No se ha cambiado nada: estas dos jugaron en la misma mano, así que no pueden ser una sola persona.</translation>
    </message>
    <message>
        <source>There is no score book in this file. Choose another file.</source>
        <translation>No hay ningún libro de puntos en este archivo. Elige otro archivo.</translation>
    </message>
    <message>
        <source>Nothing was changed: the file cannot be read. Choose another file.</source>
        <translation>No se ha cambiado nada: el archivo no se puede leer. Elige otro archivo.</translation>
    </message>
    <message>
        <source>The file was not written: it cannot be written here. Get permission to write to its folder, or choose another place.</source>
        <translation>No se ha escrito el archivo: aquí no se puede escribir. Consigue permiso para escribir en su carpeta, o elige otro lugar.</translation>
    </message>
    <message>
        <source>Nothing was imported: the file is not what a score book exports, or was changed. Correct the place that is named, or export the sheets again.</source>
        <translation>No se ha importado nada: el archivo no es lo que exporta un libro de puntos, o se ha modificado. Corrige el lugar indicado, o exporta las hojas otra vez.</translation>
    </message>
    <message>
        <source>Nothing was imported: a newer version of this program wrote the file. Use that version.</source>
        <translation>No se ha importado nada: el archivo lo escribió una versión más nueva de este programa. Usa esa versión.</translation>
    </message>
    <message>
        <source>Nothing was imported: two people of the file are one person in this score book, but they played in the same hand. Separate them in the score book first.</source>
        <translation>No se ha importado nada: dos personas del archivo son una sola en este libro de puntos, pero jugaron en la misma mano. Sepáralas antes en el libro de puntos.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Detenido. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book is open in another window or program. Close it there and try again.</source>
        <translation>No se ha cambiado nada: el libro de puntos está abierto en otra ventana o programa. Ciérralo allí e inténtalo otra vez.</translation>
    </message>
    <message>
        <source>Nothing was changed: the file is not a score book, is damaged, or was written by a newer version of this program. Choose another backup.</source>
        <translation>No se ha cambiado nada: el archivo no es un libro de puntos, está dañado, o lo escribió una versión más nueva de este programa. Elige otra copia.</translation>
    </message>
    <message>
        <source>Nothing was changed: nothing can be read of the damaged score book. Restore a backup, or set the file aside under another name to begin a new book.</source>
        <translation>No se ha cambiado nada: no se puede leer nada del libro de puntos dañado. Restaura una copia, o aparta el archivo con otro nombre para empezar un libro nuevo.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: the score book was moved or deleted, or its drive was removed. Put it back.</source>
        <translation>Todo lo guardado antes está a salvo, pero el último cambio aún no se ha guardado: el libro de puntos se movió o se borró, o se retiró su unidad. Devuélvelo a su sitio.</translation>
    </message>
    <message>
        <source>Nothing was changed: in the place of the score book, or of what is kept beside it, is no ordinary file. Remove what is there, or rename it.</source>
        <translation>No se ha cambiado nada: en el lugar del libro de puntos, o de lo que se guarda junto a él, hay algo que no es un archivo normal. Quita lo que hay ahí o cámbiale el nombre.</translation>
    </message>
    <message>
        <source>Nothing was changed: the season is no longer in the score book. Close the list of seasons and open it again.</source>
        <translation>No se ha cambiado nada: la temporada ya no está en el libro de puntos. Cierra la lista de temporadas y vuelve a abrirla.</translation>
    </message>
    <message>
        <source>Nothing was changed: one person would have two seats in a game, perhaps under two names. Choose another name, or keep the two names apart in the list of people.</source>
        <translation>No se ha cambiado nada: una persona tendría dos asientos en una partida, quizá con dos nombres. Elige otro nombre, o deja separados los dos nombres en la lista de jugadores.</translation>
    </message>
</context>
<context>
    <name>StripWords</name>
    <message>
        <source>sheepshead: every trick</source>
        <translation>sheepshead: todas las bazas</translation>
    </message>
    <message>
        <source>Called ace</source>
        <translation>As pedido</translation>
    </message>
    <message>
        <source>Jack of diamonds is the partner</source>
        <translation>La jota de diamantes decide quién es el compañero</translation>
    </message>
    <message>
        <source>Jack of clubs is the partner</source>
        <translation>La jota de tréboles decide quién es el compañero</translation>
    </message>
    <message>
        <source>One against one</source>
        <translation>Uno contra uno</translation>
    </message>
    <message>
        <source>Everyone against the picker</source>
        <translation>Todos contra el declarante</translation>
    </message>
    <message>
        <source>Jack of diamonds and called ace are the partners</source>
        <translation>La jota de diamantes y el as pedido deciden los compañeros</translation>
    </message>
    <message>
        <source>The picker&apos;s left neighbor is the partner</source>
        <translation>El vecino de la izquierda del declarante es el compañero</translation>
    </message>
    <message>
        <source>The winner of the first trick is the partner</source>
        <translation>Quien gana la primera baza es el compañero</translation>
    </message>
    <message>
        <source>Queen of clubs and seven of diamonds play together</source>
        <translation>La reina de tréboles y el siete de diamantes juegan juntos</translation>
    </message>
    <message>
        <source>The black queens play together</source>
        <translation>Las reinas negras juegan juntas</translation>
    </message>
    <message>
        <source>The first two queens played are together</source>
        <translation>Las dos primeras reinas jugadas van juntas</translation>
    </message>
    <message>
        <source>Queen of clubs, jack and seven of diamonds play together</source>
        <translation>La reina de tréboles, la jota y el siete de diamantes juegan juntos</translation>
    </message>
    <message>
        <source>Call, solo or pass</source>
        <translation>Pedir, solo o pasar</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>Triunfo: %1</translation>
    </message>
    <message>
        <source>You picked blind (×2)</source>
        <translation>Has tomado a ciegas (×2)</translation>
    </message>
    <message>
        <source>%1 picked blind (×2)</source>
        <translation>%1 ha tomado a ciegas (×2)</translation>
    </message>
    <message>
        <source>You had to pick</source>
        <translation>Has tenido que tomar</translation>
    </message>
    <message>
        <source>You picked</source>
        <translation>Has tomado</translation>
    </message>
    <message>
        <source>%1 had to pick</source>
        <translation>%1 ha tenido que tomar</translation>
    </message>
    <message>
        <source>%1 picked</source>
        <translation>%1 ha tomado</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>Juegas %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 juega %2</translation>
    </message>
    <message>
        <source>You bid a solo</source>
        <translation>Has subastado un solo</translation>
    </message>
    <message>
        <source>%1 bid a solo</source>
        <translation>%1 ha subastado un solo</translation>
    </message>
    <message>
        <source>You bid a call</source>
        <translation>Has subastado pidiendo compañero</translation>
    </message>
    <message>
        <source>%1 bid a call</source>
        <translation>%1 ha subastado pidiendo compañero</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>en solitario</translation>
    </message>
    <message>
        <source>calls %1</source>
        <translation>pide %1</translation>
    </message>
    <message>
        <source>partner by %1</source>
        <translation>compañero por %1</translation>
    </message>
    <message>
        <source>called %1 under</source>
        <translation>ha pedido %1 con tapada</translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>ha pedido %1</translation>
    </message>
    <message>
        <source>alone in secret</source>
        <translation>en solitario y en secreto</translation>
    </message>
    <message>
        <source>%1 are the partners</source>
        <translation>compañeros: %1</translation>
    </message>
    <message>
        <source>you are the partner</source>
        <translation>tú juegas de compañero</translation>
    </message>
    <message>
        <source>%1 is the partner</source>
        <translation>compañero: %1</translation>
    </message>
    <message>
        <source>%1 are makers</source>
        <translation>ataque: %1</translation>
    </message>
    <message>
        <source>you are a maker</source>
        <translation>estás en el ataque</translation>
    </message>
    <message>
        <source>%1 is a maker</source>
        <translation>%1 está en el ataque</translation>
    </message>
    <message>
        <source>Moster: the most points lose</source>
        <translation>Moster: pierde quien tiene más tantos</translation>
    </message>
    <message>
        <source>Mittler: the player with the middle points wins</source>
        <translation>Mittler: ganan los tantos intermedios</translation>
    </message>
    <message>
        <source>Schneidster: closest to 30 without going over wins</source>
        <translation>Schneidster: gana quien más se acerca a 30 sin pasarse</translation>
    </message>
    <message>
        <source>Leaster: the fewest points win, the blind is set aside</source>
        <translation>Leaster: gana quien tiene menos tantos, el talón queda aparte</translation>
    </message>
    <message>
        <source>Leaster: the fewest points win, the blind goes with the first trick</source>
        <translation>Leaster: gana quien tiene menos tantos, el talón va con la primera baza</translation>
    </message>
    <message>
        <source>Leaster: the fewest points win, the blind goes with the last trick</source>
        <translation>Leaster: gana quien tiene menos tantos, el talón va con la última baza</translation>
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
        <translation>×%1 (contro)</translation>
    </message>
    <message>
        <source>×%1 (raised)</source>
        <translation>×%1 (subida)</translation>
    </message>
    <message>
        <source>Players opposite each other are partners</source>
        <translation>Quienes se sientan frente a frente son compañeros</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>all tricks</source>
        <translation>todas las bazas</translation>
    </message>
    <message>
        <source>won with schneider</source>
        <translation>ganada con schneider</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>even</source>
        <translation>empate</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>lost in schneider</source>
        <translation>perdida en schneider</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>ninguna baza</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Tu mano</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Mano de %1</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Próxima carta</translation>
    </message>
    <message>
        <source>Played by you</source>
        <translation>Jugada por ti</translation>
    </message>
    <message>
        <source>Played by %1</source>
        <translation>Jugada por %1</translation>
    </message>
    <message>
        <source>Trick %1, %2</source>
        <translation>Baza %1, %2</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>Paso %1, %2</translation>
    </message>
    <message>
        <source>It is the turn of another seat.</source>
        <translation>Es el turno de otro asiento.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>Es tu turno.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>Es el turno de: %1.</translation>
    </message>
    <message>
        <source>First %1 has to call a card, or to go alone.</source>
        <translation>Antes %1 tiene que llamar una carta o jugar en solitario.</translation>
    </message>
    <message>
        <source>First a card has to be called, or you go alone.</source>
        <translation>Antes tienes que llamar una carta o jugar en solitario.</translation>
    </message>
    <message>
        <source>The rules of this table do not allow this.</source>
        <translation>Las reglas de esta mesa no lo permiten.</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Una carta</translation>
    </message>
    <message>
        <source>This table has no such seat.</source>
        <translation>Esta mesa no tiene ese asiento.</translation>
    </message>
    <message>
        <source>This seat does not play the hand.</source>
        <translation>Este asiento no juega la mano.</translation>
    </message>
    <message>
        <source>The factor is a whole number from 1 on.</source>
        <translation>El factor es un número entero desde 1.</translation>
    </message>
    <message>
        <source>%1: this table plays without that card.</source>
        <translation>%1: esta mesa juega sin esa carta.</translation>
    </message>
    <message>
        <source>%1: a card cannot lie in two places.</source>
        <translation>%1: una carta no puede estar en dos lugares.</translation>
    </message>
    <message>
        <source>There are more cards here than this place has.</source>
        <translation>Aquí hay más cartas de las que caben.</translation>
    </message>
    <message>
        <source>At a table for two each pile has one open card; no other table has piles.</source>
        <translation>En una mesa de dos cada montón tiene una carta descubierta; otras mesas no tienen montones.</translation>
    </message>
    <message>
        <source>This seat has taken no card of the blind, so it buries none.</source>
        <translation>Este asiento no ha tomado cartas del talón, así que no entierra ninguna.</translation>
    </message>
    <message>
        <source>%1: this seat cannot have that card then.</source>
        <translation>%1: este asiento no puede tener esa carta entonces.</translation>
    </message>
    <message>
        <source>No card of this seat lies under.</source>
        <translation>Ninguna carta de este asiento está debajo.</translation>
    </message>
    <message>
        <source>%1: that card was played before.</source>
        <translation>%1: esa carta ya se jugó.</translation>
    </message>
    <message>
        <source>The hand was over before this.</source>
        <translation>La mano terminó antes.</translation>
    </message>
    <message>
        <source>By the rules of this table something else happens here.</source>
        <translation>Según las reglas de esta mesa aquí ocurre otra cosa.</translation>
    </message>
    <message>
        <source>The seat is asked for something else here.</source>
        <translation>Aquí se le pide otra cosa al asiento.</translation>
    </message>
    <message>
        <source>No cards fit the places that are not known.</source>
        <translation>Ninguna carta encaja en los lugares desconocidos.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Tú</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Asiento %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Tu asiento</translation>
    </message>
    <message>
        <source>Your open cards</source>
        <translation>Tus cartas abiertas</translation>
    </message>
    <message>
        <source>Open cards of %1</source>
        <translation>Cartas abiertas de %1</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Talón</translation>
    </message>
    <message>
        <source>The neighbor&apos;s part of the blind</source>
        <translation>La parte del vecino en el talón</translation>
    </message>
    <message>
        <source>Your bury</source>
        <translation>Lo que tú entierras</translation>
    </message>
    <message>
        <source>Bury of %1</source>
        <translation>Lo que entierra %1</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Debajo</translation>
    </message>
    <message>
        <source>What is decided</source>
        <translation>Qué se decide</translation>
    </message>
    <message>
        <source>Bury</source>
        <translation>Enterrada</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Cayó</translation>
    </message>
    <message>
        <source>You are to act.</source>
        <translation>Es tu turno.</translation>
    </message>
    <message>
        <source>%1 is to act.</source>
        <translation>Turno de: %1.</translation>
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
        <translation>Enterrar</translation>
    </message>
    <message>
        <source>Call %1 with a card under</source>
        <translation>Llamar %1 con una carta debajo</translation>
    </message>
    <message>
        <source>Play the under</source>
        <translation>Jugar la carta de debajo</translation>
    </message>
    <message>
        <source>Turn up %1</source>
        <translation>Descubrir %1</translation>
    </message>
    <message>
        <source>Crack</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Crack back</source>
        <translation>Recontro</translation>
    </message>
    <message>
        <source>Crack around the corner</source>
        <translation>Recontro del compañero</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and what it does</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Línea %1, columna %2</translation>
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
        <translation>Baza %1</translation>
    </message>
    <message>
        <source>Own house rules</source>
        <translation>Reglas de la casa propias</translation>
    </message>
    <message>
        <source>%1. Dealer: %2.</source>
        <comment>rules and who deals</comment>
        <translation>%1. Reparte: %2.</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Antes del juego</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what seats said</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n carta desconocida</numerusform>
            <numerusform>%n cartas desconocidas</numerusform>
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
        <translation>Estudio</translation>
    </message>
    <message>
        <source>There is no study in %1 that can be opened. Nothing was changed.</source>
        <translation>En %1 no hay ningún estudio que se pueda abrir. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Abrir un estudio</translation>
    </message>
    <message>
        <source>Studies and hands (*.sheepstudy *.sheephand);;All files (*)</source>
        <translation>Estudios y manos (*.sheepstudy *.sheephand);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Guardar el estudio</translation>
    </message>
    <message>
        <source>Studies (*.sheepstudy);;All files (*)</source>
        <translation>Estudios (*.sheepstudy);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Study.sheepstudy</source>
        <translation>Estudio.sheepstudy</translation>
    </message>
    <message>
        <source>The study was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>El estudio no se guardó: no se pudo escribir el archivo %1. Elige otra carpeta.</translation>
    </message>
</context>
<context>
    <name>StudyPaper</name>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
    </message>
</context>
<context>
    <name>StudySharing</name>
    <message>
        <source>Study</source>
        <translation>Estudio</translation>
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
        <translation>Asientos: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between seats</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Save the position as PDF</source>
        <translation>Guardar la posición como PDF</translation>
    </message>
</context>
<context>
    <name>TableQuestions</name>
    <message numerus="yes">
        <source>Rules for %n players</source>
        <translation>
            <numerusform>Reglas para %n jugador</numerusform>
            <numerusform>Reglas para %n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands of this number of players are played by:</source>
        <translation>Las manos de tan pocos siguen:</translation>
    </message>
    <message>
        <source>Share the pot</source>
        <translation>Repartir el bote</translation>
    </message>
    <message>
        <source>There are %1 points in the pot. Who gets them?</source>
        <translation>Hay %1 puntos en el bote. ¿Para quién son?</translation>
    </message>
    <message>
        <source>Divide it evenly, or name the winner of the showdown.</source>
        <translation>Repártelo a partes iguales, o di quién gana la mano de póquer.</translation>
    </message>
    <message>
        <source>&amp;All evenly</source>
        <translation>A partes i&amp;guales</translation>
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
        <translation>No es una imagen legible.</translation>
    </message>
    <message>
        <source>The picture is larger than %1 by %1 pixels.</source>
        <translation>La imagen es mayor de %1 por %1 píxeles.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>La imagen está dañada.</translation>
    </message>
    <message>
        <source>Drawing this picture takes too much time or memory.</source>
        <translation>Dibujar esta imagen lleva demasiado tiempo o memoria.</translation>
    </message>
</context>
<context>
    <name>ThrownInWords</name>
    <message>
        <source>Everyone passed: thrown in, and a doubler follows.</source>
        <translation>Todos han pasado: se tiran las cartas y sigue un doubler.</translation>
    </message>
    <message>
        <source>Everyone passed: thrown in, and the next player deals.</source>
        <translation>Todos han pasado: se tiran las cartas y reparte el siguiente jugador.</translation>
    </message>
    <message>
        <source>The cards are thrown in, and the same player deals again.</source>
        <translation>Se tiran las cartas y vuelve a repartir la misma persona.</translation>
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
        <translation>Sorteada al azar.</translation>
    </message>
    <message>
        <source>Constructed: the players of each seat move on together, so that no two players meet twice (cyclic difference matrix).</source>
        <translation>Construida: los jugadores de cada asiento avanzan juntos, de modo que ninguna pareja se encuentra dos veces (matriz de diferencias cíclica).</translation>
    </message>
    <message>
        <source>Constructed: the players of each seat move on by the arithmetic of a finite field, so that no two players meet twice.</source>
        <translation>Construida: los jugadores de cada asiento avanzan según la aritmética de un cuerpo finito, de modo que ninguna pareja se encuentra dos veces.</translation>
    </message>
    <message>
        <source>Constructed: those who had the same seat in the first round meet, so that no two players meet twice.</source>
        <translation>Construida: se encuentran quienes tuvieron el mismo asiento en la primera ronda, de modo que ninguna pareja se encuentra dos veces.</translation>
    </message>
    <message>
        <source>Found by a seeded local search for the fewest repeated meetings.</source>
        <translation>Hallada por una búsqueda local con semilla fija: el menor número posible de encuentros repetidos.</translation>
    </message>
    <message>
        <source>Seats were changed after the draw.</source>
        <translation>Se han cambiado asientos después del sorteo.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) %1×</source>
        <extracomment>how many pairs of players meet how many times: &quot;120 pairs 1×&quot;</extracomment>
        <translation>
            <numerusform>%Ln pareja %1×</numerusform>
            <numerusform>%Ln parejas %1×</numerusform>
        </translation>
    </message>
    <message>
        <source>Meetings up to this round: %1. Repeated meetings: %2; no draw has fewer than %3. Pairs that never meet: no draw has fewer than %4.</source>
        <translation>Hasta esta ronda se encuentran: %1. Encuentros repetidos: %2; ningún sorteo tiene menos de %3. Parejas que nunca se encuentran: ningún sorteo tiene menos de %4.</translation>
    </message>
    <message>
        <source>%1 plays this round and has no seat.</source>
        <translation>%1 juega esta ronda y no tiene asiento.</translation>
    </message>
    <message>
        <source>%1 has a seat at table %2 and does not play this round.</source>
        <translation>%1 tiene asiento en la mesa %2 y no juega esta ronda.</translation>
    </message>
    <message>
        <source>Table %1 has fewer than four players.</source>
        <translation>La mesa %1 tiene menos de cuatro jugadores.</translation>
    </message>
    <message>
        <source>Table %1 has no result.</source>
        <translation>La mesa %1 no tiene resultado.</translation>
    </message>
    <message>
        <source>The scores of table %1 add up to %2, not to 0.</source>
        <translation>Los puntos de la mesa %1 suman %2, no 0.</translation>
    </message>
    <message>
        <source>The result of table %1 belongs to players who were not drawn for it.</source>
        <translation>El resultado de la mesa %1 es de otros jugadores que los sorteados.</translation>
    </message>
    <message>
        <source>The name of %1 appears twice.</source>
        <translation>El nombre de %1 aparece dos veces.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place in a file, and what is wrong there (in English)</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Best of round %1</source>
        <translation>Mejor de la ronda %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Puesto %1</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n ronda</numerusform>
            <numerusform>%n rondas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) a round</source>
        <translation>
            <numerusform>%n mano por ronda</numerusform>
            <numerusform>%n manos por ronda</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Puesto</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number</comment>
        <translation>Núm.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>a round, short</comment>
        <translation>R%1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalización</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>* Round %1, %2: corrected from %3 to %4 (%5).</source>
        <translation>* Ronda %1, %2: corregido de %3 a %4 (%5).</translation>
    </message>
    <message>
        <source>Round %1, %2: a penalty of %3 (%4).</source>
        <translation>Ronda %1, %2: una penalización de %3 (%4).</translation>
    </message>
</context>
<context>
    <name>TournamentPaper</name>
    <message>
        <source>Table %1</source>
        <translation>Mesa %1</translation>
    </message>
    <message>
        <source>Table %1, seat %2</source>
        <translation>mesa %1, asiento %2</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Descansa</translation>
    </message>
    <message>
        <source>Round %1: seats</source>
        <translation>Ronda %1: asientos</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a player and their seat</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Ronda %1: %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Ronda %1, mesa %2</translation>
    </message>
    <message>
        <source>Six players: the dealer sits out.</source>
        <translation>Seis jugadores: descansa quien reparte.</translation>
    </message>
    <message>
        <source>The totals add up to 0. Signed: ____________________</source>
        <translation>Los totales suman 0. Firma: ____________________</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Clasificación tras la ronda %1</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Premios</translation>
    </message>
    <message>
        <source>Fees: %1. The host keeps: %2.</source>
        <translation>Cuotas: %1. Para la organización: %2.</translation>
    </message>
    <message>
        <source>Prizes without a winner: %1.</source>
        <translation>Premios sin ganador: %1.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the name of a tournament and what a paper shows of it</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Bye: %1.</source>
        <translation>Descansan: %1.</translation>
    </message>
    <message>
        <source>Seat slips</source>
        <translation>Papeletas de asiento</translation>
    </message>
    <message>
        <source>Score cards of round %1</source>
        <translation>Tarjetas de puntos de la ronda %1</translation>
    </message>
</context>
<context>
    <name>Traits</name>
    <message>
        <source>Picks on less than most.</source>
        <translation>Toma con menos que la mayoría.</translation>
    </message>
    <message>
        <source>Picks on strong hands only.</source>
        <translation>Toma solo con cartas fuertes.</translation>
    </message>
    <message>
        <source>As a maker, leads trump more often than most.</source>
        <translation>En el ataque, sale de triunfo más que la mayoría.</translation>
    </message>
    <message>
        <source>As a maker, leads trump less often than most.</source>
        <translation>En el ataque, sale de triunfo menos que la mayoría.</translation>
    </message>
    <message>
        <source>As a defender, leads trump more often than most.</source>
        <translation>En la defensa, sale de triunfo más que la mayoría.</translation>
    </message>
    <message>
        <source>As a defender, leads trump less often than most.</source>
        <translation>En la defensa, sale de triunfo menos que la mayoría.</translation>
    </message>
    <message>
        <source>As a defender, leads fail aces more often than most.</source>
        <translation>En la defensa, sale con ases laterales más que la mayoría.</translation>
    </message>
    <message>
        <source>As a defender, holds fail aces back.</source>
        <translation>En la defensa, se guarda los ases laterales.</translation>
    </message>
    <message>
        <source>Schmears more points than most.</source>
        <translation>Carga más tantos que la mayoría.</translation>
    </message>
    <message>
        <source>Schmears fewer points than most.</source>
        <translation>Carga menos tantos que la mayoría.</translation>
    </message>
    <message>
        <source>Takes an opponent&apos;s trick more often than most.</source>
        <translation>Se lleva bazas del rival más que la mayoría.</translation>
    </message>
    <message>
        <source>Leaves an opponent&apos;s trick more often than most.</source>
        <translation>Deja bazas al rival más que la mayoría.</translation>
    </message>
    <message>
        <source>Takes tricks that a friend already has.</source>
        <translation>Se lleva bazas que ya eran de los suyos.</translation>
    </message>
    <message>
        <source>Leaves tricks to a friend more often than most.</source>
        <translation>Deja bazas a los suyos más que la mayoría.</translation>
    </message>
    <message>
        <source>Takes more tricks of a leaster than most.</source>
        <translation>Se lleva más bazas de un leaster que la mayoría.</translation>
    </message>
    <message>
        <source>Takes fewer tricks of a leaster than most.</source>
        <translation>Se lleva menos bazas de un leaster que la mayoría.</translation>
    </message>
    <message>
        <source>Buries more points than most.</source>
        <translation>Entierra más tantos que la mayoría.</translation>
    </message>
    <message>
        <source>Buries fewer points than most.</source>
        <translation>Entierra menos tantos que la mayoría.</translation>
    </message>
    <message>
        <source>Goes alone more often than most.</source>
        <translation>Juega en solitario más que la mayoría.</translation>
    </message>
    <message>
        <source>Goes alone less often than most.</source>
        <translation>Juega en solitario menos que la mayoría.</translation>
    </message>
    <message>
        <source>%1 of 10 sure</source>
        <extracomment>how sure the program is of something: 8 times of 10 it is right</extracomment>
        <translation>seguro %1 de 10</translation>
    </message>
    <message>
        <source>After each hand the score book notices how each player played it, people and computer players. It keeps no cards, only numbers for each player: how likely the player picks, leads trump, schmears and so on.</source>
        <translation>Tras cada mano, el libro de puntos observa cómo la jugó cada jugador, personas y ordenador. No guarda cartas, solo números de cada jugador: con qué probabilidad toma, sale de triunfo, carga bazas, etcétera.</translation>
    </message>
    <message>
        <source>It learns from cards that all players at the table have seen: from hands that were played to their end. It does not learn from practice, from hands that were thrown in, or from your decisions in a hand with a hint.</source>
        <translation>Aprende de cartas que todos los jugadores de la mesa han visto: de manos jugadas hasta el final. No aprende de la práctica, de manos tiradas, ni de tus decisiones en una mano con pista.</translation>
    </message>
    <message>
        <source>Experts and hints use what is known of the players at the table, you included. They never use cards that are hidden from them.</source>
        <translation>Los expertos y las pistas usan lo que se sabe de los jugadores de la mesa, tú también. Nunca usan cartas que no pueden ver.</translation>
    </message>
    <message>
        <source>Configure, page Players, turns this off. History and statistics, page How they play, shows what is known of a player and forgets it. Score sheets are not changed by that. Everything stays on this computer.</source>
        <translation>Configurar, página Jugadores, lo desactiva. Historial y estadísticas, página Cómo juegan, muestra lo que se sabe de un jugador y lo olvida. Las hojas de puntos no cambian por ello. Todo se queda en este ordenador.</translation>
    </message>
</context>
<context>
    <name>TrumpWords</name>
    <message>
        <source>No trump is out</source>
        <translation>No queda fuera ningún triunfo</translation>
    </message>
    <message numerus="yes">
        <source>%n trump is/are out</source>
        <translation>
            <numerusform>Queda fuera %n triunfo</numerusform>
            <numerusform>Quedan fuera %n triunfos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>how many trump are out, and which</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Tienes %1.</translation>
    </message>
    <message>
        <source>Buried: %1.</source>
        <translation>Enterrados: %1.</translation>
    </message>
    <message>
        <source>Played: %1.</source>
        <translation>Jugados: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n trump</source>
        <translation>
            <numerusform>%n triunfo</numerusform>
            <numerusform>%n triunfos</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TwoHandedWords</name>
    <message>
        <source>The loser took no trick.</source>
        <translation>El perdedor no ha hecho ninguna baza.</translation>
    </message>
    <message>
        <source>Schneider: the loser needed 30 to get out.</source>
        <translation>Schneider: el perdedor necesitaba 30 para salir.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Empate</translation>
    </message>
    <message>
        <source>A tie, 60 to 60.</source>
        <translation>Empate, 60 a 60.</translation>
    </message>
    <message>
        <source>60 to 60.</source>
        <translation>60 a 60.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Ganas</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gana</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
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
        <translation>Página web</translation>
    </message>
    <message>
        <source>The page is saved.</source>
        <translation>La página está guardada.</translation>
    </message>
    <message>
        <source>The page was not saved.</source>
        <translation>La página no se ha guardado.</translation>
    </message>
    <message>
        <source>The file %1 could not be written. If it existed before, it is unchanged. Choose another folder, or free some space.</source>
        <translation>No se ha podido escribir el archivo %1. Si ya existía, no ha cambiado. Elige otra carpeta o libera espacio.</translation>
    </message>
    <message>
        <source>Save score sheet as web page</source>
        <translation>Guardar la hoja como página web</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
</context>
<context>
    <name>sheepshead::AccessPage</name>
    <message>
        <source>Keep cards and panels still</source>
        <translation>Cartas y paneles sin movimiento</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent, behind a number</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Si&amp;ze of all text:</source>
        <translation>Tamaño de todo el te&amp;xto:</translation>
    </message>
    <message>
        <source>As the s&amp;ystem asks</source>
        <translation>Como pida el s&amp;istema</translation>
    </message>
    <message>
        <source>This system asks for no motion.</source>
        <translation>Este sistema pide que no haya movimiento.</translation>
    </message>
    <message>
        <source>This system allows motion.</source>
        <translation>Este sistema permite el movimiento.</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <translation>Si&amp;empre</translation>
    </message>
    <message>
        <source>Ne&amp;ver</source>
        <translation>&amp;Nunca</translation>
    </message>
    <message>
        <source>F6 to F9 say your hand, the trick, the score and who is who again, for a screen reader and on the status line.</source>
        <translation>De F6 a F9 se dicen otra vez tus cartas, la baza, los puntos y quién es quién, para lectores de pantalla y en la barra de estado.</translation>
    </message>
    <message>
        <source>&amp;Reading and motion</source>
        <translation>Lectura &amp;y movimiento</translation>
    </message>
</context>
<context>
    <name>sheepshead::AllowedCommands</name>
    <message>
        <source>This game is over. Begin a new one.</source>
        <translation>Esta partida ha terminado. Empieza una nueva.</translation>
    </message>
    <message>
        <source>Go back to the game first.</source>
        <translation>Vuelve primero a la partida.</translation>
    </message>
    <message>
        <source>The hand is not over yet.</source>
        <translation>La mano aún no ha terminado.</translation>
    </message>
    <message>
        <source>No hand of the game is on the table.</source>
        <translation>No hay ninguna mano de la partida en la mesa.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>No hay nada que deshacer.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>No se ha deshecho nada.</translation>
    </message>
    <message>
        <source>The game is on the table.</source>
        <translation>La partida está en la mesa.</translation>
    </message>
    <message>
        <source>The score book is not open.</source>
        <translation>El libro de puntos no está abierto.</translation>
    </message>
    <message>
        <source>The program is still at work on another file of the score book.</source>
        <translation>El programa aún trabaja con otro archivo del libro de puntos.</translation>
    </message>
</context>
<context>
    <name>sheepshead::AlternativesView</name>
    <message>
        <source>The choices</source>
        <translation>Las opciones</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gana</translation>
    </message>
    <message>
        <source>With all cards seen</source>
        <translation>A cartas vistas</translation>
    </message>
    <message>
        <source>Expected score, by what the player could know</source>
        <translation>Puntos esperados, según lo que el jugador podía saber</translation>
    </message>
    <message>
        <source>How often the player comes out ahead</source>
        <translation>Con qué frecuencia el jugador sale ganando</translation>
    </message>
    <message>
        <source>The result if everyone sees all cards and plays perfectly</source>
        <translation>El resultado si todos ven todas las cartas y juegan perfectamente</translation>
    </message>
    <message>
        <source>▸ %1</source>
        <extracomment>the choice that was taken</extracomment>
        <translation>▸ %1</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>elegida</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>esperado %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>gana %1</translation>
    </message>
    <message>
        <source>with all cards seen: %1</source>
        <translation>a cartas vistas: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::BackgroundTask</name>
    <message>
        <source>Stop</source>
        <translation>Detener</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Libro de puntos</translation>
    </message>
</context>
<context>
    <name>sheepshead::BlankSheet</name>
    <message numerus="yes">
        <source>Tournament sheet, %n hand(s)</source>
        <translation>
            <numerusform>Hoja de torneo, %n mano</numerusform>
            <numerusform>Hoja de torneo, %n manos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blank score sheet, %n hand(s)</source>
        <translation>
            <numerusform>Hoja de puntos en blanco, %n mano</numerusform>
            <numerusform>Hoja de puntos en blanco, %n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Dirección del torneo</translation>
    </message>
    <message>
        <source>Carried forward</source>
        <translation>Suma y sigue</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Penalizaciones</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>Left: the hand&apos;s score, right: the running total. Circle the picker&apos;s score, underline the partner&apos;s.</source>
        <translation>A la izquierda: puntos de la mano; a la derecha: total acumulado. Rodea con un círculo los puntos del declarante y subraya los del compañero.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Fecha</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lugar</translation>
    </message>
    <message>
        <source>A point is worth</source>
        <translation>Un punto vale</translation>
    </message>
    <message>
        <source>Sheepshead tournament</source>
        <translation>Torneo de sheepshead</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Hands %1 to %2</source>
        <translation>Manos de %1 a %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>over the numbers of hands, very short</comment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Marcas</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a player in a tournament</comment>
        <translation>Núm.</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Suma anterior</translation>
    </message>
    <message>
        <source>Marks: A alone · L leaster · D doubler (next hand double) · C crack · R crack back · B blitz · P bump (picker pays double) · S schneider · N no trick · M misplay (penalty)</source>
        <translation>Marcas: A en solitario · L leaster · D doubler (la mano siguiente, doble) · C contro · R recontro · B blitz · P bump (quien toma paga doble) · S schneider · N ninguna baza · M error de juego (penalización)</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookFiles</name>
    <message>
        <source>Score books (*.sqlite)</source>
        <translation>Libros de puntos (*.sqlite)</translation>
    </message>
    <message>
        <source>Export the score book</source>
        <translation>Exportar el libro de puntos</translation>
    </message>
    <message>
        <source>Exporting the score book…</source>
        <translation>Exportando el libro de puntos…</translation>
    </message>
    <message>
        <source>Exported to %3: %1 with %2.</source>
        <translation>Exportado a %3: %1 con %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n hoja</numerusform>
            <numerusform>%n hojas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in it, because they cannot be read:</source>
        <translation>No incluidas, porque no se pueden leer:</translation>
    </message>
    <message>
        <source>Back up the score book</source>
        <translation>Copia de seguridad del libro de puntos</translation>
    </message>
    <message>
        <source>Backing up the score book…</source>
        <translation>Haciendo la copia del libro de puntos…</translation>
    </message>
    <message>
        <source>The backup is in %1. It was read again and is good.</source>
        <translation>La copia está en %1. Se ha vuelto a leer y es correcta.</translation>
    </message>
    <message>
        <source>Restore the score book from a backup</source>
        <translation>Restaurar el libro de puntos desde una copia</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Leyendo la copia…</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Libro de puntos</translation>
    </message>
    <message>
        <source>Replace the score book with this backup?</source>
        <translation>¿Sustituir el libro de puntos por esta copia?</translation>
    </message>
    <message>
        <source>The backup has %1 with %2.</source>
        <translation>La copia tiene %1 con %2.</translation>
    </message>
    <message>
        <source>It was last played on %1.</source>
        <translation>Se jugó por última vez el %1.</translation>
    </message>
    <message>
        <source>Your current score book is kept beside it under another name.</source>
        <translation>Tu libro de puntos actual se conserva al lado con otro nombre.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>Today&apos;s backup of the score book was not made: %1</source>
        <translation>No se ha hecho la copia de hoy del libro de puntos: %1</translation>
    </message>
    <message>
        <source>A part of the score book is damaged.</source>
        <translation>Una parte del libro de puntos está dañada.</translation>
    </message>
    <message>
        <source>The damaged file is kept in any case.</source>
        <translation>El archivo dañado se conserva en todo caso.</translation>
    </message>
    <message>
        <source>Re&amp;cover what can be read</source>
        <translation>Re&amp;cuperar lo que se pueda leer</translation>
    </message>
    <message>
        <source>&amp;Restore the backup</source>
        <translation>&amp;Restaurar la copia</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Restaurar…</translation>
    </message>
    <message>
        <source>Exported score books (*.json)</source>
        <translation>Libros de puntos exportados (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookImports</name>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n hoja</numerusform>
            <numerusform>%n hojas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in it, because they cannot be read:</source>
        <translation>No incluidas, porque no se pueden leer:</translation>
    </message>
    <message>
        <source>Import into the score book</source>
        <translation>Importar al libro de puntos</translation>
    </message>
    <message>
        <source>Importing into the score book…</source>
        <translation>Importando al libro de puntos…</translation>
    </message>
    <message>
        <source>Imported: %1 with %2.</source>
        <translation>Importado: %1 con %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) were in the score book already.</source>
        <translation>
            <numerusform>%n hoja ya estaba en el libro de puntos.</numerusform>
            <numerusform>%n hojas ya estaban en el libro de puntos.</numerusform>
        </translation>
    </message>
    <message>
        <source>These were there already but differ; the score book keeps its own:</source>
        <translation>Estas ya estaban, pero son distintas; el libro de puntos conserva las suyas:</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Libro de puntos</translation>
    </message>
    <message>
        <source>Score books and tables of scores (*.json *.sqlite *.csv *.tsv *.txt)</source>
        <translation>Libros de puntos y tablas de puntos (*.json *.sqlite *.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>These scores cannot be read.</source>
        <translation>No se pueden leer estos puntos.</translation>
    </message>
    <message>
        <source>Taking the import back…</source>
        <translation>Se deshace la importación…</translation>
    </message>
    <message>
        <source>The import was taken back.</source>
        <translation>La importación se ha deshecho.</translation>
    </message>
    <message>
        <source>&amp;Take the import back</source>
        <translation>&amp;Deshacer la importación</translation>
    </message>
    <message numerus="yes">
        <source>%n season(s) came in, too.</source>
        <translation>
            <numerusform>También ha entrado %n temporada.</numerusform>
            <numerusform>También han entrado %n temporadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close that window first, then take the import back.</source>
        <translation>Cierra primero esa ventana y luego deshaz la importación.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on the table. Start or resume another game first, then take the import back.</source>
        <translation>«%1» está en la mesa. Empieza o reanuda primero otra partida y luego deshaz la importación.</translation>
    </message>
    <message>
        <source>The import was taken back, but for what was changed since:</source>
        <translation>La importación se ha deshecho, salvo lo que se ha cambiado desde entonces:</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookReplacement</name>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurar</translation>
    </message>
    <message>
        <source>Re&amp;cover</source>
        <translation>Re&amp;cuperar</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookWindows</name>
    <message>
        <source>&amp;Resume the other game</source>
        <translation>&amp;Reanudar la otra partida</translation>
    </message>
</context>
<context>
    <name>sheepshead::CardItem</name>
    <message>
        <source>under</source>
        <translation>tapada</translation>
    </message>
</context>
<context>
    <name>sheepshead::CellTable</name>
    <message>
        <source>This is not text.</source>
        <translation>Esto no es un texto.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>El archivo está vacío.</translation>
    </message>
    <message>
        <source>The file has too many lines or columns.</source>
        <translation>El archivo tiene demasiadas líneas o columnas.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeController</name>
    <message>
        <source>The challenge was not made: it could not be written to the disk.</source>
        <translation>No se ha creado el desafío: no se ha podido guardar en el disco.</translation>
    </message>
    <message>
        <source>The challenge “%1” is made. Send its file to others; you play it here.</source>
        <translation>El desafío «%1» está listo. Envía su archivo a los demás; tú lo juegas aquí.</translation>
    </message>
    <message>
        <source>&amp;Challenges…</source>
        <translation>&amp;Desafíos…</translation>
    </message>
    <message>
        <source>Challenge “%1”: deal %2 of %3. There is no undo and no hint; each decision is saved.</source>
        <translation>Desafío «%1»: mano %2 de %3. No se puede deshacer ni hay pistas; cada decisión se guarda.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>Deal %1 of %2: %3. Your total is %4.</source>
        <translation>Mano %1 de %2: %3. Tu total: %4.</translation>
    </message>
    <message>
        <source>You have played all deals of this challenge. The last one: %1. Your total is %2.</source>
        <translation>Has jugado todas las manos de este desafío. La última: %1. Tu total: %2.</translation>
    </message>
    <message>
        <source>Your name in this challenge:</source>
        <translation>Tu nombre en este desafío:</translation>
    </message>
    <message>
        <source>%1 has begun this challenge at this computer. Choose a name of your own:</source>
        <translation>%1 ya ha empezado este desafío en este ordenador. Elige un nombre propio:</translation>
    </message>
    <message>
        <source>The file of this challenge cannot be read now.</source>
        <translation>El archivo de este desafío no se puede leer ahora.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeExchange</name>
    <message>
        <source>Save the challenge to send it</source>
        <translation>Guardar el desafío para enviarlo</translation>
    </message>
    <message>
        <source>Add a challenge or results</source>
        <translation>Añadir un desafío o resultados</translation>
    </message>
    <message>
        <source>Challenges and results (*.sheepchallenge *.sheepresult);;All files (*)</source>
        <translation>Desafíos y resultados (*.sheepchallenge *.sheepresult);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>%1 was not read.</source>
        <translation>No se ha leído %1.</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>Se ha añadido %1.</translation>
    </message>
    <message>
        <source>There is no challenge in this file that can be opened. Nothing was changed.</source>
        <translation>En este archivo no hay ningún desafío que se pueda abrir. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The challenge was not kept: it could not be written to the disk.</source>
        <translation>No se ha añadido el desafío: no se ha podido guardar en el disco.</translation>
    </message>
    <message>
        <source>This is a result of a challenge that you do not have. Add the file of the challenge first.</source>
        <translation>Es un resultado de un desafío que no tienes. Añade primero el archivo del desafío.</translation>
    </message>
    <message>
        <source>There is no result in this file that can be read. Nothing was changed.</source>
        <translation>En este archivo no hay ningún resultado que se pueda leer. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>There is no result of this challenge in what you copied. Copy the line that begins with “Sheepshead challenge”.</source>
        <translation>En lo que has copiado no hay ningún resultado de este desafío. Copia la línea que empieza por «Sheepshead challenge».</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) added.</source>
        <translation>
            <numerusform>%n resultado añadido.</numerusform>
            <numerusform>%n resultados añadidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Copiado. Pégalo en un mensaje.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a challenge, a player</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Save your result to send it</source>
        <translation>Guardar tu resultado para enviarlo</translation>
    </message>
    <message>
        <source>Dealing sheets</source>
        <translation>Hojas de reparto</translation>
    </message>
    <message>
        <source>The sheets show the cards of all deals. If you are still to play this challenge, let another person print them.</source>
        <translation>Las hojas muestran las cartas de todos los repartos. Si aún vas a jugar este desafío, que las imprima otra persona.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Guardar como PDF…</translation>
    </message>
    <message>
        <source>Save the dealing sheets as PDF</source>
        <translation>Guardar las hojas de reparto como PDF</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Desafíos</translation>
    </message>
    <message>
        <source>The result was not kept: it could not be written to the disk.</source>
        <translation>No se ha guardado el resultado: el disco no lo ha aceptado.</translation>
    </message>
    <message>
        <source>Save the scores of this table to send them</source>
        <translation>Guardar los resultados de esta mesa para enviarlos</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengePlay</name>
    <message>
        <source>In a challenge nothing is taken back, and nothing helps you to decide.</source>
        <translation>En un desafío no se deshace nada y nada te ayuda a decidir.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeViewerRow</name>
    <message>
        <source>S&amp;eat:</source>
        <translation>&amp;Asiento:</translation>
    </message>
    <message>
        <source>&amp;Who plays:</source>
        <translation>&amp;Quién juega:</translation>
    </message>
    <message>
        <source>Each plays the deals alone, and sees the others&apos; scores of the deals that they have played themselves.</source>
        <translation>Cada persona juega las manos sola y ve los puntos de las demás en las manos que ella misma ha jugado.</translation>
    </message>
    <message>
        <source>People at the same seat of real tables had the same cards. Seat 1 had the cards of those who play at a computer.</source>
        <translation>Quienes ocuparon el mismo asiento en mesas reales tuvieron las mismas cartas. El asiento 1 tuvo las cartas de quienes juegan en un ordenador.</translation>
    </message>
    <message>
        <source>Real tables</source>
        <extracomment>all deals that tables with real cards have played are shown</extracomment>
        <translation>Mesas reales</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Todos los asientos</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengesDialog</name>
    <message>
        <source>Challenges</source>
        <translation>Desafíos</translation>
    </message>
    <message>
        <source>Who scored what</source>
        <translation>Quién ha hecho cuánto</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Add a &amp;file…</source>
        <translation>Añadir un &amp;archivo…</translation>
    </message>
    <message>
        <source>Paste a &amp;result</source>
        <translation>Pegar un &amp;resultado</translation>
    </message>
    <message>
        <source>C&amp;opy my result</source>
        <translation>Copiar &amp;mi resultado</translation>
    </message>
    <message>
        <source>&amp;Save my result…</source>
        <translation>&amp;Guardar mi resultado…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Guardar como &amp;PDF…</translation>
    </message>
    <message>
        <source>Everybody gets the same cards and plays each deal once, without undo. You see the others&apos; scores of the deals that you have played.</source>
        <translation>Todos reciben las mismas cartas y juegan cada mano una vez, sin deshacer. Ves los puntos de los demás en las manos que has jugado.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Desafío</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugadas</translation>
    </message>
    <message>
        <source>Save the table as PDF</source>
        <translation>Guardar la tabla como PDF</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>deals of a challenge</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>There is no challenge yet. Make one with Game ▸ New challenge…, or add the file of one that you were sent.</source>
        <translation>Todavía no hay ningún desafío. Crea uno con Partida ▸ Nuevo desafío…, o añade el archivo de uno que te hayan enviado.</translation>
    </message>
    <message>
        <source>Your result of this challenge was changed and cannot be read, so you cannot play it. %1</source>
        <translation>Tu resultado de este desafío se ha modificado y no se puede leer, así que no se juega ninguna de sus manos. %1</translation>
    </message>
    <message>
        <source>Choose a deal to see where the others decided differently.</source>
        <translation>Elige una mano para ver dónde los demás hicieron otra cosa que tú.</translation>
    </message>
    <message>
        <source>All whose decisions are known did the same as you in this deal.</source>
        <translation>Todos aquellos cuyas decisiones se conocen hicieron lo mismo que tú en esta mano.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Seguir jugando</translation>
    </message>
    <message>
        <source>The same deals at real tables: which cards go where</source>
        <translation>Los mismos repartos en mesas de verdad: qué cartas van adónde</translation>
    </message>
    <message>
        <source>Dealing s&amp;heets…</source>
        <translation>&amp;Hojas de reparto…</translation>
    </message>
    <message>
        <source>A&amp;nother person…</source>
        <translation>&amp;Otra persona…</translation>
    </message>
    <message>
        <source>Another person at this computer plays the same deals.</source>
        <translation>Otra persona juega las mismas manos en este ordenador.</translation>
    </message>
    <message>
        <source>&amp;Type results of a table…</source>
        <translation>Escri&amp;bir resultados de una mesa…</translation>
    </message>
    <message>
        <source>What real tables scored that played the same deals</source>
        <translation>Lo que hicieron las mesas reales que jugaron las mismas manos</translation>
    </message>
    <message>
        <source>Scores of real tables are typed in, so what was done there is not known: no cost is worked out, and no parting of ways. The same seat had the same cards.</source>
        <translation>Los resultados de las mesas reales se escriben a mano, así que no se sabe qué se hizo allí: no se calcula ningún coste ni dónde se separaron los caminos. El mismo asiento tuvo las mismas cartas.</translation>
    </message>
    <message>
        <source>You have played all deals of this challenge.</source>
        <translation>Has jugado todas las manos de este desafío.</translation>
    </message>
    <message>
        <source>Finish a deal of this challenge first.</source>
        <translation>Termina primero una mano de este desafío.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CharacterWords</name>
    <message>
        <source>Takes aces home early</source>
        <extracomment>how a computer player plays, in a few words without a subject; so are the next ones</extracomment>
        <translation>Asegura pronto sus ases</translation>
    </message>
    <message>
        <source>Saves the best trump for the end</source>
        <translation>Guarda el mejor triunfo para el final</translation>
    </message>
    <message>
        <source>Trusting: schmears early</source>
        <translation>Confía en los demás: carga pronto</translation>
    </message>
    <message>
        <source>Careful: passes what is not sure</source>
        <translation>Prudente: si no lo ve claro, pasa</translation>
    </message>
    <message>
        <source>Takes charge: draws trump, and soon goes alone</source>
        <translation>Lleva la batuta: arrastra triunfos y enseguida juega en solitario</translation>
    </message>
    <message>
        <source>Bold: picks what others pass</source>
        <translation>Audaz: toma lo que otros pasan</translation>
    </message>
    <message>
        <source>Likes company: never goes alone</source>
        <translation>Prefiere la compañía: nunca juega en solitario</translation>
    </message>
    <message>
        <source>Likes to crack</source>
        <translation>Le gusta decir contro</translation>
    </message>
    <message>
        <source>Cheeky: trumps in wherever it can</source>
        <translation>Con mucho descaro: falla siempre que puede</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChartPage</name>
    <message>
        <source>Cha&amp;rt:</source>
        <translation>Gráf&amp;ico:</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>Como ta&amp;bla</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>Imp&amp;rimir…</translation>
    </message>
    <message>
        <source>Figures of the chart</source>
        <translation>Cifras del gráfico</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChartWords</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>from the least value to the most</extracomment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>%1: lowest %2 (%3), highest %4 (%5), last %6.</source>
        <extracomment>name of a line of a chart; its lowest and highest value with their places, and the last</extracomment>
        <translation>%1: mínimo %2 (%3), máximo %4 (%5), último %6.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CheatSheet</name>
    <message>
        <source>%1, with house rules</source>
        <translation>%1, con reglas de la casa</translation>
    </message>
    <message>
        <source>Sheepshead: %1</source>
        <translation>Sheepshead: %1</translation>
    </message>
    <message>
        <source>Trump, from the highest down</source>
        <translation>Triunfo, de mayor a menor</translation>
    </message>
    <message>
        <source>Fail, from the highest down</source>
        <translation>Palo lateral, de mayor a menor</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Lo que cuentan las cartas</translation>
    </message>
    <message numerus="yes">
        <source>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n points in the deck.</source>
        <translation>
            <numerusform>As 11 tantos, diez 10, rey 4, reina 3, jota 2; nueve, ocho y siete, ninguno: %n tanto en la baraja.</numerusform>
            <numerusform>As 11 tantos, diez 10, rey 4, reina 3, jota 2; nueve, ocho y siete, ninguno: %n tantos en la baraja.</numerusform>
        </translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>Cómo va una mano</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Cuando nadie toma</translation>
    </message>
    <message>
        <source>House rules in force</source>
        <translation>Reglas de la casa vigentes</translation>
    </message>
    <message>
        <source>★ differs from the usual game</source>
        <translation>★ distinto del juego habitual</translation>
    </message>
    <message>
        <source>Cheat sheet, %1</source>
        <translation>Chuleta, %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChoiceBar</name>
    <message>
        <source>Your decision</source>
        <translation>Tu decisión</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChoiceButton</name>
    <message>
        <source>%1 Key %2.</source>
        <comment>what a choice does, and its key</comment>
        <translation>%1 Tecla %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::Coach</name>
    <message>
        <source>%1. Better: %2.</source>
        <extracomment>what the coach says afterwards, and what would have been better</extracomment>
        <translation>%1. Mejor: %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CompareDialog</name>
    <message>
        <source>Also show &amp;rules that are the same</source>
        <translation>Mostrar también &amp;reglas iguales</translation>
    </message>
    <message>
        <source>Compare rules</source>
        <translation>Comparar reglas</translation>
    </message>
    <message>
        <source>First r&amp;ules:</source>
        <translation>&amp;Primeras reglas:</translation>
    </message>
    <message>
        <source>Sec&amp;ond rules:</source>
        <translation>&amp;Segundas reglas:</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Archivo…</translation>
    </message>
    <message>
        <source>F&amp;ile…</source>
        <translation>Ar&amp;chivo…</translation>
    </message>
    <message>
        <source>Both rules are the same.</source>
        <translation>Ambas reglas son iguales.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ.</source>
        <translation>
            <numerusform>%n regla es distinta.</numerusform>
            <numerusform>%n reglas son distintas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::CurrentGame</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>The hand you left is saved. To resume it later, open the score book in the Game menu.</source>
        <translation>La mano que has dejado está guardada. Para reanudarla más tarde, abre el libro de puntos en el menú Partida.</translation>
    </message>
    <message>
        <source>&amp;Resume it now</source>
        <translation>&amp;Reanudarla ahora</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>%1 is called %2 in this game: in the score book another player at this table has that name, too.</source>
        <translation>%1 se llama %2 en esta partida: en el libro de puntos, otro jugador de esta mesa también tiene ese nombre.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CurtainPanel</name>
    <message>
        <source>&amp;Ready</source>
        <translation>&amp;Listo</translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <translation>Le toca a %1</translation>
    </message>
    <message>
        <source>The others decide</source>
        <translation>Deciden los demás</translation>
    </message>
    <message>
        <source>Only %1 looks at the screen now.</source>
        <translation>Ahora solo %1 mira la pantalla.</translation>
    </message>
    <message>
        <source>No cards are shown until a person is to decide.</source>
        <translation>No se ven cartas hasta que decida una persona.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DayHandController</name>
    <message>
        <source>Hand of the day, %1: everybody gets these cards. It does not count, and your game waits for you.</source>
        <translation>Mano del día, %1: todo el mundo recibe estas cartas. No cuenta, y tu partida te espera.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>Hand of the day, %1.</source>
        <translation>Mano del día, %1.</translation>
    </message>
    <message>
        <source>Your score is %1. An expert in your seat scores %2.</source>
        <translation>Tus puntos: %1. Un experto en tu asiento consigue %2.</translation>
    </message>
    <message>
        <source>Your score is %1. An expert is still playing your cards.</source>
        <translation>Tus puntos: %1. Un experto aún está jugando tus cartas.</translation>
    </message>
    <message>
        <source>You took decisions back.</source>
        <translation>Has deshecho decisiones.</translation>
    </message>
    <message>
        <source>The first time you scored %1.</source>
        <translation>La primera vez conseguiste %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n day(s) in a row.</source>
        <translation>
            <numerusform>Has jugado %n día seguido.</numerusform>
            <numerusform>Has jugado %n días seguidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Your longest row: %2.</source>
        <comment>a sentence, a number</comment>
        <translation>%1 Tu mejor racha: %2.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copiado.</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>&amp;Copiar resultado</translation>
    </message>
    <message>
        <source>Other &amp;days…</source>
        <translation>Otros &amp;días…</translation>
    </message>
</context>
<context>
    <name>sheepshead::DayHandsDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Copy the &amp;week</source>
        <translation>Copiar la &amp;semana</translation>
    </message>
    <message>
        <source>Hands of the day</source>
        <translation>Manos del día</translation>
    </message>
    <message>
        <source>Everybody gets the same cards on a day. The first time that a player plays a day&apos;s hand is noted; none of them counts in the score book.</source>
        <translation>En un mismo día todos reciben las mismas cartas. Se anota la primera vez que alguien juega la mano de un día; ninguna cuenta en el libro de puntos.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Quién juega</translation>
    </message>
    <message>
        <source>Wh&amp;o plays:</source>
        <translation>&amp;Quién juega:</translation>
    </message>
    <message>
        <source>The scores of the last seven days as text, to send to others</source>
        <translation>Los puntos de los últimos siete días como texto, para enviarlos</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Hoy</translation>
    </message>
    <message>
        <source>%1 (back)</source>
        <extracomment>a score of a hand in which decisions were taken back</extracomment>
        <translation>%1 (con deshacer)</translation>
    </message>
</context>
<context>
    <name>sheepshead::DealNumberDialog</name>
    <message>
        <source>Play a deal number</source>
        <translation>Jugar un reparto por número</translation>
    </message>
    <message>
        <source>Deal &amp;number</source>
        <translation>&amp;Número de reparto</translation>
    </message>
    <message>
        <source>De&amp;aler</source>
        <translation>Quién re&amp;parte</translation>
    </message>
    <message>
        <source>By the same rules, a number and a dealer give the same cards on every computer. The hand is practice and does not count.</source>
        <translation>Con las mismas reglas, un número y quien reparte dan las mismas cartas en cualquier ordenador. La mano es de práctica y no cuenta.</translation>
    </message>
    <message>
        <source>This is the last hand&apos;s number.</source>
        <translation>Este es el número de la última mano.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Repartir</translation>
    </message>
</context>
<context>
    <name>sheepshead::DealsPage</name>
    <message>
        <source>after the hand</source>
        <translation>tras la mano</translation>
    </message>
    <message>
        <source>cards set up by hand</source>
        <translation>cartas puestas a mano</translation>
    </message>
    <message>
        <source>Before each hand, the program writes down the whole deal: the rules, the dealer, every card, and the secret number behind the shuffle (the seed). You see the hash of that text at once, a fingerprint of 64 digits (SHA-256): its first digits at the bottom right of the window, all of them here. It is impossible to work out the cards from the hash, or to find other cards with the same hash. After the hand you get the text.</source>
        <translation>Antes de cada mano, el programa anota el reparto entero: las reglas, quién reparte, todas las cartas y el número secreto del que sale la mezcla (la semilla). Ves enseguida el hash de ese texto, una huella de 64 dígitos (SHA-256): los primeros, abajo a la derecha de la ventana; todos, aquí. Es imposible deducir las cartas del hash, o encontrar otras cartas con el mismo hash. Tras la mano recibes el texto.</translation>
    </message>
    <message>
        <source>To check a hand, note the first digits of its hash before you play it. Afterwards, paste the command into a terminal: it shuffles again and compares. Or do not trust our programs at all: copy the text to a file and let any other program compute its SHA-256, for example &quot;sha256sum file&quot;. If you get the hash you noted, no card was changed.</source>
        <translation>Para comprobar una mano, anota los primeros dígitos de su hash antes de jugarla. Después, pega la orden en una terminal: mezcla otra vez y compara. O no te fíes para nada de nuestros programas: copia el texto a un archivo y deja que cualquier otro programa calcule su SHA-256, por ejemplo «sha256sum archivo». Si sale el hash que anotaste, no se cambió ninguna carta.</translation>
    </message>
    <message>
        <source>While a hand is played, the score book keeps its deal scrambled: opening the file shows no card and no seed at a glance. This is no encryption. The program can unscramble the deal, to resume the hand after a crash, and so could another program.</source>
        <translation>Mientras se juega una mano, el libro de puntos guarda su reparto revuelto: al abrir el archivo no se ven a simple vista ni cartas ni semilla. Esto no es un cifrado. El programa puede desenredar el reparto, para reanudar la mano tras un fallo, y otro programa también podría.</translation>
    </message>
    <message>
        <source>&amp;Hash</source>
        <translation>&amp;Hash</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>&amp;Orden</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Hash (before the deal)</source>
        <translation>Hash (antes del reparto)</translation>
    </message>
    <message>
        <source>Seed (after the hand)</source>
        <translation>Semilla (tras la mano)</translation>
    </message>
    <message>
        <source>The hands of this game</source>
        <translation>Las manos de esta partida</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copiar: %1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texto</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texto</translation>
    </message>
</context>
<context>
    <name>sheepshead::DeckSection</name>
    <message>
        <source>Card decks</source>
        <translation>Barajas</translation>
    </message>
    <message>
        <source>&amp;Remove Deck</source>
        <translation>&amp;Quitar baraja</translation>
    </message>
    <message>
        <source>A&amp;dd Deck…</source>
        <translation>Añadir &amp;baraja…</translation>
    </message>
    <message>
        <source>A KDE card deck: choose the file index.desktop in its folder, or drop the folder here.</source>
        <translation>Una baraja de KDE: elige el archivo index.desktop de su carpeta, o arrastra la carpeta aquí.</translation>
    </message>
    <message>
        <source>Missing deck</source>
        <translation>Falta la baraja</translation>
    </message>
    <message>
        <source>Add a Card Deck</source>
        <translation>Añadir una baraja</translation>
    </message>
    <message>
        <source>Card decks (%1)</source>
        <translation>Barajas (%1)</translation>
    </message>
</context>
<context>
    <name>sheepshead::DerivationDialog</name>
    <message>
        <source>No score breakdown: an older version saved this hand.</source>
        <translation>Sin desglose de puntos: esta mano la guardó una versión anterior.</translation>
    </message>
    <message>
        <source>Each player&apos;s share</source>
        <translation>La parte de cada jugador</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>El bote</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>En la hoja</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Desglose de puntos</translation>
    </message>
</context>
<context>
    <name>sheepshead::DrawPage</name>
    <message>
        <source>Round %1</source>
        <translation>Ronda %1</translation>
    </message>
    <message>
        <source>&amp;Draw this round and the next ones</source>
        <translation>&amp;Sortear esta ronda y las siguientes</translation>
    </message>
    <message>
        <source>Seat late players, take out &amp;missing ones</source>
        <translation>Encajar jugadores &amp;tardíos y ausentes</translation>
    </message>
    <message>
        <source>Seats by table and by name</source>
        <translation>Asientos por mesa y por nombre</translation>
    </message>
    <message>
        <source>Seat slips of all rounds</source>
        <translation>Papeletas de asiento de todas las rondas</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Tarjetas de puntos</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Asientos</translation>
    </message>
    <message>
        <source>This round is not drawn yet.</source>
        <translation>Esta ronda aún no está sorteada.</translation>
    </message>
    <message>
        <source>Some players could not be seated or taken out: draw the round again, or change the list of players.</source>
        <translation>No se ha podido resolver todo: sortea la ronda otra vez o cambia la lista de jugadores.</translation>
    </message>
    <message>
        <source>A round needs at least four players.</source>
        <translation>Una ronda necesita al menos cuatro jugadores.</translation>
    </message>
    <message>
        <source>Results of this round or a later one are official.</source>
        <translation>Hay resultados oficiales de esta ronda o de una posterior.</translation>
    </message>
    <message>
        <source>Draw the rounds before this one first.</source>
        <translation>Sortea primero las rondas anteriores.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DrillController</name>
    <message>
        <source>Drill</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>Your table has no such decision.</source>
        <translation>En tu mesa no hay esa decisión.</translation>
    </message>
    <message>
        <source>The expert is thinking…</source>
        <translation>El experto está pensando…</translation>
    </message>
    <message>
        <source>That was today&apos;s pile: %1 of %2 right.</source>
        <translation>Ese era el montón de hoy: %1 de %2 bien.</translation>
    </message>
    <message>
        <source>There is no hint in a drill. Answer, and you see whether you were right.</source>
        <translation>En un ejercicio no hay pistas. Responde y verás si acertaste.</translation>
    </message>
    <message>
        <source>Your table has no such decision. This drill plays by other rules: %1.</source>
        <translation>En tu mesa no hay esa decisión. Este ejercicio sigue otras reglas: %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DrillsDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>Ejercicios</translation>
    </message>
    <message>
        <source>One kind of decision, again and again, by the rules of your table. An expert measures each answer. Your game waits for you meanwhile.</source>
        <translation>Un solo tipo de decisión, una y otra vez, con las reglas de tu mesa. Un experto mide cada respuesta. Mientras, tu partida te espera.</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
</context>
<context>
    <name>sheepshead::EntrantsPage</name>
    <message>
        <source>The chosen player</source>
        <translation>El jugador elegido</translation>
    </message>
    <message>
        <source>Has pai&amp;d</source>
        <translation>Ha pa&amp;gado</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number</comment>
        <translation>Núm.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Pagado</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Primera ronda</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Última ronda</translation>
    </message>
    <message>
        <source>New players</source>
        <translation>Jugadores nuevos</translation>
    </message>
    <message>
        <source>New players, one name a line</source>
        <translation>Jugadores nuevos, un nombre por línea</translation>
    </message>
    <message>
        <source>&amp;Add players</source>
        <translation>&amp;Añadir jugadores</translation>
    </message>
    <message>
        <source>Names from a &amp;file…</source>
        <translation>Nombres de un archiv&amp;o…</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>se queda</translation>
    </message>
    <message>
        <source>0: a player who did not come</source>
        <translation>0: un jugador que no vino</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>Nom&amp;bre:</translation>
    </message>
    <message>
        <source>F&amp;irst round:</source>
        <translation>&amp;Primera ronda:</translation>
    </message>
    <message>
        <source>Last r&amp;ound:</source>
        <translation>Ú&amp;ltima ronda:</translation>
    </message>
    <message>
        <source>All ha&amp;ve paid</source>
        <translation>&amp;Todos han pagado</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>sí</translation>
    </message>
    <message>
        <source>no</source>
        <translation>no</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>%n jugador añadido.</numerusform>
            <numerusform>%n jugadores añadidos.</numerusform>
        </translation>
    </message>
    <message>
        <source>These names are there already: %1. Give each player a name of their own.</source>
        <translation>Estos nombres ya están: %1. Da a cada jugador un nombre propio.</translation>
    </message>
    <message>
        <source>Names from a file</source>
        <translation>Nombres de un archivo</translation>
    </message>
    <message>
        <source>Lists of names (*.txt *.csv);;All files (*)</source>
        <translation>Listas de nombres (*.txt *.csv);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>This player has a seat in a draw. Say in which round they left.</source>
        <translation>Este jugador tiene un puesto en un sorteo. Di en qué ronda se fue.</translation>
    </message>
</context>
<context>
    <name>sheepshead::EntryPlace</name>
    <message>
        <source>%1 deals next</source>
        <comment>a player</comment>
        <translation>%1 reparte ahora</translation>
    </message>
    <message>
        <source>the next hand counts × %1</source>
        <translation>la mano siguiente cuenta × %1</translation>
    </message>
    <message numerus="yes">
        <source>%n doublers wait</source>
        <translation>
            <numerusform>%n doubler pendiente</numerusform>
            <numerusform>%n doublers pendientes</numerusform>
        </translation>
    </message>
    <message>
        <source>pot: %1</source>
        <translation>bote: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::ExportDialog</name>
    <message>
        <source>Export the score book</source>
        <translation>Exportar el libro de puntos</translation>
    </message>
    <message>
        <source>&amp;Everything, to import again (JSON)</source>
        <translation>&amp;Todo, para importarlo de nuevo (JSON)</translation>
    </message>
    <message>
        <source>A table for a &amp;spreadsheet, with names and words (CSV)</source>
        <translation>Una tabla para una &amp;hoja de cálculo, con nombres y palabras (CSV)</translation>
    </message>
    <message>
        <source>1,25 – columns by semicolons</source>
        <translation>1,25 – columnas separadas por punto y coma</translation>
    </message>
    <message>
        <source>1.25 – columns by commas</source>
        <translation>1.25 – columnas separadas por comas</translation>
    </message>
    <message>
        <source>&amp;Numbers:</source>
        <translation>&amp;Números:</translation>
    </message>
    <message>
        <source>A table for programs, a line a &amp;hand (CSV)</source>
        <translation>Una tabla para programas, una línea por &amp;mano (CSV)</translation>
    </message>
    <message>
        <source>A table for programs, a line a &amp;player and hand (CSV)</source>
        <translation>Una tabla para programas, una línea por &amp;jugador y mano (CSV)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xportar…</translation>
    </message>
</context>
<context>
    <name>sheepshead::FaceTexts</name>
    <message>
        <source>The picture could not be copied to %1.</source>
        <translation>No se ha podido copiar la imagen en %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::FeltSection</name>
    <message>
        <source>Felts</source>
        <translation>Tapetes</translation>
    </message>
    <message>
        <source>Choose a &amp;Picture…</source>
        <translation>Elegir una ima&amp;gen…</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Tu imagen</translation>
    </message>
    <message>
        <source>A light picture is darkened, so that words on it can be read.</source>
        <translation>Una imagen clara se oscurece para que se puedan leer las palabras.</translation>
    </message>
    <message>
        <source>A Picture for the Table</source>
        <translation>Una imagen para la mesa</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Imágenes (%1)</translation>
    </message>
</context>
<context>
    <name>sheepshead::FeltView</name>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
</context>
<context>
    <name>sheepshead::FigureWords</name>
    <message>
        <source>Figure</source>
        <translation>Cifra</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalo del 95 %</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Puntos por mano</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>from the least to the most</extracomment>
        <translation>de %1 a %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>&quot;Best evening&quot;, its day, its sheet</extracomment>
        <translation>%1: %2, %3</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>En total</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Total score</source>
        <translation>Puntos totales</translation>
    </message>
    <message>
        <source>Average per hand</source>
        <translation>Media por mano</translation>
    </message>
    <message>
        <source>Best evening</source>
        <translation>Mejor sesión</translation>
    </message>
    <message>
        <source>Worst evening</source>
        <translation>Peor sesión</translation>
    </message>
    <message>
        <source>Most hands won in a row</source>
        <translation>Manos ganadas seguidas, como máximo</translation>
    </message>
    <message>
        <source>Most hands lost in a row</source>
        <translation>Manos perdidas seguidas, como máximo</translation>
    </message>
    <message>
        <source>Hands with a hint</source>
        <translation>Manos con pista</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victorias</translation>
    </message>
    <message>
        <source>As picker</source>
        <translation>De declarante</translation>
    </message>
    <message>
        <source>As picker, alone</source>
        <translation>De declarante, en solitario</translation>
    </message>
    <message>
        <source>As partner</source>
        <translation>De compañero</translation>
    </message>
    <message>
        <source>As defender</source>
        <translation>De defensor</translation>
    </message>
    <message>
        <source>Leasters, and each for themselves</source>
        <translation>Leasters y otras, cada cual por su cuenta</translation>
    </message>
    <message>
        <source>Schneidered the other side</source>
        <translation>Dejó schneider al otro bando</translation>
    </message>
    <message>
        <source>Was schneidered</source>
        <translation>Quedó schneider</translation>
    </message>
    <message>
        <source>Hands that ended as leaster or alike</source>
        <translation>Manos acabadas en leaster o similar</translation>
    </message>
    <message>
        <source>Hands thrown in</source>
        <translation>Manos tiradas</translation>
    </message>
    <message>
        <source>Picks</source>
        <translation>Tomas</translation>
    </message>
    <message>
        <source>Pick rate</source>
        <translation>Frecuencia de toma</translation>
    </message>
    <message>
        <source>Pick rate, %1</source>
        <translation>Frecuencia de toma, %1</translation>
    </message>
    <message>
        <source>By trump in the hand, where it is known</source>
        <translation>Por triunfos en la mano, si se conocen</translation>
    </message>
    <message numerus="yes">
        <source>Picks with %n trump</source>
        <translation>
            <numerusform>Tomas con %n triunfo</numerusform>
            <numerusform>Tomas con %n triunfos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins after a pick with %n trump</source>
        <translation>
            <numerusform>Victorias tras tomar con %n triunfo</numerusform>
            <numerusform>Victorias tras tomar con %n triunfos</numerusform>
        </translation>
    </message>
    <message>
        <source>Mauer meter: hands passed, by power count</source>
        <translation>Medidor de amarrar: manos pasadas, por fuerza</translation>
    </message>
    <message>
        <source>Average power of a passed hand</source>
        <translation>Fuerza media de una mano pasada</translation>
    </message>
    <message>
        <source>Power passed, all together</source>
        <translation>Fuerza pasada, en total</translation>
    </message>
    <message>
        <source>Pick or pass</source>
        <translation>Tomar o pasar</translation>
    </message>
    <message>
        <source>Bury</source>
        <translation>Enterrar</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Pedir</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Salir</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Seguir</translation>
    </message>
    <message>
        <source>Other decisions</source>
        <translation>Otras decisiones</translation>
    </message>
    <message>
        <source>What decisions cost, as far as reviewed (hands with a hint left out)</source>
        <translation>Lo que costaron las decisiones revisadas (sin manos con pista)</translation>
    </message>
    <message>
        <source>%1: %2 of the points lost</source>
        <extracomment>a kind of decision, and how many of all points lost went there</extracomment>
        <translation>%1: %2 de los puntos perdidos</translation>
    </message>
    <message>
        <source>Points lost for each decision</source>
        <translation>Puntos perdidos por decisión</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>quien reparte</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>izquierda de quien reparte</translation>
    </message>
    <message>
        <source>seat %1 from the dealer</source>
        <translation>asiento %1 desde quien reparte</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>points a hand</extracomment>
        <translation>Media</translation>
    </message>
    <message>
        <source>Picks won</source>
        <translation>Tomas ganadas</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>evening</extracomment>
        <translation>Mejor</translation>
    </message>
    <message>
        <source>Worst</source>
        <extracomment>evening</extracomment>
        <translation>Peor</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (ordenador)</translation>
    </message>
    <message>
        <source>Tricks taken as partner, on average</source>
        <translation>Bazas ganadas de compañero, de media</translation>
    </message>
    <message>
        <source>Points lost for each hand with such a decision: in the first half of the evenings → in the second</source>
        <translation>Puntos perdidos por mano con tal decisión: en la primera mitad de las sesiones → en la segunda</translation>
    </message>
    <message>
        <source>Improved most</source>
        <translation>Lo que más mejoró</translation>
    </message>
</context>
<context>
    <name>sheepshead::FileDialogs</name>
    <message>
        <source>The file %1 could not be written. Choose another folder.</source>
        <translation>No se ha podido escribir el archivo %1. Elige otra carpeta.</translation>
    </message>
</context>
<context>
    <name>sheepshead::FirstStartDialog</name>
    <message>
        <source>Welcome to Sheepshead</source>
        <translation>Te damos la bienvenida a Sheepshead</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>¿Cómo quieres empezar?</translation>
    </message>
    <message>
        <source>You can change your mind at any time: New game is in the Game menu, Learn the game in the Help menu.</source>
        <translation>Puedes cambiar de idea en cualquier momento: Nueva partida está en el menú Partida; Aprender el juego, en el menú Ayuda.</translation>
    </message>
    <message>
        <source>&amp;Teach me</source>
        <translation>&amp;Enséñame</translation>
    </message>
    <message>
        <source>New to Sheepshead? Learn it in ten minutes, at the table and with real cards.</source>
        <translation>¿No conoces Sheepshead? Apréndelo en diez minutos, en la mesa y con cartas de verdad.</translation>
    </message>
    <message>
        <source>I play &amp;called ace</source>
        <translation>Juego con &amp;as pedido</translation>
    </message>
    <message>
        <source>Five players, six cards each. The picker calls an ace; its holder is the partner.</source>
        <translation>Cinco jugadores, seis cartas por jugador. El declarante pide un as; quien lo tiene es el compañero.</translation>
    </message>
    <message>
        <source>My table &amp;plays…</source>
        <translation>En mi mesa se &amp;juega…</translation>
    </message>
    <message>
        <source>Two to eight players, jack of diamonds, black queens: choose your game.</source>
        <translation>De dos a ocho jugadores, jota de diamantes, reinas negras: elige tu juego.</translation>
    </message>
    <message>
        <source>&amp;Score a real table</source>
        <translation>A&amp;notar una mesa real</translation>
    </message>
    <message>
        <source>You play with cards of your own, and the program keeps the score sheet: one short line a hand.</source>
        <translation>Jugáis con vuestras propias cartas y el programa lleva la hoja de puntos: una línea corta por mano.</translation>
    </message>
</context>
<context>
    <name>sheepshead::GameAtTable</name>
    <message>
        <source>The unfinished hand could not be read (%1: %2). It was set aside in the score book, and its cards were dealt again.</source>
        <translation>No se ha podido leer la mano sin terminar (%1: %2). Se ha apartado en el libro de puntos, y sus cartas se han repartido de nuevo.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partida ha terminado.</translation>
    </message>
</context>
<context>
    <name>sheepshead::GameController</name>
    <message>
        <source>The new rules take effect with the next deal.</source>
        <translation>Las nuevas reglas valen desde el próximo reparto.</translation>
    </message>
    <message>
        <source>&amp;Only in new games</source>
        <translation>&amp;Solo en partidas nuevas</translation>
    </message>
    <message numerus="yes">
        <source>The new rules are for %n player(s): they take effect with the next new game.</source>
        <translation>
            <numerusform>Las nuevas reglas son para %n jugador: valen desde la próxima partida nueva.</numerusform>
            <numerusform>Las nuevas reglas son para %n jugadores: valen desde la próxima partida nueva.</numerusform>
        </translation>
    </message>
    <message>
        <source>The new rules take effect with the next new game.</source>
        <translation>Las nuevas reglas valen desde la próxima partida nueva.</translation>
    </message>
    <message>
        <source>&amp;New game now</source>
        <translation>&amp;Nueva partida ahora</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) goes to the best hand of five cards.</source>
        <translation>
            <numerusform>El bote de %n punto es para la mejor mano de cinco cartas.</numerusform>
            <numerusform>El bote de %n puntos es para la mejor mano de cinco cartas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) is shared out.</source>
        <translation>
            <numerusform>El bote de %n punto se reparte.</numerusform>
            <numerusform>El bote de %n puntos se reparte.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new player can only join between hands. Finish this hand first.</source>
        <translation>Un jugador nuevo solo puede entrar entre manos. Termina antes esta mano.</translation>
    </message>
    <message>
        <source>The new player adds a point to the pot for every leaster in it.</source>
        <translation>El jugador nuevo añade al bote un punto por cada leaster que contiene.</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) is shared out first.</source>
        <translation>
            <numerusform>El bote de %n punto se reparte antes.</numerusform>
            <numerusform>El bote de %n puntos se reparte antes.</numerusform>
        </translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminar la partida</translation>
    </message>
    <message>
        <source>End this game and see who has won?</source>
        <translation>¿Terminar esta partida y ver quién ha ganado?</translation>
    </message>
    <message>
        <source>The hand on the table is given up and does not count.</source>
        <translation>La mano de la mesa se abandona y no cuenta.</translation>
    </message>
    <message>
        <source>&amp;End the game</source>
        <translation>&amp;Terminar la partida</translation>
    </message>
    <message>
        <source>The game is over. %1</source>
        <translation>La partida ha terminado. %1</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partida ha terminado</translation>
    </message>
    <message>
        <source>The showdown for the pot:
%1

The final standing:
%2</source>
        <translation>La mano de póquer por el bote:
%1

Clasificación final:
%2</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) goes to the best hands of five cards, one leaster&apos;s worth after the other.</source>
        <translation>
            <numerusform>El bote de %n punto va a las mejores manos de cinco cartas, un leaster tras otro.</numerusform>
            <numerusform>El bote de %n puntos va a las mejores manos de cinco cartas, un leaster tras otro.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::GameOverWords</name>
    <message>
        <source>%1 wins with a total of %2.</source>
        <translation>Victoria con un total de %2: %1.</translation>
    </message>
    <message>
        <source>%1 share the win with a total of %2 each.</source>
        <translation>Victoria compartida con un total de %2 cada uno: %1.</translation>
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
        <translation>&amp;Nota:</translation>
    </message>
    <message>
        <source>&amp;In short:</source>
        <translation>En &amp;breve:</translation>
    </message>
    <message>
        <source>&amp;Hand:</source>
        <translation>Man&amp;o:</translation>
    </message>
    <message>
        <source>Dea&amp;ler:</source>
        <translation>&amp;Reparte:</translation>
    </message>
    <message>
        <source>T&amp;ype points and tricks</source>
        <translation>Escribir tantos y ba&amp;zas</translation>
    </message>
    <message>
        <source>Points of the makers</source>
        <translation>Tantos del ataque</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Tantos:</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Todas las bazas</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Ganada</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdida</translation>
    </message>
    <message>
        <source>Lost schneider</source>
        <translation>Perdida con schneider</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Ninguna baza</translation>
    </message>
    <message>
        <source>Cracks</source>
        <translation>Contros</translation>
    </message>
    <message>
        <source>Blitzes</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>&amp;Cracks:</source>
        <translation>&amp;Contros:</translation>
    </message>
    <message>
        <source>&amp;Blitzes:</source>
        <translation>B&amp;litz:</translation>
    </message>
    <message>
        <source>Had to pick</source>
        <translation>Tuvo que tomar</translation>
    </message>
    <message>
        <source>Picked blind</source>
        <translation>Tomó a ciegas</translation>
    </message>
    <message>
        <source>Took every trick and wins</source>
        <translation>Hizo todas las bazas y gana</translation>
    </message>
    <message>
        <source>Sheepshe&amp;ad:</source>
        <translation>&amp;Sheepshead:</translation>
    </message>
    <message>
        <source>Bi&amp;d:</source>
        <translation>S&amp;ubasta:</translation>
    </message>
    <message>
        <source>&amp;Misplay:</source>
        <translation>Error de &amp;juego:</translation>
    </message>
    <message>
        <source>How the score comes about</source>
        <translation>De dónde salen los puntos</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Correct hand %1</source>
        <translation>Corregir la mano %1</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>&amp;Write the correction</source>
        <translation>Escr&amp;ibir la corrección</translation>
    </message>
    <message>
        <source>&amp;Write the hand</source>
        <translation>Escr&amp;ibir la mano</translation>
    </message>
    <message>
        <source>%1 (next)</source>
        <comment>the dealer whose turn it is</comment>
        <translation>%1 (siguiente)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no misplay</comment>
        <translation>ninguno</translation>
    </message>
    <message>
        <source>not called</source>
        <translation>no anunciado</translation>
    </message>
    <message>
        <source>called and made</source>
        <translation>anunciado y cumplido</translation>
    </message>
    <message>
        <source>called and missed</source>
        <translation>anunciado y fallido</translation>
    </message>
    <message>
        <source>call</source>
        <translation>petición</translation>
    </message>
    <message>
        <source>best solo</source>
        <translation>solo best</translation>
    </message>
    <message>
        <source>side solo</source>
        <translation>solo de palo</translation>
    </message>
    <message>
        <source>billy</source>
        <translation>billy</translation>
    </message>
    <message>
        <source>The picker took no trick</source>
        <translation>El declarante no hizo ninguna baza</translation>
    </message>
    <message>
        <source>The winner took no trick</source>
        <translation>El ganador no hizo ninguna baza</translation>
    </message>
    <message>
        <source>&quot;%1&quot; means nothing here.</source>
        <translation>«%1» no significa nada aquí.</translation>
    </message>
    <message>
        <source>%1 points? Press Enter, or type =%1.</source>
        <extracomment>a number in the short line may be points of the makers</extracomment>
        <translation>¿%1 tantos? Pulsa Intro, o escribe =%1.</translation>
    </message>
    <message>
        <source>Crack</source>
        <translation>Contro</translation>
    </message>
    <message>
        <source>Crack and crack back</source>
        <translation>Contro y recontro</translation>
    </message>
    <message>
        <source>Crack back</source>
        <translation>Recontro</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Sheepshead called and made</source>
        <translation>Sheepshead anunciado y cumplido</translation>
    </message>
    <message>
        <source>Sheepshead called and missed</source>
        <translation>Sheepshead anunciado y fallido</translation>
    </message>
    <message>
        <source>7 points</source>
        <translation>7 tantos</translation>
    </message>
    <message>
        <source>%1 misplayed</source>
        <translation>%1: error de juego</translation>
    </message>
    <message>
        <source>%1 sits out</source>
        <translation>%1 descansa</translation>
    </message>
    <message>
        <source>%1 is exempt</source>
        <translation>%1 queda exento</translation>
    </message>
    <message numerus="yes">
        <source>Choose rules for %n players…</source>
        <translation>
            <numerusform>Elegir reglas para %n jugador…</numerusform>
            <numerusform>Elegir reglas para %n jugadores…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::HandFiles</name>
    <message>
        <source>Hands (*.sheephand);;All files (*)</source>
        <translation>Manos (*.sheephand);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Línea %1</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>There is no hand in %1 that can be opened. Nothing was changed.</source>
        <translation>No hay en %1 ninguna mano que se pueda abrir. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Open a hand</source>
        <translation>Abrir una mano</translation>
    </message>
    <message>
        <source>Save the last hand</source>
        <translation>Guardar la última mano</translation>
    </message>
    <message>
        <source>Hand.sheephand</source>
        <translation>Mano.sheephand</translation>
    </message>
    <message>
        <source>The hand is in %1.</source>
        <translation>La mano está en %1.</translation>
    </message>
    <message>
        <source>The hand was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>No se ha guardado la mano: no se ha podido escribir el archivo %1. Elige otra carpeta.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandLooks</name>
    <message>
        <source>under</source>
        <translation>tapada</translation>
    </message>
    <message>
        <source>blind</source>
        <comment>on a card that came from it</comment>
        <translation>talón</translation>
    </message>
    <message>
        <source>%1, on a covered card</source>
        <translation>%1, sobre una carta cubierta</translation>
    </message>
    <message>
        <source>%1, from the blind</source>
        <translation>%1, del talón</translation>
    </message>
    <message>
        <source>%1, recommended</source>
        <translation>%1, recomendación</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandText</name>
    <message>
        <source>Follow suit if you can; trump is one suit. If you cannot, play any card. The highest trump takes the trick; without trump, the highest card of the suit led. The winner leads the next trick.</source>
        <translation>Sirve al palo si puedes; los triunfos son un solo palo. Si no puedes, juega cualquier carta. El triunfo más alto gana la baza; sin triunfos, la carta más alta del palo de salida. Quien gana la baza sale a la siguiente.</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n card(s).</source>
        <translation>
            <numerusform>Cada jugador recibe %n carta.</numerusform>
            <numerusform>Cada jugador recibe %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player gets %1 cards. %2 more lie face down in the middle: the blind.</source>
        <translation>Cada jugador recibe %1 cartas. Otras %2 quedan boca abajo en el centro: el talón.</translation>
    </message>
    <message>
        <source>The dealer sits out.</source>
        <translation>Quien reparte descansa.</translation>
    </message>
    <message>
        <source>The deal passes to the left.</source>
        <translation>El reparto pasa a la izquierda.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them lie face down on the table, each under a face-up card. Face-up cards are played like cards in hand; the card beneath is turned up after the trick.</source>
        <translation>
            <numerusform>%n de ellas está boca abajo en la mesa, bajo una carta descubierta. Las cartas descubiertas se juegan como las de la mano; la de debajo se descubre tras la baza.</numerusform>
            <numerusform>%n de ellas están boca abajo en la mesa, cada una bajo una carta descubierta. Las cartas descubiertas se juegan como las de la mano; la de debajo se descubre tras la baza.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards are held in hand.</source>
        <translation>No hay cartas en la mano.</translation>
    </message>
    <message>
        <source>There is no picker: play begins at once.</source>
        <translation>No hay declarante: se empieza a jugar enseguida.</translation>
    </message>
    <message>
        <source>Starting at the dealer&apos;s left, each player picks or passes, once.</source>
        <translation>Desde la izquierda de quien reparte, cada jugador toma o pasa, una sola vez.</translation>
    </message>
    <message numerus="yes">
        <source>The picker takes the blind and buries %n cards face down; their points count for the picker&apos;s side.</source>
        <translation>
            <numerusform>El declarante toma el talón y entierra %n carta boca abajo; sus tantos cuentan para el bando del declarante.</numerusform>
            <numerusform>El declarante toma el talón y entierra %n cartas boca abajo; sus tantos cuentan para el bando del declarante.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picker takes %1 cards of the blind, and the player to the picker&apos;s left takes the rest. Each buries as many cards as they took, and the points count for their side.</source>
        <translation>El declarante toma %1 cartas del talón, y quien está a su izquierda toma el resto. Cada uno entierra tantas cartas como tomó, y los tantos cuentan para su bando.</translation>
    </message>
    <message>
        <source>Starting at the dealer&apos;s left, each player says once: call, solo or pass. If all pass, the next player deals. A caller needs 61 points together with the holder of a called ace. A solo is played alone against everyone: best with the usual trump, side with another suit as trump, or billy, taking no trick at all.</source>
        <translation>Desde la izquierda de quien reparte, cada jugador dice una sola vez: pido, solo o paso. Si todos pasan, reparte el siguiente jugador. Quien pide necesita 61 tantos junto con quien tiene el as pedido. Un solo se juega en solitario contra todos: best con el triunfo habitual, de palo con otro palo de triunfo, o billy, sin hacer ni una baza.</translation>
    </message>
    <message>
        <source>The picker and the player to the picker&apos;s left are partners, and everyone knows it.</source>
        <translation>El declarante y quien está a su izquierda son compañeros, y todos lo saben.</translation>
    </message>
    <message>
        <source>The player who takes the first trick is the picker&apos;s partner. If the picker takes it, the picker plays alone.</source>
        <translation>Quien gana la primera baza es el compañero del declarante. Si la gana el declarante, juega en solitario.</translation>
    </message>
    <message>
        <source>There is no partner: the picker plays against everyone else.</source>
        <translation>No hay compañero: el declarante juega contra todos los demás.</translation>
    </message>
    <message>
        <source>The holders of %1 and %2 are the makers, and keep it secret until the cards are played. A player who holds both plays alone.</source>
        <translation>Quienes tienen %1 y %2 forman el ataque, en secreto hasta que se juegan las cartas. Un jugador que tiene ambas juega en solitario.</translation>
    </message>
    <message>
        <source>The holders of the two black queens are the makers, and keep it secret until the queens are played. A player who holds both plays alone.</source>
        <translation>Quienes tienen las dos reinas negras forman el ataque, en secreto hasta que se juegan las reinas. Un jugador que tiene ambas juega en solitario.</translation>
    </message>
    <message>
        <source>The players of the first two queens are the makers. Until then there are no sides.</source>
        <translation>Quienes juegan las dos primeras reinas forman el ataque. Hasta entonces no hay bandos.</translation>
    </message>
    <message>
        <source>The holders of %1, %2 and %3 are the makers, and keep it secret until the cards are played. A player who holds two of them may call another card before the first lead.</source>
        <translation>Quienes tienen %1, %2 y %3 forman el ataque, en secreto hasta que se juegan las cartas. Un jugador que tiene dos de ellas puede pedir otra carta antes de la primera salida.</translation>
    </message>
    <message>
        <source>The caller names a fail ace from another hand. Its holder is the partner, and keeps it secret until the ace is played.</source>
        <translation>Quien pide nombra un as lateral de otra mano. Quien lo tiene es el compañero, en secreto hasta que se juega el as.</translation>
    </message>
    <message>
        <source>The holder of %1 is one partner of the picker, and the holder of a called ace is the other. Both keep it secret.</source>
        <translation>Quien tiene %1 es un compañero del declarante, y quien tiene el as pedido es el otro. Ambos lo mantienen en secreto.</translation>
    </message>
    <message>
        <source>The picker calls the ace of a fail suit. Its holder is the partner, and keeps it secret. The ace must be played the first time its suit is led, and cannot be thrown off before.</source>
        <translation>El declarante pide el as de un palo lateral. Quien lo tiene es el compañero, en secreto. El as se debe jugar la primera vez que se sale de su palo, y antes no se puede descartar.</translation>
    </message>
    <message>
        <source>The holder of %1 is the picker&apos;s partner, and keeps it secret until the card is played.</source>
        <translation>Quien tiene %1 es el compañero del declarante, en secreto hasta que se juega la carta.</translation>
    </message>
    <message>
        <source>The player who did not deal leads to the first trick.</source>
        <translation>Quien no ha repartido sale a la primera baza.</translation>
    </message>
    <message>
        <source>The player at the dealer&apos;s left leads to the first trick.</source>
        <translation>Quien está a la izquierda de quien reparte sale a la primera baza.</translation>
    </message>
    <message>
        <source>The player at the picker&apos;s left leads to the first trick.</source>
        <translation>Quien está a la izquierda del declarante sale a la primera baza.</translation>
    </message>
    <message>
        <source>The player with 61 points or more wins. 60 to 60 is a tie.</source>
        <translation>Gana quien tiene 61 tantos o más. 60 a 60 es empate.</translation>
    </message>
    <message>
        <source>The makers win with 61 points or more. At 60 to 60 the others win.</source>
        <translation>El ataque gana con 61 tantos o más. Con 60 a 60 ganan los demás.</translation>
    </message>
    <message>
        <source>The picker wins with 61 points or more. At 60 to 60 the defenders win.</source>
        <translation>El declarante gana con 61 tantos o más. Con 60 a 60 gana la defensa.</translation>
    </message>
    <message>
        <source>Picker and partner, the makers, win with 61 points or more. At 60 to 60 the defenders win.</source>
        <translation>Declarante y compañero, el ataque, ganan con 61 tantos o más. Con 60 a 60 gana la defensa.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The winner gets %1, everyone else %2.</source>
        <translation>Quien gana cobra %1; los demás, %2.</translation>
    </message>
    <message>
        <source>In a tie everyone scores 0.</source>
        <translation>En caso de empate, todos apuntan 0.</translation>
    </message>
    <message>
        <source>Two tied winners get %1 each, everyone else %2.</source>
        <translation>Dos ganadores empatados cobran %1 cada uno; los demás, %2.</translation>
    </message>
    <message>
        <source>Players who sit opposite each other are partners, and everyone knows it. The makers are the player left of the dealer, who leads, and that player&apos;s partner.</source>
        <translation>Quienes se sientan frente a frente son compañeros, y todos lo saben. El ataque lo forman el jugador a la izquierda de quien reparte, que sale, y su compañero.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandbookDialog</name>
    <message>
        <source>Handbook</source>
        <translation>Manual</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Buscar en el manual</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Atrás</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Adelante</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Índice</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Encontrado</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>No encontrado.</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>Encontrado en %n lugar</numerusform>
            <numerusform>Encontrado en %n lugares</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Imprimir esta página</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandbookView</name>
    <message>
        <source>Page of the handbook</source>
        <translation>Página del manual</translation>
    </message>
</context>
<context>
    <name>sheepshead::HintButton</name>
    <message>
        <source>Hint</source>
        <translation>Pista</translation>
    </message>
    <message>
        <source>What would a good player do here, and why? Key %1.</source>
        <translation>¿Qué haría aquí un buen jugador, y por qué? Tecla %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HintPanel</name>
    <message numerus="yes">
        <source>The best of %n choices</source>
        <translation>
            <numerusform>La mejor de %n opción</numerusform>
            <numerusform>La mejor de %n opciones</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gana</translation>
    </message>
    <message numerus="yes">
        <source>best of %n</source>
        <comment>choices, in little room</comment>
        <translation>
            <numerusform>mejor de %n</numerusform>
            <numerusform>mejor de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: thinking…</source>
        <translation>Pista: pensando…</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Pista: %1</translation>
    </message>
    <message>
        <source>Coach: thinking…</source>
        <translation>Entrenador: pensando…</translation>
    </message>
    <message>
        <source>Better: %1. %2 Choose the same again to do it anyway.</source>
        <translation>Mejor: %1. %2 Elige lo mismo otra vez para hacerlo de todos modos.</translation>
    </message>
    <message>
        <source>Click or press Esc to close the hint.</source>
        <translation>Haz clic o pulsa Esc para quitar la pista.</translation>
    </message>
    <message>
        <source>score expected</source>
        <translation>tanteo esperado</translation>
    </message>
    <message>
        <source>score</source>
        <comment>expected, in little room</comment>
        <translation>tanteo</translation>
    </message>
    <message>
        <source>%1: a score of %2 expected, wins %3.</source>
        <comment>a choice and what it promises</comment>
        <translation>%1: tanteo esperado %2, gana %3.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryCharts</name>
    <message>
        <source>Score of %1 over time</source>
        <translation>Puntos de %1 en el tiempo</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Sesión</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Expected without the mistakes found</source>
        <extracomment>a line of a chart: the score without the points that mistakes cost</extracomment>
        <translation>Esperado sin los errores hallados</translation>
    </message>
    <message>
        <source>Trump in the hand</source>
        <translation>Triunfos en la mano</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Frecuencia</translation>
    </message>
    <message>
        <source>Expected: all players</source>
        <extracomment>the average of all players of the book, to compare</extracomment>
        <translation>Esperado: todos los jugadores</translation>
    </message>
    <message>
        <source>Pick rate of %1 by trump</source>
        <translation>Frecuencia de toma de %1 por triunfos</translation>
    </message>
    <message>
        <source>Picks won by %1, by trump</source>
        <translation>Tomas ganadas de %1, por triunfos</translation>
    </message>
    <message>
        <source>Running totals: %1</source>
        <translation>Totales acumulados: %1</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryDialog</name>
    <message>
        <source>History and statistics</source>
        <translation>Historial y estadísticas</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Persona</translation>
    </message>
    <message>
        <source>Figures of a person</source>
        <translation>Cifras de una persona</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Gráficos</translation>
    </message>
    <message>
        <source>Ho&amp;w they play</source>
        <translation>Có&amp;mo juegan</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Clasificación</translation>
    </message>
    <message>
        <source>Totals of all players</source>
        <translation>Totales de todos los jugadores</translation>
    </message>
    <message>
        <source>S&amp;heets</source>
        <translation>&amp;Hojas</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Hojas de puntos</translation>
    </message>
    <message>
        <source>&amp;Mauer meter…</source>
        <translation>Medidor de &amp;amarrar…</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>todos</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) are still being counted.</source>
        <translation>
            <numerusform>Aún se está contando %n hoja.</numerusform>
            <numerusform>Aún se están contando %n hojas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted, because of impossible values: %1</source>
        <translation>No cuentan, por valores imposibles: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryFilterBar</name>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>&amp;Jugador:</translation>
    </message>
    <message>
        <source>T&amp;ime:</source>
        <translation>&amp;Tiempo:</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Primer día</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Último día</translation>
    </message>
    <message>
        <source>P&amp;lace:</source>
        <translation>&amp;Lugar:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>J&amp;uego:</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>En todas partes</translation>
    </message>
    <message>
        <source>With computer players</source>
        <translation>Con jugadores de ordenador</translation>
    </message>
    <message>
        <source>At real tables</source>
        <translation>En mesas reales</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Siempre</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Este año</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>El año pasado</translation>
    </message>
    <message>
        <source>Season %1</source>
        <extracomment>September to August</extracomment>
        <translation>Temporada %1</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Entre dos días</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Cualquier juego</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>exactly the rules of this set of house rules</extracomment>
        <translation>Reglas: %1</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Todos</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (ordenador)</translation>
    </message>
</context>
<context>
    <name>sheepshead::HonestDeals</name>
    <message>
        <source>Hand %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Redealt</source>
        <translation>Repartida de nuevo</translation>
    </message>
    <message>
        <source>Deal %1…</source>
        <translation>Reparto %1…</translation>
    </message>
    <message>
        <source>Next deal %1…</source>
        <translation>Próximo reparto %1…</translation>
    </message>
    <message>
        <source>The hash of the deal, fixed before the cards are dealt. Click for how to check it.</source>
        <translation>El hash del reparto, fijado antes de dar las cartas. Haz clic para ver cómo comprobarlo.</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>En juego</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Próxima</translation>
    </message>
</context>
<context>
    <name>sheepshead::HonestDealsDialog</name>
    <message>
        <source>Honest deals</source>
        <translation>Reparto honesto</translation>
    </message>
    <message>
        <source>The &amp;deals of this game</source>
        <translation>Los &amp;repartos de esta partida</translation>
    </message>
    <message>
        <source>In the &amp;long run</source>
        <translation>A la &amp;larga</translation>
    </message>
</context>
<context>
    <name>sheepshead::HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Reglas de la casa</translation>
    </message>
</context>
<context>
    <name>sheepshead::KeepingWindow</name>
    <message>
        <source>%1 – score sheet</source>
        <translation>%1 — hoja de puntos</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Hoja</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Guardar como PD&amp;F…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>&amp;Editar</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Rehacer</translation>
    </message>
    <message>
        <source>&amp;Insert hand before</source>
        <translation>&amp;Insertar mano antes</translation>
    </message>
    <message>
        <source>&amp;Next hand</source>
        <translation>&amp;Siguiente mano</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Mesa</translation>
    </message>
    <message>
        <source>&amp;Players and rules…</source>
        <translation>&amp;Jugadores y reglas…</translation>
    </message>
    <message>
        <source>Players and rules &amp;before this hand…</source>
        <translation>Jugadores y reglas &amp;antes de esta mano…</translation>
    </message>
    <message>
        <source>&amp;Share the pot…</source>
        <translation>&amp;Repartir el bote…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ver</translation>
    </message>
    <message>
        <source>&amp;Big type</source>
        <translation>&amp;Letra grande</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;Aceptar</translation>
    </message>
    <message>
        <source>From the next hand on:</source>
        <translation>Desde la mano siguiente:</translation>
    </message>
    <message>
        <source>From this hand on:</source>
        <translation>Desde esta mano:</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>Guardar como página &amp;web…</translation>
    </message>
    <message>
        <source>Same table &amp;again…</source>
        <translation>Misma mesa &amp;otra vez…</translation>
    </message>
    <message>
        <source>&amp;Totals of an evening…</source>
        <translation>&amp;Totales de una sesión…</translation>
    </message>
    <message>
        <source>Bonus or penalt&amp;y…</source>
        <translation>Pri&amp;ma o penalización…</translation>
    </message>
    <message>
        <source>&amp;Correct line</source>
        <translation>&amp;Corregir línea</translation>
    </message>
    <message>
        <source>&amp;Delete line</source>
        <translation>&amp;Borrar línea</translation>
    </message>
</context>
<context>
    <name>sheepshead::KeptDocument</name>
    <message>
        <source>%1 left.</source>
        <comment>players</comment>
        <translation>Se va: %1.</translation>
    </message>
    <message>
        <source>%1 joined.</source>
        <comment>players</comment>
        <translation>Se une: %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::KindWords</name>
    <message>
        <source>Picker</source>
        <translation>Declarante</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Compañero</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Con</translation>
    </message>
    <message>
        <source>Bidder</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Perdedor</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jugada</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Tomada</translation>
    </message>
    <message>
        <source>Schwanzer</source>
        <translation>Schwanzer</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Thrown in: doubler</source>
        <translation>Mano anulada: doubler</translation>
    </message>
    <message>
        <source>Thrown in: no score</source>
        <translation>Mano anulada: sin puntos</translation>
    </message>
    <message>
        <source>3 87: player 3 picked, 87 points</source>
        <translation>3 87: toma el jugador 3, 87 tantos</translation>
    </message>
    <message>
        <source>3 1 87: player 3 called, with 1, 87 points; 3 side w: a solo won</source>
        <translation>3 1 87: pide el jugador 3, con 1, 87 tantos; 3 side w: solo de palo ganado</translation>
    </message>
    <message>
        <source>3 5 87: player 3 picked, with 5, 87 points</source>
        <translation>3 5 87: toma el jugador 3, con 5, 87 tantos</translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation>Exento</translation>
    </message>
    <message>
        <source>2 s: player 2 won, schneider</source>
        <translation>2 s: gana el jugador 2, schneider</translation>
    </message>
</context>
<context>
    <name>sheepshead::LayDownOffer</name>
    <message>
        <source>Lay your cards down?</source>
        <translation>¿Enseñar tus cartas?</translation>
    </message>
    <message>
        <source>Lay down (D)</source>
        <translation>Enseñar (D)</translation>
    </message>
    <message>
        <source>The rest is played out at once.</source>
        <translation>El resto se juega de una vez.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Seguir jugando</translation>
    </message>
    <message>
        <source>You are not asked again in this hand.</source>
        <translation>No se te vuelve a preguntar en esta mano.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LessonController</name>
    <message>
        <source>This lesson could not be read (%1: %2).</source>
        <translation>No se ha podido leer esta lección (%1: %2).</translation>
    </message>
    <message>
        <source>The expert is thinking…</source>
        <translation>El experto está pensando…</translation>
    </message>
    <message>
        <source>There is no hint for this question. Answer, and you see whether you were right.</source>
        <translation>Para esta pregunta no hay pistas. Responde y verás si acertaste.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LessonPanel</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>&amp;Siguiente pregunta</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Correcto</translation>
    </message>
    <message>
        <source>Not the best</source>
        <translation>No es lo mejor</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Inténtalo otra vez</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Espera</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Lección terminada</translation>
    </message>
    <message>
        <source>You have taken all lessons. Enjoy the game!</source>
        <translation>Has hecho todas las lecciones. ¡Que disfrutes del juego!</translation>
    </message>
    <message>
        <source>Well done. The next lesson: %1</source>
        <translation>Bien hecho. La próxima lección: %1</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>&amp;Siguiente lección</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Lección %1 de %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::LessonsDialog</name>
    <message>
        <source>Start &amp;over</source>
        <translation>Empe&amp;zar de nuevo</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Aprender el juego</translation>
    </message>
    <message>
        <source>Each lesson takes a minute or two, at the table and with real cards. Your game waits for you meanwhile.</source>
        <translation>Cada lección dura un minuto o dos, en la mesa y con cartas de verdad. Mientras, tu partida te espera.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lecciones</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Paso %1 de %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Hecha</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Empezar</translation>
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
        <translation>Persona</translation>
    </message>
    <message>
        <source>Plays at this computer, too.</source>
        <translation>También juega en este ordenador.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LevelWords</name>
    <message>
        <source>Beginner</source>
        <translation>Principiante</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Habitual</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Experto</translation>
    </message>
    <message>
        <source>Like people who are new to the game: passes good hands, picks weak ones, and gives points away.</source>
        <translation>Como quien empieza: pasa con buenas cartas, toma con malas y regala puntos.</translation>
    </message>
    <message>
        <source>Like people who have played for years: sound, by the rules of thumb. You can read them.</source>
        <translation>Como quien juega desde hace años: sólido, según las reglas prácticas. Se le puede leer.</translation>
    </message>
    <message>
        <source>Remembers every card and works out where the others may be. Mistakes cost you.</source>
        <translation>Recuerda cada carta y deduce dónde pueden estar las demás. Los errores te cuestan.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Veterano</translation>
    </message>
    <message>
        <source>Like the best at a good table: has learned from millions of hands what each card is worth, and plays at once.</source>
        <translation>Como los mejores de una buena mesa: ha aprendido de millones de manos lo que vale cada carta y juega al instante.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LineFaultWords</name>
    <message>
        <source>The rules of this table have no such hand.</source>
        <translation>Las reglas de esta mesa no tienen una mano así.</translation>
    </message>
    <message>
        <source>This player does not play the hand.</source>
        <translation>Este jugador no juega la mano.</translation>
    </message>
    <message>
        <source>The picker cannot be the partner, too.</source>
        <translation>El declarante no puede ser también el compañero.</translation>
    </message>
    <message>
        <source>These are too many partners.</source>
        <translation>Son demasiados compañeros.</translation>
    </message>
    <message>
        <source>The partner is missing.</source>
        <translation>Falta el compañero.</translation>
    </message>
    <message>
        <source>The partner is the player to the left of the picker.</source>
        <translation>El compañero es quien está a la izquierda del declarante.</translation>
    </message>
    <message>
        <source>A call needs a partner, and a solo has none.</source>
        <translation>Una petición necesita compañero, y un solo no lo tiene.</translation>
    </message>
    <message>
        <source>No cards add up to this number. Possible are 0, 2 to 118, and 120.</source>
        <translation>Ninguna combinación de cartas da este número. Son posibles 0, de 2 a 118 y 120.</translation>
    </message>
    <message>
        <source>A side without a trick cannot have so many points.</source>
        <translation>Un bando sin bazas no puede tener esos tantos.</translation>
    </message>
    <message>
        <source>The cards of these tricks are worth less.</source>
        <translation>Las cartas de estas bazas valen menos.</translation>
    </message>
    <message>
        <source>All points or tricks together do not add up to those of the deck.</source>
        <translation>Todos los tantos o bazas juntos no suman los de la baraja.</translation>
    </message>
    <message>
        <source>Every trick brings 120 points.</source>
        <translation>Con todas las bazas son 120 tantos.</translation>
    </message>
    <message>
        <source>It is either no trick or every trick.</source>
        <translation>O ninguna baza, o todas las bazas.</translation>
    </message>
    <message>
        <source>This does not fit the tricks of the picker&apos;s side.</source>
        <translation>No encaja con las bazas del bando del declarante.</translation>
    </message>
    <message>
        <source>The rules of this table do not have this.</source>
        <translation>Las reglas de esta mesa no tienen esto.</translation>
    </message>
    <message>
        <source>The rules of this table do not allow so many.</source>
        <translation>Las reglas de esta mesa no permiten una cantidad así.</translation>
    </message>
    <message>
        <source>The bet is made with every trick, and missed without one.</source>
        <translation>La apuesta se cumple con todas las bazas y se falla si falta una.</translation>
    </message>
    <message>
        <source>Sheepshead is called alone at this table.</source>
        <translation>En esta mesa, sheepshead se anuncia en solitario.</translation>
    </message>
    <message>
        <source>This cannot be the highest trump.</source>
        <translation>Este no puede ser el triunfo más alto.</translation>
    </message>
    <message>
        <source>One of these players is not at the table.</source>
        <translation>Uno de estos jugadores no está en la mesa.</translation>
    </message>
    <message>
        <source>%1 is not at the table.</source>
        <translation>%1 no está en la mesa.</translation>
    </message>
    <message>
        <source>%1 sits this hand out.</source>
        <translation>%1 descansa en esta mano.</translation>
    </message>
    <message>
        <source>%1 is at the table already.</source>
        <translation>%1 ya está en la mesa.</translation>
    </message>
    <message>
        <source>At most eight players can be at the table at one time.</source>
        <translation>En la mesa puede haber como mucho ocho jugadores a la vez.</translation>
    </message>
    <message>
        <source>There is no player with this number on the sheet.</source>
        <translation>No hay ningún jugador con este número en la hoja.</translation>
    </message>
    <message>
        <source>There are no rules for this number of players.</source>
        <translation>No hay reglas para tan pocos jugadores.</translation>
    </message>
    <message>
        <source>There are no rules for this number of players. Who sits out?</source>
        <translation>No hay reglas para tantos jugadores. ¿Quién descansa?</translation>
    </message>
    <message>
        <source>Say who it was.</source>
        <translation>Di quién fue.</translation>
    </message>
    <message>
        <source>It can only be one player.</source>
        <translation>Solo puede ser un jugador.</translation>
    </message>
    <message>
        <source>With an even number of players there is no middle score.</source>
        <translation>Con un número par de jugadores no hay un resultado intermedio.</translation>
    </message>
    <message>
        <source>Type the makers&apos; points, or say how the hand ended.</source>
        <translation>Escribe los tantos del ataque, o di cómo acabó la mano.</translation>
    </message>
    <message>
        <source>The points and the result do not fit each other.</source>
        <translation>Los tantos y el resultado no encajan.</translation>
    </message>
    <message>
        <source>Type points and tricks of every player.</source>
        <translation>Escribe los tantos y las bazas de cada jugador.</translation>
    </message>
    <message>
        <source>The pot is empty.</source>
        <translation>El bote está vacío.</translation>
    </message>
    <message>
        <source>The partner is the player opposite.</source>
        <translation>El compañero es el jugador de enfrente.</translation>
    </message>
    <message>
        <source>The holder of the partner card cannot lose.</source>
        <translation>Quien tiene la carta del compañero no puede perder.</translation>
    </message>
    <message>
        <source>The total of %1 would be too large.</source>
        <translation>El total de %1 sería demasiado grande.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LongRunPage</name>
    <message>
        <source>T&amp;able</source>
        <translation>T&amp;abla</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opiar</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Im&amp;primir…</translation>
    </message>
    <message>
        <source>Long-run tables</source>
        <translation>Tablas a la larga</translation>
    </message>
</context>
<context>
    <name>sheepshead::LookPage</name>
    <message>
        <source>Card backs</source>
        <translation>Reversos</translation>
    </message>
    <message>
        <source>Order of your cards</source>
        <translation>Orden de tus cartas</translation>
    </message>
    <message>
        <source>A &amp;gold edge on trump</source>
        <translation>Borde &amp;dorado en los triunfos</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aspecto</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartas</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>&amp;Reversos</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>&amp;Tapete</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>Ma&amp;no</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Ventana</translation>
    </message>
    <message>
        <source>Back of the deck</source>
        <translation>Reverso de la baraja</translation>
    </message>
    <message>
        <source>&amp;Trump first</source>
        <translation>Tri&amp;unfos primero</translation>
    </message>
    <message>
        <source>Trump by power, then clubs, spades and hearts.</source>
        <translation>Los triunfos por fuerza; después tréboles, picas y corazones.</translation>
    </message>
    <message>
        <source>By printed &amp;suit</source>
        <translation>Por &amp;palo impreso</translation>
    </message>
    <message>
        <source>Queens and jacks stay with their suits.</source>
        <translation>Reinas y jotas se quedan con su palo.</translation>
    </message>
    <message>
        <source>As &amp;dealt</source>
        <translation>Como s&amp;e repartió</translation>
    </message>
    <message>
        <source>Unsorted.</source>
        <translation>Sin ordenar.</translation>
    </message>
    <message>
        <source>During a hand, drag a card to another place, or move it with Ctrl and the arrow keys.</source>
        <translation>Durante una mano, arrastra una carta a otro lugar, o muévela con Control y las flechas.</translation>
    </message>
    <message>
        <source>Queens, jacks and diamonds stand out from the other cards.</source>
        <translation>Reinas, jotas y diamantes destacan entre las demás cartas.</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <translation>Como el &amp;sistema</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>C&amp;laro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Oscuro</translation>
    </message>
    <message>
        <source>Same as s&amp;ystem</source>
        <translation>Como el s&amp;istema</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>&amp;Aspecto</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Idioma</translation>
    </message>
</context>
<context>
    <name>sheepshead::LookPreview</name>
    <message>
        <source>Preview of the table</source>
        <translation>Vista previa de la mesa</translation>
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
        <translation>La lección o el ejercicio ocupa el sitio de la hoja de puntos.</translation>
    </message>
</context>
<context>
    <name>sheepshead::MomentWords</name>
    <message>
        <source>Every single trick!</source>
        <translation>¡Todas las bazas!</translation>
    </message>
    <message>
        <source>Not one trick for the makers!</source>
        <translation>¡Ni una baza para el ataque!</translation>
    </message>
    <message>
        <source>A leaster won without a point!</source>
        <translation>¡Un leaster ganado sin un solo tanto!</translation>
    </message>
    <message>
        <source>A mauer was at the table!</source>
        <translation>¡Alguien ha amarrado en esta mesa!</translation>
    </message>
</context>
<context>
    <name>sheepshead::NewChallengeDialog</name>
    <message>
        <source>&amp;Make the challenge…</source>
        <translation>&amp;Crear el desafío…</translation>
    </message>
    <message>
        <source>New challenge</source>
        <translation>Nuevo desafío</translation>
    </message>
    <message>
        <source>A challenge is a file with deals that none of you sees beforehand. Send it to others: everybody plays the same cards against the same computer players, and you compare your scores.</source>
        <translation>Un desafío es un archivo con manos que ninguno de vosotros ve de antemano. Envíalo a los demás: todos juegan las mismas cartas contra los mismos jugadores de ordenador, y comparáis vuestros puntos.</translation>
    </message>
    <message>
        <source>Challenge of %1</source>
        <translation>Desafío del %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>Made &amp;by:</source>
        <translation>&amp;De:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>&amp;Manos:</translation>
    </message>
    <message>
        <source>Computer &amp;players:</source>
        <translation>&amp;Jugadores de ordenador:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Reglas:</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>tu nombre</translation>
    </message>
    <message>
        <source>All: %1</source>
        <extracomment>computer players: all of this level</extracomment>
        <translation>Todos: %1</translation>
    </message>
    <message>
        <source>Different levels</source>
        <extracomment>computer players: not all of one level</extracomment>
        <translation>Niveles distintos</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Nivel del asiento %1</translation>
    </message>
    <message>
        <source>Seat &amp;%1:</source>
        <translation>Asiento &amp;%1:</translation>
    </message>
    <message>
        <source>Type a name for the challenge.</source>
        <translation>Ponle un nombre al desafío.</translation>
    </message>
    <message>
        <source>Type your name, so that the others see who made the challenge.</source>
        <translation>Escribe tu nombre para que los demás vean quién creó el desafío.</translation>
    </message>
</context>
<context>
    <name>sheepshead::NewGameDialog</name>
    <message>
        <source>Games</source>
        <translation>Juegos</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nueva partida</translation>
    </message>
    <message>
        <source>At the table, clockwise from you</source>
        <translation>En la mesa, en sentido horario desde ti</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Jugadores:</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
    <message>
        <source>at random</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>The largest number is %1.</source>
        <translation>El número más grande es %1.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Repartir</translation>
    </message>
    <message>
        <source>Your house rules</source>
        <translation>Tus reglas de la casa</translation>
    </message>
    <message>
        <source>First deal &amp;number:</source>
        <translation>&amp;Número del primer reparto:</translation>
    </message>
    <message>
        <source>The hand with this deal number comes first. By the same rules and seats the same hands follow it on every computer. Leave it empty for random deals.</source>
        <translation>La mano con este número de reparto va primero. Con las mismas reglas y asientos la siguen las mismas manos en cualquier ordenador. Déjalo vacío para repartir al azar.</translation>
    </message>
</context>
<context>
    <name>sheepshead::NewPlayerDialog</name>
    <message>
        <source>New player</source>
        <translation>Nuevo jugador</translation>
    </message>
    <message>
        <source>&amp;Name of the new player:</source>
        <translation>&amp;Nombre del nuevo jugador:</translation>
    </message>
    <message>
        <source>Takes the seat of</source>
        <translation>Ocupa el asiento de</translation>
    </message>
    <message>
        <source>&amp;Sit down</source>
        <translation>&amp;Sentar</translation>
    </message>
    <message>
        <source>A player at this table has that name.</source>
        <translation>Un jugador de esta mesa tiene ese nombre.</translation>
    </message>
</context>
<context>
    <name>sheepshead::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
</context>
<context>
    <name>sheepshead::OldScores</name>
    <message>
        <source>&quot;%1&quot; is not a date.</source>
        <translation>«%1» no es una fecha.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
    <message>
        <source>No date is known for this line.</source>
        <translation>No se conoce la fecha de esta línea.</translation>
    </message>
    <message>
        <source>A player has no name.</source>
        <translation>Un jugador no tiene nombre.</translation>
    </message>
    <message>
        <source>A player is in the line twice.</source>
        <translation>Un jugador está dos veces en la línea.</translation>
    </message>
    <message>
        <source>The number of %1 is no whole number of points.</source>
        <translation>El número de %1 no es un número entero de puntos.</translation>
    </message>
    <message>
        <source>The number of %1 is too large.</source>
        <translation>El número de %1 es demasiado grande.</translation>
    </message>
    <message numerus="yes">
        <source>An evening can have %n players at most.</source>
        <translation>
            <numerusform>Una sesión puede tener %n jugador como máximo.</numerusform>
            <numerusform>Una sesión puede tener %n jugadores como máximo.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>over a column of scores</comment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Total</source>
        <comment>over a column of scores</comment>
        <translation>Total</translation>
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
        <translation>Puntos de una tabla</translation>
    </message>
    <message>
        <source>What does each column hold? These are the first lines of the file.</source>
        <translation>¿Qué contiene cada columna? Estas son las primeras líneas del archivo.</translation>
    </message>
    <message>
        <source>First lines of the file</source>
        <translation>Primeras líneas del archivo</translation>
    </message>
    <message>
        <source>This will be written:</source>
        <translation>Esto se anotará:</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Sesiones</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Líneas</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Puntos</translation>
    </message>
    <message>
        <source>&amp;Leave out lines that cannot be read</source>
        <translation>&amp;Omitir las líneas que no se pueden leer</translation>
    </message>
    <message>
        <source>The &amp;first line names the columns</source>
        <translation>La &amp;primera línea nombra las columnas</translation>
    </message>
    <message>
        <source>&amp;Between the columns:</source>
        <translation>&amp;Entre las columnas:</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>comas</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>puntos y coma</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>tabuladores</translation>
    </message>
    <message>
        <source>vertical lines</source>
        <translation>barras verticales</translation>
    </message>
    <message>
        <source>&amp;Dates have in front:</source>
        <translation>Las &amp;fechas empiezan por:</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>el día</translation>
    </message>
    <message>
        <source>the month</source>
        <translation>el mes</translation>
    </message>
    <message>
        <source>a point</source>
        <translation>un punto</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>una coma</translation>
    </message>
    <message>
        <source>&amp;Each line is:</source>
        <translation>&amp;Cada línea es:</translation>
    </message>
    <message>
        <source>an evening</source>
        <translation>una sesión</translation>
    </message>
    <message>
        <source>a hand</source>
        <translation>una mano</translation>
    </message>
    <message>
        <source>The numbers are &amp;running totals of the day</source>
        <translation>Los números son totales &amp;acumulados del día</translation>
    </message>
    <message>
        <source>1 where the numbers are points; the stake where they are money</source>
        <translation>1 si los números son puntos; la apuesta si son dinero</translation>
    </message>
    <message>
        <source>A &amp;point is worth:</source>
        <translation>&amp;Un punto vale:</translation>
    </message>
    <message>
        <source>Lines without a da&amp;te are of:</source>
        <translation>Las líneas sin fec&amp;ha son del:</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>nada</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>la fecha</translation>
    </message>
    <message>
        <source>points of this player</source>
        <translation>puntos de este jugador</translation>
    </message>
    <message>
        <source>names of players</source>
        <translation>nombres de jugadores</translation>
    </message>
    <message>
        <source>points</source>
        <translation>puntos</translation>
    </message>
    <message>
        <source>a note</source>
        <translation>una nota</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Columna %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Línea %1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) cannot be read.</source>
        <translation>
            <numerusform>%n línea más no se puede leer.</numerusform>
            <numerusform>%n líneas más no se pueden leer.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n line(s) the points do not add up to 0; the first is line %1.</source>
        <translation>
            <numerusform>En %n línea los puntos no suman 0; es la línea %1.</numerusform>
            <numerusform>En %n líneas los puntos no suman 0; la primera es la línea %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are left out.</source>
        <translation>
            <numerusform>Se omite %n línea.</numerusform>
            <numerusform>Se omiten %n líneas.</numerusform>
        </translation>
    </message>
    <message>
        <source>No column has points.</source>
        <translation>Ninguna columna tiene puntos.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Write %n evening(s)</source>
        <translation>
            <numerusform>A&amp;notar %n sesión</numerusform>
            <numerusform>A&amp;notar %n sesiones</numerusform>
        </translation>
    </message>
    <message>
        <source>Dec&amp;imal sign:</source>
        <translation>Signo deci&amp;mal:</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>según cada número</translation>
    </message>
</context>
<context>
    <name>sheepshead::OldSheet</name>
    <message>
        <source>On paper, %1</source>
        <comment>a day</comment>
        <translation>En papel, %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::OpenedFiles</name>
    <message>
        <source>%1 will be opened when you have closed what is open now.</source>
        <translation>%1 se abrirá cuando cierres lo que está abierto ahora.</translation>
    </message>
    <message>
        <source>&amp;Open it now</source>
        <translation>&amp;Abrir ahora</translation>
    </message>
</context>
<context>
    <name>sheepshead::PaperBar</name>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Guardar como &amp;PDF…</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Qué imprimir</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta (Letter)</translation>
    </message>
    <message>
        <source>Size of the sheet</source>
        <translation>Tamaño del papel</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
</context>
<context>
    <name>sheepshead::PaperDialog</name>
    <message>
        <source>With the &amp;names of this table</source>
        <translation>Con los &amp;nombres de esta mesa</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimir</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Vista previa</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Quién paga a quién</translation>
    </message>
    <message>
        <source>Blank score sheet</source>
        <translation>Hoja de puntos en blanco</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Hoja de torneo</translation>
    </message>
    <message>
        <source>Our house rules</source>
        <translation>Nuestras reglas de la casa</translation>
    </message>
    <message>
        <source>Cheat sheet of the rules</source>
        <translation>Chuleta de las reglas</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Qué imprimir</translation>
    </message>
    <message>
        <source>Letter</source>
        <translation>Carta (Letter)</translation>
    </message>
    <message>
        <source>A4</source>
        <translation>A4</translation>
    </message>
    <message>
        <source>points only</source>
        <translation>solo puntos</translation>
    </message>
    <message>
        <source>Pape&amp;r</source>
        <translation>&amp;Papel</translation>
    </message>
    <message>
        <source>Pl&amp;ayers</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation>&amp;Manos</translation>
    </message>
    <message>
        <source>A p&amp;oint is worth</source>
        <translation>Un p&amp;unto vale</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Guardar como PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Guardar como PDF</translation>
    </message>
</context>
<context>
    <name>sheepshead::PayText</name>
    <message>
        <source>What a hand pays</source>
        <translation>Lo que paga una mano</translation>
    </message>
    <message>
        <source>The loser takes</source>
        <translation>El perdedor hace</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Ganador</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Perdedor</translation>
    </message>
    <message>
        <source>30 to 59 points</source>
        <translation>de 30 a 59 tantos</translation>
    </message>
    <message>
        <source>fewer than 30 points (schneider)</source>
        <translation>menos de 30 tantos (schneider)</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>ninguna baza</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La mano</translation>
    </message>
    <message>
        <source>Each bidder</source>
        <translation>Cada uno que subasta</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <translation>Cada rival</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Petición</translation>
    </message>
    <message>
        <source>Best solo</source>
        <translation>Solo best</translation>
    </message>
    <message>
        <source>Side solo</source>
        <translation>Solo de palo</translation>
    </message>
    <message>
        <source>Billy</source>
        <translation>Billy</translation>
    </message>
    <message>
        <source>made</source>
        <translation>cumplida</translation>
    </message>
    <message>
        <source>set</source>
        <translation>fallida</translation>
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
        <translation>Solo los ganadores suman puntos.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>En solitario</translation>
    </message>
    <message numerus="yes">
        <source>%n makers</source>
        <translation>
            <numerusform>%n atacante</numerusform>
            <numerusform>%n atacantes</numerusform>
        </translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>Con un compañero</translation>
    </message>
    <message numerus="yes">
        <source>With %n partners</source>
        <translation>
            <numerusform>Con %n compañero</numerusform>
            <numerusform>Con %n compañeros</numerusform>
        </translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Declarante</translation>
    </message>
    <message>
        <source>First maker</source>
        <translation>Primer atacante</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Atacante</translation>
    </message>
    <message>
        <source>Each other player</source>
        <translation>Cada uno de los demás</translation>
    </message>
    <message>
        <source>Each maker</source>
        <translation>Cada atacante</translation>
    </message>
    <message>
        <source>Each defender</source>
        <translation>Cada defensor</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Compañero</translation>
    </message>
    <message>
        <source>Other maker</source>
        <translation>Otro atacante</translation>
    </message>
    <message>
        <source>Each partner</source>
        <translation>Cada compañero</translation>
    </message>
    <message>
        <source>The picker takes</source>
        <translation>El declarante hace</translation>
    </message>
    <message>
        <source>The makers take</source>
        <translation>El ataque hace</translation>
    </message>
    <message>
        <source>%1 to %2 points</source>
        <translation>de %1 a %2 tantos</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>todas las bazas</translation>
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
        <translation>%1, tras tomar a la fuerza</translation>
    </message>
    <message>
        <source>%1, the picker without a trick</source>
        <translation>%1, el declarante sin bazas</translation>
    </message>
</context>
<context>
    <name>sheepshead::PayoutPage</name>
    <message>
        <source>Payout</source>
        <translation>Premios</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Importe</translation>
    </message>
    <message>
        <source>share the place and its money</source>
        <translation>comparten el puesto y su dinero</translation>
    </message>
    <message>
        <source>the higher best round comes first</source>
        <translation>desempata la mejor ronda</translation>
    </message>
    <message>
        <source>&amp;Fee of a player:</source>
        <translation>C&amp;uota de un jugador:</translation>
    </message>
    <message>
        <source>Pe&amp;rcent for the places, from the first on:</source>
        <translation>Porcenta&amp;je de los puestos, desde el primero:</translation>
    </message>
    <message>
        <source>For the &amp;best of each round:</source>
        <translation>Para el mejor de cada &amp;ronda:</translation>
    </message>
    <message>
        <source>Players with the same &amp;total:</source>
        <translation>Jugadores con el mismo &amp;total:</translation>
    </message>
    <message>
        <source>Fees: %1. Prizes: %2 %. The host keeps: %3. Prizes without a winner yet: %4.</source>
        <translation>Cuotas: %1. Premios: %2&#xa0;%. Para la organización: %3. Premios aún sin ganador: %4.</translation>
    </message>
    <message>
        <source>Type whole percentages with blanks between them.</source>
        <translation>Escribe porcentajes enteros separados por espacios.</translation>
    </message>
    <message>
        <source>The prizes of all places and rounds are more than 100 %.</source>
        <translation>Los premios de todos los puestos y rondas suman más del 100&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>sheepshead::PeopleDialog</name>
    <message>
        <source>People</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Buscar:</translation>
    </message>
    <message>
        <source>A person is one entry, whatever sheets and seats they sat in. Merge two entries that are the same person.</source>
        <translation>Una persona es una sola entrada, sean cuales sean sus hojas y asientos. Une dos entradas que sean la misma persona.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>column: whether a person or a computer player</extracomment>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Hojas</translation>
    </message>
    <message>
        <source>People of the score book</source>
        <translation>Jugadores del libro de puntos</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renombrar…</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>&amp;Unir…</translation>
    </message>
    <message>
        <source>S&amp;eparate</source>
        <translation>&amp;Separar</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>&amp;Estadísticas…</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Jugador de ordenador</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Persona</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>también %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renombrar %1</translation>
    </message>
    <message>
        <source>&amp;New name, on all sheets:</source>
        <translation>&amp;Nuevo nombre, en todas las hojas:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Merge %1</source>
        <translation>Unir %1</translation>
    </message>
    <message>
        <source>%1 is the &amp;same person as:</source>
        <translation>%1 es la &amp;misma persona que:</translation>
    </message>
    <message>
        <source>All sheets of %1 will show the name you choose here. Nothing is lost: Separate takes it back at any time.</source>
        <translation>Todas las hojas de %1 mostrarán el nombre que elijas aquí. No se pierde nada: Separar lo deshace en cualquier momento.</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Unir</translation>
    </message>
</context>
<context>
    <name>sheepshead::PersonsTurn</name>
    <message>
        <source>There is nothing for you to decide just now.</source>
        <translation>Ahora mismo no tienes nada que decidir.</translation>
    </message>
    <message>
        <source>You cannot lay down your cards yet: the rest of the hand is not decided.</source>
        <translation>Todavía no puedes enseñar tus cartas: el resto de la mano no está decidido.</translation>
    </message>
</context>
<context>
    <name>sheepshead::PickTableDialog</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>How good is a hand?</source>
        <translation>¿Qué tan buena es una mano?</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tabla</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Gráfico</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Páginas</translation>
    </message>
    <message>
        <source>Deals done</source>
        <translation>Repartos hechos</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>Pre&amp;guntar</translation>
    </message>
    <message>
        <source>Deals all other cards again and again, and plays these hands</source>
        <translation>Reparte una y otra vez las demás cartas y juega esas manos</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Con&amp;tinuar</translation>
    </message>
</context>
<context>
    <name>sheepshead::PickTableSetup</name>
    <message>
        <source>&amp;Use the hand on the table</source>
        <translation>&amp;Usar la mano de la mesa</translation>
    </message>
    <message>
        <source>&amp;No cards</source>
        <translation>&amp;Ninguna carta</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>al azar</translation>
    </message>
    <message>
        <source>What you have seen of this hand; it counts as a hint.</source>
        <translation>Lo que ha visto de esta mano; cuenta como una pista.</translation>
    </message>
    <message>
        <source>Click &amp;hand cards, or type them (QC JS AD):</source>
        <translation>Pulse las cartas de la &amp;mano o escríbalas (QC JS AD):</translation>
    </message>
    <message>
        <source>Click cards of the &amp;blind, or type them:</source>
        <translation>Pulse las cartas del ta&amp;lón o escríbalas:</translation>
    </message>
    <message>
        <source>Cards of the hand</source>
        <translation>Cartas de la mano</translation>
    </message>
    <message>
        <source>Cards of the blind</source>
        <translation>Cartas del talón</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>A&amp;rchivo…</translation>
    </message>
    <message>
        <source>F&amp;ile…</source>
        <translation>Arch&amp;ivo…</translation>
    </message>
    <message>
        <source>Rules from a file</source>
        <translation>Reglas de un archivo</translation>
    </message>
    <message>
        <source>Other rules from a file</source>
        <translation>Otras reglas de un archivo</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>Regla&amp;s:</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>&amp;Comparar con:</translation>
    </message>
    <message>
        <source>The rule that is changed</source>
        <translation>La regla cambiada</translation>
    </message>
    <message>
        <source>Whose &amp;picks are counted:</source>
        <translation>De quién se cuentan las t&amp;omas:</translation>
    </message>
    <message>
        <source>All hands are played to the end by regular players.</source>
        <translation>Jugadores habituales juegan todas las manos hasta el final.</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>Rep&amp;artos:</translation>
    </message>
    <message>
        <source>Each is tried in every seat. More deals make errors smaller.</source>
        <translation>Cada uno se prueba en todos los asientos. Con más repartos los errores son menores.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>S&amp;emilla:</translation>
    </message>
    <message>
        <source>The same number has the same deals.</source>
        <translation>El mismo número tiene los mismos repartos.</translation>
    </message>
    <message>
        <source>No other rules</source>
        <translation>Ningunas otras reglas</translation>
    </message>
    <message>
        <source>The same with one rule changed</source>
        <translation>Las mismas con una regla cambiada</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Reglas de la mesa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a house rule and its choice</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>in the hand</source>
        <translation>en la mano</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Talón</translation>
    </message>
    <message>
        <source>in the blind</source>
        <translation>en el talón</translation>
    </message>
</context>
<context>
    <name>sheepshead::PickTableView</name>
    <message>
        <source>By seat</source>
        <translation>Por asiento</translation>
    </message>
    <message>
        <source>By trump and queens</source>
        <translation>Por triunfos y reinas</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Copiar como te&amp;xto</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>I&amp;mprimir…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Guardar como PD&amp;F…</translation>
    </message>
    <message>
        <source>The hand or the rules have changed since. These figures are about what was asked before.</source>
        <translation>La mano o las reglas han cambiado desde entonces. Estas cifras son de la pregunta anterior.</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Lado a lado</translation>
    </message>
    <message>
        <source>Side by s&amp;ide:</source>
        <translation>&amp;Lado a lado:</translation>
    </message>
    <message>
        <source>How good is a hand?</source>
        <translation>¿Qué tan buena es una mano?</translation>
    </message>
    <message>
        <source>Save the table as PDF</source>
        <translation>Guardar la tabla como PDF</translation>
    </message>
    <message>
        <source>The hand never has the choice: such a hand is dealt again, or another player always picks first.</source>
        <translation>La mano nunca puede elegir: se vuelve a repartir, o siempre toma antes otro jugador.</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Repartiendo…</translation>
    </message>
</context>
<context>
    <name>sheepshead::PlayPage</name>
    <message>
        <source>Speed</source>
        <translation>Velocidad</translation>
    </message>
    <message>
        <source>&amp;Wait for a click after every trick</source>
        <translation>&amp;Esperar un clic tras cada baza</translation>
    </message>
    <message>
        <source>When the rest of a hand is decided</source>
        <translation>Cuando el resto de la mano está decidido</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Entrenador</translation>
    </message>
    <message>
        <source>Also in hands that coun&amp;t</source>
        <translation>También en manos que c&amp;uentan</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lenta</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normal</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rápida</translation>
    </message>
    <message>
        <source>No &amp;motion</source>
        <translation>&amp;Sin movimiento</translation>
    </message>
    <message>
        <source>Cards move at once and light up briefly.</source>
        <translation>Las cartas se mueven al instante y brillan un momento.</translation>
    </message>
    <message>
        <source>Pla&amp;y every card</source>
        <translation>Ju&amp;gar todas las cartas</translation>
    </message>
    <message>
        <source>Offer to lay the cards &amp;down</source>
        <translation>&amp;Ofrecer enseñar las cartas</translation>
    </message>
    <message>
        <source>Only when the result is certain, no matter what the others hold. Computer players lay down when all remaining tricks are theirs.</source>
        <translation>Solo cuando el resultado es seguro, tengan lo que tengan los demás. Los jugadores de ordenador enseñan sus cartas cuando todas las bazas que quedan son suyas.</translation>
    </message>
    <message>
        <source>Lay the cards down at onc&amp;e</source>
        <translation>Enseñar las cartas al &amp;instante</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>&amp;Desactivado</translation>
    </message>
    <message>
        <source>Warn before a costly dec&amp;ision</source>
        <translation>A&amp;visar antes de una decisión cara</translation>
    </message>
    <message>
        <source>Tell after a &amp;costly decision</source>
        <translation>De&amp;cirlo después de una decisión cara</translation>
    </message>
    <message>
        <source>Otherwise in practice only. The score sheet marks such hands like hands with a hint.</source>
        <translation>Si no, solo en la práctica. La hoja de puntos marca esas manos como las manos con pista.</translation>
    </message>
    <message>
        <source>Costly means at least t&amp;his many points:</source>
        <translation>Cara significa al menos estos &amp;puntos:</translation>
    </message>
    <message>
        <source>P&amp;ace</source>
        <translation>Rit&amp;mo</translation>
    </message>
    <message>
        <source>My last card plays &amp;by itself</source>
        <translation>&amp;Que mi última carta se juegue sola</translation>
    </message>
    <message>
        <source>So does any card that I ha&amp;ve to play</source>
        <translation>También cualquier carta o&amp;bligada</translation>
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
        <translation>Puntos de %1</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Tantos de %1</translation>
    </message>
    <message>
        <source>Tricks of %1</source>
        <translation>Bazas de %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Tantos</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Bazas</translation>
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
        <translation>%1 reparte</translation>
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
        <translation>fuera</translation>
    </message>
</context>
<context>
    <name>sheepshead::PlayersPage</name>
    <message>
        <source>Clockwise from your seat. Smaller tables use only the first seats.</source>
        <translation>En sentido horario desde tu asiento. Las mesas más pequeñas usan solo los primeros asientos.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a level of computer players, and a sentence on how they play</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>A change of level takes effect with the next deal.</source>
        <translation>Un cambio de nivel vale desde el próximo reparto.</translation>
    </message>
    <message>
        <source>Experts and hints &amp;notice how each player plays</source>
        <translation>Expertos y pistas &amp;observan cómo juega cada jugador</translation>
    </message>
    <message>
        <source>The score book remembers it by player. History and statistics shows what it knows, and can forget it.</source>
        <translation>El libro de puntos lo recuerda por jugador. Historial y estadísticas muestra lo que sabe, y puede olvidarlo.</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>&amp;Jugadores</translation>
    </message>
    <message>
        <source>Computer players mak&amp;e remarks</source>
        <translation>Los jugadores de ordenador hacen &amp;comentarios</translation>
    </message>
    <message>
        <source>A &amp;screen reader reads their remarks</source>
        <translation>Un &amp;lector de pantalla lee sus comentarios</translation>
    </message>
    <message>
        <source>Other players sit down with the next new game.</source>
        <translation>Otros jugadores se sientan a la mesa con la próxima partida nueva.</translation>
    </message>
    <message>
        <source>A few words now and then, about what everyone at the table has seen.</source>
        <translation>De vez en cuando, unas palabras sobre lo que ha visto toda la mesa.</translation>
    </message>
    <message numerus="yes">
        <source>You have played most with %1: %n game(s).</source>
        <translation>
            <numerusform>Con quien más has jugado es %1: %n partida.</numerusform>
            <numerusform>Con quien más has jugado es %1: %n partidas.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::PointsBar</name>
    <message>
        <source>Makers %1, defenders %2</source>
        <translation>Ataque %1, defensa %2</translation>
    </message>
    <message>
        <source>Makers %1</source>
        <translation>Ataque %1</translation>
    </message>
    <message>
        <source>%1 Defenders</source>
        <translation>%1 Defensa</translation>
    </message>
</context>
<context>
    <name>sheepshead::PointsDialog</name>
    <message>
        <source>Totals of an evening</source>
        <translation>Totales de una sesión</translation>
    </message>
    <message>
        <source>Bonus or penalty</source>
        <translation>Prima o penalización</translation>
    </message>
    <message>
        <source>What has each player won or lost in the hands that were kept on paper?</source>
        <translation>¿Qué ha ganado o perdido cada jugador en las manos anotadas en papel?</translation>
    </message>
    <message>
        <source>What does each player get, or pay if below 0?</source>
        <translation>¿Cuánto recibe cada jugador, o cuánto paga (por debajo de 0)?</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>M&amp;otivo:</translation>
    </message>
    <message>
        <source>where or when (optional)</source>
        <translation>dónde o cuándo, si se quiere</translation>
    </message>
    <message>
        <source>talk at the table</source>
        <translation>hablar en la mesa</translation>
    </message>
    <message>
        <source>It goes into the &amp;pot</source>
        <translation>Va al &amp;bote</translation>
    </message>
    <message>
        <source>Together these are %1 points. What one wins another loses, so it should be 0.</source>
        <translation>En total son %1 puntos. Lo que uno gana lo pierde otro, así que debería ser 0.</translation>
    </message>
    <message>
        <source>Together: %1</source>
        <translation>En total: %1</translation>
    </message>
    <message>
        <source>The pot: %1</source>
        <translation>El bote: %1</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>&amp;Anotar</translation>
    </message>
    <message>
        <source>&amp;Write all the same</source>
        <translation>&amp;Anotar igualmente</translation>
    </message>
</context>
<context>
    <name>sheepshead::PositionView</name>
    <message>
        <source>in the blind</source>
        <translation>en el talón</translation>
    </message>
</context>
<context>
    <name>sheepshead::PowerDialog</name>
    <message>
        <source>Mauer meter</source>
        <translation>Medidor de amarrar</translation>
    </message>
    <message>
        <source>A player who passes a strong hand is a mauer. The meter adds up the trump of the hands that a player passed. Count for</source>
        <translation>Amarra quien pasa con cartas fuertes. El medidor suma los triunfos de las manos que un jugador pasó. Valor de</translation>
    </message>
    <message>
        <source>A &amp;queen:</source>
        <translation>Una &amp;reina:</translation>
    </message>
    <message>
        <source>A &amp;jack:</source>
        <translation>Una &amp;jota:</translation>
    </message>
    <message>
        <source>The jack of &amp;diamonds:</source>
        <translation>La jota de &amp;diamantes:</translation>
    </message>
    <message>
        <source>Any other &amp;trump:</source>
        <translation>Cualquier otro &amp;triunfo:</translation>
    </message>
    <message>
        <source>never</source>
        <translation>nunca</translation>
    </message>
    <message>
        <source>Of six cards; other hands in proportion</source>
        <translation>De seis cartas; otras manos, en proporción</translation>
    </message>
    <message>
        <source>Tell a &amp;mauer after the hand from a power of:</source>
        <translation>Decir tras la mano quién &amp;amarra, desde una fuerza de:</translation>
    </message>
</context>
<context>
    <name>sheepshead::PreferencesDialog</name>
    <message>
        <source>Configure Sheepshead</source>
        <translation>Configurar Sheepshead</translation>
    </message>
</context>
<context>
    <name>sheepshead::PresetList</name>
    <message>
        <source>Players:</source>
        <translation>Jugadores:</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n jugador</numerusform>
            <numerusform>%n jugadores</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::PrintWords</name>
    <message>
        <source>Hand</source>
        <comment>heading over the numbers of hands</comment>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>picker</source>
        <translation>declarante</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>compañero</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>atacante</translation>
    </message>
    <message>
        <source>partner or maker</source>
        <translation>compañero o atacante</translation>
    </message>
    <message>
        <source>above: this hand, below: the running total</source>
        <translation>arriba: esta mano, abajo: el total acumulado</translation>
    </message>
    <message>
        <source>left: this hand, right: the running total</source>
        <translation>izquierda: esta mano, derecha: el total acumulado</translation>
    </message>
    <message>
        <source>No hand has been played yet.</source>
        <translation>Aún no se ha jugado ninguna mano.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Página %1 de %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::ProgramEnd</name>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Salir</translation>
    </message>
    <message>
        <source>Change the &amp;language</source>
        <translation>Cambiar de &amp;idioma</translation>
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
        <translation>La mano %1 está sin terminar.</translation>
    </message>
    <message>
        <source>Hand %1 is next.</source>
        <translation>La mano %1 es la siguiente.</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Resume &quot;%1&quot;?</source>
        <translation>¿Reanudar «%1»?</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nueva partida</translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation>Esta partida no está guardada.</translation>
    </message>
    <message>
        <source>Its score sheet is lost when you leave it.</source>
        <translation>Su hoja de puntos se pierde si dejas la partida.</translation>
    </message>
    <message>
        <source>Sheepshead is already running with this score book.</source>
        <translation>Sheepshead ya está abierto con este libro de puntos.</translation>
    </message>
    <message>
        <source>If you resume &quot;%1&quot; here, the other window stops saving it.</source>
        <translation>Si reanudas «%1» aquí, la otra ventana deja de guardarla.</translation>
    </message>
    <message>
        <source>&amp;Close this window</source>
        <translation>&amp;Cerrar esta ventana</translation>
    </message>
    <message>
        <source>&amp;Resume here</source>
        <translation>&amp;Reanudar aquí</translation>
    </message>
    <message>
        <source>Sheepshead is already running with this score book on another computer (%1).</source>
        <translation>Sheepshead ya está abierto con este libro de puntos en otro ordenador (%1).</translation>
    </message>
</context>
<context>
    <name>sheepshead::RealTablesDraft</name>
    <message>
        <source>Type a name for each seat.</source>
        <translation>Escribe un nombre para cada asiento.</translation>
    </message>
    <message>
        <source>Two people at this table have the same name. Add a letter to one of them.</source>
        <translation>Dos personas de esta mesa tienen el mismo nombre. Añade una letra a uno de ellos.</translation>
    </message>
    <message>
        <source>Only whole numbers can be scores.</source>
        <translation>Solo los números enteros pueden ser resultados.</translation>
    </message>
    <message>
        <source>Deal %1: %2</source>
        <comment>why it is not saved</comment>
        <translation>Mano %1: %2</translation>
    </message>
    <message>
        <source>No deal has scores yet.</source>
        <translation>Ninguna mano tiene resultados todavía.</translation>
    </message>
    <message>
        <source>The disk did not take the last change.</source>
        <translation>El disco no aceptó el último cambio.</translation>
    </message>
</context>
<context>
    <name>sheepshead::RemarkWords</name>
    <message>
        <source>I counted on that one.</source>
        <extracomment>short words of Ada at the table: it took a trick with many points</extracomment>
        <translation>Con esa ya contaba.</translation>
    </message>
    <message>
        <source>I saw that coming two tricks ago.</source>
        <extracomment>short words of Ada at the table: another player took a trick with many points</extracomment>
        <translation>Lo vi venir hace dos bazas.</translation>
    </message>
    <message>
        <source>You have counted too, I hope.</source>
        <extracomment>short words of Ada at the table: it has picked, and was cracked</extracomment>
        <translation>Espero que tú también hayas echado cuentas.</translation>
    </message>
    <message>
        <source>The numbers were clear.</source>
        <extracomment>short words of Ada at the table: it won the hand alone</extracomment>
        <translation>Las cuentas estaban claras.</translation>
    </message>
    <message>
        <source>I miscounted. It happens once a year.</source>
        <extracomment>short words of Ada at the table: it lost the hand as picker</extracomment>
        <translation>Conté mal. Me pasa una vez al año.</translation>
    </message>
    <message>
        <source>They did not even make thirty.</source>
        <extracomment>short words of Ada at the table: its side won, and the other side has no schneider</extracomment>
        <translation>No han llegado ni a treinta.</translation>
    </message>
    <message>
        <source>Least is best today.</source>
        <extracomment>short words of Ada at the table: it won a leaster</extracomment>
        <translation>Hoy menos es más.</translation>
    </message>
    <message>
        <source>I had the cards. I wanted to be sure.</source>
        <extracomment>short words of Ada at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Cartas tenía. Quería ir sobre seguro.</translation>
    </message>
    <message>
        <source>Worth the wait.</source>
        <extracomment>short words of Bruno at the table: it took a trick with many points</extracomment>
        <translation>Valió la pena esperar.</translation>
    </message>
    <message>
        <source>Hm. That one hurts.</source>
        <extracomment>short words of Bruno at the table: another player took a trick with many points</extracomment>
        <translation>Hm. Esa duele.</translation>
    </message>
    <message>
        <source>Crack away. I sit well.</source>
        <extracomment>short words of Bruno at the table: it has picked, and was cracked</extracomment>
        <translation>Venga ese contro. Yo, tan a gusto.</translation>
    </message>
    <message>
        <source>Keep the best for last, I say.</source>
        <extracomment>short words of Bruno at the table: it won the hand alone</extracomment>
        <translation>Lo mejor, siempre para el final.</translation>
    </message>
    <message>
        <source>I kept them too long.</source>
        <extracomment>short words of Bruno at the table: it lost the hand as picker</extracomment>
        <translation>Las guardé demasiado.</translation>
    </message>
    <message>
        <source>That will teach them.</source>
        <extracomment>short words of Bruno at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Así aprenderán.</translation>
    </message>
    <message>
        <source>And none of you noticed me.</source>
        <extracomment>short words of Bruno at the table: it won a leaster</extracomment>
        <translation>Y nadie se fijó en mí.</translation>
    </message>
    <message>
        <source>I was saving it.</source>
        <extracomment>short words of Bruno at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Me la estaba guardando.</translation>
    </message>
    <message>
        <source>Thank you, friends!</source>
        <extracomment>short words of Clara at the table: it took a trick with many points</extracomment>
        <translation>¡Gracias, buena gente!</translation>
    </message>
    <message>
        <source>Oh, what a lovely trick!</source>
        <extracomment>short words of Clara at the table: another player took a trick with many points</extracomment>
        <translation>¡Ay, qué baza tan bonita!</translation>
    </message>
    <message>
        <source>A crack? Now I am nervous.</source>
        <extracomment>short words of Clara at the table: it has picked, and was cracked</extracomment>
        <translation>¿Contro? Ay, qué nervios.</translation>
    </message>
    <message>
        <source>All by myself!</source>
        <extracomment>short words of Clara at the table: it won the hand alone</extracomment>
        <translation>¡Todo por mi cuenta!</translation>
    </message>
    <message>
        <source>I gave away too much.</source>
        <extracomment>short words of Clara at the table: it lost the hand as picker</extracomment>
        <translation>He regalado demasiado.</translation>
    </message>
    <message>
        <source>Such generous cards!</source>
        <extracomment>short words of Clara at the table: its side won, and the other side has no schneider</extracomment>
        <translation>¡Qué cartas tan generosas!</translation>
    </message>
    <message>
        <source>For once I gave it all away.</source>
        <extracomment>short words of Clara at the table: it won a leaster</extracomment>
        <translation>Por una vez lo regalé todo.</translation>
    </message>
    <message>
        <source>I thought another would pick.</source>
        <extracomment>short words of Clara at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Pensé que ya tomaría alguien.</translation>
    </message>
    <message>
        <source>Slow and steady.</source>
        <extracomment>short words of Emil at the table: it took a trick with many points</extracomment>
        <translation>Despacio y buena letra.</translation>
    </message>
    <message>
        <source>No hurry. There are more tricks.</source>
        <extracomment>short words of Emil at the table: another player took a trick with many points</extracomment>
        <translation>Sin prisa. Quedan más bazas.</translation>
    </message>
    <message>
        <source>I should have passed.</source>
        <extracomment>short words of Emil at the table: it has picked, and was cracked</extracomment>
        <translation>Tendría que haber pasado.</translation>
    </message>
    <message>
        <source>That one was safe.</source>
        <extracomment>short words of Emil at the table: it won the hand alone</extracomment>
        <translation>Esa era segura.</translation>
    </message>
    <message>
        <source>That is why I usually pass.</source>
        <extracomment>short words of Emil at the table: it lost the hand as picker</extracomment>
        <translation>Por eso suelo pasar.</translation>
    </message>
    <message>
        <source>Careful does it.</source>
        <extracomment>short words of Emil at the table: its side won, and the other side has no schneider</extracomment>
        <translation>La prudencia tiene premio.</translation>
    </message>
    <message>
        <source>Doing nothing pays.</source>
        <extracomment>short words of Emil at the table: it won a leaster</extracomment>
        <translation>Qué bien se gana sin hacer nada.</translation>
    </message>
    <message>
        <source>I was not quite sure.</source>
        <extracomment>short words of Emil at the table: it passed a strong hand, as all see now</extracomment>
        <translation>No lo veía del todo claro.</translation>
    </message>
    <message>
        <source>Follow the bell!</source>
        <extracomment>short words of Frieda at the table: it took a trick with many points</extracomment>
        <translation>¡Al son del cencerro!</translation>
    </message>
    <message>
        <source>Well led.</source>
        <extracomment>short words of Frieda at the table: another player took a trick with many points</extracomment>
        <translation>Bien llevada esa baza.</translation>
    </message>
    <message>
        <source>Then we play for more.</source>
        <extracomment>short words of Frieda at the table: it has picked, and was cracked</extracomment>
        <translation>Pues jugamos por más.</translation>
    </message>
    <message>
        <source>I needed no help.</source>
        <extracomment>short words of Frieda at the table: it won the hand alone</extracomment>
        <translation>No me hizo falta ayuda.</translation>
    </message>
    <message>
        <source>My lead, my fault.</source>
        <extracomment>short words of Frieda at the table: it lost the hand as picker</extracomment>
        <translation>Yo iba al frente: culpa mía.</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <extracomment>short words of Frieda at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Así se hace.</translation>
    </message>
    <message>
        <source>Even a leaster can be led.</source>
        <extracomment>short words of Frieda at the table: it won a leaster</extracomment>
        <translation>Hasta un leaster se puede dirigir.</translation>
    </message>
    <message>
        <source>I wanted to see who would lead.</source>
        <extracomment>short words of Frieda at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Quería ver quién daba el paso.</translation>
    </message>
    <message>
        <source>Mine!</source>
        <extracomment>short words of Gus at the table: it took a trick with many points</extracomment>
        <translation>¡Mía!</translation>
    </message>
    <message>
        <source>Enjoy it while it lasts.</source>
        <extracomment>short words of Gus at the table: another player took a trick with many points</extracomment>
        <translation>Disfrútala mientras dure.</translation>
    </message>
    <message>
        <source>Good. Now it is worth something.</source>
        <extracomment>short words of Gus at the table: it has picked, and was cracked</extracomment>
        <translation>Bien. Ahora sí vale la pena.</translation>
    </message>
    <message>
        <source>Who needs a partner?</source>
        <extracomment>short words of Gus at the table: it won the hand alone</extracomment>
        <translation>¿Y quién necesita compañero?</translation>
    </message>
    <message>
        <source>I would pick it again.</source>
        <extracomment>short words of Gus at the table: it lost the hand as picker</extracomment>
        <translation>Volvería a tomar.</translation>
    </message>
    <message>
        <source>Head down, and through!</source>
        <extracomment>short words of Gus at the table: its side won, and the other side has no schneider</extracomment>
        <translation>¡Cabeza gacha y a embestir!</translation>
    </message>
    <message>
        <source>Even I can lie low.</source>
        <extracomment>short words of Gus at the table: it won a leaster</extracomment>
        <translation>Hasta yo sé agachar la cabeza.</translation>
    </message>
    <message>
        <source>Me, passing? I must have been asleep.</source>
        <extracomment>short words of Gus at the table: it passed a strong hand, as all see now</extracomment>
        <translation>¿Pasar, yo? Me habré dormido.</translation>
    </message>
    <message>
        <source>Oh! Was that me?</source>
        <extracomment>short words of Lottie at the table: it took a trick with many points</extracomment>
        <translation>¡Ay! ¿He sido yo?</translation>
    </message>
    <message>
        <source>You are good at this.</source>
        <extracomment>short words of Lottie at the table: another player took a trick with many points</extracomment>
        <translation>Qué bien se te da.</translation>
    </message>
    <message>
        <source>That sounds serious.</source>
        <extracomment>short words of Lottie at the table: it has picked, and was cracked</extracomment>
        <translation>Uy, eso suena serio.</translation>
    </message>
    <message>
        <source>I had no choice!</source>
        <extracomment>short words of Lottie at the table: it won the hand alone</extracomment>
        <translation>¡No tuve más remedio!</translation>
    </message>
    <message>
        <source>Sorry, everyone.</source>
        <extracomment>short words of Lottie at the table: it lost the hand as picker</extracomment>
        <translation>Perdón a toda la mesa.</translation>
    </message>
    <message>
        <source>That was fun!</source>
        <extracomment>short words of Lottie at the table: its side won, and the other side has no schneider</extracomment>
        <translation>¡Qué divertido!</translation>
    </message>
    <message>
        <source>I did not want any of it.</source>
        <extracomment>short words of Lottie at the table: it won a leaster</extracomment>
        <translation>Si yo no quería nada.</translation>
    </message>
    <message>
        <source>I was waiting for company.</source>
        <extracomment>short words of Lottie at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Es que esperaba compañía.</translation>
    </message>
    <message>
        <source>Double it next time.</source>
        <extracomment>short words of Otto at the table: it took a trick with many points</extracomment>
        <translation>La próxima, el doble.</translation>
    </message>
    <message>
        <source>Put it on my bill.</source>
        <extracomment>short words of Otto at the table: another player took a trick with many points</extracomment>
        <translation>Apúntamelo en la cuenta.</translation>
    </message>
    <message>
        <source>At last, a real game.</source>
        <extracomment>short words of Otto at the table: it has picked, and was cracked</extracomment>
        <translation>Por fin una partida de verdad.</translation>
    </message>
    <message>
        <source>You should have cracked.</source>
        <extracomment>short words of Otto at the table: it won the hand alone</extracomment>
        <translation>Tendrías que haber dicho contro.</translation>
    </message>
    <message>
        <source>Well played. Another round?</source>
        <extracomment>short words of Otto at the table: it lost the hand as picker</extracomment>
        <translation>Bien jugado. ¿Otra ronda?</translation>
    </message>
    <message>
        <source>Pay at the counter, please.</source>
        <extracomment>short words of Otto at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Se paga en la barra, por favor.</translation>
    </message>
    <message>
        <source>The cheapest win of the evening.</source>
        <extracomment>short words of Otto at the table: it won a leaster</extracomment>
        <translation>La victoria más barata de la noche.</translation>
    </message>
    <message>
        <source>I bluffed too well.</source>
        <extracomment>short words of Otto at the table: it passed a strong hand, as all see now</extracomment>
        <translation>El farol me salió demasiado bien.</translation>
    </message>
    <message>
        <source>Snip, snap, mine.</source>
        <extracomment>short words of Wilma at the table: it took a trick with many points</extracomment>
        <translation>Tris, tras, mía.</translation>
    </message>
    <message>
        <source>Cheeky. I like it.</source>
        <extracomment>short words of Wilma at the table: another player took a trick with many points</extracomment>
        <translation>Qué descaro. Me gusta.</translation>
    </message>
    <message>
        <source>Ooh, a brave one.</source>
        <extracomment>short words of Wilma at the table: it has picked, and was cracked</extracomment>
        <translation>Uy, cuánta valentía.</translation>
    </message>
    <message>
        <source>Black sheep do it alone.</source>
        <extracomment>short words of Wilma at the table: it won the hand alone</extracomment>
        <translation>Las ovejas negras van por libre.</translation>
    </message>
    <message>
        <source>Oops.</source>
        <extracomment>short words of Wilma at the table: it lost the hand as picker</extracomment>
        <translation>Ups.</translation>
    </message>
    <message>
        <source>Shorn!</source>
        <extracomment>short words of Wilma at the table: its side won, and the other side has no schneider</extracomment>
        <translation>¡Menuda esquilada!</translation>
    </message>
    <message>
        <source>Nothing for me, thanks.</source>
        <extracomment>short words of Wilma at the table: it won a leaster</extracomment>
        <translation>Para mí nada, gracias.</translation>
    </message>
    <message>
        <source>I passed that? Silly me.</source>
        <extracomment>short words of Wilma at the table: it passed a strong hand, as all see now</extracomment>
        <translation>¿Y eso lo pasé? Qué cabeza la mía.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReportDialog</name>
    <message>
        <source>The file also has the hand in play up to now, with the cards of all players. So read it only when the hand is over.</source>
        <translation>El archivo incluye también la mano en juego hasta ahora, con las cartas de todos los jugadores. Así que léelo solo cuando termine la mano.</translation>
    </message>
    <message>
        <source>The file also has the last hand: its rules, cards and decisions.</source>
        <translation>El archivo incluye también la última mano: sus reglas, cartas y decisiones.</translation>
    </message>
    <message>
        <source>No hand was played yet, so the file has none.</source>
        <translation>Aún no se ha jugado ninguna mano, así que el archivo no incluye ninguna.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Informar de un problema</translation>
    </message>
    <message>
        <source>&amp;What happened, and what did you expect?</source>
        <translation>¿&amp;Qué ha pasado, y qué esperabas?</translation>
    </message>
    <message>
        <source>What the report tells</source>
        <translation>Qué cuenta el informe</translation>
    </message>
    <message>
        <source>&amp;Save the report…</source>
        <translation>&amp;Guardar el informe…</translation>
    </message>
    <message>
        <source>The report is one file that you can read and attach to a message. The program sends nothing. No names of players, computers or folders are in it.</source>
        <translation>El informe es un archivo que puedes leer y adjuntar a un mensaje. El programa no envía nada. No contiene nombres de jugadores, ordenadores ni carpetas.</translation>
    </message>
    <message>
        <source>The report also contains:</source>
        <translation>Además de tus palabras, contiene estos datos:</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultDetails</name>
    <message>
        <source>Buried: %1</source>
        <translation>Enterradas: %1</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Tapada</translation>
    </message>
    <message>
        <source>Trump in the hand when the play began</source>
        <translation>Triunfos en la mano al empezar el juego</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultPage</name>
    <message>
        <source>Practice: it does not count.</source>
        <translation>Práctica: no cuenta.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) go into the pot.</source>
        <translation>
            <numerusform>%n punto va al bote.</numerusform>
            <numerusform>%n puntos van al bote.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) come out of the pot.</source>
        <translation>
            <numerusform>%n punto sale del bote.</numerusform>
            <numerusform>%n puntos salen del bote.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <extracomment>a computer player and what it says</extracomment>
        <translation>%1: «%2»</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultPanel</name>
    <message>
        <source>E&amp;xplain score…</source>
        <translation>E&amp;xplicar puntos…</translation>
    </message>
    <message>
        <source>How the score came about</source>
        <translation>De dónde salen los puntos</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Revisar…</translation>
    </message>
    <message>
        <source>Look back at every decision of the hand</source>
        <translation>Repasar todas las decisiones de la mano</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>&amp;Jugar otra vez</translation>
    </message>
    <message>
        <source>The same cards once more; it does not count</source>
        <translation>Las mismas cartas una vez más; no cuenta</translation>
    </message>
    <message>
        <source>&amp;Next hand</source>
        <translation>&amp;Siguiente mano</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuar</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Mano anulada</translation>
    </message>
    <message>
        <source>&amp;Tricks…</source>
        <translation>&amp;Bazas…</translation>
    </message>
    <message>
        <source>Page through all tricks of the hand</source>
        <translation>Ver una a una todas las bazas de la mano</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>El resultado</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Tecla %1</translation>
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
        <translation>Subasta</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Compañero</translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Declarante</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Ataque</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>ninguna baza</translation>
    </message>
    <message>
        <source>You win %1</source>
        <translation>Ganas %1</translation>
    </message>
    <message>
        <source>You lose %1</source>
        <translation>Pierdes %1</translation>
    </message>
    <message>
        <source>You break even</source>
        <translation>Quedas en paz</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence that says who wins</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>counts %1</source>
        <translation>cuenta %1</translation>
    </message>
    <message>
        <source>In the blind</source>
        <translation>En el talón</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Talón</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultsPage</name>
    <message>
        <source>Hand b&amp;y hand, one a line</source>
        <translation>Mano a mano, una por &amp;línea</translation>
    </message>
    <message>
        <source>&amp;Save this table</source>
        <translation>Guardar esta m&amp;esa</translation>
    </message>
    <message>
        <source>Make the round &amp;official</source>
        <translation>Hacer &amp;oficial la ronda</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Ronda</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Mesas</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Totals in the order of the seats</source>
        <translation>Totales en el orden de los asientos</translation>
    </message>
    <message>
        <source>Totals in the order of the seats: 4 1 1 -2 -4</source>
        <translation>Totales en el orden de los asientos: 4 1 1 -2 -4</translation>
    </message>
    <message>
        <source>Hands, one a line, in the order of the seats</source>
        <translation>Manos, una por línea, en el orden de los asientos</translation>
    </message>
    <message>
        <source>Save results to se&amp;nd…</source>
        <translation>Guardar resultados para enviarlo&amp;s…</translation>
    </message>
    <message>
        <source>&amp;Add results of another computer…</source>
        <translation>&amp;Añadir resultados de otro ordenador…</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a table without a result</comment>
        <translation>falta</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>suma %1</translation>
    </message>
    <message>
        <source>official</source>
        <translation>oficial</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>anotado</translation>
    </message>
    <message>
        <source>This round is not drawn yet.</source>
        <translation>Esta ronda aún no está sorteada.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) without a result.</source>
        <translation>
            <numerusform>%n mesa sin resultado.</numerusform>
            <numerusform>%n mesas sin resultado.</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are there.</source>
        <translation>Están todos los resultados.</translation>
    </message>
    <message>
        <source>The round is official. A change is a correction, and is marked.</source>
        <translation>La ronda es oficial. Un cambio es una corrección y queda marcado.</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Mesa %1: %2</translation>
    </message>
    <message>
        <source>Type a number for each seat in every line.</source>
        <translation>Escribe en cada línea un número por asiento.</translation>
    </message>
    <message>
        <source>Sum %1. Type a number for each seat.</source>
        <translation>Suma %1. Escribe un número por asiento.</translation>
    </message>
    <message>
        <source>Only whole numbers can be scores.</source>
        <translation>Solo valen números enteros.</translation>
    </message>
    <message>
        <source>The sum is 0.</source>
        <translation>La suma es 0.</translation>
    </message>
    <message>
        <source>The sum is %1, not 0: look at the card again.</source>
        <translation>La suma es %1, no 0: mira la tarjeta otra vez.</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Corrección</translation>
    </message>
    <message>
        <source>The result is official. Why is it corrected?</source>
        <translation>El resultado es oficial. ¿Por qué se corrige?</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReviewController</name>
    <message>
        <source>Practice: this hand does not count. Your game waits for you.</source>
        <translation>Práctica: esta mano no cuenta. Tu partida te espera.</translation>
    </message>
    <message>
        <source>Deal number %1.</source>
        <translation>Reparto número %1.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Volver a la partida</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReviewDialog</name>
    <message>
        <source>Cost: points lost on average. %1 a cost, %2 the player&apos;s costliest, %3 gave the hand away</source>
        <translation>Coste: puntos perdidos de media. %1 un coste, %2 el más caro del jugador, %3 perdió la mano</translation>
    </message>
    <message>
        <source>Only &amp;my decisions</source>
        <translation>Solo &amp;mis decisiones</translation>
    </message>
    <message>
        <source>&amp;Show all cards</source>
        <translation>M&amp;ostrar todas las cartas</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Seguir jugando desde aquí</translation>
    </message>
    <message>
        <source>Review of the hand</source>
        <translation>Revisión de la mano</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Decisiones</translation>
    </message>
    <message>
        <source>Expected: points on average, by what the player could know. Wins: how often the player comes out ahead. With all cards seen: how it ends if everyone sees all cards and plays perfectly.</source>
        <translation>Esperado: puntos de media, según lo que el jugador podía saber. Gana: con qué frecuencia el jugador sale ganando. A cartas vistas: cómo acaba si todos ven todas las cartas y juegan perfectamente.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Primera</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Última</translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation>&amp;Jugar otra vez este reparto</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Cerrar</translation>
    </message>
    <message>
        <source>Play the same cards for practice. It does not count.</source>
        <translation>Juega las mismas cartas para practicar. No cuenta.</translation>
    </message>
    <message>
        <source>Practice from just before this decision. It does not count.</source>
        <translation>Practica desde justo antes de esta decisión. No cuenta.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a decision</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>Not reviewed yet.</source>
        <translation>Sin revisar aún.</translation>
    </message>
    <message>
        <source>Reviewing decision %1 of %2…</source>
        <translation>Revisando la decisión %1 de %2…</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Leyenda</translation>
    </message>
    <message>
        <source>What the figures and colors mean</source>
        <translation>Qué significan las cifras y los colores</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Números</translation>
    </message>
    <message>
        <source>What each choice was expected to score</source>
        <translation>Lo que cada opción prometía anotar</translation>
    </message>
    <message>
        <source>S&amp;tudy this position</source>
        <translation>&amp;Estudiar esta posición</translation>
    </message>
    <message>
        <source>Set it up in a window of its own, to ask and to try out variations.</source>
        <translation>La prepara en una ventana propia, para preguntar y probar variantes.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;iar</translation>
    </message>
    <message>
        <source>What the review says, and this picture of the table, for a message</source>
        <translation>Lo que dice la revisión y esta imagen de la mesa, para un mensaje</translation>
    </message>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>G&amp;uardar como imagen…</translation>
    </message>
    <message>
        <source>Judged without what the program has noticed of these players.</source>
        <translation>Juzgada sin lo que el programa ha observado de estos jugadores.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReviewModel</name>
    <message>
        <source>End of the hand</source>
        <translation>Fin de la mano</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Quién</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Decisión</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coste</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleAgreement</name>
    <message>
        <source>Our house rules</source>
        <translation>Nuestras reglas de la casa</translation>
    </message>
    <message>
        <source>Date and place</source>
        <translation>Fecha y lugar</translation>
    </message>
    <message>
        <source>We play %1. %2</source>
        <translation>Jugamos a %1. %2</translation>
    </message>
    <message>
        <source>We have read this and agree to it. What is not written here, all players decide together before the next deal.</source>
        <translation>Hemos leído esto y estamos de acuerdo. Lo que no está escrito aquí lo deciden todos los jugadores juntos antes del próximo reparto.</translation>
    </message>
    <message>
        <source>Our own rules</source>
        <translation>Nuestras propias reglas</translation>
    </message>
    <message>
        <source>None: we play it as it is.</source>
        <translation>Ninguna: lo jugamos tal cual.</translation>
    </message>
    <message>
        <source>Everyone passes: %1</source>
        <translation>Nadie toma: %1</translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>Cómo va una mano</translation>
    </message>
    <message>
        <source>What a point is worth</source>
        <translation>Cuánto vale un punto</translation>
    </message>
    <message>
        <source>We play for points only.</source>
        <translation>Jugamos solo por los puntos.</translation>
    </message>
    <message>
        <source>A point is worth %1.</source>
        <translation>Un punto vale %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleExplanation</name>
    <message>
        <source>Point at a rule, or press Tab, to read what it means.</source>
        <translation>Señala una regla, o pulsa Tab, para leer qué significa.</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleFileWords</name>
    <message>
        <source>Line %1, column %2</source>
        <translation>Línea %1, columna %2</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <translation>no es texto en UTF-8</translation>
    </message>
    <message>
        <source>expected rule = choice</source>
        <translation>se esperaba regla = opción</translation>
    </message>
    <message>
        <source>expected the number of the format</source>
        <translation>se esperaba el número del formato</translation>
    </message>
    <message>
        <source>written by a later version of the program</source>
        <translation>escrito por una versión posterior del programa</translation>
    </message>
    <message>
        <source>the name was given before</source>
        <translation>el nombre ya se ha dado antes</translation>
    </message>
    <message>
        <source>there is no rule of this name</source>
        <translation>no hay ninguna regla con este nombre</translation>
    </message>
    <message>
        <source>this rule was named before</source>
        <translation>esta regla ya se ha nombrado antes</translation>
    </message>
    <message>
        <source>too long for a file of house rules</source>
        <translation>demasiado largo para un archivo de reglas de la casa</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>the choices are: %1</source>
        <translation>las opciones son: %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2</source>
        <translation>se esperaba un número de %1 a %2</translation>
    </message>
    <message>
        <source>%1: %2 cannot be played beside the other rules</source>
        <translation>%1: %2 no se puede jugar con las otras reglas</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleFiles</name>
    <message>
        <source>House rules (*.sheeprules);;All files (*)</source>
        <translation>Reglas de la casa (*.sheeprules);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>The rules in %1 cannot be used. Nothing was changed.</source>
        <translation>Las reglas de %1 no se pueden usar. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>The rules were not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>No se han guardado las reglas: no se ha podido escribir el archivo %1. Elige otra carpeta.</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Abrir reglas</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Guardar reglas</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleForm</name>
    <message>
        <source>Reset all</source>
        <translation>Restablecer todo</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Buscar en las reglas</translation>
    </message>
    <message>
        <source>Open r&amp;ules…</source>
        <translation>&amp;Abrir reglas…</translation>
    </message>
    <message>
        <source>Load rules from a file</source>
        <translation>Abre reglas de un archivo</translation>
    </message>
    <message>
        <source>Sa&amp;ve rules…</source>
        <translation>&amp;Guardar reglas…</translation>
    </message>
    <message>
        <source>Save these rules to a file you can share</source>
        <translation>Guarda estas reglas en un archivo que puedes compartir</translation>
    </message>
    <message>
        <source>Co&amp;mpare…</source>
        <translation>Co&amp;mparar…</translation>
    </message>
    <message>
        <source>Compare these rules with other rules</source>
        <translation>Comparar estas reglas con otras</translation>
    </message>
    <message>
        <source>Reset all rules</source>
        <translation>Restablecer todas las reglas</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, cambiada</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Estas reglas</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, con %n cambio</numerusform>
            <numerusform>%1, con %n cambios</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>These rules cannot be played together. %1</source>
        <translation>Estas reglas no se pueden jugar juntas. %1</translation>
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
        <translation>Restablecer</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>Deshacer este cambio</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Restablecer %1</translation>
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
        <translation>Ninguna regla coincide.</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Secciones</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, con %n cambio</numerusform>
            <numerusform>%1, con %n cambios</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesComparison</name>
    <message>
        <source>Rule</source>
        <translation>Regla</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesDialog</name>
    <message>
        <source>Rules of this table</source>
        <translation>Reglas de esta mesa</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>&amp;Vista previa…</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesOffer</name>
    <message>
        <source>Play by these rules?</source>
        <translation>¿Jugar con estas reglas?</translation>
    </message>
    <message>
        <source>Start a new game with the rules &quot;%1&quot;? New games keep using them until you change them in the settings.</source>
        <translation>¿Empezar una partida nueva con las reglas «%1»? Las partidas nuevas las usarán hasta que las cambies en los ajustes.</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Usar estas reglas</translation>
    </message>
    <message>
        <source>&amp;Keep my rules</source>
        <translation>&amp;Conservar mis reglas</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>Co&amp;mparar…</translation>
    </message>
    <message>
        <source>My rules for new games</source>
        <translation>Mis reglas para partidas nuevas</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesPage</name>
    <message>
        <source>Rules of this table</source>
        <translation>Reglas de esta mesa</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesText</name>
    <message>
        <source>%1, with house rules</source>
        <translation>%1, con reglas de la casa</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Reglas de esta mesa</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>These stay in the box: %1.</source>
        <translation>Se quedan en la caja: %1.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Las cartas</translation>
    </message>
    <message numerus="yes">
        <source>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n points in the deck.</source>
        <translation>
            <numerusform>As 11 tantos, diez 10, rey 4, reina 3, jota 2; nueve, ocho y siete, ninguno: %n tanto en la baraja.</numerusform>
            <numerusform>As 11 tantos, diez 10, rey 4, reina 3, jota 2; nueve, ocho y siete, ninguno: %n tantos en la baraja.</numerusform>
        </translation>
    </message>
    <message>
        <source>All queens and jacks of any suit are trump, and so are all %1. From the highest down:</source>
        <translation>Todas las reinas y jotas de cualquier palo son triunfo, y también todos los %1. De mayor a menor:</translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>Cómo va una mano</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Cuando todos pasan</translation>
    </message>
    <message>
        <source>The house rules</source>
        <translation>Las reglas de la casa</translation>
    </message>
    <message>
        <source>A star marks rules that differ from the usual game.</source>
        <translation>Una estrella marca las reglas distintas del juego habitual.</translation>
    </message>
    <message>
        <source>All are the usual rules of this game.</source>
        <translation>Todas son las reglas habituales de este juego.</translation>
    </message>
    <message>
        <source>The other three suits are fail, each from ace, ten and king down. Any trump takes any fail card.</source>
        <translation>Los otros tres palos son laterales, cada uno desde el as, el diez y el rey hacia abajo. Cualquier triunfo gana a cualquier carta lateral.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookController</name>
    <message>
        <source>The score book was recovered: %1 with %2.</source>
        <translation>El libro de puntos se ha recuperado: %1 con %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n hoja</numerusform>
            <numerusform>%n hojas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheets that were lost: %1; hands of other sheets: %2.</source>
        <translation>Hojas perdidas: %1; manos de otras hojas: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) lost their name, and are called &quot;Recovered sheet&quot;.</source>
        <translation>
            <numerusform>%n hoja perdió su nombre, y se llama «Hoja recuperada».</numerusform>
            <numerusform>%n hojas perdieron su nombre, y se llaman «Hoja recuperada».</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is kept in %1.</source>
        <translation>El archivo dañado se conserva en %1.</translation>
    </message>
    <message>
        <source>The score book was restored.</source>
        <translation>El libro de puntos se ha restaurado.</translation>
    </message>
    <message>
        <source>The score book was restored. What was there before is in %1.</source>
        <translation>El libro de puntos se ha restaurado. Lo que había antes está en %1.</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Libro de puntos</translation>
    </message>
    <message>
        <source>&amp;Play without saving</source>
        <translation>&amp;Jugar sin guardar</translation>
    </message>
    <message>
        <source>&amp;Set aside, begin a new book</source>
        <translation>&amp;Apartar y empezar un libro nuevo</translation>
    </message>
    <message>
        <source>Re&amp;cover what can be read</source>
        <translation>Re&amp;cuperar lo que se pueda leer</translation>
    </message>
    <message>
        <source>&amp;Restore the backup</source>
        <translation>&amp;Restaurar la copia</translation>
    </message>
    <message>
        <source>Restoring the backup…</source>
        <translation>Restaurando la copia…</translation>
    </message>
    <message>
        <source>Reading the damaged score book…</source>
        <translation>Leyendo el libro de puntos dañado…</translation>
    </message>
    <message>
        <source>Beside the score book lay changes to another one, as when a book is copied in the place of another. They were not taken over, and are kept in %1.</source>
        <translation>Junto al libro de puntos había cambios de otro, como cuando se copia un libro en el lugar de otro. No se incorporaron y se guardan en %1.</translation>
    </message>
    <message>
        <source>This is the backup %1, which has more hands than could be read.</source>
        <translation>Es la copia %1, que tiene más manos de las que se pudieron leer.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookDialog</name>
    <message>
        <source>Score book</source>
        <translation>Libro de puntos</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Buscar:</translation>
    </message>
    <message>
        <source>name, player, rule or date</source>
        <translation>nombre, jugador, regla o fecha</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Hojas de puntos</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Abrir</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reanudar</translation>
    </message>
    <message>
        <source>Rena&amp;me…</source>
        <translation>Re&amp;nombrar…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Eliminar…</translation>
    </message>
    <message>
        <source>Score a &amp;table…</source>
        <translation>Apuntar en una &amp;mesa…</translation>
    </message>
    <message>
        <source>No score sheets yet. Your first hand starts one.</source>
        <translation>Aún no hay hojas de puntos. Tu primera mano empieza una.</translation>
    </message>
    <message>
        <source>No sheet contains &quot;%1&quot;.</source>
        <translation>Ninguna hoja contiene «%1».</translation>
    </message>
    <message>
        <source>Rename sheet</source>
        <translation>Renombrar la hoja</translation>
    </message>
    <message>
        <source>Sheet &amp;name:</source>
        <translation>&amp;Nombre de la hoja:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renombrar</translation>
    </message>
    <message>
        <source>Delete sheet</source>
        <translation>Eliminar la hoja</translation>
    </message>
    <message>
        <source>Delete &quot;%1&quot; with %2?</source>
        <translation>¿Eliminar «%1» con %2?</translation>
    </message>
    <message>
        <source>This deletes the sheet and all its hands. You cannot undo it.</source>
        <translation>Se elimina la hoja con todas sus manos. No se puede deshacer.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open in a window of its own.</source>
        <translation>«%1» está abierta en una ventana propia.</translation>
    </message>
    <message>
        <source>Close that window first, then delete the sheet.</source>
        <translation>Cierra primero esa ventana y luego borra la hoja.</translation>
    </message>
    <message>
        <source>The game of this sheet is on the table.</source>
        <translation>La partida de esta hoja está en la mesa.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookModel</name>
    <message>
        <source>Cannot be read: %1</source>
        <translation>No se puede leer: %1</translation>
    </message>
    <message>
        <source>Rules from a newer version</source>
        <translation>Reglas de una versión más nueva</translation>
    </message>
    <message>
        <source>Started %1, last played %2, %3</source>
        <translation>Empezada: %1, última vez: %2, %3</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <translation>%1 (en la mesa)</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Última vez</translation>
    </message>
    <message>
        <source>Players and totals</source>
        <translation>Jugadores y totales</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Reglas</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Manos</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreSheetModel</name>
    <message>
        <source>%1; with hints</source>
        <comment>of a hand</comment>
        <translation>%1; con pistas</translation>
    </message>
    <message>
        <source>Not counted: %1</source>
        <comment>a line of the sheet, and why</comment>
        <translation>No cuenta: %1</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (corregida)</translation>
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
        <translation>C</translation>
    </message>
    <message>
        <source>%1: %2, total %3</source>
        <translation>%1: %2, total %3</translation>
    </message>
    <message>
        <source>%1 sat out, total %2</source>
        <translation>%1: descansa, total %2</translation>
    </message>
    <message>
        <source>%1 was not there, total %2</source>
        <translation>%1: ausente, total %2</translation>
    </message>
    <message>
        <source>%1: no score, total %2</source>
        <translation>%1: sin puntos, total %2</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>repartió</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>tomó</translation>
    </message>
    <message>
        <source>was the partner</source>
        <translation>era el compañero</translation>
    </message>
    <message>
        <source>was a maker</source>
        <translation>estaba en el ataque</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>P</source>
        <comment>mark of a bump on the sheet</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>%1; with hints for %2</source>
        <comment>of a hand; names</comment>
        <translation>%1; con pistas para %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreSheetView</name>
    <message>
        <source>E&amp;xplain score…</source>
        <translation>E&amp;xplicar puntos…</translation>
    </message>
    <message>
        <source>Revie&amp;w…</source>
        <translation>Re&amp;visar…</translation>
    </message>
    <message>
        <source>Review the hand, decision by decision</source>
        <translation>Revisar la mano, decisión a decisión</translation>
    </message>
    <message>
        <source>Settling up</source>
        <translation>Ajuste de cuentas</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totales</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
    <message>
        <source>No hand has been played yet.</source>
        <translation>Aún no se ha jugado ninguna mano.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreTotalsModel</name>
    <message>
        <source>%1: %2, leading</source>
        <translation>%1: %2, en cabeza</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Dinero</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeasonDialog</name>
    <message>
        <source>Group</source>
        <translation>Grupo</translation>
    </message>
    <message>
        <source>S&amp;ubstitute</source>
        <translation>S&amp;uplente</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>&amp;Guardar</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Nueva temporada</translation>
    </message>
    <message>
        <source>Change the season</source>
        <translation>Cambiar la temporada</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>&amp;First day:</source>
        <translation>&amp;Primer día:</translation>
    </message>
    <message>
        <source>&amp;Last day:</source>
        <translation>Ú&amp;ltimo día:</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>G&amp;rupo</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>R&amp;eglas</translation>
    </message>
    <message>
        <source>&amp;Money</source>
        <translation>&amp;Dinero</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Papel</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Hándicap</translation>
    </message>
    <message>
        <source>Plays for members who are away: has a score, but no place and no prize</source>
        <translation>Juega por los miembros ausentes: tiene puntos, pero ni puesto ni premio</translation>
    </message>
    <message>
        <source>Points that each evening of this person gets more, or less</source>
        <translation>Puntos que se suman a cada sesión de esta persona, o se restan</translation>
    </message>
    <message>
        <source>&amp;Handicap an evening:</source>
        <translation>&amp;Hándicap por sesión:</translation>
    </message>
    <message>
        <source>Substitute</source>
        <translation>Suplente</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Miembro</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Average per hand</source>
        <translation>Media por mano</translation>
    </message>
    <message>
        <source>Average per evening</source>
        <translation>Media por sesión</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>instead of a number of evenings</extracomment>
        <translation>todas</translation>
    </message>
    <message>
        <source>A tie is broken by the best evening, then by evenings won; else the place is shared.</source>
        <translation>En caso de empate decide la mejor sesión, luego el número de sesiones ganadas; si no, el puesto se comparte.</translation>
    </message>
    <message>
        <source>Ranked &amp;by:</source>
        <translation>&amp;Clasificación por:</translation>
    </message>
    <message>
        <source>Best evenings that &amp;count:</source>
        <translation>Mejores sesiones que cuen&amp;tan:</translation>
    </message>
    <message>
        <source>&amp;Evenings needed for a place:</source>
        <translation>&amp;Sesiones para tener puesto:</translation>
    </message>
    <message>
        <source>Percent of the fees</source>
        <translation>Por ciento de las cuotas</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Importes</translation>
    </message>
    <message>
        <source>A &amp;point is worth:</source>
        <translation>&amp;Un punto vale:</translation>
    </message>
    <message>
        <source>En&amp;try fee of each member:</source>
        <translation>Cuota de cada &amp;miembro:</translation>
    </message>
    <message>
        <source>Fee an e&amp;vening:</source>
        <translation>Cuota p&amp;or sesión:</translation>
    </message>
    <message>
        <source>Of the fees for the &amp;kitty:</source>
        <translation>Parte para el &amp;fondo:</translation>
    </message>
    <message>
        <source>Pr&amp;izes are:</source>
        <translation>Cl&amp;ase de premios:</translation>
    </message>
    <message>
        <source>Prizes by pl&amp;ace:</source>
        <translation>Prem&amp;ios por puesto:</translation>
    </message>
    <message>
        <source>Type the prizes as numbers, from the first place on: 50; 30; 20</source>
        <translation>Escribe los premios como números, desde el primer puesto: 50; 30; 20</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeasonMoneyPage</name>
    <message>
        <source>Prizes are &amp;given</source>
        <translation>Los premios están e&amp;ntregados</translation>
    </message>
    <message>
        <source>What each has</source>
        <translation>Cuenta de cada uno</translation>
    </message>
    <message>
        <source>Mark as pai&amp;d</source>
        <translation>&amp;Marcar como pagado</translation>
    </message>
    <message>
        <source>Evenings to settle</source>
        <translation>Sesiones por liquidar</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>E&amp;venings to settle:</source>
        <translation>Sesiones p&amp;or liquidar:</translation>
    </message>
    <message>
        <source>What each &amp;has:</source>
        <translation>C&amp;uenta de cada uno:</translation>
    </message>
    <message>
        <source>&amp;Who pays whom:</source>
        <translation>&amp;Quién paga a quién:</translation>
    </message>
    <message>
        <source>Not pai&amp;d after all</source>
        <translation>Quitar la &amp;marca</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeasonsDialog</name>
    <message>
        <source>&amp;Change…</source>
        <translation>Cam&amp;biar…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Parejas</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Récords</translation>
    </message>
    <message>
        <source>Club seasons</source>
        <translation>Temporadas del club</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Temporada</translation>
    </message>
    <message>
        <source>&amp;Season:</source>
        <translation>&amp;Temporada:</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>Nue&amp;va…</translation>
    </message>
    <message>
        <source>S&amp;tandings</source>
        <translation>C&amp;lasificación</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>Pare&amp;jas</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>&amp;Récords</translation>
    </message>
    <message>
        <source>&amp;Money</source>
        <translation>&amp;Dinero</translation>
    </message>
    <message>
        <source>Sheets that count</source>
        <translation>Hojas que cuentan</translation>
    </message>
    <message>
        <source>Sh&amp;eets</source>
        <translation>&amp;Hojas</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Guardar como PD&amp;F…</translation>
    </message>
    <message>
        <source>Save the season as PDF</source>
        <translation>Guardar la temporada como PDF</translation>
    </message>
    <message>
        <source>Save as we&amp;b page…</source>
        <translation>Guardar como página &amp;web…</translation>
    </message>
    <message>
        <source>Save for a spreadsheet (CSV)…</source>
        <translation>Guardar para una hoja de cálculo (CSV)…</translation>
    </message>
    <message>
        <source>There is no season yet. New… makes one: a span of days, a group of people, and what counts.</source>
        <translation>Todavía no hay ninguna temporada. Nueva… crea una: un periodo, un grupo de personas y lo que cuenta.</translation>
    </message>
    <message>
        <source>This season was left as it is: this version of the program cannot read it (%1).</source>
        <translation>Esta temporada se ha dejado como estaba: esta versión del programa no puede leerla (%1).</translation>
    </message>
    <message>
        <source>No evening yet: no sheet of these days has two people of the group.</source>
        <translation>Todavía no hay sesiones: ninguna hoja de estos días reúne a dos personas del grupo.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sheet, and why it does not count</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not counted, because of impossible values: %1</source>
        <translation>No cuenta, por valores imposibles: %1</translation>
    </message>
    <message>
        <source>Delete a season</source>
        <translation>Eliminar una temporada</translation>
    </message>
    <message>
        <source>Delete the season &quot;%1&quot;?</source>
        <translation>¿Eliminar la temporada «%1»?</translation>
    </message>
    <message>
        <source>Its rules and its marks of payments are deleted. The sheets stay.</source>
        <translation>Sus reglas y sus pagos marcados desaparecen. Las hojas se quedan.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Eliminar</translation>
    </message>
    <message>
        <source>Save the season as web page</source>
        <translation>Guardar la temporada como página web</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Páginas web (*.html)</translation>
    </message>
    <message>
        <source>Save the season for a spreadsheet</source>
        <translation>Guardar la temporada para una hoja de cálculo</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tablas (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Guardado: %1</translation>
    </message>
    <message>
        <source>The file %1 could not be written. If it existed before, it is unchanged. Choose another folder, or free some space.</source>
        <translation>No se ha podido escribir el archivo %1. Si ya existía, no ha cambiado. Elige otra carpeta o libera espacio.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatChoice</name>
    <message>
        <source>Level of seat %1</source>
        <translation>Nivel del asiento %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nombre del asiento %1</translation>
    </message>
    <message>
        <source>A &amp;Picture of Your Own…</source>
        <translation>Una &amp;imagen propia…</translation>
    </message>
    <message>
        <source>Face of seat %1</source>
        <translation>Cara del asiento %1</translation>
    </message>
    <message>
        <source>Choose another face</source>
        <translation>Elegir otra cara</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with you</source>
        <translation>
            <numerusform>%n partida contigo</numerusform>
            <numerusform>%n partidas contigo</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <extracomment>between two short remarks on a player</extracomment>
        <translation> · </translation>
    </message>
    <message>
        <source>A Face for %1</source>
        <translation>Una cara para %1</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Imágenes (%1)</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Jugador %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatItem</name>
    <message>
        <source>level: %1</source>
        <translation>nivel: %1</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>reparte</translation>
    </message>
    <message>
        <source>picker</source>
        <translation>declarante</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>compañero</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>ataque</translation>
    </message>
    <message>
        <source>cracked</source>
        <translation>contro</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>descansa</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>puntos: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carta</numerusform>
            <numerusform>%n cartas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n baza</numerusform>
            <numerusform>%n bazas</numerusform>
        </translation>
    </message>
    <message>
        <source>to act</source>
        <translation>le toca</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a level and how such a player plays</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>DEALER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>REPARTE</translation>
    </message>
    <message>
        <source>PICKER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>TOMA</translation>
    </message>
    <message>
        <source>PARTNER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>COMPAÑERO</translation>
    </message>
    <message>
        <source>MAKER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>ATAQUE</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>defensa</translation>
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
        <translation>&amp;Tú:</translation>
    </message>
    <message>
        <source>Seat &amp;%1:</source>
        <translation>Asiento &amp;%1:</translation>
    </message>
</context>
<context>
    <name>sheepshead::SettingsController</name>
    <message>
        <source>The hand in play keeps its rules. A change takes effect with the next deal, or with the next new game if the number of players changes.</source>
        <translation>La mano en juego conserva sus reglas. Un cambio vale desde el próximo reparto, o desde la próxima partida nueva si cambia el número de jugadores.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SettleUpSlip</name>
    <message>
        <source>Who pays whom, %1</source>
        <translation>Quién paga a quién, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n punto</numerusform>
            <numerusform>%n puntos</numerusform>
        </translation>
    </message>
    <message>
        <source>the pot</source>
        <translation>el bote</translation>
    </message>
    <message>
        <source>Points only</source>
        <translation>Solo puntos</translation>
    </message>
    <message>
        <source>A point is worth %1</source>
        <translation>Un punto vale %1</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Quién paga a quién</translation>
    </message>
    <message>
        <source>Where everyone stands</source>
        <translation>Cómo va cada uno</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Jugador</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Cobra</translation>
    </message>
    <message>
        <source>Owes</source>
        <translation>Debe</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 paga a %2</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Pagos</translation>
    </message>
    <message>
        <source>Everyone is even: no payments.</source>
        <translation>Todos están en paz: no hay pagos.</translation>
    </message>
    <message>
        <source>The pot holds %1 until it is won.</source>
        <translation>El bote guarda %1 hasta que alguien lo gane.</translation>
    </message>
    <message>
        <source>Points were only counted up, so each player settles with the average of the table.</source>
        <translation>Los puntos solo se sumaron, así que cada jugador salda con la media de la mesa.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SettlementWords</name>
    <message>
        <source>Pot: %1.</source>
        <translation>Bote: %1.</translation>
    </message>
    <message>
        <source>%1 pays %2 into the pot</source>
        <translation>%1 paga %2 al bote</translation>
    </message>
    <message>
        <source>%1 gets %2 from the pot</source>
        <translation>%1 cobra %2 del bote</translation>
    </message>
    <message>
        <source>%1 pays %2 %3</source>
        <comment>a player, another, and how much</comment>
        <translation>%1 paga a %2 %3</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetChanges</name>
    <message>
        <source>from hand %1 on: %2</source>
        <translation>desde la mano %1: %2</translation>
    </message>
    <message>
        <source>New rules from here on: %1.</source>
        <translation>Reglas nuevas desde aquí: %1.</translation>
    </message>
    <message>
        <source>%1 takes over from %2.</source>
        <translation>Cambio de jugador: %1 por %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetDialog</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimir…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Guardar como PDF…</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>Guardar como página &amp;web…</translation>
    </message>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>G&amp;uardar como imagen…</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opiar</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetDock</name>
    <message>
        <source>Score sheet</source>
        <translation>Hoja de puntos</translation>
    </message>
    <message>
        <source>Show the score sheet (S)</source>
        <translation>Mostrar la hoja de puntos (S)</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetWords</name>
    <message>
        <source>Practice: decisions were taken back, so it does not count</source>
        <translation>Práctica: se deshicieron decisiones, así que no cuenta</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n mano</numerusform>
            <numerusform>%n manos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reneged</source>
        <translation>renuncio (%1)</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>El bote</translation>
    </message>
    <message>
        <source>Hand %1, %2 dealt</source>
        <translation>Mano %1, reparte: %2</translation>
    </message>
    <message>
        <source>%1 picked blind</source>
        <translation>Toma a ciegas: %1</translation>
    </message>
    <message>
        <source>%1 had to pick</source>
        <translation>Toma a la fuerza: %1</translation>
    </message>
    <message>
        <source>%1 picked</source>
        <translation>Toma: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n maker(s): %1</source>
        <translation>
            <numerusform>ataque: %n (%1)</numerusform>
            <numerusform>ataque: %n (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>pidió %1</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>en solitario</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>con %1</translation>
    </message>
    <message>
        <source>won, schneider</source>
        <translation>ganada, schneider</translation>
    </message>
    <message>
        <source>lost, schneider</source>
        <translation>perdida, schneider</translation>
    </message>
    <message>
        <source>won every trick</source>
        <translation>ganadas todas las bazas</translation>
    </message>
    <message>
        <source>lost every trick</source>
        <translation>perdidas todas las bazas</translation>
    </message>
    <message>
        <source>won %1 to %2, schneider</source>
        <translation>ganada %1 a %2, schneider</translation>
    </message>
    <message>
        <source>won %1 to %2</source>
        <translation>ganada %1 a %2</translation>
    </message>
    <message>
        <source>lost %1 to %2</source>
        <translation>perdida %1 a %2</translation>
    </message>
    <message>
        <source>lost %1 to %2, schneider</source>
        <translation>perdida %1 a %2, schneider</translation>
    </message>
    <message>
        <source>won</source>
        <translation>ganada</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdida</translation>
    </message>
    <message>
        <source>called sheepshead and took every trick</source>
        <translation>anunció sheepshead e hizo todas las bazas</translation>
    </message>
    <message>
        <source>called sheepshead and missed a trick</source>
        <translation>anunció sheepshead y perdió una baza</translation>
    </message>
    <message>
        <source>; %1&#xa0;×%2</source>
        <comment>why the stake is higher, and the factor</comment>
        <translation>; %1 ×%2</translation>
    </message>
    <message>
        <source>; %1 paid alone</source>
        <translation>; lo paga todo: %1</translation>
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
        <translation>%1: sin ganador</translation>
    </message>
    <message>
        <source>%1 tied</source>
        <translation>empate (%1)</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>victoria (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 tied with %n point(s)</source>
        <translation>
            <numerusform>empate a %n tanto (%1)</numerusform>
            <numerusform>empate a %n tantos (%1)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %n point(s)</source>
        <translation>
            <numerusform>victoria con %n tanto (%1)</numerusform>
            <numerusform>victoria con %n tantos (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>no loser</source>
        <translation>sin perdedor</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>derrota (%1)</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost with %n point(s)</source>
        <translation>
            <numerusform>derrota con %n tanto (%1)</numerusform>
            <numerusform>derrota con %n tantos (%1)</numerusform>
        </translation>
    </message>
    <message>
        <source>Schwanzer: no loser</source>
        <translation>Schwanzer: sin perdedor</translation>
    </message>
    <message>
        <source>Schwanzer: %1 lost</source>
        <translation>Schwanzer: derrota (%1)</translation>
    </message>
    <message>
        <source>Schwanzer: %1 lost with a count of %2</source>
        <translation>Schwanzer: derrota con una cuenta de %2 (%1)</translation>
    </message>
    <message>
        <source>%1 won every trick</source>
        <translation>todas las bazas (%1)</translation>
    </message>
    <message>
        <source>%1 won, schneider</source>
        <translation>victoria, schneider (%1)</translation>
    </message>
    <message>
        <source>A tie: 60 to 60</source>
        <translation>Empate: 60 a 60</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation>victoria (%1), %2</translation>
    </message>
    <message>
        <source>%1 won %2 to %3</source>
        <translation>victoria (%1), %2 a %3</translation>
    </message>
    <message>
        <source>%1 called %2</source>
        <translation>petición (%1), %2</translation>
    </message>
    <message>
        <source>%1 called</source>
        <translation>petición (%1)</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, con %2</translation>
    </message>
    <message>
        <source>%1 played a best solo</source>
        <translation>solo best (%1)</translation>
    </message>
    <message>
        <source>%1 played a side solo</source>
        <translation>solo de palo (%1)</translation>
    </message>
    <message>
        <source>%1 played a billy</source>
        <translation>billy (%1)</translation>
    </message>
    <message>
        <source>%1 won the pot in the showdown</source>
        <translation>El bote, por la mano de póquer: %1</translation>
    </message>
    <message>
        <source>The pot was divided</source>
        <translation>El bote se repartió</translation>
    </message>
    <message>
        <source>The game ended: %1 won the pot in the showdown</source>
        <translation>La partida acabó. El bote, por la mano de póquer: %1</translation>
    </message>
    <message>
        <source>%1 joined and bought in</source>
        <translation>Nuevo, con su entrada pagada: %1</translation>
    </message>
    <message>
        <source>; %1 into the pot</source>
        <translation>; %1 al bote</translation>
    </message>
    <message>
        <source>; %1 from the pot</source>
        <translation>; %1 del bote</translation>
    </message>
    <message>
        <source>Thrown in: everyone passed, a doubler follows</source>
        <translation>Mano anulada: todos pasaron, sigue un doubler</translation>
    </message>
    <message>
        <source>Thrown in: everyone passed</source>
        <translation>Mano anulada: todos pasaron</translation>
    </message>
    <message>
        <source>Thrown in: a redeal hand was shown</source>
        <translation>Mano anulada: se enseñó una mano para repartir de nuevo</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Asiento %1</translation>
    </message>
    <message>
        <source>Hands kept on paper</source>
        <translation>Manos anotadas en papel</translation>
    </message>
    <message>
        <source>Bonus or penalty</source>
        <translation>Prima o penalización</translation>
    </message>
    <message>
        <source>What each player won in hands kept on paper</source>
        <translation>Lo que cada jugador ha ganado en manos anotadas en papel</translation>
    </message>
    <message>
        <source>A bonus for %1</source>
        <translation>Una prima para %1</translation>
    </message>
    <message>
        <source>A penalty for %1</source>
        <translation>Una penalización para %1</translation>
    </message>
    <message>
        <source>A bonus for %1, a penalty for %2</source>
        <translation>Una prima para %1, una penalización para %2</translation>
    </message>
    <message>
        <source>A hand kept on paper</source>
        <translation>Una mano anotada en papel</translation>
    </message>
    <message>
        <source>Kept on paper: only the points are known</source>
        <translation>Anotada en papel: solo se conocen los puntos</translation>
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
        <translation>carta alta</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>pareja</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>doble pareja</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>trío</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>escalera</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>color</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>full</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>póquer</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation>escalera de color</translation>
    </message>
</context>
<context>
    <name>sheepshead::SoundPage</name>
    <message>
        <source>P&amp;lay sounds</source>
        <translation>Rep&amp;roducir sonidos</translation>
    </message>
    <message>
        <source>Mute while a screen &amp;reader is in use</source>
        <translation>Silenciar mientras se usa un &amp;lector de pantalla</translation>
    </message>
    <message>
        <source>Cards that are dealt, played and taken, a knock at a pass, a crack, your turn, and how your hand ended. M mutes the table. Without motion, cards make no sound.</source>
        <translation>Cartas que se reparten, se juegan y se recogen, un golpe al pasar, un contro, tu turno y cómo acabó tu mano. La M silencia la mesa. Sin movimiento, las cartas no suenan.</translation>
    </message>
    <message>
        <source>L&amp;isten</source>
        <translation>&amp;Escuchar</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Volumen:</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Sonido</translation>
    </message>
</context>
<context>
    <name>sheepshead::Spreadsheet</name>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (ordenador)</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Hoja</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Día</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Mano</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Reparte</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Qué pasó</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notas</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Bote</translation>
    </message>
    <message>
        <source>%1, money</source>
        <translation>%1, dinero</translation>
    </message>
    <message>
        <source>Not counted: %1</source>
        <comment>a line of the sheet, and why</comment>
        <translation>No cuenta: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>After which round</source>
        <translation>Tras qué ronda</translation>
    </message>
    <message>
        <source>&amp;Big screen</source>
        <translation>Pantalla &amp;grande</translation>
    </message>
    <message>
        <source>P&amp;enalty…</source>
        <translation>Penali&amp;zación…</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>Tras la ronda %1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Penalización</translation>
    </message>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>&amp;Jugador:</translation>
    </message>
    <message>
        <source>Po&amp;ints taken off:</source>
        <translation>&amp;Puntos que se quitan:</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Motivo:</translation>
    </message>
</context>
<context>
    <name>sheepshead::StandingsScreen</name>
    <message>
        <source>%1: standings after round %2</source>
        <extracomment>the name of a tournament</extracomment>
        <translation>%1: clasificación tras la ronda %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::StartUp</name>
    <message>
        <source>Welcome! New to Sheepshead? Learn it in ten minutes. Or play: your seat is at the bottom, and cards you may play stand a little higher.</source>
        <translation>¡Hola! ¿No conoces Sheepshead? Apréndelo en diez minutos. O juega: tu asiento es el de abajo, y las cartas que puedes jugar sobresalen un poco.</translation>
    </message>
    <message>
        <source>&amp;Teach me</source>
        <translation>&amp;Enséñame</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jugar</translation>
    </message>
    <message>
        <source>Your seat is at the bottom. Cards you may play stand a little higher.</source>
        <translation>Tu asiento es el de abajo. Las cartas que puedes jugar sobresalen un poco.</translation>
    </message>
    <message>
        <source>Each window saves its own games.</source>
        <translation>Cada ventana guarda sus propias partidas.</translation>
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
        <translation>&amp;Detener</translation>
    </message>
    <message>
        <source>The choices</source>
        <translation>Las opciones</translation>
    </message>
    <message>
        <source>Who has what</source>
        <translation>Quién tiene qué</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progreso</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Opción</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gana</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Cómo termina</translation>
    </message>
    <message>
        <source>Expected score points; in 19 of 20 cases within the error</source>
        <translation>Puntos esperados; en 19 de 20 casos dentro del error</translation>
    </message>
    <message>
        <source>How often the seat comes out ahead</source>
        <translation>Con qué frecuencia gana el asiento</translation>
    </message>
    <message>
        <source>Regular players</source>
        <translation>Jugadores habituales</translation>
    </message>
    <message>
        <source>The people of this table, as they are known</source>
        <translation>La gente de esta mesa, tal como se la conoce</translation>
    </message>
    <message>
        <source>All cards open, and perfect play</source>
        <translation>Todas las cartas abiertas y juego perfecto</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Los demás</translation>
    </message>
    <message>
        <source>The o&amp;thers</source>
        <translation>&amp;Los demás</translation>
    </message>
    <message numerus="yes">
        <source>With all cards open, every card must be known. %n card(s) are missing.</source>
        <translation>
            <numerusform>Con todas las cartas abiertas, hay que conocer cada carta. Falta %n carta.</numerusform>
            <numerusform>Con todas las cartas abiertas, hay que conocer cada carta. Faltan %n cartas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Pensando…</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carta</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Talón</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>Enterrada</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Debajo</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Con&amp;tinuar</translation>
    </message>
    <message>
        <source>Nothing can be said about what comes of it.</source>
        <translation>No se puede decir nada de lo que resulta.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and what it should do</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, luego %2</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>recomendado</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>esperado %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>gana %1</translation>
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
        <translation>Baraja</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>sin colocar</translation>
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
        <translation>La posición en este paso</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyDialog</name>
    <message>
        <source>Set up a hand</source>
        <translation>Preparar una mano</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Posición</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Respuesta</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Compartir</translation>
    </message>
    <message>
        <source>Pages of the study</source>
        <translation>Páginas del estudio</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>Pre&amp;guntar</translation>
    </message>
    <message>
        <source>What to do here</source>
        <translation>Qué hacer aquí</translation>
    </message>
    <message>
        <source>Play on at the ta&amp;ble</source>
        <translation>Seguir e&amp;n la mesa</translation>
    </message>
    <message>
        <source>Practice from this position. It does not count.</source>
        <translation>Práctica desde esta posición. No cuenta.</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>G&amp;uardar…</translation>
    </message>
    <message>
        <source>Save the study with its variations</source>
        <translation>Guardar el estudio con sus variantes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Press Ask, and the answer comes here.</source>
        <translation>Pulsa Preguntar y la respuesta aparecerá aquí.</translation>
    </message>
    <message>
        <source>After %1</source>
        <comment>a step of a variation</comment>
        <translation>Después de: %1</translation>
    </message>
    <message>
        <source>This position cannot be asked about: see what is marked there.</source>
        <translation>No se puede preguntar por esta posición: mira lo que está marcado en ella.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La mano ha terminado.</translation>
    </message>
    <message>
        <source>Name all cards of that hand first.</source>
        <translation>Antes nombra todas las cartas de esa mano.</translation>
    </message>
    <message>
        <source>Ho&amp;w good is it?</source>
        <translation>¿Qué tan buena e&amp;s?</translation>
    </message>
    <message>
        <source>What picking and passing score with this hand in each seat</source>
        <translation>Lo que dan tomar y pasar con esta mano en cada asiento</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyNext</name>
    <message>
        <source>What happens next</source>
        <translation>Qué pasa a continuación</translation>
    </message>
    <message>
        <source>Ta&amp;ke back the last</source>
        <translation>Retirar l&amp;o último</translation>
    </message>
    <message>
        <source>Buries unknown cards</source>
        <translation>Entierra cartas desconocidas</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyNextSteps</name>
    <message>
        <source>Next step</source>
        <translation>Paso siguiente</translation>
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
        <translation>La &amp;mano en la mesa</translation>
    </message>
    <message>
        <source>Last ha&amp;nd</source>
        <translation>Úl&amp;tima mano</translation>
    </message>
    <message>
        <source>&amp;Paste text</source>
        <translation>Pega&amp;r texto</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Archivo…</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Reglas de la mesa</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Reg&amp;las</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>R&amp;eparte</translation>
    </message>
    <message>
        <source>Your s&amp;eat</source>
        <translation>Tu as&amp;iento</translation>
    </message>
    <message>
        <source>Begin from</source>
        <translation>Empezar con</translation>
    </message>
    <message>
        <source>What you have seen of this hand; it counts as a hint.</source>
        <translation>Lo que has visto de esta mano; cuenta como pista.</translation>
    </message>
    <message>
        <source>Your first decision in the hand before.</source>
        <translation>Tu primera decisión en la mano anterior.</translation>
    </message>
    <message>
        <source>A position that was copied as text.</source>
        <translation>Una posición que se copió como texto.</translation>
    </message>
    <message>
        <source>A study, or a hand that was saved.</source>
        <translation>Un estudio o una mano guardada.</translation>
    </message>
    <message>
        <source>&amp;Lay cards into</source>
        <translation>&amp;Poner cartas en</translation>
    </message>
    <message>
        <source>Lay cards into</source>
        <translation>Poner cartas en</translation>
    </message>
    <message>
        <source>The position as te&amp;xt</source>
        <translation>La posición como te&amp;xto</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>La posición como texto</translation>
    </message>
    <message>
        <source>There is no position to be pasted.</source>
        <translation>No hay ninguna posición que pegar.</translation>
    </message>
    <message>
        <source>Rules of this position</source>
        <translation>Reglas de esta posición</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the number of a seat and who sits there</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Seats: %1</source>
        <translation>Asientos: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between seats and their numbers</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n carta</numerusform>
            <numerusform>%1: %n cartas</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: see what is marked.</source>
        <translation>Línea %1: mira lo marcado.</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyShareView</name>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copiar como &amp;texto</translation>
    </message>
    <message>
        <source>Others can read it in a mail, and paste it into this window.</source>
        <translation>Otros pueden leerla en un correo y pegarla en esta ventana.</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>Copiar como &amp;imagen</translation>
    </message>
    <message>
        <source>What is shown here</source>
        <translation>Lo que se ve aquí</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>Guardar &amp;la imagen…</translation>
    </message>
    <message>
        <source>As SVG or PNG</source>
        <translation>Como SVG o PNG</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Imp&amp;rimir…</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>En una página</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Guardar &amp;como PDF…</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Una página</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyStepsView</name>
    <message>
        <source>&amp;Main line</source>
        <translation>Variante &amp;principal</translation>
    </message>
    <message>
        <source>Make the way to this step the main line</source>
        <translation>Hacer del camino a este paso la variante principal</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Remove this step and all after it</source>
        <translation>Quitar este paso y todo lo que sigue</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>No&amp;mbre</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ota</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>Comparar &amp;con</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparar con</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>P&amp;aso siguiente</translation>
    </message>
    <message>
        <source>&amp;Take this step</source>
        <translation>&amp;Tomar este paso</translation>
    </message>
    <message>
        <source>The step that is marked</source>
        <translation>El paso marcado</translation>
    </message>
    <message>
        <source>Regular players play on; unknown cards are dealt at random.</source>
        <translation>Siguen jugadores habituales; las cartas desconocidas se reparten al azar.</translation>
    </message>
    <message>
        <source>Computer: &amp;1 step</source>
        <translation>Ordenador: &amp;1 paso</translation>
    </message>
    <message>
        <source>To the end of the tric&amp;k</source>
        <translation>Hasta el fin de la &amp;baza</translation>
    </message>
    <message>
        <source>To the &amp;end of the hand</source>
        <translation>&amp;Hasta el fin de la mano</translation>
    </message>
    <message numerus="yes">
        <source>A study has no more than %n steps. Remove some first.</source>
        <translation>
            <numerusform>Un estudio tiene como mucho %n paso. Quita antes algunos.</numerusform>
            <numerusform>Un estudio tiene como mucho %n pasos. Quita antes algunos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of this step</source>
        <translation>Nombre de este paso</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Nombre del estudio</translation>
    </message>
    <message>
        <source>Note on this step</source>
        <translation>Nota sobre este paso</translation>
    </message>
    <message>
        <source>Note on the study</source>
        <translation>Nota sobre el estudio</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>aún sin preguntar</translation>
    </message>
    <message>
        <source>hand over, %1</source>
        <comment>your score</comment>
        <translation>fin de la mano, %1</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>esperado %1</translation>
    </message>
    <message>
        <source>For you: this branch %1; the other one %2.</source>
        <translation>Para ti: esta rama %1; la otra %2.</translation>
    </message>
    <message>
        <source>Difference: %1.</source>
        <translation>Diferencia: %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyTreeView</name>
    <message>
        <source>Steps</source>
        <translation>Pasos</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Paso</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Esperado</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Cuesta</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nombre</translation>
    </message>
    <message>
        <source>Expected score points of the seat that did it</source>
        <translation>Puntos esperados en la hoja para el asiento que lo hizo</translation>
    </message>
    <message>
        <source>How much the best choice was worth more</source>
        <translation>Cuánto más valía la mejor elección</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>La posición</translation>
    </message>
    <message>
        <source>or %1</source>
        <comment>a step instead of another</comment>
        <translation>o %1</translation>
    </message>
    <message>
        <source>Hand over: %1</source>
        <comment>your score</comment>
        <translation>Fin de la mano: %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>lo mejor</translation>
    </message>
    <message>
        <source>main line</source>
        <translation>variante principal</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>variante</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>esperado %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableCourse</name>
    <message>
        <source>In lessons and drills you count the trump yourself.</source>
        <translation>En las lecciones y los ejercicios cuentas tú los triunfos.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableDialog</name>
    <message>
        <source>Players and rules</source>
        <translation>Jugadores y reglas</translation>
    </message>
    <message>
        <source>&amp;Players, clockwise. Type a name and press Enter:</source>
        <translation>&amp;Jugadores, en sentido horario. Escribe un nombre y pulsa Intro:</translation>
    </message>
    <message>
        <source>Name of a player</source>
        <translation>Nombre de un jugador</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Añadir</translation>
    </message>
    <message>
        <source>Players at the table, clockwise</source>
        <translation>Jugadores en la mesa, en sentido horario</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>&amp;Subir</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>&amp;Bajar</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Quitar</translation>
    </message>
    <message>
        <source>Deals ne&amp;xt:</source>
        <translation>Ahora re&amp;parte:</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Cambiar…</translation>
    </message>
    <message>
        <source>From &amp;file…</source>
        <translation>De arc&amp;hivo…</translation>
    </message>
    <message>
        <source>&amp;House rules:</source>
        <translation>&amp;Reglas de la casa:</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Estas reglas</translation>
    </message>
    <message>
        <source>House rules of this table</source>
        <translation>Reglas de la casa de esta mesa</translation>
    </message>
    <message>
        <source>Add the players.</source>
        <translation>Añade los jugadores.</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players. Choose other rules.</source>
        <translation>
            <numerusform>Estas reglas son para %n jugador. Elige otras reglas.</numerusform>
            <numerusform>Estas reglas son para %n jugadores. Elige otras reglas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players. Say in each hand who sits out.</source>
        <translation>
            <numerusform>Estas reglas son para %n jugador. Di en cada mano quién descansa.</numerusform>
            <numerusform>Estas reglas son para %n jugadores. Di en cada mano quién descansa.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer sits out.</source>
        <translation>Quien reparte descansa.</translation>
    </message>
    <message>
        <source>Type at least two names.</source>
        <translation>Escribe al menos dos nombres.</translation>
    </message>
    <message>
        <source>%1 is at the table already.</source>
        <translation>%1 ya está en la mesa.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n players only.</source>
        <translation>
            <numerusform>Solo hay sitio para %n jugador.</numerusform>
            <numerusform>Solo hay sitio para %n jugadores.</numerusform>
        </translation>
    </message>
    <message>
        <source>Same &amp;table again:</source>
        <translation>Misma mesa &amp;otra vez:</translation>
    </message>
    <message>
        <source>Choose an earlier table</source>
        <translation>Elige una mesa anterior</translation>
    </message>
    <message>
        <source>A sheet has room for %1 players, with those who have left the table. Begin a new sheet.</source>
        <translation>Una hoja tiene sitio para %1 jugadores, también para los que han dejado la mesa. Empieza una hoja nueva.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableKeeper</name>
    <message>
        <source>My rules</source>
        <translation>Mis reglas</translation>
    </message>
    <message>
        <source>Score a table</source>
        <translation>Apuntar en una mesa</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Empezar</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>the name of a sheet: who sits at the table</extracomment>
        <translation>Mesa: %1</translation>
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
        <translation>%1: «%2»</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableScene</name>
    <message>
        <source>open before %1</source>
        <translation>descubierta ante %1</translation>
    </message>
    <message>
        <source>on a covered card</source>
        <translation>sobre una carta cubierta</translation>
    </message>
    <message>
        <source>played by %1</source>
        <translation>jugada por %1</translation>
    </message>
    <message>
        <source>takes the trick so far</source>
        <translation>de momento gana la baza</translation>
    </message>
    <message>
        <source>Card lying face down</source>
        <translation>Carta boca abajo</translation>
    </message>
    <message>
        <source>Card of the blind</source>
        <translation>Carta del talón</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableScoresDialog</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Deshacer</translation>
    </message>
    <message>
        <source>&amp;Delete this table</source>
        <translation>&amp;Borrar esta mesa</translation>
    </message>
    <message>
        <source>C&amp;opy as text</source>
        <translation>&amp;Copiar como texto</translation>
    </message>
    <message>
        <source>&amp;Save to send…</source>
        <translation>&amp;Guardar para enviar…</translation>
    </message>
    <message>
        <source>Results of real tables</source>
        <translation>Resultados de mesas reales</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Mesa</translation>
    </message>
    <message>
        <source>Deal %1 (seat %2 deals)</source>
        <translation>Mano %1 (reparte el asiento %2)</translation>
    </message>
    <message>
        <source>Deal %1 (seat %2 deals and sits out)</source>
        <translation>Mano %1 (el asiento %2 reparte y descansa)</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Mano %1</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Copiado. Pégalo en un mensaje.</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Mesa nueva</translation>
    </message>
    <message>
        <source>The table is deleted. Undo brings it back.</source>
        <translation>La mesa está borrada. Deshacer la recupera.</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>a deal without scores</extracomment>
        <translation>guardada</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>sin guardar todavía</translation>
    </message>
    <message>
        <source>open</source>
        <translation>pendiente</translation>
    </message>
    <message>
        <source>Not saved: it could not be written to the disk.</source>
        <translation>No guardado: el disco no lo aceptó.</translation>
    </message>
    <message>
        <source>The table is saved with its first deal.</source>
        <translation>La mesa se guarda con su primera mano.</translation>
    </message>
    <message>
        <source>Some of what you typed is not saved. Close all the same?</source>
        <translation>Parte de lo que has escrito no está guardado. ¿Cerrar de todos modos?</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Cerrar sin ello</translation>
    </message>
    <message>
        <source>Tables that played the deals of “%1” by its dealing sheets. Type a line for each deal: the scores in the order of the seats. A deal that is right is saved at once.</source>
        <translation>Mesas que jugaron las manos de «%1» con sus hojas de reparto. Escribe una línea por mano: los resultados en el orden de los asientos. Una mano correcta se guarda enseguida.</translation>
    </message>
    <message>
        <source>The scores in the order of the seats</source>
        <translation>Los resultados en el orden de los asientos</translation>
    </message>
    <message>
        <source>Seat &amp;%1:</source>
        <translation>Asiento &amp;%1:</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableStatus</name>
    <message>
        <source>Lesson</source>
        <translation>Lección</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Ejercicio</translation>
    </message>
    <message>
        <source>Practice, does not count</source>
        <translation>Práctica, no cuenta</translation>
    </message>
    <message>
        <source>pot: %1</source>
        <comment>points in the pot</comment>
        <translation>bote: %1</translation>
    </message>
    <message>
        <source>Click or press Space to continue.</source>
        <translation>Haz clic o pulsa Espacio para seguir.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Desafío</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableWidget</name>
    <message>
        <source>%1: press again to play it.</source>
        <translation>%1: pulsa otra vez para jugarla.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>a card that was moved in the hand, its new place, and how many cards there are</extracomment>
        <translation>%1: %2 de %3</translation>
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
        <translation>Esta mano es ahora de práctica: no cuenta, y vuelve a repartir la misma persona. Si lo devuelves todo a su sitio, cuenta como antes.</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>&amp;Devolver</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>This also takes back what %1 decided since.</source>
        <translation>Esto deshace también lo que han decidido desde entonces: %1.</translation>
    </message>
    <message>
        <source>Do all of them agree? The hand is practice then.</source>
        <translation>¿Están todos de acuerdo? La mano será de práctica.</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Deshacer</translation>
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
        <translation>%1 En su lugar se muestra el tapete.</translation>
    </message>
    <message>
        <source>%1 The usual cards are shown instead.</source>
        <translation>%1 En su lugar se muestran las cartas habituales.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TournamentController</name>
    <message>
        <source>Save a copy of the tournament</source>
        <translation>Guardar una copia del torneo</translation>
    </message>
    <message>
        <source>The tournament is saved again.</source>
        <translation>El torneo vuelve a estar guardado.</translation>
    </message>
    <message>
        <source>Add a tournament or results</source>
        <translation>Añadir un torneo o resultados</translation>
    </message>
    <message>
        <source>Tournaments and results (*.sheeptournament *.sheepresults);;All files (*)</source>
        <translation>Torneos y resultados (*.sheeptournament *.sheepresults);;Todos los archivos (*)</translation>
    </message>
    <message>
        <source>No table of this round has a result yet.</source>
        <translation>Ninguna mesa de esta ronda tiene aún resultado.</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>the name of a tournament</extracomment>
        <translation>%1, ronda %2</translation>
    </message>
    <message>
        <source>Save the results to send them</source>
        <translation>Guardar los resultados para enviarlos</translation>
    </message>
    <message>
        <source>%1 was not read.</source>
        <translation>No se ha leído %1.</translation>
    </message>
    <message>
        <source>There is no tournament in this file that can be opened. Nothing was changed.</source>
        <translation>En este archivo no hay ningún torneo que se pueda abrir. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Torneos</translation>
    </message>
    <message>
        <source>You have this tournament, and the one in the file is different. Replace yours by the one in the file?</source>
        <translation>Ya tienes este torneo y el del archivo es distinto. ¿Sustituir el tuyo por el del archivo?</translation>
    </message>
    <message>
        <source>To add only the results of another computer, save them there with Results ▸ Save results to send.</source>
        <translation>Para añadir solo los resultados de otro ordenador, guárdalos allí con Resultados ▸ Guardar resultados para enviarlos.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Sustituir</translation>
    </message>
    <message>
        <source>These are results of a tournament that you do not have. Add the file of the tournament first.</source>
        <translation>Son resultados de un torneo que no tienes. Añade primero el archivo del torneo.</translation>
    </message>
    <message>
        <source>There are no results in this file that can be read. Nothing was changed.</source>
        <translation>En este archivo no hay resultados que se puedan leer. No se ha cambiado nada.</translation>
    </message>
    <message>
        <source>Delete the tournament %1?</source>
        <translation>¿Eliminar el torneo %1?</translation>
    </message>
    <message>
        <source>Its players, draws and results are deleted for good. A copy that you saved stays.</source>
        <translation>Sus jugadores, sorteos y resultados se eliminan para siempre. Una copia guardada se conserva.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Eliminar</translation>
    </message>
    <message>
        <source>The tournament could not be deleted from the disk.</source>
        <translation>No se ha podido eliminar el torneo del disco.</translation>
    </message>
    <message>
        <source>The last changes to the tournament “%1” are not saved.</source>
        <translation>Los últimos cambios del torneo «%1» no están guardados.</translation>
    </message>
    <message>
        <source>The tournament could not be written to the disk. It is kept in memory, and the program keeps trying. Save a copy on another disk.</source>
        <translation>No se puede guardar el torneo en el disco. Queda en la memoria y el programa lo sigue intentando. Guarda una copia en otro disco.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TournamentForm</name>
    <message>
        <source>Allow tables of f&amp;our</source>
        <translation>Completar con mesas de c&amp;uatro</translation>
    </message>
    <message>
        <source>Allow tables of si&amp;x; the dealer sits out</source>
        <translation>Completar con mesas de &amp;seis; descansa quien reparte</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nombre:</translation>
    </message>
    <message>
        <source>&amp;Day:</source>
        <translation>&amp;Día:</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Rondas:</translation>
    </message>
    <message>
        <source>&amp;Hands a round:</source>
        <translation>&amp;Manos por ronda:</translation>
    </message>
</context>
<context>
    <name>sheepshead::TournamentWindow</name>
    <message>
        <source>C&amp;hange…</source>
        <translation>Ca&amp;mbiar…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Guardar una &amp;copia…</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Torneos</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Torneo</translation>
    </message>
    <message>
        <source>Ne&amp;w tournament…</source>
        <translation>&amp;Nuevo torneo…</translation>
    </message>
    <message>
        <source>Add a fi&amp;le…</source>
        <translation>Añadir un archi&amp;vo…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Jugadores</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Sorteo</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Resultados</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Clasificación</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Premios</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a tournament and its day</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There is no tournament yet. Make a new one, or add the file of one.</source>
        <translation>Todavía no hay ningún torneo. Crea uno nuevo o añade el archivo de uno.</translation>
    </message>
    <message>
        <source>Tournament of %1</source>
        <translation>Torneo del %1</translation>
    </message>
    <message>
        <source>Results added: %1. Known already: %2.</source>
        <translation>Resultados añadidos: %1. Ya conocidos: %2.</translation>
    </message>
    <message>
        <source>Not added: round %1, table %2. One of its players has a result at another table of this round.</source>
        <translation>No añadido: ronda %1, mesa %2. Uno de sus jugadores tiene un resultado en otra mesa de esta ronda.</translation>
    </message>
    <message>
        <source>Two results</source>
        <translation>Dos resultados</translation>
    </message>
    <message>
        <source>Round %1, table %2 has two results. Which one is right?</source>
        <translation>Para la ronda %1, mesa %2, hay dos resultados. ¿Cuál es el correcto?</translation>
    </message>
    <message>
        <source>Here: %1
In the file: %2</source>
        <translation>Aquí: %1
En el archivo: %2</translation>
    </message>
    <message>
        <source>&amp;Keep ours</source>
        <translation>&amp;Mantener el nuestro</translation>
    </message>
    <message>
        <source>&amp;Take the one in the file</source>
        <translation>&amp;Tomar el del archivo</translation>
    </message>
    <message>
        <source>from another computer</source>
        <translation>de otro ordenador</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Eliminar…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Deshacer</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rehacer</translation>
    </message>
</context>
<context>
    <name>sheepshead::TraitsPage</name>
    <message>
        <source>&amp;Forget this player…</source>
        <translation>&amp;Olvidar a este jugador…</translation>
    </message>
    <message>
        <source>Forget &amp;all players…</source>
        <translation>Olvidar a todo&amp;s los jugadores…</translation>
    </message>
    <message>
        <source>How they play</source>
        <translation>Cómo juegan</translation>
    </message>
    <message>
        <source>Choose a player above.</source>
        <translation>Elige un jugador arriba.</translation>
    </message>
    <message>
        <source>Nothing is known yet.</source>
        <translation>Aún no se sabe nada.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) were noticed.</source>
        <translation>
            <numerusform>Se ha observado %n mano.</numerusform>
            <numerusform>Se han observado %n manos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is something to say after %n hand(s).</source>
        <translation>
            <numerusform>Habrá algo que decir tras %n mano.</numerusform>
            <numerusform>Habrá algo que decir tras %n manos.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n hand(s); newer ones count more.</source>
        <translation>
            <numerusform>De %n mano; las más nuevas cuentan más.</numerusform>
            <numerusform>De %n manos; las más nuevas cuentan más.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: this player plays like most.</source>
        <translation>Nada llama la atención: este jugador juega como la mayoría.</translation>
    </message>
    <message>
        <source>Forget how they play</source>
        <translation>Olvidar cómo juegan</translation>
    </message>
    <message>
        <source>Forget how all players play?</source>
        <translation>¿Olvidar cómo juegan todos los jugadores?</translation>
    </message>
    <message>
        <source>Forget what is known of the player &quot;%1&quot;?</source>
        <translation>¿Olvidar lo que se sabe del jugador «%1»?</translation>
    </message>
    <message>
        <source>Score sheets and statistics stay. What is played from now on is noticed again.</source>
        <translation>Las hojas de puntos y las estadísticas se quedan. Lo que se juegue desde ahora se observa de nuevo.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Olvidar</translation>
    </message>
</context>
<context>
    <name>sheepshead::TrickPanel</name>
    <message>
        <source>Trick %1 of %2: %3 took %4</source>
        <comment>numbers, a player, points</comment>
        <translation>Baza %1 de %2: %3, %4</translation>
    </message>
    <message>
        <source>Last trick (%1): %2 took %3</source>
        <comment>its number, a player, points</comment>
        <translation>Última baza (%1): %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>boca abajo</translation>
    </message>
    <message>
        <source>Points taken so far: makers %1, defenders %2</source>
        <translation>En bazas hasta ahora: ataque %1, defensa %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Points taken so far: %1</source>
        <translation>En bazas hasta ahora: %1</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Anterior</translation>
    </message>
    <message>
        <source>The trick before this one (Left)</source>
        <translation>La baza anterior a esta (Izquierda)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Siguiente</translation>
    </message>
    <message>
        <source>The trick after this one (Right)</source>
        <translation>La baza siguiente a esta (Derecha)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Cerrar</translation>
    </message>
    <message>
        <source>Back to the result (Esc)</source>
        <translation>Volver al resultado (Esc)</translation>
    </message>
    <message>
        <source>led and took</source>
        <translation>salida y baza</translation>
    </message>
    <message>
        <source>led</source>
        <translation>salida</translation>
    </message>
    <message>
        <source>took</source>
        <translation>baza</translation>
    </message>
</context>
<context>
    <name>sheepshead::TrumpPanel</name>
    <message>
        <source>Framed: your own. Faded: played or buried.</source>
        <translation>Con marco: los tuyos. Atenuados: jugados o enterrados.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TypedNumber</name>
    <message>
        <source>&quot;%1&quot; may mean %2 or %3. Type a whole number without separators, and decimals with fewer digits.</source>
        <translation>«%1» puede ser %2 o %3. Escribe los números enteros sin separadores y los decimales con menos cifras.</translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation>Escribe un número entero.</translation>
    </message>
    <message numerus="yes">
        <source>Type at most %n decimal(s).</source>
        <translation>
            <numerusform>Escribe como mucho %n decimal.</numerusform>
            <numerusform>Escribe como mucho %n decimales.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>«%1» no es un número.</translation>
    </message>
    <message>
        <source>Type a number from %1 to %2.</source>
        <translation>Escribe un número de %1 a %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedFiles</name>
    <message>
        <source>The disk does not take them. They are kept in memory, and the program keeps trying.</source>
        <translation>El disco no los acepta. Quedan en la memoria y el programa lo sigue intentando.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>The disk does not take them. Make room on it, and try again.</source>
        <translation>El disco no los acepta. Haz sitio en él y vuelve a intentarlo.</translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedResults</name>
    <message>
        <source>The last decisions in the challenge “%1” are not saved.</source>
        <translation>Las últimas decisiones en el desafío «%1» no están guardadas.</translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedWork</name>
    <message>
        <source>This game is not saved: it has no place in a score book. It is lost when you leave it.</source>
        <translation>Esta partida no está guardada: no tiene sitio en un libro de puntos. Se pierde cuando la dejas.</translation>
    </message>
    <message>
        <source>The program keeps trying.</source>
        <translation>El programa lo sigue intentando.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Reintentar</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Guardar una copia…</translation>
    </message>
    <message>
        <source>The last changes to this game are not saved.</source>
        <translation>Los últimos cambios de esta partida no están guardados.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s) and the hand in play are not saved.</source>
        <translation>
            <numerusform>%n mano terminada y la mano en juego no están guardadas.</numerusform>
            <numerusform>%n manos terminadas y la mano en juego no están guardadas.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s) are not saved.</source>
        <translation>
            <numerusform>%n mano terminada no está guardada.</numerusform>
            <numerusform>%n manos terminadas no están guardadas.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a copy of the score book</source>
        <translation>Guardar una copia del libro de puntos</translation>
    </message>
    <message>
        <source>Score books (*.sqlite)</source>
        <translation>Libros de puntos (*.sqlite)</translation>
    </message>
    <message>
        <source>The copy was not saved in %1. Choose another place.</source>
        <translation>No se ha guardado la copia en %1. Elige otro lugar.</translation>
    </message>
    <message>
        <source>A copy of the score book is in %1. It is up to date.</source>
        <translation>Hay una copia del libro de puntos en %1. Contiene todo hasta ahora.</translation>
    </message>
    <message>
        <source>The score book cannot be read now. The sheet of this game is in %1, with everything up to now.</source>
        <translation>Ahora no se puede leer el libro de puntos. La hoja de esta partida está en %1, con todo hasta ahora.</translation>
    </message>
</context>
</TS>
