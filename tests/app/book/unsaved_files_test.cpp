// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/book/unsaved_files.h"

#include "ui/main_window.h"
#include "ui/widgets/notice_bar.h"

#include "tests/support/registered_test.h"

#include <QLabel>
#include <QMessageBox>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

#include <map>

using namespace sheepshead;

namespace {

/// A window and a disk that takes files, or not.
struct Disk {
    void save(const QString& key, const QString& text)
    {
        files.save({ key, key + QStringLiteral(" is lost."), [this, key, text] {
                        if (takes)
                            there[key] = text;
                        return takes;
                    } });
    }

    QString notice()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const auto* const label = window.notices().findChild<QLabel*>();
        return label ? label->text() : QString();
    }

    QMessageBox* question()
    {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        return window.findChild<QMessageBox*>();
    }

    bool takes = true;
    std::map<QString, QString> there;
    MainWindow window { new QWidget, new QWidget };
    UnsavedFiles files { window };
};

const QString one = QStringLiteral("one");
const QString two = QStringLiteral("two");
const QString quit = QStringLiteral("&Quit");

} // namespace

class UnsavedFilesTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void what_the_disk_takes_is_written_without_a_word()
    {
        Disk disk;
        const QSignalSpy saved(&disk.files, &UnsavedFiles::saved);
        disk.save(one, QStringLiteral("1"));
        QCOMPARE(disk.there[one], QStringLiteral("1"));
        QVERIFY(!disk.files.any());
        QVERIFY(disk.notice().isEmpty());
        QVERIFY(saved.empty()); // it did not wait
    }

    void several_files_wait_in_their_last_state_until_they_are_written_by_themselves()
    {
        Disk disk;
        const QSignalSpy saved(&disk.files, &UnsavedFiles::saved);
        disk.takes = false;
        disk.save(one, QStringLiteral("1"));
        disk.save(two, QStringLiteral("2"));
        disk.save(one, QStringLiteral("1b"));
        QVERIFY(disk.files.waits(one) && disk.files.waits(two));
        QVERIFY(disk.notice().contains(QStringLiteral("one is lost.")));
        QVERIFY(disk.notice().contains(QStringLiteral("two is lost.")));
        disk.takes = true;
        QTRY_VERIFY_WITH_TIMEOUT(!disk.files.any(), 60'000);
        QCOMPARE(disk.there[one], QStringLiteral("1b"));
        QCOMPARE(disk.there[two], QStringLiteral("2"));
        QVERIFY(disk.notice().isEmpty());
        QCOMPARE(saved.size(), 2);
    }

    void the_next_file_takes_along_what_waits()
    {
        Disk disk;
        disk.takes = false;
        disk.save(one, QStringLiteral("1"));
        disk.takes = true;
        disk.save(two, QStringLiteral("2"));
        QCOMPARE(disk.there.size(), std::size_t { 2 });
    }

    void what_is_forgotten_is_not_written()
    {
        Disk disk;
        disk.takes = false;
        disk.save(one, QStringLiteral("1"));
        disk.files.forget(one);
        disk.takes = true;
        disk.files.retry();
        QVERIFY(disk.there.empty());
        QVERIFY(disk.notice().isEmpty());
    }

    void leaving_tries_again_then_says_what_is_lost_and_can_be_cancelled()
    {
        Disk disk;
        int left = 0;
        const auto leave = [&] { disk.files.leave(quit, [&left] { ++left; }); };
        leave();
        QCOMPARE(left, 1); // nothing waits
        disk.takes = false;
        disk.save(one, QStringLiteral("1"));
        leave();
        QCOMPARE(left, 1);
        QVERIFY(disk.question()->text().contains(QStringLiteral("one is lost.")));
        disk.question()->button(QMessageBox::Cancel)->click();
        QCOMPARE(left, 1);
        QVERIFY(!disk.question());
        leave();
        for (QAbstractButton* const button : disk.question()->buttons())
            if (button->text() == quit)
                button->click();
        QCOMPARE(left, 2);
        disk.takes = true;
        leave();
        QCOMPARE(left, 3);
        QCOMPARE(disk.there[one], QStringLiteral("1"));
    }
};

REGISTER_WIDGET_TEST(UnsavedFilesTest)
#include "unsaved_files_test.moc"
