// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/characters.h"

#include "engine/match/match.h"
#include "engine/players/levels.h"
#include "engine/players/search/search_player.h"
#include "engine/rules/presets.h"
#include "engine/rules/variant_text.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QtTest>

#include <set>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

void playByTheRules(Player& player, const CheckedVariant& variant, int hands)
{
    Match match(variant, 51, seatAt(0));
    for (int i = 0; i < hands; ++i) {
        HandState hand = match.dealHand();
        while (const auto seat = hand.toAct()) {
            const auto legal = hand.legalActions();
            const Action action = player.choose(hand.observation(*seat), legal, {});
            QVERIFY(std::ranges::find(legal, action) != legal.end());
            hand.apply(action);
        }
        match.finish(hand);
    }
}

} // namespace

/// What each does of its own way is measured in strength/traits_test.cpp.
class CharactersTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void there_are_nine_and_no_two_are_alike()
    {
        QCOMPARE(characters().size(), std::size_t { 9 });
        std::set<std::string_view> keys;
        std::set<std::string_view> names;
        for (const Character& one : characters()) {
            keys.insert(one.key);
            names.insert(one.name);
            QCOMPARE(characterOf(one.key), &one);
        }
        QCOMPARE(keys.size(), std::size_t { 9 });
        QCOMPARE(names.size(), std::size_t { 9 });
        QVERIFY(!characterOf("unknown"));
    }

    void every_character_plays_every_table_by_the_rules_data()
    {
        QTest::addColumn<QByteArray>("rules");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(variantText(preset.variant).c_str());
    }

    void every_character_plays_every_table_by_the_rules()
    {
        QFETCH(QByteArray, rules);
        for (const Level level : { Level::Regular, Level::Strong })
            for (const Character& character : characters()) {
                const auto player = playerOf(level, 7, {}, runSequentially, {}, &character);
                playByTheRules(*player, variantWith(rules.toStdString()), 3);
            }
    }

    void every_character_is_an_expert_by_the_rules()
    {
        for (const Character& character : characters()) {
            SearchPlayer expert(7, { .cardWorlds = 4, .planWorlds = 4, .bidWorlds = 4 });
            expert.lean(character);
            playByTheRules(expert, variantWith("crack=one"), 2);
        }
    }
};

REGISTER_TEST(CharactersTest)
#include "characters_test.moc"
