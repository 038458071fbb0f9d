// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/game/book_replacement.h"

#include "app/book/files/book_files.h"
#include "app/book/score_book_controller.h"
#include "app/game/current_game.h"
#include "app/settings/settings_controller.h"
#include "tests/app/storage/books.h"
#include "tests/support/registered_test.h"
#include "ui/main_window.h"
#include "ui/widgets/notice_bar.h"

#include <QPushButton>
#include <QTest>

using namespace sheepshead;
using namespace sheepshead::testing;

class BookReplacementTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    /// The sheets that came in have the numbers of others there.
    void an_import_is_not_taken_back_from_the_book_that_is_restored()
    {
        const sheepshead::testing::Desk desk;
        makeBook(desk.file(), 2, 1);
        const auto other = desk.folder() / "other.sqlite";
        makeBook(other, 3, 2);
        MainWindow window { new QWidget, new QWidget };
        SettingsController settings(
            QString::fromStdU16String(desk.file().u16string()) + QStringLiteral(".ini"));
        ScoreBookController book(desk.file(), window);
        CurrentGame game({ window, book, settings }, 7);
        BookFiles files(desk.file(), window, settings.store());
        const BookReplacement replacement(files, book, game);
        const auto offersToTakeBack = [&window] {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            for (const auto* const button : window.notices().findChildren<QPushButton*>())
                if (button->text() == QStringLiteral("&Take the import back"))
                    return true;
            return false;
        };
        book.open();
        game.begin();
        files.imports().importFrom(other);
        QTRY_VERIFY_WITH_TIMEOUT(!files.isBusy(), 60'000);
        QVERIFY(offersToTakeBack());
        Q_EMIT files.restoreWanted(other);
        QTRY_VERIFY_WITH_TIMEOUT(book.isOpen(), 60'000);
        QCOMPARE(book.book().sheets(0, 9).value().size(), std::size_t { 1 });
        QVERIFY(!offersToTakeBack());
    }
};

REGISTER_WIDGET_TEST(BookReplacementTest)
#include "book_replacement_test.moc"
