// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/payoffs.h"

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
    void the_usual_table_is_that_of_the_rule_book_data();
    void the_usual_table_is_that_of_the_rule_book();
    void the_points_of_every_tier_are_said();
    void defenders_who_need_31_move_the_border();
    void a_picker_who_pays_alone_without_a_trick_gets_rows_of_his_own();
    void a_forced_pick_that_is_spared_gets_rows_of_its_own();
    void no_rule_without_effect_makes_a_row();
    void without_a_partner_there_is_only_alone();
    void a_leaster_pays_as_its_rules_say();
};

void PayoffsTest::the_usual_table_is_that_of_the_rule_book_data()
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

void PayoffsTest::the_usual_table_is_that_of_the_rule_book()
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
    QVERIFY(row.withPartner.has_value());
    QCOMPARE(row.withPartner->picker.value, picker);
    QCOMPARE(row.withPartner->partner.value, partner);
    QCOMPARE(row.withPartner->defender.value, defender);
    QCOMPARE(row.alone.picker.value, alone);
    QCOMPARE(row.alone.defender.value, eachOther);
}

void PayoffsTest::the_points_of_every_tier_are_said()
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

void PayoffsTest::defenders_who_need_31_move_the_border()
{
    Variant variant;
    variant.defendersSafeAt = DefendersSafeAt::ThirtyOne;
    const auto rows = payoffs(checked(variant));
    QCOMPARE(rowOf(rows, Tier::WonSchneider).fewest, 90);
    QCOMPARE(rowOf(rows, Tier::Won).most, 89);
}

void PayoffsTest::a_picker_who_pays_alone_without_a_trick_gets_rows_of_his_own()
{
    Variant variant;
    variant.noTrick = NoTrick::PickerIfHeTrickless;
    const auto rows = payoffs(checked(variant));
    QCOMPARE(count(rows, Payoff::Special::PickerTrickless), 2L);
    const Payoff& row =
        *std::ranges::find(rows, Payoff::Special::PickerTrickless, &Payoff::special);
    QCOMPARE(row.tier, Tier::Lost);
    QCOMPARE(row.withPartner->picker.value, -6);
    QCOMPARE(row.withPartner->partner.value, 0);
}

void PayoffsTest::a_forced_pick_that_is_spared_gets_rows_of_its_own()
{
    Variant variant;
    variant.noPick = NoPick::ForcedPick;
    variant.forcedNoPunish = true;
    const auto rows = payoffs(checked(variant));
    QCOMPARE(count(rows, Payoff::Special::ForcedPick), 3L); // lost, schneider, no trick
    const Payoff& row = *std::ranges::find(rows, Payoff::Special::ForcedPick, &Payoff::special);
    QCOMPARE(row.withPartner->picker.value, -2);
    QCOMPARE(row.alone.picker.value, -4);
}

void PayoffsTest::no_rule_without_effect_makes_a_row()
{
    Variant variant;
    variant.noPick = NoPick::ForcedPick;
    QCOMPARE(payoffs(checked(variant)).size(), std::size_t(6));
}

void PayoffsTest::without_a_partner_there_is_only_alone()
{
    Variant variant;
    variant.partner = Partner::None;
    for (const Payoff& row : payoffs(checked(variant)))
        QVERIFY(!row.withPartner.has_value());
}

void PayoffsTest::a_leaster_pays_as_its_rules_say()
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

QTEST_GUILESS_MAIN(PayoffsTest)
#include "payoffs_test.moc"
