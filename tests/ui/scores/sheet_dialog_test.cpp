// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/scores/sample_sheets.h"

#include "ui/scores/score_sheet_view.h"
#include "ui/scores/sheet_dialog.h"

#include <QFileDialog>
#include <QLabel>
#include <QPrintPreviewDialog>
#include <QPushButton>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::samples;

namespace {

void press(const SheetDialog& dialog, const QString& text)
{
    for (QPushButton* button : dialog.findChildren<QPushButton*>())
        if (button->text().remove(QLatin1Char('&')) == text)
            button->click();
}

} // namespace

class SheetDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void it_shows_the_sheet_with_its_title_and_rules()
    {
        const SheetDialog dialog(document(5, 7));
        QString words;
        for (const QLabel* label : dialog.findChildren<QLabel*>())
            words += label->text() + QLatin1Char('\n');
        QVERIFY(words.contains(QStringLiteral("Tuesday at Ada's")));
        QVERIFY(words.contains(QStringLiteral("Five-handed, called ace")));
        QCOMPARE(dialog.findChild<ScoreSheetView*>()->model().rowCount(), 7);
    }

    void it_can_be_previewed_and_saved_without_being_blocked()
    {
        SheetDialog dialog(document(5, 7));
        dialog.show();
        press(dialog, QStringLiteral("Print preview…"));
        QVERIFY(dialog.findChild<QPrintPreviewDialog*>());
        press(dialog, QStringLiteral("Save as PDF…"));
        QVERIFY(dialog.findChild<QFileDialog*>());
    }
};

REGISTER_WIDGET_TEST(SheetDialogTest)
#include "sheet_dialog_test.moc"
