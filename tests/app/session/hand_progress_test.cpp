// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/hand_progress.h"

#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;

namespace {

Turn turnOf(Seat seat)
{
    Turn turn;
    turn.seen.viewer = seat;
    turn.legal = { Pass(), Pick() };
    return turn;
}

} // namespace

class HandProgressTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void an_answer_is_taken_once()
    {
        HandProgress progress;
        progress.ask(turnOf(seatAt(2)));
        QVERIFY(progress.asked()->seen.viewer == seatAt(2));
        QVERIFY(progress.answer(Pick()));
        QVERIFY(!progress.asked());
        QVERIFY(progress.takeAnswer() == Action(Pick()));
        QVERIFY(!progress.takeAnswer());
    }

    void only_the_asked_participant_may_answer()
    {
        HandProgress progress;
        QVERIFY(!progress.answer(Pass()));
        progress.hold(turnOf(seatAt(1)));
        QVERIFY(!progress.answer(Pass()));
        progress.startTelling();
        QVERIFY(!progress.answer(Pass()));
        progress.end();
        QVERIFY(!progress.answer(Pass()));
        QVERIFY(!progress.takeAnswer());
    }

    void cards_are_laid_down_instead_of_an_answer()
    {
        HandProgress progress;
        QVERIFY(!progress.layDown({}));
        progress.ask(turnOf(seatAt(1)));
        QVERIFY(progress.layDown({ .seat = seatAt(1) }));
        QVERIFY(!progress.answer(Pass()));
        QVERIFY(!progress.layDown({}));
        QVERIFY(progress.takeClaim()->seat == seatAt(1));
        QVERIFY(!progress.takeClaim());
    }

    void an_answer_comes_before_laying_down()
    {
        HandProgress progress;
        progress.ask(turnOf(seatAt(1)));
        QVERIFY(progress.answer(Pass()));
        QVERIFY(!progress.layDown({}));
        QVERIFY(!progress.takeClaim());
        QVERIFY(progress.takeAnswer());
    }

    void the_end_is_shown_once()
    {
        HandProgress progress;
        QVERIFY(!progress.takeEnd());
        progress.end();
        QVERIFY(progress.takeEnd());
        QVERIFY(!progress.takeEnd());
    }
};

REGISTER_GUILESS_TEST(HandProgressTest)
#include "hand_progress_test.moc"
