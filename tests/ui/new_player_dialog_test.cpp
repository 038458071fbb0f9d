// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_player_dialog.h"

#include "tests/support/registered_test.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

using namespace sheepshead;

/// POT-JOIN
class NewPlayerDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_name_that_a_player_at_the_table_has_is_not_taken()
    {
        NewPlayerDialog dialog({ QStringLiteral("Zoë"), QStringLiteral("Ada") }, { seatAt(0) }, {});
        QSignalSpy chosen(&dialog, &NewPlayerDialog::chosen);
        auto& name = *dialog.findChild<QLineEdit*>();
        QPushButton* sitDown = nullptr;
        for (QPushButton* const button : dialog.findChildren<QPushButton*>())
            if (button->text() == QStringLiteral("&Sit down"))
                sitDown = button;
        QVERIFY(sitDown && !sitDown->isEnabled());
        for (const char* const taken : { "Ada", " ada ", "ZOË", "  " }) {
            name.setText(QString::fromUtf8(taken));
            QVERIFY2(!sitDown->isEnabled(), taken);
        }
        name.setText(QStringLiteral(" Ada  May "));
        QVERIFY(sitDown->isEnabled());
        sitDown->click();
        QCOMPARE(chosen.size(), 1);
        QCOMPARE(chosen.front().at(1).toString(), QStringLiteral("Ada May"));
    }
};

REGISTER_WIDGET_TEST(NewPlayerDialogTest)
#include "new_player_dialog_test.moc"
