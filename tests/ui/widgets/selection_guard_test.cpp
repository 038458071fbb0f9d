// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/selection_guard.h"

#include "tests/support/registered_test.h"

#include <QAccessible>
#include <QListWidget>
#include <QSignalSpy>
#include <QTest>
#include <QTreeWidget>

using namespace sheepshead;

namespace {

const QStringList words { QStringLiteral("a"), QStringLiteral("b"), QStringLiteral("c") };

/// As a screen reader chooses an entry: by its action.
void choose(QWidget& view, int entry)
{
    QAccessibleInterface* const list = QAccessible::queryAccessibleInterface(&view);
    QAccessibleInterface* const item = list->child(entry);
    QVERIFY(item != nullptr);
    item->actionInterface()->doAction(QAccessibleActionInterface::toggleAction());
}

} // namespace

class SelectionGuardTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { installSelectionGuard(); }

    void what_a_screen_reader_chooses_in_a_list_is_current()
    {
        QListWidget list;
        list.addItems(words);
        list.setCurrentRow(0);
        list.show();
        const QSignalSpy moved(&list, &QListWidget::currentRowChanged);
        choose(list, 2);
        QTRY_COMPARE(list.currentRow(), 2);
        QCOMPARE(list.selectedItems().size(), qsizetype { 1 });
        QCOMPARE(moved.size(), qsizetype { 1 });
    }

    void what_is_chosen_in_a_tree_is_current()
    {
        QTreeWidget tree;
        for (const QString& word : words)
            tree.addTopLevelItem(new QTreeWidgetItem({ word }));
        tree.setCurrentItem(tree.topLevelItem(0));
        tree.show();
        tree.selectionModel()->select(
            tree.model()->index(1, 0), QItemSelectionModel::ClearAndSelect);
        QTRY_COMPARE(tree.currentItem(), tree.topLevelItem(1));
    }

    void keys_move_once()
    {
        QListWidget list;
        list.addItems(words);
        list.setCurrentRow(0);
        list.show();
        const QSignalSpy moved(&list, &QListWidget::currentRowChanged);
        QTest::keyClick(&list, Qt::Key_Down);
        QCoreApplication::processEvents();
        QCOMPARE(list.currentRow(), 1);
        QCOMPARE(moved.size(), qsizetype { 1 });
    }
};

REGISTER_WIDGET_TEST(SelectionGuardTest)
#include "selection_guard_test.moc"
