// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/playout/playout_batch.h"

#include "engine/match/match.h"
#include "engine/players/rule/rule_player.h"
#include "engine/playout/style.h"
#include "engine/rules/layouts.h"
#include "engine/rules/presets.h"
#include "engine/rules/rule_table.h"
#include "engine/rules/variant_text.h"
#include "engine/support/rng.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

constexpr std::array furtherTables { "layout=5H-A running=on", "layout=5H-A call-hold=off",
    "layout=5H-A call-own-ace=on", "layout=5H-A blind-pick=on", "leaster-blind=first-trick",
    "layout=6H-1 partner=called-ace", "layout=4H-1", "layout=3H-1" };

void addTablesAtOnce()
{
    QTest::addColumn<QByteArray>("rules");
    for (const Preset& preset : presets())
        QTest::newRow(std::string(preset.key).c_str())
            << QByteArray(variantText(preset.variant).c_str());
    for (const char* const rules : furtherTables)
        QTest::newRow(rules) << QByteArray(rules);
}

/// A hand at its first card that the rule player has bid; nothing if it is not played.
std::optional<HandState> handAtFirstLead(const CheckedVariant& variant, std::uint64_t seed)
{
    HandState hand = Match(variant, seed, seatAt(0)).dealHand();
    RulePlayer player;
    while (!hand.over() && hand.phase() != Phase::Playing)
        hand.apply(player.choose(hand.observation(*hand.toAct()), hand.legalActions(), {}));
    return hand.over() ? std::nullopt : std::optional(hand);
}

/// The same hand after any cards, with anybody at the table.
Unfinished anyTask(const HandState& hand, const PlaySetting& setting, bool regulars, Rng& rng)
{
    Unfinished task { positionOf(hand, setting), Playout(setting).company() };
    const auto policies = stylePolicies();
    const auto styles = static_cast<std::uint32_t>(policies.size());
    task.company.chance = rng.below(1000);
    if (!regulars)
        for (const Seat seat : setting.seats)
            task.company.policies[seat] = &policies[rng.below(styles)];
    for (std::uint32_t played = rng.below(13); played > 0 && !task.position.play.over(); --played) {
        const CardSet legal = task.position.play.legal();
        const auto count = static_cast<std::uint32_t>(legal.size());
        playCard(task.position, setting, legal.fromBelow(static_cast<int>(rng.below(count))));
    }
    return task;
}

/// Every house rule on its own, changed from every layout; not those that end with the deal or
/// begin with the score.
std::vector<CheckedVariant> tablesOfOneRule()
{
    std::vector<CheckedVariant> tables;
    for (const Layout& layout : layouts)
        for (const Rule& rule : ruleTable())
            for (int choice = 0; choice < static_cast<int>(rule.choices.size()); ++choice) {
                const bool scores = rule.group == RuleGroup::Raises
                    || rule.group == RuleGroup::Scoring || rule.group == RuleGroup::Game;
                Variant changed = defaultVariant(layout.id);
                rule.choose(changed, choice);
                if (!scores && rule.applies(changed) && problemsOf(changed).empty())
                    tables.push_back(check(changed).value());
            }
    return tables;
}

/// Everything that a payoff depends on.
std::vector<unsigned> endOf(const PlayPosition& end, SeatSet seats)
{
    std::vector<unsigned> facts { end.makers.bits(), end.known.bits(), end.gone.bits(),
        static_cast<unsigned>(end.tricksDone), static_cast<unsigned>(end.makersBury.value),
        static_cast<unsigned>(end.blind.value), end.play.over() ? 1U : 0U };
    for (const Seat seat : seats) {
        facts.push_back(static_cast<unsigned>(end.play.points(seat).value));
        facts.push_back(static_cast<unsigned>(end.tricks(seat)));
        facts.push_back(end.play.hand(seat).bits());
    }
    return facts;
}

/// Whether positions of this hand end together as each does alone.
bool allEndAlike(const HandState& hand, int positions, bool regulars, Rng& rng)
{
    const PlaySetting setting = settingOf(hand);
    std::vector<Unfinished> tasks;
    for (int i = 0; i < positions; ++i)
        tasks.push_back(anyTask(hand, setting, regulars, rng));
    std::vector<Unfinished> alone = tasks;
    PlayoutBatch(setting).finish(tasks);
    Playout playout(setting);
    for (std::size_t i = 0; i < tasks.size(); ++i) {
        playout.setCompany(alone[i].company);
        playout.finish(alone[i].position);
        if (endOf(tasks[i].position, setting.seats) != endOf(alone[i].position, setting.seats))
            return false;
    }
    return true;
}

} // namespace

class PlayoutBatchTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void positions_end_together_as_each_does_alone_data() { addTablesAtOnce(); }

    void positions_end_together_as_each_does_alone()
    {
        QFETCH(QByteArray, rules);
        const auto variant = variantWith(rules.toStdString());
        Rng rng(51);
        for (std::uint64_t seed = 0; seed < 40; ++seed)
            if (const auto hand = handAtFirstLead(variant, seed))
                QVERIFY(allEndAlike(*hand, 60, seed % 2 == 0, rng));
    }

    /// A new rule is met here, too.
    void each_house_rule_is_played_together_as_alone()
    {
        Rng rng(52);
        for (const CheckedVariant& variant : tablesOfOneRule())
            for (std::uint64_t seed = 0; seed < 4; ++seed)
                if (const auto hand = handAtFirstLead(variant, seed))
                    QVERIFY2(
                        allEndAlike(*hand, 24, seed % 2 == 0, rng), variantText(*variant).c_str());
    }

    /// Otherwise the test above compares nothing with itself.
    void the_usual_tables_are_played_together()
    {
        for (const char* const rules :
            { "layout=3H-1", "layout=4H-1", "layout=5H-A", "layout=5H-J", "layout=6H-1" })
            for (std::uint64_t seed = 0; seed < 40; ++seed)
                if (const auto hand = handAtFirstLead(variantWith(rules), seed);
                    hand && hand->picker())
                    QVERIFY2(PlayoutBatch(settingOf(*hand)).together(), rules);
    }
};

REGISTER_TEST(PlayoutBatchTest)
#include "playout_batch_test.moc"
