// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/new_player_dialog.h"

#include "tests/support/registered_test.h"

#include <QDialogButtonBox>
#include <QLineEdit>
#include <QPushButton>
#include <QRadioButton>
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

    /// In the score book both names may be one person.
    void another_name_of_a_player_at_the_table_is_not_taken_but_for_their_own_chair()
    {
        NewPlayerDialog dialog(
            { QStringLiteral("Zoë"), QStringLiteral("Ada"), QStringLiteral("Bo") }, { seatAt(0) },
            {});
        dialog.setAlsoTaken([](Seat seat, const QString& name) {
            return name == QStringLiteral("Adele") && seat != seatAt(1);
        });
        const auto button = [&dialog](auto* any, const char* text) {
            for (auto* const each : dialog.findChildren<decltype(any)>())
                if (each->text() == QLatin1String(text))
                    return each;
            return any;
        };
        auto* const sitDown = button(static_cast<QPushButton*>(nullptr), "&Sit down");
        button(static_cast<QRadioButton*>(nullptr), "Bo")->click();
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("Adele"));
        QVERIFY(!sitDown->isEnabled());
        button(static_cast<QRadioButton*>(nullptr), "Ada")->click();
        QVERIFY(sitDown->isEnabled());
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("Adela"));
        button(static_cast<QRadioButton*>(nullptr), "Bo")->click();
        QVERIFY(sitDown->isEnabled());
    }
};

REGISTER_WIDGET_TEST(NewPlayerDialogTest)
#include "new_player_dialog_test.moc"
