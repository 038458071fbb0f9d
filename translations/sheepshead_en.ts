<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en_US">
<context>
    <name>CardWords</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ChoiceWords</name>
    <message numerus="yes">
        <source>Mark %n card(s) to bury.</source>
        <translation>
            <numerusform>Mark %n card to bury.</numerusform>
            <numerusform>Mark %n cards to bury.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ClaimWords</name>
    <message numerus="yes">
        <source>You are sure of %n more trick(s); after that no card can change the score.</source>
        <translation>
            <numerusform>You are sure of %n more trick; after that no card can change the score.</numerusform>
            <numerusform>You are sure of %n more tricks; after that no card can change the score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The rest is yours, no matter what the others hold: %n point(s).</source>
        <comment>the points in all tricks that are left</comment>
        <translation>
            <numerusform>The rest is yours, no matter what the others hold: %n point.</numerusform>
            <numerusform>The rest is yours, no matter what the others hold: %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>DerivationWords</name>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Drill</name>
    <message numerus="yes">
        <source>%n player(s) passed before you. Pick or pass?</source>
        <translation>
            <numerusform>%n player passed before you. Pick or pass?</numerusform>
            <numerusform>%n players passed before you. Pick or pass?</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You picked. Bury %n card(s).</source>
        <translation>
            <numerusform>You picked. Bury %n card.</numerusform>
            <numerusform>You picked. Bury %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1: %n hand(s)</source>
        <extracomment>a habit, and in how many hands it was seen</extracomment>
        <translation>
            <numerusform>%1: %n hand</numerusform>
            <numerusform>%1: %n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>EventWords</name>
    <message numerus="yes">
        <source>%1 buries %n card(s).</source>
        <translation>
            <numerusform>%1 buries %n card.</numerusform>
            <numerusform>%1 buries %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 takes %n card(s) of the blind.</source>
        <translation>
            <numerusform>%1 takes %n card of the blind.</numerusform>
            <numerusform>%1 takes %n cards of the blind.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 buries %n card(s), among them %2.</source>
        <translation>
            <numerusform>%1 buries %n card: %2.</numerusform>
            <numerusform>%1 buries %n cards, among them %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FactWords</name>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n queen</numerusform>
            <numerusform>%n queens</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n jack(s)</source>
        <translation>
            <numerusform>%n jack</numerusform>
            <numerusform>%n jacks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump.</source>
        <translation>
            <numerusform>You hold %n trump.</numerusform>
            <numerusform>You hold %n trump.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump, %1 among them.</source>
        <translation>
            <numerusform>You hold %n trump, %1 among them.</numerusform>
            <numerusform>You hold %n trump, %1 among them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You also have %n fail ace(s).</source>
        <translation>
            <numerusform>You also have %n fail ace.</numerusform>
            <numerusform>You also have %n fail aces.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump are still out; the lead draws about %1 of them from the other side.</source>
        <translation>
            <numerusform>%n trump is still out; the lead draws about %1 of it from the other side.</numerusform>
            <numerusform>%n trump are still out; the lead draws about %1 of them from the other side.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s) of %1.</source>
        <translation>
            <numerusform>You hold %n card of %1.</numerusform>
            <numerusform>You hold %n cards of %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump, but no queen.</source>
        <translation>
            <numerusform>You hold %n trump, but no queen.</numerusform>
            <numerusform>You hold %n trump, but no queen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n trump: %1.</source>
        <translation>
            <numerusform>You hold %n trump: %1.</numerusform>
            <numerusform>You hold %n trump: %1.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Handbook</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LongRun</name>
    <message numerus="yes">
        <source>%n finished hand(s). &quot;Expected&quot; is the exact average of an honest shuffle by the rules of each hand.</source>
        <translation>
            <numerusform>%n finished hand. &quot;Expected&quot; is the exact average of an honest shuffle by its rules.</numerusform>
            <numerusform>%n finished hands. &quot;Expected&quot; is the exact average of an honest shuffle by the rules of each hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The cards of %n of them are not counted: they were set up by hand, or the rules let a player with a bad hand ask for new cards.</source>
        <translation>
            <numerusform>The cards of %n of them are not counted: they were set up by hand, or the rules let a player with a bad hand ask for new cards.</numerusform>
            <numerusform>The cards of %n of them are not counted: they were set up by hand, or the rules let a player with a bad hand ask for new cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PickTable</name>
    <message numerus="yes">
        <source>%n deal(s), seed %1, picks of: %2</source>
        <translation>
            <numerusform>%n deal, seed %1, picks of: %2</numerusform>
            <numerusform>%n deals, seed %1, picks of: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Picking scores more in seat(s) %1.</source>
        <translation>
            <numerusform>Picking scores more in seat %1.</numerusform>
            <numerusform>Picking scores more in seats %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Passing scores more in seat(s) %1.</source>
        <translation>
            <numerusform>Passing scores more in seat %1.</numerusform>
            <numerusform>Passing scores more in seats %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Seat(s) %1: too close to say yet.</source>
        <translation>
            <numerusform>Seat %1: too close to say yet.</numerusform>
            <numerusform>Seats %1: too close to say yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s), but only %1 are dealt here.</source>
        <extracomment>%1 is a number too</extracomment>
        <translation>
            <numerusform>%n card, but only %1 are dealt here.</numerusform>
            <numerusform>%n cards, but only %1 are dealt here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump</source>
        <translation>
            <numerusform>%n trump</numerusform>
            <numerusform>%n trump</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n queen(s)</source>
        <translation>
            <numerusform>%n queen</numerusform>
            <numerusform>%n queens</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RefusalWords</name>
    <message numerus="yes">
        <source>Bury exactly %n card(s), as many as you took.</source>
        <translation>
            <numerusform>Bury %n card, as many as you took.</numerusform>
            <numerusform>Bury %n cards, as many as you took.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Season</name>
    <message numerus="yes">
        <source>the best %n evening(s) count</source>
        <translation>
            <numerusform>the best %n evening counts</numerusform>
            <numerusform>the best %n evenings count</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>a place needs %n evening(s)</source>
        <translation>
            <numerusform>a place needs %n evening</numerusform>
            <numerusform>a place needs %n evenings</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose at most %n people.</source>
        <translation>
            <numerusform>Choose at most %n person.</numerusform>
            <numerusform>Choose at most %n people.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SpokenTable</name>
    <message numerus="yes">
        <source>You hold %n card(s).</source>
        <translation>
            <numerusform>You hold %n card.</numerusform>
            <numerusform>You hold %n cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StorageFault</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StudyDiagram</name>
    <message numerus="yes">
        <source>%n unknown card(s)</source>
        <translation>
            <numerusform>%n unknown card</numerusform>
            <numerusform>%n unknown cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TableQuestions</name>
    <message numerus="yes">
        <source>Rules for %n players</source>
        <translation>
            <numerusform>Rules for %n player</numerusform>
            <numerusform>Rules for %n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Tournament</name>
    <message numerus="yes">
        <source>%Ln pair(s) %1×</source>
        <extracomment>how many pairs of players meet how many times: &quot;120 pairs 1×&quot;</extracomment>
        <translation>
            <numerusform>%Ln pair %1×</numerusform>
            <numerusform>%Ln pairs %1×</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s) a round</source>
        <translation>
            <numerusform>%n hand a round</numerusform>
            <numerusform>%n hands a round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TrumpWords</name>
    <message numerus="yes">
        <source>%n trump is/are out</source>
        <translation>
            <numerusform>%n trump is out</numerusform>
            <numerusform>%n trump are out</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trump</source>
        <translation>
            <numerusform>%n trump</numerusform>
            <numerusform>%n trump</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::BlankSheet</name>
    <message numerus="yes">
        <source>Tournament sheet, %n hand(s)</source>
        <translation>
            <numerusform>Tournament sheet, %n hand</numerusform>
            <numerusform>Tournament sheet, %n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Blank score sheet, %n hand(s)</source>
        <translation>
            <numerusform>Blank score sheet, %n hand</numerusform>
            <numerusform>Blank score sheet, %n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::BookFiles</name>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n sheet</numerusform>
            <numerusform>%n sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::BookImports</name>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n sheet</numerusform>
            <numerusform>%n sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) were in the score book already.</source>
        <translation>
            <numerusform>%n sheet was in the score book already.</numerusform>
            <numerusform>%n sheets were in the score book already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n season(s) came in, too.</source>
        <translation>
            <numerusform>%n season came in, too.</numerusform>
            <numerusform>%n seasons came in, too.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::ChallengeExchange</name>
    <message numerus="yes">
        <source>%n result(s) added.</source>
        <translation>
            <numerusform>%n result added.</numerusform>
            <numerusform>%n results added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::CheatSheet</name>
    <message numerus="yes">
        <source>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n points in the deck.</source>
        <translation>
            <numerusform>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n point in the deck.</numerusform>
            <numerusform>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n points in the deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::CompareDialog</name>
    <message numerus="yes">
        <source>%n rule(s) differ.</source>
        <translation>
            <numerusform>%n rule differs.</numerusform>
            <numerusform>%n rules differ.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::DayHandController</name>
    <message numerus="yes">
        <source>You have played on %n day(s) in a row.</source>
        <translation>
            <numerusform>You have played on %n day in a row.</numerusform>
            <numerusform>You have played on %n days in a row.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::EntrantsPage</name>
    <message numerus="yes">
        <source>%n player(s) added.</source>
        <translation>
            <numerusform>%n player added.</numerusform>
            <numerusform>%n players added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::EntryPlace</name>
    <message numerus="yes">
        <source>%n doublers wait</source>
        <translation>
            <numerusform>%n doubler waits</numerusform>
            <numerusform>%n doublers wait</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::FigureWords</name>
    <message numerus="yes">
        <source>Picks with %n trump</source>
        <translation>
            <numerusform>Picks with %n trump</numerusform>
            <numerusform>Picks with %n trump</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wins after a pick with %n trump</source>
        <translation>
            <numerusform>Wins after a pick with %n trump</numerusform>
            <numerusform>Wins after a pick with %n trump</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::GameController</name>
    <message numerus="yes">
        <source>The new rules are for %n player(s): they take effect with the next new game.</source>
        <translation>
            <numerusform>The new rules are for %n player: they take effect with the next new game.</numerusform>
            <numerusform>The new rules are for %n players: they take effect with the next new game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) goes to the best hand of five cards.</source>
        <translation>
            <numerusform>The pot of %n point goes to the best hand of five cards.</numerusform>
            <numerusform>The pot of %n points goes to the best hand of five cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) is shared out.</source>
        <translation>
            <numerusform>The pot of %n point is shared out.</numerusform>
            <numerusform>The pot of %n points is shared out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) is shared out first.</source>
        <translation>
            <numerusform>The pot of %n point is shared out first.</numerusform>
            <numerusform>The pot of %n points is shared out first.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The pot of %n point(s) goes to the best hands of five cards, one leaster&apos;s worth after the other.</source>
        <translation>
            <numerusform>The pot of %n point goes to the best hands of five cards, one leaster&apos;s worth after the other.</numerusform>
            <numerusform>The pot of %n points goes to the best hands of five cards, one leaster&apos;s worth after the other.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::HandEntry</name>
    <message numerus="yes">
        <source>Choose rules for %n players…</source>
        <translation>
            <numerusform>Choose rules for %n player…</numerusform>
            <numerusform>Choose rules for %n players…</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::HandText</name>
    <message numerus="yes">
        <source>Each player gets %n card(s).</source>
        <translation>
            <numerusform>Each player gets %n card.</numerusform>
            <numerusform>Each player gets %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them lie face down on the table, each under a face-up card. Face-up cards are played like cards in hand; the card beneath is turned up after the trick.</source>
        <translation>
            <numerusform>%n of them lies face down on the table, under a face-up card. Face-up cards are played like cards in hand; the card beneath is turned up after the trick.</numerusform>
            <numerusform>%n of them lie face down on the table, each under a face-up card. Face-up cards are played like cards in hand; the card beneath is turned up after the trick.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The picker takes the blind and buries %n cards face down; their points count for the picker&apos;s side.</source>
        <translation>
            <numerusform>The picker takes the blind and buries %n card face down; its points count for the picker&apos;s side.</numerusform>
            <numerusform>The picker takes the blind and buries %n cards face down; their points count for the picker&apos;s side.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::HandbookDialog</name>
    <message numerus="yes">
        <source>Found in %n place(s)</source>
        <translation>
            <numerusform>Found in %n place</numerusform>
            <numerusform>Found in %n places</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::HintPanel</name>
    <message numerus="yes">
        <source>The best of %n choices</source>
        <translation>
            <numerusform>The best of %n choice</numerusform>
            <numerusform>The best of %n choices</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>best of %n</source>
        <comment>choices, in little room</comment>
        <translation>
            <numerusform>best of %n</numerusform>
            <numerusform>best of %n</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::HistoryDialog</name>
    <message numerus="yes">
        <source>%n sheet(s) are still being counted.</source>
        <translation>
            <numerusform>%n sheet is still being counted.</numerusform>
            <numerusform>%n sheets are still being counted.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::NewChallengeDialog</name>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::NewGameDialog</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::OldScores</name>
    <message numerus="yes">
        <source>An evening can have %n players at most.</source>
        <translation>
            <numerusform>An evening can have %n player at most.</numerusform>
            <numerusform>An evening can have %n players at most.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::OldScoresDialog</name>
    <message numerus="yes">
        <source>%n more line(s) cannot be read.</source>
        <translation>
            <numerusform>%n more line cannot be read.</numerusform>
            <numerusform>%n more lines cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n line(s) the points do not add up to 0; the first is line %1.</source>
        <translation>
            <numerusform>In %n line the points do not add up to 0; it is line %1.</numerusform>
            <numerusform>In %n lines the points do not add up to 0; the first is line %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n line(s) are left out.</source>
        <translation>
            <numerusform>%n line is left out.</numerusform>
            <numerusform>%n lines are left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>&amp;Write %n evening(s)</source>
        <translation>
            <numerusform>&amp;Write %n evening</numerusform>
            <numerusform>&amp;Write %n evenings</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::PayText</name>
    <message numerus="yes">
        <source>%n makers</source>
        <translation>
            <numerusform>%n maker</numerusform>
            <numerusform>%n makers</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n partners</source>
        <translation>
            <numerusform>With %n partner</numerusform>
            <numerusform>With %n partners</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::PlayersPage</name>
    <message numerus="yes">
        <source>You have played most with %1: %n game(s).</source>
        <translation>
            <numerusform>You have played most with %1: %n game.</numerusform>
            <numerusform>You have played most with %1: %n games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::PresetList</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultPage</name>
    <message numerus="yes">
        <source>%n point(s) go into the pot.</source>
        <translation>
            <numerusform>%n point goes into the pot.</numerusform>
            <numerusform>%n points go into the pot.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) come out of the pot.</source>
        <translation>
            <numerusform>%n point comes out of the pot.</numerusform>
            <numerusform>%n points come out of the pot.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::ResultsPage</name>
    <message numerus="yes">
        <source>%n table(s) without a result.</source>
        <translation>
            <numerusform>%n table without a result.</numerusform>
            <numerusform>%n tables without a result.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleForm</name>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, with %n change</numerusform>
            <numerusform>%1, with %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::RuleSections</name>
    <message numerus="yes">
        <source>%1, with %n change(s)</source>
        <translation>
            <numerusform>%1, with %n change</numerusform>
            <numerusform>%1, with %n changes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::RulesText</name>
    <message numerus="yes">
        <source>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n points in the deck.</source>
        <translation>
            <numerusform>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n point in the deck.</numerusform>
            <numerusform>Ace 11 points, ten 10, king 4, queen 3, jack 2; nine, eight and seven none: %n points in the deck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::ScoreBookController</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s)</source>
        <translation>
            <numerusform>%n sheet</numerusform>
            <numerusform>%n sheets</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n sheet(s) lost their name, and are called &quot;Recovered sheet&quot;.</source>
        <translation>
            <numerusform>%n sheet lost its name, and is called &quot;Recovered sheet&quot;.</numerusform>
            <numerusform>%n sheets lost their names, and are called &quot;Recovered sheet&quot;.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatChoice</name>
    <message numerus="yes">
        <source>%n game(s) with you</source>
        <translation>
            <numerusform>%n game with you</numerusform>
            <numerusform>%n games with you</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::SeatItem</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s)</source>
        <translation>
            <numerusform>%n trick</numerusform>
            <numerusform>%n tricks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::SettleUpSlip</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::SheetWords</name>
    <message numerus="yes">
        <source>%n hand(s)</source>
        <translation>
            <numerusform>%n hand</numerusform>
            <numerusform>%n hands</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n maker(s): %1</source>
        <translation>
            <numerusform>%n maker: %1</numerusform>
            <numerusform>%n makers: %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 lost with %n point(s)</source>
        <translation>
            <numerusform>%1 lost with %n point</numerusform>
            <numerusform>%1 lost with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 tied with %n point(s)</source>
        <translation>
            <numerusform>%1 tied with %n point</numerusform>
            <numerusform>%1 tied with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 won with %n point(s)</source>
        <translation>
            <numerusform>%1 won with %n point</numerusform>
            <numerusform>%1 won with %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyAnswerView</name>
    <message numerus="yes">
        <source>With all cards open, every card must be known. %n card(s) are missing.</source>
        <translation>
            <numerusform>With all cards open, every card must be known. %n card is missing.</numerusform>
            <numerusform>With all cards open, every card must be known. %n cards are missing.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::StudySetup</name>
    <message numerus="yes">
        <source>%1: %n card(s)</source>
        <translation>
            <numerusform>%1: %n card</numerusform>
            <numerusform>%1: %n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::StudyStepsView</name>
    <message numerus="yes">
        <source>A study has no more than %n steps. Remove some first.</source>
        <translation>
            <numerusform>A study has no more than %n step. Remove some first.</numerusform>
            <numerusform>A study has no more than %n steps. Remove some first.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::TableDialog</name>
    <message numerus="yes">
        <source>These rules are for %n players. Choose other rules.</source>
        <translation>
            <numerusform>These rules are for %n player. Choose other rules.</numerusform>
            <numerusform>These rules are for %n players. Choose other rules.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>These rules are for %n players. Say in each hand who sits out.</source>
        <translation>
            <numerusform>These rules are for %n player. Say in each hand who sits out.</numerusform>
            <numerusform>These rules are for %n players. Say in each hand who sits out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is room for %n players only.</source>
        <translation>
            <numerusform>There is room for %n player only.</numerusform>
            <numerusform>There is room for %n players only.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::TraitsPage</name>
    <message numerus="yes">
        <source>%n hand(s) were noticed.</source>
        <translation>
            <numerusform>%n hand was noticed.</numerusform>
            <numerusform>%n hands were noticed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There is something to say after %n hand(s).</source>
        <translation>
            <numerusform>There is something to say after %n hand.</numerusform>
            <numerusform>There is something to say after %n hands.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>From %n hand(s); newer ones count more.</source>
        <translation>
            <numerusform>From %n hand; newer ones count more.</numerusform>
            <numerusform>From %n hands; newer ones count more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::TypedNumber</name>
    <message numerus="yes">
        <source>Type at most %n decimal(s).</source>
        <translation>
            <numerusform>Type at most %n decimal.</numerusform>
            <numerusform>Type at most %n decimals.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>sheepshead::UnsavedWork</name>
    <message numerus="yes">
        <source>%n finished hand(s) and the hand in play are not saved.</source>
        <translation>
            <numerusform>%n finished hand and the hand in play are not saved.</numerusform>
            <numerusform>%n finished hands and the hand in play are not saved.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n finished hand(s) are not saved.</source>
        <translation>
            <numerusform>%n finished hand is not saved.</numerusform>
            <numerusform>%n finished hands are not saved.</numerusform>
        </translation>
    </message>
</context>
</TS>
