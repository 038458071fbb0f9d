// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "engine/players/random_player.h"
#include "engine/rules/variant_text.h"
#include "tests/engine/players/choices.h"
#include "tests/measure/table.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

#include <algorithm>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// Of each of some thousands of tables; more of them take minutes under the sanitizers.
constexpr int handsOfATable = 10;

/// Every house rule on its own, changed from every layout.
std::vector<Variant> tables()
{
    std::vector<Variant> variants;
    for (const Layout& layout : layouts)
        for (const Rule& rule : ruleTable())
            for (int choice = 0; choice < static_cast<int>(rule.choices.size()); ++choice) {
                Variant changed = defaultVariant(layout.id);
                rule.choose(changed, choice);
                if (rule.applies(changed) && problemsOf(changed).empty())
                    variants.push_back(changed);
            }
    return variants;
}

/// The rule player decides for every seat, but now and then a random action is played, so that it
/// meets positions that its own play would not lead to.
void playAmongAccidents(HandState hand, RandomPlayer& accident, Rng& rng)
{
    while (const auto seat = hand.toAct()) {
        const auto legal = hand.legalActions();
        const Observation seen = hand.observation(*seat);
        const Action action = RulePlayer().choose(seen, legal, {});
        QVERIFY2(std::ranges::find(legal, action) != legal.end(), actionText(action).c_str());
        QCOMPARE(RulePlayer().choose(seen, legal, {}), action);
        hand.apply(rng.below(4) == 0 ? accident.choose(seen, legal, {}) : action);
    }
}

} // namespace

class RulePlayerTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_choice_is_legal_and_repeatable_data()
    {
        QTest::addColumn<QByteArray>("rules");
        int row = 0;
        for (const Variant& variant : tables()) {
            const QByteArray text(variantText(variant).c_str());
            QTest::newRow(QByteArray::number(row++) + ' ' + text) << text;
        }
    }

    void every_choice_is_legal_and_repeatable()
    {
        QFETCH(QByteArray, rules);
        RandomPlayer accident(5);
        Rng rng(6);
        Match match(variantWith(rules.toStdString()), 77, seatAt(0));
        for (int i = 0; i < handsOfATable && !QTest::currentTestFailed(); ++i) {
            HandState hand = match.dealHand();
            playAmongAccidents(hand, accident, rng);
            RulePlayer player;
            measuring::playOut(hand, measuring::allSeats(player));
            match.finish(hand);
        }
    }
};

REGISTER_TEST(RulePlayerTest)
#include "rule_player_test.moc"
