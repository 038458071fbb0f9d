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

namespace {

Match newMatch() { return { CheckedVariant(), 3, seatAt(4) }; }

/// A hand that was played without a break, and the sheet with it.
struct WholeHand {
    HandRecord record;
    ScoreSheet sheet;
};

WholeHand playedWhole()
{
    WholeHand whole;
    GameSession session(newMatch(), prompts({}, randomly(3)), { viewer });
    QObject::connect(&session, &GameSession::handEnded, &session,
        [&whole](const HandRecord& record) { whole.record = record; });
    showAtOnce(session);
    session.dealNext();
    whole.sheet = session.match().sheet();
    return whole;
}

} // namespace

/// A session that resumes a hand of another one.
class ResumedHandTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_hand_is_resumed_at_the_same_card()
    {
        const WholeHand whole = playedWhole();
        HandRecord begun = whole.record;
        begun.actions.resize(begun.actions.size() / 2);
        begun.scores.reset();
        std::size_t next = begun.actions.size();
        const auto asRecorded = [&](const Turn&) { return whole.record.actions[next++].action; };
        GameSession resumed(newMatch(), prompts({}, asRecorded), { viewer });
        showAtOnce(resumed);
        QSignalSpy restored(&resumed, &GameSession::restored);
        QVERIFY(!resumed.resume(begun));
        QCOMPARE(restored.count(), 1);
        QVERIFY(restored.front().front().value<Observation>()
            == replay(begun).value().observation(viewer));
        QCOMPARE(next, whole.record.actions.size());
        QVERIFY(resumed.match().sheet() == whole.sheet);
    }

    void a_hand_whose_end_was_not_saved_is_finished()
    {
        WholeHand whole = playedWhole();
        whole.record.scores.reset();

        GameSession resumed(newMatch(), prompts({}, firstLegal), { viewer });
        showAtOnce(resumed);
        SessionLog log(resumed);
        QVERIFY(!resumed.resume(whole.record));
        const std::vector<std::string> expected { "keep row", "show 21", "hand over" };
        QCOMPARE(log.lines, expected);
        QVERIFY(resumed.match().sheet() == whole.sheet);
    }

    void a_hand_of_another_table_is_refused_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addColumn<int>("dealer");
        QTest::addRow("other chairs") << QStringLiteral("layout=4H-1") << 3;
        QTest::addRow("another dealer") << QStringLiteral("layout=5H-A") << 3;
    }

    void a_hand_of_another_table_is_refused()
    {
        QFETCH(QString, rules);
        QFETCH(int, dealer);
        const auto other = variantWith(rules.toStdString());
        const CheckedVariant variant;
        GameSession session(Match(variant, 1, seatAt(4)), prompts(variant, firstLegal), { viewer });
        QSignalSpy restored(&session, &GameSession::restored);
        QVERIFY(session.resume({ other, dealFromSeed(other, 1, seatAt(dealer)), 1, {}, {} }));
        QCOMPARE(restored.count(), 0);
        QVERIFY(!session.hand());
    }

    /// A bury of one card, as a version with a mistake once saved it.
    void a_hand_with_a_forbidden_decision_is_refused()
    {
        const CheckedVariant variant;
        GameSession session(Match(variant, 1, seatAt(4)), prompts(variant, firstLegal), { viewer });
        const Deal deal = dealFromSeed(variant, 1, seatAt(4));
        const Card card = deal.hands[viewer].first();
        QVERIFY(session.resume(
            { variant, deal, 1, { { viewer, Pick() }, { viewer, Bury { { card } } } }, {} }));
        QVERIFY(!session.hand());
    }

    /// The rules were changed in it, and then the power failed.
    void an_unfinished_hand_is_resumed_by_its_own_rules()
    {
        const CheckedVariant before;
        const auto after = variantWith("layout=5H-J");
        GameSession session(Match(after, 1, seatAt(4)), prompts(after, firstLegal), { viewer });
        QVERIFY(!session.resume({ before, dealFromSeed(before, 1, seatAt(4)), 1, {}, {} }));
        QVERIFY(session.hand()->variant() == before);
        QVERIFY(session.match().variant() == after);
    }
};

REGISTER_GUILESS_TEST(ResumedHandTest)
#include "resumed_hand_test.moc"
