// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/start/first_start_dialog.h"

#include "tests/support/registered_test.h"
#include "tests/ui/activate.h"
#include "tests/ui/tab_order.h"

#include <QAbstractButton>
#include <QApplication>
#include <QSignalSpy>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

namespace {

struct Asked {
    Asked()
        : lesson(&dialog, &FirstStartDialog::lessonWanted)
        , calledAce(&dialog, &FirstStartDialog::calledAceWanted)
        , otherTable(&dialog, &FirstStartDialog::otherTableWanted)
        , realTable(&dialog, &FirstStartDialog::realTableWanted)
        , rejected(&dialog, &QDialog::rejected)
    {
        dialog.open();
    }
    QList<qsizetype> told() const
    {
        return { lesson.count(), calledAce.count(), otherTable.count(), realTable.count(),
            rejected.count() };
    }

    FirstStartDialog dialog;
    QSignalSpy lesson, calledAce, otherTable, realTable, rejected;
};

} // namespace

class FirstStartDialogTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void every_answer_closes_it_and_is_told_data()
    {
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QList<qsizetype>>("told");
        QTest::newRow("lesson") << QStringLiteral("&Teach me")
                                << QList<qsizetype> { 1, 0, 0, 0, 0 };
        QTest::newRow("called ace")
            << QStringLiteral("I play &called ace") << QList<qsizetype> { 0, 1, 0, 0, 0 };
        QTest::newRow("other table")
            << QStringLiteral("My table &plays…") << QList<qsizetype> { 0, 0, 1, 0, 0 };
        QTest::newRow("real table")
            << QStringLiteral("&Score a real table") << QList<qsizetype> { 0, 0, 0, 1, 0 };
    }

    void every_answer_closes_it_and_is_told()
    {
        QFETCH(QString, answer);
        QFETCH(QList<qsizetype>, told);
        Asked asked;
        for (auto* const button : asked.dialog.findChildren<QAbstractButton*>())
            if (button->text() == answer) {
                QVERIFY(!button->accessibleDescription().isEmpty());
                button->click();
            }
        QCOMPARE(asked.told(), told);
        QVERIFY(!asked.dialog.isVisible());
    }

    void without_an_answer_it_is_rejected()
    {
        Asked asked;
        QTest::keyClick(&asked.dialog, Qt::Key_Escape);
        QCOMPARE(asked.told(), (QList<qsizetype> { 0, 0, 0, 0, 1 }));
    }

    void enter_takes_the_first_answer()
    {
        Asked asked;
        QVERIFY(QTest::qWaitForWindowActive(&asked.dialog));
        QTest::keyClick(&asked.dialog, Qt::Key_Return);
        QCOMPARE(asked.told(), (QList<qsizetype> { 1, 0, 0, 0, 0 }));
    }

    void tab_goes_from_answer_to_answer()
    {
        Asked asked;
        testing::activate(asked.dialog);
        asked.dialog.findChild<QAbstractButton*>()->setFocus();
        QCOMPARE(tabOrder(asked.dialog),
            QStringList({ QStringLiteral("Teach me"), QStringLiteral("I play called ace"),
                QStringLiteral("My table plays…"), QStringLiteral("Score a real table") }));
    }
};

REGISTER_WIDGET_TEST(FirstStartDialogTest)
#include "first_start_dialog_test.moc"
