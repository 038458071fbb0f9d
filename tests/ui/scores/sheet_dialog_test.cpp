// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/scores/sample_sheets.h"

#include "ui/scores/score_sheet_view.h"
#include "ui/scores/sheet_dialog.h"
#include "ui/scores/sheet_sharing.h"

#include <QClipboard>
#include <QFileDialog>
#include <QGuiApplication>
#include <QLabel>
#include <QMimeData>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
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

    void its_owner_prints_and_it_saves_without_being_blocked()
    {
        SheetDialog dialog(document(5, 7));
        dialog.show();
        QSignalSpy printing(&dialog, &SheetDialog::printWanted);
        press(dialog, QStringLiteral("Print…"));
        QCOMPARE(printing.count(), 1);
        press(dialog, QStringLiteral("Save as PDF…"));
        QVERIFY(dialog.findChild<QFileDialog*>());
    }

    void it_is_copied_as_a_table_and_as_a_picture()
    {
        SheetDialog dialog(document(5, 7));
        dialog.show();
        press(dialog, QStringLiteral("Copy"));
        const QMimeData* copied = QGuiApplication::clipboard()->mimeData();
        const QStringList lines = copied->text().split(u'\n');
        QCOMPARE(lines.size(), 1 + 1 + 7 + 1); // title, players, hands, totals
        QCOMPARE(lines[1].count(u'\t'), 6);
        QVERIFY(copied->html().contains(QStringLiteral("<table>")));
        const auto picture = qvariant_cast<QImage>(copied->imageData());
        QVERIFY(picture.height() > 7 * 20);
        QCOMPARE(picture.pixelColor(2, picture.height() - 2), QColor(Qt::white)); // nothing is cut
    }

    void the_key_for_copying_copies_the_whole_sheet()
    {
        SheetDialog dialog(document(4, 3));
        dialog.show();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        QGuiApplication::clipboard()->clear();
        auto* const table = dialog.findChild<QTableView*>();
        table->setFocus();
        QTest::keySequence(table, QKeySequence::Copy);
        QCOMPARE(QGuiApplication::clipboard()->text().count(u'\n'), 1 + 3 + 1);
    }

    void a_picture_of_the_longest_evening_can_be_sent()
    {
        const ToShare shared = sheetToShare(document(8, 400));
        QVERIFY(shared.picture.height() <= 8000);
        QVERIFY(shared.picture.width() > 100);
    }
};

REGISTER_WIDGET_TEST(SheetDialogTest)
#include "sheet_dialog_test.moc"
