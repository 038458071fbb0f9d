// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/dialog_commands.h"

#include "tests/support/registered_test.h"

#include <QAction>
#include <QDialog>
#include <QMainWindow>
#include <QSignalSpy>
#include <QTest>

using namespace sheepshead;

namespace {

struct Commands {
    QMainWindow window;
    QAction always;
    QAction beside;
    DialogCommands commands { { &always }, { &beside }, &window };
    QSignalSpy alwaysDone { &always, &QAction::triggered };
    QSignalSpy besideDone { &beside, &QAction::triggered };

    Commands()
    {
        always.setShortcut(Qt::Key_F1);
        beside.setShortcut(Qt::Key_R);
        window.addActions({ &always, &beside });
        window.show();
    }
};

} // namespace

class DialogCommandsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// Such as the sheet of a real table.
    void a_key_works_in_a_window_beside()
    {
        Commands at;
        QMainWindow other(&at.window);
        other.show();
        QVERIFY(QTest::qWaitForWindowActive(&other));
        QTest::keyClick(&other, Qt::Key_F1);
        QCOMPARE(at.alwaysDone.count(), 1);
        QTest::keyClick(&other, Qt::Key_R); // it has keys of its own
        QCOMPARE(at.besideDone.count(), 0);
    }

    void a_modal_dialog_has_only_what_works_everywhere()
    {
        Commands at;
        QDialog beside(&at.window);
        beside.show();
        QVERIFY(QTest::qWaitForWindowActive(&beside));
        QTest::keyClick(&beside, Qt::Key_R);
        QCOMPARE(at.besideDone.count(), 1);
        beside.close();
        QDialog modal(&at.window);
        modal.open();
        QVERIFY(QTest::qWaitForWindowActive(&modal));
        QTest::keyClick(&modal, Qt::Key_R);
        QTest::keyClick(&modal, Qt::Key_F1);
        QCOMPARE(at.besideDone.count(), 1);
        QCOMPARE(at.alwaysDone.count(), 1);
    }
};

REGISTER_WIDGET_TEST(DialogCommandsTest)
#include "dialog_commands_test.moc"
