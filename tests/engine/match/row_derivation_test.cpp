// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/match/match.h"
#include "engine/match/row_derivation.h"
#include "engine/players/random_player.h"
#include "engine/players/rule/rule_player.h"
#include "engine/rules/presets.h"
#include "tests/support/derivation_steps.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// The stake as the steps multiply it up, 0 for steps without one.
int toldStake(const Derivation& steps)
{
    int stake = 0;
    for (const DerivationStep& step : steps) {
        if (const auto* tier = std::get_if<TierStep>(&step))
            stake = tier->stake;
        if (const auto* bet = std::get_if<BetStep>(&step))
            stake = bet->stake;
        if (const auto* forfeit = std::get_if<ForfeitStep>(&step))
            stake = forfeit->stake;
        if (const auto* factor = std::get_if<FactorStep>(&step))
            stake *= factor->factor;
    }
    return stake;
}

void checkRow(const SheetRow& row, int seats)
{
    QVERIFY(!row.derivation.empty());
    for (const Seat seat : SeatSet::firstSeats(seats))
        QCOMPARE(toldScore(row.derivation, seat), row.scores.scores[seat]);
    for (const WrittenStep& step : all<WrittenStep>(row.derivation))
        QCOMPARE(step.score, row.scores.scores[step.seat]);
    if (std::holds_alternative<PickedOutcome>(row.outcome)) {
        QCOMPARE(toldStake(row.derivation), row.scores.stake);
        QCOMPARE(only<SettlementStep>(row.derivation).stake, row.scores.stake);
    }
    QCOMPARE(has<PotStep>(row.derivation) ? only<PotStep>(row.derivation).toPot : 0, row.toPot);
}

/// The rows of a match that rule players play on.
ScoreSheet sheetOf(const CheckedVariant& variant, Player& player, int hands)
{
    Match match(variant, 7, seatAt(0));
    for (int i = 0; i < hands; ++i) {
        HandState hand = match.dealHand();
        playOut(hand, player);
        match.finish(hand);
    }
    match.closePot();
    return match.sheet();
}

} // namespace

class RowDerivationTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_goes_to_the_pot_comes_on_top_of_the_hand()
    {
        RandomPlayer player(3);
        const ScoreSheet sheet = sheetOf(variantWith("pot=losers"), player, 60);
        int moved = 0;
        for (const SheetRow& row : sheet.rows()) {
            checkRow(row, 5);
            const bool pot = row.toPot != 0 && row.wasDealt();
            QCOMPARE(all<WrittenStep>(row.derivation).size(), std::size_t(pot ? 5 : 0));
            moved += pot ? 1 : 0;
        }
        QVERIFY(moved > 0);
    }

    void a_row_that_another_version_wrote_is_not_explained()
    {
        RandomPlayer player(1);
        Match match(variantWith(""), 7, seatAt(0));
        HandState hand = match.dealHand();
        playOut(hand, player);
        SheetRow row = *sheetRow(hand, 1);
        row.scores.scores[seatAt(0)].value += 1;
        derive(row, &hand);
        QVERIFY(row.derivation.empty());
    }

    void who_raised_is_told_of_hands_that_were_played()
    {
        RandomPlayer player(5);
        const ScoreSheet sheet =
            sheetOf(variantWith("crack=several recrack=on blitz-black-queens=on"), player, 80);
        int raised = 0;
        for (const SheetRow& row : sheet.rows())
            for (const FactorStep& step : all<FactorStep>(row.derivation)) {
                QVERIFY(step.kind != FactorKind::Raises || step.raise);
                raised += step.raise ? 1 : 0;
            }
        QVERIFY(raised > 0);
    }

    void the_steps_come_to_the_scores_at_every_table_data()
    {
        QTest::addColumn<QByteArray>("preset");
        for (const Preset& preset : presets())
            QTest::newRow(std::string(preset.key).c_str())
                << QByteArray(preset.key.data(), static_cast<qsizetype>(preset.key.size()));
    }

    void the_steps_come_to_the_scores_at_every_table()
    {
        QFETCH(QByteArray, preset);
        const auto found = std::ranges::find(presets(), preset.toStdString(), &Preset::key);
        const CheckedVariant variant = check(found->variant).value();
        RandomPlayer atRandom(11);
        RulePlayer byRule;
        for (Player* const player :
            { static_cast<Player*>(&atRandom), static_cast<Player*>(&byRule) }) {
            const ScoreSheet sheet = sheetOf(variant, *player, 50);
            for (const SheetRow& row : sheet.rows())
                checkRow(row, variant.tableSeats());
        }
    }
};

REGISTER_TEST(RowDerivationTest)
#include "row_derivation_test.moc"
