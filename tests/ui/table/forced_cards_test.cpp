// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/table/dealt_hands.h"
#include "tests/ui/table/table_user.h"
#include "tests/ui/turns.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/table_scene.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Plays a hand and counts what the person had to do themselves.
struct Found {
    int plays = 0;       ///< by the person
    int lastCards = 0;   ///< of these, with one card left
    int onlyChoices = 0; ///< of these, with nothing to choose
    bool over = false;
};

Found play(ForcedCards which, std::uint64_t seed, bool lesson = false)
{
    Found found;
    PlayedTable played(dealt(seed, 0), viewer);
    TableUser user(played.table());
    played.table().resize(1020, 740);
    played.table().show();
    played.table().setForcedCards(which);
    TableView view { played.table().scene().seating() };
    view.instruction = lesson ? Instruction::Lesson : Instruction::None;
    played.table().renew(view);
    played.setChooser(picking);
    played.setPerson([&] {
        if (!played.turn())
            return; // it has played by itself
        const Turn& turn = *played.turn();
        if (forcedCard(turn, lesson ? ForcedCards::Never : which))
            return; // waits for it
        if (std::holds_alternative<Play>(turn.legal.front())) {
            ++found.plays;
            found.lastCards += turn.seen.cardsHeld[viewer] == 1 ? 1 : 0;
            found.onlyChoices += turn.legal.size() == 1 ? 1 : 0;
        }
        user.decideByMouse(turn.legal.front());
    });
    found.over = played.playToEnd();
    return found;
}

/// The viewer is to play their last card.
HandState beforeLastCard()
{
    HandState hand = dealt(3, 0);
    while (hand.toAct() != viewer || hand.observation(viewer).cardsHeld[viewer] > 1
        || hand.observation(viewer).phase != Phase::Playing) {
        const Observation seen = hand.observation(*hand.toAct());
        hand.apply(picking(seen, hand.legalActions()));
    }
    return hand;
}

void openForTheLastCard(TableWidget& table, const HandState& hand)
{
    table.resize(1020, 740);
    table.setSpeed(Speed::Off);
    table.setForcedCards(ForcedCards::Last);
    table.present({ seatingFor(hand.variant(), viewer) });
    table.show();
}

} // namespace

class ForcedCardsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void without_the_option_the_person_plays_every_card()
    {
        const Found found = play(ForcedCards::Never, 3);
        QVERIFY(found.over);
        QCOMPARE(found.plays, 6);
        QCOMPARE(found.lastCards, 1);
    }

    void the_last_card_plays_by_itself()
    {
        const Found found = play(ForcedCards::Last, 3);
        QVERIFY(found.over);
        QCOMPARE(found.plays, 5);
        QCOMPARE(found.lastCards, 0);
    }

    void any_card_plays_by_itself_where_it_is_the_only_one()
    {
        bool more = false;
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            const Found found = play(ForcedCards::Any, seed);
            QVERIFY(found.over);
            QCOMPARE(found.onlyChoices, 0);
            more = more || found.plays < 5;
        }
        QVERIFY(more); // not only the last one
    }

    void in_a_lesson_the_pupil_plays_every_card()
    {
        const Found found = play(ForcedCards::Any, 3, true);
        QVERIFY(found.over);
        QCOMPARE(found.plays, 6);
    }

    void a_card_that_was_taken_back_waits_for_the_person()
    {
        const HandState hand = beforeLastCard();
        TableWidget table;
        openForTheLastCard(table, hand);
        QSignalSpy chosen(&table.turn(), &PersonsTurn::chosen);
        table.restore(hand.observation(viewer)); // as after Undo
        table.ask(turnOf(hand, 1));
        QTRY_COMPARE(table.scene().hand().mode(), HandItem::Mode::Playing);
        QVERIFY(!table.turn().findChild<QTimer*>()->isActive());
        TableUser(table).decideByMouse(hand.legalActions().front());
        QCOMPARE(chosen.size(), 1);
        table.settle(hand.observation(viewer));
        table.ask(turnOf(hand, 2)); // from here on it is as before
        QTRY_COMPARE(chosen.size(), 2);
    }

    void what_is_withdrawn_does_not_play()
    {
        const HandState hand = beforeLastCard();
        TableWidget table;
        openForTheLastCard(table, hand);
        QSignalSpy chosen(&table.turn(), &PersonsTurn::chosen);
        table.settle(hand.observation(viewer));
        table.ask(turnOf(hand, 1));
        QTRY_VERIFY(table.turn().findChild<QTimer*>()->isActive());
        table.present({ table.scene().seating() });
        QVERIFY(!table.turn().findChild<QTimer*>()->isActive());
        QVERIFY(chosen.empty());
    }
};

REGISTER_WIDGET_TEST(ForcedCardsTest)
#include "forced_cards_test.moc"
