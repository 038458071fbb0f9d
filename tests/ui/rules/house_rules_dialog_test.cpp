// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/house_rules_dialog.h"

#include "tests/support/registered_test.h"
#include "tests/ui/rules/rule_form_parts.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace sheepshead;

class HouseRulesDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changed_rules_are_told_when_they_are_accepted();
    void nothing_is_told_without_a_change_or_when_it_is_cancelled();
    void rules_that_cannot_be_played_cannot_be_accepted();
};

namespace {

QPushButton& button(HouseRulesDialog& dialog, QDialogButtonBox::StandardButton which)
{
    return *dialog.findChild<QDialogButtonBox*>()->button(which);
}

} // namespace

void HouseRulesDialogTest::changed_rules_are_told_when_they_are_accepted()
{
    HouseRulesDialog dialog { Variant() };
    QSignalSpy chosen(&dialog, &HouseRulesDialog::chosen);
    buttonOf(*dialog.findChild<RuleForm*>(), "spitz", "first")->click();
    button(dialog, QDialogButtonBox::Ok).click();
    Variant expected;
    expected.spitz = Spitz::First;
    QCOMPARE(chosen.count(), 1);
    QVERIFY(chosen.front().front().value<Variant>() == expected);
}

void HouseRulesDialogTest::nothing_is_told_without_a_change_or_when_it_is_cancelled()
{
    HouseRulesDialog dialog { Variant() };
    QSignalSpy chosen(&dialog, &HouseRulesDialog::chosen);
    button(dialog, QDialogButtonBox::Ok).click();
    dialog.open();
    buttonOf(*dialog.findChild<RuleForm*>(), "spitz", "first")->click();
    button(dialog, QDialogButtonBox::Cancel).click();
    QCOMPARE(chosen.count(), 0);
}

void HouseRulesDialogTest::rules_that_cannot_be_played_cannot_be_accepted()
{
    Variant faulty;
    faulty.partner = Partner::JackOfClubs;
    HouseRulesDialog dialog(faulty);
    QVERIFY(!button(dialog, QDialogButtonBox::Ok).isEnabled());
    buttonOf(*dialog.findChild<RuleForm*>(), "partner", "none")->click();
    QVERIFY(button(dialog, QDialogButtonBox::Ok).isEnabled());
}

REGISTER_WIDGET_TEST(HouseRulesDialogTest)
#include "house_rules_dialog_test.moc"
