// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/bot_worker.h"
#include "app/session/game_session.h"
#include "app/session/person.h"
#include "engine/players/random_player.h"
#include "engine/rules/layouts.h"
#include "tests/app/session/session_log.h"
#include "tests/support/cards.h"
#include "tests/support/every_action.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"

#include <QSignalSpy>
#include <QTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Answers when the test says so, even if it was not asked.
class Puppet : public Participant {
public:
    void ask(const Turn& turn) override { asked = turn; }
    void refuse(const Turn&, Refusal why) override { refused = why; }
    void withdraw() override { }
    void say(const Action& action) { Q_EMIT decided(action); }

    std::optional<Turn> asked;
    std::optional<Refusal> refused;
};

/// A session whose seats are all played by the test.
struct PuppetTable {
    PuppetTable(const CheckedVariant& variant, std::uint64_t seed)
    {
        ParticipantList all;
        for (int i = 0; i < variant.tableSeats(); ++i) {
            auto puppet = std::make_unique<Puppet>();
            puppets.push_back(puppet.get());
            all.push_back(std::move(puppet));
        }
        session.emplace(Match(variant, seed, seatAt(variant.tableSeats() - 1)), std::move(all),
            SeatSet { viewer });
        log.emplace(*session);
        session->dealNext();
    }

    Puppet& puppet(Seat seat) { return *puppets.at(static_cast<std::size_t>(indexOf(seat))); }
    const HandState& hand() const { return *session->hand(); }

    std::vector<Puppet*> puppets;
    std::optional<GameSession> session;
    std::optional<SessionLog> log;
};

/// The actions of each kind with the cards of the seat to act and some others.
std::vector<Action> actionsFor(const HandState& hand)
{
    CardSet some = hand.data().handOf(*hand.toAct());
    for (int i = 0; i < 32; i += 3)
        some.add(Card::fromIndex(i));
    return everyAction(some);
}

/// Always answers with something that the rules forbid.
class Cheat : public Player {
public:
    Action choose(const Observation&, std::span<const Action>, std::stop_token) override
    {
        return Bury { cards("QC") };
    }
};

} // namespace

/// A session applies and saves nothing that the rules forbid.
class RefusedDecisionsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_action_at_every_moment_data()
    {
        QTest::addColumn<QString>("rules");
        for (const Layout& layout : layouts)
            QTest::addRow("%s", layout.key.data())
                << QStringLiteral("layout=%1").arg(QLatin1String(layout.key.data()));
        for (const char* const rules :
            { "redeal-hand=on-request", "no-pick=vote", "call-sheepshead=on", "renege=forfeits",
                "crack=several recrack=on blitz-black-queens=on blitz-red-queens=on",
                "blitz-black-queens=on blitz-when=in-play", "layout=4H-5 overcall=solo-overcalls" })
            QTest::addRow("%s", rules) << QString::fromLatin1(rules);
    }

    void every_action_at_every_moment()
    {
        QFETCH(QString, rules);
        const auto variant = variantWith(rules.toStdString());
        for (std::uint64_t seed = 1; seed <= 3; ++seed) {
            PuppetTable table(variant, seed);
            RandomPlayer anySeat(seed);
            while (table.hand().toAct()) {
                const Seat seat = *table.hand().toAct();
                std::vector<Action> illegal;
                for (const Action& action : actionsFor(table.hand()))
                    if (table.hand().whyNot(action))
                        illegal.push_back(action);
                refuseAll(table, seat, illegal);
                const Turn turn = *table.puppet(seat).asked;
                for (int i = 0; i < variant.tableSeats(); ++i)
                    if (seatAt(i) != seat)
                        refuseAll(table, seatAt(i), turn.legal);
                const Action action = anySeat.choose(turn.seen, turn.legal, {});
                table.session->tableReady();
                table.puppet(seat).say(action);
            }
            QVERIFY(table.hand().over());
        }
    }

    void a_seat_that_is_not_asked_is_refused()
    {
        PuppetTable table(variantWith(""), 1);
        for (int i = 1; i < 5; ++i)
            refuseAll(table, seatAt(i), { Pass(), Pick(), Decline() });
        QVERIFY(!table.puppet(seatAt(1)).refused); // it has no open question
        table.session->tableReady();
        table.puppet(seatAt(0)).say(Pass());
        QVERIFY(table.hand().toAct() == seatAt(1));
        refuseAll(table, seatAt(0), { Pass(), Pick() });
    }

    /// Also while the table is still showing what happened before.
    void a_second_decision_is_refused()
    {
        PuppetTable table(variantWith(""), 1);
        table.puppet(seatAt(0)).say(Pick());
        refuseAll(table, seatAt(0), { Pass(), Pick(), Bury() });
        table.session->tableReady();
        QVERIFY(table.hand().picker() == seatAt(0));
        refuseAll(table, seatAt(0), { Pick() });
    }

    void a_person_is_asked_again_and_told_why()
    {
        const auto variant = variantWith("");
        ParticipantList all;
        auto person = std::make_unique<Person>();
        Person& ada = *person;
        all.push_back(std::move(person));
        for (int i = 1; i < 5; ++i)
            all.push_back(std::make_unique<Puppet>());
        GameSession session(Match(variant, 1, seatAt(4)), std::move(all), { viewer });
        SessionLog log(session);
        QSignalSpy asked(&ada, &Person::asked);
        QSignalSpy refused(&ada, &Person::refused);
        session.dealNext();
        session.tableReady();
        const auto turn = asked.front().front().value<Turn>();
        ada.answer(Bury { cards("QC") }, turn.number);
        QCOMPARE(refused.count(), 1);
        QVERIFY(refused.front().front().value<Refusal>() == Refusal::NotNow);
        QCOMPARE(asked.count(), 2);
        QCOMPARE(asked.back().front().value<Turn>().number, turn.number);
        ada.answer(Pick(), turn.number);
        QVERIFY(session.hand()->picker() == viewer);
    }

    void a_computer_player_that_breaks_the_rules_plays_as_a_regular()
    {
        const CheckedVariant variant;
        ParticipantList all;
        for (int i = 0; i < variant.tableSeats(); ++i)
            all.push_back(std::make_unique<BotWorker>(std::make_unique<Cheat>()));
        GameSession session(Match(variant, 3, seatAt(4)), std::move(all), { viewer });
        showAtOnce(session);
        std::optional<HandRecord> record;
        connect(&session, &GameSession::handEnded, this, [&](const HandRecord& r) { record = r; });
        session.dealNext();
        QTRY_VERIFY(record.has_value());
        QVERIFY(replay(*record));
    }

    void an_offer_to_lay_down_outlives_a_refusal()
    {
        const CheckedVariant variant;
        for (std::uint64_t seed = 1; seed <= 60; ++seed) {
            PuppetTable table(variant, seed);
            GameSession& session = *table.session;
            session.setLayingDown(LayingDown::Ask);
            showAtOnce(session);
            session.tableReady();
            QSignalSpy offers(&session, &GameSession::mayLayDown);
            RandomPlayer anySeat(seed);
            while (table.hand().toAct() && offers.isEmpty()) {
                const Seat seat = *table.hand().toAct();
                Puppet& puppet = table.puppet(seat);
                const bool mayClaim = table.hand().phase() == Phase::Playing && seat == viewer
                    && claimOf(table.hand().observation(seat), table.hand().legalActions());
                if (mayClaim)
                    QTRY_VERIFY(!offers.isEmpty());
                else if (seat != viewer)
                    QTRY_VERIFY(table.hand().over() || table.hand().toAct() != seat
                        || (puppet.asked && puppet.asked->seen == table.hand().observation(seat)));
                if (offers.isEmpty() && table.hand().toAct() == seat)
                    puppet.say(anySeat.choose(puppet.asked->seen, puppet.asked->legal, {}));
            }
            if (offers.isEmpty())
                continue;
            table.puppet(viewer).say(Pass());
            QCOMPARE(offers.count(), 2);
            session.layDown();
            QVERIFY(table.hand().over());
            return;
        }
        QFAIL("no hand with an offer");
    }

private:
    /// None of them is legal.
    static void refuseAll(PuppetTable& table, Seat seat, const std::vector<Action>& actions)
    {
        const auto saved = table.log->lines;
        const auto legal = table.hand().legalActions();
        QSignalSpy refused(&*table.session, &GameSession::refused);
        for (const Action& action : actions)
            table.puppet(seat).say(action);
        QCOMPARE(refused.count(), static_cast<int>(actions.size()));
        QCOMPARE(table.log->lines, saved);
        QVERIFY(table.hand().legalActions() == legal);
    }
};

REGISTER_GUILESS_TEST(RefusedDecisionsTest)
#include "refused_decisions_test.moc"
