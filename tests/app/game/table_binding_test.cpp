// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/table_binding.h"

#include "app/match/game.h"
#include "app/match/participants.h"
#include "app/session/person.h"
#include "tests/app/game/players.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"
#include "ui/table/panels/curtain_panel.h"
#include "ui/table/table_widget.h"

#include <QSignalSpy>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

/// A game on a table without motion, up to the person's first decision.
class TableBindingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        game_.reset();
        table_ = std::make_unique<TableWidget>();
        table_->resize(900, 700);
        table_->setSpeed(Speed::Off);
        table_->present({ seatingOf(players) });
        game_ = std::make_unique<Game>(SheetHead { {}, {}, players }, matchWith("", 3));
        attach(*table_, *game_);
        QVERIFY(!game_->begin());
        QTRY_VERIFY(turn() && table_->idle());
    }

    void the_table_asks_and_its_answer_counts_once()
    {
        QSignalSpy decided(&game_->session(), &GameSession::decided);
        const int number = turn()->number;
        const Action action = turn()->legal.front();
        Q_EMIT table_->turn().chosen(action, number);
        Q_EMIT table_->turn().chosen(action, number);
        QVERIFY(
            decided.front().front().value<SeatAction>() == (SeatAction { personsSeat, action }));
        for (qsizetype i = 1; i < decided.size(); ++i)
            QVERIFY(decided[i].front().value<SeatAction>().seat != personsSeat);
    }

    void a_refused_answer_is_asked_again_and_explained()
    {
        QSignalSpy decided(&game_->session(), &GameSession::decided);
        QSignalSpy said(&table_->turn(), &PersonsTurn::said);
        game_->people().front()->answer(Bury(), turn()->number);
        QCOMPARE(decided.count(), 0);
        QCOMPARE(said.count(), 1);
        QVERIFY(turn());
        QVERIFY(!turn()->whyNot(turn()->legal.front()));
        QVERIFY(turn()->whyNot(Bury()) == Refusal::NotNow);
        game_->people().front()->answer(turn()->legal.front(), turn()->number);
        QVERIFY(decided.count() > 0);
    }

    void a_detached_table_asks_nothing()
    {
        detach(*table_, *game_);
        table_->present({ seatingOf(players) });
        QVERIFY(!turn());
        game_->session().comeBack();
        QVERIFY(!turn());
        attach(*table_, *game_);
        game_->session().comeBack();
        QVERIFY(turn());
    }

    void the_curtain_lifts_for_the_person_who_is_asked()
    {
        Game shared({ {}, {}, players, {}, { seatAt(0), seatAt(2) } }, matchWith("", 3));
        detach(*table_, *game_);
        table_->present(viewOf(shared, {}));
        attach(*table_, shared);
        connect(&shared.session(), &GameSession::passed, table_.get(),
            [&] { table_->renew(viewOf(shared, {})); });
        connect(&shared.session(), &GameSession::restored, table_.get(),
            [&] { table_->renew(viewOf(shared, {})); });
        QVERIFY(!shared.begin());
        QTRY_VERIFY(table_->curtain().fallen() && table_->curtain().fallen()->to);
        const Seat next = *table_->curtain().fallen()->to;
        QVERIFY(!turn());
        Q_EMIT table_->looked();
        QVERIFY(!table_->curtain().fallen());
        QTRY_VERIFY(turn());
        QCOMPARE(turn()->seen.viewer, next);
        QCOMPARE(viewOf(shared, {}).seating.viewer, next);
        Q_EMIT table_->turn().chosen(turn()->legal.front(), turn()->number);
        QVERIFY(shared.session().record()->actions.front().seat == next
            || shared.session().record()->actions.size() > 1);
        detach(*table_, shared);
    }

    void a_question_outlives_its_game()
    {
        const ExplainedTurn asked = *turn();
        game_.reset();
        QVERIFY(asked.whyNot(asked.legal.front()) == Refusal::NotNow);
    }

private:
    const std::optional<ExplainedTurn>& turn() { return table_->turn().turn(); }

    std::unique_ptr<TableWidget> table_;
    std::unique_ptr<Game> game_;
};

REGISTER_WIDGET_TEST(TableBindingTest)
#include "table_binding_test.moc"
