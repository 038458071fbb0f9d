// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/players/levels.h"

#include "engine/match/match.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

class LevelsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_level_is_found_by_its_key()
    {
        for (const Level level : { Level::Beginner, Level::Regular, Level::Strong, Level::Expert })
            QVERIFY(levelFrom(keyOf(level)) == level);
        QVERIFY(!levelFrom("grandmaster"));
    }

    void a_beginner_plays_every_table_by_the_rules_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(variantText(preset.variant).c_str());
    }

    void a_beginner_plays_every_table_by_the_rules()
    {
        QFETCH(QByteArray, rules);
        const auto beginner = playerOf(Level::Beginner, 1);
        Match match(variantWith(rules.toStdString()), 51, seatAt(0));
        for (int i = 0; i < 2; ++i) {
            HandState hand = match.dealHand();
            while (const auto seat = hand.toAct()) {
                const auto legal = hand.legalActions();
                const Observation seen = hand.observation(*seat);
                const Action action = beginner->choose(seen, legal, {});
                QVERIFY(std::ranges::find(legal, action) != legal.end());
                QCOMPARE(beginner->choose(seen, legal, {}), action);
                hand.apply(action);
            }
            match.finish(hand);
        }
    }
};

REGISTER_TEST(LevelsTest)
#include "levels_test.moc"
