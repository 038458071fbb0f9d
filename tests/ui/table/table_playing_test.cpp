// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"
#include "tests/ui/table/careless_user.h"
#include "tests/ui/table/dealt_hands.h"
#include "tests/ui/table/table_user.h"
#include "ui/cards/card_item.h"
#include "ui/table/panels/result_panel.h"
#include "ui/table/scene/felt_view.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/open_cards_item.h"
#include "ui/table/scene/table_scene.h"
#include "ui/table/scene/trick_item.h"
#include "ui/words/decisions/refusal_words.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

void handRows()
{
    QTest::addColumn<int>("seed");
    QTest::addColumn<int>("dealer");
    QTest::addColumn<QString>("rules");
    QTest::addColumn<bool>("picks");
    QTest::newRow("the viewer picks, buries and calls") << 2 << 4 << QString() << true;
    QTest::newRow("others pick") << 3 << 0 << QString() << false;
    QTest::newRow("jack of diamonds")
        << 4 << 4 << QStringLiteral("layout=5H-J partner=jack-of-diamonds") << true;
    QTest::newRow("six seats") << 5 << 5 << QStringLiteral("dealer-sits-out=on") << true;
}

HandState fetchedHand()
{
    QFETCH(int, seed);
    QFETCH(int, dealer);
    QFETCH(QString, rules);
    return dealt(static_cast<std::uint64_t>(seed), dealer, rules.toStdString());
}

void startPlaying(PlayedTable& played)
{
    played.table().resize(1020, 740);
    played.table().show();
    QVERIFY(QTest::qWaitForWindowActive(&played.table()));
}

/// How often the table waited for goOn() in a hand of six tricks; 0 if the hand did not end. The
/// function gets the number of the wait, from 1.
int timesWaited(const std::function<void(TableWidget&, int)>& goOn)
{
    PlayedTable played(dealt(3, 0), viewer);
    startPlaying(played);
    played.table().setWaitAfterTrick(true);
    played.setChooser(picking);
    played.setPerson([&] { decideByMouse(played); });
    int times = 0;
    QTimer clicker;
    QObject::connect(&clicker, &QTimer::timeout, &clicker, [&] {
        if (played.table().waitsForClick())
            goOn(played.table(), ++times);
    });
    clicker.start(0);
    return played.playToEnd() ? times : 0;
}

} // namespace

/// A hand as a person plays it, with the mouse and with the keyboard.
class TablePlayingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_whole_hand_can_be_played_with_the_mouse_data() { handRows(); }

    void a_whole_hand_can_be_played_with_the_mouse()
    {
        QFETCH(bool, picks);
        PlayedTable played(fetchedHand(), viewer);
        startPlaying(played);
        if (!picks)
            played.setChooser(picking);
        played.setPerson([&] { decideByMouse(played); });
        QVERIFY(played.playToEnd());
        QVERIFY(played.hand().over());
        QVERIFY(played.table().findChild<ResultPanel*>()->isVisible());
    }

    void a_whole_hand_can_be_played_with_the_keyboard_data() { handRows(); }

    void a_whole_hand_can_be_played_with_the_keyboard()
    {
        QFETCH(bool, picks);
        PlayedTable played(fetchedHand(), viewer);
        startPlaying(played);
        if (!picks)
            played.setChooser(picking);
        played.setPerson([&] { decideByKeys(played); });
        QVERIFY(played.playToEnd());
        QSignalSpy nextHand(&played.table().result(), &ResultPanel::nextHand);
        QTest::keyClick(QApplication::focusWidget(), Qt::Key_Return);
        QCOMPARE(nextHand.size(), 1);
    }

    void an_under_is_marked_in_the_hand_and_played_face_down()
    {
        const auto variant = variantWith("");
        const Deal deal = dealWith(variant, { { 0, "QC QS QH JC JS AD" } }, "KD TD");
        PlayedTable played(handAfter(variant, deal), viewer);
        startPlaying(played);
        bool seenUnder = false;
        played.setPerson([&] {
            if (played.hand().phase() == Phase::Calling)
                pressCard(played.table(), played.table().scene().hand().items().back());
            decideByMouse(played);
        });
        played.setWatcher([&] {
            const auto under = played.hand().observation(viewer).under;
            if (!under || !played.table().scene().hand().item(*under))
                return;
            seenUnder = true;
            QCOMPARE(played.table().scene().hand().items().back()->card(), under);
        });
        QVERIFY(played.playToEnd());
        QVERIFY(seenUnder);
    }

    void a_refused_card_stays_and_says_why()
    {
        PlayedTable played(dealt(3, 0), viewer);
        startPlaying(played);
        played.setChooser(picking);
        bool refused = false;
        played.setPerson([&] {
            HandItem& hand = played.table().scene().hand();
            const auto forbidden = std::ranges::find_if(hand.items(), [&](const CardItem* item) {
                return hand.mode() == HandItem::Mode::Playing
                    && played.turn()->whyNot(Play { *item->card() });
            });
            if (forbidden != hand.items().end() && !refused) {
                const Card card = *(*forbidden)->card();
                const ExplainedTurn asked = *played.turn();
                QSignalSpy chosen(&played.table().turn(), &PersonsTurn::chosen);
                QSignalSpy status(&played.table().turn(), &PersonsTurn::said);
                QVERIFY((*forbidden)->dimmed());
                pressCard(played.table(), *forbidden);
                QVERIFY(chosen.isEmpty());
                QVERIFY(hand.item(card));
                QCOMPARE(status.last().first().toString(),
                    refusalText(*asked.whyNot(Play { card }), asked.seen));
                refused = true;
            }
            decideByMouse(played);
        });
        QVERIFY(played.playToEnd());
        QVERIFY(refused);
    }

    void number_keys_play_the_card_that_stands_there()
    {
        PlayedTable played(dealt(3, 0), viewer);
        startPlaying(played);
        played.setChooser(picking);
        int byNumber = 0;
        played.setPerson([&] {
            HandItem& hand = played.table().scene().hand();
            if (hand.mode() != HandItem::Mode::Playing)
                return decideByMouse(played);
            const Card wanted = std::get<Play>(played.turn()->legal.front()).card;
            const auto found = std::ranges::find(hand.items(), hand.item(wanted));
            const auto key = static_cast<Qt::Key>(Qt::Key_1 + (found - hand.items().begin()));
            QSignalSpy chosen(&played.table().turn(), &PersonsTurn::chosen);
            QTest::keyClick(QApplication::focusWidget(), key);
            QCOMPARE(chosen.size(), 1);
            QCOMPARE(chosen.first().first().value<Action>(), Action(Play { wanted }));
            ++byNumber;
        });
        QVERIFY(played.playToEnd());
        QCOMPARE(byNumber, 6);
    }

    void a_covered_card_is_turned_after_the_trick()
    {
        PlayedTable played(dealt(4, 1, "layout=2H-2"), viewer);
        startPlaying(played);
        int uncovered = 0;
        played.setPerson([&] { decideByMouse(played); });
        played.setWatcher([&] {
            const Observation seen = played.hand().observation(viewer);
            if (!seen.trickOnTable())
                return;
            const PlayedCard& lead = seen.trickOnTable()->cards.front();
            const PileSlots& piles = played.table().scene().openCards(lead.seat).piles();
            for (const PileSlots::Slot& slot : piles.all())
                uncovered += slot.covered && !slot.open ? 1 : 0;
            QCOMPARE(played.table().scene().hand().cards().size(),
                played.table().scene().openCards(viewer).piles().open().size());
        });
        QVERIFY(played.playToEnd());
        QVERIFY(uncovered > 0);
    }

    void a_shown_pair_lies_open_at_its_seat_until_it_is_played()
    {
        const auto variant = variantWith("crack=one blitz-black-queens=on blitz-when=before-lead");
        const Deal deal =
            dealWith(variant, { { 1, "QC QS JH 7H 8H 9H" }, { 0, "QH QD JC AC TC AD" } });
        PlayedTable played(handAfter(variant, deal, "pick, bury AC TC"), viewer);
        startPlaying(played);
        played.setChooser([](const Observation& seen, const std::vector<Action>& legal) {
            const Action blitz = Blitz { BlitzPair::BlackQueens };
            return seen.phase == Phase::Raising && std::ranges::count(legal, blitz) ? blitz
                                                                                    : legal.front();
        });
        played.setPerson([&] { decideByMouse(played); });
        bool shown = false;
        played.setWatcher([&] {
            const CardSet open = played.hand().observation(viewer).open[seatAt(1)];
            CardSet items;
            for (const CardItem* item : played.table().scene().openCards(seatAt(1)).items())
                items.add(*item->card());
            QCOMPARE(items, open);
            shown |= open == cards("QC QS");
        });
        QVERIFY(played.playToEnd());
        QVERIFY(shown);
    }

    void a_click_on_a_card_of_the_trick_goes_on()
    {
        const auto clickOnCard = [](TableWidget& table, int) {
            const CardItem* const card = table.scene().trick().laid().front().item;
            const QPoint at = table.view().mapFromScene(card->scenePos());
            QTest::mouseClick(table.view().viewport(), Qt::LeftButton, {}, at);
        };
        QCOMPARE(timesWaited(clickOnCard), 6);
    }

    void a_finished_trick_waits_for_a_click_if_asked_to()
    {
        const auto spaceOrReturn = [](TableWidget& table, int times) {
            QTest::keyClick(&table.view(), times % 2 ? Qt::Key_Space : Qt::Key_Return);
        };
        QCOMPARE(timesWaited(spaceOrReturn), 6);
    }

    void a_trick_of_a_lesson_waits_for_nobody()
    {
        PlayedTable played(dealt(3, 0), viewer);
        startPlaying(played);
        TableView lesson { played.table().scene().seating() };
        lesson.instruction = Instruction::Lesson;
        played.table().renew(lesson);
        played.table().setWaitAfterTrick(true); // a setting that is changed meanwhile
        played.setChooser(picking);
        played.setPerson([&] { decideByMouse(played); });
        QVERIFY(played.playToEnd());
    }
};

REGISTER_WIDGET_TEST(TablePlayingTest)
#include "table_playing_test.moc"
