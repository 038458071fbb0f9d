// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/study/pick_table_controller.h"

#include "tests/app/learn/school.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "ui/openings/pick_table_dialog.h"
#include "ui/openings/pick_table_figures.h"
#include "ui/openings/pick_table_setup.h"
#include "ui/openings/pick_table_view.h"
#include "ui/openings/pick_table_words.h"

#include <QProgressBar>
#include <QSignalSpy>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A game that waits for the person, and the question about a hand beside it.
struct HandWorthRoom : School {
    explicit HandWorthRoom(SeatSet people = { personsSeat })
        : School(seatAt(4), people) // so that the first person is asked first
        , worth(place, [this] { return game.session().match().variant(); })
    {
    }

    PickTableQuestion question(int deals)
    {
        PickTableQuestion asked;
        asked.variant = game.session().match().variant();
        asked.hold = cards("QC JS AD");
        asked.deals = deals;
        asked.seed = 5;
        asked.judge = Level::Regular;
        return asked;
    }
    void ask(int deals)
    {
        worth.show();
        Q_EMIT worth.dialog()->askWanted(question(deals));
    }
    int dealsDone() { return worth.dialog()->findChild<QProgressBar*>()->value(); }
    bool mayDecide() const
    {
        const auto& turn = table->turn().turn();
        return table->idle() && turn && !table->turn().isWaiting();
    }

    PickTableController worth;
};

TextTable tableIn(const QAbstractItemModel& model)
{
    TextTable table;
    for (int column = 0; column < model.columnCount(); ++column)
        table.header << model.headerData(column, Qt::Horizontal).toString();
    for (int row = 0; row < model.rowCount(); ++row) {
        QStringList cells;
        for (int column = 0; column < model.columnCount(); ++column)
            cells << model.index(row, column).data().toString();
        table.rows.push_back(cells);
    }
    return table;
}

constexpr int withoutEnd = mostPickTableDeals;

} // namespace

class PickTableControllerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void it_has_the_figures_of_the_console_and_leaves_the_table_as_it_was()
    {
        HandWorthRoom room;
        QTRY_VERIFY(room.mayDecide());
        const int asked = room.table->turn().turn()->number;
        room.ask(400);
        QVERIFY(!room.worth.dialog()->isModal());
        QTRY_VERIFY(!room.worth.isThinking());
        PickTable table = PickTable::about(room.question(400)).value(); // on one thread
        while (table.goOn()) { }
        QVERIFY(table.answer().complete);
        QCOMPARE(tableIn(room.worth.dialog()->view().seats()).rows,
            seatTable(table.answer(), PickMeasure::Gain).rows);
        QVERIFY(!room.host.gameWaits());
        QCOMPARE(room.table->turn().turn()->number, asked);
    }

    void figures_come_round_by_round_and_stopping_stops()
    {
        HandWorthRoom room;
        room.ask(withoutEnd);
        QTRY_VERIFY(room.dealsDone() > 0);
        const int first = room.dealsDone();
        QTRY_VERIFY(room.dealsDone() > first);
        Q_EMIT room.worth.dialog()->stopWanted();
        QVERIFY(!room.worth.isThinking());
        const int stopped = room.dealsDone();
        QCoreApplication::processEvents(); // what was under way is dropped
        QCOMPARE(room.dealsDone(), stopped);
        QCOMPARE(room.worth.dialog()->view().seats().rowCount(), 5);
        Q_EMIT room.worth.dialog()->goOnWanted();
        QVERIFY(room.worth.isThinking());
        QTRY_VERIFY(room.dealsDone() > stopped);
    }

    void a_closed_window_works_no_more_and_keeps_what_it_has()
    {
        HandWorthRoom room;
        room.ask(withoutEnd);
        QTRY_VERIFY(room.dealsDone() > 0);
        room.worth.dialog()->close();
        QVERIFY(!room.worth.isThinking());
        const int done = room.dealsDone();
        room.worth.show();
        QVERIFY(room.worth.dialog()->isVisible());
        QCOMPARE(room.dealsDone(), done);
        QVERIFY(!room.worth.isThinking());
    }

    void it_goes_with_the_program_while_it_thinks()
    {
        HandWorthRoom room;
        room.ask(withoutEnd);
        QVERIFY(room.worth.isThinking());
    }

    void the_hand_on_the_table_is_what_the_person_sees_of_it_and_counts_as_a_hint()
    {
        HandWorthRoom room;
        QTRY_VERIFY(room.mayDecide());
        room.worth.show();
        QSignalSpy helped(&room.worth, &PickTableController::helped);
        Q_EMIT room.worth.dialog()->setup().handOnTableWanted();
        const GameSession& session = room.game.session();
        const PickTableDraft& draft = room.worth.dialog()->setup().draft();
        QVERIFY(draft.question().hold == session.hand()->deal().hands[personsSeat]);
        QVERIFY(draft.question().blind.empty()); // no seat has taken it
        QCOMPARE(helped.size(), 1);
    }

    void a_position_of_a_study_brings_its_hand_and_rules()
    {
        HandWorthRoom room;
        StudyPosition position;
        position.variant = check(defaultVariant(LayoutId::SevenThreeAndOne)).value();
        position.seat = seatAt(2);
        position.hands[seatAt(2)] = cards("QC JS");
        position.blind = cards("QD 7D");
        position.neighboursBlind = cards("7D");
        room.worth.take(position);
        const PickTableQuestion& asked = room.worth.dialog()->setup().draft().question();
        QVERIFY(asked.variant == position.variant);
        QVERIFY(asked.hold == cards("QC JS"));
        QVERIFY(asked.blind == cards("QD")); // the picker takes no other
    }

    void another_person_finds_no_cards_of_the_hand_in_play()
    {
        HandWorthRoom room({ personsSeat, seatAt(1) });
        GameSession& session = room.game.session();
        room.host.follow(session);
        QTRY_VERIFY(session.passing() && session.passing()->to);
        room.worth.show();
        const PickTableDraft& draft = room.worth.dialog()->setup().draft();
        Q_EMIT room.worth.dialog()->setup().handOnTableWanted(); // no person looks
        QVERIFY(draft.question().hold.empty());
        session.look();
        QTRY_VERIFY(room.mayDecide());
        Q_EMIT room.worth.dialog()->setup().handOnTableWanted();
        QCOMPARE(draft.question().hold.size(), 6);
        room.table->turn().answerWith(Pass());
        QTRY_VERIFY(session.passing() && session.passing()->to == seatAt(1));
        QVERIFY(!room.worth.dialog());
    }
};

REGISTER_WIDGET_TEST(PickTableControllerTest)
#include "pick_table_controller_test.moc"
