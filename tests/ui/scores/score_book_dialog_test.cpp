// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/registered_test.h"
#include "tests/ui/scores/sample_book.h"

#include "ui/scores/score_book_dialog.h"

#include <QInputDialog>
#include <QLabel>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTableView>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::samples;

namespace {

QPushButton* button(const QWidget& parent, const QString& text)
{
    for (QPushButton* found : parent.findChildren<QPushButton*>())
        if (found->text().remove(QLatin1Char('&')).startsWith(text))
            return found;
    qFatal("no button %s", qPrintable(text));
}

QPushButton* openButton(const QWidget& dialog) { return button(dialog, QStringLiteral("Open")); }
QPushButton* resumeButton(const QWidget& dialog)
{
    return button(dialog, QStringLiteral("Resume"));
}
QPushButton* renameButton(const QWidget& dialog)
{
    return button(dialog, QStringLiteral("Rename"));
}
QPushButton* deleteButton(const QWidget& dialog)
{
    return button(dialog, QStringLiteral("Delete"));
}

QString chosenName(const QWidget& dialog)
{
    const auto* table = dialog.findChild<QTableView*>();
    return table->selectionModel()->selectedRows().value(0).data().toString();
}

QStringList labelsInSight(const QWidget& dialog)
{
    QStringList texts;
    for (const QLabel* label : dialog.findChildren<QLabel*>())
        if (label->isVisibleTo(&dialog))
            texts << label->text();
    return texts;
}

void rename(ScoreBookDialog& dialog, const QString& name)
{
    renameButton(dialog)->click();
    auto* asked = dialog.findChild<QInputDialog*>();
    QVERIFY(asked);
    asked->setTextValue(name);
    asked->accept();
    delete asked;
}

} // namespace

class ScoreBookDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void the_sheet_played_last_is_first_and_chosen()
    {
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf(book()));
        QCOMPARE(chosenName(dialog), QStringLiteral("Tuesday"));
        QCOMPARE(dialog.findChild<QTableView*>()->currentIndex().row(), 0);
    }

    void buttons_speak_of_the_chosen_sheet()
    {
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf(book()));
        QSignalSpy opened(&dialog, &ScoreBookDialog::openRequested);
        QSignalSpy goneOn(&dialog, &ScoreBookDialog::goOnRequested);
        dialog.findChild<QTableView*>()->selectRow(1);
        openButton(dialog)->click();
        resumeButton(dialog)->click();
        QCOMPARE(opened.value(0), QVariantList({ qint64(112) }));
        QCOMPARE(goneOn.value(0), QVariantList({ qint64(112) }));
    }

    void enter_opens_the_chosen_sheet()
    {
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf(book()));
        dialog.show();
        QSignalSpy opened(&dialog, &ScoreBookDialog::openRequested);
        QTest::keyClick(dialog.findChild<QTableView*>(), Qt::Key_Down);
        QTest::keyClick(dialog.findChild<QTableView*>(), Qt::Key_Return);
        QCOMPARE(opened.size(), 1);
        QCOMPARE(opened.value(0), QVariantList({ qint64(112) }));
        QVERIFY(dialog.isVisible());
    }

    void a_sheet_gets_the_name_that_was_typed()
    {
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf(book()));
        QSignalSpy renamed(&dialog, &ScoreBookDialog::renameRequested);
        rename(dialog, QStringLiteral(" Revenge "));
        QCOMPARE(renamed.value(0), QVariantList({ qint64(126), QStringLiteral("Revenge") }));
    }

    void a_name_of_blanks_or_the_old_one_changes_nothing()
    {
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf(book()));
        QSignalSpy renamed(&dialog, &ScoreBookDialog::renameRequested);
        rename(dialog, QStringLiteral("  "));
        rename(dialog, QStringLiteral("Tuesday"));
        QCOMPARE(renamed.size(), 0);
    }

    void delete_asks_first_and_can_be_refused()
    {
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf(book()));
        QSignalSpy deleted(&dialog, &ScoreBookDialog::deleteRequested);
        deleteButton(dialog)->click();
        auto* box = dialog.findChild<QMessageBox*>();
        QVERIFY(box);
        QVERIFY(box->text().contains(QStringLiteral("Tuesday")));
        QVERIFY(box->informativeText().startsWith(bookEntryDates(book()[1])));
        QCOMPARE(box->defaultButton(), box->button(QMessageBox::Cancel));
        box->button(QMessageBox::Cancel)->click();
        QCOMPARE(deleted.size(), 0);
    }

    void delete_happens_when_confirmed()
    {
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf(book()));
        QSignalSpy deleted(&dialog, &ScoreBookDialog::deleteRequested);
        deleteButton(dialog)->click();
        deleteButton(*dialog.findChild<QMessageBox*>())->click();
        QCOMPARE(deleted.value(0), QVariantList({ qint64(126) }));
    }

    void the_sheet_on_the_table_can_only_be_looked_at_and_renamed()
    {
        std::vector<BookEntry> entries = book();
        entries[1].onTable = true;
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf(entries));
        QVERIFY(openButton(dialog)->isEnabled());
        QVERIFY(renameButton(dialog)->isEnabled());
        QVERIFY(!resumeButton(dialog)->isEnabled());
        QVERIFY(!deleteButton(dialog)->isEnabled());
        QTest::keyClick(dialog.findChild<QTableView*>(), Qt::Key_Delete);
        QVERIFY(!dialog.findChild<QMessageBox*>());
    }

    /// What is being typed there would be lost.
    void a_sheet_with_an_open_window_is_not_deleted()
    {
        std::vector<BookEntry> entries = book();
        entries[1].inWindow = true;
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf(entries));
        QSignalSpy deleted(&dialog, &ScoreBookDialog::deleteRequested);
        deleteButton(dialog)->click();
        auto* const box = dialog.findChild<QMessageBox*>();
        QVERIFY(box);
        QCOMPARE(box->text(), QStringLiteral("\"Tuesday\" is open in a window of its own."));
        QCOMPARE(box->buttons().size(), 1);
        box->accept();
        QCOMPARE(deleted.size(), 0);
    }

    void a_sheet_of_a_later_version_cannot_be_gone_on_with()
    {
        std::vector<BookEntry> entries = book();
        entries[1].variant.reset();
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf(entries));
        QVERIFY(openButton(dialog)->isEnabled());
        QVERIFY(!resumeButton(dialog)->isEnabled());
    }

    void the_chosen_sheet_stays_chosen_when_entries_change()
    {
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf(book()));
        dialog.findChild<QTableView*>()->selectRow(2);
        std::vector<BookEntry> entries = book();
        entries.push_back(bookEntry(28, QStringLiteral("Thursday"), 4, 2));
        dialog.setRows(rowsOf(entries));
        QCOMPARE(chosenName(dialog), QStringLiteral("Birthday"));
    }

    void the_neighbour_is_chosen_when_a_sheet_is_gone()
    {
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf(book()));
        dialog.findChild<QTableView*>()->selectRow(2);
        std::vector<BookEntry> entries = book();
        entries.erase(entries.begin());
        dialog.setRows(rowsOf(entries));
        QCOMPARE(chosenName(dialog), QStringLiteral("At the lake"));
    }

    void an_empty_book_says_so()
    {
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf({}));
        QVERIFY(labelsInSight(dialog).contains(
            QStringLiteral("No score sheets yet. Your first hand starts one.")));
        QVERIFY(!openButton(dialog)->isEnabled());
        QVERIFY(!deleteButton(dialog)->isEnabled());
    }

    void a_search_without_success_says_so()
    {
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf(book()));
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("poker"));
        QVERIFY(labelsInSight(dialog).contains(QStringLiteral("No sheet contains \"poker\".")));
        QVERIFY(!openButton(dialog)->isEnabled());
        dialog.findChild<QLineEdit*>()->setText(QStringLiteral("lake"));
        QCOMPARE(chosenName(dialog), QStringLiteral("At the lake"));
    }

    void the_chosen_sheet_is_told_in_full()
    {
        ScoreBookDialog dialog;
        std::vector<BookEntry> entries = book();
        entries[1].players = longNames(5);
        dialog.setRows(rowsOf(entries));
        const QString all = labelsInSight(dialog).join(QLatin1Char('\n'));
        QVERIFY2(all.contains(QStringLiteral("Kleinschmidt-Oberhuber")), qPrintable(all));
    }

    void down_in_the_search_field_enters_the_list()
    {
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf(book()));
        dialog.show();
        dialog.activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(&dialog));
        dialog.findChild<QLineEdit*>()->setFocus();
        QTest::keyClick(dialog.findChild<QLineEdit*>(), Qt::Key_Down);
        QVERIFY(dialog.findChild<QTableView*>()->hasFocus());
        QTest::keyClick(dialog.focusWidget(), Qt::Key_Down);
        QCOMPARE(dialog.findChild<QTableView*>()->currentIndex().row(), 1);
    }

    void a_date_stands_on_one_line()
    {
        ScoreBookDialog dialog;
        dialog.setRows(rowsOf(book()));
        dialog.show();
        const auto* const table = dialog.findChild<QTableView*>();
        const QString date = table->model()->index(0, 1).data().toString();
        QVERIFY(!date.contains(QLatin1Char(' ')));
        QCOMPARE_GE(table->columnWidth(1), table->fontMetrics().horizontalAdvance(date));
    }
};

REGISTER_WIDGET_TEST(ScoreBookDialogTest)
#include "score_book_dialog_test.moc"
