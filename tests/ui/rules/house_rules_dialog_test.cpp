// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rules/house_rules_dialog.h"

#include "tests/support/registered_test.h"
#include "tests/ui/activate.h"
#include "tests/ui/rules/rule_form_parts.h"
#include "tests/ui/tab_order.h"

#include <QApplication>
#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

QPushButton& button(HouseRulesDialog& dialog, QDialogButtonBox::StandardButton which)
{
    return *dialog.findChild<QDialogButtonBox*>()->button(which);
}

} // namespace

class HouseRulesDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void changed_rules_are_told_when_they_are_accepted()
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

    void nothing_is_told_without_a_change_or_when_it_is_cancelled()
    {
        HouseRulesDialog dialog { Variant() };
        QSignalSpy chosen(&dialog, &HouseRulesDialog::chosen);
        button(dialog, QDialogButtonBox::Ok).click();
        dialog.open();
        buttonOf(*dialog.findChild<RuleForm*>(), "spitz", "first")->click();
        button(dialog, QDialogButtonBox::Cancel).click();
        QCOMPARE(chosen.count(), 0);
    }

    void rules_that_cannot_be_played_cannot_be_accepted()
    {
        Variant faulty;
        faulty.partner = Partner::JackOfClubs;
        HouseRulesDialog dialog(faulty);
        QVERIFY(!button(dialog, QDialogButtonBox::Ok).isEnabled());
        buttonOf(*dialog.findChild<RuleForm*>(), "partner", "none")->click();
        QVERIFY(button(dialog, QDialogButtonBox::Ok).isEnabled());
    }

    void tab_goes_as_the_eye_does()
    {
        HouseRulesDialog dialog { Variant() };
        dialog.show();
        testing::activate(dialog);
        QLineEdit& search = *dialog.findChild<QLineEdit*>();
        search.setFocus();
        const QStringList walk = tabOrder(dialog);
        const QStringList top { QStringLiteral("Search the rules"), QStringLiteral("Open rules…"),
            QStringLiteral("Save rules…"), QStringLiteral("Compare…"), QStringLiteral("Sections") };
        QVERIFY2(walk.mid(0, top.size()) == top, qPrintable(walk.join(u'|')));
        QVERIFY2(walk.last() == QStringLiteral("Cancel") || walk.last() == QStringLiteral("OK"),
            qPrintable(walk.join(u'|')));
    }

    void keys_close_it()
    {
        for (const Qt::Key key : { Qt::Key_Return, Qt::Key_Escape }) {
            HouseRulesDialog dialog { Variant() };
            QSignalSpy chosen(&dialog, &HouseRulesDialog::chosen);
            dialog.show();
            testing::activate(dialog);
            buttonOf(*dialog.findChild<RuleForm*>(), "spitz", "first")->click();
            QTest::keyClick(&dialog, key);
            QVERIFY(!dialog.isVisible());
            QCOMPARE(chosen.count(), key == Qt::Key_Return ? 1 : 0);
        }
    }
};

REGISTER_WIDGET_TEST(HouseRulesDialogTest)
#include "house_rules_dialog_test.moc"
