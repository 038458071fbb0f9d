// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/session/game_session.h"

#include "app/session/person.h"
#include "tests/app/session/prompt.h"
#include "tests/support/registered_test.h"
#include "tests/support/seats.h"

#include <QtTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr auto kindOfDealt = static_cast<std::size_t>(0);

/// People at some seats and computer players at the others, at one computer. Notes what the table
/// shows, and to whom.
class SharedTable {
    std::vector<Person*> persons_; // before the session, which has them

public:
    explicit SharedTable(SeatSet people, std::uint64_t seed = 1)
        : session(Match(variant, seed, seatAt(4)), everyone(people), people)
    {
        showEverything();
    }

    /// The person to whom the computer was passed.
    std::optional<Seat> waitsFor() const
    {
        return session.passing() ? session.passing()->to : std::nullopt;
    }

    /// The turn of the person who is asked; empty while none is.
    std::optional<Turn> asked;
    int passings = 0;

    void decide(const Action& action)
    {
        const Turn turn = *std::exchange(asked, std::nullopt);
        for (Person* const person : persons_)
            person->answer(action, turn.number);
    }

    /// Everyone looks when asked, and makes the first legal decision.
    void playToTheEnd()
    {
        while (!session.hand()->over()) {
            if (waitsFor())
                session.look();
            decide(asked->legal.front());
        }
    }

    const CheckedVariant variant = {};
    GameSession session;
    std::vector<Observation> shown; ///< by the table, in its order
    std::vector<Event> events;

private:
    ParticipantList everyone(SeatSet people)
    {
        ParticipantList all;
        for (int i = 0; i < variant.tableSeats(); ++i) {
            if (people.contains(seatAt(i))) {
                auto person = std::make_unique<Person>();
                persons_.push_back(person.get());
                all.push_back(std::move(person));
            } else
                all.push_back(std::make_unique<Prompt>(firstLegal));
        }
        return all;
    }

    void showEverything()
    {
        for (Person* const person : persons_)
            QObject::connect(
                person, &Person::asked, &session, [this](const Turn& turn) { asked = turn; });
        const auto note = [this](const Observation& seen) { shown.push_back(seen); };
        QObject::connect(&session, &GameSession::restored, &session, note);
        QObject::connect(&session, &GameSession::settled, &session, note);
        QObject::connect(&session, &GameSession::happened, &session, [this](const Event& event) {
            events.push_back(event);
            session.tableReady();
        });
        QObject::connect(&session, &GameSession::passed, &session, [this] { ++passings; });
    }
};

const SeatSet twoPeople { seatAt(0), seatAt(2) };

} // namespace

class SeveralPeopleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void one_person_looks_all_the_time()
    {
        SharedTable table(SeatSet { seatAt(0) });
        table.session.dealNext();
        QVERIFY(!table.session.passing());
        QVERIFY(table.asked);
        QCOMPARE(table.passings, 0);
    }

    void from_the_deal_on_no_cards_are_shown_until_a_person_looks()
    {
        SharedTable table(twoPeople);
        table.session.dealNext();
        QVERIFY(table.shown.empty());
        QVERIFY(table.events.empty());
        QVERIFY(!table.asked);
        QCOMPARE(table.waitsFor(), std::optional(seatAt(0)));

        table.session.look();
        QVERIFY(!table.session.passing());
        QVERIFY(table.asked);
        QCOMPARE(table.asked->seen.viewer, seatAt(0));
        QCOMPARE(table.shown.back(), table.session.hand()->observation(seatAt(0)));
    }

    /// Whatever the table shows is of the person who looks, who was asked and said so.
    void nobody_sees_the_cards_of_another()
    {
        for (std::uint64_t seed = 1; seed <= 20; ++seed) {
            SharedTable table({ seatAt(0), seatAt(1), seatAt(3) }, seed);
            table.session.dealNext();
            while (!table.session.hand()->over()) {
                const std::size_t shown = table.shown.size();
                const std::size_t told = table.events.size();
                if (table.waitsFor()) {
                    const Seat next = *table.waitsFor();
                    table.session.tableReady(); // the curtain is down: nothing happens
                    QCOMPARE(table.shown.size(), shown);
                    QCOMPARE(table.events.size(), told);
                    table.session.look();
                    QCOMPARE(table.session.viewer(), next);
                }
                QCOMPARE(table.asked->seen.viewer, table.session.viewer());
                table.decide(table.asked->legal.front());
                const bool over = table.session.hand()->over();
                for (std::size_t i = shown; i < table.shown.size() && !over; ++i)
                    QCOMPARE(table.shown[i].viewer, table.session.viewer());
                for (std::size_t i = told; i < table.events.size(); ++i)
                    QVERIFY(table.events[i].index() != kindOfDealt);
            }
            QVERIFY(!table.session.passing()); // the result is for all
        }
    }

    void who_looks_is_told_what_was_missed()
    {
        SharedTable table(twoPeople);
        table.session.dealNext();
        table.session.look();
        table.decide(Pass());
        QCOMPARE(table.waitsFor(), std::optional(seatAt(2)));
        const auto missed = table.session.passing()->missed;
        QVERIFY(std::ranges::find(missed, Event(Passed { seatAt(0) })) != missed.end());
        QVERIFY(std::ranges::find(missed, Event(Passed { seatAt(1) })) != missed.end());
        for (const Event& event : missed)
            QCOMPARE(event, seenByAll(event)); // no card that is hidden
        table.session.look();
        table.decide(Pass());
        table.session.look();
        table.decide(table.asked->legal.front());
        if (!table.waitsFor())
            return;
        const auto& later = table.session.passing()->missed;
        QVERIFY(std::ranges::find(later, Event(Passed { seatAt(0) })) == later.end());
    }

    void the_last_card_is_played_without_passing_the_computer()
    {
        SharedTable table(twoPeople);
        table.session.dealNext();
        int looks = 0;
        while (!table.session.hand()->over()) {
            if (table.waitsFor()) {
                table.session.look();
                ++looks;
                QVERIFY(table.asked->seen.phase != Phase::Playing
                    || table.asked->seen.cardsHeld[table.session.viewer()] > 1);
            }
            table.decide(table.asked->legal.front());
        }
        QVERIFY(looks >= 10); // five tricks to be looked at by two, and the picking
    }

    void after_another_mode_had_the_table_nobody_looks()
    {
        SharedTable table(twoPeople);
        table.session.dealNext();
        table.session.look();
        const std::size_t shown = table.shown.size();
        table.session.stepAside();
        QVERIFY(table.session.passing());
        table.asked.reset();
        table.session.comeBack();
        QCOMPARE(table.waitsFor(), std::optional(seatAt(0)));
        QCOMPARE(table.shown.size(), shown);
        table.session.look();
        QVERIFY(table.asked);
    }

    void a_resumed_hand_is_shown_to_the_person_who_is_asked()
    {
        SharedTable table(twoPeople);
        table.session.dealNext();
        table.session.look();
        table.decide(Pass());
        SharedTable resumed(twoPeople);
        QVERIFY(!resumed.session.resume(*table.session.record()));
        QVERIFY(resumed.shown.empty());
        QCOMPARE(resumed.waitsFor(), std::optional(seatAt(2)));
    }

    void taking_back_names_the_others_whose_decisions_go()
    {
        SharedTable table(twoPeople);
        table.session.dealNext();
        table.session.look();
        table.decide(Pass());
        QVERIFY(!table.session.canTakeBack()); // no person looks
        table.session.look();
        QVERIFY(!table.session.canTakeBack()); // the second person has decided nothing yet
        table.decide(Pass());
        while (table.waitsFor() != seatAt(0))
            if (table.waitsFor())
                table.session.look();
            else
                table.decide(table.asked->legal.front());
        table.session.look();
        QCOMPARE(table.session.othersTakenBack(Back::Hand), SeatSet { seatAt(2) });
        table.asked.reset();
        table.session.takeBack(Back::Hand);
        QVERIFY(table.session.isPractice());
        QVERIFY(!table.session.passing()); // it is the same person's turn
        QCOMPARE(table.asked->seen.viewer, seatAt(0));
    }

    void four_people_play_a_whole_game_of_hands()
    {
        SharedTable table({ seatAt(0), seatAt(1), seatAt(2), seatAt(4) }, 5);
        for (int hand = 1; hand <= 5; ++hand) {
            table.session.dealNext();
            table.playToTheEnd();
            table.session.tableReady();
        }
        QCOMPARE(table.session.match().sheet().rows().size(), std::size_t { 5 });
    }
};

REGISTER_GUILESS_TEST(SeveralPeopleTest)
#include "several_people_test.moc"
