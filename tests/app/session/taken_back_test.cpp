// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game_session.h"
#include "tests/app/session/prompt.h"
#include "tests/app/session/session_log.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"

#include <QSignalSpy>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Waits for its answer until the test gives one.
class Waiting : public Participant {
public:
    void ask(const Turn& turn) override { turn_ = turn; }
    void refuse(const Turn& turn, Refusal) override { turn_ = turn; }
    void withdraw() override { turn_.reset(); }

    const std::optional<Turn>& turn() const { return turn_; }
    /// The legal action at this place, from the front or, if negative, from the back.
    void answer(int place)
    {
        const auto legal = std::exchange(turn_, std::nullopt)->legal;
        const auto index = place < 0 ? legal.size() - static_cast<std::size_t>(-place)
                                     : static_cast<std::size_t>(place);
        Q_EMIT decided(legal.at(index));
    }

private:
    std::optional<Turn> turn_;
};

/// A session whose viewer waits, and whose other seats play at once, always the same way.
struct Table {
    explicit Table(std::uint64_t seed = 3)
        : session(Match(variant, seed, seatAt(4)), everyone(), { viewer })
    {
        showAtOnce(session);
        QObject::connect(&session, &GameSession::handEnded,
            [this](const HandRecord& record) { ended = record; });
        QObject::connect(&session, &GameSession::rewound,
            [this](const HandRecord& record) { rewound.push_back(record); });
        QObject::connect(&session, &GameSession::decided,
            [this](const SeatAction& decision) { decided.push_back(decision); });
    }

    ParticipantList everyone()
    {
        ParticipantList all = prompts(variant, firstLegal);
        auto waiting = std::make_unique<Waiting>();
        person = waiting.get();
        all[0] = std::move(waiting);
        return all;
    }

    /// The person decides so often, always the first that is legal.
    void decide(int times)
    {
        for (int i = 0; i < times; ++i)
            person->answer(0);
    }

    void playToTheEnd()
    {
        while (!ended)
            person->answer(0);
    }

    const CheckedVariant variant = {};
    Waiting* person = nullptr;
    GameSession session;
    std::optional<HandRecord> ended;
    std::vector<HandRecord> rewound;
    std::vector<SeatAction> decided;
};

/// What every seat knows.
std::vector<Observation> knowledge(const GameSession& session)
{
    std::vector<Observation> all;
    for (const Seat seat : SeatSet::firstSeats(5))
        all.push_back(session.hand()->observation(seat));
    return all;
}

/// Plays a card, takes it back and plays another one.
void playAnotherCard(Table& table)
{
    table.decide(3);
    while (table.person->turn()->legal.size() < 2)
        table.decide(1);
    table.person->answer(0);
    table.session.takeBack(Back::Decision);
    table.person->answer(-1);
}

} // namespace

/// Undo and redo in the hand in play.
class TakenBackTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void without_a_decision_there_is_nothing_to_take_back()
    {
        Table table;
        table.session.dealNext();
        QVERIFY(table.person->turn());
        QVERIFY(!table.session.canTakeBack());
        QVERIFY(!table.session.canBringBack());
        table.session.takeBack(Back::Hand);
        table.session.bringBack();
        QVERIFY(table.rewound.empty());
    }

    void a_card_is_taken_back_and_all_know_what_they_knew()
    {
        Table table;
        table.session.dealNext();
        table.decide(4);
        const auto before = knowledge(table.session);
        const auto asked = table.person->turn()->legal;
        table.decide(1);
        QVERIFY(knowledge(table.session) != before);
        QSignalSpy restored(&table.session, &GameSession::restored);
        table.session.takeBack(Back::Decision);
        QVERIFY(knowledge(table.session) == before);
        QCOMPARE(restored.count(), 1);
        QVERIFY(restored.front().front().value<Observation>() == before.front());
        QVERIFY(table.person->turn());
        QVERIFY(table.person->turn()->legal == asked);
    }

    void the_hand_is_practice_then()
    {
        Table table;
        table.session.dealNext();
        table.decide(3);
        QVERIFY(!table.session.isPractice());
        table.session.takeBack(Back::Decision);
        QVERIFY(table.session.isPractice());
        QCOMPARE(table.rewound.size(), std::size_t { 1 });
        QVERIFY(table.rewound.front().practice);
    }

    void what_is_brought_back_counts_again()
    {
        Table table;
        table.session.dealNext();
        table.decide(5);
        const auto before = knowledge(table.session);
        table.session.takeBack(Back::Decision);
        table.session.takeBack(Back::Decision);
        table.decided.clear();
        table.session.bringBack();
        QVERIFY(table.session.isPractice()); // one decision is still to come
        QVERIFY(table.session.canBringBack());
        table.session.bringBack();
        QVERIFY(!table.session.canBringBack());
        QVERIFY(knowledge(table.session) == before);
        QVERIFY(!table.session.isPractice());
        QVERIFY(!table.rewound.back().practice);
        QVERIFY(!table.decided.empty()); // the journal has them again
    }

    void the_same_card_again_counts_again()
    {
        Table table;
        table.session.dealNext();
        table.decide(5);
        table.session.takeBack(Back::Decision);
        table.decide(1);
        QVERIFY(!table.session.isPractice());
        QVERIFY(!table.session.canBringBack());
    }

    void another_card_leaves_the_hand_practice()
    {
        Table table;
        table.session.dealNext();
        playAnotherCard(table);
        QVERIFY(table.session.isPractice());
        QVERIFY(!table.session.canBringBack());
        table.session.takeBack(Back::Decision);
        table.session.bringBack();
        QVERIFY(table.session.isPractice());
    }

    void the_start_of_the_trick_is_before_its_first_card()
    {
        Table table;
        table.session.dealNext();
        while (table.session.hand()->observation(viewer).tricks.size() < 3)
            table.decide(1);
        table.decide(1);
        table.session.takeBack(Back::Trick);
        const HandRecord& record = table.rewound.front();
        QCOMPARE(
            std::ranges::count_if(record.actions,
                [](const SeatAction& step) { return std::holds_alternative<Play>(step.action); })
                % 5,
            std::ptrdiff_t { 0 });
        QVERIFY(table.person->turn()); // the others have led again
    }

    void the_start_of_the_hand_is_the_deal()
    {
        Table table;
        table.session.dealNext();
        const auto dealt = knowledge(table.session);
        table.decide(6);
        table.session.takeBack(Back::Hand);
        QVERIFY(table.rewound.front().actions.empty());
        QVERIFY(knowledge(table.session) == dealt); // the others have decided the same again
        for (int i = 0; i < 40 && table.session.canBringBack(); ++i)
            table.session.bringBack();
        QVERIFY(!table.session.isPractice());
    }

    void a_practice_hand_has_no_score_and_the_dealer_deals_again()
    {
        Table table;
        table.session.dealNext();
        playAnotherCard(table);
        const MatchState before = table.session.match().state();
        table.playToTheEnd();
        const auto& rows = table.session.match().sheet().rows();
        QCOMPARE(rows.size(), std::size_t { 1 });
        QVERIFY(rows.front().outcome == RowOutcome(Practised {}));
        QVERIFY(rows.front().scores == HandScores {});
        QVERIFY(!rows.front().counts());
        QVERIFY(table.ended->practice);
        QVERIFY(!table.ended->scores);
        MatchState expected = before;
        ++expected.handsDealt;
        QVERIFY(table.session.match().state() == expected);
    }

    void the_next_hand_counts()
    {
        Table table;
        table.session.dealNext();
        table.decide(2);
        table.session.takeBack(Back::Hand);
        while (!table.ended)
            table.person->answer(-1);
        table.ended.reset();
        table.session.dealNext();
        QVERIFY(!table.session.isPractice());
        table.playToTheEnd();
        QVERIFY(table.session.match().sheet().rows().back().counts());
    }

    void a_resumed_practice_hand_stays_practice()
    {
        Table table;
        table.session.dealNext();
        table.decide(4);
        table.session.takeBack(Back::Decision);
        const HandRecord left = parseRecord(recordText(table.rewound.back())).value();
        Table again;
        QVERIFY(!again.session.resume(left));
        QVERIFY(again.session.isPractice());
        QVERIFY(!again.session.canBringBack());
        again.playToTheEnd();
        QVERIFY(again.session.match().sheet().rows().back().outcome == RowOutcome(Practised {}));
    }

    void a_finished_hand_is_not_taken_back()
    {
        Table table;
        table.session.dealNext();
        table.playToTheEnd();
        QVERIFY(!table.session.canTakeBack());
        table.session.takeBack(Back::Decision);
        QVERIFY(table.rewound.empty());
        QVERIFY(table.session.match().sheet().rows().back().counts());
    }
};

REGISTER_GUILESS_TEST(TakenBackTest)
#include "taken_back_test.moc"
