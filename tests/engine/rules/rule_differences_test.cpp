// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/rules/presets.h"
#include "engine/rules/rule_differences.h"
#include "tests/support/cards.h"
#include "tests/support/registered_test.h"

#include <QtTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

/// "spitz off first, call-ten on -": the choices of both, "-" where the rule has no effect.
QByteArray told(std::string_view one, std::string_view other)
{
    const auto choice = [](const Rule& rule, std::optional<int> index) -> std::string {
        if (!index)
            return "-";
        return rule.isNumber() ? std::to_string(*index)
                               : std::string(rule.choices[static_cast<std::size_t>(*index)]);
    };
    std::string text;
    for (const auto& [rule, ours, theirs] : differences(*variantWith(one), *variantWith(other)))
        text += (text.empty() ? "" : ", ") + std::string(rule->key) + ' ' + choice(*rule, ours)
            + ' ' + choice(*rule, theirs);
    return QByteArray::fromStdString(text);
}

} // namespace

class RuleDifferencesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void tables_that_play_alike_do_not_differ()
    {
        for (const Preset& preset : presets())
            QVERIFY(differences(preset.variant, preset.variant).empty());
        QCOMPARE(told("no-pick=doubler leaster-tie=pair", "no-pick=doubler"), QByteArray());
    }

    void a_rule_that_both_have_shows_both_choices()
    {
        QCOMPARE(told("", "spitz=first alone=off"), QByteArray("spitz off first, alone on off"));
        QCOMPARE(told("cents-a-point=5", "cents-a-point=10"), QByteArray("cents-a-point 5 10"));
    }

    void a_rule_that_only_one_has_shows_the_other_without_a_choice()
    {
        QCOMPARE(told("", "length=hands length-number=20"),
            QByteArray("length open hands, length-number - 20"));
        QVERIFY(told("layout=5H-A", "layout=5H-J").contains("call-ten on -"));
    }

    void they_stand_in_the_order_of_the_rule_table()
    {
        const auto found = differences(*variantWith("layout=2H-1"), *variantWith("layout=5H-A"));
        QVERIFY(found.size() > 10);
        for (std::size_t i = 1; i < found.size(); ++i)
            QVERIFY(found[i - 1].rule < found[i].rule);
    }
};

REGISTER_TEST(RuleDifferencesTest)
#include "rule_differences_test.moc"
