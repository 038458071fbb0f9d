// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/deals/honest_deals_dialog.h"

#include "tests/support/registered_test.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSignalSpy>
#include <QTabWidget>
#include <QTest>
#include <QTreeWidget>

using namespace sheepshead;

namespace {

DealtHand told(int number)
{
    const QString digits = QString::number(number);
    return { QStringLiteral("Hand ") + digits, QString(64, digits[0]),
        QStringLiteral("seed") + digits, QStringLiteral("text ") + digits + QLatin1Char('\n'),
        QStringLiteral("verify ") + digits };
}

DealtHand secret() { return { QStringLiteral("In play"), QString(64, u'f'), {}, {}, {} }; }

/// All that can be read on the page.
QString everything(const QWidget& page)
{
    QStringList texts;
    for (const auto* line : page.findChildren<QLineEdit*>())
        texts << line->text();
    texts << page.findChild<QPlainTextEdit*>()->toPlainText();
    const auto* list = page.findChild<QTreeWidget*>();
    for (int row = 0; row < list->topLevelItemCount(); ++row)
        for (int column = 0; column < list->columnCount(); ++column)
            texts << list->topLevelItem(row)->text(column);
    return texts.join(u'\n');
}

QTreeWidget& listOf(const QWidget& page) { return *page.findChild<QTreeWidget*>(); }

void select(const QWidget& page, int row)
{
    listOf(page).setCurrentItem(listOf(page).topLevelItem(row));
}

QString copied(const QWidget& page, const QString& button)
{
    for (auto* const each : page.findChildren<QPushButton*>())
        if (each->accessibleName() == button)
            each->click();
    return QGuiApplication::clipboard()->text();
}

} // namespace

class DealsPageTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void a_hand_in_play_has_a_hash_and_nothing_else()
    {
        DealsPage page;
        page.setHands({ secret() });
        const QString shown = everything(page);
        QVERIFY(shown.contains(secret().hash));
        QVERIFY(shown.contains(QStringLiteral("after the hand")));
        QVERIFY(!shown.contains(QStringLiteral("verify")));
    }

    void a_hand_that_is_over_has_all_that_is_needed_to_check_it()
    {
        DealsPage page;
        page.setHands({ secret(), told(2), told(1) });
        select(page, 1);
        const QString shown = everything(page);
        for (const QString& needed :
            { told(2).hash, told(2).seed, told(2).command, QStringLiteral("text 2") })
            QVERIFY2(shown.contains(needed), qPrintable(needed));
        QVERIFY(!shown.contains(told(1).command));
        select(page, 0);
        QVERIFY(!everything(page).contains(told(2).command));
    }

    void what_is_copied_is_what_stands_there()
    {
        DealsPage page;
        page.setHands({ told(1) });
        QCOMPARE(copied(page, QStringLiteral("Copy: Hash")), told(1).hash);
        QCOMPARE(copied(page, QStringLiteral("Copy: Command")), told(1).command);
        QCOMPARE(copied(page, QStringLiteral("Copy: Text")), told(1).text); // to its last line feed
    }

    void what_is_not_there_cannot_be_copied()
    {
        DealsPage page;
        page.setHands({ secret(), told(1) });
        const auto enabled = [&page] {
            QStringList names;
            for (const auto* const button : page.findChildren<QPushButton*>())
                if (button->isEnabled())
                    names << button->accessibleName();
            return names;
        };
        QCOMPARE(enabled(), QStringList { QStringLiteral("Copy: Hash") });
        select(page, 1);
        QCOMPARE(enabled().size(), 3);
    }

    void cards_that_were_laid_out_promise_nothing()
    {
        DealsPage page;
        page.setHands({ { QStringLiteral("Hand 1"), {}, {}, {}, {} } });
        QVERIFY(everything(page).contains(QStringLiteral("cards set up by hand")));
        QVERIFY(!everything(page).contains(QStringLiteral("after the hand")));
    }

    void the_selected_hand_stays_selected_when_another_one_is_over()
    {
        DealsPage page;
        page.setHands({ secret(), told(2), told(1) });
        select(page, 2);
        page.setHands({ secret(), told(3), told(2), told(1) });
        QCOMPARE(listOf(page).currentItem()->text(0), QStringLiteral("Hand 1"));
        page.setHands({});
        QVERIFY(!everything(page).contains(told(1).command));
    }

    void a_hash_is_noted_by_its_first_digits()
    {
        QCOMPARE(shortHash(QStringLiteral("3f9a41c2aa")), QStringLiteral("3f9a 41c2"));
        QCOMPARE(shortHash({}), QString());
    }

    void the_long_run_is_worked_out_when_it_is_looked_at()
    {
        HonestDealsDialog dialog;
        QSignalSpy wanted(&dialog, &HonestDealsDialog::longRunWanted);
        dialog.show();
        QCOMPARE(wanted.count(), 0);
        dialog.findChild<QTabWidget*>()->setCurrentIndex(1);
        QCOMPARE(wanted.count(), 1);
    }
};

REGISTER_WIDGET_TEST(DealsPageTest)
#include "deals_page_test.moc"
