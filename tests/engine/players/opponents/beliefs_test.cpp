// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/beliefs.h"

#include "engine/match/match.h"
#include "engine/players/opponents/beliefs_text.h"
#include "engine/players/rule/rule_player.h"
#include "engine/playout/style.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <array>
#include <cmath>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// One hand with players of these styles in the seats, the others regulars.
HandRecord handOf(const PerSeat<const Style*>& who, std::uint64_t seed, const char* rules = "")
{
    const auto variant = variantWith(rules);
    const Deal deal =
        dealFromSeed(variant, seed, seatAt(static_cast<int>(seed) % variant.tableSeats()));
    HandState hand = HandState::fromDeal(variant, deal).value();
    HandRecord record { variant, deal, 1, {}, {} };
    while (const auto seat = hand.toAct()) {
        const Style& style = who[*seat] ? *who[*seat] : styles().front();
        const Action action =
            RulePlayer(style, seed).choose(hand.observation(*seat), hand.legalActions(), {});
        record.actions.push_back({ *seat, action });
        hand.apply(action);
    }
    return record;
}

/// Bruno, of this style, in seat 1 among four regulars.
Beliefs afterHands(const char* style, int hands)
{
    PerSeat<const Style*> who;
    who[seatAt(1)] = styleOf(style);
    Beliefs::Names names;
    names[seatAt(1)] = "Bruno";
    names[seatAt(2)] = "Clara";
    Beliefs beliefs;
    for (int i = 0; i < hands; ++i)
        if (beliefs.learn(handOf(who, static_cast<std::uint64_t>(i)), names))
            qFatal("a record that cannot be replayed");
    return beliefs;
}

/// After some hands of people who have names of their own, with players of these styles.
Beliefs afterHandsOfAll(const PerSeat<const Style*>& who, int hands, const Beliefs::Names& names)
{
    Beliefs beliefs;
    for (int i = 0; i < hands; ++i)
        if (beliefs.learn(handOf(who, static_cast<std::uint64_t>(i)), names))
            qFatal("a record that cannot be replayed");
    return beliefs;
}

Beliefs::Names fiveNames()
{
    Beliefs::Names names;
    for (const Seat seat : SeatSet::firstSeats(5))
        names[seat] = "player " + std::to_string(indexOf(seat));
    return names;
}

/// The mean logarithm of what was foretold of a seat's decisions in other hands.
double foretold(const PlayerGuess& guess, const char* style, Seat of)
{
    PerSeat<const Style*> who;
    who[of] = styleOf(style);
    double sum = 0;
    int count = 0;
    for (std::uint64_t seed = 5000; seed < 5040; ++seed)
        for (const SeenDecision& decision : decisionsOf(handOf(who, seed)).value())
            if (decision.seat == of) {
                Ways ways =
                    guess.likelihoodOf(decision.decision, decision.options, decision.chosen);
                ways *= guess.chances();
                sum += std::log(static_cast<double>(sumOf(ways)));
                ++count;
            }
    return sum / count;
}

} // namespace

class BeliefsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_is_learned_foretells_better_data()
    {
        QTest::addColumn<QByteArray>("style");
        for (const char* style : { "regular", "takes-high", "plays-low", "leads-trump" })
            QTest::newRow(style) << QByteArray(style);
    }

    void what_is_learned_foretells_better()
    {
        QFETCH(QByteArray, style);
        const Beliefs beliefs = afterHands(style.constData(), 40);
        const double before = foretold(PlayerGuess(), style.constData(), seatAt(1));
        const double after =
            foretold(*beliefs.people().at("Bruno").guess(), style.constData(), seatAt(1));
        QVERIFY2(after > before + 0.02,
            qPrintable(QString::number(before) + QChar(32) + QString::number(after)));
    }

    void each_person_has_beliefs_of_its_own()
    {
        const Beliefs beliefs = afterHands("plays-high", 40);
        const auto ofRegular = [&](const char* name) {
            return static_cast<double>(beliefs.people().at(name).guess()->chances()[0]);
        };
        QVERIFY(ofRegular("Clara") > 0.5);
        QVERIFY(ofRegular("Bruno") < 0.01);
    }

    /// They learned from each other.
    void a_newcomer_is_expected_to_play_as_the_others_of_the_table()
    {
        PerSeat<const Style*> who;
        for (const Seat seat : SeatSet::firstSeats(5))
            who[seat] = styleOf("plays-high");
        Beliefs beliefs;
        for (std::uint64_t i = 0; i < 20; ++i)
            QVERIFY(!beliefs.learn(handOf(who, i), {}));
        QVERIFY(beliefs.people().empty());
        const PlayerGuess stranger;
        const Opponents met = beliefs.opponents({});
        QVERIFY(foretold(met.of(seatAt(1)), "plays-high", seatAt(1))
            > foretold(stranger, "plays-high", seatAt(1)) + 0.05);
    }

    /// What one of them did was foretold of the others as well.
    void people_of_one_table_tell_of_each_other()
    {
        PerSeat<const Style*> who;
        for (const Seat seat : SeatSet::firstSeats(5))
            who[seat] = styleOf("takes-cheaply");
        const auto names = fiveNames();
        const Beliefs beliefs = afterHandsOfAll(who, 3, names);
        const auto alone = beliefs.people().at(names[seatAt(1)]).guess();
        const Opponents together = beliefs.opponents(names);
        QVERIFY(foretold(together.of(seatAt(1)), "takes-cheaply", seatAt(1))
            > foretold(*alone, "takes-cheaply", seatAt(1)) + 0.05);
    }

    void who_plays_otherwise_than_the_table_is_known_as_that()
    {
        PerSeat<const Style*> who;
        for (const Seat seat : SeatSet::firstSeats(5))
            who[seat] = styleOf(seat == seatAt(1) ? "takes-high" : "plays-low");
        const auto names = fiveNames();
        const Beliefs beliefs = afterHandsOfAll(who, 40, names);
        const auto alone = beliefs.people().at(names[seatAt(1)]).guess();
        const Opponents together = beliefs.opponents(names);
        QVERIFY(foretold(together.of(seatAt(1)), "takes-high", seatAt(1))
            > foretold(*alone, "takes-high", seatAt(1)) - 0.01);
    }

    void a_person_beside_a_stranger_is_taken_as_alone()
    {
        const Beliefs beliefs = afterHands("plays-high", 5);
        const PersonBeliefs& bruno = beliefs.people().at("Bruno");
        const PersonBeliefs stranger;
        const std::array others { &stranger };
        const auto among = bruno.guessAmong(others);
        for (std::size_t way = 0; way < mostWays; ++way)
            QCOMPARE(among->chances()[way], bruno.guess()->chances()[way]);
    }

    /// The numbers of a text may be any.
    void evidence_that_cannot_be_breaks_nothing()
    {
        std::string text = "beliefs 1\nhands 5\nforetold regular=0\nfollow-evidence";
        for (std::size_t i = 0; i < std::tuple_size_v<LearnedWeights::Evidence>; ++i)
            text += i % 2 == 0 ? " -1000000" : " 1000000";
        const auto odd = parseBeliefs(text + '\n');
        QVERIFY(odd);
        const Beliefs beliefs = afterHands("plays-high", 5);
        const PersonBeliefs& bruno = beliefs.people().at("Bruno");
        const std::array others { &*odd };
        const std::array more { &bruno };
        for (const auto& guess : { bruno.guessAmong(others), odd->guessAmong(more) })
            QVERIFY(std::isfinite(foretold(*guess, "plays-high", seatAt(1))));
    }

    void what_is_forgotten_is_gone()
    {
        Beliefs beliefs = afterHands("plays-high", 3);
        beliefs.forget("Bruno");
        QVERIFY(!beliefs.people().contains("Bruno"));
        QVERIFY(beliefs.people().contains("Clara"));
    }

    void every_table_can_be_learned_from_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const char* rules : { "layout=2H-1", "layout=3H-1", "layout=4H-4", "layout=4H-5",
                 "layout=5H-J", "layout=6H-1", "layout=7H-2", "layout=8H-1", "no-pick=moster",
                 "renege=forfeits", "blind-pick=on" })
            QTest::newRow(rules) << QByteArray(rules);
    }

    void every_table_can_be_learned_from()
    {
        QFETCH(QByteArray, rules);
        Beliefs beliefs;
        Beliefs::Names names;
        names[seatAt(0)] = "Ada";
        for (std::uint64_t seed = 0; seed < 10; ++seed)
            QVERIFY(!beliefs.learn(handOf({}, seed, rules.constData()), names));
    }

    void a_record_that_cannot_be_replayed_changes_nothing()
    {
        Beliefs beliefs;
        Beliefs::Names names;
        names[seatAt(0)] = "Ada";
        HandRecord record = handOf({}, 1);
        record.actions.front().action = GoAlone {};
        QVERIFY(beliefs.learn(record, names));
        QVERIFY(beliefs.people().empty());
        QCOMPARE(beliefs.table().hands(), 0.0);
        names[seatAt(0)] = std::string(Beliefs::longestName + 1, 'x');
        QVERIFY(beliefs.learn(handOf({}, 1), names));
    }

    void beliefs_are_the_same_after_writing_and_reading()
    {
        const Beliefs beliefs = afterHands("takes-high", 12);
        const PersonBeliefs& bruno = beliefs.people().at("Bruno");
        const std::string text = beliefsText(bruno);
        QVERIFY(text.size() < 12000);
        const auto again = parseBeliefs(text);
        QVERIFY(again);
        QCOMPARE(beliefsText(*again), text);
        const double told = foretold(*bruno.guess(), "takes-high", seatAt(1));
        const double toldAgain = foretold(*again->guess(), "takes-high", seatAt(1));
        QVERIFY(std::abs(told - toldAgain) < 0.01);
    }

    void what_is_no_text_of_beliefs_is_refused_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("place");
        QTest::newRow("nothing") << QByteArray("") << QByteArray("line 1");
        QTest::newRow("another version") << QByteArray("beliefs 2\n") << QByteArray("line 1");
        QTest::newRow("hands") << QByteArray("beliefs 1\nhands -3\n") << QByteArray("line 2");
        QTest::newRow("no number") << QByteArray("beliefs 1\nhands nan\n") << QByteArray("line 2");
        QTest::newRow("an unknown style")
            << QByteArray("beliefs 1\nhands 1\nforetold nobody=0\n") << QByteArray("line 3");
        QTest::newRow("too few weights")
            << QByteArray("beliefs 1\nhands 1\nforetold regular=0\npick 1 2\n")
            << QByteArray("line 4");
    }

    void what_is_no_text_of_beliefs_is_refused()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, place);
        const auto parsed = parseBeliefs(text.toStdString());
        QVERIFY(!parsed);
        QCOMPARE(QByteArray(parsed.problem().place.c_str()), place);
    }
};

REGISTER_TEST(BeliefsTest)
#include "beliefs_test.moc"
