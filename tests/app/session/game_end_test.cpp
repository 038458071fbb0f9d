// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game_session.h"
#include "tests/app/session/prompt.h"
#include "tests/app/session/session_log.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"

#include <QSignalSpy>
#include <QTest>

#include <string>

using namespace sheepshead;
using namespace sheepshead::testing;

/// A session from the first hand of a game to its end, while the rules may change.
class GameEndTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_game_is_over_after_the_agreed_hands()
    {
        const auto variant = variantWith("layout=5H-J length=hands length-number=2");
        GameSession session(
            Match(variant, 3, seatAt(4)), prompts(variant, pickOrDecline), { viewer });
        showAtOnce(session);
        QVERIFY(!session.gameOver());
        while (!session.gameOver())
            session.dealNext();
        QCOMPARE(session.match().sheet().rows().size(), std::size_t { 2 });
    }

    void the_pot_is_shared_out_when_the_game_is_over()
    {
        const auto variant =
            variantWith("layout=5H-J no-pick=leaster pot=losers length=hands length-number=8");
        GameSession session(Match(variant, 3, seatAt(4)), prompts(variant, firstLegal), { viewer });
        showAtOnce(session);
        SessionLog log(session);
        connect(&session, &GameSession::movedBetweenHands, this,
            [&] { log.lines.push_back("keep pot"); });
        while (!session.gameOver())
            session.dealNext();
        const SheetRow& last = session.match().sheet().rows().back();
        QVERIFY(std::holds_alternative<PotSettled>(last.outcome));
        QVERIFY(last.toPot < 0);
        QCOMPARE(session.match().state().pot, 0);
        const auto end = std::ranges::find(log.lines, "keep pot");
        QVERIFY(end != log.lines.end());
        QCOMPARE(*(end - 1), std::string("keep row"));
    }

    void a_hand_in_play_keeps_its_rules_and_the_next_deal_has_the_new_ones()
    {
        const CheckedVariant before;
        const auto after = variantWith("layout=5H-J");
        GameSession session(Match(before, 3, seatAt(4)), prompts(before, firstLegal), { viewer });
        session.dealNext();
        session.tableReady();
        QVERIFY(session.handInPlay());
        QSignalSpy changed(&session, &GameSession::rulesChanged);
        session.changeRules(after);
        session.changeRules(after);
        QCOMPARE(changed.count(), 1);
        QVERIFY(session.rules() == before);
        showAtOnce(session);
        session.tableReady();
        QVERIFY(session.hand()->over());
        QVERIFY(session.hand()->variant() == before);
        QVERIFY(session.rules() == after);
        session.dealNext();
        QVERIFY(session.hand()->variant() == after);
    }

    void players_who_stop_give_up_the_hand_and_share_the_pot()
    {
        const auto variant = variantWith("layout=5H-J no-pick=leaster pot=losers");
        GameSession session(Match(variant, 3, seatAt(4)), prompts(variant, firstLegal), { viewer });
        const auto shown =
            connect(&session, &GameSession::happened, &session, &GameSession::tableReady);
        while (session.match().state().pot == 0)
            session.dealNext();
        disconnect(shown);
        session.dealNext();
        QVERIFY(session.handInPlay());
        const std::size_t rows = session.match().sheet().rows().size();
        QSignalSpy givenUp(&session, &GameSession::handGivenUp);
        QSignalSpy moved(&session, &GameSession::movedBetweenHands);
        session.stop();
        session.tableReady();
        QCOMPARE(givenUp.count(), 1);
        QCOMPARE(moved.count(), 1);
        QVERIFY(session.gameOver());
        QCOMPARE(session.match().state().pot, 0);
        QCOMPARE(session.match().sheet().rows().size(), rows + 1);
    }

    void a_game_made_shorter_than_it_is_is_over()
    {
        const CheckedVariant variant;
        GameSession session(
            Match(variant, 3, seatAt(4)), prompts(variant, randomly(3)), { viewer });
        showAtOnce(session);
        session.dealNext();
        session.dealNext();
        QVERIFY(!session.gameOver());
        session.changeRules(variantWith("layout=5H-A length=hands length-number=1"));
        QVERIFY(session.gameOver());
    }
};

REGISTER_GUILESS_TEST(GameEndTest)
#include "game_end_test.moc"
