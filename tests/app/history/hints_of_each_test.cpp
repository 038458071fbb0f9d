// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/backlog.h"
#include "app/history/history.h"
#include "tests/app/storage/match_evening.h"
#include "tests/support/registered_test.h"

#include <SQLiteCpp/Database.h>

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Three people at one computer, in seats 0 to 2, and two computer players.
struct SharedComputer {
    SharedComputer()
    {
        NewSheet sheet = newSheet(match);
        sheet.computers = { seatAt(3), seatAt(4) };
        saved.emplace(book.begin(sheet).value());
    }

    void playWithHints(SeatSet hinted)
    {
        HandState hand = match.dealHand();
        HandRecord record = recordOf(hand);
        QVERIFY(!saved->beginHand(record));
        for (const Seat seat : hinted)
            QVERIFY(!saved->noteHint(seat));
        while (const auto seat = hand.toAct()) {
            const Action action = hand.legalActions().front();
            record.actions.push_back({ *seat, action });
            hand.apply(action);
        }
        if (hand.scored())
            record.scores = hand.scored()->scores.scores;
        QVERIFY(match.finish(hand));
        QVERIFY(!saved->finishHand(match.sheet().rows().back(), record, match.state()));
    }

    /// What is worked out beside the table.
    void workOut() const
    {
        Backlog backlog = Backlog::open(desk.file()).value();
        while (backlog.workOutFacts().value()) { }
        while (backlog.tally().value()) { }
        while (backlog.noticePlay().value()) { }
    }

    PersonId personAt(std::size_t seat) const
    {
        return book.load(saved->sheet())->info.people.at(seat);
    }

    int inBook(const std::string& query) const
    {
        return SQLite::Database(desk.file().string()).execAndGet(query).getInt();
    }

    Desk desk;
    Match match = matchWith("no-pick=leaster");
    ScoreBook book = ScoreBook::open(desk.file()).value();
    std::optional<SavedMatch> saved;
};

} // namespace

class HintsOfEachTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_hint_is_counted_for_the_person_who_was_given_it()
    {
        SharedComputer evening;
        evening.playWithHints({ seatAt(1) });
        evening.workOut();
        const History history = History::open(evening.desk.file()).value();
        for (std::size_t seat = 0; seat < 5; ++seat) {
            const auto sum = history.figures(evening.personAt(seat), {})->sum;
            QCOMPARE(sum.of(Statistic::Hinted).counted, seat == 1 ? 1 : 0);
        }
    }

    void the_others_are_learned_about()
    {
        SharedComputer evening;
        evening.playWithHints({ seatAt(1) });
        evening.workOut();
        const History history = History::open(evening.desk.file()).value();
        for (std::size_t seat = 0; seat < 5; ++seat)
            QCOMPARE(history.noticed(evening.personAt(seat))->hands, seat == 1 ? 0 : 1);
    }

    void the_others_are_reviewed_and_drilled()
    {
        SharedComputer evening;
        evening.playWithHints({ seatAt(1) });
        const auto hand = Backlog::open(evening.desk.file()).value().nextToReview().value();
        QVERIFY(hand.has_value());
        QVERIFY(hand->people == (SeatSet { seatAt(0), seatAt(2) }));
    }

    void a_hand_in_which_all_had_hints_is_not_reviewed()
    {
        SharedComputer evening;
        evening.playWithHints({ seatAt(0), seatAt(2) });
        evening.playWithHints(SeatSet::firstSeats(3));
        const auto hand = Backlog::open(evening.desk.file()).value().nextToReview().value();
        QVERIFY(hand.has_value()); // the first
        QVERIFY(hand->people == SeatSet { seatAt(1) });
    }

    void costs_are_those_of_people_without_a_hint()
    {
        SharedComputer evening;
        evening.playWithHints({ seatAt(1) });
        ReviewedHand found;
        for (const int seat : { 0, 1 })
            found.costs[seatAt(seat)].front() = { 1, 3, 1, 0.5 };
        {
            Backlog backlog = Backlog::open(evening.desk.file()).value();
            const auto hand = backlog.nextToReview().value();
            QVERIFY(!backlog.keepReview(hand->id, found));
        }
        evening.workOut();
        QCOMPARE(evening.inBook("SELECT count(*) FROM evening_cost"), 1);
        QCOMPARE(evening.inBook("SELECT person FROM evening_cost"),
            static_cast<int>(evening.personAt(0)));
    }
};

REGISTER_TEST(HintsOfEachTest)
#include "hints_of_each_test.moc"
