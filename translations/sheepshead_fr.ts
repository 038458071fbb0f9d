<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr_FR">
<context>
    <name>About</name>
    <message>
        <source>About Sheepshead</source>
        <translation>À propos de Sheepshead</translation>
    </message>
    <message>
        <source>Sheepshead %1</source>
        <translation>Sheepshead %1</translation>
    </message>
    <message>
        <source>The card game of Wisconsin, descended from Schafkopf, for one player against the computer. It never uses a network.

Free software under the GNU General Public License, version 3 or later. Cards, portraits and icons are in the public domain (CC0 1.0).</source>
        <translation>Le jeu de cartes du Wisconsin, issu du Schafkopf, pour une personne contre l’ordinateur. Il n’utilise jamais de réseau.

Logiciel libre sous licence publique générale GNU (GPL), version 3 ou ultérieure. Cartes, portraits et icônes sont dans le domaine public (CC0 1.0).</translation>
    </message>
    <message>
        <source>About Qt</source>
        <translation>À propos de Qt</translation>
    </message>
    <message>
        <source>Qt %1</source>
        <translation>Qt %1</translation>
    </message>
    <message>
        <source>Built with Qt, a free application framework, used under the GNU Lesser General Public License, version 3.</source>
        <translation>Réalisé avec Qt, un cadre d’applications libre, utilisé sous licence publique générale limitée GNU (LGPL), version 3.</translation>
    </message>
    <message>
        <source>What the program remembers</source>
        <translation>Ce que le jeu retient des joueurs</translation>
    </message>
</context>
<context>
    <name>AdviceWords</name>
    <message>
        <source>The card laid under (%1)</source>
        <translation>La carte posée en under (%1)</translation>
    </message>
    <message>
        <source>%1 with a blitz</source>
        <translation>%1 avec un blitz</translation>
    </message>
    <message>
        <source>Bury %1</source>
        <translation>Écarter %1</translation>
    </message>
    <message>
        <source>Call %1, with %2 under</source>
        <translation>Appeler %1, avec %2 en under</translation>
    </message>
    <message>
        <source>Call %1</source>
        <translation>Appeler %1</translation>
    </message>
    <message>
        <source>%1%</source>
        <comment>share of a hundred</comment>
        <translation>%1&#xa0;%</translation>
    </message>
    <message>
        <source>Coach: %1 lowers your score by %2</source>
        <translation>Coach&#xa0;: %1 coûte %2 points de marque</translation>
    </message>
    <message>
        <source>No raise</source>
        <extracomment>the stake is not raised: &quot;Better: No raise.&quot;</extracomment>
        <translation>Ne pas relancer</translation>
    </message>
</context>
<context>
    <name>BubbleWords</name>
    <message>
        <source>pass</source>
        <translation>je passe</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>sans partenaire</translation>
    </message>
    <message>
        <source>sheepshead!</source>
        <translation>sheepshead&#xa0;!</translation>
    </message>
    <message>
        <source>I&apos;ll pick blind!</source>
        <translation>Je prends à l’aveugle&#xa0;!</translation>
    </message>
    <message>
        <source>I&apos;ll pick: %1</source>
        <translation>Je prends&#xa0;: %1</translation>
    </message>
    <message>
        <source>I have to pick</source>
        <translation>Je dois prendre</translation>
    </message>
    <message>
        <source>I&apos;ll pick</source>
        <translation>Je prends</translation>
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
        <translation>appel</translation>
    </message>
    <message>
        <source>crack!</source>
        <translation>contre&#xa0;!</translation>
    </message>
    <message>
        <source>crack back!</source>
        <translation>surcontre&#xa0;!</translation>
    </message>
    <message>
        <source>%1, under</source>
        <translation>%1, en under</translation>
    </message>
</context>
<context>
    <name>CardWords</name>
    <message>
        <source>Seven of %1</source>
        <translation>Sept de %1</translation>
    </message>
    <message>
        <source>Eight of %1</source>
        <translation>Huit de %1</translation>
    </message>
    <message>
        <source>Nine of %1</source>
        <translation>Neuf de %1</translation>
    </message>
    <message>
        <source>Ten of %1</source>
        <translation>Dix de %1</translation>
    </message>
    <message>
        <source>Jack of %1</source>
        <translation>Valet de %1</translation>
    </message>
    <message>
        <source>Queen of %1</source>
        <translation>Dame de %1</translation>
    </message>
    <message>
        <source>King of %1</source>
        <translation>Roi de %1</translation>
    </message>
    <message>
        <source>Ace of %1</source>
        <translation>As de %1</translation>
    </message>
    <message>
        <source>the seven of %1</source>
        <translation>le sept de %1</translation>
    </message>
    <message>
        <source>the eight of %1</source>
        <translation>le huit de %1</translation>
    </message>
    <message>
        <source>the nine of %1</source>
        <translation>le neuf de %1</translation>
    </message>
    <message>
        <source>the ten of %1</source>
        <translation>le dix de %1</translation>
    </message>
    <message>
        <source>the jack of %1</source>
        <translation>le valet de %1</translation>
    </message>
    <message>
        <source>the queen of %1</source>
        <translation>la dame de %1</translation>
    </message>
    <message>
        <source>the king of %1</source>
        <translation>le roi de %1</translation>
    </message>
    <message>
        <source>the ace of %1</source>
        <translation>l’as de %1</translation>
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
        <translation>Trèfle</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pique</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Carreau</translation>
    </message>
    <message>
        <source>clubs</source>
        <translation>trèfle</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>pique</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>cœur</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>carreau</translation>
    </message>
    <message>
        <source>trump</source>
        <translation>atout</translation>
    </message>
    <message>
        <source>fail</source>
        <translation>hors atout</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>points, then trump or fail</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Challenge</name>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>%1 (scores only)</source>
        <extracomment>a name, whose result is known by its scores only</extracomment>
        <translation>%1 (scores seulement)</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Over the mean</source>
        <translation>Au-dessus de la moyenne</translation>
    </message>
    <message>
        <source>Over the expert</source>
        <translation>Au-dessus de l’expert</translation>
    </message>
    <message>
        <source>Made by %1. %2.</source>
        <comment>a name; the rules</comment>
        <translation>Créé par %1. %2.</translation>
    </message>
    <message>
        <source>Everybody got the same cards, against the same computer players. Over the mean: points more than all people had on average in the deals that they played.</source>
        <translation>Tous ont reçu les mêmes cartes, contre les mêmes joueurs ordinateur. Au-dessus de la moyenne&#xa0;: points de marque de plus que la moyenne de tous dans les donnes qu’ils ont jouées.</translation>
    </message>
    <message>
        <source>You and %1 decided differently: you chose %2, %1 chose %3. What that cost is being worked out.</source>
        <translation>Ici, vos choix et ceux de %1 se séparent. Vous&#xa0;: %2&#xa0;; %1&#xa0;: %3. Le coût est en cours de calcul.</translation>
    </message>
    <message>
        <source>You and %1 decided differently: you chose %2, which cost %3 points; %1 chose %4, which cost %5.</source>
        <translation>Ici, vos choix et ceux de %1 se séparent. Vous&#xa0;: %2, au prix de %3 points de marque&#xa0;; %1&#xa0;: %4, au prix de %5.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place in a file, and what is wrong there</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>%1 (real table, seat %2)</source>
        <extracomment>a name, and the seat at a table where real cards were played</extracomment>
        <translation>%1 (vraie table, place %2)</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Toutes les places</translation>
    </message>
    <message>
        <source>People at the same seat of real tables had the same cards, and at seat 1 those of the people who played at a computer. Over the mean: points more than all of these had on average in the deals that they played. Scores of real tables were typed in; what was done there is not known.</source>
        <translation>Ceux qui étaient à la même place de vraies tables avaient les mêmes cartes, et à la place 1 celles des personnes qui ont joué sur un ordinateur. Au-dessus de la moyenne&#xa0;: points de plus que la moyenne de tous ceux-là dans les donnes qu’ils ont jouées. Les scores des vraies tables ont été saisis à la main&#xa0;; on ne sait pas ce qui s’y est fait.</translation>
    </message>
    <message>
        <source>Played at a real table, where decisions are not known: %1.</source>
        <translation>À une vraie table, où les décisions ne sont pas connues, ont joué&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Sum %1. Type a number for each seat.</source>
        <translation>Somme %1. Saisissez un nombre pour chaque place.</translation>
    </message>
    <message>
        <source>No rules pay that much.</source>
        <translation>Aucune règle ne paie autant.</translation>
    </message>
    <message>
        <source>The seat that sits out scores 0.</source>
        <translation>La place qui passe son tour marque 0.</translation>
    </message>
    <message>
        <source>By these rules no score is below 0.</source>
        <translation>Selon ces règles aucun score n’est inférieur à 0.</translation>
    </message>
    <message>
        <source>Sum %1. What one wins another loses, so it must be 0.</source>
        <translation>Somme %1. Ce que l’un gagne, un autre le perd&#xa0;: elle doit être 0.</translation>
    </message>
</context>
<context>
    <name>ChoiceWords</name>
    <message>
        <source>&amp;Clubs</source>
        <translation>&amp;Trèfle</translation>
    </message>
    <message>
        <source>S&amp;pades</source>
        <translation>P&amp;ique</translation>
    </message>
    <message>
        <source>H&amp;earts</source>
        <translation>&amp;Cœur</translation>
    </message>
    <message>
        <source>Dia&amp;monds</source>
        <translation>Ca&amp;rreau</translation>
    </message>
    <message>
        <source>P&amp;ass</source>
        <translation>P&amp;asser</translation>
    </message>
    <message>
        <source>You leave the game to the others.</source>
        <translation>Vous laissez le jeu aux autres.</translation>
    </message>
    <message>
        <source>You leave the blind to the others.</source>
        <translation>Vous laissez le chien aux autres.</translation>
    </message>
    <message>
        <source>The unseen blind is your bury, and the hand counts ×%1.</source>
        <translation>Le chien, non retourné, devient votre écart, et la donne compte ×%1.</translation>
    </message>
    <message>
        <source>Pick blind and call %1</source>
        <translation>Prendre à l’aveugle et appeler %1</translation>
    </message>
    <message>
        <source>Pick &amp;blind</source>
        <translation>Prendre à l’a&amp;veugle</translation>
    </message>
    <message>
        <source>Pick and &amp;call %1</source>
        <translation>Prendre et appe&amp;ler %1</translation>
    </message>
    <message>
        <source>Its holder is your partner, even if it is in the blind.</source>
        <translation>Qui a cette carte devient votre partenaire, même si elle est dans le chien.</translation>
    </message>
    <message>
        <source>&amp;Pick</source>
        <translation>&amp;Prendre</translation>
    </message>
    <message>
        <source>You take the blind and play against the others, often with a partner.</source>
        <translation>Vous prenez le chien et jouez contre les autres, souvent avec un partenaire.</translation>
    </message>
    <message>
        <source>&amp;Bury</source>
        <translation>É&amp;carter</translation>
    </message>
    <message>
        <source>The marked cards count for your side.</source>
        <translation>Les cartes marquées comptent pour votre camp.</translation>
    </message>
    <message>
        <source>Call %1, with the marked card face down as the under.</source>
        <translation>Appeler %1, avec la carte marquée face cachée en under.</translation>
    </message>
    <message>
        <source>Call %1: its holder is your partner.</source>
        <translation>Appeler %1&#xa0;: qui l’a devient votre partenaire.</translation>
    </message>
    <message>
        <source>&amp;Call %1</source>
        <translation>&amp;Appeler %1</translation>
    </message>
    <message>
        <source>All players hear it. Its holder is your partner.</source>
        <translation>Tout le monde l’entend. Qui a cette carte devient votre partenaire.</translation>
    </message>
    <message>
        <source>&amp;Keep quiet</source>
        <translation>&amp;Se taire</translation>
    </message>
    <message>
        <source>You have %1 and play alone in secret.</source>
        <translation>Vous avez %1 et jouez sans partenaire, en secret.</translation>
    </message>
    <message>
        <source>&amp;Play with a partner</source>
        <translation>&amp;Jouer avec un partenaire</translation>
    </message>
    <message>
        <source>The holder of %1 is your partner.</source>
        <translation>Qui a %1 devient votre partenaire.</translation>
    </message>
    <message>
        <source>All players hear it. Its holder plays with you, and you are known as a maker.</source>
        <translation>Tout le monde l’entend. Qui a cette carte joue avec vous, et l’on sait que vous êtes de l’attaque.</translation>
    </message>
    <message>
        <source>&amp;Alone</source>
        <translation>Sans parte&amp;naire</translation>
    </message>
    <message>
        <source>All players hear it. You play against all the others.</source>
        <translation>Tout le monde l’entend. Vous jouez contre tous les autres.</translation>
    </message>
    <message>
        <source>Sh&amp;eepshead</source>
        <translation>Sh&amp;eepshead</translation>
    </message>
    <message>
        <source>All players hear it. You bet on taking every trick, alone.</source>
        <translation>Tout le monde l’entend. Vous pariez de faire tous les plis, sans partenaire.</translation>
    </message>
    <message>
        <source>All players hear it. You bet on taking every trick, with your partner.</source>
        <translation>Tout le monde l’entend. Vous pariez de faire tous les plis, avec votre partenaire.</translation>
    </message>
    <message>
        <source>Sheepshead: %1</source>
        <translation>Sheepshead&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;New cards</source>
        <translation>&amp;Nouvelles cartes</translation>
    </message>
    <message>
        <source>The hand is shown, and the same player deals again.</source>
        <translation>La main est montrée, et le même joueur redonne.</translation>
    </message>
    <message>
        <source>D&amp;oubler</source>
        <translation>D&amp;oubler</translation>
    </message>
    <message>
        <source>The cards are thrown in, and the next hand counts double.</source>
        <translation>Les cartes sont jetées, et la donne suivante compte double.</translation>
    </message>
    <message>
        <source>L&amp;easter</source>
        <translation>L&amp;easter</translation>
    </message>
    <message>
        <source>All play for themselves, and the fewest points win.</source>
        <translation>Chacun joue pour soi, et qui a le moins de points gagne.</translation>
    </message>
    <message>
        <source>S&amp;olo</source>
        <translation>S&amp;olo</translation>
    </message>
    <message>
        <source>You play alone. You name the solo next.</source>
        <translation>Vous jouez sans partenaire. Vous nommez ensuite votre solo.</translation>
    </message>
    <message>
        <source>&amp;Call</source>
        <translation>A&amp;ppel</translation>
    </message>
    <message>
        <source>You call an ace or a ten, and its holder is your partner.</source>
        <translation>Vous appelez un as ou un dix, et qui l’a devient votre partenaire.</translation>
    </message>
    <message>
        <source>&amp;Best: %1 are trump</source>
        <translation>&amp;Best&#xa0;: atout %1</translation>
    </message>
    <message>
        <source>If you win it, you win the whole game.</source>
        <translation>S’il est réussi, la partie est gagnée.</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>Atout %1</translation>
    </message>
    <message>
        <source>A side solo: %1 become an ordinary suit.</source>
        <translation>Un solo de couleur&#xa0;: %1 devient une couleur ordinaire.</translation>
    </message>
    <message>
        <source>B&amp;illy: no trick</source>
        <translation>B&amp;illy&#xa0;: aucun pli</translation>
    </message>
    <message>
        <source>You lose with the first trick you take.</source>
        <translation>Vous perdez au premier pli que vous faites.</translation>
    </message>
    <message>
        <source>All players hear it. The hand counts ×%1.</source>
        <translation>Tout le monde l’entend. La donne compte ×%1.</translation>
    </message>
    <message>
        <source>Crack &amp;back</source>
        <translation>&amp;Surcontrer</translation>
    </message>
    <message>
        <source>&amp;Crack</source>
        <translation>&amp;Contrer</translation>
    </message>
    <message>
        <source>Show %1</source>
        <translation>Montrer %1</translation>
    </message>
    <message>
        <source>All players see them, and the hand counts ×%1.</source>
        <translation>Tout le monde les voit, et la donne compte ×%1.</translation>
    </message>
    <message>
        <source>&amp;Keep the hand</source>
        <translation>&amp;Garder la main</translation>
    </message>
    <message>
        <source>You play the hand as dealt.</source>
        <translation>Vous jouez la main telle quelle.</translation>
    </message>
    <message>
        <source>&amp;No</source>
        <translation>&amp;Non</translation>
    </message>
    <message>
        <source>The stake does not change.</source>
        <translation>L’enjeu ne change pas.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>No bet. The first lead is next.</source>
        <translation>Pas de pari. On passe à la première entame.</translation>
    </message>
    <message>
        <source>&amp;No call</source>
        <translation>Pas d’appe&amp;l</translation>
    </message>
    <message>
        <source>You call no further partner.</source>
        <translation>Vous n’appelez pas d’autre partenaire.</translation>
    </message>
    <message>
        <source>Play it and &amp;blitz</source>
        <translation>Jouer et &amp;blitzer</translation>
    </message>
    <message>
        <source>You show both black queens, and the hand counts ×%1.</source>
        <translation>Vous montrez les deux dames noires, et la donne compte ×%1.</translation>
    </message>
    <message>
        <source>&amp;Play %1</source>
        <translation>&amp;Jouer %1</translation>
    </message>
    <message>
        <source>You announce nothing.</source>
        <translation>Vous n’annoncez rien.</translation>
    </message>
    <message>
        <source>No ace, face card or trump: new cards?</source>
        <translation>Ni as, ni figure, ni atout&#xa0;: nouvelles cartes&#xa0;?</translation>
    </message>
    <message>
        <source>Everyone passed: leaster or doubler?</source>
        <translation>Tout le monde a passé&#xa0;: leaster ou doubler&#xa0;?</translation>
    </message>
    <message>
        <source>Call, solo or pass?</source>
        <translation>Appel, solo ou passe&#xa0;?</translation>
    </message>
    <message>
        <source>Show a pair?</source>
        <translation>Montrer une paire&#xa0;?</translation>
    </message>
    <message>
        <source>You were cracked. Crack back?</source>
        <translation>On vous a contré. Surcontrer&#xa0;?</translation>
    </message>
    <message>
        <source>Crack?</source>
        <translation>Contrer&#xa0;?</translation>
    </message>
    <message>
        <source>Pick or pass?</source>
        <translation>Prendre ou passer&#xa0;?</translation>
    </message>
    <message>
        <source>The blind is yours.</source>
        <translation>Le chien est à vous.</translation>
    </message>
    <message>
        <source>%1 of %2 marked · %3 buried</source>
        <comment>cards marked for the bury, and their points</comment>
        <translation>%1 sur %2 marquées · écart&#xa0;: %3</translation>
    </message>
    <message numerus="yes">
        <source>Mark %n card(s) to bury.</source>
        <translation>
            <numerusform>Marquez %n carte à écarter.</numerusform>
            <numerusform>Marquez %n cartes à écarter.</numerusform>
        </translation>
    </message>
    <message>
        <source>Which solo?</source>
        <translation>Quel solo&#xa0;?</translation>
    </message>
    <message>
        <source>Call a further partner?</source>
        <translation>Appeler un autre partenaire&#xa0;?</translation>
    </message>
    <message>
        <source>Bet on every trick?</source>
        <translation>Parier sur tous les plis&#xa0;?</translation>
    </message>
    <message>
        <source>Who plays with you?</source>
        <translation>Qui joue avec vous&#xa0;?</translation>
    </message>
    <message>
        <source>No ordinary call is possible: mark a card to lay face down.</source>
        <translation>Aucun appel ordinaire possible&#xa0;: marquez une carte à poser face cachée.</translation>
    </message>
    <message>
        <source>Which suit do you call under?</source>
        <translation>Quelle couleur appelez-vous avec l’under&#xa0;?</translation>
    </message>
    <message>
        <source>You have all the fail aces: call a ten.</source>
        <translation>Vous avez tous les as hors atout&#xa0;: appelez un dix.</translation>
    </message>
    <message>
        <source>Which ace do you call?</source>
        <translation>Quel as appelez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>The second black queen: blitz?</source>
        <translation>La deuxième dame noire&#xa0;: un blitz&#xa0;?</translation>
    </message>
    <message>
        <source>points only</source>
        <translation>points seulement</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>20 hands</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>You have all the fail aces and tens: call a king.</source>
        <translation>Vous avez tous les as et tous les dix hors atout&#xa0;: appelez un roi.</translation>
    </message>
</context>
<context>
    <name>ClaimWords</name>
    <message>
        <source>No card can change the score.</source>
        <translation>Aucune carte ne peut changer le score.</translation>
    </message>
    <message numerus="yes">
        <source>You are sure of %n more trick(s); after that no card can change the score.</source>
        <translation>
            <numerusform>Il vous reste %n pli assuré&#xa0;; ensuite, aucune carte ne peut changer le score.</numerusform>
            <numerusform>Il vous reste %n plis assurés&#xa0;; ensuite, aucune carte ne peut changer le score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest is yours, no matter what the others hold: %n point(s).</source>
        <comment>the points in all tricks that are left</comment>
        <translation>
            <numerusform>Le reste est à vous, quelles que soient les cartes des autres&#xa0;: %n point.</numerusform>
            <numerusform>Le reste est à vous, quelles que soient les cartes des autres&#xa0;: %n points.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest is yours, no matter what the others hold.</source>
        <translation>Le reste est à vous, quelles que soient les cartes des autres.</translation>
    </message>
    <message>
        <source>You lay down your cards: no card can change the score.</source>
        <translation>Vous abattez votre jeu&#xa0;: aucune carte ne peut changer le score.</translation>
    </message>
    <message>
        <source>%1 lays down all cards: no card can change the score.</source>
        <translation>%1 abat son jeu&#xa0;: aucune carte ne peut changer le score.</translation>
    </message>
    <message>
        <source>You lay down and take the rest.</source>
        <translation>Vous abattez votre jeu et faites le reste.</translation>
    </message>
    <message>
        <source>%1 lays down and takes the rest.</source>
        <translation>%1 abat son jeu et fait le reste.</translation>
    </message>
</context>
<context>
    <name>CommandLine</name>
    <message>
        <source>Keep score book and preferences in this folder.</source>
        <translation>Garder le carnet de marque et les préférences dans ce dossier.</translation>
    </message>
    <message>
        <source>folder</source>
        <translation>dossier</translation>
    </message>
    <message>
        <source>Use this language: %1.</source>
        <translation>Utiliser cette langue&#xa0;: %1.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>code</translation>
    </message>
    <message>
        <source>Deal the first new game from this number, the same cards each time.</source>
        <translation>Donner la première nouvelle partie à partir de ce numéro&#xa0;: les mêmes cartes à chaque fois.</translation>
    </message>
    <message>
        <source>number</source>
        <translation>numéro</translation>
    </message>
    <message>
        <source>Play at this speed: %1.</source>
        <translation>Jouer à cette vitesse&#xa0;: %1.</translation>
    </message>
    <message>
        <source>speed</source>
        <translation>vitesse</translation>
    </message>
    <message>
        <source>Open this beside the game: %1.</source>
        <translation>Ouvrir ceci à côté du jeu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>what</source>
        <translation>quoi</translation>
    </message>
    <message>
        <source>Print this and end.</source>
        <translation>Afficher ceci et quitter.</translation>
    </message>
    <message>
        <source>Print the version and end.</source>
        <translation>Afficher la version et quitter.</translation>
    </message>
    <message>
        <source>The card game Sheepshead.</source>
        <translation>Le jeu de cartes Sheepshead.</translation>
    </message>
    <message>
        <source>sheepshead: %1
Try &quot;sheepshead --help&quot; for the options.
</source>
        <translation>sheepshead&#xa0;: %1
Essayez «&#xa0;sheepshead --help&#xa0;» pour voir les options.
</translation>
    </message>
    <message>
        <source>--data-dir needs a folder.</source>
        <translation>--data-dir demande un dossier.</translation>
    </message>
    <message>
        <source>--language %1: not a language of the program. There are: %2.</source>
        <translation>--language %1&#xa0;: ce n’est pas une langue du programme. Il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>--seed %1: not a whole number.</source>
        <translation>--seed %1&#xa0;: ce n’est pas un nombre entier.</translation>
    </message>
    <message>
        <source>--speed %1: not a speed. There are: %2.</source>
        <translation>--speed %1&#xa0;: ce n’est pas une vitesse. Il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>--show %1: nothing to be shown. There are: %2.</source>
        <translation>--show %1&#xa0;: rien de tel à afficher. Il y a&#xa0;: %2.</translation>
    </message>
    <message>
        <source>[file…]</source>
        <translation>[fichier…]</translation>
    </message>
    <message>
        <source>Files of house rules to play by (.sheeprules), of hands (.sheephand), of studies (.sheepstudy), of challenges and their results (.sheepchallenge, .sheepresult), or of tournaments and their results (.sheeptournament, .sheepresults). A program that runs with this folder opens them.</source>
        <translation>Fichiers de règles maison à jouer (.sheeprules), de donnes (.sheephand), d’études (.sheepstudy), de défis et de leurs résultats (.sheepchallenge, .sheepresult) ou de tournois et de leurs résultats (.sheeptournament, .sheepresults). Un programme ouvert avec ce dossier les ouvre.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is neither an option nor a file of house rules, of a hand, of a study, of a challenge or of a tournament.</source>
        <translation>«&#xa0;%1&#xa0;» n’est ni une option ni un fichier de règles maison, de donne, d’étude, de défi ou de tournoi.</translation>
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
        <translation>Sheepshead, %1&#xa0;: %2, expert %3</translation>
    </message>
    <message>
        <source>Sheepshead, %1: %2</source>
        <translation>Sheepshead, %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 (with undo)</source>
        <comment>a result</comment>
        <translation>%1 (avec reprise)</translation>
    </message>
    <message>
        <source>Hands of the day, %1 to %2</source>
        <translation>Donnes du jour, du %1 au %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <extracomment>a player, the sum of a week, and the scores of its days</extracomment>
        <translation>%1&#xa0;: %2 (%3)</translation>
    </message>
    <message>
        <source>Sheepshead · hand of the day, %1</source>
        <translation>Sheepshead · donne du jour, %1</translation>
    </message>
    <message>
        <source>An expert: %1</source>
        <translation>Un expert&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>DealingSheets</name>
    <message>
        <source>%1 on %2</source>
        <extracomment>an open card and the one that lies beneath it, face down</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>%1 (dealer)</source>
        <translation>%1 (donneur)</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Chien</translation>
    </message>
    <message>
        <source>B</source>
        <comment>the blind, in one letter</comment>
        <translation>C</translation>
    </message>
    <message>
        <source>%1: deal %2 of %3</source>
        <translation>%1&#xa0;: donne %2 sur %3</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 donne.</translation>
    </message>
    <message>
        <source>From a sorted pack</source>
        <translation>À partir d’un jeu trié</translation>
    </message>
    <message>
        <source>A number is the seat that the card goes to, B the blind. Only the person who deals for the tables looks at this sheet.</source>
        <translation>Un nombre est la place où va la carte, C le chien. Seule la personne qui distribue pour les tables regarde cette feuille.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>%1: the scores of one table</source>
        <translation>%1&#xa0;: les scores d’une table</translation>
    </message>
    <message>
        <source>Table: ________</source>
        <translation>Table&#xa0;: ________</translation>
    </message>
    <message>
        <source>Every deal stands alone: no doubler waits, and no pot. Players of the same seat at other tables have had the same cards.</source>
        <translation>Chaque donne compte à part&#xa0;: ni doubler en attente, ni pot. Qui occupe la même place à une autre table a eu les mêmes cartes.</translation>
    </message>
    <message>
        <source>Blind, for the neighbor</source>
        <translation>Chien, pour le voisin</translation>
    </message>
</context>
<context>
    <name>DeckArt</name>
    <message>
        <source>%1: There is no picture of a card in it.</source>
        <translation>%1&#xa0;: il n’y a aucune image de carte dedans.</translation>
    </message>
    <message>
        <source>%1: This is no SVG picture that can be read.</source>
        <translation>%1&#xa0;: ce n’est pas une image SVG lisible.</translation>
    </message>
    <message>
        <source>%1: Drawing this deck takes too much time or memory.</source>
        <translation>%1&#xa0;: dessiner ce jeu de cartes demande trop de temps ou de mémoire.</translation>
    </message>
</context>
<context>
    <name>DeckFiles</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>There is no such file.</source>
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation>Vous n’avez pas le droit de lire ce fichier.</translation>
    </message>
    <message>
        <source>This is no card deck: there is no [KDE Backdeck].</source>
        <translation>Ce n’est pas un jeu de cartes&#xa0;: il manque [KDE Backdeck].</translation>
    </message>
    <message>
        <source>There is no file %1.</source>
        <translation>Il n’y a pas de fichier %1.</translation>
    </message>
    <message>
        <source>The file is too long for a card deck.</source>
        <translation>Le fichier est trop long pour un jeu de cartes.</translation>
    </message>
    <message>
        <source>There is no deck “%1”.</source>
        <translation>Il n’y a pas de jeu de cartes «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>The picture %1 must lie in the same folder.</source>
        <translation>L’image %1 doit se trouver dans le même dossier.</translation>
    </message>
</context>
<context>
    <name>DeckPreviews</name>
    <message>
        <source>By %1.</source>
        <translation>Par %1.</translation>
    </message>
    <message>
        <source>The suits have two colors.</source>
        <translation>Les couleurs sont en deux teintes.</translation>
    </message>
    <message>
        <source>The suits differ in color.</source>
        <translation>Chaque couleur a sa teinte.</translation>
    </message>
    <message>
        <source>Its ranks stand at the right, so your cards overlap the other way round.</source>
        <translation>Ses valeurs sont à droite&#xa0;: vos cartes se chevauchent donc dans l’autre sens.</translation>
    </message>
    <message>
        <source>Its pictures are wider than high, so they are shown small.</source>
        <translation>Ses images sont plus larges que hautes&#xa0;: elles sont donc affichées en petit.</translation>
    </message>
    <message>
        <source>Missing, and drawn by the program: %1.</source>
        <translation>Manquantes, et dessinées par le programme&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It has no back; the program’s own is used.</source>
        <translation>Il n’a pas de dos&#xa0;; celui du programme est utilisé.</translation>
    </message>
</context>
<context>
    <name>Decks</name>
    <message>
        <source>Two colors</source>
        <translation>Deux teintes</translation>
    </message>
    <message>
        <source>Clubs and spades are black, hearts and diamonds red.</source>
        <translation>Trèfle et pique sont noirs, cœur et carreau rouges.</translation>
    </message>
    <message>
        <source>Four colors</source>
        <translation>Quatre teintes</translation>
    </message>
    <message>
        <source>Every suit has its own color.</source>
        <translation>Chaque couleur a sa propre teinte.</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Grands caractères</translation>
    </message>
    <message>
        <source>Rank and suit fill the card, for weak eyes.</source>
        <translation>La valeur et la couleur remplissent la carte, pour les vues faibles.</translation>
    </message>
    <message>
        <source>Large print, four colors</source>
        <translation>Grands caractères, quatre teintes</translation>
    </message>
    <message>
        <source>Rank and suit fill the card, and every suit has its own color.</source>
        <translation>La valeur et la couleur remplissent la carte, et chaque couleur a sa propre teinte.</translation>
    </message>
    <message>
        <source>Red sweater</source>
        <translation>Pull rouge</translation>
    </message>
    <message>
        <source>Blue sweater</source>
        <translation>Pull bleu</translation>
    </message>
    <message>
        <source>Argyle</source>
        <translation>Losanges</translation>
    </message>
    <message>
        <source>Snowflakes</source>
        <translation>Flocons</translation>
    </message>
    <message>
        <source>Trellis</source>
        <translation>Treillis</translation>
    </message>
    <message>
        <source>Cheese</source>
        <translation>Fromage</translation>
    </message>
</context>
<context>
    <name>DerivationWords</name>
    <message>
        <source>A forced pick is not bumped.</source>
        <translation>Une prise forcée n’est pas soumise au bump.</translation>
    </message>
    <message>
        <source>Everyone passed: %1.</source>
        <translation>Tout le monde a passé&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No hand was played, so there is no score.</source>
        <translation>Aucune donne n’a été jouée&#xa0;: il n’y a pas de score.</translation>
    </message>
    <message>
        <source>Makers: %1.</source>
        <translation>Attaque&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Picker: %1, alone.</source>
        <translation>Preneur&#xa0;: %1, sans partenaire.</translation>
    </message>
    <message>
        <source>Picker: %1, with %2.</source>
        <translation>Preneur&#xa0;: %1, avec %2.</translation>
    </message>
    <message>
        <source>Points: %1 for the makers, %2 for the defenders.</source>
        <translation>Points&#xa0;: %1 pour l’attaque, %2 pour la défense.</translation>
    </message>
    <message>
        <source>The makers took every trick</source>
        <translation>L’attaque a fait tous les plis</translation>
    </message>
    <message>
        <source>The makers won, with the defenders schneider</source>
        <translation>L’attaque a gagné, et la défense est schneider</translation>
    </message>
    <message>
        <source>The makers won</source>
        <translation>L’attaque a gagné</translation>
    </message>
    <message>
        <source>The makers lost</source>
        <translation>L’attaque a perdu</translation>
    </message>
    <message>
        <source>The makers lost and are schneider</source>
        <translation>L’attaque a perdu et est schneider</translation>
    </message>
    <message>
        <source>The makers took no trick</source>
        <translation>L’attaque n’a fait aucun pli</translation>
    </message>
    <message>
        <source>%1: a stake of %2.</source>
        <comment>why, and the stake</comment>
        <translation>%1&#xa0;: enjeu de %2.</translation>
    </message>
    <message>
        <source>%1 reneged and forfeits the hand: a stake of %2.</source>
        <translation>Fausse renonce (%1)&#xa0;: donne perdue d’office, enjeu de %2.</translation>
    </message>
    <message>
        <source>Sheepshead was called and made: a stake of %1.</source>
        <translation>Sheepshead annoncé et réussi&#xa0;: enjeu de %1.</translation>
    </message>
    <message>
        <source>Sheepshead was called and missed: a stake of %1.</source>
        <translation>Sheepshead annoncé et manqué&#xa0;: enjeu de %1.</translation>
    </message>
    <message>
        <source>%1 cracked</source>
        <translation>Contre (%1)</translation>
    </message>
    <message>
        <source>%1 cracked back</source>
        <translation>Surcontre (%1)</translation>
    </message>
    <message>
        <source>%1 cracked around the corner</source>
        <translation>Surcontre du partenaire (%1)</translation>
    </message>
    <message>
        <source>%1 showed %2</source>
        <comment>a player, then the pair of a blitz</comment>
        <translation>Blitz (%1), %2</translation>
    </message>
    <message>
        <source>%1: × %2 = %3.</source>
        <comment>why, the factor, and the stake then</comment>
        <translation>%1&#xa0;: × %2 = %3.</translation>
    </message>
    <message>
        <source>Every defender pays %1.</source>
        <translation>Chaque défenseur paie %1.</translation>
    </message>
    <message>
        <source>Every defender pays %1. A partner gets %1, and the picker gets the rest.</source>
        <translation>Chaque défenseur paie %1. Un partenaire reçoit %1, et le preneur reçoit le reste.</translation>
    </message>
    <message>
        <source>Every defender pays %1 to every maker.</source>
        <translation>Chaque défenseur paie %1 à chaque joueur de l’attaque.</translation>
    </message>
    <message>
        <source>Every defender gets %1.</source>
        <translation>Chaque défenseur reçoit %1.</translation>
    </message>
    <message>
        <source>Every defender gets %1. A partner pays %1, and the picker pays the rest.</source>
        <translation>Chaque défenseur reçoit %1. Un partenaire paie %1, et le preneur paie le reste.</translation>
    </message>
    <message>
        <source>Every defender gets %1 from every maker.</source>
        <translation>Chaque défenseur reçoit %1 de chaque joueur de l’attaque.</translation>
    </message>
    <message>
        <source>Every defender gets %1. The picker pays it all: the partner is off the hook.</source>
        <translation>Chaque défenseur reçoit %1. Le preneur paie tout&#xa0;: le partenaire ne paie rien.</translation>
    </message>
    <message>
        <source>%1: %2 × %3 = %4</source>
        <comment>a player, and the score</comment>
        <translation>%1&#xa0;: %2 × %3 = %4</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
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
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2 in %3.</source>
        <comment>a player, points, tricks</comment>
        <translation>%1&#xa0;: %2 en %3.</translation>
    </message>
    <message>
        <source>The fewest points win.</source>
        <translation>Qui a le moins de points gagne.</translation>
    </message>
    <message>
        <source>The fewest points win. Fewer tricks break the tie.</source>
        <translation>Qui a le moins de points gagne. À égalité, le moins de plis décide.</translation>
    </message>
    <message>
        <source>The only player without a trick wins double.</source>
        <translation>Qui est seul à n’avoir fait aucun pli gagne double.</translation>
    </message>
    <message>
        <source>The fewest points win. The tied players share the win.</source>
        <translation>Qui a le moins de points gagne. Les joueurs à égalité partagent le gain.</translation>
    </message>
    <message>
        <source>The deciding points are tied: no payment.</source>
        <translation>Égalité aux points décisifs&#xa0;: aucun paiement.</translation>
    </message>
    <message>
        <source>The most points lose.</source>
        <translation>Qui a le plus de points perd.</translation>
    </message>
    <message>
        <source>A player who takes every trick wins.</source>
        <translation>Qui fait tous les plis gagne.</translation>
    </message>
    <message>
        <source>The player with the middle points wins.</source>
        <translation>Les points du milieu gagnent.</translation>
    </message>
    <message>
        <source>The player closest to 30 without going over wins.</source>
        <translation>Qui est au plus près de 30 sans dépasser gagne.</translation>
    </message>
    <message>
        <source>The highest count loses.</source>
        <translation>Le compte le plus élevé perd.</translation>
    </message>
    <message>
        <source>The highest count loses. The highest trump breaks the tie.</source>
        <translation>Le compte le plus élevé perd. À égalité, l’atout le plus fort décide.</translation>
    </message>
    <message>
        <source>%1: %2 to each of the others.</source>
        <translation>%1&#xa0;: %2 à chacun des autres.</translation>
    </message>
    <message>
        <source>%1: %2 from each of the others.</source>
        <translation>%1&#xa0;: %2 de chacun des autres.</translation>
    </message>
    <message>
        <source>%1: a count of %2.</source>
        <translation>%1&#xa0;: compte de %2.</translation>
    </message>
    <message>
        <source>60 to 60: a tie.</source>
        <translation>60 à 60&#xa0;: égalité.</translation>
    </message>
    <message>
        <source>%1 took every trick: a stake of %2.</source>
        <translation>Tous les plis pour %1&#xa0;: enjeu de %2.</translation>
    </message>
    <message>
        <source>%1 won, and the loser is schneider: a stake of %2.</source>
        <translation>Gagnant&#xa0;: %1&#xa0;; le perdant est schneider&#xa0;: enjeu de %2.</translation>
    </message>
    <message>
        <source>%1 won: a stake of %2.</source>
        <translation>Gagnant&#xa0;: %1&#xa0;; enjeu de %2.</translation>
    </message>
    <message>
        <source>Bidder: %1, with %2.</source>
        <translation>Déclarant&#xa0;: %1, avec %2.</translation>
    </message>
    <message>
        <source>Bidder: %1, a best solo.</source>
        <translation>Déclarant&#xa0;: %1, un solo best.</translation>
    </message>
    <message>
        <source>Bidder: %1, a side solo.</source>
        <translation>Déclarant&#xa0;: %1, un solo de couleur.</translation>
    </message>
    <message>
        <source>Bidder: %1, a billy.</source>
        <translation>Déclarant&#xa0;: %1, un billy.</translation>
    </message>
    <message>
        <source>Points: %1 for the bidder&apos;s side, %2 for the others.</source>
        <translation>Points&#xa0;: %1 pour le camp du déclarant, %2 pour les autres.</translation>
    </message>
    <message>
        <source>One side took every trick.</source>
        <translation>Un camp a fait tous les plis.</translation>
    </message>
    <message>
        <source>One side is schneider.</source>
        <translation>Un camp est schneider.</translation>
    </message>
    <message>
        <source>The bid was made. Only the winners score: %1 each.</source>
        <translation>Contrat réussi. Seuls les gagnants marquent&#xa0;: %1 chacun.</translation>
    </message>
    <message>
        <source>The bid was set. Only the winners score: %1 each.</source>
        <translation>Contrat chuté. Seuls les gagnants marquent&#xa0;: %1 chacun.</translation>
    </message>
    <message>
        <source>The leaster puts %1 into the pot.</source>
        <translation>Le leaster met %1 dans le pot.</translation>
    </message>
    <message>
        <source>The makers won and take %1 from the pot.</source>
        <translation>L’attaque a gagné et prend %1 dans le pot.</translation>
    </message>
    <message>
        <source>The makers lost and pay %1 into the pot.</source>
        <translation>L’attaque a perdu et verse %1 au pot.</translation>
    </message>
    <message>
        <source>The pot of %1 was divided.</source>
        <translation>Le pot de %1 a été partagé.</translation>
    </message>
    <message>
        <source>The pot of %1 went to the best hand of the showdown.</source>
        <translation>Le pot de %1 est allé à la meilleure main de l’abattage.</translation>
    </message>
    <message>
        <source>The new player bought into the pot with %1.</source>
        <translation>Pour entrer dans le jeu, %1 ont été versés au pot.</translation>
    </message>
    <message>
        <source>%1: %2 into the pot</source>
        <translation>%1&#xa0;: %2 au pot</translation>
    </message>
    <message>
        <source>%1: %2 from the pot</source>
        <translation>%1&#xa0;: %2 du pot</translation>
    </message>
    <message>
        <source>%1 has the partner card, and neither pays nor is paid.</source>
        <translation>%1 a la carte du partenaire, ne paie rien et ne reçoit rien.</translation>
    </message>
    <message>
        <source>Fines put %1 into the pot.</source>
        <translation>Les amendes ont mis %1 au pot.</translation>
    </message>
    <message>
        <source>A bonus of %1 came from the pot.</source>
        <translation>Une prime de %1 est venue du pot.</translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message>
        <source>Pick or pass</source>
        <translation>Prendre ou passer</translation>
    </message>
    <message>
        <source>Is this hand worth the blind?</source>
        <translation>Cette main vaut-elle le chien&#xa0;?</translation>
    </message>
    <message>
        <source>What to bury</source>
        <translation>L’écart</translation>
    </message>
    <message>
        <source>The blind is yours: which cards go down?</source>
        <translation>Le chien est à vous&#xa0;: quelles cartes écarter&#xa0;?</translation>
    </message>
    <message>
        <source>Which ace to call</source>
        <translation>L’as à appeler</translation>
    </message>
    <message>
        <source>Which partner helps most?</source>
        <translation>Quel partenaire aide le plus&#xa0;?</translation>
    </message>
    <message>
        <source>Count the trump</source>
        <translation>Compter les atouts</translation>
    </message>
    <message>
        <source>How many trump are still out?</source>
        <translation>Combien d’atouts restent dehors&#xa0;?</translation>
    </message>
    <message>
        <source>Who is the partner?</source>
        <translation>Qui est le partenaire&#xa0;?</translation>
    </message>
    <message>
        <source>Read from the cards who plays with the picker.</source>
        <translation>Devinez d’après les cartes qui joue avec le preneur.</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) passed before you. Pick or pass?</source>
        <translation>
            <numerusform>%n joueur a passé avant vous. Prendre ou passer&#xa0;?</numerusform>
            <numerusform>%n joueurs ont passé avant vous. Prendre ou passer&#xa0;?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You picked. Bury %n card(s).</source>
        <translation>
            <numerusform>Vous avez pris. Écartez %n carte.</numerusform>
            <numerusform>Vous avez pris. Écartez %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You have buried. Whom do you call?</source>
        <translation>Votre écart est fait. Qui appelez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Some tricks are done. Of all trump, you hold some and saw some fall. How many have you not seen yet?</source>
        <translation>Quelques plis sont faits. Parmi les atouts, vous en tenez et vous en avez vu tomber. Combien n’avez-vous pas encore vus&#xa0;?</translation>
    </message>
    <message>
        <source>%1 picked. From what was played so far: who is most likely the partner?</source>
        <translation>%1 a pris. D’après ce qui a été joué&#xa0;: qui est le plus probablement le partenaire&#xa0;?</translation>
    </message>
    <message>
        <source>This decision could not be measured.</source>
        <translation>Cette décision n’a pas pu être mesurée.</translation>
    </message>
    <message>
        <source>Better: %1. %2</source>
        <translation>Mieux&#xa0;: %1. %2</translation>
    </message>
    <message>
        <source>There are %1 trump. %2 you saw played or buried, %3 you hold: %4 are left.</source>
        <translation>Il y a %1 atouts. Vous en avez vu jouer ou écarter %2, vous en tenez %3&#xa0;: il en reste %4.</translation>
    </message>
    <message>
        <source>Right.</source>
        <translation>Exact.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a player and how likely they are the partner</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No one: the picker is alone.</source>
        <translation>Personne&#xa0;: le preneur n’a pas de partenaire.</translation>
    </message>
    <message>
        <source>It is %1.</source>
        <translation>C’est %1.</translation>
    </message>
    <message>
        <source>First question</source>
        <translation>Première question</translation>
    </message>
    <message>
        <source>%1 right in a row, %2 at best</source>
        <translation>%1 bonnes réponses de suite, %2 au mieux</translation>
    </message>
    <message>
        <source>%1 of the last %2 right</source>
        <translation>%1 bonnes réponses sur les %2 dernières</translation>
    </message>
    <message>
        <source>%1 (before: %2 of %3)</source>
        <translation>%1 (avant&#xa0;: %2 sur %3)</translation>
    </message>
    <message>
        <source>%1: score %2, wins %3</source>
        <extracomment>a choice, the score expected, and how often it wins</extracomment>
        <translation>%1&#xa0;: %2 points de marque, gagne %3</translation>
    </message>
    <message>
        <source>You speak first. Pick or pass?</source>
        <translation>Vous parlez en premier. Prendre ou passer&#xa0;?</translation>
    </message>
    <message>
        <source>That was the best choice.</source>
        <translation>C’était le meilleur choix.</translation>
    </message>
    <message>
        <source>Good: its score is only %1 lower than the best.</source>
        <translation>Bien&#xa0;: à seulement %1 points de marque du meilleur choix.</translation>
    </message>
    <message>
        <source>That lowers your score by %1 on average.</source>
        <translation>Cela coûte en moyenne %1 points de marque.</translation>
    </message>
    <message>
        <source>Your own mistakes</source>
        <translation>Vos propres erreurs</translation>
    </message>
    <message>
        <source>Costly decisions of hands that count come back: a few a day, the better you know them the later.</source>
        <translation>Les décisions coûteuses des donnes qui comptent reviennent&#xa0;: quelques-unes par jour, d’autant plus tard que vous les savez.</translation>
    </message>
    <message>
        <source>You often pick with too weak a hand</source>
        <translation>Vous prenez souvent avec une main trop faible</translation>
    </message>
    <message>
        <source>You often pass a hand that is good enough to pick</source>
        <translation>Vous passez souvent avec une main assez bonne pour prendre</translation>
    </message>
    <message>
        <source>You often bury trump</source>
        <translation>Vous écartez souvent de l’atout</translation>
    </message>
    <message>
        <source>You often bury too few points</source>
        <translation>Vous écartez souvent trop peu de points</translation>
    </message>
    <message>
        <source>You often bury the wrong fail cards</source>
        <translation>Vous écartez souvent les mauvaises cartes hors atout</translation>
    </message>
    <message>
        <source>You often go alone where a partner would help</source>
        <translation>Vous jouez souvent sans partenaire là où il vous aiderait</translation>
    </message>
    <message>
        <source>You often call a partner where playing alone would pay more</source>
        <translation>Vous appelez souvent un partenaire là où jouer sans lui rapporterait plus</translation>
    </message>
    <message>
        <source>You often call the wrong card</source>
        <translation>Vous appelez souvent la mauvaise carte</translation>
    </message>
    <message>
        <source>You often lead trump where a fail suit is better</source>
        <translation>Vous entamez souvent à l’atout là où une couleur ordinaire vaut mieux</translation>
    </message>
    <message>
        <source>You often lead a fail suit where trump is better</source>
        <translation>Vous entamez souvent dans une couleur ordinaire là où l’atout vaut mieux</translation>
    </message>
    <message>
        <source>You often lead the wrong card of the right kind</source>
        <translation>Vous entamez souvent dans la bonne sorte, mais avec la mauvaise carte</translation>
    </message>
    <message>
        <source>You often put too many points on a trick</source>
        <translation>Vous mettez souvent trop de points dans un pli</translation>
    </message>
    <message>
        <source>You often keep points that belong on the trick</source>
        <translation>Vous gardez souvent des points qui devraient aller dans le pli</translation>
    </message>
    <message>
        <source>You often follow with the wrong card</source>
        <translation>Vous fournissez souvent la mauvaise carte</translation>
    </message>
    <message>
        <source>%1 led to this trick. Which card do you play?</source>
        <translation>%1 a entamé ce pli. Quelle carte jouez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>You lead. Which card?</source>
        <translation>Vous entamez. Quelle carte&#xa0;?</translation>
    </message>
    <message>
        <source>What do you do?</source>
        <translation>Que faites-vous&#xa0;?</translation>
    </message>
    <message>
        <source>Your decision here on %1 was costly.</source>
        <translation>Votre décision ici, le %1, a coûté cher.</translation>
    </message>
    <message>
        <source>Your decision here was costly.</source>
        <translation>Votre décision ici a coûté cher.</translation>
    </message>
    <message>
        <source>%1 for today, %2 later, %3 known</source>
        <extracomment>mistakes: how many are asked today still, on another day, and not any more</extracomment>
        <translation>%1 pour aujourd’hui, %2 plus tard, %3 sues</translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hand(s)</source>
        <extracomment>a habit, and in how many hands it was seen</extracomment>
        <translation>
            <numerusform>%1&#xa0;: %n donne</numerusform>
            <numerusform>%1&#xa0;: %n donnes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message>
        <source>You deal and sit out.</source>
        <translation>Vous donnez et ne jouez pas.</translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Vous donnez.</translation>
    </message>
    <message>
        <source>%1 deals and sits out.</source>
        <translation>%1 donne et ne joue pas.</translation>
    </message>
    <message>
        <source>%1 deals.</source>
        <translation>%1 donne.</translation>
    </message>
    <message>
        <source>A doubler: the hand counts ×%1.</source>
        <translation>Un doubler&#xa0;: la donne compte ×%1.</translation>
    </message>
    <message>
        <source>You show a hand without ace, face card or trump: %1.</source>
        <translation>Vous montrez une main sans as, figure ni atout&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 shows a hand without ace, face card or trump: %2.</source>
        <translation>%1 montre une main sans as, figure ni atout&#xa0;: %2.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Vous passez.</translation>
    </message>
    <message>
        <source>%1 passes.</source>
        <translation>%1 passe.</translation>
    </message>
    <message>
        <source>You pick blind. The unseen blind is the bury, and the stake doubles.</source>
        <translation>Vous prenez à l’aveugle. Le chien, non retourné, forme l’écart, et l’enjeu double.</translation>
    </message>
    <message>
        <source>%1 picks blind. The unseen blind is the bury, and the stake doubles.</source>
        <translation>%1 prend à l’aveugle. Le chien, non retourné, forme l’écart, et l’enjeu double.</translation>
    </message>
    <message>
        <source>You have to pick.</source>
        <translation>Vous devez prendre.</translation>
    </message>
    <message>
        <source>You pick.</source>
        <translation>Vous prenez.</translation>
    </message>
    <message>
        <source>%1 has to pick.</source>
        <translation>%1 doit prendre.</translation>
    </message>
    <message>
        <source>%1 picks.</source>
        <translation>%1 prend.</translation>
    </message>
    <message>
        <source>Called with the pick: %1.</source>
        <translation>Carte appelée à la prise&#xa0;: %1.</translation>
    </message>
    <message>
        <source>In the blind: %1.</source>
        <translation>Dans le chien&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buries %n card(s), among them %2.</source>
        <translation>
            <numerusform>%1 écarte %n carte&#xa0;: %2.</numerusform>
            <numerusform>%1 écarte %n cartes, dont %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>You bury %1: %2.</source>
        <translation>Vous écartez %1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 buries %2: %3.</source>
        <translation>%1 écarte %2&#xa0;: %3.</translation>
    </message>
    <message numerus="yes">
        <source>%1 buries %n card(s).</source>
        <translation>
            <numerusform>%1 écarte %n carte.</numerusform>
            <numerusform>%1 écarte %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>You call %1.</source>
        <translation>Vous appelez %1.</translation>
    </message>
    <message>
        <source>%1 calls %2.</source>
        <translation>%1 appelle %2.</translation>
    </message>
    <message>
        <source>The holder of %1 is the partner.</source>
        <translation>Qui a %1 est partenaire.</translation>
    </message>
    <message>
        <source>Face down as the under: %1.</source>
        <translation>Face cachée, en under&#xa0;: %1.</translation>
    </message>
    <message>
        <source>One card lies face down as the under.</source>
        <translation>Une carte est face cachée, en under.</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Vous jouez sans partenaire.</translation>
    </message>
    <message>
        <source>%1 plays alone.</source>
        <translation>%1 joue sans partenaire.</translation>
    </message>
    <message>
        <source>You call sheepshead and bet on every trick.</source>
        <translation>Vous annoncez sheepshead et pariez sur tous les plis.</translation>
    </message>
    <message>
        <source>%1 calls sheepshead and bets on every trick.</source>
        <translation>%1 annonce sheepshead et parie sur tous les plis.</translation>
    </message>
    <message>
        <source>You vote for a doubler.</source>
        <translation>Vous votez pour un doubler.</translation>
    </message>
    <message>
        <source>%1 votes for a doubler.</source>
        <translation>%1 vote pour un doubler.</translation>
    </message>
    <message>
        <source>You vote for a leaster.</source>
        <translation>Vous votez pour un leaster.</translation>
    </message>
    <message>
        <source>%1 votes for a leaster.</source>
        <translation>%1 vote pour un leaster.</translation>
    </message>
    <message>
        <source>You bid a solo.</source>
        <translation>Vous demandez un solo.</translation>
    </message>
    <message>
        <source>%1 bids a solo.</source>
        <translation>%1 demande un solo.</translation>
    </message>
    <message>
        <source>You bid to call a partner.</source>
        <translation>Vous enchérissez pour appeler un partenaire.</translation>
    </message>
    <message>
        <source>%1 bids a call.</source>
        <translation>%1 demande un appel.</translation>
    </message>
    <message>
        <source>You play %1.</source>
        <translation>Vous jouez %1.</translation>
    </message>
    <message>
        <source>%1 plays %2.</source>
        <translation>%1 joue %2.</translation>
    </message>
    <message>
        <source>You take the rest of the blind: %1.</source>
        <translation>Vous prenez le reste du chien&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) of the blind.</source>
        <translation>
            <numerusform>%1 prend %n carte du chien.</numerusform>
            <numerusform>%1 prend %n cartes du chien.</numerusform>
        </translation>
    </message>
    <message>
        <source>You crack: the hand counts ×%1.</source>
        <translation>Vous contrez&#xa0;: la donne compte ×%1.</translation>
    </message>
    <message>
        <source>%1 cracks: the hand counts ×%2.</source>
        <translation>%1 contre&#xa0;: la donne compte ×%2.</translation>
    </message>
    <message>
        <source>You crack back: the hand counts ×%1.</source>
        <translation>Vous surcontrez&#xa0;: la donne compte ×%1.</translation>
    </message>
    <message>
        <source>%1 cracks back: the hand counts ×%2.</source>
        <translation>%1 surcontre&#xa0;: la donne compte ×%2.</translation>
    </message>
    <message>
        <source>You crack around the corner: the hand counts ×%1.</source>
        <translation>Vous faites le surcontre du partenaire&#xa0;: la donne compte ×%1.</translation>
    </message>
    <message>
        <source>%1 cracks around the corner: the hand counts ×%2.</source>
        <translation>%1 fait le surcontre du partenaire&#xa0;: la donne compte ×%2.</translation>
    </message>
    <message>
        <source>You show %1: the hand counts ×%2.</source>
        <translation>Vous montrez %1&#xa0;: la donne compte ×%2.</translation>
    </message>
    <message>
        <source>%1 shows %2: the hand counts ×%3.</source>
        <translation>%1 montre %2&#xa0;: la donne compte ×%3.</translation>
    </message>
    <message>
        <source>You play the under, %1.</source>
        <translation>Vous jouez l’under, %1.</translation>
    </message>
    <message>
        <source>%1 plays the card that lay face down.</source>
        <translation>%1 joue la carte qui était face cachée.</translation>
    </message>
    <message>
        <source>You had the partner jack: one partner fewer.</source>
        <translation>Vous aviez le valet partenaire&#xa0;: un partenaire de moins.</translation>
    </message>
    <message>
        <source>%1 had the partner jack: one partner fewer.</source>
        <translation>%1 avait le valet partenaire&#xa0;: un partenaire de moins.</translation>
    </message>
    <message>
        <source>You took the first trick and play alone.</source>
        <translation>Vous avez fait le premier pli et jouez sans partenaire.</translation>
    </message>
    <message>
        <source>%1 took the first trick and plays alone.</source>
        <translation>%1 a fait le premier pli et joue sans partenaire.</translation>
    </message>
    <message>
        <source>Your secret is out: you play alone.</source>
        <translation>Votre secret est révélé&#xa0;: vous jouez sans partenaire.</translation>
    </message>
    <message>
        <source>%1 was alone in secret.</source>
        <translation>%1 jouait en secret sans partenaire.</translation>
    </message>
    <message>
        <source>You are known as one of the makers.</source>
        <translation>On sait que vous êtes de l’attaque.</translation>
    </message>
    <message>
        <source>%1 is one of the makers.</source>
        <translation>%1 est de l’attaque.</translation>
    </message>
    <message>
        <source>You are a partner.</source>
        <translation>Vous êtes partenaire.</translation>
    </message>
    <message>
        <source>%1 is a partner.</source>
        <translation>%1 est partenaire.</translation>
    </message>
    <message>
        <source>You are the partner.</source>
        <translation>C’est vous le partenaire.</translation>
    </message>
    <message>
        <source>%1 is the partner.</source>
        <translation>Le partenaire&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You take trick %1 and the blind with it.</source>
        <translation>Vous faites le pli %1 et recevez le chien avec.</translation>
    </message>
    <message>
        <source>%1 takes trick %2 and the blind with it.</source>
        <translation>%1 fait le pli %2 et reçoit le chien avec.</translation>
    </message>
    <message>
        <source>You take trick %1.</source>
        <translation>Vous faites le pli %1.</translation>
    </message>
    <message>
        <source>%1 takes trick %2.</source>
        <translation>%1 fait le pli %2.</translation>
    </message>
    <message>
        <source>You turn %1.</source>
        <translation>Vous retournez %1.</translation>
    </message>
    <message>
        <source>%1 turns %2.</source>
        <translation>%1 retourne %2.</translation>
    </message>
    <message>
        <source>You could have followed suit and did not: your side forfeits the hand.</source>
        <translation>Vous pouviez fournir et ne l’avez pas fait&#xa0;: votre camp perd la donne d’office.</translation>
    </message>
    <message>
        <source>%1 could have followed suit and did not: that side forfeits the hand.</source>
        <translation>%1 pouvait fournir et ne l’a pas fait&#xa0;: son camp perd la donne d’office.</translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message>
        <source>%1 (%2: %3).</source>
        <comment>a sentence, then another choice and what holds for that</comment>
        <translation>%1 (%2&#xa0;: %3).</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a sentence</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>It is the only legal card.</source>
        <translation>C’est la seule carte permise.</translation>
    </message>
    <message>
        <source>It is the only legal choice.</source>
        <translation>C’est le seul choix permis.</translation>
    </message>
    <message>
        <source>This is the play by the book. No possible deal was found to test it with.</source>
        <translation>C’est le coup d’école. Aucune donne n’a été trouvée pour le vérifier.</translation>
    </message>
    <message>
        <source>It is close: %1 is almost as good.</source>
        <translation>C’est serré, presque aussi bon&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A defender does not lead trump this early: the other defenders would not expect %1.</source>
        <translation>Un défenseur n’entame pas atout si tôt&#xa0;: les autres défenseurs ne s’y attendraient pas (%1).</translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n dame</numerusform>
            <numerusform>%n dames</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s)</source>
        <translation>
            <numerusform>%n valet</numerusform>
            <numerusform>%n valets</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold no trump.</source>
        <translation>Vous n’avez pas d’atout.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump.</source>
        <translation>
            <numerusform>Vous avez %n atout.</numerusform>
            <numerusform>Vous avez %n atouts.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump, %1 among them.</source>
        <translation>
            <numerusform>Vous avez %n atout, dont %1.</numerusform>
            <numerusform>Vous avez %n atouts, dont %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You also have %n fail ace(s).</source>
        <translation>
            <numerusform>Vous avez aussi %n as hors atout.</numerusform>
            <numerusform>Vous avez aussi %n as hors atout.</numerusform>
        </translation>
    </message>
    <message>
        <source>After your pass the others all pass %1.</source>
        <translation>Si vous passez, les autres passent tous %1.</translation>
    </message>
    <message>
        <source>After your pass another player bids %1.</source>
        <translation>Si vous passez, quelqu’un d’autre enchérit %1.</translation>
    </message>
    <message>
        <source>After your pass another player picks %1.</source>
        <translation>Si vous passez, quelqu’un d’autre prend %1.</translation>
    </message>
    <message>
        <source>After your pass another player bids %1, and all pass %2.</source>
        <translation>Si vous passez, quelqu’un d’autre enchérit %1, et tous passent %2.</translation>
    </message>
    <message>
        <source>After your pass another player picks %1, and all pass %2.</source>
        <translation>Si vous passez, quelqu’un d’autre prend %1, et tous passent %2.</translation>
    </message>
    <message>
        <source>%1 are led for the first time, and you hold the called card, %2.</source>
        <translation>%1 est entamé pour la première fois, et c’est vous qui avez la carte appelée, %2.</translation>
    </message>
    <message>
        <source>%1 are led for the first time, and the called card, %2, has not been played yet.</source>
        <translation>%1 est entamé pour la première fois, et la carte appelée, %2, n’est pas encore tombée.</translation>
    </message>
    <message>
        <source>%1 have not been led, and you still hold the called card, %2.</source>
        <translation>%1 n’a pas encore été entamé, et vous avez toujours la carte appelée, %2.</translation>
    </message>
    <message>
        <source>%1 have not been led: the called card, %2, is still out.</source>
        <translation>%1 n’a pas encore été entamé&#xa0;: la carte appelée, %2, est toujours dehors.</translation>
    </message>
    <message>
        <source>%1 has the trick so far.</source>
        <translation>Le pli est pour l’instant à %1.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side.</source>
        <translation>Le pli est pour l’instant à %1, de votre camp.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and plays against you.</source>
        <translation>Le pli est pour l’instant à %1, contre vous.</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side %2.</source>
        <translation>Le pli est pour l’instant à %1, de votre camp %2.</translation>
    </message>
    <message>
        <source>The most likely partner is %1, %2.</source>
        <translation>Le partenaire le plus probable&#xa0;: %1, %2.</translation>
    </message>
    <message>
        <source>%1 picks on very little.</source>
        <extracomment>about a player who picked this hand, from what was noticed in earlier hands</extracomment>
        <translation>%1 prend avec très peu de chose.</translation>
    </message>
    <message>
        <source>%1 picks on strong hands only.</source>
        <translation>%1 ne prend qu’avec une main forte.</translation>
    </message>
    <message>
        <source>You play last to this trick.</source>
        <translation>Vous jouez en dernier dans ce pli.</translation>
    </message>
    <message>
        <source>It takes the trick: no card still to come beats it.</source>
        <translation>Cette carte fait le pli&#xa0;: aucune carte encore à venir ne la bat.</translation>
    </message>
    <message>
        <source>It takes the trick %1</source>
        <translation>Cette carte fait le pli %1</translation>
    </message>
    <message>
        <source>Your side takes the trick %1</source>
        <translation>Votre camp fait le pli %1</translation>
    </message>
    <message>
        <source>It is trumped %1.</source>
        <translation>Cette carte est coupée %1.</translation>
    </message>
    <message>
        <source>A higher card beats it %1.</source>
        <translation>Une carte plus forte la bat %1.</translation>
    </message>
    <message>
        <source>It is trumped %1, and a higher card beats it %2.</source>
        <translation>Cette carte est coupée %1, et une carte plus forte la bat %2.</translation>
    </message>
    <message>
        <source>It gives the other player about %1 less in this trick than %2.</source>
        <translation>Cette carte donne à l’adversaire environ %1 de moins dans ce pli que %2.</translation>
    </message>
    <message>
        <source>It gives the others about %1 less in this trick than %2.</source>
        <translation>Cette carte donne aux autres environ %1 de moins dans ce pli que %2.</translation>
    </message>
    <message>
        <source>It brings you about %1 more in this trick than %2.</source>
        <translation>Cette carte vous rapporte environ %1 de plus dans ce pli que %2.</translation>
    </message>
    <message>
        <source>It brings your side about %1 more in this trick than %2.</source>
        <translation>Cette carte rapporte à votre camp environ %1 de plus dans ce pli que %2.</translation>
    </message>
    <message>
        <source>It forces the called card, and shows the partner, %1</source>
        <translation>Cette carte force la carte appelée, et révèle le partenaire, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n trump are still out; the lead draws about %1 of them from the other side.</source>
        <translation>
            <numerusform>%n atout est encore dehors&#xa0;; l’entame en tire environ %1 à l’autre camp.</numerusform>
            <numerusform>%n atouts sont encore dehors&#xa0;; l’entame en tire environ %1 à l’autre camp.</numerusform>
        </translation>
    </message>
    <message>
        <source>It leaves you void in %1, so you can trump them.</source>
        <translation>Cela vous crée une coupe à %1&#xa0;: vous pourrez y couper.</translation>
    </message>
    <message>
        <source>It keeps %1 for later.</source>
        <translation>Il vous reste pour plus tard&#xa0;: %1.</translation>
    </message>
    <message>
        <source>It buries %1 for your side</source>
        <translation>L’écart met %1 à l’abri pour votre camp</translation>
    </message>
    <message>
        <source>It buries %1 for your side and leaves you void in %2</source>
        <translation>L’écart met %1 à l’abri pour votre camp et vous crée une coupe à %2</translation>
    </message>
    <message>
        <source>Your under counts as a card of %1.</source>
        <translation>Votre under compte comme une carte à %1.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of %1.</source>
        <translation>
            <numerusform>Vous avez %n carte à %1.</numerusform>
            <numerusform>Vous avez %n cartes à %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your side takes the trick with the called card %1</source>
        <translation>Votre camp fait le pli de la carte appelée %1</translation>
    </message>
    <message>
        <source>The hand then counts ×%1.</source>
        <translation>La donne compte alors ×%1.</translation>
    </message>
    <message>
        <source>After a raise the hand would count ×%1.</source>
        <translation>Après une relance, la donne compterait ×%1.</translation>
    </message>
    <message>
        <source>You end with about %1</source>
        <translation>Vous finissez avec environ %1</translation>
    </message>
    <message>
        <source>Your side ends with about %1</source>
        <translation>Votre camp finit avec environ %1</translation>
    </message>
    <message>
        <source>You win the hand %1</source>
        <translation>Vous gagnez la donne %1</translation>
    </message>
    <message>
        <source>It is worth %1 on the sheet</source>
        <translation>Cela vaut %1 à la marque</translation>
    </message>
    <message>
        <source>in almost no deal</source>
        <translation>presque jamais</translation>
    </message>
    <message>
        <source>in almost every deal</source>
        <translation>presque toujours</translation>
    </message>
    <message>
        <source>in %1 of 10 deals</source>
        <translation>%1 fois sur 10</translation>
    </message>
    <message>
        <source>If you pass too, it is a leaster.</source>
        <translation>Si vous passez aussi, on joue un leaster.</translation>
    </message>
    <message>
        <source>If you pass too, everyone has passed.</source>
        <translation>Si vous passez aussi, tout le monde a passé.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump, but no queen.</source>
        <translation>
            <numerusform>Vous avez %n atout, mais aucune dame.</numerusform>
            <numerusform>Vous avez %n atouts, mais aucune dame.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side: put %2 on it.</source>
        <translation>Le pli est pour l’instant à %1, de votre camp&#xa0;: chargez-le (%2).</translation>
    </message>
    <message>
        <source>%1 has the trick so far, and is on your side %2: put %3 on it.</source>
        <translation>Le pli est pour l’instant à %1, de votre camp %2&#xa0;: chargez-le (%3).</translation>
    </message>
    <message>
        <source>You are the partner: a trump lead helps the picker.</source>
        <translation>Vous êtes le partenaire&#xa0;: entamer atout aide le preneur.</translation>
    </message>
    <message>
        <source>After that: %1.</source>
        <extracomment>what to do next, such as &quot;Call the ace of clubs&quot;</extracomment>
        <translation>Ensuite&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A lost pick counts double; otherwise you would pick.</source>
        <translation>Une prise perdue compte double&#xa0;; sinon, vous prendriez.</translation>
    </message>
    <message>
        <source>A lost pick counts double: that is most of the difference.</source>
        <translation>Une prise perdue compte double&#xa0;: c’est l’essentiel de la différence.</translation>
    </message>
    <message>
        <source>You have no trick yet, and without one you cannot win.</source>
        <translation>Vous n’avez encore aucun pli, et sans pli vous ne pouvez pas gagner.</translation>
    </message>
    <message>
        <source>You have a trick already: more of them only bring points.</source>
        <translation>Vous avez déjà un pli&#xa0;: d’autres n’apporteraient que des points.</translation>
    </message>
    <message>
        <source>The trick goes to another player: put your points on it.</source>
        <translation>Le pli ira à un autre joueur&#xa0;: mettez-y vos points.</translation>
    </message>
    <message>
        <source>The queen would make you one of the makers.</source>
        <translation>Avec la dame, vous seriez de l’attaque.</translation>
    </message>
    <message>
        <source>The queen makes you one of the makers.</source>
        <translation>Avec la dame, vous êtes de l’attaque.</translation>
    </message>
    <message>
        <source>Then choose “%1”.</source>
        <extracomment>4H-5, after the bid of a solo: which button to press then, as &quot;Billy: no trick&quot;</extracomment>
        <translation>Choisissez ensuite «&#xa0;%1&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump: %1.</source>
        <translation>
            <numerusform>Vous avez %n atout&#xa0;: %1.</numerusform>
            <numerusform>Vous avez %n atouts&#xa0;: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Keep %3 back: the picker, %1, still plays to this trick and would take it %2.</source>
        <translation>Gardez %3&#xa0;: le preneur, %1, doit encore jouer dans ce pli et le ferait ainsi %2.</translation>
    </message>
    <message>
        <source>Keep %3 back: %1 still plays to this trick and would take it %2.</source>
        <translation>Gardez %3&#xa0;: %1 doit encore jouer dans ce pli et le ferait ainsi %2.</translation>
    </message>
    <message>
        <source>It buries no points</source>
        <translation>L’écart ne met aucun point à l’abri</translation>
    </message>
    <message>
        <source>It buries no points, but leaves you void in %1</source>
        <translation>L’écart ne met aucun point à l’abri, mais vous crée une coupe à %1</translation>
    </message>
    <message>
        <source>always</source>
        <translation>toujours</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>It cannot take the trick</source>
        <translation>Cette carte ne peut pas faire le pli</translation>
    </message>
    <message>
        <source>It forces the called card, and shows the partner.</source>
        <translation>Cette carte force la carte appelée, et révèle le partenaire.</translation>
    </message>
    <message>
        <source>It makes no difference: %1 is just as good.</source>
        <translation>C’est égal, aussi bon&#xa0;: %1.</translation>
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
        <translation>tous les plis</translation>
    </message>
    <message>
        <source>renege</source>
        <translation>fausse renonce</translation>
    </message>
    <message>
        <source>sheepshead</source>
        <translation>sheepshead</translation>
    </message>
    <message>
        <source>Double on the bump</source>
        <translation>Double au bump</translation>
    </message>
    <message>
        <source>bump</source>
        <translation>bump</translation>
    </message>
    <message>
        <source>Picked blind</source>
        <translation>Prise à l’aveugle</translation>
    </message>
    <message>
        <source>blind pick</source>
        <translation>prise à l’aveugle</translation>
    </message>
    <message>
        <source>Cracks and blitzes</source>
        <translation>Contres et blitz</translation>
    </message>
    <message>
        <source>raised</source>
        <translation>relance</translation>
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
        <translation>Bleu ardoise</translation>
    </message>
    <message>
        <source>Forest green</source>
        <translation>Vert forêt</translation>
    </message>
    <message>
        <source>Burgundy</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Oak</source>
        <translation>Chêne</translation>
    </message>
    <message>
        <source>Charcoal knit</source>
        <translation>Tricot anthracite</translation>
    </message>
    <message>
        <source>Red plaid</source>
        <translation>Tartan rouge</translation>
    </message>
</context>
<context>
    <name>GameWords</name>
    <message>
        <source>Everyone passed: a leaster. The fewest points win.</source>
        <translation>Tout le monde a passé&#xa0;: un leaster. Qui a le moins de points gagne.</translation>
    </message>
    <message>
        <source>Everyone passed: a moster. The most points lose.</source>
        <translation>Tout le monde a passé&#xa0;: un moster. Qui a le plus de points perd.</translation>
    </message>
    <message>
        <source>Everyone passed: a mittler. The player with the middle points wins.</source>
        <translation>Tout le monde a passé&#xa0;: un mittler. Les points du milieu gagnent.</translation>
    </message>
    <message>
        <source>Everyone passed: a schneidster. The player closest to 30 without going over wins.</source>
        <translation>Tout le monde a passé&#xa0;: un schneidster. Qui est au plus près de 30 sans dépasser gagne.</translation>
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
        <translation>un solo à %1</translation>
    </message>
    <message>
        <source>a billy: no trick at all</source>
        <translation>un billy&#xa0;: aucun pli du tout</translation>
    </message>
    <message>
        <source>both black queens</source>
        <translation>les deux dames noires</translation>
    </message>
    <message>
        <source>both red queens</source>
        <translation>les deux dames rouges</translation>
    </message>
    <message>
        <source>both black jacks</source>
        <translation>les deux valets noirs</translation>
    </message>
    <message>
        <source>You passed a strong hand (power %1): a mauer.</source>
        <translation>Vous avez passé avec une main forte (force %1)&#xa0;: un mauer.</translation>
    </message>
    <message>
        <source>%1 passed a strong hand (power %2): a mauer.</source>
        <translation>%1 a passé avec une main forte (force %2)&#xa0;: un mauer.</translation>
    </message>
    <message>
        <source>%1 (power %2)</source>
        <extracomment>a player, and the power of the hand that was passed</extracomment>
        <translation>%1 (force %2)</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Mauers, who passed a strong hand: %1.</source>
        <translation>Mauers, qui ont passé avec une main forte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>all four jacks</source>
        <translation>les quatre valets</translation>
    </message>
</context>
<context>
    <name>Glossary</name>
    <message>
        <source>%1: %2</source>
        <extracomment>a term of the game and what it means</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The glossary explains: %1.</source>
        <translation>Le glossaire explique&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Touche</translation>
    </message>
    <message>
        <source>What it does</source>
        <translation>Effet</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>Commande</translation>
    </message>
</context>
<context>
    <name>IndianaWords</name>
    <message>
        <source>%1 win</source>
        <comment>several players</comment>
        <translation>%1 gagnent</translation>
    </message>
    <message>
        <source>%1 lose</source>
        <comment>several players</comment>
        <translation>%1 perdent</translation>
    </message>
    <message>
        <source>You win your solo</source>
        <translation>Vous gagnez votre solo</translation>
    </message>
    <message>
        <source>You lose your solo</source>
        <translation>Vous perdez votre solo</translation>
    </message>
    <message>
        <source>%1 wins the solo</source>
        <translation>%1 gagne le solo</translation>
    </message>
    <message>
        <source>%1 loses the solo</source>
        <translation>%1 perd le solo</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, %2 to %3.</source>
        <translation>%1, %2 à %3.</translation>
    </message>
    <message>
        <source>A billy: not one trick.</source>
        <translation>Un billy&#xa0;: pas un seul pli.</translation>
    </message>
    <message>
        <source>A billy, and a trick was taken.</source>
        <translation>Un billy, et un pli a été fait.</translation>
    </message>
    <message>
        <source>Every trick was taken.</source>
        <translation>Tous les plis ont été faits.</translation>
    </message>
    <message>
        <source>No trick was taken.</source>
        <translation>Aucun pli n’a été fait.</translation>
    </message>
    <message>
        <source>61 were needed.</source>
        <translation>Il en fallait 61.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>Left, Right, Home, End</source>
        <translation>Gauche, Droite, Début, Fin</translation>
    </message>
    <message>
        <source>Move from card to card</source>
        <translation>Aller d’une carte à l’autre</translation>
    </message>
    <message>
        <source>Ctrl and Left or Right</source>
        <translation>Ctrl et Gauche ou Droite</translation>
    </message>
    <message>
        <source>Move the card to another place in your hand</source>
        <translation>Déplacer la carte dans votre main</translation>
    </message>
    <message>
        <source>Up, Down</source>
        <translation>Haut, Bas</translation>
    </message>
    <message>
        <source>With two players: move between the rows of cards</source>
        <translation>À deux joueurs&#xa0;: passer d’une rangée de cartes à l’autre</translation>
    </message>
    <message>
        <source>Enter or Space</source>
        <translation>Entrée ou Espace</translation>
    </message>
    <message>
        <source>Play the card, mark it for the bury, or press the button</source>
        <translation>Jouer la carte, la marquer pour l’écart ou actionner le bouton</translation>
    </message>
    <message>
        <source>1 to 9, 0</source>
        <translation>1 à 9, 0</translation>
    </message>
    <message>
        <source>Play or mark the first, second, … ninth, tenth card</source>
        <translation>Jouer ou marquer la première, la deuxième… la neuvième, la dixième carte</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Move from the cards to the buttons above them</source>
        <translation>Aller des cartes aux boutons au-dessus</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Échap</translation>
    </message>
    <message>
        <source>Enter on the score sheet</source>
        <translation>Entrée sur la feuille de marque</translation>
    </message>
    <message>
        <source>Explain the score of the hand</source>
        <translation>Expliquer le score de la donne</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Raccourcis clavier</translation>
    </message>
    <message>
        <source>Close the hint, the tricks or the trump that is out</source>
        <translation>Fermer le conseil, les plis ou les atouts encore dehors</translation>
    </message>
    <message>
        <source>Left, Right, Home, End in the tricks of a hand</source>
        <translation>Gauche, Droite, Début, Fin dans les plis d’une donne</translation>
    </message>
    <message>
        <source>Page through them</source>
        <translation>Les parcourir</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>Deal the next hand, from anywhere in the window</source>
        <translation>Distribuer la donne suivante, de n’importe où dans la fenêtre</translation>
    </message>
</context>
<context>
    <name>LevelSuggestion</name>
    <message>
        <source>Your score of the last %1 hands is %2. Would you like stronger players?</source>
        <translation>Votre marque des %1 dernières donnes est %2. Voulez-vous des joueurs plus forts&#xa0;?</translation>
    </message>
    <message>
        <source>Your score of the last %1 hands is %2. Would you like easier players?</source>
        <translation>Votre marque des %1 dernières donnes est %2. Voulez-vous des joueurs plus faciles&#xa0;?</translation>
    </message>
    <message>
        <source>Stronger &amp;players</source>
        <translation>&amp;Joueurs plus forts</translation>
    </message>
    <message>
        <source>Easier &amp;players</source>
        <translation>&amp;Joueurs plus faciles</translation>
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
        <translation>tous</translation>
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
        <translation>z</translation>
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
        <translation>av</translation>
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
        <translation>couleur</translation>
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
        <translation>%1 sur %2 (%3&#xa0;%)</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>expected</source>
        <translation>attendu</translation>
    </message>
    <message>
        <source>Verdict</source>
        <translation>Verdict</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>On average</source>
        <translation>En moyenne</translation>
    </message>
    <message>
        <source>You, hands by number</source>
        <translation>Vous, mains par nombre</translation>
    </message>
    <message>
        <source>You, on average</source>
        <translation>Vous, en moyenne</translation>
    </message>
    <message>
        <source>The others, on average</source>
        <translation>Les autres, en moyenne</translation>
    </message>
    <message>
        <source>Trump dealt to a hand</source>
        <translation>Atouts reçus dans une main</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>Queens dealt to a hand</source>
        <translation>Dames reçues dans une main</translation>
    </message>
    <message>
        <source>Queens</source>
        <translation>Dames</translation>
    </message>
    <message>
        <source>Blinds</source>
        <translation>Chiens</translation>
    </message>
    <message>
        <source>Trump in the blind</source>
        <translation>Atouts dans le chien</translation>
    </message>
    <message>
        <source>happened</source>
        <translation>observé</translation>
    </message>
    <message>
        <source>of hands</source>
        <translation>des mains</translation>
    </message>
    <message>
        <source>Hands dealt with the queen of clubs</source>
        <translation>Mains reçues avec la dame de trèfle</translation>
    </message>
    <message>
        <source>of calls</source>
        <translation>des appels</translation>
    </message>
    <message>
        <source>You called</source>
        <translation>Vos appels</translation>
    </message>
    <message>
        <source>Others called</source>
        <translation>Appels des autres</translation>
    </message>
    <message>
        <source>Called suits that could go round</source>
        <translation>Couleurs appelées qui pouvaient tourner</translation>
    </message>
    <message>
        <source>Every player except the picker was dealt a card of the called suit. Only pickers who were asked first are counted: an earlier pass says something about the cards, and then there is no exact expectation.</source>
        <translation>Chaque joueur, sauf le preneur, a reçu une carte de la couleur appelée. Seuls comptent les preneurs consultés en premier&#xa0;: une passe avant eux dit quelque chose des cartes, et il n’y a alors plus de valeur attendue exacte.</translation>
    </message>
    <message>
        <source>Asked, from dealer&apos;s left</source>
        <translation>Consultés, depuis la gauche du donneur</translation>
    </message>
    <message>
        <source>Leasters and other games without a picker</source>
        <translation>Leasters et autres jeux sans preneur</translation>
    </message>
    <message>
        <source>Hands thrown in</source>
        <translation>Donnes annulées</translation>
    </message>
    <message>
        <source>Called suits that walked when they were first led (not trumped)</source>
        <translation>Couleurs appelées dont la première entame a tenu (sans coupe)</translation>
    </message>
    <message>
        <source>What the players did with their cards</source>
        <translation>Ce que les joueurs ont fait de leurs cartes</translation>
    </message>
    <message>
        <source>How often players pick or trump depends on the players. There is no exact expectation, so these are plain counts.</source>
        <translation>La fréquence des prises et des coupes dépend des joueurs. Il n’y a pas de valeur attendue exacte&#xa0;: ce sont de simples comptes.</translation>
    </message>
    <message>
        <source>Picks of the times asked</source>
        <translation>Prises, sur les fois où l’on a été consulté</translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s). &quot;Expected&quot; is the exact average of an honest shuffle by the rules of each hand.</source>
        <translation>
            <numerusform>%n donne terminée. «&#xa0;Attendu&#xa0;» est la moyenne exacte d’une distribution honnête selon les règles de chaque donne.</numerusform>
            <numerusform>%n donnes terminées. «&#xa0;Attendu&#xa0;» est la moyenne exacte d’une distribution honnête selon les règles de chaque donne.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards of %n of them are not counted: they were set up by hand, or the rules let a player with a bad hand ask for new cards.</source>
        <translation>
            <numerusform>Les cartes de %n d’entre elles ne sont pas comptées&#xa0;: elles ont été placées à la main, ou les règles permettent de redonner après une mauvaise main.</numerusform>
            <numerusform>Les cartes de %n d’entre elles ne sont pas comptées&#xa0;: elles ont été placées à la main, ou les règles permettent de redonner après une mauvaise main.</numerusform>
        </translation>
    </message>
    <message>
        <source>No finished hands yet.</source>
        <translation>Pas encore de donne terminée.</translation>
    </message>
    <message>
        <source>&quot;1 in 40&quot; means that of 40 honestly shuffled score books of this length, one is this far off or farther. This page has about ten verdicts, so expect one &quot;unusual: 1 in 10&quot;. Unfinished hands are not counted: players who leave bad hands seem to get better ones than expected.</source>
        <translation>«&#xa0;1 sur 40&#xa0;» signifie que, sur 40 carnets de marque de cette longueur honnêtement mélangés, un seul s’écarte autant ou plus. Cette page contient une dizaine de verdicts&#xa0;: attendez-vous à un «&#xa0;inhabituel&#xa0;: 1 sur 10&#xa0;». Les donnes inachevées ne sont pas comptées&#xa0;: qui abandonne ses mauvaises mains semble en recevoir de meilleures que prévu.</translation>
    </message>
    <message>
        <source>too few hands to tell</source>
        <translation>trop peu de donnes pour juger</translation>
    </message>
    <message>
        <source>as expected</source>
        <translation>comme attendu</translation>
    </message>
    <message>
        <source>unusual: 1 in %1</source>
        <translation>inhabituel&#xa0;: 1 sur %1</translation>
    </message>
    <message>
        <source>very unusual: 1 in %1</source>
        <translation>très inhabituel&#xa0;: 1 sur %1</translation>
    </message>
    <message>
        <source>All tables</source>
        <translation>Toutes les tables</translation>
    </message>
</context>
<context>
    <name>Menu</name>
    <message>
        <source>Score &amp;book…</source>
        <translation>Carnet de &amp;marque…</translation>
    </message>
    <message>
        <source>History and &amp;statistics…</source>
        <translation>&amp;Historique et statistiques…</translation>
    </message>
    <message>
        <source>Pe&amp;ople…</source>
        <translation>P&amp;ersonnes…</translation>
    </message>
    <message>
        <source>Score a &amp;table…</source>
        <translation>&amp;Tenir la marque d’une table…</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>&amp;Exporter…</translation>
    </message>
    <message>
        <source>&amp;Import…</source>
        <translation>&amp;Importer…</translation>
    </message>
    <message>
        <source>&amp;Back up…</source>
        <translation>&amp;Sauvegarder…</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Restaurer…</translation>
    </message>
    <message>
        <source>New p&amp;layer…</source>
        <translation>Nouveau &amp;joueur…</translation>
    </message>
    <message>
        <source>&amp;End the game…</source>
        <translation>Terminer la &amp;partie…</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Imp&amp;rimer…</translation>
    </message>
    <message>
        <source>Save score sheet as P&amp;DF…</source>
        <translation>Enregistrer la feuille de marque en P&amp;DF…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Re&amp;do</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>Back to the start of the &amp;trick</source>
        <translation>Revenir au début du &amp;pli</translation>
    </message>
    <message>
        <source>This deal &amp;again</source>
        <translation>Rejouer cette &amp;donne</translation>
    </message>
    <message>
        <source>Play a deal &amp;number…</source>
        <translation>Jouer une donne par &amp;numéro…</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Conseil</translation>
    </message>
    <message>
        <source>&amp;Last trick</source>
        <translation>Dernier p&amp;li</translation>
    </message>
    <message>
        <source>&amp;Review the last hand…</source>
        <translation>Anal&amp;yser la dernière donne…</translation>
    </message>
    <message>
        <source>&amp;Save the last hand…</source>
        <translation>Enre&amp;gistrer la dernière donne…</translation>
    </message>
    <message>
        <source>&amp;Open a hand…</source>
        <translation>&amp;Ouvrir une donne…</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Retour à la partie</translation>
    </message>
    <message>
        <source>Lay do&amp;wn</source>
        <translation>A&amp;battre son jeu</translation>
    </message>
    <message>
        <source>&amp;Score sheet</source>
        <translation>Feuille de &amp;marque</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>No &amp;motion</source>
        <translation>Sans &amp;animation</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Plein écran</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Son</translation>
    </message>
    <message>
        <source>&amp;Configure…</source>
        <translation>&amp;Configurer…</translation>
    </message>
    <message>
        <source>Hand&amp;book</source>
        <translation>&amp;Manuel</translation>
    </message>
    <message>
        <source>&amp;Glossary</source>
        <translation>&amp;Glossaire</translation>
    </message>
    <message>
        <source>&amp;Learn the game…</source>
        <translation>Apprendre le &amp;jeu…</translation>
    </message>
    <message>
        <source>&amp;Drills…</source>
        <translation>&amp;Exercices…</translation>
    </message>
    <message>
        <source>&amp;Rules of this table</source>
        <translation>&amp;Règles de cette table</translation>
    </message>
    <message>
        <source>&amp;Honest deals…</source>
        <translation>&amp;Donnes honnêtes…</translation>
    </message>
    <message>
        <source>&amp;What the program remembers</source>
        <translation>Ce que le jeu retie&amp;nt des joueurs</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>Raccourcis cla&amp;vier</translation>
    </message>
    <message>
        <source>Report a &amp;problem…</source>
        <translation>Signaler un &amp;problème…</translation>
    </message>
    <message>
        <source>&amp;About Sheepshead</source>
        <translation>À pr&amp;opos de Sheepshead</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>À propos de &amp;Qt</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Partie</translation>
    </message>
    <message>
        <source>Score book f&amp;ile</source>
        <translation>F&amp;ichier du carnet</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Coup</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>S&amp;peed</source>
        <translation>&amp;Vitesse</translation>
    </message>
    <message>
        <source>&amp;Settings</source>
        <translation>&amp;Réglages</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>Aid&amp;e</translation>
    </message>
    <message>
        <source> or </source>
        <translation> ou </translation>
    </message>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Nouvelle partie…</translation>
    </message>
    <message>
        <source>Same game a&amp;gain</source>
        <translation>Rejo&amp;uer la même partie</translation>
    </message>
    <message>
        <source>Hand of the da&amp;y</source>
        <translation>Donne du j&amp;our</translation>
    </message>
    <message>
        <source>Trump that &amp;is out</source>
        <translation>Atout&amp;s encore dehors</translation>
    </message>
    <message>
        <source>Say my &amp;hand again</source>
        <translation>Redire ma &amp;main</translation>
    </message>
    <message>
        <source>Say the &amp;trick again</source>
        <translation>Redire le &amp;pli</translation>
    </message>
    <message>
        <source>Say the &amp;score again</source>
        <translation>Redire le &amp;score</translation>
    </message>
    <message>
        <source>Say &amp;who is who</source>
        <translation>Dire &amp;qui est qui</translation>
    </message>
    <message>
        <source>&amp;House rules…</source>
        <translation>&amp;Règles maison…</translation>
    </message>
    <message>
        <source>&amp;Look…</source>
        <translation>&amp;Apparence…</translation>
    </message>
    <message>
        <source>Say &amp;again</source>
        <translation>&amp;Redire</translation>
    </message>
    <message>
        <source>&amp;Hands of the last days…</source>
        <translation>Donne&amp;s des derniers jours…</translation>
    </message>
    <message>
        <source>Save score sheet as &amp;web page…</source>
        <translation>Enregistrer la feuille de marque en page &amp;web…</translation>
    </message>
    <message>
        <source>&amp;Copy the result</source>
        <translation>Cop&amp;ier le résultat</translation>
    </message>
    <message>
        <source>Set u&amp;p a hand…</source>
        <translation>Co&amp;mposer une donne…</translation>
    </message>
    <message>
        <source>Sa&amp;ve the result as a picture…</source>
        <translation>Enregistrer le résultat en imag&amp;e…</translation>
    </message>
    <message>
        <source>New &amp;challenge…</source>
        <translation>Nouveau dé&amp;fi…</translation>
    </message>
    <message>
        <source>Ch&amp;allenges…</source>
        <translation>&amp;Liste des défis…</translation>
    </message>
    <message>
        <source>How &amp;good is a hand…</source>
        <translation>&amp;Que vaut une main…</translation>
    </message>
    <message>
        <source>&amp;Seasons…</source>
        <translation>&amp;Saisons…</translation>
    </message>
    <message>
        <source>&amp;Tournaments…</source>
        <translation>&amp;Tournois…</translation>
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
        <translation>Joueur 1</translation>
    </message>
</context>
<context>
    <name>NoPickWords</name>
    <message>
        <source>You lose the moster</source>
        <translation>Vous perdez le moster</translation>
    </message>
    <message>
        <source>%1 loses the moster</source>
        <translation>%1 perd le moster</translation>
    </message>
    <message>
        <source>You forfeit the hand</source>
        <translation>Vous perdez la donne d’office</translation>
    </message>
    <message>
        <source>%1 forfeits the hand</source>
        <translation>%1 perd la donne d’office</translation>
    </message>
    <message>
        <source>The leaster has no winner</source>
        <translation>Le leaster n’a pas de gagnant</translation>
    </message>
    <message>
        <source>%1: no winner</source>
        <translation>%1&#xa0;: pas de gagnant</translation>
    </message>
    <message>
        <source>%1 win the leaster</source>
        <comment>several players</comment>
        <translation>%1 gagnent le leaster</translation>
    </message>
    <message>
        <source>%1: %2 win</source>
        <comment>several players</comment>
        <translation>%1&#xa0;: %2 gagnent</translation>
    </message>
    <message>
        <source>You win the leaster</source>
        <translation>Vous gagnez le leaster</translation>
    </message>
    <message>
        <source>%1: you win</source>
        <translation>%1&#xa0;: vous gagnez</translation>
    </message>
    <message>
        <source>%1 wins the leaster</source>
        <translation>%1 gagne le leaster</translation>
    </message>
    <message>
        <source>%1: %2 wins</source>
        <translation>%1&#xa0;: %2 gagne</translation>
    </message>
    <message>
        <source>The fewest points: %1.</source>
        <translation>Le moins de points&#xa0;: %1.</translation>
    </message>
    <message>
        <source>A tie of %1 with %2 each.</source>
        <translation>Égalité&#xa0;: %1 avec %2 chacun.</translation>
    </message>
    <message>
        <source>The most points: %1.</source>
        <translation>Le plus de points&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The deciding points are tied.</source>
        <translation>Égalité aux points décisifs.</translation>
    </message>
    <message>
        <source>Every trick was taken by one player.</source>
        <translation>Un seul joueur a fait tous les plis.</translation>
    </message>
    <message>
        <source>The middle points: %1.</source>
        <translation>Les points du milieu&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Closest to 30: %1.</source>
        <translation>Au plus près de 30&#xa0;: %1.</translation>
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
        <translation>Ce fichier n’existe pas.</translation>
    </message>
    <message>
        <source>You may not read this file.</source>
        <translation>Vous n’avez pas le droit de lire ce fichier.</translation>
    </message>
    <message>
        <source>This is no ordinary file.</source>
        <translation>Ce n’est pas un fichier ordinaire.</translation>
    </message>
    <message>
        <source>The file is larger than %1 MB.</source>
        <translation>Le fichier dépasse %1 Mo.</translation>
    </message>
    <message>
        <source>The file is larger than %1 kB.</source>
        <translation>Le fichier dépasse %1 ko.</translation>
    </message>
    <message>
        <source>The file cannot be read.</source>
        <translation>Le fichier ne peut pas être lu.</translation>
    </message>
</context>
<context>
    <name>PickTable</name>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <comment>an expected score and its error</comment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Prises</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Picking</source>
        <translation>Prendre</translation>
    </message>
    <message>
        <source>Passing</source>
        <translation>Passer</translation>
    </message>
    <message>
        <source>Gain by picking</source>
        <translation>Gain de la prise</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Changement</translation>
    </message>
    <message>
        <source>Picking scores more in every seat.</source>
        <translation>Prendre rapporte plus à chaque place.</translation>
    </message>
    <message>
        <source>Passing scores more in every seat.</source>
        <translation>Passer rapporte plus à chaque place.</translation>
    </message>
    <message numerus="yes">
        <source>Picking scores more in seat(s) %1.</source>
        <translation>
            <numerusform>Prendre rapporte plus à la place %1.</numerusform>
            <numerusform>Prendre rapporte plus aux places %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passing scores more in seat(s) %1.</source>
        <translation>
            <numerusform>Passer rapporte plus à la place %1.</numerusform>
            <numerusform>Passer rapporte plus aux places %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat(s) %1: too close to say yet.</source>
        <translation>
            <numerusform>Place %1&#xa0;: encore trop serré.</numerusform>
            <numerusform>Places %1&#xa0;: encore trop serré.</numerusform>
        </translation>
    </message>
    <message>
        <source>Seat, in the order of speaking</source>
        <translation>Place, dans l’ordre de parole</translation>
    </message>
    <message>
        <source>Score points</source>
        <translation>Points au score</translation>
    </message>
    <message>
        <source>First rules</source>
        <translation>Premières règles</translation>
    </message>
    <message>
        <source>Second rules</source>
        <translation>Secondes règles</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s), seed %1, picks of: %2</source>
        <translation>
            <numerusform>%n donne, graine %1, prises de&#xa0;: %2</numerusform>
            <numerusform>%n donnes, graine %1, prises de&#xa0;: %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a house rule and its choice</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the same</source>
        <translation>les mêmes</translation>
    </message>
    <message>
        <source>the same, but %1</source>
        <translation>les mêmes, mais %1</translation>
    </message>
    <message>
        <source>By these rules no blind is picked.</source>
        <translation>Selon ces règles, personne ne prend le chien.</translation>
    </message>
    <message>
        <source>These rules deal other cards, so that no deal can be compared.</source>
        <translation>Ces règles distribuent d’autres cartes&#xa0;: aucune donne ne peut être comparée.</translation>
    </message>
    <message>
        <source>This table plays without: %1</source>
        <translation>Cette table joue sans&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but only %1 are dealt here.</source>
        <extracomment>%1 is a number too</extracomment>
        <translation>
            <numerusform>%n carte, mais on n’en donne ici que %1.</numerusform>
            <numerusform>%n cartes, mais on n’en donne ici que %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>In the hand too: %1</source>
        <translation>Aussi dans la main&#xa0;: %1</translation>
    </message>
    <message>
        <source>At least one deal, and at most %1.</source>
        <translation>Au moins une donne, et au plus %1.</translation>
    </message>
    <message>
        <source>%1 is named twice.</source>
        <translation>%1 est nommée deux fois.</translation>
    </message>
    <message>
        <source>%1 is not a card. Write, for example, QC JS AD 10H.</source>
        <translation>%1 n’est pas une carte. Écrivez par exemple QC JS AD 10H.</translation>
    </message>
    <message>
        <source>drawn</source>
        <comment>cards that are not given</comment>
        <translation>tirée</translation>
    </message>
    <message>
        <source>Hand: %1.</source>
        <translation>Main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Hand: %1. Blind: %2.</source>
        <translation>Main&#xa0;: %1. Chien&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Rules: %1.</source>
        <translation>Règles&#xa0;: %1.</translation>
    </message>
    <message>
        <source>First rules: %1. Second rules: %2.</source>
        <translation>Premières règles&#xa0;: %1. Secondes règles&#xa0;: %2.</translation>
    </message>
    <message>
        <source>First rules: %1</source>
        <translation>Premières règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Second rules: %1</source>
        <translation>Secondes règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>The change is from the first rules to the second, in the same deals.</source>
        <translation>Le changement va des premières règles aux secondes, dans les mêmes donnes.</translation>
    </message>
    <message>
        <source>Picked: how often the player picks. Won: how often picking ends above zero.</source>
        <translation>Prises&#xa0;: combien de fois le joueur prend. Gagnées&#xa0;: combien de fois prendre finit au-dessus de zéro.</translation>
    </message>
    <message>
        <source>Seat</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>3 trump, 1 queen</comment>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n trump</source>
        <translation>
            <numerusform>%n atout</numerusform>
            <numerusform>%n atouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n dame</numerusform>
            <numerusform>%n dames</numerusform>
        </translation>
    </message>
    <message>
        <source>What picking scores</source>
        <translation>Ce que rapporte prendre</translation>
    </message>
    <message>
        <source>What passing scores</source>
        <translation>Ce que rapporte passer</translation>
    </message>
    <message>
        <source>What picking brings more than passing</source>
        <translation>Ce que prendre rapporte de plus que passer</translation>
    </message>
    <message>
        <source>How often it is picked</source>
        <translation>Combien de fois on prend</translation>
    </message>
    <message>
        <source>How good is a hand?</source>
        <translation>Que vaut une main&#xa0;?</translation>
    </message>
    <message>
        <source>%1: the change by trump and queens</source>
        <translation>%1&#xa0;: le changement par atouts et dames</translation>
    </message>
    <message>
        <source>%1 by trump and queens</source>
        <translation>%1 par atouts et dames</translation>
    </message>
    <message>
        <source>Gain</source>
        <translation>Gain</translation>
    </message>
    <message>
        <source>Seat 1 speaks first. The hand has the choice if all before it pass. Scores are in score points, within the error in 19 of 20 cases. Gain: what picking scores more than passing.</source>
        <translation>La place 1 parle d’abord. La main a le choix si tous passent avant elle. Valeurs en points de score, dans la marge d’erreur 19 fois sur 20. Gain&#xa0;: ce que prendre rapporte de plus que passer.</translation>
    </message>
</context>
<context>
    <name>PickedWords</name>
    <message>
        <source>You win alone</source>
        <translation>Vous gagnez sans partenaire</translation>
    </message>
    <message>
        <source>You lose alone</source>
        <translation>Vous perdez sans partenaire</translation>
    </message>
    <message>
        <source>%1 wins alone</source>
        <translation>%1 gagne sans partenaire</translation>
    </message>
    <message>
        <source>%1 loses alone</source>
        <translation>%1 perd sans partenaire</translation>
    </message>
    <message>
        <source>%1 win</source>
        <comment>several players</comment>
        <translation>%1 gagnent</translation>
    </message>
    <message>
        <source>%1 lose</source>
        <comment>several players</comment>
        <translation>%1 perdent</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1, %2 to %3.</source>
        <translation>%1, %2 à %3.</translation>
    </message>
    <message>
        <source>Sheepshead was called and made.</source>
        <translation>Sheepshead annoncé et réussi.</translation>
    </message>
    <message>
        <source>Sheepshead was called and missed.</source>
        <translation>Sheepshead annoncé et manqué.</translation>
    </message>
    <message>
        <source>The makers took every trick.</source>
        <translation>L’attaque a fait tous les plis.</translation>
    </message>
    <message>
        <source>Schneider: the defenders needed %1 to get out.</source>
        <translation>Schneider&#xa0;: il fallait %1 à la défense pour y échapper.</translation>
    </message>
    <message>
        <source>Schneider: the makers needed %1 to get out.</source>
        <translation>Schneider&#xa0;: il fallait %1 à l’attaque pour y échapper.</translation>
    </message>
    <message>
        <source>The makers took no trick.</source>
        <translation>L’attaque n’a fait aucun pli.</translation>
    </message>
    <message>
        <source>%1 short of schneider</source>
        <translation>à %1 du schneider</translation>
    </message>
    <message>
        <source>Just enough; %1.</source>
        <translation>Juste assez&#xa0;; %1.</translation>
    </message>
    <message>
        <source>%1 more than needed; %2.</source>
        <translation>%1 de plus qu’il n’en fallait&#xa0;; %2.</translation>
    </message>
    <message>
        <source>just out of schneider</source>
        <translation>schneider évité de justesse</translation>
    </message>
    <message>
        <source>out of schneider by %1</source>
        <translation>schneider évité de %1</translation>
    </message>
    <message>
        <source>%1 short of the %2 needed; %3.</source>
        <translation>Il manquait %1 sur les %2 nécessaires&#xa0;; %3.</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>aucun pli</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a factor, and what it is for</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Stake: %1 = %2</source>
        <translation>Enjeu&#xa0;: %1 = %2</translation>
    </message>
    <message>
        <source>Stake: %1</source>
        <translation>Enjeu&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1; the picker pays for both</source>
        <translation>%1&#xa0;; le preneur paie pour les deux</translation>
    </message>
</context>
<context>
    <name>Preferences</name>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>Print</name>
    <message>
        <source>Save score sheet as PDF</source>
        <translation>Enregistrer la feuille de marque en PDF</translation>
    </message>
    <message>
        <source>PDF files (*.pdf)</source>
        <translation>Fichiers PDF (*.pdf)</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>The PDF was not saved.</source>
        <translation>Le PDF n’a pas été enregistré.</translation>
    </message>
    <message>
        <source>Nothing was printed.</source>
        <translation>Rien n’a été imprimé.</translation>
    </message>
    <message>
        <source>The file %1 could not be written. If it existed before, it is unchanged. Choose another folder, or free some space.</source>
        <translation>Le fichier %1 n’a pas pu être écrit. S’il existait déjà, il est inchangé. Choisissez un autre dossier ou libérez de la place.</translation>
    </message>
    <message>
        <source>The printer did not accept the pages. Check it and try again.</source>
        <translation>L’imprimante n’a pas accepté les pages. Vérifiez-la et réessayez.</translation>
    </message>
    <message>
        <source>The PDF is saved.</source>
        <translation>Le PDF est enregistré.</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
</context>
<context>
    <name>ProblemReport</name>
    <message>
        <source>The report is in %1. Attach this file when you write to the project.</source>
        <translation>Le rapport se trouve dans %1. Joignez ce fichier quand vous écrivez au projet.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>The report was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Le rapport n’a pas été enregistré&#xa0;: le fichier %1 n’a pas pu être écrit. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Save the report</source>
        <translation>Enregistrer le rapport</translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message>
        <source>Clubs were led: play a club.</source>
        <translation>Entame à trèfle&#xa0;: jouez un trèfle.</translation>
    </message>
    <message>
        <source>You called %1, so a club stays in your hand until clubs are led.</source>
        <translation>Vous avez appelé %1&#xa0;: un trèfle reste dans votre main jusqu’à la première entame à trèfle.</translation>
    </message>
    <message>
        <source>Spades were led: play a spade.</source>
        <translation>Entame à pique&#xa0;: jouez un pique.</translation>
    </message>
    <message>
        <source>You called %1, so a spade stays in your hand until spades are led.</source>
        <translation>Vous avez appelé %1&#xa0;: un pique reste dans votre main jusqu’à la première entame à pique.</translation>
    </message>
    <message>
        <source>Hearts were led: play a heart.</source>
        <translation>Entame à cœur&#xa0;: jouez un cœur.</translation>
    </message>
    <message>
        <source>You called %1, so a heart stays in your hand until hearts are led.</source>
        <translation>Vous avez appelé %1&#xa0;: un cœur reste dans votre main jusqu’à la première entame à cœur.</translation>
    </message>
    <message>
        <source>Diamonds were led: play a diamond.</source>
        <translation>Entame à carreau&#xa0;: jouez un carreau.</translation>
    </message>
    <message>
        <source>You called %1, so a diamond stays in your hand until diamonds are led.</source>
        <translation>Vous avez appelé %1&#xa0;: un carreau reste dans votre main jusqu’à la première entame à carreau.</translation>
    </message>
    <message numerus="yes">
        <source>Bury exactly %n card(s), as many as you took.</source>
        <translation>
            <numerusform>Écartez %n carte, autant que vous en avez pris.</numerusform>
            <numerusform>Écartez %n cartes, autant que vous en avez pris.</numerusform>
        </translation>
    </message>
    <message>
        <source>You buried %1, so call a partner.</source>
        <translation>Vous avez écarté %1&#xa0;: appelez un partenaire.</translation>
    </message>
    <message>
        <source>Do not bury %1: without a partner you must keep it in play.</source>
        <translation>N’écartez pas %1&#xa0;: sans partenaire, vous devez garder cette carte en jeu.</translation>
    </message>
    <message>
        <source>That card is not in your hand.</source>
        <translation>Cette carte n’est pas dans votre main.</translation>
    </message>
    <message>
        <source>Everyone else passed, so you pick.</source>
        <translation>Tous les autres ont passé&#xa0;: vous devez prendre.</translation>
    </message>
    <message>
        <source>That jack cannot be called with the pick.</source>
        <translation>Ce valet ne peut pas être appelé à la prise.</translation>
    </message>
    <message>
        <source>Picking blind is not allowed at this table.</source>
        <translation>Prendre à l’aveugle n’est pas permis à cette table.</translation>
    </message>
    <message>
        <source>Going alone is not allowed: keep a card to call an ace with.</source>
        <translation>Jouer sans partenaire n’est pas permis&#xa0;: gardez une carte pour pouvoir appeler un as.</translation>
    </message>
    <message>
        <source>Not now.</source>
        <translation>Pas maintenant.</translation>
    </message>
    <message>
        <source>Call a fail ace, or a ten when you have all the fail aces.</source>
        <translation>Appelez un as hors atout, ou un dix si vous avez tous les as hors atout.</translation>
    </message>
    <message>
        <source>Call a fail ace.</source>
        <translation>Appelez un as hors atout.</translation>
    </message>
    <message>
        <source>Call a card that you do not have.</source>
        <translation>Appelez une carte que vous n’avez pas.</translation>
    </message>
    <message>
        <source>Call a suit in which you kept a fail card.</source>
        <translation>Appelez une couleur dont vous avez gardé une carte hors atout.</translation>
    </message>
    <message>
        <source>A ten can be called only when you have all the fail aces.</source>
        <translation>Un dix ne peut être appelé que si vous avez tous les as hors atout.</translation>
    </message>
    <message>
        <source>Choose a card to lay face down for the suit you call.</source>
        <translation>Choisissez une carte à poser face cachée pour la couleur appelée.</translation>
    </message>
    <message>
        <source>You can call an ace without an under.</source>
        <translation>Vous pouvez appeler un as sans under.</translation>
    </message>
    <message>
        <source>An under cannot be called with these cards.</source>
        <translation>Pas d’under possible avec ces cartes.</translation>
    </message>
    <message>
        <source>That jack cannot be called.</source>
        <translation>Ce valet ne peut pas être appelé.</translation>
    </message>
    <message>
        <source>House rule: you must call a partner if you can.</source>
        <translation>Règle maison&#xa0;: vous devez appeler un partenaire si vous le pouvez.</translation>
    </message>
    <message>
        <source>House rule: you need %1 to call sheepshead.</source>
        <translation>Règle maison&#xa0;: il faut %1 pour annoncer sheepshead.</translation>
    </message>
    <message>
        <source>House rule: sheepshead is called alone.</source>
        <translation>Règle maison&#xa0;: sheepshead s’annonce sans partenaire.</translation>
    </message>
    <message>
        <source>With %1 as trump this is a best solo, not a side solo.</source>
        <translation>Avec %1 comme atout, c’est un solo best, pas un solo de couleur.</translation>
    </message>
    <message>
        <source>You hold no card of a suit whose ace you could call.</source>
        <translation>Vous n’avez aucune carte d’une couleur dont vous pourriez appeler l’as.</translation>
    </message>
    <message>
        <source>A call was bid already: only a solo beats it.</source>
        <translation>Un appel est déjà demandé&#xa0;: seul un solo le bat.</translation>
    </message>
    <message>
        <source>You cannot raise the stake now.</source>
        <translation>Vous ne pouvez pas relever l’enjeu maintenant.</translation>
    </message>
    <message>
        <source>The stake is as high as this table allows.</source>
        <translation>L’enjeu est au maximum permis à cette table.</translation>
    </message>
    <message>
        <source>You have %1: announce that you play alone.</source>
        <translation>Vous avez %1&#xa0;: annoncez que vous jouez sans partenaire.</translation>
    </message>
    <message>
        <source>You hold %1, and %2 were led: play the called card.</source>
        <translation>Vous avez %1, et l’entame est à %2&#xa0;: jouez la carte appelée.</translation>
    </message>
    <message>
        <source>You hold %1, the called card: keep it until %2 are led.</source>
        <translation>Vous avez %1, la carte appelée&#xa0;: gardez-la jusqu’à l’entame à %2.</translation>
    </message>
    <message>
        <source>Lead %1, the called card, or a suit other than %2.</source>
        <translation>Entamez %1, la carte appelée, ou une couleur autre que %2.</translation>
    </message>
    <message>
        <source>You called %1: play %2 first.</source>
        <translation>Vous avez appelé %1&#xa0;: jouez d’abord %2.</translation>
    </message>
    <message>
        <source>The suit you called was led: play the card that you laid face down.</source>
        <translation>L’entame est dans la couleur appelée&#xa0;: jouez la carte posée face cachée.</translation>
    </message>
    <message>
        <source>Keep the card that you laid face down until %1 are led.</source>
        <translation>Gardez la carte posée face cachée jusqu’à l’entame à %1.</translation>
    </message>
    <message>
        <source>Follow suit.</source>
        <translation>Fournissez à la couleur.</translation>
    </message>
    <message>
        <source>Trump was led: play a trump.</source>
        <translation>Entame à l’atout&#xa0;: jouez un atout.</translation>
    </message>
    <message>
        <source>You called %1, so %2 stays in your hand until %3 are led.</source>
        <translation>Vous avez appelé %1&#xa0;: %2 reste dans votre main jusqu’à l’entame à %3.</translation>
    </message>
    <message>
        <source>You buried %1, so %2 cannot be called.</source>
        <translation>Vous avez écarté %1&#xa0;: impossible d’appeler %2.</translation>
    </message>
    <message>
        <source>You buried %1.</source>
        <translation>Vous avez écarté %1.</translation>
    </message>
    <message>
        <source>You hold %1, so %2 cannot be called.</source>
        <translation>Vous avez %1&#xa0;: impossible d’appeler %2.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Vous avez %1.</translation>
    </message>
    <message>
        <source>You kept no fail card of %1, so %2 cannot be called.</source>
        <translation>Vous n’avez gardé aucune carte hors atout à %1&#xa0;: impossible d’appeler %2.</translation>
    </message>
    <message>
        <source>A king can be called only when you have all the fail aces and tens.</source>
        <translation>Un roi ne peut être appelé que si vous avez tous les as et tous les dix hors atout.</translation>
    </message>
    <message>
        <source>Call a suit whose ace is in your hand.</source>
        <translation>Appelez une couleur dont vous avez l’as en main.</translation>
    </message>
</context>
<context>
    <name>RenegeWords</name>
    <message>
        <source>You could have followed suit and did not: you forfeit the hand.</source>
        <translation>Vous pouviez fournir et ne l’avez pas fait&#xa0;: vous perdez la donne d’office.</translation>
    </message>
    <message>
        <source>%1 did not follow suit and forfeits the hand.</source>
        <translation>%1 n’a pas fourni et perd la donne d’office.</translation>
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
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>ReviewWords</name>
    <message>
        <source>You had no choice.</source>
        <translation>Vous n’aviez pas le choix.</translation>
    </message>
    <message>
        <source>%1 had no choice.</source>
        <translation>%1 n’avait pas le choix.</translation>
    </message>
    <message>
        <source>What this cost could not be worked out.</source>
        <translation>Le coût n’a pas pu être déterminé.</translation>
    </message>
    <message>
        <source>Well played: nothing else promised more.</source>
        <translation>Bien joué&#xa0;: rien d’autre ne promettait plus.</translation>
    </message>
    <message>
        <source>Nothing else promised more.</source>
        <translation>Rien d’autre ne promettait plus.</translation>
    </message>
    <message>
        <source>%1 was about as good.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;</extracomment>
        <translation>%1 valait à peu près autant.</translation>
    </message>
    <message>
        <source>Better: %1. On average that brings %2 more.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;; a number of points</extracomment>
        <translation>Mieux&#xa0;: %1. Cela rapporte en moyenne %2 de plus.</translation>
    </message>
    <message>
        <source>With all cards on the table, this card gave the hand away: %1 would have won it.</source>
        <translation>À cartes ouvertes, cette carte a perdu la donne&#xa0;: %1 l’aurait gagnée.</translation>
    </message>
    <message>
        <source>With all cards on the table, you could still win here.</source>
        <translation>À cartes ouvertes, vous pouviez encore gagner ici.</translation>
    </message>
    <message>
        <source>With all cards on the table, you could no longer win here.</source>
        <translation>À cartes ouvertes, vous ne pouviez plus gagner ici.</translation>
    </message>
    <message>
        <source>With all cards on the table, %1 could still win here.</source>
        <translation>À cartes ouvertes, %1 pouvait encore gagner ici.</translation>
    </message>
    <message>
        <source>With all cards on the table, %1 could no longer win here.</source>
        <translation>À cartes ouvertes, %1 ne pouvait plus gagner ici.</translation>
    </message>
    <message>
        <source>Pick a hand like this, and you win about %1 of the time.</source>
        <translation>En prenant avec une telle main, vous gagnez environ %1 du temps.</translation>
    </message>
    <message>
        <source>By the rule of thumb it is a pick: passing it makes a mauer.</source>
        <translation>En règle générale, on prend avec cette main&#xa0;: la passer, c’est faire un mauer.</translation>
    </message>
    <message>
        <source>By the rule of thumb it is a pass, too.</source>
        <translation>En règle générale aussi, on passe avec cette main.</translation>
    </message>
    <message>
        <source>makers win all tricks</source>
        <translation>l’attaque fait tous les plis</translation>
    </message>
    <message>
        <source>makers win with schneider</source>
        <translation>l’attaque gagne avec schneider</translation>
    </message>
    <message>
        <source>makers win</source>
        <translation>l’attaque gagne</translation>
    </message>
    <message>
        <source>makers lose</source>
        <translation>l’attaque perd</translation>
    </message>
    <message>
        <source>makers lose with schneider</source>
        <translation>l’attaque perd avec schneider</translation>
    </message>
    <message>
        <source>makers take no trick</source>
        <translation>l’attaque ne fait aucun pli</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>who wins, the makers&apos; points</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>None of your decisions cost you anything.</source>
        <translation>Aucune de vos décisions ne vous a rien coûté.</translation>
    </message>
    <message>
        <source>One decision cost you %1 points on average: %2.</source>
        <extracomment>a number of points, a decision such as &quot;10♥&quot;</extracomment>
        <translation>Une décision vous a coûté en moyenne %1 points de marque&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Your decisions cost you %1 points on average, %2 of them with %3.</source>
        <extracomment>two numbers of points, a decision such as &quot;10♥&quot;</extracomment>
        <translation>Vos décisions vous ont coûté en moyenne %1 points de marque, dont %2 avec %3.</translation>
    </message>
    <message>
        <source>not reviewed yet</source>
        <translation>pas encore analysé</translation>
    </message>
    <message>
        <source>cost unknown</source>
        <translation>coût inconnu</translation>
    </message>
    <message>
        <source>cost %1</source>
        <translation>coût %1</translation>
    </message>
    <message>
        <source>the costliest decision of this seat</source>
        <translation>la décision la plus chère de cette place</translation>
    </message>
    <message>
        <source>gave the hand away with all cards on the table</source>
        <translation>a perdu la donne à cartes ouvertes</translation>
    </message>
    <message>
        <source>With all cards on the table from the first card on: %1.</source>
        <translation>À cartes ouvertes dès la première carte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>You gave it away with %1.</source>
        <extracomment>the hand was lost with a card such as &quot;10♥&quot;</extracomment>
        <translation>Vous avez perdu la donne avec %1.</translation>
    </message>
    <message>
        <source>%1 gave it away with %2.</source>
        <translation>%1 a perdu la donne avec %2.</translation>
    </message>
    <message>
        <source>Try instead: %1.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;</extracomment>
        <translation>Essayez plutôt&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a decision such as &quot;10♥&quot;, the score it cost</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>By the rule of thumb it is a pick, but here the pass costs nothing.</source>
        <translation>En règle générale, on prend avec cette main, mais ici passer ne coûte rien.</translation>
    </message>
    <message>
        <source>By the rule of thumb it would be a pass.</source>
        <translation>En règle générale, on passerait avec cette main.</translation>
    </message>
    <message>
        <source>%1 promised more, but a defender does not lead trump this early.</source>
        <extracomment>a choice such as &quot;Queen of clubs&quot;</extracomment>
        <translation>%1 promettait plus, mais un défenseur n’entame pas atout si tôt.</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>From the strongest: %1, %2, %3, %4.</source>
        <translation>Du plus fort au plus faible&#xa0;: %1, %2, %3, %4.</translation>
    </message>
    <message>
        <source>Table and trump</source>
        <translation>Table et atout</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Distribution</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Jeu de la carte</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Quand tout le monde passe</translation>
    </message>
    <message>
        <source>Raising the stakes</source>
        <translation>Relances de l’enjeu</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Marque</translation>
    </message>
    <message>
        <source>Length and money</source>
        <translation>Durée et argent</translation>
    </message>
    <message>
        <source>hands</source>
        <translation>donnes</translation>
    </message>
    <message>
        <source>rounds</source>
        <translation>tours</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points de marque</translation>
    </message>
    <message>
        <source>Only where the picker calls an ace.</source>
        <translation>Seulement si le preneur appelle un as.</translation>
    </message>
    <message>
        <source>Only where a card of the called suit is needed.</source>
        <translation>Seulement si une carte de la couleur appelée est nécessaire.</translation>
    </message>
    <message>
        <source>Only where a ten can be called.</source>
        <translation>Seulement si un dix peut être appelé.</translation>
    </message>
    <message>
        <source>Only where an under can be called.</source>
        <translation>Seulement si un under peut être appelé.</translation>
    </message>
    <message>
        <source>Only where a jack finds the partner.</source>
        <translation>Seulement si un valet désigne le partenaire.</translation>
    </message>
    <message>
        <source>Only where the jack of diamonds is the partner.</source>
        <translation>Seulement si le valet de carreau est le partenaire.</translation>
    </message>
    <message>
        <source>Only where the jack of clubs is the partner.</source>
        <translation>Seulement si le valet de trèfle est le partenaire.</translation>
    </message>
    <message>
        <source>Only where a jack can be called up.</source>
        <translation>Seulement si l’on peut appeler un valet supérieur.</translation>
    </message>
    <message>
        <source>Only where the picker can have a partner.</source>
        <translation>Seulement si le preneur peut avoir un partenaire.</translation>
    </message>
    <message>
        <source>Only where a leaster is played.</source>
        <translation>Seulement si l’on joue un leaster.</translation>
    </message>
    <message>
        <source>Only where doublers are played.</source>
        <translation>Seulement si l’on joue des doublers.</translation>
    </message>
    <message>
        <source>Only where several doublers double again.</source>
        <translation>Seulement si plusieurs doublers redoublent.</translation>
    </message>
    <message>
        <source>Only where the last player must pick.</source>
        <translation>Seulement si le dernier joueur doit prendre.</translation>
    </message>
    <message>
        <source>Only with double on the bump.</source>
        <translation>Seulement avec le double au bump.</translation>
    </message>
    <message>
        <source>Only where a player picks the blind.</source>
        <translation>Seulement si quelqu’un prend le chien.</translation>
    </message>
    <message>
        <source>Only where call and solo are bid.</source>
        <translation>Seulement si l’on enchérit avec appel et solo.</translation>
    </message>
    <message>
        <source>Only where the picker may go alone.</source>
        <translation>Seulement si le preneur peut jouer sans partenaire.</translation>
    </message>
    <message>
        <source>Only where the losers pay.</source>
        <translation>Seulement si les perdants paient.</translation>
    </message>
    <message>
        <source>Only where the first queens played find the partners.</source>
        <translation>Seulement si les premières dames jouées désignent les partenaires.</translation>
    </message>
    <message>
        <source>Only where the neighbor shares the blind.</source>
        <translation>Seulement si le voisin partage le chien.</translation>
    </message>
    <message>
        <source>Only with three players and no trick needed to win.</source>
        <translation>Seulement à trois joueurs, et si aucun pli n’est nécessaire pour gagner.</translation>
    </message>
    <message>
        <source>Only with a pot.</source>
        <translation>Seulement avec un pot.</translation>
    </message>
    <message>
        <source>Only where stakes can be cracked.</source>
        <translation>Seulement si l’on peut contrer.</translation>
    </message>
    <message>
        <source>Only where stakes can be cracked or blitzed.</source>
        <translation>Seulement si le contre ou le blitz est permis.</translation>
    </message>
    <message>
        <source>Only where that pair can be shown for a blitz.</source>
        <translation>Seulement si cette paire peut être montrée pour un blitz.</translation>
    </message>
    <message>
        <source>Only where sheepshead can be called.</source>
        <translation>Seulement si l’on peut annoncer sheepshead.</translation>
    </message>
    <message>
        <source>Only for a game with a set length.</source>
        <translation>Seulement pour une partie de longueur fixée.</translation>
    </message>
    <message>
        <source>Only where the cards are cut.</source>
        <translation>Seulement si l’on coupe le paquet.</translation>
    </message>
    <message>
        <source>Only where enough players are left.</source>
        <translation>Seulement s’il reste assez de joueurs.</translation>
    </message>
    <message>
        <source>Belongs to another game.</source>
        <translation>Appartient à un autre jeu.</translation>
    </message>
    <message>
        <source>cents</source>
        <translation>centimes</translation>
    </message>
    <message>
        <source>Not needed</source>
        <translation>Pas nécessaire</translation>
    </message>
    <message>
        <source>The picker may call any fail ace not in hand, with or without a card of its suit.</source>
        <translation>Le preneur peut appeler tout as hors atout qu’il n’a pas en main, avec ou sans carte de cette couleur.</translation>
    </message>
    <message>
        <source>Needed</source>
        <translation>Nécessaire</translation>
    </message>
    <message>
        <source>The picker keeps a card of the called suit in hand until that suit is led.</source>
        <translation>Le preneur garde en main une carte de la couleur appelée jusqu’à la première entame dans cette couleur.</translation>
    </message>
    <message>
        <source>Not allowed</source>
        <translation>Non permis</translation>
    </message>
    <message>
        <source>A picker with all the fail aces plays alone.</source>
        <translation>Un preneur qui a tous les as hors atout joue sans partenaire.</translation>
    </message>
    <message>
        <source>Allowed</source>
        <translation>Permis</translation>
    </message>
    <message>
        <source>A picker with all the fail aces may call the ten of a suit whose ace stays in hand.</source>
        <translation>Un preneur qui a tous les as hors atout peut appeler le dix d’une couleur dont il garde l’as en main.</translation>
    </message>
    <message>
        <source>Loses to the ace</source>
        <translation>Battu par l’as</translation>
    </message>
    <message>
        <source>The called ten ranks below the ace, as always.</source>
        <translation>Le dix appelé est au-dessous de l’as, comme toujours.</translation>
    </message>
    <message>
        <source>Beats the ace the first time</source>
        <translation>Bat l’as la première fois</translation>
    </message>
    <message>
        <source>On the first trick of its suit the called ten ranks above the ace; any trump still beats both.</source>
        <translation>Au premier pli de sa couleur, le dix appelé passe au-dessus de l’as&#xa0;; tout atout bat encore les deux.</translation>
    </message>
    <message>
        <source>Without an ordinary call the picker plays alone.</source>
        <translation>Sans appel ordinaire, le preneur joue sans partenaire.</translation>
    </message>
    <message>
        <source>Without an ordinary call the picker may lay any card face down as a card of the called suit.</source>
        <translation>Sans appel ordinaire, le preneur peut poser n’importe quelle carte face cachée comme carte de la couleur appelée.</translation>
    </message>
    <message>
        <source>By the cards kept</source>
        <translation>Selon les cartes gardées</translation>
    </message>
    <message>
        <source>No ordinary call is possible with the cards left after the bury.</source>
        <translation>Aucun appel ordinaire n’est possible avec les cartes restant après l’écart.</translation>
    </message>
    <message>
        <source>By all cards before the bury</source>
        <translation>Selon toutes les cartes avant l’écart</translation>
    </message>
    <message>
        <source>No ordinary call was possible before the bury either.</source>
        <translation>Aucun appel ordinaire n’était possible avant l’écart non plus.</translation>
    </message>
    <message>
        <source>The picker calls an ace that another player holds.</source>
        <translation>Le preneur appelle un as qu’un autre joueur tient.</translation>
    </message>
    <message>
        <source>A picker who calls an ace in hand plays alone in secret.</source>
        <translation>Un preneur qui appelle un as de sa main joue en secret sans partenaire.</translation>
    </message>
    <message>
        <source>The picker plays alone only if no partner can be called.</source>
        <translation>Le preneur ne joue sans partenaire que si aucun partenaire ne peut être appelé.</translation>
    </message>
    <message>
        <source>The picker may say “alone” after the bury.</source>
        <translation>Le preneur peut dire «&#xa0;sans partenaire&#xa0;» après l’écart.</translation>
    </message>
    <message>
        <source>First bid wins</source>
        <translation>La première enchère l’emporte</translation>
    </message>
    <message>
        <source>The first player to bid plays, and the bidding ends.</source>
        <translation>Le premier joueur qui enchérit joue, et les enchères s’arrêtent.</translation>
    </message>
    <message>
        <source>Solo beats a call</source>
        <translation>Un solo bat un appel</translation>
    </message>
    <message>
        <source>After a call the later players may still bid a solo and play instead.</source>
        <translation>Après un appel, les joueurs suivants peuvent encore demander un solo et jouer à sa place.</translation>
    </message>
    <message>
        <source>Who helps the picker against the others. The partner stays secret until the partner card is played. Example: you call the ace of clubs. Its holder is your partner and plays it when clubs are led for the first time.</source>
        <translation>Qui aide le preneur contre les autres. Le partenaire reste secret jusqu’à ce que sa carte soit jouée. Exemple&#xa0;: vous appelez l’as de trèfle. Qui l’a devient votre partenaire et le joue à la première entame à trèfle.</translation>
    </message>
    <message>
        <source>Card of the called suit</source>
        <translation>Carte de la couleur appelée</translation>
    </message>
    <message>
        <source>Whether the picker must hold a fail card of the called suit, and keep it until that suit is led for the first time. Example: you call hearts with the nine and the seven of hearts. Before hearts are led you may discard one of them, not both.</source>
        <translation>Si le preneur doit avoir une carte hors atout de la couleur appelée, et la garder jusqu’à la première entame dans cette couleur. Exemple&#xa0;: vous appelez cœur avec le neuf et le sept de cœur. Avant l’entame à cœur, vous pouvez vous défausser de l’une, pas des deux.</translation>
    </message>
    <message>
        <source>Calling a ten</source>
        <translation>Appeler un dix</translation>
    </message>
    <message>
        <source>What a picker with all the fail aces, in hand or buried, may call. Example: you bury the aces of spades and hearts and keep the ace of clubs. You may call the ten of clubs.</source>
        <translation>Ce que peut appeler un preneur qui a tous les as hors atout, en main ou à l’écart. Exemple&#xa0;: vous écartez les as de pique et de cœur et gardez l’as de trèfle. Vous pouvez appeler le dix de trèfle.</translation>
    </message>
    <message>
        <source>Called ten</source>
        <translation>Dix appelé</translation>
    </message>
    <message>
        <source>How the called ten ranks when its suit is led for the first time and the trick is not trumped. Example: you called the ten of hearts. The ace, ten, nine and eight of hearts and the seven of spades are played: the ten takes the trick.</source>
        <translation>La force du dix appelé quand sa couleur est entamée pour la première fois et que le pli n’est pas coupé. Exemple&#xa0;: vous avez appelé le dix de cœur. L’as, le dix, le neuf et le huit de cœur et le sept de pique tombent&#xa0;: le dix fait le pli.</translation>
    </message>
    <message>
        <source>Calling under</source>
        <translation>Appeler avec un under</translation>
    </message>
    <message>
        <source>What a picker may do who can call no ace and lacks at least one of them. The card laid face down never wins, and its points go to the winner of the trick. Example: you kept ace and king of clubs and four trump. You lay the seven of diamonds face down and call the ace of hearts.</source>
        <translation>Ce que peut faire un preneur qui ne peut appeler aucun as alors qu’il lui en manque au moins un. La carte posée face cachée ne gagne jamais, et ses points vont au gagnant du pli. Exemple&#xa0;: vous avez gardé l’as et le roi de trèfle et quatre atouts. Vous posez le sept de carreau face cachée et appelez l’as de cœur.</translation>
    </message>
    <message>
        <source>When an under is allowed</source>
        <translation>Quand un under est permis</translation>
    </message>
    <message>
        <source>Which cards decide that no ordinary call is possible. Example: you buried your only heart and have nothing else to call with. By the cards kept, you may call hearts under. By all cards before the bury, you could have called hearts, so you may not.</source>
        <translation>Quelles cartes décident qu’aucun appel ordinaire n’est possible. Exemple&#xa0;: vous avez écarté votre seul cœur et ne pouvez rien appeler d’autre. Selon les cartes gardées, vous pouvez appeler cœur avec un under. Selon toutes les cartes avant l’écart, vous auriez pu appeler cœur&#xa0;: c’est donc non.</translation>
    </message>
    <message>
        <source>Calling your own ace</source>
        <translation>Appeler son propre as</translation>
    </message>
    <message>
        <source>Whether the picker may call an ace in hand, and so play alone while the others look for a partner. Example: you hold the ace of clubs and call clubs. No other player ever shows it.</source>
        <translation>Si le preneur peut appeler un as de sa main, et donc jouer sans partenaire pendant que les autres en cherchent un. Exemple&#xa0;: vous avez l’as de trèfle et appelez trèfle. Aucun autre joueur ne le montrera jamais.</translation>
    </message>
    <message>
        <source>Going alone</source>
        <translation>Jouer sans partenaire</translation>
    </message>
    <message>
        <source>The picker may announce after the bury: “I play alone”, even if a partner could be called. Example: five players. A picker who wins alone gets 4, and each of the four others loses 1.</source>
        <translation>Le preneur peut annoncer après l’écart&#xa0;: «&#xa0;Je joue sans partenaire&#xa0;», même s’il pouvait en appeler un. Exemple&#xa0;: à cinq joueurs, un preneur qui gagne sans partenaire reçoit 4, et chacun des quatre autres perd 1.</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Enchères</translation>
    </message>
    <message>
        <source>Whether a solo beats a call. Example: Ada bids a call and Bruno has a good solo. Where a solo beats a call, Bruno may still bid it.</source>
        <translation>Si un solo bat un appel. Exemple&#xa0;: Ada demande un appel et Bruno a un beau solo. Si un solo bat un appel, Bruno peut encore le demander.</translation>
    </message>
    <message>
        <source>No</source>
        <translation>Non</translation>
    </message>
    <message>
        <source>Everyone at the table plays every hand.</source>
        <translation>Tout le monde à la table joue chaque donne.</translation>
    </message>
    <message>
        <source>Yes</source>
        <translation>Oui</translation>
    </message>
    <message>
        <source>The table has one player more than the hand.</source>
        <translation>La table compte un joueur de plus que la donne.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Trèfle</translation>
    </message>
    <message>
        <source>Diamonds become an ordinary suit.</source>
        <translation>Carreau devient une couleur ordinaire.</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pique</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Cœur</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Carreau</translation>
    </message>
    <message>
        <source>The usual trump suit.</source>
        <translation>La couleur d’atout habituelle.</translation>
    </message>
    <message>
        <source>No spitz</source>
        <translation>Pas de spitz</translation>
    </message>
    <message>
        <source>The seven of trump is the lowest trump.</source>
        <translation>Le sept d’atout est le plus petit atout.</translation>
    </message>
    <message>
        <source>Second-highest trump</source>
        <translation>Deuxième atout</translation>
    </message>
    <message>
        <source>Only the queen of clubs beats the seven of trump.</source>
        <translation>Seule la dame de trèfle bat le sept d’atout.</translation>
    </message>
    <message>
        <source>Highest trump</source>
        <translation>Premier atout</translation>
    </message>
    <message>
        <source>The seven of trump beats even the queen of clubs.</source>
        <translation>Le sept d’atout bat même la dame de trèfle.</translation>
    </message>
    <message>
        <source>Queens above jacks</source>
        <translation>Dames au-dessus des valets</translation>
    </message>
    <message>
        <source>All four queens beat all four jacks.</source>
        <translation>Les quatre dames battent les quatre valets.</translation>
    </message>
    <message>
        <source>Jacks above queens</source>
        <translation>Valets au-dessus des dames</translation>
    </message>
    <message>
        <source>All four jacks beat all four queens.</source>
        <translation>Les quatre valets battent les quatre dames.</translation>
    </message>
    <message>
        <source>Dealt again</source>
        <translation>Redonne</translation>
    </message>
    <message>
        <source>The hand is shown and the same dealer deals again; the stakes stay as they were.</source>
        <translation>La main est montrée et le même donneur redonne&#xa0;; l’enjeu reste le même.</translation>
    </message>
    <message>
        <source>Dealt again on request</source>
        <translation>Redonne sur demande</translation>
    </message>
    <message>
        <source>The holder may show the hand for a new deal by the same dealer, or keep it silently.</source>
        <translation>Qui a cette main peut la montrer pour que le même donneur redonne, ou la garder sans rien dire.</translation>
    </message>
    <message>
        <source>Played as dealt</source>
        <translation>Jouée telle quelle</translation>
    </message>
    <message>
        <source>The hand is played. Bad luck.</source>
        <translation>La donne est jouée. Pas de chance.</translation>
    </message>
    <message>
        <source>Dealer&apos;s left</source>
        <translation>À gauche du donneur</translation>
    </message>
    <message>
        <source>The player left of the dealer leads the first trick.</source>
        <translation>Le joueur à gauche du donneur entame le premier pli.</translation>
    </message>
    <message>
        <source>Picker&apos;s left</source>
        <translation>À gauche du preneur</translation>
    </message>
    <message>
        <source>The player left of the picker leads the first trick.</source>
        <translation>Le joueur à gauche du preneur entame le premier pli.</translation>
    </message>
    <message>
        <source>Not possible</source>
        <translation>Impossible</translation>
    </message>
    <message>
        <source>An illegal card is refused, with the reason.</source>
        <translation>Une carte interdite est refusée, avec la raison.</translation>
    </message>
    <message>
        <source>Forfeits the hand</source>
        <translation>Perd la donne d’office</translation>
    </message>
    <message>
        <source>Any card may be played. When the cards prove that a player did not follow suit, that side loses as if it had taken no trick.</source>
        <translation>Toute carte peut être jouée. Quand les cartes prouvent qu’un joueur n’a pas fourni, son camp perd comme s’il n’avait fait aucun pli.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Jeu</translation>
    </message>
    <message>
        <source>How many players there are, how the cards are dealt and how a partner is found. Example: with five players everyone holds six cards, the blind has two, and the picker has one partner against three.</source>
        <translation>Combien de joueurs il y a, comment les cartes sont données et comment on trouve un partenaire. Exemple&#xa0;: à cinq, chacun a six cartes, le chien en a deux, et le preneur a un partenaire contre trois.</translation>
    </message>
    <message>
        <source>Dealer sits out</source>
        <translation>Le donneur ne joue pas</translation>
    </message>
    <message>
        <source>The table has one player more than the hand: the dealer deals, sees no cards, and scores 0. Example: six players at a five-handed game. In this hand Ada deals and watches, in the next hand her left neighbor.</source>
        <translation>La table compte un joueur de plus que la donne&#xa0;: le donneur donne, ne voit aucune carte et marque 0. Exemple&#xa0;: six joueurs pour un jeu à cinq. Dans cette donne, Ada donne et regarde&#xa0;; à la suivante, c’est sa voisine de gauche.</translation>
    </message>
    <message>
        <source>Trump suit</source>
        <translation>Couleur d’atout</translation>
    </message>
    <message>
        <source>Queens and jacks are always trump; below them the ace, ten, king, nine, eight and seven of this suit are trump too. Example: with clubs as trump the ace of clubs is trump, and the ace of diamonds is a fail ace that can be called.</source>
        <translation>Dames et valets sont toujours atouts&#xa0;; au-dessous d’eux, l’as, le dix, le roi, le neuf, le huit et le sept de cette couleur le sont aussi. Exemple&#xa0;: si trèfle est atout, l’as de trèfle est un atout, et l’as de carreau un as hors atout qu’on peut appeler.</translation>
    </message>
    <message>
        <source>Spitz</source>
        <translation>Spitz</translation>
    </message>
    <message>
        <source>The seven of the trump suit may be one of the highest trump. It is still worth no points. Example: as second-highest trump the seven of diamonds takes the queen of spades and loses to the queen of clubs.</source>
        <translation>Le sept de la couleur d’atout peut être l’un des plus forts atouts. Il ne vaut toujours aucun point. Exemple&#xa0;: deuxième atout, le sept de carreau prend la dame de pique et perd contre la dame de trèfle.</translation>
    </message>
    <message>
        <source>Order of the queens</source>
        <translation>Ordre des dames</translation>
    </message>
    <message>
        <source>Which queen beats which, from the strongest down. Example: with ♠ ♣ ♥ ♦ the queen of spades beats the queen of clubs.</source>
        <translation>Quelle dame bat quelle autre, de la plus forte à la plus faible. Exemple&#xa0;: avec ♠ ♣ ♥ ♦, la dame de pique bat la dame de trèfle.</translation>
    </message>
    <message>
        <source>Order of the jacks</source>
        <translation>Ordre des valets</translation>
    </message>
    <message>
        <source>Which jack beats which, from the strongest down. Example: with ♦ ♥ ♠ ♣ the jack of diamonds beats the three other jacks.</source>
        <translation>Quel valet bat quel autre, du plus fort au plus faible. Exemple&#xa0;: avec ♦ ♥ ♠ ♣, le valet de carreau bat les trois autres valets.</translation>
    </message>
    <message>
        <source>Jacks and queens</source>
        <translation>Valets et dames</translation>
    </message>
    <message>
        <source>Which of the two are the highest trump. Example: with jacks above queens the jack of diamonds takes the queen of clubs.</source>
        <translation>Lesquels sont les plus forts atouts. Exemple&#xa0;: si les valets sont au-dessus des dames, le valet de carreau prend la dame de trèfle.</translation>
    </message>
    <message>
        <source>Hand without ace, face or trump</source>
        <translation>Main sans as, figure ni atout</translation>
    </message>
    <message>
        <source>A player is dealt only tens, nines, eights and sevens, and no trump. Example: 10♣ 9♣ 8♠ 7♠ 9♥ 7♥.</source>
        <translation>Un joueur ne reçoit que des dix, neuf, huit et sept, et aucun atout. Exemple&#xa0;: 10♣ 9♣ 8♠ 7♠ 9♥ 7♥.</translation>
    </message>
    <message>
        <source>First lead</source>
        <translation>Première entame</translation>
    </message>
    <message>
        <source>Who plays the first card after a pick. A leaster always begins at the dealer&apos;s left. Example: Ada deals, Bruno on her left passes, Clara picks. At the dealer&apos;s left Bruno leads, at the picker&apos;s left the player after Clara.</source>
        <translation>Qui joue la première carte après une prise. Un leaster commence toujours à gauche du donneur. Exemple&#xa0;: Ada donne, Bruno à sa gauche passe, Clara prend. À gauche du donneur, Bruno entame&#xa0;; à gauche du preneur, c’est le joueur après Clara.</translation>
    </message>
    <message>
        <source>Not following suit</source>
        <translation>Ne pas fournir</translation>
    </message>
    <message>
        <source>What happens to a player who could follow suit and does not. Example: hearts are led, you hold the nine of hearts and play a trump. When you play the nine later, the renege is found.</source>
        <translation>Ce qui arrive à un joueur qui pouvait fournir et ne l’a pas fait. Exemple&#xa0;: entame à cœur, vous avez le neuf de cœur et jouez un atout. Quand vous jouez le neuf plus tard, la fausse renonce est découverte.</translation>
    </message>
    <message>
        <source>Two players, hand and piles</source>
        <translation>Deux joueurs, main et piles</translation>
    </message>
    <message>
        <source>Eight cards in hand and four open ones, each on a face-down card. There is no picker: each plays against the other, from the hand and the open cards.</source>
        <translation>Huit cartes en main et quatre cartes ouvertes, chacune sur une carte cachée. Il n’y a pas de preneur&#xa0;: chacun joue contre l’autre, de sa main et de ses cartes ouvertes.</translation>
    </message>
    <message>
        <source>Two players, all in piles</source>
        <translation>Deux joueurs, tout en piles</translation>
    </message>
    <message>
        <source>Eight open cards each, every one on a face-down card, and no hand. There is no picker. A face-down card is turned up once the card on it is played.</source>
        <translation>Huit cartes ouvertes chacun, chacune sur une carte cachée, et pas de main. Il n’y a pas de preneur. Une carte cachée est retournée dès que celle qui la couvre est jouée.</translation>
    </message>
    <message>
        <source>Three players, ten cards</source>
        <translation>Trois joueurs, dix cartes</translation>
    </message>
    <message>
        <source>Ten cards each and two in the blind. The picker plays alone against the two others.</source>
        <translation>Dix cartes chacun et deux dans le chien. Le preneur joue sans partenaire contre les deux autres.</translation>
    </message>
    <message>
        <source>Three players, nine cards</source>
        <translation>Trois joueurs, neuf cartes</translation>
    </message>
    <message>
        <source>Without the black sevens: nine cards each and three in the blind. The picker plays alone.</source>
        <translation>Sans les sept noirs&#xa0;: neuf cartes chacun et trois dans le chien. Le preneur joue sans partenaire.</translation>
    </message>
    <message>
        <source>Three players, eight cards</source>
        <translation>Trois joueurs, huit cartes</translation>
    </message>
    <message>
        <source>Without the sevens and eights that are not trump: eight cards each and two in the blind. The picker plays alone.</source>
        <translation>Sans les sept et les huit qui ne sont pas atouts&#xa0;: huit cartes chacun et deux dans le chien. Le preneur joue sans partenaire.</translation>
    </message>
    <message>
        <source>Four players, picker alone</source>
        <translation>Quatre joueurs, preneur sans partenaire</translation>
    </message>
    <message>
        <source>Seven cards each and four in the blind. The picker buries four and plays alone against the three others.</source>
        <translation>Sept cartes chacun et quatre dans le chien. Le preneur en écarte quatre et joue sans partenaire contre les trois autres.</translation>
    </message>
    <message>
        <source>Four players, called ace</source>
        <translation>Quatre joueurs, as appelé</translation>
    </message>
    <message>
        <source>Seven cards each and four in the blind. The picker buries four and calls an ace, or plays alone.</source>
        <translation>Sept cartes chacun et quatre dans le chien. Le preneur en écarte quatre et appelle un as, ou joue sans partenaire.</translation>
    </message>
    <message>
        <source>Four players, partner by jack</source>
        <translation>Quatre joueurs, partenaire par le valet</translation>
    </message>
    <message>
        <source>Without the black sevens: seven cards each and two in the blind. The holder of the partner jack plays with the picker.</source>
        <translation>Sans les sept noirs&#xa0;: sept cartes chacun et deux dans le chien. Qui a le valet partenaire joue avec le preneur.</translation>
    </message>
    <message>
        <source>Four players, black queens</source>
        <translation>Quatre joueurs, dames noires</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each, and there is no picker. The holders of the two black queens play together, in secret until both queens have fallen.</source>
        <translation>Toutes les cartes sont données, huit chacun, et il n’y a pas de preneur. Les joueurs qui ont les deux dames noires jouent ensemble, en secret jusqu’à ce que les deux soient tombées.</translation>
    </message>
    <message>
        <source>Four players, first two queens</source>
        <translation>Quatre joueurs, deux premières dames</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each, and there is no picker. The players of the first two queens are the makers.</source>
        <translation>Toutes les cartes sont données, huit chacun, et il n’y a pas de preneur. Les joueurs qui jouent les deux premières dames forment l’attaque.</translation>
    </message>
    <message>
        <source>Four players, Indiana</source>
        <translation>Quatre joueurs, Indiana</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each. Jacks rank above queens, hearts are trump, and the players bid a call or a solo. Only winners add to their score, up to 24.</source>
        <translation>Toutes les cartes sont données, huit chacun. Les valets sont au-dessus des dames, cœur est atout, et l’on enchérit avec appel ou solo. Seuls les gagnants ajoutent à leur score, jusqu’à 24.</translation>
    </message>
    <message>
        <source>Five players, called ace</source>
        <translation>Cinq joueurs, as appelé</translation>
    </message>
    <message>
        <source>Six cards each and two in the blind. The picker calls an ace, and its holder is the partner.</source>
        <translation>Six cartes chacun et deux dans le chien. Le preneur appelle un as, et qui l’a est partenaire.</translation>
    </message>
    <message>
        <source>Five players, partner by jack</source>
        <translation>Cinq joueurs, partenaire par le valet</translation>
    </message>
    <message>
        <source>Six cards each and two in the blind. The holder of the partner jack, usually the jack of diamonds, is the partner.</source>
        <translation>Six cartes chacun et deux dans le chien. Qui a le valet partenaire, d’ordinaire le valet de carreau, est partenaire.</translation>
    </message>
    <message>
        <source>Six players, partner by jack</source>
        <translation>Six joueurs, partenaire par le valet</translation>
    </message>
    <message>
        <source>Five cards each and two in the blind. Picker and partner play against four.</source>
        <translation>Cinq cartes chacun et deux dans le chien. Le preneur et son partenaire jouent contre quatre.</translation>
    </message>
    <message>
        <source>Six players, jack and ace</source>
        <translation>Six joueurs, valet et as</translation>
    </message>
    <message>
        <source>Five cards each and two in the blind. The holders of the jack of diamonds and of the called ace play with the picker: three against three.</source>
        <translation>Cinq cartes chacun et deux dans le chien. Les joueurs qui ont le valet de carreau et l’as appelé jouent avec le preneur&#xa0;: trois contre trois.</translation>
    </message>
    <message>
        <source>Seven players, partner by jack</source>
        <translation>Sept joueurs, partenaire par le valet</translation>
    </message>
    <message>
        <source>Four cards each and four in the blind, all for the picker. The holder of the jack of diamonds is the partner: two against five.</source>
        <translation>Quatre cartes chacun et quatre dans le chien, toutes pour le preneur. Qui a le valet de carreau est partenaire&#xa0;: deux contre cinq.</translation>
    </message>
    <message>
        <source>Seven players, shared blind</source>
        <translation>Sept joueurs, chien partagé</translation>
    </message>
    <message>
        <source>Four cards each and four in the blind: two for the picker and two for the left neighbor, who is the partner. Each buries two.</source>
        <translation>Quatre cartes chacun et quatre dans le chien&#xa0;: deux pour le preneur et deux pour son voisin de gauche, qui est le partenaire. Chacun en écarte deux.</translation>
    </message>
    <message>
        <source>Seven players, three and one</source>
        <translation>Sept joueurs, trois et une</translation>
    </message>
    <message>
        <source>Four cards each and four in the blind: three for the picker and one for the left neighbor. The holder of the jack of diamonds is the partner.</source>
        <translation>Quatre cartes chacun et quatre dans le chien&#xa0;: trois pour le preneur et une pour son voisin de gauche. Qui a le valet de carreau est partenaire.</translation>
    </message>
    <message>
        <source>Eight players, black queens</source>
        <translation>Huit joueurs, dames noires</translation>
    </message>
    <message>
        <source>All cards are dealt, four each, and there is no picker. The holders of the two black queens play against the six others.</source>
        <translation>Toutes les cartes sont données, quatre chacun, et il n’y a pas de preneur. Les joueurs qui ont les deux dames noires jouent contre les six autres.</translation>
    </message>
    <message>
        <source>Eight players, three cards</source>
        <translation>Huit joueurs, trois cartes</translation>
    </message>
    <message>
        <source>All cards are dealt, four each, and there is no picker. The holders of the queen of clubs, the jack of diamonds and the seven of diamonds play together against five.</source>
        <translation>Toutes les cartes sont données, quatre chacun, et il n’y a pas de preneur. Les joueurs qui ont la dame de trèfle, le valet de carreau et le sept de carreau jouent ensemble contre cinq.</translation>
    </message>
    <message>
        <source>Called ace</source>
        <translation>As appelé</translation>
    </message>
    <message>
        <source>The picker calls the ace of a fail suit, and its holder is the partner.</source>
        <translation>Le preneur appelle l’as d’une couleur ordinaire, et qui l’a est partenaire.</translation>
    </message>
    <message>
        <source>Jack of diamonds</source>
        <translation>Valet de carreau</translation>
    </message>
    <message>
        <source>The holder of the jack of diamonds is the partner.</source>
        <translation>Qui a le valet de carreau est partenaire.</translation>
    </message>
    <message>
        <source>Jack of clubs</source>
        <translation>Valet de trèfle</translation>
    </message>
    <message>
        <source>The holder of the jack of clubs is the partner.</source>
        <translation>Qui a le valet de trèfle est partenaire.</translation>
    </message>
    <message>
        <source>No partner</source>
        <translation>Pas de partenaire</translation>
    </message>
    <message>
        <source>The picker plays against everyone else.</source>
        <translation>Le preneur joue contre tous les autres.</translation>
    </message>
    <message>
        <source>Jack of diamonds and called ace</source>
        <translation>Valet de carreau et as appelé</translation>
    </message>
    <message>
        <source>Two partners, the holders of the jack of diamonds and of the ace that the picker calls; neither knows the other. One player may be both.</source>
        <translation>Deux partenaires, qui ont le valet de carreau et l’as appelé par le preneur&#xa0;; aucun ne connaît l’autre. Un même joueur peut être les deux.</translation>
    </message>
    <message>
        <source>Left neighbor</source>
        <translation>Voisin de gauche</translation>
    </message>
    <message>
        <source>The player left of the picker takes a part of the blind and is openly the partner.</source>
        <translation>Le joueur à gauche du preneur prend une part du chien et est ouvertement le partenaire.</translation>
    </message>
    <message>
        <source>Taker of the first trick</source>
        <translation>Gagnant du premier pli</translation>
    </message>
    <message>
        <source>The winner of the first trick is the partner. A picker who takes the first trick plays alone.</source>
        <translation>Le gagnant du premier pli est le partenaire. Un preneur qui fait le premier pli joue sans partenaire.</translation>
    </message>
    <message>
        <source>Queen of clubs and seven of diamonds</source>
        <translation>Dame de trèfle et sept de carreau</translation>
    </message>
    <message>
        <source>Their holders play together; one player with both is alone.</source>
        <translation>Les joueurs qui les ont jouent ensemble&#xa0;; qui a les deux est seul.</translation>
    </message>
    <message>
        <source>Black queens</source>
        <translation>Dames noires</translation>
    </message>
    <message>
        <source>The holders of the queens of clubs and spades play together; one player with both is alone.</source>
        <translation>Les joueurs qui ont les dames de trèfle et de pique jouent ensemble&#xa0;; qui a les deux est seul.</translation>
    </message>
    <message>
        <source>First two queens</source>
        <translation>Deux premières dames</translation>
    </message>
    <message>
        <source>The players of the first two queens are the makers; a player who plays both is alone.</source>
        <translation>Les joueurs qui jouent les deux premières dames forment l’attaque&#xa0;; qui joue les deux est seul.</translation>
    </message>
    <message>
        <source>Queen of clubs, jack and seven of diamonds</source>
        <translation>Dame de trèfle, valet et sept de carreau</translation>
    </message>
    <message>
        <source>Their three holders play together. A player with two of them may call another card.</source>
        <translation>Les trois joueurs qui les ont jouent ensemble. Qui en a deux peut appeler une autre carte.</translation>
    </message>
    <message>
        <source>Called by the bidder</source>
        <translation>Appelé par le déclarant</translation>
    </message>
    <message>
        <source>The bidder of a call names the ace of a fail suit, and its holder is the partner.</source>
        <translation>Le déclarant d’un appel nomme l’as d’une couleur ordinaire, et qui l’a est partenaire.</translation>
    </message>
    <message>
        <source>Five players; the picker calls an ace. Double on the bump, and a leaster when everyone passes.</source>
        <translation>Cinq joueurs&#xa0;; le preneur appelle un as. Double au bump, et un leaster quand tout le monde passe.</translation>
    </message>
    <message>
        <source>Five players; the jack of diamonds is the partner. Double on the bump, and a leaster when everyone passes.</source>
        <translation>Cinq joueurs&#xa0;; le valet de carreau est partenaire. Double au bump, et un leaster quand tout le monde passe.</translation>
    </message>
    <message>
        <source>Two: hand and piles</source>
        <translation>À deux&#xa0;: main et piles</translation>
    </message>
    <message>
        <source>Two players with eight cards in hand and four open cards on face-down ones.</source>
        <translation>Deux joueurs avec huit cartes en main et quatre cartes ouvertes sur des cartes cachées.</translation>
    </message>
    <message>
        <source>Two: all in piles</source>
        <translation>À deux&#xa0;: tout en piles</translation>
    </message>
    <message>
        <source>Two players with eight open cards each, all on face-down ones, and no hand.</source>
        <translation>Deux joueurs avec huit cartes ouvertes chacun, toutes sur des cartes cachées, et pas de main.</translation>
    </message>
    <message>
        <source>Three: ten cards</source>
        <translation>À trois&#xa0;: dix cartes</translation>
    </message>
    <message>
        <source>Three players with ten cards and a blind of two; the picker is alone.</source>
        <translation>Trois joueurs avec dix cartes et un chien de deux&#xa0;; le preneur est sans partenaire.</translation>
    </message>
    <message>
        <source>Three: nine cards</source>
        <translation>À trois&#xa0;: neuf cartes</translation>
    </message>
    <message>
        <source>Three players with nine cards and a blind of three; two sevens stay in the box.</source>
        <translation>Trois joueurs avec neuf cartes et un chien de trois&#xa0;; deux sept restent dans la boîte.</translation>
    </message>
    <message>
        <source>Three: eight cards</source>
        <translation>À trois&#xa0;: huit cartes</translation>
    </message>
    <message>
        <source>Three players with eight cards and a blind of two; six low cards stay in the box.</source>
        <translation>Trois joueurs avec huit cartes et un chien de deux&#xa0;; six petites cartes restent dans la boîte.</translation>
    </message>
    <message>
        <source>Four: picker alone</source>
        <translation>À quatre&#xa0;: preneur sans partenaire</translation>
    </message>
    <message>
        <source>Four players with a blind of four; the picker is alone against three.</source>
        <translation>Quatre joueurs avec un chien de quatre&#xa0;; le preneur joue sans partenaire contre trois.</translation>
    </message>
    <message>
        <source>Four: jack of diamonds</source>
        <translation>À quatre&#xa0;: valet de carreau</translation>
    </message>
    <message>
        <source>Four players, two against two; the jack of diamonds is the partner.</source>
        <translation>Quatre joueurs, deux contre deux&#xa0;; le valet de carreau est partenaire.</translation>
    </message>
    <message>
        <source>Four: called ace</source>
        <translation>À quatre&#xa0;: as appelé</translation>
    </message>
    <message>
        <source>Four players, two against two; the picker calls an ace, and two sevens stay in the box.</source>
        <translation>Quatre joueurs, deux contre deux&#xa0;; le preneur appelle un as, et deux sept restent dans la boîte.</translation>
    </message>
    <message>
        <source>Four: black queens</source>
        <translation>À quatre&#xa0;: dames noires</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and the black queens play together in secret.</source>
        <translation>Quatre joueurs&#xa0;; il n’y a pas de preneur, et les dames noires jouent ensemble en secret.</translation>
    </message>
    <message>
        <source>Four: queen of clubs and seven</source>
        <translation>À quatre&#xa0;: dame de trèfle et sept</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and the queen of clubs and the seven of diamonds play together.</source>
        <translation>Quatre joueurs&#xa0;; il n’y a pas de preneur, et la dame de trèfle et le sept de carreau jouent ensemble.</translation>
    </message>
    <message>
        <source>Four: first two queens</source>
        <translation>À quatre&#xa0;: deux premières dames</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and the first two queens played make the partners.</source>
        <translation>Quatre joueurs&#xa0;; il n’y a pas de preneur, et les deux premières dames jouées désignent les partenaires.</translation>
    </message>
    <message>
        <source>Four: Indiana</source>
        <translation>À quatre&#xa0;: Indiana</translation>
    </message>
    <message>
        <source>Four players bid a call or a solo; jacks above queens, hearts trump, to 24.</source>
        <translation>Quatre joueurs enchérissent avec appel ou solo&#xa0;; valets au-dessus des dames, atout cœur, en 24.</translation>
    </message>
    <message>
        <source>Jack, called up</source>
        <translation>Valet supérieur appelé</translation>
    </message>
    <message>
        <source>Jack of diamonds; a picker who holds it may call the next jack up instead.</source>
        <translation>Valet de carreau&#xa0;; un preneur qui l’a peut appeler à la place le valet suivant.</translation>
    </message>
    <message>
        <source>Jack, called up before the blind</source>
        <translation>Valet supérieur appelé avant le chien</translation>
    </message>
    <message>
        <source>Jack of diamonds; its holder may call the next jack up with the pick, before seeing the blind.</source>
        <translation>Valet de carreau&#xa0;; qui l’a peut appeler le valet suivant à la prise, avant de voir le chien.</translation>
    </message>
    <message>
        <source>Leaster with the blind</source>
        <translation>Leaster avec le chien</translation>
    </message>
    <message>
        <source>Jack of diamonds; in a leaster the blind goes with the first trick.</source>
        <translation>Valet de carreau&#xa0;; dans un leaster, le chien va avec le premier pli.</translation>
    </message>
    <message>
        <source>Called ace with doublers</source>
        <translation>As appelé avec doublers</translation>
    </message>
    <message>
        <source>Called ace; each time everyone passes, one more hand counts double, and after three times the next player deals.</source>
        <translation>As appelé&#xa0;; chaque fois que tout le monde passe, une donne de plus compte double, et après trois fois le joueur suivant donne.</translation>
    </message>
    <message>
        <source>Redeal and double</source>
        <translation>Redonne et double</translation>
    </message>
    <message>
        <source>Jack of diamonds; when everyone passes, the next hand counts double, and never more than that.</source>
        <translation>Valet de carreau&#xa0;; quand tout le monde passe, la donne suivante compte double, et jamais plus.</translation>
    </message>
    <message>
        <source>The last one picks</source>
        <translation>Le dernier prend</translation>
    </message>
    <message>
        <source>Called ace; the dealer has to pick when all the others have passed.</source>
        <translation>As appelé&#xa0;; le donneur doit prendre quand tous les autres ont passé.</translation>
    </message>
    <message>
        <source>Ten hands</source>
        <translation>Dix donnes</translation>
    </message>
    <message>
        <source>Called ace; the game is over after ten hands.</source>
        <translation>As appelé&#xa0;; la partie s’arrête après dix donnes.</translation>
    </message>
    <message>
        <source>Five: first trick</source>
        <translation>À cinq&#xa0;: premier pli</translation>
    </message>
    <message>
        <source>Five players; the winner of the first trick is the picker&apos;s partner.</source>
        <translation>Cinq joueurs&#xa0;; le gagnant du premier pli est le partenaire du preneur.</translation>
    </message>
    <message>
        <source>Five: the dealer&apos;s left picks</source>
        <translation>À cinq&#xa0;: prise à gauche du donneur</translation>
    </message>
    <message>
        <source>Called ace, and the player left of the dealer always has to pick.</source>
        <translation>As appelé, et le joueur à gauche du donneur doit toujours prendre.</translation>
    </message>
    <message>
        <source>Six: jack of diamonds</source>
        <translation>À six&#xa0;: valet de carreau</translation>
    </message>
    <message>
        <source>Six players, two against four. A picker who finds the jack of diamonds in the blind may call the next one.</source>
        <translation>Six joueurs, deux contre quatre. Un preneur qui trouve le valet de carreau dans le chien peut appeler le suivant.</translation>
    </message>
    <message>
        <source>Six: jack of clubs</source>
        <translation>À six&#xa0;: valet de trèfle</translation>
    </message>
    <message>
        <source>Six players, two against four. The jack of clubs is the partner, and its holder may call down to the jack of spades.</source>
        <translation>Six joueurs, deux contre quatre. Le valet de trèfle est partenaire, et un preneur qui l’a peut descendre et appeler le valet de pique.</translation>
    </message>
    <message>
        <source>Six: jack and ace</source>
        <translation>À six&#xa0;: valet et as</translation>
    </message>
    <message>
        <source>Six players, three against three: the jack of diamonds and the called ace play with the picker.</source>
        <translation>Six joueurs, trois contre trois&#xa0;: le valet de carreau et l’as appelé jouent avec le preneur.</translation>
    </message>
    <message>
        <source>Six at the table</source>
        <translation>Six à la table</translation>
    </message>
    <message>
        <source>Called ace with six players: the dealer sits out.</source>
        <translation>As appelé à six joueurs&#xa0;: le donneur ne joue pas.</translation>
    </message>
    <message>
        <source>Seven: jack of diamonds</source>
        <translation>À sept&#xa0;: valet de carreau</translation>
    </message>
    <message>
        <source>Seven players, two against five; the picker takes a blind of four.</source>
        <translation>Sept joueurs, deux contre cinq&#xa0;; le preneur prend un chien de quatre.</translation>
    </message>
    <message>
        <source>Seven: the neighbor</source>
        <translation>À sept&#xa0;: le voisin</translation>
    </message>
    <message>
        <source>Seven players; the picker and the left neighbor share the blind and play together.</source>
        <translation>Sept joueurs&#xa0;; le preneur et son voisin de gauche partagent le chien et jouent ensemble.</translation>
    </message>
    <message>
        <source>Seven: three and one</source>
        <translation>À sept&#xa0;: trois et une</translation>
    </message>
    <message>
        <source>Seven players; the picker takes three cards of the blind, the left neighbor one. The jack of diamonds is the partner.</source>
        <translation>Sept joueurs&#xa0;; le preneur prend trois cartes du chien, son voisin de gauche une. Le valet de carreau est partenaire.</translation>
    </message>
    <message>
        <source>Eight: black queens</source>
        <translation>À huit&#xa0;: dames noires</translation>
    </message>
    <message>
        <source>Eight players; there is no picker, and the black queens play against six.</source>
        <translation>Huit joueurs&#xa0;; il n’y a pas de preneur, et les dames noires jouent contre six.</translation>
    </message>
    <message>
        <source>Eight: three cards</source>
        <translation>À huit&#xa0;: trois cartes</translation>
    </message>
    <message>
        <source>Eight players; the queen of clubs, the jack and the seven of diamonds play against five.</source>
        <translation>Huit joueurs&#xa0;; la dame de trèfle, le valet et le sept de carreau jouent contre cinq.</translation>
    </message>
    <message>
        <source>sheepshead.org</source>
        <translation>sheepshead.org</translation>
    </message>
    <message>
        <source>Called ace as in the basic rules of sheepshead.org: when the makers take no trick, the picker pays for the partner too.</source>
        <translation>As appelé selon les règles de base de sheepshead.org&#xa0;: quand l’attaque ne fait aucun pli, le preneur paie aussi pour le partenaire.</translation>
    </message>
    <message>
        <source>World of Card Games</source>
        <translation>World of Card Games</translation>
    </message>
    <message>
        <source>Four players, called ace, each maker settling with each defender. A new deal when everyone passes; a game is four hands.</source>
        <translation>Quatre joueurs, as appelé, chaque joueur de l’attaque règle avec chaque défenseur. Nouvelle donne quand tout le monde passe&#xa0;; une partie fait quatre donnes.</translation>
    </message>
    <message>
        <source>playingcards.io</source>
        <translation>playingcards.io</translation>
    </message>
    <message>
        <source>Jack of diamonds as on playingcards.io: no double on the bump, the picker&apos;s left leads, the defenders need 31 to be out of schneider, without a trick the picker pays all, and the table votes when everyone passes.</source>
        <translation>Valet de carreau comme sur playingcards.io&#xa0;: pas de double au bump, entame à gauche du preneur, il faut 31 à la défense pour échapper au schneider, sans aucun pli le preneur paie tout, et la table vote quand tout le monde passe.</translation>
    </message>
    <message>
        <source>Japanese page</source>
        <translation>Page japonaise</translation>
    </message>
    <message>
        <source>Called ace as on a Japanese card game page: no double on the bump.</source>
        <translation>As appelé comme sur une page japonaise de jeux de cartes&#xa0;: pas de double au bump.</translation>
    </message>
    <message>
        <source>Crack and blitz</source>
        <translation>Contre et blitz</translation>
    </message>
    <message>
        <source>Jack of diamonds with all the raises: crack, crack back, around the corner, and queens shown before the first lead, up to ×16.</source>
        <translation>Valet de carreau avec toutes les relances&#xa0;: contre, surcontre, surcontre du partenaire, et dames montrées avant la première entame, jusqu’à ×16.</translation>
    </message>
    <message>
        <source>Blitz instead of bump</source>
        <translation>Blitz au lieu du bump</translation>
    </message>
    <message>
        <source>Called ace without double on the bump; a crack, a crack back and queens shown double the stake instead.</source>
        <translation>As appelé sans double au bump&#xa0;; à la place, un contre, un surcontre et des dames montrées doublent l’enjeu.</translation>
    </message>
    <message>
        <source>No one</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>Everyone may pass.</source>
        <translation>Tout le monde peut passer.</translation>
    </message>
    <message>
        <source>The player left of the dealer must pick and cannot pass.</source>
        <translation>Le joueur à gauche du donneur doit prendre et ne peut pas passer.</translation>
    </message>
    <message>
        <source>The picker takes the blind and buries.</source>
        <translation>Le preneur prend le chien et fait son écart.</translation>
    </message>
    <message>
        <source>Counts ×2</source>
        <translation>Compte ×2</translation>
    </message>
    <message>
        <source>A player who says “blind” leaves the blind face down as the bury and plays the hand as dealt, for twice the stake.</source>
        <translation>Un joueur qui dit «&#xa0;à l’aveugle&#xa0;» laisse le chien face cachée comme écart et joue sa main telle quelle, pour un enjeu double.</translation>
    </message>
    <message>
        <source>Leaster</source>
        <translation>Leaster</translation>
    </message>
    <message>
        <source>All play for themselves, and the fewest points win 1 from each of the others.</source>
        <translation>Chacun joue pour soi, et qui a le moins de points gagne 1 de chacun des autres.</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>The cards are thrown in, the same dealer deals again, and the next hand counts double.</source>
        <translation>Les cartes sont jetées, le même donneur redonne, et la donne suivante compte double.</translation>
    </message>
    <message>
        <source>Last player must pick</source>
        <translation>Le dernier joueur doit prendre</translation>
    </message>
    <message>
        <source>When all the others have passed, the last player has to pick.</source>
        <translation>Quand tous les autres ont passé, le dernier joueur doit prendre.</translation>
    </message>
    <message>
        <source>New deal</source>
        <translation>Nouvelle donne</translation>
    </message>
    <message>
        <source>The cards are thrown in and the next player deals. Nothing is doubled.</source>
        <translation>Les cartes sont jetées et le joueur suivant donne. Rien n’est doublé.</translation>
    </message>
    <message>
        <source>The table votes</source>
        <translation>La table vote</translation>
    </message>
    <message>
        <source>Every player votes for a leaster or a doubler, and the majority decides.</source>
        <translation>Chaque joueur vote pour un leaster ou un doubler, et la majorité décide.</translation>
    </message>
    <message>
        <source>Moster</source>
        <translation>Moster</translation>
    </message>
    <message>
        <source>All play for themselves, and the most points lose 1 to each of the others. But a player who takes every trick wins.</source>
        <translation>Chacun joue pour soi, et qui a le plus de points donne 1 à chacun des autres. Mais un joueur qui fait tous les plis gagne.</translation>
    </message>
    <message>
        <source>Mittler</source>
        <translation>Mittler</translation>
    </message>
    <message>
        <source>All play for themselves, and the player with the middle points wins 1 from each of the others. If two players share them, there is no winner.</source>
        <translation>Chacun joue pour soi, et qui a les points du milieu gagne 1 de chacun des autres. Si deux joueurs les partagent, il n’y a pas de gagnant.</translation>
    </message>
    <message>
        <source>Schneidster</source>
        <translation>Schneidster</translation>
    </message>
    <message>
        <source>All play for themselves, and the player closest to 30 points without going over wins 1 from each of the others.</source>
        <translation>Chacun joue pour soi, et qui est au plus près de 30 points sans dépasser gagne 1 de chacun des autres.</translation>
    </message>
    <message>
        <source>Schwanzer</source>
        <translation>Schwanzer</translation>
    </message>
    <message>
        <source>The hands are laid open and nothing is played: 3 for a queen, 2 for a jack, 1 for any other trump. The most loses 1 to each of the others.</source>
        <translation>Les mains sont abattues et l’on ne joue pas&#xa0;: 3 pour une dame, 2 pour un valet, 1 pour tout autre atout. Le plus grand total donne 1 à chacun des autres.</translation>
    </message>
    <message>
        <source>Doubled as well</source>
        <translation>Doublée aussi</translation>
    </message>
    <message>
        <source>The bump doubles a forced picker&apos;s loss like any other.</source>
        <translation>Le bump double la perte d’un preneur forcé comme toute autre.</translation>
    </message>
    <message>
        <source>Not doubled</source>
        <translation>Pas doublée</translation>
    </message>
    <message>
        <source>The bump spares a picker who had no choice.</source>
        <translation>Le bump épargne un preneur qui n’avait pas le choix.</translation>
    </message>
    <message>
        <source>Set aside</source>
        <translation>Mis de côté</translation>
    </message>
    <message>
        <source>Its points do not count.</source>
        <translation>Ses points ne comptent pas.</translation>
    </message>
    <message>
        <source>Goes with the first trick</source>
        <translation>Va avec le premier pli</translation>
    </message>
    <message>
        <source>Its points go to the winner of the first trick.</source>
        <translation>Ses points vont au gagnant du premier pli.</translation>
    </message>
    <message>
        <source>Goes with the last trick</source>
        <translation>Va avec le dernier pli</translation>
    </message>
    <message>
        <source>Its points go to the winner of the last trick.</source>
        <translation>Ses points vont au gagnant du dernier pli.</translation>
    </message>
    <message>
        <source>A player without a trick has 0 points and may win.</source>
        <translation>Un joueur sans aucun pli a 0 point et peut gagner.</translation>
    </message>
    <message>
        <source>Only players with a trick can win.</source>
        <translation>Seuls les joueurs qui ont fait un pli peuvent gagner.</translation>
    </message>
    <message>
        <source>Counts once</source>
        <translation>Compte simple</translation>
    </message>
    <message>
        <source>1 from each of the others, as for any winner.</source>
        <translation>1 de chacun des autres, comme pour tout gagnant.</translation>
    </message>
    <message>
        <source>Counts double</source>
        <translation>Compte double</translation>
    </message>
    <message>
        <source>The only player without a trick wins 2 from each of the others.</source>
        <translation>Qui est seul à n’avoir aucun pli gagne 2 de chacun des autres.</translation>
    </message>
    <message>
        <source>No winner</source>
        <translation>Pas de gagnant</translation>
    </message>
    <message>
        <source>Everyone scores 0.</source>
        <translation>Tout le monde marque 0.</translation>
    </message>
    <message>
        <source>All of them win</source>
        <translation>Tous gagnent</translation>
    </message>
    <message>
        <source>Each loser pays 1 to each winner.</source>
        <translation>Chaque perdant paie 1 à chaque gagnant.</translation>
    </message>
    <message>
        <source>Fewer tricks win</source>
        <translation>Le moins de plis gagne</translation>
    </message>
    <message>
        <source>When the tricks are equal too, there is no winner.</source>
        <translation>Si les plis sont à égalité aussi, il n’y a pas de gagnant.</translation>
    </message>
    <message>
        <source>One more hand for each</source>
        <translation>Une donne de plus pour chacune</translation>
    </message>
    <message>
        <source>Two throw-ins double the next two hands.</source>
        <translation>Deux donnes annulées doublent les deux donnes suivantes.</translation>
    </message>
    <message>
        <source>Double again</source>
        <translation>Doubler encore</translation>
    </message>
    <message>
        <source>Two throw-ins make the next hand count ×4.</source>
        <translation>Après deux donnes annulées, la donne suivante compte ×4.</translation>
    </message>
    <message>
        <source>Double once at most</source>
        <translation>Doubler une fois au plus</translation>
    </message>
    <message>
        <source>The next hand counts ×2, after any number of throw-ins.</source>
        <translation>La donne suivante compte ×2, quel que soit le nombre de donnes annulées.</translation>
    </message>
    <message>
        <source>×4</source>
        <translation>×4</translation>
    </message>
    <message>
        <source>Two throw-ins; more change nothing.</source>
        <translation>Deux donnes annulées&#xa0;; davantage ne change rien.</translation>
    </message>
    <message>
        <source>×8</source>
        <translation>×8</translation>
    </message>
    <message>
        <source>Three throw-ins; more change nothing.</source>
        <translation>Trois donnes annulées&#xa0;; davantage ne change rien.</translation>
    </message>
    <message>
        <source>×16</source>
        <translation>×16</translation>
    </message>
    <message>
        <source>Four throw-ins; more change nothing.</source>
        <translation>Quatre donnes annulées&#xa0;; davantage ne change rien.</translation>
    </message>
    <message>
        <source>No limit</source>
        <translation>Sans limite</translation>
    </message>
    <message>
        <source>Every throw-in doubles once more.</source>
        <translation>Chaque donne annulée double encore une fois.</translation>
    </message>
    <message>
        <source>Same dealer</source>
        <translation>Même donneur</translation>
    </message>
    <message>
        <source>The same player deals until there is a pick.</source>
        <translation>Le même joueur donne jusqu’à ce que quelqu’un prenne.</translation>
    </message>
    <message>
        <source>Next dealer after three</source>
        <translation>Donneur suivant après trois</translation>
    </message>
    <message>
        <source>After three throw-ins in a row the deal passes to the left.</source>
        <translation>Après trois donnes annulées de suite, la donne passe à gauche.</translation>
    </message>
    <message>
        <source>Who must pick</source>
        <translation>Qui doit prendre</translation>
    </message>
    <message>
        <source>Whether one seat has no choice. Example: Ada deals, and Bruno on her left must take the blind with any hand.</source>
        <translation>Si une place n’a pas le choix. Exemple&#xa0;: Ada donne, et Bruno à sa gauche doit prendre le chien avec n’importe quelle main.</translation>
    </message>
    <message>
        <source>Picking blind</source>
        <translation>Prendre à l’aveugle</translation>
    </message>
    <message>
        <source>Whether a player may pick without looking at the blind, for twice the stake. Example: you hold five queens and jacks and pick blind. The two cards stay hidden until the end, and a win of 1 becomes 2. If the ace you call is there, you are alone without knowing it.</source>
        <translation>Si un joueur peut prendre sans regarder le chien, pour un enjeu double. Exemple&#xa0;: vous avez cinq dames et valets et prenez à l’aveugle. Les deux cartes restent cachées jusqu’à la fin, et un gain de 1 devient 2. Si l’as que vous appelez s’y trouve, vous êtes sans partenaire et ne le savez pas.</translation>
    </message>
    <message>
        <source>All pass</source>
        <translation>Tout le monde passe</translation>
    </message>
    <message>
        <source>What happens when everyone passes. Example: five players pass and play a leaster; the winner gets 4, the others lose 1 each.</source>
        <translation>Ce qui arrive quand tout le monde passe. Exemple&#xa0;: cinq joueurs passent et jouent un leaster&#xa0;; le gagnant reçoit 4, les autres perdent 1 chacun.</translation>
    </message>
    <message>
        <source>Forced picker who loses</source>
        <translation>Preneur forcé qui perd</translation>
    </message>
    <message>
        <source>Whether the bump doubles the loss of a player who had to pick. Example: five players. A forced picker with a partner loses 55 to 65 and pays 4 when it is doubled, 2 when it is not.</source>
        <translation>Si le bump double la perte d’un joueur qui devait prendre. Exemple&#xa0;: à cinq joueurs, un preneur forcé avec partenaire perd 55 à 65 et paie 4 si elle est doublée, 2 sinon.</translation>
    </message>
    <message>
        <source>Blind in a leaster</source>
        <translation>Chien dans un leaster</translation>
    </message>
    <message>
        <source>Where the blind goes when everyone passes. It stays hidden until the end. Example: an ace and a ten are in the blind. If it goes with the last trick, that trick is worth 21 points more.</source>
        <translation>Où va le chien quand tout le monde passe. Il reste caché jusqu’à la fin. Exemple&#xa0;: il y a un as et un dix dans le chien. S’il va avec le dernier pli, ce pli vaut 21 points de plus.</translation>
    </message>
    <message>
        <source>Trick to win a leaster</source>
        <translation>Pli pour gagner un leaster</translation>
    </message>
    <message>
        <source>Whether a player needs a trick to win. Example: Bruno took none, Ada has 9 points, the others more. Ada wins where a trick is needed, Bruno where it is not.</source>
        <translation>S’il faut un pli pour gagner. Exemple&#xa0;: Bruno n’en a fait aucun, Ada a 9 points, les autres davantage. Ada gagne s’il faut un pli, Bruno s’il n’en faut pas.</translation>
    </message>
    <message>
        <source>Winner without a trick</source>
        <translation>Gagnant sans pli</translation>
    </message>
    <message>
        <source>With three players, what the winner of a leaster gets without any trick. Example: Ada took none and wins. Counted double she gets 4, and the others lose 2 each.</source>
        <translation>À trois joueurs, ce que reçoit le gagnant d’un leaster qui n’a fait aucun pli. Exemple&#xa0;: Ada n’en a pas fait et gagne. Si cela compte double, elle reçoit 4 et les autres perdent 2 chacun.</translation>
    </message>
    <message>
        <source>Tie in a leaster</source>
        <translation>Égalité dans un leaster</translation>
    </message>
    <message>
        <source>Two or more players share the fewest points. Example: five players, and two tie at 20. If both win, they get 3 each and the others lose 2 each.</source>
        <translation>Deux joueurs ou plus ont également le moins de points. Exemple&#xa0;: à cinq joueurs, deux sont à égalité à 20. Si les deux gagnent, ils reçoivent 3 chacun et les autres perdent 2 chacun.</translation>
    </message>
    <message>
        <source>Several doublers</source>
        <translation>Plusieurs doublers</translation>
    </message>
    <message>
        <source>What another throw-in does while a doubler is still to be played. Example: everyone passes twice in a row; then two hands count ×2, or one ×4, or one ×2.</source>
        <translation>L’effet d’une autre donne annulée quand un doubler reste à jouer. Exemple&#xa0;: tout le monde passe deux fois de suite&#xa0;; alors deux donnes comptent ×2, ou une ×4, ou une ×2.</translation>
    </message>
    <message>
        <source>Highest doubler</source>
        <translation>Doubler maximal</translation>
    </message>
    <message>
        <source>How far throw-ins in a row can multiply the next hand. Example: with ×4 a third throw-in in a row changes nothing.</source>
        <translation>Jusqu’où des donnes annulées de suite peuvent multiplier la donne suivante. Exemple&#xa0;: avec ×4, une troisième donne annulée de suite ne change rien.</translation>
    </message>
    <message>
        <source>Dealer of doublers</source>
        <translation>Donneur des doublers</translation>
    </message>
    <message>
        <source>Whether the same player keeps dealing when hand after hand is thrown in. Example: Ada&apos;s third deal in a row is thrown in. If the deal passes, Bruno deals the fourth.</source>
        <translation>Si le même joueur continue à donner quand les donnes sont annulées l’une après l’autre. Exemple&#xa0;: la troisième donne de suite d’Ada est annulée. Si la donne passe, Bruno donne la quatrième.</translation>
    </message>
    <message>
        <source>Says nothing</source>
        <translation>Ne dit rien</translation>
    </message>
    <message>
        <source>The others find out when the jack is played, or at the end.</source>
        <translation>Les autres l’apprennent quand le valet est joué, ou à la fin.</translation>
    </message>
    <message>
        <source>Says so</source>
        <translation>Le dit</translation>
    </message>
    <message>
        <source>The picker announces: “I play alone.”</source>
        <translation>Le preneur annonce&#xa0;: «&#xa0;Je joue sans partenaire.&#xa0;»</translation>
    </message>
    <message>
        <source>A picker with the jack of diamonds plays alone.</source>
        <translation>Un preneur qui a le valet de carreau joue sans partenaire.</translation>
    </message>
    <message>
        <source>Jack of hearts only</source>
        <translation>Valet de cœur seulement</translation>
    </message>
    <message>
        <source>A picker with both jacks plays alone.</source>
        <translation>Un preneur qui a les deux valets joue sans partenaire.</translation>
    </message>
    <message>
        <source>Next jack not held</source>
        <translation>Premier valet manquant</translation>
    </message>
    <message>
        <source>Hearts, then spades, then clubs. A picker with all four jacks plays alone.</source>
        <translation>Cœur, puis pique, puis trèfle. Un preneur qui a les quatre valets joue sans partenaire.</translation>
    </message>
    <message>
        <source>After the bury</source>
        <translation>Après l’écart</translation>
    </message>
    <message>
        <source>The jack of diamonds may also come from the blind.</source>
        <translation>Le valet de carreau peut aussi venir du chien.</translation>
    </message>
    <message>
        <source>With the pick</source>
        <translation>À la prise</translation>
    </message>
    <message>
        <source>Only with the jack of diamonds in the hand as dealt. If the called jack is in the blind, the picker is stuck alone.</source>
        <translation>Seulement avec le valet de carreau dans la main reçue. Si le valet appelé est dans le chien, le preneur reste sans partenaire.</translation>
    </message>
    <message>
        <source>From anywhere</source>
        <translation>D’où qu’il vienne</translation>
    </message>
    <message>
        <source>The jack of diamonds may have been dealt or come in the blind.</source>
        <translation>Le valet de carreau peut avoir été donné ou venir du chien.</translation>
    </message>
    <message>
        <source>Only from the blind</source>
        <translation>Seulement du chien</translation>
    </message>
    <message>
        <source>A picker who was dealt the jack of diamonds plays alone. Only a jack from the blind allows a call.</source>
        <translation>Un preneur qui a reçu le valet de carreau à la donne joue sans partenaire. Seul un valet venu du chien permet d’appeler.</translation>
    </message>
    <message>
        <source>A picker with the jack of clubs plays alone.</source>
        <translation>Un preneur qui a le valet de trèfle joue sans partenaire.</translation>
    </message>
    <message>
        <source>Jack of spades</source>
        <translation>Valet de pique</translation>
    </message>
    <message>
        <source>A picker with the jack of clubs may call the jack of spades. A picker with both plays alone.</source>
        <translation>Un preneur qui a le valet de trèfle peut appeler le valet de pique. Un preneur qui a les deux joue sans partenaire.</translation>
    </message>
    <message>
        <source>A picker who plays alone keeps the jack in play.</source>
        <translation>Un preneur qui joue sans partenaire garde le valet en jeu.</translation>
    </message>
    <message>
        <source>The jack may go down; the picker is still alone.</source>
        <translation>Le valet peut être écarté&#xa0;; le preneur reste sans partenaire.</translation>
    </message>
    <message>
        <source>Not seen</source>
        <translation>Non vu</translation>
    </message>
    <message>
        <source>Neither sees what the other buried.</source>
        <translation>Aucun ne voit ce que l’autre a écarté.</translation>
    </message>
    <message>
        <source>Seen</source>
        <translation>Vu</translation>
    </message>
    <message>
        <source>The picker and the neighbor see both buries.</source>
        <translation>Le preneur et son voisin voient les deux écarts.</translation>
    </message>
    <message>
        <source>One player or two</source>
        <translation>Un joueur ou deux</translation>
    </message>
    <message>
        <source>A player who plays both queens is alone.</source>
        <translation>Qui joue les deux dames est seul.</translation>
    </message>
    <message>
        <source>Two players</source>
        <translation>Deux joueurs</translation>
    </message>
    <message>
        <source>The first two queens from different players make the partners.</source>
        <translation>Les deux premières dames de joueurs différents désignent les partenaires.</translation>
    </message>
    <message>
        <source>Picker who has the partner jack</source>
        <translation>Preneur avec le valet partenaire</translation>
    </message>
    <message>
        <source>What a picker with the partner jack says. Unless another jack is called, that picker plays alone. Example: you find the jack of diamonds in the blind.</source>
        <translation>Ce que dit un preneur qui a le valet partenaire. À moins d’appeler un autre valet, il joue sans partenaire. Exemple&#xa0;: vous trouvez le valet de carreau dans le chien.</translation>
    </message>
    <message>
        <source>Calling up</source>
        <translation>Appeler un valet supérieur</translation>
    </message>
    <message>
        <source>A picker with the jack of diamonds may openly call a higher jack instead of playing alone. Example: you have the jacks of diamonds and hearts. If the next jack not held may be called, you call the jack of spades.</source>
        <translation>Un preneur qui a le valet de carreau peut appeler ouvertement un valet supérieur au lieu de jouer sans partenaire. Exemple&#xa0;: vous avez les valets de carreau et de cœur. Si le premier valet manquant peut être appelé, vous appelez le valet de pique.</translation>
    </message>
    <message>
        <source>When to call up</source>
        <translation>Quand appeler plus haut</translation>
    </message>
    <message>
        <source>Whether the other jack is named before or after the picker sees the blind. Example: with the pick you call the jack of hearts and then find it in the blind: you play alone.</source>
        <translation>Si l’autre valet est nommé avant ou après que le preneur a vu le chien. Exemple&#xa0;: à la prise, vous appelez le valet de cœur puis le trouvez dans le chien&#xa0;: vous jouez sans partenaire.</translation>
    </message>
    <message>
        <source>Jack of diamonds for calling up</source>
        <translation>Valet de carreau pour appeler plus haut</translation>
    </message>
    <message>
        <source>Which jack of diamonds lets the picker call another jack. Example: you were dealt it. If it must come from the blind, you play alone.</source>
        <translation>Quel valet de carreau permet au preneur d’appeler un autre valet. Exemple&#xa0;: vous l’avez reçu à la donne. S’il doit venir du chien, vous jouez sans partenaire.</translation>
    </message>
    <message>
        <source>Calling down</source>
        <translation>Appeler un valet inférieur</translation>
    </message>
    <message>
        <source>A picker with the jack of clubs may openly call the next lower jack instead of playing alone. Example: you have the jack of clubs and not the jack of spades. You call the jack of spades.</source>
        <translation>Un preneur qui a le valet de trèfle peut appeler ouvertement le valet juste inférieur au lieu de jouer sans partenaire. Exemple&#xa0;: vous avez le valet de trèfle et pas le valet de pique. Vous appelez le valet de pique.</translation>
    </message>
    <message>
        <source>Burying the partner jack</source>
        <translation>Écarter le valet partenaire</translation>
    </message>
    <message>
        <source>Whether a picker who has the partner jack and plays alone may bury it. Example: you would rather keep a higher trump than the jack of diamonds and put its 2 points away.</source>
        <translation>Si un preneur qui a le valet partenaire et joue sans partenaire peut l’écarter. Exemple&#xa0;: vous préférez garder un atout plus fort que le valet de carreau et mettre ses 2 points à l’abri.</translation>
    </message>
    <message>
        <source>Bury of picker and neighbor</source>
        <translation>Écarts du preneur et du voisin</translation>
    </message>
    <message>
        <source>Whether the two players who share the blind see each other&apos;s bury. Example: your neighbor buried the ace of hearts. If you see it, you know that hearts will be trumped.</source>
        <translation>Si les deux joueurs qui partagent le chien voient leurs écarts. Exemple&#xa0;: votre voisin a écarté l’as de cœur. Si vous le voyez, vous savez que cœur sera coupé.</translation>
    </message>
    <message>
        <source>First two queens from one player</source>
        <translation>Deux premières dames du même joueur</translation>
    </message>
    <message>
        <source>Whether a player of the first two queens is alone. Example: Ada plays the first two queens and Bruno the third. Ada is alone, or Bruno is her partner.</source>
        <translation>Si un joueur qui joue les deux premières dames est seul. Exemple&#xa0;: Ada joue les deux premières dames et Bruno la troisième. Ada est seule, ou Bruno est son partenaire.</translation>
    </message>
    <message>
        <source>No pot</source>
        <translation>Pas de pot</translation>
    </message>
    <message>
        <source>The players settle a leaster among themselves.</source>
        <translation>Les joueurs règlent un leaster entre eux.</translation>
    </message>
    <message>
        <source>1 from each loser</source>
        <translation>1 de chaque perdant</translation>
    </message>
    <message>
        <source>Every loser of a leaster puts 1 in.</source>
        <translation>Chaque perdant d’un leaster y met 1.</translation>
    </message>
    <message>
        <source>1 from each player</source>
        <translation>1 de chaque joueur</translation>
    </message>
    <message>
        <source>Every player puts 1 in.</source>
        <translation>Chaque joueur y met 1.</translation>
    </message>
    <message>
        <source>1 from the winner</source>
        <translation>1 du gagnant</translation>
    </message>
    <message>
        <source>Only the winner of the leaster puts 1 in.</source>
        <translation>Seul le gagnant du leaster y met 1.</translation>
    </message>
    <message>
        <source>Makers match it</source>
        <translation>L’attaque l’égale</translation>
    </message>
    <message>
        <source>They pay in what a win would have paid them.</source>
        <translation>Elle verse ce qu’une victoire lui aurait rapporté.</translation>
    </message>
    <message>
        <source>Makers add a leaster&apos;s worth</source>
        <translation>L’attaque ajoute la valeur d’un leaster</translation>
    </message>
    <message>
        <source>They pay in as much as one leaster does, no matter how large the pot is.</source>
        <translation>Elle verse autant qu’un leaster, quelle que soit la taille du pot.</translation>
    </message>
    <message>
        <source>All of it</source>
        <translation>Le tout</translation>
    </message>
    <message>
        <source>Each partner takes a third, rounded down, and the picker the rest. A picker alone takes all.</source>
        <translation>Chaque partenaire prend un tiers, arrondi au-dessous, et le preneur le reste. Un preneur sans partenaire prend tout.</translation>
    </message>
    <message>
        <source>A leaster&apos;s worth</source>
        <translation>La valeur d’un leaster</translation>
    </message>
    <message>
        <source>They take as much as one leaster puts in; the rest stays for the next winners.</source>
        <translation>Elle prend autant qu’un leaster y met&#xa0;; le reste attend les prochains gagnants.</translation>
    </message>
    <message>
        <source>Divided evenly</source>
        <translation>Partagé également</translation>
    </message>
    <message>
        <source>Odd points go one each from the dealer&apos;s left.</source>
        <translation>Les points restants vont un à un à partir de la gauche du donneur.</translation>
    </message>
    <message>
        <source>Best poker hand wins it</source>
        <translation>À la meilleure main de poker</translation>
    </message>
    <message>
        <source>Every player gets five cards face up, and the best poker hand takes the pot.</source>
        <translation>Chaque joueur reçoit cinq cartes découvertes, et la meilleure main de poker prend le pot.</translation>
    </message>
    <message>
        <source>Divided first</source>
        <translation>D’abord partagé</translation>
    </message>
    <message>
        <source>The players so far share the pot, and the next hand begins without one.</source>
        <translation>Les joueurs présents partagent le pot, et la donne suivante commence sans pot.</translation>
    </message>
    <message>
        <source>Newcomer buys in</source>
        <translation>Le nouveau contribue</translation>
    </message>
    <message>
        <source>The newcomer adds 1 for every leaster in the pot.</source>
        <translation>La personne qui arrive ajoute 1 pour chaque leaster du pot.</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>What a leaster puts into a pot that the makers of a later hand can win. Example: five players, 1 from each loser: the pot holds 4, and a picker with a partner who win the next hand take 3 and 1.</source>
        <translation>Ce qu’un leaster met dans un pot que l’attaque d’une donne suivante peut gagner. Exemple&#xa0;: cinq joueurs, 1 de chaque perdant&#xa0;: le pot contient 4, et un preneur avec partenaire qui gagnent la donne suivante prennent 3 et 1.</translation>
    </message>
    <message>
        <source>Makers who lose with a pot</source>
        <translation>Attaque qui perd avec un pot</translation>
    </message>
    <message>
        <source>What losing makers put into the pot. Example: two leasters put in 4 each, and the makers lose. Matched, the pot holds 16, otherwise 12.</source>
        <translation>Ce que l’attaque perdante verse au pot. Exemple&#xa0;: deux leasters y ont mis 4 chacun, et l’attaque perd. Égalé, le pot contient 16, sinon 12.</translation>
    </message>
    <message>
        <source>Makers who win with a pot</source>
        <translation>Attaque qui gagne avec un pot</translation>
    </message>
    <message>
        <source>What winning makers take out of the pot. Example: two leasters put in 4 each. The makers take all 8, or 4 of them.</source>
        <translation>Ce que l’attaque gagnante prend dans le pot. Exemple&#xa0;: deux leasters y ont mis 4 chacun. L’attaque prend les 8, ou 4 d’entre eux.</translation>
    </message>
    <message>
        <source>Pot at the end</source>
        <translation>Pot à la fin</translation>
    </message>
    <message>
        <source>What happens to the pot when the game is over. Example: 7 points and five players. Everyone gets 1, and the first two from the dealer&apos;s left 1 more.</source>
        <translation>Ce que devient le pot quand la partie est finie. Exemple&#xa0;: 7 points de marque et cinq joueurs. Chacun reçoit 1, et les deux premiers à gauche du donneur 1 de plus.</translation>
    </message>
    <message>
        <source>Pot when a player joins</source>
        <translation>Pot à l’arrivée d’un joueur</translation>
    </message>
    <message>
        <source>What happens to the pot when a new player takes a seat. Example: two leasters put 4 each into the pot. It is divided first, or the newcomer adds 2.</source>
        <translation>Ce que devient le pot quand un nouveau joueur s’assied. Exemple&#xa0;: deux leasters ont mis 4 chacun dans le pot. Il est d’abord partagé, ou la personne qui arrive ajoute 2.</translation>
    </message>
    <message>
        <source>Not played</source>
        <translation>Non joué</translation>
    </message>
    <message>
        <source>The stake cannot be raised after the call.</source>
        <translation>L’enjeu ne peut pas être relevé après l’appel.</translation>
    </message>
    <message>
        <source>Once a hand</source>
        <translation>Une fois par donne</translation>
    </message>
    <message>
        <source>Only the first crack doubles the hand.</source>
        <translation>Seul le premier contre double la donne.</translation>
    </message>
    <message>
        <source>Several times</source>
        <translation>Plusieurs fois</translation>
    </message>
    <message>
        <source>Each defender may crack, and each crack doubles again.</source>
        <translation>Chaque défenseur peut contrer, et chaque contre double encore.</translation>
    </message>
    <message>
        <source>A crack cannot be answered.</source>
        <translation>On ne peut pas répondre à un contre.</translation>
    </message>
    <message>
        <source>The picker may answer a crack, and the hand counts ×4.</source>
        <translation>Le preneur peut répondre à un contre, et la donne compte ×4.</translation>
    </message>
    <message>
        <source>The partner cannot answer a crack.</source>
        <translation>Le partenaire ne peut pas répondre à un contre.</translation>
    </message>
    <message>
        <source>The partner may answer a crack, and is known as the partner from then on.</source>
        <translation>Le partenaire peut répondre à un contre, et l’on sait dès lors qu’il est partenaire.</translation>
    </message>
    <message>
        <source>Not counted</source>
        <translation>Non compté</translation>
    </message>
    <message>
        <source>The pair raises nothing.</source>
        <translation>La paire ne relève rien.</translation>
    </message>
    <message>
        <source>Doubles</source>
        <translation>Double</translation>
    </message>
    <message>
        <source>A player who shows the queens of clubs and spades doubles the hand.</source>
        <translation>Un joueur qui montre les dames de trèfle et de pique double la donne.</translation>
    </message>
    <message>
        <source>A player who shows the queens of hearts and diamonds doubles the hand.</source>
        <translation>Un joueur qui montre les dames de cœur et de carreau double la donne.</translation>
    </message>
    <message>
        <source>A player who shows the jacks of clubs and spades doubles the hand.</source>
        <translation>Un joueur qui montre les valets de trèfle et de pique double la donne.</translation>
    </message>
    <message>
        <source>After a crack</source>
        <translation>Après un contre</translation>
    </message>
    <message>
        <source>Only after a crack.</source>
        <translation>Seulement après un contre.</translation>
    </message>
    <message>
        <source>Before the first lead</source>
        <translation>Avant la première entame</translation>
    </message>
    <message>
        <source>Cracked or not.</source>
        <translation>Avec ou sans contre.</translation>
    </message>
    <message>
        <source>At the pick</source>
        <translation>À la prise</translation>
    </message>
    <message>
        <source>A player shows the pair when asked to pick or pass.</source>
        <translation>Un joueur montre la paire quand il doit prendre ou passer.</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>En cours de jeu</translation>
    </message>
    <message>
        <source>A player who holds both black queens announces it when playing the second one.</source>
        <translation>Un joueur qui a les deux dames noires l’annonce en jouant la deuxième.</translation>
    </message>
    <message>
        <source>Every crack and blitz doubles.</source>
        <translation>Chaque contre et chaque blitz double.</translation>
    </message>
    <message>
        <source>Two raises; more are refused.</source>
        <translation>Deux relances&#xa0;; les suivantes sont refusées.</translation>
    </message>
    <message>
        <source>Three raises; more are refused.</source>
        <translation>Trois relances&#xa0;; les suivantes sont refusées.</translation>
    </message>
    <message>
        <source>Four raises; more are refused.</source>
        <translation>Quatre relances&#xa0;; les suivantes sont refusées.</translation>
    </message>
    <message>
        <source>×64</source>
        <translation>×64</translation>
    </message>
    <message>
        <source>Six raises; more are refused.</source>
        <translation>Six relances&#xa0;; les suivantes sont refusées.</translation>
    </message>
    <message>
        <source>There is no bet on every trick.</source>
        <translation>On ne parie pas sur tous les plis.</translation>
    </message>
    <message>
        <source>The picker may bet on every trick before the first lead.</source>
        <translation>Le preneur peut parier sur tous les plis avant la première entame.</translation>
    </message>
    <message>
        <source>With or without partner</source>
        <translation>Avec ou sans partenaire</translation>
    </message>
    <message>
        <source>The picker may bet together with a called partner.</source>
        <translation>Le preneur peut parier avec un partenaire appelé.</translation>
    </message>
    <message>
        <source>Alone only</source>
        <translation>Sans partenaire seulement</translation>
    </message>
    <message>
        <source>A picker who bets on every trick plays alone.</source>
        <translation>Un preneur qui parie sur tous les plis joue sans partenaire.</translation>
    </message>
    <message>
        <source>Any picker</source>
        <translation>Tout preneur</translation>
    </message>
    <message>
        <source>Any picker may bet.</source>
        <translation>Tout preneur peut parier.</translation>
    </message>
    <message>
        <source>With the partner jack only</source>
        <translation>Avec le valet partenaire seulement</translation>
    </message>
    <message>
        <source>Only a picker with the partner jack may bet.</source>
        <translation>Seul un preneur qui a le valet partenaire peut parier.</translation>
    </message>
    <message>
        <source>Cracking</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Whether a defender who had no chance to pick may double the hand after the call. Example: Ada picks. Bruno, who had no turn yet, has good trump and cracks. A win of 1 becomes 2.</source>
        <translation>Si un défenseur qui n’a pas eu l’occasion de prendre peut doubler la donne après l’appel. Exemple&#xa0;: Ada prend. Bruno, qui n’a pas encore parlé, a de bons atouts et contre. Un gain de 1 devient 2.</translation>
    </message>
    <message>
        <source>Cracking back</source>
        <translation>Surcontre</translation>
    </message>
    <message>
        <source>Whether the picker may double again after a crack. Example: cracked and cracked back, a loss of 2 becomes 8.</source>
        <translation>Si le preneur peut doubler encore après un contre. Exemple&#xa0;: avec contre et surcontre, une perte de 2 devient 8.</translation>
    </message>
    <message>
        <source>Cracking around the corner</source>
        <translation>Surcontre du partenaire</translation>
    </message>
    <message>
        <source>Whether the partner may answer a crack in place of the picker. Example: Bruno cracks, and Clara, who holds the called ace, cracks back: the hand counts ×4.</source>
        <translation>Si le partenaire peut répondre à un contre à la place du preneur. Exemple&#xa0;: Bruno contre, et Clara, qui a l’as appelé, surcontre&#xa0;: la donne compte ×4.</translation>
    </message>
    <message>
        <source>Blitz with the black queens</source>
        <translation>Blitz avec les dames noires</translation>
    </message>
    <message>
        <source>Whether both black queens, shown to all, double the hand. Example: you hold Q♣ and Q♠ and show them: a win of 1 becomes 2.</source>
        <translation>Si les deux dames noires, montrées à tous, doublent la donne. Exemple&#xa0;: vous avez Q♣ et Q♠ et les montrez&#xa0;: un gain de 1 devient 2.</translation>
    </message>
    <message>
        <source>Blitz with the red queens</source>
        <translation>Blitz avec les dames rouges</translation>
    </message>
    <message>
        <source>Whether both red queens, shown to all, double the hand. Example: a player with all four queens may show both pairs, and the hand counts ×4.</source>
        <translation>Si les deux dames rouges, montrées à tous, doublent la donne. Exemple&#xa0;: un joueur qui a les quatre dames peut montrer les deux paires, et la donne compte ×4.</translation>
    </message>
    <message>
        <source>Blitz with the black jacks</source>
        <translation>Blitz avec les valets noirs</translation>
    </message>
    <message>
        <source>Whether both black jacks, shown to all, double the hand. Example: you hold J♣ and J♠ and show them: a win of 1 becomes 2.</source>
        <translation>Si les deux valets noirs, montrés à tous, doublent la donne. Exemple&#xa0;: vous avez J♣ et J♠ et les montrez&#xa0;: un gain de 1 devient 2.</translation>
    </message>
    <message>
        <source>When to blitz</source>
        <translation>Quand faire un blitz</translation>
    </message>
    <message>
        <source>When a pair may be shown. Example: you hold both black queens and there is no crack. If a crack is needed, you keep them hidden.</source>
        <translation>Quand une paire peut être montrée. Exemple&#xa0;: vous avez les deux dames noires et personne n’a contré. S’il faut un contre, vous les gardez cachées.</translation>
    </message>
    <message>
        <source>Highest raise</source>
        <translation>Relance maximale</translation>
    </message>
    <message>
        <source>How far cracks and blitzes can multiply a hand. Schneider, bump and doubler are not counted. Example: with ×8, after crack, crack back and black queens, the red queens are refused.</source>
        <translation>Jusqu’où contres et blitz peuvent multiplier une donne. Schneider, bump et doubler ne comptent pas. Exemple&#xa0;: avec ×8, après contre, surcontre et dames noires, les dames rouges sont refusées.</translation>
    </message>
    <message>
        <source>Calling sheepshead</source>
        <translation>Annoncer sheepshead</translation>
    </message>
    <message>
        <source>Whether the picker may bet on every trick. Example: five players. A picker alone wins 24 with every trick, and loses 24 with the first trick lost.</source>
        <translation>Si le preneur peut parier sur tous les plis. Exemple&#xa0;: à cinq joueurs, un preneur sans partenaire gagne 24 avec tous les plis, et perd 24 au premier pli perdu.</translation>
    </message>
    <message>
        <source>Sheepshead and partner</source>
        <translation>Sheepshead et partenaire</translation>
    </message>
    <message>
        <source>Whether the bet on every trick may be made with a partner. Example: five players; picker and partner take every trick: 12 and 6.</source>
        <translation>Si l’on peut parier sur tous les plis avec un partenaire. Exemple&#xa0;: cinq joueurs&#xa0;; preneur et partenaire font tous les plis&#xa0;: 12 et 6.</translation>
    </message>
    <message>
        <source>Who may call sheepshead</source>
        <translation>Qui peut annoncer sheepshead</translation>
    </message>
    <message>
        <source>Whether the picker needs the partner jack for the bet. Example: another player has the jack of diamonds. If it is needed, you cannot bet.</source>
        <translation>S’il faut au preneur le valet partenaire pour parier. Exemple&#xa0;: un autre joueur a le valet de carreau. S’il est nécessaire, vous ne pouvez pas parier.</translation>
    </message>
    <message>
        <source>Losses count once</source>
        <translation>Les pertes comptent simple</translation>
    </message>
    <message>
        <source>The makers lose what they would have won.</source>
        <translation>L’attaque perd ce qu’elle aurait gagné.</translation>
    </message>
    <message>
        <source>Losses count double</source>
        <translation>Les pertes comptent double</translation>
    </message>
    <message>
        <source>The makers lose twice what they would have won.</source>
        <translation>L’attaque perd le double de ce qu’elle aurait gagné.</translation>
    </message>
    <message>
        <source>Partner pays a share</source>
        <translation>Le partenaire paie sa part</translation>
    </message>
    <message>
        <source>As in any other loss.</source>
        <translation>Comme pour toute autre perte.</translation>
    </message>
    <message>
        <source>Picker pays all if the makers took no trick</source>
        <translation>Le preneur paie tout si l’attaque n’a fait aucun pli</translation>
    </message>
    <message>
        <source>The partner then pays nothing.</source>
        <translation>Le partenaire ne paie alors rien.</translation>
    </message>
    <message>
        <source>Picker pays all if the picker took no trick</source>
        <translation>Le preneur paie tout s’il n’a fait aucun pli</translation>
    </message>
    <message>
        <source>The partner then pays nothing, even after taking tricks.</source>
        <translation>Le partenaire ne paie alors rien, même s’il a fait des plis.</translation>
    </message>
    <message>
        <source>Three times the stake</source>
        <translation>Trois fois l’enjeu</translation>
    </message>
    <message>
        <source>The usual steps: 1, 2 and 3, or 2, 4 and 6 doubled.</source>
        <translation>Les degrés habituels&#xa0;: 1, 2 et 3, ou doublés 2, 4 et 6.</translation>
    </message>
    <message>
        <source>Four times the stake</source>
        <translation>Quatre fois l’enjeu</translation>
    </message>
    <message>
        <source>Every step doubles: 1, 2 and 4, or 2, 4 and 8 doubled.</source>
        <translation>Chaque degré double&#xa0;: 1, 2 et 4, ou doublés 2, 4 et 8.</translation>
    </message>
    <message>
        <source>With 30 points</source>
        <translation>Avec 30 points</translation>
    </message>
    <message>
        <source>The makers need 91 to win schneider.</source>
        <translation>Il faut 91 à l’attaque pour gagner avec schneider.</translation>
    </message>
    <message>
        <source>With 31 points</source>
        <translation>Avec 31 points</translation>
    </message>
    <message>
        <source>The makers need 90 to win schneider.</source>
        <translation>Il faut 90 à l’attaque pour gagner avec schneider.</translation>
    </message>
    <message>
        <source>Picker takes the difference</source>
        <translation>Le preneur prend la différence</translation>
    </message>
    <message>
        <source>Partner and defenders win or lose the stake; the picker takes or pays the rest.</source>
        <translation>Le partenaire et les défenseurs gagnent ou perdent l’enjeu&#xa0;; le preneur reçoit ou paie le reste.</translation>
    </message>
    <message>
        <source>Each maker with each defender</source>
        <translation>Chaque attaquant avec chaque défenseur</translation>
    </message>
    <message>
        <source>Every maker settles the stake with every defender.</source>
        <translation>Chaque joueur de l’attaque règle l’enjeu avec chaque défenseur.</translation>
    </message>
    <message>
        <source>As long as you like</source>
        <translation>Aussi longtemps que vous voulez</translation>
    </message>
    <message>
        <source>The game ends when you stop.</source>
        <translation>La partie s’arrête quand vous arrêtez.</translation>
    </message>
    <message>
        <source>A number of hands</source>
        <translation>Un nombre de donnes</translation>
    </message>
    <message>
        <source>The hands played are counted; throw-ins are not.</source>
        <translation>Seules les donnes jouées comptent, pas les donnes annulées.</translation>
    </message>
    <message>
        <source>A number of rounds</source>
        <translation>Un nombre de tours</translation>
    </message>
    <message>
        <source>In a round every player deals once.</source>
        <translation>En un tour, chaque joueur donne une fois.</translation>
    </message>
    <message>
        <source>Up to a score</source>
        <translation>Jusqu’à un score</translation>
    </message>
    <message>
        <source>The game ends with the hand in which a player reaches the score.</source>
        <translation>La partie s’arrête à la donne où un joueur atteint le score.</translation>
    </message>
    <message>
        <source>Double on the bump</source>
        <translation>Double au bump</translation>
    </message>
    <message>
        <source>Whether makers who lose pay double. Example: five players, picker and partner lose 55 to 65. Doubled, the picker pays 4, the partner 2, and each defender gets 2; otherwise half of that.</source>
        <translation>Si l’attaque paie double quand elle perd. Exemple&#xa0;: à cinq joueurs, preneur et partenaire perdent 55 à 65. Doublé, le preneur paie 4, le partenaire 2, et chaque défenseur reçoit 2&#xa0;; sinon la moitié.</translation>
    </message>
    <message>
        <source>Losing without a trick</source>
        <translation>Perdre sans aucun pli</translation>
    </message>
    <message>
        <source>Whether the partner pays when the picker lost without a trick. Example: five players, the makers take no trick, no bump: picker 6 and partner 3, or the picker all 9.</source>
        <translation>Si le partenaire paie quand le preneur a perdu sans aucun pli. Exemple&#xa0;: à cinq joueurs, l’attaque ne fait aucun pli, sans bump&#xa0;: preneur 6 et partenaire 3, ou le preneur les 9.</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Tous les plis</translation>
    </message>
    <message>
        <source>How much a hand pays when one side takes every trick. Example: five players, picker and partner take every trick: the picker wins 6 and the partner 3, or the picker 8 and the partner 4.</source>
        <translation>Ce que paie une donne où un camp fait tous les plis. Exemple&#xa0;: à cinq joueurs, preneur et partenaire font tous les plis&#xa0;: le preneur gagne 6 et le partenaire 3, ou le preneur 8 et le partenaire 4.</translation>
    </message>
    <message>
        <source>Defenders out of schneider</source>
        <translation>La défense échappe au schneider</translation>
    </message>
    <message>
        <source>How many points save the defenders from paying double. Example: at 90 to 30 they pay the single stake if 30 are enough, and double if 31 are needed.</source>
        <translation>Combien de points épargnent à la défense de payer double. Exemple&#xa0;: à 90 contre 30, elle paie l’enjeu simple si 30 suffisent, et le double s’il en faut 31.</translation>
    </message>
    <message>
        <source>Settling</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>How makers and defenders settle the stake. Example: five players, picker and partner win 70 to 50. Either picker +2, partner +1, each defender −1; or both makers +3 and each defender −2.</source>
        <translation>Comment attaque et défense règlent l’enjeu. Exemple&#xa0;: à cinq joueurs, preneur et partenaire gagnent 70 à 50. Soit preneur +2, partenaire +1, chaque défenseur −1&#xa0;; soit +3 pour chaque attaquant et −2 pour chaque défenseur.</translation>
    </message>
    <message>
        <source>Game length</source>
        <translation>Longueur de la partie</translation>
    </message>
    <message>
        <source>When the game is over. Example: one round with five players is five hands, one deal each.</source>
        <translation>Quand la partie est finie. Exemple&#xa0;: un tour à cinq joueurs fait cinq donnes, une par donneur.</translation>
    </message>
    <message>
        <source>How many</source>
        <translation>Combien</translation>
    </message>
    <message>
        <source>The number of hands, rounds or points after which the game is over. Example: 20 hands, or 24 points.</source>
        <translation>Le nombre de donnes, de tours ou de points de marque après lequel la partie est finie. Exemple&#xa0;: 20 donnes, ou 24 points de marque.</translation>
    </message>
    <message>
        <source>Cents a point</source>
        <translation>Centimes par point de marque</translation>
    </message>
    <message>
        <source>What a point is worth at the end. Example: at 25 cents a point, +12 is 3.00; with 0 you play for points alone. The first amount counts for all hands of the sheet. A later one counts from the next hand on, or once the pot is won.</source>
        <translation>Ce que vaut un point de marque à la fin. Exemple&#xa0;: à 25 centimes le point, +12 font 3,00&#xa0;; avec 0, vous jouez seulement pour les points de marque. Le premier montant compte pour toutes les donnes de la feuille de marque. Un montant fixé plus tard compte à partir de la donne suivante, ou dès que le pot est gagné.</translation>
    </message>
    <message>
        <source>Only where a schwanzer is played.</source>
        <translation>Seulement si l’on joue un schwanzer.</translation>
    </message>
    <message>
        <source>The highest trump loses</source>
        <translation>Le plus haut atout perd</translation>
    </message>
    <message>
        <source>Of those with the highest count, only the one with the highest trump.</source>
        <translation>De ceux qui ont le plus haut compte, seulement qui a le plus haut atout.</translation>
    </message>
    <message>
        <source>They pay together</source>
        <translation>Ils paient ensemble</translation>
    </message>
    <message>
        <source>Each of them pays 1 to each of the others.</source>
        <translation>Chacun d’eux paie 1 à chacun des autres.</translation>
    </message>
    <message>
        <source>Tie in a schwanzer</source>
        <translation>Égalité au schwanzer</translation>
    </message>
    <message>
        <source>Two or more players share the highest count. Example: five players, and two count 6. The one with the higher trump loses 4, or both lose 3 and the others win 2 each.</source>
        <translation>Deux joueurs ou plus ont le plus haut compte. Exemple&#xa0;: cinq joueurs, dont deux comptent 6. Celui qui a le plus haut atout perd 4, ou bien les deux perdent 3 et les autres gagnent 2 chacun.</translation>
    </message>
    <message>
        <source>A poker hand for each pot</source>
        <translation>Une main de poker par pot</translation>
    </message>
    <message>
        <source>The best poker hand takes as much as one leaster puts in, then five cards each are dealt for the next pot. The tenth takes all that is left.</source>
        <translation>La meilleure main de poker prend autant qu’un leaster met dans le pot, puis cinq cartes chacun sont données pour le pot suivant. La dixième prend tout le reste.</translation>
    </message>
    <message>
        <source>Only without a chance to pick</source>
        <translation>Seulement sans avoir pu prendre</translation>
    </message>
    <message>
        <source>A player who passed has had the chance to pick.</source>
        <translation>Qui a passé a eu l’occasion de prendre.</translation>
    </message>
    <message>
        <source>Players who passed, too</source>
        <translation>Aussi qui a passé</translation>
    </message>
    <message>
        <source>Every defender may crack.</source>
        <translation>Chaque défenseur peut contrer.</translation>
    </message>
    <message>
        <source>The four jacks raise nothing.</source>
        <translation>Les quatre valets n’augmentent rien.</translation>
    </message>
    <message>
        <source>A player who shows all four jacks doubles the hand.</source>
        <translation>Qui montre les quatre valets double la donne.</translation>
    </message>
    <message>
        <source>Cracking after a pass</source>
        <translation>Contrer après avoir passé</translation>
    </message>
    <message>
        <source>Whether a defender who passed may crack too. Example: you pass with a good hand, and the player on your left picks. Where everyone may crack, you can double the hand.</source>
        <translation>Si un défenseur qui a passé peut aussi contrer. Exemple&#xa0;: vous passez avec un bon jeu, et votre voisin de gauche prend. Là où tous peuvent contrer, vous pouvez doubler la donne.</translation>
    </message>
    <message>
        <source>Blitz with all four jacks</source>
        <translation>Blitz avec les quatre valets</translation>
    </message>
    <message>
        <source>Whether all four jacks, shown to all by one player, double the hand. Example: you hold them and show them: a win of 1 becomes 2. Shown as four, the black ones are no pair of their own.</source>
        <translation>Si les quatre valets, montrés à tous par un joueur, doublent la donne. Exemple&#xa0;: vous les avez et les montrez&#xa0;: un gain de 1 devient 2. Montrés à quatre, les noirs ne sont plus une paire à part.</translation>
    </message>
    <message>
        <source>A picker with all the fail aces and all the fail tens plays alone.</source>
        <translation>Un preneur qui a tous les as et tous les dix hors atout joue sans partenaire.</translation>
    </message>
    <message>
        <source>A picker with all the fail aces and all the fail tens may call the king of a suit whose ace stays in hand. The king ranks as a called ten would.</source>
        <translation>Un preneur qui a tous les as et tous les dix hors atout peut appeler le roi d’une couleur dont il garde l’as en main. Le roi a le rang d’un dix appelé.</translation>
    </message>
    <message>
        <source>Only the called card</source>
        <translation>Seulement la carte appelée</translation>
    </message>
    <message>
        <source>The partner may lead the called card or another suit, but no other card of the called suit.</source>
        <translation>Le partenaire peut entamer la carte appelée ou une autre couleur, mais aucune autre carte de la couleur appelée.</translation>
    </message>
    <message>
        <source>Any, with four of them</source>
        <translation>N’importe laquelle, s’il en a quatre</translation>
    </message>
    <message>
        <source>A partner with the called card and three more of its suit may lead any of them. The called card is then free to be played like any other.</source>
        <translation>Un partenaire qui a la carte appelée et trois autres de sa couleur peut entamer n’importe laquelle. La carte appelée se joue ensuite comme toute autre.</translation>
    </message>
    <message>
        <source>Calling a king</source>
        <translation>Appeler un roi</translation>
    </message>
    <message>
        <source>What a picker with all the fail aces and all the fail tens, in hand or buried, may call. Example: you bury the ace and ten of hearts, and keep the ace of clubs. You may call the king of clubs.</source>
        <translation>Ce que peut appeler un preneur qui a tous les as et tous les dix hors atout, en main ou à l’écart. Exemple&#xa0;: vous écartez l’as et le dix de cœur et gardez l’as de trèfle. Vous pouvez appeler le roi de trèfle.</translation>
    </message>
    <message>
        <source>Running with the called suit</source>
        <translation>Fuir avec la couleur appelée</translation>
    </message>
    <message>
        <source>What the partner may lead of the called suit before it was led. Example: clubs are called, and you hold the ace, king, nine and seven of clubs. If you may run, you may lead the seven and keep the ace.</source>
        <translation>Ce que le partenaire peut entamer de la couleur appelée avant qu’elle soit entamée. Exemple&#xa0;: trèfle est appelé, et vous avez l’as, le roi, le neuf et le sept de trèfle. Si vous pouvez fuir, vous pouvez entamer le sept et garder l’as.</translation>
    </message>
    <message>
        <source>Four players, fixed partners</source>
        <translation>Quatre joueurs, partenaires fixes</translation>
    </message>
    <message>
        <source>All cards are dealt, eight each, and there is no picker. Players who sit opposite each other are partners. The side that leads first needs 61 points.</source>
        <translation>Toutes les cartes sont données, huit chacun, et il n’y a pas de preneur. Les joueurs assis face à face sont partenaires. Le camp qui entame le premier doit faire 61 points.</translation>
    </message>
    <message>
        <source>Four players, 24 cards</source>
        <translation>Quatre joueurs, 24 cartes</translation>
    </message>
    <message>
        <source>Without the sevens and eights: six cards each, twelve of the 24 are trump, and there is no picker. The holders of the two black queens play together, in secret until both queens have fallen.</source>
        <translation>Sans les sept et les huit&#xa0;: six cartes chacun, douze des 24 sont des atouts, et il n’y a pas de preneur. Les joueurs qui ont les deux dames noires jouent ensemble, en secret jusqu’à ce que les deux soient tombées.</translation>
    </message>
    <message>
        <source>The player opposite</source>
        <translation>Le joueur d’en face</translation>
    </message>
    <message>
        <source>Players who sit opposite each other are partners in every hand.</source>
        <translation>Les joueurs assis face à face sont partenaires à chaque donne.</translation>
    </message>
    <message>
        <source>Four: fixed partners</source>
        <translation>À quatre&#xa0;: partenaires fixes</translation>
    </message>
    <message>
        <source>Four players; there is no picker, and those who sit opposite each other are partners.</source>
        <translation>Quatre joueurs&#xa0;; il n’y a pas de preneur, et ceux qui sont assis face à face sont partenaires.</translation>
    </message>
    <message>
        <source>Four: 24 cards</source>
        <translation>À quatre&#xa0;: 24 cartes</translation>
    </message>
    <message>
        <source>Four players with six cards; the sevens and eights stay in the box, and the black queens play together in secret.</source>
        <translation>Quatre joueurs avec six cartes&#xa0;; les sept et les huit restent dans la boîte, et les dames noires jouent ensemble en secret.</translation>
    </message>
    <message>
        <source>Counted like the others</source>
        <translation>Compté comme les autres</translation>
    </message>
    <message>
        <source>The partner card counts, and its holder may lose.</source>
        <translation>La carte du partenaire compte, et celui qui l’a peut perdre.</translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation>Dispensé</translation>
    </message>
    <message>
        <source>The holder neither pays nor is paid.</source>
        <translation>Celui qui l’a ne paie rien et ne reçoit rien.</translation>
    </message>
    <message>
        <source>Partner card in a schwanzer</source>
        <translation>Carte du partenaire au schwanzer</translation>
    </message>
    <message>
        <source>What becomes of the holder of the partner jack when the hands are laid open. Example: five players, and the player with the jack of diamonds has the most. If exempt, that player gets 0. The next highest loses 3, and the three others win 1 each.</source>
        <translation>Ce que devient celui qui a le valet partenaire quand les mains sont étalées. Exemple&#xa0;: cinq joueurs, et celui qui a le valet de carreau a le plus haut compte. Dispensé, il reçoit 0. Le suivant perd 3, et les trois autres gagnent 1 chacun.</translation>
    </message>
</context>
<context>
    <name>RulesLine</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>SchwanzerWords</name>
    <message>
        <source>You lose the schwanzer</source>
        <translation>Vous perdez le schwanzer</translation>
    </message>
    <message>
        <source>%1 loses the schwanzer</source>
        <translation>%1 perd le schwanzer</translation>
    </message>
    <message>
        <source>The most trump: a count of %1 (queens 3, jacks 2, others 1).</source>
        <translation>Le plus d’atouts&#xa0;: un compte de %1 (dames 3, valets 2, autres 1).</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>The schwanzer has no loser</source>
        <translation>Le schwanzer n’a pas de perdant</translation>
    </message>
    <message>
        <source>%1 lose the schwanzer</source>
        <comment>several players</comment>
        <translation>%1 perdent le schwanzer</translation>
    </message>
    <message>
        <source>All have the same count: %1 (queens 3, jacks 2, others 1).</source>
        <translation>Tous ont le même compte&#xa0;: %1 (dames 3, valets 2, autres 1).</translation>
    </message>
</context>
<context>
    <name>Season</name>
    <message>
        <source>In parentheses: evenings that do not count. *: won the evening.</source>
        <translation>Entre parenthèses&#xa0;: soirées qui ne comptent pas. *&#xa0;: soirée gagnée.</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Qui paie qui</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>%1 (substitute)</source>
        <comment>a person&apos;s name</comment>
        <translation>%1 (remplaçant)</translation>
    </message>
    <message>
        <source>%1 (guest)</source>
        <comment>a person&apos;s name</comment>
        <translation>%1 (invité)</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Moved</source>
        <extracomment>places won or lost since the day before</extracomment>
        <translation>Évolution</translation>
    </message>
    <message>
        <source>A hand</source>
        <translation>Par donne</translation>
    </message>
    <message>
        <source>An evening</source>
        <translation>Par soirée</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagnées</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>Best evening</source>
        <translation>Meilleure soirée</translation>
    </message>
    <message>
        <source>Worst evening</source>
        <translation>Pire soirée</translation>
    </message>
    <message>
        <source>Best hand</source>
        <translation>Meilleure donne</translation>
    </message>
    <message>
        <source>Worst hand</source>
        <translation>Pire donne</translation>
    </message>
    <message>
        <source>Most picks won in a row</source>
        <translation>Plus longue série de prises gagnées</translation>
    </message>
    <message>
        <source>Most picks lost in a row</source>
        <translation>Plus longue série de prises perdues</translation>
    </message>
    <message>
        <source>Most hands in an evening</source>
        <translation>Le plus de donnes en une soirée</translation>
    </message>
    <message>
        <source>ranked by total</source>
        <translation>classement au total</translation>
    </message>
    <message>
        <source>ranked by average per hand</source>
        <translation>classement à la moyenne par donne</translation>
    </message>
    <message>
        <source>ranked by average per evening</source>
        <translation>classement à la moyenne par soirée</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Preneur</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Record</source>
        <translation>Record</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Figure</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>Stakes</source>
        <translation>Mises</translation>
    </message>
    <message>
        <source>Fees</source>
        <translation>Cotisations</translation>
    </message>
    <message>
        <source>Prizes</source>
        <translation>Prix</translation>
    </message>
    <message>
        <source>Open</source>
        <extracomment>money: positive is still to get, negative still to pay</extracomment>
        <translation>À régler</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>To</source>
        <translation>À</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <comment>days</comment>
        <translation>du %1 au %2</translation>
    </message>
    <message numerus="yes">
        <source>the best %n evening(s) count</source>
        <translation>
            <numerusform>la meilleure %n soirée compte</numerusform>
            <numerusform>les %n meilleures soirées comptent</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a place needs %n evening(s)</source>
        <translation>
            <numerusform>il faut %n soirée pour une place</numerusform>
            <numerusform>il faut %n soirées pour une place</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 a point</source>
        <comment>money</comment>
        <translation>%1 le point</translation>
    </message>
    <message>
        <source>%1 pays %2: %3</source>
        <comment>payer, payee, money</comment>
        <translation>%1 paie %2&#xa0;: %3</translation>
    </message>
    <message>
        <source>%1 paid %2: %3 (%4)</source>
        <comment>payer, payee, money, day</comment>
        <translation>%1 a payé %2&#xa0;: %3 (%4)</translation>
    </message>
    <message>
        <source>the kitty</source>
        <translation>la caisse</translation>
    </message>
    <message>
        <source>Give the season a name.</source>
        <translation>Donnez un nom à la saison.</translation>
    </message>
    <message>
        <source>The season must not end before it begins.</source>
        <translation>La saison ne doit pas finir avant de commencer.</translation>
    </message>
    <message>
        <source>Choose at least two people.</source>
        <translation>Choisissez au moins deux personnes.</translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n people.</source>
        <translation>
            <numerusform>Choisissez au plus %n personne.</numerusform>
            <numerusform>Choisissez au plus %n personnes.</numerusform>
        </translation>
    </message>
    <message>
        <source>A number is too large.</source>
        <translation>Un nombre est trop grand.</translation>
    </message>
    <message>
        <source>The prizes come to more than 100 percent.</source>
        <translation>Les prix font plus de 100 pour cent.</translation>
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
        <translation>%1 et %2</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
</context>
<context>
    <name>Sharing</name>
    <message>
        <source>Save the picture</source>
        <translation>Enregistrer l’image</translation>
    </message>
    <message>
        <source>The picture was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>L’image n’a pas été enregistrée&#xa0;: le fichier %1 n’a pas pu être écrit. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Pictures (*.png)</source>
        <translation>Images (*.png)</translation>
    </message>
    <message>
        <source>Pictures (*.svg *.png)</source>
        <translation>Images (*.svg *.png)</translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message>
        <source>There are no cards yet.</source>
        <translation>Il n’y a pas encore de cartes.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>a card face down</source>
        <translation>une carte face cachée</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>hors de cette donne</translation>
    </message>
    <message>
        <source>picker</source>
        <translation>preneur</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>à l’attaque</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>en défense</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>passe</translation>
    </message>
    <message>
        <source>You hold no cards.</source>
        <translation>Vous n’avez pas de cartes.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s).</source>
        <translation>
            <numerusform>Vous avez %n carte.</numerusform>
            <numerusform>Vous avez %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <extracomment>trump or the name of a suit, then cards of it</extracomment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Trump</source>
        <translation>Atouts</translation>
    </message>
    <message>
        <source>You may play: %1.</source>
        <translation>Vous pouvez jouer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>No card lies on the table. %1</source>
        <translation>Aucune carte sur la table. %1</translation>
    </message>
    <message>
        <source>Trick %1.</source>
        <translation>Pli %1.</translation>
    </message>
    <message>
        <source>%1 led %2.</source>
        <comment>a player, a card</comment>
        <translation>%1, entame&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1 played %2.</source>
        <comment>a player, a card</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>%1: the best card so far, %2 in the trick.</source>
        <comment>a player, points</comment>
        <translation>%1&#xa0;: meilleure carte jusqu’ici, %2 dans le pli.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a player and a number</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Score: %1.</source>
        <translation>Score&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Tricks in this hand: %1.</source>
        <translation>Plis dans cette donne&#xa0;: %1.</translation>
    </message>
    <message>
        <source>There is no score yet.</source>
        <translation>Pas encore de score.</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>dont c’est le tour</translation>
    </message>
    <message>
        <source>%1.</source>
        <comment>a player</comment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player and what they are</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>StatusWords</name>
    <message>
        <source>The hand is over.</source>
        <translation>La donne est finie.</translation>
    </message>
    <message>
        <source>Waiting for a redeal decision.</source>
        <translation>En attente d’une demande de redonne.</translation>
    </message>
    <message>
        <source>Waiting for raises.</source>
        <translation>En attente des relances.</translation>
    </message>
    <message>
        <source>Waiting for further calls.</source>
        <translation>En attente d’autres appels.</translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>À vous de jouer.</translation>
    </message>
    <message>
        <source>Your lead.</source>
        <translation>À vous d’entamer.</translation>
    </message>
    <message>
        <source>Your turn: trump was led.</source>
        <translation>À vous de jouer&#xa0;: entame à l’atout.</translation>
    </message>
    <message>
        <source>Your turn: %1 were led.</source>
        <translation>À vous de jouer&#xa0;: entame à %1.</translation>
    </message>
    <message>
        <source>%1: pick or pass?</source>
        <translation>%1&#xa0;: prendre ou passer&#xa0;?</translation>
    </message>
    <message>
        <source>%1: leaster or doubler?</source>
        <translation>%1&#xa0;: leaster ou doubler&#xa0;?</translation>
    </message>
    <message>
        <source>%1: call, solo or pass?</source>
        <translation>%1&#xa0;: appel, solo ou passe&#xa0;?</translation>
    </message>
    <message>
        <source>%1 is burying.</source>
        <translation>%1 fait son écart.</translation>
    </message>
    <message>
        <source>%1 is choosing a solo.</source>
        <translation>%1 choisit un solo.</translation>
    </message>
    <message>
        <source>%1 is choosing a partner.</source>
        <translation>%1 choisit un partenaire.</translation>
    </message>
    <message>
        <source>%1 leads.</source>
        <translation>%1 entame.</translation>
    </message>
    <message>
        <source>%1 plays.</source>
        <translation>%1 joue.</translation>
    </message>
</context>
<context>
    <name>StorageFault</name>
    <message>
        <source>The newest good backup was last played on %1 and has %2.</source>
        <translation>La dernière bonne sauvegarde a été jouée pour la dernière fois le %1 et contient %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>The sheet &quot;%1&quot; cannot be read (%2). It was left as it is; all other sheets can be used.</source>
        <translation>La feuille «&#xa0;%1&#xa0;» ne peut pas être lue (%2). Elle a été laissée telle quelle&#xa0;; toutes les autres feuilles restent utilisables.</translation>
    </message>
    <message>
        <source>Nothing was saved: the folder for the score book does not exist. Create the folder, or choose another place.</source>
        <translation>Rien n’a été enregistré&#xa0;: le dossier du carnet de marque n’existe pas. Créez le dossier, ou choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book cannot be read and written here. Get permission to write to the file and its folder, or choose another place.</source>
        <translation>Rien n’a été modifié&#xa0;: le carnet de marque ne peut être ni lu ni écrit ici. Obtenez le droit d’écrire le fichier et son dossier, ou choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>The file was left as it is: it is not a score book. Set it aside under another name to begin a new book.</source>
        <translation>Le fichier a été laissé tel quel&#xa0;: ce n’est pas un carnet de marque. Mettez-le de côté sous un autre nom pour commencer un nouveau carnet.</translation>
    </message>
    <message>
        <source>The file was left as it is: it is damaged. Put a copy of the score book in its place, or set the file aside under another name to begin a new book.</source>
        <translation>Le fichier a été laissé tel quel&#xa0;: il est endommagé. Mettez une copie du carnet de marque à sa place, ou mettez le fichier de côté sous un autre nom pour commencer un nouveau carnet.</translation>
    </message>
    <message>
        <source>The file was left as it is: a newer version of this program wrote it. Use that version, or set the file aside under another name to begin a new book.</source>
        <translation>Le fichier a été laissé tel quel&#xa0;: une version plus récente de ce programme l’a écrit. Utilisez cette version, ou mettez le fichier de côté sous un autre nom pour commencer un nouveau carnet.</translation>
    </message>
    <message>
        <source>The file was left as it is: it belongs to another program. Set it aside under another name to begin a new book.</source>
        <translation>Le fichier a été laissé tel quel&#xa0;: il appartient à un autre programme. Mettez-le de côté sous un autre nom pour commencer un nouveau carnet.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book is missing or empty, but the hands that were written last are still beside it. Put the book back, or set these aside under another name to begin a new book.</source>
        <translation>Rien n’a été modifié&#xa0;: le carnet de marque manque ou est vide, mais les dernières donnes écrites sont encore à côté. Remettez le carnet en place, ou mettez celles-ci de côté sous un autre nom pour commencer un nouveau carnet.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: another program is writing to the score book. Try again in a moment.</source>
        <translation>Tout ce qui a été enregistré auparavant est en sécurité, mais la dernière modification n’est pas encore enregistrée&#xa0;: un autre programme écrit dans le carnet de marque. Réessayez dans un instant.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: the disk is full. Make room on it and try again.</source>
        <translation>Tout ce qui a été enregistré auparavant est en sécurité, mais la dernière modification n’est pas encore enregistrée&#xa0;: le disque est plein. Libérez de la place et réessayez.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: the disk could not be read or written. Check that it is connected, and try again.</source>
        <translation>Tout ce qui a été enregistré auparavant est en sécurité, mais la dernière modification n’est pas encore enregistrée&#xa0;: le disque n’a pas pu être lu ou écrit. Vérifiez qu’il est branché et réessayez.</translation>
    </message>
    <message>
        <source>Nothing was changed: the sheet is no longer in the score book. Open another sheet or begin a new one.</source>
        <translation>Rien n’a été modifié&#xa0;: la feuille n’est plus dans le carnet de marque. Ouvrez une autre feuille ou commencez-en une nouvelle.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but nothing more is saved here: this sheet was opened in another window. Continue there, or open the sheet again here.</source>
        <translation>Tout ce qui a été enregistré auparavant est en sécurité, mais plus rien n’est enregistré ici&#xa0;: cette feuille a été ouverte dans une autre fenêtre. Continuez là-bas, ou rouvrez la feuille ici.</translation>
    </message>
    <message>
        <source>The sheet was left as it is: this version of the program cannot read it. Try a newer version, or open another sheet.</source>
        <translation>La feuille a été laissée telle quelle&#xa0;: cette version du programme ne peut pas la lire. Essayez une version plus récente, ou ouvrez une autre feuille.</translation>
    </message>
    <message>
        <source>Nothing was changed: this person is no longer in the score book. Close the list of people and open it again.</source>
        <translation>Rien n’a été modifié&#xa0;: cette personne n’est plus dans le carnet de marque. Fermez la liste des personnes et rouvrez-la.</translation>
    </message>
    <message>
        <source>Nothing was changed: another person has this name. Choose another name, or merge the two if they are the same person.</source>
        <translation>Rien n’a été modifié&#xa0;: une autre personne porte ce nom. Choisissez un autre nom, ou fusionnez les deux s’il s’agit de la même personne.</translation>
    </message>
    <message>
        <source>Nothing was changed: these two played in the same hand, so they cannot be one person.</source>
        <translation>Rien n’a été modifié&#xa0;: ces deux-là ont joué dans la même donne, ce ne peut donc pas être la même personne.</translation>
    </message>
    <message>
        <source>There is no score book in this file. Choose another file.</source>
        <translation>Il n’y a pas de carnet de marque dans ce fichier. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>Nothing was changed: the file cannot be read. Choose another file.</source>
        <translation>Rien n’a été modifié&#xa0;: le fichier ne peut pas être lu. Choisissez un autre fichier.</translation>
    </message>
    <message>
        <source>The file was not written: it cannot be written here. Get permission to write to its folder, or choose another place.</source>
        <translation>Le fichier n’a pas été écrit&#xa0;: il ne peut pas être écrit ici. Obtenez le droit d’écrire dans son dossier, ou choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>Nothing was imported: the file is not what a score book exports, or was changed. Correct the place that is named, or export the sheets again.</source>
        <translation>Rien n’a été importé&#xa0;: le fichier n’est pas ce qu’exporte un carnet de marque, ou a été modifié. Corrigez l’endroit indiqué, ou exportez de nouveau les feuilles.</translation>
    </message>
    <message>
        <source>Nothing was imported: a newer version of this program wrote the file. Use that version.</source>
        <translation>Rien n’a été importé&#xa0;: une version plus récente de ce programme a écrit le fichier. Utilisez cette version.</translation>
    </message>
    <message>
        <source>Nothing was imported: two people of the file are one person in this score book, but they played in the same hand. Separate them in the score book first.</source>
        <translation>Rien n’a été importé&#xa0;: deux personnes du fichier n’en font qu’une dans ce carnet de marque, mais elles ont joué dans la même donne. Séparez-les d’abord dans le carnet de marque.</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>Arrêté. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Nothing was changed: the score book is open in another window or program. Close it there and try again.</source>
        <translation>Rien n’a été modifié&#xa0;: le carnet de marque est ouvert dans une autre fenêtre ou un autre programme. Fermez-le là-bas et réessayez.</translation>
    </message>
    <message>
        <source>Nothing was changed: the file is not a score book, is damaged, or was written by a newer version of this program. Choose another backup.</source>
        <translation>Rien n’a été modifié&#xa0;: le fichier n’est pas un carnet de marque, est endommagé ou a été écrit par une version plus récente de ce programme. Choisissez une autre sauvegarde.</translation>
    </message>
    <message>
        <source>Nothing was changed: nothing can be read of the damaged score book. Restore a backup, or set the file aside under another name to begin a new book.</source>
        <translation>Rien n’a été modifié&#xa0;: rien ne peut être lu du carnet de marque endommagé. Restaurez une sauvegarde, ou mettez le fichier de côté sous un autre nom pour commencer un nouveau carnet.</translation>
    </message>
    <message>
        <source>Everything saved before is safe, but the last change is not saved yet: the score book was moved or deleted, or its drive was removed. Put it back.</source>
        <translation>Tout ce qui a été enregistré auparavant est en sécurité, mais la dernière modification n’est pas encore enregistrée&#xa0;: le carnet de marque a été déplacé ou supprimé, ou son disque a été retiré. Remettez-le en place.</translation>
    </message>
    <message>
        <source>Nothing was changed: in the place of the score book, or of what is kept beside it, is no ordinary file. Remove what is there, or rename it.</source>
        <translation>Rien n’a été modifié&#xa0;: à la place du carnet de marque, ou de ce qui est gardé à côté, se trouve autre chose qu’un fichier ordinaire. Supprimez ce qui s’y trouve, ou renommez-le.</translation>
    </message>
    <message>
        <source>Nothing was changed: the season is no longer in the score book. Close the list of seasons and open it again.</source>
        <translation>Rien n’a été modifié&#xa0;: la saison n’est plus dans le carnet de marque. Fermez la liste des saisons et rouvrez-la.</translation>
    </message>
    <message>
        <source>Nothing was changed: one person would have two seats in a game, perhaps under two names. Choose another name, or keep the two names apart in the list of people.</source>
        <translation>Rien n’a été modifié&#xa0;: une même personne aurait deux places dans une partie, peut-être sous deux noms. Choisissez un autre nom, ou gardez les deux noms séparés dans la liste des personnes.</translation>
    </message>
</context>
<context>
    <name>StripWords</name>
    <message>
        <source>sheepshead: every trick</source>
        <translation>sheepshead&#xa0;: tous les plis</translation>
    </message>
    <message>
        <source>Called ace</source>
        <translation>As appelé</translation>
    </message>
    <message>
        <source>Jack of diamonds is the partner</source>
        <translation>Le valet de carreau est partenaire</translation>
    </message>
    <message>
        <source>Jack of clubs is the partner</source>
        <translation>Le valet de trèfle est partenaire</translation>
    </message>
    <message>
        <source>One against one</source>
        <translation>Un contre un</translation>
    </message>
    <message>
        <source>Everyone against the picker</source>
        <translation>Tous contre le preneur</translation>
    </message>
    <message>
        <source>Jack of diamonds and called ace are the partners</source>
        <translation>Valet de carreau et as appelé sont les partenaires</translation>
    </message>
    <message>
        <source>The picker&apos;s left neighbor is the partner</source>
        <translation>Le voisin de gauche du preneur est partenaire</translation>
    </message>
    <message>
        <source>The winner of the first trick is the partner</source>
        <translation>Le gagnant du premier pli est partenaire</translation>
    </message>
    <message>
        <source>Queen of clubs and seven of diamonds play together</source>
        <translation>Dame de trèfle et sept de carreau jouent ensemble</translation>
    </message>
    <message>
        <source>The black queens play together</source>
        <translation>Les dames noires jouent ensemble</translation>
    </message>
    <message>
        <source>The first two queens played are together</source>
        <translation>Les deux premières dames jouées vont ensemble</translation>
    </message>
    <message>
        <source>Queen of clubs, jack and seven of diamonds play together</source>
        <translation>Dame de trèfle, valet et sept de carreau jouent ensemble</translation>
    </message>
    <message>
        <source>Call, solo or pass</source>
        <translation>Appel, solo ou passe</translation>
    </message>
    <message>
        <source>%1 are trump</source>
        <translation>Atout %1</translation>
    </message>
    <message>
        <source>You picked blind (×2)</source>
        <translation>Vous avez pris à l’aveugle (×2)</translation>
    </message>
    <message>
        <source>%1 picked blind (×2)</source>
        <translation>%1 a pris à l’aveugle (×2)</translation>
    </message>
    <message>
        <source>You had to pick</source>
        <translation>Vous avez dû prendre</translation>
    </message>
    <message>
        <source>You picked</source>
        <translation>Vous avez pris</translation>
    </message>
    <message>
        <source>%1 had to pick</source>
        <translation>%1 a dû prendre</translation>
    </message>
    <message>
        <source>%1 picked</source>
        <translation>%1 a pris</translation>
    </message>
    <message>
        <source>You play %1</source>
        <translation>Vous jouez %1</translation>
    </message>
    <message>
        <source>%1 plays %2</source>
        <translation>%1 joue %2</translation>
    </message>
    <message>
        <source>You bid a solo</source>
        <translation>Vous demandez un solo</translation>
    </message>
    <message>
        <source>%1 bid a solo</source>
        <translation>%1 demande un solo</translation>
    </message>
    <message>
        <source>You bid a call</source>
        <translation>Vous demandez un appel</translation>
    </message>
    <message>
        <source>%1 bid a call</source>
        <translation>%1 demande un appel</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>sans partenaire</translation>
    </message>
    <message>
        <source>calls %1</source>
        <translation>appelle %1</translation>
    </message>
    <message>
        <source>partner by %1</source>
        <translation>partenaire par %1</translation>
    </message>
    <message>
        <source>called %1 under</source>
        <translation>appel avec under&#xa0;: %1</translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>appel&#xa0;: %1</translation>
    </message>
    <message>
        <source>alone in secret</source>
        <translation>sans partenaire, en secret</translation>
    </message>
    <message>
        <source>%1 are the partners</source>
        <translation>partenaires&#xa0;: %1</translation>
    </message>
    <message>
        <source>you are the partner</source>
        <translation>c’est vous le partenaire</translation>
    </message>
    <message>
        <source>%1 is the partner</source>
        <translation>partenaire&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 are makers</source>
        <translation>attaque&#xa0;: %1</translation>
    </message>
    <message>
        <source>you are a maker</source>
        <translation>vous êtes de l’attaque</translation>
    </message>
    <message>
        <source>%1 is a maker</source>
        <translation>attaque&#xa0;: %1</translation>
    </message>
    <message>
        <source>Moster: the most points lose</source>
        <translation>Moster&#xa0;: qui a le plus de points perd</translation>
    </message>
    <message>
        <source>Mittler: the player with the middle points wins</source>
        <translation>Mittler&#xa0;: les points du milieu gagnent</translation>
    </message>
    <message>
        <source>Schneidster: closest to 30 without going over wins</source>
        <translation>Schneidster&#xa0;: qui est au plus près de 30 sans dépasser gagne</translation>
    </message>
    <message>
        <source>Leaster: the fewest points win, the blind is set aside</source>
        <translation>Leaster&#xa0;: qui a le moins de points gagne, le chien est mis de côté</translation>
    </message>
    <message>
        <source>Leaster: the fewest points win, the blind goes with the first trick</source>
        <translation>Leaster&#xa0;: qui a le moins de points gagne, le chien va avec le premier pli</translation>
    </message>
    <message>
        <source>Leaster: the fewest points win, the blind goes with the last trick</source>
        <translation>Leaster&#xa0;: qui a le moins de points gagne, le chien va avec le dernier pli</translation>
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
        <translation>×%1 (contre)</translation>
    </message>
    <message>
        <source>×%1 (raised)</source>
        <translation>×%1 (relance)</translation>
    </message>
    <message>
        <source>Players opposite each other are partners</source>
        <translation>Les joueurs face à face sont partenaires</translation>
    </message>
</context>
<context>
    <name>Study</name>
    <message>
        <source>all tricks</source>
        <translation>tous les plis</translation>
    </message>
    <message>
        <source>won with schneider</source>
        <translation>gagné avec schneider</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>even</source>
        <translation>égalité</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>lost in schneider</source>
        <translation>perdu en schneider</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>aucun pli</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Votre main</translation>
    </message>
    <message>
        <source>Hand of %1</source>
        <translation>Main de %1</translation>
    </message>
    <message>
        <source>Next card</source>
        <translation>Carte suivante</translation>
    </message>
    <message>
        <source>Played by you</source>
        <translation>Jouée par vous</translation>
    </message>
    <message>
        <source>Played by %1</source>
        <translation>Jouée par %1</translation>
    </message>
    <message>
        <source>Trick %1, %2</source>
        <translation>Pli %1, %2</translation>
    </message>
    <message>
        <source>Step %1, %2</source>
        <translation>Étape %1, %2</translation>
    </message>
    <message>
        <source>It is the turn of another seat.</source>
        <translation>C’est le tour d’une autre place.</translation>
    </message>
    <message>
        <source>It is your turn.</source>
        <translation>C’est votre tour.</translation>
    </message>
    <message>
        <source>It is the turn of %1.</source>
        <translation>C’est le tour de&#xa0;: %1.</translation>
    </message>
    <message>
        <source>First %1 has to call a card, or to go alone.</source>
        <translation>D’abord %1 doit appeler une carte ou jouer sans allié.</translation>
    </message>
    <message>
        <source>First a card has to be called, or you go alone.</source>
        <translation>D’abord vous devez appeler une carte ou jouer sans allié.</translation>
    </message>
    <message>
        <source>The rules of this table do not allow this.</source>
        <translation>Les règles de cette table ne le permettent pas.</translation>
    </message>
    <message>
        <source>A card</source>
        <translation>Une carte</translation>
    </message>
    <message>
        <source>This table has no such seat.</source>
        <translation>Cette table n’a pas cette place.</translation>
    </message>
    <message>
        <source>This seat does not play the hand.</source>
        <translation>Cette place ne joue pas la donne.</translation>
    </message>
    <message>
        <source>The factor is a whole number from 1 on.</source>
        <translation>Le facteur est un nombre entier à partir de 1.</translation>
    </message>
    <message>
        <source>%1: this table plays without that card.</source>
        <translation>%1&#xa0;: cette table joue sans cette carte.</translation>
    </message>
    <message>
        <source>%1: a card cannot lie in two places.</source>
        <translation>%1&#xa0;: une carte ne peut pas être à deux endroits.</translation>
    </message>
    <message>
        <source>There are more cards here than this place has.</source>
        <translation>Il y a ici plus de cartes qu’il n’en faut.</translation>
    </message>
    <message>
        <source>At a table for two each pile has one open card; no other table has piles.</source>
        <translation>À une table à deux, chaque pile a une carte ouverte&#xa0;; les autres tables n’ont pas de piles.</translation>
    </message>
    <message>
        <source>This seat has taken no card of the blind, so it buries none.</source>
        <translation>Cette place n’a pris aucune carte du chien, donc elle n’en met aucune à l’écart.</translation>
    </message>
    <message>
        <source>%1: this seat cannot have that card then.</source>
        <translation>%1&#xa0;: cette place ne peut pas avoir cette carte à ce moment.</translation>
    </message>
    <message>
        <source>No card of this seat lies under.</source>
        <translation>Aucune carte de cette place n’est dessous.</translation>
    </message>
    <message>
        <source>%1: that card was played before.</source>
        <translation>%1&#xa0;: cette carte est déjà tombée.</translation>
    </message>
    <message>
        <source>The hand was over before this.</source>
        <translation>La donne était finie avant.</translation>
    </message>
    <message>
        <source>By the rules of this table something else happens here.</source>
        <translation>Selon les règles de cette table, il se passe ici autre chose.</translation>
    </message>
    <message>
        <source>The seat is asked for something else here.</source>
        <translation>On demande ici autre chose à cette place.</translation>
    </message>
    <message>
        <source>No cards fit the places that are not known.</source>
        <translation>Aucune carte ne convient aux places inconnues.</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Vous</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Doubler</source>
        <translation>Doubler</translation>
    </message>
    <message>
        <source>Your seat</source>
        <translation>Votre place</translation>
    </message>
    <message>
        <source>Your open cards</source>
        <translation>Vos cartes ouvertes</translation>
    </message>
    <message>
        <source>Open cards of %1</source>
        <translation>Cartes ouvertes de %1</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Chien</translation>
    </message>
    <message>
        <source>The neighbor&apos;s part of the blind</source>
        <translation>La part du voisin dans le chien</translation>
    </message>
    <message>
        <source>Your bury</source>
        <translation>Votre écart</translation>
    </message>
    <message>
        <source>Bury of %1</source>
        <translation>Écart de %1</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Dessous</translation>
    </message>
    <message>
        <source>What is decided</source>
        <translation>Ce qui se décide</translation>
    </message>
    <message>
        <source>Bury</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Fell</source>
        <translation>Tombée</translation>
    </message>
    <message>
        <source>You are to act.</source>
        <translation>À vous de jouer.</translation>
    </message>
    <message>
        <source>%1 is to act.</source>
        <translation>À jouer&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a reason and the id of its rule</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and what is wrong there</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Bury</source>
        <comment>what a seat does</comment>
        <translation>Écarter</translation>
    </message>
    <message>
        <source>Call %1 with a card under</source>
        <translation>Appeler %1 avec une carte dessous</translation>
    </message>
    <message>
        <source>Play the under</source>
        <translation>Jouer la carte de dessous</translation>
    </message>
    <message>
        <source>Turn up %1</source>
        <translation>Retourner %1</translation>
    </message>
    <message>
        <source>Crack</source>
        <translation>Contrer</translation>
    </message>
    <message>
        <source>Crack back</source>
        <translation>Surcontrer</translation>
    </message>
    <message>
        <source>Crack around the corner</source>
        <translation>Surcontre du partenaire</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and what it does</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Line %1, column %2</source>
        <translation>Ligne %1, colonne %2</translation>
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
        <translation>Pli %1</translation>
    </message>
    <message>
        <source>Own house rules</source>
        <translation>Règles maison à soi</translation>
    </message>
    <message>
        <source>%1. Dealer: %2.</source>
        <comment>rules and who deals</comment>
        <translation>%1. Donneur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Before the play</source>
        <translation>Avant le jeu</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between what seats said</comment>
        <translation>&#xa0;; </translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La donne est finie.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n carte inconnue</numerusform>
            <numerusform>%n cartes inconnues</numerusform>
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
        <translation>Étude</translation>
    </message>
    <message>
        <source>There is no study in %1 that can be opened. Nothing was changed.</source>
        <translation>Il n’y a dans %1 aucune étude qui puisse être ouverte. Rien n’a été changé.</translation>
    </message>
    <message>
        <source>Open a study</source>
        <translation>Ouvrir une étude</translation>
    </message>
    <message>
        <source>Studies and hands (*.sheepstudy *.sheephand);;All files (*)</source>
        <translation>Études et donnes (*.sheepstudy *.sheephand);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Save the study</source>
        <translation>Enregistrer l’étude</translation>
    </message>
    <message>
        <source>Studies (*.sheepstudy);;All files (*)</source>
        <translation>Études (*.sheepstudy);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Study.sheepstudy</source>
        <translation>Étude.sheepstudy</translation>
    </message>
    <message>
        <source>The study was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>L’étude n’a pas été enregistrée&#xa0;: le fichier %1 n’a pas pu être écrit. Choisissez un autre dossier.</translation>
    </message>
</context>
<context>
    <name>StudyPaper</name>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
</context>
<context>
    <name>StudySharing</name>
    <message>
        <source>Study</source>
        <translation>Étude</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the number of a seat and who sits there</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Sheepshead: %1</source>
        <translation>Sheepshead&#xa0;: %1</translation>
    </message>
    <message>
        <source>Seats: %1</source>
        <translation>Places&#xa0;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between seats</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Save the position as PDF</source>
        <translation>Enregistrer la position en PDF</translation>
    </message>
</context>
<context>
    <name>TableQuestions</name>
    <message numerus="yes">
        <source>Rules for %n players</source>
        <translation>
            <numerusform>Règles pour %n joueur</numerusform>
            <numerusform>Règles pour %n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Hands of this number of players are played by:</source>
        <translation>Les donnes à si peu de joueurs suivent&#xa0;:</translation>
    </message>
    <message>
        <source>Share the pot</source>
        <translation>Partager le pot</translation>
    </message>
    <message>
        <source>There are %1 points in the pot. Who gets them?</source>
        <translation>Il y a %1 points de marque dans le pot. Qui les reçoit&#xa0;?</translation>
    </message>
    <message>
        <source>Divide it evenly, or name the winner of the showdown.</source>
        <translation>Partagez-le également, ou nommez le gagnant de l’abattage.</translation>
    </message>
    <message>
        <source>&amp;All evenly</source>
        <translation>&amp;Tous également</translation>
    </message>
</context>
<context>
    <name>TableTop</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>This is no picture that can be read.</source>
        <translation>Ce n’est pas une image lisible.</translation>
    </message>
    <message>
        <source>The picture is larger than %1 by %1 pixels.</source>
        <translation>L’image dépasse %1 sur %1 pixels.</translation>
    </message>
    <message>
        <source>The picture is damaged.</source>
        <translation>L’image est endommagée.</translation>
    </message>
    <message>
        <source>Drawing this picture takes too much time or memory.</source>
        <translation>Dessiner cette image demande trop de temps ou de mémoire.</translation>
    </message>
</context>
<context>
    <name>ThrownInWords</name>
    <message>
        <source>Everyone passed: thrown in, and a doubler follows.</source>
        <translation>Tout le monde a passé&#xa0;: donne annulée, un doubler suit.</translation>
    </message>
    <message>
        <source>Everyone passed: thrown in, and the next player deals.</source>
        <translation>Tout le monde a passé&#xa0;: donne annulée, le joueur suivant donne.</translation>
    </message>
    <message>
        <source>The cards are thrown in, and the same player deals again.</source>
        <translation>Les cartes sont jetées, et le même joueur redonne.</translation>
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
        <translation>Tiré au hasard.</translation>
    </message>
    <message>
        <source>Constructed: the players of each seat move on together, so that no two players meet twice (cyclic difference matrix).</source>
        <translation>Construit&#xa0;: les joueurs de chaque place avancent ensemble, si bien qu’aucune paire ne se rencontre deux fois (matrice de différences cyclique).</translation>
    </message>
    <message>
        <source>Constructed: the players of each seat move on by the arithmetic of a finite field, so that no two players meet twice.</source>
        <translation>Construit&#xa0;: les joueurs de chaque place avancent selon l’arithmétique d’un corps fini, si bien qu’aucune paire ne se rencontre deux fois.</translation>
    </message>
    <message>
        <source>Constructed: those who had the same seat in the first round meet, so that no two players meet twice.</source>
        <translation>Construit&#xa0;: ceux qui avaient la même place au premier tour se rencontrent, si bien qu’aucune paire ne se rencontre deux fois.</translation>
    </message>
    <message>
        <source>Found by a seeded local search for the fewest repeated meetings.</source>
        <translation>Trouvé par une recherche locale à graine fixe&#xa0;: le moins possible de rencontres répétées.</translation>
    </message>
    <message>
        <source>Seats were changed after the draw.</source>
        <translation>Des places ont changé après le tirage.</translation>
    </message>
    <message numerus="yes">
        <source>%Ln pair(s) %1×</source>
        <extracomment>how many pairs of players meet how many times: &quot;120 pairs 1×&quot;</extracomment>
        <translation>
            <numerusform>%Ln paire %1×</numerusform>
            <numerusform>%Ln paires %1×</numerusform>
        </translation>
    </message>
    <message>
        <source>Meetings up to this round: %1. Repeated meetings: %2; no draw has fewer than %3. Pairs that never meet: no draw has fewer than %4.</source>
        <translation>Jusqu’à ce tour se rencontrent&#xa0;: %1. Rencontres répétées&#xa0;: %2&#xa0;; aucun tirage n’en a moins de %3. Paires qui ne se rencontrent jamais&#xa0;: aucun tirage n’en a moins de %4.</translation>
    </message>
    <message>
        <source>%1 plays this round and has no seat.</source>
        <translation>%1 joue ce tour et n’a pas de place.</translation>
    </message>
    <message>
        <source>%1 has a seat at table %2 and does not play this round.</source>
        <translation>%1 a une place à la table %2 et ne joue pas ce tour.</translation>
    </message>
    <message>
        <source>Table %1 has fewer than four players.</source>
        <translation>La table %1 a moins de quatre joueurs.</translation>
    </message>
    <message>
        <source>Table %1 has no result.</source>
        <translation>La table %1 n’a pas de résultat.</translation>
    </message>
    <message>
        <source>The scores of table %1 add up to %2, not to 0.</source>
        <translation>La somme des scores de la table %1 est %2, pas 0.</translation>
    </message>
    <message>
        <source>The result of table %1 belongs to players who were not drawn for it.</source>
        <translation>Le résultat de la table %1 est celui d’autres joueurs que ceux du tirage.</translation>
    </message>
    <message>
        <source>The name of %1 appears twice.</source>
        <translation>Le nom de %1 figure deux fois.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a place in a file, and what is wrong there (in English)</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Best of round %1</source>
        <translation>Meilleur du tour %1</translation>
    </message>
    <message>
        <source>Place %1</source>
        <translation>Place %1</translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n tour</numerusform>
            <numerusform>%n tours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) a round</source>
        <translation>
            <numerusform>%n donne par tour</numerusform>
            <numerusform>%n donnes par tour</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Place</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number</comment>
        <translation>No.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>R%1</source>
        <comment>a round, short</comment>
        <translation>T%1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>* Round %1, %2: corrected from %3 to %4 (%5).</source>
        <translation>* Tour %1, %2&#xa0;: corrigé de %3 à %4 (%5).</translation>
    </message>
    <message>
        <source>Round %1, %2: a penalty of %3 (%4).</source>
        <translation>Tour %1, %2&#xa0;: une pénalité de %3 (%4).</translation>
    </message>
</context>
<context>
    <name>TournamentPaper</name>
    <message>
        <source>Table %1</source>
        <translation>Table %1</translation>
    </message>
    <message>
        <source>Table %1, seat %2</source>
        <translation>table %1, place %2</translation>
    </message>
    <message>
        <source>Bye</source>
        <translation>Exempt</translation>
    </message>
    <message>
        <source>Round %1: seats</source>
        <translation>Tour %1&#xa0;: places</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a player and their seat</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Round %1: %2</source>
        <translation>Tour %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Round %1, table %2</source>
        <translation>Tour %1, table %2</translation>
    </message>
    <message>
        <source>Six players: the dealer sits out.</source>
        <translation>Six joueurs&#xa0;: le donneur ne joue pas.</translation>
    </message>
    <message>
        <source>The totals add up to 0. Signed: ____________________</source>
        <translation>La somme des totaux est 0. Signature&#xa0;: ____________________</translation>
    </message>
    <message>
        <source>Standings after round %1</source>
        <translation>Classement après le tour %1</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Gains</translation>
    </message>
    <message>
        <source>Fees: %1. The host keeps: %2.</source>
        <translation>Droits d’entrée&#xa0;: %1. Pour l’organisateur&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Prizes without a winner: %1.</source>
        <translation>Prix sans gagnant&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <extracomment>the name of a tournament and what a paper shows of it</extracomment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Bye: %1.</source>
        <translation>Exempts&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Seat slips</source>
        <translation>Billets de place</translation>
    </message>
    <message>
        <source>Score cards of round %1</source>
        <translation>Fiches de marque du tour %1</translation>
    </message>
</context>
<context>
    <name>Traits</name>
    <message>
        <source>Picks on less than most.</source>
        <translation>Prend avec moins que la plupart.</translation>
    </message>
    <message>
        <source>Picks on strong hands only.</source>
        <translation>Ne prend qu’avec une main forte.</translation>
    </message>
    <message>
        <source>As a maker, leads trump more often than most.</source>
        <translation>À l’attaque, entame atout plus souvent que la plupart.</translation>
    </message>
    <message>
        <source>As a maker, leads trump less often than most.</source>
        <translation>À l’attaque, entame atout moins souvent que la plupart.</translation>
    </message>
    <message>
        <source>As a defender, leads trump more often than most.</source>
        <translation>En défense, entame atout plus souvent que la plupart.</translation>
    </message>
    <message>
        <source>As a defender, leads trump less often than most.</source>
        <translation>En défense, entame atout moins souvent que la plupart.</translation>
    </message>
    <message>
        <source>As a defender, leads fail aces more often than most.</source>
        <translation>En défense, entame ses as hors atout plus souvent que la plupart.</translation>
    </message>
    <message>
        <source>As a defender, holds fail aces back.</source>
        <translation>En défense, retient ses as hors atout.</translation>
    </message>
    <message>
        <source>Schmears more points than most.</source>
        <translation>Charge plus de points que la plupart.</translation>
    </message>
    <message>
        <source>Schmears fewer points than most.</source>
        <translation>Charge moins de points que la plupart.</translation>
    </message>
    <message>
        <source>Takes an opponent&apos;s trick more often than most.</source>
        <translation>Prend le pli d’un adversaire plus souvent que la plupart.</translation>
    </message>
    <message>
        <source>Leaves an opponent&apos;s trick more often than most.</source>
        <translation>Laisse le pli à l’adversaire plus souvent que la plupart.</translation>
    </message>
    <message>
        <source>Takes tricks that a friend already has.</source>
        <translation>Prend des plis qui sont déjà à son camp.</translation>
    </message>
    <message>
        <source>Leaves tricks to a friend more often than most.</source>
        <translation>Laisse le pli à son camp plus souvent que la plupart.</translation>
    </message>
    <message>
        <source>Takes more tricks of a leaster than most.</source>
        <translation>Fait plus de plis dans un leaster que la plupart.</translation>
    </message>
    <message>
        <source>Takes fewer tricks of a leaster than most.</source>
        <translation>Fait moins de plis dans un leaster que la plupart.</translation>
    </message>
    <message>
        <source>Buries more points than most.</source>
        <translation>Met plus de points à l’écart que la plupart.</translation>
    </message>
    <message>
        <source>Buries fewer points than most.</source>
        <translation>Met moins de points à l’écart que la plupart.</translation>
    </message>
    <message>
        <source>Goes alone more often than most.</source>
        <translation>Joue sans partenaire plus souvent que la plupart.</translation>
    </message>
    <message>
        <source>Goes alone less often than most.</source>
        <translation>Joue sans partenaire moins souvent que la plupart.</translation>
    </message>
    <message>
        <source>%1 of 10 sure</source>
        <extracomment>how sure the program is of something: 8 times of 10 it is right</extracomment>
        <translation>sûr à %1 sur 10</translation>
    </message>
    <message>
        <source>After each hand the score book notices how each player played it, people and computer players. It keeps no cards, only numbers for each player: how likely the player picks, leads trump, schmears and so on.</source>
        <translation>Après chaque donne, le carnet de marque retient comment chaque joueur l’a jouée, personne ou ordinateur. Il ne garde aucune carte, seulement des nombres pour chaque joueur&#xa0;: la probabilité qu’il prenne, entame atout, charge un pli, etc.</translation>
    </message>
    <message>
        <source>It learns from cards that all players at the table have seen: from hands that were played to their end. It does not learn from practice, from hands that were thrown in, or from your decisions in a hand with a hint.</source>
        <translation>Il apprend des cartes que tous les joueurs à la table ont vues&#xa0;: celles des donnes jouées jusqu’au bout. Il n’apprend rien de l’entraînement, des donnes annulées, ni de vos décisions dans une donne avec conseil.</translation>
    </message>
    <message>
        <source>Experts and hints use what is known of the players at the table, you included. They never use cards that are hidden from them.</source>
        <translation>Les experts et les conseils utilisent ce qu’on sait des joueurs à la table, vous compris. Ils n’utilisent jamais les cartes qui leur sont cachées.</translation>
    </message>
    <message>
        <source>Configure, page Players, turns this off. History and statistics, page How they play, shows what is known of a player and forgets it. Score sheets are not changed by that. Everything stays on this computer.</source>
        <translation>Configurer, page Joueurs, désactive cela. Historique et statistiques, page Façon de jouer, montre ce qu’on sait d’un joueur et l’oublie. Les feuilles de marque n’en sont pas modifiées. Tout reste sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>TrumpWords</name>
    <message>
        <source>No trump is out</source>
        <translation>Aucun atout n’est dehors</translation>
    </message>
    <message numerus="yes">
        <source>%n trump is/are out</source>
        <translation>
            <numerusform>%n atout est dehors</numerusform>
            <numerusform>%n atouts sont dehors</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>how many trump are out, and which</comment>
        <translation>%1&#xa0;: %2.</translation>
    </message>
    <message>
        <source>You hold %1.</source>
        <translation>Dans votre main&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Buried: %1.</source>
        <translation>Écart&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Played: %1.</source>
        <translation>Déjà joué&#xa0;: %1.</translation>
    </message>
    <message numerus="yes">
        <source>%n trump</source>
        <translation>
            <numerusform>%n atout</numerusform>
            <numerusform>%n atouts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TwoHandedWords</name>
    <message>
        <source>The loser took no trick.</source>
        <translation>Le perdant n’a fait aucun pli.</translation>
    </message>
    <message>
        <source>Schneider: the loser needed 30 to get out.</source>
        <translation>Schneider&#xa0;: il fallait 30 au perdant pour y échapper.</translation>
    </message>
    <message>
        <source>A tie</source>
        <translation>Égalité</translation>
    </message>
    <message>
        <source>A tie, 60 to 60.</source>
        <translation>Égalité, 60 à 60.</translation>
    </message>
    <message>
        <source>60 to 60.</source>
        <translation>60 à 60.</translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Vous gagnez</translation>
    </message>
    <message>
        <source>%1 wins</source>
        <translation>%1 gagne</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 à %2</translation>
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
        <translation>Page web</translation>
    </message>
    <message>
        <source>The page is saved.</source>
        <translation>La page est enregistrée.</translation>
    </message>
    <message>
        <source>The page was not saved.</source>
        <translation>La page n’a pas été enregistrée.</translation>
    </message>
    <message>
        <source>The file %1 could not be written. If it existed before, it is unchanged. Choose another folder, or free some space.</source>
        <translation>Le fichier %1 n’a pas pu être écrit. S’il existait déjà, il est inchangé. Choisissez un autre dossier ou libérez de l’espace.</translation>
    </message>
    <message>
        <source>Save score sheet as web page</source>
        <translation>Enregistrer la feuille de marque en page web</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
</context>
<context>
    <name>sheepshead::AccessPage</name>
    <message>
        <source>Keep cards and panels still</source>
        <translation>Cartes et panneaux immobiles</translation>
    </message>
    <message>
        <source>%</source>
        <comment>percent, behind a number</comment>
        <translation>&#xa0;%</translation>
    </message>
    <message>
        <source>Si&amp;ze of all text:</source>
        <translation>&amp;Taille de tous les textes&#xa0;:</translation>
    </message>
    <message>
        <source>As the s&amp;ystem asks</source>
        <translation>Selon le s&amp;ystème</translation>
    </message>
    <message>
        <source>This system asks for no motion.</source>
        <translation>Ce système demande de réduire les animations.</translation>
    </message>
    <message>
        <source>This system allows motion.</source>
        <translation>Ce système autorise les animations.</translation>
    </message>
    <message>
        <source>Al&amp;ways</source>
        <translation>Tou&amp;jours</translation>
    </message>
    <message>
        <source>Ne&amp;ver</source>
        <translation>J&amp;amais</translation>
    </message>
    <message>
        <source>F6 to F9 say your hand, the trick, the score and who is who again, for a screen reader and on the status line.</source>
        <translation>F6 à F9 redisent votre main, le pli, le score et qui est qui, pour un lecteur d’écran et dans la barre d’état.</translation>
    </message>
    <message>
        <source>&amp;Reading and motion</source>
        <translation>Lecture et ani&amp;mation</translation>
    </message>
</context>
<context>
    <name>sheepshead::AllowedCommands</name>
    <message>
        <source>This game is over. Begin a new one.</source>
        <translation>Cette partie est finie. Commencez-en une nouvelle.</translation>
    </message>
    <message>
        <source>Go back to the game first.</source>
        <translation>Revenez d’abord à la partie.</translation>
    </message>
    <message>
        <source>The hand is not over yet.</source>
        <translation>La donne n’est pas encore finie.</translation>
    </message>
    <message>
        <source>No hand of the game is on the table.</source>
        <translation>Aucune donne de la partie n’est sur la table.</translation>
    </message>
    <message>
        <source>There is nothing to take back.</source>
        <translation>Il n’y a rien à annuler.</translation>
    </message>
    <message>
        <source>Nothing was taken back.</source>
        <translation>Rien n’a été annulé.</translation>
    </message>
    <message>
        <source>The game is on the table.</source>
        <translation>La partie est sur la table.</translation>
    </message>
    <message>
        <source>The score book is not open.</source>
        <translation>Le carnet de marque n’est pas ouvert.</translation>
    </message>
    <message>
        <source>The program is still at work on another file of the score book.</source>
        <translation>Le programme travaille encore sur un autre fichier du carnet de marque.</translation>
    </message>
</context>
<context>
    <name>sheepshead::AlternativesView</name>
    <message>
        <source>The choices</source>
        <translation>Les choix</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gagne</translation>
    </message>
    <message>
        <source>With all cards seen</source>
        <translation>À cartes ouvertes</translation>
    </message>
    <message>
        <source>Expected score, by what the player could know</source>
        <translation>Score attendu, d’après ce que le joueur pouvait savoir</translation>
    </message>
    <message>
        <source>How often the player comes out ahead</source>
        <translation>Fréquence des gains du joueur</translation>
    </message>
    <message>
        <source>The result if everyone sees all cards and plays perfectly</source>
        <translation>Le résultat si tout le monde voit toutes les cartes et joue parfaitement</translation>
    </message>
    <message>
        <source>▸ %1</source>
        <extracomment>the choice that was taken</extracomment>
        <translation>▸ %1</translation>
    </message>
    <message>
        <source>taken</source>
        <translation>choisi</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>gagne&#xa0;: %1</translation>
    </message>
    <message>
        <source>with all cards seen: %1</source>
        <translation>à cartes ouvertes&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::BackgroundTask</name>
    <message>
        <source>Stop</source>
        <translation>Arrêter</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Carnet de marque</translation>
    </message>
</context>
<context>
    <name>sheepshead::BlankSheet</name>
    <message numerus="yes">
        <source>Tournament sheet, %n hand(s)</source>
        <translation>
            <numerusform>Feuille de tournoi, %n donne</numerusform>
            <numerusform>Feuille de tournoi, %n donnes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blank score sheet, %n hand(s)</source>
        <translation>
            <numerusform>Feuille de marque vierge, %n donne</numerusform>
            <numerusform>Feuille de marque vierge, %n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>Tournament director</source>
        <translation>Direction du tournoi</translation>
    </message>
    <message>
        <source>Carried forward</source>
        <translation>À reporter</translation>
    </message>
    <message>
        <source>Penalties</source>
        <translation>Pénalités</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>Left: the hand&apos;s score, right: the running total. Circle the picker&apos;s score, underline the partner&apos;s.</source>
        <translation>À gauche&#xa0;: le score de la donne&#xa0;; à droite&#xa0;: le total courant. Entourez le score du preneur, soulignez celui du partenaire.</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Date</source>
        <translation>Date</translation>
    </message>
    <message>
        <source>Place</source>
        <translation>Lieu</translation>
    </message>
    <message>
        <source>A point is worth</source>
        <translation>Un point de marque vaut</translation>
    </message>
    <message>
        <source>Sheepshead tournament</source>
        <translation>Tournoi de sheepshead</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Hands %1 to %2</source>
        <translation>Donnes %1 à %2</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>over the numbers of hands, very short</comment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>Marks</source>
        <translation>Signes</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number of a player in a tournament</comment>
        <translation>No.</translation>
    </message>
    <message>
        <source>Brought forward</source>
        <translation>Report</translation>
    </message>
    <message>
        <source>Marks: A alone · L leaster · D doubler (next hand double) · C crack · R crack back · B blitz · P bump (picker pays double) · S schneider · N no trick · M misplay (penalty)</source>
        <translation>Signes&#xa0;: A sans partenaire · L leaster · D doubler (donne suivante double) · C contre · R surcontre · B blitz · P bump (le preneur paie double) · S schneider · N aucun pli · M faute (pénalité)</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookFiles</name>
    <message>
        <source>Score books (*.sqlite)</source>
        <translation>Carnets de marque (*.sqlite)</translation>
    </message>
    <message>
        <source>Export the score book</source>
        <translation>Exporter le carnet de marque</translation>
    </message>
    <message>
        <source>Exporting the score book…</source>
        <translation>Exportation du carnet de marque…</translation>
    </message>
    <message>
        <source>Exported to %3: %1 with %2.</source>
        <translation>Exporté vers %3&#xa0;: %1 avec %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n feuille</numerusform>
            <numerusform>%n feuilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in it, because they cannot be read:</source>
        <translation>Absentes, car illisibles&#xa0;:</translation>
    </message>
    <message>
        <source>Back up the score book</source>
        <translation>Sauvegarder le carnet de marque</translation>
    </message>
    <message>
        <source>Backing up the score book…</source>
        <translation>Sauvegarde du carnet de marque…</translation>
    </message>
    <message>
        <source>The backup is in %1. It was read again and is good.</source>
        <translation>La sauvegarde est dans %1. Elle a été relue et elle est bonne.</translation>
    </message>
    <message>
        <source>Restore the score book from a backup</source>
        <translation>Restaurer le carnet de marque depuis une sauvegarde</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Reading the backup…</source>
        <translation>Lecture de la sauvegarde…</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Carnet de marque</translation>
    </message>
    <message>
        <source>Replace the score book with this backup?</source>
        <translation>Remplacer le carnet de marque par cette sauvegarde&#xa0;?</translation>
    </message>
    <message>
        <source>The backup has %1 with %2.</source>
        <translation>La sauvegarde contient %1 avec %2.</translation>
    </message>
    <message>
        <source>It was last played on %1.</source>
        <translation>Jouée pour la dernière fois le %1.</translation>
    </message>
    <message>
        <source>Your current score book is kept beside it under another name.</source>
        <translation>Votre carnet de marque actuel reste à côté, sous un autre nom.</translation>
    </message>
    <message>
        <source>&amp;Restore</source>
        <translation>&amp;Restaurer</translation>
    </message>
    <message>
        <source>Today&apos;s backup of the score book was not made: %1</source>
        <translation>La sauvegarde du jour du carnet de marque n’a pas été faite&#xa0;: %1</translation>
    </message>
    <message>
        <source>A part of the score book is damaged.</source>
        <translation>Une partie du carnet de marque est endommagée.</translation>
    </message>
    <message>
        <source>The damaged file is kept in any case.</source>
        <translation>Le fichier endommagé est conservé dans tous les cas.</translation>
    </message>
    <message>
        <source>Re&amp;cover what can be read</source>
        <translation>Ré&amp;cupérer ce qui est lisible</translation>
    </message>
    <message>
        <source>&amp;Restore the backup</source>
        <translation>&amp;Restaurer la sauvegarde</translation>
    </message>
    <message>
        <source>&amp;Restore…</source>
        <translation>&amp;Restaurer…</translation>
    </message>
    <message>
        <source>Exported score books (*.json)</source>
        <translation>Carnets de marque exportés (*.json)</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookImports</name>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n feuille</numerusform>
            <numerusform>%n feuilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Not in it, because they cannot be read:</source>
        <translation>Absentes, car illisibles&#xa0;:</translation>
    </message>
    <message>
        <source>Import into the score book</source>
        <translation>Importer dans le carnet de marque</translation>
    </message>
    <message>
        <source>Importing into the score book…</source>
        <translation>Importation dans le carnet de marque…</translation>
    </message>
    <message>
        <source>Imported: %1 with %2.</source>
        <translation>Importé&#xa0;: %1 avec %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) were in the score book already.</source>
        <translation>
            <numerusform>%n feuille était déjà dans le carnet de marque.</numerusform>
            <numerusform>%n feuilles étaient déjà dans le carnet de marque.</numerusform>
        </translation>
    </message>
    <message>
        <source>These were there already but differ; the score book keeps its own:</source>
        <translation>Celles-ci y étaient déjà, mais différentes&#xa0;; le carnet de marque garde les siennes&#xa0;:</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Carnet de marque</translation>
    </message>
    <message>
        <source>Score books and tables of scores (*.json *.sqlite *.csv *.tsv *.txt)</source>
        <translation>Carnets de marque et tableaux de scores (*.json *.sqlite *.csv *.tsv *.txt)</translation>
    </message>
    <message>
        <source>These scores cannot be read.</source>
        <translation>Ces scores sont illisibles.</translation>
    </message>
    <message>
        <source>Taking the import back…</source>
        <translation>Annulation de l’importation…</translation>
    </message>
    <message>
        <source>The import was taken back.</source>
        <translation>L’importation a été annulée.</translation>
    </message>
    <message>
        <source>&amp;Take the import back</source>
        <translation>&amp;Annuler l’importation</translation>
    </message>
    <message numerus="yes">
        <source>%n season(s) came in, too.</source>
        <translation>
            <numerusform>%n saison est arrivée aussi.</numerusform>
            <numerusform>%n saisons sont arrivées aussi.</numerusform>
        </translation>
    </message>
    <message>
        <source>Close that window first, then take the import back.</source>
        <translation>Fermez d’abord cette fenêtre, puis annulez l’importation.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is on the table. Start or resume another game first, then take the import back.</source>
        <translation>«&#xa0;%1&#xa0;» est sur la table. Commencez ou reprenez d’abord une autre partie, puis annulez l’importation.</translation>
    </message>
    <message>
        <source>The import was taken back, but for what was changed since:</source>
        <translation>L’importation a été annulée, sauf ce qui a été modifié depuis&#xa0;:</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookReplacement</name>
    <message>
        <source>&amp;Restore</source>
        <translation>Re&amp;staurer</translation>
    </message>
    <message>
        <source>Re&amp;cover</source>
        <translation>Ré&amp;cupérer</translation>
    </message>
</context>
<context>
    <name>sheepshead::BookWindows</name>
    <message>
        <source>&amp;Resume the other game</source>
        <translation>&amp;Reprendre l’autre partie</translation>
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
        <translation>Ce n’est pas du texte.</translation>
    </message>
    <message>
        <source>The file is empty.</source>
        <translation>Le fichier est vide.</translation>
    </message>
    <message>
        <source>The file has too many lines or columns.</source>
        <translation>Le fichier a trop de lignes ou de colonnes.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeController</name>
    <message>
        <source>The challenge was not made: it could not be written to the disk.</source>
        <translation>Le défi n’a pas été créé&#xa0;: impossible de l’enregistrer sur le disque.</translation>
    </message>
    <message>
        <source>The challenge “%1” is made. Send its file to others; you play it here.</source>
        <translation>Le défi «&#xa0;%1&#xa0;» est prêt. Envoyez son fichier aux autres&#xa0;; vous le jouez ici.</translation>
    </message>
    <message>
        <source>&amp;Challenges…</source>
        <translation>&amp;Défis…</translation>
    </message>
    <message>
        <source>Challenge “%1”: deal %2 of %3. There is no undo and no hint; each decision is saved.</source>
        <translation>Défi «&#xa0;%1&#xa0;»&#xa0;: donne %2 sur %3. Ni annulation ni conseil&#xa0;; chaque décision est enregistrée.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Retour à la partie</translation>
    </message>
    <message>
        <source>Deal %1 of %2: %3. Your total is %4.</source>
        <translation>Donne %1 sur %2&#xa0;: %3. Votre total&#xa0;: %4.</translation>
    </message>
    <message>
        <source>You have played all deals of this challenge. The last one: %1. Your total is %2.</source>
        <translation>Vous avez joué toutes les donnes de ce défi. La dernière&#xa0;: %1. Votre total&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Your name in this challenge:</source>
        <translation>Votre nom dans ce défi&#xa0;:</translation>
    </message>
    <message>
        <source>%1 has begun this challenge at this computer. Choose a name of your own:</source>
        <translation>%1 a déjà commencé ce défi sur cet ordinateur. Choisissez un nom à vous&#xa0;:</translation>
    </message>
    <message>
        <source>The file of this challenge cannot be read now.</source>
        <translation>Le fichier de ce défi est illisible pour l’instant.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeExchange</name>
    <message>
        <source>Save the challenge to send it</source>
        <translation>Enregistrer le défi pour l’envoyer</translation>
    </message>
    <message>
        <source>Add a challenge or results</source>
        <translation>Ajouter un défi ou des résultats</translation>
    </message>
    <message>
        <source>Challenges and results (*.sheepchallenge *.sheepresult);;All files (*)</source>
        <translation>Défis et résultats (*.sheepchallenge *.sheepresult);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>%1 was not read.</source>
        <translation>%1 n’a pas été lu.</translation>
    </message>
    <message>
        <source>%1 was added.</source>
        <translation>%1 a été ajouté.</translation>
    </message>
    <message>
        <source>There is no challenge in this file that can be opened. Nothing was changed.</source>
        <translation>Ce fichier ne contient aucun défi qui puisse être ouvert. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The challenge was not kept: it could not be written to the disk.</source>
        <translation>Le défi n’a pas été ajouté&#xa0;: impossible de l’enregistrer sur le disque.</translation>
    </message>
    <message>
        <source>This is a result of a challenge that you do not have. Add the file of the challenge first.</source>
        <translation>C’est un résultat d’un défi que vous n’avez pas. Ajoutez d’abord le fichier du défi.</translation>
    </message>
    <message>
        <source>There is no result in this file that can be read. Nothing was changed.</source>
        <translation>Ce fichier ne contient aucun résultat lisible. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>There is no result of this challenge in what you copied. Copy the line that begins with “Sheepshead challenge”.</source>
        <translation>Ce que vous avez copié ne contient aucun résultat de ce défi. Copiez la ligne qui commence par «&#xa0;Sheepshead challenge&#xa0;».</translation>
    </message>
    <message numerus="yes">
        <source>%n result(s) added.</source>
        <translation>
            <numerusform>%n résultat ajouté.</numerusform>
            <numerusform>%n résultats ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Copié. Collez-le dans un message.</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a challenge, a player</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Save your result to send it</source>
        <translation>Enregistrer votre résultat pour l’envoyer</translation>
    </message>
    <message>
        <source>Dealing sheets</source>
        <translation>Feuilles de donne</translation>
    </message>
    <message>
        <source>The sheets show the cards of all deals. If you are still to play this challenge, let another person print them.</source>
        <translation>Les feuilles montrent les cartes de toutes les donnes. Si vous devez encore jouer ce défi, faites-les imprimer par une autre personne.</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>Imp&amp;rimer…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save the dealing sheets as PDF</source>
        <translation>Enregistrer les feuilles de donne en PDF</translation>
    </message>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>The result was not kept: it could not be written to the disk.</source>
        <translation>Le résultat n’a pas été gardé&#xa0;: le disque ne l’a pas accepté.</translation>
    </message>
    <message>
        <source>Save the scores of this table to send them</source>
        <translation>Enregistrer les scores de cette table pour les envoyer</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengePlay</name>
    <message>
        <source>In a challenge nothing is taken back, and nothing helps you to decide.</source>
        <translation>Dans un défi, rien ne s’annule et rien ne vous aide à décider.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeViewerRow</name>
    <message>
        <source>S&amp;eat:</source>
        <translation>P&amp;lace&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Who plays:</source>
        <translation>&amp;Qui joue&#xa0;:</translation>
    </message>
    <message>
        <source>Each plays the deals alone, and sees the others&apos; scores of the deals that they have played themselves.</source>
        <translation>Chaque personne joue les donnes seule et voit les scores des autres dans les donnes qu’elle a jouées.</translation>
    </message>
    <message>
        <source>People at the same seat of real tables had the same cards. Seat 1 had the cards of those who play at a computer.</source>
        <translation>Ceux qui étaient à la même place de vraies tables avaient les mêmes cartes. La place 1 avait les cartes de ceux qui jouent sur un ordinateur.</translation>
    </message>
    <message>
        <source>Real tables</source>
        <extracomment>all deals that tables with real cards have played are shown</extracomment>
        <translation>Vraies tables</translation>
    </message>
    <message>
        <source>All seats</source>
        <translation>Toutes les places</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengesDialog</name>
    <message>
        <source>Challenges</source>
        <translation>Défis</translation>
    </message>
    <message>
        <source>Who scored what</source>
        <translation>Scores de chacun</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Add a &amp;file…</source>
        <translation>Ajouter un &amp;fichier…</translation>
    </message>
    <message>
        <source>Paste a &amp;result</source>
        <translation>Coller un &amp;résultat</translation>
    </message>
    <message>
        <source>C&amp;opy my result</source>
        <translation>C&amp;opier mon résultat</translation>
    </message>
    <message>
        <source>&amp;Save my result…</source>
        <translation>&amp;Enregistrer mon résultat…</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
        <source>Everybody gets the same cards and plays each deal once, without undo. You see the others&apos; scores of the deals that you have played.</source>
        <translation>Tous reçoivent les mêmes cartes et jouent chaque donne une seule fois, sans annulation. Vous voyez les scores des autres dans les donnes que vous avez jouées.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
    <message>
        <source>Made by</source>
        <translation>Créé par</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Jouées</translation>
    </message>
    <message>
        <source>Save the table as PDF</source>
        <translation>Enregistrer le tableau en PDF</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>deals of a challenge</extracomment>
        <translation>%1 sur %2</translation>
    </message>
    <message>
        <source>There is no challenge yet. Make one with Game ▸ New challenge…, or add the file of one that you were sent.</source>
        <translation>Il n’y a pas encore de défi. Créez-en un avec Partie ▸ Nouveau défi…, ou ajoutez le fichier d’un défi qu’on vous a envoyé.</translation>
    </message>
    <message>
        <source>Your result of this challenge was changed and cannot be read, so you cannot play it. %1</source>
        <translation>Votre résultat de ce défi a été modifié et ne peut pas être lu&#xa0;; aucune donne n’en est donc jouée. %1</translation>
    </message>
    <message>
        <source>Choose a deal to see where the others decided differently.</source>
        <translation>Choisissez une donne pour voir où les autres ont fait autre chose que vous.</translation>
    </message>
    <message>
        <source>All whose decisions are known did the same as you in this deal.</source>
        <translation>Tous ceux dont les décisions sont connues ont fait comme vous dans cette donne.</translation>
    </message>
    <message>
        <source>&amp;Play on</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>The same deals at real tables: which cards go where</source>
        <translation>Les mêmes donnes à de vraies tables&#xa0;: quelles cartes vont où</translation>
    </message>
    <message>
        <source>Dealing s&amp;heets…</source>
        <translation>Feuilles &amp;de donne…</translation>
    </message>
    <message>
        <source>A&amp;nother person…</source>
        <translation>&amp;Autre personne…</translation>
    </message>
    <message>
        <source>Another person at this computer plays the same deals.</source>
        <translation>Une autre personne joue les mêmes donnes sur cet ordinateur.</translation>
    </message>
    <message>
        <source>&amp;Type results of a table…</source>
        <translation>&amp;Saisir les résultats d’une table…</translation>
    </message>
    <message>
        <source>What real tables scored that played the same deals</source>
        <translation>Ce qu’ont marqué les vraies tables qui ont joué les mêmes donnes</translation>
    </message>
    <message>
        <source>Scores of real tables are typed in, so what was done there is not known: no cost is worked out, and no parting of ways. The same seat had the same cards.</source>
        <translation>Les scores des vraies tables sont saisis à la main&#xa0;: on ne sait pas ce qui s’y est fait, donc ni coût ni divergence ne sont calculés. La même place avait les mêmes cartes.</translation>
    </message>
    <message>
        <source>You have played all deals of this challenge.</source>
        <translation>Vous avez joué toutes les donnes de ce défi.</translation>
    </message>
    <message>
        <source>Finish a deal of this challenge first.</source>
        <translation>Finissez d’abord une donne de ce défi.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CharacterWords</name>
    <message>
        <source>Takes aces home early</source>
        <extracomment>how a computer player plays, in a few words without a subject; so are the next ones</extracomment>
        <translation>Met vite ses as à l’abri</translation>
    </message>
    <message>
        <source>Saves the best trump for the end</source>
        <translation>Garde le meilleur atout pour la fin</translation>
    </message>
    <message>
        <source>Trusting: schmears early</source>
        <translation>Fait confiance&#xa0;: charge tôt</translation>
    </message>
    <message>
        <source>Careful: passes what is not sure</source>
        <translation>Prudence&#xa0;: passe si ce n’est pas sûr</translation>
    </message>
    <message>
        <source>Takes charge: draws trump, and soon goes alone</source>
        <translation>Mène le jeu&#xa0;: tire les atouts, joue vite sans partenaire</translation>
    </message>
    <message>
        <source>Bold: picks what others pass</source>
        <translation>Audace&#xa0;: prend ce que les autres passent</translation>
    </message>
    <message>
        <source>Likes company: never goes alone</source>
        <translation>Aime la compagnie&#xa0;: ne joue jamais sans partenaire</translation>
    </message>
    <message>
        <source>Likes to crack</source>
        <translation>Aime contrer</translation>
    </message>
    <message>
        <source>Cheeky: trumps in wherever it can</source>
        <translation>Du culot&#xa0;: coupe dès que possible</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChartPage</name>
    <message>
        <source>Cha&amp;rt:</source>
        <translation>G&amp;raphique&#xa0;:</translation>
    </message>
    <message>
        <source>As a &amp;table</source>
        <translation>En &amp;tableau</translation>
    </message>
    <message>
        <source>Pri&amp;nt…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Figures of the chart</source>
        <translation>Valeurs du graphique</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChartWords</name>
    <message>
        <source>%1 to %2</source>
        <extracomment>from the least value to the most</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>%1: lowest %2 (%3), highest %4 (%5), last %6.</source>
        <extracomment>name of a line of a chart; its lowest and highest value with their places, and the last</extracomment>
        <translation>%1&#xa0;: minimum %2 (%3), maximum %4 (%5), dernier %6.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CheatSheet</name>
    <message>
        <source>%1, with house rules</source>
        <translation>%1, avec règles maison</translation>
    </message>
    <message>
        <source>Sheepshead: %1</source>
        <translation>Sheepshead&#xa0;: %1</translation>
    </message>
    <message>
        <source>Trump, from the highest down</source>
        <translation>Atouts, du plus fort au plus faible</translation>
    </message>
    <message>
        <source>Fail, from the highest down</source>
        <translation>Hors atout, de la plus forte à la plus faible</translation>
    </message>
    <message>
        <source>What the cards count</source>
        <translation>Ce que valent les cartes</translation>
    </message>
    <message numerus="yes">
        <source>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n points in the deck.</source>
        <translation>
            <numerusform>As 11 points, dix 10, roi 4, dame 3, valet 2&#xa0;; neuf, huit et sept rien&#xa0;: %n point dans le jeu.</numerusform>
            <numerusform>As 11 points, dix 10, roi 4, dame 3, valet 2&#xa0;; neuf, huit et sept rien&#xa0;: %n points dans le jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>Déroulement d’une donne</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Quand personne ne prend</translation>
    </message>
    <message>
        <source>House rules in force</source>
        <translation>Règles maison en vigueur</translation>
    </message>
    <message>
        <source>★ differs from the usual game</source>
        <translation>★ diffère du jeu habituel</translation>
    </message>
    <message>
        <source>Cheat sheet, %1</source>
        <translation>Aide-mémoire, %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChoiceBar</name>
    <message>
        <source>Your decision</source>
        <translation>Votre décision</translation>
    </message>
</context>
<context>
    <name>sheepshead::ChoiceButton</name>
    <message>
        <source>%1 Key %2.</source>
        <comment>what a choice does, and its key</comment>
        <translation>%1 Touche %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::Coach</name>
    <message>
        <source>%1. Better: %2.</source>
        <extracomment>what the coach says afterwards, and what would have been better</extracomment>
        <translation>%1. Mieux&#xa0;: %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CompareDialog</name>
    <message>
        <source>Also show &amp;rules that are the same</source>
        <translation>Montrer aussi les &amp;règles identiques</translation>
    </message>
    <message>
        <source>Compare rules</source>
        <translation>Comparer des règles</translation>
    </message>
    <message>
        <source>First r&amp;ules:</source>
        <translation>&amp;Premières règles&#xa0;:</translation>
    </message>
    <message>
        <source>Sec&amp;ond rules:</source>
        <translation>&amp;Deuxièmes règles&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Fichier…</translation>
    </message>
    <message>
        <source>F&amp;ile…</source>
        <translation>F&amp;ichier…</translation>
    </message>
    <message>
        <source>Both rules are the same.</source>
        <translation>Les deux règles sont identiques.</translation>
    </message>
    <message numerus="yes">
        <source>%n rule(s) differ.</source>
        <translation>
            <numerusform>%n règle diffère.</numerusform>
            <numerusform>%n règles diffèrent.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::CurrentGame</name>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>The hand you left is saved. To resume it later, open the score book in the Game menu.</source>
        <translation>La donne que vous avez quittée est enregistrée. Pour la reprendre plus tard, ouvrez le carnet de marque dans le menu Partie.</translation>
    </message>
    <message>
        <source>&amp;Resume it now</source>
        <translation>La &amp;reprendre maintenant</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>%1 is called %2 in this game: in the score book another player at this table has that name, too.</source>
        <translation>%1 s’appelle %2 dans cette partie&#xa0;: dans le carnet de marque, un autre joueur de cette table porte aussi ce nom.</translation>
    </message>
</context>
<context>
    <name>sheepshead::CurtainPanel</name>
    <message>
        <source>&amp;Ready</source>
        <translation>&amp;Prêt</translation>
    </message>
    <message>
        <source>Pass to %1</source>
        <translation>Au tour de %1</translation>
    </message>
    <message>
        <source>The others decide</source>
        <translation>Les autres décident</translation>
    </message>
    <message>
        <source>Only %1 looks at the screen now.</source>
        <translation>Seul %1 regarde l’écran maintenant.</translation>
    </message>
    <message>
        <source>No cards are shown until a person is to decide.</source>
        <translation>Aucune carte n’est montrée tant que personne ne doit décider.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DayHandController</name>
    <message>
        <source>Hand of the day, %1: everybody gets these cards. It does not count, and your game waits for you.</source>
        <translation>Donne du jour, %1&#xa0;: tout le monde reçoit ces cartes. Elle ne compte pas, et votre partie vous attend.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Retour à la partie</translation>
    </message>
    <message>
        <source>Hand of the day, %1.</source>
        <translation>Donne du jour, %1.</translation>
    </message>
    <message>
        <source>Your score is %1. An expert in your seat scores %2.</source>
        <translation>Votre score&#xa0;: %1. Un expert à votre place&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Your score is %1. An expert is still playing your cards.</source>
        <translation>Votre score&#xa0;: %1. Un expert joue encore vos cartes.</translation>
    </message>
    <message>
        <source>You took decisions back.</source>
        <translation>Vous avez repris des décisions.</translation>
    </message>
    <message>
        <source>The first time you scored %1.</source>
        <translation>La première fois, votre score était de %1.</translation>
    </message>
    <message numerus="yes">
        <source>You have played on %n day(s) in a row.</source>
        <translation>
            <numerusform>Vous avez joué %n jour de suite.</numerusform>
            <numerusform>Vous avez joué %n jours de suite.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 Your longest row: %2.</source>
        <comment>a sentence, a number</comment>
        <translation>%1 Votre plus longue série&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Copied.</source>
        <translation>Copié.</translation>
    </message>
    <message>
        <source>&amp;Copy result</source>
        <translation>&amp;Copier le résultat</translation>
    </message>
    <message>
        <source>Other &amp;days…</source>
        <translation>Autres &amp;jours…</translation>
    </message>
</context>
<context>
    <name>sheepshead::DayHandsDialog</name>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Copy the &amp;week</source>
        <translation>&amp;Copier la semaine</translation>
    </message>
    <message>
        <source>Hands of the day</source>
        <translation>Donnes du jour</translation>
    </message>
    <message>
        <source>Everybody gets the same cards on a day. The first time that a player plays a day&apos;s hand is noted; none of them counts in the score book.</source>
        <translation>Un même jour, tout le monde reçoit les mêmes cartes. Le premier essai de chacun est noté&#xa0;; aucune de ces donnes ne compte dans le carnet.</translation>
    </message>
    <message>
        <source>Who plays</source>
        <translation>Qui joue</translation>
    </message>
    <message>
        <source>Wh&amp;o plays:</source>
        <translation>&amp;Qui joue&#xa0;:</translation>
    </message>
    <message>
        <source>The scores of the last seven days as text, to send to others</source>
        <translation>Les scores des sept derniers jours en texte, à envoyer</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Aujourd’hui</translation>
    </message>
    <message>
        <source>%1 (back)</source>
        <extracomment>a score of a hand in which decisions were taken back</extracomment>
        <translation>%1 (repris)</translation>
    </message>
</context>
<context>
    <name>sheepshead::DealNumberDialog</name>
    <message>
        <source>Play a deal number</source>
        <translation>Jouer une donne par numéro</translation>
    </message>
    <message>
        <source>Deal &amp;number</source>
        <translation>&amp;Numéro de la donne</translation>
    </message>
    <message>
        <source>De&amp;aler</source>
        <translation>Donne&amp;ur</translation>
    </message>
    <message>
        <source>By the same rules, a number and a dealer give the same cards on every computer. The hand is practice and does not count.</source>
        <translation>Avec les mêmes règles, un numéro et un donneur donnent les mêmes cartes sur tout ordinateur. La donne sert d’entraînement et ne compte pas.</translation>
    </message>
    <message>
        <source>This is the last hand&apos;s number.</source>
        <translation>C’est le numéro de la dernière donne.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Donner</translation>
    </message>
</context>
<context>
    <name>sheepshead::DealsPage</name>
    <message>
        <source>after the hand</source>
        <translation>après la donne</translation>
    </message>
    <message>
        <source>cards set up by hand</source>
        <translation>cartes placées à la main</translation>
    </message>
    <message>
        <source>Before each hand, the program writes down the whole deal: the rules, the dealer, every card, and the secret number behind the shuffle (the seed). You see the hash of that text at once, a fingerprint of 64 digits (SHA-256): its first digits at the bottom right of the window, all of them here. It is impossible to work out the cards from the hash, or to find other cards with the same hash. After the hand you get the text.</source>
        <translation>Avant chaque donne, le programme note toute la distribution&#xa0;: les règles, le donneur, chaque carte et le nombre secret qui régit le mélange (la graine). Vous voyez aussitôt le hachage de ce texte, une empreinte de 64 chiffres (SHA-256)&#xa0;: ses premiers chiffres en bas à droite de la fenêtre, tous ici. Il est impossible de déduire les cartes du hachage, ou de trouver d’autres cartes de même hachage. Après la donne, vous recevez le texte.</translation>
    </message>
    <message>
        <source>To check a hand, note the first digits of its hash before you play it. Afterwards, paste the command into a terminal: it shuffles again and compares. Or do not trust our programs at all: copy the text to a file and let any other program compute its SHA-256, for example &quot;sha256sum file&quot;. If you get the hash you noted, no card was changed.</source>
        <translation>Pour vérifier une donne, notez les premiers chiffres de son hachage avant de la jouer. Ensuite, collez la commande dans un terminal&#xa0;: elle mélange de nouveau et compare. Ou ne faites aucune confiance à nos programmes&#xa0;: copiez le texte dans un fichier et faites calculer son SHA-256 par tout autre programme, par exemple «&#xa0;sha256sum fichier&#xa0;». Si vous obtenez le hachage noté, aucune carte n’a été changée.</translation>
    </message>
    <message>
        <source>While a hand is played, the score book keeps its deal scrambled: opening the file shows no card and no seed at a glance. This is no encryption. The program can unscramble the deal, to resume the hand after a crash, and so could another program.</source>
        <translation>Pendant qu’une donne est jouée, le carnet de marque garde sa distribution brouillée&#xa0;: ouvrir le fichier ne montre au premier regard ni carte ni graine. Ce n’est pas un chiffrement. Le programme peut débrouiller la distribution, pour reprendre la donne après un plantage, et un autre programme le pourrait aussi.</translation>
    </message>
    <message>
        <source>&amp;Hash</source>
        <translation>&amp;Hachage</translation>
    </message>
    <message>
        <source>Co&amp;mmand</source>
        <translation>Co&amp;mmande</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Hash (before the deal)</source>
        <translation>Hachage (avant la donne)</translation>
    </message>
    <message>
        <source>Seed (after the hand)</source>
        <translation>Graine (après la donne)</translation>
    </message>
    <message>
        <source>The hands of this game</source>
        <translation>Les donnes de cette partie</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copier</translation>
    </message>
    <message>
        <source>Copy: %1</source>
        <translation>Copier&#xa0;: %1</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>Texte</translation>
    </message>
    <message>
        <source>&amp;Text</source>
        <translation>&amp;Texte</translation>
    </message>
</context>
<context>
    <name>sheepshead::DeckSection</name>
    <message>
        <source>Card decks</source>
        <translation>Jeux de cartes</translation>
    </message>
    <message>
        <source>&amp;Remove Deck</source>
        <translation>&amp;Retirer le jeu</translation>
    </message>
    <message>
        <source>A&amp;dd Deck…</source>
        <translation>A&amp;jouter un jeu…</translation>
    </message>
    <message>
        <source>A KDE card deck: choose the file index.desktop in its folder, or drop the folder here.</source>
        <translation>Un jeu de cartes KDE&#xa0;: choisissez le fichier index.desktop dans son dossier, ou déposez le dossier ici.</translation>
    </message>
    <message>
        <source>Missing deck</source>
        <translation>Jeu manquant</translation>
    </message>
    <message>
        <source>Add a Card Deck</source>
        <translation>Ajouter un jeu de cartes</translation>
    </message>
    <message>
        <source>Card decks (%1)</source>
        <translation>Jeux de cartes (%1)</translation>
    </message>
</context>
<context>
    <name>sheepshead::DerivationDialog</name>
    <message>
        <source>No score breakdown: an older version saved this hand.</source>
        <translation>Pas de détail du score&#xa0;: une version plus ancienne a enregistré cette donne.</translation>
    </message>
    <message>
        <source>Each player&apos;s share</source>
        <translation>La part de chaque joueur</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Le pot</translation>
    </message>
    <message>
        <source>On the sheet</source>
        <translation>Sur la feuille</translation>
    </message>
    <message>
        <source>Score breakdown</source>
        <translation>Détail du score</translation>
    </message>
</context>
<context>
    <name>sheepshead::DrawPage</name>
    <message>
        <source>Round %1</source>
        <translation>Tour %1</translation>
    </message>
    <message>
        <source>&amp;Draw this round and the next ones</source>
        <translation>&amp;Tirer ce tour et les suivants</translation>
    </message>
    <message>
        <source>Seat late players, take out &amp;missing ones</source>
        <translation>Placer les &amp;retardataires, retirer les absents</translation>
    </message>
    <message>
        <source>Seats by table and by name</source>
        <translation>Places par table et par nom</translation>
    </message>
    <message>
        <source>Seat slips of all rounds</source>
        <translation>Billets de place de tous les tours</translation>
    </message>
    <message>
        <source>Score cards</source>
        <translation>Fiches de marque</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Places</translation>
    </message>
    <message>
        <source>This round is not drawn yet.</source>
        <translation>Ce tour n’est pas encore tiré.</translation>
    </message>
    <message>
        <source>Some players could not be seated or taken out: draw the round again, or change the list of players.</source>
        <translation>Tout n’a pas pu être réglé&#xa0;: tirez de nouveau le tour, ou modifiez la liste des joueurs.</translation>
    </message>
    <message>
        <source>A round needs at least four players.</source>
        <translation>Un tour demande au moins quatre joueurs.</translation>
    </message>
    <message>
        <source>Results of this round or a later one are official.</source>
        <translation>Des résultats de ce tour ou d’un tour suivant sont officiels.</translation>
    </message>
    <message>
        <source>Draw the rounds before this one first.</source>
        <translation>Tirez d’abord les tours précédents.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DrillController</name>
    <message>
        <source>Drill</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Your table has no such decision.</source>
        <translation>Votre table ne connaît pas cette décision.</translation>
    </message>
    <message>
        <source>The expert is thinking…</source>
        <translation>L’expert réfléchit…</translation>
    </message>
    <message>
        <source>That was today&apos;s pile: %1 of %2 right.</source>
        <translation>C’était la pile du jour&#xa0;: %1 sur %2 justes.</translation>
    </message>
    <message>
        <source>There is no hint in a drill. Answer, and you see whether you were right.</source>
        <translation>Il n’y a pas de conseil dans un exercice. Répondez, et vous verrez si c’était juste.</translation>
    </message>
    <message>
        <source>Your table has no such decision. This drill plays by other rules: %1.</source>
        <translation>Votre table ne connaît pas cette décision. Cet exercice suit d’autres règles&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::DrillsDialog</name>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>Drills</source>
        <translation>Exercices</translation>
    </message>
    <message>
        <source>One kind of decision, again and again, by the rules of your table. An expert measures each answer. Your game waits for you meanwhile.</source>
        <translation>Un seul type de décision, encore et encore, selon les règles de votre table. Un expert mesure chaque réponse. Votre partie vous attend pendant ce temps.</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progrès</translation>
    </message>
</context>
<context>
    <name>sheepshead::EntrantsPage</name>
    <message>
        <source>The chosen player</source>
        <translation>Le joueur choisi</translation>
    </message>
    <message>
        <source>Has pai&amp;d</source>
        <translation>A pa&amp;yé</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>No.</source>
        <comment>number</comment>
        <translation>No.</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Paid</source>
        <translation>Payé</translation>
    </message>
    <message>
        <source>First round</source>
        <translation>Premier tour</translation>
    </message>
    <message>
        <source>Last round</source>
        <translation>Dernier tour</translation>
    </message>
    <message>
        <source>New players</source>
        <translation>Nouveaux joueurs</translation>
    </message>
    <message>
        <source>New players, one name a line</source>
        <translation>Nouveaux joueurs, un nom par ligne</translation>
    </message>
    <message>
        <source>&amp;Add players</source>
        <translation>&amp;Ajouter des joueurs</translation>
    </message>
    <message>
        <source>Names from a &amp;file…</source>
        <translation>Noms d’un fic&amp;hier…</translation>
    </message>
    <message>
        <source>stays</source>
        <translation>reste</translation>
    </message>
    <message>
        <source>0: a player who did not come</source>
        <translation>0&#xa0;: un joueur qui n’est pas venu</translation>
    </message>
    <message>
        <source>Na&amp;me:</source>
        <translation>No&amp;m&#xa0;:</translation>
    </message>
    <message>
        <source>F&amp;irst round:</source>
        <translation>&amp;Premier tour&#xa0;:</translation>
    </message>
    <message>
        <source>Last r&amp;ound:</source>
        <translation>Derni&amp;er tour&#xa0;:</translation>
    </message>
    <message>
        <source>All ha&amp;ve paid</source>
        <translation>&amp;Tous ont payé</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>oui</translation>
    </message>
    <message>
        <source>no</source>
        <translation>non</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>%n joueur ajouté.</numerusform>
            <numerusform>%n joueurs ajoutés.</numerusform>
        </translation>
    </message>
    <message>
        <source>These names are there already: %1. Give each player a name of their own.</source>
        <translation>Ces noms existent déjà&#xa0;: %1. Donnez à chaque joueur un nom différent.</translation>
    </message>
    <message>
        <source>Names from a file</source>
        <translation>Noms d’un fichier</translation>
    </message>
    <message>
        <source>Lists of names (*.txt *.csv);;All files (*)</source>
        <translation>Listes de noms (*.txt *.csv);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>This player has a seat in a draw. Say in which round they left.</source>
        <translation>Ce joueur a une place dans un tirage. Indiquez à quel tour il est parti.</translation>
    </message>
</context>
<context>
    <name>sheepshead::EntryPlace</name>
    <message>
        <source>%1 deals next</source>
        <comment>a player</comment>
        <translation>%1 donne ensuite</translation>
    </message>
    <message>
        <source>the next hand counts × %1</source>
        <translation>la donne suivante compte × %1</translation>
    </message>
    <message numerus="yes">
        <source>%n doublers wait</source>
        <translation>
            <numerusform>%n doubler en attente</numerusform>
            <numerusform>%n doublers en attente</numerusform>
        </translation>
    </message>
    <message>
        <source>pot: %1</source>
        <translation>pot&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::ExportDialog</name>
    <message>
        <source>Export the score book</source>
        <translation>Exporter le carnet de marque</translation>
    </message>
    <message>
        <source>&amp;Everything, to import again (JSON)</source>
        <translation>&amp;Tout, pour l’importer de nouveau (JSON)</translation>
    </message>
    <message>
        <source>A table for a &amp;spreadsheet, with names and words (CSV)</source>
        <translation>Un tableau pour un ta&amp;bleur, avec des noms et des mots (CSV)</translation>
    </message>
    <message>
        <source>1,25 – columns by semicolons</source>
        <translation>1,25 – colonnes séparées par des points-virgules</translation>
    </message>
    <message>
        <source>1.25 – columns by commas</source>
        <translation>1.25 – colonnes séparées par des virgules</translation>
    </message>
    <message>
        <source>&amp;Numbers:</source>
        <translation>&amp;Nombres&#xa0;:</translation>
    </message>
    <message>
        <source>A table for programs, a line a &amp;hand (CSV)</source>
        <translation>Un tableau pour des programmes, une ligne par &amp;donne (CSV)</translation>
    </message>
    <message>
        <source>A table for programs, a line a &amp;player and hand (CSV)</source>
        <translation>Un tableau pour des programmes, une ligne par &amp;joueur et par donne (CSV)</translation>
    </message>
    <message>
        <source>E&amp;xport…</source>
        <translation>E&amp;xporter…</translation>
    </message>
</context>
<context>
    <name>sheepshead::FaceTexts</name>
    <message>
        <source>The picture could not be copied to %1.</source>
        <translation>L’image n’a pas pu être copiée vers %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::FeltSection</name>
    <message>
        <source>Felts</source>
        <translation>Tapis</translation>
    </message>
    <message>
        <source>Choose a &amp;Picture…</source>
        <translation>Choisir une &amp;image…</translation>
    </message>
    <message>
        <source>Your picture</source>
        <translation>Votre image</translation>
    </message>
    <message>
        <source>A light picture is darkened, so that words on it can be read.</source>
        <translation>Une image claire est assombrie, pour que les mots y restent lisibles.</translation>
    </message>
    <message>
        <source>A Picture for the Table</source>
        <translation>Une image pour la table</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Images (%1)</translation>
    </message>
</context>
<context>
    <name>sheepshead::FeltView</name>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
</context>
<context>
    <name>sheepshead::FigureWords</name>
    <message>
        <source>Figure</source>
        <translation>Indicateur</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Valeur</translation>
    </message>
    <message>
        <source>95% interval</source>
        <translation>Intervalle à 95&#xa0;%</translation>
    </message>
    <message>
        <source>Points per hand</source>
        <translation>Points de marque par donne</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Donnes</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>from the least to the most</extracomment>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>%1: %2, %3</source>
        <extracomment>&quot;Best evening&quot;, its day, its sheet</extracomment>
        <translation>%1&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>Overall</source>
        <translation>En tout</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Total score</source>
        <translation>Score total</translation>
    </message>
    <message>
        <source>Average per hand</source>
        <translation>Moyenne par donne</translation>
    </message>
    <message>
        <source>Best evening</source>
        <translation>Meilleure soirée</translation>
    </message>
    <message>
        <source>Worst evening</source>
        <translation>Pire soirée</translation>
    </message>
    <message>
        <source>Most hands won in a row</source>
        <translation>Donnes gagnées de suite, au plus</translation>
    </message>
    <message>
        <source>Most hands lost in a row</source>
        <translation>Donnes perdues de suite, au plus</translation>
    </message>
    <message>
        <source>Hands with a hint</source>
        <translation>Donnes avec un conseil</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Victoires</translation>
    </message>
    <message>
        <source>As picker</source>
        <translation>Comme preneur</translation>
    </message>
    <message>
        <source>As picker, alone</source>
        <translation>Comme preneur, sans partenaire</translation>
    </message>
    <message>
        <source>As partner</source>
        <translation>Comme partenaire</translation>
    </message>
    <message>
        <source>As defender</source>
        <translation>En défense</translation>
    </message>
    <message>
        <source>Leasters, and each for themselves</source>
        <translation>Leasters, et chacun pour soi</translation>
    </message>
    <message>
        <source>Schneidered the other side</source>
        <translation>A mis l’autre camp schneider</translation>
    </message>
    <message>
        <source>Was schneidered</source>
        <translation>A été schneider</translation>
    </message>
    <message>
        <source>Hands that ended as leaster or alike</source>
        <translation>Donnes finies en leaster ou semblable</translation>
    </message>
    <message>
        <source>Hands thrown in</source>
        <translation>Donnes annulées</translation>
    </message>
    <message>
        <source>Picks</source>
        <translation>Prises</translation>
    </message>
    <message>
        <source>Pick rate</source>
        <translation>Taux de prise</translation>
    </message>
    <message>
        <source>Pick rate, %1</source>
        <translation>Taux de prise, %1</translation>
    </message>
    <message>
        <source>By trump in the hand, where it is known</source>
        <translation>Selon les atouts en main, s’ils sont connus</translation>
    </message>
    <message numerus="yes">
        <source>Picks with %n trump</source>
        <translation>
            <numerusform>Prises avec %n atout</numerusform>
            <numerusform>Prises avec %n atouts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins after a pick with %n trump</source>
        <translation>
            <numerusform>Gains après une prise avec %n atout</numerusform>
            <numerusform>Gains après une prise avec %n atouts</numerusform>
        </translation>
    </message>
    <message>
        <source>Mauer meter: hands passed, by power count</source>
        <translation>Mesure du mauer&#xa0;: mains passées, selon leur force</translation>
    </message>
    <message>
        <source>Average power of a passed hand</source>
        <translation>Force moyenne d’une main passée</translation>
    </message>
    <message>
        <source>Power passed, all together</source>
        <translation>Force passée, en tout</translation>
    </message>
    <message>
        <source>Pick or pass</source>
        <translation>Prendre ou passer</translation>
    </message>
    <message>
        <source>Bury</source>
        <translation>Écart</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Appel</translation>
    </message>
    <message>
        <source>Lead</source>
        <translation>Entame</translation>
    </message>
    <message>
        <source>Follow</source>
        <translation>Fournir</translation>
    </message>
    <message>
        <source>Other decisions</source>
        <translation>Autres décisions</translation>
    </message>
    <message>
        <source>What decisions cost, as far as reviewed (hands with a hint left out)</source>
        <translation>Ce que coûtent les décisions, dans la mesure où elles sont analysées (donnes avec conseil exclues)</translation>
    </message>
    <message>
        <source>%1: %2 of the points lost</source>
        <extracomment>a kind of decision, and how many of all points lost went there</extracomment>
        <translation>%1&#xa0;: %2 des points de marque perdus</translation>
    </message>
    <message>
        <source>Points lost for each decision</source>
        <translation>Points de marque perdus par décision</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>left of the dealer</source>
        <translation>à gauche du donneur</translation>
    </message>
    <message>
        <source>seat %1 from the dealer</source>
        <translation>place %1 après le donneur</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Score</translation>
    </message>
    <message>
        <source>Average</source>
        <extracomment>points a hand</extracomment>
        <translation>Moyenne</translation>
    </message>
    <message>
        <source>Picks won</source>
        <translation>Prises gagnées</translation>
    </message>
    <message>
        <source>Best</source>
        <extracomment>evening</extracomment>
        <translation>Meilleure</translation>
    </message>
    <message>
        <source>Worst</source>
        <extracomment>evening</extracomment>
        <translation>Pire</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (ordinateur)</translation>
    </message>
    <message>
        <source>Tricks taken as partner, on average</source>
        <translation>Plis pris comme partenaire, en moyenne</translation>
    </message>
    <message>
        <source>Points lost for each hand with such a decision: in the first half of the evenings → in the second</source>
        <translation>Points de marque perdus par donne avec une telle décision&#xa0;: première moitié des soirées → seconde</translation>
    </message>
    <message>
        <source>Improved most</source>
        <translation>Le plus amélioré</translation>
    </message>
</context>
<context>
    <name>sheepshead::FileDialogs</name>
    <message>
        <source>The file %1 could not be written. Choose another folder.</source>
        <translation>Le fichier %1 n’a pas pu être écrit. Choisissez un autre dossier.</translation>
    </message>
</context>
<context>
    <name>sheepshead::FirstStartDialog</name>
    <message>
        <source>Welcome to Sheepshead</source>
        <translation>Bienvenue dans Sheepshead</translation>
    </message>
    <message>
        <source>How would you like to begin?</source>
        <translation>Par quoi voulez-vous commencer&#xa0;?</translation>
    </message>
    <message>
        <source>You can change your mind at any time: New game is in the Game menu, Learn the game in the Help menu.</source>
        <translation>Vous pouvez changer d’avis à tout moment&#xa0;: Nouvelle partie est dans le menu Partie, Apprendre le jeu dans le menu Aide.</translation>
    </message>
    <message>
        <source>&amp;Teach me</source>
        <translation>&amp;Apprenez-moi le jeu</translation>
    </message>
    <message>
        <source>New to Sheepshead? Learn it in ten minutes, at the table and with real cards.</source>
        <translation>Le sheepshead est nouveau pour vous&#xa0;? Apprenez-le en dix minutes, à la table et avec de vraies cartes.</translation>
    </message>
    <message>
        <source>I play &amp;called ace</source>
        <translation>&amp;Je joue avec l’as appelé</translation>
    </message>
    <message>
        <source>Five players, six cards each. The picker calls an ace; its holder is the partner.</source>
        <translation>Cinq joueurs, six cartes chacun. Le preneur appelle un as&#xa0;; qui l’a est partenaire.</translation>
    </message>
    <message>
        <source>My table &amp;plays…</source>
        <translation>À &amp;ma table, on joue…</translation>
    </message>
    <message>
        <source>Two to eight players, jack of diamonds, black queens: choose your game.</source>
        <translation>De deux à huit joueurs, valet de carreau, dames noires&#xa0;: choisissez votre jeu.</translation>
    </message>
    <message>
        <source>&amp;Score a real table</source>
        <translation>Mar&amp;quer à une vraie table</translation>
    </message>
    <message>
        <source>You play with cards of your own, and the program keeps the score sheet: one short line a hand.</source>
        <translation>Vous jouez avec vos propres cartes, et le programme tient la feuille de marque&#xa0;: une courte ligne par donne.</translation>
    </message>
</context>
<context>
    <name>sheepshead::GameAtTable</name>
    <message>
        <source>The unfinished hand could not be read (%1: %2). It was set aside in the score book, and its cards were dealt again.</source>
        <translation>La donne inachevée n’a pas pu être lue (%1&#xa0;: %2). Elle a été mise de côté dans le carnet de marque, et ses cartes ont été redonnées.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>La partie est finie.</translation>
    </message>
</context>
<context>
    <name>sheepshead::GameController</name>
    <message>
        <source>The new rules take effect with the next deal.</source>
        <translation>Les nouvelles règles prennent effet à la prochaine donne.</translation>
    </message>
    <message>
        <source>&amp;Only in new games</source>
        <translation>Seulement dans les n&amp;ouvelles parties</translation>
    </message>
    <message numerus="yes">
        <source>The new rules are for %n player(s): they take effect with the next new game.</source>
        <translation>
            <numerusform>Les nouvelles règles sont pour %n joueur&#xa0;: elles prennent effet à la prochaine nouvelle partie.</numerusform>
            <numerusform>Les nouvelles règles sont pour %n joueurs&#xa0;: elles prennent effet à la prochaine nouvelle partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>The new rules take effect with the next new game.</source>
        <translation>Les nouvelles règles prennent effet à la prochaine nouvelle partie.</translation>
    </message>
    <message>
        <source>&amp;New game now</source>
        <translation>&amp;Nouvelle partie maintenant</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) goes to the best hand of five cards.</source>
        <translation>
            <numerusform>Le pot de %n point de marque va à la meilleure main de cinq cartes.</numerusform>
            <numerusform>Le pot de %n points de marque va à la meilleure main de cinq cartes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) is shared out.</source>
        <translation>
            <numerusform>Le pot de %n point de marque est partagé.</numerusform>
            <numerusform>Le pot de %n points de marque est partagé.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new player can only join between hands. Finish this hand first.</source>
        <translation>Un nouveau joueur ne peut arriver qu’entre deux donnes. Finissez d’abord celle-ci.</translation>
    </message>
    <message>
        <source>The new player adds a point to the pot for every leaster in it.</source>
        <translation>Le nouveau joueur ajoute au pot un point de marque pour chaque leaster qu’il contient.</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) is shared out first.</source>
        <translation>
            <numerusform>Le pot de %n point de marque est d’abord partagé.</numerusform>
            <numerusform>Le pot de %n points de marque est d’abord partagé.</numerusform>
        </translation>
    </message>
    <message>
        <source>End the game</source>
        <translation>Terminer la partie</translation>
    </message>
    <message>
        <source>End this game and see who has won?</source>
        <translation>Terminer cette partie et voir qui a gagné&#xa0;?</translation>
    </message>
    <message>
        <source>The hand on the table is given up and does not count.</source>
        <translation>La donne sur la table est abandonnée et ne compte pas.</translation>
    </message>
    <message>
        <source>&amp;End the game</source>
        <translation>&amp;Terminer la partie</translation>
    </message>
    <message>
        <source>The game is over. %1</source>
        <translation>La partie est finie. %1</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>La partie est finie</translation>
    </message>
    <message>
        <source>The showdown for the pot:
%1

The final standing:
%2</source>
        <translation>L’abattage pour le pot&#xa0;:
%1

Le classement final&#xa0;:
%2</translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) goes to the best hands of five cards, one leaster&apos;s worth after the other.</source>
        <translation>
            <numerusform>Le pot de %n point de marque va aux meilleures mains de cinq cartes, un leaster après l’autre.</numerusform>
            <numerusform>Le pot de %n points de marque va aux meilleures mains de cinq cartes, un leaster après l’autre.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::GameOverWords</name>
    <message>
        <source>%1 wins with a total of %2.</source>
        <translation>Victoire avec un total de %2&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 share the win with a total of %2 each.</source>
        <translation>%1 se partagent la victoire avec un total de %2 chacun.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: %2 (%3)</source>
        <translation>%1&#xa0;: %2 (%3)</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandEntry</name>
    <message>
        <source>&amp;Note:</source>
        <translation>&amp;Note&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;In short:</source>
        <translation>En a&amp;brégé&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Hand:</source>
        <translation>D&amp;onne&#xa0;:</translation>
    </message>
    <message>
        <source>Dea&amp;ler:</source>
        <translation>Donne&amp;ur&#xa0;:</translation>
    </message>
    <message>
        <source>T&amp;ype points and tricks</source>
        <translation>Saisir points et p&amp;lis</translation>
    </message>
    <message>
        <source>Points of the makers</source>
        <translation>Points de l’attaque</translation>
    </message>
    <message>
        <source>&amp;Points:</source>
        <translation>&amp;Points&#xa0;:</translation>
    </message>
    <message>
        <source>Every trick</source>
        <translation>Tous les plis</translation>
    </message>
    <message>
        <source>Schneider</source>
        <translation>Schneider</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gagné</translation>
    </message>
    <message>
        <source>Lost</source>
        <translation>Perdu</translation>
    </message>
    <message>
        <source>Lost schneider</source>
        <translation>Perdu schneider</translation>
    </message>
    <message>
        <source>No trick</source>
        <translation>Aucun pli</translation>
    </message>
    <message>
        <source>Cracks</source>
        <translation>Contres</translation>
    </message>
    <message>
        <source>Blitzes</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>&amp;Cracks:</source>
        <translation>&amp;Contres&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Blitzes:</source>
        <translation>Blit&amp;z&#xa0;:</translation>
    </message>
    <message>
        <source>Had to pick</source>
        <translation>Prise forcée</translation>
    </message>
    <message>
        <source>Picked blind</source>
        <translation>Prise à l’aveugle</translation>
    </message>
    <message>
        <source>Took every trick and wins</source>
        <translation>A fait tous les plis et gagne</translation>
    </message>
    <message>
        <source>Sheepshe&amp;ad:</source>
        <translation>&amp;Sheepshead&#xa0;:</translation>
    </message>
    <message>
        <source>Bi&amp;d:</source>
        <translation>Enc&amp;hère&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Misplay:</source>
        <translation>Faut&amp;e&#xa0;:</translation>
    </message>
    <message>
        <source>How the score comes about</source>
        <translation>D’où vient le score</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Correct hand %1</source>
        <translation>Corriger la donne %1</translation>
    </message>
    <message>
        <source>Hand %1</source>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>&amp;Write the correction</source>
        <translation>Écr&amp;ire la correction</translation>
    </message>
    <message>
        <source>&amp;Write the hand</source>
        <translation>Écr&amp;ire la donne</translation>
    </message>
    <message>
        <source>%1 (next)</source>
        <comment>the dealer whose turn it is</comment>
        <translation>%1 (suivant)</translation>
    </message>
    <message>
        <source>none</source>
        <comment>no misplay</comment>
        <translation>aucune</translation>
    </message>
    <message>
        <source>not called</source>
        <translation>non annoncé</translation>
    </message>
    <message>
        <source>called and made</source>
        <translation>annoncé et réussi</translation>
    </message>
    <message>
        <source>called and missed</source>
        <translation>annoncé et manqué</translation>
    </message>
    <message>
        <source>call</source>
        <translation>appel</translation>
    </message>
    <message>
        <source>best solo</source>
        <translation>solo best</translation>
    </message>
    <message>
        <source>side solo</source>
        <translation>solo de couleur</translation>
    </message>
    <message>
        <source>billy</source>
        <translation>billy</translation>
    </message>
    <message>
        <source>The picker took no trick</source>
        <translation>Le preneur n’a fait aucun pli</translation>
    </message>
    <message>
        <source>The winner took no trick</source>
        <translation>Le gagnant n’a fait aucun pli</translation>
    </message>
    <message>
        <source>&quot;%1&quot; means nothing here.</source>
        <translation>«&#xa0;%1&#xa0;» n’a pas de sens ici.</translation>
    </message>
    <message>
        <source>%1 points? Press Enter, or type =%1.</source>
        <extracomment>a number in the short line may be points of the makers</extracomment>
        <translation>%1 points&#xa0;? Appuyez sur Entrée, ou tapez =%1.</translation>
    </message>
    <message>
        <source>Crack</source>
        <translation>Contre</translation>
    </message>
    <message>
        <source>Crack and crack back</source>
        <translation>Contre et surcontre</translation>
    </message>
    <message>
        <source>Crack back</source>
        <translation>Surcontre</translation>
    </message>
    <message>
        <source>Blitz</source>
        <translation>Blitz</translation>
    </message>
    <message>
        <source>Sheepshead called and made</source>
        <translation>Sheepshead annoncé et réussi</translation>
    </message>
    <message>
        <source>Sheepshead called and missed</source>
        <translation>Sheepshead annoncé et manqué</translation>
    </message>
    <message>
        <source>7 points</source>
        <translation>7 points</translation>
    </message>
    <message>
        <source>%1 misplayed</source>
        <translation>%1 a fait une faute</translation>
    </message>
    <message>
        <source>%1 sits out</source>
        <translation>%1 ne joue pas</translation>
    </message>
    <message>
        <source>%1 is exempt</source>
        <translation>%1 est dispensé</translation>
    </message>
    <message numerus="yes">
        <source>Choose rules for %n players…</source>
        <translation>
            <numerusform>Choisir des règles pour %n joueur…</numerusform>
            <numerusform>Choisir des règles pour %n joueurs…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::HandFiles</name>
    <message>
        <source>Hands (*.sheephand);;All files (*)</source>
        <translation>Donnes (*.sheephand);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>Line %1</source>
        <translation>Ligne %1</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>There is no hand in %1 that can be opened. Nothing was changed.</source>
        <translation>Il n’y a dans %1 aucune donne qu’on puisse ouvrir. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Open a hand</source>
        <translation>Ouvrir une donne</translation>
    </message>
    <message>
        <source>Save the last hand</source>
        <translation>Enregistrer la dernière donne</translation>
    </message>
    <message>
        <source>Hand.sheephand</source>
        <translation>Donne.sheephand</translation>
    </message>
    <message>
        <source>The hand is in %1.</source>
        <translation>La donne est dans %1.</translation>
    </message>
    <message>
        <source>The hand was not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>La donne n’a pas été enregistrée&#xa0;: le fichier %1 n’a pas pu être écrit. Choisissez un autre dossier.</translation>
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
        <translation>chien</translation>
    </message>
    <message>
        <source>%1, on a covered card</source>
        <translation>%1, sur une carte couverte</translation>
    </message>
    <message>
        <source>%1, from the blind</source>
        <translation>%1, du chien</translation>
    </message>
    <message>
        <source>%1, recommended</source>
        <translation>%1, conseil</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandText</name>
    <message>
        <source>Follow suit if you can; trump is one suit. If you cannot, play any card. The highest trump takes the trick; without trump, the highest card of the suit led. The winner leads the next trick.</source>
        <translation>Fournissez à la couleur si vous pouvez&#xa0;; l’atout est une couleur. Sinon, jouez n’importe quelle carte. Le plus fort atout fait le pli&#xa0;; sans atout, la plus forte carte de la couleur entamée. Le gagnant entame le pli suivant.</translation>
    </message>
    <message numerus="yes">
        <source>Each player gets %n card(s).</source>
        <translation>
            <numerusform>Chaque joueur reçoit %n carte.</numerusform>
            <numerusform>Chaque joueur reçoit %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player gets %1 cards. %2 more lie face down in the middle: the blind.</source>
        <translation>Chaque joueur reçoit %1 cartes. %2 autres restent face cachée au milieu&#xa0;: le chien.</translation>
    </message>
    <message>
        <source>The dealer sits out.</source>
        <translation>Le donneur ne joue pas.</translation>
    </message>
    <message>
        <source>The deal passes to the left.</source>
        <translation>La donne passe à gauche.</translation>
    </message>
    <message numerus="yes">
        <source>%n of them lie face down on the table, each under a face-up card. Face-up cards are played like cards in hand; the card beneath is turned up after the trick.</source>
        <translation>
            <numerusform>%n d’entre elles est face cachée sur la table, sous une carte découverte. Les cartes découvertes se jouent comme celles de la main&#xa0;; celle du dessous est retournée après le pli.</numerusform>
            <numerusform>%n d’entre elles sont face cachée sur la table, chacune sous une carte découverte. Les cartes découvertes se jouent comme celles de la main&#xa0;; celle du dessous est retournée après le pli.</numerusform>
        </translation>
    </message>
    <message>
        <source>No cards are held in hand.</source>
        <translation>On n’a pas de cartes en main.</translation>
    </message>
    <message>
        <source>There is no picker: play begins at once.</source>
        <translation>Il n’y a pas de preneur&#xa0;: le jeu commence aussitôt.</translation>
    </message>
    <message>
        <source>Starting at the dealer&apos;s left, each player picks or passes, once.</source>
        <translation>En commençant à gauche du donneur, chaque joueur prend ou passe, une fois.</translation>
    </message>
    <message numerus="yes">
        <source>The picker takes the blind and buries %n cards face down; their points count for the picker&apos;s side.</source>
        <translation>
            <numerusform>Le preneur prend le chien et écarte %n carte face cachée&#xa0;; ses points comptent pour son camp.</numerusform>
            <numerusform>Le preneur prend le chien et écarte %n cartes face cachée&#xa0;; leurs points comptent pour son camp.</numerusform>
        </translation>
    </message>
    <message>
        <source>The picker takes %1 cards of the blind, and the player to the picker&apos;s left takes the rest. Each buries as many cards as they took, and the points count for their side.</source>
        <translation>Le preneur prend %1 cartes du chien, et le joueur à sa gauche prend le reste. Chacun écarte autant de cartes qu’il en a pris, et leurs points comptent pour leur camp.</translation>
    </message>
    <message>
        <source>Starting at the dealer&apos;s left, each player says once: call, solo or pass. If all pass, the next player deals. A caller needs 61 points together with the holder of a called ace. A solo is played alone against everyone: best with the usual trump, side with another suit as trump, or billy, taking no trick at all.</source>
        <translation>En commençant à gauche du donneur, chaque joueur dit une fois&#xa0;: appel, solo ou passe. Si tous passent, le joueur suivant donne. Il faut à l’appelant 61 points avec le joueur qui a l’as appelé. Un solo se joue seul contre tous&#xa0;: best avec l’atout habituel, de couleur avec une autre couleur comme atout, ou billy, sans faire aucun pli.</translation>
    </message>
    <message>
        <source>The picker and the player to the picker&apos;s left are partners, and everyone knows it.</source>
        <translation>Le preneur et le joueur à sa gauche sont partenaires, et tout le monde le sait.</translation>
    </message>
    <message>
        <source>The player who takes the first trick is the picker&apos;s partner. If the picker takes it, the picker plays alone.</source>
        <translation>Le joueur qui fait le premier pli est le partenaire du preneur. Si le preneur le fait, il joue sans partenaire.</translation>
    </message>
    <message>
        <source>There is no partner: the picker plays against everyone else.</source>
        <translation>Il n’y a pas de partenaire&#xa0;: le preneur joue contre tous les autres.</translation>
    </message>
    <message>
        <source>The holders of %1 and %2 are the makers, and keep it secret until the cards are played. A player who holds both plays alone.</source>
        <translation>Qui a %1 et qui a %2 forment l’attaque, en secret jusqu’à ce que ces cartes soient jouées. Un joueur qui a les deux joue seul.</translation>
    </message>
    <message>
        <source>The holders of the two black queens are the makers, and keep it secret until the queens are played. A player who holds both plays alone.</source>
        <translation>Les joueurs qui ont les deux dames noires forment l’attaque, en secret jusqu’à ce que les dames soient jouées. Un joueur qui a les deux joue seul.</translation>
    </message>
    <message>
        <source>The players of the first two queens are the makers. Until then there are no sides.</source>
        <translation>Les joueurs qui jouent les deux premières dames forment l’attaque. Jusque-là, il n’y a pas de camps.</translation>
    </message>
    <message>
        <source>The holders of %1, %2 and %3 are the makers, and keep it secret until the cards are played. A player who holds two of them may call another card before the first lead.</source>
        <translation>Les joueurs qui ont %1, %2 et %3 forment l’attaque, en secret jusqu’à ce que ces cartes soient jouées. Un joueur qui en a deux peut appeler une autre carte avant la première entame.</translation>
    </message>
    <message>
        <source>The caller names a fail ace from another hand. Its holder is the partner, and keeps it secret until the ace is played.</source>
        <translation>L’appelant nomme un as hors atout d’une autre main. Qui l’a est partenaire, en secret jusqu’à ce que l’as soit joué.</translation>
    </message>
    <message>
        <source>The holder of %1 is one partner of the picker, and the holder of a called ace is the other. Both keep it secret.</source>
        <translation>Qui a %1 est un partenaire du preneur, et qui a l’as appelé est l’autre. Les deux gardent le secret.</translation>
    </message>
    <message>
        <source>The picker calls the ace of a fail suit. Its holder is the partner, and keeps it secret. The ace must be played the first time its suit is led, and cannot be thrown off before.</source>
        <translation>Le preneur appelle l’as d’une couleur ordinaire. Qui l’a est partenaire, en secret. L’as doit être joué à la première entame dans sa couleur, et l’on ne peut pas s’en défausser avant.</translation>
    </message>
    <message>
        <source>The holder of %1 is the picker&apos;s partner, and keeps it secret until the card is played.</source>
        <translation>Qui a %1 est le partenaire du preneur, en secret jusqu’à ce que cette carte soit jouée.</translation>
    </message>
    <message>
        <source>The player who did not deal leads to the first trick.</source>
        <translation>Le joueur qui n’a pas donné entame le premier pli.</translation>
    </message>
    <message>
        <source>The player at the dealer&apos;s left leads to the first trick.</source>
        <translation>Le joueur à gauche du donneur entame le premier pli.</translation>
    </message>
    <message>
        <source>The player at the picker&apos;s left leads to the first trick.</source>
        <translation>Le joueur à gauche du preneur entame le premier pli.</translation>
    </message>
    <message>
        <source>The player with 61 points or more wins. 60 to 60 is a tie.</source>
        <translation>Le joueur qui a 61 points ou plus gagne. 60 à 60 est une égalité.</translation>
    </message>
    <message>
        <source>The makers win with 61 points or more. At 60 to 60 the others win.</source>
        <translation>L’attaque gagne avec 61 points ou plus. À 60 à 60, les autres gagnent.</translation>
    </message>
    <message>
        <source>The picker wins with 61 points or more. At 60 to 60 the defenders win.</source>
        <translation>Le preneur gagne avec 61 points ou plus. À 60 à 60, la défense gagne.</translation>
    </message>
    <message>
        <source>Picker and partner, the makers, win with 61 points or more. At 60 to 60 the defenders win.</source>
        <translation>Preneur et partenaire, l’attaque, gagnent avec 61 points ou plus. À 60 à 60, la défense gagne.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The winner gets %1, everyone else %2.</source>
        <translation>Le gagnant reçoit %1, tous les autres %2.</translation>
    </message>
    <message>
        <source>In a tie everyone scores 0.</source>
        <translation>En cas d’égalité, tout le monde marque 0.</translation>
    </message>
    <message>
        <source>Two tied winners get %1 each, everyone else %2.</source>
        <translation>Deux gagnants à égalité reçoivent %1 chacun, tous les autres %2.</translation>
    </message>
    <message>
        <source>Players who sit opposite each other are partners, and everyone knows it. The makers are the player left of the dealer, who leads, and that player&apos;s partner.</source>
        <translation>Les joueurs assis face à face sont partenaires, et tous le savent. L’attaque est formée du joueur à gauche du donneur, qui entame, et de son partenaire.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandbookDialog</name>
    <message>
        <source>Handbook</source>
        <translation>Manuel</translation>
    </message>
    <message>
        <source>Search the handbook</source>
        <translation>Chercher dans le manuel</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Forward</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Sommaire</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>Trouvé</translation>
    </message>
    <message>
        <source>Not found.</source>
        <translation>Introuvable.</translation>
    </message>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>Trouvé à %n endroit</numerusform>
            <numerusform>Trouvé à %n endroits</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Print this page</source>
        <translation>Imprimer cette page</translation>
    </message>
</context>
<context>
    <name>sheepshead::HandbookView</name>
    <message>
        <source>Page of the handbook</source>
        <translation>Page du manuel</translation>
    </message>
</context>
<context>
    <name>sheepshead::HintButton</name>
    <message>
        <source>Hint</source>
        <translation>Conseil</translation>
    </message>
    <message>
        <source>What would a good player do here, and why? Key %1.</source>
        <translation>Que ferait ici un bon joueur, et pourquoi&#xa0;? Touche %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HintPanel</name>
    <message numerus="yes">
        <source>The best of %n choices</source>
        <translation>
            <numerusform>Le meilleur de %n choix</numerusform>
            <numerusform>Les meilleurs de %n choix</numerusform>
        </translation>
    </message>
    <message>
        <source>wins</source>
        <translation>gagne</translation>
    </message>
    <message numerus="yes">
        <source>best of %n</source>
        <comment>choices, in little room</comment>
        <translation>
            <numerusform>meilleur de %n</numerusform>
            <numerusform>meilleurs de %n</numerusform>
        </translation>
    </message>
    <message>
        <source>Hint: thinking…</source>
        <translation>Conseil&#xa0;: réflexion…</translation>
    </message>
    <message>
        <source>Hint: %1</source>
        <translation>Conseil&#xa0;: %1</translation>
    </message>
    <message>
        <source>Coach: thinking…</source>
        <translation>Coach&#xa0;: réflexion…</translation>
    </message>
    <message>
        <source>Better: %1. %2 Choose the same again to do it anyway.</source>
        <translation>Mieux&#xa0;: %1. %2 Choisissez de nouveau la même chose pour le faire quand même.</translation>
    </message>
    <message>
        <source>Click or press Esc to close the hint.</source>
        <translation>Un clic ou Échap ferme le conseil.</translation>
    </message>
    <message>
        <source>score expected</source>
        <translation>points de marque attendus</translation>
    </message>
    <message>
        <source>score</source>
        <comment>expected, in little room</comment>
        <translation>marque</translation>
    </message>
    <message>
        <source>%1: a score of %2 expected, wins %3.</source>
        <comment>a choice and what it promises</comment>
        <translation>%1&#xa0;: %2 points de marque attendus, gagne %3.</translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryCharts</name>
    <message>
        <source>Score of %1 over time</source>
        <translation>Score au fil du temps&#xa0;: %1</translation>
    </message>
    <message>
        <source>Evening</source>
        <translation>Soirée</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points de marque</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Expected without the mistakes found</source>
        <extracomment>a line of a chart: the score without the points that mistakes cost</extracomment>
        <translation>Attendu sans les erreurs trouvées</translation>
    </message>
    <message>
        <source>Trump in the hand</source>
        <translation>Atouts en main</translation>
    </message>
    <message>
        <source>Rate</source>
        <translation>Taux</translation>
    </message>
    <message>
        <source>Expected: all players</source>
        <extracomment>the average of all players of the book, to compare</extracomment>
        <translation>Attendu&#xa0;: tous les joueurs</translation>
    </message>
    <message>
        <source>Pick rate of %1 by trump</source>
        <translation>Taux de prise selon les atouts&#xa0;: %1</translation>
    </message>
    <message>
        <source>Picks won by %1, by trump</source>
        <translation>Prises gagnées selon les atouts&#xa0;: %1</translation>
    </message>
    <message>
        <source>Running totals: %1</source>
        <translation>Totaux courants&#xa0;: %1</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Donne</translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryDialog</name>
    <message>
        <source>History and statistics</source>
        <translation>Historique et statistiques</translation>
    </message>
    <message>
        <source>&amp;Person</source>
        <translation>&amp;Personne</translation>
    </message>
    <message>
        <source>Figures of a person</source>
        <translation>Indicateurs d’une personne</translation>
    </message>
    <message>
        <source>&amp;Charts</source>
        <translation>&amp;Graphiques</translation>
    </message>
    <message>
        <source>Ho&amp;w they play</source>
        <translation>&amp;Façon de jouer</translation>
    </message>
    <message>
        <source>&amp;Standings</source>
        <translation>&amp;Classement</translation>
    </message>
    <message>
        <source>Totals of all players</source>
        <translation>Totaux de tous les joueurs</translation>
    </message>
    <message>
        <source>S&amp;heets</source>
        <translation>Fe&amp;uilles</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Feuilles de marque</translation>
    </message>
    <message>
        <source>&amp;Mauer meter…</source>
        <translation>Mesure du &amp;mauer…</translation>
    </message>
    <message>
        <source>everyone</source>
        <translation>tout le monde</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) are still being counted.</source>
        <translation>
            <numerusform>%n feuille est encore en cours de décompte.</numerusform>
            <numerusform>%n feuilles sont encore en cours de décompte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Not counted, because of impossible values: %1</source>
        <translation>Non comptées à cause de valeurs impossibles&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryFilterBar</name>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>&amp;Joueur&#xa0;:</translation>
    </message>
    <message>
        <source>T&amp;ime:</source>
        <translation>Pério&amp;de&#xa0;:</translation>
    </message>
    <message>
        <source>First day</source>
        <translation>Premier jour</translation>
    </message>
    <message>
        <source>Last day</source>
        <translation>Dernier jour</translation>
    </message>
    <message>
        <source>P&amp;lace:</source>
        <translation>&amp;Lieu&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Game:</source>
        <translation>J&amp;eu&#xa0;:</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Partout</translation>
    </message>
    <message>
        <source>With computer players</source>
        <translation>Avec joueurs ordinateur</translation>
    </message>
    <message>
        <source>At real tables</source>
        <translation>À de vraies tables</translation>
    </message>
    <message>
        <source>All time</source>
        <translation>Toute la période</translation>
    </message>
    <message>
        <source>This year</source>
        <translation>Cette année</translation>
    </message>
    <message>
        <source>Last year</source>
        <translation>L’an dernier</translation>
    </message>
    <message>
        <source>Season %1</source>
        <extracomment>September to August</extracomment>
        <translation>Saison %1</translation>
    </message>
    <message>
        <source>Between two days</source>
        <translation>Entre deux jours</translation>
    </message>
    <message>
        <source>Any game</source>
        <translation>Tout jeu</translation>
    </message>
    <message>
        <source>Rules: %1</source>
        <extracomment>exactly the rules of this set of house rules</extracomment>
        <translation>Règles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Everyone</source>
        <translation>Tout le monde</translation>
    </message>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (ordinateur)</translation>
    </message>
</context>
<context>
    <name>sheepshead::HonestDeals</name>
    <message>
        <source>Hand %1</source>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Redealt</source>
        <translation>Redonne</translation>
    </message>
    <message>
        <source>Deal %1…</source>
        <translation>Donne %1…</translation>
    </message>
    <message>
        <source>Next deal %1…</source>
        <translation>Prochaine donne %1…</translation>
    </message>
    <message>
        <source>The hash of the deal, fixed before the cards are dealt. Click for how to check it.</source>
        <translation>Le hachage de la donne, fixé avant que les cartes soient données. Cliquez pour savoir comment le vérifier.</translation>
    </message>
    <message>
        <source>In play</source>
        <translation>En cours</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Prochaine</translation>
    </message>
</context>
<context>
    <name>sheepshead::HonestDealsDialog</name>
    <message>
        <source>Honest deals</source>
        <translation>Donnes honnêtes</translation>
    </message>
    <message>
        <source>The &amp;deals of this game</source>
        <translation>Les &amp;donnes de cette partie</translation>
    </message>
    <message>
        <source>In the &amp;long run</source>
        <translation>À &amp;long terme</translation>
    </message>
</context>
<context>
    <name>sheepshead::HouseRulesDialog</name>
    <message>
        <source>House rules</source>
        <translation>Règles maison</translation>
    </message>
</context>
<context>
    <name>sheepshead::KeepingWindow</name>
    <message>
        <source>%1 – score sheet</source>
        <translation>%1 — feuille de marque</translation>
    </message>
    <message>
        <source>&amp;Sheet</source>
        <translation>&amp;Feuille</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Enregistrer en PD&amp;F…</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>F&amp;ermer</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>É&amp;dition</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>Ré&amp;tablir</translation>
    </message>
    <message>
        <source>&amp;Insert hand before</source>
        <translation>&amp;Insérer une donne avant</translation>
    </message>
    <message>
        <source>&amp;Next hand</source>
        <translation>Donne sui&amp;vante</translation>
    </message>
    <message>
        <source>&amp;Table</source>
        <translation>&amp;Table</translation>
    </message>
    <message>
        <source>&amp;Players and rules…</source>
        <translation>&amp;Joueurs et règles…</translation>
    </message>
    <message>
        <source>Players and rules &amp;before this hand…</source>
        <translation>Joueurs et règles a&amp;vant cette donne…</translation>
    </message>
    <message>
        <source>&amp;Share the pot…</source>
        <translation>&amp;Partager le pot…</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Affichage</translation>
    </message>
    <message>
        <source>&amp;Big type</source>
        <translation>&amp;Grands caractères</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>&amp;OK</source>
        <translation>&amp;OK</translation>
    </message>
    <message>
        <source>From the next hand on:</source>
        <translation>À partir de la prochaine donne&#xa0;:</translation>
    </message>
    <message>
        <source>From this hand on:</source>
        <translation>À partir de cette donne&#xa0;:</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>Enregistrer en page &amp;web…</translation>
    </message>
    <message>
        <source>Same table &amp;again…</source>
        <translation>&amp;Même table à nouveau…</translation>
    </message>
    <message>
        <source>&amp;Totals of an evening…</source>
        <translation>&amp;Totaux d’une soirée…</translation>
    </message>
    <message>
        <source>Bonus or penalt&amp;y…</source>
        <translation>Pri&amp;me ou pénalité…</translation>
    </message>
    <message>
        <source>&amp;Correct line</source>
        <translation>&amp;Corriger la ligne</translation>
    </message>
    <message>
        <source>&amp;Delete line</source>
        <translation>&amp;Supprimer la ligne</translation>
    </message>
</context>
<context>
    <name>sheepshead::KeptDocument</name>
    <message>
        <source>%1 left.</source>
        <comment>players</comment>
        <translation>%1&#xa0;: départ.</translation>
    </message>
    <message>
        <source>%1 joined.</source>
        <comment>players</comment>
        <translation>%1&#xa0;: arrivée.</translation>
    </message>
</context>
<context>
    <name>sheepshead::KindWords</name>
    <message>
        <source>Picker</source>
        <translation>Preneur</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>With</source>
        <translation>Avec</translation>
    </message>
    <message>
        <source>Bidder</source>
        <translation>Déclarant</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Perdant</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Joué</translation>
    </message>
    <message>
        <source>Picked</source>
        <translation>Prise</translation>
    </message>
    <message>
        <source>Schwanzer</source>
        <translation>Schwanzer</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Enchère</translation>
    </message>
    <message>
        <source>Thrown in: doubler</source>
        <translation>Donne annulée&#xa0;: doubler</translation>
    </message>
    <message>
        <source>Thrown in: no score</source>
        <translation>Donne annulée&#xa0;: pas de score</translation>
    </message>
    <message>
        <source>3 87: player 3 picked, 87 points</source>
        <translation>3 87&#xa0;: le joueur 3 a pris, 87 points</translation>
    </message>
    <message>
        <source>3 1 87: player 3 called, with 1, 87 points; 3 side w: a solo won</source>
        <translation>3 1 87&#xa0;: le joueur 3 a appelé, avec 1, 87 points&#xa0;; 3 side w&#xa0;: un solo gagné</translation>
    </message>
    <message>
        <source>3 5 87: player 3 picked, with 5, 87 points</source>
        <translation>3 5 87&#xa0;: le joueur 3 a pris, avec 5, 87 points</translation>
    </message>
    <message>
        <source>Exempt</source>
        <translation>Dispensé</translation>
    </message>
    <message>
        <source>2 s: player 2 won, schneider</source>
        <translation>2 s&#xa0;: le joueur 2 a gagné, schneider</translation>
    </message>
</context>
<context>
    <name>sheepshead::LayDownOffer</name>
    <message>
        <source>Lay your cards down?</source>
        <translation>Abattre votre jeu&#xa0;?</translation>
    </message>
    <message>
        <source>Lay down (D)</source>
        <translation>Abattre (D)</translation>
    </message>
    <message>
        <source>The rest is played out at once.</source>
        <translation>Le reste est joué d’un coup.</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Continuer</translation>
    </message>
    <message>
        <source>You are not asked again in this hand.</source>
        <translation>On ne vous le redemande plus dans cette donne.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LessonController</name>
    <message>
        <source>This lesson could not be read (%1: %2).</source>
        <translation>Cette leçon n’a pas pu être lue (%1&#xa0;: %2).</translation>
    </message>
    <message>
        <source>The expert is thinking…</source>
        <translation>L’expert réfléchit…</translation>
    </message>
    <message>
        <source>There is no hint for this question. Answer, and you see whether you were right.</source>
        <translation>Il n’y a pas de conseil pour cette question. Répondez, et vous verrez si c’était juste.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LessonPanel</name>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Retour à la partie</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>&amp;Next question</source>
        <translation>Question &amp;suivante</translation>
    </message>
    <message>
        <source>Right</source>
        <translation>Exact</translation>
    </message>
    <message>
        <source>Not the best</source>
        <translation>Pas le mieux</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Réessayer</translation>
    </message>
    <message>
        <source>Wait</source>
        <translation>Attendre</translation>
    </message>
    <message>
        <source>Lesson finished</source>
        <translation>Leçon terminée</translation>
    </message>
    <message>
        <source>You have taken all lessons. Enjoy the game!</source>
        <translation>Vous avez suivi toutes les leçons. Bon jeu&#xa0;!</translation>
    </message>
    <message>
        <source>Well done. The next lesson: %1</source>
        <translation>Bravo. La leçon suivante&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Next lesson</source>
        <translation>Leçon &amp;suivante</translation>
    </message>
    <message>
        <source>Lesson %1 of %2</source>
        <translation>Leçon %1 sur %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::LessonsDialog</name>
    <message>
        <source>Start &amp;over</source>
        <translation>&amp;Recommencer</translation>
    </message>
    <message>
        <source>Learn the game</source>
        <translation>Apprendre le jeu</translation>
    </message>
    <message>
        <source>Each lesson takes a minute or two, at the table and with real cards. Your game waits for you meanwhile.</source>
        <translation>Chaque leçon dure une minute ou deux, à la table et avec de vraies cartes. Votre partie vous attend pendant ce temps.</translation>
    </message>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progrès</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Leçons</translation>
    </message>
    <message>
        <source>Step %1 of %2</source>
        <translation>Étape %1 sur %2</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Terminé</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Re&amp;prendre</translation>
    </message>
    <message>
        <source>&amp;Start</source>
        <translation>&amp;Commencer</translation>
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
        <translation>Personne</translation>
    </message>
    <message>
        <source>Plays at this computer, too.</source>
        <translation>Joue aussi sur cet ordinateur.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LevelWords</name>
    <message>
        <source>Beginner</source>
        <translation>Débutant</translation>
    </message>
    <message>
        <source>Regular</source>
        <translation>Habitué</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Expert</translation>
    </message>
    <message>
        <source>Like people who are new to the game: passes good hands, picks weak ones, and gives points away.</source>
        <translation>Comme qui découvre le jeu&#xa0;: passe de bonnes mains, prend avec de mauvaises et donne des points.</translation>
    </message>
    <message>
        <source>Like people who have played for years: sound, by the rules of thumb. You can read them.</source>
        <translation>Comme qui joue depuis des années&#xa0;: un jeu solide, selon les principes. On peut le lire.</translation>
    </message>
    <message>
        <source>Remembers every card and works out where the others may be. Mistakes cost you.</source>
        <translation>Retient chaque carte et cherche où peuvent être les autres. Vos fautes vous coûtent.</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Chevronné</translation>
    </message>
    <message>
        <source>Like the best at a good table: has learned from millions of hands what each card is worth, and plays at once.</source>
        <translation>Comme les meilleurs d’une bonne table&#xa0;: a appris de millions de donnes ce que vaut chaque carte, et joue aussitôt.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LineFaultWords</name>
    <message>
        <source>The rules of this table have no such hand.</source>
        <translation>Les règles de cette table ne connaissent pas cette donne.</translation>
    </message>
    <message>
        <source>This player does not play the hand.</source>
        <translation>Ce joueur ne joue pas cette donne.</translation>
    </message>
    <message>
        <source>The picker cannot be the partner, too.</source>
        <translation>Le preneur ne peut pas être aussi le partenaire.</translation>
    </message>
    <message>
        <source>These are too many partners.</source>
        <translation>Il y a trop de partenaires.</translation>
    </message>
    <message>
        <source>The partner is missing.</source>
        <translation>Il manque le partenaire.</translation>
    </message>
    <message>
        <source>The partner is the player to the left of the picker.</source>
        <translation>Le partenaire est le joueur à gauche du preneur.</translation>
    </message>
    <message>
        <source>A call needs a partner, and a solo has none.</source>
        <translation>Un appel demande un partenaire, et un solo n’en a pas.</translation>
    </message>
    <message>
        <source>No cards add up to this number. Possible are 0, 2 to 118, and 120.</source>
        <translation>Aucune combinaison de cartes ne donne ce nombre. Sont possibles 0, 2 à 118, et 120.</translation>
    </message>
    <message>
        <source>A side without a trick cannot have so many points.</source>
        <translation>Un camp sans aucun pli ne peut pas avoir autant de points.</translation>
    </message>
    <message>
        <source>The cards of these tricks are worth less.</source>
        <translation>Les cartes de ces plis valent moins.</translation>
    </message>
    <message>
        <source>All points or tricks together do not add up to those of the deck.</source>
        <translation>Tous les points ou plis ensemble ne font pas ceux du jeu complet.</translation>
    </message>
    <message>
        <source>Every trick brings 120 points.</source>
        <translation>Tous les plis font 120 points.</translation>
    </message>
    <message>
        <source>It is either no trick or every trick.</source>
        <translation>C’est soit aucun pli, soit tous les plis.</translation>
    </message>
    <message>
        <source>This does not fit the tricks of the picker&apos;s side.</source>
        <translation>Cela ne s’accorde pas avec les plis du camp du preneur.</translation>
    </message>
    <message>
        <source>The rules of this table do not have this.</source>
        <translation>Les règles de cette table ne connaissent pas cela.</translation>
    </message>
    <message>
        <source>The rules of this table do not allow so many.</source>
        <translation>Les règles de cette table n’en permettent pas autant.</translation>
    </message>
    <message>
        <source>The bet is made with every trick, and missed without one.</source>
        <translation>Le pari est réussi avec tous les plis, et manqué s’il en manque un.</translation>
    </message>
    <message>
        <source>Sheepshead is called alone at this table.</source>
        <translation>À cette table, sheepshead s’annonce sans partenaire.</translation>
    </message>
    <message>
        <source>This cannot be the highest trump.</source>
        <translation>Ce ne peut pas être le plus fort atout.</translation>
    </message>
    <message>
        <source>One of these players is not at the table.</source>
        <translation>L’un de ces joueurs n’est pas à la table.</translation>
    </message>
    <message>
        <source>%1 is not at the table.</source>
        <translation>%1 n’est pas à la table.</translation>
    </message>
    <message>
        <source>%1 sits this hand out.</source>
        <translation>%1 ne joue pas cette donne.</translation>
    </message>
    <message>
        <source>%1 is at the table already.</source>
        <translation>%1 est déjà à la table.</translation>
    </message>
    <message>
        <source>At most eight players can be at the table at one time.</source>
        <translation>Huit joueurs au plus peuvent être à la table en même temps.</translation>
    </message>
    <message>
        <source>There is no player with this number on the sheet.</source>
        <translation>Aucun joueur n’a ce numéro sur la feuille.</translation>
    </message>
    <message>
        <source>There are no rules for this number of players.</source>
        <translation>Il n’y a pas de règles pour si peu de joueurs.</translation>
    </message>
    <message>
        <source>There are no rules for this number of players. Who sits out?</source>
        <translation>Il n’y a pas de règles pour autant de joueurs. Qui ne joue pas&#xa0;?</translation>
    </message>
    <message>
        <source>Say who it was.</source>
        <translation>Indiquez qui c’était.</translation>
    </message>
    <message>
        <source>It can only be one player.</source>
        <translation>Ce ne peut être qu’un seul joueur.</translation>
    </message>
    <message>
        <source>With an even number of players there is no middle score.</source>
        <translation>Avec un nombre pair de joueurs, il n’y a pas de score du milieu.</translation>
    </message>
    <message>
        <source>Type the makers&apos; points, or say how the hand ended.</source>
        <translation>Saisissez les points de l’attaque, ou indiquez comment la donne a fini.</translation>
    </message>
    <message>
        <source>The points and the result do not fit each other.</source>
        <translation>Les points et le résultat ne s’accordent pas.</translation>
    </message>
    <message>
        <source>Type points and tricks of every player.</source>
        <translation>Saisissez les points et les plis de chaque joueur.</translation>
    </message>
    <message>
        <source>The pot is empty.</source>
        <translation>Le pot est vide.</translation>
    </message>
    <message>
        <source>The partner is the player opposite.</source>
        <translation>Le partenaire est le joueur d’en face.</translation>
    </message>
    <message>
        <source>The holder of the partner card cannot lose.</source>
        <translation>Celui qui a la carte du partenaire ne peut pas perdre.</translation>
    </message>
    <message>
        <source>The total of %1 would be too large.</source>
        <translation>Le total de %1 serait trop grand.</translation>
    </message>
</context>
<context>
    <name>sheepshead::LongRunPage</name>
    <message>
        <source>T&amp;able</source>
        <translation>T&amp;able</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opier</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Long-run tables</source>
        <translation>Tables à long terme</translation>
    </message>
</context>
<context>
    <name>sheepshead::LookPage</name>
    <message>
        <source>Card backs</source>
        <translation>Dos des cartes</translation>
    </message>
    <message>
        <source>Order of your cards</source>
        <translation>Ordre de vos cartes</translation>
    </message>
    <message>
        <source>A &amp;gold edge on trump</source>
        <translation>Un bord &amp;doré sur les atouts</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Apparence</translation>
    </message>
    <message>
        <source>&amp;Cards</source>
        <translation>&amp;Cartes</translation>
    </message>
    <message>
        <source>&amp;Backs</source>
        <translation>D&amp;os</translation>
    </message>
    <message>
        <source>&amp;Felt</source>
        <translation>&amp;Tapis</translation>
    </message>
    <message>
        <source>&amp;Hand</source>
        <translation>M&amp;ain</translation>
    </message>
    <message>
        <source>&amp;Window</source>
        <translation>&amp;Fenêtre</translation>
    </message>
    <message>
        <source>Back of the deck</source>
        <translation>Dos du jeu</translation>
    </message>
    <message>
        <source>&amp;Trump first</source>
        <translation>&amp;Atouts d’abord</translation>
    </message>
    <message>
        <source>Trump by power, then clubs, spades and hearts.</source>
        <translation>Les atouts par force, puis trèfle, pique et cœur.</translation>
    </message>
    <message>
        <source>By printed &amp;suit</source>
        <translation>Selo&amp;n la couleur imprimée</translation>
    </message>
    <message>
        <source>Queens and jacks stay with their suits.</source>
        <translation>Dames et valets restent avec leur couleur.</translation>
    </message>
    <message>
        <source>As &amp;dealt</source>
        <translation>Comme &amp;reçues</translation>
    </message>
    <message>
        <source>Unsorted.</source>
        <translation>Sans tri.</translation>
    </message>
    <message>
        <source>During a hand, drag a card to another place, or move it with Ctrl and the arrow keys.</source>
        <translation>Pendant une donne, faites glisser une carte à une autre place, ou déplacez-la avec Ctrl et les flèches.</translation>
    </message>
    <message>
        <source>Queens, jacks and diamonds stand out from the other cards.</source>
        <translation>Dames, valets et carreaux ressortent parmi les autres cartes.</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <translation>Comme le s&amp;ystème</translation>
    </message>
    <message>
        <source>L&amp;ight</source>
        <translation>Cla&amp;ir</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>Som&amp;bre</translation>
    </message>
    <message>
        <source>Same as s&amp;ystem</source>
        <translation>Comme &amp;le système</translation>
    </message>
    <message>
        <source>&amp;Look</source>
        <translation>A&amp;pparence</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Langue</translation>
    </message>
</context>
<context>
    <name>sheepshead::LookPreview</name>
    <message>
        <source>Preview of the table</source>
        <translation>Aperçu de la table</translation>
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
        <translation>La leçon ou l’exercice est à la place de la feuille de marque.</translation>
    </message>
</context>
<context>
    <name>sheepshead::MomentWords</name>
    <message>
        <source>Every single trick!</source>
        <translation>Tous les plis, sans exception&#xa0;!</translation>
    </message>
    <message>
        <source>Not one trick for the makers!</source>
        <translation>Pas un seul pli pour l’attaque&#xa0;!</translation>
    </message>
    <message>
        <source>A leaster won without a point!</source>
        <translation>Un leaster gagné sans un seul point&#xa0;!</translation>
    </message>
    <message>
        <source>A mauer was at the table!</source>
        <translation>Il y avait un mauer à la table&#xa0;!</translation>
    </message>
</context>
<context>
    <name>sheepshead::NewChallengeDialog</name>
    <message>
        <source>&amp;Make the challenge…</source>
        <translation>&amp;Créer le défi…</translation>
    </message>
    <message>
        <source>New challenge</source>
        <translation>Nouveau défi</translation>
    </message>
    <message>
        <source>A challenge is a file with deals that none of you sees beforehand. Send it to others: everybody plays the same cards against the same computer players, and you compare your scores.</source>
        <translation>Un défi est un fichier de donnes que personne ne voit à l’avance. Envoyez-le aux autres&#xa0;: tous jouent les mêmes cartes contre les mêmes joueurs ordinateur, et vous comparez vos scores.</translation>
    </message>
    <message>
        <source>Challenge of %1</source>
        <translation>Défi du %1</translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>Made &amp;by:</source>
        <translation>Créé &amp;par&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>&amp;Donnes&#xa0;:</translation>
    </message>
    <message>
        <source>Computer &amp;players:</source>
        <translation>&amp;Joueurs ordinateur&#xa0;:</translation>
    </message>
    <message>
        <source>Rules:</source>
        <translation>Règles&#xa0;:</translation>
    </message>
    <message>
        <source>your name</source>
        <translation>votre nom</translation>
    </message>
    <message>
        <source>All: %1</source>
        <extracomment>computer players: all of this level</extracomment>
        <translation>Tous&#xa0;: %1</translation>
    </message>
    <message>
        <source>Different levels</source>
        <extracomment>computer players: not all of one level</extracomment>
        <translation>Niveaux différents</translation>
    </message>
    <message>
        <source>Level of seat %1</source>
        <translation>Niveau de la place %1</translation>
    </message>
    <message>
        <source>Seat &amp;%1:</source>
        <translation>Place &amp;%1&#xa0;:</translation>
    </message>
    <message>
        <source>Type a name for the challenge.</source>
        <translation>Donnez un nom au défi.</translation>
    </message>
    <message>
        <source>Type your name, so that the others see who made the challenge.</source>
        <translation>Tapez votre nom, pour que les autres voient qui a créé le défi.</translation>
    </message>
</context>
<context>
    <name>sheepshead::NewGameDialog</name>
    <message>
        <source>Games</source>
        <translation>Jeux</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Nouvelle partie</translation>
    </message>
    <message>
        <source>At the table, clockwise from you</source>
        <translation>À la table, dans le sens des aiguilles d’une montre à partir de vous</translation>
    </message>
    <message>
        <source>Players:</source>
        <translation>Joueurs&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
    <message>
        <source>at random</source>
        <translation>au hasard</translation>
    </message>
    <message>
        <source>The largest number is %1.</source>
        <translation>Le plus grand numéro est %1.</translation>
    </message>
    <message>
        <source>&amp;Deal</source>
        <translation>&amp;Donner</translation>
    </message>
    <message>
        <source>Your house rules</source>
        <translation>Vos règles maison</translation>
    </message>
    <message>
        <source>First deal &amp;number:</source>
        <translation>&amp;Numéro de la première donne&#xa0;:</translation>
    </message>
    <message>
        <source>The hand with this deal number comes first. By the same rules and seats the same hands follow it on every computer. Leave it empty for random deals.</source>
        <translation>La donne de ce numéro vient en premier. Avec les mêmes règles et les mêmes places, les mêmes donnes la suivent sur tous les ordinateurs. Laissez vide pour des donnes au hasard.</translation>
    </message>
</context>
<context>
    <name>sheepshead::NewPlayerDialog</name>
    <message>
        <source>New player</source>
        <translation>Nouveau joueur</translation>
    </message>
    <message>
        <source>&amp;Name of the new player:</source>
        <translation>&amp;Nom du nouveau joueur&#xa0;:</translation>
    </message>
    <message>
        <source>Takes the seat of</source>
        <translation>Prend la place de</translation>
    </message>
    <message>
        <source>&amp;Sit down</source>
        <translation>&amp;S’asseoir</translation>
    </message>
    <message>
        <source>A player at this table has that name.</source>
        <translation>Un joueur de cette table porte ce nom.</translation>
    </message>
</context>
<context>
    <name>sheepshead::NoticeBar</name>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
</context>
<context>
    <name>sheepshead::OldScores</name>
    <message>
        <source>&quot;%1&quot; is not a date.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas une date.</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
    <message>
        <source>No date is known for this line.</source>
        <translation>Aucune date n’est connue pour cette ligne.</translation>
    </message>
    <message>
        <source>A player has no name.</source>
        <translation>Un joueur n’a pas de nom.</translation>
    </message>
    <message>
        <source>A player is in the line twice.</source>
        <translation>Un joueur est deux fois dans la ligne.</translation>
    </message>
    <message>
        <source>The number of %1 is no whole number of points.</source>
        <translation>Le nombre de %1 n’est pas un nombre entier de points.</translation>
    </message>
    <message>
        <source>The number of %1 is too large.</source>
        <translation>Le nombre de %1 est trop grand.</translation>
    </message>
    <message numerus="yes">
        <source>An evening can have %n players at most.</source>
        <translation>
            <numerusform>Une soirée peut avoir %n joueur au plus.</numerusform>
            <numerusform>Une soirée peut avoir %n joueurs au plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand</source>
        <comment>over a column of scores</comment>
        <translation>Donne</translation>
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
        <translation>Scores d’un tableau</translation>
    </message>
    <message>
        <source>What does each column hold? These are the first lines of the file.</source>
        <translation>Que contient chaque colonne&#xa0;? Voici les premières lignes du fichier.</translation>
    </message>
    <message>
        <source>First lines of the file</source>
        <translation>Premières lignes du fichier</translation>
    </message>
    <message>
        <source>This will be written:</source>
        <translation>Voici ce qui sera écrit&#xa0;:</translation>
    </message>
    <message>
        <source>Evenings</source>
        <translation>Soirées</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Lines</source>
        <translation>Lignes</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>&amp;Leave out lines that cannot be read</source>
        <translation>&amp;Laisser de côté les lignes illisibles</translation>
    </message>
    <message>
        <source>The &amp;first line names the columns</source>
        <translation>La &amp;première ligne nomme les colonnes</translation>
    </message>
    <message>
        <source>&amp;Between the columns:</source>
        <translation>&amp;Entre les colonnes&#xa0;:</translation>
    </message>
    <message>
        <source>commas</source>
        <translation>des virgules</translation>
    </message>
    <message>
        <source>semicolons</source>
        <translation>des points-virgules</translation>
    </message>
    <message>
        <source>tabs</source>
        <translation>des tabulations</translation>
    </message>
    <message>
        <source>vertical lines</source>
        <translation>des barres verticales</translation>
    </message>
    <message>
        <source>&amp;Dates have in front:</source>
        <translation>Les &amp;dates commencent par&#xa0;:</translation>
    </message>
    <message>
        <source>the day</source>
        <translation>le jour</translation>
    </message>
    <message>
        <source>the month</source>
        <translation>le mois</translation>
    </message>
    <message>
        <source>a point</source>
        <translation>un point</translation>
    </message>
    <message>
        <source>a comma</source>
        <translation>une virgule</translation>
    </message>
    <message>
        <source>&amp;Each line is:</source>
        <translation>&amp;Chaque ligne est&#xa0;:</translation>
    </message>
    <message>
        <source>an evening</source>
        <translation>une soirée</translation>
    </message>
    <message>
        <source>a hand</source>
        <translation>une donne</translation>
    </message>
    <message>
        <source>The numbers are &amp;running totals of the day</source>
        <translation>Les nombres sont des totaux c&amp;umulés du jour</translation>
    </message>
    <message>
        <source>1 where the numbers are points; the stake where they are money</source>
        <translation>1 si les nombres sont des points&#xa0;; la mise si c’est de l’argent</translation>
    </message>
    <message>
        <source>A &amp;point is worth:</source>
        <translation>Un p&amp;oint vaut&#xa0;:</translation>
    </message>
    <message>
        <source>Lines without a da&amp;te are of:</source>
        <translation>Les lignes sans da&amp;te sont du&#xa0;:</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>rien</translation>
    </message>
    <message>
        <source>the date</source>
        <translation>la date</translation>
    </message>
    <message>
        <source>points of this player</source>
        <translation>points de ce joueur</translation>
    </message>
    <message>
        <source>names of players</source>
        <translation>noms des joueurs</translation>
    </message>
    <message>
        <source>points</source>
        <translation>points</translation>
    </message>
    <message>
        <source>a note</source>
        <translation>une note</translation>
    </message>
    <message>
        <source>Column %1</source>
        <translation>Colonne %1</translation>
    </message>
    <message>
        <source>Line %1: %2</source>
        <translation>Ligne %1&#xa0;: %2</translation>
    </message>
    <message numerus="yes">
        <source>%n more line(s) cannot be read.</source>
        <translation>
            <numerusform>%n autre ligne est illisible.</numerusform>
            <numerusform>%n autres lignes sont illisibles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n line(s) the points do not add up to 0; the first is line %1.</source>
        <translation>
            <numerusform>Dans %n ligne, la somme des points n’est pas 0&#xa0;; c’est la ligne %1.</numerusform>
            <numerusform>Dans %n lignes, la somme des points n’est pas 0&#xa0;; la première est la ligne %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are left out.</source>
        <translation>
            <numerusform>%n ligne est laissée de côté.</numerusform>
            <numerusform>%n lignes sont laissées de côté.</numerusform>
        </translation>
    </message>
    <message>
        <source>No column has points.</source>
        <translation>Aucune colonne n’a de points.</translation>
    </message>
    <message numerus="yes">
        <source>&amp;Write %n evening(s)</source>
        <translation>
            <numerusform>Écr&amp;ire %n soirée</numerusform>
            <numerusform>Écr&amp;ire %n soirées</numerusform>
        </translation>
    </message>
    <message>
        <source>Dec&amp;imal sign:</source>
        <translation>&amp;Signe décimal&#xa0;:</translation>
    </message>
    <message>
        <source>automatic</source>
        <translation>selon chaque nombre</translation>
    </message>
</context>
<context>
    <name>sheepshead::OldSheet</name>
    <message>
        <source>On paper, %1</source>
        <comment>a day</comment>
        <translation>Sur papier, %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::OpenedFiles</name>
    <message>
        <source>%1 will be opened when you have closed what is open now.</source>
        <translation>%1 s’ouvrira quand vous aurez fermé ce qui est ouvert.</translation>
    </message>
    <message>
        <source>&amp;Open it now</source>
        <translation>&amp;Ouvrir maintenant</translation>
    </message>
</context>
<context>
    <name>sheepshead::PaperBar</name>
    <message>
        <source>Pr&amp;int…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Save as &amp;PDF…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Que faut-il imprimer</translation>
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
        <translation>Format du papier</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
</context>
<context>
    <name>sheepshead::PaperDialog</name>
    <message>
        <source>With the &amp;names of this table</source>
        <translation>Avec les &amp;noms de cette table</translation>
    </message>
    <message>
        <source>Print</source>
        <translation>Imprimer</translation>
    </message>
    <message>
        <source>Preview</source>
        <translation>Aperçu</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Qui paie qui</translation>
    </message>
    <message>
        <source>Blank score sheet</source>
        <translation>Feuille de marque vierge</translation>
    </message>
    <message>
        <source>Tournament sheet</source>
        <translation>Feuille de tournoi</translation>
    </message>
    <message>
        <source>Our house rules</source>
        <translation>Nos règles maison</translation>
    </message>
    <message>
        <source>Cheat sheet of the rules</source>
        <translation>Aide-mémoire des règles</translation>
    </message>
    <message>
        <source>What to print</source>
        <translation>Que faut-il imprimer</translation>
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
        <translation>points seulement</translation>
    </message>
    <message>
        <source>Pape&amp;r</source>
        <translation>Pa&amp;pier</translation>
    </message>
    <message>
        <source>Pl&amp;ayers</source>
        <translation>&amp;Joueurs</translation>
    </message>
    <message>
        <source>&amp;Hands</source>
        <translation>&amp;Donnes</translation>
    </message>
    <message>
        <source>A p&amp;oint is worth</source>
        <translation>Un p&amp;oint de marque vaut</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as PDF</source>
        <translation>Enregistrer en PDF</translation>
    </message>
</context>
<context>
    <name>sheepshead::PayText</name>
    <message>
        <source>What a hand pays</source>
        <translation>Ce que paie une donne</translation>
    </message>
    <message>
        <source>The loser takes</source>
        <translation>Le perdant fait</translation>
    </message>
    <message>
        <source>Winner</source>
        <translation>Gagnant</translation>
    </message>
    <message>
        <source>Loser</source>
        <translation>Perdant</translation>
    </message>
    <message>
        <source>30 to 59 points</source>
        <translation>de 30 à 59 points</translation>
    </message>
    <message>
        <source>fewer than 30 points (schneider)</source>
        <translation>moins de 30 points (schneider)</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>aucun pli</translation>
    </message>
    <message>
        <source>The hand</source>
        <translation>La donne</translation>
    </message>
    <message>
        <source>Each bidder</source>
        <translation>Chaque déclarant</translation>
    </message>
    <message>
        <source>Each opponent</source>
        <translation>Chaque adversaire</translation>
    </message>
    <message>
        <source>Call</source>
        <translation>Appel</translation>
    </message>
    <message>
        <source>Best solo</source>
        <translation>Solo best</translation>
    </message>
    <message>
        <source>Side solo</source>
        <translation>Solo de couleur</translation>
    </message>
    <message>
        <source>Billy</source>
        <translation>Billy</translation>
    </message>
    <message>
        <source>made</source>
        <translation>réussi</translation>
    </message>
    <message>
        <source>set</source>
        <translation>chuté</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Only winners add to their score.</source>
        <translation>Seuls les gagnants ajoutent à leur score.</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Sans partenaire</translation>
    </message>
    <message numerus="yes">
        <source>%n makers</source>
        <translation>
            <numerusform>%n joueur à l’attaque</numerusform>
            <numerusform>%n joueurs à l’attaque</numerusform>
        </translation>
    </message>
    <message>
        <source>With a partner</source>
        <translation>Avec un partenaire</translation>
    </message>
    <message numerus="yes">
        <source>With %n partners</source>
        <translation>
            <numerusform>Avec %n partenaire</numerusform>
            <numerusform>Avec %n partenaires</numerusform>
        </translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Preneur</translation>
    </message>
    <message>
        <source>First maker</source>
        <translation>Premier attaquant</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>Each other player</source>
        <translation>Chaque autre joueur</translation>
    </message>
    <message>
        <source>Each maker</source>
        <translation>Chaque attaquant</translation>
    </message>
    <message>
        <source>Each defender</source>
        <translation>Chaque défenseur</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Other maker</source>
        <translation>Autre attaquant</translation>
    </message>
    <message>
        <source>Each partner</source>
        <translation>Chaque partenaire</translation>
    </message>
    <message>
        <source>The picker takes</source>
        <translation>Le preneur fait</translation>
    </message>
    <message>
        <source>The makers take</source>
        <translation>L’attaque fait</translation>
    </message>
    <message>
        <source>%1 to %2 points</source>
        <translation>de %1 à %2 points</translation>
    </message>
    <message>
        <source>every trick</source>
        <translation>tous les plis</translation>
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
        <translation>%1, après une prise forcée</translation>
    </message>
    <message>
        <source>%1, the picker without a trick</source>
        <translation>%1, le preneur sans aucun pli</translation>
    </message>
</context>
<context>
    <name>sheepshead::PayoutPage</name>
    <message>
        <source>Payout</source>
        <translation>Gains</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Pour</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Montant</translation>
    </message>
    <message>
        <source>share the place and its money</source>
        <translation>partagent la place et son argent</translation>
    </message>
    <message>
        <source>the higher best round comes first</source>
        <translation>le meilleur tour départage</translation>
    </message>
    <message>
        <source>&amp;Fee of a player:</source>
        <translation>Droit d’&amp;entrée d’un joueur&#xa0;:</translation>
    </message>
    <message>
        <source>Pe&amp;rcent for the places, from the first on:</source>
        <translation>Po&amp;urcentages des places, à partir de la première&#xa0;:</translation>
    </message>
    <message>
        <source>For the &amp;best of each round:</source>
        <translation>Pour le &amp;meilleur de chaque tour&#xa0;:</translation>
    </message>
    <message>
        <source>Players with the same &amp;total:</source>
        <translation>Joueurs au même &amp;total&#xa0;:</translation>
    </message>
    <message>
        <source>Fees: %1. Prizes: %2 %. The host keeps: %3. Prizes without a winner yet: %4.</source>
        <translation>Droits d’entrée&#xa0;: %1. Prix&#xa0;: %2&#xa0;%. Pour l’organisateur&#xa0;: %3. Prix encore sans gagnant&#xa0;: %4.</translation>
    </message>
    <message>
        <source>Type whole percentages with blanks between them.</source>
        <translation>Saisissez des pourcentages entiers séparés par des espaces.</translation>
    </message>
    <message>
        <source>The prizes of all places and rounds are more than 100 %.</source>
        <translation>Les prix de toutes les places et de tous les tours dépassent 100&#xa0;%.</translation>
    </message>
</context>
<context>
    <name>sheepshead::PeopleDialog</name>
    <message>
        <source>People</source>
        <translation>Personnes</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Chercher&#xa0;:</translation>
    </message>
    <message>
        <source>A person is one entry, whatever sheets and seats they sat in. Merge two entries that are the same person.</source>
        <translation>Une personne est une entrée, quelles que soient ses feuilles et ses places. Fusionnez deux entrées qui sont la même personne.</translation>
    </message>
    <message>
        <source>Name</source>
        <extracomment>column: whether a person or a computer player</extracomment>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>Type</translation>
    </message>
    <message>
        <source>Sheets</source>
        <translation>Feuilles</translation>
    </message>
    <message>
        <source>People of the score book</source>
        <translation>Personnes du carnet de marque</translation>
    </message>
    <message>
        <source>&amp;Rename…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>&amp;Merge…</source>
        <translation>&amp;Fusionner…</translation>
    </message>
    <message>
        <source>S&amp;eparate</source>
        <translation>&amp;Séparer</translation>
    </message>
    <message>
        <source>S&amp;tatistics…</source>
        <translation>S&amp;tatistiques…</translation>
    </message>
    <message>
        <source>Computer player</source>
        <translation>Joueur ordinateur</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Personne</translation>
    </message>
    <message>
        <source>also %1</source>
        <translation>aussi %1</translation>
    </message>
    <message>
        <source>Rename %1</source>
        <translation>Renommer %1</translation>
    </message>
    <message>
        <source>&amp;New name, on all sheets:</source>
        <translation>&amp;Nouveau nom, sur toutes les feuilles&#xa0;:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Merge %1</source>
        <translation>Fusionner %1</translation>
    </message>
    <message>
        <source>%1 is the &amp;same person as:</source>
        <translation>%1 est la &amp;même personne que&#xa0;:</translation>
    </message>
    <message>
        <source>All sheets of %1 will show the name you choose here. Nothing is lost: Separate takes it back at any time.</source>
        <translation>%1&#xa0;: toutes les feuilles montreront le nom que vous choisissez ici. Rien n’est perdu&#xa0;: Séparer l’annule à tout moment.</translation>
    </message>
    <message>
        <source>&amp;Merge</source>
        <translation>&amp;Fusionner</translation>
    </message>
</context>
<context>
    <name>sheepshead::PersonsTurn</name>
    <message>
        <source>There is nothing for you to decide just now.</source>
        <translation>Vous n’avez rien à décider pour l’instant.</translation>
    </message>
    <message>
        <source>You cannot lay down your cards yet: the rest of the hand is not decided.</source>
        <translation>Vous ne pouvez pas encore abattre votre jeu&#xa0;: le reste de la donne n’est pas décidé.</translation>
    </message>
</context>
<context>
    <name>sheepshead::PickTableDialog</name>
    <message>
        <source>&amp;Stop</source>
        <translation>&amp;Arrêter</translation>
    </message>
    <message>
        <source>How good is a hand?</source>
        <translation>Que vaut une main&#xa0;?</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tableau</translation>
    </message>
    <message>
        <source>Plot</source>
        <translation>Graphique</translation>
    </message>
    <message>
        <source>Pages</source>
        <translation>Pages</translation>
    </message>
    <message>
        <source>Deals done</source>
        <translation>Donnes jouées</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>De&amp;mander</translation>
    </message>
    <message>
        <source>Deals all other cards again and again, and plays these hands</source>
        <translation>Distribue encore et encore toutes les autres cartes et joue ces donnes</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Poursui&amp;vre</translation>
    </message>
</context>
<context>
    <name>sheepshead::PickTableSetup</name>
    <message>
        <source>&amp;Use the hand on the table</source>
        <translation>&amp;Utiliser la main sur la table</translation>
    </message>
    <message>
        <source>&amp;No cards</source>
        <translation>Aucune car&amp;te</translation>
    </message>
    <message>
        <source>drawn</source>
        <translation>tirée</translation>
    </message>
    <message>
        <source>What you have seen of this hand; it counts as a hint.</source>
        <translation>Ce que vous avez vu de cette donne&#xa0;; cela compte comme un conseil.</translation>
    </message>
    <message>
        <source>Click &amp;hand cards, or type them (QC JS AD):</source>
        <translation>Cliquez &amp;les cartes de la main, ou tapez-les (QC JS AD)&#xa0;:</translation>
    </message>
    <message>
        <source>Click cards of the &amp;blind, or type them:</source>
        <translation>Cliquez les cartes du c&amp;hien, ou tapez-les&#xa0;:</translation>
    </message>
    <message>
        <source>Cards of the hand</source>
        <translation>Cartes de la main</translation>
    </message>
    <message>
        <source>Cards of the blind</source>
        <translation>Cartes du chien</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Fichier…</translation>
    </message>
    <message>
        <source>F&amp;ile…</source>
        <translation>F&amp;ichier…</translation>
    </message>
    <message>
        <source>Rules from a file</source>
        <translation>Règles d’un fichier</translation>
    </message>
    <message>
        <source>Other rules from a file</source>
        <translation>Autres règles d’un fichier</translation>
    </message>
    <message>
        <source>&amp;Rules:</source>
        <translation>&amp;Règles&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Compare with:</source>
        <translation>&amp;Comparer avec&#xa0;:</translation>
    </message>
    <message>
        <source>The rule that is changed</source>
        <translation>La règle changée</translation>
    </message>
    <message>
        <source>Whose &amp;picks are counted:</source>
        <translation>Dont on compte les &amp;prises&#xa0;:</translation>
    </message>
    <message>
        <source>All hands are played to the end by regular players.</source>
        <translation>Des joueurs habitués jouent toutes les donnes jusqu’au bout.</translation>
    </message>
    <message>
        <source>&amp;Deals:</source>
        <translation>D&amp;onnes&#xa0;:</translation>
    </message>
    <message>
        <source>Each is tried in every seat. More deals make errors smaller.</source>
        <translation>Chacune est essayée à toutes les places. Plus de donnes rendent les erreurs plus petites.</translation>
    </message>
    <message>
        <source>S&amp;eed:</source>
        <translation>&amp;Graine&#xa0;:</translation>
    </message>
    <message>
        <source>The same number has the same deals.</source>
        <translation>Le même nombre a les mêmes donnes.</translation>
    </message>
    <message>
        <source>No other rules</source>
        <translation>Aucune autre règle</translation>
    </message>
    <message>
        <source>The same with one rule changed</source>
        <translation>Les mêmes, une règle changée</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Règles de la table</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a house rule and its choice</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Main</translation>
    </message>
    <message>
        <source>in the hand</source>
        <translation>dans la main</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Chien</translation>
    </message>
    <message>
        <source>in the blind</source>
        <translation>dans le chien</translation>
    </message>
</context>
<context>
    <name>sheepshead::PickTableView</name>
    <message>
        <source>By seat</source>
        <translation>Par place</translation>
    </message>
    <message>
        <source>By trump and queens</source>
        <translation>Par atouts et dames</translation>
    </message>
    <message>
        <source>Copy as te&amp;xt</source>
        <translation>Copier comme te&amp;xte</translation>
    </message>
    <message>
        <source>Prin&amp;t…</source>
        <translation>Imprimer (pa&amp;pier)…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Enregistrer en PD&amp;F…</translation>
    </message>
    <message>
        <source>The hand or the rules have changed since. These figures are about what was asked before.</source>
        <translation>La main ou les règles ont changé depuis. Ces chiffres concernent la question d’avant.</translation>
    </message>
    <message>
        <source>Side by side</source>
        <translation>Côte à côte</translation>
    </message>
    <message>
        <source>Side by s&amp;ide:</source>
        <translation>Côte à c&amp;ôte&#xa0;:</translation>
    </message>
    <message>
        <source>How good is a hand?</source>
        <translation>Que vaut une main&#xa0;?</translation>
    </message>
    <message>
        <source>Save the table as PDF</source>
        <translation>Enregistrer le tableau en PDF</translation>
    </message>
    <message>
        <source>The hand never has the choice: such a hand is dealt again, or another player always picks first.</source>
        <translation>La main n’a jamais le choix&#xa0;: une telle donne est redistribuée, ou un autre joueur prend toujours avant.</translation>
    </message>
    <message>
        <source>Dealing…</source>
        <translation>Distribution…</translation>
    </message>
</context>
<context>
    <name>sheepshead::PlayPage</name>
    <message>
        <source>Speed</source>
        <translation>Vitesse</translation>
    </message>
    <message>
        <source>&amp;Wait for a click after every trick</source>
        <translation>A&amp;ttendre un clic après chaque pli</translation>
    </message>
    <message>
        <source>When the rest of a hand is decided</source>
        <translation>Quand le reste d’une donne est décidé</translation>
    </message>
    <message>
        <source>Coach</source>
        <translation>Coach</translation>
    </message>
    <message>
        <source>Also in hands that coun&amp;t</source>
        <translation>Aussi dans les donnes qui &amp;comptent</translation>
    </message>
    <message>
        <source>&amp;Slow</source>
        <translation>&amp;Lente</translation>
    </message>
    <message>
        <source>&amp;Normal</source>
        <translation>&amp;Normale</translation>
    </message>
    <message>
        <source>&amp;Fast</source>
        <translation>&amp;Rapide</translation>
    </message>
    <message>
        <source>No &amp;motion</source>
        <translation>Sans &amp;animation</translation>
    </message>
    <message>
        <source>Cards move at once and light up briefly.</source>
        <translation>Les cartes se déplacent d’un coup et s’éclairent brièvement.</translation>
    </message>
    <message>
        <source>Pla&amp;y every card</source>
        <translation>Jouer c&amp;haque carte</translation>
    </message>
    <message>
        <source>Offer to lay the cards &amp;down</source>
        <translation>Pr&amp;oposer d’abattre le jeu</translation>
    </message>
    <message>
        <source>Only when the result is certain, no matter what the others hold. Computer players lay down when all remaining tricks are theirs.</source>
        <translation>Seulement quand le résultat est certain, quelles que soient les cartes des autres. Les joueurs ordinateur abattent leur jeu quand tous les plis restants sont à eux.</translation>
    </message>
    <message>
        <source>Lay the cards down at onc&amp;e</source>
        <translation>A&amp;battre le jeu aussitôt</translation>
    </message>
    <message>
        <source>&amp;Off</source>
        <translation>Inacti&amp;f</translation>
    </message>
    <message>
        <source>Warn before a costly dec&amp;ision</source>
        <translation>A&amp;vertir avant une décision coûteuse</translation>
    </message>
    <message>
        <source>Tell after a &amp;costly decision</source>
        <translation>Le &amp;dire après une décision coûteuse</translation>
    </message>
    <message>
        <source>Otherwise in practice only. The score sheet marks such hands like hands with a hint.</source>
        <translation>Sinon à l’entraînement seulement. La feuille de marque signale ces donnes comme celles avec conseil.</translation>
    </message>
    <message>
        <source>Costly means at least t&amp;his many points:</source>
        <translation>Coûteuse signifie au moins ce nombre de po&amp;ints de marque&#xa0;:</translation>
    </message>
    <message>
        <source>P&amp;ace</source>
        <translation>Rythm&amp;e</translation>
    </message>
    <message>
        <source>My last card plays &amp;by itself</source>
        <translation>Ma dernière carte se &amp;joue toute seule</translation>
    </message>
    <message>
        <source>So does any card that I ha&amp;ve to play</source>
        <translation>De même, toute carte &amp;que je dois jouer</translation>
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
        <translation>Score&#xa0;: %1</translation>
    </message>
    <message>
        <source>Points of %1</source>
        <translation>Points&#xa0;: %1</translation>
    </message>
    <message>
        <source>Tricks of %1</source>
        <translation>Plis&#xa0;: %1</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Points</translation>
    </message>
    <message>
        <source>Tricks</source>
        <translation>Plis</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what a player was, and who</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>D</source>
        <comment>one letter beside a player: the dealer</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>%1 deals</source>
        <translation>%1 donne</translation>
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
        <translation>ne joue pas</translation>
    </message>
</context>
<context>
    <name>sheepshead::PlayersPage</name>
    <message>
        <source>Clockwise from your seat. Smaller tables use only the first seats.</source>
        <translation>Dans le sens des aiguilles d’une montre à partir de votre place. Les petites tables n’utilisent que les premières places.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a level of computer players, and a sentence on how they play</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>A change of level takes effect with the next deal.</source>
        <translation>Un changement de niveau prend effet à la prochaine donne.</translation>
    </message>
    <message>
        <source>Experts and hints &amp;notice how each player plays</source>
        <translation>Experts et conseils retie&amp;nnent la façon de jouer de chacun</translation>
    </message>
    <message>
        <source>The score book remembers it by player. History and statistics shows what it knows, and can forget it.</source>
        <translation>Le carnet de marque la garde par joueur. Historique et statistiques montre ce qu’il sait, et peut l’oublier.</translation>
    </message>
    <message>
        <source>&amp;Players</source>
        <translation>Joue&amp;urs</translation>
    </message>
    <message>
        <source>Computer players mak&amp;e remarks</source>
        <translation>&amp;Les joueurs ordinateur font des remarques</translation>
    </message>
    <message>
        <source>A &amp;screen reader reads their remarks</source>
        <translation>Un lecteur d’écran lit leurs remar&amp;ques</translation>
    </message>
    <message>
        <source>Other players sit down with the next new game.</source>
        <translation>Un changement de joueurs prend effet à la prochaine nouvelle partie.</translation>
    </message>
    <message>
        <source>A few words now and then, about what everyone at the table has seen.</source>
        <translation>Quelques mots de temps à autre, sur ce que toute la table a vu.</translation>
    </message>
    <message numerus="yes">
        <source>You have played most with %1: %n game(s).</source>
        <translation>
            <numerusform>Vous avez joué le plus souvent avec %1&#xa0;: %n partie.</numerusform>
            <numerusform>Vous avez joué le plus souvent avec %1&#xa0;: %n parties.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::PointsBar</name>
    <message>
        <source>Makers %1, defenders %2</source>
        <translation>Attaque %1, défense %2</translation>
    </message>
    <message>
        <source>Makers %1</source>
        <translation>Attaque %1</translation>
    </message>
    <message>
        <source>%1 Defenders</source>
        <translation>%1 Défense</translation>
    </message>
</context>
<context>
    <name>sheepshead::PointsDialog</name>
    <message>
        <source>Totals of an evening</source>
        <translation>Totaux d’une soirée</translation>
    </message>
    <message>
        <source>Bonus or penalty</source>
        <translation>Prime ou pénalité</translation>
    </message>
    <message>
        <source>What has each player won or lost in the hands that were kept on paper?</source>
        <translation>Combien chacun a-t-il gagné ou perdu dans les donnes notées sur papier&#xa0;?</translation>
    </message>
    <message>
        <source>What does each player get, or pay if below 0?</source>
        <translation>Que reçoit chaque joueur, ou que paie-t-il (au-dessous de 0)&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Raison&#xa0;:</translation>
    </message>
    <message>
        <source>where or when (optional)</source>
        <translation>où ou quand, si on veut</translation>
    </message>
    <message>
        <source>talk at the table</source>
        <translation>parler à table</translation>
    </message>
    <message>
        <source>It goes into the &amp;pot</source>
        <translation>C’est versé au &amp;pot</translation>
    </message>
    <message>
        <source>Together these are %1 points. What one wins another loses, so it should be 0.</source>
        <translation>En tout, cela fait %1 points. Ce que l’un gagne, l’autre le perd&#xa0;: le total devrait être 0.</translation>
    </message>
    <message>
        <source>Together: %1</source>
        <translation>En tout&#xa0;: %1</translation>
    </message>
    <message>
        <source>The pot: %1</source>
        <translation>Le pot&#xa0;: %1</translation>
    </message>
    <message>
        <source>&amp;Write</source>
        <translation>Écr&amp;ire</translation>
    </message>
    <message>
        <source>&amp;Write all the same</source>
        <translation>Écr&amp;ire quand même</translation>
    </message>
</context>
<context>
    <name>sheepshead::PositionView</name>
    <message>
        <source>in the blind</source>
        <translation>dans le chien</translation>
    </message>
</context>
<context>
    <name>sheepshead::PowerDialog</name>
    <message>
        <source>Mauer meter</source>
        <translation>Mesure du mauer</translation>
    </message>
    <message>
        <source>A player who passes a strong hand is a mauer. The meter adds up the trump of the hands that a player passed. Count for</source>
        <translation>Un joueur qui passe avec une main forte est un mauer. La mesure additionne les atouts des mains qu’un joueur a passées. Comptent pour</translation>
    </message>
    <message>
        <source>A &amp;queen:</source>
        <translation>Une da&amp;me&#xa0;:</translation>
    </message>
    <message>
        <source>A &amp;jack:</source>
        <translation>Un &amp;valet&#xa0;:</translation>
    </message>
    <message>
        <source>The jack of &amp;diamonds:</source>
        <translation>Le valet de &amp;carreau&#xa0;:</translation>
    </message>
    <message>
        <source>Any other &amp;trump:</source>
        <translation>Tout autre &amp;atout&#xa0;:</translation>
    </message>
    <message>
        <source>never</source>
        <translation>jamais</translation>
    </message>
    <message>
        <source>Of six cards; other hands in proportion</source>
        <translation>Sur six cartes&#xa0;; autres mains en proportion</translation>
    </message>
    <message>
        <source>Tell a &amp;mauer after the hand from a power of:</source>
        <translation>Signaler un ma&amp;uer après la donne à partir d’une force de&#xa0;:</translation>
    </message>
</context>
<context>
    <name>sheepshead::PreferencesDialog</name>
    <message>
        <source>Configure Sheepshead</source>
        <translation>Configurer Sheepshead</translation>
    </message>
</context>
<context>
    <name>sheepshead::PresetList</name>
    <message>
        <source>Players:</source>
        <translation>Joueurs&#xa0;:</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n joueur</numerusform>
            <numerusform>%n joueurs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::PrintWords</name>
    <message>
        <source>Hand</source>
        <comment>heading over the numbers of hands</comment>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>picker</source>
        <translation>preneur</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>attaquant</translation>
    </message>
    <message>
        <source>partner or maker</source>
        <translation>partenaire ou attaquant</translation>
    </message>
    <message>
        <source>above: this hand, below: the running total</source>
        <translation>en haut&#xa0;: cette donne&#xa0;; en bas&#xa0;: le total courant</translation>
    </message>
    <message>
        <source>left: this hand, right: the running total</source>
        <translation>à gauche&#xa0;: cette donne&#xa0;; à droite&#xa0;: le total courant</translation>
    </message>
    <message>
        <source>No hand has been played yet.</source>
        <translation>Aucune donne n’a encore été jouée.</translation>
    </message>
    <message>
        <source>Page %1 of %2</source>
        <translation>Page %1 sur %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::ProgramEnd</name>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Quitter</translation>
    </message>
    <message>
        <source>Change the &amp;language</source>
        <translation>Changer de &amp;langue</translation>
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
        <translation>La donne %1 est inachevée.</translation>
    </message>
    <message>
        <source>Hand %1 is next.</source>
        <translation>La donne %1 est la suivante.</translation>
    </message>
    <message>
        <source>Sheepshead</source>
        <translation>Sheepshead</translation>
    </message>
    <message>
        <source>Resume &quot;%1&quot;?</source>
        <translation>Reprendre «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>&amp;Reprendre</translation>
    </message>
    <message>
        <source>&amp;New game</source>
        <translation>&amp;Nouvelle partie</translation>
    </message>
    <message>
        <source>This game is not saved.</source>
        <translation>Cette partie n’est pas enregistrée.</translation>
    </message>
    <message>
        <source>Its score sheet is lost when you leave it.</source>
        <translation>Sa feuille de marque est perdue si vous quittez la partie.</translation>
    </message>
    <message>
        <source>Sheepshead is already running with this score book.</source>
        <translation>Sheepshead est déjà ouvert avec ce carnet de marque.</translation>
    </message>
    <message>
        <source>If you resume &quot;%1&quot; here, the other window stops saving it.</source>
        <translation>Si vous reprenez «&#xa0;%1&#xa0;» ici, l’autre fenêtre cesse de l’enregistrer.</translation>
    </message>
    <message>
        <source>&amp;Close this window</source>
        <translation>&amp;Fermer cette fenêtre</translation>
    </message>
    <message>
        <source>&amp;Resume here</source>
        <translation>&amp;Reprendre ici</translation>
    </message>
    <message>
        <source>Sheepshead is already running with this score book on another computer (%1).</source>
        <translation>Sheepshead est déjà ouvert avec ce carnet de marque sur un autre ordinateur (%1).</translation>
    </message>
</context>
<context>
    <name>sheepshead::RealTablesDraft</name>
    <message>
        <source>Type a name for each seat.</source>
        <translation>Saisissez un nom pour chaque place.</translation>
    </message>
    <message>
        <source>Two people at this table have the same name. Add a letter to one of them.</source>
        <translation>Deux personnes de cette table ont le même nom. Ajoutez une lettre à l’un des deux.</translation>
    </message>
    <message>
        <source>Only whole numbers can be scores.</source>
        <translation>Seuls des nombres entiers peuvent être des scores.</translation>
    </message>
    <message>
        <source>Deal %1: %2</source>
        <comment>why it is not saved</comment>
        <translation>Donne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>No deal has scores yet.</source>
        <translation>Aucune donne n’a encore de scores.</translation>
    </message>
    <message>
        <source>The disk did not take the last change.</source>
        <translation>Le disque n’a pas accepté la dernière modification.</translation>
    </message>
</context>
<context>
    <name>sheepshead::RemarkWords</name>
    <message>
        <source>I counted on that one.</source>
        <extracomment>short words of Ada at the table: it took a trick with many points</extracomment>
        <translation>J’y comptais bien.</translation>
    </message>
    <message>
        <source>I saw that coming two tricks ago.</source>
        <extracomment>short words of Ada at the table: another player took a trick with many points</extracomment>
        <translation>Je le voyais venir depuis deux plis.</translation>
    </message>
    <message>
        <source>You have counted too, I hope.</source>
        <extracomment>short words of Ada at the table: it has picked, and was cracked</extracomment>
        <translation>Vous avez compté aussi, j’espère.</translation>
    </message>
    <message>
        <source>The numbers were clear.</source>
        <extracomment>short words of Ada at the table: it won the hand alone</extracomment>
        <translation>Les chiffres étaient clairs.</translation>
    </message>
    <message>
        <source>I miscounted. It happens once a year.</source>
        <extracomment>short words of Ada at the table: it lost the hand as picker</extracomment>
        <translation>Erreur de calcul. J’en fais une par an.</translation>
    </message>
    <message>
        <source>They did not even make thirty.</source>
        <extracomment>short words of Ada at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Même pas trente en face.</translation>
    </message>
    <message>
        <source>Least is best today.</source>
        <extracomment>short words of Ada at the table: it won a leaster</extracomment>
        <translation>Aujourd’hui, le moins, c’est le mieux.</translation>
    </message>
    <message>
        <source>I had the cards. I wanted to be sure.</source>
        <extracomment>short words of Ada at the table: it passed a strong hand, as all see now</extracomment>
        <translation>J’avais le jeu. Je voulais une certitude.</translation>
    </message>
    <message>
        <source>Worth the wait.</source>
        <extracomment>short words of Bruno at the table: it took a trick with many points</extracomment>
        <translation>Ça valait la peine d’attendre.</translation>
    </message>
    <message>
        <source>Hm. That one hurts.</source>
        <extracomment>short words of Bruno at the table: another player took a trick with many points</extracomment>
        <translation>Hum. Celui-là fait mal.</translation>
    </message>
    <message>
        <source>Crack away. I sit well.</source>
        <extracomment>short words of Bruno at the table: it has picked, and was cracked</extracomment>
        <translation>Contrez donc. J’ai de quoi voir venir.</translation>
    </message>
    <message>
        <source>Keep the best for last, I say.</source>
        <extracomment>short words of Bruno at the table: it won the hand alone</extracomment>
        <translation>Le meilleur pour la fin, comme je dis toujours.</translation>
    </message>
    <message>
        <source>I kept them too long.</source>
        <extracomment>short words of Bruno at the table: it lost the hand as picker</extracomment>
        <translation>Je les ai gardés trop longtemps.</translation>
    </message>
    <message>
        <source>That will teach them.</source>
        <extracomment>short words of Bruno at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Ça leur apprendra.</translation>
    </message>
    <message>
        <source>And none of you noticed me.</source>
        <extracomment>short words of Bruno at the table: it won a leaster</extracomment>
        <translation>Et personne n’a rien vu venir.</translation>
    </message>
    <message>
        <source>I was saving it.</source>
        <extracomment>short words of Bruno at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Je gardais ça pour plus tard.</translation>
    </message>
    <message>
        <source>Thank you, friends!</source>
        <extracomment>short words of Clara at the table: it took a trick with many points</extracomment>
        <translation>Merci, les amis&#xa0;!</translation>
    </message>
    <message>
        <source>Oh, what a lovely trick!</source>
        <extracomment>short words of Clara at the table: another player took a trick with many points</extracomment>
        <translation>Oh, le joli pli&#xa0;!</translation>
    </message>
    <message>
        <source>A crack? Now I am nervous.</source>
        <extracomment>short words of Clara at the table: it has picked, and was cracked</extracomment>
        <translation>Un contre&#xa0;? J’ai le trac, maintenant.</translation>
    </message>
    <message>
        <source>All by myself!</source>
        <extracomment>short words of Clara at the table: it won the hand alone</extracomment>
        <translation>Sans l’aide de personne&#xa0;!</translation>
    </message>
    <message>
        <source>I gave away too much.</source>
        <extracomment>short words of Clara at the table: it lost the hand as picker</extracomment>
        <translation>J’ai trop donné.</translation>
    </message>
    <message>
        <source>Such generous cards!</source>
        <extracomment>short words of Clara at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Quelles cartes généreuses&#xa0;!</translation>
    </message>
    <message>
        <source>For once I gave it all away.</source>
        <extracomment>short words of Clara at the table: it won a leaster</extracomment>
        <translation>Pour une fois, j’ai tout donné.</translation>
    </message>
    <message>
        <source>I thought another would pick.</source>
        <extracomment>short words of Clara at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Je pensais que quelqu’un d’autre prendrait.</translation>
    </message>
    <message>
        <source>Slow and steady.</source>
        <extracomment>short words of Emil at the table: it took a trick with many points</extracomment>
        <translation>Qui va piano va sano.</translation>
    </message>
    <message>
        <source>No hurry. There are more tricks.</source>
        <extracomment>short words of Emil at the table: another player took a trick with many points</extracomment>
        <translation>Rien ne presse. Il reste des plis.</translation>
    </message>
    <message>
        <source>I should have passed.</source>
        <extracomment>short words of Emil at the table: it has picked, and was cracked</extracomment>
        <translation>J’aurais dû passer.</translation>
    </message>
    <message>
        <source>That one was safe.</source>
        <extracomment>short words of Emil at the table: it won the hand alone</extracomment>
        <translation>Celle-là était sans risque.</translation>
    </message>
    <message>
        <source>That is why I usually pass.</source>
        <extracomment>short words of Emil at the table: it lost the hand as picker</extracomment>
        <translation>Voilà pourquoi je passe, d’habitude.</translation>
    </message>
    <message>
        <source>Careful does it.</source>
        <extracomment>short words of Emil at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Prudence est mère de sûreté.</translation>
    </message>
    <message>
        <source>Doing nothing pays.</source>
        <extracomment>short words of Emil at the table: it won a leaster</extracomment>
        <translation>Ne rien faire, ça paie.</translation>
    </message>
    <message>
        <source>I was not quite sure.</source>
        <extracomment>short words of Emil at the table: it passed a strong hand, as all see now</extracomment>
        <translation>J’avais encore un petit doute.</translation>
    </message>
    <message>
        <source>Follow the bell!</source>
        <extracomment>short words of Frieda at the table: it took a trick with many points</extracomment>
        <translation>Suivez la cloche&#xa0;!</translation>
    </message>
    <message>
        <source>Well led.</source>
        <extracomment>short words of Frieda at the table: another player took a trick with many points</extracomment>
        <translation>Bien mené.</translation>
    </message>
    <message>
        <source>Then we play for more.</source>
        <extracomment>short words of Frieda at the table: it has picked, and was cracked</extracomment>
        <translation>Alors on joue plus gros.</translation>
    </message>
    <message>
        <source>I needed no help.</source>
        <extracomment>short words of Frieda at the table: it won the hand alone</extracomment>
        <translation>Je n’ai eu besoin de personne.</translation>
    </message>
    <message>
        <source>My lead, my fault.</source>
        <extracomment>short words of Frieda at the table: it lost the hand as picker</extracomment>
        <translation>J’ai mené, c’est ma faute.</translation>
    </message>
    <message>
        <source>That is how it is done.</source>
        <extracomment>short words of Frieda at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Voilà comment on fait.</translation>
    </message>
    <message>
        <source>Even a leaster can be led.</source>
        <extracomment>short words of Frieda at the table: it won a leaster</extracomment>
        <translation>Même un leaster, ça se mène.</translation>
    </message>
    <message>
        <source>I wanted to see who would lead.</source>
        <extracomment>short words of Frieda at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Je voulais voir qui mènerait.</translation>
    </message>
    <message>
        <source>Mine!</source>
        <extracomment>short words of Gus at the table: it took a trick with many points</extracomment>
        <translation>À moi&#xa0;!</translation>
    </message>
    <message>
        <source>Enjoy it while it lasts.</source>
        <extracomment>short words of Gus at the table: another player took a trick with many points</extracomment>
        <translation>Profitez-en tant que ça dure.</translation>
    </message>
    <message>
        <source>Good. Now it is worth something.</source>
        <extracomment>short words of Gus at the table: it has picked, and was cracked</extracomment>
        <translation>Bien. Là, ça vaut le coup.</translation>
    </message>
    <message>
        <source>Who needs a partner?</source>
        <extracomment>short words of Gus at the table: it won the hand alone</extracomment>
        <translation>Un partenaire&#xa0;? Pour quoi faire&#xa0;?</translation>
    </message>
    <message>
        <source>I would pick it again.</source>
        <extracomment>short words of Gus at the table: it lost the hand as picker</extracomment>
        <translation>Je reprendrais sans hésiter.</translation>
    </message>
    <message>
        <source>Head down, and through!</source>
        <extracomment>short words of Gus at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Tête baissée, et ça passe&#xa0;!</translation>
    </message>
    <message>
        <source>Even I can lie low.</source>
        <extracomment>short words of Gus at the table: it won a leaster</extracomment>
        <translation>Même moi, je sais me faire oublier.</translation>
    </message>
    <message>
        <source>Me, passing? I must have been asleep.</source>
        <extracomment>short words of Gus at the table: it passed a strong hand, as all see now</extracomment>
        <translation>Passer, moi&#xa0;? Je devais dormir.</translation>
    </message>
    <message>
        <source>Oh! Was that me?</source>
        <extracomment>short words of Lottie at the table: it took a trick with many points</extracomment>
        <translation>Oh&#xa0;! C’était moi&#xa0;?</translation>
    </message>
    <message>
        <source>You are good at this.</source>
        <extracomment>short words of Lottie at the table: another player took a trick with many points</extracomment>
        <translation>Vous jouez vraiment bien.</translation>
    </message>
    <message>
        <source>That sounds serious.</source>
        <extracomment>short words of Lottie at the table: it has picked, and was cracked</extracomment>
        <translation>Ça a l’air sérieux.</translation>
    </message>
    <message>
        <source>I had no choice!</source>
        <extracomment>short words of Lottie at the table: it won the hand alone</extracomment>
        <translation>Je n’avais pas le choix&#xa0;!</translation>
    </message>
    <message>
        <source>Sorry, everyone.</source>
        <extracomment>short words of Lottie at the table: it lost the hand as picker</extracomment>
        <translation>Pardon, tout le monde.</translation>
    </message>
    <message>
        <source>That was fun!</source>
        <extracomment>short words of Lottie at the table: its side won, and the other side has no schneider</extracomment>
        <translation>C’était chouette&#xa0;!</translation>
    </message>
    <message>
        <source>I did not want any of it.</source>
        <extracomment>short words of Lottie at the table: it won a leaster</extracomment>
        <translation>Je n’en voulais pas du tout.</translation>
    </message>
    <message>
        <source>I was waiting for company.</source>
        <extracomment>short words of Lottie at the table: it passed a strong hand, as all see now</extracomment>
        <translation>J’attendais un peu de compagnie.</translation>
    </message>
    <message>
        <source>Double it next time.</source>
        <extracomment>short words of Otto at the table: it took a trick with many points</extracomment>
        <translation>La prochaine fois, le double.</translation>
    </message>
    <message>
        <source>Put it on my bill.</source>
        <extracomment>short words of Otto at the table: another player took a trick with many points</extracomment>
        <translation>Mettez ça sur ma note.</translation>
    </message>
    <message>
        <source>At last, a real game.</source>
        <extracomment>short words of Otto at the table: it has picked, and was cracked</extracomment>
        <translation>Enfin une vraie partie.</translation>
    </message>
    <message>
        <source>You should have cracked.</source>
        <extracomment>short words of Otto at the table: it won the hand alone</extracomment>
        <translation>Il fallait contrer.</translation>
    </message>
    <message>
        <source>Well played. Another round?</source>
        <extracomment>short words of Otto at the table: it lost the hand as picker</extracomment>
        <translation>Bien joué. Une autre tournée&#xa0;?</translation>
    </message>
    <message>
        <source>Pay at the counter, please.</source>
        <extracomment>short words of Otto at the table: its side won, and the other side has no schneider</extracomment>
        <translation>On paie au comptoir, s’il vous plaît.</translation>
    </message>
    <message>
        <source>The cheapest win of the evening.</source>
        <extracomment>short words of Otto at the table: it won a leaster</extracomment>
        <translation>La victoire la moins chère de la soirée.</translation>
    </message>
    <message>
        <source>I bluffed too well.</source>
        <extracomment>short words of Otto at the table: it passed a strong hand, as all see now</extracomment>
        <translation>J’ai trop bien bluffé.</translation>
    </message>
    <message>
        <source>Snip, snap, mine.</source>
        <extracomment>short words of Wilma at the table: it took a trick with many points</extracomment>
        <translation>Clic, clac, c’est à moi.</translation>
    </message>
    <message>
        <source>Cheeky. I like it.</source>
        <extracomment>short words of Wilma at the table: another player took a trick with many points</extracomment>
        <translation>Quel culot. J’adore.</translation>
    </message>
    <message>
        <source>Ooh, a brave one.</source>
        <extracomment>short words of Wilma at the table: it has picked, and was cracked</extracomment>
        <translation>Oh là là, quel cran.</translation>
    </message>
    <message>
        <source>Black sheep do it alone.</source>
        <extracomment>short words of Wilma at the table: it won the hand alone</extracomment>
        <translation>Un mouton noir se passe de troupeau.</translation>
    </message>
    <message>
        <source>Oops.</source>
        <extracomment>short words of Wilma at the table: it lost the hand as picker</extracomment>
        <translation>Oups.</translation>
    </message>
    <message>
        <source>Shorn!</source>
        <extracomment>short words of Wilma at the table: its side won, and the other side has no schneider</extracomment>
        <translation>Tondus&#xa0;!</translation>
    </message>
    <message>
        <source>Nothing for me, thanks.</source>
        <extracomment>short words of Wilma at the table: it won a leaster</extracomment>
        <translation>Rien pour moi, merci.</translation>
    </message>
    <message>
        <source>I passed that? Silly me.</source>
        <extracomment>short words of Wilma at the table: it passed a strong hand, as all see now</extracomment>
        <translation>J’ai passé avec ça&#xa0;? Suis-je bête.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReportDialog</name>
    <message>
        <source>The file also has the hand in play up to now, with the cards of all players. So read it only when the hand is over.</source>
        <translation>Le fichier contient aussi la donne en cours jusqu’ici, avec les cartes de tous les joueurs. Ne le lisez donc que lorsque la donne est finie.</translation>
    </message>
    <message>
        <source>The file also has the last hand: its rules, cards and decisions.</source>
        <translation>Le fichier contient aussi la dernière donne&#xa0;: ses règles, ses cartes et ses décisions.</translation>
    </message>
    <message>
        <source>No hand was played yet, so the file has none.</source>
        <translation>Aucune donne n’a encore été jouée&#xa0;: le fichier n’en contient pas.</translation>
    </message>
    <message>
        <source>Report a problem</source>
        <translation>Signaler un problème</translation>
    </message>
    <message>
        <source>&amp;What happened, and what did you expect?</source>
        <translation>&amp;Que s’est-il passé, et qu’attendiez-vous&#xa0;?</translation>
    </message>
    <message>
        <source>What the report tells</source>
        <translation>Ce que dit le rapport</translation>
    </message>
    <message>
        <source>&amp;Save the report…</source>
        <translation>&amp;Enregistrer le rapport…</translation>
    </message>
    <message>
        <source>The report is one file that you can read and attach to a message. The program sends nothing. No names of players, computers or folders are in it.</source>
        <translation>Le rapport est un fichier que vous pouvez lire et joindre à un message. Le programme n’envoie rien. Il ne contient aucun nom de joueur, d’ordinateur ou de dossier.</translation>
    </message>
    <message>
        <source>The report also contains:</source>
        <translation>Outre vos mots, il contient ces données&#xa0;:</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultDetails</name>
    <message>
        <source>Buried: %1</source>
        <translation>À l’écart&#xa0;: %1</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Under</translation>
    </message>
    <message>
        <source>Trump in the hand when the play began</source>
        <translation>Atouts en main au début du jeu</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultPage</name>
    <message>
        <source>Practice: it does not count.</source>
        <translation>Entraînement&#xa0;: ne compte pas.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) go into the pot.</source>
        <translation>
            <numerusform>%n point de marque va au pot.</numerusform>
            <numerusform>%n points de marque vont au pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) come out of the pot.</source>
        <translation>
            <numerusform>%n point de marque sort du pot.</numerusform>
            <numerusform>%n points de marque sortent du pot.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: “%2”</source>
        <extracomment>a computer player and what it says</extracomment>
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultPanel</name>
    <message>
        <source>E&amp;xplain score…</source>
        <translation>E&amp;xpliquer le score…</translation>
    </message>
    <message>
        <source>How the score came about</source>
        <translation>D’où vient le score</translation>
    </message>
    <message>
        <source>&amp;Review…</source>
        <translation>&amp;Analyser…</translation>
    </message>
    <message>
        <source>Look back at every decision of the hand</source>
        <translation>Revoir chaque décision de la donne</translation>
    </message>
    <message>
        <source>Play &amp;again</source>
        <translation>Re&amp;jouer</translation>
    </message>
    <message>
        <source>The same cards once more; it does not count</source>
        <translation>Les mêmes cartes encore une fois&#xa0;; cela ne compte pas</translation>
    </message>
    <message>
        <source>&amp;Next hand</source>
        <translation>Donne sui&amp;vante</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Retour à la partie</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>&amp;Continuer</translation>
    </message>
    <message>
        <source>Thrown in</source>
        <translation>Donne annulée</translation>
    </message>
    <message>
        <source>&amp;Tricks…</source>
        <translation>&amp;Plis…</translation>
    </message>
    <message>
        <source>Page through all tricks of the hand</source>
        <translation>Parcourir tous les plis de la donne</translation>
    </message>
    <message>
        <source>The result</source>
        <translation>Le résultat</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Touche %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <extracomment>a player and a score</extracomment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultWords</name>
    <message>
        <source>Bidder</source>
        <translation>Déclarant</translation>
    </message>
    <message>
        <source>Partner</source>
        <translation>Partenaire</translation>
    </message>
    <message>
        <source>Picker</source>
        <translation>Preneur</translation>
    </message>
    <message>
        <source>Maker</source>
        <translation>Attaquant</translation>
    </message>
    <message>
        <source>no trick</source>
        <translation>aucun pli</translation>
    </message>
    <message>
        <source>You win %1</source>
        <translation>Vous gagnez %1</translation>
    </message>
    <message>
        <source>You lose %1</source>
        <translation>Vous perdez %1</translation>
    </message>
    <message>
        <source>You break even</source>
        <translation>Vous ne gagnez ni ne perdez rien</translation>
    </message>
    <message>
        <source>%1.</source>
        <extracomment>a sentence that says who wins</extracomment>
        <translation>%1.</translation>
    </message>
    <message>
        <source>counts %1</source>
        <translation>compte %1</translation>
    </message>
    <message>
        <source>In the blind</source>
        <translation>Dans le chien</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Chien</translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultsPage</name>
    <message>
        <source>Hand b&amp;y hand, one a line</source>
        <translation>Donne par donne, une par &amp;ligne</translation>
    </message>
    <message>
        <source>&amp;Save this table</source>
        <translation>Enregistrer cette ta&amp;ble</translation>
    </message>
    <message>
        <source>Make the round &amp;official</source>
        <translation>Rendre le tour &amp;officiel</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Tour</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tables</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Résultat</translation>
    </message>
    <message>
        <source>Totals in the order of the seats</source>
        <translation>Totaux dans l’ordre des places</translation>
    </message>
    <message>
        <source>Totals in the order of the seats: 4 1 1 -2 -4</source>
        <translation>Totaux dans l’ordre des places&#xa0;: 4 1 1 -2 -4</translation>
    </message>
    <message>
        <source>Hands, one a line, in the order of the seats</source>
        <translation>Donnes, une par ligne, dans l’ordre des places</translation>
    </message>
    <message>
        <source>Save results to se&amp;nd…</source>
        <translation>Enregistrer les résultats à en&amp;voyer…</translation>
    </message>
    <message>
        <source>&amp;Add results of another computer…</source>
        <translation>&amp;Ajouter les résultats d’un autre ordinateur…</translation>
    </message>
    <message>
        <source>open</source>
        <comment>a table without a result</comment>
        <translation>manquant</translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>somme %1</translation>
    </message>
    <message>
        <source>official</source>
        <translation>officiel</translation>
    </message>
    <message>
        <source>typed</source>
        <translation>saisi</translation>
    </message>
    <message>
        <source>This round is not drawn yet.</source>
        <translation>Ce tour n’est pas encore tiré.</translation>
    </message>
    <message numerus="yes">
        <source>%n table(s) without a result.</source>
        <translation>
            <numerusform>%n table sans résultat.</numerusform>
            <numerusform>%n tables sans résultat.</numerusform>
        </translation>
    </message>
    <message>
        <source>All results are there.</source>
        <translation>Tous les résultats sont là.</translation>
    </message>
    <message>
        <source>The round is official. A change is a correction, and is marked.</source>
        <translation>Le tour est officiel. Un changement est une correction et sera marqué.</translation>
    </message>
    <message>
        <source>Table %1: %2</source>
        <translation>Table %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Type a number for each seat in every line.</source>
        <translation>Saisissez dans chaque ligne un nombre par place.</translation>
    </message>
    <message>
        <source>Sum %1. Type a number for each seat.</source>
        <translation>Somme %1. Saisissez un nombre par place.</translation>
    </message>
    <message>
        <source>Only whole numbers can be scores.</source>
        <translation>Un score est un nombre entier.</translation>
    </message>
    <message>
        <source>The sum is 0.</source>
        <translation>La somme est 0.</translation>
    </message>
    <message>
        <source>The sum is %1, not 0: look at the card again.</source>
        <translation>La somme est %1, pas 0&#xa0;: vérifiez la fiche.</translation>
    </message>
    <message>
        <source>Correction</source>
        <translation>Correction</translation>
    </message>
    <message>
        <source>The result is official. Why is it corrected?</source>
        <translation>Le résultat est officiel. Pourquoi est-il corrigé&#xa0;?</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReviewController</name>
    <message>
        <source>Practice: this hand does not count. Your game waits for you.</source>
        <translation>Entraînement&#xa0;: cette donne ne compte pas. Votre partie vous attend.</translation>
    </message>
    <message>
        <source>Deal number %1.</source>
        <translation>Donne numéro %1.</translation>
    </message>
    <message>
        <source>&amp;Back to the game</source>
        <translation>&amp;Retour à la partie</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReviewDialog</name>
    <message>
        <source>Cost: points lost on average. %1 a cost, %2 the player&apos;s costliest, %3 gave the hand away</source>
        <translation>Coût&#xa0;: points de marque perdus en moyenne. %1 un coût, %2 le plus cher du joueur, %3 a perdu la donne</translation>
    </message>
    <message>
        <source>Only &amp;my decisions</source>
        <translation>Seulement &amp;mes décisions</translation>
    </message>
    <message>
        <source>&amp;Show all cards</source>
        <translation>M&amp;ontrer toutes les cartes</translation>
    </message>
    <message>
        <source>Play &amp;on from here</source>
        <translation>&amp;Continuer à partir d’ici</translation>
    </message>
    <message>
        <source>Review of the hand</source>
        <translation>Analyse de la donne</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Décisions</translation>
    </message>
    <message>
        <source>Expected: points on average, by what the player could know. Wins: how often the player comes out ahead. With all cards seen: how it ends if everyone sees all cards and plays perfectly.</source>
        <translation>Attendu&#xa0;: points de marque en moyenne, d’après ce que le joueur pouvait savoir. Gagne&#xa0;: fréquence de ses gains. À cartes ouvertes&#xa0;: le résultat si tout le monde voit toutes les cartes et joue parfaitement.</translation>
    </message>
    <message>
        <source>First</source>
        <translation>Début</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>Last</source>
        <translation>Fin</translation>
    </message>
    <message>
        <source>Play this deal &amp;again</source>
        <translation>&amp;Rejouer cette donne</translation>
    </message>
    <message>
        <source>&amp;Close</source>
        <translation>&amp;Fermer</translation>
    </message>
    <message>
        <source>Play the same cards for practice. It does not count.</source>
        <translation>Jouer les mêmes cartes à l’entraînement. Cela ne compte pas.</translation>
    </message>
    <message>
        <source>Practice from just before this decision. It does not count.</source>
        <translation>S’entraîner juste avant cette décision. Cela ne compte pas.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a decision</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La donne est finie.</translation>
    </message>
    <message>
        <source>Not reviewed yet.</source>
        <translation>Pas encore analysé.</translation>
    </message>
    <message>
        <source>Reviewing decision %1 of %2…</source>
        <translation>Analyse de la décision %1 sur %2…</translation>
    </message>
    <message>
        <source>&amp;Legend</source>
        <translation>&amp;Légende</translation>
    </message>
    <message>
        <source>What the figures and colors mean</source>
        <translation>Ce que veulent dire les chiffres et les teintes</translation>
    </message>
    <message>
        <source>&amp;Numbers</source>
        <translation>&amp;Nombres</translation>
    </message>
    <message>
        <source>What each choice was expected to score</source>
        <translation>Ce que chaque choix promettait de marquer</translation>
    </message>
    <message>
        <source>S&amp;tudy this position</source>
        <translation>É&amp;tudier cette position</translation>
    </message>
    <message>
        <source>Set it up in a window of its own, to ask and to try out variations.</source>
        <translation>La compose dans sa propre fenêtre, pour demander et essayer des variantes.</translation>
    </message>
    <message>
        <source>Cop&amp;y</source>
        <translation>Cop&amp;ier</translation>
    </message>
    <message>
        <source>What the review says, and this picture of the table, for a message</source>
        <translation>Ce que dit l’analyse, et cette image de la table, pour un message</translation>
    </message>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Enregistrer en ima&amp;ge…</translation>
    </message>
    <message>
        <source>Judged without what the program has noticed of these players.</source>
        <translation>Jugée sans ce que le jeu a retenu de ces joueurs.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ReviewModel</name>
    <message>
        <source>End of the hand</source>
        <translation>Fin de la donne</translation>
    </message>
    <message>
        <source>Who</source>
        <translation>Qui</translation>
    </message>
    <message>
        <source>Decision</source>
        <translation>Décision</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Coût</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleAgreement</name>
    <message>
        <source>Our house rules</source>
        <translation>Nos règles maison</translation>
    </message>
    <message>
        <source>Date and place</source>
        <translation>Date et lieu</translation>
    </message>
    <message>
        <source>We play %1. %2</source>
        <translation>Nous jouons %1. %2</translation>
    </message>
    <message>
        <source>We have read this and agree to it. What is not written here, all players decide together before the next deal.</source>
        <translation>Nous avons lu ceci et sommes d’accord. Ce qui n’est pas écrit ici, tous les joueurs le décident ensemble avant la prochaine donne.</translation>
    </message>
    <message>
        <source>Our own rules</source>
        <translation>Nos propres règles</translation>
    </message>
    <message>
        <source>None: we play it as it is.</source>
        <translation>Aucune&#xa0;: nous jouons tel quel.</translation>
    </message>
    <message>
        <source>Everyone passes: %1</source>
        <translation>Personne ne prend&#xa0;: %1</translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>Déroulement d’une donne</translation>
    </message>
    <message>
        <source>What a point is worth</source>
        <translation>Ce que vaut un point de marque</translation>
    </message>
    <message>
        <source>We play for points only.</source>
        <translation>Nous jouons seulement pour les points.</translation>
    </message>
    <message>
        <source>A point is worth %1.</source>
        <translation>Un point de marque vaut %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleExplanation</name>
    <message>
        <source>Point at a rule, or press Tab, to read what it means.</source>
        <translation>Pointez une règle, ou appuyez sur Tab, pour lire ce qu’elle signifie.</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleFileWords</name>
    <message>
        <source>Line %1, column %2</source>
        <translation>Ligne %1, colonne %2</translation>
    </message>
    <message>
        <source>this is not text in UTF-8</source>
        <translation>ce n’est pas du texte en UTF-8</translation>
    </message>
    <message>
        <source>expected rule = choice</source>
        <translation>attendu&#xa0;: règle = choix</translation>
    </message>
    <message>
        <source>expected the number of the format</source>
        <translation>attendu&#xa0;: le numéro du format</translation>
    </message>
    <message>
        <source>written by a later version of the program</source>
        <translation>écrit par une version plus récente du programme</translation>
    </message>
    <message>
        <source>the name was given before</source>
        <translation>le nom a déjà été donné</translation>
    </message>
    <message>
        <source>there is no rule of this name</source>
        <translation>aucune règle ne porte ce nom</translation>
    </message>
    <message>
        <source>this rule was named before</source>
        <translation>cette règle a déjà été nommée</translation>
    </message>
    <message>
        <source>too long for a file of house rules</source>
        <translation>trop long pour un fichier de règles maison</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>the choices are: %1</source>
        <translation>les choix sont&#xa0;: %1</translation>
    </message>
    <message>
        <source>expected a number from %1 to %2</source>
        <translation>attendu&#xa0;: un nombre de %1 à %2</translation>
    </message>
    <message>
        <source>%1: %2 cannot be played beside the other rules</source>
        <translation>%1&#xa0;: %2 ne peut pas se jouer avec les autres règles</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleFiles</name>
    <message>
        <source>House rules (*.sheeprules);;All files (*)</source>
        <translation>Règles maison (*.sheeprules);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>The rules in %1 cannot be used. Nothing was changed.</source>
        <translation>Les règles dans %1 sont inutilisables. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>The rules were not saved: the file %1 could not be written. Choose another folder.</source>
        <translation>Les règles n’ont pas été enregistrées&#xa0;: le fichier %1 n’a pas pu être écrit. Choisissez un autre dossier.</translation>
    </message>
    <message>
        <source>Open rules</source>
        <translation>Ouvrir des règles</translation>
    </message>
    <message>
        <source>Save rules</source>
        <translation>Enregistrer les règles</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleForm</name>
    <message>
        <source>Reset all</source>
        <translation>Tout réinitialiser</translation>
    </message>
    <message>
        <source>Search the rules</source>
        <translation>Chercher dans les règles</translation>
    </message>
    <message>
        <source>Open r&amp;ules…</source>
        <translation>&amp;Ouvrir des règles…</translation>
    </message>
    <message>
        <source>Load rules from a file</source>
        <translation>Lire des règles dans un fichier</translation>
    </message>
    <message>
        <source>Sa&amp;ve rules…</source>
        <translation>&amp;Enregistrer les règles…</translation>
    </message>
    <message>
        <source>Save these rules to a file you can share</source>
        <translation>Enregistrer ces règles dans un fichier à partager</translation>
    </message>
    <message>
        <source>Co&amp;mpare…</source>
        <translation>Co&amp;mparer…</translation>
    </message>
    <message>
        <source>Compare these rules with other rules</source>
        <translation>Comparer ces règles avec d’autres</translation>
    </message>
    <message>
        <source>Reset all rules</source>
        <translation>Réinitialiser toutes les règles</translation>
    </message>
    <message>
        <source>%1, changed</source>
        <translation>%1, modifié</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Ces règles</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, avec %n modification</numerusform>
            <numerusform>%1, avec %n modifications</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>These rules cannot be played together. %1</source>
        <translation>Ces règles ne peuvent pas se jouer ensemble. %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleRow</name>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Réinitialiser</translation>
    </message>
    <message>
        <source>Undo this change</source>
        <translation>Annuler cette modification</translation>
    </message>
    <message>
        <source>Reset %1</source>
        <translation>Réinitialiser %1</translation>
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
        <translation>Aucune règle ne correspond.</translation>
    </message>
    <message>
        <source>Start from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>Sections</source>
        <translation>Sections</translation>
    </message>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, avec %n modification</numerusform>
            <numerusform>%1, avec %n modifications</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesComparison</name>
    <message>
        <source>Rule</source>
        <translation>Règle</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesDialog</name>
    <message>
        <source>Rules of this table</source>
        <translation>Règles de cette table</translation>
    </message>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>Print pre&amp;view…</source>
        <translation>Aperçu a&amp;vant impression…</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesOffer</name>
    <message>
        <source>Play by these rules?</source>
        <translation>Jouer selon ces règles&#xa0;?</translation>
    </message>
    <message>
        <source>Start a new game with the rules &quot;%1&quot;? New games keep using them until you change them in the settings.</source>
        <translation>Commencer une nouvelle partie avec les règles «&#xa0;%1&#xa0;»&#xa0;? Les nouvelles parties les gardent jusqu’à ce que vous les changiez dans les réglages.</translation>
    </message>
    <message>
        <source>&amp;Use these rules</source>
        <translation>&amp;Utiliser ces règles</translation>
    </message>
    <message>
        <source>&amp;Keep my rules</source>
        <translation>&amp;Garder mes règles</translation>
    </message>
    <message>
        <source>&amp;Compare…</source>
        <translation>&amp;Comparer…</translation>
    </message>
    <message>
        <source>My rules for new games</source>
        <translation>Mes règles pour les nouvelles parties</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesPage</name>
    <message>
        <source>Rules of this table</source>
        <translation>Règles de cette table</translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesText</name>
    <message>
        <source>%1, with house rules</source>
        <translation>%1, avec règles maison</translation>
    </message>
    <message>
        <source>Rules of this table</source>
        <translation>Règles de cette table</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>These stay in the box: %1.</source>
        <translation>Restent dans la boîte&#xa0;: %1.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Les cartes</translation>
    </message>
    <message numerus="yes">
        <source>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n points in the deck.</source>
        <translation>
            <numerusform>As 11 points, dix 10, roi 4, dame 3, valet 2&#xa0;; neuf, huit et sept rien&#xa0;: %n point dans le jeu.</numerusform>
            <numerusform>As 11 points, dix 10, roi 4, dame 3, valet 2&#xa0;; neuf, huit et sept rien&#xa0;: %n points dans le jeu.</numerusform>
        </translation>
    </message>
    <message>
        <source>All queens and jacks of any suit are trump, and so are all %1. From the highest down:</source>
        <translation>Toutes les dames et tous les valets sont atouts, quelle que soit leur couleur, de même que tout %1. Du plus fort au plus faible&#xa0;:</translation>
    </message>
    <message>
        <source>How a hand goes</source>
        <translation>Déroulement d’une donne</translation>
    </message>
    <message>
        <source>When everyone passes</source>
        <translation>Quand tout le monde passe</translation>
    </message>
    <message>
        <source>The house rules</source>
        <translation>Les règles maison</translation>
    </message>
    <message>
        <source>A star marks rules that differ from the usual game.</source>
        <translation>Une étoile marque les règles qui diffèrent du jeu habituel.</translation>
    </message>
    <message>
        <source>All are the usual rules of this game.</source>
        <translation>Ce sont toutes les règles habituelles de ce jeu.</translation>
    </message>
    <message>
        <source>The other three suits are fail, each from ace, ten and king down. Any trump takes any fail card.</source>
        <translation>Les trois autres couleurs sont hors atout, chacune de l’as, du dix et du roi vers le bas. Tout atout prend toute carte hors atout.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookController</name>
    <message>
        <source>The score book was recovered: %1 with %2.</source>
        <translation>Le carnet de marque a été récupéré&#xa0;: %1 avec %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n feuille</numerusform>
            <numerusform>%n feuilles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>Sheets that were lost: %1; hands of other sheets: %2.</source>
        <translation>Feuilles perdues&#xa0;: %1&#xa0;; donnes d’autres feuilles&#xa0;: %2.</translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) lost their name, and are called &quot;Recovered sheet&quot;.</source>
        <translation>
            <numerusform>%n feuille a perdu son nom, et s’appelle «&#xa0;Recovered sheet&#xa0;».</numerusform>
            <numerusform>%n feuilles ont perdu leur nom, et s’appellent «&#xa0;Recovered sheet&#xa0;».</numerusform>
        </translation>
    </message>
    <message>
        <source>The damaged file is kept in %1.</source>
        <translation>Le fichier endommagé est conservé dans %1.</translation>
    </message>
    <message>
        <source>The score book was restored.</source>
        <translation>Le carnet de marque a été restauré.</translation>
    </message>
    <message>
        <source>The score book was restored. What was there before is in %1.</source>
        <translation>Le carnet de marque a été restauré. Le précédent se trouve dans %1.</translation>
    </message>
    <message>
        <source>Score book</source>
        <translation>Carnet de marque</translation>
    </message>
    <message>
        <source>&amp;Play without saving</source>
        <translation>&amp;Jouer sans enregistrer</translation>
    </message>
    <message>
        <source>&amp;Set aside, begin a new book</source>
        <translation>&amp;Mettre de côté, commencer un nouveau carnet</translation>
    </message>
    <message>
        <source>Re&amp;cover what can be read</source>
        <translation>Ré&amp;cupérer ce qui est lisible</translation>
    </message>
    <message>
        <source>&amp;Restore the backup</source>
        <translation>&amp;Restaurer la sauvegarde</translation>
    </message>
    <message>
        <source>Restoring the backup…</source>
        <translation>Restauration de la sauvegarde…</translation>
    </message>
    <message>
        <source>Reading the damaged score book…</source>
        <translation>Lecture du carnet de marque endommagé…</translation>
    </message>
    <message>
        <source>Beside the score book lay changes to another one, as when a book is copied in the place of another. They were not taken over, and are kept in %1.</source>
        <translation>À côté du carnet de marque se trouvaient des changements faits à un autre, comme lorsqu&apos;un carnet est copié à la place d&apos;un autre. Ils n&apos;ont pas été repris et sont conservés dans %1.</translation>
    </message>
    <message>
        <source>This is the backup %1, which has more hands than could be read.</source>
        <translation>C&apos;est la sauvegarde %1, qui contient plus de donnes que ce qui a pu être lu.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookDialog</name>
    <message>
        <source>Score book</source>
        <translation>Carnet de marque</translation>
    </message>
    <message>
        <source>&amp;Search:</source>
        <translation>&amp;Chercher&#xa0;:</translation>
    </message>
    <message>
        <source>name, player, rule or date</source>
        <translation>nom, joueur, règle ou date</translation>
    </message>
    <message>
        <source>Score sheets</source>
        <translation>Feuilles de marque</translation>
    </message>
    <message>
        <source>&amp;Open</source>
        <translation>&amp;Ouvrir</translation>
    </message>
    <message>
        <source>&amp;Resume</source>
        <translation>Re&amp;prendre</translation>
    </message>
    <message>
        <source>Rena&amp;me…</source>
        <translation>&amp;Renommer…</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Supprimer…</translation>
    </message>
    <message>
        <source>Score a &amp;table…</source>
        <translation>&amp;Tenir la marque d’une table…</translation>
    </message>
    <message>
        <source>No score sheets yet. Your first hand starts one.</source>
        <translation>Pas encore de feuille de marque. Votre première donne en commence une.</translation>
    </message>
    <message>
        <source>No sheet contains &quot;%1&quot;.</source>
        <translation>Aucune feuille ne contient «&#xa0;%1&#xa0;».</translation>
    </message>
    <message>
        <source>Rename sheet</source>
        <translation>Renommer la feuille</translation>
    </message>
    <message>
        <source>Sheet &amp;name:</source>
        <translation>&amp;Nom de la feuille&#xa0;:</translation>
    </message>
    <message>
        <source>Rename</source>
        <translation>Renommer</translation>
    </message>
    <message>
        <source>Delete sheet</source>
        <translation>Supprimer la feuille</translation>
    </message>
    <message>
        <source>Delete &quot;%1&quot; with %2?</source>
        <translation>Supprimer «&#xa0;%1&#xa0;» avec %2&#xa0;?</translation>
    </message>
    <message>
        <source>This deletes the sheet and all its hands. You cannot undo it.</source>
        <translation>La feuille et toutes ses donnes seront supprimées. Vous ne pouvez pas l’annuler.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>&quot;%1&quot; is open in a window of its own.</source>
        <translation>«&#xa0;%1&#xa0;» est ouverte dans sa propre fenêtre.</translation>
    </message>
    <message>
        <source>Close that window first, then delete the sheet.</source>
        <translation>Fermez d’abord cette fenêtre, puis supprimez la feuille.</translation>
    </message>
    <message>
        <source>The game of this sheet is on the table.</source>
        <translation>La partie de cette feuille est sur la table.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookModel</name>
    <message>
        <source>Cannot be read: %1</source>
        <translation>Illisible&#xa0;: %1</translation>
    </message>
    <message>
        <source>Rules from a newer version</source>
        <translation>Règles d’une version plus récente</translation>
    </message>
    <message>
        <source>Started %1, last played %2, %3</source>
        <translation>Commencée le %1, jouée pour la dernière fois le %2, %3</translation>
    </message>
    <message>
        <source>%1 (on the table)</source>
        <translation>%1 (sur la table)</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Last played</source>
        <translation>Jouée le</translation>
    </message>
    <message>
        <source>Players and totals</source>
        <translation>Joueurs et totaux</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Règles</translation>
    </message>
    <message>
        <source>Hands</source>
        <translation>Donnes</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreSheetModel</name>
    <message>
        <source>%1; with hints</source>
        <comment>of a hand</comment>
        <translation>%1&#xa0;; avec conseils</translation>
    </message>
    <message>
        <source>Not counted: %1</source>
        <comment>a line of the sheet, and why</comment>
        <translation>Non comptée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 (corrected)</source>
        <translation>%1 (corrigée)</translation>
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
        <translation>%1&#xa0;: %2, total %3</translation>
    </message>
    <message>
        <source>%1 sat out, total %2</source>
        <translation>%1&#xa0;: ne joue pas, total %2</translation>
    </message>
    <message>
        <source>%1 was not there, total %2</source>
        <translation>%1&#xa0;: pas à la table, total %2</translation>
    </message>
    <message>
        <source>%1: no score, total %2</source>
        <translation>%1&#xa0;: pas de score, total %2</translation>
    </message>
    <message>
        <source>dealt</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>picked</source>
        <translation>preneur</translation>
    </message>
    <message>
        <source>was the partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>was a maker</source>
        <translation>attaquant</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>P</source>
        <comment>mark of a bump on the sheet</comment>
        <translation>P</translation>
    </message>
    <message>
        <source>%1; with hints for %2</source>
        <comment>of a hand; names</comment>
        <translation>%1&#xa0;; avec conseils pour %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreSheetView</name>
    <message>
        <source>E&amp;xplain score…</source>
        <translation>E&amp;xpliquer le score…</translation>
    </message>
    <message>
        <source>Revie&amp;w…</source>
        <translation>&amp;Analyser…</translation>
    </message>
    <message>
        <source>Review the hand, decision by decision</source>
        <translation>Analyser la donne, décision par décision</translation>
    </message>
    <message>
        <source>Settling up</source>
        <translation>Règlement</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Totaux</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
    <message>
        <source>No hand has been played yet.</source>
        <translation>Aucune donne n’a encore été jouée.</translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreTotalsModel</name>
    <message>
        <source>%1: %2, leading</source>
        <translation>%1&#xa0;: %2, en tête</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Money</source>
        <translation>Argent</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeasonDialog</name>
    <message>
        <source>Group</source>
        <translation>Groupe</translation>
    </message>
    <message>
        <source>S&amp;ubstitute</source>
        <translation>Rempla&amp;çant</translation>
    </message>
    <message>
        <source>&amp;Save</source>
        <translation>En&amp;registrer</translation>
    </message>
    <message>
        <source>New season</source>
        <translation>Nouvelle saison</translation>
    </message>
    <message>
        <source>Change the season</source>
        <translation>Modifier la saison</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;First day:</source>
        <translation>&amp;Premier jour&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Last day:</source>
        <translation>&amp;Dernier jour&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Group</source>
        <translation>Gro&amp;upe</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>Règ&amp;les</translation>
    </message>
    <message>
        <source>&amp;Money</source>
        <translation>Ar&amp;gent</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Role</source>
        <translation>Rôle</translation>
    </message>
    <message>
        <source>Handicap</source>
        <translation>Handicap</translation>
    </message>
    <message>
        <source>Plays for members who are away: has a score, but no place and no prize</source>
        <translation>Joue pour les membres absents&#xa0;: a un score, mais ni place ni prix</translation>
    </message>
    <message>
        <source>Points that each evening of this person gets more, or less</source>
        <translation>Points ajoutés à chaque soirée de cette personne, ou retirés</translation>
    </message>
    <message>
        <source>&amp;Handicap an evening:</source>
        <translation>&amp;Handicap par soirée&#xa0;:</translation>
    </message>
    <message>
        <source>Substitute</source>
        <translation>Remplaçant</translation>
    </message>
    <message>
        <source>Member</source>
        <translation>Membre</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Average per hand</source>
        <translation>Moyenne par donne</translation>
    </message>
    <message>
        <source>Average per evening</source>
        <translation>Moyenne par soirée</translation>
    </message>
    <message>
        <source>all</source>
        <extracomment>instead of a number of evenings</extracomment>
        <translation>toutes</translation>
    </message>
    <message>
        <source>A tie is broken by the best evening, then by evenings won; else the place is shared.</source>
        <translation>À égalité, la meilleure soirée décide, puis le nombre de soirées gagnées&#xa0;; sinon la place est partagée.</translation>
    </message>
    <message>
        <source>Ranked &amp;by:</source>
        <translation>&amp;Classement&#xa0;:</translation>
    </message>
    <message>
        <source>Best evenings that &amp;count:</source>
        <translation>&amp;Meilleures soirées comptées&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Evenings needed for a place:</source>
        <translation>S&amp;oirées requises pour une place&#xa0;:</translation>
    </message>
    <message>
        <source>Percent of the fees</source>
        <translation>Pour cent des cotisations</translation>
    </message>
    <message>
        <source>Amounts</source>
        <translation>Montants</translation>
    </message>
    <message>
        <source>A &amp;point is worth:</source>
        <translation>Un p&amp;oint de marque vaut&#xa0;:</translation>
    </message>
    <message>
        <source>En&amp;try fee of each member:</source>
        <translation>Droit d’en&amp;trée par membre&#xa0;:</translation>
    </message>
    <message>
        <source>Fee an e&amp;vening:</source>
        <translation>Cotisation par &amp;soirée&#xa0;:</translation>
    </message>
    <message>
        <source>Of the fees for the &amp;kitty:</source>
        <translation>Part de la ca&amp;isse&#xa0;:</translation>
    </message>
    <message>
        <source>Pr&amp;izes are:</source>
        <translation>N&amp;ature des prix&#xa0;:</translation>
    </message>
    <message>
        <source>Prizes by pl&amp;ace:</source>
        <translation>Pri&amp;x par place&#xa0;:</translation>
    </message>
    <message>
        <source>Type the prizes as numbers, from the first place on: 50; 30; 20</source>
        <translation>Saisissez les prix en nombres, à partir de la première place&#xa0;: 50; 30; 20</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeasonMoneyPage</name>
    <message>
        <source>Prizes are &amp;given</source>
        <translation>Les prix sont &amp;versés</translation>
    </message>
    <message>
        <source>What each has</source>
        <translation>Compte de chacun</translation>
    </message>
    <message>
        <source>Mark as pai&amp;d</source>
        <translation>Marquer comme pa&amp;yé</translation>
    </message>
    <message>
        <source>Evenings to settle</source>
        <translation>Soirées à régler</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>E&amp;venings to settle:</source>
        <translation>S&amp;oirées à régler&#xa0;:</translation>
    </message>
    <message>
        <source>What each &amp;has:</source>
        <translation>Com&amp;pte de chacun&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Who pays whom:</source>
        <translation>&amp;Qui paie qui&#xa0;:</translation>
    </message>
    <message>
        <source>Not pai&amp;d after all</source>
        <translation>Finalement non pa&amp;yé</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeasonsDialog</name>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Pairs</source>
        <translation>Paires</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Records</translation>
    </message>
    <message>
        <source>Club seasons</source>
        <translation>Saisons du club</translation>
    </message>
    <message>
        <source>Season</source>
        <translation>Saison</translation>
    </message>
    <message>
        <source>&amp;Season:</source>
        <translation>&amp;Saison&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;New…</source>
        <translation>&amp;Nouvelle…</translation>
    </message>
    <message>
        <source>S&amp;tandings</source>
        <translation>&amp;Classement</translation>
    </message>
    <message>
        <source>&amp;Pairs</source>
        <translation>Pa&amp;ires</translation>
    </message>
    <message>
        <source>&amp;Records</source>
        <translation>&amp;Records</translation>
    </message>
    <message>
        <source>&amp;Money</source>
        <translation>Ar&amp;gent</translation>
    </message>
    <message>
        <source>Sheets that count</source>
        <translation>Feuilles qui comptent</translation>
    </message>
    <message>
        <source>Sh&amp;eets</source>
        <translation>&amp;Feuilles</translation>
    </message>
    <message>
        <source>Pr&amp;int…</source>
        <translation>Imprim&amp;er…</translation>
    </message>
    <message>
        <source>Save as PD&amp;F…</source>
        <translation>Enregistrer en P&amp;DF…</translation>
    </message>
    <message>
        <source>Save the season as PDF</source>
        <translation>Enregistrer la saison en PDF</translation>
    </message>
    <message>
        <source>Save as we&amp;b page…</source>
        <translation>Enregistrer en page &amp;web…</translation>
    </message>
    <message>
        <source>Save for a spreadsheet (CSV)…</source>
        <translation>Enregistrer pour un tableur (CSV)…</translation>
    </message>
    <message>
        <source>There is no season yet. New… makes one: a span of days, a group of people, and what counts.</source>
        <translation>Il n’y a pas encore de saison. Nouvelle… en crée une&#xa0;: une période, un groupe de personnes et ce qui compte.</translation>
    </message>
    <message>
        <source>This season was left as it is: this version of the program cannot read it (%1).</source>
        <translation>Cette saison est restée telle quelle&#xa0;: cette version du programme ne peut pas la lire (%1).</translation>
    </message>
    <message>
        <source>No evening yet: no sheet of these days has two people of the group.</source>
        <translation>Pas encore de soirée&#xa0;: aucune feuille de ces jours ne réunit deux personnes du groupe.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a sheet, and why it does not count</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Not counted, because of impossible values: %1</source>
        <translation>Non comptée à cause de valeurs impossibles&#xa0;: %1</translation>
    </message>
    <message>
        <source>Delete a season</source>
        <translation>Supprimer une saison</translation>
    </message>
    <message>
        <source>Delete the season &quot;%1&quot;?</source>
        <translation>Supprimer la saison «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Its rules and its marks of payments are deleted. The sheets stay.</source>
        <translation>Ses règles et ses paiements marqués disparaissent. Les feuilles restent.</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Supprimer</translation>
    </message>
    <message>
        <source>Save the season as web page</source>
        <translation>Enregistrer la saison en page web</translation>
    </message>
    <message>
        <source>Web pages (*.html)</source>
        <translation>Pages web (*.html)</translation>
    </message>
    <message>
        <source>Save the season for a spreadsheet</source>
        <translation>Enregistrer la saison pour un tableur</translation>
    </message>
    <message>
        <source>Tables (*.csv)</source>
        <translation>Tableaux (*.csv)</translation>
    </message>
    <message>
        <source>Saved: %1</source>
        <translation>Enregistré&#xa0;: %1</translation>
    </message>
    <message>
        <source>The file %1 could not be written. If it existed before, it is unchanged. Choose another folder, or free some space.</source>
        <translation>Le fichier %1 n’a pas pu être écrit. S’il existait déjà, il est inchangé. Choisissez un autre dossier ou libérez de la place.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatChoice</name>
    <message>
        <source>Level of seat %1</source>
        <translation>Niveau de la place %1</translation>
    </message>
    <message>
        <source>Name of seat %1</source>
        <translation>Nom de la place %1</translation>
    </message>
    <message>
        <source>A &amp;Picture of Your Own…</source>
        <translation>Votre &amp;propre image…</translation>
    </message>
    <message>
        <source>Face of seat %1</source>
        <translation>Visage de la place %1</translation>
    </message>
    <message>
        <source>Choose another face</source>
        <translation>Choisir un autre visage</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) with you</source>
        <translation>
            <numerusform>%n partie avec vous</numerusform>
            <numerusform>%n parties avec vous</numerusform>
        </translation>
    </message>
    <message>
        <source> · </source>
        <extracomment>between two short remarks on a player</extracomment>
        <translation> · </translation>
    </message>
    <message>
        <source>A Face for %1</source>
        <translation>Un visage pour %1</translation>
    </message>
    <message>
        <source>Pictures (%1)</source>
        <translation>Images (%1)</translation>
    </message>
    <message>
        <source>Player %1</source>
        <translation>Joueur %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatItem</name>
    <message>
        <source>level: %1</source>
        <translation>niveau&#xa0;: %1</translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>donneur</translation>
    </message>
    <message>
        <source>picker</source>
        <translation>preneur</translation>
    </message>
    <message>
        <source>partner</source>
        <translation>partenaire</translation>
    </message>
    <message>
        <source>maker</source>
        <translation>attaquant</translation>
    </message>
    <message>
        <source>cracked</source>
        <translation>contre</translation>
    </message>
    <message>
        <source>sits out</source>
        <translation>ne joue pas</translation>
    </message>
    <message>
        <source>score %1</source>
        <translation>score %1</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n carte</numerusform>
            <numerusform>%n cartes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n pli</numerusform>
            <numerusform>%n plis</numerusform>
        </translation>
    </message>
    <message>
        <source>to act</source>
        <translation>à son tour</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>a level and how such a player plays</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>DEALER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>DONNEUR</translation>
    </message>
    <message>
        <source>PICKER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>PRENEUR</translation>
    </message>
    <message>
        <source>PARTNER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>ALLIÉ</translation>
    </message>
    <message>
        <source>MAKER</source>
        <comment>on a plate, as short as possible</comment>
        <translation>ATTAQUE</translation>
    </message>
    <message>
        <source>defender</source>
        <translation>en défense</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatMarks</name>
    <message>
        <source>D</source>
        <comment>one letter on the score sheet: this player dealt</comment>
        <translation>D</translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatsForm</name>
    <message>
        <source>&amp;You:</source>
        <translation>&amp;Vous&#xa0;:</translation>
    </message>
    <message>
        <source>Seat &amp;%1:</source>
        <translation>Place &amp;%1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>sheepshead::SettingsController</name>
    <message>
        <source>The hand in play keeps its rules. A change takes effect with the next deal, or with the next new game if the number of players changes.</source>
        <translation>La donne en cours garde ses règles. Une modification prend effet à la prochaine donne, ou à la prochaine nouvelle partie si le nombre de joueurs change.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SettleUpSlip</name>
    <message>
        <source>Who pays whom, %1</source>
        <translation>Qui paie qui, %1</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point de marque</numerusform>
            <numerusform>%n points de marque</numerusform>
        </translation>
    </message>
    <message>
        <source>the pot</source>
        <translation>le pot</translation>
    </message>
    <message>
        <source>Points only</source>
        <translation>Marque seule</translation>
    </message>
    <message>
        <source>A point is worth %1</source>
        <translation>Un point de marque vaut %1</translation>
    </message>
    <message>
        <source>Who pays whom</source>
        <translation>Qui paie qui</translation>
    </message>
    <message>
        <source>Where everyone stands</source>
        <translation>La situation de chacun</translation>
    </message>
    <message>
        <source>Player</source>
        <translation>Joueur</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
    <message>
        <source>Gets</source>
        <translation>Reçoit</translation>
    </message>
    <message>
        <source>Owes</source>
        <translation>Doit</translation>
    </message>
    <message>
        <source>%1 pays %2</source>
        <translation>%1 à %2</translation>
    </message>
    <message>
        <source>Payments</source>
        <translation>Paiements</translation>
    </message>
    <message>
        <source>Everyone is even: no payments.</source>
        <translation>Tout le monde est quitte&#xa0;: aucun paiement.</translation>
    </message>
    <message>
        <source>The pot holds %1 until it is won.</source>
        <translation>Le pot garde %1 jusqu’à ce qu’il soit gagné.</translation>
    </message>
    <message>
        <source>Points were only counted up, so each player settles with the average of the table.</source>
        <translation>Les points de marque ont seulement été cumulés&#xa0;: chaque joueur règle donc avec la moyenne de la table.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SettlementWords</name>
    <message>
        <source>Pot: %1.</source>
        <translation>Pot&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 pays %2 into the pot</source>
        <translation>%1&#xa0;: %2 au pot</translation>
    </message>
    <message>
        <source>%1 gets %2 from the pot</source>
        <translation>%1&#xa0;: %2 du pot</translation>
    </message>
    <message>
        <source>%1 pays %2 %3</source>
        <comment>a player, another, and how much</comment>
        <translation>%1&#xa0;: %3 à %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetChanges</name>
    <message>
        <source>from hand %1 on: %2</source>
        <translation>à partir de la donne %1&#xa0;: %2</translation>
    </message>
    <message>
        <source>New rules from here on: %1.</source>
        <translation>Nouvelles règles à partir d’ici&#xa0;: %1.</translation>
    </message>
    <message>
        <source>%1 takes over from %2.</source>
        <translation>%1 remplace %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetDialog</name>
    <message>
        <source>&amp;Print…</source>
        <translation>&amp;Imprimer…</translation>
    </message>
    <message>
        <source>&amp;Save as PDF…</source>
        <translation>&amp;Enregistrer en PDF…</translation>
    </message>
    <message>
        <source>Save as &amp;web page…</source>
        <translation>Enregistrer en page &amp;web…</translation>
    </message>
    <message>
        <source>Save as p&amp;icture…</source>
        <translation>Enregistrer en ima&amp;ge…</translation>
    </message>
    <message>
        <source>C&amp;opy</source>
        <translation>C&amp;opier</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetDock</name>
    <message>
        <source>Score sheet</source>
        <translation>Feuille de marque</translation>
    </message>
    <message>
        <source>Show the score sheet (S)</source>
        <translation>Montrer la feuille de marque (S)</translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetWords</name>
    <message>
        <source>Practice: decisions were taken back, so it does not count</source>
        <translation>Entraînement&#xa0;: des décisions ont été reprises, cela ne compte donc pas</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n donne</numerusform>
            <numerusform>%n donnes</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 reneged</source>
        <translation>fausse renonce&#xa0;: %1</translation>
    </message>
    <message>
        <source>The pot</source>
        <translation>Le pot</translation>
    </message>
    <message>
        <source>Hand %1, %2 dealt</source>
        <translation>Donne %1, donneur&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1 picked blind</source>
        <translation>prise à l’aveugle&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 had to pick</source>
        <translation>prise forcée&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 picked</source>
        <translation>preneur&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n maker(s): %1</source>
        <translation>
            <numerusform>attaque (%n joueur)&#xa0;: %1</numerusform>
            <numerusform>attaque (%n joueurs)&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>called %1</source>
        <translation>appel&#xa0;: %1</translation>
    </message>
    <message>
        <source>alone</source>
        <translation>sans partenaire</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>avec %1</translation>
    </message>
    <message>
        <source>won, schneider</source>
        <translation>gagné, schneider</translation>
    </message>
    <message>
        <source>lost, schneider</source>
        <translation>perdu, schneider</translation>
    </message>
    <message>
        <source>won every trick</source>
        <translation>gagné avec tous les plis</translation>
    </message>
    <message>
        <source>lost every trick</source>
        <translation>perdu sans aucun pli</translation>
    </message>
    <message>
        <source>won %1 to %2, schneider</source>
        <translation>gagné %1 à %2, schneider</translation>
    </message>
    <message>
        <source>won %1 to %2</source>
        <translation>gagné %1 à %2</translation>
    </message>
    <message>
        <source>lost %1 to %2</source>
        <translation>perdu %1 à %2</translation>
    </message>
    <message>
        <source>lost %1 to %2, schneider</source>
        <translation>perdu %1 à %2, schneider</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gagné</translation>
    </message>
    <message>
        <source>lost</source>
        <translation>perdu</translation>
    </message>
    <message>
        <source>called sheepshead and took every trick</source>
        <translation>sheepshead annoncé, tous les plis faits</translation>
    </message>
    <message>
        <source>called sheepshead and missed a trick</source>
        <translation>sheepshead annoncé, un pli manqué</translation>
    </message>
    <message>
        <source>; %1&#xa0;×%2</source>
        <comment>why the stake is higher, and the factor</comment>
        <translation>; %1 ×%2</translation>
    </message>
    <message>
        <source>; %1 paid alone</source>
        <translation>; payé en entier&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1: no winner</source>
        <translation>%1&#xa0;: pas de gagnant</translation>
    </message>
    <message>
        <source>%1 tied</source>
        <translation>égalité&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 won</source>
        <translation>gagné&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 tied with %n point(s)</source>
        <translation>
            <numerusform>égalité à %n point&#xa0;: %1</numerusform>
            <numerusform>égalité à %n points&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %n point(s)</source>
        <translation>
            <numerusform>gagné avec %n point&#xa0;: %1</numerusform>
            <numerusform>gagné avec %n points&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>no loser</source>
        <translation>pas de perdant</translation>
    </message>
    <message>
        <source>%1 lost</source>
        <translation>perdu&#xa0;: %1</translation>
    </message>
    <message numerus="yes">
        <source>%1 lost with %n point(s)</source>
        <translation>
            <numerusform>perdu avec %n point&#xa0;: %1</numerusform>
            <numerusform>perdu avec %n points&#xa0;: %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Schwanzer: no loser</source>
        <translation>Schwanzer&#xa0;: pas de perdant</translation>
    </message>
    <message>
        <source>Schwanzer: %1 lost</source>
        <translation>Schwanzer&#xa0;: perdu par %1</translation>
    </message>
    <message>
        <source>Schwanzer: %1 lost with a count of %2</source>
        <translation>Schwanzer&#xa0;: perdu par %1 avec un compte de %2</translation>
    </message>
    <message>
        <source>%1 won every trick</source>
        <translation>tous les plis&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 won, schneider</source>
        <translation>gagné, schneider&#xa0;: %1</translation>
    </message>
    <message>
        <source>A tie: 60 to 60</source>
        <translation>Égalité&#xa0;: 60 à 60</translation>
    </message>
    <message>
        <source>%1 won, %2</source>
        <translation>gagné par %1, %2</translation>
    </message>
    <message>
        <source>%1 won %2 to %3</source>
        <translation>gagné par %1, %2 à %3</translation>
    </message>
    <message>
        <source>%1 called %2</source>
        <translation>appel&#xa0;: %1, %2</translation>
    </message>
    <message>
        <source>%1 called</source>
        <translation>appel&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <translation>%1, avec %2</translation>
    </message>
    <message>
        <source>%1 played a best solo</source>
        <translation>solo best&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 played a side solo</source>
        <translation>solo de couleur&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 played a billy</source>
        <translation>billy&#xa0;: %1</translation>
    </message>
    <message>
        <source>%1 won the pot in the showdown</source>
        <translation>Pot gagné à l’abattage&#xa0;: %1</translation>
    </message>
    <message>
        <source>The pot was divided</source>
        <translation>Le pot a été partagé</translation>
    </message>
    <message>
        <source>The game ended: %1 won the pot in the showdown</source>
        <translation>Fin de la partie&#xa0;: pot gagné à l’abattage par %1</translation>
    </message>
    <message>
        <source>%1 joined and bought in</source>
        <translation>Arrivée avec contribution au pot&#xa0;: %1</translation>
    </message>
    <message>
        <source>; %1 into the pot</source>
        <translation>; %1 au pot</translation>
    </message>
    <message>
        <source>; %1 from the pot</source>
        <translation>; %1 du pot</translation>
    </message>
    <message>
        <source>Thrown in: everyone passed, a doubler follows</source>
        <translation>Donne annulée&#xa0;: tout le monde a passé, un doubler suit</translation>
    </message>
    <message>
        <source>Thrown in: everyone passed</source>
        <translation>Donne annulée&#xa0;: tout le monde a passé</translation>
    </message>
    <message>
        <source>Thrown in: a redeal hand was shown</source>
        <translation>Donne annulée&#xa0;: une main à redonner a été montrée</translation>
    </message>
    <message>
        <source>Seat %1</source>
        <translation>Place %1</translation>
    </message>
    <message>
        <source>Hands kept on paper</source>
        <translation>Donnes notées sur papier</translation>
    </message>
    <message>
        <source>Bonus or penalty</source>
        <translation>Prime ou pénalité</translation>
    </message>
    <message>
        <source>What each player won in hands kept on paper</source>
        <translation>Ce que chacun a gagné dans des donnes notées sur papier</translation>
    </message>
    <message>
        <source>A bonus for %1</source>
        <translation>Une prime pour %1</translation>
    </message>
    <message>
        <source>A penalty for %1</source>
        <translation>Une pénalité pour %1</translation>
    </message>
    <message>
        <source>A bonus for %1, a penalty for %2</source>
        <translation>Une prime pour %1, une pénalité pour %2</translation>
    </message>
    <message>
        <source>A hand kept on paper</source>
        <translation>Une donne notée sur papier</translation>
    </message>
    <message>
        <source>Kept on paper: only the points are known</source>
        <translation>Notée sur papier&#xa0;: seuls les points sont connus</translation>
    </message>
</context>
<context>
    <name>sheepshead::ShowdownWords</name>
    <message>
        <source>%1: %2, %3</source>
        <translation>%1&#xa0;: %2, %3</translation>
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
        <translation>carte haute</translation>
    </message>
    <message>
        <source>a pair</source>
        <translation>une paire</translation>
    </message>
    <message>
        <source>two pairs</source>
        <translation>deux paires</translation>
    </message>
    <message>
        <source>three of a kind</source>
        <translation>un brelan</translation>
    </message>
    <message>
        <source>a straight</source>
        <translation>une suite</translation>
    </message>
    <message>
        <source>a flush</source>
        <translation>une couleur</translation>
    </message>
    <message>
        <source>a full house</source>
        <translation>un full</translation>
    </message>
    <message>
        <source>four of a kind</source>
        <translation>un carré</translation>
    </message>
    <message>
        <source>a straight flush</source>
        <translation>une quinte flush</translation>
    </message>
</context>
<context>
    <name>sheepshead::SoundPage</name>
    <message>
        <source>P&amp;lay sounds</source>
        <translation>Jouer les so&amp;ns</translation>
    </message>
    <message>
        <source>Mute while a screen &amp;reader is in use</source>
        <translation>Muet quand un &amp;lecteur d’écran est actif</translation>
    </message>
    <message>
        <source>Cards that are dealt, played and taken, a knock at a pass, a crack, your turn, and how your hand ended. M mutes the table. Without motion, cards make no sound.</source>
        <translation>Les cartes données, jouées et ramassées, un coup frappé à la passe, un contre, votre tour, et l’issue de votre donne. M rend la table muette. Sans animation, les cartes ne font pas de bruit.</translation>
    </message>
    <message>
        <source>L&amp;isten</source>
        <translation>É&amp;couter</translation>
    </message>
    <message>
        <source>&amp;Volume:</source>
        <translation>&amp;Volume&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Sound</source>
        <translation>&amp;Son</translation>
    </message>
</context>
<context>
    <name>sheepshead::Spreadsheet</name>
    <message>
        <source>%1 (computer)</source>
        <translation>%1 (ordinateur)</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>Feuille</translation>
    </message>
    <message>
        <source>Day</source>
        <translation>Jour</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Donne</translation>
    </message>
    <message>
        <source>Dealer</source>
        <translation>Donneur</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Déroulement</translation>
    </message>
    <message>
        <source>Notes</source>
        <translation>Notes</translation>
    </message>
    <message>
        <source>Pot</source>
        <translation>Pot</translation>
    </message>
    <message>
        <source>%1, money</source>
        <translation>%1, argent</translation>
    </message>
    <message>
        <source>Not counted: %1</source>
        <comment>a line of the sheet, and why</comment>
        <translation>Non comptée&#xa0;: %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::StandingsPage</name>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>After which round</source>
        <translation>Après quel tour</translation>
    </message>
    <message>
        <source>&amp;Big screen</source>
        <translation>&amp;Grand écran</translation>
    </message>
    <message>
        <source>P&amp;enalty…</source>
        <translation>Pénali&amp;té…</translation>
    </message>
    <message>
        <source>After round %1</source>
        <translation>Après le tour %1</translation>
    </message>
    <message>
        <source>Penalty</source>
        <translation>Pénalité</translation>
    </message>
    <message>
        <source>Pla&amp;yer:</source>
        <translation>&amp;Joueur&#xa0;:</translation>
    </message>
    <message>
        <source>Po&amp;ints taken off:</source>
        <translation>&amp;Points retirés&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Reason:</source>
        <translation>&amp;Raison&#xa0;:</translation>
    </message>
</context>
<context>
    <name>sheepshead::StandingsScreen</name>
    <message>
        <source>%1: standings after round %2</source>
        <extracomment>the name of a tournament</extracomment>
        <translation>%1&#xa0;: classement après le tour %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::StartUp</name>
    <message>
        <source>Welcome! New to Sheepshead? Learn it in ten minutes. Or play: your seat is at the bottom, and cards you may play stand a little higher.</source>
        <translation>Bienvenue&#xa0;! Le sheepshead est nouveau pour vous&#xa0;? Apprenez-le en dix minutes. Ou jouez&#xa0;: votre place est en bas, et les cartes jouables sont un peu plus hautes.</translation>
    </message>
    <message>
        <source>&amp;Teach me</source>
        <translation>&amp;Apprenez-moi le jeu</translation>
    </message>
    <message>
        <source>&amp;Play</source>
        <translation>&amp;Jouer</translation>
    </message>
    <message>
        <source>Your seat is at the bottom. Cards you may play stand a little higher.</source>
        <translation>Votre place est en bas. Les cartes jouables sont un peu plus hautes.</translation>
    </message>
    <message>
        <source>Each window saves its own games.</source>
        <translation>Chaque fenêtre enregistre ses propres parties.</translation>
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
        <translation>A&amp;rrêter</translation>
    </message>
    <message>
        <source>The choices</source>
        <translation>Les choix</translation>
    </message>
    <message>
        <source>Who has what</source>
        <translation>Qui a quoi</translation>
    </message>
    <message>
        <source>Progress</source>
        <translation>Progression</translation>
    </message>
    <message>
        <source>Choice</source>
        <translation>Choix</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Wins</source>
        <translation>Gagne</translation>
    </message>
    <message>
        <source>How it ends</source>
        <translation>Comment cela finit</translation>
    </message>
    <message>
        <source>Expected score points; in 19 of 20 cases within the error</source>
        <translation>Points attendus&#xa0;; dans 19 cas sur 20 à l’erreur près</translation>
    </message>
    <message>
        <source>How often the seat comes out ahead</source>
        <translation>Combien de fois la place finit gagnante</translation>
    </message>
    <message>
        <source>Regular players</source>
        <translation>Des habitués</translation>
    </message>
    <message>
        <source>The people of this table, as they are known</source>
        <translation>Les gens de cette table, tels qu’on les connaît</translation>
    </message>
    <message>
        <source>All cards open, and perfect play</source>
        <translation>Toutes les cartes ouvertes, et un jeu parfait</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Les autres</translation>
    </message>
    <message>
        <source>The o&amp;thers</source>
        <translation>&amp;Les autres</translation>
    </message>
    <message numerus="yes">
        <source>With all cards open, every card must be known. %n card(s) are missing.</source>
        <translation>
            <numerusform>Cartes ouvertes, chaque carte doit être connue. Il manque %n carte.</numerusform>
            <numerusform>Cartes ouvertes, chaque carte doit être connue. Il manque %n cartes.</numerusform>
        </translation>
    </message>
    <message>
        <source>Thinking…</source>
        <translation>Réflexion…</translation>
    </message>
    <message>
        <source>Card</source>
        <translation>Carte</translation>
    </message>
    <message>
        <source>Blind</source>
        <translation>Chien</translation>
    </message>
    <message>
        <source>Buried</source>
        <translation>À l’écart</translation>
    </message>
    <message>
        <source>Under</source>
        <translation>Dessous</translation>
    </message>
    <message>
        <source>&amp;Go on</source>
        <translation>Poursui&amp;vre</translation>
    </message>
    <message>
        <source>Nothing can be said about what comes of it.</source>
        <translation>On ne peut rien dire de ce qui en résulte.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a seat and what it should do</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>%1, then %2</source>
        <translation>%1, puis %2</translation>
    </message>
    <message>
        <source>recommended</source>
        <translation>conseillé</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>attendu&#xa0;: %1</translation>
    </message>
    <message>
        <source>wins %1</source>
        <translation>gagne&#xa0;: %1</translation>
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
        <translation>Jeu</translation>
    </message>
    <message>
        <source>not placed</source>
        <translation>pas placée</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a card and where it lies</comment>
        <translation>%1&#xa0;: %2</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyDiagramView</name>
    <message>
        <source>The position at this step</source>
        <translation>La position à cette étape</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyDialog</name>
    <message>
        <source>Set up a hand</source>
        <translation>Composer une donne</translation>
    </message>
    <message>
        <source>Position</source>
        <translation>Position</translation>
    </message>
    <message>
        <source>Variations</source>
        <translation>Variantes</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>Réponse</translation>
    </message>
    <message>
        <source>Share</source>
        <translation>Partager</translation>
    </message>
    <message>
        <source>Pages of the study</source>
        <translation>Pages de l’étude</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>&amp;Demander</translation>
    </message>
    <message>
        <source>What to do here</source>
        <translation>Que faire ici</translation>
    </message>
    <message>
        <source>Play on at the ta&amp;ble</source>
        <translation>&amp;Continuer à la table</translation>
    </message>
    <message>
        <source>Practice from this position. It does not count.</source>
        <translation>Entraînement à partir de cette position. Il ne compte pas.</translation>
    </message>
    <message>
        <source>Sa&amp;ve…</source>
        <translation>Enre&amp;gistrer…</translation>
    </message>
    <message>
        <source>Save the study with its variations</source>
        <translation>Enregistrer l’étude avec ses variantes</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Press Ask, and the answer comes here.</source>
        <translation>Appuyez sur Demander, et la réponse vient ici.</translation>
    </message>
    <message>
        <source>After %1</source>
        <comment>a step of a variation</comment>
        <translation>Après&#xa0;: %1</translation>
    </message>
    <message>
        <source>This position cannot be asked about: see what is marked there.</source>
        <translation>On ne peut rien demander sur cette position&#xa0;: voyez ce qui y est marqué.</translation>
    </message>
    <message>
        <source>The hand is over.</source>
        <translation>La donne est finie.</translation>
    </message>
    <message>
        <source>Name all cards of that hand first.</source>
        <translation>Nommez d’abord toutes les cartes de cette main.</translation>
    </message>
    <message>
        <source>Ho&amp;w good is it?</source>
        <translation>Que &amp;vaut-elle&#xa0;?</translation>
    </message>
    <message>
        <source>What picking and passing score with this hand in each seat</source>
        <translation>Ce que rapportent prendre et passer avec cette main à chaque place</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyNext</name>
    <message>
        <source>What happens next</source>
        <translation>Ce qui se passe ensuite</translation>
    </message>
    <message>
        <source>Ta&amp;ke back the last</source>
        <translation>R&amp;eprendre la dernière</translation>
    </message>
    <message>
        <source>Buries unknown cards</source>
        <translation>Met à l’écart des cartes inconnues</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyNextSteps</name>
    <message>
        <source>Next step</source>
        <translation>Étape suivante</translation>
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
        <translation>La d&amp;onne sur la table</translation>
    </message>
    <message>
        <source>Last ha&amp;nd</source>
        <translation>Der&amp;nière donne</translation>
    </message>
    <message>
        <source>&amp;Paste text</source>
        <translation>Coller du &amp;texte</translation>
    </message>
    <message>
        <source>&amp;File…</source>
        <translation>&amp;Fichier…</translation>
    </message>
    <message>
        <source>Rules of the table</source>
        <translation>Règles de la table</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Règles</translation>
    </message>
    <message>
        <source>&amp;Dealer</source>
        <translation>Donne&amp;ur</translation>
    </message>
    <message>
        <source>Your s&amp;eat</source>
        <translation>Votre p&amp;lace</translation>
    </message>
    <message>
        <source>Begin from</source>
        <translation>Partir de</translation>
    </message>
    <message>
        <source>What you have seen of this hand; it counts as a hint.</source>
        <translation>Ce que vous avez vu de cette donne&#xa0;; cela compte comme un conseil.</translation>
    </message>
    <message>
        <source>Your first decision in the hand before.</source>
        <translation>Votre première décision dans la donne précédente.</translation>
    </message>
    <message>
        <source>A position that was copied as text.</source>
        <translation>Une position copiée en texte.</translation>
    </message>
    <message>
        <source>A study, or a hand that was saved.</source>
        <translation>Une étude, ou une donne enregistrée.</translation>
    </message>
    <message>
        <source>&amp;Lay cards into</source>
        <translation>Poser les cartes dan&amp;s</translation>
    </message>
    <message>
        <source>Lay cards into</source>
        <translation>Poser les cartes dans</translation>
    </message>
    <message>
        <source>The position as te&amp;xt</source>
        <translation>La position en te&amp;xte</translation>
    </message>
    <message>
        <source>The position as text</source>
        <translation>La position en texte</translation>
    </message>
    <message>
        <source>There is no position to be pasted.</source>
        <translation>Il n’y a pas de position à coller.</translation>
    </message>
    <message>
        <source>Rules of this position</source>
        <translation>Règles de cette position</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the number of a seat and who sits there</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Seats: %1</source>
        <translation>Places&#xa0;: %1</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between seats and their numbers</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1&#xa0;: %n carte</numerusform>
            <numerusform>%1&#xa0;: %n cartes</numerusform>
        </translation>
    </message>
    <message>
        <source>Line %1: see what is marked.</source>
        <translation>Ligne %1&#xa0;: voyez ce qui est marqué.</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyShareView</name>
    <message>
        <source>Copy as &amp;text</source>
        <translation>Copier en &amp;texte</translation>
    </message>
    <message>
        <source>Others can read it in a mail, and paste it into this window.</source>
        <translation>D’autres peuvent la lire dans un courriel et la coller dans cette fenêtre.</translation>
    </message>
    <message>
        <source>Copy as &amp;picture</source>
        <translation>Copier en &amp;image</translation>
    </message>
    <message>
        <source>What is shown here</source>
        <translation>Ce qui est montré ici</translation>
    </message>
    <message>
        <source>&amp;Save the picture…</source>
        <translation>&amp;Enregistrer l’image…</translation>
    </message>
    <message>
        <source>As SVG or PNG</source>
        <translation>En SVG ou PNG</translation>
    </message>
    <message>
        <source>P&amp;rint…</source>
        <translation>Imp&amp;rimer…</translation>
    </message>
    <message>
        <source>On one page</source>
        <translation>Sur une page</translation>
    </message>
    <message>
        <source>Save as P&amp;DF…</source>
        <translation>Enregistrer en &amp;PDF…</translation>
    </message>
    <message>
        <source>One page</source>
        <translation>Une page</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyStepsView</name>
    <message>
        <source>&amp;Main line</source>
        <translation>Variante &amp;principale</translation>
    </message>
    <message>
        <source>Make the way to this step the main line</source>
        <translation>Faire du chemin vers cette étape la variante principale</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>Remove this step and all after it</source>
        <translation>Supprimer cette étape et toutes celles d’après</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>No&amp;m</translation>
    </message>
    <message>
        <source>N&amp;ote</source>
        <translation>N&amp;ote</translation>
    </message>
    <message>
        <source>Compare &amp;with</source>
        <translation>Comparer a&amp;vec</translation>
    </message>
    <message>
        <source>Compare with</source>
        <translation>Comparer avec</translation>
    </message>
    <message>
        <source>Next &amp;step</source>
        <translation>Étape su&amp;ivante</translation>
    </message>
    <message>
        <source>&amp;Take this step</source>
        <translation>Prendre cette é&amp;tape</translation>
    </message>
    <message>
        <source>The step that is marked</source>
        <translation>L’étape marquée</translation>
    </message>
    <message>
        <source>Regular players play on; unknown cards are dealt at random.</source>
        <translation>Des habitués continuent&#xa0;; les cartes inconnues sont distribuées au hasard.</translation>
    </message>
    <message>
        <source>Computer: &amp;1 step</source>
        <translation>Ordinateur&#xa0;: &amp;1 étape</translation>
    </message>
    <message>
        <source>To the end of the tric&amp;k</source>
        <translation>Jusqu’à la fin du p&amp;li</translation>
    </message>
    <message>
        <source>To the &amp;end of the hand</source>
        <translation>Jusqu’à la &amp;fin de la donne</translation>
    </message>
    <message numerus="yes">
        <source>A study has no more than %n steps. Remove some first.</source>
        <translation>
            <numerusform>Une étude a au plus %n étape. Supprimez-en d’abord.</numerusform>
            <numerusform>Une étude a au plus %n étapes. Supprimez-en d’abord.</numerusform>
        </translation>
    </message>
    <message>
        <source>Name of this step</source>
        <translation>Nom de cette étape</translation>
    </message>
    <message>
        <source>Name of the study</source>
        <translation>Nom de l’étude</translation>
    </message>
    <message>
        <source>Note on this step</source>
        <translation>Note sur cette étape</translation>
    </message>
    <message>
        <source>Note on the study</source>
        <translation>Note sur l’étude</translation>
    </message>
    <message>
        <source>not asked yet</source>
        <translation>pas encore demandé</translation>
    </message>
    <message>
        <source>hand over, %1</source>
        <comment>your score</comment>
        <translation>fin de la donne, %1</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>attendu %1</translation>
    </message>
    <message>
        <source>For you: this branch %1; the other one %2.</source>
        <translation>Pour vous&#xa0;: cette branche %1&#xa0;; l’autre %2.</translation>
    </message>
    <message>
        <source>Difference: %1.</source>
        <translation>Différence&#xa0;: %1.</translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyTreeView</name>
    <message>
        <source>Steps</source>
        <translation>Étapes</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>Étape</translation>
    </message>
    <message>
        <source>Expected</source>
        <translation>Attendu</translation>
    </message>
    <message>
        <source>Costs</source>
        <translation>Coûte</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nom</translation>
    </message>
    <message>
        <source>Expected score points of the seat that did it</source>
        <translation>Points de feuille attendus de la place qui l’a fait</translation>
    </message>
    <message>
        <source>How much the best choice was worth more</source>
        <translation>De combien le meilleur choix valait plus</translation>
    </message>
    <message>
        <source>The position</source>
        <translation>La position</translation>
    </message>
    <message>
        <source>or %1</source>
        <comment>a step instead of another</comment>
        <translation>ou %1</translation>
    </message>
    <message>
        <source>Hand over: %1</source>
        <comment>your score</comment>
        <translation>Fin de la donne&#xa0;: %1</translation>
    </message>
    <message>
        <source>best</source>
        <translation>le meilleur</translation>
    </message>
    <message>
        <source>main line</source>
        <translation>variante principale</translation>
    </message>
    <message>
        <source>variation</source>
        <translation>variante</translation>
    </message>
    <message>
        <source>expected %1</source>
        <translation>attendu %1</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableCourse</name>
    <message>
        <source>In lessons and drills you count the trump yourself.</source>
        <translation>Dans les leçons et les exercices, vous comptez vous-même les atouts.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableDialog</name>
    <message>
        <source>Players and rules</source>
        <translation>Joueurs et règles</translation>
    </message>
    <message>
        <source>&amp;Players, clockwise. Type a name and press Enter:</source>
        <translation>&amp;Joueurs, dans le sens des aiguilles d’une montre. Saisissez un nom et appuyez sur Entrée&#xa0;:</translation>
    </message>
    <message>
        <source>Name of a player</source>
        <translation>Nom d’un joueur</translation>
    </message>
    <message>
        <source>&amp;Add</source>
        <translation>&amp;Ajouter</translation>
    </message>
    <message>
        <source>Players at the table, clockwise</source>
        <translation>Joueurs à la table, dans le sens des aiguilles d’une montre</translation>
    </message>
    <message>
        <source>Move &amp;up</source>
        <translation>Mon&amp;ter</translation>
    </message>
    <message>
        <source>Move &amp;down</source>
        <translation>De&amp;scendre</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>&amp;Retirer</translation>
    </message>
    <message>
        <source>Deals ne&amp;xt:</source>
        <translation>&amp;Donne ensuite&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Change…</source>
        <translation>&amp;Modifier…</translation>
    </message>
    <message>
        <source>From &amp;file…</source>
        <translation>D’un &amp;fichier…</translation>
    </message>
    <message>
        <source>&amp;House rules:</source>
        <translation>Rè&amp;gles maison&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>These rules</source>
        <translation>Ces règles</translation>
    </message>
    <message>
        <source>House rules of this table</source>
        <translation>Règles maison de cette table</translation>
    </message>
    <message>
        <source>Add the players.</source>
        <translation>Ajoutez les joueurs.</translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players. Choose other rules.</source>
        <translation>
            <numerusform>Ces règles sont pour %n joueur. Choisissez d’autres règles.</numerusform>
            <numerusform>Ces règles sont pour %n joueurs. Choisissez d’autres règles.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players. Say in each hand who sits out.</source>
        <translation>
            <numerusform>Ces règles sont pour %n joueur. Indiquez à chaque donne qui ne joue pas.</numerusform>
            <numerusform>Ces règles sont pour %n joueurs. Indiquez à chaque donne qui ne joue pas.</numerusform>
        </translation>
    </message>
    <message>
        <source>The dealer sits out.</source>
        <translation>Le donneur ne joue pas.</translation>
    </message>
    <message>
        <source>Type at least two names.</source>
        <translation>Saisissez au moins deux noms.</translation>
    </message>
    <message>
        <source>%1 is at the table already.</source>
        <translation>%1 est déjà à la table.</translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n players only.</source>
        <translation>
            <numerusform>Il n’y a de place que pour %n joueur.</numerusform>
            <numerusform>Il n’y a de place que pour %n joueurs.</numerusform>
        </translation>
    </message>
    <message>
        <source>Same &amp;table again:</source>
        <translation>Même table à &amp;nouveau&#xa0;:</translation>
    </message>
    <message>
        <source>Choose an earlier table</source>
        <translation>Choisissez une table précédente</translation>
    </message>
    <message>
        <source>A sheet has room for %1 players, with those who have left the table. Begin a new sheet.</source>
        <translation>Une feuille a de la place pour %1 joueurs, y compris ceux qui ont quitté la table. Commencez une nouvelle feuille.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableKeeper</name>
    <message>
        <source>My rules</source>
        <translation>Mes règles</translation>
    </message>
    <message>
        <source>Score a table</source>
        <translation>Tenir la marque d’une table</translation>
    </message>
    <message>
        <source>&amp;Begin</source>
        <translation>&amp;Commencer</translation>
    </message>
    <message>
        <source>Table: %1</source>
        <extracomment>the name of a sheet: who sits at the table</extracomment>
        <translation>Table&#xa0;: %1</translation>
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
        <translation>%1&#xa0;: «&#xa0;%2&#xa0;»</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableScene</name>
    <message>
        <source>open before %1</source>
        <translation>ouverte devant %1</translation>
    </message>
    <message>
        <source>on a covered card</source>
        <translation>sur une carte couverte</translation>
    </message>
    <message>
        <source>played by %1</source>
        <translation>jouée par %1</translation>
    </message>
    <message>
        <source>takes the trick so far</source>
        <translation>fait le pli pour l’instant</translation>
    </message>
    <message>
        <source>Card lying face down</source>
        <translation>Carte face cachée</translation>
    </message>
    <message>
        <source>Card of the blind</source>
        <translation>Carte du chien</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableScoresDialog</name>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Annuler</translation>
    </message>
    <message>
        <source>&amp;Delete this table</source>
        <translation>&amp;Supprimer cette table</translation>
    </message>
    <message>
        <source>C&amp;opy as text</source>
        <translation>C&amp;opier en texte</translation>
    </message>
    <message>
        <source>&amp;Save to send…</source>
        <translation>&amp;Enregistrer pour envoyer…</translation>
    </message>
    <message>
        <source>Results of real tables</source>
        <translation>Résultats de vraies tables</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Table</translation>
    </message>
    <message>
        <source>Deal %1 (seat %2 deals)</source>
        <translation>Donne %1 (la place %2 donne)</translation>
    </message>
    <message>
        <source>Deal %1 (seat %2 deals and sits out)</source>
        <translation>Donne %1 (la place %2 donne et ne joue pas)</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Donne %1</translation>
    </message>
    <message>
        <source>Copied. Paste it into a message.</source>
        <translation>Copié. Collez-le dans un message.</translation>
    </message>
    <message>
        <source>New table</source>
        <translation>Nouvelle table</translation>
    </message>
    <message>
        <source>The table is deleted. Undo brings it back.</source>
        <translation>La table est supprimée. Annuler la fait revenir.</translation>
    </message>
    <message>
        <source>saved</source>
        <extracomment>a deal without scores</extracomment>
        <translation>enregistrée</translation>
    </message>
    <message>
        <source>not saved yet</source>
        <translation>pas encore enregistrée</translation>
    </message>
    <message>
        <source>open</source>
        <translation>ouverte</translation>
    </message>
    <message>
        <source>Not saved: it could not be written to the disk.</source>
        <translation>Pas enregistré&#xa0;: le disque ne l’a pas accepté.</translation>
    </message>
    <message>
        <source>The table is saved with its first deal.</source>
        <translation>La table est enregistrée avec sa première donne.</translation>
    </message>
    <message>
        <source>Some of what you typed is not saved. Close all the same?</source>
        <translation>Une partie de votre saisie n’est pas enregistrée. Fermer quand même&#xa0;?</translation>
    </message>
    <message>
        <source>Close without it</source>
        <translation>Fermer sans cela</translation>
    </message>
    <message>
        <source>Tables that played the deals of “%1” by its dealing sheets. Type a line for each deal: the scores in the order of the seats. A deal that is right is saved at once.</source>
        <translation>Tables qui ont joué les donnes de «&#xa0;%1&#xa0;» d’après ses feuilles de donne. Saisissez une ligne pour chaque donne&#xa0;: les scores dans l’ordre des places. Une donne juste est enregistrée aussitôt.</translation>
    </message>
    <message>
        <source>The scores in the order of the seats</source>
        <translation>Les scores dans l’ordre des places</translation>
    </message>
    <message>
        <source>Seat &amp;%1:</source>
        <translation>Place &amp;%1&#xa0;:</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableStatus</name>
    <message>
        <source>Lesson</source>
        <translation>Leçon</translation>
    </message>
    <message>
        <source>Drill</source>
        <translation>Exercice</translation>
    </message>
    <message>
        <source>Practice, does not count</source>
        <translation>Entraînement, ne compte pas</translation>
    </message>
    <message>
        <source>pot: %1</source>
        <comment>points in the pot</comment>
        <translation>pot&#xa0;: %1</translation>
    </message>
    <message>
        <source>Click or press Space to continue.</source>
        <translation>Cliquez ou appuyez sur Espace pour continuer.</translation>
    </message>
    <message>
        <source>Challenge</source>
        <translation>Défi</translation>
    </message>
</context>
<context>
    <name>sheepshead::TableWidget</name>
    <message>
        <source>%1: press again to play it.</source>
        <translation>%1&#xa0;: appuyez encore pour jouer cette carte.</translation>
    </message>
    <message>
        <source>%1: %2 of %3</source>
        <extracomment>a card that was moved in the hand, its new place, and how many cards there are</extracomment>
        <translation>%1&#xa0;: %2 sur %3</translation>
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
        <translation>Cette donne est maintenant un entraînement&#xa0;: elle ne compte pas, et le même joueur redonne. Rétablissez tout, et elle compte comme avant.</translation>
    </message>
    <message>
        <source>&amp;Put back</source>
        <translation>&amp;Rétablir</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>This also takes back what %1 decided since.</source>
        <translation>Cela annule aussi ce qui a été décidé depuis par&#xa0;: %1.</translation>
    </message>
    <message>
        <source>Do all of them agree? The hand is practice then.</source>
        <translation>Tous sont-ils d’accord&#xa0;? La donne devient alors un entraînement.</translation>
    </message>
    <message>
        <source>&amp;Take back</source>
        <translation>&amp;Annuler ces décisions</translation>
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
        <translation>%1 Le tapis est affiché à la place.</translation>
    </message>
    <message>
        <source>%1 The usual cards are shown instead.</source>
        <translation>%1 Les cartes habituelles sont affichées à la place.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TournamentController</name>
    <message>
        <source>Save a copy of the tournament</source>
        <translation>Enregistrer une copie du tournoi</translation>
    </message>
    <message>
        <source>The tournament is saved again.</source>
        <translation>Le tournoi est de nouveau enregistré.</translation>
    </message>
    <message>
        <source>Add a tournament or results</source>
        <translation>Ajouter un tournoi ou des résultats</translation>
    </message>
    <message>
        <source>Tournaments and results (*.sheeptournament *.sheepresults);;All files (*)</source>
        <translation>Tournois et résultats (*.sheeptournament *.sheepresults);;Tous les fichiers (*)</translation>
    </message>
    <message>
        <source>No table of this round has a result yet.</source>
        <translation>Aucune table de ce tour n’a encore de résultat.</translation>
    </message>
    <message>
        <source>%1, round %2</source>
        <extracomment>the name of a tournament</extracomment>
        <translation>%1, tour %2</translation>
    </message>
    <message>
        <source>Save the results to send them</source>
        <translation>Enregistrer les résultats pour les envoyer</translation>
    </message>
    <message>
        <source>%1 was not read.</source>
        <translation>%1 n’a pas été lu.</translation>
    </message>
    <message>
        <source>There is no tournament in this file that can be opened. Nothing was changed.</source>
        <translation>Ce fichier ne contient aucun tournoi qui puisse être ouvert. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Tournois</translation>
    </message>
    <message>
        <source>You have this tournament, and the one in the file is different. Replace yours by the one in the file?</source>
        <translation>Vous avez déjà ce tournoi, et celui du fichier est différent. Remplacer le vôtre par celui du fichier&#xa0;?</translation>
    </message>
    <message>
        <source>To add only the results of another computer, save them there with Results ▸ Save results to send.</source>
        <translation>Pour n’ajouter que les résultats d’un autre ordinateur, enregistrez-les là-bas avec Résultats ▸ Enregistrer les résultats à envoyer.</translation>
    </message>
    <message>
        <source>&amp;Replace</source>
        <translation>&amp;Remplacer</translation>
    </message>
    <message>
        <source>These are results of a tournament that you do not have. Add the file of the tournament first.</source>
        <translation>Ce sont les résultats d’un tournoi que vous n’avez pas. Ajoutez d’abord le fichier du tournoi.</translation>
    </message>
    <message>
        <source>There are no results in this file that can be read. Nothing was changed.</source>
        <translation>Ce fichier ne contient aucun résultat lisible. Rien n’a été modifié.</translation>
    </message>
    <message>
        <source>Delete the tournament %1?</source>
        <translation>Supprimer le tournoi %1&#xa0;?</translation>
    </message>
    <message>
        <source>Its players, draws and results are deleted for good. A copy that you saved stays.</source>
        <translation>Ses joueurs, tirages et résultats sont supprimés pour de bon. Une copie enregistrée reste.</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>&amp;Supprimer</translation>
    </message>
    <message>
        <source>The tournament could not be deleted from the disk.</source>
        <translation>Le tournoi n’a pas pu être supprimé du disque.</translation>
    </message>
    <message>
        <source>The last changes to the tournament “%1” are not saved.</source>
        <translation>Les derniers changements du tournoi «&#xa0;%1&#xa0;» ne sont pas enregistrés.</translation>
    </message>
    <message>
        <source>The tournament could not be written to the disk. It is kept in memory, and the program keeps trying. Save a copy on another disk.</source>
        <translation>Impossible d’enregistrer le tournoi sur le disque. Il reste en mémoire et le programme continue d’essayer. Enregistrez une copie sur un autre disque.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TournamentForm</name>
    <message>
        <source>Allow tables of f&amp;our</source>
        <translation>Compléter par des tables de &amp;quatre</translation>
    </message>
    <message>
        <source>Allow tables of si&amp;x; the dealer sits out</source>
        <translation>Compléter par des tables de &amp;six&#xa0;; le donneur ne joue pas</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>&amp;Name:</source>
        <translation>&amp;Nom&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Day:</source>
        <translation>&amp;Jour&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Rounds:</source>
        <translation>&amp;Tours&#xa0;:</translation>
    </message>
    <message>
        <source>&amp;Hands a round:</source>
        <translation>&amp;Donnes par tour&#xa0;:</translation>
    </message>
</context>
<context>
    <name>sheepshead::TournamentWindow</name>
    <message>
        <source>C&amp;hange…</source>
        <translation>Mo&amp;difier…</translation>
    </message>
    <message>
        <source>Save a &amp;copy…</source>
        <translation>Enregistrer une &amp;copie…</translation>
    </message>
    <message>
        <source>Tournaments</source>
        <translation>Tournois</translation>
    </message>
    <message>
        <source>Tournament</source>
        <translation>Tournoi</translation>
    </message>
    <message>
        <source>Ne&amp;w tournament…</source>
        <translation>&amp;Nouveau tournoi…</translation>
    </message>
    <message>
        <source>Add a fi&amp;le…</source>
        <translation>Ajouter un &amp;fichier…</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Joueurs</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Tirage</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Résultats</translation>
    </message>
    <message>
        <source>Standings</source>
        <translation>Classement</translation>
    </message>
    <message>
        <source>Payout</source>
        <translation>Gains</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <extracomment>a tournament and its day</extracomment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>There is no tournament yet. Make a new one, or add the file of one.</source>
        <translation>Il n’y a pas encore de tournoi. Créez-en un, ou ajoutez le fichier d’un tournoi.</translation>
    </message>
    <message>
        <source>Tournament of %1</source>
        <translation>Tournoi du %1</translation>
    </message>
    <message>
        <source>Results added: %1. Known already: %2.</source>
        <translation>Résultats ajoutés&#xa0;: %1. Déjà connus&#xa0;: %2.</translation>
    </message>
    <message>
        <source>Not added: round %1, table %2. One of its players has a result at another table of this round.</source>
        <translation>Non ajouté&#xa0;: tour %1, table %2. L’un de ses joueurs a un résultat à une autre table de ce tour.</translation>
    </message>
    <message>
        <source>Two results</source>
        <translation>Deux résultats</translation>
    </message>
    <message>
        <source>Round %1, table %2 has two results. Which one is right?</source>
        <translation>Pour le tour %1, table %2, il y a deux résultats. Lequel est juste&#xa0;?</translation>
    </message>
    <message>
        <source>Here: %1
In the file: %2</source>
        <translation>Ici&#xa0;: %1
Dans le fichier&#xa0;: %2</translation>
    </message>
    <message>
        <source>&amp;Keep ours</source>
        <translation>&amp;Garder le nôtre</translation>
    </message>
    <message>
        <source>&amp;Take the one in the file</source>
        <translation>&amp;Prendre celui du fichier</translation>
    </message>
    <message>
        <source>from another computer</source>
        <translation>d’un autre ordinateur</translation>
    </message>
    <message>
        <source>Delete…</source>
        <translation>Supprimer…</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Annuler</translation>
    </message>
    <message>
        <source>Redo</source>
        <translation>Rétablir</translation>
    </message>
</context>
<context>
    <name>sheepshead::TraitsPage</name>
    <message>
        <source>&amp;Forget this player…</source>
        <translation>&amp;Oublier ce joueur…</translation>
    </message>
    <message>
        <source>Forget &amp;all players…</source>
        <translation>Oublier tou&amp;s les joueurs…</translation>
    </message>
    <message>
        <source>How they play</source>
        <translation>Façon de jouer</translation>
    </message>
    <message>
        <source>Choose a player above.</source>
        <translation>Choisissez un joueur ci-dessus.</translation>
    </message>
    <message>
        <source>Nothing is known yet.</source>
        <translation>On ne sait encore rien.</translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) were noticed.</source>
        <translation>
            <numerusform>%n donne a été retenue.</numerusform>
            <numerusform>%n donnes ont été retenues.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is something to say after %n hand(s).</source>
        <translation>
            <numerusform>Il y a quelque chose à dire après %n donne.</numerusform>
            <numerusform>Il y a quelque chose à dire après %n donnes.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n hand(s); newer ones count more.</source>
        <translation>
            <numerusform>Sur %n donne&#xa0;; les plus récentes comptent plus.</numerusform>
            <numerusform>Sur %n donnes&#xa0;; les plus récentes comptent plus.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing stands out: this player plays like most.</source>
        <translation>Rien ne ressort&#xa0;: ce joueur joue comme la plupart.</translation>
    </message>
    <message>
        <source>Forget how they play</source>
        <translation>Oublier la façon de jouer</translation>
    </message>
    <message>
        <source>Forget how all players play?</source>
        <translation>Oublier la façon de jouer de tous les joueurs&#xa0;?</translation>
    </message>
    <message>
        <source>Forget what is known of the player &quot;%1&quot;?</source>
        <translation>Oublier ce qu’on sait du joueur «&#xa0;%1&#xa0;»&#xa0;?</translation>
    </message>
    <message>
        <source>Score sheets and statistics stay. What is played from now on is noticed again.</source>
        <translation>Feuilles de marque et statistiques restent. Ce qui sera joué désormais sera de nouveau retenu.</translation>
    </message>
    <message>
        <source>&amp;Forget</source>
        <translation>&amp;Oublier</translation>
    </message>
</context>
<context>
    <name>sheepshead::TrickPanel</name>
    <message>
        <source>Trick %1 of %2: %3 took %4</source>
        <comment>numbers, a player, points</comment>
        <translation>Pli %1 sur %2&#xa0;: %3, %4</translation>
    </message>
    <message>
        <source>Last trick (%1): %2 took %3</source>
        <comment>its number, a player, points</comment>
        <translation>Dernier pli (%1)&#xa0;: %2, %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1&#xa0;: %2</translation>
    </message>
    <message>
        <source>face down</source>
        <translation>face cachée</translation>
    </message>
    <message>
        <source>Points taken so far: makers %1, defenders %2</source>
        <translation>Dans les plis jusqu’ici&#xa0;: attaque %1, défense %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player, points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Points taken so far: %1</source>
        <translation>Dans les plis jusqu’ici&#xa0;: %1</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>Précédent</translation>
    </message>
    <message>
        <source>The trick before this one (Left)</source>
        <translation>Le pli précédent (Gauche)</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Suivant</translation>
    </message>
    <message>
        <source>The trick after this one (Right)</source>
        <translation>Le pli suivant (Droite)</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fermer</translation>
    </message>
    <message>
        <source>Back to the result (Esc)</source>
        <translation>Retour au résultat (Échap)</translation>
    </message>
    <message>
        <source>led and took</source>
        <translation>entame et pli</translation>
    </message>
    <message>
        <source>led</source>
        <translation>entame</translation>
    </message>
    <message>
        <source>took</source>
        <translation>pli</translation>
    </message>
</context>
<context>
    <name>sheepshead::TrumpPanel</name>
    <message>
        <source>Framed: your own. Faded: played or buried.</source>
        <translation>Encadrés&#xa0;: les vôtres. Estompés&#xa0;: joués ou écartés.</translation>
    </message>
</context>
<context>
    <name>sheepshead::TypedNumber</name>
    <message>
        <source>&quot;%1&quot; may mean %2 or %3. Type a whole number without separators, and decimals with fewer digits.</source>
        <translation>«&#xa0;%1&#xa0;» peut vouloir dire %2 ou %3. Saisissez les nombres entiers sans séparateur et les décimaux avec moins de chiffres.</translation>
    </message>
    <message>
        <source>Type a whole number.</source>
        <translation>Saisissez un nombre entier.</translation>
    </message>
    <message numerus="yes">
        <source>Type at most %n decimal(s).</source>
        <translation>
            <numerusform>Saisissez au plus %n décimale.</numerusform>
            <numerusform>Saisissez au plus %n décimales.</numerusform>
        </translation>
    </message>
    <message>
        <source>&quot;%1&quot; is not a number.</source>
        <translation>«&#xa0;%1&#xa0;» n’est pas un nombre.</translation>
    </message>
    <message>
        <source>Type a number from %1 to %2.</source>
        <translation>Saisissez un nombre de %1 à %2.</translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedFiles</name>
    <message>
        <source>The disk does not take them. They are kept in memory, and the program keeps trying.</source>
        <translation>Le disque ne les accepte pas. Le programme les garde en mémoire et continue d’essayer.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>The disk does not take them. Make room on it, and try again.</source>
        <translation>Le disque ne les accepte pas. Faites-y de la place et réessayez.</translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedResults</name>
    <message>
        <source>The last decisions in the challenge “%1” are not saved.</source>
        <translation>Les dernières décisions du défi «&#xa0;%1&#xa0;» ne sont pas enregistrées.</translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedWork</name>
    <message>
        <source>This game is not saved: it has no place in a score book. It is lost when you leave it.</source>
        <translation>Cette partie n’est pas enregistrée&#xa0;: elle n’a pas de place dans un carnet de marque. Elle est perdue si vous quittez la partie.</translation>
    </message>
    <message>
        <source>The program keeps trying.</source>
        <translation>Le programme continue d’essayer.</translation>
    </message>
    <message>
        <source>&amp;Try again</source>
        <translation>&amp;Réessayer</translation>
    </message>
    <message>
        <source>&amp;Save a copy…</source>
        <translation>&amp;Enregistrer une copie…</translation>
    </message>
    <message>
        <source>The last changes to this game are not saved.</source>
        <translation>Les dernières modifications de cette partie ne sont pas enregistrées.</translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s) and the hand in play are not saved.</source>
        <translation>
            <numerusform>%n donne terminée et la donne en cours ne sont pas enregistrées.</numerusform>
            <numerusform>%n donnes terminées et la donne en cours ne sont pas enregistrées.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s) are not saved.</source>
        <translation>
            <numerusform>%n donne terminée n’est pas enregistrée.</numerusform>
            <numerusform>%n donnes terminées ne sont pas enregistrées.</numerusform>
        </translation>
    </message>
    <message>
        <source>Save a copy of the score book</source>
        <translation>Enregistrer une copie du carnet de marque</translation>
    </message>
    <message>
        <source>Score books (*.sqlite)</source>
        <translation>Carnets de marque (*.sqlite)</translation>
    </message>
    <message>
        <source>The copy was not saved in %1. Choose another place.</source>
        <translation>La copie n’a pas été enregistrée dans %1. Choisissez un autre emplacement.</translation>
    </message>
    <message>
        <source>A copy of the score book is in %1. It is up to date.</source>
        <translation>Une copie du carnet de marque se trouve dans %1. Elle contient tout jusqu’à présent.</translation>
    </message>
    <message>
        <source>The score book cannot be read now. The sheet of this game is in %1, with everything up to now.</source>
        <translation>Le carnet de marque ne peut pas être lu pour l’instant. La feuille de cette partie se trouve dans %1, à jour jusqu’à présent.</translation>
    </message>
</context>
</TS>
