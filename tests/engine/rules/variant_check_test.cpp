// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/variant_check.h"
#include "engine/rules/variant_text.h"

#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;

namespace {

Variant variantFrom(std::string_view settings) { return parseVariant(settings).value(); }

} // namespace

class VariantCheckTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_default_game_is_five_handed_called_ace()
    {
        const CheckedVariant variant;
        QVERIFY(variant == check(Variant()).value());
        QVERIFY(variant.layout().key == "5H-A");
        QCOMPARE(variant.tableSeats(), 5);
    }

    void a_partner_must_fit_the_layout_data()
    {
        QTest::addColumn<QByteArray>("settings");
        QTest::addColumn<bool>("fits");
        QTest::newRow("called ace") << QByteArray("layout=5H-A partner=called-ace") << true;
        QTest::newRow("cut-throat") << QByteArray("layout=5H-A partner=none") << true;
        QTest::newRow("jack where an ace is called")
            << QByteArray("layout=5H-A partner=jack-of-diamonds") << false;
        QTest::newRow("jack of diamonds") << QByteArray("layout=5H-J") << true;
        QTest::newRow("jack of clubs") << QByteArray("layout=5H-J partner=jack-of-clubs") << true;
        QTest::newRow("cut-throat with jacks") << QByteArray("layout=5H-J partner=none") << true;
        QTest::newRow("ace in the jack game")
            << QByteArray("layout=5H-J partner=called-ace") << false;
    }

    void a_partner_must_fit_the_layout()
    {
        QFETCH(QByteArray, settings);
        QFETCH(bool, fits);
        const Variant variant = variantFrom(settings.toStdString());
        const std::vector<RuleFault> faults = problemsOf(variant);
        const auto checked = check(variant);
        QCOMPARE(checked.ok(), fits);
        QCOMPARE(faults.empty(), fits);
        if (fits)
            return;
        QVERIFY((faults.front() == RuleFault { "partner", Inapplicable::NotAtThisLayout }));
        QCOMPARE(checked.problem().place, std::string("partner"));
        QVERIFY(!checked.problem().reason.empty());
    }

    void an_idle_rule_is_no_fault_and_is_put_back()
    {
        const Variant variant = variantFrom("no-pick=redeal leaster-tie=pair");
        QVERIFY(problemsOf(variant).empty());
        QVERIFY(**check(variant) == variantFrom("no-pick=redeal"));
    }

    void variants_that_play_alike_are_equal()
    {
        QVERIFY(*check(variantFrom("no-pick=redeal leaster-tie=pair"))
            == *check(variantFrom("no-pick=redeal")));
        QVERIFY(!(*check(variantFrom("no-pick=redeal")) == CheckedVariant()));
    }

    void what_follows_from_the_rules_is_worked_out()
    {
        const CheckedVariant variant =
            check(variantFrom("layout=5H-J dealer-sits-out=on trump-suit=hearts")).value();
        QCOMPARE(variant.tableSeats(), 6);
        QVERIFY(variant.layout().id == LayoutId::FiveJack);
        QVERIFY(variant.trumps().trumpSuit() == Suit::Hearts);
        QVERIFY(variant->dealerSitsOut);
    }
};

REGISTER_TEST(VariantCheckTest)
#include "variant_check_test.moc"
