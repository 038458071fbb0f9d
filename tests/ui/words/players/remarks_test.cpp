// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/words/players/remarks.h"

#include "engine/match/match.h"
#include "engine/players/rule/rule_player.h"
#include "engine/playout/characters.h"
#include "tests/support/hands.h"
#include "tests/support/outcomes.h"
#include "tests/support/registered_test.h"

#include <QTest>

#include <map>
#include <set>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Seat 0 is the person; the others are characters.
Seating charactersAt(int seats)
{
    Seating seating { { { QStringLiteral("You"), QStringLiteral("you"), true, {} } }, seatAt(0) };
    for (int i = 1; i < seats; ++i) {
        const auto key = characters()[static_cast<std::size_t>(i - 1)].key;
        const QString name = QString::fromLatin1(key.data(), static_cast<qsizetype>(key.size()));
        seating.seats.push_back({ name, name, false, name });
    }
    return seating;
}

/// All events of some hands that regulars play, as they are.
std::vector<Event> eventsOf(const char* rules, int hands)
{
    RulePlayer regular;
    Match match(variantWith(rules), 12, seatAt(0));
    std::vector<Event> all;
    for (int i = 0; i < hands; ++i) {
        HandState hand = match.dealHand();
        all.push_back(Dealt {});
        while (const auto seat = hand.toAct()) {
            const auto legal = hand.legalActions();
            for (const Event& event :
                hand.apply(regular.choose(hand.observation(*seat), legal, {})))
                all.push_back(event);
        }
        match.finish(hand);
    }
    return all;
}

std::vector<std::optional<Remark>> heard(
    const std::vector<Event>& events, const auto& seen, int seats = 5)
{
    Remarks remarks;
    remarks.setSeating(charactersAt(seats));
    std::vector<std::optional<Remark>> all;
    all.reserve(events.size());
    for (const Event& event : events)
        all.push_back(remarks.hear(seen(event)));
    return all;
}

std::set<Occasion> occasionsOf(const HandScored& result, const std::vector<Mauer>& mauers = {})
{
    std::set<Occasion> found;
    for (unsigned trick = 1; trick < 30; ++trick) { // what is said, is said by chance
        Remarks remarks;
        remarks.setSeating(charactersAt(5));
        remarks.setMauers(mauers);
        remarks.hear(TrickTaken { seatAt(1), 1, CardSet::fromBits(trick) });
        if (const auto remark = remarks.hear(result))
            found.insert(remark->occasion);
    }
    return found;
}

} // namespace

class RemarksTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_character_has_words_of_its_own_for_every_occasion()
    {
        std::set<QString> all;
        for (const Character& character : characters())
            for (int i = 0; i < occasionCount; ++i) {
                const QString words = remarkText(QString::fromLatin1(character.key.data(),
                                                     static_cast<qsizetype>(character.key.size())),
                    static_cast<Occasion>(i));
                QVERIFY(!words.isEmpty());
                QVERIFY2(words.size() <= 48, qPrintable(words)); // for a bubble, and a reader
                all.insert(words);
            }
        QCOMPARE(all.size(), characters().size() * occasionCount);
        QVERIFY(remarkText(QStringLiteral("unknown"), Occasion::BigTrick).isEmpty());
    }

    void remarks_depend_on_what_all_have_seen_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::newRow("called ace") << QByteArray("");
        QTest::newRow("cracks") << QByteArray("crack=several recrack=on");
        QTest::newRow("under") << QByteArray("call-under=on");
    }

    /// With hidden cards blotted out, and from every chair, the same is said.
    void remarks_depend_on_what_all_have_seen()
    {
        QFETCH(QByteArray, rules);
        const auto events = eventsOf(rules, 200);
        const auto open = heard(events, [](const Event& event) { return event; });
        QVERIFY(std::ranges::count_if(open, [](const auto& one) { return one.has_value(); }) > 20);
        const auto blotted = heard(events, [](const Event& event) { return seenByAll(event); });
        QVERIFY(open == blotted);
        for (int i = 0; i < 5; ++i)
            QVERIFY(open
                == heard(events, [&](const Event& event) { return seenBy(seatAt(i), event); }));
    }

    void they_are_rare()
    {
        const auto events = eventsOf("crack=several", 300);
        const auto all = heard(events, [](const Event& event) { return event; });
        int tricks = Remarks::tricksBetween;
        int remarks = 0;
        for (std::size_t i = 0; i < events.size(); ++i) {
            if (std::holds_alternative<TrickTaken>(events[i]))
                ++tricks;
            if (std::holds_alternative<HandScored>(events[i]))
                tricks += 2;
            if (!all[i])
                continue;
            QVERIFY(tricks >= Remarks::tricksBetween);
            tricks = 0;
            ++remarks;
        }
        QVERIFY(remarks > 60);
        QVERIFY(remarks < 300); // less than one a hand
    }

    void the_person_and_players_without_a_character_say_nothing()
    {
        Seating seating = charactersAt(5);
        for (SeatInfo& seat : seating.seats)
            seat.character.clear();
        Remarks remarks;
        remarks.setSeating(seating);
        for (const Event& event : eventsOf("", 100))
            QVERIFY(!remarks.hear(event));
    }

    void each_result_has_its_words()
    {
        PickedOutcome alone { .picker = seatAt(1), .partners = {}, .makersPoints = { 70 } };
        QCOMPARE(occasionsOf(scoredHand(alone)), std::set { Occasion::AloneWon });
        PickedOutcome lost {
            .picker = seatAt(1), .partners = { seatAt(2) }, .makersPoints = { 50 }
        };
        QCOMPARE(occasionsOf(scoredHand(lost)), std::set { Occasion::PickerLost });
        PickedOutcome clear {
            .picker = seatAt(1), .partners = { seatAt(2) }, .makersPoints = { 95 }
        };
        QCOMPARE(occasionsOf(scoredHand(clear)), std::set { Occasion::SchneiderWon });
        QCOMPARE(occasionsOf(scoredHand(leasterOutcome({ 20, 6, 30, 30, 34 }))),
            std::set { Occasion::LeasterWon });
        const PickedOutcome plain = pickedOutcome(70);
        QVERIFY(occasionsOf(scoredHand(plain)).empty());
        QCOMPARE(occasionsOf(scoredHand(plain), { { seatAt(3), 9 } }),
            std::set { Occasion::MauerPassed });
    }

    /// C4: defenders with 30 points are out by the usual rule, and need 31 by another.
    void schneider_is_what_the_rules_of_the_table_say()
    {
        const PickedOutcome edge {
            .picker = seatAt(1), .partners = { seatAt(2) }, .makersPoints = { 90 }
        };
        QVERIFY(occasionsOf(scoredHand(edge)).empty());
        const CheckedVariant strict = variantWith("defenders-safe-at=31");
        QCOMPARE(occasionsOf(scoredHand(edge, *strict)), std::set { Occasion::SchneiderWon });
    }

    void a_cracked_picker_has_a_word()
    {
        Remarks remarks;
        remarks.setSeating(charactersAt(5));
        remarks.hear(Dealt {});
        remarks.hear(Picked { .seat = seatAt(2), .blindSize = 2 });
        const auto remark = remarks.hear(Cracked { seatAt(4) });
        QVERIFY(remark == Remark({ seatAt(2), Occasion::Cracked }));
    }
};

REGISTER_GUILESS_TEST(RemarksTest)
#include "remarks_test.moc"
