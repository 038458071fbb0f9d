// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/old_scores/old_scores_dialog.h"

#include "tests/support/registered_test.h"

#include <QApplication>
#include <QCheckBox>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QTest>
#include <QTreeWidget>

using namespace sheepshead;

namespace {

const QDate writtenOn(2026, 11, 28);

QPushButton* writeOf(const QDialog& dialog)
{
    for (auto* const button : dialog.findChildren<QPushButton*>())
        if (button->text().startsWith(QStringLiteral("&Write")))
            return button;
    return nullptr;
}

QCheckBox* checkBox(const QDialog& dialog, const char* text)
{
    for (auto* const box : dialog.findChildren<QCheckBox*>())
        if (box->text() == QString::fromUtf8(text))
            return box;
    return nullptr;
}

bool says(const QDialog& dialog, const char* text)
{
    for (const auto* const label : dialog.findChildren<QLabel*>())
        if (label->text().contains(QString::fromUtf8(text)))
            return true;
    return false;
}

QComboBox* meaning(const QDialog& dialog, int column)
{
    return qobject_cast<QComboBox*>(dialog.findChild<QTableWidget*>()->cellWidget(0, column));
}

QStringList evenings(const QDialog& dialog)
{
    QStringList rows;
    const auto* const tree = dialog.findChild<QTreeWidget*>();
    for (int i = 0; i < tree->topLevelItemCount(); ++i)
        rows << tree->topLevelItem(i)->text(0) + u'|' + tree->topLevelItem(i)->text(2);
    return rows;
}

} // namespace

/// The dialog that asks which column is what.
class OldScoresDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { QLocale::setDefault(QLocale(QLocale::English, QLocale::UnitedStates)); }

    void what_would_be_written_is_shown()
    {
        const OldScoresDialog dialog(
            "Date,Ada,Bob\n2019-03-12,12,-12\n2019-03-19,-3,3\n", writtenOn);
        QCOMPARE(evenings(dialog),
            (QStringList { QStringLiteral("3/12/19|Ada +12 and Bob −12"),
                QStringLiteral("3/19/19|Ada −3 and Bob +3") }));
        QVERIFY(writeOf(dialog)->isEnabled());
    }

    void a_column_gets_another_meaning()
    {
        const OldScoresDialog dialog("Date,Ada,Sum of all\n2019-03-12,12,0\n", writtenOn);
        meaning(dialog, 2)->setCurrentIndex(0);
        QCOMPARE(evenings(dialog), QStringList { QStringLiteral("3/12/19|Ada +12") });
        QVERIFY(says(dialog, "do not add up to 0"));
        meaning(dialog, 1)->setCurrentIndex(0);
        QVERIFY(says(dialog, "No column has points."));
        QVERIFY(!writeOf(dialog)->isEnabled());
    }

    void nothing_is_written_while_a_line_cannot_be_read()
    {
        const OldScoresDialog dialog(
            "Date,Ada,Bob\n2019-03-12,1,-1\n2019-03-13,x,-1\n2019-03-14,1,-1\n", writtenOn);
        QVERIFY(says(dialog, "Line 3: \"x\" is not a number."));
        QVERIFY(!writeOf(dialog)->isEnabled());
        checkBox(dialog, "&Leave out lines that cannot be read")->setChecked(true);
        QVERIFY(writeOf(dialog)->isEnabled());
        QVERIFY(dialog.scores().faults.isEmpty());
        QCOMPARE(dialog.scores().evenings.size(), 2);
    }

    void money_is_read_by_what_a_point_is_worth()
    {
        const OldScoresDialog dialog("Date;Ada;Bob\n12.3.2019;2,50;-2,50\n", writtenOn);
        QVERIFY(!writeOf(dialog)->isEnabled());
        dialog.findChild<QDoubleSpinBox*>()->setValue(0.25);
        QCOMPARE(evenings(dialog), QStringList { QStringLiteral("3/12/19|Ada +10 and Bob −10") });
    }

    void another_separator_reads_the_file_again()
    {
        const OldScoresDialog dialog("Date;Ada;Bob\n12.3.2019;2;-2\n", writtenOn);
        QComboBox* separators = nullptr;
        for (auto* const box : dialog.findChildren<QComboBox*>())
            if (box->findText(QStringLiteral("semicolons")) >= 0)
                separators = box;
        QVERIFY(separators);
        QCOMPARE(separators->currentText(), QStringLiteral("semicolons"));
        separators->setCurrentIndex(0);
        QCOMPARE(dialog.findChild<QTableWidget*>()->columnCount(), 1);
        separators->setCurrentIndex(1);
        QCOMPARE(evenings(dialog).size(), 1);
    }
};

REGISTER_WIDGET_TEST(OldScoresDialogTest)
#include "old_scores_dialog_test.moc"
