// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/scroll_accessible.h"

#include "tests/support/registered_test.h"

#include <QAccessible>
#include <QGraphicsView>
#include <QScrollArea>
#include <QScrollBar>
#include <QTableView>
#include <QTest>
#include <QTextBrowser>

using namespace sheepshead;

class ScrollAccessibleTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installScrollAccessibility(); }

    void a_bar_that_was_just_hidden_can_be_asked_for()
    {
        QScrollArea area;
        area.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOn);
        area.show();
        QTRY_VERIFY(area.verticalScrollBar()->isVisible());
        const QAccessibleInterface* const told = QAccessible::queryAccessibleInterface(&area);
        const int count = told->childCount();
        area.setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
        QTRY_VERIFY(!area.verticalScrollBar()->isVisible());
        for (int i = 0; i < count; ++i) {
            const QAccessibleInterface* const child = told->child(i);
            QVERIFY(!child || child->parent() == told);
        }
    }

    void there_is_no_child_past_the_last()
    {
        QScrollArea area;
        QGraphicsView view;
        for (QWidget* const widget :
            { static_cast<QWidget*>(&area), static_cast<QWidget*>(&view) }) {
            const QAccessibleInterface* const told = QAccessible::queryAccessibleInterface(widget);
            for (const int past : { 0, 1, 10, 10'000'000 })
                QVERIFY(!told->child(told->childCount() + past));
            QVERIFY(!told->child(-1));
        }
    }

    void what_is_scrolled_is_a_child()
    {
        QScrollArea area;
        area.setWidget(new QTextBrowser);
        const QAccessibleInterface* const told = QAccessible::queryAccessibleInterface(&area);
        const QAccessibleInterface* const port =
            QAccessible::queryAccessibleInterface(area.viewport());
        const QAccessibleInterface* const text =
            QAccessible::queryAccessibleInterface(area.widget());
        QVERIFY(told->indexOfChild(port) >= 0);
        QCOMPARE(told->child(told->indexOfChild(port)), port);
        QCOMPARE(port->parent(), told);
        QCOMPARE(text->parent(), port);
    }

    void tables_and_texts_stay_what_they_are()
    {
        QTableView table;
        QTextBrowser text;
        QCOMPARE(QAccessible::queryAccessibleInterface(&table)->role(), QAccessible::Table);
        QCOMPARE(QAccessible::queryAccessibleInterface(&text)->role(), QAccessible::StaticText);
    }
};

REGISTER_WIDGET_TEST(ScrollAccessibleTest)
#include "scroll_accessible_test.moc"
