// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "tests/support/cards.h"
#include "tests/support/every_action.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"
#include "tests/ui/table/dealt_hands.h"
#include "tests/ui/table/table_user.h"
#include "tests/ui/turns.h"
#include "ui/table/panels/choice_bar.h"
#include "ui/table/panels/choice_button.h"
#include "ui/table/scene/felt_view.h"
#include "ui/table/scene/hand_item.h"
#include "ui/table/scene/table_scene.h"

#include <QAccessible>
#include <QtTest>

#include <cctype>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

void rulesRows()
{
    QTest::addColumn<QString>("rules");
    for (const char* const rules : { "layout=5H-A", "layout=5H-J partner=jack-of-diamonds",
             "layout=4H-5", "layout=2H-2", "call-sheepshead=on", "no-pick=vote",
             "redeal-hand=on-request", "crack=several blitz-black-queens=on blitz-when=in-play" })
        QTest::newRow(rules) << QString::fromLatin1(rules);
}

void openTable(TableWidget& table)
{
    table.resize(1020, 740);
    table.show();
    QVERIFY(QTest::qWaitForWindowActive(&table));
}

/// The hand lies on it as the viewer sees it; nothing is asked yet.
void openTable(TableWidget& table, const HandState& hand)
{
    table.setSpeed(Speed::Off);
    table.present({ seatingFor(hand.variant(), viewer) });
    openTable(table);
    table.restore(hand.observation(viewer));
}

/// The viewer holds eight cards, two of which are to be buried.
HandState toBury() { return handAfter({}, dealWith({}, { { 0, "QC AC TS" } }), "pick"); }

void pressAccessibly(QWidget* button)
{
    QAccessible::queryAccessibleInterface(button)->actionInterface()->doAction(
        QAccessibleActionInterface::pressAction());
}

Qt::Key keyFor(char key)
{
    if (key == '\n')
        return Qt::Key_Return;
    return key == '>' ? Qt::Key_Right : static_cast<Qt::Key>(std::toupper(key));
}

/// Presses random keys as fast as possible.
void type(TableWidget& table, const QByteArray& keys)
{
    for (const char key : keys) {
        QWidget* const focused = QApplication::focusWidget();
        QTest::keyClick(focused ? focused : &table, keyFor(key));
    }
}

} // namespace

/// Presses that come too early, too late or twice.
class StalePressesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_action_at_every_moment_data() { rulesRows(); }

    /// What the choice bar says is what a stale button would say.
    void every_action_at_every_moment()
    {
        QFETCH(QString, rules);
        PlayedTable played(dealt(2, 1, rules.toStdString()), viewer);
        TableWidget& table = played.table();
        openTable(table);
        auto& bar = *table.findChild<ChoiceBar*>();
        QSignalSpy chosen(&table.turn(), &PersonsTurn::chosen);
        int decisions = 0;
        played.setWatcher([&] {
            if (!played.turn())
                for (const Action& action : everyAction(cards("QC 7D AH")))
                    Q_EMIT bar.chosen(action);
            QCOMPARE(chosen.size(), decisions);
        });
        RandomPlayer anySeat(5);
        played.setPerson([&] {
            const ExplainedTurn turn = *played.turn();
            for (const Action& action : everyAction(turn.seen.hand))
                if (turn.whyNot(action))
                    Q_EMIT bar.chosen(action);
            QCOMPARE(chosen.size(), decisions++);
            const Action action = anySeat.choose(turn.seen, turn.legal, {});
            Q_EMIT bar.chosen(action);
            if (!played.turn())
                Q_EMIT bar.chosen(action);
            QVERIFY(chosen.last().first().value<Action>() == action);
        });
        QVERIFY(played.playToEnd());
    }

    void quick_keys_decide_only_what_is_legal_data() { rulesRows(); }

    /// The hand of a PlayedTable stops the program at an illegal decision.
    void quick_keys_decide_only_what_is_legal()
    {
        QFETCH(QString, rules);
        const QByteArray storms[] { "papp\ne", "b1b12b3\n", "pa\n1b2 d", "hcse>\n>\n", "1234567890",
            "\n\n  \n", "cab1p2e" };
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            PlayedTable played(dealt(seed, 1, rules.toStdString()), viewer);
            openTable(played.table());
            TableUser user(played.table());
            RandomPlayer anySeat(seed);
            std::size_t next = 0;
            played.setPerson([&] {
                const std::size_t before = played.decisions();
                type(played.table(), storms[next++ % std::size(storms)]);
                if (played.decisions() > before)
                    return;
                const Turn turn = *played.turn();
                played.table().turn().close(); // forgets the cards that were marked
                played.table().ask(*played.turn());
                QVERIFY(user.decideByMouse(anySeat.choose(turn.seen, turn.legal, {})));
            });
            QVERIFY(played.playToEnd());
        }
    }

    /// `--seed 1`: `p`, two cards marked, then `b` and `1` within a millisecond.
    void a_bury_is_of_the_cards_that_were_marked()
    {
        const HandState hand = toBury();
        TableWidget table;
        openTable(table, hand);
        table.ask(turnOf(hand));
        QSignalSpy chosen(&table.turn(), &PersonsTurn::chosen);
        type(table, "12");
        const CardSet marked = table.scene().hand().marked();
        QCOMPARE(marked.size(), 2);
        type(table, "b1");
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().value<Action>(), Action(Bury { marked }));
    }

    /// As the coach does, who warns of the first try.
    void a_bury_that_is_held_back_can_be_decided_again_as_it_was_marked()
    {
        const HandState hand = toBury();
        TableWidget table;
        openTable(table, hand);
        table.ask(turnOf(hand));
        int tries = 0;
        table.turn().setGuard([&tries](const Action&) { return ++tries > 1; });
        QSignalSpy chosen(&table.turn(), &PersonsTurn::chosen);
        type(table, "12b");
        QCOMPARE(tries, 1);
        const CardSet marked = table.scene().hand().marked();
        QCOMPARE(marked.size(), 2);
        QVERIFY(chosen.isEmpty());
        type(table, "b");
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.first().first().value<Action>(), Action(Bury { marked }));
    }

    /// A screen reader's presses on the buttons of a call, then Return and keys of other buttons.
    void keys_after_the_call_do_nothing_to_the_call()
    {
        const HandState hand = pickedHand({}, "QC JC AC TD 9C 7H", "AS TS");
        for (const QByteArray& keys :
            { QByteArray("ap\ne"), QByteArray("a\n"), QByteArray("h\na") }) {
            TableWidget table;
            openTable(table, hand);
            table.ask(turnOf(hand));
            QSignalSpy chosen(&table.turn(), &PersonsTurn::chosen);
            const auto buttons = table.findChildren<ChoiceButton*>();
            for (ChoiceButton* const button : buttons)
                if (button->isVisible())
                    pressAccessibly(button);
            type(table, keys);
            QTRY_VERIFY(std::ranges::none_of(buttons, &QAbstractButton::isDown));
            QCOMPARE(chosen.size(), 1);
            QVERIFY(!hand.whyNot(chosen.first().first().value<Action>()));
        }
    }

    void a_refusal_by_the_session_is_shown_and_the_choices_stay()
    {
        const HandState hand = toBury();
        TableWidget table;
        openTable(table, hand);
        QSignalSpy said(&table.turn(), &PersonsTurn::said);
        table.turn().refuse(Refusal::NotNow); // nothing is asked
        QVERIFY(said.isEmpty());
        table.ask(turnOf(hand));
        table.turn().refuse(Refusal::WrongNumberToBury);
        QCOMPARE(said.size(), 1);
        QVERIFY(table.findChild<ChoiceBar*>()->isVisible());
    }
};

REGISTER_WIDGET_TEST(StalePressesTest)
#include "stale_presses_test.moc"
