// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engine/players/choices.h"
#include "tests/support/hands.h"
#include "tests/support/registered_test.h"
#include "tests/support/to_string.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// What seat 0 buries of this hand with this blind.
CardSet buried(const CheckedVariant& variant, std::string_view hand, std::string_view blind)
{
    const HandState state = handAfter(variant, dealWith(variant, { { 0, hand } }, blind), "pick");
    return std::get<Bury>(chosen(state)).cards;
}

} // namespace

class BuryJudgementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_picker_buries_points()
    {
        QCOMPARE(buried({}, "QC QS JC JD TC 9H", "TS 8D"), cards("TC TS"));
    }

    void a_picker_buries_a_whole_suit()
    {
        QCOMPARE(buried({}, "QC QS JC JD KC 9S", "8S 9C"), cards("KC 9C"));
    }

    void a_picker_keeps_his_trump()
    {
        QVERIFY(!buried({}, "QC JC AD TD 9C 8S", "KH 7D").meets(CheckedVariant().trumps().trump()));
    }

    void a_picker_does_not_bury_the_last_card_that_allows_a_call_data()
    {
        QTest::addColumn<QByteArray>("rules");
        QTest::newRow("with an under to fall back on") << QByteArray("call-under=on");
        QTest::newRow("without") << QByteArray("call-under=off");
    }

    void a_picker_does_not_bury_the_last_card_that_allows_a_call()
    {
        QFETCH(QByteArray, rules); // both aces are his: only a heart lets him call
        const CheckedVariant variant = variantWith(rules.toStdString());
        QVERIFY(!buried(variant, "QC QS JC JD AC AS", "TH 8D").contains(card("TH")));
    }

    void a_picker_with_all_aces_keeps_one_whose_ten_he_can_call()
    {
        // Only the ten of hearts is not his.
        const CardSet cardsBuried = buried({}, "QC QS JC AC AS AH", "TC TS");
        QVERIFY(!cardsBuried.contains(card("AH")));
    }

    void a_picker_buries_both_tens_and_lays_an_under()
    {
        QCOMPARE(buried({}, "QC QS JC JD AD TH", "TS 8D"), cards("TH TS"));
    }

    void clubs_may_be_trump()
    {
        const CheckedVariant variant = variantWith("trump-suit=clubs");
        QCOMPARE(buried(variant, "QC QS JC JD AC TD", "TS 8C"), cards("TD TS"));
    }
};

REGISTER_TEST(BuryJudgementTest)
#include "bury_and_call_test.moc"
