// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/opponents/traits.h"

#include "engine/players/rule/rule_player.h"
#include "engine/playout/style.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Beliefs of seat 1 after so many hands of a style among regulars.
PersonBeliefs beliefsOf(const char* style, int hands)
{
    const CheckedVariant variant;
    Beliefs beliefs;
    Beliefs::Names names;
    names[seatAt(1)] = "Bruno";
    for (int i = 0; i < hands; ++i) {
        const auto seed = std::uint64_t { 1000 } + static_cast<unsigned>(i);
        const Deal deal = dealFromSeed(variant, seed, seatAt(i % 5));
        HandState hand = HandState::fromDeal(variant, deal).value();
        HandRecord record { variant, deal, 1, {}, {} };
        while (const auto seat = hand.toAct()) {
            const Style& of = *styleOf(*seat == seatAt(1) ? style : "regular");
            const Action action =
                RulePlayer(of, seed).choose(hand.observation(*seat), hand.legalActions(), {});
            record.actions.push_back({ *seat, action });
            hand.apply(action);
        }
        if (beliefs.learn(record, names))
            qFatal("a record that cannot be replayed");
    }
    return beliefs.people().at("Bruno");
}

QByteArray wordsOf(const TraitBelief& belief)
{
    return QByteArray::number(static_cast<int>(belief.trait)) + ": "
        + QByteArray::number(belief.more) + " more, " + QByteArray::number(belief.less) + " less";
}

} // namespace

class TraitsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_style_shows_in_its_trait_data()
    {
        QTest::addColumn<QByteArray>("style");
        QTest::addColumn<int>("trait");
        QTest::addColumn<bool>("more");
        const auto row = [](const char* style, Trait trait, bool more) {
            QTest::addRow("%s %d", style, static_cast<int>(trait))
                << QByteArray(style) << static_cast<int>(trait) << more;
        };
        row("bold", Trait::Picks, true);
        row("anything", Trait::Picks, true);
        row("timid", Trait::Picks, false);
        row("leads-trump", Trait::DefendersTrump, true);
        row("no-schmear", Trait::Schmears, false);
        row("leads-aces", Trait::DefendersAces, true);
    }

    void a_style_shows_in_its_trait()
    {
        QFETCH(QByteArray, style);
        QFETCH(int, trait);
        QFETCH(bool, more);
        const TraitBelief belief =
            traitOf(beliefsOf(style.constData(), 60), static_cast<Trait>(trait));
        QVERIFY2(belief.isMore() == more && belief.sure() >= 0.7, wordsOf(belief));
    }

    void nothing_is_said_of_a_regular()
    {
        const PersonBeliefs regular = beliefsOf("regular", 60);
        for (const TraitBelief& belief : traitsOf(regular, 60).traits)
            QVERIFY2(belief.sure() < sureEnough, wordsOf(belief));
        QCOMPARE(pickHabitOf(regular, 60), PickHabit::NothingToSay);
    }

    void nothing_is_sure_of_a_stranger()
    {
        for (const TraitBelief& belief : traitsOf({}, 0).traits) {
            QVERIFY2(belief.more + belief.less <= 1.001, wordsOf(belief));
            QVERIFY2(belief.sure() < 0.5, wordsOf(belief));
        }
    }

    void a_pick_on_little_is_said_after_enough_hands()
    {
        const PersonBeliefs bold = beliefsOf("anything", 60);
        QCOMPARE(pickHabitOf(bold, handsToTell), PickHabit::OnLittle);
        QCOMPARE(pickHabitOf(bold, handsToTell - 1), PickHabit::NothingToSay);
        QCOMPARE(pickHabitOf(beliefsOf("honours", 80), 80), PickHabit::OnMuch);
    }

    void the_same_beliefs_give_the_same_answer()
    {
        const PersonBeliefs bold = beliefsOf("bold", 10);
        QCOMPARE(traitOf(bold, Trait::Picks).more, traitOf(bold, Trait::Picks).more);
    }
};

REGISTER_GUILESS_TEST(TraitsTest)
#include "traits_test.moc"
