// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/scoring/payoffs.h"

#include "tests/support/registered_test.h"

#include <QTest>

#include <algorithm>

using namespace sheepshead;

namespace {

CheckedVariant checked(const Variant& variant) { return *check(variant); }

const Payoff& rowOf(const std::vector<Payoff>& rows, Tier tier)
{
    return *std::ranges::find(rows, tier, &Payoff::tier);
}

long count(const std::vector<Payoff>& rows, Payoff::Special special)
{
    return std::ranges::count(rows, special, &Payoff::special);
}

} // namespace

class PayoffsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_usual_table_is_that_of_the_rule_book_data()
    {
        QTest::addColumn<int>("tier");
        QTest::addColumn<int>("picker");
        QTest::addColumn<int>("partner");
        QTest::addColumn<int>("defender");
        QTest::addColumn<int>("alone");
        QTest::addColumn<int>("eachOther");
        QTest::newRow("W3") << int(Tier::WonAllTricks) << 6 << 3 << -3 << 12 << -3;
        QTest::newRow("W2") << int(Tier::WonSchneider) << 4 << 2 << -2 << 8 << -2;
        QTest::newRow("W1") << int(Tier::Won) << 2 << 1 << -1 << 4 << -1;
        QTest::newRow("L1 bump") << int(Tier::Lost) << -4 << -2 << 2 << -8 << 2;
        QTest::newRow("L2 bump") << int(Tier::LostSchneider) << -8 << -4 << 4 << -16 << 4;
        QTest::newRow("L3 bump") << int(Tier::LostNoTrick) << -12 << -6 << 6 << -24 << 6;
    }

    void the_usual_table_is_that_of_the_rule_book()
    {
        QFETCH(int, tier);
        QFETCH(int, picker);
        QFETCH(int, partner);
        QFETCH(int, defender);
        QFETCH(int, alone);
        QFETCH(int, eachOther);
        const auto rows = payoffs(CheckedVariant());
        QCOMPARE(rows.size(), std::size_t(6));
        const Payoff& row = rowOf(rows, static_cast<Tier>(tier));
        QCOMPARE(row.splits.size(), std::size_t(2));
        QCOMPARE(row.splits[0].picker.value, picker);
        QCOMPARE(row.splits[0].partner.value, partner);
        QCOMPARE(row.splits[0].defender.value, defender);
        QCOMPARE(row.splits[1].picker.value, alone);
        QCOMPARE(row.splits[1].defender.value, eachOther);
    }

    void the_points_of_every_tier_are_said()
    {
        const auto rows = payoffs(CheckedVariant());
        const auto points = [&](Tier tier) {
            return std::pair(rowOf(rows, tier).fewest, rowOf(rows, tier).most);
        };
        QCOMPARE(points(Tier::WonSchneider), std::pair(91, 120));
        QCOMPARE(points(Tier::Won), std::pair(61, 90));
        QCOMPARE(points(Tier::Lost), std::pair(31, 60));
        QCOMPARE(points(Tier::LostSchneider), std::pair(0, 30));
    }

    void defenders_who_need_31_move_the_border()
    {
        Variant variant;
        variant.defendersSafeAt = DefendersSafeAt::ThirtyOne;
        const auto rows = payoffs(checked(variant));
        QCOMPARE(rowOf(rows, Tier::WonSchneider).fewest, 90);
        QCOMPARE(rowOf(rows, Tier::Won).most, 89);
    }

    void a_picker_who_pays_alone_without_a_trick_gets_rows_of_his_own()
    {
        Variant variant;
        variant.noTrick = NoTrick::PickerIfHeTrickless;
        const auto rows = payoffs(checked(variant));
        QCOMPARE(count(rows, Payoff::Special::PickerTrickless), 2L);
        const Payoff& row =
            *std::ranges::find(rows, Payoff::Special::PickerTrickless, &Payoff::special);
        QCOMPARE(row.tier, Tier::Lost);
        QCOMPARE(row.splits[0].picker.value, -6);
        QCOMPARE(row.splits[0].partner.value, 0);
    }

    void a_forced_pick_that_is_spared_gets_rows_of_its_own()
    {
        Variant variant;
        variant.noPick = NoPick::ForcedPick;
        variant.forcedNoPunish = true;
        const auto rows = payoffs(checked(variant));
        QCOMPARE(count(rows, Payoff::Special::ForcedPick), 3L); // lost, schneider, no trick
        const Payoff& row = *std::ranges::find(rows, Payoff::Special::ForcedPick, &Payoff::special);
        QCOMPARE(row.splits[0].picker.value, -2);
        QCOMPARE(row.splits[1].picker.value, -4);
    }

    void a_forced_seat_that_is_spared_gets_them_too()
    {
        Variant variant;
        variant.forcedSeat = true;
        variant.forcedNoPunish = true;
        QCOMPARE(count(payoffs(checked(variant)), Payoff::Special::ForcedPick), 3L);
    }

    void no_rule_without_effect_makes_a_row()
    {
        Variant variant;
        variant.noPick = NoPick::ForcedPick;
        QCOMPARE(payoffs(checked(variant)).size(), std::size_t(6));
    }

    void without_a_partner_there_is_only_alone()
    {
        Variant variant;
        variant.partner = Partner::None;
        for (const Payoff& row : payoffs(checked(variant)))
            QCOMPARE(row.splits.size(), std::size_t(1));
    }

    void a_leaster_pays_as_its_rules_say()
    {
        const CheckedVariant washes;
        QCOMPARE(leasterPayoff(washes, 1).winner.value, 4);
        QCOMPARE(leasterPayoff(washes, 1).loser.value, -1);
        QCOMPARE(leasterPayoff(washes, 2).winner.value, 0);

        Variant variant;
        variant.leasterTie = LeasterTie::Pair;
        QCOMPARE(leasterPayoff(checked(variant), 2).winner.value, 3);
        QCOMPARE(leasterPayoff(checked(variant), 2).loser.value, -2);
    }

    /// The first tier's lines of RULES.md section 8, for a win with 61 points.
    void every_team_shape_of_a_table_is_paid_as_the_rule_book_says_data()
    {
        QTest::addColumn<QString>("layout");
        QTest::addColumn<QList<int>>("partners");
        QTest::addColumn<QList<int>>("paid"); // picker, partner, defender for each shape
        const auto add = [](const char* layout, const QList<int>& partners,
                             const QList<int>& paid) {
            QTest::newRow(layout) << QString::fromLatin1(layout) << partners << paid;
        };
        add("3H-1", { 0 }, { 2, -1, -1 });
        add("4H-1", { 0 }, { 3, -1, -1 });
        add("4H-1P", { 1, 0 }, { 2, 2, -2, 3, -1, -1 });
        add("4H-2", { 1, 0 }, { 1, 1, -1, 3, -1, -1 });
        add("4H-3", { 1, 0 }, { 2, 2, -2, 3, -1, -1 });
        add("5H-A", { 1, 0 }, { 2, 1, -1, 4, -1, -1 });
        add("6H-1", { 1, 0 }, { 3, 1, -1, 5, -1, -1 });
        add("6H-2", { 2, 1, 0 }, { 1, 1, -1, 3, 1, -1, 5, -1, -1 });
        add("7H-1", { 1, 0 }, { 4, 1, -1, 6, -1, -1 });
        add("7H-2", { 1 }, { 4, 1, -1 });
        add("8H-1", { 1, 0 }, { 6, 6, -2, 7, -1, -1 });
        add("8H-2", { 2, 1, 0 }, { 5, 5, -3, 6, 6, -2, 7, -1, -1 });
    }

    void every_team_shape_of_a_table_is_paid_as_the_rule_book_says()
    {
        QFETCH(QString, layout);
        QFETCH(QList<int>, partners);
        QFETCH(QList<int>, paid);
        Variant variant =
            defaultVariant(std::ranges::find(layouts, layout.toStdString(), &Layout::key)->id);
        const auto shapes = partnersPossible(checked(variant));
        QCOMPARE(QList<int>(shapes.begin(), shapes.end()), partners);
        const auto rows = payoffs(checked(variant));
        QList<int> found;
        for (const Split& split : rowOf(rows, Tier::Won).splits)
            found << split.picker.value << split.partner.value << split.defender.value;
        QCOMPARE(found, paid);
    }

    /// 4H-4: who plays all four queens is alone, even where the first two of different players
    /// count.
    void all_queens_in_one_hand_leave_different_first_queens_alone()
    {
        Variant variant = defaultVariant(LayoutId::FourFirstQueens);
        variant.differentFirstQueens = true;
        QCOMPARE(partnersPossible(checked(variant)), (std::vector { 1, 0 }));
        const auto rows = payoffs(checked(variant));
        const std::vector<Split>& won = rowOf(rows, Tier::Won).splits;
        QVERIFY(
            won == (std::vector<Split> { { { 2 }, { 2 }, { -2 } }, { { 3 }, { -1 }, { -1 } } }));
    }

    void every_table_is_paid_to_zero_data()
    {
        QTest::addColumn<int>("layout");
        for (const Layout& layout : layouts)
            if (layout.players > 2 && layout.opening != Opening::Bidding)
                QTest::newRow(layout.key.data()) << static_cast<int>(layout.id);
    }

    void every_table_is_paid_to_zero()
    {
        QFETCH(int, layout);
        const CheckedVariant variant = checked(defaultVariant(static_cast<LayoutId>(layout)));
        const auto shapes = partnersPossible(variant);
        for (const Payoff& row : payoffs(variant))
            for (std::size_t i = 0; i < shapes.size(); ++i) {
                const Split& split = row.splits[i];
                const int defenders = variant.layout().players - 1 - shapes[i];
                QCOMPARE(split.picker.value + shapes[i] * split.partner.value
                        + defenders * split.defender.value,
                    0);
            }
    }

    void at_a_table_of_two_the_winner_gets_one_two_or_three()
    {
        const auto paid = twoHandedPayoff(checked(defaultVariant(LayoutId::TwoRows)));
        QCOMPARE(paid.otherHas30.value, 1);
        QCOMPARE(paid.otherSchneider.value, 2);
        QCOMPARE(paid.otherTrickless.value, 3);
    }

    void all_tricks_may_pay_four_times_the_stake_everywhere()
    {
        Variant variant;
        variant.allTricksStake = AllTricksStake::Four;
        const auto rows = payoffs(checked(variant));
        const auto picker = [&](Tier tier) { return rowOf(rows, tier).splits[0].picker.value; };
        QCOMPARE(picker(Tier::WonAllTricks), 8);
        QCOMPARE(picker(Tier::WonSchneider), 4);
        QCOMPARE(picker(Tier::Won), 2);
        QCOMPARE(picker(Tier::LostSchneider), -8);
        QCOMPARE(picker(Tier::LostNoTrick), -16); // doubled on the bump

        Variant two = defaultVariant(LayoutId::TwoRows);
        two.allTricksStake = AllTricksStake::Four;
        QCOMPARE(twoHandedPayoff(checked(two)).otherTrickless.value, 4);
        QCOMPARE(twoHandedPayoff(checked(two)).otherSchneider.value, 2);

        Variant indiana = defaultVariant(LayoutId::FourIndiana);
        indiana.allTricksStake = AllTricksStake::Four;
        QCOMPARE(indianaPayoffs(checked(indiana)).front().bidders.value, 8);
    }

    void at_a_bidding_table_only_winners_add()
    {
        const auto rows = indianaPayoffs(checked(defaultVariant(LayoutId::FourIndiana)));
        QList<int> bidders;
        QList<int> opponents;
        for (const IndianaPayoff& row : rows) {
            QCOMPARE(row.bidders.value > 0, makersWon(row.tier));
            QCOMPARE(row.opponents.value > 0, !makersWon(row.tier));
            bidders << row.bidders.value;
            opponents << row.opponents.value;
        }
        // call: every trick, schneider, made, set, schneider, no trick; then best, side solo, billy
        QCOMPARE(bidders, (QList<int> { 6, 4, 2, 0, 0, 0, 24, 0, 18, 0, 18, 0 }));
        QCOMPARE(opponents, (QList<int> { 0, 0, 0, 2, 4, 6, 0, 6, 0, 6, 0, 6 }));
    }
};

REGISTER_GUILESS_TEST(PayoffsTest)
#include "payoffs_test.moc"
