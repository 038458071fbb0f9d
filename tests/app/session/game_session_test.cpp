// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game_session.h"

#include "app/session/bot_worker.h"
#include "app/session/person.h"
#include "engine/players/random_player.h"
#include "engine/rules/layouts.h"
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

ParticipantList bots(const CheckedVariant& variant)
{
    ParticipantList all;
    for (int i = 0; i < variant.tableSeats(); ++i)
        all.push_back(std::make_unique<BotWorker>(
            std::make_unique<RandomPlayer>(static_cast<std::uint64_t>(i))));
    return all;
}

} // namespace

class GameSessionTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void computer_players_play_a_hand_to_its_end_data()
    {
        QTest::addColumn<QString>("rules");
        QTest::addRow("called ace") << QStringLiteral("layout=5H-A");
        QTest::addRow("jack of diamonds") << QStringLiteral("layout=5H-J");
        QTest::addRow("six seats") << QStringLiteral("layout=5H-A dealer-sits-out=on");
        QTest::addRow("raises") << QStringLiteral(
            "layout=5H-J crack=several blitz-black-queens=on");
        for (const Layout& layout : layouts)
            QTest::addRow("%s", layout.key.data())
                << QStringLiteral("layout=%1").arg(QLatin1String(layout.key.data()));
    }

    void computer_players_play_a_hand_to_its_end()
    {
        QFETCH(QString, rules);
        const auto variant = variantWith(rules.toStdString());
        GameSession session(Match(variant, 7, seatAt(1)), bots(variant), { viewer });
        showAtOnce(session);
        QSignalSpy over(&session, &GameSession::handOver);
        session.dealNext();
        QTRY_COMPARE(over.count(), 1);
        QVERIFY(session.hand()->over());
        QCOMPARE(session.match().sheet().rows().size(),
            session.hand()->thrownIn() == ThrowIn::RedealHand ? std::size_t { 0 }
                                                              : std::size_t { 1 });
    }

    void nothing_happens_until_the_table_has_shown_the_last_step()
    {
        const CheckedVariant variant;
        GameSession session(Match(variant, 1, seatAt(4)), prompts(variant, firstLegal), { viewer });
        SessionLog log(session);
        session.dealNext();
        QCOMPARE(log.events.size(), std::size_t { 1 });
        QVERIFY(std::holds_alternative<Dealt>(log.events.back()));
        session.tableReady();
        QCOMPARE(log.events.size(), std::size_t { 2 });
        QVERIFY(std::holds_alternative<Passed>(log.events.back()));
        QCOMPARE(log.settled.size(), std::size_t { 2 });
        QVERIFY(log.settled.back() == session.hand()->observation(viewer));
    }

    void every_decision_is_kept_before_the_table_shows_it()
    {
        const CheckedVariant variant;
        GameSession session(Match(variant, 1, seatAt(4)), prompts(variant, firstLegal), { viewer });
        SessionLog log(session);
        session.dealNext();
        session.tableReady();
        const std::vector<std::string> expected { "keep deal", "show 0", "keep 0 pass", "show 2" };
        QCOMPARE(log.lines, expected);
    }

    void the_table_sees_what_its_viewer_may_see()
    {
        const CheckedVariant variant;
        GameSession session(
            Match(variant, 3, seatAt(4)), prompts(variant, randomly(3)), { viewer });
        showAtOnce(session);
        SessionLog log(session);
        session.dealNext();
        QVERIFY(session.hand()->over());
        for (const Event& event : log.events)
            QVERIFY(seenBy(viewer, event, session.hand()->picker()) == event);
        const auto& dealt = std::get<Dealt>(log.events.front());
        QCOMPARE(dealt.hands[viewer].size(), 6);
        QVERIFY(dealt.hands[seatAt(1)].empty());
    }

    void the_end_of_a_hand_is_told_once_and_after_everything_else()
    {
        const CheckedVariant variant;
        GameSession session(
            Match(variant, 3, seatAt(4)), prompts(variant, randomly(3)), { viewer });
        showAtOnce(session);
        SessionLog log(session);
        session.dealNext();
        session.tableReady();
        QCOMPARE(std::ranges::count(log.lines, "hand over"), 1);
        QCOMPARE(log.lines.back(), std::string("hand over"));
        QCOMPARE(std::ranges::count(log.lines, "keep row"), 1);
        QVERIFY(std::holds_alternative<HandScored>(log.events.back()));
    }

    void a_hand_that_all_pass_is_thrown_in_and_the_next_one_dealt()
    {
        const auto variant = variantWith("layout=5H-A no-pick=doubler");
        GameSession session(Match(variant, 1, seatAt(4)), prompts(variant, firstLegal), { viewer });
        showAtOnce(session);
        QSignalSpy over(&session, &GameSession::handOver);
        session.dealNext();
        QCOMPARE(over.count(), 1);
        QCOMPARE(session.hand()->thrownIn(), std::optional(ThrowIn::Doubler));
        session.dealNext();
        QCOMPARE(over.count(), 2);
        QCOMPARE(session.hand()->doubler(), 2);
        QCOMPARE(session.match().state().handsDealt, std::uint64_t { 2 });
    }

    void the_dealer_of_six_sits_out()
    {
        const auto variant = variantWith("layout=5H-A dealer-sits-out=on");
        std::vector<Seat> asked;
        const auto noting = [&](const Turn& turn) {
            asked.push_back(turn.seen.viewer);
            return turn.legal.front();
        };
        GameSession session(Match(variant, 1, viewer), prompts(variant, noting), { viewer });
        showAtOnce(session);
        session.dealNext();
        QVERIFY(!asked.empty());
        QCOMPARE(std::ranges::count(asked, viewer), 0);
        QVERIFY(session.match().state().dealer == seatAt(1));
    }

    void only_the_first_answer_to_a_turn_counts()
    {
        const auto variant = variantWith("layout=5H-A no-pick=doubler");
        auto participants = prompts(variant, firstLegal);
        auto person = std::make_unique<Person>();
        Person& ada = *person;
        participants.front() = std::move(person);
        GameSession session(Match(variant, 1, seatAt(4)), std::move(participants), { viewer });
        showAtOnce(session);
        QSignalSpy asked(&ada, &Person::asked);
        QSignalSpy decided(&session, &GameSession::decided);
        session.dealNext();
        QCOMPARE(asked.count(), 1);
        const auto turn = asked.front().front().value<Turn>();
        QVERIFY(session.whyNot(Play { Card(Rank::Queen, Suit::Clubs) }, turn.number)
            == Refusal::NotNow);
        QVERIFY(!session.whyNot(Pass(), turn.number));
        ada.answer(Pass(), turn.number - 1);
        QCOMPARE(decided.count(), 0);
        ada.answer(Pass(), turn.number);
        const auto decisions = decided.count();
        QVERIFY(decisions > 0);
        QVERIFY(session.whyNot(Pass(), turn.number) == Refusal::NotNow);
        ada.answer(Pass(), turn.number);
        QCOMPARE(decided.count(), decisions);
    }

    /// CRACK-WHO
    void the_other_seats_do_not_see_who_is_asked_for_a_crack()
    {
        const auto variant = variantWith("layout=5H-J crack=several");
        std::vector<Seat> asked;
        const auto noting = [&](const Turn& turn) {
            if (turn.seen.phase == Phase::Raising)
                asked.push_back(turn.seen.viewer);
            return pickOrDecline(turn);
        };
        GameSession session(Match(variant, 1, seatAt(4)), prompts(variant, noting), { viewer });
        showAtOnce(session);
        int secret = 0;
        connect(&session, &GameSession::settled, this, [&](const Observation& seen) {
            if (seen.phase != Phase::Raising)
                return;
            QCOMPARE(seen.turn.has_value(), seen.turn == viewer);
            secret += seen.turn ? 0 : 1;
        });
        session.dealNext();
        QVERIFY(session.hand()->over());
        QVERIFY(!asked.empty());
        QVERIFY(secret > 0);
    }

    void every_hand_gets_a_seed_of_its_own_before_the_match_is_written_down()
    {
        const CheckedVariant variant;
        GameSession session(
            Match(variant, 1, seatAt(4)), prompts(variant, randomly(1)), { viewer });
        showAtOnce(session);
        session.setSeedSource([next = std::uint64_t { 100 }]() mutable { return next++; });
        std::vector<std::uint64_t> written;
        connect(&session, &GameSession::handEnded, this,
            [&] { written.push_back(session.match().state().seed); });
        const Deal first = Match(variant, 1, seatAt(4)).dealHand().deal();
        session.dealNext();
        QVERIFY(session.hand()->deal() == first); // what was promised before it
        session.dealNext();
        QCOMPARE(written, (std::vector<std::uint64_t> { 100, 101 }));
        QVERIFY(!session.match().hasDealt(*first.seed));
    }

    void without_a_source_all_deals_follow_from_the_first_number()
    {
        const CheckedVariant variant;
        GameSession session(
            Match(variant, 1, seatAt(4)), prompts(variant, randomly(1)), { viewer });
        showAtOnce(session);
        session.dealNext();
        QCOMPARE(session.match().state().seed, std::uint64_t { 1 });
    }
};

REGISTER_GUILESS_TEST(GameSessionTest)
#include "game_session_test.moc"
