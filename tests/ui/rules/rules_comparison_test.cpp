// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/rules_comparison.h"

#include "engine/rules/layouts.h"
#include "engine/rules/presets.h"
#include "ui/rules/compare_dialog.h"
#include "ui/words/rules/rule_words.h"

#include "tests/support/registered_test.h"

#include <QAbstractItemModelTester>
#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <QTest>

using namespace sheepshead;

namespace {

NamedRules calledAce()
{
    return { QStringLiteral("Ours"), defaultVariant(LayoutId::FiveCalledAce) };
}
NamedRules jack() { return { QStringLiteral("Yours"), defaultVariant(LayoutId::FiveJack) }; }

/// The row of a rule; -1 without one.
int rowOf(const RulesComparison& comparison, std::string_view rule)
{
    for (int row = 0; row < comparison.rowCount(); ++row)
        if (comparison.index(row, 0).data().toString() == ruleName(rule))
            return row;
    return -1;
}

QString at(const RulesComparison& comparison, std::string_view rule, int column)
{
    return comparison.index(rowOf(comparison, rule), column).data().toString();
}

} // namespace

class RulesComparisonTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void only_what_differs_has_a_row()
    {
        RulesComparison comparison;
        const QAbstractItemModelTester tester(&comparison);
        NamedRules other = calledAce();
        other.variant.noPick = NoPick::ForcedPick;
        comparison.compare(calledAce(), other);
        QCOMPARE(at(comparison, "no-pick", RulesComparison::OneColumn),
            choiceName("no-pick", "leaster"));
        QCOMPARE(at(comparison, "no-pick", RulesComparison::OtherColumn),
            choiceName("no-pick", "forced-pick"));
        QCOMPARE(rowOf(comparison, "spitz"), -1);
        QCOMPARE(comparison.differing(), comparison.rowCount());
    }

    void a_rule_that_one_table_does_not_have_says_why()
    {
        RulesComparison comparison;
        comparison.compare(calledAce(), jack());
        const QModelIndex cell =
            comparison.index(rowOf(comparison, "call-hold"), RulesComparison::OtherColumn);
        QCOMPARE(cell.data().toString(), QStringLiteral("\u2013"));
        QCOMPARE(cell.data(Qt::ToolTipRole).toString(), reasonText(Inapplicable::NeedsCalledCard));
        QCOMPARE(comparison.headerData(2, Qt::Horizontal, Qt::DisplayRole).toString(), jack().name);
    }

    void all_rules_can_be_seen()
    {
        RulesComparison comparison;
        comparison.compare(calledAce(), jack());
        const int differing = comparison.rowCount();
        comparison.setAll(true);
        QVERIFY(comparison.rowCount() > differing);
        QVERIFY(rowOf(comparison, "spitz") >= 0);
        QCOMPARE(comparison.differing(), differing);
    }

    void the_same_rules_have_no_rows()
    {
        RulesComparison comparison;
        comparison.compare(jack(), jack());
        QCOMPARE(comparison.rowCount(), 0);
    }

    void a_preset_and_rules_from_a_file_can_be_chosen()
    {
        CompareDialog dialog({ calledAce() });
        const auto sides = dialog.findChildren<QComboBox*>();
        QCOMPARE(sides.size(), 2);
        QCOMPARE(sides[0]->count(), static_cast<int>(presets().size()) + 1);
        QCOMPARE(dialog.comparison().differing(), 0); // the nearest preset
        dialog.add(jack(), 1);
        QCOMPARE(sides[1]->currentText(), jack().name);
        QVERIFY(dialog.comparison().differing() > 0);
        dialog.findChild<QCheckBox*>()->click();
        QVERIFY(dialog.comparison().rowCount() > dialog.comparison().differing());
        sides[0]->setCurrentIndex(sides[0]->count() - 1);
        QCOMPARE(dialog.comparison().differing(), 0);
    }
};

REGISTER_WIDGET_TEST(RulesComparisonTest)
#include "rules_comparison_test.moc"
