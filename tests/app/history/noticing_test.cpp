// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/history/backlog.h"
#include "app/history/history.h"
#include "engine/players/opponents/traits.h"
#include "engine/players/rule/rule_player.h"
#include "engine/playout/style.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"

#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// A book of a person, in seat 0, and four computer players, of whom the first picks anything.
class PlayedBook {
public:
    explicit PlayedBook(const char* rules = "no-pick=leaster")
        : book(ScoreBook::open(desk.file()).value())
        , match_(matchWith(rules))
        , saved_(begin())
    {
    }

    void play(int hands, bool hinted = false, const char* others = "regular")
    {
        for (int i = 0; i < hands; ++i)
            playHand(hinted, others);
    }
    void notice()
    {
        Backlog backlog = Backlog::open(desk.file()).value();
        while (backlog.noticePlay().value()) { }
    }
    NoticedPlay noticed(std::size_t seat) const
    {
        return History::open(desk.file())
            ->noticed(book.load(saved_.sheet())->info.people.at(seat))
            .value();
    }
    void change(const char* statement)
    {
        SQLite::Database(desk.file().string(), SQLite::OPEN_READWRITE).exec(statement);
    }

    Desk desk;
    ScoreBook book;

private:
    SavedMatch begin()
    {
        NewSheet sheet = newSheet(match_);
        sheet.computers = SeatSet::fromTo(seatAt(1), seatAt(5));
        return book.begin(sheet).value();
    }
    void playHand(bool hinted, const char* others)
    {
        HandState hand = match_.dealHand();
        HandRecord record = recordOf(hand);
        QVERIFY(!saved_.beginHand(record));
        if (hinted)
            QVERIFY(!saved_.noteHint(seatAt(0)));
        while (const auto seat = hand.toAct()) {
            RulePlayer player(
                *styleOf(
                    *seat == seatAt(1) && others == std::string("regular") ? "anything" : others),
                1);
            const Action action = player.choose(hand.observation(*seat), hand.legalActions(), {});
            record.actions.push_back({ *seat, action });
            hand.apply(action);
        }
        if (hand.scored())
            record.scores = hand.scored()->scores.scores;
        const bool newRow = match_.finish(hand);
        QVERIFY(
            !saved_.finishHand(newRow ? std::optional(match_.sheet().rows().back()) : std::nullopt,
                record, match_.state()));
    }

    Match match_;
    SavedMatch saved_;
};

} // namespace

class NoticingTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_player_is_learned_about()
    {
        PlayedBook evening;
        evening.play(60);
        evening.notice();
        for (std::size_t seat = 0; seat < 5; ++seat)
            QCOMPARE(evening.noticed(seat).hands, 60);
        const NoticedPlay bold = evening.noticed(1);
        QCOMPARE(pickHabitOf(bold.beliefs, bold.hands), PickHabit::OnLittle);
        const NoticedPlay regular = evening.noticed(2);
        QCOMPARE(pickHabitOf(regular.beliefs, regular.hands), PickHabit::NothingToSay);
    }

    void a_hand_is_learned_from_once()
    {
        PlayedBook evening;
        evening.play(3);
        evening.notice();
        evening.notice();
        QCOMPARE(evening.noticed(1).hands, 3);
        evening.play(2);
        evening.notice();
        QCOMPARE(evening.noticed(1).hands, 5);
    }

    void a_hint_is_not_the_persons_own_play()
    {
        PlayedBook evening;
        evening.play(2, true);
        evening.notice();
        QCOMPARE(evening.noticed(0).hands, 0);
        QCOMPARE(evening.noticed(1).hands, 2);
    }

    void practice_is_not_learned_from()
    {
        PlayedBook evening;
        evening.play(2);
        evening.change("UPDATE hand SET practice = 1");
        evening.notice();
        QCOMPARE(evening.noticed(1).hands, 0);
        QVERIFY(!Backlog::open(evening.desk.file()).value().noticePlay().value());
    }

    /// No player has seen their cards.
    void hands_that_were_thrown_in_are_not_learned_from()
    {
        PlayedBook evening("no-pick=doubler");
        evening.play(40, false, "honours");
        SQLite::Database database(evening.desk.file().string());
        const int thrownIn =
            database.execAndGet("SELECT count(*) FROM hand WHERE ending = 'doubler'").getInt();
        QVERIFY(thrownIn > 0);
        evening.notice();
        QCOMPARE(evening.noticed(2).hands, 40 - thrownIn);
    }

    void what_is_finished_while_nothing_is_noticed_never_is()
    {
        PlayedBook evening;
        evening.play(2);
        QVERIFY(!Backlog::open(evening.desk.file()).value().leaveUnnoticed());
        evening.play(1);
        evening.notice();
        QCOMPARE(evening.noticed(1).hands, 1);
    }

    void a_forgotten_player_is_learned_about_from_the_next_hand_on()
    {
        PlayedBook evening;
        evening.play(3);
        evening.notice();
        QVERIFY(!evening.book.forgetNoticed(std::nullopt));
        evening.notice();
        QCOMPARE(evening.noticed(1).hands, 0);
        evening.play(1);
        evening.notice();
        QCOMPARE(evening.noticed(1).hands, 1);
    }

    void beliefs_that_cannot_be_read_hold_nothing_up_and_stay()
    {
        PlayedBook evening;
        evening.play(1);
        evening.notice();
        evening.change("UPDATE belief SET text = 'nonsense' WHERE person = 2");
        evening.play(1);
        evening.notice();
        SQLite::Database database(evening.desk.file().string());
        QCOMPARE(
            database.execAndGet("SELECT count(*) FROM belief WHERE text = 'nonsense'").getInt(), 1);
        QCOMPARE(database.execAndGet("SELECT count(*) FROM belief WHERE hands = 2").getInt(), 4);
    }
};

REGISTER_GUILESS_TEST(NoticingTest)
#include "noticing_test.moc"
